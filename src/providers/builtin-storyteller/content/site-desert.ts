import type { PackSource } from '../pack.ts';

const lines = `
@ * intro
{h}, {aside}, had shaken the skins {inhome}, and knew by the sound what day it was
The wind had moved the whole crest {inhome} in the night | {h}, {aside}, woke with sand in {his} teeth and no track behind {him}
{h}, {aside}, walked on the shadow side {inhome} | whoever did otherwise was new there or did not care
A rider was following {inhome}, a long way back | {h}, {aside}, could tell by the dust, which did not settle
{h}, {aside}, had the last watch {inhome} | in the sand at {his} feet there was a line, and nobody had drawn it by midnight
@ * intro-plain
The well {inhome} had been dry for a week, and this was the day on which {h} was to say so
A string of beasts came in {inhome} with no riders, and {h} went out to read their loads
Two people had counted the full skins {inhome}, and {h} had got the smaller number
@ * world
People there measured a friend by how many full skins he had left
Wells had owners there, and shade had a price
By day nothing moved there that could help it, and by night one heard how much had been waiting
@ * sense out
The air shook over the sand, and a lake lay in it that was none
A lizard lifted one foot, and then another, off the hot stone
Sand ran down the slope with a hiss, a long way off, and there was nobody on it
A goatskin had been left hanging on a stake, and it was flat
A scatter of white bones lay beside the track, and they had been put in order
The wind had taken away the footprints, their own among them
The sun stood on the rim like a coin on its edge
@ * sense out t=night,dusk
The day went out as soon as the sun was gone, as if a lid had been taken off
The stars were so many that they seemed to make a noise
@ * sense in
The cloth of the tent breathed in, and out, and in
Sand lay in every fold, and in the bread
A brass pot stood on the coals and muttered
@ * mood
{h} rolled a pebble about in {his} mouth, and thought of nothing else
{h} had begun to see things at the edge of {his} eye, and to be polite to them
It was a country for telling the truth, there being so little else about
{h} looked back, and there was nothing to show that {he} had ever come
Noon had a weight there, and {h} carried it
@ * chat ally
"A full skin in the morning is money," said {ally}. "At noon it is your brother."
"I know this stretch," said {ally}. "It is not here any more, that is all."
{ally} wetted one finger and held it up, and then licked it, so as not to waste it
"Walk as if you were being paid by the day," said {ally}
"There are people who love it here," said {ally}. "You see them now and then, beside the track."
@ * hunted
A line of dust had come up behind, and it did not bend with the wind | {hands} had fresh beasts
{hands} had got to the well first, and lay down round it to wait
`;

/** A desert: wells, tracks, tents, heat and who owns the water. */
export const pack: PackSource = {
  id: 'site-desert',
  sheets: [lines],
  words: {
    nouns: ['street=track', 'ride=string of camels @old', 'ride=dust truck @new', 'inn=rest tent', 'boat=sledge', 'kitchen=cook tent', 'bell=camel bell', 'bag=saddlebag'],
    places: ['the last well #out', 'the salt flat #out', 'the ruined fort #out', 'the tents of the water seller #in', 'the dry ford #out', 'the standing rocks #out', 'the caravan halt #out', 'the cistern under the sand #in', 'the singing dune #out', 'the customs post #in', 'the date grove #out'],
    foes: ['Idris of the Long Road|master of the caravan|the outriders|he', 'Zahra Well-Holder|holder of the wells|the well guards|she', 'Old Rashad|buyer of salt and debts|the salt gang|he', 'Captain Barakat|holder of the frontier post|the post riders|he', 'Nuria of the Tents|head of nine tents|the tent cousins|she', 'Agent Strand|buyer for the water company|the pump men|she @new', 'Surveyor Voss|planner of the new line|the line crew|he @renaissance,new', 'The Sand Reader|reader of tracks|the veiled riders|she ~wonder,dark', 'Uncle Hamdi|seller of views|the nephews with fans|he ~heart'],
  },
};
