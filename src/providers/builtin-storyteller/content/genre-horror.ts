import { horrorVoice } from './horror-voice.ts';
import type { PackSource } from '../pack.ts';

const cards = `
@ answering open p=neighbour theme=doors
% Someone Has Been Answering; Through the Door
"I did enjoy our talk," said {p}, {p.a} from across the way. "I do not sleep either. It was good of you to sit up with me."
{h} had slept the whole of that night | {he} said so
{p} began to smile, and did not finish | "Through your door," {p.he} said. "Six nights now. You never would open it. You said that you were not quite ready to be looked at."
On the mat, inside, lay {token} | it had not come under the door, for the gap was too small
? The voice behind the door had been practising, it was clear by then | it was something of {foe's}, and it meant to go about as {h} | it wanted only a few more words | {token} lay on the mat because the thing had been inside from the first night
+ Comfort {p}, and ask what was said => {h} took {p.him} in, and made up the fire, and asked | it had wanted to know how people say good morning | it had wanted names | last night it had asked what {foe} was to be called, and {p} had told it
= Examine the inside of your own door => {h} went over the wood with a {lamp} | down near the floor there was a greasy mark, the size of an ear | there was another, higher | the highest was level with {his} own
- Lie, and say that it was you after all => {h} laughed, and called it a joke | {p} laughed as well, and went home light of heart | that night, across the way, a door was opened, and somebody was asked to come in
@ bread open p=baker
% Kind to the Newcomer; A Place at Every Table
For a week nobody had let {him} pay | there was bread on the sill each day, and honey, and an egg
"Eat," said {p}, {p.a} with floury arms. "We like to see you eat." | {p.he} felt {his} wrist as one feels a loaf [, and nodded to someone in the {street}]
On the green they were putting up a table | it was long, and it had a single chair
Under the last of the eggs, in the straw, some other hand had hidden {token}, and with it a word in charcoal: run
? The word in the straw had been written by last year's guest | that one fell ill before the feast, and another was put into the chair | {foe} did not mind which, as long as they were kind | {token} had been in last year's pocket
+ Help {p} to carry out the benches, and watch => {h} helped, and counted benches | there were enough for all of them, and all of them faced the chair | an old woman, going by with the cloths, did not turn her head [3 at the sound of it]. "Not the egg," she said
= Ask {p} who sat in the chair last year => {h} asked it lightly | {p} went on kneading, and the dough took the marks of ten fingers | "Somebody kind," said {p}. "They always are. It will not have the other sort. Ask up at the house, ask {foe}."
- Trick another traveller into taking the bread => {h} gave it, with the honey, to a boy with a pack | he was very grateful | by evening nobody felt {h's} wrist any more [! , and the boy had been given a room with a view of the green]
@ priest ally ally=silenced_priest
% The Last Word of the Rite; Somebody Said It First
Behind {place} {ally.a} was digging a hole | it was not for anyone, it was only to be tired
"There are eleven words to put a thing out of a house," {ally.he} said. "I had said ten. And it said the last one to me, quite kindly, in my own voice. So it is I who have been put out."
{ally.he} could no longer cross a doorstep | {ally.he} slept in the open, and ate what was handed through windows
"{foe} asked it in," said {ally}. "I should like to hear it be told to go. I do not mind who says it, so long as I may stand outside and listen."
+ Support {ally} across one doorstep, with both hands => {h} took {ally.him} under the arms | there was a weight against {them}, as of a river | halfway over {ally.he} cried out | then {ally.he} stood on the boards inside, with wet eyes, touching the wall
= Ask {ally} to teach you the first ten => {h} learned them by the grave, with a spade for a lectern | they were ordinary words | but by the tenth nothing was singing any more in the hedge | "Not here," said {ally}, and put a hand across {his} mouth
- Cheat {ally} with a promise of absolution => {h} promised, in a bishop's name that {he} had read on a tomb | {ally} knelt down and wept for thankfulness | something in the new hole, that was not for anyone, had begun to laugh along
@ nurse ally ally=night_nurse
% The Patient in the Ninth Bed; Nobody Is to Be Told
{ally.a} was washing {ally.his} hands, and could not stop
"There are eight beds on my ward," {ally.he} said. "By night there are nine. I give it a pillow. It is not one of the dead. They lie flat. This one has its knees up, and it looks at the door, and asks when the doctor will be round."
The doctor was {foe}, and had not come since All Souls [3 , whoever sent for {foe.him}]
"I would like to tell it yes," said {ally}. "I would like to bring {foe.him} to it, and draw the curtain. Only I have never been able to think how I should get {foe.him} to come."
+ Help {ally} to sit with the ninth tonight => {h} sat on one side, {ally} on the other | toward four the hair of it began to be visible, and a wrist | there was a band on the wrist, with a name | {ally} read it and turned the wrist over very gently, so that it should not read it too
= Look at the charts of the eight => {h} looked, from bed to bed, with a candle | every one had been getting better until All Souls | from that night on somebody had been adding an hour at the foot
- Lie to the ninth, and say that the doctor is here => {h} bent, and said it to the pillow | the knees went down | all the way along the ward eight people drew up theirs, and turned their faces to the door
@ callers chase
% They Called Out in Turn; Somebody You Know
{hands} were in the lane, and they had started to call
They did it [2 one after another, from the corners,] in the voices of people {he} had <loved~been fond of> | a teacher, a cousin, a friend who had drowned
"Here," they said. "Over here. You will catch your death" | the voices were quite right, but they all breathed in the same place
A shutter stood ajar behind {him} | across the way there was a gap between two walls, as black as a sleeve
+ Save the one who is answering from a window => {h} threw gravel at the pane, and it opened | an old man leaned there, in tears | "But it is Annie," he said | {h} made him stop his ears | {they} stood on either side of the wall, and shook, until the lane was quiet
= Answer them in a voice that is not yours => {h} called, high and cracked, in the voice of an aunt | there was a silence | then they all answered in it together | they went off down the lane being her, and for a great way off {h} could hear them at it
- Betray the house with the shutter => {h} rattled that shutter, and slipped across the way | somebody indoors called out to know who was there | "Oh, you are in," said the lane, in five voices, and went up to the sill
@ doll tex theme=masks in p=toy-mender
% Mended Again; The Doll Came Back by Itself
"I put a new arm on her," said {p}, {p.a} sorting glass eyes by colour. "I have put on four. The family does not send her. I find her there, upon the bench, in the mornings, with it off."
The doll sat against the wall, and had been given a blanket | the arm was not broken | it had been undone, at the shoulder, by somebody who took care of the thread
All four of the old arms had been kept in a cup, and each one pointed
+ Help {p} to ask what she is pointing at => {h} helped to lay the four arms on the bench, as they had been found | they were one line, and it went in under the floor | beneath the board lay a fifth, and it was the one she was made with, and closed in the fist was a milk tooth
= Watch the bench until morning => {h} watched, with the blind down | by the last hour before light she had not moved at all | but her shadow had got down | it was standing on tiptoe at the latch
- Steal her, and sell her to a child => {h} sold her to a man with a daughter | he tied her on behind his saddle | looking after them {h} saw, as they went down the lane, one china hand come free of the strap, and wave
@ pews tex in p=sexton
% Where the Dead Sit; The Third Row Is Full
"We do not use the third row," said {p}, {p.a} collecting wax ends. "Sit in front of it, by all means. You may not look round."
The third row was dusted, and there were cushions | upon each was a dent
{h} sat where {he} {was} told | when the singing began there were voices behind {him}, and they had all the old words
+ Share your hymn with the row behind => {h} held the book back over one shoulder, open | it was taken hold of, at the corners, by more hands than a book has corners | when it was handed back there was a page turned down, and on that page one line had been marked with a wet thumb
= Listen for the voice that is a little late => {h} listened, through three verses | it was on the end, by the wall, and it sang as people do who have learned it from outside a window | it was not one of the dead | it was {foe}, sitting among them, with {foe.his} eyes closed
- Trick a stranger into the third row => {h} smiled, and showed a latecomer to a place | he sat, and moved up, and again moved up, nodding to left and right | by the blessing {h} could no longer make him out
@ height tex calm p=schoolteacher
% The Wall Where They Were Measured; One of Them Grew
Each child {inhome} was measured against the one wall, every birthday | the marks went back for a century
"They stop," said {p}, {p.a} holding a ruler to {p.his} chest. "At fourteen, they go to work. All but this one."
The name beside it had been scratched away | it had gone on up, year by year, past the top of the door | there it had turned, and followed the ceiling, a birthday at a time, and it was coming down the other side
+ Comfort {p}, who has the key to that room => {h} took the ruler out of {p.his} hands | "I hear it on its birthday," said {p}. "It stands quite still to be done. It is proud. I have never dared to go in and see who holds the pencil." | {they} went, and looked, and the pencil was on a string
= Work out where the next mark will fall => {h} worked it out with string | it would fall across the door, at about the height of a throat | it would be on a Friday | whoever came in at that hour would be as good as measured
- Destroy the marks with a bucket of lime => {h} whitened the wall from end to end | by morning they were back, in the same order, but all of them were fresh, and all of them were the same name
@ hair tex out p=well-cleaner
% What the Bucket Brought; Somebody Combs It
"It is only hair," said {p}, {p.a} hauling at the rope. "One gets it, in wells. But it ought to come up in a knot."
It came up combed | it lay over the rim of the bucket in one long fall, and it was wet, and somebody had put a ribbon in it
{p} had nine of those ribbons, tied to the fence | the newest was of the same stuff as {h} wore at {his} collar
+ Help {p} to lower a comb, and a kind word => {h} sent it down on the cord, wrapped in a clean cloth | nothing pulled | but when it came up again the comb was full, and folded into the cloth there was a ring, and the ring had {foe.own} mark on the inside
= Count the turns of the rope to the bottom => {h} counted | it took forty on the first day, so {p} said, and thirty-six the day after that | it took {him} nineteen | what stood down there with its head bent was not at the bottom any longer
- Cheat {p}, and sell the hair => {h} bought it of {p} as horsehair | a wigmaker gave silver for it | she had it on, the day that {h} went by, and was turning before the glass, and kept putting up a hand to move away another hand
@ beds tex in calm p=innkeeper
% The Bed Was Already Warm; The Other Lodger
"You will not mind sharing," said {p}, {p.a} going up ahead with the {lamp}. "You keep different hours. You are never both in it."
The bed had been slept in on the left | the sheet was warm
On the nail was a {coat} with its collar up | nobody had hung it, {h} thought, so much as stood it there
+ Give the other lodger the better pillow => {h} plumped it, and laid it on the left | in the night it was lifted, and laid back, under {his} own head | in the morning, on the nail, the coat had its face to the wall, and in the dust beneath it was written: go early
= Stay awake and see who comes => {h} lay with open eyes | no one came in | it was just that, little by little, on the left, the bed went down, and somebody very tired said, in the dark, the whole of a prayer, and stopped short of the amen
- Rob the pockets of the coat => {h} felt through them, from behind, at arm's length | there were fourteen keys, from fourteen inns | as {he} drew out the last of them the sleeve came round, in a companionable manner, and took {his} elbow
@ lambs tex out p=shepherd
% The Flock Came Down Early; They Would Not Eat the Grass
"They came down by themselves," said {p}, {p.a} leaning on the rail. "It is a month too soon. Look how they stand."
They stood in a ring, all heads in, and pressed so close that they steamed | it was not for warmth | there was something in the middle, and they were keeping it in
Over the backs {h} could see that it wore a fleece | it had put it on, as well as it knew how
+ Protect the child who has gone in among them => {h} went in after her, against all those shoulders | it had bent down to be patted | {h} lifted her up by the arms, not fast, speaking of dinner, and it watched {them} go, and felt with a hoof, or a thing like a hoof, for the place that she had touched
= Count the flock from the wall => {h} counted, and {p} counted, and they made it the same | it was the right number, and that was what was wrong | somewhere on the hill, then, one must be lying without its coat
- Deceive {p}, and have the hurdles opened => {h} said that they only wanted the beck | {p} drew the pin | they all went out past {him} at a walk, and there went by with them, upright, keeping its head down, one more
@ seance tex in grown p=card-reader
% A Quiet Table; The Wrong Person Came
They were five about a table, with their little fingers touching
"We asked for her husband," whispered {p}, {p.a} with a powdered face. "I do it with my foot. I have done it with my foot for twenty years. I have had both my feet on the stool since the clock stopped."
The table knocked | it did so in no hurry, like somebody who has been told that they will wait
+ Save the widow from the answer => {h} broke the ring, and drew her chair back | the knocking broke off between two letters | it began again in the wardrobe | there, {h} noticed, it was knocking to be let out
= Ask whoever it is to say its name => {h} asked it aloud | it took a good many knocks | {p} kept count on a slate, and as the letters came {p.his} hand went slower | it was spelling {p.own}
- Trick the knocking into the next house => {h} told it, in a firm voice, that she had moved | it thought | next door there was a party, and one heard them laughing | then they all stopped, and a woman asked, "Was that you?"

@ * intro
{h}, {aside}, had slept badly since coming to {home} | it was the quiet, people said | it took some getting used to, how it leaned
@ * intro-plain
{h} had been warned about {home} | it had been in a friendly way, by people who were going somewhere else
@ * intro-goal
{h} had come to {goal} | in the daylight it seemed a thing that could be done
@ * sense in
The wall was damp to the touch [, in a patch the size of a back]
All the doors on that side had been planed at the foot [2 , so that nothing need be lifted to go under them]
There was a smell of lilies [3 , and nothing in the place that could have flowered]
A row of shoes stood by the wall, and the last pair was wet
The mirror had been turned around [, and the nail was bent, as if it had been turned more than once]
Something had been dragged across the boards [3 , and afterwards somebody had scrubbed there, and had scrubbed too wide]
A hand had been drawn round in chalk upon the wall [3 , and it had been drawn by somebody with too few fingers, of somebody with too many]
There was a chair at the turn of the stair, where no one would want one
The window had been nailed shut [3 , from both sides]
Someone had been keeping teeth in a saucer, and had sorted them
@ * sense out
No birds were singing on that side of the hedge
A path had been laid flat through the crop [2 , as wide as a table, and it did not begin anywhere]
There was a scarecrow two fields off [2 , and it had been three]
All the gates had been left open, and not one beast had strayed
Smoke stood up from the chimney, and did not lean with the wind
A child's swing was moving [3 , not far, and evenly, the way it does when someone has only just got down]
Along the lane each post had a knot of hair on it [2 , and it was brushed]
The moon had a ring, and inside of that there was another
@ * sense out sky t=night,dusk
There was a light in the wood [, low down], and it moved when {h} moved
@ * mood calm
{h} told {himself} that old places make a noise [3 , and found that {he} had said it aloud, and in a whisper, and to whom]
@ * mood tense
Every hair along {his} arms stood up, and leaned one way
@ * mood low
There was a place behind {his} eyes where somebody seemed to be sitting [3 , quite patient, with folded hands]
@ * fit move win
{h} went on {his} toes past the last of the doors | not one of them opened, although one was waiting to
@ * fit move mixed
{h} got to the far side | behind {him} the way was shut, and {h} could not find where it had been
@ * fit flee setback
It had not run after {him} | it had only gone round, and was there, with its arms a little way out
@ * fit use win
It would not turn for {him}, and then from the other side something helped
@ * fit rest setback
{h} shut {his} eyes for no longer than a breath | when {he} opened them somebody had tucked {him} in
@ * fitp talk win
{p} would not say it | {p.he} drew it on the misted window, and breathed on it quickly
@ * fitp talk setback
"Nobody died here," said {p}. "That has always been the trouble with the place."
@ * chat ally
"If I ask you to open the door," said {ally}, "and I am out there, and it is late: do not"
"Say something that only you would say," {ally} asked, in a low voice, and waited
{ally} had begun to leave a lamp behind in every room [2 , and {ally.he} did not say what for]
"I heard you go by just now," said {ally}, "while you were standing here"
"I keep my boots on to sleep," said {ally}. "You might do the same."
@ ways1 ways good
+ Comfort the one who will not come out => {h} sat down by the cupboard, and did not try the door | after a good while a finger was put out under it, and {h} held that
@ ways2 ways neutral
= Listen at the wall until it stops => {h} listened, with one cheek to the plaster | it was somebody reading aloud, from a list, and after each name there was a tick
@ ways3 ways evil
- Betray where another is hiding => {h} pointed, and looked away | it went by {him} with a rustle, and it patted {him} as it went
@ * callback did=genre-horror.height:+
On its string, in a locked room, a pencil was waiting for a birthday
@ * callback did=genre-horror.hair:+
Somewhere underground somebody was doing up her hair with a borrowed comb
@ * callback did=genre-horror.lambs:+
{h} remembered how it had bent its head down, quite low, to be patted
@ * callback did=genre-horror.beds:+
A tired voice in the dark had left off before the amen, and {h} had said it since, every night
@ * callback did=genre-horror.lambs:-
Something upright had gone by {him} through a gate, and {h} had held the gate
@ * epilogue shining
In the church they let the row that nobody used go back to being a row | children have their places there, and kick | now and then in a hymn there is a voice too many, and it keeps good time
@ * epilogue earned
{h} lived in a small house after that, with one room and no stair | the chairs were counted every night of the first year | and then there came a night when {he} forgot to
@ * epilogue bittersweet
It was over, and it was put away, under stone, under salt | {h} still wished a civil good night to the cupboard | it had been very lonely in there for somebody
@ * epilogue rueful
The table stands out on the green every spring, with its one chair | nobody has been asked to sit in it for years | but they put out the honey, and in the morning the spoon has been used
@ photograph open p=cousin
% You Were There Already; The Back Row
"You never said that you had been to see us," said {p}, {p.a} with the family picture under one arm, and set it upon the table
It had been painted for the old people's golden day, and {h} had stayed away | in the back row, beneath the mirror, stood {h}
"You did not say a word all through supper," said {p}. "You ate nothing. You went up with the little ones, to see them into bed. They still ask for you."
{token} lay in the hand that the painter had given {him} | {h} turned out {his} own pocket, and there it lay
? The figure in the family picture had come out of {foe's} mirror | it could take the place of anyone who stayed away | it had sat at many tables {inhome} in that way | only with {token} it made a mistake each time, by one scratch
+ Protect the little ones, and have them sent away => {p} laughed, and then left off | the boy had been asked already | "You said I was not to go with anybody who looked like you," he told {h}, from behind the door, "in case it was you"
= Ask what the other one looked at => It had looked at the mirror, said {p}, the whole evening | the mirror had been a present from {foe} | it had been turned to the wall since then, and nobody could now remember by whom
- Lie, and say that you had felt unwell => "You did look thin," said {p}, with relief | on the stair, going home, {p} stopped, and turned round, and counted {h's} fingers
~ The {lamp} smoked, and {p} trimmed it | the two of them bent down to look again | in the picture {he} had bent down as well
@ crawl chase
% Between the Walls; Do Not Answer When It Asks
They were in every room of it by now, {hands}, going through with lanterns | a bit of the panel had moved, and a small damp hand pulled {him} through
"You have to be thin," somebody whispered, ahead. "And you must not tell it your name when it asks. They always told."
There was as much space as there is in a drawer
+ Help the small one to push the brick from the end => It grated | there was grass on the other side and a smell of morning | "You go," said the whisper. "I have not got that part any more"
= Lie still when the steps stop outside => {hands} knocked upon the wood, here and there | close against {h's} cheek somebody knocked back, quite politely, from another wall, and they went that way
- Betray the hiding place to be let out => The boards came down, and there was light | there was no one there but {h}, and {hands} were looking at {his} sleeve, at the marks of five fingers
~ "What are you called?" it asked, from under {him}, in a kind voice | {h} had shut {his} teeth on it, but only just, and somebody outside had heard the click
@ lullaby2 tex p=wet_nurse/she
% It Will Not Take the Bottle; Number Three in the Cot
"There were two when I tucked them in," said {p}, {p.a} wrapped in a shawl, "and I fed three. In the dark one does not look. I counted by the hiccups."
In the cot lay two small heads | there was a third hollow in the pillow, and it was still deep
She would have to put out the light soon, since the parents did not hold with one, and it was a long night
+ Support her, and keep the light in under your own coat => They sat on either side | about two the bedclothes went down, by themselves, in the middle | {p} sang something to it, very low, as one would to any of them, until they rose again
= Smell what is on the pillow => It was pond | there were a few small scales there, and a milk tooth | {p} had it told to her then, by the cook, what {foe} had buried in the garden, and when
- Trick her into taking only the one home with her => She ran all the way, with it under her cloak | it was not until she had it by the fire that she could see which one it was
~ The light went | in the dark there were hiccups, one, and two, and after a while, from close beside {h's} own shoulder, the third
@ millwheel tex p=miller
% It Grinds at Night; Not Corn
"I shut the sluice at six," said {p}, {p.a} white all over. "I take out the pin. And every night at two it turns, and I come down, and there is flour in the chest. It is good flour. It is grey. I have been selling it."
From the loft one could see down through the stones to the mill race, which was not moving | the bin was a third full, and {p} had a cart loaded for the feast
+ Help {p} to unload every sack of it again => They tipped it into the race, and it did not float | when they had come to the last sack there was a coin in it, such as are laid on eyes | the wheel went half way around, and stopped
= Sit by the stones until two, without a lamp => They did not see who came, but they heard them, a good many, wiping their feet | each put in something that clinked | the last one stood by {p} for a time, and put a hand upon {p.his} hair
- Steal a sack of it, and bake => It made a fine loaf, with a crust | in the evening people sat with it in front of them | they talked in voices that belonged to the churchyard
~ {p} had got flour in {p.his} eyes, and then, as {p} wiped them, had begun to laugh at something that somebody said, and there was nobody there to have said it
@ guestbed tex p=innkeeper
% Room for One More; A Foot at the Bottom
"It is a double," said {p}, {p.a} with a key, and did not go in. "You will have it to yourself. If there should be a foot, pay it no attention. It has never been known to do more than get warm."
{p} wanted to be told that {p.he} might go on letting it | people slept very sound there, and were up early
The sheet was turned down on the one side only | on the other it was smooth, and there was a weight on it
+ Share the bed, and wish it a good night => It was as chill as a spoon, and small | after a bit it was less so | about dawn a voice said at the wall, "Thank you, the others all kick," and on the pillow lay a key to somewhere else
= Ask {p} who had the room last => Her name was in the book, and she had not signed out | {foe} had signed for her, and had paid, said {p}, for a single
- Lie to {p} that there is nothing there => The next was a pedlar with a bad chest | he had not a word to say against it when they came to look, he was smiling, and lying rather to one side
~ The candle showed it to be nearer than it had been | {p} had shut the door, and could be heard going down the stair, two and three at a time
@ wellvoice tex sky p=ropemaker
% More Rope; The Bucket Was Let Go
"They come to me for another ten yards, and then another ten," said {p}, {p.a} walking backward with hemp at the waist. "It is for the well. They let down a bucket, and somebody holds on to it. So they let it down farther. They do not like to pull."
There were two hundred yards of it by now, and the village had voted for two hundred more
At the well head stood nine strong men, paying out, not one of whom would look over
+ Help {p} to cut it, and be the one to say so => It ran through their fingers, like a snake going home | nobody spoke | from a very long way beneath there came up, faint and sour, a sound of clapping, from one pair of hands
= Lie down and put an ear against the rope => It was humming | it had the tune of what they sang there over children, and the words, but it had {foe.own} name in them, and it was in the first line already
- Deceive the nine with a shout that it is caught => They pulled, all together, to please {him} | up it came, as light as anything, all the four hundred yards, and the knot at the end had been tied by someone to whom nobody had explained knots
~ {p} had backed as far as the wall, and the hemp ran out | "So that is all you have," said something, down there, in a neighbourly way
@ embroidery tex p=shroud_maker/she
% She Works from Memory; Names in White Thread
"I do the name in white, upon white," said {p}, {p.a} by the last of the light. "It is not to be read. I do it for them to find themselves by. I had an order for eleven, without a date. I got as far as mine."
They lay in a pile, ironed, and the top one had a needle in it | below that was {h's}
She wanted somebody to say that it might be another of the same name
+ Comfort her, and unpick it for her, stitch by stitch => It took until midnight | while they were at it something went along the house wall feeling for the latch, and then, having found nothing to go by, back
= Read the other nine names in the pile => They were all who had stood by at a certain thing, and had held their tongues | the order had come from under the hill, in {foe.own} hand, said {p}, with a good deal of earth on it
- Cheat, and sew {foe.own} name over your own => It had to be done in the same holes | she bit off the thread for {him}, and looked at it. "It is neat," she said, "but they go by the holes"
~ {h} had pricked a thumb, and there was red upon it, and it was the only name in all that pile that anybody could read
@ dollhouse tex p=estate_clerk
% To Scale; The Same Stain on the Carpet
"It is to be valued with the rest," said {p}, {p.a} ticking things off, in front of a doll's house as tall as a cupboard. "I put down, one toy. Only, I had moved the real couch, yesterday. And when I came by here, look, it was moved."
Everything in the house was there in it, to the very stain | in the little hall stood two people the size of thumbs, bending over something
{p} had been told to have it broken up by nightfall, and was asking about that
+ Save it, and close the front upon it gently => They turned the small brass hook | all over the real house the shutters went to | then for the first time in that place it was quiet
= Look for who is up in the little attic => Somebody was sitting on the edge of a bed there with a list of names | it was {foe}, one could tell by the hair, and {foe.he} looked up, as you do when a roof creaks
- Destroy the figure in the attic => It gave between finger and thumb like a moth | nothing happened, said {p}, letting go a breath, and then, overhead, something began to walk that had not got any weight
~ The hinge was stiff and it jolted | the two of them put out a hand against the wall at once, the wall being no longer upright
@ * callback did=genre-horror.fogwall:+
There was a cow in that country that was whiter than it had been, and was let alone
@ * callback did=genre-horror.guestbed:+
{h} had begun to sleep on the one side, from habit
@ * callback did=genre-horror.dollhouse:+
Far off, {h} heard shutters, and was glad that they were shut
@ * callback did=genre-horror.millwheel:+
Somebody behind {him} wiped their feet, and {h} did not turn round
@ * callback did=genre-horror.lullaby2:+
It was two in the morning, and {h} thought of a cot, and hoped that somebody was singing
`;

