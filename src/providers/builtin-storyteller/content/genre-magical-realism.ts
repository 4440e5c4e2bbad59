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
- Trick {ally} into a line to somebody living => {h} gave a name as though it had been in the paper | it was sent off | that evening a young man at his supper put a hand up to his chest, and excused himself
@ bees2 tex out p=bee-teller
% Somebody Has to Tell the Bees; They Took It Badly
"They have to be told," said {p}, {p.a} with black crape on twelve hives. "A death, or a wedding. I told them the mayor. They would not believe it. They have gone up to look."
Over the town hall hung a thing like a brown beard, humming
The mayor had been buried with a band | at an upper window a curtain was seen to move
+ Help {p} to tell them it gently => {h} knelt by the straw, and said how it had been, for a quarter of an hour, with the good parts | they came back in ones and twos | the last of them lit on {his} wrist, and walked three times about in a ring, as they do for there are flowers, and they are at {next}
= Ask the bees what they have seen => {h} put {his} ear to the comb | it was in bee, but a name is a name | he was up there, they said, in his shirt, with {foe}, and a map | and he did not look at all well for a dead man
- Lie to the bees about a wedding => {h} told them a bride and a date | they made for it, that month, twelve stone of a white honey | no one came, and they have not danced since
~ One of the hives fell over, black crape and all | "Tell them it is a cousin," said {p}, running | the brown beard had left the town hall and was coming up the road to ask
@ statue2 tex calm p=stonecutter
% The Saint Came Down on Wednesdays; Her Feet Get Tired
On the plinth at {place} there was a pair of shoes, and a notice | {p.a} sat beneath it, minding the shoes
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
@ * callback did=genre-magical-realism.statue2:+
{his} arm went up, now and then, by itself, and people told {him} things
@ * callback did=genre-magical-realism.bees2:+
A bee had once danced upon {his} wrist, and {h} still felt where
@ umbrella7 tex sky out p=umbrella_mender
% They Fly Home in October; Mended While You Wait
"Hold the handles," said {p}, {p.a} with string round every finger. "It is October. They go south. I have forty here that belong to people, and I promised."
Overhead there was a long black line of them already [2 , going over in a V, and crying]
One in {p's} arms was white, a child's, with a broken rib, and had turned its face to the window
+ Help {p} to set its rib, and let it go => It stood upon the sill, and shook itself, and opened | it went up like a question | in the spring, said {p}, it would bring back four or five small ones, for the trade
= Read the names on the handles => One was {foe.own}, and had been left to be called for nineteen years | it did not wish to go anywhere, it hooked itself over {h's} arm
- Lie to them that it is only September => They folded, all forty, and hung there | it rained that night as it never had, and their owners bore them home, and in every hall a thing beat softly at the glass
~ A string had slipped, and one was up against the ceiling, and then they all were | {p} stood below with both arms out, calling them by their owners' names
@ oldletters tex p=postmistress/she
% It Had Been Answered in the Meantime; Forty Years in the Wall
They had found a letter in the wall of the post office, forty years late, and nobody dared to deliver it
"He asks her to meet him at the fountain, at six, and bring nothing," said {p}, {p.a} with white gloves. "She was my aunt. She never married. Since we found it there has been a young man sitting by that fountain, and he is not a young man that anyone knows."
The aunt was eighty | she was across the road, tending a geranium, with her back very straight
+ Support her down to the fountain at six => She took off her apron, and that was nothing, so she brought it | halfway over the square she let go of {h's} arm | when she came up to him there was not a day between them
= Ask the young man how long he can stay => "Until it is delivered," he said, "then I think that I shall have been killed in the war" | he moved along the rim, to show that there was room
- Lie, and say that there is no answer => The young man nodded, as at a station | the geranium was dead in the morning, and so was every other in the street
~ The seal had opened of itself with the damp | the whole of the square could smell what the weather had been, that evening, and the aunt had dropped her can
@ saintsick tex p=roof-keeper
% The Bells Had Caught Cold; Doctor for the Weathercock
"It is the weathercock," said {p}, {p.a} with a ladder and a spoon. "He has been pointing at people. He points at whoever is lying. The whole council has gone to the country. It is a fever, they say, and he should have this four times a day."
Above the roofs a brass beak swung round, slowly, and stopped
{p} had one foot on the rung, and could not bring up the other
+ Help {p} up, and hold the beak for the spoon => He took it like a lamb | up there {h} saw what he saw, and it was {foe.own} house, where the liar was, and the attic, where the lie was
= Stand in the square and try him with a sentence => {h} said that {he} was not afraid | the beak came round with a screech | "No," {h} said, "very well," and it swung off again to the east
- Trick him with a magnet on a pole => He pointed at a widow | she was the only one who never had, and she thought it over, and went out and told one, so that it should be true
~ The ladder sank, and {p} hung by the tail of the thing, and it turned, and {p} was pointed at every soul in that town, one after another
@ shadowlaundry tex out p=laundress/she
% The Shadows Wanted Washing; Pegged by the Heels
On the first dry day of the year they washed their shadows {inhome} | {p.a} had forty of them on the line | "They come up lovely," said {p}. "It is only the mayor's that will not. I have had it in twice, and something keeps showing through"
Under the line people stood about in the full sun, looking undressed
+ Help {p} to give each one back to its owner => They went by length, and then by smell | one was left, small, with a bucket | nobody had died that year who was that size
= Hold the stubborn one up against the light => It had another in it, folded | it was of somebody taller, with a hand up, and {h} knew whose hat it was
- Steal the one that belongs to {foe} => {h} rolled it under one arm | at noon {foe} stepped out on the stair and looked down, and went in again to change {foe.his} shoes
~ The wind got up and had nine of them over the roofs | {p} ran to the corner with her basket. "Do not look up," she told people, "they will come down when they are not looked at"
@ latepost tex p=letter-carrier
% A Sack from the Year of the Flood; Delivered by Hand
The post of forty years back had come in that morning | {p.a} was taking it round as if nothing had happened | "It is addressed," said {p}. "I asked at two of the doors whether they would sooner not. They asked if there was anything to pay"
All down the {street} grown people sat on their steps with wet cheeks, and read
+ Help {p} find those who have moved into the ground => {they} read them out, over the wall, in turn | at the fourth the grass lay down, like a dog that somebody has praised
= Look for one with your own name => There was a thin one, from somebody who had not then been born | it said only that the weather was fine and that {h} was quite right
- Rob the sack of whatever has a seal => There were three, and each held a pressed leaf from a tree that {foe} had since had cut
~ The bottom of the sack had gone soft, and they were all over the square before anyone could stop them | some began to be answered then and there, aloud
@ dryferry tex out p=ferry_keeper
% Across the Dust; The Ferry Kept Its Hours
At the old landing the ferry lay in the dust, for the river had left in the spring | in it sat {p.a} with both oars out
"One passenger a day," said {p}. "That is in my paper. If there is none, by evening, the boat goes to {foe}. They all walk across now. You need not do anything. You might sit, and look at the other bank, as people did."
From the stern a lamp hung over the dust, and had been lit
+ Help {p} to row, and look at the other bank => {h} took the second oar, and they rowed through the dust, not fast | about the middle there was a smell of reeds | {p} put a hand over the side, and it came up wet | on the other bank {h} learned from {p.him} who had paid the river to go
= Ask {p} what the river said when it left => It had been civil, said {p}, and had gone by night [2 , with its fish] | it had written in mud [2 on the landing]: gone to {next}, about a wedding | {foe} had had that washed off
- Cheat {p} with a stamped ticket, and walk => {h} had {his} ticket stamped, and went over on foot | {p} rowed the whole way beside {him}, with nobody in the boat, and pointed out to the empty seat what there was to see
~ In the middle the boat sat down on a bank of dust, where it had always sat down | "We must wait for it to rise," said {p} | toward evening {h} got out and walked, while {p} was looking the other way
@ * stand did=bees2:+
Over the way in hung a brown beard, humming, and {hands} kept well off from it with their collars up | {h} had told it of a death once, with all the good parts | {w} was letting it know who came there | it drew to one side
@ * stand did=bees2:-
{w} had crape on {w.his} own hat | not a bee had danced since {h} told them of that wedding | now all twelve hives came, and sat down on {him} | {hands} could see from afar who it was
@ * stand did=statue2:+
A saint was standing before the way in, with her arm up, and half of {hands} were on their knees | "It is not her afternoon," said {w}, who had the shoes | but {h} had held up that arm for her once | so with the new toe she pointed a little to the left
@ * stand did=statue2:-
Bare stone feet came along behind {h}, slowly | {w} had told the saint who had her shoes | {hands} put out their heads to see what walked so
@ * stand did=umbrella7:+
Forty umbrellas came down out of the sky, and opened before the way in | {w} had whistled for them | the smallest was white, and {h} had helped to set its rib | nobody could see who walked under which
@ * stand did=umbrella7:-
As {h} came by, all the umbrellas of {hands} flew open | they turned round, and pointed | {w} had told them what month it truly was, and who had said that it was another
@ * stand did=oldletters:+
The aunt and her young man wished to be married before the way in | {w} held the pen for it | {h} had once walked her down to the fountain | so she had asked two of {hands} to be witnesses, and two to hold her flowers
@ * stand did=oldletters:-
All the geraniums by the way in were dead | no one who stood there wished {h} a good day | {w} had let the whole street know whose lie that was | {hands} had no need to ask which was the one
@ * stand did=saintsick:+
{w} was carrying the weathercock about on a cushion, quite recovered | he pointed at two of {hands}, and both of them thought of something and went home | {h} had held his beak for the spoon, and to {him} he bowed
@ * stand did=saintsick:-
On a roof there was a screech, and a brass beak swung round to {h} and followed {him} up to the way in | since the magnet he pointed at nobody else, and {w} had taken away the ladder | {hands} had only to look along it
@ * stand did=shadowlaundry:+
Across the way in hung a line with forty shadows on it, and behind them it was as dark as a cupboard | {w} lifted the end with a pole for {h}, who had helped to sort them by the smell | {hands} felt about, and could not find the edge
@ * stand did=shadowlaundry:-
The shadow under {h's} arm had begun to kick, and {w} had come with the basket to fetch it home | "It has to be on the line by four," she told {hands}. "That is who took it." | she did not lower her voice
@ * stand did=latepost:+
{w} had found letters for five of {hands} in the late sack, each from a mother | those five sat in a row before the way in with wet cheeks, and read | {h} had read aloud to those in the ground | now {he} took off {his} boots, and went by
@ * stand did=latepost:-
{w} had one letter left, and it was for {hands} | it was forty years old, and from a child | on this day somebody would come with three broken seals, it said | they read it twice, and asked {h} to turn out {his} pockets
@ * stand did=dryferry:+
The river came back that evening, up to the very door, and some of {hands} stood in it to their knees | {w} rowed up through the midst of them and held out a hand | {h} had looked at the other bank once, when nobody else would
@ * stand did=dryferry:-
A boat lay keel up across the way in, and it was not {w's} any longer | for want of one passenger it was {foe's}, since the day that {h} walked | {w} sat on the keel, and pointed out to {hands} what there was to see
@ offlist1 thread line=offlist beat=1 p=lace-maker/she
% He Had Died in the Spring; Still Down for Mornings
{p.a} had put down her barrow across the road | an old man sat in it beneath a sunshade, and one could see the barrow through him
"My grandfather has been dead since the almonds flowered," said {p}. "It was a lovely funeral. But {hands} will not cross him off. He owes {foe} a year of carrying. While he is on the list he has to get up at five. He would so like to lie down."
The old man lifted his hat to {h} [, and the sun shone through that as well]
+ Give {p} your word that the old man is dead => {h} wrote it down, and signed it on the edge of the barrow | the old man read it twice, and was moved | {hands} sent it back within the hour | "It must be signed by somebody who died along with him," they wrote
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
"One more sack, and there will be only the coat," said {p}. "And {foe} will have somebody up before us for that. There lies the list. A single line would do it. I have tried, and they know my hand."
{hands} had left the list and the ink under the wall | they were busy with a melon | "I would not put anybody out," said the old man
+ Save the old man with one line of ink => {h} drew it through his name, from end to end | he read it upside down | then he took off his shoes, and set them side by side | he lay down into the grass as one does into a bath | {p} had the shoes to carry home
= Put your own name down for his debt => {h} wrote it in for a year of carrying | the old man shook {him} by the hand, and it felt like a draught | after that there was only the coat | {p} held it out to {h}, for the mornings
- Lie that the line is drawn already => {h} said so, and had not touched the pen | the old man thanked {him}, and shut his eyes | at five he was up again with a sack on his back | "I must have got it wrong," he told {p}, and begged her pardon
~ The wind turned nine leaves of the list | he was blotted upon the back of a cousin | {hands} came up, and wiped their chins | "He is down twice now," they informed {p}
@ * stand did=offlist2:+
{w} held forty strings, and on each hung somebody old | it was {h} who took the sack from one of those | each was thin, but {hands} could not see through forty
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
+ Share the news with the dead, who like to be told => {h} took a chair up to the graves, and told it along the rows | those at the back wanted it again, and louder | somebody's aunt had one question only, and it was about the chairs
= Leave the shutters open, and see what comes => {h} left them so for the whole of the wet season | there came a smell of oranges, and four packets for a former tenant | the fifth of them was for {him}
- Steal the tune that the rain was playing => {h} whistled it about the town as {his} own | it was a dry year | people would stop {him} in the {street}, quite kindly, and ask to have it back
@ out2 after lost
+ Comfort the house, which has taken it badly => {h} patted the doorposts, and talked about the spring | it had let down some tiles, and sulked about the stairs | that evening a light went on in a room which had been shut for years
= Bury a button from that coat, and go indoors => {h} put it in beside the wall, where nothing did well | within a week there was a shoot, with a sleeve | by autumn it had got a collar, and somebody came by to try it
- Lie to the wind, and say that you are leaving => {h} said it aloud, with a bag packed for show | the wind dropped at once, and was very good about it | by night all of the washing in the town was folded before {his} gate, for the journey
@ next1 sequel quest=find:find_the_village's_lost_afternoon:the_lost_afternoon p=schoolteacher
% Noon, and Then the Lamps; Where Was Everybody
On the eleventh of the month it was noon, and after that it was evening | {p.a} had forty copybooks to show for it, which nobody remembered writing
"Look," said {p}. "It is their hands. It is on the subject: what I saw from the hill. Not one of them has been up there. I have got one of my own, and it has full marks, and I cried on it."
+ Help {p} to read them all in order => {h} read, and {p} wept again | they all described a ship, on dry land | the smallest had drawn who was at the rail, waving, and it was {h}
= Ask on which of the shoes there is red earth => {h} went from doorstep to doorstep | everyone had it, up to the ankle | the priest had it upon his knees
- Cheat, and sell them the hour that you slept => {h} wrapped it in {paper}, and got nine {coins} for it | the widow who took it came back to complain | "It is only somebody snoring," she said, "and then a voice says: run"
~ The wind turned the copybooks over, one after another, to the last page | it had been cut out of all of them, and with the same scissors | {p} felt in her apron, and the scissors were there
@ next2 sequel quest=deliver:carry_the_small_cloud_down_to_the_sea:the_small_cloud p=laundress/she
% It Followed the Washing; About the Size of a Goat
It came in through the window along with the sheets, and it would not be shaken out | {p.a} kept it in the copper, with the lid on
"It rains whenever anyone says the name of that river," said {p}. "It is homesick. It was going along with the rest, and it stopped to look at my pillowcases. I cannot get my ironing done. It ought to be taken down to the sea."
+ Help {p} to get it upon a lead => {h} used the cord of a dressing gown | it came along quite well, at the height of a hat | all down the road the dogs would sit, and look up
= Look what there is in the copper underneath => {h} bent over, and there was a puddle, with a street in it | lamps stood on it, upside down | it was not any street of theirs
- Deceive it with a bowl of salt, and shut the lid => {h} held out the bowl, and it came like a kitten | it lightened all night long, no bigger than a hairpin | in the morning every tap in the house ran with tears
~ Someone in the lane said the name of the river, not knowing | it rained on the bread, the cat and the insurance papers | "And that," said {p}, wringing out the cat, "is how I lose my lodgers"
`;

export const pack: PackSource = {
  id: 'genre-magical-realism',
  sheets: [[cards, after].join('\n')],
  words: {
    places: ['the house of the orange smell #in', 'the square of pigeons #out', 'the almond terraces #out', 'the bed of the river #out', 'the chapel of the tired saint #in', 'the long table #out', 'the cobblers\' lane #out', 'the hotel of the drowned #in', 'the hill of hives #out', 'the salt stairs #out', 'the theatre of moths #in', 'the well of other people\'s dreams #out'],
    foes: ['Don Celestino|owner of the dry river|the godsons|he', 'Dona Inocencia|owner of the weather|the nieces|she', 'The Notary of Dreams|notary|the sleepwalkers|he', 'Widow Salazar|widow of eleven captains|the captains\' sons|she', 'Father Plum|priest of both sides|the altar boys|he', 'Miss Amparo Vey|schoolmistress of the dead|the good pupils|she', 'Colonel Azul|colonel without a war|the blue guard|he', 'Mother Almond|eldest person living|the grandchildren|she'],
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
