import type { PackSource } from '../pack.ts';

/** What a hero with this reason says of it, and what became of it at the end. */
const cards = `
@ * motive motive=love
The reason had a name [and a way of humming at the stairs] | and {h} carried it like a coal in a tin
@ * stake love won
It had been for love, whatever people had been told | {h} no longer minded who knew it
There was one person for whom {h} had done all that | {he} said so, and it was heard
Love had sent {h} out, and love was not disappointed | it seldom asks how a thing was done [3 , and this time it need not]
{h} had kept the best of it for one whom {he} loved [3 , the part that no one else would have believed]
@ * stake love lost
It had all been for love | {h} said so aloud, now that nothing could be got by saying it
There was one person to whom {h} would have to say it | {he} practised on the road, and it got no better
What {h} had done for love was too little by a little | people told {him} that it made no difference [3 , and {he} could hear that it did]
{h} had gone out for love, and came back with nothing besides | but that was still there, to {his} surprise
@ * stake love renounced
It had been for love, and love let {h} off | it would sooner have a person than a deed
@ * motive motive=love
One person had never asked {him} to | that was the whole of it
`;

export const pack: PackSource = { id: 'motive-love', sheets: [cards], words: {} };
