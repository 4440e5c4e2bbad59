import type { AccountStatus, AccountUser } from '../../domain/account.ts';
import { accountKey, pageStorage } from './page-storage.ts';

/*
 * Who plays here with an account, as this browser remembers him: read before anything else, so that he is shown his game at once, with or
 * without a network. It holds no token.
 */

/** How his sign-in stands. */
export function readAccount(): AccountStatus {
  try {
    const noted: unknown = JSON.parse(pageStorage.read(accountKey) ?? 'null');
    if (typeof noted !== 'object' || noted === null || !('user' in noted)) return { type: 'none' };
    const user = readUser(noted.user);
    if (user === null) return { type: 'none' };
    return { type: 'paused' in noted && noted.paused === true ? 'paused' : 'signed-in', user };
  } catch {
    return { type: 'none' };
  }
}

export function writeAccount(status: AccountStatus): void {
  const noted = status.type === 'none' ? null : { user: status.user, paused: status.type === 'paused' };
  pageStorage.write(accountKey, noted && JSON.stringify(noted));
}

function readUser(noted: unknown): AccountUser | null {
  if (typeof noted !== 'object' || noted === null || !('id' in noted)) return null;
  const { id, email, fullName, avatarUrl }: { readonly [name: string]: unknown } = { ...noted };
  if (typeof id !== 'string') return null;
  return {
    id,
    email: typeof email === 'string' ? email : '',
    fullName: typeof fullName === 'string' ? fullName : null,
    avatarUrl: typeof avatarUrl === 'string' ? avatarUrl : null,
  };
}
