import type { PackSource } from '../pack.ts';

/** What a hero with this reason says of it, and what became of it at the end. */
const cards = `
@ * motive motive=duty
{h} had given {his} word [once, in front of witnesses, with a dry mouth] | and a word was a thing {he} did not spend twice
@ * stake duty won
{h} had given a promise, and it was kept | it did not need to be put any higher
{h} could lay it down now, with the promise redeemed [3 , which felt for an hour or two like having lost a stone from a shoe]
{h} reported that it was done, in one line, and signed it | nobody had known {him} take so long over a name
What {h} had sworn to was done to the letter | after that there was nobody who could send {him} anywhere
@ * stake duty lost
{h} had given {his} word, and could not keep it | {he} said so to those who had it from {him}, standing up
No one could say that the promise was broken lightly | {h} said it, all the same, most nights
It would be another's duty now | {h} handed it over with all that belonged to it, and one piece of advice
{h} reported that it had not been done, and gave no reasons | there were several, and {he} kept them
@ * stake duty renounced
{h} gave {his} word back to those who had it | they took it with a bad grace, and some of them with relief
@ * motive motive=duty
{h} had once said yes to it, in one short word | one may be held to a word
`;

export const pack: PackSource = { id: 'motive-duty', sheets: [cards], words: {} };
