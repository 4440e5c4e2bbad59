import type { PackSource } from '../pack.ts';

/** What was told to the one who is loved, by whom, and what that one knew in truth. */
const facts = `
@ * truth line=win-bench start
Every Thursday {target} sat on one certain bench | one place on it was always kept free, and nobody could say for whom | it had been so for years, they told {h}
@ * known line=win-bench before
{target} kept a place free on a bench, and it was not for {foe} | for whom it was kept {h} hardly dared to guess
@ * known line=win-bench behind
It was {h's} own place that was kept free on that bench | but {foe} meant to sit there first, and win the bet
@ * settle line=win-bench won
{target} took the cushion out of the free place, and handed it to {foe} | "This one is taken," said {target}. "I have been keeping it for {name}." | so {h} sat down there, in front of everybody | {foe} had lost the bet, and opened the wager book, and began to pay people | "And the ferryman?" asked {h}. "Why does he need two hats?" | "One is to wear," said {target}. "The other one stays on the bench, and keeps his place." | {target} took a second hat out of the basket | it went on {h's} head, and fitted | the joke had not been worth the wait, and {target} laughed so much that the bench shook | the lamps were lit, and this once {target} did not go home
@ * settle line=win-bench lost
{target} got up, as on every Thursday at the lamps | "I kept it free for years," said {target}. "One had only to come and sit down." | then {target} went home along the {street} | {foe} sat down on the cushion, with half of {home} looking on, and had won every {coin} | "It is hard," {foe} said after a while, to nobody
@ * settle line=win-bench dear
{target} put the cushion on the ground, and made room | {h} sat down in the free place, and the people clapped | the bet was lost, and {foe} paid it out of the wager book, down to the last {coin} | "One hat to wear, and one to keep his place," said {target}. "That was the rest of the joke." | neither of them laughed | "I said that they would not forget you, and I have proved it," said {target}. "I must think now what I shall do on Thursdays." | {h} had thought that it was all for {him}, and held the stiff hand all the same
@ * last line=win-bench won
On the next Thursday {h} brought a cushion, because of the knot | the hedge-cutter wished to plane it off, and was not allowed to | {foe} came along with a hat held low | this time {foe} was asked to sit down | it was narrow for three | two hats hung upon the hedge | the lamps were lit, and nobody got up
One Tuesday {h} scratched the answer under the bench | the lamp keeper held the light, and groaned | {token} stuck between the slats, to mark the place | strangers lay down on the gravel to read it | one heard each of them groan | {target} sat up there with {h}, hat beside hat | the two hats beat time to it
@ * last line=win-bench dark
{h} sat on that bench every Thursday | the road before it was empty | half of the town had lost by the bet | it was not {foe} whom they blamed | {target} came, and sat on the left, and was polite | a hand lay on the wood between {target} and {h} | it was still keeping a place
@ * last line=win-bench dear
All that winter {h} called on {target} | on Thursdays {target} was out | nobody knew where | in spring a hat lay on the bench, on the right | {h} laid {his} own hat next to it | then {he} sat on the left, and watched the road | toward evening somebody came along it
@ * last line=win-bench lost
For a year {h} came to that bench each Thursday | the right side was green, and nobody wore it smooth | {foe} had a larger house by then | once a hat lay there, without a note | {h} put it on, and it fitted | {he} looked along the road, both ways | the other half of the joke {he} never heard
`;

