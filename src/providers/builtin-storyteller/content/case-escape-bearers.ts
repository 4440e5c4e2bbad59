import type { PackSource } from '../pack.ts';

/** How nobody gets out, who did, and how it is done. */
const facts = `
@ * token line=escape-bearers
the wooden handle
@ * truth line=escape-bearers start
{h} had been let in at the gate | now they would not let {him} out again | inside one went about as one liked | only the dead got out | every day about noon they were carried through the gate in boxes | four people carried each box, and nobody ever stopped them
@ * known line=escape-bearers before
Only the dead got out, and four to carry each of them | {h} had {token} from one of their boxes, and wished to {goal}
@ * known line=escape-bearers behind
{foe} counted the boxes, and not the carriers | {h} had to carry one out, and then not come home
@ * settle line=escape-bearers won
"It is me," said the tall porter under his sack. | "Me," said his brother, and then the third carrier | {h} said so as well, last of all | {foe} pointed at one after another | four names would not go on one line, and {foe} could not bear it | "One box," {foe} wrote instead, since that was right, and had the gate lifted | by the low wall {h} pulled the sack off, and was free | {token} came off in {his} hand once more, and {he} kept it | {he} thanked the old friend in the box | then {he} tied a thread of blue to the wall | down the road a child was whistling three notes | the three others carried the empty box home, and would go another noon | the sack-mender heard of the thread, and knew how her husband had gone
@ * more line=escape-bearers thing
{target} had come out in the same box | by the low wall it stood now [! , in plain sight]
@ * settle line=escape-bearers lost
{hands} pulled off {h's} sack, and took {him} by both arms | the box went on through the gate with three to carry it | it hung quite crooked | then {hands} let the gate down, and {h} stood inside | "I had no line for carriers," said {foe}. "That was how you meant to do it. Thank you" | That same hour {foe} ruled a line for carriers
@ * settle line=escape-bearers dear
"It was my idea," said the tall porter, and pulled off his own sack | it was not so, but now {foe} had a name | {hands} led the porter away | he had to scrub the yard for a year | "Three will do," said {foe.name}, and let the box pass | by the low wall {h} set the handle down | {he} {was} free, and could not be glad yet | {he} knotted blue thread about a stone, for the sack-mender to hear of | then {he} put a second knot beside it, for the porter | the last two carried the box on between them
@ * last line=escape-bearers won
Some days out {h} came upon a cart with a wheel off | the driver had a patch on his sleeve, sewn with blue | "The one who sewed that looks out at noon," said {h}. "She knows about the bow on the wall." | so this was the sack-mender's husband, and he sat down | then he asked {h} to tell it from the gate on
{h} had a house by the road now, with a low wall | {token} lay upon the wall, with a blue thread round it | one evening the yard-sweeper came up the road, still with the broom | "The dead are not counted at that gate," said the sweeper. "I just walked." | {h} went in, and got down a second bowl
@ * last line=escape-bearers dark
{h} was out, and walked until the gate was out of sight | in there {foe} gave {h's} bed to a newcomer | nobody in there spoke of {him} | the next four carriers saw two threads on the wall | they left the old one where it was, and cut off {h's}
@ * last line=escape-bearers dear
A year later to the day {h} waited behind the low wall | at noon four came out with a box | it was the porter who walked badly, after a year on his knees | by the second knot he set down the handle | {h} held out a hand to him
@ * last line=escape-bearers lost
After that {h} was kept to the yard, with a broom | the carriers were counted aloud, out and home | toward spring {h} saw into {foe's} book | there were boxes, and lids, and carriers | there was no line for whoever digs
`;

