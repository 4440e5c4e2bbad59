import type { PackSource } from '../pack.ts';

/** Who waits for it, who would rather that it never came, and into whose hands it goes. */
const facts = `
@ * truth line=deliver-wager start
People {inhome} were laying money on {target} | some bet that it would come to its door in time | but most of the money was on late [2 , and nobody could say where so much came from]
@ * known line=deliver-wager before
A great deal of money was on late, and {target} must not be late | {h} had yet to learn whose money it was
@ * known line=deliver-wager behind
If {target} came late, {foe} won it, with all the money | if it came in time {foe} had nothing left | {h} walked a little faster
@ * settle line=deliver-wager won
{h} was past {foe} with {target} before the doorway was filled again | the one with the slate looked [3 once more] at the shadow, and then at the line. "In time," he said, and wiped off the long row | the door was opened from within, and they gave {thing} the best corner [3 of the room] | "We never set an hour," said a woman there, and had to touch {thing} to believe it. "Who told you that it must be today?" | "{foe} did," said {h}, "and bet that I would be late" | {foe} sat outside, and had nothing left | the old fiddler had his fiddle back out of the sack, and began to play | four people were coming up the {street}, to ask about their thumbs
@ * settle line=deliver-wager lost
Now the shadow lay across the line, all of it | "Too late," said the one with the slate, and wiped off the short row, and looked the other way. | by the rule {target} was {foe's} from that moment | {hands} took it away round the corner, and for once they were not sorry | then a woman opened the door. "Today?" she said. "We should have been just as glad tomorrow. Who set you an hour?" | {foe} sat on the step, and laughed and wept aloud, with all the stakes in both arms | one child had stayed behind | "Was it far?" the child asked {h}
@ * settle line=deliver-wager dear
{h} put {foe} aside with one arm, and was over the sill with {target} | the edge of the shadow lay on the line already | "In time by a hair," said the slate-keeper, when he had knelt and looked, and the long row was gone. | so {thing} was let in, and had the good corner | {foe} laid a ring with the stakes, and a house key, and both were lost | but the four who had lent their thumbs had lost everything too
@ * last line=deliver-wager won
{h} stopped for everybody on the way home, and was a week on it | at the {inn} the slate was wiped clean | {foe} stood at a tub, and washed the shirts of four people | "You are late," said the pie-seller, very pleased, and put a pie on the table
In summer {h} was asked to a wedding at that door, and no hour was set | the shadow went over the step, and nobody looked | in the old sack for the stakes lay {token} | {h} had bet it that the old fiddler would play until dark | it was long after dark, and he still played
@ * last line=deliver-wager dark
They thanked {h} at that door, and asked how soon {he} would be going | at the {inn} something new was on the slate | it was whether {h} would come back that way | all of them had bet on no | at night {h} heard them push a table against the inner door
@ * last line=deliver-wager dear
The next day {h} saw the washer go by with a tub on a cart | it had to be sold, for there was that thumb to pay | {h} ran after the cart, and pushed | on every wall were the marks in chalk, to say how late it was | {he} did not look at them, and it was a long way
@ * last line=deliver-wager lost
A month later the politest of {hands} came to {h}, and was sorry | this time he was alone | {foe} kept {target} in one room with the money, he said, and could not sleep | he had drawn that house on a slip | one window in it had a cross | {h} moved the {lamp} nearer
`;

