import type { PendingQuery, Row, Sql, TransactionSql } from 'postgres';

import type { Caller } from './caller.ts';

/** As whom, and for which request, a transaction runs. */
export type Asking = {
  readonly caller: Caller;
  readonly method: string;
  /** The path of the address, which policies may ask for. */
  readonly path: string;
  /** How long a statement may take, as PostgreSQL writes it. Without it, the limit of the pool's own role. */
  readonly timeout?: string | undefined;
};

/** The first statement of a transaction: from here on it may what the caller may. It holds for this transaction only. */
export function becomeCaller(sql: TransactionSql, asking: Asking): PendingQuery<Row[]> {
  const { caller, method, path, timeout } = asking;
  return sql`
    select
      set_config('role', ${caller.role}, true),
      set_config('request.jwt.claims', ${JSON.stringify(caller.claims)}, true),
      set_config('request.method', ${method}, true),
      set_config('request.path', ${path}, true),
      set_config('search_path', '"public", "extensions"', true),
      set_config('statement_timeout', coalesce(${timeout ?? null}, current_setting('statement_timeout')), true)`;
}

/** How long statements of a role may take: what `alter role … set statement_timeout` says, which only a login would apply by itself. */
export async function readTimeouts(sql: Sql): Promise<ReadonlyMap<string, string>> {
  const rows = await sql<{ role: string; timeout: string }[]>`
    select rolname as role, substr(setting, length('statement_timeout=') + 1) as timeout
    from pg_roles, unnest(rolconfig) as setting
    where setting like 'statement\_timeout=%'`;
  return new Map(rows.map(({ role, timeout }) => [role, timeout]));
}
