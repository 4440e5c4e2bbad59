import type { PackSource } from '../pack.ts';

/** Who wants it gone, what for, and by what it is kept. */
const facts = `
@ * truth line=protect-table start
There was one door to {target} | it was watched in turns, day and night | yet {foe} always knew when it was left alone, and for how long | only those who ate at {h's} own table knew that | so one of them was telling {foe} | {h} had to learn who it was
@ * token line=protect-table
the door key
@ * known line=protect-table before
One of those at {h's} own table was selling the hours of the door to {target} | {h} looked round it every evening, and passed the salt
@ * known line=protect-table behind
The oldest friend had sold the hours for a child, and wished to undo it | {h} had to get that child home | then {foe} had no hold on anyone at {target}
@ * ask line=protect-table before
{h} asked every pedlar on the road who bought red chalk
{h} walked the way that {hands} came by night | {he} counted the steps to {target} | {he} asked who had heard them
{h} asked who in the {street} had new money | it was a question that made people count their change
{target} had to be watched by more people now | {h} went to find two who could stay awake
@ * ask line=protect-table behind
{h} was looking for people with a chair to lend | they had to keep quiet until Friday
{h} asked travellers about a school that {foe} paid for
On Friday {foe} would come for the key | {h} looked over the road to {target}
@ * gift line=protect-table before
"Red chalk?" said {p}. "They have that in schools. There is one that {foe} pays for, three days off."
"{foe} never buys people with money," said {p}. "{foe.he} finds out what they miss, and lends them a little of it."
"I passed your house on a Friday," said {p}. "Somebody sat on the stair there, and cried without a sound."
"They all blame the newcomer," said {p}. "Where I come from it is always whoever came last."
@ * gift line=protect-table behind
"{foe} must always be counting something," said {p}. "While {foe.he} counts {foe.he} does not look round."
"I know that school," said {p}. "The cook leaves the back door open, for the cat."
"{hands} cannot pass a wedding," said {p}. "Two of them wept at my sister's, and kissed everybody."
@ * echo line=protect-table wall did=table-o1:+
Two new bolts were on the door to {target} | {h} had hidden {w} from {hands} | so {w} had put them there for nothing
@ * echo line=protect-table turn did=table-o1:-
{w} had seen the red chalk that first night | {w} could have told {h} so | but {h} had called {w.him} the traitor, and nobody asked again
@ * echo line=protect-table plan did=table-o2:+
First of the thirty would be {w}, with nine chairs | {h} had defended {w.him} in the open market that day | "I pay with chairs," {w} had said
@ * echo line=protect-table far did=table-o2:-
{foe} had been lied to about the hours by {h} | so below the line stood one more: "For every wrong hour the child goes one town farther."
@ * echo line=protect-table gate did=table4:+
{w} had carried in bread for all thirty | {h} had once carried a basket for {w.him} | on the largest loaf there was a bride, baked out of dough
@ * echo line=protect-table plan did=table4:=
{h} had watched the stair, and knew which of {hands} fetched the slips | he came at noon, with a dog | so the last slip had to lie there by noon
@ * echo line=protect-table price did=table4:-
In the corner {foe} had written a few words | they were about the hour that {h} had rubbed out | this was the second time, they said, and there would be no third
@ * echo line=protect-table plan did=table1:+
"You gave me half of your bread when they all looked away," the newcomer told {h}. "So I shall not stop to sleep."
@ * echo line=protect-table gate did=table1:-
The newcomer had lost a whole day | {h} had lied about the steps that evening | since then nobody lent the newcomer a {ride}
@ * echo line=protect-table far did=table10:+
There was something else in the toe | {w} had carried {h's} mouse back to the school | now the child had drawn the mouse a friend
@ * echo line=protect-table turn did=table10:-
There ought to have been six more drawings to lay beside it | {h} had robbed {w} of the bag | {w} no longer came that way
@ * echo line=protect-table gate did=table12:+
{w} had come too, with a cloth round the head, and kept the way in | {h} had defended {w.him} at the pump | "Nobody gets by me twice," said {w}
@ * echo line=protect-table price did=table12:-
There was nobody on watch downstairs | {w} had given it up, after {h} tricked {w.him} into confessing a sleep | {target} stood behind one lock that night
@ * echo line=protect-table turn did=table5:+
{w} had once begged not to have to say the name, and {h} had waited | now {w.he} turned out the lining of the hat | there it was in ink
@ * echo line=protect-table wall did=table5:-
{hands} all carried sticks | {h} had come at them out of the grass | they did not mean to run a second time
@ * echo line=protect-table plan did=table3:+
The youngest wished to help as well | {h} had kept them from the ridge that day | they would lie in the hedge, and listen for wheels
@ * echo line=protect-table gate did=table3:-
One of the two wore a hat with a hole in it | he had heard who sold the ridge path to those with the sticks | he began to count the chairs again
@ * echo line=protect-table plan did=table13:+
The two watchers had come in for a moment, with crumbs on their sleeves | {h} had given them that cake | they would watch {target} until Friday, they said, and not sleep
@ * echo line=protect-table turn did=table13:=
Beside the hour was the round blot {foe} spoke of | {h} had asked about it at the time | it was a tear, and it had been wept on this stair
@ * echo line=protect-table price did=table13:-
A note had come with it: the next two would be empty as well | {h} had tricked {foe} with a Tuesday | the child paid for that now
@ * echo line=protect-table gate did=table14:+
{h} had made peace with the friend, as {w} advised | so the friend stood up, and filled a cup for them | it gave the others time to think
@ * echo line=protect-table gate did=table14:=
{h} took out the red chalk, and drew a cat on the table | it was a good cat by now, after that night | one of {hands} bent down and gave it whiskers
@ * echo line=protect-table gate did=table14:-
The friend looked at nobody | The child was safe, {h} had told {w} | {w} had passed on the lie | now the friend believed no one, and {token} shook
@ * echo line=protect-table plan did=table15:+
The whole market lane was coming, with a chair from each house | {h} had protected {w} there, and they had all seen it from their windows
@ * echo line=protect-table price did=table15:-
In {w's} house the floor was still up | {hands} had looked for the key there, on {h's} lie | since then no neighbour told {him} what he saw
@ * settle line=protect-table won
The wheels stopped | in came the newcomer, grey with dust, and lifted a child over the sill | the child had a roll of drawings, and looked along all those chairs, and ran | the friend let go of the key to have both arms free | {foe} had nothing left to buy with | thirty people had heard the price | {foe} sat down, and wrote, and signed it in haste | {target} was to be let alone, for good
@ * settle line=protect-table lost
{foe} was off with the key before the chairs had stopped scraping | by night {hands} had the door open | {foe} laid hands on {target} | an hour later there were wheels, and the newcomer came in | a child lay asleep over one shoulder | "Are we late?" asked the newcomer. "We had a wheel come off." | the friend took the child, and could not look at a soul there | nobody spoke | {h} pulled up a chair for the newcomer, and then one for the friend
@ * settle line=protect-table dear
The wheels stopped | there was the newcomer, with a roll of drawings | and there was no child | "They had sent the child on already," said the newcomer. "To another school. They would not tell me where." | thirty people got up from thirty chairs | there was not a sound | {foe} tried one face after another, and none of them helped | so {foe} gave up every claim to {target}, in writing, and was gone | the friend hung the key back on its nail, and unrolled the drawings
@ * last line=protect-table won
At supper {h} fetched one more chair | nobody left a space round the newcomer | the child sat there, and everybody passed the salt | next morning {h} looked under the third step, from habit | there lay a sheet, with nothing torn off | on it was a red cat, with all four feet
{h} and the newcomer still watched the door that winter | they did it by the stove | the child had drawn them both | the sheet lay on the sill, under {token} | in the drawing the door stood open | outside the old friend came up past the third step, and whistled
@ * last line=protect-table dark
With {target} safe, the people carried their chairs home | not one of them spoke to {h} | at supper there was a space on both sides of {his} plate | {h} asked for the salt | the salt came as far as the next plate but one
@ * last line=protect-table dear
Every Friday {h} saw the friend on the third step | the newcomer brought out two plates, and they waited for the carrier | they had written to twelve schools by now | toward spring the carrier had red chalk on one thumb | {h} put down the bread, and saw the friend get up
@ * last line=protect-table lost
{h} still had the head of the table, but {target} was {foe's} | only the friend ate out on the stair | one evening the child got up, and fetched that plate in | it was set down between {h} and the newcomer | {h} moved over, and passed the salt
`;

