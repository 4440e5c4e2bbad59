import type { PackSource } from '../pack.ts';

/** Whose doing it was: each case has a thing that was left lying about, somebody who is blamed for it, and the one who did it. */
const facts = `
@ * truth line=who-oaths start
Ten people had been near enough, that night, to have {deed} | for each of them a neighbour had sworn in writing | so there were ten people and ten oaths | {h} counted them again, and one person had two [! , so another had none]
@ * known line=who-oaths before
Ten people had ten oaths | but one had two of them, and the lodger had none | nobody would say whose the second was
@ * known line=who-oaths behind
{h} knew by now {matter} | the neighbours who had signed knew it too | one of them must be brought to say it first
@ * settle line=who-oaths won
The baker got up, with the hat in both hands. "I was not at home," said the baker. "I was at dice, with my wife's ring." | next the gardener owned to a bottle | so it went round the room | in the end there was no oath left for the {clerk} to seal | "I went there by the gardens, behind their backs," said {foe}. "Whoever saw me pass would have had to say what they did there themselves." | "And why?" asked {h}. "A stranger paid me as much for it as I owed," said {foe}. "Ours is not a house that is sold." | so {foe} had {deed}, and went out very straight, between two {guards} | the lodger was offered the best chair. "Am I to go now?" the lodger asked. "You are to stay," said the neighbours. | at the door stood the widow, who had walked home in one red shoe | {h} handed her {token} for the other foot
@ * settle line=who-oaths lost
Not one of the neighbours got up | "Then they stand," said {foe}, and the {clerk} brought the seal down on all ten. | everybody in the room knew that {foe} had {deed} | with the pay for it {foe.he} had saved {foe.his} house | but each neighbour had a bottle or a ring to hide | the baker's hat went on turning | it was a dry day | two {guards} led the lodger out to the cart | "Who was it, then?" the lodger asked {h} in passing.
@ * settle line=who-oaths dear
The baker stood up first | all the neighbours stood up after the baker | each owned to some small shame, out loud | the baker's wife heard about her ring there, and left | the {clerk} tore up all ten sheets | {foe} had {deed} | a stranger had cleared {foe.his} debts for it | so {foe's} house was not sold | two {guards} walked at {foe.his} elbows to the door | the lodger was free, and bowed to the whole room | nobody bowed back
@ * last line=who-oaths won
On the next feast {h} went dancing with the whole {street} | the widow led, in her red shoes | the baker's wife had her ring back | the gardener put his bottle on the table for all, and the children threw walnuts | at ten the lodger got up on a chair | "Where are you all?" the lodger called | "Here!" they shouted, and {h} shouted it too
{h} had the attic that winter | {token} hung over the bed, for the widow had danced it through | the neighbours had got a taste for owning up | every evening they came, one after another | the baker had sold a stale loaf as new | the gardener had prayed for rain on a wedding | {h} heard them all, by the fire | at ten they counted chairs | no one was left over
@ * last line=who-oaths dark
{h} knew by then what each neighbour had to hide | and they knew that {h} knew it | the baker put in one loaf more than was paid for | the widow had moved to her sister's for good | one dry day {h} walked by her shutters | all down the {street} people got up from their benches | they used to get up so for {foe}
@ * last line=who-oaths dear
After that one neighbour still spoke to {h} | it was the widow, in her red shoes | the lodger had sent a month's rent, from far away | at the baker's one window stayed dark | then the year was round, and somebody knocked at {h's} door | "I need a person to dance with," said the widow
@ * last line=who-oaths lost
Through that winter {h} lived in the empty attic | on dry evenings steps went by the door, and back | it was the baker, and then it was the gardener | neither of them ever came in | {token} stood in the window, and the sun had made it pink | {h} put a {lamp} by the bed | {he} left the coal door open
`;

