import type { PackSource } from '../pack.ts';

/** How nobody gets out, who did, and how it is done. */
const facts = `
@ * token line=escape-list
the grey blanket
@ * truth line=escape-list start
{h} had come in there for one night | then they did not let {him} out again | {foe} kept a whole row of such people [2 , each with a bed] | by day they went about inside as they liked | one or two in a year were let go, at night | nobody knew a reason, and it was never one of those who dig or climb
@ * known line=escape-list before
{foe} let one go now and then, and was paid for it | {h} did not know the price yet
@ * known line=escape-list behind
The front door had no lock, and nobody dared to be the first | all of them had to stand up at one time
@ * settle line=escape-list won
"I told {foe.him} about the spade," called an old man in the passage. | "I told who sings," said the woman beside him. "I did too" | they called it all out, until {foe} had nothing left to sell | "Now look at the door," said {h}, and lifted the old key. "It fits nothing. There is no lock." | a girl in stockings lifted the latch with her thumb | two and two they went out by the front, and took their shoes along | out there stood a woman in worn shoes, and the girl ran to her | {h} went last of all | "One moment," said {foe}, to an empty passage. "I have not called you." | out on the step they were telling one another their names [3 , some of them for the second time]
@ * more line=escape-list thing
{target} was carried out with them [! , and all of them took turns at it]
@ * settle line=escape-list lost
"It is not locked!" cried {h}, and pointed at the latch. "You need only walk." | nobody stirred, for it might have been a trap, and each waited for the next | {foe} looked along the passage, and made a note | "You may all go back to bed," said {foe}, quite kindly. | they went, and none of them looked at another | a girl was the last | her thumb stopped short of the latch
@ * settle line=escape-list dear
{h} held the old key up, which fitted nothing, and opened the door with one thumb | "Whoever leaves," said {foe}, "the rest shall hear what that one has told me." | half of the row went out, with their heads down | half stayed, and looked at the floor | {foe} began to say it all by heart, and left out no name | all of it was only words, and those outside could have borne it | but those who stayed had to live with it | nobody in there would be first now | beside {h} a girl walked [! with both hands over her ears]
@ * last line=escape-list won
A year later {h} took {his} shoes to the cobbler, in an open {street} | the feet were on the wall again, and each pair had a name | a girl sat on the bench in new shoes | she went out with {h}, and pressed the latch three times | she did it because she liked to
On Sundays a few of the row came to supper with {h} | the locksmith and his old friend ate out of one bowl | the old key hung by the door, and fitted nothing | whoever sat by the window got {token} over the knees | when it was late they lifted the latch | they called good night to {h} by name
@ * last line=escape-list dark
On the step they had told one another their names, and nobody had told {h} | at the first {inn} {he} asked for a room alone | {he} had taken the list along | all that each of them had ever told stood on it | {h} turned up the {lamp}, and began on a clean page
@ * last line=escape-list dear
{h} wrote to each of those inside | nobody wrote back from in there | on Sundays {he} and the girl watched that front door | nobody came out | one Sunday the latch went down | it went down three times | the girl took her hands from her ears, and {h} began to run
@ * last line=escape-list lost
{h} was given a room of {his} own, and saw the front door from it | nobody ever locked either of the two | at night the girl stood before the latch, in her stockings | one night {h} took off {his} shoes | {he} went out, and stood next to her
`;

