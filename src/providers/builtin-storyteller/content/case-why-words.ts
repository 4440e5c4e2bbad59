import type { PackSource } from '../pack.ts';

/** Why it is so, or what happened: each case has a thing that everybody leaves out, and somebody who saw to that. */
const facts = `
@ * truth line=why-words start
{h} had asked everybody {inhome} one question | the question was {matter}, and all of them gave one answer | each said it in the very same words | people only talk so when they have learned a thing by heart
@ * known line=why-words before
So the whole town was saying a lesson, and {h} knew how it was taught | whatever lay under the lesson was the question
@ * known line=why-words behind
{h} knew which child had left that door open | {foe} did not, and had to hear it, kindly, from somebody
@ * settle line=why-words won
{foe} began the words over, and could not get past the door | "I left it open," said {foe}. "I was to shut it, and I could not reach." | so that was {matter} | the trouble had come in by one open door | then nobody could send it out, because nobody might say that it was in | "You were so small," said the old woman with the stool. "We wanted you to sleep at night." | she held out the claw hammer, and {foe} drew the nails {foe.himself}, one after another | the door swung open, and a draught went out by it, past all their ankles | from that night on the trouble did not come again | {foe} set the little stool there, to keep it open
@ * settle line=why-words lost
{foe} said the words from the beginning, and all the others took them up | {h} called out {matter}, and could not hear {himself} for it | "It was a door," {h} called, "and a child of six!" | not one of them would say so after {him} | "Good night," said {foe}, when they had done, and the smith drove in the last of the new nails, and shut the trouble in with them. | an old woman stayed behind, and moved her lips | then she picked up a little stool with two flowers on it, and carried it home
@ * settle line=why-words dear
"I thought that I had dreamed it," said {foe}. "There was a latch, and it was too high." | {foe} asked the others to go, and sat with {h} on the sill until it was light | by that door the trouble had got in | all were to say it was shut, so none could turn the trouble out | that was {matter}, and now {foe} knew it | {foe} drew one nail, and no more | the trouble was a year in leaving by that crack | but {foe} tore the lesson sheet across
@ * last line=why-words won
In autumn {h} went round with {foe}, to hear what people said | no two houses told it alike | in one of them they quarrelled over it | the old woman had a spoon for everyone again | "You never could pass a latch," she said to {foe} | at the garden gate {foe.name} tried the latch [2 , as ever] | then {foe.name} held it open for {h}
In spring {h} hung up {token} by that door | it hung so low that a child of six could reach it | the nails had become hooks, for small caps | every week {foe} read there out of some book | nobody had to say it after {foe.him} | {h} listened, and the children ran home | each of them told it differently
@ * last line=why-words dark
{h} asked everybody once more {matter} | they all gave one answer, in {h's} own words | the door stood open, and no child went near it | {foe} had left, with the little stool | at dusk {h} walked down the {street} | behind each window lips were moving
@ * last line=why-words dear
When autumn came {h} sat with the six by the stove | nobody went round to hear it said | in one house and another people told it wrong | {foe} stood under their windows, and let them | one evening {h} saw {foe} at the old woman's | the little stool had been put out | {foe.name} sat down on it, with both knees up
@ * last line=why-words lost
By the second autumn {h} could say the words too | the old woman had sold her bed for another year of them | one night {h} met {foe} before the nailed door | one arm was up, and felt along the wood | "I forget what I came for," said {foe.name} | {h} took that arm, and walked {foe.him} home
`;