/** Horror: something ordinary that is a little wrong, and was wrong before anybody looked. */
/** What there is to do after the end, and the quests that come of it. */
const after = `
@ out1 after won
+ Give the ones who were kept there a stone with names => {h} paid for it, and read them out as they were cut | the mason said that it weighed less with each | birds sat on it, which had never come near there
= Sleep in a room with two doors => {h} found one like it, over a baker's | one of them was for going out by | {he} put the bed where {he} could see the other
- Steal one thing from there, to prove it => {h} set it on the shelf with its face to the room | so it was each night when {he} put out the {lamp} | each morning it was looking at the door
@ out2 after lost
+ Save the next one by nailing up the gate => {h} put in sixty nails, and stood there till the sun was on them | in the morning there were sixty-one | the last had been driven from within
= Go back by daylight, with somebody who whistles => {h} went at noon, and they looked in every room | there was no stain there, and no stair | coming away they both kept to the grass, and the whistling had stopped
- Lie to those who have taken the house => {h} told them that it was dry, and very quiet | they had a cradle on the cart | that week the back room was lit up, at the hour that {he} knew
@ next1 sequel quest=solve:find_out_what_rings_the_sunken_bell:the_sunken_bell p=eel-catcher
% Under the Mere; It Rang for a Wedding
There had been a church where the mere was | and on still nights [2 , they said,] one could hear it | {p.a} had heard it, and disliked the tune
"It rang for a wedding," said {p}. "I know the changes. That is quick, that is all the ropes. It has only ever tolled. I had six pots down, and I drew them, and there was rice in them."
On the shore stood people in their good clothes, who could not say why they had put them on
+ Help them home before it begins again => {h} took them by the elbow, and turned them round | they came like children | one of the women said she was sorry to miss it, and that {h} would be late
= Count the strokes from the end of the jetty => {h} lay flat on the boards, with one ear down | it was a peal, and it broke off, like people who hear a step | then one {bell} went on by itself, to see if {he} was still there
- Steal the rice, and scatter it on the church path => {h} did it by night, a pot to each side | in the morning it had been swept up | it lay on {h's} own doorstep, and led in
~ The {bell} had begun | one after another, without any haste, the people on the shore took hands | "Do not look who is beside you," said {p}, through shut teeth
@ next2 sequel quest=rescue:bring_the_child_out_of_the_painted_house:the_child_in_the_painting p=picture-framer
% She Was Not in It Before; Oil on Board, One Figure
"It came in for a new frame," said {p}, {p.a} with a shaking hand. "A house on a hill, with the door shut. I did the corners, and I went to bed. On Monday the door was open. Now there is a child upon the step. They are looking for a child, in the town, with a yellow collar."
The collar was one touch of the brush, and it was wet
+ Comfort the mother, and keep the picture from her => {h} sat with her until it grew light | she was not weeping, she was listening | "Somebody has left a door open," she said. "I can hear the draught in it"
= Look closely, and count the windows of the house => {h} held the {lamp} near | there were seven, and one of them was lit | while {he} looked it went out, and the one next to it was lit, and it was nearer to the stairs
- Destroy the house with turpentine => {h} had the rag in {his} hand, and wiped | the roof came off, and a wall | behind that a painted face had turned round, and it was no child's, and was annoyed
~ A dish fell in the next room, and they looked away for as long as one does | she was off the step, and in at the door | of the collar there was just a corner left
`;

