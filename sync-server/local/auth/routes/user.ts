import * as z from 'zod/mini';

import { err, ok } from '../../../../src/domain/result.ts';
import { jsonAnswer } from '../answers.ts';
import { authErrors } from '../auth-error.ts';
import { challengeFields, metadataSchema, readBody, textField } from '../bodies.ts';
import type { Answer, AuthContext, Route } from '../context.ts';
import { asJson } from '../db.ts';
import { readEmail } from '../email-address.ts';
import { emailChangeNotice } from '../mail-texts.ts';
import type { Mail } from '../mail.ts';
import { passwordProblem } from '../password-rules.ts';
import { allowedRedirect } from '../redirects.ts';
import { makeMail } from '../send-link.ts';
import { signedIn } from '../signed-in.ts';
import { changeEmail, changePassword, userByEmail, userById, type UserRow } from '../users.ts';
import { readMetadata, userJson } from '../user-json.ts';

/** Who is signed in. */
export const readUser: Route = async (context, asked) => {
  const who = await signedIn(context, asked);
  return who.ok ? ok(jsonAnswer(await userJson(context.sql, who.value.user))) : who;
};

const bodySchema = z.object({
  email: textField,
  phone: textField,
  password: textField,
  data: z.nullish(z.record(z.string(), z.unknown())),
  ...challengeFields,
});

/** Changes password, address or what the player writes about himself. */
export const updateUser: Route = async (context, asked) => {
  const who = await signedIn(context, asked);
  if (!who.ok) return who;
  const { user, session } = who.value;
  const read = readBody(bodySchema, asked.body);
  if (!read.ok) return read;
  const { password, data, phone } = read.value;
  if (phone) return err(authErrors.phoneDisabled);
  const email = read.value.email ? readEmail(read.value.email) : user.email;
  if (email === undefined) return err(authErrors.invalidEmail);
  const metadata = readBody(metadataSchema, merged(readMetadata(user.raw_user_meta_data), data ?? {}));
  if (!metadata.ok) return metadata;

  if (password) {
    // It also tells whether a password is the present one.
    const passed = await context.limits.take('password', asked.asker.address);
    if (!passed.ok) return passed;
    const changed = await setPassword(context, user, { password, keepSession: session });
    if (!changed.ok) return changed;
  }
  if (data) {
    await context.sql`
      update auth.users
      set raw_user_meta_data = ${asJson(metadata.value)}::text::jsonb, updated_at = ${new Date(context.now())}
      where id = ${user.id}`;
  }
  if (email !== user.email) {
    const challenge = read.value.code_challenge ?? null;
    const redirectTo = allowedRedirect(asked.url.searchParams.get('redirect_to'), context.publicUrl());
    const changed = await setEmail(context, user, { email, challenge, redirectTo });
    if (!changed.ok) return changed;
  }
  const now = await userById(context.sql, user.id);
  return now ? ok(jsonAnswer(await userJson(context.sql, now))) : err(authErrors.sessionNotFound);
};

async function setPassword(
  context: AuthContext,
  user: UserRow,
  given: { readonly password: string; readonly keepSession: string },
) {
  const problem = passwordProblem(given.password);
  if (problem) return err(problem);
  if (user.encrypted_password !== null) {
    const same = await context.passwords.verify(given.password, user.encrypted_password);
    if (!same.ok) return err(authErrors.requestLimit(1));
    if (same.value.matches) return err(authErrors.samePassword);
  }
  const hashed = await context.passwords.hash(given.password);
  if (!hashed.ok) return err(authErrors.requestLimit(1));
  const at = new Date(context.now());
  await context.sql.begin((tx) =>
    changePassword(tx, user, { passwordHash: hashed.value, keepSession: given.keepSession }, at),
  );
  return ok(null);
}

type NewEmail = {
  readonly email: string;
  readonly challenge: string | null;
  readonly redirectTo: string;
};

async function setEmail(context: AuthContext, user: UserRow, given: NewEmail) {
  const at = new Date(context.now());
  if (context.mail) return askNewEmail(context, context.mail, user, given);
  const free = await context.sql.begin((tx) =>
    changeEmail(tx, user, { email: given.email, proven: false }, at),
  );
  return free ? ok(null) : err(authErrors.emailExists);
}

/** The new address counts once its link was followed; the old one is told. */
async function askNewEmail(
  context: AuthContext,
  mail: Mail,
  user: UserRow,
  given: NewEmail,
): Promise<Answer | { readonly ok: true; readonly value: null }> {
  const may = await context.limits.takeMail(given.email);
  if (!may.ok) return may;
  if (await userByEmail(context.sql, given.email)) return err(authErrors.emailExists);
  const message = await context.sql.begin(async (tx) => {
    const letter = await makeMail(context, tx, { ...given, user: user.id, type: 'email_change' });
    await tx`update auth.users set email_change = ${given.email} where id = ${user.id}`;
    return letter;
  });
  try {
    await mail.send(message);
  } catch (thrown) {
    context.log.error('mail', { error: thrown instanceof Error ? thrown.name : 'unknown' });
    return err(authErrors.mailFailed);
  }
  context.later('mail', () => mail.send({ to: user.email, ...emailChangeNotice(given.email) }));
  return ok(null);
}

/** A key that is given as `null` goes. */
function merged(known: Readonly<Record<string, unknown>>, changes: Readonly<Record<string, unknown>>) {
  return Object.fromEntries(
    Object.entries({ ...known, ...changes }).filter(([, value]) => value !== null && value !== undefined),
  );
}
