import type { AccountStatus, AccountUser } from '../domain/account.ts';

/** What the page does about whoever plays. */
export type AccountPage = {
  /** How the sign-in stands, as this browser remembers it. */
  readonly status: () => AccountStatus;
  readonly setStatus: (status: AccountStatus) => void;
  /**
   * Has the account's owner played from now on, in this tab and all others.
   * @param returnTo path of the game that is shown then; `null` for the one that the page was asked to go back to
   */
  readonly play: (user: AccountUser, returnTo: string | null) => Promise<void>;
  /** Closes what is the account's, in all tabs; `remove`: and takes it off the device. */
  readonly leave: (user: AccountUser, what: 'keep' | 'remove') => Promise<void>;
  /** Sends what whoever plays has on no server yet, as long as that goes well and not for long. */
  readonly sendAll: () => Promise<void>;
  /** How many turns of whoever plays are on no server yet. */
  readonly notBackedUp: () => Promise<number>;
  /** A recovery link was followed: a new password is wanted, or not any more. */
  readonly wantPassword: (wanted: boolean) => void;
  /** Whether one is. */
  readonly isPasswordWanted: () => boolean;
  /** Leaves for the page of another site. */
  readonly go: (address: string) => void;
};
