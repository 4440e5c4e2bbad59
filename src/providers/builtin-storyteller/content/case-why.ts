import type { PackSource } from '../pack.ts';

/** Why it is so, or what happened: each case has a thing that everybody leaves out, and somebody who saw to that. */
const cases = `
@ * truth line=why-words trail=why start
All the old people {inhome} told it in the very same words | {h} noticed that, because people who ask one another {matter} do not all use the same words
@ * truth line=why-words lead
The words that everyone used had been read out once, to the whole town | they were made to say them over until they had them by heart
@ * truth line=why-words second
In the oldest telling one word was different | once it went, we shut the door | now it went, the door was shut
@ * truth line=why-words means
Whoever wrote the lesson out had a copy of it still, with the corrections | it was in a round young hand, and the name on the back was {foe's}
@ * truth line=why-words wall
{hands} went about every autumn to hear it said | those who got it wrong were not punished, they were only visited again
@ * truth line=why-words turn
"There was no crime to hide," said {h}. "What they hid was a child, of six." | it had left one door unlatched, on the wrong night
@ * truth line=why-words price
The child who left the door was never told | it grew up, and was good at everything | somebody who loved that child had just paid for it to go on so
@ * truth line=why-words plan
There were some who were sick of saying those words, and had never dared to be the first to stop | {h} had six names of that kind by now, and the loan of a claw hammer
@ * truth line=why-words gate
The door itself was here, nailed up | there was a child's mark on the frame [2 , at the height of a table]
@ * truth line=why-words duel
"It was you who left it open," said {h}. "You were six." | {foe} said the words, all of them [2 , quite steadily] | at the door {foe.he} stopped
@ * known line=why-words before
So the whole town was saying a lesson, and {h} knew how it was taught | whatever lay under the lesson was the question
@ * known line=why-words behind
A door, a night, a child of six, {h} had all three | there was only the child's name to put to it, and somebody to say it kindly
@ * settle line=why-words won
{foe} began the words over, and could not get past the door | "I left it open," said {foe}. "I was six, and I forgot to drop the latch." | so that was {matter}, for all the rest had come in by it | those who had sworn to say that it was nobody looked at the floor | an old woman held out the claw hammer | {foe} drew the nails {foe.himself}, one after another, and the door swung open | nothing at all was waiting behind it any more | "You were so small," said the old woman. "How should we have told you?"
@ * settle line=why-words lost
{foe} said the words from the beginning, and all the others took them up | {h} called out {matter}, and could not hear {himself} for it | it was a door, and a child of six, and {foe} | not one of them would say so after {him} | "Good night," said {foe}, when they had done, and had another nail driven in. | an old woman stayed behind, and moved her lips | then she looked at the door, and went home without a sound
@ * settle line=why-words dear
{h} sent the others out, and told {foe} {matter}, in a low voice | "I thought that I had dreamed it," said {foe}. "There was a latch, and I could not reach." | {foe} sat there with {him} until it was light, and nobody else was told | then {foe} drew out the lesson, and tore it across | when it was autumn no one came round to hear it said | in one house and another people began to tell it wrong | {foe} stood under their windows, and listened, and let them

@ * truth line=why-page trail=why start
It had all happened once before, in the time of somebody's great-grandmother | there was a book in which one could read how it ended, and the page was out
@ * truth line=why-page lead
With a knife somebody had taken the page from the old book, and the edge was still white | people would have it that mice had done it
@ * truth line=why-page second
An old nurse had the half of it, as a song | it stopped short, at the words: and give it back
@ * truth line=why-page means
On the page behind the missing one the pen had pressed through | with soot rubbed over it three words could be read, and the third was the name of a family
@ * truth line=why-page wall
The family's name was {foe's}, or had been before it was changed | {hands} had been told to buy every copy of that book
@ * truth line=why-page turn
"Something was taken, long ago, and never paid for," said {h}, "and {foe} lives in it." | it would come round as long as it was not given back | the remedy was as old as the harm
@ * truth line=why-page price
The last one who could have sung that skipping song to its end had been moved away for her health | {h} was given her thimble, and it had the same three words inside
@ * truth line=why-page plan
The missing page had not been destroyed, for {foe} could not do that | it was carried about, close to the skin [2 , where one keeps what one is ashamed of]
@ * truth line=why-page gate
All of it had been built on that one old debt, down to the doorstep | one could see where an older wall went on underneath
@ * truth line=why-page duel
{h} sang the song, as far as it went [2 , since there was no other way to say it] | {foe} went on with the next line, in a whisper
@ * known line=why-page before
A page was gone, and somebody had wanted it gone lately | {h} had to know only what it said | the song went half of the way
@ * known line=why-page behind
It could be put right, then, and it always could have been | {h} had to get {foe} to open {foe.his} hand
@ * settle line=why-page won
{foe} sang on, to the last line, and there it went: and give it back | {foe.he} took a page from {foe.his} breast, folded very small, and spread it on the old stone | "We had it from them, and built on it," said {foe}, "and never paid." | that was {matter} | {foe} laid the keys of the house down on the page, and stepped off the sill | under the floor something let go, like a long breath | that night nothing came round, and {inhome} they lay awake to listen | the old nurse got back her thimble, and sang the whole of it
@ * settle line=why-page lost
{foe} stopped short behind the third word, and drew out the page | it went into the stove, folded as it was | "There is no more of it," said {foe}. "Go home." | {h} knew {matter}, for it was an old theft, and {foe} slept on it | there was nothing left to read that from | under the floor something knocked [! , a little sooner than the last time] | {foe} had gone quite white, and sent out for a thicker door
@ * settle line=why-page dear
{foe} finished the line, and after a night of talk the page lay on the table | "Half," said {foe}. "I can give back half of it. One has to live somewhere." | {h} read the page out to all who came, and so they knew {matter} | {foe} laid down half of the keys, and kept those with the roof on | what came round each year comes every other year now, and knocks | the old nurse sings the song as far as the last line, and stops there

@ * truth line=why-warning trail=why start
There had been a warning, three days before, in good plain writing | it was received, and dated, and put into a drawer
@ * truth line=why-warning lead
The {clerk} with the drawer was given a house that week | he was blamed for it by everyone, and lived there with the blinds down
@ * truth line=why-warning second
The {clerk} with the drawer had only done as he was told | an answer had come down to him, and it was two words long: leave it
@ * truth line=why-warning means
There were nine people in the room when it was settled to answer, leave it | one of them had kept the {paper}, in case it should ever be wanted
@ * truth line=why-warning wall
Of the nine who said to leave it, eight had since got everything that they ever asked {foe} for | {hands} carried it round to them in baskets [2 , at the new year]
@ * truth line=why-warning turn
"They understood the warning very well," said {h}. "They took it a line at a time, and added up who would gain." | the one who spoke against it, the ninth, was of {h's} own people
@ * truth line=why-warning price
The one who had said no was offered a basket too | it was sent back every year, until the year that nobody was left in that house to send it
@ * truth line=why-warning plan
The sheet with the nine names never left {foe's} keeping | while it existed each of the eight was safe from all the others, and {foe} from the eight
@ * truth line=why-warning gate
The drawer was in that room still, with the nine chairs | {foe} had never been easy enough to have it emptied
@ * truth line=why-warning duel
"Read me the ninth name," said {h}. | {foe} did not need the {paper} for it. "I asked them all to think of their children," said {foe}
@ * known line=why-warning before
Somebody had been told beforehand, and had answered, leave it | {h} did not know who yet, nor what there was to be got by leaving it
@ * known line=why-warning behind
Nine had sat there, and eight had been paid | {h} wanted that one sheet of {paper}, and then all the rest could be read aloud
@ * settle line=why-warning won
"Read the rest to them," said {h}, and pushed the door open upon the steps. | {foe} had drawn out the sheet, from habit | {h} read it aloud over {foe.his} arm, the warning, two words, and nine names | so it was known at last {matter} | down in the crowd eight people turned round, and could not get through | {foe} sat down in one of the nine chairs, until two {guards} came up for {foe.him} | across the way a blind went up | there was the {clerk}, whom everyone had blamed | he leaned out with his face all wet, and a woman wished him good day
@ * settle line=why-warning lost
{foe} pulled the drawer right out, and turned it over | it was empty, and had been swept | "Ask whom you like," said {foe}. "They will tell you that there never was a warning." | everybody knew {matter}, as such things are known | {foe} had the nine chairs carried off, to be covered afresh | across the way the {clerk} had pulled up his blind | he met {h's} eye across the {street}, and let it down again
@ * settle line=why-warning dear
"Read the ninth yourself," said {foe}, and pushed the sheet across. | {h} read it from the steps, and left nothing out of it | they all knew {matter} by noon, and it was as bad as that | two {guards} came for {foe}, and eight baskets stood about in the {street} | the ninth was a name that {h} had carried all {his} life | {he} went to {his} own people, and said who had sat in that room | "And said no?" they asked. "Yes," said {h}, "and went home to bed."
`;