/** Who needs help first, and what is in the hero's hands from then on. */
const openings = `
@ list-o1 open line=escape-list p=baker where=the_row_of_beds
% One Blanket Too Many; The Empty Bed
{h} woke up under two blankets, and one of them was {token} | the bed on the left was empty
"He is out!" cried {p.a}, and felt all over the sheet. "He was my friend, and he never said a word."
{h} had only come in for a night, and had never been let out | it was the same with the whole row | but now and then {foe} let one go in the dark, and nobody knew why
{foe} came by with a list, and crossed a name out | "It may be your turn next," {foe.he} told {h} | two of {hands} picked up {h's} shoes
"They go to the cobbler," whispered {p}. "His went there yesterday!"
+ Comfort {p}, and share the blanket => {p} wept into one end of it, and {h} held the other | "He was ashamed of it," said {p} at last. "One does not give this away for joy. I owe you for half a blanket." | then {h} went after {his} shoes
= Look into the empty bed => There was nothing in it but a rag with black wax | "That is the cobbler's," said {p}. "He was down there all evening. The rest of us are not told anything."
- Rob the empty bed before the others come => The empty bed held a comb, a spoon and half a loaf | {p} stood there, and watched it all go into {h's} pockets | by noon the whole row knew, and {h} went down to the cobbler's alone
~ {hands} stripped the empty bed, and carried it off | {p} was told to stop that noise | nobody had asked {h} for the blanket | so {he} wrapped it round {him}, and went to look for {his} shoes
@ list-o2 open line=escape-list p=well-digger where=the_row_of_beds
% Somebody Had Told; A Spade Under the Floor
Before dawn {hands} went straight to one board, and pulled a spade out from under it
"Who told you?" cried {p.a}, who had dug there all winter. "Only my friends knew!"
Everyone looked at the next bed | {foe} sent {p} to the far end of the room for good
{h} had wanted one bed for one night, and had never got out again | those who dug were always found out | but a few had simply been let go, and no one knew what for
In passing {p} dropped {token} on {h's} knees. "The last one who was let go gave me that, and cried," {p.he} whispered. "Ask the cobbler why. You may be the next they come for."
+ Help {p} to carry that bed to the far end => It was a long way, with everybody looking | "Nobody comes down here," said {p}, when it stood. "If you should ever need the far end, we are thirty." | from there {h} went straight to the cobbler
= Ask {p} who had known of the spade => {p} counted four friends on four fingers, and trusted each of them like a brother | "Then it was a brother," {p} said, and went white. "Go and see the cobbler!"
- Lie to {hands} that there are more spades => They took up every board round {p's} bed | there was no other spade, and no floor left to stand on | {h} was given the best place, quite near to the cobbler's stairs
~ {hands} pushed {p} on before another word could be said | the blanket lay there, and it smelled of shoe wax | the cobbler was the only one in the house who used that
`;

