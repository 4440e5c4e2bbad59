import type { PackSource } from '../pack.ts';

/** Where it is, and what happened to it since it was last where it belonged. */
const facts = `
@ * truth line=seek-copy start
{target} was seen in two places [! at once] | the two people who told of it were honest | so there had to be two, and one of the two was false
@ * token line=seek-copy
the loop of cord
@ * known line=seek-copy before
There were two of them, and one was false | {foe} had one, and it might be the false one | {h} had to learn which of them it was, and find the other
@ * known line=seek-copy behind
What {foe} guarded was only the copy | {target} was in some other place, and {foe} was hunting for it too
@ * settle line=seek-copy won
{h} went down on one knee by the low door | something in a grey cloth was holding it, and {h} drew off the cloth | {token} went round it to a hair | it was {target} | {his} thumb found the nick | the roofer's chip went into it, to the last grain | "The old woman brought it back to me," said {foe}, "under my own clean sheets. Five years! I have gone by here every Monday." | {foe.he} sat down upon a bucket, and had no shouting left | with nothing to hold it the low door swung shut, and banged | {h} carried {target} out, and {hands} took their hats off | {foe} kept the copy | the washerwoman's niece was the first who held {thing}
@ * settle line=seek-copy lost
{foe} had the grey cloth off, and there was {target} | {foe.his} thumb went under it, and found the nick, and stayed there | "In my own wash house," said {foe}, and was suddenly quite calm. "Lock it behind the fourth door. We have only three. Build one." | {hands} carried {target} off between them | the washerwoman's niece knelt there | a clean round mark was left on the floor | {h} gave her the roofer's chip | there was nothing left that it fitted | the niece set a bucket there, so that the door should stay
@ * settle line=seek-copy dear
{h} drew the cloth from what was holding the low door, and there was {target} | the roofer's chip fitted under it | "So it was here," said {foe}. "And she let me take her bed, and said nothing." | {foe.he} stood back from the door, and was more angry than before | "Go, then. But I own her roof as well." | {h} carried {target} home | on the road there went a cart, and the washerwoman sat on top of it | she lifted a corner of the cloth, and looked, and tucked it in again. "It was only a roof," she said
@ * last line=seek-copy won
A week later {h} took {target} to the washerwoman, under a sheet | {hands} were carrying a bed up her stair | after the bed there came five chairs | the washerwoman sat down upon the first, and began to talk | five years came out, and {h} listened [2 to all of them] | the old thumb felt for the chip, and stayed there
On the next day for looking {h} stood in line | {target} was back in its place, without a rope | {token} lay next to it, because all began with that | the roofer lifted up the children, and a carter's girl was the first | then {h} shut both eyes, and felt underneath | the nick was there, and it was filled
@ * last line=seek-copy dark
By winter {h} kept {target} behind three doors | clean sheets were laid down before the first | too many people knew how {h} had got it | at night {h} went in there, with a {lamp} | {he} felt under it for the nick | it was filled, and there was nothing to feel
@ * last line=seek-copy dear
{h} gave the washerwoman the room beside {target} | the old house stood empty, with {foe's} lock on it | the washerwoman hung her sheets so as not to see that roof | once a week she dusted {target}, on the under side too | "I would do it again," she told {h} | she turned her chair to face the other way
@ * last line=seek-copy lost
Half a year later {h} stood in line to look | the copy was on its velvet, and people sighed at it | the rope was twenty paces off by now | the washerwoman's niece gave {h} the roofer's chip | "You may be let in one day," she said | after that {h} came on every such day | {he} always stood in the first row
`;

