import { err, ok, type Result } from '../../../src/domain/result.ts';
import { type AuthError, authErrors } from './auth-error.ts';
import type { Asked, AuthContext } from './context.ts';
import { isUuid, userById, type UserRow } from './users.ts';

/** Who asks by his access token, if his sign-in still stands. */
export async function signedIn(
  context: AuthContext,
  asked: Asked,
): Promise<Result<{ readonly user: UserRow; readonly session: string }, AuthError>> {
  if (!asked.request.headers.has('authorization')) return err(authErrors.noAuthorization);
  if (!asked.caller.ok || asked.caller.value.role !== 'authenticated') return err(authErrors.badJwt);
  const { claims, user: id } = asked.caller.value;
  const session = claims['session_id'];
  if (typeof session !== 'string' || !isUuid(session)) return err(authErrors.sessionNotFound);
  const [known] = await context.sql`
    select from auth.sessions where id = ${session} and user_id::text = ${id}`;
  const user = await userById(context.sql, id);
  return known && user ? ok({ user, session }) : err(authErrors.sessionNotFound);
}
