import type { PackSource } from '../pack.ts';

/** What a hero with this reason says of it, and what became of it at the end. */
const cards = `
@ * motive motive=justice
A clerk had been paid to look away | and {h} had done a great deal of looking since
@ * stake justice won
It had been a question of what was right [3 , as so few things are] | for once the right of it had won
Somebody had been wronged, and it was said aloud, with the name | {h} had wanted no more than that
{h} had asked for justice, and got a fair-sized piece of it | {he} set it down where those who had waited could see
Many wrongs in that place were never righted, but this one was | {h} had been there, and had seen it done
@ * stake justice lost
Right was right still, and it had lost | {h} said as much to anyone who would listen, and a few would
{h} had asked for justice, and was told to try another day | {he} made a note of the day
Those who had been wronged were wronged still | but it stood written somewhere now, in {h's} hand
{h} wrote down who had done what, and sent it to three people | one of the three answered
@ * stake justice renounced
The wrong would have to be righted by another | {h} left word of where to begin
@ * motive motive=justice
A wrong thing had been written down in a good hand | {h} had read it once, and still knew it by heart
`;

export const pack: PackSource = { id: 'motive-justice', sheets: [cards], words: {} };
