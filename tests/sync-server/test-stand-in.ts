import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';

import { createAuth } from '../../sync-server/local/auth/auth.ts';
import { createHashPool } from '../../sync-server/local/auth/hash-pool.ts';
import { createPasswords } from '../../sync-server/local/auth/passwords.ts';
import { openDatabase } from '../../sync-server/local/database.ts';
import type { Handler } from '../../sync-server/local/handler.ts';
import { openKeys } from '../../sync-server/local/keys.ts';
import { createRealtime } from '../../sync-server/local/realtime/realtime.ts';
import { createRest } from '../../sync-server/local/rest/rest.ts';
import { readSignups } from '../../sync-server/local/signups.ts';
import type { StandIn } from '../../sync-server/local/stand-in.ts';
import { NoSocket } from '../../sync-server/no-socket.ts';
import { createStorage } from '../../sync-server/local/storage/storage.ts';
import { freshDatabase, quietLog } from './local/test-database.ts';

export type TestStandIn = StandIn & { readonly files: string; readonly publicUrl: () => string };

/** All parts of the stand-in on a database of its own, by the clock that is given; no process of PostgreSQL of its own. */
export async function openTestStandIn(options: {
  readonly publicUrl: () => string;
  readonly now: () => number;
}): Promise<TestStandIn> {
  const { publicUrl, now } = options;
  const database = await openDatabase(await freshDatabase(), quietLog);
  const folder = mkdtempSync(path.join(tmpdir(), 'lamplit-data-'));
  const files = path.join(folder, 'files');
  mkdirSync(files);
  const keys = await openKeys(database.admin, () => `${publicUrl()}/auth/v1`);
  const random = (bytes: number) => randomBytes(bytes);
  const pool = createHashPool({ threads: 1, queue: 64 });
  const shared = { keys, now, random, log: quietLog };
  const auth = createAuth({
    ...shared,
    sql: database.auth,
    publicUrl,
    signups: () => readSignups(database.admin, 'open'),
    mail: null,
    google: null,
    limits: 'off',
    fetch,
    // What a hash costs is another test's matter.
    passwords: createPasswords({ pool, random, parameters: { memoryKib: 64, passes: 1, lanes: 1 } }),
  });
  const rest = await createRest({ ...shared, sql: database.rest });
  const storage = createStorage({ ...shared, sql: database.storage, folder: files });
  const realtime = createRealtime({ ...shared, sql: database.realtime, trustProxy: 0 });
  const parts: readonly (readonly [string, Handler])[] = [
    ['/auth/v1', auth.fetch],
    ['/rest/v1', rest.fetch],
    ['/storage/v1', storage.fetch],
    ['/realtime/v1', realtime.fetch],
  ];
  return {
    fetch: async (request, from) => {
      const at = new URL(request.url).pathname;
      const part = parts.find(([prefix]) => at.startsWith(`${prefix}/`));
      return part ? part[1](request, from) : new Response(null, { status: 404 });
    },
    upgrade: realtime.upgrade,
    publishable: keys.publishable,
    secret: keys.secret,
    jwks: keys.jwks,
    isReady: () => Promise.resolve(true),
    admin: database.admin,
    files,
    publicUrl,
    close: async () => {
      await auth.close();
      await pool.close();
      await realtime.close();
      await rest.close();
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** supabase-js as a page has it. */
export function pageClient(url: string, key: string): SupabaseClient {
  return createClient(url, key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    realtime: { transport: NoSocket },
  });
}
