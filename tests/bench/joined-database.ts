import type { Sql } from 'postgres';

import { startStandIn } from '../../sync-server/local/stand-in.ts';
import { standInOptions } from '../stand-in-options.ts';

/** The database of a served game that runs, beside which the bench puts things of its own. */
export type JoinedDatabase = {
  readonly sql: Sql;
  /** The key of pages. */
  readonly publishable: string;
  /** Runs work as a page of this player would have it run. */
  readonly as: <T>(user: string, work: (sql: Sql) => Promise<T>) => Promise<T>;
  readonly close: () => Promise<void>;
};

/** Joins the database of the server that runs on this folder. */
export async function joinDatabase(dataDir: string): Promise<JoinedDatabase> {
  const joined = await startStandIn({ ...standInOptions(dataDir), join: true });
  if (!joined.ok) throw new Error(joined.error);
  const { admin, publishable, close } = joined.value;
  return {
    sql: admin,
    publishable,
    close,
    as: async (user, work) => {
      const claims = JSON.stringify({ role: 'authenticated', sub: user });
      const done = await admin.begin(async (sql) => {
        await sql`select set_config('request.jwt.claims', ${claims}, true)`;
        await sql`set local role authenticated`;
        // Within a transaction there is no more to call on than on a connection.
        return { value: await work(sql as unknown as Sql) };
      });
      return done.value;
    },
  };
}
