import type { PackSource } from '../pack.ts';

/** What a hero with this reason says of it, and what became of it at the end. */
const cards = `
@ * motive motive=survival
The other choice was to sit still and be finished | and {h} had never been any good at sitting
@ * stake survival won
{h} had got through, and that had been the whole plan | {he} stood about in it at first [1 , as in a new coat]
{h} had wished to live, and there it lay, a good deal of it [2 , in no sort of order] [3 , waiting to be begun]
{h} looked about by daylight for what had been after {him} for so long | it was gone, and {he} sat down to breakfast, and had it twice
{h} listened, and nobody was coming | it took some time to believe in that
@ * stake survival lost
There was no safe place at the end of it after all | {h} had only got better at doing without one
What {h} had run from knew {him} by sight now | running had made no odds, and {he} left off
{h} had asked for a life | {he} {was} given some days of it [2 , on account] | {he} meant to spend them
{h} {was} alive, and that was about all | {he} began again with a blanket and a cup
@ * stake survival renounced
{h} had turned round in time, and could be called a coward for it by anyone | one has to be there to be called things
@ * motive motive=survival
If it was not done by winter, there would be no spring to do it in | {h} had seen the sums
`;

export const pack: PackSource = { id: 'motive-survival', sheets: [cards], words: {} };
