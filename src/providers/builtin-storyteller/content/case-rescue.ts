import type { PackSource } from '../pack.ts';

/** Where somebody is kept, what for, and how that one comes out again. */
const cases = `
@ * truth line=rescue-plates trail=rescue start
Every evening two plates were carried to a house where one person lived | {h} had heard it from three people, and had seen it once | somebody was being kept, then
@ * truth line=rescue-plates lead
It was {foe} who paid for both the plates | on one of them the bread was always cut up small, the way one cuts it for {target}
@ * truth line=rescue-plates second
They had said for weeks that {target} had gone away with somebody | there was even a {letter} to say so, and nobody had compared the writing
@ * truth line=rescue-plates means
The basket with the plates came and went at dusk | whoever carried it wore a grey hood, and {hands} had stopped looking under it
@ * truth line=rescue-plates wall
The house of the two plates had one door, and one stair | up there was a room with the bolt on the outside | the bolt had {foe's} lock upon it
@ * truth line=rescue-plates turn
It was not for money that {foe} kept {target} | {target} had a name to sign, and nobody else could sign it | all this while the pen had lain on the table, and {target} had not picked it up
@ * truth line=rescue-plates price
Once the {paper} was signed {foe} would have no need of {target} | {h} had that from somebody who paid dear for overhearing it
@ * truth line=rescue-plates plan
The hood would go over one head as well as another | one person might go in with the basket, and another come out
@ * truth line=rescue-plates gate
There was the house with its one lit window | somebody up there was walking to and fro, eleven steps and turn
@ * truth line=rescue-plates duel
{foe} had the {paper} in one hand, and it was still blank at the foot | from over their heads came eleven steps, and after that there came no more
@ * known line=rescue-plates before
Two plates went in, and one old servant lived there | {h} had to find out what {foe} wanted with {target}
@ * known line=rescue-plates behind
As long as nobody signed, {target} was safe | {h} had that much time, and a grey hood
@ * settle line=rescue-plates won
Somebody came out at dusk in the grey hood, past {hands} [2 , with the basket over one arm] | it was {target} | {h} had gone in with the plates, and was found up there in the chair | on the {paper} {he} had signed {foe's} own name | by the time that they let {him} go {thing} was home, and eating from a whole plate
@ * settle line=rescue-plates lost
The window was dark, and both the plates stood clean upon the step | {target} had signed it | it was for somebody called {name}, they said | {foe} had promised to let that one live
@ * settle line=rescue-plates dear
{target} came out, on {h's} arm, and blinked | the {paper} was signed, since there had been no other way to get the bolt drawn | {foe} had what {foe.he} wanted from it, and {thing} had the sky, and said that it was cheap

@ * truth line=rescue-stone trail=rescue start
They had already put up a stone for {target} | {h} stood before it, and what {he} noticed was the date, for the stone-cutter had begun on it a week too soon
@ * truth line=rescue-stone lead
It was {foe} who had ordered the gravestone, and paid, and cried | there had been a box at the burying, and nobody was asked to carry it who had carried one before
@ * truth line=rescue-stone second
Two who had carried the coffin had wondered at the weight | it shifted, they said, like a load of gravel
@ * truth line=rescue-stone means
From behind a wall half of a tune was heard at night, over and over | whoever knew {target} could have whistled the second
@ * truth line=rescue-stone wall
The wall with the tune behind it belonged to {foe}, and {hands} walked round it two by two | they had been told that what sang in there was mad
@ * truth line=rescue-stone turn
{target} had been buried so that nobody would search | then there was an inheritance, and for that one must be alive | {foe} had need of {target} dead and living
@ * truth line=rescue-stone price
About the inheritance the law would be satisfied in a day or two | after that {foe} could afford to make the stone true
@ * truth line=rescue-stone plan
The bearer who had wondered was willing to wonder aloud | so were a good many more, it turned out [2 , once one asked for the loan of spades]
@ * truth line=rescue-stone gate
{h} whistled the second half | there was such a long silence after it that {he} began again
@ * truth line=rescue-stone duel
"You came to the funeral," said {foe}, "so you must see how awkward this is." | behind the wall someone took up the tune from the beginning, quite loud
@ * known line=rescue-stone before
There was gravel under that stone, and somebody alive behind a wall | {h} did not know what a person could want with both
@ * known line=rescue-stone behind
To the law {target} was dead, and also was not | {h} had only to bring the two together in one place, before witnesses
@ * settle line=rescue-stone won
{h} had the box dug up at noon, before everybody | there was gravel in it | then {target} came walking down between the stones [2 , on the arm of the bearer who had wondered] | {foe} was the only one who screamed | {thing} read the stone through to the end, and asked whether one could keep the verse
@ * settle line=rescue-stone lost
They dug up the box, and there was no more gravel in it | {foe} had satisfied the law in all particulars | {h} went and sat beside the wall that evening, and whistled the first half, and listened
@ * settle line=rescue-stone dear
{target} came out over the wall | nobody was to take down the stone | it was the only place where {foe} would never look | {thing} lives under another name now, in sight of {home} | {h} may whistle going by, but not call

@ * truth line=rescue-bargain trail=rescue start
Nobody had dragged {target} away | there were people who had seen it, and {target} had walked in at that gate alone and had not looked round
@ * truth line=rescue-bargain lead
On the day when {target} went in a child had come out [2 , who had been given up for lost] | it was {foe} who let the child go
@ * truth line=rescue-bargain second
The child and {target} had been a bargain, the one for the other | the child remembered that it had been read aloud, and that there were three conditions
@ * truth line=rescue-bargain means
The child had the three conditions by heart | to come alone was the first, and the second was never to ask to leave
@ * truth line=rescue-bargain wall
{foe} kept bargains, to the letter, and was known for it | {hands} did not even lock the gate
@ * truth line=rescue-bargain turn
By the third condition {foe} must be told, each day, that nothing was lacking | {target} had told that lie every day so far | on the day that it was not told {thing} would be free
@ * truth line=rescue-bargain price
{target} had kept to it for {h's} sake | the child was to have been the first of two, and the second was to be {name}
@ * truth line=rescue-bargain plan
The question was asked at the same hour every day, in front of the whole household | there was nothing in the three conditions about who might be standing by the door
@ * truth line=rescue-bargain gate
The gate stood wide, as it always did | one could walk in, and that was what it was for
@ * truth line=rescue-bargain duel
"Ask it now," said {h}, "and let me stand where I can be seen." | {foe} turned about to where {target} was | for once {foe.he} seemed to have no wish to ask
@ * known line=rescue-bargain before
{target} was in there by free will, because of a bargain | {h} had still to hear all of its terms
@ * known line=rescue-bargain behind
One honest word from {target} would end it | {h} had to be there, so that it could be said
@ * settle line=rescue-bargain won
"Is there anything that you lack?" asked {foe}, as on all those other days. | {target} looked across at {h}, and said yes, and said what | a bargain was a bargain, and {foe} got up and held the door | they walked out by the open gate, {h} and {thing}, and the child was sitting on the wall, and had brought bread
@ * settle line=rescue-bargain lost
{foe} asked it, the same as ever | {target} looked at {h}, and saw what a yes would cost | then {target} smiled, and said no | the gate was still open when {he} went out by it alone
@ * settle line=rescue-bargain dear
{target} said yes, and was free by the terms of it, and {foe} stepped aside | then {foe.he} read out what came below the third condition, in a smaller hand | {thing} may never again come within sight of {home} | so they live at the last bend of the road | the child brings them the news
`;
export const pack: PackSource = { id: 'case-rescue', sheets: [cases], words: {} };
