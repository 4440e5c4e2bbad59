import type { PackSource } from '../pack.ts';

/** What ties the scenes to a quest of this kind, and how it ends. */
const cards = `
@ * tie solve lead
It was the first thing in the whole affair that did not fit | {h} trusted it at once
@ * tie solve means
Laid beside the rest, it made a pattern | there was a hole in the pattern the shape of a person
@ * tie solve wall
Somebody was tidying up ahead of {him} | every honest answer had lately moved away
@ * tie solve turn
{h} had been asking who | all along the question had been when
@ * tie solve gate
It was nearly a sentence now | it wanted only a name to finish it
@ * tie solve lead
It ought not to have been there | {h} was careful not to move it
Everyone had told {him} the same tale, and here was a thing that had not been asked to
Somebody had lied about it who had no reason to | there was a reason, then
It was very small, and it was the wrong colour
@ * tie solve wall
One by one they had all begun to remember it differently
Whoever it was had powerful friends, or had got at the calendar
There was nobody left to ask who would not be sorry for answering
The truth was in there, no doubt | so was everybody else's
@ * tie solve turn
So the answer had been given to {him} on the first day
Everything that {h} had ruled out came back in by the window
@ * tie solve gate
Somebody in there knew the whole of it
{h} had only one thing left to ask
@ * close won arch=solve
{h} said it aloud, all of it, from the first lie to the last | nobody interrupted | when {he} had finished, one face in the room had gone quite smooth, and that was {foe.noun}
`;

export const pack: PackSource = { id: 'quest-solve', sheets: [cards], words: {} };
