import type { PackSource } from '../pack.ts';

const lines = `
@ * intro
{h}, {aside}, came last to the night office {inhome} | one stall that should have been empty was not
There were forty hoods in the choir {inhome} | {h}, {aside}, had counted them during the psalm, and it had been forty-one
{h}, {aside}, had the candle round {inhome} that week | three doors along the cloister a sill was wet
{h}, {aside}, wore two habits one over the other {inhome}, and still woke before the bell | a walker was about who did not wear sandals
Silence was kept {inhome} from dusk until dawn | it was {h}, {aside}, who first heard it broken
@ * intro-plain
The bell {inhome} rang for an office that there is not, and {h} was nearest to the rope
The page for that day had been cut out of the book {inhome}, and {h} was to read from it
A novice had come to {h} {inhome} before it was light, and could not say what he had seen, only where
A spade {inhome} had turned up a corner of the herb garden, and {h} was sent to fill it in
@ * world
The day went by seven bells there, and whatever happened had to happen in between
One walked there with one's eyes down and one's ears open, and so nothing was seen and everything was known
Whoever came there left his name at the gate, and some had left more than that
@ * sense in
A candle had been lit before an altar that had no saint
The flagstones were worn by knees, two by two
One cough came from the choir, and forty people knew whose it was
It smelled of wax, wet wool and apples
A breath came up out of the vault by the third step, as it did by no other
A pen lay across an open page [2 , and the ink on it had not dried]
The stalls creaked one after the other, as though a heavy man were going along and sitting in each
Behind the wall a low voice was saying the office alone, and leaving time for the answers
@ * sense out
Mist stood in the cloister garth, up to the sill and no higher
Bare feet had come across the frost, from the graves to the door, and had not gone back
The rooks came home to the tower, all but one
Marsh lights went on and off beyond the wall, as if a search were going on there
@ * mood
{h} began a prayer and found {himself} counting
The winter had got in under the habit and knelt there
{h} would have confessed a good deal to be let speak
{h} kept {his} hands in {his} sleeves, where no one could see what they did
Obedience, {h} thought, would have been easier in daylight
@ * chat ally
"I came here for the quiet," said {ally}. "Nobody had told me that it answers."
"Walk as if you were going to pray," said {ally}. "Nobody stops one who is going to pray."
{ally} crossed {ally.himself}, and looked round to see who had noticed
"There are eleven keys," said {ally}, "and the porter swears to ten."
"I have lived here since I was nine," said {ally}. "I could not tell you what the cellar is for."
@ * hunted
The great door had been barred from within | {hands} went along the cloister with lanterns, two on each side
The chapter had been called, at that hour | {hands} were sent to fetch whoever had not come
@ * villain any
{foe}, {foe.noun}, held that it was better not spoken of | {hands} saw to the silence
{foe}, {foe.noun}, had prayed over it and found against it | {hands} had taken a vow to obey
`;

/** An abbey, a convent: offices, cloister, silence and the one who keeps the keys. */
export const pack: PackSource = {
  id: 'site-abbey',
  sheets: [lines],
  words: {
    nouns: ['street=cloister', 'inn=guest house', 'kitchen=refectory kitchen', 'bell=abbey bell', 'guard=porter', 'guards=porters', 'coat=habit', 'clerk=copyist'],
    places: ['the north cloister #in', 'the chapter house #in', 'the crypt #in', 'the scriptorium #in', 'the bell tower #in', 'the infirmary garden #out', 'the fish ponds #out', 'the night stair #in', 'the sealed cell #in', 'the almonry gate #out', 'the refectory #in', 'the burial ground #out'],
    foes: ['Prior Aldhelm|second to the abbot|the obedientiaries|he @medieval,renaissance,new', 'Cellarer Odo|keeper of the stores|the lay brothers|he @medieval,renaissance,new', 'Mother Clothilde|visitor of the order|the visitor\'s sisters|she @medieval,renaissance,new', 'Canon Ashe|auditor from the bishop|the bishop\'s men|he @medieval,renaissance,new', 'Sacristan Wulf|guardian of the relics|the relic guard|he @medieval,renaissance,new', 'Sister Hild|mistress of the sick house|the silent nurses|she @medieval,renaissance,new', 'Sir Jasper Quell|patron and founder\'s heir|the founder\'s men|he @medieval,renaissance,new', 'Brother Tubb|master of the choir|the basses|he ~heart @medieval,renaissance,new', 'Elder Sethe|first of the temple|the door priests|he @ancient', 'Lady Nefrit|mistress of the offerings|the offering bearers|she @ancient', 'Seer Amon|keeper of the inner room|the lamp boys|he @ancient'],
  },
};
