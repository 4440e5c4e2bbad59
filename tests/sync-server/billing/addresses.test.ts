import { afterAll, expect, test } from 'vitest';

import { createBilling } from '../../../sync-server/billing/billing.ts';
import { createCredits } from '../../../sync-server/billing/credits.ts';
import { err, ok } from '../../../src/domain/result.ts';
import { createReplicateMaker } from '../../../src/providers/replicate/maker.ts';
import { createBillingClient } from '../../../src/sync/billing-client.ts';
import { creditErrors, creditNotice } from '../../../src/ui/parts/credit-failure.ts';
import { fakeClock } from '../../game-table.ts';
import { openMoney } from './open-money.ts';

const money = await openMoney();
afterAll(() => money.close());
const { ask } = money;
const { newUser } = money.database;

const addresses = [
  ['GET', '/credits/balance'],
  ['POST', '/credits/purchase'],
  ['POST', '/subscription/create'],
  ['POST', '/subscription/cancel'],
  ['GET', '/subscription/status'],
  ['GET', '/payment-methods'],
  ['POST', '/usage/report'],
  ['POST', '/usage/refund'],
  ['GET', '/usage/current'],
  ['PUT', '/usage/limit'],
  ['GET', '/history'],
  ['GET', '/receipts'],
] as const;

test('without a session, and with a user id for a token, every address answers 401 in `error`', async () => {
  const user = await newUser();
  for (const [method, path] of addresses) {
    for (const headers of [{}, { authorization: `Bearer ${user}` }]) {
      const answer = await ask(null, method, path, method === 'GET' ? undefined : { quantity: 1 }, headers);
      expect(answer, path).toEqual({
        status: 401,
        body: { error: 'User not authenticated', code: 'not-authenticated' },
      });
    }
  }
  expect(await ask(null, 'GET', '/plans')).toMatchObject({ status: 200 });
});

test('what is no address, no JSON, too long or too often is refused in `error`', async () => {
  const user = await newUser();
  expect(await ask(user, 'GET', '/credits')).toMatchObject({
    status: 404,
    body: { error: expect.any(String) },
  });
  expect(await ask(user, 'DELETE', '/credits/balance')).toMatchObject({ status: 404 });
  expect(await ask(user, 'POST', '/usage/report')).toMatchObject({ status: 400 });
  expect(await ask(user, 'POST', '/credits/purchase', { planId: 'x'.repeat(100_000) })).toMatchObject({
    status: 413,
  });
  const limited = createBilling({ ...money.deps[0], takeLimit: async () => false });
  const response = await limited.fetch(
    new Request('http://127.0.0.1/api/billing/credits/balance', {
      headers: { authorization: `Bearer token-${user}` },
    }),
  );
  expect(response.status).toBe(429);
  expect(response.headers.get('retry-after')).toBe('60');
});

test('PAY-08 quantities that are negative, parts, none or too many are refused', async () => {
  const user = await newUser();
  for (const path of ['/usage/report', '/usage/refund']) {
    for (const quantity of [0, -1, 0.5, 11, '1', null, undefined]) {
      expect(await ask(user, 'POST', path, { quantity }), `${path} ${quantity}`).toMatchObject({
        status: 400,
      });
    }
  }
  expect(await ask(user, 'POST', '/usage/report', { quantity: 1 })).toMatchObject({
    status: 200,
    body: { success: true },
  });
  expect(await ask(user, 'POST', '/usage/refund', { quantity: 1 })).toMatchObject({
    status: 200,
    body: { success: true },
  });
  expect(await ask(user, 'POST', '/usage/refund', { quantity: 1 })).toMatchObject({
    status: 409,
    body: { success: false, error: expect.any(String) },
  });
  expect(await money.balance(user)).toMatchObject({ total: 15 });
});

test('drawing and then asking the credit back gives none back', async () => {
  const user = await newUser();
  await money.picture(user);
  expect(await ask(user, 'POST', '/usage/refund', { quantity: 1 })).toMatchObject({
    status: 409,
    body: { success: false },
  });
  expect(await money.balance(user)).toMatchObject({ total: 14, credits_used: 1 });
});

