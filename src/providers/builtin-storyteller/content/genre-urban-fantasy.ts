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
@ * fare of=genre-urban-fantasy.gargoyle won
{ally} had wanted the flat, and walked the length of it | after that he kept a ledge at knee height
@ * fare of=genre-urban-fantasy.gargoyle lost
{ally} had been on the flat, and climbed back up | he told the pigeons of it, and they thought he exaggerated
@ * intro-plain era=modern,future,post-apocalyptic
The last bus {inhome} stopped for {h}, who had not put out a hand, and there was no driver
@ * intro-plain
{h} had signed for a parcel {inhome}, and it had said thank you
@ * intro
{h}, {aside}, lived {inhome} on the side of the street that everyone could see
@ * intro-goal
There was an office for such things, and it was open on the thirty-first of June | {h} had no stamp, and would have to {goal} all the same
@ * sense in
The tenant had salted the window sill, and a small guest had drawn a finger through the salt
Behind the stove a thing with a great many elbows was folding towels
The cat got up, and moved over, and went on looking at the place beside it
There was a notice about the bins, and below it, in runes, a reply
The stair had one landing more going up
@ * sense out
Two pigeons were having an argument in Latin
The lamp over the alley came on as {h} went by, and bowed
Between the bank and the baker's there was a door a hand wide, and it had been swept
Up on the roofs the gargoyles had all turned to look at the one thing
On the bridge a woman sold wishes, used, out of a pram
@ * mood calm
{h} had lived there for years, and had never noticed that the street breathed in
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
@ seven1 thread line=seven beat=1 p=seamstress/she
% Number Seven Had No Door; The One Who Says No
{p.a} sat in the doorway of number seven | she had a poker on her knees | behind her there was no door, only hinges
"{hands} have taken it," said {p}. "I was one week behind with {foe}. A house without a door must let in whoever calls at night. So I am the door. My father is upstairs, and he is not well."
She had been awake for three nights | across the {street} a gentleman with very long hands was waiting
"Sit here for an hour," said {p}. "It only needs a person who says no."
+ Give {p} an hour of sleep in your place => {h} sat down with the poker, and {p} slept on the stairs | nineteen times the one with the long hands came across | nineteen times it asked to be let in | {h} said no each time, and was thanked for it
= Ask the one across the {street} what it wants => "To sit with the old gentleman," it said. "I have sat with most of this side." | it had a ticket for number seven, with {foe.own} stamp on it | so had the six who stood in line behind it
- Rob number seven of its clock and spoons => {h} stepped over her feet while she nodded | {he} came away with the clock and nine spoons | the gentleman with long hands had gone in at the same time, since nobody said no | upstairs an old man was asking who it was
~ {p's} head sank, for a moment only | when she looked up the long hands were on her own step | "You talked," she told {h}, and took the poker by its other end
@ seven2 thread line=seven beat=2 p=thread
% The Cart with the Doors; A Cat on the Stairs
{p} was hanging on behind a cart full of doors | since {hands} took her front door she had sat in its place | now she had found it, for the green one with the seven was hers
"Look through the keyhole," said {p}. "They all still open into their own houses. {foe} has them hung along a passage. At night there are steps upon my stairs, and nobody has come in by me."
Through the keyhole one saw her hall | a cat sat there, and its eyes went slowly up the stairs after nobody
On the box sat two of {hands}, whistling
+ Help {p} nail the green door shut => {h} held it, and at each jolt she drove in a nail | after four of them she read the numbers on the rest | "That is the whole of our {street}," said {p}. "I shall need more nails."
= Count the doors, and try every keyhole => {h} counted thirty, and in most of them a family lay asleep | behind the last {h} saw a room with {foe.own} hat in it | "So that is how {foe.he} goes home," said {p}
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
{w} had sent a caller to the way in, and it had very long hands | {h} had brought her father's door home again | it asked {hands} if it might sit with them | most of them remembered a thing that they had to do
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
@ next1 sequel riddle=protect-term quest=protect:keep_the_last_night_market_open:the_night_market p=fortune-teller
% Notice to Quit; The Market Has Been Measured
"They have sent us a {letter}," said {p}, {p.a} with a parrot that was not quite there. "It is addressed to the car park. They mean to dig, in nine days. We have been on that spot since it was a bog. Where am I to go? I can only foretell on that spot."
Already there were small flags stuck among the stalls | the goblins were selling those
+ Help {p} find who signed the notice => {h} held it over the steam of a soup cauldron, and a second name came up beneath the first | {p} knew it | it was a stallholder's, in the third row, in wigs
= Measure the market for yourself => {h} paced it out by lamplight, and again | it was forty yards across, and going back it was sixty | whoever dug there would be digging for some time
- Lie to the diggers about an old plague pit => {h} told them so, with dates | they took off their hats, and sent for a doctor | unluckily the doctor found one
~ "Too late," said the parrot, from a yard to the left of itself | the lanterns had gone out in the third row, one by one, as when stalls are packed | it wanted four hours till morning
@ next2 sequel riddle=seek-map quest=find:find_the_street_that_went_missing:the_missing_street p=postal_clerk
% Between Eleven and Thirteen; Nobody Home to Sign
"I have got post for Tinder Row," said {p}, {p.a} bent under a sack. "It was there on Friday. I went down it on Friday. Today there is the glover's, and then there is the fish shop, and the two are touching. They say that they have always touched."
In the crack between the two stuck a scrap of curtain [3 that nobody had missed]
+ Help {p} by calling the names into the crack => {h} called, and {p} read them out | nobody answered until the ninth | it was a child, and she said that she was not allowed to open
= Pull gently at the curtain => {h} drew out a yard of it, then two | there was a pattern of roses, and a hem | then from the other side a hand, just as gently, drew it in again
- Steal the parcels that cannot be delivered => {h} went through them under a lamp | it was all candles | every house in that row had sent for candles, on the Thursday
~ The glover came out and nailed a board over it, since it made a draught | "I have lived here all my life," he said, and {p} asked him then what was on the other side of his bedroom wall
`;

export const pack: PackSource = {
  id: 'genre-urban-fantasy',
  sheets: [[cards, after].join('\n')],
  words: {
    places: ['the hill under the market #in', 'the tea shop on neutral ground #in', 'the gargoyle ledge #out', 'the alley that is swept #out', 'the drowned library #in', 'the all-night wash #in', 'the bridge of used wishes #out', 'the crypt of the saint\'s dog #in', 'the goblin arcade #in', 'the fox yard #out', 'the forty-first house #in', 'the roof gardens of the dead #out'],
    foes: ['Mister Thorne|agent of the Underhill|the bailiffs with tails|he', 'The Lady Upstairs|tenant of the top floor|the grey lodgers|she', 'Old Nick Harrow|dealer in signatures|the notaries|he', 'Queen Marrow of the Drains|queen below|the drain folk|she', 'Father Corbie|keeper of the ravens|the raven boys|he', 'Lilith Page|librarian of the drowned books|the wet readers|she', 'The Toad Sheriff|sheriff of the night side|the toad deputies|he', 'Dame Holly Vane|head of the covens|the aunts|she'],
    titles: ['Clause Nineteen', 'While the Pot Is Warm', 'On the Flat', 'A Thing You Will Not Miss', 'The Wrong Sort of Shadow', 'A Reply in Runes', 'The Forty-First House', 'It Only Wants to Be Told', 'What {foe} Was Promised', 'The Slow Ones', 'Both Sorts of Children', 'Thursday\'s Shirt', 'A Landing More', 'The Ravens\' Word for {target}'],
    'book.deed': ['Lease', 'Night Side', 'Fare to {target}', 'Second Door', 'Third Cup'],
    'book.place': ['Under {place}', 'The Other Tenants of {place}', 'Midnight at {place}', 'The Ravens of {place}'],
    'book.theme': ['While the Pot Is Warm', 'The Street Breathed In', 'Do Not Thank It', 'Between the Bank and the Baker\'s'],
    'book.turn': ['A Bargain over {token}', 'Rent Paid in {token}', 'Who Enchanted {token}'],
    'example.objective': ['Find the forty-first house before the lease runs out', 'Rescue the sack that sings', 'Return a used wish to whoever made it', 'Prove that the street was signed for by a boy with no supper', 'Become the first on the day side to ride to the last stop', 'Protect the crossing until the treaty is mended', 'Steal back a name from the ravens', 'Find out who wears the wrong shadow'],
    'example.setting': ['A city with a hill under the market', 'The night side of Thorne Street', 'A canal town with two postmen, one of them alive', 'The quarter between the bank and the baker\'s', 'A cathedral close full of gargoyles', 'A port where the tide brings in doors'],
    'example.motivation': ['It was in the lease, and {he} did not read it', 'A stranger paid {his} fare with cats', 'The thing under the stairs asked {him} nicely', '{his} great-grandfather had an honest neck, and signed', 'A small boy wants his coin back', 'Nobody else looks up'],
  },
};
