import type { PackSource } from '../pack.ts';

/** How nobody gets out, who did, and how it is done. */
const facts = `
@ * truth line=escape-list start
{h} had come in there for one night | then they did not let {him} out again | {foe} kept a whole row of such people [2 , each with a bed] | by day they went about inside as they liked | one or two in a year were let go, at night | nobody knew a reason, and it was never one of those who dig or climb
@ * known line=escape-list before
{foe} let one go now and then, and was paid for it | {h} did not know yet with what
@ * known line=escape-list behind
The front door had no lock, and nobody dared to be the first | all of them had to stand up at one time
@ * settle line=escape-list won
"I told {foe.him} about the spade," said an old voice in the passage. | "I told who sings," said the next one. "I did too" | they called it all out, until {foe} had nothing left to sell | "Now look at the door," said {h}, and held up the old key. "It fits nothing. There is no lock." | a girl in stockings lifted the latch with her thumb | two and two they went out by the front, and took their shoes along, and {h} went last of all | "One moment," said {foe}, to an empty passage. "I have not called you." | out on the step they were telling one another their names [3 , some of them for the second time]
@ * more line=escape-list thing
{target} was carried out with them [! , and all of them took turns at it]
@ * settle line=escape-list lost
"It is not locked!" cried {h}, and pointed at the latch. "You need only walk." | nobody stirred, for it might have been a trap, and each waited for the next | {foe} looked along the passage, and made a note of something | "You may all go back to bed," said {foe}, quite kindly. | they went, and none of them looked at another | a girl was the last | her thumb stopped short of the latch
@ * settle line=escape-list dear
{h} held the old key up, which fitted nothing, and opened the door with one thumb | "Whoever leaves," said {foe}, "the rest shall hear what that one has told me." | half of the row went out, with their heads down | half stayed, and looked at the floor | {foe} began to say it all by heart, and left out no name | all of it was only words, and those outside could have borne it | but those who stayed had to live with it, and nobody there would be first now | beside {him} a girl walked [! with both hands over her ears]
@ * last line=escape-list won
A year later {h} took {his} shoes to the cobbler, in an open {street} | the feet were on the wall again, and each pair had a name | a girl sat on the bench in new shoes | she went out with {h}, and pressed the latch three times | she did it because she liked to
On Sundays a few of the row came to supper with {h} | the locksmith and the one from the next bed ate out of one bowl | on the shelf lay the old key and {token} | there they could stay | when it was late they lifted the latch | they called good night to {h} by name
@ * last line=escape-list dark
On the step they had told one another their names, and nobody had told {h} | at the first {inn} {he} asked for a room alone | {he} had taken the list along | all that each of them had ever told stood on it | {h} turned up the {lamp}, and began on a clean page
@ * last line=escape-list dear
{h} wrote a {letter} to each of those who had stayed, and nobody answered | on Sundays {he} and the girl looked at that front door, from the road | nobody came out | one Sunday the latch went down | it went down three times | the girl took her hands from her ears, and {h} began to run
@ * last line=escape-list lost
{h} was given a room of {his} own, and saw the front door from it | nobody ever locked either of the two | at night the girl stood before the latch, in her stockings | one night {h} took off {his} shoes | {he} went out, and stood next to her
`;

