import type { PackSource } from '../pack.ts';

/** Where it is, and what happened to it since it was last where it belonged. */
const facts = `
@ * truth line=seek-hands start
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

@ hands3 scene line=seek-hands wall
% Very Patiently; The Fourth Door
They were at the fourth house when {h} got there | {foe} sat at the table | and {hands} stood, and somebody's supper was growing a skin
"I only ask," said {foe}. "I have all week. I had the first of them by asking, and then the second. They are such poor liars, these people, they have had no practice"
The one who lived there looked at {h} | a hand was laid upon the sill [3 , as if to hold on to it] | of its fingers one saw three
+ Support that one with a word about the supper => {h} warmed it up, and set it down | it is hard to go on asking a person who is eating | {foe} drummed on the wood, and went away earlier than {foe.he} had meant to
= Ask {foe} what {foe.he} wants {target} for => {h} asked it, over the cooling plate | "To have it," said {foe}, and seemed surprised. "Somebody has to. You would not leave such a thing with people who keep it beside the bread?" | then {foe} bit {foe.his} lip
- Betray the wrong house to {foe}, to gain a day => They went off there directly, all of them | it was an empty house, as far as {h} knew | it turned out to have had a cat in it, and a bird
~ {foe} had set a chair between {h} and the one at the table | "It goes so much quicker with two," said {foe} | the three fingers were gone from the sill

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
export const pack: PackSource = { id: 'case-seek-hands', sheets: [facts, scenes], words: {} };
