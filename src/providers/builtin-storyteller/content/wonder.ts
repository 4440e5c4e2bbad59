import type { PackSource } from '../pack.ts';

/** Cards and words of the family. */
export const wonder: PackSource = { id: 'wonder', sheets: [], words: {} };
