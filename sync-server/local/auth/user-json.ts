import type { Db } from './db.ts';
import type { UserRow } from './users.ts';

type IdentityRow = {
  readonly id: string;
  readonly provider_id: string;
  readonly user_id: string;
  readonly identity_data: string;
  readonly provider: string;
  readonly last_sign_in_at: Date | null;
  readonly created_at: Date;
  readonly updated_at: Date;
  readonly email: string | null;
};

/** An account as the client's types have it. */
export async function userJson(db: Db, user: UserRow) {
  const identities = await db<IdentityRow[]>`
    select * from auth.identities where user_id = ${user.id} order by created_at, provider`;
  return { ...userFields(user), identities: identities.map(identityJson) };
}

/** What stands in the row of the account itself; times that never were are left out. */
function userFields(user: UserRow) {
  return {
    id: user.id,
    aud: 'authenticated',
    role: 'authenticated',
    email: user.email,
    ...time('email_confirmed_at', user.email_confirmed_at),
    phone: '',
    ...time('confirmation_sent_at', user.confirmation_sent_at),
    ...time('confirmed_at', user.email_confirmed_at),
    ...time('recovery_sent_at', user.recovery_sent_at),
    ...(user.email_change === null ? {} : { new_email: user.email_change }),
    ...time('email_change_sent_at', user.email_change_sent_at),
    ...time('last_sign_in_at', user.last_sign_in_at),
    app_metadata: readMetadata(user.raw_app_meta_data),
    user_metadata: readMetadata(user.raw_user_meta_data),
    created_at: user.created_at.toISOString(),
    updated_at: user.updated_at.toISOString(),
    is_anonymous: false,
  };
}

/** A stored document. What a player may write into his own decides nothing. */
export function readMetadata(text: string): Record<string, unknown> {
  const value: unknown = JSON.parse(text);
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function identityJson(row: IdentityRow) {
  return {
    identity_id: row.id,
    id: row.provider_id,
    user_id: row.user_id,
    identity_data: readMetadata(row.identity_data),
    provider: row.provider,
    ...time('last_sign_in_at', row.last_sign_in_at),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    ...(row.email === null ? {} : { email: row.email }),
  };
}

const time = (name: string, at: Date | null) => (at === null ? {} : { [name]: at.toISOString() });
