import type { PackSource } from '../pack.ts';

/** What a hero with this reason says of it, and what became of it at the end. */
const cards = `
@ * motive motive=family
The reason had a face much like {his} own [, and had once taught {him} to tie a knot] | and {h} did not speak of it before noon
Blood was the short answer [when people asked] | and {h} had never met anyone who wanted the long one
@ * stake family won
It was {his} own people who had asked it of {h} | {h} could look every one of them in the face that evening
What {h} owed to those of {his} own name was paid at last [2 , in full] [3 , and nobody but {him} had ever known the sum]
One place at table {h} had never been able to face | {he} could sit down across from it now
Whoever asked after {h's} family would hear nothing but good of it now [3 , and nobody lowered their voice for it]
@ * stake family lost
The letter to {his} own people took {h} three days, and was one page long
It was for {his} own people that {h} had begun it | they would have to be told, and there was no good way to begin on that
{h} wrote it all down later for {his} own people, and left out the end [3 , so that whoever read it would know the end from that]
The place at the table stayed as it was | {h} sat with {his} back to it [2 , as before] [3 , and passed the dish to the right]
@ * stake family renounced
{h's} own people asked nothing, and were told nothing | they had not agreed so well upon anything in years
@ * motive motive=family
There was a bed at home that nobody slept in | {h} aired it every month, and did not say for whom
At table they still laid one place too many | {h} had grown up looking at that plate
It was about a brother, or it was about a mother, according to who told it | {h} did not tell it
A father had carried {him} on his shoulders once, over a river | one pays for that in the end
Every family has one person who goes | in {h's} it had been decided at a funeral, without a word
`;

export const pack: PackSource = { id: 'motive-family', sheets: [cards], words: {} };
