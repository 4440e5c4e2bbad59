import { afterAll, beforeAll, expect, test } from 'vitest';

import { openGame, signUp, type TestGame } from './test-game.ts';
import { faultsOfUserColumns, plantRow, tablesThatHold, userColumns } from './user-columns.ts';

let game: TestGame;
beforeAll(async () => {
  // With limits, for what they write down must go too.
  game = await openGame('with the stand-in', { limits: 'on' });
});
afterAll(() => game.close());

test('each table that says whose a row is goes with the account and is exported', async () => {
  expect(await faultsOfUserColumns(game.standIn.admin)).toEqual([]);
  expect((await userColumns(game.standIn.admin)).length).toBeGreaterThan(1);
});

test('a table that was forgotten is found', async () => {
  const { admin } = game.standIn;
  await admin.unsafe(`
    create table public.forgotten (id uuid primary key, user_id uuid not null);
    create table public.kept (id uuid primary key, owner uuid references auth.users (id) on delete set null);
    create table private.whose (id uuid primary key, whom uuid references auth.users (id));`);
  try {
    expect(await faultsOfUserColumns(admin)).toEqual([
      'private.whose.whom does not go with its account',
      'public.forgotten.user_id does not go with its account',
      'public.forgotten is not exported',
      'public.kept.owner does not go with its account',
    ]);
  } finally {
    await admin.unsafe('drop table public.forgotten, public.kept, private.whose');
  }
});

test('an account with a row in each of them is exported whole, and leaves nothing', async () => {
  const { admin } = game.standIn;
  const [ann, ben] = [await signUp(game, 'ann@example.org'), await signUp(game, 'ben@example.org')];
  const tables = [...new Set((await userColumns(admin)).map(({ table }) => table))];
  for (const { id } of [ann, ben]) for (const table of tables) await plantRow(admin, table, id);
  for (const { page, id } of [ann, ben]) {
    const picture = new Blob(['a picture'], { type: 'image/png' });
    expect((await page.storage.from('story-images').upload(`${id}/a.png`, picture)).error).toBeNull();
  }

  const exported = await game.ask('/api/account/export', { method: 'GET', token: ann.token });
  const { tables: rows }: { tables: Record<string, readonly unknown[]> } = await exported.json();
  expect(Object.keys(rows).sort()).toEqual(tables.sort());
  for (const table of tables) expect([table, rows[table]?.length]).toEqual([table, 1]);
  expect(JSON.stringify(rows)).not.toContain(ben.id);

  const wrong = { token: ann.token, body: { password: 'another' } };
  expect((await game.ask('/api/account/delete', wrong)).status).toBe(403);
  const kept = await tablesThatHold(admin, ben.id);
  expect(kept).toEqual(expect.arrayContaining(['auth.users', 'storage.objects', ...tables]));
  expect((await game.ask('/api/account/delete', { token: ann.token, body: {} })).status).toBe(204);
  expect(await tablesThatHold(admin, ann.id)).toEqual([]);
  expect(await tablesThatHold(admin, ann.email)).toEqual([]);
  expect(await tablesThatHold(admin, ben.id)).toEqual(kept);
});

test('no function of ours is run with more rights than it names, nor by everybody', async () => {
  const functions = await game.standIn.admin<
    { name: string; isDefiner: boolean; settings: string[] | null }[]
  >`
    select p.oid::regprocedure::text as name, p.prosecdef as "isDefiner", p.proconfig as settings
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where n.nspname in ('public', 'private')`;
  expect(functions.length).toBeGreaterThan(10);
  for (const { name, settings } of functions)
    expect([name, ...(settings ?? [])]).toEqual(expect.arrayContaining([name, 'search_path=""']));
  const open = await game.standIn.admin`
    select p.oid::regprocedure::text as name
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where n.nspname in ('public', 'private') and has_function_privilege('anon', p.oid, 'execute')`;
  expect(open).toHaveLength(0);
});

test('a limit is for one key, ends by itself and is counted by all servers alike', async () => {
  const { admin } = game.standIn;
  const take = async (key: string) => {
    const [row] = await admin<{ wait: number }[]>`select public.take_limit(${key}, 2, 60) as wait`;
    return row?.wait;
  };
  expect([await take('a'), await take('a'), await take('b')]).toEqual([0, 0, 0]);
  expect(await take('a')).toBeGreaterThan(55);
  await admin`update private.limits set ends_at = now() - interval '1 second'`;
  expect(await take('a')).toBe(0);
  const many = await Promise.all(Array.from({ length: 12 }, () => take('c')));
  expect(many.filter((wait) => wait === 0)).toHaveLength(2);
});
