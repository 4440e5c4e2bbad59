import type { PackSource } from '../pack.ts';

/** What ties the scenes to a quest of this kind, and how it ends. */
const cards = `
@ * close won arch=find
And there it was at last, {target} | it was smaller than in the tales and more worn, and it fitted into the day like a key | {h} did not shout | {he} sat down beside it and breathed
`;

export const pack: PackSource = { id: 'quest-find', sheets: [cards], words: {} };
