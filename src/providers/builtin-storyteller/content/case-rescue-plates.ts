import type { PackSource } from '../pack.ts';

/** Where somebody is kept, what for, and how that one comes out again. */
const facts = `
@ * truth line=rescue-plates start
Every evening two plates of supper went to one house, and only an old servant lived there | the second plate was for a person whom nobody ever saw | {h} asked who that was [2 , and why the window up there was lit all night]
@ * known line=rescue-plates before
Two plates went in every evening, and the second was for {target} | {h} had to find out what {foe} wanted, to pay for a supper every day
@ * known line=rescue-plates behind
As long as {target} did not sign, {target} was safe | {h} had that much time, and a grey hood
@ * settle line=rescue-plates won
{target} came down with the basket, in the grey hood | {foe} made way for the basket, the same as ever | in all that time {foe} had not looked under the hood | out on the step stood the {clerk}, and there the hood was put back | "Do you give your ground to {foe}?" asked the {clerk}. | "No," said {target}. "I was locked in for it. Count the plates." | {foe} came out with the {paper}, and saw who stood there, and grew quite small upon the step | the step belonged to {target.name}, like all the rest of it | "May I stop walking now?" called the boy out of the window. | {target} laughed, and walked twelve steps with {h} | then {target.name} went straight on
@ * settle line=rescue-plates lost
{foe} met the grey hood halfway down the stair, and put it back with one finger | it was {target}, and overhead the boy stood still | {hands} came in from the step, and held {h} by both arms | "Sign," said {foe}, "or I keep all three of you." | {target} looked at the boy, and dipped the pen, and signed | so the boy was sent home to his aunt, and {hands} led {h} off to the corner | the ground was {foe's} now, and {foe} had no more need of {target} | the next evening one plate was carried to the house
@ * settle line=rescue-plates dear
The grey hood had come as far as the last step | then the boy fell over a plate up there | {foe} ran up, and locked him in, and came down with the key | "Now I have a boy," said {foe}. "Give me the name, and you may have him." | {target} put back the hood, and took the pen, and signed the ground away | {foe} paid with the key, and it was the right one | all three of them walked off along the road | "You own nothing any more," said the boy, and felt in the basket. "But we have two plates." | {target} carried one, and {h} the other
@ * last line=rescue-plates won
In spring {h} had supper on the corner stone, with {target} | the doves walked about, and the window up there stood open | the boy came down the {street} with a basket and no hood | there were three plates in it | {target} cut the bread in squares | it was eaten walking [! , to the river and back]
The first thing was that {h} took the lock off that room | {token} hung on its nail from then on | {target} kept the room, with an open door | of an evening one heard twelve steps | then there was a thirteenth step, and the stair | {target} set two plates where one could see the {street}
@ * last line=rescue-plates dark
Nobody climbed the stair to {h} and {target} | the boy put the basket down at the corner, and ran | too many had paid for that evening | {h} ate at one end of the table | {target} ate at the other end [2 , quite fast] | when {h} got up {target} listened where the steps went
@ * last line=rescue-plates dear
In winter {h} had a room with {target} and the boy | there were just the two plates, so one ate after the other | at night {target} got up and walked | at the sixth step there was the wall | so {h} took down the grey hood, and opened the door | by dawn {target} had walked past {foe's} house
@ * last line=rescue-plates lost
Years later {h} still put two plates on the table | the boy had grown too tall for the hood | one night a closed {ride} had left {foe's} yard | the boy had asked after it in every town | nobody could tell him who had sat in it | {h} cut the second bread in squares | the doves got it every evening
`;

