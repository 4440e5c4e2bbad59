import type { PackSource } from '../pack.ts';

/** Who wants it gone, what for, and by what it is kept. */
const facts = `
@ * truth line=protect-witness start
By one claim {target} was to go to {foe} | the law wants two names below such a claim | one was {foe's}, and the other belonged to a fisherman called Heron | the fisherman had never learned to write | {h} had to show who had written his name
@ * token line=protect-witness
the tarred cord
@ * known line=protect-witness before
The claim upon {target} had a name on it that Heron could never have written | {h} had to find whose hand it was
@ * known line=protect-witness behind
<Heron~Heron> was alive, on a farm that {foe} had paid for | {h} had to get him before the judge | {foe} had to keep him dead
@ * ask line=protect-witness before
{h} showed {token} to all who tied up boats | none of them could undo it
{h} asked at the doors for anything that Heron had signed
Two names were to cost {h} {target} | surely somebody saw the second one written
Heron must have had friends once | {h} asked who they were, and which of them still dared to say so
@ * ask line=protect-witness behind
Heron had to be got into the old fish hall unseen | {h} asked which of the roads {hands} were not on
{h} was looking for a covered cart [2 , of the sort that turnips go to market in]
{target} hung on a man listed as drowned | {h} went to borrow a hood for him
@ * gift line=protect-witness before
"That knot?" said {p}. "I knew one man who could tie it. His name is on the wall of the drowned."
"Whoever learns to write late writes small and stiff," said {p}. "Loops like those come of good schools."
"I carried in the supper from that boat," said {p}. "It was warm. Who cooks first, and drowns afterward?"
"A farmer inland buys tarred rope by the cartload," said {p}. "For cows, they say. My cows never asked for any."
@ * gift line=protect-witness behind
"I know the usher of that court," said {p}. "You can do what you like there, except make a fuss."
"{foe} has ordered a garden gate, painted blue," said {p}. "And {foe.he} has no garden."
"Nobody ever looks at the last row," said {p}. "I have slept there through four judges."
@ * echo line=protect-witness wall did=witness-o1:+
In the doorway sat {w}, in {h's} {coat}, and would not be carried out | it cost {hands} an hour | by then the neighbours had come
@ * echo line=protect-witness price did=witness-o1:-
{w} had laid down nothing | since {h} called {w.him} not right in the head nobody asked {w} for anything
@ * echo line=protect-witness gate did=witness-o2:+
{w} had given the whole school a holiday, for the sake of the slates | there were children between all the benches | {hands} stuck fast in the front row
@ * echo line=protect-witness gate did=witness-o2:-
One of {hands} greeted {h} aloud, like an old friend | {h} had once sold them {w's} tale | "And what is for sale today?" he asked, and everybody turned to look
@ * echo line=protect-witness price did=witness4:+
{w} put down a fine new net as well | {h} had helped with the long one | "Wages," said {w}
@ * echo line=protect-witness wall did=witness4:=
{h} asked out loud why there was no cross | every fisherman signs with one, {w} had told {him} | among the neighbours there was a murmur
@ * echo line=protect-witness turn did=witness4:-
Heron's peg ought to have lain there too | {h} had stolen it, and it proved nothing in a pocket | there was one witness fewer
@ * echo line=protect-witness gate did=witness1:+
The aunt knew {h} again, for {he} had cleaned the name with her | she put the rag before her own mouth, and nodded
@ * echo line=protect-witness plan did=witness1:-
<Heron~Heron> had heard who brought his aunt a message from the sea | it had been a lie, and he made {h} pay for the journey beforehand
@ * echo line=protect-witness turn did=witness10:+
{w} was ready to swear to the bill | {h} had helped with a stiff letter once | {foe} had answered it with a stiffer one
@ * echo line=protect-witness price did=witness10:-
It was {w} who had shown {hands} the right boat | {h} had cheated {w} over the bill | now {w.he} had taken money on the other side
@ * echo line=protect-witness gate did=witness12:+
{w} sat down on Heron's other side, with a bait tub on both knees | {h} had cut bait for {w.him} | from in front one saw only the tub
@ * echo line=protect-witness plan did=witness12:-
<Heron~Heron> asked after his mate | {h} owned up to the theft of that line | it was long before Heron spoke again
@ * echo line=protect-witness plan did=witness5:+
{w} had gone through the whole book by {h's} {lamp} that night | so {h} could name the day, and Heron did not deny it
@ * echo line=protect-witness gate did=witness5:-
The judge held the copy against the light, and frowned | there was a thin place in it, where {h} had put a false cross
@ * echo line=protect-witness gate did=witness3:+
One of {hands} was sent to look along the last row | it was the man with the cradle, whom {h} had helped | he looked at the ceiling the whole way
@ * echo line=protect-witness price did=witness3:-
{foe} had sent in a bill for sixty chairs, since {h} had cheated with them | the eight spoons went for that, before the table was full
@ * echo line=protect-witness plan did=witness13:+
Behind the hedge a covered cart stood ready for Heron | the fishers had lent it | {h} had helped them to sell | so they feared {foe} no longer
@ * echo line=protect-witness turn did=witness13:=
On the note with that golden board a loop had been scraped off | {h} had seen it, and {foe} had seen {h} see it
@ * echo line=protect-witness price did=witness13:-
Two neighbours kept their purses shut | they had been shown the third line, and the false name on it | "That is no better," they said of {h}
@ * echo line=protect-witness gate did=witness14:+
{h} had slept that night, and {his} hands lay still on the bench | Heron saw that, and kept his own still as well
@ * echo line=protect-witness gate did=witness14:=
{foe} came in, saw {h}, and forgot to greet the judge | {foe.he} had paid a boat for nothing, and now {foe.he} counted {hands} once more
@ * echo line=protect-witness gate did=witness14:-
Along the benches it was whispered that {h} had been at sea that night | two who should have sworn to the old book had stayed at home
@ * echo line=protect-witness plan did=witness15:+
The old fisher had sent Heron a smoked fish, and the tale of the thirty wet sheets | <Heron~Heron> asked to hear {h} tell it twice
@ * echo line=protect-witness price did=witness15:-
Only the old fisher had stayed away | {h} had put {hands} on to him with a lie, and his nets were gone | all the boats had heard of it
@ * echo line=protect-witness gate did=witness20:+
The aunt looked along the row for {h}, and {h} nodded, once | they had washed the beam together | she took hold of the bench, and kept still
@ * echo line=protect-witness gate did=witness20:-
{h} had told her how he drowned, down to the last word | so she believed in a ghost now, and had already drawn in her breath
@ * settle line=protect-witness won
<Heron~Heron> bent over the bench, and held the pen like a rope | there was a new cross now | it leaned to the left, and had the tail | the judge laid it next to the old book, and next to the claim | "These two crosses are Heron's," said the judge, "and this name is not. It was bought." | the claim was torn through, and {foe} was handed both the halves | so {target} was let be, for good | the judge wrote that down | in the last row the aunt had found that she could cry after all | "I had forgotten how loud it is," said Heron, "to be alive."
@ * settle line=protect-witness lost
The pen was held out once more, and Heron looked over it, at {foe} | a whole farm is a good deal of land | "I never learned to write," said Heron, and he put his hands in his pockets. | so he stayed drowned, and the claim was good | the judge read out {target}, and drew a line beneath | {foe} gave Heron an arm to the door, and talked to him about gates | the aunt took her rag, and went back to his name on the wall | on the sill Heron turned to {h} | with one finger he drew a cross upon nothing
@ * settle line=protect-witness dear
<Heron~Heron> made his cross there upon the bench, and it had its tail | the judge held it against the old book, and tore the claim in two | so {target} was saved | people got up on the seats to see | "There is also the matter of having been dead," said the judge, "for a farm." | two {guards} took {foe} away, and the next two came for Heron | {h} had asked him to come, and never thought of that | from the door Heron gave {him} a nod | it was a friendly one | the aunt asked which prison, and whether one might bring soup
@ * last line=protect-witness won
In autumn {h} saw Heron hanging a gate by the landing | it stood between two nets, and nobody needed it | his aunt scolded him, and wept whenever she liked | "And {target}?" asked Heron. "Is my cross still on the beam?" | {h} told him, while Heron tied the gate with a sailor's knot | then {h} went through it, to please him
In summer {h} was shown a new peg on the board by the landing | the net-maker had cut {h's} name into it, and had practised the loops all winter | "So that one knows who belongs here," said the net-maker | {h} gave {token} for it, having nothing else | <Heron's~Heron's> peg was in, and {h} hung {his} own beside it
@ * last line=protect-witness dark
Within a month Heron had gone again | nobody told {h} where to | his aunt washed the name on the wall again | Heron had been better off drowned, she said | {target} was safe | whenever {h} came down to the landing every peg on the board was out
@ * last line=protect-witness dear
On Sundays {h} carried the soup, for the aunt could not manage the steps | all the prisoners wore Heron's knots by now | "How is {target}?" Heron always asked. "And is my peg up?" | at the landing a gate leaned on the wall | {h} would let nobody else hang it
@ * last line=protect-witness lost
One day that winter the net-maker showed {h} the old book | somebody had been up there by night | the ladder was tied with a sailor's knot | below the coil of rope was a new cross | it had the tail | the ink was still soft | {h} asked for the road to that farm
`;

