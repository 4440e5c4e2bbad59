import type { PackSource } from '../pack.ts';

const lines = `
@ * intro
{h}, {aside}, had been sent out of the room {inhome} | in the corridor stood a girl who should have been in bed with a fever
There was a new name on the board {inhome} | {h}, {aside}, had seen it before, cut in the underside of a desk
{h}, {aside}, knew four ways out of the dormitory {inhome} | that night there was chalk on the sill of the fifth
The bell {inhome} rang eleven minutes early | {h}, {aside}, was already on the stairs
{h}, {aside}, had a place at the end of the long table {inhome} | the place beside it had been laid, and nobody sat there
@ * intro-plain
The results {inhome} had been pinned up at midnight, and {h} saw at once that a line had been pasted over
A voice had answered to {h's} name {inhome} at roll call, and {h} had been late
{h} had been told to wait outside the study {inhome}, and through the door {he} heard {his} own essay being read out
A light went along the upper corridor {inhome} at an hour when nobody had leave to be up, and {h} was up
@ * world
There was a rule there for each stair, and whoever had made it looked down from the wall in oils
Everyone knew everyone's marks there, and nobody knew what anyone's father did
One wrote home on Sundays there, and the matron read it first
@ * sense in
Chalk dust hung in the light and came down on everybody alike
A pen scratched in an empty room, and stopped
Initials had been cut in the desk, and the last of them were wet
It smelled of ink, floor wax and mutton
The board had been wiped, but not wiped well, and one word could still be read
The row of coat pegs had a name over each, and one of the names had been scratched out
The portraits had all been straightened but for one
Feet ran overhead, a great many and quite small, and then there was a voice and no feet
@ * sense out
A ball lay on the wet grass, where it had been since the summer
On the tower the clock chimed a quarter that was not the right one
Two masters crossed the court in the rain, sharing a gown
Every window of the west side was dark but one
@ * mood
{h} felt as one does who has learned the wrong page
{h} had an answer ready, and nobody put the question
There was a place between {his} shoulders where teachers look, and it itched
{h} would have given a great deal to be marked absent
{h} went over what {he} knew, and gave it five out of ten
@ * chat ally
"I was good at this once," said {ally}. "Then they began to give marks for it."
"If we are caught," said {ally}, "we are looking for the library. Everyone is always looking for the library."
{ally} drew a master on the corner of a page, and then a larger hat for him
"They teach you everything here but where they keep the keys," said {ally}
"It builds character," said {ally}. "I had one before. I liked it."
@ * hunted
The prefects had been given torches | {hands} went along the beds and felt who was warm
{foe} had called the whole school into the hall, and {hands} read out the names | one place would be empty
@ * villain any
{foe}, {foe.noun}, had the run of the place | {hands} kept the book in which things were written down
Nothing happened there without {foe}, {foe.noun} | whoever forgot it was reminded by {hands}
`;

/** A school, a college: bells, marks, dormitories and who keeps the book. */
export const pack: PackSource = {
  id: 'site-school',
  sheets: [lines],
  words: {
    nouns: ['street=corridor', 'inn=dormitory', 'kitchen=school kitchen', 'bell=school bell', 'guard=porter', 'guards=porters', 'ledger=mark book', 'clerk=registrar'],
    places: ['the locked library #in', 'the examination hall #in', 'the old gymnasium #in @new', 'the fencing floor #in @old', 'the boathouse #in', 'the north dormitory #in', 'the head\'s study #in', 'the playing fields #out', 'the bell tower #in', 'the laboratory corridor #in @new', 'the scriptorium #in @ancient,medieval', 'the cloister court #out', 'the boot room #in'],
    foes: ['Dean Averill|head of studies|the proctors|she @renaissance,new', 'Master Crane|ruler of the upper school|the prefects|he', 'Mistress Orrery|head of the school|the monitors|she @renaissance,new', 'Bursar Lisle|holder of the purse|the porters|he @medieval,renaissance,new', 'Florian Ashby|head boy|the top table|he', 'Cressida Vane|captain of everything|the team|she', 'Elder Theon|teacher of teachers|the senior pupils|he @ancient', 'Mistress Ilara|keeper of the examinations|the examiners|she @ancient,medieval', 'Matron Sallow|ruler of the sick bay|the night nurses|she ~dark,crime,heart @renaissance,new', 'Professor Blott|inventor of the timetable|the timetable committee|he ~heart @renaissance,new', 'The Visitor|examiner whom nobody invited|the invigilators|he ~wonder,dark,tech'],
  },
};
