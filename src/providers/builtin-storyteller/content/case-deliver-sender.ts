import type { PackSource } from '../pack.ts';

/** Who waits for it, who would rather that it never came, and into whose hands it goes. */
const facts = `
@ * truth line=deliver-sender start
{h} had been told by which road to bring {target}, and it was not the short one | one takes the long way round in order to be seen
@ * truth line=deliver-sender lead
Others were on the roads, with things in the shape of {target} [2 , well wrapped] | one had been stopped by {foe's} people already, and it was straw
@ * truth line=deliver-sender second
Seven had set out with such a bundle, on seven roads | six of them carried straw, and none had been told which
@ * truth line=deliver-sender means
One could tell, if one dared to look | straw does not mind being turned upside down, and {target} did
@ * truth line=deliver-sender wall
{foe} had stopped five of the seven by now | {hands} had got so used to straw that they were bored by it
@ * truth line=deliver-sender turn
There was a list of those whom {foe} would suspect, and {h} was at the very bottom | "That is why it was given to me," said {h}. "Nobody would have thought of it." | {target} was no straw
@ * truth line=deliver-sender price
Two of those with straw had fared badly, for they had not given it up when they were told to | they had believed that they had the real one, and it was for that they were chosen
@ * truth line=deliver-sender plan
{foe} looked at faces first | so {h} practised on the way the face of somebody who carries straw
@ * truth line=deliver-sender gate
{foe} was at the last door in person, with a heap of straw to one side | there was only this one bundle left to come
@ * truth line=deliver-sender duel
"You will be the sixth of the straw," said {foe}, and yawned, and put out a hand to feel. | {h} did not step back, and it was that, {foe.he} said later, that gave {him} away
@ * known line=deliver-sender before
One of seven had {target}, and the rest had straw | {h} tried not to think about which it might be, in case it showed
@ * known line=deliver-sender behind
It was {target} all right, and {h} knew it, and now had to walk like somebody who does not
@ * settle line=deliver-sender won
{foe's} hand went into the wrapping, and stopped | {h} had one foot in the door by then, and it was pulled open from within | four arms came out and took {target} from {him} | "I was told that it was straw," said {foe}, to a shut door. | on the table they undid the last of the cloth | there was {target}, and nobody spoke | then an old woman began to laugh, and could not stop | that night all seven were sent for, and {h} sat among them at one table
@ * settle line=deliver-sender lost
{foe} felt about in the wrapping, and stopped yawning | "So it was to be you," said {foe}, almost kindly. | {target} was taken from {h}, over the heap of straw | the door behind {foe} was opened a finger wide, and somebody looked out, and it was closed | they had thought of everyone whom {foe} would suspect | {foe} drew their list from a sleeve, and showed {him} where {his} own name stood
@ * settle line=deliver-sender dear
{foe's} hand closed on a fistful of straw, and {h} was in over the sill | "Bolt it," somebody said there, and the bolt went home. | on the table they unwrapped {target}, and all was whole | of the seven who had set out four stood by and saw it | nobody spoke about the other three until {h} did | then a wisp of straw was tied up over the door | outside one could hear {foe}, who still felt about in the heap
`;

