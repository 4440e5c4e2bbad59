import type { PackSource } from '../pack.ts';

/** Where somebody is kept, what for, and how that one comes out again. */
const facts = `
@ * truth line=rescue-bargain start
Nobody had dragged {target} away | {target} had walked in at a strange gate alone, and people had seen it | the gate was open to this day [2 , and unlocked] | {h} asked why {thing} did not come out again
@ * token line=rescue-bargain
the red cord
@ * known line=rescue-bargain before
A bargain held {target} in there, and the gate was open | {h} had still to hear the third condition
@ * known line=rescue-bargain behind
If {target} left the bread one single time, the bargain was over | {h} had to be there at noon [! , and must not come alone]
@ * settle line=rescue-bargain won
{foe} held out the bread, as at every noon, and waited | {target} looked past it to {h} | {target.name} saw how many stood round {h} | the bread stayed where it was | a crumb fell off, and one could hear it | {foe} searched the small writing for a way out | there it only said that {foe} must hold the gate open in person | "Then the next name," said {foe}. "{fullname}, alone." | "Alone? Count us!" cried the child. | {h} went out at the gate with {target} | the bell-ringer let go of her rope, and came after them [! , and four more with their bundles] | {foe} had to bow, for that was in the bargain as well | then {foe} went in, and laid the table for those who were left
@ * settle line=rescue-bargain lost
The bread was taken | {foe} held up an empty hand, so that all could see it | noon was over, and the bargain was good for another day | one by one the neighbours were shown out, with a bow for each | "Come again tomorrow," said {foe} to {h}, "but do come alone. I have a bed by the window." | the gate was left wide open | {target} stood far back between the trees | {target.name} watched {h} as far as the bend | the child walked beside {h}, and did not hop
@ * settle line=rescue-bargain dear
{target} left the bread, and it lay upon {foe's} hand until it was dry | so {target} was free, and came across the room to {h} | {foe} let them have their joy | then {foe} read out the small writing, below the third condition | whoever was let go might never come within sight of {home} again | "To the letter," said {foe}, and held the gate for them.
@ * last line=rescue-bargain won
The next spring {h} lived near the baker's with {target} | {target} still held out a hand when the noon bell rang | {h} put into it whatever lay near [2 , a spoon, or a shoe, or an egg] | then there was laughter until the bell had done | the child had rubbed off her third square | she drew a sun in its place
By winter {h} had hung {token} over {his} own table, with all its knots | the {street} dropped in there, two by two | the bread went round, and honey too, when the beekeeper thought of it | {target} looked at a slice for a long while | then {target} passed it on | "I have had enough," said {target}, and laughed, because it was so good to say
@ * last line=rescue-bargain dark
{h} had a house with {target} now | across the way the shutters stayed closed | people remembered how {h} got them to that gate | mothers called their children in whenever {h} went by | each noon {h} held out a slice of bread | {target} took it at once [2 , with lowered eyes] | {target} did not dare to leave it lying
@ * last line=rescue-bargain dear
At the last bend of the road {h} built a house with {target} | one saw only the smoke of {home} from there | every day the child hopped out to them [2 , with the news and a loaf] | in the third year {target} climbed the hill with the child | the small writing let no one go farther | {h} came up there too | and by the smoke one could guess who was baking
@ * last line=rescue-bargain lost
A year later {h} still went from door to door | {he} asked who would come along at noon | two had said yes, and then three | the roll with the cross was carried in every day | behind the trees {target} put up one hand | it was not to take anything | {h} waved back, and knocked at the next door
`;

