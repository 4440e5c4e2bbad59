import * as z from 'zod/mini';

import { err, ok } from '../../../../src/domain/result.ts';
import { jsonAnswer } from '../answers.ts';
import { authErrors } from '../auth-error.ts';
import { challengeFields, readBody, textField } from '../bodies.ts';
import type { AuthContext, Route } from '../context.ts';
import { readEmail } from '../email-address.ts';
import { allowedRedirect } from '../redirects.ts';
import { makeMail } from '../send-link.ts';
import { userByEmail } from '../users.ts';

const recoverSchema = z.object({ email: textField, ...challengeFields });

/** Sends a link to whoever forgot his password. Whether the address has an account is not to be read from the answer. */
export const recover: Route = async (context, { body, url, asker }) => {
  const passed = await context.limits.take('recover', asker.address);
  if (!passed.ok) return passed;
  const read = readBody(recoverSchema, body);
  if (!read.ok) return read;
  const email = readEmail(read.value.email ?? '');
  if (email === undefined) return err(authErrors.invalidEmail);
  const given = {
    email,
    challenge: read.value.code_challenge ?? null,
    redirectTo: allowedRedirect(url.searchParams.get('redirect_to'), context.publicUrl()),
  };
  return sendLater(context, { ...given, type: 'recovery' });
};

const resendSchema = z.object({ type: textField, email: textField, phone: textField, ...challengeFields });

/** Sends the link of a sign-up or of a new address once more. */
export const resend: Route = async (context, { body, url, asker }) => {
  const passed = await context.limits.take('recover', asker.address);
  if (!passed.ok) return passed;
  const read = readBody(resendSchema, body);
  if (!read.ok) return read;
  const { type } = read.value;
  if (type === 'sms' || type === 'phone_change') return err(authErrors.phoneDisabled);
  if (type !== 'signup' && type !== 'email_change') {
    return err(authErrors.invalid('Missing one of these types: signup, email_change'));
  }
  const email = readEmail(read.value.email ?? '');
  if (email === undefined) return err(authErrors.invalidEmail);
  const given = {
    email,
    challenge: read.value.code_challenge ?? null,
    redirectTo: allowedRedirect(url.searchParams.get('redirect_to'), context.publicUrl()),
  };
  return sendLater(context, { ...given, type });
};

type Letter = {
  readonly type: 'signup' | 'recovery' | 'email_change';
  readonly email: string;
  readonly challenge: string | null;
  readonly redirectTo: string;
};

async function sendLater(context: AuthContext, letter: Letter) {
  const { mail, sql } = context;
  if (!mail) return ok(jsonAnswer({}));
  const may = await context.limits.takeMail(letter.email);
  if (!may.ok) return may;
  // Known or unknown, the answer does not wait for it.
  context.later('mail', async () => {
    const message = await sql.begin(async (tx) => {
      const user = await userByEmail(tx, letter.email);
      if (!user) return null;
      if (letter.type === 'signup' && user.email_confirmed_at !== null) return null;
      if (letter.type === 'email_change' && user.email_change === null) return null;
      const to = letter.type === 'email_change' ? (user.email_change ?? user.email) : user.email;
      return makeMail(context, tx, { ...letter, user: user.id, email: to });
    });
    if (message) await mail.send(message);
  });
  return ok(jsonAnswer({}));
}
