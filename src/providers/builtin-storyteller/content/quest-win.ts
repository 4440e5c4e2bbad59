import type { PackSource } from '../pack.ts';

/** What ties the scenes to a quest of this kind, and how it ends. */
const cards = `
@ * close won arch=win
{h} said it badly, and in the wrong order | it made no difference | "I know," was the answer. "I have known since the rain. I was only waiting to hear you say it to my face."
@ * close won arch=win
{h} had hoped to {goal}, and had not hoped for it to be so quiet | a hand took hold of {his} arm and stayed there | {foe} had gone by then, and had shut the door softly
`;

export const pack: PackSource = { id: 'quest-win', sheets: [cards], words: {} };
