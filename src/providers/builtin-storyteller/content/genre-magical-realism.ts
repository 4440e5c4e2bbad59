import type { PackSource } from '../pack.ts';

const cards = `
@ pigeons ally ally=grandmother_of_letters/she
% The Woman Who Was Always Replying; Thirty Years in Arrears
{ally.a} sat in the sun at {place}, writing to the dead, and pigeons stood about with their feet out
"I am only as far as the cholera," said {ally}. "They do go on. My sister wants to know if I have forgiven her about the mirror. One must be truthful, for they can see the ink from the other side."
A grey one came down with three words on it, in white | she read them and put on her hat
"It seems that you are going to {foe}," she said. "I am to go along, and not to let you take the soup"
+ Share the writing until the cholera is done => {h} took down the cousins | it was mostly to say that the tree had been kept | at the last the whole square rose up, white [2 , with a noise like washing] | "Now I have my evenings free," said {ally}
= Ask what the dead say of {foe} => {h} asked | "They say that there is a place laid," said {ally}. "Every year {foe.he} comes to the gate of it, with flowers, and goes home."
- Trick {ally} into a line to a living man => {h} gave a name as though it had been in the paper | it was sent off | that evening a young man at his supper put a hand up to his chest, and excused himself
@ * fare of=genre-magical-realism.pigeons won
{ally} had come on the dead's orders, to forbid the soup | she forbade it, and a pigeon brought her their thanks
@ * fare of=genre-magical-realism.pigeons lost
{ally} wrote to the dead that the soup had been refused | they answered by return, and asked how it had smelled
@ * intro
{h}, {aside}, had been born late {inhome} | every bell had said another hour that night | {he} had been late ever since
@ * intro-plain
{h} had inherited the house, the debts, and a smell of oranges that went from room to room
@ * intro-goal
{h} had dreamed of it three nights, and on the fourth so had the neighbours | there was nothing for it but to {goal}
@ * sense in
The stairs had been counted that year, and there was one fewer, and everyone stepped over the place
A bird lived in the wall [2 , and came out for christenings]
The portrait in the passage had turned its head to hear better
A widow's grief had got into the curtains, and they had been hung out twice
The clock was slow, because it had been asked to be
There were oranges in the bowl that had not been there, and the leaves were wet
@ * sense out
The wind went by with a baker's washing on, and looked well in it
Along the wall the snails had written out most of a psalm
An old quarrel lay across the road, and carts went round it
It was snowing, or it was only blossom, over one house [, and the family were out on the step, being congratulated]
The river was back, and had brought people presents
@ * mood calm
{h} had an hour left over from some other day, and ate it in the sun
@ * chat ally
"My mother could unpick a lie like a hem," said {ally}. "We were brought up very plainly."
"There is a butterfly on you," {ally} said. "Walk gently. It is being brave."
@ ways1 ways good
+ Help the old couple to carry their quarrel home => {h} took the heavy end | it was about a spoon | at the door they put it down, and sat on it, and offered {him} a slice of melon, and what they knew
@ ways2 ways neutral
= Wait until the statue has finished its sentence => {h} waited | it had begun it in the spring | what it said, in the end, was "left"
@ ways3 ways evil
- Steal the luck from over a doorway => {h} unhooked it | it was no more than a bit of blue | that night, in the house behind {him}, one after another, all the plates came down
@ offlist1 thread line=offlist beat=1 p=lace-maker/she
% He Had Died in the Spring; Still Down for Mornings
{p.a} had put down her barrow across the road | an old man sat in it beneath a sunshade, and one could see the barrow through him
"My grandfather has been dead since the almonds flowered," said {p}. "It was a lovely funeral. But {hands} will not cross him off. He owes {foe} a year of carrying. While he is on the list he has to get up at five. He would so like to lie down."
The old man lifted his hat to {h} [, and the sun shone through that as well]
+ Give {p} your word that the old man is dead => {h} wrote it down, and signed it on the edge of the barrow | the old man read it twice, and was moved | {hands} sent it back within the hour | "It must be signed by a man who died along with him," they wrote
= Ask the old man what it was like => "I had just got the shape of the ground," he said. "My wife keeps the place for me with her elbow." | he had carried sacks for {foe} for forty years | nobody had ever told him what was in them
- Lie to {hands} that the old man is only thin => {h} swore to it at their table, and they paid | they put the old man down for nights also | {p} shut up the sunshade. "He is dead," she said. "He is not deaf."
~ A puff of wind took the sunshade | the old man went along with it | {p} caught him by a bootlace, at the hedge | by then {hands} had put him down as present
@ offlist2 thread line=offlist beat=2 p=thread
% Tied On by a Button; The Dead Do Not Get Tired
{p} had hold of a string | at the other end her dead grandfather went uphill | he had a sack on his back for {foe}
"They have found that the dead do not get tired," said {p}. "They have forty of them now, and nobody is let off. He has worn so thin that the wind turns him. I have had to tie him on by a button."
{hands} sat in the shade, and called out the list | at his own name the old man said that he was there | then he looked down at himself to see
+ Help the old man by taking his sack => {h} took the sack to the top, and it was full of old lists | without it the old man rose to the end of his string | he slept up there | for an hour {p} let nobody speak above a whisper
= Read down the list from behind => {h} read it over the shoulder of one who dozed | half of the names had a cross beside them, for dead | it had made no difference | {foe.own} was nowhere on it, which {p} called an oversight
- Steal the button, which is gold => {h} twisted it off, and the string came down slack | with the sack in his arms the old man rose over the roofs | nobody had told him to put it down | {p} ran along beneath with her apron held out until dark
~ The string ran through {p's} fingers down to the last knot | {hands} had looked up from the list | "There is to be no flying of the workers," they said, and put him down for nights
@ offlist3 thread line=offlist beat=3 p=thread
% One Stroke of the Pen; A Stone on His Coat
{p} was standing by a wall | on top of it lay her dead grandfather | he was too thin to stand, and she had put a stone on his coat
"One more sack, and there will be only the coat," said {p}. "And {foe} will have a neighbour up before us for that. There lies the list. A single line would do it. I have tried, and they know my hand."
{hands} had left the list and the ink under the wall | they were busy with a melon | "I would not put anybody out," said the old man
+ Save the old man with one line of ink => {h} drew it through his name, from end to end | he read it upside down | then he took off his shoes, and set them side by side | he lay down into the grass as one does into a bath | {p} had the shoes to carry home
= Put your own name down for his debt => {h} wrote it in for a year of carrying | the old man shook {him} by the hand, and it felt like a draught | after that there was only the coat | {p} held it out to {h}, for the mornings
- Lie that the line is drawn already => {h} said so, and had not touched the pen | the old man thanked {him}, and shut his eyes | at five he was up again with a sack on his back | "I must have got it wrong," he told {p}, and begged her pardon
~ The wind turned nine leaves of the list | he was blotted upon the back of a cousin | {hands} came up, and wiped their chins | "He is down twice now," they informed {p}
@ * stand did=offlist2:+
{w} held forty strings, and on each hung an old soul | it was {h} who took the sack from one of those | each was thin, but {hands} could not see through forty
@ * stand did=offlist2:-
{w} was asking everyone before the way in for a gold button | she had a bit of string in her hand, and nothing on it | {h} had it yet | {hands} were sorry for her | everybody had to turn out their pockets
@ * stand did=offlist3:+
A pair of old shoes was borne past on a cushion | {w} walked behind, in black | {h} had let their owner lie down with one stroke of ink | four of {hands} had been asked to carry the cushion, and the rest held their hats
@ * stand did=offlist3:-
"You are down here as dead," the first of {hands} told {h} | {he} had told an old man that he was crossed off | {w} had got at the ink since | they had a sack for {him}, and were quite civil about it
@ * callback did=genre-magical-realism.offlist3:+
At five that morning, for once, the dead grandfather had not got up
@ * callback did=genre-magical-realism.offlist3:-
{h} woke at five, and heard the dead grandfather take up his sack
`;

