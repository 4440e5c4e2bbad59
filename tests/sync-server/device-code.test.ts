import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { codeWords } from '../../sync-server/code-words.ts';
import { modes, openGame, signUp, type TestGame } from './test-game.ts';

const device = 'a secret of the new device';
const at = '/api/account/device-code';

test('a code is drawn from as many words as a byte has values', () => {
  expect([codeWords.length, new Set(codeWords).size]).toEqual([256, 256]);
  expect(codeWords.every((word) => /^[a-z]{3,8}$/.test(word))).toBe(true);
});

describe.each(modes)('%s', (mode) => {
  let game: TestGame;
  let count = 0;
  beforeAll(async () => {
    game = await openGame(mode);
  });
  afterAll(() => game.close());

  const newOwner = () => signUp(game, `owner-${(count += 1)}@example.org`);
  const newCode = async (token: string) => {
    const response = await game.ask(at, { token, body: {} });
    expect(response.status).toBe(200);
    const { code, expires_at: until }: { code: string; expires_at: string } = await response.json();
    return { code, until };
  };
  const redeem = async (code: string, secret = device, label = 'Kitchen tablet') => {
    const response = await game.ask(`${at}/redeem`, { body: { code, device: secret, label } });
    return { status: response.status, body: await response.json() };
  };
  const askedBy = async (token: string, code: string) => {
    const response = await game.ask(`${at}/confirm`, { token, body: { code } });
    return { status: response.status, body: await response.json() };
  };
  const answer = async (token: string, code: string, allow: boolean) =>
    (await game.ask(`${at}/confirm`, { token, body: { code, allow } })).status;
  const gone = { status: 410, body: { error: expect.any(String), code: 'code-gone' } };

  test('AUTH-16 a new device comes with the words, the owner sees its name and allows it, and it is signed in', async () => {
    const owner = await newOwner();
    const { code, until } = await newCode(owner.token);
    expect(code).toMatch(/^[a-z]+(-[a-z]+){3}$/);
    expect(Date.parse(until) - Date.now()).toBeLessThanOrEqual(60_000);
    expect(Date.parse(until) - Date.now()).toBeGreaterThan(30_000);
    expect(await askedBy(owner.token, code)).toEqual({ status: 200, body: { asked_by: null } });

    const typed = code.toUpperCase().replaceAll('-', '  ');
    expect(await redeem(typed)).toEqual({ status: 202, body: { status: 'waiting' } });
    expect(await askedBy(owner.token, code)).toEqual({ status: 200, body: { asked_by: 'Kitchen tablet' } });
    expect(await redeem(code)).toMatchObject({ status: 202 });
    expect(await answer(owner.token, code, true)).toBe(204);
    const redeemed = await redeem(code);
    expect(redeemed).toEqual({ status: 200, body: { token_hash: expect.any(String), type: 'magiclink' } });

    const page = game.page();
    const signedIn = await page.auth.verifyOtp(redeemed.body);
    expect(signedIn.data.user?.id).toBe(owner.id);
    const sessions = await page.rpc('account_sessions');
    expect(sessions.data).toHaveLength(2);

    // Neither the code nor the link is good twice.
    expect(await redeem(code)).toEqual(gone);
    expect((await game.page().auth.verifyOtp(redeemed.body)).error).not.toBeNull();
  });

  test('another device that has read the code gets nothing', async () => {
    const owner = await newOwner();
    const { code } = await newCode(owner.token);
    await redeem(code);
    expect(await redeem(code, 'a secret of another device')).toEqual(gone);
    expect(await answer(owner.token, code, true)).toBe(204);
    expect(await redeem(code, 'a secret of another device')).toEqual(gone);
    expect(await redeem(code)).toMatchObject({ status: 200 });
  });

  test('a link is handed out once, however many ask at the same time', async () => {
    const owner = await newOwner();
    const { code } = await newCode(owner.token);
    const first = await Promise.all(['a', 'b', 'c'].map((each) => redeem(code, each.repeat(20))));
    expect(first.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([202, 410, 410]);
    const winner = 'abc'[first.findIndex(({ status }) => status === 202)] ?? '';
    await answer(owner.token, code, true);
    const then = await Promise.all([1, 2, 3].map(() => redeem(code, winner.repeat(20))));
    expect(then.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 410, 410]);
  });

  test('a device that is refused, and a code that nobody came with, are not let in', async () => {
    const owner = await newOwner();
    const { code } = await newCode(owner.token);
    expect(await answer(owner.token, code, true)).toBe(410);
    await redeem(code);
    expect(await answer(owner.token, code, false)).toBe(204);
    expect(await redeem(code)).toEqual(gone);
    expect(await answer(owner.token, code, true)).toBe(410);
  });

  test('a code is over after a minute, by the next one and with its sign-in', async () => {
    const owner = await newOwner();
    const first = await newCode(owner.token);
    const second = await newCode(owner.token);
    expect(await redeem(first.code)).toEqual(gone);
    await redeem(second.code);
    await game.standIn
      .admin`update private.device_codes set expires_at = now() - interval '1 ms' where user_id = ${owner.id}`;
    expect(await redeem(second.code)).toEqual(gone);
    expect(await askedBy(owner.token, second.code)).toEqual(gone);
    expect(await answer(owner.token, second.code, true)).toBe(410);
    const third = await newCode(owner.token);
    await redeem(third.code);
    await answer(owner.token, third.code, true);
    await owner.page.auth.signOut({ scope: 'local' });
    expect(await redeem(third.code)).toEqual(gone);
    expect((await game.ask(at, { token: owner.token, body: {} })).status).toBe(401);
  });

  test('nobody but the owner sees or allows who comes with it', async () => {
    const [owner, other] = [await newOwner(), await newOwner()];
    const { code } = await newCode(owner.token);
    await redeem(code);
    expect(await askedBy(other.token, code)).toEqual(gone);
    expect(await answer(other.token, code, true)).toBe(410);
    expect(await redeem(code)).toMatchObject({ status: 202 });
    expect(await game.ask(`${at}/confirm`, { body: { code } })).toMatchObject({ status: 401 });
    expect(await game.ask(at, { body: {} })).toMatchObject({ status: 401 });
  });

  test('the code is kept as a hash, and a device’s name as one short line', async () => {
    const owner = await newOwner();
    const { code } = await newCode(owner.token);
    await redeem(code, device, `  Big\n\tscreen ${'x'.repeat(150)}`);
    const rows = await game.standIn.admin`select * from private.device_codes where user_id = ${owner.id}`;
    expect(JSON.stringify(rows)).not.toContain(code);
    expect(JSON.stringify(rows)).not.toContain(device);
    const { body } = await askedBy(owner.token, code);
    expect(body.asked_by).toMatch(/^Big screen x{69}$/);
    // What no database can store is left out.
    const odd = await newCode(owner.token);
    expect(await redeem(odd.code, device, 'A\0 lamp \ud800')).toMatchObject({ status: 202 });
    expect((await askedBy(owner.token, odd.code)).body.asked_by).toBe('A lamp');
  });

  test.each([
    {},
    { code: 'a' },
    { code: '', device, label: '' },
    { code: 'a', device: 'short', label: '' },
    'no object',
  ])('a request that lacks something is answered with words: %j', async (body) => {
    const response = await game.ask(`${at}/redeem`, { body });
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ error: expect.any(String) });
  });
});

