import type { PackSource } from '../pack.ts';

/** What stands in the way of a thing that one does or becomes, who put it there, and how it is done all the same. */
const facts = `
@ * truth line=any-seven start
Seven people {inhome} had to allow it, whatever a person wished to do | each of the seven had a chair | the seventh chair was empty, and so nothing was ever allowed
@ * token line=any-seven
the horn spoon
@ * known line=any-seven before
One chair of the seven was empty, and {foe} said no for it | {h} had to find out whose chair that was | without that nothing would ever be allowed
@ * known line=any-seven behind
{h} had a right to the seventh chair, and nobody but {foe} knew it | one had only to get as far as sitting down there
@ * settle line=any-seven won
The oldest put up a hand for {h} [3 , slowly, as a thing that one does once]. "Let us see whose chair it is," said the oldest. | then there were two hands, and four, and all six | {foe} counted them twice | "And who is for it that this is done?" asked the oldest. | the same six hands went up, and {h} put up the seventh | "Thirty years," said {foe}, who had not a smile left. "Everyone who wanted a thing had to come and be nice to me." | so the seven allowed it, and after that the widow's well | that same week they all saw {him} {goal} | "That chair has stood there long enough," said the oldest. | the oldest drew it up to the table, for {h}
@ * settle line=any-seven lost
{foe} asked them, very gently, whose chair it was | each of the six got a smile, in turn | three hands went up for {h}, and they were old, and shook a little | the other three stayed where they lay | "Then I vote for the chair, as always," said {foe}, "and it says no. Dear friends, where should we be if people could simply do things?" | so {h} was not to {goal} | {he} had to get up, and the seventh chair was carried down to the stove | behind the chair, all the way down, went the oldest
@ * settle line=any-seven dear
It was {h's} chair, they found, and after that they voted | {h} put up a hand, and so did five of the six | the sixth only looked across to {foe} | "That one does as I do," said {foe}. "I could make it seven. But I want the chair for it. I should be nobody without that chair." | {h} looked along the table, and got up | {foe} sat down there, and raised a hand | then the sixth of them did the same | so now all seven had allowed it | the whole town saw {him} {goal} | on the stairs the oldest took off a hat to {h} | but {foe} got only a nod
@ * last line=any-seven won
When the seven met again {h} sat on a cushion, and it was crumpled | under {his} feet lay the stone that {foe} put up for a dead child | a beekeeper asked once more for two hives [2 , and it was the ninth time] | six hands went up | then they all looked across at the seventh chair | {h} had put up both hands
In spring a joiner asked {h} for leave to do one thing | it was the one who had once planed the wing away | {token} lay on the window sill for a pattern | toward evening the oldest put a thumb there, and felt the wing | then {h} sat down, and leaned back against it
@ * last line=any-seven dark
Soon whoever wished for a favour came to {h} | nobody came without a present | the six voted as the seventh chair did, and looked at their hands | then the oldest stayed away, and sent word that it was the stairs | one evening {h} looked along the table for a face that would say no | there were six empty chairs
@ * last line=any-seven dear
In autumn {h} went up those stairs with a beekeeper | one voice had refused two hives to that beekeeper, eight times | {foe} sat in the seventh chair | nobody offered {h} a seat | {h} stood, and saw what they had left of the wing | it took {foe} a long time to put up a hand
@ * last line=any-seven lost
A week later the oldest of the six stood at {h's} door | under the travelling {coat} was a piece of wood, black along one edge | there was half of a wing on it | "Out of the stove," said the oldest | {h} nailed it up over the door | whoever came in that winter put a thumb to it
`;

