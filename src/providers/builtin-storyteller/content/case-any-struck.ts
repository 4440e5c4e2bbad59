import type { PackSource } from '../pack.ts';

/** What stands in the way of a thing that one does or becomes, who put it there, and how it is done all the same. */
const facts = `
@ struck-o1 open line=any-struck p=rope-maker where=the_steps_of_the_record_hall
% Take It Back; Somebody Clapped
On the steps of the record hall {hands} held {p.a} by both arms | "Say that it cannot be done," they ordered.
{h} meant to {goal} | nobody {inhome} believed that it could be done | only {p} said aloud that somebody had done it once
"Never," said {foe}, who kept the town's record. "I should know."
"I was a child, and stood outside!" cried {p}. "I heard them clap. Then somebody came out, and lost this!" | it was a white ribbon, and on it stood the word second | over all the heads {p} threw {token} to {h}. "Look in the record! They must show it to you for one {coin}."
+ Support {p} in front of everybody => {h} said it as well, and louder, that it had been done once | {hands} could not decide whom to take, and took nobody | "When you try, I am coming," said {p}. "I want to hear that clapping again"
= Ask {p} what the ribbon was for => "Whoever tried got one round the arm," said {p}. "They were counted, you see. Nobody has asked for one in years"
- Lie to {foe} that {p} has confessed to inventing it => {foe} thanked {h}, and had it read out from the steps | {p} did not shout any more | "I did hear it," {p} said, but only to the wall
~ {hands} had turned round | {foe} came down one step, to see what {h} had caught | there was just time to put it into a shoe

@ struck-o2 open line=any-struck p=errand-runner where=the_yard_behind_the_hall
% Thrown Out with the Rags; Second at What
{h} meant to {goal} | all the town laughed, and said that nobody had ever done it
Behind the record hall {p.a} ran straight into {h}, out of breath | "I am to clear a loft for {foe.name}," said {p}, "and put it all on the fire. But look what lay there." | it was a white ribbon, with the word second stitched on it
"Then second at what?" asked {p}. "My child wants to try it, too, and is afraid of {foe.name}." | {hands} had begun to search everybody at the gate | "Look in the record," said {p}. "Anyone may, for one {coin}." | and {token} went up {h's} sleeve
+ Help {p} through the search at the gate => {h} let fall a whole purse, and {hands} were on their knees for some time | {p} had walked out by then. "I have a key to this yard," said {p}. "You can have it, whenever it is night"
= Ask {p} what has gone on the fire so far => "A sheet with two names," said {p}. "I read slowly, and the fire was quicker"
- Betray {p} to {hands}, so as to be let by => They let {h} by at once, and wished {him} a good day | the gate was shut behind {him}, and {p} was on the inner side of it
~ In the yard {hands} were turning out pockets already | {p} talked, and talked, until {h} was over the wall

@ * token line=any-struck
the stitched ribbon

@ * truth line=any-struck start
Such a thing had been done once before, in another year | it was in the record {inhome}, with a name | but somebody had drawn a line through it with a ruler
@ * known line=any-struck before
Somebody had done it once, and somebody had ruled it out | {h} meant to know who had done it, and how | after that {he} would {goal}
@ * known line=any-struck behind
Two had tried it once | whoever had failed kept the record now | the other one had done it, and had to teach {h}
@ * settle line=any-struck won
{h} came to the place where one has to let go | {he} let go, and nothing fell | half of {home} stood there | they all saw {him} {goal} | "That was it," said {foe}, quite low. "I went first that day, and I held on. I could not stand to read that another had done it." | {foe} pulled the white ribbon off the ruler, and let it drop on the table | the old one set the broom against the wall | then the old one came up, and took the pen | a left hand wrote {h's} name into the record | above it, over the black line, the same hand wrote the old name [! , the whole of it] | then {foe} went out to the roll, and took every line off it
@ * settle line=any-struck lost
{h} got to the very place for letting go, and held on | it was only for a breath, and there it all stopped | so {h} did not {goal} | "As I told you," said {foe}. | {foe} ruled a line through {h's} name, and blew on the ink | then the old one put the broom down | "You hold on here," said the old one, "and so did {foe}, on the day when I did not." | an open left hand showed them the place | it came too late for {h}, whose name was dry by then | but nobody in the hall was looking at the ruler any more
@ * settle line=any-struck dear
Just where everyone holds on {h} let go, and nothing came down | people saw {him} {goal}, and an old woman began to clap | {foe} held out the pen without a word | {h} looked round for the old one, to pass it on | the old one sat by the wall, with the broom across both knees | the old one had seen it, and would not wake up again | so {h} wrote the old name first | the old people called it out for {him}, the whole of it | "I was there," said {foe}, and was weeping. "I saw it done, and I ruled it out, because I could not do it." | below it {foe} wrote {h's} name with {foe.his} own hand
@ * last line=any-struck won
All winter {h} showed the hard part to whoever asked | {foe} had taken over the broom, and swept round everybody's shoes | one night {foe} leaned it against the wall | "Once more," said {foe} | {h} stood by and said nothing, and both of {foe's} hands let go
Years later {h} lifted a child up to the record | it found the old name before {h's}, and spelled out the whole of it | {token} lay on the page, to keep it open | below were four names more, and the last was still wet | "And where do I go?" asked the child. {h} showed it the empty line
@ * last line=any-struck dark
{h's} name stood in the record, and nobody dared to rule it out | people were shown it, and asked nothing | the old one had gone away by night, with the tools | when {h} came into the hall all the talk stopped | somebody pushed a new ruler across the table to {him}, on a white ribbon
@ * last line=any-struck dear
They buried the old one that week, and {h} carried the broom in front | the name was on the stone, the whole of it | {foe} had drawn the line for the mason, and it was straight | {h} laid {his} left hand on the stone, and kept it there | then {he} let go
@ * last line=any-struck lost
In spring {h} was in the hall again, at the back | a child had come to try it, with one shoe undone | at the hard part both hands held on | "Then let go," said {h}, not loudly, and it was done | then the old one gave {h} the broom to hold, and clapped

@ * echo line=any-struck wall did=struck-o1:-
{h} had called the rope-maker a liar | so the rope-maker was led in | it had to be said once more: nobody ever clapped
@ * echo line=any-struck wall did=struck4:=
{h} had asked in which year the name was ruled out | now {h} said it aloud: it was {foe's} very first week | {hands} looked at {foe}
@ * echo line=any-struck turn did=struck4:+
{h} had helped the page-turner at the desk | from there {he} knew {foe's} hours to the minute | there was time for both ribbons, and for the gravy
@ * echo line=any-struck turn did=struck1:-
{h} had betrayed a friend in this hall before | so nobody else dared to help today, and there was half the time
@ * echo line=any-struck turn did=struck5:+
{foe} had looked behind the brooms that morning | but {h} had tied up the roll just as it was | {foe} had seen only dust
@ * echo line=any-struck price did=struck-o2:-
The errand-runner whom {h} had betrayed at the gate was on the roll as well | there were two lines there now on {h's} account
@ * echo line=any-struck price did=struck12:-
{h} had cheated the well-sinker out of that drawing | in return the well-sinker had named all {h's} friends to {foe}
@ * echo line=any-struck plan did=struck-o2:+
{h} had once helped the errand-runner through a search | the key to the yard had come by noon, in a loaf
@ * echo line=any-struck plan did=struck1:+
{h} said that half of a name, as once beside the record, and nobody turned away | "The other half goes like this," said the old one
@ * echo line=any-struck plan did=struck12:+
{h} had the well-sinker's drawing, which was earned by honest work | the old one laid a finger on the cross, and nodded for a long time
@ * echo line=any-struck plan did=struck5:-
{h} had stolen those tools, and first had to bring them back | the old one counted them twice, and was in no hurry to begin
@ * echo line=any-struck price did=struck4:-
Below the roll a new sheet was nailed up, for people who lie at the record | {h} had done so, and was the first on it
@ * echo line=any-struck price did=struck10:-
{hands} had begun a roll of thieves as well | {h} had stolen from the weaver, who reported it, and it was the only name there
@ * echo line=any-struck turn did=struck3:-
The rule that {h} had washed off was on the wall again, in better paint | under it hung the bill for the paint, and it was {h's}
@ * echo line=any-struck gate did=struck-o1:+
{h} had stood by the rope-maker on the steps | now the rope-maker began to clap | others joined in, and {hands} could not see who had started it
@ * echo line=any-struck gate did=struck10:+
The weaver whose drawer {h} had cleared was giving out white ribbons | a hundred arms had one by now, and {hands} did not know whom to stop
@ * echo line=any-struck gate did=struck3:+
{h} had once carried the old one's bucket | now the stones at the door were slippery with soap, and {hands} kept to the wall
@ * echo line=any-struck turn did=struck13:=
So that was how {foe} knew about the thumb | {foe} had not read it anywhere, but had stood on that very spot
@ * echo line=any-struck price did=struck13:-
People looked at the floor as {h} went by | {foe} had announced that {h} would never try, and it was {h's} own lie
@ * echo line=any-struck plan did=struck13:+
In the hat that {foe} forgot lay a slip, with every breath marked on it | {h} had it from that day in the yard, for a kind answer
@ * echo line=any-struck gate did=struck14:+
"Wait," said {w}. | {w} drew the knot on {h's} arm tight, before them all | so everyone could see that {h} had not come alone
@ * echo line=any-struck gate did=struck14:=
{h} shook out both hands, as in the loft that night | they had let go there four times out of ten, and four is not nothing
@ * echo line=any-struck gate did=struck20:+
In front sat the children from the low wall, with chalk on their backs | the smallest waved its one shoe to {h}, who had clapped for it
@ * echo line=any-struck gate did=struck20:-
Not one child had come to look | they knew from {h} that it would not count, and {hands} stood where they might have sat
@ * echo line=any-struck gate did=struck14:-
{w} came running up last, with a sleeve undone | {h} had lied about the day, and now there was no room left but outside
@ * echo line=any-struck plan did=struck15:+
The one in the nightcap had come, with his wife on his arm | {h} had helped {w} to sit beside him | he clapped without a sound at the right places
@ * echo line=any-struck price did=struck15:-
The lace-maker sat out in the road with her work, for her window was boarded up | it was through {h's} lie, and no old person greeted {him}
@ * ask line=any-struck before
{h} showed {token} to old people | {he} asked them who had been second, and at what
{h} still meant to {goal} | {he} asked everybody who had ever tried the like
{h} had copied the names with a line through them | {he} went to see whoever was still alive
{h} wished to {goal} | {he} had not yet met one person who called it possible
@ * ask line=any-struck behind
{h} would {goal}, and soon [2 , rule or no rule] | people were to come and see it
{h} did everything with the left hand these days | {he} spilled a good deal, and kept at it
{h} had hidden {token} at the wrist | {he} wanted to find whoever had once clapped
@ * gift line=any-struck before
"My old people turn away when a certain name is said," said {p}. "I asked them why. They said that they had clapped."
"{foe.name} was given the record very young," said {p}. "Before that day {foe.he} wanted quite another thing. Nobody may ask which."
"There was to be a feast that year," said {p}. "The cakes were made. Then word came from the hall, and nobody ate one."
"Whoever sweeps the hall ties every knot the wrong way round," said {p}. "I have eyes. It is a left hand."
@ * gift line=any-struck behind
"{foe.name} still practises at night," said {p}. "One sees it through the shutter. It always ends at the same place."
"They can say no to anyone who asks," said {p}. "There is nothing in their rule about people who do not."
"{hands} have orders to laugh at the hard part," said {p}. "Now you know it, and it is only a noise."
`;

