import type { PackSource } from '../pack.ts';

/** Where it is, and what happened to it since it was last where it belonged. */
const facts = `
@ * truth line=seek-copy start
{target} was seen in two places [! at once] | the two people who told of it were honest | so there had to be two, and one of the two was false
@ * known line=seek-copy before
There were two of them, and one was false | {foe} had one, and it might be the false one | {h} had to learn which of them it was, and find the other
@ * known line=seek-copy behind
What {foe} guarded was only the copy | somebody had carried off {target} before, and {h} had to learn who
@ * settle line=seek-copy won
{h} went down on one knee by the low door, and drew the grey cloth off what was holding it | it was {target} | {his} thumb found the nick, and the roofer's chip went into it, to the last grain | "She brought it back to me," said {foe}, "under my own clean sheets. Five years! I have gone by here every Monday." | {foe.he} sat down upon a bucket, and had no shouting left | with nothing to hold it the low door swung shut, and banged | {h} carried {target} out, and {hands} took their hats off | {foe} kept the copy | the washerwoman's niece was the first who held {thing}
@ * settle line=seek-copy lost
{foe} had the grey cloth off, and there was {target} | {foe.his} thumb went under it, and found the nick, and stayed there | "In my own wash house," said {foe}, and was suddenly quite calm. "Lock it behind the fourth door. We have only three. Build one." | {hands} carried {target} off between them | the washerwoman's niece knelt there | a clean round mark was left on the floor | {h} gave her the roofer's chip | there was nothing left that it fitted | she set a bucket there, so that the door should stay
@ * settle line=seek-copy dear
{h} drew the cloth from what was holding the low door, and there was {target} | the roofer's chip fitted under it | "So it was here," said {foe}, "and she knew that, and let me take her bed." | {foe.he} stood back from the door, and was more angry than before | "Go, then. But I own her roof as well." | {h} carried {target} home | on the road there went a cart, and the washerwoman sat on top of it | she lifted a corner of the cloth, and looked, and tucked it in again. "It was only a roof," she said
@ * last line=seek-copy won
A week later {h} took {target} to the washerwoman, under a sheet | {hands} were carrying a bed up her stair | after the bed there came five chairs | the washerwoman sat down upon the first, and began to talk | five years came out, and {h} listened [2 to all of them] | the old thumb felt for the chip, and stayed there
On the next day for looking {h} stood in line | {target} was back in its place, without a rope | {token} lay next to it, because all began with that | the roofer lifted up the children, one by one | then {h} shut both eyes, and felt underneath | the nick was there, and it was filled
@ * last line=seek-copy dark
By winter {h} kept {target} behind three doors | clean sheets were laid down before the first | too many people knew how {h} had got it | at night {h} went in there, with a {lamp} | {he} felt under it for the nick | it was filled, and there was nothing to feel
@ * last line=seek-copy dear
{h} gave the washerwoman the room beside {target} | the old house stood empty, with {foe's} lock on it | the washerwoman hung her sheets so as not to see that roof | once a week she dusted {target}, on the under side too | "I would do it again," she told {h} | she turned her chair to face the other way
@ * last line=seek-copy lost
Half a year later {h} stood in line to look | the copy was on its velvet, and people sighed at it | the rope was twenty paces off by now | the washerwoman's niece gave {h} the roofer's chip | "You may be let in one day," she said | after that {h} came on every such day | {he} always stood in the first row
`;

