import type { PackSource } from '../pack.ts';

/** Whose doing it was: each case has a thing that was left lying about, somebody who is blamed for it, and the one who did it. */
const facts = `
@ * truth line=who-purse start
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

@ purse3 scene line=who-purse wall
% He Ordered Nothing; The Tailor's Chairs
All of the chairs at the tailor's were taken, by {hands} | and {foe} lay on the cutting table with {foe.his} ankles crossed | nobody had ordered anything in a week
"We like it here," said {foe}. "It is so quiet. Were you going to have something made?" | the tailor held a chalk, and it had broken in two
He had only to say for whom certain clothes were made | and he could not so much as clear his throat
+ Support the tailor by ordering a jacket => He measured {h} across the back, for a long time | the tape was trembling, and with his thumb he wrote something there, between the shoulders, one letter after another
= Ask {foe} to take off the left glove => "I have a scratch," said {foe}. "It is not pretty" | it was as if the whole row of chairs had leaned forward by an inch
- Trick one of {hands} into trying on a sleeve => He had both arms in it, and the pins were in | there was one fewer to look up when the tailor laid a scrap of cloth in {h's} hat
~ {foe} had let both feet down from the table. "He is tired," said {foe} of the tailor. "We take him home at night, and we fetch him every morning." | the chalk had been trodden to powder

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
export const pack: PackSource = { id: 'case-who-purse', sheets: [facts, scenes], words: {} };
