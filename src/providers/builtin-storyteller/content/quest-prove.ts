import type { PackSource } from '../pack.ts';

/** What ties the scenes to a quest of this kind, and how it ends. */
const cards = `
@ * tie prove lead
Here was something {h} could show a stranger | it proved little, but it proved it well
@ * tie prove means
It would stand up to a hard question | {h} had begun to think that nothing would
@ * tie prove wall
They had witnesses for their side, well fed and well rehearsed | {h} had the truth, which dresses badly
@ * tie prove turn
The judge of it all had known from the beginning | it had simply been convenient
@ * tie prove gate
They would have to hear {him} now | the doors were open, and the benches were full
@ * close won arch=prove
Nobody clapped | they passed it along the bench, and read it again | and then the oldest of them stood up, hat in hand, for {h}
@ * close won arch=prove
{foe} read the last page twice and laid it down | there was nothing left to deny | and people who had looked away from {h} for a year came up to shake hands
`;

export const pack: PackSource = { id: 'quest-prove', sheets: [cards], words: {} };
