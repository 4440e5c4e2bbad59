import type { PackSource } from '../pack.ts';

/** Where it is, and what happened to it since it was last where it belonged. */
const facts = `
@ * truth line=seek-copy start
{target} had been seen in two places on one and the same day | both times it was by honest people, and {h} had two roads before {him}
@ * truth line=seek-copy lead
So there was a copy, and a good one | whoever made it had gone blind since, and was well looked after by {foe}
@ * truth line=seek-copy second
The order book of the maker had it in ink | the copy had been ordered first, and {target} had only gone missing afterward
@ * truth line=seek-copy means
One could tell {target} from its copy by touch | the true one had a nick on the under side where a child had dropped it, and the maker had been too proud to copy that
@ * truth line=seek-copy wall
{foe} had one of the two behind three doors | {hands} let people look at it, from nine paces off [2 , twice in the year]
@ * truth line=seek-copy turn
"It is the copy that stands behind the three doors," said {h}, "and {foe} knows that better than anyone." | nobody would look for {target} while that was guarded
@ * truth line=seek-copy price
The true one had been carried out under a heap of washing, by the last person whom anybody searched | she had never told, and had been made to pay for not telling
@ * truth line=seek-copy plan
The washerwoman had a niece who would talk | people look in a chest, her aunt used to say [2 , and under a bed] | they never look at what holds a door
@ * truth line=seek-copy gate
She had put it, so they said, to some good plain use at {last} | {h} was to look for what nobody looks at
@ * truth line=seek-copy duel
"It has no nick," said {h}. "I put my hand under it on the way in." | {foe} glanced toward the wrong door, the low one, and saw too late that {he} had seen
@ * known line=seek-copy before
So there were two, and one of the two was false | {h} had not learned yet which of the two it was that {foe} sat upon
@ * known line=seek-copy behind
The three doors could be left alone, then | {target} was wherever a washerwoman thinks a thing is safe
@ * settle line=seek-copy won
{h} went to the low door, and {foe} was one step behind | something in a grey cloth held it open, among the buckets | there the washerwoman had put it down, nine years before | {h} drew the cloth off, and it was {target} | {his} thumb found the nick on the under side | "Every Monday," said {foe}. "I have gone by here every Monday, on my way to guard the other." | with nothing to hold it the door swung shut | {h} carried {target} out in the open | the washerwoman's niece was the first who might hold {thing}
@ * settle line=seek-copy lost
{foe} was at the low door first, by the length of one sentence | there stood {target}, wrapped in grey, and had held it open for nine years | {foe} felt for the nick, and nodded, and was gone with it | soon after one heard the lid put back on a well | "They will show the copy from six paces now," said the washerwoman's niece. | she knelt by the round clean mark on the floor | then she set a bucket there, so that the door should stay
@ * settle line=seek-copy dear
The low door was held open by something in a grey cloth | {h} felt under it, and there was the nick, and so there was {target} | "Then somebody kept quiet," said {foe}, "for nine years," and looked round at the washerwoman's niece. | so {target} was {h's} to carry home, and by noon she had no roof | {he} carried {target} past a cart with all her chairs on it | she lifted a corner of the cloth, and looked, and tucked it in again
`;