/** Scenes in which a fact of the case is found out, with somebody who comes back. */
const scenes = `
@ words1 scene line=why-words second p=again
% One Word Different; The Oldest of Them All
{p} took soup each day to an old woman, and now took {him} along | the old woman had known the words longest, and was not visited any more | she lay in the wall bed, with her eyes shut, and was asked, and began
It was the same as with all the others, word for word | and {p} was moving {p.his} lips along with it | then {h} put up a hand
"We shut the door," said the old one. | everybody else said that the door was shut | "You had better not say it so, grandmother," said {p}, very low
+ Comfort the old woman, and let her say it her way => She said it over, the old way, three times, like someone who has got her own shoes back | at the third time she opened her eyes | "But we did not," she said. "Not that night"
= Ask her who shut it => She took her time, as if she went to that door and back | "It was little," she said, "and it had been told to" | then she was asleep
- Trick {p} into saying it wrong in front of {hands} => It was one word and no more | {p} was not punished | they came that evening to visit, with a cake, and the next evening, and the next | "You eat it," said {p} to {h}
~ The old one had gone to sleep, and could not be got to begin again | {p} drew the curtain of the bed. "It was shut," said {p}. "You heard her say that it was shut."

@ words2 scene line=why-words plan p=again
% Sick of Saying It; The Loan of a Hammer
{p} had a claw hammer along, wrapped up in a towel | "There are six of us," said {p}. "We have been sick of it for years, and each of us thought it was only a bad stomach."
The door was at {last}, and had been nailed up since that night | {p} had rubbed a cloth with coal upon its frame, and unrolled it on the step
Low down there was a scratch, and a row of them above it | it was how one measures a child | the lowest had a name to it | and the nails had been put through the name
+ Share with the six what you believe is under it => {h} said it as gently as it can be said | nobody spoke for a good while | "I have sat beside that child at supper," somebody said. "For thirty years"
= Read as much of the name as the nails have left => There were two letters, and the half of another | it would do for three families in that place | {h} knew by now for which of the three
- Lie that you alone will draw the nails => The six were so much relieved that it was hard to look at | five of them went home | {p} stayed, with the hammer, and looked from {h} to the door
~ A {lamp} came along the {street}, and the hammer went back in its towel | of the six two had gone home by then [, by different ways] | "It is not tonight, then," said {p} to the door

@ words3 scene line=why-words wall
% Visited Again; To Hear It Said
Every autumn {foe} and {hands} came to hear the words | they sat along the wall in the front room | one after another the people of the {street} came in, and said them
"We shut," began a boy, and went red. "The door was shut" | {foe} nodded, as to music | nobody was punished, said {foe} to {h}. One only went to see them again, and then again
By the window stood the one who would be next, and was holding on to the curtain
+ Help the boy by getting it wrong yourself => {h} said it with three mistakes | there was a breath along the wall | "You will be visited," said {foe}, kindly, and it was almost as if {foe.he} had begun to say something else
= Ask {foe} to say it too => {foe} had the words, and a good voice for them | where the door came in {foe.he} stopped | then {foe.he} went on
- Trick {hands} with a verse of your own => It had the same tune to it | and they were nodding at the second line | at the third somebody laughed out loud | and it was the first laugh that had been heard there in an autumn
~ {foe} raised one finger, and the whole room began over again from the first word | the boy was crying by then | it was dark before anybody was let go

@ words4 scene line=why-words lead p=caretaker
% Read Out from the Desk; A Row at a Time
{p.a} unlocked the meeting room [2 , where the chairs were stacked up] | the whole town had once been called in there, at six in the morning
"I was newly married," said {p}. "It had come over us in the night. By six we all sat here, and this was read to us from that desk. Then we said it after, a row at a time. Nobody got supper until the row had it by heart."
On the floorboards the rows were still marked out [2 , and the paint had been renewed] | upon the desk lay a stick to beat the time with
{h} asked {matter} | {p} shut {p.his} eyes and said it | it was word for word what the others said
+ Share your supper with {p}, who got none that day => It was eaten at the desk, off the lid of a pot | "Our row was the last to go home," said {p}. "There was one word that we would not get right. It was to do with the door."
= Stand in the third row and look about => The boards gave a little there | two hollows had been worn in them, side by side, and they were the right size for knees | "Some were slow," said {p}. "There is one very old one who never quite learned it"
- Lie that you have it by heart as well => {p} was pleased, and beat the time | at the second line the stick stopped in the middle [3 of a beat, and stayed up there]. "It was shut," said {p}. "The door was. You must say it so," and {p.he} looked over to the window to see who went by
~ A step was heard outside, and {p} put the stick away beneath the desk | "They are the same words that you have heard already," {p.he} said. "Be glad that nobody ever read them to you."

@ words5 scene line=why-words means p=again
% In a Round Young Hand; One Word in Red
{p} wanted all the shutters closed first | then a lesson sheet came out of {p.his} {coat}, from which {p.he} had once learned the words
There they were, the words that everyone said | a child had put them down, in a round young hand [3 , with great care for the tails]
In one place only somebody grown had corrected it | "We shut the door," the child had put. Above that stood in red, "The door was shut."
{p} turned the sheet over and did not say anything | on the back was a name | it was {foe's}, and there was a flower on either side of it
+ Help {p} to hide the sheet again => It went in behind the loose brick from where it had come | "They kept the neatest," said {p}, "and it went from house to house. What does a child know of what it writes?" | on the front door somebody had meanwhile chalked a day, for a visit [3 , and an hour]
= Hold the red word against the light => It was the red in which they enter births and deaths | so it had not been a teacher who changed it, but somebody out of an office | and the pen had gone over it twice, so that it should hold
- Steal the sheet to show it in the {street} => {h} had shown it to eleven people by noon | each began at the top and moved his lips, and not one would turn it over | the twelfth was one of {hands}, and admired the handwriting | "Then they will come to me tonight," said {p}, and fetched out a clean shirt
~ Somebody walked along the passage, and {p} had the sheet away before it was quiet again | "You have seen whose it is," said {p}. "And I have never shown it to you."

@ words6 scene line=why-words price p=again
% Paid for One Autumn More; Good at Everything
{p} had been sent for by an old neighbour, and led {him} by back ways to that room | everything in it had been sold, down to the hooks
On the bare boards an old woman knelt, and counted {coins} | {hands} held out a cap for them | "That is for this autumn," they said. "And for the next?" | at that she drew off her ring, and put it in [3 , though it went hard]
"The child was six," she said, when they had gone. "I brought it up, and it was good at everything. Nobody has ever told it. And nobody will, as long as I have a spoon to sell."
{p} uncurled one hand, and a share of that money lay there | "For saying it right," said {p}. "All of our row gets some."
+ Give the old woman what {p} was paid => She would not have it, and sent a boy after the cap | "If they stop coming round," she said, "then somebody will say it wrong. And the next will say how it really was. And the child will hear it, at that age"
= Ask her what the child was best at => "Locks," she said at once. "It had every lock in the house apart. It never went by a door in its life without a try at the latch. It believes that we all do it"
- Deceive the old woman with the tale that it knows => She sat down where her chair had been | there was no chair any more | "So it has been kind to me on purpose," said the old woman from the floor | {p} helped her up, and had not a word for {h}
~ Somebody rapped on the shutter, and the old woman pushed {them} out with both hands | "They count the voices," she said | {p} had closed {p.his} fist again, over what was in it

@ words7 scene line=why-words turn p=again
% The Stool Came Too Late; Who Was Six
{p} closed the shutters | {h} had two things there, and put them side by side | one was the lesson sheet, with two flowers around a name | the other was a small stool | the same two flowers were carved on it
"This stool was made so that a six year old could reach a latch," said {name}. "It came one day too late. On the sheet the child first wrote: we shut the door. So it was this child who was to shut it that night. It was too small, and by that door the trouble came in."
"And then all of them had to say that it was shut," said {name}. "They had no crime to hide. They did it for the child, so that it should never know." | nobody could send out a thing that had never got in | so it had stayed [2 , all those years], and that was {matter}
{p} read the name between the flowers once more [3 , to be sure of it] | "{foe.name}," said {p}. "And {foe.name} has no idea of it, and comes to hear us say it."
+ Share it with {p}, who has said the words for a lifetime => "So that is what I have been saying," said {p}, and said it once more, slowly, word by word | it took a good while | "It is not a bad lie," {p.he} said then. "It is only so long"
= Stand where the stool stood and reach for the latch => {h} knelt, to be as tall as a child is | without the stool {he} could not reach the latch | with the stool {he} had it in {his} hand
- Lie to {hands} that everyone is talking of the child => {hands} turned quite pale, and asked which child | that evening they went about twice, and the best sayers in the town had to say their words again | "My own mother was one," said {p}
~ There were steps under the window, and {p} sat down on the stool, and spread the {coat} over it | "We are at the third line," {p} called out. "It is going very well."

@ words8 scene line=why-words gate move p=smith
% New Nails; The Mark on the Frame
The door was at {place}, and {h} and the six came there by night with their claw hammer, to draw the nails | {foe} had heard of it, and had sent {hands} there with a smith
{p.a} was to put in new nails beside the old ones, and had not put in one | low on the frame there was a child's mark, and the point of the nail stood on its name
"Say the words," {hands} told whoever came near. "Or else go home."
One of the six stood before them already with an open mouth | the words had been in it for thirty years, and they were coming out by themselves
+ Support the one who is about to say them => {h} took that arm, and spoke of the weather instead | the other five spoke of it too, all at once | {hands} had never heard those words before, and did not know when to stop them
= Ask {p} whose mark that is on the frame => {p} bent down and spelled it, with a thumb under each letter | "That is my customer," said {p}, and looked around for {foe} | then the nail went back into the apron, and {p} sat down on the sill
- Lie to {hands} that {foe} wants the words said inside => {hands} were glad of it, for they had stood there since supper | now they stood along the inner wall, with their hands folded, and waited to be told to begin
~ The open mouth had said it, down to the last word, and {hands} nodded | two of the six had said it along | {p} took up the hammer, and the first new nail was in before anyone could speak

@ words9 scene line=why-words duel
% Back against the Door; Who Could Not Reach
{foe} stood with {foe.his} back to the nailed door, and both arms out | "It was shut that night, and shut it will stay," said {foe}. "I have never moved for anybody, and I shall not begin now."
That was the question | it would be opened tonight [! , or nailed up for good,] | and only {foe} could say which
An old woman stood among the six, and held the small stool | it was she who had brought {foe.name} up as a child
"You left it open," said {h}, quite gently. "You were six, and you could not reach the latch."
{foe} began on the words, much louder than that | at the word door {foe.he} stopped | then {foe.he} started again from the first one
+ Comfort {foe}, and set the little stool before the door => {foe} looked down at the two flowers for a long time | "I drew those," said {foe}. "They were to be roses." | one foot went up on the stool of its own accord | then an arm went up as well
= Ask {foe} who it was that shut the door => "It was shut," said {foe}. "Who shut it?" asked {h}, and then asked it again. "We did," said {foe}. "They were all out. I was to do it." | the arms had come down a little [3 , first the left one, and then the other]
- Lie to {foe} that the latch has come up again => {foe} had swung round before the word was out | a hand shot up, and felt for a latch high over {foe.his} head | it had been as high as that for a child of six | then {foe} saw the hand
+~ {foe} moved the stool out of the way with one foot, and did not look at it | "A child's thing," said {foe}. "There was no child. There is none in the words."
=~ "It was shut," said {foe}, and {hands} said it as well. "Who shut it?" asked {h}, and this time half of the six had joined in with the others.
-~ {foe} never even turned around. "It has not," said {foe}. "I try it each night before I go to bed. I could not tell you why." | and {foe.he} nodded to the smith to go on [3 , with the next nail and the one after that]

@ words10 scene line=why-words near p=joiner
% A Stool for a Latch; Two Carved Flowers
{p.a} kept a small stool in the window, and it was not for sale | {h} was the first who ever came in to ask about it
"I wish that I knew," said {p}. "I was new in the trade. It was for a child of six, to reach a latch with. I brought it one day late, and they told me that there was no such child."
"Since that week they all talk in the same words here," said {p}. | on the seat were carved two flowers, with a space between them
"It drew me those itself, on a shaving," said {p}. "Its name was to go in the middle. Take it along. I would like to have it stood on, for once."
+ Give {p} your word that it will be stood on => {p} took the stool back again, and went over the four legs with a bit of sand | "It would be about as old as you are now," {p.he} said. "I should think that it can reach by this time"
= Measure how high a child comes upon it => {h} made a mark for a child without it | one more was for a child upon it | the latch of {p's} own door was between the two
- Lie that you know the child quite well => {p} laid down the plane, and asked whether it had been a good life | {h} had to make one up, and it had a garden in it | {p} listened to the end of it. "This dust," said {p}, and rubbed one eye
~ {p} had seen {hands} through the window, and they were coming across | the stool went under a heap of shavings | "It was shut," {p} began in a loud voice, planing. "The door was shut."

@ words11 scene line=why-words far p=again
% Around the Old One's Bed; A Spoon for Each Line
{p} had seen {hands} go in to the oldest woman, and now they were at her bed, on all sides | they had come to take one word away from her
"The door was shut," they said to her, kindly, and held up a spoon with honey | she was to say it after them | for that she would get the spoon
"We shut the door," she said, as she had said it all her life. She looked from face to face, and knew none of them [3 , or did not seem to]
They began again from the first line | {foe} had sent them | nobody was to say it wrong any more
+ Comfort the old woman, and say it her way => {h} sat down upon the bed, and said it along with the old woman, we and all | {hands} looked into the honey | "You have a nice voice," the old woman told {name}. "And you others, go home. It is late"
= Sit down among them, and wait => By midnight they had the hiccups from so much honey, for they had tried every spoon | the old woman had gone to sleep at the word we | her lips went on with it
- Trick {hands} into saying it wrong themselves => What is said so often is said wrong at last | {h} only had to ask for it quickly | they looked at one another in fright, and each promised not to visit the others
~ She had said it right, once, very low, and got her spoon | {p} turned to the wall | "There," said {hands}, and licked the spoon. "That was not hard at all."

@ words12 scene line=why-words near p=cord-maker
% A Cord on Every Latch; The Bead at the End
A cord hung from every latch {inhome} | {p.a} made all those cords, and {h} went there to ask about them
"My mother knotted the first ones," said {p}. "It was in the week after it happened. The whole town came for them on one day. She asked what they were for, and was told the words that you know."
On the end of each cord was a bead | it hung no higher than {h's} hip | more than that {p} had never been told | {p.he} was tired of cords, and had raw thumbs
"Nobody may take them off," {p} said. "{foe} walks through the {street} at dusk, and pulls at each of them in passing, and does not even look. I must knot again what comes loose. I would so much like to make a net, for once."
+ Help {p} to thread the beads for tomorrow => They threaded until dusk, and the last bead was an old one | "That cord was the very first of all," said {p}. "It was made for one door, and never fetched. They had nailed the door up by then. You may have it"
= Measure how high the bead hangs => It came up to the shoulder of a boy who was waiting for his cord | the boy pulled at it without stretching | "How old are you?" asked {p}, and looked at the bead. "Six," said the boy
- Lie that {foe} wants the cords off by tonight => Half the {street} was bare when {foe} came along | a hand went out for the first bead, and found none | {foe} stood there in front of that door for a long time [2 , with the hand still out] | by morning all the cords were back
~ It was dusk, and outside the bead knocked against the door, once | {p} sat still until {foe's} step had gone on | the new cord had come undone again from the first knot on
`;
export const pack: PackSource = { id: 'case-why-words', sheets: [facts, scenes], words: {} };