/** Magical realism: the impossible, on a weekday, with basins put out for it. */
/** What there is to do after the end, and the quests that come of it. */
const after = `
@ out1 after won
+ Share the news with the dead, who like to be told => {h} took a chair up to the graves, and told it along the rows | those at the back wanted it again, and louder | an aunt had one question only, and it was about the chairs
= Leave the shutters open, and see what comes => {h} left them so for the whole of the wet season | there came a smell of oranges, and four packets for a former tenant | the fifth of them was for {him}
- Steal the tune that the rain was playing => {h} whistled it about the town as {his} own | it was a dry year | people would stop {him} in the {street}, quite kindly, and ask to have it back
@ next2 sequel riddle=deliver-wager quest=deliver:carry_the_small_cloud_down_to_the_sea:the_small_cloud p=laundress/she
% It Followed the Washing; About the Size of a Goat
It came in through the window along with the sheets, and it would not be shaken out | {p.a} kept it in the copper, with the lid on
"It rains whenever anyone says the name of that river," said {p}. "It is homesick. It was going along with the rest, and it stopped to look at my pillowcases. I cannot get my ironing done. It ought to be taken down to the sea."
+ Help {p} to get it upon a lead => {h} used the cord of a dressing gown | it came along quite well, at the height of a hat | all down the road the dogs would sit, and look up
= Look what there is in the copper underneath => {h} bent over, and there was a puddle, with a street in it | lamps stood on it, upside down | it was not any street of theirs
- Deceive it with a bowl of salt, and shut the lid => {h} held out the bowl, and it came like a kitten | it lightened all night long, no bigger than a hairpin | in the morning every tap in the house ran with tears
~ A child in the lane said the name of the river, not knowing | it rained on the bread, the cat and the insurance papers | "And that," said {p}, wringing out the cat, "is how I lose my lodgers"
`;

