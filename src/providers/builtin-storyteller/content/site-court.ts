import type { PackSource } from '../pack.ts';

const lines = `
@ * intro
{h}, {aside}, had been moved two places down the table {inhome} | everyone had seen it but the one who gave the order
{h}, {aside}, had waited in the same anteroom {inhome} for eleven days | on the twelfth the guard said good morning
{h}, {aside}, had been bowed to {inhome} by three people who never bowed | {he} went to find out why
{h}, {aside}, waited behind a curtain {inhome}, and {his} own name came through it
The mirror {inhome} had been turned a little | {h}, {aside}, could now see the door, and be seen from it
@ * intro-plain
A glove lay on the third stair {inhome}, and nobody but {h} had dared to pick it up
The music {inhome} broke off at half a bar, and everybody looked at {h}
{h} had been given a better room {inhome}, and in it stood a second bed
A page ran the whole length of the gallery {inhome}, which is forbidden, and he ran to {h}
@ * world
One rose and fell there by the width of a chair, and nobody ever sat down by chance
Every curtain had ears there, and most of the ears had a pension
Nothing was said there that one could have been asked to repeat
@ * sense in
A fan closed across the room, and two people stopped talking
The candles had been lit on one side only
A tapestry stirred, though nobody had come in
It smelled of beeswax, dog and roses two days old
Steps went by behind the panel, in no hurry
A chair with gilt feet had been set facing the panels
A young man's laugh began too soon and had to wait for the others
The guards at the door looked straight ahead, and listened
@ * sense out
Gravel had been raked so fine that one saw who had crossed it and how often
A peacock screamed on the terrace, like one who has had bad news
The sentries changed, with a great deal of stamping, and left a gap of a minute
A lantern stood in the maze, and went out
@ * mood
{h} smiled until {his} face was tired, and then a little longer
{h} tried to remember what {he} had said to whom, and in which order
There was a draught between {his} shoulders where favour had been
{h} kept {his} hands still, since hands are watched there
{h} would have liked to hear one honest shout
@ * chat ally
"Do not look," said {ally}. "The one in green is counting whom you look at."
"I was in favour for a whole spring once," said {ally}. "I bought furniture."
{ally} bowed to a person of importance, and said a word into {ally.his} collar
"Nobody lies here," said {ally}. "They only arrange the furniture."
"When they offer you a chair," said {ally}, "see whose it was."
@ * hunted
The doors of the long gallery were shut, first at one end and then at the other | {hands} came along between the mirrors
{foe} had only lifted a finger, and {hands} had begun to move through the guests
@ * villain any
{foe}, {foe.noun}, stood nearest to the throne | {hands} stood nearest to everybody else
It would be heard of by {foe}, {foe.noun} | {hands} wore no colours, and were everywhere
`;

/** A court, a palace: favour, galleries, ears behind the curtains. */
export const pack: PackSource = {
  id: 'site-court',
  sheets: [lines],
  words: {
    nouns: ['street=gallery', 'inn=guest wing', 'kitchen=palace kitchen', 'bell=chamber bell', 'clerk=secretary', 'ride=closed carriage @renaissance,new', 'ride=litter @ancient,medieval'],
    places: ['the long gallery #in', 'the audience chamber #in', 'the maze #out', 'the privy stair #in', 'the treasury door #in', 'the orangery #in @renaissance,new', 'the lower terrace #out', 'the guardroom #in', 'the robing room #in', 'the banqueting hall #in', 'the queen\'s garden #out', 'the chamber of seals #in'],
    foes: ['Lord Chamberlain Ansgar|keeper of the royal door|the pages of the back stairs|he @medieval,renaissance,new', 'Dowager Ysolde|mother of the throne|the ladies of the east wing|she @medieval,renaissance,new', 'Chancellor Roke|keeper of the seal|the seal men|he @medieval,renaissance,new', 'Mistress Vail|keeper of the wardrobe|the robe maids|she @medieval,renaissance,new', 'Captain Ferrand|sword of the household|the household guard|he', 'Steward Nabonu|keeper of the inner doors|the door keepers|he @ancient', 'Lady Merit-Amun|sister of the throne|the fan bearers|she @ancient', 'Vizier Harsa|first of the counsellors|the scribes of the inner court|he @ancient', 'Ambassador Celan|envoy of a friendly power|the envoy\'s suite|she @renaissance,new', 'Master Pipkin|planner of the revels|the revellers|he ~heart @medieval,renaissance,new', 'The Astrologer|reader of the royal birth|the star clerks|he ~wonder,dark,heart'],
  },
};