/** Scenes in which a fact of the case is found out, with somebody who comes back. */
const scenes = `
@ wager1 scene line=deliver-wager second p=again
% Four Names on a Slate; All the One Way
"I hold the slate at noon, while its keeper eats," said {p}, and turned it round for {him} to see.
there stood {target}, over two rows, in time and late | four of those for late had bet more than they owned | {p} knew the four of them: one did {foe's} washing | and one held {foe's} horse
"They could never pay if they lost," said {p}. "It is {foe.own} money. {foe.he} has never bet before, and now it is everything."
+ Protect {p}, and be gone before noon is over => {h} had the slate turned back just as the steps came | "Who was that?" someone asked. "A customer," said {p}. "He wanted to know if it would rain"
= Learn the four names by heart => {h} said them over like a verse, the length of the {street} | at the fourth door a stub was lying in the gutter, with the hour on it
- Trick {p} into wiping out one of the names => {p} did it with a thumb, and went white | the sum at the foot of it did not come out any more | somebody would have to be asked about that | and it would be {p}
~ The one with the slate had eaten fast, and stood behind them with his napkin in | he turned it to the wall without a word | {p} was not asked to hold it again

@ wager2 scene line=deliver-wager plan sort=person,paper,spot,thing,idea p=again
% By the Light on the Wall; What It Looked Like by Day
For once {h} set {target} down in the open, on a wall in the sun | half the country had money on it, and {p} had never seen it by day
"It is smaller than they say," said {p}, and walked around it. "And it is looking at me." | it did look so, from there
The man with the slate lived across the way | he could not be bought, since the first offer had been an insult | for practice he drew a line at the end of the shadow | on the day itself he would do so on the last step | when the shadow got there he would wipe off a row
+ Help {p} mark the shadow on the walls along the road => They went ahead with chalk, the two of them | so each turning of the road would tell {him} how late it was [2 , to a hand's breadth]
= Measure with your eye how far it still is => "Four times as far as the mill," said {p} | {h} took up {thing} again | it had grown warm in the sun, on the one side
- Cheat by chalking his line a foot higher => It took no time, while he was at his soup | he came out after it, and looked at the line | he looked at the sun, and rubbed it out with his elbow | "People are always so kind to me," he said. {p} had gone red to the ears
~ Over the roofs the sun went in, and there was no shadow on any wall | the man waited on his step with the chalk, and went over {thing} with one eye shut, as over a long sum

@ wager3 scene line=deliver-wager wall
% Sorry about It Afterward; Eight to One
{hands} had taken a wheel off every cart in the place [3 before it was light] | they were sorry, and they said so | {foe} came along between the carts with a cup in {foe.his} hand
"It is nothing to me, you understand," said {foe}. "I only hold the stakes. But I hear that the bridge is out as well. And that the ferryman has a headache" | {foe.he} looked past {h} at {target}, like somebody who is counting
A boy with chalk ran by [3 and marked it up on every door that he passed]. "Eight to one on late!" he called out
+ Help a carter to get his wheel back on => It took an hour, and he had a cousin with a boat | "I put a {coin} on it," the carter said. "On late. I shall go and put another one on the other side"
= Ask {foe} what {foe.he} would do with the winnings => {foe} opened {foe.his} mouth, and shut it | one saw that {foe.he} had not got as far as winning | {foe.he} had only got as far as not losing
- Lie that you are giving up => It went through the {street} in no time | {foe} sat down on a wheel, and finished the cup | and then {foe.he} saw {h's} boots, which were tied double
~ Another wheel came off, and rolled as far as {foe's} foot | {foe} was sorry, and said so, and did not let go of it | with that half the morning was gone

@ wager4 scene line=deliver-wager lead sort=person,paper,spot,thing,idea p=pie-seller
% The Longer Row; {foe} Holds the Sack
On a bench before the {inn} stood {target}, and {h's} name was on the label | {p.a} had orders to hand it over. "Sign here, and off you go," said {p}, and from then on {thing} was in {h's} care
Over the bench was a slate, on which people bet | few of them said in time, and many said late | the rule was there as well | there were seven days to bring {thing} | on the last it had to be done before the shadow touched the step | whatever came late belonged to {foe}
{foe} sat below, with the sack for all the stakes, and was known never to lay one
{p} put a {coin} on late. "Nothing personal," said {p}. "But you look to me as if you stop for people."
+ Give {p} a reason to change sides => {p} was allowed to carry {thing} to the pump and back | the {coin} went over to the short row after that | "There are three of us now," said {p}, "with the old fiddler and his nurse"
= Ask what the odds were an hour ago => It had been three to one then, and it was four now | "Nobody about here has that sort of money," said {p} | it kept coming in at the back, in other people's hands
- Lie aloud that {foe} has bet as well => All along the {street} they stopped talking, for such a thing was unheard of | {foe} laughed, a little late, and moved the sack to the other knee [3 , out of reach]
~ There was a push from behind, and somebody trod on the pies, and somebody on {thing} | they all said sorry | meanwhile two more names had been put down for late

@ wager5 scene line=deliver-wager means p=again
% The Half That One Keeps; A Thumb for a Name
Between {foe's} shirts on the line hung half a sheet of {paper} | it was pinned up by one corner, to dry
"I forgot it in my apron, and it went through the tub," said the one who did the washing. "I was to carry money over for {foe.name}. I was to put it on late, and hold out my thumb."
It was torn across, in a wavy line | it was in {foe.own} hand | it said {target}, and late, and a sum that would have bought the house, and the tub | the bet was a day older than {h's} errand with {thing} | at the foot there was a thumb, in ink
{p} had once made a bet there, and knew such edges. "The other half lies in the sack," said {p}. "So there must be four such halves"
+ Help the washer with the sheets, and ask about the rest => They folded them two and two | she knew the other three who had thumbs in that sack | she washed for them, and between them they had five shirts | the half sheet was {h's} to keep
= Ask the washer for the loan of it => She unpinned it herself, and was glad to see it go | "It says there that my thumb owes money," she said. "Let it say so to somebody who can read"
- Steal it, and hang up a sock instead => The sock was not missed until evening | then {foe} came by for the shirts, and saw it, and counted the pins | {hands} were sent out to look at everybody's feet. "She would have lent it to you," said {p}
~ Down came the whole line, and one of {hands} picked up the half sheet, and was able to read | a wet shirt fell on his head | the washer had it out of his hand, and pushed it at {h}

@ wager6 scene line=deliver-wager price turns entered p=again
% Twelve to One; Sorry Beforehand
{p} sat in the road, and one foot was in a bucket | against the bank lay a barrel | its track in the dust ran straight from there to {p}
"They took their hats off first," said {p}. "They said how sorry they were. And then they let it roll."
{hands} sat up there yet, all in a row [2 , to see whether {h} would stop]
{h} stopped, and {target} too, and behind them a flag went up | the politest one wrote down the hour | far off a voice cried twelve to one | {foe} had picked somebody who would stop
+ Help {p} home, with {thing} on your other side => It cost a day, just as they had reckoned | "Mind the one with the slate," said {p} at the door. "He is not for sale. He goes by the shadow"
= Ask {hands} what a day of yours is worth => They had a table for it, and looked | "The house by the bridge," said the politest, "and the bridge" | then he saw {thing} looking at him, or thought so | he put his hat back on
- Trick {hands} by lying down in the road yourself => They wrote down that {h} was done for, and ran to tell {foe} | soon there was nobody left on the bank | {h} got up, and put {p} into the barrel | so they went on from there, with {thing} in front
~ Down the bank came a second barrel | the politest of them called out how sorry he was | it cost an hour to find all the pieces of the bucket

@ wager7 scene line=deliver-wager lead sort=beast p=pie-seller
% It Is Doing It Now; Off the Short Row
Before the {inn} stood {target} on a rope | the label round its neck had {h's} name | {p.a} held the rope. "I was to give you this, and then you are to start," said {p}, and put the rope into {h's} hand
On the wall hung a slate with two rows of names | a long row was for late, and a short one for in time | the rule stood at the foot | seven days were allowed | on the last {thing} must be at its door before the shadow [! is on the step] | if it is late, {foe} has it
{thing} put out its tongue | after that one name was gone from the short row, and people held on to each other for laughing
{foe} did not laugh, who sat below with all the stakes in a sack, and never laid a {coin} of {foe.own}
"It goes ten steps, and then it thinks," said {p}, and put a {coin} on late. "It is doing it now."
+ Help them to chalk the name up again => It was an old fiddler's, who had never seen {thing} | he had liked the sound of it | "That makes three of us," said {p}, after some thought, and shifted the {coin} across
= Ask how the odds stood at breakfast => They had stood at three to one, and by now it was four | "Nobody in this {street} has so much to lay," said {p}. "They carry it in by the back, and it is always somebody's cook"
- Trick them all with a limp => It limped beautifully, with a pebble to help it | there were six more names in the long row by evening | {foe} counted them, and smiled for the first time
~ It had thought for long enough, and lay down where it was, on four people's feet | by the time it got up the long row had grown to the foot of the slate

@ wager8 scene line=deliver-wager plan sort=beast p=again
% A Line Round Its Shadow; In No Haste at All
{h} let {target} off the rope that noon, and it lay down along the foot of a wall, in the sun
{p} sat by it. "There is a farm on each of those legs," said {p}, "and a mill on the rest. It does not seem to feel it." | {thing} put its nose into {p.his} ear
The one with the slate came out of a door across the way | he had once been offered too little, and had been honest since
He bent down with the chalk, and drew a line round the shadow, from nose to tail. "So I shall do it at the last door," he said. "When the shadow gets to the step, I wipe off a row. It will be the one row or the other"
+ Help {p} chalk such a line at every turning => {thing} had to lie down for each, and was quite willing | so they would know all along how much of the day was left
= Pace out how far the shadow has to go yet => It was six paces by the wall, and some four miles by the road | {thing} opened one eye, and shut it | one would have to begin with a carrot
- Cheat, and move {thing} a yard to the left => He looked at the line, and at the sun, and at {thing}, which was chewing the chalk. "People are so good to me," he said, and drew it over again
~ It got up and walked off with the shadow, and the one with the slate went home, for he would not draw a thing twice | it cost them an hour of the sun to be forgiven

@ wager9 scene line=deliver-wager turn entered p=again
% Two Notes in One Hand; The Evening Before
{h} sat down with {p}, and put two bits of {paper} side by side | one was the bet on late, from the washing line | the other was the note that had come with {target} | it asked for {h.name} by name, and for the long road
The edges were both torn in waves, and the letters had the same thick tail
"It is {foe's} hand on both," said {p}. "And the bet was written on the evening before. Who knew of it then?"
"Only {foe.name}, who sent it," said {h}. "I was to have it, and to take the long road, against the shadow. Then {foe.name} bet on late. If I am late, {foe.he} gets everything."
"And why you?" asked {p}
"Because I stop for everybody," said {h}
+ Share it with the others whose thumbs were used => There were four of them, and they heard it in one {kitchen} | not one of them had known how much it was, or what for | "We cannot bet on anything now," said the washer of the shirts. "But we can come and look on"
= Measure on the map how long the short road is => It was a third of the other | one could have been there on the first evening, and been given supper | {p} laid a finger on the place where {they} were now, and left it there for a good while
- Deceive {foe} with word that you have stopped to rest => It was told in the {street} that {h} had taken off both boots | {foe} laughed for the first time that week, and called some of {hands} back from the road
~ "What have you got there, to be so quiet over?" asked one of {hands} through the window, and was sorry to disturb | {p} put one into each shoe, and stamped them down

@ wager10 scene line=deliver-wager gate move p=apple-seller
% Twenty Steps from the Door; So Many Apples
The last door was at {place}, and this was the last of the seven days | a crowd stood before it, around the slate | the slate-keeper had drawn his line on the step | the shadow was a hand's breadth away, and the cloth lay ready
So {h} and {target} came up the {street}, and the people cheered and groaned
Twenty steps from the door {hands} pushed over a stall, and took their hats off | the apples went everywhere | in the midst of them sat {p.a}, and held one foot
"We are so sorry," said the politest of them | his eyes were not on {p}, but on {h} | {foe} had told them that {h} would stop
+ Help {p} up, and take {p.him} along => {p} hopped along beside {thing}, and held on to it. "That stall was all I had," said {p}. "Let us see what {foe.name} has" | the crowd opened for the three of them
= Call to the people to gather the apples => Half of the crowd ran to do it, and some of the apples were never seen again | but the way to the door had not been so clear all day
- Betray {p}, and climb over the stall with {thing} => It was quickly done, and cost one apple in the neck | the people had gone quiet | among them stood the old fiddler, who had bet on {him}, and he looked at the ground
~ An apple turned under {h's} foot | down went {h}, and {thing} too | meanwhile the shadow had got nearer to the step by a thumb

@ wager11 scene line=deliver-wager duel
% Only a Moment; Across the Door
{foe} stood on the step across the last door, and held on to both of the doorposts | the shadow was a thumb's breadth from the line | once {target} was over the sill, {foe} lost everything | if the shadow was first, {foe} kept {thing} | all the money came with it
"A moment," said {foe}. "You have one for everybody. There is only a moment in it. You might let me have that."
{foe} smiled, and {foe.his} face was wet, and {foe.his} voice shook badly | since the first bet {foe} had lost all {foe.his} sleep over this
The man with the slate knelt by his line, and bent low [3 to look along it]
+ Give {foe} back the half sheet with the thumb => "Take it," said {h}. "Then nobody need know how much it was. Only let us by" | {foe} wanted it very much, and had to let go of a doorpost to take it
= Read out the bet and the note to the crowd => Whoever holds the stakes may not bet | that was the old rule, and all of them could sing it | the crowd was silent, and then it was not | {foe} let go of one doorpost, to hold on to the sack
- Lie that the shadow is over the line => "It is over," said {h}, and hung {his} head. | {foe} had to see that, and leaned out to look, and one foot came down off the step | the line lay as white as before
+~ "How kind you are," whispered {foe}, and took the half sheet, and then {h's} hand too, and would not let go of it for gratitude | {h} was being thanked | and the shadow went on
=~ "Louder!" they called from the back, and {h} had to read it over from the top | it was rather long | by now nobody was looking at the shadow except {foe}
-~ Everybody looked down at the line, and so did {h} | meanwhile {hands} had got {thing} back by three yards, and were very sorry

@ wager12 scene line=deliver-wager near p=carrier
% By the Long Road; What the Carrier Could Not See
Nobody could tell {h} who had sent {target} | {h} stopped by a cart from the {inn} | {p.a} was loading it. "I brought that to the {inn} myself," said {p}, "and was not told who sent it. They paid me for so far and no farther."
{p} threw up a crate [2 and did not look where it came down] | "I go by that very door twice a week, along the short road. I could have had it there by supper. Now they all say that I cannot find my way. It has cost me two customers. Who was it, I wonder, that did not want me to be quick?"
From under the seat {p} pulled out a note, which had come with it | "For {h.name}, who stops for everybody," it said. "By the long road."
+ Help {p} to load, and hear the rest => "Who stops for everybody," {p} read once more, when the last crate was up. "I took it for praise. And you did stop for me." | the note was {h's} to keep
= Look at how the note was torn => One edge of it was in waves, and it had come off a pad, such as bets are written on | {p} had not seen that, and did not bet. "You have it," said {p}, and {h} put it away
- Steal the note out of the cart => It went up {h's} sleeve | {p} searched the seat for it, and then the road, and was late that day at every door
~ One of {hands} came by and took a wheel off the cart, and begged pardon | the crates slid, and {p} ran after them | the note had blown against {h's} knee, and stuck there

@ wager13 scene line=deliver-wager far entered p=again
% A Ring and a House Key; Half of Everything
{foe} had come out along the road alone, without a single one of {hands}, and was waiting on a milestone for {h} and {p}
"I have nothing against you," said {foe}, "nor against that" | {foe.he} looked at {target}, and quickly away again | "I only ask you to be late. By one breath. Half of everything is yours then."
{foe} put a ring and a house key on the milestone [3 , side by side, on a handkerchief]
"That is all I have which is still my own," said {foe}. "I never bet before. It was only to be the one time. You cannot think how it feels, to hold everybody's money for so long, and never your own"
{p} turned aside, so as not to see {foe's} face [3 , for it was no good sight]
+ Comfort {foe}, but give back the ring and key => "Stop the bet," said {h}. "Tell them whose money it is. I shall come along, and help you to say it" | {foe} stood up for it, really, and went three steps | then {foe.he} remembered the sum
= Ask {foe} who first thought of the shadow => "I did," said {foe}, not without pride. "A shadow cannot be asked to wait, you see." | {foe} heard that, and grew pale, and put the key away again [3 , deep in a pocket]
- Lie that you will be late for half of it => {foe} shook {h's} hand, and could not stop | {p} said nothing the whole of that day | that evening {foe} borrowed still more, and put it on late
~ {hands} had come after {foe} all the same, and stood up behind the hedge, with a barrel. "Is it no?" asked the politest of them | {foe.name} ran, and the barrel came, and the rest of the morning went on getting out of the ditch

@ wager14 scene line=deliver-wager near p=old_fiddler/he
% A Fiddle on the Short Row; The Verse of the Sack
{p.a} sat in the market with an empty lap [3 , where he used to play for {coins}] | he had bet on {target} to come in time, so {h} went to him
"I have laid my fiddle on you," said {p}. "It is in {foe's} sack, up to the neck. If you are late I am only old, and no longer a fiddler. Last night {hands} came to say how sorry they are for me. They were sorry before anything had happened."
So now he could only hum | it was the oldest song in the place, and the children sang along
"Whoever holds the sack," they sang, "must never lay a bet."
"{foe} has asked me to leave that verse out this week," said {p}. "It is bad for the ears, it seems"
+ Share your bread with {p}, and hear it all => It had eight verses, and {p} ate through two of them | "From the last corner to that door it is twenty steps," he said then. "I have played there at weddings. Do not stop on those, whoever falls down"
= Ask {p} why he bet on in time => "I never read the odds," said {p}. "I only asked who was to bring it, and they laughed, and said your name. I liked the name" | he hummed the verse of the sack once more, for {h} to learn
- Lie to {p} that you are sure to be late => {p} said nothing for a long time. "Then I shall learn to sing," he said, and began at the first verse, not well | the children had stopped, and looked at {h}
~ Three of {hands} came by, and one laid a {coin} in the empty lap, and begged pardon for it | {p} gave it back to him | after that nobody dared to sing the verse aloud
`;
export const pack: PackSource = { id: 'case-deliver-wager', sheets: [facts, scenes], words: {} };
