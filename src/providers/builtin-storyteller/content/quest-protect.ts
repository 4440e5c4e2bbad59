import type { PackSource } from '../pack.ts';

/** What ties the scenes to a quest of this kind, and how it ends. */
const cards = `
@ * tie protect lead
So it had been done before [, to others, in another year] | it had begun in just this way
@ * tie protect means
It would not stop them | but it might keep {target} standing one night more
@ * tie protect wall
They could afford to wait, and they knew it | {target} could not
@ * tie protect turn
The danger to {target} had never come from outside | someone had left a door on the latch
@ * tie protect gate
Here they would have to come through | {h} set {his} back to {target} and counted what was left
@ * tie protect turn
{h} had guarded the wrong door the whole time
Those who threatened {target} had been invited
@ * tie protect gate
If they passed that point there was nothing behind it but {target}
{h} could see {target} from where {he} stood, and so could they
@ * close won arch=protect
Morning came, and {target} was still there | scorched at one corner, and standing | {h} leaned against the good side and laughed until it turned into something else
@ * close won arch=protect
{foe} went away, and {hands} went after | {target} was still where it had always been | {h} could sit down at last, since there was nobody left to stand against
`;

export const pack: PackSource = { id: 'quest-protect', sheets: [cards], words: {} };
