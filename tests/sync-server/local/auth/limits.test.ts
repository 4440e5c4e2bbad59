import { afterAll, beforeAll, expect, test } from 'vitest';

import { freshDatabase } from '../test-database.ts';
import { openWire, password } from './wire.ts';

let wire: Awaited<ReturnType<typeof openWire>>;
let other: Awaited<ReturnType<typeof openWire>>;
beforeAll(async () => {
  const address = await freshDatabase();
  wire = await openWire({ limits: 'on' }, address);
  // A second server on the same database.
  other = await openWire({ limits: 'on' }, address);
});
afterAll(async () => {
  await wire.close();
  await other.close();
});

const signIn = async (email: string, given: string, from: string, at = wire) => {
  const { status, headers } = await at.post(
    '/token?grant_type=password',
    { email, password: given },
    { from },
  );
  return { status, wait: Number(headers.get('retry-after') ?? 0) };
};

test('wrong passwords of one address are held up longer each time, for that mail only, and by all servers', async () => {
  await wire.post('/signup', { email: 'owner@example.org', password }, { from: '198.51.100.1' });
  await wire.post('/signup', { email: 'other@example.org', password }, { from: '198.51.100.1' });
  const from = '203.0.113.5';
  for (let tries = 0; tries < 5; tries += 1) {
    expect(await signIn('owner@example.org', 'wrong', from)).toEqual({ status: 400, wait: 0 });
  }
  const waits: number[] = [];
  for (let tries = 0; tries < 4; tries += 1) {
    const { status, wait } = await signIn('owner@example.org', 'wrong', from, other);
    expect(status).toBe(429);
    waits.push(wait);
    // Not even the right one, while the wait lasts.
    expect((await signIn('owner@example.org', password, from)).status).toBe(429);
    wire.clock.ms += wait * 1000;
    other.clock.ms = wire.clock.ms;
    expect((await signIn('owner@example.org', 'wrong', from)).status).toBe(400);
  }
  expect(waits).toEqual([2, 4, 8, 16]);
  expect((await signIn('other@example.org', password, from)).status).toBe(200);
  expect((await signIn('owner@example.org', password, '198.51.100.1')).status).toBe(200);
});

test('an unknown mail is held up like a known one', async () => {
  const from = '203.0.113.6';
  for (let tries = 0; tries < 5; tries += 1) {
    expect((await signIn('nobody@example.org', 'wrong', from)).status).toBe(400);
  }
  expect(await signIn('nobody@example.org', 'wrong', from)).toEqual({ status: 429, wait: 2 });
});

test('the right password takes all wrong ones back', async () => {
  const from = '203.0.113.7';
  await wire.post('/signup', { email: 'typing@example.org', password }, { from });
  for (let round = 0; round < 3; round += 1) {
    for (let tries = 0; tries < 4; tries += 1) await signIn('typing@example.org', 'wrong', from);
    expect((await signIn('typing@example.org', password, from)).status).toBe(200);
  }
});

test('many at once do not slip through', async () => {
  const tries = Array.from({ length: 25 }, () => signIn('burst@example.org', 'wrong', '203.0.113.8'));
  const statuses = (await Promise.all(tries)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 400)).toHaveLength(5);
});

test('guesses from everywhere are held up together, and do not keep out the owner where he signed in before', async () => {
  await wire.post('/signup', { email: 'famous@example.org', password }, { from: '198.51.100.9' });
  const guess = (index: number) => signIn('famous@example.org', 'wrong', `203.0.113.${100 + index}`);
  for (let index = 0; index < 20; index += 1) expect((await guess(index)).status).toBe(400);
  expect(await guess(21)).toEqual({ status: 429, wait: 2 });
  expect((await signIn('famous@example.org', password, '198.51.100.77')).status).toBe(429);
  expect((await signIn('famous@example.org', password, '198.51.100.9')).status).toBe(200);
});

