import type { PackSource } from '../pack.ts';

/** What ties the scenes to a quest of this kind, and how it ends. */
const cards = `
@ * close won arch=escape
The last door was not even locked | {h} went through it at a walk | and did not look round until there was grass, or what passed for it, on every side
`;

export const pack: PackSource = { id: 'quest-escape', sheets: [cards], words: {} };
