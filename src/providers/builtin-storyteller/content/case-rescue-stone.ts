import type { PackSource } from '../pack.ts';

/** Where somebody is kept, what for, and how that one comes out again. */
const facts = `
@ * truth line=rescue-stone start
They had already put up a stone for {target} | {h} stood before it, and what {he} noticed was the date, for the stone-cutter had begun on it a week too soon
@ * truth line=rescue-stone lead
It was {foe} who had ordered the gravestone, and paid, and cried | there had been a box at the burying, and nobody was asked to carry it who had carried one before
@ * truth line=rescue-stone second
Two who had carried the coffin had wondered at the weight | it shifted, they said, like a load of gravel
@ * truth line=rescue-stone means
From behind a wall half of a tune was heard at night, over and over | whoever knew {target} could have whistled the second
@ * truth line=rescue-stone wall
The wall with the tune behind it belonged to {foe}, and {hands} walked round it two by two | they had been told that what sang in there was mad
@ * truth line=rescue-stone turn
{target} had been buried so that nobody would search | "But then there was an inheritance," said {h}, "and to inherit one has to be alive." | {foe} had need of {target} dead and living
@ * truth line=rescue-stone price
About the inheritance the law would be satisfied in a day or two | after that {foe} could afford to make the stone true
@ * truth line=rescue-stone plan
The bearer who had wondered was willing to wonder aloud | so were a good many more, it turned out [2 , once one asked for the loan of spades]
@ * truth line=rescue-stone gate
{h} whistled the second half | there was such a long silence after it that {he} began again
@ * truth line=rescue-stone duel
"You came to the funeral," said {foe}, "so you must see how awkward this is." | behind the wall someone took up the tune from the beginning, quite loud
@ * known line=rescue-stone before
There was gravel under that stone, and somebody alive behind a wall | {h} did not know what a person could want with both
@ * known line=rescue-stone behind
To the law {target} was dead, and also was not | {h} had only to bring the two together in one place, before witnesses
@ * settle line=rescue-stone won
The box was dug up, and they set it down in front of {foe} | the bearer who had wondered got a spade under the lid | there was gravel in it, up to the top | {foe} said nothing, and looked toward the wall | twenty people leaned on the gate there, and the bolt gave | out came {target}, with a hand before the eyes, still humming | "So that is me," said {target}, and read the stone to the end. "May I keep the verse?" | the bearer had {foe} by the sleeve | {h} put {his} own {coat} about {thing}
@ * settle line=rescue-stone lost
They dug up the box, and there was no more gravel in it | {foe} wept, and had a {paper} for every question | the law was satisfied in all particulars | behind the wall the tune had stopped | {h} went up close, and whistled the first half, and laid an ear against it | nobody took up the second | "I am so sorry," said {foe}, and set the flowers straight on the grave.
@ * settle line=rescue-stone dear
The tune came nearer, and two hands took hold of the top of the wall | {h} reached up, and {target} came over it, and held on to {him} | "Let the stone stand," said {target}. "It is the one place where I shall not be looked for." | {foe} had run for the gate, and there was nobody left behind it | {thing} lives under another name now, in sight of {home} | {h} went by there that week, and at a window somebody whistled the first half | {he} was not to look up, and walked on
`;