/** Scenes in which a fact of the case is found out, with somebody who comes back. */
const scenes = `
@ plates1 scene line=rescue-plates second p=again
% Two Hands of Writing; The {letter} on the Table
{p} had got hold of the {letter} that was read out to everyone | in it {target} took leave | {p.he} had it in a cloth, like something that might bite
{h} laid an old bill beside it, which {target.name} had written | one look at the two was enough
"The tails go the other way," said {p}. "I said so at the time. They told me that people write differently when they are happy."
So nobody had gone away with anyone | somebody else had written it [! , so that nobody should look for {target}]
+ Comfort {p}, who was the first to say so => {h} said that {p} had been right from the first day | {p} folded up the cloth | "Then I may say the other thing," said {p}, and it was that the {paper} came from {foe's} own desk
= Hold it up against a {lamp} => Something showed in the {paper}, for half a line had pressed through from the sheet above | it said: two plates, as usual
- Cheat {p} of the {letter} to use it yourself => {h} swapped it for a bill, and showed it at three doors | one of them was the door of {foe's} cook | then {p} unfolded the cloth. "I would have given it to you," said {p}
~ A shadow went by the window, and {p} had the {letter} in the cloth before it was past | {h} was left holding a half of it, and that had no name on it

@ plates2 scene line=rescue-plates plan entered p=again
% Under the Grey Hood; Twelve Steps and Turn
The basket was on {h's} arm | and the hood was over {his} eyes | {p} had borrowed it for one evening | the boy who carried the plates had lent it [2 , with the shoes]
{hands} did not look up | there was a stair, and a door with its bolt drawn back while a plate is put down
At a bare table sat {target} [! , the same as ever, down to {sign}] | "You are late," said {target}, and then saw whose hands they were
"You must not sign," said {h}, very low. "Tomorrow the boy comes up, and stays, and walks for you. And you go down in his hood."
Outside the door {foe's} man was counting under his breath | and he had got to twenty
+ Give {target} the hood to try for size => {h} put it over that head, and it fell to the chin | in ten breaths they had said what there was to say | "I walk twelve steps, and turn," said {target} from within. "Tell the boy. They count them, downstairs"
= Ask {target} what is to be signed => "My name," said {target}. "And then the ground is {foe.own}" | the pen lay there, and had dust on it | then the man had counted out | and {h} was walking down a stair with two clean plates
- Lie that all of {home} is on the way => {h} said it to put heart into them both | {target} looked at {him}, the way one looks at somebody one has known for long | "Bring the basket, then," said {target}, "if all of {home} cannot come"
~ "Sixty," said the man outside, and put in his head | {target} was eating, with both eyes on the plate | {h} went down that stair with the hood on back to front

@ plates3 scene line=rescue-plates wall
% One Door, One Stair; The Lock on the Outside
In the yard {foe} was feeding doves upon an old corner stone | on the stone stood the first letters of {target.own} name | "I do not hide anything," said {foe}. "I built this house myself, on borrowed ground. There is one door, and one stair. At the top is a room with my lock on it, as there are thieves about"
On the stair {hands} were playing at dice | above them somebody walked twelve steps, and turned
It was {target} | {h} had only to call out, and did not
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
- Trick the boy into going home without it => {p} had cut one out to the same pattern before the aunt sent him back for it | "He has been scolded enough," said {p}, and bit off the thread
~ The boy had seen them, and ran, and the plates broke on the corner stone, first one and then the other | on the step {hands} were standing up, and somebody up there had stopped walking

@ plates6 scene line=rescue-plates price entered p=again
% From Friday, One; Out on the {street}
{p.own} bed stood in the {street}, with a chair on it | {p} sat on the chair
{hands} carried out the rest, and put it all down with care | {foe} ticked it off as it came
"I was hired for a day in that house, and took in a tray," said {p} in a whisper. "I heard {foe.him} tell them. When the {paper} is signed, one plate will do. I dropped the tray."
A plank was nailed over the door, and then a second [3 , crosswise, over the first] | "People who listen sleep badly," said {foe}, and held out the {ledger} for {p} to sign, so that everything should be in order
The column for the plates was filled in down to Thursday | behind Friday there was a one already
+ Help {p} to get the bed under a roof => {they} carried it under an arch | there {p} remembered the rest of it. "And the pen has not been touched," the other voice had said. | then there had been only the noise of the tray
= Ask {foe} what one buys with two plates => "Patience," said {foe}. "I have nearly enough" | there was wet ink on {foe.his} thumb | somebody had been holding out a pen that day, and had gone on holding it out
- Rob {foe} of the {ledger} and run => {h} read it over a wall | for three weeks there were twos all the way down | only the one for Friday was crooked, as if {foe} had been in a hurry for the first time | out in the {street} {p} was being asked who that had been, and did not say
~ A leg came off the bed, and what had been kept in the leg rolled out over the stones, before everybody | {foe} had that written down as well, to the last {coin}

@ plates7 scene line=rescue-plates turn p=again
% The Wrong Tails; What the Pen Was For
{p} had got the {letter} out of its cloth once more, because {h} wished to see it by daylight | beside it {h} laid the crossed-out sheet | on that stood the false name of {target}, thirty times
The tails went to the right on both of them | {target.name} had always made them to the left
"So the {letter} was bought, to stop us searching," said {h}. "Then {foe} tried to buy the name as well, and the {clerk} knew it for a false one."
"What does anybody want with a name?" asked {p}.
"The ground," said {h}. "It was never about money. The house stands on borrowed ground, as {foe} told me. And there are letters on the corner stone!"
They stood for {target.own} name, so the ground belonged to {target.name} | with the true name on a paper {foe.name} might keep it
Only one hand could write that, and it was locked in and fed | the second plate still went up every evening | so {target.name} had not signed yet
+ Share the news with the people who had believed the {letter} => {p} read the two writings out to them, tail by tail | one after another they remembered that {target} had not said goodbye | "I packed a bag of cakes for the journey," said one, "and took it round, and {foe} accepted it with thanks"
= Pace out the ground on which the house stands => It was sixty paces along and thirty across | there was a stone in every corner, and the same letters were on all four | in front of three of them {foe} had planted roses
- Steal the {ledger} with the ground in it => It said what {h} had thought, in the true writing | before evening the {clerk} had missed it, and {p} was the first to be asked | {foe} was told to bring the signature by Friday, and not a day later
~ {hands} were going by with the basket, and {p} swept both sheets off the table | the {letter} went under a boot, and came up torn across | of the name there was only the tail left

@ plates8 scene line=rescue-plates gate move entered p=again
% A Hand on the Basket; The One Lit Window
At {place} one window was lit, and behind it {target} was kept | {h} came there at dusk with {p} and the boy | that night {target.name} was to come out
Up there {target.name} walked, twelve steps, and then the turn, and twelve steps back
The boy had the grey hood on, and the basket on his arm | he was to stay up there and walk, and {target.name} was to come down in the hood [2 , with the empty plates]
"Twelve and turn," said the boy. "I have practised it in bed."
{hands} were at dice on the step | every other evening they had let the basket by | this time one of them stood in the way, with a finger through the handle. "Wait," he said. "It is the last night. We were told to look"
+ Share out the bread to {hands}, as it is the last night => They took a slice in each hand, and nobody had a hand left for the hood | the boy went up past them with his head down | {h} stepped in after him, with the cloth, and there stood {foe}, with a {paper}
= Ask {hands} who is winning at the dice => Two of them said "I am" at the same time | they had to count it up, and the boy went in and up the stair behind their backs | {h} followed him in, and {foe} was waiting there
- Trick {hands} with a {coin} that rolls away => It rolled off round the corner, and three went after it | the boy was up the stair before the first came back | {p} did not get the {coin} again | {h} went in, and {foe} looked up from a {paper}
~ The one with the handle turned over all the bread, and bent to see under the hood | "You are small tonight," he said. | he let the boy go up, but then he whistled for {foe}

@ plates9 scene line=rescue-plates duel
% Blank at the Foot; One Turn Too Soon
Just inside the door {foe} was waiting below the stair | {foe.he} held the {paper}, and could not keep still | the {clerk} was coming for it within the hour | there was still no name under it
At that moment {target} was putting on the grey hood, up in the room | {foe} must not see the hood come down the stair | all hung on that
"You will talk to {target.name}," said {foe} to {h}. "It must be signed. Quick! I have no more time. Then both of you may leave."
Overhead the boy had begun to walk | he took only ten steps, and turned | {foe.name} lifted {foe.his} head
+ Comfort {foe}, who is afraid for the house => "I laid every stone of it," said {foe}. "Whose ground it was I did not ask. Then it was too late for asking" | {foe} sat down on a box, with {foe.his} back to the stair, and wept | the bolt went back overhead
= Ask {foe} to read the {paper} aloud => {foe} took it nearer to the {lamp}, and read at a gallop, and followed the line with one finger | there were six lines | at the fourth of them the bolt went back overhead, and {foe} only read louder
- Lie that {target} will sign as soon as there is ink => {foe} ran to the chest, and threw out caps and spoons to get at the ink | the lid was up between {foe} and the stair | {h} held it so | behind it the bolt went back overhead
+~ {foe} began to sit down, and then did not | "You are kind to me," said {foe}. "Nobody is kind to me in this house. What is it that I am not to see?" | and {foe} turned round to the stair
=~ {foe} read three lines, and stopped | {h} had glanced at the stair just once, meanwhile, and {foe} had seen it | {foe} laid down the {paper}, and looked there too
-~ "No ink?" said {foe}. "I filled it this morning. So you are lying, and you want me at that chest" | {foe} let the lid fall, and went up the stair, two steps at a time

@ plates10 scene line=rescue-plates near p=letter-writer
% Thirty Times Crossed Out; A Name for Pay
{p.a} had heard that {h} was asking for {target}, and came to get rid of a {paper} | on it there was one name, thirty times over, and it was {target.own}, and each of the thirty was crossed out
"I write for people who cannot," said {p}. "A servant brought me this. It was to go under a paper about some ground. I can copy anybody, as a rule."
But the {clerk} laid the copy beside an old one, and then it was plainly false [2 , at a glance] | so {p} had not been paid
"My tails go to the right," said {p}. "The real ones go to the left, it seems. I cannot do it. I have been ashamed of it ever since, and I should still like my money"
+ Give {p} a {coin} for the sheet and for coming => {p} bit the {coin}, and blushed, and handed over the sheet [3 , folded as small as it would go] | "There was a long one too, at the start," {p} said, "a whole {letter}, to say goodbye with. They were satisfied with that one. Nobody looks at tails in a goodbye"
= Compare the first of the thirty with the last => The first was like, the last was liker, and both were wrong | in the margin {p} had written down what was to be paid | beside that stood, in other ink: not until it is right
- Cheat {p} of the sheet with a promise of payment => {p} waited at the corner for three evenings, and then for the {clerk} | "I have been asked for that sheet," said the {clerk}, when {h} came by, "by somebody who cried"
~ The servant came along the {street} with a basket, and {p} saw it, and pushed the sheet up {h's} sleeve | the ink was not dry everywhere | for a week the half of a name could be read upon {his} arm

@ plates11 scene line=rescue-plates far entered p=again
% Everything Grey; One Hood Left
{foe} had heard that questions were asked about a grey hood | so {hands} were going from house to house, and {h} got to {p's} door just ahead of them
They took along whatever was grey and had a hood | there were cloaks in the basket already, and a blanket, and a sack for turnips
"By order," they told everyone. "You get it back after Friday."
The hood that they were looking for lay behind {p's} stove | {p} sat down on it at once, with the cat on top
"That cat is grey," said the one with the basket, after a while
+ Help {p} by being the owner of the cat => {h} lifted it up, and it scratched everyone in turn | they wrote it down as a cat | {p} had not moved from the spot, and went on not moving until it was night | one grey hood was left {inhome}, and it was warm
= Ask {hands} what happens after Friday => "Then it is all one," they said, and bit their lips, for they were not to say so | nobody likes to search behind a stove after that | {p} got up when they had gone, with stiff knees and the hood
- Trick {hands} with a grey cloak from next door => They were pleased to find one, and did not look farther | the neighbour had no other | "She has a cough," said {p}, and all through the next rain one could hear it
~ They took the cat along, for safety, and two aprons | before the last house they counted what they had, and {foe} counted it over again, and sent them back to begin from the other end

@ plates12 scene line=rescue-plates near p=ink-seller
% A Full Bottle Comes Back; Good Ink for Nobody
{target} had always bought ink from {p.a} | so {h} went to that stall to ask
"Nobody buys from me now but {foe}," said {p}. "It is one bottle a week. And every Sunday the old one comes back. Look at it."
The bottle was full to the neck, and quite dry | nobody had dipped a pen in it [2 , not even to try]
"{foe} says that my ink will not write," said {p}. "If it is not used by the end of the month, {foe} takes my stall. But it is good ink!"
{p} pushed the dry bottle over to {h} [2 , to be tested by somebody honest]
+ Help {p} to show that the ink is good => {h} wrote a line with fresh ink, and it stood there black and clear | people came up to read it | "So it is somebody who will not write," said {p}. "Who is going to tell {foe} that?"
= Ask {p} who brings the bottle back => "One of {hands}, and he is sorry for me," said {p}. "On Mondays it is put down on a bare table, beside a pen. On Sundays the pen has dust on it, and he takes the bottle away"
- Steal the fresh bottle that is meant for {foe} => There was a label on the string, in {foe's} own writing: for one name, and for nothing else | when {hands} missed the bottle they took {p's} money box in place of it
~ One of {hands} was coming along the {street} with a bottle in each fist | {p} let down the shutter between {h} and the counter | behind it {p} promised, very humbly, that the next one would surely write
`;
export const pack: PackSource = { id: 'case-rescue-plates', sheets: [facts, scenes], words: {} };
