import { createHash } from 'node:crypto';
import {
  createLocalJWKSet,
  createRemoteJWKSet,
  decodeJwt,
  decodeProtectedHeader,
  errors,
  jwtVerify,
  type JSONWebKeySet,
  type JWTPayload,
  type JWTVerifyGetKey,
} from 'jose';
import * as z from 'zod/mini';

import { err, ok, type Result } from '../src/domain/result.ts';

/** A signed-in user, as his access token shows him. What players can write into a token by themselves is not among it. */
export type User = {
  /** UUID of the account. */
  readonly id: string;
  /** UUID of the sign-in. */
  readonly session: string;
  readonly email: string;
  /** The proofs that this sign-in rests on, such as `password`. */
  readonly proofs: readonly { readonly method: string; /** Unix time in ms. */ readonly at: number }[];
};

/** Why a request has no user. @property status 503 when whoever signs cannot be asked: nothing is said about the token then */
export type IdentityError = { readonly status: 401 | 503; readonly words: string };

/** Finds the user of a request by its bearer, or says why there is none. */
export type VerifyUser = (request: Request) => Promise<Result<User, IdentityError>>;

/** Who signs the tokens. */
export type TokenSource = {
  /** What stands in `iss`: the address of the project or of this server, and `/auth/v1`. */
  readonly issuer: () => string;
  readonly keys: JWTVerifyGetKey;
  /**
   * Asks the project about a token that is signed with a secret which only the project holds, and answers the user's id; `null` when the
   * project refuses it. Rejects when the project cannot be asked. Left out where there are no such tokens.
   */
  readonly ask?: (token: string) => Promise<string | null>;
};

/** A token of a server in this process. */
export function ownTokens(jwks: { readonly keys: readonly object[] }, issuer: () => string): TokenSource {
  return { issuer, keys: createLocalJWKSet({ keys: [...jwks.keys] } satisfies JSONWebKeySet) };
}

/** Tokens of a Supabase project. Its keys are fetched when one is needed, and kept for ten minutes. */
export function projectTokens(options: {
  readonly url: string;
  readonly publishableKey: string;
  readonly fetch: typeof fetch;
}): TokenSource {
  const { url, publishableKey } = options;
  return {
    issuer: () => `${url}/auth/v1`,
    keys: createRemoteJWKSet(new URL(`${url}/auth/v1/.well-known/jwks.json`), {
      cacheMaxAge: 600_000,
      cooldownDuration: 10_000,
      timeoutDuration: 5000,
    }),
    ask: async (token) => {
      const response = await options.fetch(`${url}/auth/v1/user`, {
        headers: { apikey: publishableKey, Authorization: `Bearer ${token}` },
        signal: AbortSignal.timeout(5000),
      });
      if (response.status >= 500 || response.status === 429) {
        throw new Error(`The project answered ${response.status} about a token.`);
      }
      if (!response.ok) return null;
      const read = z.object({ id: z.string() }).safeParse(await response.json());
      return read.success ? read.data.id : null;
    },
  };
}

/** How long the project's word about a token is taken for true, in ms; a sign-out elsewhere is noticed after that. */
const askAgainMs = 60_000;
const mostAsked = 10_000;

/** @param deps.now the time in ms */
export function createVerifyUser(deps: {
  readonly source: TokenSource;
  readonly now: () => number;
}): VerifyUser {
  const { source, now } = deps;
  const known = new Map<string, { readonly until: number; readonly user: Promise<string | null> }>();

  /** The project's word, kept under the token's hash for a while; a failure is not kept. */
  const askOnce = (token: string, ask: (token: string) => Promise<string | null>) => {
    const name = createHash('sha256').update(token).digest('base64');
    const kept = known.get(name);
    if (kept && kept.until > now()) return kept.user;
    if (known.size >= mostAsked) known.clear();
    const user = ask(token);
    known.set(name, { until: now() + askAgainMs, user });
    user.catch(() => known.delete(name));
    return user;
  };

  return async (request) => {
    const token = /^bearer +([\w.~+/=-]+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
    if (token === undefined) return refuse('Not authenticated: sign in first.');
    const alg = algOf(token);
    if (alg === undefined) return refuse(notValid);
    try {
      if (alg !== 'HS256' || !source.ask) {
        const { payload } = await jwtVerify(token, source.keys, {
          algorithms: ['ES256', 'RS256'],
          issuer: source.issuer(),
          audience: 'authenticated',
          requiredClaims: ['sub', 'exp'],
          currentDate: new Date(now()),
        });
        return readUser(payload);
      }
      const payload = decodeJwt(token);
      const claims = checkClaims(payload, source.issuer(), now());
      if (!claims.ok) return claims;
      const user = await askOnce(token, source.ask);
      return user !== null && user === payload.sub ? readUser(payload) : refuse(notValid);
    } catch (thrown) {
      if (thrown instanceof errors.JWTExpired) return refuse(over);
      // No key of that name, or a token that is none: the token's fault. All else is whoever holds the keys.
      const isTokens = thrown instanceof errors.JOSEError && !(thrown instanceof errors.JWKSTimeout);
      if (isTokens && thrown.code !== 'ERR_JOSE_GENERIC') return refuse(notValid);
      return err({ status: 503, words: 'Who you are cannot be checked at the moment. Please try again.' });
    }
  };
}

/** What a token says it is signed with; `undefined` when it is no token, as a key or a user's id is none. */
function algOf(token: string): string | undefined {
  try {
    return decodeProtectedHeader(token).alg;
  } catch {
    return undefined;
  }
}

const notValid = 'Not authenticated: this sign-in is not valid here.';
const over = 'Not authenticated: this sign-in is over. Please sign in again.';
const refuse = (words: string): Result<never, IdentityError> => err({ status: 401, words });

/** The claims that the library checks by itself where it checks the signature too. */
function checkClaims(payload: JWTPayload, issuer: string, nowMs: number): Result<null, IdentityError> {
  const audience = [payload.aud].flat();
  if (payload.iss !== issuer || !audience.includes('authenticated')) return refuse(notValid);
  if (payload.exp === undefined) return refuse(notValid);
  return payload.exp * 1000 > nowMs ? ok(null) : refuse(over);
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const claimsSchema = z.object({
  sub: z.string().check(z.regex(uuid)),
  role: z.literal('authenticated'),
  session_id: z.string().check(z.regex(uuid)),
  email: z.optional(z.string()),
  amr: z.optional(z.array(z.object({ method: z.string(), timestamp: z.number() }))),
});

function readUser(payload: JWTPayload): Result<User, IdentityError> {
  const read = claimsSchema.safeParse(payload);
  if (!read.success) return refuse(notValid);
  const { sub, session_id: session, email = '', amr = [] } = read.data;
  const proofs = amr.map(({ method, timestamp }) => ({ method, at: timestamp * 1000 }));
  return ok({ id: sub, session, email, proofs });
}
