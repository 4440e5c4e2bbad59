import type { PackSource } from '../pack.ts';

/** Where somebody is kept, what for, and how that one comes out again. */
const facts = `
@ * truth line=rescue-stone start
There was a gravestone for {target} already, and a box had been buried under it | but the stone-cutter began on it [! a week before {target} was lost] | {h} asked who had known so early
@ * known line=rescue-stone before
There was gravel under the gravestone, and not {target} | {h} had to learn why {foe} had paid for it
@ * known line=rescue-stone behind
To the neighbours {target} was dead, and to the law alive | {h} had only to bring the neighbours and the law together in one place
@ * settle line=rescue-stone won
The spade went under the lid, and there was gravel in the box, up to the top | "Then who is buried?" asked the {clerk}. "And whom do I pay?" | {foe} looked for the handkerchief, and had no answer | twenty neighbours leaned on the gate, and the bolt gave | out came {target}, with a hand before the eyes, still whistling | "You are dead," said the bearer, and held on to {thing} by both sleeves. | "Only on one side of the wall," said {target}. "Is it a good stone?" | it had a verse, and {target} wished to keep the verse | {foe} carried the gravel back to the road, by the hatful
@ * settle line=rescue-stone lost
The {clerk} closed the {bag}, and wished {foe} strength in this affliction, and drove off | one after another the neighbours took their spades on their shoulders, and would not look at {h} | "A mad cousin," said the last of them. "We knew that, really." | {foe} had the box put under the ground again, with all that was in it | the tune went on until evening, and stopped in the middle | next day the stone-cutter was sent for once more, to make the date right
@ * settle line=rescue-stone dear
The lid came up, and the gravel ran out over the shoes of the {clerk} | the gate was opened after that, and {target} came out, and everyone cheered | "One moment," said the {clerk}, and looked something up. "The dead inherit nothing, and here is a stone. It cannot be undone." | so {foe} lost the money, and {target} did not get it | in every {ledger} there was, {target} was dead and stayed so | "Nobody can send me a bill, then," said {target}, and began to whistle. | {h} took up the second half, and they kept it going all the way home
@ * last line=rescue-stone won
A year later {h} went back to the gravestone, with {target} | the bearer came too, and so did twenty neighbours | {target} read the verse aloud, and found it long | then {target} lay down beside it in the grass | from down there came half of a tune | {h} whistled the other half, and held out a hand
Before winter {h} laid the gravestone at {target.own} door | the verse was on top, and people wiped their feet on it | {token} hung just inside, above the hats | in the evenings the whole {street} came to hear about the wall | {target} told it lying flat on the floor | nobody but {h} was allowed to whistle
@ * last line=rescue-stone dark
{h} had {target} home again | no neighbour came to see it | hats came off when {h} was still far away, as at a funeral | in autumn a wreath lay on the empty grave | it was for the one who used to whistle | {target} put the ribbon straight, and did not whistle
@ * last line=rescue-stone dear
Years later {h} still signed for both of them | the dead may sign nothing | only the grave was {target.own} | {target} weeded it on Sundays, and grew beans | when it got dark {h} came to the gate | {h} could not call that name aloud | so {h} whistled
@ * last line=rescue-stone lost
All that winter {h} whistled along the wall, at dusk | the neighbours closed their windows | no tune came back | in spring a bit of cloth lay by the wall | "I hear you," it said, in soot | {h} began again, with the first half of the tune | {he} stayed until the stars were out
`;

