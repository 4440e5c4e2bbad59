import type { PackSource } from '../pack.ts';

/** What stands in the way of a thing that one does or becomes, who put it there, and how it is done all the same. */
const facts = `
@ * truth line=any-seven start
Seven people {inhome} had to allow it, whatever a person wished to do | each of the seven had a chair | the seventh chair was empty, and so nothing was ever allowed
@ * known line=any-seven before
One chair of the seven was empty, and {foe} said no for it | {h} had to find out whose chair that was | without that nothing would ever be allowed
@ * known line=any-seven behind
{h} had a right to the seventh chair, and nobody but {foe} knew it | one had only to get as far as sitting down there
@ * settle line=any-seven won
The oldest put up a hand for {h} [3 , slowly, as a thing that one does once]. "Let us see whose chair it is," said the oldest. | then there were two hands, and four, and all six | {foe} counted them twice | "And who is for it that this is done?" asked the oldest. | the same six hands went up, and {h} put up the seventh | "Thirty years," said {foe}, who had not a smile left. "Everyone who wanted a thing had to come and be nice to me." | so the seven allowed it, and {h} was free to {goal} | that same week all of them saw it done | "That chair has stood at the window long enough," said the oldest, and drew it up to the table
@ * settle line=any-seven lost
{foe} asked them, very gently, whose chair it was, and smiled at each of the six in turn | three hands went up for {h}, and they were old, and shook a little | the other three stayed where they lay | "Then I vote for the chair, as always," said {foe}, "and it says no. Dear friends, where should we be if people could simply do things?" | so {h} was not to {goal} | {he} had to get up, and the seventh chair was carried down to the stove | behind the chair, all the way down, went the oldest
@ * settle line=any-seven dear
It was {h's} chair, they found, and after that they voted | {h} put up a hand, and so did five of the six | the sixth only looked across to {foe} | "That one does as I do," said {foe}. "I could make it seven. But I want the chair for it. I should be nobody without that chair." | {h} looked along the table, and got up | {foe} sat down, and put up a hand, and so did the other | so it was allowed, and the whole town saw {him} {goal} | on the stairs the oldest took off a hat to {h}, and not to {foe}
@ * last line=any-seven won
When the seven met again {h} sat on a cushion, and it was crumpled | a beekeeper asked once more for two hives [2 , and it was the ninth time] | six hands went up | then they all looked across at the seventh chair | {h} had put up both hands
In spring a joiner asked {h} for leave to do one thing | it was the one who had once planed the wing away | {token} lay on the window sill for a pattern | toward evening the oldest put a thumb there, and felt the wing | then {h} sat down, and leaned back against it
@ * last line=any-seven dark
Soon whoever wished for something came to {h} | nobody came without a present | the six voted as the seventh chair did, and looked at their hands | then the oldest stayed away, and sent word that it was the stairs | one evening {h} looked along the table for somebody to say no | there were six empty chairs
@ * last line=any-seven dear
In autumn {h} went up those stairs with a beekeeper | one voice had refused two hives to that beekeeper, eight times | {foe} sat in the seventh chair | nobody offered {h} a seat | {h} stood, and saw what they had left of the wing | it took {foe} a long time to put up a hand
@ * last line=any-seven lost
A week later the oldest of the six stood at {h's} door | under the travelling {coat} was a piece of wood, black along one edge | there was half of a wing on it | "Out of the stove," said the oldest | {h} nailed it up over the door | whoever came in that winter put a thumb to it
`;

