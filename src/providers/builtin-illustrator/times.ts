import type { Era, Genre } from '../../domain/character.ts';
import { timeless } from './content/places.ts';

const oldEras: ReadonlySet<Era> = new Set<Era>(['ancient', 'medieval', 'renaissance']);

/** Whether a story is from before there were motors, street numbers and watches; some genres have their own time whatever the era says. */
export const ofOldTimes = ({ era, genre }: { readonly era: Era; readonly genre: Genre }): boolean =>
  oldEras.has(era) && !timeless.has(genre);
