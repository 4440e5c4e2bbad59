import type { PackSource } from '../pack.ts';

/** What ties the scenes to a quest of this kind, and how it ends. */
const cards = `
@ * tie escape lead
One person had got out, then | if one had, there was a way, and a way could be walked twice
@ * tie escape means
{h} turned it over in {his} mind | nothing else in that place pointed outward
@ * tie escape wall
Everything here had been built to turn people round | {h} could see the cleverness of it now
@ * tie escape turn
The doors had never been meant to keep them in | they were meant to keep something else out
@ * tie escape gate
Beyond the last of it lay an ordinary horizon | {h} had forgotten how far away those are
@ * tie escape turn
It had been {foe} who left the window open
{h} had been let out before, it seemed, and had come back
@ * tie escape gate
{h} could smell the open from there
After that nobody could call {him} back
@ * close won arch=escape
The last door was not even locked | {h} went through it at a walk | and did not look round until there was grass, or what passed for it, on every side
`;

export const pack: PackSource = { id: 'quest-escape', sheets: [cards], words: {} };