/** Scenes in which a fact of the case is found out, with somebody who comes back. */
const scenes = `
@ table-o1 open line=protect-table p=locksmith where=the_step_of_the_house
% The One Door; They Knew the Hour
{p.a} stood shaking on {h's} step before daylight | "{hands} got me out of bed," said {p}. "I was to open the one door to {target}. I dropped every tool twice. Then your watch came back, and they ran."
The watch had only gone to fetch wood | "{hands} knew when that is," said {p}. "They had the hour on a slip"
Only {h's} own table knew the hours, from the oldest friend to the newcomer | so one of them told {foe}
{p} had put in another lock, and gave {h} {token} | "They will try once more on Friday," said {p}. "Find out who it is"
+ Help {p} to hide before {hands} come back => {h} hid {p} among the washing | {hands} went by without a look | "They get a new slip every Friday," said {p}, from under a sheet. "It comes out of your house, and it is never handed over. So it must lie somewhere"
= Ask {p} what else there was on the slip => "Only large letters," said {p}, "and the back was red with something. They laughed about a step. I did not see what was funny about a step"
- Betray {p} to the {street} as the traitor => It was a weight off everyone at {h's} table | by noon nobody would buy so much as a hook of {p}. "I came to warn you," said {p}. "On Friday you will want somebody else to blame"
~ In the house a door opened | {p} ran, with the tools in {p.his} arms | the whole table stood at the window, all in a row, and asked what it was
@ table-o2 open line=protect-table p=key_bearer where=the_market_street
% The Hours Read Aloud; A Smile in the Market
In the market {foe} had stopped {p.a} | {p} kept the one door to {target} | {foe} read to {p.him} from a slip, and {h} came up
"On Monday they fetch wood, and the door is alone," it said there. "On Wednesday somebody watches it who sleeps." | "I shall come when I please," said {foe} | {hands} laughed, and people turned round
"It is all true," said {p} to {h}. "But nobody knows it except those at your own table. One of them talks, from your oldest friend to the newcomer. And it is me whom they will blame."
{p} pushed {token} into {h's} hand | "Keep it yourself," said {p}, "until you know who it is"
+ Defend {p} before the whole market => {h} said that {p} had kept that door for nine years | the people looked at their shoes, and went on buying onions. "{foe} has a fresh slip every Friday," said {p}. "I should look about your own house"
= Follow {foe}, to see where the slip goes => {foe} twisted it into a spill, and lit the {lamp} of a cook shop with it | the back was red with chalk | "I get a new one on Friday," said {foe}, "from under your feet"
- Lie that all the hours were changed today => {foe} took out a pen, and asked what they were now | so they had to be changed in earnest | {p} sat up for three nights | "There will be a slip about it on Friday," said {p}
~ {hands} had made a ring, and in it nobody was heard but {foe} | {foe.he} read on as far as Sunday | people clapped, because it was so well read
@ table1 scene line=protect-table second entered p=again where=the_supper_table
% The Newcomer's Plate; Nobody Passed the Salt
Whoever wrote the slip ate at {h's} own table | so {h} asked {p} to supper, to look at them all with fresh eyes | at the far end sat the newcomer | there was nobody on either side of that plate
"It is that one who sells the hours to {foe}, they tell me," {p} said quietly. "They mean to turn that poor soul out in the morning. But twice somebody got up to see if the door was shut. It was the newcomer, both times."
At the other end the oldest friend of the house cut bread for everyone | {h} looked from face to face, and liked them all | one of them was lying to {him}
+ Share your bread with the newcomer, before them all => The crust broke very loudly, and everyone looked | the newcomer took it in both hands | "I hear somebody on the third step, of a Friday," the newcomer said. "It is not me. I hoped that somebody would ask"
= Sit down across from the newcomer and watch => {h} saw somebody who counted spoons, so as not to look up | there was not a drop of ink on those hands | there was some on another pair
- Lie that you saw the newcomer at the steps => The table had been waiting to hear just that | the newcomer went up to pack, and sat on the bag all night | from the other end came a sigh of the oldest friend | it was one of relief | {p} knew that {h} had seen nothing of the kind
~ The oldest friend asked for the salt, very loud, and everybody passed it | it went all the way round | then the newcomer was gone, and that plate was still full

@ table2 scene line=protect-table plan entered p=again where=the_front_step
% Thirty Chairs; In the Rain, on Foot
{h} needed people whom {foe} had not bought | the oldest friend had set out to get them | toward night {p} opened the door | the friend stood on the step, wet through
"I have been to thirty houses," said the friend. "At each door I told what I did, and for what. On Friday they will all bring a chair to {last}. It will look like a wedding."
So {h} dictated the last slip, and the friend wrote it down | {foe} should come to {last} on Friday | there {foe.he} would get the key, and give up the child
{h} laid {token} in the friend's hand | it was not easy to let go of | "And I shall fetch the child before {foe} does," said the newcomer, who had got up. "I know that school"
+ Give the friend dry clothes, and a place by the fire => {h} fetched {his} own clothes for the friend | the friend could not manage the sleeves | {p} did them up, and left a hand there for a moment
= Ask for one of the child's drawings to look at => The drawing was of a house with a good deal of smoke | in the corner, very small, a person was waving | "That is me," said the friend | the newcomer took it along [2 , rolled up in a dry sock,] to show at the school door
- Betray the friend's shame to the {street} => The {street} knew it already, from the friend | all that was new to them was how {h} told it | one neighbour took a chair back
~ The friend had gone to sleep upright, with the one wet sleeve on | nobody had the heart to say a word | {p} went round the house and counted chairs | it came to eight

@ table3 scene line=protect-table wall where=the_door_of_the_house
% In Strength; Before the Month Was Out
{foe} had seen through the false hour in the grass | {h} came to the door, because there was a shout outside | along the ridge stood {hands}, in a long row, with {foe} in the middle
"That was neat," {foe} called down. "So next time I shall bring everyone. Before the month is out, shall we say?"
There were far too many to keep out by force | and somebody in the passage behind {h} would tell {foe} which day {he} feared most
+ Protect the youngest from seeing so many => {h} took the children round to the back, to count the hens | in the {kitchen} the oldest friend had dropped a jug, and stood there
= Shout back to ask how {foe} heard of the hour => "A friend," called {foe}, after a moment, and laughed, and the echo laughed too | within doors nobody met anybody's eyes [2 , and the bread was cut very thin that evening]
- Betray the ridge path to those who owe {foe} a beating => Some of them went up there that same night, with sticks | by daylight {hands} had moved nearer | there was a hat in the yard with a hole in it
~ The wind had got {foe's} hat | {hands} ran after it, all of them, over the whole ridge | so they could be counted at last | {h} would sooner not have known

@ table4 scene line=protect-table lead p=bread-carrier where=the_stair_of_the_house
% The Third Step; Half of a Roof
{h} wished to know by what way the hours left the house | {p.a} came there with the loaves before it was day, and had seen something | "On Fridays somebody stoops at the third step," said {p}. "I thought, there goes a boot that will not stay tied"
{h} got down, and felt in beneath the third step | there was a slip, folded over twice | it gave the hours when nobody watched the door
It was all in large letters, as one writes in order to be nobody | it had been torn off the foot of something else | on its back there was half a roof, in red chalk
So it was true after all | it was somebody whom {h} had breakfast with | "Whoever fetches that for {foe} will be here soon," said {p}
+ Help {p} in with the loaves, as if nothing were wrong => "In the {street} they have it that it is your newcomer," said {p}, over the basket. "They are glad, I think, to have it be somebody whom they do not know"
= Put it back, and watch the stair => {h} watched until noon, and saw a dog go up, and down | there was a man on the end of the leash, and he was one of {hands} | when they had passed there was no slip
- Cheat {foe} by rubbing one of the hours out => That week nothing came of it | but by the next Friday they were written in ink, which one cannot rub out | so somebody had been told of it, and had gone and bought a pen
~ Feet came down from the house | {p} sat down on the third step, and laced a boot, and did not look up | nobody could say after that who had been on the stair

@ table5 scene line=protect-table means p=again where=the_grass_by_the_door
% An Hour That Was Nowhere; The Lining of a Hat
{h} wanted to know for certain who it was that talked | so {he} made up five false hours, and showed each of them to one person only | {p} had written down whom, in the lining of a hat
On the fifth night {they} lay in the grass by the door | only one person at the table knew of that hour
And there came {hands}, two by two, in their socks, at that very hour | they tried the door, and somebody was on watch after all
{p} took off the hat, and looked for the fifth name | then {p.he} put it on again, and pulled it down over the eyes, and was silent
+ Comfort {p}, and wait until the morning => "It is not your newcomer," said {p}, when it was light enough to see the brim. "The newcomer had Tuesday. Now I should like to be let off, for as long as you can bear it"
= Watch what they do at the locked door => They held the slip up to the moon, and tried again | the one in front turned it over, and showed it round | there was a red chalk cat on it | it made them smile
- Attack them out of the grass with a great shout => They ran, and left behind them a sock, and the slip | by breakfast {foe} would know which hour was false | and its other side had a red chalk cat, as far as its feet
~ A dog gave tongue | {hands} were over the fence before one could have told them apart | in every window of the house there was a face | {p} would not say a word before so many

@ table6 scene line=protect-table price entered p=again where=the_friend's_room
% A Clean Sheet; Drawings Without Their Feet
The oldest friend had not come down to supper | {h} could not eat | {p} went up to see, and came straight back, and pulled at {h's} sleeve | in the friend's room a child's drawings hung along the wall, one to a week | from the foot of each a strip was torn off [! , and each strip had been a slip]
{foe} paid for the school, and had put a mark in every corner
Today's had come after the false hour | it lay in the friend's lap, and there was nothing on it | "They will all be empty now," said the friend, "unless my next slip is a true one"
{h} was still angry with the friend | but it was hard to be angry with somebody who held a sheet like that
+ Comfort the friend, and shut the door => "What is an hour, I thought," said the friend. "And they let me have the cat. Then it was always just one more." | {p} had sat down too [2 , on the floor, among the cats and the houses] | "I will go round to them all," the friend said at last, "on my feet, and tell it to their faces"
= Hold the sheet up to the window => On the clean sheet one could see where chalk had been | there was a door, and the beginning of a roof | then somebody in that school had rubbed it out
- Betray the friend before the whole supper => {h} told them all, and nobody raised a voice | the newcomer got up, and gave the friend the salt | {p} had no eyes for {h} until the table was cleared
~ They were calling up the stairs that everyone was waiting | three people could not be missing, just then | so {they} went down to supper, one by one, with a minute between

@ table7 scene line=protect-table turn p=again where=the_third_step
% Half a Roof in Red; Torn Edge to Torn Edge
{h} had two things that belonged together, and wished that they did not | {p} held the {lamp} low | {h} laid them on the third step | one was the last slip, with its back upward | the other was a drawing from {foe's} school | at supper it had dropped from the sleeve of {h's} oldest friend
Both were in red chalk | the foot of the drawing was torn off | {h} pushed the torn edges together | the half of a roof became a house
"The drawings come to one person here," said {h}, "and it was the one to whom I showed the fifth hour. It was not the newcomer. It is our oldest friend who writes the slips."
"{foe} has my child in that school," said a voice on the stair above them, and it was the friend. "For each slip I get one drawing. It was only hours, I thought."
{h} could have shouted, and could have wept, and did neither
+ Give the friend time to come down to you => The friend came down, and the eight steps took a long time [2 , with a hand on the wall at each] | "{foe} has never let me see the child," said the friend at the bottom. "Not once. I know only that it has got better at cats"
= Ask which hours {foe} has still to get => "One more slip, on Friday," said the friend. "For that I was to have the child at home for a whole day" | {p} turned the {lamp} aside [2 , so that nobody's face need be looked at]
- Trick the friend into writing on as before => "Just as before," said {h}, as if it were nothing | the friend wrote, and sobbed, and wrote | {p} went out to the gate, where one could not hear the pen
~ A door flew open overhead | the whole supper came out upon the stair | one of them trod upon the drawing | it had been heard by all of them now, and from the wrong end

@ table8 scene line=protect-table gate move p=fiddler
% A Wedding without a Bride; Thirty Chairs
On the Friday {h} came early to {place} | at dusk {foe} was to get the key there | from all sides the neighbours came in, with their chairs on their heads
They laid one long table, and hung up green branches, for a wedding | {p.a} had been asked to play, and knew no more than that
Two of {hands} came by to look it over [2 for {foe}] | they counted the chairs | "Who is the bride?" one of them asked
Thirty people looked into their cups | nobody had thought of a bride | if {foe} was warned now, the child was lost
+ Help {p} to strike up before anyone can answer => {p} played, and one of {hands} was asked to dance | by the second tune he had told everybody how he had met his wife | they reported to {foe} that it was a wedding
= Ask the oldest guest to be the bride => She was eighty, and did not mind at all [2 , as long as she might stay seated] | "Third time," she told {hands}, and held out a cheek, and they both kissed it | {foe} would be here at dusk, they said [2 , and they wished her joy, and went off down the road]
- Lie that the bride has run away with a guest => {hands} were sorry to hear it, and stayed to hear more | each of the thirty knew something about it | by the time they went it had been two guests
~ "I do not think I know the tune for that," said {p} into the silence | one of {hands} laughed, and the other did not | they took their stand outside, and had an eye on the road

@ table9 scene line=protect-table duel
% The Key for the Child; Wheels on the Road
At dusk {foe} came to {place} | {foe.he} was in a great hurry | the {ride} was left standing, with its lamps lit | the friend sat at the table with {token} in one hand | all thirty looked on
"I have no time for weddings," said {foe}. "The key, and the child comes home tomorrow. No key, and I know of a school that is farther off."
The newcomer had gone for the child on Tuesday, and should have been here by noon | with the child here {foe.name} could not buy a thing any more | so the friend had to hold out
{h} saw the friend's fingers begin to open, and was afraid for {target} | "I am counting to twenty," said {foe}. "Six already"
+ Support the friend by standing there too => {h} went and stood at the friend's side | then the baker did, and after that all of them, one by one | the fingers closed over the key. "Count," said the friend. | there were wheels on the road [2 , a long way off, and coming fast]
= Ask {foe} to sign for the key first => {foe} sat down at once, to have it over | the pen was a bad one, and spat | then the sheet had to be dried, above a candle, with great care | there were wheels on the road
- Trick {foe} with the key to the hen house => {foe} snatched it, and ran to the {ride}, and there saw the feather on it | back {foe.he} came, with no breath left to count with | there were wheels on the road
+~ The friend looked along all those kind faces, and could not bear it | "You would do the same!" the friend called out. "Every one of you would!" | the key flew across the table [2 , past thirty cups,] and {foe} had caught it
=~ {foe} was used to signing things | it was done in three strokes [3 , without so much as a chair] | "So now I have paid for it," said {foe} | {foe.he} took the key out of the friend's hand, like change
-~ "That is for hens," said {foe} quite quietly, and laid it down. "For each wrong key the school lies one day farther off." | the friend held out the right one at once [2 , with a shaking hand]

@ table10 scene line=protect-table near p=parcel-carrier where=the_gate_of_the_house
% For Somebody at Your Table; A Cat in Red Chalk
{h} still wondered who drew with red chalk | {p.a} came to the house each Friday, and never rang | so this time {h} was at the gate, and asked what was in the bag
"It is for somebody at your table," said {p}. "And I must not say who. From a school, three days off, and {foe} pays the carriage. I would like it to end, since it goes through me."
The wet had got into the roll | {p} had to spread it out to dry | it was a child's drawing in red chalk, a house and a fine cat | "Every week the child asks me whether there is an answer," said {p}, "and every week there is none. I have begun to make some up"
+ Give {p} an answer to carry back => {h} drew a mouse for the cat | it was not a good mouse [3 , but it was running] | "That will do," said {p}, and put it away dry. "You may keep the cat. They are never missed until the evening"
= Look for a name on the roll => There was none, only {foe's} mark in the corner | below the cat the sheet went on for a hand's breadth, quite empty | it was just the room for a list
- Rob the bag for the rest of them => There were six weeks of answers in it, all made up by {p} | in each of them somebody was coming soon | {p} took them back, and went red to the neck
~ Somebody whistled from the house | {p} rolled up the drawing, wet as it was | when {h} looked round there was only a curtain, and it hung still

@ table11 scene line=protect-table far entered p=again where=the_stair_of_the_house
% One Small Shoe; Soled in Another Town
{foe} wished to be sure of the friend | {p} felt under the third step, as on every morning now | there lay a child's shoe | {p} carried it straight to {h}
In the shoe lay a line in {foe's} hand | "Friday," it said, "and no mistakes."
The friend knew it at once, and sat down on the stair [3 , holding on to the rail]. "I sent that pair," the friend said. "They must pinch by now."
All the table had come out, and stood round the shoe | only the newcomer bent down, and turned the shoe over
+ Comfort the friend, with all of them looking on => {h} sat down on the same step | then somebody brought a {coat}, and somebody else the bread | "Pinch," said the newcomer thoughtfully. "That means it has grown"
= Ask the newcomer what is to be seen below => "There is a star of nails in the sole," said the newcomer. "They do that in one town only, and I came through it. So that is where they keep the child, behind a green door"
- Trick {foe} by putting a stone in the shoe => The shoe was back under the step, with a stone in it | {foe} sent the other shoe by return | there was a stone in that as well | the friend cried all day
~ A shout came that {hands} were at the gate | the shoe went into {p's} shirt | it was so small that nobody could have found it there, and they tried

@ table12 scene line=protect-table near p=door_watcher where=the_sickroom_behind_the_stair
% Awake All the Time; A Thumb in Red Chalk
{hands} had come right up to {target} in the night, and had knocked down the one on watch | {h} went to ask how that could be | it was {p.a}, in bed, with a wet cloth round the forehead
"I was awake," said {p}. "I only went to the pump. They knew how long that takes me. {foe} stood at the door, and asked me how {target} did. Then one of them knocked me down."
In the {street} they said now that {p} had slept | {p} was near to tears about it | on {p's} sleeve was a thumb in red chalk | {foe} had held {p.him} by that sleeve | "I want one person to say that it is not so," said {p}
+ Defend {p} before the whole {street} => {h} told them all at the pump that {p} was awake | one after another the neighbours looked into their buckets | "I have told nobody but the table when I go there," said {p}, when {h} was back
= Look closer at the thumb on the sleeve => The thumb was in soft chalk, such as children have [2 , and it came off at a touch] | "{foe} had a slip in that hand," said {p}. "There was red on the back of it, and {foe} did what it said, line by line"
- Trick {p} into saying that it was sleep => {p} said it, to have some peace, and by noon the whole {street} had it | at supper that evening one of them seemed much easier in mind | nobody had noticed which
~ {hands} passed below the window, and wished {p} a good night, by name | {p} drew the blanket up over the wet cloth | {p.he} had seen nothing, and was not sure of the pump

@ table13 scene line=protect-table near where=the_empty_supper_table
% A Guest at the Empty Table; An Hour for an Open Door
The others had gone to bed | {h} sat on at the supper table | one of them sold the hours, and {he} could not think who | {foe} came in alone, with a honey cake | {foe.he} cut it in two, and pushed the larger piece over to {h}
"Here sits the one who likes the crust," said {foe}, and touched the chairs, "and there the one who hums. You have not slept since you began to look at them."
"One of them talks to you," said {h}. | "Then stop looking," said {foe}. "Leave the door to {target} open for one hour, and keep them all. If you find the one, you will have an empty chair."
It was just what {h} was afraid of | "Why must you have it?" asked {h}
"As a child I stood outside that door every day," said {foe}. "They laughed in there, and nobody let me in. Now I want the key." | {foe.he} was counting the crumbs. "And my friend here begins to be sorry. That is bad for me."
"I shall find out who it is," said {h}, "and keep the chair as well"
+ Refuse, and give the cake to the watchers => {h} carried it down to the two who watched the door | "{foe} bowed to us, going in," they said, and were ashamed. "We took {foe.him} for company. Nobody goes by us again."
= Ask {foe} how one can tell that => "There was a blot on the last slip," said {foe}. "A round one. Ink does not fall so round." | {foe.he} looked for a moment as if {foe.he} were sorry too
- Trick {foe} with the promise of a Tuesday => "On Tuesday, then," said {foe}, and pressed {h's} hand | on Tuesday {hands} came | the door was bolted, and a tub was emptied over them | {foe} stood behind, and only counted
~ A stair creaked overhead | {foe} was gone, and had even pushed in the chair | {h} ran up, and all the bedrooms were shut | it was quiet behind each of them

@ table15 scene line=protect-table near p=again where=the_lane_behind_the_market
% A Lane with Two Ends; Who Asks About Chalk
In the lane behind the market {h} asked about red chalk | {p} had come along, to carry the {lamp} | then {hands} stood at both ends of it
Between them sat a pedlar, in what had been his tray | "He answered you," one of {hands} said. "{foe} did not like that. Now {foe} wants {token}."
{h} had it under {his} shirt, and did not stir | {p} had gone white, and held on to {h's} sleeve | "I only want to get home," said {p}
"Later," said the man. "First you come with us, until we have that key." | he took {p} by the collar | from both sides {hands} came closer
+ Protect {p}, and shout for the neighbours => {h} held {p} fast with both arms, and shouted | all down the lane the shutters opened, one after another | {hands} counted the faces up there, and let go of the collar
= Ask what {foe} wants behind that door => The man with the collar in his fist had to think. "Nobody tells us," he said. "{foe} goes there at night, and touches the wood" | meanwhile {p} had slipped out of the {coat}
- Lie that {p} keeps the key at home => {hands} marched {p} home, and took up every board of the floor | {h} was out of the lane by then | "It was under your shirt," said {p} toward evening. "I could see the string"
~ {hands} turned out every pocket, {p's} too, and went off with {h's} boots | {token} had slid down inside the shirt | the pedlar would not say a word

@ table14 scene line=protect-table eve p=again where=the_watched_door
% A Blanket for Two; What to Say to a Child
It was the night before Friday | {h} took the watch at the door to {target} | {p} came with a blanket, and sat down there as well | {token} lay between {them} in the grass
"I am afraid for the child," said {p}. "It draws cats, and does not know that it is being sold."
"I am afraid of our own table," said {h}. "My oldest friend sits there, and I am still angry. What if that never stops?"
{h} had trusted nobody for weeks | {p} had learned to sleep standing
"Then let {foe} have it, and there is peace," said {p}. | "Then it is the next table," said {h}, "and the next child. I want it to end at ours."
"And after Friday?" | "One long supper," said {h}. "I pass the salt, and do not look up to see who takes it."
{p} felt in a pocket, and laid a stump of red chalk in {h's} hand. "I found it on the stair," said {p}. "It ought to be there when the child comes home."
+ Share the blanket, and speak of the friend => {h} told of a winter when that friend had carried {him} home | then {he} was not so angry any more | "Say that at breakfast," said {p}, "before you say anything else."
= Ask {p} what one says to a child => "Nothing great," said {p}. "I would ask about the cat." | {they} practised cats on the door until the {lamp} gave out | the ninth could be told from a table
- Lie to {p} that the child is safe already => {p} wept for joy, and then slept until daylight | at breakfast {p} told it to the friend, who ran out to the road | the friend stood there until noon
~ There was a step in the grass | {they} stood up back to back | it was a neighbour's calf | they sat down again, but nobody could find the words any more
`;
export const pack: PackSource = { id: 'case-protect-table', sheets: [facts, scenes], words: {} };
