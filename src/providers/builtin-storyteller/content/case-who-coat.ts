import type { PackSource } from '../pack.ts';

/** Whose doing it was: each case has a thing that was left lying about, somebody who is blamed for it, and the one who did it. */
const facts = `
@ * truth line=who-coat start
Six people had seen who did it | all the six had seen the same green coat | it had a patch at one elbow | it was night, and nobody had seen the face above it [2 , so they could not say {matter}]
@ * known line=who-coat before
The green coat had been out that night without its owner | {h} had still to find whose arms were in it
@ * known line=who-coat behind
The sleeves had told {h} that it was {foe} | but six people had seen a coat and no face | they would have to see the two together
@ * settle line=who-coat won
The green sleeve ended right at {foe's} silver chain | "That is the arm," said the seamstress. "I let the sleeve down for it, by two fingers." | the six looked at the green coat | then they looked at the face above it, and nodded | "I whistled, to have the coat seen, and then I went and did it," said {foe}, in a hurry even now. | "I lose all that I own if that drain is late," said {foe}, "and the carter would not sell his yard. A guilty carter's yard costs me nothing." | so {foe} had {deed} | two {guards} pulled {foe.him} out of the coat, and led {foe.him} off | they let the carter out that same hour | he felt along the seam of his coat | then he sat down on the broken bench to laugh | his mother pulled the coat off him, to patch the other elbow
@ * settle line=who-coat lost
{foe} had the coat off, and tore out both the sleeves | "It smells of mule," said {foe}. "And now may I go? I am late." | the seamstress put her hand to her mouth | nobody could ever fit those again | {foe} had {deed}, and would have the carter's yard besides | six people had stood there, and still could swear to no face | {hands} led the carter that day before a large crowd | he looked for {h} in it, and found {him}, and shrugged | beside {h} the carter's mother wrapped a string around her hand
@ * settle line=who-coat dear
The green cuff and the silver chain met to a hair | the seamstress said so out loud | now all six of them had a face to swear to | "I could not wait for that yard for ever," said {foe}. "I whistled, they saw a coat, and the carter was as good as put away." | {foe} had {deed} | {guards} took {foe.him} away in the green coat | everybody ran then, and {h} ran in front | but {hands} had led the carter out an hour too soon | {h} came too late to save him | {h} brought the coat to the carter's mother | the old woman turned it over on her knees | "The other elbow wants a patch as well," she said, and felt about for her thimble
@ * last line=who-coat won
In the new year {h} rode on the carter's cart | there was a young mule before it, without a name | none had been good enough yet | at the bridge the carter got down | he told the mule what one does at bridges | {h} sat on beside his mother, under the green coat | both of its elbows were patched by now
In summer the carter built a bench, and {h} sat down first | it was oak, for he had given up breaking them | {token} hung at his gate, on a knotted string | a barefoot girl blew it twice, and it meant bread | the six came along to sit there | they could not agree upon the elbow | then something green came down the road | all the six looked at the face
@ * last line=who-coat dark
{h} had got the carter out, and nobody said thanks | the carter drove by, and looked at his mule | the six had seen what else {h} did | {h} had worn no green coat for it | at night {h} walked through the {street} | six windows were shut at the same moment
@ * last line=who-coat dear
All that winter {h} drove the carter's cart | it kept the yard from being sold | his mother sat up there, under the green coat | in spring the old woman measured {h} by her string | "A coat ought to go out with somebody inside," said his mother | she held it open, and {h} put both arms in
@ * last line=who-coat lost
On every feast {h} went to see the carter's mother | the drain ran through his yard by then | when the six saw {h} coming they crossed over | the old woman was sewing a green coat, for nobody | the elbow was to have its patch, and {h} held the {lamp}
`;

