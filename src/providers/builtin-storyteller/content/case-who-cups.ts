import type { PackSource } from '../pack.ts';

/** Whose doing it was: each case has a thing that was left lying about, somebody who is blamed for it, and the one who did it. */
const facts = `
@ * truth line=who-cups start
Where it happened, two cups had stood on one table | by morning one of them was washed, and the other was not [2 , as all {home} knew] | so there had been a guest, who did not want it known | whoever knew that guest would know {matter}
@ * known line=who-cups before
The hood had gone home before supper | somebody else had come in after that, and used the second cup | {h} had still to learn who
@ * known line=who-cups behind
{h} knew whose cup it was | so {he} knew {matter} | but nobody had seen {foe} at that table | so {foe} must be brought to own to the cup
@ * settle line=who-cups won
{foe} laughed once more, and this time nobody laughed along | "That is the sweet cup," said the girl. "I was told to wash it, and I took the other." | {foe} laid the side door's key down beside the spoon | "They were going to count the money next day," said {foe}. "I had spent it, you see." | "I sat with them until they yawned," said {foe}, "and did it, and left by the side door. After such a night nobody counts." | so {foe} had {deed} | six people had heard {foe.him} say so | two {guards} led {foe.him} out, and nobody had to push | behind them the stranger had come in, still under the hood | {h} held out {token} to the stranger | then the stranger put back the hood at last | the girl took the stranger by both hands
@ * settle line=who-cups lost
"Then there is nothing left to look at," said {foe}, and laughed until the six had to smile too. | {foe} had spent the family's money, and so {foe.he} had {deed} | nobody could ever prove it now | the girl was sent off by {boat} that night | she got a purse for being tidy | {h} was left with a good story, and no cup to it | outside stood the stranger [2 , who had told the truth from the beginning] | there was nothing that {h} could say | the stranger drew the grey hood down again
@ * settle line=who-cups dear
"You have me," said {foe}, and seemed to find it funny. "They would have counted the money the day after. There was none. Now they had something else to think of." | {foe} had {deed} | {guards} led {foe.him} off, and {foe.he} waved to the six | the family heard that the girl had known about the cup | they put her box out in the {street} before dark | "And where does one go from here?" she asked {h}, and sat down on it | the stranger in the grey hood took the other handle | "They did not believe me either," said the stranger. "Come along."
@ * last line=who-cups won
A week later {h} saw a grey hood in the family's hall | the stranger kept their books again | half of the {street} came by to beg pardon | the family gave each of them a cup of something | by evening there were thirty cups | the girl washed every one, left and right | {h} stood beside her, and dried them
A year later {h} was asked to supper by the family | the stranger had sewn {token} back into the hood | the hood hung by the fire, and the stranger told everything | nobody broke in before the end | then the girl brought in the second cup | she did not fill it yet | she went round the table, and asked who wanted it
@ * last line=who-cups dark
{h} was asked to that house once, for politeness | the girl had gone by then | the stranger in the hood had gone too | neither wished {h} to ask anything more | two clean cups stood on the table | {h} sat down before the second one | nobody came in to fill it
@ * last line=who-cups dear
In spring {h} passed a shop in the next town | a grey hood hung there | the girl stood at the tub | at home people knew by now who had been right | not one of them had written | the girl put a cup before {h} | she had rinsed it twice, from habit | then she laughed, and filled it to the brim
@ * last line=who-cups lost
In that winter {h} often drove out to the grey hood | it was the only house in which {he} {was} believed | {foe} still sat by the fire, with a spoon | there was no word from the girl | the stranger set out two cups, and filled them both | {h} began again at the first cup | {he} told the whole story until it was day
`;