/** Scenes in which a fact of the case is found out, with somebody who comes back. */
const scenes = `
@ words1 scene line=why-words second p=again
% One Word Different; The Oldest of Them All
{p} had an old one to show {him}, so old that they had given up visiting | she lay in the wall bed, with her eyes shut, and was asked, and began
It was the same as with all the others, word for word | and {p} was moving {p.his} lips along with it | then {h} put up a hand
"We shut the door," said the old one. | everybody else said that the door was shut | "You had better not say it so, grandmother," said {p}, very low
+ Comfort her, and let her say it as she learned it => She said it over, the old way, three times, like someone who has got her own shoes back | at the third time she opened her eyes. "But we did not," she said. "Not that night"
= Ask her who shut it => She took the time that one needs to go to a door and back | "It was little," she said, "and it had been told to" | then she was asleep
- Trick {p} into saying it wrong in front of {hands} => It was one word and no more | {p} was not punished | they came that evening to visit, with a cake, and came again the next evening, and the next
~ The old one had gone to sleep, and could not be got to begin again | {p} drew the curtain of the bed. "It was shut," said {p}. "You heard her say that it was shut."
@ words2 scene line=why-words plan p=again
% Sick of Saying It; The Loan of a Hammer
{p} stood on the step with a claw hammer, wrapped up in a towel | "There are six of us," said {p}. "We have been sick of it for years, and each of us thought it was only a bad stomach."
{they} went along to the nailed-up door in the dusk, all seven of them, and did not do anything yet | {p} laid a palm on the boards
Low down on the frame there was a scratch, and a row of them above it, as when one measures a child | the lowest had a name to it | and the nails had been put through the name
+ Share with the six what you believe is under it => {h} said it as gently as it can be said | nobody spoke for a good while | "I have sat beside that child at supper," somebody said. "For thirty years"
= Read as much of the name as the nails have left => There were two letters, and the half of another | it would do for three families in that place | {h} knew by now for which of the three
- Lie that you alone will draw the nails => They were so much relieved that it was hard to look at | five of them went home | {p} stayed, with the hammer, and looked from {h} to the door
~ A {lamp} came along the {street}, and the hammer went back in its towel | of the six two had gone home by then [, by different ways] | "It is not tonight, then," said {p} to the door

@ page1 scene line=why-page second p=again
% Half of a Song; And Give It Back
{p} came across the yard with an old nurse on one arm | she had a song, said {p} | and there was a good deal about it that one ought to hear
She would only sing it with a child on her knee, so one was borrowed | it was for skipping, and it went along very prettily, about a house and who had built it, and on what
"And give it back," sang the nurse, and stopped, with her mouth open, like a gate | "There is no more," she said. "There was. It is on the page"
+ Support her with a second voice, and try again => {they} sang it four times, to see if it would run on by itself | at the fourth the child put in a word of its own, and the nurse looked at it. "Now who has taught you that?" she said
= Ask her who used to sing it with her => It was a girl from the big house, who had been told afterwards to forget it | "She never could forget a thing," said the nurse. "It made her so unhappy"
- Cheat her of the song by selling it as your own => It was sung at the inn by nightfall, down to the place where it stops | someone there got up from table, and paid, and had gone quite white
~ The child had slid from her knee, and wanted what it was promised | the nurse sat there with her mouth open | "Now it has gone in again," said {p}. "It does that. It may be a week."
@ page2 scene line=why-page plan p=again
% Close to the Skin; Something Folded Small
{p} had been lent to {foe}, to help with the dressing when there was company | "There is a thing on a ribbon," {p} said, "inside the shirt. It is folded so small that it has gone hard. I am not to see it, and every evening I have to look the other way."
So it had not gone into a stove | one does not keep what one has made up one's mind about
{they} watched from the gallery as {foe} came in among the guests | twice in that hour a hand went to the breastbone, as if to feel whether it was all still there
+ Help {p} to be let off that service => {h} asked for it, and found {p} another place | on the last evening {p} did not look the other way | there was a brown corner, {p} said, and on it the end of a line of music
= Sing the first line, low, as {foe} goes by => {foe} missed a step | then {foe.he} went on, bowing left and right | but the hand had gone up to the ribbon and did not come down again all that evening
- Steal the ribbon while {foe} is asleep => {h} had come up to the bed | {foe} slept upon it, with both fists, like a child with a toy | {h} stood there for some time, and went out on tiptoe
~ A {bell} was rung, and {p} had to go in and stand with {p.his} face to the wall | when {foe} came by next there was a second shirt over the first

@ warning1 scene line=why-warning second p=again
% Two Words Long; The Blinds Drawn Down
{p} knocked in a certain way | and the {clerk} let {them} in, and drew down the blind again behind {them} | everything in that house was new, and nothing had been sat upon
"They all say that I put it in the drawer," the {clerk} said. "So I did. I took it up first, and I waited on the stair, and an answer came down. Here. I have kept it."
It was a slip no longer than a finger | "Leave it," said the slip
{h} turned it over, and there was nothing else | {p} read it twice, as though there might be more of it
+ Support the {clerk} at the window, with the blind up => {they} stood there for as long as a {street} needs to stare its fill | then a woman who had lost two came over, and looked at the slip, and asked the {clerk} whether he had had any dinner
= Ask who was upstairs in that room => "There were nine," said the {clerk}. "One could hear the chairs. It took them an hour to find those two words"
- Rob the {clerk} of the slip when he turns round => It was a small thing to take | the {clerk} had no other proof than that | now there was only the house left
~ A handful of gravel came against the blind | the {clerk} was beneath the table before it had all come down | "It is the same child each evening," said the {clerk} from there, with the slip in both fists
@ warning2 scene line=why-warning plan p=again
% Nine Names on a Sheet; Safe from One Another
They had sent for {p} to oil the lock of {foe's} desk | and {p} had need of somebody to hold the light
There it lay, in the flat drawer, under glass like a butterfly | nine people had signed it, one below another, and by the last of the names there was a blot
{foe} stood in the door, and talked with {them} about locks | so {h} could not take it, and could only read | eight of those names had a new house each | as to the ninth, {h} had heard that name at home
"Is it done?" said {foe}. "I like to know that it shuts."
+ Help {p} to finish, so that no blame falls => It shut, and {foe} tried it | out in the {street} {p} opened a hand | and there was a second key in it | "I always cut two," said {p}
= Ask {foe} what it is that the drawer keeps => "Peace," said {foe}, and meant it | "There are eight people who sleep because I have that," said {foe}, "and so do I, because they do"
- Lie that the lock is worn out => {foe} had a look for each of them, and thanked {them} both | the sheet was carried about from then on in a case, on a chain, and so was the wrist that it hung from
~ The key had stuck, and {foe} came over to see to it | for one breath {they} were all three bent above the nine names | then {foe} laid a glove upon the glass
@ words3 scene line=why-words wall
% Visited Again; To Hear It Said
It was autumn, and they had come to hear it said | {foe} sat in the front room with {hands} along the wall | and one after another the people of the {street} came in, and said it
"We shut," began a boy, and went red. "The door was shut" | {foe} nodded, as to music | nobody was punished, said {foe} to {h}. One only went to see them again, and then again
By the window stood the one who would be next, and was holding on to the curtain
+ Help the boy by getting it wrong yourself => {h} said it with three mistakes | there was a breath along the wall | "You will be visited," said {foe}, kindly, and it was almost as if {foe.he} had begun to say something else
= Ask {foe} to say it too => {foe} had the words, and a good voice for them | at the door {foe.he} stopped, for as long as a hand lies upon a latch, and then went on
- Trick {hands} with a verse of your own => It had the same tune to it | and they were nodding at the second line | at the third somebody laughed out loud | and it was the first laugh that had been heard there in an autumn
~ {foe} raised one finger, and the whole room began over again from the first word | the boy was crying by then | it was dark before anybody was let go
@ page3 scene line=why-page wall
% Every Copy; A Name That Was Changed
{foe} had a stove lit in the yard and {hands} brought the books in by the barrow | "I collect them," said {foe}. "They are so often incomplete"
The name on {foe's} gatepost had been cut over an older one | one could read the old one when the sun stood low | and {h} had read it before | it had been the last of the three words in the soot
One after another the books went in | at each of them {foe} looked first for a certain page
+ Save the one that falls from the barrow => {h} had a foot upon it | it was the nurse's own copy | and she had written in the margin what one ought to sing there | {foe} had seen the foot, and looked away
= Ask {foe} what is on that page => "Nothing at all," {foe} answered. "So I look for it" | {foe.he} laid a hand on {foe.his} breast, and took it away as if it had been slapped
- Deceive {foe} with a book of recipes in that binding => It went in with the rest | {foe} had stood longer over it than over any | "It was whole," said {foe}, to no one, "and it was the wrong one"
~ {foe} had tipped in the next barrowful, and the stove roared | {hands} leaned upon their forks | "One always comes too late to a book," said {foe}, not unkindly
@ warning3 scene line=why-warning wall
% Carried Round in Baskets; At the New Year
{hands} went by with baskets, as at every new year | and there were eight of them | {foe} walked behind, and saw that each went in at the right door
"They are old friends," said {foe}. "We sat on something together, once. One does not forget it" | at the ninth house there was nobody any more | and {foe} raised {foe.his} hat to it, all the same
It was from {h's} own people that somebody used to live there
+ Help with the heaviest of the baskets => It was for a house with a new roof | "I never open it," said the one who took it in, very low. "I put it down the well. Tell {foe} that it was delicious"
= Ask what stood in the room with nine chairs => "A table," said {foe} | it had been a good deal to answer, with that face | and then: "It was a matter of arithmetic. You would have done it too"
- Steal the card out of the eighth basket => It bore two words, and {h} knew them | so they were written every year, in that hand, to remind eight people of what they had said
~ A basket had been set down on the road, and was gone through, in case anything was missing | "New friends are always so eager," said {foe} | it was evening before {h} was let off
@ words4 scene line=why-words lead p=caretaker
% Read Out from the Desk; A Row at a Time
{p.a} unlocked the meeting room [2 , where the chairs were stacked up] | the whole town had once been called in there, at six in the morning
"I was newly married," said {p}. "It was read to us from that desk. Then we said it after, a row at a time. Nobody got supper until the row had it by heart."
On the floorboards the rows were still marked out [2 , and the paint had been renewed] | upon the desk lay a stick to beat the time with
{h} asked how it went | {p} shut {p.his} eyes and said it, in the words of all the others [3 , and one foot went along with it]
+ Share your supper with {p}, who got none that day => It was eaten at the desk, off the lid of a pot | "Our row was the last to go home," said {p}. "There was one word that we would not get right. It was to do with the door."
= Stand in the third row and look about => The boards gave a little there | two hollows had been worn in them, side by side, and they were the right size for knees | "Some were slow," said {p}. "There is one very old one who never quite learned it"
- Lie that you have it by heart as well => {p} was pleased, and beat the time | at the second line the stick stopped in the middle. "It was shut," said {p}. "The door was. You must say it so," and {p.he} looked over to the window to see who went by
~ A step was heard outside, and {p} put the stick away beneath the desk | "They are the same words that you have heard already," {p.he} said. "Be glad that nobody ever read them to you."
@ words5 scene line=why-words means p=again
% In a Round Young Hand; One Word in Red
{p} wanted all the shutters closed first | then a lesson sheet came out of {p.his} {coat}, gone yellow at the folds
There they were, the words that everyone said | a child had put them down, in a round young hand [3 , with great care for the tails]
In one place only somebody grown had corrected it | "We shut the door," the child had put, and over that it said, in red, "The door was shut."
{p} turned the sheet over and did not say anything | on the back was a name, with a flower on either side | and it was {foe's}
+ Help {p} to hide the sheet again => It went in behind the loose brick from where it had come | "They kept the neatest," said {p}, "for the rest of us to learn from. What does a child know of what it writes?" | on the front door somebody had meanwhile chalked a day, for a visit
= Hold the red word against the light => It was the red in which they enter births and deaths | so it had not been a teacher who changed it, but somebody out of an office | and the pen had gone over it twice, so that it should hold
- Steal the sheet to show it in the {street} => {h} had shown it to eleven people by noon | each began at the top and moved his lips, and not one would turn it over | the twelfth was one of {hands}, and admired the handwriting
~ Somebody walked along the passage, and {p} had the sheet away before it was quiet again | "You have seen whose it is," said {p}. "And I have never shown it to you."
@ words6 scene line=why-words price p=again
% Paid for One Autumn More; Good at Everything
{p} led {him} by back ways to a certain room | everything in it had been sold, down to the hooks
On the bare boards an old woman was kneeling to count {coins} into a cap | {hands} held it open for her | "That is for this autumn," they said. "And for the next?" | at that she drew off her ring, and put it in
"It was six," she said, when they had gone. "I brought it up, and it was good at everything. Nobody has ever told it. And nobody will, as long as I have a spoon to sell."
{p} uncurled one hand, and a share of that money lay there | "For saying it right," said {p}. "All of our row gets some."
+ Give her back what {p} was paid => She would not have it, and sent a boy after the cap | "If they stop coming round," she said, "then somebody will say it wrong. And the next will say how it really was. And the child will hear it, at that age"
= Ask her what the child was best at => "Locks," she said at once. "It had every lock in the house apart. It never went by a door in its life without a try at the latch. It believes that we all do it"
- Deceive her with the tale that it knows => She sat down where her chair had been | there was no chair any more | "So it has been kind to me on purpose," said the old woman from the floor, "all those years"
~ Somebody rapped on the shutter, and the old woman pushed {them} out with both hands | "They count the voices," she said | {p} had closed {p.his} fist again, over what was in it

@ page4 scene line=why-page lead p=librarian
% Mice, They Said; The White Edge
{p.a} had laid the old book upon a cushion, and kept between it and {him} | "Mice," said {p}. "We have all agreed that it was mice."
One could see past an elbow | between two brown pages there stood the stub of a third | it ran as straight as a table [2 , from the head to the foot,] and its edge was still white
It was somebody's great-grandmother who had filled that book, with dates | and whatever she told of was happening again, in the same order [3 , to the very week]
"And this is how it ended," she had written, at the bottom of a page | the next one dealt with hens
+ Help {p} to set a trap for the mice => There stood a trap already, with cheese in it, and the cheese had gathered dust | "There never was a mouse," {p} said after a while. "There was one of {hands}, for a whole afternoon, who asked me for a knife to trim a pen."
= Ask {p} who has read it to the end => They were four in all, and {p} had been to every funeral | "But it used to be sung," {p.he} said. "There is an old nurse about who got it from the last of them. It is only for skipping, so nobody counts it."
- Steal the book and the cushion together => {h} had both of them down the back stair before {p} could turn round | "As Nurse sings it," said a line in the margin, under a better {lamp} | and somebody had tried to scratch out Nurse
~ {p} had shut the book upon the stub, and sat down on both | "It has been looked at enough," said {p}. "It was looked at before, you know, and see what came of it."
@ page5 scene line=why-page means p=again
% What the Pen Went Through; Soot on One Finger
{p} fetched soot from the hearth on one finger [2 , and begged the book's pardon] | then {p.he} rubbed it over the page behind the gap
White lines rose up out of the black, first a tail and then a loop | whoever had filled the missing page had leaned upon the pen in one place
"Taken by," it said, and the third word was a family's name
Nobody {inhome} was called that, nor had been within memory | "And yet I have seen it," said {p}. "It was cut into something. One could read it only with the sun low."
+ Help {p} to wipe the page clean again => It was done with bread, which is the best thing for old books | "It does not say what was taken," said {p} over the crumbs. "But nobody leans on a pen like that for a spoon"
= Read the three words aloud a few times => {p} tried the name with other letters in front, as people do who want a new one cheaply | at the fourth {p.he} stopped short, and shut the book [2 , and looked round at the door]
- Deceive a dealer about what the page is => He paid for it without a glance | "I have one customer who takes every copy of that," he said, "in whatever state. It is {hands} who fetch them, with a barrow. They must read a great deal up there"
~ The soot had run, and {p} blew on it, which was wrong | there was a letter less to that name than before | "I ought to have asked," {p} told the book
@ page6 scene line=why-page price p=again
% For Her Health; Three Words in a Thimble
{hands} were carrying an old woman out of {p's} house in a chair, in three blankets | "It is for her health," they told the {street}
"She dug over the whole garden yesterday," said {p} | long ago she had been in service at the big house | she had learned a song there, to the very end [2 , and been ordered to forget it]
As they bore her past she began to sing it | one of {hands} whistled at once, and then all of them did [2 , and it was a different tune]
Something dropped into {h's} palm, still warm from her finger | three words were scratched in the thimble [3 , on the inside, where it does not wear] | "Taken by," they said, and the name was the one from the soot
{p} was left standing at the gate with her other shoe
+ Help {p} to bring her the other shoe => {they} came up with the {ride} at the corner | she bent down for the shoe, and her mouth was at {h's} ear. "Look for a ribbon," she said. "It is never off, not even in the bath." | then there was whistling again
= Try the thimble on your own fingers => It went on none of {h's}, nor of {p's} | it was a child's | round the rim ran some small strokes, one for each verse, and there were seven | the nurse had only ever known four
- Lie to {hands} that what she has is catching => They let go of the chair on the spot | she had time for one line of the end, and it was about a thing folded small | then they came back with gloves on, and took her all the same
~ The {ride} was gone, with three on it who whistled, each of them something else | {p} turned the shoe over, and over again, and set it up on the sill

@ warning4 scene line=why-warning lead p=house-painter
% Painted Over Again; The House with the Blinds Down
{p.a} was painting a front door green, for the fourth time that month | "They write on it at night," said {p}, "so I come by in the morning."
"Three days," one could still make out under the wet paint. "You had three days."
The {clerk} lived in there, with the blinds down | it was the {clerk} who had had the drawer with the warning in it, and the whole {street} would tell one so
"But such a house!" said {p}. "The {clerk} got it that very week. I did the number on it. And there was no name on my bill, only where to send it."
+ Help {p} with the rest of the door => One of them began at the hinges, and one at the lock | from the other side, close to the wood, a voice thanked {them}. "They all ask about the drawer," it said. "Nobody wants to know where I went first."
= Ask to see where the bills are sent => It was a box, and there was no name to it | in the corner of each bill somebody had worked it out in small figures, how much it came to when one divided by eight | "I am paid by the door," said {p}
- Lie at the keyhole that you bring supper => The door came open by the height of a dish | there was a hall, and all of its chairs were still tied up in sacking | the {clerk} looked for the dish, and then at {h}. "There was an answer," said the {clerk}, and shut it
~ {p} had cried out, but it was too late | on {h's} sleeve it now said three days, in green, the wrong way round | behind the blind somebody had seen it, and the blind went down by another inch
@ warning5 scene line=why-warning means p=again
% Nine Suppers, Sent Up; Ink, and One Sheet
{p} still had a certain bill [2 , on a nail, with the bad ones] | it was of the night when the warning lay upstairs | nine suppers had been ordered, and were to be set down outside a door
"I set them down," said {p}. "There were nine pairs of boots in the passage. The plates came out as they went in, all but one of them, and that was licked."
"For ink," it said at the foot, "and for one sheet of the best."
"That was for all the nine to sign," said {p}. "Then one of them breathed on it till it would not smear, and it went inside a shirt. I was only shown the back."
+ Help {p} to put names to the boots => {they} did it with cups, along a shelf | by the end there were eight names, and all eight had built since | to the ninth pair {p} had no name, only that they were honest boots, and resoled
= Ask what could be heard through the door => "A pen," said {p}. "Adding up. They read something out by the line, and after each line one said a sum. And somebody said no, once, quite loudly, and a chair was pushed back"
- Steal the bill and send it round as owing => {h} sent it to the first of those who had built | it was paid inside the hour | seven others paid it as well, and each put in a little extra for forgetting it
~ {p} had taken the bill back, and was folding it, in two, in four, in eight | "I have three small ones," said {p}. "And those were such good boots."
@ warning6 scene line=why-warning price p=again
% Sent Back Every Year; The Ninth House
{p} knew where the key lay to the ninth house, as nobody else had cared to know | a table stood laid in there, and the dust on it was as thick as felt
"They were sent a basket, the same as the eight," said {p}. "I used to carry it back for them. So people stopped buying from them. Then they stopped selling to them."
Behind the door was the last basket, with the bow still on it | in that year it had found nobody at home to send it
A plate with a blue rim hung over the bed | {h} had eaten from its fellow at home, all through one childhood
"I had got so busy by then," said {p}
+ Comfort {p}, who had got so busy => "They gave me a goat," said {p}. "It was {hands} who led it up. One has a great deal to do, with a goat." | {p.he} undid the bow, and rolled up the ribbon, and could find no place to put it
= Unpack the last basket to the bottom => What had been fruit was on top, and under it lay a card with two words on it, leave it | somebody had added a third in that house, and {h} knew the writing from birthdays: no
- Steal the plate with the blue rim => It left a round white place | on the back there was a name in the glaze, and it was one of {h's} own people's | "I would put that face to the wall," said {p}, "if you are going to meet with the eight"
~ Somebody had stopped at the garden gate | {p} put out the {lamp} | when the gate was quiet again one could see nothing in there but the white of a plate
`;
export const pack: PackSource = { id: 'case-why', sheets: [cases, scenes], words: {} };
