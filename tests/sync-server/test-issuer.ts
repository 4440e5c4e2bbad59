import { randomUUID } from 'node:crypto';
import { SignJWT, calculateJwkThumbprint, exportJWK, generateKeyPair, type JWTPayload } from 'jose';

import { listen } from '../../sync-server/listen.ts';

/** Who signs tokens as a project does, with keys of its own. */
export async function createIssuer(issuer: () => string, alg: 'ES256' | 'RS256' = 'ES256') {
  const { privateKey, publicKey } = await generateKeyPair(alg, { extractable: true });
  const jwk = await exportJWK(publicKey);
  const kid = await calculateJwkThumbprint(jwk);
  const claimsOf = (user: string, nowMs: number): JWTPayload => ({
    iss: issuer(),
    sub: user,
    aud: 'authenticated',
    role: 'authenticated',
    email: 'ann@example.org',
    session_id: randomUUID(),
    aal: 'aal1',
    amr: [{ method: 'password', timestamp: Math.floor(nowMs / 1000) }],
    user_metadata: {},
    app_metadata: {},
    is_anonymous: false,
    iat: Math.floor(nowMs / 1000),
    exp: Math.floor(nowMs / 1000) + 3600,
  });
  return {
    jwks: { keys: [{ ...jwk, kid, alg, use: 'sig' }] },
    kid,
    privateKey,
    claimsOf,
    sign: (claims: JWTPayload) =>
      new SignJWT(claims).setProtectedHeader({ alg, kid, typ: 'JWT' }).sign(privateKey),
  };
}

/** Claims with some of them said otherwise; undefined leaves one out. */
export const altered = (claims: JWTPayload, change: Readonly<Record<string, unknown>>): JWTPayload =>
  Object.assign({}, claims, change);

/** A second server on this machine, with whatever it is to answer. */
export async function serve(answer: (request: Request) => Response | Promise<Response>) {
  const listening = await listen({
    host: '127.0.0.1',
    port: 0,
    fetch: async (request) => answer(request),
  });
  if (!listening.ok) throw new Error(listening.error);
  const { address, close } = listening.value;
  return { url: `http://127.0.0.1:${address.port}`, close };
}
