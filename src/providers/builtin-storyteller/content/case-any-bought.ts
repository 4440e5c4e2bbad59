import type { PackSource } from '../pack.ts';

/** What stands in the way of a thing that one does or becomes, who put it there, and how it is done all the same. */
const facts = `
@ * truth line=any-bought start
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

@ bought3 scene line=any-bought wall
% Turning Up Floors; The One That Was Lacking
They were taking up the floor of the house next door | {foe} knelt there in the dust, with {foe.his} good clothes on, and felt about between the joists
"I have paid for the boards," said {foe}, without looking up. "I have all the rest of it. There is one left, somewhere in {home}, and I shall have it, if I must walk on earth for the rest of my days" | {hands} had put a bar under the next
It lay in {h's} {bag}, not an arm's length from {foe's} head
+ Help to put the boards back afterward => It was a family with small children | {foe} held the nails for them, of all people | "I know that it is not here," said {foe}, "but one cannot stop at a house in the middle"
= Ask {foe} what it is for => {foe} sat back upon {foe.his} heels | "I promised it to a child," said {foe} | then {foe.he} bent down over the hole again, with {foe.his} face to the dark
- Trick {foe} with a pebble in a twist of {paper} => {foe} undid it with both thumbs | and it was dreadful to see how carefully | there was a pebble | {foe.he} folded the {paper} together again, and thanked {h} for the trouble
~ {foe} had come to the wall, and must have the mat up as well, and would {h} kindly step off it | {he} stepped, and stepped, until {he} was standing in the road

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
export const pack: PackSource = { id: 'case-any-bought', sheets: [facts, scenes], words: {} };
