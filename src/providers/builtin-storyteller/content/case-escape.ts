import type { PackSource } from '../pack.ts';

/** How nobody gets out, who did, and how it is done. */
const cases = `
@ * truth line=escape-bearers trail=escape start
One thing went out every day and was never stopped | it was the dead, in their boxes [2 , about noon, with four to carry each]
@ * truth line=escape-bearers lead
Two had tried to go out lying down, and been found | since then {hands} opened every lid, and were not delicate about it
@ * truth line=escape-bearers second
Nobody had yet asked to be one of those who carry the boxes | it was thought to be bad luck, and it was given to anyone who stood nearest
@ * truth line=escape-bearers means
The bearers of the dead wore a sack over the head [2 , with holes for the eyes, on account of the fever] | there were six such sacks upon a nail, and then {h} had one
@ * truth line=escape-bearers wall
{foe} had the whole of it written down, how many boxes went out and how many came back | {foe.he} read it over every evening with one finger
@ * truth line=escape-bearers turn
{foe} counted the dead who were carried | in all those years {foe.he} had never counted the ones who carried | there were four to a box going out, and nobody knew how many walked home
@ * truth line=escape-bearers price
One needs a box for that, and somebody in it | somebody had said so, quite cheerfully | by morning there was one
@ * truth line=escape-bearers plan
Three others had been found who could keep step and hold their tongues | they had practised it after dark with a table
@ * truth line=escape-bearers gate
It was about noon | the lid was lifted, and looked under, and put back, and somebody said to get along
@ * truth line=escape-bearers duel
{foe} was at the gate that day. {foe.he} looked at the box, and in the box, and last of all along the row of sacks. "Which of you is it?" said {foe}
@ * known line=escape-bearers before
The dead went out at noon, and the lids were searched | {h} had a sack with two holes, and not yet a use for it
@ * known line=escape-bearers behind
They counted lids, and not heads | {h} needed a noon, a handle, and a steady walk
@ * settle line=escape-bearers won
Four went out with the box, and at the bend there were three, and the fourth was {h}, on the far side of a hedge | {foe} had asked which of them it was, and all of the bearers had answered, one after another, I am | {foe} went back to the book that night, and it was quite correct, and {foe} read it through again
@ * more line=escape-bearers thing
Under the lid and the sheet had lain {target}, and they ran from there with {thing} between them
@ * settle line=escape-bearers lost
{foe} did not ask twice | {foe.he} had the sacks pulled off | {h} was back inside by nightfall, with the gate shut | they count the bearers now, with one finger, out loud
@ * settle line=escape-bearers dear
{h} got out by the handle of a box, as far as the bend and over the hedge | one of the other three had said, it is I | it gave {h} the time | there were four to the next box, and {h} knew which of them was in it

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
The old way had not fallen in, and there were no forty dead | {foe's} father had shut it, and made up the dead | now there was one way left, and a toll on it | {foe} had kept the forty in flowers ever since
@ * truth line=escape-channel price
{foe} had been told who was asking about the plan | whoever had sold that knew what the old way was worth, and had taken a good deal less
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
{h} went in behind the bed and came out on a hillside, with burrs | it was dry all the way, and quite wide, and no one had ever died there | {he} sat down and looked back at the whole of it, walls and all, and it was not very large | within the week forty people had come out by the same road, and they had themselves counted
@ * more line=escape-channel thing
{target} came out by the same road, in as many pairs of hands as it took, and nobody set any of it down before the sky
@ * settle line=escape-channel lost
There was a new wall in it, ten steps down, and the mortar was hardly dry | {foe} had brought a {lamp}, so that {he} might see | it has really fallen in, now, and there is one name that can be put upon the stone
@ * settle line=escape-channel dear
{h} got through, and it was open to the very end | then {foe} let it in behind {him}, props and stones and all | there was no more toll to be got by it, and no more way, and {h} was the last who ever came out

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
There was no lock on the front door, and there had not been for years | people were held by what they were told of each other | everyone thought that the next one along had been bought already
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
{h} read the list out, from the top [2 , in that passage, every name and what it had paid] | after the last of them nobody had anything left to fear | somebody lifted the latch, and they walked out, all of them, and {h} went last | the passage was empty, and {foe} was still asking people to wait
@ * more line=escape-list thing
They had {target} with them, and took turns to carry what there was to carry
@ * settle line=escape-list lost
"It is not locked," said {h}, and no one stirred, since it might have been meant for a trap | {foe} thanked them and wrote something down | one can see the latch from where {h} sits, and how worn it is
@ * settle line=escape-list dear
They got out, the half of them who believed it | the others stayed to see who would be punished | {h} could hear {foe} reading from the list behind {him}, all down the road, and knew each of the names
`;