test('guessing is slowed by address, and for that address alone', async () => {
  const game = await openGame('with the stand-in', { limits: 'on' });
  await game.standIn
    .admin`select public.take_limit('redeem:192.0.2.1', 150, 300) from generate_series(1, 150)`;
  const guess = { body: { code: 'lamp-lamp-lamp-lamp', device, label: '' } };
  const slowed = await game.ask(`${at}/redeem`, { ...guess, address: '192.0.2.1' });
  expect([slowed.status, await slowed.json()]).toEqual([429, { error: expect.any(String), code: 'limited' }]);
  expect(Number(slowed.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await game.ask(`${at}/redeem`, { ...guess, address: '192.0.2.2' })).status).toBe(410);
  // Whoever has one address of IPv6 has as many as he likes.
  await game.standIn.admin`
    select public.take_limit('redeem:8193:3512:0:1', 150, 300) from generate_series(1, 150)`;
  expect((await game.ask(`${at}/redeem`, { ...guess, address: '2001:db8:0:1::7' })).status).toBe(429);
  expect((await game.ask(`${at}/redeem`, { ...guess, address: '2001:db8:0:2::7' })).status).toBe(410);
  await game.close();
});

test('a code that one server gave is taken by another, for all of it is in the database', async () => {
  const [one, other] = [await openGame('with the stand-in'), await openGame('with the stand-in')];
  const shared = await openGame('with the stand-in', { standIn: one.standIn });
  const owner = await signUp(one, 'ann@example.org');
  const { code } = await (await shared.ask(at, { token: owner.token, body: {} })).json();
  const given = { body: { code, device, label: 'Tablet' } };
  expect((await other.ask(`${at}/redeem`, given)).status).toBe(410);
  expect((await one.ask(`${at}/redeem`, given)).status).toBe(202);
  const allowed = { token: owner.token, body: { code, allow: true } };
  expect((await shared.ask(`${at}/confirm`, allowed)).status).toBe(204);
  expect((await one.ask(`${at}/redeem`, given)).status).toBe(200);
  await shared.close();
  await other.close();
  await one.close();
});