/** How it begins, what is carried through it, and what is met on the way. */
const road = `
@ cups-o1 open line=who-cups p=rope-maker/he where=the_rope-maker's_yard
% A Rope for a Grey Hood; The Hem That Tore
{p.a} pulled {h} into his yard, where a rope lay ready | "{hands} want it by noon," said {p}. "They say that a stranger in a grey hood has {deed}. But I caught that hood by the hem, and somebody cried under it. What if it is the wrong neck?"
Two cups had been set out in that house | before daybreak somebody washed the one, and let the other be | but nobody in the {street} asked about a second guest | {foe} was that family's friend, and sent {hands} after the hood
The hem had torn in {p's} hand | {p} gave {token} to {h} | "You ask questions," he said. "Begin at the back stairs, where they saw it."
+ Help {p} to hide the rope for a day => {they} sank the rope in the rain barrel, and sat on the lid | {hands} looked into every shed but that one | "That is one day," said {p}. "Use it. The one who sweeps those stairs knows more than is told"
= Ask {p} how the stranger had run => "Badly," said {p}. "The stranger had come back to say something at that house. One foot was on the step when they all ran up. Does one come back, who has {deed}?"
- Lie to {hands} that the hood went to the river => {hands} ran to the river at once, and half of the {street} behind them | "My neighbour washes there," said {p} slowly, "and she wears grey." | but for an hour the way to the back stairs was free
~ At the gate were {hands}, two of them | each took an end of the rope | "Noon," they told {p} | {h} closed one hand over {token}, and set out for the back stairs

@ cups-o2 open line=who-cups p=broom-seller/she where=the_market
% Anything Grey; Stood upon a Barrel
{hands} had stood {p.a} on a barrel in the market | "Her shawl is grey," they called, "and a grey hood was on the back stairs that night. So she has {deed}!" | they held {token} against her shoulder, and {foe} nodded to it
The cook of that house spoke of two cups | one of them was clean too early | a late guest must have wanted that, but nobody listened
"There is a blue hair in that wool," {p} begged {h}, "and none in my shawl! Please look!" | it was so, and {h} kept {token} in {his} hand | "Then find us the right one," said {hands}. "Or we make do with her"
+ Defend {p} before the whole market => {h} stood before the barrel, and showed the blue hair to each of them | {hands} let her climb down | "They did not find that wool in the {street}," she whispered. "It hung on the back stairs. Ask there who saw it"
= Compare {token} with the other shawls => There were eleven grey ones in the market | not one had a blue hair | two of the eleven belonged to {hands} | after that nobody wished to compare any more, and {p} climbed down
- Trick {hands} into searching one another => Two of {hands} had grey linings | soon they all had each other by the collar | {p} climbed down, and ran | "We shall know you again," the longest of them told {h}
~ They had put {p} into a shed | one of {hands} sat down before the door | "Until dark," that one said | {h} still had {token}, and the back stairs were not far

@ * token line=who-cups
the scrap of grey wool

@ * ask line=who-cups before
{h} held {token} against every grey {coat} on the way | {he} was looking for a blue hair
{h} wished to know {matter} | {he} asked at each door who visited that house so late
{h} hoped to find the grey hood before the rope did | {he} asked for the way
The second guest had gone home late that night | {h} asked everyone who was up late that night
@ * ask line=who-cups behind
{h} still needed people who would hear about the second cup
{h} still had to prove {matter} | so {he} asked each smith about a new key
{h} went after those who hunted the hood | {he} begged them to leave it in peace

@ * gift line=who-cups before
"A clean cup before daybreak?" said {p}. "In that house they never wash up until noon. Somebody must have asked for it."
"I saw that grey hood," said {p}. "It was driven away quite early, with its face in both hands."
"I came past that house late," said {p}. "A light went in at the side, where there is only a locked door."
"I once took honey to that family," said {p}. "They sent it back. Not one of them can bear it."
@ * gift line=who-cups behind
"Is {foe.name} their friend?" said {p}. "They were going to look through the accounts together, the very next day. I know the {clerk} who was sent for."
"Do not ask the smith," said {p}. "{hands} paid him double for that key, so he has a bad memory. But his boy told me."
"That girl who washes up?" said {p}. "She is a good child, but ask her which hand is her left one. She has to think."

@ * echo line=who-cups wall did=cups-o1:+
At noon there was no rope, thanks to {h} and a rain barrel | {foe} was vexed about that, and talked more than was wise
@ * echo line=who-cups far did=cups-o1:-
One pot broke at {h's} feet | a washerwoman in grey had thrown it | {hands} had dragged her from the river, after what {h} told them
@ * echo line=who-cups gate did=cups-o2:+
One of the six was the broom-seller | {h} had defended her when she stood on that barrel | now she took the girl by the hand
@ * echo line=who-cups wall did=cups-o2:-
{foe} had heard how {h} tricked {hands} in the market | they knew {h} by sight now, and two of them waited outside
@ * echo line=who-cups turn did=cups4:+
The stair-sweeper put in a head | "You helped me on my stairs," the sweeper said. "Go on reading. I shall keep them busy below"
@ * echo line=who-cups plan did=cups4:=
{h} had looked hard at those cups on the first day | the spoon stood in the one beside the visitor's place | so the girl told the truth, and {h} could swear to it
@ * echo line=who-cups turn did=cups4:-
"That one saw the hood as well!" they shouted below, and meant {name}. | the lie on the stairs had become a proof by now
@ * echo line=who-cups price did=cups1:+
A neighbour came to the fence | through {h} she had heard of the hood that cried | she held her gate open, for the two of {them}
@ * echo line=who-cups gate did=cups1:-
{w} had driven the hood home that night, and was not there | {w} would not forgive that lie about a confession | so there was one witness fewer
@ * echo line=who-cups far did=cups10:+
{h} had rid the messenger of that note, and was repaid for it | "I took round the order for these pots," the messenger said. "{foe.name} wrote it after you asked about honey"
@ * echo line=who-cups price did=cups10:-
The messenger had told the family of a false cousin | that was {h}, who had lied about it | so the front door was barred now, too
@ * echo line=who-cups turn did=cups12:+
The search below went slowly | {h} had helped to hide the weaver's book | none of them knew the name
@ * echo line=who-cups plan did=cups12:-
A weaver had a spare bed close by | {h} had told lies about the market | so the girl could not have it
@ * echo line=who-cups gate did=cups5:+
Behind the six came the cook | {h} had kept her name out of it | "You kept your word," she said. "So I have come by myself"
@ * echo line=who-cups far did=cups5:-
{hands} told everyone that {h} had stolen the cup | {h} could not say that it was untrue | "Who knows what {he} put into it?" they asked
@ * echo line=who-cups price did=cups3:+
The girl held up the rusty key that {h} had lifted down | "I have tried it in every lock," she called softly. "It fits none. So there must be another"
@ * echo line=who-cups gate did=cups3:-
{foe} had not forgotten {h's} trick at the side door | {hands} looked into every {bag} that evening | the cups had to go in under the girl's apron
@ * echo line=who-cups plan did=cups13:+
Behind them came the pot boy from the {inn} | {h} had shared the plate of nuts with him | "I shall say that the chair stood empty," he told the girl. "Then you are not the only one"
@ * echo line=who-cups turn did=cups13:=
they had all yawned that night, {foe} told {h} once | only a guest at that table could have seen it
@ * echo line=who-cups price did=cups13:-
"{foe.name} wept for joy at your promise," {hands} called out. | {h} had lied there, so now {foe} believed nobody | each door of the house was locked
@ * echo line=who-cups gate did=cups14:+
{w} stood close by, and began to smile at that laugh | {h} trod on {w's} foot, as they had agreed | neither of them laughed
@ * echo line=who-cups gate did=cups14:=
{name} had practised on that laugh, under the boat | it did not make {him} nod any more
@ * echo line=who-cups gate did=cups14:-
{w} was missing | {h} had lied about not being afraid | so {w} felt like a coward, and had stayed at home
@ * echo line=who-cups plan did=cups15:+
The miller stood outside, still grey behind the ears | {h} had protected somebody from that tub | now he let none of {hands} come in
@ * echo line=who-cups price did=cups15:-
Grey sheets hung over the next fence | {hands} had dyed them, after {h} lied on the bridge | so no door there opened for {p's} box
`;

