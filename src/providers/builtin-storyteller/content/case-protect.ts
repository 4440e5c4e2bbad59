import type { PackSource } from '../pack.ts';

/** Who wants it gone, what for, and by what it is kept. */
const cases = `
@ * truth line=protect-stone trail=protect spot start
A boundary stone at {target} had no moss on its north side | {h} had walked by it for years, and had never asked {himself} why
@ * truth line=protect-stone lead
It was by the stone without moss that {foe} claimed {target} | the line ran from it as straight as a string, and came out on {foe's} side
@ * truth line=protect-stone second
Somebody's father had seen lamps by the boundary, and oxen [2 , one night in spring] | he told nobody, and had a new roof by the summer
@ * truth line=protect-stone means
An old deed gave the distance in paces, from an oak that was still there | it ended sixty short of the stone [2 , at a hollow full of nettles]
@ * truth line=protect-stone wall
As to a boundary the law went by stones, and not by nettles | {hands} had set a day for coming, with a {paper} and with axes
@ * truth line=protect-stone turn
{foe} had no wish for {target} itself | it was for the sixty paces | a spring came up between them, and had never run dry | whoever held that held all the country below
@ * truth line=protect-stone price
The one who saw the oxen had been going to swear | he was offered a bigger roof, and then there was a fire
@ * truth line=protect-stone plan
By law nine who lived there might lift a boundary [2 , before witnesses] | nobody had used it for sixty years, and there were just nine of them
@ * truth line=protect-stone gate
They would come by the hollow, with the stone behind them and the law on their side
@ * truth line=protect-stone duel
{foe} had one hand on the stone, as on a dog's head. "It has stood here since the world was made," {foe.he} said. | "Then it will have a bottom side," said {h}, "and there will be something to read on it"
@ * known line=protect-stone before
A stone had been moved, and {foe} had done well by it | what could be worth so much trouble {h} did not see yet
@ * known line=protect-stone behind
It came down to sixty paces, and one wet hollow | {h} had to get that stone turned over while people were looking
@ * settle line=protect-stone won
It took nine of them with bars to roll it over | underneath was cut: from the oak, two hundred | they found the hole in the nettles, and it went home with a thump like a door | so {target} was safe, the hollow and all | {foe's} people stood about with their axes, and by and by one of them asked for leave to fill a bucket
@ * settle line=protect-stone lost
They rolled it over | whatever had been there was chipped away [2 , quite lately, by someone thorough] | so {target} went, from the hollow up | a stone stands at each corner now, and moss has been painted on
@ * settle line=protect-stone dear
The stone went back where it belonged, and {target} was kept | then it was found to run through somebody else's {kitchen} | {h} has offered them the path | they nod to {him}, and that is about all

@ * truth line=protect-table trail=protect start
Whoever was after {target} knew when the door was left alone, and for how long | such a thing one knows only from the inside
@ * truth line=protect-table lead
The unwatched hours were written down for {foe}, on a slip, once a week | it was left under the third step
@ * truth line=protect-table second
Everyone was sure that it was the newcomer who sold those times to {foe} | nobody had said a word to the newcomer for days
@ * truth line=protect-table means
{h} wrote out a wrong hour, and let one person see it each day | on the fifth day {hands} came at the wrong hour
@ * truth line=protect-table wall
Those who came to the false hour would come again in strength | {foe} had promised them {target} before the month was out
@ * truth line=protect-table turn
It was not the newcomer who wrote the slips | on the fifth day {h} had shown the hour to one person | it was the oldest friend of the house
@ * truth line=protect-table price
{foe} had the friend's only child in a school a long way off, and sent drawings | that was what it had all been done for
@ * truth line=protect-table plan
The forty who were to come would each bring a chair, so that it should look like a wedding | the friend had gone from door to door to ask them [2 , on foot, and in the rain]
@ * truth line=protect-table gate
A last slip had been put under the step | this time {h} had dictated it
@ * truth line=protect-table duel
{foe} came at the hour that was on the slip, and it was the right one for once, and everybody was at home. "Ah," said {foe}. "So you have had a talk with my friend"
@ * known line=protect-table before
Someone at their own table was selling {target} by the hour | {h} looked round it every evening, and passed the salt
@ * known line=protect-table behind
The friend had done it because of a child, and would undo it | {h} had to have {foe} come in person, and at the right time
@ * settle line=protect-table won
There were forty people behind the door, and they had brought their own chairs | {foe} sat down in the one that was left for {foe.him}, and wrote to the school, with the whole table looking on | so {target} was let alone from then on | the child came home on the Friday, and the friend stayed out on the step, until the newcomer brought a plate
@ * settle line=protect-table lost
There was another slip, under the fourth step, and {foe} had believed that one | the forty came home too late, and {target} was gone | the friend was sitting in the middle of the floor, with a drawing in each hand
@ * settle line=protect-table dear
{foe} was met at the door by forty people, and went, and {target} was safe for good | the child never came home from the school, having grown to like it | of an evening the friend sits on the third step | {h} brings out a chair

@ * truth line=protect-term trail=protect start
There was a day after which {foe} could not take {target} | it was in the small writing, and {h} had read it to the end
@ * truth line=protect-term lead
After that day {foe's} claim was void | that was why {hands} were in such haste
@ * truth line=protect-term second
All that went wrong with {target} had gone wrong since spring | put side by side it looked like one person's handwriting
@ * truth line=protect-term means
By law {target} was kept while one light showed in the window | it was a law of a hundred years ago, and spoke of a candle
@ * truth line=protect-term wall
{hands} began by asking, and then stood about | then the road was closed | nobody had yet broken anything that could be shown
@ * truth line=protect-term turn
{foe} did not own the claim to {target} at all | {foe.he} had it on loan from somebody much worse, and it fell due upon the same day | {foe} was as shut in as they were
@ * truth line=protect-term price
The light ate up everything that they could spare | some of what went into it they could not spare
@ * truth line=protect-term plan
They had counted it out in candle ends, on the {kitchen} table, and it came to one short | somebody looked at the chairs
@ * truth line=protect-term gate
It was the last night that counted | {hands} had been sent out to {target}, with lamps | in the window there was just the one candle | {h} had to be back before it was low
@ * truth line=protect-term duel
"Put it out," said {foe}. "I am asking you. If that is alight when the sun comes up I have not got a place to go." | it was still quite dark [3 , and the two of them could hear the candle]
@ * known line=protect-term before
There was a day, and beyond it {target} was safe | {foe} would do something to have it over sooner, and {h} did not know what
@ * known line=protect-term behind
Neither of them could give way, {h} nor {foe} | one had to keep a light in a window until the sun rose [! , and the other had to put it out]
@ * settle line=protect-term won
The sun came up and the light was in the window, very small, and nobody needed it any more | so it ran out, the hundred-year-old {paper}, and {target} was nobody's to take | {foe} stood there among {hands} with nowhere to go | {h} walked once about {target}, to be sure of it | then {he} asked whether {foe} had had breakfast
@ * settle line=protect-term lost
The light in the window went out at the very end [2 , with a grey line already showing] | it was only the wind | {target} was made over to {foe} by noon, and by evening to the one who was worse | somebody found the candle end in the grass, and {h} has it
@ * settle line=protect-term dear
Something was alight when the sun came up, and it was the roof | the chairs had gone first, one by one | so {target} was kept, or what there was of it | {h} stood in what had been a doorway, and wished the neighbours good morning

@ * truth line=protect-witness trail=protect start
The claim upon {target} was signed by two | {h} looked at the second name, and it was of somebody who could not write
@ * truth line=protect-witness lead
The first who signed the claim was {foe}, large and plain | on that day the owner of the other name was at sea [2 , by all accounts]
@ * truth line=protect-witness second
Everybody {inhome} believed that the second witness was drowned | it was what made the {paper} so hard to argue with
@ * truth line=protect-witness means
There was a cross in the old books, where the drowned witness had once signed for a net | it leaned over to the left, and had a little tail
@ * truth line=protect-witness wall
A judge would be coming through within the week | {hands} were to have {target} emptied out by then, so that there should be nothing to judge about
@ * truth line=protect-witness turn
The second witness was not drowned, and had been paid to be | {foe} had bought a death from somebody who was tired of the sea | the price was forty acres, a long way inland
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
The cross was made, there on the bench, and leaned to the left, and it had the tail | nobody needed to look at the other | so {target} stayed with those whose it was, and the judge wrote it down, and underlined it | {foe} was asked to sign for having understood, and wrote {foe.his} name quite small
@ * settle line=protect-witness lost
The old party in the last row thought about forty acres [2 , with an eye on {foe}] | so the witness stayed drowned | {target} was read out, and taken off the list | on the gate of a farm inland somebody has cut a cross | it leans, {h} was told
@ * settle line=protect-witness dear
The witness came to life and made a cross, and {target} was saved | then there was the matter of having taken money to be dead | they went up to the prison cart arm in arm, {foe} and the witness, and {h} had given {his} word that it would not be so
`;

