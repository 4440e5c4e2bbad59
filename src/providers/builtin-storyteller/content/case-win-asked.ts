import type { PackSource } from '../pack.ts';

/** What was told to the one who is loved, by whom, and what that one knew in truth. */
const facts = `
@ * truth line=win-asked start
After {h} left, {target} asked for news of {him} [2 , by name,] at a supper | somebody had answered in {h's} place | {h} did not know what {target} was told that evening | {he} would have to ask those who had been there
@ * known line=win-asked before
{target} had once asked after {name} at a table | it was {foe} who had answered, with a lie | {h} did not see why
@ * known line=win-asked behind
{foe} had lied in order to keep a promise | {target} was not to be left a second time | {h} had to be asked once more, and to be believed
@ * settle line=win-asked won
{target} stood up, with a fork in one hand, as once before | "I shall ask it again," said {target}, "before everybody. What has become of {name}?" | this time no one spoke about geese [2 , though the third still lay there untouched] | "I was never spoken for," said {h}. "I have come back to stay, and to say so." | {foe} saw the two of them look, and got up from the chair beside {target} | {h} sat down in it, behind the blue cup, and {target} took hold of {his} hand | "Then I need not sit on that stair any more," said {foe}, and sounded very tired
@ * settle line=win-asked lost
{target} had heard enough, and thanked them both | then {target} sent for {h's} {coat}, and held it out for {him} | "You might have come and told me so," said {target}, "at any time, on foot." | it was very kindly said | {foe} took the blue cup off the table, and had the grace to look at the floor | {h} found the one sleeve of the {coat}, and could not find the other | outside stood the three whom {he} had left, and made room for one more | behind {him} somebody at the table began again about geese
@ * settle line=win-asked dear
"I was told that you were spoken for," said {target}. | "So I am," said {h}. "I came back to tell you by whom." | {target} went round the whole table to {him}, and the answer was yes | {h} had a hand in {his} own at last, and held on to it | then {target} looked round, and there was {foe}, beside the empty chair, with no promise left to keep | "I never liked you," {foe} told {h}, and could not go on | {target} drew up that chair between them, and nobody spoke
@ * last line=win-asked won
Before the week was out {h} had been to the pledge shop | now there was a fiddle in the house | {foe} came to supper, and beat time with the wrong foot | next door they opened a window | "What has become of {name}?" called {target} between two tunes | "Here," said {h}, and turned the page
On a Thursday in winter {h} laid that table for ten | {token} kept a place for whoever came late | the three who had been left were there | each of them was seen home, and told good night | then {target} turned the blue cup toward the morning | {h} turned down the {lamp}
@ * last line=win-asked dark
{h} had {target} | half of the chairs stayed empty | people knew how the others had been put to silence | the fiddle was bought back, and nobody played it | one night a stool was set upon the landing | {foe} sat down there, with a {lamp} and a knife | {h} lay awake, and heard the first stroke being cut
@ * last line=win-asked dear
In winter {h} had a table with {target} | three chairs stood at it | on Sundays {foe} had the third, and was passed the goose | nobody ever spoke of that stair | when it grew late {foe.name} went down it slowly | {h} held the {lamp} over the rail | {he} held it there until the door below had shut
@ * last line=win-asked lost
This time {h} stayed, and nobody had counted on that | {he} took a room across from the pledge shop | each month {he} paid to have the fiddle kept | {foe} went by, and in the second year began to nod | {target} passed on the other side | one evening the blue cup stood in a window there | it had been turned toward the {street}
`;

