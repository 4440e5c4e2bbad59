import type { PackSource } from '../pack.ts';

/** Where it is, and what happened to it since it was last where it belonged. */
const facts = `
@ * truth line=seek-map start
{h} laid two maps of that country one on the other [2 , and then a third] | they were by different hands | all had the same white patch, with nothing in it | a brook ran into the patch, and never came out | nobody looking for {target} had looked in there
@ * token line=seek-map
the worn boot
@ * known line=seek-map before
Every map of the country had the same white patch | {target} might be in there, and {h} must find out who had left it white
@ * known line=seek-map behind
{target} lay under the white patch | one went to the right at the split stone, and counted | {h} had the number, and {foe} had the stone
@ * settle line=seek-map won
{h} took the last of the steps, and stopped, for there was {target} | some goats stood about, and went on chewing | "There!" said {foe}, who had forgotten to be sorry. "My grandfather found it, and painted it off the map, to have it to himself. And then the walk round it paid so well." | "And whom have you ever shown it to?" asked {h} | {foe's} rosy face fell all at once | "Nobody," said {foe}, and looked about for a stone to sit on. "One could not. That was the whole point of it." | {h} painted in the patch, brook and all, for everyone to copy | the goat woman heard of it, and could stop counting
@ * settle line=seek-map lost
{h} stopped, and there was not a number left in {his} head | "Oh, what a shame," said {foe}, and meant it. "You were so near." | {hands} took {him} by the elbows, and turned {him} left | they were kind all the way round, and it was a long way | from somewhere on the right there came a sound of goats | in the tent lay a bill, and it was for keeping to the left
@ * settle line=seek-map dear
The count came out even, and there was {target}, with goats round about | "Come as often as you like," said {foe}. "Only leave the map white. My grandfather painted it, and we have lived on it for a hundred years. I can do nothing but show people round." | {h} thought it over until the goats had moved on, and gave {foe} {his} word | so {target} was found | {h} could show it to nobody | "Did it come out even?" asked the woman with the count. "I cannot say," said {h}
@ * last line=seek-map won
The next summer {h} lay below the two dark trees | people arrived from the right, and moved their lips | beside the brook stood a pair of boots, well greased, with nobody in them | the boot-seller wore soles that were good on both sides | {foe} took everyone to {target}, without a bill | the brook was on all the maps now, and the mill | {h} pulled off both boots, and stepped in
In autumn {h} set {token} on the split stone | it stood on the right half, with its toe to the right | now people knew where to turn | the map copier had come to see where the brook went | the pen drew it across the white, to its end | it drew the trees, and {target} too | {h} held the ink, and waited | the pen wished to go on
@ * last line=seek-map dark
{h} had {target}, and a map without a white patch | nobody came to copy it | people knew what {h} did to those who helped | the tent was gone from the split stone | travellers saw {h's} smoke, away to the right | there was no one to help them any more | they kept to the left, of their own accord
@ * last line=seek-map dear
Once a year {h} turned right at the split stone | {hands} poured out a cup, and looked elsewhere | {target} was there in the first light | on the way back three people held up a new map | "Is it far?" they asked {h} | {h} turned it the right way up for them | {he} wished them a lovely walk
@ * last line=seek-map lost
In spring {h} looked for the split stone, and it was gone | there were new maps, with a larger white patch | the goat woman told {h} the count, one whole evening | but it had no place to begin any more | {h} went on looking, year after year | {he} bought new boots each spring | by autumn they were through, on the left
`;

