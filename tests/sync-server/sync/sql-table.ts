import postgres, { type Sql } from 'postgres';
import { onTestFinished } from 'vitest';

import type { PullRequest } from '../../../src/domain/protocol/pull.ts';
import type { PushRequest } from '../../../src/domain/protocol/push.ts';
import { dropDatabase, freshDatabase } from '../local/test-database.ts';

/* The functions of the migration on a real PostgreSQL, called as a signed-in browser calls them. */

export type Caller = {
  readonly user: string;
  readonly push: (request: Omit<PushRequest, 'space'> & { readonly space?: string }) => Promise<unknown>;
  readonly pull: (request: Partial<PullRequest> & Pick<PullRequest, 'lane' | 'cur'>) => Promise<unknown>;
  readonly audit: (request: object) => Promise<unknown>;
};

/**
 * A database of the test that asks, gone when that has finished.
 * @param now the server's time; a function where it goes on; that of the machine when left out.
 */
export async function openSql(now?: number | (() => number)) {
  const address = await freshDatabase();
  const pools: Sql[] = [];
  onTestFinished(async () => {
    await Promise.all(pools.map((pool) => pool.end({ timeout: 0 })));
    await dropDatabase(address);
  });
  const connect = (username: string, max = 4) => {
    const pool = postgres({
      host: address.host,
      port: address.port,
      database: address.database,
      username,
      max,
      onnotice: () => {},
      connection: typeof now === 'number' ? { 'lamplit.now_ms': String(now) } : {},
      types: { json: { to: 114, from: [114, 3802], serialize: String, parse: String } },
    });
    pools.push(pool as unknown as Sql);
    return pool;
  };
  const admin = connect(address.superuser);
  const users: string[] = [];

  async function addUser(id: string): Promise<string> {
    await admin`insert into auth.users (id) values (${id})`;
    users.push(id);
    return id;
  }

  /** Runs work as a browser of `user` would have it run; `user` null is nobody. */
  async function as<T>(connection: Sql, user: string | null, work: (sql: Sql) => Promise<T>): Promise<T> {
    const answer = await connection.begin(async (sql) => {
      const role = user === null ? 'anon' : 'authenticated';
      const claims = JSON.stringify({ role, ...(user === null ? {} : { sub: user }) });
      if (typeof now === 'function') await sql`select set_config('lamplit.now_ms', ${String(now())}, true)`;
      await sql.unsafe(`set local role ${role}`);
      await sql`select set_config('request.jwt.claims', ${claims}, true)`;
      // Within a transaction there is no more to call on than on a connection.
      return work(sql as unknown as Sql);
    });
    return answer as T;
  }

  function caller(user: string, connection: Sql = connect('authenticator', 1)): Caller {
    const ask = (text: string, values: (string | number | null)[]) =>
      as(connection, user, async (sql) => {
        const [row] = await sql.unsafe<{ answer: string }[]>(text, values);
        const value: unknown = JSON.parse(row?.answer ?? 'null');
        return value;
      });
    return {
      user,
      push: (request) =>
        ask('select public.sync_push($1::json) as answer', [JSON.stringify({ space: user, ...request })]),
      pull: ({ space = user, lane, cur, skip = '', lim = 500, known_epoch = null, story = null }) =>
        ask('select public.sync_pull($1::uuid, $2, $3, $4, $5, $6::uuid, $7::uuid) as answer', [
          space,
          lane,
          cur,
          skip,
          lim,
          known_epoch,
          story,
        ]),
      audit: (request) =>
        ask('select public.sync_audit($1::json) as answer', [JSON.stringify({ space: user, ...request })]),
    };
  }
  return { address, admin, connect, addUser, as, caller };
}
