import { err, ok } from '../../../../src/domain/result.ts';
import { emptyAnswer } from '../answers.ts';
import { authErrors } from '../auth-error.ts';
import type { Route } from '../context.ts';
import { signedIn } from '../signed-in.ts';

/** Ends this sign-in, the others, or all; their refresh tokens go with them. */
export const logout: Route = async (context, asked) => {
  const scope = asked.url.searchParams.get('scope') ?? 'global';
  const who = await signedIn(context, asked);
  if (!who.ok) return who;
  const { user, session } = who.value;
  const { sql } = context;
  switch (scope) {
    case 'global':
      await sql`delete from auth.sessions where user_id = ${user.id}`;
      break;
    case 'local':
      await sql`delete from auth.sessions where id = ${session}`;
      break;
    case 'others':
      await sql`delete from auth.sessions where user_id = ${user.id} and id <> ${session}`;
      break;
    default:
      return err(authErrors.invalid('Unsupported logout scope'));
  }
  return ok(emptyAnswer());
};
