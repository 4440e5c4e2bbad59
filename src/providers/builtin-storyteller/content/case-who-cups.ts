import type { PackSource } from '../pack.ts';

/** Whose doing it was: each case has a thing that was left lying about, somebody who is blamed for it, and the one who did it. */
const facts = `
@ * truth line=who-cups start
Where it happened, two cups had stood on one table | by morning one of them was washed, and the other was not [2 , as all {home} knew] | so there had been a guest, who did not want it known | whoever knew that guest would know {matter}
@ * known line=who-cups before
The hood had gone home before supper | somebody else had come in later, and used the second cup | {h} had still to learn who
@ * known line=who-cups behind
{h} knew whose cup it was | so {he} knew {matter} | but nobody had seen {foe} at that table | so {foe} must be brought to own to the cup
@ * settle line=who-cups won
{foe} laughed once more, and this time nobody laughed along | "That is the sweet cup," said the girl. "I was told to wash it, and I took the other." | {foe} laid the side door's key down beside the spoon | "They were going to count the money next day," said {foe}. "I had spent it, you see." | "I sat with them until they yawned," said {foe}, "and did it, and left by the side door. After such a night nobody counts." | so {foe} had {deed} | six people had heard {foe.him} say so | two {guards} led {foe.him} out, and nobody had to push | behind them the stranger had come in, still under the hood | {h} held out {token} to the stranger | then the stranger put back the hood at last | the girl took the stranger by both hands
@ * settle line=who-cups lost
"So it was nobody," said {foe}, and laughed until the six had to smile too. | {foe} had spent the family's money, and so {foe.he} had {deed} | nobody could ever prove it now | the note had cleared the hood, and the rope was hung away | "Some robber," people said, and asked no further | that night the girl was sent off by {boat}, because she was too tidy | {foe} kept {foe.his} chair, and was given a cup of {foe.his} own | outside stood the stranger [2 , who had told the truth from the beginning] | "So they believe one half," the stranger said, and drew the grey hood down again
@ * settle line=who-cups dear
"You have me," said {foe}, and seemed to find it funny. "They would have counted the money the day after. There was none. Now they had another thing to think of." | {foe} had {deed} | {guards} led {foe.him} off, and {foe.he} waved to the six | the family heard that the girl had known about the cup | they put her box out in the {street} before dark | "And where does one go from here?" she asked {h}, and sat down on it | the stranger in the grey hood took the other handle | "They did not believe me either," said the stranger. "Come along."
@ * last line=who-cups won
A week later {h} saw a grey hood in the family's hall | the stranger kept their books again, and had a cup on the last hook | half of the {street} came by to beg pardon | the family gave each of them a cup of broth | by evening there were thirty cups | the girl washed every one, left and right | {h} stood beside her, and dried them
A year later the family asked {h} to supper | the stranger had sewn {token} back into the hood | the hood hung by the fire, and the stranger told everything | nobody interrupted until the end | then the girl brought in the second cup | she did not fill it yet | she went round the table, and asked who wanted it
@ * last line=who-cups dark
{h} was asked to that house once, for politeness | the girl had gone by then | the stranger in the hood had gone too | the family had nothing more to tell | two clean cups stood on the table | {h} sat down before the second one | nobody came in to fill it
@ * last line=who-cups dear
In spring {h} passed a shop in the next town | a grey hood hung there | the girl stood at the tub | at home people knew by now who had been right | not one of them had written | the girl put a cup before {h} | she had rinsed it twice, from habit | then she laughed, and filled it to the brim
@ * last line=who-cups lost
In that winter {h} often drove out to the grey hood | it was the only house in which both halves were believed | {foe} still sat at that family's fire, with a spoon | there was no word from the girl | the stranger set out two cups, and filled them both | {h} began again at the first cup | {he} told the whole story until it was day
`;

