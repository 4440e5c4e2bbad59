import type { PackSource } from '../pack.ts';

/** What ties the scenes to a quest of this kind, and how it ends. */
const cards = `
@ * tie deliver lead
Someone was waiting for {target} at the other end, then | it was the first {h} had heard of it
@ * tie deliver means
With luck it would carry {target} past the worst | {h} checked the knots again
@ * tie deliver wall
They were searching everyone for {target} | not well, but everyone
@ * tie deliver turn
Nobody had told {him} what {target} was truly for | now {h} knew, and it weighed more
@ * tie deliver gate
One more threshold, and {target} would be another's to carry | {h} {was} surprised to find that {he} minded
@ * tie deliver turn
The one who sent it had not meant it to arrive
{h} began to understand why nobody else would carry it
@ * tie deliver gate
Over there a pair of hands was held out for it already
It had come all this way whole | {h} held it tighter
@ * close won arch=deliver
{target} changed hands without ceremony | the one who took it wept a little, and signed | and {h} stood there with empty arms and felt the whole road settle into {his} knees
@ * close won arch=deliver
"You took your time," said the one who had been waiting for {target} | then they saw what state {h} was in, and fetched a chair | it was all there, and nothing was missing
`;

export const pack: PackSource = { id: 'quest-deliver', sheets: [cards], words: {} };
