import type { PackSource } from '../pack.ts';

/** What ties the scenes to a quest of this kind, and how it ends. */
const cards = `
@ * tie steal lead
There was a gap in the rounds, no longer than a yawn | {h} timed it twice
@ * tie steal means
It made the impossible part merely difficult | {h} began, quietly, to enjoy {himself}
@ * tie steal wall
Someone had thought of everything | {h} admired it for as long as it deserved, which was not long
@ * tie steal turn
{target} had been stolen already, and long ago | what stood under guard was a very good liar
@ * tie steal gate
There would be one chance and a short one | {h} took off {his} boots
@ * tie steal turn
Somebody wanted it stolen | that was why it had gone so well
{h} had been hired by the owner, in a manner of speaking
@ * tie steal gate
From there on everything had to be done by feel
It would take four minutes, or it would take the rest of {his} life
@ * close won arch=steal
They would find the empty place at dawn | by then {h} was two valleys off, with {target} wrapped in a shirt | and nobody had seen anything they could swear to
`;

export const pack: PackSource = { id: 'quest-steal', sheets: [cards], words: {} };
