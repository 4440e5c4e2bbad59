import type { PackSource } from '../pack.ts';

const lines = `
@ * intro
{h}, {aside}, had nineteen days done {inhome} and two to go | the helicopter had just been put off
The drill stopped {inhome} at ten past four | {h}, {aside}, was out of {his} bunk before the quiet had reached the end of the corridor
{h}, {aside}, had hung {his} tag on the board {inhome} and found that it hung there already
The legs {inhome} were singing again | {h}, {aside}, had put {his} ear to one and been told to leave it
{h}, {aside}, knew the weight of everything {inhome} | a locker in the changing room had become heavier
@ * intro-plain
The muster {inhome} came out at sixty-one, and there were sixty names, and {h} had the list
The sea had taken the lower ladder {inhome} in the night, and {h} had been the last to climb it
The wrong valve had been shut {inhome}, and it had {h's} glove on it
@ * world
It was a hundred feet of steel above the sea, and two hours from anybody by air
Nobody slept there at the same time as anybody else, and the beds were always warm
There were four boats for it, and each morning a steward counted the seats
@ * sense out
Spray came up through the grating, from a sea that was thirty yards below
The flare leaned over with the wind, and all the shadows leaned the other way
A gull stood on the handrail and shouted at the crane
A chain swung from the crane hook, with nothing on it, and would not hang still
The standby boat went up and down beneath them, with one light
Ice had come on the weather side of every rung
@ * sense in
The whole corridor shivered once, as it did when a big sea came against the leg
It smelled of mud, diesel and frying
A row of orange suits hung by the door with their arms out
The radio in the mess said a number, and a wind, and another number
Boots had worn a path in the paint from the bunks to the telephone
A valve wheel had been chained, and the chain was new
@ * mood
{h} wanted to walk a mile in a straight line
{h} held on to the handrail, which was what it was for, and did not let go when {he} might have
One got no mail there, and for once {h} {was} glad of it
{h} thought of the sea as a person with a plan
{h} had been so long in the noise that quiet would have been alarming
@ * chat ally
"Two weeks on, two off," said {ally}. "My wife says that she prefers the first two."
"Do not look down through the grating," said {ally}. "It looks back."
{ally} took off a glove, felt the pipe, and put the glove on again rather fast
"In the report it will be the weather," said {ally}. "The weather signs for everything here."
"I read the safety card once," said {ally}. "It ends with the sea."
@ * hunted
There was one stair on that side, and {hands} were coming down it in their big boots
{foe} had had the muster called | whoever stood at no station would be {h}, and {hands} were going from station to station
`;

/** On a rig or platform in the sea: shifts, steel, weather and one way off. */
export const pack: PackSource = {
  id: 'site-rig',
  sheets: [lines],
  words: {
    nouns: ['street=gangway', 'ride=crane basket', 'inn=bunk room', 'boat=standby boat', 'kitchen=galley', 'bell=alarm', 'coat=survival suit'],
    places: ['the drill floor #out', 'the helideck #out', 'the mud room #in', 'the crane cab #in', 'the boat station #out', 'the spider deck #out', 'the control room #in', 'the north leg #in', 'the pipe deck #out', 'the flare boom #out'],
    foes: ['Toolpusher Grice|boss of the night shift|the drill crew|he', 'Manager Sund|head of the platform|the deputies|she', 'Marta Keel|the company\'s woman aboard|the company inspectors|she', 'Boyle the Crane|head of the deck crew|the roustabouts|he', 'Doctor Aske|rig medic|the first-aiders|she', 'Diver Rannoch|master of the diving bell|the divers|he', 'Chef Pottinger|absolute ruler of the galley|the galley hands|he ~heart', 'Officer Bright|warden of safety and songs|the safety wardens|she ~heart'],
  },
};
