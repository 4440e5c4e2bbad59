import type { PackSource } from '../pack.ts';

/** Who wants it gone, what for, and by what it is kept. */
const facts = `
@ * truth line=protect-witness start
The claim upon {target} was signed by two | {h} looked at the second name, and it was of somebody who could not write
@ * truth line=protect-witness lead
The first who signed the claim was {foe}, large and plain | on that day the owner of the other name was at sea, and his peg was out on the board
@ * truth line=protect-witness second
Everybody {inhome} believed that the second witness was drowned | it was what made the {paper} so hard to argue with
@ * truth line=protect-witness means
There was a cross in the old books, where the drowned witness had once signed for a net | it leaned over to the left, and had a little tail
@ * truth line=protect-witness wall
A judge would be coming through within the week | {hands} were to have {target} emptied out by then, so that there should be nothing to judge about
@ * truth line=protect-witness turn
"The second witness was never drowned," said {h}. "Somebody was tired of the sea, and {foe} has paid for a death." | the price was forty acres, a long way inland
@ * truth line=protect-witness price
People do not come back to life for being asked | {h} had offered what there was, and it was accepted
@ * truth line=protect-witness plan
The drowned one would come in by the back, and late, and only if nobody made a fuss | it was left open whether the tail would be remembered
@ * truth line=protect-witness gate
The bench was set up, and the judge was looking for a pen | an old party with a weathered neck had sat down in the last row
@ * truth line=protect-witness duel
"My witness is with the fishes," said {foe}, "and cannot be sworn." | "That I can," somebody said at the back, "if you will show me where to put the tail"
@ * known line=protect-witness before
A {paper} stood between {target} and ruin, with a dead hand on it that never could write | {h} had to find whose hand it was
@ * known line=protect-witness behind
There was a drowned witness with forty acres, and {h} knew which forty | it would be for {foe} to explain
@ * settle line=protect-witness won
The old party came up to the bench, and took hold of the pen like a rope | there was a new cross, and it leaned to the left, and had the tail | the judge laid it by the one in the old books, and by the one on the claim | "These two are of one hand," said the judge, "and that one is not." | the claim was torn through, and {foe} was handed both the halves | so {target} was let be, and the judge wrote it down, and underlined it | the old party looked at ten inky fingers. "I had forgotten how loud it is," the old party said, "to be alive"
@ * settle line=protect-witness lost
The pen was held out, and the old party looked over it, at {foe} | forty acres are a good deal of land | "I never learned to write," said the old party, and sat down again. | so the witness stayed drowned, and the claim was good | the judge read out {target}, and drew a line beneath | {foe} gave the old party an arm to the door | on the sill the old party turned to {h} | one finger drew a cross there, upon nothing
@ * settle line=protect-witness dear
The cross was made, there upon the bench, and had its tail | the judge held it against the other, and tore the claim in two | so {target} was saved, and people got up on the seats to see | "There is the matter of having been dead," said the judge, "for money." | two {guards} took {foe} by one arm, and the old party by the other | {h} had given {his} word that it would not be so | from the door the old party nodded to {him}, and it was a friendly nod
`;