/** What the hero is doing when somebody crosses the way, what grateful people know, and what comes of a choice later on. */
const threads = `
@ * ask line=seek-map before
{h} called upon people who had once set out for {target} | they were easy to find, and all of them were tired
{h} bought whatever old map was for sale | there was no other way to compare the white patch
{h} asked at every fence where that brook came out again
{h} wished to meet one person who had got to {target} | so far there was nobody
@ * ask line=seek-map behind
{h} was counting steps aloud, to get used to it | {h} bent one finger for each hundred
{h} tried to find a way to the stone without guides | beyond the split stone lay {target}
{h} wanted to watch {hands} at supper | nobody would look to the right at that hour
@ * gift line=seek-map before
"My uncle went by that map," said {p}. "He passed three dead trees in a week. He says now that it was one tree."
"A brook does not simply stop," said {p}. "Not even for {foe.name}. Somebody told it to, on paper."
"The goat people never get lost," said {p}, "and they own no maps. I have often thought about that."
"{foe.name} goes for a walk alone each year," said {p}. "Nobody may come. There is goat hair on the {coat} afterward."
@ * gift line=seek-map behind
"If you must count," said {p}, "do it on your fingers. They do not listen when a friend talks to you."
"{foe.name} has never had anyone to walk with," said {p}. "One is sorry for such people, and then one gets the bill."
"They sit on the left of their kettle, out of the smoke," said {p}. "I never saw one of them look to the right."
@ * echo line=seek-map wall did=map4:+
The copier sat in the tent, over new maps, and knew {h} again | for one moment the pen pointed to the right
@ * echo line=seek-map turn did=map-o1:+
On the back stair the drover's brother kept watch | he had not set out that noon, because of {h} | "I owe you a year," he said
@ * echo line=seek-map turn did=map4:-
But {h} had stolen a copy in that house | since then the map room had a second lock | {they} had one hour, and no more
@ * echo line=seek-map price did=map-o1:-
A stolen map was on the bill too | {h} had taken it that noon | {w} had paid for it once already, with a boot
@ * echo line=seek-map price did=map1:-
{hands} knew that {h} had robbed {w} of a map | for a thief's friends each day cost double
@ * echo line=seek-map price did=map3:+
One of {hands} remembered who had given the kettle those herbs | he crossed off one line, and blushed | it was the line for the tent
@ * echo line=seek-map plan did=map1:+
There was thyme all over that rise | {h} had heard of it over shared bread, from all three parties | this was the place, then
@ * echo line=seek-map plan did=map-o2:-
The goat woman had nearly not come | she had heard how the sick guest lost his bed, because {h} lied | she would say the number once, and no more
@ * echo line=seek-map plan did=map10:+
{h} had once helped the boot-seller | now a parcel from that shop lay on the wall | there were goat boots in it | they made no sound, and did not pull to the left
@ * echo line=seek-map plan did=map5:+
The woman smiled with all the teeth that she had | "You milked thirty goats with me," she said. "Ask as often as you like"
@ * echo line=seek-map far did=map-o2:+
The landlady sat upon the split stone by now, with six of her guests | they remembered who had carried that bed | they would not be helped to the left
@ * echo line=seek-map far did=map10:-
{hands} had fine new boots on now, and were everywhere first | the boot-seller gave them those at half price, out of anger about a theft | the thief was {h}
@ * echo line=seek-map far did=map5:-
The goat woman had not forgotten that {h} tried to trick her | whoever spoke for {him} had to ask her twice | it cost half a day
@ * echo line=seek-map gate did=map12:+
To the left the road was blocked by a cart from the mill | the miller had {h} to thank for the sign | half of {hands} were picking up flour sacks
@ * echo line=seek-map gate did=map12:-
In the tent sat the miller, who had paid {h} for a false map | the miller had told {hands} what {h} looked like | so they took a second look at everybody
@ * echo line=seek-map gate did=map3:-
{hands} went in fours today, and held hands | {h} had made them lose their way once | it took longer until all their backs were turned
@ * echo line=seek-map price did=map13:+
One line near the bottom was crossed out | "For a mile in good company," it said beside it, in {foe's} hand | so {h} owed only half
@ * echo line=seek-map turn did=map13:=
"Mind the goats," {foe.name} had told a wet hat | only somebody who went to {target} could know of them
@ * echo line=seek-map turn did=map13:-
On the way out there was nearly an end of it | since {h} told that tale of the hat the servants looked at every stranger | {they} had to leave in the washing basket
@ * echo line=seek-map far did=map7:-
By the road the kitchen boy sat upon his bundle | {foe.name} had sent him off for the flake that {h} stole | he told {hands} who was coming
@ * echo line=seek-map gate did=map6:-
{hands} cooked on a stove today | it was the neighbour's, whose name {h} had signed | he sat beside it, and knew {h} at once
@ * echo line=seek-map gate did=map14:+
Since the night in the sheepfold every number had a friend's voice in it | {h} heard the next one before {he} needed it
@ * echo line=seek-map gate did=map14:=
{hands} searched on the left of everything first | {h} knew that from the night watch, and kept to the right of the stone
@ * echo line=seek-map gate did=map14:-
{h} had watched alone all night, because of that lie | {he} said one number twice already, and had to take a step back
@ * echo line=seek-map price did=map15:+
Over the gate the potter held out some silver. "You carried off their bar for me," she told {h}. "Take that toward the bill"
@ * echo line=seek-map plan did=map15:-
They had to keep low | the potter was walking still, because {h} lied | her child had told everyone | {hands} knew by now whom to look for
@ * echo line=seek-map gate did=map20:+
By the tent sat the old woman with the rose, and wished to be carried round | {h} had walked with her once | it took four of {hands} to lift her chair
@ * echo line=seek-map gate did=map20:-
{h} had stolen a dead man's boots for that false trail | it had been a little too plain | so today one of {hands} was set to look right
`;

