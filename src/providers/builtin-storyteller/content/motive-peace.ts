import type { PackSource } from '../pack.ts';

/** What a hero with this reason says of it, and what became of it at the end. */
const cards = `
@ * motive motive=peace
{h} only wanted one quiet year with the door unlocked | it was surprising how many people stood in the way of that
@ * stake peace won
{h} had asked for nothing but quiet | that evening there was some | {he} kept very still, so as not to wake it
A door was left unlocked that night, for the first time in a long while | {h} went by on purpose to see
There was peace, or near enough to it to sleep in [3 , with one eye open at first, and then with neither]
{h} found a bench in the sun, with nothing to do next [2 , and did it] [3 , and it took the whole of the afternoon]
@ * stake peace lost
{h} had wanted rest, and there was to be none yet | {he} took off {his} boots all the same
There was no peace to be got from it | there was a little less noise, late, and {h} made do with that
{h} had wished somebody to be safe, and that was not certain | so {he} sat up, as before, and kept the {lamp} in
{h} had hoped for one good night | {he} lay and listened to the same noises as before
@ * stake peace renounced
There was some peace in stopping [2 , and it was close by] | {h} had been looking for it a good way farther on
@ * motive motive=peace
There was a small house with a pear tree, and it was empty | all of this stood in the way of it
`;

export const pack: PackSource = { id: 'motive-peace', sheets: [cards], words: {} };
