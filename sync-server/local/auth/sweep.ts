import type { Sql } from 'postgres';

/**
 * Removes what nothing asks for any more: flows and links that are over, counters that hold nobody up, and tokens that were used two weeks
 * ago (one that is used again later is unknown then, and not a theft). Any number of servers may do it.
 * @param nowMs Unix time in milliseconds
 */
export async function sweepAuth(sql: Sql, nowMs: number): Promise<void> {
  const ago = (days: number) => new Date(nowMs - days * 86_400_000);
  await sql`delete from auth.one_time_tokens where created_at < ${ago(1)}`;
  await sql`delete from auth.flow_state where created_at < ${ago(1)}`;
  await sql`delete from auth.limits where until < ${ago(1)}`;
  await sql`delete from auth.refresh_tokens where revoked and updated_at < ${ago(14)}`;
}
