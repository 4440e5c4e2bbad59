import * as z from 'zod/mini';

import { err, ok } from '../../../../src/domain/result.ts';
import { jsonAnswer } from '../answers.ts';
import { authErrors } from '../auth-error.ts';
import { readBody, textField } from '../bodies.ts';
import type { Asked, AuthContext, Answer, Route } from '../context.ts';
import { readEmail } from '../email-address.ts';
import { takeCode } from '../flow-states.ts';
import { openSession, refreshSession } from '../sessions.ts';
import { userByEmail, type UserRow } from '../users.ts';

/** Signs in, or renews a sign-in. */
export const token: Route = async (context, asked) => {
  const grant = asked.url.searchParams.get('grant_type') ?? '';
  switch (grant) {
    case 'password':
      return byPassword(context, asked);
    case 'refresh_token':
      return byRefreshToken(context, asked);
    case 'pkce':
      return byCode(context, asked);
    default:
      return err(authErrors.unsupportedGrant(grant));
  }
};

const passwordSchema = z.object({ email: textField, phone: textField, password: textField });

async function byPassword(context: AuthContext, { body, asker }: Asked): Promise<Answer> {
  const { limits, passwords, sql } = context;
  const passed = await limits.take('password', asker.address);
  if (!passed.ok) return passed;
  const read = readBody(passwordSchema, body);
  if (!read.ok) return read;
  const { password, phone } = read.value;
  if (phone) return err(authErrors.phoneDisabled);
  if (!read.value.email || !password) return err(authErrors.invalid('missing email or password'));
  const email = readEmail(read.value.email);
  if (email === undefined) return err(authErrors.invalidCredentials);
  const may = await limits.takePassword(email, asker.address);
  if (!may.ok) return may;

  const user = await userByEmail(sql, email);
  const stored = user?.encrypted_password ?? null;
  const verified = await passwords.verify(password, stored);
  if (!verified.ok) {
    await limits.takeBack(email, asker.address);
    return err(authErrors.requestLimit(1));
  }
  if (!user || !verified.value.matches) return err(authErrors.invalidCredentials);
  await limits.forgive(email, asker.address);
  if (user.email_confirmed_at === null) return err(authErrors.emailNotConfirmed);
  const current = verified.value.outdated ? await storeAnew(context, user, password) : stored;
  return sql.begin(async (tx) => {
    // The account may be gone, or have another password, since it was read.
    const [still] = await tx`
      select from auth.users where id = ${user.id} and email = ${email} and encrypted_password = ${current} for no key update`;
    if (!still) return err(authErrors.invalidCredentials);
    return ok(jsonAnswer(await openSession(context, tx, { user: user.id, method: 'password', asker })));
  });
}

/** Hashes a right password with the parameters of today. @returns what is stored afterwards */
async function storeAnew({ passwords, sql }: AuthContext, user: UserRow, password: string) {
  const stored = user.encrypted_password;
  const hashed = await passwords.hash(password);
  if (!hashed.ok) return stored;
  await sql`
    update auth.users set encrypted_password = ${hashed.value} where id = ${user.id} and encrypted_password = ${stored}`;
  return hashed.value;
}

const refreshSchema = z.object({ refresh_token: textField });

async function byRefreshToken(context: AuthContext, { body, asker }: Asked): Promise<Answer> {
  const passed = await context.limits.take('refresh', asker.address);
  if (!passed.ok) return passed;
  const read = readBody(refreshSchema, body);
  if (!read.ok) return read;
  if (!read.value.refresh_token) return err(authErrors.invalid('refresh_token required'));
  const refreshed = await refreshSession(context, read.value.refresh_token, asker);
  return refreshed.ok ? ok(jsonAnswer(refreshed.value)) : refreshed;
}

const codeSchema = z.object({ auth_code: textField, code_verifier: textField });

async function byCode(context: AuthContext, { body, asker }: Asked): Promise<Answer> {
  const passed = await context.limits.take('pkce', asker.address);
  if (!passed.ok) return passed;
  const read = readBody(codeSchema, body);
  if (!read.ok) return read;
  const { auth_code: code, code_verifier: verifier } = read.value;
  if (!code || !verifier) {
    return err(authErrors.invalid('invalid request: both auth code and code verifier should be non-empty'));
  }
  return context.sql.begin(async (tx) => {
    const taken = await takeCode(context, tx, { code, verifier });
    return taken.ok ? ok(jsonAnswer(await openSession(context, tx, { ...taken.value, asker }))) : taken;
  });
}
