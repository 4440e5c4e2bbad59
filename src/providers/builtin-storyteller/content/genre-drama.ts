import type { PackSource } from '../pack.ts';

const cards = `
@ returned open p=eldest_sister/she
% She Came on the Evening Cart; Eleven Years Late for Supper
{p.a} stood in the kitchen with her hat on, and had already begun to peel
"Nobody wrote to me that he was ill," she said. "I had it from a man who sells rope. You have moved the table."
It had been eleven years | {h} knew the back of her neck, and that was all
By the peelings, where she had set it down like something brought from the shop, lay {token}
+ Share the peeling, and leave the rest till later => {h} took up the other knife | they did nine potatoes or turnips with nothing said | "I sent money," she said to the tenth. "Every month. By {foe}. I suppose that you never saw a {coin} of it."
= Ask {p} why it had to be tonight => {h} asked it without turning round | she had had a dream about a stair | besides, she said, they were reading the deed in the morning, and somebody ought to be there who could count
- Lie, and say that he asked for you every day => {h} said so, and saw it go in | she had to sit down | upstairs the old man, who had not spoken her name since the cart, knocked on the floor for his tea
@ trunk lead p=carter
% What Was in the Trunk; To Be Opened After
{p.a} had brought a trunk to {place} on the wrong day, and could not be got to take it away again
"I was paid to bring it when he was dead," said {p}. "Somebody told me that he was. Now I have had it up two flights, and he has come to the door and looked at me."
It was roped and sealed | on the lid, in the father's hand, stood the names of his three children, and a fourth
+ Help {p} to sit down, and say nothing to anyone => {h} fetched a chair | "{foe} sent me word," said {p}. "I was to hurry. There might be a fuss, I was told, about the fourth." | it was more than the family had been told in thirty years
= Read the fourth name again, with a light => {h} read it | as a child {he} had been told to call a doll by it | nobody had ever said where it came from
- Steal the seal off it before the others see => {h} had it off with a warm knife | inside, on the top, lay a little coat, cut for a child of three, and never worn
@ aunt ally ally=disinherited_aunt/she
% The Aunt Nobody Sat Beside; The Other End of the Table
They had put {ally.a} below the salt, with the children, and she was teaching them to cheat
"I have been dead to this family since the matter of the clock," said {ally}. "It is very restful. One is passed things. But I was in the room, on that night, and I have noticed that it is always told without me."
She moved up her plate, to make a place
"You have your mother's way of not crying," she said. "It gave her a bad stomach. Sit here, and I will tell you how {foe} came by the house"
+ Support {ally} when she stands up to speak => {h} stood up as well | it went quiet from that end to the other | "I should like the gravy," said {ally}, very clearly, "and after that I should like to be heard" | someone, in a fright, passed her both
= Ask {ally} where everyone was standing => {h} asked, and she did it with the cruet | the pepper was at the window, the mustard on the stair | between them she put down, rather gently, an egg cup, and it was {h}
- Betray {ally} to the head of the table => {h} went up and murmured it | she was moved to a room of her own | the children, after that, played by the rules, and were very unkind to each other
@ forgave turn
% {foe} Remembers It Differently; The Other Side of the Door
They had hated each other across that street for thirty years, and now one of them had a chair and the other had a stick
"I did not shut him out," said {foe}. "Is that what was said? I stood inside that door the whole of the night with my hand on the bolt. He never knocked. I have been listening for it ever since."
Everybody {inhome} knew that he had knocked until his knuckles opened | they had it from him
Outside somebody went by with a barrow | {foe} had turned {foe.his} head, at the sound, and turned it back
+ Comfort {foe}, who has listened so long => {h} got up, and went out, and knocked | it was a little while before there were steps | when it opened {foe} had no face on to meet anyone with, and they stood there, letting in the flies
= Ask who else could have been at a door that night => {h} asked it, and saw {foe} begin to count | there were two houses, in that lane, with a green door | one had been empty, and one had been deaf
- Lie, and say that he forgave it at the end => {h} gave it a deathbed, and a hand held out | "No," said {foe}, after some thought, "he would not have done that," and looked at {h} almost with pity
@ supper duel
% Everyone Came to Supper; The Chair at the End
All of them had come, and all were being careful of the china
{foe} had taken the old man's chair, since nobody else would | "Well," said {foe}, "who is going to say it? I have brought a pudding. I would sooner have it before the pudding."
Down the table six people had begun to butter things
There was a draught, or somebody had left a door | the lamp leaned over, and {h} saw how like each other they all were
+ Protect the youngest from having to say it => {h} put down the knife, and said it | it took no longer than to pass a dish | there was a sound then in that room like ice going out of a river
= Begin the old song, and see who comes in => {h} sang it, not well | nobody did, for a line and a half | it was {foe} who came in, on the low part, which had been empty since the funeral
- Attack {foe} with what the dead man wrote => {h} read it aloud, to the end | {foe} went on sitting in that chair, and got smaller in it | "He wrote one of those about each of us," somebody said. "Shall we have yours?"
@ piano tex in calm p=music_teacher
% She Plays Only the Left Hand; The Tune with No Top
Through the wall one heard half of a piece of music, every evening, the lower half
"They were for four hands," said {p}, {p.a} over the way. "Hers was the right. I keep mine up. You would not believe how much of it is waiting."
The other stool was still drawn in | there was a shawl across it, and nobody had sat down there in two years
+ Give {p} a right hand, however badly => {h} sat on the edge of the stool, and put in one note in five | {p} did not look round | by the last page the wall had people behind it, on all three sides, keeping still
= Listen for where the gaps are longest => {h} listened, with a pencil or a thumbnail | it was at the turn of each page | that was where she had reached across, {p} said
- Deceive {p} with a tale that she plays elsewhere => {h} spoke of a town, and an inn, and a woman at a keyboard | next day the house was shut | there were two stools on the pavement, with a price on
@ harvest tex out p=hired_hand
% The Last Row; They Were Too Proud to Ask
Both brothers had been mowing since it was light, on the two sides of one hedge, and neither would stop while he could hear the other
"It is about a dog," said {p}, {p.a} resting on a rake. "The dog died when I was a child. They are seventy. One of them is going to fall down."
The scythes went together, stroke for stroke | it was the only thing that they had done together for years
+ Save both of them with one jug => {h} put it on the top of the hedge, and told each of them that the other had sent it | each of them, in the end, came up to see that he did not get it | there were two hands on it, and neither pulled
= Ask {p} which side the dog is buried => {h} asked, and {p} pointed with the rake | it was under the hedge, right under | each had come in the night, for years, to put a stone on | each took the other's stones for frost
- Trick them into a race for the corner => {h} laid money on it where both could hear | they mowed like boys | in the corner, where they met, one of them leaned on his scythe and did not get up off it
@ * intro
{h}, {aside}, had {his} father's chin | {inhome} that was either an advantage or a debt, according to the house
@ * intro-goal
It would have been kinder, most of them said, not to {goal} | {h} had been kind for a good many years
@ * sense in
One chair at that table had been pushed in farther than the others [2 , and had no cushion]
There were twelve nails along the beam, for twelve hats, and four hats
Somebody had kept every candle end from a certain year, in a box, with the dates
A child's height was cut in the doorpost as far as seven [, and there it stopped]
The clock or the hourglass on that shelf had been let run down, and dusted
@ * sense out
The two houses would not face each other, and shared a chimney
Somebody had mown up to the boundary, and not a blade past it
Washing hung on the line in order of age, down to something very small
The gate had been painted on the one side only
@ * hook tense
Overhead the old man had stopped knocking
Somebody said, quite quietly, the name that was not said
The door opened, and it was the one who had sworn never to
In the silence a plate was put down with very great care
@ * hook calm
On the step lay a pie, with a cloth on, and no note | there was only one person who crimped it so
@ * hook quest
It had all been about {target} from the beginning | everyone had been too well brought up to say so
@ * mood calm
{h} had forgotten that it was possible to sit in that kitchen and not be angry
There was a great deal that {h} would have liked to ask {his} mother, and most of it was recipes
@ * mood tense
{h} heard {himself} say it in {his} father's voice
It could not be taken back now, and {h} had not even raised {his} voice
Everybody in that room was waiting for somebody else to be the worse person
@ * fit talk win
It was said, and it lay there among the plates | then somebody drew a long breath, and began, "Since we are telling it"
@ * fit talk setback
They agreed with everything | it was how, in that family, one knew that the door was shut
@ * fit care win
It was let be done, and that was new | an old hand came up, and straightened {his} collar, and went away again
@ * fit rest win
{h} sat with them and did not ask | by and by the talk came round, as a cat does, of its own accord
@ * chat ally
"In my family," said {ally}, "we pass the salt. It means that we forgive you."
"You keep looking at the door," said {ally}. "So did I, the first ten years."
"Eat something," {ally} said. "It is going to be the kind of evening that one remembers."
@ * cost
It was the truth, and there was somebody at the table for whom it was the wrong day
@ ways1 ways good
+ Comfort the one who has left the room => {h} found her in the pantry, facing the jars | neither said much | "He used to count them," she said, "and I took one each week." | those jars, it turned out, had paid for the school
@ ways2 ways neutral
= Read the family names in the front of the book => {h} read them, down to {his} own | between two of the lines there was a place where the paper had been scraped as thin as skin
@ ways3 ways evil
- Betray a confidence across the table => {h} let it fall, in a light tone | nobody so much as looked up | later on, all over the house, doors were closed very softly
@ * callback did=genre-drama.harvest:+
A jug was kept on top of a certain hedge now, and was filled from either side
@ * callback did=genre-drama.piano:+
Through a certain wall, of an evening, there came a left hand, and one note in nine
@ * close won
Nobody fell on anyone's neck | they drew the chairs in, that was all, and somebody went to the press for one more plate | it was put at the end, where the place had been, and filled
@ * close lost
They were very civil about it | the house was sold, and each of them took a chair | it was noticed, when the chairs came to be counted, that nobody had taken his
@ * epilogue shining
There were four names cut in the beam that winter, and the fourth was a fresh one | the little coat hung by the door | it was worn that year, by somebody, in the snow
@ * epilogue earned
{h} had the table moved back to where it had stood | it blocked the light, and it caught everybody's hip | nobody would have had it anywhere else
@ * epilogue bittersweet
The old man died in the spring, with all of them there | he had looked from face to face as if there were one too few, and then as though there were just enough
@ * epilogue rueful
They still write at the new year, on good paper | there is never anything in it that one could take hold of
`;

