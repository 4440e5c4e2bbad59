import type { PackSource } from '../pack.ts';

/** What stands in the way of a thing that one does or becomes, who put it there, and how it is done all the same. */
const facts = `
@ * truth line=any-struck start
Somebody had done it once before, in another year | it was in the record {inhome}, and a line had been drawn through it with a ruler
@ * truth line=any-struck lead
It was {foe} who kept the record now | {foe.he} said that such a thing was impossible, and that the line was there to save people the trouble
@ * truth line=any-struck second
Under the ruled line one could read the half of a name | there were old people who turned their heads when they heard it said
@ * truth line=any-struck means
Whoever it was had left the tools behind [2 , in a wrapping of oilcloth] | there was a page on how it is done | the page began: do not ask them first
@ * truth line=any-struck wall
{foe} had made a rule out of that line | {hands} went about to see it kept, and {h} would have to {goal} under their eyes
@ * truth line=any-struck turn
"Two tried it, on one day of that year," said {h}. "One of them did it. The other was {foe}." | {foe.he} had been given the record to keep, and a ruler
@ * truth line=any-struck price
The one who had done it stayed in the town, and swept floors [2 , under half a name] | {h} had been stepping over that broom since the beginning
@ * truth line=any-struck plan
The old one with the broom would not speak up, and would be there | it was the letting go that was hard, said the page
@ * truth line=any-struck gate
They had put the old record out on a table [2 for the day, open, with a fresh page] | {foe} had the ruler ready
@ * truth line=any-struck duel
"It cannot be done," said {foe}, as to a child. "I have tried." | nobody there had ever heard {foe.him} say the second part [3 , and one or two of them looked at their hands]
@ * known line=any-struck before
It had been done once, then, and ruled out | {h} meant to know by whom, and why | and after that {he} would {goal}
@ * known line=any-struck behind
A person could {goal}, then | somebody had done it once, and swept floors now | somebody else had not, and kept the book
@ * settle line=any-struck won
"Show us, then," said {foe}, with the ruler ready. | {h} began as the worn page says, and asked nobody first | halfway along came the place where one has to let go | {h} let go, and nothing fell | so forty people saw {him} {goal} | "That was it," said {foe}, quite low. "I held on." | {foe.he} put the ruler down, and turned {foe.his} back on it | the old party set the broom against the table | a left hand wrote the new name, and above it the whole of the old one
@ * settle line=any-struck lost
{h} came to the hard part, and held on | it was for a breath, no more, and there it stopped | so it was not given to {him} to {goal} | "As I told you all," said {foe}, and drew the line, and blew on the ink. | then the old party put the broom down | "Here," said the old party, and showed them the place with an open left hand. | nobody in the room was looking at the ruler any more
@ * settle line=any-struck dear
{h} let go at the hard part, and nothing fell | people saw {him} {goal}, and somebody began to clap | {foe} held out the pen to {him}, without a word | {h} looked round for the old party, to give it away to | there leaned the broom, with the oilcloth folded over it | so {h} wrote the old name first, and the whole of it | {foe} read it out, and had to sit down
`;

