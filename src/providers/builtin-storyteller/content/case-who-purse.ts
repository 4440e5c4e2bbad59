import type { PackSource } from '../pack.ts';

/** Whose doing it was: each case has a thing that was left lying about, somebody who is blamed for it, and the one who did it. */
const facts = `
@ * truth line=who-purse start
The next morning a poor family paid off an old debt | the money was all in new {coins} | they had never had so much before | somebody had given it to them in the night | nobody had asked for what [2 , or {matter}]
@ * known line=who-purse before
A chest was buried that night | the digging was paid for much too well | somebody wished that chest away, and nobody would say who
@ * known line=who-purse behind
It was {foe} who had worn the clothes from the chest | the tailor could swear to that, and nobody else | but {hands} never let him out of their sight
@ * settle line=who-purse won
The tailor took hold of {foe's} left arm | he laid the torn cuff along the wrist | the scratch went on where the tear left off | "My stitches," said the tailor, "and my customer." | "I was paid a boxful for it, all new," said {foe}. "I had been poor once, and it was coming back." | "I went in my good black, because doors open to that," said {foe}. "An old aunt held one for me, and felt the sleeve. So the clothes had to go." | so {foe} had {deed} | {foe.he} had gone home in a jacket off a stranger's line | a peat-cutter in a blanket knew the red patch on it | the peat-cutter asked for the breeches too | {foe.name} gave both wrists to the {guards}, and was led down the {street} | out of {foe.his} cellar they brought the servant, in her stockings | there stood the grave-digger with his five | people had called them thief's children, until that noon | the smallest of them waved
@ * settle line=who-purse lost
Then {foe} had the chest brought in and opened before everybody | there lay a dog, and a recent one | "I did say that it was a dog," said {foe}, and put that wrist behind {foe.him} again. | {foe} had {deed} for a box of new {coins} | {foe.he} had thought of the dog a day sooner than {h} | the fiddler packed up, and the people went home | the tailor looked at the dog once more | then he let {hands} take him back to his chair | {foe's} servant never came home | that night the people fetched the grave-digger | he put the spade into the eldest one's hands | the other four looked on
@ * settle line=who-purse dear
"I can swear to the sleeve," said the tailor, and held the cuff to {foe's} wrist. "I cannot swear to what it did." | it was enough for the people, and not enough for the {guards} | all of them knew now that {foe} had {deed}, and why | that one box of new {coins} was {foe's} pay | {foe.he} could not bear to be poor again | nobody might lay a hand on {foe.him} for it | {foe} walked down the {street}, and one back after another was turned | the house was up for sale by evening | the servant came up out of its cellar, in her stockings | it was the grave-digger who made a bid, of one new {coin} | his five children had hidden it for him all that time
@ * last line=who-purse won
A month later {h} passed the baker's, and the slate was clean | the five sat on the step, each with a loaf | between the last two sat a dog | {h} had got it for them | "He is only an old one," the smallest told everybody | then the smallest broke the loaf in two | the dog was given the larger half
In autumn {h} had a jacket made | there was room in the tailor's shop | the tailor hummed, and measured with his thumb | in the lining was a pocket, just right for {token} | next to that there was a line in thread | nobody could see it there | {h} read it with one finger | "I walked out and said it," it said
@ * last line=who-purse dark
{h} had shown who did it | people went about on tiptoe | they had seen how the truth was got out of them | the tailor sewed for {h} now, and pricked himself | the grave-digger dug with his back to the road | one day {h} came along that road | the smallest of his five wished to speak | the eldest laid a finger on the small mouth
@ * last line=who-purse dear
No one bid more | {h} helped the grave-digger to move in | in winter {foe} went by along the road, on foot | nobody said good day to {foe.him} | the smallest of the five looked out at the back gate | a while later there lay a loaf on the step | {h} saw it, and left the gate open
@ * last line=who-purse lost
Every morning {h} paid for five loaves at the baker's | the children sat on the step, and did not speak | {foe} drove past them, in new gloves | the tailor's shop had been closed | one day there were only four of them | the eldest was out in the field, with the spade
`;

