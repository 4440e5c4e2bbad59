import type { PackSource } from '../pack.ts';

/** What its strength rests upon, and how that gives way. */
const facts = `
@ * truth line=defeat-share start
Everyone {inhome} paid something, so that {target} would leave them be | {h} had never seen it handed over, and asked where it went
@ * truth line=defeat-share lead
{foe} came round at night for what they paid | it was a small thing each time [2 , an egg, a {coin}, a word about a neighbour]
@ * truth line=defeat-share second
One house had stopped paying, the winter before, for want of anything | nothing had happened to them | they were so ashamed of it that they told nobody
@ * truth line=defeat-share means
{foe} wrote it all down in a book [2 , who paid, and for how long] | in a year it came to more than {target} could have taken in ten
@ * truth line=defeat-share wall
The book was never out of {foe's} reach | {hands} slept in front of the door, and each of them had a page in it too
@ * truth line=defeat-share turn
"It is we who feed what we are afraid of," said {h} aloud. "There has never been anything else to live on." | {target} had been failing for years | with every egg and every {coin} they had paid for the very thing they feared
@ * truth line=defeat-share price
They turned on {h} for telling them what they paid for | it is hard to be told such a thing of one's own mother
@ * truth line=defeat-share plan
The house that had stopped paying would say so out loud [2 , on its own step] | it was a beginning, and there were forty houses more
@ * truth line=defeat-share gate
It was the night for paying, and not one door had opened | {target} would be wondering at it, in there, by now
@ * truth line=defeat-share duel
{foe} had come back with the bag hanging empty. "You have no idea what it does when it is not paid," said {foe}. | "No," said {h}. "Nor do you. Nobody ever looked"
@ * known line=defeat-share before
They all paid, and one house had not, and it was standing yet | {h} wanted to see that book before the next time of paying
@ * known line=defeat-share behind
It was a matter of one night on which nobody would pay | {h} had to get them all to that night, and through it
@ * settle line=defeat-share won
{foe} shook the empty bag, and listened for a door | there were forty doors, and not one of them moved | toward morning something came dragging itself along, and it was not large | {target} came up to the lowest step, and could not climb it | "Is that all?" asked a child at a window. "Is that what we paid?" | {foe} let fall the book, and ran | two neighbours carried {target} off in a blanket, and it needed only two | the book went on a fire, unread, and forty doors were opened to the sun
@ * settle line=defeat-share lost
{foe} held the bag open, and waited, and smiled | about three a single door opened, at the lower end | a hand came out with an egg | "Thank you," said {foe}, and let it down into the bag. | it was enough | {target} stood on the step at sunrise, quite upright | {foe} wrote {h's} name down in the book, under the egg | shutters closed, one after another, all along the {street}
@ * settle line=defeat-share dear
The doors stayed shut, all but one, and out of that a hand came with an egg | {foe} ran for it, and slipped, and the egg broke on the stones | {target} lay before the lowest step by daybreak, and did not see the evening | {h} got the book away from {foe}, and tore out a page | she had three small children, and had been afraid | from behind her door she watched {him} hold the page to a candle
`;