/** Scenes in which a fact of the case is found out, with somebody who comes back. */
const scenes = `
@ list1 scene line=escape-list second entered p=again who=baker,well-digger where=the_row_of_beds
% Given Away Blankets; The Day Before
The cobbler had told of blankets that were given away | so {h} went along the beds, and asked who had got one | {p} had, and did not like to say from whom
"It is from the one who got out in the spring," said {p}. "{foe} sent for him the day before. He came back quite grey. He gave away everything, and would not look at us."
{they} asked on from bed to bed | it was the same with all eight who had gone | they were called in, and came back silent, and gave their blankets away
So they had paid {foe} with something, in that room, and they were ashamed of it | {p} drew the blanket up to the chin. "What if {foe.he} sends for you?" asked {p}. "Or for me?"
+ Comfort {p}, who had thought it was kindness => "Perhaps it was that as well," said {p}, when {they} had sat for a time | then {p} said what {foe} had asked about {p.him} in the spring
= Ask who will be called in next => "It goes by the shoes," said {p}. "Whoever is to go gets new soles." | {h} looked down, and so did {p}
- Steal the blanket, to see what is sewn in it => There was a scrap in the hem, and it said, over and over: I am sorry | {p} lay that night under one blanket, and said that it was warm enough
~ {hands} came in to count the blankets | next day there was one to a bed again, whosever it had been | {p} did not wish to be seen talking for a while

@ list2 scene line=escape-list plan p=again who=baker,well-digger where=the_passage_to_the_door
% One Copy; A Latch Worn by Thumbs
{h} meant to read the list aloud to the whole row, and then to open the door | so {he} had to look at both | {p} had been made to polish the passage, and had left a rag there on purpose
{h} knelt before the front door | it had no lock, only a latch, worn thin where a thumb goes | under the door lay a line of real morning
Beside it stood the desk | the list lay there, as thick as a loaf | it was the only one, and {foe} wrote in it standing | {load} lay down there as well, within reach of the latch
"It would take you as long to read that out as to boil an egg," said {p}. "I have timed it, with the page about me. Will they kill one another, do you think, or will they laugh?"
+ Help {p} with the brass, and learn the top page => {they} rubbed the brass until {they} could see {their} faces | {h} knew the names of the top page by then | {he} knew the price of each as well | {p} had asked not to be told which was {p.own}
= Put your thumb into the worn place => {h's} thumb went in as though made for it | nothing held the latch down at all | {h} took {his} thumb away again | and it was the hardest thing that {he} had done there
- Lie to {p} about your own page => {h's} page had only one line on it | {h} said that it was blank | "That is good," said {p}, and rubbed on | {p} had seen it in the brass
~ One could hear {foe} come, in slippers, and humming | {p} pushed the rag at {h} | {they} rubbed and rubbed, as long as there was any brass

@ list3 scene line=escape-list wall where=the_foot_of_the_bed
% At the Very Top; All That Attention
{h} had asked too much about the list, and somebody had told {foe} | that evening {foe} sat down at the foot of {h's} bed
"Your shoes are soled," said {foe} in a friendly voice. "You have only to come and see me. And in case you do not: you are at the top of my list. People will be telling me things about you now, and you will wonder which of them."
{foe.he} smoothed the blanket | all along the row people lay with their eyes open | {h} wished very much to go home
+ Comfort the next one, who is shaking => "It was not me," the next one whispered, and had not been asked | {h} said that {he} knew it | all along the row they told each other that somebody had been believed
= Ask {foe} what the price is => "A name," said {foe}. "It need not be a large one" | the passage door stood ajar behind {foe.him} | and there was no key in it, and no place for a key
- Lie that somebody has made you a better offer => {foe} sat down again | {foe.he} wished to hear by whom | nobody there had ever seen {foe.him} look over {foe.his} shoulder
~ {foe} had gone along to the next bed, and smoothed that | all that day nobody would stand near {h} for soup

@ list4 scene line=escape-list lead p=cobbler where=the_cobbler's_cellar
% Feet on the Wall; Soled by Midnight
{h} came down to the cellar with {token} | {he} wished to ask about the one who had left it | {p.a} sat there among shoes | the wall behind was covered with feet, in chalk
There were eight pairs of feet, and each had a date | "Those are all who got out," said {p}. "{foe} sends me the shoes at dusk. I have them soled by midnight. Then they go out by the front, on their feet, and a man holds the door. I hear it shut."
None of the eight had ever dug or climbed | yet {foe} had let them go
One more pair of feet had no date yet | {h} stood up against it, and it was {his} own size | "I wondered when you would see that," said {p}
+ Give {p} a hand with the soles => There was an old pair upon the last | "Its owner came to thank me," said {p}, "with no blanket on. Both were given away. I asked what for, and got no answer"
= Ask who pays for so much leather => "The leather is put down to whoever walks in it," said {p}. "Against the name. There is a list for it, up there by the door, and I have only ever been shown the back"
- Cheat by chalking another's feet over your own => {h} chalked long and narrow feet there, and went away | by supper the whole row was looking at somebody's feet | next day there was a blanket on every bed but one
~ "No company," said one of {hands}, on the stairs | he took the {lamp} with him | of all those feet one saw only a heel or two | {p} went on by touch

@ list5 scene line=escape-list means p=singer where=the_dark_end_of_the_row
% Three Strips; What Each Had Paid
Whoever was let go had paid {foe} with something, so {h} asked on, as far as the dark end of the row | {p.a} knew the answer, for {p.he} had to sweep under the desk | whenever somebody was let go {foe} tore that line off the list | {p} had three such strips up one sleeve
{h} held them to the {lamp} | on each was a name, and behind the name a price | told where the spade was, said the first | the second said: told who sings at night | the third said only: her sister
There was not one {coin} in it anywhere | those eight had sold their friends, and then the door was held for them
"They were the quiet ones," said {p}. "I used to be the one who sang." | {p.he} laid a hand over the second strip
+ Comfort {p}, who used to sing => {hands} had moved {p} to the far end, and given no reason | {they} sat there until it was dark | somebody began the old song after all, three beds off, very low
= Turn the third strip over => The third strip was torn off just above the next name in the column | the heads of the letters had come along | {h} knew them as one knows one's own hat from above
- Deceive the row with a strip of your own making => {h} wrote the worst talker's name on a strip | after it stood: not asked yet | by night nobody spoke to anybody | and the worst talker lay awake, and was heard to say that it was not true. "You write very like them," said {p}
~ A man sat up, two beds off, and asked what it was | {p} put all the three strips into {p.his} mouth | they went down one after the other, and the third very badly

@ list6 scene line=escape-list price p=again who=baker,well-digger where=the_next_bed
% Not Yet; With New Soles
{p} took {h} along to the next bed, where a hatter lay | the hatter had a word to say, before {foe} said it | he had new soles on, and held out a blanket to {h}
"{foe} called me in," the hatter said. "One name, and any would do. I gave yours. I thought that it was up there already." | {h} looked under {his} own bed | {load} was gone | {hands} had brought it down into the passage, to {foe's} desk
All night the hatter had waited by the front door | then {foe.name} came by, and named a higher price | "And now all three of us are still here," said {p}
{h} was very angry, and also very sorry for that face
+ Share the blanket with the hatter who told => "There is no lock on that door," said the hatter. "I had all night to look. I might have got up. So might each of the others, I suppose. One sits there and waits to be told" | {p} had heard it too
= Ask what they did with {load} => "It says on the label, to be called for," said the hatter. "It is nearer to the door now than it ever was. {foe.he} writes so close to it that {foe.he} has to stand"
- Betray the hatter to {foe} in return => {foe} wrote down what {h} said, and thanked {him} | it was on the list already, from five people | {p} saw {h} come back from the desk, and moved {p.his} bed along by a yard
~ {foe} looked round the corner, and asked what this was about | nobody had an answer to that | the hatter carried his shoes back to bed, with the soles turned in | {p} held the {lamp} for him

@ list7 scene line=escape-list turn p=first where=the_floor_by_the_passage
% The Key That Nobody Wants; What Holds Us
Another pair of shoes had been soled, so somebody was to be let go that night | {h} and {p} lay on the floor there, under {token}, and listened | they heard two new soles go by | they heard the front door open, and shut
"Now the lock," said {p}, very low. They waited, and no key was turned
{h} laid the locksmith's key on the floor | {foe} had never asked to have it back | and all the eight had paid with somebody's name
"There is no lock at all," said {h}. "{foe} does not need one. {foe.he} buys a name from each of us, and then comes and tells us that we were sold."
"So nobody trusts the next bed," said {p}, "and nobody dares to stand up first."
"We have been afraid of each other," said {h}, "all this time, beside an open door." | {p} began to laugh, and to weep | the new soles were coming back
+ Share it with the next bed, tonight => The next one listened, and went grey. "I thought that you were bought," that one said, "because {foe} told me so." | it was the same in the bed after that | all night one could hear them whisper, and some of them wept
= Count how many have been told such a thing => {they} asked one after another, with a bit of chalk | everyone had been told something of the one to the left | it went round the whole room, and came back to {p}
- Trick the row with a tale of a new lock => {h} said that {foe} had sent for a smith | there would be a lock by Sunday | half of the room was frightened | the other half was glad, for with a lock they had been right to stay
~ The soles stopped beside them | it was {foe}, back from the front step. "Is the floor softer here?" {foe.he} asked, and wrote down both of their names

@ list8 scene line=escape-list gate move entered p=again who=locksmith where=the_passage_to_the_door
% All the Shoes in a Heap; Nothing But a Latch
Before daybreak {h} stood in {place}, with {token} round {his} shoulders | {p} was to wake the row as soon as the reading began
The list lay there on its desk, and beside it was {load} | behind that was the door, and it had nothing but a latch
But in front of the door lay a heap of shoes | {hands} had collected them in the night, every pair of the row
"Who would walk out without shoes?" whispered {p}, from the corner. "And who would go up there, in front of us all, to look for a pair?"
On the desk the {lamp} was still warm, and so {foe} could not be far
+ Help {p} to wake them, shoes or no shoes => {they} went from bed to bed, and touched each by the shoulder | an old one got up before all the rest, barefoot [3 and with both fists shut]. "It is only a floor," said the old one | behind them others were sitting up
= Set the shoes out along the wall in pairs => The shoes made a long row, and somebody's name could be read in most of them | {h} had reached the last pair when the passage was no longer empty | all the sleepers had come, each to see about their own
- Steal a pair that fits you, and hide the rest => {h} had a good pair on, and a sackful behind the desk | the first who came out saw {h's} feet, and stood still
~ The heap slid, and one shoe went along the passage, heel over toe | {foe} picked it up, at the other end, and came to see whose it was

@ list9 scene line=escape-list duel where=the_passage_to_the_door
% Whom Will You Leave?; In Their Stockings
{foe} had come into {place} in slippers, and sat on the desk | the list lay upon {foe.his} knee. "Good morning," {foe.he} said to {h}, quite at {foe.his} ease | the others had come out in their stockings, and stood along the walls | if one of them turned back now, they would all turn back
{foe} spoke so that all of them could hear. "You have {token} there, I see," said {foe}. "Shall I tell you who gave me your name? You would never guess. I can see that one from here."
Everybody looked at the next | {h} did want to know, and hated it
"You need not hear it," {foe} said softly. "Only give me one name yourself, whichever you like, and you may walk out now. The rest will go back to bed."
+ Comfort the row, and forgive whoever gave your name => "Whoever it was, I should have been afraid as well," said {h}, to all of them, and held out the blanket. "It is forgiven. You need not hide it any more" | along the wall people began to lift their heads | {foe} turned over a page, rather fast
= Read the top page out loud from memory => {h} said all of the names, with the price of each | at the fifth no one was looking at the floor any more | each of them was on that page | {foe} had shut the list too late
- Steal the list off {foe's} knee => {h} had it before {foe} had stopped smiling | "Give it back!" cried {foe}. "Without it they are only people, and so am I" | all of the passage had heard that
+~ "Forgive us what?" asked a voice at the back | {foe} smiled. "Ask the one beside you," {foe.he} said | they did ask, low and then less low, and the forgiving was forgotten
=~ By the third name a big fellow had seized his neighbour. "My sister!" he shouted. "It was you!" | after that they all shouted, and the rest of the page was not heard
-~ {foe} let go of it at once. "You see?" {foe.he} called to the passage. "There is somebody who wants to have it next" | it might have been true, and so they all believed it

@ list10 scene line=escape-list near p=locksmith where=the_last_bed_of_all
% Nothing Left to Oil; Paid for with Silence
The eight had gone out by the front door | so {h} wanted to know what held it shut | {p.a} sat on the last bed, with a can of oil
"I had that door to look after," said {p}. "I oiled it once a month. Then three years ago {foe} told me not to come any more. Somebody had spoken against me, it seems. I wonder every night who it was."
{p} had never spoken to the next bed since
From a string round {p.his} neck {p} drew out a big key. "It opens the door out there," said {p}. "I kept it, and was afraid that they would come for it. Nobody has ever asked to have it back. Can you tell me why?"
+ Comfort {p}, who has not spoken for so long => "You are the first to sit there in three years," said {p}, and hung the key round {h's} neck instead. "Take it. I am tired of waiting until they miss it"
= Ask {p} who lay in the next bed => It had been an old friend | the two had shared a can of soup every night, until that day | "Who else could it have been?" asked {p}. | {h} was given the key to hold, and it was rusty all over
- Betray {p's} key to {hands}, for a favour => {hands} looked at the key, and laughed, and threw it to {h}. "You may keep that," they said | the favour was half a loaf | {p} went without supper, and could not see the joke
~ "Talking?" said {foe}, who had come along the row in slippers | {p} coughed, and slid the key into {h's} sleeve | it was not asked for, then or later

@ list11 scene line=escape-list far entered p=again who=baker,well-digger where=the_row_of_beds
% A Scrap Under Every Pillow; What the Next One Said
{foe} had noticed that the row was talking | one morning there lay a scrap of {paper} under every pillow | on each stood a secret, and who had told it | it was always the one in the next bed
{p} had only eyes for the wall. "And it is true," said {p} to {h}. "That is the clever part of it. They are all true. I told far worse about her."
All along the row people read, and moved their beds a little | {h} had a scrap as well, and the name on it was that of a friend
By the passage stood {foe} in slippers, and listened to how quiet it was | if it stayed so quiet, nobody would ever stand up
+ Share your own scrap first, aloud => {h} read it out [2 , name and all], and asked for a worse one | after a time a voice said yes | by noon they had them all in a heap | no one could say any more whose each had been
= Compare the scraps, to see who has none => Everyone had got one, and everyone had been named on one | it came out even, like a sum at school | {p} began to turn round again, by degrees
- Deceive them with a scrap about {foe} => {h} wrote that {foe} was afraid of the row, and pushed it under a pillow | it was handed on all that day | nobody quite believed it, but they had begun to look at the slippers
~ {foe} had come nearer, and sat down on the next bed. "Do go on," said {foe}. | nobody did | two beds stood by themselves that night, with a yard of floor all round them

@ list20 scene line=escape-list far quiet entered p=again who=cobbler where=the_cobbler's_cellar
% Nothing but Feet; Worn Out with Standing
{h} went down to the cobbler once more, to ask where the eight were now | high in the cellar wall was a grating | it looked out on the {street}, and one saw nothing but feet
"I know people by their soles," said {p}. "That one is late. That one has been dancing. Now wait."
A pair of shoes had stopped out there, with the toes to the house
"She is one of the eight," said {p}. "She comes every evening, and stands there until dark. She never knocks. Those soles are nearly through, and only from standing."
The girl from the bed by the passage had sat down on the stairs | her mother had been let go | the mother had not sent one word since
The left toe out there went up and down three times | the girl looked at her own thumb. "She pressed it like that," she said, "the night she went."
+ Help the girl up to the grating => The girl put two fingers through, and took hold of a lace | the shoe stood quite still | nobody spoke, because of {hands} on the stairs | when it was dark the lace was in her fist
= Ask {p} what became of the other seven => "They come as well," said {p}, "each at an hour of their own, so as not to meet. They got out, and cannot get away. There has not been one who knocked"
- Lie to the girl that it is a stranger => The girl believed it, and went up to bed | the shoes stood there until dark | {p} took {h's} pair off the last, half soled, and put them on the floor. "Find another cobbler," said {p}
~ A boot of {hands} came down before the grating, and stood there | when it went away the {street} was empty | the girl had not moved, and still looked up at the bars

@ list12 scene line=escape-list near p=girl/she where=the_bed_by_the_passage
% Three Times on the Thumb; She Did Not Wake Me
One of those who had been let go was a mother | her daughter was still there | {h} found her on the bed by the passage | it was {p.a}, in her stockings
"It was in the night," said {p}. "She did not wake me. She has not written, and none of them ever writes. They say here that she must have sold somebody, so nobody talks to me. {foe} gives me a sweet every Sunday, and sees to it that they notice."
There were a good many sweets under the pillow, and she had eaten none [3 of them in all that time] | "In the evening she took my hand," said {p}. "She pressed my thumb three times. She cried, and would not say what it meant." | {p} did it to {h}, quite hard [3 , and the thumb stayed white for a while]
"Do you know what it means?" asked {p}. "Did she not want me?"
+ Comfort {p}, who believes that she was forgotten => "She wanted you to have something," said {h}, "and it was all she could give you in here" | {p} looked at her thumb for some time | then she moved over, and let {him} sit at the warm end
= Ask what else her mother had said => "To sit near the door," said {p}. "I got this bed for two soups. I watch who goes by at night, and all of them go softly, and look at the floor" | {h} pressed a thumb against the wood, and learned nothing by it
- Steal the sweets from under {p's} pillow => They were good ones | by supper the row could smell the sweets on {h} | they thought that {foe} had given {him} some | for the first time nobody looked at {p}, since all of them looked at {him}
~ It was Sunday, and {foe} came by with the sweet | {foe.he} put it into her hand, and gave {h} one too | from that hour nobody in the row would talk to either of them

@ list13 scene line=escape-list near where=the_corner_behind_the_stove
% Nine Kind Words; Nothing About the Reader
Behind the stove there was a corner that {h} had to {himself} | when {he} came there after dark {foe} sat in it, in slippers
{foe} had found the pages that {h} wrote home at night, and was reading them by a {lamp}. "Do sit down," said {foe}. "I am nearly at the end."
"You like the one who hums," said {foe}. "The one at the end has a good heart, you say. You say a kind word about nine people in my house." | so now {foe} had nine names
"And I am not in it," said {foe}. "I have looked three times."
"What ought I to have written?" asked {h}
"I was nine," said {foe}. "At home they stopped talking whenever I came in. I stood behind the door, and never heard what they said of me. Now I pay to hear things." | {foe.he} held out a pen, and it shook a little. "Write one line about me. Then I shall forget the nine."
+ Protect the nine with a line that is true => "You would like to be told good night," {h} wrote | {foe} read it standing, and went red, and left the pages lying there | none of the nine was ever called in for it
= Ask {foe} what the eight had to write => "They did not write," said {foe}. "They told me a little. One only has to ask people nicely." | it was too late to take that back, so {foe.he} took the {lamp}
- Betray the one who hums, and get the pages => {foe} noted the name on the back of one hand, and gave the pages back | at breakfast nobody hummed in the row | one bed had been carried to the far end
~ A man coughed beyond the stove | {foe} went to see who it was, and took the pages along | {h} was left with the pen

@ list15 scene line=escape-list near p=again who=baker,well-digger where=the_row_of_beds
% Stout on Our Soup; What Is in the Hems
{hands} had heard who asked about the eight | early one morning they came to search {h's} bed | {h} was still lying in it
"Pray stay where you are," they said, and drew the mattress out from under {him}. "All the blankets that were given away must go back. {foe} wants to look into the hems."
{token} was under {h's} own, and {p} had just come by to wake {him}
While they shook out the pillow {h} pushed {token} over the other edge | {p} put it on under {p.his} {coat}, and crossed both arms in front
They looked in {h's} socks, and behind {h's} ears, and found nothing
Then the tall one of {hands} walked once about {p}. "How stout you have grown," said the tall one, "and on our soup!"
{p} could not think of one word | behind, a grey corner had begun to slip down
+ Save {p}, and fall out of bed with a cry => {h} fell on the tall one's feet, and held on to them, and groaned | all of {hands} bent down to lift {him} | {p} walked away slowly, as stout people do
= Ask {hands} what is sewn into the hems => Nobody had told them, and they looked at one another | all of them went to ask {foe}, so that none should hear it first | when they came back {p} was thin
- Betray the potter, who has such a blanket too => {hands} forgot {p}, and pulled the blanket off the potter, and him on to the floor | he had to lie under a flour sack from then on | {p} gave {token} back to {h} without a word
~ The tall one took hold of that corner, and {p} was turned round three times, until it came off | they felt along each hem, and found nothing | {token} was thrown over {h's} head, and {p} got no soup

@ list14 scene line=escape-list eve entered p=again who=baker,well-digger where=the_floor_between_the_beds
% The Last Eleven Boards; He Does Not Lift His Feet
Before morning every loose board had to be quiet, from the last bed to the passage | if one cried out, {hands} would be there before the row was up
{h} and {p} crept along on their knees | they pressed wool into the gaps with a spoon, and it came from the fringe of {token}
"Twenty-three," whispered {p}. "On the left."
"She gets up on the left," said {h}, so they did it twice
"Twenty-four is the old one by the wall. He does not lift his feet."
"Then the one beside it too," said {h}
They talked of nothing but boards | in this way they went past every sleeper | they knew how each of them walked
Then they came to {h's} own bed. "I never heard this board," said {h}. "I have always lain still."
"Tomorrow you will not," said {p}, and pressed in the wool
Eleven boards were left then, and the wool was at an end
+ Give one whole edge of {token} for it => {h} bit through the hem, and pulled, and there was wool enough | at {h's} own board {they} took the longest | by daybreak one could have danced on that floor
= Mark the last eleven boards with chalk => {h} drew a white cross on each of the eleven | in the dark {p} hopped across them all, for practice, with both shoes in one hand, and did not touch one
- Lie that all the eleven are done => {p} believed {h}, and went to bed by way of the eighth | it screamed like a cat | two of {hands} came with a {lamp} at once | {p} had to stand in a corner until morning
~ A {lamp} came along the row, and {they} lay flat under bed twenty-three | it stood there for an hour | when it went, the spoon had been trodden in two
`;

