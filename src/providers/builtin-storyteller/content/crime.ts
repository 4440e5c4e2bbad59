import type { PackSource } from '../pack.ts';

/** Cards and words of the family. */
export const crime: PackSource = { id: 'crime', sheets: [], words: {} };
