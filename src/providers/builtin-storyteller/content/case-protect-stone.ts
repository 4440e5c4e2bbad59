import type { PackSource } from '../pack.ts';

/** Who wants it gone, what for, and by what it is kept. */
const facts = `
@ * truth line=protect-stone start
Moss grows on a stone's north side, as every child knows | but on the stone by {target} it grew to the south | by that boundary stone {foe} laid claim to {thing} | if the stone had been moved, the claim was false, and {h} had to prove it
@ * known line=protect-stone before
A stone had been moved, and by that {foe} would get {target} | what could be worth so much trouble {h} did not see yet
@ * known line=protect-stone behind
It came down to sixty paces, and one wet hollow | {h} had to get that stone turned over before the court
@ * settle line=protect-stone won
Six people put their bars beneath it, and leaned | over went the stone, and the bottom side was full of writing | "From the oak, two hundred," {h} read, "and no farther." | so the line was false, and {target} was safe, with the hollow and the spring | {foe} had moved it for the sake of the spring | "Then {foe} carries it home," said the judge
@ * settle line=protect-stone lost
The sun went down, and the court was closed till morning | {foe} did not stir from the stone | in the night one heard iron on stone, quite patient | at daybreak {foe} stood up of {foe.his} own accord | six people leaned on their bars, and over it went, and the bottom side was white with chips | "There is nothing to read," said {foe}, "as you see." | so {target} went to {foe} | the eldest of the six felt along the chips with a thumb. "It did say two hundred," said the eldest
@ * settle line=protect-stone dear
The stone went over, with six on the bars [2 , and all the court on tiptoe] | "From the oak, two hundred," it said there, in good deep letters | {target} was kept, down to the last nettle, and {foe} went off on foot | then the court had a string stretched from the old hole, to see where the true line ran | it went across a neighbour's yard, and in at the {kitchen} door | one of the six stood in it with a ladle | the string ran between both feet | {h} offered the path, and half of the spring | the neighbour nodded, and shut the door upon the string
@ * last line=protect-stone won
It took {foe} until Sunday, without oxen, and {h} showed the way | the stone went down into its old hole with a thump | {foe} stood there all over mud, and asked if one might fill a bucket | "One may always ask," said the eldest of the six. "We have no tags for it." | {h} held the bucket under
A year later {h} knelt down by the stone, which was back where it belonged | {token} lay on top of it, beside an egg | one heard the spring | on the north side the first moss had begun | {h} laid a thumb against it, and let it grow
@ * last line=protect-stone dark
By summer {h} had set up a post beside the spring | on it hung one of {foe's} wooden tags | one bucket, it said, and one {coin} | the six had saved {target} for {him} | the eldest of them paid, and looked at the ground
@ * last line=protect-stone dear
All winter {h} went round that house by the far side | the string still lay across that sill, for nobody liked to take it up | one morning in spring {h} found it on {his} own gatepost, rolled up small | {he} filled a bucket at the spring, and carried it over
@ * last line=protect-stone lost
By summer the brook was sold by the bucket, and {h} stood in the line | above them lay {target}, and {foe's} flag was on it | the eldest of the six had brought a boy, and no bucket [3 , for the first time]. "From the oak," said the eldest. "Say it." | "Two hundred," said the boy, and {h} said it with him
`;