/** How it begins, what is carried through it, and what is met on the way. */
const road = `
@ oaths-o1 open line=who-oaths p=rag-picker where=the_street_corner
% One Red Shoe; All of Them at Home
{p.a} ran into {h} at the corner, with {token} under one arm | "Hide it!" said {p}. "It lay here that night, with a hole danced in it. But all ten who live near enough were at home. They have it in writing!"
By the well {foe} read out the ten oaths | each was sworn by a neighbour, for a neighbour | the lodger alone had none, so the lodger must have {deed}
"Ten people and ten oaths," said {p}. "So if one has none, another has two. Ask the landlady how they counted." | {hands} came up behind with brooms | they swept away whatever told a tale
+ Help {p} over the nearest garden wall => {h} gave {p} a leg up, and sat down before the wall | {hands} swept round {h's} feet, and asked nothing | "The landlady lives in the third house," said {p} behind the wall. "It is the one with a rope in front"
= Try the red shoe on {p's} own foot => The red shoe was too small by a thumb | "I have asked six people," said {p}. "Each of them said that it was not theirs. And each of them put both feet under the bench"
- Lie to {hands} that {p} has stolen a broom => {hands} ran after {p}, brooms and all | {token} stayed where it was, in {h's} {coat} | round the corner a stick broke, and {h} hoped that it was a broom
~ {hands} had swept {p} away, right up to the well | "Litter," they said | but {token} was under {h's} {coat} by then | the landlady's house was near

@ oaths-o2 open line=who-oaths p=drummer/he where=the_step_of_the_inn
% A Dance for Nobody; Sign Here
On the step of the {inn} sat {p.a}, with a pen in his hand | {hands} sat on both sides of him | "I am to swear that nobody danced that night," he told {h}. "And I drummed for a full room! One ran off so fast that she lost a shoe."
Ten people lived near enough to have {deed} | for each a neighbour had sworn that they had been at home | {foe} counted the oaths aloud | "There are ten," said {foe}, "and not one is for the lodger."
"Then somebody has two," {p} whispered, and slid {token} into {h's} {coat}. "Ask the landlady, before the ink is dry. Then they will lead her lodger out of town, on a rope."
+ Help {p} to spill the ink => The ink ran over the sheet and two of {hands} | they ran for sand, and {p} walked off with his drum | "They swore at the landlady's," he called back. "Round her table"
= Ask {p} who ran away so fast => "I look at my drum," said {p}. "But I heard her. It was one foot with a shoe, and one without, as far as the landlady's corner. There it went in at a door"
- Lie to {p} that his name does no harm => {p} signed, and {hands} blew on the ink | "That makes one more who saw nothing," they said | he beat no drum that evening, and did not look at {h} again
~ {hands} had led the pen for him, letter by letter | "You have a fine hand," they told {p} | not one of them had seen what went into {h's} {coat}

@ * token line=who-oaths
the red shoe

@ * ask line=who-oaths before
{h} held up {token} at one door and the next | {he} asked who had lost it, and everyone was busy
{h} still had to learn {matter} | {he} asked people who had sworn for whom
There was one dry day already | {h} asked by which door the lodger used to come home
{h} asked each of the ten how they had slept that night | they had all slept well
@ * ask line=who-oaths behind
{h} was looking for one neighbour who would take an oath back
{h} knew {matter} by now | {he} wanted somebody to say so before the seal came down
{h} showed {token} on every doorstep | somebody might be tired of keeping quiet

@ * gift line=who-oaths before
"I have seen those oaths," said {p}. "How well they are written! And half of my neighbours cannot spell their own {street}."
"Red shoes?" said {p}. "There was dancing that night, beyond the gardens. The next day not a soul had been there."
"That lodger is no bad one," said {p}. "The rent is owing, no more. One goes in by the coal door, so as not to meet the landlady."
"One house up there was as good as lost," said {p}. "Then there was money, from one day to the other. I wonder who pays so well."
@ * gift line=who-oaths behind
"{foe.name} keeps a small book," said {p}. "We are all in it. There is one word behind each name, and one word will do."
"If only one gets up, they all will," said {p}. "I know my neighbours. They are like sheep before a gap."
"The baker does not sleep," said {p}. "There is light over there till morning, and nothing gets baked."

@ * echo line=who-oaths price did=oaths-o1:+
Over the wall looked the rag-picker, whom {h} had helped across it | "It was the mill road," the rag-picker said. "I saw the cart. I can find her again"
@ * echo line=who-oaths turn did=oaths-o1:-
The rag-picker could have sworn where that shoe was found | but {h} had told a lie about a broom | since then the rag-picker had seen nothing at all
@ * echo line=who-oaths plan did=oaths-o2:+
The drummer had never signed, thanks to {h} and the ink | he sent word that he would come, and name every dancer
@ * echo line=who-oaths wall did=oaths-o2:-
An eleventh sheet lay in the case, and it was the drummer's | {h's} lie had made him sign it | so now nobody had danced
@ * echo line=who-oaths plan did=oaths4:+
The landlady had not forgotten how {h} protected those few things | she kept the lodger in her own room now, behind two locks
@ * echo line=who-oaths turn did=oaths4:=
{h} thought of the beans on the landlady's table | one chair had got two of them, and it was {foe's}
@ * echo line=who-oaths far did=oaths4:-
The four with the rope sat before the coal door | {h} had lied to them once about the lodger | so they went by nobody's word now
@ * echo line=who-oaths turn did=oaths1:+
A note came from the lodger, who slept in a bed through {h} | "It was {foe.name} that I saw by the gardens," it said, "both times."
@ * echo line=who-oaths gate did=oaths1:-
The four with the rope were there, and nodded to {h} | {he} had betrayed the lodger to them once | they thought that {he} {was} one of theirs
@ * echo line=who-oaths far did=oaths10:+
In all the {street} one door stood open, the cobbler's | {h} had paid for those two soles | "I swore for nobody," the cobbler said. "I may say what I like"
@ * echo line=who-oaths price did=oaths10:-
The cobbler had told people that the widow would dance again | {h} had made that up | so {hands} had known whose step to sweep
@ * echo line=who-oaths gate did=oaths12:+
Out in front rang the crier, whom {h} had helped with the goat | the whole town was called in to listen | now {hands} could not shut the doors
@ * echo line=who-oaths wall did=oaths12:-
"They cry it in the {street} that you buy houses," said {foe}. "Mine is not for sale." | {h's} lie to the crier had come as far as here | {hands} stood up
@ * echo line=who-oaths turn did=oaths5:+
The widow reached across the table | "You held my hands that evening," she told {h}. "With you I can say it a second time."
@ * echo line=who-oaths far did=oaths5:-
The gardener had sent word that {h} was to keep away | {he} had tricked one neighbour about the rain already
@ * echo line=who-oaths gate did=oaths3:+
The {clerk} had heard how carefully {h} gave those sheets back | so {he} would be allowed to read from them
@ * echo line=who-oaths plan did=oaths3:-
{foe} had told everyone about the oath that {h} stole | the baker sat down as far from {him} as one could
@ * echo line=who-oaths price did=oaths13:+
A broom came up to {h's} shoes, and went around them | {foe} had ordered that | {h} had once let {foe.him} off a question
@ * echo line=who-oaths turn did=oaths13:=
{foe} had once spoken to {name} of the gardens, unasked | "They lie by our dancing floor," said the widow. "So that is how I was seen"
@ * echo line=who-oaths plan did=oaths13:-
The baker had heard a shameful tale of {h} | it was not even true | {h} had told {foe} that lie, over the beans | "Do not talk to me of trust," said the baker
@ * echo line=who-oaths gate did=oaths14:+
{w} waited at the way in, and wore dancing shoes | "I mean to get up," {w} told all who went by. "Watch me, if you do not know how"
@ * echo line=who-oaths gate did=oaths14:=
The gardener went by, with that pebble in one fist | {name} looked, as they had agreed on the dancing floor | the gardener went in with a straighter back
@ * echo line=who-oaths gate did=oaths14:-
{w} had thanked three neighbours for their promise | they had given none, since {h} had lied about it | now those three would not look at anyone
@ * echo line=who-oaths gate did=oaths20:+
All the children had come, with walnuts for the lodger | {h} had once shared one with them | they stood in the door, so {hands} could not close it
@ * echo line=who-oaths gate did=oaths20:-
Not one child had come along | {h} had told them who threw those balls | their mothers kept them in, and the best of the neighbours with them
@ * echo line=who-oaths plan did=oaths15:+
The potter had come as well | {h} had saved that name from a palm | "I might get up second," said the potter, and the baker looked round
@ * echo line=who-oaths price did=oaths15:-
A tinker had seen which way the cart went | {h's} lie had put his stall into the river | so he told {them} nothing
`;