/** Scenes in which a fact of the case is found out, with somebody who comes back. */
const scenes = `
@ seven1 scene line=any-seven second p=again
% Cast for Thirty Years; The Seventh Vote
{p} was to carry up the plates for the six, and {h} came behind with the tray | nobody looks at a tray
There were six hands for it on the table | they lay open, ready to be raised | "And I speak for the empty chair," said {foe}, and lifted a second hand, as one lifts one's hat. "Against"
It took no longer than that | "Always," {p} said on the stairs. "For thirty years. If the sun wished to come up, it would be against that"
+ Share the tray with {p} and ask how it began => {p} sat down on a step, for once | "There was a child," said {p}, "of that family. I carried the milk up. And one day there was no need to bring it any more"
= Look at the back of the empty chair => Something had been planed off there | under the dust one could feel a wing, or a sail
- Trick {foe} into raising both hands at once => {foe} laughed when {foe.he} saw it, and let them down | the six had seen it as well, and two of them had not laughed | nor had {p}, who would be asked whose tray it was
~ {foe} had rung for mustard | {they} were sent up and down those stairs until dark, with no breath left to talk

@ seven2 scene line=any-seven plan entered p=again
% First on the Stairs; Three Who Remembered
{p} had asked the three eldest to take the air | and there they were, on a bench, with {p} in the middle
"They had fine feet, that family," the first one said. "All of them. One knew them by the step." | {h} walked up and down for them, feeling a fool
Not one of them said what they thought | but when they went in again, the oldest stood back [2 from the stairs] | and «he» took his hat off, and let {h} go first
Above on the landing stood {foe}, and had seen it
+ Support the oldest up the steps by the arm => It took some time | "I shall put up my hand, when it comes to it," said the oldest, to the stair rail. "I have been meaning to since I was sixty"
= Ask what the mark upon the chair was like => "Like what you have been carrying about in your pocket all this while," said the second one, who had not spoken yet | {h} had to sit down
- Lie that you have known it from the first => They were a little shocked, and then they were a little afraid | it made them no less willing | but the hat was put back on. "To me you said that you knew nothing," said {p}
~ {foe} came out to ask whether the three were not too old for the evening | each was given a rug, and tucked in | after that they sat and looked at their feet

@ seven3 scene line=any-seven wall
% The Key of That Room; Seven Hands in the Air
{hands} kept the door and {foe} kept the key | and {foe.he} was playing with it | "It wants seven," said {foe}. "You see how it is. I would let you. But there are six, and then there is the chair"
Through the crack {h} saw it, with its back to the window | somebody had dusted it that morning, as one dusts a grave
"There is nobody left of that family," said {foe}. "I ought to know. I was with them at the end"
+ Give the doorkeeper a hand with the dusters => {they} did the legs of it together | "It has been planed," whispered the doorkeeper. "On the back there. I used to know it with my thumb, when I was a boy"
= Ask {foe} how that family came to its end => {foe} told it well, and it was different from how it had been told the last time | the key had stopped turning
- Steal the key while {foe} speaks for the chair => It was a key to nothing, when {h} came to try it | the real one was round {foe's} neck | and {foe} was standing behind {him}, and let {him} try it twice
~ {foe} had let the key slip into {foe.his} sleeve | the doorkeeper closed his half of the door, and {foe} the other

@ seven4 scene line=any-seven lead p=polisher
% Six Were Worn; Low Down on the Legs
{p.a} had seven chairs to do before the six people came, and gave {h} a cloth | six of them were worn hollow, each in a way of its own | the seventh had its back to the window, and might have been made yesterday
"There has to be seven before they can allow a thing," said {p}. "But that family has died out. {foe} was with them, and says so. I do it last. There is never anything on it but dust."
{h} did the legs | on the front pair, low down, the wood was all small dents [2 , side by side, such as heels make] | whoever had sat there did not reach the floor
+ Help {p} to turn it round to the table => It wanted two for that | "So it stood in my mother's time," said {p}. "You ought to hear them vote. There are six sitting there, and {foe} has two hands"
= Measure the dents against your own hand => They had been made by a child of five, or a small one of six | {h} asked when it was that they died out | "In the winter," said {p}, "the whole of them, down to the oldest." | and {p} looked again at the dents [3 , and laid a finger into each of them in turn]
- Lie that {foe} has sent you for the chair => {they} had it as far as the stairs, and there stood {foe} | "How kind," said {foe}. "But where would you put it?" | it was carried back, and from that day there was a cord across the arms
~ "Feet," said {p}, for the six were on the stairs | it had to be the window, cloths and all, and the last pair of legs was left undone

@ seven5 scene line=any-seven means p=again
% Under the Plane; A Print in Bread
{p} aired that room on Saturdays, and had left a window on the latch behind the six, and held it while {h} climbed in | there were the chairs, with their backs to the room | a mark was cut in each, to say whose it was | there was a wheel, a key, and a hand | there was a fish, an ear of corn, and a well
On the seventh someone had been at work with a plane | {p} kneaded the soft of a loaf, and pressed it to the place
It came away with a print, the wrong way about [2 , so faint that one had to breathe upon it] | it had a wing, or else it was a sail
{h} had seen that before, and could not say where
+ Share the print with {p}, half and half => {p} took the wing round the town in a hat | "There was a house that had it over the door," said {p} afterwards. "They have put up something else since. {foe} lives there"
= Feel for it with a bare thumb => It went on below the plane, right down to the rail | whoever did it had not liked doing it | there were three shavings yet between the seat and the back
- Steal a shaving, and leave the window open => It was found in the morning that somebody had been in, and where | {p} was asked about the crumbs on the seventh seat, for an hour, and said that it had been mice
~ Keys could be heard in the passage | {p} swallowed the bread, as being the quickest | {they} were out over the sill with nothing to show for it but a taste of beeswax

@ seven6 scene line=any-seven price p=again
% By Way of Five Doors; In the Last House
{p} had followed {token} back, from hand to hand | now {p} took {h} along the same way [2 , and there were five doors]
The second and the third were nailed up, with {foe's} seal over the lock | "A chandler lived here, and there a shoemaker," said {p}. "They were asked for it, and had never seen such a thing. So now nobody is to see theirs."
In the fifth had lived the nurse who saved the child | in the room was a bed with nobody in it, made up quite flat | {hands} had sat beside that for three nights, very politely | on the fourth the nurse had no more to say
+ Help {p} to get one of the nails out => In there somebody was stitching a shoe in the dark, by feel | "Is that child in its chair yet?" asked the one with the shoe. "I should like to hear that before I open up"
= Ask what the nurse had known => "She carried the child out, and that was under its bib," said {p}. "All the rest they had down on a list, and took. They have been asking her where it was for thirty years, once in each."
- Lie to {p} that you have thrown it away => {p} stood there with both arms hanging, and looked along the doors, from the first to the fifth | then {p} went and sat on the sill of the fifth, and would not come away with {him}
~ Across the way a shutter was opened by the width of a finger | {p} went on, and talked of turnips | {they} had turned two corners before {p} would stop

@ seven7 scene line=any-seven turn p=again
% A Wing and Not a Sail; Three Things on a Table
{h} laid three things on a table for {p}, who had the sharper eyes | the first was the print of the chair's back | the second was a shaving off that chair, which {foe} had had planed away | the third was {token}
"These two fit," said {p}, and pushed the shaving up to the print. "It is a wing. It was never a sail." | {h} turned {token} over [! , and there was the same wing] [3 , no bigger than a thumbnail]
"{foe.name} had it planed off, so that nobody could tell whose chair it is," said {h}. "As long as nobody sits there {foe} may say no to everything." | {p} saw it, and sat up quite straight [3 , with both hands flat upon the table]
"They did not all die," said {h}. "A child kicked dents into those legs. It must have been carried away, and this with it, or how should I come by the wing? It came down to me, and so did the chair"
+ Support {p}, who has tried to bow => "Do not do that," said {h}, and caught {p} by the elbow. | "I have bowed to {foe} for thirty years," said {p}. "It is time that somebody crumpled that cushion"
= Try on the word mine once more => {h} said it again, and it did not sound any more likely | "There are some up there who are old enough to remember your people," said {p}. "Three of the six, and they go for a walk at four"
- Lie to {p} that it must be chance => {p} believed that, since it was the easier thing to believe | but the whole evening {p} called {h} by no name at all, and walked one step behind
~ {p} sneezed, and the shaving was gone from the table | it was found in the end, under {p's} own shoe, in pieces | but the wing was still upon {token}

@ seven8 scene line=any-seven gate move p=doorkeeper/he
% A Cord across the Arms; Nobody without a Chair
The room of the chairs was at {place}, and the six had gone in with {foe} to vote | the oldest was with them, in a travelling {coat}
{p.a} barred the doorway, with his arms spread out | "I am to let in nobody who has no chair," said {p}. "I am sorry. And that one is to go into the stove tonight. {foe} says that it takes up room."
Past his elbow one saw the room, cool and clean | {foe.name} had the key round {foe.his} neck, and was counting hands | at the window was the seventh chair, with a cord across the arms
+ Give {p} {token} to feel with a thumb => He felt it with his eyes shut, as he had done with that chair when he was small | "Then go to your place," he said, and his voice had gone, and he held the door open with his back
= Answer that you have one => "Which?" asked {p}. | "By the window," said {h}. | he turned round to look at the chair, and took off his cap | then he stood away from the door
- Trick {p} with a shout of fire from the stairs => He ran down with the bucket, being a careful person | at the shout {foe} raised {foe.his} head, and stopped at the fourth hand | {h} walked in alone
~ "What is that at the door?" called {foe}. | {p} said that it was the draught | "Let it come in, then," said {foe}. "We shall not be long over it"

@ seven9 scene line=any-seven duel
% Whose Chair It Was; A Vote by the Window
{h} took the cord off the seventh chair, and sat down [3 , with all of them watching] | now the six had to say whose chair that was [! by right] | {foe} would never say no for it again, if {h} was right
"How charming," said {foe}, without getting up. "But wings can be bought at any stall. I was with that family at the end, my dears. Is a stranger to sit where the child sat?"
{token} lay upon the table, with the wing on top | the six looked at it, and not at one another | {foe} smiled, and moved one finger toward it, like a cat that has time
+ Give {token} to the oldest to feel => {h} pushed it across, and took {his} own hand away | the oldest felt along the edge of it with closed eyes. "There is a tooth mark," said the oldest. "I was there when the child bit it"
= Ask {foe} to tell once more how they died => {foe} told it beautifully, and there was a boat in it | "It was a fever, the last time," said one of the six. "And before that it was the winter," said the oldest | nobody smiled but {foe}
- Attack {foe}, and pull off the key => It came away with its string | a ring hung upon the same string, and on the ring was a wing | "The mother wore that," said the oldest, and had got up. "How do you come by it?"
+~ The oldest could not see it well, and passed it on | so it came round to {foe} | "But there is nothing on it," said {foe}, with a thumb upon the wing, and nobody liked to lift the thumb
=~ {foe} told it so well, and wept so prettily at the end, that two of the six had to be lent a handkerchief | after that no one was thinking about a chair
-~ {foe} gave a small cry, and held {foe.his} neck for all to see. "So that is what they are like," said {foe} | nobody of that family had ever raised a hand to anyone, and the six remembered it

@ seven10 scene line=any-seven near p=joiner
% Half a Mark; A Shaving on a Nail
Chairs are made by a joiner, so {h} asked {p.a} about the seventh | a long shaving hung from a nail above the bench, quite brown with age
"{foe} sent for me once," said {p}. "I was young. I was to take a mark off the back of that chair, and not to ask. No chair of mine has stood straight since then."
The legs of all {p.his} chairs were propped with folded {paper} | on the shaving one could see the half of something | "I should like to be rid of it," said {p}, "but one cannot throw away a thing like that"
+ Help {p} to get one chair straight => {they} took a sliver off each leg in turn, until it stood | {p} sat down on it, carefully, and got up, and took the shaving from the nail. "You have it," said {p}
= Hold the shaving against the light => It was the half of something that was bent, and had ribs | "Keep it," said {p}. "If ever you find the other half, then tell me what it was that I did"
- Steal the shaving from its nail => {h} had it in {his} {bag} when {p} turned round | {p} saw the bare nail, and drew a long breath | it was hard to say whether that was fright, or the opposite
~ The whole row of chairs went over, one after the other, and {p} ran to catch the last | in the draught the shaving had left its nail, and lay on {h's} sleeve

@ seven11 scene line=any-seven far entered p=again
% Sent Away for a Rest; Three Rugs
It was {p} who came running for {h} | {foe} had ordered a {ride} for the oldest of the six | the oldest still remembered that family | {hands} were to drive the oldest away for a rest, until after the vote
The oldest sat in it already, under three rugs, in a travelling {coat} | "It is so kindly meant," said the oldest. "I can never think of an answer when things are kindly meant"
{p} had gone and stood in front of it [3 , for safety,], and looked at {h}
+ Help the oldest out again, rugs and all => {they} took one arm each, and walked | behind them {hands} called out that it was all paid for | "I do not think that I shall be there before the vote," the oldest called back, and laughed out loud
= Ask {hands} what the rest would be for => "For the heart," said the one | "For the nerves," said the other | the oldest looked from this one to that one. "Then it cannot be meant for me," said the oldest, and began to undo the rugs
- Trick {hands} with a sack under the rugs => They drove the sack some way out into the country, and talked to it kindly | the oldest stood behind a door with {p} and was shocked, and could not stop giggling
~ {hands} pulled the rugs tight and set off | one could see the oldest turn round, and wave | but the {ride} stuck fast on the hill, and one old person came home by night, on foot

@ seven12 scene line=any-seven near p=beekeeper
% Refused by One Voice; Slips on a String
Others had asked the seven chairs for leave before {h}, so {he} went to one of them | {p.a} had asked eight times, for two hives on the hill
"Each time I get a slip," said {p}, and took down a string of them. "Read the end. Refused by one voice. It was never two. It is always just the one, and the bees are in my bedroom."
There was a hum behind the door | {p} wished to try a ninth time, and had not the heart | on every slip the one stroke was in the hand of {foe}
+ Help {p} to move the bees to the garden => They went over after dark, with a sheet, and {h} was stung just once | "Take a slip with you," said {p}. "Somebody ought to ask {foe} who that one voice belongs to"
= Lay the slips one upon the other => The strokes lay on one another to a hair, as if they had been made on one day | "I have wondered whether {foe} even hears my name," said {p}, and let {h} keep the topmost
- Trick {p} into asking for you as well => {p} wrote it on the same form, under the hives | it came back within the day, and there was a single stroke for both of them | {p} did not hang it on the string
~ The bedroom door had come open | {p} cried out to stand quite still, and {they} stood until it was dark, with the string of slips between them
`;
export const pack: PackSource = { id: 'case-any-seven', sheets: [facts, scenes], words: {} };
