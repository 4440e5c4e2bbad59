import postgres, { type Sql } from 'postgres';

import type { Log } from '../log.ts';
import type { DutyRole, PostgresAddress } from './address.ts';
import { applyMigrations, applyPlatform, isOutdated } from './apply-sql.ts';

/** Connections to the stand-in's database, a pool for each duty. */
export type Connections = {
  /** For the stand-in's own keys, for backups and for the operator; no request of a browser comes here. */
  readonly admin: Sql;
  readonly rest: Sql;
  readonly auth: Sql;
  readonly storage: Sql;
  readonly realtime: Sql;
  readonly close: () => Promise<void>;
};

/**
 * Connects, and brings the database to the state of this version: what Supabase gives once, then each migration once, in order.
 * Rejects when PostgreSQL cannot be reached, or a file cannot be applied; then nothing of that file is.
 * @param beforeChange is run before a database that was in use is changed
 */
export async function openDatabase(
  address: PostgresAddress,
  log: Log,
  beforeChange?: (admin: Sql) => Promise<void>,
): Promise<Connections> {
  const admin = connect(address, 'superuser', 4, log);
  try {
    if (beforeChange && (await isOutdated(admin))) await beforeChange(admin);
    await applyPlatform(admin, address);
    const owner = connect(address, 'postgres', 1, log);
    try {
      await applyMigrations(owner, log);
    } finally {
      await owner.end({ timeout: 1 });
    }
  } catch (thrown) {
    await admin.end({ timeout: 1 });
    throw thrown;
  }
  const pools = {
    admin,
    rest: connect(address, 'authenticator', 10, log),
    auth: connect(address, 'supabase_auth_admin', 6, log),
    storage: connect(address, 'supabase_storage_admin', 4, log),
    realtime: connect(address, 'supabase_realtime_admin', 2, log),
  };
  return {
    ...pools,
    close: async () => {
      await Promise.all(Object.values(pools).map((pool) => pool.end({ timeout: 1 })));
    },
  };
}

function connect(address: PostgresAddress, role: DutyRole | 'superuser', max: number, log: Log): Sql {
  const password = address.passwordOf?.(role);
  return postgres({
    host: address.host,
    port: address.port,
    database: address.database,
    username: role === 'superuser' ? address.superuser : role,
    ...(password === undefined ? {} : { password }),
    ...(address.tls === undefined ? {} : { ssl: address.tls }),
    max,
    // Left alone for a while, a connection costs memory on both sides.
    idle_timeout: 60,
    // Hundreds who come at once wait for their turn; a caller gives up by itself before.
    connect_timeout: 30,
    onnotice: ({ message }) => log.debug('postgres', { message: message ?? '' }),
    types: { json: jsonAsText },
  });
}

/** JSON goes to the database and comes from it as text: postgres.js would encode a string twice, and PostgreSQL renders all answers. */
const jsonAsText = {
  to: 114,
  from: [114, 3802],
  serialize: (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value)),
  parse: (text: string) => text,
};
