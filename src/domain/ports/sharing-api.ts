import type { AccountError } from '../account.ts';
import type { ReadyShare } from '../prepared-share.ts';
import type { Result } from '../result.ts';

/** Why a story was not shown, or is still shown. */
export type SharingError =
  | AccountError
  /** The operator took it down, and it is not shown again. */
  | { readonly type: 'taken-down' };

/**
 * What a player does about the stories that he shows to others; runs on the page, which alone holds the sign-in. What is shown is not answered
 * but seen in `useOwnShares`. Without a sign-in nothing of it asks a server.
 */
export type SharingApi = {
  /** Asks the server what is shown. */
  readonly refresh: () => Promise<Result<null, SharingError>>;
  /** Shows a story, or shows it anew, with its pictures. */
  readonly publish: (given: {
    readonly story: string;
    readonly share: ReadyShare;
  }) => Promise<Result<null, SharingError>>;
  /** Takes a story back: it and its pictures are gone. */
  readonly withdraw: (given: { readonly story: string }) => Promise<Result<null, SharingError>>;
};
