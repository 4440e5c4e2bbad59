import type { PackSource } from '../pack.ts';
export const pack: PackSource = { id: 'case-plain-walk', sheets: [], words: {} };
