import type { PackSource } from '../pack.ts';

/** What was told to the one who is loved, by whom, and what that one knew in truth. */
const facts = `
@ * truth line=win-bench start
There was a bench where somebody left a place free every Thursday | that was {target}, they told {h}, every week since a certain year
@ * truth line=win-bench lead
People thought that {target} kept it for {foe}, who sat there on the other days, with a cushion | they made a handsome pair, everyone said so
@ * truth line=win-bench second
On that bench {foe} had never once been asked to sit | {target} looked straight in front [2 , on those days,] and went home before the lamps
@ * truth line=win-bench means
Something was scratched under the bench, on the free side | it was a day, and half of a joke, and the other half had been for the day after {h} left
@ * truth line=win-bench wall
{foe} was telling people to expect news before the moon was full | {hands} had begun to put up garlands
@ * truth line=win-bench turn
"It was not hope, then," said {h}. "It was a kind of answer." | somebody had said once that {name} would be forgotten in a year | {target} had gone and sat there every Thursday, to show that it was not so
@ * truth line=win-bench price
It was {foe} who had said so about {name}, and there was money on it | a year had become a good many, and {foe} was tired of being wrong in public
@ * truth line=win-bench plan
It would be on the bench, and one day in the week was all there was to it | {h} had bought a brush for {his} {coat} and was counting
@ * truth line=win-bench gate
It was Thursday | {foe}, people said, had gone out early to be on that bench before anyone else, and had taken a cushion
@ * truth line=win-bench duel
"That place on the bench is not yours," said {h}. | {foe} did not blink. "I have sat there oftener than you have," said {foe}. "You will find that it is a very hard bench"
@ * known line=win-bench before
There was a bench, and a place kept on it, and {h} had not yet the courage to think for whom
@ * known line=win-bench behind
{target} had sat there to show that one is not forgotten | it was {h's} turn to show that one comes back
@ * settle line=win-bench won
It was Thursday, and {h} walked up to the bench, where {target} was | {foe} got there first, and put the cushion down in the free place | "That is taken," said {target}, and went on looking straight in front. | people had stopped to see | {foe} got up, and dusted the seat off, quite civilly, and {h} sat down on it | nobody spoke, and along the {street} lamp after lamp was lit | then {target} put a hand into {h's} | "One of the hats is always on the other bank," said {target}. "That is why." | it had not been worth the wait, and {target} laughed so much that the bench shook
@ * settle line=win-bench lost
{target} came, and saw {h} there with {foe}, and walked past | there was another bench, and {target} sat down on that, with a place left free | {h} went across, and {target} put out a hand, and covered the place | "There is somebody coming," said {target}. "I used to know who it was." | {foe} took the cushion, and went home | {h} came for a year of Thursdays, and sat upon the hard one | the place across from {him} stayed free
@ * settle line=win-bench dear
It was Thursday | {foe} rose from the bench, with everybody watching, and counted the stake out upon it | it went down to the last {coin} | {h} sat down in the free place, and {target} made room | after a while {target} gave {him} a hand to hold, rather stiff | "I proved it," said {target}. "I have to think now what I shall do on Thursdays." | {h} had taken it for hope, and held the hand all the same | {foe} goes by there still, with the cushion, and does not look to the side
`;

