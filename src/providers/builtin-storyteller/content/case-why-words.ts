import type { PackSource } from '../pack.ts';

/** Why it is so, or what happened: each case has a thing that everybody leaves out, and somebody who saw to that. */
const facts = `
@ words-o1 open line=why-words p=tinker where=the_market
% One Word Wrong; The Latch on the Cloth
{p.a} had old iron for sale on a cloth, and {hands} stood round it | they had seen a door latch there
"That is off the nailed door," they told {p}. "Say what happened that night." | {h} had asked {matter} | everybody {inhome} had given the same answer, word for word
{p} got one word wrong
"Then we shall visit you," said {foe} kindly. "Each evening from today, until it comes right."
{hands} wrote down the house | {p} pushed {token} into {h's} {bag}. "What are they hiding?" {p.he} whispered. "They taught us that in the meeting room. Ask the caretaker."
+ Help {p} to say it right before tonight => {they} went over it until dusk, and {hands} found nothing to correct | "The baker has had them at table for a year," said {p}. "You saved me from that. When you need a loud voice, send for me"
= Ask {p} where the latch was found => "In a dead locksmith's box," said {p}. "There was a line on the lid. Take it off the door, it said, and never tell why." | it was a good latch, with nothing wrong about it
- Trick {hands} into visiting the cobbler instead => {h} swore that the wrong word had come from the next stall | the cobbler was walked home between two of them | "He has five small children," said {p}, and did not thank {h}. "They cannot say it at all yet"
~ {hands} shut the {street} at both ends | each person had to say it, {h} too | {h} knew every word by now, and that was the worst of it

@ words-o2 open line=why-words p=carter where=the_mill_pond
% To Be Sunk in the Pond; One Thing Short
{p.a} came running to {h} at the mill pond, muddy up to the knees
"{foe.name} wants nothing left of the nailed door," said {p}. "I was to sink a whole box. I kept one thing out, and now they are counting."
Along the bank came {hands} | whoever they met had to say what had happened that night | {h} had asked {matter}, and had got the same few words from the whole town
"The door was shut, they say," said {p}, and gave {token} to {h}. "Then why drown its latch? We learned that in the meeting room. See its caretaker, before they find me."
+ Protect {p}, and carry the latch past {hands} yourself => {h} walked through the middle of them, and wished them a good evening | {p} was waiting beyond the bridge, and could breathe again. "I have a cart," said {p}. "Day or night, it is yours"
= Ask {p} what else was in the box => "Lesson sheets," said {p}. "They had the words on them, and all of them were written by children. Now the frogs can learn it"
- Betray {p} to {hands} for a look into the box => There was nothing left in it but mud | {hands} thanked {h} for the name | {p's} cart was sold before supper, and {p} followed it down the {street} in tears
~ {hands} came round the willows too soon | {p} slid into the pond up to the neck | {h} had to say the words for both of them [2 , with the latch against {his} ribs]

@ * token line=why-words
the old iron latch

@ * truth line=why-words start
{h} had asked everybody {inhome} one question | the question was {matter}, and all of them gave one answer | each said it in the very same words | people only talk so when they have learned a thing by heart
@ * known line=why-words before
The whole town had been made to learn one answer by heart | it hid {matter}, and {h} meant to find out how
@ * known line=why-words behind
{h} knew which child had left that door open | {foe} did not know | somebody had to tell {foe.him}, and tell it kindly
@ * settle line=why-words won
{foe} began the words over, and could not get past the door | "I left it open," said {foe}. "I was to shut it, and I could not reach." | so that was {matter} | the trouble had come in by one open door | nobody could send it out again | for nobody might say that it was in | "You were so small," said the old nurse. "We wanted you to sleep at night." | she held out the claw hammer, and {foe} drew the nails {foe.himself}, one after another | the door swung open with a long creak | a draught went out by it, past all their ankles | from that night on the trouble did not come again, and children who had sat up lay down to sleep | {foe} set the little stool there, to keep it open
@ * settle line=why-words lost
{foe} said the words from the beginning, and all the others took them up | {h} called out {matter}, and could not hear {himself} for it | "It was a door," {h} called, "and a child of six!" | not one of them would say so after {him} | "Good night," said {foe}, when they had done. | the smith drove in the last of the new nails | so the trouble was shut in with them | the old nurse stayed behind, and moved her lips | then she picked up a little stool with two flowers on it, and carried it home
@ * settle line=why-words dear
"I thought that I had dreamed it," said {foe}. "There was a latch, and it was too high." | {foe} asked the others to go | {foe.he} sat with {h} on the sill until it was light | by that door the trouble had got in | all of them had to say that it was shut | so none could turn the trouble out | that was {matter}, and now {foe} knew it | {foe} drew one nail, and no more | the trouble was a year in leaving by that crack | but {foe} tore the lesson sheet across
@ * last line=why-words won
In autumn {h} went round with {foe}, to hear what people said | no two houses told it alike | in one of them they quarrelled over it | the old nurse had a spoon for everyone again | "You never could pass a latch," she said to {foe} | at the garden gate {foe.name} tried the latch [2 , as ever] | then {foe.name} held it open for {h}
In spring {h} put {token} back on that door | now it sat so low that a child of six could reach it | the nails had become hooks, for small caps | every week {foe} read there out of some book | nobody had to say it after {foe.him} | {h} listened, and the children ran home | each of them told it differently
@ * last line=why-words dark
{h} asked once more {matter} | they all gave one answer, in {h's} own words | the door stood open, and no child went near it | {foe} had left, with the little stool | at dusk {h} walked down the {street} | behind each window lips were moving
@ * last line=why-words dear
When autumn came {h} sat with the six by the stove | nobody went round to hear it said | in one house and another people told it wrong | {foe} stood under their windows, and let them | one evening {h} saw {foe} at the old nurse's | the little stool had been put out | {foe.name} sat down on it, with both knees up
@ * last line=why-words lost
By the second autumn {h} could say the words too | the old nurse had sold her bed for another year of them | one night {h} met {foe} before the nailed door | one arm was up, and felt along the wood | "I forget what I came for," said {foe.name} | {h} took that arm, and walked {foe.him} home

@ * echo line=why-words gate did=words20:+
A girl of seven was there, with her brother on her back | "It is in!" she told everyone | {h} had given her comfort, and said so first
@ * echo line=why-words gate did=words20:-
Somewhere a small boy screamed | {h} had lied to his sister, who no longer held him by the foot, and {hands} nodded to the screams
@ * echo line=why-words wall did=words-o1:-
The cobbler whom {h} had falsely named was there as well | he had not slept alone for a week | he pointed {h} out to everybody
@ * echo line=why-words wall did=words4:-
The caretaker had passed on the lie that {h} knew it by heart | so {foe} put {h} down as the next to say it
@ * echo line=why-words turn did=words4:+
The caretaker remembered the shared supper, and had brought the old list of the rows | all the town stood in it | one child of six had been let off
@ * echo line=why-words turn did=words5:+
The lesson sheet lay there too | {h} had helped to hide it well | {hands} had searched the house twice, and missed the loose brick
@ * echo line=why-words turn did=words12:-
{h} had lied the cords off the doors | since then {foe} slept badly, and {hands} stood at every second door | nobody could get up here but by the roofs
@ * echo line=why-words price did=words-o2:-
The carter whom {h} had betrayed sat on the opposite step, without a cart | so {hands} heard within the hour who had been with the nurse
@ * echo line=why-words price did=words10:-
The nurse had heard of the garden that {h} made up for the joiner | she knew that it was a lie | she moved away from {h}, on her knees
@ * echo line=why-words plan did=words-o2:+
The carter whom {h} had protected at the pond kept a promise | a cart stood ready in the {street} | its wheels were wrapped in sacking
@ * echo line=why-words plan did=words4:=
{h} had stood in the third row, and knew what a row does to people | so {he} made the six sit in a ring
@ * echo line=why-words plan did=words12:+
On the table lay the cord with the old bead | {h} had got it for help with the threading | tied to {token}, it reached down to the lowest mark
@ * echo line=why-words plan did=words3:+
{h} had once said it wrong for a boy, and now he came down the steps | he had counted {hands}, and knew their supper time
@ * echo line=why-words far did=words1:+
The old woman knew the voice that had let her say it her way | one hand came out from the blanket | it took hold of {h's} sleeve
@ * echo line=why-words far did=words5:-
{h} had stolen the lesson sheet and shown it round | now {hands} had it along | they held the red line before the old woman's eyes
@ * echo line=why-words far did=words3:-
{hands} remembered the verse that {h} had tricked them with | so one of them stood against the door, and nobody was let in to help
@ * echo line=why-words gate did=words-o1:+
The tinker had not forgotten that {h} once helped, and was as loud as promised | every word of it was wrong, and half of {hands} ran after the voice
@ * echo line=why-words gate did=words10:+
{h} had promised that the stool would be stood on | so the joiner came too, and nobody could draw a nail so quietly
@ * echo line=why-words gate did=words1:-
{hands} had sat for weeks with the one whom {h} had tricked | they had heard there how {h} walked, and they held up a {lamp}
@ * echo line=why-words turn did=words13:+
{foe} had kept the promise to that voice behind the wall, and never knew whose it was | no one was visited tonight, and no one listened below the attic
@ * echo line=why-words price did=words13:-
On the step below sat the old broom-maker, and said the words to his shoes | {h} had tricked {foe} with that old voice, and they had visited him ever since
@ * echo line=why-words plan did=words13:=
{h} made the click that {foe} had made behind the wall | all six knew the sound, and one of them knew how high that latch sat
@ * echo line=why-words gate did=words14:+
"She sewed me a cap of rabbit fur," said {w} in the midst of it, as loud as anyone | the six turned round to hear more, and not a line of the lesson got through
@ * echo line=why-words gate did=words14:=
{h} said that name under {his} breath, as one calls a child in | {he} had practised it on a stove, and it came easily
@ * echo line=why-words gate did=words14:-
The six stood back, for {foe} to begin | {foe.he} was sorry, so {w} had assured them, and it was {h} who made that up
@ * echo line=why-words plan did=words15:+
Two of the six were humming | they had stood under {h's} window, on the night of that goose song, and it had stuck
@ * echo line=why-words price did=words15:-
The landlord's small boy stood in the passage, with his hand out for a share | {h} had lied that the latch was his | he knew the words by now, and said them without one mistake
@ * echo line=why-words gate did=words6:-
The old nurse had come with the stool, and would not look at {h} | {h's} lie about the child had robbed her of a week of sleep

@ * ask line=why-words before
{h} showed {token} at one house after another | {he} asked who had taken it off the door
{h} asked every stranger {matter} | somebody must have missed that lesson, and be willing to talk
{h} walked under open windows at dusk | {he} listened for one word that was said differently
Nobody told {h} {matter} | the best to ask were people who were away that night
@ * ask line=why-words behind
{h} had learned {matter} | now there had to be people who would say it aloud
{h} walked up and down alone | {he} tried over how one tells a person such a thing
{h} had to meet {foe} alone | {he} asked at what hours {hands} were not about
@ * gift line=why-words before
"There is a cord on every latch here," said {p}. "I come from elsewhere. No grown person needs one as low as that."
"I was away that night," said {p}. "When I came home my own mother talked to me like a lesson."
"They are paid for saying it," said {p}. "Each row gets its {coins}. I have often wondered who has so much money."
"{foe.name} never passes a door without a pull at the cord," said {p}. "I asked why. {foe.name} had not noticed it."
@ * gift line=why-words behind
"They have ordered nails from the smith," said {p}. "But that smith reads whatever is written on a thing, and thinks about it."
"{foe.name} goes to the nailed door each night before bed," said {p}. "I see it from my window. It looks like homesickness."
"Those who visit us never listen," said {p}. "Say anything you like to the same tune, and they nod."
`;

