import type { PackSource } from '../pack.ts';

/** What a hero with this reason says of it, and what became of it at the end. */
const cards = `
@ * motive motive=guilt
{h} had been somewhere else on the one night it mattered | and every road since then had led back to that door
@ * stake guilt won
What {h} had come to make good was not undone by it | but {he} could hear it spoken of, and stay in the room
{h} said aloud what {he} had done in the beginning | nobody thanked {him} for it | {he} had not been after thanks [2 , only after an end of it]
What lay upon {h's} conscience lay there still, but it took up less room [3 , like a trunk that has been unpacked at last]
{h} asked the only one who could forgive {him} | the answer was a week in coming, and it was yes
@ * stake guilt lost
{h} had meant to make up for one thing | now there were two [3 , and {he} would have to carry one in each hand]
What {h} had done before it all began was not made good | {he} no longer hid it, and that was as far as {he} got
A friend who knew the old fault asked {h} if it was paid | {he} said no, and was believed
What {h} had done wrong was not put right after all | {he} went to the one who had suffered by it, and told the truth of it
@ * stake guilt renounced
The old fault came away with {h} | {he} gave up paying it off at a stroke, and began to do it by the week
@ * motive motive=guilt
It might have been put right in an hour, at the time | {h} had let the hour go by
`;

export const pack: PackSource = { id: 'motive-guilt', sheets: [cards], words: {} };