/** How it begins, what is carried through it, and what is met on the way. */
const road = `
@ cups-o1 open line=who-cups p=rope-maker/he where=the_rope-maker's_yard
% A Rope for a Grey Hood; The Hem That Tore
{p.a} pulled {h} into his yard, where a rope lay ready | "{hands} want it by noon, to lead one out of town on," said {p}. "They say that a stranger in a grey hood has {deed}. But I caught that hood by the hem, and somebody cried under it. What if it is the wrong person?"
It had happened in the last house of the {street}, where an old family lived | two cups had stood on their table | before daybreak somebody had washed one, and had left the other as it was | {foe} was the family's friend, and had sent {hands} after the hood
The hem had torn in {p's} hand | {p} gave {token} to {h} | "You ask questions," he said. "Begin on the back stairs there, where they saw it."
+ Help {p} to hide the rope for a day => {they} sank the rope in the rain barrel, and sat on the lid | {hands} looked into every shed but that one | "That is one day," said {p}. "Use it. The one who sweeps those stairs knows more than is told"
= Ask {p} how the stranger had run => "Badly," said {p}. "The stranger had come back to say something at that house. One foot was on the step when we all ran up. Who comes back, after such a deed?"
- Lie to {hands} that the hood went to the river => {hands} ran to the river at once, and half of the {street} behind them | "My neighbour washes there," said {p} slowly, "and she wears grey." | but for an hour the way to the back stairs was free
~ At the gate were {hands}, two of them | each took an end of the rope | "Noon," they told {p} | {h} closed one hand over {token}, and set out for the back stairs

@ cups-o2 open line=who-cups p=broom-seller/she where=the_market
% Anything Grey; Stood upon a Barrel
On a barrel in the market stood {p.a}, where {hands} had put her | "Her shawl is grey," they called, "and a grey hood was on the back stairs that night. So she has {deed}!" | they held {token} against her shoulder | {foe} nodded
It had happened in an old house in the {street}, where {foe.name} was a friend of the family | "Of their two cups one was washed too early," called their cook. "Some late guest must have wanted that!" | but nobody listened
"There is a blue hair in that wool," {p} begged {h}, "and none in my shawl! Please look!" | it was so, and {h} kept {token} in {his} hand | "Then find us the right one," said {hands}. "Or she will have to do"
+ Defend {p} before the whole market => {h} stood before the barrel, and showed the blue hair to each of them | {hands} let her climb down | "That wool hung on the back stairs of that house," she whispered. "Ask there who saw it"
= Compare {token} with the other shawls => There were eleven grey ones in the market | not one had a blue hair | two of the eleven belonged to {hands} | after that nobody wished to compare any more, and {p} climbed down
- Trick {hands} into searching one another => Two of {hands} had grey linings | soon they all had each other by the collar | {p} climbed down, and ran | "We shall know you again," the longest of them told {h}
~ They had put {p} into a shed | one of {hands} sat down before the door | "Until dark," that one said | {h} still had {token}, and the back stairs were not far

@ * token line=who-cups
the scrap of grey wool

@ * ask line=who-cups before
{h} held {token} against every grey {coat} on the way | {he} was looking for a blue hair
{h} wished to know {matter} | {he} asked at each door who visited that house so late
{h} hoped to find the grey hood before the rope did | {he} asked for the way
The second guest had gone home late that night | {h} asked for anyone who could not sleep then
@ * ask line=who-cups behind
{h} still needed people who would hear about the second cup
{h} still had to prove {matter} | so {he} asked each smith about a new key
{h} went after those who hunted the hood | {he} begged them to leave it in peace

@ * gift line=who-cups before
"A clean cup before daybreak?" said {p}. "In that house they never wash up until noon. Somebody must have asked for it."
"I saw that grey hood," said {p}. "It went home quite early, with its face in both hands."
"I came past that house late," said {p}. "A light went in at the side, where there is only a locked door."
"I once took honey to that family," said {p}. "They sent it back. Not one of them can bear it."
@ * gift line=who-cups behind
"Is {foe.name} their friend?" said {p}. "They were going to look through the accounts together, the very next day. I know the {clerk} who was sent for."
"Do not ask the smith," said {p}. "{hands} paid him double for that key, so he has a bad memory. But his boy told me."
"That girl who washes up?" said {p}. "She is a good child, but ask her which hand is her left one. She has to think."

@ * echo line=who-cups wall did=cups-o1:+
At noon there had been no rope, thanks to {h} and a rain barrel | {hands} still looked for it, so nobody stood behind {foe}
@ * echo line=who-cups far did=cups-o1:-
A clod of earth broke at {h's} feet | a washerwoman in grey had thrown it | {hands} had dragged her from the river, after what {h} told them
@ * echo line=who-cups gate did=cups-o2:+
One of the six was the broom-seller | {h} had defended her when she stood on that barrel | now she took the girl by the hand
@ * echo line=who-cups wall did=cups-o2:-
{foe} had heard how {h} tricked {hands} in the market | they knew {h} by sight now, and two of them waited outside
@ * echo line=who-cups turn did=cups4:+
The stair-sweeper put in a head | "You helped me on the stairs," the sweeper said. "So I have told them below that nobody is up here"
@ * echo line=who-cups plan did=cups4:=
{h} had looked hard at those cups on the first day | the spoon stood in the one beside the visitor's place | so the girl told the truth, and {h} could swear to it
@ * echo line=who-cups turn did=cups4:-
"That one saw the hood as well!" they shouted below, and meant {name}. | the lie on the stairs had become a proof by now
@ * echo line=who-cups price did=cups1:+
A neighbour came to the fence | through {h} she had heard of the hood that cried | "To me you may come," she told {p}
@ * echo line=who-cups gate did=cups1:-
{w} had walked the hood home that night, and was not there | {w} would not forgive that lie about a confession | so there was one witness fewer
@ * echo line=who-cups far did=cups10:+
The messenger looked in, whom {h} had rid of that note | "They had me carry an order for honey, by the barrel," the messenger said. "{foe.name} wrote it after you asked"
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
Both cups were still there, thanks to {h} and the potter | he had sent word that he needed them for a pattern | so nobody had dared to throw them out
@ * echo line=who-cups turn did=cups13:=
{foe} had told {h} at the potter's how the family yawned that night | the {clerk} was not there to see it, and so {foe} was
@ * echo line=who-cups price did=cups13:-
One of {hands} sat in that {kitchen} day and night now | {foe} had put him there after {h's} lie about broken cups
@ * echo line=who-cups gate did=cups14:+
{w} stood close by, and began to smile at that laugh | {h} trod on {w's} foot, as they had agreed | neither of them laughed
@ * echo line=who-cups gate did=cups14:=
{name} had found an answer to that laugh, under the boat | this time {he} did not begin to nod
@ * echo line=who-cups gate did=cups14:-
{w} had stayed at home | {h} had nodded at that laugh, under the boat, and lied about it | "If I cannot trust my eyes I am no witness," {w} had said
@ * echo line=who-cups gate did=cups20:+
Half of the family stood inside in their shawls, and wished to listen | {h} had once answered for them, and so they had come down
@ * echo line=who-cups gate did=cups20:-
No child called any names that evening | {h} had lied about it on the stairs | so the family stayed in bed, and would hear nothing
@ * echo line=who-cups plan did=cups15:+
The boy from the wash-yard sat outside, in his grey cap | {h} had protected him among the sheets | he was to whistle if {hands} came
@ * echo line=who-cups price did=cups15:-
The boy in the grey cap knew how one gets in there unseen | {h's} lie had hung him on a line by both sleeves | so he told {them} nothing
`;

