import type { PackSource } from '../pack.ts';

/** Where somebody is kept, what for, and how that one comes out again. */
const facts = `
@ * truth line=rescue-stone start
There was a gravestone for {target} already, and a box had been buried under it | but the stone-cutter began on it [! a week before {target} was lost] | {h} asked who had known so early
@ * token line=rescue-stone
the reed whistle
@ * known line=rescue-stone before
There was gravel under the gravestone, and not {target} | {h} had to learn why {foe} had paid for it
@ * known line=rescue-stone behind
To the neighbours {target} was dead, and to the law alive | {h} had only to bring the neighbours and the law together in one place
@ * settle line=rescue-stone won
The bearer pushed his spade under the lid | up to the top there was gravel in the box | "Then who is buried?" asked the {clerk}. "And whom do I pay?" | {foe} looked for the handkerchief, and had no answer | twenty neighbours leaned on the gate, and the bolt gave | {target} came out, with a hand before the eyes, still whistling | "You are dead," said the bearer, and held on to {thing} by both sleeves. | "Only on one side of the wall," said {target}. "Is it a good stone?" | it had a verse, and {target} wished to keep the verse | {foe} carried the gravel back to the road, by the hatful
@ * settle line=rescue-stone lost
The {clerk} closed the {bag}, and wished {foe} strength in this affliction, and drove off | one after another the neighbours shouldered their spades | they would not look at {h} | "A mad cousin," said the last of them. "We knew that, really." | {foe} had the box put under the ground again, with all that was in it | the tune went on until evening, and stopped in the middle | next day the stone-cutter was sent for once more, to make the date right
@ * settle line=rescue-stone dear
The lid came up, and the gravel ran out over the shoes of the {clerk} | the gate was opened after that, and {target} came out, and everyone cheered | "One moment," said the {clerk}, and looked up a law. "The dead inherit nothing, and here is a stone. It cannot be undone." | so {foe} lost the money, and {target} did not get it | in every {ledger} there was, {target} was dead and stayed so | "Nobody can send me a bill, then," said {target}, and began to whistle. | {h} took up the second half, and they kept it going all the way home
@ * last line=rescue-stone won
A year later {h} went back to the gravestone, with {target} | the bearer came too, and so did twenty neighbours [3 , with a mule that had been given back] | {target} read the verse aloud, and found it long | then {target} lay down beside it in the grass | from down there came half of a tune | {h} whistled the other half, and held out a hand
Before winter {h} laid the gravestone at {target.own} door | the verse was on top, and people wiped their feet on it | {token} hung just inside, on a nail of its own | in the evenings the whole {street} came to hear about the wall, and the drummer too | {target} told it lying flat on the floor | nobody but {h} was allowed to whistle
@ * last line=rescue-stone dark
{h} had {target} home again | no neighbour came to see it | hats came off when {h} was still far away, as at a funeral | in autumn a wreath lay on the empty grave | it was for the one who used to whistle | {target} put the ribbon straight, and did not whistle
@ * last line=rescue-stone dear
Years later {h} still signed for both of them | the dead may sign nothing | only the grave was {target.own} | {target} weeded it on Sundays, and grew beans | when it got dark {h} came to the gate | {h} could not call that name aloud | so {h} whistled
@ * last line=rescue-stone lost
All that winter {h} whistled along the wall, at dusk | the neighbours closed their windows | no tune came back | in spring a bit of cloth lay by the wall | "I hear you," it said, in soot | {h} began again, with the first half of the tune | {he} stayed until the stars were out
`;