/** How it begins, what is carried through it, and what is met on the way. */
const road = `
@ coat-o1 open line=who-coat p=ditch-digger/he where=the_open_drain
% A Whistle in the Clay; Led By in a Shirt
{p.a} stood deep in an open drain | he handed {token} up to {h} | a broken link of silver hung from it | "It lay under the six windows," said {p}. "That night six people heard it, and looked out. There was a green coat, patched at the elbow. Nobody saw a face. Now who whistles first, and then does such a thing?"
It was the carter's coat, so everyone was sure that he had {deed} | {hands} were leading him by in his shirt | at the week's end he was to be put away for good
"Get on!" called {foe}, and looked at nobody. | "I do not believe it of him," {p} whispered. "Ask him where his coat was. They are taking him to the lockup."
+ Help {p} out, to speak for the carter => {p} told {hands} of the whistle, in all his clay | they led their man on | but the carter had turned his head, for the first time
= Try {token} under the six windows => Out came six heads, one after another, like a row of hens | "That was it!" said the fourth. "Where is the coat?" | so somebody had blown this whistle to call all six
- Lie to {hands} that there is gold down there => {hands} were all in the drain at once | {foe} shouted from above | the carter stood alone in the {street}, and did not run | {p} lost his spade over it, and his day's pay
~ {hands} had asked what there was to chatter about | {p} bent his back, and dug | the carter had gone by, and behind him somebody shut the lockup

@ coat-o2 open line=who-coat p=basket-maker/she where=the_seventh_window
% The Seventh Window; What She Could Swear To
{hands} had come to {p.a} | they leaned in at her window | she was to swear to a green coat with a patch | six neighbours had sworn to it already | none of them had seen a face | but it was the carter's coat, so he must have {deed}
"I am blind," she told {h}. "I heard a whistle, and it called us all to look. Then it fell, and somebody ran by on long legs. The carter walks like his mule!"
"Does she swear, or not?" called {foe} from the {street}. "I am late. By the week's end I want him put away." | under the willow twigs she slipped {token} to {h} | there was a bit of a silver chain on it | "Go to the lockup," she whispered. "Ask him who had his coat."
+ Support {p} before {hands} => "A whistle, and long legs," she said, word for word, and {hands} wrote none of it down | "You have heard it," she told {h}. "That makes one. Now find the legs"
= Ask {p} how the steps went => She beat it out with two fingers upon a basket | it was long, and quick, with a smack after each | "That is clay," said {p}. "It came by way of the drain, and went the same way back"
- Betray to {hands} what {p} has heard => "She heard nothing," said {hands}, and were friendly about it | by evening her window had been nailed up, from the outside | "Was that you?" she asked behind the boards
~ {hands} had set her thumb to the sheet, where she could not see | "Seven," they counted | {h} got away with {token}, and asked for the lockup

@ * token line=who-coat
the bone whistle

@ * ask line=who-coat before
{h} asked below the six windows who had whistled that night
{h} did not know {matter} yet | {he} looked for a green sleeve with a patch
{h} showed people {token}, and its broken link of silver | nobody knew the chain
The carter had only a few days left | {h} asked who had a quarrel with him
@ * ask line=who-coat behind
{h} knew {matter} by now | {he} needed people who would look at the face as well
{h} went to bring the six together in one place | the fifth could not find a clean collar
{h} asked where {foe} went in the evening | {he} asked who held the coats there

@ * gift line=who-coat before
"The carter's coat?" said {p}. "I have not seen him in it since the moon was new. He blew on his hands, and went about in his shirt."
"He never whistled in his life," said {p}. "He talks to his mules. He says that it hurries them to be whistled at."
"It turned about under a light?" said {p}. "Then I should say that the coat had come to be looked at."
"One can get anything at that pledge shop," said {p}. "It is lent for a night, and he forgets it, if you pay him."
@ * gift line=who-coat behind
"{foe.name} has put everything into that drain," said {p}. "One day too late, and there is nothing left. I have read the paper."
"{foe.name} does not look who is holding the coat," said {p}. "I held it for a year. Every day I was thanked as somebody else."
"Three times {foe.name} made the carter an offer," said {p}. "The third time {hands} went along, to make it friendlier."

@ * echo line=who-coat far did=coat-o1:+
The ditch-digger had laid down his spade, and would not dig up the carter's yard | {h} had once helped him out to speak | two others laid down theirs
@ * echo line=who-coat gate did=coat-o1:-
{hands} had not forgotten the gold in the drain | they had dug for it till dark, on {h's} word | now they knew that face at once
@ * echo line=who-coat gate did=coat-o2:+
The blind basket-maker had come along with the six | {h} had stood by her before {hands} | "Let it run once," she said. "I shall know those legs"
@ * echo line=who-coat turn did=coat-o2:-
The blind one could have sworn to those long legs | but {h} had betrayed her | she sat behind boards and would not speak
@ * echo line=who-coat price did=coat4:+
Below stood the next new bench for the carter, right across their way | it waited there, since {h} always took the other end | so {h} got a good long look at that arm
@ * echo line=who-coat turn did=coat4:=
{h} had asked the six which elbow it was | three had said the left | so it had turned about for them, and on purpose
@ * echo line=who-coat gate did=coat4:-
The fourth of the six was looking about for a beard | it was {h's} own invention | {foe} had none, and that made them doubtful
@ * echo line=who-coat plan did=coat1:+
The carter had begun to talk, since {h} comforted him about the mule | he put his name to it that the coat was pawned | so the seamstress would not stand alone
@ * echo line=who-coat price did=coat1:-
A {guard} had told {foe} how {h} tricked the carter | so they had come here with their money a day sooner
@ * echo line=who-coat far did=coat10:+
Half of the {street} had gone to sit in the carter's yard, beside his mother | all of them had heard how {h} brought him that shawl
@ * echo line=who-coat turn did=coat10:-
The carter's mother had cooked for two, after {h's} lie | she lent her string, but she would not come along
@ * echo line=who-coat far did=coat12:+
{hands} could not find where the carter's yard ended | the four stakes were gone that {h} had helped to hide | so their drain went slowly
@ * echo line=who-coat price did=coat12:-
The stake-cutter came up behind them, and held out a hand | {h} had stolen that list, and twenty stakes were never paid for
@ * echo line=who-coat plan did=coat5:+
Nobody had missed the coat | {h} had helped to hang it up straight | so the slip would still be good
@ * echo line=who-coat wall did=coat5:-
The pawnbroker had found the place where a leaf was gone | he looked at {h's} hands, and {hands} looked too
@ * echo line=who-coat gate did=coat3:+
The pawnbroker stood there as well, and quite pale | {h} had made him think of his mother | "I remember something," he said
@ * echo line=who-coat plan did=coat3:-
{h} had told {foe} that the carter had talked | that was a lie, and it made {foe} hurry | so the trunk was to go today, and not on market day
@ * echo line=who-coat plan did=coat13:+
The seamstress looked hard at {h} | she had stood in that crowd, and heard {name} say no | "So it can be done," she said
@ * echo line=who-coat turn did=coat13:=
The sleeve smelled of mule, if one put one's nose to it | {foe.name} had said so on the plank | one had to have had it on
@ * echo line=who-coat price did=coat13:-
"That one bowed, and took a week's pay," {hands} said below, and meant {name}. | {p} heard it, and looked from {h} to the bowl
@ * echo line=who-coat gate did=coat14:+
The six walked straight in under the {lamp}, and blinked | {h} had told them in the night what it was for | the fourth wore a clean collar
@ * echo line=who-coat gate did=coat14:=
On the third board was a cross in chalk | there the light fell on a face | {h} stood so that {foe} must step on it
@ * echo line=who-coat gate did=coat14:-
{w} had told the six nothing of the light, for {h} had called it good | so they stood in the wrong place | they had to be led in past {hands} now
@ * echo line=who-coat plan did=coat15:+
On the stair sat the soap-boiler, with the child on her knees | it had blown that whistle for {h} | "No trunk goes past us," she said
@ * echo line=who-coat price did=coat15:-
{w} was to have kept watch on the stair | but since the box {w} heard nothing and saw nothing, as one had been taught | so nobody warned {them}
@ * echo line=who-coat gate did=coat20:+
The errand girl had run for all the six since daybreak, barefoot | {h} had told her that she was not slow | even the fifth was there in time
@ * echo line=who-coat gate did=coat20:-
The fifth of the six came late, and red in the face | no errand girl had run for him | since {h} blew that whistle for fun, the girl ran for nobody
`;

