import * as z from 'zod/mini';

import { err, ok } from '../../../../src/domain/result.ts';
import { newId } from '../../new-id.ts';
import { jsonAnswer } from '../answers.ts';
import { authErrors } from '../auth-error.ts';
import { challengeFields, metadataSchema, readBody, textField } from '../bodies.ts';
import type { Answer, AuthContext, Route } from '../context.ts';
import { asJson } from '../db.ts';
import { readEmail } from '../email-address.ts';
import type { Mail } from '../mail.ts';
import { knownMail } from '../mail-texts.ts';
import { passwordProblem } from '../password-rules.ts';
import { allowedRedirect } from '../redirects.ts';
import { makeMail } from '../send-link.ts';
import { openSession } from '../sessions.ts';
import { createUser, userByEmail } from '../users.ts';

const bodySchema = z.object({
  email: textField,
  password: textField,
  phone: textField,
  data: z.nullish(metadataSchema),
  ...challengeFields,
});

type Given = {
  readonly email: string;
  readonly passwordHash: string;
  readonly metadata: Readonly<Record<string, unknown>>;
  readonly challenge: string | null;
  readonly redirectTo: string;
};

/** Makes an account: signed in at once, or, where mail goes out, once its address is confirmed. */
export const signup: Route = async (context, { body, url, asker }) => {
  const passed = await context.limits.take('signup', asker.address);
  if (!passed.ok) return passed;
  if ((await context.signups()) === 'closed') return err(authErrors.signupDisabled);
  const read = readBody(bodySchema, body);
  if (!read.ok) return read;
  const { phone, data, code_challenge: challenge } = read.value;
  if (phone) return err(authErrors.phoneDisabled);
  if (!read.value.email) return err(authErrors.anonymousDisabled);
  if (!read.value.password) return err(authErrors.invalid('Signup requires a valid password'));
  const email = readEmail(read.value.email);
  if (email === undefined) return err(authErrors.invalidEmail);
  const problem = passwordProblem(read.value.password);
  if (problem) return err(problem);
  if (context.mail) {
    const may = await context.limits.takeMail(email);
    if (!may.ok) return may;
  }
  // Also for an address that is known: how long the answer takes says nothing.
  const hashed = await context.passwords.hash(read.value.password);
  if (!hashed.ok) return err(authErrors.requestLimit(1));

  const given = {
    email,
    passwordHash: hashed.value,
    metadata: data ?? {},
    challenge: challenge ?? null,
    redirectTo: allowedRedirect(url.searchParams.get('redirect_to'), context.publicUrl()),
  };
  if (context.mail) return signUpByMail(context, context.mail, given);
  return context.sql.begin(async (tx) => {
    const user = await createUser(
      tx,
      { ...given, provider: 'email', confirmed: true, proven: false },
      { random: context.random, at: new Date(context.now()) },
    );
    if (!user) return err(authErrors.userExists);
    return ok(jsonAnswer(await openSession(context, tx, { user: user.id, method: 'password', asker })));
  });
};

/** Answers alike whether or not the address has an account; only its owner reads the difference. */
async function signUpByMail(context: AuthContext, mail: Mail, given: Given): Promise<Answer> {
  const { random, sql } = context;
  const at = new Date(context.now());
  const message = await sql.begin(async (tx) => {
    const made = await createUser(
      tx,
      { ...given, provider: 'email', confirmed: false, proven: false },
      { random, at },
    );
    const user = made ?? (await userByEmail(tx, given.email));
    if (!user) throw new Error('An address was neither free nor taken.');
    if (user.email_confirmed_at !== null) return { to: given.email, ...knownMail(context.publicUrl()) };
    const letter = await makeMail(context, tx, { ...given, user: user.id, type: 'signup' });
    // Nobody has shown yet that the address is his: the newest sign-up counts, and only its link.
    await tx`
      update auth.users
      set encrypted_password = ${given.passwordHash}, raw_user_meta_data = ${asJson(given.metadata)}::text::jsonb, updated_at = ${at}
      where id = ${user.id}`;
    return letter;
  });
  try {
    await mail.send(message);
  } catch (thrown) {
    context.log.error('mail', { error: thrown instanceof Error ? thrown.name : 'unknown' });
    return err(authErrors.mailFailed);
  }
  return ok(jsonAnswer(asIfNew(given, [newId(random), newId(random)], at)));
}

/** What a new account looks like, with ids of nobody's: those of an account that waits for its confirmation would tell it from one in use. */
function asIfNew({ email, metadata }: Given, [id, identityId]: readonly [string, string], at: Date) {
  const time = at.toISOString();
  return {
    id,
    aud: 'authenticated',
    role: 'authenticated',
    email,
    phone: '',
    confirmation_sent_at: time,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: metadata,
    created_at: time,
    updated_at: time,
    is_anonymous: false,
    identities: [
      {
        identity_id: identityId,
        id,
        user_id: id,
        identity_data: { sub: id, email, email_verified: false, phone_verified: false },
        provider: 'email',
        created_at: time,
        updated_at: time,
        email,
      },
    ],
  };
}