/** Scenes in which a fact of the case is found out, with somebody who comes back. */
const scenes = `
@ seven1 scene line=any-seven second p=again who=polisher,stair-sweeper,pedlar where=the_hall_at_the_vote
% Cast for Thirty Years; The Seventh Vote
{h} wanted to see how an empty chair could vote | somebody had to carry up the plates for the six, and that day it was {p} | {h} came behind with the mustard | nobody looks at people with trays
That day a widow was asking for leave to dig a well | there were six hands for it on the table, open and ready to be raised
"And I speak for the empty chair," said {foe}, and lifted a hand, as one lifts one's hat. "Against"
It took no longer than that, and the widow went home | "Always," {p} said on the stairs. "For thirty years. If the sun wished to come up, it would be against that"
{h} wished to {goal}, and saw now that it was no use to ask | somebody had to sit in that chair first, and {foe} would not get up for anyone
+ Share the tray with {p} and ask how it began => {p} sat down on a step, for once | "There was a child of that family," said {p}. "A can of milk was carried up for it. And one day there was no need to bring it any more"
= Look at the back of the empty chair => Something had been planed off there | under the dust one could feel a wing, or a sail
- Trick {foe} into raising both hands at once => {foe} saw both hands up, and laughed, and let them down | the six had seen it too, and two of them did not laugh | nor did {p}, for it was {p's} tray
~ {foe} had rung for mustard | {they} were sent up and down those stairs until dark, with no breath left to talk

@ seven2 scene line=any-seven plan p=again who=polisher,stair-sweeper,pedlar where=the_bench_outside_the_hall
% First on the Stairs; Three Who Remembered
Only the six could say whose chair it was, and only the three eldest were old enough to know | {p} had asked those three to take the air | they sat on a bench, with {p} in the middle
"They had fine feet, that family," the first one said. "All of them. One knew them by the step." | {h} walked up and down for them, and felt a fool | but {he} had seldom wanted anything so much
After that the three only nodded | but when they went in again, the oldest stood back [2 from the stairs] | and «he» took his hat off, and let {h} go first
Above on the landing stood {foe}, and had seen it | "Why, {fullname}," said {foe}. "And what have we been chatting about?"
+ Support the oldest up the steps by the arm => The oldest climbed slowly, on {h's} arm | "I shall put up my hand, when it comes to it," said the oldest, to the stair rail. "I have been meaning to since I was sixty"
= Ask what the mark upon the chair was like => "A wing," said the second of them at once. "The child always held on to it to climb up." | {h} showed them the spoon, and all three put out a thumb
- Lie that you have known it from the first => The three were a little shocked, and then a little afraid | they were no less willing for it | but the oldest put that hat back on. "To me you said that you knew nothing," said {p}
~ {foe} came out to ask whether the three were not too old for the evening | {foe} gave each a rug, and tucked them in | after that they sat and looked at their feet

@ seven3 scene line=any-seven wall where=the_door_of_the_hall
% The Key of That Room; Seven Hands in the Air
{h} asked {foe} openly for leave to see the seventh chair | {hands} kept the door of the hall, and {foe} was playing with the key
"To {goal}, it wants seven," said {foe} kindly. "You see how it is. I would let you. But there are six, and then there is the chair"
Through the crack {h} saw the seventh chair at its window | somebody had dusted it that morning, as one dusts a grave
"There is nobody left of that family," said {foe}. "I ought to know. I was with them at the end"
{h} thought of the dents that a child had kicked, and said nothing
"You have not been asking old people about it, have you?" said {foe}, and the key stopped. "They tire so easily. I have to send them away for a rest"
+ Give the doorkeeper a hand with the dusters => {h} and the doorkeeper dusted the seventh chair together | "It has been planed," whispered the doorkeeper. "On the back there. I knew it with my thumb, when I was a boy"
= Ask {foe} how that family came to its end => {foe} told it well, and it was different from how it had been told the last time | the key had stopped turning
- Steal the key while {foe} speaks for the chair => The key fitted nothing, when {h} came to try it | the real one was round {foe's} neck | and {foe} was standing behind {him}, and let {him} try it twice
~ {foe} had let the key slip into {foe.his} sleeve | the doorkeeper closed his half of the door, and {foe} the other

@ seven4 scene line=any-seven lead p=polisher where=the_hall_of_the_chairs
% Six Were Worn; Low Down on the Legs
The seventh chair always said no, so {h} went up to the hall to look at it | {p.a} was polishing there for the six, and gave {h} a cloth
Six of the seven chairs were worn hollow, each in a way of its own | the seventh had its back to the window, and might have been made yesterday
"There have to be seven before they can allow a thing," said {p}. "But the seventh family has died out. {foe} was with them, and speaks for the chair. I do it last. There is never anything on it but dust."
{h} did the legs | on the front pair, low down, the wood was all small dents [2 , side by side, such as heels make] | whoever had sat there did not reach the floor
"Did the child die too?" asked {h}. | {p} looked quickly at the door. "{foe} says that all of them did. And one does not ask {foe} twice"
+ Help {p} to turn it round to the table => It took both of them to turn that chair | "So it stood in my mother's time," said {p}. "You ought to hear them vote. There are six sitting there, and {foe} has two hands"
= Measure the dents against your own hand => The dents were those of a child of five or six | {h} asked when it was that they died out | "In the winter," said {p}, "the whole of them, down to the oldest." | and {p} looked again at the dents [3 , and laid a finger into each of them in turn]
- Lie that {foe} has sent you for the chair => {they} had it as far as the stairs, and there stood {foe} | "How kind," said {foe}. "But where would you put it?" | {hands} carried the chair back | they tied a cord across its arms
~ "Feet," said {p}, for the six were on the stairs | {h} had to leave by the window, cloths and all | the last pair of legs was left undone

@ seven5 scene line=any-seven means p=again who=polisher,stair-sweeper,pedlar where=the_empty_hall
% Under the Plane; A Print in Bread
A mark on its back said whose each chair was | {h} wished to see the back of the seventh | {p} knew of a window that never shut, and held it while {h} climbed in
The backs of six had a wheel, a key and a hand | they had a fish, an ear of corn, and a well
On the seventh someone had been at work with a plane | {p} kneaded the soft of a loaf, and pressed it to the place
It came away with a print, the wrong way about [2 , so faint that one had to breathe upon it] | it had a wing, or else it was a sail
{h} had seen that before, and could not say where | it was something small, and {he} had held it in {his} hand
"Quick," said {p}. "If {foe} finds us with that chair we shall both be sent away for our health"
+ Share the print with {p}, half and half => {p} took the wing round the town in a hat | "There was a house that had it over the door," said {p} afterwards. "They have put up a lion since. {foe} lives there"
= Feel for it with a bare thumb => The mark went on below the plane, down to the rail | whoever did it had not liked doing it | there were three shavings yet between the seat and the back
- Steal a shaving, and leave the window open => In the morning {foe} saw that somebody had been in there | {hands} asked {p} for an hour about the crumbs | it had been mice, said {p}
~ Keys could be heard in the passage | {p} swallowed the bread, as being the quickest | {they} were out over the sill, and had nothing to show for it

@ seven6 scene line=any-seven price p=again who=stair-sweeper,pedlar,joiner where=the_lane_of_five_doors
% By Way of Five Doors; In the Last House
{p} had found out where {token} came from | it had gone from hand to hand, through five houses | {p} took {h} along to see them
The second and the third were nailed up, with {foe's} seal over the lock | "A chandler lived here, and there a shoemaker," said {p}. "They kept it for your people, and would not say so. {hands} were here this week."
In the fifth had lived the nurse who saved the child | now her bed was empty, and made up quite flat | {hands} had sat beside it for three nights | they had questioned the old nurse, very politely | on the fourth night she died, and told them nothing
{h} stood by that bed, and had nobody to thank
"They did that for a spoon and a chair," said {p}. "So what will they do to you, when they know?"
+ Help {p} to get one of the nails out => Behind the nailed door the shoemaker was stitching in the dark | "Is that child in its chair yet?" asked the shoemaker. "I should like to hear that before I open up"
= Ask what the nurse had known => "She carried the child out, with the spoon under its bib," said {p}. "All the rest was down on a list, and {hands} took it. For thirty years they have been asking her where that spoon was, once in each."
- Lie that the spoon broke => {p} looked along the doors, from the first to the fifth | "Then she died for nothing," said {p}. | {p} sat down on the last sill, and would not come away with {him}
~ Across the way a shutter was opened by the width of a finger | {p} went on, and talked of turnips | {they} had turned two corners before {p} would stop

@ seven7 scene line=any-seven turn p=again who=polisher,stair-sweeper,pedlar where=a_table_by_the_wall
% A Wing and Not a Sail; Three Things on a Table
{h} laid three things on a table for {p}, who had the sharper eyes | the first was the print of the chair's back | the second was a shaving off that chair, which {foe} had had planed away | the third was {token}
"These two fit," said {p}, and pushed the shaving up to the print. "It is a wing. It was never a sail." | {h} turned {token} over [! , and there was the same wing] [3 , no bigger than a thumbnail]
"This was kept for my people," said {h} slowly. "So my people had that wing, and that chair."
"But they are dead, says {foe}," said {p}.
"Not all of them. A child kicked dents into those legs. Somebody carried it away, with its spoon, and I am what became of it. The chair has come down to me." | {h} sat down on the floor, as there was nothing else to sit on
Now it was clear why {foe} had the wing planed off | with that chair empty {foe} might say no to everything
{p} was suddenly as white as chalk. "Then you are the one whom {foe} has been looking for," said {p}. "For thirty years!"
+ Support {p}, who has tried to bow => "Do not do that," said {h}, and caught {p} by the elbow. | "I have bowed to {foe} for thirty years," said {p}. "It is time that a person crumpled that cushion"
= Try on the word mine once more => {h} said it again, and it did not sound any more likely | "There are some up there who are old enough to remember your people," said {p}. "Three of the six, and they go for a walk at four"
- Lie to {p} that it must be chance => {p} believed that, since it was the easier thing to believe | but the whole evening {p} walked one step behind {h}, as one does with the great
~ {p} sneezed, and the shaving was gone from the table | it was found in the end, under {p's} own shoe, in pieces | but the wing was still upon {token}

@ seven8 scene line=any-seven gate move p=doorkeeper/he where=the_hall_of_the_chairs
% A Cord across the Arms; Nobody without a Chair
The six had gone into {place} with {foe}, to vote | the oldest was with them, in a travelling {coat} | {h} had to be in the seventh chair before they were done
{p.a} barred the doorway, with his arms spread out | "I am to let in nobody who has no chair," said {p}. "I am sorry. And that one is to go into the stove tonight. {foe} says that it takes up room."
Past his elbow one saw the room, cool and clean | {foe.name} had the key round {foe.his} neck, and was counting hands | the seventh chair stood at the window | there was a cord across its arms
{h} had {token} in {his} pocket, and nothing else in the world to show for it
+ Give {p} {token} to feel with a thumb => He felt it with his eyes shut, as he once felt that chair | "Then go to your place," he said, with no voice left. | he held the door open with his back
= Answer that you have one => "Which?" asked {p}. | "By the window," said {h}. | he turned round to look at the chair, and took off his cap | then he stood away from the door
- Trick {p} with a shout of fire from the stairs => He ran down with the bucket, being a careful person | at the shout {foe} raised {foe.his} head, and stopped at the fourth hand | {h} walked in alone
~ "What is that at the door?" called {foe}. | {p} said that it was the draught | "Let it come in, then," said {foe}. "We shall not be long over it"

@ seven9 scene line=any-seven duel where=the_hall_of_the_chairs
% Whose Chair It Was; A Vote by the Window
{h} took the cord off the seventh chair, and sat down [3 , with all of them watching] | {his} heart was beating up to the neck | now the six had to say whose chair that was [! by right] | if the chair was {h's}, {foe} could not vote for it again
"How charming," said {foe.name}, without getting up. "But wings can be bought at any stall. I was with that family at the end, my dears. Is a stranger to sit where the child sat?"
{token} lay upon the table, with the wing on top | the six looked at it, and not at one another | three hands had begun to shake
"Lead that person out," said {foe} to {hands}, and smiled, and put out one finger for {token}
+ Give {token} to the oldest to feel => {h} pushed the spoon across, and took {his} hand away | the oldest felt along the edge of it with closed eyes. "There is a tooth mark," said the oldest. "I was there when the child bit it"
= Ask {foe} again how that family died => {foe} told it beautifully, and there was a boat in it | "It was a fever, the last time," said one of the six. "And before that it was the winter," said the oldest | nobody smiled but {foe}
- Attack {foe}, and pull off the key => The key came away with its string | a ring hung upon the same string | a wing was cut into the ring | "The mother wore that," said the oldest, and had got up. "How do you come by it?"
+~ The oldest could not see it well, and passed it on | so it came round to {foe} | "But there is nothing on it," said {foe}, with a thumb upon the wing. | nobody liked to lift that thumb
=~ {foe} told it well, and wept prettily at the end | two of the six had to be lent a handkerchief | after that no one was thinking about a chair
-~ {foe} gave a small cry, and held {foe.his} neck for all to see. "So that is what they are like," said {foe} | the six remembered that family as gentle people | they shook their heads at {h}

@ seven10 scene line=any-seven near p=joiner where=the_joiner's_shop
% Half a Mark; A Shaving on a Nail
Chairs are made by a joiner, so {h} took {his} question to one | in the shop sat {p.a} | above the bench a long shaving hung from a nail, brown with age
"{foe} sent for me once," said {p}. "I was young. I was to plane a mark off that chair. I was not to ask. No chair of mine has stood straight since then."
The legs of all {p.his} chairs were propped with folded {paper}
Nobody was to know whose chair it was, it seemed | on the shaving one could still see the half of that mark
"I should like to be rid of it," said {p}, "but one cannot throw away a thing like that. What if they come and ask me for it?"
+ Help {p} to get one chair straight => {they} took a sliver off each leg in turn, until it stood | {p} sat down on it, carefully, and it held | {p} took the shaving from the nail. "You have it," said {p}
= Hold the shaving against the light => It was the half of something that was bent, and had ribs | "Keep it," said {p}. "If ever you find the other half, then tell me what it was that I did"
- Steal the shaving from its nail => {h} had it in {his} {bag} when {p} turned round | {p} saw the bare nail, and drew a long breath | it was hard to say whether that was fright, or the opposite
~ The whole row of chairs went over | {p} ran to catch the last of them | the draught had taken the shaving off its nail | now it lay on {h's} sleeve

@ seven11 scene line=any-seven far entered p=again who=polisher,stair-sweeper,pedlar where=the_steps_of_an_old_house
% Sent Away for a Rest; Three Rugs
The oldest of the six was to speak for {h} at the vote | now {p} came running, and pulled {h} along | {they} ran to the house of the oldest
At the steps stood a {ride}, and {foe} had ordered it | {hands} were to take the oldest away | it was for a rest, until after the vote
The oldest sat in it already, under three rugs, in a travelling {coat} | "It is so kindly meant," said the oldest. "I can never think of an answer when things are kindly meant"
Without that one voice {h} was a stranger with a spoon | {p} barred the way to the {ride}, with both arms out | it was {h} who had to think of a way
+ Help the oldest out again, rugs and all => {they} took one arm each, and walked | {hands} called after them that it was paid for | "I shall have my rest after the vote," the oldest called back, and laughed out loud
= Ask {hands} what the rest would be for => "For the heart," said the one | "For the nerves," said the other | the oldest looked from this one to that one. "Then it cannot be meant for me," said the oldest, and began to undo the rugs
- Trick {hands} with a sack under the rugs => They drove the sack some way out into the country, and talked to it kindly | the oldest stood behind a door with {p} and was shocked, and could not stop giggling
~ {hands} pulled the rugs tight and set off | one could see the oldest turn round, and wave | but the {ride} stuck fast on the hill | in the night one old person came home on foot

@ seven12 scene line=any-seven near p=beekeeper where=the_house_full_of_bees
% Refused by One Voice; Slips on a String
{h} was not the first whom the seventh chair had refused, so {he} went to see another | {p.a} had asked eight times, for two hives on the hill
"Each time I get a slip," said {p}, and took down a string of them. "Read the end. Refused by one voice. It was never two. It is always just the one, and the bees are in my bedroom."
There was a hum behind the door | every slip had one stroke, and {foe} had made it
"At first I blamed my handwriting," said {p}. "Then I counted what was refused {inhome}, in thirty years. It is everything. I meant to try again, and have not the heart"
+ Help {p} to move the bees to the garden => The bees went over after dark, under a sheet | {h} was stung just once, on the ear | "Take a slip with you," said {p}. "You ought to ask {foe} who that one voice belongs to"
= Lay the slips one upon the other => The strokes lay on one another to a hair, as if made on one day | "I have wondered whether {foe} even hears my name," said {p}, and let {h} keep the topmost
- Trick {p} into asking for you as well => {p} wrote {h's} wish on the same form, under the hives | the form came back that day, with one stroke for both | {p} did not hang it on the string
~ The bedroom door had come open | "Stand quite still!" cried {p}. | {they} stood until it was dark, and talked of nothing

@ seven13 scene line=any-seven near where=the_market_on_market_day
% A Ribbon for Everyone Who Helped; Applause
On market day {foe} stood upon a barrel, and called {h} up as well | all the town was looking
"Dear friends," said {foe}, with an arm round {him}, "this is {fullname}, who has worn out two soles for a poor old chair. I was cross. But I forgive it!" | everybody clapped, since {hands} watched who did not
{foe} held up a slip | it was leave to {goal}, and {h} wanted it badly
"One name at the foot, and it holds," called {foe}. "And whoever was of any help shall have a ribbon. Do not be modest!"
Three good people turned pink, and pushed forward | behind {foe} stood {hands}, with the ribbons, and with a list
The last line forbade {him} to ask about that chair
"I used to carry wood up those stairs, and nobody knew my name," said {foe} into {h's} ear. "Now they clap. I cannot go back to the wood. Sign it"
+ Save the three, and say that nobody helped => "Nobody helped me," called {h}. "They all told me to leave it alone." | the three stood still, and then they understood | {foe} rolled the slip up again, smaller and smaller | far back the widow clapped, all by herself
= Ask aloud who has said no until today => "The chair did," said {foe}. | "And who says yes today?" asked {h}. | {foe} had no answer ready | one could hear the ribbons flutter, and then {foe} climbed down
- Betray the three for the slip, and sign => {h} waved the three up to the barrel, and signed | each got a ribbon, and was led away by it | then {h} read the slip again | it had been good for yesterday
~ {h} pulled the slip out of {foe's} hand, and it tore | "How sad," said {foe} to the crowd. "We did try, did we not?" | and again they had to clap

@ seven15 scene line=any-seven near p=again who=polisher,stair-sweeper,pedlar where=the_lane_behind_the_hall
% A Song about Somebody; The Stranger without a Bench
{h} went from door to door with {p}, and asked who remembered the child of that chair | a cheerful stranger with a slip fell in beside them
"Refused!" cried the stranger. "All I asked for was a bench before my house! That {foe.name} is a toad."
The stranger carried {p's} basket, and sang a song about {foe} under {p's} nose | it was so good that {p} wept with laughing | {p} pointed out every house where people had been kind
"And the old spoon that one hears of?" asked the stranger lightly. "Somebody has kept it safe all these years. I should like to kiss that person's hand."
The wind turned over that slip, and no name stood on it | so the stranger was one of {hands} | at the corner two more of them were writing down the doors
"I can tell you about that spoon," said {p} warmly | the stranger bent down to listen, and held quite still
+ Save {p} by singing that song out loud => {h} sang the song about {foe} at the top of {his} voice | the stranger had to join in, or be found out | so {hands} wrote down one of their own as well | {p} saw the list, and said no more about spoons
= Ask the stranger how many voices refused that bench => "All seven of them," said the stranger, with much feeling. | {p} took the basket back out of his hand | there had not been seven for thirty years | "One knows that, if one was ever refused," said {p}
- Lie that the miller has that spoon => The stranger was off at once, and forgot to be cheerful | by evening {hands} had slit every sack in the mill, and the miller sat in the flour | {p} had liked that stranger, and now liked nobody
~ {p} told him half of it, and then saw {h's} face | "One can finish that another day," said the stranger, still cheerful. | then the basket was gone, and with it {p's} good comb

@ seven20 scene line=any-seven far quiet where=the_four_stones_on_the_hill
% Milk for Nobody; The Smallest of Four Stones
{h} wished to see where {his} people lay | on the hill were four stones, and {foe} had paid for them
The smallest was for a child | by rights it was {h's} own | before it stood a can of milk, quite fresh
"I used to carry it up to that child," said an old woman behind the stone. "I never saw a coffin. So I bring one can more, just in case."
"For thirty years?" asked {h}.
"The cats do well by it," said the old woman.
{h} sat down against {his} own grave, and took out {token} | {he} lifted the skin off the milk, as always | {he} laid it on the rim
The old woman looked at that rim, and both her hands went to her mouth
+ Share the milk with her, turn by turn => The can went to and fro until one saw the bottom. "On the day of the vote I shall bring it up those stairs again," said the old woman. "Nobody has ever stopped a milk can"
= Ask her what else that child used to do => "It kicked," said the old woman. "It sat in that chair and kicked, and its mother said that one could hear at least who was awake." | {h's} heel had been going against the stone for some time
- Lie that you do not care for milk => The old woman looked once more, and then not again | she poured it out over the grass, to the last drop. "So it is a grave after all," she said | the next day the cats waited there for nothing
~ {hands} came along the wall, and asked for whom that milk was | "For the cats," said the old woman, and one of them bore her out | {h} lay flat behind {his} own stone

@ seven14 scene line=any-seven eve where=a_room_under_the_roof p=again who=polisher,stair-sweeper,pedlar
% What One Needs in Order to Sit; A Stone, a Cloth and a Goose
It was the last night before the vote on that chair | {h} was up under the roof, and {p} was brushing {him} a {coat} to sit in | there was a knock, and then another
First came the widow, with a flat stone. "It is from the well that I may not dig," she said. "Put it in your pocket. It keeps one down on a chair."
Two people followed, no longer young, and unfolded a tablecloth | they had been refused a wedding nineteen times. "Sit on that," they said. "It has been ironed for so long."
Next was a cooper, with a goose that he had no leave to keep. "She screams at whoever comes from behind," he said.
Each of them touched {token} with one finger, and went home
{h} had thought that {he} had no people | for some time {he} had no voice at all
Eleven more were on the stairs by now, with things under their arms | {foe} could not fail to hear of it
+ Give {p} the goose to guard the stairs with => {p} was bitten at once, and then had a goose's head up one sleeve | "We shall sit on the top stair, the goose and I," said {p}. "Whoever wants to fetch you must climb over us both"
= Try how one sits with a stone => {p} put {him} on a stool with the stone, and walked round it. "Not on the edge," said {p}. "Those who sit on the edge get up again. Both feet down, and look at the oldest." | {h} did that until it was light
- Lie to them all that the vote is won => They cheered all the way down the stairs, and {foe} heard it three {street}s off | more of {hands} were sent for that same night | the cooper took his goose home, since it was not needed any more
~ {hands} came up, to see what the noise was | they found a goose upon the bed, and no leave for it | they led her off on a string, and she screamed at every one of them
`;
/** How it begins, what comes back of what was done, and what is asked and heard on the way. */
const told = `
@ seven-o1 open line=any-seven p=stair-sweeper where=the_stairs_of_the_hall
% Refused by One; Six Hands and an Empty Chair
Seven people ruled {inhome} | nobody might do anything without their leave | {h} had asked for leave to {goal} | now {he} came down the stairs of their hall, refused
Six had been for it | the seventh chair was empty | {foe} spoke for that chair, and said no
"It always says no," said {p.a}, and leaned on a broom. "Are you {fullname}? Then this is yours. I kept it for the first of your people to come." | it was {token}
"Which people?" asked {h}. | but {hands} were coming down, to see what {p} had there
"Go and look at that chair," {p} whispered. "They are polishing it now. And do not show that to {foe}!"
+ Help {p} down the stairs, out of their way => {h} took the broom and the bucket | {hands} let the two of them by, as one lets by people with buckets | "It came to me by way of four houses," said {p}. "All we did was keep it. Go up by the back stairs"
= Ask {p} whose spoon that was => "A child's," said {p}. "One can feel a tooth mark. Whose child, I was not told. One sleeps better so. But they said that the chair would know"
- Betray {p}, and tell them where to search => {hands} searched the bucket, and found a brush | they told {p} to leave the broom, and never come back | meanwhile {h} was on the back stairs
~ {hands} put a good many questions, one on each step | {h} had the spoon up {his} sleeve, and answered | "We shall remember you," they said, and they were not being kind
@ seven-o2 open line=any-seven p=pedlar where=the_market
% A Spoon Not for Sale; Every Stall Turned Over
At the market {hands} were turning over every stall, and would not say for what
{h} stood there with a slip that said no | everything {inhome} needed leave from seven people | {he} wanted their leave to {goal} | six of them had said yes | but {foe} spoke for the one empty chair, and always said no
"Are you {fullname}?" asked {p.a}, behind a tray. "Buy a bun, quick! No, keep your {coin}. This is yours. It was left with me for your people." | it was {token}
{hands} were at the next stall already, and {foe} was with them
"I was told nothing else," said {p}, very low. "It belongs with the empty chair, somehow. Look there. But never let {foe} see this!"
+ Protect {p} by spilling your own bag => {h} let everything roll under the feet of {hands} | by the time they had picked it up, {p} was packed and gone | on the ground somebody had written in chalk: ask the polisher
= Ask {p} who left it there => "A shoemaker, and he had it from another," said {p}. "It had been in five houses. Not one of them knew what for. But the polisher knows that chair"
- Betray {p} to {foe} with a nod => "How helpful," said {foe} to {h}, and had the tray carried off | {p} went along between {hands}, and looked back just once | the spoon was in {h's} boot
~ {foe} had come up, and bowed, and asked to see what {h} had bought | it was a comb, luckily, and {foe} turned it over twice. "And you are called?" asked {foe}
@ * echo line=any-seven gate did=seven-o1:+
On the stairs below a bucket had gone over | the stair-sweeper was in no hurry with the cloth | {h} had helped there once, and now {hands} could not come up
@ * echo line=any-seven price did=seven-o1:-
{h} had betrayed the stair-sweeper to {hands} | now that house was nailed up as well | nobody was left in there to swear to the spoon
@ * echo line=any-seven far did=seven-o2:+
Down in the road a pedlar had let a whole tray fall before {hands} | {h} had protected that tray once | each spoon of it was being picked up singly
@ * echo line=any-seven wall did=seven-o2:-
"You have such a helpful nod," {foe} added. | {h} had betrayed the pedlar with it, and {foe} had asked for a name since then | so {foe} knew who was standing there
@ * echo line=any-seven gate did=seven4:+
The cord was tied in a bow | that was the polisher's doing, in return for {h's} help with the chair | one pull, and it would be off
@ * echo line=any-seven turn did=seven4:=
{h} had measured those dents with {his} own hand, and the child had been five | the spoon was just of the size for such a mouth
@ * echo line=any-seven plan did=seven4:-
One of the three had kept well away from {h} | {foe} had been telling how {h} lied to carry off the chair | so there was one voice less
@ * echo line=any-seven turn did=seven1:+
{h} remembered what {he} was told over the shared tray | milk had been carried up for a child of that house | so others knew of it too, and would say so
@ * echo line=any-seven price did=seven1:-
The fourth door was broken in | {h} had tricked {foe} into raising both hands, and people had laughed | {foe} had looked for a person to pay for that
@ * echo line=any-seven plan did=seven10:+
The joiner came by, and told the three what had been planed away | {h} had helped with the crooked chairs | after that it was easier to say
@ * echo line=any-seven plan did=seven10:-
The joiner ought to have sat there too, and told what was planed away | {h} had stolen that shaving, and so the joiner stayed at home
@ * echo line=any-seven gate did=seven12:+
By the stairs waited the beekeeper, with a sheet that hummed | {h} had helped to carry those bees | {hands} stood as far off from it as they could
@ * echo line=any-seven price did=seven12:-
On the fifth door hung a form, and {h's} name was on it | {h} had tricked the beekeeper into asking for both, and now {foe} made haste
@ * echo line=any-seven price did=seven5:+
Beside each seal somebody had drawn a small wing in chalk | {h} had shared that print with the town, and the town had kept it
@ * echo line=any-seven wall did=seven5:-
There was a bar across the window now | {h} had stolen a shaving in there, and left the window open | nobody would climb in a second time
@ * echo line=any-seven gate did=seven3:+
{h} had once given the doorkeeper a hand with the dusters | it was plain that he would much rather have let {him} by
@ * echo line=any-seven plan did=seven3:-
The three had been told of a stolen key | it was {h} who took it out of {foe's} hand | at first they kept their hands in their pockets
@ * echo line=any-seven plan did=seven13:+
The widow stopped at the bench, and told the three about the barrel | {h} had taken all the blame there, and no slip | "Just like that family," they said
@ * echo line=any-seven turn did=seven13:=
{h} had once asked aloud, in the market, who said yes that day | so it was {foe} who said no, too, and never the chair
@ * echo line=any-seven price did=seven13:-
Three more doors had a plank across, and a ribbon on the plank | {h} had waved those three up to the barrel
@ * echo line=any-seven price did=seven15:+
Far off a boy was whistling a song about {foe} | {h} had sung it to save {w}, and {hands} could not stop it any more
@ * echo line=any-seven price did=seven15:-
At the corner the miller was sewing up sacks, white to the eyelashes | {hands} had looked for a spoon in them, for {h} had lied
@ * echo line=any-seven gate did=seven14:+
Across the top stair sat {w}, with a goose, and both were in a bad temper | {h} had given that goose to {w} | none of {hands} cared to be the first
@ * echo line=any-seven gate did=seven14:=
{h} had practised all night how one sits in such a chair | both {his} feet stood flat, and one could see {p} notice
@ * echo line=any-seven gate did=seven14:-
Twice as many of {hands} came up the stairs | they had been sent for when {h} lied about the vote, and the neighbours cheered
@ * echo line=any-seven gate did=seven20:+
Up the stairs came the old milk carrier, one step at a time, with a full can | "It is for the child," she told {hands}, and they made room
@ * echo line=any-seven gate did=seven20:-
The old milk carrier could have sworn to that child by its ways | but {h} had lied to her at the stone, and she had stayed at home
@ * echo line=any-seven gate did=seven6:-
Nobody had come from the five houses | they had been told that the spoon was broken, for {h} had lied about it
@ * ask line=any-seven before
{h} asked everywhere who had been allowed a thing in thirty years
{h} wished to {goal}, and asked whether there was a way round the seventh chair
{h} was showing {token} to old people, and asked who had made such spoons
People told {h} to look for friends of the seventh family | {h} asked who still remembered them
@ * ask line=any-seven behind
{h} asked everywhere who knew the family with the wing
{h} still wished to {goal} | so {he} asked how one got into that hall
{h} asked when the six would meet again | {he} also asked who kept the door of their hall
@ * gift line=any-seven before
"I was refused as well," said {p}. "It was by one voice. I never met a person who was refused by two."
"That family?" said {p}. "I was told of a fever, by {foe}. My sister was told of a boat, by the same."
"There was a child in that house," said {p}. "I once sold it a top. Now nobody ever speaks of it."
"The sign over {foe's} door is newer than the door," said {p}. "There are old holes under it, from another."
@ * gift line=any-seven behind
"The oldest of the six cannot see much," said {p}. "But put a thing into that hand, and it is known."
"The six mean no harm to anyone," said {p}. "They simply never saw that chair with a person in it."
"{foe} tells that story at every feast," said {p}. "It is never the same twice. You ought to listen."
`;
export const pack: PackSource = { id: 'case-any-seven', sheets: [facts, scenes, told], words: {} };
