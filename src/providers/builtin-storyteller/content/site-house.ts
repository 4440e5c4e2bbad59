import type { PackSource } from '../pack.ts';

const lines = `
@ * intro
{h}, {aside}, knew every stair {inhome} by its sound | that night there was one on which nobody trod, and it spoke
Light came {inhome} from under a door that had no room | {h}, {aside}, went and laid a hand on it
{h}, {aside}, had been given a key {inhome} and told what it was not for
{h}, {aside}, had been asked the same thing {inhome} by two people | each had asked {him} not to tell the other
{h}, {aside}, counted the keys {inhome} every evening | on that evening the count came out right, which it never had
@ * intro-plain
A picture had been taken down {inhome}, and it was {h} who saw what had hung behind it
The bell had rung for {h} {inhome} from a room that was shut up
The list of guests {inhome} had been written out again in another hand, and {h} had the first one
A window stood open {inhome} that had been painted shut, and {h} was asked to close it and to say nothing
@ * world
There were those upstairs there and those downstairs, and a back stair where both met
Everything had its hook there and its hour, and one noticed at once when anything was missing
Whoever worked there knew everybody's shoes, and most people's letters
@ * sense in
A bell jerked on its wire, along with eleven others that hung still
The carpet had been worn through in front of one door only
A maid had straightened the row of chairs, all but the last
It smelled of floor wax, lilies and last year's soot
A clock chimed in a room to which nobody had the key
The lift stopped between two floors, thought it over, and went back down
Voices came up through the grating, as clear as if they were under the table
A dust sheet lay over a long shape that nobody had ordered
In the tall mirror a coat turned off to the left
@ * sense out
The blinds were down on the third floor, and had been up a moment ago
A row of empty bottles stood by the kitchen door, with a letter in the last
Gravel had been raked across the drive, and a pair of toes had crossed it
@ * mood
{h} felt that a guest had just gone out by the other door
{h} walked on the edge of the carpet, where it made no noise
It was a house in which {h} would not have liked to be ill
{h} had been told to make {himself} at home, and had never felt less so
{h} tried to remember how many doors there had been
@ * chat ally
"Never use the front stairs," said {ally}. "Everybody sees one on the front stairs, coming or going."
"I have served soup to all of them," said {ally}. "One learns a good deal from behind."
{ally} ran a finger along the frame and looked at the dust on it, and then at the frame with none
"There are nineteen keys," said {ally}, "and eighteen doors that I know of."
"People tell the truth in this house twice a day," said {ally}. "On the way in, and on the way out."
@ * hunted
The doors on the ground floor had been locked, one after the other | {hands} were coming up by both stairs
{foe} had had every lamp lit | {hands} went from room to room and opened the cupboards
@ * villain any
The last word in that house was with {foe}, {foe.noun} | {hands} had all the words before it
Nothing came or went there without {foe}, {foe.noun} | {hands} carried it, and knew what it weighed
`;

/** A big house with many rooms, a hotel, a theatre, a museum: stairs, keys, bells and who has the say. */
export const pack: PackSource = {
  id: 'site-house',
  sheets: [lines],
  words: {
    nouns: ['inn=guest wing', 'kitchen=house kitchen', 'bell=house bell', 'guard=porter', 'guards=porters'],
    places: ['the back stairs #in', 'the locked room #in', 'the great hall #in', 'the cellars #in', 'the roof terrace #out', 'the service yard #out', 'the long gallery #in', 'the strongroom #in', 'the porter\'s lodge #in', 'the attic store #in', 'the winter garden #in @renaissance,new'],
    foes: ['Octave Lisle|owner of the house|the house staff|he @medieval,renaissance,new', 'Housekeeper Prynne|ruler of the back stairs|the maids|she @medieval,renaissance,new', 'Caretaker Stroud|holder of every key|the night porters|he @medieval,renaissance,new', 'Augusta Vane|heir to the half of it|the heir\'s lawyers|she @renaissance,new', 'Director Hale|head of the house|the assistants|she @new', 'Benefactor Crane|patron of the house|the trustees|he @new', 'Steward Ankar|keeper of the great doors|the door men|he @ancient', 'Lady Iltani|mistress of the great house|the lady\'s servants|she @ancient', 'Nabu the Younger|heir of the great house|the heir\'s friends|he @ancient', 'Monsieur Flute|giver of receptions|the footmen|he ~heart @renaissance,new', 'The Tenant of the Fourth Floor|oldest guest of the house|the quiet guests|she ~dark,wonder @renaissance,new', 'Inspector Maule|agent of the assessors|the inspectors|he ~crime,tech @new'],
  },
};
