import type { PackSource } from '../pack.ts';

/** Who waits for it, who would rather that it never came, and into whose hands it goes. */
const facts = `
@ * truth line=deliver-wager start
People {inhome} were laying money on it, whether {target} would get there | {h} asked what the odds were, and they had been better the day before
@ * truth line=deliver-wager lead
It was {foe} who held the stakes on {target} | {foe.he} took bets on every kind of thing, and was never known to bet {foe.himself}
@ * truth line=deliver-wager second
For once {foe} had bet, and against {target} [2 , through four other people, and all the one way] | it was more than {foe} owned
@ * truth line=deliver-wager means
Whoever bet against {target} had to deposit it in writing, with the hour | there was a stub for each, and {h} got hold of one of the four
@ * truth line=deliver-wager wall
{foe} could not afford to have it come in time | {hands} had orders to lame what could be lamed, and to be sorry about it afterward
@ * truth line=deliver-wager turn
"Nobody there ever sent for anything," said {h}. "{foe} got up the whole errand, and picked the road." | {foe.he} had picked {h} as well, as one who would be late
@ * truth line=deliver-wager price
It was worth money to somebody to cost {h} a day | by now it stood at twelve to one
@ * truth line=deliver-wager plan
The one who kept the slate could not be bribed, having once been offered too little | he went by the light on the wall, and by nothing else
@ * truth line=deliver-wager gate
There was a crowd before the door, and a slate | someone had a cloth ready, to wipe one name off
@ * truth line=deliver-wager duel
{foe} stood right across the door, with a watchful pleasant face. "A moment," said {foe}. "There is only a moment in it. You might let me have a moment"
@ * known line=deliver-wager before
There was money upon {target}, and it was laid against it | {h} had yet to learn whose it was, and how far such a person would go
@ * known line=deliver-wager behind
So long as {target} did not come {foe} was rich, and when it did {foe} was finished | {h} walked a little faster
@ * settle line=deliver-wager won
{h} walked on, past {foe}, as one walks past a gatepost | the one with the cloth looked up at the light on the wall | "In time," that one told everybody, and wiped off the other name. | the door was opened from within, and {target} came in over the sill | people made room, in the best corner, and took their hats off | "And none of us ever sent for this," said a woman, and had to touch {thing} to believe it. | outside {foe} held four stubs, and four people were coming to read them
@ * settle line=deliver-wager lost
{foe} stepped to the left, and to the right, and was so sorry | it took a moment, and a moment was enough | "Too late," said the one with the cloth, and wiped a name off the slate. | {h} stood there with {target}, and nobody was waiting behind that door | people went home in twos and threes | {foe} stood treat to the whole house, in a very small voice | one child had stayed | "Was it far?" the child asked {h}
@ * settle line=deliver-wager dear
{h} put {foe} aside with one arm, and was in the door | the cloth lay on the slate already, and there it stopped | "In time," said the one who held it, "by a breath." | so they let {target} in, and gave {thing} the good corner | {foe} laid a ring down, and a house key, and lost them both | four families did so too, who had lent {foe.him} their names | the next day their furniture went by, and {h} sat with {thing} and saw it
`;