export const pack: PackSource = {
  id: 'genre-horror',
  sheets: [[cards, horrorVoice, after].join('\n')],
  words: {
    places: ['the house with nine chimneys #in', 'the white gate #out', 'the dark chapel #in', 'the fever house #in', 'the shut schoolroom #in', 'the hollow field #out', 'the dry wells #out', 'the nursery on the top floor #in', 'the drowned lane #out', 'the salt cellar #in', 'the hill with no echo #out', 'the room behind the organ #in', 'the empty green #out', 'the house with the oak door #in'],
    foes: ['Mistress Alder|lady of the spring table|the smiling ones|she', 'Doctor Crowe|physician to the ninth bed|the orderlies|he', 'The Reverend Pike|minister|the elders|he', 'Sister Amity|mother of the house|the sisters|she', 'Josiah Wake|maker of coffins|the bearers|he', 'Hester Gaunt|keeper of the lists|the tall callers|she', 'Uncle Merrill|head of the family|the cousins|he', 'Constance Thorn|teacher of the little ones|the big pupils|she'],
    tokens: ['the milk tooth in a thimble', 'the wet ribbon', 'the small bell in wool', 'the slip from the hat', 'the pencil on a string', 'the doll\'s fifth arm', 'the key that is always warm', 'the hymn book with one page down'],
    titles: ['Do Not Look Round', 'The Third Row', 'It Was Tied in a Bow', 'Somebody Combs It', 'One More In', 'The Left Side Was Warm', 'A Second Shadow', 'Loved Since the First of the Month', 'Which Way It Opens', 'What {foe} Lets In', 'Found You', 'No Birds on That Side', 'The Chair at the Turn', 'Too Many Fingers'],
    'book.deed': ['Ninth Bed', 'Eleven Words', 'Night in the Third Row', 'Way Back from {target}', 'Second Shadow'],
    'book.place': ['The Chair at {place}', 'Do Not Stay at {place}', 'Whoever Knocks at {place}', 'The Children of {place}'],
    'book.theme': ['A Civil Good Evening', 'We Like to See You Eat', 'Through the Door', 'Which Way It Opens'],
    'book.turn': ['The Voice in {token}', 'What {token} Let In', 'Leave {token} Where It Lies'],
    'example.objective': ['Find out who has been answering at {his} door', 'Rescue the child whose name is always drawn', 'Escape the village before the spring table is laid', 'Learn the last word of the rite', 'Protect the eight in the fever ward until dawn', 'Find {his} sister, who came back from the well', 'Destroy the bell that makes it turn round', 'Prove that the thing in the chair is not {his} father'],
    'example.setting': ['A village where nobody lets a guest pay', 'The fever hospital at Gaunt Hill', 'A house with nine chimneys and eight rooms', 'The hamlet of Saltmere, at the end of the drowned lane', 'A boarding school in the empty weeks', 'A farm on the hill with no echo'],
    'example.motivation': ['Something has been using {his} voice', '{his} brother was loved there, the year before', '{he} was measured against that wall as a child', 'The priest asked for someone to say it, and died', 'It wrote, in {his} own hand, to invite {him}', 'Somebody has to sit with the ninth'],
  },
};