/** Scenes in which a fact of the case is found out, with somebody who comes back. */
const scenes = `
@ cups1 scene line=who-cups second p=again where=the_gate_of_that_house
% Gone before Supper; A Hood on a Nail
{p} had kept one thing back | so {p} led {h} to the gate of that house | that night {p} had walked somebody home | it was somebody in a grey hood
"It was not late," said {p}. "They had not yet lit the second lamp. There was crying, all the way, under that hood. I gave up my scarf."
From the gate {they} could see the table with the two cups | the hood had left before anybody filled the second one | so somebody else had come later | the second guest sat down in the stranger's warm chair
They were all hunting the wrong one | {p} wanted to say so aloud, and was afraid to
+ Support {p} in telling it to the whole {street} => {p} told them all how early the hood went home | the {street} did not like it, but some people listened | one had heard another step later, at the side door
= Sit down where the second guest must have sat => From that chair {h} saw the side door, and not the front one | a cup had left its mark upon the table | the mark was sticky
- Lie to {p} that the hood has confessed => "Then I walked with the right one," said {p}, and leaned on the gate. "But my scarf was brought back the next day. It was washed and folded. Would you have done that, after such a night?"
~ {p} looked for the footmarks of that night | but {hands} had raked the road since yesterday | "It was not late," said {p}. "They cannot rake that."

@ cups2 scene line=who-cups plan p=again where=the_room_with_the_stove
% She Was Told to Tidy; The Girl with Wet Hands
The {kitchen} girl knew who had wanted a clean cup | so {p} brought the girl to {h} after dark, by the hand | she would not sit | she held her hands before her as if they were still wet
"Do it all again," said {name}, and set down two cups. | the girl took up the plain one, and rinsed it [2 , and stood there with a cloth]
"I was told to wash one, and that it would be a kindness," she said. "So I washed this one. It was the other that was meant." | she pointed with the cloth at the sticky cup | it had stood before the visitor's chair
It was {foe} who always sat in that one | so {foe's} cup was still there, with the honey in it | the girl was afraid to say so to {foe's} face
+ Protect the girl, and find her a bed for tonight => {p} took the girl in, and put her to sleep behind the stove | "I will say it to anyone," she told {them} through the door, "if I do not have to say it by myself"
= Ask her to say who it was, in so many words => "{foe.name} told me to do it," said the girl to the cup. | it was quite enough, for {they} had both heard her | then she dried the cup, and put it back
- Lie that she will keep her place whatever happens => The girl was glad of it, and that was the bad part | {p} looked at {h} over her head | the girl sang, when she went down to the scullery
~ The girl let the plain cup fall | she looked at the pieces, and shook | it was a while before she would come out from behind {p}

@ cups3 scene line=who-cups wall where=the_side_door
% A Second Key; The Side Door
The second guest had not come in at the front | so {h} asked to see the side door | the family kept to their beds, for grief | their friend {foe.name} led {him} there instead | "Nobody could have come in here without a key," said {foe}. "The family have one, and there it hangs."
It hung there, and was rusty | but the lock was bright, and had been oiled | so there was a second key, and it was a new one | {hands} had been seen at the smith's
{foe} sucked a bit of honeycomb from a pocket | "You ask so much," said {foe}. "The people have their stranger. I should let them have it, if I were you."
+ Help to lift down the rusty key => The rusty key would not go into the lock at all | "How odd," said {foe}, after a moment. "It must be the damp" | it had been a very dry year
= Ask {foe} where {foe.he} was that evening => "Here and there," said {foe}. "At home, in the end. I had a cup of something" | then {foe.he} held the door, for {h} to go out by [3 , and bowed as well]
- Trick {foe} with a copy of your own => {h} put the first key that came to the lock | {foe.his} hand closed round {h's} wrist at once | "You will scratch it," said {foe}, quite gently, and let go, finger by finger
~ Someone called down in a weak voice | {foe} went up with the key, to be of use | the side door was locked when {h} tried it | from that side the lock was bright as well

@ cups4 scene line=who-cups lead p=stair-sweeper where=the_back_stairs
% On the Back Stairs; A Hood, They All Said
They had seen the grey hood on that family's back stairs | so {h} went there first | {p.a} swept those stairs, and had left one of them unswept on purpose | "That is where the hood went up," said {p}. "I had its hem in my face."
On that stair hung a thread of grey wool | it had a blue hair in it, and so had {token}
In the room above stood the two cups | nobody had dared to touch them | only one of the two was clean
Half of the {street} hung over the rail by now | "It was the hood," they said. "A stranger has {deed}. What is there to look at?" | somebody had already gone for a cart
+ Help {p} to clear the stairs => The people went down backward, so as not to miss anything | now one could see the muddy steps of the hood | it had gone up slowly, one stair at a time | it had come down three stairs at a stride
= Look hard at both cups without touching them => The one shone as if nobody had ever used it | in the other a spoon was standing, and it did not lean | the second one belonged to the visitor's chair
- Lie that you saw the hood as well => The people made room for {him} at the rail at once | "Late at night?" they asked, and {h} nodded | "That is odd," somebody said at the back. "That hood was driven home before supper. There was crying in it."
~ A boy had come up under all those arms | he sat down on that stair, right on the thread | when {p} lifted him off, the thread was gone

@ cups5 scene line=who-cups means p=again where=the_shed_behind_the_house
% Honey at the Bottom; A Spoon That Stood
The unwashed cup might show who had used it | so {p} had gone there as a help | {p} brought the cup out to the shed under a cloth | "Do not tip it," said {p}. "You could not if you tried."
The spoon in it stood upright | at the bottom there was honey, as deep as a thumb is wide [3 , with a wasp in it that had died content]
{they} asked the cook of the house to come out | she put in a finger, and drew it out with some trouble | "That is not ours," said the cook. "The family take it plain. I have not had honey in my {kitchen} since I came."
"And the visitors?" said {p} | the cook wiped her finger for a long time. "There is one who never goes without. It gets brought along, in a pocket."
She had not said a name | she was looking at the door
+ Give the cook your word to leave her out of it => "Then I will say this much," said the cook. "Visitors come in at the front, by the {bell}. For that one I never once heard it. There is a door at the side, but that has been locked for years"
= Taste what is left on the spoon => It was a dark honey, and tasted of thyme | {p} tried it too. "Only one stall has that," said {p}. "It is kept for one customer, and {hands} come to fetch it"
- Steal the cup, for a proof of your own => {h} bore it away under {his} {coat}, upright | soon three wasps were coming along, and a dog | "An honest cup would be easier to hide," said {p}
~ The cook had heard a step | she went out backward, with the finger behind her | the wasp had climbed out of the honey, alive after all | for an hour nobody could come near the cup

@ cups6 scene line=who-cups price entered p=again where=the_yard_of_that_house
% For Being Tidy; Put Out with a Box
{p} had taken work there, to ask something for {h} | now {p} sat in its yard, upon a packed box | {hands} had just shut the {kitchen} door from within
"I asked who told the girl to wash that cup," said {p}. "It was my whole question. Now I am never to have work in this {street} again."
Behind the window stood the girl at the tub | next to her lay a purse
"It is for being tidy," she called out. "{foe.name} told me that night to wash a cup, and said that it was a kindness. But all this? For one cup?"
{p} looked at {h} without a word, and was close to tears | inside there were steps, and somebody was coming to close the shutter
+ Help {p} to carry the box to a friend's house => {they} carried the box up four stairs | the friend's aunt made up a bed for {p} | "That child has not touched the purse," said {p}. "I watched her. She moved it with a spoon"
= Ask the girl which of the cups it was => "The left one," called the girl. "{foe.name} said, the one on the left. Only, I came in from the other side." | so she had washed the wrong one, and did not know it
- Steal the purse while the girl's back is turned => {h} drew the purse out through the window by its string | "Is it gone?" said the girl, without looking round, and her shoulders came down. "I could not think how to send it back"
~ One of {hands} closed the shutter | behind it they scolded the girl | "They asked who had sent me," said {p}. "I gave them your name, I was so tired."

@ cups7 scene line=who-cups turn p=again where=the_room_over_the_stable
% Two Threads of Grey; What the Note Said
The stranger's note was in {h's} hands at last | {p} shut the door, and {h} untied it | a messenger had taken it to that family three times | three times somebody at the door sent it back
{h} laid {token} beside the grey wool around it | both had the same blue hair in them | so the note came from the one in the hood
"{foe.name} has spent your money," {name} read out. "You will count it tomorrow. Lock the side door tonight."
"So the hood came to warn them, and was sent off in tears before supper," said {name}. "After that {foe.name} came in, for there is a new key to the side door. And the cup had honey in it. Who goes about there with honeycomb in a pocket? So {foe.name} has {deed}. Now nobody thinks of counting."
"And we all ran after the one who had told the truth," said {p}, and could not look up | {h} was glad to know it | {he} only wished to have known it sooner
Down in the {street} they had a rope by now | they were looking for the hood behind every door
+ Protect the one in the hood from the {street} => {p} showed the note at every door, to everyone who could read | the people carried their rope home | before evening three people had asked the way to the hood | they wished to say that they were sorry
= Look at the other side of the note => Somebody had written there: the family is not to be troubled | the words were large and merry | the {paper} stuck to {h's} thumb | it was honey, and it tasted of thyme
- Trick the {street} with a hood upon a broom => The whole {street} chased it down to the river | {hands} were the first to catch up | they brought the broom to {foe} | {foe} could be heard to laugh, even down there | "There might have been somebody under it," said {p}
~ The rope went by below, with half of the {street} behind it | {p} put the note away. "If they saw that now," said {p}, "they would only say that we wrote it ourselves."

@ cups8 scene line=who-cups gate move p=porter
% A Sweet Cup by the Fire; The Girl in Front
Every evening {foe} sat by the fire at {place} | so {h} had come there with the {kitchen} girl, to have it out | the two cups were in a {bag} | six people from the {street} had come to listen
{p.a} kept the way in | "Six of you?" said {p}. "I am to let in friends. For anybody else I call {hands}"
From inside came a laugh, and the tinkle of a spoon | the girl had stopped at the sound of it | "I cannot say it if {foe.name} smiles at me," she said. "Nobody can. One always begins to nod."
Without her {h} had nothing but two cups | and {p} was looking round for {hands} already
+ Comfort the girl, and go in beside her => "Look at the cup, and at nothing else," {h} told her | first the girl told it to {p}, and watched the cup | {p} believed her, and held the way open
= Tell {p} what the six came to hear => {p} had been in the {street} with the rope {p.himself} | "They told me that the hood had done it," said {p} | then {p.he} took off the porter's cap | {p.he} came in behind the others, to hear it as well
- Trick {p} with a pot of honey for {foe} => "Honey is always let in," said {p}, and tried it with one thumb before it went by | none of the six was asked about | inside, {foe} had smelled it already
~ {p} had called {hands}, and they pushed the six out again | the six got in by the woodpile in the end, one by one | the girl came last, and had to be pulled

@ cups9 scene line=who-cups duel
% Whose Cup Was Whose; Laughing by the Fire
"Friends!" said {foe}, and moved up on the bench by the fire. "Is it those cups again? I was at home that night. Sit down, have something sweet!"
{h} stood the two cups before {foe.him} | one was clean, and the other was sticky | {token} lay between them | the six and the girl came close
{h} was afraid of that kind face, and looked at the wool instead | if {foe} claimed a cup, {foe.he} had sat there | if {foe.he} did not, the hood would be blamed for good
"She was to wash yours," said {name}, "and she washed the other. Yours has the honey in it."
{foe} laughed, and the six very nearly laughed along [3 with {foe.him}, as people do]
+ Support the girl while she says who told her => "It was {foe.name}," the girl said to the cup. "Wash the left one, it is a kindness." | "On my left," said {foe.name}, always glad to be of use. "Not on yours, child." | then it was very quiet [3 , and {foe} noticed it last of all]
= Set the cups the wrong way round, and wait => {foe} talked of the weather, looked at the table, and talked on | {foe.he} could not bear it in the end | {foe.his} hand went out and changed them over | now the sweet one stood where it had stood that night
- Lie that the honey in the cup was bad => "It was not!" cried {foe}. "That is thyme, it keeps for years. I never had a better." | {foe.he} stopped there, with {foe.his} mouth still open | the six looked at each other
+~ "Dear child," said {foe}, "you wash so many cups! Was it not a person in a hood who told you?" | the girl looked up at that kind face, and began to nod [3 , slowly, again and again]
=~ {foe} hummed a tune, and waited just as long | then {foe.he} took up both cups and rinsed them in the bucket [3 beside the door]. "There," said {foe}. "Nobody likes them sticky."
-~ "Was it?" said {foe}, and put in a finger, and licked it. "You are right. Away with it!" | the cup was in the fire before anyone had got up [3 , and the honey hissed]

@ cups10 scene line=who-cups near p=messenger where=the_messengers'_bench
% Sent Back Unopened; A Note in Grey Wool
{h} asked who else had met the stranger in the hood | they sent {him} to the messengers' bench | there sat {p.a} | nobody would take the note that {p.he} held | it was tied with grey wool
"A stranger in a hood gave it to me, for that family," said {p}. "I have been there with it three times. A friend of theirs comes to the door, and always sucks something. They are not to be troubled, I am told, and I have it again."
"Now everyone hunts for a hood," {p} said. "If they find this on me, I am the next. Please, what does one do with such a thing?"
+ Help {p} and keep the note yourself => {p} gave up the note like a hot coal, and ran | "I first took it there a whole day before it happened," {p} called back. "I could have got it in by the window. I thought of that later"
= Hold the note against a {lamp} => The note was folded many times over | {h} could read only two words through it | they were "side door"
- Lie that you are one of the family => {p} pressed the note into {h's} hand at once | "Then you know why there was such crying," said {p}. "I do not. I only saw the hood come out, and it was wet to the chin"
~ A shout went down the {street}, for a boy had seen a hood | {p} had the note inside one boot already. "It was a bonnet," said {p} when it was quiet. "Come again when they have all gone to bed."

@ cups11 scene line=who-cups far p=again where=the_front_steps
% Honey on Every Step; A Kind Thought
{h} meant to show people the honey in that cup | but {p} came to fetch {him} out to the front steps | before each door of the {street} stood a pot of honey | {hands} had set them down by night, with {foe's} name on them
"That is clever," said {p}. "Yesterday there was one person here who took honey. Today there is no cup in the place that is not sticky. What does yours prove now?"
All along the {street} people licked their spoons [2 , and said what a good heart {foe} had] | the {kitchen} girl alone had not opened hers
So {h} needed a better proof, and before night
+ Share your pot with the boy who got none => The boy ate it slowly, on the step | "They forgot me," the boy said. "I held the door that day, when the note was sent back. I suppose that {foe.name} does not care to remember it"
= Taste the new honey with care => It was pale, and it was clover | the honey in the cup had been dark, and it was thyme | {p} tasted too, and put the lid back on. "The good one was not given away," said {p}
- Steal the pots from all the steps again => By noon the whole {street} hunted the thief of the honey | {h} had sticky hands, and so had everyone else | that was what saved {him} | "They had done nothing but like it," said {p}
~ The first of {hands} had come back with a ladle | there was more for everyone | they stood in a row for it | "Have some," they said to {p}. "Or do you think that there is something the matter with it?"

@ cups12 scene line=who-cups near p=weaver where=the_weaver's_counter
% Nobody Wears Grey; Six Hoods from One Fleece
{h} had to know whose hood it was | so {h} took {token} to {p.a} | five grey hoods lay upon the counter [2 , brought back with bad words]
"I wove six out of one fleece," said {p}. "There is that blue hair in it, and you will not find it twice. The sixth belongs to a good soul. That one kept the family's books, and was sent away in spring."
{p} did not know {matter} | but {hands} had been there, on an errand of {foe's} | they wanted the name of the sixth customer | within the hour they would be back for it
+ Help {p} to hide the order book => The book went in with the dirty fleeces, the ones that smell | "The one in the sixth hood walked two miles back to me," said {p}, "because of one {coin} too many. One does not run after such a person with a rope"
= Lay all the five hoods out, and compare them => All the five hoods were quite clean at the hem | "The sixth went by here, on that evening, toward the house," said {p}. "It went slowly, as one goes with bad news, and stood still at each corner"
- Lie that grey is in demand at the market => {p} took all five there, and was back by noon without one | the market had seen grey, and had run for a rope | "You might have told me which market," said {p}, out of breath
~ {hands} had come sooner than they had said | they looked through the order book from the front | then they felt the stuff of {h's} sleeve | "Grey would not suit you," they said

@ cups13 scene line=who-cups near where=the_corner_table
% One Plate at Home; The Chair by the Fire
{h} sat at the corner table of the {inn} | {he} was thinking about the second guest | {foe} came over to {him}, alone | {foe.he} put a plate of sugared nuts before {h} | {foe.he} was so merry that {h} had to smile
"You knocked at thirty doors this week," said {foe}, "and you slept in your {coat}. Go to bed! They were like that too, that night. They yawned like cats, and would not get up."
Then {foe} stopped laughing all at once. "At home I lay one plate," said {foe}. "In that house I have a chair by the fire. They ask me where I have been. I want to keep that chair. You pull at it with every question."
"Stop asking, and I call {hands} off," said {foe}. "Then your grey hood gets away tonight. That is what you want, after all." | under the table {foe.his} foot went up and down
"It is not," said {name}. "The hood is to come home, and not to run."
+ Share the nuts with the pot boy, and refuse => The pot boy took the nuts in both hands | {foe} had to look on, and went | "{foe.name} sits here every night until we close," the boy said. "Only that night the chair stood empty"
= Ask {foe} who told of the yawning => {foe's} foot stood still under the table. "People do yawn," said {foe}, "at night." | {foe.he} took up a nut, looked at it, and put it back | {h} had never yet seen {foe.him} leave anything sweet
- Lie to {foe} that you will ask no more => {foe} took {h's} hand, and wept for joy | {hands} had the evening off | {h} went on asking, by the back doors, with a warm hand
~ Somebody called out to {foe}, who was merry again at once | "Think about it," said {foe}, and took the nuts along to the next table | they were all glad there

@ cups15 scene line=who-cups near p=again where=the_bridge
% A Tub of Grey Dye; The Miller's New Colour
Upon the bridge {h} asked {p} about that late guest | from both ends came {hands}, and carried a tub of dye
"The miller asked about the second guest as well," they said. "Look at him now."
Grey dye ran out of the miller's hair and boots | boys were already calling him the hood
"{foe.name} laughed at it so much," said {hands}. "Give us {token}, or {p} goes in next."
"Nobody looks who is inside the grey," {p} whispered. "They fetch the rope."
{h} was afraid for {p}, but {he} needed that wool | two of {hands} had lifted {p} off the ground
+ Protect {p} with your own {coat} => {h} threw {his} {coat} round {p}, and got the dye over both arms | the miller came to stand beside {them}. "One is soon dipped," he told {hands}. "Three of us are hard work"
= Look into the tub, and ask who is first => There was only a puddle left in it | most of the dye was on the miller | {hands} put their heads together over the tub, and quarrelled | {they} walked off the bridge on tiptoe
- Lie that {p} has more of that wool at home => {hands} marched {p} home, and dipped all the sheets they could find | {h} kept the wool, and had clean sleeves | "There never was any here," said {p}, between two grey curtains
~ The tub tipped, and both of {p's} boots were grey | "That will do to begin with," said {hands} | {p} had to go home in stockings, by the back ways

@ cups14 scene line=who-cups eve p=again where=the_upturned_boat
% Under the Boat; What Comes Afterwards
It was nearly time to face {foe}, and {h} could not sleep | {p} was awake as well | so {they} went down to the river | they sat under an upturned boat, with one blanket and one {lamp}
"I am afraid of that laugh," said {p}. "I laugh along before I know it. So does everyone."
"I am afraid of being wrong again," said {name}. "We all ran after the hood. If nobody believes me, they will fetch the rope a second time."
It had cost {them} something by now | people shut their doors before {h}, and called names after {p} | {token} lay under the {lamp}
"Why do you not let it be?" asked {p}. | "The hood came three times with the truth," said {name}. "Nobody opened. I want somebody to open."
"And afterwards?" | "Then I shall sleep until noon," said {name}. "And you show me where one gets good soup."
+ Support {p}, and agree upon a sign against laughing => If one of them laughed the other was to tread on that foot | they tried it out at once | they laughed so much that the boat boomed | "That is out of me now," said {p}
= Try the speech out on {p} => {p} played {foe}, with a pebble in one cheek | twice {h} began to nod, in the middle of a sentence | the third time {he} got to the end
- Lie to {p} that you are not afraid at all => "Oh," said {p}, and moved away a little. "Then it is only I." | {p} gave up the blanket, and soon went home alone
~ The {lamp} went out, and the boat let in the rain | {they} lay back to back | each thought that the other was asleep
`;
export const pack: PackSource = { id: 'case-who-cups', sheets: [facts, road, scenes], words: {} };