/** Scenes in which a fact of the case is found out, with somebody who comes back. */
const scenes = `
@ copy1 scene line=seek-copy means p=again
% A Nick on the Under Side; In the Dark, with Both Hands
{p} used to read aloud to the blind maker of the copy | so {p.he} could lead {h} to that room [2 , with its stove and its cat] | nobody living knew {target} better | the maker's hands lay open in the lap
"I made the false one," said the maker, "and I made it well. But a child dropped the true one, and it has a nick beneath, and I was too proud to copy a fault."
Then a piece of wood was put into {h's} hands [3 , with just such a nick in it] | "Shut your eyes," said the maker, "or you will learn nothing"
+ Share the evening, and let the maker talk => {h} stayed until the stove was low | nobody had asked about the work for years, only about the price | after that {h} could have told the two apart in a sack
= Feel for it until your thumb knows the place => {h} did it thirty times | it was on the left [, a thumb's length in] | a grain would have filled it | {p} could not find it at all, and swore that there was none
- Steal the maker's drawing from under the cat => The cat went with it, for a yard or so | on the drawing everything was measured, to a hair | the nick was not on it, of course | "You took it from under blind hands," said {p}, and walked home ahead
~ The cat had got up, and with that the evening was over | "I hear one more of us breathing than you said," the maker told {them}, and the two hands were folded

@ copy2 scene line=seek-copy plan p=again
% What Holds a Door; The Washerwoman's Niece
{p} had got the washerwoman's niece to come | the niece spoke to {them} over the gate, with her arms full of sheets
"My aunt carried it out under these," she said. "They looked in the chest, and they looked under the bed. Nobody looks at what holds a door, she said."
"And then she carried it straight back in," said the niece, "with the clean sheets, to {foe's} own wash house. Who would search there?"
When she was small, she had been allowed to touch {target} | she showed with both arms how large it was | the sheets slid down in the mud
+ Help the niece to wash the sheets again => {they} did it together, in the tub, with {p} at the wringer | with her arms in suds she remembered it | there were four doors in that wash house, and one had never [2 once] banged
= Ask how heavy {target} was to carry => "As heavy as a sleeping cat," said the niece at once, "and it was never warm" | {h} had carried things of that weight, and tried to think what one could do with them
- Cheat the niece out of her aunt's old key => {h} said that it was needed for the lock | and there was no lock | the niece gave it up like a tooth | "My aunt would have let you have it," said the niece, "if you had asked for the aunt and not the key"
~ Somebody called from the house, and the niece took up the sheets, mud and all | "I have told you it," she said. "You must only think of it as somebody does who has washing to carry."

@ copy3 scene line=seek-copy wall
% From Ten Paces; The Day for Looking
On two days of the year {foe} showed {target} to people | {h} stood in line with the rest | {hands} let them in by tens, as far as a rope | at the door they held a loop of cord to every bundle [2 , to see if it would fit] | ten paces off, on velvet, it stood [3 , or its brother did, for there was no telling]
{foe} walked up and down before it and answered questions [3 , as one shows a house that is not for sale] | "No nearer, I am afraid," said {foe}. "People breathe so"
Behind it stood the doors, three deep, and each was as thick as a loaf is long
+ Help an old woman up to the rope to see => "That is not it," she said aloud, after a time. "I dusted it for thirty years. That one has never been loved" | {foe} had her led out, most gently, and {h} went with her
= Ask {foe} to turn it over for the children => There was just enough of a silence | "It is not made to be turned," said {foe} | there were some in that room who had heard the silence, and {h} counted them one by one
- Trick the guard at the rope with a cry of fire => They all ran the one way and {foe} ran the other | it was to the low door by the washing, and only for a step or two | and then {foe} had thought better of it
~ A whistle was blown, and the ten of them were led out | the next ten came in | the line was closed behind those | there would be no looking again for half a year

@ copy4 scene line=seek-copy lead p=dinner_carrier
% Two Honest People; Everything Twice
Two people were quarrelling on a corner about {target} [3 , and neither would give way] | "At noon, by the east gate, on a {ride}," said one. "At noon, at the landing, under a sack," said the other. "Do I look like a liar?"
Neither of them did | {p.a} had stopped between them, and held a covered dish
"Then there are two," said {p}. "I carry a dinner every day to a maker who used to make things double. It comes from {foe's} {kitchen}, and I may not ask what for."
Through the shutter of the house one saw a work bench, and dust | on the far wall {thing} was drawn in chalk, from three sides [3 , with all the measures]
+ Help {p} in with the covered dish => The one who took it felt along {p's} arm to find it, and thanked the wrong side | "Stone blind," {p} said outside, "since that last piece of work. And {foe} pays for everything. It is never to be asked what for"
= Copy the figures from the chalk drawing => They agreed with all that {h} had been told of {target}, to the hair | beneath stood a date, and {p} frowned over it. "But nobody was looking for it by then," said {p}
- Lie to the two that they mixed up the places => They shook hands on it, and each went off to look at the other's place | {p} had watched it with open mouth. "It was like that when they came to order it," said {p}. "They talked as nicely as you"
~ A window had gone up, and someone asked, to nobody in particular, if that was the dinner | {p} went in with the dish, and the shutter was put to from within

@ copy5 scene line=seek-copy second p=again
% Ordered in Spring; The Book Under the Glue Pots
{p} had once swept the floor for the maker [2 , and had been let go without a reason] | so {p.he} knew where the order book was, under the glue pots
{they} read it beneath the window | "One copy of {target}," said a line of the spring, "for {foe}, to be ready by the harvest." | it was paid for beforehand, and silence was paid for as well
{p} counted upon the fingers of one hand. "It was still there at the harvest," said {p}. "I saw it with my own eyes. They only missed it when the leaves were down."
So {foe} had ordered a copy first [2 , while {thing} still stood in its place] | the loss came afterward
+ Support {p} in asking for those lost wages => The maker's door came open on its chain | "I cannot see who you are," said a voice, "and I ought not to talk. But if there is a door that can be shut behind us, then I should like to talk about that piece"
= Turn to the page of the day when it was finished => There was a drop of something on the page, and the pen had run | "Copy good," it said, "but not to be taken for the true one, if one has hands." | those were the last words in the book that kept to the line [3 , and even they leaned]
- Steal the page with the order on it => {h} had it out with one pull | "It will be known," said {p}, "who used to sweep there" | on the back was the order from before it | it was for {foe} too, a lock for the third of three doors
~ One of the glue pots had gone over | {p} wiped at the page with a sleeve, and after that the sleeve and the book could not be parted, and {p.he} had to leave with half a coat

@ copy6 scene line=seek-copy price p=again
% The Last One Searched; The Last Chair
On the day of the loss {p} had stood at the gate [2 , in a sick cousin's place] | everyone who came out was searched | "All but one," said {p}. "She was the washerwoman, and had her arms full of sheets. I said good evening to her."
So {they} went to see the washerwoman | in her house hung five receipts on a nail, and there was no bed | each year {hands} came to ask her where it was, and each year they went away with something
They were there now | they lifted the last chair with her on it | she was put down on the floor, quite gently | then the chair was carried out
She had not said a word | she folded her hands in her lap, as one folds a sheet
+ Give the washerwoman your {bag} for a seat => She tried it, and sat, and made room on it for {p} | "I was the one at the gate," said {p} | "I know," said the washerwoman, and it was the first word in five years. "You can ask my niece. I said that I would not talk. I did not say it for her."
= Read all the five receipts through => They had taken the tub, [2 the bed, the mirror,] and so on down to the soap | "Has she spoken?" {foe} had written on each of them | below that stood a no, five times
- Lie to {hands} that she has told you => They put down the chair in the {street} and came back | by then the washerwoman was laughing, without a sound, into her apron | she did not leave off until they had gone | "They will come again for that," said {p}, "and there is only the floor left"
~ The nail itself was wanted, and {hands} were in the door again | the receipts were put in the washerwoman's lap | {p} looked hard at the wall where the nail had been, since {p.he} could not look lower

@ copy7 scene line=seek-copy turn p=again
% Behind the Rope; No Place for the Chip
{p} had been hired to dust at {foe's} for one hour, and took {him} along behind the rope | {target} stood there on its velvet, and there was nobody to say ten paces
{h} shut both eyes, and slid a thumb along the under side | it was as smooth as an egg | then {h} took the chip out of its nutshell, the one from the true piece | there was no place here for it
"It has no nick, and the blind maker says that the true one has," said {h}. "This is the copy. {foe.name} ordered it, to put it in the place of the true one."
"Why guard it, then, with three doors?" asked {p}.
"So that nobody else goes looking. The true one was carried off before {foe} could change them. That is why they hold a cord to every bundle. {foe.name} is hunting for it too."
+ Help {p} to dust away the print of the thumb => It took two breaths and a sleeve | "I have dusted whole temples," {p} whispered, "and I never felt so foolish" | the velvet lay crooked, they saw at the door | it was too late to go back
= Look at how the three doors are locked => They were locked from the outside only | anyone inside could have walked out with it | "One guards a strong box like that," said {p}, "when one knows that it is empty"
- Steal the card that calls it the true one => {h} had it inside {his} shirt when {hands} came to lock up | they looked at the velvet, and not at the card | {foe} was told of it, and sent {p} away without the hour's pay | "I only wished to help," {p} told {h}
~ {hands} were back, and had brought the rope in with them | {p} pushed the duster into {h's} hand, and {h} dusted | "Not so far under," they said, and made a note of it

@ copy8 scene line=seek-copy gate move entered p=again
% Four Doors and a Draught; The Wash House
{foe's} wash house was at {place} | on washing day anybody with a basket might go in | {h} and {p} had one between {them}, full of sheets
In the mist from the coppers one heard more than one saw | there were four doors, and one of them was held by {target} | each was held open by something on the floor, to let the mist out
{foe} could not bear a draught that day, and had said so loudly | {hands} were going round, and kicked whatever held the doors aside
A bucket rolled, and the first door banged | then there went the second one
"They have two more," said {p}, "and you cannot see your own feet"
+ Help {p} to block their way with the basket => {they} let it fall, and sheets went all over the wet floor | {hands} had to wade | the third door banged, for all that | before the fourth they were called off to wring
= Listen for the door that never bangs => The third one banged upon a wooden clog | {h} waited, and nothing more came | over there was a low door, then, and it had been propped too well for one kick
- Deceive them with a shout in {foe's} voice => "Leave it!" cried {h} through the mist, and they left it, in the middle of a kick | the third door hung by one hinge | then the same voice shouted once more, and that time it was {foe}
~ The basket had gone over, and with it {p} | {hands} picked up both, and put them out of the door that they had just shut | {h} stood in the mist alone, and somebody was coming who stamped

@ copy9 scene line=seek-copy duel
% A Thumb Under It; What Held the Door
Three doors of the wash house were shut, and {foe} stood before the fourth, scarlet in the face | {foe.he} had the washerwoman's niece by one sleeve | {target} was in that room, and {foe} did not know where | whichever of them saw it first would have it
"You had your thumb under mine!" said {foe}. "I have hunted for the other five years. I took that woman's bed, and her tub, and her chairs. Where is it?"
"Yours has no nick," said {h}. | behind {foe} the low door stood open still | something in a grey cloth held it | that was what nobody ever looks at
+ Save the niece out of {foe's} grip => {h} loosened one finger after another, and {foe} let her go, so as to have both fists | {foe.he} came on, shouting, a step, and one more | there was nobody now between the niece and the low door | the niece pointed down
= Ask {foe} why the low door never bangs => {foe} swung round, and tore at the latch, and the hinges | {foe.he} ran a hand along the top of the frame | that was where people look | "It is only a door," {foe.he} said, and turned {foe.his} back on it
- Lie that it lies down in the well => {foe} was out at the door and had the lid off | out there {foe} roared for a {lamp} and a rope | in the wash house there was quite enough light to see by, and enough time
+~ {foe} would not let go, and pulled, and {h} pulled | the niece was flung against the low door, and something in a grey cloth rolled out over {foe's} foot
=~ {foe} turned, and looked the low door up and down | "It never does bang," {foe.he} said slowly, and looked lower still
-~ "I had that well emptied in the second year," said {foe}, and watched {h's} eyes | they went to the low door for half a breath | it was enough

@ copy10 scene line=seek-copy near p=roofer
% The Child Who Dropped It; A Chip in a Nutshell
{h} was asking who used to know {target} well | {p.a} heard it on a roof, and came down a ladder [2 , rung by rung]
"I was five years old," said {p}. "How did you find me? I have never told anyone."
Then all of it was told | {p} had lifted {thing} once as a child, and it had slipped | there was a chip off, underneath | {p} had lain awake that night | ever since {p.he} had kept to roofs [2 , so as not to meet people who spoke of it]
{p} had kept the chip in a nutshell | {p.he} wished that it could go back into its place
+ Comfort {p}, and promise to put it back => "Then it is off my mind," said {p}, and handed over the nutshell, and climbed up a good deal faster | "On the left side!" {p.he} called from the ridge. "A thumb's length in!"
= Ask {p} on which side it had fallen => "On the left," said {p}, "a thumb's length in from the edge. I could show it to you in the dark" | {h} was given the nutshell, to try it by | "It fits only the one," said {p}
- Steal the nutshell, and be off with it => It weighed nothing | {h} opened it round two corners | in it lay a chip like a grain of rice | on the roof behind {him} nobody hammered any more that day
~ Two of {hands} stood below, and were looking up at the roof | {p} dropped the nutshell into {h's} {bag}, and climbed | "Slates," {p.he} was heard to say. "We were talking of slates."

@ copy11 scene line=seek-copy far p=again
% Blue Thumbs; Show Both Hands
{p} kept both hands in {p.his} pockets until the door was locked | {foe} had found out that somebody had felt beneath the copy
The under side had been rubbed with blue, and no soap took that off | {h} looked at {his} thumb | it was blue, up to the second joint
{hands} were coming along the {street} by now | everybody had to hold out both hands | whoever had a blue thumb would be locked in a cellar
"I have talked to some people," said {p}. "To all who ever stood behind that rope. They do not like {foe} at all." | {p} drew out {p.his} own hand, and it had a blue thumb [3 , dyed to the second joint]
+ Help {p} to mix more of the dye => It was done in a wash tub, in a back yard | people came by as if for a bucket, and went away with a thumb in a rag | by noon all the {street} had blue thumbs, and the priest had two
= Hold out both hands, and wait your turn => {hands} took hold of {h's} thumb and were about to shout | then they looked at the next one, and the next | they wrote down sixty names, and gave it up at the corner
- Cheat by wearing borrowed gloves => They let {h} go by, for it was a raw day | it was their owner who was asked for an hour what had become of the gloves | "That was my cousin, out there," said {p}, who had done up {p.his} own {coat} to the chin
~ {hands} had come in at the back, and held up a {lamp} | {p} laid {p.his} hand down on the table, next to {h's} | "Two of them, then," said {hands}, and it went down in writing, with both names

@ copy12 scene line=seek-copy near p=rag_dealer
% A Loop of Cord; Every Bundle in the Road
All over the road lay rags, and {p.a} was picking them up | {hands}, whom {foe} sent about, had been through the whole cart again | it might be {target} that they were after | so {h} stopped to ask
"They do it every month, and never say what for," said {p}. "They hold this to each bundle, and throw it down. Nobody cares to sell to me any more, and I live on bundles."
It was a loop of cord, tied to a certain size | they had left it behind in the mud
"Five years!" said {p}. "What can {foe.name} have lost, that is no larger than this?"
+ Help {p} to load the cart again => {they} had every rag back in its heap by noon | {p} owned nothing that was worth giving but the cord. "When you find what you want," said {p}, "put it round, and then come and tell me"
= Try the loop on whatever stands about => It was too small for the barrel, and too large for the kettle | a cat slept on the cart, and it went around her very well | "I had thought of that," said {p}. "It is not the cat"
- Lie to {p} that you are one of them => {p} began to unload what was left, without a word, down to the boards | it was no pleasure to watch | at the end {p} only asked whether they would come next month
~ {hands} came back for their cord, and found it in {h's} hand | they held it to {h's} {bag}. "Too small," they said, and sighed | behind them {p} was already picking up the same rags once more
`;
export const pack: PackSource = { id: 'case-seek-copy', sheets: [facts, scenes], words: {} };
