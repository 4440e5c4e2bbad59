import type { PackSource } from '../pack.ts';

/** What its strength rests upon, and how that gives way. */
const cases = `
@ * truth line=defeat-eleven trail=defeat start
No two people agreed how many stood behind {target} | some said hundreds | {h} asked how anybody knew, and it turned out that no one had counted
@ * truth line=defeat-eleven lead
There was a lame one among those who served {target}, and went by every window {inhome} | {h} saw the same limp at noon by the gate, and again at the bridge
@ * truth line=defeat-eleven second
Somebody's brother sewed for the lot of them | in ten years he had been asked to make eleven coats, and to let out two
@ * truth line=defeat-eleven means
By night boots were set out, in rows, under every wall | they were stuffed with straw, and somebody went round and moved them
@ * truth line=defeat-eleven wall
{foe} saw to the boots, and the lamps, and the noise | and {foe} was not for sale, being well paid in being feared
@ * truth line=defeat-eleven turn
{target} had eleven people, in all | there had never been more | the hundreds were a story | people themselves had helped to tell it
@ * truth line=defeat-eleven price
The last to count up to eleven was laughed at for it [2 , by neighbours] | after that he was not seen again | {h} had the same number now
@ * truth line=defeat-eleven plan
A number is easily passed along | by that evening it was in chalk on nine doors, and nobody had been seen to write it
@ * truth line=defeat-eleven gate
From here {h} could see all of it [2 , the rows of boots, the lamps on strings] | a child could have walked through, and none had
@ * truth line=defeat-eleven duel
"Eleven," said {h}, and said it loud. | {foe} looked round, as if to see who had heard | behind every shutter somebody was moving their lips
@ * known line=defeat-eleven before
{h} kept a count, and the count stayed small | with so few {target} held all {home}, and {he} could not yet see how
@ * known line=defeat-eleven behind
It was eleven and a heap of straw | somebody had only to say so where all could hear
@ * settle line=defeat-eleven won
They came out with brooms, and with lids, and with nothing | there were four hundred of them, and eleven of the others, and it was over before the lame one had got to the gate | so much for {target} | by evening children were clumping about in the boots | {foe} had asked to be locked in, for {foe.his} own sake
@ * settle line=defeat-eleven lost
{h} said the number, and the shutters stayed shut | everyone had counted eleven, and each of them supposed that the others had not | {target} is still there, with the straw and the strings | but people have begun to say good morning to the lame one, by name
@ * settle line=defeat-eleven dear
It was eleven against four hundred | after that {target} was done for | three of the four hundred did not get up | all three had lived on the one {street}, and had been the first to open a door

@ * truth line=defeat-share trail=defeat start
Everyone {inhome} paid something, so that {target} would leave them be | {h} had never seen it handed over, and asked where it went
@ * truth line=defeat-share lead
{foe} came round at night for what they paid | it was a small thing each time [2 , an egg, a {coin}, a word about a neighbour]
@ * truth line=defeat-share second
One house had stopped paying, the winter before, for want of anything | nothing had happened to them | they were so ashamed of it that they told nobody
@ * truth line=defeat-share means
{foe} wrote it all down in a book [2 , who paid, and for how long] | in a year it came to more than {target} could have taken in ten
@ * truth line=defeat-share wall
The book was never out of {foe's} reach | {hands} slept in front of the door, and each of them had a page in it too
@ * truth line=defeat-share turn
{target} lived on it, and on nothing else | for years {target} had been failing | it was they who kept it on its feet | they were paying for the very thing they feared
@ * truth line=defeat-share price
They turned on {h} for telling them what they paid for | it is hard to be told such a thing of one's own mother
@ * truth line=defeat-share plan
The house that had stopped paying would say so out loud [2 , on its own step] | it was a beginning, and there were forty houses more
@ * truth line=defeat-share gate
It was the night for paying, and not one door had opened | {target} would be wondering at it, in there, by now
@ * truth line=defeat-share duel
{foe} had come back with the bag hanging empty. "You have no idea what it does when it is not paid," said {foe}. | "No," said {h}. "Nor do you. Nobody ever looked"
@ * known line=defeat-share before
They all paid, and one house had not, and was standing yet | {h} wanted to see that book before the next time of paying
@ * known line=defeat-share behind
It was a matter of one night on which nobody would pay | {h} had to get them all to that night, and through it
@ * settle line=defeat-share won
They sat up, every house with the lamps lit, and the doors stayed shut | toward morning something was heard outside, and it was not large | {target} had got as near as the lowest step, and could not climb it | at sunrise {h} gave them back the book, and they made a fire with it, unread
@ * settle line=defeat-share lost
A single door opened, about three, somewhere at the lower end, and a hand came out with an egg | it was enough | {target} was seen walking the next week, quite upright | {foe} went behind with the book
@ * settle line=defeat-share dear
They held out until it was light, all but one, and {target} did not see the next evening | the one had three small children, and had opened because she was afraid | {h} tore out her page before the book was read aloud, and has never said whose it was

@ * truth line=defeat-helper trail=defeat start
Somebody wished {him} luck against {target} | it was on a slip of {paper}, under {h's} door, and there was a drawing of a gate with it
@ * truth line=defeat-helper lead
The drawing of the gate was a true one | whoever made it went in and out where {target} was, and had done so for a long time
@ * truth line=defeat-helper second
Others before {h} had got a slip with a gate on it | each had come a little farther than the last
@ * truth line=defeat-helper means
Under {h's} door there was a second slip, with a key, wrapped up in a rag | it was for the one door that {target} never thought about
@ * truth line=defeat-helper wall
{foe} had sworn to stand by {target}, hand on stone, and was always to be seen there | it was {foe} who would be in the way
@ * truth line=defeat-helper turn
The rag round the key was the lining of {foe's} own sleeve | the slips came from {foe}, and so did the key | {foe} wished {target} gone, and had wanted somebody else to be seen doing it
@ * truth line=defeat-helper price
There was a chair waiting, and {foe} meant to sit in it | there was a drawing for {h} as well, a wall and a morning
@ * truth line=defeat-helper plan
{h} had kept the slips, all of them, with the drawings | it had come to {him} that there was one person who ought to see them, and it was the last that anyone would think of
@ * truth line=defeat-helper gate
The key turned without a sound | someone had oiled that lock, and not for {h's} sake
@ * truth line=defeat-helper duel
"You have come so much farther than the rest," said {foe}, and drew back, and held the door for {him}. | {h} laid the bit of lining upon the floor between them [3 , with the stitches uppermost]
@ * known line=defeat-helper before
Somebody close to {target} drew well, and signed nothing | it was worth some thought what such a friend could want
@ * known line=defeat-helper behind
{foe} had opened every door for {him} up to {target} | {h} had to go through the last, and then not do what was expected
@ * settle line=defeat-helper won
{h} went in by the door and showed {target} the slips, all of them, laid out by date | they fell upon one another like two dogs, {target} and {foe}, and they had so much to say that the {guards} stopped to listen | after an hour no one would obey either of them | they broke up the chair for firewood, and it only smoked, being gilt
@ * settle line=defeat-helper lost
{foe} shut the door after {him}, gently, and called the {guards} | {target} is gone, and {foe} has the chair | it was {h} who gave it to {foe.him} | a new drawing is going about, they say
@ * settle line=defeat-helper dear
{target} was brought down by the key and the door, just as it was drawn | and {foe} had the chair before it was cool | {h} went home with a bit of torn lining, and with every slip | on the day they are wanted they will be found
`;
export const pack: PackSource = { id: 'case-defeat', sheets: [cases], words: {} };
