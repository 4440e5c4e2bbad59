import type { PackSource } from '../pack.ts';

/** What stands in the way of a thing that one does or becomes, who put it there, and how it is done all the same. */
const facts = `
@ * truth line=any-struck start
Such a thing had been done once before, in another year | it was in the record {inhome}, with a name | but somebody had drawn a line through it with a ruler
@ * known line=any-struck before
Somebody had done it once, then, and someone had crossed it out | {h} meant to know who had done it, and why the line | and after that {he} would do it too
@ * known line=any-struck behind
It could be done, then | the one who had done it swept floors now | the one who had failed at it kept the record
@ * settle line=any-struck won
Then came the place where one has to let go | {h} let go, and nothing fell | so half of {home} saw {him} {goal} | "That was it," said {foe}, quite low. "I went first that day, and I held on. I could not stand to read that another had done it." | {foe} pulled the white ribbon off the ruler, and let it drop on the table | the old one set the broom against the wall, and came up, and took the pen | a left hand wrote {h's} name into the record | above it, over the black line, the same hand wrote the old name [! , the whole of it]
@ * settle line=any-struck lost
{h} got to the very place for letting go, and held on | it was only for a breath, and there it all stopped | so it was not {h} who would {goal} | "As I told you," said {foe}, and drew the line through {h's} name, and blew on the ink. | then the old one put the broom down | "You hold on here," said the old one, "and so did {foe}, on the day when I did not." | an open left hand showed them the place | it came too late for {h}, whose name was dry by then | but nobody in the hall was looking at the ruler any more
@ * settle line=any-struck dear
Just where everyone holds on {h} let go, and nothing came down | people saw {him} {goal}, and somebody began to clap | {foe} held out the pen without a word | {h} looked round for the old one, to pass it on | the old one sat by the wall, with the broom across both knees, and had seen it, and would not wake up again | so {h} wrote the old name first | the old people called it out for {him}, the whole of it | "I was there," said {foe}, and was weeping. "I saw it done, and I ruled it out, because I could not do it." | after that {h's} own name was written, on the line below
@ * last line=any-struck won
All winter {h} showed the hard part to whoever asked | {foe} had taken over the broom, and swept round everybody's shoes | one night {foe} leaned it against the wall | "Once more," said {foe} | {h} stood by and said nothing, and both of {foe's} hands let go
Years later {h} lifted a child up to the record | it found the old name before {h's}, and spelled out the whole of it | {token} lay on the page, to keep it open | below were four names more, and the last was still wet | "And where do I go?" asked the child. {h} showed it the empty line
@ * last line=any-struck dark
{h's} name stood in the record, and nobody dared to rule it out | people were shown it, and asked nothing | the old one had gone away by night, with the tools | when {h} came into the hall all the talk stopped | somebody pushed a new ruler across the table to {him}, on a white ribbon
@ * last line=any-struck dear
They buried the old one that week, and {h} carried the broom in front | the name was on the stone, the whole of it | {foe} had drawn the line for the mason, and it was straight | {h} laid {his} left hand on the stone, and kept it there | then {he} let go
@ * last line=any-struck lost
In spring {h} was in the hall again, at the back | somebody very young had come to try it | at the hard part both hands held on | "Then let go," said {h}, not loudly, and it was done | then the old one gave {h} the broom to hold, and clapped
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
~ The plates had stopped | {p} shut the record on the place, ribbon and all | {they} got behind the curtain | {foe} came in for {foe.his} ruler, and took it, and did not go

@ struck2 scene line=any-struck plan p=again
% The Hard Part; An Old One with a Broom
{p} had talked to the one who swept, and had been answered, which was more than anybody could say | at night the broom stood in a corner of the hall
"I shall not speak for you," the old one said. "I did that once. But I can be there." | then {h} was shown it once, from the beginning to the end
It was not strength that it needed | halfway along it was a place where one had to let go
"Everyone holds on, just there," said the old one, and took the broom back. "{foe} did"
+ Help with the sweeping until it gets light => {they} did the whole of the floor, with the old one | and nobody said a word about it | by the door the old one stopped | "Do it with the left," {h} was told. "The right hand always wants to hold on"
= Try it until you have let go once => {h} tried it, and held on, and tried it again | toward morning {h} let go at last | {p}, who was half asleep, heard a sound like a latch | the old one had gone home by then
- Lie to {p} that you can do it now => {p} was so pleased that {p.he} went and told people | by noon half of {home} knew that it would be seen | {h} went back into the hall, and held on | {p} had come to watch, and left by the other door
~ The watch looked in with a light, and so everybody had to be sweeping | after that the old one was too tired to do it over

@ struck3 scene line=any-struck wall
% A Rule; Under Their Eyes
{foe} had had a rule painted up in the hall | nobody was to try such a thing again | it had begun as a single line, with a ruler
"It is for people's own sake," said {foe}. "They would only try. You were not thinking of it, I hope?" | {hands} had moved up, and looked at {h's} hands
At the back someone was sweeping, and swept round {foe's} shoes
+ Help the one who sweeps with the bucket => It was a heavy bucket | "Do not ask them first," the old one said into it, so low that it might have been the handle
= Ask {foe} who it was that tried last => "There were two," said {foe}, and shut {foe.his} mouth | it had said one, in the record | {foe} took out the ruler and seemed to have forgotten for what
- Destroy the painted rule with the bucket => It ran down the wall | {hands} took {h} by both arms | "You cannot wipe out a thing by wiping it out," said {foe}, and had turned quite pale at {foe.his} own words
~ {foe} had lifted the ruler by an inch, and {hands} closed up | {h} was seen to the door | somebody came sweeping after, as far as the sill, and there stood still

@ struck4 scene line=any-struck lead p=page-turner
% Blacker Than the Page; Done, Said the Margin
For one {coin} anyone might look at the record, and {p.a} turned the leaves, in a glove | {foe} sat at the side | a ruler hung round {foe.his} neck, on a white ribbon
There it stood, in an old year, and it was the very thing that {h} had in mind | done, said the margin [2 , and gave a day] | then it was ruled through
"A slip of the pen," said {foe}. "It cannot be done. I got the record to keep that very year, and I put it right. I keep the line fresh, so that people are spared the trouble."
The page was brown, and so was the writing | the line was as black as a boot
+ Help {p} to shut the heavy covers => They were of oak | "Some of it shows through," said {p} from behind the board. "There is a name. If one had it up against a {lamp}, for the length of a dinner. {foe.he} dines at six"
= Ask {foe} in what year it was ruled out => {foe} told it readily | it was the first thing that {foe} had ever drawn in there | {p} had stopped with a leaf in the glove [2 , and let it sink]
- Lie that you came for another page => {p} had to turn it up | those were the ones who had tried since | it was a whole column, and each was ruled through | at the foot there was just room for one more
~ "That was one {coin}'s worth," said {foe}. | nobody had another | {p} drew the cloth up over the page with two fingers of the glove

@ struck5 scene line=any-struck means p=again
% Behind the Brooms; Do Not Ask Them First
{p} had scrubbed that hall as a child, and knew the closet with the brooms | behind the brooms something stood | it was a roll of oilcloth, and the bootlace round it was grey with dust
{h} undid that on the floor | there lay the tools, worn thin where a hand goes | it was always a left hand
With them lay one page, and it told the whole of it, from the first thing to the last | "Do not ask them first," it began
Out in the passage somebody was sweeping | it came up to the closet door, and it stopped [3 , and after a time it went away again]
+ Help {p} to tie it up as it was => The bow would not come, for either of them | "Whoever tied that did it left-handed," said {p}. "I know only one person who does up a shoe like that," and {p} looked along the passage, which had been very well swept
= Read the page down to its end => There was no flourish to it | "Then let go," it ended | after that came a thumb mark, and nothing at all
- Steal the tools, and leave rags in the oilcloth => They were not missed, it seemed | but the next day the rags were folded and clean | a slip lay among them | "The small one wants oil," it said | {p} saw the slip too, and was ashamed for both of them
~ One of {hands} pulled open the door | it was a mop that he had come for | {p} said that it was to count the brooms | so {they} had to count all of them, out loud

@ struck6 scene line=any-struck price p=again
% Renewed Every Year; It Comes Out Crooked
{p} showed {h} the roll beside the door | there was a line through {p's} name, quite wet | "That is for talking to you," said {p}
In the hall the line in the record was just being renewed, as it is each year | {foe} called out half a name | the old one came with the broom, and leaned it up, and held the record flat
It was a left hand that lay there on the page, over the place, and {foe.name} ruled along it | {h} knew now what had worn those tools so thin
Then the broom was taken up again
+ Help the old one to wring the mop => "Somebody has to hold it for {foe.him}," the old one said into the bucket. "Or it comes out crooked, and then there is shouting. I have the hall to myself after ten. I shall leave it open"
= Say that half of a name aloud => The broom stopped, and so did the ruler | when {foe} took it off there was a blot beneath [2 , as large as a bean] | it was the first in that book
- Steal the ruler while the ink is drying => {foe} looked for it everywhere | then {foe.he} had a plate brought, and did {p's} name over again by the edge of that | it came out round, and it was held to count
~ {foe} looked up over the ruler, and asked whether anybody else would care for a line | then it was very quiet | the old one took the broom, and swept the two of them out by the shoes

@ struck7 scene line=any-struck turn p=again
% First and Second; Two White Ribbons
{foe} was at table, and the ruler hung upon its nail in the hall, so {p} watched the door while {h} went up to it | on the ruler's white ribbon was stitched the one word: first
{h.name} had another white ribbon, on which was stitched: second | it had lain on the floor of that hall, on the morning after | {he} held the two next to each other
"Two tried it," said {h}. "{foe.name} was the first, and failed. The second did it. That is the name under the line."
"Then why the line?" asked {p} from the door. | "Because {foe} could not bear it," said {h}, "that it could be done, and not by {foe}. So {foe} got the record to keep, and ruled it out"
+ Support {p}, who has to sit down => {p} sat down upon the floor, and looked at the nail | "That ruler has frightened me all my life," said {p}. "And it was only somebody who had failed"
= Smell at the second ribbon => It smelled of floor soap, and quite freshly | "Nobody has soap of that kind here," said {p}, "except for the one who sweeps." | and both of them looked round at the broom in the corner [3 , which had not moved]
- Trick {foe}, and change the two ribbons => {foe} put the ruler round {foe.his} neck again, with the wrong word | one saw {foe.him} read it in a glass, and go grey | "The truth was on our side," said {p}. "Now it is only a trick"
~ The plates had been pushed back, and {p} whistled | {h} got the ribbon into a shoe in time | {foe} came in, and found the ruler swinging upon its nail, and stood and watched until it hung still

@ struck8 scene line=any-struck gate move p=door-clerk
% Do Not Ask First; A Sheet to Sign
That day the old record lay at {place}, open upon a table [3 and held down] | half of {home} had come, for it had got about that {h} was going to try
{p.a} stood in the doorway with a sheet | "You have to ask leave here, and sign it," said {p}. "Then {foe} says no, and then it is over. I am sorry. I have handed out a good many."
{h} thought of the first line on the worn page | at the table sat {foe.name}, and had the ruler ready on its white ribbon | {h's} name was painted on the wall, and under it, among the people, stood the old one with the broom
+ Give {p} the sheet back without a name on it => "You have not asked," said {p}, and looked at both sides of it | there was no rule for that | {p} thought for a moment, and then stood out of the way [2 , as {p.he} had never done yet]
= Sign with the half of a name => {p} read it, and {p's} head went round, as old people's did | "But that one never asked either," said {p}, and let {h} by | the sheet was put away inside {p's} shirt
- Cheat, and sign as {foe} => {p} could not well refuse leave to {foe} | {p} was still turning the sheet the right way up | {h} was past the first row of people by then | "Wait," said {p}, but no one did
~ {p} held the sheet across the doorway with both arms, like a gate that is sorry | {foe} had heard them. "Let it come in," said {foe}. "One more line is no trouble"

@ struck9 scene line=any-struck duel
% At the Hard Part; The Record on the Table
The people stood back to the walls, and {foe} stood by the table | one thing was to be decided: whether it can be done [! at all] | if {h} did it, {foe} had to write it down | if {h} failed, nobody was ever to try again
"It cannot be done," said {foe}, and rapped upon the table with the ruler. "I have tried." | nobody in that hall had heard {foe.him} own to it before
{foe} came round, and placed {foe.himself} just where the hard part is | "I am going to stay here and see it," said {foe}. "You will hold on. Everybody holds on"
+ Share with {foe} the last line of the page => "Then let go," it said, and {h} held it where {foe} could read it | {foe} read it over and over. "Nobody told me that," {foe.he} said, and moved one step back | {h} had begun by then
= Begin, and take all the time it wants => {h} began at the beginning, just as {he} had been shown it in the night | {foe} counted under {foe.his} breath, and came out wrong | there was not a sound in the hall when {h} got to the hard part
- Destroy the ruler over one knee => It broke across, and the people drew in their breath | {h} put the two halves on the table, and began | {foe} looked at one half, and at the other, and saw nothing else
+~ {foe} snatched the page, and read it out, in a voice for small children | there was a laugh, and it went on and on | {h} could still hear it at the hard part
=~ It took so long that {foe} had time to come quite near. "Now," said {foe}, very low, just at the hard part, and {h} had looked round, and lost the time of it
-~ {foe} clung to the ruler with both fists, and it was a shameful tussle, and did not break it | at the hard part {h's} own fists were still shut

@ struck10 scene line=any-struck near p=ribbon-weaver
% No Call for Ribbons; The Word on the Ribbon
Whoever tried such a thing once wore a white ribbon | {h} went to {p.a}, to ask who had bought one | there was a single one left, in the bottom drawer
"My mother made two for that day," said {p}. "I carried them across, and I was so small that I saw nothing but boots. Then came that line in the record, and since then nobody tries, and I cannot live on hair bows."
{p} had found the one on the floor of the hall, on the morning after | a word was stitched into it, and the word was: second
+ Help {p} to clear the drawer => {they} did the drawer above it, too, and there were only bows | "If you are going to try," said {p}, "then you ought to have that one." | it was pinned inside {h's} {coat}, where {foe} would not see it
= Ask {p} what became of the other => "I looked for it everywhere," said {p}. "Somebody must have kept it. You can have this. It brings me no luck alone." | {p} rolled the white ribbon round {h's} thumb [3 , and tucked in the end, so that it stayed]
- Steal the ribbon out of the drawer => It went up {h's} cuff, and nobody saw, as it seemed | "I should have let you have that," said {p}, to {h's} back, in the doorway. "One only had to tell me what for"
~ {foe} came by outside, with that ruler, and {p} pushed the drawer shut with one hip | an end of white ribbon was still hanging out of it [2 , and nobody pulled it in]

@ struck11 scene line=any-struck far p=again
% Ruled Out Beforehand; A Name in Wet Paint
{p} took {h} into the hall, to see what {hands} were painting there for {foe} | on the wall was {h's} name, a foot high | a line had been ruled through it already, and it was wet
"You have not even tried," said {p}. "Can one be ruled out of a thing beforehand?"
Under the name it said that nobody was to lend {h} anything [3 , on any terms] | one of {hands} stepped back to see whether it was straight | somebody with a broom swept up the drops behind him
+ Help {p} to wipe off the line => It took both their sleeves, and then the line was gone, and the name was still there | "That can stay," said {p}. "When it has been done, people will wish to know how it is spelled"
= Ask {hands} what they will do if it is done => They looked at each other, and then into the pot | "We should have to paint all of it over," said the one. "There is no more red," said the other. "It would have to be you who tells {foe}"
- Trick {hands} into painting {foe's} name below => {h} told them that it went with it, and they were people who did what they were told | in the evening {foe} found it there | {foe.he} stood for a long time before the two names. "Now there are two who rule people out," said {p}
~ {foe} came in to look at it, and was quite content | "One likes to be ready," said {foe}, and left {h} the brush to rinse

@ struck12 scene line=any-struck near p=well-sinker
% A Cross at the Hard Part; The Last One in the Column
The last who had tried it was {p.a} | {p.his} name stood in the column, with a line through it | {h} found {p} on a step [2 , with folded hands,] and without work
"Nobody hires a person who has been ruled out," said {p}. "I should like my name back. I got halfway. Then my hands would not let go, and {foe} said: there, you see, and was almost glad."
{p} had drawn the whole of it on an old bill, so as to understand it | there was a small cross at the hard part
+ Give {p} a day of honest work => {p} stitched {h's} {bag}, and took twice as long as it needed | "Here," said {p}, and folded the drawing up small. "If somebody gets past that cross I shall feel better, even if it is not I"
= Ask {p} what the old people say => "They say that it has been done," said {p}. "They say it with their backs turned." | {p} gave {h} the drawing to look at, and did not ask for it back
- Cheat {p} out of the drawing for a {coin} => {p} thought that it was for bread, and let it go | an hour later {h} had a finger on the cross, and {p} stood there
~ {hands}, who did what {foe} wished, came along the {street} with the paint pot | {p} put the drawing under {p.his} shirt [2 , and had no time to talk]
`;
export const pack: PackSource = { id: 'case-any-struck', sheets: [facts, scenes], words: {} };