export const pack: PackSource = {
  id: 'genre-magical-realism',
  sheets: [[cards, after].join('\n')],
  words: {
    places: ['the house of the orange smell #in', 'the square of pigeons #out', 'the almond terraces #out', 'the bed of the river #out', 'the chapel of the tired saint #in', 'the long table #out', 'the cobblers\' lane #out', 'the hotel of the drowned #in', 'the hill of hives #out', 'the salt stairs #out', 'the theatre of moths #in', 'the well of other people\'s dreams #out'],
    foes: ['Don Celestino|owner of the dry river|the godsons|he', 'Dona Inocencia|owner of the weather|the nieces|she', 'The Notary of Dreams|sealer of dreams|the sleepwalkers|he', 'Widow Salazar|widow of eleven captains|the captains\' sons|she', 'Father Plum|priest of both sides|the altar boys|he', 'Miss Amparo Vey|schoolmistress of the dead|the good pupils|she', 'Colonel Azul|colonel without a war|the blue guard|he', 'Mother Almond|eldest person living|the grandchildren|she'],
    titles: ['Since Tuesday', 'The Good Chair Was Moved', 'Not to Take the Soup', 'Ready on Friday', 'It Went Away of Its Own Accord', 'Her Afternoon', 'A Smell of Oranges', 'One Stair Fewer', 'What {foe} Was Blamed For', 'In Ones and Twos', 'They Took It Badly', 'An Uncle Asked for the Salt', 'A Dent in the Chair', 'The First Three Letters of {target}'],
    'book.deed': ['Inheritance of Rain', 'Hour Left Over', 'Search for {target}', 'Second Shadow', 'Long Table'],
    'book.place': ['The Year the River Left {place}', 'Oranges at {place}', 'The Saint of {place}', 'The Dead of {place} Write Back'],
    'book.theme': ['Forty Years in Arrears', 'One Has to Tell the Bees', 'Not at All Strange', 'Talking of Other Things'],
    'book.turn': ['The Weight of {token}', 'What {token} Wanted', 'The Afternoon of {token}'],
    'example.objective': ['Bring back the river that left with a suitcase', 'Find the owner of the mended shadow', 'Reply to the last of the dead before Lent', 'Give back the years that the town has taken from one person', 'Find the house where the rain wants to go', 'Return the hour left over to the day it fell from', 'Prove to the bees that the mayor is alive', 'Carry a grief to the table at the end of the orchard'],
    'example.setting': ['A town that the river left in the night', 'The terraces of Almendra, where it snows over one house', 'A port with more saints than ships', 'The street where the dead take their coffee', 'An inland island', 'A mountain village in the year of the moths'],
    'example.motivation': ['It rains in the sewing room, and it asked for {him}', '{his} grandmother wrote to say that there was a place laid', '{he} was born between two strokes of the clock', 'An ancestor was unkind to a river', '{he} has carried it so long that the chair has taken its shape', 'The almond flowered in the letters of a name'],
  },
};
