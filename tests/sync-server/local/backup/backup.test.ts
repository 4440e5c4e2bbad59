import { mkdir, mkdtemp, readFile, readdir, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { Sql } from 'postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { backup } from '../../../../sync-server/local/backup/backup.ts';
import { restore } from '../../../../sync-server/local/backup/restore.ts';
import { filledByMigrations, listTables } from '../../../../sync-server/local/backup/tables.ts';
import { openDatabase, type Connections } from '../../../../sync-server/local/database.ts';
import { openKeys } from '../../../../sync-server/local/keys.ts';
import { freshDatabase, quietLog } from '../test-database.ts';

const opened: Connections[] = [];
let folder: string;
let admin: Sql;
const at = (name: string) => path.join(folder, name);
const picture = '3f/3f6b8f5e-0000-4000-8000-0123456789ab';
const issuer = () => 'http://127.0.0.1:8787/auth/v1';

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lamplit-backup-'));
  admin = await database();
  await admin.unsafe(filling);
  await mkdir(at('files/3f'), { recursive: true });
  await writeFile(at(`files/${picture}`), Buffer.alloc(300_001, 'lamp'));
  await writeFile(at('files/3f/.being-written'), 'half');
});
afterAll(async () => {
  await Promise.all(opened.map((connections) => connections.close()));
  await rm(folder, { recursive: true, force: true });
});

test('a backup brings every row, sequence, key and file back, into an empty and into a used database', async () => {
  const keys = await openKeys(admin, issuer);
  const saved = await save(admin, 'whole.backup');
  expect(saved).toMatchObject({ files: 1 });
  expect(saved.rows).toBeGreaterThan(2007);
  expect((await stat(at('whole.backup'))).mode & 0o777).toBe(0o600);
  for (const used of [false, true]) {
    const other = await database();
    if (used) {
      await other.unsafe(filling);
      await other`insert into probe."Odd Names" (note) values ('only here')`;
      await openKeys(other, issuer);
    }
    const back = await restore({ admin: other, files: at(`back-${used}`), from: at('whole.backup') });
    expect(back).toEqual({
      ok: true,
      value: { ...saved, madeAt: '1970-01-01T00:00:01.000Z' },
    });
    expect(await everything(other)).toEqual(await everything(admin));
    expect((await openKeys(other, issuer)).secret).toBe(keys.secret);
    expect(await readFile(at(`back-${used}/${picture}`))).toEqual(await readFile(at(`files/${picture}`)));
    expect(await readdir(at(`back-${used}/3f`))).toEqual([path.basename(picture)]);
    const [next] = await other`insert into probe."Odd Names" (note) values ('next') returning id::int`;
    expect(next).toEqual({ id: 2004 });
    // Foreign keys hold again.
    await expect(other`insert into probe.child (parent) values (99)`).rejects.toThrow('foreign key');
  }
});

test('a backup that is put back begins a new life of every copy, so that devices send what it does not have', async () => {
  const owner = '00000000-0000-4000-8000-0000000000a1';
  const from = await database();
  await from`insert into auth.users (id) values (${owner})`;
  await from`insert into app.space (user_id, v) values (${owner}, 7)`;
  await save(from, 'space.backup');
  const epochs = async () => [
    ...(await from<{ v: string; epoch: string }[]>`select v::text, epoch from app.space`),
  ];
  const [before] = await epochs();
  await restore({ admin: from, files: at('space'), from: at('space.backup') });
  const [after] = await epochs();
  expect(after?.v).toBe('7');
  expect(after?.epoch).not.toBe(before?.epoch);
});

