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
{target} had eleven people, in all | there had never been more | the hundreds were a story | people themselves had helped to tell it
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
They came out with brooms, and with lids, and with nothing | there were four hundred of them, and eleven of the others, and it was over before the lame one had got to the gate | so much for {target} | by evening children were clumping about in the boots | {foe} had asked to be locked in, for {foe.his} own sake
@ * settle line=defeat-eleven lost
{h} said the number, and the shutters stayed shut | everyone had counted eleven, and each of them supposed that the others had not | {target} is still there, with the straw and the strings | but people have begun to say good morning to the lame one, by name
@ * settle line=defeat-eleven dear
It was eleven against four hundred | after that {target} was done for | three of the four hundred did not get up | all three had lived on the one {street}, and had been the first to open a door

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
{target} lived on it, and on nothing else | for years {target} had been failing | it was they who kept it on its feet | they were paying for the very thing they feared
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
They sat up, every house with the lamps lit, and the doors stayed shut | toward morning something was heard outside, and it was not large | {target} had got as near as the lowest step, and could not climb it | at sunrise {h} gave them back the book, and they made a fire with it, unread
@ * settle line=defeat-share lost
A single door opened, about three, somewhere at the lower end, and a hand came out with an egg | it was enough | {target} was seen walking the next week, quite upright | {foe} went behind with the book
@ * settle line=defeat-share dear
They held out until it was light, all but one, and {target} did not see the next evening | the one had three small children, and had opened because she was afraid | {h} tore out her page before the book was read aloud, and has never said whose it was

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
The rag round the key was the lining of {foe's} own sleeve | the slips came from {foe}, and so did the key | {foe} wished {target} gone, and had wanted somebody else to be seen doing it
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
{h} went in by the door and showed {target} the slips, all of them, laid out by date | they fell upon one another like two dogs, {target} and {foe}, and they had so much to say that the {guards} stopped to listen | after an hour no one would obey either of them | they broke up the chair for firewood, and it only smoked, being gilt
@ * settle line=defeat-helper lost
{foe} shut the door after {him}, gently, and called the {guards} | {target} is gone, and {foe} has the chair | it was {h} who gave it to {foe.him} | a new drawing is going about, they say
@ * settle line=defeat-helper dear
{target} was brought down by the key and the door, just as it was drawn | and {foe} had the chair before it was cool | {h} went home with a bit of torn lining, and with every slip | on the day they are wanted they will be found
`;

/** Scenes in which a fact of the case is found out, with somebody who comes back. */
const scenes = `
@ eleven1 scene line=defeat-eleven second p=again
% Eleven Coats; What the Tailor Sewed
{p} had a brother who sewed, and the brother had a book | he turned the leaves with one finger, and had the lamp moved, so that no one should see in
"Ten years I have worked for them," he said. "They say that there are hundreds. I have made eleven coats. Two I let out."
At that moment something went by in the {street}, with drums and a great many lamps | and they all three held still | between two shutters {h} saw {target} go by, quite close, and not look to either side
Then {h} counted the coats behind it
+ Help the brother to hide the book again => It went under the board where the cat slept | "If you count," said the brother, "do it in your head. I knew one who moved his lips"
= Watch until the last of them has passed => The last of them limped | {h} went over to the other window | and there he was again, with another hat | {p} had seen it as well, and began to laugh, and had to be held
- Steal the book of coats from under the cat => {h} had the proof of it in {his} {bag} | in the morning the brother was asked for it, by somebody very large, and had nothing to show
@ eleven2 scene line=defeat-eleven plan p=again
% In Chalk, on Nine Doors; A Small Number
{p} was writing on a door when {h} came round the corner, and put the chalk behind {p.his} back | then {p} saw who it was, and finished the second stroke
It was a number, and it was on nine doors already
As they stood there {target} looked out from above, from the high window, as it did every evening, over all the roofs | it looked straight at the door with the chalk on it, and drew back its head
+ Help {p} with the doors on the other side => {they} did the left side and the right, and met at the pump | behind one door somebody tried the sound of the number
= Stand where {target} must see you counting => {h} stood in the open, with one finger going from boot to boot | up there a curtain was pulled | nobody had ever seen it pulled before
- Trick the lame one into wiping off the first door => He did it with his sleeve, and looked at the number as he did so | he could count too | he went away from there with one sleeve white, and did not limp

@ share1 scene line=defeat-share second p=again
% The House That Stopped Paying; Nothing on the Step
{p} knew the house, for {p} had lent them a pan | they let {h} in by the side, and shut it, and put a chair against the door
"We had nothing left," the wife said. "So we put out nothing. We sat up, all of us, with the axe. And then it got light."
They had not told a soul, being ashamed [3 , and then it had seemed too late to begin] | on the stair the smallest of them said that she had looked out, that night, and had seen {target} come as far as the step, and feel about on it, like somebody who has lost a thing in the dark
+ Share what you have with them, and sit down => {they} ate what there was, and for once no share was put aside | "It looked thin," said the smallest one, with her mouth full
= Go out and look at the step by daylight => There were marks on the edge of it | they had been made by something that had had to hold on
- Betray the house to {foe}, and see what comes => {foe} came, with the book, and was very gentle | nothing else came at all | {p} asked for the pan back, and talked to nobody but the pan
@ share2 scene line=defeat-share plan p=again
% Out Loud, on One's Own Step; What Came for It
They would say it that evening on their own step, the man and the wife, with {p} beside them for a witness | {h} stood across the {street} and looked along the forty doors
There was {target}, as it grew dark, at the far end | it came from step to step, as on every night, and stooped, and took, and came on | at the door of that house it stopped
"There is nothing here," said the wife, quite loud. "There has not been since the winter." | behind the shutters nobody stirred, and everyone had heard it [3 , down to the child in the cot]
+ Support them by going over to stand with them => There were four of them on the step now | {target} bent its head, and went over them one by one | then it went by, and at the next door it was in such haste that it dropped an egg
= Listen along the shutters for what is said => "Since the winter," somebody was saying in the dark. "They look just as well as we do" | then a bolt was tried, to see whether it would hold
- Rob the next step, and let them take the blame => {h} had the egg in {his} {bag} when {target} got there | it felt about, and it felt about again | next door they were to hear of that until the end

@ helper1 scene line=defeat-helper second p=again
% Each a Little Farther; A Drawer of Slips
{p} owned such a slip, gate and all | it had been a cousin's, who had gone up against {target} four years ago, and had reached the second stair
They asked in three houses, and came home with five of them | it was one ink and one hand | the drawing went on a little on each, like a road that somebody is building
{p} laid them in a row | "They were all so pleased," said {p}. "They thought that it was only them"
+ Comfort {p} by telling where the cousin got to => {h} could tell {p.him} that much, from the drawing | he had stood before the right door | it was only that nobody had yet sent a key
= Look from the ridge at the real gate => From there one saw it plainly, and on the wall above it, taking the evening sun with closed eyes, {target} | somebody stood behind its chair, and had a stick of charcoal
- Cheat the three houses out of all their slips => They were wanted for a good cause, {h} had said | at the third a mother asked for hers again, and was told that it had been lost
@ helper2 scene line=defeat-helper plan p=again
% Near Enough to Hear It Breathe; Who Ought to See Them
{p} carried coals there, on Mondays, and that Monday there were two who carried coals
So it came about that {h} stood with a full scuttle ten steps from {target}, who was asleep with its mouth open | it was older than one would have thought | upon the table lay a half-drawn gate, with the ink not dry
"Whoever draws that," {p} said on the way down, "would rather that you met no one but the two of us." | it came to {h} then to whom one ought to show those slips
+ Help {p} with the coals, so as to come again => They came again on the Tuesday | the drawing had been finished | and it had a door in it now, with an arrow
= Leave one slip where {target} will find it => {h} laid it under the edge of the plate | on their way across the yard they heard the plate put down, and then, for a long time, nothing
- Steal the pen from beside the drawing => It was a fine one, with {foe's} mark on it | the next slip that came was in charcoal | and it was not nearly as friendly
@ eleven3 scene line=defeat-eleven wall
% Boots at Dusk; Paid for Noise
{foe} was going along beneath the wall with a barrow | and it was full of boots | {foe.he} set them out by pairs and stuffed a little straw in the top, like somebody who does it every day
"You have caught me at it," said {foe}, not at all put out. "Well, say so. Who will believe you? They see hundreds. I am well paid, and it is for being feared, and I have never had to lift a hand"
Above on the wall one lamp went along on a string | and {target} cast a shadow as big as a barn
+ Share out the boots, and hear more => They did the north side together | "I could not stop now," said {foe}. "What should I be? A person with a great many boots" | {h} had counted the pairs by then | and it was not the pairs that mattered
= Move one of them, and see who moves it back => In the morning it was where it had been | there was a print beside it, of someone lame, who had come a long way round on that one leg
- Steal both the left ones of a pair and run => {foe} did not shout | there went up such a noise of drums behind {h}, from one drum, that {he} {was} over the river before {he} thought of it
@ share3 scene line=defeat-share wall
% Never out of Reach; The Book
{foe} came to {h's} own door, after dark, with the bag | "You are new," said {foe}. "So there is not much down for you. An egg will do. Or a word about the people opposite"
The book hung from {foe.his} wrist by a cord | {hands} stood in the {street} | and they were all looking at the ground, for there was a page in it on each of them too
A good way off, where the houses end, {target} sat in the dusk and waited to be fed
+ Give an egg, and ask to see it written down => {foe} turned the book toward the light | {h} read three names, and what they had said about a fourth, who was a friend
= Ask what would happen if nobody paid => {foe} laughed, and then stopped, as if {foe.he} had walked into a chair | "Nobody has ever tried it," {foe.he} said | that was not so, and one house in that {street} knew it
- Lie about yourself, and let it be written => {foe} put it down most carefully | before the week was out people made way for {h} | one feels odd to be feared for what one has made up over an egg
@ helper3 scene line=defeat-helper wall
% Hand on Stone; Always in the Way
On the great stair stood {foe}, as at every hour of the day, with one hand on the stone that {foe.he} had sworn by | above was {target}, in the high chair, and could be heard turning over a page
"I am what you have to get past," said {foe}, in quite a friendly voice. "It is nothing to do with you. I gave my word, you see. You have come farther than most"
There was a bit of thread hanging out of {foe's} sleeve, where the lining should be
+ Help {foe} by tucking in the thread => {foe} drew the arm away so fast that it was odd | {h} had had it between two fingers | it was the same stuff as a certain rag
= Ask {foe} how often {foe.he} has stood here => "Every day for eleven years," said {foe}, and glanced up at the chair, and it was not a look of love
- Attack the stair while {target} is reading => {h} was on {his} back at the foot of it with {foe's} knee upon {his} chest | "Not that way," said {foe} into {his} ear. "There is a door, you fool" | then {foe} called for help
`;
export const pack: PackSource = { id: 'case-defeat', sheets: [cases, scenes], words: {} };