/** Scenes in which a fact of the case is found out, with somebody who comes back. */
const scenes = `
@ witness-o1 open line=protect-witness p=fish_seller where=the_market_by_the_pond
% Somebody Laughed; A Name in Loops
{hands} had drummed the market together | {foe} read out a claim on {target} | it was good in law, since it had two names below it | {foe} had signed it, and so had Heron | Heron was a fisherman, and he had drowned
{p.a} laughed aloud | "Heron?" said {p}. "He never learned to write." | then {hands} threw {p} into the pond
{h} got {p.him} out again | "It is true," said {p}, with weed in {p.his} hair. "But nobody can ask a drowned man. You must show that to the judge, or you lose. See at the landing where Heron was that day"
In the mud lay {token}, which had come off the claim | {h} picked it up, and had never seen such a knot
+ Share your {coat} with {p} => There was room in it for both, as far as the corner | "At the landing they hang out pegs," said {p}, whose teeth had begun to clatter. "A peg says where each boat was. And nobody has thrown that board into a pond yet"
= Ask {foe} to say who Heron was => "A simple soul," said {foe}. "He signed that, and was at sea next morning, and never came home." | {foe.he} had said it very fast | at the landing they have a board for who was at sea
- Lie that {p} is not right in the head => {foe} bowed to {h}, and the market went back to its cabbages | {p} stood there and dripped. "Go and look at the board at the landing," {p} said. "Or is that not right in the head either?"
~ {hands} threw {h} in as well, with great good humour | when {they} were out again the claim was nailed up, and people admired the writing
@ witness-o2 open line=protect-witness p=village_teacher where=the_yard_of_the_school
% Slates from the Window; The One Who Never Came
Slates came flying out of the school | {p.a} stood below, and caught what {p.he} could | {h} ran to help | "{hands} want me gone by tonight," said {p}, "since I would not hold my tongue."
In the doorway {foe} was showing people a claim | it gave {target} to {foe} | below it were two names, as the law demanded | the second was that of Heron, a fisherman who had drowned
"I taught everybody at the landing, but never Heron," {p} told {h}. "Somebody wrote that for him. Show the judge who. Begin at the landing, where they know when he was at sea."
{p} had snatched {token} off the claim, and pressed it on {h} | "See the knot?" said {p}. "That was all the writing he had"
+ Save the last of the slates with {p} => {they} got eleven of them whole | on one of them somebody had practised the letter H, and had given up | "They have a board down there," said {p}, "with a peg for every boat. It was the only thing Heron ever read, and he had to be helped with it"
= Read the claim before it is rolled up => It was signed on the fifth | the name of Heron was all loops | {foe} had a copy made for {him}, and was charming about it. "You will find nobody," {foe.he} said, "who can say where he was"
- Betray to {foe} what {p} has told you => {foe} thanked {h} with a {coin}, and by evening {p} had promised {hands} to forget Heron | {h} was given a copy of the claim, for {his} trouble
~ The big slate came last, and {they} were both under it | when {they} could see again {foe} had gone, and the school had a new lock
@ witness1 scene line=protect-witness second p=again who=net-maker,fish_seller,village_teacher where=the_wall_of_the_drowned
% The Wall of the Drowned; Supper in an Empty Boat
It was Heron whom {h} wished to ask | {p} took {him} to the wall of the drowned instead | <Heron's~Heron's> name was cut there, near the end of a row | somebody had kept it clean, and below it stood the date, a Monday
"That is your second witness," said {p}. "It was a calm night, I remember that. The boat came home by itself, with a warm supper in it."
One cannot ask the drowned whether they signed | that was why {foe} had chosen Heron, and slept well | without Heron {h} had no case, and {target} had no hope
+ Help the one who comes to clean the name => It was his aunt, with a rag | "I do it for the look of it," the aunt said. "I never could cry. It is a strange thing, but I never could"
= Ask who saw the boat come in => {foe's} own people saw the boat come in, said {p} | and they had been remarkably early on the beach that day
- Trick the aunt with a message from the sea => The old lady looked at {him}, and was not at all surprised | "I never could cry for him," said the aunt. "I always thought that there must be a reason"
~ They were singing for the drowned, and everybody had to move back | afterward a wreath hung on the name, and one does not lift a wreath

@ witness2 scene line=protect-witness plan p=again who=rope-seller,village_teacher,fish_seller where=the_farm_inland
% A Farm Inland; Tired of the Sea
<Heron~Heron> had not said yes, so {h} went {himself}, and {p} knew the way | it was a farm a long way from the coast | all of it was tied with sailor's knots | {they} found Heron there, hanging a gate | {h} held out {token}, and he knew his own work
"I was tired of the sea," said Heron. "{foe} gave me this, and I had only to be dead. I did not ask what for." He went on for a while with the gate. "How does the landing look? Is my peg still on the board?"
{h} said how it looked | {he} said what would become of {target} | the gate had been done for some time
"I will come before your judge, then, and make my cross," said Heron. "By the back, and late. My aunt will be there, and I will not have a fuss made"
+ Help Heron to finish the second gate => {they} did it together, with six sorts of knot [2 , and each of them had a name] | "They took me for another man here," said Heron. "I was glad to be one. But one does like to be asked after now and then"
= Ask to be shown how the cross was made => Heron drew the cross in the dust with a stick | it leaned to the left, and had a little tail | "I could not do it otherwise," said Heron, "if I were paid to"
- Deceive Heron about the price of coming => There would be no prison in it, {h} said | <Heron~Heron> gave a nod, having been lied to by better people | "By the back," was all his answer, "and late" | on the way home {p} walked ten steps ahead
~ The gate came down upon {p's} foot | meanwhile Heron had gone in, and had tied up the door with one of his knots

@ witness3 scene line=protect-witness wall where=the_grass_before_the_house
% Nothing to Judge About; Chairs on the Grass
{h} had found Heron's cross | {foe} did not mean to wait for more | by the claim {foe} was to get the household goods besides | {hands} were carrying chairs and beds into the grass | {foe} stood by with the claim, and ticked off the chairs
"A judge comes through on Friday," said {foe}. "I should like it all to be over by then. No judge cares to judge about an empty house, you will find"
One of {hands} set down a cradle very gently | {h} looked at the second name once more | it was all loops, and lovely | by Friday {he} had to know whose loops they were
+ Help the one who is carrying the cradle => The man with the cradle was born in such a house [2 , and in just such a cradle] | "They say that Heron is with the fishes," he told {h}, over the cradle. "I never met a fish that could sign"
= Ask {foe} to read the claim aloud once more => {foe} read it well | at the second name {foe.he} coughed, and did not say it but only pointed | whoever wrote that had never hauled a net
- Cheat by carrying the chairs in at the back => All morning the chairs went round, out in front and in behind | {foe} had ticked off sixty chairs when {foe.he} stopped, and began to go through the list
~ {foe} took one of the chairs, and sat down in the doorway | nobody could get by | there {foe.he} stayed, with the claim across both knees

@ witness4 scene line=protect-witness lead p=net-maker where=the_landing
% Heron's Peg; In a Lovely Hand
{h} had a copy of the claim | now {he} had to learn where Heron was that day | {p.a} kept the board by the landing, with a peg for each boat that was out | a stick had a notch for every day | {p} felt along it
"Signed on the fifth," said {p}. "There is {foe}, large and plain. But Heron was at sea. His peg was out from the third until the sixth. I hung it there for him. He could not read which was his."
Yet there was his name on the claim, in a lovely hand [2 , with loops to it] | {p} looked at that for some time. "He would have been so proud," said {p}. "But no judge will believe a stick"
+ Help {p} to haul in the long net => "He went down that same autumn," said {p}, between two pulls. "Everybody will tell you so. They have cut him into the wall along with the rest, and that was well written too"
= Ask how he used to sign for a net => "With a cross, like everyone else," said {p}. "They are in the old book, up in the loft. If the mice have left anything. There was a thing about his that made one smile"
- Steal his peg from the board => Where Heron's peg belonged there was only a hole | nobody could have sworn to it | {foe} came by in the evening, and looked along the board, and put a finger in
~ "Heads," a sailor shouted, and a net came down over the board, and over both of them | when {they} had crept out no peg was in its right hole

@ witness5 scene line=protect-witness means p=again who=village_teacher,fish_seller,net-maker where=the_net_loft
% It Had a Tail; A Cross for a Net
{h} needed a line from Heron's own hand | {p} had heard of an old book in the net loft | {they} climbed up there, and dragged it out from behind the corks | each fisherman had signed in it for his nets | where Heron's name should be there was a cross
It leaned to the left, and it had a little tail | there were five like that, one under another | the last was for a coil of rope, on a Thursday
{h} laid the copy of the claim beside the page, with its lovely loops | {p} looked at both for a while
"One does not come to write like that between two nets," said {p}. "So who did it for him?"
+ Share the {lamp}, and let {p} search the page => {p} went down it with a thumb, and stopped at the coil of rope. "Tarred rope," said {p}. "He paid for it with silver. And he had not two coppers that whole year, poor soul"
= Copy the cross with care on a slip => The cross took six tries | the lean would come, but the tail would not | "You have to be him for that," said {p}, who had been trying it in the dust
- Cheat by putting a cross on the claim => The false cross leaned the wrong way | {p} scraped it out with a thumbnail | there the {paper} was thin now, for all to see
~ A friendly voice at the foot of the ladder asked who had a light | {p} shut the book upon {p.his} own thumb | {hands} came up, and stayed to help with the corks

@ witness6 scene line=protect-witness price p=again who=fish_seller,village_teacher,net-maker where=the_landing_at_daybreak
% Sawn Through the Name; What There Was to Give
{p} had been inland for {h}, to ask Heron to come | meanwhile {hands} had sawn {p's} boat in half | they had sawn right through its name
"Heron will think of it," said {p}, with {p.his} back to the boat. "{foe} gave him a farm for being dead. He would like to know what he gets for being alive."
So the neighbours laid what they had on a table | there were eight spoons, a ring, and the money for the roof [2 , and a cow, which had to stand outside] | {p} put two oars on top [3 , as there was no more use for them]
{h} was ashamed, and could not send any of it back | nobody there was rich, and all of it was for {target}
+ Give your own {coat} to the heap as well => All the heap went off to Heron by night on a handcart | within a week the cart came back, with the spoons and the {coat} | Heron had kept only the oars | so he was thinking of a boat again
= Look at how the boat was done => The boat had been cut beautifully straight | the dust had been swept together [3 , into two heaps, one to a half] | "They were in no hurry," said {p}. "I am told that they whistled"
- Deceive {p} about who will pay for a new one => {p} nodded at each word about a new boat | {foe} had promised the same, {p} said, on the beach | {foe} had cried a little as well
~ {p} would not hear of it | {p.he} went out, and sat down in the nearer half of the boat | both hands lay where the oars had been | it was a good while before anyone spoke

@ witness7 scene line=protect-witness turn p=again who=village_teacher,fish_seller,net-maker where=the_net_loft
% No Rope for the Drowned; Monday and Thursday
There was a date that did not fit | so {h} went up to the net loft again with {p} | {p} opened the old book | in it stuck a bill from the rope-seller | {h} laid down the date from the wall of the drowned
"Heron drowned on a Monday," said {h}. "And here is his cross, for some rope, on the Thursday after. The drowned do not buy rope."
The bill was for more rope | it had gone to a farm far inland, where they tie gates in sailor's knots | {foe} had ordered it, and the order was all in loops
{h} put down {token} as well | the knot was Heron's, and the cord was quite new | "So he is alive," said {h}, a little out of breath. "And these are the loops from the claim. {foe.name} wrote Heron's name there, and gave Heron a farm for being dead. Nobody can ask a dead man whether he signed."
"But one can ask a living one," said {p}
+ Help {p} to hide the book and the bill => {they} put them under the corks, where nobody looks [2 , and the mice would have to be quick] | "I sang for him," said {p}. "At that wall, in the rain, all the verses. I shall want a word with Heron"
= Read the bill down to the last line => It was for rope, tar, and four pairs of hinges [2 , all of the best kind] | "He never had a gate in his life," said {p}, "and he always wanted one" | the name of the farm stood at the foot [2 , and how many days it was by cart]
- Betray the secret to Heron's creditors for a fee => Three creditors paid {h}, and they set off inland at once | {p} was ashamed for both | a man who has been chased once is not so quick to come out again
~ Outside one of {hands} wanted the key of the loft | {p} sat down upon the book, and spread {p.his} {coat} | the bill had to be swallowed, and it was a long one

@ witness8 scene line=protect-witness gate move p=usher where=the_old_fish_hall
% The Last Row; Without a Fuss
The judge was to sit in {place} | {h} came early, to see that Heron got in unseen | {p.a} stood between the benches and counted heads
At the front {hands} looked every man in the face | nobody looked at the back | there Heron sat down, in the last row, in a hood
Then his old aunt sat down beside him, with her rag in her lap | she had washed his name on the wall, and did not know that hood | <Heron's~Heron's> bootlace was tied in his own knot, like {token} | the aunt was looking at it
If she cried out, {hands} would have Heron outside at once | "Is that lady not well?" said {p}. "I hope that she will not make a fuss."
+ Comfort the aunt before she can cry out => {h} sat down, and took the aunt's hand, rag and all | "I never could cry," the aunt said under her breath. "I told you so." | she did not look round, but she moved closer to the hood [2 , until the two sleeves touched]
= Ask {p} to begin a little sooner => {p} knocked on the floor with a staff | everyone had to rise | by the time they were seated again the aunt was calm, and Heron had his hood forward
- Trick {hands} out by shouting that a cart is on fire => {hands} ran, and so did half the benches | it was only an old man's pipe | {foe} came back in thoughtful, and moved a chair | from there one saw all the rows
~ "You!" said the aunt, quite loud, and then she said that she had meant the draught | {hands} had turned round as one man | the whole row bent down, for company, and looked for a pin on the floor

@ witness9 scene line=protect-witness duel where=the_old_fish_hall
% With the Fishes; Where to Put the Tail
There in {place} it came down to one question | the judge read it out | "Did Heron put his own name to this claim?" | {target} was safe if he had not
{foe} was in the best of spirits, and bowed to the benches. "My poor witness is with the fishes," said {foe}. "Shall we send for one of the fishes?" People laughed, and the judge took up the pen
"He is in the last row," said {h}. "Ask him" | so everyone turned round, {foe} too | the smile stayed on a little too long
Heron had both hands on the bench in front. "They will take the farm from me," said Heron | it was true, and {h} had no answer ready | one could see how much Heron had to lose
+ Give Heron a home by the landing for the farm => "From the room one can see the boats," said {h}, "and there is a gate that wants hanging." | <Heron~Heron> looked long at his aunt, and at her rag | then he got up, with the hood thrown back, and walked to the front
= Ask the judge to hold out the pen, and wait => The judge held out the pen | it grew so quiet that one heard the ink | {foe} made another joke, and nobody took it up | in the end Heron let go of the bench, and walked to the front
- Lie that {foe} has already sold the farm => "Sold it?" cried Heron. "I hung every gate on it." | {foe} swore to him that it was not so | and {foe} had sworn before that he was dead | <Heron~Heron> was at the front by then
+~ "A room!" {foe} called out happily. "You all heard it. They are buying him before your eyes." | the judge frowned | <Heron~Heron> must not take a thing for it, said the judge
=~ It was too long to wait | {foe} used the time, and strolled to the last row, and spoke of hinges | <Heron~Heron> sat back, and put his hands in his lap
-~ <Heron~Heron> felt in his shirt, and drew out the deed to the farm | "So they lie on both sides," he said to the judge. "I had been told that these were the honest ones"

@ witness10 scene line=protect-witness near p=rope-seller where=the_rope_store
% Tar on a Bill; Rope for Dry Land
{h} wished to know where {token} came from | {p.a} sold rope to all the boats there | {p} sat on a coil, and was out of temper
"That is my make," said {p}, "and I want my money for the last load. Tarred rope. Who needs that at a farm, two days from the sea? They tie up gates with it, my driver says. In sailor's knots."
There was a bill, with a thumb of tar on it | {foe} had ordered it in writing, and the writing was all loops | half of the money was owing still
"You might say a word to {foe} for me," said {p}. "Nobody there listens to rope"
+ Help {p} to write a stiff letter about it => The letter was a very stiff one [2 , with the word rope in every line] | {p} gave {h} the bill, in thanks. "It starts that same autumn," said {p}, "in the week when they sang for that Heron"
= Ask what the farmer looks like => "Brown, and bent, and walks as if the field went up and down," said {p}. "My driver asked him his name, and he had to think about it"
- Cheat {p} by taking over the debt at half => {p} was glad of the half | so {h} owned the bill now | the driver had been promised his share of it, and stood there with his hat
~ A driver came in, asking for tar, and he was one of {hands} | {p} shut up about {foe} at once | but the bill lay open on the coil | it named a farm

@ witness20 scene line=protect-witness far quiet where=the_beam_under_the_roof
% The Year of the Flood; How the Tail Came
Whenever the sea rose, the whole landing ran up to {target} | there it was dry, and nobody was sent away | in the worst year sixty people slept there | each of them left a mark upon a beam
{h} held up a {lamp}, to see what {foe} would get along with {thing} | a woman stood on a chair there, and was washing the beam with a rag
It was Heron's aunt | "I do his mark every year," she said. "He was four. I held him up to it."
The cross leaned to the left, and it had a tail | "A door banged, and he jumped," said the aunt. "That is the tail. He thought that it belonged there, and he made one ever after."
Heron lived, and {h} knew it | but if the aunt knew, {foe} would know by evening | {h} could hardly bear to hold the {lamp} for her
+ Give her your arm, and help her wash the rest => They washed all sixty, one after another | "You hold me like a person who is keeping a secret," said the aunt. "Then keep it well." | she asked nothing more
= Ask which of the marks is hers => Hers was a cross too, right beside his | the two touched at one arm. "I did not let go of him, you see," said the aunt. "I wrote with the other hand."
- Lie to her that you saw him drown => The aunt got down from the chair, and thanked {h} | she asked what he had called at the last, so {h} made up that as well | she left the rag there, and went home without a {lamp}
~ The chair gave way, and the {lamp} went out | in the dark the aunt laughed, for the first time in years | then she could not find his mark again

@ witness11 scene line=protect-witness far entered p=again who=village_teacher,fish_seller,net-maker where=the_road_inland
% A Present for Heron; The Painted Gate
{foe} was no longer sure of Heron | {p} came running to tell {h} so | {hands} were on the road inland, with a cart | on the cart stood a garden gate, new, painted blue, with a heron cut into it
"It is a present from {foe}," said one of {hands}. "For a farmer who might think of going on a journey. He is to hang it this week, and be at home"
One wheel had gone into the ditch | all four of {hands} stood round it, and were glad of company
A letter was tied to the latch | if Heron read that, he might well stay dead
+ Help {hands} to lift the cart out again => {they} all lifted together, and then had a rest together [2 , with their backs against the blue gate] | "I would not hang that," said the youngest. "A gate like that is to keep a man in." | he looked the other way while {p} read the letter [2 , which promised one gate for every year of being dead]
= Read what the letter on the latch says => The letter had only one line, all in loops | "A gate for each year that you stay dead," it said
- Steal the gate off the cart by night => The gate came as far as the first hedge | it was much too heavy to be a secret | {hands} had it back by sunrise, and were not glad of company any more
~ "You are the ones with the book," said one of {hands}, and all the four rolled their sleeves down | they turned the cart round in the road | nobody would say by which way it went

@ witness12 scene line=protect-witness near p=deck_hand where=the_bait_tubs
% Sent Back for Bread; A Bit of Line
<Heron~Heron> had had a mate in his boat, who stayed on land that night | {h} went to ask what the mate knew | it was {p.a}, who was cutting up bait for other people
"He sent me back for bread," said {p}. "When I came to the beach the boat was gone. Since then I bring bad luck, they say. {foe} lets no boat take me. And yet I could swear it for {target}. Heron never wrote a line."
Round one wrist {p} had a bit of line | in it was a knot, flat and round | it was the same as in {token} | "Nobody else can tie that one," said {p}. "Yours must be from before he went down"
+ Help {p} with the rest of the bait => {they} cut until the tubs were full | "He tied that on me when I was new," said {p}. "I have tried to copy it for years. If you ever see another like it, then come and fetch me, whatever the hour is"
= Draw the knot on a slip => The line went over twice, and under three times [2 , and came out where no one expected] | {p} looked on. "He had one for boots, and one for gates," {p} said. "He always wished for a gate"
- Steal the bit of line off the wrist => {h} had to cut the line off the wrist | then it was no knot any more | {p} held the two ends in the other hand [2 , and fitted them together]. "That was the last of him," said {p}
~ {hands} came along the tubs, and asked who talked so much and cut so little | {p} went on with the bait | not a word more was to be had

@ witness13 scene line=protect-witness near where=the_room_over_the_fish_stalls
% A Name in Gold; Across the Way
A parcel lay on {h's} sill, over the fish stalls, tied with far too much string | across the way stood {foe}, in the rain, and waited to see it opened
In the parcel was a board, to hang over a door | on it stood {h's} own name, all in gold | each letter was as long as a hand
Round it lay the claim, with room for a third name, and a note from {foe}. "My father kept a shop, and another man's name hung over it," said the note. "Nobody knew who he was. I want our name on a thing that stays. You want yours. Sign here, and half of {thing} is for you."
Below that stood one more line. "The fishers talk to you, and they sell to me. What will they live on, if I stop buying?"
{h} looked up | over there {foe} had risen on {foe.his} toes, like a child who has made a present | nobody had ever written {h's} name so well
+ Give the board back, and help the fishers sell => "It is a fine board," said {h} across the way. "But I did not see Heron sign." | then {h} pushed a barrow of fish to the next market | the fishers got more for it there than {foe} had ever paid
= Look closely at each letter of the note => The letters were large and plain, like {foe's} name below the claim | only the first had been begun with a loop, and scraped off again | when {h} looked up, {foe} was no longer smiling
- Cheat {foe} with a false name on that line => {foe} ran across in the rain, to dry it, and shook {h} by both hands | next day it was read out in the market | nobody knew the name, but they all knew who had held the pen
~ The rain had got at the gold, and it came off on {h's} thumbs | {foe} saw it from over there, and turned away | {hands} came, and held a sail over {foe.his} head

@ witness15 scene line=protect-witness near p=again who=village_teacher,fish_seller,net-maker where=the_drying_yard_by_the_boats
% Feet Below the Sheets; Two Boots
In the drying yard the nets hung out, and between them all the sheets of the landing | {h} had come to ask an old fisher about Heron | {p} stood by the gate, to look out
"{hands} are coming!" called {p}. "From both ends!"
They came in quite merry, and lifted one sheet after another. "Whoever talks of Heron sells no fish," they sang out. "And {foe} wants {token} back, with the knot in it!"
"Run," said the old man, and went on hanging up his net | {h} took {p} by the hand, and ran along the rows | the sheets were wet, and below them one could see every foot
Behind the last sheet was a wall | {they} stood against it, and {h} shut {his} fist round the cord
Two boots came down the row | they stopped before that sheet, with the toes toward {them}
+ Help {p} over the wall, and be found alone => {h} stood there alone when the sheet went up | then every washer in the yard let go of a line | thirty wet sheets came down upon {hands}, and {h} walked out across them
= Wait, and do not stir at all => In the boots was the youngest of {hands} | he saw {h}, and he knew the sheet. "That is my mother's," he whispered. "Do not get it dirty." | "Nobody here!" he called
- Lie that the old fisher has the cord => {hands} let {them} go, and pulled the old man's nets apart for it | {h} walked off with {token} up {his} sleeve | {p} stayed there, and picked up knots with him
~ The wind filled all the sheets at once, and nobody could see a thing | {they} got over the wall somehow | behind them two of {hands} had caught each other

@ witness14 scene line=protect-witness eve where=the_end_of_the_landing
% Room for One; Before the Tide Turns
In the morning the judge would ask for Heron | {h} could not sleep, and went out alone to the end of the landing | a strange boat lay there, with its {lamp} lit
"I sail before it is light," said the man in it. "I have room for one, and I do not ask for names. It is paid."
{h} had not asked him for anything
"Nobody would look for you," said the man. "They are good to the drowned here. They would cut you into that wall, and wash you on Sundays."
Just so somebody must have talked to Heron once | {h} had been angry with Heron for weeks | now {he} understood him better than {he} liked
If Heron did not come, {h} would stand before them all with empty hands | out there nobody would ever ask {him} about {target}
one of {h's} feet was on the boat already, and {he} could not say since when | something held {him} by the wrist | it was {token}, which had caught on a nail in the boards
"Well?" asked the man. "The tide is turning."
+ Help him cast off, and stay on the landing => {h} threw the rope after him. "If you ever meet a man with a gate," {h} called, "tell him that his peg is up!" | then {he} went in, and slept as {he} had not slept all that week
= Ask the man who has paid for you => "A cheerful person, with ink on the fingers," said the man. "It is paid one way." | {h} took the foot off the boat again | so {foe} was not so sure of the morning, either
- Steal away with him before it is light => {h} lay beneath the nets, and the landing grew small | at the point {h} wished to be put ashore, and walked back all night | the net-maker had already hung out a peg for {him}
~ A wave lifted the boat, and the rope ran out of itself | the light went off across the dark | {h} would never know now what {he} would have said
`;
export const pack: PackSource = { id: 'case-protect-witness', sheets: [facts, scenes], words: {} };
