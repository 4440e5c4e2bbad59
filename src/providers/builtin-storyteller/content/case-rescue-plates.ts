import type { PackSource } from '../pack.ts';

/** Where somebody is kept, what for, and how that one comes out again. */
const facts = `
@ * truth line=rescue-plates start
Every evening two plates of supper went to one house, and only an old servant lived there | the second plate was for a person whom nobody ever saw | {h} asked who that was [2 , and why the window up there was lit all night]
@ * token line=rescue-plates
the scratched plate
@ * known line=rescue-plates before
Two plates went in every evening, and the second was for {target} | {h} had to learn what {foe} wanted for all those suppers
@ * known line=rescue-plates behind
As long as {target} did not sign, {target} was safe | {h} had that much time | and in the grey hood one could walk out
@ * settle line=rescue-plates won
{target} came down with the basket, in the grey hood | {foe} made way for the basket, the same as ever | in all that time {foe} had not looked under the hood | out on the step stood the {clerk}, and {target} put back the hood | "Do you give your ground to {foe}?" asked the {clerk}. | "No," said {target}. "I was locked in for it. Count the plates." | {foe} came out with the {paper}, and saw who stood there | all at once {foe} looked quite small | the step belonged to {target.name}, like all the rest of it | "May I stop walking now?" called the boy out of the window. | {target} laughed, and walked twelve steps with {h} | then {target.name} went straight on
@ * settle line=rescue-plates lost
{foe} met the grey hood halfway down the stair, and put it back with one finger | it was {target}, and overhead the boy stood still | {hands} came in from the step, and held {h} by both arms | "Sign," said {foe}, "or I keep all three of you." | {target} looked at the boy, and dipped the pen, and signed | so the boy was sent home to his aunt, and {hands} led {h} off to the corner | the ground was {foe's} now, and {foe} had no more need of {target} | the next evening one plate was carried to the house
@ * settle line=rescue-plates dear
The grey hood had come as far as the last step | then the boy fell over a plate up there | {foe} ran up, and locked him in, and came down with the key | "Now I have a boy," said {foe}. "Give me the name, and you may have him." | {target} put back the hood, and took the pen, and signed the ground away | {foe} paid with the key, and it was the right one | all three of them walked off along the road | "You own nothing any more," said the boy, and felt in the basket. "But we have two plates." | {target} carried one, and {h} the other
@ * last line=rescue-plates won
In spring {h} had supper on the corner stone, with {target} | the doves walked about, and the window up there stood open | the boy came down the {street} with a basket and no hood | there were three plates in it | {target} cut the bread in squares, and pushed the last one over to {h} | it was eaten walking [! , to the river and back]
The first thing was that {h} took the lock off that room | {token} stood on the sill from then on | {target} kept the room, with an open door | of an evening one heard twelve steps | then there was a thirteenth step, and the stair | {target} set two plates where one could see the {street}
@ * last line=rescue-plates dark
Nobody climbed the stair to {h} and {target} | the boy put the basket down at the corner, and ran | too many had paid for that evening | {h} ate at one end of the table | {target} ate at the other end [2 , quite fast] | when {h} got up {target} listened where the steps went
@ * last line=rescue-plates dear
In winter {h} had one room, and two plates, and {target} and the boy | at night {target} got up and walked | at the sixth step there was the wall | so {h} took down the grey hood, and opened the door | by dawn {target} had walked past {foe's} house
@ * last line=rescue-plates lost
Years later {h} still put two plates on the table | the boy had grown too tall for the hood | one night a closed {ride} had left {foe's} yard | the boy had asked after it in every town | nobody could tell him who had sat in it | {h} cut the second bread in squares | the doves got it every evening
`;