/** Scenes in which a fact of the case is found out, with somebody who comes back. */
const scenes = `
@ witness1 scene line=protect-witness second p=again
% Lost with All Hands; The Name on the {paper}
{p} took {him} to where the names of the drowned were cut into the wall | it was near the end of the row | and somebody had kept it clean
"That is your second witness," said {p}. "It was a calm night, I remember that. The boat came home by itself, with the supper in it, still warm."
One cannot ask the drowned what they have put their hand to | that was what made it hopeless to fight the claim on {target}
+ Help the one who comes to clean the name => It was an aunt, with a rag | "I do it for the look of it," the aunt said. "I never could cry. It is a strange thing, but I never could"
= Ask who saw the boat come in => It had been {foe's} own people, said {p} | and they had been remarkably early on the beach that day
- Trick the aunt with a message from the sea => She looked at {him} with her head to one side, and was not at all surprised | "Which farm did it come from?" asked the aunt
~ They were singing for the drowned, and all the people had to move back from the wall | when it was over the name had a wreath on it, and one does not lift a wreath

@ witness2 scene line=protect-witness plan p=again
% Forty Acres Inland; A Man Tired of the Sea
{p} knew the way by now, to a farm a long way from the coast, where everything was tied with a sailor's knots | {they} found the old party hanging a gate
"I have not said that I would," said the drowned witness, and went on for a while with the gate. "How does it look, {target}? Does one still see it from the boats?"
{h} said how it looked, and did not leave anything out | the gate had been done for some time
"By the back, then," said the old party. "And late. And I will not have a fuss made"
+ Help the old party to finish the second gate => {they} did it together, with six sorts of knot | "They took me for another man," the old party said. "I was glad to be one. It was not enough acres, in the end"
= Ask to be shown how the cross was made => It was drawn in the dust with a stick | it had a lean to the left | and there was a little tail | "I could not do it otherwise," said the drowned one, "not for forty more"
- Deceive the old party about the price of coming => There would be no prison in it, {h} said | the drowned one gave a nod, having been lied to by better people | "By the back," was all the answer, "and late"
~ The gate came down upon {p's} foot | before {p} could set it down again the old party had gone in, and had tied up the door with one of those knots

@ witness3 scene line=protect-witness wall
% Nothing to Judge About; Within the Week
They had begun to carry things out of {target} on to the grass | {foe} stood by with the claim under {foe.his} arm, and ticked off the chairs
"A judge is coming through," said {foe}. "I should not like him to have to climb over all this. When there is nothing in a house there is nothing to judge about, you will find"
{hands} set down a cradle very gently | at the foot of the {paper} one could see the two names | and the second was in a lovely hand
+ Help the one who is carrying the cradle => He had been born in such a house himself | "They say that the other witness is with the fishes," he told {h}, over the cradle. "I never met a fish that could sign"
= Ask {foe} to read the claim aloud once more => {foe} read it well | at the second name {foe.he} coughed, and did not say it but only pointed | that was no hauler of nets
- Cheat by carrying the chairs in at the back => It went round in a ring for the whole of a morning, out in front and in behind | {foe} had ticked off ninety chairs when {foe.he} stopped, and began to go through the list
~ {foe} picked a chair from among those on the grass, and sat down in the doorway, so that nobody could get by | there {foe.he} stayed, with the claim across both knees

@ witness4 scene line=protect-witness lead p=net-maker
% A Peg on a Board; In a Lovely Hand
{p.a} kept the board by the landing, where every boat that was out had its peg | {h} held the claim up against that, and looked for the day
"Signed on the ninth," said {p}. "There is {foe}, large and plain. But the other one was at sea. His peg is out, look, from the seventh until the tenth. I hung it there for him, since he could not tell which was his."
Yet there was his name on the {paper}, in a lovely hand [2 , with loops to it] | {p} looked at that for some time. "He would have been so proud," said {p}
+ Help {p} to haul in the long net => "He went down that same autumn," said {p}, between two pulls. "Everybody will tell you so. They have cut him into the wall along with the rest, and that was well written too"
= Ask how he used to sign for a net => "With a cross, like all of us," said {p}. "It is in the old books, up in the loft. If the mice have left anything. There was something about his that made one smile"
- Steal his peg from the board => Now there was only a hole, and nobody could have sworn to it | {foe} came by in the evening, and looked along the board, and put a finger in
~ "Heads," somebody shouted, and a net came down over the board, and over both of them | when {they} had found a way out of it there was no peg in its right hole

@ witness5 scene line=protect-witness means p=again
% It Had a Tail; A Cross for a Net
{p} had climbed up to the net loft with {him}, and dragged out the old books from behind the corks | {h} went down the pages | there it was, one net, and paid | where the name should be there was a cross
It leaned to the left, and it had a little tail | there were nine like that, one under another, and the tail was on all of them
{h} laid the claim beside the page, and there was the same name in loops | {p} looked from the one to the other
"One does not come to write like that between two nets," said {p}
+ Share the {lamp}, and let {p} find the last cross => It was at the very foot, for a coil of rope | {p} spelled out the date, and moved the {lamp}, and spelled it again. "That is the Thursday," said {p}. "But the boat was home, with nobody in it, on the Monday"
= Copy the cross with care on a slip => It took six tries | the lean would come, but the tail would not | "You have to be him for that," said {p}, who had been trying it in the dust
- Cheat by putting a cross on the claim => It leaned the wrong way | {p} scraped it out with a thumbnail, and there was a thin place now in the {paper}, where anybody could see that somebody had been
~ A voice at the foot of the ladder asked, very friendly, who it was that had a light | {p} shut the book upon {p.his} own thumb | {hands} came up, and stayed to help with the corks

@ witness6 scene line=protect-witness price p=again
% Sawn Through the Name; What There Was to Give
{p} had been inland with the question, two days there and two back | in the meantime {hands} had sawn {p's} boat in half | they had sawn it through its name
"He will think of it," said {p}, with {p.his} back to the boat. "He got forty acres for being dead. He would like to know what there is for the other thing."
So everyone in the house put down on the table what there was | it came to nine spoons, and a ring, and the money for the roof [2 , and a cow, which had to stand outside] | {p} put two oars on top [3 , as there was no more use for them]
+ Give your own {coat} to the heap as well => It went off by night on a handcart, and the cart came back in a week | there lay the spoons, and the ring, and the {coat} | only the oars had been kept
= Look at how the boat was done => It was a beautiful straight cut, and the dust had been swept together | "They were in no hurry," said {p}. "I am told that they whistled"
- Deceive {p} about who will pay for a new one => {p} nodded at every word of it | {foe} had promised the same, {p} said, on the beach, and {foe} had cried a little as well
~ {p} would not hear of it, and went out, and sat in the nearer half of the boat, with both hands where the oars had been | it was a good while before anyone had something to say to that
`;
export const pack: PackSource = { id: 'case-protect-witness', sheets: [facts, scenes], words: {} };
