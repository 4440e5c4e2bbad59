import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { err, ok } from '../../src/domain/result.ts';
import { administer } from '../../sync-server/administer.ts';
import { readConfiguration } from '../../sync-server/configuration.ts';
import { startStandIn } from '../../sync-server/local/stand-in.ts';
import { quietLog } from './local/test-database.ts';
import { modes, openGame, password, signUp, type TestGame } from './test-game.ts';

const nothing = { say: () => {}, write: () => {} };

describe.each(modes)('%s', (mode) => {
  let game: TestGame;
  beforeAll(async () => {
    game = await openGame(mode);
  });
  afterAll(() => game.close());

  /** The command's lines, or the sentence in which it failed; the game's server runs beside it. */
  const command = async (...args: string[]) => {
    const lines: string[] = [];
    const done = await administer({
      env: { PUBLIC_URL: 'https://play.example.org', ...game.projectEnv },
      args,
      ...nothing,
      say: (line) => lines.push(line),
      standIn: ({ join }) =>
        Promise.resolve(
          join ? ok({ ...game.standIn, close: () => Promise.resolve() }) : err('The folder is taken.'),
        ),
    });
    return done.ok ? lines : done.error;
  };

  test('lists accounts and what they keep', async () => {
    const ann = await signUp(game, 'ann@example.org');
    await ann.page.storage
      .from('story-images')
      .upload(`${ann.id}/a.png`, new Blob(['x'.repeat(3000)], { type: 'image/png' }));
    await ann.page.rpc('name_session', { p_label: 'Desk' });
    expect(await command('users')).toEqual([
      expect.stringMatching(new RegExp(`^ann@example.org {2}${ann.id} {2}since 20\\S+ {2}last sign-in 20`)),
      '1 account',
    ]);
    // Looking gives nothing: credits come when the player first asks.
    expect(await command('usage')).toEqual([
      'ann@example.org  1 rows  1 files  3 kB  0 credits',
      '1 accounts, 1 rows, 1 files, 3 kB, 0 credits',
    ]);
    await game.ask('/api/billing/credits/balance', { method: 'GET', token: ann.token });
    expect(await command('usage')).toEqual([
      expect.stringContaining('15 credits'),
      expect.stringContaining('15 credits'),
    ]);
  });

  test('says what of the money does not agree, and changes nothing', async () => {
    expect(await command('billing-check')).toEqual(['Everything agrees.']);
    const { admin } = game.standIn;
    const lots =
      await admin`update billing.lots set credits_remaining = credits_remaining - 1, credits_used = credits_used + 1
      where credit_type = 'free' and credits_remaining > 5 returning id`;
    expect(lots).toHaveLength(1);
    expect(await command('billing-check')).toBe('1 of these want a look; nothing was changed.');
    await admin`update billing.lots set credits_remaining = credits_remaining + 1, credits_used = credits_used - 1
      where id = ${lots[0]?.['id']}`;
    expect(await command('billing-check')).toEqual(['Everything agrees.']);
  });

  test('prints a link that sets a new password once, without mail', async () => {
    const ben = await signUp(game, 'ben@example.org');
    const [link = ''] = await command('reset-link', ' Ben@Example.org ');
    const { origin, pathname, searchParams } = new URL(link);
    expect([origin, pathname, searchParams.get('type')]).toEqual([
      'https://play.example.org',
      '/auth/callback',
      'recovery',
    ]);
    const given = { type: 'recovery', token_hash: searchParams.get('token_hash') ?? '' } as const;
    const page = game.page();
    expect((await page.auth.verifyOtp(given)).data.user?.id).toBe(ben.id);
    expect((await page.auth.updateUser({ password: 'another lamp, another window' })).error).toBeNull();
    expect((await game.page().auth.verifyOtp(given)).error).not.toBeNull();
    const old = await game.page().auth.signInWithPassword({ email: ben.email, password });
    expect(old.error?.code).toBe('invalid_credentials');
  });

  test('deletes an account with everything in it', async () => {
    const eve = await signUp(game, 'eve@example.org');
    await eve.page.storage
      .from('story-images')
      .upload(`${eve.id}/a.png`, new Blob(['x'], { type: 'image/png' }));
    expect(await command('delete-user', 'EVE@example.org')).toEqual([expect.stringContaining('is deleted')]);
    const { admin } = game.standIn;
    expect(await admin`select from auth.users where id = ${eve.id}`).toHaveLength(0);
    expect(await admin`select from storage.objects where owner_id = ${eve.id}`).toHaveLength(0);
    expect(await command('delete-user', 'eve@example.org')).toBe('There is no account of eve@example.org.');
    expect(await command('reset-link', 'eve@example.org')).toBe('There is no account of eve@example.org.');
  });

  test('what it cannot do is a sentence', async () => {
    expect(await command('signups', 'maybe')).toBe('Sign-ups can be open or closed, not maybe.');
    expect(await command('fly')).toMatch(/^There is no command fly\.\nnpm run admin -- COMMAND\n {2}users/);
    expect(await command()).toMatch(/^npm run admin -- COMMAND\n/);
    expect(await command('toString')).toMatch(/^There is no command toString\./);
    expect(await command('reset-link')).toBe('Say it so: npm run admin -- reset-link MAIL');
    expect(await command('users', 'all')).toBe('Say it so: npm run admin -- users');
  });
});

