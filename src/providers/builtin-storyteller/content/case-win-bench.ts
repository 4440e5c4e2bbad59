import type { PackSource } from '../pack.ts';

/** What was told to the one who is loved, by whom, and what that one knew in truth. */
const facts = `
@ * truth line=win-bench start
Every Thursday {target} sat on one certain bench | one place on it was always kept free | nobody could say for whom | it had been so for years, they told {h}
@ * token line=win-bench
the wager slip
@ * known line=win-bench before
{target} kept a place free on a bench | it was not for {foe} | for whom it was kept {h} hardly dared to guess
@ * known line=win-bench behind
It was {h's} own place that was kept free on that bench | but {foe} meant to sit there first | so {foe.he} would win the bet
@ * ask line=win-bench before
{h} went round by the back lanes | in the front ones there might be {target}, and {h} had no speech ready
{h} was looking for one person who had not bet | it was to be a person with sense
{h} showed {token} here and there, and asked what people thought of the odds
Somebody had to know for whom {target} kept that place | {h} asked the oldest people, who sit at windows
@ * ask line=win-bench behind
{h} was practising what to say to {target} on the Thursday | it was short, and still too long
{h} needed people without any money on {foe} | there were not many, and {he} went to them one by one
The full moon was near | {h} wished to know how early one may light a lamp
@ * gift line=win-bench before
"That bench?" said {p}. "My uncle sat down on the free side once. He got up again faster, and would not say why."
"{target} goes home at the first lamp," said {p}. "Every Thursday. I put my beans on by it."
"{foe} has never yet paid out a bet," said {p}. "It is always to be next year."
"There is something cut under that seat," said {p}. "My dog found it. I cannot read lying down."
@ * gift line=win-bench behind
"{foe} has been to see the lamp keeper," said {p}. "With a purse. Nobody takes a purse to say good evening."
"My money is not on {foe}," said {p}. "Do not tell. There are more of us than you would think."
"I met {target} with the basket," said {p}. "There were two hats in it, and nobody has two heads."
@ * echo line=win-bench gate did=bench20:+
There was earth under the nails of that hand, and {h} had some as well | they had helped each other with a stone, and neither had washed it off
@ * echo line=win-bench gate did=bench20:-
Today {target} had no eyes for the road | nobody comes that way, a strange voice had said in the mist, and it was {h} who had lied
@ * echo line=win-bench gate did=bench-o1:+
A goat stood under the ladder, and chewed on a sleeve | {h} had got it back for {w} once | {w} had forgotten, very much on purpose, to tie it up
@ * echo line=win-bench price did=bench-o1:-
The owner of the other goat had it from {hands} who sent them there | so that one, and three neighbours, had bet against {h} by noon
@ * echo line=win-bench plan did=bench-o2:+
It was {w} who had told {target} where to look | {h} had helped {w.him} up out of the gutter | {w.he} thought that {target.name} ought to know
@ * echo line=win-bench wall did=bench-o2:-
{h} had said in the {inn} that {his} own money was on {foe} | it was a lie | but the whole square knew it by now, and laughed
@ * echo line=win-bench gate did=bench4:+
In the hedge there was a gap, cut that same day | it was just wide enough for one | {h} had helped with the far end of it | {w} kept count of such things
@ * echo line=win-bench price did=bench4:=
{h} knew that knot in the wood, having sat upon it | nobody could stay there for an evening without a cushion | so one had only to think about the cushion
@ * echo line=win-bench wall did=bench4:-
Since the cushion was stolen {foe} had a larger one | one of {hands} carried it behind {foe.him}, with both eyes upon {h}
@ * echo line=win-bench plan did=bench1:+
"You sweep in time," said {target}. "I noticed that last week, from the bench." | {h} had held the broom for {w}, and had thought that nobody saw
@ * echo line=win-bench far did=bench1:-
{foe} had never forgiven that false message | nothing would call {foe.him} away this time, {foe.he} told {h}
@ * echo line=win-bench turn did=bench10:+
{w} would swear to it as well | {h} had dried those cups to the last one | half the {inn} had watched {foe} write that label, {w} said
@ * echo line=win-bench price did=bench10:-
{h} had tried to steal the jar, and so {foe} called in all the stakes at once | {w} had lost a roof by that | {w} told everyone whose fault it was
@ * echo line=win-bench gate did=bench12:+
{w} had sold {hands} six very wide hats, at half the price | {h} had helped with a brim once | beneath those brims they saw little of {him}
@ * echo line=win-bench plan did=bench12:-
{target} looked at {h's} head, and away again | the {street} knew that {h} stole the band from {w} | {w} would have given it for the asking
@ * echo line=win-bench far did=bench5:+
{w} had passed the joke on, since {they} guessed at it that night | {hands} were guessing now too | the second coat of paint was quite forgotten
@ * echo line=win-bench turn did=bench5:-
The word hats was hardly to be read any more | {h} had gone at it with a {blade} | it would have been a thing to show to people
@ * echo line=win-bench far did=bench3:+
{hands} shook the brush at {h} | "Let be," said {foe}. "That one held my ladder." | so {h} might stand as near as {he} liked
@ * echo line=win-bench price did=bench3:-
The garlands that {h} let fall were on the bill | {foe} had put them down to everyone who laughed | so one more table was gone
@ * echo line=win-bench plan did=bench13:+
No one had followed {target} on that day, for {foe} had kept {hands} at home | {foe.he} owed {h} that much, for one kind word in the market
@ * echo line=win-bench turn did=bench13:=
{h} had asked that very thing in the market | the only answer then was {foe}, climbing down from a box
@ * echo line=win-bench price did=bench13:-
Others had bet on {h} in secret, and had changed to {foe} since | they had seen {h} bow with that cushion, and did not know that it was a lie
@ * echo line=win-bench gate did=bench14:+
{w} stood by the hedge, and made the first line with {w.his} lips, without a sound | {h} had read it out on those steps | it would do, and {he} breathed more easily
@ * echo line=win-bench gate did=bench14:=
{h} began to say good evening under {his} breath, as practised | {his} feet remembered how many paces it was | they set off by themselves
@ * echo line=win-bench gate did=bench14:-
"Any post for {target.name}?" called {foe} across the hedge. | it was about that letter in the coat of {w}, who had told everyone how {h} tricked it in there | all the people laughed
@ * echo line=win-bench plan did=bench15:+
Under the chair stood {h's} boots, with new soles | the shoemaker wanted nothing for it | he had been helped home through a marsh
@ * echo line=win-bench price did=bench15:-
The shoemaker came past with a ladder, to take his own roof off before {hands} could | {h} had staked it for him, with a lie
@ * echo line=win-bench plan did=bench6:-
The chair-mender came past with a bundle, and looked at nobody | {h} had cheated with a line in the book, and {hands} had shown it round
@ * settle line=win-bench won
{target} took the cushion out of the free place, and handed it to {foe} | "This one is taken," said {target}. "I have been keeping it for {name}." | so {h} sat down there, in front of everybody | {foe} had lost the bet | {foe.he} opened the wager book, and began to pay people | "And the ferryman?" asked {h}. "Why does he need two hats?" | "One is to wear," said {target}. "The other one stays on the bench, and keeps his place." | {target} took a second hat out of the basket | it went on {h's} head, and fitted | the joke had not been worth the wait | {target} laughed so much that the bench shook | the lamps were lit, and this once {target} did not go home
@ * settle line=win-bench lost
{target} got up, as on every Thursday at the lamps | "I kept it free for years," said {target}. "One had only to come and sit down." | then {target} went home along the {street} | {foe} sat down on the cushion, and had won every {coin} | "It is hard," {foe} said after a while, to nobody
@ * settle line=win-bench dear
{target} put the cushion on the ground, and made room | {h} sat down in the free place, and the people clapped | the bet was lost | {foe} paid it out of the wager book, down to the last {coin} | "One hat to wear, and one to keep his place," said {target}. "That was the rest of the joke." | neither of them laughed | "I said that they would not forget you, and I have proved it," said {target}. "I must think now what I shall do on Thursdays." | {h} had thought that it was all for {him} | {he} held that stiff hand of {target.name} all the same
@ * last line=win-bench won
On the next Thursday {h} brought a cushion, because of the knot | the hedge-cutter wished to plane it off, and was not allowed to | {foe} came along with a hat held low | this time {foe} was asked to sit down | it was narrow for three | two hats hung upon the hedge | the lamps were lit, and nobody got up
One Tuesday {h} scratched the answer under the bench | the lamp keeper held the light, and groaned | {token} stuck between the slats, to mark the place | strangers lay down on the gravel to read it | one heard each of them groan | {target} sat up there with {h}, hat beside hat | the two hats beat time to it
@ * last line=win-bench dark
{h} sat on that bench every Thursday | the road before it was smooth, and empty | half of the town had lost by the bet | it was not {foe} whom they blamed | {target} came, and sat on the left, and was polite | {target.name} laid one hand on the wood between them | it kept a place for the one who had gone away
@ * last line=win-bench dear
All that winter {h} called on {target} | on Thursdays {target} was out | nobody knew where | in spring a hat lay on the bench, on the right | {h} laid {his} own hat next to it | then {he} sat on the left, and watched the road, and no stone lay on it | toward evening {target} came along it
@ * last line=win-bench lost
For a year {h} came to that bench each Thursday | the right side was green, and nobody wore it smooth | {foe} had a larger house by then | once {target.name} had left a hat there, without a note | {h} put it on, and it fitted | {he} looked along the road, both ways | the other half of the joke {he} never heard
`;