/** Scenes in which a fact of the case is found out, with somebody who comes back. */
const scenes = `
@ oaths1 scene line=who-oaths second p=again who=rag-picker,drummer where=the_neighbour's_stair
% Under a Neighbour's Stair; Asleep the Whole Night
{h} had to find the lodger before the rope did | {p} had asked about, and took {h} to a neighbour's house with a coal door | under its stair, on a bit of sacking, sat the lodger
"I owe a month's rent, and I am ashamed to be seen," said the lodger. "So I come in by that door at ten, and sleep here."
On the stair sat a child in a nightshirt. "It snored until five, that night," said the child. "Just under my bed. Nobody asked me."
So the lodger had slept here, and had not done it | {h} was glad, and the lodger was not
"Who is going to swear to that?" the lodger asked. "She is five. And I have no neighbour."
+ Help the lodger to a proper bed => {h} found one with clean sheets | the lodger lay down on the very edge of it | "I did see somebody," the lodger said to the wall, "when I went to shut the coal door. I saw them twice"
= Lie down there and listen for yourself => {h} crept in under the stair | from here each foot on that stair sounded different | whoever lay awake here would soon know a good deal
- Betray the hiding place to those who wait => The four of them came with a rope, since it was dry | {p} stood upon the stair, and would not let them by | "Did you all sleep at home?" the child asked them, and the lodger got out by the hatch
~ Somebody called from above, and the lodger fled | there was only sacking left, and a hatch that swung | "That is the coal door," said {p}. "One can get through it if one is sorry enough."

@ oaths2 scene line=who-oaths plan p=again who=landlady where=the_room_on_the_street
% Past the Door, and Back; The Baker's Hat
One neighbour had to take an oath back before the rest would | {p} had heard steps going up and down outside, ever since supper | it was the baker, who had signed one as well | {p} went out, and brought the baker in to {h} by the sleeve
The baker would not sit down | "If another were to take it back first," said the baker, and turned a hat round and round. "Only that. I would be the next like a shot."
On the table lay the list of all ten | the baker's finger came out, and lay for a moment on {foe's} name [3 , to keep the place] | "On market day the {clerk} is to put a seal to them," the baker said. "After that nobody can help your lodger. Be there, and ask us."
+ Give your word that the small thing stays here => "It was only a game of dice," said the baker, "but it was with my wife's ring" | it did not sound like much, when it was out | the baker laughed, for the first time since that night
= Read all the ten names aloud, slowly => The baker's hat went round at every name | at {foe's} name the hat stood still | so that was the name to say in front of everybody
- Trick the baker with a tale that the gardener has talked => The baker believed {h}, and had to sit down | by midnight the baker had been to see the gardener | each thought that the other had sold them | "Now neither of them dares to be first," said {p}
~ Outside feet went by, and came back | "That is one more of us," said the baker. "It is to see who is in here." | the baker put on the hat, and left by the window

@ oaths3 scene line=who-oaths wall where=the_front_room
% Ten in One Hand; Against the {lamp}
{h} asked to see the ten oaths | {foe} let {him} into the front room | there they lay in a case, until the {clerk} should seal them | "By all means," said {foe}. "They are sworn and sanded. You may touch them, if your hands are clean"
There were ten sheets, and each had another name at the foot | but all the rest was in one hand, small and upright | and every sheet had the same date [! , the day before that night]
{h} held one up against the {lamp} | there was {foe's} mark in the {paper} | so {foe} had written all of them, before there was any need
"You have good eyes," said {foe}, and took the sheet away from {him}. "Is there anybody here who would swear for you?"
+ Give them back in good order, with thanks => {foe} counted the oaths, and was pleased | "One grows fond of one's neighbours," said {foe}, "when one knows what they were doing"
= Read two of them aloud, one after the other => {foe} heard them out with closed eyes | in the first {foe.he} sat by a fire | in the second {foe.he} stood at a gate, at that same hour | "I walk fast," said {foe}
- Steal one of the ten from the middle => {foe} counted, and there were nine | {foe.he} looked across at {h}, and squared the edges of the nine | then {foe.he} took a plain sheet, and wrote the tenth again
~ {foe} let the lid come down, not hard, on {h's} fingers | "They do not keep well when they are handled," said {foe}, and turned a very small key in the case

@ oaths4 scene line=who-oaths lead p=landlady/she where=the_landlady's_house
% One Left Over; Waiting for a Dry Day
They had sworn at the landlady's | so {h} went there with {token} under {his} {coat} | {p.a} let her rooms to decent people, and was sorry about the attic | "They swore all round my table," said {p}, "each for somebody. At the end there was one left over. It was my lodger."
Up there the bed was made | nobody had slept in it that night | nobody in the house knew where the lodger had gone
Four of the ten had sat down opposite, with a rope | and «they» were looking up | "They say that whoever has no oath has {deed}," {p} said. "They will come on the first dry day. They do not want to spoil the rope."
+ Protect the lodger's things from the four => {h} carried those few things down, behind the stove | there was a comb, and there was one good shirt | the rent book had nothing entered for a month | "So that is why nobody comes in by my front door," said {p}
= Lay out the ten with beans, and count => {h} laid out a bean for each oath, before its owner's chair | in the end one place had two beans, and the attic none | {p} put them back in the jar before {he} saw whose place it was
- Lie to the four that the lodger has fled => The four were sorry to hear it, and coiled their rope | "Nobody has fled," said one of them then. "We were all out in the {street} by ten. No door moved but a coal door"
~ The first drop fell, and then the second one | the four put the rope beneath their coats and went home | "It is only put off," said {p}, and she put the attic key away

@ oaths5 scene line=who-oaths means p=again who=landlady where=the_supper_table
% By the Fire, at the Gate; The Widow and the Gardener
One of the ten must have two oaths | {p} wished to help {h} find out who | so {p} had asked a widow and a gardener to supper | both had signed an oath | neither had been told of the other
"I only wondered," said {p}, "for whom it was that you swore."
"For {foe}," the widow said. "By the fire, at ten, with both feet up." | "For {foe.name}," the gardener said. "At the gate, at ten, in the rain."
Two spoons were laid down | so it was {foe} who had two oaths | nobody can sit by a fire and stand in the rain
The widow had gone pale | the gardener was counting the steps to the door
+ Comfort the widow, whose hands have begun to shake => She let {h} hold them | "I saw nobody," said the widow, "by any fire. It was brought to me all written out. I had only to put my name, and to learn it."
= Ask the two of them to say it again => They said it again | it came out the same, down to the cough in the middle | "Best of my remembrance," the one had said, and so had the other | {p} asked what that meant, and neither of them knew
- Trick the gardener with a wager that it was dry => "Then it was dry," said the gardener quickly | under the table the gardener looked at a {paper} | "It was wet, on mine," the gardener whispered, and turned it over | "At my own table," said {p} to {h}
~ The gate was shut outside by somebody, with great care | both of them found that it was late | the widow left by the front, and the gardener by the back | nobody had touched the cake

@ oaths6 scene line=who-oaths price entered p=again who=landlady,cobbler where=the_widow's_house
% Her Chair Was Warm; The Swept Step
It was not yet light when {p} stood by {h's} bed | "The widow is going to take her oath back," said {p}. "She told me so last night. I told her to sleep on it first."
{they} ran to her house in the dark | the door was open | {hands} swept the one step, three of them at once | they wished everybody a good morning
Inside, her chair had been pushed back from the table | {p} put a palm to the seat of it, and left it there | it was warm still | "They have sent her to her sister's with the early cart," said a boy at the window. "For her health. She was quite well last night."
{h} had lost the only one who would speak | out on the step the brooms came nearer
+ Comfort {p}, who told her to sleep on it => {p} would not get up from beside that chair | under the cushion lay her oath, with the fire crossed out. "I was dancing," the widow had put instead
= Look for what the brooms have left => There were wheel marks on the stones, where the brooms had stopped | something heavy had stood there | it had stopped before {foe's} gate as well
- Lie to {hands} that she wrote it all down => The brooms stopped, all the three | "Where?" they said, in one breath | by noon they had every floorboard up in that house | then they took up {p's} as well | "You might have thought of a hiding place that I do not walk on," said {p}
~ {hands} had come indoors to do the floor | they swept around {p}, and around {h} | then they put her chair up on the table, legs in the air

@ oaths7 scene line=who-oaths turn p=again who=rag-picker,drummer where=the_room_at_the_back
% Whose Red Shoes; Two Oaths Too Good
The black ribbon was a widow's | so {p} let the widow in by the back | {token} stood on the table with the other shoe | next to them lay a list of those who signed
"You swore that you sat by a fire with {foe} that night," {name} said to her. "And you were dancing."
"My husband is not a year dead," said the widow, and began to cry. "{foe.name} saw me dance. I was to sign, or the whole {street} would hear of it."
{h} was sorry for her, but now {he} knew everything
"One hand wrote all ten oaths, and the mark in the {paper} belongs to {foe.name}," said {name}. "So all who signed must have some small thing to hide, and {foe.name} knows it." | "It is {foe.name} who has {deed}," {name} told her, "and took two oaths, to be safe. So there was none for the lodger, who was only asleep." | "{foe.name} had a house to lose, with a fire in front. By morning that debt was paid. Somebody had paid it for the deed."
The widow had stopped crying, and was thinking | if she told it aloud, {h} had a witness
+ Give the widow your word to keep the dance quiet => The widow put one shoe on, under the table. "Bring me the other when it is over," she said. | "The baker was there that night, in the back room. I could hear the dice. When the time comes, look at the baker"
= Ask what the others have to hide => "A bottle," said the widow. "A wrong bed. A ring that went at dice." | she named no names, and {h} asked for none | but at the ring she had looked over to the baker's window
- Trick the widow into signing what she has just said => The widow read it only after signing, and went grey | "That makes two who have me in a drawer," she told {h} | she took one shoe, and went out without another word
~ A broom knocked against the front step | it was {hands}, who did {foe's} work | there was nothing there to sweep | the widow was out at the back by then | one red shoe lay upon the stair

@ oaths8 scene line=who-oaths gate move p=doorkeeper where=the_market_hall
% A Chair Too Many; Names on a List
It was market day, and the {clerk} was to seal the oaths at {place} | all the neighbours had to come | two {guards} had fetched the lodger out of bed | {h} must be in there before the seal came down | {p.a} held the list of those who had signed, at the way in | nobody else might pass, and {h} was not on it
{hands} watched the list over {p's} shoulder [2 , and the neighbours went by one by one]
The baker came last, with two chairs | "One of them is the widow's," said the baker. "She is on your list, and she is away. Who is to sit on it?" | {p} looked from the list to {h} [3 , and had not shaken {p.his} head yet]
+ Help the baker to carry in the widow's chair => {p} put a stroke beside the widow's name, and stood aside | {hands} saw a chair go by with legs under it | inside it was set down in the first row | from there {h} could look {foe} in the face
= Wait until {hands} have turned their heads => Inside {foe} called for more light, and {hands} ran | "I only read what is on here," said {p}, with the list before both eyes | when {p} lowered the list {h} was inside
- Lie to {p} that you are the widow's cousin => "Then she has cousins everywhere," said {p}. "I am one myself" | but {p.he} put a cross on the list | then {p.he} had a good look at {h}
~ {hands} barred the way with one of the two chairs | {p} had turned the list over | there were no names on that side | the baker got a small door open at the back | by then the {clerk} was reading out the oaths

@ oaths9 scene line=who-oaths duel where=the_market_hall
% Before the Seal; Who Gets Up First
{foe} stood behind a table, in {foe.his} best clothes | the ten oaths lay there in a row | beside {foe.him} sat the {clerk}, with the seal | the lodger waited between two {guards}, and looked at {h}
Everybody there knew what would be decided | under the seal the oaths would hold | the lodger would pay for the deed | but if one neighbour said no first, all ten were worth nothing
{h} was afraid, and held on to {token} under {his} {coat} | "By the fire at ten," {h} read out to {foe}, "and at the gate at ten. You were at neither of the two."
"These people are mine," said {foe}, and did not trouble to turn round. "I keep their secrets. Which of them would get up?" | the baker was turning a hat round and round
+ Share a shame of your own with the whole room => {h} did not make it smaller than it was | first one heard only the pen of the {clerk} | then one did not even hear that | in the back row the gardener laughed | it was a friendly laugh | the baker's hat had stopped
= Read both oaths for {foe} aloud, side by side => They had the same hour in them, and even the same mistake | at the second one half of the room was saying it along | {foe} told them to be quiet | from the window a child of five held in a milk tooth, to swear by | the baker's hat had stopped
- Lie to the neighbours that the widow has told everything => {token} stood on the table now, next to the seal | the neighbours saw it, and thought the same thing | whose name would come after the widow's? | "I would sooner say it with my own mouth," the baker said, quite loudly
+~ {foe's} pen scratched, and wrote {h's} shame down | "Thank you," said {foe}. "I shall keep that one with the others." | the neighbours had seen how fast a secret goes into a book
=~ "Neighbours are bad at hours," said the {clerk}, over the two sheets. "The one may be early, and the other late." | "I walk fast," said {foe}, and smiled at the front row until it looked down.
-~ {foe} laid a few lines from the widow on the table. "She has told nobody anything," said {foe}. "So who is it that tells lies here?" | the neighbours were all looking at {h} [3 , and none of them at {foe}]

@ oaths10 scene line=who-oaths near p=cobbler where=the_cobbler's_bench
% Shoes That Nobody Owns; A Cobbler's Bill
Somebody had danced in {token} | so {h} took it to {p.a}, to hear who | on the bench stood the other shoe of the pair | it had a black ribbon [2 , such as one wears for a husband]
"That one hung on my door, on the morning after it happened," said {p}. "I was to put a new sole to it. Nobody has come."
"I asked all the ten who were sworn for," {p} said. "Every one of them was at home on that night, they say." | {p} shook the other shoe, and out ran dancing sand. "So who danced in these?"
{hands} had asked for the shoes as well | they were to have them in the evening, if nobody paid
+ Help {p} out with the price of two soles => "Then take the shoes along," said {p}. "Let me see them walk again" | "There are two people here with a black ribbon," {p} added, "and one of the two is past ninety"
= Measure the red shoe against your hand => It was a hand long, and three fingers over | "There are two pairs of feet of that size here," said {p}. "One of them goes to school. The other has worn black since last year"
- Cheat {p} with a tale that the owner sent you => {p} wrapped up both shoes, and forgot the bill | "Then she is going to dance again," said {p}. "I am glad of it. It has been only black shoes, since the funeral"
~ Across the {street} one curtain moved, and then the next one | {p} put an apron over the shoes. "Not now," said {p}. "They are all so fond of looking, and not one of them saw anything that night."

@ oaths11 scene line=who-oaths far p=again who=cobbler,rag-picker,drummer where=the_gardener's_stair
% One Word on a Slip; Under Every Door
{p} called {h} to the gardener's stair | in {p's} hand was a slip of {paper} | {hands} had brought such slips in the night | each neighbour who had signed found one under the door | there was a single word on it
"The gardener got bottle," said {p}. "The baker got ring. There is no name to it, and nobody needs one." | it was that small upright hand in which the oaths were written
{foe} had felt that some of them were tired of it | whoever took an oath back now would be named before everyone
Above {them} the gardener had bolted the door
+ Comfort the gardener, who has not come down since => {h} sat on the stair, and talked through the door of other things | after an hour the gardener opened | "It is only one word," the gardener said. "I have been looking at it. It is not even a long one"
= Compare the slip with the list of the oaths => The r had the same tail in both of them | the same ink had run dry | {p} kept the slip, folded small. "If {foe} says that it was the neighbours who wrote the oaths," said {p}, "we have this"
- Steal the baker's slip, to have a hold on the baker => The slip came out of the baker's pocket, lining and all | the baker missed it by supper, and suspected {foe} | all that night the baker did not put out the {lamp} | "So now there are two who do it," said {p}
~ The gardener had put up the shutters, and so had the baker | no door opened in the whole {street} | {p} read the slip once more, front and back. "It works," said {p}. "One word is all it takes."

@ oaths12 scene line=who-oaths near p=crier where=the_crier's_house
% The House That Was for Sale; A Torn Slip
{h} asked who had grown rich that night | people spoke of a house | so {h} went to {p.a}, by whom all houses were cried for sale
"There was one to be sold," said {p}. "I was to cry it all over the town. But next morning they sent my pay. There was nothing to cry any more. The debt was paid."
The slip was still there, but without the owner's name | "A fire in the front room," it said, "and a gate to the garden"
{p} did not know {matter}, and was afraid to ask | whoever tore off that name had been to the house twice since
+ Help {p} to cry another thing => {h} rang the {bell}, and {p} cried a lost goat | it was found before the second corner | "Three people brought me that pay," {p} said, in better spirits. "They had brooms. They swept my step before they went, and I had not asked"
= Read the torn slip by the {lamp} => The writing was small and upright, and there was not one blot | whoever wrote that had sat up straight | and it was the evening before a house was lost | {p} let {h} copy the two lines
- Lie to {p} that you will buy the house => {p} cried the sale at the next corner, out of joy | by the third corner three people with brooms had come | they swept around {p's} feet, step by step | in the end {p} stood at home again [2 , with the door shut]
~ The {bell} began to ring in {p's} hand, because that hand shook | one of {hands}, from {foe's} house, had stopped across the way | "Lost, a goat!" {p} cried, and put the slip away

@ oaths13 scene line=who-oaths near where=the_bench_by_the_well
% Black Beans and White; One Question Each
On the bench by the well {foe} played at beans with the {street}, one after another | today {foe.he} pointed at {h} | around them stood neighbours, and looked at their shoes
"The loser answers one question, truly," said {foe}. "Mine is always the same. What are you ashamed of?" | {foe.he} played fast, and hummed | soon four of {h's} beans were gone
"I was born behind that gate," {foe} said. "My mother had to sell the garden, bean bed by bean bed. I shall not sell the rest. And what do you want, that you ask at every door?"
Then {h} saw one move more, and {foe} had lost | {foe} saw it as well, and the humming had stopped | now {foe} would have to answer, before them all
+ Give {foe} a draw, in front of all => {h} moved another bean, and nobody had to answer | {foe} looked up, quite astonished. "You had me there," {foe.he} said softly. "Nobody ever let me off."
= Ask {foe} where {foe.he} walked that night => "I was at home," said {foe}. "Who would go by the gardens so late?" | not one person had said a word of gardens | {foe} swept up the beans before the game was over
- Lie about your shame, and lose on purpose => {foe} listened to it like an old friend | "It is safe with me," said {foe}, and patted {h's} knee | it had been quite a relief to say it | {h} saw why they all did
~ {hands} came along with their brooms, and all the beans were in the dust | "What a pity," said {foe}. "We shall never know who had won." | {foe.his} collar was wet

@ oaths15 scene line=who-oaths near p=again who=rag-picker,drummer where=the_potter's_yard
% One without a Broom; Somebody Who Has Had Enough
The potter had been up late that night, and {h} came with {p} to ask about it | in his yard stood one of {hands}, without a broom, and wept
"I have had enough of sweeping," he said. "I will swear for your lodger. Only I dare not do it alone. Who else would get up?"
{p} was so glad that {p.he} took the man by the hand | "I might," said the potter, quite moved
"You are good people," said the man. He wrote the potter's name on his palm with a bit of coal. "And who lost that red shoe? I only wish to thank her."
Behind the kiln {h} saw the tips of three brooms, side by side and very still | {p} had already opened {p.his} mouth
+ Save the potter, and speak only of jugs => {h} asked the price of eleven jugs, one after another | at the fourth the potter understood | he shook that hand so long and so wet that no name was left on it
= Ask the man to weep once more => He tried, but nothing came. "They showed me how to do it once," he said crossly. | a boy laughed behind the kiln | {p} took back {p.his} hand, and looked at it
- Lie that a tinker means to get up => The man wrote it down, and was in a hurry now | before evening {hands} had swept a tinker's whole stall into the river | "He never signed anything," said {p}. "He came here on Monday."
~ {p} had said the widow's name before {h} could cough | "Thank you," said the man, and fetched his broom from behind the kiln | his eyes were quite dry

@ oaths14 scene line=who-oaths eve p=again who=rag-picker,drummer where=the_dancing_floor
% A Pebble for a Chair; What They Brought in the Dark
It was the evening before market day | nobody should see {h} and {p} there, on the bare dancing floor | but somebody came through the gardens
It was the gardener, with a pointed pebble. "This is for my own chair," the gardener said. "I shall sit down on it in there. Then perhaps I get up."
Next came the child from over the coal door | she held out a milk tooth. "I may not swear, for I am five," she said. "But this is real. Show them this."
After her came one of the four who had the rope | he brought an arm's length of it. "Now it is too short," he whispered. "Do not tell the other three."
{h} put tooth and rope into {token} | "That makes three," said {p}. "And there are ten." | {p} beat time on the boards with one finger
+ Share a dance with {p}, without a drum => They counted under their breath, and trod on each other's feet | neither of them begged pardon | "If no one else gets up," said {p} at the end, "I shall"
= Ask the gardener for a seat in front => The gardener thought about it for a long time | "Then look at me, when it begins," the gardener said. "I am braver if somebody looks."
- Lie to {p} that three more mean to get up => {p} was very glad, and now {h} could not take it back | "I shall thank all three, before it begins," said {p}, and went home humming
~ Brooms came over the boards, and {they} lay down flat behind the steps | {hands} swept the dancing floor by {lamp} light, though nobody danced there | it took them until midnight

@ oaths20 scene line=who-oaths far quiet where=the_wall_nobody_climbs
% A Walnut with Every Ball; Thrown Back at Dusk
Everyone spoke of oaths, and no one of the person to whom it had been done | so {h} went to that house, at dusk | its door had not opened since
Behind its garden wall lay the balls of all the children | each evening they used to be thrown back | each had a walnut tied to it | that was over now, people said | but just then one flew over {h's} head
Under the wall knelt the lodger, with a pocket full of walnuts. "In this {street} one person used to wish me good evening," the lodger said. "It was here. I do not want the children to notice that it is over."
{h} looked up at the dark window, and wished it good evening | four balls were left, and one walnut
+ Share the last walnut among all four balls => {h} cracked it, and tied a quarter on to each | beyond the wall it was quiet for a while | "They are getting poor in there," said a small voice. "Tomorrow we bring them some"
= Ask the lodger how it had begun => "I threw one back myself, on my first evening here," said the lodger. "It came over again, with a walnut. So we talked like that all winter. I never saw the face"
- Betray to the children who is throwing => One of them screamed, for they all knew about the rope | they ran, and left the balls in the road | the lodger turned both pockets out, and never came there again
~ Brooms were coming along the road | {h} pulled the lodger down among the leaves | {hands} swept up two of the balls, and kept them | over the wall a child said good evening, and waited
`;
export const pack: PackSource = { id: 'case-who-oaths', sheets: [facts, road, scenes], words: {} };