/** Scenes in which a fact of the case is found out, with somebody who comes back. */
const scenes = `
@ coat1 scene line=who-coat second p=again who=joiner,ditch-digger,basket-maker where=the_prison_grating
% To Bury a Mule; The Slip and the Date
The carter would not speak to strangers | so {p} took {h} along, who had known him for years | {h} asked him where the green coat had been that night
"I will not say it," said the carter, "so you need not ask." | then he saw {p}, and looked down [3 at the shoes of everyone there, one after another] | "You were there. You know whose mule it was"
It had been a good mule, {p} told {h} | to dig it a grave had cost money | so the carter had pawned the green coat, when the moon was new | he did not have it on that night | he was too proud to say so
He turned away to the wall | somebody else had worn his coat | he would rather be put away than beg
+ Comfort the carter about the mule => {h} told him that the mule had a good grave | he told {h} its name, and what it would do at bridges | then he told {him} on which nail the coat hung
= Ask {p} on which day the mule was buried => The burial was three days before that night | {p} was sure, for it had been the feast | and there had been no one to dig | that night the coat hung on a nail, on no back
- Trick the carter with talk of another coat => The carter shouted that there was no other coat | he shouted where his own hung, and for how much | the guards heard it too | one of them went off to tell the rest | "He trusted you because of me," said {p}
~ The grating was drawn shut from the other side | "He can have benches or he can have visitors," the {guard} told {p}. "He has made up his mind for today."

@ coat2 scene line=who-coat plan entered p=again who=joiner,ditch-digger,stake-cutter where=the_seamstress's_room
% Two Fingers of Cloth; With the Pins
The seamstress was to leave before she could speak | so {p} led {h} up her back stair | there was a trunk in the room, corded | and the seamstress had her hat on
"I am to be out of the country by market day," the seamstress said. "They have paid me for it. I never saw a face. It was an arm, and a silver chain, and I had my mouth full of pins."
She held {h's} arm out straight | then she turned back the cuff, to show how it was done | when she let go there was a pledge slip in {h's} hand | whoever had that could fetch the green coat | "It was in with the pins," she said, "by mistake"
The six had to see {foe} in that coat | then they would know the face as well
+ Help the seamstress uncord the trunk, and stay => The seamstress sat down upon the trunk, hat and all | "I want to see that coat put on," she said. "Only the once. I shall know it by how the elbow falls"
= Fetch the coat with the slip that same hour => The coat lay over the counter like a sleeping thing | at the wrist there were two rows of holes, two fingers apart | {h} put it over {his} own arm and walked out
- Cheat the seamstress of what she was paid => {h} spoke of thieves, and took her purse into keeping | the seamstress watched it go, and put one more cord round the trunk | {p} laid a {coin} on it, and looked past {h}
~ {hands} were calling for the trunk in the yard | the seamstress had let go, and put pins between her lips | now nobody could ask her anything

@ coat3 scene line=who-coat wall where=the_pawnbroker's_counter
% How Well It Is Forgotten; The Pledge Shop
Somebody had taken out that coat for one night | {h} asked the pawnbroker who it was | but {hands} sat there, and they paid him to remember nothing | the pawnbroker said it for them with his eyes shut [2 , and got his money]
{foe} stood at the window, and tried on hats in a hurry | "So you are looking for a green coat," said {foe}. "I thought that they knew {matter}. Do I look well in this?"
It was a good hat | the arm that went up to it was a long one | there was a silver chain at the wrist | it had one link too few
"At the week's end it is over," said {foe}. "Leave it alone until then."
+ Give the pawnbroker another thing to remember => {h} spoke of the man's mother, and he opened his eyes | "She had a green shawl," he said, "and it was brought back with clay on it" | he had gone as pale as lard
= Look at the hook where the green one hung => It was a high hook | whoever hung it up again had a long arm | it hung there by the loop | the carter never in his life had used a loop
- Lie that the carter has told all => {foe} put down the hat | {hands} ran for the door | out in the {street} they asked each other what it was about
~ {hands} had got up | one of them hung a hat upon that hook | "Was there something?" they asked the pawnbroker, and he did not remember that there was

@ coat4 scene line=who-coat lead p=joiner where=the_lockup
% A Bench for the Carter; Green, with a Patch
The green coat was the carter's | so {h} went to the lockup, to ask where it had been | {p.a} was carrying in a new bench | pieces of the last one lay by the door | "That was the carter," said {p}. "They say that he has {deed}. He says nothing, he takes it out on the furniture."
Along the wall sat the six who had looked out that night | "Green," said the first. | "And patched at the elbow," said the sixth. | as to a face, each looked at the next | a whistle had called them all to look | under the {lamp} the coat had turned about once
From inside there was a noise of wood | in a few days the carter would be put away for good | he did not say one word for himself
+ Help {p} in with the new bench => {h} carried the other end of the bench inside | the carter sat on the floor in his shirt sleeves | it was no day to go without a coat | there was no coat on the nail either | nobody had asked him where it was, {h} saw
= Ask all six which elbow the patch was on => Three said the left, and three the right | "It turned for us," said the second, "like somebody who tries it on." | whoever does that wishes to be seen
- Trick the six with a beard of your invention => "Yes," said the fourth gladly, "a beard," and then the other five had seen it as well | it was a long one when it came to the sixth | the carter had a chin like an egg, {p} said
~ The carter broke the new bench too, in no time | all six had come up to listen | now none of them knew any longer which of them had said what

@ coat5 scene line=who-coat means p=again who=joiner,ditch-digger where=the_pledge_shop
% Out for One Night; Clay on the Hem
The carter had pawned his coat | so {p} took {h} to the pledge shop | there it hung, green and patched [3 , between a harp and a stuffed goose] | the pawnbroker was at supper | {p} kept a foot in the door
"It came in when the moon was new," said {p}, and turned up the label. "Look, here. It was taken out again, for one night. It was here again before they opened."
Someone had brushed it, as far as the knee | on the hem there was clay, not yet grey [2 , and of the stiff blue kind] | {h} drew a thread of silver from the neck, as from a chain
No carter ever wore that, nor a mule
Whoever wore the coat had a silver chain | behind the curtain a spoon was laid down
+ Help {p} to hang the coat up again => From behind a curtain came a voice | it was the pawnbroker, all alone [3 behind the counter with a hand mirror], and practising. "I remember nothing," he said. Then he said it again, with more feeling [3 , and laid one hand upon his heart]. "I remember nothing at all"
= Rub the clay between two fingers => It was blue, and it stuck | such clay was only where they dug the new drain | the windows of all six looked down on that drain
- Steal the leaf out of the pledge book => The leaf came away with a small cry | whoever fetched the coat had made a cross for a name | and it was done in violet ink, with a flourish | "They know who had a foot in that door," said {p}
~ A curtain rattled, and {p} took back the foot | {they} stood in the {street} | the green coat was swinging yet | up came the pawnbroker, with his mouth full, to remember nothing

@ coat6 scene line=who-coat price entered p=again who=joiner,ditch-digger,stake-cutter where=the_room_across_the_way
% What Two Sleeves Cost; An Arm from the Dark
Somebody must have sewn those sleeves | {p} had a key to a room across from the seamstress | {p} put out the {lamp}, and {they} looked across | there {hands} counted {coins} onto her sewing table [2 , in heaps]
The seamstress had pins between her lips, and did not touch it
From the dark doorway an arm pushed the heaps toward her | on the wrist was a silver chain | the seamstress looked at the chain, and then at her needle | there was still some green thread in it
"They want her gone by market day," said {p}. "It is for two sleeves. She let them down, and took them up. She told me that she never saw who was in them."
On the sill lay a purse for {p} as well | {p} was ashamed of it, and had put a bowl over it
Without her {h} could not prove the sleeves
+ Help {p} to send back the purse => {h} laid the purse on the seamstress's sill, and knocked | a hand took it in, and it was not her hand | after that {p} would not face the window | from time to time {p.he} asked what was to be seen
= Wait until {hands} have gone down => The seamstress came to her window | she held up one sleeve of her own | she laid two fingers along it, and let {them} look | then she drew the curtain, and took the {lamp} away with her
- Steal the purse from under the bowl => With the money was a slip: for seeing nothing, in violet ink | "I never said that I would keep it," said {p}. Neither of them had spoken for an hour
~ The {lamp} across the way went out | then a small chain could be heard upon {p's} own stair | {p} leaned on the door | nobody spoke, until it had gone down again

@ coat7 scene line=who-coat turn entered p=again who=joiner,ditch-digger,stake-cutter where=the_back_of_the_pledge_shop
% Two Fingers past the Knot; Worn to Be Seen
{h} wished to try the mother's string on the green coat | {p} watched the door for the pawnbroker | a knot in that string showed how long the carter's arm was
{h} laid the string along a green sleeve | two fingers below the knot ran a row of fresh needle holes
"This was let down for a longer arm, and taken up again," said {name}. "There was a thread of silver at the neck, and a link of it in {token}. I saw {foe.name} try on a hat. It is a long arm, and the chain on it lacks a link."
"But six people saw that coat," said {p}. "Who goes out in it to be seen?"
"{foe.name} would," said {name}, and was quite hoarse with anger. "{foe.name} wants the carter's yard for the drain, and the carter will not sell. So {foe.name} has {deed}. The whistle made them all look at the carter's coat. Once the carter is put away, his yard goes cheap."
{p} thought of the carter in his shirt, and had to sit down | they knew the arm now, and still nobody had seen the face
+ Comfort the carter's mother with what her string has shown => She counted the two fingers off on her own hand | "He was always short in the arm," she said. "We used to laugh about it" | then she asked if she might hold the sleeve for a moment
= Count the needle holes in the other sleeve => They were the same, hole for hole | the work was small and even | only one seamstress sewed like that, {p} said | of late her {lamp} was on very late
- Lie to the pawnbroker that {foe} has sent you => "It is all forgotten," said the pawnbroker at once. "The chain, the clay, and what was paid for it." | then he saw the string, and forgot what he had been saying | "You do {foe.name} rather well," said {p}. "I should not have thought it"
~ {p} coughed twice, and the pawnbroker came in behind the cough | "I remember nobody," he said, and put the string in the stove | but he had looked at the sleeve | he did not hang it straight

@ coat8 scene line=who-coat gate move p=coat-keeper where=the_hall_above_the_steps
% Green among the Black; The Last Peg
{foe} had company at {place} | {h} came there with the green coat rolled up | the six came along, and the seamstress with them | they were all to stand right under the {lamp}, where {foe} would come out
{p.a} hung up the coats of the guests, and helped them in again | there were twenty black ones | {foe's} coat had the last peg
"{foe.name} is going in a minute," said {p}. "The carter is to be led out today, and {foe.name} will not miss it."
Then {p} saw what {h} had brought | from the far end {hands} came along the pegs | they were turning up one collar after another
+ Help {p} with the heavy coats, and take the last peg => {p} gave up the place with a sigh, and went to sit down | "{foe.name} never looks," {p} said. "It is arms back, and there has to be a coat"
= Hang the green one underneath the black one => {hands} turned up twenty black collars, and found twenty black coats | when they were past {p} drew out the green one | {h} had it by the collar now
- Lie that the green one is {foe's} own => "It has been, for one night," said {p}, and did not even turn round. "I brushed the clay off it." | {p.he} looked at {h} then, and moved over [3 , so that the last peg was free]
~ One of {hands} had found the patch | {p} had to say that the green one was for the stove | so they threw the coat into a corner | {h} got it out only when they had gone on

@ coat9 scene line=who-coat duel where=the_hall_above_the_steps
% One Arm in the Green; Seen with the Face
The six stood in a row, with the seamstress at the end | everybody there knew what was to be decided | on that night they had seen a green coat, and no face | if that coat fitted {foe}, the carter went free | if not, he was lost
{h} was afraid for him, and blew {token}, once | the six looked up, just as they had done that night | {foe} came out quickly, with both arms held back. "My coat! The carter is led out in an hour. I am not going to be late for that."
{h} held the green one ready | {foe} had an arm in it before {foe.he} thought
"What is this rag?" cried {foe}. "Whose are all these people? Take it off, I have no time!"
+ Defend the seamstress, so that she can come close => {h} kept {hands} away from the seamstress | the seamstress took hold of the green cuff, and bent over it | it was quiet until she looked up
= Ask {foe} to turn about under the {lamp} => {foe} swung round to see who had dared, and back again | the green coat had turned just so on that night | the sixth of them drew in a breath, and then the first
- Trick {foe} with a cry that the cart is leaving => {foe.name} ran, and thrust in the other arm | all the six saw {foe.him} run, in green from top to toe | then {foe.he} noticed how quiet it was
+~ {hands} had come round by the other side | one of them put a foot on the seamstress's hem | she could not come near the sleeve
=~ "I am not here to dance," said {foe}, and tore at it with the free hand. | the sleeve came off inside out | nobody had seen the chain, for {foe} pushed it up {foe.his} arm
-~ {foe} threw the green thing off, so as to run the faster | no cart was leaving, and {foe.he} came back, quite slowly | this time {foe.he} looked hard at it before {foe.he} picked it up

@ coat10 scene line=who-coat near p=widow/she where=the_carter's_door
% A String with a Knot; The Carter's Mother
{h} came to the carter's door, to see how he had lived | {p.a} sat on the step, and had waited for {h} | she was the carter's mother, and had walked for two days
"I made that green coat," said {p}. "Here is the string that I made it by. One end is for the back. The knot is for the arm. He has not grown since."
"He has a yard," {p} said, "and {foe.name} wants it for the new drain, and has asked for it three times. If my son is put away, the yard costs nothing."
{p} held out the string [2 , coiled round two fingers] [3 , as one keeps it for another time] | "They have no use for this at the prison. Perhaps you have. Only tell me that you do not think that he did it"
+ Help {p} to the prison with a shawl for him => {they} passed the shawl in through the grating, bit by bit | "Is that you?" said the carter inside. | after that no bench broke until the morning
= Ask {p} to show how she measured him => She laid the string along {h's} arm, and made a face | "You are longer than he is," she said. "Nearly everybody is. In the green one your hands would hang out"
- Deceive {p} with the news that he is free already => {p} kissed the string, and went off to cook an egg for him | late that night there were two plates on the step | both of them were still full
~ Near by one of {hands} was doing up a shoe, very slowly | {p} put the string away, and was only an old woman on a step | "Tomorrow," she said. "I shall be here."

@ coat11 scene line=who-coat far p=again who=stake-cutter,joiner where=the_carter's_yard
% Digging before the Day; A Hole in the Yard
{p} ran to fetch {h} to the carter's fence | {hands} were digging in his yard already | they had not even waited for the week's end
They stood up to the waist in a trench | the clay that they threw up was blue | the same had stuck to the hem of the green coat
The carter's mother sat in their way, and would not get up | "You will have to dig around me," she said. "I am a slow person. I am told that {foe.name} is a quick one."
Another yard, and they would be at her feet [3 , and she had nowhere left to go]
+ Help the mother to keep the gate of the yard shut => {they} sat against it with her until it was dark | {hands} could not get the cart out with the clay | "{foe.name} does not like to wait," they told one another, and it did not sound glad
= Ask {hands} for what day it was ordered => "For yesterday," one of them said, and leaned upon the spade. "With {foe.name} it is always yesterday. In and out, arms back for the coat, and never a look at who holds it"
- Lie to {hands} that the mule died of a catching fever => {hands} climbed out of the trench at once | they stood in the river till dark, to wash it off | the carter's mother watched them do it | "The mule was only old," said {p}. "Everybody here knew him."
~ A wall of the trench gave way | half of the stable went down in it | {hands} went for planks, in no hurry | the old woman had a mule's collar on her knees

@ coat12 scene line=who-coat near p=stake-cutter where=the_carter's_fence
% Four Stakes Too Early; A Violet Cross
{h} wished to know who gained by it | {he} went to look at what the carter owned | at the fence stood {p.a} | {p} was to drive in four stakes, and had not driven one
"He has carted my wood for me as long as I can think," said {p}. "I shall not be paid until all twenty stand. So I am four loaves short."
{p} knew no more [2 of {matter}] than the six did | but each stake had a violet cross on its end [2 , drawn with a flourish]
"{hands} brought me the list for it, from {foe}," {p} said. "That was the day before it happened. The carter had just thrown them out of his gate. How could they know that the yard would soon be theirs?"
+ Help {p} to hide the four stakes among the rest => The four stakes went in at the bottom, crosses downward | "So they will have to look for them," said {p}. "{foe.name} cannot bear that. The other day {foe.he} had my ladder called for, while I was still up in the tree"
= Ask {p} what ground it is over there => "Blue clay," said {p}. "It begins where they have the {street} up, and does not stop before his stable. It sits in your hem until the next year, whatever you do"
- Steal the list with the violet crosses => There were five yards on it | beside four of them stood a word | it was fire, debt, fever, sold | beside the carter's there was only the violet cross | without that list {p} was not paid for one stake
~ Two of {hands} came along the stakes, and counted up to sixteen | {p} put the mallet into {h's} hand. "I have new help," said {p}. "It goes slowly."

@ coat13 scene line=who-coat near where=the_plank_over_the_drain
% Everybody Clapped; A Word in the Ear
{h} came to the drain, to ask the diggers about that night | {foe} waved {him} up on the plank, before half the {street}
"We were five children, in a house on the old ditch," {foe} told them all. "The fever left only me. This drain is to run before the summer, so that it takes nobody else. And here is one who hurries as I do!"
{foe} held up {h's} hand. "{name} has asked all the six once more, and nobody saw any other face. So that is closed. I make {name} my overseer, from today!"
Everybody clapped | they meant it kindly, and {h} could not be heard
"And leave that old rag alone," {foe} whispered, with a smile. "It smells of mule."
One old woman did not clap | she had a string about her hand, and waited for {name} to speak
+ Defend the carter before them all => "I closed nothing," said {h}, quite loud. "He did not do it, and I am nobody's overseer" | the clapping stopped, as when a door is shut | then the old woman clapped, all alone, and {foe} was in no hurry for once
= Ask {foe} aloud about the smell of mule => "All that he owns smells of it," said {foe}, and was off the plank already | the people looked at one another | at the corner {foe.he} put {foe.his} nose to one sleeve, for a moment
- Cheat them with a bow, and take the pay => {h} bowed, and was paid for a week, and they clapped again | the old woman had turned, and was going home | when {h} knocked that evening three of the six did not open
~ A bank of clay came sliding down, and {foe} ran | {h} was left on the plank with one hand up | whoever {he} asked after that said, "But you have closed it"

@ coat15 scene line=who-coat near p=again who=joiner,ditch-digger,basket-maker where=the_soap-boiler's_door
% Nicely, and Louder; Up on the Box
{h} brought {p} to the soap-boiler's door | "After the whistle long legs ran by here," the soap-boiler had said | {p} was to hear it too
Now the soap-boiler stood upon a box, and {hands} sat round her | one of them had her smallest child on his knee, and let it ride
"I was asleep," said the soap-boiler. "I heard no whistle and no legs." | at each word {hands} nodded, as one does to a child that says a verse
"And {name} talked me into it," they said
"And {name} talked me into it," said the soap-boiler | she looked at {h}, and her mouth would not keep still
"Very good. Now louder," they said. The child laughed, and rode a little faster.
"Who stood by when you told it the first time?" asked one of {hands} | the soap-boiler's eyes went to {p}, who turned white
+ Give the child {token} to blow => The child blew with all its might, and windows flew open up and down the {street} | half the {street} looked at {hands} | they set the child on the ground, and left | the soap-boiler sat down on the box, and held it fast
= Ask her to say it again, and slowly => She said it so slowly that {hands} had to help with each word | by the fifth time the neighbours leaned out, and said it along with her | "Nobody will believe that now," said {hands}, and set the child on the ground
- Lie that {p} made the whole of it up => {hands} lifted {p} on to the box, and taught {p.him} the verse | {p} had to say it twelve times over | the soap-boiler took her child inside, and shut the door on {h}
~ {hands} were well content, and went off with the box | the child wished to go along, and cried | "I do know what I heard," said the soap-boiler behind the door, "but not today"

@ coat14 scene line=who-coat eve p=again who=joiner,ditch-digger where=the_steps_by_night
% A Coat and No Face; Where the Lamp Hung
{foe} would have company the next day, in a hall above some steps | by night {h} tried out those steps, and {p} watched | the six were to wait below, and {foe} was to come out above
{h} put on the green coat, which the seamstress's slip had fetched, and came down the steps in a hurry. "Well?" asked {h}
"I see a green coat," said {p}, in a small voice. "There is a patch on one elbow. I see no face."
{h} turned round | the {lamp} hung over the door, behind whoever came out
"It would be that night all over again," said {p}. "All six, and they would swear to a coat. And the carter would be led out."
{h} had to sit down on a step, in another man's sleeves | everything had been thought of but the light
"They have to stand up there, then, right under the {lamp}," {h} said at last
"That is where {hands} stand," said {p}
+ Help {p} to tell the six this same night => {h} blew {token} quite softly, and six heads came out. "Up there, among those?" asked the third | the fourth went off to find a clean collar | by morning all six had said yes, and the sixth had said it twice
= Look for the board where a face is lit => {p} came out at that door ten times, with both arms back | on the third board the light fell full on {p's} nose | {h} made a cross there, in chalk
- Lie to {p} that the light will do => "You know best," said {p}, who had seen what there was to see | {p} went home without another word | {h} looked at {his} own shadow on the steps, and it had no face either
~ A shutter opened overhead. "Is that my coat already?" an old man called. "I am coming!" | {they} ran, and only stopped behind the lockup | {p} had lost a shoe on the steps

@ coat20 scene line=who-coat far quiet where=the_step_under_the_six_windows
% Once for Come; Both Shoes
{h} sat on the step under the six windows, and looked at {token} | it had called six people to look out that night | a girl of ten sat down beside {him}
"That is ours," she said. "I ran errands for the one who was wronged. It was blown once for come, and twice for bread."
It used to hang by the door, on a nail | so {foe} had taken it from there
"They never blew it at night," said the girl. "I was in bed, and I ran. I had only one shoe on."
Nobody had asked her anything, for she was only ten | she had slept in both shoes ever since | each lace had three knots, and would not come undone any more
"Did they call me?" she asked. "Was I too slow?"
+ Comfort her, and say who really blew it => "{foe.name} blew it, to have a coat looked at," said {h}. "Nobody called you, so you were not slow." | the girl thought that over for a long time | then she held out both shoes, and {h} undid the knots
= Ask her how it sounds for bread => {h} lent her {token}, and she blew it twice | over the way a hatch flew open, and somebody held out a loaf | "He still does that," she said, and broke it in two for them
- Trick her with one blast, to see her run => She was at the door before she could think, and it was locked | she came back step by step. "You did that on purpose," said the girl, "like the one in the coat"
~ Overhead a shutter opened, and one of {hands} asked who was sitting there | the girl was round the corner by then, in both her shoes
`;
export const pack: PackSource = { id: 'case-who-coat', sheets: [facts, road, scenes], words: {} };
