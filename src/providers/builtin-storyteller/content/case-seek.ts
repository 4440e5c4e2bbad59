import type { PackSource } from '../pack.ts';

/** Where it is, and what happened to it since it was last where it belonged. */
const cases = `
@ * truth line=seek-copy trail=seek goods start
{target} had been seen in two places on one and the same day | both times it was by honest people, and {h} had two roads before {him}
@ * truth line=seek-copy lead
So there was a copy, and a good one | whoever made it had gone blind since, and was well looked after by {foe}
@ * truth line=seek-copy second
The blind maker talked about it when the door was shut | the copy had been ordered first, and {target} had only gone missing afterward
@ * truth line=seek-copy means
One could tell {target} from its copy by touch | the true one had a nick on the under side where a child had dropped it, and the maker had been too proud to copy that
@ * truth line=seek-copy wall
{foe} had one of the two behind three doors | {hands} let people look at it, from nine paces off [2 , twice in the year]
@ * truth line=seek-copy turn
What {foe} kept behind the three doors was the copy, and {foe} knew that better than anyone | as long as it was guarded nobody would look for the other
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
It was holding open the door of the wash-house [2 , among the buckets] | there she had put it, nine years before | {h} turned it over, and there was the nick | every Monday {foe} had walked by {target}, on the way to guard the copy | {h} carried {thing} home in the open, and at the bend of the road a child asked to hold it
@ * settle line=seek-copy lost
There was a round clean mark on the wash-house floor, and the door had swung to | {foe} had got there first, by the length of one sentence | {target} went down the well that same night, and the copy is shown from six paces now
@ * settle line=seek-copy dear
{target} was in the wash-house, holding a door, and {h} had it, nick and all | but it was put there to save it, and those who had kept quiet for it lost their roof by noon | {h} took {thing} home past a cart with all their chairs on it

@ * truth line=seek-hands trail=seek goods start
Nobody had broken in for {target} | the lock had been opened with its own key, and somebody had locked up again behind them
@ * truth line=seek-hands lead
There was one key to {target}, and the old keeper had it on a string, and had died with it on | so they said that it was the old keeper who sold {target}
@ * truth line=seek-hands second
The old keeper had sold nothing, and left four {coins} and a cat | {target} was given into somebody's arms at night [2 , at the back, with a blanket round it]
@ * truth line=seek-hands means
{target} went from one house to the next, once a year, and each knew only the next one's door | there was a sign to be given, three fingers laid upon the sill
@ * truth line=seek-hands wall
{foe} had found out the first who kept it, and the second | {hands} were at the fourth by now, and asked very patiently
@ * truth line=seek-hands turn
{target} had not been taken from its place at all, it had been saved | the keeper had heard what {foe} meant to do | and {h}, by asking from door to door, had led {foe} to the fifth
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
It was in the bread bin of the seventh, under a loaf | seven people had kept {target} for seven years [2 , one from another's hand] | none of the seven had asked what for | {foe} stood in the {street} with {hands} | all along it people came out on their steps | nobody lifted a finger when {h} went through with {thing} | then all of them did, three, upon the sill
@ * settle line=seek-hands lost
The bread bin was on its side in the yard | seven had kept {target}, and {foe} had it now from the seventh, who was sitting on the floor | {h} went back by all of the doors to tell them, and each thanked {him} and asked whether the others were well
@ * settle line=seek-hands dear
The seventh had it under the bread, and put it into {h's} arms | {hands} came in at the front of the house while {h} went out at the back with {target} | it is where it belongs now | there are three finger marks in the dust on the case | nobody ever wipes them off

@ * truth line=seek-map trail=seek start
All the maps of it had the same mistake | {h} laid two of them one on the other [2 , and then a third] | they were by different hands
@ * truth line=seek-map lead
The maps had all been copied from one, a hundred years old, and it hung in the rooms of {foe's} family | the mistake was in that one too
@ * truth line=seek-map second
Three parties had set out for {target} by that map, and had come back thinner | a fourth had no map, and was never asked about it
@ * truth line=seek-map means
One of the party without a map had a count in her head | it was so many steps, and at the split stone one turned to where the map shows nothing
@ * truth line=seek-map wall
{foe} had people at the split stone | {hands} did not stop anyone, they only helped them to read the map
@ * truth line=seek-map turn
What was wrong with the maps was no mistake, it was drawn in | the empty patch was cut to the shape of what it covered | all who went looking for {target} had been sent round it [2 , in a ring]
@ * truth line=seek-map price
{h} had gone by what was written [2 , like the rest of them] | it had cost what it cost | from here it was by the count
@ * truth line=seek-map plan
The woman with the count had said it over until {h} had it | she would not go there again herself, she said, but she would like to hear that it came out even
@ * truth line=seek-map gate
The steps came out even, to the last one | on the map there was nothing there, and it was not nothing
@ * truth line=seek-map duel
"My grandfather drew that," said {foe}. "We have only ever sold people a walk." | {h} said the number of steps aloud [3 , and it was as good as a slap]
@ * known line=seek-map before
On every map of the country there was the same untruth | {h} must know how it ran, and then walk to {target}
@ * known line=seek-map behind
The way to {target} was a number of steps, and {h} had the number | {foe} had the ground that they went over
@ * settle line=seek-map won
And there was {target}, just where all the maps were white [2 , with the sun on it and somebody's goats] | {foe's} people had kept it for themselves for a hundred years, and lived off those who searched | {h} stood and looked until the light went | then {he} painted in the white part, with the number of steps, and let everybody copy it
@ * more line=seek-map goods thing
{h} bore {thing} away by the count, backward, step upon step [3 , with all of them counting]
@ * settle line=seek-map lost
The count ran out four steps short, at a fresh wall, and {target} was behind it | {foe} had had it built while {h} was still reading maps | they sell a very good map there now, with the wall on it
@ * settle line=seek-map dear
{h} came to {target} by the count, and it was all there, as it had been drawn out of the world a hundred years ago | but {foe} had let {him} go first, and had {hands} pace it out behind | there are two now who know how many steps it is

@ * truth line=seek-pledge trail=seek goods start
Nobody had ever reported {target} as stolen | {h} thought about that, and it seemed to {him} the oddest thing in the whole matter
@ * truth line=seek-pledge lead
{target} had been pawned, for a sum that would have bought a street | it was done by night, and under a name that nobody {inhome} had
@ * truth line=seek-pledge second
There was a pawn slip, torn in two | whoever brought both halves within the year would have {target} back [2 for nothing but the interest]
@ * truth line=seek-pledge means
One half of the pawn slip had been somebody's keepsake | it was in {h's} {bag} now, a scrap with half a seal
@ * truth line=seek-pledge wall
The pawnshop changed hands in the winter | {foe} bought the shop, shelves and all, for one shelf
@ * truth line=seek-pledge turn
{foe} could no more touch {target} than {h} could | it was in pledge, and the shop was bound by it | the two halves must not meet until the year ran out, and {foe} saw to that
@ * truth line=seek-pledge price
The other half of the slip had been with {foe} from the beginning | it was {foe} who had pawned {target}, when {foe.he} had no right to
@ * truth line=seek-pledge plan
An old man had been kept on at the pawnshop to dust | he knew what was under the cloth, and what the rules were, and he was only waiting for somebody to make him say them
@ * truth line=seek-pledge gate
It was the last day of that year, and there was a little light left | behind the grille stood a shelf with a cloth over it
@ * truth line=seek-pledge duel
{h} put the half slip down upon the counter. "You have had yours in your shoe all year," {he} said. "You walk on it." | {foe} had shifted one foot before {foe.he} could help it [3 , and it made a papery sound]
@ * known line=seek-pledge before
{target} was lying on a shelf somewhere, in pledge, and there was half of a slip to be found | {h} did not know yet who had put it there
@ * known line=seek-pledge behind
{h} had one half, and {foe} had the other | the year was running out, and till they met {target} was no one's
@ * settle line=seek-pledge won
The two halves met on the counter, and the seal was whole | the old shopman read it out, since he was bound to | then he lifted off the cloth | for the whole year {target} had been within {foe's} reach | {h} paid the interest, which was eleven {coins}, and carried {thing} out past {foe} [2 , into what was left of the light]
@ * settle line=seek-pledge lost
Half lay beside half, and outside the {bell} rang for the end of the day, and of the year | {foe} waited until it had done | then {foe.he} drew the cloth off {target}, and {h} was allowed to look at it, once, from the customers' side
@ * settle line=seek-pledge dear
{foe} gave up {foe.his} half, for a price, and {h} paid it | {target} went home under {h's} arm | nobody {inhome} was ever told who had pawned it, and {foe} is still asked to hold the keys
`;
export const pack: PackSource = { id: 'case-seek', sheets: [cases], words: {} };
