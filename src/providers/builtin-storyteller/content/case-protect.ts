import type { PackSource } from '../pack.ts';

/** Who wants it gone, what for, and by what it is kept. */
const cases = `
@ * truth line=protect-stone trail=protect spot start
A [2 boundary] stone at {target} had no moss on its north side | {h} had walked by it for years, and had never asked {himself} why
@ * truth line=protect-stone lead
It was by the stone without moss that {foe} claimed {target} | the line ran from it as straight as a string, and came out on {foe's} side
@ * truth line=protect-stone second
Somebody's father had seen lamps by the boundary, and oxen [2 , one night in spring] | he told nobody, and had a new roof by the summer
@ * truth line=protect-stone means
An old deed gave the distance in paces, from an oak that was still there | it ended sixty short of the stone [2 , at a hollow full of nettles]
@ * truth line=protect-stone wall
As to a boundary the law went by stones, and not by nettles | {hands} had set a day for coming, with a {paper} and with axes
@ * truth line=protect-stone turn
"The sixty paces are all that {foe} is after," said {h}. "The rest is talk." | a spring came up between them, and had never run dry | whoever held that held all the country below, and {target} stood in the way
@ * truth line=protect-stone price
Somebody would have sworn to the sledge | a bigger roof was offered for not doing it, and then there was a fire
@ * truth line=protect-stone plan
By law nine who lived there might lift a boundary [2 , before witnesses] | nobody had used it for sixty years, and there were just nine of them
@ * truth line=protect-stone gate
They would come by the hollow | they had the stone behind them, and the law on their side
@ * truth line=protect-stone duel
{foe} had one hand on the stone, as on a dog's head. "It has stood here since the world was made," {foe.he} said. | "Then it will have a bottom side," said {h}, "and there will be something to read on it"
@ * known line=protect-stone before
A stone had been moved, and {foe} had done well by it | what could be worth so much trouble {h} did not see yet
@ * known line=protect-stone behind
It came down to sixty paces, and one wet hollow | {h} had to get that stone turned over while people were looking
@ * settle line=protect-stone won
Nine people put their bars under the stone, and leaned | {foe} kept a hand on it as long as might be, and then took it away | over it went, and the bottom side was full of writing | "From the oak, two hundred," read {h}, "and no farther." | they walked the stone down to the nettles, and it dropped into the old hole with a thump | so {target} was safe, with the hollow and the spring | {foe} stood before the spring, and asked whether one might fill a bucket | "One may always ask," said the eldest of the nine, and handed {foe.him} the dipper
@ * settle line=protect-stone lost
Nine people leaned on their bars, and the stone went over | the bottom side was white with chips | somebody thorough had been there first, with a chisel | "There is nothing to read," said {foe}, "as you see." | so {target} went, from the hollow up, and the line was walked off before noon | the eldest of the nine felt along the chips with a thumb | "It did say two hundred," said the eldest, and went in to pack
@ * settle line=protect-stone dear
The stone was walked home into its hole, and {foe} went off without a word | {target} was kept, down to the last nettle | then somebody stretched a string from the oak, to see where it came out | it ran across a neighbour's yard, and in at his {kitchen} door | there he stood with a ladle, and had the string between his feet | {h} offered him the path, and half of the spring | the neighbour nodded, and shut the door upon the string
@ * truth line=protect-table trail=protect start
Whoever was after {target} knew when the door was [2 left] alone, and for how long | such a thing one knows only from the inside
@ * truth line=protect-table lead
The unwatched hours were written down for {foe}, on a slip, once a week | it was left under the third step
@ * truth line=protect-table second
Everyone was sure that it was the newcomer who sold those times to {foe} | nobody had said a word to the newcomer for days
@ * truth line=protect-table means
{h} wrote out a wrong hour, and let one person see it each day | on the fifth day {hands} came at the wrong hour
@ * truth line=protect-table wall
Those who came to the false hour would come again in strength | {foe} had promised them {target} before the month was out
@ * truth line=protect-table turn
"On the fifth day I showed it to one person only," said {h}, and had to begin again. "It was not the newcomer." | it was the oldest friend of the house who wrote the slips
@ * truth line=protect-table price
{foe} had the friend's only child in a school a long way off, and sent drawings | that was what it had all been done for
@ * truth line=protect-table plan
The forty who were to come would each bring a chair, so that it should look like a wedding | the friend had gone from door to door to ask them [2 , on foot, and in the rain]
@ * truth line=protect-table gate
A last slip had been put under the step | this time {h} had dictated it
@ * truth line=protect-table duel
{foe} came at the hour that was on the slip, and it was the right one for once, and everybody was at home. "Ah," said {foe}. "So you have had a talk with my friend"
@ * known line=protect-table before
Someone at their own table was selling {target} by the hour | {h} looked round it every evening, and passed the salt
@ * known line=protect-table behind
The friend had done it because of a child, and would undo it | {h} had to have {foe} come in person, and at the right time
@ * settle line=protect-table won
{h} stood aside, and {foe} saw the table, and forty people round it | one chair was free, and before it lay a sheet and a pen | {foe} counted them, and sat down | "Let the child come home," {foe} wrote, with forty people reading along. | below it {foe.he} gave up {target}, for good, and signed that twice | so {target} was let alone from then on | on the Friday a child stood at the gate, with a roll of drawings | the friend had been out on the step since dawn, and the newcomer brought two plates
@ * settle line=protect-table lost
"There is a fourth step," said {foe}, "with a slip of its own." | {foe} had {target} already, behind all their backs | forty people stood there, and held on to their chairs | the friend sat down in the middle of the floor, with a drawing in each hand | "I was to have the child for it," the friend said. | nobody spoke, and {h} pulled up a chair
@ * settle line=protect-table dear
Forty people got up from forty chairs, and not one of them spoke | {foe} looked for the friend among them, and could not find a face to speak to | "Keep it, then," said {foe}, and signed away {target}, and went. | so {target} was safe for good | on the Friday a drawing came from the school, and no child | a line at the foot said that it was nice there | the friend read that on the third step, and {h} brought out a chair
`;

