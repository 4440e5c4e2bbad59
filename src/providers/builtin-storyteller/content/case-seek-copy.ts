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
{h} went down on one knee by the low door | something in a grey cloth was holding it, and {h} drew off the cloth | {token} went round it to a hair | it was {target} | {his} thumb found the nick | the roofer's chip went into it, to the last grain | "She brought it back to me," said {foe}, "under my own clean sheets. Five years! I have gone by here every Monday." | {foe.he} sat down upon a bucket, and had no shouting left | with nothing to hold it the low door swung shut, and banged | {h} carried {target} out, and {hands} took their hats off | {foe} kept the copy | the washerwoman's niece was the first who held {thing}
@ * settle line=seek-copy lost
{foe} had the grey cloth off, and there was {target} | {foe.his} thumb went under it, and found the nick, and stayed there | "In my own wash house," said {foe}, and was suddenly quite calm. "Lock it behind the fourth door. We have only three. Build one." | {hands} carried {target} off between them | the washerwoman's niece knelt there | a clean round mark was left on the floor | {h} gave her the roofer's chip | there was nothing left that it fitted | she set a bucket there, so that the door should stay
@ * settle line=seek-copy dear
{h} drew the cloth from what was holding the low door, and there was {target} | the roofer's chip fitted under it | "So it was here," said {foe}. "And she let me take her bed, and said nothing." | {foe.he} stood back from the door, and was more angry than before | "Go, then. But I own her roof as well." | {h} carried {target} home | on the road there went a cart, and the washerwoman sat on top of it | she lifted a corner of the cloth, and looked, and tucked it in again. "It was only a roof," she said
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
The maker could have told them much about {target} | but {h} had stolen from those blind hands | no one opened when {he} knocked
@ * echo line=seek-copy far did=copy5:+
{h} had once helped to get lost wages from the maker | now the maker had sent a purse | "For whatever is still needed," said the messenger
@ * echo line=seek-copy gate did=copy3:+
The old woman from the rope stood at the coppers, and nodded to {h} | then she took off every lid | nobody could see his own hand
@ * echo line=seek-copy gate did=copy3:-
{hands} had not forgotten who cried fire for nothing | one of them stood beside each bucket | they looked under the sheets in the basket
@ * echo line=seek-copy gate did=copy12:-
The rag dealer still took {h} for one of {hands} | so there had been no sheets to buy | the basket was half full, and everybody could see it
@ * echo line=seek-copy plan did=copy13:+
The blind maker had nine cooks now, because of {h}, and was not afraid | "I will say aloud which is mine," the maker sent word, "whenever you need it"
@ * echo line=seek-copy turn did=copy13:=
When did {foe} last touch it? | at the corner table {foe} had not known | now it was clear why | nobody strokes a copy
@ * echo line=seek-copy turn did=copy13:-
{hands} looked in twice, and asked if {foe's} guest wanted a chair | they meant {h}, since that lie at the corner table | it left hardly a minute for the thumb
@ * echo line=seek-copy gate did=copy14:+
Then {foe} shouted, and everybody stood still | but {h} shouted back, as had been promised under the {boat} | the women at the tubs laughed, and stopped {hands}
@ * echo line=seek-copy gate did=copy14:=
{h} shut both eyes in the mist, and was not lost | {his} thumb had found one nick in forty planks, and could do it again
@ * echo line=seek-copy gate did=copy14:-
Then {foe} was heard, and very near | {h} had sworn under the {boat} that {foe} would be away | so nobody had thought of what to do now
@ * echo line=seek-copy price did=copy15:+
In the doorway stood ten neighbours with boards on, and let nothing more out | they had seen {h} wear one for a friend
@ * echo line=seek-copy plan did=copy15:-
They had to speak low | the baker's wife knew by now that {h} had betrayed her | she was leading {hands} from gate to gate
`;

/** How it begins, and scenes in which a fact of the case is found out, with somebody who comes back. */
const scenes = `
@ copy-o1 open line=seek-copy p=nurse/she where=the_east_gate
% A Bundle That Fitted; What Are You Looking For
{h} had come to ask about {target}, and stood in line at the east gate | {hands} held {token} round every bundle | whatever fitted was taken away to {foe}
"This one fits," they said to {p.a}, and pulled at her bundle | a child was asleep in it
"But {foe.name} has {thing}!" {p} cried. "{foe.he} found it five years ago, they say, and keeps it behind three doors. What are you looking for?" | they only pulled harder
{p} tore the loop away, and threw it to {h} | "Ask the two who quarrel at the corner!" she called. "They saw {thing} in two places at one time!"
+ Help {p} to hold on to the child => {h} took hold too, and with that the child woke, and howled | {hands} let go as if it were on fire | the whole line went in behind the child, and nobody was measured | "I shall find a way to thank you," said {p}
= Ask {hands} what is of that size => "Something," one of them said, and his neighbour trod on his foot | they began to quarrel, and {p} got out behind their backs | the loop was in {h's} sleeve by then
- Lie that the nurse stole that child => {hands} led both the nurse and the child off to {foe} | the child could be heard as far as the well | nobody searched {h}, and there was plenty of room at the gate
~ They pulled at one end, and {p} at the other, and the child rolled out | everybody stared at it | {p} had it up in one arm, and ran, and {h} kept the loop

@ copy-o2 open line=seek-copy p=ferryman/he where=the_landing
% The Ferryman Says It Aloud; A Hole in a Boat
{h} was asking for {target} at the landing | there {hands} were chopping at a {boat} with an axe | they held its owner, {p.a}, by both arms
"I only say what I saw!" he shouted. "{foe.name} claims to have found {thing}, five years ago. But that same noon somebody carried it past me, under a sack!"
"He will be mistaken until he has no boat," said {hands} | they had held {token} to each of his bundles
{p} kicked the loop across to {h}. "They still look for it!" he cried. "Go to the corner. One man there saw it elsewhere at noon"
+ Protect the boat and stand in it => {h} stepped over the side, and sat down | {hands} did not care to chop with somebody in it | people were coming down the steps | "That boat is yours whenever you need it," said {p}
= Ask {p} how large the sack was => "So," said {p}, and would have shown it, but for his arms | {hands} looked at one another, and then for the loop | but {h} was gone, and so was the loop
- Lie to {hands} that he takes bribes => {hands} had only been waiting for a reason | the axe went through the {boat}, and {h} walked off with the loop in one fist | "Five years I kept quiet," {p} said, up to his knees. "Now I tell somebody, and it is you"
~ The axe had gone through, and the {boat} went down, with a sack of turnips | everybody looked after the turnips | {h} went up the steps to look for the two at the corner

@ copy1 scene line=seek-copy means p=again where=the_blind_maker's_room
% A Nick on the Under Side; In the Dark, with Both Hands
Only its maker could tell {h} how to know the copy | {p} used to read to that blind maker, and led {him} there | nobody living knew {target} better | the maker's hands lay open in the lap
"I made the false one," said the maker, "and I made it well. But a child dropped the true one. It has a nick beneath. I was too proud to copy a fault."
Then a piece of wood was put into {h's} hands [3 , with just such a nick in it] | "Shut your eyes, and be quick," said the maker. "If {foe} hears of this there will be no more dinners"
+ Share the evening, and let the maker talk => {h} stayed until the stove was low | nobody had asked about the work for years, only about the price | after that {h} could have told the two apart in a sack
= Feel for it until your thumb knows the place => {h} felt along the wood thirty times | the nick was on the left [, a thumb's length in] | a grain would have filled it | {p} could not find it at all, and swore that there was none
- Steal the maker's drawing from under the cat => The cat went with it, for a yard or so | on the drawing everything was measured, to a hair | the nick was not on it, of course | "You took it from under blind hands," said {p}, and walked home ahead
~ The cat had got up, and with that the evening was over | "There is a third who breathes in here," said the maker, and said no more

@ copy2 scene line=seek-copy plan p=again where=the_garden_gate
% What Holds a Door; The Washerwoman's Niece
The washerwoman would not say where {target} was, but she had a niece | {p} had got the niece to come to the garden gate | she spoke to {them} over it, with her arms full of sheets
"My aunt carried it out under these," she said. "They looked in the chest, and they looked under the bed. Nobody looks at what holds a door, she said."
"Then she carried it back in with the clean sheets," said the niece. "It went to {foe's} own wash house. Who would search there?"
So it was in there now, and held one of the doors | {h} had to lean on the gate, and began to laugh | "Do not laugh," said the niece. "Next week {foe} has those doors taken out"
+ Help the niece to wash all those sheets => {they} did it together, in the tub, with {p} at the wringer | with her arms in suds she remembered it | there were four doors in that wash house, and one had never [2 once] banged
= Ask how heavy {target} was to carry => "As heavy as a sleeping cat," said the niece at once | so it could hold a heavy door, and {h} would look for one
- Cheat the niece of her key => {h} asked for the aunt's old key, for the lock | but there was no lock | the niece gave up that key like a tooth | "You should have asked about my aunt first," said the niece. "Then you could have had it"
~ Somebody called from the house, and the niece let fall half of the sheets | "I have told you it," she said. "You must only think of it as somebody does who has washing to carry."

@ copy3 scene line=seek-copy wall where=the_hall_with_the_rope
% From Ten Paces; The Day for Looking
Twice a year {foe} showed people {target} [3 , or said so] | {h} meant to feel for the nick, and stood in line with the rest | {hands} let them in by tens, as far as a rope | ten paces off, on velvet, it stood [3 , or its brother did, for there was no telling]
{foe} walked up and down before it and answered questions [3 , as one shows a house that is not for sale] | "No nearer, I am afraid," said {foe}. "People breathe so"
Behind it were the three doors, each as thick as a loaf | {h} put one foot under the rope, and two of {hands} came nearer
+ Help an old woman up to the rope to see => "That is not it," she said aloud, after a time. "I dusted it for thirty years. That one has never been loved" | {foe} had her led out, most gently, and {h} went with her
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

@ copy5 scene line=seek-copy second p=again where=the_maker's_back_window
% Ordered in Spring; The Book Under the Glue Pots
In the maker's house {target} was drawn on the wall | {h} wished to learn who had ordered that | {p} had once swept the floor there [2 , and had been let go without a reason] | {p.he} got in at the back, and found the order book under the glue pots
{they} read it beneath the window | "Spring: one copy of {target}," it said there. "For {foe}, by the harvest." | it was paid for beforehand, and silence was paid for as well
{p} counted upon the fingers of one hand. "It was still there at the harvest," said {p}. "I saw it with my own eyes. They only missed it when the leaves were down."
So {foe} had ordered a copy first [2 , while {thing} still stood in its place] | the loss came afterward | one of the two stood behind those three doors now | {h} had to find out if it was the right one
+ Support {p} about the lost wages => The maker's door came open on its chain | "I cannot see who you are," said a voice, "and I ought not to talk. But I should like to, if you shut the door behind you"
= Turn to the page of the day when it was finished => There was a drop of something on the page, and the pen had run | "Copy good," it said. "But anyone with hands can tell it from the true one." | those were the last words in the book that kept to the line [3 , and even they leaned]
- Steal the page with the order on it => {h} had it out with one pull | "It will be known," said {p}, "who used to sweep there" | on the back was the order from before it | it was for {foe} too, a lock for the third of three doors
~ One of the glue pots had gone over | {p} wiped the page with a sleeve, and stuck to it | {p.he} had to leave with half a coat

@ copy6 scene line=seek-copy price p=again where=the_washerwoman's_house
% The Last One Searched; The Last Chair
{p} came to {h} with something on {p.his} mind | on the day of the loss {p} had searched everyone | {p} had stood at {foe's} gate [2 , in a sick cousin's place] | "All but one," said {p}. "She was the washerwoman, who used to dust {thing}. She had her arms full of sheets. I said good evening to her."
So {they} went to see the washerwoman | in her house hung five receipts on a nail, and there was no bed | each year {hands} asked her where {thing} was | each year they took something away
They were there now | they lifted the last chair with her on it | they put her down on the floor, quite gently | then they carried the chair out
She had not said a word | she folded her hands in her lap, as one folds a sheet | {h} could hardly bear to see it | {hands} were looking at the floor boards already
+ Give the washerwoman your {bag} for a seat => The washerwoman tried the {bag}, and made room on it for {p} | "I was the one at the gate," said {p} | "I know," said the washerwoman, and it was the first word in five years. "You can ask my niece. I said that I would not talk. I did not say it for her."
= Read all the five receipts through => {hands} had taken everything, from the tub down to the soap | "Has she spoken?" {foe} had written on each receipt | below that stood a no, five times
- Lie to {hands} that she has told you => {hands} put down the chair in the {street}, and came back | by then the washerwoman was laughing, without a sound, into her apron | she did not leave off until they had gone | "They will come again for that," said {p}, "and there is only the floor left"
~ {hands} came in again, for they wanted the nail too | they put the receipts in the washerwoman's lap | {p} looked hard at the wall, and could not look at her

@ copy7 scene line=seek-copy turn p=again where=the_hall_behind_the_rope
% Behind the Rope; No Place for the Chip
{h} had to touch the thing behind {foe's} rope | {p} had been hired to dust there for one hour, and took {him} along | the piece stood on its velvet, and there was nobody to say ten paces
{h} shut both eyes, and slid a thumb along the under side | it was as smooth as an egg | {h} took the roofer's chip out of its nutshell, the one from the true piece | there was no place here for it | {token} went round it, for the size was right
"The blind maker spoke of a nick, and here is none," said {h}. "This is the copy. {foe.name} wanted to put it in the true one's place."
"Why guard it, then, with three doors?" asked {p}.
"So that nobody else goes looking. The true one was carried off before {foe} could change them. That is why they hold a cord to every bundle. {foe.name} is hunting for it too." | {h} was glad, and then {h} was afraid | "I must be quicker than {foe}," said {h}
+ Help {p} to dust away the print of the thumb => {they} needed two breaths and a sleeve | "I have dusted whole temples," {p} whispered, "and I never felt so foolish" | the velvet lay crooked, they saw at the door | it was too late to go back
= Look at how the three doors are locked => All three were locked from the outside only | anyone inside could have walked out with it | "One guards an empty box like that," said {p}
- Steal the card that calls it the true one => {h} had the card inside {his} shirt when {hands} came | they looked at the velvet, and not at the card | {foe} was told of it, and sent {p} away without the hour's pay | "I only wished to help," {p} told {h}
~ {hands} were back, and had brought the rope in with them | {p} pushed the duster into {h's} hand, and {h} dusted | "Not so far under," they said, and made a note of it

@ copy8 scene line=seek-copy gate move entered p=again
% Four Doors and a Draught; The Wash House
{h} came to {foe's} wash house, at {place}, to fetch {target} | on washing day anybody with a basket might go in | {h} and {p} had one between {them}, full of sheets
In the mist from the coppers one heard more than one saw | there were four doors, each held open by something on the floor | the thing that held one of them was {target} | {h} had {token} along, to try them all
{foe} could not bear a draught that day, and had said so loudly | {hands} were going round, and kicked whatever held the doors aside
A bucket rolled, and the first door banged | then there went the second one
"They have two more," said {p}, "and you cannot see your own feet"
+ Help {p} to block their way with the basket => {they} let the basket fall, and sheets went everywhere | {hands} had to wade through wet sheets | the third door banged, for all that | before the fourth they were called off to wring
= Listen for the door that never bangs => The third one banged upon a wooden clog | {h} waited, and nothing more came | so there was a low door over there, and something held it well
- Deceive them with a shout in {foe's} voice => "Leave it!" cried {h} through the mist, and they left it, in the middle of a kick | the third door hung by one hinge | then {foe} shouted too, and was very near
~ The basket had gone over, and with it {p} | {hands} picked up both, and put them out at the front | {h} stood in the mist alone, and somebody was coming who stamped

@ copy9 scene line=seek-copy duel
% A Thumb Under It; What Held the Door
{hands} had found nothing at the first three doors | {foe} stood before the fourth, scarlet in the face | {foe.he} had caught the washerwoman's niece by one sleeve | {target} was in that room, and {foe} did not know where | whoever had a hand on it first would keep it
"You had your thumb under mine!" said {foe}. "I have hunted for the other five years. I took that woman's bed, and her tub, and her chairs. Where is it?"
"Yours has no nick," said {h}. | behind {foe} the low door stood open still | something in a grey cloth held it, just as large as {token} | {h} saw it at once, and kept both eyes away from it after that, for {foe} was watching
+ Save the niece out of {foe's} grip => {h} loosened one finger after another, and {foe} let her go | {foe.he} came on, shouting, a step, and one more | there was nobody now between the niece and the low door | the niece pointed down
= Ask {foe} about the low door => "Why does that one never bang?" asked {h} | {foe} swung round, and tore at the latch, and the hinges | {foe.he} ran a hand along the top of the frame | "It is only a door," {foe.he} said, and turned {foe.his} back on it
- Lie that it lies down in the well => {foe} had run out, and had the lid off | out there {foe} roared for a {lamp} and a rope | in the wash house there was quite enough light to see by, and enough time
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

@ copy11 scene line=seek-copy far p=again where=the_locked_back_room
% Blue Thumbs; Show Both Hands
{p} came to {h} with both hands hidden, and locked the back room | {foe} knew that somebody had felt under the copy
{hands} had rubbed blue on the under side, and no soap took that off | {h} looked at {his} thumb | it was blue, up to the second joint
{hands} were coming along the {street} by now | everybody had to hold out both hands | whoever had a blue thumb would be locked in a cellar
"I have talked to some people," said {p}. "To all who ever stood behind that rope. They do not like {foe} at all." | {p} drew out {p.his} own hand, and it had a blue thumb [3 , dyed to the second joint]
+ Help {p} to mix blue dye => {they} mixed it in a wash tub, in a back yard | people came by, and went away with a thumb in a rag | by noon all the {street} had blue thumbs, and the priest had two
= Hold out both hands, and wait your turn => {hands} took hold of {h's} thumb and were about to shout | then they looked at the next one, and the next | they wrote down sixty names, and gave it up at the corner
- Cheat by wearing borrowed gloves => {hands} let {h} go by, for it was a raw day | but they asked the owner of the gloves for an hour | "That was my cousin," said {p}, and would not look at {h}
~ {hands} had come in at the back, and held up a {lamp} | {p} laid {p.his} hand down on the table, next to {h's} | "Two of them, then," said {hands}, and it went down in writing, with both names

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

@ copy13 scene line=seek-copy near where=the_corner_table
% Two Spoons; Nobody at the Birthday Table
{h} sat at a corner table, over soup | {he} was writing down who had seen {target} | a chair was drawn back, and there sat {foe}, with a second spoon
"You take it without salt," said {foe}. "You have talked to those two at the corner. I am not going to shout today. I know that I shout. My mother did." | {h} pushed the bowl to the middle
"Nobody ever came to our house," said {foe}. "I once laid the table for my birthday, and in the end I cleared it. Since I have {thing} they stand in line for me. Leave me that."
{foe} ate, and looked the whole time at {token}
"There is an old blind maker whom I feed. If people talk of two places I shall have to stop that. So be my guest instead, every evening, and ask no more."
"If yours is the true one, what can my questions do?" asked {h} | the spoon rattled against the bowl
+ Give {foe} the soup, but protect the maker => "I shall go on asking," said {h}, "and the maker will not go without" | that same evening {h} knocked at forty doors, and found nine people who would cook | "I never had a better supper," said {foe} to the empty chair
= Ask {foe} when {foe.he} last touched it => {foe} opened one hand, and looked into it, and shut it again | "It is not for touching," said {foe} | {foe.he} went out, and was not loud even at the door
- Lie that you will be {foe's} guest from now on => {foe} beamed, and told it to the whole room | {h} ate well that evening, behind drawn curtains | in the morning the two at the corner crossed over when they saw {him}
~ By the door {hands} held a cord to somebody's bundle | {foe} saw {h} see it | then {foe} shouted after all, and the soup was on the floor

@ copy15 scene line=seek-copy near p=again where=the_yard_with_the_well
% A Board Round the Neck; I Was Mistaken
{h} came to the yard with the well, to ask who saw {target} | {p} was with {him} | then {hands} came in at both ends, with a sack of boards
"I was mistaken," it said on every board | a baker wore one already, and looked at his shoes | he had only talked to {h} at breakfast
"No one may buy from him while he wears it," said {hands}. "{foe.name} wishes it. Who else spoke of two places?"
The baker's own children kept to the other side | {p} stood close to {h}. "Do not let them hang that on me," said {p} | {hands} took out the next board, and came up to {p}
+ Protect {p}, and put on the board yourself => {h} wore the board through the whole {street} | everybody asked what {he} had been mistaken in, and so everybody heard about the two places | {p} walked beside {him}, without a board
= Ask {hands} in what {p} was mistaken => {hands} read the board, one after another, and it did not say | "In the place," said one. "In the hour," said his neighbour | they left with their sack to ask {foe}
- Betray the baker's wife as one who talked => {hands} left {p} alone, and hung the board on the baker's wife | now there were two of them in that shop, and no customers | "She gave you bread this morning," said {p}
~ {hands} were generous, and had a board for {p}, and another for {h} | it was dark before they came back to take them off

@ copy14 scene line=seek-copy eve p=again where=the_upturned_boat
% One Glove; Rain on the Planks
In the evening it rained | {h} sat with {p} under an upturned {boat}, where {hands} never looked | in one more day it would be decided | {h} must find {target} before {foe} did
"I am afraid of the shouting," said {p}. "When anybody shouts I do as I am told."
"I am afraid to have it in my hands, and not to know it," said {h}. "I got people to talk. Some of them have paid for it."
"You could leave it be," said {p}. "People are quite happy with the wrong one."
"They stand in line half a day for it, and bring their children," said {h}. "They ought to have the true one, and be let close. Then I want to stand in that line too, and just look."
{token} hung on a nail over the {lamp} | then {p} drew off one glove, and put it on {h's} right hand. "Keep that thumb warm," said {p}. "We need it."
+ Comfort {p}, and promise to shout back => "Then look at me," said {h}, "and I shall be louder" | {they} tried it out, first one and then the other, until the planks hummed | "Now I have shouted too," said {p}, and was amazed
= Feel along the planks for a nick with {p} => {p} cut one nick in forty planks, and put out the {lamp} | the first time {h} took until midnight | the last time it took three breaths
- Lie to {p} that {foe} will be away => {p} thanked {him}, and fell asleep | {h} heard the rain stop, and did not sleep | the glove lay on {h's} knee, and it was not easy to wear
~ Somebody knocked on the planks, and {p} put out the {lamp} | it was a child, and asked whether it was dry in there | then there were three of them, and no one could talk of such things
`;
export const pack: PackSource = { id: 'case-seek-copy', sheets: [facts, threads, scenes], words: {} };
