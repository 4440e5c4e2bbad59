import type { PackSource } from '../pack.ts';

/** What ties the scenes to a quest of this kind, and how it ends. */
const cards = `
@ * close won arch=rescue
{target} came out into the light with one hand up against it | neither of them said anything wise | "You took your time," was what was said, and then there were arms, and no more talk for a while
@ * close won arch=rescue
So {target} came away with {him} in the end | {foe} stood aside at the door | it was a slow walk home, and they stopped often, and nobody hurried them
`;

export const pack: PackSource = { id: 'quest-rescue', sheets: [cards], words: {} };
