import type { PackSource } from '../pack.ts';

const cards = `
@ gargoyle ally ally=gargoyle/he
% Off the Gutter; A Hundred Years of Looking Down
{ally.a} had come in off the ledge at {place}, and was drying his feet
"I saw them do it," he said. "I see everything. Nobody has ever asked, because one would have to come out on a ledge. They went by beneath me with a sack. It was {foe.own} people, and the sack was singing."
He was the size of a dog, and the weight of a horse, and he had pigeons' opinions about most things
"I would like to come along," said {ally}. "On the flat. I have never been on the flat."
+ Support {ally} on his first flight of stairs => {h} went in front, backward, holding both his hands | at the bottom he stood on the pavement and stamped | "It does not go anywhere," he said, delighted, "it just stays there under you"
= Ask {ally} to show you the city from the gutter => {h} put a leg over | from up there the lit windows made a word, in letters a mile high | it was not finished, and {ally} knew which house would be the last stroke
- Cheat {ally} into holding up a wall => {h} asked him to lean there for just a moment | he was proud to | when he came after {him} it was dark, and the wall had come along, on his back
@ laundromat tex in p=washer_at_the_ford/she
% Whose Shirt Is That; The All-Night Wash
The way to the yards led through the all-night wash | at the far machine {p.a} held up a shirt that would not come clean, and beckoned
"I do them beforehand, for those who will need it," said {p}. "I used to have a ford. This one is for Thursday, if it goes as {foe} likes. I thought that you might care to look."
It had a hole, and was of a size that {h} knew | {h} knew the laundry mark, too
+ Help {p} to wring it, one at each end => {h} took the cuffs | {they} twisted, she one way, {he} the other | the stain ran down, and thinned, and went away among the suds | she held it up to the {lamp}. "Well, I have never had one of those come out," she said
= Ask {p} what time on Thursday => {h} asked, and she counted on her pegs | about a quarter to six | it would be on a stair | "You would be running up it," she said, "so I should be late, if I were you"
- Trick {p} into putting another's mark on it => {h} changed the tag for the one on the next pile | {p} did not look up | on Thursday, at a quarter to six, there was a fall on the stairs next door | {p} went on wringing, more slowly
~ The machine shuddered, and all of the lights went round | it had been put in with the reds | "Now it will not be Thursday," said {p}, wringing it out. "I cannot tell you which day it is now."
@ busker tex out calm p=pipe_player
% The Rats Have Moved Uptown; Request Stop
On the corner sat a ring of rats, all across the pavement | in the middle {p.a} played, not at all well
"They come for the slow ones," said {p}. "I have given up the other tunes. I did a school once, in the old days, and I have not been right since. I play that if anybody asks. Nobody has asked."
A child, going by on somebody's arm, had stopped, and put her head on one side, and was about to
+ Protect the child, and ask for something else => {h} was a shade quicker | it was a polka | {p} looked at {h} over the pipe, with a wet face, and played it twice | in the gutter, nose to tail, they had begun, very gravely, to dance
= Follow the rats home => {h} followed | they went in twos, at a wall, and it let them through | behind it was {home} again, quite small, lit with candle ends, and made of what we drop
- Betray {p} to those who have been looking for the school => {h} told them the corner | they had been looking for four hundred years, and they had not got any older | they came in a long line, hand in hand
~ A lady dropped a coin in the hat, and asked for the one with the children in | {p} looked at her for some time | the rats had got up, every one, and were putting themselves into pairs
@ * intro
{h}, {aside}, lived {inhome} on the side of the street that everyone could see
@ * intro-goal
There was an office for such things, and it was open on the thirty-first of June | {h} would have to {goal} without a stamp
@ * sense in
Somebody had salted the window sill, and somebody had drawn a finger through the salt
Behind the stove a thing with a great many elbows was folding towels
The cat got up, and moved over, and went on looking at the place beside it
There was a notice about the bins, and below it, in runes, a reply
The stair had one landing more going up
@ * sense out
Two pigeons were having an argument in Latin
The lamp over the alley came on as {h} went by, and bowed
Between the bank and the baker's there was a door a hand wide, and it had been swept
Up on the roofs the gargoyles had all turned to look at the one thing
On the bridge somebody sold wishes, used, out of a pram
@ * mood calm
{h} had lived there for years, and never before noticed that the street breathed in
@ * mood tense
Iron, salt, running streams | {h} went through {his} pockets, and had a spoon
@ * chat ally
"In my day," said {ally}, "one could tell a demon by the shoes. Now everyone has those shoes."
"Do not thank it," said {ally}. "If you thank it, it is wages."
@ ways1 ways good
+ Help the thing that is stuck in the drain => {h} got it by two of its wrists | it was extremely civil | it lived at the bottom of everything, it said, and heard who washed what off
@ ways2 ways neutral
= Walk the wrong way round the block, three times => {h} walked | on the third there was a shop, and the shop had what {he} needed in the window, and the ticket said {his} name
@ ways3 ways evil
- Steal a coin from the wishing fountain => {h} took the one that shone | it was warm | that night a small boy stood at the end of the bed, and said that it had been for his mother
@ * callback did=genre-urban-fantasy.busker:+
Rats had been seen dancing, in pairs, behind the corn exchange
@ * callback did=genre-urban-fantasy.laundromat:+
A quarter to six on Thursday came, and nobody was on the stair
@ lostfound tex p=lost_property_clerk
% Handed In: One Shadow; Do You Have the Receipt?
There was a queue at the hatch before the trams | behind it {p.a} had a stamp in one hand | "We have got four voices, a left hand, and somebody's twenties," said {p}. "People leave them on the night trams. I keep them for a year. Then they go to auction, and the same bidder gets them. {foe} was in on Thursday about the voices."
Something in a birdcage at the back was trying to say a name
At the hatch a girl held up a slate | on it was chalked: it sang alto
+ Help her, and go through the voices one by one => The third was an alto, and it laughed when it saw her | she held it in both hands for a while before she swallowed | "They took it for a fare," was what she said. "I had only one stop to go"
= Read who handed them in => They had all been found on the same seat, by the same conductor | his number was that of a tram which had gone off the bridge
- Steal the twenties, and put them on => They were a bit tight across the chest | {h} went dancing, and fell in love | at four in the morning an old man was waiting on the step, to ask how they had been
~ The cage had come open, and it was out, and up among the pipes | it was singing, with nobody in it, and the girl ran along underneath with her mouth wide
@ pigeonlord tex sky out p=pigeon_keeper
% The Parliament on the Roof; A Vote on the Tenants
Up among the chimneys six thousand pigeons were sitting in rows, and did not so much as shift when {h} came up by the trap
"Sh," said {p}, {p.a} with corn in both pockets. "They are dividing. It is on whether we are to be let stay. By us they mean people. It has gone to a second reading. {foe} has been feeding them brown bread, against us."
On the coping stood an old blue cock with one eye, and it looked {h} over from boots to hat
+ Share what bread you have with the backbenches => It was white, and stale, and was felt to be sincere | the vote was taken on the wing, twice round the gasworks, and it was to adjourn
= Stand as a witness, and be asked => "Coo," it said, and {p} put it into words. "Have you ever kicked one?" | {h} had | there was a long stir, like rain, and it asked {him} what {he} had been so unhappy about
- Trick them with a paper hawk on a string => All the six thousand went up | that night in every bed in the quarter people woke from one dream, and it was of falling, and it was their own fault
~ The trap had banged | there was not one pigeon on that roof, and there lay thickly what they think of people
@ kelpiecab tex sky p=cab_driver
% It Only Goes to the River; The Meter Was Running
"Do not get in," said {p}, {p.a} on the kerb, wet to the neck, watching another go by with its lamp lit. "It looks just like mine. It has got my number. Only, it is a black horse, if you see it from the side, and it only goes to the river. That is the third tonight."
It had stopped by a young couple, and the door was opening by itself
{p} wanted the lamp off its roof | a thing like that, it was said, had to do as it was told by whoever held the bridle
+ Save the couple, and get in for them => {h} said the river, and it laughed | but {h} got in on the left and out on the right, with the lamp | it was standing there with hung head, steaming, and asked what number
= Look at it from the side => It was beautiful | there was weed in its mane | a lady in gloves sat in the back, and she had told it to go on to {foe's}
- Cheat {p} of the number, and sell it the road to {foe's} => It took down the address with its tongue | some days after there was a black cab outside that house, with its door ajar, and it could wait
~ The couple had got in, and the lamp went off | {p} ran after it as far as the embankment, and came back, wetter
@ bridgetroll tex p=bridge_troll
% The Troll's Night Off; Nine Years Without a Relief
From under the bridge came an arm as thick as a post, and lay down across the way | behind it came {p.a}, in a clean collar
"It is my youngest," said {p}. "She sings tonight, with the crypt choir. I have had no relief in nine years. {foe} holds the contract, and if the bridge stands empty for an hour I turn to stone in it. One need only sit here, and growl."
The collar had been put on very carefully, and was upside down
+ Help {p}, and sit under the bridge for an hour => {h} sat and growled at whoever came | it was an hour and a half | "She was flat," said {p}, with wet eyes. "It was the loveliest thing." | in the meantime {hands} had gone by overhead, and {h} had heard where to
= Ask {p} who goes over at that hour => "Four of {hands}," said {p}, "with a sack, toward {last}. They come back without it. I have never been told to look inside." | {h} turned the collar the right way up for {p.him}, and went on
- Trick {p} with a straw figure in a hat => {h} set it up with a {lamp} behind, and {p} believed that it was a friend of {h's}, and ran | an inspector of {foe.own} pulled off the hat at nine | {p} came back humming, and stopped, for one foot would no longer lift
~ A cart came over just then, and {p} had to growl at that | {p} felt for the collar, and it was in two pieces | "They will have got to the second verse," {p} said, and sat down with a noise like a landslip
@ housebrick tex p=house_ghost
% Coming Down at Noon; The Ghost Would Like to Move
The {street} was roped off, because a house was coming down | on the last of its steps sat {p.a}, and one saw the rope through {p.him}
"They begin again at noon," said {p}. "{foe} has bought it. I go with the house, that is the rule, but any brick will do. If somebody took one to another house I might go along. Two hundred years I have sat in those walls. I have heard things. I have heard {foe.name}."
Behind {p.him} one wall was left, with blue paper on it, and a nail
+ Save one brick, and carry it to a kind house => {h} bore it under one arm | {p} came a step behind, and asked what everything was | a widow three doors down had a gap beside her stove | {p} tried it for size, and all of the cups turned round upon their hooks
= Ask {p} what {foe} was heard to say => It had been said in the pantry, with the door shut, nine years ago, and {p} did the voice | it was a name, and a sum, and "not until the old lady is dead" | {h} wrote down the three
- Lie that you will come back with a cart => {h} got the whole of what {p} had heard, in advance | {p} sat down upon the step, to be ready, and looked along the {street} | at noon they took away the step
~ The men with the hammers were back from their dinner early, and wished to know whom {h} was talking to | the wall with the blue paper went first | "Mind the nail," {p} said to somebody, out of habit
@ * stand did=laundromat:+
{w} had hung out a row of shirts there, each with a hole in it and a day | some of {hands} had found their own marks, and were reading the days | the last one hung there quite whole, and that one {h} had helped to wring
@ * stand did=laundromat:-
{w} was doing a second shirt by the way in, and this time the tag was on it that belonged there | "I was told the wrong one, on Thursday," said she | {hands} read the tag over her shoulder, and looked up at {h}
@ * stand did=busker:+
Two and two, rats came dancing round the corner | the guards could not take their eyes off them | {h} had asked for that polka once, and {w} played it again | at the third turn {h} went along with them
@ * stand did=busker:-
A long line of children stood along the way in, no older than they ever were | they had {w} on a string | they thanked {h} for the corner, in chorus, and came in after {him} | they sang, and {hands} knew at every step where {he} {was}
@ * stand did=lostfound:+
Someone was singing round the corner, an alto, and two of {hands} could not help looking for her | {h} had found that voice for her, out of four in a cage | {w} held the way in open, and for once there was no form to sign
@ * stand did=lostfound:-
An old man waited on the step at the way in, to be given back his twenties | {w} had brought him there, and the form with {h's} description | {h} was so long about explaining that {hands} came out to hear it
@ * stand did=pigeonlord:+
Six thousand pigeons came down upon the nearest of {hands} | "Carried, on the third reading," {w} told {h}, with corn in both fists | the backbenches had not forgotten some bread, white, and sincere
@ * stand did=pigeonlord:-
There was not one pigeon about the way in, and then there were six thousand, and they all said the same word | {w} put it into plain speech for {hands}, and it was {h's} name | they remembered the hawk
@ * stand did=kelpiecab:+
A black cab stood at the way in, and four of {hands} were getting in, to be out of the wet | {w} had hold of its bridle, since {h} took the lamp off its roof | "As far as the river," {w} told it. "And bring them back when they are sorry."
@ * stand did=kelpiecab:-
A black cab had waited there for days with its door ajar, and when {h} came it rolled along beside {him} | {w} had told it who sold the road to that house | {he} had to get past it by the railings, with {hands} looking on
@ * stand did=bridgetroll:+
Somebody very large was leaning there by the way in, and hummed | {w} owed {h} an hour and a half, and had come to sit it out | three of {hands} had remembered something two or three houses away
@ * stand did=bridgetroll:-
In the way in stood {w}, grey stone to the waist by now | {h} had put a man of straw in {w's} place once | there was a yard of room on the left | in that yard {hands} had hung a {lamp}
@ * stand did=housebrick:+
A candle lit itself beside the way in, a door swung, and someone sighed, quite near | {w} had come to haunt it for the night, since {h} had carried the brick | of {hands} nobody would go in first, and nobody would stay out there last
@ * stand did=housebrick:-
At the way in a small wind went through {h}, and it knew {his} name | {w} had no house any more, and went wherever {he} went | {hands} saw {his} collar turn up by itself, and asked {him} who that was
@ fourthfloor tex in p=night_nurse
% The Ward That Is Not Listed; Visiting Hours
The stair went up past a ward that was on no list, and {p.a} leaned out of it and took {h} by the cuff
"You can see me. Good," said {p}. "I have got eleven river people in here, and a tree. {foe} has had the lower streets salted, and they come in with their feet gone. I have run out of clean rags, and nobody on your side of the wall will sell to a door that is not there."
In the nearest bed lay something green and very polite, with a number on its wrist
+ Help {p} by fetching what the day side sells => {h} went down, and up, four times, with both arms full | by evening every one of them had feet to the ankle | the polite one begged leave to be of use | it knew where the salt was kept, and who had signed for it
= Ask the tree what was done in the lower streets => It took its time | they had come on a Friday, with {foe.own} carts | they had masks on, and one of them had wept | {p} turned the tree a little to the window
- Steal the key of the dispensary from {p's} belt => {h} had it off with a finger | the bottles fetched a good deal on the night side | in the morning {p} sat on the top step with a list of eleven, and had begun to rule through them
~ Two of {hands} came up the stair with a sack of salt | "There is nobody here," said {p}, and the ward folded itself shut, and {h} was left on the landing with a cuff less
@ * stand did=fourthfloor:+
Eleven river people were at the door already, and {hands} slid wherever they trod | {w} had let them out, on feet that {h} had run four times for | the polite one dried a strip for {him} to walk on
@ * stand did=fourthfloor:-
{w} had a list of eleven names, and seven of them were ruled through | {w} showed it to {hands}, and told them who took the key | even they read it twice, and did not step aside
@ seven1 thread line=seven beat=1 p=seamstress/she
% Number Seven Had No Door; The One Who Says No
{p.a} sat in the doorway of number seven | she had a poker on her knees | behind her there was no door, only hinges
"{hands} have taken it," said {p}. "I was one week behind with {foe}. A house without a door must let in whoever calls at night. So I am the door. My father is upstairs, and he is not well."
She had been awake for three nights | across the {street} somebody with very long hands was waiting
"Sit here for an hour," said {p}. "It only needs somebody who says no."
+ Give {p} an hour of sleep in your place => {h} sat down with the poker, and {p} slept on the stairs | nineteen times the one with the long hands came across | nineteen times it asked to be let in | {h} said no each time, and was thanked for it
= Ask the one across the {street} what it wants => "To sit with the old gentleman," it said. "I have sat with most of this side." | it had a ticket for number seven, with {foe.own} stamp on it | so had the six who stood in line behind it
- Rob number seven of its clock and spoons => {h} stepped over her feet while she nodded | {he} came away with the clock and nine spoons | somebody with long hands had gone in at the same time, since nobody said no | upstairs an old man was asking who it was
~ {p's} head sank, for a moment only | when she looked up the long hands were on her own step | "You talked," she told {h}, and took the poker by its other end
@ seven2 thread line=seven beat=2 p=thread
% The Cart with the Doors; A Cat on the Stairs
{p} was hanging on behind a cart full of doors | since {hands} took her front door she had sat in its place | now she had found it, for the green one with the seven was hers
"Look through the keyhole," said {p}. "They all still open into their own houses. {foe} has them hung along a passage. At night there are steps upon my stairs, and nobody has come in by me."
Through the keyhole one saw her hall | a cat sat there, and its eyes went slowly up the stairs after somebody
On the box sat two of {hands}, whistling
+ Help {p} nail the green door shut => {h} held it, and at each jolt she drove in a nail | after four of them she read the numbers on the rest | "That is the whole of our {street}," said {p}. "I shall need more nails."
= Count the doors, and try every keyhole => {h} counted thirty, and in most of them somebody lay asleep | behind the last {h} saw a room with {foe.own} hat in it | "So that is how {foe.he} goes home," said {p}
- Steal the silver through number nine => {h} was in and out of it between two lamp posts | behind {him} a child asked from its bed if that was father | {p} had heard that | she looked at {h} as she used to look at those long hands over the way
~ The cart lurched round a corner, and the green door slid to the bottom of the heap | {p} had three fingers beneath it | inside, quite small, one could hear the cat
@ seven3 thread line=seven beat=3 p=thread
% Thirty Doors Along a Wall; Her Father Had His Coat On
{hands} had hung thirty stolen doors in a row, and {p} had her ear to the green one
"That is my father on the stairs," said {p}. "He has put his coat on. He believes that he must go with {foe}. At dusk {foe.he} walks in there, and picks out what {foe.he} likes. I have the key here. I cannot make my hand do it."
Two of {hands} had turned into that row with a {lamp} | they tried the handles one by one | number four was done already
+ Help {p} lift the green door off => {h} took the lower end of it, and {they} ran | by supper it hung in its own frame again | the old man opened it by a crack | he looked {them} up and down | then he said no | "Quite right," said {p}, and sat down on the step to laugh
= Turn the key behind {p} => {h} turned it, and drew it out | the green went grey, and behind the boards there was nothing but wall | the last that {h} heard was a poker being put away
- Cheat {p} of the key => {h} asked to try it in the lock, and {p} was glad to give it up | {hands} paid for it without a word, and went in | "No," said {p} at the keyhole. "No, no, no." But she was on the wrong side of it
~ The handle of number five was tried, and {p} dropped the key | it went down between two stones | behind the door the old man was doing up his collar
@ * stand did=seven2:+
There was a great shaking of handles within | {w} had got the whole {street} to nail up its doors, since {h} held the first one for her | half of {hands} were shut up in a passage, and could be heard to run
@ * stand did=seven2:-
{w} had brought her chair to the way in, and her poker | {h} had once robbed number nine before her eyes | "No," she told {him}, nine times, and {hands} came to see whom she was keeping out
@ * stand did=seven3:+
{w} had sent a caller to the way in, and it had very long hands | {h} had brought her father's door home again | it asked {hands} if it might sit with them | most of them remembered something that they had to do
@ * stand did=seven3:-
{w} kept the door there, since she had no other | {h} had sold the key of hers | "No," she told {him}, and this time it was not too late | {hands} had only waited for the word
@ * callback did=genre-urban-fantasy.seven3:+
Somewhere behind a green door an old man was saying no to callers
@ * callback did=genre-urban-fantasy.seven3:-
At every keyhole {h} seemed to hear the seamstress say no
`;

