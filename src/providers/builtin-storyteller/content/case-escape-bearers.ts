import type { PackSource } from '../pack.ts';

/** How nobody gets out, who did, and how it is done. */
const facts = `
@ * truth line=escape-bearers start
{h} had been let in at the gate | now they would not let {him} out again | inside one went about as one liked | only the dead got out | every day about noon they were carried through the gate in boxes | four people carried each box, and nobody ever stopped them
@ * known line=escape-bearers before
Only the dead got out, and four to carry each of them | {h} had a sack such as the carriers wore, and not yet a use for it
@ * known line=escape-bearers behind
{foe} counted the boxes, and not the carriers | {h} had to carry one out, and then not come home
@ * settle line=escape-bearers won
"It is me," said the first sack. | "Me," said the second, and then the third | {h} said so as well, last of all | {foe} pointed at one after another | it was four names for one line, and that did not come out | "One box," {foe} wrote instead, since that was right, and had the gate lifted | by the low wall {h} pulled the sack off, and was free | {he} thanked the old face under the lid, and tied a thread of blue to the wall | the three others went home, and nobody counted their heads | the sack-mender heard of the thread, and knew how her husband had gone
@ * more line=escape-bearers thing
{target} had come out in the same box | by the low wall it stood now [! , in plain sight]
@ * settle line=escape-bearers lost
{hands} took {h} out of the row by both arms, and bareheaded | the box went on through the gate with three to carry it, and it hung quite crooked | then the gate was let down, and {h} stood on the inside | "I had no line for carriers," said {foe}. "That was how you meant to do it. Thank you" | {foe.he} ruled one that same hour, from the top of the page to the foot
@ * settle line=escape-bearers dear
"It was my idea," said one of the other three, and pulled off his own sack | it was not so, but now {foe} had a name | {hands} led him away, to scrub the yard for a year | "Three will do," said {foe.name}, and let the box pass | by the low wall {h} set the handle down | {he} {was} free, and could not be glad yet | {he} knotted blue thread about a stone, for the sack-mender to hear of | then {he} put a second knot beside it, for the one who had stayed | the last two carried the box on between them
@ * last line=escape-bearers won
Some days out {h} came upon a cart with a wheel off | the driver had a patch on his sleeve, sewn with blue | "The one who sewed that looks out at noon," said {h}. "She knows about the bow on the wall." | he sat down upon the wheel | then he asked {h} to tell it from the gate on
{h} had a house by the road now, with a low wall | {token} lay upon the wall, with a blue thread round it | one evening the yard-sweeper came up the road, still with the broom | "The dead are not counted at that gate," said the sweeper. "I just walked." | {h} went in, and got down a second bowl
@ * last line=escape-bearers dark
{h} was out, and walked until the gate was out of sight | in there they gave the bed to somebody else | nobody in there spoke of {him} | the next four carriers saw two threads on the wall | they left the old one where it was, and cut off {h's}
@ * last line=escape-bearers dear
A year later to the day {h} waited behind the low wall | at noon four came out with a box | one of them walked badly, after a year of scrubbing on his knees | by the second knot he set down the handle | {h} held out a hand to him
@ * last line=escape-bearers lost
After that {h} was kept to the yard, with a broom | the carriers were counted aloud, out and home | toward spring {h} saw into {foe's} book | there were boxes, and lids, and carriers | there was no line for whoever digs
`;