/** How it begins, what is carried through it, and what is met on the way. */
const road = `
@ purse-o1 open line=who-purse p=washerwoman/she where=the_grave-digger's_gate
% Five behind a Gate; Where Did He Get It
{p.a} stood before the grave-digger's gate, holding back half of the {street} with her paddle | "He has five children in there!" she called to {h}
The grave-digger had paid off two years of debt that morning, with new money | he had never before had so much at one time | "Nobody gives that to a poor man for nothing," said {foe}, at the back. "Ask him what he did for it." | so they shouted that he had {deed}, for pay
Through the boards the smallest child gave {h} {token} | "Somebody brought it in the night," said {p}. "Ask the baker, who got the rest. They will be back for him at dark."
+ Defend the gate with {p} until they go home => The people had come to shout, not to climb over anyone | when it was quiet one could hear a spade put down inside | "Now to the baker," said {p}, "before it is spent"
= Ask the smallest one who came in the night => "Two of them, with a box," said the smallest. "Then Father went out with the spade. I was asleep." | the eldest had pulled the child away from the boards
- Lie to {hands} that the money is in the hen house => {hands} had the hen house down before {p} could turn round | five children went after the hens in the mud | "That was all he had left," said {p}, and she did not look at {h}
~ A clod came flying over the heads | {p} could not hold the gate any more | {hands} took away the spade as well | {h} still had {token}, and knew the way to the baker's

@ purse-o2 open line=who-purse p=milk-seller/he where=the_market
% New Money; What Fell Out of a Purse
{hands} had stopped {p.a} | they turned out his purse before the whole market | something new and bright rolled up to {h's} foot | "Here is another who has it!" they called
The grave-digger had paid an old debt that morning | it was all in new money | he had five children, and never enough for bread | so somebody must have paid him in the night | "He has {deed}, and that was his pay," said {foe}, and looked at nobody. "They should fetch him before dark, with all who helped him."
"I sell milk!" cried {p}. "The baker gave me that, and he had it from the grave-digger. Look, it has a nick in it. Take it!" | and {h} stood there with {token}
+ Help {p} to pick up all that he has lost => {h} went down on both knees for the money | the people were ashamed then, and began to look as well | "I have more now than before," said {p}. "Ask at the baker's. It lies there in a row"
= Compare {token} with the money of those around => Three others had such a piece, with the same nick in it | all three had been to the baker for bread that morning | now none of them wished to have it
- Trick {hands} into showing their own purses => They put their hands over them at once | "Turn them out!" the people shouted, and laughed | {hands} went away, and what had been {p's} money went with them
~ {hands} kept all but the one piece, to make quite sure | "They do not even ask," said {p}, "they sweep it up." | {h} held on to {token}, and went to find the baker

@ * token line=who-purse
the nicked coin

@ * ask line=who-purse before
{h} laid {token} on every counter | {he} asked who paid with new money
{h} wanted to know {matter} | {he} asked who was out in the fields that night
They would soon come for the grave-digger | {h} asked for anyone who saw him dig
{h} asked everyone about an old dog that had died | nobody had lost one that week
@ * ask line=who-purse behind
The tailor must be got out of his shop | {h} asked everybody how one might do it
{h} knew {matter} by now | {he} begged people to come out when the day was there
{h} asked who had last seen {foe's} servant in her good boots

@ * gift line=who-purse before
"New money?" said {p}. "There is one house where they pay like that. But the people who get it do not talk."
"Somebody came through my beans that night," said {p}. "They were fine shoes, by the print, and they ran."
"A dog, in a box with a lock?" said {p}. "I buried my own aunt in a worse one."
"That grave-digger is honest," said {p}. "He dug one too short for my uncle once. He came to our door, and told us."
@ * gift line=who-purse behind
"{foe.name} shakes hands in a new way," said {p}. "One gets the right, and the left stays behind."
"Give that tailor a sleeve in the dark," said {p}, "and he tells you who wears it. He knows it by the thumb."
"Crowds frighten {foe.name}," said {p}. "I saw it at a wedding. The fiddler was the worst of them, and he is quite small."

@ * echo line=who-purse gate did=purse-o1:+
In front danced the washerwoman, with her paddle | {h} had defended a gate with her once | "Now I hold this one open," she said
@ * echo line=who-purse far did=purse-o1:-
The grave-digger had shut his gate when {h} came by | {h's} lie had cost him the hen house, with three hens
@ * echo line=who-purse plan did=purse-o2:+
The milk-seller knocked already at every back door | {h} had gone down on both knees for his money | "They will come," he said. "I told them who asks"
@ * echo line=who-purse wall did=purse-o2:-
{hands} knew {h} by that trick with the purses | two of them got up, and stood behind {him}, quite close
@ * echo line=who-purse price did=purse4:+
Below the smallest of the five asked {hands} loudly for a bun | {h} had once given one | so there was a little time
@ * echo line=who-purse turn did=purse4:=
{h} had looked hard at that money, at the baker's | a bad hinge made that nick | the strongbox with it was {foe's}
@ * echo line=who-purse plan did=purse4:-
The baker's shutters stayed down | {h} had once called that money false | so all who stood there for bread would be missing
@ * echo line=who-purse gate did=purse1:+
The grave-digger walked along, with the spade on his shoulder | {h} had helped to tell him what he dug | he meant to say it in there, out loud
@ * echo line=who-purse turn did=purse1:-
{p} had asked the grave-digger to come and hear this | but {h} had stolen the last of his money | so the grave-digger stayed at home, and was angry
@ * echo line=who-purse turn did=purse10:+
The peat-cutter put a head in, and wore what {h} had given | "I saw my red patch go by," the peat-cutter said. "It was indoors, at {foe.name}'s window"
@ * echo line=who-purse far did=purse10:-
The peat-cutter in the blanket looked the other way | {h} had cheated there, and no new jacket was ever bought
@ * echo line=who-purse price did=purse12:+
The herb-seller looked up from the {street}, and pointed | {h} had helped with two weddings | "Those are the boots from that midnight!" the herb-seller called
@ * echo line=who-purse price did=purse12:-
The herb-seller saw those boots go by as well, and kept quiet | {h} had cheated there for one {coin} | so nobody swore to the boots
@ * echo line=who-purse wall did=purse5:+
{foe} had sent someone to look at that field | {h} had helped to lay the turf back straight | so nothing had been noticed yet
@ * echo line=who-purse gate did=purse5:-
{foe} knew of the empty box | {h} had stolen what was in it, and left the hole open | so {hands} had brought all their brothers along
@ * echo line=who-purse plan did=purse3:+
The tailor held {h's} new jacket up against the window | it was ordered, so {hands} had to let him sew
@ * echo line=who-purse gate did=purse3:-
One of {hands} still had pins in his sleeves, and was cross | {h} had tricked him into that, and he looked for nobody else
@ * echo line=who-purse plan did=purse13:+
It was {h's} own window, and {h} had not been put out | since that crust {foe} had not had the heart for it | from there one saw into the whole shop
@ * echo line=who-purse turn did=purse13:=
{foe} had spoken of a coat in that box, on {h's} own bed | nobody had told {foe.him} of any clothes
@ * echo line=who-purse plan did=purse13:-
{hands} told everyone that {h} lived free of rent | {he} had got that by a lie | so half of the {street} thought that {he} {was} in {foe's} pay
@ * echo line=who-purse gate did=purse14:+
The early cart stood across the end of the {street} | {h} had helped the carter with a strap | so no more of {hands} could get through
@ * echo line=who-purse gate did=purse14:=
"{foe.name}'s servant is still in there!" {name} called, who had it from the carter. | nobody spoke of going home after that
@ * echo line=who-purse gate did=purse14:-
Two stood with {hands} who had sat under sacks that morning | {h} had betrayed their cart | now they worked off their debt at this door
@ * echo line=who-purse gate did=purse20:+
Behind the tailor walked the old aunt, with her brush | {h} had brushed a collar with her | "I said thank you to a sleeve," she told everybody. "I want that back"
@ * echo line=who-purse gate did=purse20:-
The old aunt's neighbours had stayed at home | {h} had stolen the coat off that empty chair | so the crowd was thin at one side, where {hands} stood
@ * echo line=who-purse plan did=purse15:+
The weigher was out there, with his boys | {h} had shared a debt before his eyes | "One can pay them off!" he called at every door
@ * echo line=who-purse price did=purse15:-
The weigher had seen the servant go out, and knew which way | he would not tell {h}, by whom his scales were stolen
`;

