import type { PackSource } from '../pack.ts';

/** Why it is so, or what happened: each case has a thing that everybody leaves out, and somebody who saw to that. */
const facts = `
@ * truth line=why-page start
All of this had happened once before, long ago | an old book told how it began, and how it was stopped | the page that told how it was stopped had been cut out
@ * known line=why-page before
The missing page told {matter}, and how to stop it | half of it was in the nurse's song | for the other half {h} had still to look
@ * known line=why-page behind
It would stop when {foe} gave back the house | only the missing page could prove it
@ * settle line=why-page won
{foe} sang the last line, in a thin small voice [3 , with both eyes on the floor]. "And give it back, and shut the door, and then it comes no more." | "There were three children," said {foe}. "My great-grandmother kept the key for them. Then she moved in, and put them out." | so that was {matter} | three were put out, and came back each night for their house | {foe} spread out the page, and laid all the keys of the house upon it | {h} called the basket-maker in from the wall, and put the old key on top | under the floor something let go, like a long breath | that night nothing came, to {foe's} door or to any other | in the morning {hands} brought the old woman home in her chair | she got back her thimble, and sang the whole song, and nobody whistled
@ * settle line=why-page lost
The page curled up in the fire, and was gone | "Now it is only a song," said {foe}, whose teeth were chattering. "Nobody gives up a house for a song." | {h} knew {matter}, it was that stolen house | there was nothing left to prove it by | under the floor something knocked [! , sooner than the last time] | {foe} had gone quite white, and sent out for a thicker door | {h} gave the basket-maker the old key back | it was hung on its nail again, over the door of the hut
@ * settle line=why-page dear
{foe} sang the song to the end, and laid the page on a stone | "Half," said {foe}. "I can give back half the house. Where should I go at night?" | {h} read the page aloud to all who came | so they knew {matter} | {foe's} family had put three children out of their own door | {foe} laid half of the keys down, and kept those with the roof on | the basket-maker got the three rooms on the left | the old woman was brought home in her chair
@ * last line=why-page won
A week later {h} sat at the old woman's gate | the children skipped to the song, down to the last line | nobody whistled, and nobody had to pay | the basket-maker's youngest ran in to see the low door | there were three small hands in the clay | the child laid a hand into one of them | it fitted
{h} helped the basket-maker to move in, with one barrow | that night {h} left three apples at the low door | {token} lay beside them, for company | nobody knocked | in the morning the apples were gone | {token} lay in one of the three hands in the clay | it had been put quite straight
@ * last line=why-page dark
{h} had got the house given back, and was never asked in | nothing came there at night any more | people sang the song, but not when {h} was near | then they looked at the ground | late in the year there were three knocks | they were quite low down | {h} got up to see, and it was at {his} own door
@ * last line=why-page dear
Through that winter {h} lived with the basket-maker, on the left | the knocking came every other night, and on the right | {foe} walked up and down there, with the keys | the old woman sang, and never sang the last line | one night it came through the wall to {h} | it was sung very low, and to the end
@ * last line=why-page lost
{h} stayed on | the knocking came every night now | {foe} lay behind a door that took four people to open | the basket-maker's key swung on its nail at each knock | then {h} got up, and went there | {he} sat down beside the three small hands | {he} sat there until it stopped
`;