/** Scenes in which a fact of the case is found out, with somebody who comes back. */
const scenes = `
@ copy1 scene line=seek-copy means p=again
% A Nick on the Under Side; In the Dark, with Both Hands
{p} led {him} to the blind maker, who sat between a stove and a cat | the maker's hands lay open in the lap | and they were never quite still
"I made the false one," said the maker, "and I made it well. But a child dropped the true one, and it has a nick beneath, and I was too proud to copy a fault."
Then a piece of wood was put into {h's} hands [3 , with just such a nick in it] | "Shut your eyes," said the maker, "or you will learn nothing"
+ Share the evening, and let the maker talk => {h} stayed until the stove was low | nobody had asked about the work for years, only about the price | when {he} left {h} could have told {target} from its copy in a sack
= Feel for it until your thumb knows the place => {h} did it thirty times | it was on the left [, a thumb's length in] | a grain would have filled it | {p} could not find it at all, and swore that there was none
- Steal the maker's drawing from under the cat => The cat went with it, for a yard or so | on the drawing everything was measured, to a hair | the nick was not on it, of course
~ The cat had got up, and with that the evening was over | "I hear one more of us breathing than you said," the maker told {them}, and the two hands were folded

@ copy2 scene line=seek-copy plan p=again
% The Stop of a Door; The Washerwoman's Niece
{p} had got the niece to come | and she had come up to the gate | she spoke to {them} over it, with her arms full of sheets
"My aunt carried it out under these," she said. "They looked in the chest, and they looked under the bed. She laughed so much. Nobody looks at the stop of a door, she said."
Once, when she was small, she had been let touch {target} | she showed with both arms how large it was | the sheets slid down in the mud
+ Help her to wash the sheets again => {they} did it together, in the tub, with {p} at the wringer | with her arms in suds she remembered it | there was one door in all that house that had never [2 once] banged
= Ask how heavy {target} was to carry => "As heavy as a sleeping cat," said the niece at once, "and it was never warm" | {h} had carried things of that weight, and tried to think what one could do with them
- Cheat her out of her aunt's old key => {h} said that it was needed for the lock | and there was no lock | she gave it up like a tooth | "She would have let you have it," she said, "if you had asked for the aunt and not the key"
~ Somebody called from the house, and the niece took up the sheets, mud and all | "I have told you it," she said. "You must only think of it as somebody does who has washing to carry."

@ copy3 scene line=seek-copy wall
% From Nine Paces; The Day for Looking
It was one of the two days of the year | and {h} stood in line with the rest | {hands} let them in by tens, as far as a rope | nine paces off, on velvet, was {target} [3 , or its brother, for there was no telling]
{foe} walked up and down before it and answered questions [3 , like somebody who shows a house that is not for sale] | "No nearer, I am afraid," said {foe}. "People breathe so"
Behind it stood the doors, three deep, and each was as thick as a loaf is long
+ Help an old woman up to the rope to see => "That is not it," she said aloud, after a time. "I dusted it for thirty years. That one has never been loved" | {foe} had her led out, most gently, and {h} went with her
= Ask {foe} to turn it over for the children => There was just enough of a silence | "It is not made to be turned," said {foe} | there were some in that room who had heard the silence, and {h} counted them
- Trick the guard at the rope with a cry of fire => They all ran the one way and {foe} ran the other | it was to the low door by the washing, and only for a step or two | and then {foe} had thought better of it
~ A whistle was blown, and the ten of them were led out, and the next ten let in | the line was closed behind those | there would be no looking again for half a year

@ copy4 scene line=seek-copy lead p=dinner_carrier
% Two Honest People; Everything Twice
Two people were quarrelling on a corner about {target} | "At noon, by the east gate, on a {ride}," said one. "At noon, at the landing, under a sack," said the other. "Do I look like a liar?"
Neither of them did | {p.a} had stopped between them, and held a covered dish
"Then there are two," said {p}. "I carry a dinner every day to somebody who used to make things double. It comes from {foe's} {kitchen}. I think that it is for the eyes."
Through the shutter of the house one saw a work bench, and dust | there was {target}, in chalk, on the far wall, from three sides [3 , with all the measures]
+ Help {p} in with the covered dish => The one who took it felt along {p's} arm to find it, and thanked the wrong side | "Stone blind," {p} said outside, "since that last piece of work. {foe} pays for everything. It is never to be asked what for"
= Copy the figures from the chalk drawing => They agreed with all that {h} had been told of {target}, to the hair | beneath stood a date, and {p} frowned over it. "But nobody was looking for it by then," said {p}
- Lie to the two that they saw one another's => They shook hands on it, and each went off to look at the other's place | {p} had watched it with open mouth. "It was like that when they came to order it," said {p}. "They talked as nicely as you"
~ A window had gone up, and someone asked, a little to one side of them, if that was the dinner | {p} went in with the dish, and the shutter was put to from within

@ copy5 scene line=seek-copy second p=again
% Ordered in Spring; The Book Under the Glue Pots
{p} had once swept the floor for the one who made the copy [2 , and had been let go without a reason] | so {p.he} knew where the order book was, under the glue pots
{they} read it beneath the window | "One copy of {target}," said a line of the spring, "to be ready by the harvest." | the sum beside it had been paid beforehand, and it was for silence as well
{p} counted upon the fingers of one hand. "It was still there at the harvest," said {p}. "I saw it with my own eyes. They only missed it when the leaves were down."
So it had been copied while it stood in its place, for all to see
+ Support {p} in asking for those lost wages => The maker's door came open on its chain | "I cannot see who you are," said a voice, "and I ought not to talk. But if there is a door that can be shut behind us, then I should like to talk about that piece"
= Turn to the page of the day when it was finished => There was a drop of something on the page, and the pen had run | "Copy good," it said, "but not to be taken for the true one, if one has hands." | those were the last words in the book that kept to the line
- Steal the page with the order on it => {h} had it out with one pull | "It will be known," said {p}, "who used to sweep there" | on the back was the order from before it, a lock for the third of three doors, and that was for {foe} as well
~ One of the glue pots had gone over | {p} wiped at the page with a sleeve, and after that the sleeve and the book could not be parted, and {p.he} had to leave with half a coat

@ copy6 scene line=seek-copy price p=again
% The Last One Searched; The Last Chair
{p} had stood at the gate on the day of the loss | everyone who came out was searched | "All but one," said {p}. "She was the washerwoman, and had her arms full of sheets. I said good evening to her."
In the house of the washerwoman there were nine receipts on a nail, and there was no bed | each year {hands} came to ask her where it was, and each year they went away with something
They were there now | they lifted the last chair with her on it | she was put down on the floor, quite gently | then the chair was carried out
She had not said a word | she folded her hands in her lap, as one folds a sheet
+ Give the washerwoman your {bag} for a seat => She tried it, and sat, and made room on it for {p} | "I was the one at the gate," said {p} | "I know," she said, and it was the first word in nine years. "You can ask my niece. I said that I would not talk. I did not say it for her."
= Read all the nine receipts through => They had taken the tub, [2 the bed, the mirror,] and so on down to the soap | against each somebody had written, in {foe's} fine hand: has she spoken? | and against each stood: no
- Lie to {hands} that she has told you => They put down the chair in the {street} and came back | by then she was laughing, without a sound, into her apron | she did not leave off until they had gone
~ The nail itself was wanted, and {hands} were in the door again | the receipts were put in the washerwoman's lap | {p} looked hard at the wall where the nail had been, so as not to have to look lower
`;
export const pack: PackSource = { id: 'case-seek-copy', sheets: [facts, scenes], words: {} };