/** Scenes in which a fact of the case is found out, with somebody who comes back. */
const scenes = `
@ cups1 scene line=who-cups second p=again who=stair-sweeper,rope-maker where=the_gate_of_that_house
% Gone before Supper; A Hood on a Nail
{p} had kept one thing back | so {p} led {h} to the gate of that house | that night {p} had walked somebody home | it was somebody in a grey hood
"It was not late," said {p}. "They had not yet lit the second lamp. There was crying, all the way, under that hood. I gave up my scarf."
From the gate {they} could see the table with the two cups | it had been bare yet when the hood went home | so somebody else had come later | it was that guest who had used the second cup
They were all hunting the wrong one | {p} wanted to say so aloud, and was afraid to
+ Support {p} in telling it to the whole {street} => {p} told them all how early the hood went home | the {street} did not like it, but some people listened | one had heard another step later, at the side door
= Sit down where the second guest must have sat => From that chair {h} saw the side door, and not the front one | a cup had left its mark upon the table | the mark was sticky
- Lie to {p} that the hood has confessed => "Then I walked with the right one," said {p}, and leaned on the gate. "But my scarf was brought back the next day. It was washed and folded. Would you have done that, after such a night?"
~ {p} looked for the footmarks of that night | but {hands} had raked the road since yesterday | "It was not late," said {p}. "They cannot rake that."

@ cups2 scene line=who-cups plan p=again who=stair-sweeper,messenger where=the_room_with_the_stove
% She Was Told to Tidy; The Girl with Wet Hands
The {kitchen} girl knew who had wanted a clean cup | so {p} brought the girl to {h} after dark, by the hand | she had both cups with her, under her apron | she held her hands as if they were still wet
"Do it all again," said {name}. | the girl set the two cups down, and took up the plain one [2 , and stood there with a cloth]
"I was told to wash one, and that it would be a kindness," she said. "So I washed this one. It was the other that was meant." | she pointed with the cloth at the sticky cup | it had stood before the visitor's chair
It was {foe} who always sat in that chair | so here was {foe's} cup, with the honey in it | but the girl was afraid to say so to {foe's} face
+ Protect the girl, and find her a bed for tonight => {h} gave her the bed behind the stove, and {p} lay down across the door | "I will say it to anyone," she told {them} in the dark, "if I do not have to say it by myself"
= Ask her to say who it was, in so many words => "{foe.name} told me to do it," said the girl to the cup. | it was quite enough, for {they} had both heard her | then she dried the plain cup once more, from habit
- Lie to the girl that her place is quite safe => The girl was glad of it, and that was the bad part | {p} looked at {h} over the girl's head. "And if they put her out?" {p} asked later. "Who keeps that word then?"
~ Out in the {street} somebody laughed {foe's} laugh | the girl had both cups under her apron again | it was a while before she would come out from behind {p}

@ cups3 scene line=who-cups wall where=the_side_door
% A Second Key; The Side Door
The second guest had not come in at the front | so {h} asked to see the side door | the family kept to their beds, for grief | their friend {foe.name} led {him} there instead | "Nobody could have come in here without a key," said {foe}. "The family have one, and there it hangs."
It hung there, and was rusty | but the lock was bright, and had been oiled | so there was a second key, and it was a new one
On the sill lay a bit of honeycomb | "That {clerk} again," said {foe}, and ate it. "Those books take until midnight. But you ask so much. The people have their stranger. I should let them have it, if I were you."
+ Help to lift down the rusty key => The rusty key would not go into the lock at all | "How odd," said {foe}, after a moment. "It must be the damp" | it had been a very dry year
= Ask {foe} where {foe.he} was that evening => "Here and there," said {foe}. "At home, in the end. I had a cup of something" | then {foe.he} held the door, for {h} to go out by [3 , and bowed as well]
- Trick {foe} by trying a false key => {foe.his} hand closed round {h's} wrist before the key was in | "You will scratch it," said {foe}, quite gently, and let go, finger by finger
~ A child called down in a weak voice | {foe} went up with the key, to be of use | the side door was locked when {h} tried it | from that side the lock was bright as well

@ cups4 scene line=who-cups lead p=stair-sweeper where=the_back_stairs
% On the Back Stairs; A Hood, They All Said
They had seen the grey hood on the back stairs of the house where it happened | so {h} went there first | {p.a} swept those stairs, and had left one of them unswept on purpose | "That is where the hood went up," said {p}. "I had its hem in my face."
On that stair hung a thread of grey wool | it had a blue hair in it, and so had {token}
In the room above stood the two cups | nobody had dared to touch them | only one of the two was clean
Half of the {street} hung over the rail by now | "It was the hood," they said. "A stranger has {deed}. What is there to look at?" | one had already gone for a cart [3 , and another was asking about a lock]
+ Help {p} to clear the stairs => The people went down backward, so as not to miss anything | now one could see the muddy steps of the hood | it had gone up slowly, one stair at a time | it had come down three stairs at a stride
= Look hard at both cups without touching them => The one shone as if nobody had ever used it | in the other a spoon was standing, and it did not lean | the second one belonged to the visitor's chair
- Lie that you saw the hood as well => The people made room for {him} at the rail at once | "Late at night?" they asked, and {h} nodded | "That is odd," somebody said at the back. "That hood went home before supper. There was crying in it."
~ A boy had come up under all those arms | he sat down on that stair, right on the thread | when {p} lifted him off, the thread was gone

@ cups5 scene line=who-cups means p=again who=stair-sweeper,broom-seller,rope-maker where=the_shed_behind_the_house
% Honey at the Bottom; A Spoon That Stood
The unwashed cup might show who had used it | so {p} slipped into that house from the back | {p} brought the cup out to the shed under a cloth | "Do not tip it," said {p}. "You could not if you tried."
The spoon in it stood upright | at the bottom there was honey, as deep as a thumb is wide [3 , with a wasp in it that seemed to have died content]
{they} asked the cook of the house to come out | she put in a finger, and drew it out with some trouble | "That is not ours," said the cook. "The family take it plain. I have not had honey in my {kitchen} since I came."
"And the visitors?" said {p} | the cook wiped her finger for a long time. "There are two who bring honeycomb along in a pocket. One comes with good wishes, and the other with the books."
The first was {foe}, and the second was the {clerk} | but she could not tell which of them had come that night
+ Give the cook your word to leave her out of it => "Then I will say this much," said the cook. "Visitors come in at the front, by the {bell}. That night I never once heard it. There is a door at the side, but that has been locked for years"
= Taste what is left on the spoon => It was a dark honey, and tasted of thyme | {p} tried it too. "Only one stall has that," said {p}. "It goes to the {clerk}, who gives half of it away"
- Steal the cup, for a proof of your own => {h} bore it away under {his} {coat}, upright | soon three wasps were coming along, and a dog, and a cry of thief | "An honest cup would be easier to hide," said {p}, and took it back by night
~ The cook had heard a step | she went out backward, with the finger behind her | the wasp had climbed out of the honey, alive after all | for an hour nobody could come near the cup

@ cups6 scene line=who-cups price entered p=again who=broom-seller,rope-maker,weaver where=the_yard_of_that_house
% For Being Tidy; Put Out with a Box
{p} had offered to ask something at that house for {h} | {p} went in with a box of apples | now {p} sat in its yard, on the empty box | {hands} had just shut the {kitchen} door from within
"I asked who told the girl to wash that cup," said {p}. "It was my whole question. Now nobody in this {street} is to buy of me, or to open to me."
Behind the window stood the girl at the tub | next to her lay a purse
"It is for being tidy," she called out. "{foe.name} told me that night to wash a cup, and said that it was a kindness. But all this? For one cup?"
{p} looked at {h} without a word, and was close to tears | inside there were steps, and somebody was coming to close the shutter
+ Comfort {p}, and sit down on the box too => Half of the {street} came to stare at the two on the box | "Let them," said {p}, after a while. "That child has not touched the purse. I watched her. She moved it with a spoon"
= Ask the girl which of the cups it was => "The left one," called the girl. "{foe.name} said, the one on the left. Only, I came in from the other side." | so she had washed the wrong one, and did not know it
- Steal the purse while the girl's back is turned => {h} drew the purse out through the window by its string | "Is it gone?" said the girl, without looking round, and her shoulders came down. "I could not think how to send it back"
~ One of {hands} closed the shutter | behind it they scolded the girl | "They asked who had sent me," said {p}. "I gave them your name, I was so tired."

@ cups7 scene line=who-cups turn p=again who=stair-sweeper,messenger where=the_room_over_the_stable
% Two Threads of Grey; What the Note Said
The stranger's note was in {h's} hands at last | {p} shut the door, and {h} untied it | a messenger had taken it to that family three times | three times somebody at the door sent it back
{h} laid {token} beside the grey wool around it | both had the same blue hair in them | so the note came from the one in the hood
"{foe.name} has spent your money," {name} read out. "The {clerk} comes tomorrow to count it. Lock the side door tonight."
"So the hood came to warn them, and was sent off in tears before supper," said {name}. "After that {foe.name} came in, for there is a new key to the side door. And the cup had honey in it. The {clerk} was not there that night. So it was {foe.name} who sat there, and has {deed}. Now nobody thinks of counting."
"And we all ran after the one who had told the truth," said {p}, and could not look up | {h} was glad to know it | {he} only wished to have known it sooner
Down in the {street} they had found a rope by now | they were looking for the hood behind every door
+ Protect the one in the hood from the {street} => {p} showed the note at every door, to everyone who could read | the people carried their rope home | before evening three people had asked the way to the hood | they wished to say that they were sorry
= Look at the other side of the note => Somebody had written there: the family is not to be troubled | the words were large and merry | the {paper} stuck to {h's} thumb | it was honey, and it tasted of thyme
- Trick the {street} with a hood upon a broom => The whole {street} chased it down to the river | {hands} were the first to catch up | they brought the broom to {foe} | {foe} could be heard to laugh, even down there | "There might have been somebody under it," said {p}
~ The rope went by below, with half of the {street} behind it | {p} put the note away. "If they saw that now," said {p}, "they would only say that we wrote it ourselves."

@ cups8 scene line=who-cups gate move p=porter where=the_family's_hall
% A Sweet Cup by the Fire; The Girl in Front
Every evening {foe} sat by the fire in {place} | so {h} had come there with the {kitchen} girl, to have it out | the two cups were in a {bag} | six people from the {street} had come to listen
{p.a} kept the way in | "Six of you?" said {p}. "I am to let in friends. For anybody else I call {hands}"
From inside came a laugh, and the tinkle of a spoon | the girl had stopped at the sound of it | "I cannot say it if {foe.name} smiles at me," she said. "Nobody can. One always begins to nod."
Without her {h} had nothing but two cups | and {p} was looking round for {hands} already
+ Comfort the girl, and go in beside her => "Look at the cup, and at nothing else," {h} told her | first the girl told it to {p}, and watched the cup | {p} believed her, and held the way open
= Tell {p} what the six came to hear => {p} had been in the {street} with the rope {p.himself} | "They told me that the hood had done it," said {p} | then {p.he} took off the porter's cap | {p.he} came in behind the others, to hear it as well
- Trick {p} with a pot of honey for {foe} => "Honey is always let in," said {p}, and tried it with one thumb before it went by | none of the six was asked about | inside, {foe} had smelled it already
~ {p} had called {hands}, and they pushed the six out again | the six got in by the woodpile in the end, one by one | the girl came last, and had to be pulled

@ cups9 scene line=who-cups duel where=the_family's_hall
% Whose Cup Was Whose; Laughing by the Fire
"Friends!" said {foe}, and moved up on the bench by the fire. "Is it those cups again? I was at home that night. Sit down, have a sweet bun!"
{h} stood the two cups before {foe.him} | one was clean, and the other was sticky | {token} lay between them | the six and the girl came close
{h} was afraid of that kind face, and looked at the wool instead | if {foe} claimed a cup, {foe.he} had sat there that night | if {foe.he} did not, nobody could ever prove it
"She was to wash yours," said {name}, "and she washed the other. Yours has the honey in it."
{foe} laughed, and the six very nearly laughed along [3 with {foe.him}, as people do]
+ Support the girl while she says who told her => "It was {foe.name}," the girl said to the cup. "Wash the left one, it is a kindness." | "On my left," said {foe.name}, always glad to be of use. "Not on yours, child." | then it was very quiet [3 , and {foe} noticed it last of all]
= Set the cups the wrong way round, and wait => {foe} talked of the weather, looked at the table, and talked on | {foe.he} could not bear it in the end | {foe.his} hand went out and changed them over | now the sweet one stood where it had stood that night
- Lie that the honey in the cup was bad => "It was not!" cried {foe}. "That is thyme, it keeps for years. I never had a better." | {foe.he} stopped there, with {foe.his} mouth still open | the six looked at each other
+~ "Dear child," said {foe}, "you wash so many cups! Was it not a person in a hood who told you?" | the girl looked up at that kind face, and began to nod [3 , slowly, again and again]
=~ {foe} hummed a tune, and waited just as long | then {foe.he} rinsed both cups in the bucket [3 beside the door], before anybody thought of it. "There," said {foe}. "Nobody likes them sticky."
-~ "Was it?" said {foe}, and put in a finger, and licked it. "You are right. Away with it!" | the cup was in the fire before anyone had got up [3 , and the honey hissed]

@ cups10 scene line=who-cups near p=messenger where=the_messengers'_bench
% Sent Back Unopened; A Note in Grey Wool
{h} asked who else had met the stranger in the hood | they sent {him} to the messengers' bench | there sat {p.a} | nobody would take the note that {p.he} held | it was tied with grey wool
"A stranger in a hood gave it to me, for that family," said {p}. "I have been there with it three times. Somebody puts an arm out at the door. They are not to be troubled, I am told, and I have it again."
"Now everyone hunts for a hood," {p} said. "If they find this on me, I am the next. Please, what does one do with such a thing?"
+ Help {p} and keep the note yourself => {p} gave up the note like a hot coal, and ran | "I first took it there a whole day before it happened," {p} called back. "I could have got it in by the window. I thought of that later"
= Hold the note against a {lamp} => The note was folded many times over | {h} could read only two words through it | they were "side door"
- Lie that you are one of the family => {p} pressed the note into {h's} hand at once | "Then you know why the hood cried so," said {p}. "Please tell your family that I did try"
~ A shout went down the {street}, for a boy had seen a hood | {p} had the note inside one boot already. "It was a bonnet," said {p} when it was quiet. "Come again when they have all gone to bed."

@ cups11 scene line=who-cups far p=again who=messenger,weaver,stair-sweeper where=the_front_steps
% Honey on Every Step; A Kind Thought
{h} meant to show people the honey in that cup | but {p} came to fetch {him} out to the front steps | before each door of the {street} stood a pot of honey | {hands} had set them down by night, with {foe's} name on them
"That is clever," said {p}. "Yesterday hardly anyone here took honey. Today there is not a clean cup in the place. What does a sticky one prove now?"
All along the {street} people licked their spoons [2 , and said what a good heart {foe} had] | the {kitchen} girl alone had not opened hers
So now {h} needed somebody who would say it, and not only a cup
+ Share your pot with the boy who got none => The boy ate it slowly, on the step | "They forgot me," the boy said. "I held the door that day, when the note was sent back. I suppose that {foe.name} does not care to remember it"
= Taste the new honey with care => It was pale, and it was clover | the honey in the cup had been dark, and it was thyme | {p} tasted too, and put the lid back on. "The good one was not given away," said {p}
- Steal the pots from all the steps again => By noon the whole {street} hunted the thief of the honey | {h} had sticky hands, and so had everyone else | that was what saved {him} | "You have robbed forty people to spite one," said {p}
~ The first of {hands} had come back with a ladle | there was more for everyone | they stood in a row for it | "Have some," they said to {p}. "Or do you think that there is a thing the matter with it?"

@ cups12 scene line=who-cups near p=weaver where=the_weaver's_counter
% Nobody Wears Grey; Six Hoods from One Fleece
{h} had to know whose hood it was | so {h} took {token} to {p.a} | five grey hoods lay upon the counter [2 , brought back with bad words]
"I wove six out of one fleece," said {p}. "There is that blue hair in it, and you will not find it twice. The sixth belongs to a good soul. That one kept the family's books, and was sent away in spring."
{p} did not know {matter} | but {hands} had been there, on an errand of {foe's} | they wanted the name of the sixth customer | within the hour they would be back for it
+ Help {p} to hide the order book => The book went in with the dirty fleeces, the ones that smell | "The one in the sixth hood walked two miles back to me," said {p}, "because of one {coin} too many. One does not lead such a person out of town on a rope"
= Lay all the five hoods out, and compare them => All the five hoods were quite clean at the hem | "The sixth went by here, on that evening, toward the house," said {p}. "It went slowly, as one goes with bad news, and stood still at each corner"
- Lie that grey is in demand at the market => {p} took all five there, and was back by noon without one | the market had seen grey, and had run for the watch | "You might have told me which market," said {p}, out of breath
~ {hands} had come sooner than they had said | they looked through the order book from the front | then they felt the stuff of {h's} sleeve | "Grey would not suit you," they said

@ cups13 scene line=who-cups near where=the_potter's_shelf
% A Hook of One's Own; The Blue Cup or the Green
{h} went to the potter, who had made those two cups | before the shelf stood {foe}, alone | {foe.he} held a blue cup in one hand, and a green one in the other
"Do help me," said {foe} merrily. "It is a present for the family. Blue or green? They yawned like cats that night, and left the old ones standing. I shall throw those out today, so that they need not see them."
So the sticky cup would be gone by evening
Then {foe} stopped laughing. "This one is for myself," {foe} said, and stroked the green one. "At home I have one plate. In that house they ask me where I have been. I want a hook there, with my own cup on it." | {foe.he} truly wished to know which [3 , and waited for it like a pupil]
+ Help {foe} to choose, and save the old cups => It was to be the green one, and no child could have been happier | "But I make no new cup without the old ones for a pattern," said the potter, at a look from {h}. "Nobody is to throw them out before I come"
= Ask {foe} who saw the family yawn => The two cups clinked together. "The {clerk} saw it," said {foe}, "over the books." | {foe.he} put both of them back on the shelf, and in the wrong places
- Lie to {foe} that both old cups are broken => "Both?" said {foe}, and let out a long breath | {foe.he} went off humming, to see for {foe.himself} | soon {foe.he} came by again, and did not hum | {h} wondered for whose sake one cares so much about a cup
~ Somebody called {foe} from the {street}, and {foe.he} was merry at once | "I take them both," said {foe}, and paid | the green one {foe.he} carried off in both hands, like a chick

@ cups15 scene line=who-cups near p=again who=stair-sweeper,rope-maker,broom-seller where=the_wash-yard
% Between Wet Sheets; Boots under a Bed Sheet
{h} and {p} asked in the wash-yard who washed for that family | instead of an answer came a whistle | {hands} came in from three sides, between the wet sheets
"There is a scrap of grey wool in here," they called. "{foe.name} wants it, and whoever asks about cups."
They felt every apron | they tore down all that was grey | under the sheet before {h} stood boots, and behind {him} were more boots
"This way," whispered {p}, and lifted a corner
But beside {them} sat the boy who minds the pegs | he wore a grey cap | "There it is!" a woman cried, and the boy began to run
+ Protect the boy, and pull him under your sheet => {h} wrapped the wet sheet round all three, and held still | the boots went by, as close as that | "I wash for that house," the boy said, when they had gone. "One cloth would not come off the table. I had to soak out the honey"
= Lie down flat, and count the boots => There were eleven pairs, and one that was no boots | it was fine shoes, for paying visits | so somebody had come to watch it done
- Lie aloud that the boy has the wool => {hands} pegged the boy to a line by both sleeves, and searched him | meanwhile {h} got away with {token} | {p} stayed behind, and took out one peg after another
~ A line came down, and {h} lay under a neighbour's bed sheets | they pulled off one of {his} sleeves | but {token} was in the other

@ cups14 scene line=who-cups eve p=again who=stair-sweeper,rope-maker,broom-seller where=the_upturned_boat
% A Pebble in One Cheek; Somebody Has to Play It
The girl was asleep at last, and the cups were packed | {h} and {p} went down to the river, to practise | they crept under an upturned boat, where nobody could hear | somebody had to play {foe}, so {p} put a pebble in one cheek
"Friends!" cried {p}, and laughed just as {foe} laughs. "Have a sweet bun!" | {h} was to lay down {token}, and to ask about the cups | "Thank you, you are very kind," said {name}, and nodded. | {they} laughed until the boat boomed
"Once more," said {name}. | this time {p} did not laugh. "I have one plate at home," {p} said round the pebble. "They had a chair for me, and I was going to lose it. What would you have done?"
{h} had no answer, and had nodded again | {p} took the pebble out, and looked at it. "I did not wish to be so good at it," said {p}.
+ Support {p}, and agree upon a sign against smiling => Whoever saw the other smile was to tread on that foot | {they} practised this too, until both of {them} limped | "I am done with smiling," said {p}, "for the whole week"
= Look for the answer until you have it => The {lamp} was low when {name} found it | "I would have told them about the money," {he} said, "and begged for the chair" | {p} began to nod, and it was not {foe's} nod
- Lie to {p} that you never once nodded => "Then I saw it wrong," said {p}, and threw the pebble into the river | {p} did not care to play any more, and left, close to the wall
~ The {lamp} went out, and rain came in through the boat | in the dark {p} laughed that laugh again, by mistake | neither of {them} found it funny

@ cups20 scene line=who-cups far quiet where=the_foot_of_the_back_stairs
% Every Name up the Stairs; The Last Hook
At dusk {h} came to that house once more, by the back | since that night one voice was gone from there | it used to call good night up the stairs, name after name
Now the youngest child stood on the lowest step, and did it | at each name the child touched a cup upon its hook | there was none for {foe}, who was only a friend
The last hook was empty, and got its name as well. "That one has the grey hood," the child told {h}. "We call it too, so that it finds home."
Up there nobody had answered yet | {h} listened as well, and missed a voice that {he} had never heard | "Who calls yours?" asked the child
+ Comfort the child, and answer for those upstairs => {h} answered in another voice for each | at the fourth name a door opened above. "Good night," somebody said, who had been crying. "Now the next one."
= Ask to hear the last name once more => The child called it, as loud as one can | out in the dark {street} a step stood still | somebody blew a nose, under a hood, and went on
- Lie to the child that they all answered => The child ran up to ask, from bed to bed | nobody had said a word | the child came down slowly, and took all the cups off their hooks
~ A cup had slipped from its hook, and lay there in two pieces | the child held them together with both hands | the other names were only whispered
`;
export const pack: PackSource = { id: 'case-who-cups', sheets: [facts, road, scenes], words: {} };