/** Scenes in which a fact of the case is found out, with somebody who comes back. */
const scenes = `
@ sender1 scene line=deliver-sender second p=again
% Straw; Somebody Else with a Bundle
{p} had a bundle under one arm | it was of just the same size, and had just the same knots | "You too?" said {p}, and then both of them were silent
{p} had been sent by another road | there were seven, as far as {p} could find out, and six of the bundles were straw | "They told each of us that ours was the one," {p} said. "I have not looked. Have you?"
{h} had not either | the two bundles stood there side by side | and one could not have told them apart
+ Share the road with {p} as far as the fork => {they} went along like two people from one market | at the fork {p} shook hands. "I hope it is yours," said {p}, "and then I think again, and hope that it is mine"
= Lift both of them, one in each hand => They weighed the same, to an ounce | but one of them stood upside down, and there was a sound from it | there was none from the other
- Trick {p} into taking the wrong one along => While {p} was tying a shoe {h} changed them about | and {h} could not have sworn afterward that it was only the once
~ Somebody called out, and each of them snatched up a bundle and ran, {p} to the one side and {h} to the other | a mile farther on it came to {h} that one bundle is like another

@ sender2 scene line=deliver-sender plan sort=person,paper,spot,thing,idea p=again
% The Face of Somebody with Straw; {target} by {lamp} Light
{p} knew of a barn, and they barred the door | there {h} undid the knots at last
{p} held the {lamp} | there was straw, and a second cloth, and more straw | then there was {target}, and neither of them breathed
"So it is you," said {p}, and it might have been said to either | they covered it again in a hurry, like people who have looked in at a lit window
From here on {h} must look as dull as straw, for {foe} read faces
+ Help {p} to a bundle of real straw, as a decoy => They made it up on the spot, with the good knots | {p} would go first with it, and look like somebody with a secret | it came quite easily, {p} said
= Practise the face in a pail of rainwater => It was hard to look bored | {h} thought of grammar, and of aunts | "There," said {p}. "That is it. Now hold that for nine miles"
- Lie to {p} that it is only straw after all => {p} had seen it, and considered {h} | "Very good," said {p}. "I nearly believed it. That will do for {foe}" | but {p} went home alone
~ Somebody tried the barn door, and {p} covered the {lamp} | they tied it up again in the dark, with straw in all the knots | one of the cloths was not found, and was found later, by {hands}

@ sender3 scene line=deliver-sender wall
% Five of Seven; Bored by Straw
They had put a table across the road | and {foe} sat at it with a fork, and turned over straw | there were five bundles on the ground that had been opened
"It is very dull work," said {foe}. "One unties, and one pokes. You cannot think how much straw I have seen. Put it down there"
{hands} yawned | there were two people before {h} in the line, and then one
+ Give your place to the mother with twins => They had a basket, and then there was what lay under it | it took so long that the table was moved for a hay cart | {h} walked through behind the hay
= Yawn before {foe} does => It was catching | it went along {hands} from one to the next, and got to {foe} | "Oh, take it away," said {foe}, with the fork in the air. "I shall see it in my sleep"
- Trick {foe} with a handful of straw in the knot => A wisp stuck out, just where one would look | {foe.name} pulled at it, and made a mark on a list | it was the sixth, {foe} thought, and was off by one
~ In went the fork, through the cloth, up to the handle | there was straw on it when it came out | "Hm," said {foe}, and had the colour of {h's} {coat} written down

@ sender4 scene line=deliver-sender lead p=road-sweeper
% A Bundle of That Size; Swept Up
{p.a} was sweeping straw into a heap | no cart had been along that road all day
"They stopped one just like you," said {p}. "The same size, and the same knots. It was {foe's} people. Four held on to it, and one cut the cord, and that was what came out."
In the ditch lay a cloth, with a cross in chalk [2 , for looked at] | {h} held it against the one round {target} | they had been cut from a single piece, and the stripe ran on from one to the other
"You should have seen them," said {p}. "But you should have seen the one who carried it"
+ Help {p} with the rest of the straw => It made a heap about as large as {target} | "He went through it by hand after they had left," said {p}, "a straw at a time. Somebody had told him that there was something in it"
= Compare the cut cord with your own => One hand had tied them both, and it was a left one | it must have had a good many to do that day | the knots got worse toward the end
- Lie to {p} that yours is only a cheese => "That is what he said," {p} told {him}, and went on sweeping | "And the one by the lower road. I had no idea that there was so much cheese about"
~ Two of {hands} were coming back along the ditch, to look for a knife that they had dropped | {p} swept straw over {h's} feet, and over the bundle, and it was an hour before they found the knife

@ sender5 scene line=deliver-sender means sort=person,paper,spot,thing,idea p=again
% This End Up; What Straw Does Not Do
{p} <handed~was handing> the bundle over a wall [! , with the wrong end up]
Something slid down inside, and stopped itself, and gave a knock | they stood there, with the wall between them, and listened
"Do that again," said {p}. | {h} turned it back, and there was one knock more, and a softer one
{p} fetched an armful of straw from a stable | it was tied up in a {coat}, and stood on its head | it did not mind in the least
"I should not tell anyone," said {p}. "I should not even tell myself"
+ Give {p} your word not to turn it over again => {p} tied a bit of red thread to it, for up | "And carry it as if it did not matter," said {p}. "They have got a table across the road, and {foe} is at it with a fork. It goes into whatever looks cared for"
= Turn it once more, slowly, with your ear against it => There were three knocks now, and the last of them was not polite | for straw it said a good deal | {h} carried it the right way up after that, and did not whistle
- Trick {p} into believing that it was a stone => {p} gladly looked for the stone, so as to have seen it | no stone was to be found there | {p} kept to the other side of the road after that
~ Down the bank went the bundle, end over end | it knocked at every turn | at the bottom one of {hands} looked up from his bread, and began to listen

@ sender6 scene line=deliver-sender price p=again
% Two Who Would Not Let Go; The First on the List
Two beds stood in the back room of the {inn} | {p} sat between them with a spoon
In [2 the] one lay a big fellow, and in the other a girl [2 , who had set out with a bundle each] | {hands} had asked them for the bundles, and neither of them let go | now his arm was in a sling, and her eyes were swollen shut
"He asks me every hour if it is safe," said {p}, low. "It was straw. They stood first and second on {foe's} list, these two, and whoever gave it to them knew that."
The big one had the other fist closed on something | a few yellow ends stuck out between the fingers
+ Comfort him with the news that it is safe => {h} could say so, for {target} was under the table at that moment | "Then I do not mind," he said, and the fist came open | {p} looked at the straw, and then at the table
= Ask the girl how they were found out => "Our faces," she said. "{foe} does not look at the bundle at all. I had a face like somebody with something. I had practised it, I was so proud"
- Lie to them that all seven carried straw => It was to be kind, or it had begun so | "Then nobody has lost anything," said the girl, after a time | it was plain that she would rather have lost it
~ The big one tried to sit up, because there were steps in the yard, and {p} had to hold him down with both arms | {hands} were asking at the door who else had come with a bundle

@ sender7 scene line=deliver-sender means sort=beast p=again
% What Straw Never Does; A Cough in a Field
{p} took the bundle over a wall, and put it down [! on its head]
It coughed
They both looked round the field, and there was nobody in it | "That was you," said {p}, and {h} said that it was not
It coughed once more, and gave a kick | {p} set it upright with great care, and went to listen at a haystack, with one ear and then the other
"I have known straw all my life," said {p}. "It creaks. It never clears its throat. I have heard nothing, you understand, and nor have you"
+ Give {p} your word that it was the wall => They shook hands on the wall | "But whistle, as you go by that table," said {p}. "{foe} pokes about in them with a fork, and listens. I have seen it. Five have been opened"
= Put a carrot in at the top, and wait => The carrot stood there a while, and then it went down by degrees | "Straw does not do that either," said {p}, and looked the other way
- Trick {p} with a cough of your own => It was a fair likeness, and {p} was only too glad of it | there came one more from the bundle, by way of answer | {p} walked ahead from there on, and sang
~ It would not stop coughing, now that it had begun | a little farther on somebody coughed back | it was one of {hands}, and he had a hand behind his ear

@ sender8 scene line=deliver-sender plan sort=beast p=again
% First an Ear; It Had Eaten the Lining
The barn belonged to an aunt of {p.name}, who was at market | {h} put down the bundle, and undid the seven knots
First there was straw, and then an ear | then the rest of {target} rose up, and shook itself, and looked about for more | it had eaten the second cloth, and most of the straw
"It is the real one," said {p}, and held the {lamp} closer. "They gave it to you. I should never have thought of you." | "No," said {h}. "Nobody would"
They stuffed it round with new straw, up to the chin | {foe} looked at faces first | so {h} must get it past {foe.him} with nothing on {his} own
+ Help {p} to make up a bundle that is only straw => It turned out better than the real one | {p} would go before with it, and look guilty | it would be no trouble at all
= Practise looking dull, in front of {target} => {target} had the very face, and {h} had only to copy it | most of it was done with the jaw | "That is it," said {p}. "Now keep on like that for nine miles"
- Lie to {p} that yours is only very old straw => The straw looked at {p}, and chewed. "Of course," said {p}. "I shall tell that to anyone who asks," and {p.he} went home alone
~ It did not care to go back in, and ran twice round the barn, and talked | at a crack in the boards there had been an eye | now one saw daylight through it
`;
export const pack: PackSource = { id: 'case-deliver-sender', sheets: [facts, scenes], words: {} };
