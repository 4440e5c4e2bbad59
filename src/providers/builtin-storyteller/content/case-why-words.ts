import type { PackSource } from '../pack.ts';

/** Why it is so, or what happened: each case has a thing that everybody leaves out, and somebody who saw to that. */
const facts = `
@ * truth line=why-words start
All the old people {inhome} told it in the very same words | {h} noticed that, because people who ask one another {matter} do not all use the same words
@ * truth line=why-words lead
The words that everyone used had been read out once, to the whole town | they were made to say them over until they had them by heart
@ * truth line=why-words second
In the oldest telling one word was different | once it went, we shut the door | now it went, the door was shut
@ * truth line=why-words means
Whoever wrote the lesson out had a copy of it still, with the corrections | it was in a round young hand, and the name on the back was {foe's}
@ * truth line=why-words wall
{hands} went about every autumn to hear it said | those who got it wrong were not punished, they were only visited again
@ * truth line=why-words turn
"There was no crime to hide," said {h}. "What they hid was a child, of six." | it had left one door unlatched, on the wrong night
@ * truth line=why-words price
The child who left the door was never told | it grew up, and was good at everything | somebody who loved that child had just paid for it to go on so
@ * truth line=why-words plan
There were some who were sick of saying those words, and had never dared to be the first to stop | {h} had six names of that kind by now, and the loan of a claw hammer
@ * truth line=why-words gate
The door itself was here, nailed up | there was a child's mark on the frame [2 , at the height of a table]
@ * truth line=why-words duel
"It was you who left it open," said {h}. "You were six." | {foe} said the words, all of them [2 , quite steadily] | at the door {foe.he} stopped
@ * known line=why-words before
So the whole town was saying a lesson, and {h} knew how it was taught | whatever lay under the lesson was the question
@ * known line=why-words behind
A door, a night, a child of six, {h} had all three | there was only the child's name to put to it, and somebody to say it kindly
@ * settle line=why-words won
{foe} began the words over, and could not get past the door | "I left it open," said {foe}. "I was six, and I forgot to drop the latch." | so that was {matter}, for all the rest had come in by it | those who had sworn to say that it was nobody looked at the floor | an old woman held out the claw hammer | {foe} drew the nails {foe.himself}, one after another, and the door swung open | nothing at all was waiting behind it any more | "You were so small," said the old woman. "How should we have told you?"
@ * settle line=why-words lost
{foe} said the words from the beginning, and all the others took them up | {h} called out {matter}, and could not hear {himself} for it | it was a door, and a child of six, and {foe} | not one of them would say so after {him} | "Good night," said {foe}, when they had done, and had another nail driven in. | an old woman stayed behind, and moved her lips | then she looked at the door, and went home without a sound
@ * settle line=why-words dear
{h} sent the others out, and told {foe} {matter}, in a low voice | "I thought that I had dreamed it," said {foe}. "There was a latch, and I could not reach." | {foe} sat there with {him} until it was light, and nobody else was told | then {foe} drew out the lesson, and tore it across | when it was autumn no one came round to hear it said | in one house and another people began to tell it wrong | {foe} stood under their windows, and listened, and let them
`;

