import * as z from 'zod/mini';

import { err, ok, type Result } from '../../../../src/domain/result.ts';
import { jsonAnswer, redirectAnswer } from '../answers.ts';
import { type AuthError, authErrors } from '../auth-error.ts';
import { readBody, textField } from '../bodies.ts';
import type { AuthContext, Route } from '../context.ts';
import type { Db } from '../db.ts';
import { issueCode } from '../flow-states.ts';
import { type LinkType, type RedeemedToken, takeOneTimeToken } from '../one-time-tokens.ts';
import { allowedRedirect, withFragment, withQuery } from '../redirects.ts';
import { openSession } from '../sessions.ts';
import { changeEmail, confirmEmail, freeFromStranger, isProven, userById } from '../users.ts';

/** What may be meant by a type of the wire. */
const meanings: Readonly<Record<string, readonly LinkType[]>> = {
  signup: ['signup'],
  recovery: ['recovery'],
  magiclink: ['magiclink'],
  email: ['signup', 'magiclink'],
  email_change: ['email_change'],
};

const bodySchema = z.object({ type: textField, token_hash: textField });

/** A page redeems a link's token, and is signed in. */
export const verify: Route = async (context, { body, asker }) => {
  const passed = await context.limits.take('verify', asker.address);
  if (!passed.ok) return passed;
  const read = readBody(bodySchema, body);
  if (!read.ok) return read;
  const { token_hash: token } = read.value;
  const types = meanings[read.value.type ?? ''];
  if (!types) return err(authErrors.invalid('Verify requires a verification type that is offered here'));
  if (!token) return err(authErrors.invalid('Only the token_hash and type should be provided'));
  return context.sql.begin(async (tx) => {
    const taken = await takeOneTimeToken(context, tx, { token, types });
    if (!taken) return err(authErrors.otpExpired);
    const shown = await accept(context, tx, taken);
    if (!shown.ok) return shown;
    const session = await openSession(context, tx, { user: taken.user_id, method: 'otp', asker });
    return ok(jsonAnswer(session));
  });
};

/** A browser follows the link of a mail: it goes on with a code for whoever began, or, when nobody did, with the tokens themselves. */
export const followLink: Route = async (context, { url, asker }) => {
  const back = allowedRedirect(url.searchParams.get('redirect_to'), context.publicUrl());
  const passed = await context.limits.take('verify', asker.address);
  if (!passed.ok) return ok(redirectAnswer(refused(back, passed.error)));
  const type = url.searchParams.get('type') ?? '';
  const token = url.searchParams.get('token') ?? url.searchParams.get('token_hash') ?? '';
  const answered = await context.sql.begin(async (tx): Promise<Result<string, AuthError>> => {
    const taken = await takeOneTimeToken(context, tx, { token, types: meanings[type] ?? [] });
    if (!taken) return err({ ...authErrors.otpExpired, message: 'Email link is invalid or has expired' });
    const shown = await accept(context, tx, taken);
    if (!shown.ok) return shown;
    if (taken.flow_state_id !== null) {
      const issued = await issueCode(context, tx, { flow: taken.flow_state_id, user: taken.user_id });
      return issued ? ok(withQuery(issued.redirectTo, { code: issued.code })) : err(authErrors.flowNotFound);
    }
    const session = await openSession(context, tx, { user: taken.user_id, method: 'otp', asker });
    return ok(
      withFragment(back, {
        access_token: session.access_token,
        expires_at: String(session.expires_at),
        expires_in: String(session.expires_in),
        refresh_token: session.refresh_token,
        token_type: session.token_type,
        type,
      }),
    );
  });
  return ok(redirectAnswer(answered.ok ? answered.value : refused(back, answered.error)));
};

/** What a link shows: that its reader owns the address to which it went. */
async function accept(context: AuthContext, db: Db, taken: RedeemedToken): Promise<Result<null, AuthError>> {
  const at = new Date(context.now());
  const user = await userById(db, taken.user_id);
  if (!user) return err(authErrors.otpExpired);
  if (taken.token_type === 'email_change_token_new') {
    const free = await changeEmail(db, user, { email: taken.relates_to, proven: taken.mailed }, at);
    return free ? ok(null) : err(authErrors.emailExists);
  }
  const isUnused = user.email_confirmed_at === null;
  if (taken.token_type === 'recovery_token' && (isUnused || (taken.mailed && !(await isProven(db, user))))) {
    // Who chose the password never showed that the address is his; who reads the mail does.
    await freeFromStranger(db, user);
  }
  await confirmEmail(db, user, { proven: taken.mailed, at });
  return ok(null);
}

/** Says to the page why nobody is signed in, where both kinds of page look for it. */
function refused(address: string, { code, message }: AuthError): string {
  const values = { error: 'access_denied', error_code: code, error_description: message };
  return withFragment(withQuery(address, values), values);
}
