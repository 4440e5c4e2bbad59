import type { Sql, TransactionSql } from 'postgres';

import type { Log } from '../log.ts';
import { dutyRoles, type PostgresAddress } from './address.ts';

const platformFiles = import.meta.glob<string>('./platform/*.sql', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const migrationFiles = import.meta.glob<string>('../supabase/migrations/*.sql', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Gives an empty database what a Supabase project has from the start. Each file is applied once, whole or not at all. */
export async function applyPlatform(admin: Sql, address: PostgresAddress): Promise<void> {
  await admin.begin(async (sql) => {
    await oneAtATime(sql);
    await sql`create schema if not exists stand_in`;
    await sql`create table if not exists stand_in.platform_files (name text primary key, applied_at timestamptz not null default now())`;
    for (const [name, text] of sorted(platformFiles)) {
      const [known] = await sql`select from stand_in.platform_files where name = ${name}`;
      if (known) continue;
      await sql.unsafe(text);
      await sql`insert into stand_in.platform_files (name) values (${name})`;
    }
    if (!address.passwordOf) return;
    for (const role of dutyRoles) {
      // A password cannot be a parameter; format() quotes it.
      const [made] = await sql<{ statement: string }[]>`
        select format('alter role %I password %L', ${role}::text, ${address.passwordOf(role)}::text) as statement`;
      if (made) await sql.unsafe(made.statement);
    }
  });
}

/** Whether the database was made by an earlier version and is about to be changed. */
export async function isOutdated(admin: Sql): Promise<boolean> {
  const [table] = await admin`select where to_regclass('supabase_migrations.schema_migrations') is not null`;
  if (!table) return false;
  const [row] = await admin<{ applied: string[] }[]>`
    select array(
      select name from stand_in.platform_files union all select version from supabase_migrations.schema_migrations
    ) as applied`;
  const files = [
    ...sorted(platformFiles).map(([name]) => name),
    ...sorted(migrationFiles).map(([name]) => name.replace(/_.*$/, '')),
  ];
  return files.some((file) => !row?.applied.includes(file));
}

/** Applies what is new among the migrations, as their owner, who is no superuser: they are the ones a Supabase project gets. */
export async function applyMigrations(owner: Sql, log: Log): Promise<void> {
  for (const [file, text] of sorted(migrationFiles)) {
    const [, version = '', name = ''] = /^(\d+)_(.*)\.sql$/.exec(file) ?? [];
    if (version === '') throw new Error(`The migration ${file} has no version before its name.`);
    await owner.begin(async (sql) => {
      await oneAtATime(sql);
      const [known] = await sql`
        select from supabase_migrations.schema_migrations where version = ${version}`;
      if (known) return;
      await sql.unsafe(text);
      await sql`
        insert into supabase_migrations.schema_migrations (version, name) values (${version}, ${name})`;
      log.info('migration', { file });
    });
  }
}

/** Two servers may start on one database. */
async function oneAtATime(sql: TransactionSql): Promise<void> {
  await sql`select pg_advisory_xact_lock(7106385)`;
}

/** Name and text, in the order of the names. */
function sorted(files: Record<string, string>): [name: string, text: string][] {
  return Object.entries(files)
    .map(([path, text]): [string, string] => [path.slice(path.lastIndexOf('/') + 1), text])
    .sort(([a], [b]) => (a < b ? -1 : 1));
}
