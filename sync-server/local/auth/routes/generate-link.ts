import * as z from 'zod/mini';

import { err, ok } from '../../../../src/domain/result.ts';
import { jsonAnswer } from '../answers.ts';
import { authErrors } from '../auth-error.ts';
import { metadataSchema, readBody, textField } from '../bodies.ts';
import type { Route } from '../context.ts';
import { readEmail } from '../email-address.ts';
import { makeOneTimeToken } from '../one-time-tokens.ts';
import { passwordProblem } from '../password-rules.ts';
import { allowedRedirect } from '../redirects.ts';
import { linkTo } from '../send-link.ts';
import { createUser, userByEmail } from '../users.ts';
import { userJson } from '../user-json.ts';

const bodySchema = z.object({
  type: textField,
  email: textField,
  new_email: textField,
  password: textField,
  data: z.nullish(metadataSchema),
  redirect_to: textField,
});

/** Makes a one-use link for somebody without sending it; for the secret key only. */
export const generateLink: Route = async (context, { body, url }) => {
  const read = readBody(bodySchema, body);
  if (!read.ok) return read;
  const { type, password, data } = read.value;
  if (type !== 'signup' && type !== 'recovery' && type !== 'magiclink' && type !== 'email_change_new') {
    return err(authErrors.invalid(`type: ${String(type).slice(0, 40)} is not offered here`));
  }
  const email = readEmail(read.value.email ?? '');
  if (email === undefined) return err(authErrors.invalidEmail);
  const newEmail = type === 'email_change_new' ? readEmail(read.value.new_email ?? '') : email;
  if (newEmail === undefined) return err(authErrors.invalidEmail);
  let passwordHash: string | null = null;
  if (type === 'signup') {
    const problem = passwordProblem(password ?? '');
    if (problem) return err(problem);
    const hashed = await context.passwords.hash(password ?? '');
    if (!hashed.ok) return err(authErrors.requestLimit(1));
    passwordHash = hashed.value;
  }
  const asked = url.searchParams.get('redirect_to') ?? read.value.redirect_to ?? null;
  const redirectTo = allowedRedirect(asked, context.publicUrl());
  const { random, now } = context;

  return context.sql.begin(async (tx) => {
    const user =
      type === 'signup'
        ? await createUser(
            tx,
            { email, passwordHash, metadata: data ?? {}, provider: 'email', confirmed: false, proven: false },
            { random, at: new Date(now()) },
          )
        : await userByEmail(tx, email);
    if (!user) return err(type === 'signup' ? authErrors.emailExists : authErrors.userNotFound);
    const isChange = type === 'email_change_new';
    if (isChange && (await userByEmail(tx, newEmail))) return err(authErrors.emailExists);
    const link = isChange ? 'email_change' : type;
    const token = await makeOneTimeToken(context, tx, {
      user: user.id,
      type: link,
      email: newEmail,
      flow: null,
      mailed: false,
    });
    if (isChange) await tx`update auth.users set email_change = ${newEmail} where id = ${user.id}`;
    return ok(
      jsonAnswer({
        ...(await userJson(tx, user)),
        action_link: linkTo(context, { token, type: link, redirectTo }),
        hashed_token: token,
        verification_type: link,
        redirect_to: redirectTo,
      }),
    );
  });
};
