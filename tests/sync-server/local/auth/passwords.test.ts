import { afterAll, expect, test } from 'vitest';

import { createHashPool } from '../../../../sync-server/local/auth/hash-pool.ts';
import {
  createPasswords,
  hashParameters,
  type HashParameters,
} from '../../../../sync-server/local/auth/passwords.ts';
import { openWire, password } from './wire.ts';

const pool = createHashPool({ threads: 1, queue: 3 });
afterAll(() => pool.close());

const light: HashParameters = { memoryKib: 64, passes: 1, lanes: 1 };
const random = (bytes: number) => Uint8Array.from({ length: bytes }, (_, index) => index);
const passwords = (parameters: HashParameters) => createPasswords({ pool, random, parameters });

test('a hash is the text that hosted Supabase takes over, with the parameters of today', async () => {
  const hashed = await passwords(hashParameters).hash('lamp');
  expect(hashed).toEqual({
    ok: true,
    value: expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$AAECAwQFBgcICQoLDA0ODw\$[\w+/]{43}$/),
  });
  // Known answer of the reference implementation: echo -n password | argon2 somesalt -id -t 2 -k 256 -p 1 -l 32
  const known = '$argon2id$v=19$m=256,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4';
  expect(await passwords(light).verify('password', known)).toEqual({
    ok: true,
    value: { matches: true, outdated: true },
  });
});

test('only the password itself matches, and broken text matches nothing', async () => {
  const { hash, verify } = passwords(light);
  const hashed = await hash('Lämp 💡');
  const stored = hashed.ok ? hashed.value : '';
  expect(await verify('Lämp 💡', stored)).toEqual({ ok: true, value: { matches: true, outdated: false } });
  for (const [given, kept] of [
    ['lämp 💡', stored],
    ['', stored],
    ['Lämp 💡', stored.slice(0, -1)],
    ['Lämp 💡', null],
    ['Lämp 💡', ''],
    ['Lämp 💡', '$2a$10$abcdefghijklmnopqrstuv'],
    ['Lämp 💡', stored.replace('m=64', 'm=99999999')],
  ] as const) {
    expect([kept, await verify(given, kept)]).toMatchObject([kept, { ok: true, value: { matches: false } }]);
  }
});

test('more than the queue holds is refused at once, and what waits is done', async () => {
  const { hash } = passwords(light);
  const all = await Promise.all(Array.from({ length: 8 }, () => hash('lamp')));
  // One computes and three wait.
  expect(all.filter(({ ok }) => ok)).toHaveLength(4);
  expect(all.filter((each) => !each.ok && each.error === 'busy')).toHaveLength(4);
  expect((await hash('lamp')).ok).toBe(true);
});

test('a thread that dies fails its own job, and the next job has a new one', async () => {
  const own = createHashPool({ threads: 1, queue: 3 });
  const job = { password: 'lamp', salt: new Uint8Array(16), memoryKib: 1, passes: 1, lanes: 1, length: 32 };
  // Less memory than argon2 allows: the arithmetic throws.
  await expect(own.compute(job)).rejects.toThrow();
  expect(await own.compute({ ...job, memoryKib: 64 })).toMatchObject({ ok: true });
  await own.close();
  expect(await own.compute({ ...job, memoryKib: 64 })).toEqual({ ok: false, error: 'busy' });
});

test('the main thread goes on while hashes are computed', async () => {
  let computing = true;
  const work = passwords(hashParameters)
    .hash('lamp')
    .finally(() => (computing = false));
  let turns = 0;
  while (computing) {
    turns += 1;
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect((await work).ok).toBe(true);
  expect(turns).toBeGreaterThan(10);
});

test('as many hashes are computed for an unknown address, or one without a password, as for a wrong password', async () => {
  let computed = 0;
  const counting = createHashPool({ threads: 1, queue: 8 });
  const wire = await openWire({
    passwords: createPasswords({
      random,
      parameters: light,
      pool: { ...counting, compute: (job) => ((computed += 1), counting.compute(job)) },
    }),
  });
  const admin = wire.client({ key: wire.keys.secret }).auth.admin;
  await admin.createUser({ email: 'known@example.org', password, email_confirm: true });
  await admin.createUser({ email: 'bare@example.org', email_confirm: true });
  const hashesFor = async (email: string) => {
    computed = 0;
    const { status, json } = await wire.post('/token?grant_type=password', { email, password: 'not that' });
    return { status, json, computed };
  };
  const wrong = await hashesFor('known@example.org');
  expect(wrong).toMatchObject({ status: 400, computed: 1 });
  expect(await hashesFor('unknown@example.org')).toEqual(wrong);
  expect(await hashesFor('bare@example.org')).toEqual(wrong);
  await wire.close();
  await counting.close();
});

test('a password that was stored with older parameters is taken, and stored anew', async () => {
  const older = await openWire();
  const stored = () => older.admin`select encrypted_password as hash from auth.users`;
  const hashed = await passwords({ memoryKib: 32, passes: 1, lanes: 1 }).hash(password);
  await older.post('/signup', { email: 'old@example.org', password });
  await older.admin`update auth.users set encrypted_password = ${hashed.ok ? hashed.value : ''}`;
  const signIn = () => older.post('/token?grant_type=password', { email: 'old@example.org', password });
  expect((await signIn()).status).toBe(200);
  const [row] = await stored();
  expect(row?.['hash']).toContain('$m=64,t=1,p=1$');
  expect((await signIn()).status).toBe(200);
  expect(await stored()).toEqual([row]);
  await older.close();
});

test('who asks while too many hashes wait is told to come again, and nothing is counted against him', async () => {
  const full = await openWire({
    limits: 'on',
    passwords: {
      hash: () => Promise.resolve({ ok: false, error: 'busy' }),
      verify: () => Promise.resolve({ ok: false, error: 'busy' }),
    },
  });
  for (let tries = 0; tries < 12; tries += 1) {
    const { status, json, headers } = await full.post('/token?grant_type=password', {
      email: 'busy@example.org',
      password,
    });
    expect([status, json['code'], headers.get('retry-after')]).toEqual([429, 'over_request_rate_limit', '1']);
  }
  const [counted] = await full.admin`select max(hits)::int as hits from auth.limits where key like 'wrong:%'`;
  expect(counted?.['hits']).toBe(0);
  await full.close();
});
