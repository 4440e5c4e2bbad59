import type { PackSource } from '../pack.ts';

/** What ties the scenes to a quest of this kind, and how it ends. */
const cards = `
@ * close won arch=protect
Morning came, and {target} was still there | scorched at one corner, and standing | {h} leaned against the good side and laughed until it turned into something else
@ * close won arch=protect
{foe} went away, and {hands} went after | {target} was still where it had always been | {h} could sit down at last, since there was nobody left to stand against
`;

export const pack: PackSource = { id: 'quest-protect', sheets: [cards], words: {} };
