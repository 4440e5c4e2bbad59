import type { PackSource } from '../pack.ts';

const lines = `
@ * intro
{h}, {aside}, had lain awake {inhome} and listened to the hull | it had said a new word
There was a drop on the rim of the hatch {inhome} | {h}, {aside}, tasted it, and it was salt
{h}, {aside}, wiped the glass {inhome} every morning | today there was a mark on the other side
Nine people {inhome} knew what the pressure was | {h}, {aside}, was the one who could not stop knowing it
{h}, {aside}, still kept count of the days {inhome} | nobody else did, and it set {him} apart
@ * intro-plain
A lamp moved outside the glass {inhome}, and {h} knew that all the divers were in
The pumps {inhome} had changed their tune in the night, and nobody but {h} had got up
{h} signed for the diving suits {inhome}, and one of them was wet
@ * world
There was a hand's breadth of steel there, and behind it the whole weight of the sea
No day came down so far | what light there was came from lamps, and drew visitors
Whoever went up had first to wait for a day in the chamber, so nobody left there in anger
@ * sense
A soft body knocked at the hull, felt its way along, and went off
A fish with a light of its own looked in at them, and seemed to find it dull
The bulkhead sweated, and each drop took its time
The steel gave a long groan, as it did when the tide turned a mile above
It smelled of rubber, salt and boiled rice
A hatch stood ajar that was meant to be dogged
Everybody's voice was a little higher there than it had been up above
A needle trembled on its dial, a hair to the left of the red
Silt lifted outside the glass, and sank, as though a diver had just gone by
Bubbles went up past the port in a string, from somewhere below
@ * mood
{h} swallowed, to clear {his} ears, and it did not help
{h} tried not to think upward
All the walls sweated there, and {h} leaned on none
{h} thought of weather as a tale that {he} must have made up
{his} mouth was dry, with so much sea about
@ * chat ally
"It is not the leaks that you hear," said {ally}. "Those you can talk to."
"You get used to the weight," said {ally}, "the way that a nut does."
{ally} breathed on the glass, drew a sun on it, and rubbed it out
"The first thing I shall do up there," said {ally}, "is be rained on."
"Never whistle down here," said {ally}. "Things whistle back."
@ * hunted
{hands} had the moon pool and both of the hatches | there was no third way out, unless one had gills
The lamps on that level went red, which they did for fire, for flood, and now for {h}
`;

/** Under the sea: pressure, locks, pumps and a glass between. */
export const pack: PackSource = {
  id: 'site-underwater',
  sheets: [lines],
  words: {
    nouns: ['street=passage', 'ride=crawler', 'inn=bunk room', 'boat=bell', 'kitchen=galley', 'bell=pressure alarm', 'coat=jacket'],
    places: ['the moon pool #in', 'the ballast room #in', 'the decompression chamber #in', 'the viewing gallery #in', 'the pump level #in', 'the suit locker #in', 'the flooded section #in', 'the sonar room #in', 'the kelp beds #out', 'the trunk line #out'],
    foes: ['Master Corrigan|ruler of the moon pool|the divers|she', 'Director Haas|head of the works|the lock wardens|he', 'Chief Orr|head of the pumps|the pump crew|he', 'Doctor Selm|physician of the deep|the chamber attendants|she', 'Captain Brisk|commander of the boat|the torpedo watch|he', 'Mistress Dane|holder of the salvage rights|the salvors|she', 'Quartermaster Finn|keeper of the air bottles|the bottle men|he', 'Coral Pryde|hostess of the glass dining room|the waiters in white|she ~heart', 'The Ferryman of the Trench|voice in the sonar|the pale swimmers|he ~wonder,dark'],
  },
};
