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
{target} was holding open the door of the wash-house [2 , among the buckets] | there she had put it, nine years before | {h} turned it over, and there was the nick | every Monday {foe} had walked by it, on the way to guard the copy | {h} carried {thing} home in the open, and at the bend of the road a child asked to hold it
@ * settle line=seek-copy lost
There was a round clean mark on the wash-house floor, and the door had swung to | {foe} had got there first, by the length of one sentence | {target} went down the well that same night, and the copy is shown from six paces now
@ * settle line=seek-copy dear
{target} was in the wash-house, holding a door, and {h} had it, nick and all | but it was put there to save it, and those who had kept quiet for it lost their roof by noon | {h} took {thing} home past a cart with all their chairs on it

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
{target} was in the bread bin of the seventh, under a loaf | seven people had kept it for seven years [2 , one from another's hand] | none of the seven had asked what for | {foe} stood in the {street} with {hands} | all along it people came out on their steps | nobody lifted a finger when {h} went through with {thing} | then all of them did, three, upon the sill
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
One more had gone out by the map, to be of use to {h}, and been led home by {hands}, in rags | there was a bill with it, from {foe}, for kind assistance
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
{h} put the half slip down upon the counter [3 between two candles, where everyone could see it]. "You have had yours in your shoe all year," {he} said. "You walk on it." | {foe} had shifted one foot before {foe.he} could help it [3 , and it made a papery sound]
@ * known line=seek-pledge before
{target} was lying on a shelf somewhere, in pledge, and there was half of a slip to be found | {h} did not know yet who had put it there
@ * known line=seek-pledge behind
{h} had one half, and {foe} had the other | the year was running out, and till they met {target} was no one's
@ * settle line=seek-pledge won
The two halves met on the counter, and the seal was whole | the old shopman read it out, since he was bound to | then he lifted off the cloth | for the whole year {target} had been within {foe's} reach | {h} paid the interest in {coins}, and carried {thing} out past {foe} [2 , into what was left of the light]
@ * settle line=seek-pledge lost
Half lay beside half, and outside the {bell} rang for the end of the day, and of the year | {foe} waited until it had done | then {foe.he} drew the cloth off {target}, and {h} was allowed to look at it, once, from the customers' side
@ * settle line=seek-pledge dear
{foe} gave up {foe.his} half, for a price, and {h} paid it | {target} went home under {h's} arm | nobody {inhome} was ever told who had pawned it, and {foe} is still asked to hold the keys
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
~ The cat had got up, and with that the evening was over | "I hear one more of us breathing than you said," the maker told them, and the two hands were folded
@ copy2 scene line=seek-copy plan p=again
% The Stop of a Door; The Washerwoman's Niece
{p} had got the niece to come | and she had come up to the gate | she spoke to them over it, with her arms full of sheets
"My aunt carried it out under these," she said. "They looked in the chest, and they looked under the bed. She laughed so much. Nobody looks at the stop of a door, she said."
Once, when she was small, she had been let touch {target} | she showed with both arms how large it was | the sheets slid down in the mud
+ Help her to wash the sheets again => They did it together, in the tub, with {p} at the wringer | with her arms in suds she remembered it | there was one door in all that house that had never once banged
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

@ map1 scene line=seek-map second p=again
% Three Who Came Back Thinner; Round and Round
{p} had been with the second party | {p.he} drew a finger along the map | at each place {p.he} said what they had eaten there
The line went out, and round, and came home | "We were never lost," said {p}. "One cannot be lost with that map. We only were not there."
Three parties had gone out by it | then there had been a fourth, without a map | and nobody had asked them anything, as they were only goat people
+ Share your bread, and let {p} tell all of it => {h} heard the whole march through, and the songs | near the end {p} grew slow | "It smelled of thyme," {p.he} said, "three times, on the left, and the map had nothing there, so we did not look"
= Lay a thread along all three journeys => The thread lay round one white patch like a string about a parcel | nobody had been in it | nobody had drawn so much as a tree there
- Rob {p} of the marked map while {p.he} talks => {h} had it folded away before the story was at the river | it was a good map | it would have taken {him} round as well as anybody
~ {p} had fallen asleep over the third supper | from what {p.he} said in there they were still on the march, and still had the hill on their left
@ map2 scene line=seek-map plan p=again
% From the Split Stone; A View of {target}
{h} learned the count walking, up and down behind a barn | {p} sat on the wall to hear it | next to {p.him} was the woman who had it, and shook her head at every wrong number
It came out right three times | then she got up, and led {him} to the top of the rise | "There," she said. "Between the two dark trees. Only when the sun is low."
It was a long way off | and it was very small, and it was {target}
+ Give the woman your {coat} for the walk home => She put it on, and it came to her feet | "I shall not go there again," she said, "but you might tell it that it comes out even" | {p} walked her down
= Look until the sun has gone => {h} looked, and learned each rock in between | when it was dark {he} could still have pointed | all the maps in the world had a white patch there
- Betray the count to a map seller for silver => {h} gave him a number too many, and got paid by the step | "That will not be much use," said {p} | but {foe} would have it by evening, and would have people pacing
~ Somebody had spoken, between three hundred and four hundred | "From the wall again," said the woman | by the time it came out the sun was off the rise, and one could not see so far as the trees

@ pledge1 scene line=seek-pledge means p=again
% Half of a Seal; In a Book of Recipes
"Take it," said {p}. "It was my mother's, and she kept it in with the recipes, and would never say why." | it was a scrap, torn across, with half a seal upon it
There was a number | "One article," it said, "to be given up to the bearer of," and there it ended, at the tear
{h} had seen that number before, chalked small on the wall of the pawnshop [2 , under the shelf with the cloth over it]
+ Help {p} to remember where it came from => They went through the old names, one after another, over the dishes | at the ninth {p} stopped with a plate in {p.his} hand | it was a person who had been {foe's} servant, and had cried when she brought it
= Hold the tear against the light => It was an odd tear, like a coast | whoever had the other half could not deny it | it had been folded, once, to fit into a shoe
- Cheat {p} by calling it worthless => {h} said that one might as well light the stove with it, and took it along for that purpose | {p} said that it was strange, then, how many people had asked
~ It had slipped between their hands, and lay by the stove, whose door was open | {p} was there first, on both knees. "It is the second time that I have got it out of there," said {p}
@ pledge2 scene line=seek-pledge plan p=again
% Under the Cloth; The Man Who Dusts
The pawnshop was shut for the noon hour | {p} knew the old man who dusted there | and he let the two of them in by the yard
"I may dust it," he said. "There is nothing in the rules against dusting." | he took hold of a corner, and lifted | and there was {target}, on a shelf between a kettle and somebody's wooden leg
{h} could have reached it | there was only a grille between | and the year had a few days left
+ Help the old man dust the rest of the shelves => {h} did the high ones | "They will have to ask me, you know," the old man said from below. "If both halves are there. Only I can read the small rules, and nobody has ever made me do it aloud"
= Look as long as the cloth is up => {h} looked at each side of it | it was just as it had been told, except that no one had said how quiet it would be | then there were steps, and the corner was let fall
- Trick the old man into handing over his key => He felt for it, and it was gone | and he understood at once | "It only locks the cupboard with the dusters," he told {p} sadly, "but I had liked to think of it as safe"
~ Somebody was unlocking at the front | the cloth came down, and the old man took his duster to the two of them, as if they had been pledged, until the first customer was served
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
@ map3 scene line=seek-map wall
% Help with the Map; At the Split Stone
At the split stone stood a tent, and in it sat {foe} | there was a kettle on, and it was a kind of office
"Let us see your map," said {foe}. "Ah. You hold it like that, and then you keep the hill on your left. My people will go a little of the way with you. We do it for everybody"
Nobody was ever stopped there | {hands} only went along, so far as one needed to be sure of missing it | to the right the ground was as empty as on the map
+ Give the kettle your last herbs and sit down => They emptied it, and talked of other travellers | "They are all of them so grateful," said {foe}, looking off to the right, and then quickly to the left | {h} was grateful as well
= Turn the map round, and watch {foe's} face => {foe} turned it back | it had been no more than a breath, but in that breath {foe.he} had looked like a child whose hiding place is walked past
- Trick {hands} into walking on ahead => They were very helpful and they walked briskly | when they looked about, there was nobody to help | from the rocks {h} saw them standing there, with the map | and they did not know the way home
~ The kettle had boiled over the map | "That happens to so many," said {foe}, and had a dry one brought, and somebody to go along as far as the hill
@ pledge3 scene line=seek-pledge wall
% Shelves and All; The New Owner
There was a new name above the pawnshop, still wet, and it was {foe's} | {foe} stood behind the grille in an apron that did not suit {foe.him}
"I have always wanted a little shop," said {foe}. "No, that is not for sale. That shelf goes with the rules. I may not so much as lift the cloth, would you believe it, until the year is out"
Under the cloth stood something of about the size of {target} | it was a yard from {foe's} elbow | and {foe.he} could no more take it than {h} could
+ Give the old shopman back his own stool => {foe} had made use of it for an hour | the old man took it, and bowed, and from down there he told {h}, as though it were about the weather, on what day the year ran out
= Ask {foe} who brought in that pledge => "It is in the book," said {foe}, "and the book is mine now" | but {foe.his} foot had moved | and there was a small crackle in the shoe
- Steal a look beneath the cloth => {h} had a corner up as far as the knuckle | it was shining under there | then the grille came down | and {foe} was smiling, but had turned as white as the cloth
~ The grille had come down on its own | while {foe} still shook it somebody came in behind {h}, who wished to pledge a goose, and for an hour nothing else could be spoken of
@ copy4 scene line=seek-copy lead p=dinner_carrier
% Two Honest People; Everything Twice
Two people were quarrelling on a corner about {target} | "At noon, by the east gate, on a {ride}," said one. "At noon, at the landing, under a sack," said the other. "Do I look like a liar?"
Neither of them did | {p.a} with a covered dish had stopped between them
"Then there are two," said {p}. "I carry a dinner every day to somebody who used to make things double. It comes from {foe's} {kitchen}. I think that it is for the eyes."
Through the shutter of the house one saw a work bench, and dust | there was {target}, in chalk, on the far wall, from three sides [3 , with all the measures]
+ Help {p} in with the covered dish => The one who took it felt along {p's} arm to find it, and thanked the wrong side | "Stone blind," {p} said outside, "since that last piece of work. {foe} pays for everything. It is never to be asked what for"
= Copy the figures from the chalk drawing => They agreed with all that {h} had been told of {target}, to the hair | beneath stood a date, and {p} frowned over it. "But nobody was looking for it by then," said {p}
- Lie to the two that they saw one another's => They shook hands on it, and each went off to look at the other's place | {p} had watched it with open mouth. "It was like that when they came to order it," said {p}. "They talked as nicely as you"
~ A window had gone up, and someone asked, a little to one side of them, if that was the dinner | {p} went in with the dish, and the shutter was put to from within
@ copy5 scene line=seek-copy second p=again
% Ordered in Spring; The Book Under the Glue Pots
{p} had once swept the floor for the one who made the copy [2 , and had been let go without a reason] | so {p.he} knew where the order book was, under the glue pots
They read it beneath the window | "One copy of {target}," said a line of the spring, "to be ready by the harvest." | the sum beside it had been paid beforehand, and it was for silence as well
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
= Read all the nine receipts through => They had taken the tub, the bed, the mirror, and so on down to the soap | against each somebody had written, in {foe's} fine hand: has she spoken? | and against each stood: no
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
~ The old man had put out the light. "Feet," he said | they sat in the dark, all the four of them, until it was quiet | when it was lit again flower pots stood along the sill
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

@ map4 scene line=seek-map lead p=map_copier
% A Brook with No End; The Oldest of the Maps
{p.a} sat on a ladder, in {foe's} family's rooms, and copied the great map on the wall [2 , with the tip of {p.his} tongue out] | "They are all from this one," said {p}. "I have done forty. My father did more."
It was a hundred years old [2 , and as large as a sail] | in the middle was a white patch, and a brook ran into it and did not come out
Under {h's} arm were three other maps, by three other hands | they had the patch as well, and in each the brook stopped short there, at the same place
"I draw what is there," said {p}. "It is not for me to ask where a brook goes."
+ Help {p} down, and hold the ladder => It was years since {p} had looked at that patch from below | "My father used to swear at that place," {p} said slowly. "He said that his pen kept wishing to go on. There were parties went out by his maps. They used to come back so thin"
= Follow the brook up to its spring with a finger => Against the spring was the name of a farm | "Goat people," said {p}. "They do not buy maps. One of them came in here once and laughed at it, and they asked her to leave"
- Steal the newest copy off the table => It was still wet, and printed itself on the inside of {his} {coat} | so {h} had it twice, the right way and the wrong way round, and in both of them the brook ran up to the white and died
~ The ladder had begun to slide, and {p} came down the length of the map, pen first | a line ran across it now, from coast to coast | "They will all have that," said {p}
@ map5 scene line=seek-map means p=again
% A Count in Her Head; Where the Stone Splits
{p} had heard of a woman among the goat people, and found her in a pen, with a kid between her knees | "That is her," said {p}. "She went with the ones who had no map."
"A map?" said the woman. "It is so many steps. One counts. My mother counted it, and hers did, for it is good grass."
She drew in the dust with a horn | there was a line, and it came to a stone in two halves | there the maps went to the left, round by the hill | her line went to the right
"It shows nothing there," said {h} | "Yes," she said. "It is very quiet"
+ Help her with the last of the milking => There were thirty to be done, and she counted them aloud, and did not miss when {h} asked her questions | "I will not say the number in company," she said then. "There are some people at that stone now, with a tent"
= Lay a map down beside the line in the dust => They were the same as far as the stone | from there on each kept to itself, as people do who have quarrelled | the kid walked over both, and lay down on the white
- Trick her with a number, to be put right => "Eleven hundred," said {h}, as though {he} {was} sure of it | she only smiled at that with half of her teeth. "They all try," she said. "They said just that in the tent, to the very hundred."
~ The kid was loose, and had gone through the middle of the drawing | when it was caught there was a good deal more of that country, and none of it would have got one anywhere
@ map6 scene line=seek-map price p=again
% For Kind Assistance; A Bill from the Split Stone
{p} had gone on ahead by the map [2 , so as to save them a day] | on the ninth day {p.he} was brought in at the gate, between two of {hands} | they held {p.his} elbows, and were most attentive
"We found {p.him} going round," they said. "It was the third time round. It is quite usual." | then they gave {h} a bill
It was in {foe's} name, for kind assistance, by the day | there was the tent on it, and the kettle, and for the guides so much a mile | at the bottom it said that one {bag} and two boots had been taken on account
{p} was looking at the wall | "It was on the left," said {p}. "Each time it was on the left, and one has the map in one's hand. I ate the map."
+ Give {p} your boots, and pay the bill => It came to all that {h} had put by for the way home | {p} walked up and down in the boots, and counted under {p.his} breath, and turned to the right at the table. "I should like to do it once like that," {p.he} said
= Check the sum on the bill, line by line => It had been added up quite correctly | only of one line {p} could remember nothing | "For keeping to the left," it said, "by request of the family."
- Cheat {hands} with a signature not your own => They thanked {him} and folded it away | it was some days before the person called who bore that name, with a stick, and by then there were two who had been sent round for nothing
~ {hands} had helped {p} to a chair, and then they helped {h} | it was some time before one could get out of so much kindness | there was another line by then upon the bill

@ pledge4 scene line=seek-pledge lead p=porter
% A Bundle In, a Chest Out; Under Nobody's Name
{p.a} had a bad shoulder, and knew the night that it came from | "It was out of the pawnshop, by the back," said {p}. "Two of us had the chest between us, full, and it went home with someone. All that had gone in for it was one bundle."
The shop was shut, but the pledge book lay open behind the grille [2 , under a {lamp}] | one could read the top line upside down
"For one article," it said, and a sum came after, for which one might have had the {street}
"That is {target} in there," said {p}. "I saw a corner of it. And the name beside it is no one's. I have asked at every door {inhome}"
+ Help {p} to a seat, and rub the shoulder => {p} grew talkative under the thumbs | "It was somebody who was ashamed," said {p}. "They had it wrapped up like a child. And when they were given the slip they asked him to tear it, across, the way it is done for two"
= Write down the line from the pledge book => There were the sum, and the name, and a number, and behind that two small words, in halves | {p} could not read, but knew them. "It means that one is no good without the other," said {p}
- Lie to the watch that the chest was yours => They were glad, for it had weighed on them too | to have it entered they must only see the slip, they said, both of the pieces | and they held out a hand for the first
~ A {lamp} was carried through the shop, and somebody shut the pledge book | {p} had ducked with the wrong shoulder, and bit on a sleeve, and they sat beneath the wall until the {lamp} was gone
@ pledge5 scene line=seek-pledge second p=again
% Torn Across; Both Halves, within the Year
It was {p's} kettle that was to be fetched, and {h} went along, in order to see how it was done there
{p} had one half of a slip | the pawnbroker had its fellow in a drawer | he pushed the two halves together, until the seal was whole | "One kettle," he said, and it was handed out
On the wall hung the rules | what had been torn for two was given up to two halves, within the year, and to whoever brought them | after that it was the shop's
"And that shelf?" said {h} | there was a cloth over it. "That was torn for two," said the pawnbroker, "and both of them went out at the door. It has until the year is over, and then some days less than you would think"
+ Share the kettle's first tea with the pawnbroker => He blew on it for a long time | "One half went off in a shoe," he said, "and the other in a person's apron, and she was crying" | then he remembered that he was not there to talk, and asked whether the kettle leaked
= Read the small rules under the large ones => They were in a hand like ants | no one might lift the cloth before the time, it said, the owner of the shop included | somebody had lately been at that line with a penknife, and had not got very far
- Trick the pawnbroker with the half of {p's} slip => He laid it to a half from the drawer, and it did not meet, and he gave it back | "They never do," he said, quite kindly. "That is all that a tear is for. You are the third this month who has tried it"
~ The shop had filled up, and everybody wished to know whose turn it was | "Next," said the pawnbroker | in the crush the kettle went over the counter once more, and was pledged a second time
@ pledge6 scene line=seek-pledge price p=again
% Every Leaf of It; The Other Half
Nothing in {p's} {kitchen} was where it had been | {hands} were emptying it, drawer by drawer | in the only chair sat {foe}, with one shoe off
They had got hold of the recipes among which the keepsake had lain | leaf after leaf was torn out of the book | {foe} held a scrap from {foe.his} shoe against each of them [3 , edge to edge]
"Not this one either," said {foe}. "It seemed so clever to have it torn for two, when I pawned it. She could do nothing with hers. Now look at me."
{p} had been told to stand by the stove and to watch | {h} looked on from the pantry | the half that they wanted was in {his} {bag}
+ Help {p} to gather up the leaves => {hands} had gone by then, and had not found it | on the back of a leaf for quince jelly was something in another hand: I was told to get rid of mine, and I cannot | and the old man who dusts saw the two of us
= Watch how {foe} puts on the shoe => {foe} folded the scrap in four, and laid it under the heel, and drew the shoe on over it | then {foe.he} walked out [2 , bowing a little to {p}], and at every other step it crackled
- Lie from the pantry in the voice of the {guards} => They left by the window, {foe} first, on one foot | "I never saw {foe.him} hop before," said {p}, and began to laugh, and sat down among the leaves of that book, and did not laugh any longer
~ In the pantry a shelf gave way, with nine jars upon it | {foe} looked up. "That is the cat," said {p}, quite steadily, and had to pay for it with the last of the plates
`;
export const pack: PackSource = { id: 'case-seek', sheets: [cases, scenes], words: {} };