/** Drama: families, tables, and what is always told without the one who was there. */
export const pack: PackSource = {
  id: 'genre-drama',
  sheets: [cards],
  words: {
    places: ['the house with the shared chimney #in', 'the lower orchard #out', 'the notary\'s front room #in', 'the old man\'s room #in', 'the mowing field #out', 'the back kitchen #in', 'the chapel of the family #in', 'the pear wall #out', 'the station of the evening cart #out', 'the shut parlour #in', 'the river meadow #out', 'the workshop #in'],
    foes: ['Marcus Hale|elder brother|the Hale tenants|he', 'Beatrix Lorne|second wife|the Lorne cousins|she', 'Augustin Fell|executor of the will|the clerks|he', 'Mother Constance|head of the school|the governors|she', 'Victor Amory|partner in the firm|the creditors|he', 'Ruth Ashby|neighbour of thirty years|the Ashby sons|she', 'Doctor Pell|family doctor|the trustees|he', 'Georgina Strand|sister-in-law|the Strand side|she'],
    tokens: ['the little coat', 'the fourth name', 'the key to the parlour', 'the letter with the month cut out', 'the mended cup', 'the dog\'s collar', 'the half of the deed', 'the wedding spoon'],
    titles: ['The Gravy, and After That', 'Everyone Was Careful of the China', 'A Tune with No Top', 'Between Two Lines', 'The Fourth Name', 'It Was Always Told Without Me', 'A Plate at the End', 'Pass the Salt', 'What {foe} Heard', 'The Green Door', 'Since We Are Telling It', 'The Other Side of the Hedge', 'Nobody Said {target}', 'Eleven Nails, Four Hats'],
    'book.deed': ['Inheritance', 'Father\'s Chin', 'Return', 'Share of {target}', 'Long Table'],
    'book.place': ['The Last Summer at {place}', 'Supper in {place}', 'The Children of {place}', 'A Chair from {place}'],
    'book.theme': ['Since We Are Telling It', 'Pass the Salt', 'The Hand on the Bolt', 'One More Plate'],
    'book.turn': ['Whose Was {token}', 'The Year of {token}', 'What {token} Was For'],
    'example.objective': ['Bring all three brothers to one table before the harvest', 'Find the fourth child whom nobody speaks of', 'Save the house without selling the orchard', 'Prove that the old man was told a lie about the door', 'Deliver the money that was sent for eleven years', 'Win back a daughter who writes once a year', 'Become the first to leave, and be let come home', 'Find out who wrote the second will'],
    'example.setting': ['A farm at the end of the summer', 'A family hotel, three days before it is sold', 'A mill town where the mill has stopped', 'A tall house with one heir to each floor', 'A fishing village in the year that the boats were late', 'A conservatory, in the week of the prize'],
    'example.motivation': ['{he} has {his} father\'s chin, and his debts', 'Somebody sent money every month, and it never came', '{he} was the egg cup', 'To hear one person say that it happened', 'The youngest should not have to be the one to say it', '{his} mother had a way of not crying'],
  },
};
