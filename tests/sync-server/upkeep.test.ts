import { afterAll, beforeAll, expect, test } from 'vitest';

import { standInBackend } from '../../sync-server/backend.ts';
import { startUpkeep } from '../../sync-server/upkeep.ts';
import { fakeId } from '../fakes.ts';
import { quietLog } from './local/test-database.ts';
import { openSql } from './sync/sql-table.ts';
import { docEntry, from, sceneEntry, stampAt } from './sync/rows.ts';
import { openTestStandIn, type TestStandIn } from './test-stand-in.ts';

const ada = fakeId(801);
const dayMs = 86_400_000;
let standIn: TestStandIn;

beforeAll(async () => {
  standIn = await openTestStandIn({ publicUrl: () => 'http://127.0.0.1:1', now: Date.now });
  const { admin } = standIn;
  await admin`insert into auth.users (id) values (${ada})`;
  await admin`insert into app.space (user_id, v) values (${ada}, 250)`;
  await admin`
    insert into app.doc (user_id, kind, id, story, f, s, size, v, trashed_at)
    select ${ada}, 'stories', id, id, '{"gone": true}', jsonb_build_object('gone', ${stampAt(1_000)}::text), 10, n,
      now() - case when n <= 240 then interval '31 days' else interval '29 days' end
    from (select n, gen_random_uuid() as id from generate_series(1, 250) n) each`;
});
afterAll(() => standIn.close());

const left = async () => (await standIn.admin`select from app.doc where kind = 'stories'`).length;

test('servers that ask at once delete each thing for good once, in parts, and nothing again within the day', async () => {
  const servers = [1, 2, 3].map(() => startUpkeep(standInBackend(standIn), quietLog));
  try {
    // Somebody is at it and has not finished: whoever asks meanwhile does nothing, and does not wait.
    await standIn.admin.begin(async (sql) => {
      await sql`insert into app.chore (name) values ('purge-trash')`;
      await sql`select from app.chore for update`;
    });
    await standIn.admin.begin(async (sql) => {
      await sql`select from app.chore for update`;
      expect(await Promise.all(servers.map((server) => server.once()))).toEqual([0, 0, 0]);
    });
    expect(await left()).toBe(250);
    const counts = await Promise.all(servers.map((server) => server.once()));
    // Who came second may have left the rest to the first.
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(240);
    expect(await left()).toBe(10);
    const purges = await standIn.admin`select from app.doc where kind = 'purges'`;
    expect(purges).toHaveLength(240);
    await standIn.admin`update app.doc set trashed_at = now() - interval '31 days' where kind = 'stories'`;
    expect(await servers[0]?.once()).toBe(0);
    await standIn.admin`update app.chore set done_at = now() - interval '25 hours'`;
    expect(await servers[0]?.once()).toBe(10);
    expect(await left()).toBe(0);
  } finally {
    await Promise.all(servers.map((server) => server.close()));
  }
});

test('a picture that no row names goes after a month; one that is named, one that is young and what is not named by its hash stay', async () => {
  const { admin } = standIn;
  const backend = standInBackend(standIn);
  const files = backend.client.storage.from('story-images');
  const hash = (letter: string) => letter.repeat(64);
  const put = async (name: string, days: number) => {
    const bytes = new Uint8Array([0x89, 0x50, 0x4e, 0x47]);
    const { error } = await files.upload(`${ada}/${name}`, bytes, { contentType: 'image/png' });
    expect(error).toBeNull();
    await admin`
      update storage.objects set created_at = now() - make_interval(days => ${days}) where name = ${`${ada}/${name}`}`;
  };
  for (const [name, days] of [
    [hash('a'), 31],
    [hash('b'), 31],
    [hash('c'), 31],
    [hash('d'), 29],
    ['portrait.png', 31],
  ] as const)
    await put(name, days);
  await admin`
    insert into app.doc (user_id, kind, id, story, f, s, size, v)
    select ${ada}, kind, gen_random_uuid(), null, f::jsonb, '{}', 10, v from (values
      ('stories', ${`{"character": {"characterImage": "${hash('b')}"}}`}, 9001),
      ('sceneMeta', ${`{"image": "${hash('c')}"}`}, 9002)) each (kind, f, v)`;
  const left = async () =>
    ((await files.list(ada)).data ?? []).map(({ name }) => name.slice(0, 8)).toSorted();
  await admin`update app.chore set done_at = now() - interval '25 hours'`;
  const servers = [1, 2].map(() => startUpkeep(backend, quietLog));
  try {
    await Promise.all(servers.map((server) => server.once()));
    expect(await left()).toEqual(['bbbbbbbb', 'cccccccc', 'dddddddd', 'portrait']);
    await put(hash('e'), 99);
    await servers[0]?.once();
    expect(await left(), 'once a day').toContain('eeeeeeee');
    await admin`update app.chore set done_at = now() - interval '25 hours'`;
    await servers[0]?.once();
    expect(await left()).not.toContain('eeeeeeee');
  } finally {
    await Promise.all(servers.map((server) => server.close()));
  }
});

test('a hero who was changed in the trash goes too, once, and what was brought in again from a file stays', async () => {
  const now = 1_760_000_000_000;
  const table = await openSql(now);
  await table.addUser(ada);
  const me = table.caller(ada);
  await me.push(
    from([
      docEntry(
        'characters',
        41,
        { gone: true, name: 'Mira' },
        { gone: stampAt(5_000), name: stampAt(7_000) },
      ),
      sceneEntry(11),
      docEntry(
        'purges',
        1,
        { of: 'story', story: null, purged: true, lifted: true },
        { purged: stampAt(4_000), lifted: stampAt(9_000) },
      ),
      // Another device put it away before it was brought in again, and says so later.
      docEntry('stories', 1, { gone: true }, { gone: stampAt(5_000) }),
    ]),
  );
  const sql = table.connect('postgres', 1);
  await sql`select set_config('lamplit.now_ms', ${String(now + 31 * dayMs)}, false)`;
  const purged = async () =>
    (await sql<{ count: number }[]>`select public.purge_trash(30) as count`)[0]?.count;
  expect(await purged()).toBe(1);
  expect(await purged()).toBe(0);
  const rows = await table.admin`select kind, id from app.doc where kind <> 'purges'`;
  expect([...rows]).toEqual([{ kind: 'stories', id: fakeId(1) }]);
  expect(await table.admin`select from app.grown`).toHaveLength(1);
});
