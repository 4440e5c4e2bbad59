import type { PackSource } from '../pack.ts';

/** What ties the scenes to a quest of this kind, and how it ends. */
const cards = `
@ * close won arch=steal
They would find the empty place at dawn | by then {h} was two valleys off, with {target} wrapped in a shirt | and nobody had seen anything they could swear to
`;

export const pack: PackSource = { id: 'quest-steal', sheets: [cards], words: {} };
