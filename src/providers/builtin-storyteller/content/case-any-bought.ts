import type { PackSource } from '../pack.ts';

/** What stands in the way of a thing that one does or becomes, who put it there, and how it is done all the same. */
const facts = `
@ * truth line=any-bought start
Many things are needed to {goal} | somebody had bought up every one of them, a little at a time | {h} asked at one door after another | everything had just been sold
@ * known line=any-bought before
{foe} had bought up all that one needs for it, and did not use it | what {foe} wanted with all that {h} did not see yet
@ * known line=any-bought behind
They were both after the same thing, {h} and {foe} | {foe} had all of it but for one piece, and {h} had the piece
@ * settle line=any-bought won
{foe} took the piece, and could not get it in, for {foe.his} fingers shook | "You do it," said {foe}, and gave it back. | {h} fitted the piece, and {foe} held the other end, and it went in just before the candle was down | in the morning {foe} threw all the shutters open | outside stood everyone who had ever sold, and they saw {h} {goal} | "So that was the piece," {foe} told them, over and over | someone long grown up came through the crowd | there was a gilt straw crown on that head. "You promised it to me for my birthday," said that one. "I was going to be six." | {foe} could not speak, and took the hand that was held out
@ * settle line=any-bought lost
Then the last candle was out | in the dark one could hear {foe}, who felt about for the place [3 with both hands]. "Tomorrow," said {foe}. "I shall do it tomorrow." | at daybreak {hands} came for their pay, and carried everything out | it went by cart to a good many different places | so {h} did not {goal}, and no more did {foe} | "I had promised it," said {foe}, on the one chair, on the bare boards | through the shutter one heard {foe.him} begin with empty hands, and go on, and it was nearly good | then it stopped, at the old place
@ * settle line=any-bought dear
It was {h} who fitted the piece, and it went in with a click | {foe} put out a finger, and touched the place | "Like that," said {foe}. "It simply goes in, like that." | when it was light people came, and saw {him} {goal} | it was done with all that {foe} had heaped up | nobody had seen where {foe} went | there stood the one chair, among a great many candle ends | within the hour a person came in a gilt straw crown, long grown up | "I was promised it," said that person, "when I turned six. May I wait here?"
@ * last line=any-bought won
In spring {h} passed the house with the shutters, and they all stood open | people had fetched home what they once sold there | on the step sat {foe} | the one with the crown sat close by | between them was a cake with six candles [2 , a good many years late] | they called {h} over, and cut {him} the first slice
One evening that winter {h} had {foe} to supper | {foe} brought a candle, and there were no strokes on it | they talked until it was down, and nobody had tried for anything | then {foe} felt about for a hat, and found {token}, and laughed | {h} saw {foe.him} home in the dark
@ * last line=any-bought dark
{h} had that house now | everything was still heaped up in it | {foe} and the one with the crown had gone | nobody came to fetch a thing, being afraid of the new owner | in the evenings {h} sat there on the one chair | {he} lit a candle, and listened for a knock
@ * last line=any-bought dear
{h} often looked in at that house | the one in the straw crown still waited there, and {foe} did not come | on a day in spring a parcel stood on the step | in it lay a new crown, one size larger | it fitted, and {h} lit a candle to show it
@ * last line=any-bought lost
All that autumn {h} saw the things again, one here and one there | a widow kept her hens behind some of them | {h} bought what {he} could pay for | {he} carried it to the house with the one chair | {foe} opened before the knock, and took it in both arms | the chair was pushed back, to make room
`;

