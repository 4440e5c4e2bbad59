import { expect, test } from 'vitest';

import { openDatabase } from '../../../sync-server/local/database.ts';
import { openKeys } from '../../../sync-server/local/keys.ts';
import { readCaller } from '../../../sync-server/local/caller.ts';
import { freshDatabase, quietLog } from './test-database.ts';

test('two servers on one database sign with one key, and a token that is over is told apart from one that never was', async () => {
  const database = await openDatabase(await freshDatabase(), quietLog);
  const issuer = () => 'http://127.0.0.1:8787/auth/v1';
  const [one, two] = await Promise.all([openKeys(database.admin, issuer), openKeys(database.admin, issuer)]);
  expect(one.publishable).toBe(two.publishable);
  const claims = {
    sub: 'b8ff5f4e-0000-4000-8000-000000000000',
    role: 'authenticated',
    aud: 'authenticated',
    iss: issuer(),
    exp: 100,
  };
  const token = await one.sign(claims);
  expect(await two.verify(token, 50_000)).toMatchObject({ ok: true, value: claims });
  expect(await two.verify(token, 150_000)).toEqual({ ok: false, error: 'expired' });
  // The second time as the first: one that was found right is over at its time, and its text makes no other one right.
  expect(await two.verify(token, 99_999)).toMatchObject({ ok: true, value: claims });
  expect(await two.verify(token, 100_000)).toEqual({ ok: false, error: 'expired' });
  expect(await two.verify(`${token.slice(0, -4)}AAAA`, 50_000)).toEqual({ ok: false, error: 'invalid' });
  const headers = (bearer: string) =>
    new Headers({ apikey: one.publishable, authorization: `Bearer ${bearer}` });
  expect(await readCaller(headers(token), one, 50_000)).toMatchObject({
    ok: true,
    value: { role: 'authenticated' },
  });
  expect(await readCaller(headers(one.publishable), one, 50_000)).toMatchObject({
    ok: true,
    value: { role: 'anon' },
  });
  expect(await readCaller(headers(claims.sub), one, 50_000)).toEqual({ ok: false, error: 'invalid' });
  expect(await readCaller(new Headers(), one, 50_000)).toEqual({ ok: false, error: 'no-key' });
  await database.close();
});
