import type { PackSource } from '../pack.ts';

const cards = `
@ rainroom open in p=aunt/she
% It Had Been Raining in the Sewing Room; Since Tuesday
It had been raining in the sewing room since Tuesday, not hard, and {p.a} had moved the good chair
"It is only for your uncle," said {p}. "He could never make up his mind to leave in the dry. I have put out the basins. You might say good morning to it as you go by."
A little stream came under the door and went along the passage, and turned, as he had always turned, toward the kitchen
In the third basin, washed up like a shell, lay {token}
+ Help {p} with the basins, and talk to the rain => {h} emptied them on the beans, and told it the news | it slackened, as one does to hear better | at the name of {foe} it came down so hard that they had to shut the lid of the chest
= Follow the stream to where it wants to go => {h} followed, in {his} socks | it went out by the step and down the {street}, under the door of a house that nobody had entered since the wedding
- Steal a cupful, and sell it for the eyes => {h} had {coins} for it at the market | people who used it wept for a man with a hat whom they had never met | the stream, next morning, had turned the other way
~ It came on harder, as he did when he was interrupted, and put out the stove | {p} lifted her skirts in both hands | "He has taken it to heart," she said. "Now we shall have him till Sunday."
@ shadowshop lead p=shoe_mender
% Somebody Left a Shadow to Be Soled; Ready on Friday
On the shelf at {place}, among the boots, a shadow was folded, with a ticket on
"It was worn through at the heel," said {p}, {p.a} with tacks in {p.his} mouth. "He walks, you see. I said Friday. He has gone without since Lent. It is hard on his wife. She puts the lamp down, and it goes right through him."
{p.he} shook it out to show the stitching | {h} knew that way of standing
+ Offer to carry it home to him, and help it on => {h} took it over one arm | he was on the bridge at noon, very thin | it went up him like a cat, and he stamped, twice, and said where he had been walking to every night, and it was {next}
= Look at the wear of it => {h} held it to the window | it was the left heel, and the knees | whoever it belonged to had knelt at every step of some long stair
- Steal it, to wear upon your own => {h} slipped it on, and it was warm | for a week {he} was taken for a married man | somebody's wife put down a lamp beside {him}, and began to tell {him} what she had never said
~ The shop door opened, with the sun behind it, and the shadow got down off the shelf and left between {his} feet | "It was not dry," said {p}, "and it has gone out on a Wednesday."
@ pigeons ally ally=grandmother_of_letters/she
% The Woman Who Was Always Replying; Thirty Years in Arrears
{ally.a} sat in the sun at {place}, writing to the dead, and pigeons stood about with their feet out
"I am only as far as the cholera," said {ally}. "They do go on. My sister wants to know if I have forgiven her about the mirror. One must be truthful, for they can see the ink from the other side."
A grey one came down with three words on it, in white | she read them and put on her hat
"It seems that you are going to {foe}," she said. "I am to go along, and not to let you take the soup"
+ Share the writing until the cholera is done => {h} took down the cousins | it was mostly to say that the tree had been kept | at the last of them the whole square rose up, white, with a noise like washing | "Now I have my evenings free," said {ally}
= Ask what the dead say of {foe} => {h} asked | "They say that there is a place laid," said {ally}. "Every year {foe.he} comes to the gate of it, with flowers, and goes home."
- Trick {ally} into a line to somebody living => {h} gave a name as though it had been in the paper | it was sent off | that evening a young man at his supper put a hand up to his chest, and excused himself
@ mirror2 turn
% {foe} Had Grown Younger; The Town Had Forgotten Why
It was plain when one saw them side by side | {foe}, whom the grandfathers had feared, had not a line on {foe.his} face
"It is their doing," said {foe}. "They needed someone to be to blame for the river. It keeps one very fresh. Each spring they curse me, and I am seven again by June. I have been to school with all of their children."
On the sill stood eleven birthday cakes from eleven different houses | none of them had been cut
"They may have it back," said {foe}. "Nobody has ever come about anything else"
+ Comfort {foe}, and cut the oldest of the cakes => {h} cut it, and it was stone, and they ate it | in the looking glass one small grey hair came out, and curled | "Oh," said {foe}, and touched it, and could not stop
= Ask what it was that the river did => {foe} told {him}, with {foe.his} feet not reaching the floor | it had gone away, that was all, one night, of its own accord, with a suitcase of fish | somebody had been unkind to it
- Betray {foe} to the town with one more story => {h} made up a thing about a well | they took it up like bread | by the morning {foe} was in a cradle, looking at {h} through the bars with the eyes of somebody who has been to school with everyone
~ Out in the road some children clapped, and began upon the curse in two parts | it took twenty years off {foe} as {h} watched | "You will have to speak up," said {foe}, feet not quite on the floor. "I have lost the thread."
@ tablecloth duel
% The Table Went On into the Orchard; Supper with the River
{foe} had laid for everyone who had ever been missed | it went out at the end of the room, and through the wall, and on between the trees
"Sit where you like," said {foe}. "They come in by and by. I have to ask you for the thing that you have carried here. You will not want it afterwards. That is what it is to put it down."
The candles were lit to the last tree, and toward the dark end somebody drew out a chair
+ Give it up, for the sake of whoever drew out the chair => {h} laid it on the cloth | there was a weight gone, and a smell of rope and oranges | down there, in a voice that {he} had last heard through a door, somebody asked for the salt
= Walk the length of the table to see who is there => {h} walked until the grass was wet | there were the drowned cousins, and the first dog, and all of them moved up | at the end was a place, with a card, and it was for {foe}
- Cheat, and put down something like it => {h} had carried a copy | {foe} looked at it with great pity, and said grace | all along that table, far out into the trees, the candles began to go out, from the other end
~ A wind got under the cloth, and the candles leaned over and went out, as far as {h} could see | a place had been taken, in the dark, beside {his} own | somebody could be heard to eat
@ bees2 tex out p=bee-teller
% Somebody Has to Tell the Bees; They Took It Badly
"They have to be told," said {p}, {p.a} with black crape on twelve hives. "A death, or a wedding. I told them the mayor. They would not believe it. They have gone up to look."
Over the town hall hung a thing like a brown beard, humming
The mayor had been buried with a band | at an upper window a curtain was seen to move
+ Help {p} to tell them it gently => {h} knelt by the straw, and said how it had been, for a quarter of an hour, with the good parts | they came back in ones and twos | the last of them lit on {his} wrist, and walked three times about in a ring, as they do for there are flowers, and they are at {next}
= Ask the bees what they have seen => {h} put {his} ear to the comb | it was in bee, but a name is a name | he was up there, they said, in his shirt, with {foe}, and a map, and did not look at all well for a dead man
- Lie to the bees about a wedding => {h} told them a bride and a date | they made for it, that month, twelve stone of a white honey | no one came, and they have not danced since
~ One of the hives fell over, black crape and all | "Tell them it is a cousin," said {p}, running | the brown beard had left the town hall and was coming up the road to ask
@ statue2 tex calm p=stonecutter
% The Saint Came Down on Wednesdays; Her Feet Get Tired
On the plinth at {place} there was a pair of shoes, and a notice, and {p.a} sat beneath it, minding the shoes
"It is her afternoon," said {p}. "Four hundred years she has stood there with her arm up. I carved the new toe, so they leave it to me. She goes to the river, and has an ice. Nobody stares. It is a well-brought-up town."
She was late, that day | the notice said five, and it had gone six, and there was a candle waiting
+ Help {p}, and hold up an arm until she is back => {h} got up there, and did | a child came and asked {him} for a brother, and an old man told {him} something that {he} will carry always | at seven a wet hand was put on {his} sleeve, and somebody said, in stone, "I lost my way. I was happy"
= Go down to the river to look for her => {h} went along by the willows | there were eleven stone footprints, deep, in the mud, and beside them the prints of boots, such as {hands} wear
- Steal the shoes => They were silver, and a size too large | she came home, in the dark, over the cobbles, barefoot | people lay in their beds, all up the street, and listened to it
~ The town clock, which was tactful, did not chime | somebody had moved the shoes around to point the other way | "She will think that we have been talking about her," said {p}
@ * intro
On the night that {h} was born every bell {inhome} had said something different | {aside}, {he} had been late ever since
@ * intro-plain
{h} had inherited the house, the debts, and a smell of oranges that went from room to room
@ * intro-goal
{h} had dreamed of it three nights, and on the fourth so had the neighbours | there was nothing for it but to {goal}
@ * sense in
The stairs had been counted that year, and there was one fewer, and everyone stepped over the place
A bird lived in the wall [2 , and came out for christenings]
The portrait in the passage had turned its head to hear better
Somebody's grief had got into the curtains, and they had been hung out twice
The clock was slow, because it had been asked to be
There were oranges in the bowl that had not been there, and the leaves were wet
@ * sense out
The wind went by with somebody's washing on, and looked well in it
Along the wall the snails had written out most of a psalm
An old quarrel lay across the road, and carts went round it
It was snowing, or it was only blossom, over one house [, and the family were out on the step, being congratulated]
The river was back, and had brought people presents
@ * hook tense
All over the town the dead had begun to set down their cups
{h} saw that the tree by the gate was holding somebody's hat, and what it had on its face
The second shadow had started to go on ahead
Under the floor the sea, that had been so good all week, turned over
@ * hook calm
A door that had never been there was open, and there was a smell of toast
@ * hook quest
The almond had flowered in letters | they were the first three of {target}
@ * mood calm
It did not seem at all strange, and that, thought {h}, was what one would have to explain
{h} had an hour left over from some other day, and ate it in the sun
@ * mood tense
It weighed on {h}, quite literally | the chair showed it
Somebody was remembering {h}, a long way off, and getting it wrong
@ * fit talk win
They told {him} with their eyes shut, all six of them together, as one says a rhyme
@ * fit talk setback
What {h} said came out as small grey moths | they were very polite about it, and opened a window
@ * fit look win
{h} looked until it looked back, and then there was no more difficulty
@ * fit use win
All it had wanted was somebody who had been crying
@ * fit rest win
{h} slept, and the house went on with it for {him} | in the morning it was done, and there was flour on the banister
@ * chat ally
"My mother could unpick a lie like a hem," said {ally}. "We were brought up very plainly."
"There is a butterfly on you," {ally} said. "Walk gently. It is being brave."
@ * cost
It took a memory, not a large one | {h} would come to the place now and then, like a missing stair, and step over
@ ways1 ways good
+ Help the old couple to carry their quarrel home => {h} took the heavy end | it was about a spoon | at the door they put it down, and sat on it, and offered {him} a slice of melon, and what they knew
@ ways2 ways neutral
= Wait until the statue has finished its sentence => {h} waited | it had begun it in the spring | what it said, in the end, was "left"
@ ways3 ways evil
- Steal the luck from over a doorway => {h} unhooked it | it was no more than a bit of blue | that night, in the house behind {him}, one after another, all the plates came down
@ * callback did=genre-magical-realism.statue2:+
{his} arm went up, now and then, by itself, and people told {him} things
@ * callback did=genre-magical-realism.bees2:+
A bee had once danced upon {his} wrist, and {h} still felt where
@ * close won
It came in at the gate as if it had never been gone, wet to the knee, with fish | nobody made a speech | somebody moved up along the bench, and went on shelling peas
@ * close lost
The orange smell went through the house, from room to room, putting things straight | then it went out by the front, and pulled the door to | it had rained itself dry, in the sewing room
@ * epilogue shining
They lay for one more, all down that street, on the night | it is generally a stranger who comes | he has eaten, he says, and he always knows where the salt is kept
@ * epilogue earned
{h} grew old at the usual rate, which was thought handsome | there was a bird in the wall, and a stair to step over | on the last day it turned out that it had been there all the time
@ * epilogue bittersweet
One could put it down, and {h} had | for years the chair kept the shape of it | the cat would not lie there, or anywhere else
@ * epilogue rueful
It still rains, a little, on a Tuesday | {h} leaves the door ajar, and goes and talks about other things in the next room
`;

