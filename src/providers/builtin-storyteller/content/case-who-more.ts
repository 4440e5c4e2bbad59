import type { PackSource } from '../pack.ts';

/** Whose doing it was: each case has a thing that was left lying about, somebody who is blamed for it, and the one who did it. */
const cases = `
@ * truth line=who-coat trail=who start
Six people had seen who did it, and all the six had seen the same {coat} | it was green, and patched at one elbow | none of them had seen a face
@ * truth line=who-coat lead
The green {coat} belonged to a carter with a temper | he was locked up already, and had broken a bench
@ * truth line=who-coat second
The carter had pawned it at the new moon, to bury a mule | he was too proud to tell that to the {guards}
@ * truth line=who-coat means
The pawned {coat} had been taken out for one night only, and then brought back | there was fresh clay on the hem of it, and a thread of silver at the neck
@ * truth line=who-coat wall
The pawnbroker had been paid to remember nothing | {hands} came by every week to see how well it was forgotten
@ * truth line=who-coat turn
"Both of the sleeves had been let down," said {h}, "by two fingers, and then taken up." | the green {coat} was never meant to be worn by the carter | it was altered to fit {foe}, and worn to be seen
@ * truth line=who-coat price
A seamstress had let down the green sleeves for somebody who stood in the dark | she knew the arm again by its silver chain | now she was told to leave the country
@ * truth line=who-coat plan
The green {coat} itself lay folded in the pledge shop, for anyone who had the slip | the seamstress had kept the slip, by mistake, with the pins
@ * truth line=who-coat gate
{h} had the green {coat} under one arm by now | there remained only to see it on
@ * truth line=who-coat duel
{h} shook out the green {coat}, and held it the way one does for a guest | {foe} had put an arm in it before {foe.he} thought
@ * known line=who-coat before
There was a green {coat}, and it had been out without its owner | {h} had still to find whose arms were in it
@ * known line=who-coat behind
{h} had it from the sleeves that it was {foe} | a sleeve can say {matter}, but it cannot be sworn in
@ * settle line=who-coat won
{foe} pulled, and the arm would not come out | the sleeve ended right at a silver chain | "That is the arm," said the seamstress. "I let it down for that arm, by two fingers." | six people looked at the green {coat}, and for the first time at the face above it | it was in this that {foe} had {deed}, to be seen and not known | two {guards} led {foe.him} off as {foe.he} stood, with one arm in and one out | before evening the carter was let go, and was handed his {coat} | he felt along the seam, and there were the two fingers | then he sat down on the broken bench to laugh
@ * settle line=who-coat lost
{foe} drew the arm out, and laughed, and let the green {coat} drop in the fire | {foe} had {deed} in it, and there went all that could have fitted | "It smells of mule," said {foe}. "The carter's, surely?" | the seamstress put her hand to her mouth | six people had looked on, and still had not seen a face | the carter was shown to a very large crowd | he looked for {h} in it, and found {him}, and shrugged
@ * settle line=who-coat dear
The sleeve fitted {foe} to a hair, and the seamstress said so out loud | six people looked on, and now they saw a face | {foe} had {deed}, and two {guards} took {foe.him} off in the green {coat} | they were a day late for the carter | {h} brought the {coat} to his mother, and she turned it over on her knees | "The other elbow wants a patch as well," she said, and felt about for her thimble
@ * truth line=who-purse trail=who start
<The morning~On the morning> after, somebody had paid an old debt [2 {inhome}] in new {coins} | no one had asked where they came from [2 , or {matter}]
@ * truth line=who-purse lead
The debt had been paid by a grave-digger with nine children | people said that he had never in his life had so much at one time
@ * truth line=who-purse second
The grave-digger had been paid for a hole, and the hole was for a chest | he had been told it was an old dog's
@ * truth line=who-purse means
There were no bones in the chest that the grave-digger buried, but a set of clothes, good ones, with a tear at the cuff | whoever {deed} had gone home in somebody else's
@ * truth line=who-purse wall
One tailor could have said for whom the buried clothes were made | {hands} sat in his shop from morning to night now, and ordered nothing
@ * truth line=who-purse turn
"One does not bury clothes so as to hide them," said {h}. "One puts them in the fire. Somebody wanted to keep these." | they were {foe's} clothes | somebody had them laid by, as a thing to hold over {foe}
@ * truth line=who-purse price
Whoever held the torn cuff over {foe} had asked for too much, once too often | so there had been two who knew, and now there was one
@ * truth line=who-purse plan
The tailor had got a note out, sewn in a lining | he would walk, it said | there must only be people in the {street} to see it
@ * truth line=who-purse gate
{foe} had been told that the chest was dug up | {foe.he} had put on plain things to receive {him}
@ * truth line=who-purse duel
"There is a tear in the left cuff," said {h}. "You have been keeping that wrist behind you since I came in." | {foe} brought it out and looked at the scratch [3 , as though it were another's wrist]
@ * known line=who-purse before
There was a chest, and a hole, and somebody paid too well for digging | the whole question was, paid by whom
@ * known line=who-purse behind
The clothes were {foe's} clothes | whether anyone would say so aloud, with that tailor shut in among {hands}, was another thing
@ * settle line=who-purse won
The tailor came in with his tape about his neck, and took hold of {foe's} left arm | he laid the torn cuff along the wrist | the scratch went on where the tear left off | "My stitches," said the tailor, "and my customer." | so {foe} had {deed}, and walked home afterward in a stranger's clothes | {foe} held out both wrists, and two {guards} led {foe.him} down the {street} | there stood the grave-digger with his nine | people had called them thief's children, until that noon | the smallest of them waved
@ * settle line=who-purse lost
They opened the chest before witnesses, and there lay a dog, and a recent one | "I did say that it was a dog," said {foe}, and put that wrist behind {foe.him} again. | {foe} had {deed}, of course, and had thought of this a day sooner than {h} | the tailor looked at the dog, and went home to pack his needles | the grave-digger was told to pay for it | he counted out the new {coins}, with all nine children looking on
@ * settle line=who-purse dear
The tailor came as far as the sill, and swore to the cuff | "To the sleeves," said the tailor. "I shall not swear to what was in them." | so everyone was told that {foe} had {deed}, and it could be proved of a pair of sleeves | nobody might lay a hand on {foe} for that | {foe} walked down the {street}, and one back after another was turned | the house was up for sale by evening | the grave-digger took his hat off to {h}, and had it on again before {foe} came by
`;

