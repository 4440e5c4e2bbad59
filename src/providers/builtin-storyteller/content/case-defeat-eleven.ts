import type { PackSource } from '../pack.ts';

/** What its strength rests upon, and how that gives way. */
const facts = `
@ * truth line=defeat-eleven start
{target} held all of {home} | people said that hundreds served {target} | {h} asked who had counted them, and nobody had
@ * known line=defeat-eleven before
People said that {target} had hundreds, and {h} had counted only a few | {he} could not yet see where all the others came from
@ * known line=defeat-eleven behind
There were thirteen of them, and a heap of straw | {h} had to say so where all could hear, and others had to say it too
@ * settle line=defeat-eleven won
"Thirteen," said an old voice, and it was said again behind the next shutter, and the next. | the shutters went up along both sides, and they all came out, with brooms and with lids | there were four hundred of them, and they had not counted themselves before | {foe} drummed for the hundreds, and nobody came | the lame one took off his hat, and the twelve others put down what they held | a baker turned the key on {target} | "Lock me in as well," said {foe}. "Then I can be afraid of something that is there." | by evening the boots were on the feet of every child {inhome}
@ * settle line=defeat-eleven lost
{h} said the number once more, to the shutters, and none of them moved | behind each of them somebody was thinking of the last who had counted | "You see," said {foe}, and beat the drum, quite softly. "They would sooner have hundreds." | the thirteen came up, and took {h} out between the rows of boots | the chalk was gone from the doors by noon
@ * settle line=defeat-eleven dear
"Thirteen," said an old voice behind a shutter, and a bolt went back. | three came out first, all from one {street}, with brooms | {foe} gave the drum a great blow, and the thirteen rushed upon those three | then every door flew open, and there were four hundred | it was over with {target}, and {foe} held out both wrists to be tied | the three lay where they were | the tailor shook the straw from the boots, and they put it under their heads | the whole {street} stood by with its hats off, and somebody said the number of them, and it was three
@ * last line=defeat-eleven won
In spring {h} walked along under the wall, and the boots stood there again | they were full of earth, and beans grew out of them | the lame one went from pair to pair with a can, in slippers | after him came the whole school, and counted | the small girl did not stop at ten | {h} counted with her to the end
In autumn {h} was asked into the school, to hear something | they handed {token} along the benches, and whoever had it said the next number | they went past ten, and past thirteen, and past four hundred | it was nearly dark when it came to {h} | {token} was warm from all those hands
@ * last line=defeat-eleven dark
From then on people whispered when {h} came by | they said that {he} had hundreds | nobody had counted them | in truth there was not one | there were only the boots, and {h} had kept those | at dusk {he} stuffed them with fresh straw | {he} set them out before {his} own door, toes to the {street}
@ * last line=defeat-eleven dear
A year later {h} came back to that {street} | they all stood before their doors | they counted off, from house to house | at three of the doors nobody answered | there they waited, for as long as a number takes | then it went on, down to {h} | {h} said the last number
@ * last line=defeat-eleven lost
They had put {h} out across the bridge, and did not let {him} in again | {target} was still up there, with the straw and the strings | on quiet evenings {h} heard the drum | once a small girl stood on the far bank | there were ten fingers up, and then three | {h} held up as many, until somebody called the child in
`;

