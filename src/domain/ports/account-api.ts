import type { AccountError, AccountFeatures, SignedInDevice } from '../account.ts';
import type { Result } from '../result.ts';

/** The answer of a command about an account. */
export type AccountResult<T = null> = Result<T, AccountError>;

/**
 * What a player can do about his account; runs on the page, which alone holds the sign-in. Who is signed in is not answered but seen in
 * `accountAtom`. Nothing here is called by demo play unless the player asks for it.
 */
export type AccountApi = {
  /** What the server offers; asked once a page, and again after a failure. Never fails: no answer is `accounts: false`. */
  readonly features: () => Promise<AccountFeatures>;
  /** 'confirm-mail': the account is made, and can be used once the link in a mail was followed. */
  readonly signUp: (given: Credentials) => Promise<AccountResult<'done' | 'confirm-mail'>>;
  /**
   * Signs in and has the account's owner played from then on: on a page where nobody played it opens in place, on others the page loads
   * anew. What is told in `notifyAtom` right before or after is shown on the new page too.
   */
  readonly signIn: (given: Credentials) => Promise<AccountResult>;
  /** Leaves the page for Google. @param returnTo path to come back to afterwards */
  readonly signInWithGoogle: (returnTo: string) => Promise<AccountResult>;
  /**
   * Ends what a link or Google began, by the address `/auth/callback` was called with, and plays the account's owner. 'recovery': a new
   * password is to be asked for.
   */
  readonly finishSignIn: (
    address: string,
  ) => Promise<AccountResult<{ readonly by: 'google' | 'link' | 'recovery'; readonly returnTo: string }>>;
  /** Sends a mail with a one-use link, when the address has an account; the answer never says whether it has. */
  readonly recover: (given: { readonly email: string }) => Promise<AccountResult>;
  /** Ends all other sign-ins of the account too. `current` is asked for unless the sign-in is younger than ten minutes ('confirm-first') or by a recovery link. */
  readonly changePassword: (given: {
    readonly password: string;
    readonly current?: string;
  }) => Promise<AccountResult>;
  /** 'confirm-mail': the new address counts once the link in a mail was followed. */
  readonly changeEmail: (given: {
    readonly email: string;
  }) => Promise<AccountResult<'done' | 'confirm-mail'>>;
  /** '' removes it. */
  readonly changeName: (given: { readonly fullName: string }) => Promise<AccountResult>;
  /**
   * Signs out here. `keep`: his stories stay on this device, closed, until he signs in again; otherwise his databases are removed.
   * Works without a network: then the server's half follows at the next start with one. The page loads anew, as a visitor's.
   */
  readonly signOut: (given: { readonly keep: boolean }) => Promise<AccountResult>;
  /** How many turns told here are on no server yet; the sign-out dialog says it before 'remove'. */
  readonly notBackedUp: () => Promise<number>;

  /** All sign-ins of the account, this one first, then newest first. */
  readonly devices: () => Promise<AccountResult<readonly SignedInDevice[]>>;
  readonly endDevice: (given: { readonly id: string }) => Promise<AccountResult>;

  /** Everything the server keeps of the account, as a JSON file. */
  readonly exportAll: () => Promise<AccountResult<{ readonly name: string; readonly blob: Blob }>>;
  /** Deletes the account and everything in it, here and on the server. @param given.password unless the sign-in is younger than ten minutes */
  readonly deleteAccount: (given: { readonly password?: string }) => Promise<AccountResult>;

  /**
   * On the new device: says its name to the device that shows the code, and whether that has confirmed it; then this device is signed in as
   * after `signIn`. Asked again every two seconds while 'waiting'. The first device that asks with a code is the only one that may.
   * @param given.code as typed, scanned or from the address; case, spaces and hyphens do not matter
   */
  readonly redeemCode: (given: { readonly code: string }) => Promise<AccountResult<'waiting' | 'signed-in'>>;
  /** On the signed-in device: shows a code, good for 60 seconds and one device. */
  readonly showCode: () => Promise<AccountResult<SignInCode>>;
  /** On the signed-in device: which device wants in with this code, to be confirmed by name; `null` while none has come. */
  readonly codeAskedBy: (given: {
    readonly code: string;
  }) => Promise<AccountResult<{ readonly label: string } | null>>;
  /** On the signed-in device, after the player saw the other's name. `allow` false refuses it. */
  readonly confirmCode: (given: { readonly code: string; readonly allow: boolean }) => Promise<AccountResult>;
};

export type Credentials = { readonly email: string; readonly password: string };

/** A one-use code. */
export type SignInCode = {
  /** For the eye and the keyboard: a few short words joined by '-'. */
  readonly words: string;
  /** What the QR code holds: an https address of this game, which opens the sign-in with the code. */
  readonly address: string;
  /** When it is over; Unix time in milliseconds by this device's clock. */
  readonly until: number;
};
