import type { PackSource } from '../pack.ts';

/** What was told to the one who is loved, by whom, and what that one knew in truth. */
const facts = `
@ * token line=win-asked
the bent fork
@ * truth line=win-asked start
After {h} left, {target} asked for news of {him} [2 , by name,] at a supper | somebody had answered in {h's} place | {h} did not know what {target} was told that evening | {he} would have to ask those who had been there
@ * known line=win-asked before
{target} had once asked after {name} at a table | it was {foe} who had answered, with a lie | {h} did not see why
@ * known line=win-asked behind
{foe} had lied in order to keep a promise | {target} was not to be left a second time | {h} had to be asked once more, and to be believed
@ * settle line=win-asked won
{target} stood up, with {token} in one hand, as once before | "I shall ask it again," said {target}, "before everybody. What has become of {name}?" | this time no one spoke about geese [2 , though the third still lay there untouched] | "I was never spoken for," said {h}. "I have come back to stay, and to say so." | {foe} saw how those two looked at one another, and pushed back the chair beside {target} | {h} sat down on the free one, behind the blue cup, and {target} took hold of {his} hand | "Then I need not sit on that stair any more," said {foe}, and sounded very tired
@ * settle line=win-asked lost
{target} had heard enough, and thanked them both | then {target} sent for {h's} {coat}, and held it out for {him} | "You might have come and told me so," said {target}, "at any time, on foot." | it was very kindly said | {foe} took the blue cup off the table, and looked at the floor | {h} found the one sleeve of the {coat}, and could not find the other | outside stood the three whom {he} had left, and made room for one more | behind {him} a guest at the table began again about geese
@ * settle line=win-asked dear
"I was told that you were spoken for," said {target}. | "So I am," said {h}. "I came back to tell you by whom." | {target} went round the whole table to {him}, and said yes aloud | {h} had {target.name} by the hand at last, and did not let go | then {target} looked round | there stood {foe} beside the empty chair, with no promise left to keep | "I never liked you," {foe} told {h}, and could not go on | {target} drew up that chair between them, and nobody spoke
@ * last line=win-asked won
Before the week was out {h} had been to the pledge shop | now there was a fiddle in the house | {foe} came to supper, and beat time with the wrong foot | next door they opened a window | "What has become of {name}?" called {target} between two tunes | "Here," said {h}, and turned the page
On a Thursday in winter {h} laid that table for ten | {token} kept a place for whoever came late | the fiddle lay ready, and {h's} boots were in pledge for it | the three who had been left were there | each of them was seen home, and told good night | then {target} turned the blue cup toward the morning | {h} turned down the {lamp}
@ * last line=win-asked dark
{h} had {target} | half of the chairs stayed empty | people knew how the others had been put to silence | {h} bought back the fiddle, and nobody played it | one night {foe} set the stool on the landing again | {foe.he} sat down there, with a {lamp} and a knife | {h} lay awake, and heard {foe.him} cut the first stroke
@ * last line=win-asked dear
In winter {h} had a table with {target} | three chairs stood at it, and the fiddle hung above them | on Sundays {foe} had the third, and was passed the goose | nobody ever spoke of that stair | when it grew late {foe.name} went down it slowly | {h} held the {lamp} over the rail | {he} held it there until the door below had shut
@ * last line=win-asked lost
This time {h} stayed, and nobody had counted on that | {he} took a room across from the pledge shop | each month {he} paid to have the fiddle kept | {foe} went by, and in the second year began to nod | {target} passed on the other side | one evening the blue cup stood in a window there | it had been turned toward the {street}
`;

