import type { PackSource } from '../pack.ts';

/** Why it is so, or what happened: each case has a thing that everybody leaves out, and somebody who saw to that. */
const facts = `
@ * truth line=why-warning start
Three days before it all began there had been a warning, in good plain writing | it was received, and dated, and put into a drawer | nobody could say who had read it | nobody could say why it was left lying
@ * known line=why-warning before
Whoever had written leave it under the warning knew {matter} | {h} had to find out who that was | somebody must have gained by it
@ * known line=why-warning behind
Six had sat there, and five were paid for it | {h} wanted the sheet with their names | then it could be read aloud to everyone
@ * settle line=why-warning won
{h} had the sheet now, and read it from the steps | there were the warning, the two words, the sum and six names | "To stop it would have cost each of the six a year's money," said {foe}, quite loudly. "To leave it brought us all that land. Check it, if you like." | so now they knew {matter} | it had been left to come, for the price of some land | down in the crowd five people turned round, and could not get through | they paid the old sum on the spot | within the week the trouble was stopped | two {guards} led {foe} away | across the way a blind went up, and there stood the {clerk} whom everyone had blamed | a woman in black wished him good day | then the cobbler came up the steps, and put down the boots, and they fitted {h}
@ * settle line=why-warning lost
{foe} locked the sheet into its case, and went out to whoever was still on the steps. "There never was a warning," said {foe}. "Ask any of us." | five people in good shoes nodded | {h} knew {matter}, for five had grown rich by leaving it alone | {he} had not one line of it in writing | {foe} had the six chairs carried off, to be covered afresh | across the way the {clerk} had pulled his blind up by an inch | he met {h's} eye, and let it down again
@ * settle line=why-warning dear
{h} held up the sheet to the whole {street}, and read it aloud | so they knew {matter} | five people had grown rich by letting it come | two {guards} came for {foe}, and baskets stood about in the {street} | the sixth name came last | someone of {h's} own family bore it | {he} went home, and told them who had sat in that room | "And said no?" they asked | "Yes," said {h}. "And then put on no boots, and ran home, and warned nobody."
@ * last line=why-warning won
In spring {h} put on those boots, and walked over that land | it was being given back, tree by tree | the {clerk} wrote it down, out in the sun | the six chairs stood by the road for whoever was tired | five people had just got up | {h} sat down on the sixth, and pulled off the boots
By the new year {h} lived in the sixth house | {token} hung beside the plate with the blue rim | people came with baskets, and there was no card in them | the {clerk} was the last to come | he had his window blind under one arm | {h} made a tablecloth of it
@ * last line=why-warning dark
{h} had read out the names, and {he} kept the sheet | the five houses were empty, and nobody would sleep there | people remembered how {h} had got at those names | at the new year there were baskets on {h's} step | the whole {street} had sent them | "Leave it, please," it said on every card
@ * last line=why-warning dear
{h} fetched the boots from the cobbler's | at home they stood upon the table, and nobody spoke | some got their land back, and did not greet {him} | every year, three days before that day, {h} put on the boots | {he} went along the whole {street}, and knocked | {he} asked everyone if all was well
@ * last line=why-warning lost
Through that winter {h} wrote down what could be known | the {clerk} told about the stair, with the blind drawn | at the new year {h} counted five baskets | then {he} put the day under the last line | it went into no drawer | {h} nailed it to the outside of the door
`;

