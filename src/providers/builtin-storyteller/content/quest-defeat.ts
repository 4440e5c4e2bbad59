import type { PackSource } from '../pack.ts';

/** What ties the scenes to a quest of this kind, and how it ends. */
const cards = `
@ * close won arch=defeat
It was over as suddenly as a dropped plate | {target} was only a thing that had stopped | and all over {home} people lifted their heads, as they do when a noise ends that has gone on for years
@ * close won arch=defeat
That was the end of {target} | {hands} put down what they were holding, one after another | somebody asked what they should do now, and {h} told them to go home
`;

export const pack: PackSource = { id: 'quest-defeat', sheets: [cards], words: {} };
