import type { PackSource } from '../pack.ts';

/** How nobody gets out, who did, and how it is done. */
const cases = `
@ * truth line=escape-bearers trail=escape start
One thing went out every day and was never stopped | it was the dead, in their boxes [2 , about noon, with four to carry each]
@ * truth line=escape-bearers lead
Two had tried to go out lying down, and been found | since then {hands} lifted every lid with a bar, and looked in
@ * truth line=escape-bearers second
Nobody had yet asked to be one of those who carry the boxes | it was thought to be bad luck, and it was given to anyone who stood nearest
@ * truth line=escape-bearers means
The bearers of the dead wore a sack over the head [2 , with holes for the eyes, on account of the fever] | there were six such sacks upon a nail, and then {h} had one
@ * truth line=escape-bearers wall
{foe} had the whole of it written down, how many boxes went out and how many came back | {foe.he} read it over every evening with one finger
@ * truth line=escape-bearers turn
"{foe} counts the dead who are carried," said {h}, quite slowly. "Nobody has ever counted the ones who carry." | there were four to a box going out | no one knew how many of them walked home
@ * truth line=escape-bearers price
One needs a box for that, and somebody in it | an old party had offered, quite cheerfully, and was thin | {hands} had taken the stove from that end of the room
@ * truth line=escape-bearers plan
Three others had been found who could keep step and hold their tongues | {they} had practised it after dark with a table
@ * truth line=escape-bearers gate
It was about noon | the lid was lifted, and there lay an old face with folded hands beneath it | nobody looked any lower [2 , and somebody said to get along]
@ * truth line=escape-bearers duel
{foe} was at the gate that day. {foe.he} looked at the box, and in it, and [2 last of all] along the [2 row of] sacks. "Which of you is it?" said {foe}
@ * known line=escape-bearers before
The dead went out at noon, and the lids were searched | {h} had a sack with two holes, and not yet a use for it
@ * known line=escape-bearers behind
They counted lids, and not heads | {h} needed a noon, a handle, and a steady walk
@ * settle line=escape-bearers won
"I am," said the first sack, before {h} could speak. | "I am," said the second. "I am," said the third. | {h} said it last of all | {foe} counted along the row with one finger, and it was four, and right | "Get along, then," said {foe}, and the gate was lifted. | four went out with the box, as far as the bend and the hedge | there {h} pulled the sack off, and was free | {he} knocked on the lid, softly, and thanked the old face under it | the other three shook hands with {him}, and went on with the box | {foe's} book was quite correct that night, and {foe} read it through again
@ * more line=escape-bearers thing
{target} had been in the box as well, under the old one, and stood by the hedge now [! , in the grass]
@ * settle line=escape-bearers lost
Nobody answered, for one breath too long | "Then I shall look," said {foe}, and pulled the sacks off, one by one. | the third came off {h's} head | the box went on through the gate, with three to carry it | then the gate was let down, and {h} was on the inside | {foe} wrote that into the book, with one finger on the line | the next noon the bearers were counted, out loud
@ * settle line=escape-bearers dear
"I am," said one of the other three, and pulled off his own sack. | {foe} had him taken by both arms, and let the box go by | at the bend {h} looked back once, and the gate was down | then {he} went over the hedge, and was out | the two who were left walked on, and the box hung crooked | one of them put up a hand to {him} | he did not turn round | at the next noon four carried a box again, and {h} knew who was in it

@ * truth line=escape-channel trail=escape start
There had been another way, once | it was on the oldest plan of the place [2 , a thin blue line] | on every later plan it was left out
@ * truth line=escape-channel lead
The old way had fallen in, people said, on forty souls | the story was told to children, and nobody's grandfather had been one of the forty
@ * truth line=escape-channel second
There was no list of the forty who were buried there, nor any stone for them | somebody had looked for one for a year, and had been asked to stop
@ * truth line=escape-channel means
One could hear the old way, by night [2 , with an ear against the right wall] | something was running there, quite freely, and it came out somewhere
@ * truth line=escape-channel wall
The door to the old way lay behind {foe's} own bed | {hands} thought that they were guarding the bed
@ * truth line=escape-channel turn
"Forty dead," said {h}, "and not one has a name, because there was never anybody. It did not fall in." | {foe's} father had shut the old way, and made up the dead | now there was one way left, and a toll on it | {foe} had kept the forty in flowers ever since
@ * truth line=escape-channel price
For a pass through the toll somebody had sold to {foe} what {h} knew of the line | {load} had been kept back, though it was asked for twice
@ * truth line=escape-channel plan
One evening in the year {foe} went to lay the flowers [2 , and was gone an hour] | {h} had only to find out which evening, and it was soon
@ * truth line=escape-channel gate
Behind the hangings there was a draught [2 , with a smell of outside in it] [3 , of leaves and wet stones]
@ * truth line=escape-channel duel
"Tell me their names," said {h}. "Any of the forty. I have been going to them in my mind to ask their leave." | {foe} opened {foe.his} mouth and there was nothing in it [3 , not a single name of all the forty]
@ * known line=escape-channel before
There was an old way out, and a tale to keep people from it | {h} had to find whether it was the way or the tale that had fallen in
@ * known line=escape-channel behind
The old way was open, and it began at the back of {foe's} bed | it was only that far, and {h} had come a good deal farther
@ * settle line=escape-channel won
"Not one?" asked {h}, and drew the hangings back. | {foe} put out a hand to stop {him}, and let it fall | there was a door, and behind it the old way went down, dry and wide | nobody lay in it, and nobody ever had | {h} went on until there was light, and came out on a hillside, with burrs | {he} sat down there, and saw the walls from the other side, and they were not large | before evening people came out behind {him}, and blinked | "Forty," said a child who had kept count. "We are the forty."
@ * more line=escape-channel thing
{target} had gone on ahead, from hand to hand, and passed the door [! with a thumb's breadth to spare] | there was {thing} among the burrs, with somebody's {coat} round about
@ * settle line=escape-channel lost
{h} pulled the hangings back, and went down ten steps, to a new wall | the mortar was hardly dry | {foe} came after {him} with a {lamp}, so that {he} might see | "My father only said that it had fallen in," said {foe}, and knocked away a prop. | it really fell in, then, from end to end | {h} was pulled out on the near side, by the collar | that evening {foe} brought the forty their flowers, as in every year
@ * settle line=escape-channel dear
"No," said {foe}, "and nobody is going to ask me again." | {h} was behind the hangings by then, and down the steps | {foe} knocked away the first prop, and ran for the next one | the old way came down at {h's} heels, a yard at a time | the far end was open, and {h} fell out of it among leaves | there was no more way behind {him}, and no toll to be got by one | up on the wall people stood in a row and looked at {him} | one of them waved

@ * truth line=escape-list trail=escape start
People did get out, and that was what nobody could explain | it was one in a year, or two | they were never those who had been digging
@ * truth line=escape-list lead
Those who got out went by the front [2 , at night, with their shoes on] | somebody had held the door for every one of them
@ * truth line=escape-list second
Each of those who got out had been called to {foe} on the day before | they had come back very quiet, and given away their blankets
@ * truth line=escape-list means
{foe} had a list, with a price against each name | it was not in {coins}, for some had paid with a thing that they knew, and others with a person
@ * truth line=escape-list wall
Whoever stood high on the list was watched by {hands} | {h} was at the very top of it, and had been wondering at all the attention
@ * truth line=escape-list turn
"There is no lock on that front door," said {h}. "There has not been one for years." | people were held by what they were told of each other | everyone thought that the next one along had been bought already
@ * truth line=escape-list price
{h} was asked for a name, just the one | for the way out any name would do | {he} did not give it, and somebody else had given {h's} name
@ * truth line=escape-list plan
There was just one copy of the list, and {foe} wrote in it standing, at a desk by that very door | a loud voice could be through it in a few minutes
@ * truth line=escape-list gate
Behind all of that there was only a plain door with a latch, a little worn where the thumb goes
@ * truth line=escape-list duel
{foe} had the list open at the top. "You are a day early," {foe.he} said. "You have not told me yet whom you will leave with me." | the others were coming out into the passage, in their stockings [3 , one behind another]
@ * known line=escape-list before
Some had been let go, and had paid for it with something | {h} could not tell what {he} would be asked for, but it would be dear
@ * known line=escape-list behind
The door had no lock, and the people before it were afraid of one another | {h} had to get a good many of them to stand up at one time
@ * settle line=escape-list won
{h} took hold of the list, and {foe} did not let go, and it tore across | {h} read out {his} half of the names, and what each had paid | the rest called out their own, from the passage | after that nobody had a thing left to be afraid of | a girl in stockings lifted the latch, and the door swung open | all of them walked out by it, two and two, and {h} went last | "One moment," said {foe} to the empty passage. "I have not called you yet." | out on the step they were telling one another their names
@ * more line=escape-list thing
{target} went out with them over the step [! , and all of them took turns at lending a hand]
@ * settle line=escape-list lost
"It is not locked," said {h}, and pointed at the latch. | nobody stirred, since it might have been meant for a trap | {foe} looked along the passage, and wrote something down | "Thank you," said {foe}. "You may all go back to bed." | they went, in their stockings, and none looked at another | a girl came last | her finger went out toward the latch, and was drawn in | {h} was given the room from which one sees the door
@ * settle line=escape-list dear
{h} lifted the latch, and held the door open with {his} back | "Whoever goes out," said {foe}, "the rest shall hear what that one has told me." | half of them went, with their heads down | the other half stood there and looked at the floor | {foe} began to read, from the top, in a clear voice | it could be heard far down the road, and {h} knew each of the names | beside {him} a girl walked with both hands over her ears
`;

