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
Toward morning something came along the {street}, from step to step, and felt about on each | it was {target}, who had thirty steps to feel for, and all were bare | where {foe} and {h} sat {target.name} stopped | {target.name} tried to climb the lowest step, and could not | "Is that all?" asked a child at a window. "Is that what we paid?" | {foe} dared to look at last, and let the book fall | two neighbours carried {target} away in a blanket, and it needed only two | the book went into the stove, unread, and {foe's} roof was shared out again, notched {coin} by notched {coin} | for breakfast that day they all had eggs
@ * settle line=defeat-share lost
One door opened, at the far end, as far as its chain | the mother of three put an egg upon the step, and drew in her arm again | "Thank you," said {foe}, and wept with relief. | it was enough | by sunrise {target} was standing on that step, quite upright, and looked along the {street} | then the next door opened, and the one after it, all the way up, and at each there was an egg | {foe} wrote down {h's} name in the book, and behind it: owes for one night
@ * settle line=defeat-share dear
All the doors stayed shut but one | there the mother of three put out an egg | {foe} ran for it, and slipped, and the egg broke on the stones | {target} came up to the place, and found nothing more there, and lay down | by evening it was over with {target} | they opened the book | in it was a word from every house about the next one | after that night they were rid of {target}, and no two neighbours spoke
@ * last line=defeat-share won
One evening that summer {h} came by the last house | on the step stood a saucer with an egg in it | the smallest of the three children held a spoon | "That is for you," said the child. "We have two more hens." | not one door in the {street} was bolted | {h} took a seat beside the saucer, and ate
The notched {coins} bought a lamp for the {street}, and {h} was to light it | {foe} held the ladder | there were thirty steps to be seen, and a cat | {h} had laid {token} on the nearest of them, to climb | somebody had put a boiled egg next to it, still warm
@ * last line=defeat-share dark
On the third morning {h} found an egg on {his} own step | {he} had not asked for it | next day there were four | behind the shutters they held their breath, until {h} took them | by winter it was all the thirty houses | {h} felt about for them before it was light
@ * last line=defeat-share dear
{h} put the book in the stove, and stayed on that winter | each morning {he} carried an egg from one house to the next | most of them took it, and shut the door | in spring the mother of three came along with an egg in her hand | {h} stood aside, and let her knock
@ * last line=defeat-share lost
{h} moved in beside the house that did not pay, and paid nothing either | {foe} came with the book, and wrote it down | at night something felt along the two bare steps | by spring there were three bare steps | {h} sat behind the shutter, and heard it come more slowly
`;

/** Scenes in which a fact of the case is found out, with somebody who comes back. */
const scenes = `
@ share1 scene line=defeat-share second p=again
% The House That Stopped Paying; Nothing on the Step
{p} knew which house it was that paid nothing, having lent them a pan | they let {h} in by the side, and shut it, and put a chair against the door
"We had nothing left," the wife said. "So we put out nothing. We sat up, all of us, with the axe. And then it got light."
They had not told a soul, being ashamed [3 , and then it had seemed too late to begin] | on the stair the smallest of them had something to say | she had looked out, that night, and there was {target} | {target} had felt about on the empty step [2 , as one feels for a thing in the dark]
+ Share what you have with the children, and sit down => {they} ate what there was, and for once no share was put aside | "It looked thin," said the smallest one, with her mouth full
= Go out and look at the step by daylight => There were marks on the edge of it | they had been made by something that had had to hold on
- Betray the house to {foe}, and see what comes => {foe} came, with the book, and was very gentle | nothing else came at all | {p} asked for the pan back, and talked to nobody but the pan
~ A board creaked outside, and the wife had the axe in her hand, and the children were under the table | it was only {foe} | {foe.he} looked at the bare step, and wetted the pen

@ share2 scene line=defeat-share plan entered p=again
% Out Loud, on One's Own Step; What Came for It
The two who no longer paid would say so that evening, on their own step | {p} stood beside them for a witness | {h} stood across the {street} and looked along the thirty doors
When it grew dark {target} came, as on every night | at each step there was a stooping, and a taking [2 , and a going on] | before that house {target.name} stopped
"There is nothing here," said the wife, quite loud. "There has not been since the winter." | behind the shutters nobody stirred, and everyone had heard it [3 , down to the child in the cot]
+ Support the two by going over to stand with them => There were four of them on the step now | {target} looked them over, one by one, and went by | at the next door somebody let an egg fall in haste
= Listen along the shutters for what is said => "Since the winter," somebody was saying in the dark. "They look just as well as we do" | then a bolt was tried, to see whether it would hold [3 when the time came]
- Rob the next step, and let them take the blame => {h} had the egg in {his} {bag} when {target} got there | there was a feeling about on the step, and then it was felt all over again | {p} had been asked there as a witness, and had seen it, and was silent
~ A shutter was pushed up, and an egg was put out after all, by a hand that shook | {target} had it before it could roll | all along the thirty doors the bolts went home

@ share3 scene line=defeat-share wall
% Never out of Reach; The Book
{foe} came to {h's} own door, after dark, with the bag | "You are new," said {foe}. "So there is not much down for you. An egg will do. Or a word about the people opposite"
The book hung from {foe.his} wrist by a cord | {hands} stood in the {street} | and they were all looking at the ground, for there was a page in it on each of them too
Where the houses end {target} sat in the dusk, and waited to be fed
+ Give an egg, and ask to see it written down => {foe} turned the book toward the light | {h} read three names, and what they had said of a fourth | the fourth was a friend
= Ask what would happen if nobody paid => {foe} laughed, and then stopped, as if {foe.he} had walked into a chair [3 in the dark] | "Nobody has ever tried it," {foe.he} said | that was not so, and one house in that {street} knew it
- Lie about yourself, and let it be written => {foe} put it down most carefully | before the week was out people made way for {h} | it is odd to be feared for what one made up over an egg
~ {foe} shut the book on {h's} finger, and begged pardon | a page had been begun by then, and it was the latest | in the {street} {hands} looked almost glad

@ share4 scene line=defeat-share lead p=egg-seller
% An Egg in a Saucer; On the Step
{p.a} had sold all the eggs but one | that one {p.he} put out on the step, in a saucer
"It is not much," said {p}. "One hardly feels it. Come away in, now. Nobody looks at it."
{h} looked, by the crack of the shutter | {foe} came up the {street} with a bag and a book | the bag was held beneath the sill, and {p} let a {coin} fall into it, with a notch in the edge [3 , as they notched all that they paid] | then {foe} asked about the people opposite, as a friend might, and wrote down what was said
The egg was for {target}, and not for the bag | {foe} only moved the saucer an inch nearer to the edge, and went on
+ Help {p} with the {coin} for this week => {p} kept the other, and turned it over and over. "It is not that which costs," said {p}. "It is the word. I have got nothing left to say of them that is not so"
= Wait at the crack for the egg to be fetched => Toward morning something felt about on the step | afterward the saucer was quite empty, and had been wiped round with a finger
- Steal the egg from the saucer => {p} saw that it was gone, and ran next door bareheaded, and came back with another in both hands | it had cost as much as three | one house, farther along, had none to lend, {p} said
~ The bag had stopped outside, and the shutter was lifted, and {foe} looked in, with the pen ready | "Ah, company," said {foe}, and turned over to a clean page

@ share5 scene line=defeat-share means p=again
% Off the Tabletop; Counted in Beans
{foe} wrote up the book at another table each night, and the last had been {p's} | some of the ink had stayed upon the wood, backward
{p} held a pan lid over it, so that {h} could read | there stood thirty houses [2 , with what each of them paid, and since when]
They laid it out in beans | there was one for every egg, and one for every {coin} | in the end there were no more beans in the house
The other heap was for ten years of {target}, roofs and cradles and all | it was the smaller one
"We could have been laid in ruins twice over," said {p}, "and had beans to spare"
+ Share the smaller heap for supper, and think => They ate up ten years of ruin between them, with salt | "So where is the rest?" said {p}. | one only had to look out of the window | {foe's} was the house with the new roof
= Read what is written next to {p} => There were twenty years without a gap | one line was what {p's} own sister had told in confidence | {p} rubbed at it until the grain of the wood came up
- Lie along the {street} that the book was lost => By noon four houses had paid twice, to be upon the safe side | {foe} accepted it with thanks. "Four houses," said {p}. "And what have their children had for supper?"
~ {foe} had come back for the pen, and stood there, and looked at the beans | "You are fond of them," said {foe}, and with one sleeve wiped the table from end to end, and took down a word about beans

@ share6 scene line=defeat-share price entered p=again
% Eggs on a Door; One's Own Mother
{name} had told the whole {street} what it was that they fed | now {h} stood before {p's} door, and an egg broke on the left of it, and the next on the right
They were people whose names {he} knew by now | {foe} was behind them with a basket, and handed out, and did not throw
"Say it again!" one of them cried. "Say to me what it was that my mother fed. She went without for it, all her life." | that had no answer, or none that one could shout [3 , from one side of a {street} to the other]
{p} stepped out and stood beside {him}, with yolk on both sleeves. "It is true, though," said {p}
They threw until the basket was empty | so for once there was not an egg left over for the steps
+ Help {p} to wash down the door in the dark => Somebody had come across with a second rag | without a word she was rubbing away at the lower half | it was the wife from the one house with nothing on its step | "We ought to have said so in the winter," she said
= Watch from the roof for what comes to the steps => {target} came, and went down the whole of the {street}, and found nothing | at last there was only {p's} door, where it was wet | {target} stood against it until it got light
- Attack {foe} with the one egg that is whole => It took {foe's} hat off | at the back there was a laugh, a short one, and a hand went up over somebody's mouth | {foe} wrote down whose
~ A stone had got in among the eggs, and went through the window, and that stopped them | they stood about and looked at their hands, and {foe} said that nobody had thrown it, and they were glad to agree

@ share7 scene line=defeat-share turn entered p=again
% A Saucer and a Notch; What We Feed
{p} had asked {h} in, since {h} had been walking up and down before the house | {h} took a saucer from the shelf, and laid a notched {coin} beside it
"These are all that we pay with," said {h}. "The egg is on the step at night, and in the morning it is gone. {target} lives on that. The {coin} goes into the bag, and {foe} has it."
"And has a new roof for it," said {p}. "And whoever put it on cannot buy a loaf with these."
"So what would {target} be, if nobody put out an egg?" asked {h}. "One house puts out nothing. The smallest child there looked, and saw {target} hold on to the step, quite thin. It is we who feed what we are afraid of!"
There had never been anything else for {target} to live on | {target} had been failing for years, and they had kept {target} going, egg by egg
{p} looked at the saucer. "I have had that out every night since I could walk," {p} said
+ Share tonight's egg with {p} => It was boiled, and cut in two, with salt | {p.noun} had never eaten one after dark | "It is good," {p} said, quite angrily. "Thirty years. It is very good"
= Count what one household has paid in its time => It was one egg a night, from a grandmother down to {p} | they gave up at ten thousand | {p} went to the window, and saw {foe's} roof shine in the sun, and said a word that {h} had not expected
- Betray {p} to {foe} as the one who knows => {foe} came in person, and looked grave, and turned to {p's} page [3 in the book] | there was a neighbour's old word on it | {foe} read it aloud | {p} looked at the neighbour in another way then, and at {h}
~ A shadow fell on the table, and it was {foe}, come for the {coin} | {foe} saw the notch, and took it up, and thanked them for keeping it so nicely | the saucer was set a little straighter

@ share8 scene line=defeat-share gate move entered p=again
% Thirty Bare Steps; The Last House
The {street} with the thirty doors ran out at {place}, and every night {foe} waited there for the bag to be full | {h} came down it at dusk with {p}
They looked for eggs on the steps, left and right | all of them were bare but the last
In the last house lived a mother with three small children, and she was on the step already, with a saucer behind her back
"I want to do as you do," she said. "I do. But I have three. The others can be brave, they have one each, or none. What if you are wrong?"
Farther down {foe} had begun to go from door to door, and no door opened | it was nearly dark, and {target} would be on the way
+ Give the three children a place to sleep with {p} => {p} took one under each arm, and the third on the back [3 , and promised them a story with no night in it] | the mother stood on her step with nothing to hold but the saucer [3 , and the saucer shook]. "Now it is only me," she said, and carried the egg in | {h} went on to {place}, and there sat {foe}
= Ask the mother to look out with you, and see => They looked through the crack together for a time [3 , with one eye each, the one above the other] | "There is nothing to see yet," she said. "I always thought that I should have to shut my eyes" | she laid the egg in a drawer | {h} went on to {place}, and there sat {foe}
- Cheat the mother of the egg by saying it is cracked => She went to find a better one, and it took her long | when she came to the door again {p} had sat down upon her step, and would not move | {h} went on to {place}, and there sat {foe}
~ The youngest of the three began to cry, and she went in | when the door shut the saucer was in there with her, and the egg was in the saucer | {h} could not stay | at {place} stood {foe}, who had seen it all

@ share9 scene line=defeat-share duel
% One Egg Would Do; Until It Was Light
{foe} sat on the lowest step, with the bag hanging empty, and shook all over | that was not put on | {foe} was more afraid than anybody, and always had been
"One egg!" said {foe}. "I ask you for one egg. You have no idea what happens when there is none!"
"Nor have you," said {h}. "Nobody has ever looked."
So it had to be seen | if no door opened before it was light, {target} was done for | if one single egg was put out, all would go on as before
{foe} listened along the {street}, with open mouth | thirty bolts were shut, and behind them nobody slept
A long way off something scraped over the stones
+ Give {foe} a corner of your {coat}, and sit down => {foe} took it, and pulled it up to the chin. "I never look," said {foe}. "I move the saucer to the edge, and then I run. I have run every night of my life" | they heard it come nearer, and {foe} stayed [3 , and held on to the hem of the {coat} with both hands]
= Ask {foe} what {target} really looks like => {foe} began to say it, and held {foe.his} hands far apart, and then less far | "I have seen the step afterwards," {foe} said at last. "Only the step" | "Then look with me," said {h}. | the scraping had reached the first of the thirty doors [3 , and there it left off, and felt about, and came on]
- Rob {foe} of the bag, and sit on it => {foe.name} felt about for the bag, and had only the book to hold on to | without the bag it was no use to knock anywhere | so {foe} sat there with {h}, and had to listen to it come
+~ {foe} crept under the {coat}, and for a while was quiet | when {h} looked there was only the {coat} | down at the last house {foe} knelt before the door, and begged through the keyhole, in the voice of a child
=~ {foe} told it, and grew loud over it, with the teeth, and the nails, and the long arms | it was quite still in the {street} | in every one of the thirty houses they could hear each word
-~ {foe} screamed for the bag | it was a scream such as one does not forget, and those behind the doors believed that {foe} was being torn to bits | at the last house a bolt was drawn back

@ share10 scene line=defeat-share near p=roofer
% Bad {coins} for a Good Roof; A Notch in Each
{p.a} had heard that {h} was new there, and wished to change some money
"Nobody here will take it from me," said {p}, and shook out a cap full of {coins}. "I cannot buy a loaf with it. They look at it, and they go quite stiff, and say that it is not mine."
Each {coin} had a notch in the edge [2 , made with a knife] [3 by a careful hand]
"I had it for a new roof," said {p}. "It is the best roof in the place, on {foe's} house, and I was paid in full. It was counted out from a bag. Is it false, or what is it? I have a family"
{h} looked closely at one, and it was perfectly good money | {p} let {him} keep it, for the trouble, and had plenty more
+ Help {p} to try one more shop with it => The baker did not look, and gave a loaf for it | then he felt along the edge with his thumb | "It has been given already," he said very low. "We notch what is given. Where did you get it?"
= Ask at three doors what a notch stands for => At the first they shut the door, and at the second as well [3 , without a word] | at the third a boy said, "That is so we know it again. It is paid. It is not ours any more," and then he was called in
- Cheat {p} by changing it for half => {p} was glad to get even that | so {h} had a pocket full of notched {coins} | {he} pulled one out to pay for supper | then the whole room looked down into its soup
~ {foe} came by under the new roof, and saw the cap, and closed it with one hand. "One does not show that about," {foe} said to {p}. "One spends it somewhere else" | {p} had only the one left, which {h} was holding

@ share11 scene line=defeat-share far entered p=again
% Read Out from the Book; {foe's} Own Page
Out in the {street}, on a chair, sat {foe}, and read aloud from the book | {p} came to fetch {h}, since it could not be borne alone
"'The one at the pump adds sand to the flour,'" read {foe}. "From the house opposite. 'He wears his father's shoes to look taller.' From his brother. I am so sorry. But if people will not pay I have no reason to keep it to myself."
All the windows were open, and no one looked out | in one house a plate was thrown, and in the next a door was shut for good
"By tomorrow they will hate each other," said {p}, "and then they will pay."
{foe} wetted one finger, and turned over to {p's} page [3 , which was rather a full one]
+ Comfort {p} by reading your own page out first => {h} took the book, as far as the cord went | {he} read out what was there about {him}, and the worst of it twice | somebody laughed, and it was not unkind | {p} read the next one, in person | then a neighbour asked for hers
= Ask {foe} to read out {foe.his} own page => {foe} leafed forward, and leafed back | there was no such page [3 , neither at the front nor at the end] | "Has nobody ever said a word of you?" asked {h}. | "Nobody would dare," said {foe}, and heard how it sounded, with all those windows open
- Lie, and invent something worse for every page => {h} called it out from below, before {foe} could read it, and it grew so bad that it could not be true | by the end they did not believe the book either | but some of it stuck | {p} had listened to what {h} made up for {p's} own page
~ {foe} read {p's} page to the end, in a kind voice | across the {street} a shutter was drawn to, quite gently, and it was that of {p's} oldest friend

@ share12 scene line=defeat-share near p=weaver
% Good Night to an Egg; Three in One Bed
{p.a} lived next to the last house in the {street}, and had asked {h} in, to show what {target} cost people
There was a crack in the wall | behind it three small children sat in one bed | before them in a saucer lay an egg [2 , and a clean cloth under it] | they bade the egg good night, one after another | then their mother carried it out to the step
"It is from their only hen," said {p}. "They have never tasted one. I gave them one of mine, and next day {foe} had it in the book. So now she has to put out two."
{p} had a second egg there, in a cap, and did not dare to take it over
+ Share your supper with the three next door => {h} took it round by the yard, and they ate it under the blanket | their mother stood guard by the door. "I would leave off tomorrow," she said, "if anybody could swear that nothing comes for them"
= Wait at the crack until the children are asleep => The mother bolted the door above and below, and pushed the bed up against it, with all three in it | "She does that every night," said {p}, "and then she sits up. I hear the bed"
- Steal the egg from the saucer on her step => She found it gone, and ran from house to house | somebody lent her an egg at last, and kept her blanket for it | {p} had no word to say to {h}
~ {foe} was early that evening, and looked in with the book | {p} had pushed the cap with the egg behind {h}, on the bench, and {foe} asked {h} to sit down | it could be heard quite clearly
`;
export const pack: PackSource = { id: 'case-defeat-share', sheets: [facts, scenes], words: {} };
