import { newId } from '../new-id.ts';
import { asJson, type Db } from './db.ts';
import { type Random } from './secrets.ts';

/** A row of `auth.users`, as far as anything here reads it; JSON columns come as text. */
export type UserRow = {
  readonly id: string;
  readonly email: string;
  readonly encrypted_password: string | null;
  readonly email_confirmed_at: Date | null;
  readonly confirmation_sent_at: Date | null;
  readonly recovery_sent_at: Date | null;
  readonly email_change: string | null;
  readonly email_change_sent_at: Date | null;
  readonly last_sign_in_at: Date | null;
  readonly raw_app_meta_data: string;
  readonly raw_user_meta_data: string;
  readonly created_at: Date;
  readonly updated_at: Date;
};

/** @param email in the form of `readEmail` */
export async function userByEmail(db: Db, email: string): Promise<UserRow | undefined> {
  const [row] = await db<UserRow[]>`select * from auth.users where email = ${email}`;
  return row;
}

/** @param id any text; what is no UUID belongs to nobody */
export async function userById(db: Db, id: string): Promise<UserRow | undefined> {
  if (!isUuid(id)) return undefined;
  const [row] = await db<UserRow[]>`select * from auth.users where id = ${id}`;
  return row;
}

export const isUuid = (text: string) =>
  /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i.test(text);

/**
 * Makes an account; undefined when the address has one.
 * @param given.confirmed it may be used at once @param given.proven somebody showed that the address is his
 */
export async function createUser(
  db: Db,
  given: {
    readonly id?: string;
    readonly email: string;
    readonly passwordHash: string | null;
    readonly metadata: Readonly<Record<string, unknown>>;
    readonly appMetadata?: Readonly<Record<string, unknown>>;
    readonly provider: 'email' | 'google';
    readonly confirmed: boolean;
    readonly proven: boolean;
  },
  { random, at }: { readonly random: Random; readonly at: Date },
): Promise<UserRow | undefined> {
  const { provider } = given;
  const app = { ...given.appMetadata, provider, providers: [provider] };
  const [row] = await db<UserRow[]>`
    insert into auth.users (
      instance_id, id, aud, role, email, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data,
      created_at, updated_at
    ) values (
      '00000000-0000-0000-0000-000000000000', ${given.id ?? newId(random)}, 'authenticated', 'authenticated', ${given.email},
      ${given.passwordHash}, ${given.confirmed ? at : null}, ${asJson(app)}::text::jsonb,
      ${asJson(given.metadata)}::text::jsonb, ${at}, ${at}
    )
    on conflict do nothing returning *`;
  if (row && provider === 'email') await addEmailIdentity(db, row, { proven: given.proven, at });
  return row;
}

/** A sign-in by address and password; its subject is the account itself. */
async function addEmailIdentity(
  db: Db,
  user: { readonly id: string; readonly email: string },
  { proven, at }: { readonly proven: boolean; readonly at: Date },
): Promise<void> {
  const data = { sub: user.id, email: user.email, email_verified: proven, phone_verified: false };
  await db`
    insert into auth.identities (provider_id, user_id, identity_data, provider, created_at, updated_at)
    values (${user.id}, ${user.id}, ${asJson(data)}::text::jsonb, 'email', ${at}, ${at})
    on conflict (provider_id, provider) do update set
      identity_data = auth.identities.identity_data || excluded.identity_data, updated_at = excluded.updated_at`;
}

/** The account may be used from now on. @param given.proven somebody showed that the address is his */
export async function confirmEmail(
  db: Db,
  user: UserRow,
  { proven, at }: { readonly proven: boolean; readonly at: Date },
): Promise<void> {
  await db`
    update auth.users set email_confirmed_at = coalesce(email_confirmed_at, ${at}), updated_at = ${at}
    where id = ${user.id}`;
  if (!proven) return;
  await db`
    update auth.identities
    set identity_data = identity_data || '{"email_verified": true}', updated_at = ${at}
    where user_id = ${user.id} and provider = 'email'`;
}

/** Whether somebody ever showed that the account's address is his. */
export async function isProven(db: Db, user: UserRow): Promise<boolean> {
  const [row] = await db`
    select from auth.identities
    where user_id = ${user.id} and email = ${user.email} and identity_data ->> 'email_verified' = 'true' limit 1`;
  return row !== undefined;
}

/**
 * Takes the account from whoever wrote an address into it that he never showed to be his, now that its owner is here: his password, his
 * sign-ins and his links are over.
 */
export async function freeFromStranger(db: Db, user: UserRow): Promise<void> {
  await db`delete from auth.one_time_tokens where user_id = ${user.id}`;
  await db`delete from auth.flow_state where user_id = ${user.id}`;
  await db`update auth.users set encrypted_password = null, email_change = null where id = ${user.id}`;
  await db`delete from auth.sessions where user_id = ${user.id}`;
}

/** Takes a proven address into use. False when it is another account's by now. */
export async function changeEmail(
  db: Db,
  user: { readonly id: string },
  given: { readonly email: string; readonly proven: boolean },
  at: Date,
): Promise<boolean> {
  const [other] = await db`select from auth.users where email = ${given.email} and id <> ${user.id}`;
  if (other) return false;
  // Links that went to the old address are no way in any more. They are locked before the account, everywhere in this order.
  await db`delete from auth.one_time_tokens where user_id = ${user.id}`;
  await db`
    update auth.users
    set email = ${given.email}, email_change = null, email_confirmed_at = coalesce(email_confirmed_at, ${at}), updated_at = ${at}
    where id = ${user.id}`;
  const data = { email: given.email, email_verified: given.proven };
  await db`
    update auth.identities set identity_data = identity_data || ${asJson(data)}::text::jsonb, updated_at = ${at}
    where user_id = ${user.id} and provider = 'email'`;
  return true;
}

/** @param keepSession the one that goes on; all others of the account end */
export async function changePassword(
  db: Db,
  user: UserRow,
  given: { readonly passwordHash: string; readonly keepSession: string | null },
  at: Date,
): Promise<void> {
  // A change of address that somebody else asked for is over too: its link would let him in.
  await db`
    delete from auth.one_time_tokens where user_id = ${user.id} and token_type <> 'confirmation_token'`;
  await db`delete from auth.flow_state where user_id = ${user.id}`;
  await db`
    update auth.users set encrypted_password = ${given.passwordHash}, email_change = null, updated_at = ${at}
    where id = ${user.id}`;
  await db`
    delete from auth.sessions where user_id = ${user.id} and id is distinct from ${given.keepSession}::uuid`;
  // Who came by Google and now chose a password can sign in by both.
  await addEmailIdentity(db, user, { proven: await isProven(db, user), at });
  await addProvider(db, user, 'email', at);
}

/** Notes in the account by what it can be signed in to. */
export async function addProvider(
  db: Db,
  user: { readonly id: string },
  provider: 'email' | 'google',
  at: Date,
): Promise<void> {
  const added = asJson([provider]);
  await db`
    update auth.users
    set raw_app_meta_data = jsonb_set(raw_app_meta_data, '{providers}', (raw_app_meta_data -> 'providers') || ${added}::text::jsonb),
      updated_at = ${at}
    where id = ${user.id} and not (raw_app_meta_data -> 'providers') @> ${added}::text::jsonb`;
}
