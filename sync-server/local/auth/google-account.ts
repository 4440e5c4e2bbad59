import { err, ok, type Result } from '../../../src/domain/result.ts';
import { type AuthError, authErrors } from './auth-error.ts';
import type { AuthContext } from './context.ts';
import { asJson, type Db } from './db.ts';
import { readEmail } from './email-address.ts';
import type { GoogleUser } from './google.ts';
import { addProvider, createUser, freeFromStranger, isProven, userByEmail } from './users.ts';

/**
 * The account that belongs to somebody whom Google names: the one he came to before, else the one of his address, else a new one.
 * Whoever made an account with this address and never showed that it is his loses its password and his sign-ins: the address is shown now.
 */
export async function accountOf(
  context: AuthContext,
  db: Db,
  google: GoogleUser,
): Promise<Result<string, AuthError>> {
  const at = new Date(context.now());
  const email = readEmail(google.email);
  if (email === undefined) return err(authErrors.badCallback);
  // Two callbacks for one new player make one account.
  await db`select pg_advisory_xact_lock(hashtextextended(${`google ${email}`}, 0))`;
  const data = {
    ...profileOf(google),
    sub: google.sub,
    provider_id: google.sub,
    email,
    email_verified: true,
  };
  const [known] = await db<{ user_id: string }[]>`
    update auth.identities
    set identity_data = ${asJson(data)}::text::jsonb, last_sign_in_at = ${at}, updated_at = ${at}
    where provider = 'google' and provider_id = ${google.sub} returning user_id`;
  if (known) return ok(known.user_id);

  let user = await userByEmail(db, email);
  if (user && !(await isProven(db, user))) {
    // Somebody else's account, who only wrote this address into it.
    const [other] = await db`select from auth.identities where user_id = ${user.id} and provider = 'google'`;
    if (other) return err(authErrors.emailExists);
    await freeFromStranger(db, user);
    await db`delete from auth.identities where user_id = ${user.id} and provider = 'email'`;
  }
  if (!user) {
    if ((await context.signups()) === 'closed') return err(authErrors.signupDisabled);
    user = await createUser(
      db,
      { email, passwordHash: null, metadata: {}, provider: 'google', confirmed: true, proven: true },
      { random: context.random, at },
    );
  }
  if (!user) return err(authErrors.emailExists);
  await db`
    insert into auth.identities (provider_id, user_id, identity_data, provider, last_sign_in_at, created_at, updated_at)
    values (${google.sub}, ${user.id}, ${asJson(data)}::text::jsonb, 'google', ${at}, ${at}, ${at})`;
  // What the player wrote himself stays.
  await db`
    update auth.users
    set email_confirmed_at = coalesce(email_confirmed_at, ${at}),
      raw_user_meta_data = ${asJson(profileOf(google))}::text::jsonb || raw_user_meta_data
    where id = ${user.id}`;
  await addProvider(db, user, 'google', at);
  return ok(user.id);
}

const profileOf = ({ name, picture }: GoogleUser) => ({
  ...(name === undefined ? {} : { full_name: name, name }),
  ...(picture === undefined ? {} : { avatar_url: picture, picture }),
});
