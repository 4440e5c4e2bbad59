import { createHmac } from 'node:crypto';
import postgres from 'postgres';

import { err, ok, type Result } from '../../../src/domain/result.ts';
import type { PostgresAddress } from '../address.ts';
import { codeOf } from './code-of.ts';

const wanted = 'Give an address such as postgres://user:password@host:5432/database.';

/**
 * Reads DATABASE_URL. Passwords of the roles that log in for one duty are derived from the one in it, so that any number of servers
 * know them and none is written down. The error does not repeat the address, which holds a password.
 */
export function readDatabaseUrl(text: string): Result<PostgresAddress, string> {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || (url.protocol !== 'postgres:' && url.protocol !== 'postgresql:')) {
    return err(`DATABASE_URL is no address of a PostgreSQL. ${wanted}`);
  }
  // A folder of a socket stands behind the question mark, as with all of PostgreSQL's own programs.
  const host = url.searchParams.get('host') ?? url.hostname.replace(/^\[|\]$/g, '');
  const user = decodeURIComponent(url.username);
  if (host === '' || user === '') return err(`DATABASE_URL lacks a host or a user. ${wanted}`);
  const tls = readTls(url.searchParams.get('sslmode'));
  if (!tls.ok) return tls;
  const password = decodeURIComponent(url.password);
  return ok({
    host,
    port: Number(url.port || url.searchParams.get('port') || '5432'),
    database: decodeURIComponent(url.pathname.slice(1)) || user,
    superuser: user,
    ...(password === '' ? {} : { passwordOf: derived(password) }),
    ...(tls.value === undefined ? {} : { tls: tls.value }),
  });
}

/** The superuser's password itself, and for each other role one that does not tell it. */
export function derived(password: string): (role: string) => string {
  return (role) =>
    role === 'superuser'
      ? password
      : createHmac('sha256', password).update(`lamplit ${role}`).digest('base64url');
}

function readTls(mode: string | null): Result<PostgresAddress['tls'], string> {
  switch (mode) {
    case null:
    case 'disable':
    case 'allow':
    case 'prefer':
      return ok(undefined);
    case 'require':
      return ok('require');
    case 'verify-ca':
    case 'verify-full':
      return ok('verify-full');
    default:
      return err(`DATABASE_URL has the sslmode ${mode}; use disable, require or verify-full.`);
  }
}

/** Asks a PostgreSQL that is not ours whether it will do. */
export async function tryAddress(address: PostgresAddress): Promise<Result<null, string>> {
  const { host, port, database, superuser, tls } = address;
  const password = address.passwordOf?.('superuser');
  const sql = postgres({
    host,
    port,
    database,
    username: superuser,
    ...(password === undefined ? {} : { password }),
    ...(tls === undefined ? {} : { ssl: tls }),
    max: 1,
    connect_timeout: 10,
    onnotice: () => {},
  });
  try {
    const [row] = await sql<{ version: number; may: boolean }[]>`
      select current_setting('server_version_num')::int as version, rolsuper as may
      from pg_roles where rolname = current_user`;
    if (!row || row.version < 150_000)
      return err('DATABASE_URL leads to a PostgreSQL before 15; the game needs 15 to 18.');
    if (!row.may)
      return err(
        `DATABASE_URL names ${superuser}, who is no superuser; the game's server makes roles of its own.`,
      );
    return ok(null);
  } catch (thrown) {
    const reason =
      thrown instanceof Error && thrown.message !== '' ? thrown.message : (codeOf(thrown) ?? 'no answer');
    return err(
      `The PostgreSQL of DATABASE_URL (${host}, port ${port}, database ${database}) cannot be used: ${reason}`,
    );
  } finally {
    await sql.end({ timeout: 1 });
  }
}
