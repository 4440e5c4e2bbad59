import { randomUUID } from 'node:crypto';
import type { Sql } from 'postgres';

import type { Rpc } from '../../../sync-server/billing/rpc.ts';
import type { PostgresAddress } from '../../../sync-server/local/address.ts';
import { connect, createRpc } from './server-rpc.ts';

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

/** A database that is there already. */
export function billingAt(
  address: PostgresAddress,
  options: { readonly connections?: number } = {},
): BillingDatabase {
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
          'ledger', (select coalesce(sum(g.amount), 0) from billing.ledger g where g.book = a.book),
          'remaining', coalesce(sum(l.credits_remaining), 0), 'held', coalesce(sum(l.credits_held), 0),
          'used', coalesce(sum(l.credits_used), 0), 'voided', coalesce(sum(l.credits_voided), 0),
          'granted', coalesce(sum(l.credits_limit), 0),
          'holds', (select coalesce(json_object_agg(state, n), '{}') from (
            select h.state, count(*) as n from billing.holds h where h.book = a.book group by 1) s)
        )::text as sums
        from billing.owners a left join billing.lots l on l.book = a.book where a.user_id = ${user} group by a.book`;
      return JSON.parse(row?.sums ?? 'null') as LedgerSums;
    },
    setClock: async (iso) => void (await call('set_test_clock', { p_at: iso })),
    close: async () => void (await Promise.all([admin.end({ timeout: 1 }), server.end({ timeout: 1 })])),
  };
}
