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
"Thirteen," said an old voice, and it was said again behind the next shutter, and the next. | the shutters went up along both sides | people came out, with brooms and with pot lids | there were four hundred of them, and they had not counted themselves before | {foe} drummed for the hundreds, and nobody came | the lame one took off his hat, and the twelve others put down what they held | the baker turned the key on {target}, and let out all who were locked up for counting | "Lock me in as well," said {foe}. "Then I can be afraid of a thing that is there." | by evening every child {inhome} had boots on
@ * settle line=defeat-eleven lost
{h} said the number once more, to the shutters, and none of them moved | behind each of them somebody was thinking of the last who had counted | "You see," said {foe}, and beat the drum, quite softly. "They would sooner have hundreds." | the thirteen came up, and took {h} out between the rows of boots | the chalk was gone from the doors by noon
@ * settle line=defeat-eleven dear
"Thirteen," said an old voice behind a shutter, and a bolt went back. | three came out first, all from one {street}, with brooms | {foe} gave the drum a great blow, and the thirteen rushed upon those three | then every door flew open, and there were four hundred | it was over with {target}, and {foe} held out both wrists to be tied | the three lay where they were | the tailor shook the straw from the boots, and they put it under their heads | the whole {street} stood by with its hats off | a child said how many they were, and it was three
@ * last line=defeat-eleven won
In spring {h} walked along under the wall, and the boots stood there again | they were full of earth, and beans grew out of them | the lame one went from pair to pair with a can, in slippers | after him came the whole school, and counted | the small girl did not stop at ten | {h} counted with her to the end
In autumn {h} was asked into the school, to hear a lesson | the girl had {token} back, with its thirteen strokes | it went along the benches, from hand to hand | whoever had it said the next number | they went past ten, and past thirteen, and past four hundred | it was nearly dark when it came to {h} | {token} was warm from all those hands
@ * last line=defeat-eleven dark
From then on people whispered when {h} came by | they said that {he} had hundreds | nobody had counted them | in truth there was not one | there were only the boots, and {h} had kept those | at dusk {he} stuffed them with fresh straw | {he} set them out before {his} own door, toes to the {street}
@ * last line=defeat-eleven dear
A year later {h} came back to that {street} | they all stood before their doors | they counted off, from house to house | at three of the doors nobody answered | there they waited, for as long as a number takes | then it went on, down to {h} | {h} said the last number
@ * last line=defeat-eleven lost
They had put {h} out across the bridge, and did not let {him} in again | {target} was still up there, with the straw and the strings | on quiet evenings {h} heard the drum | once a small girl stood on the far bank | there were ten fingers up, and then three | {h} held up as many, until somebody called the child in
@ * token line=defeat-eleven
the broken slate
@ * echo line=defeat-eleven plan did=eleven-o1:+
At the corner stood {w}, whom {h} had helped over the wall | {w} watched for {hands}, and whistled in good time
@ * echo line=defeat-eleven price did=eleven-o1:-
{hands} had known {h} by sight since that nod at the bridge | "Our friend is here too," they told {foe}, and the whole house heard it
@ * echo line=defeat-eleven far did=eleven-o2:+
{w} had told the whole row whose {coat} hid the slate | so three of them stood on their steps now, and nodded to {h}
@ * echo line=defeat-eleven turn did=eleven-o2:-
{h} had slipped the slate into a neighbour's pocket | he was still locked up for it | his wife sat across the way, and would not listen to any beans
@ * echo line=defeat-eleven gate did=eleven4:+
The lame one rubbed the arm that {h} had held | he did not reach for his stick
@ * echo line=defeat-eleven turn did=eleven4:=
The cobbler knew four by their heels, as {h} had learned | {h} had met all four, each in three different hats
@ * echo line=defeat-eleven plan did=eleven4:-
{h} had once tricked a column with a shout | since then the columns stopped for no one | one came through at a run, and three doors were rubbed clean
@ * echo line=defeat-eleven turn did=eleven1:+
The tailor's book was safe, since {h} helped to hide it | it was fetched now from under the cat, and it said thirteen as well
@ * echo line=defeat-eleven price did=eleven1:-
{foe} also asked after a book, which {h} had stolen from the tailor | the tailor had lost his table and his needles for it, and would swear to nothing
@ * echo line=defeat-eleven far did=eleven10:+
{w} remembered how {h} helped with the straw | so the cart stood across the mouth of the {street} | no drummer could get by there in a hurry
@ * echo line=defeat-eleven gate did=eleven10:-
{h} had once sold {foe} a bill for straw, and {foe} had been careful since then | a second cord hung behind the first, and it was new
@ * echo line=defeat-eleven plan did=eleven12:+
Behind the shutters children sang up to ten, as {h} had sung with them | then three small voices went on by themselves
@ * echo line=defeat-eleven price did=eleven12:-
Over the way was the school, with boards before the door | {h} had tricked the girl there, and nobody sang now, not even up to ten
@ * echo line=defeat-eleven gate did=eleven5:+
One boot still leaned, for {h} had set it up again that night | by it {they} could see where the row had a gap
@ * echo line=defeat-eleven far did=eleven5:-
{hands} had cried the stolen boot as a robbery | so some neighbours pitied that army, and turned their backs on {h}
@ * echo line=defeat-eleven turn did=eleven3:+
{h} had set out a hundred pairs of boots with {foe} | the whole time nobody had come to put on a single one
@ * echo line=defeat-eleven price did=eleven3:-
{foe} looked at {h's} feet, and asked politely about two left boots | so {foe.he} knew who had stolen them, and watched {h's} face
@ * echo line=defeat-eleven plan did=eleven13:+
Two of those doors belonged to widows with a post in that field | they had heard {h} name nobody, and had asked for chalk
@ * echo line=defeat-eleven turn did=eleven13:=
{h} thought of the field, and of {foe's} slip there | there was nobody to spare, {foe} had said | that is so when one has thirteen
@ * echo line=defeat-eleven price did=eleven13:-
The cook from the {inn} was locked up as well | {h} had given her to {foe}, and the whole {street} knew it
@ * echo line=defeat-eleven gate did=eleven14:+
By the wall stood the caller of that night, and had not run away | a hat was lifted to {h}, and put on again
@ * echo line=defeat-eleven gate did=eleven14:=
{h} looked at boots today, and at no hats | so the one with the iron toe had advised in the night
@ * echo line=defeat-eleven gate did=eleven14:-
One of {hands} stood barefoot on the stones, and looked at {h} | it was the caller, whom {h} had betrayed in the night
@ * echo line=defeat-eleven plan did=eleven15:+
By the pump the old porter kept watch, and all his fingers were free | {w} had cut him loose, with the shears that {hands} left in {h's} room
@ * echo line=defeat-eleven price did=eleven15:-
The miller sat at the next window, with his hands sewn into mittens | he told everyone whose lie had done it
@ * echo line=defeat-eleven gate did=eleven20:+
One shutter on the square was open by a finger | behind it the girl waited for her slate, for she had {h's} promise
@ * echo line=defeat-eleven gate did=eleven20:-
Behind those shutters they had once run from {h's} lie about the drums | nobody there would believe the first word from {him} today
@ * echo line=defeat-eleven gate did=eleven6:-
On one sill lay three {coins}, side by side, and that shutter was shut | {h} had been given them for a lie
@ * ask line=defeat-eleven before
{h} asked along the {street} how many people really served {target}
{h} stood at a crossing, and counted the hats and boots that marched by
Nobody had ever seen two columns at one time | {h} tried to find a person who had
{h} carried {token} about, and asked who had once begun to count for {target}
@ * ask line=defeat-eleven behind
{h} went through the back yards, and told one household after another that there were thirteen
{h} was collecting stumps of chalk, to write a number on the doors
{h} went to everyone who had a loud voice | they were to say the number before {target}
@ * gift line=defeat-eleven before
"My sister bakes for those hundreds," said {p}. "It is two trays a day. I never thought about that until now."
"I heard them all from the hill once," said {p}. "It was a single drum. One would think that hundreds had two."
"They never march when the river is over the bridge," said {p}. "They could not get round, then. Round what, I ask myself."
"One of them asked me the time of day," said {p}. "His hat came down to his nose. It was somebody else's."
@ * gift line=defeat-eleven behind
"In our yard there are forty of us," said {p}. "I counted last night. It felt so odd that I did it twice."
"They have ordered no more bread," said {p}, "though it grows serious for {target}. So no more of them are coming."
"I have a window on the square," said {p}. "I shall leave the bolt off. If somebody begins, I will be the second."
`;

/** Scenes in which a fact of the case is found out, with somebody who comes back. */
const scenes = `
@ eleven-o1 open line=defeat-eleven p=aunt/she where=the_foot_of_the_bridge
% Half a Slate; Past Ten
{h} was standing at the foot of the bridge when drums began | every shutter in the {street} went shut
{p.a} ran up with {token} under her shawl | {hands} were at the first door already
"My niece counted the ones who march to those drums," said {p}. "At school, out loud! They broke her slate, and whoever has a piece is taken away."
{target} had hundreds of followers, people said | nobody had ever counted them
The slate showed ten strokes, and the rest was broken off
"Ask the cobbler on the bridge," said {p}, and pushed it into {h's} hands. "He knows one of them by his boots"
+ Help {p} over the wall => {h} held out both hands for a step, and {p} went over | "Count them yourself," {p} said from the top. "Somebody must, before they come for the child. Begin at the cobbler's"
= Count the column as it goes by => {h} got as far as nine, and then the faces ran together | the last of them dragged a foot | he went by the cobbler's doorway, and the cobbler looked up
- Betray {p} to {hands} with a nod => They shook out the shawl, and found nothing in it | they took {p.him} along to be questioned | "Much obliged," they said to {h}, who had {token} under {his} {coat}
~ The drums were there too soon | {p} bent over a bucket, and {h} sat down upon {token} | {hands} went round the two of them twice, and looked long at both faces

@ eleven-o2 open line=defeat-eleven p=dyer where=the_market_wall
% Faces to the Wall; From Hand to Hand
{target} was going by, with drums | so everybody had to face the market wall | {h} stood there as well, next to {p.a}
Behind their backs a small thing was passed along | {h} was the last in the row, and got it
It was {token} | there were ten strokes on it, in two fives, and the rest was gone
"A child was counting them," {p} whispered. "People say that there are hundreds, and anyone who counts is taken away. The cobbler on the bridge knows one by his heels. Take it to him!"
{foe} came along the row with {hands}, and made them all hold out their hands
+ Protect {p} by hiding it under your {coat} => {foe} turned {p's} hands over, and they were blue, and empty | then {foe} looked into {h's} face, and smiled, and went on | "I shall tell them who did that," said {p}, and showed {him} the way to the bridge
= Look round at the column for a moment => {h} saw a row of boots, and one left heel that dragged | then a drumstick turned {his} head to the wall again | but it was enough to ask a cobbler about
- Cheat by slipping it into a neighbour's pocket => {hands} found it there, and led the neighbour away between two drums | they had dropped it in the gutter, and {h} picked it up | {p} had seen whose hand it was
~ {h} nearly let it fall, and one person after another looked round at the noise | {foe} had them all stand there until noon | {token} was under {h's} foot the whole time

@ eleven1 scene line=defeat-eleven second p=again who=cobbler,dyer,aunt where=the_tailor's_room
% Thirteen Coats; What the Tailor Sewed
One limp proved nothing about the hundreds of {target} | so {h} looked for a better way to count them | {p} knew the tailor who sewed their coats, and took {h} to him after dark
The tailor opened his book [2 , and had the lamp moved, so that no one should see in]
"Ten years I have worked for them," he said. "They say that there are hundreds. I have made thirteen coats. Two I let out."
At that moment they came along the {street}, with drums and a great many lamps | all three in the room held still | between two shutters {h} saw {target} go by, quite close
Behind {target.name} came the coats, and {h} began to count
+ Help the tailor to hide the book again => It went under the board where the cat slept | "If you count," said the tailor, "do it in your head. I knew one who moved his lips"
= Watch until the last of them has passed => The last of them limped | {h} went over to the other window | and there he was again, with another hat | {p} had seen it as well, and began to laugh, and had to be held
- Steal the book of coats from under the cat => {h} had the proof of it in {his} {bag} | in the morning one of {hands} asked the tailor for it | he had nothing to show | {p} did not ask {h} where the book was, being afraid to hear
~ There was a knock, and the book was under the cat before the second one | in came one of {hands}, who was very large. "Measure me," he said to the tailor | he looked about, and seemed to count the people in there

@ eleven2 scene line=defeat-eleven plan p=again who=schoolteacher,cobbler,dyer,aunt where=the_street_of_ten_doors
% In Chalk, on Ten Doors; A Small Number
{h} had told {p} that one mouth was not enough | so {p} was writing on people's doors with chalk | "If one person says it they laugh," said {p}. "If all of them read it on the same day, who is left to laugh?"
It was the number thirteen, and it was on ten doors already
{target} looked out from the high window, as on every evening | the look went along the doors, and came to the chalk, and stayed there
Then {target.name} was gone from the window, and somebody would soon be sent
+ Help {p} with the doors on the other side => {they} did the left side and the right, and met at the pump | behind one door an old voice tried the sound of the number
= Stand where {target} must see you counting => {h} stood in the open, and counted the boots with one finger | up there {target} pulled the curtain | nobody had ever seen that before
- Trick the lame one into wiping off the first door => He did it with his sleeve, and looked at the number as he did so | he could count too | he went away from there with one sleeve white, and did not limp
~ The chalk broke, and half of it rolled away downhill until it met a boot | the lame one picked it up, and looked from it to the door | then he limped off faster than he had come

@ eleven3 scene line=defeat-eleven wall where=the_foot_of_the_wall
% Boots at Dusk; Paid for Noise
{h} wanted to see who set out the empty boots, and waited beneath the wall at dusk | it was {foe}, with a barrow
{foe.he} set them out by pairs, and stuffed a little straw in the tops | one saw that it was done every day
"You have caught me at it," said {foe}, not at all put out. "Well, say so. Who will believe you? They see hundreds. I make them for {target}, and I am well paid, and I never had to lift a hand"
Up on the wall one lamp went along on a string | {target} stood before it, and cast a shadow as big as a barn
{foe} had only to whistle, and thought about it
+ Share out the boots, and hear more => They did the north side together | "I could not stop now," said {foe}. "What should I be? A person with a great many boots" | {h} counted a hundred pairs, and only one pair of hands
= Move one of them, and see who moves it back => In the morning it was where it had been | there was a print beside it, and it was from a lame foot
- Steal both the left ones of a pair and run => {foe} did not shout | such a noise of drums went up, and {h} ran for the river | on the other side {he} thought about it | it had been a single drum
~ Over went the barrow, and there was straw all down the {street} | {foe} whistled through two fingers | up on the wall every lamp there was came running along on its string

@ eleven4 scene line=defeat-eleven lead p=cobbler/he where=the_cobbler's_doorway
% The Same Limp; Left Heel, Worn Outward
{h} had come to the bridge with {token}, to ask how many really served {target}
{p.a} sat in a doorway there | {p.he} looked at people only as far up as the ankle
A column of the hundreds was going by, with drums [2 , and took its time] | behind all the windows they were drawing the curtains
"Look at the last one," said {p}. "Left heel, worn outward. He came by at noon as well, in quite another lot."
The last one limped, and tried hard to hide it
{h} ran through the yards to the far end | a column was just leaving the bridge, in other hats | somebody in the last row limped [2 , and it was the left foot]
If this one was counted twice, how many of the others were?
+ Help the lame one up when he stumbles => The lame one held on until he had got his breath. "Three times round since breakfast," he muttered, "and that is not counting the hats." | the drum began again, and he was gone [3 , with one hand pressed to his side]
= Ask {p} whom else one knows by the heels => {p} knew the one who squeaked, and the one with an iron toe. "I never get to the end of them," {p} said. "Just when I think that I have, there is a customer, or it is the lame one again"
- Trick the column with a shout of halt => The column stood still on the spot, being used to it | one could see both ends of it from there | then {foe} shouted another order, in a great hurry, and the drums went on
~ One of {hands} filled the doorway, and wished to have both boots seen to | when they were done the drums were a long way off | {p} would not look up at all after that

@ eleven5 scene line=defeat-eleven means p=again who=cobbler,dyer,aunt where=the_ranks_of_boots
% Toes in the Dark; Nobody in Them
At night boots stood under the wall, rank upon rank, with the toes to the {street} | people took it that the hundreds stood in them, and went to bed early
{h} had come to count these as well, and {p} wished to see one close by | they went along the gutter on their knees | nothing stirred over the boots
{h} put out a finger, and pushed | a boot fell upon its side | straw came out, and then a mouse | the next was straw as well, and so was the one behind it
"But they stamp," whispered {p}. "I have heard them stamp." | up on the wall a lamp went by on a string | all the shadows of the boots took a step
Round the corner a barrow squeaked | somebody was coming to move the boots, and would find {them} there
+ Help {p} to set the boot up again => The boot stood nearly as it had before | the mouse would not go back | by morning the whole rank was under the next wall | that one boot still leaned a little
= Look inside for the name of the owner => Inside was a patch with a name on it, and it was {foe's} | the next boot had the same patch, and so had the next | {foe.he} was known to have small feet
- Steal a single boot for a proof => {h} got away with one boot | by noon {hands} cried that a brave fellow had been robbed | "They were just going to laugh about the straw," said {p}. "Now they are sorry for a boot"
~ The barrow was round the corner before they were off their knees | they stood quite still between two ranks of boots | somebody counted them as two pairs, and stuffed straw into {h's} collar

@ eleven6 scene line=defeat-eleven price p=again who=carter,dyer,aunt where=the_neighbour's_empty_house
% How Many Are We?; Strokes by the Window
{p} showed {h} a neighbour's house | he had counted too, and now it stood empty | on the table a spoon stood upright in what had been soup
By the window were strokes on the wall, five, five, three | two of {hands} were going over them with whitewash [2 , and they kept coming through]
"He sat there with his lips moving, until he had it," said {p}. "He told us that it was thirteen. I laughed longest. They could hear me at the pump. Next day they took him, because nobody stood by him."
{p} was crying with shame | {h} could not promise that it would not happen again
There was a step [2 outside], and {foe} looked in at the door. "How many are we?" {foe} asked, quite pleasantly. | "Hundreds," said {p} to the floor. | then {foe} turned to {h}, and waited for an answer
+ Save {p} by shouting hundreds yourself => {h} shouted, loud enough for the whole {street} | {foe} went away content | {p} took the spoon out of the soup at last, and wiped it. "I shall say the true number for him," said {p}. "I shall write it, if I cannot say it"
= Keep silent, and look at the wall => {foe} looked at the wall as well | the strokes had come out again, through two coats of white | "Hang a cupboard there," said {foe}, and did not ask any more
- Lie that you never learned to count => It gave {foe} such joy that {foe.he} gave {him} a {coin} | there came one more, and yet another | {p} looked at the three {coins}, and not at {h}
~ {p} had begun to laugh, from fear | it was the old laugh, and could be heard at the pump | {foe} waited for the end of it, and had the number of the house taken down

@ eleven7 scene line=defeat-eleven turn p=again who=cobbler,dyer,aunt where=the_swept_back_room
% Coats against Straw; The Whole Army
{h} had three things that did not fit together, and laid them out in a row on {p's} floor
First came thirteen beans, for the coats in the tailor's book | beside them {h} put {token}, with its two fives and the break | for the bill of straw there was a heap of chaff
"Twelve loads in a year," said {p}. "And they keep no horses."
"They keep boots," said {h}. "I saw {foe} stuff them with it, under the wall. That is {target's} army. Thirteen coats, and the rest is straw!"
"And the columns?" asked {p}.
"They go round and round," said {h}. "The lame one went by in one hat and over the bridge in another. And at home everyone tells it, with a few more."
"I said hundreds myself," said {p}, and was ashamed. "I had seen the boots."
"So had we all," said {h}. "But {home} need not be afraid of thirteen. They only have to hear it!"
{h} took the chalk | under the break {he} drew [! three strokes more on {token}]
+ Share the number with the people next door => They did not believe it, and came to see the beans | each of them counted, under their breath | the last to do so was a baker with big arms. "Thirteen," the baker said. "There are thirty of us in this {street} alone"
= Look at the next parade with this in mind => They went by, with drums, and it lasted as long as ever | after the thirteenth there was a gap | in the side {street} one heard running feet | then the first came round the corner again, out of breath, in another hat
- Lie to {p} that you had known it from the start => {p} was offended, and ate one of the beans | for the rest of the evening there were twelve | at the worst moment somebody would remember twelve, {p} said, and whose fault was that
~ There was a drum at the end of the {street} | {p} flung an apron on the beans | the chaff flew up, and {h} had to sneeze | outside the drum left off | it waited there, and only went on when all was quiet

@ eleven8 scene line=defeat-eleven gate move p=again who=cobbler,dyer,aunt where=the_square_of_the_boots
% Lamps on Strings; Through the Boots
{target} lived in a house on {place}, behind the longest row of all | {h} came there with {p} before it was light [! , to say the number aloud]
Close by one could see how it was made | the boots were stuffed with straw, and the lamps hung on one long string | a child could have walked through, and no child ever had
From the string a cord ran down to a drum, to give the alarm
{h} was in the middle when {p} stood still, upon one leg [3 , with both arms held out so as not to fall]
"I have trodden on the cord," {p} whispered. "If I move it will go off"
By the last pair of boots sat a watchman, and yawned | it was the lame one, who had the watch that night
+ Help {p} to take the weight off, bit by bit => {h} held the cord down with both thumbs, and {p} drew the foot back | the lame one had opened his eyes, and looked on. "I never could stand that drum," he said, and shut them again | so they came in before the house, and there was {foe} with a barrow
= Wait for the first cart to make the noise => It came at dawn, with straw | under its rattle {p} let go, and the drum gave a single thump | no one took any notice | behind the cart they walked in before the house, and {foe} was there to unload it
- Trick the lame one with an order in {foe's} voice => He got up, and saluted the dark, and limped off to the bridge | so the string had nobody to watch it | {p} stepped down, and they went in before the house | the true {foe} came out to see who was shouting
~ The foot slipped, and the drum went off, and all the lamps swung about | nobody came running, for there was nobody to run | but the shutters of {home} were bolted, one after another, and {foe} came out to look

@ eleven9 scene line=defeat-eleven duel where=the_square_of_the_boots
% The Number Said Aloud; Hundreds or Thirteen
{foe} had strapped on the drum, and stood before {target's} house, and shook with rage | above, {target.name} was looking down from a window | all round the square were closed shutters, with people behind them
"Hundreds!" {foe} shouted, so that it rang. "I have hundreds here! Go home!"
"Thirteen," said {h}, just as loud, and held up {token} with the thirteen strokes.
Now it depended on those behind the shutters | if they said it too, it was over with {target} | if they kept still, it was over with {h} | {h} was afraid, and held the slate higher
{foe} beat the drum, and hoped that they would not hear each other | "I made this, out of nothing but straw!" {foe} cried. "Every night, for years! I will not have it counted!"
Thirteen people had come out, in coats by one tailor, and stood round {h} in a half circle | the lame one was the last, and was out of breath
+ Help the lame one, who can hardly stand, to sit => He let himself down upon a pair of boots, and straw came out of them | "I am three of the hundreds," he said, and not quietly. "In the mornings I am four. I am so tired of it" | behind one shutter an old man began to undo his bolt [3 , very slowly, so as not to be the first]
= Count the coats, one by one, with your finger => {h} went along the half circle, and did not hurry | at each coat {he} said the number | from the sixth on there was an echo | it came from behind the shutters | at thirteen it was louder than the drum
- Destroy the front row of boots with a kick => The first pair fell against the second, and so on, right round the square | they were stuffed with straw from top to toe | through the cracks of the shutters everyone saw it lie there | {foe} stopped drumming to pick it up
+~ "Let go of me," said the lame one, and straightened up, for {foe} was looking | then he shouted it with the others, in a voice that broke: "Hundreds!" | nobody behind the shutters could see who was holding whom
=~ {h} had come to ten | the last three ran behind the house | they came out on the other side, in other hats | so it was sixteen, and then nineteen | {he} had lost the count, before everybody
-~ The boots went over with a noise of many feet | it rolled round the whole square | those behind the shutters took it for an army on the march | one after the other they pushed a chest against the door

@ eleven10 scene line=defeat-eleven near p=carter where=the_straw_market
% Straw and No Horses; A Bill Nobody Pays
{h} was in the straw market, to find out who sold anything to {target} | {p.a} stopped a cart beside {him}, and asked for a word in private
"You ask about the hundreds," said {p}. "Ask them one thing from me. When do they pay for the straw?"
The bill was as long as an arm | there were twelve loads on it, for one year | {foe} had signed for each
"For horses, I thought," said {p}. "But have you ever heard a horse over there? I have not. There is no dung. Where does it go? They cannot be sleeping on it, not twelve loads"
{p} was owed more than the cart was worth, and was afraid to ask | "They are hundreds," said {p}, and gave the bill to {h}. "I am one. Will you ask?"
+ Help {p} to unload the straw, and look round => One of {hands} fetched the straw by night, in a barrow | the barrow came back with a few stalks in it, and a bootlace | "What do they want with it?" said {p}. "It goes in at that wall, and nothing comes out"
= Reckon up the number of horses for so much straw => So much straw was enough for twenty horses | {p} knew every horse {inhome} | there were six, and all of them were old | "So it is not for horses," said {p}, and looked quite worried
- Cheat {p} of the bill, to sell it to {foe} => {foe} gave a good price for it, and tore it up in {h's} presence | {p} had made two, as carters do | it was the second one that {h} took away, under {his} shirt
~ The drums came round the corner, and {p} whipped up the horse | half of the straw was still on the cart | the bill flew off behind, and {h} caught it

@ eleven11 scene line=defeat-eleven far where=the_house_among_the_boots
% Toes to the Door; A Night of Boots
The baker had chalked the number on the door, and had sold no bread all morning | {h} went there to look | before the house stood boots, rank behind rank, with all their toes to the door | the baker stood behind the window
Up and down the {street} they had seen it | they had bolted their doors, and were glad to be spared
"{foe} knows," said the baker through the shutter. "They came in the night. I heard them stamp! I know that there is only straw in them. I know it, and I cannot get my hand to draw the bolt"
If the baker stayed in there, nobody would dare to say the number | behind the corner the lame one slept on an empty barrow
+ Help the baker with a hand in at the window => The baker held on to {h's} hand, and drew the bolt | then the baker stood on the step in slippers, and gave the nearest boot a push | it fell over, and a child across the way laughed out loud
= Walk through the boots, and count the ranks => There were ten ranks of ten, and {h} walked between them as one walks in a cabbage field | from behind the shutters they watched it | nothing happened to {him} at all, and that was seen by everyone too
- Steal the lame one's barrow while he is asleep => Without it he could not get them away again by daylight | so they stood there until evening, in full sun, with the straw hanging out | behind them the baker sat until evening as well
~ A drum began behind the houses, and came nearer | the baker let go of the bolt | when the drum had gone by the boots stood a hand's breadth closer to the door

@ eleven12 scene line=defeat-eleven near p=schoolteacher where=the_schoolroom
% Only as Far as Ten; The Last Piece of Chalk
{token} came from the school, so {h} asked there about the child who counted | {p.a} sat all alone in front of the little benches, and knew it at once
"{foe} was here," said {p}, in an old, clear voice. "We are to stop at ten now, and then sing. Whoever serves {target} is not to be counted, and that is learned young."
One small girl had gone on past ten | {hands} broke her slate before the whole class
"I taught all of {home} to count," said {p}. "They could do it still, if only one of them began." | {p} gave {h} the last piece of chalk, and asked who that one would be
+ Support {p} by singing along with the children => They all sang up to ten | there {p} left a pause before the song went on | in the pause the girl without a slate moved her lips | so did a baker who was going by
= Ask {p} what the girl had been counting => "Ears," said {p}. "When they march past the window she looks at the ears. She said that some of them went by twice. I ought to have praised her, and I sent her to her seat"
- Trick the girl into counting out loud again => The girl counted at the window, in a high voice | she had got to four when the drums left off | by evening {hands} came and boarded up the school door | {p} sat outside, on the step
~ A column came by with its drums, and {p} took back the chalk | {p.he} began to sing, loud and out of tune | {hands} looked in, and nodded in time | {h} had to sing along to the end

@ eleven13 scene line=defeat-eleven near where=the_field_behind_the_wall
% Rows to Count; Two Pairs of Boots on Two Posts
{foe} stopped {h} on the {street}, and was quite friendly. "You like to count," said {foe}. "Come with me. I can show you a great many."
Behind the wall was a field of posts, row upon row | {h} had come to two hundred before {he} understood | under each post lay somebody
"There are two hundred and six," said {foe}. "Both sides knew how many they were, and so each thought that it could win."
From the last two posts hung boots, freshly greased. "My brothers," said {foe}. "I carried them home. Since people believe in hundreds, nobody has lifted a hand, and I have dug no more."
"But they live behind shutters," said {h}. "They are frightened of a child's slate."
"Frightened is not dead," said {foe}, and rubbed a toe-cap with one sleeve | {h} was sorry, and had no answer ready
{foe} pulled a spade out of the grass. "So do not make me dig," {foe.he} said. "One name is enough. Who is counting with you?"
+ Help {foe} to set a post upright, and name nobody => {h} and {foe} trod the earth firm round the post. "I shall go on counting," said {h}. | "And I shall have to stop you," said {foe}. | two widows in the next row had heard it, and said nothing
= Ask {foe} who keeps the field so neat => "I do it alone, before breakfast," said {foe}. "There is nobody to spare." | whoever has hundreds has a man to spare | {foe} saw {h} think so, and walked {him} quickly back to the bridge
- Betray the cook of the inn as the one => {foe} nodded, and stuck the spade back into the grass | within the hour {hands} fetched the cook from her pots | she had never counted anything but dumplings
~ {foe} chose a free place, and cut a square in the turf, with great care. "This one I shall leave open," said {foe}. "You need only think about it"

@ eleven15 scene line=defeat-eleven near p=again who=cobbler,dyer,aunt where=a_rented_room
% They Only Wished to Tidy; The Lid of the Milk Jug
{h} and {p} sat in {h's} room, with {token} on the table | boots came up the stairs, and there was no time to hide it | {p} laid the slate on the milk jug for a lid
Four of {hands} came in, and wiped their feet. "We are only going to tidy up," said the eldest. "People say that you ask how many we are. That makes dust."
They shook out the bed, and folded every shirt | they took up three boards, and knocked them in straighter than before
"An old porter counted us on his fingers," said the eldest, over a shirt. "Now he wears mittens, and they are sewn shut. We always have a needle with us."
{p.name} hid ten fingers below the table | they were shaking so hard that the jug began to ring
"Is that milk?" asked the eldest, and smiled. "May I?" | the eldest reached for the jug, and for its lid
+ Give the eldest his milk with your own hands => {h} took off the lid, and poured for all four, with the slate under one arm | they said thank you, and forgot their shears | that night {p} cut the porter out of his mittens
= Ask which column gets its milk first => "The first," said one of {hands}. "No, the fourth," said another, and they were the same four people | in the end they had to go out on the stairs, to settle it
- Lie that the miller has a slate at home => {hands} went across to the miller, and they were not polite there | soon the miller wore mittens as well | {p} took the lid off the milk, and wanted none of it
~ A drum called them to the bridge, and they folded the last shirt on the run | the eldest had one thumb on the slate already, and left a print in the chalk

@ eleven20 scene line=defeat-eleven far quiet where=the_street_by_the_flooded_bridge
% While the River Is over the Bridge; An Hour without Drums
The river had come up over the bridge, and for an hour no column could march | {h} went out to see what that was like
At first nobody did anything, being out of practice | then one shutter went up, and then another
Two old men carried a bench into the sun | they quarrelled about which way it used to face
On the kerb sat the girl whose slate was broken | she counted aloud whoever went by, and nobody hushed her | people walked past quite slowly, one by one, to be counted
"Sixty-one," she told {h}. "You are sixty-two. Is that my slate?"
The planks of the bridge were coming out of the river | on the far bank a boy tried a drum
+ Promise to give her the slate back => She made {h} scratch the promise in at the edge, and read it over. "I need it by spring," said the girl. "I had only got to ten." | then she went in, and left her shutter open by a finger
= Ask the old men which way it faced => "To the river," said the one. "To the neighbours," said the other, and then both nodded | when the drum came nearer they took in the bench | one of them left his hat there, to keep the place
- Lie that the drums are here already => The {street} was empty in three breaths, and the bench lay on its back | only the girl had stayed, and had looked toward the bridge. "They were not here yet," the girl told {h}. "You took the rest of it away from us"
~ A plank sprang up out of the river with a bang, and everybody ran | the bench was left standing in the sun | the girl was pulled in at a window, still counting

@ eleven14 scene line=defeat-eleven eve p=again who=cobbler,dyer,aunt where=the_kitchen_by_night
% Say Twelve; The One with the Iron Toe
At sunrise {h} had to say the number aloud | {he} sat with {p} in the {kitchen}, and had no light on | something knocked low on the door, and it sounded like iron
Outside was one of {hands}, alone, with one iron toe | {p} took up the ladle, and did not put it down again
"I want to go home," said the caller. "My mother lives over the river. She believes that there are hundreds of me. Tomorrow you are going to count us. Only let me be gone by then, and say twelve!"
"But it says thirteen on all the doors," said {p}.
That had not come into anybody's head | if one was missing {foe} would laugh, and nobody would believe a number again
"You must stay, and be counted," said {h}. "After that you can go where you like."
"There are brooms behind those shutters," said the caller | on the table lay {token} | a thumb came down upon the thirteenth stroke. "That one is me"
+ Promise to protect the caller from the brooms => "I shall stand in front of you when they come out," said {h}. | {p} laid down the ladle at last | "Then I stay," said the caller, "and lift my hat, so that you cannot miss me"
= Ask the caller what {foe} has ordered => "We are to run round behind the house," said the caller, "and come back in other hats. Count the boots, and you cannot go wrong." | then the iron toe went off over the stones
- Betray the caller to {foe}, to keep the number => {hands} came, and took the caller back, and the boots as well | nobody runs far over those stones without boots | "One comes to us for once," said {p}, "and we do that"
~ A drum went by outside, and the caller crept in under the table | when it was past the window stood open | a hat still lay there, and nobody knew which way the iron toe had gone
`;
export const pack: PackSource = { id: 'case-defeat-eleven', sheets: [facts, scenes], words: {} };
