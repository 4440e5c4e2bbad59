import type { PackSource } from '../pack.ts';

/** What ties the scenes to a quest of this kind, and how it ends. */
const cards = `
@ * close won arch=prove
Nobody clapped | they passed it along the bench, and read it again | and then the oldest of them stood up, hat in hand, for {h}
@ * close won arch=prove
{foe} read the last page twice and laid it down | there was nothing left to deny | and people who had looked away from {h} for a year came up to shake hands
`;

export const pack: PackSource = { id: 'quest-prove', sheets: [cards], words: {} };
