import type { PackSource } from '../pack.ts';

/** Who waits for it, who would rather that it never came, and into whose hands it goes. */
const facts = `
@ * truth line=deliver-sender start
{target} was to go in a bundle with many knots, and {foe} was watching for it | {h} was told which road to take | it was the one that {foe} watched most [2 , and nobody would say why]
@ * token line=deliver-sender
the spare cord
@ * ask line=deliver-sender before
{h} asked by the road how many such bundles had gone by
{h} looked at the knots on every load | somebody must tie like {token}
{h} carried {target} like a bundle of washing, and tried to stop for nobody
{h} had stopped, and listened at the bundle | it might be {target}, or only straw
@ * ask line=deliver-sender behind
{h} was carrying {target} to the last door, and practised looking dull
{h} had to learn where {foe} was sitting now, and asked about it
{h} wished to get round {hands} | {target} was hidden under a {coat}
@ * gift line=deliver-sender before
"One more of those?" said {p}. "That makes four this week. They are all of one size, and all with these knots."
"A right hand does not tie like that," said {p}. "Try it once. It leans over to the other side."
"{foe} works down a list," said {p}. "I saw it on the table. {foe.he} begins at the top, with one finger."
"They never stop a dull face," said {p}. "I have one. I have gone by them four times with my basket."
@ * gift line=deliver-sender behind
"{foe} shouts at straw by now," said {p}. "One more bundle of it, and that fork will fly. Stay calm when it does."
"An old woman lives behind that door," said {p}. "She does not come out. But she listens, and she is quick with a bolt."
"They have stopped looking for the fifth," said {p}. "They say that one has got lost by now. I should let them think so."
@ * echo line=deliver-sender wall did=sender4:+
The sweeper knew {h} again, and swept the straw right up to {foe's} shoes | {foe} had to get up, and so two in the line were let through
@ * echo line=deliver-sender wall did=sender4:=
{h} had seen in the ditch which knots gave way first | so {he} carried the bundle with the worst ones underneath
@ * echo line=deliver-sender wall did=sender4:-
{h} had lied to the sweeper about a cheese | {foe} had heard about that cheese by now | so {foe.he} stuck the fork into every cheese twice
@ * echo line=deliver-sender turn did=sender1:+
{h} had shared the road with the other bundle | {hands} had asked at the fork since then, and were told of no second one | so nobody was looking for {him} yet
@ * echo line=deliver-sender turn did=sender1:-
{h} had once changed two bundles about, by a trick | {he} had kept the right one by mere luck, and was ashamed of it now
@ * echo line=deliver-sender price did=sender14:+
The washer had sent her softest sheets for these two | she had put in one for {h's} bundle as well
@ * echo line=deliver-sender price did=sender14:-
The two lay on bare boards | the washer had kept one good sheet for such a case, and {h} had it round the bundle
@ * echo line=deliver-sender price did=sender5:+
{h} had kept {his} word, and not turned the bundle over again | so it had been silent when {hands} searched this room
@ * echo line=deliver-sender price did=sender5:-
Nobody kept watch outside that door | {h} had tricked {w} about a stone, and {w} stayed away
@ * echo line=deliver-sender price did=sender7:+
{h} whistled by habit now, as {he} had promised | "The one who whistles," said {hands} in the yard, and let {him} pass
@ * echo line=deliver-sender price did=sender7:-
{h's} false cough had been heard, and talked about | {hands} stopped everybody who coughed now, and in the yard they had begun with a baby
@ * echo line=deliver-sender far did=sender12:+
{h} had comforted the copyist | on the newest list the last name was one large blot | so {hands} did not know who was meant
@ * echo line=deliver-sender far did=sender12:-
For the stolen list the copyist had written another at night | in that one {h's} name was very large and clear | {hands} had it with them now
@ * echo line=deliver-sender plan did=sender-o1:+
{h} had helped a man over a wall on the first day, and {hands} had lost that one | they were still looking there, and not here
@ * echo line=deliver-sender plan did=sender-o1:-
{h} had betrayed a helper on the first day, and people knew it | no house on that road had let {him} in, so it had to be the barn
@ * echo line=deliver-sender plan did=sender-o2:+
{h} had tipped over those eels, and {hands} still smelled of fish | one could tell from far off which bushes they were lying in
@ * echo line=deliver-sender plan did=sender-o2:-
{h} had lied in the market about a thief, and {hands} wanted to thank {him} for it | so they all knew {his} face by now
@ * echo line=deliver-sender gate did=sender3:+
The mother with the twins was in the {street}, and knew {h} again | she gave {hands} a twin each to hold
@ * echo line=deliver-sender gate did=sender3:-
{foe} had found out about the handful of straw in the knot | today {foe.he} trusted no bundle that looked like straw
@ * echo line=deliver-sender turn did=sender15:+
{h} had come here in two flat shoes, and {hands} had looked at them, and away | it was by order of {foe}, who had got out from under a cart
@ * echo line=deliver-sender plan did=sender15:=
After noon {hands} slept, as {foe} had said under the cart | {h} had come to the barn at that hour, and heard only snoring from the bushes
@ * echo line=deliver-sender price did=sender15:-
{foe} had lain under a cart until dark, for {h} had lied about fetching help | now everybody on the road had to call good evening, and {foe} listened for that voice
@ * echo line=deliver-sender gate did=sender16:+
{w} had {h's} hat on today, and {foe} had knocked on it with two fingers | nothing ran down, and the whole {street} had seen that
@ * echo line=deliver-sender gate did=sender16:=
One of {hands} pulled at {h's} cord in passing | two people had tied that knot in the sheepfold, and it held
@ * echo line=deliver-sender gate did=sender16:-
Since that lie about the fork {w} told {h} nothing more | so nobody had said that {foe} sat at the very door
@ * echo line=deliver-sender plan did=sender18:+
A cart with a new wedding cake blocked the lane below | the baker owed {h} four faces, and he let none of {hands} by
@ * echo line=deliver-sender price did=sender18:-
The baker was a prisoner since {h's} lie at the bar | his wife had drawn {h's} face for {hands}, and it was nailed up below the four
@ * echo line=deliver-sender gate did=sender20:+
Behind the door a girl drew the bolt, as softly as one can | a knot in an apron string had come home, and they knew that {h} was near
@ * echo line=deliver-sender gate did=sender20:-
Nobody listened behind that door just now | {h} had lied to that girl, and they all believed it | in there a man was carrying a chair away
@ * known line=deliver-sender before
There were five bundles, and {target} was in one of them | the other four were straw | {h} could not tell what was in {his} own
@ * known line=deliver-sender behind
{target} was in {h's} own bundle, and {h} was sure of it | {he} had to walk past {foe} now, and look as if it were straw
@ * settle line=deliver-sender won
"In with you, then, and be laughed at like me!" cried {foe}, and threw the fork on the heap. | {h} had one foot over the sill when the bundle knocked | {foe} had turned round at that | the old woman of the knots pulled {h} in by both sleeves | she shot the bolt behind {him} | on the table there was {target}, safe and whole | "{foe} had a list, and looked for it from the top," said the old woman. "So I sent it by the last." | that night she sent for all five | the two who had been in bed got the best chairs | the copyist sat by his niece, and cut up her bread | {h's} spoon was tied to the chair | {hands} had nothing left to look for, and untied everybody on their cart
@ * settle line=deliver-sender lost
{hands} cut the cord through, and out came {target} | "You!" shouted {foe}, and was angrier than before. "You were the last on my list. I wrote you down for a joke." | {hands} had {thing}, and {h} had the cloth | behind {foe} the last door opened, as wide as a finger | an old woman looked out, the one with the left-handed knots | she had not one bundle more to send | she closed the door again without a sound | {foe} drew out the list, and put {h's} name at the top of it, which was of use to nobody now
@ * settle line=deliver-sender dear
{foe} flung the fork away, and it stood quivering in the doorpost, and {h} went in underneath it | the old woman inside, whose knots they were, shot the bolt | there lay {target} on the table, with no harm to it | "I gave it to the one at the foot of {foe's} list," she said. "And straw to those at the top. I knew who would be stopped." | of those five only three could stand there to hear it | {h} asked about the other two, and the old woman did not look up | that night she put a {lamp} over the door for them
@ * last line=deliver-sender won
A year later the old woman sent for all five again | five bundles stood on the table, alike to the last knot | in four of them was a cake, and in {h's} was straw | they laughed until the bench shook | then the four cut up their cakes
Two summers later {h} came along that road | {foe} was turning hay beside it, and it was the same fork | "What have you got there?" called {foe}. "Straw?" | {h} unpacked it on the wall, and it was bread, tied up with {token} | {foe} stuck the fork into the ground, and came to eat
@ * last line=deliver-sender dark
Nobody had ever looked at {h}, and now they all did | the old woman paid {him} at the door | behind her stood {target}, and the other four | on the way home people put their bundles behind them | they stood like that until {h} had gone by
@ * last line=deliver-sender dear
On the way home {h} stopped at the {inn} | in the back room were two beds, made up and empty | a few yellow straws lay on the sill yet | {h} tied them in a cloth, with a great many knots | {he} took it where those two had lived, and nobody stopped {him}
@ * last line=deliver-sender lost
From then on {h} was the first on the list | {he} went out every day, slowly, with a bundle | they cut it open, and it was straw | on another road an old woman walked by with empty arms | she went toward the house where {foe} kept {target} | they were all looking at {h}
`;

