import type { PackSource } from '../pack.ts';

/** Who wants it gone, what for, and by what it is kept. */
const cases = `
@ * truth line=protect-term trail=protect start
<After one day~There was a day after which> {foe} could not take {target} | it was in the small writing, and {h} had read it to the end
@ * truth line=protect-term lead
After that day {foe's} claim was void | that was why {hands} were in such haste
@ * truth line=protect-term second
All that went wrong with {target} had gone wrong since spring | put side by side it looked like one person's handwriting
@ * truth line=protect-term means
By law {target} was kept while one light showed in the window | it was a law of a hundred years ago, and spoke of a candle
@ * truth line=protect-term wall
{hands} began by asking, and then stood about | then the road was closed | nobody had yet broken anything that could be shown
@ * truth line=protect-term turn
"On loan," it said below {foe's} claim, in the smallest hand of all, "and due upon the same day." | {foe.he} had {foe.his} claim to {target} from somebody much worse | {foe} was as shut in as they were
@ * truth line=protect-term price
{hands} had bought up whatever gives a light, all over {home} | what was brought to {h} in spite of them could not be spared
@ * truth line=protect-term plan
{they} had counted it out in candle ends, on the {kitchen} table, and it came to one short | somebody looked at the chairs
@ * truth line=protect-term gate
It was the last night that counted | {hands} had been sent out to {target}, with lamps | in the window there was just the one candle | {h} had to be back before it was low
@ * truth line=protect-term duel
"Put it out," said {foe}. "I am asking you. If that is alight when the sun comes up I have not got a place to go." | it was still quite dark [3 , and the two of them could hear the candle]
@ * known line=protect-term before
There was a day, and beyond it {target} was safe | {foe} would do something to have it over sooner, and {h} did not know what
@ * known line=protect-term behind
Neither of them could give way, {h} nor {foe} | one had to keep a light in a window until the sun rose [! , and the other had to put it out]
@ * settle line=protect-term won
{h} put both hands about the candle, and {foe} drew a breath, and did not blow | the window turned grey, and then the sun came up, and there was the flame, very small | {foe} took out the claim with its two seals, and tore it across | so {target} was nobody's to take, on that day or any other | "They will be at my door by noon," said {foe}, and looked about for a chair. | there was none left | {h} went and looked at {target}, in the first of the sun, and believed it | then {he} broke a loaf, and gave {foe} the larger half
@ * settle line=protect-term lost
There was a grey line already, and {h} had begun to hope | then the candle leaned over, and went out | it was only the wind | "I did not touch it," said {foe}. "You saw that I did not." | {foe} had {target} by noon, and by evening had to give it up to somebody much worse | {foe.he} signed for that with {foe.his} eyes shut | a neighbour's child found the candle end, and put it into {h's} hand
@ * settle line=protect-term dear
There was nothing left of the candle but the wick, and {h} broke up the last chair for it | the fire took the chair, and then the wall | so something was alight when the sun came up, and it was the roof | {foe} watched the rafters go, and tore up the claim | nobody could lay a hand on {target} any more | {h} stood in what had been a doorway, and wished the neighbours good morning | they came across to {him} in their nightshirts, and each had brought a chair
@ * truth line=protect-witness trail=protect not=western,tech start
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
@ term1 scene line=protect-term second p=again
% One Person's Handwriting; Since the Spring
{they} had it all out on the {kitchen} table | there was a slip for each thing that had gone wrong [2 at {target}] | there was the wheel, and the fence, and the dry pump | there was a buyer or two who had thought better of it
"Put them by date," said {p}. "No. Put them by the weather. There. It is never on a day with rain."
Somebody disliked getting wet, then | and every one of them fell in the week before a payment
+ Help {p} carry the slips to the nearest neighbour => There were two more houses with slips like that | at the third a child brought a hat that had been left upon the fence | and there was a name in it
= Look for the place where one would stand to see it all => There was only one such place, and {h} went up there | it was trodden flat, and somebody had sat there on a folded sack, and had eaten plums
- Lie about a slip, to make the case stronger => It was the eleventh slip, and a good one | from then on {p} believed in it most of all | it would be the first that {foe} asked to see
~ Nobody had shut the door, and there were slips all over the yard | {they} caught ten of them | the eleventh went across the road, and one of {hands} put a boot on it
@ term2 scene line=protect-term plan p=again
% Candle Ends; Somebody Looked at the Chairs
{they} had emptied out every drawer at {target} | and {p} came with a hatful from the neighbours | on the table stood the candle ends in rows, like a small crowd
One can put a chair in the grate when there is no candle, and call it a light | the law did not say how large | {h} walked once through all the rooms, with {p} behind, and saw them for the first time as so many hours
The light stood in the window of the big room | it moved a little when one spoke
+ Protect the light from the draught with your own {coat} => {h} hung it over the sash, and the flame stood up straight | outside somebody rode slowly by, and looked, and had to ride on
= Count the hours, and then the chairs => It came out at one candle short of the sunrise, or one chair | {p} got up from the one that {p.he} was sitting on
- Steal six good candles from a wake near by => They were of the good kind, for the dead | no one had been there to see it but those to whom they belonged | {p} did not light them, and did not say why
~ The light shrank to a blue bead, and {they} stood about it with {their} hands up, and did not breathe | it came back | no one could remember after that how far it had come
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
@ term3 scene line=protect-term wall
% First They Asked; Nothing That Could Be Shown
{foe} asked if the place was for sale, most civilly, hat in hand | {hands} stood about behind, and nobody was doing anything
"Then we shall just wait here," said {foe}. "It is a public road. It is a pity about the bridge" | one heard timber go, down there, and then more timber [3 , and a man who counted aloud]
From the window [2 of {target}] one could see the road with nobody on it | there was no longer any way to bring up oil
+ Share your supper with the one on the loneliest post => He ate with his hat on. "I am to stand here until a certain day," he said, "and then I can go home. There must be no light, on that day. They did not say why"
= Ask {foe} what day it is that you are waiting for => {foe} looked at {h} as at a dog that has said something | "One day or another," said {foe} | but {foe.he} had looked up at the moon, to see how old it was
- Destroy the one tent they have put up => It went down with all of them in it | nobody laughed but {foe}, who got out a slate | now there was one thing that had been broken and could be shown
~ "A public road," said {foe}, and had a rope drawn across | then there was a second, a yard nearer to the house | no one got any farther with them that day
@ witness3 scene line=protect-witness wall
% Nothing to Judge About; Within the Week
They had begun to carry things out of {target} on to the grass | {foe} stood by with the claim under {foe.his} arm, and ticked off the chairs
"A judge is coming through," said {foe}. "I should not like him to have to climb over all this. When there is nothing in a house there is nothing to judge about, you will find"
{hands} set down a cradle very gently | at the foot of the {paper} one could see the two names | and the second was in a lovely hand
+ Help the one who is carrying the cradle => He had been born in such a house himself | "They say that the other witness is with the fishes," he told {h}, over the cradle. "I never met a fish that could sign"
= Ask {foe} to read the claim aloud once more => {foe} read it well | at the second name {foe.he} coughed, and did not say it but only pointed | that was no hauler of nets
- Cheat by carrying the chairs in at the back => It went round in a ring for the whole of a morning, out in front and in behind | {foe} had ticked off ninety chairs when {foe.he} stopped, and began to go through the list
~ {foe} picked a chair from among those on the grass, and sat down in the doorway, so that nobody could get by | there {foe.he} stayed, with the claim across both knees
@ term4 scene line=protect-term lead p=copyist
% No Larger than Poppy Seed; Two Seals
{p.a} had written out {foe's} claim in fair, and had been paid for all but the end of it | so that was what {h} was shown | it was in letters no larger than poppy seed, and one read it through a bead of glass
With the sunrise after the next full moon the claim was void, it said | {p} went along below it with a pin [2 , so as not to lose the place]
There were two seals, the one set half upon the other | "{hands} come in each morning and ask me what day it is," said {p}. "I tell them. It makes them quite pale"
+ Give {p} what {foe} left owing => "Then you shall have this too," said {p}, and bent near. "It was drawn up in spring. If I were you I should put down whatever has gone wrong since, on slips, and look at the dates"
= Look closer at the seal that lies beneath => It was not {foe's} | it was half as large again, and somebody had leaned on it until the wax came out at the sides | {p} had never asked
- Steal the claim from under the pin => It was only a copy, after all | {p} sat up two nights to make another, and had been told this time to leave out the small writing
~ One of {hands} was in the doorway already, to ask what day it was | {p} told him, and set an elbow on the seals | he had brought other questions, and he sat down to them
@ term5 scene line=protect-term means p=again
% A Hundred Years of Wax; While One Is Shown
There was a bracket in the big window, and {p} had seen it every day, and thought that it was for a plant | now {p} held the {lamp}, and {h} scraped | the wax on it was a fist thick | it came away in years
Under the wax there was brass | some words were cut there | "So long as one light is shown in this window," they said, "none may enter"
"My grandmother said that when she trimmed a wick," said {p}. "I supposed that it was a rhyme." | it was law, and the number of it stood behind, and someone had scratched four strokes below [2 , one for each night that it was wanted] | so {target} had been kept that way before
+ Help {p} to try it with a candle => It stood up straight, and threw a yellow mark across the road | down there two of {hands} had stopped dead at the edge of that, and looked at their feet | then they went round it
= See how long a candle lasts there => It did for as long as bread takes, from the flour to the table | there were five times that in a night | in the drawer were two, and the end of a third
- Lie to {hands} that it takes forty lights => They believed it, and were round at all the doors with a handcart | by evening there was not a candle to be had for gold | {h} had been after something else
~ The bracket turned upon its pin, and let down its soot on the two of them | it was an hour before either could see whether there was a window
@ term6 scene line=protect-term price p=again
% Whatever Gives a Light; Three Cradles
{p} came in with both sleeves wet with oil | candles and oil were what {hands} were buying that day | {p} was asked as well, and would not sell | so somebody had knocked against the jar, and said how sorry he was
"That was my winter," said {p}. "It is all over the road. One can see the sky in it."
{p} had brought one thing away, and stood it on the {kitchen} table | it was a candle of honey wax, with three rings cut around it | it had stood at three cradles, and had not been made to be used up
Nobody asked what it would be good for | {p} had already cut the wick
+ Give {p} the honey candle back => {p} did not seem to see the hand | "They are all three of them grown," {p} said. "They can find their way in the dark. They ought to, the trouble I took"
= Go out and have a look at the road => There was the oil, with {hands} walking round it | {foe} stood in the midst of them, bareheaded | {foe.he} was talking up to someone who had not got out, and whose face was not to be seen
- Trick {hands} into selling six candles back => They asked for nine times what they had given | {h} carried them home under a cloth, and {p} unwrapped them | there were four candles, and two very good turnips
~ {p} sat down all at once, since the fright had only now caught up | somebody had to hold the candle, and somebody {p}, and nothing else was done
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
export const pack: PackSource = { id: 'case-protect-more', sheets: [cases, scenes], words: {} };
