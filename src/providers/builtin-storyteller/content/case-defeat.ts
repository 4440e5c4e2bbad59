import type { PackSource } from '../pack.ts';

/** What its strength rests upon, and how that gives way. */
const cases = `
@ * truth line=defeat-eleven trail=defeat start
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

@ * truth line=defeat-share trail=defeat start
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

@ * truth line=defeat-helper trail=defeat start
Somebody wished {him} luck against {target} | it was on a slip of {paper}, under {h's} door, and there was a drawing of a gate with it
@ * truth line=defeat-helper lead
The drawing of the gate was a true one | whoever made it went in and out where {target} was, and had done so for a long time
@ * truth line=defeat-helper second
Others before {h} had got a slip with a gate on it | each had come a little farther than the last
@ * truth line=defeat-helper means
Under {h's} door there was a second slip, with a key, wrapped up in a rag | it was for the one door that {target} never thought about
@ * truth line=defeat-helper wall
{foe} had sworn to stand by {target}, hand on stone, and was always to be seen there | it was {foe} who would be in the way
@ * truth line=defeat-helper turn
{h} looked again at the rag that had been round the key, and it was the lining of a sleeve | "I know that sleeve," said {h}. "It is {foe} who sends me the slips." | {foe} wished {target} gone, and wanted somebody else to be seen doing it
@ * truth line=defeat-helper price
There was a chair waiting, and {foe} meant to sit in it | there was a drawing for {h} as well, a wall and a morning
@ * truth line=defeat-helper plan
{h} had kept the slips, all of them, with the drawings | it had come to {him} that there was one person who ought to see them, and it was the last that anyone would think of
@ * truth line=defeat-helper gate
The key turned without a sound | someone had oiled that lock, and not for {h's} sake
@ * truth line=defeat-helper duel
"You have come so much farther than the rest," said {foe}, and drew back, and held the door for {him}. | {h} laid the bit of lining upon the floor between them [3 , with the stitches uppermost]
@ * known line=defeat-helper before
Somebody close to {target} drew well, and signed nothing | it was worth some thought what such a friend could want
@ * known line=defeat-helper behind
{foe} had opened every door for {him} up to {target} | {h} had to go through the last, and then not do what was expected
@ * settle line=defeat-helper won
{foe} bent down for the lining, and so the door was free | {h} went in by it, and laid the slips before {target}, by date | every one had the drawing of a gate, and {foe's} sleeve had a hole in it | "It was for the good of the place," said {foe}, and backed against the chair. | then {target} and {foe} went for each other, like two dogs | the {guards} listened to all of it, and laid their keys down | both were walked out by the oiled door, and the gilt chair went on the fire | out there people were trying how loud one might laugh
@ * settle line=defeat-helper lost
{foe} picked up the lining, and laid it to {foe.his} sleeve, where it fitted | "You have done it very well," said {foe}, and shut the door on {him}. | when it opened again it was over with {target} | the {guards} saw the lock, and the key in {h's} hand | "There," {foe} told them, and pointed, and sat down in the chair. | nobody asked about the sleeve | that evening there was a fresh slip under somebody's door
@ * settle line=defeat-helper dear
{foe} stepped over the lining, and went in ahead of {him} | {target} looked round, and saw two where there should have been none | one turn of the key was enough, and {target} was shut in for good | {foe} had the chair before it was cool | "You may go home," said {foe}. "I shall remember how far you came." | {h} went, with every slip, and the lining too | a {guard} saw what {he} carried, and held the gate for {him}
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

@ helper1 scene line=defeat-helper second p=again
% Each a Little Farther; A Drawer of Slips
{p} owned such a slip, gate and all | it came from a cousin, who once went up against {target} | four years ago that cousin had reached the second stair
They asked in three houses, and came home with five of them | it was one ink and one hand | the drawing went on a little on each, like a road that somebody is building
{p} laid them in a row | "They were all so pleased," said {p}. "They thought that it was only them"
+ Comfort {p} by telling where the cousin got to => {h} could tell {p.him} that much, from the drawing | he had stood before the right door | it was only that nobody had yet sent a key
= Look from the ridge at the real gate => From there one saw it plainly | on the wall above sat {target}, and took the evening sun with closed eyes | somebody stood behind the chair, and had a stick of charcoal
- Cheat the three houses out of all their slips => They were wanted for a good cause, {h} had said | at the third a mother asked for hers again, and was told that it had been lost
~ A draught took the slips, and one of them went into the stove | the second stair was on that one | "That was as far as he got," said {p}, and sat down
@ helper2 scene line=defeat-helper plan p=again
% Near Enough to Hear It Breathe; Who Ought to See Them
{p} carried coals there on Mondays | two of them carried coals on that Monday
So {h} stood with a full scuttle ten steps from {target} | {target} was asleep, with mouth open, and looked older than one would have thought | upon the table lay a half-drawn gate, with the ink not dry
"Whoever draws that," {p} said on the way down, "would rather that you met no one but the two of us." | it came to {h} then to whom one ought to show those slips
+ Help {p} with the coals, so as to come again => They came again on the Tuesday | the drawing had been finished | and it had a door in it now, with an arrow
= Leave one slip where {target} will find it => {h} laid it under the edge of the plate | on their way across the yard they heard the plate put down | then they heard nothing, and went on hearing it
- Steal the pen from beside the drawing => It was a fine one, with {foe's} mark on it | the next slip that came was in charcoal | and it was not nearly as friendly
~ A coal fell off, and went down the whole stair, one step after another | by then {target} had opened one eye | "This one is new," said {p}, "and simple," and they went out backward
@ eleven3 scene line=defeat-eleven wall
% Boots at Dusk; Paid for Noise
{foe} was going along beneath the wall with a barrow | and it was full of boots | {foe.he} set them out by pairs and stuffed a little straw in the top, like somebody who does it every day
"You have caught me at it," said {foe}, not at all put out. "Well, say so. Who will believe you? They see hundreds. I am well paid, and it is for being feared, and I have never had to lift a hand"
Above on the wall one lamp went along on a string | and {target} cast a shadow as big as a barn
+ Share out the boots, and hear more => They did the north side together | "I could not stop now," said {foe}. "What should I be? A person with a great many boots" | {h} had counted the pairs by then | and it was not the pairs that mattered
= Move one of them, and see who moves it back => In the morning it was where it had been | there was a print beside it, and it was from somebody lame
- Steal both the left ones of a pair and run => {foe} did not shout | such a noise of drums went up that {h} ran for the river | on the other side {he} thought of it | it had been a single drum
~ Over went the barrow, and there was straw all down the {street} | {foe} whistled through two fingers | up on the wall every lamp there was came running along on its string
@ share3 scene line=defeat-share wall
% Never out of Reach; The Book
{foe} came to {h's} own door, after dark, with the bag | "You are new," said {foe}. "So there is not much down for you. An egg will do. Or a word about the people opposite"
The book hung from {foe.his} wrist by a cord | {hands} stood in the {street} | and they were all looking at the ground, for there was a page in it on each of them too
Where the houses end {target} sat in the dusk, and waited to be fed
+ Give an egg, and ask to see it written down => {foe} turned the book toward the light | {h} read three names, and what they had said of a fourth | the fourth was a friend
= Ask what would happen if nobody paid => {foe} laughed, and then stopped, as if {foe.he} had walked into a chair | "Nobody has ever tried it," {foe.he} said | that was not so, and one house in that {street} knew it
- Lie about yourself, and let it be written => {foe} put it down most carefully | before the week was out people made way for {h} | it is odd to be feared for what one made up over an egg
~ {foe} shut the book on {h's} finger, and begged pardon | a page had been begun by then, and it was the latest | in the {street} {hands} looked almost glad
@ helper3 scene line=defeat-helper wall
% Hand on Stone; Always in the Way
On the great stair stood {foe}, as at every hour | one hand lay on the stone [! by which {foe.he} had sworn] | above in the high chair sat {target}, and turned over a page
"I am what you have to get past," said {foe}, in quite a friendly voice. "It is nothing to do with you. I gave my word, you see. You have come farther than most"
There was a bit of thread hanging out of {foe's} sleeve, where the lining should be
+ Help {foe} by tucking in the thread => {foe} drew the arm away so fast that it was odd | {h} had had it between two fingers | it was the same stuff as a certain rag
= Ask {foe} how often {foe.he} has stood here => "Every day for eleven years," said {foe}, and glanced up at the chair, and it was not a look of love
- Attack the stair while {target} is reading => {h} was on {his} back at the foot of it, under {foe's} knee | "Not that way," said {foe} into {his} ear. "There is a door, you fool" | then {foe} called for help
~ {foe} took the hand from the stone, and laid it on {h's} collar, and seemed to be sorry for it | the {guards} came up at a walk | overhead no page was turned for a long time
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
@ helper4 scene line=defeat-helper lead p=lamp-cleaner
% Drawn from Within; The Bent Bar
{h} went along the road with the slip before {his} eyes | after a while the gate on it and the gate itself were one
"Who let you see that?" asked {p.a}, with a ladder. "I do the lamps in there. That third bar was bent by a cart, in the spring, and they have hung a rug on it. One cannot see it from here."
On the {paper} it was bent | the bolt was drawn on the near side, too, with every nail
So it had been done from within, and with time to sharpen the charcoal | far in, beyond the bars, {target} crossed a yard | one other went a step behind
+ Help {p} with the ladder as far as the yard => {p} was let through, and {h} was not | "They asked me what you had on your {paper}," said {p} afterward. "I had not said that you had one"
= Compare it with the wall, stone by stone => It all agreed but for one thing | the {paper} had one door more, and that was a low one | the wall had only ivy to show for it
- Lie to {p} that you drew it yourself => {p} got down off the ladder, and bowed. "Then you will want this again," said {p}, and gave {him} a stub of charcoal | it had been lying on the great stair, below the high chair
~ Behind the bars a shutter was pulled to, and {p} was called in, by name, ladder and all | there would be no more lamps done from the outside, they told {p.him}
@ helper5 scene line=defeat-helper means p=again
% Wrapped in a Rag; Where the Ashes Went Out
{p} trod on it in coming in | somebody had been at {h's} door | a second slip lay there, and a thing in a rag
It was a key, and it had been oiled | the rag was good stuff, with a stripe [2 , and torn off short] | on the slip was a low door, with leaves all round it
After dark they felt their way along the wall | in one place {p's} arm went into the ivy up to the shoulder | the key fitted, and {h} did not turn it, yet
"They used to bring the ashes out by this," said {p}. "I do not suppose that {target} has heard of it. Such people do not know that there are ashes"
+ Give {p} the rag to wrap it up again => {p} smoothed it out on one knee, and smelled it. "This is lining," said {p}. "There is somebody up there with a draught in the sleeve"
= Turn it, only as far as it will go => It went round without a sound | there was a passage behind, and it had been swept | nobody sweeps what has been forgotten
- Cheat the giver, and have a second one made => {h} put the first back on the doorstep, rag and all | before noon somebody had gone by and pushed it in farther
~ Two of {hands} came along under the wall with a lamp, and stood still, and one said that ivy did not breathe | it took until midnight before they agreed that it did
@ helper6 scene line=defeat-helper price p=again
% A Wall and a Morning; The Gilt Was Wet
{p} came back with gilt upon both palms. "It is a chair," {p.he} said. "I had to carry it up for them, and then sit in it, to see that it does not creak. It is not for {target}. It has got {foe.own} cushion on it."
The feet had been wrapped in {paper}, for fear of scratches | {p} had pulled one off to look at it | it was by the same hand as the gate
There was a wall on it, and long shadows, for it was early | in front of the wall stood {h}, very like | farther back was another, not so like [2 , since nobody had looked there for long]
"That is me," said {p}. "What am I doing in it? I only carried the thing"
+ Comfort {p}, and rub off the gilt with ash => It stayed in all the lines of the hand. "Good, then I am in it," said {p}, after a time. "What does one do, when one is in it? I know where the coals go up"
= Lay it down as the last in the row of slips => They fitted, edge to edge | the road ran in at the gate, and went up a stair | here it came to the wall | it had been one drawing from the first
- Lie to {p} that it is somebody else => {p} would have liked to think so | {p.he} held it up next to a pan lid, where one sees one's face | then {p.he} hung the lid away
~ There was a call from below, for whoever had carried the chair | {foe} wished to know who had unwrapped one of the feet, and {p} went down with both hands behind {p.him}, and left gilt on the rail
`;
export const pack: PackSource = { id: 'case-defeat', sheets: [cases, scenes], words: {} };
