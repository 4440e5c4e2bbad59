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
All those people had not agreed to hide a crime | what they hid was a child, of six | it had left one door unlatched, on the wrong night
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
So that was {matter} | a child forgot to drop a latch, and all the rest came in by it | a town had sworn to say that it was nobody | the child was {foe} | {foe} told it in {foe.his} own words before them all [2 , which took four breaths] | then they took the nails out of the door
@ * settle line=why-words lost
{h} knew {matter} | it was a door, and a child of six, and {foe} | and there was nobody {inhome} who would say it after {him} | they said the words instead, all together | {h} could not hear {himself} for it
@ * settle line=why-words dear
{h} told {foe} {matter}, alone, with the door shut | nobody else was told, then or later | the child was {foe} | the next autumn no one came round to hear it said, and it began, in one house and another, to be told wrong

@ * truth line=why-page trail=why start
It had all happened once before, in the time of somebody's great-grandmother | there was a book in which one could read how it ended, and the page was out
@ * truth line=why-page lead
With a knife somebody had taken the page from the old book, and the edge was still white | people would have it that mice had done it
@ * truth line=why-page second
An old nurse had the half of it, as a song | it stopped short, at the words: and give it back
@ * truth line=why-page means
On the page before the missing one the pen had gone through | with soot rubbed over it there were three words to be read, and the last of them was a family's name
@ * truth line=why-page wall
The family's name was {foe's}, or had been before it was changed | {hands} had been told to buy every copy of that book
@ * truth line=why-page turn
There was nothing dark about it once it was told, and the remedy was as old as the harm | something had been taken long ago and not paid for | it would come round as long as it was not given back | and {foe} lived in it
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
That was {matter} | a thing was taken by {foe's} people, and built upon, and never paid for | the page was in {foe's} breast, folded very small | {foe} laid the keys of the house down on the old stone, and read it to the end | that night it stopped, as the book had said [2 , like a talker who sees that everyone has gone home]
@ * settle line=why-page lost
{h} could have told anyone {matter} | it was an old theft, and {foe} slept on it | the page went into the stove, and it kept coming round, every time a little sooner, and {foe} bought thicker doors
@ * settle line=why-page dear
{foe} gave back the half of it, after a night of talk, and kept the half with the roof on | it was enough to show {matter}, and that the page had told the truth | it comes only every other year now, and it knocks

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
They had not failed to understand the warning | they had gone through it line by line, and added up who would gain | and the ninth, who had spoken against it, was of {h's} own people
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
{h} read it out from the steps [2 , the warning, the two words and the nine names] | so it was known at last {matter} | {foe} had added it up, and eight had held the {lamp} for it, and one had said no | before noon there were eight baskets standing in the {street}, and nobody would touch them
@ * settle line=why-warning lost
The drawer was empty, and had been swept | everybody knew {matter}, in the sense in which everybody knows such things, and {foe} had the chairs re-covered | the {clerk} drew up his blind for an hour, and then let it down
@ * settle line=why-warning dear
It came out, and it was as bad as that [2 , {foe}, a sum on a sheet, and eight baskets] | the ninth name came out with it | {h} had to tell the family {matter}, and that it was their own who sat in that room, and said no, and then went home to bed
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
@ words2 scene line=why-words plan p=again
% Sick of Saying It; The Loan of a Hammer
{p} stood on the step with a claw hammer, wrapped up in a towel | "There are six of us," said {p}. "We have been sick of it for years, and each of us thought it was only a bad stomach."
They went along to the nailed-up door in the dusk, all seven of them, and did not do anything yet | {p} laid a palm on the boards
Low down on the frame there was a scratch, and a row of them above it, as when one measures a child | the lowest had a name to it | and the nails had been put through the name
+ Share with the six what you believe is under it => {h} said it as gently as it can be said | nobody spoke for a good while | "I have sat beside that child at supper," somebody said. "For thirty years"
= Read as much of the name as the nails have left => There were two letters, and the half of another | it would do for three families in that place | {h} knew by now for which of the three
- Lie that you alone will draw the nails => They were so much relieved that it was hard to look at | five of them went home | {p} stayed, with the hammer, and looked from {h} to the door

@ page1 scene line=why-page second p=again
% Half of a Song; And Give It Back
{p} came across the yard with an old nurse on one arm | she had a song, said {p} | and there was a good deal about it that one ought to hear
She would only sing it with a child on her knee, so one was borrowed | it was for skipping, and it went along very prettily, about a house and who had built it, and on what
"And give it back," sang the nurse, and stopped, with her mouth open, like a gate | "There is no more," she said. "There was. It is on the page"
+ Support her with a second voice, and try again => They sang it four times, to see if it would run on by itself | at the fourth the child put in a word of its own, and the nurse looked at it. "Now who has taught you that?" she said
= Ask her who used to sing it with her => It was a girl from the big house, who had been told afterwards to forget it | "She never could forget a thing," said the nurse. "It made her so unhappy"
- Cheat her of the song by selling it as your own => It was sung at the inn by nightfall, down to the place where it stops | someone there got up from table, and paid, and had gone quite white
@ page2 scene line=why-page plan p=again
% Close to the Skin; Something Folded Small
{p} had been lent to {foe}, to help with the dressing when there was company | "There is a thing on a ribbon," {p} said, "inside the shirt. It is folded so small that it has gone hard. I am not to see it, and every evening I have to look the other way."
So it had not gone into a stove | one does not keep what one has made up one's mind about
They watched from the gallery as {foe} came in among the guests | twice in that hour a hand went to the breastbone, as if to feel whether it was all still there
+ Help {p} to be let off that service => {h} asked for it, and found {p} another place | on the last evening {p} did not look the other way | there was a brown corner, {p} said, and on it the end of a line of music
= Sing the first line, low, as {foe} goes by => {foe} missed a step | then {foe.he} went on, bowing left and right | but the hand had gone up to the ribbon and did not come down again all that evening
- Steal the ribbon while {foe} is asleep => {h} had come up to the bed | {foe} slept upon it, with both fists, like a child with a toy | {h} stood there for some time, and went out on tiptoe

@ warning1 scene line=why-warning second p=again
% Two Words Long; The Blinds Drawn Down
{p} knocked in a certain way | and the {clerk} let them in, and drew down the blind again behind them | everything in that house was new, and nothing had been sat upon
"They all say that I put it in the drawer," the {clerk} said. "So I did. I took it up first, and I waited on the stair, and an answer came down. Here. I have kept it."
It was a slip no longer than a finger | leave it, said the slip
{h} turned it over, and there was nothing else | {p} read it twice, as though there might be more of it
+ Support the {clerk} at the window, with the blind up => They stood there for as long as a {street} needs to stare its fill | then a woman who had lost two came over, and looked at the slip, and asked the {clerk} whether he had had any dinner
= Ask who was upstairs in that room => "There were nine," said the {clerk}. "One could hear the chairs. It took them an hour to find those two words"
- Rob the {clerk} of the slip when he turns round => It was a small thing to take | the {clerk} had had it for as proof that he was a person who did as he was told | now he had only the house
@ warning2 scene line=why-warning plan p=again
% Nine Names on a Sheet; Safe from One Another
They had sent for {p} to oil the lock of {foe's} desk | and {p} had need of somebody to hold the light
There it lay, in the flat drawer, under glass like a butterfly | nine people had signed it, one below another, and by the last of the names there was a blot
{h} could not take it, for {foe} stood in the door and talked with them about locks | but {he} could read | eight of those names had a new house each | as to the ninth, {h} had heard that name at home
"Is it done?" said {foe}. "I like to know that it shuts."
+ Help {p} to finish, so that no blame falls => It shut, and {foe} tried it | out in the {street} {p} opened a hand | and there was a second key in it | "I always cut two," said {p}
= Ask {foe} what it is that the drawer keeps => "Peace," said {foe}, and meant it | "There are eight people who sleep because I have that," said {foe}, "and so do I, because they do"
- Lie that the lock is worn out => {foe} had a look for each of them, and thanked them both | the sheet was carried about from then on in a case, on a chain, and so was the wrist that it hung from
@ words3 scene line=why-words wall
% Visited Again; To Hear It Said
It was autumn, and they had come to hear it said | {foe} sat in the front room with {hands} along the wall | and one after another the people of the {street} came in, and said it
"We shut," began a boy, and went red. "The door was shut" | {foe} nodded, as to music | nobody was punished, said {foe} to {h}. One only went to see them again, and then again
By the window stood the one who would be next, and was holding on to the curtain
+ Help the boy by getting it wrong yourself => {h} said it with three mistakes | there was a breath along the wall | "You will be visited," said {foe}, kindly, and it was almost as if {foe.he} had begun to say something else
= Ask {foe} to say it too => {foe} had the words, and a good voice for them | at the door {foe.he} stopped, for as long as a hand lies upon a latch, and then went on
- Trick {hands} with a verse of your own => It had the same tune to it | and they were nodding at the second line | at the third somebody laughed out loud | and it was the first laugh that had been heard there in an autumn
@ page3 scene line=why-page wall
% Every Copy; A Name That Was Changed
{foe} had a stove lit in the yard and {hands} brought the books in by the barrow | "I collect them," said {foe}. "They are so often incomplete"
The name on {foe's} gatepost had been cut over an older one | one could read the old one when the sun stood low | and {h} had read it before, in soot, at the end of three words
One after another the books went in, and at each of them {foe} looked first at a certain page
+ Save the one that falls from the barrow => {h} had a foot upon it | it was the nurse's own copy | and she had written in the margin what one ought to sing there | {foe} had seen the foot, and looked away
= Ask {foe} what is on that page => "Nothing at all," {foe} answered. "So I look for it" | {foe.he} laid a hand on {foe.his} breast, and took it away as if it had been slapped
- Deceive {foe} with a book of recipes in that binding => It went in with the rest | {foe} had stood longer over it than over any | "It was whole," said {foe}, to no one, "and it was the wrong one"
@ warning3 scene line=why-warning wall
% Carried Round in Baskets; At the New Year
{hands} went by with baskets, as at every new year | and there were eight of them | {foe} walked behind, and saw that each went in at the right door
"They are old friends," said {foe}. "We sat on something together, once. One does not forget it" | at the ninth house there was nobody any more | and {foe} raised {foe.his} hat to it, all the same
It was from {h's} own people that somebody used to live there
+ Help with the heaviest of the baskets => It was for a house with a new roof | "I never open it," said the one who took it in, very low. "I put it down the well. Tell {foe} that it was delicious"
= Ask what stood in the room with nine chairs => "A table," said {foe} | it had been a good deal to answer, with that face | and then: "It was a matter of arithmetic. You would have done it too"
- Steal the card out of the eighth basket => It bore two words, and {h} knew them | so they were written every year, in that hand, to remind eight people of what they had said
`;
export const pack: PackSource = { id: 'case-why', sheets: [cases, scenes], words: {} };