/** Scenes in which a fact of the case is found out, with somebody who comes back. */
const scenes = `
@ sender-o1 open line=deliver-sender p=wool-carrier where=the_tannery_yard
% So Many Knots; By the Bridge Road
Since daybreak {h} had waited in the tannery yard, where {he} {was} to be given {target} | at last {p.a} came, out of breath | {p.he} was carrying a bundle that was all knots
"It is in there," said {p}. "{foe} wants it, and {hands} go through every house with a fork. You must not open it, and you must take the bridge road. So the letter says."
"They watch that road most of all," said {h}
"That is what I said. But it must be that road, and it must be you. Nobody tells me why."
{p} gave {h} {token} to tie round it | then {hands} began to break down the gate
+ Help {p} over the wall first => {h} lent two hands to climb on, and {p} was over | when the gate fell {hands} found an empty yard | {h} had crawled out by the drain, and was on the bridge road already
= Ask once more why it must be you => {p} looked at {h} for a while, and shrugged. "There are braver people," said {p}, "and cleverer ones." | then they crawled out by the drain, and {h} went off to the bridge road
- Betray {p} to get away with the bundle => "Over there!" called {h}, and {hands} caught {p} by one foot on the wall | they did not look at anyone else | so {h} went out at the broken gate, toward the bridge road
~ The gate came down on both of them, and {hands} ran across it | they found nobody, and wrote down the yard | {h} came out from below with a flat bundle, and made for the bridge road

@ sender-o2 open line=deliver-sender p=fish-carrier where=the_fish_market
% Empty Arms; A Hundred for a Bundle
In the fish market {hands} went from stall to stall | they had a fork, and stuck it into every bundle | {foe} stood on a tub, and called out a price for {target}
Then {p.a} ran into {h} | after that {p's} arms were empty, and {h} had a bundle with a great many knots. "Here it is," said {p}, very low. "Do not open it. You are to take the bridge road with it."
"That is the road they watch the most," said {h}
"It has to be that one, and it has to be you. I was not told why." | {p} put {token} into {h's} pocket as well | the next moment {hands} took hold of {p.him}
+ Help {p} to get free of {hands} => {h} tipped over a tub of eels, and {hands} sat down among them | {p} was gone between the stalls | nobody had looked at the bundle, and {h} took the bridge road with it
= Walk off slowly, as if you had nothing => Nobody stops a slow person with a dull face | behind {h} they turned out {p's} pockets, and found a fish | {h} walked on like that as far as the bridge road
- Lie that {p} has robbed you => {hands} believed it, and thanked {h} | {p} was led off to be asked about it until night, and looked round once | {h} took the bundle out to the bridge road
~ The fork went by under {h's} arm, and through {his} sleeve | {foe} laughed at that, and looked elsewhere | so {h} got out to the bridge road with the bundle

@ sender1 scene line=deliver-sender second p=carrier where=the_resting_stone
% Straw; Somebody Else with a Bundle
If there was a second bundle, somebody had carried it, and {h} asked about that | on the resting stone by the road sat {p.a} | {p.he} had such a bundle too, and just the same knots | "You too?" said {p}, and then both of them were silent
{p} had been sent by another road | five people were on the way with a bundle, and four of the five had only straw | "They told each of us that ours was the one," {p} said. "I have not looked. Have you?"
{h} had not either | the two bundles stood there side by side, and one could not have told them apart | perhaps {h} was risking {his} neck for straw
+ Share the road with {p} as far as the fork => At the fork {p} shook hands. "I hope it is yours," said {p}, "and then I think again, and hope that it is mine"
= Lift both of them, one in each hand => The two bundles weighed the same, to an ounce | but one of them stood upside down, and there was a sound from it | there was none from the other
- Trick {p} with the wrong bundle => While {p} was tying a shoe {h} changed the bundles about | {h} could not have sworn afterward that it was only the once. "Go safely," said {p}, and meant it
~ Somebody called out, and each of them snatched up a bundle | {p} ran to the one side, and {h} to the other | a mile farther on {h} thought that one bundle is like another

@ sender2 scene line=deliver-sender plan sort=person,paper,spot,thing,idea p=again who=road-sweeper where=the_barn
% The Face of Somebody with Straw; {target} by a Single {lamp}
It was six miles to the last door, and {h} wanted to see {target} once before that | {p} knew of a barn, and they barred it | there {h} undid the knots at last
{p} held the {lamp} | there was straw, and a second cloth, and more straw | then there was {target}, and neither of them breathed
"So it is you," said {p}, and it might have been said to either | they covered it again in a hurry, and {token} made the last of the knots
{foe} looked at faces before bundles | so for those six miles {h} needed a face like straw
+ Help {p} to a bundle of real straw, as a decoy => {they} made it up on the spot, with the good knots | {p} would go first with it, and look as if there were a secret in it | it came quite easily, {p} said
= Practise the face in a pail of rainwater => It was hard to look bored | {h} thought of grammar, and of aunts | "There," said {p}. "That is it. Now hold that for six miles"
- Lie to {p} that it is only straw after all => {p} had seen it, and considered {h} | "Very good," said {p}. "I nearly believed it. That will do for {foe}" | after that {p} spoke to nobody for a mile
~ A hand tried the barn door, and {p} covered the {lamp} | they tied it up again in the dark, with straw in all the knots | one of the cloths was not found, and was found later, by {hands}

@ sender3 scene line=deliver-sender wall where=the_table_in_the_road
% Three of Five; Bored by Straw
There was no other way, and {h} had to get {target} past {foe} | a table stood right across the road, and {foe} sat at it with a fork | on the ground lay three bundles that had been cut open, and all three were straw
"It is very dull work," said {foe}. "One unties, and one pokes. You cannot think how much straw I have seen. Put it down there"
The fork was longer than {h's} arm, and went through anything | there were two people before {h} in the line, and then one
+ Give your place to the mother with twins => The twins lay in a basket, and {hands} searched under both | it took so long that a hay cart had to get by | {h} walked through behind the hay
= Yawn before {foe} does => The yawn went along {hands} from one to the next | at last it got to {foe} | "Oh, take it away," said {foe}, with the fork in the air. "I shall see it in my sleep"
- Trick {foe} with a handful of straw in the knot => A wisp stuck out, just where one would look | {foe.name} pulled at it, and made a mark on a list | it was the fourth, {foe} thought, and was off by one
~ In went the fork, through the cloth, up to the handle | there was straw on it when it came out | "Hm," said {foe}, and had the colour of {h's} {coat} written down

@ sender4 scene line=deliver-sender lead p=road-sweeper where=the_bridge_road
% A Bundle of That Size; Swept Up
{h} had taken the bridge road with {target}, as {he} was told to, and it was covered with straw | {p.a} was sweeping that into a heap, and no cart had been by all day
"They stopped one just like you," said {p}. "The same size, and the same knots. It was {foe's} people. Four of them held the one who carried it, and a fifth cut the cord. This is what came out."
In the ditch lay a cloth and a cord | {h} held them against {his} own | the cloths had been cut from a single piece, and the knots in both leaned to the left
"The man cried," said {p}. "They had told him that it was a treasure, and it was straw" | so there was a second bundle, and the same hand had tied it | {h} held {his} own a little tighter
+ Help {p} with the rest of the straw => The straw made a heap about as large as {thing} | "He went through it by hand after they had left," said {p}, "a straw at a time. He would not believe it"
= Compare the cut cord with your own => One hand had tied them both, and it was a left one | it must have had a good many to do that day | the knots got worse toward the end
- Lie to {p} that yours is only a cheese => "The last one said a cheese too," {p} told {him}, and swept on | "And the one by the lower road. I had no idea that there was so much cheese about"
~ Two of {hands} came back along the ditch, and looked for a knife | {p} swept straw over {h's} feet, and over the bundle | it was an hour before they found the knife

@ sender5 scene line=deliver-sender means sort=person,paper,spot,thing,idea p=again who=road-sweeper where=the_field_wall
% This End Up; What Straw Does Not Do
{h} could no longer bear not to know what {he} had | {p} went with {him} out into the fields | {p} handed {him} the bundle over a wall | it came with the wrong end up
Something slid down inside, and stopped itself, and gave a knock | they stood there, with the wall between them, and listened
"Do that again," said {p}. | {h} turned it back, and there was one knock more, and a softer one
{p} fetched an armful of straw from a stable | they tied that up in a {coat}, and stood it on its head | it made no sound at all
"Then yours is not straw," said {p}, very low | {h} was glad, and afraid, for if {foe} heard that knock it was all over
+ Give {p} your word not to turn it over again => {p} tied a bit of red thread to it, for up | "And carry it as if it did not matter," said {p}. "They have got a table across the road, and {foe} is at it with a fork. It goes into whatever looks cared for"
= Turn it once more, slowly, with your ear against it => There were three knocks now, and the last of them was not polite | for straw it said a good deal | {h} carried it the right way up after that, and did not whistle
- Trick {p} into believing that it was a stone => {p} gladly looked for the stone, so as to have seen it | no stone was to be found there | {p} kept to the other side of the road after that
~ Down the bank went the bundle, end over end | it knocked at every turn | at the bottom one of {hands} looked up from his bread, and began to listen

@ sender6 scene line=deliver-sender price entered p=again who=wool-carrier,fish-carrier,road-sweeper where=the_back_room
% Two Who Would Not Let Go; The First on the List
{h} had asked what became of the others | {p} had found two of them by the road | they lay in the back room of the {inn}, and {p} sat between the beds with a spoon
In one lay a big fellow, and in the other a girl | {hands} had asked them for the bundles, and neither of them let go | now his arm was in a sling, and her eyes were swollen shut
"He asks me every hour if it is safe," said {p}, low. "It was straw. The girl is that copyist's niece. They stand first and second on {foe's} list, these two. They got straw because they would be stopped."
The big one had one fist closed on something | a few yellow ends stuck out between the fingers
{h} had come through because these two were stopped | {he} could find no words for them
+ Comfort the big fellow with the news that it is safe => {h} could say so, for {target} was under the table | "Then I do not mind," he said, and the fist came open | {p} looked at the straw, and then at the table
= Ask the girl how they were found out => "Our faces," she said. "{foe} does not look at the bundle at all. I had a face like a girl with a secret. I had practised it, I was so proud" | {h} did not tell her who had written her down so nicely
- Lie to the two that all five carried straw => It was to be kind, or it had begun so | "Then nobody has lost anything," said the girl, after a time | it was plain that she would rather have lost it
~ There were steps in the yard, and the big one tried to sit up | {p} had to hold him down with both arms | at the door {hands} asked for anyone with a bundle

@ sender7 scene line=deliver-sender means sort=beast p=again who=road-sweeper where=the_field_wall
% What Straw Never Does; A Cough in a Field
{h} wanted to be sure at last, and out in the fields there was nobody to see it | {p} lifted the bundle over a wall, and put it [! on its head]
There came a cough from it
They both looked round the field, and there was nobody in it | "That was you," said {p}, and {h} said that it was not
It coughed once more, and gave a kick | {p} set it upright with great care | then {p.he} listened at a haystack, with one ear and then the other
"I have known straw all my life," said {p}. "It creaks. It never clears its throat. So you have the right one, and {foe} must not hear it."
+ Give {p} your word that it was the wall => They shook hands on the wall | "But whistle, as you go by that table," said {p}. "{foe} pokes about in them with a fork, and listens. I have seen it. Three have been opened"
= Put a carrot in at the top, and wait => The carrot stood there a while, and then it went down by degrees | "Straw does not do that either," said {p}, and looked the other way
- Trick {p} with a cough of your own => It was a fair likeness, and {p} was only too glad of it | there came one more from the bundle, by way of answer | {p} walked ahead from there on, and sang
~ It would not stop coughing, now that it had begun | a little farther on somebody coughed back | it was one of {hands}, and he had a hand behind his ear

@ sender8 scene line=deliver-sender plan sort=beast p=again who=road-sweeper where=the_barn
% First an Ear; It Had Eaten the Lining
{target} needed some air, six miles before the last door | {p} knew of a barn whose people were at market | {h} put down the bundle, and undid the knots
First there was straw, and then an ear | then the rest of {target} rose up, and shook itself, and looked about for more | it had eaten the second cloth, and most of the straw
"So that is what all the knots are for," said {p}, and held the {lamp} closer. | {thing} ate a corner of {p's} sleeve as well
They stuffed it round with new straw, up to the chin, and tied it with {token} | {foe} looked at faces first | so {h} had to learn to look like nobody with nothing
+ Help {p} to make up a bundle that is only straw => The straw bundle turned out better than the real one | {p} would go before with it, and look guilty | it would be no trouble at all
= Practise looking dull, in front of {thing} => {thing} had the very face, and {h} had only to copy it | most of it was done with the jaw | "That is it," said {p}. "Now keep on like that for six miles"
- Lie to {p} that yours is only very old straw => The straw looked at {p}, and chewed. "Of course," said {p}. "I shall tell that to anyone who asks," and {p.he} said it all evening
~ It did not care to go back in, and ran twice round the barn, and talked | at a crack in the boards there had been an eye | now one saw daylight through it

@ sender9 scene line=deliver-sender turn entered p=again who=road-sweeper where=the_arch_of_the_bridge
% From the Bottom of the List; Why It Was Me
{h} had understood something, and hardly dared to believe it | under the bridge {h} asked {p} to listen, and to call it nonsense | {h} unrolled the copyist's list, and laid {token} on top
"These five {foe} suspects," said {h}. "The first is brave, it says, and the second is clever. I am the fifth. Would lose it on the way, it says"
{p} began to laugh, and saw {h's} face
"There is no straw in mine," said {h}. "I have known that since the field wall. I only did not know why it is mine."
"Because they mixed them up?" asked {p}.
"Look at the knot in this cord," said {h}. "A left hand tied it, and all the others too. The old woman who read {foe's} list was left-handed. She knew that {foe.name} looks from the top down. So the straw went to the top, and {target} to the last."
It was no praise, and {h} felt that | but nobody had ever trusted {him} with so much | and {foe} had come to the fourth name by now
+ Share that line with {p}, and what it is to you => "I do lose things," said {h}. | {p} read it again. "Then nobody will look at you," said {p}. "That is worth more than to be brave." | {h} had never liked that line so well
= Compare the knots with the writing on the list => The list was {foe's}, but a cross had been put by the last name | it leaned to the left, as the knots did | "She tied five of those in a row," said {p}, "and knew all the time which"
- Lie to {p} that you were wrong after all => "I must have dreamt that," said {h}. | "First you tell me, and then you do not," said {p} | from there on {p} went a few steps ahead, and asked nothing more
~ On top of the bridge {hands} had stopped to eat | a crust fell down, and lay on the list | {they} held still, and hardly breathed | at last one heard boots going away

@ sender10 scene line=deliver-sender gate move entered p=again who=road-sweeper where=the_last_door
% The Last Bundle but One; One Door to Go
{target} had come within sight of {place} | {foe} sat before it, beside a great heap of straw | {foe.his} fork was in it | in front walked {p} with a guilty face | {p.he} carried a bundle of plain straw, to fool {hands} | {h} came twenty steps behind with the real one
"Aha!" cried {foe}, and was up on both feet
{hands} held {p}, and cut the cord | it was straw, to the last handful | then {foe} kicked the heap all over the {street}. "Four times!" {foe.he} shouted. "They are laughing at me behind that door"
Then {foe} wiped the straw from {foe.his} eyes | {foe.he} saw {h} come up the {street} | there was only that one bundle left
+ Save {p} with a call that the road is free => {hands} looked round for the cart that wished to pass, and {p} was out of their arms | {p} did not run far | {p.he} watched from behind a barrel, to see {h} go by
= Scratch your head, and ask which door it is => {h} asked it of {hands}, and then of {foe} {foe.himself} | all of them pointed | nobody with a treasure asks to be told the way
- Betray {p} with a shout of stop thief => {hands} all took hold of {p} once more, and it gave {h} ten steps | {p} had not expected it, and forgot to look guilty, and looked only sad
~ The wind, or a hen, had got into the straw, and some of it stuck to {h's} sleeve | one of {hands} picked it off | then he walked beside {h} to the door

@ sender11 scene line=deliver-sender duel where=the_last_door
% The Fork; Straw for the Fifth Time
{foe} barred the door with the fork in both hands, and was red with rage | four bundles had been straw, and {h} had the last | if the fork went into it {target} would be found | if {foe.he} took it for straw {h} could go in
"They gave one to you?" said {foe}. "To you? Then it is all a joke, from beginning to end, and I have sat here for a month."
{foe.he} lifted the fork over {h's} bundle. "I shall stick it all the same. I have begun, and I will finish"
{h.name} thought of the two who were in bed for this | {h} stood quite still | it was hard to look as dull as straw
+ Comfort {foe}, who has been laughed at => "They never told me anything either," said {h}. "I think that they laughed when I left" | the fork sank by a hand's breadth | {foe} had tears of rage, and wiped them off. "You too?" said {foe}
= Undo the knots yourself, one by one => There were a good many, and {h} picked at the first with one nail | "Not the teeth!" cried {foe}, when it came to the second | before the third {foe.he} was stamping on the ground. "Straw! I know that it is straw!"
- Lie that there is only a cheese in it => "A cheese," said {h}. {foe} stood quite still. "The fourth said that," said {foe}, "and the third, and the first!" | it was more than a person can bear, and {foe} turned away to shout at the door
+~ "You poor fool," said {foe}, and was so sorry that {foe.he} put an arm round {h}, bundle and all | something in there did not care to be squeezed, and knocked | {foe} had straw in both ears, but not so much as that
=~ The third knot was not like the others, and gave way all at once | a bit of cloth slid down | it was not much to see, but it had no straw behind it
-~ "How does it smell?" asked {foe} | {h} had no answer ready, and was too long about it | {foe} bent down to smell the bundle, and had a knife out

@ sender12 scene line=deliver-sender near p=copyist/he where=the_copyist's_room
% Written Out Twelve Times; Five Names
{h} did not know who had sent {target}, and took the sender's letter to the copyist's room | {p.a} knew every hand in the place, and had ink up to both elbows | but {p} did not look at the letter | {p} looked at the bundle, and at the door. "I ought not to," said {p}. "I write for {foe} now. Twelve times I have written out the one list, for every table on the roads. Five names, and in the order in which they are to be looked at."
"My niece is the second," said {p} then. "Clever, they have put. She set out on Monday with just such a thing as yours, and she has not come home" | on Sunday an old woman had come in, and tried a pen | the pen was in her left hand | she had read the whole list, and gone again
{p} took a blotted copy of the list out of the stove | {p} could lose {p.his} place if anybody saw it
+ Comfort {p}, who only held the pen => "That is what one says," said {p}, and blew the ash off. "Find her, if you can, and do not tell her who writes so nicely." | {h} had the list in one sleeve, and had not looked how far down {he} was
= Ask {p} who else has seen that list => "Only that old woman," said {p}. "She asked me who the first was, and who the last, and laughed a little. Then she thanked me, and left without the pen" | the list was put into {h's} sleeve, folded small
- Steal a clean copy from the pile => There had to be twelve lists, and now there were eleven | {p} counted them, and counted again | then {p.he} began to write one more, although it was night | {h} had the list
~ "Is it dry?" called one of {hands} from the {street} | {p} pushed the blotted copy down {h's} neck, and lifted the pen | all the way to the corner {h} could feel the wet names

@ sender13 scene line=deliver-sender far entered p=again who=carrier,road-sweeper where=the_market
% The Fifth Verse; Whoever Gets Angry
The way to the last door went through the market | {h} carried {target}, and {p} walked beside {him} | a singer stood in the middle with a drum, and {foe} had paid for the song | it made fun of the five on the list, one by one, and had just come to {h}
The fifth would lose a hat, and a shoe, and the way | the fifth would lose the moon, if it were given one to hold | people knew {h}, and laughed until they had to sit down
{p} was red up to both ears. "Say a word," {p} whispered. "You have only to show them"
To both sides of the drum stood {hands}, and they were not laughing | they watched who would be angry, for such a person has a secret to hide
+ Share the joke, and give the singer a {coin} => {h} joined in with the last line, and lost the {coin} on the way to the hat | even {hands} laughed at that | "There goes the fifth," one said to the other, and turned away for good
= Ask to hear the whole verse once more => The singer was flattered, and sang it slower | {h} moved {his} lips to learn it | there was no spite in it, only a hat and a shoe and a moon | {he} found that one could live with those
- Trick {hands}, and leave the bundle lying there => {h} walked off without the bundle, and the whole market called {him} back | one of {hands} brought it after {him}, upside down | {p} coughed very loudly for it
~ {p} could not bear it. "That is not so!" cried {p}, and was looked at | {hands} wrote it down, who had said it, and of whom | the singer began at once on a sixth verse

@ sender14 scene line=deliver-sender near p=linen-washer/she where=the_linen_yard
% Three Holes in Every Sheet; A Stocking on the Fork
A thorn had torn the cloth round {target}, and through a hole one sees what is inside | {h} went into the linen yard to borrow a needle, and {p.a} had one
"Sit down, and sew in good company," said {p}. All her sheets hung on the line, and each had three holes in it. "I carry bundles, so {foe} stops me every day, and puts the fork in. Nobody pays me for sheets like that. By Sunday I shall have to sell the tub."
{p} bit off the thread. "Once there was a stocking on the fork, when it came out," said {p}. "A child laughed. {foe} grew quite red, and threw the fork away, and looked at nothing more that day. They all walked through. {foe.he} can bear anything else, but not to be laughed at."
+ Help {p} to mend the worst of the sheets => {h} helped with five of them before the light went | "With so many patches it will look like a bed for clowns," said {p}, and held one up, and had to laugh herself | she sewed up the torn cloth for {h}, and one could not see where
= Measure how far apart the three holes are => The holes were a thumb's length apart, in all the sheets | whatever was thicker than a thumb, the fork must find it | {h} sewed the cloth up well, and stuffed the torn place with wool
- Trick {p} out of a good sheet for the bundle => It was her only sheet without holes, and had been laid by for a niece's wedding | {p} looked for it along the whole line, and then from the other end
~ {hands} came for the day's washing, and brought the fork along | {p} stood before the bench where {h} had been sewing | they gave every basket three holes more, and were gone

@ sender15 scene line=deliver-sender near where=the_sunken_lane
% Under the Cart; A Thing to Prop It
{h} was carrying the bundle along a sunken lane | a cart of straw had tipped over there, and a voice came out from below
"Whoever you are," it said, "lift, and do not laugh." | it was {foe}, and one boot stuck fast beneath the axle | {hands} were a mile away, and there was nobody else on that road
"Nobody must find me like this," said {foe}. "A hay cart got by me once, with a thief in it. There is a song about it. My own children sing it. I could not bear a second one."
{h} put a shoulder to the cart | it rose by an inch, and sank again
"You must push a stone under, when it comes up," said {foe}, and felt about in the straw, and got hold of the bundle. "This will do. What is it, washing?"
The cart was heavy, and {target} was in there | {foe} had one hand on the knots already
+ Help {foe} out, with your shoes for a prop => {h} pushed both shoes under the axle, and they were quite flat afterward | {foe} crept out backward, and looked round for people. "You did not laugh," said {foe}. "From now on nobody looks twice at those shoes"
= Ask {foe} where {hands} are at this hour => "Asleep," said {foe}. "After noon they lie down in the bushes. Nobody is to know it." | {h} pulled a rail out of the fence meanwhile | with that for a lever the boot came free
- Lie that you are off to fetch {hands} => {h} called over one shoulder that help was coming, and went on | {foe} lay there until dark | it was a load of schoolchildren that came at last, and they sang
~ A cart full of people came round the bend, and they all laughed | {foe} came out without the boot, and wrote down every name | it was the straw that was searched, down to the last wisp, and not the washing

@ sender18 scene line=deliver-sender near p=again who=road-sweeper where=the_bar_across_the_road
% Brave, Clever, Careful, Glad; A List of Faces
{h} had asked along that road who tied such knots, and {hands} had heard of it | now a bar lay across the way | a {paper} was nailed up there, with four faces drawn on it
Brave, it said below them, and clever, and careful, and glad | whoever looked like one of those was to be searched
A baker had looked careful [2 , on account of his daughter's wedding cake] | the fork had gone through his cake three times, and he sat tied on their cart. "I was only holding it level!" he called
{h} stood in the queue, with {target} on one shoulder | {p} was in front of {him}, and smiled from ear to ear
"I do that when I am frightened," {p} whispered. "I cannot get it off my face!"
Two people were before them yet, and then one
+ Save {p} and the baker, and pull all four faces => {h} made every one of them in turn, and then {p} did | soon the whole queue was at it, down to the babies | there was only one cart, so {hands} let them all go, and the baker too
= Ask {hands} to try it on one another first => They held up the {paper} beside each other's ears | the oldest face came out glad, and its owner wished to know who had drawn it | they were searching his boots when the queue walked by
- Lie that the baker passed a note to a stranger => {hands} thanked {h}, and lifted the bar | off went the cart with the baker, who called for his wife | {p} had stopped smiling, and did not wait
~ "Glad," read one of {hands}, and fetched {p} out of the queue | for an hour they turned out pockets and stockings | nobody looked at {h}, who had gone quite grey, and that was not on the {paper}

@ sender16 scene line=deliver-sender eve entered p=again who=road-sweeper where=the_empty_sheepfold
% A Nest under a Hat; In the Sheepfold
It was night, and not far to the last door | {h} sat in an empty sheepfold, with {target} the right way up | {p} lay in the straw, and was not asleep
"There is something about {foe.name} that I never told," said {p} then. "It does not take long."
{p} was twisting {token} round two fingers
"One spring I came by with a lark's nest under my hat. There were four eggs in it. {foe} asked what I had there, and I said nothing. So {foe} knocked on the hat. It was with two fingers, as one knocks on a door. And then {foe} looked on while it ran down."
"What did you do?" asked {h}.
"They all laughed," said {p}, "so I laughed as well. That is the whole of it."
Far off a dog barked at {hands}, and left off
"You need not come along tomorrow," said {h}.
"I want to walk by there once," said {p}, "with nothing under my hat but me."
+ Give {p} your own hat for tomorrow => {p} turned it round in the dark, and put in a handful of straw, and set it on. "Let {foe.him} knock," said {p}, and was asleep soon after
= Tie the last knot together in the dark => {p} held one finger on it, and {h} pulled, with the left hand | it leaned over like all the others | "Nobody will undo that in a hurry," said {p}
- Lie to {p} that the fork is blunt => "I have seen it go through a door," said {p}. "I told you a true thing, and you tell me that." | {p} went and lay down outside the hurdles
~ The sheep came home late, and nobody had counted on that | {they} sat among forty of them until morning, and held the bundle up by turns

@ sender20 scene line=deliver-sender far quiet p=again who=road-sweeper,carrier where=the_milestone_with_the_spoons
% A Spoon on a Cord; Laid for Five
Not far from the last door {h} put {target} down by a milestone | a small girl sat there, and rubbed five spoons bright
"Who are those for?" asked {p}, to be friendly.
"For five people," said the girl. "They are bringing granny a present. Every night we lay the table, and look at the plates."
"The fifth one loses everything," she went on, "so granny will tie that spoon to the chair."
{h} had to look out over the fields for a while | behind the last door somebody was sure that {he} would come
Then the bundle knocked | the girl looked up at all those knots | she put both hands over her mouth
Round the bend came two of {hands}
+ Give the girl a knot to take home => {h} tied it in her apron string, and it leaned to the left | the girl felt it with two fingers, and asked nothing | she went off past {hands}, hopping, with her spoons
= Ask the girl about the other four chairs => "One is wide, for the brave one," she whispered through her fingers, "and the clever one has a cushion. We warm all the plates, in case." | {h} thought of four bundles of straw
- Lie to the girl that the fifth was caught => {h} wished to keep the child from talking | the girl got down from the stone, and left a spoon lying there | "Tonight the old woman will clear that place," said {p}, and would not walk beside {him}
~ "What is so funny here?" asked {hands} | "Spoons," said the girl through her fingers | so they looked at every spoon, front and back, and kept the best
`;
export const pack: PackSource = { id: 'case-deliver-sender', sheets: [facts, scenes], words: {} };