/** Who needs help first, and what is in the hero's hands from then on. */
const openings = `
@ asked-o1 open line=win-asked p=dish-washer where=the_street_before_the_house
% A Bundle on the Step; Who Says That Name
{h} had stayed away for years | on that morning {he} came back to {target}
Just then the door of the house flew open | {hands} pushed {p.a} out on the step | a bundle of clothes flew after {p.him}
"I only said a name!" cried {p}. "{target} asked for {name} once, before a whole supper, and somebody gave an answer. I only asked if it was true!"
"Whoever says that name here goes the same way," said {foe}, and then saw {h} | the door was shut very fast
{h} picked {token} up from the step | "{target} had that in one hand when it was said," whispered {p}. "I was only at the dishes. Nobody has been allowed to speak of it since. Ask the carver what was said!"
+ Help {p} to gather the bundle => {they} found eleven stockings, and at last the twelfth | "I wash up in every house of this {street}," said {p}. "If you should need a back door, send me word." | then {h} went to find the carver
= Ask {p} how the table took that answer => "I had both arms in the tub," said {p}. "But I heard the plates stop. Ten people can be very quiet. The carver stood behind them with the goose. That is the one to ask."
- Lie to {hands} that {p} took the fork => {hands} shook out that bundle once more, down to the stockings | no house in the {street} would have {p} after that | {h} kept the fork, and went to see who had carved
~ {hands} came out again with a broom | they swept {p} off the step, and {h} as well | at the corner {h} still had the fork, and a carver to find
@ asked-o2 open line=win-asked p=knife-grinder where=the_street_before_the_house
% A Bent Fork; We Were Told About You
After years away {h} came back into the {street} of {target} | {hands} had {p.a} by both ears
"I never bent it!" cried {p}. "It was done at that supper, when {target} asked before everybody what had become of —" Then {p} saw {h}, and stopped
They all turned round | "Look who has come," said {foe} from the window, very kindly. "We were told about you that evening." | {hands} laughed at {him}, all together, and {h} did not know why
"You pay for that fork by noon," {foe} called down to {p}, "or we keep your grindstone."
{p} pushed {token} into {h's} hand. "It is about you," {p.he} said. "Somebody answered in your place. Ask the carver what it was!"
+ Save {p} by paying for the fork => The fork took every {coin} in {h's} pocket, and {hands} counted twice | "I go to all the back doors with my stone," said {p}, "and people talk while they wait. Now they will hear a good word of you." | the carver lived round the corner
= Ask {foe} what was said of you => "You had better ask those who were at the table," said {foe}, and drew the curtain | "There were ten of them, and they will not say it," said {p}. "But the carver stood behind their chairs."
- Lie that you saw {p} bend it => {hands} were pleased to hear that {p} bent it, and took the grindstone | {p} went off with an empty barrow, and looked round at every step | {h} had the fork, and asked a child where the carver lived
~ {hands} dragged {p} in at the side door, and the window was shut | {h} stood there with a fork in one hand, and people at all the other windows | the carver, a boy said, lived round the corner
`;