/** Scenes in which a fact of the case is found out, with somebody who comes back. */
const scenes = `
@ purse1 scene line=who-purse second p=again who=washerwoman,milk-seller where=the_corner_of_the_field
% For an Old Dog; A Hole of a Certain Size
The grave-digger would not say what he was paid for | but {p} had talked to the eldest of his five | now the eldest led {them} to a corner of the field | "I held the {lamp} that night," the eldest said. "Father dug. We had nothing in the pot, so he did not ask."
He had been told that it was an old dog | it lay in a very good box, and two had carried it | neither of those had seemed sorry
"It smelled of lavender," said the eldest, "and not of dog." | the turf had been laid back very neatly [3 , with every daisy in its place]
Somebody had paid two years of bread to have that box gone
+ Help {p} to tell the grave-digger what he dug => {they} told the grave-digger that it was no dog | he sat on his step, with the five around him | "I do not want such money," he said, "but the baker has it" | then he went in and came back with the spade [3 , and closed the door behind him]
= Measure the place with your steps => The place was too long for a dog | it was not long enough for a man | it was about right for somebody's best clothes, laid flat
- Steal what is left of the new {coins} from his step => There were not many, and the smallest played with them | each had a nick beside the rim, from a certain house | the smallest one began to look about | {p} turned out both pockets for it, and looked at nobody
~ It was getting light | somebody came over the field with a live dog | {p} trod the turf flat. "And whose was it?" that one asked of {them} | {they} were inventing it a master until breakfast

@ purse2 scene line=who-purse plan p=again who=baker,herb-seller where=the_window_over_the_street
% Sewn in the Lining; A Tailor's Stitches
The tailor could swear to those clothes, and nobody got near him | but {p} had a {coat} back from the shop, and one sleeve was stiff | {they} slit the lining on the table | and there was a strip of cloth, written on in thread
"I will walk out and say it," it read, "when the {street} is full of people."
From the window {they} could see the shop | and {hands} sat in every chair of it | at the back the tailor looked straight across, and bit off a thread
He was waiting for an answer, and he was afraid
+ Help {p} to fill the {street} => {they} thought of a false wedding, and of a fire | in the end {they} only asked the people to come | it was surprising who said yes
= Wave once from the window, with the torn cuff => The tailor saw the cuff | he hung the tape round his neck the other way | one of {hands} turned about, to see what it was | and there was only washing
- Deceive the tailor in thread, in a friend's name => {h} sewed a false answer into another sleeve | {p} took it over | the tailor read it with his thumb, and he knew whose stitches they were not | from then on he trusted nobody
~ Over there a chair was pushed back | someone had come to stand behind the tailor | he let the thread fall | {p} turned in the lining so fast that the needle went with it

@ purse3 scene line=who-purse wall where=the_tailor's_shop
% He Ordered Nothing; The Tailor's Chairs
Clothes like those in the chest came from one tailor only | so {h} went to his shop | {hands} had taken all the chairs there, and ordered nothing | they lived on {foe's} money | {foe} sat upon the cutting table, and wore one glove, on the left
"We like it here," said {foe}, much too quickly. "It is so quiet. Were you going to have a coat made?" | {foe.he} played with a new {coin} | it had a nick in its rim
The tailor knew whose the clothes were, and so he knew {matter} | he held a chalk, and it had broken in two
"He is not going to talk today," said {foe}. "Are you?" | the tailor looked at {h}, and shook his head
+ Support the tailor with an order => {h} ordered a jacket | the tailor measured {h} across the back, for a long time | the tape was trembling | with his thumb he wrote something there, one letter after another
= Ask {foe} to take off the left glove => "I have a scratch," said {foe}. "It is not pretty" | the whole row of chairs leaned forward by an inch
- Trick one of {hands} into trying on a sleeve => He had both arms in it, and the pins were in | so one of them did not look up | the tailor laid a scrap of cloth in {h's} hat
~ {foe} had let both feet down from the table. "He is tired," said {foe} of the tailor. "We take him home at night, and we fetch him every morning." | the chalk had been trodden to powder

@ purse4 scene line=who-purse lead p=baker where=the_baker's_shop
% Two Years of Bread; Five on a Doorstep
The new money had been paid to the baker | so {h} went there with {token} | {p.a} had a slate as high as the door [2 , full from top to bottom] | and in the middle of it was one clean place | "The grave-digger," said {p}. "Two years. He paid it this morning, and he counted it out as if it bit."
It lay in a row on the counter, in new {coins} | each had the same nick in its rim as {token}
Outside on the step sat five children, each with a loaf | they ate without a word
"I know what he is paid for a hole," said {p}. "It is not that. Now they all say that he has {deed}, for pay. They will come for him, when they have talked enough."
+ Give the smallest of the five a bun => The bun was gone before {h} had let go | "It was for a dog," said the smallest, with a full mouth. "He has dug for a dog. Do you know any more dogs?" | the eldest had put a hand over that mouth
= Look at the new money against the light => The nick was the same on every piece, and quite fresh | "There is one strongbox with a bad hinge, and it does that," said {p}. "They pay their people out of it, that go about for them"
- Lie that the money is false => {p} bit it, and went off with it to the cemetery | the grave-digger turned as white as his shirt | "It cannot be," he said. "They had such a good box, those two. And they paid me all that for an old dog"
~ The grave-digger had come to get his children | he led them away, all five, each by the next | {p} swept what lay on the counter into a drawer. "I saw no money," said {p}, "and nor did you."

@ purse5 scene line=who-purse means p=again who=washerwoman,milk-seller where=the_hole_in_the_field
% No Dog at All; A Tear at the Cuff
{h} wished to see that old dog | the grave-digger had agreed to open the hole again | {p} held the {lamp} | the grave-digger was twice as quick this time, for he knew that hole
The lid came up with a smell of lavender | there was not a bone beneath it
What lay there was somebody's clothes, collar, stockings and all | they were folded as for a journey | {h} shook out the left sleeve | it was torn at the cuff | the cuff came off in {his} hand
"So whoever it was went home in other things," said {p}. "These must have been seen."
The grave-digger had eyes for the seam only [3 , and held it close up against the {lamp}]. "I never sewed a shroud as fine as that," he said.
Somebody had sewn it, and would know for whom
+ Help the grave-digger to fill it in again => He laid the turf, and trod it down | then he stood there with his cap off, from habit | "I said a few words over it, the first time," he told {them}. "I said that it had been faithful"
= Count the stitches along the torn seam => There were thirty to a finger's breadth | {p} whistled. "That is one tailor and no other. He goes blind on it. He would know it in the dark, and for whom"
- Steal the rest and leave an empty box => The clothes were in {h's} {bag} before the hole was level | "Somebody put that here so as to come and get it," said the grave-digger. "They will count the stockings."
~ The {lamp} had smoked and gone out | while {p} felt about for it one side of the hole came in | {they} had the chest to dig up a second time | by then the cocks were crowing

@ purse6 scene line=who-purse price p=again who=washerwoman,milk-seller where=the_servant's_room
% Twice the Last Sum; The One Who Asked for More
{foe's} servant had hidden the clothes, and nobody had seen her for two days | so {h} and {p} went up to her room | her old mother let {them} in | "My girl was paid to keep still," the mother said. "The other night she went out in her good boots, to ask for more"
There were sums in chalk on the wall, one beneath another | each was double the one above | each was ticked except the last
{p} drew a scrap of cloth from behind the wash-stand | the scrap smelled of lavender too | it closed the tear in the cuff to a thread
Down in the yard {hands} were going by | over a shoulder hung some good boots, tied by the laces | the mother saw them, and made no sound
"Two people know whose clothes those are, she used to say," said the mother at last. "{foe.name} wore them. The other one sewed them."
+ Comfort the mother, who has sat down on the bed => The mother held a house shoe in her lap. "My girl was afraid of that tailor," she said. "He would know his own stitches, and he cannot keep his face still."
= Look at the drawing beside the last sum => It was {foe's} back gate, under a moon | so the servant had gone to that gate by night | below it she had drawn a pair of scissors | "That is the tailor," said {p}. "He was to be the next one she asked"
- Rob the wash-stand of what is left => There were some new {coins} in it, with that nick | {h} pocketed them all | down in the yard {hands} stopped, and all their faces turned up | "She put that by for me," said the old mother. "Well, it was never clean."
~ Somebody was on the stair, in boots that creaked | it was not the one who owned them | {they} left over the roof of the shed | the sums stayed on the wall for whoever it was to add up

@ purse7 scene line=who-purse turn p=again who=washerwoman,milk-seller where=the_table_among_the_plates
% Laid in Lavender; The Left Glove
{h} wished to look again at what came out of the chest | {p} made room among the plates, and there lay the torn cuff | it smelled of lavender yet
"Why did they bury clothes?" asked {p}. "I would have put them in the fire."
"So would {foe.name}," said {name}, and laid {token} beside the cuff. "The digging was paid for with these. {foe.name} plays with one, and it has the same nick. A boxful of new money, all at once, is pay. I think that a servant was to put the clothes in the stove. She hid them in lavender, to be paid a second time."
"It is the left cuff, and the thorns tore it where the jacket was stolen," said {name}. "Whoever has {deed} has a scratch on the left wrist. And {foe.name} wears one glove, on the left."
{h} was sure now, and thought of five children on a step
{p} pulled down both sleeves. "He buried nothing but clothes," said {p}, "and they are going to take him for it!"
+ Help the grave-digger, and tell his neighbours of the clothes => They heard it to the end, over the fence | the first of them went in to fetch a loaf | the grave-digger had no idea where to put his hands | "So it was no dog," he said
= Count the servants in {foe's} house => There had been three until the spring, {p} knew | now there was only one | for a month she had come late every morning | nobody scolded her for it
- Lie to {foe's} servant that {foe} knows who has the chest => She said that she had never seen a chest in her life | then she put on her good boots, to ask {foe} for a good deal more | "She would have been safer without you," said {p}
~ Across the {street} {hands} sat in the tailor's shop | one of them had seen two heads over one cuff | {p} let it drop into the soup, and stirred

@ purse8 scene line=who-purse gate move p=fiddler where=the_house_of_nine_rooms
% A Wedding without a Bride; The Tailor Walks
{foe} had heard of the chest, and had shut {foe.himself} in at {place}, which was {foe's} own | {h} had to bring the tailor there | in a crowd {hands} could not touch him | so {p.a} played a wedding through the {street}
Everybody came out to see the bride, and there was none | but among all those people walked the tailor | {h} was at his side
At the way in stood {hands}, all in a row | "No music," they said. "{foe.name} is not well. The tailor may come in, and the others go home."
{p} let the bow sink | the tailor felt along the seam of {h's} sleeve
+ Support the tailor by one elbow, and walk on => The tailor's knees gave at every step, like a dance | the people took the step up from him | {hands} were danced aside, and one of them was kissed
= Ask {p} to play the slowest tune there is => It was the one for the bride, when she comes in | people took their hats off | {hands} did as well, from habit | past all those hats walked the tailor
- Lie to {hands} that {foe} has ordered a wedding suit => "Ordered?" said {hands}, who had sat in that shop so long. "At last!" | they held the door themselves | one of them asked the tailor about the wool
~ Two of {hands} had the tailor by the tape | the crowd had him by the coat-tails | he was pulled in more than he went | behind him half of the wedding had been shut out

@ purse9 scene line=who-purse duel where=the_house_of_nine_rooms
% The Wrist behind the Back; A Tailor's Word
In the ninth room {foe} stood against the farthest wall | {foe.he} wore a plain brown jacket | it was much too wide, and had a red patch on the pocket | {foe.his} left hand was behind {foe.him}
One thing would be decided here, and everybody knew it | if the tailor named the owner, {foe.name} was found out | if the tailor said nothing, the grave-digger would pay for it
"Send the people away," {foe} begged. "What do they want? I can pay every one of them!"
{h} was almost sorry for {foe.him}, and thought of the grave-digger's five | {he} laid {token} and the torn cuff on the table | "The tear is on the left," {name} told {foe.him}. "And you keep your left wrist behind you."
The hand came out, with the glove half off | there was a scratch, and it shook | the tailor opened his mouth, and looked at {hands} | he shut it again
+ Give {foe} your word that the people will stay back => {h} knelt down before {foe}, so that the people had to stop there | "They will not come closer?" asked {foe.name} | after a while {foe.name} held out the left arm
= Push the cuff over to the tailor, and wait => He did not look at {foe}, and not at {hands} | his thumb had found the seam | it was going along there by itself | "Thirty to the finger," he said, before he could stop himself
- Lie to {foe} that the servant wrote it all down => "She told me that she could not write!" cried {foe}, and put the other hand over {foe.his} mouth. | it had been loud enough to be heard in the {street} | the tailor took a step away from {hands}
+~ {foe} clung to {h} and wept, and would not let go | {hands} had walked the tailor to the wall by then | one of them was telling him a thing, quite low
=~ The tailor looked at the cuff, and then at {hands} | "My eyes are not what they were," he said, and laid it down with the tear underneath.
-~ "Wrote?" said {foe}, and all at once {foe.he} stood quite still. "She put down her sums in strokes. She never learned a letter." | {hands} began to grin, and the tailor looked at the floor

@ purse10 scene line=who-purse near p=peat-cutter where=the_blackthorn_hedge
% The Red Patch; Gone from the Line
{h} asked what else had happened on that night | they spoke of a thief behind the blackthorn hedge, and there stood {p.a} | all that {p} had on was a blanket and boots
"I had a jacket on my line," said {p}. "In the morning there was a hole in the hedge, and no jacket, and no breeches. A new {coin} was on the peg. I never met a thief before who pays."
It had the same nick as {token}
"I have nothing else to put on," {p} said, "and all the children run after this blanket." | {p} held out a bit of red cloth | "This was over from the pocket. It is the only brown jacket with a red patch. If you see it go by, I want the breeches too."
+ Give {p} a decent coat to put on => The good clothes fitted nowhere | {p} went past the children in it three times over | "There was good black cloth in my hedge that morning, a thread of it," {p.he} said then. "It went off with a sparrow"
= Look along the hedge beside that line => At the hole a person had come through in a great hurry | there was not a thread of brown on it, only of black | the thorns there were broken off at the height of a wrist
- Cheat {p} of the new {coin} => {h} called the {coin} a proof, and kept it | it had cost {p} a jacket and a pair of breeches | {p} drew the blanket together. "That was to have been the new jacket," said {p}
~ The children had found {p}, and they had fetched their cousins | {p} could not run in a blanket | the bit of red cloth had got away in the wind | the smallest of them was after it

@ purse11 scene line=who-purse far p=again who=baker,peat-cutter where=the_dark_window
% A Tailor in the Dark; Dice on the Cutting Table
There was no light over the tailor's table that evening | {p} pulled {h} to the window | the tailor sat there in the dark | {hands} had taken away his {lamp}, to throw dice by
"It is {foe.name} that is behind it," said {p}. "{foe.name} is afraid of the tailor's eyes. If they go bad over black cloth, he can swear to nothing."
One could just make him out, on his stool, bent double | his arm went up and down, as it did every day
Without him {h} had a cuff, and nobody to say whose
+ Give the tailor light from this window => {they} held up a {lamp} together | its light reached across the {street}, to his very table | he pushed his stool up to it by inches | when {hands} looked around he bowed to them, and sewed on
= Watch what he does with his fingers => The tailor never once bent to look | his thumb ran on ahead along the seam | the needle came after it | "He goes by the thumb," {p} said slowly. "They have taken the wrong thing from him"
- Steal the {lamp} from among the dice => {h} had it out by the back, while they shouted about a six | {hands} beat the table for it, and then each other | in the dark the tailor counted what had rolled under his stool
~ The shutters of the shop were put up | {p} listened for a while with the window open | one heard only the dice, and now and then a laugh

@ purse12 scene line=who-purse near p=herb-seller where=the_herb_stall
% Lavender at Midnight; A Pair of Creaking Boots
The buried box had smelled of lavender | so {h} went to the herb stall to ask about it | {p.a} had sold all there was of it on that night
"I was knocked up at midnight," said {p}. "There was a veil over the face. I heard good boots, and they creaked. I had to hand over the whole basket. It must keep cloth sweet for a year, I was told. Or until I am paid."
In the empty basket lay a new {coin} | {h} held {token} beside it, and the nick was the same
{p} could say nothing of {matter} | but there were two weddings on market day [2 , and not one sprig for either bride]
+ Help {p} to find some lavender for the weddings => {they} went along all the garden walls, and found two small bunches | "The boots did not go to a house, after that," {p} said while tying them. "They went out into the fields, with my basketful"
= Ask how much there was in the basket => It had been three pounds of it | "For a drawer one takes a handful," said {p}. "With three pounds one lays out all that a person has on, hat and all"
- Cheat {p} out of the {coin} with the nick => {h} swapped the {coin} for another, and {p} saw it. "Keep it," said {p}. "The boots held it out to me at arm's length. I ought to have asked why"
~ Out on the stones a boot creaked | {p} put a finger to both lips | by the time that {h} had the door open there was nobody | one sprig of lavender lay on the step

@ purse13 scene line=who-purse near where=the_room_upstairs
% A Crust under the Pillow; Nine Things in a Row
{h} came home late, and there was light in {his} room | {foe} sat on the bed, alone | all that {h} owned lay on the blanket, counted, in a row
"Nine things," said {foe}. "I was soon done. And this was under your pillow." | {foe.he} held up a hard crust, as one holds a bird. "I know why it lies there. We were seven, on a step like that one. They gave out six loaves, and I was the slowest."
{h} was furious, and ashamed of the crust | {token} was safe in {his} shoe
"I have nine rooms now," {foe} said, "and I still put one under mine. I will never stand on that step again. So let that box lie, with the dog in it, or the coat, or whatever it is. I bought this house at noon. I can put you out of it."
+ Share the crust, and give {foe} the larger half => They chewed for a long time, side by side | "On our step nobody did that," said {foe}, and went down the stairs slowly | {h} was not put out
= Ask {foe} why a coat should be in there => "Did I say that?" asked {foe}. "One puts a coat over a dog." | {foe.he} was down the stairs so fast that the {lamp} was left behind
- Lie to {foe} that you will ask no more => {foe} wept with relief, and wrote it down on {paper} | {h} was to live there free of rent for ever | it was signed, and {he} put it in {his} other shoe
~ {hands} were on the stairs, to light {foe} home | "We were only talking," said {foe} | the crust had gone along, in {foe.his} pocket

@ purse15 scene line=who-purse near p=again who=milk-seller,washerwoman where=the_door_of_the_weigh-house
% Nothing Left Today; Two Who Only Smiled
{h} and {p} took {token} to the weigh-house, to hear whose it was | the weigher saw {them}, and turned the key from within
At the next counter there was nothing left, though it lay there in heaps | people who had nodded yesterday looked up at the sky
Then {h} turned round | two of {hands} walked behind {them}, quite slowly, and smiled | they did nothing else
"It stays like this until you give us that piece," they said kindly. "{foe.name} holds all the debts of this {street}. {p} has some too, we see." | one of them had the list, and {p} went pale
In the weigher's window stood his small boy | he held the scales up to the gap, so that {h} could see them
+ Share {p's} debt, and pay half of it here => {h} turned out {his} purse on the nearest sill, all but {token} | {p} laid the other half beside it | the two had to count, and could not smile meanwhile | behind the shutters people counted along
= Lay {token} into the boy's scales => The boy weighed it in the gap, with three dry beans. "Too light," he breathed. "Only {foe.name} pays with such. Father keeps it secret." | then a hand drew him back
- Steal the scales out of the boy's hands => {h} had them under {his} {coat}, and the two laughed for the first time | at home {token} weighed less than a good one | "His father lives by those," said {p}
~ The two nodded to the boy, and a hand pulled him away | down the whole {street} one shutter fell after another | behind {them} somebody was still smiling

@ purse14 scene line=who-purse eve where=the_baker's_step
% The Early Cart; Room for One More
Everything hung upon the tailor now, and {h} could not sleep | while it was dark {he} sat down on the baker's step, with {token} | the stone was warm from the oven
A cart came round the corner, with sacks for the coast, and stopped. "There is room for one," said the carter. "I ask no names. By noon nobody knows that you were ever here."
Nobody would know | {foe} would be glad to see {him} go | the tailor would open his mouth, and shut it again | {h} would sleep for a whole night | {he} had a foot on the wheel already, to feel how it was
Then {h} looked back at the step | on the grey stone there were five clean places, side by side | the last one was quite small
+ Help the carter with the strap, and stay => {h} pulled the strap tight, and stepped down | "What keeps you?" asked the carter. | "Five of them sit here," said {name}. | the carter looked at the stone, and took the {bag} off the seat. "Then I can go at noon as well."
= Ask who was to have that place => "She had good boots on," said the carter, "and had paid me. That was three nights ago. She only wished to go up to {foe.name}'s house first." | so the servant had never left that house
- Betray the carter to {hands} for a reward => {hands} unloaded the sacks, and under them sat two who owed {foe} money | {h} was paid at once | every piece of it had a nick
~ A shutter opened, and the carter drove off without a word | {h} stood in the road, and would never know if {he} had been going to climb up

@ purse20 scene line=who-purse far quiet where=the_house_with_one_chair_empty
% Thank You for Coming; A Brush and a Sleeve
Everyone spoke of the money, and {h} went to those to whom it was done | an old aunt opened, with a brush in one hand | at her table one chair had been empty since, and over it hung a coat
"I brush it every evening," she said. "If one stops, it belongs to the moths."
She saw very little, and felt {h's} sleeve instead. "Yours is not it," she said. "That night it was black, and so good. I thought, there comes somebody to be kind to us. I held the door. I said thank you for coming."
{name} looked at the coat, and did not speak | one of its elbows was quite worn | "That comes of leaning," said the aunt, "when two sit and talk."
+ Comfort her, and brush the collar with her => She held the shoulders, and {h} did the collar | "You brush against the nap," said the aunt, "as a certain man always did." | then she laughed, and was surprised at it, and held on to {h}
= Ask her what the good sleeve was like => "It shook," said the aunt. "I took that for grief, and patted it." | her hand patted the air, at the height of a left wrist | she had never told anyone
- Steal the coat, to show it to the people => In the {street} many wept when {h} held it up | that evening the aunt went round the chair with her brush, again and again | she thought that she had lost her touch as well
~ There was a step outside, and the aunt was at the door already, with her hand out | it was only {hands}, who asked who was in there | after that she put the chain on
`;
export const pack: PackSource = { id: 'case-who-purse', sheets: [facts, road, scenes], words: {} };