/** Scenes in which a fact of the case is found out, with somebody who comes back. */
const scenes = `
@ warning1 scene line=why-warning second p=again
% Two Words Long; The Blinds Drawn Down
{p} still brought the {clerk} bread, and had a knock of {p.his} own [3 , two and one] | the {clerk} let {them} in, and drew down the blind again behind {them} | everything in that house was new, and nothing had been sat upon
"They all say that I put it in the drawer," the {clerk} said. "So I did. I took it up first, and I waited on the stair, and an answer came down. Here. I have kept it."
It was a slip no longer than a finger | "Leave it," said the slip
{h} turned it over, and there was nothing else | so somebody had read the warning, and had let it all come
+ Support the {clerk} at the window, with the blind up => {they} stood there until the {street} had stared its fill | then a woman who had lost two came over, and looked at the slip | she asked the {clerk} whether he had had any dinner
= Ask who was upstairs in that room => "There were six," said the {clerk}. "One could hear the chairs. It took them an hour to find those two words"
- Rob the {clerk} of the slip when he turns round => It was a small thing to take | the {clerk} had no other proof than that | "I have knocked here every day, two and one," said {p}. "How shall I do that now?"
~ A handful of gravel came against the blind | the {clerk} was beneath the table before it had all come down | "It is the same child each evening," said the {clerk} from there, with the slip in both fists

@ warning2 scene line=why-warning plan p=again
% Six Names on a Sheet; Safe from One Another
{p} was known to be good with locks | so {p.he} was sent for to oil {foe's} desk, and took {h} along to hold the light
The sheet lay in the flat drawer, under glass | whoever read it out could prove everything | six people had signed it, and the last of the names had a blot | {foe's} name was not among them
{foe} stood in the door, and talked with {them} about locks | so {h} could not take it, and could only read | five of those names had a new house each | {h} knew the sixth name from home
"I take it to the old room on the day of the baskets, and lay it out for an hour," said {foe}. "One has to keep such things fresh."
{p} glanced at {h} | on that day all the {street} stood before the old room
+ Help {p} to finish, so that no blame falls => It shut, and {foe} tried it | out in the {street} {p} opened a hand | and there was a second key in it | "I always cut two," said {p}
= Ask {foe} what it is that the drawer keeps => "Peace," said {foe}, and meant it | "There are five people who sleep because I have that," said {foe}, "and so do I, because they do"
- Lie that the lock is worn out => {foe} had a look for each of them, and thanked {them} both | from then on {foe} carried the sheet in a case, on a chain | "I have never lied about a lock," said {p}
~ The key had stuck, and {foe} came over to see to it | for one breath {they} were all three bent above the six names | then {foe} laid a glove upon the glass

@ warning3 scene line=why-warning wall
% Carried Round in Baskets; At the New Year
{hands}, who did {foe's} work, went by with five baskets, as at every new year | {foe} walked behind, and kept a list | it was in the same small neat hand as the sum | {h} asked what the baskets were for, and nobody answered
"They are old friends," said {foe}. "We sat on something together, once. One does not forget it" | at the sixth house nobody lived any more | {foe} raised {foe.his} hat to it, all the same
The five houses with a basket were new | they stood on land that others had sold for next to nothing | the sixth house was old, and needed paint
+ Help with the heaviest of the baskets => It was for a house with a new roof | "I never open it," said the one who took it in, very low. "I put it down the well. Tell {foe} that it was delicious"
= Ask what stood in the room with six chairs => "A table," said {foe} | it had been a good deal to answer, with that face | and then: "It was a matter of arithmetic. You would have done it too"
- Steal the card out of the fifth basket => It bore two words, and {h} knew them | so they were written every year, to remind five people
~ A basket had been set down on the road, and was gone through, in case anything was missing | "New friends are always so eager," said {foe} | it was evening before {h} was let off

@ warning4 scene line=why-warning lead p=house-painter
% Painted Over Again; The House with the Blinds Down
{p.a} was painting a front door green, for the fourth time that month | "They write on it at night," said {p}, "so I come by in the morning."
"Three days," one could still make out under the wet paint. "You had three days."
The {clerk} lived in there, with the blinds down | it was the {clerk} who had kept the warning in a drawer | the whole {street} asked {matter}, and looked at that house [3 and its door]
"But such a house!" said {p}. "The {clerk} got it that very week. I did the number on it. And there was no name on my bill, only where to send it."
+ Help {p} with the rest of the door => One of them began at the hinges, and one at the lock | from the other side, close to the wood, a voice thanked {them} | "They all ask about the drawer," it said. "Nobody wants to know where I went first."
= Ask to see where the bills are sent => It was a box, and there was no name to it | in the corner of each bill there was a small sum | it had been divided by five | "I am paid by the door," said {p}
- Lie at the keyhole that you bring supper => The door came open by the height of a dish | there was a hall, and all of its chairs were still tied up in sacking | the {clerk} looked for the dish, and then at {h}. "There was an answer," said the {clerk}, and shut it
~ {p} had cried out, but it was too late | on {h's} sleeve it now said three days, in green | in there the {clerk} had seen it, and the blind went down by an inch

@ warning5 scene line=why-warning means p=again
% Six Suppers, Sent Up; Ink, and One Sheet
{p} used to carry out suppers for the {inn} | {p.he} still had a certain bill [2 , on a nail, with the bad ones] | it was of the night when the warning lay upstairs | six suppers had been ordered [2 , and were to be left outside a door]
"I set them down," said {p}. "There were six pairs of boots in the passage. The plates came out as they went in, all but one of them, and that was licked."
On the back a small neat hand had worked a sum | shared among six, it came to a year's money for each
"For ink," it said at the foot, "and for one sheet of the best." | on that one sheet it must all have stood
"The six were to sign it," said {p}. "There was one more, who did the sum, and ate nothing, and signed nothing. That one put the sheet inside a shirt."
+ Help {p} to put names to the boots => {they} did it with cups, along a shelf | by the end there were five names, and all five had built since | to the sixth pair {p} had no name | they were honest boots, and resoled
= Ask what could be heard through the door => "A pen," said {p}. "Adding up. They read something out by the line, and after each line one said a sum. And somebody said no, once, quite loudly, and a chair was pushed back"
- Steal the bill and send it round as owing => {h} sent it to the first of those who had built | it was paid inside the hour | four others paid it as well, and each put in a little extra for forgetting it | "And when they ask who carried up the plates?" said {p}
~ {p} had taken the bill back, and was folding it, in two, in four, in eight | "I have three small ones," said {p}. "And those were such good boots."

@ warning6 scene line=why-warning price p=again
% Sent Back Every Year; The Sixth House
{p} knew where the key lay to the sixth house, as nobody else had cared to know | a table stood laid in there, and the dust on it was as thick as felt
"The people here were sent a basket, the same as the five," said {p}. "I used to carry it back for them. So people stopped buying from them. Then they stopped selling to them."
Whoever lived here must have known why they sent it | behind the door was the last basket, with the bow still on it | in that year nobody had been left to send it back
A plate with a blue rim hung over the bed | {h} had eaten from its fellow at home, all through one childhood
"I had got so busy by then," said {p}
+ Comfort {p}, who had got so busy => "They gave me a goat," said {p}. "And {hands} led it up the hill. One has a great deal to do, with a goat." | {p.he} undid the bow, and rolled up the ribbon, and could find no place to put it
= Unpack the last basket to the bottom => What had been fruit was on top | under it lay a card with two words on it [! , leave it] | a third had been added in that house, and {h} knew the writing from birthdays: no
- Steal the plate with the blue rim => It left a round white place | on the back there was a name in the glaze, and it was one of {h's} own people's | "I would put that face to the wall," said {p}, "if you are going to meet with the five"
~ Somebody had stopped at the garden gate | {p} put out the {lamp} | when the gate was quiet again one could see nothing in there but the white of a plate

@ warning7 scene line=why-warning turn p=again
% Six Chairs in Chalk; Five New Houses
{p} sat down with {him} to put it all together [2 , because four eyes see more than two] | on the table {h} drew six chairs in chalk | six people had left their boots outside that door | behind five of the chairs went a new house, and a basket
"And who sold those five the land?" asked {h}.
"The ones who lost everything when it happened," said {p} slowly. "{foe.name} had the papers ready for them the very next morning."
"So the warning was understood," said {h}. "It told what was coming, and how to stop it. That was dear, a year's money for each of the six. That was the sum on the supper bill, and the hand is {foe's}. Five of them let it come, and got rich."
Nobody had paid to stop it since | so {they} both knew {matter}, and neither could prove it | one chair had no house behind it | {h} set the blue-rimmed cup there | there were five more like it at home | "The one who said no was one of mine," said {h}
+ Comfort {p}, who always called it bad luck => "Bad luck, I told them, to their faces," said {p}. "And I bought a chair at one of the sales." | {p.he} wiped out the five houses, and left the chairs [3 standing in the chalk]. "Let us see the five of them sit on those"
= Work out the sum again as {foe} did it => A few lines were enough for it | on one side stood the cost of stopping it, and on the other the price of cheap land | there was no line for anybody who had lived on it, and {p} looked for that twice
- Lie to {p} that there were only five => {h} rubbed out the last chair with a thumb | "I can count up to six," said {p}, and drew it in again | "And you have chalk on you, and had better tell me whose that was"
~ Steps went by outside, and {p} threw a cloth over the table | when {they} lifted it the chalk was on the cloth | "Well, I have seen it," said {p}

@ warning8 scene line=why-warning gate move entered p=again
% A Sixth Basket; Up the Back Stair
The old room was at {place}, with its six chairs and the drawer | this was the day of the baskets, and the sheet lay open up there
All the {street} was coming to the steps in front | {h} came by the back stair, and {p} carried the other handle of a basket | {hands} let nobody up without one
They counted aloud as the baskets went by, one to five | {h} was the sixth
"There are five," one of {hands} told {him}. "There have been five every year."
"This is the one that always came back," said {p}
+ Help {hands} with the heavy baskets on the stair => Nobody asks the name of a person who carries | {h} had the first basket by one handle, and then the next | on the last step {he} let go, and went in at a door that was open by a hand's breadth
= Wait until they count the baskets again => They counted from the other end, and got six once more | it was a thing they could not decide by themselves | both of them went to ask, and nobody was left on the stair
- Trick them with a card that says leave it => They knew those two words, as they knew their own names | one of them even dusted off the bow | the basket was waved up, and {h} with it | behind {him} they fell to counting on their fingers
~ The handle gave way, and apples went down the stair | {hands} ran after them, for they had to answer for each | {h} was past by then, but everybody up there had heard

@ warning9 scene line=why-warning duel
% The Sum Was Correct; Read It to Them
At a table with six chairs sat {foe}, and the sheet lay open before {foe.him} | outside the shutters the whole {street} stood waiting on the steps | if they heard that sheet, they would know {matter} | if {foe} locked it up again the {clerk} would be blamed for good
"You think that it was wicked,"  said {foe}. "It was correct. I did that sum myself, and nobody has ever found a mistake in it."
"Who is the sixth name?" asked {h}. | {foe} did not have to look. "One who could not add," {foe.he} said
+ Promise to protect {foe} while it is read => "Against them?" said {foe}, and went to the shutters, and looked down for some time | {foe.his} back was very straight | "I am not afraid to have a sum of mine checked," {foe.he} said, and held the sheet out
= Ask {foe} what the sum leaves out => "Nothing," said {foe}, and ran a finger down it | the land was in it, and even the suppers | those who had lived on that land were not | the finger came to the end, and went up again, and stopped
- Trick {foe} into boasting beside the shutters => {h} admired the sum until {foe} got up to explain it, in a fine clear voice | at the third line {h} leaned on a shutter, and it swung wide | on the steps nobody spoke any more, and {foe} had let go of the sheet
+~ "Protect me?" said {foe}. "You?" | {foe} could have borne any offer but that one | {foe.he} rang a bell, and {hands} stood between {h} and the table
=~ {foe} was charmed to be asked, and began again at the top, with reasons | {foe.he} was in no hurry at all | by the last line it had grown late, and most of the {street} had gone home
-~ {foe} saw the shutter move, and broke off, and laughed | "You wanted them to listen to me," said {foe}. "So they shall." | and {foe.he} took up the sheet before {h} could

@ warning10 scene line=why-warning near p=cobbler
% Boots Nobody Fetched; The Cup with a Blue Rim
A pair of good boots stood on the sill of a workshop | a card on them said to be fetched, and {h} went in to ask by whom | {p.a} looked up at once, and then was disappointed
"I hoped that you had come to fetch them," said {p}. "They were left in a passage, on the night when that warning was answered. One of the people up there said no, and ran out barefoot."
{p} wanted to see those boots on their owner's feet again | but nobody {inhome} would speak the name
"This is what I was paid with," said {p}, and set down a cup with a blue rim | {h} knew that rim | on the shelf at home stood five cups like it
+ Help {p} to polish the boots once more => {they} did one each, and put them back on the sill | "You have an eye on that cup," said {p}. "Carry it about with you. Perhaps somebody will know it, and come for the boots"
= Look for a name inside the boots => There was none | but in both toes lay a pinch of wool | they did that at {h's} own home, and nowhere else | {p} watched {his} face. "Then you had better have the cup," {p.he} said
- Steal the cup, and leave a {coin} for it => It went into the {bag} while {p} was hunting for the wax | from across the {street} one saw {p} find the {coin} | {p} turned it over twice, and shook a slow head
~ A heel had come off one of {hands}, who put it on the counter | {p} had the boots under the bench at once, and pushed the cup into {h's} {bag} without a word | "Those old things?" {p} was saying as {h} left. "Sold."

@ warning11 scene line=why-warning far entered p=again
% A Basket for One More; Ham and Two Words
{hands} had set down a basket where {h} slept, with a bow on it | {p} would not touch the thing, and stood beside it until {h} came
There were a ham and a cheese in it, and the deed of a small house | a card lay on top, and there were two words on the card, leave it | {h} need only stop asking questions
"So {foe} knows how far you have got," said {p}. "This is what they all got. It begins with a ham."
Across the way {hands} waited | they wished to see whether it would be taken in | behind their shutters people were waiting to see that as well
+ Share out the basket along the {street} => Everyone had some of the ham, and nobody had the house | {h} stuck the card on the pump, where all could read it | "I would have kept the cheese," said {p}, with {p.his} mouth full, and looked a good deal taller
= Write one word more upon the card => It was a no, and it stood below the other two | {hands} carried the basket off, past all those shutters | behind one shutter a pair of hands clapped, twice
- Lie to {hands} that you accept => {h} took it in, and wished them a good new year | it was reported at once | {p} had turned away, and did not look round until {h} had whispered why. "You did that too well," {p.he} said
~ One of {hands} had walked up closer. "It is for the trouble you have had," he said, and set it a yard nearer to the door | {p} shut the door, and the bow was caught in it

@ warning12 scene line=why-warning near p=orchard_keeper
% A Spade for an Orchard; Counted Row by Row
Behind a new wall {p.a} was pruning apple trees [3 with great care] | it had been worst just there, when it happened | so {h} went in, and asked how it was
"They were all mine," said {p}. "I had lost the rest overnight. Next morning {foe.name} was here, and so sorry, with the bill of sale. I got this spade for it, and leave to dig."
{p} still had the bill, under a flower pot | a small neat hand had put down every tree, row by row [2 , and that hand was {foe's}]
"It takes days to count those," said {p}. "I would so gladly ask when {foe.he} did it. But then I lose the spade as well."
+ Help {p} to count the trees again => It took {them} until dusk, and they came to the same number, and one more. "That one has grown since," said {p} | {h} was given the bill, since one of the two at least ought to ask
= Ask {p} to whom the land went => "To a friend of {foe.name}, who has never eaten one apple," said {p}. "That name was on it already, too." | {p} read it once more, and pushed the bill into {h's} {bag} [3 , down to the bottom]
- Cheat {p} of the bill with a promise => {h} promised to show it to a judge, and knew no judge | {p} believed it, and wrapped the bill in a clean leaf | from then on {p} looked over the wall whenever a {ride} went by
~ Along the wall came {hands}, {foe's} people, to see that the work went on | {p} was up in a tree at once | a while later the bill came down among the leaves
`;
export const pack: PackSource = { id: 'case-why-warning', sheets: [facts, scenes], words: {} };
