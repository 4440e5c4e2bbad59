import type { PackSource } from '../pack.ts';

/** Where it is, and what happened to it since it was last where it belonged. */
const cases = `
@ * truth line=seek-copy trail=seek goods start
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
@ * truth line=seek-hands trail=seek goods start
Nobody had broken in for {target} | the lock had been opened with its own key, and somebody had locked up again behind them
@ * truth line=seek-hands lead
There was one key to {target}, and the old keeper had it on a string, and had died with it on | so they said that it was the old keeper who sold {target}
@ * truth line=seek-hands second
The old keeper had sold nothing, and left one shirt and a cat | {target} was given into somebody's arms at night [2 , at the back, with a blanket round it]
@ * truth line=seek-hands means
{target} went from one house to the next, once a year, and each knew only the next one's door | there was a sign to be given, three fingers laid upon the sill
@ * truth line=seek-hands wall
{foe} had found out the first who kept it, and the second | {hands} were at the fourth by now, and asked very patiently
@ * truth line=seek-hands turn
"There was no thief," said {h}. "The keeper heard what {foe} meant to do, and was quicker." | so {target} had been saved, and {h} had to sit down | by asking from door to door {he} had led {foe} to the fifth
@ * truth line=seek-hands price
{hands} had been on the stair | the sixth to keep it got it out by the roof, and would not walk again | there was only the seventh now, and {h} had the door
@ * truth line=seek-hands plan
Somebody had sent word on ahead by all the doors [2 , even those that {foe} had been through already] | it said only that there would be a stranger, and to let the stranger pass
@ * truth line=seek-hands gate
{h} laid three fingers upon the sill | on the inside, after a time, somebody did likewise
@ * truth line=seek-hands duel
{foe} had counted seven as well. "They are such ordinary people," {foe.he} said. "I never can remember their faces. I suppose that you can."
@ * known line=seek-hands before
{target} was passed along from door to door, by people who did not know each other | {h} had to be at this year's door before {foe} was
@ * known line=seek-hands behind
Six had kept it safe, and one was left | {h} must be at that door first, and not be followed there
@ * settle line=seek-hands won
The seventh opened the door, and went to the bread bin, and took a loaf out | underneath was {target}, in a clean towel | "Seven years," said the seventh, "from one hand to the next. None of us asked what for." | {h} took {target} in both arms, and turned about to {foe} | all along the {street} people had come out on their steps | {foe} looked from one face to another, and stood back against the wall | {h} went by with {thing}, and nobody lifted a finger | then all of them did, three, and laid them upon the sill
@ * settle line=seek-hands lost
{foe} had the door in before the seventh could draw the bolt | the bread bin lay on its side, and the loaf in the road | "It was under the bread," said {foe}, with {target} in a towel. "You would have walked past." | the seventh was sitting on the floor, and had not told | {h} went back by all of the doors to say so | each asked {him} first whether the others were well | not one of them laid a hand on the sill again
@ * settle line=seek-hands dear
The seventh took {target} from under the bread, and put {thing} into {h's} arms | "You go out at the back," said the seventh, "and I shall open at the front." | {foe} was shown in, and was asked to wipe both feet | when at last the bread bin was turned over {h} was three gardens off | nobody has seen the seventh since | {target} is where it belongs now | there are three finger marks in the dust on the case, and no one wipes them off
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
@ hands1 scene line=seek-hands second p=again
% The Old Keeper's Room; One Shirt and a Cat
Nobody had touched the old keeper's room | {p} held the {lamp}, and {h} counted: one cup with some {coins} in it, one shirt, one cat
"People who sell such a thing," said {p}, "buy a second shirt." | under the bed lay the other half of a blanket [, cut through with scissors] | it was quite new
So {target} had gone out by night in the first half, in somebody's arms, like a child [2 , and by the back door, for the bolt was oiled]
+ Give the cat a home with somebody kind => The cat was carried next door | "I was wondering when you would ask," said the neighbour, and laid three fingers on the sill, and then took them away again in a hurry
= Fit the blanket to the print in the dust => The edges met, all the way round, as a lid meets its box | one could see where {target} had stood all those years, and how someone had wiped round it, every day, and never once moved it
- Rob the room of the cup and what is in it => {h} had it, and it was light | "He was saving for a stone," said {p} from the door | the cat watched {him} go down all the stairs
~ The cat had got into the blanket, and would let nobody near | {p} had it for a moment by the neck | it guarded that room as though it had been asked to, and one of {p's} cuffs stayed with it
@ hands2 scene line=seek-hands plan p=again
% Passed from Hand to Hand; Only for a Minute
Somebody knocked at the sill of the room where {h} slept, three fingers, and it was {p} | under {p.his} {coat} {p.he} carried something in half a blanket
"It goes on tonight," said {p}. "I was told that you might look, since you have asked so long. Not with the {lamp}."
{h} put in a hand under the wool, and there was {target} | then it was drawn away | somebody else was already standing at the foot of the stair, and would not show a face
+ Protect the stair until they have gone => {h} sat down on the bottom step, and took off a shoe | two of {hands} came by, and stepped over {him} | at last the {street} was still | word had gone ahead, by all the doors, to let a stranger pass
= Ask which house is next => "I know mine, and I know the next one's sill," said {p}. "That is how it is kept" | but {p} had turned {p.his} head, without meaning to, toward the lower end of the {street}
- Trick {p} into leaving the blanket behind => {h} said that the wool would be known | {p} thanked {him} for the thought | {h} had it in {his} {bag} after that | and {foe's} dogs would have been glad of it
~ Down below there was a cough, and it was none of theirs | {p} drew the wool together, and was out at the window | there was a bit of blue left upon the sill, and the {lamp} with nothing to see
@ copy3 scene line=seek-copy wall
% From Nine Paces; The Day for Looking
It was one of the two days of the year | and {h} stood in line with the rest | {hands} let them in by tens, as far as a rope | nine paces off, on velvet, was {target} [3 , or its brother, for there was no telling]
{foe} walked up and down before it and answered questions [3 , like somebody who shows a house that is not for sale] | "No nearer, I am afraid," said {foe}. "People breathe so"
Behind it stood the doors, three deep, and each was as thick as a loaf is long
+ Help an old woman up to the rope to see => "That is not it," she said aloud, after a time. "I dusted it for thirty years. That one has never been loved" | {foe} had her led out, most gently, and {h} went with her
= Ask {foe} to turn it over for the children => There was just enough of a silence | "It is not made to be turned," said {foe} | there were some in that room who had heard the silence, and {h} counted them
- Trick the guard at the rope with a cry of fire => They all ran the one way and {foe} ran the other | it was to the low door by the washing, and only for a step or two | and then {foe} had thought better of it
~ A whistle was blown, and the ten of them were led out, and the next ten let in | the line was closed behind those | there would be no looking again for half a year
@ hands3 scene line=seek-hands wall
% Very Patiently; The Fourth Door
They were at the fourth house when {h} got there | {foe} sat at the table | and {hands} stood, and somebody's supper was growing a skin
"I only ask," said {foe}. "I have all week. I had the first of them by asking, and then the second. They are such poor liars, these people, they have had no practice"
The one who lived there looked at {h} | a hand was laid upon the sill [3 , as if to hold on to it] | of its fingers one saw three
+ Support that one with a word about the supper => {h} warmed it up, and set it down | it is hard to go on asking a person who is eating | {foe} drummed on the wood, and went away earlier than {foe.he} had meant to
= Ask {foe} what {foe.he} wants {target} for => {h} asked it, over the cooling plate | "To have it," said {foe}, and seemed surprised. "Somebody has to. You would not leave such a thing with people who keep it beside the bread?" | then {foe} bit {foe.his} lip
- Betray the wrong house to {foe}, to gain a day => They went off there directly, all of them | it was an empty house, as far as {h} knew | it turned out to have had a cat in it, and a bird
~ {foe} had set a chair between {h} and the one at the table | "It goes so much quicker with two," said {foe} | the three fingers were gone from the sill
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
@ hands4 scene line=seek-hands lead p=layer-out/she
% A Key on a String; Locked Up Again
{p.a} had laid out the old keeper, and had taken the key off his neck herself | "It was under his shirt," said {p}. "The string had worn a groove. You could have played him like a fiddle."
She let {h} try it | the lock turned as if it swam in oil, and there was not a scratch upon it
Within, in the dust, was a clean place [2 , of the size of {target}] | whoever took it had locked the door afterward, with this key
"There is just the one," said {p}. "So they say that he sold it, and there were only two of us to bury him. On what, I ask, did he spend it?"
+ Help {p} to set the stone straight on his grave => It had been pushed over in the night | "He never owed a baker," {p} said when it stood. "I had to sew his sleeves shut to make him decent. I have not been up to his room yet. I did not like to find a purse"
= Smell the oil that is in the lock => It was lamp oil, and it was fresh, and so was that on the hinges, and there was some on the sill | somebody had taken care not to wake a person, and it was no thief, for it had been wiped up after
- Steal the string and leave the key => It was only a string | but a bit of wool was caught in the knot, and it was new and blue, as from a blanket | the old keeper had had no blanket, {p} had said, for she had looked for one to put over him
~ The lock had caught, for the first time since it was made | "It was never forced by him," said {p}, and took the key back, and hung it about her own neck
@ hands5 scene line=seek-hands means p=again
% The Year of the Bundle; Three Fingers on a Sill
{p} took {him} to see an old couple who had behaved oddly for one whole year, and then had stopped | they had not gone out together, or let a soul into the back room
"It is over for us," the old man said, "so one may speak of it. It was set into our arms in the dark, in half a blanket. I never looked. She did."
"One keeps it for a year," his wife said. "Then one carries it next door but some. We know that door and no other, and we have forgotten it."
"And how does one know who comes for it?" asked {h} | she put three fingers to the sill | the wood was hollow there, in three places
+ Give them back that year, by a week at your table => They came on the first evening, both together, and stayed until the {lamp} went out | "We were the second," said the old man on the step, "and somebody has been to ask at the first's. Very patiently, they say"
= Try the hollows with your own three fingers => They fitted | across the {street}, in a house that {h} had never noticed, a curtain was put aside, and a hand lay upon the sill there, and one saw three of its fingers, and then the thumb, and it was gone
- Trick the old man into a glance at the next door => He looked at his boots the whole time, and so did {p} | but his wife had begun to talk of the weather in another part of the town, and in so much detail that {h} knew about which house
~ The old man had put out the light. "Feet," he said | {they} sat in the dark, all four, until it was quiet | when it was lit again flower pots stood along the sill
@ hands6 scene line=seek-hands price p=again
% Out by the Roof; The Sixth Who Kept It
Somebody was lying on a door in the yard, and {p} knelt there | {hands} were coming down the stair [2 , one behind another,] in no haste
"They came up, so it had to go out by the roof," said the one on the door. "I let it down on a cord first. For me there was no more cord."
Tiles lay about the yard, and a bone-setter was packing up | "You will be able to sit very comfortably," said the bone-setter, and about walking nothing was said
{p} had been asked only to keep the door, and had opened it, for they had knocked so politely
+ Comfort the one who lies there, and fetch a pillow => "I have not dropped it," the sixth said over and over | then there was a whisper with it, for {h} alone, and it was the way to a door, the seventh, with a bread oven to be smelled from the step
= Climb up to see where the cord had hung => From the ridge it went down to the back, and there {hands} had posted nobody | below, in the soft earth, a bundle had been set down, and somebody's clogs had stood and waited for it, and had come and gone one way
- Lie to {hands} that it lies in the gutter => They climbed up for it, all of them, on one ladder, and {p} took the ladder away | nobody laughed | the sixth only asked how many there were, and if they could see from there in which direction one had gone
~ Some more of the tiles came down | when the dust had settled in the yard {hands} stood around that door with their hats off, and were asking after the pain, and whether there was anything else
`;
export const pack: PackSource = { id: 'case-seek', sheets: [cases, scenes], words: {} };
