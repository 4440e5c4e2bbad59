import type { AccountUser } from '../domain/account.ts';

/** A user as the server says him. */
export type CloudUser = {
  readonly id: string;
  readonly email?: string | undefined;
  readonly user_metadata: { readonly [name: string]: unknown };
};

/** Who is signed in, as the game shows him. */
export function userOf({ id, email, user_metadata: said }: CloudUser): AccountUser {
  const { full_name: name, avatar_url: avatar } = said;
  return {
    id,
    email: email ?? '',
    fullName: typeof name === 'string' && name.trim() !== '' ? name.trim() : null,
    avatarUrl: typeof avatar === 'string' && /^https:\/\//i.test(avatar) ? avatar : null,
  };
}
