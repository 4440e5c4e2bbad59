import { timingSafeEqual } from 'node:crypto';
import type { JWTPayload } from 'jose';

import { err, ok, type Result } from '../../src/domain/result.ts';
import type { ServerKeys } from './keys.ts';

/** As whom a request asks. */
export type Caller =
  | { readonly role: 'anon' | 'service_role'; readonly claims: JWTPayload }
  | { readonly role: 'authenticated'; readonly claims: JWTPayload; readonly user: string };

/** Why nobody can be said to ask: no key or a wrong one, or a token that is none of ours or is over. */
export type CallerError = 'no-key' | 'invalid' | 'expired';

/**
 * Reads `apikey` and `Authorization` as a Supabase project does: signed out, the key itself stands in the bearer's place. A token that
 * is not valid is an error and never anon: who asks would take "nothing there" for an answer.
 */
export async function readCaller(
  headers: Headers,
  keys: ServerKeys,
  nowMs: number,
): Promise<Result<Caller, CallerError>> {
  const bearer = /^bearer\s+(\S+)$/i.exec(headers.get('authorization') ?? '')?.[1];
  const key = headers.get('apikey') ?? bearer;
  if (key === undefined || !(isSame(key, keys.publishable) || isSame(key, keys.secret))) return err('no-key');
  const byKey: Caller = isSame(key, keys.secret)
    ? { role: 'service_role', claims: { role: 'service_role' } }
    : { role: 'anon', claims: { role: 'anon' } };
  if (bearer === undefined || isSame(bearer, key)) return ok(byKey);
  const verified = await keys.verify(bearer, nowMs);
  if (!verified.ok) return verified;
  const { sub, role } = verified.value;
  if (role !== 'authenticated' || sub === undefined) return err('invalid');
  return ok({ role, claims: verified.value, user: sub });
}

function isSame(given: string, key: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(key)];
  return a.length === b.length && timingSafeEqual(a, b);
}
