import type { PackSource } from '../pack.ts';

/** Where somebody is kept, what for, and how that one comes out again. */
const facts = `
@ * truth line=rescue-bargain start
Nobody had dragged {target} away | there were people who had seen it, and {target} had walked in at that gate alone and had not looked round
@ * truth line=rescue-bargain lead
On the day when {target} went in a child had come out [2 , who had been given up for lost] | it was {foe} who let the child go
@ * truth line=rescue-bargain second
The child and {target} had been a bargain, the one for the other | the child remembered that it had been read aloud, and that there were three conditions
@ * truth line=rescue-bargain means
The child had the three conditions by heart | to come alone was the first, and the second was never to ask to leave
@ * truth line=rescue-bargain wall
{foe} kept bargains, to the letter, and was known for it | {hands} did not even lock the gate
@ * truth line=rescue-bargain turn
"There is a third condition," said {h}. "Every day {foe} has to be told that nothing is lacking." | {target} had told that lie every day so far | on the day that it was not told {thing} would be free
@ * truth line=rescue-bargain price
{target} had kept to it for {h's} sake | the child was to have been the first of two, and the second was to be {name}
@ * truth line=rescue-bargain plan
The question was asked at the same hour every day, in front of the whole household | there was nothing in the three conditions about who might be standing by the door
@ * truth line=rescue-bargain gate
The gate stood wide, as it always did | one could walk in, and that was what it was for
@ * truth line=rescue-bargain duel
"Ask it now," said {h}, "and let me stand where I can be seen." | {foe} turned about to where {target} was | for once {foe.he} seemed to have no wish to ask
@ * known line=rescue-bargain before
{target} was in there by free will, because of a bargain | {h} had still to hear all of its terms
@ * known line=rescue-bargain behind
One honest word from {target} would end it | {h} had to be there, so that it could be said
@ * settle line=rescue-bargain won
"Is there anything that you lack?" asked {foe}, as on all those other days. | {target} looked across the whole household at {h} | "Yes," said {target}, so that it was heard in every corner. "The road home." | a bargain was a bargain, and {foe} got up, and held the gate {foe.himself} | {h} walked out by it, with {target} upon {his} arm | on the wall outside sat the child, with a loaf | {thing} broke the loaf in three, and laughed
@ * settle line=rescue-bargain lost
"And do you lack anything?" asked {foe}, the same as ever. | {target} looked at {h}, and saw who would have to stay instead | one could hear the latch move, all down the room | "No," said {target}, and smiled. "I lack nothing." | {foe} let out a breath, and rang for the plates | the gate was open | {h} went out by it alone, and {target} watched {him} as far as the bend
@ * settle line=rescue-bargain dear
"What is it that you lack?" asked {foe}. "This," said {target}, and got up from the table. | so {thing} was free, and came across that floor into {h's} arms | then {foe} read out what stood below the third condition, in a smaller hand | whoever was let go might never again come within sight of {home} | at the last bend of the road {h} and {target} put up a roof | every day the child came running, with the news and a loaf
`;

