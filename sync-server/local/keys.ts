import { randomBytes } from 'node:crypto';
import {
  SignJWT,
  calculateJwkThumbprint,
  createLocalJWKSet,
  errors,
  exportJWK,
  generateKeyPair,
  importJWK,
  jwtVerify,
  type JWK,
  type JWTPayload,
} from 'jose';
import type { Sql } from 'postgres';
import * as z from 'zod/mini';

import { err, ok, type Result } from '../../src/domain/result.ts';

/** What the stand-in signs with and is asked by. Made at the first start and kept in the database, so that any number of servers share it. */
export type ServerKeys = {
  /** For browsers: says that somebody asks, and nothing about whom. */
  readonly publishable: string;
  /** For the server alone: it may everything. */
  readonly secret: string;
  /** The public half of the signing key, as `/auth/v1/.well-known/jwks.json` answers it. */
  readonly jwks: { readonly keys: readonly JWK[] };
  /** Signs claims as they are, ES256; `exp`, `iat`, `iss` and `aud` are the caller's. */
  readonly sign: (claims: JWTPayload) => Promise<string>;
  /** The claims of a token that this server signed and that is not over. @param nowMs Unix time in milliseconds */
  readonly verify: (token: string, nowMs: number) => Promise<Result<JWTPayload, 'expired' | 'invalid'>>;
};

/** How many tokens are known by heart; each takes about 2 kB. */
const mostVerified = 500;

const isOver = ({ exp = 0 }: JWTPayload, nowMs: number) => exp <= Math.floor(nowMs / 1000);

/** Reads the keys, and makes them when there are none. @param issuer of tokens: the address players use and `/auth/v1` */
export async function openKeys(admin: Sql, issuer: () => string): Promise<ServerKeys> {
  const known = await readKeys(admin);
  if (!known) {
    const value = JSON.stringify(await makeKeys());
    // Two servers may start on one database: the first one's are everybody's.
    await admin`insert into stand_in.keys (name, value) values ('keys', ${value}::text::jsonb) on conflict do nothing`;
  }
  const stored = known ?? (await readKeys(admin));
  if (!stored) throw new Error('The keys of the stand-in were not kept.');
  const { publishable, secret, signing } = stored;
  const key = await importJWK(signing, 'ES256');
  const kid = await calculateJwkThumbprint(signing);
  const { kty, crv, x, y } = signing;
  const jwks = { keys: [{ kty, crv, x, y, kid, alg: 'ES256', use: 'sig', key_ops: ['verify'] }] };
  const find = createLocalJWKSet(jwks);
  // A page asks many times with one token, and to check its signature takes longer than most answers do.
  const verified = new Map<string, Readonly<JWTPayload>>();
  const keep = (token: string, payload: JWTPayload) => {
    // One that is not good yet is looked at in full each time.
    if (payload.nbf !== undefined) return;
    for (const oldest of verified.keys()) {
      if (verified.size < mostVerified) break;
      verified.delete(oldest);
    }
    verified.set(token, Object.freeze(payload));
  };
  return {
    publishable,
    secret,
    jwks,
    sign: (claims) => new SignJWT(claims).setProtectedHeader({ alg: 'ES256', kid, typ: 'JWT' }).sign(key),
    verify: async (token, nowMs) => {
      const before = verified.get(token);
      if (before?.iss === issuer()) return isOver(before, nowMs) ? err('expired') : ok(before);
      try {
        const { payload } = await jwtVerify(token, find, {
          algorithms: ['ES256'],
          issuer: issuer(),
          audience: 'authenticated',
          requiredClaims: ['sub', 'exp', 'role'],
          currentDate: new Date(nowMs),
        });
        keep(token, payload);
        return ok(payload);
      } catch (thrown) {
        return err(thrown instanceof errors.JWTExpired ? 'expired' : 'invalid');
      }
    },
  };
}

const keysSchema = z.object({
  publishable: z.string(),
  secret: z.string(),
  signing: z.object({
    kty: z.literal('EC'),
    crv: z.literal('P-256'),
    x: z.string(),
    y: z.string(),
    d: z.string(),
  }),
});

async function readKeys(admin: Sql): Promise<z.infer<typeof keysSchema> | undefined> {
  const [row] = await admin<{ value: string }[]>`select value::text from stand_in.keys where name = 'keys'`;
  return row && keysSchema.parse(JSON.parse(row.value));
}

async function makeKeys() {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  const random = () => randomBytes(24).toString('base64url');
  return {
    publishable: `sb_publishable_${random()}`,
    secret: `sb_secret_${random()}`,
    signing: await exportJWK(privateKey),
  };
}