/** Scenes in which a fact of the case is found out, with somebody who comes back. */
const scenes = `
@ stone1 scene line=protect-stone second p=first
% Lamps in the Spring; A New Roof by the Summer
{p} had grown up beyond the field, under the one new roof of the valley | "My father told me when he was dying," said {p}. "He saw lamps by the boundary one night, and two oxen, and the stone on a sledge. He held his tongue for {foe}, and we had a new roof."
{they} had come out to where the stone stood | there was an old rut in the turf yet, one sledge wide | and it came from a hollow full of nettles
{p} looked up at the roof of {p.his} own house, across the field, and seemed to be counting the tiles
+ Comfort {p}, who was only six that year => {h} said that a roof is a roof [2 , and that a child of six has no say in it] | "It has never kept out anything else, though," said {p}, and walked along the rut as far as the nettles, to show where it began
= Pace out the rut from end to end => It was sixty paces, and it went as straight as a debt | the turf there had a dent in it, full of nettles | it was just of the size of the stone
- Betray the father's tale to {foe} for a price => {foe} paid without asking for change | so {hands} ploughed there, in the middle of the week | and the rut was gone | {p} stood at the fence in the evening and said nothing
~ {p} had seen one of {hands} by the far fence, and went off calling for a sheep that there was not | the rut lay in the sun, with no one by to say what it was

@ stone2 scene line=protect-stone plan p=again
% Six of Them; The Loan of Some Bars
{p} had been from door to door | the neighbours sat on a wall, and {h} counted six of them
"It is an old law," said the eldest. "Six who live here may take a boundary stone to the court. It is turned over there, and what is cut into the bottom counts. I have seen that stone all my life, and never from underneath."
The court met at {last} | that was the day before {foe} was to come with the axes | so the stone had to go on a sledge again, as on the night when it was moved | the eldest had brought the bars, and they were black with age [3 , and as long as a bed]
+ Share out the bars, and the hardest place too => {h} took the corner in the nettles {himself} | {they} tried the weight of the stone, once | and it shifted, and beneath it something let go like a cork
= Ask each of them what they remember => It went along the wall from one to the next | one remembered a wet year and one a dry one | and the sixth remembered that the moss used to look the other way
- Trick the shyest into swearing to a lie => It was not needed, and it was done all the same | the sixth got down from the wall | there were five of them | {p} had to talk for an hour to make them six again, and was not asked to, and was not thanked
~ "It must be done by daylight," said the eldest. "In this light I could not see a horse." | they got down from the wall one by one, and carried their bars home

@ stone3 scene line=protect-stone wall
% By Stones, Not by Nettles; The Day Was Set
{foe} had come in person to look over {target} | two of {hands} carried axes, for the look of it | "It is a clear line," said {foe}. "The law goes by stones. I would not have a nail that was not mine"
Everyone looked along the line | it was dead straight, from the moss on the wrong side to the far end
"But the old deed goes by the nettles," said {h} | "The law cannot read nettles," said {foe}. "By the first I come with more axes"
+ Help the two with the axes to something to eat => They had not had any breakfast [2 , nor had anyone offered them a seat] | the one of them looked about in the {kitchen}. "My mother had a place like it," he said. "They came to that with a {paper} as well"
= Walk with {foe} down to the hollow => {foe} would not go in among the nettles | {foe.he} stopped at the edge, and listened to something that trickled there, and smiled
- Lie that there is fever in the house => {foe} went back ten paces, and held the {paper} before {foe.his} nose | it was a week before anybody came again | but the neighbours had heard it too
~ {foe} rolled up the {paper}, and the two took their axes on their shoulders | "The first," {foe.he} said once more from the gate, and had that nailed up, with four nails, all of them new

@ stone4 scene line=protect-stone lead p=surveyor
% Moss on the South Side; A Cord Through the House
{p.a} had been sent by {foe} to stretch a cord | it began at the boundary stone, and came straight over {target} | it went in by one {kitchen} window | it left again by the next
"I only do the line," said {p}. "It goes by the stone. But I have stood beside stones for thirty years, and I never saw one yet that wore its moss to the south."
{h} laid a hand on the north side | it was quite bare, and an iron bar had left a dent there [3 , where the stone was levered up]
+ Help {p} to wind the cord up again => {they} met at the stone, with a ball of it in between [3 , as large as a good cabbage] | "They do not turn round of themselves," said {p}. "There is one new roof in this valley, and it was new that same summer. If it were my {kitchen} I should ask there"
= Dig a little at the foot of the stone => There was no bed of smaller stones below it, as there ought to be | there was grass, yellow and flat | it had been stood down there on the lawn like a jug
- Destroy the cord with your {blade} => {p} tied it again, and put down the knot in a book | the day after there was a chain | "That is the same line," said {p}, "but now it is dearer"
~ {foe} could be heard beyond the house, asking how long it takes to tie a knot | {p} stepped in front of the stone, and read aloud some numbers until {foe.he} had gone

@ stone5 scene line=protect-stone means p=again
% Two Hundred Paces; It Has Walked
In {p's} family they had kept the old deed in a bolster, and {p} read it aloud | from the oak, it said, two hundred paces down the slope | so {h} put {his} shoulders to the oak and set off, and {p} came after and counted
At two hundred {they} stood in a hollow full of nettles | there was no stone in it | the ground was soft, though it had not rained for a month
The stone stood farther on, in plain sight of them both | {p} went the rest of the way to it, and had to begin again at one [2 , and came to sixty]
"Sixty paces too far," said {p}. "So it has walked."
+ Help {p} up out of the hollow => It was not so easy | the ground had hold of a boot, and {p} looked into that, and turned it over | a good clear cupful came trickling out
= Feel about with a stick among the roots => There was a hole, and the stick went down as far as the hand | there were four corners to it | whatever had once stood in that could have kept a door open against a gale
- Lie to {p} that the count was wrong => {p} went there alone after dark, and did it twice over, with bare legs | what it had come to {p.he} told nobody | but by morning two of {hands} went along there, limping, and counting
~ {foe} was up on the ridge, in a hat | {p} sat down upon the deed, nettles and all, and did not rise until the hat was gone | by then one could not see to count

@ stone6 scene line=protect-stone price p=first
% A Bigger Roof; Empty Buckets
{p} was to have sworn to the sledge and the oxen, and had told the whole market of it | that night {p's} house caught fire | {p.he} took {h} up the hill to see it | the roof was there still, but it was downstairs
{hands} had come running, and had brought buckets | they stood along the hedge in a good straight row, and watched | in all of those buckets there was not one drop
A {paper} was pinned to the gatepost, where the smoke had not been | in it {foe} had a bigger roof to offer to {p} [2 , and signed for it large and plain]
+ Give {p} and the hens a place at {target} => There were two hens left, and {p} had one beneath each arm [3 , and would not set them down] | "My father used to say it in his sleep," said {p}, when {they} were all inside. "It takes six. Six that live here, and some bars. I never knew what it was six of"
= Read the {paper} through to the date => It was of the day before | in place of the one that you have lost, it said | {p} read it as well, and folded it up very small to keep
- Rob one of {hands} of his bucket, and look in => There was some oil about the rim [2 , and a smell of it down to the bottom] | "That is for the handle," said the man, "it squeaks" | {p} began to laugh [2 , as people do behind a coffin,] and had some trouble in stopping
~ "It is not safe, you know," said {hands}, and made a row before the gatepost | then they took a pole, and pushed in the front door

@ stone7 scene line=protect-stone turn p=first
% One Bucket, One Coin; What the Nettles Hid
{p} stood with {him} in the hollow, and held a {lamp} over the nettles | {h} had a wooden tag [! , such as {foe} gave out] [2 along the brook] | it showed one bucket and one {coin}
"There is not a bucket of anything to be sold up here," said {p}. "Not after a month without rain."
{h} pulled up the nettles by the roots, and behind them a spring came out of the ground [2 , as thick as an arm] | it ran away below, to where all the brooks began
"These sixty paces are what {foe} is after," said {h}. "That is why the stone was moved. Whoever owns the spring can sell the brook, by the bucket. And {target} was only in the way."
+ Help {p} to cover it up again => {they} set the nettles back one by one [2 , until nothing showed but a wet patch] | "My father must have heard it, that night," said {p}, and blew on {p.his} fingers. "And he took a roof for it"
= Follow it down to the first brook => Beside the first plank stood a row of new posts | each of them had a hook for a bucket | {foe} had thought of everything
- Cheat the neighbours with a spring of your own => {h} sold three buckets of it that same evening | {p} looked at the money, and then at the tag | "So it makes no odds who has it," said {p}
~ There was a {lamp} on the ridge, and another, coming down | {they} lay flat among the nettles | {foe} came to listen to the spring, and was in no hurry [3 that day]

@ stone8 scene line=protect-stone gate move p=ox_driver
% The Same Two Oxen; Soap on the Road
The court was to sit at {place} | two oxen brought the stone there on a sledge | {h} walked in front, and the six with their bars behind | {p.a} walked at their heads, and was not easy
"I have drawn this stone before," said {p}. "At night, for {foe}. I did not ask. I have not liked that stretch of road since."
On the last slope {hands} stood to either side, and took off their caps | the road between them was white | they had rubbed soap on it from top to bottom
One ox put down a foot, and the foot went away | the sledge began to slide back
+ Help {p} by putting your shoulder to the stone => {h} lay against it with {his} boots in the ditch | the six came up beside {him} with their bars | "Now," said {p}, and for once that stone went where it should
= Spread the sacks from the sledge on the soap => {they} laid them down one by one, and took them up again behind | it was slow | {hands} grew tired of having their caps off, and put them on
- Trick {hands} into standing behind the sledge => It would be safest there, {h} told them, and they believed it | when it slid they had to hold it, for dear life | so {hands} pushed it the whole way up
~ It slid to the foot of the hill, and took a gatepost along | nobody was under it | an hour of the court's day was gone before the oxen would set a hoof on that road again

@ stone9 scene line=protect-stone duel
% He Who Sits on It; Until the Sun Goes Down
The stone stood before the court at {place}, and all that was left to do was to turn it over | if there was writing below, {target} was safe
Then {foe} came through the crowd, and sat down on it | "It is my stone," said {foe}. "Nobody turns over a stone with a neighbour on it. I can sit here as long as you can stand."
"This court closes when the sun goes down," said the judge, who was sorry about it
The six stood by with their bars, and the shadows were long | {foe} had brought a cushion
"It has a bottom side," said {h}. "What are you afraid that we shall read?"
+ Share the spring with {foe}, before the whole court => "One bucket a day, for nothing, as long as you live," said {h}. "It was never needful to steal it." | {foe} had not expected to be given a thing | {foe.he} half rose, to see {h's} face, and the six were ready
= Ask {foe} to swear that the bottom is bare => "Certainly," said {foe}, and put up a hand. | "An oath is sworn standing," said the judge. | {foe} thought about that, and the whole court watched {foe.him} think | then {foe.he} had to stand
- Trick {foe} by shouting that the spring has stopped => "What?" cried {foe}, and jumped up. "My spring?" | nobody had said a word about any spring in that court | the judge wrote it down, and nodded to the six
+~ "They offer me a share," {foe} told the court. "So they own that I have a right." | the judge had to look that up | he had three books, and the sun went on without him
=~ "I shall swear it in good time," said {foe}, "and about everything, from the beginning." | {foe.he} swore to everything else first, sitting, name by name, and the shadows grew
-~ {foe} was up and down again like a cork [2 , before a single bar had been set] | "No tricks here," said the judge, who did not care to be shouted at, and he had the bars taken from the six

@ stone10 scene line=protect-stone near p=dyer
% A Tag for One Bucket; Half a Brook
{h} had come to {p.a} | a dyer lives by the brook, and sees who meddles with it | both of {p's} arms were blue to the elbow
"There is less of it every week," said {p}. "Half a brook I have left. I thought that it was the weather. Then {foe} came by and gave me this, as a friend."
It was a wooden tag | one bucket was cut into it | next to that was a {coin} | "I am to hand it in," said {p}, "when it begins. I asked when what begins, and {foe} only smiled."
+ Help {p} to rinse the last of the blue cloth => It took both of them, in so little brook [2 , and it was dry before it was clean] | "Keep the tag," said {p}. "Let them try to sell me a thing that runs past my door"
= Measure with a stick what is left of it => It came up to the third finger | the mark from last spring was at the elbow | it began to sink when the line was drawn
- Steal the whole box of tags from {foe's} cart => There were five hundred of them, all alike | {p} shut the lid at once | "And now I am the thief," said {p}, and hid both blue arms
~ On the bank one of {hands} was looking into every tub | {p} let the tag fall into the blue, and stirred, and talked of nothing but cloth until the sun was low [3 and red]

@ stone11 scene line=protect-stone far entered p=first
% Who Sits by the Stone; A Hammer in the Dark
Somebody had to sit by the stone at night | whatever stood on its bottom side could be chipped away | {h} had the first half of it, and {p} came up with a {lamp} and some soup
Toward midnight one of {hands} came across the field | there was a hammer in his belt | "I am only to look if it is still there," he said, and stayed standing
He could smell the soup | he had walked a long way, and it had begun to rain | "They have promised me a roof for this," he said, and nobody had asked him
{p} began to laugh, and could not say at what [2 , and had to put down the {lamp}]
+ Share the soup with the one who has the hammer => He ate it out of the lid [2 , with his back to the wind] | "My mother would have turned that stone over with one hand," he said, and he forgot the hammer in the grass
= Ask what the roof is to be made of => It was to be of slate, and bigger than the old one [3 , with a gutter all round] | "Mine too," said {p}, and told him how that ends | he looked at the hammer [2 , and turned it over once,] and then up at the rain
- Trick him down into the nettles in the dark => There was a splash, and then a good deal of language | by daylight all of them knew where the spring was | they were twice as many on the next night. "He would have told us for the soup," said {p}
~ He swung the hammer once, at the {lamp}, and then it was only the three of them breathing | a chip had gone from the edge of the stone, no larger than a thumbnail

@ stone12 scene line=protect-stone near p=stonecutter
% Grandfather's Chisel; Nobody Buys a Doorstep
All the boundary stones there had been cut in one yard, so {h} asked about this one there | {p.a} sat among blank slabs, and had nothing to do
"My grandfather cut that one," said {p}. "He was three days over it, and one day was for the side that nobody sees. This spring {foe} wished to know what I ask for making a stone smooth below. I said that I do not. Since then nobody has bought so much as a doorstep of me. {foe} sees to that."
On a nail hung the grandfather's chisel, as broad as a thumb [2 , and bright at the edge]
+ Give {p} a doorstep to cut => {p} had the slab up on the bench before {h} had said how long it should be | "Look at any of ours from below, if you can," said {p}, between two blows. "He could not leave a side empty. My grandmother used to complain of it"
= Ask what stood on the side that nobody sees => {p} wiped both hands, and thought about it | "Letters," said {p}. "I held the {lamp} for him. I was too small to read, and he had lain down on his back to do it"
- Lie that {foe} has sent you with the stone => {p} got up, and took down the chisel, and laid it across both knees | "Then you may carry it home again," said {p}, and of grandfathers one heard nothing more
~ {hands} had come into the yard to look at gravestones, and asked {p}, very civilly, how the lungs were | {p} turned to a slab, and cut at it, though nothing was drawn there
`;
export const pack: PackSource = { id: 'case-protect-stone', sheets: [facts, scenes], words: {} };
