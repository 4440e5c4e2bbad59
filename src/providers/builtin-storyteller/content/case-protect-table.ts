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
Crust, the oldest friend, had sold the hours for her own child, and wished to undo it | {h} had to get that child home | then {foe} had no hold on anyone at {target}
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
"They all blame the new neighbour," said {p}. "Where I come from it is always whoever came last."
@ * gift line=protect-table behind
"{foe} must always be counting," said {p}. "While {foe.he} counts {foe.he} does not look round."
"I know that school," said {p}. "The cook leaves the back door open, for the cat."
"{hands} cannot pass a wedding," said {p}. "Two of them wept at my sister's, and kissed everybody."
@ * echo line=protect-table wall did=table-o1:+
Two new bolts were on the door to {target} | {h} had hidden {w} from {hands} | so {w} had put them there for nothing
@ * echo line=protect-table turn did=table-o1:-
{w} had seen the red chalk that first night | {w.he} could have told {h} so | but {h} had called {w.him} the traitor, and nobody asked again
@ * echo line=protect-table plan did=table-o2:+
First of the thirty would be {w}, with nine chairs | {h} had defended {w.him} in the open market that day | "I pay with chairs," {w} had said
@ * echo line=protect-table price did=table-o2:-
{h} had once lied to {foe} about the hours | so a line lay beside the sheet: "For every wrong hour the child goes one town farther."
@ * echo line=protect-table gate did=table4:+
{w} had carried in bread for all thirty | {h} had once carried a basket for {w.him} | on the largest loaf there was a bride, baked out of dough
@ * echo line=protect-table plan did=table4:=
{h} had watched the stair, and knew which of {hands} fetched the slips | he came at noon, with a dog | so the last slip had to lie there by noon
@ * echo line=protect-table price did=table4:-
In the corner {foe} had written a few words | they were about the hour that {h} had rubbed out | this was the second time, they said, and there would be no third
@ * echo line=protect-table plan did=table1:+
"You gave me half of your bread when they all looked away," Latch told {h}. "So I shall not stop to sleep."
@ * echo line=protect-table gate did=table1:-
<Latch~Latch> would be late | {h} had lied about the steps at supper | since then nobody lent him a {ride}
@ * echo line=protect-table price did=table10:+
On the last full sheet ran two mice | {w} had carried {h's} mouse to the school, for the child's cat | the child had drawn it a friend
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
One of the two wore a hat with a hole in it | he had heard that {h} sold the ridge path | he began to count the chairs again
@ * echo line=protect-table plan did=table13:+
The two watchers could be spared, to carry chairs | no one had tried the door since {h} spoke to {foe} through it
@ * echo line=protect-table turn did=table13:=
Beside the hour was a round blot again | {h} knew one like it from under the door | it was a tear, and it had been wept on this stair
@ * echo line=protect-table price did=table13:-
A note had come with it: the next two would be empty as well | {h} had laughed behind that door | the child paid for it
@ * echo line=protect-table gate did=table14:+
<Crust~Crust> got up, and held out the salt to the two of them | {h} had taken it from her in the night | it gave the others time to think
@ * echo line=protect-table gate did=table14:=
The borrowed cat climbed out of its basket, and walked down the long table | {h} had asked the boy for it | one of {hands} began to scratch its ears
@ * echo line=protect-table gate did=table14:-
<Crust~Crust> looked at nobody | {h} had told her that the child was here, and there was only the road | now she believed no one, and {token} shook in her hand
@ * echo line=protect-table plan did=table15:+
The pedlar was bringing all the chairs on his mule | {h} had found it for him, and the whole market lane had come along
@ * echo line=protect-table price did=table15:-
In {w's} house the floor was still up | {hands} had looked for the key there, on {h's} lie | since then no neighbour told {him} what he saw
@ * echo line=protect-table gate did=table20:+
At the long table stood one chair too many, with a blanket on it | {h} and Latch had once set it out for whoever knocks | nobody took it away
@ * echo line=protect-table gate did=table20:-
The four old people sat nearest to the door | {h} had sold their names to {foe}, and they had no house now | they would be the first to give way
@ * settle line=protect-table won
The wheels stopped | in came Latch, grey with dust | he lifted a child over the sill | the child looked along all those chairs, and saw Crust, and ran | <Crust~Crust> let go of the key to have both arms free | {foe} had no child to sell now | thirty people had heard what {foe} asked for one, and the {guards} would hear it too | then {h} pulled out a chair. "You have stood outside that door since you were small," {h} said. "Sit down. For that one needs no key." | {foe} stood before it for a long time | then {foe.he} sat down with the others | {foe.he} wrote that {target} was to be let alone for good, and signed it
@ * settle line=protect-table lost
{foe} was off with the key before the chairs had stopped scraping | by night {hands} had the door open | {foe} laid hands on {target} | an hour later there were wheels, and Latch came in | the child lay asleep over his shoulder | "Are we late?" asked Latch. "We had a wheel come off." | <Crust~Crust> took her child, and could not look at a soul there | nobody spoke | {h} pulled up a chair for Latch, and then one for Crust
@ * settle line=protect-table dear
The wheels stopped | there was Latch, with a roll of drawings | and there was no child | "{foe} had it sent on already, to another school," said Latch. "Nobody there would tell me where." | so {foe} had never meant to give the child up for the key | <Crust~Crust> closed her hand. "Then you have nothing to sell," she said. | thirty people got up from thirty chairs, and stood before the door | "Sign," said the baker, "or tell it to the {guards}." | {foe} gave up every claim to {target}, in writing | "I had them keep the name of that school from me," said {foe}, "so that nobody could get it out of me" | <Crust~Crust> hung the key back on its nail, and unrolled the drawings
@ * last line=protect-table won
At supper {h} fetched one more chair | nobody left a space round Latch | the child sat on Crust's knee, and everybody passed the salt | next morning {h} looked under the third step, from habit | there lay a sheet, with nothing torn off | on it was a red cat, with all four feet
{h} and Latch still looked to the door that winter | they did it from beside the stove | the child had drawn them both | the sheet lay on the sill, under {token} | in the drawing the door stood open | one night there were three soft knocks outside | "That is {foe.name}," said Crust, and put out one more plate | {h} went to open
@ * last line=protect-table dark
With {target} safe, the people carried their chairs home | not one of them spoke to {h} | at supper the empty chairs stood on both sides of {h} now | {h} asked for the salt | the salt came as far as the next plate but one
@ * last line=protect-table dear
Every Friday {h} saw Crust on the third step | <Latch~Latch> brought out two plates, and they waited for the carrier | they had written to twelve schools by now | toward spring the carrier had red chalk on one thumb | {h} put down the bread, and saw Crust get up
@ * last line=protect-table lost
{h} still had the head of the table, but {target} was {foe's} | only Crust ate out on the stair | one evening her child fetched her plate in | it was set down between {h} and Latch | {h} moved over, and passed the salt
`;

/** Scenes in which a fact of the case is found out, with somebody who comes back. */
const scenes = `
@ table-o1 open line=protect-table p=locksmith where=the_step_of_the_house
% The One Door; They Knew the Hour
{p.a} stood shaking on {h's} step before daylight | "{hands} got me out of bed," said {p}. "I was to open the one door for them. I dropped every tool twice. Then your watch came back, and they ran."
The watch over {target} had only gone to fetch wood | "{hands} knew when that would be," said {p}. "They had the hour on a slip"
Nobody knew the hours but the people at {h's} own table | <Crust~Crust> sat there, {h's} oldest friend, and gave out the bread | <Latch~Latch> sat there, the new neighbour, with eight or nine others | so one of these was selling the hours to {foe}
{p} had put in a new lock, and gave {h} {token} | "They will come again," said {p}. "Find out who it is"
+ Help {p} to hide before {hands} come back => {h} hid {p} among the washing | {hands} went by without a look | "They get a new slip every Friday," said {p}, from under a sheet. "It comes out of your house, and it is never handed over. So it must lie somewhere"
= Ask {p} what else there was on the slip => "Only large letters," said {p}, "and the back was red with something. They laughed about a step. I did not see what was funny about a step"
- Betray {p} to the {street} as the traitor => It was a weight off everyone at {h's} table | by noon nobody would buy so much as a hook from {p}. "I came to warn you," said {p}. "Next time you will want another to blame"
~ In the house a door opened | {p} ran, with the tools in {p.his} arms | the whole table stood at the window, all in a row, and asked what it was
@ table-o2 open line=protect-table p=key_bearer where=the_market_street
% The Hours Read Aloud; A Smile in the Market
In the market {foe} had stopped {p.a} | {p} kept the one door to {target} | {foe} was reading to {p.him} from a slip when {h} came up
"On Monday they fetch wood, and the door is alone," it said there. "On Wednesday somebody watches it who sleeps." | "I shall come when I please," said {foe} | {hands} laughed, and people turned round
"It is all true," said {p} to {h}. "But nobody knows it except those who eat at your own table. One of them talks. And it is me whom they will blame." | {h} thought of each of them in turn | there was Crust, the oldest friend, who cut the bread | there was Latch, the new neighbour, who locked up at night | it could not be either of those, nor any of the rest
{p} pushed {token} into {h's} hand | "Keep it yourself," said {p}, "until you know who it is"
+ Defend {p} before the whole market => {h} said that {p} had kept that door for nine years | the people looked at their shoes, and went on buying onions. "{foe} has a fresh slip every Friday," said {p}. "I should look about your own house"
= Follow {foe}, to see where the slip goes => {foe} twisted it into a spill, and lit the {lamp} of a cook shop with it | the back was red with chalk | "I get a new one on Friday," said {foe}, "from under your feet"
- Lie that all the hours were changed today => {foe} took out a pen, and asked what they were now | so they had to be changed in earnest | {p} sat up for three nights | "There will be a slip about it on Friday," said {p}
~ {hands} had made a ring, and in it nobody was heard but {foe} | {foe.he} read on as far as Sunday | people clapped, because it was so well read
@ table1 scene line=protect-table second entered p=again who=locksmith,key_bearer,bread-carrier where=the_supper_table
% The New Neighbour's Plate; Nobody Passed the Salt
Whoever wrote the slip ate at {h's} own table | so {h} asked {p} to supper, to look at them all with fresh eyes | at the far end sat Latch, the new neighbour, with an empty chair on either side | he had that name because he saw to the door every night
"It is Latch who sells the hours to {foe}, they tell me," {p} said quietly. "They mean to turn the poor man out in the morning. And yet he got up twice just now, to see if the door was shut."
At the other end the oldest friend of the house cut bread for everyone | she kept the crusts for herself, so they all said Crust | {h} looked from face to face, and liked them all | one of them was lying to {him}
+ Share your bread with Latch, before them all => The bread broke very loudly, and everyone looked | <Latch~Latch> took his half of it in both hands | "I hear somebody on the third step, of a Friday," said Latch. "It is not me. I hoped that somebody would ask"
= Sit down across from Latch and watch => {h} saw a man who counted spoons, so as not to look up | there was not a drop of ink on his hands | there was some on another pair
- Lie that you saw Latch at the steps => The table had been waiting to hear just that | <Latch~Latch> went up to pack, and sat on his bag all night | at the other end Crust sighed, as one does when a pain stops | {p} knew that {h} had seen nothing of the kind
~ <Crust~Crust> asked for the salt, very loud, and everybody passed it | it went all the way round | then <Latch~Latch> was gone, and his plate was still full

@ table2 scene line=protect-table plan entered p=again who=door_watcher,bread-carrier where=the_front_step
% Thirty Chairs; In the Rain, on Foot
{h} needed people whom {foe} had not bought | <Crust~Crust>, the oldest friend, had set out to get them | toward night {p} opened the door | there stood Crust, wet through
"I have been to thirty houses," said Crust. "At each door I told what I did, and for what. On Friday they will all bring a chair to the hall by the road. It will look like a wedding."
So {h} dictated the last slip, and Crust wrote it down | {foe} should come to that hall on Friday | there {foe} would get the key, and give up the child
{h} laid {token} in Crust's hand | it was not easy to let go of | "And I shall fetch the child before Friday," said Latch, the new neighbour. "I know that school"
+ Give Crust dry clothes, and a place by the fire => {h's} own shirt was far too long | <Crust~Crust> could not manage the sleeves | {p} did them up for her, and left a hand there for a moment
= Ask for one of the child's drawings to look at => The drawing was of a house with a good deal of smoke | in the corner, very small, a person was waving | "That is me," said Crust | <Latch~Latch> took it along [2 , rolled up in a dry sock of his,] to show at the school door
- Betray Crust's shame to the {street} => The {street} knew it already, from Crust | all that was new to them was how {h} told it | one neighbour took a chair back
~ <Crust~Crust> had gone to sleep upright, with one wet sleeve on her | nobody had the heart to say a word | {p} counted the chairs of the whole house | it came to eight

@ table3 scene line=protect-table wall where=the_door_of_the_house
% In Strength; Before the Month Was Out
{foe} had seen through the false hour in the grass | {h} came to the door, because there was a shout outside | along the ridge stood {hands}, in a long row, with {foe} in the middle
"That was neat," {foe} called down. "So next time I shall bring everyone. Before the month is out, shall we say?"
There were far too many to keep out by force | and somebody in the passage behind {h} would tell {foe} which day {he} feared most
+ Protect the youngest from seeing so many => {h} took the children round to the back, to count the hens | in the {kitchen} Crust, the oldest friend, had dropped a jug, and stood there
= Shout back to ask how {foe} heard of the hour => "A friend," called {foe}, after a moment, and laughed, and the echo laughed too | within doors nobody met anybody's eyes [2 , and the bread was cut very thin that evening]
- Betray the ridge path to those who owe {foe} a beating => Some of them went up there that same night, with sticks | by daylight {hands} had moved nearer | there was a hat in the yard with a hole in it
~ The wind had got {foe's} hat | {hands} ran after it, all of them, over the whole ridge | so they could be counted at last | {h} would sooner not have known

@ table4 scene line=protect-table lead p=bread-carrier where=the_stair_of_the_house
% The Third Step; Half of a Roof
{h} wished to know by what way the hours left the house | {p.a} came there with the loaves before it was day, and had seen something | "On Fridays somebody stoops at the third step," said {p}. "I thought, there goes a boot that will not stay tied"
{h} got down, and felt in beneath the third step | there was a slip, folded over twice | it gave the hours when nobody watched the door
It was all in large letters, as one writes in order to be nobody | it had been torn off the foot of something else | on its back there was half a roof, in red chalk | below it one saw four red paws, and no cat
So it was true after all | it was somebody whom {h} had breakfast with | "Whoever fetches that for {foe} will be here soon," said {p}
+ Help {p} in with the loaves, as if nothing were wrong => "In the {street} they say that it is Latch, your new neighbour," said {p}, over the basket. "They are glad, I think, to have it be somebody whom they do not know"
= Put it back, and watch the stair => {h} watched until noon, and saw a dog go up, and down | there was a man on the end of the leash, and he was one of {hands} | when they had passed there was no slip
- Cheat {foe} by rubbing one of the hours out => That week nothing came of it | but by the next Friday they were written in ink, which one cannot rub out | so somebody had been told of it, and had gone and bought a pen
~ Feet came down from the house | {p} sat down on the third step, and laced a boot, and did not look up | nobody could say after that who had been on the stair

@ table5 scene line=protect-table means p=again who=locksmith,key_bearer,bread-carrier where=the_grass_by_the_door
% An Hour That Was Nowhere; The Lining of a Hat
{h} wanted to know for certain who it was that talked | so {he} made up five false hours, and showed each of them to one person only | {p} had written down whom, in the lining of a hat
On the fifth night {they} lay in the grass by the door | only one person at the table knew of that hour
And there came {hands}, two by two, in their socks, at that very hour | they tried the door, and somebody was on watch after all
{p} took off the hat, and looked for the fifth name | then {p.he} put it on again, and pulled it down over the eyes, and was silent
+ Comfort {p}, and wait until the morning => "It is not Latch," said {p}, when it was light enough to see the brim. "Latch had Tuesday. Now I should like to be let off, for as long as you can bear it"
= Watch what they do at the locked door => They held the slip up to the moon, and tried again | the one in front turned it over, and showed it round | there were four red paws on it, and no cat | it made them smile
- Attack them out of the grass with a great shout => They ran, and left behind them a sock, and the slip | by breakfast {foe} would know which hour was false | and its other side had four paws, in red chalk, and no cat
~ A dog gave tongue | {hands} were over the fence before one could have told them apart | in every window of the house there was a face | {p} would not say a word before so many

@ table6 scene line=protect-table price entered p=again who=locksmith,key_bearer,bread-carrier where=the_room_with_the_drawings
% A Clean Sheet; Drawings Without Their Feet
Crust, the oldest friend, had not come down to supper | {h} could not eat | {p} went up to see, and came straight back, and pulled at {h's} sleeve | in Crust's room a child's drawings hung along the wall, one to a week | on each there was a cat, and no cat had feet | so far up the sheet was torn off [! , and each strip had been a slip]
{foe} paid for the school, and had put a mark in every corner
Today's sheet had come after the false hour | it lay in Crust's lap, and there was nothing on it | "They let my child draw no more," said Crust, "unless my next slip is a true one"
{h} was still angry with Crust | but it was hard to be angry with a man who held a sheet like that
+ Comfort Crust, and shut the door => "What is an hour, I thought," said Crust. "And they let me have the cat. Then it was always just one more." | {p} had sat down too [2 , on the floor, among the cats and the houses] | "I will go round to them all," Crust said at last, "on my feet, and tell it to their faces"
= Hold the sheet up to the window => On the clean sheet one could see where chalk had been | there was a door, and the beginning of a roof | then somebody in that school had rubbed it out
- Betray Crust before the whole supper => {h} told them all, and nobody raised a voice | <Latch~Latch> got up, and carried the salt up to her | {p} had no eyes for {h} until the table was cleared
~ They were calling up the stairs that everyone was waiting | three people could not be missing, just then | so {they} went down to supper, one by one, with a minute between

@ table7 scene line=protect-table turn p=again who=bread-carrier,locksmith,key_bearer where=the_third_step
% Half a Roof in Red; Torn Edge to Torn Edge
{h} had two things that belonged together, and wished that they did not | {p} held the {lamp} low | {h} laid them on the third step | one was the last slip, with its back upward | the other was a drawing from {foe's} school | at supper it had dropped from a sleeve | that was the sleeve of Crust, {h's} oldest friend
Both were in red chalk | the foot of the drawing was torn off, and its cat had no feet | {h} pushed the torn edges together | the half of a roof became a house, and the cat stood on four paws
"The drawings come to one person here," said {h}, "and it was the one to whom I showed the fifth hour. It was not Latch. It is Crust who writes the slips."
"{foe} has my child in that school," said a voice on the stair above them, and it was Crust. "I could not pay for it, and {foe} did. For each slip I get one drawing. It was only hours, I thought."
{h} could have shouted, and could have wept, and did neither
+ Give Crust time to come down to you => <Crust~Crust> came down, and the eight steps took her a long time [2 , with a hand on the wall at each] | "{foe} has never let me see the child," said Crust at the bottom. "Not once. I know only that it has got better at cats"
= Ask which hours {foe} has still to get => "One more slip, on Friday," said Crust. "For that I was to have the child at home for a whole day" | {p} turned the {lamp} aside [2 , so that nobody's face need be looked at]
- Trick Crust into writing on as before => "Just as before," said {h}, as if it were nothing | <Crust~Crust> wrote, and sobbed, and wrote | {p} went out to the gate, where one could not hear the pen
~ A door flew open overhead | the whole supper came out upon the stair | one of them trod upon the drawing | it had been heard by all of them now, and from the wrong end

@ table8 scene line=protect-table gate move p=fiddler where=the_hall_by_the_road
% A Wedding without a Bride; Thirty Chairs
On the Friday {h} came early to {place} | at dusk {foe} was to get the key there | from all sides the neighbours came in, with their chairs on their heads
They laid one long table, and hung up green branches, for a wedding | {p.a} had been asked to play, and knew no more than that
Two of {hands} came by to look it over [2 for {foe}] | both of them counted the chairs | "Who is the bride?" one of them asked
Thirty people looked into their cups | nobody had thought of a bride | if they warned {foe} now, Crust's child was lost
+ Help {p} to strike up before anyone can answer => {p} played, and one of the two was asked to dance | by the second tune he had told everybody how he had met his wife | to {foe} the two reported that it was a wedding
= Ask the oldest guest to be the bride => She was eighty, and did not mind at all [2 , as long as she might stay seated] | "Third time," she told the two, and held out a cheek, and they both kissed it | {foe} would be here at dusk, they said [2 , and they wished her joy, and went off down the road]
- Lie that the bride has run away with a guest => {hands} were sorry to hear it, and stayed to hear more | each of the thirty knew a bit about it | by the time they went it had been two guests
~ "I do not think I know the tune for that," said {p} into the silence | one of {hands} laughed, and the other did not | they took their stand outside, and had an eye on the road

@ table9 scene line=protect-table duel where=the_hall_by_the_road
% The Key for the Child; Wheels on the Road
At dusk {foe} came to {place} | {foe.he} was in a great hurry | the {ride} was left standing, with its lamps lit | <Crust~Crust> sat at the long table with {token} in her hand | all thirty neighbours looked on
"I have no time for weddings," said {foe}. "The key, and the child comes home tomorrow. No key, and I know of a school that is farther off."
<Latch~Latch> had gone for the child on Tuesday, and he was not back | once the child was here {foe.name} had nothing to buy with | <Crust~Crust> only had to hold out so long
{h} saw her fingers begin to open, and was afraid for {target} | "I am counting to twenty," said {foe}. "Six already"
+ Support Crust by standing there too => {h} went and stood at Crust's side | then the baker did, and after that all of them, one by one | the fingers closed over the key. "Count," said Crust. | there were wheels on the road [2 , a long way off, and coming fast]
= Ask {foe} to sign for the key first => {foe} sat down at once, to have it over | the pen was a bad one, and spat | then the sheet had to be dried, above a candle, with great care | there were wheels on the road
- Trick {foe} with the key to the hen house => {foe} snatched it, and ran to the {ride} | there {foe.he} saw the feather on it | {foe.he} came back with no breath left to count with | there were wheels on the road
+~ <Crust~Crust> looked along all those kind faces, and could not bear it | "You would do the same!" she called out. "Every one of you would!" | the key flew across the table [2 , past thirty cups,] and {foe} had caught it
=~ {foe} was used to signing things | it was done in three strokes [3 , without so much as a chair] | "So now I have paid for it," said {foe} | {foe} took the key out of Crust's hand, like change
-~ "That is for hens," said {foe} quite quietly, and laid it down. "For each wrong key the school lies one day farther off." | <Crust~Crust> held out the right one at once [2 , with a shaking hand]

@ table10 scene line=protect-table near p=parcel-carrier where=the_gate_of_the_house
% For Somebody at Your Table; A Cat in Red Chalk
{h} still wondered who drew with red chalk | {p.a} came to the house each Friday, and never rang | so this time {h} was at the gate, and asked what was in the bag
"It is for somebody at your table," said {p}. "And I must not say who. From a school, three days off, and {foe} pays the carriage. I would like it to end, since it goes through me."
The wet had got into the roll | {p} had to spread it out to dry | it was a child's drawing, in red chalk | there was a house on it, and a fine cat with four paws | "Every week the child asks me whether there is an answer," said {p}, "and every week there is none. I have begun to make some up"
+ Give {p} an answer to carry back => {h} drew a mouse, for the child's cat to run after | it was not a good mouse [3 , but it was running] | "That will do," said {p}, and put it away dry. "You may keep the cat. They are never missed until the evening"
= Look for a name on the roll => There was none, only {foe's} mark in the corner | below the cat the sheet went on for a hand's breadth, quite empty | it was just the room for a list
- Rob the bag for the rest of them => There were six weeks of answers in it, all made up by {p} | in each of them somebody was coming soon | {p} took them back, and went red to the neck
~ A boy whistled from the house | {p} rolled up the drawing, wet as it was | when {h} looked round there was only a curtain, and it hung still

@ table20 scene line=protect-table far quiet where=the_room_behind_the_door
% Who Is Outside; Marks on the Wood
Latch, the new neighbour, looked to the door every night | this time {h} went over with him
Through the door to {target} one came into a warm room | old people sat round the stove, with their shoes off | a girl did her sums on the floor. "They have no stove at home," said Latch. "I had none either. I knocked at forty doors, and this one was opened."
"So now you see to it that it is shut," said {h} | "Shut?" said Latch. "I look if anybody stands outside."
He held the {lamp} low | on the outer side were small round dents, no higher than {h's} belt
"That was {foe}, as a small child," said an old man by the stove. "Three knocks, every evening. We turned the key, and laughed. We thought that it was a game." | he did not look up from his socks
+ Give whoever knocks a chair of their own => {h} set it inside the door, close to the stove | <Latch~Latch> laid a blanket over it. "And if it is {foe}?" asked the old man. | "Then you move up," said Latch
= Ask the old man what {foe} used to say => "May I come in," said the old man. "Every evening the same words. We had a song to sing against it. I know it still, and I wish that I did not."
- Betray to {foe} who it was that laughed => {h} sent over four names, for a day's peace | it was kept for one day | by the next the old man's house had been sold over his head
~ The wind threw the door open, and the {lamp} went out | one after another the old people felt for their shoes | nobody could say afterward whether there had been a knock

@ table11 scene line=protect-table far entered p=again who=bread-carrier,door_watcher where=the_stair_of_the_house
% One Small Shoe; Soled in Another Town
{foe} wished to be sure of Crust, the oldest friend | so {p} felt beneath the third step each morning | there lay a child's shoe | {p} carried it straight to {h}
In the shoe lay a line in {foe's} hand | "Friday," it said, "and no mistakes."
<Crust~Crust> knew it at once, and sat down on the stair [3 , holding on to the rail]. "I sent my child that pair," she said. "They must pinch by now."
<Latch~Latch>, the new neighbour, had come out to see to the door | he said nothing, bent down, and turned the shoe over
+ Comfort Crust, and sit down on the step => {p} fetched a {coat} for the two on the step | "Pinch," said Latch thoughtfully. "That means the child has grown"
= Ask Latch what is to be seen below => "There is a star of nails in the sole," said Latch. "They do that in one town only, and I came through it. So that is where they keep the child, behind a green door"
- Trick {foe} by putting a stone in the shoe => The shoe was back under the step, with a stone in it | {foe.name} sent the other shoe by return | there was a stone in that as well | <Crust~Crust> cried all day
~ A shout came that {hands} were at the gate | the shoe went into {p's} shirt | it was so small that nobody could have found it there, and they tried

@ table12 scene line=protect-table near p=door_watcher where=the_sickroom_behind_the_stair
% Awake All the Time; A Thumb in Red Chalk
{hands} had come right up to {target} in the night, and had knocked down the one on watch | {h} went to ask how that could be | there {p.a} lay in bed, with a wet cloth round the forehead
"I was awake," said {p}. "I only went to the pump. They knew how long that takes me. {foe} stood at the door, and asked me how {target} did. Then one of them knocked me down."
In the {street} they said now that {p} had slept | {p} was near to tears about it | on {p's} sleeve was a thumb in red chalk | {foe} had held {p.him} by that sleeve | "I want one person to say that it is not so," said {p}
+ Defend {p} before the whole {street} => {h} told them all at the pump that {p} was awake | one after another the neighbours looked into their buckets | "I have told nobody but the table when I go there," said {p}, when {h} was back
= Look closer at the thumb on the sleeve => The thumb was in soft chalk, such as children have [2 , and it came off at a touch] | "{foe} had a slip in that hand," said {p}. "There was red on the back of it, and {foe} did what it said, line by line"
- Trick {p} into saying that it was sleep => {p} said it, to have some peace, and by noon the whole {street} had it | at supper that evening one of them seemed much easier in mind | nobody had noticed which
~ {hands} passed below the window, and wished {p} a good night, by name | {p} drew the blanket up over the wet cloth | {p.he} had seen nothing, and was not sure of the pump

@ table13 scene line=protect-table near where=the_inner_side_of_the_door
% Three Soft Knocks; Through the Wood
One night {h} sat behind the one door to {target}, without a {lamp} | by the slips nobody was to watch at that hour | steps came up outside
"Shall I break it open?" asked a man. "There is nobody in." | "Go away," said {foe}, "and take the others along. I want to be here by myself."
Then somebody knocked, three times, and quite softly | "It is only me," said {foe} to the door. "May I come in?"
{h} held {his} breath
"As a child I stood here every evening," said {foe} to the wood. "They laughed in there, all round one table. I knocked, and they turned the key." | a hand went slowly down the door. "When I have that key I shall sit inside. Then they can knock."
{foe} blew {foe.his} nose | {h} had meant to hate that voice, and now {his} throat was tight | in {h's} hand lay {token}, and there was only the wood between the two
+ Comfort {foe} through the shut door => "That was a bad thing to do to a child," said {h}. | it was still outside for a long time. "Yes," said {foe}. "Nobody ever said so." | then {foe.he} went off, on tiptoe, and {hands} did not come that night
= Knock three times from the inside => {foe} cried out, and something slid in under the door | it was the slip with that hour on it | beside the hour was a blot, quite round, and ink does not fall so round
- Trick {foe} by calling that {foe.he} may come in => "Come in," called {h}, and left the bolt where it was | {foe} tried the door once, and once more | {h} laughed | outside nobody laughed, and a pen scratched
~ A board creaked under {h} | the hand on the door was gone at once | in the morning a handkerchief lay there, wet through, and it was {foe's}

@ table15 scene line=protect-table near p=again who=bread-carrier,locksmith,key_bearer where=the_stall_of_the_pedlar
% The Man Who Never Had a Mule; All a Mistake
The day before, a pedlar had told {h} who bought his red chalk | now {h} came back with {p}, so that a second person should hear it | two of {hands} sat to the left and right of him
"I said it wrong," said the pedlar, before anyone had asked. "{foe} never bought chalk of me." | {hands} nodded
"You said that it goes to a school, three days off," said {h}. | "I dreamed that," said the pedlar, and they nodded again
{p} looked round the stall. "Where is your mule?" asked {p}. | "I never had a mule," said the pedlar, and the tears ran down into his beard
"He might find one by tonight," one of {hands} told {h} kindly, "if {foe} had that key of yours." | {h} had {token} beneath {his} shirt, and felt it there | everyone at the stall was looking at {h}
+ Help the pedlar find the mule he never had => {h} and {p} looked over every wall, and whistled as the pedlar did | from behind {foe's} own wall the mule answered, and could not be stopped | the whole lane heard it, and {hands} had to open the gate
= Ask {hands} what else was a mistake => {hands} had it by heart. "There is no chalk, no school and no child," they said in one breath | nobody had asked them about a child
- Lie that {p} keeps the key at home => {hands} marched {p} home, and took up every board of the floor | {h} was out of the lane by then | "It was under your shirt," said {p} toward evening. "I could see the string"
~ {hands} led the pedlar off, to have his mistake put in writing | he looked back once | on the stall lay a bridle, and nobody touched it

@ table14 scene line=protect-table eve p=again who=locksmith,key_bearer,bread-carrier where=the_watched_door
% What It Is For; All Four Feet
It was the night before Friday | {h} and {p} kept the watch at the door to {target} | one after another the neighbours came to them through the dark
The baker set down a chair with three legs. "That is for {foe}," he said, and nobody had ever known him to joke
A cobbler put a pair of small shoes on it. "I made them too large," he said. "They always grow."
A boy held out a basket with his cat. "The child draws cats," he said, "and somebody tears off their feet. This one has all four." | {p} put each thing down along the wall, and wrote the name beside it
Last of all came Crust, the oldest friend | {token} hung from her neck, on a string | in both hands she held the salt from {h's} table. "It is for the supper tomorrow," said Crust. "If you will still pass it to me."
The salt shook a little | everybody looked at {h}
+ Give Crust your hand, and take the salt => {h} held on to Crust, salt and all | "Sit down," {h} said. "It is a long watch." | <Crust~Crust> sat down between the cat and the chair, and stayed until it was light
= Ask the boy to lend you the cat => The boy thought hard, and then he lent the cat, with the basket | <Crust~Crust> set the salt down on the step, and went | the cat washed one foot after another
- Lie to Crust that the child is here already => The salt went all over the grass | <Crust~Crust> ran out to the road, to meet the wheels, and stood there until noon | {p} swept up what could be swept
~ A child shouted that {hands} were on the ridge | they all ran, and the cat was under the chair until daylight | nobody knew any more what was for whom
`;
export const pack: PackSource = { id: 'case-protect-table', sheets: [facts, scenes], words: {} };
