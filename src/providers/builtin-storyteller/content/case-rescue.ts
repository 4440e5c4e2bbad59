import type { PackSource } from '../pack.ts';

/** Where somebody is kept, what for, and how that one comes out again. */
const cases = `
@ * truth line=rescue-plates trail=rescue start
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

@ * truth line=rescue-stone trail=rescue start
They had already put up a stone for {target} | {h} stood before it, and what {he} noticed was the date, for the stone-cutter had begun on it a week too soon
@ * truth line=rescue-stone lead
It was {foe} who had ordered the gravestone, and paid, and cried | there had been a box at the burying, and nobody was asked to carry it who had carried one before
@ * truth line=rescue-stone second
Two who had carried the coffin had wondered at the weight | it shifted, they said, like a load of gravel
@ * truth line=rescue-stone means
From behind a wall half of a tune was heard at night, over and over | whoever knew {target} could have whistled the second
@ * truth line=rescue-stone wall
The wall with the tune behind it belonged to {foe}, and {hands} walked round it two by two | they had been told that what sang in there was mad
@ * truth line=rescue-stone turn
{target} had been buried so that nobody would search | "But then there was an inheritance," said {h}, "and to inherit one has to be alive." | {foe} had need of {target} dead and living
@ * truth line=rescue-stone price
About the inheritance the law would be satisfied in a day or two | after that {foe} could afford to make the stone true
@ * truth line=rescue-stone plan
The bearer who had wondered was willing to wonder aloud | so were a good many more, it turned out [2 , once one asked for the loan of spades]
@ * truth line=rescue-stone gate
{h} whistled the second half | there was such a long silence after it that {he} began again
@ * truth line=rescue-stone duel
"You came to the funeral," said {foe}, "so you must see how awkward this is." | behind the wall someone took up the tune from the beginning, quite loud
@ * known line=rescue-stone before
There was gravel under that stone, and somebody alive behind a wall | {h} did not know what a person could want with both
@ * known line=rescue-stone behind
To the law {target} was dead, and also was not | {h} had only to bring the two together in one place, before witnesses
@ * settle line=rescue-stone won
The box was dug up, and they set it down in front of {foe} | the bearer who had wondered got a spade under the lid | there was gravel in it, up to the top | {foe} said nothing, and looked toward the wall | twenty people leaned on the gate there, and the bolt gave | out came {target}, with a hand before the eyes, still humming | "So that is me," said {target}, and read the stone to the end. "May I keep the verse?" | the bearer had {foe} by the sleeve | {h} put {his} own {coat} about {thing}
@ * settle line=rescue-stone lost
They dug up the box, and there was no more gravel in it | {foe} wept, and had a {paper} for every question | the law was satisfied in all particulars | behind the wall the tune had stopped | {h} went up close, and whistled the first half, and laid an ear against it | nobody took up the second | "I am so sorry," said {foe}, and set the flowers straight on the grave.
@ * settle line=rescue-stone dear
The tune came nearer, and two hands took hold of the top of the wall | {h} reached up, and {target} came over it, and held on to {him} | "Let the stone stand," said {target}. "It is the one place where I shall not be looked for." | {foe} had run for the gate, and there was nobody left behind it | {thing} lives under another name now, in sight of {home} | {h} went by there that week, and at a window somebody whistled the first half | {he} was not to look up, and walked on

@ * truth line=rescue-bargain trail=rescue start
Nobody had dragged {target} away | there were people who had seen it, and {target} had walked in at that gate alone and had not looked round
@ * truth line=rescue-bargain lead
On the day when {target} went in a child had come out [2 , who had been given up for lost] | it was {foe} who let the child go
@ * truth line=rescue-bargain second
The child and {target} had been a bargain, the one for the other | the child remembered that it had been read aloud, and that there were three conditions
@ * truth line=rescue-bargain means
The child had the three conditions by heart | to come alone was the first, and the second was never to ask to leave
@ * truth line=rescue-bargain wall
{foe} kept bargains, to the letter, and was known for it | {hands} did not even lock the gate
@ * truth line=rescue-bargain turn
"There is a third condition," said {h}. "Every day {foe} has to be told that nothing is lacking." | {target} had told that lie every day so far | on the day that it was not told {thing} would be free
@ * truth line=rescue-bargain price
{target} had kept to it for {h's} sake | the child was to have been the first of two, and the second was to be {name}
@ * truth line=rescue-bargain plan
The question was asked at the same hour every day, in front of the whole household | there was nothing in the three conditions about who might be standing by the door
@ * truth line=rescue-bargain gate
The gate stood wide, as it always did | one could walk in, and that was what it was for
@ * truth line=rescue-bargain duel
"Ask it now," said {h}, "and let me stand where I can be seen." | {foe} turned about to where {target} was | for once {foe.he} seemed to have no wish to ask
@ * known line=rescue-bargain before
{target} was in there by free will, because of a bargain | {h} had still to hear all of its terms
@ * known line=rescue-bargain behind
One honest word from {target} would end it | {h} had to be there, so that it could be said
@ * settle line=rescue-bargain won
"Is there anything that you lack?" asked {foe}, as on all those other days. | {target} looked across the whole household at {h} | "Yes," said {target}, so that it was heard in every corner. "The road home." | a bargain was a bargain, and {foe} got up, and held the gate {foe.himself} | {h} walked out by it, with {target} upon {his} arm | on the wall outside sat the child, with a loaf | {thing} broke the loaf in three, and laughed
@ * settle line=rescue-bargain lost
"And do you lack anything?" asked {foe}, the same as ever. | {target} looked at {h}, and saw who would have to stay instead | one could hear the latch move, all down the room | "No," said {target}, and smiled. "I lack nothing." | {foe} let out a breath, and rang for the plates | the gate was open | {h} went out by it alone, and {target} watched {him} as far as the bend
@ * settle line=rescue-bargain dear
"What is it that you lack?" asked {foe}. "This," said {target}, and got up from the table. | so {thing} was free, and came across that floor into {h's} arms | then {foe} read out what stood below the third condition, in a smaller hand | whoever was let go might never again come within sight of {home} | at the last bend of the road {h} and {target} put up a roof | every day the child came running, with the news and a loaf
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

@ stone1 scene line=rescue-stone second p=again
% A Load of Gravel; What the Bearers Felt
"I had the left front corner," said {p}. They stood before the new stone, and {p} would not tread on the grass. "One carries a person. It does not run down to your end on the slope."
It had shifted and it had rattled | the other bearer thought so too, and had left the town since, with a new hat
{h} read {target.own} name once more | it was cut very deep, for something so little looked at
+ Help {p} to say it to somebody in office => {h} went along, and held {p.his} hat | it was written down, and it was sanded | "Who paid for the stone?" asked the one who wrote, without looking up
= Put your ear to the ground => There was nothing to be heard there at all | but a good way off, behind a wall, somebody whistled | it was the half of a tune, and stopped, where one always stopped
- Betray {p} to the stone-cutter for the order book => {h} got a look at it | the order was in {foe's} own writing, with the day | {p} was told that evening that there was no more work for bearers
~ The turf moved under {h's} foot, as it does over loose stones, and {p} took fright and ran | by the gate a gardener had seen where they stood, and he was one of {hands}
@ stone2 scene line=rescue-stone means p=again
% The Other Half of a Tune; At a Chink in the Wall
{p} had found the place | one stone was loose there | by lying flat one could see through [2 , to the width of a hand]
A foot went by, and came back | then there was {sign}, and after that half of a face, and it was {target}
{h} did not dare to call out, for {hands} were going round two by two | {he} wetted {his} lips, and whistled the other half, very low
In there nothing moved at all
+ Give {target} your ring through the chink => Two fingers came and felt, and took it | "They have put up a stone for me," said the voice of {target}. "Is it a good one?" | There was a verse, {h} told {target.him}
= Whistle it again from the beginning => This time it was taken up from within, in thirds, as of old | {p} had to hold {him} back by the {coat} | the patrol was coming round again
- Lie that the others have given up => {h} wanted to be believed the only one | behind the stones somebody drew a long breath | "Then you had better be quick," said {target}
~ One of the stones fell in, and it rang | whoever was in there sat down before the hole to hide it, and began to hum | round the corner {hands} were coming at a run

@ bargain1 scene line=rescue-bargain second p=again
% What Was Read Aloud; The Child Who Was Let Go
{p} had brought the child, by the hand, and sat down between the two of them | it was the one who came out when {target} went in
"It was read to us both," the child said. "There were three things, and I was to go home and the big one was to come in, and they shook hands on it, and nobody shook mine."
She had walked out of the gate backwards, so as to see | {target} had waved with one finger, low down, until it was shut
+ Comfort the child, who thinks it was her doing => {h} told her that a grown person had chosen it, and would choose so again | she thought it over | "Then I will tell you the first one," she said, "for I know all of them by heart"
= Ask {p} how near one can get to that gate => One could go right up to it, said {p}, it was never locked | that was what was wrong with it | behind it, of an evening, somebody walked up and down, quite free
- Trick the child into saying more than she ought => It took {him} a dried fig and a wrong guess | then she saw it, and shut her mouth | one could see that she had made a bargain
~ Somebody in the {street} called the child by her full name, and she stood up at once, quite straight | it was one of {hands}, who had only been sent to see whether she was well
@ bargain2 scene line=rescue-bargain plan p=again
% At the Same Hour; By the Open Door
It was {p} who knew at what time it was asked | they stood in the yard among the household, with a crate between them [2 , as if they had come to deliver something]
Through the open door {h} saw a long room | {target} sat at the very back of it | all was in order there but {sign}
"Are you short of anything?" asked {foe}. | "Nothing," said {target}, in a clear voice, like a child in school | then {target} looked down the room and saw who held the crate
There was no rule against standing by a door
+ Help {p} to set the crate down without a noise => They lowered it together | by the far wall {target} had put a hand to the mouth, and taken it away | that evening a crust came over the wall | there was a scrap in it, and it said: tomorrow, nearer
= Nod, once, so that only {target} sees => It was seen | {target} sat up a little, like a pupil who is asked something new | "Are you quite sure?" said {foe}, and looked about the room
- Deceive the doorkeeper with a bill for the crate => The bill was long, and the doorkeeper read slowly | {h} had all that while to look | so did {foe}, and had begun to wonder at so large a crate
~ A board sprang off the crate, and the whole long room turned round | only {target} went on looking at the table | then {foe} asked it over again, and had the answer written down
@ plates3 scene line=rescue-plates wall
% One Door, One Stair; The Lock on the Outside
{foe} stood in the yard of that house and was feeding doves | "I do not hide anything," said {foe}. "You see it all from here. There is one door, and one stair, and at the top of it a bolt. It has my lock upon it, as there are thieves about"
On the stair {hands} were playing at dice | over their heads somebody walked eleven steps, and turned
{h} had only to call out, and did not
+ Share the crumbs, and keep {foe} talking => They fed the doves together, like two old neighbours | up there the steps had stopped at the window | "It listens for voices," {foe} remarked, and threw the last of it, and rubbed {foe.his} palms clean
= Count how long the basket stays upstairs => It went in and came out with the plates while one might count to sixty | nobody had looked under the hood | a dove sat down on {foe's} hat
- Lie that you have come about the roof => {foe} had {him} shown it, from a ladder, with two of {hands} below | it was a good sound roof | but it went close by that window | on the sill inside lay a pen, and dust
~ All the doves went up at once, and {hands} jumped up after them | {foe} wished to know what {h} was called, so as to be able to send eggs | somebody was put to stand at the top of the stair
@ stone3 scene line=rescue-stone wall
% Two by Two; What Sang in There
{foe} had come out to meet {him} along the wall | and {hands} walked behind in pairs | on the other side somebody whistled the half of a tune [2 , over and over]
"A poor cousin," said {foe}. "Quite mad. It thinks that it is dead. I pay for it to be kept from people. You must not answer, it only makes it worse"
{foe} had cried at the burying, and had done it well | {h} knew by now for whom the wall was so high
+ Comfort {foe} for the loss of such a friend => {h} said what one says | {foe} felt for a handkerchief | it was that same one, ironed | the whistling had stopped, for it had heard {h's} voice
= Walk with {foe} the whole way round => There was no gate in it but one | {foe} talked of the date upon the stone, and had it wrong by a week, and went back over it, slowly
- Trick {hands} into changing over too soon => They met in the middle and each pair waited for the other to go on | it made a gap of as much as forty paces | {h} had no use for it yet, but it was a good gap
~ {foe} took {him} by the arm, and was stronger than one would have thought | the tune broke off | on the other side something was drawn along the ground, away from the wall
@ bargain3 scene line=rescue-bargain wall
% A Gate without a Lock; To the Letter
The gate stood wide open, and {foe} sat beside it and was shelling peas | "Come in by all means," said {foe}. "I keep nobody. I have never in my life turned a key"
{foe} was known for one thing, and that was for keeping bargains, to the letter | {hands} did not even look round
Far in, between two trees, {target} went by with a pail | {target} had seen {him}, and walked no faster
+ Help {foe} with the peas for a while => They shelled a bowlful | "There are three conditions," said {foe}, as one person speaks to another at such work, "and I cannot change them either. I sometimes wish that somebody would break one"
= Stand in the gate with one foot on either side => Nothing happened | {foe} went on with the peas, and was watching the foot | so it was not the gate that did it | it was something that was said, in there, each day
- Trick {foe} with a bargain of your own => {foe} read it through, and read it once more, and signed | only then {h} saw what the second line could be made to mean
~ One pea had rolled under the chair, and {foe} asked {h} to be so good and look for it | before it was found {target} had gone by, and someone was raking the path
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
@ stone4 scene line=rescue-stone lead p=wreath-seller
% The Biggest Wreath; Whoever Stood About
{p.a} was taking the brown wreaths down | one hung on a new stone, and was left there | the name on the stone was {target.own}
"That is {foe's}, and it was the biggest," said {p}. "The stone is from {foe.him} too, and the box was. I have never seen anyone cry so well. I had to lend a handkerchief, and I have not had it back."
The proper bearers had not been wanted | somebody had hired whoever stood about in the {street} [2 , and given them gloves] | {p} had been one of those
"None of us had done it before," said {p}. "So we thought that it must be always like that"
+ Comfort {p}, who had liked {target} => {p} stopped crying after a while, and considered. "It is done with the shoulders," said {p}. "One sees a lot of it here. {foe} did it with the handkerchief"
= Ask {p} what it was that must be like that => {p} looked round, and would not talk of it alone | they were six, and another of the six had wondered as well | that one had a new hat lately, and had grown quiet under it
- Steal the ribbon off {foe's} wreath => The bill was pinned up inside it and forgotten | there was a box [2 on it], a stone, and six pairs of gloves | it had been made out [! while {target} was in the best of health]
~ Hats in hand, two of {hands} were standing before the stone | they read it through, and then they read {h} | {p} could not remember a thing after that, not even the price of a wreath
@ stone5 scene line=rescue-stone price p=again
% A Second Box; Measured for Somebody
Outside the wall a box stood on a cart | {p} was climbing out of it, with shavings in {p.his} hair
"{hands} only wanted the length," said {p}. "They said that I had the same, to a thumb, as the one on the stone. Then they shut it, to see. I got as far as two hundred."
{foe} had spread a {paper} on the lid, and a {clerk} held down the corners | it was about the inheritance | in a day or two the law would look at it <again~once more> [2 , and after that it would not look again]
This box was better than the first, and had brass on it | nobody orders brass for a load of stones
"I like a thing to be true," said {foe}, and glanced across at the grave
+ Comfort {p}, who is counting still => It went better at three hundred | "They fetch it on Thursday," {p} told {him}. "One hears very well in there. Thursday, at noon, when people are indoors"
= Read what the {paper} says of {target} => According to it {target} was alive and well, and willing | one could see the stone from there, on which it said the opposite | both of them were signed by {foe}
- Steal the screws out of the lid => There were six of them, and they were made to order | to have them made again would take two days | nobody can be shut up in a box without screws, not so that it stays true
~ The lid came down by itself, with a bang, and the {clerk} screamed | {foe} had the cart driven in behind the wall, and the gate shut, and told {hands} to go round three by three
@ stone6 scene line=rescue-stone plan p=again
% The Loan of a Spade; The Man with the New Hat
{h} had asked {p} for one spade | {p} brought nine, and behind each of them came its owner
The last to come was the other bearer, who had gone away in a new hat | he hung the hat on the stone now, and stood there without one
"I was paid not to wonder," he said. "It rattled, all the way down. I have been hearing it in bed."
They lay down in turn at the chink in the wall [2 , to see for themselves] | each of them saw {target}, down to {sign}
"Noon tomorrow," whispered {h} through the stones. | "At whose grave?" asked {target}. "Yours," said {h}
+ Help the bearer to say it to all of them => He got it out at the third try, about the gravel | it turned out then that every one of the nine had wondered | they had taken it for a thing that one does not ask
= Stand the spades along the fence for the morning => There were nineteen of them by dark, for it had got about | {hands} went by there twice, and took it for gardening
- Trick {hands} into lending their own spade => They were glad to be asked something | they wished to have it back clean | it had been used, and lately, and upon that side of the wall
~ Somebody else was whistling, and it was one of {hands} | the nine lay in the nettles until it was dark, with their faces down | then two of them went home
@ bargain4 scene line=rescue-bargain lead p=nurse
% One In, One Out; Two Small Shoes
{p.a} was taking down the black cloth from over a door | {p.he} was laughing, with the nails between {p.his} teeth
"We had given her up," said {p}. "We had sung for her. And there she comes up the {street} on her own two feet, and asks what there is to eat. {foe} let her out. There was bowing, she says."
On that very same day {target} had gone in there [2 , and in the very hour]
In the room behind lay a child asleep, with her mouth open | of her two shoes the one had its own string | the other had a lace in it that was too long
{h} had seen that lace every day for years | it belonged to {target}
+ Help {p} to get down the last of the black => It was put away in a chest. "There was another bed made up, in there," said {p}. "She slept beside it all that time. It was a grown person's, and nobody was in it"
= Look how the lace has been tied => It was a bow, with a knot on it, for a long walk | somebody had knelt down at that gate to do it, and had taken time over it
- Steal the lace, and leave her a bit of cord => But the child had one eye open. "That is mine," said the child. "It was part of it" | then she shut her mouth so tight that the chin went white
~ "Nothing," said the child in a loud flat voice, and turned over, with both eyes shut. | {p} put {him} out of the door after that, shoes or no shoes
@ bargain5 scene line=rescue-bargain means p=again
% One, Two; On One Leg
The child had drawn three squares in chalk, one behind another | she was hopping from the first to the next
"That is how I know them," she told {p} and {him}, on one leg. "One. Whoever comes must come alone." She hopped. "Two. Whoever is in there must never ask to leave."
At the third she stopped, and stood there with her toes curled up | it was twice as long as the others | it had a line down the middle [2 , like a page for two people]
"That is not a thing that one does once," she said. "It is for every day. One half is {foe's}, and the other half was going to be mine. They made me practise."
+ Give the child your hand, to stand beside it with her => They looked down into it together | "You say a word in this half, that is all," said the child. "It is quite a short word. If you say the other one it is over"
= Ask the child to hop the two once more => She did them slowly, and said them | {p} wrote them down as they came | neither of them said a word about who else might walk in by that gate
- Trick the child into the third square with a push => She fell in on both feet, and answered before she knew. "Nothing," she said, to somebody who was not there, and clapped her hands over her mouth
~ A shutter opened across the way, and {hands} were at it, two of them, chewing | the child rubbed out the third square with her shoe until there was no shoe left at the toe
@ bargain6 scene line=rescue-bargain price p=again
% The Second {coat}; In the Right Size
{p} had brought a {coat} over one arm, and did not like to put it down
"I sewed two of them for {foe}, in the spring," said {p}. "The one was small, and it was fetched when the child was. I was paid for both. I did not ask. This is the other."
{h} tried the {coat} on, and it fitted as none had ever done | in the collar of the small one had stood the child's name [2 , in red thread] | in the collar of this one stood {name}
It had never been sent for | there had been two names on {foe's} list, and {target} had read it | {target} had gone in at once, before they came to the second
{hands} had fetched back the money that morning | for what was spent they had taken {p's} needles
+ Comfort {p}, who ought to have asked => {h} said that one sews what one is given | "I can unpick it," said {p}, and did so, by the {lamp}, a letter at a time | "I showed both of them to a customer, that week, who read the collars and went white. I took it for the price"
= Feel in the pockets of it => Each had a slip in it, as when a garment is finished | the one said: bed by the window | on the other was a single word, to be learned before coming | this was the word: nothing
- Destroy the {coat} with {p's} last pair of scissors => It took some doing, for it was good cloth | {p} watched to the end. "They will send for another," said {p}. "They have your measure. I gave it them to the inch"
~ There was a knock, and {p} had the {coat} under the floor before the second | it was only {foe's} bill for the thread, to be paid by evening, and {p} had nothing in the house but thread
`;
export const pack: PackSource = { id: 'case-rescue', sheets: [cases, scenes], words: {} };