test('the owner signed in before wherever his household did, whose addresses of IPv6 change', async () => {
  await wire.post('/signup', { email: 'roaming@example.org', password }, { from: '2001:db8:5:6:a::1' });
  for (let index = 0; index < 20; index += 1)
    await signIn('roaming@example.org', 'wrong', `203.0.113.${100 + index}`);
  expect((await signIn('roaming@example.org', password, '2001:db8:5:7:b::2')).status).toBe(429);
  expect((await signIn('roaming@example.org', password, '2001:db8:5:6:b::2')).status).toBe(200);
});

test('the longest wait is a quarter of an hour, and a day without a mistake forgets all', async () => {
  const from = '203.0.113.200';
  let longest = 0;
  for (let tries = 0; tries < 18; tries += 1) {
    const { wait } = await signIn('patient@example.org', 'wrong', from);
    longest = Math.max(longest, wait);
    wire.clock.ms += Math.max(wait, 400) * 1000;
  }
  expect(longest).toBeGreaterThan(0);
  const [row] = await wire.admin<{ s: number }[]>`
    select max(extract(epoch from until - since))::int as s from auth.limits where key like 'wrong:%'`;
  expect(row?.s).toBe(900);
  wire.clock.ms += 2 * 86_400_000;
  for (let tries = 0; tries < 5; tries += 1) {
    expect((await signIn('patient@example.org', 'wrong', from)).status).toBe(400);
  }
});

test('an address asks thirty times in five minutes, and another is not held up by it', async () => {
  const from = '203.0.113.9';
  const recover = (who: string) => wire.post('/recover', { email: 'x@example.org' }, { from: who });
  for (let tries = 0; tries < 30; tries += 1) expect((await recover(from)).status).toBe(200);
  const held = await recover(from);
  expect([held.status, held.json['code']]).toEqual([429, 'over_request_rate_limit']);
  expect(Number(held.headers.get('retry-after'))).toBeGreaterThan(290);
  expect((await recover('203.0.113.10')).status).toBe(200);
  wire.clock.ms += 300_000;
  expect((await recover(from)).status).toBe(200);
});

test.each([
  ['/signup', { email: 'x' }, 30],
  ['/verify', { type: 'signup', token_hash: 'x' }, 30],
  ['/token?grant_type=password', {}, 30],
  ['/token?grant_type=refresh_token', { refresh_token: 'x' }, 150],
] as const)('%s is counted for each address', async (path, body, most) => {
  const ask = async (from: string) => (await wire.post(path, body, { from })).status;
  const statuses = await Promise.all(Array.from({ length: most }, () => ask('203.0.113.11')));
  expect(statuses).not.toContain(429);
  expect(await ask('203.0.113.11')).toBe(429);
  expect(await ask('203.0.113.12')).not.toBe(429);
});

test('all addresses of one IPv6 network count together, and one of IPv4 counts alike in both spellings', async () => {
  const ask = async (from: string) =>
    (await wire.post('/verify', { type: 'signup', token_hash: 'x' }, { from })).status;
  for (let tries = 0; tries < 15; tries += 1) {
    expect(await ask(`2001:db8:0:7::${tries + 1}`)).toBe(403);
    expect(await ask(`2001:DB8::7:1:2:3:${tries + 1}`)).toBe(403);
  }
  expect(await ask('2001:db8:0:7:ffff::1')).toBe(429);
  expect(await ask('2001:db8:0:8::1')).toBe(403);
  for (let tries = 0; tries < 15; tries += 1) {
    await ask('203.0.113.13');
    await ask('::ffff:203.0.113.13');
  }
  expect(await ask('203.0.113.13')).toBe(429);
});

test('neither mails nor addresses of the network lie in the table', async () => {
  const rows = await wire.admin<{ key: string }[]>`select key from auth.limits`;
  expect(rows.length).toBeGreaterThan(5);
  expect(rows.filter(({ key }) => !/^[a-z]+:[\da-f]{32}$/.test(key))).toEqual([]);
});
