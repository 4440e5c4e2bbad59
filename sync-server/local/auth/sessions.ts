import { isIP } from 'node:net';
import type { TransactionSql } from 'postgres';

import { err, ok, type Result } from '../../../src/domain/result.ts';
import { newId } from '../new-id.ts';
import { type AuthError, authErrors } from './auth-error.ts';
import type { Asker, AuthContext } from './context.ts';
import type { Db } from './db.ts';
import { newSecret, sha256, tokenAfter } from './secrets.ts';
import { userById, type UserRow } from './users.ts';
import { readMetadata, userJson } from './user-json.ts';

/** By what somebody showed who he is, in GoTrue's words. */
export type SignInMethod =
  | 'password'
  | 'otp'
  | 'oauth'
  | 'email/signup'
  | 'recovery'
  | 'magiclink'
  | 'email_change';

/** What a sign-in and a renewal answer. */
export type SessionJson = {
  readonly access_token: string;
  readonly token_type: 'bearer';
  /** Seconds. */
  readonly expires_in: number;
  /** Unix time in seconds. */
  readonly expires_at: number;
  readonly refresh_token: string;
  readonly user: Awaited<ReturnType<typeof userJson>>;
};

const accessTokenS = 3600;
/** Tabs, and answers that were lost on the way, ask twice with one token. */
const reuseMs = 10_000;

type Claims = { readonly authentication_method: string; readonly created_at: Date }[];

/** Signs somebody in. */
export async function openSession(
  context: AuthContext,
  db: TransactionSql,
  given: { readonly user: string; readonly method: SignInMethod; readonly asker: Asker },
): Promise<SessionJson> {
  const { random } = context;
  const at = new Date(context.now());
  const [id, key, token] = [newId(random), newSecret(random), newSecret(random)];
  const { address, userAgent } = given.asker;
  // In this order, on one connection, and none waits for the answer to the one before.
  await Promise.all([
    db`
      insert into auth.sessions (id, user_id, created_at, updated_at, aal, user_agent, ip, refresh_token_hmac_key)
      values (${id}, ${given.user}, ${at}, ${at}, 'aal1', ${userAgent}, ${inet(address)}, ${key})`,
    db`
      insert into auth.mfa_amr_claims (session_id, created_at, updated_at, authentication_method)
      values (${id}, ${at}, ${at}, ${given.method})`,
    db`
      insert into auth.refresh_tokens (token, user_id, revoked, created_at, updated_at, session_id)
      values (${sha256(token)}, ${given.user}, false, ${at}, ${at}, ${id})`,
    db`update auth.users set last_sign_in_at = ${at}, updated_at = ${at} where id = ${given.user}`,
  ]);
  const user = await userById(db, given.user);
  if (!user) throw new Error('A session was opened for an account that is gone.');
  const claims = [{ authentication_method: given.method, created_at: at }];
  return sessionJson(context, db, { id, user, token, claims });
}

/**
 * Gives a new pair of tokens for a refresh token, once. Asked again with the one before the newest, or within ten seconds, it gives the newest
 * once more; any other that was used before has been stolen, or its thief was faster, and the sign-in ends for both.
 */
export function refreshSession(
  context: AuthContext,
  token: string,
  asker: Asker,
): Promise<Result<SessionJson, AuthError>> {
  const at = new Date(context.now());
  const hash = sha256(token);
  return context.sql.begin(async (tx) => {
    // One after the other: all that follows is read anew once the lock is held.
    const [session] = await tx<{ id: string; user_id: string; refresh_token_hmac_key: string }[]>`
      select id, user_id, refresh_token_hmac_key from auth.sessions
      where id = (select session_id from auth.refresh_tokens where token = ${hash}) for update`;
    if (!session) return err(authErrors.tokenNotFound);
    const tokens = await tx<{ token: string; parent: string | null; revoked: boolean; updated_at: Date }[]>`
      select token, parent, revoked, updated_at from auth.refresh_tokens
      where session_id = ${session.id} and (token = ${hash} or not revoked)`;
    const presented = tokens.find((each) => each.token === hash);
    const active = tokens.find((each) => !each.revoked);
    if (!presented || !active) return err(authErrors.tokenNotFound);
    let next = tokenAfter(session.refresh_token_hmac_key, token);
    let writes: readonly PromiseLike<unknown>[] = [];
    if (presented.revoked) {
      const tolerated = active.parent === hash || at.getTime() - presented.updated_at.getTime() <= reuseMs;
      const newest = tolerated ? newestAfter(session.refresh_token_hmac_key, token, active.token) : undefined;
      if (newest === undefined) {
        await tx`delete from auth.sessions where id = ${session.id}`;
        context.log.warn('refresh token used again');
        return err(authErrors.tokenUsed);
      }
      next = newest;
    } else {
      writes = [
        tx`update auth.refresh_tokens set revoked = true, updated_at = ${at} where token = ${hash}`,
        tx`
          insert into auth.refresh_tokens (token, user_id, revoked, created_at, updated_at, parent, session_id)
          values (${sha256(next)}, ${session.user_id}, false, ${at}, ${at}, ${hash}, ${session.id})`,
      ];
    }
    // They go out one after the other on one connection, and none waits for the answer to the one before.
    const [user, claims] = await Promise.all([
      userById(tx, session.user_id),
      tx<Claims>`
        select authentication_method, created_at from auth.mfa_amr_claims where session_id = ${session.id}`,
      tx`
        update auth.sessions
        set refreshed_at = ${at.toISOString()}::text::timestamp, updated_at = ${at}, user_agent = ${asker.userAgent},
          ip = ${inet(asker.address)}
        where id = ${session.id}`,
      ...writes,
    ]);
    if (!user) return err(authErrors.tokenNotFound);
    return ok(await sessionJson(context, tx, { id: session.id, user, token: next, claims }));
  });
}

/** Follows the chain from a used token to the active one; undefined when that is not near. */
function newestAfter(key: string, token: string, activeHash: string): string | undefined {
  let next = token;
  for (let steps = 0; steps < 32; steps += 1) {
    next = tokenAfter(key, next);
    if (sha256(next) === activeHash) return next;
  }
  return undefined;
}

async function sessionJson(
  context: AuthContext,
  db: Db,
  given: { readonly id: string; readonly user: UserRow; readonly token: string; readonly claims: Claims },
): Promise<SessionJson> {
  const { id, user, token, claims } = given;
  const issuedAt = Math.floor(context.now() / 1000);
  const expiresAt = issuedAt + accessTokenS;
  const accessToken = await context.keys.sign({
    iss: `${context.publicUrl()}/auth/v1`,
    sub: user.id,
    aud: 'authenticated',
    exp: expiresAt,
    iat: issuedAt,
    email: user.email,
    phone: '',
    app_metadata: readMetadata(user.raw_app_meta_data),
    user_metadata: readMetadata(user.raw_user_meta_data),
    // The server's word alone, whatever a player's metadata claim.
    role: 'authenticated',
    aal: 'aal1',
    amr: claims.map((claim) => ({
      method: claim.authentication_method,
      timestamp: Math.floor(claim.created_at.getTime() / 1000),
    })),
    session_id: id,
    is_anonymous: false,
  });
  return {
    access_token: accessToken,
    token_type: 'bearer',
    expires_in: accessTokenS,
    expires_at: expiresAt,
    refresh_token: token,
    user: await userJson(db, user),
  };
}

const inet = (address: string) => (isIP(address) === 0 ? null : address);
