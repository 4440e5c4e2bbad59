import { afterAll, beforeAll, expect, test } from 'vitest';

import { standInBackend } from '../../sync-server/backend.ts';
import { createLog } from '../../sync-server/log.ts';
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

test('a picture goes a month after a row last named it, however long ago it was sent; one that is named again and what is not named by its hash stay', async () => {
  const { admin } = standIn;
  const backend = standInBackend(standIn);
  const files = backend.client.storage.from('story-images');
  const hash = (letter: string) => letter.repeat(64);
  const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47]);
  const put = async (name: string) => {
    const { error } = await files.upload(`${ada}/${name}`, png, { contentType: 'image/png', upsert: true });
    expect(error).toBeNull();
  };
  const age = async (days: number) => {
    const time = admin`make_interval(days => ${days})`;
    await admin`update storage.objects set created_at = created_at - ${time}, updated_at = updated_at - ${time}`;
    await admin`update app.stray_picture set since = since - ${time}`;
  };
  const wait = async (days: number) => {
    await age(days);
    await admin`update app.chore set done_at = done_at - make_interval(days => ${days})`;
  };
  const left = async () =>
    ((await files.list(ada)).data ?? []).map(({ name }) => name.slice(0, 8)).toSorted();
  const servers = [1, 2].map(() => startUpkeep(backend, quietLog));
  const night = async () => {
    await Promise.all(servers.map((server) => server.once()));
    return left();
  };
  const tell = (letter: string, picture: string) =>
    admin`update app.doc set f = jsonb_build_object('image', ${hash(picture)}::text)
      where user_id = ${ada} and f::text like ${`%${hash(letter)}%`}`;
  for (const name of ['a', 'b', 'c', 'd', 'e'].map(hash)) await put(name);
  await put('portrait.png');
  await admin`
    insert into app.doc (user_id, kind, id, story, f, s, size, v)
    select ${ada}, kind, gen_random_uuid(), null, f::jsonb, '{}', 10, v from (values
      ('stories', ${`{"character": {"characterImage": "${hash('b')}"}}`}, 9001),
      ('sceneMeta', ${`{"image": "${hash('c')}"}`}, 9002),
      ('characters', ${`{"image": "${hash('d')}"}`}, 9003)) each (kind, f, v)`;
  const all = ['aaaaaaaa', 'bbbbbbbb', 'cccccccc', 'dddddddd', 'eeeeeeee', 'portrait'];
  try {
    await wait(60);
    expect(await night(), 'sent long ago, and looked at for the first time').toEqual(all);
    // A hero is drawn anew; a device that is away has a story with his old picture.
    await tell('d', 'f');
    await wait(1);
    expect(await night()).toEqual(all);
    await wait(28);
    await put(hash('e'));
    expect(await night()).toEqual(all);
    // That device comes back.
    await tell('f', 'd');
    await age(2);
    expect(await night(), 'once a day').toEqual(all);
    await wait(1);
    const rest = all.slice(1);
    expect(await night()).toEqual(rest);
    await tell('d', 'f');
    await wait(1);
    expect(await night(), 'the month begins again').toEqual(rest);
    await wait(29);
    expect(await night(), 'so it does for what was sent again').toEqual(
      rest.filter((name) => name !== 'eeeeeeee'),
    );
    await wait(1);
    expect(await night()).toEqual(['bbbbbbbb', 'cccccccc', 'portrait']);
    expect(await admin`select from app.stray_picture`).toEqual([]);
  } finally {
    await Promise.all(servers.map((server) => server.close()));
  }
});

test('a sweep that fails is in the log, and keeps no other from being done', async () => {
  const backend = standInBackend(standIn);
  const asked: string[] = [];
  const lines: string[] = [];
  const call: typeof backend.call = (name, given) => {
    asked.push(name);
    return name === 'stray_story_images' ? Promise.reject(new Error('too slow')) : backend.call(name, given);
  };
  const log = createLog({ level: 'info', now: () => 0, write: (line) => lines.push(line) });
  const server = startUpkeep({ client: backend.client, call }, log);
  try {
    expect(await server.once()).toBe(0);
    expect(asked.slice(-3)).toEqual([
      'stray_story_images',
      'stray_character_images',
      'stray_generated_files',
    ]);
    expect(lines).toEqual([expect.stringContaining('too slow')]);
  } finally {
    await server.close();
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
