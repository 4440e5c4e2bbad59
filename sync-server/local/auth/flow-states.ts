import { err, ok, type Result } from '../../../src/domain/result.ts';
import { newId } from '../new-id.ts';
import { type AuthError, authErrors } from './auth-error.ts';
import type { AuthContext } from './context.ts';
import type { Db } from './db.ts';
import { challengeOf, sha256 } from './secrets.ts';
import type { SignInMethod } from './sessions.ts';

/** What a browser began and will end: only who has the verifier can change the code into a session. */
export type Flow = {
  readonly id: string;
  readonly redirect_to: string;
  readonly nonce: string | null;
  readonly provider_verifier: string | null;
};

/** How long a code lives once it was given. */
const codeMs = 5 * 60_000;
/** How long a player may take at a provider's. */
const providerMs = 10 * 60_000;

/** @param given.provider what binds Google's answer to this flow */
export async function beginFlow(
  { random, now }: AuthContext,
  db: Db,
  given: {
    /** SHA-256 of the verifier, base64url. */
    readonly challenge: string;
    readonly method: SignInMethod;
    readonly redirectTo: string;
    readonly provider?: { readonly state: string; readonly nonce: string; readonly verifier: string };
  },
): Promise<string> {
  const id = newId(random);
  const at = new Date(now());
  const { provider } = given;
  await db`
    insert into auth.flow_state (
      id, code_challenge_method, code_challenge, provider_type, created_at, updated_at, authentication_method, redirect_to,
      state_hash, nonce, provider_verifier
    ) values (
      ${id}, 's256', ${given.challenge}, ${provider ? 'google' : 'email'}, ${at}, ${at}, ${given.method}, ${given.redirectTo},
      ${provider ? sha256(provider.state) : null}, ${provider?.nonce ?? null}, ${provider?.verifier ?? null}
    )`;
  return id;
}

/** The flow to which a provider's answer belongs; each state is taken once. */
export async function takeState({ now }: AuthContext, db: Db, state: string): Promise<Flow | undefined> {
  const [flow] = await db<(Flow & { created_at: Date })[]>`
    update auth.flow_state set state_hash = null where state_hash = ${sha256(state)}
    returning id, redirect_to, nonce, provider_verifier, created_at`;
  return flow && now() - flow.created_at.getTime() < providerMs ? flow : undefined;
}

/** The code with which the browser goes on, and where it goes; undefined when the flow is gone. */
export async function issueCode(
  { random, now }: AuthContext,
  db: Db,
  given: { readonly flow: string; readonly user: string },
): Promise<{ readonly code: string; readonly redirectTo: string } | undefined> {
  const code = newId(random);
  const [flow] = await db<Flow[]>`
    update auth.flow_state
    set auth_code = ${sha256(code)}, user_id = ${given.user}, auth_code_issued_at = ${new Date(now())}
    where id = ${given.flow} returning id, redirect_to, nonce, provider_verifier`;
  return flow && { code, redirectTo: flow.redirect_to };
}

/** Uses up a code. A wrong verifier leaves it to the browser that has the right one. */
export async function takeCode(
  { now }: AuthContext,
  db: Db,
  given: { readonly code: string; readonly verifier: string },
): Promise<Result<{ readonly user: string; readonly method: SignInMethod }, AuthError>> {
  const [flow] = await db<
    {
      id: string;
      user_id: string | null;
      code_challenge: string;
      authentication_method: SignInMethod;
      auth_code_issued_at: Date | null;
    }[]
  >`
    select id, user_id, code_challenge, authentication_method, auth_code_issued_at
    from auth.flow_state where auth_code = ${sha256(given.code)} for update`;
  if (!flow?.user_id || !flow.auth_code_issued_at) return err(authErrors.flowNotFound);
  if (now() - flow.auth_code_issued_at.getTime() >= codeMs) return err(authErrors.flowExpired);
  if (challengeOf(given.verifier) !== flow.code_challenge) return err(authErrors.badVerifier);
  await db`delete from auth.flow_state where id = ${flow.id}`;
  return ok({ user: flow.user_id, method: flow.authentication_method });
}