/** Scenes in which a fact of the case is found out, with somebody who comes back. */
const scenes = `
@ stone1 scene line=rescue-stone second p=again who=wreath-seller,dice-player where=the_foot_of_the_grave
% A Load of Gravel; What the Bearers Felt
{h} wanted to know what had lain in that box | {p} had helped to carry it, and came to the grave to say so at last
"I had the left front corner," said {p}, and would not tread on the grass. "A body lies still in its box. Whatever we carried ran down to my end on the slope."
It had shifted, and it had rattled | the other bearer in front thought so too | but he wore a new hat now, and had nothing to say
{h} read the name of {target} on the stone once more | for the first time {h} dared to hope
"If that was not {target.name}, where is {target.name}?" asked {p}. "And what did we all take off our hats to?"
+ Help {p} to report it => {h} went along to the office, and held {p.his} hat | an old man wrote it down, and sanded it | "Who paid for the stone?" the old man asked, without looking up
= Put your ear to the ground => There was nothing to be heard in the grave | but a good way off, behind a wall, somebody whistled | it was one half of a tune, and there it broke off
- Betray {p} to the stone-cutter for the order book => {h} got a look at the order book | the order was in {foe's} own writing, with the day | by evening nobody would give {p} any work. "I wonder who told them," said {p} to {h}
~ The turf moved under {h's} foot, as over loose stones | {p} took fright, and ran | by the gate a gardener had seen where they stood, and he was one of {hands}

@ stone2 scene line=rescue-stone means p=again who=wreath-seller,apprentice,dice-player where=the_foot_of_a_high_wall
% The Other Half of a Tune; At a Chink in the Wall
{target} was not in the box, and had to be somewhere else | on the way home {p} had heard half of a tune behind {foe's} wall, and took {h} there after dark | it was the tune that {target} always whistled
One stone was loose at the bottom | by lying flat one could see through [2 , to the width of a hand]
A foot went by, and came back | then there was a hand, and then half of a face | it was {target.name}, alive
{h} could have shouted for joy, and did not dare | {hands} were going round the wall two by two | {h} wetted {his} lips, and whistled the other half, very low
In there nothing moved at all | {hands} were coming back along the wall
+ Give {target} your ring through the chink => Two fingers came and felt, and took the ring | "They have put up a stone for me," said the voice of {target}. "Is it a good one?" | There was a verse, {h} told {target.him}
= Whistle it again from the beginning => This time {target} took up the tune, as of old | {p} had to hold {him} back by the {coat} | the patrol was coming round again
- Lie that the others have given up => {h} wanted to be believed the only one | behind the stones somebody drew a long breath | "Then you had better be quick," said {target} | "You need not have said that," whispered {p}
~ One of the stones fell in, and it rang | {target} sat down before the hole, humming [2 , to hide it] | round the corner {hands} were coming at a run

@ stone3 scene line=rescue-stone wall where=the_path_along_the_wall
% Two by Two; What Sang in There
{h} walked along the wall by daylight, to look for a way in to {target} | {foe} came to meet {him}, and {hands} walked behind in pairs
On the other side somebody whistled the half of a tune [2 , over and over]
"A poor cousin," said {foe}. "Quite mad. It thinks that it is dead. I pay for it to be kept from people. You must not answer, it only makes it worse"
{h} knew that voice, and could have broken down the wall with {his} hands | but {foe} must not see that {he} knew it
"You have gone quite white," said {foe}, and came nearer. "Do you know that tune?"
+ Comfort {foe} for the loss of such a friend => {h} said what one says | {foe} felt for a handkerchief | it was that same one, ironed | the whistling had stopped, for it had heard {h's} voice
= Walk with {foe} the whole way round => There was no gate in it but one | {foe} talked of the date upon the stone, and had it wrong by a week | then {foe} said it over again, slowly, and put it right
- Trick {hands} into changing over too soon => They met in the middle and each pair waited for the other to go on | it made a gap of as much as forty paces | {h} had no use for it yet, but it was a good gap
~ {foe} took {him} by the arm, and was stronger than one would have thought | the tune broke off | on the other side two of {hands} pulled {target} away from the wall

@ stone4 scene line=rescue-stone lead p=wreath-seller where=the_new_grave
% The Biggest Wreath; Whoever Stood About
The wreath-seller had seen the whole funeral, so {h} went to the grave to ask | {p.a} was taking the brown wreaths down there | one hung on a stone with the name of {target}, and was left
"That is {foe's}, and it was the biggest," said {p}. "The stone is from {foe.him} too, and the box was. I have never seen anyone cry so well. I had to lend a handkerchief, and I have not had it back."
The proper bearers had not been wanted | {foe} had hired whoever stood about in the {street}, and {p} had been one of six
"None of us had done it before," said {p}. "So we thought that it must be always like that"
{h} held out {token}, and {p} turned pale. "That lay in the box! {foe} told us so. Put it away. {hands} come past here at noon"
+ Comfort {p}, who had liked {target} => {p} stopped crying after a while, and considered. "People who grieve cry with their shoulders," said {p}. "{foe} only cried with the handkerchief"
= Ask {p} what it was that must be like that => {p} looked round, and would not talk of it alone | they were six, and another of the six had wondered as well | that one had a new hat lately, and had grown quiet under it
- Steal the ribbon off {foe's} wreath => The bill was pinned up inside it and forgotten | there was a box [2 on it], a stone, and six pairs of gloves | the bill was older than {target.own} death
~ Hats in hand, two of {hands} were standing before the stone | they read it through, and then they read {h} | {p} could not remember a thing after that, not even the price of a wreath

@ stone5 scene line=rescue-stone price entered p=again who=hatter,paymaster where=the_cart_outside_the_wall
% A Second Box; Measured for Somebody
{p} had been fetched by {hands}, so {h} ran to {foe's} wall | outside it a long box stood on a cart | {p} was climbing out of it, with shavings in {p.his} hair
"They only wanted the length," said {p}. "I am as long as the one on the stone, they said. Then they shut it, to see. I counted to two hundred in there."
{foe} had spread a {paper} on the lid, and a {clerk} held down the corners | the last of the inheritance was to be paid soon | after that {foe} would not need {target} any more
The first box had been for gravel | this one was for {target.name} | {h} understood it, and felt quite sick
"I like a thing to be true," said {foe}, and glanced across at the grave
+ Comfort {p}, who is counting still => {p} stopped counting at three hundred | "They fetch that box on Thursday," {p} told {him}. "One hears very well in there. Thursday, at noon, when people are indoors"
= Read what the {paper} says of {target} => In the {paper} {target} was in the best of health | one could see the stone from there, on which it said the opposite | both of them were signed by {foe}
- Steal the screws out of the lid => {h} took all six screws, and they were made to order | to have them made again would take two days | nobody can be shut up in a box without screws | "And when they ask me about it?" said {p}, who had lain in there with them
~ The lid came down by itself, with a bang, and the {clerk} screamed | {foe} had the cart driven in behind the wall, and the gate shut | from now on {hands} were to go round three by three

@ stone6 scene line=rescue-stone plan p=again who=wreath-seller,apprentice,dice-player where=the_nettles_by_the_wall
% The Loan of a Spade; The Man with the New Hat
{h} needed people who had seen {target} alive, to stand up against {foe} | so {p} had asked the neighbours for one spade, to dig up the box
There came eight spades, and behind each of them came its owner | the last was the other bearer | he hung his new hat on the stone, and stood there without it
"I was paid not to wonder," he said. "It rattled, all the way down. I have been hearing it in bed."
They lay down in turn at the chink in the wall | each of them saw {target}, quite alive, and got up with wet eyes
"Tomorrow at noon the {clerk} is here," said {h}, with {his} mouth to the chink. "Then we bring your box. Whistle as loud as you can." | "I have had the practice," said {target.name} | eight were not many against all of {hands}
+ Help the bearer to say it to all of them => He got it out at the third try, about the gravel | it turned out then that every one of the eight had wondered | they had taken it for a thing that one does not ask
= Stand the spades along the fence for the morning => There were twenty spades by dark, for it had got about | {hands} went by there twice, and took it for gardening
- Trick {hands} into lending a spade => They lent theirs, and were glad to be asked | only they wished to have it back clean | it had been used lately, on that side of the wall | "You like doing that," said {p}, and did not laugh with the others
~ Somebody else was whistling, and it was one of {hands} | the eight lay in the nettles until it was dark, with their faces down | then two of them went home

@ stone7 scene line=rescue-stone turn p=again who=wreath-seller,apprentice,dice-player where=the_graveside
% Dead Here, Alive There; Signed by {foe}
At the grave {p} kept a lookout | {h} held the paymaster's receipt against the gravestone, to compare the two
On the stone it said that {target} was dead | {foe} had paid for it [2 , and had cried over it besides]
On the receipt it said [! that {target.name} was alive and well] | {foe} had signed it, and taken the money
"It cannot be both," said {p}.
"It can, as long as they never meet," said {h}. "To us {target.name} is dead, so that nobody searches. To the law {target.name} is alive, so that the inheritance is paid. And {foe} signs for it, and keeps it."
So there never was a mad cousin behind that wall | nobody but {target} was in there | {h} was so angry that the {paper} shook
"And when the last of the money is paid?" asked {p}. "What does {foe} need {target.name} for then?"
+ Comfort {p}, who had worn black all this time => On the edge of the grave sat {p}, and got up again quickly | "All this time," said {p}. "I gave up dancing. I shall go and say so to {foe}, with all the others who gave up a thing"
= Ask at the law court when the next money is due => It was due within the week, and it was the last | the {clerk} would bring it in person | {foe} always showed {target} at a window | one saw a cap and a quilt, and they did breathe
- Steal the wreath that {foe} sent, for the bill => Behind the ribbon was the bill for it, and for six pairs of gloves | {h} had three things with {foe's} name on them now | by evening {foe.name} had noticed that the wreath was gone, and had the stone watched | {p} could not go to the grave any more
~ {p} coughed, and that meant {hands} | they took the {paper} that {h} was reading | they held it upside down, and kept it | but {p} had learned it by heart meanwhile

@ stone8 scene line=rescue-stone gate move entered p=again who=wreath-seller,apprentice,dice-player where=the_gate_in_the_wall
% The Box at Noon; The Second Half
{h} and {p} brought the box to {place} at noon | six neighbours carried it, and the gravel in it ran from end to end
Twenty more came behind with their spades | the {clerk} was in there already, with the last of the money, and wished to see {target} alive | once it was paid there was the second box, ready for {target.name}
The tune was to be the sign | {h} blew the second half of it on {token}, close to the stones | no answer came from in there | {he} blew it again, and behind the wall nothing moved
"They have taken {target.name} somewhere else," said {p}. "We stand here with a box of stones, and look like thieves."
Round the corner came {hands} in rows of three | when they saw the box they began to run
+ Help the bearer to say loudly what is in the box => "Gravel!" he shouted. "I carried it, and it is gravel!" | {hands} stood still, for nobody had told them either | then the tune began behind the wall | {foe} was just bringing the {clerk} to the gate
= Wait with your ear against the wall => There was somebody breathing on the other side | "I had a cloth in my mouth," {target} said, quite close. "Now!" | the tune went up, as loud as a trumpet | {foe} came running out, and the {clerk} followed to see what it was
- Trick {hands} with the news of a second funeral => They took off their hats, as they had been taught, and stood in two rows | the box went between them to the gate, in good order | there {foe} was just showing in the {clerk} | and now {target} whistled at last
~ The box slid off a shoulder, and a board sprang open at one end | {hands} saw what trickled out, and ran to fetch {foe} | the tune began only then, and {foe} was at the gate first, with the {clerk} on one arm

@ stone9 scene line=rescue-stone duel where=the_gate_in_the_wall
% Which of the Two; The {clerk} Waits
{foe} stood in the gateway, and cried | the box lay on the ground between {foe} and {h} | {token} lay on the lid, for everyone to see
On one side stood the neighbours | {foe} had sworn to them that {target} was dead | on the other side stood the {clerk}, with the money | to the {clerk} {foe} had sworn that {target.name} was alive
"You were at the funeral," {foe} sobbed to {h}. "I laid that whistle in with my own hands. Do not make me talk of it in front of people."
"At what funeral?" asked the {clerk}.
Now {foe} had to say which it was, dead or alive | {foe} wanted the {clerk} to take pity, and pay, and go | {h} had to get an answer first
Behind the wall the tune went on | {foe} cried louder, to drown it
+ Help {foe} to dry those tears with a clean cloth => Behind a clean cloth nobody can go on crying for long | {foe} stopped, and everyone heard the tune, to the end | "I have heard that whistle at your window," said the {clerk} to {foe} | the {clerk} bent over the box, and the bearer came with his spade
= Ask {foe} before all of them: dead or alive => "Dead," said {foe} to the neighbours. | "Alive," said {foe} to the {clerk}. | only then {foe} noticed that they were all standing in one place | nobody spoke | the bearer picked up his spade
- Destroy the lid of the box with a spade => {h} drove a spade through the lid | grey gravel ran out of the crack, and would not stop | "I paid for oak," said {foe}, who had quite forgotten to cry | the bearer came with his spade, to do the rest
+~ {foe} took the cloth, and the hand with it | {foe} fell sobbing upon {h's} neck, and held on | nobody could hear the tune | the {clerk} asked no more, and looked for a place to sign
=~ "Dead to me," said {foe}, after some thought. "So ill that it is like a death" | that was an answer to both | the neighbours nodded, and the {clerk} nodded, and {h} had no second question
-~ The lid fell in with a crash, and {foe} screamed, and covered the hole with a {coat}. "Not even the dead are safe from you," {foe} said | the neighbours took off their hats | nobody would look in

@ stone10 scene line=rescue-stone near p=paymaster where=the_gravestone
% Alive and Well, It Said; A Purse for the Dead
A paymaster was asking for somebody who had known {target}, and {h} was sent to the grave | there stood {p.a}, with a purse in one hand
"I bring money for {target.name} twice in the year," said {p}. "It is an inheritance, and I hand it to {foe}. Today I lost my way, and came past here. And I read this."
{p} had a receipt from the last time, and {h} read it out | {target.name} was alive and well, it said [2 , and sent kind regards]
It was written after the funeral | {foe} had signed it
"If I pay the dead I lose my post," said {p}. "And if I do not pay the living I lose it too. Tell me. Is {target.name} dead, or not?"
+ Protect {p} by taking over the receipt => {p} was glad to be rid of it, and wrote on the back that it was genuine | "I shall say that I was ill, and let the next one go," {p} said. "It is to be the {clerk} in person. That is, if anybody is there to be paid"
= Compare the two days, on the stone and the {paper} => There were three months between them | {p} reckoned it on the fingers, and then did it again | "So I have paid a dead person once," said {p}, "and got a receipt." | the receipt stayed with {h} [3 , who was to keep it out of the rain, and out of sight]
- Steal the receipt, and let {p} count the purse => The purse was right to the last {coin} | then {p} wanted the receipt back, and it was gone | {p} went to {foe} to confess it, and was told not to mind | {foe} only asked who had been standing there
~ One of {hands} came to see to the flowers on the grave, and {p} turned quite pale | {p} thrust the receipt into the wreath, and was gone | {h} had to come back for it after dark

@ stone11 scene line=rescue-stone far p=again who=wreath-seller,apprentice,dice-player where=the_grave_at_dusk
% The Date Is Put Right; A Chisel on the Grave
The date on the gravestone was too early by a week, and it was {h's} best proof | at dusk {they} heard a chisel there, and ran to see
There knelt the stone-cutter, and was taking the date off
"I made a mistake of a week, they tell me," said the stone-cutter. "And {foe} was very good about it. I never made a mistake in my life. I have the order at home, with the day on it!"
One figure was gone already, and the dust lay in the grass | without the date nobody could ever ask who had known so early
"And it costs me the whole fee," said the stone-cutter, and set the chisel to the next
+ Protect the stone-cutter's good name with a paper => {h} wrote down that there had been no mistake, and {p} signed as a witness | the stone-cutter folded it small, and knocked off work for the day | "They can have it put right by somebody who was wrong," the stone-cutter said
= Take a copy of it with soot on a cloth => They rubbed off the verse in black, and half a date | the week could still be read from the gap | {p} carried the cloth home on both arms, like washing
- Cheat the stone-cutter with a wrong new date => The new date was in the week to come, and was cut very neatly | {foe} saw it that evening, and grew pale | from then on {hands} walked three by three | "And whose fee is it now?" said {p}
~ {hands} came, and stood round them with folded arms until {h} had gone | the chisel went on all afternoon | when it left off there was only a smooth place there

@ stone20 scene line=rescue-stone far quiet where=the_chink_in_the_wall
% Who Came to It; Four Notes for the Drummer
{h} lay down at the chink in {foe's} wall, between one pair of {hands} and the next
"Who came?" asked the voice of {target} behind the stones. "To my funeral. One would like to know"
So {h} said the names | at each one {target.name} whistled a few notes, very low | in that way {target.name} had always called people across the {street} | it was as if they all went by in the dark
"And the drummer from next door," said {h}. "He cried more than any"
Nothing was whistled at that name. "He?" said {target.name} at last. "We have not spoken for nine years. I have no notes for him."
Then there came four, all on one tone, like a knock at a door
+ Give the drummer his four notes that same night => {h} whistled them under the drummer's window | no {lamp} was lit up there | after a time somebody beat them softly, on a wooden bed, four times over
= Ask which notes {target} has for you => {target.name} whistled that half of a tune, and stopped | ten thousand times {h} had added the rest, and had never known that it was {his} name
- Cheat the drummer, and sell him his four notes => The drummer sold his drum that night, so as to pay for them | {h} whistled them once, and held the {coins} | "I should have had these for nothing, from {target.name}," he said
~ A pair of {hands} came back too soon, and sat down against the chink | they played at riddles until dawn | {h} lay in the nettles, and knew all the answers

@ stone12 scene line=rescue-stone near p=hatter where=the_hat_shop
% A Bill for the Box; Good Wishes for a Grave
{h} asked in the shops who had paid for that funeral | in one of them sat {p.a} | {p} still had a bill from it
"I went to {foe}, because {target.name} owed me for a hat," said {p}. "There were tears, and then there was a bill for me! I was such a friend, so I was to pay for part of the box."
Every week now {hands} came for a {coin} [2 , and leaned on the hats while they waited]
"And on that desk lay a {letter} from the law court, quite new," said {p}. "It was for {target.name}. Good wishes for your health, it said on the outside. Who wishes that to a grave?"
There were boots on the step | {p} had no {coin} for them that week
+ Give {p} the {coin} for this week => {p} laid it ready in a hat, and {hands} fetched it, and went | then {p} took the old bill down from its nail [3 , and blew the dust off it]. "If {target.name} came in at that door," said {p}, "I should tear this up, and be glad"
= Ask {p} how {foe} came to cry so well => {p} knew about cloth, and had watched the handkerchief closely | it had gone up to that face wet, and come down no wetter | "And when I saw the {letter}," said {p}, "it got a glove laid on it"
- Cheat {hands} of the money with an old hat => {hands} took the old hat, and quarrelled over it | then they came back for the {coin}, and took another hat as well | the box had gone up in price, they told {p}
~ {hands} came in early for the {coin}, and tried on every hat that there was | {p} had to hold the mirror for them | it had been the wrong day for talking of a {letter}

@ stone13 scene line=rescue-stone near where=a_house_without_doors
% A House without Doors; Two Bills to Go
{h} was asking in the {street} about that box | {foe} stood on the steps, and called {him} in. "Come in, and see what I do with money," said {foe}.
Not one door was left in the house | {foe} had lifted them all off their hinges
"I was once locked up for debts, from the first snow until spring," said {foe}. "Since then I cannot sleep behind a door."
One wall was covered with bills from four towns | through nearly every one {foe} had drawn a thick line
"Two more to go," said {foe}, as proud as a child. "Then I owe nobody anything, and nobody can lock me up." | {h} very nearly liked {foe.him}
But on a nail by itself hung a list with six names | they were the bearers
"I have bought up what those six owe," said {foe} gently. "I should not like to ask for it. Which of them has been talking to you?"
+ Protect the six, and write your own name below => {h} took up the pen, and wrote {his} own name under theirs. "It was I who asked," said {h}. | {foe} read it twice, and put the list away | by morning all six had heard of it
= Ask {foe} about that winter behind a door => "People went by outside the wall," said {foe}. "I called, and nobody answered. In the end one whistles, only to hear a sound." | at that word {foe} blushed, and showed {h} out
- Lie that it was the bearer with the red beard => That evening {hands} led the red-bearded bearer's mule out of his stable, and it was for his debts | he had never said one word about the box | now he had only the halter in his hand
~ {hands} came in on all sides, as nobody has to knock there | {foe} turned the list to the wall | they walked {h} out through the {kitchen}, and down the steps

@ stone15 scene line=rescue-stone near p=again who=wreath-seller,apprentice,dice-player where=a_street_of_shut_doors
% Black Ribbon by the Yard; Nobody at Home
{h} had gone out to ask who saw {target} last | not one door opened to {him} that day | the baker let down the shutter | the joiner looked through {him} as through a window
Ten paces behind {him} came two of {hands}, and smiled | they carried a roll of black ribbon | wherever a door was opened they tied a bow on the latch
"It is for the next death in the house," they said. "One never knows whose."
{p} alone still walked beside {h}. "They tied one on my {coat} while I slept," said {p}. "I cannot look at it."
"{foe} wants it quiet about that grave," said {hands}. "Hand us the whistle, and go home. Then all the bows come off."
At the far end an old piper beckoned from his door | behind {h} the scissors were opening
+ Defend the piper, and put the bow on yourself => {h} took the bow out of their hands, and tied it round {his} own sleeve. "This one is for me," {he} said. | the piper laughed aloud | across the way a shutter went up again, and then another
= Look at which doors they pass without a bow => It was six doors in all, and {p} knew who lived there | they were the bearers | {hands} did not want anybody to look at those | "So it is there that we must knock," said {p}
- Trick the two into a bow on the joiner's door => The joiner's old mother saw it from her bed, and believed that it was for her | she gave away her hens, and turned to the wall | the joiner tore it off, and asked who had pointed at his door
~ The piper saw the ribbon, and drew in his head, and bolted the door | {hands} bowed to {h}. "There is no hurry," they said. "We have ribbon for the whole town"

@ stone14 scene line=rescue-stone eve where=a_barn_with_two_hens p=again who=wreath-seller,apprentice,dice-player
% A Wet Handkerchief; The Turnip Was the {clerk}
On the last evening {h} and {p} tried it all out in a barn | {p} was {foe}, and had a wet handkerchief | a turnip on a stool was the {clerk}, and two hens were the neighbours
"You have to ask me: dead or alive," said {p}, and began to sob
It sounded so real that {h} patted {p} on the back | "I am so sorry for you!" said {h}, and one neighbour laid an egg
"You are not to comfort me. You are to ask!" cried {p}, and then neither of them could speak for laughing
At the third try {p} did not sob. "Who has missed {target.name}, apart from you?" asked {p} in {foe's} voice. "Who else ever came to this wall?"
{h} had no answer, and put {token} down
"That was not {foe}, that was me," said {p}. "A box goes by, and I take off my hat, and go home to supper. I never ask, either. Tomorrow I want to hear the answer"
+ Give {p} a lesson on {token}, for tomorrow => {h} put the fingers right, one by one | the first note was a squeak, and the hens left | at daybreak {p} had four of them. "If {target.name} cannot whistle, I will," said {p}
= Ask {p} to go on, and do what {foe} would => {p} considered, and tied the handkerchief round the turnip, like a gag. "That is how I should keep it quiet," said {p}. | that was new to {h}. "Then we must listen for breathing"
- Lie to {p} that the {clerk} knows it all by now => {p} ran out, and called it in at every window | "Then they can do it without us," people said, and put away their spades | at breakfast {p} heard the truth. "An answer was all I wanted," said {p}. "Was that it?"
~ The turnip rolled off the stool, and out at the barn door | out there one of {hands} lifted it, and laughed | in the barn nobody made another sound until daylight
`;
/** How it begins, what comes back of what was done, and what is asked and heard on the way. */
const told = `
@ stone-o1 open line=rescue-stone p=apprentice/he where=the_stone-cutter's_gate
% A Week Too Early; Sent Away for Counting
{p.a} had just been turned out by the stone-cutter, and caught {h} at the gate
"I cut that gravestone for {target}," said {p}. "It was ordered a whole week too early! {target.name} was still going about. I said so, and now I have no work."
All of {home} had followed the box to the grave | {foe} had cried the loudest | only {h} had never believed it
"{foe} swore that this went into the grave too," said {p}. "I found it in the cart of {hands}." | it was {token}, on which {target.name} had always played
Somewhere {hands} were calling {p's} name | {p} gave it to {h}. "Ask the wreath-seller at the grave," he said. "Quick!"
+ Give {p} a bed until he finds new work => {h} took him home by the back lanes, and {p} slept until noon | "The order came from {foe's} house," he said. "And nobody was let near that box. Ask the wreath-seller, before they forbid it"
= Ask {p} what was written in the order => "It had the name and the verse," said {p}. "There was a space for the day. Who orders a stone, and leaves that open? The wreath-seller could not make it out either"
- Cheat the stone-cutter with a false message from {foe} => The stone-cutter ran off at once, and {h} could look round the yard | on the wall stood the day on which the stone was begun | it came out by noon, and {p's} last wages were kept for it
~ The stone-cutter came out with two of {hands}, and pointed | {p} ran for it over the wall | {h} had {token} up one sleeve, and was asked three times what the boy had said
@ stone-o2 open line=rescue-stone p=dice-player where=the_back_of_an_inn
% Won at Dice; The Whistle from the Box
Behind the inn somebody pulled {h} down among the barrels | it was {p.a} | on the other side {hands} were looking for {p.him}
All of {home} had lately walked behind a box, and {target} was said to be in it | {h} alone had never believed that
"I won this last night, from one of them," said {p}, with {token} in one palm. "Today they all want it back. I know it! {foe} swore that it lies in the grave."
"And my cousin cut the gravestone," {p} added. "It was begun while {target.name} was alive and well. Who knew so early?" | {p} pushed {token} into {h's} hand. "The wreath-seller saw it all. Go to the grave!"
+ Save {p} by drawing {hands} away => {h} let them see the end of a sleeve, and ran | they were heavy people, and gave up at the second corner | when {h} came back {p} was gone | half of the winnings lay on a barrel
= Ask {p} which of {hands} lost it at dice => "The one who drove the cart to the grave," said {p}. "He laughed when he put it down. Somebody who has no more use for it, he said"
- Betray {p} with a finger pointed at the barrels => They pulled {p} out by the collar, and nobody looked at {h} | "You too?" said {p} | from the corner one could hear them ask for the whistle
~ A barrel rolled away, and there they both were, in full view | {p} ran to the left, and {h} to the right, with {token} | from then on {hands} knew that somebody had it
@ * echo line=rescue-stone plan did=stone-o1:+
The apprentice came as well, with an iron bar from the yard | {h} had given him a bed, and he wished to pay for it | no lid would stand up to that bar
@ * echo line=rescue-stone plan did=stone-o1:-
The apprentice had an iron bar at home, and did not bring it | it was through {h's} false message that he lost his last wages | so there were only spades for that lid
@ * echo line=rescue-stone gate did=stone-o2:+
Not all of {hands} were there | the dice-player sat with four of them behind the hill, and let them win | {h} had once saved that neck from them
@ * echo line=rescue-stone price did=stone-o2:-
{hands} nodded to {h} like old friends | it was {h} who had betrayed the dice-player to them | the people about the cart saw it, and moved away from {him}
@ * echo line=rescue-stone plan did=stone4:+
Ribbons hung on all the doors by now, with the hour on them | that was the wreath-seller's work, in return for some comfort | so the whole town knew when to come
@ * echo line=rescue-stone turn did=stone4:=
By the gate stood a man in a new hat, and listened | {h} had asked the wreath-seller about him | he went away, but he had taken off the hat
@ * echo line=rescue-stone price did=stone4:-
First two of {hands} turned out {h's} pockets | {he} had stolen the ribbon from {foe's} wreath, and it was known | they took whatever they liked, and a {coin} as well
@ * echo line=rescue-stone price did=stone1:+
The first box had rattled | {h} had helped a bearer to put that in writing | the {clerk} had read it, and looked at this one for some time
@ * echo line=rescue-stone price did=stone1:-
None of the bearers had come to help | they had heard how {h} betrayed one of them to the stone-cutter | they wished to keep their work
@ * echo line=rescue-stone gate did=stone2:+
Then a finger came out at the chink | it wore the ring that {h} had given | so {target} was there still, and able to hear
@ * echo line=rescue-stone plan did=stone2:-
{target} would not believe in the eight at first | {h} had lied that all others had given up | it took long, and {hands} came by twice
@ * echo line=rescue-stone turn did=stone10:+
On the back the paymaster had sworn that it was genuine | {h} had taken it over to protect a frightened person | now it would count in law
@ * echo line=rescue-stone wall did=stone10:-
"By the way, a receipt was stolen at the grave," {foe} added. | the paymaster had owned up, and had described {h} | so two of {hands} were told to follow {him} from now on
@ * echo line=rescue-stone far did=stone12:+
On the road the hatter had stopped most of {hands}, to measure them for hats | {h} had given a {coin} there when it was needed | so nobody came by for a while
@ * echo line=rescue-stone gate did=stone12:-
{h} had once cheated them with an old hat | all over town people had laughed at it | so they ran all the faster
@ * echo line=rescue-stone gate did=stone3:+
Some of them slowed down, and grew unsure | they had seen how kindly {h} comforted {foe} | was that a friend of the house, or not?
@ * echo line=rescue-stone plan did=stone3:-
They had to lie there until midnight | {h} had once tricked {hands} | so there was no gap left between the pairs | two of the eight nearly went home
@ * echo line=rescue-stone plan did=stone13:+
Two more of the bearers crept up through the nettles, with ropes | {h} had protected them, in the house without doors | "Now there are seven on that list," they said
@ * echo line=rescue-stone turn did=stone13:=
{foe} had told {h} what a winter behind a door is like | now {target} was sitting through one, and {foe} had the bolt
@ * echo line=rescue-stone price did=stone13:-
The bearer with the red beard leaned on the fence, with an empty halter | {h} had named him to {foe} for a lie | he let {hands} do as they liked
@ * echo line=rescue-stone plan did=stone15:+
Each of them had a black bow round one sleeve | {h} wore one first, to defend the piper | by that they knew one another in the dark
@ * echo line=rescue-stone price did=stone15:-
It was the joiner who had made this box, and he had not asked for whom | since {h} tricked them into that bow his mother lay in bed, and he asked nothing
@ * echo line=rescue-stone gate did=stone14:+
Then {w} began to whistle too, out of the second half | {h} had given that lesson in the barn | there were four notes, and all of them were right
@ * echo line=rescue-stone gate did=stone14:=
{h} remembered the turnip in the barn, with a gag on | perhaps {target} was in there after all, and only could not whistle
@ * echo line=rescue-stone gate did=stone14:-
At the back some people were turning round already | {w} had told them that the {clerk} was won over | that was {h's} lie, and they saw it now
@ * echo line=rescue-stone gate did=stone20:+
At the back a drum began, with four beats, and again four | {h} had given the drummer his notes | {hands} fell into step with it, and could not run any more
@ * echo line=rescue-stone gate did=stone20:-
There was no drum to set the pace, for the drummer had sold it | {h} had cheated him over four notes | so people came in bits, and some not at all
@ * ask line=rescue-stone before
Six people had carried the box of {target} | {h} was looking for them, one by one
{h} whistled the tune of {target} at street corners, and asked who had heard it lately
{h} asked every joiner who had nailed down that box
{h} was showing {token} to people, and asked in whose hands they had seen it
@ * ask line=rescue-stone behind
{target} had to be seen by many eyes | {h} was looking for neighbours who would come
{h} asked on the road when the {clerk} would come
To dig up that box {h} needed a brave friend, with a spade
@ * gift line=rescue-stone before
"I was at that funeral," said {p}. "{foe} never looked at the box. All the time it was at us, to see if we looked."
"{foe} buys one loaf more since the burying," said {p}. "In a house of mourning it is usually one less."
"{foe} has come into money twice since then," said {p}. "Nobody could tell me who had died."
"{hands} wear their boots out," said {p}. "They walk round and round a wall, and there is only a garden in it."
@ * gift line=rescue-stone behind
"The {clerk} is afraid of only one thing," said {p}. "It is to pay money to the wrong person."
"{foe} cannot bear to hear a certain tune," said {p}. "A boy was sent away for humming it."
"{hands} take off their hats to any box," said {p}. "They were made to practise it for the funeral."
`;
export const pack: PackSource = { id: 'case-rescue-stone', sheets: [facts, scenes, told], words: {} };
