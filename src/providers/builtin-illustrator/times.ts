import type { Era, Genre } from '../../domain/character.ts';
import { isOldEra } from '../../domain/character-choices.ts';
import { timeless } from './content/places.ts';

/** Whether a story is from before there were motors, street numbers and watches; some genres have their own time whatever the era says. */
export const ofOldTimes = ({ era, genre }: { readonly era: Era; readonly genre: Genre }): boolean =>
  isOldEra(era) && !timeless.has(genre);