/** Scenes in which a fact of the case is found out, with somebody who comes back. */
const scenes = `
@ asked1 scene line=win-asked second p=again who=carver,dish-washer,knife-grinder where=the_pledge_shop
% What Was Sold That Night; A Fiddle on a Nail
After that supper {target} had gone to the pledge shop | so {h} went there with {p}, to see what had been sold
On a nail hung a fiddle, with a ribbon still round its neck | {h} had last heard it through a wall [2 , years ago,] with the window open
"That came in on the night of the supper," said the shopkeeper. "The others were still at the pudding. {target} put it down here, and did not count the money."
So that had been the answer to a lie | {h} had believed for years that {he} {was} forgotten
"And a dealer is to have it tonight," said the man, and reached for the nail
+ Give the shopkeeper all you have to keep it back => {h} laid down every {coin} that there was | and it was put under the counter | "For one month," said the shopkeeper, and wrote a label, and on that stood {target}
= Ask what {target} said on the way out => The shopkeeper scratched an ear [2 , and looked for the words along the shelves] | "Only that it would be of no use to anybody now," he told {him} | then there had been a pause, and a question: whether the person in question was happy
- Steal the ribbon from the fiddle's neck => {h} had it off and up a sleeve while the shopkeeper looked for string | it still smelled of rosin | "There was a ribbon on it," said {p} outside, and walked home three steps ahead
~ "Closing," said the shopkeeper, who had had enough of it | through a crack in the shutter {they} saw him with the fiddle | he blew on it, and hung it one nail higher

@ asked2 scene line=win-asked plan p=again who=carver,dish-washer,knife-grinder where=the_turn_of_the_stair
% On the Same Stair; Both Hands Full of Lanterns
Only {target} could ask that question again | so {h} had to meet {target} once without {foe} | {p} had borrowed a tray in the {kitchen}, for nobody stops a tray | at the back stair {p} gave it to {h}
{target} came round the turn [! , with lanterns in both hands] | {target} stopped, and knew {h} at once
Neither of them said anything at first | {h} had had years to think of a word
"They are for the long table, on Thursday," said {target}. "There will be people at table, and one of them always asks. This time I might." | above them {foe} called down, and wished to know what was keeping the lanterns
+ Help carry the lanterns up to the landing => {h} took half of the lanterns from {target} | they went up side by side as far as the landing | "Thursday, then," said {target}, quite low. | {target} took the lanterns back, one at a time
= Ask whether one more guest would be counted => {h} asked it, and looked only at the lanterns | "Nobody counts," said {target}. "They only look, when the door opens." | then one heard {foe's} shoes | {target} went up quickly, and {h} was alone with the tray
- Lie that you have come about the plates => "Ah, the plates," said {target}, and looked past {h} | {target} carried the lanterns on up | {p} heard one of them fall, upstairs
~ {foe} had come down for the lanterns {foe.himself} | {target} was gone from the stair, without a word | {h} stood there with a tray in both hands, and nowhere to look

@ asked3 scene line=win-asked wall where=the_front_room
% With Advice; The Third Parcel
{h} wanted to hear the lie from whoever told it | so {he} knocked at the door of {target} in broad daylight | {foe} sat in the best chair of the house
{hands} went up the stairs with parcels, one after another | so nobody could be alone with {target}
"I come every day now," said {foe}, very kindly. "Somebody has to. You would only go away again. And then I should have all of it to do over"
From above came the laugh of {target}, not for long | it was twenty steps away, and {h} was not to go up one of them
"Was there anything else?" asked {foe}
+ Give {foe} thanks for all that care => {h} meant those thanks, and nobody had ever thanked {foe} before | {foe} looked down at {foe.his} gloves | for a moment {foe.he} seemed in want of advice {foe.himself}
= Ask what was told to {target} about you => "Only what anyone could see," said {foe}, and rose, and had {h's} {coat} brought | but the third parcel had been left on the step | and there was no name on it
- Trick one of {hands} into taking up a note => {foe} saw the note among the parcels, and held out a hand | {foe.he} read it aloud to everybody, and the underlined part twice
~ {foe} had risen, and so the visit was over | {hands} made a lane to the front door, and smiled along the whole of it | overhead nobody moved a chair any more

@ asked4 scene line=win-asked lead p=carver where=the_room_with_the_long_table
% Four Holes in a Table; The Rest Was Geese
{h} took {token} to {p.a}, who had carved the geese at that supper | {p} went with {him} to see the table | at one place there were four small holes in the wood, and the fork fitted them
"So you have it," said {p}. "Up got {target} with that, and asked all ten of us what had become of {name}."
{h} laid {his} fingers on the holes | nobody had ever told {him} that {he} {was} asked for
"It was {foe} who answered," {p} said. "You were spoken for, and to be married. Then {foe} talked of geese until nobody remembered the question."
There was not a word of truth in it | "But {target} believed it," said {p}, "and does to this day."
+ Help {p} to rub the holes out with wax => {they} rubbed, and could see the holes all the same [2 , four in a row, as straight as a bite] | "The fork was laid down quite straight," said {p}. "Then {target} went off before the pudding, and not toward home. There is only the pledge shop, on that side"
= Ask which of the ten had seen you => {p} went round the empty benches with a finger, and came back to the beginning | "Not one," said {p}. "Nor knew anybody who had. But {foe} always knows. So nobody asked"
- Lie that you were indeed spoken for => {p} only wiped the knife [2 , on the one side and then on the other] | "Then it was rightly done, about the fiddle," {p.he} said, and would not say what fiddle | there was a nail in it somewhere, and a shop [2 , and more was not to be had]
~ The door opened behind them, and a cook carried in a goose | {p} laid both arms over the four holes, and said a good deal about the weather

@ asked5 scene line=win-asked means p=again who=carver,dish-washer,knife-grinder where=the_window_with_the_cup
% A Cup Without a Handle; On the Sill
Did {target} wish to see {h}, or not? | {p} knew something about that | {p.he} took {h} to a place under a window, and pointed up
On the sill was a blue cup with no handle | it had been {h's} own once | the handle had come off in the middle of a quarrel | then {h} had gone away, and left the cup behind
"{target} lives up there," said {p}, and made a step of both hands. | {h} went up, and tilted it | a label from the pledge shop was stuck beneath it | the date was the week after that supper
So {target} had sold it, and then bought it back | nobody buys such a cup for use
Behind the curtain {foe} was giving advice, and came a step nearer
+ Share with {p} how the handle came off => {h} told how the cup had lost its handle, in their last quarrel | "You were told that one could not tell you anything," said {p}. "So you walked out, and proved it." | but {p} stood for a while with {p.his} head back. "Every day it is turned a little," {p.he} said, "so that it gets the sun all round"
= Read the label down to the last line => The shop had marked the cup down twice, for want of a handle | below that somebody had written: {target.name} paid full price
- Steal the cup, since it is yours => {h} had it under {his} {coat}, sprig and all | when it grew dark a {lamp} was brought to that window | {target} felt along the sill for the cup | "Now you have gone away again," said {p} | so {h} climbed up before morning and put it back, with a chip in it
~ Up there the curtain was moved, and {foe} asked who it was | {p} let go of {h's} boot | the two of them sat among the flowers until the {lamp} had gone away

@ asked6 scene line=win-asked price p=again who=carver,dish-washer,knife-grinder where=the_room_with_three_chairs
% Three Chairs; People You Went From
{foe} had sent for {them} | so {they} went to the house of {target} | three chairs stood along the wall, and {hands} went round with cake
On the chairs sat three people whom {h} had once gone away from | none of them had been told why, or even good night
A fourth chair had been put there for {p}, and a {coin} lay on the seat | "I am to say that you did go away," said {p}, and did not sit down. "They would pay me for it. The worst is that it would be no lie."
Overhead {target} walked up and down, and stopped whenever one of the three began | the blue cup had been pushed back behind a parcel
Now they all looked at {h} | {he} would have liked to run, as on those other times
+ Give each of the three the goodbye you owe => {h} said goodbye to each of the three, some years late | the first one laughed, and the second asked to have it again | {p} pushed the empty chair back against the wall. "You had better say it upstairs as well," said {p}. "There is company on Thursday"
= Ask {foe} what the three have been got for => "For Thursday," said {foe}. "Somebody is sure to ask after you, when there is company. It has been known. This time they shall hear it from people who were there"
- Steal the {coin} from the fourth chair => The {coin} slipped out of {h's} fingers, and rolled away under the chairs | everybody saw it | "There you see it," {foe} told the ceiling | overhead {target} stopped walking | {p} looked at {h}, and sat down after all
~ {foe} clapped {foe.his} hands, and there was more cake | nobody could be heard for plates | and when it was quiet again {p} had been put into a {ride} and driven home

@ asked7 scene line=win-asked turn p=again who=carver,dish-washer,knife-grinder where=the_yard_with_the_ashes
% Under the Stool; What There Was to Do
{p} called {h} into the yard behind the house of {target} | the stool from the landing had been put on the ashes by {hands} | {p} had rescued it, and turned it over
Strokes were cut into the underside, in rows of ten | next to the first stroke stood a date | {h} knew that date, for it was the night on which {he} had gone away
"{foe} sat on this at the door of {target} all that winter, every night, with a {lamp}," said {h}. "And {foe} told me: if I go away again it is all to do over. This is what there was to do."
Below the last stroke {foe} had cut three words: I promised it
{h} turned {token} round and round in one hand. "It was no spite," said {h}. "It was a promise, to keep off everyone who leaves. And I had left. That is why I was spoken for."
"I never asked how anyone slept, after that night," said {h}. {p} had no answer to that
+ Help {p} to put the stool back => {they} set the stool down on the landing, in front of that door | the old marks of its legs were still there | inside {target} stopped walking | neither of {them} had breath enough to knock
= Count the strokes, row after row => There were sixty-three, and on the last nights they grew shallow | "Nobody asked {foe} to come down and eat with us," said {p}. "I have only just thought of that"
- Betray the secret of the stool to the whole {street} => By evening they had a song about it | {foe} did not show a face at the window that day | {p} would not walk on one side of the {street} with {h}
~ One of {hands} wanted to know who went through other people's ashes | {p} sat down upon the stool, and spread {p.his} {coat} | what {they} had read under it could not be unread

@ asked8 scene line=win-asked gate move p=goose_cook where=the_long_supper_room
% The Third Goose; A Cup at the Free Place
It was Thursday, and the lanterns were lit at {place} | at the front stood {hands}, with a list of the guests | so {h} came to the back
{p.a} had three geese there and only two hands. "You, with the sad face," said {p}. "Take that one. If it slides, slide with it"
The door was ajar | {h} could see the long table | in the middle sat {target} | {foe} had the next chair on one side | on the other side was a free chair, behind the blue cup
Three people sat along the wall, with plates on their knees | {h} had left every one of them, and {foe} had asked them here to say it | {token} was in {h's} pocket, and the goose was getting heavy
+ Help {p} to carry the third goose in => The goose slid, and {h} slid too, along half of the table | everybody laughed, {target} too | then {target} saw who was behind the goose, and the laughing stopped there first
= Listen at the door for the right moment => They talked of roads, and of the price of eggs [2 , and of who had married] | "And what was it that I asked you all, that time?" said {target} in the middle of it. | nobody wished to remember [2 , and they passed the plates] | {h} took up the goose
- Trick {hands} with the name of a guest => One of them ran a thumb down the list, and bowed | the guest of that name had to eat in the yard | in there {h} stood at last between the table and the wall
~ "That is not a cook," said one of {hands}, and took hold of {h's} sleeve | {p} trod upon his foot with a heavy heel | the goose got in, and {h} behind it, with one sleeve

@ asked9 scene line=win-asked duel where=the_long_supper_room
% Behind the Third Goose; The Three along the Wall
{h} set the goose down, and the whole table fell silent | {he} laid {token} beside the plate of {target} | "What has become of {name}?" {target.name} had asked at that table once | {foe} had answered with a lie | only {target} could ask again
"You!" cried {foe}, and jumped up, so that a chair fell
"I was not spoken for," said {h}. "It was a lie, and I mean to be asked again"
"Ask those three!" | {foe} was white with anger, and pointed along the wall [3 with the whole of one arm] | "Each of them was left, without a word. In spring it will be {target} once more, and who is to sit on that stair? I will not have it. I promised"
It was true, about the three, and {h} was ashamed | everybody looked at {target.name}, who held the fork and had not asked yet
+ Give {foe} your thanks for every night on that stair => "You stayed, and I did not," said {h}. "I thank you for all of them." | {foe} had an answer to everything else, and had to feel behind {foe.him} for the chair | {target} had not known about the stair at all
= Ask the three to speak for themselves => "It is true, we were left," said the first. | "Without a word," said the second. | "But there was never anybody else in it," said the third, "and so much for spoken for." | {foe} had nothing to say, and had to sit down | nobody had ever asked the third one to speak
- Trick {foe} into naming who had spoken for you => "It was a tailor's heir, I believe, by the name of Tolliver?" asked {h}. | "The very one!" cried {foe}. | "There is no Tolliver," said {h}, and the table drew its breath | {foe} sat down on the nearest chair, and was silent
+~ "You thank me!" cried {foe}. "As one thanks a servant, before one goes." | it was not what {h} had meant | {target} had heard those last words, and turned pale
=~ "I stood at a window for two years," said the third, and began to weep | after that there was nothing more to ask | {target} had got up, and knelt down by that chair, and not by {h}
-~ {foe} thought, and gave a name | {h} had once been fond of somebody with that name | {h} grew red, and there were lanterns enough to see it by

@ asked10 scene line=win-asked near p=stair-sweeper where=the_back_stair
% A Stool on the Landing; Thirty Steps a Day
{h} wished to know who went up to {target}, and a sweeper knows that | behind the house {he} waited for {p.a}, who swept the stair
"Nobody goes up, save {foe}," said {p}, who was cross, and rubbed a shin. "I want that stool gone. It stands before the door up there, and I fall over it each morning. I am not to move it. I have asked"
It was a stool with three legs | the seat was worn as smooth as a spoon | "{foe} sat on it a whole winter, every night," said {p}. "With a {lamp}. Until it was light. That was after somebody had gone away"
{p} looked at {h} then, and wished that the last thing had not been said | {h} did not understand it | why should {foe}, of all people, have sat there?
+ Help {p} by sweeping the stair together => {they} swept it step by step [2 , as far as the turn], and did not speak | {target} was humming overhead | "That has begun again," whispered {p}, "since they say that you are here"
= Ask what {foe} did up there at night => "Sat," said {p}. "And cut with a knife at the bottom of the stool. One little stroke, before the sun came up. I had the shavings to sweep"
- Steal the stool and hide it => {h} got the stool down to the yard | there {hands} took it away from {him}, and put it with the ashes | {p} had to say who had moved it
~ {foe} was heard on the stair | {p} swept {h} out of the back door like so much dust | the broom stayed across the sill

@ asked11 scene line=win-asked far p=again who=note-bearer where=the_way_to_the_landing
% A Place Paid For; The First Boat on Wednesday
{hands} had pushed a packet for {h} into {p's} hand | {p} brought it along the {street}, at arm's length | it came from {foe}, who had begun to try kindness
There was money in it, and a paper for a {boat}, paid to the end | it left on Wednesday | below stood, in {foe's} hand: You were always good at this
"There will be a supper on Thursday, with lanterns," said {p}. "You are not to see them"
It was a good place, with a view of where one has been | {h} had taken that sort of place three times before, and knew how easily it went
"I am not to wait for an answer," said {p}, and waited
+ Give the place to the one who must travel => There was a lad at the landing, whose sister lay ill over there | off he went, with the best cover and all that view | "And you are still here," said {p}, and had to look twice
= Go down and watch the {boat} leave => {h} stood on the landing until it was round the point | it was a thing {he} had only known from the other side | behind {him} stood {foe}, who had come to see it go
- Cheat {foe} by selling the place and staying => {h} sold the place for twice what {foe} had paid | by evening {foe} had heard the sum | "There you see who can be bought," {foe} told the house, and people nodded | even {p} could think of no answer
~ The packet came open in {p's} hands, and the money was all over the {street} | before it was gathered up half the neighbours had read the paper | they wished {h} a good journey

@ asked12 scene line=win-asked near p=note-bearer where=the_note-bearer's_bench
% Turned Back at the Bridge; A Note in a Shoe
{target} might have sent for news before that supper | so {h} went to {p.a}, who bore notes for the whole {street}
"I had one for you," said {p}, and grew red. "It was from {target}, a week before that supper. {foe} stood on the bridge, and gave me a {coin} to turn round. I was to say that I had not found you. And then {foe} told everybody that I lose things. Now nobody gives me a note."
{p} took off one shoe, and in it lay the note | one line of it could still be read: "Are you warm enough?"
{h} read that line until it swam | {target} had asked a week before that supper as well, and had been given no answer
+ Give {p} a new note to carry => {h} wrote that the first had come, though late | {p} put it in the other shoe | "This one goes up by the back stair," said {p}, "with the milk. And I shall not look at any bridge"
= Look for what else the shoe has left => The rest was rubbed away, but for a small drawing at the foot | it was a cup without its handle | {h} had to turn to the window, and {p} shook out the other shoe so as not to look
- Rob {p} of the {coin} from {foe} => The {coin} was wrapped up in a rag, and {p} had never spent it | "Take it," said {p}, "I could not get rid of it myself." | but the shoe was put on again, with the note in it [3 , under the heel]
~ {foe} came along the {street}, looking into doors | {p} had the shoe on again in no time | "Nobody ever sends anything," said {p}, and stamped about

@ asked13 scene line=win-asked near where=the_bridge
% Who Lifts a Foot; Until the Lamp Is Lit
{h} stood on the bridge, and looked across at one window | {foe} came without {hands}, and leaned on the rail beside {him}
"You never could stand still," said {foe}. "Let us play for it. We stay here until that lamp over there is lit. Whoever lifts a foot first has lost. If it is you, you take the next {boat}."
"And if it is you?" asked {h}. | "Then I tell you one true thing," said {foe}
So they stood | below them a {ride} went by, with a place free in it | {h's} heels itched, and {he} pressed them down
"My father lost this game," said {foe} after an hour. "He left, and came back, and left. I was eleven. I saw what became of my mother. Nobody shall do that to {target} while I can stand."
{foe's} knees were trembling | {foe.he} seemed to know how one gets through a night on one's feet | then rain began, and the lamp was not yet lit
+ Share your {coat} with {foe}, and stand on => {h} held half of the {coat} over {foe} | {foe} was so startled that {foe.he} took a step. "There is your true thing," {foe} said after a while. "Nobody ever stood that long for my mother"
= Ask {foe} if the mother stopped waiting => "She laid a plate for him every evening, for twenty years," said {foe} | {foe} heard what that meant, and turned away from the rail, and had lost
- Cheat with a push while {foe} looks away => {foe} fell upon both hands, and so had lost, and saw how | {foe.he} went straight to that house, and up the stair | behind the window somebody had been humming, and now it stopped
~ {hands} came across with a barrow, and all had to step aside | "Nobody has lost," said {foe}. "But you looked after that {ride}. I saw you"

@ asked15 scene line=win-asked near p=again who=carver,dish-washer,knife-grinder where=the_candle_shop
% Boards over a Window; Every Second Word
One of the ten at that supper was an old candle-maker, and {p} had got her to talk | but when {they} came to her shop, {hands} were nailing it up
"She may come out at the back," they said, with nails between their teeth, "if she keeps her mouth shut. {foe} has the lease now."
"Forty years I have sat in this window," called the candle-maker, "and I will say what I saw!" | between two boards one still had half of her face
She began to tell {h} about that evening | at every second word a hammer fell | "{foe} was —" she called, "— as the tablecloth, and —!"
"Louder!" begged {h}
"She is seventy," said {p}. "It is my fault. I told her that it was safe." | the third board went up | now there was only one of her hands, and it beckoned
+ Protect the last gap with your own hands => {h} laid both hands flat over it, and no hammer dared to fall | "{foe} was as white as the tablecloth," said the candle-maker into the quiet. "That lie was no pleasure." | then she came out at the front, with her mouth open
= Ask her to write it on a candle => A candle came out through the gap, scratched with a pin from top to bottom | "White as the tablecloth was {foe}," it said, "and ashamed before {target}"
- Lie that the candle-maker has told you everything => "Then there is no more need of her," said {hands}, and drove in the last nail, at the back too | {p} got her out at midnight. "White as the tablecloth was {foe}, and hated that lie," she told {p}, and had no word for {name}
~ The last board was up before she had come to the point | "White as the tablecloth!" one heard from in there, on and on. "And ashamed of it!"

@ asked20 scene line=win-asked far quiet where=the_pledge_shop
% The Peg That Slipped; Among the Pledged Coats
{h} had brought {his} good boots to the pledge shop, so that the fiddle should be kept
Then {target} came in, and {h} stepped back among the pledged coats | {foe} waited outside with the parcels
"May I tune it again?" {target} asked the shopkeeper. "It goes flat when nobody asks after it."
{target} sat down with the fiddle, an arm's length from the coats | the low peg slipped, as it always had | years ago {h} used to hold it, with two fingers
It slipped once more | {target} looked at the boots on the counter, for some time
Then {target.name} leaned the fiddle against the coats, peg first, and waited
+ Help from between two sleeves, and hold the peg => Two fingers came out among the coats, and the peg held | {target} played one tune to the end, and {h} felt it up to the elbow | "Today it holds," {target} told the coats
= Listen, and stand as still as a {coat} => {target} played it flat | in the middle came the rest where {h} had always hummed | {h} hummed it, far inside a fur collar | so did the shopkeeper, a moment later, to be sure
- Steal the bow, to keep {target} there longer => {target} felt for the bow under every chair, until {foe} called | "Then it was not to be," said {target}, and left | the shopkeeper shook out the coats, and put {h} on the {street} in stockings
~ {foe} put in {foe.his} head, and spoke of rain | {target} gave back the fiddle at once | but {h's} boots had been turned round on the counter, with the toes away from the door

@ asked14 scene line=win-asked eve entered p=again who=carver,dish-washer,knife-grinder where=the_woodpile_behind_the_house
% Twenty Eyes to Hold You; At the Woodpile
The supper was on the next day | {h} and {p} sat by the woodpile, under that one lit window, and {h} told once more how it should go
"It is wrong," said {p}, and stood up. "{target} has to ask, before everybody. {target.name} did that once, and it cost a fiddle. Why is it not your turn?"
"The lie was told at that table," said {h}. "It must be taken back there."
"There is a back stair," said {p}. "You could go up now, and knock. Shall I say why you will not? From a stair one can still turn round. You want twenty eyes to hold you."
{h} grew hot, because that was true
"If I knock, {foe} opens," said {h}, "and then it is over." | that was true as well, and it made neither of them any kinder
{token} stuck in the log between them | "I have spoken for you in every {kitchen} of this {street}," said {p}. "Your {bag} is still packed. I saw it"
+ Give {p} the strap off your {bag} to keep => "Without that it cannot be carried," said {h}. | {p} hung it across {p.his} chest like a sash, and was cross a little longer, for the look of it
= Go and put one foot on that stair => {h} came as far as the third step | above {him} sat {foe}, asleep against the wall, with a {lamp} nearly out | {h} crept back to the logs. "So we were both right," said {p}
- Lie to {p} that it is unpacked by now => {p} went to look, and there it stood behind the door, with both straps drawn tight | {p.he} laid the fork upon it, and walked home
~ Up there {foe} had opened the window, and leaned out | they lay down behind the logs, and quarrelled on in whispers | in the end neither knew who had begun it
`;

