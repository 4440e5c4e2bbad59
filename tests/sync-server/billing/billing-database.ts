import { randomUUID } from 'node:crypto';
import postgres, { type Sql } from 'postgres';

import { err, ok } from '../../../src/domain/result.ts';
import type { Rpc } from '../../../sync-server/billing/rpc.ts';
import type { PostgresAddress } from '../../../sync-server/local/address.ts';
import { freshDatabase } from '../local/test-database.ts';

/** A database with the ledger in it, and who may do what. */
export type BillingDatabase = {
  readonly address: PostgresAddress;
  /** May everything. */
  readonly admin: Sql;
  /** Calls a function as the server does. */
  readonly rpc: Rpc;
  /** As `rpc`, for calls that succeed. */
  readonly call: (name: string, args?: Record<string, unknown>) => Promise<unknown>;
  readonly newUser: () => Promise<string>;
  /** What the ledger, the lots and the holds of a user say, added up. */
  readonly sums: (user: string) => Promise<LedgerSums>;
  readonly setClock: (iso: string | null) => Promise<void>;
  readonly close: () => Promise<void>;
};

export type LedgerSums = {
  readonly ledger: number;
  readonly remaining: number;
  readonly held: number;
  readonly used: number;
  readonly voided: number;
  readonly granted: number;
  /** By their states. */
  readonly holds: Readonly<Record<string, number>>;
};

export async function openBilling(options: { readonly connections?: number } = {}): Promise<BillingDatabase> {
  const address = await freshDatabase();
  const admin = connect(address, address.superuser, 2);
  const server = connect(address, 'authenticator', options.connections ?? 20, 'service_role');
  const rpc = createRpc(server);
  const call: BillingDatabase['call'] = async (name, args = {}) => {
    const answer = await rpc(name, args);
    if (!answer.ok) throw new Error(`${name}: ${answer.error.code} ${answer.error.message}`);
    return answer.value;
  };
  return {
    address,
    admin,
    rpc,
    call,
    newUser: async () => {
      const id = randomUUID();
      await admin`insert into auth.users (id, email) values (${id}, ${`${id}@example.org`})`;
      return id;
    },
    sums: async (user) => {
      const [row] = await admin<{ sums: string }[]>`
        select json_build_object(
          'ledger', (select coalesce(sum(g.amount), 0) from billing.ledger g where g.account = a.id),
          'remaining', coalesce(sum(l.credits_remaining), 0), 'held', coalesce(sum(l.credits_held), 0),
          'used', coalesce(sum(l.credits_used), 0), 'voided', coalesce(sum(l.credits_voided), 0),
          'granted', coalesce(sum(l.credits_limit), 0),
          'holds', (select coalesce(json_object_agg(state, n), '{}') from (
            select h.state, count(*) as n from billing.holds h where h.account = a.id group by 1) s)
        )::text as sums
        from billing.accounts a left join billing.lots l on l.account = a.id where a.user_id = ${user} group by a.id`;
      return JSON.parse(row?.sums ?? 'null') as LedgerSums;
    },
    setClock: async (iso) => void (await call('set_test_clock', { p_at: iso })),
    close: async () => void (await Promise.all([admin.end({ timeout: 1 }), server.end({ timeout: 1 })])),
  };
}

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