/** What the hero is doing when somebody crosses the way, what grateful people know, and what comes of a choice later on. */
const threads = `
@ * ask line=seek-copy before
{h} tried {token} on one thing after another | {h} wished to learn the size of {target} by heart
{h} asked who had once touched {target} | it was no use only to have looked at it
{h} let everyone tell what they saw at noon on that day
It was five years since {target} was lost | {h} asked who worked for {foe} in those days
@ * ask line=seek-copy behind
{h} asked who went out at the gate on that day | one of them must have carried {target}
{h} looked where nobody had looked in five years | there were not many such places
{h} spoke to those who washed and swept for {foe} | such people are never asked, and see it all
@ * gift line=seek-copy before
"It used to stand where children could touch it," said {p}. "Now there are ten paces, and a rope. Why ten?"
"They have held such a cord to my bread," said {p}. "Every month. One does not look for a thing that one has."
"The best copyist of all lives behind those shutters," said {p}. "There has been no work in five years. There is always a dinner."
"I never saw {foe.name} lay a hand on {thing}," said {p}. "Not once. I should, if it were mine."
@ * gift line=seek-copy behind
"They searched me that day, and my hat," said {p}. "They only bowed to people who had their arms full."
"An old woman there has been robbed of her furniture, chair by chair," said {p}. "She could stop it with a word. She does not say it."
"On Mondays they wash in that house," said {p}. "There is so much mist that one could carry out the stove."
@ * echo line=seek-copy wall did=copy4:+
The dinner carrier came by with a dish, and knew {h} again | "Let that one through to the front," said the carrier | {h} got a place at the rope itself
@ * echo line=seek-copy turn did=copy-o1:+
In the yard a child began to howl, and {hands} went out to see | {h} had helped that child's nurse at the gate | now she had pinched it
@ * echo line=seek-copy turn did=copy10:-
The roofer could have sworn to that chip | but {h} had stolen it | the roofer would not come down for {him} any more
@ * echo line=seek-copy turn did=copy1:+
It was too light as well | the maker had told {h} the weight, on that long evening by the stove | the true one weighed a cat more
@ * echo line=seek-copy price did=copy-o1:-
{hands} greeted {h} like one of their own | they thanked {him} for the nurse and the child | the washerwoman heard that, and turned her face away
@ * echo line=seek-copy price did=copy-o2:+
At the back door stood the ferryman whose boat {h} had protected | he had brought its bench for her, under one arm
@ * echo line=seek-copy price did=copy5:-
There had been a sixth receipt this spring | {foe} had missed the page that {h} stole, and was afraid | so they came oftener now
@ * echo line=seek-copy plan did=copy10:+
Overhead sat the roofer, whom {h} had comforted, and kept a lookout | one slate was to mean {hands}, and two slates {foe}
@ * echo line=seek-copy plan did=copy-o2:-
The niece had not wished to come at all | the ferryman was her neighbour, and had no boat any more, because {h} lied | she would not step out from behind that gate
@ * echo line=seek-copy plan did=copy12:+
Beside the gate was a great heap of old sheets from the rag dealer | they were for {h}, in return for the loading | nobody stops a person with washing
@ * echo line=seek-copy far did=copy4:-
The two honest people had found out meanwhile who lied to them | they were telling the {street} not to trust {h} | some doors were shut already
@ * echo line=seek-copy far did=copy1:-
The maker could have told {h} much more about {target} | but {h} had stolen from those blind hands | no one opened there when {he} knocked
@ * echo line=seek-copy far did=copy5:+
A messenger came from the maker, and brought a purse | {h} had once helped to return that order book, and knocked | "For whatever is still needed," said the messenger
@ * echo line=seek-copy gate did=copy3:+
The old woman from the rope stood at the coppers, and nodded to {h} | then she took off every lid | nobody could see his own hand
@ * echo line=seek-copy gate did=copy3:-
{hands} had not forgotten who cried fire for nothing | one of them stood beside each bucket | they looked under the sheets in the basket
@ * echo line=seek-copy gate did=copy12:-
The rag dealer still took {h} for one of {hands} | so there had been no sheets to buy | the basket was half full, and everybody could see it
@ * echo line=seek-copy plan did=copy13:+
The blind maker was sure of the dinners now, because of {h} and that willow | "I will say aloud which is mine," the maker sent word, "whenever you need it"
@ * echo line=seek-copy turn did=copy13:=
{h} saw {foe's} arm in the willow again, and that fist | now it was clear of what size the thing had to be
@ * echo line=seek-copy price did=copy13:-
A cowherd went by with his stick, and no cows, and would not help to carry anything back | {h} had called him to laugh at {foe} | the laugh had cost three cows
@ * echo line=seek-copy gate did=copy20:+
A cart stood across the yard, and kept out half of {hands} | on top sat a girl of five, to whom {h} had given the chip to hold | "We are stuck," she called happily
@ * echo line=seek-copy gate did=copy20:-
No cart had come with wood today, so the coppers were low, and the mist thin | the carter's wife had lost her horse by {h's} trick | everyone could be seen down to the knees
@ * echo line=seek-copy gate did=copy14:+
First of all {h} looked for the niece, as was promised in the loft | {h} had found her a way out by the wood store | the niece stayed at her tub, but stood up straighter
@ * echo line=seek-copy gate did=copy14:=
On the wall outside sat the washerwoman, and had come on foot | {h} had asked her in the night, and she had nodded | now she nodded again
@ * echo line=seek-copy gate did=copy14:-
At the nearest tub stood the niece | {w} saw her, and looked at {h}, who had lied that she would be far away | the basket sank down on that side
@ * echo line=seek-copy price did=copy15:+
In the doorway stood the miller with all his men, white to the elbows | nothing more was carried out past them | {h} had saved the midwife for him, and it was a girl
@ * echo line=seek-copy plan did=copy15:-
They had to speak low | the midwife was out of that cellar, and had described {h} to {hands} | it was {h} who put her there with a lie
`;

