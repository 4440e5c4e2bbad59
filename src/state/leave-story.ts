import { atom } from 'jotai';

import type { CharacterForm } from '../domain/character.ts';
import { saveFormAtom } from './actions.ts';
import { openStoryIdAtom } from './view.ts';

/** Leaves the open story for a new one: its form starts with this hero, and is stored so before the setup reads it. */
export const leaveStoryAtom = atom(null, async (get, set, hero: CharacterForm) => {
  if (get(openStoryIdAtom) !== null) await set(saveFormAtom, { form: hero });
  set(openStoryIdAtom, null);
});