/** Scenes in which a fact of the case is found out, with somebody who comes back. */
const scenes = `
@ bought1 scene line=any-bought second p=again
% Worth Nothing in a Heap; What Greed Would Not Do
{p} had sold, as everybody had, and knew where the cart went | the two of them came to the house by the back | through a gap in the boards {h} and {p} could look in, one eye each
There it all was, up to the rafters | it had not been sorted, nor locked away from the damp | "Nobody buys for gain and lets it lie so," whispered {p}. "I should get a quarter for it now"
In the middle a space had been kept free, for one chair [2 , with candle ends all about it]
+ Help {p} to prop the roof where it lets in the rain => It was a strange thing to do for {foe} | from inside a voice asked who was there | and when nobody answered it said thank you
= Count what is there, and what is not => It seemed to be all of it, and of some things there were ten | there was one kind of which there was none | and it was the smallest
- Steal one piece through the gap in the boards => {h} fished it out with a wire | by itself it was good for nothing | "{foe} at least paid me for mine," said {p}. | that night somebody in there could be heard counting, and counting again
~ A board went under {p}, with a crack that they must have heard at the bridge | in there {foe} put out the candles, one by one

@ bought2 scene line=any-bought plan entered p=again
% One Knocked, and Said; Begin Again
It was past midnight, and {p} had been asked to stay behind the wall, and had not | there was a light behind {foe's} shutter | and one could hear it: {foe} began, and went on, and it was very nearly good
Then it came to the <gap~place where the piece was lacking> | it stopped | there was the sound of a person getting up, and sitting down | and it was begun again, from the first
"You could not break in there with a ram," said {p}. "But I think that one could knock." | {h} felt for it in {his} {bag}, and it was there [3 , under everything else]
+ Comfort whoever it is by going on from there => {h} did the next part, outside in the dark, without any tools | on the other side nobody moved | then the light came close to the shutter, and stood
= Listen until you know where it always fails => It failed five times before daybreak, and always there | {h} could have put a finger upon it | {p} had gone to sleep against the wall
- Cheat by slipping a false piece beneath the door => One heard it found | one heard {foe} run with it across the floor | then, for a very long time, one heard nothing. "I wish that I had not come to hear that," said {p}
~ The light was gone | it was only the end of the candle | a drawer could be heard, and then another | {they} stood there until the cocks crew, and nothing more was begun

@ bought3 scene line=any-bought wall
% Turning Up Floors; The One That Was Lacking
{hands}, who worked for {foe}, were taking up the floor next door | {foe} knelt there in the dust, with {foe.his} good clothes on, and felt about between the joists
"I have paid for the boards," said {foe}, without looking up. "I have all the rest of it. There is one left, somewhere in {home}, and I shall have it, if I must walk on earth for the rest of my days" | {hands} had put a bar under the next
The piece lay in {h's} {bag}, not an arm's length from {foe's} head
+ Help to put the boards back afterward => It was a family with small children | {foe} held the nails for them, of all people | "I know that it is not here," said {foe}, "but one cannot stop at a house in the middle"
= Ask {foe} what it is for => {foe} sat back upon {foe.his} heels | "I promised it to a child," said {foe} | then {foe.he} bent down over the hole again, with {foe.his} face to the dark [3 below]
- Trick {foe} with a pebble in a twist of {paper} => {foe} undid it with both thumbs | and it was dreadful to see how carefully | there was a pebble | {foe.he} folded the {paper} together again, and thanked {h} for the trouble
~ {foe} had come to the wall. "And now the mat, if you would step off it," said {foe} | {h} stepped off, and on, and stood in the road at last

@ bought4 scene line=any-bought lead p=carter
% At the Last Door; Nothing Ever Comes Out
At the last door the cart stood yet, and {p.a} was roping down the load | it had been paid for out of {foe's} own purse [2 , with no word about the price]
"Nobody tells me anything," said {p}. "It goes to one place, all of it, in at a door, and the door is locked. I have been at it for years. I have never once seen anything come out."
{h} lifted the sacking | it was all there, enough to {goal} | nobody can use two of such a thing, and there were ten
+ Help {p} to push at the hill => It was steep, and {p} talked | the place had shutters, and a step in front of it, and somebody swept a heap of candle ends off that step each morning | {p} had thought at first that somebody prayed there
= Read the list that {p} goes by => Everything on it had been ticked, and ticked again | one thing at the bottom had no tick | it was underlined so hard that the pen had gone through
- Steal what you need from under the sacking => It came out as easily as a loose tooth | but {p} had to make it good, and walked that night to the next village, to ask whether they had one
~ The cart had begun to roll, for nobody had put a stone to it | {p} was half a mile down the hill before it stood | down there one of {hands} was waiting, with folded arms

@ bought5 scene line=any-bought means p=again
% Kept Back; Something in a Sock
{p} took {him} to a cousin's, and saw to the bolt | the cousin pushed a bed aside, and lifted a board with no nails in it | under the board was a sock
"{foe} had the rest off me," said the cousin. "I kept this, to see if it would be missed. A dozen times I have had {foe.him} at that door since. The last time {foe.he} did not offer anything. {foe.he} just stood there."
It was the size of a plum stone | {h} knew what it was | anyone would who had asked at all those doors | all the rest of it hangs upon that piece [3 , as a door does upon its pin]
+ Give the cousin a true account of what it does => It took some time, and the cousin listened [3 to the end] with the sock in both hands | "Then you had better have it," the cousin said. "But I should wish to be there." | {p} had tears in {p.his} eyes, and blamed the dust
= Turn it about in your fingers => There was a place for a thumb, and it clicked | {h} could feel what it wanted to be set against | that was in the heap, behind a shutter
- Steal it while the cousin looks away => {h} had it, and the cousin sat on the boards with the empty sock. "One had only to ask," said the cousin | {p} needed a good many tries to draw the bolt, having both eyes on the sock
~ Somebody knocked, so patiently that it had to be {foe} | the cousin sat on the board, and {p} on the cousin | the knocking lasted for an hour

@ bought6 scene line=any-bought price p=again
% What a Promise Eats; Cuts on a Doorpost
{p} took {h} to a house with nothing in it | the stoves were gone, and the stairs | {foe} had lived there, and had sold it away from under {foe.himself} to buy with
Next to it was {p's} | {p} had once vouched for {foe} with it, and {hands} were just coming out backward with the table
"It was for a child," said {p}. "A child had asked to see it done. By your birthday, {foe} said." | a knife had cut the birthdays into the doorpost, each a little higher | there were five of them
+ Help {p} to get the table in again => {hands} put down their end without being asked | "It is all the same," said one of them, and sat on it. "Where we take it there is no room left to stand in. There is a chair, in the middle, and that is all"
= Look for the sixth on that post => It had been begun, just a nick | over it was a nail | on the nail hung a crown of gilt straw
- Lie to {p} that all of it will come back => {p} believed that, and held the door for them | the bed was out by noon | "On what day?" asked {p}, when the last of it had gone by
~ {hands} wished to have them off the step, since the step had been sold as well | {p} took hold of the doorpost with both arms, and had to be reasoned with

@ bought7 scene line=any-bought turn p=again
% Strokes on a Candle; Why the Last Is a Half
{h} had got hold of one of {foe's} candle ends, and {p} held the {lamp} to it | small strokes were cut into the wax, row upon row | the last of them was only a half
"There is one chair in there," said {h}, "and {foe} sits on it every night. A stroke is a try. The half is where it stops." | {h} took the piece out of {his} {bag}, and laid it by the candle end. "And it stops because this is lacking"
"Then that is no miser," said {p} slowly. | "No," said {h}. "Nobody was ever to be stopped. {foe} wants the same thing as I do."
{foe} had bought all of it for that, and had tried every night for years | without the one piece it could not be done
+ Share it with those who sold to {foe} => They heard it in a row, on a bench | "And I put up my price each time," said one of them, and looked at both hands | nobody had ever asked for whom {foe} did it | "There was a child once," said another
= Ask {p} what anyone would try for so long => "Not for money," said {p}. "I should have stopped after a week. For a promise, perhaps, if it was made to somebody small" | and {p} seemed to remember something about that house
- Trick {foe} with word that the piece is lost => {foe} heard it by noon, and did not weep | in the evening {hands} were at the floors again, twice as fast. "That was my own floor," said {p}. "And I was on your side"
~ The candle end rolled from the table, and broke into three | {p} got down to look for the strokes | below the window {hands} went by with their iron bars, and {h} put out the {lamp}

@ bought8 scene line=any-bought gate move p=step-sweeper
% Just Where It Stops; A Knock at the Shutter
The house with the heap stood near {place}, and {h} had come to knock, and to say what {he} had brought | there was a light behind the shutter
{p.a} sat on the step, and swept up candle ends | "Not yet," said {p}. "If one knocks in the middle {foe} must begin from the beginning, and throws things. It has to be just where it stops."
Inside {foe} could be heard to start again, and to hurry | {hands} were waiting by the wall, with an empty cart. "We clear it out at daybreak," said one of them. "We have not been paid"
+ Help {p} to sweep until it stops => {they} got the step quite clean | then there was no more sound in there, and {p} lifted the broom, as one does for a choir | {h} knocked, and said through the wood what {he} had brought
= Listen for the place, and knock there => It began, and went on, and {h} counted under {his} breath | where it stopped {he} knocked once. "I have the piece," said {h} | inside a chair fell over
- Lie through the shutter that you bring candles => "Quick, then," called {foe}. "This one is my last." | the shutter was opened by two fingers, and {h} put an arm in, up to the shoulder, and found the bolt
~ It was too early, by the length of one breath | a candlestick came against the shutter from inside, and {foe} wailed that it had been very nearly good, this time | but the bolt was drawn

@ bought9 scene line=any-bought duel
% The Last Candle; A Piece in an Open Hand
{foe} sat in the midst of the heap, on the one chair, and was as grey as a moth | "Shut that door, it flickers," said {foe}. "That is my last candle. When it is down they will come and take everything. Quick, what is it?"
The question was whether it could be done [! in time] | {foe} had all of the rest, and {h} had the piece | neither could do it alone
{h} opened a hand, and there it lay | "It was never my fault, then," said {foe}, and got up so fast that the chair fell. "There was a piece wanting. Give it to me. I have to do it by myself. I promised"
+ Give {foe} the piece, and hold the light => {h} laid it in the shaking palm, and took the candle, to leave {foe} both hands | {foe} looked at the flame, and at {h}, and had not thought that anybody would hold it
= Ask {foe} to whom it was promised => "It was for a birthday," said {foe}, and stopped hurrying for the first time that night. "There was cake." | then {foe.he} made room at {foe.his} side, upon the floor, for {h}
- Cheat {foe}, and begin without a word => {h} stepped past, and began at the beginning, with {foe's} own things | "You hold it upside down," said {foe}, and came, and could not help showing how
+~ {foe} shut a fist upon it | then {foe.he} would not open the fist again, not even to use it | {h} asked, and begged, and pulled at the fingers, and all the time the candle went down
=~ {foe} told it, from the cake on, and left nothing out | it was a long tale, and nobody could have stopped it | {h} saw over {foe's} shoulder how the flame began to swim
-~ {foe} screamed, and threw both arms round the heap, and it slid | the piece sprang out of {h's} hand, and in under all the rest | there was just light enough to see that it was gone

@ bought10 scene line=any-bought near p=candle-seller
% A Box of Candle Ends; What the Strokes Count
Nobody {inhome} bought so many candles as {foe} [3 did, week after week] | {h} asked {p.a} what they could be for | {p} took back the ends, for the wax, and there stood a boxful
"{foe} owes me for a whole winter," said {p}. "I cannot go on giving. And look at what comes back to me."
Into every candle end somebody had cut strokes with a nail | the last stroke on each was only a half | "What is there to count in there, at night?" asked {p}. "And why does it stop in the middle?"
+ Help {p} to melt down the box => {they} stood over the pot until evening, and got one new candle out of it | "You can have one with the strokes on, for your trouble," said {p}. "If ever you get in there, then say that I asked"
= Count the strokes on the longest end => There were twelve and a half | "That is a bad night," said {p}. "When it is a good night there are twenty. Keep it. It will not buy me bread"
- Steal the longest end out of the box => It went into {h's} pocket, among the crumbs | {p} was counting over the box, and counted again, and wrote down something more under {foe's} name
~ {p} had let the box fall, and they rolled to all sides, under the stall and into the {street} | people trod on them | a single one had stayed whole, and lay by {h's} shoe

@ bought11 scene line=any-bought far entered p=again
% Under the Bed; The Last Floor but One
{p} had sent for {h} in haste | {hands} were in the house, and they were taking up the floor to look for the piece | {foe} knelt in the dust in the middle of it, with a candle
"They have done every house but two," said {p}. "I did not tell them who has it. But they are going to ask the neighbours, and I am not the only one who knows."
{foe} looked up from the hole. "Somebody wants money for it," said {foe}. "I have no more. They might just come and say so"
+ Give {p} a bed for as long as there is no floor => {p} came with a bundle, and a cat | "{foe} begged my pardon," said {p}, "for every board. I was quite ready to be angry, and then I found myself holding the candle"
= Ask {foe} what happens when all the floors are up => "Then I shall begin on the walls," said {foe}, and thought about it. "It is nearly good as it is, you know. Every night it is so nearly good"
- Lie to {hands} that it is next door => They went there, and had the stairs out by noon | the people next door had never sold a thing to anyone | {p} carried their beds across, and said nothing to {h} that day
~ One of {hands} had {h} turn out every pocket, and got crumbs, and a knot of string | the piece was in {h's} mouth | {foe} asked a civil question, and got no answer to it

@ bought12 scene line=any-bought near p=straw-plaiter
% A Crown of Gilt Straw; One Size Larger
Even {p.a} had sold something to {foe}, so {h} went in there, to hear what it was | straw hung from every beam, and some of it was gilt
"It was crowns," said {p}. "{foe} ordered a small crown each year, always for one day in spring, and always one size larger. After the sixth there was no more. The sixth has not been paid."
{p} had kept the measures, on knotted strings, and laid the longest round {h's} fist | it was about as large as the head of a child | "Never mind the money," said {p}. "Only tell me, was it ever worn?"
+ Help {p} to gild while you talk => {they} gilded until both of them shone | "There were only ever two of them in that house," said {p}, "{foe} and a small one." | {p} tied the longest string round {h's} wrist, so that it should not be forgotten
= Ask {p} what day in spring it was => "The same on which the candles are lit in there until morning," said {p}. "It comes round next week." | {h} was allowed to keep the knotted string [3 until the day came round]
- Cheat {p} by promising the money => {p} fetched the bill from under the straw, and blew upon it, and gave {h} the longest string as a proof | by evening {p} had bought bread on that promise
~ A heap of straw slid down from a beam, and buried the counter, and {p} was heard to sneeze in there | one end of a knotted string was sticking out at the bottom
`;
export const pack: PackSource = { id: 'case-any-bought', sheets: [facts, scenes], words: {} };
