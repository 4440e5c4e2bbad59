import { expect, test } from 'vitest';

import { lateBilling } from '../src/late-billing.ts';
import { openDesk } from './sync/account-desk.ts';

test('code that cannot be fetched is a missing network, and is fetched at the next try', async () => {
  let tries = 0;
  const api = lateBilling(() => {
    tries += 1;
    return Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
  });
  for (const answered of [await api.plans(), await api.refresh(), await api.history({ before: null })])
    expect(answered).toEqual({ ok: false, error: { type: 'offline' } });
  expect(tries).toBe(3);
});

test('nobody signed in has nothing to show to the server; who is shows his token', async () => {
  const { client, server, status } = openDesk();
  server.addUser('mira@example.org', 'lamp-oil-and-rain');
  expect(await client.bearer()).toEqual({ ok: false, error: { type: 'not-authenticated' } });
  await client.signIn({ email: 'mira@example.org', password: 'lamp-oil-and-rain' });
  const now = status();
  expect(await client.bearer()).toEqual({
    ok: true,
    value: {
      token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]*$/),
      user: now.type === 'none' ? '' : now.user.id,
    },
  });
});