test('a backup is one moment, whatever is written while it runs', async () => {
  const before = await everything(admin);
  let writes = 0;
  const busy = setInterval(() => {
    writes += 1;
    void admin`insert into probe.parent values (${100 + writes}, 1)`.then(() => {});
  }, 1);
  await save(admin, 'moment.backup');
  clearInterval(busy);
  expect(writes).toBeGreaterThan(0);
  await expect.poll(async () => (await admin`select from probe.parent where id > 100`).length).toBe(writes);
  await admin`delete from probe.parent where id > 100`;
  const other = await database();
  await restore({ admin: other, files: at('moment'), from: at('moment.backup') });
  const [row] = await other<{ found: number[] | null }[]>`
    select array_agg(id order by id) as found from probe.parent where id > 100`;
  // The rows of the moment, and of those that came meanwhile a beginning without a gap, or none.
  const found = row?.found ?? [];
  expect(found).toEqual(Array.from({ length: found.length }, (_, index) => 101 + index));
  await other`delete from probe.parent where id > 100`;
  expect(await everything(other)).toEqual(before);
});

test('what is no whole backup of ours changes nothing, and is told apart from one of a newer game', async () => {
  await save(admin, 'good.backup');
  const other = await database();
  await other.unsafe(filling);
  await other`insert into probe."Odd Names" (note) values ('to be kept')`;
  const before = await everything(other);
  const from = at('bad.backup');
  const whole = await readFile(at('good.backup'));
  const damages: Record<string, () => Promise<void>> = {
    'cut off': async () => {
      await writeFile(from, whole);
      await truncate(from, Math.floor(whole.length * 0.9));
    },
    'cut off before its end was packed': () =>
      writeFile(from, gzipSync(gunzipSync(whole).subarray(0, -4096))),
    'another byte': () => writeFile(from, whole.with(whole.length - 6, (whole.at(-6) ?? 0) ^ 1)),
    'another kind of file': () => writeFile(from, 'dear lamp'),
    empty: () => writeFile(from, ''),
    'another archive': () => writeFile(from, gzipSync('dear lamp'.repeat(200))),
  };
  for (const [name, make] of Object.entries(damages)) {
    await make();
    expect(await restore({ admin: other, files: at('bad'), from }), name).toEqual({
      ok: false,
      error: `${from} is no backup of the game, or is damaged. Nothing was changed.`,
    });
  }
  await admin`insert into supabase_migrations.schema_migrations (version) values ('29990101000000')`;
  await save(admin, 'newer.backup');
  await admin`delete from supabase_migrations.schema_migrations where version = '29990101000000'`;
  expect(await restore({ admin: other, files: at('bad'), from: at('newer.backup') })).toEqual({
    ok: false,
    error:
      'The backup, made at 1970-01-01T00:00:01.000Z, is of a newer version of the game than this one. Update the game first. Nothing was changed.',
  });
  await other`alter table probe.child rename column parent to elder`;
  expect(await restore({ admin: other, files: at('bad'), from: at('good.backup') })).toMatchObject({
    ok: false,
    error: expect.stringContaining('older version of the game, whose table probe.child'),
  });
  await other`alter table probe.child rename column elder to parent`;
  expect(await restore({ admin: other, files: at('bad'), from: at('none.backup') })).toEqual({
    ok: false,
    error: `There is no ${at('none.backup')} that can be read.`,
  });
  expect(await everything(other)).toEqual(before);
});

test('a backup of an older version takes nothing away that a later migration put in', async () => {
  const other = await database();
  const rows = async () =>
    other<
      { id: string; name: string }[]
    >`select id, name from billing.plans where id in ('free', 'later') order by id`;
  await other`update billing.plans set name = 'Then' where id = 'free'`;
  await save(other, 'older.backup');
  await other`update billing.plans set name = 'Now' where id = 'free'`;
  await other`
    insert into billing.plans (id, type, name, price_id, credits, cents, period, savings_percent, place)
    values ('later', 'pack', 'Later', 'lamplit_later', 7, 700, null, 0, 9)`;
  await other`insert into supabase_migrations.schema_migrations (version) values ('29990101000000')`;
  expect(await restore({ admin: other, files: at('older'), from: at('older.backup') })).toMatchObject({
    ok: true,
  });
  expect([...(await rows())]).toEqual([
    { id: 'free', name: 'Then' },
    { id: 'later', name: 'Later' },
  ]);
  // Of the same version it is all as it was.
  await save(other, 'same.backup');
  await other`update billing.plans set id = 'other' where id = 'later'`;
  await restore({ admin: other, files: at('older'), from: at('same.backup') });
  expect((await rows()).map(({ id }) => id)).toEqual(['free', 'later']);
  expect(await other`select from billing.plans where id = 'other'`).toEqual([]);
});