/** Scenes in which a fact of the case is found out, with somebody who comes back. */
const scenes = `
@ stone1 scene line=rescue-stone second p=again
% A Load of Gravel; What the Bearers Felt
"I had the left front corner," said {p}. They stood before the new stone, and {p} would not tread on the grass. "One carries a person. It does not run down to your end on the slope."
It had shifted and it had rattled | the other bearer thought so too, and had left the town since, with a new hat
{h} read {target.own} name once more | it was cut very deep, for something so little looked at
+ Help {p} to say it to somebody in office => {h} went along, and held {p.his} hat | it was written down, and it was sanded | "Who paid for the stone?" asked the one who wrote, without looking up
= Put your ear to the ground => There was nothing to be heard there at all | but a good way off, behind a wall, somebody whistled | it was the half of a tune, and stopped, where one always stopped
- Betray {p} to the stone-cutter for the order book => {h} got a look at it | the order was in {foe's} own writing, with the day | {p} was told that evening that there was no more work for bearers
~ The turf moved under {h's} foot, as it does over loose stones, and {p} took fright and ran | by the gate a gardener had seen where they stood, and he was one of {hands}

@ stone2 scene line=rescue-stone means p=again
% The Other Half of a Tune; At a Chink in the Wall
{p} had found the place | one stone was loose there | by lying flat one could see through [2 , to the width of a hand]
A foot went by, and came back | then there was {sign}, and after that half of a face, and it was {target}
{h} did not dare to call out, for {hands} were going round two by two | {he} wetted {his} lips, and whistled the other half, very low
In there nothing moved at all
+ Give {target} your ring through the chink => Two fingers came and felt, and took it | "They have put up a stone for me," said the voice of {target}. "Is it a good one?" | There was a verse, {h} told {target.him}
= Whistle it again from the beginning => This time it was taken up from within, in thirds, as of old | {p} had to hold {him} back by the {coat} | the patrol was coming round again
- Lie that the others have given up => {h} wanted to be believed the only one | behind the stones somebody drew a long breath | "Then you had better be quick," said {target}
~ One of the stones fell in, and it rang | whoever was in there sat down before the hole to hide it, and began to hum | round the corner {hands} were coming at a run

@ stone3 scene line=rescue-stone wall
% Two by Two; What Sang in There
{foe} had come out to meet {him} along the wall | and {hands} walked behind in pairs | on the other side somebody whistled the half of a tune [2 , over and over]
"A poor cousin," said {foe}. "Quite mad. It thinks that it is dead. I pay for it to be kept from people. You must not answer, it only makes it worse"
{foe} had cried at the burying, and had done it well | {h} knew by now for whom the wall was so high
+ Comfort {foe} for the loss of such a friend => {h} said what one says | {foe} felt for a handkerchief | it was that same one, ironed | the whistling had stopped, for it had heard {h's} voice
= Walk with {foe} the whole way round => There was no gate in it but one | {foe} talked of the date upon the stone, and had it wrong by a week, and went back over it, slowly
- Trick {hands} into changing over too soon => They met in the middle and each pair waited for the other to go on | it made a gap of as much as forty paces | {h} had no use for it yet, but it was a good gap
~ {foe} took {him} by the arm, and was stronger than one would have thought | the tune broke off | on the other side something was drawn along the ground, away from the wall

@ stone4 scene line=rescue-stone lead p=wreath-seller
% The Biggest Wreath; Whoever Stood About
{p.a} was taking the brown wreaths down | one hung on a new stone, and was left there | the name on the stone was {target.own}
"That is {foe's}, and it was the biggest," said {p}. "The stone is from {foe.him} too, and the box was. I have never seen anyone cry so well. I had to lend a handkerchief, and I have not had it back."
The proper bearers had not been wanted | somebody had hired whoever stood about in the {street} [2 , and given them gloves] | {p} had been one of those
"None of us had done it before," said {p}. "So we thought that it must be always like that"
+ Comfort {p}, who had liked {target} => {p} stopped crying after a while, and considered. "It is done with the shoulders," said {p}. "One sees a lot of it here. {foe} did it with the handkerchief"
= Ask {p} what it was that must be like that => {p} looked round, and would not talk of it alone | they were six, and another of the six had wondered as well | that one had a new hat lately, and had grown quiet under it
- Steal the ribbon off {foe's} wreath => The bill was pinned up inside it and forgotten | there was a box [2 on it], a stone, and six pairs of gloves | it had been made out [! while {target} was in the best of health]
~ Hats in hand, two of {hands} were standing before the stone | they read it through, and then they read {h} | {p} could not remember a thing after that, not even the price of a wreath

@ stone5 scene line=rescue-stone price p=again
% A Second Box; Measured for Somebody
Outside the wall a box stood on a cart | {p} was climbing out of it, with shavings in {p.his} hair
"{hands} only wanted the length," said {p}. "They said that I had the same, to a thumb, as the one on the stone. Then they shut it, to see. I got as far as two hundred."
{foe} had spread a {paper} on the lid, and a {clerk} held down the corners | it was about the inheritance | in a day or two the law would look at it <again~once more> [2 , and after that it would not look again]
This box was better than the first, and had brass on it | nobody orders brass for a load of stones
"I like a thing to be true," said {foe}, and glanced across at the grave
+ Comfort {p}, who is counting still => It went better at three hundred | "They fetch it on Thursday," {p} told {him}. "One hears very well in there. Thursday, at noon, when people are indoors"
= Read what the {paper} says of {target} => According to it {target} was alive and well, and willing | one could see the stone from there, on which it said the opposite | both of them were signed by {foe}
- Steal the screws out of the lid => There were six of them, and they were made to order | to have them made again would take two days | nobody can be shut up in a box without screws, not so that it stays true
~ The lid came down by itself, with a bang, and the {clerk} screamed | {foe} had the cart driven in behind the wall, and the gate shut, and told {hands} to go round three by three

@ stone6 scene line=rescue-stone plan p=again
% The Loan of a Spade; The Man with the New Hat
{h} had asked {p} for one spade | {p} brought nine, and behind each of them came its owner
The last to come was the other bearer, who had gone away in a new hat | he hung the hat on the stone now, and stood there without one
"I was paid not to wonder," he said. "It rattled, all the way down. I have been hearing it in bed."
They lay down in turn at the chink in the wall [2 , to see for themselves] | each of them saw {target}, down to {sign}
"Noon tomorrow," whispered {h} through the stones. | "At whose grave?" asked {target}. "Yours," said {h}
+ Help the bearer to say it to all of them => He got it out at the third try, about the gravel | it turned out then that every one of the nine had wondered | they had taken it for a thing that one does not ask
= Stand the spades along the fence for the morning => There were nineteen of them by dark, for it had got about | {hands} went by there twice, and took it for gardening
- Trick {hands} into lending their own spade => They were glad to be asked something | they wished to have it back clean | it had been used, and lately, and upon that side of the wall
~ Somebody else was whistling, and it was one of {hands} | the nine lay in the nettles until it was dark, with their faces down | then two of them went home
`;
export const pack: PackSource = { id: 'case-rescue-stone', sheets: [facts, scenes], words: {} };