/** Scenes in which a fact of the case is found out, with somebody who comes back. */
const scenes = `
@ list1 scene line=escape-list second entered p=again
% Given Away Blankets; The Day Before
{p} had a second blanket, and would not say where it came from, and then did | "From the one who got out in the spring," said {p}. "{foe} sent for him the day before. He came back quite grey. He gave away everything, and would not look at us."
{they} went along the beds together and asked | it was the same with each of those who had gone | they were called in, and came back silent, and gave away a blanket
So they had paid {foe} with something, in that room | {p} had drawn the blanket up to the chin
+ Comfort {p}, who had thought it was kindness => "Perhaps it was that as well," said {p}, when {they} had sat for a time | then {p} said what {foe} had asked about {p.him} in the spring
= Ask who will be called in next => It went by the shoes, somebody said | those who were to go got theirs soled | {h} looked down, and so did {p}
- Steal the blanket, to see what is sewn in it => There was a scrap in the hem, and it said, over and over: I am sorry | {p} lay that night under one blanket, and said that it was warm enough
~ They had come to count the blankets | next day there was one to a bed again, whosever it had been | {p} did not wish to be seen talking for a while

@ list2 scene line=escape-list plan p=again
% One Copy; A Latch Worn by Thumbs
{p} had been made to polish the passage, and had left a rag there on purpose | so {h} had a reason to go back, and to kneel before the front door
The door had no lock | there was a latch, worn thin where a thumb goes | under the door lay a line of real morning
Beside it stood the desk | the list lay there, as thick as a loaf | it was the only one | {foe} wrote in it standing
They had put {load} down there as well, within reach of the latch
"It would take you as long to read that out as to boil an egg," said {p}. "I have timed it, with the page about my street."
+ Help {p} with the brass, and learn the top page => {they} rubbed it until {they} could see {their} faces | {h} knew the names of the top page by then, with the price of each | {p} had asked not to be told which was {p.own}
= Put your thumb into the worn place => It went in as though made for it | nothing held the latch down at all | {h} took {his} thumb away again | and it was the hardest thing that {he} had done there
- Lie to {p} about what your own page says => There was only one line on it | {h} said that it was blank | "That is good," said {p}, and rubbed on | {p} had seen it in the brass
~ One could hear {foe} come, in slippers, and humming | {p} pushed the rag at {h}, and {they} rubbed and rubbed, as long as there was any brass

@ list3 scene line=escape-list wall
% At the Very Top; All That Attention
There was always one of {hands} near {h} | it was never the same one | that day it was {foe} {foe.himself} who came, and took a seat on the blanket
"You are at the top of my list," said {foe}. "I thought that you would like to know. It means that people will be telling me things about you, and you will wonder which of them" | {foe.he} smoothed the place, and got up
All along the row people were asleep, with their eyes open
+ Comfort the next one, who is shaking => "It was not me," the next one whispered, and had not been asked | {h} said that {he} knew it | all along the row they told each other that somebody had been believed
= Ask {foe} what the price is => "A name," said {foe}. "It need not be a large one" | the passage door stood ajar behind {foe.him} | and there was no key in it, and no place for a key
- Lie that somebody has made you a better offer => {foe} sat down again | {foe.he} wished to hear by whom | nobody there had ever seen {foe.him} look over {foe.his} shoulder
~ {foe} had gone along to the next bed, and smoothed that | all the day nobody would stand near {h}, not even in the line for soup

@ list4 scene line=escape-list lead p=cobbler
% Feet on the Wall; Soled by Midnight
{p.a} had covered a wall with feet, in chalk | everyone who had got out was there, eight pairs in all [2 , with the date to each, and a year between most of them]
"{foe} sends me the shoes at dusk," said {p}. "I have them soled by midnight. Then they go out by the front, on their feet, and somebody holds the door. I hear it shut."
Nobody soles the shoes of people who dig | under {h's} bed lay {load} | the whole row had known it for a month [2 , and one had to wonder who else did]
One more pair had no date yet | {h} stood up against it, and it was {his} own size
+ Give {p} a hand with the soles => There was an old pair upon the last | "That one came to thank me," said {p}, "and had no blanket about the shoulders. Had given them both away. I asked what for, and I was asked not to"
= Ask who pays for so much leather => "It is put down to them," said {p}. "Against the name. There is a list for it, up there by the door, and I have only ever been shown the back"
- Cheat by chalking another's feet over your own => {h} made them long and narrow, and went away | by supper the whole row was looking at somebody's feet | next day there was a blanket on every bed but one
~ "No company," said one of {hands}, on the stairs | he took the {lamp} with him, and of all those feet one saw only a heel or two | {p} went on by touch

@ list5 scene line=escape-list means p=again
% Three Strips; What Each Had Paid
{p} had been made to sweep under {foe's} desk, and had something up one sleeve | when somebody has gone the line is torn off the list | there were three such strips, and {p} smoothed them out on {h's} knee
To each there was a name, and behind the name a price | told where the spade was, said the first | told who it is that sings at night | the third of them said only: her sister
There was not one {coin} in it anywhere | "They were the quiet ones," said {p}, and laid a hand over the second strip
+ Comfort {p}, who used to sing => It had been before the move to the far end, said {p}, and nobody ever gave a reason | {they} sat there until it was dark | somebody began it after all, three beds off, and very low
= Turn the third strip over => That one was torn off just above the next name in the column | the heads of the letters had come along | {h} knew them as one knows one's own hat from above
- Deceive the row with a strip of your own making => {h} wrote the worst talker's name on a strip | after it stood: not asked yet | by night nobody spoke to anybody | and the worst talker lay awake, and was heard to say that it was not true. "You write very like them," said {p}
~ Somebody sat up, two beds off, and asked what it was | {p} put all the three strips into {p.his} mouth | they went down one after the other, and the third very badly

@ list6 scene line=escape-list price p=again
% Not Yet; With New Soles
{p} took {h} along to the next bed | whoever slept there had two blankets over one arm, and new soles on both shoes, and held out the better blanket
"I was called in," that one said. "One name, and any would do. I thought that yours was up there already." | {hands} had come by then | under {h's} bed there was nothing any more | they had brought {load} down into the passage, to {foe's} desk
All night the one with the soles had sat by the front door | then {foe.name} came by, and named a higher price | "And now all three of us are still here," said {p}
+ Share the better blanket with the one who told => "There is no lock on it," said a voice out of the blanket. "I had all night to look. I might have got up. So might each of the others, I suppose. One sits there and waits to be told" | {p} had heard it too
= Ask what they did with {load} => "It says on the label, to be called for," said the one with the soles. "It is nearer to the door now than it ever was. {foe.he} writes so close to it that {foe.he} has to stand"
- Betray the next bed to {foe} in return => {foe} wrote it down, standing up, and said thank you | it was on the list before, from five different people | {p} saw {h} come back from the desk, and moved {p.his} bed along by a yard
~ {foe} looked round the corner, and wished to know what for | nobody had an answer to that | the shoes were carried back along the row, with the soles turned in, and {p} held the {lamp} for it

@ list7 scene line=escape-list turn p=first
% The Key That Nobody Wants; What Holds Us
One more pair of shoes had been soled | so somebody was to be let go that night | {h} and {p} lay on the floor by the passage to listen | they heard two new soles go by | they heard the front door open, and shut
"Now the lock," whispered {p}. They waited, and no key was turned
{h} laid the locksmith's key on the floor | {foe} had never asked to have it back | then there was the list [2 , from which {h} had seen three strips] | each of the quiet ones had paid with a name
"There is no lock at all," said {h}. "{foe} does not need one. {foe.he} buys a name from each of us, and then comes and tells us that we were sold."
"So nobody trusts the next bed," said {p}, "and nobody dares to stand up first"
+ Share it with the next bed, tonight => The next one listened, and went grey. "I thought that you were bought," that one said, "because {foe} told me so." | it was the same in the bed after that | all night one could hear them whisper, and some of them wept
= Count how many have been told such a thing => {they} asked one after another, with a bit of chalk | everyone had been told something of the one to the left | it went round the whole room, and came back to {p}
- Trick the row with a tale of a new lock => {h} said that a smith had been sent for | there would be a lock by Sunday | half of the room was frightened | the other half was glad, for with a lock they had been right to stay
~ The soles came back, and stopped beside them | it was {foe}, who had only seen the traveller to the step. "Is the floor softer here?" {foe.he} asked, and wrote down both of their names

@ list8 scene line=escape-list gate move entered p=again
% All the Shoes in a Heap; Nothing But a Latch
The passage to the front door was at {place}, and {h} stood in it before daybreak | {p} was to wake the row as soon as the reading began
The list lay there on its desk, and beside it was {load} | behind that was the door, and it had nothing but a latch
Something else was there that morning | before the door lay a heap of shoes | {foe} had had them all collected in the night, every pair of the row
"Who would walk out without shoes?" whispered {p}, from the corner. "And who would go up there, in front of us all, to look for a pair?"
On the desk the {lamp} was still warm
+ Help {p} to wake them, shoes or no shoes => {they} went from bed to bed, and touched each by the shoulder | an old one was the first to get up, barefoot [3 and with both fists shut]. "It is only a floor," said the old one | behind them others were sitting up
= Set the shoes out along the wall in pairs => They made a long row, and somebody's name could be read in most of them | {h} had reached the last pair when the passage was no longer empty | all the sleepers had come, each to see about their own
- Steal a pair that fits you, and hide the rest => {h} had a good pair on, and a sackful behind the desk | the first who came out saw {h's} feet, and stood still
~ The heap slid, and one shoe went along the passage, heel over toe | {foe} picked it up, at the other end, and came to see whose it was

@ list9 scene line=escape-list duel
% Whom Will You Leave?; In Their Stockings
{foe} had come up in slippers, and sat on the desk with the list on one knee. "A day early!" {foe.he} said to {h}, quite at {foe.his} ease | the others had come out into the passage in their stockings, and stood against the walls | if one of them turned back now, they would all turn back
{foe} spoke so that all of them could hear | "Shall I tell you who gave me your name? You would never guess. I can see that one from here."
Everybody looked at the next
"You need not know it," {foe} said softly. "Only tell me whom you leave to me, and the door is yours"
+ Comfort the row, and forgive whoever gave your name => "Whoever it was, I should have been afraid as well," said {h}, to all of them. "It is forgiven. You need not hide it any more" | along the wall people began to lift their heads | {foe} turned over a page, rather fast
= Read the top page out loud from memory => {h} said all of the names, with the price of each | at the fifth no one was looking at the floor any more | there was no one who was not on the page, and {foe} had shut the list too late
- Steal the list off {foe's} knee => {h} had it before {foe} had stopped smiling | "Give it back!" cried {foe}. "Without it they are only people, and so am I" | all of the passage had heard that
+~ "Forgive us what?" asked a voice at the back | {foe} smiled. "Ask the one beside you," {foe.he} said | they did ask, low and then less low, and the forgiving was forgotten
=~ By the third name a big fellow had seized the one beside him. "My sister!" he shouted. "It was you!" | after that they all shouted, and the rest of the page was not heard
-~ {foe} let go of it at once. "You see?" {foe.he} called to the passage. "There is somebody who wants to have it next" | it might have been true, and so they all believed it

@ list10 scene line=escape-list near p=locksmith
% Nothing Left to Oil; Paid for with Silence
{p.a} sat on the last bed with a can of oil | {h} had come over because a locksmith must know about doors
"I had the front door to look after," said {p}. "I oiled it once a month. Then three years ago {foe} told me not to come any more. Somebody had spoken against me, it seems. I wonder every night who it was."
{p} had never spoken to the next bed since
From a string round {p.his} neck {p} drew out a big key. "This is the key of the front door," said {p}. "I kept it, and was afraid that they would come for it. Nobody has ever asked to have it back"
+ Comfort {p}, who has not spoken for so long => "You are the first to sit there in three years," said {p}, and hung the key round {h's} neck instead. "Take it. I am tired of waiting until they miss it"
= Ask {p} who lay in the next bed => It had been an old friend, who shared a can of soup with {p} every night, until that day | "Who else could it have been?" asked {p}. | {h} was given the key to hold, and it was rusty all over
- Betray {p's} key to {hands}, for a favour => {hands} looked at it, and laughed, and threw it back to {h}. "You may keep that," they said | the favour was half a loaf | {p} went without supper, and could not see the joke
~ "Talking?" said {foe}, who had come along the row in slippers | {p} coughed, and slid the key into {h's} sleeve | it was not asked for, then or later

@ list11 scene line=escape-list far entered p=again
% A Scrap Under Every Pillow; What the Next One Said
Under every pillow lay a scrap of {paper} when the row woke up, because {foe} had noticed that the row was talking | on each stood one thing, and who had told it, and it was always the one in the next bed
{p} had only eyes for the wall. "And it is true," said {p} to {h}. "That is the clever part of it. They are all true. I told far worse about her."
All along the row people read, and moved their beds a little | {h} had a scrap as well | the name on it was that of a friend
By the passage stood {foe} in slippers, and listened to how quiet it was
+ Share your own scrap first, aloud => {h} read it out [2 , name and all], and asked for a worse one | after a time a voice said yes | they had them all in a heap by noon, and no one could say any more which had been whose
= Compare the scraps, to see who has none => Everyone had got one, and everyone had been named on one | it came out even, like a sum at school | {p} began to turn round again, by degrees
- Deceive them with a scrap about {foe} => {h} wrote that {foe} was afraid of the row, and pushed it under a pillow | it was handed on all that day | nobody quite believed it, but they had begun to look at the slippers
~ {foe} had come nearer, and sat down on the next bed. "Do go on," said {foe}. | nobody did | two beds stood by themselves that night, with a yard of floor all round them

@ list12 scene line=escape-list near p=girl/she
% Three Times on the Thumb; She Did Not Wake Me
{p.a} sat in her stockings on the bed nearest to the passage | in autumn {foe} had let her mother go | {h} had come to ask how that had been [2 , if she cared to tell it]
"In the night," said {p}. "She did not wake me. She has not written, and none of them ever writes. They say here that she must have sold somebody, so nobody talks to me. {foe} gives me a sweet every Sunday, and sees to it that they notice."
There were a good many sweets under the pillow, and she had eaten none [3 of them in all that time] | "In the evening she took my hand," said {p}. "She pressed my thumb three times. She cried, and would not say what it meant." | {p} did it to {h}, quite hard [3 , and the thumb stayed white for a while]
+ Comfort {p}, who believes that she was forgotten => "She wanted you to have something," said {h}, "and it was all she could give you in here" | {p} looked at her thumb for some time | then she moved over, and let {him} sit at the warm end
= Ask what else her mother had said => "To sit near the door," said {p}. "I got this bed for two soups. I watch who goes by at night, and all of them go softly, and look at the floor" | {h} pressed a thumb against the wood, and learned nothing by it
- Steal the sweets from under {p's} pillow => They were good ones | by supper the row could smell it on {h}, and thought that {foe} had been giving | for the first time nobody looked at {p}, since all of them looked at {him}
~ It was Sunday, and {foe} came by with the sweet | {foe.he} put it into her hand, and gave {h} one too | from that hour nobody in the row would talk to either of them
`;
export const pack: PackSource = { id: 'case-escape-list', sheets: [facts, scenes], words: {} };