/** Scenes in which a fact of the case is found out, with somebody who comes back. */
const scenes = `
@ eleven1 scene line=defeat-eleven second p=again
% Thirteen Coats; What the Tailor Sewed
{p} had a brother who sewed, and took {h} to see his book | he turned the leaves with one finger [2 , and had the lamp moved, so that no one should see in]
"Ten years I have worked for them," he said. "They say that there are hundreds. I have made thirteen coats. Two I let out."
At that moment something went by in the {street}, with drums and a great many lamps | and they all three held still | between two shutters {h} saw {target} go by, quite close
Then {h} counted the coats that came after
+ Help the brother to hide the book again => It went under the board where the cat slept | "If you count," said the brother, "do it in your head. I knew one who moved his lips"
= Watch until the last of them has passed => The last of them limped | {h} went over to the other window | and there he was again, with another hat | {p} had seen it as well, and began to laugh, and had to be held
- Steal the book of coats from under the cat => {h} had the proof of it in {his} {bag} | in the morning somebody very large asked the brother for it | he had nothing to show | {p} did not ask {h} where the book was, being afraid to hear
~ There was a knock, and the book was under the cat before the second one | "Measure me," said somebody very large to the brother, and looked about, and seemed to be counting them

@ eleven2 scene line=defeat-eleven plan entered p=again
% In Chalk, on Ten Doors; A Small Number
{p} was writing on a door | when {h} came round the corner {p} hid the chalk | then {p} saw who it was, and went on writing | "If one person says it they laugh," said {p}. "If all of them read it on the same day, who is left to laugh?"
It was the number thirteen, and it was on ten doors already
{target} looked out from the high window, as on every evening, over all the roofs | the look went along the doors, and came to the chalk, and stayed there | then it was gone from the window
+ Help {p} with the doors on the other side => {they} did the left side and the right, and met at the pump | behind one door an old voice tried the sound of the number
= Stand where {target} must see you counting => {h} stood in the open, and counted the boots with one finger | up there a curtain was pulled | nobody had ever seen it pulled before
- Trick the lame one into wiping off the first door => He did it with his sleeve, and looked at the number as he did so | he could count too | he went away from there with one sleeve white, and did not limp
~ The chalk broke, and half of it rolled away downhill until it met a boot | the lame one picked it up, and looked from it to the door, and limped off faster than he had come

@ eleven3 scene line=defeat-eleven wall
% Boots at Dusk; Paid for Noise
{foe} was going along beneath the wall with a barrow, and {h} had waited there to see it | the barrow was full of boots | {foe.he} set them out by pairs and stuffed a little straw in the top, like somebody who does it every day
"You have caught me at it," said {foe}, not at all put out. "Well, say so. Who will believe you? They see hundreds. I am well paid, and it is for being feared, and I have never had to lift a hand"
Above on the wall one lamp went along on a string | and {target} cast a shadow as big as a barn
+ Share out the boots, and hear more => They did the north side together | "I could not stop now," said {foe}. "What should I be? A person with a great many boots" | {h} counted a hundred pairs, and only one pair of hands
= Move one of them, and see who moves it back => In the morning it was where it had been | there was a print beside it, and it was from somebody lame
- Steal both the left ones of a pair and run => {foe} did not shout | such a noise of drums went up, and {h} ran for the river | on the other side {he} thought about it | it had been a single drum
~ Over went the barrow, and there was straw all down the {street} | {foe} whistled through two fingers | up on the wall every lamp there was came running along on its string

@ eleven4 scene line=defeat-eleven lead p=cobbler
% The Same Limp; Left Heel, Worn Outward
{p.a} sat in a doorway with a last between the knees | {p.he} looked at people only as far up as the ankle
A column of those who served {target} was going by, with drums [2 , and took its time] | behind all the windows they were drawing the curtains
"There he is," said {p}. "Left heel, worn outward. He came by at noon, in quite another lot." | last of all marched a lame one, and did what he could to hide it
{h} ran through the yards to the bridge | a column was just going over it, in other hats | somebody in the last row limped [2 , and it was the left foot]
+ Help the lame one up when he stumbles => He held on to {h's} arm until he had got his breath. "Three times round since breakfast," he muttered, "and that is not counting the hats." | the drum began again, and he was gone [3 , with one hand pressed to his side]
= Ask {p} whom else one knows by the heels => {p} knew the one who squeaked, and the one with an iron toe. "I never get to the end of them," {p} said. "Just when I think that I have, there is a customer, or it is the lame one again"
- Trick the column with a shout of halt => They stood still on the spot, being used to it | one could see both ends of it from there | then {foe} shouted something else, in a great hurry, and the drums went on
~ Somebody large was in the doorway, and wished to have both boots seen to | when they were done the drums were a long way off | {p} would not look up at all after that

@ eleven5 scene line=defeat-eleven means p=again
% Toes in the Dark; Nobody in Them
At night boots stood under the wall [2 , rank upon rank] | the toes were to the {street}, and people went to bed early
{p} had always wished to touch one | they went along the gutter on their knees, {h} in front | nothing stirred over the boots
{h} put out a finger, and pushed | a boot fell upon its side | straw came out, and then a mouse | the next was straw as well, and so was the one behind it
"But they stamp," whispered {p}. "I have heard them stamp." | up on the wall a lamp went by on a string, and all the shadows of the boots took a step
Round the corner a barrow squeaked, for somebody was coming to move them
+ Help {p} to set the boot up again => It stood nearly as it had before | the mouse would not go back | by morning the whole rank was under the next wall | that one boot still leaned a little
= Look inside for the name of the owner => Inside was a patch with a name on it, and it was {foe's} | the next boot had the same patch, and so had the next | {foe.he} was known to have small feet
- Steal a single boot for a proof => At noon it was cried that a brave fellow had been robbed in his sleep | "They were just going to laugh about the straw," said {p}. "Now they are sorry for a boot"
~ The barrow was round the corner before they had got up off their knees | they stood against the wall between two ranks, with their toes to the {street}, and were counted, and something was stuffed into {h's} collar, and it was straw

@ eleven6 scene line=defeat-eleven price p=again
% How Many Are We?; Strokes by the Window
Next door to {p} a neighbour was gone, and the house stood empty | on the table a spoon stood upright in what had been soup
By the window were strokes on the wall, five, five, three | two of {hands} were going over them with whitewash [2 , and they kept coming through]
"He sat there with his lips moving, until he had it," said {p}. "He told us what it came to. I laughed longest. They could hear me at the pump. Next day there was nobody to laugh at."
There was a step [2 outside], and {foe} looked in [3 , hat in hand,] at the door. "How many are we?" {foe} asked, quite pleasantly. | "Hundreds," said {p} to the floor. | then {foe} turned to {h} [3 , still with the same pleasant face, and waited for an answer]
+ Save {p} from the next question with a louder hundreds => It was loud enough for the other side of the {street} | {foe} went away content | {p} took the spoon out of the soup at last, and wiped it. "I shall say it for him," said {p}. "I shall write it, if I cannot say it"
= Keep silent, and look at the wall => {foe} looked at it as well | the strokes had come out again, through two coats of white | "Hang a cupboard there," said {foe}, and did not ask any more
- Lie that you never learned to count => It gave {foe} such joy that {foe.he} gave {him} a {coin} | there came one more, and yet another | {p} looked at the three {coins}, and not at {h}
~ {p} had begun to laugh, from fear, and it was the old laugh, and could be heard at the pump | {foe} waited for the end of it, and had the number of the house taken down

@ eleven7 scene line=defeat-eleven turn entered p=again
% Coats against Straw; The Whole Army
{p} had swept the floor, so that {h} could lay it out in a row, because it would not come right in {his} head
There were thirteen beans, for the coats in the tailor's book | then there was the bill for the straw | for that {h} put down a heap of chaff
"Twelve loads in a year," said {p}. "And they keep no horses."
"They keep boots," said {h}. "I saw {foe} stuff them with it, under the wall. That is your army. Thirteen coats, and the rest is straw!"
"And the columns?" asked {p}.
"They go round and round," said {h}. "The lame one went by in one hat and over the bridge in another. And at home everyone tells it, with a few more."
"I said hundreds myself," said {p}. "I had seen the boots."
"So had we all," said {h}. "It is not so bad to be afraid of hundreds. Who wants to be afraid of thirteen?"
{p} counted the beans once more, and got the same
+ Share the number with the people next door => They did not believe it, and came to see the beans | each of them counted, under their breath | the last to do so was a baker with big arms. "Thirteen," the baker said. "There are thirty of us in this {street} alone"
= Look at the next parade with this in mind => They went by, with drums, and took a long time over it | after the thirteenth there was a gap, and running feet in the side {street} | then the first came round the corner again, out of breath, in another hat
- Lie to {p} that you had known it from the start => {p} was offended, and ate one of the beans | for the rest of the evening there were twelve | at the worst moment somebody would remember twelve, {p} said, and whose fault was that
~ There was a drum at the end of the {street}, and {p} threw an apron over it all | the chaff flew up, and {h} had to sneeze | outside the drum left off | it waited there, and only went on when all was quiet

@ eleven8 scene line=defeat-eleven gate move entered p=again
% Lamps on Strings; Through the Boots
{target} lived at {place}, behind the longest row of boots of all | {h} came there with {p} before it was light | {h} meant to say the number there, for all of {home} to hear
Close by one could see how it was made | the boots were stuffed with straw, and the lamps hung on one long string | a child could have walked through, and no child ever had
From the end of the string a cord ran down to a drum [2 , to give the alarm]
{h} was in the middle when {p} stood still, upon one leg [3 , with both arms held out so as not to fall]
"I have trodden on something," {p} whispered. "It is tight"
By the last pair of boots sat a watchman, and yawned | it was the lame one, who had the watch that night
+ Help {p} to take the weight off, bit by bit => {h} held the cord down with both thumbs, and {p} drew the foot back | the lame one had opened his eyes, and looked on. "I never could stand that drum," he said, and shut them again | so they came in before the house, and there was {foe} with a barrow
= Wait for the first cart to make the noise => It came at dawn, with straw | under its rattle {p} let go, and the drum gave a single thump, and no one took any notice | behind the cart they walked in before the house, and {foe} was there to unload it
- Trick the lame one with an order in {foe's} voice => He got up, and saluted the dark, and limped off to the bridge | so the string had nobody to watch it | {p} stepped down, and they went in before the house | the true {foe} came out to see who was shouting
~ The foot slipped, and the drum went off, and all the lamps swung about | nobody came running, for there was nobody to run | but the shutters of {home} were bolted, one after another, and {foe} came out to look

@ eleven9 scene line=defeat-eleven duel
% The Number Said Aloud; Hundreds or Thirteen
{foe} was in a fury | {foe} stood before the house of {target}, with the drum on a strap | {target.name} looked out of the window above | all round the square were shutters, and all of them were closed, and had people behind them
"Hundreds!" {foe} shouted, so that it rang. "I have hundreds here! Go home!"
"Thirteen," said {h}, just as loud.
Now it depended on those behind the shutters | if they said it too, it was over with {target}, and if they kept still, it was over with {h}
{foe} beat the drum, in order that they should not hear each other | "I made this, out of nothing but straw!" {foe} cried. "Every night, for years! I will not have it counted!"
Thirteen people had come out, in coats by one tailor, and stood in a half circle | the lame one was the last, and was out of breath
+ Help the lame one, who can hardly stand, to sit => He let himself down upon a pair of boots, and straw came out of them | "I am three of the hundreds," he said, and not quietly. "In the mornings I am four. I am so tired of it" | behind one shutter a hand began to undo the bolt [3 , very slowly, so as not to be the first]
= Count the coats, one by one, with your finger => {h} went along the half circle, and did not hurry | at each coat {he} said the number | from the sixth on there was an echo | it came from behind the shutters | at thirteen it was louder than the drum
- Destroy the front row of boots with a kick => The first pair fell against the second, and so on, right round the square | there was nothing in them but straw, and now it lay on the stones, before all the cracks of all the shutters | {foe} stopped drumming to pick it up
+~ "Let go of me," said the lame one, and straightened up, for {foe} was looking | then he shouted it with the others, in a voice that broke: "Hundreds!" | nobody behind the shutters could see who was holding whom
=~ {h} had come to ten | the last three ran behind the house | they came out on the other side, in other hats | so it was sixteen, and then nineteen | {he} had lost the count, before everybody
-~ The boots went over with a noise of many feet, and it rolled round the whole square | those behind the shutters heard an army start to march | one after the other they pushed something heavy against the door

@ eleven10 scene line=defeat-eleven near p=carter
% Straw and No Horses; A Bill Nobody Pays
{p.a} had stopped the cart in the middle of the {street}, and asked {h}, as a stranger, for a word in private
"You ask questions about those who serve {target}," said {p}. "Ask them one from me. When do they pay for the straw?"
The bill was as long as an arm | there were twelve loads on it, for one year, and {foe} had signed for each
"For horses, I thought," said {p}. "But have you ever heard a horse over there? I have not. There is no dung. Where does it go? They cannot be sleeping on it, not twelve loads"
{p} was owed more than the cart was worth, and did not dare to ask | "They are hundreds," said {p}, and gave the bill to {h}. "I am one"
+ Help {p} to unload the straw, and look round => It was fetched in by night, in a barrow, a little at a time | the barrow came back with a few stalks in it, and a bootlace | "What do they want with it?" said {p}. "It goes in at that wall, and nothing comes out"
= Reckon up the number of horses for so much straw => It came to twenty, and {p} knew every horse there was {inhome} by name | there were six, and all of them were old | "So it is not for horses," said {p}, and looked quite worried
- Cheat {p} of the bill, to sell it to {foe} => {foe} gave a good price for it, and tore it up in {h's} presence | {p} had made two, as carters do | it was the second one that {h} took away, under {his} shirt
~ The drums came round the corner, and {p} whipped up the horse, and was gone with half of the straw still on | the bill flew after the cart, and {h} caught it in front of a pair of boots

@ eleven11 scene line=defeat-eleven far entered p=again
% Toes to the Door; A Night of Boots
In the morning {p} could not get out | before {p's} house stood boots, rank behind rank, with all their toes to the door | {h} found them so, and {p} at the window
Up and down the {street} they had seen it | each had bolted the door, and was glad that it was the other house
"{foe} knows," said {p} through the shutter. "They came in the night. I heard them stamp! I know that there is only straw in them. I know it, and I cannot get my hand to draw the bolt"
Behind the corner the lame one sat on an empty barrow, and was fast asleep
+ Help {p} with a hand in at the window => {p} held on to it, and drew the bolt with the other, and stood on the step in slippers | then {p} lifted one foot and gave the nearest boot a push | it fell over, and a child across the way laughed out loud
= Walk through the boots, and count the ranks => There were ten ranks of ten, and {h} walked between them as one walks in a cabbage field | from behind the shutters they watched it | nothing happened to {him} at all, and that was seen by everyone too
- Steal the lame one's barrow while he is asleep => Without it he could not get them away again by daylight | so they stood there until evening, in full sun, with the straw hanging out | behind them {p} sat until evening as well
~ A drum began behind the houses, and came nearer | {p} let go of the bolt | when the drum had gone by the boots stood a hand's breadth closer to the door

@ eleven12 scene line=defeat-eleven near p=schoolteacher
% Only as Far as Ten; The Last Piece of Chalk
At the school they taught no more numbers, and {h} went there to ask why | {p.a} sat all alone in front of the little benches
"{foe} was here in the spring," said {p}, in an old, clear voice. "We are to stop at ten, and then sing. Whoever serves {target} is not to be counted, and that is learned young."
One small girl had gone on to twelve | {hands} broke her slate before the whole class
"I taught all of {home} to count," said {p}. "They could do it still, if only one of them began." | {p} gave {h} the last piece of chalk
+ Support {p} by singing along with the children => They all sang up to ten | there {p} left a pause before the song went on | in the pause the girl without a slate moved her lips, and so did a baker who was going by
= Ask {p} what the girl had been counting => "Ears," said {p}. "When they march past the window she looks at the ears. She said that some of them went by twice. I ought to have praised her, and I sent her to her seat"
- Trick the girl into counting out loud again => She did it at the window, in a high voice, and had got to four when the drums left off | by evening a board was nailed across the school door, and {p} sat outside, on the step
~ A column came by with its drums, and {p} took back the chalk, and began to sing, loud and out of tune | {hands} looked in, and nodded in time | {h} had to sing along to the end
`;
export const pack: PackSource = { id: 'case-defeat-eleven', sheets: [facts, scenes], words: {} };
