import { atom } from 'jotai';

import type { AccountStatus } from '../domain/account.ts';
import type { GameError } from '../domain/errors.ts';
import type { AccountApi } from '../domain/ports/account-api.ts';

/** What the page can do about accounts; `null` until the root has it, and in tests that need none. */
export const accountApiAtom = atom<AccountApi | null>(null);

/** How the sign-in of whoever plays stands. */
export const accountAtom = atom<AccountStatus>({ type: 'none' });

/** Bringing what was played in demo mode into the account, which happens only when the player says yes. */
export type Adoption =
  | { readonly status: 'none' }
  /** @property decline leaves everything where it is, in the demo store */
  | {
      readonly status: 'offered';
      readonly stories: number;
      readonly characters: number;
      readonly accept: () => void;
      readonly decline: () => void;
    }
  /** @property done of stories and characters together */
  | { readonly status: 'running'; readonly done: number; readonly of: number }
  | { readonly status: 'done'; readonly stories: number; readonly characters: number }
  /** What had been brought stays. @property again goes on with the rest */
  | { readonly status: 'failed'; readonly error: GameError; readonly again: () => void };

export const adoptionAtom = atom<Adoption>({ status: 'none' });