/** Scenes in which a fact of the case is found out, with somebody who comes back. */
const scenes = `
@ bearers1 scene line=escape-bearers second p=again
% Whoever Stood Nearest; Four to Carry Each
At noon they came out with a box | and one of the four who carried it sat down on the ground | "You," said the sergeant of {hands}, and pointed at {p}, since {p} stood nearest
It meant bad luck, people said, and they had stepped back | {h} saw it then: nobody had ever asked to do it
{p} went along under a sack with two holes, as far as the gate and through it | after an hour {p} was back, with earth on both shoes, and outside earth at that
+ Help {p} to wash, and ask nothing yet => {p} looked at the earth in the basin as though it were gold | "There is a hedge," {p} said then. "Three steps from the pit there is a hedge, and nobody was looking at me. They look in the box"
= Ask how many there were on the way home => {p} thought | "Three," {p} said, "or four. One does not look round. It is all sacks" | no one had ever put that question before
- Lie to the sergeant that you carry the fever => {h} was not picked that week | the sergeant wrote something up | from then on there was a sack on {p} every second day, in {h's} place
@ bearers2 scene line=escape-bearers plan p=again
% Practised with a Table; Out and Back
After dark four people carried a table round the room in step | {h} had one corner of it | and {p} another, and the other two could hold their tongues
On the next day all four of them stood nearest, by no accident at all | the lid was looked under | and the gate was opened, and {h} was outside
There was a hill, and a road went up over it | and there was a smell of leaves | {h} stood there with a rope in both hands, and saw all of it, while the box was let down
Then they walked home, since it was not the day yet | nobody had counted
+ Share what you saw with those in the next beds => {h} whispered it, hill and road and leaves | it went from bed to bed, like a dish | in the morning there were nine who wished to learn to carry a table
= Look for the place where the hedge is thin => It was left of the pit, where a dog had gone through | {h} had marked it with a bit of rag before the last shovel was put down
- Trick the gate man into opening before his time => He did, and was not punished for it that day | but on the next there were two of them | and one had a slate

@ channel1 scene line=escape-channel second p=again
% No Stone for Forty; The Empty Corner
{p} saw to the dead, and took {him} along all the rows with a {lamp} | there was a stone for everybody, down to a cook's boy, and each had its year
"Now find me the forty," said {p}. "I looked for them for a year, to keep the grass short. Then I was asked to stop looking."
There was a corner that was kept for them, with flowers in it | {h} knelt, and put a hand in the earth | and it had never been dug
+ Help {p} to write down every name there is => They wrote until the {lamp} was low | there were four hundred and nine, and nobody was missing | "So who are they crying for?" said {p}
= Look at who brings the flowers => They were tied with a good silk thread | and it was {foe's} thread | they were fresh, too | nobody goes on for so long unless there is a reason
- Betray {p} for still looking => It bought {h} an hour in {foe's} rooms, alone, with a glass of wine | a draught came from under the hangings | {p} had to give up the {lamp} and the keys
@ channel2 scene line=escape-channel plan p=again
% A Hand in the Draught; Behind the Hangings
{p} had the linen to change in {foe's} rooms | and there were two of them that day to carry it | while {p} shook out a sheet, as loud as one can, {h} went in behind the hangings
There was the door | it was low, and it was not locked, for who would look there | {h} put an arm in | and then {his} head, and it smelled of wet grass
A long way down something was shining, about as large as a {coin} | it was daylight
"{foe.he} goes to the flowers tomorrow evening," said {p}. "For one hour."
+ Give {p} the first place in the line tomorrow => "I am slow," said {p}. "Put me in the middle, where there is somebody to push" | but {p.he} had to fold the sheet again twice, it had come out so crooked
= Drop a pebble, and count until it lands => It took no time to speak of | there was a floor, then, and it went gently down | anybody could have gone there in slippers
- Steal a silk thread, to lay a false trail => {h} left it at the wrong door | somebody was asked about it that night who had nothing to do with it, and was asked for hours

@ list1 scene line=escape-list second p=again
% Given Away Blankets; The Day Before
{p} had a second blanket, and would not say where it came from, and then did | "From the one who got out in the spring," said {p}. "{foe} sent for him the day before. He came back quite grey. He gave away everything, and would not look at us."
They went along the beds together and asked | it was the same with each of those who had gone: called in, and come back silent, and a blanket given
So one paid for it, and in that room | {p} had drawn the blanket up to the chin
+ Comfort {p}, who had thought it was kindness => "Perhaps it was that as well," said {p}, when they had sat for a time | then {p} told {h} what had been asked about {p.him}, in the spring, and who could have told it
= Ask who will be called in next => It went by the shoes, somebody said | those who were to go got theirs soled | {h} looked down, and so did {p}
- Steal the blanket, to see what is sewn in it => There was a scrap in the hem, and on it, over and over, in a small hand: I am sorry | {p} lay that night under one blanket, and said that it was warm enough
@ list2 scene line=escape-list plan p=again
% One Copy; A Latch Worn by Thumbs
{p} had been made to polish the passage, and had left a rag there on purpose | so {h} had a reason to go back, and to be on {his} knees before that door
There was no lock | there was a latch, worn thin where a thumb goes, and under the door a line of real morning
Beside it stood the desk, and on the desk the list, shut, as thick as a loaf | it was the only one | {foe} wrote in it standing
"It would take you as long to read that out as to boil an egg," said {p}. "I have timed it, with the page about my street."
+ Help {p} with the brass, and learn the top page => They rubbed it until they could see their faces | {h} had eleven names by then, and what each had paid | {p} had asked not to be told which was {p.own}
= Put your thumb into the worn place => It went in as though made for it | nothing held the latch down at all | {h} took {his} thumb away again | and it was the hardest thing that {he} had done there
- Lie to {p} about what your own page says => There was only one line on it | {h} said that it was blank | "That is good," said {p}, and rubbed on | {p} had seen it in the brass
@ bearers3 scene line=escape-bearers wall
% One Finger on the Line; So Many Out, So Many Back
{foe} sat by the gate and had the book open | {foe.he} read in it with a finger, and {foe.his} lips went along
"So many boxes out," said {foe}. "So many back. It has come out right for nineteen years. It gives me no joy. But I sleep" | then {foe.he} raised {foe.his} eyes to {h}, as one does from a sum that one has not done yet
+ Help {foe} to find the place {foe.he} has lost => {h} put a finger on the line | there were boxes in that book, and lids, and nails | there was not a word in it about anybody's hands
= Ask who counts those who carry => "Who carries?" said {foe}. "Whoever stands there" | {foe.he} went on with the line | and the finger had not stopped for so much as a breath
- Trick {foe} by turning over two leaves at once => {foe} came to the end a day too soon | and it did not come out | all the gates were shut till it did | that was three days, with nobody buried
@ channel3 scene line=escape-channel wall
% To Guard the Bed; A Toll on the Way
{foe} received people in bed, with {hands} to either side of the hangings | one brought the toll, and laid it on the quilt
"There used to be another way," said {foe}. "You will have heard. Forty of them. My father could not speak of it" | {foe.he} dried {foe.his} eyes, and counted what was on the quilt | and the hangings behind {foe.him} moved in and out a little, like something asleep
There was no window on that side
+ Comfort {foe} for {foe.his} father's sake => {foe} took {h's} hand | {foe.his} own was quite dry | the draught went by between the two of them | and it smelled of leaves
= Ask {hands} what it is that they guard => "The bed," they said, both of them at once, and then thought about it | it was a very large bed
- Rob the quilt of one {coin}, to see who looks => {foe} had seen it with {foe.his} eyes shut | "Leave it," {foe.he} told {hands}. "It is only out of that door and back in at this one that money ever goes"
@ list3 scene line=escape-list wall
% At the Very Top; All That Attention
{h} had begun to notice that there was always one of {hands} near {him}, and never the same one | that day it was {foe} {foe.himself} who came, and took a seat on the blanket
"You are at the top of my list," said {foe}. "I thought that you would like to know. It means that people will be telling me things about you, and you will wonder which of them" | {foe.he} smoothed the place, and got up
All along the row of beds people had been asleep, a moment ago, with their eyes open
+ Comfort the next one, who is shaking => "It was not me," the next one whispered, and had not been asked | {h} said that {he} knew it | all along the row they told each other that somebody had been believed
= Ask {foe} what the price is => "A name," said {foe}. "It need not be a large one" | the passage door stood ajar behind {foe.him} | and there was no key in it, and no place for a key
- Lie that somebody has made you a better offer => {foe} sat down again | {foe.he} wished to hear by whom | nobody there had ever seen {foe.him} look over {foe.his} shoulder
`;
export const pack: PackSource = { id: 'case-escape', sheets: [cases, scenes], words: {} };
