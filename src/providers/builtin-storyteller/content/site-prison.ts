import type { PackSource } from '../pack.ts';

const lines = `
@ * intro
{h}, {aside}, knew the keys {inhome} by their sound | today there was one that {he} did not know
They were counted {inhome} at six and at six | {h}, {aside}, had twice been counted as another
{h}, {aside}, had the third bunk {inhome} | whoever had it before had scratched a number into the wall, and then a smaller one
{h}, {aside}, got {his} bread {inhome} from the same hand every morning | on that day it was heavier than bread
{h}, {aside}, had paced it out {inhome} | it was nine steps, or eleven if one was careful not to arrive
@ * intro-plain
A new one was brought in {inhome} after lights out, and put in with {h}, who had asked for nobody
The bolts {inhome} were drawn in the wrong order, and {h} sat up
The lamp had been left on all night {inhome}, and {h} had seen who came to look through the spyhole
The head turnkey {inhome} had called {h} by {his} name instead of {his} number, and it was not kindly meant
@ * world
One was counted there four times a day, and nobody was ever asked how he slept
There were two kinds of people there, and both went by the same bell and ate out of the same pot
Nobody there asked what one had done, only how long one had left
All news came along the pipes there, or in the laundry, and cost tobacco
@ * sense in
A key turned two doors away, and everyone stopped talking
A tin cup was being drawn along bars, somewhere below, without hope
The wall had been scratched with strokes in bundles of five, and the last bundle had four
It smelled of lime, cabbage and too many coats
A square of light lay on the flags, and a prisoner had drawn round it with chalk to see how far it would go
The spyhole opened, was dark for a while, and closed
A pipe dripped behind the stones, on its way out
Boots went by overhead, as many as yesterday
A spoon was tapping on a pipe [2 , three and one, three and one]
@ * sense out
Forty people walked round in a ring, and looked at each other's heels
A gull sat on top of the wall and seemed to be thinking of coming in
The wall threw its shadow right across the yard by noon
@ * mood
{h} measured the window with {his} eye, as one does, and it had not grown
{h} tried to remember a door with its handle on the inside
There was time enough there | it was the only thing that they gave one too much of
{h} had stopped dreaming of open country | now {he} dreamed of a corner that one could go round
{h} kept {his} face empty, which is a thing that one learns
@ * chat ally
"They took my belt and my laces," said {ally}. "I do not know what they thought that I would do. Run, probably, and hold my trousers."
"Never be first in a line or last," said {ally}. "The middle is where people get old."
{ally} broke {ally.his} bread, looked into both halves, and ate them
"I was here before that wall was," said {ally}. "I helped to build it. That will teach me."
"It is not the locks," said {ally}. "It is that they know where we shall be at four."
@ * hunted
Every door on that landing had been locked and tried | {hands} were taking the cells in order
A bell rang that was not for supper | {hands} shut the yard gate, and began to call out numbers
@ * villain any
{foe}, {foe.noun}, decided there who slept where [2 , and for how long] | {hands} carried the keys
Nobody got a door opened without {foe}, {foe.noun} | {hands} saw to the opening, and the shutting
`;

/** A prison: counts, keys, bread, the yard and the wall. */
export const pack: PackSource = {
  id: 'site-prison',
  sheets: [lines],
  words: {
    nouns: ['street=landing', 'ride=closed wagon @old', 'ride=closed van @new', 'inn=dormitory', 'boat=supply boat', 'kitchen=cookhouse', 'bell=count bell', 'guard=turnkey @old', 'guards=turnkeys @old', 'guard=guard @new', 'guards=guards @new', 'coat=prison coat', 'bag=bundle'],
    places: ['the exercise yard #out', 'the laundry #in', 'the record room #in', 'the lower tier #in', 'the gatehouse #in', 'the infirmary #in', 'the cookhouse #in', 'the punishment cells #in', 'the outer wall #out', 'the coal hole #in @new', 'the cistern #in @old', 'the quarry gang\'s shed #in'],
    foes: ['Keeper Thorold|holder of the keys|the turnkeys|he', 'Mistress Crouch|seller of places at the fire|the place-holders|she', 'Steward Vail|keeper of the stores|the trusties|he', 'Warden Loomis|head of the house|the night shift|she @renaissance,new', 'Doctor Pym|head of the infirmary|the infirmary men|he @renaissance,new', 'Deputy Strake|governor in all but name|the search party|he @new', 'Big Anton|boss of the second tier|the tier men|he', 'Chaplain Merriman|leader of the choir|the choir|he ~heart @medieval,renaissance,new', 'Officer Haze|keeper of the sentences|the filing trusties|she ~tech,crime,dark @new', 'The Reckoner|teller of the count|the counters|he ~wonder,dark'],
  },
};
