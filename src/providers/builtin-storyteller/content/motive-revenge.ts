import type { PackSource } from '../pack.ts';

/** What a hero with this reason says of it, and what became of it at the end. */
const cards = `
@ * motive motive=revenge
An old score sat in {his} chest like a swallowed stone | and {h} had grown used to eating around it
@ * stake revenge won
{h} had had {his} revenge | it was smaller than {he} had thought, and by the end of the week {he} seldom spoke of it
The account was even | {h} had nobody to hate that evening, and went in early
The old wrong was paid back to the last {coin} | {he} slept, for the first time since then, until a neighbour knocked
It had begun in anger, and the anger was used up to the last of it | {h} hardly knew what to carry in its place
@ * stake revenge lost
Nobody ever paid for what was done to {h} | {he} had the anger still, and by and by the anger had {him}
There would be no getting even now | {h} learned to say so without {his} hands closing
{h} had wanted to see a debtor pay, and {he} had paid | it was not how {he} had meant it
The old wrong stood where it had always stood | {h} went around it from then on, as carts do with a stone
@ * stake revenge renounced
{h} let the score stand as it was | there came a day when {he} could not have told the sum
@ * motive motive=revenge
There was one face that {h} saw before {he} slept | it had been smiling, and {h} had not forgotten that
`;

export const pack: PackSource = { id: 'motive-revenge', sheets: [cards], words: {} };
