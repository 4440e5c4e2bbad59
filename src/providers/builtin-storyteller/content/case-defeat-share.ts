import type { PackSource } from '../pack.ts';

/** What its strength rests upon, and how that gives way. */
const facts = `
@ * truth line=defeat-share start
Every house {inhome} paid {target} for its peace | it paid with an egg, or with a {coin} [2 , and it had been like that for longer than anyone knew] | {h} asked what happened to a house that did not pay | nobody could say
@ * known line=defeat-share before
All of them paid {target}, and one house did not, and was still standing | {h} wanted to know where the eggs and the {coins} really went
@ * known line=defeat-share behind
For one night nobody must pay anything, in all the thirty houses | {h} had to get them to that night, and through it
@ * settle line=defeat-share won
Toward morning something came, and felt about on each step | it was {target}, who found all thirty steps bare | where {foe} and {h} sat {target.name} stopped | {target.name} tried to climb the lowest step, and could not | "Is that all?" asked a child at a window. "Is that what we paid?" | {foe} dared to look at last, and let the book fall | two neighbours carried {target} away in a blanket, and it needed only two | the book went into the stove, unread | {foe's} new roof was sold, and every house got its notched {coins} back | for breakfast that day they all had eggs
@ * settle line=defeat-share lost
One door opened, at the far end, as far as its chain | the mother of three put an egg upon the step, and drew in her arm again | "Thank you," said {foe}, and wept with relief. | this one egg was enough for {target} | by sunrise {target} was standing on that step, quite upright, and looked along the {street} | then the next door opened, and the one after it | at each of them there was an egg | {foe} wrote down {h's} name in the book, and behind it: owes for one night
@ * settle line=defeat-share dear
All the doors stayed shut but one | there the mother of three put out an egg | {foe} ran for it, and slipped, and the egg broke on the stones | {target} came up to the place, and found nothing more there, and lay down | by evening it was over with {target} | they opened the book | in it was a word from every house about the next one | after that night they were rid of {target}, and no two neighbours spoke
@ * last line=defeat-share won
One evening that summer {h} passed the last house | on the step stood a saucer with an egg in it | the smallest of the three children held a spoon | "That is for you," said the child. "We have two more hens." | not one door in the {street} was bolted | {h} sat down with the child under all those stars, and ate
The notched {coins} bought a lamp for the {street}, and {h} was to light it | {foe} held the ladder | there were thirty steps to be seen, and a cat | on the nearest of them stood {token} | it was not empty, for a neighbour had put a boiled egg in it for {h}
@ * last line=defeat-share dark
On the third morning {token} was not empty | it stood on {h's} own step, with an egg in it, and {he} had not asked for that | next day there were four | behind the shutters they held their breath, until {h} took them | by winter it was all the thirty houses | {h} felt about for them before it was light
@ * last line=defeat-share dear
{h} put the book in the stove, and stayed on that winter | each morning {he} carried an egg from one house to the next | most of them took it, and shut the door | in spring {h} met the mother of three, with an egg in her hand | she wanted to be the one who knocked
@ * last line=defeat-share lost
{h} moved in beside the house that did not pay, and paid nothing either | {foe} came with the book, and wrote it down | at night something felt along the two bare steps | by spring there were three bare steps | {h} sat behind the shutter, and heard it come more slowly
@ * token line=defeat-share
the empty saucer
@ * echo line=defeat-share plan did=share-o1:+
{w} had not forgotten that night in {h's} room | now {w} came across the {street}, and stood on that step as well
@ * echo line=defeat-share far did=share-o1:-
{h} had stolen an egg from a neighbour's step | she said so now through her shutter, quite loud, and {p} heard every word
@ * echo line=defeat-share price did=share-o2:+
One house had thrown nothing, and there {w} lived, next to the sister | {h} had reconciled those two, and they came out with pails
@ * echo line=defeat-share turn did=share-o2:-
The sister had heard what {h} told {foe} about her at the pump | from fear she put out two eggs each night since then
@ * echo line=defeat-share gate did=share4:+
Even the egg-seller's step was bare | {w} still had the {coin} from {h} | there was no notch in it
@ * echo line=defeat-share turn did=share4:=
{h} had waited at that crack, and had seen the saucer wiped out with one finger | nobody who is strong does that
@ * echo line=defeat-share price did=share4:-
"That is for the egg-seller's saucer!" a boy called, and threw | {h} had once stolen an egg out of it, and all of them knew
@ * echo line=defeat-share plan did=share1:+
The children of that house remembered the supper that {h} shared | they came out too, and held hands in a row along the step
@ * echo line=defeat-share plan did=share1:-
{foe} had learned of that house when {h} betrayed it | so a chair stood across the way, and {foe} sat on it with the pen ready
@ * echo line=defeat-share gate did=share10:+
Behind one shutter a baker was talking to {w}, whom {h} had helped at his shop | "Tonight I keep mine," he said, quite loud
@ * echo line=defeat-share price did=share10:-
{w} had told everybody that {h} cheated over the notched money | so every second egg had been aimed at {h's} face
@ * echo line=defeat-share gate did=share12:+
The three children had eaten {h's} supper under their blanket | they pulled at their mother's skirt now, and told her
@ * echo line=defeat-share gate did=share12:-
The mother had no blanket round her, for it went for the egg that {h} stole | she asked first what was in the {bag} this time
@ * echo line=defeat-share turn did=share5:+
{h} had once shared ten years of ruin for supper, in beans | so {he} knew how little {target} could really do
@ * echo line=defeat-share far did=share5:-
Four houses had once paid twice for a lie of {h's} | when they saw {him} out there they put down a third egg, to be safe
@ * echo line=defeat-share far did=share3:+
{h} had read three lines in the book, when {he} gave {foe} an egg | so one friend was warned in time, and kept his door open
@ * echo line=defeat-share price did=share3:-
{h} had told lies about {himself} for {foe's} book | half of these people believed them | so nobody would come close enough to be talked to
@ * echo line=defeat-share plan did=share13:+
One shutter was pushed up, and the one beside it as well | the grandmother in there had her page back, which {h} had won from {foe}
@ * echo line=defeat-share turn did=share13:=
Even {foe} remembered nothing of that night but the daylight | so {h} had learned on a doorstep, when {foe} looked away
@ * echo line=defeat-share price did=share13:-
Among them stood the family that {h} had betrayed in a game | they paid three eggs a night for that, and aimed well
@ * echo line=defeat-share gate did=share14:+
Under {w's} door was the thickest wedge of all, and {h} had helped to cut it | behind it one heard nothing
@ * echo line=defeat-share gate did=share14:=
All along the {street} wedges were knocked in | {h} had counted them twice over the hen, and there was one for each door
@ * echo line=defeat-share gate did=share14:-
Two doors had no wedge, since {h} had lied about who asked for one | there a light moved behind the shutters, back and forth
@ * echo line=defeat-share plan did=share15:+
The old man leaned out at his window, and called a greeting across | it had no board, since {h} had climbed in to him
@ * echo line=defeat-share price did=share15:-
One woman held up her baby, and pointed at {h} | their house had been nailed up, because {h} had named it to {hands}
@ * echo line=defeat-share gate did=share20:+
The smallest child pointed up past the roof, and there was her star | it was the one from under {h's} {coat} | "I want to stay out again tomorrow," she said
@ * echo line=defeat-share gate did=share20:-
The smallest child held on to her mother's skirt | after {h's} lie about the stars she wished to pay for them with that egg
@ * ask line=defeat-share before
{h} asked at all thirty doors about {target}, and if any house had ever failed to pay
{h} followed one notched {coin} from hand to hand, and wished to see where it stopped
{h} carried {token} from step to step, and asked who it was that emptied it at night
Had anybody really seen {target} after dark? | {h} was looking for one single person
@ * ask line=defeat-share behind
At every house {h} begged for a single night | nobody should put out an egg for {target}
{h} was counting the doors that would stay shut, and it had to come to thirty
People were so afraid of a bare step | {h} wanted to know what would help them
@ * gift line=defeat-share before
"My grandmother forgot the egg once," said {p}. "She was ill. She never told a soul, and she lived to be ninety."
"I found one of those notched {coins}," said {p}. "Somebody had lost it below a new roof. You may guess whose roof that is."
"I heard {target} go by at night," said {p}. "It did not stamp. It sounded like somebody who feels along a wall."
"{foe} is never out late," said {p}. "When the last saucer is moved, the bag goes home at a run. What is there to run from?"
@ * gift line=defeat-share behind
"My aunt has a house there," said {p}. "She will put out nothing if the next house puts out nothing. They all tell me the same."
"A neighbour fried eggs this morning," said {p}. "One could smell it in the whole {street}. That has not happened in my lifetime."
"I did not look away from {target} today, for once," said {p}. "I should say that the {coat} hung very loose."
`;

