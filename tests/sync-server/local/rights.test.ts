import { expect, test } from 'vitest';

import { openDatabase } from '../../../sync-server/local/database.ts';
import { freshDatabase, quietLog } from './test-database.ts';

/* Who may do what, read out of PostgreSQL itself and held against a list that somebody has looked at. */

const preface = `# Who may do what with everything in the schemas that a request can reach, as PostgreSQL has it. What is not here, or is here otherwise,
# fails a test; vitest -u writes it anew, for somebody to look at what changed. "As its owner": a function with its owner's rights, which
# has to ask by itself whose rows it touches.
`;

async function withDatabase<T>(
  ask: (admin: Awaited<ReturnType<typeof openDatabase>>['admin']) => Promise<T>,
): Promise<T> {
  const database = await openDatabase(await freshDatabase(), quietLog);
  try {
    return await ask(database.admin);
  } finally {
    await database.close();
  }
}

/** A line for every table, view, function and policy of the schemas that a request can reach. */
const rights = `
  with roles (role, place) as (values ('anon', 1), ('authenticated', 2), ('service_role', 3)),
  schemas as (select oid, nspname from pg_namespace where nspname in ('public', 'auth', 'storage', 'realtime')),
  extension as (select objid from pg_depend where deptype = 'e'),
  tables as (
    select format('%s %s.%s%s: %s', case when c.relkind in ('v', 'm') then 'view' else 'table' end, s.nspname, c.relname,
      case when c.relkind in ('v', 'm') then '' when c.relrowsecurity then ' (policies decide)' else ' (no policies)' end,
      (
        select string_agg(role || ' ' || (
          select coalesce(nullif(string_agg(lower(verb), '+' order by n) filter (
            where has_schema_privilege(role, s.oid, 'usage') and has_any_column_privilege(role, c.oid, verb)
          ), ''), 'nothing')
          from (values (1, 'SELECT'), (2, 'INSERT'), (3, 'UPDATE')) as v (n, verb)
        ) || case when has_table_privilege(role, c.oid, 'DELETE') then '+delete' else '' end
          || case when has_table_privilege(role, c.oid, 'TRUNCATE') then '+truncate' else '' end, ', ' order by place)
        from roles
      )) as line
    from pg_class c join schemas s on s.oid = c.relnamespace
    where c.relkind in ('r', 'p', 'v', 'm', 'f') and c.oid not in (select objid from extension)
  ),
  functions as (
    select format('function %s.%s(%s)%s: %s', s.nspname, p.proname, pg_get_function_identity_arguments(p.oid),
      case when p.prosecdef then ' as its owner' else '' end,
      coalesce((
        select string_agg(role, ', ' order by place) from roles
        where has_schema_privilege(role, s.oid, 'usage') and has_function_privilege(role, p.oid, 'execute')
      ), 'nobody')) as line
    from pg_proc p join schemas s on s.oid = p.pronamespace
    where p.oid not in (select objid from extension)
  ),
  policies as (
    select format('policy on %s.%s, %s, for %s: %s', schemaname, tablename, policyname, lower(cmd), array_to_string(roles, ', ')) as line
    from pg_policies
  )
  select line from tables union all select line from functions union all select line from policies order by 1`;

test('every table, view, function and policy is on the list, with who may do what', async () => {
  const rows = await withDatabase((admin) => admin.unsafe<{ line: string }[]>(rights));
  const found = rows.map(({ line }) => line).toSorted();
  expect(found.length).toBeGreaterThan(20);
  await expect(`${[preface, ...found].join('\n')}\n`).toMatchFileSnapshot('./rights.txt');
});

test('what strangers and players may touch is guarded by policies', async () => {
  const open = await withDatabase(
    (admin) => admin<{ name: string }[]>`
      select format('%s.%s', n.nspname, c.relname) as name
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('r', 'p') and not c.relrowsecurity and n.nspname not in ('pg_catalog', 'information_schema')
        and exists (
          select from unnest(array['anon', 'authenticated']) as role, unnest(array['select', 'insert', 'update', 'delete']) as verb
          where has_schema_privilege(role, n.oid, 'usage') and has_table_privilege(role, c.oid, verb)
        )`,
  );
  expect(open).toEqual([]);
});

test('no function that runs as its owner looks names up where somebody else may put one', async () => {
  const open = await withDatabase(
    (admin) => admin<{ name: string }[]>`
      select p.oid::regprocedure::text as name from pg_proc p join pg_namespace n on n.oid = p.pronamespace
      where p.prosecdef and n.nspname not in ('pg_catalog', 'information_schema')
        and not exists (select from unnest(p.proconfig) as setting where setting like 'search_path=%')`,
  );
  expect(open).toEqual([]);
});

test('what is the server’s alone is out of reach for every role that a request can have', async () => {
  const reached = await withDatabase(
    (admin) => admin<{ role: string; name: string }[]>`
      select role, n.nspname as name
      from pg_namespace n, unnest(array['anon', 'authenticated', 'service_role', 'authenticator', 'supabase_storage_admin', 'supabase_realtime_admin']) as role
      where n.nspname in ('stand_in', 'private', 'app', 'billing', 'supabase_migrations') and has_schema_privilege(role, n.oid, 'create')
        or n.nspname in ('stand_in', 'supabase_migrations') and has_schema_privilege(role, n.oid, 'usage')
        or n.nspname in ('public', 'auth', 'storage', 'realtime', 'extensions') and role in ('anon', 'authenticated', 'service_role', 'authenticator')
          and has_schema_privilege(role, n.oid, 'create')`,
  );
  expect(reached).toEqual([]);
  const mighty = await withDatabase(
    (admin) => admin<{ role: string }[]>`
      select rolname as role from pg_roles
      where (rolsuper or rolcreaterole or rolcreatedb or rolreplication or rolbypassrls) and rolname not like 'pg\_%'
      order by 1`,
  );
  expect(mighty.map(({ role }) => role)).toEqual(['postgres', 'service_role', 'supabase_admin']);
});