test('sign-ups are closed for the running server at once, whatever the environment says, and opened again', async () => {
  const game = await openGame('with the stand-in');
  const signups = (word: string) =>
    administer({
      env: { SIGNUPS: 'open' },
      args: ['signups', word],
      ...nothing,
      standIn: () => Promise.resolve(ok({ ...game.standIn, close: () => Promise.resolve() })),
    });
  const offered = async () => {
    const { features } = await (await game.ask('/api/config', { method: 'GET' })).json();
    const { error } = await game.page().auth.signUp({ email: `${Math.random()}@example.org`, password });
    return [features.signups, error?.code ?? 'done'];
  };
  expect(await offered()).toEqual(['open', 'done']);
  expect(await signups('closed')).toMatchObject({ ok: true });
  expect(await offered()).toEqual(['closed', 'signup_disabled']);
  expect(await signups('open')).toMatchObject({ ok: true });
  expect(await offered()).toEqual(['open', 'done']);
  await game.close();
});

test('with a Supabase project, what is set there is said to be set there', async () => {
  const env = {
    SUPABASE_URL: 'https://lamp.supabase.co',
    SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_1',
    SUPABASE_SECRET_KEY: 'sb_secret_1',
  };
  const standIn = () => Promise.resolve(err('It must not be started.'));
  for (const args of [
    ['signups', 'closed'],
    ['backup', 'x'],
    ['restore', 'x'],
  ])
    expect(await administer({ env, args, ...nothing, standIn })).toEqual({
      ok: false,
      error: expect.stringMatching(/^With Supabase .*\.$/),
    });
});

test('a backup comes back whole: account, password, rows and files', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'lamplit-backup-'));
  const file = path.join(folder, 'all.tar.gz');
  const game = await openGame('with the stand-in');
  const run = (name: string, of = file) =>
    administer({
      env: { DATA_DIR: path.dirname(game.standIn.files) },
      args: [name, of],
      ...nothing,
      standIn: () => Promise.resolve(ok({ ...game.standIn, close: () => Promise.resolve() })),
    });
  const ann = await signUp(game, 'ann@example.org');
  const place = `${ann.id}/a.png`;
  await ann.page.storage.from('story-images').upload(place, new Blob(['a picture'], { type: 'image/png' }));
  expect(await run('backup')).toMatchObject({ ok: true });
  expect((await game.ask('/api/account/delete', { token: ann.token, body: {} })).status).toBe(204);
  await signUp(game, 'later@example.org');
  expect(await run('restore')).toMatchObject({ ok: true });
  // What was there before it is kept beside the data.
  const backups = path.join(path.dirname(game.standIn.files), 'backups');
  const kept = () => readdirSync(backups).toSorted();
  const [first = ''] = kept();
  expect(kept()).toEqual([expect.stringMatching(/^before-restore-.*\.tar\.gz$/)]);
  const page = game.page();
  expect((await page.auth.signInWithPassword({ email: ann.email, password })).error).toBeNull();
  expect(await (await page.storage.from('story-images').download(place)).data?.text()).toBe('a picture');
  const later = await game.page().auth.signInWithPassword({ email: 'later@example.org', password });
  expect(later.error?.code).toBe('invalid_credentials');

  // What cannot be brought in costs none of them.
  const damaged = path.join(folder, 'damaged.tar.gz');
  writeFileSync(damaged, 'dear lamp');
  for (const of of [damaged, path.join(folder, 'none.tar.gz')])
    expect(await run('restore', of)).toMatchObject({ ok: false });
  expect(kept()).toEqual([first]);
  expect(await run('restore')).toMatchObject({ ok: true });
  expect(await run('restore')).toMatchObject({ ok: true });
  const three = kept();
  expect(three).toHaveLength(3);
  // The oldest, which is one too many by now.
  expect(await run('restore', path.join(backups, first))).toMatchObject({ ok: true });
  expect(existsSync(path.join(backups, first))).toBe(true);
  expect(
    (await game.page().auth.signInWithPassword({ email: 'later@example.org', password })).error,
  ).toBeNull();
  expect(await run('restore')).toMatchObject({ ok: true });
  expect(kept()).toHaveLength(3);
  expect(kept()).not.toContain(first);
  await game.close();
  rmSync(folder, { recursive: true });
});

test('a command works beside the running server and without one, and what is in its way is a sentence', async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'lamplit-admin-'));
  const configuration = readConfiguration({ DATA_DIR: dataDir });
  if (!configuration.ok) throw new Error(configuration.error);
  const running = await startStandIn({
    configuration: configuration.value,
    publicUrl: () => 'http://127.0.0.1:8787',
    now: () => Date.now(),
    log: quietLog,
  });
  if (!running.ok) throw new Error(running.error);
  await running.value.admin`
    insert into auth.users (id, email, created_at) values (gen_random_uuid(), 'ann@example.org', now())`;
  const users = async (env: Record<string, string> = {}) => {
    const lines: string[] = [];
    const say = (line: string) => lines.push(line);
    const done = await administer({ env: { DATA_DIR: dataDir, ...env }, args: ['users'], ...nothing, say });
    return done.ok ? lines.at(-1) : done.error;
  };
  expect(await users()).toBe('1 account');
  expect(await running.value.isReady()).toBe(true);
  await running.value.close();
  expect(await users()).toBe('1 account');
  expect(await users({ PG_BIN: '/nowhere' })).toMatch(/^PG_BIN is \/nowhere.*\.$/);
  expect(await users({ PORT: 'eighty' })).toMatch(/^PORT is eighty.*\.$/);
  rmSync(dataDir, { recursive: true });
});
