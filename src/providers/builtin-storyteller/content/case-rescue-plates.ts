import type { PackSource } from '../pack.ts';

/** Where somebody is kept, what for, and how that one comes out again. */
const facts = `
@ * truth line=rescue-plates start
Every evening two plates were carried to a house where one person lived | {h} had heard it from three people, and had seen it once | somebody was being kept, then
@ * truth line=rescue-plates lead
It was {foe} who paid for both the plates | on one of them the bread was always cut up small, the way one cuts it for {target}
@ * truth line=rescue-plates second
They had said for weeks that {target} had gone away with somebody | there was even a {letter} to say so, and nobody had compared the writing
@ * truth line=rescue-plates means
The basket with the plates came and went at dusk | whoever carried it wore a grey hood, and {hands} had stopped looking under it
@ * truth line=rescue-plates wall
The house of the two plates had one door, and one stair | up there was a room with the bolt on the outside | the bolt had {foe's} lock upon it
@ * truth line=rescue-plates turn
"It was never about money," said {h}. "There is a name to be signed, and only one hand can do it." | all this while the pen had lain in front of {target}, and {thing} had not picked it up
@ * truth line=rescue-plates price
Once the {paper} was signed {foe} would have no need of {target} | {h} had that from somebody who paid dear for overhearing it
@ * truth line=rescue-plates plan
The hood would go over one head as well as another | one person might go in with the basket, and another come out
@ * truth line=rescue-plates gate
There was the house with its one lit window | somebody up there was walking to and fro, eleven steps and turn
@ * truth line=rescue-plates duel
{foe} had the {paper} in one hand, and it was still blank at the foot | from over their heads came eleven steps, and after that there came no more
@ * known line=rescue-plates before
Two plates went in, and one old servant lived there | {h} had to find out what {foe} wanted with {target}
@ * known line=rescue-plates behind
As long as nobody signed, {target} was safe | {h} had that much time, and a grey hood
@ * settle line=rescue-plates won
{h} took the {paper} from {foe}, and sat down to it, as if to sign | overhead a bolt went back, quite softly | somebody came down in the grey hood, with the basket over one arm | {foe} made way for the basket, as on every evening, and never looked under the hood | {h} wrote, slowly, and what {he} wrote was {foe's} own name | out on the step the hood was put back, and it was {target} | {foe} read the name, and ran up to the room, and two plates stood there | "Twelve," said {target} on the road, "thirteen. I need not turn round."
@ * settle line=rescue-plates lost
"Let me have it," called a tired voice from above, "and let {name} go." | {foe} went up with the {paper}, and came down again, and blew upon the foot of it | {target} had signed | "That was on your account," said {foe}, and stood away from the door. | both the plates were out on the step, and they were clean | {h} looked up, and the window went dark | nobody walked to and fro up there any more
@ * settle line=rescue-plates dear
"The bolt first," said {h}, "and then it shall be signed." | {foe} drew the bolt, and {target} came down with one hand along the wall | {target} read the {paper} to the end, and asked for the pen, and signed | "So each of us has what was wanted," said {foe}, and folded it away. | {h} gave {target} an arm as far as the road | there {thing} stood still, and looked straight up | "It was cheap," said {target}. "I had forgotten how high it is."
`;