/** Who needs help first, and what is in the hero's hands from then on. */
const openings = `
@ bearers-o1 open line=escape-bearers p=rope-maker where=the_yard_by_the_gate
% The Box Tipped Over; A Handle Came Off
{h} had come in by the gate, and no one would open it for {him} again | only the dead went out there, at noon, in boxes | it took four people to carry each
That day one handle broke off halfway to the gate | {p.a} had been carrying that corner, and fell under it | {h} sprang up, and held the box
"Four handles, or it stays," said {foe}, who kept the book there. "Whoever broke it will carry every day from now on."
{p} went white, for carriers died of the fever, people said
{h} was left with {token} | "Run to the box-maker with it!" shouted the sergeant of {hands}.
+ Help {p} up, and share the blame => {foe} wrote two names down, so each of them would carry half as often | "Nobody shares anything in here," said {p}. "If you ever need a pair of eyes, call me." | {h} took the handle over to the box-maker's shop
= Ask why only the dead are let through => "{foe} has a line for each of them," said {p}, and rubbed a knee. "There is no line for us. The box-maker knows how it goes, up to the gate. Ask there."
- Lie that {p} broke it in a rage => {p} was put down for every noon until spring | the sergeant nodded at {h}, as one nods at a useful mule | {p} looked up from the ground, and learned {h's} face by heart
~ The sergeant pushed them both aside | the box went out on three handles and a rope | the gate came down behind it | {h} was left in the yard with a handle, and had to find the box-maker alone
@ bearers-o2 open line=escape-bearers p=washerwoman/she where=the_room_with_the_beds
% Wanted for Noon; Somebody Under the Bed
Before daylight {h} woke, because somebody was breathing under the bed | it was {p.a}, and she held {token} tight
"I am to carry at noon," she whispered. "All who carry get the fever. So I broke this off, and the box cannot go."
Nobody but the dead ever left that place | it took four to carry each box | {h} could not get out of there either
{foe} let nobody have soup until the handle was found | already two of {hands} were looking under the beds with a {lamp}
{p} gave it to {h}. "Take it to the box-maker for me," she begged. "But do not say who had it."
+ Protect {p} under your own blanket => The {lamp} stopped there, and then went on | two of {hands} had seen one bed, and one head in it | "I shall not forget this," said {p}, from down by {h's} feet | when it was light {h} set out for the box-maker's shop
= Ask what happens to those who carry => "They go out with the box, and come home without it," said {p}. "In between they are outside. I never thought of it like that. The box-maker might know more."
- Betray {p} to the two with the {lamp} => They pulled her out by one foot | "Fever or not, you carry," they told her | then {h} got a whole bowl of soup, and was sent to the box-maker with the handle
~ The {lamp} was there before anyone could move | {p} was found, and led away to carry | {h} had the handle under {his} shirt, and kept it there until it was light
`;