/** Scenes in which a fact of the case is found out, with somebody who comes back. */
const scenes = `
@ bench1 scene line=win-bench second p=again
% The Free Place; Thursday, Seen from a Hedge
{h} and {p} stood behind a hedge, with two borrowed brooms | it was a Thursday | there was the bench | on the left of it sat {target} | and the right side was free
{foe} came along the path with a hat held low, and stopped, and spoke | {foe.he} was answered, most politely | {foe.he} was not asked to sit
"That is every week," said {p}. "And home before the lamps. I must have gone by here for a year to see it." | {target} had one hand laid flat on the free place, the way one keeps a seat [2 for somebody who has only gone to fetch something]
+ Help {p} sweep the path, and go by close => {h} swept, with a hat pulled down, and went by at two yards | there was {sign} | nobody looked up, but the hand upon the bench had begun to beat time to the broom
= Wait until they have all gone home => {h} waited, and then felt along the wood | it was worn quite smooth where {target} sat | and the free half was as rough as new
- Trick {foe} away with a false message => {foe} went off at a trot | for one whole hour there was nobody between {h} and that bench but {himself} | {h} had not thought of that beforehand
~ There was a clap of thunder, and all the people ran | {target} walked | before {they} were out of the hedge there was no one on the path but {foe}, with the hat full of rain

@ bench2 scene line=win-bench plan p=again
% One Day in the Week; A Brush and a {coat}
It was Wednesday, and {h} was brushing {his} {coat} for the next day | {p} sat by and pointed out the spots
"You will not have long," said {p}. "There is from the afternoon until the lamps, and you will spend the half of that standing behind a tree."
Somebody went by the open door with a basket, and turned back, and stood there | it was {target} | it was not Thursday, and neither of them had made ready what to say
"You have come about the bench," said {target}, to the brush
+ Give {target} the chair by the door => It was not taken | "I sit enough," said {target}, "on one day" | but the basket was set down | and there was {sign}, close to, and it was some time before anyone took the basket up again
= Say that you have come back to be laughed at => It was true, as it happened | "That joke," said {target}. "I have had the half of it for years" | then the basket was picked up, and at the corner somebody could be heard trying not to laugh
- Lie that you were only passing through => {target} nodded, as at a thing one has read before | "People do," {target} said, and was gone | {p} took the brush out of {h's} hand, and did the collar without a word
~ {p} had let fall the brush, and both of them bent for it | when {they} had got {their} heads apart there was nobody in the doorway [2 , and an apple was rolling]

@ bench3 scene line=win-bench wall
% Garlands; Before the Moon Was Full
{foe} stood on a ladder in the square, and told {hands} where the garlands should go | "You have come back in time for the news," said {foe}, with pins between {foe.his} lips. "I shall have an answer by the full moon, you know"
There was money on that answer, and half of {home} was in it | nobody would look straight at {h}
Beyond the last of the garlands stood the bench | and it was only a Tuesday
+ Help to hold the ladder steady => {h} held it | "You are a strange rival," said {foe} from above, after a time. "I have never been asked to sit there. Not one time, if you must know"
= Ask {foe} for what day the wager runs => "There is no wager," said {foe}, and came down, and had missed a rung | it ran out with the moon, everybody told {h} afterward | and {foe} had bet the house on it
- Steal the pins, and let the garlands fall => They came down on the band | people laughed more than they ought to have | over by the yew somebody had stopped, with a basket | and {h} could not tell if that one was laughing
~ {foe} missed a rung, and came down among them with all the garlands | {hands} had to cut people out | nobody could have got a word in for the laughing

@ bench4 scene line=win-bench lead p=hedge-cutter
% Everyone Said So; From the Left Side
{p.a} had cut as far as the bench, very straight | "The free place is for {foe}," said {p}. "Everyone says so. They make a handsome pair."
In the roots of the hedge there was a cushion, too | {foe} sat on it on the other days [2 , said {p}, to get the feel]
{h} took the left side, where {target} had been each Thursday | one did not see the square from there, nor who was passing | there was only the road, and it was the one by which {h} had gone away
+ Help {p} with the far end of the hedge => {they} met in the middle | "Now that I am asked," said {p}, with leaves in {p.his} hair, "I cannot say that I ever saw the two of them on it at once"
= Try the right side for a minute => It looked out upon a wall | just where one sits a knot stood up in the wood | it was as sharp as on the day it was sawn | no one could have borne that for long without a cushion
- Steal the cushion out of the roots => {foe} came for it on the Wednesday, and felt about under the leaves | then {foe.he} tried it without, and was up again quicker than {foe.he} had sat down | there was no one to see it but {p}, who told everybody
~ A shower came over the hill, and both of them stood in the hedge for it | then the seat was one long puddle | {p} had taken up the shears again, and had no more time

@ bench5 scene line=win-bench means p=again
% Why Two Hats; Flat on the Gravel
It was to be read only from below, {p} had heard | so {h} lay down flat on the gravel, and {p} held the {lamp} between the slats
A word was scratched in the wood of the free side | it was Thursday, neat and small | and under that there was a question: "Why does the ferryman own two hats?"
{h} had been asked that here, one Tuesday | the answer was to come on the Thursday [2 , since that made a reason to come] | on the Wednesday {h} had left
"Well, why does he?" {p} wished to know, up there | {h} had no idea
+ Help {p} to guess the other half => {they} tried it with rain, and with a bald wife, and two heads | it was none of those, or it was not worth a bench | "There is only one who can tell you that," said {p}, "and it is for Thursdays"
= Feel with your thumb how old it is => The lines had not all been made in the same year | somebody had gone over them again and again, as one does with a name upon a stone | the last time could not be long ago, for there was a splinter, and it was white
- Attack the joke with your {blade} => {h} had begun on the hats when {he} saw how deep they went | the whole board would have had to come away | {p} put out the {lamp} and said that it was late
~ There were feet on the gravel, a good many, and a dog | {p} put the {lamp} under a hat | the dog had found {h} by then, and sat down there, and was not to be called off

@ bench6 scene line=win-bench price p=again
% Never Lost, Never Paid; It Doubles Every Year
{p} wished {him} to see a room | the bed had left a pale square on the floor, and so had the table | {hands} were just going down with the chair, and {p} sat on the boards
"I laid a {coin} on you," {p} said. "In a year nobody would know your name, {foe} told the whole inn, and I said that I should. I have won every time since. It is doubled, and {foe.he} holds the stakes until the next."
The wager book lay open upon the sill | {foe} had ruled it {foe.himself} | the first line had {name} in it, and that first year, and the rest were all one long sum [2 , in which nobody was ever paid]
+ Help {p} to get the chair back => {hands} let go of it willingly enough | "It all falls due at the full moon," one of them said on the stair. "Unless somebody sits down on that bench before. I have got a month's pay on it myself"
= Read who was the first to sign against {foe} => {p} was the second | whoever came first had had no money to lay, and had written down as the stake: my Thursdays | {h} knew the hand
- Cheat {p} with a false line in the book => It was in {foe's} own style | whoever sat down, {p} was to have nothing | {foe} came upon it the next day | that day {foe.he} was heard to sing, which surprised {hands} very much
~ {hands} came up once more, for the sill, which had been reckoned in | so the book went with it | {p} looked at the gap, and supposed that it would be nice in summer
`;
export const pack: PackSource = { id: 'case-win-bench', sheets: [facts, scenes], words: {} };
