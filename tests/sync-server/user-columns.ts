import type { Sql } from 'postgres';

/** A column of a table of ours that says whose a row is. */
export type UserColumn = {
  readonly table: string;
  readonly column: string;
  /** What happens to the row when the account is deleted: `c` is that it goes; null, that nothing points to the account. */
  readonly onDelete: string | null;
};

/** Schemas that PostgreSQL and Supabase fill themselves. */
const foreign = ['pg_catalog', 'information_schema', 'auth', 'storage', 'realtime', 'stand_in'];

/**
 * Finds them by what they point to and by what they are called, so that a column which was forgotten to point anywhere is found too.
 * On purpose not by the function that export and deletion lean on.
 */
export async function userColumns(sql: Sql): Promise<readonly UserColumn[]> {
  return sql<UserColumn[]>`
    select n.nspname || '.' || c.relname as "table", a.attname::text as "column", f.confdeltype::text as "onDelete"
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    left join pg_constraint f
      on f.conrelid = c.oid and f.contype = 'f' and f.confrelid = 'auth.users'::regclass and f.conkey = array[a.attnum]
    where c.relkind in ('r', 'p') and n.nspname <> all (${foreign})
      and (f.oid is not null or a.attname ~ '(^|_)(user|owner|account|author|player|member)(_?id)?$' or a.attname = 'space')
    order by 1, 2`;
}

/** Sentences about columns whose rows would outlive their account, or be missing in its export. */
export async function faultsOfUserColumns(sql: Sql): Promise<readonly string[]> {
  const known = await sql<{ table_name: string }[]>`select table_name from public.account_tables()`;
  return (await userColumns(sql)).flatMap(({ table, column, onDelete }) => [
    ...(onDelete === 'c' ? [] : [`${table}.${column} does not go with its account`]),
    ...(known.some((row) => row.table_name === table) ? [] : [`${table} is not exported`]),
  ]);
}

/** Every table that has the text somewhere in a row, in all schemas but PostgreSQL's own. */
export async function tablesThatHold(sql: Sql, text: string): Promise<readonly string[]> {
  const tables = await sql<{ name: string }[]>`
    select format('%I.%I', n.nspname, c.relname) as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname not in ('pg_catalog', 'information_schema') and n.nspname !~ '^pg_toast'
    order by 1`;
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await sql.unsafe(`select from ${name} r where r::text like $1 limit 1`, [`%${text}%`]);
    if (rows.length > 0) found.push(name);
  }
  return found;
}

type Column = {
  readonly column: string;
  readonly type: string;
  /** The table that a value is taken from, and its column. */
  readonly parent: string | null;
  readonly parentColumn: string | null;
};

/**
 * Puts a row of the user into the table: what it points to is his, all else is anything of its type.
 * @param special what a table wants instead of anything, by table and column
 */
export async function plantRow(
  sql: Sql,
  table: string,
  user: string,
  special: Readonly<Record<string, Readonly<Record<string, string>>>> = {},
): Promise<void> {
  const columns = await sql<Column[]>`
    select a.attname::text as "column", format_type(a.atttypid, null) as type, f.confrelid::regclass::text as parent,
      (select k.attname::text from pg_attribute k where k.attrelid = f.confrelid and k.attnum = f.confkey[1]) as "parentColumn"
    from pg_attribute a
    left join pg_constraint f on f.conrelid = a.attrelid and f.contype = 'f' and f.conkey = array[a.attnum]
    where a.attrelid = ${table}::regclass and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      and ((a.attnotnull and not a.atthasdef and a.attidentity = '') or f.confrelid = 'auth.users'::regclass)`;
  const values: string[] = [];
  for (const { column, type, parent, parentColumn } of columns) {
    const wanted = special[table]?.[column];
    if (wanted !== undefined) values.push(wanted);
    else if (parent === 'auth.users') values.push(user);
    else if (parent !== null && parentColumn !== null) {
      const [row] = await sql.unsafe<{ value: string }[]>(
        `select r.${parentColumn}::text as value from ${parent} r where r::text like $1 limit 1`,
        [`%${user}%`],
      );
      if (!row) throw new Error(`${table}.${column} points to ${parent}, which has no row of the user yet`);
      values.push(row.value);
    } else values.push(anything(type));
  }
  const names = columns.map(({ column }) => `"${column}"`).join(', ');
  const places = columns.map(({ type }, index) => `$${index + 1}::text::${type}`).join(', ');
  await sql.unsafe(`insert into ${table} (${names}) values (${places})`, values);
}

function anything(type: string): string {
  switch (type) {
    case 'uuid':
      return crypto.randomUUID();
    case 'jsonb':
    case 'json':
      return '{}';
    case 'boolean':
      return 'false';
    case 'timestamp with time zone':
    case 'date':
      return '2026-11-24T12:00:00Z';
    case 'integer':
    case 'bigint':
    case 'smallint':
    case 'numeric':
      return '1';
    default:
      return crypto.randomUUID();
  }
}
