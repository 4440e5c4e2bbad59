import type { PackSource } from '../pack.ts';

/** What ties the scenes to a quest of this kind, and how it ends. */
const cards = `
@ * tie find lead
{h} had asked after {target} all over | this was the first time that somebody had flinched
For the first time {target} had a direction | it was not much, but {h} could face it
@ * tie find means
The way to {target} lay open now, if one had the legs for it
@ * tie find wall
Between {h} and {target} there stood now a plain fact | and the fact had guards around it
@ * tie find turn
So {target} had been moved, and more than once | the old story of where it lay was bait
All this time {h} had looked for {target} where {he} was meant to look
It put {target} in another light, and a worse one
Others had wanted {target} too, and for better reasons
{h} still wanted {target} | {he} was less sure of deserving it
@ * tie find gate
{target} had to be close by | {h} could tell from how quiet people were
If {target} was anywhere, it was behind that
{h} had looked for {target} in the wrong places, and here was the right one
So close to {target}, {h} began to walk on the sides of {his} feet
Only one threshold was left between {h} and {target}
{h} had thought so often of finding {target} that it was odd to be near
@ * tie find lead
Somebody had seen {target}, then, and in that same year | {h} had had nothing but hearsay before
{h} wrote it down, so as to look at it again by daylight [3 , since so much that is found by lamplight is gone in the morning]
Here was word of {target} from somebody who was not selling any
One could walk from here toward {target} | it might be the wrong way, but it was a way
The story of {target} had a hole in it, and {h} had just put a finger through
Of all the places where {target} was not, {h} could now strike out a good half
@ * tie find means
{h} had been looking for {target} with empty hands | they were not empty now
It had been hidden from people who did not have this
What had stood between {h} and {target} was a question of how | the question had got shorter
{target} had been put where nobody could come at it | that was before {h} had been to {place}
Somebody had gone to a good deal of trouble over {target} | {h} now had the other end of the trouble
@ * tie find wall
They had not hidden {target} | they had merely stood in front of it
It had been easy up to then, as walking on a frozen pond is easy
{h} could go round, or over, or tell them the truth | none of the three had worked for the last person
Nobody here denied it | they only wished to know what {h} thought that {he} could do
{target} was close enough to be worth lying about, at any rate
@ * close won arch=find
And there it was at last, {target} | it was smaller than in the tales and more worn, and it fitted into the day like a key | {h} did not shout | {he} sat down beside it and breathed
`;

export const pack: PackSource = { id: 'quest-find', sheets: [cards], words: {} };