/** Scenes in which a fact of the case is found out, with somebody who comes back. */
const scenes = `
@ share-o1 open line=defeat-share p=lacemaker where=the_street_with_thirty_doors
% No Egg Tonight; Seven Doors
{p.a} came running up to {h} in the {street}, and held out {token} with both hands
"Have you an egg?" asked {p}. "My hen is dead, and it will be dark soon!"
Each house put out an egg a night for {target} | it was the price for being left in peace | nobody knew what came to those who gave none
{foe} was on the way with a book | {hands} stood before {p's} door already
"Seven neighbours would not open their doors," said {p}, and pushed the saucer into {h's} hands. "The egg-seller might open to you. Please be quick"
+ Share your room with {p} until it is light => {p} sat on the edge of the bed, fully dressed. "Nobody has ever done that for me," said {p}. "But an egg must lie on my step, or I do not know what comes. Try the egg-seller!"
= Ask {p} what would come to that house => {p} began to say it, and found nothing to say. "My mother pulled the blanket over our heads," {p} whispered. "That is all I know. The egg-seller has paid the longest, ask there"
- Steal an egg from the step next door => It lay in a saucer with roses on it | {p} carried it home, and wept with relief | "Now they have none over there," {p} said, and could not look at {h}. "There must be one left at the egg-seller's"
~ {foe} was there before an egg was found, and was very kind about it | behind {p's} name there was now one more line in the book | {h} still had {token}, and it was getting dark

@ share-o2 open line=defeat-share p=ropemaker where=the_pump
% A Word Instead; Said at the Pump
{h} came to the pump at dusk, and the whole {street} stood there round {p.a} | {token} hung from {p's} hand
Everybody {inhome} bought peace from {target}, and the price was an egg every night | {p} had none
"Then a word will do," said {foe}, and opened a book. "What has your sister done that nobody knows of?" | {hands} moved closer
{p} whispered it, and {foe} wrote it down, and thanked {p.him}
"I have sold my own sister," {p} said to {h} afterward, "and nobody can tell me for what! What would have come to my house? Take that saucer. Ask the egg-seller who empties it at night"
+ Comfort {p}, and go along to the sister => The sister heard it on the doorstep, and was silent, and then let them both in. "I said worse of you in the spring," she said. "Find out what we do it for," they asked {h} together
= Ask {foe} to read out what was written => {foe} laid a hand upon the page, and smiled. "It is quite safe with me," said {foe}, "as long as they pay. The egg-seller has never owed a thing. Take that for an example"
- Betray a second secret of the sister's to {foe} => {h} had only heard it at the {inn} | {foe} found room for it on the next line, and thanked {him} by name | {p} stood there open-mouthed
~ {foe} had turned round, and asked {h} for a word as well | {he} was a long while looking for one that did no harm

@ share1 scene line=defeat-share second p=again who=egg-seller where=the_house_that_did_not_pay
% The House That Stopped Paying; Nothing on the Step
One house had put out nothing for {target} | {h} asked for that house until {p} named it, very low | {p} had once lent them a pan | the family let {them} in by the side, and put a chair against the door
"We had nothing left," the wife said. "So we put out the saucer with nothing in it. Nobody ever looks. We sat up, all of us, with the axe. And then it got light."
They had not told a soul, being ashamed [3 , and then it had seemed too late to begin] | on the stair the smallest of them had a word to say | she had looked out that night, and had seen {target} at the step
{target} had felt about for the egg [2 , as one feels for a thing in the dark] | there was none, and {target} did nothing to them at all
Why, then, did all the other houses pay [3 , every night and every one of them]?
+ Share what you have with the children, and sit down => {they} ate what there was, and for once no share was put aside | "It looked thin," said the smallest one, with her mouth full
= Go out and look at the step by daylight => There were marks on the edge of it | they had been made by something that had had to hold on
- Betray the house to {foe}, and see what comes => {foe} came, with the book, and was very gentle | nothing else came at all | {p} asked for the pan back, and talked to nobody but the pan
~ A board creaked outside, and the wife had the axe in her hand | the children were under the table | it was only {foe} | {foe.he} looked at the bare step, and wetted the pen

@ share2 scene line=defeat-share plan entered p=again who=weaver where=the_step_without_an_egg
% Out Loud, on One's Own Step; What Came for It
One family paid nothing, and {h} had asked them to say so | the husband and the wife meant to do it that evening, on their own step | {p} stood beside them for a witness
When it grew dark {target} came, as on every night | they heard {target.name} stoop at each step, and take the egg, and come on | all three shut their eyes, as people do in that {street} | before that house {target.name} stopped
"There is nothing here," said the wife, quite loud. "There has not been since the winter." | behind the shutters nobody stirred, and everyone had heard it [3 , down to the child in the cot]
{target} breathed on them, quite near | it was too dark for {h} to see more than a {coat}, and nobody knew what would happen now
+ Support the two by going over to stand with them => There were four of them on the step now | the breath went from one face to another, and then away | at the next door a woman let an egg fall in haste
= Listen along the shutters for what is said => "Since the winter," a man was saying in the dark. "They look just as well as we do" | then a bolt was tried, to see whether it would hold [3 when the time came]
- Rob the next step, and let them take the blame => {h} had the egg in {his} {bag} when {target} got there | {target} felt about on that step, and then all over again | in the morning {hands} took an egg more from that family | {p} knew who had robbed that step, and walked home alone
~ A shutter was pushed up | a hand put out an egg after all, and shook | {target} had it before it could roll | all along the thirty doors the bolts went home

@ share3 scene line=defeat-share wall where=the_lodging_door
% Never out of Reach; The Book
A neighbour had told {foe} how much {h} asked about | so {foe} came to {h's} own door after dark, with the bag. "There is not much down for you yet," said {foe}. "An egg will do. Or a word about the people opposite"
The book hung from {foe.his} wrist by a cord | {hands} stood in the {street} | they were all looking at the ground | the book had a page on each of them too
Where the houses end {target} sat in the dusk, and waited to be fed
"Everybody pays," said {foe}, and held the bag open. "You will not want to be the one who does not"
+ Give an egg, and ask to see it written down => {foe} turned the book toward the light | {h} read three names, and what they had said of a fourth | the fourth was a friend
= Ask what would happen if nobody paid => {foe} laughed, and then stopped, as if {foe.he} had walked into a chair [3 in the dark] | "Nobody has ever tried it," {foe.he} said | that was not so, and one house in that {street} knew it
- Lie about yourself, and let it be written => {foe} put it down most carefully | before the week was out people made way for {h} | it is odd to be feared for a thing made up
~ {foe} shut the book on {h's} finger, and begged pardon | a page had been begun by then, and it was the latest | in the {street} {hands} looked almost glad

@ share4 scene line=defeat-share lead p=egg-seller where=the_egg-seller's_house
% An Egg in a Saucer; On the Step
{h} came to the egg-seller's with {token}, and wanted to know who emptied it at night | {p.a} had sold all the eggs but one | that one {p.he} put out on the step
"It is not much," said {p}. "One hardly feels it. Come away in, now. Nobody looks at it."
{h} looked, by the crack of the shutter | {foe} came up the {street} with a bag and a book | {p} let a {coin} fall into the bag, with a notch in the edge [3 , as they notched all that they paid] | then {foe} asked about the people opposite, as a friend might, and wrote down what was said
The egg was for {target}, and {foe} did not take it | {foe.he} only moved the saucer nearer to the edge, and hurried on
"Has anybody ever put out nothing?" asked {h}. | {p} bolted the door before answering. "There is talk of one house," said {p}. "Do not ask me which"
+ Help {p} with the {coin} for this week => {p} kept the other, and turned it over and over. "It is not that which costs," said {p}. "It is the word. I have got nothing left to say of them that is not so"
= Wait at the crack for the egg to be fetched => Toward morning something felt about on the step | afterward the saucer was quite empty, and had been wiped round with a finger
- Steal the egg from the saucer => {p} saw that it was gone, and ran next door bareheaded | {p.he} came back with another in both hands | it had cost as much as three, {p} said, and went on counting on {p.his} fingers
~ The bag had stopped outside | the shutter was lifted, and {foe} looked in, with the pen ready | "Ah, company," said {foe}, and turned over to a clean page

@ share5 scene line=defeat-share means p=again who=egg-seller where=the_inky_table
% Off the Tabletop; Counted in Beans
{foe} wrote up the book at another table each night | the last had been {p's}, so {h} went there to find out what was in it | some of the ink had stayed upon the wood, backward
{p} held a pan lid over it, so that {h} could read | there stood thirty houses [2 , with what each of them paid, and since when]
They laid it out in beans | there was one for every egg, and one for every {coin} | in the end there were no more beans in the house
Then they made a second heap | it stood for what {target} broke in ten years | this heap was the smaller one
"We could have been laid in ruins twice over," said {p}, "and had beans to spare! What have we paid for?"
+ Share the smaller heap for supper, and think => They ate up ten years of ruin between them, with salt | "So where is the rest?" said {p}. | one had only to turn to the window | {foe's} was the house with the new roof
= Read what is written next to {p} => There were twenty years without a gap | one line was what {p's} own sister had told in confidence | {p} rubbed at it until the grain of the wood came up
- Lie along the {street} that the book was lost => By noon four houses had paid twice, to be upon the safe side | {foe} accepted it with thanks. "Four houses," said {p}. "And what have their children had for supper?"
~ {foe} had come back for the pen, and stood there, and looked at the beans | "Somebody has been counting," said {foe}, and wiped the table with one sleeve | then {foe} took down a word about beans

@ share6 scene line=defeat-share price entered p=again who=egg-seller where=the_door_with_the_eggs
% Eggs on a Door; One's Own Mother
All day {h} had told people that they fed {target} themselves | {he} had hoped that they would be glad | now {h} stood before {p's} door, and an egg broke on it, and another
The people who threw were neighbours, and {he} knew their names | {foe} stood behind them with a basket, and handed out eggs
"Say it again!" one woman cried. "My mother went without for {target} all her life. Say to me that it was for nothing!" | {h} was sorry for her, and had no answer [3 , or none that one could shout from one side of a {street} to the other]
{p} stepped out and stood beside {him}, with yolk on both sleeves. "It is true, though," said {p}
They threw until the basket was empty | then each went home to put an egg on the step | from now on {p} would be hated as much as {h}
+ Help {p} to wash the door => A woman came across with a second rag | it was the wife from the house with the bare step | without a word she rubbed away at the lower half | "We ought to have said so in the winter," she said
= Watch from the roof for what comes to the steps => {target} came, and took twenty-eight eggs, and walked faster after each | at {p's} door there was only wet wood | {target} leaned on it, and slid down, and crept on
- Attack {foe} with the one egg that is whole => The egg took {foe's} hat off | a man at the back laughed, and covered his mouth | the man's name was in the book before he had stopped
~ A stone had got in among the eggs, and went through the window | they stopped, and looked at their hands | {foe} said that nobody had thrown it, and they were glad to agree

@ share7 scene line=defeat-share turn entered p=again who=egg-seller where=the_front_room
% A Saucer and a Notch; What We Feed
{h} was walking up and down before the house | {p} saw it, and called {him} in | {h} put {token} on the table | beside it {he} laid a notched {coin}
"These are all that we pay with," said {h}. "The egg is on the step at night, and in the morning it is gone. {target} could not live without it. The {coin} goes into the bag, and {foe} has it."
"And has a new roof for it," said {p}. "And whoever put it on cannot buy a loaf with these."
"So what would {target} be, if nobody put out an egg?" asked {h}. "One house puts out nothing. The smallest child there looked, and saw {target} hold on to the step, quite thin. It is we who feed what we are afraid of!"
{p} looked at the saucer. "I have had one out every night since I could walk," {p} said, and began to cry with anger.
{h} wanted to laugh, and was frightened too | all thirty houses must put out nothing, for one whole night | one egg would be enough to spoil it
+ Share tonight's egg with {p} => {h} boiled the egg, and cut it in two | {p} had never eaten one after dark | "It is good," {p} said, quite angrily. "Thirty years. It is very good"
= Count what one household has paid in its time => It was one egg a night, from a grandmother down to {p} | they gave up at ten thousand | {p} went to the window, and saw {foe's} roof shine in the sun | then {p} said a word that {h} had not expected
- Betray {p} to {foe} as the one who knows => {foe} came in person, and looked grave, and turned to {p's} page [3 in the book] | there was a neighbour's old word on it | {foe} read it aloud to {p} | {p} looked at the neighbour in another way then, and at {h}
~ A shadow fell on the table, and it was {foe}, come for the {coin} | {foe} saw the notch, and took it up, and thanked them for keeping it so nicely | the saucer was set a little straighter

@ share8 scene line=defeat-share gate move entered p=again who=weaver where=the_steps_below_the_houses
% Thirty Bare Steps; The Last House
This was the night on which nobody must pay | {h} came down the {street} at dusk with {p} | it ended at {place} | they looked for eggs on the steps, left and right
All of them were bare but the last | there lived a mother with three small children | she was on the step already, with a saucer behind her back
"I want to do as you do," she said. "I do. But I have three. The others can be brave, they have one each, or none. What if you are wrong?"
That one egg would be enough for {target} | {foe} had knocked at every other door by now, and the bag was empty | it was nearly dark
+ Give the three children a place to sleep with {p} => {p} took one under each arm, and the third on the back [3 , and promised them a story with no night in it] | the mother had only the saucer left to hold [3 , and the saucer shook]. "Now it is only me," she said, and carried the egg in | {h} went on to {place}, and there sat {foe}
= Ask the mother to look out with you, and see => They looked through the crack together for a time [3 , with one eye each, the one above the other] | "There is nothing to see yet," she said. "I always thought that I should have to shut my eyes" | she laid the egg in a drawer | {h} went on to {place}, and there sat {foe}
- Cheat the mother of her egg => {h} pretended to see a crack in the egg | the mother went to find a better one, and it took her long | by then {p} sat upon the bare step, and would not move | {h} went on to {place}, and there sat {foe}
~ The youngest of the three began to cry, and she went in | when the door shut the egg was still in her saucer | {h} could not stay | at {place} stood {foe}, who had seen it all

@ share9 scene line=defeat-share duel where=the_steps_below_the_houses
% One Egg Would Do; Until It Was Light
{foe} crouched at the foot of {place}, and shook all over | the bag hung empty on one arm | {foe.he} was more afraid than anybody, and always had been
"One egg!" said {foe}, with both eyes on {token} in {h's} hand. "I ask you for one egg to put in it. You have no idea what happens when there is none!"
"Nor have you," answered {h.name}. "You have never stayed to look." | {h} was afraid as well
If no door opened before it was light, {target} was done for | if a single egg was put out, nothing would change
{foe} listened along the {street}, with open mouth | thirty bolts were shut, and behind them nobody slept
A long way off something scraped over the stones | {target} was coming to be fed
+ Give {foe} a corner of your {coat}, and sit down => {foe} took it, and pulled it up to the chin. "I never look," said {foe}. "I move the saucer to the edge, and then I run. I have run every night of my life" | they heard {target} come nearer, and {foe} stayed [3 , and held on to the hem of the {coat} with both hands]
= Ask {foe} what {target} really looks like => {foe} began to say it, and held {foe.his} hands far apart, and then less far | "I have seen the step afterwards," {foe} said at last. "Only the step" | "Then look with me," said {h}. | the scraping had reached the first of the thirty doors [3 , and there it left off, and felt about, and came on]
- Rob {foe} of the bag, and sit on it => {foe.name} felt about for the bag, and had only the book to hold on to | without the bag it was no use to knock anywhere | so {foe} sat there with {h}, and heard {target} come
+~ {foe} crept under the {coat}, and for a while was quiet | when {h} looked there was only the {coat} | {foe} knelt before the last house, and begged through the keyhole, like a child
=~ {foe} told of the teeth, and grew loud | the long arms came next, and then the nails | it was quite still in the {street} | in every one of the thirty houses they could hear each word
-~ {foe} screamed for the bag | it was a scream such as one does not forget | behind the doors they believed that {foe} was being torn to bits | at the last house a bolt was drawn back

@ share10 scene line=defeat-share near p=roofer where=the_table_by_the_stove
% Bad {coins} for a Good Roof; A Notch in Each
{h} wished to know where the notched {coins} went, and asked about it at the {inn} | {p.a} had a cap full of them, and moved up on the bench
"Nobody here will take it from me," said {p}. "I cannot buy a loaf with it. They look at it, and they go quite stiff, and say that it is not mine."
Each {coin} had a notch in the edge [2 , made with a knife] [3 by a careful hand]
"I had it for a new roof," said {p}. "It is the best roof in the place, on {foe's} house, and I was paid in full. It was counted out from a bag. Is it false, or what is it? I have a family"
{h} looked closely at one, and it was perfectly good money | {p} let {him} keep it, and wished to hear what people had notched it for
+ Help {p} to try one more shop with it => The baker did not look, and gave a loaf for it | then he felt along the edge with his thumb | "It has been given already," he said very low. "We notch what is given. Where did you get it?"
= Ask at three doors what a notch stands for => At the first they shut the door, and at the second as well [3 , without a word] | at the third a boy said, "That is so we know it again. It is paid. It is not ours any more," and then he was called in
- Cheat {p} by changing it for half => {p} was glad to get even that | so {h} had a pocket full of notched {coins} | {he} pulled one out to pay for supper | then the whole room looked down into its soup
~ {foe} came by under the new roof, and saw the cap, and closed it with one hand. "One does not show that about," {foe} said to {p}. "One spends it somewhere else" | {p} had only the one left, which {h} was holding

@ share11 scene line=defeat-share far entered p=again who=lacemaker,ropemaker where=the_open_street
% Read Out from the Book; {foe's} Own Page
{foe} had heard that houses meant to stop paying, and wished to frighten them [3 before the first one did] | so out in the {street} {foe.he} read aloud from the book | {p} ran to fetch {h}, since it could not be borne alone
"'The one at the pump adds sand to the flour,'" read {foe}. "From the house opposite. 'He wears his father's shoes to look taller.' From his brother. I am so sorry. But if people will not pay I have no reason to keep it to myself."
All the windows were open, and no one looked out | in one house a wife threw a plate | in the next a brother shut his door for good
"By tomorrow they will hate each other," said {p}, "and then they will pay {target} again."
{foe} wetted one finger, and turned over to {p's} page [3 , which was rather a full one]
+ Comfort {p} by reading your own page out first => {h} took the book, as far as the cord went | {he} read out what was there about {him}, and the worst of it twice | a girl laughed, and it was not unkind | {p} read the next one, in person | then a neighbour asked for hers
= Ask {foe} to read out {foe.his} own page => {foe} leafed forward, and leafed back | there was no such page [3 , neither at the front nor at the end] | "Has nobody ever said a word of you?" asked {h}. | "Nobody would dare," said {foe}, and heard how it sounded, with all those windows open
- Lie, and invent a worse tale for every page => {h} called it out from below, before {foe} could read it | it grew so bad that it could not be true | by the end they did not believe the book either | but some of it stuck | {p} had listened to what {h} made up for {p's} own page
~ {foe} read {p's} page to the end, in a kind voice | across the {street} {p's} oldest friend drew a shutter to, quite gently

@ share12 scene line=defeat-share near p=weaver where=the_weaver's_house
% Good Night to an Egg; Three in One Bed
{h} had asked people what {target} cost them | {p.a} called {him} in to be shown it | the house was the last but one in the {street}
There was a crack in the wall | behind it three small children sat in one bed | before them in a saucer lay an egg [2 , and a clean cloth under it] | they bade the egg good night, one after another | then their mother carried it out to the step
"It is from their only hen," said {p}. "They have never tasted one. I gave them one of mine, and next day {foe} had it in the book. So now she has to put out two."
{p} had a second egg there, in a cap, and did not dare to take it over
+ Share your supper with the three next door => {h} took it round by the yard, and they ate it under the blanket | their mother stood guard by the door. "I would leave off tomorrow," she said, "if anybody could swear that nothing comes for them"
= Wait at the crack until the children are asleep => The mother bolted the door above and below | then she pushed the bed against it, with all three in it | "She does that every night," said {p}, "and then she sits up. I hear the bed"
- Steal the egg from the saucer on her step => She found it gone, and ran from house to house | a neighbour lent her an egg at last, and kept her blanket for it | {p} had no word to say to {h}
~ {foe} was early that evening, and looked in with the book | {p} had pushed the cap with the egg behind {h} | {foe} asked {h} to sit down, and one heard the shell crack [3 , and {p} did not breathe]

@ share13 scene line=defeat-share near where=the_doorstep_at_noon
% Who Looks Away First; The Name of One House
At noon {h} rested on a doorstep from all the asking | {foe} came by with an empty bag, and sat down facing {him}
"You were at nine houses," said {foe}. "In one of them they complain. Let us play for the name. Whoever looks away first must give a true answer."
"Who taught you that?" asked {h}
"My mother, on the night when she forgot the egg," said {foe}. "I had to look at her, and at nothing else. She kept a hand on my mouth until morning. I carry this bag so that no child has to lie like that."
So they looked each other in the eye | a fly walked over {foe's} forehead, and {foe} let it walk | {foe.he} had never lost this game
Behind the shutters people had begun to watch | {h's} eyes were running, and in a moment {he} would owe a name
+ Protect all nine, and do not blink => {h} thought of nine tables, and did not blink | at last {foe} had to rub both eyes. "One answer, then," said {foe} | "What stands on the oldest page?" asked {h}. | {foe} tore it out, since that was the rule, and a grandmother had her secret back
= Ask {foe} what came in that night => "It scraped along the wall," said {foe}. "And then?" asked {h}. | {foe} looked up at the roofs, to think, and so had lost. "Then it grew light," {foe} said. "We had porridge" | {foe.he} got up as if the step were wet
- Betray one family by name, and shut your eyes => {foe} wrote down that family with a friendly nod | from then on they owed three eggs a night | nobody in the {street} wished {h} a good evening any more
~ A cart passed between them, and when it was gone {foe} was still looking | {h} was not | "You owe me one," said {foe}, and wrote it at the top of a page

@ share15 scene line=defeat-share near p=again who=egg-seller where=the_house_across_the_way
% Boards on a House; As Wide as an Egg
{p} fetched {h} over to the house across the way | an old man lived there, who had answered {h's} questions | now {hands} were nailing up the house
They had done the door, and all the windows but one | the old man was inside, and looked out at that one. "Good day," he said. "I am to talk less"
Low down in the boards they had left a gap | it was as wide as an egg, so that he could go on paying
"Ask me one thing more, while you can see me," called the old man. "{target} leans on my door every night, and pants. I hear it through the wood. Who has to be afraid of that?"
{hands} all looked over their shoulders, since it was getting dark | the last board was in place, and a nail stood on it
"There are boards left over on that cart," {p} said to {h}, very low. "They have chalked my number on them"
+ Save the old man by climbing in to him => {h} was over the sill before the hammer fell | {hands} had an order for one old man, and none for two people | they argued until dusk, and then they ran home, and left the boards
= Ask {hands} who will nail up theirs => "The same cart would come to us," one of them said, and turned red. | they went on nailing, to obey the order | but from then on every nail went in beside the wood
- Betray another house that talked to you => {h} named a house farther down, and {hands} took cart and boards there | a woman held up her baby at the last gap | {p} would not walk home with {h}
~ {foe} called {hands} away to carry the bag | so the last board was put off until morning | {p} and {h} got the old man out by that window, and his bed would not go through

@ share14 scene line=defeat-share eve entered p=again who=egg-seller where=the_yard_behind_the_house
% Thirty Wedges; A Door from Within
The next night nobody must pay, so by morning {they} had to have thirty wedges | with one under the door no hand would put out an egg by habit
{p} sawed up an old ladder for it | {h} cut each piece thin at one end, and the chips fell into {token}
"Too thick," said {p}.
"It is for the house with the hollow sill."
"Then it is right," said {p}, and sawed on.
They did the eleventh, and the twelfth | they did not say one word about {target}
"This one has to be smooth," said {p}. "She will have a child on that arm."
{h} went over it again with the edge of a spoon | somewhere a shutter opened, and an old man listened to the saw
Toward morning there was one piece of ladder left, and it was for {p's} own door | {p} turned it round for a long time
"Thicker than the others," said {p}, "by half."
+ Give {p} a hand at the last wedge => {h} held the wood, and {p} cut | they tried it in the yard door, and pulled at it with all four hands | it held. "That will do for me," said {p}, and swept up the chips
= Count them over once more with {p} => There were twenty-nine | they looked under the saw, and in {token}, and in each other's sleeves | the hen was sitting on the thirtieth, and would not get up for it
- Lie to {p} that every house has asked for one => {p} carried them round before it was light, and knocked | two doors knew of nothing, and stayed shut | {p} came back with two wedges left, and put them in {h's} lap
~ Something felt its way along the fence, and the saw stood still in the wood | when it had gone by it was day | they had come as far as twenty-eight

@ share20 scene line=defeat-share far quiet p=again who=weaver where=the_step_of_the_last_house
% An Hour after the Eggs; Who Lit All Those?
{target} had fetched the eggs early, and for an hour it was safe outside | {h} wished to try such an evening, and {p} came along
On the step of the last house {h} and {p} sat down
Above their heads a shutter moved, and the smallest of three children leaned out
"Who lit all those?" she asked | she had never been up after dark
{h} looked up, and it was only the stars
The child's mother came out with her eyes shut, and felt along the wall
"There is nothing here but us," said {p}. "You can look."
"I had forgotten them," said the mother at last. "And we sat in there, and looked at an egg."
+ Share your {coat} with all three children => They were fetched out of bed, and sat in the {coat} like birds, one to each sleeve | each picked a star | their mother forgot the bolt for a whole hour
= Look for the star that the child means => It took a while, for the child pointed with her whole arm | it was a small one, over the pump. "I found it," the child said. "There is no notch in it"
- Lie to the child that {target} lights them => "How many eggs does that cost?" asked the child | her mother carried her in, and pushed the bed against the door | {p} walked home in front, and did not wait for {h}
~ A saucer rattled far up the {street}, and the mother ran in with both eyes shut | the shutter fell to | one small sock lay on the step until morning
`;
export const pack: PackSource = { id: 'case-defeat-share', sheets: [facts, scenes], words: {} };