/** Scenes in which a fact of the case is found out, with somebody who comes back. */
const scenes = `
@ bench1 scene line=win-bench second p=again
% The Free Place; Thursday, Seen from a Hedge
{h} and {p} stood behind a hedge, with two borrowed brooms | it was a Thursday | there was the bench | on the left of it sat {target} | and the right side was free
{foe} came along the path with a hat held low, and stopped, and spoke | {foe.he} was answered, most politely | {foe.he} was not asked to sit
"That is every week," said {p}. "And home before the lamps. I must have gone by here for a year to see it." | {target} had one hand laid flat on the free place [2 , the way one keeps a seat for somebody who has only gone to fetch something]
+ Help {p} sweep the path, and go by close => It was done at two yards, and with a hat pulled down | there was {sign} | nobody looked up | but the hand upon the bench now beat time to the broom
= Wait until they have all gone home => {h} waited, and then felt along the wood | it was worn quite smooth where {target} sat | and the free half was as rough as new
- Trick {foe} away with a false message => {foe} went off at a trot | for one whole hour there was nobody between {h} and the bench | {he} had no plan for that, and only stood there | "And for this {foe} was made a fool of?" said {p} through the hedge
~ There was a clap of thunder, and all the people ran | {target} walked | soon there was no one on the path but {foe}, with the hat full of rain

@ bench2 scene line=win-bench plan p=again
% One Day in the Week; A Brush and a {coat}
It was Wednesday, and {h} was brushing {his} {coat} for the next day | {p} sat by and pointed out the spots
"You will not have long," said {p}. "There is from the afternoon until the lamps, and you will spend the half of that standing behind a tree."
Somebody went by with a basket, and turned back to the doorway | it was {target} | it was not Thursday, and neither of them had made ready what to say
"You have come about the bench," said {target}, to the brush
+ Give {target} the chair by the door => It was not taken | "I sit enough," said {target}, "on one day" | but the basket was set down | and there was {sign}, close to, and it was some time before anyone took the basket up again
= Say that you have come back to be laughed at => It was true, as it happened | "That joke," said {target}. "I have had the half of it for years" | then the basket was picked up | at the corner somebody tried not to laugh, and one could hear it
- Lie that you were only passing through => {target} nodded, as at a thing one has read before | "People do," {target} said, and was gone | {p} took the brush out of {h's} hand, and did the collar without a word
~ {p} had let fall the brush, and both of them bent for it | when {they} looked up the doorway was empty [2 , and an apple was rolling]

@ bench3 scene line=win-bench wall
% Garlands; Before the Moon Was Full
{foe} stood on a ladder in the square, and told {hands} where the garlands should go | "You have come back in time for the news," said {foe}, with pins between {foe.his} lips. "Before the full moon {target} is going to ask me to sit down on that bench."
There was a bet on that, and half of {home} was in it | nobody would look straight at {h}
Beyond the last of the garlands stood the bench | and it was only a Tuesday
+ Help to hold the ladder steady => It was an old ladder, and it wished to walk | "You are a strange rival," said {foe} from above, after a time. "I have never been asked to sit there. Not one time, if you must know"
= Ask {foe} for what day the wager runs => "There is no wager," said {foe}, and came down, and had missed a rung | the bet ran out with the moon, everybody told {h} afterward | and {foe} had put {foe.own} house into it
- Steal the pins, and let the garlands fall => The garlands came down on {hands} | people laughed more than they ought to have | over by the yew {target} had stopped, with a basket | and {h} could not tell if that was a laugh as well
~ {foe} missed a rung, and came down among them with all the garlands | {hands} had to cut people out | nobody could have got a word in for the laughing

@ bench4 scene line=win-bench lead p=hedge-cutter
% Everyone Said So; From the Left Side
{h} wished to see that bench | {p.a} was cutting the hedge beside it, very straight | "The free place is for {foe}," said {p}. "Everyone says so. They make a handsome pair."
In the roots of the hedge there was a cushion, too | {foe} sat on it on the other days [2 , said {p}, to get the feel]
{h} took the left side, where {target} had been each Thursday | one did not see the square from there, nor who was passing | there was only the road, and it was the one by which {h} had gone away
+ Help {p} with the far end of the hedge => {they} met in the middle | "Now that I am asked," said {p}, with leaves in {p.his} hair, "I cannot say that I ever saw the two of them on it at once"
= Try the right side for a minute => It looked out upon a wall | just where one sits a knot stood up in the wood | it was as sharp as on the day it was sawn | no one could have borne that for long without a cushion
- Steal the cushion out of the roots => {foe} came for it on the Wednesday, and felt about under the leaves | then {foe.he} tried it without, and was up again quicker than {foe.he} had sat down | there was no one to see it but {p}, who told everybody
~ A shower came over the hill, and both of them stood in the hedge for it | then the seat was one long puddle | {p} had taken up the shears again, and had no more time

@ bench5 scene line=win-bench means p=again
% Why Two Hats; Flat on the Gravel
Something was written under the bench, {p} had heard | so {h} lay down flat on the gravel, and {p} held the {lamp} between the slats
A word was scratched in the wood of the free side | it was Thursday, neat and small | and under that there was a question: "Why does the ferryman own two hats?"
{target} had asked {h} that, on this bench, one Tuesday | the answer was to come on the Thursday [2 , since that made a reason to come] | on the Wednesday {h} had gone away
"Well, why does he?" {p} wished to know, up there | {h} had no idea
+ Help {p} to guess the other half => {they} tried it with rain, and a bald wife, and two heads | it was none of those, or it was not worth a bench | "There is only one who can tell you that," said {p}, "and it is for Thursdays"
= Feel with your thumb how old it is => The lines had not all been made in the same year | somebody had gone over them again and again, as one does with a name upon a stone | the last time could not be long ago, for there was a splinter, and it was white
- Attack the joke with your {blade} => {h} had scraped at the word hats when {he} saw how deep the letters went | the whole board would have had to come away | {p} put out the {lamp} and said that it was late
~ There were feet on the gravel, a good many, and a dog | {p} put the {lamp} under a hat | the dog had found {h} by then, and sat down there, and was not to be called off

@ bench6 scene line=win-bench price p=again
% Never Lost, Never Paid; It Doubles Every Year
{p} had a room to show to {h}, at home | the bed had left a pale square on the floor, and so had the table | {hands} were just going down with the chair, and {p} sat on the boards
"I laid a {coin} on you," {p} said. "A year, {foe} told us, and nobody will know that name. I said that I should." | {p} had won every year since then | and every year it was doubled, and {foe} held all the money until the next
The wager book lay open upon the sill | {foe} had ruled it {foe.himself} | the first line had {name} in it, and that first year, and the rest were all one long sum [2 , in which nobody was ever paid]
+ Help {p} to get the chair back => {hands} let go of it willingly enough | "It all falls due at the full moon," one of them said on the stair. "If {foe} is sitting in that free place by then, {foe.he} keeps the lot. I have got a month's pay on it myself"
= Read who was the first to sign against {foe} => {p} was the second | the first had had no money, and had written down as the stake: my Thursdays | {h} knew the hand
- Cheat {p} with a false line in the book => {h} wrote that {p} was to have nothing, whoever won | {foe} came upon that line the next day | that day {foe.he} was heard to sing | "I bet on you," said {p} to {h}. "I had better have kept the chair"
~ {hands} came up once more, and took the sill as well | so the book went with it | {p} looked at the gap, and supposed that it would be nice in summer

@ bench7 scene line=win-bench turn p=again
% The Road from the Left Side; A Label on the Bench
It was early on a Monday, and {foe} was not on the bench yet | {p} stood by, because two people see more than one | {h} sat down on the left, where {target} always sat
"What do you see?" asked {p}. | "Only a road," said {h}. "I went away by that road."
{h} laid down a label from a jar at the {inn} | in {foe's} writing it said: forgotten in a year | of the name before that one letter was left | {h's} own name had that letter at its end | beside the joke under the board stood the word Thursday | it had been cut afresh that same year [2 , and the splinters were white]
"That was meant for me," said {h}. "The whole {inn} was told that I should be forgotten." | {p} bent down for the label, and read it twice | "So {target.name} keeps a place for me," said {h}, "every Thursday, where all of them can see it. It was never for {foe}"
+ Share the bench with {p}, and look at the road => {p} would not take the free side, and sat down in the grass | "I used to laugh about it," said {p}. "Who keeps a seat for nobody? But it was for somebody, and you were late, that is all"
= Try how the free side feels, just once => It was rough, and a knot stood up in it, and {h} fitted in beside that quite well | "Do it on a Thursday," said {p}. "Before the full moon {foe} means to sit there, and {foe.he} has bought a cushion"
- Destroy the label, so that {foe} never sees it => {h} tore it up small, and dropped it in the hedge, and felt better for a minute | "That was in {foe's} own hand," said {p}, looking after the pieces. "It was all you could have shown to people"
~ Two of {hands} came round the hedge to measure the seat for a cushion | {h} had to get up for them | {p} talked about turnips, very badly, until they had gone

@ bench8 scene line=win-bench gate move p=lamp_keeper
% Before the First Lamp; The Lamp Keeper's Ladder
It was the last Thursday before the full moon, and the bench stood near {place} | {h} had come early in the brushed {coat}, and was not early enough
{p.a} lit the lamps there, and had a ladder up already | "{foe} has paid me to begin an hour too soon," said {p}. "You can see {foe.him} over there, with the cushion."
At the first lamp {target} always went home, for nobody comes by that road in the dark | through the hedge one could see {target} on the bench | one hand lay flat on the free place
+ Help {p} to have trouble with the ladder => {h} held it the wrong way up, and the two of them were a good while over it | "It slips," {p} called across the hedge, quite happily | {p} had a month's pay on {name} [2 , it came out,] and was in no haste at all
= Ask {p} how long the first lamp can wait => "The catch on that one sticks," said {p}, with a look up the ladder. "I could be ten minutes over the catch. I never have been. But I could" | {h} was through the hedge by then
- Steal the ladder, and carry it off => {h} ran with it as far as the hedge, and threw it over | {p} stood beneath the dark lamp with both arms up, and shouted | around the bench people had turned to look
~ The ladder slid, and it took {p's} hat along | at the noise {foe} looked through a gap in the hedge. "You are in good time to watch," said {foe}, and patted the cushion

@ bench9 scene line=win-bench duel
% Who Sits Down Here; The Cushion in Between
The bet ran out that evening, and half of {home} stood around the bench | it had come to one question: who sat beside {target} [! that night] | it was to be {foe}, or it was to be {h} | at the first lamp it would be over
{foe} had put the cushion down there already, on the new green paint, and was smiling at everyone | "That seat is mine," said {h}
"I have had it on all the other days," said {foe}, very cheerful. "You would find it hard. Come, {target}, ask me to sit, and these good people can go to supper."
{target} looked from the cushion to {h}, and had not spoken yet [3 to anybody there]
+ Share the half of the joke, and trust {target} => {h} said it to {target} alone, the question from under the bench | nobody else could make head or tail of it | but {target} turned round, and one corner of that mouth had moved
= Ask {target} for whom the place is kept => {h} asked it once, so that all could hear, and waited | {foe} gave an answer, and then a longer one | {target} let {foe.him} come to the end, and reached for the cushion
- Trick {foe} with a shout that the lamp is lit => {foe} turned to look, and so did all the rest | {h} stepped past {foe.him}, and there was no one now between {him} and the bench | "It is not lit at all," said {foe}, who had stopped smiling
+~ The people caught it up, and called out answers, about rain, and wives, and two heads | {h} turned round to laugh with them | {he} had {his} back to {target} | then the first lamp was lit
=~ "Must I say that as well?" asked {target}. "I have been saying it every Thursday." | {h} ought to have sat down then | but {he} stood there, and looked for words | behind {him} the first lamp was lit
-~ Only a small child believed it | the child ran, and fell at the feet of {target} | {target} picked the child up, and gave {h} the look one has for strangers | behind them the first lamp really was lit

@ bench10 scene line=win-bench near p=pot-washer
% The Jar at the Inn; Four Words on a Label
{h} asked about that bench at the {inn} | {p.a} stood washing cups below a shelf | on the shelf was a jar of {coins}, full to the lid
"I have a month's pay in that," said {p}, "and a hole in my roof. When may I have it back? Next year, says {foe}. {foe.he} says so every year."
A label was stuck on the jar, and {foe} had written on it: forgotten in a year | in front there had been a name, and a thumb had rubbed it out
+ Help {p} with the cups, and ask about the jar => {h} dried them, and {p} talked | it was a bet, and {p} was not to say upon whom | "You did not get this from me," said {p}, and peeled off the label, and put it in {h's} hand
= Read the label close to the {lamp} => Of the name there was one letter left, and it was the last | {h's} own name ended with the same one | "Take it along," said {p}. "It comes off by itself, in the wet"
- Steal the jar while {p} wrings the cloth => It was too heavy to lift down with one arm | only the label came off [2 , and stayed on {h's} palm] | {p} turned round, and saw that, and set the jar on a higher shelf
~ In came {foe}, and counted the jar with {foe.his} eyes, and {p} had to go for wood | the label had come loose in the wet [2 , and it lay among the cups]

@ bench11 scene line=win-bench far p=again
% Wet Paint; A Pot of Green
In the evening {p} went to the bench with {h} | {hands} stood in front of it with green paint | they were painting the free place, and nothing else
"That stays wet for a week," whispered {p}. "Nobody can sit down in it on Thursday. It would take somebody with a cushion."
{foe} was there to see that they put it on thick, and had the cushion under one arm
+ Help {p} to wipe it off in the night => {they} wiped until the rags were used up, and had four green hands | by morning the seat was only a little sticky | "Wear gloves on Thursday," said {p}, "or they will all know"
= Ask {foe} what colour that cushion is => "White," said {foe}, and stopped, and looked down at the wet green seat | then {foe.he} looked at the cushion for some time | {hands} waited with the brush in the air
- Steal the pot, and paint {foe's} doorstep => {foe} came home in the dark, and left green shoes all the way up the stairs | one of {hands} had to scrub until daybreak | "He only held the {lamp}," said {p}, and could not laugh
~ {p} stepped on the lid of the pot, and it rang | after that {hands} gave the seat a second coat, and {foe} stood guard over it [2 , and hummed]

@ bench12 scene line=win-bench near p=hatter
% Two Hats on One Day; The Hat in the Basket
A hatter knows every head in a place | so {h} asked {p.a} about {target} | {p} was steaming a brim, and had a grievance
"Two hats," said {p}. "{target} ordered two of me on one day, years ago. The first is worn through. The other is my best work, and I have never seen it on anybody."
Once a week {target} carried it past {p's} window in a basket | {p} had kept the {paper} band with the size of it | "It was ordered for another head," said {p}. "Now whose?"
+ Help {p} with the brim, and ask for the band => {h} held the brim straight, and {p} pinned it | "You have the patience for hats," said {p}. "You may have the band. If you meet the head that it fits, then tell that head to call on me"
= Try the band round your own head => The ends met, to the breadth of a hair | {p} looked at the band, and at {h}, and took a pin out of {p.his} mouth. "Then why are you not wearing it?" said {p}
- Steal the band from its hook => {h} had it inside {his} {coat} before {p} turned round | the hook went on swinging | "There was a band on that," said {p}, and began to look under the felt
~ The brim had gone soft, and it fell into {p's} hands like a pancake | {p} had no more words for anybody that day | a paper band was blowing along the counter
`;
export const pack: PackSource = { id: 'case-win-bench', sheets: [facts, scenes], words: {} };
