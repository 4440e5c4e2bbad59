import { atom } from 'jotai';

import type { CharacterEntry } from '../domain/character-entry.ts';
import { movePortraits, nothingMoved, unmovedPortraits } from '../domain/move-portraits.ts';

/** Puts a character's portrait into the account's permanent storage, and says so in its row; whether it went well. */
export type PortraitKeeper = {
  readonly keep: (entry: CharacterEntry) => Promise<boolean>;
  readonly sleep: (ms: number) => Promise<void>;
  /** The account is not played any more. */
  readonly ended: AbortSignal;
};

/** `null` where there is no account to keep them: in demo play. Filled where the owner is opened. */
export const portraitKeeperAtom = atom<PortraitKeeper | null>(null);

/** How far they are; of this visit. */
export const movedPortraitsAtom = atom(nothingMoved);

/** Moves all portraits that are not there yet, one run at a time. */
export const movePortraitsAtom = atom(null, async (get, set, entries: readonly CharacterEntry[]) => {
  const keeper = get(portraitKeeperAtom);
  if (!keeper || get(movedPortraitsAtom).status === 'running') return;
  await movePortraits({
    entries: unmovedPortraits(entries),
    move: keeper.keep,
    sleep: keeper.sleep,
    show: (moved) => set(movedPortraitsAtom, moved),
    signal: keeper.ended,
  });
});