/** How it begins, and scenes in which a fact of the case is found out, with somebody who comes back. */
const scenes = `
@ copy-o1 open line=seek-copy p=nurse/she where=the_east_gate
% A Bundle That Fitted; What Are You Looking For
{h} had come to ask about {target}, and stood in line at the east gate | {hands} held {token} round every bundle | whatever fitted was taken away to {foe}
"This one fits," they said to {p.a}, and pulled at her bundle | a child was asleep in it
"But {foe.name} has it already!" {p} cried. "{foe.he} found it five years ago, they say, and keeps it behind three doors. What are you looking for?" | they only pulled harder
{p} tore the loop away, and threw it to {h} | "Ask the two who quarrel at the corner!" she called. "They saw it in two places at once!"
+ Help {p} to hold on to the child => {h} took hold too, and with that the child woke, and howled | {hands} let go as if it were on fire | the whole line went in behind the child, and nobody was measured | "I shall find a way to thank you," said {p}
= Ask {hands} what is of that size => "Something," one of them said, and his neighbour trod on his foot | they began to quarrel, and {p} got out behind their backs | the loop was in {h's} sleeve by then
- Lie that the nurse stole that child => {hands} led both the nurse and the child off to {foe} | the child could be heard as far as the well | nobody searched {h}, and there was plenty of room at the gate
~ They pulled at one end, and {p} at the other, and the child rolled out | everybody stared at it | {p} had it up in one arm, and ran, and {h} kept the loop

@ copy-o2 open line=seek-copy p=ferryman/he where=the_landing
% The Ferryman Says It Aloud; A Hole in a Boat
{h} was asking for {target} at the landing | there {hands} were chopping at a {boat} with an axe | they held its owner, {p.a}, by both arms
"I only say what I saw!" he shouted. "{foe.name} claims to have found it, five years ago. But that same noon somebody carried it past me, under a sack!"
"He is mistaken," said {hands}, "or he will have no boat" | they had held {token} to each of his bundles
{p} kicked the loop across to {h}. "They are still looking for it!" he cried. "Go to the corner. One man there saw it elsewhere at noon"
+ Protect the boat and stand in it => {h} stepped over the side, and sat down | {hands} did not care to chop with a person in it | people were coming down the steps | "That boat is yours whenever you need it," said {p}
= Ask {p} how large the sack was => "So," said {p}, and would have shown it, but for his arms | {hands} looked at one another, and then for the loop | but {h} was gone, and so was the loop
- Lie to {hands} that he takes bribes => {hands} had only been waiting for a reason | the axe went through the {boat}, and {h} walked off with the loop in one fist | "Five years I kept quiet," {p} said, up to his knees. "Now I tell somebody, and it is you"
~ The axe had gone through, and the {boat} went down, with a sack of turnips | everybody looked after the turnips | {h} went up the steps to look for the two at the corner

@ copy1 scene line=seek-copy means p=again who=dinner_carrier,nurse,ferryman where=the_blind_maker's_room
% A Nick on the Under Side; In the Dark, with Both Hands
Only its maker could tell {h} how to know the copy | {p} had a knock that the blind maker knew, and brought {him} in | nobody living knew {target} better | the maker's hands lay open in the lap
"I made the false one," said the maker, "and I made it well. But a child dropped the true one. It has a nick beneath. I was too proud to copy a fault."
Then a piece of wood was put into {h's} hands [3 , with just such a nick in it] | "Shut your eyes, and be quick," said the maker. "If {foe} hears of this there will be no more dinners"
+ Share the evening, and let the maker talk => {h} stayed until the stove was low | nobody had asked about the work for years, only about the price | after that {h} could have told the two apart in a sack
= Feel for it until your thumb knows the place => {h} felt along the wood thirty times | the nick was on the left [, a thumb's length in] | a grain would have filled it | {p} could not find it at all, and swore that there was none
- Steal the maker's drawing from under the cat => The cat went with it, for a yard or so | on the drawing everything was measured, to a hair | the nick was not on it, of course | "You took it from under blind hands," said {p}, and walked home ahead
~ The cat had got up, and with that the evening was over | "There is a third who breathes in here," said the maker, and said no more

@ copy2 scene line=seek-copy plan p=again who=dinner_carrier,nurse,ferryman where=the_garden_gate
% What Holds a Door; The Washerwoman's Niece
The washerwoman would not say where {target} was, but she had a niece | {p} had got the niece to come to the garden gate | she spoke to {them} over it, with her arms full of sheets
"My aunt carried it out under these," she said. "They looked in the chest, and they looked under the bed. Nobody looks at what holds a door, she said."
"Then she carried it back in with the clean sheets," said the niece. "It went to {foe's} own wash house. Who would search there?"
So it was in there now, and held one of the doors | {h} had to lean on the gate, and began to laugh | "Do not laugh," said the niece. "Next week {foe} has those doors taken out"
+ Help the niece to wash all those sheets => {they} did it together, in the tub, with {p} at the wringer | with her arms in suds she remembered it | there were four doors in that wash house, and one had never [2 once] banged
= Ask how heavy {target} was to carry => "As heavy as a sleeping cat," said the niece at once | so it could hold a heavy door, and {h} would look for one
- Cheat the niece of her key => {h} asked for the aunt's old key, for the lock | but there was no lock | the niece gave up that key like a tooth | "You should have asked about my aunt first," said the niece. "Then you could have had it"
~ Somebody called from the house, and the niece let fall half of the sheets | "I have told you it," she said. "You must only think of it as a maid does who has washing to carry."

@ copy3 scene line=seek-copy wall where=the_hall_with_the_rope
% From Ten Paces; The Day for Looking
Twice a year {foe} showed people {target} [3 , or said so] | {h} meant to feel for the nick, and stood in line with the rest | {hands} let them in by tens, as far as a rope | ten paces off, on velvet, it stood [3 , or its brother did, for there was no telling]
{foe} walked up and down before it and answered questions [3 , as one shows a house that is not for sale] | "No nearer, I am afraid," said {foe}. "People breathe so"
Behind it were the three doors, each as thick as a loaf | {h} put one foot under the rope, and two of {hands} came nearer
+ Help an old woman up to the rope to see => "That is not it," she said aloud, after a time. "I lifted six children up to the other, and all of them touched it. That one has never been loved" | {foe} had her led out, most gently, and {h} went with her
= Ask {foe} to turn {thing} over => {foe} was silent for just a little too long | "It is not made to be turned," said {foe} | others had heard that silence too | {h} counted nine of them
- Trick the guard at the rope with a cry of fire => The guards all ran one way, and {foe} ran the other | {foe} ran to the low door by the washing, for a step or two | then {foe} thought better of it
~ {hands} blew a whistle, and led the ten of them out | the next ten came in, and after those nobody | there would be no looking again for half a year

@ copy4 scene line=seek-copy lead p=dinner_carrier where=the_street_corner
% Two Honest People; Everything Twice
{h} found the two who quarrelled at the corner | {target} had disappeared five years ago, and they both saw it on that day | "At noon, by the east gate, on a {ride}," said one. "At noon, at the landing, under a sack," said the other. "Do I look like a liar?"
Neither of them did | {p.a} had stopped beside {h}, with a covered dish
"Then there are two," {p} said softly. "I carry a dinner every day to a maker who used to make things double. {foe.name} pays. I may not ask what for. Come along, if you dare."
Through the shutter of that house one saw a work bench, and dust | on the far wall {thing} was drawn in chalk, from three sides [3 , with all the measures]
+ Help {p} in with the covered dish => The maker felt for the dish, and thanked the wrong side | "Stone blind," {p} said outside, "since that last piece of work. And {foe} pays for everything. It is never to be asked what for"
= Copy the figures from the chalk drawing => The figures agreed with all that {h} knew of {thing} | beneath stood a date, and {p} frowned over it. "But nobody was looking for it by then," said {p}
- Lie to the two that they mixed up the places => The two shook hands, and each went to see the other's place | {p} had watched it with open mouth. "It was like that when they came to order it," said {p}. "They talked as nicely as you"
~ A window went up, and a voice asked if that was the dinner | {p} went in with the dish, and the shutter was put to from within

@ copy5 scene line=seek-copy second p=again who=dinner_carrier,nurse,ferryman where=the_maker's_back_window
% Ordered in Spring; The Book Under the Glue Pots
In the maker's house {target} was drawn on the wall | {h} wished to learn who had ordered that | {p} knew which window at the back did not close [2 , and kept a lookout at the corner] | {h} reached in, and found the order book under the glue pots
{they} read it beneath the sill | "Spring: one copy of {target}," it said there. "For {foe}, by the harvest." | it was paid for beforehand, and silence was paid for as well
{p} counted upon the fingers of one hand. "It was still there at the harvest," said {p}. "I saw it with my own eyes. They only missed it when the leaves were down."
So {foe} had ordered a copy first [2 , while {thing} still stood in its place] | the loss came afterward | one of the two stood behind those three doors now | {h} had to find out if it was the right one
+ Help {p} to take it back, and knock => The maker's door came open on its chain | "I cannot see who you are," said a voice, "and I ought not to talk. But I should like to, if you shut the door behind you"
= Turn to the page of the day when it was finished => There was a drop of wine on the page, and the pen had run | "Copy good," it said. "But anyone with hands can tell it from the true one." | those were the last words in the book that kept to the line [3 , and even they leaned]
- Steal the page with the order on it => {h} had it out with one pull | "And whom will they ask first?" said {p}. "Whoever knows that window" | on the back was the order from before it | it was for {foe} too, a lock for the third of three doors
~ One of the glue pots had gone over | {p} wiped the page with a sleeve, and stuck to it | {p.he} had to leave with half a coat

@ copy6 scene line=seek-copy price p=gatekeeper where=the_washerwoman's_house
% The Last One Searched; The Last Chair
{p.a} came to {h} after dark, and had a fault to confess | {p} had stood at {foe's} gate five years ago | it was the day of the loss | "I searched everyone but one," said {p}. "She was the washerwoman, who used to dust {thing}. She had her arms full of sheets. I said good evening to her."
So {they} went to see the washerwoman | in her house hung five receipts on a nail, and there was no bed | each year {hands} asked her where {thing} was | each year they took a chair away
They were there now | they lifted the last chair with her on it | they put her down on the floor, quite gently | then they carried the chair out
She had not said a word | she folded her hands in her lap, as one folds a sheet | {h} could hardly bear to see it | {hands} were looking at the floor boards already
+ Give the washerwoman your {bag} for a seat => The washerwoman tried the {bag}, and made room on it for {p} | "I was the one at the gate," said {p} | "I know," said the washerwoman, and it was the first word in five years. "You can ask my niece. I said that I would not talk. I did not say it for her."
= Read all the five receipts through => {hands} had taken everything, from the tub down to the soap | "Has she spoken?" {foe} had written on each receipt | below that stood a no, five times
- Lie to {hands} that the old woman has told you => {hands} put down the chair in the {street}, and came back | by then the washerwoman was laughing, without a sound, into her apron | she did not leave off until they had gone | "They will come again for that," said {p}, "and there is only the floor left"
~ {hands} came in again, for they wanted the nail too | they put the receipts in the washerwoman's lap | {p} looked hard at the wall, and could not look at her

@ copy7 scene line=seek-copy turn p=again who=dinner_carrier,nurse,ferryman where=the_hall_behind_the_rope
% Behind the Rope; No Place for the Chip
{h} had to touch the thing behind {foe's} rope | dusters were hired there by the hour, so {p} had asked for the work, and took {him} along | the piece stood on its velvet, and there was nobody to say ten paces
{h} shut both eyes, and slid a thumb along the under side | it was as smooth as an egg | {h} took the roofer's chip out of its nutshell, the one from the true piece | there was no place here for it | {token} went round it, for the size was right
"The blind maker spoke of a nick, and here is none," said {h}. "This is the copy. {foe.name} wanted to put it in the true one's place."
"Why guard it, then, with three doors?" asked {p}.
"So that nobody else goes looking. The true one was carried off before {foe} could change them. That is why they hold a cord to every bundle. {foe.name} is hunting for it too." | {h} was glad, and then {h} was afraid | "I must be quicker than {foe}," said {h}
+ Help {p} to dust away the print of the thumb => {they} needed two breaths and a sleeve | "I never dusted so well in my life," {p} whispered, "and never felt so foolish" | the velvet lay crooked, they saw at the door | it was too late to go back
= Look at how the three doors are locked => All three were locked from the outside only | anyone inside could have walked out with it | "One guards an empty box like that," said {p}
- Steal the card that calls it the true one => {h} had the card inside {his} shirt when {hands} came | they looked at the velvet, and not at the card | {foe} was told of it, and sent {p} away without the hour's pay | "I only wished to help," {p} told {h}
~ {hands} were back, and had brought the rope in with them | {p} pushed the duster into {h's} hand, and {h} dusted | "Not so far under," they said, and made a note of it

@ copy8 scene line=seek-copy gate move entered p=again who=dinner_carrier,nurse,ferryman where=the_wash_house
% Four Doors and a Draught; The Wash House
{h} came to {place} behind {foe's} hall, to fetch {target} | on washing day anybody with a basket might go in | {h} and {p} had one between {them}, full of sheets
In the mist from the coppers one heard more than one saw | there were four doors, each held open by something on the floor | the thing that held one of them was {target} | {h} had {token} along, to try them all
{foe} could not bear a draught that day, and had said so loudly | {hands} were going round, and kicked every doorstop aside
A bucket rolled, and the first door banged | then there went the second one
"They have two more," said {p}, "and you cannot see your own feet"
+ Help {p} to block their way with the basket => {they} let the basket fall, and sheets went everywhere | {hands} had to wade through wet sheets | the third door banged, for all that | before the fourth they were called off to wring
= Listen for the door that never bangs => The third one banged upon a wooden clog | {h} waited, and nothing more came | so there was a low door over there, and something held it well
- Deceive them with a shout in {foe's} voice => "Leave it!" cried {h} through the mist, and they left it, in the middle of a kick | the third door hung by one hinge | then {foe} shouted too, and was very near
~ The basket had gone over, and with it {p} | {hands} picked up both, and put them out at the front | {h} stood in the mist alone, and somebody was coming who stamped

@ copy9 scene line=seek-copy duel where=the_wash_house
% A Thumb Under It; What Held the Door
{hands} had found nothing at the first three doors | {foe} stood before the fourth, scarlet in the face | {target} was in that room, and {foe} had looked right past it | in one fist was the sleeve of the washerwoman's niece | whoever had a hand on {thing} first would keep {thing}
"You had your thumb under mine!" said {foe}. "I have hunted for the other five years. I took that woman's bed, and her tub, and her chairs. Where is it?"
"Yours has no nick," said {h}. | behind {foe} the low door stood open still | something in a grey cloth held it, just as large as {token} | {h} saw it at once, and kept both eyes away from it after that, for {foe} was watching
+ Save the niece out of {foe's} grip => {h} loosened one finger after another | {foe} let go of the niece, and came on, shouting, step by step | there was nobody now between the niece and the low door | the niece pointed down
= Ask {foe} about the low door => "Why does that one never bang?" asked {h} | {foe} swung round, and tore at the latch, and the hinges | {foe.he} ran a hand along the top of the frame | "It is only a door," {foe.he} said, and turned {foe.his} back on it
- Lie that {thing} lies down in the well => {foe} had run out, and had the lid off | out there {foe} roared for a {lamp} and a rope | in the wash house there was quite enough light to see by, and enough time
+~ {foe} would not let go, and pulled, and {h} pulled | the niece fell against the low door | something in a grey cloth rolled over {foe's} foot
=~ {foe} turned, and looked at the low door | "That one never does bang," {foe.he} said slowly, and looked lower still
-~ "I had that well emptied in the second year," said {foe}, and watched {h's} eyes | they went to the low door for half a breath | it was enough

@ copy10 scene line=seek-copy near p=roofer where=the_roofer's_ladder
% The Child Who Dropped It; A Chip in a Nutshell
{h} asked who could tell {target} from a copy | {p.a} heard it on a roof, and came down a ladder [2 , rung by rung]
"I was five years old," said {p}. "How did you find me? I have never told anyone."
Then all of it was told | {p} had lifted {thing} once as a child, and it had slipped | there was a chip off, underneath | no copy would have that | ever since {p.he} had kept to roofs [2 , so as not to meet people who spoke of it]
{p} had kept the chip in a nutshell | {p.he} wished it back in its place, and was afraid to let it go
+ Comfort {p}, and promise to put it back => "Then it is off my mind," said {p}, and handed over the nutshell | {p.he} climbed up a good deal faster | "On the left side!" {p.he} called from the ridge. "A thumb's length in!"
= Ask {p} on which side it had fallen => "On the left," said {p}, "a thumb's length in from the edge. I could show it to you in the dark" | {h} was given the nutshell, to try it by | "It fits only the one," said {p}
- Steal the nutshell, and be off with it => It weighed nothing | {h} opened it round two corners | in it lay a chip like a grain of rice | on the roof behind {him} nobody hammered any more that day
~ Two of {hands} stood below, and were looking up at the roof | {p} dropped the nutshell into {h's} {bag}, and climbed | "Slates," {p.he} was heard to say. "We were talking of slates."

@ copy11 scene line=seek-copy far p=again who=rag_dealer,roofer where=the_locked_back_room
% Blue Thumbs; Show Both Hands
{p} came to {h} with both hands hidden, and locked the back room | {foe} knew that somebody had felt under the copy
{hands} had rubbed blue on the under side, and no soap took that off | {h} looked at {his} thumb | it was blue, up to the second joint
{hands} were coming along the {street} by now | everybody had to hold out both hands | whoever had a blue thumb would be locked in a cellar
"I have talked to some people," said {p}. "To all who ever stood behind that rope. They do not like {foe} at all." | {p} drew out {p.his} own hand, and it had a blue thumb [3 , dyed to the second joint]
+ Help {p} to mix blue dye => {they} mixed it in a wash tub, in a back yard | people came by, and went away with a thumb in a rag | by noon all the {street} had blue thumbs, and the priest had two
= Hold out both hands, and wait your turn => {hands} took hold of {h's} thumb and were about to shout | then they looked at the next one, and the next | they wrote down sixty names, and gave it up at the corner
- Cheat by wearing borrowed gloves => {hands} let {h} go by, for it was a raw day | but they asked the owner of the gloves for an hour | "That was my cousin," said {p}, and would not look at {h}
~ {hands} had come in at the back, and held up a {lamp} | {p} laid {p.his} hand down on the table, next to {h's} | "Two of them, then," said {hands}, and it went down in writing, with both names

@ copy20 scene line=seek-copy far quiet where=the_bare_stone_shelf
% Is That All; A Clean Apron
{h} went to see the spot where {target} had once stood | it was a bare stone shelf by now, as high as a chin
A carter's wife came up, with a little girl by the hand | "We were all lifted up here at five years old," she told {h}. "You put your palm under it, and wished. I wished for horses. And I got one!"
Her girl was five that day, and wore a clean apron | behind {foe's} rope nobody was lifted up
So the girl held her palm into the air above the shelf, for a good while
"Is that all?" she asked politely. | "Next year she will be too heavy for me," said the mother
+ Give the girl the roofer's chip to hold => {h} shook the chip from its nutshell upon that small palm. "That is a bit of the true one," {he} said. | the girl closed her fist, and thought so hard that she turned red. "Done," she said, and gave it back
= Try {token} on the mark upon the shelf => There was a pale round upon the stone | {token} lay along it to a hair | the girl put her apron over it, to keep it clean. "For when it comes," she said
- Trick the mother into asking at {foe's} gate => {hands} were so busy with those two that {h} could count all the keys | mother and child were held until dark | {hands} kept the horse, and the apron was black
~ {hands} came with a rope, and drew it round the bare shelf, at ten paces | "People breathe so," they explained | the girl was lifted down, and wished them a good day

@ copy12 scene line=seek-copy near p=rag_dealer where=the_open_road
% A Loop of Cord; Every Bundle in the Road
{foe's} people hunted for something with a cord | {h} wished to know what it was | {p.a} was picking up rags all over the road, and could tell {him} | {hands} had been through the whole cart again
"They do it every month, and never say what for," said {p}. "They hold this to each bundle, and throw it down. Nobody sells to me any more, and I live on bundles."
{p} pointed at {token} in {h's} hand | another like that lay in the mud, where they had dropped it
"Five years!" said {p}. "And {foe.name} has {target} at home! What else can {foe.he} have lost, that is no larger than this?"
+ Help {p} to load the cart again => {they} had every rag back in its heap by noon | {p} owned nothing that was worth giving but the cord. "Put it round whatever you find," said {p}, "and come and tell me"
= Try the loop on whatever stands about => It was too small for the barrel, and too large for the kettle | a cat slept on the cart, and it went around her very well | "I had thought of that," said {p}. "It is not the cat"
- Lie to {p} that you are one of them => {p} began to unload what was left, without a word, down to the boards | it was no pleasure to watch | at the end {p} only asked whether they would come next month
~ {hands} came back for their cord, and found it in {h's} hand | they held it to {h's} {bag}. "Too small," they said, and sighed | behind them {p} was already picking up the same rags once more

@ copy13 scene line=seek-copy near where=the_hollow_willow
% The Fist in the Willow; What One Does Not Let Go
At nightfall {h} came home along the road, and had asked for {target} in vain | out of an old willow somebody called for help, but not loudly
It was {foe}, all alone | one arm was in the hollow tree, up to the shoulder, and would not come out
"Of all people!" said {foe}. "Well, pull! {hands} must not see me like this."
{h} pulled, and nothing moved. "You have made a fist in there," said {h}. "There is a thing in it. Open it, and the arm comes out."
"What I have I do not let go," said {foe} | then {foe} began to speak quite low. "Nobody ever came to our house. I laid the table for my birthday, and in the end I cleared it. Since I have {thing} they stand in line for me. And you ask about, until nobody comes."
On the road a {lamp} was coming nearer | {foe.he} clutched {h's} sleeve with the free hand
+ Help {foe} to open that fist, finger by finger => Behind the hand a child's wooden ball rolled out | "You might have let them find me," said {foe}. "What do you want for it?" | {h} wanted dinners for the blind maker, whatever people said, and got {foe.his} word
= Ask {foe} what the fist has got hold of => "I cannot see in there," said {foe}. "But the size is right." | {foe.he} bit {foe.his} lip, and the fist came open for fright | it had been a child's wooden ball
- Betray {foe} to the whole road, for a laugh => {h} called, and thirty people ran up with {lamp} and dog | there was such laughter as the road had never heard | a cowherd, the loudest of all, pulled {foe} out | next morning {hands} fetched his three cows
~ It was one of {hands} | {foe} let go for shame, and out came the arm, with nothing in the hand. "We are looking at the tree," said {foe}, and did not leave go of {h} before the bend

@ copy15 scene line=seek-copy near p=again who=dinner_carrier,nurse,ferryman where=the_cart_at_the_well
% Somebody in the Same {coat}; That Is What They All Say
{h} asked for {target} at the well, and {p} had come along | before it stood a cart of {hands}, with a woman tied to the seat | she wore the same {coat} as {h}
"We have caught {fullname}," {hands} told everyone. "It has that {coat}, it asks a great deal, and it carries a loop of cord."
"I am the midwife!" cried the woman. "All of us carry cord! They are waiting for me at the mill. It is her first!"
"That is what {fullname} would say," they answered, and looked pleased. "You stay in our cellar until you have been mistaken about those two places."
"If we keep still they will never look for you again," whispered {p}. "But there comes the miller, and he is running."
{h} closed one hand on {token} | the cart began to turn
+ Save the midwife, and say aloud who you are => "I am {fullname}," called {h}, and held the loop up high | {hands} untied the midwife, so as to have the rope | before they had a knot in it both {coat} and loop were over the wall, and {p} too
= Ask {hands} to read their description once more => {hands} read it out: {coat}, asks, cord | a baker at the well wore such a {coat}, and so did his wife | while they measured those two the midwife climbed down on the far side
- Lie that you know her, and it is {fullname} => {hands} thanked {h}, and drove off with the midwife | at the mill they waited for her until it grew light | mother and child lived, by a hair, and the miller went about asking who had said it
~ A friend called {h} by name, and meant no harm by it | {hands} looked from one to the other, and kept what the two had on, to be sure | the midwife ran to the mill in her shirt

@ copy14 scene line=seek-copy eve p=again who=dinner_carrier,nurse,ferryman where=the_drying_loft
% A Sheet between Two; Badly Folded
{h} and {p} sat up in the drying loft, on the eve of washing day | they were folding sheets for the basket in which {target} was to come out | each held two corners
"One thing is wrong with it," said {p}, and did not come nearer. "You go in, and you go out. The niece stays. When {foe} shouts tomorrow she is the one who stands there."
"She told us of it herself," said {h}.
"Over a gate, with her arms full," said {p}. "And her aunt lost five years by it, and a bed. Did you ever ask her whether you may? You only asked where it was."
"So I am to leave it there?" cried {h}. "Next week those doors come out, and {foe} has it!" | the sheet between them was as tight as a drum
{p} let go of both corners | it lay on the boards, with {token} on top, and {h} knew that half of it was true
+ Promise {p} to protect the niece before all else => "The niece first, and {thing} after her," said {h} | {p} took up the sheet, and they came towards each other, corner to corner | it was the straightest of the lot
= Go over, and ask the washerwoman after all => The washerwoman sat on her bare floor, and {h} asked if {he} might | it took as long as a prayer, and then she nodded twice | on the way home {p} carried the basket, and hummed
- Lie that the niece will be far away by then => {p} begged {h's} pardon, and folded the rest without help | it was {h} who lay awake, on forty sheets
~ With a shriek the sheet tore from end to end | below somebody asked who was there | they put out the {lamp}, and lay without a word till morning, each on one half
`;
export const pack: PackSource = { id: 'case-seek-copy', sheets: [facts, threads, scenes], words: {} };