/** How it begins, and scenes in which a fact of the case is found out, with somebody who comes back. */
const scenes = `
@ map-o1 open line=seek-map p=drover where=the_market_square
% Maps for Sale; Ten of Them at Noon
{h} heard a drum on the market square | ten people were to set out for {target} at noon | {hands} were selling each of them {foe's} map
"Throw it away!" shouted {p.a}, in one boot. "I walked by that map for a year. It leads nowhere! My brother is going with you!"
But people only laughed at {p} | they believed that it was simply a very long way to {thing} | {hands} took {p} kindly by the elbows
{p} flung {token} to {h}. "Look at the sole!" {p.he} cried. "Then ask the map copier about the white patch!"
+ Help {p} to talk to the ten => {h} got up on a barrow with {p}, and held the boot high | seven of the ten laughed, and three gave their maps back | one of those was {p's} brother | "Ask about the white patch," said {p}, and laughed and wept
= Ask {hands} how many people ever got there => "It is a lovely walk," said {hands}, and spoke of the weather | some of the ten had heard it | they began to turn their maps this way and that
- Steal a map while they lead {p} off => {h} had it under the {coat} in no time | {hands} counted, and put it on {p's} bill, and took {p.his} other boot for it | "I never touched one!" cried {p}
~ The drum began again, and nobody heard another word | {p} was led round the corner with one bare foot | {h} was left with the boot, and the ten marched off

@ map-o2 open line=seek-map p=landlady/she where=the_last_inn_on_the_road
% The Guest's Bill; Keep Left
{h} came to the last inn on the road, to ask for {target} | {hands} were carrying a bed out of it
"It is for my guest upstairs," said {p.a}. "He went to look for it too, with {foe's} map and guides. He came back on his knees, and only says, keep left. Now I am to pay for the guides!"
"It is such a long way," said {hands}. "We shall fetch the stove tomorrow."
{p} put {token} into {h's} arms | "He had that on," she said. "Who wears a boot down on one side only? Ask the map copier what they did to him"
+ Help {p} to carry the bed => {h} took one end of the bed | {hands} were so surprised that they held the door | {p} laid the guest in his bed again, and he sighed | "Nobody in this house forgets that," said {p}
= Ask the guest where he turned to the left => "At the split stone," said a thin voice from above. "The hill is always on your left. Keep left." | it was all that he knew, and he said it until it was dark
- Lie to {hands} that the guest hides silver => They thanked {him}, and lifted the guest out, and took up the floor under him | there was no silver | "He was asleep at last," said {p}. "You might have let him sleep"
~ The bed got stuck on the stair, and everyone pushed | then it shot out into the yard, on top of {p} | "Go to the copier!" came her voice from under the bed

@ map1 scene line=seek-map second p=again who=drover,landlady,map_copier where=the_supper_table
% Three Who Came Back Thinner; Round and Round
{h} wished to know where that map led people | {p} had borrowed one from a party that had used it, and spread it on the supper table | somebody had marked the way on it, and each supper
The line went out, and round, and came home | "They were never lost," said {p}. "One cannot be lost with that map. They just never got to {target}."
Three parties had gone out by it in a year, and came back thin | a fourth went without any map, and came back fat | they were only goat people, so nobody had asked them what they saw
+ Share your bread, and let {p} tell all of it => {h} heard the whole march as {p} had been told it, and the songs | near the end {p} grew slow | "All three parties smelled thyme there," {p.he} said. "The map had nothing on that side. So they did not look"
= Lay a thread along all three journeys => The thread lay round one white patch like a string about a parcel | nobody had been in it | nobody had drawn so much as a tree there
- Rob {p} of the marked map while {p.he} talks => {h} had it folded away before the story was at the river | it was a good map | it would have taken {him} round as well as anybody | {p} felt for it under the bread, and then looked at {h}
~ {p} had fallen asleep over the third march | one finger lay on the map still, and went round in a ring

@ map2 scene line=seek-map plan entered p=again who=map_copier,miller where=the_wall_behind_the_barn
% From the Split Stone; A View of {target}
{p} had brought the goat woman | the goat woman knew the steps from the split stone to {target} | {h} walked up and down behind a barn, and learned the count | {p} sat on the wall | the goat woman shook her head at every wrong number
"{foe.name} will talk numbers to you," said the goat woman. "Whoever loses the count starts again at the stone. That is where they get people."
It came out right three times | then the goat woman got up, and led {him} to the top [2 of the rise] | "There," she said. "Between the two dark trees. Only when the sun is low."
It was a long way off | and it was very small, and it was {target} | so many had told {h} that nobody could get there | {h} had to wipe both eyes
+ Give the woman your {coat} for the walk home => The goat woman put on the {coat}, and it came to her feet | "I shall not go there again," she said. "Tell it that the count comes out even" | {p} walked her down
= Look until the sun has gone => {h} looked, and learned each rock in between | when it was dark {he} could still have pointed | all the maps in the world had a white patch there
- Betray the count to a map seller for silver => {h} sold a wrong count, and was paid by the step | "That will not be much use to them," said {p} | but by evening {foe} had it, and sold it on, and nine people fell into a bog by it
~ {p} had sneezed, somewhere after three hundred | "From the wall again," said the goat woman | when it came out right the sun had gone | one could not see the trees any more

@ map3 scene line=seek-map wall where=the_tent_at_the_split_stone
% Help with the Map; At the Split Stone
By the goat woman's line one turned right at a split stone | {h} went to see it | beside the stone stood a tent, and {foe} looked out of it, and beamed | {foe's} people, {hands}, had a kettle on, and set out two cups
{h} asked for the way to {target}, as everybody did
"Let us see your map," said {foe}. "Ah. Hold it like that, and keep the hill on your left. My people will come along. It is put on the bill. No, not to the right. Nothing is there"
Nobody was ever stopped there | {hands} only went along, by the elbow, until one was sure to miss it | two of {hands} had {h's} elbows already
+ Give the kettle your last herbs and sit down => {hands} emptied the kettle, and talked of other travellers | "They are all so grateful," said {foe} | {foe.he} glanced to the right, and quickly away | {h} was grateful as well
= Turn the map round, and watch {foe's} face => {foe} turned the map back again | for one breath {foe.he} looked like a child found hiding [3 behind a curtain at bedtime]
- Trick {hands} into walking on ahead => {hands} were very helpful, and walked on briskly | when they looked about, there was nobody to help | from the rocks {h} saw them stand there with the map | they did not know the way home
~ The kettle had boiled over the map | "That happens to so many," said {foe}, and had a dry one brought | somebody was to go along as far as the hill

@ map4 scene line=seek-map lead p=map_copier where=the_map_room
% A Brook with No End; The Oldest of the Maps
{h} went to ask the one who copied the maps | the map room in {foe's} house stood open to buyers | {p.a} sat on a ladder there, and copied the great map on the wall [2 , with the tip of {p.his} tongue out] | "They are all from that one," said {p}. "I have done hundreds. My father did more."
The great map was a hundred years old | {foe's} grandfather had made it [2 , as large as a sail] | in the middle was a white patch | a brook ran into it and did not come out
{h} had brought three other maps | they had the same patch | none of them showed {target}
"I draw what is there," said {p}, and glanced at the door. "The last copier asked about that patch, and was sent away the same day."
+ Help {p} down, and hold the ladder => It was years since {p} had looked at that patch from below | "My father used to swear at that place," {p} said slowly. "He said that his pen kept wishing to go on. There were parties went out by his maps. They used to come back so thin"
= Follow the brook up to its spring with a finger => Against the spring was the name of a farm | "Goat people," said {p}. "They do not buy maps. One of them once laughed at it, and they asked her to leave"
- Steal the newest copy off the table => The copy was still wet, and printed itself inside {his} {coat} | so {h} had the map twice, once the wrong way round | in both the brook ran up to the white and died
~ The ladder had begun to slide, and {p} came down it, pen first | a line ran across it now, from coast to coast | "They will all have that," said {p}

@ map5 scene line=seek-map means p=again who=drover,landlady,map_copier where=the_goat_pen
% A Count in Her Head; Where the Stone Splits
Only goat people had gone without a map, so {h} wished to talk to them | {p} knew the way to their pen | a woman sat there with a kid between her knees | "That is the one," said {p}. "She has seen {target}."
"A map?" said the woman. "It is so many steps. One counts. My mother counted it, and hers did, for it is good grass."
She drew in the dust with a horn | there was a line, and it came to a stone in two halves | there the maps went to the left, round by the hill | her line went to the right
"The maps show nothing there," said {h} | "Yes," said the woman. "It is very quiet. But they watch that stone now, and turn people away"
+ Help the goat woman with the last of the milking => There were thirty goats, and she counted them aloud | no question of {h's} could put her out | "I will not say the number in company," she said then. "There are some people at that stone now, with a tent"
= Lay a map down beside the line in the dust => The map and the line agreed as far as the stone | from there on they parted, as people do who have quarrelled | the kid walked over both, and lay down on the white
- Trick her with a number, to be put right => "Eleven hundred," said {h}, as though {he} {was} sure of it | the woman only smiled at that with half of her teeth. "They all try," she said. "They said just that in the tent." | {p} begged her pardon for both of them
~ The kid was loose, and had gone through the middle of the drawing | when it was caught, that country was a good deal larger | none of the new part led anywhere

@ map6 scene line=seek-map price entered p=again who=drover,landlady where=the_yard_gate
% For Kind Assistance; A Bill from the Split Stone
{p} had wanted to help {h}, and had tried to turn right at the split stone | after five days two of {hands} brought {p.him} back | they held {p.his} elbows at the gate, and were most attentive
"We only helped {p.him} to the left," they said. "It was three times round. It is quite usual." | then they gave {h} a bill
It was in {foe's} name, for kind assistance, by the day | the tent was on it, the kettle, and the guides | [2 at the bottom] it said that one {bag} and two boots had been taken [2 on account] | the rest was due today
{p} kept {p.his} face to the wall | "I did it for you," said {p}. "I said right, and they said yes, yes, and took my elbows. On the fourth day I ate the map." | {h} looked down at {p.his} bare feet, and was too angry to speak
+ Give {p} your boots, and pay the bill => The bill took all that {h} had put by [3 for the way home, and a little more] | {p} tried the boots, and counted, and turned to the right at the table. "I should like to do it once like that," {p.he} said
= Check the sum on the bill, line by line => The bill had been added up quite correctly | there was just one line that {p} could not explain | "For keeping to the left," it said, "by request of the family."
- Cheat {hands} with a signature not your own => {h} signed the bill with a name from down the {street} | {hands} thanked {him}, and folded it away | some days later they took the stove of the one with that name | "That is a neighbour of mine," said {p}
~ {hands} had helped {p} to a chair, and then they helped {h} | one could not soon get out of so much kindness | there was another line by then upon the bill

@ map7 scene line=seek-map turn entered p=again who=map_copier,drover,landlady where=the_map_room_by_night
% Under the White Paint; Worn on the Left
{h} had to see the great map again, without {foe} | the family was at table, and the back door stood open for the dishes | {p} went up first, and held a {lamp} close to the map | now {h} saw it at once | the white patch was thick, and it was paint
{h} put a fingernail to the edge, and a flake came away | under it the brook ran on, blue, to two dark trees [2 , as dark as the leaves from the mill brook]
"This is no mistake," said {h}. "The grandfather of {foe.name} painted it out, and then he sold everyone the map. It sends them round the patch in a ring."
"So that is why boots wear out on one side," said {p}, with a nod at {token}.
"They pay for the map and the guides," said {h}. "And {foe.name} has {target} all to {foe.himself}." | {h} thought of everyone who had come home thin, and could have wept for rage | "I shall turn right," said {h}
+ Help {p} to stick the flake on again => {they} stuck it on with bread and spittle | a hair of blue still showed, if one knew where | downstairs {foe} was telling the guests about a lovely walk
= Lay the worn boot against the ring on the map => The toe went round the patch, and the worn side was always the outer one | "So one can wear out boots and get nowhere," said {p}, and looked for other white patches
- Steal the flake of paint, with the blue on it => {h} hid the flake in the lid of a ring | by morning there was a fresh white spot on the map | {foe} had painted it, and said nothing at breakfast | but {foe} sent the kitchen boy away that day
~ The ladder creaked, and a guest came up from table to see | {p} breathed on the {lamp} | all that {h} had left was a blue crumb under one fingernail

@ map8 scene line=seek-map gate move entered p=again who=drover,landlady,map_copier where=the_split_stone
% To the Right of the Stone; Two Cups
{h} reached {place} toward evening, and {p} was there too | behind it lay {target}, where no map showed anything | {hands} would help {p} to the left | meanwhile {h} would turn right, and count
{p} held the map upside down | {p} had {token} under one arm, and asked loudly for the way | {hands} ran up from {foe's} tent, and took {p} by the elbows | "Like this," they said, "and the hill stays on your left"
{h} stood flat against the stone until they had gone by | then {h} looked to the right, and began with the first step
Beside the kettle two cups had been put out | one of {hands} counted the cups, and looked about
"There were two of you," he said, and felt for his whistle
+ Share your cloak out over a bush as a sitter => The cloak sat in the dusk with a hat on, and looked tired | one of {hands} took it a cup, and talked to it | {h} was past the first rise by then, and had not lost a step
= Wait for him to turn, and go on counting => The one with the whistle went twice round the stone | {h} went round ahead of him, on tiptoe, and counted none of that | at last he put one of the cups away
- Lie from behind the rocks that you are lost => {h's} thin cry came back from the rocks on the left | all of {hands} set out to it with blankets | nobody in that tent could hear such a thing and sit still
~ "Then we must look for the other one," said {hands} | they left {p}, and spread out | {h} ran, and counted while running | behind {him} somebody went up to tell {foe}

@ map9 scene line=seek-map duel where=the_split_stone
% In Step; Any Other Number
{h} had only sixty more steps to go on the right | if {h} kept the count, they would end at {target} | if {h} lost it, {he} must go back to the stone | {hands} were waiting at the stone | then {foe} came hurrying up, rosy and out of breath | {foe.he} fell into step at {h's} side
"What a pace you have!" said {foe}. "Do go on. I would not stop you for the world. Three hundred and six!"
{h} moved {his} lips, and {foe} watched them with interest [3 , and counted too]
"My grandfather drew that white bit himself," said {foe}. "Two hundred and ten! We have only ever sold people a walk. Is it not a lovely evening? Ninety-five!"
+ Share the walk, and let {foe} count as well => Nobody had ever asked {foe} to | {foe.he} had gone this way alone since {foe.he} could walk, and {foe.his} feet knew it | ten steps on {foe.he} was counting aloud, and counting right
= Count on your fingers, and sing => {h} bent one finger at each step, and sang, with no numbers in it | {foe} joined in at the second verse | one cannot call out sums in the middle of a song
- Trick {foe} with a wrong number said aloud => "No, no!" cried {foe}. "There are only twenty left!" | then {foe.he} clapped both hands over {foe.his} mouth | {h} had nodded, and went on from there
+~ {foe} counted along, cheerfully, and always one ahead | soon there were two numbers in the air, and either might be right | "Was that one yours or mine?" asked {foe}
=~ "But you sing!" cried {foe} in delight, and seized {h} by both hands, and shook them | the fingers that had been bent were all straight again
-~ "Is that so?" said {foe}, with real interest. "And what came before it?" | {h} had said the wrong number too firmly | it was the only one left in {his} head

@ map10 scene line=seek-map near p=boot-seller where=the_boot-seller's_shop
% Worn on the Left; A Wall of Boots
{h} took {token} to the boot-seller, to ask how one wears a boot like that | some fifty pairs of old ones hung on the wall | all of their owners had set out for {target}
"They sell me these when they come home, and buy new ones," said {p.a}. "I live on it. I ought not to complain."
{p} turned up a pair, and then another | on the right the soles were as good as new | on the left they were through
"All of them are like that, and so is yours," said {p}. "If one walks straight, both sides go. Where do they walk? {hands} pay me not to ask."
+ Help {p} to look through the whole wall => {they} looked at every pair, from the top | only one was worn alike on both sides, and very small | "Goat people," said {p}. "They went there too. They must have walked straight"
= Try walking as those boots have walked => {h} put on a pair, and let them go where they wished | they went round {p}, and round the bench | the left foot was always on the outside | "So they go round in a ring," said {p}, and had gone pale
- Steal a boot from the bottom row => {p} saw {h} take the boot, and did nothing | "You might have asked," {p} said from the door. "I would have given you both" | the boot was worn through on the left side of the heel, like all the others up on the shelf
~ {hands} came in, {foe's} people, and brought three new customers | {p} pushed one old boot into {h's} {bag}. "We have it in your size," {p} said loudly

@ map11 scene line=seek-map far p=again who=boot-seller,miller,map_copier where=the_split_stone
% To Help the Stone; Until Spring
{p} came running to {h} | {hands} were on the road with two oxen and a sledge | {foe} meant to have the split stone moved | the count began there, and would be no good any more | nobody would ever find {target} then
The ropes had been laid around it when {they} got there
"It is so badly placed," said {foe}, and shook hands with everybody. "We are only going to help it a little to the left."
Then there was a bell, and another | the goat woman came over the hill with the whole of her herd | the goats looked at the stone, and climbed up on it
+ Help the goat woman to settle her herd => {they} put salt into all the cracks | the oxen pulled, and the goats leaned the other way, and licked | "Well, well, in spring," said {foe}, and laughed, and leaned against an ox
= Look for what lies under the stone => The split stone had grown out of the bedrock | {h} showed that to the ox driver | the driver spat, and began to take off the ropes | "You might have said so," {foe} told the stone, quite cheerfully. "In spring, then, with a saw"
- Trick {hands} into roping the wrong stone => {h} pointed out another stone, and {hands} thanked {him} | by dusk they had dragged the wrong stone to the road | {foe} patted the wrong stone. "We shall do the other in spring," {foe.he} said
~ The stone moved by a hand, and a rope snapped | "The rest in spring," said {foe} | the goat woman measured it with a horn, and added that to the count

@ map12 scene line=seek-map near p=miller where=the_mill_on_no_map
% A Mill on No Map; Dark Leaves in the Wheel
{h} had followed the brook up toward the white patch | {h} hoped for {target}, and found a mill | it stood on no map, and {p.a} was oiling its wheel
"The brook comes down from the hills there," said {p}. "On their map it stops in the white. I went to {foe.name} and said so. {foe.name} was delighted, and poured me a cup. On the next map my mill was gone as well."
Since then not one cart had found the way | {p} ground a handful every day, so that the wheel should not forget
"And these come down in autumn," said {p}. "I have asked everybody for the tree." | they were dark leaves, almost black [3 , and they smelled of thyme when one rubbed them]
+ Help {p} with a road sign => {h} painted a mill wheel on a board, and an arrow | {p} put the board up by the road | before dusk a cart turned in, and {p} ran to meet it | {h} was given the best of the dark leaves
= Ask {p} how fresh they come down => "Fresh enough to lie flat," said {p}. "They have been on the way for an hour, no more. So it stands quite close, that tree, and I cannot find it." | {h} put one dark leaf away between two maps
- Cheat {p} with a map that has the mill => {h} drew the mill into an old map | {p} paid for that in flour, and believed in it | {p} put out a bench for the first carters | one of the dark leaves stuck to {h's} sleeve
~ {hands}, {foe's} people, looked in, and were so sorry for {p} | to be of use they swept all the dark leaves into the brook | {h} had trodden on the last

@ map13 scene line=seek-map near where=the_barn_by_the_high_road
% Three More Steps; The Wet Hat
{h} lay up in the hay of a barn, until the rain was over | no farm along the high road had known anything of {target}
The door opened, and {foe} came in, without {hands} for once | {foe.he} hung a wet hat upon a hay fork, and made it a bow
"Is it far, you ask?" said {foe} to the hat. "We are there! Shut your eyes. Three more steps. Now look." | {foe.he} waited, with a shining face, and the hat dripped
"I knew that you would like it," said {foe}, much lower. "But you would tell people. They would all walk straight there, and nobody would come to my door. When I was small nobody ever came."
{foe} took down the hat, and held it by the brim, like a hand | {h} had been angry for a week, and could not find the anger now | then some hay slid down, and {foe} looked up
+ Comfort {foe}, and put the hat on yourself => {h} climbed down, and put the hat on. "Is it far?" {h} asked | {foe} went scarlet, and laughed, and nearly told | {foe.he} walked a mile through the rain with {h}, and wrote no bill
= Keep still under the hay, and listen on => It might have been a mouse, so {foe} hung the hat up again | "Mind the goats," {foe.he} told it. "They push." | then {foe.he} looked at the empty barn, and went home to supper
- Betray all this to {hands}, for a laugh => {hands} told it at every kettle | by evening the children bowed to hay forks, and asked if it was far | {foe} smiled at each of them, and put up the price of the walk | nobody ever saw that hat again
~ Two of {hands} came in with a rug | {foe} put the wet hat on. "I was only airing it," {foe.he} said | {h} had to stay under the hay until night

@ map15 scene line=seek-map near p=again who=drover,landlady,map_copier where=the_crossroads_by_the_pottery
% Fourth from the Top; Everybody on the List
{h} took {p} along that day, to ask about {target} at the farms | at the crossroads a bar lay over the road | {hands} stood at it with a list of names, and were sorry for the trouble
An old potter had come up to the bar before {them} | two days ago she had told {h} more than anyone
"You are on the list," {hands} told her, and took the jugs off her arm. "{foe.name} hears who has been tired out with questions. We see them all home."
Her house stood just behind the bar, and a child waved from its door | but they turned her to the left, toward the hill
"That is not the way," said the potter
"I am on there too," {p} whispered to {h}. "I am the fourth from the top." | one of {hands} dipped a pen, and smiled at {p}. "And your name, please?"
+ Help {p} to carry off the bar => {h} lifted the bar from its posts, and {p} took the other end | the potter walked between them, straight to her own door | {hands} came along behind, and asked very nicely for their bar
= Ask {hands} to read your own name out => {hands} read out {h's} name in four ways, and begged pardon for three of them | meanwhile the child came under the bar, and pulled the potter in by her apron | {p} put a wet thumb on the fourth line
- Lie that the potter knows far more yet => {hands} forgot {p}, and set out for the hill with the potter, to hear it all | the child waved for a long time | {p} crept under the bar. "I shall walk home by myself," said {p}
~ {p} was put on the bench, to be seen home as well | {h} talked about the weather until {hands} dozed off | the potter came home round the hill at midnight

@ map14 scene line=seek-map eve p=again who=drover,landlady,map_copier where=the_sheepfold_below_the_stone
% Short Keeps Watch; Two Stalks of Thyme
{h} lay in a sheepfold with {p}, for the last night | the split stone stood just above | {hands} went about with a {lamp}, to see home whoever they found | {h} and {p} could not both sleep
"You sleep," said {p}. "You have to count tomorrow. A tired person loses it at ten."
"And you have to slip through their hands," said {h}. "We draw for it." | {h} held out two stalks of thyme. "Short keeps watch"
{p} drew, and held up a short one. "My watch," said {p}, much too gladly
"That cannot be," said {h}, and opened {his} fist. "I only had long ones in here." | for a while nobody said a word
"Spit it out," said {h} | {p} spat the other half of the stalk into the straw
So both had cheated, and each for the other | {they} laughed, until a sheep got up and went away
"I could not sleep in any case," said {p}. "I keep seeing you look at those two trees."
+ Share the watch, and count aloud with {p} => To stay awake {they} whispered the steps, now one and now the other | at nine hundred and four {p} fell asleep | after that each of the numbers had {p's} voice
= Draw once more, and honestly => {h} drew the short one, and sat up | three of {hands} came by before dawn, and looked for lost people | they looked on the left of every wall and bush, and never on the right
- Lie to {p} that you will change at midnight => {p} believed it, and lay down | {h} sat there until dawn, with eyes full of sand | "You said midnight," said {p}, and did not take the hand that {h} held out. "There were to be two of us in this"
~ Two of {hands} looked over the wall, and asked if anybody was lost | {they} lay flat between the sheep, and one of the sheep ate both stalks | by dawn {p} said that it had been the short one

@ map20 scene line=seek-map far quiet where=the_last_house_on_the_high_road
% To Keep in Practice; The Other Side of the House
At dusk {h} passed the last house on the high road | round it ran a path, trodden as deep as a trough | an old woman walked there, with the wall on her left
"I only keep in practice," she said. "We set out for {target} six times, my husband and I. In spring I go again."
He had died after the sixth | his boots stood beside the door, and she greased them every week | the soles were through on the left
"He wanted to sit there, and pull those off," said the old woman. "That was all. I mean to stand them there for him. Round this house I have gone as far as that four times over."
She held out an elbow to {h}. "Will you come round with me? It is dull alone."
+ Help the old woman round by the right => At the first corner she stopped short, for she had never come to it from there | behind the wall a rose was climbing. "He always spoke of a rose," she said. "I thought that he had dreamt it"
= Ask what he would have done there next => "Put both feet in that brook," she said. "On the map it stops. He said that no brook ever stopped because somebody told it to." | she laughed, as he must have laughed
- Steal his boots, to lay a false trail => {h} pressed the boots into the mud, far off to the left, for {hands} to find | it was the old woman who found the prints | she went along them with her stick, and called a name
~ {hands} met {h} at the corner, and took the old woman by both elbows | "Ten more rounds," they said kindly, and led her on, to the left
`;
export const pack: PackSource = { id: 'case-seek-map', sheets: [facts, threads, scenes], words: {} };
