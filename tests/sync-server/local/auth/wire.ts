import { createHash, randomBytes } from 'node:crypto';
import { createClient, type SupportedStorage } from '@supabase/supabase-js';
import WebSocket from 'ws';

import { type AuthDeps, createAuth } from '../../../../sync-server/local/auth/auth.ts';
import { createHashPool } from '../../../../sync-server/local/auth/hash-pool.ts';
import { createPasswords } from '../../../../sync-server/local/auth/passwords.ts';
import { openDatabase } from '../../../../sync-server/local/database.ts';
import { openKeys } from '../../../../sync-server/local/keys.ts';
import { createLog } from '../../../../sync-server/log.ts';
import { freshDatabase, quietLog } from '../test-database.ts';

export const publicUrl = 'http://127.0.0.1:8787';
/** One that may be chosen. */
export const password = 'a lamp in the window';

const random = (bytes: number) => new Uint8Array(randomBytes(bytes));

/** The auth wire on a database of its own, with light hashes and a clock that the test moves. */
export async function openWire(
  props: Partial<AuthDeps> = {},
  address?: Awaited<ReturnType<typeof freshDatabase>>,
) {
  const lines: string[] = [];
  const database = await openDatabase(address ?? (await freshDatabase()), quietLog);
  const keys = await openKeys(database.admin, () => `${publicUrl}/auth/v1`);
  const pool = createHashPool({ threads: 1, queue: 64 });
  const clock = { ms: Date.now() };
  const auth = createAuth({
    sql: database.auth,
    keys,
    publicUrl: () => publicUrl,
    signups: () => Promise.resolve('open'),
    mail: null,
    google: null,
    limits: 'off',
    now: () => clock.ms,
    random,
    fetch,
    log: createLog({ level: 'debug', now: () => 0, write: (line) => lines.push(line) }),
    passwords: createPasswords({ pool, random, parameters: { memoryKib: 64, passes: 1, lanes: 1 } }),
    ...props,
  });

  /** Asks as somebody at an address of the network. */
  const ask = (input: string, init: RequestInit & { from?: string } = {}) =>
    auth.fetch(new Request(new URL(input, publicUrl), init), { address: init.from ?? '192.0.2.1' });

  /** Asks with a JSON body, as a browser that has the publishable key; what comes back is JSON. */
  const post = async (
    path: string,
    body: unknown,
    options: { from?: string; bearer?: string; key?: string; verb?: string } = {},
  ) => {
    const key = options.key ?? keys.publishable;
    const response = await ask(`/auth/v1${path}`, {
      method: options.verb ?? 'POST',
      body: options.verb === 'GET' ? null : JSON.stringify(body),
      headers: {
        apikey: key,
        authorization: `Bearer ${options.bearer ?? key}`,
        'content-type': 'application/json',
        'x-supabase-api-version': '2024-01-01',
      },
      ...(options.from === undefined ? {} : { from: options.from }),
    });
    const text = await response.text();
    const json: unknown = text === '' ? {} : JSON.parse(text);
    return { status: response.status, headers: response.headers, json: json as Record<string, unknown> };
  };

  return {
    ...database,
    keys,
    clock,
    lines,
    ask,
    post,
    /** The product's client in a browser profile of its own. */
    client: (options: { key?: string; storage?: SupportedStorage; from?: string } = {}) =>
      createClient(publicUrl, options.key ?? keys.publishable, {
        auth: {
          flowType: 'pkce',
          autoRefreshToken: false,
          detectSessionInUrl: false,
          persistSession: true,
          storage: options.storage ?? profile(),
        },
        global: {
          fetch: (input, init) =>
            auth.fetch(new Request(input, init), { address: options.from ?? '192.0.2.1' }),
        },
        realtime: { transport: WebSocket as never },
      }),
    settle: auth.close,
    close: async () => {
      await auth.close();
      await pool.close();
      await database.close();
    },
  };
}

/** What a browser keeps. */
export function profile(): SupportedStorage & { readonly kept: Map<string, string> } {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
    removeItem: (name) => void kept.delete(name),
  };
}

/** A verifier and its challenge. */
export const pkce = (seed: string) => {
  const verifier = createHash('sha256').update(seed).digest('hex');
  return { verifier, challenge: createHash('sha256').update(verifier).digest('base64url') };
};
