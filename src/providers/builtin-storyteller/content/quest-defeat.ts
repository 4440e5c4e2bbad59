import type { PackSource } from '../pack.ts';

/** What ties the scenes to a quest of this kind, and how it ends. */
const cards = `
@ * tie defeat lead
So even {target} left tracks | nobody had thought to look down
@ * tie defeat means
There was a weak place, then | everything has one, and {target} was a thing like any other
@ * tie defeat wall
To come near {target} one must pass all of this first | that was the whole purpose of it
@ * tie defeat turn
The truth about {target} was worse than the tales | somebody had fed it, year upon year, and kept accounts
@ * tie defeat gate
No more doors stood between {h} and {target} | there was only nerve
@ * tie defeat turn
{h} had taken the wrong enemy for the right one
It was harder to hate {target} after that
@ * tie defeat gate
Beyond it {target} was waiting, and did not hide
Nobody had ever come so far and been able to tell of it
@ * close won arch=defeat
It was over as suddenly as a dropped plate | {target} was only a thing that had stopped | and all over {home} people lifted their heads, as they do when a noise ends that has gone on for years
@ * close won arch=defeat
That was the end of {target} | {hands} put down what they were holding, one after another | somebody asked what they should do now, and {h} told them to go home
`;

export const pack: PackSource = { id: 'quest-defeat', sheets: [cards], words: {} };
