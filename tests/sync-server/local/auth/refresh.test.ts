import { afterAll, beforeAll, expect, test } from 'vitest';

import { openWire, password, profile } from './wire.ts';

let wire: Awaited<ReturnType<typeof openWire>>;
let made = 0;
beforeAll(async () => {
  wire = await openWire();
});
afterAll(() => wire.close());

/** A player of his own, with his first refresh token. */
async function player() {
  made += 1;
  const { json } = await wire.post('/signup', { email: `p${made}@example.org`, password });
  return { first: String(json['refresh_token']), bearer: String(json['access_token']) };
}

const refresh = async (token: string) => {
  const { status, json } = await wire.post('/token?grant_type=refresh_token', { refresh_token: token });
  return {
    status,
    code: json['code'],
    next: String(json['refresh_token']),
    bearer: String(json['access_token']),
  };
};

test('each token is good for one renewal, and the answer that was lost is given once more', async () => {
  const { first } = await player();
  const second = await refresh(first);
  expect(second).toMatchObject({ status: 200 });
  expect(second.next).not.toBe(first);
  // The parent of the newest, however late.
  wire.clock.ms += 86_400_000;
  expect(await refresh(first)).toMatchObject({ status: 200, next: second.next });
  expect(await refresh(second.next)).toMatchObject({ status: 200 });
});

test('a token that was used before is a theft: the whole sign-in ends, and the end is kept though the answer is an error', async () => {
  const { first } = await player();
  const second = await refresh(first);
  const third = await refresh(second.next);
  wire.clock.ms += 10_001;
  expect(await refresh(first)).toMatchObject({ status: 400, code: 'refresh_token_already_used' });
  for (const token of [first, second.next, third.next]) {
    expect(await refresh(token)).toMatchObject({ status: 400, code: 'refresh_token_not_found' });
  }
  const asked = await wire.post('/user', null, { verb: 'GET', bearer: third.bearer });
  expect([asked.status, asked.json['code']]).toEqual([403, 'session_not_found']);
});

test('within ten seconds an older token still gives the newest', async () => {
  const { first } = await player();
  const second = await refresh(first);
  const third = await refresh(second.next);
  wire.clock.ms += 9_000;
  expect(await refresh(first)).toMatchObject({ status: 200, next: third.next });
});

test('a forged token is unknown, and is never a failure of the server', async () => {
  const { first } = await player();
  for (const token of [`${first}x`, 'null', '-'.repeat(4000), '😀', '\u0000']) {
    expect([token, await refresh(token)]).toMatchObject([
      token,
      { status: 400, code: 'refresh_token_not_found' },
    ]);
  }
  expect(await refresh('')).toMatchObject({ status: 400, code: 'validation_failed' });
  expect(await refresh('x'.repeat(5000))).toMatchObject({ status: 400, code: 'validation_failed' });
  expect(await refresh(first)).toMatchObject({ status: 200 });
});

test('twenty tabs that renew one token at once all get the same next one, and the sign-in lives', async () => {
  const { first } = await player();
  const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(first)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  const next = new Set(answers.map((answer) => answer.next));
  expect(next.size).toBe(1);
  wire.clock.ms += 3_600_000;
  expect(await refresh([...next][0] ?? '')).toMatchObject({ status: 200 });
});

test('twenty clients over one storage stay signed in', async () => {
  const storage = profile();
  await wire.client({ storage }).auth.signUp({ email: 'tabs@example.org', password });
  const tabs = Array.from({ length: 20 }, () => wire.client({ storage }));
  const renewed = await Promise.all(tabs.map((tab) => tab.auth.refreshSession()));
  // A tab that finds another's newer session in the storage drops its own answer; none is signed out.
  const failures = renewed.flatMap(({ error }) => (error ? [error.name] : []));
  expect(failures.filter((name) => name !== 'AuthRefreshDiscardedError')).toEqual([]);
  expect(failures.length).toBeLessThan(20);
  expect((await wire.client({ storage }).auth.getUser()).data.user?.email).toBe('tabs@example.org');
});

test('a renewal says where and when, and keeps how the player signed in', async () => {
  const { first } = await player();
  const signedInAt = Math.floor(wire.clock.ms / 1000);
  wire.clock.ms += 60_000;
  const { bearer } = await refresh(first);
  const read = await wire.keys.verify(bearer, wire.clock.ms);
  expect(read).toMatchObject({
    ok: true,
    value: { amr: [{ method: 'password', timestamp: signedInAt }], iat: signedInAt + 60 },
  });
  const session = read.ok ? String(read.value['session_id']) : '';
  const [row] = await wire.admin`
    select (refreshed_at at time zone 'utc')::timestamptz as seen from auth.sessions where id = ${session}`;
  expect(row?.['seen']).toEqual(new Date(wire.clock.ms));
});

test('no token is stored as it is', async () => {
  const { first } = await player();
  const { next } = await refresh(first);
  const rows = await wire.admin`select to_json(t)::text as row from auth.refresh_tokens t`;
  const stored = rows.map(({ row }) => String(row)).join('\n');
  expect(stored.length).toBeGreaterThan(100);
  expect(stored).not.toContain(first);
  expect(stored).not.toContain(next);
});