/** Scenes in which a fact of the case is found out, with somebody who comes back. */
const scenes = `
@ asked1 scene line=win-asked second p=again
% What Was Sold That Night; A Fiddle on a Nail
{p} went by the pledge shop every day | now {p} made {h} come in too, and look | on a nail hung a fiddle, with a ribbon still round its neck
"That came in on the evening when {foe} told them all about you," said {p}. "It was before the pudding that {target} walked out, and sold it, and did not count the money."
{h} had last heard that fiddle through a wall [2 , years ago,] with the window open
+ Give the shopkeeper all you have to keep it back => {h} laid down every {coin} that there was | and it was put under the counter | "For one month," said the shopkeeper, and wrote a name on the label, and it was {target.own}
= Ask what {target} said on the way out => The shopkeeper scratched an ear [2 , and looked for the words along the shelves] | "Only that it would be of no use to anybody now," he told {him} | then there had been a pause, and a question: whether the person in question was happy
- Steal the ribbon from the fiddle's neck => {h} had it off and up a sleeve while {p} was bowing to someone | it still smelled of rosin | "There was a ribbon on it," said {p} outside, and walked home three steps ahead
~ "Closing," said the shopkeeper, who had had enough of it | through a crack in the shutter {they} saw him take down the fiddle, and blow on it, and hang it one nail higher

@ asked2 scene line=win-asked plan p=again
% On the Same Stair; Both Hands Full of Lanterns
{p} helped in that house on busy days, and was to go up with a tray | {h} was to come down with it | so it was arranged, and it put {h} on the back stair of that house at the right minute
{target} came round the turn [! , with lanterns in both hands] | there was {sign}, just as it had always been
Neither of them said anything at first
"They are for Thursday, at {last}," said {target}. "There will be people at table, and somebody always asks something. This time I might." | above them {foe} called down [2 , over the rail,] to know what was keeping the lanterns
+ Help carry the lanterns up to the landing => {h} took half of them | and {they} went up side by side as far as the landing | no farther was needed | "Thursday, then," said {target}, quite low, and took them back one at a time
= Ask whether one more guest would be counted => {h} asked it of the lanterns [2 , since it was easier than asking a face] | "Nobody counts," was the answer, "they only look, when the door opens" | then {foe's} shoes could be heard | and there was nobody on that stair but a person with a tray
- Lie that you have come about the plates => {h} said it too well, and saw a face close like a door | the lanterns went on up | {p} heard one of them fall, upstairs | nobody picked it up for an hour
~ {foe} had come down for the lanterns {foe.himself} | {target} was gone from the stair, without a word | {h} stood there with a tray in both hands, and nowhere to look

@ asked3 scene line=win-asked wall
% With Advice; The Third Parcel
{h} had knocked at {target.own} door in broad daylight, and it was {foe} who sat in the best chair of the house | {hands} went up the stairs with parcels | so nobody could be alone with {target}
"I come every day now," said {foe}, very kindly. "Somebody has to. You would only go away again. And then I should have all of it to do over"
From above came the laugh of {target}, not for long [3 , and then a chair was moved]
+ Give {foe} thanks for all that care => {h} meant it, in a way | and it was quite the worst thing to have said | {foe} looked down at {foe.his} gloves, and for a moment seemed to be in want of advice {foe.himself}
= Ask what was told to {target} about you => "Only what anyone could see," said {foe}, and rose, and had {h's} {coat} brought | but the third parcel had been left on the step | and there was no name on it
- Trick one of {hands} into taking up a note => He took it up, with the parcel | and it came down again inside of a minute | {foe} had read it aloud, to everybody | and the part that was underlined as well
~ {foe} had risen, and so the visit was over | {hands} made a lane to the front door, and smiled along the whole of it | overhead nobody moved a chair any more

@ asked4 scene line=win-asked lead p=carver
% Four Holes in a Table; The Rest Was Geese
{p.a} had carved the geese at that supper, and took {h} in to see the table | it was long, and scrubbed white [2 , with a bench down either side] | at one place there were four small holes in the wood
"That was done with a fork," said {p}. "Up got {target} with it, and asked all ten of us what had become of {name}."
{h} laid {his} fingers on the holes, one to each [3 , and they went in as far as the nail]
"It was {foe} who answered," {p} said. "You were spoken for, and to be married. Then {foe} talked of geese until nobody remembered the question."
+ Help {p} to rub the holes out with wax => {they} rubbed, and could see the holes all the same [2 , four in a row, as straight as a bite] | "The fork was laid down quite straight," said {p}. "Then {target} went off before the pudding, and not toward home. There is only the pledge shop, on that side"
= Ask which of the ten had seen you => {p} went round the empty benches with a finger, and came back to the beginning | "Not one," said {p}. "Nor knew anybody who had. But {foe} always knows. So nobody asked"
- Lie that you were indeed spoken for => {p} only wiped the knife [2 , on the one side and then on the other] | "Then it was rightly done, about the fiddle," {p.he} said, and would not say what fiddle | there was a nail in it somewhere, and a shop [2 , and more was not to be had]
~ The door opened behind them, and somebody carried in a goose | {p} laid both arms over the four holes, and said a good deal about the weather

@ asked5 scene line=win-asked means p=again
% A Cup Without a Handle; On the Sill
On {p's} way home one passed a certain window, and {p} stopped under it, and pointed up | on the sill was a blue cup with no handle [2 , and a sprig of something in it]
It had been {h's} own once | in the middle of a quarrel the handle had come off | when {he} went {he} had left it behind with all the rest
"That is {target.own} window," said {p}, and made a step of both hands. | {h} went up, and tilted it | the label from the shop was stuck beneath it still, and the date was the week after that supper
One does not buy such a cup for use | behind the curtain {foe} was giving advice
+ Share with {p} how the handle came off => It took no time to tell [2 , and it was nobody's fault but one person's] | "You were told that one could not tell you anything," said {p}. "So you walked out, and proved it." | but {p} stood for a while with {p.his} head back. "Every day it is turned a little," {p.he} said, "so that it gets the sun all round"
= Read the label down to the last line => It had been marked down twice, for want of a handle | below that the shopkeeper had written: paid the first price, did not wish to hear about it
- Steal the cup, since it is yours => {h} had it under {his} {coat}, sprig and all | when it grew dark a {lamp} was brought to that window | and a hand went feeling along the sill [2 , from one end to the other, and then back] | "Now you have gone away again," said {p}
~ Up there the curtain was moved, and {foe} asked who it was | {p} let go of {h's} boot | the two of them sat among the flowers until the {lamp} had gone away

@ asked6 scene line=win-asked price p=again
% Three Chairs; People You Went From
{h} was wanted in {target.own} front room, and {p} went in there with {him} | {foe} had three chairs set out along the wall, and {hands} went round with cake | on the chairs sat people whom {h} had left [! without a word]
A fourth chair had been put there for {p}, and a {coin} lay on the seat
"I am to say that you did go away," said {p}, and did not sit down. "They would pay me for it. The worst is that it would be no lie."
The blue cup was on the sill, pushed back behind a parcel | overhead {target} walked up and down [2 , and stopped whenever one of the three began]
+ Give each of the three the goodbye you owe => It came some years late | the first one laughed, and the second asked to have it again | {p} pushed the empty chair back against the wall. "You had better say it upstairs as well," said {p}. "There is company on Thursday"
= Ask {foe} what the three have been got for => "For Thursday," said {foe}. "Somebody is sure to ask after you, when there is company. It has been known. This time they shall hear it from people who were there"
- Steal the {coin} from the fourth chair => It slipped out of {his} fingers, and rolled away under the cake, and nobody bent down for it | "There you see it," {foe} told the ceiling | up there the steps had come to a stop | {p} looked at {h}, and sat down after all
~ {foe} clapped {foe.his} hands, and there was more cake | nobody could be heard for plates | and when it was quiet again {p} had been put into a {ride} and driven home

@ asked7 scene line=win-asked turn p=again
% Under the Stool; What There Was to Do
{hands} had thrown {target.own} stool upon the ashes | {p} had rescued it, and turned it over for {h} | strokes were cut into the underside, in rows of ten | next to the first stroke stood a date
{h} knew that date very well | it was the night on which {he} had gone away
"{foe} sat on this at {target.own} door all that winter, every night, with a {lamp}," said {h}. "And {foe} told me: if I go away again it is all to do over. This is what there was to do"
Below the last stroke {foe} had cut three words [2 , deeper than any of the strokes]: I promised it | "It was meant well, then," said {h}. "It was a promise, to keep off everyone who leaves. And I had left. That is why I was spoken for"
+ Help {p} to put the stool back in secret => {they} set it down on the landing, in front of that door, where it had worn four marks | within {target} stopped walking | neither of {them} had breath enough to knock
= Count the strokes, row after row => There were sixty-three, and on the last nights they grew shallow | "Nobody asked {foe} to come down and eat something," said {p}. "I have only just thought of that"
- Betray the secret of the stool to the whole {street} => By evening they had a song about it | {foe} did not show a face at the window that day | {p} would not walk on one side of the {street} with {h}
~ One of {hands} wanted to know who went through other people's ashes | {p} sat down upon the stool, and spread {p.his} {coat} | what {they} had read under it could not be unread

@ asked8 scene line=win-asked gate move p=goose_cook
% The Third Goose; A Cup at the Free Place
It was Thursday, and the lanterns hung at {place} | {h} came to the back, because at the front stood {hands}, with a list of the guests
{p.a} had three geese there and only two hands. "You, with the sad face," said {p}. "Take that one. If it slides, slide with it"
The door was ajar | {h} could see the long table | in the middle sat {target}, with {foe} | the blue cup stood there as well, on the other side, before a free chair
Three people sat along the wall, with plates on their knees | {h} had left every one of them, and {foe} had asked them here to say it
+ Help {p} to carry the third goose in => It slid, and {h} slid too, along half of the table | everybody laughed, {target} too | then {target} saw who was behind the goose, and the laughing stopped there first
= Listen at the door for the right moment => They talked of roads, and of the price of eggs [2 , and of who had married] | "And what was it that I asked you all, that time?" said {target} in the middle of it. | nobody seemed to recall [2 , and plates were passed] | {h} took up the goose
- Trick {hands} with the name of a guest => One of them ran a thumb down the list, and bowed | the guest of that name had to eat in the yard | in there {h} stood at last between the table and the wall
~ "That is not a cook," said one of {hands}, and took hold of {h's} sleeve | {p} trod upon his foot with a heavy heel | the goose got in, and {h} behind it, with one sleeve

@ asked9 scene line=win-asked duel
% Behind the Third Goose; The Three along the Wall
{h} set the goose down at {place} before them all, and the whole table fell silent | once {target} had asked a table what had become of {name}, and {foe} had told a lie | only {target} could ask it again
"You!" cried {foe}, and jumped up, so that a chair fell
"I was not spoken for," said {h}. "It was a lie, and I mean to be asked again"
"Ask those three!" | {foe} was white with anger, and pointed along the wall [3 with the whole of one arm] | "Each of them was left, without a word. In spring it will be {target} once more, and who is to sit on that stair? I will not have it. I promised"
the question had not been asked yet | everybody looked at {thing} [2 , and the goose grew stiff in its dish]
+ Give {foe} your thanks for every night on that stair => "You stayed, and I did not," said {h}. "I thank you for all of them." | {foe} had an answer to everything else, and had to feel behind {foe.him} for the chair | {target} had not known about the stair at all
= Ask the three to speak for themselves => "It is true, we were left," said the first. | "Without a word," said the second. | "But there was never anybody else in it," said the third, "and so much for spoken for." | {foe} sat down [2 , rather slowly] | no one had asked the third that before
- Trick {foe} into naming who had spoken for you => "It was a tailor's heir, I believe, by the name of Quill?" asked {h}. | "The very one!" cried {foe}. | "There is no Quill," said {h}, and the table drew its breath | {foe} sat down [2 , and had nothing in either hand to hold on to]
+~ "You thank me!" cried {foe}. "As one thanks a servant, before one goes." | it was not what {h} had meant | {target} had heard the last word, and the colour went out of that face
=~ "I stood at a window for two years," said the third, and began to weep | after that there was nothing more to ask | {target} had got up, and knelt down by that chair, and not by {h}
-~ {foe} thought, and gave a name | {h} had once been fond of somebody with that name | {h} grew red, and there were lanterns enough to see it by

@ asked10 scene line=win-asked near p=stair-sweeper
% A Stool on the Landing; Thirty Steps a Day
{h} had waited behind {target.own} house for {p.a} | a sweeper knows who goes up a stair
"Nobody goes up, save {foe}," said {p}, who was cross, and rubbed a shin. "I want that stool gone. It stands before {target.own} door, and I fall over it each morning. I am not to move it. I have asked"
It was a stool with three legs, and the seat was worn as smooth as a spoon | "{foe} sat on it a whole winter, every night," said {p}. "With a {lamp}. Until it was light. That was after somebody had gone away"
{p} looked at {h} then, and seemed to wish that the last thing had not been said
+ Help {p} by sweeping the stair together => {they} did it step by step [2 , as far as the turn], and did not speak | {target} was humming overhead | "That has begun again," whispered {p}, "since they say that you are here"
= Ask what {foe} did up there at night => "Sat," said {p}. "And cut with a knife at the bottom of the stool. One little stroke, before the sun came up. I had the shavings to sweep"
- Steal the stool and hide it => {h} got it down to the yard | there {hands} came, and took it out of {his} arms, and put it with the ashes | {p} had to say who had moved it
~ {foe} was heard on the stair, and {p} swept {h} out of the back door like so much dust | the broom stayed across the sill

@ asked11 scene line=win-asked far p=again
% A Place Paid For; The First Boat on Wednesday
{p} had been stopped in the {street} by {hands}, and had a packet for {h}, with the best wishes of {foe} | {p} held it at arm's length
There was money in it, and a paper for a {boat}, paid to the end | it left on Wednesday | below stood, in {foe's} hand: You were always good at this
"That is a day before there is company," said {p}. "With lanterns, and you are not to see them"
It was a good place, with a view of where one has been | {h} had taken that sort of place three times before
"I am not to wait for an answer," said {p}, and waited
+ Give the place to someone who must travel => There was a lad at the landing, whose sister lay ill over there | he was gone on the Wednesday, with the best cover and all that view | "So you are still here," said {p} on Thursday, and had to look twice
= Go down and watch the {boat} leave => {h} stood on the landing until it was round the point | it was a thing {he} had only known from the other side | behind {him} stood {foe}, who had come to see it go
- Cheat {foe} by selling the place and staying => It fetched twice what {foe} had paid | by evening {foe} had heard the sum | "There you see who can be bought," {foe} told the house, and people nodded | even {p} could think of no answer
~ The packet came open in {p's} hands, and the money was all over the {street} | by the time it was gathered up half the neighbours had read the paper, and wished {h} a good journey

@ asked12 scene line=win-asked near p=note-bearer
% Turned Back at the Bridge; A Note in a Shoe
Whoever asks for news may also send for it | so {h} went to {p.a} | {p} bore notes for the whole {street}
"I had one for you," said {p}, and grew red. "It was from {target}, a week before that supper. {foe} stood on the bridge, and gave me a {coin} to turn round. I was to say that I had not found you. And then {foe} told everybody that I lose things. Now nobody gives me a note."
{p} took off one shoe | the note was in it, folded, and worn through at the crease
+ Give {p} a new note to carry => {h} wrote that the first had come, though late, and {p} put it in the other shoe | "This one goes up by the back stair," said {p}, "with the milk. And I shall not look at any bridge"
= Read what can still be read => The shoe had rubbed away all of it but the last line [2 , which was underlined] | "Are you warm enough?" it asked | {h} read that more than once, and then had to look out of {p's} window
- Rob {p} of the {coin} from {foe} => It was wrapped up in a rag, and {p} had never spent it | "Take it," said {p}, "I could not get rid of it myself." | but the shoe was put on again, with the note in it [3 , under the heel]
~ {foe} came along the {street}, looking into doors | {p} had the shoe on again in no time, and stamped about on it, and said that no one had ever sent anything
`;
export const pack: PackSource = { id: 'case-win-asked', sheets: [facts, scenes], words: {} };