/** Scenes in which a fact of the case is found out, with somebody who comes back. */
const scenes = `
@ stone1 scene line=protect-stone second p=again
% Lamps in the Spring; A New Roof by the Summer
"My father told me when he was dying," said {p}. "He saw lamps by the boundary, and two oxen, and a thing on a sledge. He held his tongue, and we had a new roof."
They had come out to see it, by {target}, where the stone stood | there was an old rut in the turf yet, one sledge wide | and it came from the hollow with the nettles
{p} looked up at the roof of {p.his} own house, across the field, and seemed to be counting the tiles
+ Comfort {p}, who was only six that year => {h} said that a roof is a roof | "It has never kept out anything else, though," said {p}, and walked along the rut as far as the nettles, to show where it began
= Pace out the rut from end to end => It was sixty paces, and it went as straight as a debt | the turf there had a dent in it, full of nettles, and just of the size of the stone
- Betray the father's tale to {foe} for a price => {foe} paid without asking for change | after that somebody ploughed there, in the middle of the week | and the rut was gone | {p} stood at the fence in the evening and said nothing
@ stone2 scene line=protect-stone plan p=again
% Nine of Them; The Loan of Some Bars
{p} had been from door to door, and now they all sat on the wall at {target}, with their legs hanging | {h} counted, and there were nine
It was an old law | and it needed nine who lived there, with their own hands | nobody had used it in sixty years | the oldest had brought the bar, and it was black with age
"We have all seen that stone each day of our lives," the oldest said. "I have never once looked at it from underneath."
From the wall one could see the whole of it, down to the spring | it had never looked so worth nine people's trouble
+ Share out the bars, and the hardest place too => {h} took the corner in the nettles {himself} | they tried the weight of it, once | and it shifted, and something beneath it let go like a cork
= Ask each of them what they remember => It went along the wall from one to the next | one remembered a wet spring and one a dry one | and the ninth remembered that there used to be moss on it
- Trick the shyest into swearing to a lie => It was not needed, and it was done all the same | the ninth got down from the wall | there were eight of them | and it took an hour's talk to make them nine again

@ table1 scene line=protect-table second p=again
% The Newcomer's Plate; Nobody Passed the Salt
{p} had come to supper, and so saw it too | at the end of the table sat the newcomer, and round that plate there was an empty place the width of two
"It is that one who sells the hours, they all say so," {p} said quietly. "They have not spoken to that poor soul for a week. I watched. It was the newcomer who got up, both times, to see if the door was shut."
Somebody at this table had {target} written down by the hour | {h} looked from face to face | and everyone was asking someone for the bread
+ Share your bread with the newcomer, before them all => It was very loud, for so small a thing | the newcomer took it in both hands | "I hear somebody on the third step, of a Friday," the newcomer said. "It is not me. I hoped that somebody would ask"
= Sit down across from the newcomer and watch => {h} saw a person counting spoons, so as not to look up | there was not a drop of ink on those hands | there was some on another pair
- Lie that you saw the newcomer at the steps => It was what they had been waiting to hear | the newcomer went up to pack | from the table somebody sighed, and it was with relief
@ table2 scene line=protect-table plan p=again
% Forty Chairs; In the Rain, on Foot
{p} opened, and there on the step, wet through, stood the friend | nobody asked what it had been like to come up that path
"I have been to all of them," said the friend. "On foot. I told it at each door myself, what I did, and for what. They will come. They will each bring a chair."
So there would be forty people | and {foe} would think that it was a wedding | behind them {target} lay in the last of the light, as it had every evening | and one had not often thought to look at it
+ Give the friend dry clothes, and a place by the fire => {h} fetched them, and they were {his} own | the friend could not manage the sleeves | {p} did them up, and left a hand there a moment too long to be an accident
= Ask for one of the child's drawings to look at => It was a house with a good deal of smoke | in the corner, very small, a person was waving | "That is me," said the friend, "from there"
- Betray the friend's shame to the whole {street} => They knew it already, from the friend | all that was new to them was how {h} told it | somebody took a chair back

@ term1 scene line=protect-term second p=again
% One Person's Handwriting; Since the Spring
They had it all out on the {kitchen} table, {h} and {p}, on slips, one for each thing that had gone wrong at {target} | there was the wheel, and the fence | and the dry pump | there was a buyer or two who had thought better of it
"Put them by date," said {p}. "No. Put them by the weather. There. It is never on a day with rain."
Somebody disliked getting wet, then | and every one of them fell in the week before a payment
+ Help {p} carry the slips to the nearest neighbour => There were two more houses with slips like that | at the third a child brought a hat that had been left upon the fence | and there was a name in it
= Look for the place where one would stand to see it all => There was only one such place, and {h} went up there | it was trodden flat, and somebody had sat there on a folded sack, and had eaten plums
- Lie about a slip, to make the case stronger => It was the eleventh slip, and a good one | from then on {p} believed in it most of all | it would be the first that {foe} asked to see
@ term2 scene line=protect-term plan p=again
% Candle Ends; Somebody Looked at the Chairs
They had emptied out every drawer at {target} | and {p} came with a hatful from the neighbours | on the table stood the candle ends in rows, like a small crowd
One can put a chair in the grate when there is no candle, and call it a light | the law did not say how large | {h} walked once through all the rooms, with {p} behind, and saw them for the first time as so many hours
The light stood in the window of the big room | it moved a little when one spoke
+ Protect the light from the draught with your own {coat} => {h} hung it over the sash, and the flame stood up straight | outside somebody rode slowly by, and looked, and had to ride on
= Count the hours, and then the chairs => It came out at one candle short of the sunrise, or one chair | {p} got up from the one that {p.he} was sitting on
- Steal the six best candles from the wake => They were of the good kind, for the dead | no one had been there to see it but those to whom they belonged | {p} did not light them, and did not say why

@ witness1 scene line=protect-witness second p=again
% Lost with All Hands; The Name on the {paper}
{p} took {him} to where the names of the drowned were cut into the wall | it was near the end of the row | and somebody had kept it clean
"That is your second witness," said {p}. "It was a calm night, I remember that. The boat came home by itself, with the supper in it, still warm."
One cannot ask the drowned what they have put their hand to | that was what made it hopeless to fight the claim on {target}
+ Help the one who comes to clean the name => It was an aunt, with a rag | "I do it for the look of it," the aunt said. "I never could cry. It is a strange thing, but I never could"
= Ask who saw the boat come in => It had been {foe's} own people, said {p} | and they had been remarkably early on the beach that day
- Trick the aunt with a message from the sea => She looked at {him} with her head to one side, and was not at all surprised | "Which farm did it come from?" asked the aunt
@ witness2 scene line=protect-witness plan p=again
% Forty Acres Inland; A Man Tired of the Sea
It was {p} who had heard of a farmer, a long way from the coast, who tied everything with a sailor's knots | they found the old party hanging a gate
"I do not know what you are talking about," said the drowned witness, and went on for a while with the gate. "How does it look, {target}? Does one still see it from the boats?"
{h} said how it looked, and did not leave anything out | the gate had been done for some time
"By the back, then," said the old party. "And late. And I will not have a fuss made"
+ Help the old party to finish the second gate => They did it together, with six sorts of knot | "They took me for another man," the old party said. "I was glad to be one. It was not enough acres, in the end"
= Ask to be shown how the cross was made => It was drawn in the dust with a stick | it had a lean to the left | and there was a little tail | "I could not do it otherwise," said the drowned one, "not for forty more"
- Deceive the old party about the price of coming => There would be no prison in it, {h} said | the drowned one gave a nod, having been lied to by better people | "By the back," was all the answer, "and late"
@ stone3 scene line=protect-stone wall
% By Stones, Not by Nettles; The Day Was Set
{foe} had come in person to look over {target}, with a {paper} and two who carried axes for the look of it | "It is a clear line," said {foe}. "You may sight along it. I would not have a nail that was not mine"
They sighted along it | it ran from the stone with no moss as straight as a string
"I have put down the first of the month," said {foe}. "You will want to get the beds out before that"
+ Help the two with the axes to something to eat => They had not had any breakfast | the one of them looked about in the {kitchen}. "My mother had a place like it," he said. "They came to that with a {paper} as well"
= Walk with {foe} down to the hollow => {foe} would not go in among the nettles | {foe.he} stopped at the edge of it, and seemed to listen to something that trickled
- Lie that there is fever in the house => {foe} went back nine paces, and held the {paper} before {foe.his} nose | it was eight days before anybody came again | but the neighbours had heard it too
@ table3 scene line=protect-table wall
% In Strength; Before the Month Was Out
It was {foe} who waved from the ridge, quite openly, with a hat | {hands} were strung out along it to either side | and there were a good many more than last time
"That was neat, with the false hour," {foe} called down. "I do like to be taken seriously. So I shall bring everyone. Before the month is out, shall we say?"
{h} stood in the door of {target}, and thought that someone would have to tell {foe} on which day
+ Protect the youngest from seeing so many => {h} took them round to the back, to count the hens | in the {kitchen} their old friend had dropped a jug, and did not seem to know it
= Shout back to ask how {foe} heard of the hour => "A friend," called {foe}, after a moment, and laughed, and the echo laughed too | within doors nobody met anybody's eyes
- Betray the ridge path to those who owe {foe} a beating => Some of them went up there that same night, with sticks | by daylight {hands} had moved nearer | there was a hat in the yard with a hole in it
@ term3 scene line=protect-term wall
% First They Asked; Nothing That Could Be Shown
{foe} asked, most civilly, hat in hand, if the place was for sale | {hands} stood about behind, and nobody was doing anything
"Then we shall just wait here," said {foe}. "It is a public road. It is a pity about the bridge" | one heard timber go, down there, and then more timber [3 , and a man who counted aloud]
From the window of {target} one could see the road with nobody on it | there was no longer any way to bring up oil
+ Share your supper with the one on the loneliest post => He ate with his hat on. "I am to stand here until a certain day," he said, "and then I can go home. There must be no light, on that day. They did not say why"
= Ask {foe} what day it is that you are waiting for => {foe} looked at {h} as at a dog that has said something | "One day or another," said {foe} | but {foe.he} had looked up at the moon, to see how old it was
- Destroy the one tent they have put up => It went down with all of them in it | nobody laughed but {foe}, who got out a slate | now there was one thing that had been broken and could be shown
@ witness3 scene line=protect-witness wall
% Nothing to Judge About; Within the Week
They had begun to carry things out of {target} on to the grass | {foe} stood by with the claim under {foe.his} arm, and ticked off the chairs
"A judge is coming through," said {foe}. "I should not like him to have to climb over all this. When there is nothing in a house there is nothing to judge about, you will find"
{hands} set down a cradle very gently | at the foot of the {paper} one could see the two names | and the second had a tail
+ Help the one who is carrying the cradle => He had been born in such a house himself | "They say that the other witness is with the fishes," he told {h}, over the cradle. "I never met a fish that could sign"
= Ask {foe} to read the claim aloud once more => {foe} read it well | at the second name {foe.he} coughed, and did not say it but only pointed | {h} had seen how it leaned
- Cheat by carrying the chairs in at the back => It went round in a ring for the whole of a morning, out in front and in behind | {foe} had ticked off ninety chairs when {foe.he} stopped, and began to go through the list
`;
export const pack: PackSource = { id: 'case-protect', sheets: [cases, scenes], words: {} };