/** Scenes in which a fact of the case is found out, with somebody who comes back. */
const scenes = `
@ stone1 scene line=protect-stone second p=again
% Lamps in the Spring; A New Roof by the Summer
"My father told me when he was dying," said {p}. "He saw lamps by the boundary, and two oxen, and a thing on a sledge. He held his tongue, and we had a new roof."
{they} had come out to see it, by {target}, where the stone stood | there was an old rut in the turf yet, one sledge wide | and it came from the hollow with the nettles
{p} looked up at the roof of {p.his} own house, across the field, and seemed to be counting the tiles
+ Comfort {p}, who was only six that year => {h} said that a roof is a roof | "It has never kept out anything else, though," said {p}, and walked along the rut as far as the nettles, to show where it began
= Pace out the rut from end to end => It was sixty paces, and it went as straight as a debt | the turf there had a dent in it, full of nettles, and just of the size of the stone
- Betray the father's tale to {foe} for a price => {foe} paid without asking for change | after that somebody ploughed there, in the middle of the week | and the rut was gone | {p} stood at the fence in the evening and said nothing
~ {p} had seen somebody by the far fence, and went off calling for a sheep that there was not | the rut lay in the sun, with no one by to say what it was
@ stone2 scene line=protect-stone plan p=again
% Nine of Them; The Loan of Some Bars
{p} had been from door to door, and now they all sat on the wall at {target}, with their legs hanging | {h} counted, and there were nine
It was an old law | and it needed nine who lived there, with their own hands | nobody had used it in sixty years | the oldest had brought the bar, and it was black with age
"We have all seen that stone each day of our lives," the oldest said. "I have never once looked at it from underneath."
From the wall one could see the whole of it, down to the spring | it had never looked so worth nine people's trouble
+ Share out the bars, and the hardest place too => {h} took the corner in the nettles {himself} | {they} tried the weight of it, once | and it shifted, and something beneath it let go like a cork
= Ask each of them what they remember => It went along the wall from one to the next | one remembered a wet spring and one a dry one | and the ninth remembered that there used to be moss on it
- Trick the shyest into swearing to a lie => It was not needed, and it was done all the same | the ninth got down from the wall | there were eight of them | and it took an hour's talk to make them nine again
~ It must be done before witnesses, said the oldest, and in this light one could not have witnessed a horse | they got down from the wall one by one, and carried their bars home
@ table1 scene line=protect-table second p=again
% The Newcomer's Plate; Nobody Passed the Salt
{p} had come to supper, and so saw it too | at the end of the table sat the newcomer, and round that plate there was an empty place the width of two
"It is that one who sells the hours, they all say so," {p} said quietly. "They have not spoken to that poor soul for a week. I watched. It was the newcomer who got up, both times, to see if the door was shut."
Somebody at this table had {target} written down by the hour | {h} looked from face to face | and everyone was asking someone for the bread
+ Share your bread with the newcomer, before them all => It was very loud, for so small a thing | the newcomer took it in both hands | "I hear somebody on the third step, of a Friday," the newcomer said. "It is not me. I hoped that somebody would ask"
= Sit down across from the newcomer and watch => {h} saw a person counting spoons, so as not to look up | there was not a drop of ink on those hands | there was some on another pair
- Lie that you saw the newcomer at the steps => It was what they had been waiting to hear | the newcomer went up to pack | from the table somebody sighed, and it was with relief
~ Someone had asked for the salt, very loud, and everybody passed it | when it had been all the way round there was no newcomer there, and nothing had been taken from that plate
@ table2 scene line=protect-table plan p=again
% Forty Chairs; In the Rain, on Foot
{p} opened, and there on the step, wet through, stood the friend | nobody asked what it had been like to come up that path
"I have been to all of them," said the friend. "On foot. I told it at each door myself, what I did, and for what. They will come. They will each bring a chair."
So there would be forty people | and {foe} would think that it was a wedding | behind them {target} lay in the last of the light, as it had every evening | and one had not often thought to look at it
+ Give the friend dry clothes, and a place by the fire => {h} fetched them, and they were {his} own | the friend could not manage the sleeves | {p} did them up, and left a hand there a moment too long to be an accident
= Ask for one of the child's drawings to look at => It was a house with a good deal of smoke | in the corner, very small, a person was waving | "That is me," said the friend, "from there"
- Betray the friend's shame to the whole {street} => They knew it already, from the friend | all that was new to them was how {h} told it | somebody took a chair back
~ The friend had gone to sleep upright, with the one wet sleeve on | nobody had the heart | {p} went round the house and counted chairs, and it came to eleven
@ stone3 scene line=protect-stone wall
% By Stones, Not by Nettles; The Day Was Set
{foe} had come in person to look over {target}, with a {paper} and two who carried axes for the look of it | "It is a clear line," said {foe}. "You may sight along it. I would not have a nail that was not mine"
Everyone sighted along it | it ran from the stone with no moss as straight as a string
"I have put down the first of the month," said {foe}. "You will want to get the beds out before that"
+ Help the two with the axes to something to eat => They had not had any breakfast | the one of them looked about in the {kitchen}. "My mother had a place like it," he said. "They came to that with a {paper} as well"
= Walk with {foe} down to the hollow => {foe} would not go in among the nettles | {foe.he} stopped at the edge of it, and seemed to listen to something that trickled
- Lie that there is fever in the house => {foe} went back nine paces, and held the {paper} before {foe.his} nose | it was eight days before anybody came again | but the neighbours had heard it too
~ {foe} rolled up the {paper}, and the two took their axes on their shoulders | "The first," {foe.he} said once more from the gate, and had that nailed up, with four nails, all of them new
@ table3 scene line=protect-table wall
% In Strength; Before the Month Was Out
It was {foe} who waved from the ridge, quite openly, with a hat | {hands} were strung out along it to either side | and there were a good many more than last time
"That was neat, with the false hour," {foe} called down. "I do like to be taken seriously. So I shall bring everyone. Before the month is out, shall we say?"
{h} stood in the door of {target}, and thought that someone would have to tell {foe} on which day
+ Protect the youngest from seeing so many => {h} took them round to the back, to count the hens | in the {kitchen} their old friend had dropped a jug, and did not seem to know it
= Shout back to ask how {foe} heard of the hour => "A friend," called {foe}, after a moment, and laughed, and the echo laughed too | within doors nobody met anybody's eyes
- Betray the ridge path to those who owe {foe} a beating => Some of them went up there that same night, with sticks | by daylight {hands} had moved nearer | there was a hat in the yard with a hole in it
~ The wind had got {foe's} hat, and {hands} ran after it, all of them, over the whole ridge | so they could be counted at last, and {h} would sooner not have known
@ stone4 scene line=protect-stone lead p=surveyor
% Moss on the South Side; A Cord Through the House
{p.a} had been sent by {foe} to stretch a cord | it began at the boundary stone, and came straight over {target} | it went in by one {kitchen} window | it left again by the next
"I only do the line," said {p}. "It goes by the stone. But I have stood beside stones for thirty years, and I never saw one yet that wore its moss to the south."
{h} laid a hand on the north side | it was quite bare, and somebody had leaned a bar there [3 , with great force]
+ Help {p} to wind the cord up again => {they} met at the stone, with a ball of it in between | "They do not turn round of themselves," said {p}. "There is one new roof in this valley, and it was new that same summer. If it were my {kitchen} I should ask there"
= Dig a little at the foot of the stone => There was no bed of smaller stones below it, as there ought to be | there was grass, yellow and flat | somebody had stood it down there on the lawn like a jug
- Destroy the cord with your {blade} => {p} tied it again, and put down the knot in a book | the day after there was a chain | "That is the same line," said {p}, "but now it is dearer"
~ {foe} could be heard beyond the house, asking how long it takes to tie a knot | {p} stepped in front of the stone, and read aloud some numbers until {foe.he} had gone
@ stone5 scene line=protect-stone means p=again
% Two Hundred Paces; It Has Walked
{p} had got out the old deed from inside a bolster, and read it aloud | from the oak, it said, two hundred paces down the slope | so {h} put {his} shoulders to the oak and set off, and {p} came after and counted
At two hundred {they} stood in a hollow full of nettles | there was nothing else in it
The stone stood farther on, in plain sight of them both | {p} went the rest of the way to it, and had to begin again at one [2 , and came to sixty]
"So it has walked," said {p}
+ Help {p} up out of the hollow => It was not so easy | the ground had hold of a boot, and {p} looked into that, and turned it over | it had not rained in that country for a month, and something came trickling out
= Feel about with a stick among the roots => There was a hole, and the stick went down as far as the hand | it had four corners | whatever had once stood in that could have kept a door open against a gale
- Lie to {p} that the count was wrong => {p} went there alone after dark, and did it twice over, with bare legs | what it had come to {p.he} told nobody | but by morning two of {hands} went along there, limping, and counting
~ There was somebody up on the ridge, in a hat | {p} sat down upon the deed, nettles and all, and did not rise until the hat was gone | by then one could not see to count
@ stone6 scene line=protect-stone price p=again
% A Bigger Roof; Empty Buckets
{p} was to have sworn to the sledge, and had told the whole market of it | {p.he} came for {h} at daybreak, in somebody else's boots, and {they} went up the hill to see | the roof was there still, but it was downstairs
{hands} had come running, and had brought buckets | they stood along the hedge in a good straight row | in all of those buckets there was not one drop
A {paper} was pinned to the gatepost, where the smoke had not been | {foe} was offering {p} a bigger roof [2 , and signed for it large and plain]
+ Give {p} and the hens a place at {target} => There were two hens left, and {p} had one beneath each arm | "My father used to say it in his sleep," said {p}, when {they} were all inside. "It takes nine. Nine that live here, and some bars. I never knew what it was nine of"
= Read the {paper} through to the date => It was of the day before | in place of the one that you have lost, it said | {p} read it as well, and folded it up very small to keep
- Rob one of {hands} of his bucket, and look in => There was some oil about the rim | "That is for the handle," said the man, "it squeaks" | {p} began to laugh, and had some trouble in stopping
~ "It is not safe, you know," said {hands}, and made a row before the gatepost | then they took a pole, and were so good as to push in the front door
@ table4 scene line=protect-table lead p=bread-carrier
% The Third Step; Half of a Roof
{p.a} brought the loaves before it was day, and so saw what there was to see on that stair | "On Fridays somebody stoops at the third step," said {p}. "I thought, there goes a boot that will not stay tied"
{h} got down, and felt in beneath the tread | there was a slip, folded over twice | it gave the hours when nobody watched the door
It was done in capitals, as one writes in order to be nobody | the slip had been torn off the foot of something else [2 , and had a drawing on its back] | there was half a roof, in red chalk, and a curl of smoke
+ Help {p} in with the loaves, as if nothing were wrong => "In the {street} they have it that it is your newcomer," said {p}, over the basket. "They are glad, I think, to have it be somebody whom they do not know"
= Put it back, and watch the stair => {h} watched until noon, and saw a dog go up, and down | there was a man on the end of the leash, and he was one of {hands} | when they had passed there was no slip
- Cheat {foe} by rubbing one of the hours out => That week nothing came of it | but by the next Friday they were written in ink, which one cannot rub out | so somebody had been told of it, and had gone and bought a pen
~ Feet came down from the house | {p} sat upon the third step, and unlaced a boot, and laced it, until whoever it was had gone by | nobody could say after that who had been on the stair
@ table5 scene line=protect-table means p=again
% An Hour That Was Nowhere; The Lining of a Hat
{p} had five names in the lining of a hat | {h} had written out five false hours, and let one person see one each day | the names were in the hat, so that {he} need look at nobody in a new way
On the fifth night {they} lay in the grass beside the gate | it was an hour that existed nowhere, but on the fifth slip
And there came {hands}, two by two, in their socks | they tried the door, and it was not alone at all
{p} took off the hat, and looked into it | then {p.he} put it on again, and pulled it down
+ Give {p} until the morning to say it => "It is not your newcomer," said {p}, when it was light enough to see the brim. "The newcomer had Tuesday. Now I should like to be let off, for as long as you can bear it"
= Watch what they do at the locked door => They held the slip up to the moon, and tried again | the one in front had a look at its back as well, and showed it round | it made them smile [2 , all of them, the way one does at a child]
- Attack them out of the grass with a great shout => They ran, and left behind them a sock, and the slip | by breakfast {foe} would know which hour it was that had been made up | and its other side had a red chalk cat, as far as its feet
~ A dog gave tongue | {hands} were over the fence before one could have told them apart | in every window of the house there was a face, and {p} would not say a word before so many
@ table6 scene line=protect-table price p=again
% A Clean Sheet; Drawings Without Their Feet
{p} had gone up for a blanket, and came straight down, and pulled at {h's} sleeve | in the room of {their} oldest friend a child's drawings hung along the wall, one to a week | each had lost a strip at the foot [2 , quite straight, along a ruler]
{foe} had put a mark in every corner, as whoever pays for a school may do | there were houses, and cats, and a good deal of smoke
Today's had come after the false hour | it lay in {their} friend's lap, and there was nothing on it | {foe} had had it sent all the same
+ Comfort the friend, and shut the door => "What is an hour, I thought," said the friend. "And they let me have the cat. Then it was always just one more." | {p} had sat down too | "I will go round to them all," the friend said at last, "on my feet, and tell it to their faces"
= Hold the clean sheet up to the window => One could see where a chalk had been, and what it meant to be | there was a door, and the beginning of a roof | then somebody had rubbed it out, from behind, and taken great pains
- Betray the friend before the whole supper => Nobody raised a voice | the newcomer got up | then the salt was set down beside that plate | {p} had no eyes for {h} until the table was cleared
~ They were calling up the stairs that everyone was waiting | three people could not be missing, just then | so {they} went down to supper, one by one, with a minute between
`;
export const pack: PackSource = { id: 'case-protect', sheets: [cases, scenes], words: {} };