/** Urban fantasy: the other side of the street, and what the lease says about it. */
/** What there is to do after the end, and the quests that come of it. */
const after = `
@ out1 after won
+ Help the things under the {street} find new corners => {h} found a loft for one of them, and a bandstand for two | they were shy about the rent | it is left on the sill on the first of the month, in buttons
= Walk home by the street that is not there => {h} took it slowly, with a bag of chestnuts | the shutters were up once more, all along | over one of them they were painting {his} name, and had got to the third letter
- Cheat the night market with daylight money => {h} paid in ordinary {coin}, and it was the best bargain of {his} life | nobody had bitten it | next day at noon the stall was standing outside {his} door, waiting to be paid
@ out2 after lost
+ Give a roof to the one whom {foe} turned out => {h} let it have the cupboard with the pipes | it took up hardly any room | on the first night it asked, through the door, if {he} cared to know how it was done
= Learn who else in the {street} can see it => {h} put no questions, and watched their feet | the ones who saw it stepped round | there were eight by the end of that week, and they had begun to nod
- Betray one hidden door to the curious => {h} chalked an arrow on the wall | they came with baskets, and went in by twos | at dusk {hands} came out of there, in their hats
@ next1 sequel quest=protect:keep_the_last_night_market_open:the_night_market p=fortune-teller
% Notice to Quit; The Market Has Been Measured
"They have sent us a {letter}," said {p}, {p.a} with a parrot that was not quite there. "It is addressed to the car park. They mean to dig, in nine days. We have been on that spot since it was a bog. Where am I to go? I can only foretell on that spot."
Already there were small flags stuck among the stalls | the goblins were selling those
+ Help {p} find who signed the notice => {h} held it over the steam of a soup cauldron, and a second name came up beneath the first | {p} knew it | it was a stallholder's, in the third row, in wigs
= Measure the market for yourself => {h} paced it out by lamplight, and again | it was forty yards across, and going back it was sixty | whoever dug there would be digging for some time
- Lie to the diggers about an old plague pit => {h} told them so, with dates | they took off their hats, and sent for a doctor | unluckily the doctor found one
~ "Too late," said the parrot, from a yard to the left of itself | the lanterns had gone out in the third row, one by one, as when stalls are packed | it wanted four hours till morning
@ next2 sequel quest=find:find_the_street_that_went_missing:the_missing_street p=postal_clerk
% Between Eleven and Thirteen; Nobody Home to Sign
"I have got post for Tinder Row," said {p}, {p.a} bent under a sack. "It was there on Friday. I went down it on Friday. Today there is the glover's, and then there is the fish shop, and the two are touching. They say that they have always touched."
In the crack between the two stuck a scrap of curtain [3 that nobody had missed]
+ Help {p} by calling the names into the crack => {h} called, and {p} read them out | nobody answered until the ninth | it was a child, and she said that she was not allowed to open
= Pull gently at the curtain => {h} drew out a yard of it, then two | there was a pattern of roses, and a hem | then from the other side somebody, just as gently, drew it in again
- Steal the parcels that cannot be delivered => {h} went through them under a lamp | it was all candles | every house in that row had sent for candles, on the Thursday
~ The glover came out and nailed a board over it, since it made a draught | "I have lived here all my life," he said, and {p} asked him then what was on the other side of his bedroom wall
`;

