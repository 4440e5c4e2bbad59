import { availableParallelism } from 'node:os';
import type { Sql } from 'postgres';

import { err, ok, type Result } from '../../../src/domain/result.ts';
import type { Log } from '../../log.ts';
import { readCaller } from '../caller.ts';
import type { ServerKeys } from '../keys.ts';
import { readBody } from '../read-body.ts';
import { errorAnswer, jsonAnswer } from './answers.ts';
import { type AuthError, authErrors } from './auth-error.ts';
import type { Asked, AuthContext } from './context.ts';
import { createGoogle } from './google.ts';
import { createHashPool } from './hash-pool.ts';
import { createLimits, noLimits } from './limits.ts';
import type { Mail } from './mail.ts';
import { createPasswords, hashParameters, type Passwords } from './passwords.ts';
import { findRoute } from './routes.ts';
import { sweepAuth } from './sweep.ts';

/** What the auth wire is made of. */
export type AuthDeps = {
  /** As supabase_auth_admin. */
  readonly sql: Sql;
  readonly keys: ServerKeys;
  /** The address players use, without a trailing slash. */
  readonly publicUrl: () => string;
  readonly signups: () => Promise<'open' | 'closed'>;
  /** `null`: addresses count as confirmed at once, and nothing is sent. */
  readonly mail: Mail | null;
  readonly google: {
    readonly clientId: string;
    readonly clientSecret: string;
    /** Such as `https://accounts.google.com`. */
    readonly issuer: string;
  } | null;
  readonly limits: 'on' | 'off';
  /** Unix time in milliseconds. */
  readonly now: () => number;
  /** Cryptographically random bytes. */
  readonly random: (bytes: number) => Uint8Array;
  /** Towards Google. */
  readonly fetch: typeof fetch;
  readonly log: Log;
  /** Those of the server's own threads when left out. */
  readonly passwords?: Passwords;
};

const mostBytes = 64 * 1024;
const sweepEveryMs = 10 * 60_000;

/** Answers `/auth/v1/*` as GoTrue does, as far as this game asks. */
export function createAuth(deps: AuthDeps): {
  /** @param from.address of who asks, as the proxies in front that are believed say */
  readonly fetch: (request: Request, from: { readonly address: string }) => Promise<Response>;
  /** Waits for mails that are on their way. */
  readonly close: () => Promise<void>;
} {
  const { sql, keys, now, random, log, publicUrl, google } = deps;
  // As many as leave the main thread a core to itself.
  const pool = createHashPool({ threads: Math.max(1, Math.min(4, availableParallelism() - 1)), queue: 64 });
  const running = new Set<Promise<void>>();
  const later = (name: string, job: () => Promise<void>) => {
    const done = job()
      .catch((thrown: unknown) => {
        // The message of a mail server's refusal holds the address.
        log.error(name, { error: thrown instanceof Error ? thrown.name : 'unknown' });
      })
      .finally(() => running.delete(done));
    running.add(done);
  };
  const context: AuthContext = {
    ...deps,
    google:
      google && createGoogle({ ...deps, ...google, redirectUri: () => `${publicUrl()}/auth/v1/callback` }),
    limits: deps.limits === 'on' ? createLimits({ sql, now }) : noLimits,
    passwords: deps.passwords ?? createPasswords({ pool, random, parameters: hashParameters }),
    later,
  };
  const sweeper = setInterval(() => later('sweep', () => sweepAuth(sql, now())), sweepEveryMs);
  sweeper.unref();

  return {
    fetch: async (request, from) => {
      const url = new URL(request.url);
      const { access, route, part } = findRoute(request.method, url.pathname.replace(/^\/auth\/v1/, ''));
      const caller = await readCaller(request.headers, keys, now());
      if (access !== 'open' && !caller.ok && caller.error === 'no-key') {
        return jsonAnswer(
          { message: 'Invalid API key', hint: 'Send the publishable key of this server as apikey.' },
          { status: 401 },
        );
      }
      if (access === 'secret' && !(caller.ok && caller.value.role === 'service_role')) {
        return errorAnswer(caller.ok ? authErrors.notAdmin : authErrors.badJwt, request);
      }
      const body = await readJson(request);
      if (!body.ok) return errorAnswer(body.error, request);
      const userAgent = request.headers.get('user-agent')?.slice(0, 500) ?? null;
      const asker: Asked['asker'] = { address: from.address, userAgent };
      const answered = await route(context, { request, url, body: body.value, caller, asker, part });
      return answered.ok ? answered.value : errorAnswer(answered.error, request);
    },
    close: async () => {
      clearInterval(sweeper);
      await Promise.all(running);
      await pool.close();
    },
  };
}

/** The body as JSON, `{}` when there is none; never more than 64 kB of it. */
async function readJson(request: Request): Promise<Result<unknown, AuthError>> {
  const bytes = await readBody(request, mostBytes);
  if (!bytes.ok) return err(authErrors.tooLarge);
  const text = new TextDecoder().decode(bytes.value);
  if (text.trim() === '') return ok({});
  try {
    const value: unknown = JSON.parse(text);
    return ok(value ?? {});
  } catch {
    return err(authErrors.badJson);
  }
}
