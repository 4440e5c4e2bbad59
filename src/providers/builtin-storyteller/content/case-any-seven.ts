import type { PackSource } from '../pack.ts';

/** What stands in the way of a thing that one does or becomes, who put it there, and how it is done all the same. */
const facts = `
@ * truth line=any-seven start
It took seven people to allow such a thing | there had been six of them for as long as anybody knew, and so nothing was ever allowed
@ * truth line=any-seven lead
Of the seven chairs the seventh was empty, and was dusted | it was said that the family had died out, and {foe} was the one who said so
@ * truth line=any-seven second
As long as a chair was empty {foe} cast its vote | {foe.he} had cast it for thirty years, and always the same way
@ * truth line=any-seven means
Each of the seven chairs was marked on the back, to show whose it was | on the seventh a plane had been over it, and had left something like a wing or a sail
@ * truth line=any-seven wall
{h} could not {goal} without seven hands in the air | {hands} kept the door of that room, and {foe} kept the key
@ * truth line=any-seven turn
{h} turned {token} over, and there was the mark of the seventh chair, that wing or sail | "So that is why so many were after it," said {h}. "Whoever brings it in may sit down." | the seventh chair belonged to {h}
@ * truth line=any-seven price
Somebody had died rather than let {foe} have that mark | it had come to {h} by way of five doors, and two of them were nailed up
@ * truth line=any-seven plan
Three of the six were old enough to remember that family | one of them had already let {h} go first, on the stairs
@ * truth line=any-seven gate
Six of them were sitting in there with {foe} | it was cool, and very clean, and there was the chair
@ * truth line=any-seven duel
{h} went round behind {foe}, and sat down in it. | "That is kept for somebody," said {foe}. | "Yes," said {h}. "It was"
@ * known line=any-seven before
There was an empty chair, and {foe} was speaking for it | {foe} knew whose it had been, and {h} did not
@ * known line=any-seven behind
{h} had a right to the seventh chair, and so might ask to {goal} | one had only to get as far as sitting down
@ * settle line=any-seven won
"Is anybody for it?" asked {foe}, and stood behind the chair. | the oldest put up a hand, and looked at nobody | then there were two hands, and four, and six | {h} put up the seventh | {foe} counted them over, and it came to seven each time | "It is allowed," {foe.he} said, and one could hardly hear it. | so {h} was free to {goal}, and that same week all of them saw it done | "That chair has stood at the window long enough," said the oldest, and pulled it up to the table
@ * settle line=any-seven lost
{foe} asked who was for it, and smiled at each of the six in turn | three hands went up, and they were old, and shook a little | the other three stayed where they lay | "Then I speak for the chair," said {foe}. "Against." | so {h} was not to {goal} | {he} had to get up, and the seventh chair was carried out | behind the chair went the oldest, with his hat off
@ * settle line=any-seven dear
Six hands were up, with {h's}, and that was one too few | "I could make it seven," said {foe}, "if somebody would get up from that chair." | {h} looked along the table, and got up | {foe} sat down there, and raised a hand | so it was allowed, and people came to see {him} {goal} | the oldest would not look at {foe} again, nor at the chair | on the stairs the oldest stood back, and let {h} go first
`;