/** Scenes in which a fact of the case is found out, with somebody who comes back. */
const scenes = `
@ coat1 scene line=who-coat second p=again
% To Bury a Mule; The Slip and the Date
{p} came with {him} to the prison, and was let stay as far as the grating | the carter had broken one more bench
"I will not say it," said the carter, "so you need not ask." | then he saw {p}, and looked down. "You were there. You know whose mule it was"
It had been a good mule, said {p} | and it had had a good hole | the carter pawned the green {coat} on the new moon to pay for that hole | he had been in shirt sleeves ever since, and too proud to say so
+ Comfort the carter about the mule => It was all that anybody could have done for him | he told {h} its name, and what it would do at bridges | then he told {him} that the slip was in the mule's collar
= Ask {p} on which day the mule was buried => It was three days before | {p} was sure, for it had been the feast | and there had been no one to dig | so the {coat} had been on a nail that night, and not on a back
- Trick the carter with talk of another {coat} => He shouted that there was no other, and where it hung, and for how much | the guards heard it too | one of them went off to tell somebody
~ The grating was drawn shut from the other side | "He can have benches or he can have visitors," the {guard} told {p}. "He has made up his mind for today."
@ coat2 scene line=who-coat plan p=again
% Two Fingers of Cloth; With the Pins
It was {p} who knew the seamstress, and her back stair | there was a trunk in the room, corded | and she had her hat on
"I am to be out of the country by Friday," she said. "They have paid me for it. I never saw a face. It was an arm, and a silver chain, and I had my mouth full of pins."
She held {h's} own arm out straight, and turned back the cuff, to show how it had been done | when she let go there was a slip in {his} hand | "It was in with the pins," she said, "by mistake"
+ Help her uncord the trunk, and stay => She sat down upon it, hat and all | "I want to see it put on," she said. "Only the once. I shall know it by how the elbow falls"
= Fetch the {coat} with the slip that same hour => It lay over the counter like a sleeping thing | in the seam at the wrist there were two rows of holes, two fingers apart | {h} put it over {his} own arm and walked out
- Cheat her of the rest of what she was paid => Questions would be asked about the money, {h} told her, and took it into keeping | she watched it go, and put one more cord round the trunk
~ They were calling for the trunk in the yard | the seamstress had let go, and put pins between her lips, one after another, so that nobody could ask her anything
@ purse1 scene line=who-purse second p=again
% For an Old Dog; A Hole of a Certain Size
"I held the lantern," said {p}. "He dug. There were nine of them at home with nothing in the pot, so one did not ask." | {they} stood in the corner of the field where it was
The grave-digger had heard it called an old dog | it was a very good box, and two had carried it | and neither of those had seemed sorry
"It did not smell of dog," said {p}. "It smelled of lavender." | somebody had laid the turf back like a rug
+ Help {p} to tell the grave-digger what he dug => He sat on his step, with the nine around him | "I paid the baker," he said. "That is where it went. You can ask the baker" | then he went in and came back with the spade
= Measure the place with your steps => It was too long for a dog, and not long enough for a man | it was about right for somebody's best clothes, laid flat
- Steal what is left of the new {coins} from his step => It was not much, and the smallest had been playing with it | it had a nick beside the rim, all of it, from a certain house | the smallest one began to look about
~ It was getting light, and somebody came over the field with a live dog | {p} trod the turf flat. "And whose was it?" that one asked of {them}, and until breakfast {they} were inventing it a master
@ purse2 scene line=who-purse plan p=again
% Sewn in the Lining; A Tailor's Stitches
{p} had had a sleeve let out | and it had come home stiff | {they} slit the lining on the table | and there was a strip of cloth, written on in thread
"I will walk out," it said, "when the {street} is full of people."
From the window {they} could see the shop | and {hands} sat in every chair of it | at the back the tailor looked up, over his glasses, straight across, and bit off a thread
+ Help {p} to bring people into the {street} => It was to be a wedding, or a fire, or a man with a bear | in the end they only asked | and it was surprising who said yes
= Wave once from the window, with the torn cuff => He saw it | he drew the tape from his neck, and hung it round again the other way | one of {hands} turned about to see what he was looking at | and there was only washing
- Deceive him in thread, in the name of a friend => {h} sewed it, and {p} took it over with another sleeve | he read it with his thumb | he knew stitches, and whose they were not
~ Over there a chair was pushed back, and someone had come to stand behind the tailor | he let the thread fall | {p} turned in the lining so fast that the needle went with it
@ coat3 scene line=who-coat wall
% How Well It Is Forgotten; The Pledge Shop
{hands} sat in the pledge shop, as they did each week, and heard the pawnbroker say that he remembered nothing | he said it with his eyes shut, like a lesson
{foe} stood at the window and tried on hats | "So you are looking for a green {coat}," said {foe}. "I thought that they had the man. Do I look well in this?"
It was a good hat | there was a thread of silver on {foe's} wrist [2 , as the arm went up]
+ Give the pawnbroker something else to remember => {h} spoke of the man's mother, and he opened his eyes | "She had a green shawl," he said, "and it was brought back with clay on it" | he had gone as pale as lard
= Look at the hook where the green one hung => It was a high hook | whoever hung that {coat} up again had a long arm, and had hung it by the loop | the carter never in his life had used a loop
- Lie that the carter has told all => {foe} put down the hat | it was {hands} who went for the door, and only when they were in the {street} did they ask each other what there had been to tell
~ {hands} had got up, and one of them hung a hat upon that hook | "Was there something?" they asked the pawnbroker, and he did not remember that there was
@ purse3 scene line=who-purse wall
% He Ordered Nothing; The Tailor's Chairs
All of the chairs at the tailor's were taken, by {hands} | and {foe} lay on the cutting table with {foe.his} ankles crossed | nobody had ordered anything in a week
"We like it here," said {foe}. "It is so quiet. Were you going to have something made?" | the tailor held a chalk, and it had broken in two
He had only to say for whom certain clothes were made | and he could not so much as clear his throat
+ Support the tailor by ordering a jacket => He measured {h} across the back, for a long time | the tape was trembling, and with his thumb he wrote something there, between the shoulders, one letter after another
= Ask {foe} to take off the left glove => "I have a scratch," said {foe}. "It is not pretty" | it was as if the whole row of chairs had leaned forward by an inch
- Trick one of {hands} into trying on a sleeve => He had both arms in it, and the pins were in | there was one fewer to look up when the tailor laid a scrap of cloth in {h's} hat
~ {foe} had let both feet down from the table. "He is tired," said {foe} of the tailor. "We take him home at night, and we fetch him every morning." | the chalk had been trodden to powder
@ coat4 scene line=who-coat lead p=joiner
% A Bench for the Carter; Green, with a Patch
{p.a} was carrying a bench into the lockup, and what there was of the last one lay by the door, for firewood | "That is the carter," said {p}. "They told him it was his {coat} that did it. He has said nothing, he takes it out on the furniture."
Six people sat along the wall, and were going through it again | "Green," said the first. "And patched at the elbow," said the sixth. | as to a face, each looked at the next
From inside there was a noise of wood
+ Help {p} in with the new bench => {h} had the other end | the carter sat on the floor in his shirt sleeves, and it was not a day for it | there was no {coat} on the nail either, and {h} saw that no one had asked him where it was
= Ask all six which elbow the patch was on => Three said the left, and three the right | but it had walked by under the {lamp}, they all said, and slowly, and there it had turned about [2 , twice,] so that one got a good view
- Trick the six with a beard of your invention => "Yes," said the fourth gladly, "a beard," and then the other five had seen it as well | it was a long one by the time that it came to the sixth | the carter had a chin like an egg, {p} said
~ The new bench went the way of the rest before it was well inside | all six had come up to listen | now none of them knew any longer which of them had said what
@ coat5 scene line=who-coat means p=again
% Out for One Night; Clay on the Hem
The green {coat} hung in the pledge shop, where the carter had said, between a harp and a stuffed goose | the pawnbroker was at his supper | {p} kept a foot in the door
"It came in when the moon was new," said {p}, and turned up the label. "Look, here. It was taken out again, for one night, and brought back before they opened."
Someone had brushed it, as far as the knee | on the hem there was clay, not yet grey [2 , and of the stiff blue kind] | and {h} drew a thread of silver from the neck, such as comes off a chain
No carter ever wore that, nor a mule
+ Help {p} to hang it up as it was => From behind a curtain came a voice | it was the pawnbroker, all alone, and practising. "I remember nothing," he said. Then he said it again, with more feeling. "I remember nothing at all"
= Rub the clay between two fingers => It was blue, and it stuck | there was only one place with that clay, where they had the {street} up for a drain | six windows looked down on it, and those were the six
- Steal the leaf out of the pledge book => It came away with a small cry | whoever fetched the {coat} had made a cross instead of a name, as people do who cannot write | and it was done in violet ink, with a flourish
~ A curtain rattled, and {p} took back the foot | {they} stood in the {street}, and the green {coat} was swinging yet, when the pawnbroker came up with his mouth full to remember nothing
@ coat6 scene line=who-coat price p=again
% What Two Sleeves Cost; An Arm from the Dark
One looked straight across from {p's} window to the seamstress's | {p} put out the {lamp} | over there {hands} were paying {coins} out on her sewing table [2 , in heaps]
She had pins between her lips, and did not touch it
From the dark in the doorway came an arm, and pushed the heaps toward her | on the wrist was a silver chain | she looked at the chain, and at her needle, in which there was still some green
"They want her gone by Friday," said {p}. "It is for two sleeves. She told me that she let them down, and took them up, and never saw who was in them."
On {p's} own table there was a purse, tied with that same string | {p} had put a bowl over it
+ Help {p} to send back the purse unopened => {h} laid it on the sill across the way, and knocked | a hand took it in, and it was not hers | after that {p} would not face the window, and asked from time to time what was to be seen
= Wait until {hands} have gone down => The seamstress came to her window | she held up one sleeve of her own, and laid two fingers along it, and let {them} look | then she drew the curtain, and took the {lamp} away with her
- Steal the purse from under the bowl => There was a slip in with the money, in violet ink, for seeing nothing | "I never said that I would keep it," said {p}. It was the first word that either of them had spoken in an hour
~ The {lamp} across the way went out | then a small chain could be heard upon {p's} own stair | {p} leaned on the door, and nobody spoke, until it had gone down again
@ purse4 scene line=who-purse lead p=baker
% Two Years of Bread; Nine on a Doorstep
{p.a} had a slate as high as the door [2 , full from top to bottom] | and in the middle of it was one clean place | "The grave-digger," said {p}. "Two years. He paid it this morning, and he counted it out as if it bit."
It lay in a row on the counter, in new {coins} [2 , and {p} had not yet cared to put it away]
Outside on the step were nine children in a line, by size, each with a loaf | they ate without a word
"I know what he is paid for a hole," said {p}. "That must have been some hole."
+ Give the smallest of the nine a bun => It was gone before {h} had let go | "It was for a dog," said the smallest, with a full mouth. "He has dug for a dog. Do you know any more dogs?" | the eldest had put a hand over that mouth
= Look at the new money against the light => It had all of it the same small nick beside the rim | "I have seen that nick," said {p}. "It comes out of one strongbox, and they pay their people with it, that go about for them"
- Lie that the money is false => {p} bit it, and went off with it to the cemetery | the grave-digger turned as white as his shirt | "It cannot be," he said. "They had such a good box, those two, and they gave me it for nothing but an old dog"
~ The grave-digger had come to get his children, and led them away, all nine, each by the next | {p} swept what lay on the counter into a drawer. "I saw no money," said {p}, "and nor did you."
@ purse5 scene line=who-purse means p=again
% No Dog at All; A Tear at the Cuff
{p} held the {lamp}, and the grave-digger dug | he was twice as quick, since he had met that hole before
The lid came up with a smell of lavender, and there was not a bone beneath it
What lay there was somebody's clothes, from the collar to the stockings, folded as for a journey | {h} shook out the left sleeve | it was torn at the cuff, and the cuff came off in {his} hand
"So whoever it was went home in other things," said {p}. "These must have been seen."
The grave-digger had eyes for the seam only. "I never sewed a shroud as fine as that," he said.
+ Help the grave-digger to fill it in again => He laid the turf, and trod it down, and stood there with his cap off from habit | "I said a few words over it, the first time," he told {them}. "I said that it had been faithful"
= Count the stitches along the torn seam => There were thirty to a finger's breadth | {p} whistled. "That is one tailor and no other. He goes blind on it. He would know it in the dark, and for whom"
- Steal the rest and leave an empty box => All of it was in {h's} {bag} before the hole was level | "Somebody put that here so as to come and get it," said the grave-digger. "They will count the stockings."
~ The {lamp} had smoked and gone out, and while {p} felt about for it one side of the hole came in | {they} had the chest to dig up a second time, and by then the cocks were crowing
@ purse6 scene line=who-purse price p=again
% Twice the Last Sum; The One Who Asked for More
{p} had a cousin, who had a room above a workshop | "She went out the day before yesterday, in her good boots," said {p}. "She went to ask for more"
There were sums in chalk on the wall, one beneath another | each was double the one above, and each was ticked except the last
{p} reached behind the wash-stand, and brought out a scrap of fine cloth that smelled of lavender | it closed the tear in the cuff to a thread
Down in the yard {hands} were going by | over a shoulder hung some good boots, tied by the laces
"There are two who know whose clothes those are, she used to say," said {p}. "And {foe} is the other. She thought that was so funny."
+ Comfort {p}, who has sat down on the bed => {p} had one of her house shoes in {p.his} lap | "It was the tailor that she was afraid of," {p.he} said. "He would know his own stitches, and he cannot keep his face still"
= Read what stands beside the last sum => There was an hour there, and a place, and it was {foe's} back gate | and lower down, in very small letters, as if it would not be needed: or else the tailor
- Rob the wash-stand of what is left => It was in new {coins}, with a nick | and when {h} had pocketed it {hands} were standing still in the yard, and looking up, all together, to see who was at home
~ Somebody was on the stair, in boots that creaked, and {p} knew the creak | {they} left over the roof of the shed | the sums stayed on the wall for whoever it was to add up
`;
export const pack: PackSource = { id: 'case-who-more', sheets: [cases, scenes], words: {} };
