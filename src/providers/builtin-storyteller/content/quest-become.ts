import type { PackSource } from '../pack.ts';

/** What ties the scenes to a quest of this kind, and how it ends. */
const cards = `
@ * close won arch=become
They handed {him} no paper and rang no bell | the old one merely moved along the bench | and {h} sat down in the gap, which turned out to be exactly {his} size
@ * close won arch=become
{h} had set out to {goal}, and it had happened somewhere on the way | {foe} was the first to say so aloud, and did not enjoy it | after that the others said it too
`;

export const pack: PackSource = { id: 'quest-become', sheets: [cards], words: {} };
