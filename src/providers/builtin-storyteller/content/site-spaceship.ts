import type { PackSource } from '../pack.ts';

const lines = `
@ * intro
{h}, {aside}, came off shift {inhome} with {his} gloves still on | nobody was at the lock to take over
The air {inhome} had tasted of metal for three days | only {h}, {aside}, said so aloud
{h}, {aside}, slept {inhome} with one hand on the bulkhead | one hears a good deal through a bulkhead
It was the middle of the quiet shift {inhome} | {h}, {aside}, had no need to be awake, and was
{h}, {aside}, kept {his} locker {inhome} in such order that it frightened the others | there was one thing in it too many
@ * intro-plain
The lamps {inhome} went from blue to white, and {h} had not slept
{h} counted the seals on the way to breakfast {inhome}, as always, and there was one too few
{h} had {his} name over a bunk {inhome}, and below it two others, crossed out
The pressure dial had been turned to the wall {inhome}, and {h} turned it back
@ * world
Outside there was nothing for a year in any direction | inside one could walk round every deck in an hour
The air was measured out there, and so was soap | since the last count so was the light
Whoever wanted to be alone went to the night side, where the hull ticked
Everything on board had been patched once, and most of it by people who were dead
@ * sense
A pump took a breath behind the panel, and held it too long
An engineer had written the names of three pumps on the bulkhead, and under the third a date
The strip light had a flutter that ran from one end of the passage to the other
It smelled of coolant, warm dust and other people's soup
A wrench lay in the wrong clip [3 , and on a ship that is how one knows of a visitor]
A load went by in the big pipe [2 , at the same hour as always]
The hatch had been painted so often that its number stood out like a scar
A gauge had been covered with tape [2 , and the tape had been signed]
Somewhere aft a door closed, and a second later the air moved
The deck leaned a little [3 , as it did whenever the drive was trimmed by hand]
@ * mood
{h} caught {himself} breathing through the nose, to save it
There was nowhere on board to go and be angry
{h} thought of ground, any ground, that did not hum
A hand's breadth of metal, {h} thought, and a welder with a headache had closed it
{h} knew the number of steps to the nearest lock, and had not meant to count them
@ * chat ally
"If you hear it stop," said {ally}, "do not run. Walk. Running uses it up."
"Nine years in this bunk," said {ally}. "My head knows every rivet."
{ally} laid two fingers on the bulkhead [2 , as one feels a pulse,] and seemed satisfied
"Nobody ever steals anything here," said {ally}. "Where would they take it?"
"There are two kinds of quiet on a ship," said {ally}. "This is the other one."
@ * hunted
The locks on that deck closed one after the other | {hands} had been given {his} number
{foe} had read out {his} name over every speaker on board | {hands} had only to wait at the ladders
`;

/** Aboard a ship between the stars: air that is counted, decks, locks and shifts. */
export const pack: PackSource = {
  id: 'site-spaceship',
  sheets: [lines],
  words: {
    nouns: ['street=deck', 'ride=cargo sled', 'inn=bunk room', 'boat=shuttle', 'kitchen=galley', 'bell=shift chime', 'coat=jacket'],
    places: ['the aft lock #in', 'the reactor gallery #in', 'the cold hold #in', 'the plot room #in', 'the water deck #in', 'the spinal corridor #in', 'the boat bay #in', 'the seed locker #in', 'the captain\'s day cabin #in', 'the pump gallery #in'],
    foes: ['Commander Dray|second in command|the master-at-arms and his watch|she ~tech,dark,crime,frontier', 'Quartermaster Ilesanmi|keeper of air and water|the rationers|he', 'Chief Brandvold|head of the drive deck|the drive gang|she', 'Doctor Teller|head of the sick bay|the orderlies|he', 'Purser Anselme|owner\'s agent aboard|the cargo guards|he', 'Commodore Lisbet Ray|master of the convoy|the boarding party|she ~tech,frontier,crime,wonder', 'Hollis Vann|shift boss of the lower decks|the lower-deck gang|he', 'Director Bliss|officer for cheerfulness|the stewards|she ~heart', 'Steward Pomfret|master of the tablecloths|the under-stewards|he ~heart', 'The Navigator|reader of the dark chart|the chart readers|she ~wonder,dark'],
  },
};
