import type { Sql } from 'postgres';
import * as z from 'zod/mini';

import { readTimeouts } from '../begin-as.ts';

/** A table or view of schema public. */
export type Table = z.infer<typeof tableSchema>;
/** A function of schema public. */
export type Routine = z.infer<typeof routineSchema>;

/** What the database has, as far as requests may name it. */
export type Catalogue = {
  readonly tables: ReadonlyMap<string, Table>;
  /** Functions of one name differ in their arguments. */
  readonly routines: ReadonlyMap<string, readonly Routine[]>;
  /** How long a statement of a role may take. */
  readonly timeouts: ReadonlyMap<string, string>;
};

/** The catalogue as it was read the last time, and a way to read it again. */
export type CatalogueCache = {
  readonly current: () => Promise<Catalogue>;
  /** Reads it again, unless that was done often of late: whoever makes names up does not keep the database busy. */
  readonly reload: () => Promise<Catalogue>;
  readonly close: () => Promise<void>;
};

/** How many times in a row the catalogue is read for unknown names, and how often after that. */
const burst = 8;
const everyMs = 2000;

/** Reads the catalogue, and again whenever somebody says `notify pgrst`. @param now in milliseconds */
export async function createCatalogue(sql: Sql, now: () => number): Promise<CatalogueCache> {
  let read = readCatalogue(sql);
  await read;
  let left = burst;
  let spentAt = now();
  // A failed attempt is not kept: the next request reads again.
  const readAgain = async () => {
    const [before, next] = [read, readCatalogue(sql)];
    read = next;
    await next.catch(() => {
      if (read === next) read = before;
    });
    return next;
  };
  const readInPassing = () => void readAgain().catch(() => undefined);
  let isFirst = true;
  const listening = await sql.listen('pgrst', readInPassing, () => {
    // Called again when the connection was lost and is back: what was announced in between was not heard.
    if (!isFirst) readInPassing();
    isFirst = false;
  });
  return {
    current: () => read,
    reload: async () => {
      left = Math.min(burst, left + Math.floor((now() - spentAt) / everyMs));
      if (left === 0) return read;
      left -= 1;
      spentAt = now();
      return readAgain();
    },
    close: async () => {
      // The pool may be closed already, and the listener with it.
      await listening.unlisten().catch(() => undefined);
    },
  };
}

const tableSchema = z.object({
  name: z.string(),
  /** The type of each column as SQL writes it, without length: a value is compared, not cut. */
  columns: z.record(z.string(), z.string()),
  /** The columns of the primary key; none when there is no such key. */
  key: z.array(z.string()),
});

const routineSchema = z.object({
  name: z.string(),
  args: z.array(
    z.object({
      name: z.string(),
      type: z.string(),
      optional: z.boolean(),
      kind: z.enum(['json', 'array', 'plain']),
    }),
  ),
  returns: z.enum(['nothing', 'value', 'row']),
  isSet: z.boolean(),
  isVolatile: z.boolean(),
  /** Takes a list of any length, or an argument without a name, which a JSON object cannot give. */
  isOdd: z.boolean(),
});

async function readCatalogue(sql: Sql): Promise<Catalogue> {
  const [[tables], [routines], timeouts] = await Promise.all([
    sql<{ json: string }[]>`
      select coalesce(json_agg(json_build_object(
        'name', c.relname,
        'columns', (
          select coalesce(json_object_agg(a.attname, format_type(a.atttypid, -1) order by a.attnum), '{}')
          from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
        ),
        'key', (
          select coalesce(json_agg(a.attname order by array_position(i.indkey::int2[], a.attnum)), '[]')
          from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey)
          where i.indrelid = c.oid and i.indisprimary
        )
      )), '[]')::text as json
      from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm')`,
    sql<{ json: string }[]>`
      select coalesce(json_agg(json_build_object(
        'name', p.proname,
        'args', (
          select coalesce(json_agg(json_build_object(
            'name', coalesce(p.proargnames[n], ''),
            'type', format_type(t.oid, -1),
            'optional', n > p.pronargs - p.pronargdefaults,
            'kind', case when t.oid in (114, 3802) then 'json' when t.typcategory = 'A' then 'array' else 'plain' end
          ) order by n), '[]')
          from unnest(p.proargtypes::oid[]) with ordinality as given (oid, n) join pg_type t on t.oid = given.oid
        ),
        'returns', case
          when p.prorettype = 'void'::regtype then 'nothing'
          when p.proargmodes && '{o,b,t}'::"char"[] or r.typtype = 'c' or r.oid = 'record'::regtype then 'row'
          else 'value' end,
        'isSet', p.proretset,
        'isVolatile', p.provolatile = 'v',
        'isOdd', p.provariadic <> 0 or exists (
          select from generate_series(1, p.pronargs) as n where coalesce(p.proargnames[n], '') = ''
        )
      )), '[]')::text as json
      from pg_proc p join pg_type r on r.oid = p.prorettype
      where p.pronamespace = 'public'::regnamespace and p.prokind = 'f'
        and p.prorettype not in ('trigger'::regtype, 'event_trigger'::regtype)`,
    readTimeouts(sql),
  ]);
  const list = z.array(routineSchema).parse(JSON.parse(routines?.json ?? '[]'));
  const byName = new Map<string, Routine[]>();
  for (const routine of list) byName.set(routine.name, [...(byName.get(routine.name) ?? []), routine]);
  return {
    tables: new Map(
      z
        .array(tableSchema)
        .parse(JSON.parse(tables?.json ?? '[]'))
        .map((table) => [table.name, table]),
    ),
    routines: byName,
    timeouts,
  };
}