/** Scenes in which a fact of the case is found out, with somebody who comes back. */
const scenes = `
@ bearers1 scene line=escape-bearers second entered p=again who=rope-maker,washerwoman where=the_yard_before_the_gate
% Whoever Stood Nearest; Four to Carry Each
The box-maker had spoken of four carriers | so {h} went to the gate at noon to see them | {p} came along
One of the four carriers fell ill, and sat down beside the box | "You," said the sergeant of {hands}, and pointed at {p}, since {p} stood nearest
Everybody else had stepped back, for carrying was bad luck, people said | nobody had ever asked to do it
{p} had to put on a sack with two holes, and take hold of a handle | nobody asked for a name | so {p} went out through the gate | an hour later {p.he} came home | there was earth from outside on both shoes
{h} had never met anybody who had been out there | {he} could hardly wait to ask
+ Help {p} to wash, and ask nothing yet => {p} looked at the earth as though it were gold | "There is a low wall," {p} said then. "It is three steps from the pit, and behind it is the road, and nobody was looking at me. They look in the box"
= Ask how many of them came home => "Three of us came home," {p} said, "or four. One does not look round. It is all sacks" | no one had ever put that question before
- Lie to the sergeant that you carry the fever => {h} was not picked that week | the sergeant wrote a line up | from then on {p} had to carry every second day, in {h's} place | {p} knew whose place it was
~ "Those who carry do not talk," said the sergeant | {p} was marched off to the pump, and came back after dark | there was not a grain of that earth left anywhere

@ bearers2 scene line=escape-bearers plan p=again who=rope-maker,washerwoman where=the_room_with_the_beds
% Practised with a Table; Out and Back
Whatever rocks is looked at, so four people had to learn to walk like one | after dark they carried a table round the room | {load} lay on it for the weight | {h} had one corner and {p} another | a porter from the next row and his brother had the rest
On the next day these four stood nearest, by no accident at all | the lid was lifted, the gate was opened, and {h} was outside
The pit was there, and three steps off the low wall | behind that lay the road | {h} could have run, and {his} knees shook with it
But {load} was still inside, and the old one had been promised a carrier who kept step | so all four walked home again, and no one counted them
That night the old friend asked if it was Thursday yet
+ Share what you saw with those in the next beds => {h} whispered of the pit, the wall and the road | it went from bed to bed, like a dish | in the morning a good many wished to learn how one carries a table
= Look at what hangs on the low wall => {h} had seen it already, from the pit | a blue thread hung there, in a bow, on one of the stones | {he} told {p} of it in the dark | "So the sack-mender's husband got that far," said {p}
- Trick the gate man into opening before his time => The gate man did, and nobody punished him for it that day | on the next two men stood there, with a slate. "We had the first one as good as asleep," said {p}
~ A boy had coughed in the passage, and everyone was counted, twice | nobody said another word until the table was back in its place

@ bearers3 scene line=escape-bearers wall where=the_table_by_the_gate
% One Finger on the Line; So Many Out, So Many Back
A sack could hide a face from people, but {foe} kept a book | {h} went up to the table by the gate | {he} wanted to see what was in it
{foe} went along the lines with one finger | {foe.his} lips moved with it. "So many boxes out," said {foe}. "So many back. For sixteen years it has come out right. It gives me no joy. But I sleep."
Then the finger stopped, and {foe} looked up at {h} | "You have stood at my gate every noon this week," said {foe}. "People who do that want a thing. What is it?"
+ Help {foe} to find the place {foe.he} has lost => {h} put a finger on the line | there were boxes in that book, and lids, and nails | there was not a word in it about anybody's hands
= Ask who counts those who carry => "Who carries?" said {foe}. "Whoever stands there" | {foe.he} went on with the line | and the finger had not stopped for so much as a breath
- Trick {foe} by turning over two leaves at once => {foe} came to the end of the book a day too soon | the sum was wrong, so all the gates stayed shut | that was three days, with nobody buried
~ {foe} had shut the book, and not upon the finger | "Now I have lost the line," {foe.he} said. "You may stand there until it is found." | it was found at lamp time

@ bearers4 scene line=escape-bearers lead p=box-maker where=the_box-maker's_shop
% Holes Bored from Inside; In, and No Lower
{h} brought {token} to {p.a} | {p} made the boxes for all the dead of that place
Two boxes stood there, turned to the wall | {h} turned one of them about | at the head end there was a row of holes | somebody had bored them from inside
"Two people lay down in those, and meant to get out alive," said {p}. "They were found at the gate. Since then {hands} lift every lid, with an iron bar."
Nobody could {goal} like that | but {h} measured the box all the same | {load} would just have gone in
"Keep that handle, until I ask you for it," said {p}, and looked to the door. "You want to know what they do at the gate, do you not?"
+ Help {p} to plane the bitten lids => "They look into the box," said {p} over the shavings, "and beneath the sheet. I stand by with my hat off. They never have looked any lower. And then off it goes, with four to carry it, whoever stands nearest"
= Climb into the box and look up => The box was roomy, and it smelled of pine | through the holes one could see six sacks, upon six nails | "Those are for the ones who carry," said {p}. "On account of the fever"
- Steal the bar that they do it with => The sergeant had a new bar by noon, and a longer one | {hands} never found the old one | all that week each lid came back with two bites in it
~ One of {hands} came in to fetch the bar | {p} pushed {h} down among the shavings, and stood in front, and swept | it got dark over that, and the two boxes were turned to the wall again

@ bearers5 scene line=escape-bearers means p=again who=washerwoman,rope-maker where=the_washing_place
% Six by the Gate; Nobody Called by Name
{h} wanted to try on a carrier's sack | {p} had all six of them to wash | on other days they hung by the gate
{p} drew one over {h's} head, and pulled it straight | then {h} walked right through the yard in it, past the sergeant | {he} went by people from the next bed | no one called {him} by {his} name
Back at the tub {they} stood side by side in two sacks | {h} nodded, and nobody could say whose head that was | {p} had to laugh out loud
Such a sack was worth more than the key to the gate | but all six had to hang there again by dark | the sergeant would come and look
+ Help {p} to wash the six, and hang up five => The five sacks hung there until they were dry | the sergeant of {hands} wanted a place for his hat | he put it upon the sixth nail, which was bare | {p} rolled the sixth sack up small | {p.he} laid it in with {load}
= Ask {p} how anyone knows who is who => "They do not know it themselves," said {p} from within. "When they come home from the hill they count off the boxes at the gate. Then they put down the handles and go wherever they like"
- Steal the sergeant's hat from the sixth nail => {hands} turned every bed over for the hat until dark | the cook found it in the soup | nobody had noticed [! that there was a sack the less]
~ "Six," said the sergeant from the gate, who could count as far as that | all of them had to be hung out where he could see them | {p} was set to scrub the yard

@ bearers6 scene line=escape-bearers price entered p=again who=box-maker,sack-mender where=the_beds_of_the_sick
% Room Underneath; I Am Thin
Nobody could carry a box until somebody was dead | {h} had not cared to think of that | then {p} came to fetch {him}
{p} led {him} to the beds of the sick | {hands} had taken their stove away | in the last bed was a very old friend of {p's}, with both {coat}s on top
"You want a box," said the old one, quite cheerfully. "And somebody dead in it, and that will be me. I am thin. There is room underneath for {load}."
{p} wept, and said that the old one would get well | {h} did not know which to wish for, and {was} ashamed
"About Thursday, I should think," the old one told {h}. "Will you carry me yourself?"
+ Comfort {p}, and lay your own {coat} on top => The old one stroked {h's} {coat} flat with both hands | "That is a good one," the old one said. "You will want it, out there. Mind that you have it off me again, when they have looked"
= Ask the old one what would be wished for => "Keep step," said the old one. "I have never been carried in my life. I should not like to be dropped the first time" | {p} stood up, to look for two more carriers [3 , of the same height if possible]
- Rob the next bed of its blanket => {h} pulled it off for {load}, and nobody in that bed spoke | the old one saw the blanket, and was a little less cheerful | "Well," {p} said by and by, "now we know what sort of people are getting out"
~ There was a step outside, and the old one began at once to groan, very naturally | {hands} wished to know what everybody was standing about for | {h} was sent back to the other end

@ bearers7 scene line=escape-bearers turn p=first where=the_window_by_the_beds
% Boxes, and Not Heads; What the Book Left Out
{h} wished to think aloud, at the window by the beds | {p} kept watch for {him}
Three things lay on {h's} blanket | one was a carrier's sack | nobody had known {him} in that
Another was the sack-mender's strip | her husband had carried a box out, and never come home | the third was {token}, and {h} took it in {his} hand
"{foe's} book has a line for each box," said {h}, "and one for each lid. It has none for whoever holds this. If four go out and three come home, it is right all the same."
"Then he did not die," said {p}.
"He put down the handle, and tied a bow on the low wall, and took the road," said {h}, who was shaking. "So can I. They look into the box. Nobody has ever counted the people who carry it."
"Then it can be done!" cried {p}, far too loud | outside on the stairs a step stood still
+ Share it with the sack-mender, who has waited => The sack-mender heard it about her own husband | she sat quite still, and laughed, and had to wipe her face | then she sewed blue into all six of the sacks | "Now nobody can tell one from another," she said
= Count the carriers from the window at noon => Four came by with a box, and an hour later four came back | the sergeant made a stroke in the book for the box | he did not look at the carriers at all, for he was looking into his hat
- Steal a second sack from the nails => Now there were too few, and even the sergeant could see it | he took the rest of them in at night, and slept on them | there was one for {h} still, but it had to be kept under the boards | so {p} had to sew one more, out of a flour sack
~ The sergeant put his head in. "What are you two counting?" he asked | {p} sat down on all of it at once, and answered: the days | he stayed for an hour, and counted along

@ bearers8 scene line=escape-bearers gate move entered p=again who=rope-maker,washerwoman where=the_only_gate
% Four Pairs of Shoes; An Old Face
At noon four carriers brought a box to {place} | they all had sacks over their heads | {p} had one of the front handles | a tall porter and his brother had two more | {h} had the last one, and it was {token}, back in its old place
The old friend from the last bed had died in the night | now that old face lay in the box, over folded hands | {load} lay there as well, under the sheet
The sergeant put his bar under the lid, and looked in there | nobody looked any lower. "Get along," he said | before {h} lay the road
Then {foe} came out with the book, and looked at the ground. "Wait," said {foe}. "I know these shoes. The same four pairs went out the last time"
+ Help {p}, whose knees are giving way => {h} took more of the weight, and the box stood level again | something slid inside it, and knocked against the wood | the sergeant took off his hat, and went a little way off
= Stand still, and let {foe} look => {foe} went along the four pairs of shoes with one finger | then {foe.he} went along them from the other end, and they were still the same | the finger stopped, in front of nobody yet
- Trick the sergeant with a cough from under the sack => "Fever!" said the sergeant, and dropped the bar, and stood three yards away | {foe} did not step back at all, and turned to a new page
~ One of {p's} hands slipped, and the box dipped at one end | a corner of {load} came out from below the sheet | the sergeant pushed it in again with his bar | but he frowned, as if he would think of it later

@ bearers9 scene line=escape-bearers duel where=the_only_gate
% Which of You Is It?; One Line in the Book
{foe} had the gate let down, and the box was put on the ground | {h} still held on to {token} | beside {him} stood the other three, who had come for {his} sake
"Nobody likes to carry," said {foe}. "But you four stood nearest twice. So one of you means to stay outside. I have ruled a line for that one here, and I shall wait until it is filled. I have waited for smaller things."
Whoever stood on that line would never get out | all four of them knew it | behind the gate was the low wall, and the road | {h} had never wanted anything so much
{foe} put one finger on the empty line. "Which of you is it?" said {foe}
+ Save the other three with your own name => "It is me," said {h}. "They only lent me their arms" | {foe} took up the pen, and did not write yet | all of the other three had put down their handles, and stood a little closer
= Ask {foe} for the number of carriers => {foe} opened {foe.his} mouth, and looked in the book instead | there was a box, and a lid, and six nails | {foe.he} turned back a leaf, and one more, and the finger had begun to shake
- Lie that it was the worst kind of fever => The sergeant heard it, and ran three steps back | nobody wished to lift a sack after that | "A name," said {foe}, from farther off, and held the pen out at the length of {foe.his} arm
+~ {foe} was too quick with the pen | the name stood there before the other three could speak. "That is that, then," said {foe}, and blew on it, and the sergeant pulled off the sack
=~ "That is a good question," said {foe}, and thought it over, with the finger on the line. "Nobody has counted them. We shall begin with you. Sacks off," {foe.he} said
-~ "Then the sacks must go into the stove, by the rule," said {foe}, and looked it up | {hands} put on gloves, and drew off all four, and {foe} went from face to face

@ bearers10 scene line=escape-bearers near p=sack-mender/she where=the_mending_room
% Mended with Blue; The One Without a Box
All who carried the dead wore sacks | so {h} went to {p.a}, who sewed them | {h} asked her about the carriers
"There were seven once," said {p}. "My husband had the seventh. Two years ago they made him carry. He went through the gate at noon, and he did not come home."
"They say that it was the fever," {p} said. "But I have been to {foe}, and he is not in the book. There was no box for him. How can I bury somebody without a box?"
She took out a strip of sacking, sewn with her own blue thread | the man who digs the graves had found it outside, on the low wall | it was tied round a stone, in a bow
She held it out to {h}, and her hand shook. "You tell me what it means," she said. "I do not dare."
+ Comfort {p}, who cannot mourn and cannot hope => {h} sat with {p} until she could sew again | "The dead do not tie bows," {p} said then, for the first time aloud | she gave {h} the strip to carry, since she looked at it too often
= Look closely at how the bow was tied => The blue thread was tied in a double bow, quite tight | it took both hands to make | no wind had done that, and no digger | {p} watched {h's} face, and put the strip into {h's} pocket
- Lie to {p} that you have seen him out there => {p} asked how her husband looked, and {h} had to invent it | he looked well, said {h}, and brown | {p} gave {him} the strip to take along, and a pair of socks
~ One of {hands} brought in a torn sack, and sat down to wait for it | {p} threaded her needle with blue | when the sewing was done the strip was up {h's} sleeve

@ bearers11 scene line=escape-bearers far entered p=again who=rope-maker,washerwoman where=the_row_of_beds
% A Line for Shoes; Red Earth
{foe} had heard that somebody meant to get out | so {foe.he} ruled a new line, and it was for shoes | that evening everyone had to stand at the foot of a bed | {hands} turned up each pair | {foe} wrote down how it looked
{h} stood next to {p}, who had gone white | there was red earth on {p's} heels, from a day of carrying | inside the gate the ground was grey, all of it
"If that goes into the book," said {p}, without moving the lips, "I shall never be let near a box again. And you will be one carrier short."
{foe} was two beds away, and had just wetted the pen
+ Give {p} your shoes, and put on the red ones => The red shoes pinched badly | {foe} bent down, and saw red earth on {h's} feet, and took {foe.his} time. "You have carried," {foe.he} said, and wrote it down, and passed on
= Spill the ash bucket over the floor => The ash went everywhere | the whole row coughed, and beat it off | after that all the shoes were of one colour | {foe} wrote grey from there to the door, and blotted it
- Trick {foe} with the sergeant's own boots => {h} had pushed them under the next bed, and they were red to the ankle | {foe} wrote that down without a word | the sergeant needed the whole evening to explain it
~ The finger had stopped at {p's} heels. "Red," {foe} read aloud, while writing | then {foe.he} turned back some pages | {foe.he} found the day, and underlined it

@ bearers20 scene line=escape-bearers far quiet entered p=again who=rope-maker,washerwoman where=the_foot_of_the_wall
% Three Notes at Noon; A Small Breath
The noon box had gone out, and the gate was down again | {h} found {p} by the yard wall, with one ear on the stones
"My father waits out there, down the road," said {p}. "Every noon he blows three notes on a pipe. Then I know. In two years he has not missed one."
{they} listened, and heard nothing but the yard
"He is old," said {p}. "It is far to walk." | {p's} lips had gone grey
Then the notes came after all | two of them were right, and the third was much too high | {p} frowned, and then took hold of {h's} sleeve
"That is a small breath," said {p}. "That is not my father, it is my boy. He could not walk when I came in here."
Once more it came, and the third note was nearly right
+ Give {p} your word to look for the boy => "He has one ear that stands out," said {p}, "or he had." | {p} sang the three notes under {p.his} breath, until {h} knew them. "Whistle that on the road, and he will come to you"
= Knock three times on the wall with {token} => The stones were thick, and {h} did not believe in it | out there it was quiet, and then it began again, very fast | it went on until one of {hands} looked up
- Betray the piper to {hands} for a better bed => Two of {hands} went out, and came home with a pipe | {h} had a bed by the stove from that night on | at noon {p} stood by the wall, and there was only wind
~ One of {hands} leaned against the wall beside them, and began to hum | through that nothing else could be heard | {p} stayed there until dark, with one hand on the stones

@ bearers12 scene line=escape-bearers near p=yard-sweeper where=the_far_end_of_the_yard
% Dead Since Spring; No Soup for the Dead
One person had come out of such a box alive | {h} went to find that one in the yard | it was {p.a}, very thin, with a broom
"They lifted the lid," said {p}. "But {foe} had written up my box already, and never strikes anything out. So I have been dead since spring. I get no bed and no soup. I sweep, and {foe} looks through me."
{p} came nearer with the broom. "One hears a good deal under a lid," {p.he} said. "I coughed once, from the dust. Down fell the bar, and the sergeant stood three yards off. He is more afraid of the fever than of anything."
Nobody had spoken to {p} for months, and {p} did not want {h} to go | "Ask me another thing," said {p}
+ Share your soup with {p} behind the shed => {p} ate all the soup, and wiped out the bowl | "You have fed a dead person," said {p}. "Let me give you a hint for it. If a box must go by in a hurry, cough, and the sergeant will not look twice"
= Ask how the four had carried => "Badly," said {p}, and rubbed an elbow. "They were out of step, and I knocked on the wood at each corner. Whoever wants to lie still in there should have carriers who have practised it"
- Betray {p} to {hands} for the stolen crusts => {hands} came with a {lamp}, and looked {p} up in the book | a dead person could not have stolen anything, it turned out | they took the broom away, so that {p} had to sweep with both hands
~ {foe} came across the yard, and was reading the book | {foe.he} walked straight into {p} | "There is nothing here," said {foe}, and wrote that down | {h} was sent in, and {p} was left standing

@ bearers13 scene line=escape-bearers near where=the_old_well
% Down the Old Well; Everybody Is in Bed but You
{h} wished to see how the gate was let down at dusk | so {he} hid behind the old well in the yard
{foe} came across with the book, quite alone | {foe.he} knelt down, and pushed the boards on the well a little apart
"Good evening, small brother," {foe} said into the dark. "As many boxes came back as went out. Everybody is in bed but you."
{h} did not dare to breathe
"I know," {foe} said then. "I ought to have counted that evening too. I was at play, and I did not miss you until it was dark. Now I count every night, and nobody gets lost."
Just then one of {hands} called across the yard | one bed was empty, in the third row | it was {h's} own
"Not another one," whispered {foe}, and tore the boards off with both hands
+ Save {foe} from that fear, and step out => "I am here," said {h}. | {foe} felt the sleeve, and the arm in it, and was too glad to scold. "Let that one alone, this week," {foe.he} told {hands}
= Creep off to bed while {foe} is calling => {h} was lying in the third row when {hands} came with the {lamp} | "It comes out," {foe} told each of the beds, close to weeping, and asked nothing at all
- Trick {foe} with a small voice from the well => {foe} had a thin boy let down on a rope that same hour, to look | the boy came up blue, with a cough | {foe} knelt there until daylight, and called
~ A pebble went over the edge, and fell for a long time | {hands} came running, and found {h} | {foe} counted {him} four times over, with a finger that shook

@ bearers15 scene line=escape-bearers near p=again who=rope-maker,washerwoman where=the_middle_of_the_yard
% He Nods to Everything; The Weaver on the Barrel
{hands} had heard that somebody asked how the dead get out | so they called everyone together in the yard
"Is it you?" the sergeant asked from row to row | an old weaver nodded kindly | he was as deaf as a box
Now he stood up on a barrel, and smiled down at them all
"So you mean to get out of here?" shouted the sergeant | the weaver nodded
"He thinks that it is about soup," {p} whispered to {h}. "He nods to everything."
"In a box?" | the weaver nodded harder, since they seemed so pleased
{foe} wrote it down. "It all agrees," said {foe}. "Let him lie under the stairs until he has told us who helps him."
"Who is it?" shouted the sergeant | the weaver looked for a friendly face, and found {p's}, and pointed
All over the yard heads turned to {p}
+ Save them both, and own up to it => The sergeant lifted the weaver down, and {h} had to stand there until morning | in the dark the weaver came back, and held the barrel, so that it should not tip
= Ask {foe} to put one more question => "Are you dead?" {foe} shouted, to be quite certain | the weaver nodded, and made a small bow | now it no longer agreed, and {hands} sent everybody to bed
- Lie that the weaver hears as well as anyone => {hands} had begun to doubt it, and now they did not | they led the weaver off under the stairs, and he waved to {h} from there | {p} did not
~ "Then it is the two of them," said the sergeant | {p} and the weaver sat under the stairs until dark | he held {p's} hand, for he thought that {p.he} feared the dark

@ bearers14 scene line=escape-bearers eve entered p=again who=rope-maker,washerwoman where=the_stairs_to_the_yard
% As Far as the Wall; Three Come Home
That night {p} was waiting on the stairs to the yard, with {token}. "It is a bad plan," said {p}. "I did not like to say so before the porters."
"It is the only one we have," said {h}
"You put down your handle, and take the road," said {p}. "And three walk home past {foe} with a crooked box. You have thought of everything, as far as the wall."
{h} said angrily that nobody had to carry | {p} said angrily that somebody always had to | overhead a neighbour knocked, because of the noise
"Then the other three can come with me," said {h}
"And the box?" asked {p}. "If that does not come home the book is wrong, and nobody will ever get out again. There are more who want to, after you."
{h} could find no answer, for {p} was right
+ Help {p} to practise it with three => {they} carried the bench up and down, with a bucket for the third | it only hung straight when each of them wore a strap over one shoulder | by midnight there were three straps
= Ask {p} for a better plan => {p} thought about it until the {lamp} was low, and had none. "Then I am for it," said {p}. "I only wanted to be asked." | {p.he} bound {token} with string, so that it would hold
- Lie that nothing can happen to the three => "I would have helped in any case," said {p}. "Now I help, and know that you lie." | on the next landing stood both of the porters, and had heard it too
~ The sergeant put his head out, and asked what they were shouting about | {p} said that it was about a crust | so he had to have the crust, and {p} went to bed without an answer
`;

