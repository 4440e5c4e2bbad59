import type { PackSource } from '../pack.ts';

/** Cards and words of the family. */
export const tech: PackSource = { id: 'tech', sheets: [], words: {} };