export const pack: PackSource = {
  id: 'genre-urban-fantasy',
  sheets: [[cards, after].join('\n')],
  words: {
    places: ['the hill under the market #in', 'the tea shop on neutral ground #in', 'the gargoyle ledge #out', 'the alley that is swept #out', 'the drowned library #in', 'the all-night wash #in', 'the bridge of used wishes #out', 'the crypt of the saint\'s dog #in', 'the goblin arcade #in', 'the fox yard #out', 'the forty-first house #in', 'the roof gardens of the dead #out'],
    foes: ['Mister Thorne|agent of the Underhill|the bailiffs with tails|he', 'The Lady Upstairs|tenant of the top floor|the grey lodgers|she', 'Old Nick Harrow|dealer in signatures|the notaries|he', 'Queen Marrow of the Drains|queen below|the drain folk|she', 'Father Corbie|keeper of the ravens|the ravens|he', 'Lilith Page|librarian of the drowned books|the wet readers|she', 'The Toad Sheriff|sheriff of the night side|the toads|he', 'Dame Holly Vane|head of the covens|the aunts|she'],
    titles: ['Clause Nineteen', 'While the Pot Is Warm', 'On the Flat', 'A Thing You Will Not Miss', 'The Wrong Sort of Shadow', 'A Reply in Runes', 'The Forty-First House', 'It Only Wants to Be Told', 'What {foe} Was Promised', 'The Slow Ones', 'Both Sorts of Children', 'Thursday\'s Shirt', 'A Landing More', 'The Ravens\' Word for {target}'],
    'book.deed': ['Lease', 'Night Side', 'Fare to {target}', 'Second Door', 'Third Cup'],
    'book.place': ['Under {place}', 'The Other Tenants of {place}', 'Midnight at {place}', 'The Ravens of {place}'],
    'book.theme': ['While the Pot Is Warm', 'The Street Breathed In', 'Do Not Thank It', 'Between the Bank and the Baker\'s'],
    'book.turn': ['A Bargain over {token}', 'Rent Paid in {token}', 'Who Enchanted {token}'],
    'example.objective': ['Find the forty-first house before the lease runs out', 'Rescue the sack that sings', 'Return a used wish to whoever made it', 'Prove that the street was signed for by a boy with no supper', 'Become the first on the day side to ride to the last stop', 'Protect the crossing until the treaty is mended', 'Steal back a name from the ravens', 'Find out who wears the wrong shadow'],
    'example.setting': ['A city with a hill under the market', 'The night side of Thorne Street', 'A canal town with two postmen, one of them alive', 'The quarter between the bank and the baker\'s', 'A cathedral close full of gargoyles', 'A port where the tide brings in doors'],
    'example.motivation': ['It was in the lease, and {he} did not read it', 'Somebody paid {his} fare with cats', 'The thing under the stairs asked {him} nicely', '{his} great-grandfather had an honest neck, and signed', 'A small boy wants his coin back', 'Nobody else looks up'],
  },
};