test('CRED-21 the history tells every grant, use and return, with date, story and scene', async () => {
  const user = await newUser();
  const about = {
    story: 'b8ff5f4e-0000-4000-8000-000000000001',
    scene: 'b8ff5f4e-0000-4000-8000-000000000002',
  };
  for (const [request, isDone] of [
    ['drawn', true],
    ['failed', false],
  ] as const) {
    await money.credits.reserve({ user, request, real: false, about });
    await money.credits.settle({ user, request, ok: isDone });
  }
  const { body } = await ask(user, 'GET', '/history');
  expect(body).toMatchObject({
    next: null,
    entries: [
      { kind: 'release', amount: 1, request_id: 'failed', ...about },
      { kind: 'hold', amount: -1, request_id: 'failed', ...about },
      {
        kind: 'use',
        amount: 0,
        request_id: 'drawn',
        ...about,
        credit_type: 'free',
        at: expect.stringMatching(/^2026-11-02T/),
      },
      { kind: 'hold', amount: -1, request_id: 'drawn', ...about },
      { kind: 'grant', amount: 10, grant: 'free', story: null },
      { kind: 'grant', amount: 5, grant: 'welcome' },
    ],
  });
  const entries = body['entries'] as readonly { id: number }[];
  const page = await ask(user, 'GET', `/history?before=${entries[3]?.id}`);
  expect((page.body['entries'] as unknown[]).length).toBe(2);
  expect(await ask(user, 'GET', '/history?before=1;drop')).toMatchObject({ status: 400 });
  const other = await newUser();
  expect((await ask(other, 'GET', '/history')).body).toEqual({ entries: [], next: null });
});

test('a race that cannot be had is told as such, and any other failure as a failure', async () => {
  const failing = (code: string) => createCredits(async () => err({ code, message: 'no' }));
  const given = { user: 'u', request: 'r', real: true };
  for (const code of ['40P01', '40001', '55P03', '57014']) {
    expect(await failing(code).reserve(given)).toMatchObject({
      success: false,
      error_message: 'Failed to consume credit - please try again',
    });
  }
  expect(await failing('42501').reserve(given)).toMatchObject({
    success: false,
    error_message: 'Failed to use image credit',
  });
});

test('CRED-14 nobody signed in, no network, a credit or a unit that could not be booked, pictures switched off, and credits that could not be read are told in their words', async () => {
  const user = await newUser();
  const rpc = async () => err({ code: '42501', message: 'no' });
  const broken = createBilling({ ...money.deps[0], rpc });
  const client = createBillingClient({
    fetch: (input, init) => broken.fetch(new Request(new URL(String(input), 'http://127.0.0.1'), init)),
    bearer: async () => ok({ token: `token-${user}`, user }),
    keep: async () => {},
  });
  const refused = async (path: string, token: string | null) => {
    const answer = await broken.fetch(
      new Request(`http://127.0.0.1/api/billing${path}`, {
        method: 'POST',
        headers: token === null ? {} : { authorization: `Bearer token-${token}` },
        body: JSON.stringify({ quantity: 1 }),
      }),
    );
    const { error }: { error?: unknown } = await answer.json();
    return error;
  };
  const picture = async (given: { readonly token: string | null; readonly isOnline: boolean }) => {
    const maker = createReplicateMaker({
      key: null,
      address: '',
      workflow: '',
      clock: fakeClock(),
      random: () => 0.5,
      origin: 'http://127.0.0.1',
      online: () => given.isOnline,
      token: () => Promise.resolve(given.token),
      fetch: () => Promise.reject(new TypeError('Failed to fetch')),
    });
    const wish = { prompt: 'a knight', model: 'flux-dev', width: 9, height: 16, format: 'webp', quality: 90 };
    const made = await maker.make({ ...wish, format: 'webp', requestId: 'x' }, new AbortController().signal);
    return made && !made.ok ? made.error.message : made;
  };
  const loaded = await client.refresh();
  const said = {
    'User not authenticated': [
      await refused('/usage/report', null),
      await picture({ token: null, isOnline: true }),
    ],
    'Network error': [
      await picture({ token: 'a', isOnline: false }),
      await picture({ token: 'a', isOnline: true }),
    ],
    'Failed to use image credit': [
      (await createCredits(rpc).reserve({ user, request: 'r', real: true })).error_message,
    ],
    'Failed to process pay-as-you-go billing': [await refused('/usage/report', user)],
    'Image generation is disabled': [creditNotice({ type: 'may-not', why: 'disabled' }).text],
    'Failed to load image credits': [
      !loaded.ok && loaded.error.type === 'unexpected' ? loaded.error.message : loaded,
    ],
  };
  for (const [words, all] of Object.entries(said)) {
    for (const each of all) expect(each).toBe(words);
    expect(Object.values(creditErrors)).toContain(words);
    if (words !== creditErrors.disabled)
      expect(creditNotice({ type: 'error', message: words })).toMatchObject({
        title: 'Credit Error',
        text: words,
      });
  }
});
