import { atom } from 'jotai';

import type { AccountFeatures, AccountStatus } from '../domain/account.ts';
import type { FileError } from '../domain/file-port.ts';
import type { AccountApi } from '../domain/ports/account-api.ts';

/** What a player can do about his account; the page fills it in before it is first drawn in a browser, and tests with their own. */
export const accountApiAtom = atom<AccountApi | null>(null);

/** Whose sign-in this page plays under, and how it stands. */
export const accountAtom = atom<AccountStatus>({ type: 'none' });

const knownFeaturesAtom = atom<AccountFeatures | null>(null);

/**
 * What the server offers; `null` until it has answered. It is asked when a first screen shows any of it, and not before: a screen that demo
 * play shows of itself must not read this.
 */
export const featuresAtom = atom(
  (get) => get(knownFeaturesAtom),
  async (get, set) => {
    if (get(knownFeaturesAtom)?.accounts === true) return;
    const features = await get(accountApiAtom)?.features();
    if (features) set(knownFeaturesAtom, features);
  },
);
featuresAtom.onMount = (ask) => {
  void ask();
};

/** Bringing what was played without an account into the account. What is not brought in stays with demo play. */
export type Adoption =
  | {
      readonly status: 'offered';
      readonly stories: number;
      readonly characters: number;
      /** Begins; the atom says how far it is. */
      readonly accept: () => void;
      /** They stay with demo play; this is not asked again until there is something new. */
      readonly decline: () => void;
    }
  /** From 0 to 1. A tab that is closed now goes on at the account's next start. */
  | { readonly status: 'running'; readonly share: number }
  /** All of it is in the account, and no longer in demo play. Whoever has read it puts `null` in its place. */
  | { readonly status: 'done'; readonly stories: number; readonly characters: number }
  /** What came stays, the rest is still with demo play. */
  | { readonly status: 'failed'; readonly error: FileError; readonly again: () => void };

/** What there is to bring over, or how far that is; `null` when there is nothing to say. */
export const offerAdoptionAtom = atom<Adoption | null>(null);

/** A recovery link was followed: a new password is to be asked for. `changePassword` ends it, or whoever puts `false` here. */
export const passwordWantedAtom = atom(false);
