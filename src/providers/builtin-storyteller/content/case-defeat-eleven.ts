import type { PackSource } from '../pack.ts';

/** What its strength rests upon, and how that gives way. */
const facts = `
@ * truth line=defeat-eleven start
No two people agreed how many stood behind {target} | some said hundreds | {h} asked how anybody knew, and it turned out that no one had counted
@ * truth line=defeat-eleven lead
There was a lame one among those who served {target}, and went by every window {inhome} | {h} saw the same limp at noon by the gate, and again at the bridge
@ * truth line=defeat-eleven second
Somebody's brother sewed for the lot of them | in ten years he had been asked to make eleven coats, and to let out two
@ * truth line=defeat-eleven means
By night boots were set out, in rows, under every wall | they were stuffed with straw, and somebody went round and moved them
@ * truth line=defeat-eleven wall
{foe} saw to the boots, and the lamps, and the noise | and {foe} was not for sale, being well paid in being feared
@ * truth line=defeat-eleven turn
"Eleven," said {h} aloud, and went over it once more. "There have never been more. The hundreds are straw." | {target} had eleven people, in all | everyone {inhome} had helped to tell the rest
@ * truth line=defeat-eleven price
The last to count up to eleven was laughed at for it [2 , by neighbours] | after that he was not seen again | {h} had the same number now
@ * truth line=defeat-eleven plan
A number is easily passed along | by that evening it was in chalk on nine doors, and nobody had been seen to write it
@ * truth line=defeat-eleven gate
From here {h} could see all of it [2 , the rows of boots, the lamps on strings] | a child could have walked through, and none had
@ * truth line=defeat-eleven duel
"Eleven," said {h}, and said it loud. | {foe} looked round, as if to see who had heard | behind every shutter somebody was moving their lips
@ * known line=defeat-eleven before
{h} kept a count, and the count stayed small | with so few {target} held all {home}, and {he} could not yet see how
@ * known line=defeat-eleven behind
It was eleven and a heap of straw | somebody had only to say so where all could hear
@ * settle line=defeat-eleven won
"Eleven," said somebody behind a shutter, and it was said behind the next one. | then the shutters went up, along both sides | four hundred came out, with brooms and with lids | {foe} shouted for the hundreds, and there stood the straw | the eleven looked at one another, and laid down what they held | a baker turned the key on {target}, and gave that key to a child to mind | {foe} asked to be locked in too, for {foe.his} own sake | by evening every child {inhome} was clumping about in the boots
@ * settle line=defeat-eleven lost
{h} said the number, and waited | the shutters stayed shut | each had counted eleven, and supposed that the others had not | "You see," said {foe}. "They would sooner have hundreds." | {h} was walked out, between the rows of boots, with {foe} at {his} elbow | {target} is still there, with the straw and the strings | behind the last of the shutters a child was counting, and got as far as eleven
@ * settle line=defeat-eleven dear
"Eleven," somebody said behind a shutter, and a bolt went back. | three came out first, all of one {street}, with brooms | {foe} gave the word, and the eleven were upon those three | then every door stood open, and there were four hundred | it was over with {target}, and {foe} held out both wrists to be tied | the three did not get up | somebody put straw out of the boots under their heads | the whole {street} stood by with its hats off
`;

