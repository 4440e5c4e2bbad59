import postgres, { type Sql } from 'postgres';

import { err, ok } from '../../../src/domain/result.ts';
import type { Rpc } from '../../../sync-server/billing/rpc.ts';
import type { PostgresAddress } from '../../../sync-server/local/address.ts';

/** @param role as whom the connection acts, when that is another than who logs in */
export function connect(address: PostgresAddress, user: string, max: number, role?: string): Sql {
  return postgres({
    host: address.host,
    port: address.port,
    database: address.database,
    username: user,
    max,
    onnotice: () => {},
    ...(role === undefined ? {} : { connection: { role } }),
  });
}

/** The functions of a database as the server's port calls them: arguments by name, JSON in and out. */
export function createRpc(sql: Sql): Rpc {
  const known = new Map<string, Promise<readonly { name: string; type: string }[]>>();
  const argumentsOf = async (name: string) => {
    const rows = await sql<{ name: string; type: string }[]>`
      select a.name, format_type(a.type, null) as type
      from pg_proc p, unnest(p.proargnames[1:p.pronargs], p.proargtypes::oid[]) as a(name, type)
      where p.pronamespace = 'public'::regnamespace and p.proname = ${name}`;
    return [...rows];
  };
  return async (name, args) => {
    const kept = known.get(name) ?? argumentsOf(name);
    known.set(name, kept);
    const types = new Map((await kept).map((each) => [each.name, each.type]));
    const parts = Object.keys(args).map((key) => {
      const type = types.get(key);
      if (type === undefined) throw new Error(`${name} takes no ${key}`);
      return type === 'jsonb'
        ? `${key} => nullif($1::text::jsonb -> '${key}', 'null')`
        : `${key} => ($1::text::jsonb ->> '${key}')::${type}`;
    });
    try {
      const [row] = await sql.unsafe<{ answer: string | null }[]>(
        `select to_jsonb(public.${name}(${parts.join(', ')}))::text as answer${parts.length > 0 ? '' : ' where $1::text is not null'}`,
        [JSON.stringify(args)],
      );
      return ok(JSON.parse(row?.answer ?? 'null') as unknown);
    } catch (thrown) {
      if (!(thrown instanceof postgres.PostgresError)) throw thrown;
      return err({ code: thrown.code, message: thrown.message });
    }
  };
}