test('each table into which migrations put rows is known as such', async () => {
  const connections = await openDatabase(await freshDatabase(), quietLog);
  opened.push(connections);
  const filled = await connections.admin.begin(async (sql) => {
    const found: string[] = [];
    for (const { name } of await listTables(sql))
      if ((await sql.unsafe(`select from ${name} limit 1`)).length > 0) found.push(name);
    return found;
  });
  expect(filled).toEqual(filledByMigrations);
});

test('a backup that fails leaves the last one as it was', async () => {
  await save(admin, 'kept.backup');
  const before = await readFile(at('kept.backup'));
  const other = await database();
  await other.unsafe('drop table supabase_migrations.schema_migrations');
  await expect(save(other, 'kept.backup')).rejects.toThrow('schema_migrations');
  expect(await readFile(at('kept.backup'))).toEqual(before);
  expect((await readdir(folder)).filter((name) => name.includes('.tmp-'))).toEqual([]);
});

async function database(): Promise<Sql> {
  const connections = await openDatabase(await freshDatabase(), quietLog);
  opened.push(connections);
  await connections.admin.unsafe(schema);
  return connections.admin;
}

function save(from: Sql, name: string) {
  return backup({ admin: from, files: at('files'), out: at(name), now: () => 1000 });
}

/** Every row of the tables of this test, as PostgreSQL writes it. */
async function everything(sql: Sql) {
  return sql`
    select 'odd' as what, t::text as row from probe."Odd Names" t
    union all select 'parent', t::text from probe.parent t
    union all select 'child', t::text from probe.child t
    union all select 'counter', last_value::text from probe.counter
    order by 1, 2`;
}

const schema = `
  create schema probe;
  create type probe.mood as enum ('good', 'neutral', 'evil');
  create table probe."Odd Names" (
    id bigint generated always as identity primary key,
    note text,
    "a ""quoted"" one" jsonb,
    plain json,
    bytes bytea,
    exact numeric,
    near double precision,
    at timestamptz,
    moods probe.mood[],
    limited varchar(5),
    twice int generated always as (length(note) * 2) stored
  );
  create table probe.parent (id int primary key, favourite int not null);
  create table probe.child (id int generated by default as identity primary key, parent int not null references probe.parent);
  alter table probe.child enable row level security;
  alter table probe.child force row level security;
  create sequence probe.counter;
`;

/* The two point to each other, so no order of tables would do. */
const filling = `
  alter table probe.parent drop constraint if exists favourite;
  insert into probe."Odd Names" (note, "a ""quoted"" one", plain, bytes, exact, near, at, moods, limited) values
    (E'a\\tline\\nand "another" \\\\ back, Ärger 🕯', 'null', '{"b":1,  "a":null}', '\\x00ff27', 12345678901234567890.12345, 0.1, '2026-11-24 06:00:00.123456+00', '{good,evil}', 'abcde'),
    (null, null, null, null, 'NaN', 'Infinity', 'infinity', '{}', ''),
    ('', '{"n": 1e400}', 'null', '', -0.00, 5e-324, null, '{NULL}', null);
  insert into probe."Odd Names" (note) select repeat(md5(n::text), 40) from generate_series(1, 2000) n;
  insert into probe.parent values (1, 1), (2, 2);
  insert into probe.child (parent) values (1), (2);
  alter table probe.parent add constraint favourite foreign key (favourite) references probe.child;
  select nextval('probe.counter'), nextval('probe.counter');
`;