/** Scenes in which a fact of the case is found out, with somebody who comes back. */
const scenes = `
@ struck1 scene line=any-struck second p=again who=page-turner,rope-maker,errand-runner where=the_empty_record_hall
% Half a Name; Under the Ruled Line
There was a name beneath that black line, and {h} meant to read it | {foe} was at table, so {h} slipped in to the record | {p} had come too, and listened at the door for the plates
{h} held the page up against the {lamp} | under the line, like a sleeper under a blanket, lay half a name
{h} said it out loud | "Do not," said {p}, and had turned round. "My father used to turn his head when he heard that. Like this. All the old ones do."
"So they know who it was," said {h}. | "They were there," said {p}. "And they let it be ruled out. If {foe.name} finds us here, we are next."
+ Comfort {p}, and say it once again => {h} said it quietly, and {p} kept {p.his} head straight | "That one knew how it was done," said {p}. "They say that it was like watching a man walk downstairs"
= Copy the half of the name in your palm => It was written on {h's} hand when the chairs were pushed back | that week {he} held it under the noses of four old people | three of them looked away
- Betray {p} to {foe} for the loan of the record => {foe} let {him} turn the pages, and stood by with the ruler | it was a civil hour | {p} did not stand at that door again
~ The plates had stopped | {p} shut the record on the place, ribbon and all | {they} got behind the curtain | {foe} came in for {foe.his} ruler, and took it, and did not go

@ struck2 scene line=any-struck plan p=again who=page-turner,rope-maker,errand-runner where=the_hall_by_night
% The Hard Part; An Old One with a Broom
{p} had spoken to the old one who swept the hall | {p} was told to come by night with {h} | the broom stood in a corner, and the old one was waiting
"Yes, I did it," the old one said. "I spoke up about it once, and nobody spoke for me. I shall not do that again. But I can show you."
Then the old one showed it to {h} once, from beginning to end | it did not take much strength | halfway along was a place where one had to let go
"Everyone holds on, just there," said the old one, and took the broom back. "{foe} did, and has not forgiven me."
Soon everybody would be there to see {h} try | {h} had not let go even once, and was afraid
+ Help with the sweeping until dawn => {they} swept the whole floor with the old one, and hardly spoke | by the door the old one stopped. "Do it with the left," said the old one. "The right hand always wants to hold on"
= Try it until you have let go once => {h} tried it, and held on, and tried it again | toward morning {h} let go at last | {p}, who was half asleep, heard a sound like a latch | the old one had gone home by then
- Lie to {p} that you can do it now => {p} was so pleased that {p.he} told everyone | by noon half of {home} was looking forward to it | {h} tried it again in the hall, and held on | {p} saw that, and left by the other door
~ The watch looked in with a light, and so everybody had to be sweeping | after that the old one was too tired to do it over

@ struck3 scene line=any-struck wall where=the_record_hall
% A Rule; Under Their Eyes
{foe} had heard what {h} was asking about | {foe.he} sent for {him} to the record hall | a rule had been painted up on the wall there | nobody was to try such a thing again
"It is for people's own sake," said {foe}. "They would only try. You were not thinking of it, I hope?" | {hands} had moved up, and looked at {h's} hands
"I am," said {h}, who was too angry to be careful
"Then I shall rule out your name as well," said {foe}, "and the names of whoever helps you. After that nobody here sells you so much as a nail."
At the back someone was sweeping, and swept round {foe's} shoes
+ Help the one who sweeps with the bucket => It was a heavy bucket | "Do not ask them first," the old one said into it. | it was so low that it might have been the handle
= Ask {foe} who it was that tried last => "There were two," said {foe}, and shut {foe.his} mouth | it had said one, in the record | {foe} took out the ruler and seemed to have forgotten for what
- Destroy the painted rule with the bucket => The paint of the rule ran down the wall | {hands} took {h} by both arms | "You cannot wipe out a thing by wiping it out," said {foe}, and had turned quite pale at {foe.his} own words
~ {foe} had lifted the ruler by an inch, and {hands} closed up | {h} was seen to the door | somebody came sweeping after {him} | on the sill the broom stood still

@ struck4 scene line=any-struck lead p=page-turner where=the_reading_desk_of_the_hall
% Blacker Than the Page; Done, Said the Margin
For one {coin} anyone might look at the town's record | {h} went to the hall, and paid | {p.a} turned the leaves, in a glove | {foe} sat at the side | a ruler hung round {foe.his} neck, on a white ribbon
There it stood, in an old year | it was the very thing that {h} had in mind | in the margin was written: done | but a line had been ruled through the name
"A slip of the pen," said {foe}. "It cannot be done. I got the record to keep that very year, and I put it right. I keep the line fresh, so that people are spared the trouble. Go home."
The page was brown, and so was the writing | the line was as black as a boot | {h} felt for {token}, for somebody had been second at something
+ Help {p} to shut the heavy covers => The covers of the record were of oak | "Some of it shows through," said {p} from behind the board. "There is a name. If one had it up against a {lamp}, for the length of a dinner. {foe.he} dines at six"
= Ask {foe} in what year it was ruled out => {foe} told it readily | it was the first thing that {foe} had ever drawn in there | {p} had stopped with a leaf in the glove [2 , and let it sink]
- Lie that you came for another page => {p} had to turn it up | those were the ones who had tried since | it was a whole column, and each was ruled through | at the foot there was just room for one more
~ "That was one {coin}'s worth," said {foe}. | nobody had another | {p} drew the cloth up over the page with two fingers of the glove

@ struck5 scene line=any-struck means p=again who=page-turner,rope-maker,errand-runner where=the_broom_closet
% Behind the Brooms; Do Not Ask Them First
Whoever had done it must have had tools | {p} knew a place where nobody ever looked | it was the closet with the brooms, behind the hall | there stood a roll of oilcloth, grey with dust
{h} undid that on the floor | there lay the tools, worn thin where a hand goes | it was always a left hand
With them lay one page | it told the whole of it, from the first thing to the last | "Do not ask them first," it began
So it could be done | {h} read it with a loud heart, and wanted to begin at once
Out in the passage somebody was sweeping | it came up to the closet door, and it stopped [3 , and nobody in there breathed]
+ Help {p} to tie it up as it was => The bow would not come, for either of them | "Whoever tied that did it left-handed," said {p}. "I know only one person who does up a shoe like that," and {p} looked along the passage, which had been very well swept
= Read the page down to its end => There was no flourish to it | "Then let go," it ended | after that came a thumb mark, and nothing at all
- Steal the tools, and leave rags in the oilcloth => Nobody seemed to miss the tools | but the next day the rags were folded and clean | a slip lay among them | "The small one wants oil," it said | {p} saw the slip too, and was ashamed for both of them
~ One of {hands} pulled open the door | it was a mop that he had come for | {p} said that it was to count the brooms | so {they} had to count all of them, out loud

@ struck6 scene line=any-struck price p=again who=ribbon-weaver,page-turner,rope-maker where=the_roll_by_the_hall_door
% Renewed Every Year; It Comes Out Crooked
{p} showed {h} the roll of names beside the hall door | a wet line ran through one of them | it was {p's} own name. "That is for talking to you," said {p}. "I have had no work since this morning."
In the hall {foe} was just renewing the line in the old record | {foe.he} did that each year | {foe} called for the old one who swept there | the old one leaned the broom up, and held the page flat
It was a left hand that lay there, and {foe} ruled along it | {h} knew now what had worn those tools so thin | the one who had once done it had to hold the page
Then the old one took up the broom again | {h} wanted to shout it through the hall | {p} had both hands on {h's} arm | "You would be next," said {p}.
+ Help the old one to wring the mop => "Somebody has to hold it for {foe.him}," the old one said into the bucket. "Or it comes out crooked, and then there is shouting. I have the hall to myself after ten. I shall leave it open"
= Say that half of a name aloud => {h} said half of that name | the old one looked up, and {foe} stopped ruling | when {foe} took the ruler off there was a blot [2 , as large as a bean] | it was the first in that book
- Steal the ruler while the ink is drying => {foe} looked for the ruler everywhere | then {foe.he} sent for a plate | along its edge {foe.he} ruled out {p's} name once more | the line came out round, and it counted all the same | by night {hands} had the ruler back
~ {foe} looked up over the ruler | "Would anybody else care for a line?" asked {foe} | then it was very quiet | the old one took the broom | the two of them were swept out by the shoes

@ struck7 scene line=any-struck turn p=again who=page-turner,rope-maker,errand-runner where=the_hall_at_dinner_time
% First and Second; Two White Ribbons
{foe} was at table, and the ruler hung upon its nail in the hall | so {p} watched the door while {h} went up to it | on the ruler's white ribbon was stitched one word: first
{h} took out {token}, and held the two next to each other | they were the work of one needle
"Two tried it on that day," said {h}. "{foe.name} was the first, and failed. The second did it. That is the name under the line."
"Then why the line?" asked {p} from the door. | "Because {foe.name} could not bear it," said {h}, "that it could be done, and not by {foe.him}. So {foe.he} got the record to keep, and ruled it out"
{h} had to laugh, and was almost in tears. "It can be done," said {h}. "I only need the one who did it." | out in the passage a broom had stopped [3 , as it does when a sweeper leans on it to hear]
+ Support {p}, who has to sit down => {p} held on to {h's} arm, and sat down upon the floor, and looked at the nail | "That ruler has frightened me all my life," said {p}. "And it was only somebody who had failed"
= Look how each ribbon had been tied => The creases in the ribbons still showed it | the second had been knotted from the left. "There is one person here who ties things so," said {p}. | and both of them looked round to where the broom had stopped
- Trick {foe}, and turn the ruler's ribbon round => {foe} put the ruler about {foe.his} neck again, with the word outward | one saw {foe.him} read it in a glass, and go grey | "The truth was on our side," said {p}. "Now it is only a trick"
~ The plates had been pushed back, and {p} whistled | {h} got the ribbon into a shoe in time | {foe} came in, and found the ruler swinging upon its nail | {foe.he} stood and watched until it hung still

@ struck8 scene line=any-struck gate move p=door-clerk where=the_record_hall
% Do Not Ask First; A Sheet to Sign
Half of {home} had come to {place}, to see {h} try | the old record lay ready on the table | {h} wore {token} round the left arm
{p.a} came to the doorway, and held out a sheet | "You have to ask leave here, and sign it," said {p}. "Then {foe} says no, and then it is over. I am sorry. I have handed out a good many."
The worn page had told {h} not to ask first
{foe} sat behind that table, and held the ruler by its white ribbon | far back among the people stood the old one with the broom
+ Give {p} the sheet back without a name on it => "You have not asked," said {p}, and looked at both sides of the sheet | there was no rule for that | {p} thought for a moment, and then stood out of the way [2 , as {p.he} had never done yet]
= Sign with the half of a name => {p} read that half of a name, and looked round, as old people did | "But that one never asked either," said {p}, and let {h} by | {p.he} hid the sheet inside {p.his} shirt
- Cheat, and sign as {foe} => {p} read {foe's} name, and could not well refuse it | {p} was still turning the sheet the right way up | {h} was past the first row of people by then | "Wait," said {p}, but no one did
~ {p} held the sheet across the doorway with both arms [2 , like a gate that is sorry] | {foe} had heard them. "Let them come in," said {foe}. "One more line is no trouble"

@ struck9 scene line=any-struck duel where=the_record_hall
% At the Hard Part; The Record on the Table
The people stood back to the walls, and {foe} stood by the table | now it was to be decided whether it could be done | if {h} did it, {foe} had to write it down | if {h} failed, nobody was ever to try again
"It cannot be done," said {foe}, and rapped upon the table with the ruler. "I have tried." | nobody in that hall had ever heard that before
{h} was afraid, and lifted the arm with {token} | everyone could read the word on it | {foe} turned white, and came round the table | {foe.he} stood just where the hard part was
"You will hold on," said {foe}, quite hoarse. "Everybody holds on"
+ Share with {foe} the last line of the page => "Then let go," it said, and {h} held it where {foe} could read it | {foe} read that line over and over. "Nobody told me that," {foe.he} said, and moved one step back | {h} had begun by then
= Begin, and take all the time it wants => {h} began at the beginning, just as {he} had been shown it in the night | {foe} counted under {foe.his} breath, and came out wrong | there was not a sound in the hall when {h} got to the hard part
- Destroy the ruler over one knee => The ruler broke across, and the people drew in their breath | {h} put the two halves on the table, and began | {foe} looked at one half, and at the other, and saw nothing else
+~ {foe} snatched the page, and read it out, in a voice for small children | a boy laughed, and others joined in | {h} could still hear them at the hard part
=~ {h} took so long that {foe} had time to come quite near | "Now," said {foe}, very low, just at the hard part. | {h} had looked round, and lost the time of it
-~ {foe} clung to the ruler with both fists | it was a shameful tussle, and the ruler did not break | at the hard part {h's} own fists were still shut

@ struck10 scene line=any-struck near p=ribbon-weaver where=the_ribbon-weaver's_shop
% No Call for Ribbons; The Word on the Ribbon
Somebody must have made {token}, so {h} took it to {p.a} | {p} held it to the window, and could not speak at once
"My mother stitched two for that day," said {p}. "I carried them across. One said first. You have got the other one. I was so small that I saw nothing but boots."
So two people had tried it | in the record there was only one name
"Then came that line," said {p}. "Since then nobody tries a thing, and I live on hair bows. I should like to know who has the first ribbon. Whoever it is keeps very quiet." | {h} had seen a white ribbon somewhere, and could not think where [3 , however long {he} looked at it]
+ Help {p} to clear the drawer of bows => {they} did the drawer above it, too | at the bottom lay the order for those two. "One for the left arm, please," it said. "This one does everything with the left"
= Ask {p} what was done after that day => "There were cakes for a feast," said {p}. "Nobody ate them. In the evening they were all thrown to the pigs, and people went home by the back ways"
- Steal the old order out of the drawer => {h} slipped the old order up one cuff | it spoke of a left arm | "I should have let you have that," said {p}, to {h's} back, in the doorway. "One only had to tell me what for"
~ {foe} came by outside, with that ruler, and {p} pushed {h} down behind the counter | an end of white ribbon was still hanging out of {p's} fist [2 , and nobody pulled it in]

@ struck11 scene line=any-struck far p=again who=rope-maker,errand-runner,page-turner where=the_painted_wall_of_the_hall
% Ruled Out Beforehand; A Name in Wet Paint
{p} came running, and took {h} into the hall | {hands} were painting {h's} name on the wall, a foot high | somebody had ruled it out already, and the line was wet
"You have not even tried," said {p}. "Can one be ruled out of a thing beforehand?"
Under the name it said that nobody was to lend {h} anything [3 , on any terms] | {foe} had ordered it | people read that, and made room round {h} | one of {hands} stepped back to look at that line | somebody with a broom swept up the drops
+ Help {p} to wipe off the line => {they} used up both sleeves on it | then the line was gone, and the name was still there | "That can stay," said {p}. "When it has been done, people will wish to know how it is spelled"
= Ask {hands} what they will do if it is done => {hands} stared into the pot, one after the other | "We should have to paint all of it over," said the one. "There is no more red," said the other. "It would have to be you who tells {foe}"
- Trick {hands} into painting {foe's} name below => {h} told {hands} that {foe's} name belonged there as well | they were people who did what they were told | in the evening {foe} found it on the wall | {foe.he} stood for a long time before the two names. "Now there are two who rule people out," said {p}
~ {foe} came in to look at it, and was quite content | "One likes to be ready," said {foe}, and left {h} the brush to rinse

@ struck12 scene line=any-struck near p=well-sinker where=the_well-sinker's_step
% A Cross at the Hard Part; The Last One in the Column
The last who had tried it was {p.a} | so {h} went to ask how far one gets | {p} sat on a step [2 , with folded hands,] and was without work
"Halfway," said {p}. "Then my hands would not let go. {foe} said: there, you see, and was almost glad. Nobody hires a person who has been ruled out. I should like my name back."
{p} had drawn the whole of it on an old bill | it was easier to understand so | there was a small cross at the hard part
"If you fail there as well," said {p}, "they will forbid it for good."
+ Give {p} a day of honest work => {p} stitched {h's} {bag}, and took twice as long as it needed | "Here," said {p}, and folded the drawing up small. "If somebody gets past that cross I shall feel better, even if it is not I"
= Ask {p} what the old people say => "They say that it has been done," said {p}. "They say it with their backs turned." | {p} gave {h} the drawing to look at, and did not ask for it back
- Cheat {p} out of the drawing for a {coin} => {p} thought that the {coin} was for bread, and gave up the drawing | an hour later {p} saw {h} with a finger on the cross | "So it was worth more," said {p}
~ {hands}, who did what {foe} wished, came along the {street} with the paint pot | {p} put the drawing under {p.his} shirt [2 , and had no time to talk]

@ struck13 scene line=any-struck near where=the_empty_yard
% Somebody in Another Town; A True Answer, Please
In an empty yard {h} tried over how one begins, with nothing in {his} hands | {foe} came in at the gate, alone, and sat down on the trough
"I should like your opinion," said {foe}. "I have nobody to ask. They all say what I want to hear."
{h} did not trust {foe.him}, and waited
"There was somebody once, in another town," said {foe}. "That one was near. All the people had stopped breathing! Then two hands held on, and it was over. What would you say to such a person, who still hears that silence every night?"
"Try it again," said {h}.
"In front of all those faces?" asked {foe}, and was quite white. "No. If it cannot be done at all, then nobody ever came near. I tell people so. Is that not kinder?" | a straw was in shreds between {foe's} fingers
{foe.he} looked up at {h's} hands. "Thumb in, by the way," said {foe}. "And now give me a true answer"
+ Comfort {foe}, and ask that person to come => "Send that one to me," said {h}. "Whoever was so near can stand next to me. Then it is not so quiet." | {foe} opened both hands, and looked at them | "I shall pass it on," said {foe}, and forgot a hat on the trough
= Ask {foe} who told {foe.him} about the thumb => "One reads such things," said {foe}. "In the record." | {h} had seen that record, and there was not one thumb in it | {foe} hid both thumbs in {foe.his} fists, and went
- Lie that it is kinder, and that you give up => {foe} held {h's} hand much too long, and was close to tears | within the hour it was read out from the steps | two children who had wanted to watch were taken home
~ {hands} came in at the gate, and {foe} was the keeper of the record again | "It cannot be done!" cried {foe}, and then quite low: "Thumb in."

@ struck15 scene line=any-struck near p=again who=rope-maker,errand-runner,page-turner where=the_old_people's_house
% Boards over the Windows; He Stays Sitting
A few were still alive who had clapped on that day | {h} and {p} went to see them in their old house | {hands} stood on ladders there, and were boarding up the windows
"It is not safe," one of them called down. "{foe.name} wrote that this morning. You have asked in there, and so has {p}. So now it is not safe."
In the last open window sat an old man in a nightcap | they had told him to come out
"I clapped, and I was made to be ashamed of it," he called. "I have been ashamed for long enough. I am staying in my chair!"
His wife was out there with the bed linen on her arm, and begged him
{hands} set the last board against the frame, and took nails out of their mouths | {p} was handed a hammer. "You may knock in the last nail," they said, "or go in there with him"
+ Help {p} to climb in and sit beside him => {h} sat down on one side of the old man, and {p} sat down on the other | people in the road stopped to count the three of them | {hands} went to ask {foe} about it, and left the ladders standing
= Ask {hands} to read out what {foe} wrote => It said that the beams were rotten | one of {hands} knocked on a beam, and so did the next | "Oak," they told one another, and began to quarrel | the wife had slipped in by then, with the linen
- Lie that the lace-maker next door clapped louder => {hands} carried the ladders next door, and boarded up the lace-maker's one window | she had never clapped in her life, and could not work in the dark | {p} heard her ask what she had done
~ {p} let the hammer fall into the well, and ran | they knocked in the last nail with a boot | from inside one heard him begin to clap, all by himself

@ struck20 scene line=any-struck far quiet where=the_low_wall_in_the_lane
% The Game of the Ruler; One Shoe
Children were playing on a low wall, and {h} stopped to look | each went along the top, and a big girl held their hand | halfway was a gap, and there one had to let go
Nobody ever let go | the child who played {foe} had a stick on a string | whoever held on was chalked, and had to lie down
"How does one win?" asked {h}.
"One does not," said the big girl. "It is over when we all lie there."
Only the smallest was left, in one shoe, and nobody had told it the rules | it came to the gap, and let go, and was across
All the dead sat up. "That is not how it goes," said the one with the stick. | "Does it count?" the big girl asked {h}
+ Support the smallest, and clap for it => {h} clapped, all alone, and then the big girl clapped too | the stick was laid in the grass, and was only a stick | "When is it your turn?" asked the smallest. "I shall come and look"
= Ask the smallest how it was done => The smallest thought it over with its whole face. "Her hand was sticky," it said. "So I did not want it any more." | {h} laughed, and for once {he} was not angry with {his} own two hands
- Lie that it does not count => The smallest looked back at the gap, and did not trust it any more | it lay down among the others, to have its line drawn | the big girl drew it, and could hardly see for tears
~ {hands} wanted that wall for a notice, and set down their paint pot on it | the children ran in all directions | one small shoe was left standing beside the gap

@ struck14 scene line=any-struck eve p=again who=page-turner,rope-maker,errand-runner where=the_drying_loft
% A Wooden Spoon for a Ruler; Everybody Holds On
On the last evening they rehearsed it, up in the drying loft | {p} was to play {foe}, and wore a wooden spoon on a string for a ruler
"Nobody can do it!" said {p} with a growl, and stepped on {p.his} own hem, and sat down in the washtub | they laughed until somebody knocked from below
The second time {p} came round slowly between the stockings | "You are going to hold on," said {p}, very low. "They all do."
It was so much like {foe} that {h} stood still, with both hands in the air | "What comes next?" asked {p}.
"I have forgotten," said {h}. "When you say it, I believe it."
{p} took hold of the spoon, and did not play any more. "It is quite easy to say," said {p}. "One says it, and need not be the one who tries. For a moment I was glad of it."
They looked at each other over the washing, and it was not a game now | {token} hung on the line among the stockings | from below they knocked again
+ Comfort {p}, and break that spoon together => They bent it over two knees, and it broke with a crack | "Tomorrow I shall pull your knot tight before all of them," said {p}. "They are to see which side I am on"
= Ask {p} to say it again, forty times => {p} said it in a deep voice, and then as a goose | out of the last ten times {h} let go in four. "Four is not nothing," said {p}, who was hoarse by then
- Lie to {p} that it has been put off => {p} took off the spoon at once, and went home to sleep, so glad was {p.he} | {h} was left with the washing, and with nobody who knew the hour
~ Across the yard a {lamp} was lit behind {foe's} shutter, and a shadow raised its arms | it held on, over and over | {they} watched, and neither of {them} could laugh
`;
export const pack: PackSource = { id: 'case-any-struck', sheets: [facts, scenes], words: {} };