/** Scenes in which a fact of the case is found out, with somebody who comes back. */
const scenes = `
@ page1 scene line=why-page second p=again
% Half of a Song; And Give It Back
{p} had an old nurse on one arm [2 , who had once rocked {p.him} to sleep] | she had a song, said {p} | it told of something that was like the trouble
She would only sing it with a child on her knee, so one was borrowed | it was a song for skipping, about a house | three children had the key to it
"And give it back," sang the nurse, and stopped, with her mouth open, like a gate | "There is no more," she said. "A girl up at the big house taught it to me, and she knew the end. It stands on the page that is gone."
+ Support her with a second voice, and try again => {they} sang it four times, to see if it would run on by itself | at the fourth the child put in a word of its own, and the nurse looked at it. "Now who has taught you that?" she said
= Ask her who used to sing it with her => It was that girl from the big house, who had been told afterwards to forget it | "She never could forget a thing," said the nurse. "It made her so unhappy"
- Cheat her of the song by selling it as your own => It was sung at the inn by nightfall, down to the place where it stops | someone there got up from table, quite white, and paid
~ The child had slid from her knee, and wanted what it was promised | the nurse sat there with her mouth open | "Now it has gone in again," said {p}. "It does that. It may be a week."

@ page2 scene line=why-page plan p=again
% Close to the Skin; Something Folded Small
{p} had been lent to {foe} [2 , to help with the dressing when there was company] | "There is a thing on a ribbon," {p} said, "inside the shirt. It is folded so small that it has gone hard. I am not to see it, and every evening I have to look the other way."
It was the missing page | {foe} had not dared to put it in the stove | "When {foe} hears that old song," said {p}, "the lips go on with it by themselves. Sing it to {foe.him}, and {foe.he} will sing the end."
{they} watched from the gallery as {foe} came in among the guests | twice in that hour a hand went to the breastbone, as if to feel whether it was all still there
+ Help {p} to be let off that service => {h} asked for it, and found {p} another place | on the last evening {p} did not look the other way | it had a brown corner, {p} said, with a bit of music
= Sing the first line, low, as {foe} goes by => {foe} missed a step | then {foe.he} went on, bowing left and right | but the hand had gone up to the ribbon and did not come down again all that evening
- Steal the ribbon while {foe} is asleep => {h} had come up to the bed | {foe} slept upon it, with both fists shut | {h} stood there for some time, and went out on tiptoe | "And if that bed had creaked they would have asked me," said {p}
~ A bell was rung, and {p} had to go in, and face the wall | when {foe} came by next, a second shirt covered the first

@ page3 scene line=why-page wall
% Every Copy; A Name That Was Changed
{foe} had a stove lit in the yard | {hands}, who did {foe's} work, brought the books in by the barrow | "I buy up every copy of that book," said {foe}. "They are so often incomplete"
The name on {foe's} gatepost had been cut over an older one | one could read the old one when the sun stood low | and it was the name from the page with the soot
Behind {foe} something knocked at the house door, three times, low down | {foe} talked on, much louder | one after another the books went in | the end of the tale must be in each of them | out of each {foe} first cut one page [! , along a ruler] | it left a white edge
+ Save the one that falls from the barrow => {h} had a foot upon it | it was the nurse's own copy | and she had written in the margin what one ought to sing there | {foe} had seen the foot, and looked away
= Ask {foe} what is on that page => "Nothing at all," {foe} answered. "So it can be spared" | {foe.he} laid a hand on {foe.his} breast, and took it away as if it had been slapped
- Deceive {foe} with a book of recipes in that binding => It went in with the rest | {foe} had stood longer over it than over any | "It was whole," said {foe}, to no one, "and it was the wrong one"
~ {foe} had tipped in the next barrowful, and the stove roared | {hands} leaned upon their forks | "One always comes too late to a book," said {foe}, not unkindly

@ page4 scene line=why-page lead p=librarian
% Mice, They Said; The White Edge
{p.a} had laid the old book upon a cushion, and kept between it and {him} | "Mice," said {p}. "We have all agreed that it was mice."
One could see past an elbow | between two brown pages there stood the stub of a third | it had been cut along a ruler, and the edge was still white
It was somebody's great-grandmother who had filled that book | without its last page it could not tell {matter} | and whatever she told of was happening again, in the same order
"And this is how it ended," she had written, at the bottom of a page | the next one dealt with hens
+ Help {p} to set a trap for the mice => There stood a trap already, with cheese in it, and the cheese had gathered dust | "There never was a mouse," {p} said after a while. "There was one of {hands}, for a whole afternoon, who asked me for a knife to trim a pen."
= Ask {p} who has read it to the end => They were four in all, and {p} had been to every funeral | "But it used to be sung," {p.he} said. "There is an old nurse about who got it from the last of them. It is only for skipping, so nobody counts it."
- Steal the book and the cushion together => {h} had both of them down the back stair before {p} could turn round | "As Nurse sings it," said a line in the margin, under a better {lamp} | and somebody had tried to scratch out Nurse
~ {p} had shut the book upon the stub, and sat down on both | "It has been looked at enough," said {p}. "It was looked at before, you know, and see what came of it."

@ page5 scene line=why-page means p=again
% What the Pen Went Through; Soot on One Finger
{p} had once seen a {clerk} bring out old writing with soot | so {p.he} fetched some from the hearth on one finger [2 , and begged the book's pardon] | then {p.he} rubbed it over the page behind the gap
White lines rose out of the black | there was a tail, and then a loop | whoever wrote the missing page had leaned upon the pen
"Taken by," it said, and the third word was a family's name | one of that family would know what was taken
Nobody {inhome} was called that, nor had been within memory | "And yet I know it from somewhere," said {p}. "It was cut into something. One could read it only with the sun low."
+ Help {p} to wipe the page clean again => It was done with bread, which is the best thing for old books | "It does not say what was taken," said {p} over the crumbs. "But nobody leans on a pen like that for a spoon"
= Read the three words aloud a few times => {p} tried the name with other letters in front, as people do who want a new one cheaply | at the fourth {p.he} stopped short, and shut the book [2 , and looked round at the door]
- Deceive a dealer about what the page is => The dealer paid for it without a glance | "I have one customer who takes every copy of that," he said, "in whatever state. It is {hands} who fetch them, with a barrow. They must read a great deal up there" | "And now they have ours," said {p}
~ The soot had run, and {p} blew on it, which was wrong | there was a letter less to that name than before | "I ought to have asked," {p} told the book

@ page6 scene line=why-page price entered p=again
% For Her Health; Three Words in a Thimble
{hands} were carrying an old woman out of {p's} house in a chair, in three blankets | "It is for her health," they told the {street}
"She dug over the whole garden yesterday," said {p} | long ago she had been in service at the big house | it was she who had taught the nurse the song, and she knew the end of it | nobody else was left who did
As they bore her past she began to sing it | one of {hands} whistled at once | then all of them whistled, and it was a different tune
Something dropped into {h's} palm, still warm from the old finger | three words were scratched in the thimble | "Taken by," they said, and the name was the one from the soot
{p} was left standing at the gate with her other shoe
+ Help {p} to bring the old woman her other shoe => {they} came up with the {ride} at the corner | the old woman bent down for the shoe, and her mouth was at {h's} ear. "Look for a ribbon," she said. "It is never off, not even in the bath." | then there was whistling again
= Try the thimble on your own fingers => It went on none of {h's}, nor of {p's} | it was a child's | round the rim ran some small strokes, one for each verse, and there were six | the nurse had only ever known four
- Lie to {hands} that what she has is catching => They let go of the chair on the spot | she had time for one line of the end, and it was about a thing folded small | then they came back with gloves on, and took her all the same | {p} told everyone that she had never been ill in her life
~ The {ride} was gone, and {hands} were still whistling on it | {p} turned the shoe over, and over again, and set it up on the sill

@ page7 scene line=why-page turn p=again
% The Key Turns; Whose House It Was
{p} took {him} to {foe's} gate | {hands} were all at the stove, behind the house | {h} had come to learn {matter} | {p} had got the loan of the old book | {h} held the page with the soot against the gatepost
The sun was low, and showed the old name on the post | it was the name in the soot | {h} had an old key along as well | it came from the hut by that wall, and fitted no door there | it went into {foe's} gate, and it turned
"So this is the house in the song," said {h}. "It belonged to three children. It was the family of {foe.name} that took it, and never gave it back."
"So that is why it happens again," said {p}. "The three were put out of doors, and have had no rest since. While they have none, nobody here gets any."
"And {foe.name} knows it," said {h}. "I stood at that stove, and saw {foe.him} cut one page out of every book."
+ Help {p} to shut the gate without a sound => {they} lifted it in its hinges, and it did not even click | "Only that page can prove it," {p} whispered. "And whoever has it will not be sleeping well." | in every room of the house a {lamp} was lit
= Copy the old name off the gatepost => {h} rubbed it through in soot, on the back of the page | the name stood on both sides now, and nobody could call that chance | at an upper window {foe} looked out, with one hand laid flat on {foe.his} breast
- Rob the gate of its lock, for a proof => It came away with four nails | it was no light thing to carry, and the old key still stuck in it | before breakfast {hands} were asking at every door for it | "Now they know that somebody stood there," said {p}. "We had only to be quiet"
~ A dog barked behind the gate, and {p} pulled {him} down into the ditch | {hands} came out with a {lamp}, and hung a chain across | {h} still had the key in one fist

@ page8 scene line=why-page gate move entered p=again
% The Low Old Door; Three Small Hands
{foe} had locked {foe.himself} in at {place} | it was the oldest part of what had been taken | {h} had come with {p}, to sing {foe} the song
At the new door stood {hands}, and whistled | no song could be heard inside as long as they whistled
The new wall stood upon an older one | in the old wall was a low door | three small hands had been pressed into the clay of its sill | the old key fitted, but it turned with a shriek, and the whistling stopped
"In with you," said {p}. "They are coming round the corner."
+ Help {p} in through the low door first => {p} was in, and pulled {h} after | {they} set their backs against the wood | outside the whistling began again, but the stones were thick, and in here it was no louder than a kettle
= Count their steps, and listen which way they come => There were sixteen steps, and slow ones | at the fifteenth {h} drew the door shut from within | through the keyhole one saw boots stop before the three hands, and turn back
- Lie that {foe} is calling from the new door => They ran there, and beat upon it with their fists | {foe} cried out behind it that nobody was at home | by then {h} was through the low door, and could hear where the cry had come from
~ The low door stuck half way, and only one of {them} got through it | outside {hands} had hold of {p's} {coat} | {p} had started to sing as loud as could be, so that they should not hear where {h} went

@ page9 scene line=why-page duel
% The Page at the Stove; One Line More
{foe} stood by an open stove | {foe.he} held the page over the fire, and the hand shook | if it fell in, nobody could prove a thing | if {foe} gave back the house, all of it would stop | for that {foe} must sing the last line, before witnesses
"Stay where you are!" cried {foe}. "I hear them every night, three of them, on the stair. I never took the house. I was only born in it!"
{h} sang the song, as far as the nurse had known it | {foe} went on with the next line, in a whisper, and clapped a hand to {foe.his} mouth | now only the last line was left
+ Help {foe} to sing the last line => {h} hummed it, and held out one hand, palm up | "They are only children," said {h}, "and they are tired as well." | {foe} looked at the fire, and then at the hand, and pushed the stove shut with one foot
= Ask {foe} what the three on the stair want => "To come in," said {foe}. "They say please." | {foe} heard what {foe.he} had said, and stood quite still | the page came down, little by little, away from the fire
- Attack {foe}, and tear the page away => It tore across, and {h} had the greater part | {foe} still had the piece with the last line on it | {foe} stared at it, and something under the floor had stopped to listen
+~ The hand was small in that light, and {foe} took it for one of theirs | {foe.he} screamed, and sprang back against the stove | the page was out of {foe.his} fingers, and in the fire
=~ "They want me," said {foe}. "They say my name now. It was you who made me think of it." | {foe.he} threw the page into the fire, so as not to have it there when they came
-~ They fell against the stove together, and each of them held on to the page | the fire got it before either of the two | {h} was left with a white corner, and nothing on it

@ page10 scene line=why-page near p=basket-maker
% A Key to No Door; The Hut by the Wall
{h} was asking from door to door who knew that old tale | the last was the door of a hut | it leaned on {foe's} garden wall | a large key hung over it | {p.a} sat beneath, at work
"It fits nothing that we have," said {p}. "My great-grandmother wore it around her neck as a child. There were three of them, and they came to this hut with nothing else."
All of {p's} family had been told to keep that key, and no one knew any longer what for | {p} would have given a great deal to know
"{foe.name} has offered me a good cow for it," said {p}. "Who gives a cow for a bit of rust?"
+ Help {p} to hide the key from buyers => {they} wove it into the bottom of a basket | at the end {p} pushed the basket over to {h}. "You take it," {p.he} said. "You go to more doors than I do."
= Try the key in the door of the hut => It was too large for that lock, and for any lock in the {street} | three notches had been filed in the handle, one for each child | "Find the door," said {p}, and let {h} have the key
- Steal the key off its nail => At the next corner {h} had a look at it | in the handle there were three notches, as for three children | behind {him} {p} was turning over one basket after another, and calling the cat a thief
~ {hands}, who did {foe's} work, came along the wall | {p} let the key fall into {h's} {bag}, and went on with the basket | "What key?" {p.he} asked them, and they stamped three baskets flat

@ page11 scene line=why-page far p=again
% A Fine for Humming; What the Rope Remembered
{p} had just been fined for humming | whoever hummed the nurse's song had to pay one {coin} now
{hands} went along the {street} with a box | they whistled, so that people should learn another tune
Soon nobody would remember it | at the corner children were skipping | the words had been forbidden them, and they had stopped singing | but their feet went on with it | the rope beat on the stones, line after line
"{foe.name} is badly frightened," said {p}. "When everybody has forgotten it, you cannot sing it to {foe.him}."
+ Help the children to turn the rope => It was a long one, and took two | people came to their doors, and some of them began to nod in time | {hands} walked up and down beside it with the box, and could not say who was to pay
= Count the beats of the rope => There were six verses, and one line over | nobody could have said the words of it, but now {h} knew how long it was | "So that is what {foe} is afraid of," said {p}. "Eight beats"
- Steal the box with the fines in it => It was heavy for so short a song | {h} left a {coin} at each door where one had been taken | that evening {hands} brought out a larger box, and the price had gone up | "I hummed for one {coin}," said {p}. "I cannot do it for two."
~ {hands} took the rope away from the children, and cut it up | each of them was given a bit to take home | {p} paid once more, for having sighed in time

@ page12 scene line=why-page near p=joiner
% Thicker Every Time; Knocks Low Down
{p.a} had made the doors in {foe's} house | so {h} went and asked {p.him} about the house | {p} was planing a new one, which was the third since spring [2 , and by far the thickest]
"Something knocks on {foe.own} bedroom door at night," said {p}. "It knocks nowhere else. And it knocks down here." | {p} touched the old door as low down as a knee | the wood was worn there in three small places
{p} was to saw up that door, and to say nothing | otherwise {hands} would nail up the shop | but {p} had children, and had not the heart to use the saw
+ Help {p} to hide the old door => {they} carried it up to the loft, and set it with its face to the wall | "It knocks like a child who was sent out," said {p} | {h} got a lath to take along, and the three heights were cut into it
= Measure the three worn places with a lath => They were at three heights, and {p} cut a notch for each. "I do the same on my own doorpost, every birthday," said {p}, who did not wish to keep that lath in the shop | {h} took it along
- Lie to {p} that you were sent by {foe} => {p} took up the saw at once, and sawed badly | a bit of the door fell at {h's} feet, with the print of a very small hand in the varnish. "Tell {foe.him} that I never looked at it," said {p}
~ {hands} had come for the new door, and sat down upon the old one to wait | {p} said that it was fine weather, and planed and planed | the new door was a good deal thinner by the time they took it away
`;
export const pack: PackSource = { id: 'case-why-page', sheets: [facts, scenes], words: {} };
