import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';

import type { AccountFeatures, AccountStatus } from '../domain/account.ts';
import type { StoreError } from '../domain/errors.ts';
import type { AccountApi } from '../domain/ports/account-api.ts';

/** What a player can do about his account; `null` while the page that the build drew is not taken over yet. Tests fill it with their own. */
export const accountApiAtom = atom<AccountApi | null>(null);

/** Whose sign-in this page plays under, and how it stands. */
export const accountAtom = atom<AccountStatus>({ type: 'none' });

const featuresAtom = atom<AccountFeatures | null>(null);

const askFeaturesAtom = atom(null, async (get, set) => {
  const api = get(accountApiAtom);
  if (api && get(featuresAtom)?.accounts !== true) set(featuresAtom, await api.features());
});

/**
 * What the server offers; `null` until it has answered. It is asked by the first screen that shows any of it, and by no other: a screen that
 * demo play shows of itself must not call this.
 */
export function useFeatures(): AccountFeatures | null {
  const api = useAtomValue(accountApiAtom);
  const ask = useSetAtom(askFeaturesAtom);
  useEffect(() => {
    if (api) void ask();
  }, [api, ask]);
  return useAtomValue(featuresAtom);
}

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
  /** All of it is in the account, and no longer in demo play. `null` is put here when it was read. */
  | { readonly status: 'done'; readonly stories: number; readonly characters: number }
  /** What came stays, the rest is still with demo play. */
  | { readonly status: 'failed'; readonly error: StoreError; readonly again: () => void };

/** What there is to bring over, or how far that is; `null` when there is nothing to say. */
export const offerAdoptionAtom = atom<Adoption | null>(null);

/** A recovery link was followed: a new password is to be asked for. The page puts `true` here; `false` once it was changed, or the player declined. */
export const passwordWantedAtom = atom(false);