/** Magical realism: the impossible, on a weekday, with basins put out for it. */
export const pack: PackSource = {
  id: 'genre-magical-realism',
  sheets: [cards],
  words: {
    places: ['the house of the orange smell #in', 'the square of pigeons #out', 'the almond terraces #out', 'the bed of the river #out', 'the chapel of the tired saint #in', 'the long table #out', 'the cobblers\' lane #out', 'the hotel of the drowned #in', 'the hill of hives #out', 'the salt stairs #out', 'the theatre of moths #in', 'the well of other people\'s dreams #out'],
    foes: ['Don Celestino|who is to blame for the river|the godsons|he', 'Dona Inocencia|owner of the weather|the nieces|she', 'The Notary of Dreams|notary|the sleepwalkers|he', 'Widow Salazar|widow of eleven captains|the captains\' sons|she', 'Father Plum|priest of both sides|the altar boys|he', 'Miss Amparo Vey|schoolmistress of the dead|the good pupils|she', 'Colonel Azul|colonel without a war|the blue guard|he', 'Mother Almond|eldest person living|the grandchildren|she'],
    tokens: ['the third basin', 'the spare shadow', 'the white ink', 'the snail\'s psalm', 'the silver shoe', 'the suitcase of fish', 'the uncut cake', 'the hour left over'],
    titles: ['Since Tuesday', 'The Good Chair Was Moved', 'Not to Take the Soup', 'Ready on Friday', 'It Went Away of Its Own Accord', 'Her Afternoon', 'A Smell of Oranges', 'One Stair Fewer', 'What {foe} Was Blamed For', 'In Ones and Twos', 'They Took It Badly', 'Somebody Asked for the Salt', 'A Dent in the Chair', 'The First Three Letters of {target}'],
    'book.deed': ['Inheritance of Rain', 'Hour Left Over', 'Search for {target}', 'Second Shadow', 'Long Table'],
    'book.place': ['The Year the River Left {place}', 'Oranges at {place}', 'The Saint of {place}', 'The Dead of {place} Write Back'],
    'book.theme': ['Forty Years in Arrears', 'Somebody Has to Tell the Bees', 'Not at All Strange', 'Talking of Other Things'],
    'book.turn': ['The Weight of {token}', 'What {token} Wanted', 'The Afternoon of {token}'],
    'example.objective': ['Bring back the river that left with a suitcase', 'Find the owner of the mended shadow', 'Reply to the last of the dead before Lent', 'Give back the years that the town has taken from one person', 'Find the house where the rain wants to go', 'Return the hour left over to the day it fell from', 'Prove to the bees that the mayor is alive', 'Carry a grief to the table at the end of the orchard'],
    'example.setting': ['A town that the river left in the night', 'The terraces of Almendra, where it snows over one house', 'A port with more saints than ships', 'The street where the dead take their coffee', 'An inland island', 'A mountain village in the year of the moths'],
    'example.motivation': ['It rains in the sewing room, and it asked for {him}', '{his} grandmother wrote to say that there was a place laid', '{he} was born between two strokes of the clock', 'Somebody was unkind to a river', '{he} has carried it so long that the chair has taken its shape', 'The almond flowered in the letters of a name'],
  },
};
