import { expect, test } from 'vitest';

import { readPullReply } from '../../../src/domain/protocol/pull.ts';
import { readPushReply } from '../../../src/domain/protocol/push.ts';
import { fakeId } from '../../fakes.ts';
import { docEntry, from, sceneEntry, stampAt } from './rows.ts';
import { openSql } from './sql-table.ts';

const [ada, bob] = [fakeId(801), fakeId(802)];
const story = fakeId(1);

async function twoUsers() {
  const table = await openSql();
  await table.addUser(ada);
  await table.addUser(bob);
  const [a, b] = [table.caller(ada), table.caller(bob)];
  await a.push(
    from([
      sceneEntry(11, { passage: 'Rain over the harbour.' }),
      sceneEntry(12, { parent: fakeId(11), passage: 'The lamp was out.' }),
      docEntry(
        'stories',
        1,
        {
          title: 'The Lamp',
          character: { name: 'Mira', genre: 'mystery', setting: 'a harbour' },
          environment: { type: 'surface' },
          settings: {},
          createdAt: 1_700_000_000_000,
          gone: false,
        },
        { title: stampAt(1) },
      ),
      docEntry('heads', 21, { story, scene: fakeId(12), device: fakeId(901), at: 5 }, { scene: stampAt(2) }),
      docEntry(
        'settings',
        31,
        { id: 'x', group: 'story', notesToAuthor: 'Slow.' },
        { notesToAuthor: stampAt(2) },
      ),
      docEntry('settings', 32, { group: 'display', mobile: { textSize: 2 } }, {}),
      docEntry(
        'characters',
        41,
        {
          name: 'Mira',
          description: 'tall',
          image: 'h',
          storedAt: { image: 'h', path: 'kept.png' },
          favourite: true,
          createdAt: 5,
        },
        {},
      ),
      {
        kind: 'uses',
        id: fakeId(51),
        turn: null,
        v: 0,
        body: { id: fakeId(51), character: fakeId(41), story },
      },
    ]),
  );
  return { ...table, a, b };
}

test('nobody reaches a table, whatever he may be, and each function only who is to', async () => {
  const { admin } = await openSql();
  const tables = await admin`
    select c.relname, r.rolname, p.privilege from pg_class c
    join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'app'
    cross join (values ('anon'), ('authenticated'), ('service_role')) r (rolname)
    cross join (values ('select'), ('insert'), ('update'), ('delete'), ('truncate')) p (privilege)
    where c.relkind = 'r' and has_table_privilege(r.rolname, c.oid, p.privilege)`;
  expect(tables).toEqual([]);
  const unguarded = await admin`
    select relname from pg_class c join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'app'
    where relkind = 'r' and relname <> 'limits' and not (relrowsecurity and relforcerowsecurity)`;
  expect(unguarded).toEqual([]);
  const schema = await admin`
    select rolname from (values ('anon'), ('authenticated'), ('service_role')) r (rolname)
    where has_schema_privilege(rolname, 'app', 'usage')`;
  expect(schema).toEqual([]);
  const functions = await admin<{ proname: string; owner: string; who: string[] }[]>`
    select p.proname, pg_get_userbyid(p.proowner) as owner, array(
      select rolname from (values ('anon'), ('authenticated'), ('service_role')) r (rolname)
      where has_function_privilege(rolname, p.oid, 'execute')) as who
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace and n.nspname = 'public'
    where p.proname like 'sync\\_%' or p.proname = 'purge_trash' order by 1`;
  expect([...functions]).toEqual([
    { proname: 'purge_trash', owner: 'postgres', who: ['service_role'] },
    { proname: 'sync_audit', owner: 'sync_owner', who: ['authenticated'] },
    { proname: 'sync_pull', owner: 'sync_owner', who: ['authenticated'] },
    { proname: 'sync_push', owner: 'sync_owner', who: ['authenticated'] },
    { proname: 'sync_restored', owner: 'postgres', who: ['service_role'] },
    { proname: 'sync_upkeep', owner: 'postgres', who: ['service_role'] },
  ]);
  const [owner] =
    await admin`select rolcanlogin, rolsuper, rolbypassrls from pg_roles where rolname = 'sync_owner'`;
  expect(owner).toEqual({ rolcanlogin: false, rolsuper: false, rolbypassrls: false });
});

test('rows of one account never come to another', async () => {
  const { a, b, as, connect } = await twoUsers();
  expect(readPullReply(await b.pull({ lane: 'd', cur: 0 }))?.rows).toEqual([]);
  await expect(b.pull({ lane: 'd', cur: 0, space: ada })).rejects.toMatchObject({ code: '42501' });
  await expect(b.audit({ space: ada, ask: 'sums' })).rejects.toMatchObject({ code: '42501' });
  // The same names are another account's own rows.
  const reply = readPushReply(await b.push(from([sceneEntry(11, { passage: 'Mine.' })])));
  expect(reply).toMatchObject({ status: 'ok', vs: [1], rejected: [] });
  expect(readPullReply(await a.pull({ lane: 's', cur: 0 }))?.rows).toHaveLength(3);
  const connection = connect('authenticator', 1);
  for (const statement of [
    'select * from app.grown',
    `insert into app.doc (user_id, kind, id, f, s, size, v) values ('${bob}', 'stories', '${story}', '{}', '{}', 1, 99)`,
    `update app.space set v = 99`,
    'select app.carry_out_purge(null, null, null, null)',
    'select public.purge_trash(0)',
  ])
    await expect(as(connection, bob, (sql) => sql.unsafe(statement))).rejects.toMatchObject({
      code: '42501',
    });
});