/** Scenes in which a fact of the case is found out, with somebody who comes back. */
const scenes = `
@ eleven1 scene line=defeat-eleven second p=again
% Eleven Coats; What the Tailor Sewed
{p} had a brother who sewed, and the brother had a book | he turned the leaves with one finger [2 , and had the lamp moved, so that no one should see in]
"Ten years I have worked for them," he said. "They say that there are hundreds. I have made eleven coats. Two I let out."
At that moment something went by in the {street}, with drums and a great many lamps | and they all three held still | between two shutters {h} saw {target} go by, quite close
Then {h} counted the coats behind it
+ Help the brother to hide the book again => It went under the board where the cat slept | "If you count," said the brother, "do it in your head. I knew one who moved his lips"
= Watch until the last of them has passed => The last of them limped | {h} went over to the other window | and there he was again, with another hat | {p} had seen it as well, and began to laugh, and had to be held
- Steal the book of coats from under the cat => {h} had the proof of it in {his} {bag} | in the morning somebody very large asked the brother for it | he had nothing to show
~ There was a knock, and the book was under the cat before the second one | "Measure me," said somebody very large to the brother, and looked about, and seemed to be counting them

@ eleven2 scene line=defeat-eleven plan p=again
% In Chalk, on Nine Doors; A Small Number
{p} was writing on a door when {h} came round the corner, and put the chalk behind {p.his} back | then {p} saw who it was, and finished the second stroke
It was a number, and it was on nine doors already
{target} looked out from the high window, as on every evening, over all the roofs | the look went along the doors, and came to the chalk, and stayed there | then it was gone from the window
+ Help {p} with the doors on the other side => {they} did the left side and the right, and met at the pump | behind one door somebody tried the sound of the number
= Stand where {target} must see you counting => {h} stood in the open, with one finger going from boot to boot | up there a curtain was pulled | nobody had ever seen it pulled before
- Trick the lame one into wiping off the first door => He did it with his sleeve, and looked at the number as he did so | he could count too | he went away from there with one sleeve white, and did not limp
~ The chalk broke, and half of it rolled away downhill until it met a boot | the lame one picked it up, and looked from it to the door, and limped off faster than he had come

@ eleven3 scene line=defeat-eleven wall
% Boots at Dusk; Paid for Noise
{foe} was going along beneath the wall with a barrow | and it was full of boots | {foe.he} set them out by pairs and stuffed a little straw in the top, like somebody who does it every day
"You have caught me at it," said {foe}, not at all put out. "Well, say so. Who will believe you? They see hundreds. I am well paid, and it is for being feared, and I have never had to lift a hand"
Above on the wall one lamp went along on a string | and {target} cast a shadow as big as a barn
+ Share out the boots, and hear more => They did the north side together | "I could not stop now," said {foe}. "What should I be? A person with a great many boots" | {h} had counted the pairs by then | and it was not the pairs that mattered
= Move one of them, and see who moves it back => In the morning it was where it had been | there was a print beside it, and it was from somebody lame
- Steal both the left ones of a pair and run => {foe} did not shout | such a noise of drums went up that {h} ran for the river | on the other side {he} thought of it | it had been a single drum
~ Over went the barrow, and there was straw all down the {street} | {foe} whistled through two fingers | up on the wall every lamp there was came running along on its string

@ eleven4 scene line=defeat-eleven lead p=cobbler
% The Same Limp; Left Heel, Worn Outward
{p.a} sat in a doorway with a last between the knees | {p.he} looked at people only as far up as the ankle
A column of those who served {target} was going by, with drums [2 , and took its time] | behind all the windows they were drawing the curtains
"There he is," said {p}. "Left heel, worn outward. He came by at noon, in quite another lot." | last of all marched a lame one, and did what he could to hide it
{h} ran through the yards to the bridge | a column was just going over it, in other hats | somebody in the last row limped [2 , and it was the left foot]
+ Help the lame one up when he stumbles => He held on to {h's} arm until he had got his breath. "Three times round since breakfast," he muttered, "and that is not counting the hats." | the drum began again, and he was gone
= Ask {p} whom else one knows by the heels => {p} knew the one who squeaked, and the one with an iron toe. "I never get to the end of them," {p} said. "Just when I think that I have, there is a customer, or it is the lame one again"
- Trick the column with a shout of halt => They stood still on the spot, being used to it | one could see both ends of it from there | then {foe} shouted something else, in a great hurry, and the drums went on
~ Somebody large was in the doorway, and wished to have both boots seen to | when they were done the drums were a long way off | {p} would not look up at all after that

@ eleven5 scene line=defeat-eleven means p=again
% Toes in the Dark; Nobody in Them
At night one saw their boots, rank upon rank, under the wall | the toes were to the {street}, and people went to bed early
{p} had always wished to touch one | they went along the gutter on their knees, {h} in front | nothing stirred over the boots
{h} put out a finger, and pushed | a boot fell upon its side | straw came out, and then a mouse | the next was straw as well, and so was the one behind it
"But they stamp," whispered {p}. "I have heard them stamp." | up on the wall a lamp went by on a string, and all the shadows of the boots took a step
Round the corner a barrow squeaked, for somebody was coming to move them
+ Help {p} to stuff it again and stand it up => It stood nearly as it had before | the mouse would not go back | by morning the whole rank was under the next wall | that one boot still leaned a little
= Look inside for the name of the owner => Inside was a patch with a name on it, and it was {foe's} | the next boot had the same patch, and so had the next | {foe.he} was known to have small feet
- Steal a single boot for a proof => At noon it was cried in every {street} that a brave fellow had been robbed in his sleep | nobody asked on what he had stood up
~ The barrow was round the corner before they had got up off their knees | they stood against the wall between two ranks, with their toes to the {street}, and were counted, and something was stuffed into {h's} collar, and it was straw

@ eleven6 scene line=defeat-eleven price p=again
% How Many Are We?; Strokes by the Window
Next door to {p} the house was empty | on the table a spoon stood upright in what had been soup
By the window there were strokes on the wall, five, five, and one | two of {hands} were going over them with whitewash [2 , and they kept coming through]
"He sat there with his lips moving, until he had it," said {p}. "He told us what it came to. I laughed longest. They could hear me at the pump. Next day there was nobody to laugh at."
There was a step, and {foe} looked in at the door. "How many are we?" {foe} asked, quite pleasantly. | "Hundreds," said {p} to the floor. | then {foe} turned to {h}
+ Save {p} from the next question with a louder hundreds => It was loud enough for the other side of the {street} | {foe} went away content | {p} took the spoon out of the soup at last, and wiped it. "I shall say it for him," said {p}. "I shall write it, if I cannot say it"
= Keep silent, and look at the wall => {foe} looked at it as well | the strokes had come out again, through two coats of white | "Hang a cupboard there," said {foe}, and did not ask any more
- Lie that you never learned to count => It gave {foe} such joy that {foe.he} gave {him} a {coin} | there came one more, and yet another | then {foe} asked how many that made
~ {p} had begun to laugh, from fear, and it was the old laugh, and could be heard at the pump | {foe} waited for the end of it, and had the number of the house taken down
`;
export const pack: PackSource = { id: 'case-defeat-eleven', sheets: [facts, scenes], words: {} };