/** Scenes in which a fact of the case is found out, with somebody who comes back. */
const scenes = `
@ stone1 scene line=rescue-stone second p=again
% A Load of Gravel; What the Bearers Felt
{p} had been one of the six who carried the box | {they} stood before the new stone
"I had the left front corner," said {p}, and would not tread on the grass. "A body lies still in its box. Whatever we carried ran down to my end on the slope."
It had shifted and it had rattled | the other bearer thought so too, and had left the town since, with a new hat
{h} read the name of {target} once more | it was cut very deep, for something so little looked at
+ Help {p} to say it to somebody in office => {h} went along, and held {p.his} hat | it was written down, and it was sanded | "Who paid for the stone?" asked the one who wrote, without looking up
= Put your ear to the ground => There was nothing to be heard there at all | but a good way off, behind a wall, somebody whistled | it was one half of a tune, and there it broke off
- Betray {p} to the stone-cutter for the order book => {h} got a look at it | the order was in {foe's} own writing, with the day | {p} was told that evening that there was no more work for bearers. "I wonder who told them," said {p} to {h}
~ The turf moved under {h's} foot, as it does over loose stones, and {p} took fright and ran | by the gate a gardener had seen where they stood, and he was one of {hands}

@ stone2 scene line=rescue-stone means p=again
% The Other Half of a Tune; At a Chink in the Wall
On the way home {p} had heard half of a tune behind a high wall | after dark {p} took {h} there | it was the tune that {target} always whistled
One stone was loose at the bottom | by lying flat one could see through [2 , to the width of a hand]
A foot went by, and came back | then there was a hand, and then half of a face | it was the face of {target.name}
{h} did not dare to call out, for {hands} were going round two by two | {he} wetted {his} lips, and whistled the other half, very low
In there nothing moved at all
+ Give {target} your ring through the chink => Two fingers came and felt, and took it | "They have put up a stone for me," said the voice of {target}. "Is it a good one?" | There was a verse, {h} told {target.him}
= Whistle it again from the beginning => This time it was taken up from within, in thirds, as of old | {p} had to hold {him} back by the {coat} | the patrol was coming round again
- Lie that the others have given up => {h} wanted to be believed the only one | behind the stones somebody drew a long breath | "Then you had better be quick," said {target} | "You need not have said that," whispered {p}
~ One of the stones fell in, and it rang | whoever was in there sat down before the hole, humming [2 , to hide it] | round the corner {hands} were coming at a run

@ stone3 scene line=rescue-stone wall
% Two by Two; What Sang in There
{foe} had come out to meet {him} along the wall | and {hands} walked behind in pairs | on the other side somebody whistled the half of a tune [2 , over and over]
"A poor cousin," said {foe}. "Quite mad. It thinks that it is dead. I pay for it to be kept from people. You must not answer, it only makes it worse"
{foe} had cried at the burying, and had done it well | {h} knew by now who was behind that wall
+ Comfort {foe} for the loss of such a friend => {h} said what one says | {foe} felt for a handkerchief | it was that same one, ironed | the whistling had stopped, for it had heard {h's} voice
= Walk with {foe} the whole way round => There was no gate in it but one | {foe} talked of the date upon the stone, and had it wrong by a week, and went back over it, slowly
- Trick {hands} into changing over too soon => They met in the middle and each pair waited for the other to go on | it made a gap of as much as forty paces | {h} had no use for it yet, but it was a good gap
~ {foe} took {him} by the arm, and was stronger than one would have thought | the tune broke off | on the other side something was drawn along the ground, away from the wall

@ stone4 scene line=rescue-stone lead p=wreath-seller
% The Biggest Wreath; Whoever Stood About
{p.a} was taking the brown wreaths down | one hung on a new stone, and was left there | on the stone stood the name of {target}
"That is {foe's}, and it was the biggest," said {p}. "The stone is from {foe.him} too, and the box was. I have never seen anyone cry so well. I had to lend a handkerchief, and I have not had it back."
The proper bearers had not been wanted | somebody had hired whoever stood about in the {street} [2 , and given them gloves] | {p} had been one of those
"None of us had done it before," said {p}. "So we thought that it must be always like that"
+ Comfort {p}, who had liked {target} => {p} stopped crying after a while, and considered. "People who grieve cry with their shoulders," said {p}. "{foe} only cried with the handkerchief"
= Ask {p} what it was that must be like that => {p} looked round, and would not talk of it alone | they were six, and another of the six had wondered as well | that one had a new hat lately, and had grown quiet under it
- Steal the ribbon off {foe's} wreath => The bill was pinned up inside it and forgotten | there was a box [2 on it], a stone, and six pairs of gloves | it had been made out [! while {target} was in the best of health]
~ Hats in hand, two of {hands} were standing before the stone | they read it through, and then they read {h} | {p} could not remember a thing after that, not even the price of a wreath

@ stone5 scene line=rescue-stone price entered p=again
% A Second Box; Measured for Somebody
Outside the wall a box stood on a cart | {p} was climbing out of it, with shavings in {p.his} hair
"{hands} only wanted the length," said {p}. "They said that I had the same, to a thumb, as the one on the stone. Then they shut it, to see. I counted to two hundred in there."
{foe} had spread a {paper} on the lid, and a {clerk} held down the corners | it was about an inheritance that {target} had come into | soon the law would pay the rest of it to {foe}
This box was better than the first, and had brass on it | it was not for gravel this time | it was for {target.name}
"I like a thing to be true," said {foe}, and glanced across at the grave
+ Comfort {p}, who is counting still => It went better at three hundred | "They fetch it on Thursday," {p} told {him}. "One hears very well in there. Thursday, at noon, when people are indoors"
= Read what the {paper} says of {target} => According to it {target} was alive and well, and willing | one could see the stone from there, on which it said the opposite | both of them were signed by {foe}
- Steal the screws out of the lid => There were six of them, and they were made to order | to have them made again would take two days | nobody can be shut up in a box without screws | "And when they ask me about it?" said {p}, who had lain in there with them
~ The lid came down by itself, with a bang, and the {clerk} screamed | {foe} had the cart driven in behind the wall, and the gate shut, and told {hands} to go round three by three

@ stone6 scene line=rescue-stone plan p=again
% The Loan of a Spade; The Man with the New Hat
{p} had been asked for one spade, to dig up the box | {p} brought eight, and behind each of them came its owner
The last to come was the other bearer | he had gone away in a new hat | he hung the hat on the stone now [2 , and stood there without one]
"I was paid not to wonder," he said. "It rattled, all the way down. I have been hearing it in bed."
They lay down in turn at the chink in the wall [2 , to see for themselves] | each of them saw {target}, quite alive
"Tomorrow at noon the {clerk} is here," said {h}, with {his} mouth to the chink. "Then we bring your box. Whistle as loud as you can." | "I have had the practice," said {target.name}
+ Help the bearer to say it to all of them => He got it out at the third try, about the gravel | it turned out then that every one of the eight had wondered | they had taken it for a thing that one does not ask
= Stand the spades along the fence for the morning => There were twenty of them by dark, for it had got about | {hands} went by there twice, and took it for gardening
- Trick {hands} into lending their own spade => They were glad to be asked something | they wished to have it back clean | it had been used lately, on that side of the wall | "You like doing that," said {p}, and did not laugh with the others
~ Somebody else was whistling, and it was one of {hands} | the eight lay in the nettles until it was dark, with their faces down | then two of them went home

@ stone7 scene line=rescue-stone turn p=again
% Dead Here, Alive There; Signed by {foe}
At the grave {p} kept a lookout | {h} held a {paper} against the gravestone, to compare the two
On the stone it said that {target} was dead | {foe} had paid for it [2 , and had cried over it besides]
On the {paper} it said [! that {target.name} was alive and well] | that was the receipt for the last money, and {foe} had signed it
"It cannot be both," said {p}.
"It can, as long as they never meet," said {h}. "To us {target.name} is dead, so that nobody searches. To the law {target.name} is alive, so that the inheritance is paid. And {foe} signs for it, and has the money."
So that was why the box held gravel | and that was why the singer had to be a mad cousin | {foe} needed {target.name} to be dead and alive at once
+ Comfort {p}, who had worn black all this time => {p} sat down upon the edge of the grave, and then got up again quickly, out of habit | "All this time," said {p}. "I gave up dancing. I shall go and say so to {foe}, with all the others who gave up something"
= Ask at the law court when the next money is due => It was due within the week, and it was the last | the {clerk} would bring it in person, and see {target} through a window | a cap and a quilt were all that one ever saw, but both of them did breathe
- Steal the wreath that {foe} sent, for the bill => Behind the ribbon was the bill for it, and for six pairs of gloves | {h} had three things with {foe's} name on them now | by evening {foe.name} had noticed that the wreath was gone, and had the stone watched | {p} could not go to the grave any more
~ {p} coughed, and that meant {hands} | they asked what {h} was reading, and took the {paper}, and held it upside down, and kept it | but {p} had learned it by heart meanwhile

@ stone8 scene line=rescue-stone gate move entered p=again
% The Box at Noon; The Second Half
{foe's} wall stood at {place}, and {h} got there at noon with {p} and the box | six neighbours carried it, and the gravel in it ran from end to end
Twenty more came behind with their spades | the {clerk} was in there already, with the last of the money
The tune was to be the sign for {target} | {h} whistled the second half of it, with {his} mouth to the stones | there was no answer | {he} whistled it again, and nothing moved in there
"They have taken {target.name} somewhere else," said {p}. "We stand here with a box of stones, and look like thieves."
Round the corner came {hands} in rows of three | when they saw the box they began to run
+ Help the bearer to say loudly what is in the box => "Gravel!" he shouted. "I carried it, and it is gravel!" | {hands} stood still, for nobody had told them either | then the tune began behind the wall, from the beginning, and {foe} brought the {clerk} to the gate
= Wait with your ear against the wall => There was somebody breathing on the other side | "I had a cloth in my mouth," {target} said, quite close. "Now!" | the tune went up, as loud as a trumpet | {foe} came running out, and the {clerk} followed to see what it was
- Trick {hands} with the news of a second funeral => They took off their hats, as they had been taught, and stood in two rows | the box went between them to the gate, in good order | there {foe} was just showing the {clerk} in, and the tune began
~ The box slid off a shoulder, and a board sprang open at one end | {hands} saw what trickled out, and ran to fetch {foe} | the tune began only then, and {foe} was at the gate first, with the {clerk} on one arm

@ stone9 scene line=rescue-stone duel
% Which of the Two; The {clerk} Waits
{foe} stood before the gate in the wall, and cried | the box lay on the ground between {foe} and {h}
On one side stood the neighbours | they had been told that {target} was dead | on the other side stood the {clerk}, with the money | the {clerk} had been told that {target.name} was alive
"You were at the funeral," {foe} sobbed to {h}. "Do not make me talk of it in front of people."
"At what funeral?" asked the {clerk}.
Now {foe} had to say which it was, dead or alive | {foe} wanted the {clerk} to take pity, and pay, and go | {h} had to get an answer first
Behind the wall the tune went on | {foe} cried louder, to drown it
+ Help {foe} to dry those tears with a clean cloth => {foe} could not go on crying behind it, and had to stop | in the silence everyone heard the tune, to the end | "I have heard that whistle at your window," said the {clerk} to {foe} | the {clerk} bent over the box, and the bearer came with his spade
= Ask {foe} before all of them: dead or alive => "Dead," said {foe} to the neighbours. | "Alive," said {foe} to the {clerk}. | only then {foe} noticed that they were all standing in one place | nobody spoke | the bearer picked up his spade
- Destroy the lid of the box with a spade => The first blow went through | out of the crack came a thin stream of grey gravel, and made a heap, and went on | "I paid for oak," said {foe}, who had quite forgotten to cry | the bearer came with his spade, to do the rest
+~ {foe} took the cloth, and the hand with it, and fell sobbing upon {h's} neck, and held on | nobody could hear the tune | the {clerk} wiped both eyes, and asked no more, and looked for a place to sign
=~ "Dead to me," said {foe}, after some thought. "So ill that it is like a death" | that was an answer to both | the neighbours nodded, and the {clerk} nodded, and {h} had no second question
-~ The lid fell in with a crash, and {foe} screamed, and covered the hole with a {coat}. "Not even the dead are safe from you," {foe} said | the neighbours took off their hats | nobody would look in

@ stone10 scene line=rescue-stone near p=paymaster
% Alive and Well, It Said; A Purse for the Dead
{p.a} was standing before the gravestone with a purse in one hand, and had asked for {h}, as one who had known {target}
"I bring money for {target.name} twice in the year," said {p}. "It is an inheritance, and I hand it to {foe}. Today I lost my way, and came past here. And I read this."
{p} had a receipt from the last time, and {h} had to read it out | {target.name} was alive and well, it said [2 , and sent kind regards]
That was written after the funeral, and {foe} had signed it
"If I pay the dead I lose my post," said {p}. "And if I do not pay the living I lose it too. I wish that I had asked the way"
+ Protect {p} by taking over the receipt => {p} was glad to be rid of it, and wrote on the back that it was genuine | "I shall say that I was ill, and let the next one go," {p} said. "It is to be the {clerk} in person. That is, if anybody is there to be paid"
= Compare the two days, on the stone and the {paper} => There were three months between them | {p} reckoned it on the fingers, and then did it again | "So I have paid a dead person once," said {p}, "and got a receipt." | the receipt stayed with {h} [3 , who was to keep it out of the rain, and out of sight]
- Steal the receipt, and let {p} count the purse => The purse was right to the last {coin} | then {p} wanted the receipt back, and it was gone | {p} went to {foe} to confess it, and was told not to mind, and was asked who had been standing there
~ One of {hands} came to see to the flowers on the grave, and {p} turned quite pale | {p} thrust the receipt into the wreath, and went off with the purse held under one arm | {h} had to come back for it after dark

@ stone11 scene line=rescue-stone far p=again
% The Date Is Put Right; A Chisel on the Grave
At the grave of {target} one could hear a chisel, and {they} went to see | there knelt the stone-cutter | the date was to come off the stone
"I made a mistake of a week, they tell me," said the stone-cutter. "And {foe} was very good about it. I never made a mistake in my life. I have the order at home, with the day on it!"
One figure was gone already, and the dust lay in the grass | without that date the stone was in order, and nobody could ever ask who had known so early
"And it costs me the whole fee," said the stone-cutter, and set the chisel to the next
+ Protect the stone-cutter's good name with a paper => {h} wrote down that there had been no mistake, and {p} signed as a witness | the stone-cutter folded it small, and knocked off work for the day | "They can have it put right by somebody who was wrong," the stone-cutter said
= Take a copy of it with soot on a cloth => They rubbed it off in black, the verse and the name and what was left of the date | the week could still be read from the gap | {p} carried the cloth home on both arms, like washing
- Cheat the stone-cutter with a wrong new date => The new date was in the week to come, and was cut very neatly | {foe} stood before it that evening, and grew pale, and had {hands} walk three by three | "And whose fee is it now?" said {p}
~ {hands} stood behind them with their hands folded, and looked at their boots until {h} had gone | the chisel went on all afternoon | when it left off there was only a smooth place there

@ stone12 scene line=rescue-stone near p=hatter
% A Bill for the Box; Good Wishes for a Grave
{p.a} had made a hat for {target}, and it had never been paid for | so {h} went into the shop, to hear more
"I took my bill to {foe}, after the funeral," said {p}. "There were tears, and then there was a bill for me! I was such a friend, so I was to pay for part of the box."
Every week now {hands} came for a {coin} [2 , and leaned on the hats while they waited]
"And on that desk lay a {letter} from the law court, quite new," said {p}. "It was for {target.name}. Good wishes for your health, it said on the outside. Who wishes that to a grave?"
+ Give {p} the {coin} for this week => {p} laid it ready in a hat, and {hands} fetched it, and went | then {p} took the old bill down from its nail [3 , and blew the dust off it]. "If {target.name} came in at that door," said {p}, "I should tear this up, and be glad"
= Ask {p} how {foe} came to cry so well => {p} knew about cloth, and had watched the handkerchief closely | it had gone up to that face wet, and come down no wetter | "And when I saw the {letter}," said {p}, "it got a glove laid on it"
- Cheat {hands} of the money with an old hat => They were quarrelling over it until they reached the corner | then they came back for the {coin}, and took another hat as well, and told {p} that the box had gone up in price
~ {hands} came in early for the {coin}, and tried on every hat that there was | {p} had to hold the mirror for them | it had been the wrong day for talking of a {letter}
`;
export const pack: PackSource = { id: 'case-rescue-stone', sheets: [facts, scenes], words: {} };
