import type { PackSource } from '../pack.ts';

/** What ties the scenes to a quest of this kind, and how it ends. */
const cards = `
@ * close won arch=build
The last piece went in with a sound like a word | it took the weight, and then more weight | and they all stayed on to be the first across
@ * close won arch=build
It stood | {foe} walked all round it, looking for the fault, and came back to where {h} was sitting | "Well," {foe.he} said, "it will be there when we are both gone"
`;

export const pack: PackSource = { id: 'quest-build', sheets: [cards], words: {} };
