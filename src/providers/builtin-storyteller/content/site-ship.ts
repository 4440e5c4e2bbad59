import type { PackSource } from '../pack.ts';

const lines = `
@ * intro
{h}, {aside}, had the middle watch {inhome} | two went on deck, and only one was relieved
The wind dropped {inhome}, and {h}, {aside}, lay and listened to who was walking overhead
{h}, {aside}, coiled a rope {inhome} that another hand had cut | it had been cut clean
{h}, {aside}, knew every plank {inhome} by the noise it made | in the night one had spoken that nobody trod on
{h}, {aside}, had the hammock next to an empty one {inhome} | nobody would say whose that was
@ * intro-plain
The pumps {inhome} had been going all night, and it was {h} who asked why
{h} was stitching a sail {inhome} when the shouting began, and it was not the kind one does at sails
They had dropped a lead {inhome} to see how deep it was, and {h} had looked at what came up on it
The glass {inhome} had been turned an hour too soon, and {h} had the watch
@ * world
There was salt in everything there, and one lived by the watch and the pump
All that anyone owned hung from a hook, and swung
It was forty paces from end to end, and everybody knew whose side of it was whose
One could be seen there from every part of it [3 , and be heard from most], and secrets were kept below deck
@ * sense out
A gull sat on the rail with its back to the wind, and to all of them
The ropes hummed on one note, and then on the one below
A bucket slid across the planks, came to the end of its cord, and slid back
The wake lay straight behind them, but for one bend in it
A cork rolled along the scuppers, this way and that
A sail stood far off [3 , no bigger than a torn fingernail], and then did not
Tar had run out of a seam, and a bare foot had left its print in it
@ * sense in
The lamp swung, and all the shadows went over to the other side
It smelled of bilge, tar and wet wool
A beam creaked as {h} passed under it, and then again when nobody did
The days had been notched into the frame, as far as a Thursday
The sea slapped at the planks, a hand's breadth away
A sea chest stood in the way, with new rope round it and an old lock on it
@ * mood
{h} {was} on the far side of tired, where the planks come up to meet one's feet
On one side lay the sea, on the other a plank, and then came {h}
{h} looked for land, out of habit, as one looks at a clock
{h} had begun to know them all by their cough
One cannot slam anything at sea, {h} thought, and it would have done {him} good
@ * chat ally
"I cannot swim," said {ally}. "It only draws it out."
"She leaks no more than she did," said {ally}. "We are only lower."
{ally} sniffed at the wind, and took in a coil of rope without being told
"I have drowned twice," said {ally}. "You meet the same people."
"If they ask where we are," said {ally}, "say that we are on schedule. Nobody can prove it."
@ * hunted
There is one ladder, and {hands} were on it
{hands} went through the hold with lamps, from the bow aft | {h} heard the barrels being moved
`;

/** Aboard a ship at sea, in any age: watches, pumps, ropes and nowhere to go. */
export const pack: PackSource = {
  id: 'site-ship',
  sheets: [lines],
  words: {
    nouns: ['street=gangway', 'ride=longboat', 'inn=berth deck', 'boat=longboat', 'kitchen=galley', 'bell=ship\'s bell', 'letter=sealed letter @medieval,renaissance'],
    places: ['the forehold #in', 'the after cabin #in', 'the pump well #in', 'the chart table #in', 'the foredeck #out', 'the stern rail #out', 'the sail locker #in', 'the boat falls #out', 'the galley #in', 'the bread room #in'],
    foes: ['Mate Harker|second after the captain|the starboard watch|he', 'Captain Ysolde Brand|master of the ship|the afterguard|she', 'Supercargo Lisle|the owner\'s man aboard|the cargo guards|he', 'Boatswain Crabb|ruler of the lower deck|the boatswain\'s mates|he', 'Mother Sark|mistress of the stores|the storekeepers|she', 'Pilot Verrin|reader of those waters|the leadsmen|she', 'Surgeon Maule|master of the sick berth|the sick-berth men|he ~dark,crime,heart,tech @renaissance,new', 'Purser Blott|keeper of the biscuit|the stewards|he ~heart @renaissance,new', 'Harpooner Stane|hero of the fleet|the boat crews|he ~frontier,wonder,dark'],
  },
};
