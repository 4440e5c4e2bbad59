import { Hono, type Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import * as z from 'zod/mini';

import { ok, type Result } from '../src/domain/result.ts';
import type { Backend } from './backend.ts';
import type { IdentityError, User, VerifyUser } from './identity.ts';
import { readBody } from './local/read-body.ts';
import type { Log } from './log.ts';

/** What the routes of accounts are made of. */
export type AccountDeps = {
  readonly backend: Backend;
  readonly verifyUser: VerifyUser;
  readonly limits: 'on' | 'off';
  /** The time in ms. */
  readonly now: () => number;
  /** That many bytes nobody can guess. */
  readonly random: (bytes: number) => Uint8Array;
  readonly log: Log;
};

/** What each request of the server carries besides itself: the address of who asks, as far as proxies are believed. */
export type ServerEnv = { readonly Bindings: { readonly from: { readonly address: string } } };
type ServerContext = Context<ServerEnv>;

/** Why a request about an account is not carried out; the answer holds `words` in `error`. */
export type Refusal = {
  readonly status: ContentfulStatusCode;
  readonly words: string;
  /** For the page, where it does something else than to show the words. */
  readonly code?:
    | 'confirm-first'
    | 'wrong-password'
    | 'session-gone'
    | 'code-gone'
    | 'limited'
    | 'taken-down'
    | 'too-many-shares'
    | 'overtaken'
    | 'not-lent'
    | 'day-used-up'
    | 'model-away';
  /** Seconds until the same request may succeed. */
  readonly retryAfterS?: number;
};

/** A router below `/api/account`. */
export const accountRouter = () => new Hono<ServerEnv>();

/** The answer that says no. */
export function answerRefusal(context: ServerContext, refusal: Refusal): Response {
  const { status, words, code, retryAfterS } = refusal;
  return context.json({ error: words, ...(code ? { code } : {}) }, status, {
    ...noStore,
    ...(status === 401 ? { 'WWW-Authenticate': 'Bearer' } : {}),
    ...(retryAfterS === undefined ? {} : { 'Retry-After': String(retryAfterS) }),
  });
}

export const noStore = { 'Cache-Control': 'no-store' } as const;

/** The user of a request where money or accounts change: his token must be good, and his sign-in not ended, which a token does not show. */
export async function liveUser(
  request: Request,
  deps: Pick<AccountDeps, 'backend' | 'verifyUser'>,
): Promise<Result<User, Refusal & IdentityError>> {
  const verified = await deps.verifyUser(request);
  if (!verified.ok) return verified;
  const { id, session } = verified.value;
  const lives = await deps.backend.call('session_lives', { p_user: id, p_session: session });
  if (lives === true) return verified;
  const words = 'Not authenticated: this sign-in was ended. Please sign in again.';
  return { ok: false, error: { status: 401, words, code: 'session-gone' } };
}

/** Takes one of `most` in a window, for all servers together, or says when there is one again. */
export async function takeLimit(
  deps: Pick<AccountDeps, 'backend' | 'limits'>,
  limit: { readonly key: string; readonly most: number; readonly windowS: number },
): Promise<Result<null, Refusal>> {
  if (deps.limits === 'off') return ok(null);
  const given = { p_key: limit.key, p_most: limit.most, p_window_s: limit.windowS };
  const waitS = z.number().parse(await deps.backend.call('take_limit', given));
  if (waitS === 0) return ok(null);
  const words = `Too many tries. Please wait ${waitS} seconds.`;
  return { ok: false, error: { status: 429, words, code: 'limited', retryAfterS: waitS } };
}

const mostBodyBytes = 8192;

/** The body of a request as the schema has it; nothing at all counts as `{}`. */
export async function bodyOf<T>(
  context: ServerContext,
  schema: z.ZodMiniType<T>,
): Promise<Result<T, Refusal>> {
  const wrong = (status: 400 | 413, words: string): Result<never, Refusal> => ({
    ok: false,
    error: { status, words },
  });
  const bytes = await readBody(context.req.raw, mostBodyBytes);
  if (!bytes.ok) return wrong(413, 'That is too much.');
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder().decode(bytes.value) || '{}');
  } catch {
    return wrong(400, 'The request is no JSON.');
  }
  const read = schema.safeParse(value);
  return read.success
    ? ok(read.data)
    : wrong(400, 'The request lacks something, or holds what it should not.');
}
