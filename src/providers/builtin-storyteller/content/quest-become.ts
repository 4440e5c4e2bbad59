import type { PackSource } from '../pack.ts';

/** What ties the scenes to a quest of this kind, and how it ends. */
const cards = `
@ * tie become lead
So the old teachers had not all gone | one of them, at least, had left a trail
@ * tie become means
It was too heavy for a beginner | {h} kept lifting it until the word no longer applied
@ * tie become wall
They did not take people like {him} | they said so with real regret, having practised
@ * tie become turn
The test had begun a long time ago | {h} had been passing it and failing it for days
@ * tie become gate
{h} could turn back now and still be what {he} had been | {he} looked at that for a while, and put it down
@ * tie become turn
What they taught there was not what {h} had come to learn
The best of them had failed it too, and had not said so
@ * tie become gate
Behind that they would ask {him} once, and only once
{h} stood where all of them had stood, and was as frightened
@ * close won arch=become
They handed {him} no paper and rang no bell | the old one merely moved along the bench | and {h} sat down in the gap, which turned out to be exactly {his} size
@ * close won arch=become
{h} had set out to {goal}, and it had happened somewhere on the way | {foe} was the first to say so aloud, and did not enjoy it | after that the others said it too
`;

export const pack: PackSource = { id: 'quest-become', sheets: [cards], words: {} };