/** Scenes in which a fact of the case is found out, with somebody who comes back. */
const scenes = `
@ bargain1 scene line=rescue-bargain second p=again
% What Was Read Aloud; The Child Who Was Let Go
{p} had brought the child, by the hand, and sat down between the two of them | it was the one who came out when {target} went in
"It was read to us both," the child said. "There were three things, and I was to go home and the big one was to come in, and they shook hands on it, and nobody shook mine."
She had walked out of the gate backwards, so as to see | {target} had waved with one finger, low down, until it was shut
+ Comfort the child, who thinks it was her doing => {h} told her that a grown person had chosen it, and would choose so again | she thought it over | "Then I will tell you the first one," she said, "for I know all of them by heart"
= Ask {p} how near one can get to that gate => One could go right up to it, said {p}, it was never locked | that was what was wrong with it | behind it, of an evening, somebody walked up and down, quite free
- Trick the child into saying more than she ought => It took {him} a dried fig and a wrong guess | then she saw it, and shut her mouth | one could see that she had made a bargain
~ Somebody in the {street} called the child by her full name, and she stood up at once, quite straight | it was one of {hands}, who had only been sent to see whether she was well

@ bargain2 scene line=rescue-bargain plan p=again
% At the Same Hour; By the Open Door
It was {p} who knew at what time it was asked | they stood in the yard among the household, with a crate between them [2 , as if they had come to deliver something]
Through the open door {h} saw a long room | {target} sat at the very back of it | all was in order there but {sign}
"Are you short of anything?" asked {foe}. | "Nothing," said {target}, in a clear voice, like a child in school | then {target} looked down the room and saw who held the crate
There was no rule against standing by a door
+ Help {p} to set the crate down without a noise => They lowered it together | by the far wall {target} had put a hand to the mouth, and taken it away | that evening a crust came over the wall | there was a scrap in it, and it said: tomorrow, nearer
= Nod, once, so that only {target} sees => It was seen | {target} sat up a little, like a pupil who is asked something new | "Are you quite sure?" said {foe}, and looked about the room
- Deceive the doorkeeper with a bill for the crate => The bill was long, and the doorkeeper read slowly | {h} had all that while to look | so did {foe}, and had begun to wonder at so large a crate
~ A board sprang off the crate, and the whole long room turned round | only {target} went on looking at the table | then {foe} asked it over again, and had the answer written down

@ bargain3 scene line=rescue-bargain wall
% A Gate without a Lock; To the Letter
The gate stood wide open, and {foe} sat beside it and was shelling peas | "Come in by all means," said {foe}. "I keep nobody. I have never in my life turned a key"
{foe} was known for one thing, and that was for keeping bargains, to the letter | {hands} did not even look round
Far in, between two trees, {target} went by with a pail | {target} had seen {him}, and walked no faster
+ Help {foe} with the peas for a while => They shelled a bowlful | "There are three conditions," said {foe}, as one person speaks to another at such work, "and I cannot change them either. I sometimes wish that somebody would break one"
= Stand in the gate with one foot on either side => Nothing happened | {foe} went on with the peas, and was watching the foot | so it was not the gate that did it | it was something that was said, in there, each day
- Trick {foe} with a bargain of your own => {foe} read it through, and read it once more, and signed | only then {h} saw what the second line could be made to mean
~ One pea had rolled under the chair, and {foe} asked {h} to be so good and look for it | before it was found {target} had gone by, and someone was raking the path

@ bargain4 scene line=rescue-bargain lead p=nurse
% One In, One Out; Two Small Shoes
{p.a} was taking down the black cloth from over a door | {p.he} was laughing, with the nails between {p.his} teeth
"We had given her up," said {p}. "We had sung for her. And there she comes up the {street} on her own two feet, and asks what there is to eat. {foe} let her out. There was bowing, she says."
On that very same day {target} had gone in there [2 , and in the very hour]
In the room behind lay a child asleep, with her mouth open | of her two shoes the one had its own string | the other had a lace in it that was too long
{h} had seen that lace every day for years | it belonged to {target}
+ Help {p} to get down the last of the black => It was put away in a chest. "There was another bed made up, in there," said {p}. "She slept beside it all that time. It was a grown person's, and nobody was in it"
= Look how the lace has been tied => It was a bow, with a knot on it, for a long walk | somebody had knelt down at that gate to do it, and had taken time over it
- Steal the lace, and leave her a bit of cord => But the child had one eye open. "That is mine," said the child. "It was part of it" | then she shut her mouth so tight that the chin went white
~ "Nothing," said the child in a loud flat voice, and turned over, with both eyes shut. | {p} put {him} out of the door after that, shoes or no shoes

@ bargain5 scene line=rescue-bargain means p=again
% One, Two; On One Leg
The child had drawn three squares in chalk, one behind another | she was hopping from the first to the next
"That is how I know them," she told {p} and {him}, on one leg. "One. Whoever comes must come alone." She hopped. "Two. Whoever is in there must never ask to leave."
At the third she stopped, and stood there with her toes curled up | it was twice as long as the others | it had a line down the middle [2 , like a page for two people]
"That is not a thing that one does once," she said. "It is for every day. One half is {foe's}, and the other half was going to be mine. They made me practise."
+ Give the child your hand, to stand beside it with her => They looked down into it together | "You say a word in this half, that is all," said the child. "It is quite a short word. If you say the other one it is over"
= Ask the child to hop the two once more => She did them slowly, and said them | {p} wrote them down as they came | neither of them said a word about who else might walk in by that gate
- Trick the child into the third square with a push => She fell in on both feet, and answered before she knew. "Nothing," she said, to somebody who was not there, and clapped her hands over her mouth
~ A shutter opened across the way, and {hands} were at it, two of them, chewing | the child rubbed out the third square with her shoe until there was no shoe left at the toe

@ bargain6 scene line=rescue-bargain price p=again
% The Second {coat}; In the Right Size
{p} had brought a {coat} over one arm, and did not like to put it down
"I sewed two of them for {foe}, in the spring," said {p}. "The one was small, and it was fetched when the child was. I was paid for both. I did not ask. This is the other."
{h} tried the {coat} on, and it fitted as none had ever done | in the collar of the small one had stood the child's name [2 , in red thread] | in the collar of this one stood {name}
It had never been sent for | there had been two names on {foe's} list, and {target} had read it | {target} had gone in at once, before they came to the second
{hands} had fetched back the money that morning | for what was spent they had taken {p's} needles
+ Comfort {p}, who ought to have asked => {h} said that one sews what one is given | "I can unpick it," said {p}, and did so, by the {lamp}, a letter at a time | "I showed both of them to a customer, that week, who read the collars and went white. I took it for the price"
= Feel in the pockets of it => Each had a slip in it, as when a garment is finished | the one said: bed by the window | on the other was a single word, to be learned before coming | this was the word: nothing
- Destroy the {coat} with {p's} last pair of scissors => It took some doing, for it was good cloth | {p} watched to the end. "They will send for another," said {p}. "They have your measure. I gave it them to the inch"
~ There was a knock, and {p} had the {coat} under the floor before the second | it was only {foe's} bill for the thread, to be paid by evening, and {p} had nothing in the house but thread
`;
export const pack: PackSource = { id: 'case-rescue-bargain', sheets: [facts, scenes], words: {} };