/** Scenes in which a fact of the case is found out, with somebody who comes back. */
const scenes = `
@ words1 scene line=why-words second p=again
% One Word Different; The Oldest of Them All
{p} had an old one to show {him}, so old that they had given up visiting | she lay in the wall bed, with her eyes shut, and was asked, and began
It was the same as with all the others, word for word | and {p} was moving {p.his} lips along with it | then {h} put up a hand
"We shut the door," said the old one. | everybody else said that the door was shut | "You had better not say it so, grandmother," said {p}, very low
+ Comfort her, and let her say it as she learned it => She said it over, the old way, three times, like someone who has got her own shoes back | at the third time she opened her eyes. "But we did not," she said. "Not that night"
= Ask her who shut it => She took the time that one needs to go to a door and back | "It was little," she said, "and it had been told to" | then she was asleep
- Trick {p} into saying it wrong in front of {hands} => It was one word and no more | {p} was not punished | they came that evening to visit, with a cake, and came again the next evening, and the next
~ The old one had gone to sleep, and could not be got to begin again | {p} drew the curtain of the bed. "It was shut," said {p}. "You heard her say that it was shut."

@ words2 scene line=why-words plan p=again
% Sick of Saying It; The Loan of a Hammer
{p} stood on the step with a claw hammer, wrapped up in a towel | "There are six of us," said {p}. "We have been sick of it for years, and each of us thought it was only a bad stomach."
{they} went along to the nailed-up door in the dusk, all seven of them, and did not do anything yet | {p} laid a palm on the boards
Low down on the frame there was a scratch, and a row of them above it, as when one measures a child | the lowest had a name to it | and the nails had been put through the name
+ Share with the six what you believe is under it => {h} said it as gently as it can be said | nobody spoke for a good while | "I have sat beside that child at supper," somebody said. "For thirty years"
= Read as much of the name as the nails have left => There were two letters, and the half of another | it would do for three families in that place | {h} knew by now for which of the three
- Lie that you alone will draw the nails => They were so much relieved that it was hard to look at | five of them went home | {p} stayed, with the hammer, and looked from {h} to the door
~ A {lamp} came along the {street}, and the hammer went back in its towel | of the six two had gone home by then [, by different ways] | "It is not tonight, then," said {p} to the door

@ words3 scene line=why-words wall
% Visited Again; To Hear It Said
It was autumn, and they had come to hear it said | {foe} sat in the front room with {hands} along the wall | and one after another the people of the {street} came in, and said it
"We shut," began a boy, and went red. "The door was shut" | {foe} nodded, as to music | nobody was punished, said {foe} to {h}. One only went to see them again, and then again
By the window stood the one who would be next, and was holding on to the curtain
+ Help the boy by getting it wrong yourself => {h} said it with three mistakes | there was a breath along the wall | "You will be visited," said {foe}, kindly, and it was almost as if {foe.he} had begun to say something else
= Ask {foe} to say it too => {foe} had the words, and a good voice for them | at the door {foe.he} stopped, for as long as a hand lies upon a latch, and then went on
- Trick {hands} with a verse of your own => It had the same tune to it | and they were nodding at the second line | at the third somebody laughed out loud | and it was the first laugh that had been heard there in an autumn
~ {foe} raised one finger, and the whole room began over again from the first word | the boy was crying by then | it was dark before anybody was let go

@ words4 scene line=why-words lead p=caretaker
% Read Out from the Desk; A Row at a Time
{p.a} unlocked the meeting room [2 , where the chairs were stacked up] | the whole town had once been called in there, at six in the morning
"I was newly married," said {p}. "It was read to us from that desk. Then we said it after, a row at a time. Nobody got supper until the row had it by heart."
On the floorboards the rows were still marked out [2 , and the paint had been renewed] | upon the desk lay a stick to beat the time with
{h} asked how it went | {p} shut {p.his} eyes and said it, in the words of all the others [3 , and one foot went along with it]
+ Share your supper with {p}, who got none that day => It was eaten at the desk, off the lid of a pot | "Our row was the last to go home," said {p}. "There was one word that we would not get right. It was to do with the door."
= Stand in the third row and look about => The boards gave a little there | two hollows had been worn in them, side by side, and they were the right size for knees | "Some were slow," said {p}. "There is one very old one who never quite learned it"
- Lie that you have it by heart as well => {p} was pleased, and beat the time | at the second line the stick stopped in the middle. "It was shut," said {p}. "The door was. You must say it so," and {p.he} looked over to the window to see who went by
~ A step was heard outside, and {p} put the stick away beneath the desk | "They are the same words that you have heard already," {p.he} said. "Be glad that nobody ever read them to you."

@ words5 scene line=why-words means p=again
% In a Round Young Hand; One Word in Red
{p} wanted all the shutters closed first | then a lesson sheet came out of {p.his} {coat}, gone yellow at the folds
There they were, the words that everyone said | a child had put them down, in a round young hand [3 , with great care for the tails]
In one place only somebody grown had corrected it | "We shut the door," the child had put, and over that it said, in red, "The door was shut."
{p} turned the sheet over and did not say anything | on the back was a name, with a flower on either side | and it was {foe's}
+ Help {p} to hide the sheet again => It went in behind the loose brick from where it had come | "They kept the neatest," said {p}, "for the rest of us to learn from. What does a child know of what it writes?" | on the front door somebody had meanwhile chalked a day, for a visit
= Hold the red word against the light => It was the red in which they enter births and deaths | so it had not been a teacher who changed it, but somebody out of an office | and the pen had gone over it twice, so that it should hold
- Steal the sheet to show it in the {street} => {h} had shown it to eleven people by noon | each began at the top and moved his lips, and not one would turn it over | the twelfth was one of {hands}, and admired the handwriting
~ Somebody walked along the passage, and {p} had the sheet away before it was quiet again | "You have seen whose it is," said {p}. "And I have never shown it to you."

@ words6 scene line=why-words price p=again
% Paid for One Autumn More; Good at Everything
{p} led {him} by back ways to a certain room | everything in it had been sold, down to the hooks
On the bare boards an old woman was kneeling to count {coins} into a cap | {hands} held it open for her | "That is for this autumn," they said. "And for the next?" | at that she drew off her ring, and put it in
"It was six," she said, when they had gone. "I brought it up, and it was good at everything. Nobody has ever told it. And nobody will, as long as I have a spoon to sell."
{p} uncurled one hand, and a share of that money lay there | "For saying it right," said {p}. "All of our row gets some."
+ Give her back what {p} was paid => She would not have it, and sent a boy after the cap | "If they stop coming round," she said, "then somebody will say it wrong. And the next will say how it really was. And the child will hear it, at that age"
= Ask her what the child was best at => "Locks," she said at once. "It had every lock in the house apart. It never went by a door in its life without a try at the latch. It believes that we all do it"
- Deceive her with the tale that it knows => She sat down where her chair had been | there was no chair any more | "So it has been kind to me on purpose," said the old woman from the floor, "all those years"
~ Somebody rapped on the shutter, and the old woman pushed {them} out with both hands | "They count the voices," she said | {p} had closed {p.his} fist again, over what was in it
`;
export const pack: PackSource = { id: 'case-why-words', sheets: [facts, scenes], words: {} };
