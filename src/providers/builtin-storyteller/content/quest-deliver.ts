import type { PackSource } from '../pack.ts';

/** What ties the scenes to a quest of this kind, and how it ends. */
const cards = `
@ * close won arch=deliver
{target} changed hands without ceremony | the one who took it wept a little, and signed | and {h} stood there with empty arms and felt the whole road settle into {his} knees
@ * close won arch=deliver
"You took your time," said the one who had been waiting for {target} | then they saw what state {h} was in, and fetched a chair | it was all there, and nothing was missing
`;

export const pack: PackSource = { id: 'quest-deliver', sheets: [cards], words: {} };
