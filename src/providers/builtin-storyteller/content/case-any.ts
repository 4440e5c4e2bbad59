import type { PackSource } from '../pack.ts';

/** What stands in the way of a thing that one does or becomes, who put it there, and how it is done all the same. */
const cases = `
@ * truth line=any-struck trail=any start
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

@ * truth line=any-seven trail=any start
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

@ * truth line=any-bought trail=any arch=build,prove,pursue,find,rescue,defeat,deliver,protect,steal start
[2 To {goal}] one needs things, and they had been bought up [2 , a little at a time] | {h} went to nine doors, and at each of them somebody else had just been
@ * truth line=any-bought lead
It was {foe} who bought, and paid well, and never said what for | it was all taken off to one and the same place, and locked in
@ * truth line=any-bought second
People took {foe's} buying for greed, and nobody could see where the gain was | such things are worth nothing in a heap
@ * truth line=any-bought means
One of those who sold to {foe} had kept a piece back under the floor | it was the one piece that the rest were no use without
@ * truth line=any-bought wall
{foe} had found it out, that one was lacking | {hands} were turning up floors all over {home}
@ * truth line=any-bought turn
"Nobody was ever to be stopped," said {h} aloud. "{foe} wants the same thing that I do." | every night [2 for years], behind that door, {foe} had tried to {goal} | {foe.he} could not do it
@ * truth line=any-bought price
What {foe} did in there had begun as a promise to a child, and it had eaten up {foe's} house, and then the neighbours' | {h} had just seen what it could eat
@ * truth line=any-bought plan
It was not force that would open that door, nor money | one could only knock there and say what one had brought
@ * truth line=any-bought gate
There was the place, with a light behind the shutter | one could hear somebody start again from the beginning
@ * truth line=any-bought duel
{foe} was sitting there in the midst of it all, grey as a moth. "There is a piece wanting," said {foe}. "It was never my fault." | {h} opened a hand, and there it was [3 , no larger than a plum stone]
@ * known line=any-bought before
{foe} had all of it and lacked one piece, and {h} had that and nothing else | neither of them could {goal} so
@ * known line=any-bought behind
They were both after the same thing, {h} and {foe} | it might be that neither would get there without the other
@ * settle line=any-bought won
{foe} took the piece, and could not get it in, for {foe.his} fingers shook | "You do it," said {foe}, and gave it back. | {h} fitted the piece, and {foe} held the other end | at noon the shutters were thrown open | all the sellers were standing there, and they saw {h} {goal} | "So that was the piece," {foe} told everyone, over and over | somebody long grown up came through the crowd. "You promised it to me for a birthday," said that one. "I was seven" | {foe} did not pull the hand away that was taken
@ * settle line=any-bought lost
{foe} shut a fist upon the piece, and would not open it, not even to use it | "Tomorrow," said {foe}. "I shall do it tomorrow." | {h} asked, and then begged, and then pulled at the fingers | so {h} did not {goal}, and no more did {foe} | the door was closed on {him} | behind the shutter one heard somebody begin, and go on, and it was nearly good | then it stopped, at the old place
@ * settle line=any-bought dear
{h} fitted the piece, and it went in with a click | {foe} put out a finger, and touched the place | "Like that," said {foe}. "And all the time it went in like that." | people came in at the door, and saw {him} {goal} | it was done with all that {foe} had given a life to heap up | when they turned round the chair was empty | there stood one cup, among a great many candle ends
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

@ bought1 scene line=any-bought second p=again
% Worth Nothing in a Heap; What Greed Would Not Do
{p} had sold, as everybody had, and had followed the cart home out of curiosity | through a gap in the boards {h} and {p} could look in, one eye each
There it all was, up to the rafters | it had not been sorted, nor cleaned, nor locked away from the damp | "Nobody buys for gain and lets it lie so," whispered {p}. "I should get a quarter for it now"
In the middle a space had been kept free, for one chair [2 , with candle ends all about it]
+ Help {p} to prop the roof where it lets in the rain => It was a strange thing to do for {foe} | from inside a voice asked who was there | and when nobody answered it said [2 , quite low,] thank you
= Count what is there, and what is not => It seemed to be all of it, and of some things there were ten | there was one kind of which there was none | and it was the smallest
- Steal one piece through the gap in the boards => {h} fished it out with a wire | by itself it was good for nothing | that night somebody in there could be heard counting, and counting again
~ A board went under {p}, with a crack that they must have heard at the bridge | in there somebody put out the candles, one by one, without any haste
@ bought2 scene line=any-bought plan p=again
% One Knocked, and Said; Begin Again
It was past midnight, and {p} had been asked to stay behind the wall, and had not | there was a light behind {foe's} shutter | and one could hear it: somebody began, and went on, and it was very nearly good
Then it came to the <gap~place where the piece was lacking> | it stopped | there was the sound of a person getting up, and sitting down | and it was begun again, from the first
"You could not break in there with a ram," said {p}. "But I think that one could knock." | {h} felt for the piece in {his} {bag}, and it was there
+ Comfort whoever it is by going on from there => {h} did the next part, outside, in the dark, as well as it could be done without tools | on the other side nobody moved | then the light came close to the shutter, and stood
= Listen until you know where it always fails => It failed nine times before daybreak, and always there | {h} could have put a finger upon it | {p} had gone to sleep against the wall
- Cheat by slipping a false piece beneath the door => One heard it found | one heard somebody run with it across the floor, and then, for a very long time, one heard nothing
~ The light was gone | it was only the end of the candle, for a drawer could be heard, and then another | {they} stood there until the cocks crew, and nothing more was begun
@ struck3 scene line=any-struck wall
% A Rule; Under Their Eyes
{foe} had had it painted up, upon the wall of the hall, so that nobody should have to ask | it was a rule, and it had been a line once, with a ruler
"It is for people's own sake," said {foe}. "They would only try. You were not thinking of it, I hope?" | {hands} had moved up, and stood there, and looked at {h's} hands
At the back someone was sweeping, and swept round {foe's} shoes
+ Help the one who sweeps with the bucket => It was a heavy bucket | "Do not ask them first," the old party said into it, so low that it might have been the handle
= Ask {foe} who it was that tried last => "There were two," said {foe}, and shut {foe.his} mouth | it had said one, in the record | {foe} took out the ruler and seemed to have forgotten for what
- Destroy the painted rule with the bucket => It ran down the wall | {hands} took {h} by both arms | "You cannot wipe out a thing by wiping it out," said {foe}, and had turned quite pale at {foe.his} own words
~ {foe} had lifted the ruler by an inch, and {hands} closed up | {h} was seen to the door | somebody came sweeping after, as far as the sill, and there stood still
@ seven3 scene line=any-seven wall
% The Key of That Room; Seven Hands in the Air
{hands} kept the door and {foe} kept the key | and {foe.he} was playing with it | "It wants seven," said {foe}. "You see how it is. I would let you. But there are six, and then there is the chair"
Through the crack {h} saw it, with its back to the window | somebody had dusted it that morning, as one dusts a grave
"There is nobody left of that family," said {foe}. "I ought to know. I was with them at the end"
+ Give the doorkeeper a hand with the dusters => {they} did the legs of it together | "It has been planed," he whispered. "On the back there. I used to know it with my thumb, when I was a boy"
= Ask {foe} how that family came to its end => {foe} told it well, and it was different from how it had been told the last time | the key had stopped turning
- Steal the key while {foe} speaks for the chair => It was a key to nothing, when {h} came to try it | the real one was round {foe's} neck | and {foe} was standing behind {him}, and let {him} try it twice
~ {foe} had let the key slip into {foe.his} sleeve | the doorkeeper closed his half of the door, with his eyes on the ceiling, and {foe} the other
@ bought3 scene line=any-bought wall
% Turning Up Floors; The One That Was Lacking
They were taking up the floor of the house next door | {foe} knelt there in the dust, with {foe.his} good clothes on, and felt about between the joists
"I have paid for the boards," said {foe}, without looking up. "I have all the rest of it. There is one left, somewhere in {home}, and I shall have it, if I must walk on earth for the rest of my days" | {hands} had put a bar under the next
It lay in {h's} {bag}, not an arm's length from {foe's} head
+ Help to put the boards back afterward => It was a family with small children | {foe} held the nails for them, of all people | "I know that it is not here," said {foe}, "but one cannot stop at a house in the middle"
= Ask {foe} what it is for => {foe} sat back upon {foe.his} heels | "I promised it to a child," said {foe} | then {foe.he} bent down over the hole again, with {foe.his} face to the dark
- Trick {foe} with a pebble in a twist of {paper} => {foe} undid it with both thumbs | and it was dreadful to see how carefully | there was a pebble | {foe.he} folded the {paper} together again, and thanked {h} for the trouble
~ {foe} had come to the wall, and must have the mat up as well, and would {h} kindly step off it | {he} stepped, and stepped, until {he} was standing in the road
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
@ bought4 scene line=any-bought lead p=carter
% At the Ninth Door; Nothing Ever Comes Out
At the ninth door the cart stood yet, and {p.a} was roping down the load | it had been paid for out of {foe's} own purse [2 , with no word about the price]
"Nobody tells me anything," said {p}. "It goes to one place, all of it, in at a door, and the door is locked. I have been at it for years. I have never once seen anything come out."
{h} lifted the sacking | it was all there, whatever one could want in order to {goal} | nobody can use two of such a thing, and there were ten
+ Help {p} to push at the hill => It was steep, and {p} talked | the place had shutters, and a step in front of it, and somebody swept a heap of candle ends off that step each morning | {p} had thought at first that somebody prayed there
= Read the list that {p} goes by => Everything on it had been ticked, and ticked again | one thing at the bottom had no tick | it was underlined so hard that the pen had gone through
- Steal what you need from under the sacking => It came out as easily as a loose tooth | but {p} had to make it good, and walked that night to a tenth village, to ask whether they had one
~ The cart had begun to roll, for nobody had put a stone to it | {p} was half a mile down the hill before it stood | down there one of {hands} was waiting, with folded arms
@ bought5 scene line=any-bought means p=again
% Kept Back; Something in a Sock
{p} took {him} to a cousin's, and saw to the bolt | the cousin pushed a bed aside, and lifted a board with no nails in it | under the board was a sock
"{foe} had the rest off me," said the cousin. "I kept this, to see if it would be missed. Eleven times I have had {foe.him} at that door since. The last time {foe.he} did not offer anything. {foe.he} just stood there."
It was the size of a plum stone | {h} knew what it was, and so would anyone who had ever wished to {goal} | all the rest of it hangs upon that piece
+ Give the cousin a true account of what it does => It took some time, and the cousin listened with the sock in both hands | "Then you had better have it," the cousin said. "But I should wish to be there." | {p} had tears in {p.his} eyes, and blamed the dust
= Turn it about in your fingers => There was a place for a thumb, and it clicked | {h} could feel what it wanted to be set against | that was in a heap, behind a shutter, along with nine others
- Steal it while the cousin looks for a light => {h} had it, and the cousin sat on the boards with the empty sock. "One had only to ask," said the cousin | {p} needed a good many tries to draw the bolt
~ Somebody knocked, and it was {foe}, for it was so patient | the cousin sat on the board, and {p} on the cousin | it lasted for an hour, and then it went away
@ bought6 scene line=any-bought price p=again
% What a Promise Eats; Nine Cuts on a Post
{p} had something to show {him}, and it was a house with nothing in it | the stoves were gone, and the stairs | {foe} had lived there, and had sold it away from under {foe.himself} to buy with
Next to it was {p's} | {foe} had borrowed upon that as well, and {hands} were just coming out backward with the table
"It was for a child," said {p}. "A child had asked to see it done. By your birthday, {foe} said." | a knife had cut the birthdays into the doorpost, each a little higher | there were nine of them
+ Help {p} to get the table in again => {hands} put down their end without being asked | "It is all the same," said one of them, and sat on it. "Where we take it there is no room left to stand in. There is a chair, in the middle, and that is all"
= Look for the tenth on that post => It had been begun, just a nick | over it was a nail | on the nail hung a crown of gilt straw [2 , gone grey]
- Lie to {p} that all of it will come back => {p} believed that, and held the door for them | the bed was out by noon | "On what day?" asked {p}, when the last of it had gone by
~ {hands} wished to have them off the step, since the step had been sold as well | {p} took hold of the doorpost with both arms, and had to be reasoned with
`;
export const pack: PackSource = { id: 'case-any', sheets: [cases, scenes], words: {} };
