import type { AccountApi, AccountResult } from '../domain/ports/account-api.ts';
import { ownPath } from '../domain/own-path.ts';
import { err, ok } from '../domain/result.ts';
import type { CloudSession } from './cloud-session.ts';
import type { AccountPage } from './account-page.ts';
import type { TextStorage } from './text-storage.ts';
import type { CloudUser } from './user-of.ts';

export type FinishSignInOptions = {
  readonly origin: string;
  readonly tabStorage: TextStorage;
  readonly page: Pick<AccountPage, 'wantPassword' | 'isPasswordWanted' | 'status'>;
  readonly signInWith: (
    way: (
      session: CloudSession,
    ) => Promise<{ readonly data: { readonly user: CloudUser | null }; readonly error: unknown }>,
    returnTo: string,
  ) => Promise<AccountResult>;
};

/** Where somebody wanted to be when he left for Google. */
const googleKey = 'lamplit-google';
/** Where the new password is asked for after a recovery link was followed, also when the page is loaded anew. */
export const recoveryPath = '/auth/callback#recovery';
/** The kinds of links that mails and operators give. */
const linkKinds = ['recovery', 'signup', 'magiclink', 'invite', 'email_change', 'email'] as const;

/** Ends what a link or Google began, by the address that it came back with. */
export async function finishSignIn(
  address: string,
  { origin, tabStorage, page, signInWith }: FinishSignInOptions,
): ReturnType<AccountApi['finishSignIn']> {
  const wanted = tabStorage.getItem(googleKey);
  tabStorage.removeItem(googleKey);
  const { searchParams, hash } = new URL(address, origin);
  const said = (name: string) => searchParams.get(name) ?? new URLSearchParams(hash.slice(1)).get(name);
  if (hash === new URL(recoveryPath, origin).hash && page.isPasswordWanted())
    return ok({ by: 'recovery', returnTo: '/' });
  const refusal = said('error_description') ?? said('error');
  if (refusal !== null)
    return err(
      said('error_code') === 'otp_expired' ? { type: 'code-gone' } : { type: 'refused', message: refusal },
    );
  const returnTo = ownPath(wanted, origin) ?? '/';
  const code = said('code');
  const tokenHash = said('token_hash');
  const kind = linkKinds.find((each) => each === said('type'));
  let isRecovery = kind === 'recovery';
  const signedIn = await (code !== null
    ? signInWith(async ({ auth }) => {
        const answer = await auth.exchangeCodeForSession(code);
        if (answer.error) return (await withNewAddress(auth, page)) ?? answer;
        isRecovery = 'redirectType' in answer.data && answer.data.redirectType === 'recovery';
        if (isRecovery) page.wantPassword(true);
        return answer;
      }, returnTo)
    : tokenHash !== null && kind !== undefined
      ? signInWith(async ({ auth }) => {
          const answer = await auth.verifyOtp({ type: kind, token_hash: tokenHash });
          if (isRecovery && !answer.error) page.wantPassword(true);
          return answer;
        }, returnTo)
      : err({ type: 'code-gone' } as const));
  if (!signedIn.ok) return signedIn;
  return ok({ by: isRecovery ? 'recovery' : wanted === null ? 'link' : 'google', returnTo });
}

/**
 * A link to a new address comes back with a code that supabase-js has nothing to answer with: it forgets that when it keeps the sign-in again.
 * The address counts by then, so the sign-in that is here needs no more than to be renewed.
 * @returns `null` when nobody is signed in here, or his address is what it was
 */
async function withNewAddress(auth: CloudSession['auth'], page: Pick<AccountPage, 'status'>) {
  const status = page.status();
  if (status.type === 'none') return null;
  const renewed = await auth.refreshSession();
  return renewed.error || renewed.data.user?.email === status.user.email ? null : renewed;
}
