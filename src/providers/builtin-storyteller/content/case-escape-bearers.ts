import type { PackSource } from '../pack.ts';

/** How nobody gets out, who did, and how it is done. */
const facts = `
@ * truth line=escape-bearers start
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

@ bearers3 scene line=escape-bearers wall
% One Finger on the Line; So Many Out, So Many Back
{foe} sat by the gate and had the book open | {foe.he} read in it with a finger, and {foe.his} lips went along
"So many boxes out," said {foe}. "So many back. It has come out right for nineteen years. It gives me no joy. But I sleep" | then {foe.he} raised {foe.his} eyes to {h}, as one does from a sum that one has not done yet
+ Help {foe} to find the place {foe.he} has lost => {h} put a finger on the line | there were boxes in that book, and lids, and nails | there was not a word in it about anybody's hands
= Ask who counts those who carry => "Who carries?" said {foe}. "Whoever stands there" | {foe.he} went on with the line | and the finger had not stopped for so much as a breath
- Trick {foe} by turning over two leaves at once => {foe} came to the end a day too soon | and it did not come out | all the gates were shut till it did | that was three days, with nobody buried
~ {foe} had shut the book, and not upon the finger | "Now I have lost the line," {foe.he} said. "You may stand there until it is found." | it was found at lamp time

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
`;
export const pack: PackSource = { id: 'case-escape-bearers', sheets: [facts, scenes], words: {} };