/** Scenes in which a fact of the case is found out, with somebody who comes back. */
const scenes = `
@ bearers1 scene line=escape-bearers second p=again
% Whoever Stood Nearest; Four to Carry Each
At noon they came out with a box | and one of the four who carried it sat down on the ground | "You," said the sergeant of {hands}, and pointed at {p}, since {p} stood nearest
It meant bad luck, people said, and they had stepped back | {h} saw it then: nobody had ever asked to do it
{p} went along under a sack with two holes, as far as the gate and through it | after an hour {p} was back, with earth on both shoes [2 , and outside earth at that]
+ Help {p} to wash, and ask nothing yet => {p} looked at the earth in the basin as though it were gold | "There is a hedge," {p} said then. "Three steps from the pit there is a hedge, and nobody was looking at me. They look in the box"
= Ask how many there were on the way home => {p} thought | "Three," {p} said, "or four. One does not look round. It is all sacks" | no one had ever put that question before
- Lie to the sergeant that you carry the fever => {h} was not picked that week | the sergeant wrote something up | from then on there was a sack on {p} every second day, in {h's} place
~ "Those who carry do not talk," said the sergeant | {p} was marched off to the pump, and came back after dark | there was not a grain of that earth left anywhere
@ bearers2 scene line=escape-bearers plan p=again
% Practised with a Table; Out and Back
After dark four people carried a table round the room in step, with {load} laid on it for the weight | {h} had one corner of it | and {p} another, and the other two could hold their tongues
On the next day all four of them stood nearest, by no accident at all | the lid was looked under | and the gate was opened, and {h} was outside
There was a hill, and a road went up over it | and there was a smell of leaves | {h} stood there with a rope in both hands, and saw all of it, while the box was let down
Then {they} walked home, since it was not the day yet | nobody had counted
+ Share what you saw with those in the next beds => {h} whispered it, hill and road and leaves | it went from bed to bed, like a dish | in the morning there were nine who wished to learn to carry a table
= Look for the place where the hedge is thin => It was left of the pit, where a dog had gone through | {h} had marked it with a bit of rag before the last shovel was put down
- Trick the gate man into opening before his time => He did, and was not punished for it that day | but on the next there were two of them | and one had a slate
~ Somebody had coughed in the passage, and everyone was counted, twice | nobody said another word until the table was back in its place with a cloth on

@ channel1 scene line=escape-channel second p=again
% No Stone for Forty; The Empty Corner
{p} had kept the graves there once, and took {him} along all the rows with a {lamp} | there was a stone for everybody, down to a cook's boy, and each had its year
"Now find me the forty," said {p}. "I looked for them for a year, to keep the grass short. Then I was asked to stop looking."
There was a corner that was kept for them, with flowers in it | {h} knelt, and put a hand in the earth | and it had never been dug
+ Help {p} to write down every name there is => {they} wrote until the {lamp} was low | there were four hundred and nine, and nobody was missing | "So who are they crying for?" said {p}
= Look at who brings the flowers => They were tied with a good silk thread | and it was {foe's} thread | they were fresh, too | nobody goes on for so long unless there is a reason
- Betray {p} for still looking => For that {h} had an hour in {foe's} rooms, alone, with a glass of wine | a draught came from under the hangings | {p} had to give up the {lamp} and the keys
~ One of {hands} came along the rows with a can, to see to the flowers | {p} hid the {lamp} | {they} lay down between two stones, as everybody else there did, and kept still
@ channel2 scene line=escape-channel plan p=again
% A Hand in the Draught; Behind the Hangings
{p} had the linen to change in {foe's} rooms that day | it took two to carry the basket | under the sheets in it lay {load} | {p} shook one out, as loud as one can, and {h} went in behind the hangings
There was the door | it was low, and it was not locked, for who would look there | {they} set {load} down inside, where it was dry [2 , and smelled of wet grass]
A long way down something was shining, about as large as a {coin} | it was daylight
"{foe.he} goes to the flowers tomorrow evening," said {p}. "For one hour."
+ Give {p} the first place in the line tomorrow => "I am slow," said {p}. "Put me in the middle, where there is somebody to push" | but {p.he} had to fold the sheet again twice, it had come out so crooked
= Count how long a pebble falls in there => It took no time to speak of | there was a floor, then, and it went gently down | anybody could have gone there in slippers
- Steal a silk thread, to lay a false trail => {h} left it at the wrong door | somebody was asked about it that night who had nothing to do with it, and was asked for hours
~ {p} knocked twice, and it meant that {foe} had turned back for a glove | {h} was carried out beneath the sheets, and heard the basket creak at every step

@ list1 scene line=escape-list second p=again
% Given Away Blankets; The Day Before
{p} had a second blanket, and would not say where it came from, and then did | "From the one who got out in the spring," said {p}. "{foe} sent for him the day before. He came back quite grey. He gave away everything, and would not look at us."
{they} went along the beds together and asked | it was the same with each of those who had gone: called in, and come back silent, and a blanket given
So one paid for it, and in that room | {p} had drawn the blanket up to the chin
+ Comfort {p}, who had thought it was kindness => "Perhaps it was that as well," said {p}, when {they} had sat for a time | then {p} told {h} what had been asked about {p.him}, in the spring, and who could have told it
= Ask who will be called in next => It went by the shoes, somebody said | those who were to go got theirs soled | {h} looked down, and so did {p}
- Steal the blanket, to see what is sewn in it => There was a scrap in the hem, and on it, over and over, in a small hand: I am sorry | {p} lay that night under one blanket, and said that it was warm enough
~ They had come to count the blankets | next day there was one to a bed again, whosever it had been | {p} did not wish to be seen talking for a while
@ list2 scene line=escape-list plan p=again
% One Copy; A Latch Worn by Thumbs
{p} had been made to polish the passage, and had left a rag there on purpose | so {h} had a reason to go back, and to be on {his} knees before that door
There was no lock | there was a latch, worn thin where a thumb goes, and under the door a line of real morning
Beside it stood the desk, and on the desk the list, shut, as thick as a loaf | it was the only one | {foe} wrote in it standing
They had put {load} down there as well, within reach of the latch
"It would take you as long to read that out as to boil an egg," said {p}. "I have timed it, with the page about my street."
+ Help {p} with the brass, and learn the top page => {they} rubbed it until {they} could see {their} faces | {h} had eleven names by then, with the price of each | {p} had asked not to be told which was {p.own}
= Put your thumb into the worn place => It went in as though made for it | nothing held the latch down at all | {h} took {his} thumb away again | and it was the hardest thing that {he} had done there
- Lie to {p} about what your own page says => There was only one line on it | {h} said that it was blank | "That is good," said {p}, and rubbed on | {p} had seen it in the brass
~ One could hear {foe} come, in slippers, and humming | {p} pushed the rag at {h}, and {they} rubbed and rubbed, as long as there was any brass
@ bearers3 scene line=escape-bearers wall
% One Finger on the Line; So Many Out, So Many Back
{foe} sat by the gate and had the book open | {foe.he} read in it with a finger, and {foe.his} lips went along
"So many boxes out," said {foe}. "So many back. It has come out right for nineteen years. It gives me no joy. But I sleep" | then {foe.he} raised {foe.his} eyes to {h}, as one does from a sum that one has not done yet
+ Help {foe} to find the place {foe.he} has lost => {h} put a finger on the line | there were boxes in that book, and lids, and nails | there was not a word in it about anybody's hands
= Ask who counts those who carry => "Who carries?" said {foe}. "Whoever stands there" | {foe.he} went on with the line | and the finger had not stopped for so much as a breath
- Trick {foe} by turning over two leaves at once => {foe} came to the end a day too soon | and it did not come out | all the gates were shut till it did | that was three days, with nobody buried
~ {foe} had shut the book, and not upon the finger | "Now I have lost the line," {foe.he} said. "You may stand there until it is found." | it was found at lamp time
@ channel3 scene line=escape-channel wall
% To Guard the Bed; A Toll on the Way
{foe} received people in bed, with {hands} to either side of the hangings | one brought the toll, and laid it on the quilt
"There used to be another way," said {foe}. "You will have heard. Forty of them. My father could not speak of it" | {foe.he} dried {foe.his} eyes, and counted what was on the quilt | and the hangings behind {foe.him} moved in and out a little, like something asleep
There was no window on that side
+ Comfort {foe} for {foe.his} father's sake => {foe} took {h's} hand | {foe.his} own was quite dry | the draught went by between the two of them | and it smelled of leaves
= Ask {hands} what it is that they guard => "The bed," they said, both of them at once, and then thought about it | it was a very large bed
- Rob the quilt of one {coin}, to see who looks => {foe} had seen it with {foe.his} eyes shut | "Leave it," {foe.he} told {hands}. "It is only out of that door and back in at this one that money ever goes"
~ "You tire me," said {foe}, with {foe.his} eyes shut | {hands} walked {h} backward to the door | by then the hangings were quite straight
@ list3 scene line=escape-list wall
% At the Very Top; All That Attention
There was always one of {hands} near {h} | it was never the same one | that day it was {foe} {foe.himself} who came, and took a seat on the blanket
"You are at the top of my list," said {foe}. "I thought that you would like to know. It means that people will be telling me things about you, and you will wonder which of them" | {foe.he} smoothed the place, and got up
All along the row of beds people had been asleep, a moment ago, with their eyes open
+ Comfort the next one, who is shaking => "It was not me," the next one whispered, and had not been asked | {h} said that {he} knew it | all along the row they told each other that somebody had been believed
= Ask {foe} what the price is => "A name," said {foe}. "It need not be a large one" | the passage door stood ajar behind {foe.him} | and there was no key in it, and no place for a key
- Lie that somebody has made you a better offer => {foe} sat down again | {foe.he} wished to hear by whom | nobody there had ever seen {foe.him} look over {foe.his} shoulder
~ {foe} had gone along to the next bed, and smoothed that | all the day nobody would stand near {h}, not even in the line for soup
@ bearers4 scene line=escape-bearers lead p=box-maker
% Holes Bored from Inside; In, and No Lower
{p.a} had two boxes that stood turned to the wall | {h} turned one of them about | at the head end somebody had bored a row of holes, and they were bored from inside
"Two of them went out lying down," said {p}. "They came to where the lid is. Since then {hands} lift every one. With that." | it was a bar, and every lid in the shop had its bite
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
- Steal the sergeant's hat from that same nail => They turned every bed over for it until dark | it was found in the soup | not one of them had noticed that there was a sack the less
~ "Six," said the sergeant from the gate, who could count as far as that | all of them had to be hung out where he could see them | {p} was set to scrub the yard
@ bearers6 scene line=escape-bearers price p=again
% Room Underneath; I Am Thin
{p} had come for {him}, and led the way to the far end of the room | {hands} had been there for the stove, since nobody in those beds could work any more | in the last lay a very old friend of {p's}, with both {coat}s on top
"You want a box," said the old one, to the ceiling, quite cheerfully. "And somebody in it. They look in, and there I shall be. I am thin. There is room underneath for {load}."
{p} said that there would be no such thing | outside {foe} went by, with a finger in the book
"About Thursday, I should think," said the old one
+ Comfort {p}, and lay your own {coat} on top => It was stroked flat by two old hands | "That is a good one," said the voice from the bed. "You will want it, out there. Mind that you have it off me again, when they have looked"
= Ask the old one what would be wished for => "Keep step," said the old one. "I have never been carried in my life. I should not like to be dropped the first time" | {p} got up, and went to find two more who could hold their tongues
- Rob the next bed of a blanket for {load} => It was lying there, and nobody spoke | the old one had seen it, and was a little less cheerful | "Well," {p} said by and by, "now we know what sort of people are getting out"
~ There was a step outside, and the old one began at once to groan, very naturally | {hands} wished to know what everybody was standing about for | {h} was sent back to the other end
@ channel4 scene line=escape-channel lead p=plan-keeper
% A Thin Blue Line; Next Door's Grandfather
There were eleven plans of the place, and {p.a} kept them rolled up in one jar | {h} laid the newest over the oldest, and held the two of them to the {lamp} | a thin blue line ran on, where there was only wall
It was drawn two yards wide, and {load} would have gone through there | across it somebody had put in other ink: fallen in, on forty souls
"Everyone here has that from a grandfather," said {p}. "I ask whose it was that lies in there. And they tell me that it was next door's."
+ Help {p} to ask at the next door => {they} asked at nine of them, and it was always the house farther on | behind the last one there was no farther | "Forty," the old fellow there said, and thought about it. "You would expect a stone, would you not? Even a small one"
= Compare the other ink with what hangs on the wall => It was a list of tolls that hung there, for the one way that is left | both of them had the same long tail to the f | "They keep that up in the family," said {p}
- Steal the oldest plan out of the jar => They were counted that evening, and there were ten | {p} was put out of the room, with the empty jar to carry | under {h's} shirt the blue line got warm, and began to come off
~ {p} had heard a key | all eleven of them went back into the jar, in no order whatever | it would take until Sunday to find those two again
@ channel5 scene line=escape-channel means p=again
% An Ear to the Wall; Crosses in Chalk
{p} had brought along a cup | when the place was quiet {p.he} set it to the right-hand wall | {h} listened at the bottom of it | behind the stones something was running, quite freely, and downhill
What has fallen in does not run | {they} went with the cup from room to room, past {load} under a blanket | wherever it was loudest {p} made a cross in chalk
By daybreak there were nine crosses, and they lay on one line [2 , which was the blue one] | beside the ninth stood {hands}, at {foe's} bedroom door
+ Help {p} to rub out the nine crosses => {they} got eight | upon the ninth one of {hands} was leaning, and he took it away with him on his back | all that day one could see it go in and out by {foe's} door
= Put a cork into the drain of the first room => It bobbed, and turned, and went under the wall with no bump at all | {they} waited at that drain until noon | nothing had come back, not even the sound of a cork that stops
- Trick {hands} into putting an ear to it => They listened, the one after the other, with their mouths open | "It is mice," they reported | by evening {foe} had had the hangings in the bedroom lined
~ A door banged somewhere, and {p} dropped the cup | it did not break | it rolled along the whole of the passage, and somebody at {foe's} door bent down to pick it up
@ channel6 scene line=escape-channel price p=again
% For One Person, Once; What Was Not Sold
{p} would not sit, and would not be asked why | {hands} had been at {h's} corner before it was light | the straw lay all over the floor, and what {he} had drawn of the blue line was gone
On {p's} own side was a white loaf | beside that lay a pass, with {foe's} stamp | it let one person through the toll, one time | "I told them who was after the line," {p} said. "I have a child out there. It was two when I saw it, and now it can write."
The loaf had not been cut | "They asked about {load} as well," said {p}. "They asked it twice. I said that I knew nothing of that"
+ Give {p} your good wishes for the road => By noon {p} was there again | the pass was a perfectly good one, they had said at the toll, but one had to pay besides | {p} cut up the loaf, into as many slices as there were people in the row
= Ask what {foe} wished to know besides => "Whether you had ever asked about the flowers," said {p}. "Everybody sees them. There is one evening for it in the year, and then nobody is in those rooms for an hour. I do not think that I was meant to notice"
- Steal the pass from beside the loaf => At the toll they read it, and then looked {him} over | there stood {p's} name, and the colour of {p's} eyes | {h} was let off with a warning, and after that there was no pass
~ "What is there to whisper about?" one of {hands} called along the row | {p} tore a piece off the loaf, so as to have {p.his} mouth full | that day {p} said nothing else
@ list4 scene line=escape-list lead p=cobbler
% Feet on the Wall; Soled by Midnight
{p.a} had drawn on the wall in chalk the feet of everyone who had got out | there were nine pairs, left and right [2 , with the date to each, and a year between most of them]
"{foe} sends me the shoes at dusk," said {p}. "I have them soled by midnight. Then they go out by the front, on their feet, and somebody holds the door. I hear it shut."
Nobody soles the shoes of people who dig | under {h's} bed lay {load} | the whole row had known it for a month [2 , and one had to wonder who else did]
The tenth pair had no date | {h} stood up against it, and it was {his} own size
+ Give {p} a hand with the soles => There was an old pair upon the last | "That one came to thank me," said {p}, "and had no blanket about the shoulders. Had given them both away. I asked what for, and I was asked not to"
= Ask who pays for so much leather => "It is put down to them," said {p}. "Against the name. There is a list for it, up there by the door, and I have only ever been shown the back"
- Cheat by chalking another's feet over your own => {h} made them long and narrow, and went away | by supper the whole row was looking at somebody's feet | next day there was a blanket on every bed but one
~ "No company," said one of {hands}, on the stairs | he took the {lamp} with him, and of all those feet one saw only a heel or two | {p} went on by touch
@ list5 scene line=escape-list means p=again
% Three Strips; What Each Had Paid
{p} had been made to sweep under {foe's} desk, and had something up one sleeve | when somebody has gone the line is torn off the list | there were three such strips, and {p} smoothed them out on {h's} knee
To each there was a name, and behind the name a price | told where the spade was, said the first | told who it is that sings at night | the third of them said only: her sister
There was not one {coin} in it anywhere | "They were the quiet ones," said {p}, and laid a hand over the second strip
+ Comfort {p}, who used to sing => It had been before the move to the far end, said {p}, and nobody ever gave a reason | {they} sat there until it was dark | somebody began it after all, three beds off, and very low
= Turn the third strip over => That one was torn off just above the next name in the column | the heads of the letters had come along | {h} knew them as one knows one's own hat from above
- Deceive the row with a strip of your own making => {h} made a strip with the worst talker's name on it, and the words: not asked yet | by night nobody spoke to anybody | and the worst talker lay awake, and was heard to say that it was not true
~ Somebody sat up, two beds off, and asked what it was | {p} put all the three strips into {p.his} mouth | they went down one after the other, and the third very badly
@ list6 scene line=escape-list price p=again
% Not Yet; With New Soles
{p} had two blankets over one arm, and offered {him} the better | on {p's} feet were shoes with new soles to them
"I was called in," said {p}. "One name, and any would do. I thought that yours was up there already." | {hands} had been by then | under {h's} bed there was nothing any more | they had brought {load} down into the passage, to {foe's} desk
All night {p} sat by the front door, in {p.his} shoes | then {foe} came along and said that the price had gone up
+ Share the better blanket with {p}, on the step => "There is no lock on it," {p} said out of the blanket. "I had all night to look. I might have got up. So might each of the others, I suppose. One sits there and waits to be told"
= Ask {p} what they did with {load} => "It says on the label, to be called for," {p} told {him}. "It is nearer to the door now than it ever was. {foe.he} writes so close to it that {foe.he} has to stand"
- Betray {p} to {foe} in return => {foe} wrote it down, standing up, and said thank you | it was on the list before, it seemed, and from five different people | what it had bought was not mentioned
~ {foe} looked round the corner, and wished to know what for | nobody had an answer to that | {p} took the shoes off, and carried them back along the row, with the soles turned in
`;
export const pack: PackSource = { id: 'case-escape', sheets: [cases, scenes], words: {} };