/** Scenes in which a fact of the case is found out, with somebody who comes back. */
const scenes = `
@ share1 scene line=defeat-share second p=again
% The House That Stopped Paying; Nothing on the Step
{p} knew the house, for {p} had lent them a pan | they let {h} in by the side, and shut it, and put a chair against the door
"We had nothing left," the wife said. "So we put out nothing. We sat up, all of us, with the axe. And then it got light."
They had not told a soul, being ashamed [3 , and then it had seemed too late to begin] | on the stair the smallest of them had something to say | she had looked out, that night, and there was {target} | {target} had felt about on the empty step [2 , as one feels for a thing in the dark]
+ Share what you have with them, and sit down => {they} ate what there was, and for once no share was put aside | "It looked thin," said the smallest one, with her mouth full
= Go out and look at the step by daylight => There were marks on the edge of it | they had been made by something that had had to hold on
- Betray the house to {foe}, and see what comes => {foe} came, with the book, and was very gentle | nothing else came at all | {p} asked for the pan back, and talked to nobody but the pan
~ A board creaked outside, and the wife had the axe in her hand, and the children were under the table | it was only {foe}, who stood and looked at the bare step, and wetted the pen

@ share2 scene line=defeat-share plan p=again
% Out Loud, on One's Own Step; What Came for It
The man and the wife would say it that evening, on their own step | {p} stood beside them for a witness | {h} stood across the {street} and looked along the forty doors
When it grew dark {target} came, as on every night | at each step there was a stooping, and a taking [2 , and a going on] | before that house it stopped
"There is nothing here," said the wife, quite loud. "There has not been since the winter." | behind the shutters nobody stirred, and everyone had heard it [3 , down to the child in the cot]
+ Support them by going over to stand with them => There were four of them on the step now | {target} looked them over, one by one, and went by | at the next door there was such haste that an egg was let fall
= Listen along the shutters for what is said => "Since the winter," somebody was saying in the dark. "They look just as well as we do" | then a bolt was tried, to see whether it would hold
- Rob the next step, and let them take the blame => {h} had the egg in {his} {bag} when {target} got there | there was a feeling about on the step, and then it was felt all over again | next door they were to hear of that until the end
~ A shutter was pushed up, and an egg was put out after all, by a hand that shook | {target} had it before it could roll | all along the forty doors the bolts went home

@ share3 scene line=defeat-share wall
% Never out of Reach; The Book
{foe} came to {h's} own door, after dark, with the bag | "You are new," said {foe}. "So there is not much down for you. An egg will do. Or a word about the people opposite"
The book hung from {foe.his} wrist by a cord | {hands} stood in the {street} | and they were all looking at the ground, for there was a page in it on each of them too
Where the houses end {target} sat in the dusk, and waited to be fed
+ Give an egg, and ask to see it written down => {foe} turned the book toward the light | {h} read three names, and what they had said of a fourth | the fourth was a friend
= Ask what would happen if nobody paid => {foe} laughed, and then stopped, as if {foe.he} had walked into a chair | "Nobody has ever tried it," {foe.he} said | that was not so, and one house in that {street} knew it
- Lie about yourself, and let it be written => {foe} put it down most carefully | before the week was out people made way for {h} | it is odd to be feared for what one made up over an egg
~ {foe} shut the book on {h's} finger, and begged pardon | a page had been begun by then, and it was the latest | in the {street} {hands} looked almost glad

@ share4 scene line=defeat-share lead p=egg-seller
% An Egg in a Saucer; On the Step
{p.a} had sold all the eggs but one | that one {p.he} put out on the step, in a saucer
"It is not much," said {p}. "One hardly feels it. Come away in, now. Nobody looks at it."
{h} looked, by the crack of the shutter | {foe} came up the {street} with a bag and a book | the bag was held beneath the sill, and {p} let a {coin} fall into it | then {foe} asked about the people opposite, as a friend might, and wrote down what was said
The egg was for {target}, and not for the bag | {foe} only moved the saucer an inch nearer to the edge, and went on
+ Help {p} with the {coin} for this week => {p} kept the other, and turned it over and over. "It is not that which costs," said {p}. "It is the word. I have got nothing left to say of them that is not so"
= Wait at the crack for the egg to be fetched => Toward morning something felt about on the step | afterward the saucer was quite empty, and had been wiped round with a finger
- Steal the egg from the saucer => {p} saw that it was gone, and ran next door bareheaded, and came back with another in both hands | it had cost as much as three | one house, farther along, had none to lend, {p} said
~ The bag had stopped outside, and the shutter was lifted, and {foe} looked in, with the pen ready | "Ah, company," said {foe}, and turned over to a clean page

@ share5 scene line=defeat-share means p=again
% Off the Tabletop; Counted in Beans
{foe} had written up the book at {p's} table overnight | some of the ink had stayed upon the wood, backward
{p} held a pan lid over it, so that {h} could read | there stood one and forty houses [2 , with what each of them paid, and since when]
They laid it out in beans | there was one for every egg, and one for every {coin} | in the end there were no more beans in the house
The other heap was for ten years of {target}, roofs and cradles and all | it was the smaller one
"We could have been laid in ruins twice over," said {p}, "and had beans to spare"
+ Share the smaller heap for supper, and think => They ate up ten years of ruin between them, with salt | "So where is the rest?" said {p}. | one only had to look out of the window | {foe's} was the house with the new roof
= Read what is written next to {p} => There were nineteen years without a gap, and a line about a sister | she had told it to {p} in confidence | {p} rubbed at it with a sleeve until the grain of the wood came up
- Lie along the {street} that the book was lost => By noon four houses had paid twice, to be upon the safe side | {foe} accepted it with thanks, and entered it, in the book
~ {foe} had come back for the pen, and stood there, and looked at the beans | "You are fond of them," said {foe}, and with one sleeve wiped the table from end to end, and took down a word about beans

@ share6 scene line=defeat-share price p=again
% Eggs on a Door; One's Own Mother
An egg broke on {p's} door, to the left of {h} | the next one broke to the right
They were people whose names {he} knew by now | {foe} was behind them with a basket, and handed out, and did not throw
"Say it again!" one of them cried. "Say to me what it was that my mother fed. She went without for it, for thirty years." | that had no answer, or none that one could shout
{p} stepped out and stood beside {him}, with yolk on both sleeves. "It is true, though," said {p}
They threw until the basket was empty | so for once there was not an egg left over for the steps
+ Help {p} to wash down the door in the dark => Somebody had come across with a second rag | without a word she was rubbing away at the lower half | it was the wife from the one house with nothing on its step | "We ought to have said so in the winter," she said
= Watch from the roof for what comes to the steps => {target} came, and went down the whole of the {street}, and found nothing | at last there was only {p's} door, where it was wet | {target} stood against it until it got light
- Attack {foe} with the one egg that is whole => It took {foe's} hat off | at the back there was a laugh, a short one, and a hand went up over somebody's mouth | {foe} wrote down whose
~ A stone had got in among the eggs, and went through the window, and that stopped them | they stood about and looked at their hands, and {foe} said that nobody had thrown it, and they were glad to agree
`;
export const pack: PackSource = { id: 'case-defeat-share', sheets: [facts, scenes], words: {} };
