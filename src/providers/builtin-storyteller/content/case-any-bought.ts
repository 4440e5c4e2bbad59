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
{foe} took the piece, and could not get it in, for {foe.his} fingers shook | "You do it," said {foe}, and gave it back. | {h} fitted the small piece in | {foe} held the other end for {him} | it was done just before the candle went out | in the morning {foe} threw all the shutters open | outside stood everyone who had ever sold to {foe.him} | they saw {h} {goal} | "So that was the piece," {foe} told them, over and over | then a grown person came through the crowd, in a gilt straw crown | it was the child from that house. "You promised it to me for my birthday," said the child. "I was going to be six." | {foe} could not speak, and took the hand that was held out
@ * settle line=any-bought lost
Then the last candle was out | one heard {foe} feel about for the place in the dark. "Tomorrow," said {foe}. "I shall do it tomorrow." | at daybreak {hands} came for their pay, and carried everything out | it went by cart to a good many different places | so {h} did not {goal}, and no more did {foe} | "I had promised it," said {foe}, on the one chair, on the bare boards | through the shutter one heard {foe.him} begin with empty hands | it was nearly good | then {foe.he} stopped, at the old place
@ * settle line=any-bought dear
{foe's} hands shook too much, and so it was {h} who fitted the piece | in it went with a click | {foe} put out a finger, and touched the place | "Like that," said {foe}. "It simply goes in, like that." | when it was light people came | they saw {him} {goal} | it was done with all that {foe} had heaped up | but {foe} had climbed out unseen, and was gone | there stood the one chair, among a great many candle ends | within the hour somebody came in a gilt straw crown | the child had come, and was long grown up | "I was promised it for my sixth birthday," said the child. "May I wait here?"
@ * last line=any-bought won
In spring {h} passed the house with the shutters, and they all stood open | people had fetched home what they once sold there | on the step sat {foe} | the one with the crown sat close by | behind them hung drawings, of two people on one chair | between them was a cake with six candles [2 , a good many years late] | they called {h} over, and cut {him} the first slice
One evening that winter {h} had {foe} to supper | {foe} brought a candle, and there were no strokes on it | they talked until it was down, and nobody had tried for anything | then {foe} felt about for a hat, and found what was left of {token}, and laughed | {h} lit it, and saw {foe.him} home
@ * last line=any-bought dark
{h} had that house now | everything was still heaped up in it | {foe} and the one with the crown had gone | nobody came to fetch a thing, being afraid of the new owner | in the evenings {h} sat there on the one chair | {he} lit a candle, and listened for a knock
@ * last line=any-bought dear
{h} often looked in at that house | the one in the straw crown still waited there, and {foe} did not come | on a day in spring a parcel stood on the step | in it lay a new crown, one size larger | it fitted, and {h} lit a candle to show it
@ * last line=any-bought lost
All that autumn {h} saw the things again, one here and one there | a widow kept her hens behind some of them | {h} bought what {he} could pay for | {he} carried it to the house with the one chair | {foe} opened before the knock, and took it in both arms | the chair was pushed back, to make room
@ * token line=any-bought
the notched candle stub
@ * echo line=any-bought far did=bought-o1:+
Word came from {w}, who was running ahead of {hands} as promised | at three more doors the beds were out in time
@ * echo line=any-bought price did=bought-o1:-
Two doors on they were emptying the house of {w} | {h} had stolen the money that was to pay for it
@ * echo line=any-bought gate did=bought-o2:+
Behind the cart stood the buyers from the sale, and {w} in front | they had not forgotten who spoke up for them, and they sat down upon the shafts
@ * echo line=any-bought price did=bought-o2:-
On the bare floor {w} lay asleep, without a stand or a hammer | it had come of {h's} false oath at the sale
@ * echo line=any-bought gate did=bought4:+
The carter knew {h} from the day on the hill, and had taken out the horse | without it {hands} could not clear so much as a chair
@ * echo line=any-bought turn did=bought4:=
{h} had read the list, and had wondered about the thing at the bottom with no tick | here it lay now, as big as a plum stone
@ * echo line=any-bought price did=bought4:-
{w} was there, and would not lend a hand with anything | {h} had stolen from the cart, and {w} had paid for it
@ * echo line=any-bought plan did=bought1:+
Where {h} had helped to prop the roof it was still dry | it rained a little, and not a drop fell on that light
@ * echo line=any-bought far did=bought1:-
{foe} had missed what {h} stole through the gap | since then {hands} watched for a thief, and one of them was never far behind
@ * echo line=any-bought turn did=bought10:+
Beside it stood the new candle, which {h} had helped to pour | by that light one could see how a hand had shaken at each half stroke
@ * echo line=any-bought plan did=bought10:-
{w} gave no more candles on trust, since a stolen end was put on the bill | so there was one light in there, and it was short
@ * echo line=any-bought turn did=bought12:+
The string from the gilding was still round {h's} wrist | it was the measure of a child's head, and now {he} knew why
@ * echo line=any-bought far did=bought12:-
From the doorway {w} asked aloud for money | {h} had cheated about that bill, and whoever heard it drew away from {him}
@ * echo line=any-bought gate did=bought5:+
The cousin had come, because {h} once told the whole truth about the piece | so there were two more hands to hold the shutter
@ * echo line=any-bought far did=bought5:-
The cousin had told people who stole from the sock | whoever went by looked at {h's} {bag}, and might say it at any moment
@ * echo line=any-bought price did=bought3:+
{h} had helped the neighbours to put their floor back | so {hands} left the beds for one more night
@ * echo line=any-bought plan did=bought3:-
Then a pebble rattled in there, and it was the one from {h's} trick | {foe} had tried it in that place once more, and it would not go in
@ * echo line=any-bought price did=bought13:+
{foe} had promised to leave the house alone where {h} lodged | {h} once fished up a key for that promise | so there was one room left for {p's} bed
@ * echo line=any-bought turn did=bought13:=
{h} thought of those sleeves, with wax of many winters | nobody sits so long with a thing just to keep it from others
@ * echo line=any-bought plan did=bought13:-
{h} had cheated {foe} over a key, and had one cut like it | but there was a new bolt by now | {p} looked at that key, and moved a little away
@ * echo line=any-bought gate did=bought14:+
{h} stepped up on the stone, and could reach the shutter | at the corner {w} held up a lamp, as promised | it would go down if more of {hands} came
@ * echo line=any-bought gate did=bought14:=
{h} knew that bolt already, upward and then to the left | two fingers had learnt it the night before
@ * echo line=any-bought gate did=bought14:-
It was darker behind the shutter than it should have been | {h} had stolen the whole candle off the sill | {foe} had only an end left to work by
@ * echo line=any-bought plan did=bought15:+
The baker came by late, and called out good evening | {h} had once greeted that {street} for nothing | nobody there would tell {hands} who stood at the wall
@ * echo line=any-bought price did=bought15:-
A widow came, and asked {hands} once more for her two beds | {h} had sent them to her door by a trick
@ * echo line=any-bought gate did=bought20:+
The child's drawings rustled under {h's} {coat}, next to the piece | "Leave a light on," the last one begged, and there was still a light
@ * echo line=any-bought gate did=bought20:-
The porter had asked {hands} about the drawing that {h} stole | so they knew that somebody meant to call here | they had pushed the cart up to the shutter
@ * echo line=any-bought gate did=bought11:-
The people from next door sat by the wall, on what was left of their stairs | that was {h's} lie, and they wished {him} no luck
@ * ask line=any-bought before
{h} still needed so many things | {he} asked at every stall for just one of them
{h} was on the track of the cart, and asked people how often they had seen it
{h} showed {token} to whoever came by, and asked what the strokes might count
A light shone every night behind {foe's} shutters | {h} asked the night watch what it was for
@ * ask line=any-bought behind
{h} carried the piece about, and it had to be got past {hands} somehow
{foe} had once promised something to a child | {h} was looking for that child, grown up by now
{foe} could not stay in that house much longer | {h} had to know which night would be the last
@ * gift line=any-bought before
"{foe} bought my grandfather's too," said {p}. "I asked what for. For tomorrow, I was told. That is nine years ago."
"I have gone by there at night," said {p}. "One hears the same noise each time, and then a chair falls over."
"A miser counts the change," said {p}. "{foe} has never counted it. The purse was simply turned out on my table."
"There is one last piece, and it was never sold," said {p}. "It lies under somebody's bed, as I heard."
@ * gift line=any-bought behind
"{hands} have had no wages since spring," said {p}. "They mean to clear out that house. I should not wait too long."
"Somebody in a crown of straw has asked me the way there," said {p}. "It was a grown person, and quite serious."
"Do not knock there while it goes well," said {p}. "My nephew did, and a candlestick came through the shutter."
`;

/** Scenes in which a fact of the case is found out, with somebody who comes back. */
const scenes = `
@ bought-o1 open line=any-bought p=storekeeper where=the_empty_store
% Sold This Morning; Nothing on the Shelves
{h} needed many things to {goal} | {he} came to {p.a} for the first of them | but the shelves were bare, down to the nails
{hands} were carrying out the last crate, while {p} wept behind the counter
"{foe} paid double, and I have my rent to pay," said {p}. "I had promised it all to you! {foe} wants nobody to do it, ever, people say, and has floors taken up for the last piece"
On the top shelf lay {token}, cut all over with strokes | {foe} had left it there, and {p} gave it to {h}. "Run after the cart. It has one more door to call at"
+ Comfort {p}, who had to pay the rent => {p} wiped the bare shelf once more, and felt a little better | "I shall make it good," said {p}. "Wherever they mean to look next, I will run there before them. And you run after that cart"
= Look closely at the strokes in the wax => The strokes were cut with a nail, a good dozen of them | the last was only half as long | nobody reckons a price like that | outside the carter whipped up the horse
- Steal the money out of {p's} open box => It was what {foe} had paid, and {h} meant to buy with it farther on | {p} saw the lid fall, and was too frightened to call out
~ One of {hands} came back for a hammer that had been left behind, and looked at {h's} closed hand | the cart had gone by then, and {h} had to run for it

@ bought-o2 open line=any-bought p=auctioneer where=the_sale_in_the_square
% Sold by the Candle; Who Called Last
{h} meant to {goal} | {he} had brought every {coin} {he} had to the sale | there lay the last lot of what was needed for it
{p.a} sold by the candle | whoever called last before it went out was the buyer
{h} called a price, and {foe} called more | at once one of {hands} blew out the flame | that was how {foe.name} got the last lot
"That was not fair," said {p}, and gave {h} {token}. "{foe} brought it, strokes and all. Now there is nothing left to buy. People say that {foe} wants nobody else to do it, ever!"
{hands} roped down the cart. "One more door," {foe.name} told them, "and then we take up the floors"
+ Support {p} against the angry buyers => Six people had wanted the lot, and three of them held {p.him} by the collar | {h} said aloud who had blown | they let {p} go, and shook their fists at the cart, and {p} pointed after it
= Ask {foe} what it is all for => {foe} stood with one foot upon the wheel. "It is late," said {foe}. "I have been late with it for years." | the cart drove off, and {h} saw which way it went
- Cheat by swearing that you called last => For an hour they believed it | then {p} was blamed for a false count, and lost both the hammer and the stand | {foe} simply paid a little more, and the cart drove on
~ The crowd pushed in between, and a fat man trod upon the table | {p} went down under it, hammer and all | {h} got out of the crowd too late | the cart had turned the corner by then

@ bought1 scene line=any-bought second p=again who=storekeeper,auctioneer,carter where=the_back_of_the_locked_house
% Worth Nothing in a Heap; What Greed Would Not Do
{h} wished to see the house where the cart was unloaded | {p} knew a way to the back of it | through a gap in the boards {h} and {p} could look in, one eye each
There it all was, up to the rafters | it had not been sorted, nor locked away from the damp | "Nobody buys for gain and lets it lie so," whispered {p}. "It would not bring a quarter of the price now"
In the middle a space had been kept free, for one chair | candle ends lay all about it, and they had the same strokes as {token}
So {foe} did not sell it, and did not use it | but somebody sat in there every night
+ Help {p} to prop the roof where it lets in the rain => It was a strange thing to do for {foe} | {foe} heard them on the roof, and asked who was there | nobody answered, and {foe} said thank you
= Count what is there, and what is not => Nearly everything was there, and of some things there were ten | only one kind was missing, and it was the smallest
- Steal one piece through the gap in the boards => {h} fished one piece of the heap out with a wire | by itself the thing was good for nothing | "{foe} at least pays for things," said {p}. | that night a voice in there could be heard counting, and counting again
~ A board went under {p}, with a crack that they must have heard at the bridge | in there {foe} put out the candles, one by one

@ bought2 scene line=any-bought plan p=again who=storekeeper,auctioneer,carter where=the_wall_below_the_shutter
% One Knocked, and Said; Begin Again
{h} wanted to know when one could knock at {foe's} door | so {he} went to listen there after midnight | {p} had come along unasked | there was a lamp in there, and one could hear {foe} begin to try | for a while it was very nearly good
Then {foe} came to the <gap~place where the piece was lacking> | there {foe.he} had to stop | {foe.he} got up, and sat down again | then {foe.he} began once more, from the first
"You could not break in there with a ram," said {p}. "But I think that one could knock." | {h} felt for the piece, and longed to do it at once [3 , there and in that very hour]
+ Comfort {foe} by going on from there => {h} did the part that {foe} could not do, outside in the dark | {foe} sat quite still behind the shutter | then {foe.he} brought the light close to it, and listened
= Listen until you know where it always fails => It failed five times before daybreak, and always there | {h} could have put a finger upon it | {p} had gone to sleep against the wall
- Cheat by slipping a false piece beneath the door => {foe} found the false piece, and ran across the floor with it | it did not fit | then, for a very long time, one heard nothing. "I wish that I had not come to hear that," said {p}
~ The light was gone | it was only the end of the candle | a drawer could be heard, and then another | {they} stood there until the cocks crew, and nothing more was begun

@ bought3 scene line=any-bought wall where=the_house_next_door
% Turning Up Floors; The One That Was Lacking
{h} heard iron bars next door, and went over, with the piece in {his} {bag} | {hands} were taking up the floor | {foe} knelt there in the dust, with {foe.his} good clothes on, and felt about between the joists
"I have paid for the boards," said {foe}, without looking up. "I have all the rest of it. There is one left, somewhere in {home}, and I shall have it, if I must walk on earth for the rest of my days"
The family stood by with the children on their arms | the piece was not an arm's length from {foe's} head | {hands} would soon begin on people's pockets
+ Help to put the boards back afterward => It was a family with small children | {foe} held the nails for them, of all people | "I know that it is not here," said {foe}, "but one cannot stop at a house in the middle"
= Ask {foe} what it is for => {foe} sat back upon {foe.his} heels | "I promised it to a child," said {foe} | then {foe.he} bent down over the hole again, with {foe.his} face to the dark [3 below]
- Trick {foe} with a pebble in a twist of {paper} => {foe} undid it with both thumbs | and it was dreadful to see how carefully | there was a pebble | {foe.he} folded the {paper} together again, and thanked {h} for the trouble
~ {foe} had come to the wall. "And now the mat, if you would step off it," said {foe} | {h} stepped off, and on, and stood in the road at last

@ bought4 scene line=any-bought lead p=carter where=the_last_door
% At the Last Door; Nothing Ever Comes Out
{h} ran after the cart, and caught up with it at the last door | {p.a} was roping down the load | {foe} had bought it with {foe.his} own money [2 , with no word about the price]
"Nobody tells me anything," said {p}. "It goes to one house, all of it, in at a door, and the door is locked. I have been at it for years. I have never once seen anything come out."
{h} lifted the sacking | it was all there, enough to {goal} | nobody can use two of such a thing, and there were ten
"What does {foe} want with ten?" asked {h}. | {p} did not know, and was in a hurry, for the hill was still to come
+ Help {p} to push at the hill => It was steep, and {p} talked | the place had shutters, and a step in front of it | somebody swept a heap of candle ends off that step each morning | {p} had thought at first that somebody prayed there
= Read the list that {p} goes by => Everything on it had been ticked, and ticked again | one thing at the bottom had no tick | it was underlined so hard that the pen had gone through
- Steal what you need from under the sacking => It came out as easily as a loose tooth | but {p} had to make it good | that night {p} walked to the next village, to ask whether they had one
~ The cart had begun to roll, for nobody had put a stone to it | {p} was half a mile down the hill before it stood | down there one of {hands} was waiting, with folded arms

@ bought5 scene line=any-bought means p=again who=storekeeper,auctioneer,carter where=the_cousin's_bedroom
% Kept Back; Something in a Sock
{foe} had everything but one small piece, and {p} knew who had kept it | {p} took {h} to a cousin's, and saw to the bolt | the cousin pushed a bed aside, and lifted a loose board | under the board was a sock
"{foe} had the rest off me," said the cousin. "I kept this, to see if it would be missed. A dozen times I have had {foe.him} at that door since. The last time {foe.he} did not offer anything. {foe.he} just stood there."
It was the size of a plum stone | {h} knew at once what it was | all the rest of it hangs upon that piece [3 , as a door does upon its pin]
The cousin held on to it with both hands, and asked what {h} would do with it
+ Give the cousin a true account of what it does => {h} told the cousin how the small piece works | the cousin listened [3 to the end] with the sock in both hands | "Then you had better have it," the cousin said. "But I should wish to be there." | {p} had tears in {p.his} eyes, and blamed the dust
= Turn it about in your fingers => There was a place for a thumb, and it clicked | {h} could feel what it wanted to be set against | that was in the heap, behind a shutter | "Keep it," said the cousin. "It never did that for me"
- Steal it while the cousin looks away => {h} had it, and the cousin sat on the boards with the empty sock. "One had only to ask," said the cousin | {p} needed a good many tries to draw the bolt, having both eyes on the sock
~ Somebody knocked, so patiently that it had to be {foe} | the cousin sat on the board, and {p} on the cousin, for a whole hour | then the cousin gave {h} the piece, only to be rid of it

@ bought6 scene line=any-bought price p=saddler where=the_house_without_stairs
% What a Promise Eats; Cuts on a Doorpost
{h} wanted to know from what {foe} had paid for it all | people sent {him} to the house where {foe} once lived | {foe} had sold it bit by bit, even the stoves and the stairs
{p.a} lived next door, and had let {foe} have everything on trust | {hands} were just coming out backward with the table
"It was for a child," said {p}. "It lived over there with {foe}, and asked to see it done. By your birthday, {foe} said." | a knife had cut the birthdays into the doorpost, each a little higher | there were five of them
{p} had only bare walls left, for the sake of that promise, and wept | "Was it worth it?" {p} asked {h}, and meant it
+ Help {p} to get the table in again => {hands} put down their end without being asked | "It is all the same," said one of them, and sat on it. "Where we take it there is no room left to stand in. There is a chair, in the middle, and that is all"
= Look for the sixth on that post => The sixth birthday was just a nick in the wood | over it a crown of gilt straw hung from a nail | "The child was taken away to an aunt that spring," said {p}. "{foe} began to buy the week after"
- Lie to {p} that all of it will come back => {p} believed that {foe} would give it all back | {p.he} let {hands} come in once more | the bed was out by noon | "On what day does it come back?" asked {p}, in the empty room
~ {hands} wished to have them off the step, since the step had been sold as well | {p} took hold of the doorpost with both arms, and had to be reasoned with

@ bought7 scene line=any-bought turn p=again who=storekeeper,auctioneer,carter where=the_table_with_the_stub
% Strokes on a Candle; Why the Last Is a Half
{h} set {token} on the table, and {p} held the {lamp} to it | small strokes were cut into the wax, row upon row | the last of them was only a half
"There is one chair in there," said {h}, "and {foe} sits on it every night. A stroke is a try. The half is where it stops." | {h} took the piece out of {his} {bag}, and laid it beside the stub. "And it stops because this is lacking"
"Then that is no miser," said {p} slowly. | "No," said {h}. "Nobody was ever to be stopped. {foe} wants the same thing as I do."
{foe} had bought all of it for that, and had tried every night for years | without the one piece it could not be done
{h} had been angry with {foe} all this time, and was sorry now | neither of them could do it alone, so {h} had to bring the piece into that house
+ Share it with those who sold to {foe} => The sellers sat in a row, and heard it all from {h} | "And I put up my price each time," said one of them, and looked at both hands | nobody had ever asked for whom {foe} did it | "There was a child once," said another
= Ask {p} what anyone would try for so long => "Not for money," said {p}. "I should have stopped after a week. For a promise, perhaps, if it was made to somebody small"
- Trick {foe} with word that the piece is lost => {foe} heard by noon that the piece was lost, and did not weep | in the evening {hands} were at the floors again, twice as fast | a family slept on the bare earth that night. "And they were on your side," said {p}
~ The candle end rolled from the table, and broke into three | {p} got down to look for the strokes | below the window {hands} went by with their iron bars, and {h} put out the {lamp}

@ bought8 scene line=any-bought gate move p=step-sweeper where=the_house_with_the_heap
% Just Where It Stops; A Knock at the Shutter
{h} came by night to {place}, and had the piece in {his} {bag} | {he} meant to offer {foe} {his} help | there was a light behind the shutter
{p.a} sat on the step, and swept up candle ends | "Not yet," said {p}. "If one knocks in the middle {foe} must begin from the beginning, and throws things. It has to be just where it stops."
Inside {foe} could be heard to start again, and to hurry | {hands} were waiting by the wall, with an empty cart. "We clear it out at daybreak," said one of them. "We have not been paid"
+ Help {p} to sweep until it stops => {they} got the step quite clean | then {foe} stopped, and there was no more sound | {p} lifted the broom, as one does for a choir | {h} knocked, and said through the wood what {he} had brought
= Listen for the place, and knock there => {foe} began once more, and {h} counted under {his} breath | where {foe} had to stop {h} knocked once. "I have the piece," said {h} | inside a chair fell over
- Lie through the shutter that you bring candles => "Quick, then," called {foe}. "This one is my last." | the shutter was opened by two fingers | {h} put an arm in, up to the shoulder, and found the bolt
~ It was too early, by the length of one breath | a candlestick came against the shutter from inside | {foe} wailed that it had been very nearly good, this time | but the bolt was drawn

@ bought9 scene line=any-bought duel where=the_house_with_the_heap
% The Last Candle; A Piece in an Open Hand
{foe} sat in the midst of the heap, as grey as a moth, on the one chair | "Shut that, it flickers," said {foe}, as {h} climbed in at the shutter. "That is my last candle. When it is down they will come and take everything. Quick, what is it?"
So {token} was lit as well, and {h} set it next to the other | even with two the light would not last long [! , and one try was all they had]
{foe} had all of the rest | {h} had the piece, and held it out on an open hand | neither could do it alone
"It was never my fault, then," said {foe}, and got up so fast that the chair fell. "There was a piece wanting. Give it to me. I have to do it by myself. I promised"
{h} wanted it as much as {foe} did, and had carried it all this way
+ Give {foe} the piece, and hold the light => {h} laid the piece in {foe's} shaking palm | {he} took the candle, and so both of {foe's} hands were free | in all those years nobody had held a light for {foe.name}
= Ask {foe} to whom it was promised => "It was for a birthday," said {foe}, and stopped hurrying for the first time that night. "There was cake." | then {foe.he} made room at {foe.his} side, upon the floor, for {h}
- Cheat {foe}, and begin without a word => {h} stepped past, and began at the beginning, with {foe's} own things | "You hold it upside down," said {foe}, and came, and could not help showing how
+~ {foe} shut a fist upon it | then {foe.he} would not open the fist again, not even to use it | {h} asked, and begged, and pulled at the fingers, and all the time the candle went down
=~ {foe} told about that birthday, from the cake on | it was a long tale, and nobody could have stopped it | {h} saw over {foe's} shoulder how the flame began to swim
-~ {foe} screamed, and threw both arms round the heap, and it slid | the piece sprang out of {h's} hand, and in under all the rest | there was just light enough to see that it was gone

@ bought10 scene line=any-bought near p=candle-seller where=the_candle_stall
% A Box of Candle Ends; What the Strokes Count
{h} wanted to know what the strokes on {token} meant | {he} brought it to the stall where {foe} bought the candles | {p.a} took back the ends, for the wax, and there stood a boxful
"{foe} owes me for all the winter," said {p}. "I cannot go on giving. And look at what comes back to me."
Into every candle end somebody had cut strokes with a nail | the last stroke on each was only a half | "What is there to count in there, at night?" asked {p}. "And why does it stop in the middle?"
With no more candles that house would be dark | then nobody would ever learn what {foe} did there
+ Help {p} to melt down the box => {they} stood over the pot until evening, and got one new candle out of it | "You can have one with the strokes on, for your trouble," said {p}. "If ever you get in there, then say that I asked"
= Count the strokes on the longest end => There were twelve and a half | "That is a bad night," said {p}. "When it is a good night there are twenty. Keep it. It will not buy me bread"
- Steal the longest end out of the box => It went into {h's} pocket, among the crumbs | {p} counted over the box, and counted again | then {p} wrote down one more line under {foe's} name
~ {p} had let the box fall | they rolled to all sides, under the stall and into the {street} | people trod on them | a single one had stayed whole, and lay by {h's} shoe

@ bought11 scene line=any-bought far entered p=again who=candle-seller,straw-plaiter,storekeeper where=the_last_house_but_two
% Under the Bed; The Last Floor but One
{p} fetched {h} in haste to the house of two old people | {hands} were in there, and took up the floor to look for the piece | {foe} knelt in the dust in the middle of it, with a candle
"They have done every house but two," whispered {p}. "Nobody has told them who has it. But they will ask the neighbours next, and I am not the only one who knows."
{foe} looked up from the hole. "Somebody wants money for it," said {foe}. "I have no more. They might just come and say so"
{h} would have liked to hold it out | but {hands} had not been paid, and would have snatched it, and sold it elsewhere
+ Give the two a bed until they have a floor => The two old people came with a bundle, and a cat | "{foe} begged our pardon," they said, "for every single board. We were quite ready to be angry, and then we found ourselves holding the candle"
= Ask {foe} what happens when all the floors are up => "Then I shall begin on the walls," said {foe}, and thought about it. "It is nearly good as it is, you know. Every night it is so nearly good"
- Lie to {hands} that it is next door => They went there, and had the stairs out by noon | the people next door had never sold a thing to anyone | {p} carried their beds across, and said nothing to {h} that day
~ One of {hands} had {h} turn out every pocket, and got crumbs, and a knot of string | the piece was in {h's} mouth | {foe} asked a civil question, and got no answer to it

@ bought12 scene line=any-bought near p=straw-plaiter where=the_plaiter's_shop
% A Crown of Gilt Straw; One Size Larger
{foe} bought a thing from everyone, and {h} wished to hear what it was here | {p.a} had straw hanging from every beam | some of the straw was gilt
"It was crowns," said {p}. "{foe} ordered a small crown each year, always for one day in spring, and always one size larger. After the sixth there was no more. The sixth has not been paid."
{p} had kept the measures, on knotted strings, and laid the longest round {h's} fist | it was about as large as the head of a child | "Never mind the money," said {p}. "Only tell me, was it ever worn?"
+ Help {p} to gild while you talk => {they} gilded until both of them shone | "There were only ever two of them in that house," said {p}, "{foe} and a small one." | {p} tied the longest string round {h's} wrist, so that it should not be forgotten
= Ask {p} what day in spring it was => "The same on which the candles are lit in there until morning," said {p}. "It comes round next week." | {h} was allowed to keep the knotted string [3 until the day came round]
- Cheat {p} by promising the money => {p} fetched the bill from under the straw, and blew upon it | {h} was given the longest string as a proof | by evening {p} had bought bread on that promise
~ A heap of straw slid down from a beam, and buried the counter | {p} was heard to sneeze in there | one end of a knotted string was sticking out at the bottom

@ bought13 scene line=any-bought near where=the_step_of_the_locked_house
% A Key between the Stones; Nobody Is at It
Late at night {h} stood before the locked house, to see who went in there | {foe} stepped out in socks, to hear what hour they called | the door fell shut, and the key sprang down a crack in the step
{foe} lay down on the stones in {foe.his} good clothes, and could not reach it | there was nobody else in the {street}
"You ran after my cart," said {foe}. "You must have quick hands. Help me! A candle is alight in there, and nobody is at it."
"What is one candle to you?" asked {h}.
"It is an hour," said {foe}. "I gave my word to somebody, and I am years late. I cannot sleep until it is kept." | {foe.his} sleeves were stiff with wax
{h} liked {foe.him}, and was sorry for it | {he} put in an arm, and two fingers found the key | all that {he} needed lay behind that door | {foe} held out a palm, and it shook
+ Give {foe} the key, to save that candle => {foe} ran in, and a chair was drawn up at once | then the door opened again, by a hand. "I shall leave the house alone where you lodge," said {foe}, "whatever else I have to take up"
= Look closely at the wax on {foe.his} sleeves => The wax on the sleeves lay in layers, old below and new above | "It drips," said {foe}, "when one sits there too long, and does not notice." | then {foe.he} picked the key from {h's} palm, quite gently, and went in
- Cheat {foe}, and press the key in wax first => {h} pressed the key in a lump of wax off the step, and gave it up | {foe} said thank you three times | the next day a smith cut {h} one like it | but {foe} had found wax in the lock
~ One of {hands} came by, and had longer arms | {foe} paid for the key with a ring, and it was the last one. "I should have liked to owe it to you," said {foe}

@ bought15 scene line=any-bought near p=again who=storekeeper,auctioneer,carter where=the_street_at_noon
% Every Good Morning Is Sold; Two Coins on Saturday
{h} and {p} went down the {street}, to ask who had sold what to {foe} | two of {hands} strolled behind them, and smiled
The baker saw {h} coming, and hung a cloth over the bread | the next door fell shut, and so did the next | a widow, who always used to greet {him}, looked at her shoes
"We have bought it," said one of {hands}. "Every answer in this {street}, and every good morning. They get two {coins} for it, on Saturday."
"And how do we get ours back?" asked {p}, not very loudly.
"Say under whose bed the last piece lies," said the other. "You two ask about it everywhere. So you know."
Even the children held their lips together with two fingers | {h} lodged in the last house but one | {hands} walked ahead now, and took out a purse, to buy that door as well
+ Give everybody a good morning for nothing => {h} called good morning in at every door, and asked nothing for it | an old man gave it back before he could stop himself | then a child did, and then half the {street} | {hands} had no money to buy it all twice
= Ask the baker when {hands} ever paid => "On Saturday," said the baker, below the cloth | but {hands} had waited for their own pay since spring, and everyone knew it | the baker thought about Saturday, and took the cloth away
- Trick {hands} by naming the widow's bed => {hands} had both beds out of the widow's house by evening, and slit open the pillows | the doors opened to {h} again | the widow knelt in her feathers, and {p} went over to help her, alone
~ {hands} bought that door too, for two {coins} and a promise | {h} slept beneath a cart that night, and {p} brought out a blanket, and did not dare to say good night

@ bought20 scene line=any-bought far quiet where=the_room_of_unclaimed_parcels
% Not Today, Says the Shutter; Two People on One Chair
{h} wanted to know for whom {foe} did it all | so {he} went to the room of unclaimed parcels
The porter there took down a bundle, tied up with gilt straw | "They come each spring, from a child who once lived with {foe}," said the porter. "I carry them over. Not today, I am told."
They were drawings, and none had ever been unrolled | {h} laid them out, with the oldest first
Two people sat on one chair, and one of them was small | in the next drawing the small one was larger | in the last it was the taller of the two
"Leave a light on," was written beneath it. "This year I am coming to see for myself."
+ Take the bundle to give to {foe} in person => The porter wiped each drawing with a sleeve before it was rolled up. "Then I need not carry them back any more," said the porter. "Nothing is so heavy as a thing that nobody wants to open"
= Ask the porter why he has kept them all => "Mine never drew me anything," said the porter. "So I look at these in the winter. I ought not to. I was so pleased, that year when the feet reached the floor"
- Steal the last drawing, to press {foe} with => {h} had the last drawing up one sleeve | at dusk the porter counted the bundle, and counted it again | then the porter went out with a lamp, to look for it along the {street}
~ The wind came in at the door, and took the drawings out into the {street} | {h} and the porter ran after them until dark | they found every one, and the last in a hedge

@ bought14 scene line=any-bought eve p=again who=storekeeper,auctioneer,carter where=the_front_of_the_locked_house
% What Leans on the Door; One Shutter Left
The next night {h} was to bring {foe} the piece | so {h} and {p} went round the dark house once, to try the way in
It was all planned | {h} would wait for a pause, knock, and walk in at the door | but the door did not give by so much as a hair
{p} looked in at the crack, and whistled softly. "The heap has slid against it," said {p}. "It is higher than I am. Nobody walks in there."
"Then how does {foe} get home?" asked {h}.
They found it out above the step | one shutter had a bolt, and the sill was worn quite smooth | on the sill lay a single candle, wrapped in {paper}
"It must be tomorrow, then," said {p}. "There is no second candle."
"And {foe.name} must draw that bolt for us," said {h} | {he} had {token} in one hand, and the piece in the other | the sill was higher than {his} chin
+ Help {p} to roll a stone below that shutter => {h} and {p} rolled up a stone, and it made a good step | "I shall be at the corner tomorrow with a lamp," said {p}. "As long as I hold it high, you have time. I promise you that"
= Feel for the bolt through the gap => {h} could get two fingers in below the shutter | the bolt went up first, and then to the left | {he} did it until {he} could do it without looking, and drew it shut again
- Steal the candle from the sill => {h} meant {foe} to open for want of light | toward morning a hand came out, and felt along the sill, and felt again | "That was a whole night's work," said {p}. "I would not have done that"
~ {hands} went by with a lamp | {h} and {p} lay under the empty cart, and did not stir | all that time somebody in there was trying, and stopping, and trying
`;
export const pack: PackSource = { id: 'case-any-bought', sheets: [facts, scenes], words: {} };
