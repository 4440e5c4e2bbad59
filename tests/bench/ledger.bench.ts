// Pictures paid for in a second, reserve and settle, by the ledger's functions and by two shorter ways on a table of its own: the naive
// one (read how many are left, write one less) and `for update skip locked`; for one user, and for 50 at once. And what each way loses
// of 100 credits in one lot: pictures that no credit was taken for when 1,000 are asked for, and pictures refused when 100 are, 30 at a time. The other ways keep no hold and no ledger, so they are to be faster: the figures say what being exact costs.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Sql } from 'postgres';

import { openDatabase } from '../../sync-server/local/database.ts';
import { startPostgres } from '../../sync-server/local/postgres/start-postgres.ts';
import { createLog } from '../../sync-server/log.ts';
import { billingAt, type BillingDatabase } from '../sync-server/billing/billing-at.ts';
import { connect } from '../sync-server/billing/server-rpc.ts';
import type { BenchLength, Figure, Figures } from './figures.ts';

const sizes = {
  whole: { pictures: 2_000, asked: 1_000 },
  short: { pictures: 100, asked: 150 },
};
const connections = 30;
const credits = 100;

/** One picture of a user; whether it was to be had. */
type Way = (user: string, picture: number) => Promise<boolean>;

export async function run(length: BenchLength): Promise<Figures> {
  const { pictures, asked } = sizes[length];
  const folder = await mkdtemp(path.join(tmpdir(), 'lamplit-bench-'));
  const log = createLog({ level: 'silent', now: () => 0, write: () => {} });
  const started = await startPostgres({ dataDir: folder, log, settings: { max_connections: '200' } });
  if (!started.ok) throw new Error(started.error);
  const { address, close } = started.value;
  await (await openDatabase(address, log)).close();
  const database = billingAt(address, { connections });
  const sql = connect(database.address, database.address.superuser, connections);
  try {
    await sql`create table public.plain_lots (id bigint generated always as identity primary key, user_id uuid, remaining int)`;
    await sql`create index on public.plain_lots (user_id)`;
    const ways = { ledger: ledgerOf(database), naive: naiveOf(sql), 'skip locked': skipLockedOf(sql) };
    const figures: Record<string, Figure> = {};
    for (const count of [1, 50]) {
      const rates: Record<string, number> = {};
      for (const [name, way] of Object.entries(ways)) {
        const users = await usersWith(database, sql, count, pictures);
        const startedAt = performance.now();
        await atOnce(pictures, (index) => way(users[index % count] ?? '', index));
        rates[name] = (pictures * 1000) / (performance.now() - startedAt);
      }
      const whose = count === 1 ? 'one user' : `${count} users`;
      for (const [name, value] of Object.entries(rates)) {
        figures[`pictures paid, ${whose}, ${name}`] = {
          value,
          unit: '/s',
          ...(name === 'naive' ? {} : { ratio: value / (rates['naive'] ?? 0), against: 'naive' }),
        };
      }
    }
    for (const [name, way] of Object.entries(ways)) {
      const leftOf = (user: string) => (name === 'ledger' ? leftIn(database, user) : leftInPlain(sql, user));
      const [many = '', few = ''] = await usersWith(database, sql, 2, credits);
      const had = await atOnce(asked, (index) => way(many, index));
      figures[`pictures for nothing, ${name}`] = {
        value: had - (credits - (await leftOf(many))),
        unit: `of ${asked} asked for`,
      };
      const refused = credits - (await atOnce(credits, (index) => way(few, index)));
      figures[`refused with credits left, ${name}`] = { value: refused, unit: `of ${credits} asked for` };
    }
    return figures;
  } finally {
    await sql.end({ timeout: 1 });
    await database.close();
    await close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Asks for so many pictures, as many at a time as there are connections; how many were to be had. */
async function atOnce(count: number, ask: (index: number) => Promise<boolean>): Promise<number> {
  let had = 0;
  let next = 0;
  const lane = async () => {
    while (next < count) {
      const index = next;
      next += 1;
      if (await ask(index)) had += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, lane));
  return had;
}

/** Users with that many credits in one lot, in the ledger and in the plain table. */
async function usersWith(
  database: BillingDatabase,
  sql: Sql,
  count: number,
  each: number,
): Promise<readonly string[]> {
  const users: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const user = await database.newUser();
    await database.call('ensure_free_credits', { p_user: user });
    const free = await sql<{ key: string }[]>`
      select l.grant_key as key from billing.lots l join billing.owners a on a.book = l.book where a.user_id = ${user}`;
    for (const { key } of free) await database.call('void_lot', { p_user: user, p_key: key });
    await database.call('grant_credits', {
      p_user: user,
      p_key: 'bench',
      p_type: 'purchased',
      p_credits: each,
      p_expires: null,
      p_live: true,
    });
    await sql`insert into public.plain_lots (user_id, remaining) values (${user}, ${each})`;
    users.push(user);
  }
  return users;
}

function ledgerOf({ call }: BillingDatabase): Way {
  return async (user, picture) => {
    const request = `picture ${picture}`;
    const taken = await call('reserve_image', { p_user: user, p_request: request });
    const had = (taken as { success: boolean }).success;
    if (had) await call('settle_image', { p_user: user, p_request: request, p_ok: true });
    return had;
  };
}

function naiveOf(sql: Sql): Way {
  return async (user) => {
    const [lot] = await sql<{ id: string; remaining: number }[]>`
      select id, remaining from public.plain_lots where user_id = ${user} and remaining > 0 limit 1`;
    if (!lot) return false;
    await sql`update public.plain_lots set remaining = ${lot.remaining - 1} where id = ${lot.id}`;
    return true;
  };
}

function skipLockedOf(sql: Sql): Way {
  return async (user) => {
    const taken = await sql`
      update public.plain_lots set remaining = remaining - 1
      where id = (
        select id from public.plain_lots where user_id = ${user} and remaining > 0 limit 1 for update skip locked
      ) returning id`;
    return taken.length > 0;
  };
}

async function leftIn({ call }: BillingDatabase, user: string): Promise<number> {
  return ((await call('credit_balance', { p_user: user })) as { total: number }).total;
}

async function leftInPlain(sql: Sql, user: string): Promise<number> {
  const [row] = await sql<
    { left: number }[]
  >`select sum(remaining)::int as left from public.plain_lots where user_id = ${user}`;
  return row?.left ?? 0;
}