/** Scenes in which a fact of the case is found out, with somebody who comes back. */
const scenes = `
@ seven1 scene line=any-seven second p=again
% Cast for Thirty Years; The Seventh Vote
{p} was to carry up the plates for the six, and {h} came behind with the tray | nobody looks at a tray
There were six hands for it on the table | they lay open, ready to be raised | "And I speak for the empty chair," said {foe}, and lifted a second hand, as one lifts one's hat. "Against"
It took no longer than that | "Always," {p} said on the stairs. "For thirty years. If it was the sun that wished to come up, it would be against"
+ Share the tray with {p} and ask how it began => {p} sat down on a step, for once | "There was a child," said {p}, "of that family. I carried the milk up. And one day there was no need to bring it any more"
= Look at the back of the empty chair => Something had been planed off there | under the dust, if one shut one's eyes, one could feel a wing, or a sail
- Trick {foe} into raising both hands at once => {foe} laughed when {foe.he} saw it, and let them down | the six had seen it as well, and two of them had not laughed
~ {foe} had rung for mustard | {they} were sent up and down those stairs until dark, for one thing or another, with no breath left to talk

@ seven2 scene line=any-seven plan p=again
% First on the Stairs; Three Who Remembered
{p} had asked the three eldest to take the air | and there they were, on a bench, with {p} in the middle
"They had fine feet, that family," the first one said. "All of them. One knew them by the step." | {h} walked up and down for them, feeling a fool
Not one of them said what they thought | but when they went in again, the oldest stood back [2 from the stairs] | and «he» took his hat off, and let {h} go first
Above on the landing stood {foe}, and had seen it
+ Support the oldest up the steps by the arm => It took some time | "I shall put up my hand, when it comes to it," said the oldest, to the stair rail. "I have been meaning to since I was sixty"
= Ask what the mark upon the chair was like => "Like what you have been carrying about in your pocket all this while," said the second one, who had not spoken yet | {h} had to sit down
- Lie that you have known it from the first => They were a little shocked, and then they were a little afraid | it made them no less willing | but the hat was put back on
~ {foe} came out to ask whether the three were not too old for the evening | each was given a rug, and tucked in | after that they sat and looked at their feet

@ seven3 scene line=any-seven wall
% The Key of That Room; Seven Hands in the Air
{hands} kept the door and {foe} kept the key | and {foe.he} was playing with it | "It wants seven," said {foe}. "You see how it is. I would let you. But there are six, and then there is the chair"
Through the crack {h} saw it, with its back to the window | somebody had dusted it that morning, as one dusts a grave
"There is nobody left of that family," said {foe}. "I ought to know. I was with them at the end"
+ Give the doorkeeper a hand with the dusters => {they} did the legs of it together | "It has been planed," he whispered. "On the back there. I used to know it with my thumb, when I was a boy"
= Ask {foe} how that family came to its end => {foe} told it well, and it was different from how it had been told the last time | the key had stopped turning
- Steal the key while {foe} speaks for the chair => It was a key to nothing, when {h} came to try it | the real one was round {foe's} neck | and {foe} was standing behind {him}, and let {him} try it twice
~ {foe} had let the key slip into {foe.his} sleeve | the doorkeeper closed his half of the door, with his eyes on the ceiling, and {foe} the other

@ seven4 scene line=any-seven lead p=polisher
% Six Were Worn; Low Down on the Legs
{p.a} had seven chairs to do before the six people came, and gave {h} a cloth | six of them were worn hollow, each in a way of its own | the seventh had its back to the window, and might have been made yesterday
"There has to be seven before they can allow a thing," said {p}. "But that family has died out. {foe} was with them, and says so. I do it last. There is never anything on it but dust."
{h} did the legs | on the front pair, low down, the wood was all small dents [2 , side by side, such as heels make] | whoever had sat there did not reach the floor
+ Help {p} to turn it round to the table => It wanted two for that | "So it stood in my mother's time," said {p}. "You ought to hear them vote. There are six sitting there, and {foe} has two hands"
= Measure the dents against your own hand => They had been made by a child of five, or a small one of six | {h} asked when it was that they died out | "In the winter," said {p}, "the whole of them, down to the oldest." | and {p} looked again at the dents
- Lie that {foe} has sent you for the chair => {they} had it as far as the stairs when {foe} came up | "How kind," said {foe}. "But where would you put it?" | it was carried back, and from that day there was a cord across the arms
~ "Feet," said {p}, for the six were on the stairs | it had to be the window, cloths and all, and the last pair of legs was left undone

@ seven5 scene line=any-seven means p=again
% Under the Plane; A Print in Bread
{p} had left a window on the latch behind the six, and held it while {h} climbed in | there were the chairs, with their backs to the room | a mark was cut in each, to say whose it was | there was a wheel, a key, and a hand | there was a fish, an ear of corn, and a well
On the seventh someone had been at work with a plane | {p} kneaded the soft of a loaf, and pressed it to the place
It came away with a print, the wrong way about [2 , so faint that one had to breathe upon it] | it had a wing, or else it was a sail
{h} had seen that before, and could not say where
+ Share the print between you, half and half => {p} carried the wing off, in a hat | "There was a house that had it over the door," {p} came back to say. "They have put up something else since. {foe} lives there"
= Feel for it with a bare thumb => It went on below the plane, right down to the rail | whoever did it had been in haste, or had not liked doing it | there were three shavings yet between the seat and the back
- Steal a shaving, and leave the window open => It was found in the morning that somebody had been in, and where | {p} was asked about the crumbs on the seventh seat, for an hour, and said that it had been mice
~ Keys could be heard in the passage | {p} swallowed the bread, as being the quickest | {they} were out over the sill with nothing to show for it but a taste of beeswax

@ seven6 scene line=any-seven price p=again
% By Way of Five Doors; In the Last House
{p} had followed {token} back, from hand to hand | now {p} took {h} along it [2 , and there were five doors]
The second and the third were nailed up, with {foe's} seal over the lock | "He sold candles," said {p}, "and she did shoes. They were asked, and said that they had never seen such a thing. So now nobody is to see theirs."
The fifth stood open | there was a bed in there with nobody in it, made up quite flat | {hands} had sat beside that for three nights, very politely | on the fourth the nurse had no more to say
+ Help {p} to get one of the nails out => In there somebody was stitching a shoe in the dark, by feel | "Is it in the chair yet?" asked the one with the shoe. "I should like to hear that before I open up"
= Ask what the nurse had known => "She carried it out under a child's bib," said {p}. "The rest they had down on the list, and took. Nobody looks at a bib. She was asked where it was for thirty years, once in each."
- Lie to {p} that you have thrown it away => {p} stood there with both arms hanging, and looked along the doors, from the first to the fifth | then {p} went and sat in the doorway of the fifth, and would not come away with {him}
~ Across the way a shutter was opened by the width of a finger | {p} went on, and talked of turnips | {they} had turned two corners before {p} would stop
`;
export const pack: PackSource = { id: 'case-any-seven', sheets: [facts, scenes], words: {} };