/** Scenes in which a fact of the case is found out, with somebody who comes back. */
const scenes = `
@ wager1 scene line=deliver-wager second p=again
% Four Names on a Slate; All the One Way
"I hold the slate at noon, when he eats," said {p}, and turned it round for {him} to see. | there stood {target}, and under it all the names, for and against
Four of those against had put down more than they could own | {p} knew the four of them: one did {foe's} washing | and one held {foe's} horse
"They would not know which end of it goes first," said {p}. "It is {foe.own} money. {foe.he} has never bet before, and now it is everything."
+ Protect {p}, and be gone before noon is over => {h} had the slate turned back just as the steps came | "Who was that?" someone asked. "A customer," said {p}. "He wanted to know if it would rain"
= Learn the four names by heart => {h} said them over like a verse, the length of the {street} | at the fourth door a stub was lying in the gutter, with the hour on it
- Trick {p} into wiping out one of the names => {p} did it with a thumb, and went white | the sum at the foot of it did not come out any more | somebody would have to be asked about that | and it would be {p}
~ The one with the slate had eaten fast, and stood behind them with his napkin in | he turned it to the wall without a word | {p} was not asked to hold it again

@ wager2 scene line=deliver-wager plan sort=person,paper,spot,thing,idea p=again
% By the Light on the Wall; What It Looked Like by Day
For once {h} set {target} down in the open, on a wall in the sun | half the country had money on it, and {p} had never seen it by day
"It is smaller than they say," said {p}, and walked around it. "And it is looking at me." | it did look so, from there
The man with the slate lived across the way | he could not be bought, for the first offer had been too low | every day he drew a line where the shadow of the wall came to | when it touched the step he would wipe off a name
+ Help {p} mark the shadow on every wall from here => They went ahead with chalk, the two of them | so each turning of the road would tell {him} how late it was [2 , to a hand's breadth]
= Measure with your eye how far it still is => It was as far as from here to the mill, four times over, said {p} | {h} took up {target} again | it had grown warm in the sun, on the one side
- Cheat by chalking his line a foot higher => It took no time, while he was at his soup | he came out after it, and looked at the line | and then at the sun, and rubbed it out with his elbow | "People are always so kind to me," he said
~ Over the roofs the sun went in, and there was no shadow on any wall | the man waited on his step with the chalk, and went over {target} with one eye shut, as over a long sum

@ wager3 scene line=deliver-wager wall
% Sorry about It Afterward; Nine to One
{hands} had taken a wheel off every cart in the place | they were sorry, and they said so | {foe} came along between the carts with a cup in {foe.his} hand
"It is nothing to me, you understand," said {foe}. "I only hold the stakes. But I hear that the bridge is out as well. And that the ferryman has a headache" | {foe.he} looked past {h} at {target}, like somebody who is counting
A boy with chalk ran by. "Nine to one!" he called out
+ Help a carter to get his wheel back on => It took an hour, and he had a cousin with a boat | "I put a {coin} on it," the carter said. "Against. I shall go and put another one on the other side"
= Ask {foe} what {foe.he} would do with the winnings => {foe} opened {foe.his} mouth, and shut it | one saw that {foe.he} had not got as far as winning | {foe.he} had only got as far as not losing
- Lie that you are giving up => It went through the {street} like a dog with a hat | {foe} sat down on a wheel, and finished the cup | and then {foe.he} saw {h's} boots, which were tied double
~ Another wheel came off, by itself or nearly, and rolled as far as {foe's} foot | {foe} was sorry, and said so, and did not let go of it | with that half the morning was gone

@ wager4 scene line=deliver-wager lead sort=person,paper,spot,thing,idea p=pie-seller
% The Longer Row; {foe} Holds the Box
Somebody had drawn {target} in chalk, on the slate before the {inn} | it was quite a good likeness [2 , down to the look] | under it stood two rows of names | the longer one was the row of those against
"Is that it?" asked {p.a}, and walked once around {target}, and put down a {coin} with the long row. "Nothing personal. It looks to me as if it stops to think."
The {coin} went into a box on {foe's} knees | {foe} held all the stakes, and was known never to have laid one
{foe.he} looked at {target} as well | it was a long look, for a person with no money on it
+ Give {p} a reason to change sides => {p} was let carry {target} to the pump and back | the {coin} was put on the short row after that | "There are three of us now," said {p}, "with the blind one and his nurse"
= Ask what the odds were an hour ago => It had been three to one then, and it was four now | "Nobody about here has that sort of money," said {p} | it kept coming in at the back, in other people's hands
- Lie aloud that {foe} has bet as well => All along the {street} they stopped talking, for such a thing was unheard of | {foe} laughed, a little late, and moved the box to the other knee
~ There was a push from behind, and somebody trod on the drawing, and somebody on {target} | they all said sorry | meanwhile two more names had been put down against

@ wager5 scene line=deliver-wager means p=again
% The Half That One Keeps; A Thumb for a Name
Between {foe's} shirts on the line hung half a sheet of {paper} | it was pinned up by one corner, to dry
"I forgot it in my apron, and it went through the tub," said the one who did the washing. "I was to carry the money over there for {foe.name}, and put it against, and hold out my thumb."
It was torn across, in a wavy line | {target} stood on it, and the hour, and a sum | one could have had the house for that, and the tub | at the foot there was a thumb, in ink
{p} put a finger along the edge. "The other half lies in the box," said {p}. "Nobody can bet against without one. So there must be four such halves"
+ Help her with the sheets, and ask about the rest => They folded them two and two | she knew the other three who had thumbs in that box | she washed for them, and between them they had five shirts
= Ask her for the loan of it => She unpinned it herself, and was glad to see it go | "It says there that my thumb owes money," she said. "Let it say so to somebody who can read"
- Steal it, and hang up a sock instead => The sock was not missed until evening | then {foe} came by for the shirts, and saw it, and counted the pins | {hands} were sent out to look at everybody's feet
~ A post gave way, and the whole line came down, shirts and all | one of {hands} picked up the half sheet | he turned it the right way round, so he was able to read

@ wager6 scene line=deliver-wager price p=again
% Twelve to One; Sorry Beforehand
{p} sat in the road, and one foot was in a bucket | against the bank lay a barrel | its track in the dust ran straight from there to {p}
"They took their hats off first," said {p}. "They said how sorry they were. And then they let it roll."
{hands} sat up there yet, all in a row [2 , to see whether {h} would stop]
{h} stopped, and {target} too, and behind them a flag went up | the politest one wrote down the hour | far off a voice cried twelve to one | {foe} had picked somebody who would stop [2 , and had picked well]
+ Help {p} home, with {target} on your other side => It cost just what they had reckoned that it would, and that was a day | "Mind the one with the slate," said {p} at the door. "He is not for sale. He goes by the shadow"
= Ask {hands} what a day of yours is worth => They had a table for it, and looked | "The house by the bridge," said the politest, "and the bridge" | then he saw {target} looking at him, or thought so | he put his hat back on
- Trick {hands} by lying down in the road yourself => They wrote down that {h} was done for, and ran to tell {foe} | soon there was nobody left on the bank | {h} got up, and put {p} into the barrel | so they went on from there, with {target} in front
~ Down the bank came a second barrel | the politest of them called out how sorry he was | it cost an hour to find all the pieces of the bucket

@ wager7 scene line=deliver-wager lead sort=beast p=pie-seller
% It Is Doing It Now; Off the Short Row
Before the {inn} stood {target}, and seemed to read the slate
"You see? It is doing it now," said {p.a}, and laid a {coin} with those against. "I have followed it from the pump. It will go ten steps, and then it thinks."
It stood there in chalk, not badly drawn, between two rows of names | {target} put out its tongue | after that one name was gone from the shorter row
People held on to each other for laughing | {foe} did not laugh [2 , behind the slate, with the box of stakes] | {foe} held all the money, and never laid a {coin} | {foe.he} was looking at the legs of it
+ Help them to chalk the name up again => It was a blind fiddler's, who had only been told about {target} | he had liked the sound of it | "That makes three of us," said {p}, after some thought, and shifted the {coin} across
= Ask how the odds stood at breakfast => They had stood at three to one, and by now it was four | "Nobody in this {street} has so much to lay," said {p}. "They carry it in by the back, and it is always somebody's cook"
- Trick them all with a limp => It limped beautifully, with a pebble to help it | there were six more names in the long row by evening | {foe} counted them, and smiled for the first time
~ It had thought for long enough, and lay down where it was, on four people's feet | while they stood there the long row grew to the foot of the slate

@ wager8 scene line=deliver-wager plan sort=beast p=again
% A Line Round Its Shadow; In No Haste at All
{h} let {target} off the rope that noon, and it lay down along the foot of a wall, in the sun
{p} sat by it. "There is a farm on each of those legs," said {p}, "and a mill on the rest. It does not seem to feel it." | {target} put its nose into {p.his} ear
Across the way a door opened, and out came the one with the slate | he had once been offered too little, and had been honest since
He bent down with the chalk, and drew a line round the shadow, from nose to tail. "When that gets to my step," he said, "I wipe out a name. It will be the one name or the other"
+ Help {p} chalk such a line at every turning => {target} had to lie down for each, and was quite willing | so they would know all along how much of the day was left
= Pace out how far the step is from the nose => It was nine paces by the wall, and some four miles by the road | {target} opened one eye, and shut it | one would have to begin with a carrot
- Cheat, and move {target} a yard to the left => He looked at the line, and at the sun, and at {target}, which was chewing the chalk. "People are so good to me," he said, and drew it over again
~ It got up and walked off with the shadow, and the one with the slate went home, for he would not draw a thing twice | it cost them an hour of the sun to be forgiven
`;
export const pack: PackSource = { id: 'case-deliver-wager', sheets: [facts, scenes], words: {} };
