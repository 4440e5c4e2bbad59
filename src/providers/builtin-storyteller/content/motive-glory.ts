import type { PackSource } from '../pack.ts';

/** What a hero with this reason says of it, and what became of it at the end. */
const cards = `
@ * motive motive=glory
{h} wanted {his} name said in rooms {he} had never entered | it was not noble, but it got {him} out of bed
@ * stake glory won
{h's} name was known after that, and it was mostly said wrong | it pleased {him} all the same
People who used to laugh at {h} took off their hats | {he} took off {his} own hat in return
There was as much honour in it as {h} had hoped [2 , and it could not be eaten] [3 , which the songs might have mentioned before]
They told it with {h's} name in it from then on | {he} heard it once, at a strange table, and did not say whose name it was
@ * stake glory lost
There would be no song about it | {h} hummed a little of the one that there might have been
{h} had set out to make a name | {he} brought back the old one, which had had some wear
Nobody was going to remember {h} for it [2 , and as things stood that was kind of them] [3 , though it was not meant so]
{h} had wished to show what {he} could do | people were very kind about it, and that was the worst
@ * stake glory renounced
There was nothing in it to make a song of | {h} slept well, for a hero of whom nobody sang
@ * motive motive=glory
They had laughed at {him} from a balcony once | {h} had kept count of the windows
`;

export const pack: PackSource = { id: 'motive-glory', sheets: [cards], words: {} };
