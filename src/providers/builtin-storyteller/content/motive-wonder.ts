import type { PackSource } from '../pack.ts';

/** What a hero with this reason says of it, and what became of it at the end. */
const cards = `
@ * motive motive=wonder
{h} could leave most things alone, but not a shut door | it had cost {him} two jobs and a front tooth
@ * stake wonder won
{h} had wanted to know, and {he} knew | it was not what {he} would have guessed [3 , which was all that {he} ever asked of an answer]
There was one thing less in the world for {h} to learn | {he} was sorry for a day, and then {he} had heard of another
{h} put down all that {he} had learned, on both sides of the {paper} | there was one corner left, and a question went into it
It was the wish to see it that brought {h} there | {he} had seen it, and would have known it again anywhere
@ * stake wonder lost
{h} had wanted so much to see how it would be, and never would now
{h} knew more than before, but not the one thing that {he} had come to learn
There was a page in {h's} head that would be white for good | {he} went on looking at it [3 , in case a speck should move there]
{h} had asked to see it, and was shown the outside | even for that {he} would have gone twice
@ * stake wonder renounced
What {h} had wanted to know {he} left where it was | not everybody can, and {he} could only just
@ * motive motive=wonder
They had told {him} at five not to ask what was behind the wall | {he} had asked
`;

export const pack: PackSource = { id: 'motive-wonder', sheets: [cards], words: {} };