/** Scenes in which a fact of the case is found out, with somebody who comes back. */
const scenes = `
@ plates1 scene line=rescue-plates second p=again who=plate-washer,rag-picker,cookshop-keeper where=a_quiet_back_room
% Two Hands of Writing; The {letter} on the Table
{target} was fed in that house | but everyone had heard a {letter} of goodbye | {p} had begged it from a neighbour, and met {h} in a quiet back room
{p} kept the thing in a cloth, like a rat that might bite | {h} laid an old bill beside it, which {target.name} had written
"The tails go the other way," said {p}. "I said so when it was read out! They told me that people write differently when they are happy."
Now {h} was sure of it | {target.name} had never written that goodbye, and had not gone away at all | somebody had made it up, so that nobody should search
"Then who did?" asked {p}, very low. "It is somebody whom we all believe"
+ Comfort {p}, who was the first to say so => {h} said that {p} had been right from the first day | {p} folded up the cloth | "Then I may say the rest," said {p}. "The {paper} came from {foe's} own desk"
= Hold it up against a {lamp} => Something showed in the {paper}, for half a line had pressed through from the sheet above | it said: two plates, as usual
- Cheat {p} of the {letter} to use it yourself => {h} swapped the {letter} for a bill, and showed it at three doors | one of them was the door of {foe's} cook | then {p} unfolded the cloth. "I would have given it to you," said {p}
~ A shadow went by the window | {p} had the {letter} in the cloth before it was past | {h} was left holding a half of it, and that had no name on it

@ plates2 scene line=rescue-plates plan entered p=again who=plate-washer,rag-picker,cookshop-keeper where=the_room_with_the_bolt
% Under the Grey Hood; Twelve Steps and Turn
{h} wanted {target} out before Friday, and went in to say how it could be done | the boy had lent {p} the grey hood and the basket for one evening, and {h} wore them
{hands} did not look up | above the stair {foe's} man drew back the bolt | he always counted to sixty, and then he shut it again
At a bare table sat {target}, quite alone | "You are late," said {target}, and then saw whose hands they were
They had weeks to tell each other, and one minute for it
"You must not sign," said {h}, very low. "Tomorrow the boy comes up, and stays, and walks for you. And you go down in his hood."
{target.name} nodded, and caught hold of {h's} sleeve | outside the man had got to thirty
+ Give {target} the hood to try for size => {h} put the hood on {target.him}, and it fell to the chin | "I walk twelve steps, and turn," said {target} from within. "Tell the boy. They count them, downstairs"
= Ask {target} what is to be signed => "My name," said {target}. "And then the ground is {foe.own}" | the pen lay there, and had dust on it | then the man had counted out | and {h} was walking down a stair with two clean plates
- Lie that all of {home} is on the way => {h} said it to put heart into them both | {target} looked at {him}, the way one looks at a friend one has known for long | "Bring the basket, then," said {target}, "if all of {home} cannot come"
~ "Sixty," said the man outside, and put in his head | {target} was eating, with both eyes on the plate | {h} went down that stair with the hood on back to front

@ plates3 scene line=rescue-plates wall where=the_yard_with_the_doves
% One Door, One Stair; The Lock on the Outside
{h} wanted to see the house from near, and walked into its yard by daylight | {foe} was feeding doves there, upon an old corner stone | on the stone stood the first letters of {target.own} name
"I do not hide anything," said {foe}. "I built this house myself, on borrowed ground. There is one door, and one stair. At the top is a room with my lock on it, as there are thieves about."
On the stair {hands} were playing at dice | above them somebody walked twelve steps, and turned, and walked back
It was {target}, hardly thirty feet away | {h} longed to call out | but {hands} would have been upon {him} before the second word
"You are listening," said {foe}, and smiled. "To what?"
+ Share the crumbs, and keep {foe} talking => They fed the doves together, like two old neighbours | up there the steps had stopped at the window | "It listens for voices," {foe} remarked, and threw the last of it, and rubbed {foe.his} palms clean
= Count how long the basket stays upstairs => One could count to sixty before it came out again | nobody had looked under the hood | a dove sat down on {foe's} hat
- Lie that you have come about the roof => {foe} had {him} shown it, from a ladder, with two of {hands} below | it was a good sound roof | but it went close by that window | on the sill inside lay a pen, and dust
~ All the doves went up at once, and {hands} jumped up after them | {foe} asked for {h's} name, so as to be able to send eggs | one of {hands} had to stand at the top of the stair now

@ plates4 scene line=rescue-plates lead p=cookshop-keeper where=the_cookshop
% Bread Cut Small; Paid by the Week
{token} came from the cookshop, so {h} went in to ask who ate from it | behind the counter {p.a} was filling two plates for {foe's} house
"There is one old servant over there, and she eats like a wren," said {p}. "But two go over, and two come home, all but one last night. It is paid by the week, and nobody haggles."
On the first plate the bread lay in slices [2 , as anyone has it] | on the second it was cut up in squares, no bigger than dice
{h} knew of one person who had to have it cut so | it was {target}, and nobody else | so {target.name} was alive, and in that house
"They asked for that in the second week," said {p}. "Until then the one plate always came back as it went. Now go. The basket is fetched at dusk, and they do not like questions here"
+ Help {p} to carry the basket => At the corner someone in a grey hood took the basket, and thanked the ground | {p} went no farther, and never had | "It is bad for trade to know a thing," said {p}
= Look at the plates that came home last night => Both plates had been wiped with bread | but the rim of the one had a row of crumbs on it, in little heaps | there was one for every day [! that {target} had been gone]
- Steal a square of the bread for yourself => The square was buttered on both sides, for {target} | so the plate went over there one square short | {foe} had paid for that square
~ The one who fetched the basket had come early, in a grey hood | it stood in the door, and would not come in | {p} covered the plates at once, and had a good deal to do with a cloth

@ plates5 scene line=rescue-plates means p=again who=plate-washer,rag-picker,cookshop-keeper where=the_window_across_the_way
% The Grey Hood; What They Look At
Somebody carried the plates in past {hands}, and {h} wished to see who | {p} knew of a window across from {foe's} house | {they} sat at it without a {lamp}
When it got dark the basket came along | the one who carried it wore a grey hood, pulled well down | {hands} were lying about on the step | one of them drew in a foot, and none of them looked up
"Yesterday it was taller," said {p}.
When the basket came out again {they} were waiting at the corner | the hood was pushed back, so as to wipe a nose | underneath was a boy of about twelve
"It is my aunt's, but she has a knee," said the boy. "Before her it was the cook. They have never said a word. They only look at the basket."
So whoever wore that hood could go in, and come out again | {h} wanted it for {target}, and the boy saw {him} look, and held on to it
+ Give the boy a {coin} to tell nobody that you asked => The boy took the {coin}, and told a little more for it | there was one up there who always said thank you | the old one down below never did, he said
= Try it on, and let {p} look at you => The hood came down to the chin, and smelled of onions | {p} walked round {him} twice. "Nobody would know you," said {p}, "and I have really tried"
- Trick the boy out of his hood => The boy's aunt sent him back for the hood | by then {p} had cut out a second one | "He has been scolded enough," said {p}, and bit off the thread
~ The boy saw them, and ran | both plates broke on the corner stone | on the step {hands} were standing up, and somebody up there had stopped walking

@ plates6 scene line=rescue-plates price entered p=again who=ink-seller,letter-writer where=the_street_before_a_nailed_door
% From Friday, One; Out on the {street}
{p} was being turned out by {hands}, and {h} ran there as soon as {he} heard | the bed stood in the {street} already, and {p} sat on it
"{p} has been seen with you," said {foe} to {h}, and ticked off a chair. "So {p} may sleep in the open."
A plank was nailed over the door, and then a second [3 , crosswise, over the first] | {h} was ashamed, and looked at the ground
"They talked while they nailed," said {p}, very low. "When the {paper} is signed one plate will do, {foe} told them."
{foe} held out the {ledger} for {p} to sign | in the column for the plates stood a two for every day, down to Thursday | behind Friday there was a one
So {target} had until Friday to sign | after that nobody meant to feed {target.him}
+ Help {p} to get the bed under a roof => {they} carried it under an arch | there {p} remembered the rest. "And up there no pen has been touched yet, they said. So nothing is signed. There is still time"
= Ask {foe} what one buys with two plates => "Patience," said {foe}. "I have nearly enough" | there was wet ink on {foe.his} thumb | {foe} had held out a pen to {target} all day
- Rob {foe} of the {ledger} and run => {h} read the {ledger} behind a wall | for three weeks there were twos all the way down | only the one for Friday was crooked | {foe} had been in a hurry there | {hands} asked {p} who had run off with it | {p} would not say
~ A leg came off the bed | out of it rolled all that {p} had saved | {foe} had that written down as well, to the last {coin}

@ plates7 scene line=rescue-plates turn p=again who=plate-washer,rag-picker,cookshop-keeper where=a_table_by_the_window
% The Wrong Tails; What the Pen Was For
{p} brought {h} the false {letter}, to look at it by daylight | beside it {h} laid {token} | next to it lay the sheet with thirty names
On the two papers the tails went to the right | on the plate the tail went to the left, as {target.name} had always made it
"So the {letter} was bought, to stop us searching," said {h}. "Then {foe} tried to buy the name as well, and the {clerk} knew it for a false one."
"What does anybody want with a name?" asked {p}.
{h} thought of the letters on the corner stone, and understood it all at once
"The ground!" said {h}. "{foe} told me that it is borrowed. It belongs to {target}. With the true name on a paper {foe} may keep it, and the house as well."
Only one hand could write that name, and it was locked in and fed | the second plate still went up, so nothing was signed yet | {h} was proud of {target.name}, and very much afraid
"And once it is signed?" asked {p}. "Who will pay for a supper then?"
+ Share the news with the people who had believed the {letter} => {p} read the two writings out to them, tail by tail | one after another they remembered that {target} had not said goodbye | "I packed a bag of cakes for the journey," said a neighbour. "{foe} accepted it with thanks"
= Pace out the ground on which the house stands => It was sixty paces along and thirty across | there was a stone in every corner, and the same letters were on all four | in front of three of them {foe} had planted roses
- Steal the {ledger} with the ground in it => It said what {h} had thought, in the true writing | before evening the {clerk} had missed it, and {p} was the first to be asked | {foe} was told to bring the signature by Friday, and not a day later
~ {hands} were going by with the basket, and {p} swept both sheets off the table | the {letter} went under a boot, and came up torn across | of the name there was only the tail left

@ plates8 scene line=rescue-plates gate move entered p=again who=plate-washer,rag-picker,cookshop-keeper where=the_house_with_one_stair
% A Hand on the Basket; The One Lit Window
At {place} one window was lit, and behind it {target} was kept | {h} came there at dusk with {p} and the boy | it was Thursday, and {target.name} had to come out that night
The boy had the basket, and wore the grey hood | {token} lay on top of the bread, and {target.name} would know by it that it was time
The boy was to stay in that room, and walk | {target.name} was to come down in his hood [2 , with the empty plates]
"Twelve and turn," said the boy. "I have practised it in bed."
{hands} were at dice on the step | every other evening they had let the basket by | this time one of them put a finger through the handle. "Wait," that one said. "It is the last night. We were told to look"
+ Share out the bread to {hands}, as it is the last night => {hands} took a slice in each hand | so nobody had a hand left for the hood | the boy went up past them with his head down | {h} stepped in after him, with the cloth, and there stood {foe}, with a {paper}
= Ask {hands} who is winning at the dice => "I am," said two of them at once. | they had to count it up | behind their backs the boy went up the stair | {h} followed him in, and {foe} was waiting there
- Trick {hands} with a {coin} that rolls away => The {coin} rolled round the corner, and three went after it | the boy was up the stair before the first came back | {p} did not get the {coin} again | {h} went in, and {foe} looked up from a {paper}
~ The one at the handle turned over all the bread | he even bent to see under the hood | "You are small tonight," he said. | he let the boy go up, but then he whistled for {foe}

@ plates9 scene line=rescue-plates duel where=the_house_with_one_stair
% Blank at the Foot; One Turn Too Soon
Just inside the door {foe} stood with the {paper}, below the stair | the {clerk} was coming for it within the hour, and there was still no name under it
Up in the room {target} was putting on the grey hood | if {foe} saw that hood on the stair, all was lost
"You will talk to {target.name}," said {foe} to {h}. "Quick! If it is signed both of you may leave. If it is not, nobody leaves."
Overhead the boy had begun to walk | he took only ten steps, and turned
{foe.name} had listened to those steps for weeks, and lifted {foe.his} head | {h} had one breath left to stop that
+ Comfort {foe}, who is afraid for the house => "I laid every stone of it," said {foe}. "Whose ground it was I did not ask. Then it was too late for asking" | {foe} sat down on a box, with {foe.his} back to the stair, and wept | the bolt went back overhead
= Ask {foe} to read the {paper} aloud => {foe} took it nearer to the {lamp} | {foe} read at a gallop, with one finger on the line | there were six lines | at the fourth the bolt went back overhead | {foe} only read all the louder
- Lie that {target} will sign as soon as there is ink => {foe} ran to the chest, and threw out caps and spoons to get at the ink | the lid was up between {foe} and the stair | {h} held it so | behind it the bolt went back overhead
+~ {foe} began to sit down, and then did not | "You are kind to me," said {foe}. "Nobody is kind to me in this house. What is it that I am not to see?" | and {foe} turned round to the stair
=~ {foe} read three lines, and stopped | {h} had glanced at the stair just once, meanwhile, and {foe} had seen it | {foe} laid down the {paper}, and looked there too
-~ "No ink?" said {foe}. "I filled it this morning. So you are lying, and you want me at that chest" | {foe} let the lid fall, and went up the stair, two steps at a time

@ plates10 scene line=rescue-plates near p=letter-writer where=the_letter-writer's_booth
% Thirty Times Crossed Out; A Name for Pay
Somebody had been paid to write that goodbye, so {h} tried those who write for others | in the third booth sat {p.a} | {p} was glad to be asked, and pulled out a {paper}
It had one name on it, thirty times over, and each was crossed out | it was {target.own} name
"A servant brought me this," said {p}. "It was meant to stand under a paper about some ground. I can copy anybody, as a rule."
But the {clerk} had laid the copy beside an old one, and it was plainly false | so {p} had not been paid
"My tails go to the right," said {p}. "The real ones go to the left. Now they must make the real one sign. I am sorry for whoever it is, and I should still like my money"
+ Give {p} a {coin} for the sheet and for coming => {p} bit the {coin}, and blushed, and handed over the sheet [3 , folded as small as it would go] | "There was a long one too, at the start," {p} said, "a whole {letter}, to say goodbye with. They were satisfied with that one. Nobody looks at tails in a goodbye"
= Compare the first of the thirty with the last => The first was like, the last was liker, and both were wrong | in the margin {p} had written down what was to be paid | beside that stood, in other ink: not until it is right
- Cheat {p} of the sheet with a promise of payment => {h} had promised payment, and did not bring it | {p} waited at the corner for three evenings | "A letter-writer came to me about that sheet," the {clerk} told {h}, "and cried"
~ The servant with the basket was in sight already | {p} pushed the sheet up {h's} sleeve | the ink was not dry everywhere | for a week the half of a name could be read upon {his} arm

@ plates11 scene line=rescue-plates far entered p=again who=letter-writer,cookshop-keeper where=a_friend's_house
% Everything Grey; One Hood Left
Nobody looked under that grey hood, and {h} was counting on it | but {foe} had heard that questions were asked about hoods
So {hands} came to every house in turn, and took along whatever was grey | {h} got to {p's} door just ahead of them
The hood that they wanted lay behind {p's} stove | {p} sat down on it at once, with the cat on top | without that hood {target} would never get out
There were cloaks in their basket already, and a sack for turnips | "You get it back after Friday," they told everyone.
The last of them came nearer to the stove. "That cat is grey," said this one
+ Help {p} by being the owner of the cat => {h} lifted it up, and it scratched everyone in turn | they wrote it down as a cat | {p} did not move from that spot until it was night | one grey hood was left {inhome}, and it was warm
= Ask {hands} what happens after Friday => "After Friday nobody up there needs a supper," they said. | they bit their lips, for that was a secret | after that nobody cared to search behind a stove | {p} got up when they had gone, with stiff knees and the hood
- Trick {hands} with a grey cloak from next door => They were pleased to find one, and did not look farther | the neighbour had no other | "She has a cough," said {p}, and all through the next rain one could hear it
~ They took the cat along, for safety, and two aprons | {foe} counted what they had, and was not content | so they were sent back, to begin again from the other end

@ plates20 scene line=rescue-plates far quiet p=again who=cookshop-keeper,letter-writer,ink-seller where=the_cookshop_after_dark
% The Last Square; What Came Back on the Plate
That evening {h} cut the bread for {target} with {his} own hands, in the cookshop | {p} kept watch from the door
The bread had to be in squares, as so often at home | there the last square was always pushed over to {h}, with one finger
The basket went across to {foe's} house | {they} waited among the pots until both plates were back
The servant's was as clean as ever | but on the second lay one square of bread
"That never happened before!" said {p}. "Is {target.name} ill?"
{h} shook {his} head, and could not speak at first | it lay at the very rim, as if pushed by a finger | "No," said {h}. "That one is mine"
+ Share the last square with {p} => {h} broke it in two, and they chewed it slowly, side by side | "I have only ever seen the plates," said {p}. "Now I should like to see who eats from them"
= Look at the square closely before you eat it => Somebody had pressed a nail into the crust, all round | {h} counted twelve marks, and the twelfth had a tail to the left | "Like the steps up there," said {p}, "and then the turn"
- Steal the servant's plate to scratch an answer on => {h} scratched {his} own sign on it, and it went up the next day | {foe} found it, and blamed the old servant | after thirty years she was put out at the door, with one spoon
~ Two of {hands} looked in for an onion, and one of them saw the square | "Does nobody want that?" he asked, and ate it | {h} had to look on

@ plates12 scene line=rescue-plates near p=ink-seller where=the_ink-seller's_stall
% A Full Bottle Comes Back; Good Ink for Nobody
{target} had always bought ink at one stall, so {h} tried there next | behind the bottles sat {p.a}, and had no customers
"Nobody buys from me now but {foe}," said {p}. "It is one bottle a week. And every Sunday the old one comes back. Look at it."
The bottle was full to the neck, and the ink had dried up in it | nobody had dipped a pen in there [2 , not even to try]
"{foe} says that my ink will not write," said {p}. "If it is not used by the end of the month, {foe} takes my stall. But it is good ink!"
{h} wondered who was to write in that house | {p} pushed the dry bottle over to {him}. "Please," said {p}. "Find out what is wrong with it"
+ Help {p} to show that the ink is good => {h} wrote a line with fresh ink, and it stood there black and clear | people came up to read it | "So it is a man who will not write," said {p}. "Who is going to tell {foe} that?"
= Ask {p} who brings the bottle back => "One of {hands}, out of pity for me," said {p}. "On Mondays it is put down on a bare table, beside a pen. On Sundays there is dust on the pen. Then the bottle comes back"
- Steal the fresh bottle that is meant for {foe} => On the bottle that {h} stole was a label | for one name, and nothing else, {foe} had written | {hands} missed the bottle, and came back | they took {p's} money box in place of it
~ One of {hands} was coming along the {street} with a bottle in each fist | {p} let down the shutter between {h} and the counter | behind it {p} promised, very humbly, that the next one would surely write

@ plates13 scene line=rescue-plates near where=the_pen-maker's_stall
% A Pen for a Stubborn Guest; Five on a Cloth
{h} went home across the market, and had asked for {target} everywhere | at the pen-maker's stall {foe} took {him} by one sleeve
"You have honest hands," said {foe}, without a look at the face above them. "With which of these five would you like to write?"
"Who is it for?" asked {h}, as calmly as {he} could.
"It is for a guest of mine," said {foe} softly. "I ask for nothing but a name on a {paper}. Every day I am told that the pen is no good."
{h} nearly laughed aloud, for that was {target} all over
"You may well smile," said {foe}, and looked tired all at once. "I slept in barns until I was grown. Then I built myself one house. Until I have that name they can put me out of it again. Tell me, what would make you write it?"
+ Help {foe} to choose, and cut a mark in the pen => {h} tried all five, and cut a tiny tail to the left into the third, with one thumbnail | {foe} bought it, and was truly grateful. "It goes up with the supper," said {foe}
= Tell {foe} what would make you write => "To be let home," said {h}. | "That is what I hear every day, too," said {foe}. "But who would write for me, once home?" | {foe} let go of the sleeve, and bought all five
- Trick {foe} into taking a pen that is split => {foe} trusted {h}, and took the split one home | the pen-maker had only looked on | before dark {hands} came for his table, and his tray, and all the pens upon it
~ "Good evening, {fullname}!" called one of {hands} across the market | {foe} let go of that sleeve as if it had teeth. "I might have asked whom I was talking to," {foe} said, and left the pens there

@ plates15 scene line=rescue-plates near p=again who=plate-washer,rag-picker,cookshop-keeper where=a_room_under_the_roof
% They Wiped Their Boots; The Pot on the Plate
{h} was home from asking about {target}, and {p} had come up to hear of it | {token} lay on the table between them | then they heard boots below, a great many
{p} had just time to set the flower pot on the plate
Five of {hands} wiped their feet, and wished a good evening. "One plate, scratched," they read from a {paper}. "May we?" | they did not wait for an answer
They turned the bed over, and made it again, and better | they shook out each shirt, and folded it
"And if you find that plate?" asked {h}.
"Then it never was," said the eldest kindly, "and nobody ever ate from it." | {h} felt quite sick
The youngest had stopped in front of the flower pot | {p} did not breathe. "It stands too dark," said the youngest, with both hands out
+ Help the youngest, and carry the pot to the window => {h} took pot and plate in one grip, and the youngest ran ahead to open the shutter | out on the sill nobody gave it another look. "It will thank you," said the youngest, and meant the plant
= Ask the eldest to show you that {paper} => A spoon, a cup and a plate stood on it, all of them scratched with the same letter | so {target.name} had tried it three times | the eldest folded the {paper} up, quite embarrassed, and called the others away
- Lie that {p} has such a plate at home => {hands} thanked {h}, and went straight there | they packed every plate of {p's} in straw, and bowed, and carried it off | "And it was I who put the pot on yours," said {p}
~ The pot tipped over, and earth ran across the table, and into five pairs of boots | {hands} begged pardon, and ran down for a broom | when they came back {token} lay under the roof tiles

@ plates14 scene line=rescue-plates eve where=the_stove_of_the_boy's_aunt p=again who=plate-washer,rag-picker,cookshop-keeper
% A Hole as Big as a Face; The Boy Had Meant Well
On the last night the boy sent for {h} and {p}, and his chin shook | he had hung the grey hood over the stove to dry, and fallen asleep
Now it had a hole in the back, as big as a face
Tomorrow at dusk {target} had to wear it on that stair | {foe} and all of {hands} would be there
{p} put a whole fist through the hole. "And {hands} have been down the whole {street} for anything grey," said {p}. "Where are we to find a piece?"
{h} looked at the lining of {his} {coat}, but that was as brown as a nut
"There is our white sheet," said the boy. "And there is soot. I could cut it out of the middle, where my aunt does not lie."
So they knelt down before the stove, all three, with one needle | there was light left for an hour
+ Help the boy to sew on the patch himself => The boy sewed with his tongue between his teeth, and {h} held the cloth | the seam ran as crooked as a goat path, but it held. "Now it is my hood again," he said, and slept on it
= Rub in the soot until nobody sees a patch => {h} rubbed, and {p} carried it to the light and back | at the eleventh time one could not find the patch any more | {they} were as grey as the hood, down to the teeth
- Rob the sleeping aunt of a piece of her blanket => It was the last grey blanket in the {street}, and she had hidden it from {hands} | in the morning she looked at {h} through the hole in it | the boy put down the needle, and said nothing
~ The sheet fell into the soot, and came out as black as a boot | so {p} sewed up the hole with nothing in it | now the hood was narrow, and {target.name} would have to hold it shut
`;
/** How it begins, what comes back of what was done, and what is asked and heard on the way. */
const told = `
@ plates-o1 open line=rescue-plates p=plate-washer/she where=the_cookshop's_back_door
% One Plate Short; A Letter with a Tail
{p.a} had sent for {h}, and was waiting at the back door of the cookshop
"Two plates go to {foe's} house every evening," said {p}. "Only one old servant lives there. And last night one of the plates came back scratched."
Under the plate one letter was scratched, with its tail to the left | only {target} wrote like that
{target.name} had been missing for three weeks | {foe} had read out a {letter} of goodbye | everyone {inhome} had believed it
In the {street} {hands} were shouting for that plate, or for {p's} place
"Take it," said {p}, and gave {h} {token}. "Ask inside who eats from it!"
+ Save {p} by taking the blame => {h} told {hands} that {he} had broken it, and paid a {coin} | they wrote it down, and went | {p} breathed again. "They are being filled just now," she said. "Go in by the front"
= Ask {p} what the second plate comes back like => "Wiped clean with bread, and very neat," said {p}. "The servant's never is. So there are two of them eating. Go in and ask what is put on it"
- Trick {hands} with another plate from the shelf => They carried it off, and were content | but the plate was of another set | {foe} was sure to see it | "That one I shall have to pay for," said {p}
~ Then {hands} were in the yard already | {h} held the plate behind {his} back while they searched the yard | they told {p} that she could go, and asked what {h} was called
@ plates-o2 open line=rescue-plates p=rag-picker where=the_rag-picker's_cart
% A Thing out of the Window; Found among the Rags
{p.a} pulled a cart up to {h}, and was quite out of breath | {hands} were close behind, and calling {p.him} a thief
"I stopped under the window that is lit all night," said {p}. "Down came a supper plate, into my rags!"
Somebody had scratched a letter on it, with the tail to the left | {target} always wrote like that, and had vanished three weeks before | there had been a {letter} of goodbye, and {foe} had read it to everyone
"An old servant lives there, and nobody else," said {p}, and pushed {token} over to {h}. "It is from the cookshop. Ask there who gets it!"
+ Defend {p} when {hands} want to take the cart => {h} stood before it, and asked loudly what was stolen | {hands} did not wish to talk about a plate before people | so they went | "The cookshop is round the corner," said {p}, and shook {h's} hand twice
= Ask {p} what else there is at that window => "Somebody walks up and down in there," said {p}. "It is twelve steps, and then a turn. At dusk a basket goes in. It comes from the cookshop"
- Betray {p} to {hands}, and slip off with the plate => They took the cart, and searched it rag by rag until noon | by that time {h} was at the cookshop | {p} sat on a doorstep, and had nothing left to pull
~ {hands} had their fists on the cart already, and turned out every rag | {h} had the plate under {his} {coat} | they found nothing, and looked at that {coat} for a long while
@ * echo line=rescue-plates turn did=plates-o1:+
A cousin of the plate-washer swept floors for the {clerk}, and told them a thing | it was in thanks, since {h} had saved a place | no {paper} from {foe} had been brought there so far
@ * echo line=rescue-plates gate did=plates-o1:-
Beside the dice lay a plate of the wrong set | {h} had once tricked them with it | so today they turned over everything
@ * echo line=rescue-plates gate did=plates-o2:+
Then a cart full of rags rolled down the {street} by itself | {h} had once defended it, and somebody had now let go of it | half of {hands} ran to stop it
@ * echo line=rescue-plates price did=plates-o2:-
The rag-picker stood by, and had no cart for the bed | {h} had betrayed that cart to {hands} | after that nobody in the {street} would lend {him} another
@ * echo line=rescue-plates plan did=plates4:+
The cookshop-keeper had put a pie in the basket, for the man outside | it was in thanks for {h's} help with it that evening | so the man counted with his mouth full, and slowly
@ * echo line=rescue-plates plan did=plates4:=
There were crumbs beside the plate, in little heaps | {h} had seen such heaps at the cookshop, one for each day | {target} had counted, and knew about Friday
@ * echo line=rescue-plates plan did=plates4:-
The man had looked into the basket twice that evening | {h} had stolen a square of bread out of it | so now they were counted, and he was in a bad temper
@ * echo line=rescue-plates price did=plates1:+
Two neighbours came and stood by the bed | they said aloud that the {letter} was false | they dared to, since {h} had comforted the first who said it
@ * echo line=rescue-plates wall did=plates1:-
Today four sat there, and not two | {foe} had heard how {h} cheated for the {letter} | it had been shown at the wrong door
@ * echo line=rescue-plates turn did=plates10:+
For {h's} {coin} the letter-writer had added a line to the sheet | the {clerk} wanted the true name on Friday, at the latest
@ * echo line=rescue-plates price did=plates10:-
The {clerk} came by, and would not hear a word from {h} | a letter-writer had been cheated of a sheet, and had wept about it in that office
@ * echo line=rescue-plates gate did=plates12:+
At the corner the ink-seller let a whole barrel run across the road | three of {hands} slid in it, and went home to change | {h} had once helped that ink to its good name
@ * echo line=rescue-plates gate did=plates12:-
They were playing for the ink-seller's money | {hands} had taken it for the bottle that {h} stole | the ink-seller stood there, and said {h's} name to them
@ * echo line=rescue-plates price did=plates5:+
The boy came by, and was asked who else went about with {h} | {he} had once given him a {coin} for his silence | so no other bed was put out that day
@ * echo line=rescue-plates far did=plates5:-
{hands} knew by now what {h} looked like, and told it in each house | {h} had tricked the boy out of his hood | he had described {him} to them, in tears
@ * echo line=rescue-plates gate did=plates3:+
The doves came down all over the step, for they knew {h} | {he} had shared crumbs with them and {foe} | {hands} had to guard their own bread
@ * echo line=rescue-plates plan did=plates3:-
There was an iron bar before the window now | {foe} had found out that {h} lied about the roof | so there was no way left but the stair
@ * echo line=rescue-plates plan did=plates13:+
Beside the plate lay a pen with a tiny tail cut in it | "Since that came up I have known that you were near," whispered {target}. "I sleep at night now"
@ * echo line=rescue-plates turn did=plates13:=
{h} thought of the five pens, and of what {foe} was so afraid of | without that name one could put {foe.him} out of {foe.his} house | now it was clear who could
@ * echo line=rescue-plates price did=plates13:-
On the next step sat the pen-maker, without table or tray | {h} had tricked {foe} with one of his pens | he did not get up to help with the bed
@ * echo line=rescue-plates price did=plates15:+
"Does it grow?" the youngest of {hands} asked {h} in passing | it was the one with the flower pot | in thanks for that help the nails went in only halfway
@ * echo line=rescue-plates price did=plates15:-
People stood about, and nobody took the other end of the bed | they had heard whose plates were carried off for {h's} lie
@ * echo line=rescue-plates gate did=plates14:+
The boy was not afraid | on his back was the patch that he had sewn himself, with {h's} help | "It holds," he whispered. "So shall I"
@ * echo line=rescue-plates gate did=plates14:=
Another had felt the hood, and looked at his thumb, which was black | it was {h's} soot from last night | he took it for dirt, and wiped it off
@ * echo line=rescue-plates gate did=plates14:-
The boy would not look at {h}, who had robbed his aunt of half a blanket | he did it for the one who always said thank you, he had told {w}
@ * echo line=rescue-plates gate did=plates20:+
All along the {street} people stood at their doors, and chewed small squares of bread | {w} had told them about the one that {h} shared | {hands} did not like so much chewing
@ * echo line=rescue-plates gate did=plates20:-
The old servant sat on the corner stone, with her one spoon | she lost her place by the plate that {h} stole | she could have called {hands} in to supper, and she did not
@ * ask line=rescue-plates before
{h} went from kitchen to kitchen, and asked who had lately cooked for {target}
{h} asked all who sat up late about that window
{target} had gone away, the {letter} said | {h} was looking for anybody who saw it
{h} walked round {foe's} house in a wide circle, and looked for a second door
@ * ask line=rescue-plates behind
{h} asked for servants who had ever been inside {foe's} house
{h} wished to get {target} out | when did {hands} go to their supper?
{h} was asking old people about that piece of ground, and whose it had been before
@ * gift line=rescue-plates before
"Two suppers?" said {p}. "I know the old servant. She gives half of hers to the doves."
"That window?" said {p}. "I pass it at night. Somebody walks in there, and the servant has a stick."
"{foe} built that house in a great hurry," said {p}. "I asked who owned the ground, and I was shown out."
"I heard {foe} read out the {letter}," said {p}. "There were tears before it was unfolded."
@ * gift line=rescue-plates behind
"The {clerk} asks people aloud before a {paper} counts," said {p}. "One need only say no."
"I carried wood to that house for a year," said {p}. "They look at what goes in. They never look at what comes out."
"{foe} listens to the steps up there all evening," said {p}. "If one is wrong, {foe} will notice."
`;
export const pack: PackSource = { id: 'case-rescue-plates', sheets: [facts, scenes, told], words: {} };
