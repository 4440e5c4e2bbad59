import type { PackSource } from '../pack.ts';

const lines = `
@ * intro
{h}, {aside}, went by the ninth bed {inhome} and stopped | a woman lay in it, and the chart said nobody
The lamps {inhome} were turned down at nine | {h}, {aside}, had learned to tell by their steps who came after that
{h}, {aside}, knew the smell of every floor {inhome} | that night the third smelled of the first
A bell rang from an empty room {inhome} | {h}, {aside}, went, as {he} went each time, and nobody else
{h}, {aside}, had been told {inhome} to sign and not to read | {he} had read
@ * intro-plain
They had wheeled a patient out {inhome} under a sheet, and {h} had seen the hand move
Two names had been changed over {inhome}, on two beds, and one of them was {h's}
The locked wing {inhome} had its shutters open, and {h} was not meant to have seen it
@ * world
One was well there or ill according to a board, and the board was kept by one person
Nobody ran there, whatever happened, and so it was always too late
Night had its own people there, and they did not know those of the day
@ * sense in
A trolley went along the corridor by itself, or it sounded so
A nurse was counting drops, aloud, behind a screen
It smelled of soap, boiled linen and syrup underneath
A chart had been hung back to front
The curtain round the end bed moved, and then one saw that it was breathing
Twelve beds stood along the wall, and twelve glasses, and eleven were full
A pair of felt slippers stood outside a door, toes inward
A man laughed in the next ward, and went on with it
@ * sense out
A row of people in blankets sat on the terrace and looked at the same tree
Smoke came out of the laundry by night, which it did not use to
A carriage had stopped before the side door, with its lamps out
@ * mood
{h} had the feeling of having been written down somewhere
{h} washed {his} hands again, and they were no cleaner
By the breathing {h} could tell who was pretending
{h} {was} well, {he} told {himself}, and felt for {his} own pulse
{h} had never liked places where one is told to lie down
@ * chat ally
"The thing is not to be interesting," said {ally}. "Interesting people never go home."
"I came in with a cough," said {ally}. "That was in the spring before last."
{ally} read a chart upside down, and moved {ally.his} lips
"They are kind here," said {ally}. "Watch the kind ones."
"Nobody sees a person with a bucket," said {ally}. "I have gone everywhere in this house with a bucket."
@ * hunted
The doors at both ends of the ward had been locked | {hands} came down between the beds and lifted the sheets
{foe} had put {his} name on the board, for the morning | {hands} came for {him} that same night, with a chair
@ * villain any
{foe}, {foe.noun}, had signed against it | {hands} went by what was signed
{foe}, {foe.noun}, called it excitement, and bad for the patients | {hands} had the keys
`;

/** A hospital, an asylum: wards, charts, keys and night. */
export const pack: PackSource = {
  id: 'site-hospital',
  sheets: [lines],
  words: {
    nouns: ['street=corridor', 'inn=guest ward', 'kitchen=hospital kitchen', 'bell=ward bell', 'guard=porter', 'guards=porters', 'ledger=ward book', 'coat=white coat @new'],
    places: ['the locked wing #in', 'the linen room #in', 'the operating theatre #in @new', 'the dispensary #in', 'the ninth ward #in', 'the isolation house #in', 'the record office #in', 'the mortuary #in', 'the covered walk #out', 'the boiler house #in @new', 'the herb garden #out @old', 'the chapel of the sick #in @medieval,renaissance,new'],
    foes: ['Doctor Maule|chief physician|the orderlies|he', 'Matron Harke|ruler of the wards|the night sisters|she', 'Isidor Vell|bearer of the dead|the bearers|he', 'Augusta Vane|patroness of the house|the visiting ladies|she', 'Registrar Crowe|keeper of the ward book|the registrars|he', 'Doctor Lisle|physician to the shut ward|the masked men|she', 'Administrator Prynne|signer of everything|the administrators|she @new', 'Professor Noyes|lender of patients|the students|he ~tech,crime,heart,dark @new', 'Bonesetter Jugge|setter of bones and bets|the holders-down|he ~heart @old'],
  },
};