/** What comes later of what was done, what is asked on the way, and what strangers know of it. */
const ties = `
@ * echo line=win-asked gate did=asked20:+
Somebody in there hummed a tune with a rest in it, and it was {target} | {h} had helped with that peg, and knew where to come in
@ * echo line=win-asked gate did=asked20:-
There was no music at this supper | {h} had stolen the bow in the pledge shop, and {target} had not touched the fiddle since
@ * echo line=win-asked turn did=asked4:=
It was a lie from the start | for {h} had asked the carver, and not one of the ten knew who it was
@ * echo line=win-asked turn did=asked1:=
In the pledge shop {h} had asked, and been told | {target} had only wished to know if {h} {was} happy
@ * echo line=win-asked price did=asked4:-
"You were spoken for, we hear," said the first of the three | for {h} had told the carver that lie, and it was believed
@ * echo line=win-asked price did=asked10:-
There was no friend left in that house | for {h} had stolen the stool, and the stair-sweeper was sent away for it
@ * echo line=win-asked price did=asked12:-
{foe} spoke of a robbed note-bearer, and very loudly | for {h} had taken that {coin} | upstairs one could hear it all
@ * echo line=win-asked plan did=asked1:+
"Somebody gave all they had to keep my fiddle," said {target}, lower still. "Was that you?" | {h} could only nod for joy
@ * echo line=win-asked plan did=asked1:-
At {h's} cuff the ribbon showed, the one that {he} had stolen | "That was on my fiddle," said {target}, and stepped back
@ * echo line=win-asked plan did=asked10:+
{h} had once helped to sweep this stair | so the sweeper began a long complaint up there, and {foe} had to hear it
@ * echo line=win-asked plan did=asked-o1:-
A new dish-washer ran up to tell who had come | the old one would not have done it | but {h} had lied about a bundle
@ * echo line=win-asked far did=asked12:+
But {h} had sent a note by the back stair | now there was an answer | "I have read it," it said. "Do not go."
@ * echo line=win-asked far did=asked3:+
On the back {foe} had written another line, and crossed it out | it said that {h} was the first to thank {foe.him}
@ * echo line=win-asked far did=asked3:-
{h} had once tried to trick a note up that stair | now all the {street} knew it | children sang the underlined part after {him}
@ * echo line=win-asked far did=asked-o2:-
Nobody in the {street} asked {h} to stay | for {he} had lied about a fork, and the knife-grinder had no stone now
@ * echo line=win-asked gate did=asked-o1:+
{w} had left a back door open for {h} | that was the thanks for twelve stockings | {hands} did not know of it
@ * echo line=win-asked gate did=asked-o2:+
One of {hands} saw {h}, and only nodded | {h} had paid for that fork, and the knife-grinder had told everyone
@ * echo line=win-asked gate did=asked4:+
The carver stood behind the chairs, and made room beside {target} | for {h} had helped with the wax
@ * echo line=win-asked gate did=asked5:+
{w} had begged for that free chair | for {h} had told {w.him} the truth about the handle
@ * echo line=win-asked gate did=asked5:-
The cup had a chip in it now | for {h} had stolen it once, for a night | {target} kept a thumb upon that
@ * echo line=win-asked turn did=asked13:=
It had not even helped {foe's} mother | {foe} had let that slip on the bridge | a plate was laid for nobody, all those years
@ * echo line=win-asked price did=asked13:-
{foe} held up two grazed palms | {h} had cheated on the bridge, and could not deny it | "So much for staying," said {foe}, toward the ceiling
@ * echo line=win-asked plan did=asked13:+
"You stood on that bridge in the rain, and did not go," said {target}. "I could see it from the window. I lit the lamp rather late"
@ * echo line=win-asked gate did=asked14:+
{w} had gone ahead of {h}, with that strap worn like a sash | every cook and carrier in the house knew whose it was, and that {name} meant to stay
@ * echo line=win-asked gate did=asked14:=
{h} thought of {foe}, asleep on that stair | {he} was no longer angry, and the goose seemed lighter for it
@ * echo line=win-asked gate did=asked14:-
{w} was to speak for {h}, and had not come | {h} had lied to {w.him}, that night by the woodpile
@ * echo line=win-asked price did=asked15:+
At the back stood the candle-maker, whom no one had invited | "{name} put both hands under the hammers for me," she told the three
@ * echo line=win-asked plan did=asked15:-
"They nailed up the candle-maker, back and front, on your word," said {target}. "I heard the hammers from here." | {h} had lied, and could only nod
@ * echo line=win-asked price did=asked7:-
In the {street} they were singing about the stool, for {h} had betrayed that secret | {foe} shut the window on it, and could not find the catch
@ * ask line=win-asked before
{h} had {token} in one pocket, and asked around who else had been at that supper
{h} could not {goal} against so much talk | so {he} let people tell it, and listened
{h} asked how {target} had looked on the day after that supper
{h} walked past the house of {target} and back again | {he} hoped that a friend would speak to {him}
@ * ask line=win-asked behind
{target} must ask again, and at a full table | so {h} went to hear who would be giving a supper
{h} meant to stay, and {target} had to believe that | so {he} practised on people, and asked them how they were
{h} asked people about a light on that stair | somebody had sat there a whole winter, for a promise
@ * gift line=win-asked before
"There is a blue jug on a sill up there," said {p}. "I pass every day. It is never dusty."
"I asked where that talk about you came from," said {p}. "I followed it back through nine people, and the ninth had it of {foe}."
"I am up at night," said {p}. "The winter after you left somebody kept a light on that stair. It went out at sunrise."
"{target} was here once," said {p}, "and wished to know if the roads are good, in the parts where you went."
@ * gift line=win-asked behind
"When they give a supper there is always a goose too many," said {p}. "Whoever carries it is not looked at."
"{foe} is not hard," said {p}. "I have seen {foe.him} take soup up that stair, night after night. {foe.he} was afraid for somebody."
"I gave a bed to somebody whom you left," said {p}. "I heard crying through the wall, and not one bad word about you."
`;
export const pack: PackSource = { id: 'case-win-asked', sheets: [facts, openings, scenes, ties], words: {} };