test('SYNC-07 the views have the rows of their owner under the names of the documents, to be read only', async () => {
  const { as, connect } = await twoUsers();
  const connection = connect('authenticator', 1);
  const rows = (user: string | null, name: string) =>
    as(connection, user, async (sql) => {
      const found = await sql.unsafe<{ row: string }[]>(
        `select to_json(v)::text as row from public.${name} v`,
      );
      return found.map(({ row }): unknown => JSON.parse(row));
    });
  expect(await rows(ada, 'stories')).toMatchObject([
    {
      id: story,
      user_id: ada,
      title: 'The Lamp',
      character: { name: 'Mira' },
      environment: { type: 'surface' },
      story_state: {
        currentScene: 'The lamp was out.',
        sceneTitle: 'Scene 12',
        history: [{ passage: 'Rain over the harbour.' }, { passage: 'The lamp was out.' }],
        availableActions: [],
        genre: 'mystery',
        setting: 'a harbour',
        protagonist: 'Mira',
        antagonist: null,
        sceneImage: null,
      },
      game_state: { settings: {} },
      created_at: '2023-11-14T22:13:20+00:00',
    },
  ]);
  expect(await rows(ada, 'user_settings')).toMatchObject([
    { user_id: ada, settings: { notesToAuthor: 'Slow.', mobile: { textSize: 2 } } },
  ]);
  expect(await rows(ada, 'character_images')).toMatchObject([
    {
      id: fakeId(41),
      user_id: ada,
      character_name: 'Mira',
      is_favorite: true,
      is_used_in_story: true,
      image_url: 'kept.png',
    },
  ]);
  for (const name of ['stories', 'user_settings', 'character_images']) {
    expect(await rows(bob, name)).toEqual([]);
    await expect(rows(null, name)).rejects.toMatchObject({ code: '42501' });
    await expect(as(connection, ada, (sql) => sql.unsafe(`delete from public.${name}`))).rejects.toThrow();
  }
});

test('an account that is deleted leaves nothing behind', async () => {
  const { admin } = await twoUsers();
  await admin`delete from auth.users where id = ${ada}`;
  const left = await admin`
    select user_id from app.space union all select user_id from app.grown union all select user_id from app.doc
    union all select user_id from app.buried union all select user_id from app.device`;
  expect(left).toEqual([]);
});

test('what lies in the trash for thirty days of the server is deleted for good, whatever a device takes for the time', async () => {
  const table = await openSql(1_760_000_000_000);
  await table.addUser(ada);
  const me = table.caller(ada);
  // By its own clock it was put away years ago.
  await me.push(from([sceneEntry(11), docEntry('stories', 1, { gone: true }, { gone: stampAt(9_000) })]));
  const after = async (days: number) => {
    const sql = table.connect('postgres', 1);
    await sql`select set_config('lamplit.now_ms', ${String(1_760_000_000_000 + days * 86_400_000)}, false)`;
    const [row] = await sql<{ count: number }[]>`select public.purge_trash(30) as count`;
    return row?.count;
  };
  expect(await after(29)).toBe(0);
  expect(await after(31)).toBe(1);
  const page = readPullReply(await me.pull({ lane: 'd', cur: 0 }));
  expect(page?.rows).toMatchObject([
    { kind: 'purges', id: story, f: { of: 'story', purged: true }, s: { purged: stampAt(9_000) } },
  ]);
  expect(readPullReply(await me.pull({ lane: 's', cur: 0 }))?.rows).toEqual([]);
  // A device that knows nothing of it cannot bring it back; what it told later is kept.
  const late = readPushReply(
    await me.push(from([sceneEntry(11), sceneEntry(12, { parent: fakeId(11), told: stampAt(10_000) })])),
  );
  expect(late).toMatchObject({ rejected: [{ i: 0, code: 'purged' }] });
  expect(readPullReply(await me.pull({ lane: 's', cur: 0 }))?.rows).toMatchObject([{ id: fakeId(12) }]);
});

test("a push tells the player's other devices, and is taken also where telling them fails", async () => {
  const table = await openSql();
  await table.addUser(ada);
  await table.admin.unsafe(`create table told (payload jsonb, event text, topic text, private boolean);
    create or replace function realtime.send(payload jsonb, event text, topic text, private boolean default true) returns void
    language sql as $$ insert into public.told values (payload, event, topic, private) $$;
    grant all on public.told to public; grant usage on schema public to postgres`);
  const me = table.caller(ada);
  await me.push(from([sceneEntry(11)]));
  await me.push(from([sceneEntry(11)]));
  const told = await table.admin<
    { payload: string }[]
  >`select payload::text, event, topic, private from told`;
  expect(told.map((row) => ({ ...row, payload: JSON.parse(row.payload) as unknown }))).toEqual([
    { payload: { v: 1, origin: 'aaaaaaaaaaaa' }, event: 'sync', topic: `space:${ada}`, private: true },
  ]);
  await table.admin.unsafe('drop table told');
  expect(await me.push(from([sceneEntry(12)]))).toMatchObject({ status: 'ok', vs: [2] });
});
