import { createRemoteJWKSet, customFetch, jwtVerify } from 'jose';
import * as z from 'zod/mini';

import { err, ok, type Result } from '../../../src/domain/result.ts';
import { challengeOf } from './secrets.ts';

/** Sign-in by Google, or by another issuer that speaks OpenID Connect. */
export type Google = {
  /** Where the browser goes to sign in. Rejects when the issuer cannot be reached. */
  readonly address: (given: {
    readonly state: string;
    readonly nonce: string;
    readonly verifier: string;
  }) => Promise<string>;
  /** Who came back. 'unusable': the code or the token is not what was asked for. */
  readonly exchange: (given: {
    readonly code: string;
    readonly nonce: string;
    readonly verifier: string;
  }) => Promise<Result<GoogleUser, 'unusable' | 'unverified'>>;
};

/** @property sub the account at the issuer's, for ever the same @property email in the issuer's spelling; the issuer has verified it */
export type GoogleUser = {
  readonly sub: string;
  readonly email: string;
  readonly name?: string | undefined;
  readonly picture?: string | undefined;
};

const discoverySchema = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  jwks_uri: z.url(),
});
const tokensSchema = z.object({ id_token: z.string() });
const claimsSchema = z.object({
  sub: z.string().check(z.minLength(1), z.maxLength(255)),
  email: z.string(),
  email_verified: z.boolean(),
  nonce: z.string(),
  name: z.optional(z.string().check(z.maxLength(200))),
  picture: z.optional(z.url({ protocol: /^https$/ }).check(z.maxLength(500))),
});

/** @param deps.redirectUri where the issuer sends the browser back to @param deps.now Unix time in milliseconds */
export function createGoogle(deps: {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly issuer: string;
  readonly redirectUri: () => string;
  readonly fetch: typeof fetch;
  readonly now: () => number;
}): Google {
  const { clientId, clientSecret, redirectUri, now } = deps;
  const issuer = deps.issuer.replace(/\/$/, '');

  const discover = async () => {
    const response = await deps.fetch(`${issuer}/.well-known/openid-configuration`, { signal: timeout() });
    const found = discoverySchema.parse(await response.json());
    if (found.issuer.replace(/\/$/, '') !== issuer)
      throw new Error('The sign-in issuer names another issuer.');
    const keys = createRemoteJWKSet(new URL(found.jwks_uri), {
      [customFetch]: (address, options) => deps.fetch(address, options),
    });
    return { ...found, keys };
  };
  let discovered: ReturnType<typeof discover> | undefined;
  const known = () => {
    discovered ??= discover().catch((thrown: unknown) => {
      // Asked again by the next player.
      discovered = undefined;
      throw thrown;
    });
    return discovered;
  };

  return {
    address: async ({ state, nonce, verifier }) => {
      const url = new URL((await known()).authorization_endpoint);
      const values = {
        response_type: 'code',
        client_id: clientId,
        redirect_uri: redirectUri(),
        scope: 'openid email profile',
        state,
        nonce,
        code_challenge: challengeOf(verifier),
        code_challenge_method: 'S256',
        prompt: 'select_account',
      };
      for (const [name, value] of Object.entries(values)) url.searchParams.set(name, value);
      return url.href;
    },
    exchange: async ({ code, nonce, verifier }) => {
      const found = await known();
      const response = await deps.fetch(found.token_endpoint, {
        method: 'POST',
        headers: { accept: 'application/json' },
        body: new URLSearchParams({
          grant_type: 'authorization_code',
          code,
          redirect_uri: redirectUri(),
          client_id: clientId,
          client_secret: clientSecret,
          code_verifier: verifier,
        }),
        signal: timeout(),
      });
      const tokens = tokensSchema.safeParse(await response.json().catch(() => null));
      if (!response.ok || !tokens.success) return err('unusable');
      const claims = await readIdToken(tokens.data.id_token, found);
      if (!claims || claims.nonce !== nonce) return err('unusable');
      const { sub, email, name, picture } = claims;
      return claims.email_verified ? ok({ sub, email, name, picture }) : err('unverified');
    },
  };

  async function readIdToken(token: string, found: Awaited<ReturnType<typeof discover>>) {
    try {
      const { payload } = await jwtVerify(token, found.keys, {
        issuer: found.issuer,
        audience: clientId,
        algorithms: ['RS256', 'ES256'],
        requiredClaims: ['sub', 'exp', 'iat', 'nonce'],
        currentDate: new Date(now()),
      });
      const read = claimsSchema.safeParse(payload);
      return read.success ? read.data : undefined;
    } catch {
      return undefined;
    }
  }
}

const timeout = () => AbortSignal.timeout(10_000);
