import type { PackSource } from '../pack.ts';

const lines = `
@ * intro
{h}, {aside}, had slept badly {inhome}, and woke beside a stranger's tracks
The fire was still warm {inhome} when {h}, {aside}, found it | there was nobody within a day of there, or so {he} had thought
{h}, {aside}, had seen the same broken branch {inhome} three times | the third time there was a rag on it
{h}, {aside}, could go a whole day {inhome} without making a sound | on that day it saved {him}
Nothing {inhome} had a name on any map | {h}, {aside}, had given names to some of it, and took one of them back that morning
@ * intro-plain
A thief had been at the packs overnight {inhome}, and {h} had found that it walked on two feet
The birds {inhome} went quiet all at once, and {h} stood still as well
The guide had gone {inhome}, and had left {h} the rope
A fire shone on the far side {inhome}, where nobody had business to be, and {h} counted those who sat at it
@ * world
It was four days from anybody, and the days there were not the same length
One path went through it, and whatever lived there used that path as well
Nobody owned it, though more than one had said so, and the graves of some of those were on the way
@ * sense out
A branch cracked, once, some way off, and nothing came after it
The track went round a stone that had lately been moved
A large animal had rubbed its back on the bark, high up
It smelled of old smoke, with fat in it
A stream was talking somewhere, under the ground
A feather turned in the air, and took its time
Ants had found a crust, and were carrying it away grain by grain
The print in the mud was filling as they looked at it
A single leaf moved on a bush where nothing else did
@ * sense in
The rock sweated, and gave back each breath a moment late
Bones lay in the corner in a small neat heap, licked
A careful hand had stacked dry sticks by the entrance [2 , as one does who means to come back]
@ * mood
{h} listened for a voice, any voice, and got {his} own heart
{h} had stopped thinking of how far it was and thought only of the next tree
{his} boots had begun to talk to each other, and it was nothing good
{h} smelled of smoke and of {himself}, and supposed that everything knew it
It was a long while since {h} had seen anything straight
@ * chat ally
"If it runs, you may eat it," said {ally}. "If it does not run, ask yourself why."
"I have been lost here before," said {ally}. "It is much as I remember it."
{ally} broke off a twig, bit on it, and put the rest behind one ear
"Walk where I walk," said {ally}. "If I vanish, walk somewhere else."
"Nobody will look for us before the month is out," said {ally}. "It is a sort of freedom."
@ * hunted
Dogs gave tongue on the back trail | {hands} did not hurry, since they knew where it led
{hands} were coming through in a line, beating on the trunks with sticks
`;

/** The wild: tracks, weather, fire, and nobody for days. */
export const pack: PackSource = {
  id: 'site-wild',
  sheets: [lines],
  words: {
    nouns: ['street=track', 'ride=pack beast @old', 'ride=sledge @new', 'inn=shelter', 'boat=canoe', 'kitchen=cook fire', 'bell=signal horn', 'coat=cloak @old', 'bag=pack'],
    places: ['the rope crossing #out', 'the burnt clearing #out', 'the cave with two mouths #in', 'the fallen giant #out', 'the high saddle #out', 'the trappers\' hut #in', 'the last camp #out', 'the white falls #out', 'the cairn #out', 'the gorge #out', 'the salt lick #out'],
    foes: ['Hunter Stane|leader of the hunt|the beaters|he', 'Ansa Kreel|head of the other camp|the strong ones|she', 'Old Brandt|keeper of the pass|the pass men|he', 'Mother Thicket|mistress of the hidden farms|the gatherers|she', 'Trader Maddern|buyer of furs and debts|the packers|he', 'Captain Verrin|leader of the survey|the chain men|she @renaissance,new', 'Boss Rudd|master of the felling|the sawyers|he @renaissance,new', 'Colonel Strake|explorer of renown|the colonel\'s bearers|he @renaissance,new', 'The Grey Woman|oldest dweller|the quiet ones|she ~wonder,dark', 'Scoutmaster Pym|leader of the ramble|the ramblers|he ~heart @new'],
  },
};
