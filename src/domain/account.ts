/** Who is signed in, as this device remembers him. No token is among it. */
export type AccountUser = {
  /** UUID of the account. */
  readonly id: string;
  readonly email: string;
  /** `user_metadata.full_name`; `null` when there is none. */
  readonly fullName: string | null;
  /** `user_metadata.avatar_url`, an https address; `null` when there is none. */
  readonly avatarUrl: string | null;
};

/** Why a command about an account was not carried out. Nothing that is stored on the device is lost by any of them. */
export type AccountError =
  /** The server cannot be reached. */
  | { readonly type: 'offline' }
  /** Nobody is signed in. */
  | { readonly type: 'not-authenticated' }
  /** The server does not renew this sign-in any more: the player signs in again, and all is still here. */
  | { readonly type: 'paused' }
  /** Too many tries. @property retryAfterS seconds until another may be made; `null` when the server does not say */
  | { readonly type: 'limited'; readonly retryAfterS: number | null }
  /** The server asks for the password, or a sign-in younger than ten minutes, first. */
  | { readonly type: 'confirm-first' }
  /** The server refused; `message` are its own words, for the player. */
  | { readonly type: 'refused'; readonly message: string }
  /** A one-use code or link was used, is over, or never was. */
  | { readonly type: 'code-gone' }
  /** Anything else; `message` is for a report, not for the player. */
  | { readonly type: 'unexpected'; readonly message: string };

/** How the sign-in of the present account stands. */
export type AccountStatus =
  /** Demo play, or nobody plays. */
  | { readonly type: 'none' }
  /** Signed in; whether the server can be reached just now is not said. */
  | { readonly type: 'signed-in'; readonly user: AccountUser }
  /** The server refused to renew the sign-in: the account's stories are here and playable, and nothing is sent until he signs in again. */
  | { readonly type: 'paused'; readonly user: AccountUser };

/** A sign-in of the account, on this or another device. */
export type SignedInDevice = {
  /** UUID of the sign-in. */
  readonly id: string;
  /** What the player or the browser calls the device, such as 'Windows computer'. */
  readonly label: string;
  /** Unix time in milliseconds. */
  readonly signedInAt: number;
  /** When it last renewed its sign-in; Unix time in milliseconds. */
  readonly seenAt: number;
  /** Whether it is the one that asks. */
  readonly here: boolean;
};

/** What a server offers, as `/api/config` says; `accounts` false also when it cannot be reached or is no server of the game. */
export type AccountFeatures = {
  readonly accounts: boolean;
  readonly signups: 'open' | 'closed';
  readonly google: boolean;
  /** Whether the server sends mail. Without it, a forgotten password is a matter for the operator, who can print a one-use link. */
  readonly mail: boolean;
  /** Whether it lends models that tell stories to whoever is signed in. */
  readonly lentText: boolean;
};

/** What a server offers that cannot be reached, or is none of the game. */
export const nothingOffered: AccountFeatures = {
  accounts: false,
  signups: 'closed',
  google: false,
  mail: false,
  lentText: false,
};

/** Initials for an avatar: of the first and last word of the name, or the first letter of the address; at most two, in capitals. */
export function initialsOf({ fullName, email }: AccountUser): string {
  const names = (fullName ?? '').trim().split(/\s+/).filter(Boolean);
  const from =
    names.length > 0 ? [names[0] ?? '', ...(names.length > 1 ? [names.at(-1) ?? ''] : [])] : [email];
  return from.map((word) => ([...word][0] ?? '').toLocaleUpperCase('en')).join('');
}
