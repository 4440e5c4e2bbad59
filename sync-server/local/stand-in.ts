import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import type { Duplex } from 'node:stream';
import type { Sql } from 'postgres';

import { err, ok, type Result } from '../../src/domain/result.ts';
import type { Configuration } from '../configuration.ts';
import type { Log } from '../log.ts';
import { createAuth } from './auth/auth.ts';
import { createMail } from './auth/mail.ts';
import { backUpFirst, keepNewestBackups } from './backup/back-up-first.ts';
import { withCors } from './cors.ts';
import { openDatabase, type Connections } from './database.ts';
import type { Handler } from './handler.ts';
import { openKeys, type ServerKeys } from './keys.ts';
import { startPostgres, type RunningPostgres } from './postgres/start-postgres.ts';
import { createRealtime } from './realtime/realtime.ts';
import { createRest } from './rest/rest.ts';
import { readSignups } from './signups.ts';
import { createStorage } from './storage/storage.ts';

/** What stands in for a Supabase project: the parts of its wire that this product uses, before a PostgreSQL. */
export type StandIn = {
  /** Answers /auth/v1, /rest/v1, /storage/v1 and /realtime/v1, with 503 while the database is away. */
  readonly fetch: Handler;
  /** Takes the WebSocket of /realtime/v1. */
  readonly upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
  readonly publishable: string;
  readonly secret: string;
  readonly jwks: ServerKeys['jwks'];
  readonly isReady: () => Promise<boolean>;
  readonly close: () => Promise<void>;
  /** For the operator's commands alone. */
  readonly admin: Sql;
};

export type StandInOptions = {
  readonly configuration: Pick<Configuration, 'dataDir' | 'accounts' | 'trustProxy'>;
  /** The address players use; known once the server listens, and not asked before. */
  readonly publicUrl: () => string;
  /** The time in ms. */
  readonly now: () => number;
  readonly log: Log;
  /** On a folder that a running server has, use that server's PostgreSQL instead of saying that the folder is taken; default false. */
  readonly join?: boolean;
};

const sweepEveryMs = 3_600_000;

/** Starts all of it, or says in a sentence for the operator why not. */
export async function startStandIn(options: StandInOptions): Promise<Result<StandIn, string>> {
  const { configuration, log, now } = options;
  const { pgBin, databaseUrl } = configuration.accounts;
  const dataDir = path.resolve(configuration.dataDir);
  const started = await startPostgres({ dataDir, pgBin, databaseUrl, log, join: options.join });
  if (!started.ok) return started;
  const postgres = started.value;
  let connections: Connections;
  try {
    connections = await openDatabase(postgres.address, log, async (admin) => {
      // An update that goes wrong must not be the end of what was there. No migration touches files.
      await backUpFirst(admin, { before: 'update', files: null, dataDir, now, log });
      await keepNewestBackups({ before: 'update', dataDir });
    });
  } catch (thrown) {
    await postgres.close();
    const reason = thrown instanceof Error ? thrown.message : String(thrown);
    return err(`The database cannot be brought to this version of the game: ${reason}`);
  }
  try {
    return ok(await assemble(options, dataDir, postgres, connections));
  } catch (thrown) {
    await connections.close();
    await postgres.close();
    throw thrown;
  }
}

async function assemble(
  { configuration, publicUrl, now, log, join = false }: StandInOptions,
  dataDir: string,
  postgres: RunningPostgres,
  connections: Connections,
): Promise<StandIn> {
  const { google, mail, limits, signups } = configuration.accounts;
  const { admin } = connections;
  const keys = await openKeys(admin, () => `${publicUrl()}/auth/v1`);
  const random = (bytes: number) => randomBytes(bytes);
  const auth = createAuth({
    sql: connections.auth,
    keys,
    publicUrl,
    signups: () => readSignups(admin, signups),
    mail: mail && createMail(mail.smtpUrl, mail.from),
    google,
    limits,
    now,
    random,
    fetch,
    log,
  });
  const rest = await createRest({ sql: connections.rest, keys, now, log });
  const folder = path.join(dataDir, 'files');
  const storage = createStorage({ sql: connections.storage, keys, folder, now, random, log });
  const realtime = createRealtime({
    sql: connections.realtime,
    keys,
    now,
    log,
    trustProxy: configuration.trustProxy,
  });
  const parts: Readonly<Record<string, Handler>> = {
    auth: auth.fetch,
    rest: rest.fetch,
    storage: storage.fetch,
    realtime: realtime.fetch,
  };
  const isReady = async () => {
    if (!postgres.isUp()) return false;
    try {
      await admin`select 1`;
      return true;
    } catch {
      return false;
    }
  };
  const sweeper = setInterval(() => {
    storage.sweep().catch((thrown: unknown) => {
      log.error('sweep', { error: thrown instanceof Error ? thrown.name : 'unknown' });
    });
  }, sweepEveryMs).unref();
  // A command of the operator is over soon, and the server that it joined sweeps.
  if (join) clearInterval(sweeper);
  return {
    fetch: withCors(route(parts, isReady)),
    upgrade: (request, socket, head) => {
      if (/^\/realtime\/v1\/websocket(\?|$)/.test(request.url ?? '')) realtime.upgrade(request, socket, head);
      else socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\n\r\n');
    },
    publishable: keys.publishable,
    secret: keys.secret,
    jwks: keys.jwks,
    admin,
    isReady,
    close: async () => {
      clearInterval(sweeper);
      await Promise.all([realtime.close(), rest.close(), auth.close()]);
      await connections.close();
      await postgres.close();
    },
  };
}

/** Gives each request to the part of its address. Nothing of Supabase's wire that is not here is passed over in silence. */
function route(parts: Readonly<Record<string, Handler>>, isReady: () => Promise<boolean>): Handler {
  return async (request, from) => {
    const { pathname } = new URL(request.url);
    const name = /^\/(\w+)\/v1(?:\/|$)/.exec(pathname)?.[1] ?? '';
    const part = Object.hasOwn(parts, name) ? parts[name] : undefined;
    if (!part) {
      const message = `This server does not answer ${pathname.slice(0, 200)}; it has only what the game asks.`;
      return Response.json({ code: 'not_here', message }, { status: 404 });
    }
    try {
      const answer = await part(request, from);
      // A part that lost its database in the middle says that it failed, for it cannot know that it comes back.
      return answer.status === 500 && !(await isReady()) ? away() : answer;
    } catch (thrown) {
      if (await isReady()) throw thrown;
      return away();
    }
  };
}

function away(): Response {
  const message = 'The database is being started again. Please try again in a moment.';
  return Response.json({ code: 'database_away', message }, { status: 503, headers: { 'Retry-After': '1' } });
}