/** What comes later of what was done, what is asked on the way, and what strangers know of it. */
const ties = `
@ * echo line=escape-list turn did=list4:=
The cobbler had said it long ago | the leather was put down against a name | now {h} knew whose name it was
@ * echo line=escape-list turn did=list1:+
{w} had told {h} the same, when {h} comforted {w.him} | {foe} had asked about friends in there, and never once about doors
@ * echo line=escape-list price did=list-o1:-
Along the row people took hold of their spoons | for {h} had robbed an empty bed once | nobody came nearer to help
@ * echo line=escape-list price did=list10:-
One of {hands} wished {h} a good morning, by name | {h} had betrayed the locksmith's key to them | now the row took {him} for one of them
@ * echo line=escape-list price did=list3:+
"When I shook, that evening, you believed me," the hatter told {h}. "So I had to tell you."
@ * echo line=escape-list plan did=list-o2:-
Twice {hands} came, and looked for spades under the floor | for {h} had once lied to them about that | there was hardly time to look
@ * echo line=escape-list plan did=list10:+
The latch would make no sound | {h} had the can of oil along | the locksmith had lent it, in thanks for a kind word
@ * echo line=escape-list plan did=list12:-
A boy in the row called out about a child's sweets | {h} had stolen those | it was a poor time to ask for trust
@ * echo line=escape-list plan did=list3:-
{foe} came by three times to look | for {h} had lied about a better offer | the list was never left alone for long
@ * echo line=escape-list far did=list4:-
{h's} scrap had a second line | it told about the feet on the cobbler's wall, and who had cheated there | nobody would sit by {him}
@ * echo line=escape-list far did=list1:-
On three of the scraps stood the same thing | {h} had stolen a blanket from a friend | it was no use to deny it
@ * echo line=escape-list far did=list5:-
The worst talker went to {hands}, and told them all he knew | for {h} had once deceived him with a strip
@ * echo line=escape-list gate did=list-o1:+
{w} was up already, and began to wake the others | {w.he} still owed {h} for half a blanket
@ * echo line=escape-list gate did=list-o2:+
From the far end came thirty people, barefoot, and {w} led them | for {h} had once helped to carry a bed there
@ * echo line=escape-list gate did=list4:+
On the very top lay {h's} own pair | the cobbler had put them there | for {h} had lent a hand with the soles
@ * echo line=escape-list gate did=list12:+
The girl stood by the door already, in her stockings | for {h} had comforted her about her mother | she held up her thumb
@ * echo line=escape-list gate did=list20:+
The girl stood nearest to the latch, with a shoelace round her thumb | {h} had once helped her up to a grating | she knew who was out there
@ * echo line=escape-list gate did=list20:-
{w} could have sorted that whole heap by touch | but {h} had lied to a child about one pair of shoes, and {w} had stayed in the cellar
@ * echo line=escape-list gate did=list5:+
Somewhere in the row a song began, very low, and people woke | it was the singer who had been sold | {h} had comforted {w.him} for that
@ * echo line=escape-list turn did=list13:=
{foe} had let it slip behind the stove | nobody was ever forced, it was enough to be asked nicely | that was how the eight names had been got
@ * echo line=escape-list price did=list13:-
Nobody else came near {h} | {he} had betrayed one of them for a few pages | nobody hummed in that row any more
@ * echo line=escape-list plan did=list13:+
At the corner two of the row kept watch, and nobody had sent them | they were two of the nine for whom {h} had written that line
@ * echo line=escape-list gate did=list14:+
Not one board had made a sound | under them all was the wool of {token}, and one edge of it was gone
@ * echo line=escape-list gate did=list14:=
There was a white cross on eleven boards | {h} had stepped over each of them, as practised in the night
@ * echo line=escape-list gate did=list14:-
A board in the row had just cried out under a foot | {h} had lied to {w} about the last eleven | somewhere {hands} were running
@ * echo line=escape-list plan did=list15:+
Whenever one of {hands} came near, a man in the row fell out of bed with a cry | they had learned that from {h}
@ * echo line=escape-list price did=list15:-
At the foot of that bed stood the potter, with a flour sack round him | {h} had betrayed his blanket | nobody sided with {him}
@ * ask line=escape-list before
{h} had {token} over one arm | {he} asked people from whom they had their own
What had the eight paid? | {h} could not {goal} without knowing it, and asked for people who had known them
{h} went about without hurry | {he} studied the faces that came out of {foe's} room
Those who were gone had known how to get out | {h} looked for anyone they might have told
@ * ask line=escape-list behind
{h} was finding out who slept where | {he} could not tell them of the door when others listened
{h} was looking for people whom others would follow | the whole row had to walk out at one time
{h} went about, and told people one by one | nobody was angry with them any more
@ * gift line=escape-list before
"My cousin went out by that door," said {p}. "Now he draws the curtain when I come. He has never once told me how."
"{foe} does not care for {coins}," said {p}. "I offered some. {foe.he} only wished to know who my friends were."
"Before anyone is let go something is found out," said {p}. "A spade, or a song. It is always the day before. I write such things down."
"I have good ears," said {p}. "When that door shuts at night I hear it shut. I never hear what one hears after."
@ * gift line=escape-list behind
"There is only one list," said {p}. "It stays on the desk by the door, and {foe} adds to it at daybreak, standing up."
"It is the whispering that keeps them in bed," said {p}. "Say a thing out loud once, and it gets quite small."
"My neighbour has told me what he did to me," said {p}. "It was such a relief that I forgot to be cross. There may be others like me."
`;
export const pack: PackSource = { id: 'case-escape-list', sheets: [facts, openings, scenes, ties], words: {} };