/** What comes later of what was done, what is asked on the way, and what strangers know of it. */
const ties = `
@ * echo line=escape-bearers turn did=bearers4:+
It was only the box-maker | {h} had helped with the lids, and was to be thanked | "The next box will be a hand deeper," said the box-maker. "Nobody measures them"
@ * echo line=escape-bearers turn did=bearers1:+
{h} knew the way to that wall | for {w} had been helped to wash, and had told of it
@ * echo line=escape-bearers turn did=bearers3:-
It would be hard | {foe} trusted nobody, since that trick with the two leaves | the book lay under {foe.his} pillow now
@ * echo line=escape-bearers price did=bearers-o1:-
In the other beds people turned away from {h} | for they remembered the lie about the broken handle | two who might have carried had said no already
@ * echo line=escape-bearers price did=bearers-o2:-
All the sick looked at {h} | for {he} had betrayed a washerwoman, and got soup for it | none of them would ask a friend to carry
@ * echo line=escape-bearers price did=bearers1:-
The sergeant had chalked {h's} name on the next bed | for {h} had lied about a fever | {he} would have to lie there from Friday on
@ * echo line=escape-bearers plan did=bearers-o1:+
The fourth carrier had come for {w's} sake | "You shared the blame for a handle," that one told {h}. "I can hold one for you."
@ * echo line=escape-bearers plan did=bearers-o2:+
Nobody told {hands} about the table | the whole row knew whom {h} had hidden under a blanket | they made noise with their spoons, to cover the steps
@ * echo line=escape-bearers plan did=bearers4:=
{h} had once climbed into such a box, and looked about | so {he} knew how {load} must lie | it did not slide once
@ * echo line=escape-bearers plan did=bearers5:-
The sergeant walked beside the box now, with his hat tied on | for {h} had stolen it once, and he trusted no one
@ * echo line=escape-bearers far did=bearers3:+
Some days before, {h} had found a lost line for {foe} | so {foe.he} nodded, and took the next row first | it gave them some time
@ * echo line=escape-bearers far did=bearers10:-
The sack-mender stood across from them, and would not help | somebody had told her that {h's} tale about her husband was a lie
@ * echo line=escape-bearers far did=bearers12:-
The yard-sweeper leaned in the door, and could have swept the red earth away | but {h} had sent {hands} for that broom
@ * echo line=escape-bearers gate did=bearers12:+
Just then a broom fell over with a bang | the sweeper had not forgotten {h's} soup, and took long to pick it up | {h} had time to think
@ * echo line=escape-bearers gate did=bearers10:+
The four sacks were patched alike | for {h} had once comforted the sack-mender | not even {foe} could say whose eyes were behind the holes
@ * echo line=escape-bearers gate did=bearers20:+
Somewhere down the road a pipe blew three notes, and all were right | {h} had given {w} a promise about that | no one under the four sacks thought of turning round
@ * echo line=escape-bearers gate did=bearers20:-
No pipe blew out there any more | {h} had betrayed it for a bed by the stove | {w} knew, and the box was carried today without one word
@ * echo line=escape-bearers gate did=bearers5:+
At least no sack was missed | for {h} had hung up only five | the sergeant's hat had the sixth nail
@ * echo line=escape-bearers gate did=bearers4:-
The sergeant laid a bar across {h's} way | it was a longer one, for {h} had stolen the other
@ * echo line=escape-bearers turn did=bearers13:=
At the old well {foe} had wept for joy, only since the sum came out | {foe.he} had not asked where anybody had been
@ * echo line=escape-bearers price did=bearers13:+
None of {hands} came near that bed | {foe} had told them to let {h} alone, since that evening by the well
@ * echo line=escape-bearers price did=bearers13:-
One bed farther on a thin boy coughed | he had been let down into the well, for a voice that was only {h's} | somebody had told him so
@ * echo line=escape-bearers gate did=bearers14:+
Under the sacks three of them had straps over their shoulders | since that quarrel on the stairs they could carry a box home without {h}
@ * echo line=escape-bearers gate did=bearers14:=
{token} sat as firm as the other three | {w} had bound it with string, once {h} had asked for a better plan
@ * echo line=escape-bearers gate did=bearers14:-
The box rocked a little on its way up to the gate | {h} had told a lie on the stairs, and the four no longer kept step
@ * echo line=escape-bearers plan did=bearers15:+
The old weaver walked behind the table, and wiped away its tracks | {h} had once stood on a barrel in his place
@ * echo line=escape-bearers price did=bearers15:-
Across from them lay the old weaver, and nodded to nobody now | {h} had lied about his ears, and he had slept under the stairs
@ * ask line=escape-bearers before
{h} wanted to {goal} | so {he} asked from door to door about the carriers
{h} had {token} under {his} {coat} | {he} asked everyone with tired shoulders about carrying a box
There was time until the next box went out at noon | {h} used it to ask what lay beyond the gate
Nobody could {goal} alone, so {h} tried to make a friend or two along the way
@ * ask line=escape-bearers behind
{h} went about to learn what {foe} would count next | it might spoil everything
{h} had to learn to carry a box without a stumble | so {he} walked the way to the gate, and counted steps
{h} was watching at what hour {hands} were tired | a box for the dead must not be late, nor early
@ * gift line=escape-bearers before
"I carried once," said {p}. "They put a sack on me. My own brother went by, and did not know me."
"You want to get out by that gate?" said {p}. "{foe} must have it all come out even. If one lid is missing, nobody moves."
"My cousin digs behind the gate," said {p}. "A blue thread is tied to a wall out there, he says. He was told not to ask."
"Look at the sergeant when a man coughs," said {p}. "He has buried two brothers. He is gone before you can say fever."
@ * gift line=escape-bearers behind
"Keep the box level," said {p}. "I have watched that gate for years. What rocks gets looked at twice."
"I was a clerk of {foe's} once," said {p}. "An empty line in the book makes {foe.him} ill. {foe.he} cannot write two names on it, either."
"Beyond the low wall the road goes downhill," said {p}, "and nobody on the gate can see you there. It takes ten steps."
`;
export const pack: PackSource = { id: 'case-escape-bearers', sheets: [facts, openings, scenes, ties], words: {} };
