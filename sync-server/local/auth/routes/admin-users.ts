import * as z from 'zod/mini';

import { err, ok } from '../../../../src/domain/result.ts';
import { jsonAnswer } from '../answers.ts';
import { authErrors } from '../auth-error.ts';
import { metadataSchema, readBody, textField } from '../bodies.ts';
import type { AuthContext, Route } from '../context.ts';
import { asJson } from '../db.ts';
import { readEmail } from '../email-address.ts';
import { passwordProblem } from '../password-rules.ts';
import {
  changeEmail,
  changePassword,
  confirmEmail,
  createUser,
  isUuid,
  userById,
  type UserRow,
} from '../users.ts';
import { userJson } from '../user-json.ts';

/** All accounts, newest first, by pages; for the secret key only, as all of this file. */
export const listUsers: Route = async ({ sql }, { url }) => {
  const number = (name: string, standard: number, most: number) => {
    const given = Number(url.searchParams.get(name) || standard);
    return Number.isInteger(given) && given >= 1 ? Math.min(given, most) : undefined;
  };
  const [page, perPage] = [number('page', 1, 1_000_000), number('per_page', 50, 1000)];
  if (page === undefined || perPage === undefined) {
    return err(authErrors.invalid('Bad Pagination Parameters: page and per_page are whole numbers from 1'));
  }
  const users = await sql<UserRow[]>`
    select * from auth.users order by created_at desc, id desc limit ${perPage} offset ${(page - 1) * perPage}`;
  const [row] = await sql<{ total: number }[]>`select count(*)::int as total from auth.users`;
  const total = row?.total ?? 0;
  const last = Math.max(1, Math.ceil(total / perPage));
  const link = (to: number, rel: string) =>
    `</auth/v1/admin/users?page=${to}&per_page=${perPage}>; rel="${rel}"`;
  const links = [...(page < last ? [link(page + 1, 'next')] : []), link(last, 'last')];
  const shown = await Promise.all(users.map((user) => userJson(sql, user)));
  return ok(
    jsonAnswer(
      { users: shown, aud: 'authenticated' },
      { headers: { 'x-total-count': String(total), link: links.join(', ') } },
    ),
  );
};

/** One account. */
export const readUserById: Route = async ({ sql }, { part }) => {
  const user = await userById(sql, part);
  return user ? ok(jsonAnswer(await userJson(sql, user))) : err(authErrors.userNotFound);
};

/** Strict: what is not done is refused, and not passed over. */
const bodySchema = z.strictObject({
  id: z.optional(z.string().check(z.refine(isUuid))),
  email: textField,
  password: textField,
  email_confirm: z.optional(z.boolean()),
  user_metadata: z.nullish(metadataSchema),
  app_metadata: z.nullish(metadataSchema),
});

/** Makes an account; it may be used at once when `email_confirm` says so. */
export const createUserByAdmin: Route = async (context, { body }) => {
  const read = readBody(bodySchema, body);
  if (!read.ok) return read;
  const { id, password, email_confirm: confirmed = false, user_metadata, app_metadata } = read.value;
  const email = readEmail(read.value.email ?? '');
  if (email === undefined) return err(authErrors.invalidEmail);
  const hashed = await hashGiven(context, password);
  if (!hashed.ok) return hashed;
  const { random, now, sql } = context;
  return sql.begin(async (tx) => {
    const user = await createUser(
      tx,
      {
        ...(id === undefined ? {} : { id }),
        email,
        passwordHash: hashed.value,
        metadata: user_metadata ?? {},
        appMetadata: app_metadata ?? {},
        provider: 'email',
        confirmed,
        proven: confirmed,
      },
      { random, at: new Date(now()) },
    );
    return user ? ok(jsonAnswer(await userJson(tx, user))) : err(authErrors.emailExists);
  });
};

/** Changes an account. A new password ends all its sign-ins. */
export const updateUserByAdmin: Route = async (context, { body, part }) => {
  const read = readBody(bodySchema, body);
  if (!read.ok) return read;
  const { id, password, email_confirm: confirm, user_metadata, app_metadata } = read.value;
  if (id !== undefined) return err(authErrors.invalid('id: an account keeps its id'));
  const email = read.value.email ? readEmail(read.value.email) : null;
  if (email === undefined) return err(authErrors.invalidEmail);
  const hashed = await hashGiven(context, password);
  if (!hashed.ok) return hashed;
  const at = new Date(context.now());
  return context.sql.begin(async (tx) => {
    const user = await userById(tx, part);
    if (!user) return err(authErrors.userNotFound);
    if (email !== null && email !== user.email) {
      const free = await changeEmail(tx, user, { email, proven: confirm ?? true }, at);
      if (!free) return err(authErrors.emailExists);
    }
    if (hashed.value !== null) {
      await changePassword(tx, user, { passwordHash: hashed.value, keepSession: null }, at);
    }
    await tx`
      update auth.users set
        raw_user_meta_data = jsonb_strip_nulls(raw_user_meta_data || ${asJson(user_metadata ?? {})}::text::jsonb),
        raw_app_meta_data = jsonb_strip_nulls(raw_app_meta_data || ${asJson(app_metadata ?? {})}::text::jsonb),
        updated_at = ${at}
      where id = ${user.id}`;
    if (confirm === true) await confirmEmail(tx, user, { proven: true, at });
    const now = await userById(tx, part);
    return now ? ok(jsonAnswer(await userJson(tx, now))) : err(authErrors.userNotFound);
  });
};

const deleteSchema = z.object({ should_soft_delete: z.nullish(z.boolean()) });

/** Sign-ins, tokens and links go with the account. */
export const deleteUser: Route = async ({ sql }, { body, part }) => {
  const read = readBody(deleteSchema, body);
  if (!read.ok) return read;
  if (read.value.should_soft_delete === true) {
    return err(authErrors.invalid('should_soft_delete: accounts are deleted whole here'));
  }
  if (!isUuid(part)) return err(authErrors.userNotFound);
  const gone = await sql`delete from auth.users where id = ${part} returning id`;
  return gone.length > 0 ? ok(jsonAnswer({})) : err(authErrors.userNotFound);
};

async function hashGiven({ passwords }: AuthContext, password: string | null | undefined) {
  if (!password) return ok(null);
  const problem = passwordProblem(password);
  if (problem) return err(problem);
  const hashed = await passwords.hash(password);
  return hashed.ok ? hashed : err(authErrors.requestLimit(1));
}