/** Scenes in which a fact of the case is found out, with somebody who comes back. */
const scenes = `
@ bench-o1 open line=win-bench p=goatherd where=the_road_into_town
% A Goat for a Stake; Half the Town Had Bet
{h} was hardly back {inhome} when {hands} came by, pulling a goat | {p.a} ran after the goat, and held on to {h} | "They are taking it for the wager," said {p}. "I only said that {foe} might lose."
Half the town had bet, said {p} | every Thursday {target} sat on a certain bench | the other place on it was kept free | nobody could say for whom, though years had gone by | {foe} meant to sit there by the full moon, and so to win {target} for good
{h} had come back for {target}, and had to set down {his} bag | {p} still had {token}, and gave it to {him} | the bet ran until the last Thursday [2 , when the first lamp was lit] | "Go and look at that bench," said {p}
+ Help {p} to get the goat back => {h} took the goat by the horns | {hands} had the tail | the goat chose {him} in the end | "The one who cuts the hedge is there all day," said {p}, quite out of breath. "Nobody knows more about that bench"
= Ask {hands} what they have bet => {hands} had each bet a month's pay on {foe} | "Nobody else has ever been near that seat," they said. "Ask the one who cuts the hedge there"
- Trick {hands} into taking a neighbour's goat => {hands} took the neighbour's goat, and a good milker it was | {p} watched from behind {h's} {coat}. "Now I shall have to look them in the face," said {p}. "Go and see your bench. There is somebody at the hedge"
~ The goat pulled loose, and went through a washing line, and took three shirts along | everybody ran after it | in the end {hands} had the goat, and a shirt each
@ bench-o2 open line=win-bench p=hired_singer where=the_door_of_the_inn
% Thrown Out for a Question; Everybody Laughed
{p.a} came flying out of the {inn} | {p.he} lay in the dirt before {h's} feet | "I only asked a question," said {p}. "For whom is the place kept?"
Inside, {foe} was taking bets from the whole room | for years {target} had come to one bench on Thursdays | the other half of it was kept free | before the full moon {foe} meant to sit there, and to win the bet, and {target} with it
{h} knew that bench very well | {he} had sat there with {target} once, and then had gone away without a word
"They have all bet on {foe}," said {p}. "But {target} never asks {foe.him} to sit. So whom is it for?" | {p} gave {token} to {h} | the bet was good until the last Thursday, at the first lamp
+ Help {p} up, and in again at the back => {they} sat among the barrels, and heard it all through the wall | "{foe} has never sat there while {target} does," said {p}. "Ask whoever cuts the hedge. They see the place all day"
= Look in at the window for a while => {foe} stood on a table, and wrote down names | there was a jar full of {coins} on the shelf | "The hedge-cutter has seen me sit there," {foe} was saying, "more than once"
- Lie to {foe} that your money is on {foe.him} => {foe} remembered {h} very well, and was all smiles. "So even you," said {foe}, and told the room | {p} got up without help. "Go and look at the bench at least," said {p}, "now that you have sold it"
~ The door opened once more, and a stool came out, and a tray | {they} had to run, each of them another way | behind them the whole {inn} was singing {p's} song, and not well
@ bench1 scene line=win-bench second p=again who=hedge-cutter,goatherd,hired_singer where=the_far_side_of_the_hedge
% The Free Place; Thursday, Seen from a Hedge
{h} wished to see {target} on that bench, and was afraid to be seen | so on the Thursday {p} lent {him} a broom | {they} stood behind the hedge, with a broom each | on the left of the bench sat {target} | the right side was free
{foe} came up with a lowered hat, and said good day | {target.name} gave a most polite answer | but {target.name} did not ask {foe.him} to sit
"That is every week," said {p}. "And home before the lamps. I must have gone by here for a year to see it." | {target} had one hand laid flat on the free place [2 , the way one keeps a seat for somebody who has only gone to fetch something]
{h} could have stepped out through the hedge, and did not dare to
+ Help {p} sweep the path, and go by close => {they} swept by at two yards, with their hats pulled down | {target.name} did not look up from the road | but {target.name} began to beat time to the broom
= Wait until they have all gone home => The wood of the bench was smooth where {target} sat | the free half was as rough as new | {h} felt it twice, to be sure
- Trick {foe} away with a false message => {foe} went off at a trot | for one whole hour there was nobody between {h} and the bench | {he} had no plan for that, and only stood there | "You made a fool of {foe} for that?" said {p} through the hedge
~ There was a clap of thunder, and all the people ran | {target} walked | soon there was no one on the path but {foe}, with the hat full of rain

@ bench2 scene line=win-bench plan p=again who=hedge-cutter,goatherd,hired_singer where=the_open_doorway
% One Day in the Week; A Brush and a {coat}
It was Wednesday, and {h} was brushing {his} {coat} | the next day {he} meant to go to the bench | {p} sat by and pointed out the spots
"You will not have long," said {p}. "There is from the afternoon until the lamps, and you will spend the half of that standing behind a tree."
{target} went by with a basket, and turned back | neither of them had any words ready for a Wednesday | {h} had longed for this, and wished to run
"You have come about the bench," said {target.name}, and looked only at the brush
+ Give {target} the chair by the door => "I sit enough," said {target.name}, "on one day" | but {target.name} set the basket down, and stayed for a while | "It is the same {coat}," said {target.name}. "I should have known it anywhere"
= Say that you have come back to be laughed at => "You never laughed at the joke I saved for you," said {target.name} | {target.name} picked up the basket, and went | at the corner {h} heard {target.name} try not to laugh
- Lie that you were only passing through => {target.name} nodded, as at something read before | "People do pass through," said {target.name}, and went home | {p} took the brush out of {h's} hand, and did the collar without a word
~ {p} let the brush fall, and {h} bent for it too | {target.name} was gone before {they} stood up again [2 , and an apple was rolling]

@ bench3 scene line=win-bench wall where=the_square
% Garlands; Before the Moon Was Full
{foe} had heard that {h} was back, and asked {him} to the square | {foe} stood there on a ladder | {hands} were hanging garlands for {foe.him} | "You have come in time for the news," said {foe}, with pins between {foe.his} lips. "Before the full moon {target} is going to ask me to sit down on that bench."
Half of {home} had bet that it would be so | they all stood about, and nobody would look straight at {h}
Beyond the last of the garlands stood the bench | it was only a Tuesday, and there were few Thursdays left
+ Help to hold the ladder steady => It was an old ladder, and it wished to walk | "You are a strange rival," said {foe} from above, after a time. "I have never been asked to sit there. Not one time, if you must know"
= Ask {foe} for what day the wager runs => "There is no wager," said {foe}, and came down, and had missed a rung | the bet ran out with the moon, everybody told {h} afterward | and {foe} had put {foe.own} house into it
- Steal the pins, and let the garlands fall => The garlands came down on {hands} | people laughed more than they ought to have | over by the yew {target.name} had stopped, with a basket | {foe} could not see if {target.name} was laughing too
~ {foe} missed a rung, and came down among them with all the garlands | {hands} had to cut people out | nobody could have got a word in for the laughing

@ bench4 scene line=win-bench lead p=hedge-cutter where=the_bench_by_the_hedge
% Everyone Said So; From the Left Side
{h} went to look at that bench before anyone knew of it | {p.a} was cutting the hedge beside it, very straight | "The free place is for {foe}," said {p}. "Everyone says so. They make a handsome pair."
In the roots of the hedge there was a cushion, too | {foe} sat on it on the other days [2 , said {p}, to get the feel]
{h} took the left side, where {target} had been each Thursday | one did not see the square from there, nor who was passing | there was only the road | it was the one by which {h} had gone away
{h} asked {himself} who would look at that for years | {he} did not dare to answer
+ Help {p} with the far end of the hedge => {they} met in the middle | "Now that I am asked," said {p}, with leaves in {p.his} hair, "I cannot say that I ever saw the two of them on it at once"
= Try the right side for a minute => It looked out upon a wall | just where one sits a knot stood up in the wood | it was as sharp as on the day it was sawn | no one could have borne that for long without a cushion
- Steal the cushion out of the roots => {foe} came for it on the Wednesday, and felt about under the leaves | then {foe.he} tried it without, and was up again quicker than {foe.he} had sat down | there was no one to see it but {p}, who told everybody
~ A shower came over the hill, and both of them stood in the hedge for it | then the seat was one long puddle | {p} had taken up the shears again, and had no more time

@ bench5 scene line=win-bench means p=again who=hedge-cutter,goatherd,hired_singer where=the_bench_at_night
% Why Two Hats; Flat on the Gravel
{p} had heard of writing under the free place | so after dark {h} lay down flat on the gravel | {p} held the {lamp} between the slats
A word was scratched in the wood of the free side | it was Thursday, neat and small | and under that there was a question: "Why does the ferryman own two hats?"
{target} had asked {h} that, on this bench, one Tuesday | the answer was to come on the Thursday [2 , since that made a reason to come] | {h} had not waited for it | {he} had gone away on the Wednesday
"Well, why does he?" {p} wished to know, up there | {h} had no idea, and had never been so sorry for it
+ Help {p} to guess the other half => {they} tried it with rain, and a bald wife, and two heads | it was none of those, or it was not worth a bench | "There is only one who can tell you that," said {p}, "and it is for Thursdays"
= Feel with your thumb how old it is => The lines had not all been made in the same year | somebody had gone over them again and again, like a name upon a stone | the last time could not be long ago, for the splinters were white
- Attack the joke with your {blade} => {h} scraped at the word hats, and spoiled it | the other letters went too deep | {p} put out the {lamp} and said that it was late
~ There were feet on the gravel, a good many, and a dog | {p} put the {lamp} under a hat | the dog had found {h} by then, and sat down, and would not go

@ bench6 scene line=win-bench price p=chair-mender where=the_empty_room
% Never Lost, Never Paid; It Doubles Every Year
{hands} had begun to call in the stakes for {foe} | {h} saw them go into a house, and went up after them | {p.a} sat there on the bare boards | the bed had left a pale square, and so had the table | {hands} were just carrying off the chair
"I laid a {coin} on you, years ago," said {p}. "{foe} bet that in a year nobody would know your name. I said that I should." | {p} had won every year since then | but every year the bet was doubled | {foe} held all the money until the next
The wager book lay open upon the sill | the first line had {name} in it, and a year | the rest was all one long sum [2 , in which nobody was ever paid]
"If {foe} sits in that place, I lose the lot," said {p}. "And you lose more than I do"
+ Help {p} to get the chair back => {hands} let go of it willingly enough | "It all falls due at the full moon," one of them said on the stair. "If {foe} is sitting in that free place by then, {foe.he} keeps the lot. I have got a month's pay on it myself"
= Read who signed first against {foe} => {p} was only the second to sign | the first was {target}, who had no money | so {target.name} had bet all those Thursdays on {h}
- Cheat {p} with a false line in the book => {h} wrote that {p} was to have nothing, whoever won | {foe} came upon that line the next day | that day {foe.he} was heard to sing | "I bet on you," said {p} to {h}. "I had better have kept the chair"
~ {hands} came up once more, and took the sill as well | so the book went with it | {p} looked at the gap, and supposed that it would be nice in summer

@ bench7 scene line=win-bench turn p=again who=hedge-cutter,goatherd,hired_singer where=the_empty_bench
% The Road from the Left Side; A Label on the Bench
{h} wanted to know what {target} saw from there every Thursday | it was early on a Monday | {foe} was not on the bench yet | {p} stood by, because two people see more than one | {h} sat down on the left, where {target} always sat
"What do you see?" asked {p}. | "Only a road," said {h}. "I went away by that road."
{h} laid {token} on the wood | beside it {he} laid a label from a jar at the {inn} | both were in {foe's} writing | the label said: forgotten in a year | of the name before that one letter was left | {h's} own name had that letter at its end | under the board {target.name} had cut the word Thursday afresh [2 , and the splinters were white]
"That was meant for me," said {h}. "The whole {inn} was told that I should be forgotten." | {p} bent down for the label, and read it twice | "So {target.name} keeps a place for me," said {h}, "every Thursday, where all of them can see it. It was never for {foe}"
{h} laughed, and had to wipe {his} eyes with a cuff
+ Share the bench with {p}, and look at the road => {p} would not take the free side, and sat down in the grass | "I used to laugh about it," said {p}. "Who keeps a seat for nobody? But it was for somebody, and you were late, that is all"
= Try how the free side feels, just once => It was rough, and a knot stood up in it | {h} fitted in beside that quite well | "Do it on a Thursday," said {p}. "Before the full moon {foe} means to sit there, and {foe.he} has bought a cushion"
- Destroy the label, so that {foe} never sees it => {h} tore it up, and dropped it in the hedge, and felt better | "That was in {foe's} own hand," said {p}, looking after the pieces. "It was all you could have shown to people"
~ Two of {hands} came round the hedge to measure the seat for a cushion | {h} had to get up for them | {p} talked about turnips, very badly, until they had gone

@ bench8 scene line=win-bench gate move p=lamp_keeper where=the_bench_by_the_hedge
% Before the First Lamp; The Lamp Keeper's Ladder
It was the last Thursday | by {token} it was all over at the first lamp | {h} had come early to {place}, in the brushed {coat}, and was not early enough
{p.a} lit the lamps there, and had a ladder up already | "{foe} has paid me to begin an hour too soon," said {p}. "You can see {foe.him} over there, with the cushion."
At the first lamp {target} always went home | nobody ever came by that road in the dark | through the hedge one could see {target} on the bench | one hand lay flat on the free place | {h} had to get there before the light did
+ Help {p} to have trouble with the ladder => {h} held it the wrong way up | the two of them were a good while over it | "It slips," {p} called across the hedge, quite happily | {p} had a month's pay on {name} [2 , it came out,] and was in no haste at all
= Ask {p} how long the first lamp can wait => "The catch on that one sticks," said {p}, with a look up the ladder. "I could be ten minutes over the catch. I never have been. But I could" | {h} was through the hedge by then
- Steal the ladder, and carry it off => {h} ran with it as far as the hedge, and threw it over | {p} stood beneath the dark lamp with both arms up, and shouted | around the bench people had turned to look
~ The ladder slid, and it took {p's} hat along | at the noise {foe} looked through a gap in the hedge. "You are in good time to watch," said {foe}, and patted the cushion

@ bench9 scene line=win-bench duel where=the_bench_by_the_hedge
% Who Sits Down Here; The Cushion in Between
The bet ran out that evening, and half of {home} stood around the bench | it had come to one question: who sat beside {target} [! that night] | it was {foe}, or it was {h} | at the first lamp it would be over
{foe} had put the cushion down already, and smiled at everyone | "That seat is mine," said {h}
"I have had it on all the other days," said {foe}, very cheerful. "You would find it hard. Come, {target.name}, ask me to sit. Then these good people can go to supper."
{h} had come a long way to say one thing | now {he} could not think how it began | {target} looked from the cushion to {h}, and waited
+ Share the half of the joke, and trust {target} => "Why does he own two hats?" {h} asked {target.name} softly | nobody else could make head or tail of it | but {target.name} turned round, and began to smile
= Ask {target} for whom the place is kept => {h} asked it once, so that all could hear, and waited | {foe} gave an answer, and then a longer one | {target.name} let {foe.him} finish, and reached for the cushion
- Trick {foe} with a shout that the lamp is lit => {foe} turned to look, and so did all the rest | {h} stepped past {foe.him} | there was no one now between {him} and the bench | "It is not lit at all," said {foe}, who had stopped smiling
+~ Someone had overheard the riddle | the people called out answers [2 , about rain, and wives, and two heads] | {h} turned round to laugh with them | {he} had {his} back to {target} | then the first lamp was lit
=~ "Must I say that as well?" asked {target}. "I have been saying it every Thursday." | {h} ought to have sat down then | but {he} stood there, and looked for words | behind {him} the first lamp was lit
-~ Only a small child believed it | the child ran, and fell at the feet of {target.name} | {target.name} picked up the child, and gave {h} a stranger's look | behind them the first lamp really was lit

@ bench10 scene line=win-bench near p=pot-washer where=the_washing_room
% The Jar at the Inn; Four Words on a Label
{h} wished to know who kept the money of that bet, and went to the {inn} | {p.a} stood washing cups below a shelf | on the shelf was a jar of {coins}, full to the lid
"I have a month's pay in that," said {p}, "and a hole in my roof. When may I have it back? Next year, says {foe}. {foe.he} says so every year."
A label was stuck on the jar, in the same writing as {token} | it said: forgotten in a year | in front there had been a name, and a thumb had rubbed it out | "But who is it that is forgotten?" said {p}
+ Help {p} with the cups, and ask about the jar => {h} dried them, and {p} talked | it was a bet, and {p} was not to say upon whom | "You did not get this from me," said {p}, and peeled off the label, and put it in {h's} hand
= Read the label close to the {lamp} => Of the name there was one letter left | it was the last | {h's} own name ended with the same one | "Take it along," said {p}. "It comes off by itself, in the wet"
- Steal the jar while {p} wrings the cloth => The jar was too heavy for one arm | only its label came off [2 , and stayed on {h's} palm] | {p} turned round, and saw that, and set the jar on a higher shelf
~ In came {foe}, and counted the jar with {foe.his} eyes | {p} had to go for wood | the label had come loose in the wet [2 , and it lay among the cups]

@ bench11 scene line=win-bench far p=again who=hedge-cutter,goatherd,hired_singer where=the_bench_at_dusk
% Wet Paint; A Pot of Green
{p} came to say that {hands} were at the bench with a pot | {h} ran there with {p.him} | they were painting the free place green, and nothing else | {foe} looked on, with the cushion under one arm
"That stays wet for a week," whispered {p}. "Nobody can sit down in it on Thursday. It would take a judge with a cushion."
{foe} lifted {foe.his} hat to {h}, and looked pleased | if nobody thought of a way, the place was {foe's}
+ Help {p} to wipe it off in the night => {they} wiped off the paint until the rags gave out | between {them} there were four green hands | by morning the seat was only a little sticky | "Wear gloves on Thursday," said {p}, "or they will all know"
= Ask {foe} what colour that cushion is => "The cushion? White," said {foe} | {foe} looked at the wet green seat, and then at the cushion | {hands} waited with the brush in the air
- Steal the pot, and paint {foe's} doorstep => {foe} came home in the dark, and left green prints on all the stairs | one of {hands} had to scrub until daybreak | "He only held the {lamp}," said {p}, and could not laugh
~ {p} stepped on the lid of the pot, and it rang | after that {hands} gave the seat a second coat, and {foe} stood guard over it [2 , and hummed]

@ bench12 scene line=win-bench near p=hatter where=the_hatter's_shop
% Two Hats on One Day; The Hat in the Basket
Each Thursday {target} carried a basket to the bench | in it lay a hat that nobody wore | {h} called on the one who had made the hat, {p.a} | {p} was steaming a brim, and had a grievance
"Two hats," said {p}. "{target} ordered two of me on one day, years ago. The first is worn through. The other is my best work, and I have never seen it on anybody."
{p} had kept the {paper} band with the size of it | "It was ordered for another head," said {p}. "Now whose?"
+ Help {p} with the brim, and ask for the band => {h} held the brim straight, and {p} pinned it | "You have the patience for hats," said {p}. "You may have the band. If you meet the head that it fits, then tell that head to call on me"
= Try the band round your own head => The band fitted {h's} head, to the breadth of a hair | {p} looked at the band, and at {h}, and took a pin out of {p.his} mouth. "Then why are you not wearing it?" said {p}
- Steal the band from its hook => {h} had the band inside {his} {coat} before {p} turned round | the hook went on swinging | "There was a band on that," said {p}, and began to look under the felt
~ The brim had gone soft | it fell into {p's} hands like a pancake | {p} had no more words for anybody that day | a paper band was blowing along the counter

@ bench13 scene line=win-bench near where=the_market
% Forgiven before All; Who Carries the Cushion
{h} had come to the market to ask about the bet | {foe} stood upon a box there, saw {him}, and spread both arms
"Here is {name}!" called {foe}. "One says hard things about people who go without a word. I do not. I forgive it, here, before all of you." | {foe} kissed {h} on both cheeks, and the whole market clapped
"And {name} does not grudge me my luck," called {foe}, with an arm around {h's} neck. "On the last Thursday {name} will carry the cushion to the bench for me. Is that not handsome?" | they clapped harder still | one of {hands} held it out already
Whoever carries a cushion does not sit on it | but if {h} refused, everybody saw who could not forgive
Beyond the stalls {target} had stopped with the basket, and was listening
"I have carried chairs for others all my life," said {foe} into {h's} ear, and {foe.his} voice shook. "Nobody ever carried one for me. Only this once"
+ Comfort {foe} in a low voice, and say no => "That must have been hard," whispered {h}. "But this one I cannot carry." | for one moment {foe} leaned on {him} in earnest | then {foe.he} laughed for the people, and told {hands} to put the cushion away
= Ask aloud to whose place it is to go => "To mine, of course," called {foe}. | "Has {target.name} said so?" a woman called back, and then three more did | {foe} found it draughty upon that box, and climbed down
- Take the cushion, and lie that you are glad => {h} bowed with it to every side, and people cheered | by the stalls {target} set the basket on the ground | {hands} took the cushion back at the next corner, for it had only been for show
~ {hands} had {h} up on their shoulders before {he} could answer | they bore {him} around the market, with the cushion in {his} lap | when {he} was let down {target} had gone home

@ bench15 scene line=win-bench near p=again who=hedge-cutter,goatherd,hired_singer where=the_road_to_the_bench
% A Pole across the Road; Thirty-One in Red
{h} was on the way to see the bench by day, and {p} came along | {hands} had laid a pole across that road, and stood behind it with a list
"Whoever has bet on {foe.name} goes through," they said. "Since {name} is back, some people have been silly. Those go home, and think"
An old shoemaker leaned upon the pole, in his house shoes | he could see his own front door from there
"I never bet," he told {h}. "I came out for salt, at noon, and now I am to stake my roof before I may go in."
{hands} ran a finger down to {p}. "You are not on it at all," they said. "One month's pay on {foe.name}. Or you walk round by the marsh, today and always." | they held out the pen, quite kindly
"And you do not pass for any money," they said to {h}
{p} looked at the pen, and at the marsh | the shoemaker stood on one foot, to rest the other
+ Support the shoemaker home through the marsh => {h} and {p} took him between them, and one house shoe stayed in the mud | behind them eleven others left the pole, and came after | "So it can be done," said the shoemaker at his door
= Count the names on the list, upside down => Thirty-one names stood there in red, and they had all bet on {h} | {he} had thought that there was nobody | "Put me down in red as well," said {p} to {hands}, and walked off toward the marsh
- Lie that the shoemaker has just staked his roof => {hands} wrote it down, for he could not stand any longer, and signed | the pole went up for him | "It leaks," he said to {h}, in passing. "But it was not yours to bet"
~ A cart came up behind, and they were all pushed against the pole | it broke, and {hands} ran about between the people with their list | nobody got to the bench, and it began to rain

@ bench20 scene line=win-bench far quiet where=the_last_bend_of_the_road
% The Last Hundred Steps; A Basket of Stones
{h} walked in by the old road, to try how it would be to arrive | there was a mist, and one saw no faces in it
For the last hundred steps {he} trod on no stone at all
Then somebody knelt there with a basket, and picked them up one by one | it was {target}, and it was not even Thursday
By the ditch lay a heap of them, as tall as a child | there were years in that heap
"Somebody might come here tired," said {target} to the steps in the mist, "and in thin shoes."
{h} stood there in thin shoes, and could not trust {his} voice | so {he} knelt
Only one stone still stuck up out of the road, and it sat fast
+ Help to lift it, one on each side => Four hands went under that stone, and it gave up | {target} carried one half of it to the heap, and {h} the other | neither let go at once. "You are not from here," said {target}, and seemed to ask
= Gather the small ones into your hat => {h} filled the hat nine times, and emptied it upon the heap | at the tenth {target} took it from {him}, and felt its worn brim all round | then it was given back very gently
- Lie, in a strange voice, that nobody comes this way => "So they tell me," said {target}, and knelt there for a while | then {target.name} went home with the basket half empty | in the dark {h} fell over that one stone, at full length
~ A cart of {hands} came out of the mist, and lost a wheel on that stone | when the shouting was over there was only the basket | a boy had laid {h's} lost shoe on top

@ bench14 scene line=win-bench eve p=again who=hedge-cutter,goatherd,hired_singer where=the_steps_to_the_yard
% The Back of a Slip; Eight Lines
It was the night before the last Thursday | {h} sat on the steps to the yard, and wrote on the back of {token} | it took half the night, and it was eight lines long
"This is for {target}," {h} told {p}, "in case {foe} sits there first. Give it to {target.name} afterwards."
"No," said {p}, and put both hands behind {p.his} back
"It says why I went. It says that I was ashamed, and every week it got harder."
"You once left without a word," said {p}. "Now you would send the word, and not come with it. Where is the difference?"
{h} laid the slip upon {p's} knee, and {p} let it slide off | {he} laid it in {p's} hat, and {p} turned the hat over
"I should be the one who stands there with it," said {p}. "And {target.name} would look past me, down that road. I have seen that look. Read it to me, if somebody has to hear it." | {h} held it to the {lamp}, and could not get beyond the name
+ Share the first line with {p}, out loud => "I am sorry to be so late," {h} read at last. | {p} listened for more, and shook {p.his} head. "That one will do," {p} said. "The other seven can be seen by looking at you"
= Fold it up, and practise without it => {h} went up and down the steps, and said good evening to the pump | at the ninth time it sounded like a person who means to stay
- Trick it into {p's} coat when {p} nods off => In the morning the slip lay on {h's} doorstep, beneath a stone | {p} had found it, and shown it at three breakfasts, and had not knocked
~ A gust took the slip, and they chased it through three gardens | when {h} had it again the eight lines were one blue cloud | only the hour on the front could still be read
`;
export const pack: PackSource = { id: 'case-win-bench', sheets: [facts, scenes], words: {} };
