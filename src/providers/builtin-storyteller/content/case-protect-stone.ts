import type { PackSource } from '../pack.ts';

/** Who wants it gone, what for, and by what it is kept. */
const facts = `
@ * truth line=protect-stone start
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

@ stone3 scene line=protect-stone wall
% By Stones, Not by Nettles; The Day Was Set
{foe} had come in person to look over {target}, with a {paper} and two who carried axes for the look of it | "It is a clear line," said {foe}. "You may sight along it. I would not have a nail that was not mine"
Everyone sighted along it | it ran from the stone with no moss as straight as a string
"I have put down the first of the month," said {foe}. "You will want to get the beds out before that"
+ Help the two with the axes to something to eat => They had not had any breakfast | the one of them looked about in the {kitchen}. "My mother had a place like it," he said. "They came to that with a {paper} as well"
= Walk with {foe} down to the hollow => {foe} would not go in among the nettles | {foe.he} stopped at the edge of it, and seemed to listen to something that trickled
- Lie that there is fever in the house => {foe} went back nine paces, and held the {paper} before {foe.his} nose | it was eight days before anybody came again | but the neighbours had heard it too
~ {foe} rolled up the {paper}, and the two took their axes on their shoulders | "The first," {foe.he} said once more from the gate, and had that nailed up, with four nails, all of them new

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
`;
export const pack: PackSource = { id: 'case-protect-stone', sheets: [facts, scenes], words: {} };
