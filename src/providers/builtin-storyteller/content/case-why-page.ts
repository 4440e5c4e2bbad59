import type { PackSource } from '../pack.ts';

/** Why it is so, or what happened: each case has a thing that everybody leaves out, and somebody who saw to that. */
const facts = `
@ * truth line=why-page start
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
`;

/** Scenes in which a fact of the case is found out, with somebody who comes back. */
const scenes = `
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

@ page3 scene line=why-page wall
% Every Copy; A Name That Was Changed
{foe} had a stove lit in the yard and {hands} brought the books in by the barrow | "I collect them," said {foe}. "They are so often incomplete"
The name on {foe's} gatepost had been cut over an older one | one could read the old one when the sun stood low | and {h} had read it before | it had been the last of the three words in the soot
One after another the books went in | at each of them {foe} looked first for a certain page
+ Save the one that falls from the barrow => {h} had a foot upon it | it was the nurse's own copy | and she had written in the margin what one ought to sing there | {foe} had seen the foot, and looked away
= Ask {foe} what is on that page => "Nothing at all," {foe} answered. "So I look for it" | {foe.he} laid a hand on {foe.his} breast, and took it away as if it had been slapped
- Deceive {foe} with a book of recipes in that binding => It went in with the rest | {foe} had stood longer over it than over any | "It was whole," said {foe}, to no one, "and it was the wrong one"
~ {foe} had tipped in the next barrowful, and the stove roared | {hands} leaned upon their forks | "One always comes too late to a book," said {foe}, not unkindly

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
`;
export const pack: PackSource = { id: 'case-why-page', sheets: [facts, scenes], words: {} };