/** Scenes in which a fact of the case is found out, with somebody who comes back. */
const scenes = `
@ bargain1 scene line=rescue-bargain second p=again who=nurse,neighbour,road-mender where=the_child's_doorstep
% What Was Read Aloud; The Child Who Was Let Go
Only the child had been in there with {target}, so {h} asked to see her | {p} had brought her out to the doorstep, and held her hand
"{foe} read it to us both," the child said. "I was to go home, and {target.name} was to stay in there for me. There were three conditions. And there was small writing at the bottom, which was not read."
So it was a bargain | {target.name} had not gone for money, but for a child | {h} was proud of that, and could have wept
The child had walked out of the gate backwards, so as to see | {target.name} had stood there, and waved until the bend of the road
"I must not say what they are, the three," said the child. "Or they fetch me back"
+ Comfort the child, who thinks it was her doing => {h} said that {target} had chosen it freely | the child thought it over | "Then I will tell you the first one," she said, "for I know two of them by heart"
= Ask {p} how near one can get to that gate => One could go right up to the gate, said {p} | it was never locked, and that was what was wrong | behind it, of an evening, {target} walked up and down, quite free
- Trick the child into saying more than she ought => It took {him} a dried fig and a wrong guess | then she saw it, and shut her mouth | "She has been read enough small writing," said {p} to {h}, and took her hand again
~ A voice in the {street} called the child by her full name | she stood up at once, quite straight | it was {hands} | they had only been sent to see whether she was well

@ bargain2 scene line=rescue-bargain plan p=again who=baker,nurse,beekeeper where=the_yard_of_the_long_room
% Noon in the Long Room; By the Open Door
{target} had to be told to leave the bread | so {h} and {p} came into {foe's} yard at noon | they carried a crate, as if to deliver it
Through an open door {h} saw a long room | {foe} held out a piece of bread on a flat hand | {target} came all the way from the far end | {target.name} took it, and chewed with closed eyes
"Why does {foe} not keep us?" whispered {p}.
"We are two," said {h}. "Whoever comes must come alone, that is the first condition. I am on the list, and {foe} cannot have me as long as you are here. So tomorrow we bring everybody. Then {target.name} need not be afraid for me."
{target.name} had turned round, and saw who held the crate [3 , and stood for a moment with the bread in the air] | {h} could neither call nor wave | {foe} had begun to look where {target.name} was looking
+ Help {p} to set the crate down => {h} and {p} lowered the crate without a noise | {target} came no nearer than a pillar, and listened behind it | "Tomorrow at noon," said {h} to the crate. "We shall be many. Leave the bread"
= Nod, once, so that only {target} sees => {target} saw the nod | {target.name} stood a little straighter, with the bread still whole | "Is it not good today?" asked {foe}, and looked about the room
- Deceive the doorkeeper with a bill for the crate => The bill was long, and the doorkeeper read slowly | {h} had all that while to look | {foe} looked too, and wondered at that large crate | "You do that well," whispered {p}, and it was no praise
~ A board sprang off the crate, and the whole long room turned round | {p} was sent for a hammer | {foe} stood beside {h} all that time, and smiled, and felt the cloth of {h's} sleeve

@ bargain3 scene line=rescue-bargain wall where=the_open_gate
% A Gate without a Lock; To the Letter
{h} went to the gate to see {target}, and stopped one step before the sill | for it was no gate to go through alone
The gate stood wide open, and {foe} sat beside it and was shelling peas | "Come in by all means," said {foe}. "I keep nobody. I have never in my life turned a key"
{foe} was known for keeping bargains, to the letter | {hands} did not even look round
Far in {target} went by between two trees | {h} called that name as loud as {he} could | {target.name} turned to {him}, with such a glad face | then a bell rang for noon | {target.name} went indoors at once, as if pulled by a string
"You are quite alone, I see," said {foe}, and pushed a second chair over. "Will you not sit down inside?"
+ Help {foe} with the peas for a while => {h} and {foe} shelled a bowlful of peas [3 , and it went faster with the two of them] | "There are three conditions," said {foe} over the bowl, "and I cannot change them, either. Sometimes I wish that a person would break one"
= Stand in the gate with one foot on either side => Nothing happened | {foe} went on with the peas, and was watching the foot | so it was not the gate that did it | it was a thing that was done, in there, each day at noon
- Trick {foe} with a bargain of your own => {foe} read {h's} bargain through, and signed it | only then {h} read the second line again | {he} had pledged {his} own purse in it
~ A pea rolled under the chair | {foe} asked {h} to be so good and look for it | before it was found {target} was indoors, and one of {hands} was raking the path

@ bargain4 scene line=rescue-bargain lead p=nurse where=the_house_of_the_child
% One In, One Out; Two Small Shoes
The lost child was home again, and {target} was not, so {h} went to the child's house | {p.a} was taking down the black cloth from over the door | {p.he} was laughing, with the nails between {p.his} teeth
"We had given the child up," said {p}. "We had sung for her. And then she comes up the {street} on her own two feet, and asks what there is to eat. {foe} had her in there, and let her out."
On that very same day {target.name} had gone in there [2 , and in the very hour]
In the room behind lay the child asleep, with her mouth open | one of her shoes had its own string | the other was tied with the twin of {token}
So the two had met in there, one coming and one going
"What did {foe} want for her?" asked {h}. | {p} stopped laughing. "Nothing at all," said {p}. "I could sleep better if it had been money"
+ Help {p} to take down the black cloth => They put the black cloth away in a chest. "There was another bed made up, in there," said {p}. "The child slept beside it all that time. It was by the window, and nobody was in it"
= Look how the red cord has been tied => The cord went round twice, with a knot for a long walk | {p} had seen nothing else on her that was new | {target} had tied it on her, and gone in without it
- Steal the cord, and leave her a bit of string => But the child had one eye open [3 , and had had it open for some time]. "That is mine," said the child. "I got it for going home" | then she shut her mouth so tight that the chin went white [3 , and shook her head]
~ "I took it," said the child in a loud flat voice, and turned over, with both eyes shut. "I did take it." | after that {p} put {him} out of the door | the child talked in her sleep, said {p}

@ bargain5 scene line=rescue-bargain means p=again who=nurse,neighbour,road-mender where=the_squares_of_chalk
% One, Two; On One Leg
{h} had to know the three conditions that held {target} | {p} knew where the child played, and took {him} there
The child had drawn three squares in chalk | she was hopping from the first to the next
"That is no telling. That is only hopping," she said, on one leg. "One. Whoever comes must come alone." | She hopped on to the second square. "Two. Whoever is in there must never ask to leave."
At the third she stopped, and stood with her toes curled up | it was twice as long as the others
"That one I may not even hop," she said. "It is for every day, at noon. They made me practise it." | she put out one hand, palm up, and closed it upon nothing [3 , and then put the hand to her mouth]
{h} did not understand it | but {target} had to do that in there, every day, and the child was trembling
+ Give the child your hand, to stand beside it with her => {h} and the child looked down at the third square | "You do it before everybody, that is all," said the child. "It is quite easy. If you do not do it, it is over"
= Ask the child to hop the two once more => The child hopped the first two again, and said them | {p} wrote them down as they came | "Then it is the third that holds {target.him}," said {p}.
- Trick the child into the third square with a push => {h} gave her a push, and the child fell in | she held out her hand to nobody, and put it to her mouth | then she sat down on the chalk and cried | {p} knelt by her, and did not look up at {h}
~ A shutter opened across the way, and {hands} were at it, two of them, chewing | the child rubbed out the third square, until her shoe had a hole

@ bargain6 scene line=rescue-bargain price p=coat-maker where=the_coat-maker's_room
% The Second {coat}; In the Right Size
{p.a} had sent for {h}, and would not say why before the door was shut | over one arm lay a {coat}
"In the spring I sewed two of them for {foe}," said {p}. "The small one was fetched when the child was. This is the other. I was paid for both, and I did not ask."
{h} tried the {coat} on, and it fitted as none had ever done | in the collar of the small one had stood the child's name [2 , in red thread] | in the collar of this one {h} read {his} own
So there was a list, and {h} was the next on it | if {target} left the bread, they would come for {h}
{target.name} had known that, and went in before it came to {him} | {h} had to sit down, with the {coat} on
{hands} did not like {p} to talk of it | they had been there that morning, and had taken away every needle
+ Comfort {p}, who ought to have asked => {h} said that one sews what one is given | "I can unpick it," said {p}, and did so, by the {lamp}, a letter at a time | "But they have it on the list as well"
= Feel in the pockets of it => In each pocket of the {coat} lay a slip | the one said: bed by the window | the other said: bread at noon, and to be taken
- Destroy the {coat} with {p's} last pair of scissors => {h} cut up the {coat}, though it was good cloth | {p} watched to the end. "They will send for another," said {p}. "They have your measure. I gave it them to the inch"
~ There was a knock, and {p} had the {coat} under the floor before the second | it was only {foe's} bill for the thread | it was to be paid by evening, and {p} had no {coins} in the house

@ bargain7 scene line=rescue-bargain turn p=again who=nurse,neighbour,road-mender where=a_low_wall
% Palm Up; What the Third Square Was
{p} brought the child along, and {they} sat down on a low wall | the child was knotting {token} to the one from her own shoe | {h} still had the roll that was baked for {foe} [2 , with the cross on top] | {h} held it out to the child on a flat hand, and thought nothing of it
The small hand came up, with the palm on top, and took it | it had moved quite by itself, as in the third square | then the child saw what was in it, and began to shake
"So that is the third condition," said {h}. "It is the bread, and it has to be taken! At the noon bell {target} turned and went in."
The child had not told it, and so she was allowed to nod [3 , and nodded until her hair came down]
"It is one roll a day," said {h}. "You took it from {foe}, in there. Now {target.name} takes it. And if it is left lying, just once?"
"Then it is over," said the child. "Then one may go"
{h} was so glad that {he} laughed aloud | but {target.name} knew that as well as the child | "Why is it taken every day, then?" asked {p}. "What is {target.name} afraid of?"
+ Share the roll with the child in the common way => {h} laid it on the wall between them, and broke it, and looked elsewhere | after a while a half of it was gone | "It tastes better when one is not asked," said the child
= Ask the child why {target} goes on taking it => "There is a list," said the child, and would look only at her shoes. "It has two names on it, and I was the first one"
- Trick the child into doing it once again => {h} held out the roll, and the child's hand came up | this time she noticed it in the middle, and made a fist | "I thought that you were one of us," she said. | {p} took her home, and did not come back that day
~ At the corner stood one of {hands}, and had seen the roll go over | "She still does it nicely," he remarked, and made a note | the child let it fall, and would not be spoken to that day

@ bargain8 scene line=rescue-bargain gate move entered p=again who=nurse,neighbour,road-mender where=the_house_without_locks
% All at Once; Ten Feet Wide
{h} came up to {foe's} house shortly before noon, to fetch {target} | {p} and the child came too, and the whole {street} behind them
Whoever went in alone could be kept | so they had to go in all together | {h} had tied one end of {token} to {his} wrist, and the child had the other
The gate was ten feet wide | in front of it the neighbours grew slow | each of them looked down at the sill, and waited for the next one to go first
"After you," said one to another. "No, after you"
On the path {foe} was waiting, with the bread under a white cloth [3 , still warm]. "Good day, {fullname}," said {foe}. "Do step in. The others may follow"
+ Give the child one hand and {p} the other => {p} gave a hand to the next, and so on, down the whole row | now nobody had to be the first | they came in like a string of fish | {foe} counted, and lost count, and walked ahead of them to the long room
= Wait on the sill for the last of them => The bell began to ring for noon | those at the back wished to see as well, and pushed | so they all fell in at the gate in one heap, with {h} in the middle | {foe} walked ahead of them, rather fast, to the long room
- Trick the neighbours with a shout that {foe} has fled => They ran in, thirty feet at one go | then they saw {foe}, but now they were in | some of them gave {h} black looks, all the way to the long room
~ A dog barked, and half of the neighbours ran off | those who were left pressed close about {h}, and stepped over the sill with their eyes shut | {foe} counted them, and smiled, and went in front of them, to the long room

@ bargain9 scene line=rescue-bargain duel where=the_house_without_locks
% On a Flat Hand; Whether the Bread Was Taken
The long room was full, and it was noon | {foe} took the white cloth off the bread | it lay there on one flat hand | the household stood along the one wall | the neighbours stood by the door, around {h}
If {target} took the bread everything stayed as it was | if {target.name} left it, the bargain was over
{target.name} came slowly from the far end | {foe} stood very straight, for {foe} was proud of this bargain, and had never lost one
"{fullname} is on my list," said {foe} to {target.name}. "You know that. Take it, and {fullname} goes home."
{h} wore {token} round one wrist, and all the others held on to it | nobody could take {him} now, but one had to stand near to see that | {target.name} was still far off, and pale with fear
"Step out, {fullname}," said {foe}, "so that you can be seen. A little farther. By yourself"
+ Help the child up on your shoulders, to wave => The child rose up out of the middle of the crowd | she waved with both arms | "We all came together!" she called. "It does not count!" | {target} stopped a step away from the bread
= Ask {foe} to read out the first condition => {foe} liked to read it, and did it well | "Whoever comes must come alone," {foe} read, and heard it, and looked up at the crowd by the door | {target} had looked up too, and stopped short
- Steal the bread, and make {foe} fetch more => It was gone from {foe's} palm before {foe} could close it | the neighbours had run along, so {h} was still not alone | {foe} sent for another piece | all that while {target} counted the people around {h}
+~ From up there the child saw the flat hand, and the bread upon it | {foe} had made her practise it too long | her own hand went out by itself, palm up | she had taken the bread before anyone could stop her
=~ {foe} read out all three, and never stopped for breath | it sounded like a law of the world | {target} listened with bowed head | at the third one {target.name} took the bread, from habit
-~ {h} ran, and nobody had been told to run along | so there {he} stood before {foe}, with the bread, and quite alone | {target} saw it, and took the bread out of {h's} hand, quickly, to set it right

@ bargain10 scene line=rescue-bargain near p=baker where=the_street_of_the_baker
% One Roll at Noon; Nobody Says If It Is Good
{foe} kept {target} in that house | {h} was asking what was bought for it | {p.a} heard of it, and ran after {him} with a roll
"I bake this for {foe}," said {p}. "One every day, for noon, and it is paid on the spot. It has been so for a year. But who gets it? They are twenty in that house, and it is one roll."
It was small and white | there was a cross on the top, so as to know it from all the others
"I asked at the gate how they like it," said {p}. "They said that it is not a matter of liking. Is that an answer? You find out who it is for. I do not care to bake for a bad cause"
{h} put the roll in {his} {bag}, and promised to find out
+ Help {p} to remember the very first order => {p} remembered, and it was when the child was lost | when she came home {p} was sorry for the business | but the rolls did not stop for a single noon | "So it was for her," said {p}, "and then for the next"
= Ask whether the roll is ever sent back => "Never," said {p}. "Not a crumb. I was proud of it, and now I do not know. Who takes a roll every day for a year, and never says one word about it?"
- Steal a second roll, out of the basket for today => {h} stole it, and it was missed at noon | {hands} came running for another, quite white in the face | {p} had to bake it while they stood there | "One minute later," they said, "and I do not know what would have happened"
~ {hands} were at the oven already, and it was not yet noon | they saw {p} talking, and paid without a word | from now on, they said, a deaf boy would fetch it

@ bargain11 scene line=rescue-bargain far entered p=again who=beekeeper,neighbour where=the_doorway_of_a_friend
% The Bed by the Window; A Measure for Everybody
{h} needed company at {foe's} gate | so {h} had gone to ask {p} along | {hands} were carrying a bed along the {street} | before {h} they set it down
They asked {him} to lie on it
"It is yours," they said. "Of course {foe} is not to be hurried, but likes to have everything ready. It goes by the window. Is it long enough?"
All along the {street} people had come to their doors [3 , and wished to see for whom it was]
"How many beds are there in that house?" asked {p}.
{hands} thought about it. "There is room for a good many," they said. "The list is only the beginning."
Then the people at the doors began to look at one another [3 instead of at {h}] | any of them might be the next
+ Share all that you know of the list with them => {h} stood on the bed, and told it from the child to the bread | when it was told nobody went in | "When you go there, do not go alone," said an old neighbour. "I have a stick"
= Ask {hands} to measure the others as well => {hands} always did as they were asked | so they took a string to every door | there was nobody who was too long | each neighbour kept the string, cut to his own length
- Destroy the bed, so that it stands on three legs => {h} broke one leg off the bed | "It will be made again," said {hands}, and wrote down the leg | they carried the bed back on a slant | but the whole {street} had heard it crack, and some of them had clapped
~ It was long enough, to the inch, and they wrote that down | behind them people shut their doors, one after another | in the end only {h} and {p} were left standing there

@ bargain20 scene line=rescue-bargain far quiet where=the_back_of_the_wall
% A Knot for a Long Walk; No Asking
Where {foe's} wall was low {target} walked of an evening | {h} went there with the child, and longed for a sign
Nobody could call out, for {foe} sat at a window above | so {h} let {token} down on the far side
Steps came near in there, and stopped | then something pulled, as when a fish tries the line | it was {target.own} hand, and for a good while neither let go
The cord came up with a new knot in it | it was the one for a long walk, twice round the string
"{target.name} must never ask to leave," whispered the child. "But that is no asking. That is only a knot"
+ Give an answer, with the same knot beside it => {h} tied it just so, and let the cord down again | on the far side somebody laughed, once, very low | the cord came back with both knots pulled tight
= Look over the wall from the child's bucket => In there the child had once drawn her three squares in the sand | {target.name} hopped the first one and the second [3 , with arms out] | round the third {target.name} made a wide bow
- Trick {foe} from the window with a child's scream => {h} pinched the child, and she screamed | {foe} ran to the gate, so {h} could hold {target.own} hand for a whole minute | the child had a blue mark, and by morning the low place was full of thorns
~ The window opened, and {foe} wished them both a good evening | on the far side the cord was let go | after that two of {hands} walked there every evening, arm in arm

@ bargain12 scene line=rescue-bargain near p=beekeeper where=the_beekeeper's_house
% One Spoon of Honey; Hives behind the Gate
{p.a} had once signed a bargain with {foe} | {h} went there to learn how such a thing could end
"{foe} built a wall round my hives," said {p}. "I was to bring one spoon of honey to that gate every day. That was all, and I liked the walk."
For six years {p} had brought it | then a sister got married, and {p} stayed for the dance
"It was in the small writing," said {p}. "If one day is left out, it is over. Then the bees belong to {foe}. They were fetched the same night, with a bow."
The bargain hung on the wall | {p} took it down, and had never dared to read the rest of it
+ Help {p} to read the small writing => {h} brought the {lamp} close, and {p} spelled it out | it bound the other side as well | {foe} had to take the spoon in person | "So that is why {foe} never goes on a journey!" said {p}
= Ask {p} what {foe} did with the honey => "Nothing. It stood on a shelf, spoon by spoon," said {p}. "It is the bringing that {foe} likes." | {p} looked down the road to the gate. "At noon I still get up, and then I sit down again"
- Lie to {p} that the bees can be got back => {p} was off to the gate at once, and alone | {foe} was most polite, and had a fresh {paper} ready | {p} came home without the boots, and had signed for them
~ A bee had come in at the window, and sat down on the {paper} | "That is one of mine," said {p}. | {p} would read no more, and asked to be alone with it

@ bargain13 scene line=rescue-bargain near where=the_muddy_road
% The Dry Side of the Road; A Page Every Week
{h} was walking home from a day of asking about {target} | {foe} came running, and carried a {lamp} for both of them
"You walk fast," said {foe}. "And you like to sleep by a window, I hear. So do I." | the road was muddy, and {foe} gave {h} the dry side
"I offer you a bargain," said {foe}. "Every week you get a page in {target.own} writing. For that you ask no more about my house."
"I want no page," said {h}. "I want {target.name} at home."
{foe} stood still in the mud. "When I was six my people went out, and promised to be back for supper," said {foe}. "For nine days I kept the table laid. Since then I have promises in writing. Then people stay."
The {lamp} shook in {foe's} hand | {foe} feared nothing so much as to be left
"Twenty people live with me," said {foe}, and there was a {paper} ready in that hand. "Nobody else wanted them. If you talk them away from me, where are they to go? Do sign"
+ Comfort {foe} on the way, and sign nothing => {h} went along to the gate, and not a step farther. "No," {h} said there, quite kindly. | "Nobody has walked me home since then," said {foe}, and left the {lamp} in {h's} hand
= Ask {foe} what makes a bargain so safe => "It binds me as well," said {foe}. "If one thing in it is left out, one single time, it is over. I could not keep anybody then." | {foe} looked as if that was already too much said, and folded up the {paper}
- Cheat {foe} with a false name on the {paper} => {foe} held the {paper} to the {lamp}, and was delighted | but there was a cobbler of that name {inhome} | by morning {hands} stood at his door, and held him to it | from now on he might not ask one question, not even whose shoe it was
~ The {lamp} went out | on both sides of the road a man coughed, and it was {hands}. "I never go alone," said {foe}. "One ought not to. Good night"

@ bargain15 scene line=rescue-bargain near p=again who=nurse,neighbour,road-mender where=the_well_at_dusk
% A Very Long Embrace; The Friend at the Well
{h} had asked about {foe's} house all day, and {p} walked home with {him} past the well
A stranger in a patched apron fell round {h's} neck there, and wept | "I have run away from that house!" she sobbed. "I know where {target.name} sleeps. I can bring you in tonight, by the {kitchen} door."
{h} was so glad that {he} could not speak
"But come by yourself, for I dare not bring two," begged the stranger. "And give me {token}, so that {target.name} trusts me." | then {h} was embraced again, from the neck down to the heels
{p} stood behind them, and saw a string come out of the apron | one knot in it sat at {h's} shoulder, and one at {his} shoe
"She is one of {hands}," whispered {p}. "She is measuring you!" | in the dark by the corner three more were waiting, with a cart
+ Give {p} one arm, and the weeping stranger the other => {h} took {p} on the left, and the stranger on the right | so they walked on past the cart | nobody there would touch three people | "I have not been walked home for years," said the stranger, quite dry by now, and let them go
= Ask the stranger how {target} ties both shoes => "With two red cords, like everybody's," she sobbed. | {h} held one of those two under her nose | in mid-sob the stranger broke off. "They ought to have told me that," she said, and rolled up her string
- Trick the stranger into measuring {p} as well => "It is my friend who longs to go in," said {h}, and pushed {p} forward | the stranger was not one to waste a string | "Now they have my length too," said {p}, who got loose in the end. "Was that needed?"
~ The stranger would not let go of that neck, and the three came with the cart | {p} pulled one way, and they pulled the other | {h} kept {token}, but not {his} collar

@ bargain14 scene line=rescue-bargain eve where=a_table_at_midnight p=again who=nurse,neighbour,road-mender
% Only One Knock; The One Who Rings
On the last night {p} sat up with {h}, so that nobody could find {him} alone | there was a knock at the door
Outside stood the bell-ringer of {foe's} house, in the grey of {hands} | there was nobody beside her
"I have never been out by myself before," she said. "It is very wide." | she saw {token} on the table, and could not look away
"{foe} has heard how many will come," she said to {h}. "So you will be called out of the crowd. As soon as you stand alone, {target.name} takes the bread, to save you."
"And what would you like?" asked {p}.
Nobody had ever asked the bell-ringer that | "I should like it to lie there," she whispered. "Then my own {paper} is worth nothing, either, and I may go. Only, where does one go?"
Far off a voice began to call her name, most politely
+ Share this room with her, and show her a bed => The bell-ringer tried the bench with both hands. "By the wall," she said, "and not by a window!" | she would have to go back for one more noon. "But I can ring late," she told {h}, and ran
= Ask her in what words {foe} will call => "Step out, so that I may see you," said the bell-ringer, and bowed as they do in that house. | {h} had got up before {he} knew | so {p} bowed and called a dozen times, until {h} could stay in the chair
- Lie that there is a bed for every one of them => The bell-ringer ran home to tell it | before dawn six of {hands} stood there, each with a bundle, and there was not one bed | they went back to {foe}. "I counted on you as well," {p} said to {h}
~ At the corner a {lamp} stopped, and two of {hands} bowed to her | the bell-ringer was gone without another word | {p} put the bench before the door, and sat on it until morning
`;
/** How it begins, what comes back of what was done, and what is asked and heard on the way. */
const told = `
@ bargain-o1 open line=rescue-bargain p=road-mender where=the_road_before_the_gate
% The Gate Stands Open; Nobody Had Pushed
{p.a} barred the road with a spade, and would not let {h} run past | behind {p.him} lay {foe's} gate, and it was wide open
"{target} walked in there this morning, alone," said {p}. "Nobody pushed! And the lost child came out, in the same hour. People say that it was done for money."
{h} did not believe it for a moment
"Do come in," called {foe} from the gate. "You are alone, I see." | one of {hands} wrote a line down
{p} held {h} fast by the {coat}. "Here, for you," said {p}, and gave {him} {token} from {target.own} shoe. "The child has the other. Ask at her house first!"
+ Protect {p} from {hands}, who want the road empty => {h} stood beside {p}, and neither of them moved | {hands} saw that there were two, and went in again | "They never come at two people," said {p}. "I have noticed that"
= Ask {p} how {target} looked at the gate => "Like a woman who pays a bill," said {p}. "Quite calm. And the child held up her shoe to show me the cord. So go, and have a look at it"
- Lie to {foe} that {target} is wanted at home => "Then {target.name} need only ask to leave," said {foe}, and smiled | nobody asked | but {foe} had looked up {h's} name in a list, and put a dot beside it
~ {foe} had stepped into the road, and bowed. "Another time, then," said {foe} | behind {foe.him} one of {hands} was taking {h's} measure by eye
@ bargain-o2 open line=rescue-bargain p=neighbour/she where=the_doorstep
% One Cord Missing; With a Bow and a Pair of Shoes
{hands} stood on the doorstep, bowed to {h}, and held out a pair of shoes
"{target} does not need these any more," they said. "Take them, with {foe's} compliments"
"I saw it!" called {p.a}, who had run after them. "{target.name} walked in at that open gate this morning, alone. And out came the lost child. They all say it was done for money, but I know better!"
One shoe had no cord in it | from the other {h} drew {token}
"The child wears the second one," said {p} softly. "Ask at her house."
"Do call on us," said {hands} to {h}, and looked past {him} into the empty room. "But come alone"
+ Comfort {p}, who had called after {target} in vain => {p} sat on the step for a while, and blew her nose. "I ought to have run, and held on," she said. "Whoever holds on is not alone. I shall remember that, another time"
= Ask {hands} when {target} will come out => "Whenever it is asked for," said {hands}. "The gate is not locked." | they seemed to think that very funny | "The child did not ask for it either," said {p}, as soon as they were gone
- Lie to {hands} that ten people live here => {hands} were put out, and counted the beds through the window | {p} was asked about it, and she was no good at lying | they wrote her down as well
~ {hands} put the shoes on the step, side by side | they went on bowing as far as the corner | {p} had not got out one word more for fright
@ * echo line=rescue-bargain gate did=bargain-o1:+
The road-mender had brought six others, with their spades | {h} had protected one of them on this very road | they took hold of the cord before anyone else
@ * echo line=rescue-bargain wall did=bargain-o1:-
"Is {target} still wanted at home?" asked {foe}. | {h} had lied about that here, and it was not forgotten | beside {h's} name there were two dots now
@ * echo line=rescue-bargain far did=bargain-o2:+
The neighbour had come too, whom {h} once comforted on the step | she had a firm grip on {h's} sleeve | "I am holding on," she said. "So you are not alone"
@ * echo line=rescue-bargain price did=bargain-o2:-
They had been to the neighbour's as well | {h} had lied about ten people in the house | that was out now, and in the list it said: alone
@ * echo line=rescue-bargain price did=bargain4:+
There was one comfort for {p} | the nurse came in with a box of needles | {h} had helped with the black cloth | people in that house pay their debts
@ * echo line=rescue-bargain gate did=bargain4:=
The knot was {target.own}, twice round, for a long walk | {h} had looked at it closely on the child's shoe | however hard they pulled, it would hold
@ * echo line=rescue-bargain turn did=bargain4:-
The child had drawn up her foot under her | {h} had once tried to steal the cord from it | she would answer, and no more than that
@ * echo line=rescue-bargain turn did=bargain1:+
The child moved closer to {h}, who had been the first to comfort her | "I will come too, when you fetch {target.him}," she said. "I know the way"
@ * echo line=rescue-bargain price did=bargain1:-
The child could have warned {him} of that list | but {h} had tricked her on the doorstep | since then she told nothing that was not asked for
@ * echo line=rescue-bargain price did=bargain10:+
The baker had seen that name on the list as well, and sent word | {h} had once helped to find out for whom those rolls were | "For this one I bake nothing"
@ * echo line=rescue-bargain wall did=bargain10:-
{hands} already knew who had stolen a roll from the baker | they had put it down beside {h's} name | there would be plenty of time for that, in the house
@ * echo line=rescue-bargain plan did=bargain12:+
There was no servant who could do it for {foe} | {h} knew that, having helped the beekeeper to read to the end | {foe} had to stand there in person
@ * echo line=rescue-bargain gate did=bargain12:-
Half of the neighbours hung back | the beekeeper had told them how {h} lied about the bees | it had cost a pair of boots to believe {him}
@ * echo line=rescue-bargain gate did=bargain5:+
The child was not afraid | {h} had stood beside her on the chalk, hand in hand | "It is like hopping," she told the others. "One looks at the next square"
@ * echo line=rescue-bargain plan did=bargain5:-
The child was to have kept watch at the gate | she had not come, since {h} pushed her over on the chalk | so nobody would warn {them}
@ * echo line=rescue-bargain plan did=bargain3:+
But {h} had helped to shell the peas that day | {foe} saw only a harmless person there, and nodded
@ * echo line=rescue-bargain price did=bargain3:-
Beside the needles they had asked for {h's} purse | {h} had tried to trick {foe} with a bargain | the purse stood in its second line
@ * echo line=rescue-bargain plan did=bargain13:+
They had been let in at once, for {h} was bringing back {foe's} own {lamp} | it was left in {his} hand on that muddy road, in thanks for some comfort
@ * echo line=rescue-bargain turn did=bargain13:=
{h} thought of the muddy road, where {he} had asked {foe} about bargains | let one thing be left out, and it was over | {foe} had said so
@ * echo line=rescue-bargain price did=bargain13:-
The cobbler went by, and was not free to stop and ask | {h} had cheated {foe} with his name | he might have helped otherwise
@ * echo line=rescue-bargain plan did=bargain15:+
At the door that noon stood the stranger from the well | {h} had once given her an arm, and walked her home | she looked the other way
@ * echo line=rescue-bargain price did=bargain15:-
On the table lay cloth for one {coat} more, cut by a string with two knots | it was for {h's} friend from the well, whom {he} had let them measure
@ * echo line=rescue-bargain gate did=bargain14:+
Behind {foe} the bell-ringer stood by her rope, and did not pull it | {h} had promised her a bed by the wall | so there was a little more time
@ * echo line=rescue-bargain gate did=bargain14:=
{h} knew already in what words {he} would be called out | the bell-ringer had said them in the night, and {w} had tried {him} with them
@ * echo line=rescue-bargain gate did=bargain14:-
Inside the gate stood six of {hands} with their bundles still tied | {h} had promised them beds, and it was a lie | so they lifted no hand for {him}
@ * echo line=rescue-bargain gate did=bargain20:+
The child showed them the two knots in the cord, {h's} and {target.own} | "That one was given to us from inside," she said | the slowest came a step nearer
@ * echo line=rescue-bargain gate did=bargain20:-
The child kept as far from {h} as the cord let her | she had a blue mark from that evening at the wall | the neighbours had seen it, and they walked behind her, not behind {him}
@ * ask line=rescue-bargain before
{h} asked all over {home} about that gate | had anyone else ever come out at it?
{h} asked who else had ever signed with {foe}
Somebody must have seen {target} on that last morning | {h} was looking for such a person
{h} walked round {foe's} wall, and tried to catch sight of {target} over it
@ * ask line=rescue-bargain behind
{h} asked in every house for company | nobody must go alone to fetch {target}
{h} needed a person with good eyes, who could read very small writing
{foe} had frightened a great many people | {h} was counting up those who were left
@ * gift line=rescue-bargain before
"I have never seen {hands} take two people," said {p}. "They wait until a man is alone."
"{foe} does not cheat," said {p}. "That is the worst of it. Each word counts, for both sides."
"I was in that yard once at noon," said {p}. "All of them stood still, until it was over in there."
"My cousin would not sign," said {p}. "{foe} bowed to her, and bit right through a pen."
@ * gift line=rescue-bargain behind
"{foe} cannot bear a crowd," said {p}. "On market days those shutters stay closed."
"I hung that gate," said {p}. "It is so wide that a whole wedding could walk in abreast."
"I saw {target} in there," said {p}. "Before every bite there was a look at the gate, to see who had come."
`;
export const pack: PackSource = { id: 'case-rescue-bargain', sheets: [facts, scenes, told], words: {} };