/** Scenes in which a fact of the case is found out, with somebody who comes back. */
const scenes = `
@ struck1 scene line=any-struck second p=again
% Half a Name; Under the Ruled Line
{they} had the record for as long as {foe} was at table, which was not long | {p} stood at the door and listened for the plates
{h} held the page up against the {lamp} | there was the ruled line | under it, like somebody under a blanket, lay half a name
{h} said it out loud | "Do not," said {p}, and had turned round. "My father used to turn his head when he heard that. Like this." | and {p} did it, without wishing to
+ Comfort {p}, and say it once again => {h} said it quietly, and {p} kept {p.his} head straight | "He knew how it was done, that one," said {p}. "They say that it was like watching somebody walk downstairs"
= Copy the half of the name in your palm => It was written on {h's} hand when the chairs were pushed back | that week {he} held it under the noses of four old people, and three of them looked away
- Betray {p} to {foe} for the loan of the record => {foe} let {him} turn the pages, and stood by with the ruler | it was a civil hour | {p} did not stand at that door again
~ The plates had stopped | {p} shut the record on the place, ribbon and all | {they} were behind the curtain when {foe} came in for {foe.his} ruler, and took it, and did not go

@ struck2 scene line=any-struck plan p=again
% The Hard Part; An Old Party with a Broom
{p} had talked to the one who swept, and had been answered, which was more than anybody could say | at night, in the empty hall, the broom was leaned up in a corner
"I shall not speak for you," the old party said. "I did that once. But I can be there." | then {h} was shown it, slowly, one time, from the beginning to the end
It was not strength that it needed | halfway along it was a place where one had to let go
"Everyone holds on, just there," said the old party, and took the broom back. "{foe} did"
+ Help with the sweeping until it gets light => {they} did the whole of the floor, with the old party | and nobody said a word about it | by the door the old party stopped. "Your left hand is too good," {h} was told
= Try it until you have let go once => {h} tried it, and held on, and tried it | it was toward morning when {p}, who was half asleep, heard a sound like a latch | the old party had already gone
- Lie to {p} that you can do it now => {p} was so pleased that {p.he} went and told people | by noon half of {home} knew that it would be seen | {h} went back alone into the hall, and held on
~ The watch looked in with a light, and so everybody had to be sweeping | when he had gone the old party was too tired to do it over

@ struck3 scene line=any-struck wall
% A Rule; Under Their Eyes
{foe} had had it painted up, upon the wall of the hall, so that nobody should have to ask | it was a rule, and it had been a line once, with a ruler
"It is for people's own sake," said {foe}. "They would only try. You were not thinking of it, I hope?" | {hands} had moved up, and stood there, and looked at {h's} hands
At the back someone was sweeping, and swept round {foe's} shoes
+ Help the one who sweeps with the bucket => It was a heavy bucket | "Do not ask them first," the old party said into it, so low that it might have been the handle
= Ask {foe} who it was that tried last => "There were two," said {foe}, and shut {foe.his} mouth | it had said one, in the record | {foe} took out the ruler and seemed to have forgotten for what
- Destroy the painted rule with the bucket => It ran down the wall | {hands} took {h} by both arms | "You cannot wipe out a thing by wiping it out," said {foe}, and had turned quite pale at {foe.his} own words
~ {foe} had lifted the ruler by an inch, and {hands} closed up | {h} was seen to the door | somebody came sweeping after, as far as the sill, and there stood still

@ struck4 scene line=any-struck lead p=page-turner
% Blacker Than the Page; Done, Said the Margin
For one {coin} anyone might look at the record, and {p.a} turned the leaves, in a glove | {foe} sat at the side with a ruler on {foe.his} knees, and wished {h} good morning
There it stood, in an old year, and it was the very thing that {h} had in mind | done, said the margin [2 , and gave a day] | then it was ruled through
"A slip of the pen," said {foe}. "It cannot be done. I keep the line fresh, so that people are spared the trouble."
The page was brown, and so was the writing | the line was as black as a boot
+ Help {p} to shut the heavy covers => They were of oak | "Some of it shows through," said {p} from behind the board. "There is a name. If one had it up against a {lamp}, for the length of a dinner. {foe.he} dines at six"
= Ask {foe} in what year it was ruled out => {foe} told it readily | the record had come into {foe's} keeping in that same year | {p} had stopped with a leaf in the glove, and let it sink
- Lie that you came for another page => {p} had to turn it up | those were the ones who had tried since | it was a whole column, and each was ruled through | at the foot there was just room for one more
~ "That was one {coin}'s worth," said {foe}. | nobody had another | {p} drew the cloth up over the page with two fingers of the glove

@ struck5 scene line=any-struck means p=again
% Behind the Brooms; Do Not Ask Them First
{p} knew the closet where the brooms are kept, and had been curious what it was that stood behind the brooms | it was a roll of oilcloth, and the bootlace round it was grey with dust
{h} undid that on the floor | there lay seven tools, worn thin where a hand goes | it was always a left hand
With them lay one page, and it told the whole of it, from the first thing to the last | "Do not ask them first," it began
Out in the passage somebody was sweeping | it came up to the closet door, and it stopped [3 , and after a time it went away again]
+ Help {p} to tie it up as it was => The bow would not come, for either of them | "Whoever tied that did it left-handed," said {p}. "I know only one person who does up a shoe like that," and {p} looked along the passage, which had been very well swept
= Read the page down to its end => There was no flourish to it | "Then let go," it ended | after that came a thumb mark, and nothing at all
- Steal the tools, and leave rags in the oilcloth => They were not missed, it seemed | but the next day the rags were folded and clean | a slip lay among them | "The small one wants oil," it said
~ One of {hands} pulled open the door, and wanted a mop | {p} said that it was to count the brooms | so {they} had to count, out loud, as far as the last of them

@ struck6 scene line=any-struck price p=again
% Renewed Every Year; It Comes Out Crooked
{p} had lost a place by it, and showed {h} the roll beside the door | there was a line through {p's} name, quite wet | "That is for the loan of a light," said {p}
In the hall the line in the record was just being renewed, as it is each year | {foe} called out half a name | the old party came with the broom, and leaned it up, and held the record flat
It was a left hand that lay there on the page, over the place, and {foe} ruled along it | {h} knew now what had worn those tools so thin
Then the broom was taken up again | one had to step over that to get out
+ Help the old one to wring the mop => "Somebody has to hold it for {foe.him}," the old one said into the bucket. "Or it comes out crooked, and then there is shouting. I have the hall to myself after ten. I shall leave it open"
= Say that half of a name aloud => The broom stopped, and so did the ruler | when {foe} took it off there was a blot beneath it, as large as a bean | it was the first in that book
- Steal the ruler while the ink is drying => {foe} looked for it everywhere | then {foe.he} had a plate brought, and did {p's} name over again by the edge of that | it came out round, and it was held to count
~ {foe} looked up over the ruler, and asked whether anybody else would care for a line | then it was very quiet | the old one took the broom, and swept the two of them out by the shoes
`;
export const pack: PackSource = { id: 'case-any-struck', sheets: [facts, scenes], words: {} };
