import type { PackSource } from '../pack.ts';

const lines = `
@ * intro
{h}, {aside}, went round by the shore {inhome} before breakfast | there was one footprint too many
Everything that reached {home} came over the reef | {h}, {aside}, went down each morning to see what it had been
{h}, {aside}, had dragged {his} boat above the tide line {inhome} | in the morning it lay somewhere else
{h}, {aside}, lit the signal fire {inhome} when it was {his} turn | that night a wet hand had put it out
{h}, {aside}, looked at the horizon more than others did {inhome} | it was thought to be unlucky
@ * intro-plain
A chest had washed up {inhome}, and the three who found it had sent for {h}
The birds {inhome} had left the north end in the night, and {h} went to see what they had left it to
No boat had come {inhome} for a month, and {h} was the first to say the number aloud
The tide {inhome} went out farther than it ever had, and {h} walked after it
@ * world
From the top one could see all of it, and be seen by everybody
Whoever quarrelled there met again at the same spring the next morning
The sea gave and took there, and people knew each other's business by what lay on the sand
@ * sense out
A crab went sideways over the sand, dragging a piece of rope
The surf broke on the reef, drew breath, and broke again
White stones had been piled on the point, and they had not been there before
Nets hung drying, and the wind moved about in them like a person
A sail had shown itself, and it was not getting any bigger
A gull dropped a shell on the rocks, came down to look, and took it up again
The tide had left a line of weed, and a bare foot had stepped over it
@ * sense in
Sand had come in under the mat and drawn the shape of the wind
A conch lay on the sill [2 , and its inside was worn from use]
It smelled of smoke, salt and drying fish
The timbers had been a ship once, and the marks of the caulking iron were still to be seen
@ * mood
{h} looked at the horizon for so long that it seemed to bend
There was salt in every small cut that {h} had
However {h} walked there, {he} came to the sea
{h} would have liked one road that went on
{h} counted the boats on the sand, and did not like the number
@ * chat ally
"On an island," said {ally}, "one can only be lost in one direction."
"Everybody here is a cousin of a man whom I owe," said {ally}
{ally} threw a stick in, to see which way it would go, and frowned at it
"They will have seen our smoke," said {ally}. "They have seen everybody's smoke. It is how they get the news."
"The sea will not help," said {ally}. "It never takes sides. It just takes."
@ * hunted
{hands} had pulled all the boats above the tide line, and sat on them | now they needed only to walk from point to point
A line of torches had started at the north end | {hands} were going across it side by side, as one drives game
`;

/** An island: a reef, a shore, boats, and everybody seen by everybody. */
export const pack: PackSource = {
  id: 'site-island',
  sheets: [lines],
  words: {
    nouns: ['street=path', 'ride=outrigger', 'boat=outrigger', 'bell=conch @ancient', 'letter=knotted cord @ancient'],
    places: ['the landing beach #out', 'the gap in the reef #out', 'the signal point #out', 'the wreck on the bar #out', 'the sweet spring #out', 'the sea cave #in', 'the boat sheds #in', 'the north cliff #out', 'the long house #in', 'the tidal causeway #out', 'the drying ground #out'],
    foes: ['Mata of the Reef|holder of the passage|the passage keepers|she @ancient', 'Old Keo|keeper of the sacred grove|the grove men|he @ancient', 'Big Halau|chief of the windward side|the windward paddlers|he @ancient', 'Captain Morrow|wrecker|the wreckers|he ~frontier,crime,dark,wonder,heart @medieval,renaissance,new', 'Mistress Quill|holder of the landing|the landing crew|she @medieval,renaissance,new', 'Solomon Teague|owner of every boat|the boatmen|he @medieval,renaissance,new', 'Governor Lavell|ruler of the outer isles|the governor\'s boatmen|she @renaissance,new', 'Widow Finch|holder of the only spring|the water sellers|she @medieval,renaissance,new', 'Admiral Noggs|self-appointed admiral|the admirals under him|he ~heart @medieval,renaissance,new', 'Sister Brine|keeper of the drowned|the drowned choir|she ~dark,wonder @medieval,renaissance,new', 'Queen Basma|mistress of the shoals|the shoal crews|she ~heart,frontier,wonder @medieval,renaissance'],
  },
};
