import type { TransactionSql } from 'postgres';
import * as z from 'zod/mini';

/** A table, and how each of its columns is written as text and read again. */
export type Table = z.infer<typeof tableSchema>;

export const tableSchema = z.object({
  /** Quoted where it must be, with its schema. */
  name: z.string(),
  columns: z.array(z.object({ name: z.string(), type: z.string() })),
});

/**
 * Every table that holds something of ours: all of those that the platform and the migrations make, but for the two that say which files
 * were applied, and what an extension brought. Columns that are computed are left out.
 */
export async function listTables(sql: TransactionSql): Promise<Table[]> {
  // Types are named with their schemas, whatever the search path is otherwise.
  await sql`set local search_path = ''`;
  const rows = await sql<{ found: string }[]>`
    select json_build_object(
      'name', format('%I.%I', n.nspname, c.relname),
      'columns', coalesce(
        json_agg(
          json_build_object('name', format('%I', a.attname), 'type', format_type(a.atttypid, a.atttypmod))
          order by a.attnum
        ) filter (where a.attname is not null),
        '[]'
      )
    )::text as found
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    left join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relkind = 'r' and c.relpersistence <> 't'
      and n.nspname not like 'pg\\_%' and n.nspname <> 'information_schema'
      and format('%I.%I', n.nspname, c.relname) <> all (${[...unsaved]})
      and not exists (
        select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e'
      )
    group by n.nspname, c.relname
    order by n.nspname, c.relname`;
  return rows.map(({ found }) => tableSchema.parse(JSON.parse(found)));
}

/** They tell what this database is made of, not what is in it. */
const unsaved = ['stand_in.platform_files', 'supabase_migrations.schema_migrations'];

/** Tables into which migrations put rows. A backup that is older than such a migration does not have them. */
export const filledByMigrations = ['app.limits', 'billing.plans', 'billing.state', 'storage.buckets'];

/** Which files the database was made by. */
export async function listVersions(sql: TransactionSql): Promise<string[]> {
  const rows = await sql<{ version: string }[]>`
    select 'platform ' || name as version from stand_in.platform_files
    union all select 'migration ' || version from supabase_migrations.schema_migrations
    order by 1`;
  return rows.map(({ version }) => version);
}

export const sequenceSchema = z.object({ name: z.string(), value: z.string(), called: z.boolean() });

/** Where each sequence is. They belong to no snapshot; read last, they are never behind the rows. */
export async function listSequences(sql: TransactionSql): Promise<z.infer<typeof sequenceSchema>[]> {
  const rows = await sql<{ name: string; value: string; called: boolean }[]>`
    select format('%I.%I', schemaname, sequencename) as name,
      coalesce(last_value, start_value)::text as value, last_value is not null as called
    from pg_sequences
    order by 1`;
  return rows.map(({ name, value, called }) => ({ name, value, called }));
}

/** Rows as JSON, an array of texts each: what PostgreSQL itself writes for a value, it reads back as the same value. */
export function selectRows({ name, columns }: Table): string {
  const values = columns.map((column) => `t.${column.name}::text`).join(', ');
  return `select to_json(array[${values}]::text[])::text as row from ${name} t`;
}

/** Puts such rows in; $1 is a JSON array of them. */
export function insertRows({ name, columns }: Table): string {
  const values = columns.map(({ type }, index) => `(r ->> ${index})::${type}`).join(', ');
  const names = columns.map((column) => column.name).join(', ');
  return `insert into ${name} (${names}) overriding system value select ${values} from json_array_elements($1::text::json) r`;
}
