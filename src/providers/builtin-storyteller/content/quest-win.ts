import type { PackSource } from '../pack.ts';

/** What ties the scenes to a quest of this kind, and how it ends. */
const cards = `
@ * tie win lead
It was a small sign, hardly more than a look kept too long | {h} carried it home like a lit match
@ * tie win means
For once {h} knew what to bring | it had been said aloud a dozen times and never to {him}
@ * tie win wall
There was a third person in every room they met in | nobody had invited the past, but it came early and stayed
@ * tie win turn
{h} had been loved already, it turned out, and had walked past it | that was the hardest news of the year
@ * tie win gate
What was left to say would fit into one breath | {h} had carried it a long way for something so light
@ * tie win lead
It might have been nothing [2 , a cup filled before it was asked for] [3 , and {h} went over it all the way home]
Somebody had been asking after {him}, too | it made the {street} a different length
{h} had been waited for, by all accounts, and had walked by on the other side
For the length of one sentence nobody had been pretending
@ * tie win wall
There was a promise in the way, and it had been made by somebody decent
It had all been said so well by another, in better boots
Two families stood between them, and a fence, and what somebody had once said about a cow
It is hard to knock at a door when one knows what is for supper
@ * tie win turn
It had been a misunderstanding from the first word
Somebody else had seen it long before {h} did
@ * tie win gate
{h} had walked up to that door four times and away from it four times
There was no more to arrange | {h} had only to go in
@ * close won arch=win
{h} said it badly, and in the wrong order | it made no difference | "I know," was the answer. "I have known since the rain. I was only waiting to hear you say it to my face."
@ * close won arch=win
{h} had hoped to {goal}, and had not hoped for it to be so quiet | a hand took hold of {his} arm and stayed there | {foe} had gone by then, and had shut the door softly
`;

export const pack: PackSource = { id: 'quest-win', sheets: [cards], words: {} };
