import type { PackSource } from '../pack.ts';

/** What ties the scenes to a quest of this kind, and how it ends. */
const cards = `
@ * tie build lead
Somebody had tried it before | the footings were still sound [, and nobody had told anyone]
@ * tie build means
It was the piece that every plan had lacked | {h} held it up and saw the whole thing stand
@ * tie build wall
They did not hate the work | they only owned the ground it stood on
@ * tie build turn
It would stand, {h} saw, but not as {he} had drawn it | something would have to be left out, and it was the part {he} loved
@ * tie build gate
All that was left was to let it bear weight | people had come to watch it fall
@ * close won arch=build
The last piece went in with a sound like a word | it took the weight, and then more weight | and they all stayed on to be the first across
@ * close won arch=build
It stood | {foe} walked all round it, looking for the fault, and came back to where {h} was sitting | "Well," {foe.he} said, "it will be there when we are both gone"
`;

export const pack: PackSource = { id: 'quest-build', sheets: [cards], words: {} };
