import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import postgres from 'postgres';

import { nodeSocket } from '../../tools/node-socket.ts';
import { openDatabase, type Connections } from '../../../sync-server/local/database.ts';
import type { Handler } from '../../../sync-server/local/handler.ts';
import { openKeys, type ServerKeys } from '../../../sync-server/local/keys.ts';
import type { PostgresAddress } from '../../../sync-server/local/address.ts';
import { freshDatabase, quietLog } from './test-database.ts';

/* What the tests of the single wires share: a database, keys, tokens of people who have no row, and the library that players' pages use. */

export const siteUrl = 'http://127.0.0.1:8787';
/** The time of the tests, in milliseconds, unless they say another. */
export const today = Date.UTC(2026, 10, 24, 12);
export const from = { address: '127.0.0.1' };

/** A person's id: easily told apart in a failure. */
export const person = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

export type TestWire = {
  readonly address: PostgresAddress;
  readonly database: Connections;
  readonly keys: ServerKeys;
  /** A token as sign-in gives it. */
  readonly tokenOf: (user: string, claims?: Record<string, unknown>) => Promise<string>;
  /** Runs SQL as the owner of migrations does. */
  readonly asOwner: (statements: string) => Promise<void>;
  readonly close: () => Promise<void>;
};

export async function openWire(): Promise<TestWire> {
  const address = await freshDatabase();
  const database = await openDatabase(address, quietLog);
  const keys = await openKeys(database.admin, () => `${siteUrl}/auth/v1`);
  return {
    address,
    database,
    keys,
    tokenOf: (user, claims = {}) =>
      keys.sign({
        sub: user,
        role: 'authenticated',
        aud: 'authenticated',
        iss: `${siteUrl}/auth/v1`,
        exp: today / 1000 + 3600,
        ...claims,
      }),
    asOwner: async (statements) => {
      const sql = postgres({
        host: address.host,
        port: address.port,
        database: address.database,
        username: 'postgres',
        max: 1,
        onnotice: () => {},
      });
      await sql.unsafe(statements);
      await sql.end();
    },
    close: database.close,
  };
}

/** supabase-js as a page makes it, with a handler in the network's place. @param token of who is signed in; nobody without */
export function clientOf(handler: Handler, key: string, token?: string): SupabaseClient {
  return createClient(siteUrl, key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch: (input, init) => handler(new Request(input, init), from) },
    realtime: { transport: nodeSocket },
    ...(token === undefined ? {} : { accessToken: () => Promise.resolve(token) }),
  });
}

/** A request that the library would not send. @param headers where `init` has none of the name */
export function requestOf(address: string, init: RequestInit, headers: Record<string, string>): Request {
  const all = new Headers(headers);
  for (const [name, value] of new Headers(init.headers)) all.set(name, value);
  return new Request(`${siteUrl}${address}`, { ...init, headers: all });
}