/** Scenes in which a fact of the case is found out, with somebody who comes back. */
const scenes = `
@ words1 scene line=why-words second p=again who=caretaker,carter,tinker where=the_oldest_woman's_room
% One Word Different; The Oldest of Them All
Somebody had never quite learned the words, and {p} had found out who | it was a very old woman in a wall bed, older than anyone | "What happened that night?" asked {h}.
The old woman shut her eyes, and it was the same as with all the others | {p} was moving {p.his} lips along with it | then {h} put up a hand
"We shut the door," the old woman had said. | everybody else said that the door was shut | so one word had been changed, and here it was still the old one
"You must not say it so, grandmother," begged {p}. "They will sit with you every evening."
+ Comfort the old woman, and let her say it her way => The old woman said it over, the old way, three times | it was like getting her own shoes back | at the third time she opened her eyes | "But we did not," she said. "Not that night"
= Ask her who shut it => The old woman thought, as if she went to that door and back | "It was little," she said, "and it had been told to" | then the old woman was asleep
- Trick {p} into saying it wrong => {p} said one word wrong, and {hands} heard it | nobody punished {p} | {hands} came that evening to visit, with a cake | they came the next evening too, and the next | "You eat it," said {p} to {h}
~ The old one had gone to sleep, and could not be got to begin again | {p} drew the curtain of the bed. "It was shut," said {p}. "You heard her say that it was shut."

@ words2 scene line=why-words plan p=again who=caretaker,carter,tinker where=a_cellar_under_the_street
% Sick of Saying It; The Loan of a Hammer
{p} led {h} down into a cellar, where five others sat around a claw hammer | "We six are sick of saying it," said {p}. "Each of us thought it was only a bad stomach. If the nailed door opens, the thing inside can go out."
{p} had gone to that door with a cloth, and had rubbed it with coal upon the frame | a row of scratches showed on the cloth | it was how one measures a child | the lowest had a name to it | somebody had driven the nails right through the name
"{foe.name} goes there every night," said one of the six. "Which of us can say it to {foe.him}?" | six faces turned to {h}
+ Share with the six who the child was => {h} told them the child's name, as gently as {he} could | nobody spoke for a good while | "I have sat beside that child at supper," an old man said. "For thirty years"
= Read as much of the name as the nails have left => {h} could read two letters, and half of another | it would do for three families in that place | {h} knew by now for which of the three
- Lie that you alone will draw the nails => The six were so much relieved that it was hard to look at | five of them went home | {p} stayed with the hammer until they came back, one by one, and were ashamed
~ A {lamp} came along the {street}, and the hammer went back in its towel | nobody breathed until it had gone by | two of the six wanted to go home, and each was ashamed to be the first

@ words3 scene line=why-words wall where=the_long_front_room
% Visited Again; To Hear It Said
Once a year {foe} heard the whole town say the words | this time {h} was called in as well | {foe} sat at the wall of a long room | {hands} sat on the left and on the right | one after another the people came up, and said them
"We shut," began a boy, and went red. "The door was shut" | {foe} nodded, as to music | {hands} wrote down the boy's house all the same
"Nobody is punished," {foe} told {h}. "One only goes to see them, evening after evening. And you ask {matter}, I hear. Leave it alone. I sleep well on those words, and so does everyone."
The boy's mother was next, and she was holding on to the curtain [3 with both hands]
+ Help the boy by getting it wrong yourself => {h} said it with three mistakes | there was a breath along the wall | "You will be visited," said {foe} kindly. | {foe.he} had almost begun to say another word
= Ask {foe} to say it too => {foe} had the words, and a good voice for them | where the door came in {foe.he} stopped | then {foe.he} went on
- Trick {hands} with a verse of your own => The verse had the same tune as the words | {hands} were nodding at the second line | at the third a man laughed out loud | {hands} went red, and sent all the children home | they were to learn the words twice
~ {foe} raised one finger, and the whole room began over again from the first word | the boy was crying by then | it was dark before anybody was let go

@ words4 scene line=why-words lead p=caretaker where=the_meeting_room
% Read Out from the Desk; A Row at a Time
The town had been taught its answer in the meeting room | {h} went there to see how | {p.a} unlocked it, and did not like to
"I was newly married," said {p}. "It had come over us in the night. By six we all sat here, and this was read to us from that desk. Then we said it after, a row at a time. Nobody got supper until the row had it by heart."
On the floorboards the rows were still marked out
{h} asked {matter} | {p} shut {p.his} eyes and said it [2 , word for word like the others] | then {p.he} saw {token}. "Put that away," said {p}. "{hands} look in here at noon."
+ Share your supper with {p}, who got none that day => {they} ate supper at the desk, off the lid of a pot | "Our row was the last to go home," said {p}. "There was one word that we would not get right. It was to do with the door. And there is an old woman who never got it right at all"
= Stand in the third row and look about => The boards gave a little there | two hollows had been worn in them, side by side | they were the right size for knees | "Some were slow," said {p}. "There is one very old one who never quite learned it"
- Lie that you have it by heart as well => {p} was pleased, and beat the time with a stick | at the second line the stick stopped in the middle [3 of a beat, and stayed up there]. "It was shut," said {p}. "The door was. You must say it so," and {p.he} looked over to the window to see who went by
~ A step was heard outside, and {p} pushed {h} behind the desk | "They are the same words that you have heard already," {p.he} said. "Be glad that nobody ever read them to you."

@ words5 scene line=why-words means p=again who=caretaker,carter,tinker where=a_shuttered_back_room
% In a Round Young Hand; One Word in Red
Behind a loose brick {p} had found a lesson sheet | it was from that first winter, and forbidden | so {p} closed all the shutters before {h} might look
There they were, the words that everyone said | a child had put them down, in a round young hand [3 , with great care for the tails]
In one place somebody grown had corrected it | "We shut the door," the child had put. Above that stood in red, "The door was shut." | so nobody was to ask who had been sent to shut it
{p} turned the sheet over | on the back was the child's name, and it was {foe's} | a flower stood on either side of it
"So that is where {foe.he} learned such a neat hand," said {p}. "If this is found here, I shall never sup alone again."
+ Help {p} to hide the sheet => The sheet went back behind its brick, and they mixed soot for the crack | "Every house had it for a week," said {p}. "What does a child know of what it writes?" | on the front door somebody had meanwhile chalked a day, for a visit [3 , and an hour]
= Hold the red word against the light => It was the red in which they enter births and deaths | so it had not been a teacher who changed it | it was somebody out of an office | and the pen had gone over it twice, so that it should hold
- Steal the sheet to show it in the {street} => {h} had shown it to eleven people by noon | each began at the top and moved his lips | not one would turn it over | the twelfth was one of {hands}, and kept it | "Then they will come to me tonight," said {p}, and fetched out a clean shirt
~ A nurse walked along the passage | {p} had the sheet away before it was quiet again | "You have seen whose it is," said {p}. "And I have never shown it to you."

@ words6 scene line=why-words price p=again who=caretaker,carter,tinker where=the_old_nurse's_bare_room
% Paid for One Autumn More; Good at Everything
The old nurse who brought that child up was still alive | {p} led {h} to her by back ways | everything in her room had been sold, down to the hooks
The nurse knelt on the bare boards, and counted {coins} | {hands} held out a cap | "That is for this autumn," they said. "And for the next?" | at that the nurse drew off her ring, and put it in [3 , though it went hard]
"The child was six, and I sent it to that door," the nurse told {h} afterwards. "I pay, so that they all say it right. The child must never hear it. Do you want to take that from me?"
{p} uncurled one hand, and a share of that money lay there | "For saying it," said {p}, and was ashamed. "All of our row gets some."
+ Give the old nurse what {p} was paid => The nurse turned the {coins} over and over, and wept a little | "Then tell it kindly," she said to {h} at last. "And I shall come, and bring the stool. It ought not to be alone when it hears, at that age"
= Ask her what the child was best at => "Locks," the nurse said at once. "The child had every lock in the house apart. It never went by a door in its life without a try at the latch. It believes that we all do it"
- Deceive the old nurse, and say that the child knows => The nurse sat down where her chair had been | there was no chair any more | "So the child has been kind to me on purpose," said the nurse from the floor | {p} helped her up, and had not a word for {h}
~ A fist rapped on the shutter, and the old nurse pushed {them} out with both hands | "They count the voices," she said | {p} had closed {p.his} fist again, over what was in it

@ words7 scene line=why-words turn p=again who=caretaker,carter,tinker where=an_attic_over_the_street
% The Stool Came Too Late; Who Was Six
What {h} had understood must not be overheard | so {p} took {h} up to an attic, and closed the shutters | on the floor {h} laid out what there was | one thing was {token} | on the nailed door its print was as high as a chin | beside it stood the small stool with two flowers | {h} had drawn from memory the name on the lesson sheet | the very same flowers stood around that name
"This child was sent to shut the door that night," said {h}. "It was six, and could not reach the latch. The stool came one day too late. So the door stood open, and the trouble came in."
"Then they all swore that it was shut," said {h}. "They had no crime to hide. They did it so that the child should never know." | nobody could send out a thing that had never got in | so the trouble had stayed with them | that was {matter}
{p} read the name, and had wet eyes | "{foe.name}," said {p}. "And {foe.name} comes every year to hear us say it. Will you tell {foe.him}?" | {h} wished that it were anybody else's task [3 , and knew quite well that it was nobody else's]
+ Share it with {p}, who has said the words for years => "So that is what I have been saying," said {p}, and said it once more, slowly, word by word | it took a good while | "It is not a bad lie," {p.he} said then. "It is only so long"
= Kneel where the child stood, and reach for the latch => {h} knelt, to be as tall as a child is, and {p} held {token} up | without the stool {he} could not reach it | with the stool {he} had it in {his} hand
- Lie to {hands} that everyone is talking of the child => {hands} turned quite pale, and asked which child | that evening they went about twice | the best sayers in the town had to say their words again | "They woke the children for it," said {p}
~ There were steps under the window | {p} sat down on the stool, and spread the {coat} over it | "We are at the third line," {p} called out. "It is going very well."

@ words8 scene line=why-words gate move p=smith where=the_nailed_door
% New Nails; The Mark on the Frame
{h} and the six came to {place} by night, to open it | {foe} had heard of it, and had sent {hands} there first, with a smith
{p.a} was to put in new nails beside the old ones | so far every nail was still in the apron | low on the frame there was a child's mark | the point of the nail stood on its name
"Say the words," {hands} told whoever came near. "Or else go home."
One of the six stood before them already with an open mouth | the words had been in it for thirty years | they were coming out by themselves | if all six began, nobody would open anything
+ Support the one who is about to say them => {h} took that arm, and spoke of the weather instead | the other five spoke of it too, all at once | {hands} had never heard those words before, and did not know when to stop them
= Ask {p} whose mark that is on the frame => {p} bent down and spelled it, with a thumb under each letter [3 , as people do who learned it late] | "That is my customer," said {p}, and looked around for {foe} | then the nail went back into the apron, and {p} had to sit down
- Lie to {hands} that {foe} wants the words said inside => {hands} were glad of it, for they had stood there since supper | now they stood along the inner wall, with their hands folded | they waited to be told to begin
~ The open mouth had said it, down to the last word, and {hands} nodded | two of the six had said it along | {p} took up the hammer, and the first new nail was in before anyone could speak

@ words9 scene line=why-words duel where=the_nailed_door
% Back against the Door; Who Could Not Reach
{foe} stood with {foe.his} back to the nailed door, and both arms out | "It was shut that night, and shut it will stay," said {foe}. "This door frightens me, and I do not know why. Go home."
Tonight they would open the door, or nail it up for good | if they nailed it up the trouble would stay | only {foe} could say which
The old nurse stood among the six, and held the small stool
"You left it open," said {h}, quite gently. "You were six, and you could not reach this." | {h} held out {token}, and {his} hand shook
{foe} looked at it, and began on the words, much too loudly | at the word door {foe.he} stopped | then {foe.he} started again from the first one
+ Comfort {foe}, and set the little stool before the door => {foe} looked down at the two flowers for a long time | "I drew those," said {foe}. "They were to be roses." | one foot went up on the stool of its own accord | then an arm went up as well
= Ask {foe} who it was that shut the door => "It was shut," said {foe}. "Who shut it?" asked {h}, and then asked it again. "We did," said {foe}. "They were all out. I was to do it." | the arms had come down a little [3 , first the left one, and then the other]
- Trick {foe} with a click of {token} => {foe} had swung round before the click was over | a hand shot up, and felt for a latch high over {foe.his} head | it had been as high as that for a child of six | then {foe} saw the hand
+~ {foe} moved the stool out of the way with one foot | {foe.he} did not look at it | "A child's thing," said {foe}. "There was no child. There is none in the words."
=~ "It was shut," said {foe}, and {hands} said it as well. | "Who shut it?" asked {h}. | half of the six answered in one breath with {hands}
-~ {foe} never even turned around. "It is nailed," said {foe}. "I try it each night before I go to bed. I could not tell you why." | and {foe.he} nodded to the smith to go on [3 , with the next nail and the one after that]

@ words10 scene line=why-words near p=joiner where=the_joiner's_workshop
% A Stool for a Latch; Two Carved Flowers
{h} went from workshop to workshop, and asked who had worked on the nailed door | {p.a} looked at {token}, and locked the shop from inside | in the window stood a small stool
"I was new in the trade that week," said {p}. "That was ordered for a child of six, to reach a latch with. I brought it one day late. They told me that there was no such child."
On the seat were carved two flowers, with a space between them
"The child drew me those, on a shaving," said {p}. "I should have cut the name in between. Nobody told me what a stool had to do with it. Take it along. I would like to have it stood on, for once."
+ Give {p} your word that it will be stood on => {p} took it back once more | {p} rubbed the four legs smooth with sand before {h} had it | "That child would be grown up now," {p.he} said. "I should think that it can reach by this time"
= Measure how high a child comes upon it => {h} made a mark for a child without it | one more was for a child upon it | the latch of {p's} own door was between the two
- Lie that you know the child quite well => {p} laid down the plane, and asked whether it had been a good life | {h} had to make one up, and it had a garden in it | {p} listened to the end of it. "This dust," said {p}, and rubbed one eye
~ {p} had seen {hands} through the window | the stool went into {h's} arms, and {h} out at the back | "It was shut," {p} began in a loud voice, planing. "The door was shut."

@ words12 scene line=why-words near p=cord-maker where=the_cord-maker's_shop
% A Cord on Every Latch; The Bead at the End
A cord with a bead hung from every latch {inhome} | {h} wished to know why, and went to {p.a}, who made them all
"My mother knotted the first ones," said {p}. "It was in the week after it happened. The whole town came for them on one day. She asked what for, and they told her the words."
The bead hung no higher than {h's} hip | a grown person has no use for that
"Nobody may take them off," said {p}, whose thumbs were raw. "{foe} walks through the {street} at dusk, and pulls at each of them, and does not even look. What comes loose I must knot again. I would so much like to make a net, for once." | it was nearly dusk, and one of them had come undone [3 , at the very corner that was hardest to reach]
+ Help {p} to thread the beads for tomorrow => They threaded until dusk, and the last bead was an old one | "That cord was the very first of all," said {p}. "It was made for one door, and never fetched. They had nailed the door up by then. You may have it"
= Measure how high the bead hangs => It came up to the shoulder of a boy who was waiting for his cord | the boy pulled at it without stretching | "How old are you?" asked {p}, and looked at the bead. "Six," said the boy
- Lie that {foe} wants the cords off by tonight => Half of the doors were bare when {foe} came along | {foe's} hand went out for the first bead, and found none | {foe} stood there in front of that door for a long time [2 , with the hand still out] | by morning all the cords were back
~ It was dusk, and outside the bead knocked against the door, once | {p} sat still until {foe's} step had gone on | the new cord had come undone again from the first knot on

@ words11 scene line=why-words far p=again who=caretaker,carter,tinker where=the_oldest_woman's_room
% Around the Old One's Bed; A Spoon for Each Line
{p} came running to fetch {h} | {hands} had gone to the oldest woman of the town | they stood on all sides of her wall bed | the old woman alone still said one word as it had been | they had come to take it from her
"The door was shut," they said to her, kindly, and held up a spoon with honey | for saying it after them she would get the spoon
"We shut the door," said the old woman, as she had said it all her life. | but she looked from face to face, and was frightened
They began again from the first line | {foe} had sent them | if she gave in, the true word would be gone for good
+ Comfort the old woman, and say it her way => {h} sat down upon the bed | {he} said it along with the old woman, in her own way | {hands} looked into the honey | "You have a nice voice," the old woman told {name}. "And you others, go home. It is late"
= Sit down among them, and wait => By midnight they had the hiccups from so much honey, for they had tried every spoon | the old woman had gone to sleep at the word we | her lips went on with it
- Trick {hands} into saying it wrong themselves => What is said so often is said wrong at last | {h} only had to ask for it quickly | they looked at one another in fright, and each promised not to visit the others
~ The old woman had said it their way, once, and got her spoon | {p} turned to the wall | "There," said {hands}, and licked the spoon. "That was not hard at all."

@ words13 scene line=why-words near where=the_lane_under_the_wall
% Under the Wall at Dusk; Eleven Times Over
{h} had crouched under a garden wall, to let {hands} go by | {token} was in {his} pocket | then somebody spoke on the other side of the wall, and it was {foe}, quite alone
{foe} was saying the words to an empty garden | at the word door {foe.he} stuck, and went back to the beginning | {foe.he} tried it eleven times over
"Forty said it right today," {foe} told the garden, "and one did not. So I shall hear that latch all night." | {foe} clicked with {foe.his} tongue | it was the sound of a small hand that slips off
"When they all say it, it is quiet," said {foe}, and wept. "I only want it quiet. Why can I not sleep?"
{h} had come to hate {foe}, and felt about for the hate, and found none | then {he} moved, and {token} knocked against the stone
Beyond the wall there was not a breath. "Who is there?" asked {foe}, in a very small voice. "Is it shut?"
+ Comfort {foe} over the wall, and give no name => "Only somebody on the way home," said {h}. "It is a mild night. Go in." | {foe} begged for a little more talk, about anything but doors | then {foe.he} promised the wall that nobody should be visited tonight
= Wait there without a sound, and listen => {foe} came up to the wall, and felt along it with one hand | the hand went up as high as it would go | {foe} clicked once more, and walked slowly indoors
- Trick {foe} with the broom-maker's old voice => {h} said it wrong, in the voice of the old broom-maker | {foe} cried out, and ran for {hands} | within the hour they sat around the broom-maker's bed, and he had no notion why
~ {hands} were coming back with a {lamp}, and {h} had to run, bent low | {token} knocked at every step | behind the wall somebody was running along beside the sound

@ words15 scene line=why-words near p=again who=caretaker,carter,tinker where=the_room_at_the_lodging
% Guests in the Room; A Place for a Latch
{p} ran up to {h's} room with a warning | {hands} were behind {p.him} already, and wiped their feet
"Do not get up," they said. "It is only a visit. Something off the nailed door is going about {inhome}, and you ask {matter}. So we thought of you."
They lifted the pillow, and laid it back straighter | they unfolded every stocking, and folded it up again | all that time they said the words, low and in step
{h} sat on the bed, with {token} under one knee | {p} looked at the wall, so as not to look there
"You might say it with us," they told {p}. "The work goes faster." | {p} pressed both lips together, but they had begun to move | "And would you stand up for a moment?" they asked {h}
+ Save {p} from it with another song => {h} began a song about a goose, and {p} came in gladly | {hands} lost their step, and could not find it again | during the second verse {token} went down into {p's} boot
= Hold your own {coat} out for them to search => {h} stood up, and held the {coat} by its collar | they went through every seam of it, and thanked {him} | {token} was in the fist that held the collar
- Lie that the landlord's small boy has it => {hands} went down one flight, and sat round the boy's bed | he was eight, and had never had a guest of his own | after five such nights he said it in his sleep
~ "And under you?" they asked. | {p} fell off the chair with a great noise, and had to be picked up | when they looked again, {token} hung from the window by a stocking

@ words20 scene line=why-words far quiet where=the_last_house_but_one
% Hold of a Foot; They Call It the Draught
To one house the trouble came every night | {h} went there, and knew by now why no one could help them
The parents were out, saying the words | a girl of seven sat bolt upright on a bed, and held her little brother by the foot
He slept, and she had not slept since Sunday | "It is worse when one sleeps," she said
"And what do you call it?" asked {h}.
"The draught," said the girl. "One may say that. It cannot be in, for the door was shut."
Her head sank down, and came up again, and she pinched herself
"But if it was shut," she asked {h}, "why can I not let go of his foot?" | {h} knew the answer, and it had once been six years old
+ Comfort her, and hold that foot yourself => {h} took hold of the small foot, and owned that it was in | "I knew that," said the girl, and was asleep before she lay down | {h} let go at sunrise
= Ask what she would say to the draught => "Go home," said the girl at once. | then she thought it over. "But it has no way out, has it?" she said. "We might leave a window open for it"
- Lie that it was shut, so that she sleeps => "Then I am only stupid," said the girl, and let go of the foot | she cried herself to sleep | toward morning it was the boy who screamed, and she believed that it was all her doing
~ {hands} leaned in at the window, and asked her for the words | she said them all without one mistake | she never took her eyes off the door, or her hand off that foot

@ words14 scene line=why-words eve p=again who=caretaker,carter,tinker where=the_bench_behind_the_stove
% Hold of a Sleeve; Told to the Stove
The night was near when {h} must tell {foe} a hard thing, and kindly | {token} lay ready | {p} sat with {him} behind the stove, and let it go out
"I will tell you one thing about {foe.name}," said {p}, "and then no more." | {p.he} looked at the stove, and not at {h}
"My mother lay dying, and that week I got a word wrong. So {foe.name} came to sit with us. My mother had hold of my sleeve, and wished to say a word to me."
"{foe.name} asked to hear the words first. My mother said them right. Then her time was over."
{h} sat without a word
"And {foe.name} held her other hand, and cried with me," said {p}. "One cannot even hate such a person. I never heard what it was that she wished to say."
Outside {hands} went by, and spoke in step | {h} had a kind sentence ready for {foe}, and it seemed thin to {him} now
"You need not be hard for my sake," said {p}. "But it had to be known to somebody."
+ Comfort {p}, and ask what that mother was like => {p} told it until the sky grew light | the mother whistled at her work, and once sewed a cap of rabbit fur | not one of the words came into it. "I shall tell them about that cap," {p.he} said, "when they begin"
= Ask {p} how {foe} should be told => "By name," said {p}. "As you call a child in from the {street}. I think that no one has called that one in." | {h} tried it on the stove, until even the stove might have come
- Lie to {p} that {foe} has been sorry for it => {p} wanted to know how it was said, and where | {h} made up a bridge, and tears | "Then the first word is for {foe.name} to say," said {p}, and slept like a child
~ On the front step somebody began the words, to see who would go on | {p} laid a hand upon {p.his} own mouth | it stayed there until the step was empty
`;
export const pack: PackSource = { id: 'case-why-words', sheets: [facts, scenes], words: {} };