/** Scenes in which a fact of the case is found out, with somebody who comes back. */
const scenes = `
@ bearers1 scene line=escape-bearers second entered p=again
% Whoever Stood Nearest; Four to Carry Each
At noon they came out with a box | and one of the four who carried it sat down on the ground | "You," said the sergeant of {hands}, and pointed at {p}, since {p} stood nearest
It meant bad luck, people said, and they had stepped back | {h} saw it then: nobody had ever asked to do it
{p} went along under a sack with two holes, as far as the gate and through it | after an hour {p} was back, with earth on both shoes [2 , and outside earth at that]
+ Help {p} to wash, and ask nothing yet => {p} looked at the earth in the basin as though it were gold | "There is a low wall," {p} said then. "It is three steps from the pit, and behind it is the road, and nobody was looking at me. They look in the box"
= Ask how many there were on the way home => {p} thought | "Three," {p} said, "or four. One does not look round. It is all sacks" | no one had ever put that question before
- Lie to the sergeant that you carry the fever => {h} was not picked that week | the sergeant wrote something up | from then on there was a sack on {p} every second day, in {h's} place | {p} knew whose place it was
~ "Those who carry do not talk," said the sergeant | {p} was marched off to the pump, and came back after dark | there was not a grain of that earth left anywhere

@ bearers2 scene line=escape-bearers plan p=again
% Practised with a Table; Out and Back
After dark four people carried a table round the room in step | {load} lay on it for the weight | {h} had one corner of it, and {p} another | the other two could hold their tongues
On the next day all four of them stood nearest, by no accident at all | the lid was looked under | and the gate was opened, and {h} was on the outside
There was the pit, and a low wall, and a road went on behind that | {h} stood there with a rope in both hands, and saw all of it, while the box was let down
Then all four walked home, since it was not the day yet | nobody at all had counted them
+ Share what you saw with those in the next beds => {h} whispered it, pit and wall and road | it went from bed to bed, like a dish | in the morning a good many wished to learn how one carries a table
= Look for the place where the wall is lowest => It was left of the pit, and came up to the knee | on one stone there was a blue thread, tied in a bow | {h} had looked away from it again before the last shovel was put down
- Trick the gate man into opening before his time => He did, and was not punished for it that day | but on the next there were two of them | and one had a slate. "We had the first one as good as asleep," said {p}
~ Somebody had coughed in the passage, and everyone was counted, twice | nobody said another word until the table was back in its place with a cloth on

@ bearers3 scene line=escape-bearers wall
% One Finger on the Line; So Many Out, So Many Back
{foe} sat by the gate and had the book open | {foe.he} read in it with a finger, and {foe.his} lips went along
"So many boxes out," said {foe}. "So many back. It has come out right for sixteen years. It gives me no joy. But I sleep" | then {foe.he} raised {foe.his} eyes to {h}, as one does from a sum that one has not done yet
+ Help {foe} to find the place {foe.he} has lost => {h} put a finger on the line | there were boxes in that book, and lids, and nails | there was not a word in it about anybody's hands
= Ask who counts those who carry => "Who carries?" said {foe}. "Whoever stands there" | {foe.he} went on with the line | and the finger had not stopped for so much as a breath
- Trick {foe} by turning over two leaves at once => {foe} came to the end a day too soon | and it did not come out | all the gates were shut till it did | that was three days, with nobody buried
~ {foe} had shut the book, and not upon the finger | "Now I have lost the line," {foe.he} said. "You may stand there until it is found." | it was found at lamp time

@ bearers4 scene line=escape-bearers lead p=box-maker
% Holes Bored from Inside; In, and No Lower
{p.a} had two boxes that stood turned to the wall | {h} turned one of them about | at the head end somebody had bored a row of holes, and they were bored from inside
"Two of them went out lying down," said {p}. "They came to where the lid is. Since then {hands} lift every lid, with an iron bar." | every lid in the shop had its bite
{h} laid {himself} along a box, and reckoned | {load} would just have gone in
+ Help {p} to plane the bites out => "In, they look," said {p} over the shavings, "and beneath the sheet. I stand by with my hat off. They never have looked any lower. And then off it goes, with four to carry it, whoever stands nearest"
= Climb into the box and look up => It was roomy, and it smelled of pine | through the holes one could see six sacks, upon a nail | "Those are for the ones who carry," said {p}. "On account of the fever"
- Steal the bar that they do it with => There was a new one by noon, and a longer | they never found the old one | all that week each lid came back with two bites in it
~ Somebody had come for the bar | {p} pushed {h} down among the shavings, and stood in front, and swept | it got dark over that, and the two boxes were turned to the wall again

@ bearers5 scene line=escape-bearers means p=again
% Six on a Nail; Nobody Called by Name
{p} had been given the sacks to wash, all six from the nail by the gate | they were for the heads of those who carry the dead [2 , with two holes each, on account of the fever]
{p} drew one of them over {h's} head, and pulled it straight | then {h} walked right through the yard in it, by the sergeant | {he} went by people from the next bed | no one called {him} by {his} name
Before a window {they} stood side by side in two sacks | {h} nodded, to see which of them would do it
+ Help {p} to wash the six, and hang up five => They hung there until they were dry | the sergeant of {hands} wanted a place for his hat | he put it upon the sixth, which was bare | {p} rolled the other up small and laid it in with {load}
= Ask {p} how anyone knows who is who => "They do not know it themselves," said {p} from within. "When they come home from the hill they count off the boxes at the gate. Then they put down the handles and go wherever they like"
- Steal the sergeant's hat from that same nail => They turned every bed over for it until dark | it was found in the soup | nobody had noticed [! that there was a sack the less]
~ "Six," said the sergeant from the gate, who could count as far as that | all of them had to be hung out where he could see them | {p} was set to scrub the yard

@ bearers6 scene line=escape-bearers price entered p=again
% Room Underneath; I Am Thin
{p} had come for {him}, and they went to the far end of the room | the sick lay there, and {hands} had taken their stove away | in the last bed lay a very old friend of {p's}, with both {coat}s on top
"You want a box," said the old one, to the ceiling, quite cheerfully. "And somebody dead in it, and that will be me. I am thin. There is room underneath for {load}."
{p} said that the old one would get well | outside {foe} went by, with a finger in the book
"About Thursday, I should think," said the old one
+ Comfort {p}, and lay your own {coat} on top => It was stroked flat by two old hands | "That is a good one," said the voice from the bed. "You will want it, out there. Mind that you have it off me again, when they have looked"
= Ask the old one what would be wished for => "Keep step," said the old one. "I have never been carried in my life. I should not like to be dropped the first time" | {p} got up, and went to find two more carriers [3 , of the same height if possible]
- Rob the next bed of a blanket for {load} => It was lying there, and nobody spoke | the old one saw the blanket, and was a little less cheerful | "Well," {p} said by and by, "now we know what sort of people are getting out"
~ There was a step outside, and the old one began at once to groan, very naturally | {hands} wished to know what everybody was standing about for | {h} was sent back to the other end

@ bearers7 scene line=escape-bearers turn p=first
% Boxes, and Not Heads; What the Book Left Out
{p} kept watch at the window, because {h} wished to think aloud | two things lay on the bed | one was a carrier's sack [2 , from that nail at the gate] | in such a sack {h} had walked through the yard, and nobody had known {him}
The other was the strip with the blue stitches, from the sack-mender | her husband had carried a box, and never came home | but {foe's} book said nothing of him
"{foe's} book has a line for each box," said {h}, "and one for each lid. It has none for a carrier. If four go out and three come home, it is right all the same."
"Then he did not die," said {p}.
"He put down the handle, and tied a bow on the low wall, and took the road," said {h}. "So can I. They look into the box, and away from the sacks. Nobody has ever counted the people who carry."
+ Share it with the sack-mender, who has waited => The sack-mender heard it about her own husband | she sat quite still, and laughed, and had to wipe her face | then she sewed blue into all six of the sacks | "Now nobody can tell one from another," she said
= Count the carriers from the window at noon => Four came by with a box, and an hour later four came back | the sergeant made a stroke in the book for the box | he did not look at the carriers at all, for he was looking into his hat
- Steal a second sack from the nail => Now there were too few, and even the sergeant could see it | he took the rest of them in at night, and slept on them | there was one for {h} still, but it had to be kept under the boards. "And which of us four goes bareheaded?" asked {p}
~ The sergeant put his head in. "What are you two counting?" he asked | {p} sat down on both things at once, and answered: the days | he stayed for an hour, and counted along

@ bearers8 scene line=escape-bearers gate move entered p=again
% Four Pairs of Shoes; An Old Face
The gate was at {place} | at noon four carriers came up to it, with the sacks over their heads | {p} had one of the front handles, and {h} had the one behind
The old friend from the last bed had died in the night | now that old face lay in the box, over folded hands | {load} lay there as well, under the sheet
The sergeant put his bar under the lid, and looked in there | nobody looked any lower. "Get along," he said
Then {foe} came out with the book, and looked at the ground. "Wait," said {foe}. "I know these shoes. The same four pairs went out the last time"
+ Help {p}, whose knees are giving way => {h} took more of the weight, and the box stood level again | something slid inside it, and knocked against the wood | the sergeant took off his hat, and went a little way off
= Stand still, and let {foe} look => {foe} went along the four pairs of shoes with one finger | then {foe.he} went along them from the other end, and they were still the same | the finger stopped, in front of nobody yet
- Trick the sergeant with a cough from under the sack => "Fever!" said the sergeant, and dropped the bar, and stood three yards away | {foe} did not step back at all, and turned to a new page
~ A hand had slipped, and the box dipped at one end | a corner of {load} came out from below the sheet | the sergeant pushed it in again with his bar, and frowned, as if he would think of it later

@ bearers9 scene line=escape-bearers duel
% Which of You Is It?; One Line in the Book
{foe} had the gate let down, and would not be moved from it [3 by anyone] | the box had been put on the ground, with the four carriers beside it | {foe} wanted just one name, and whoever had that name would never get out
"Nobody likes to carry," said {foe}. "But you four stood nearest twice. One of you means to stay outside. I have a line for it here, and I shall wait until it is filled. I have waited for smaller things."
{foe} put one finger on the empty line. "Which of you is it?" said {foe}
Nobody in the row breathed | behind the gate was the low wall, and the road
+ Save the other three with your own name => "It is me," said {h}. "They only lent me their arms" | {foe} took up the pen, and did not write yet | all of the other three had put down their handles, and stood a little closer
= Ask {foe} how many carriers came home last time => {foe} opened {foe.his} mouth, and looked in the book instead | there was a box, and a lid, and six nails | {foe.he} turned back a leaf, and one more, and the finger had begun to shake
- Lie that it was the worst kind of fever => The sergeant threw the lid on again, and nobody wished to lift a sack after that | "A name," said {foe}, from farther off, and held the pen out at the length of {foe.his} arm
+~ {foe} was too quick with the pen | the name was on the line before any of the other three had opened their mouths. "That is that, then," said {foe}, and blew on it, and the sergeant pulled off the sack
=~ "That is a good question," said {foe}, and thought it over, with the finger on the line. "Nobody has counted them. We shall begin with you. Sacks off," {foe.he} said
-~ "Then the sacks must go into the stove, by the rule," said {foe}, and looked it up | {hands} put on gloves, and drew off all four, and {foe} went from face to face

@ bearers10 scene line=escape-bearers near p=sack-mender/she
% Mended with Blue; The One Without a Box
{p.a} sewed the sacks which the carriers wore | {h} had come to ask her who had worn them
"There were seven once," said {p}. "My husband had the seventh. Two years ago they made him carry. He went through the gate at noon, and he did not come home."
"They say that it was the fever," {p} said. "But I have been to {foe}, and he is not in the book. There was no box for him. How can I bury somebody without a box?"
{p} took a strip of sacking from under the needles | it was sewn with blue | the digger had found it outside the gate | it hung on the low wall there, by the road | it had been tied round a stone, in a bow
+ Comfort {p}, who cannot mourn and cannot hope => {h} stayed until the needle went in and out again | "The dead do not tie bows," {p} said then, for the first time aloud | she gave {h} the strip to carry, since she looked at it too often
= Look closely at how the bow was tied => It was a double bow, and quite tight | it took both hands to make | no wind had done that, and no digger | {p} watched {h's} face, and put the strip into {h's} pocket
- Lie to {p} that you have seen him out there => She asked how he looked, and {h} had to think of something | he looked well, said {h}, and brown | {p} gave {him} the strip to take along, and a pair of socks
~ One of {hands} brought in a torn sack, and sat down to wait for it | {p} threaded her needle with blue | when the sewing was done the strip was up {h's} sleeve

@ bearers11 scene line=escape-bearers far entered p=again
% A Line for Shoes; Red Earth
{foe} had ruled a new line in the book, and it was for shoes | that evening everyone stood at the foot of a bed, and {foe} went along with {hands}, and had each pair turned up, and wrote down what it looked like
{h} was standing next to {p}, who had gone white
There was red earth on {p's} heels, from a day of carrying | inside the gate the ground was grey, all of it
"If that goes into the book," said {p}, without moving the lips, "{foe.he} will ask how I came by it, and how I liked it out there"
{foe} was two beds away [2 , with a {lamp}] [3 that went up and down the row]
+ Give {p} your shoes, and put on the red ones => They did not fit either of them | {foe} bent down, and saw red earth on {h's} feet, and took {foe.his} time. "You have carried," {foe.he} said, and wrote it down, and passed on
= Spill the ash bucket over the floor => It went everywhere, as ash does, and the whole row coughed, and beat it off | after that all the shoes were of one colour | {foe} wrote grey from there to the door, and blotted it
- Trick {foe} with the sergeant's own boots => {h} had pushed them under the next bed, and they were red to the ankle | {foe} wrote that down without a word | the sergeant needed the whole evening to explain it
~ The finger had stopped at {p's} heels. "Red," {foe} read aloud, while writing | then {foe.he} turned back some pages, to see on which day that had been | it was found, and underlined

@ bearers12 scene line=escape-bearers near p=yard-sweeper
% Dead Since Spring; No Soup for the Dead
{p.a} had once tried to get out in a box | so {h} went to the yard to ask about it | {p} swept round {h's} feet, and was very thin
"I got as far as the gate," said {p}. "There they lifted the lid. But {foe} had written up my box already, and never strikes anything out. So I have been dead since spring. I get no bed and no soup. I sweep, and {foe} looks through me."
{p} came nearer with the broom. "One hears a good deal under a lid," {p.he} said. "I coughed once, from the dust. Down fell the bar, and the sergeant stood three yards off. He is more afraid of the fever than of anything."
+ Share your soup with {p} behind the shed => {p} left not a drop of it, and wiped out the bowl | "You have fed a dead person," said {p}. "Let me give you something for it. If a box must go by in a hurry, cough, and the sergeant will not look twice"
= Ask {p} how the four had carried the box => "Badly," said {p}, and rubbed an elbow. "They were out of step, and I knocked on the wood at each corner. Whoever wants to lie still in there should have carriers who have practised it"
- Betray {p} to {hands} for the stolen crusts => They came with a {lamp}, and looked {p} up in the book | a dead person could not have stolen anything, it turned out | they took the broom away, so that {p} had to sweep with both hands
~ Across the yard came {foe}, reading in the book, and walked straight into {p} | "There is nothing here," said {foe}, and wrote that down | {h} was sent in, and {p} was left standing
`;
export const pack: PackSource = { id: 'case-escape-bearers', sheets: [facts, scenes], words: {} };
