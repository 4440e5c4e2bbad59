import type { PackSource } from '../pack.ts';

const lines = `
@ * intro
{h}, {aside}, had learned {inhome} to do everything on {his} knees | only the smallest still tried to stand
The jar had gone round twice {inhome} | {h}, {aside}, had passed it on both times without a swallow
{h}, {aside}, had been counting waves {inhome} since before it was light | every ninth was the one to hold on for
Nobody {inhome} spoke of land any more | {h}, {aside}, looked for it only when the others slept
{h}, {aside}, held the steering oar {inhome}, and six people watched {his} hands to see whether they knew anything
@ * intro-plain
A bird went over {inhome}, and everyone but {h} watched where it was going; {h} watched who did not look
A knot had come undone in the night {inhome}, and {h} knew who had tied it, since {he} had
There was enough left {inhome} for two days, and {h} had been told to say three
{h} woke {inhome} with wet feet, which was nothing new, and a dry rope in {his} hand, which was
@ * world
The sea lay all round, to the edge of the sky | nothing stood up out of it, however one shaded one's eyes
Everyone could reach everyone else by stretching out an arm, and nobody did
What they had lay under one cloth in the middle, and the cloth was tied with a knot that all of them knew
@ * sense
A flying fish came over the side, and eleven hands went out for it
The lashings had begun to talk [2 , a small dry word at each wave]
A long pale back went by beneath them, and took a good while about it
The salt had dried white on every face, and it cracked when anybody spoke
Far to the south there was a cloud that did not move, and nobody mentioned it
A gull had followed since morning [2 , and it looked less tired than they were]
The sea had gone flat and bright, like the lid of a pot
A boy trailed a hand over the side, and drew it in again, and counted the fingers
@ * sense t=night,dusk
The stars came down to the sea on every side, and there were more below than above
Where the oar went in the sea lit up green, and then was dark
@ * mood
{h} moved {his} tongue about, and it was like a stranger's thumb
{h} listened to what ran along under the boards, and tried not to hear words in it
One could only go on, and had no way to see that one did
{h} had never before been so long without turning {his} back on anybody
{h} dreamed for a moment, with open eyes, of a cup
@ * chat ally
"My grandmother could smell an island," said {ally}. "I can smell only us."
"Look at the swell," said {ally}. "It bends. The sea does not bend for nothing."
{ally} wrung out a shirt, and wrung it out again over a shell
"It is a big sea," said {ally}, "and it has not once asked what we want."
"Talk of anything that is not supper," said {ally}. "That was supper. So was that."
@ * hunted
A sail had turned toward them | {hands} had only to come on, for there was nothing to hide behind
`;

/** A few people in a small craft on the open sea. */
export const pack: PackSource = {
  id: 'site-raft',
  sheets: [lines],
  words: {
    nouns: ['street=boat', 'ride=second boat', 'inn=shelter of sailcloth', 'boat=canoe', 'kitchen=fire bowl', 'bell=conch', 'guard=lookout', 'guards=lookouts', 'lamp=torch', 'letter=knotted cord @ancient'],
    places: ['the line of the reef #out', 'the sandbar at low water #out', 'the drifting hull #out', 'the bird rock #out', 'the edge of the current #out', 'the shallows #out', 'the floating wreckage #out', 'the channel through the reef #out'],
    foes: ['Old Tamahu|keeper of the water jars|the jar keepers|he @ancient', 'Hina Sharp-Tooth|chief of the reef people|the reef men|she @ancient', 'Rongo|steersman of the great canoe|the steersman\'s brothers|he @ancient', 'Mate Harker|last officer of the lost ship|the oarsmen|he @medieval,renaissance,new', 'Widow Sark|keeper of the water cask|the cask watch|she @medieval,renaissance,new', 'Cook Dunnage|holder of the last biscuit|the messmates|he @medieval,renaissance,new', 'Purser Vane|the owner\'s man|the bow party|she @renaissance,new', 'Captain Rusk|master of the salvage boat|the salvage crew|he @medieval,renaissance,new', 'Mother Ebb|reader of the swell|the wave callers|she @ancient,medieval', 'Tall Hoku|leader of those who would turn back|the back-paddlers|he @ancient'],
  },
};
