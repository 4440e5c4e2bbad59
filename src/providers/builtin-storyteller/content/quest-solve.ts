import type { PackSource } from '../pack.ts';

/** What ties the scenes to a quest of this kind, and how it ends. */
const cards = `
@ * close won arch=solve
{h} said it aloud, all of it, from the first lie to the last | nobody interrupted | when {he} had finished, one face in the room had gone quite smooth, and that was {foe.noun}
`;

export const pack: PackSource = { id: 'quest-solve', sheets: [cards], words: {} };
