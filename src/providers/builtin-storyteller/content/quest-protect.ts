import type { PackSource } from '../pack.ts';

/** What ties the scenes to a quest of this kind, and how it ends. */
const cards = `
`;

export const pack: PackSource = { id: 'quest-protect', sheets: [cards], words: {} };
