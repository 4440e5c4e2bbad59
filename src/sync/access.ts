import type { Result } from '../domain/result.ts';

/** What a request to the account's server is sent to, and shown with. */
export type CloudAccess = {
  /** Without a slash at its end. */
  readonly url: string;
  readonly key: string;
  readonly token: string;
};

/** Why there is none: the player signs in again, or the server cannot be reached now. */
export type NoAccess = { readonly type: 'signed-out' } | { readonly type: 'offline' };

/**
 * Asks whoever holds the sign-in.
 * @param refused a token that the server did not take: another one is wanted
 */
export type AskAccess = (refused: string | null) => Promise<Result<CloudAccess, NoAccess>>;
