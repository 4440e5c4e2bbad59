import type { PackSource } from '../pack.ts';

const lines = `
@ * intro
{h}, {aside}, had dug out the tent {inhome} for the third time since midnight | there was a flag beside it that {he} had not planted
{h}, {aside}, counted the fuel tins {inhome} with {his} mittens on | the cook had counted them already, and had got a different sum
Far out {inhome} a dark speck was moving | {h}, {aside}, looked at it for an hour, and it walked upright
{h}, {aside}, slept {inhome} in everything that {he} owned | {he} woke because one of the others had stopped snoring
A crack had opened {inhome} between the two tents | {h}, {aside}, had lain on the far side, and had jumped
@ * intro-plain
The wireless {inhome} had said a name through the noise, and it was {h's}
A sledge had come back {inhome} with nobody on it, and {h} was the first to lift the cover
The stove {inhome} had gone out, and of all of them {h} got up
The tracks {inhome} led to the edge and stopped, and {h} lay down on {his} belly to look over
@ * world
It was white there to the end in all directions, and one steered by a needle that was not to be trusted
What fell down stayed where it fell there, and looked for years as it had on the day
Nobody went out there alone, not even to the end of the rope
@ * sense out
The ice gave a long groan underfoot, and was silent, like a sleeper who has turned over
Snow smoke ran along the ground, up to the knee, and had no end
The sun hung low, and on either hand of it hung another
A flag on a bamboo cracked like a whip, and then hung still
Every breath fell down as a little crackle of frost
A line of ski tracks went by, old ones, standing up on pillars of packed snow
There was a blue light in the crevasse, and it came from below
A ship came on with all its sails set, and it was ice
@ * sense in
Rime had grown on the inside of the canvas, and came down on whoever moved
It smelled of paraffin, reindeer hair and old socks
The lamp was turned so low that it only showed where everybody's eyes were
The date had been written on the tent pole, and there were three different dates
@ * mood
{h} could no longer tell which of {his} toes {he} still had
{h} had begun to think in biscuits
It was so white that {h} saw the veins of {his} own eyes on it
{h} had said nothing since noon, because it let the warm out
{h} listened for wind, and was more afraid when there was none
@ * chat ally
"The dogs know," said {ally}. "Look at them. They are pretending to sleep."
"Never sit down because it is pleasant," said {ally}. "When it is pleasant you are dying."
{ally} breathed into both mittens, and put them on again at once
"I have been here twice," said {ally}. "The second time I could not think why."
"If we come back," said {ally}, "I shall live in a kitchen."
@ * hunted
{hands} had dogs, and a lighter sledge | on that ice one could see them coming for two days, and they came
{hands} had only to follow the track, for there was no way to walk without leaving one
`;

/** The polar ice: sledges, crevasses, fuel and white to the end. */
export const pack: PackSource = {
  id: 'site-ice',
  sheets: [lines],
  words: {
    nouns: ['street=track', 'ride=sledge', 'inn=snow hut', 'boat=skin boat', 'kitchen=cook tent', 'bell=signal horn', 'coat=fur coat', 'bag=sledge bag'],
    places: ['the last depot #out', 'the ice edge #out', 'the snow bridge #out', 'the hut under the drift #in', 'the blue crevasse #out', 'the frozen ship #in', 'the upper camp #out', 'the sealers\' cairn #out', 'the open lead #out', 'the beacon on the cape #out'],
    foes: ['Hunter Stane|leader of the hunt|the dog drivers|he', 'Ansa Kreel|head of the other camp|the strong ones|she', 'Old Brandt|keeper of the depots|the depot men|he', 'Captain Verrin|leader of the rival party|the rival drivers|she @renaissance,new', 'Colonel Strake|explorer of renown|the colonel\'s men|he @renaissance,new', 'Agent Maddern|owner of the fur stations|the station men|he @renaissance,new', 'Doctor Hall|head of the base|the base crew|she @new', 'Chef Pottinger|holder of the last stove|the kitchen guard|he ~heart @new', 'The Third Skier|one too many on the rope|the pale walkers|he ~wonder,dark'],
  },
};