/** Scenes in which a fact of the case is found out, with somebody who comes back. */
const scenes = `
@ plates1 scene line=rescue-plates second p=again
% Two Hands of Writing; The {letter} on the Table
{p} had got hold of the {letter} that was read out to everyone, the one in which {target} took leave | {p.he} had it in a cloth, like something that might bite
{h} laid a bill beside it, in {target.own} writing | it took no more than a look
"The tails go the other way," said {p}. "I said so at the time. They told me that people write differently when they are happy."
So nobody had gone away with anyone | somebody had sat down and written it, to have {target} not looked for
+ Comfort {p}, who was the first to say so => {h} told {p.him} that one had been enough | {p} folded up the cloth | "Then I may say the other thing," said {p}, and it was that the {paper} came from {foe's} own desk
= Hold it up against a {lamp} => Something showed in the {paper}, for half a line had pressed through from the sheet above | it said: two plates, as usual
- Cheat {p} of the {letter} to use it yourself => {h} swapped it for a bill | it was a week before {p} unfolded the cloth | by that time {h} had shown it at three doors | and one of them was {foe's} cook
~ A shadow went by the window, and {p} had the {letter} in the cloth before it was past | {h} was left holding a half of it, and that had no name on it

@ plates2 scene line=rescue-plates plan p=again
% Under the Grey Hood; Eleven Steps and Turn
The basket was on {h's} arm | and the hood was over {his} eyes | {p} had got the loan of it, and of the shoes that belonged to it
{hands} did not look up | there was a stair, and a door with its bolt drawn back while a plate is put down
At a bare table sat {target} [! , the same as ever, down to {sign}] | "You are late," said {target}, and then saw whose hands they were
Outside the door {foe's} man was counting under his breath | and he had got to twenty
+ Give {target} the hood to try for size => {h} put it over that head, and it fell to the chin | in ten breaths they had said what there was to say | "Tomorrow," said {target} from within, and it went back into the basket, under the bread
= Ask {target} what is to be signed => "A name," said {target}. "It opens a door for {foe}, and it must be mine" | the pen lay there, and had dust on it | then the man had counted out | and {h} was walking down a stair with two clean plates
- Lie that all of {home} is on the way => {h} said it to put heart into them both | {target} looked at {him}, the way one looks at somebody one has known for long | "Bring the basket, then," said {target}, "if all of {home} cannot come"
~ "Sixty," said the man outside, and put in his head | {target} was eating, with both eyes on the plate | {h} went down that stair with the hood on back to front

@ plates3 scene line=rescue-plates wall
% One Door, One Stair; The Lock on the Outside
{foe} stood in the yard of that house and was feeding doves | "I do not hide anything," said {foe}. "You see it all from here. There is one door, and one stair, and at the top of it a bolt. It has my lock upon it, as there are thieves about"
On the stair {hands} were playing at dice | over their heads somebody walked eleven steps, and turned
{h} had only to call out, and did not
+ Share the crumbs, and keep {foe} talking => They fed the doves together, like two old neighbours | up there the steps had stopped at the window | "It listens for voices," {foe} remarked, and threw the last of it, and rubbed {foe.his} palms clean
= Count how long the basket stays upstairs => It went in and came out with the plates while one might count to sixty | nobody had looked under the hood | a dove sat down on {foe's} hat
- Lie that you have come about the roof => {foe} had {him} shown it, from a ladder, with two of {hands} below | it was a good sound roof | but it went close by that window | on the sill inside lay a pen, and dust
~ All the doves went up at once, and {hands} jumped up after them | {foe} wished to know what {h} was called, so as to be able to send eggs | somebody was put to stand at the top of the stair

@ plates4 scene line=rescue-plates lead p=cookshop-keeper
% Bread Cut Small; Paid by the Week
{p.a} had put out two plates upon the counter, and was filling them both
"There is one old servant in that house, and she eats like a wren," said {p}. "Two go over, and two come home clean. It is paid by the week, and {foe} does not haggle."
On the first plate the bread lay in slices [2 , as anyone has it] | on the second it was cut up in squares, no bigger than dice | somebody had even taken off the crusts
{h} knew of one person who had to have it cut so | it was {target} and nobody else
"They asked for that in the second week," said {p}. "Until then the one plate always came back as it went."
+ Help {p} to carry the basket to the corner => At the corner someone in a grey hood took it over, and thanked the ground | {p} went no farther, and never had | "It is bad for trade to know a thing," said {p}
= Look at the plates that came home last night => They had been wiped with bread | but the rim of the one had a row of crumbs on it, in little heaps | there was one for every day [! that {target} had been gone]
- Steal a square of the bread for yourself => It was buttered on both sides, as {target} had always wanted it | so the plate went over there one square short, and it was {foe's} money that it was short of
~ The one who fetched the basket had come early, in a grey hood | it stood in the door, and would not come in | {p} covered the plates at once, and had a good deal to do with a cloth

@ plates5 scene line=rescue-plates means p=again
% The Grey Hood; What They Look At
{p} knew of a window with a view of that house | they sat at it without a {lamp}
When it got dark the basket came along, with the two plates | over it was a grey hood, pulled well down | {hands} were lying about the step of the house | one of them drew in a foot to let it by, and none of them looked up
"Yesterday it was taller," said {p}.
When it came out again they were at the corner | there the hood was pushed back, so as to wipe a nose | underneath was a boy of about twelve
"It is my aunt's, but she has a knee," said the boy. "Before her it was the cook. They have never said a word. They only look at the basket."
+ Give the boy a {coin} to tell nobody that you asked => He thought, and told a little more for it | there was one up there, he said, who always said thank you | the old one down below never had
= Try it on, and let {p} look at you => It came down to the chin, and it smelled of onions | {p} walked round {him} twice. "Nobody would know you," said {p}, "and I have really tried"
- Trick the boy into going home without it => {p} had cut one out to the same pattern before the aunt sent him back for it | it was not the same grey by day | it was never worn by day
~ The boy had seen them, and ran, and the plates broke on the corner stone, first one and then the other | on the step {hands} were standing up, and somebody up there had stopped walking

@ plates6 scene line=rescue-plates price p=again
% From Friday, One; Out on the {street}
{p.own} bed stood in the {street}, with a chair on it | {p} sat on the chair
{hands} carried out the rest, and put it all down with care | {foe} ticked it off as it came
"I was behind the door with a tray," said {p} to {him} in a whisper. "I heard {foe.him} tell them. When the {paper} is signed, one plate will do. I let go of the tray."
A plank was nailed over the door, and then a second | "People who listen sleep badly," said {foe}, and gave {p} the {ledger} to sign, so that everything should be in order
The column for the plates was filled in down to Thursday | behind Friday there was a one already
+ Help {p} to get the bed under a roof => {they} got it as far as an arch | there {p} remembered the rest of it. "And the pen has not been touched," the other voice had said. | then there had been only the noise of the tray
= Ask {foe} what one buys with two plates => "Patience," said {foe}. "I have nearly enough" | there was wet ink on {foe.his} thumb | somebody had been holding out a pen that day, and had gone on holding it out
- Rob {foe} of the {ledger} and run => {h} read it over a wall | for three weeks there were twos all the way down | only the one for Friday was crooked, as if {foe} had been in a hurry for the first time
~ A leg came off the bed, and what had been kept in the leg rolled out over the stones, before everybody | {foe} had that written down as well, to the last {coin}
`;
export const pack: PackSource = { id: 'case-rescue-plates', sheets: [facts, scenes], words: {} };
