import type { PackSource } from '../pack.ts';

const lines = `
@ * intro
{h}, {aside}, woke {inhome} because it had stopped | there was no station
{h}, {aside}, had the lower berth {inhome} | whoever had the upper one had not been in it
{h}, {aside}, found a ticket pushed under {his} door {inhome} | it was for a seat in a carriage that had been uncoupled
{h}, {aside}, had been from end to end {inhome} | there was one compartment fewer than on the way out
Everyone {inhome} had been asked for their papers | {h}, {aside}, had been asked twice, by two different people
@ * intro-plain
The cord had been pulled {inhome}, and {h} was standing nearest to it
A hat lay on the seat {inhome} across from {h}, and nobody came back for it
The guard {inhome} had punched {h's} ticket and written a number on it, and had not looked {him} in the face
@ * world
One went only forward there or back, and met the same people both ways
Between two stops there was no law but the guard's
Whoever wished not to be seen there had a choice of eleven doors, and all of them opened on the same corridor
@ * sense in
The glasses on the table spoke to each other at every joint of the rails
The corridor swayed, and everyone in it bowed
A blind had been drawn in the third compartment, and the shadow of a hat was on it
It smelled of coal, oranges and wet overcoats
Somewhere ahead the whistle went, and the dark threw it back
A coat swung on its hook, out of time with the rest
The lamp flickered, and for a moment the window showed the inside twice
Steps went by overhead, where there was only roof
@ * sense out
Steam lay along the carriages and hid the feet of everyone who stood there
A signal hung at red, with nothing round it but country
A man with a long hammer went along, tapped each wheel, and listened
@ * mood
{h} felt that {he} {was} being carried past {his} own stop
The wheels said the same three words again and again, and {h} wished that they would stop
{h} looked at {his} own face in the black glass, with the country going through it
There was nowhere to go but along
{h} had got on with a plan, and it had been for another train
@ * chat ally
"I never sleep on these," said {ally}. "I only close my eyes, so that people will talk."
"We are eleven minutes late," said {ally}. "A person could live in those eleven minutes."
{ally} counted the couplings under {ally.his} breath as they went over the points
"Always sit with your back to the engine," said {ally}. "One sees what one has got away from."
"There is one person on this train who has no luggage," said {ally}. "I find it restful to know which."
@ * hunted
{hands} had begun at the engine and were working back, one compartment after the other
The doors between the carriages had been locked | {hands} had the key, and they had time until the next stop
`;

/** On a train: compartments, corridors, guards and no way off between stops. */
export const pack: PackSource = {
  id: 'site-train',
  sheets: [lines],
  words: {
    nouns: ['street=corridor', 'ride=hand car', 'inn=sleeping car', 'boat=ferry wagon', 'kitchen=galley', 'bell=communication cord', 'guard=guard', 'guards=guards'],
    places: ['the mail van #in', 'the dining car #in', 'the last carriage #in', 'the footplate #out', 'the sealed compartment #in', 'the halt in the snow #out', 'the long tunnel #in', 'the roof of the sleeping car #out', 'the baggage van #in', 'the water stop #out'],
    foes: ['Conductor Maas|master of the doors|the conductors|he', 'Madame Castellane|passenger of the sealed compartment|the couriers|she', 'Colonel Mirek|commander of the frontier trains|the frontier men|he', 'Inspector Grau|agent of the railway board|the ticket men|he', 'Vera Lindt|the bank\'s agent aboard|the strongroom guards|she', 'Engineer Stroud|driver of the engine|the footplate gang|she', 'Chef Bartolo|tyrant of the dining car|the waiters|he ~heart', 'The Passenger in Nine|oldest passenger|the silent passengers|she ~dark,wonder', 'Boss Tolley|ruler of the line|the line riders|he ~frontier'],
  },
};
