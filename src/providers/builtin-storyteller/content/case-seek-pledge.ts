import type { PackSource } from '../pack.ts';

/** Where it is, and what happened to it since it was last where it belonged. */
const facts = `
@ * truth line=seek-pledge start
{target} was gone, and nobody had ever reported it as stolen | no lock was broken, and no {guard} had been called | {h} thought it the oddest thing in the whole matter
@ * token line=seek-pledge
the brass name plate
@ * known line=seek-pledge before
{target} was lying in pledge somewhere, and nobody had stolen it | the slip for it was torn in two | {h} had to learn who had the halves
@ * known line=seek-pledge behind
{h} had one half of the slip, and {foe} the other [3 , and both held on] | the two had to meet before the year was over | otherwise {target} was {foe's}
@ * settle line=seek-pledge won
The two halves met on the counter, and the seal was whole | "Whoever brings both shall have it," the old shopman read aloud, "for the interest." | he drew the cloth away from {target} | "You wrote a note about cleaning," said {h}. "Then you pawned it, and bought the shop. So you would have had the money, and this as well." | {foe} went on smiling, on one stockinged foot | {foe.he} felt behind {foe.him} for the door | the whole line had turned round to look | {h} counted {coins} into the old man's palm, and lifted {target} down | the old shopman shook out his cloth. "Now I have nothing left to dust," he said, and beamed
@ * settle line=seek-pledge lost
The bell fell silent, and the year was over | "What a pity," said {foe}, "and I had it with me all the time." | {foe.he} drew a scrap from {foe.his} shoe, and let it fall | then {foe.he} drew the cloth off {target} | {h} was allowed one look, from the customers' side | so {foe} had the money, and {foe.he} had {target} | all of it was according to the rules | the old shopman had both hands flat on the counter. "I would have read it out," he told {h}. "I was only waiting to be made."
@ * settle line=seek-pledge dear
The two halves lay on the counter | {foe} kept one finger on the nearer one | "First promise me one thing," said {foe} in {h's} ear. "Nobody must hear who pawned it." | the bell was about to ring | {h} promised, and {foe} lifted that finger | the old shopman handed {target} down into {h's} arms | so {thing} went back on its stand | {foe} made a speech there, about cleaning | the caretaker thanked {foe} for it, with tears | the old shopman looked at {h} across the room, and dusted his own sleeve
@ * last line=seek-pledge won
A week later {h} found the caretaker in front of the stand | {target} stood on it, and was being dusted | a boy was waiting in line, to tell it about a goose | the old shopman had come, for he missed the dusting | he was allowed to polish {token} | {h} tore up the note about the cleaning | the caretaker put both halves into the stove
That same winter the pawnshop was given up, and {h} came by | geese and kettles had gone home to their owners | {target} had been home for weeks | the old shopman sat before bare shelves, with his cloth | {h} put {token} on the nearest one | now he had a thing to dust
@ * last line=seek-pledge dark
{h} kept {target} for {himself}, and nobody came to look at it | the caretaker dusted the empty stand, by night, to meet no one | the old shopman had gone, and had left his stool | then the year was over, and the bell rang | {h} sat alone with what {he} had fetched | along the {street} one heard doors being locked
@ * last line=seek-pledge dear
The next winter {h} went to see {target} | on the stand was a plate with {foe's} name | "For care taken," it said | the caretaker told everyone about the cleaning, and {h} too | {h} listened to the end, because of the promise | by the door the old shopman took off his hat | it was not to the plate
@ * last line=seek-pledge lost
In the new year {h} stood before the empty stand | the caretaker had another note from {foe} | "The cleaning takes longer," said the caretaker, and went on wiping. "It must have been very dirty." | {h} laid down {token} there, and half of a slip | the caretaker lifted them, and dusted under them | then they were put back
`;

/** What the hero is doing when somebody crosses the way, what grateful people know, and what comes of a choice later on. */
const threads = `
@ * ask line=seek-pledge before
{h} showed {token} to carters and porters | {h} asked them all what they had carried on that night
{target} had gone into the pawnshop one night | {h} looked for somebody who had seen it
{h} was asking after a chest of money | it had been carried out of the pawnshop, and home to somebody
{h} went round to those who had goods in pawn | one of them might have seen who brought {target}
@ * ask line=seek-pledge behind
{h} counted the days that were left until the last bell of the year | {target} had no more than those
{h} hid half of a slip in a new place every night | {hands} were never more than a {street} behind
{h} asked where {foe} left those old shoes at night | the other half for {target} was in one
@ * gift line=seek-pledge before
"I know that bit of brass," said {p}. "It was polished every morning. Nobody sells a thing that was polished like that."
"They tear a slip for two in that shop," said {p}. "My uncles did it once. It is meant for people who do not trust each other."
"A heavy chest?" said {p}. "It went up to the good houses that night. I was told to forget it, and given a {coin}."
"The old pawnbroker knows rules that nobody else has read," said {p}. "But you must ask him. He never speaks first."
@ * gift line=seek-pledge behind
"Look how {foe.name} walks," said {p}. "So carefully, on the left heel. I thought at first that it was a blister."
"Our bell-ringer cannot be hurried," said {p}, "but the ringer can be fed. See to it that you are there first."
"They may carry a counter where they like," said {p}. "It is still a counter. Whoever stands there before the bell must be served."
@ * echo line=seek-pledge wall did=pledge4:+
By the door leaned the porter whose shoulder {h} had rubbed | "I carry nothing more for {foe.name}," said the porter aloud | {hands} had to lift the goose themselves
@ * echo line=seek-pledge turn did=pledge-o1:+
At the corner stood the sweeper whom {h} had hidden | at the first sign of {hands} the broom was to fall | so {they} had time to read
@ * echo line=seek-pledge turn did=pledge4:=
{h} had copied that line on the night with the porter | somebody had scraped at the sum since then | the copy still had it right
@ * echo line=seek-pledge turn did=pledge10:-
{h} had stolen that note from the caretaker | without the caretaker nobody would swear to it | it could be shown to no judge
@ * echo line=seek-pledge turn did=pledge3:+
The old shopman had his stool again because of {h} | in thanks he had left the book close to the bars
@ * echo line=seek-pledge price did=pledge-o1:-
{hands} had no need to search for {h} | {he} had betrayed the sweeper to them | the porters had seen it, and told them where {he} slept
@ * echo line=seek-pledge price did=pledge5:-
{foe} knew that somebody was after the true half | {h} had tried the trick with the kettle slip in a full shop | so {hands} had begun to search
@ * echo line=seek-pledge price did=pledge1:-
{w} had told it in anger how {h} called the half worthless | {hands} had heard it | now they knew in whose pocket it was
@ * echo line=seek-pledge plan did=pledge5:+
The old man set out three cups | he had not forgotten the tea that {h} shared with him | the yard door would be left open, he said, on the last day too
@ * echo line=seek-pledge plan did=pledge-o2:-
Three porters in the yard turned their backs | they had seen how {h} had the visitor shaken by the legs | none of the three would lift a finger now
@ * echo line=seek-pledge plan did=pledge12:-
The boots that {h} had ordered were done, and not paid for | the shoemaker had asked {hands} for help with it | they knew {h's} face now, and the size of {h's} feet
@ * echo line=seek-pledge far did=pledge1:+
Word came from the old servant whom {they} had found | she would stand up before everybody | she would say who tore the slip with her
@ * echo line=seek-pledge far did=pledge4:-
{h} had told the watch of being that chest's owner | they still wished to see both pieces of the slip | {h} had to come round by the back lanes, and lost an hour
@ * echo line=seek-pledge gate did=pledge-o2:+
Halfway up the line stood the visitor whom {h} had defended | "I have kept a place for you since morning," said the visitor | so there were four geese fewer
@ * echo line=seek-pledge gate did=pledge10:+
The caretaker whom {h} had comforted was there with a barrow | "I shall wheel {thing} home today," the caretaker told everyone | people began to look at {foe}
@ * echo line=seek-pledge gate did=pledge12:+
The shoemaker nodded to {h} across the room, because of the {coin} | every hook on {foe's} left shoe had been oiled [2 that morning]
@ * echo line=seek-pledge gate did=pledge3:-
{foe} had not forgotten who once lifted the cloth | two of {hands} stood before the shelf, on account of {h} | the whole room had seen them search {his} {bag}
@ * echo line=seek-pledge plan did=pledge13:+
{foe.name} had sworn it on that ring, and held to it | the old man still had his stool | he had chosen the hour when {hands} ate
@ * echo line=seek-pledge turn did=pledge13:=
"Until the new year," {foe.name} had written with the ring | here on the wall stood the reason
@ * echo line=seek-pledge price did=pledge13:-
{foe} had bought that ring back, before everybody | so twice as many of {hands} were out | they had orders not to spare one drawer
@ * echo line=seek-pledge gate did=pledge14:+
{w} went down the line, and held up half of a page | "The rest of it is up in front," {w} told people | some of them took up their geese, and let {h} by
@ * echo line=seek-pledge gate did=pledge14:=
The last line to the caretaker had been crossed out in the night | {h} thought of the thick black stroke, and began to push
@ * echo line=seek-pledge gate did=pledge14:-
{w} had not kept a place for {h} | since the lie to the caretaker {w} did no more than come along | so {h} was the last of all
@ * echo line=seek-pledge price did=pledge15:+
Under the window the old slip reader called out the laws against breaking in | {h} had got her out at the roof | it made {hands} hurry
@ * echo line=seek-pledge plan did=pledge15:-
The old slip reader had told {hands} to look for {h} by the yard door | she sat out in the rain, because of that lie about her floor
@ * echo line=seek-pledge gate did=pledge11:-
The ringer looked down, and did not wave to {h} | {hands} had asked at too many doors about a stolen ham | nobody up there would hold the rope back
@ * echo line=seek-pledge gate did=pledge20:+
In the line one of {hands} looked down at his goose | {h} had comforted him at the empty stand | "I would rather be a gardener," he said, and went home
@ * echo line=seek-pledge gate did=pledge20:-
The sorry one had brought that goose | {h} had betrayed him at the stand | he was sorry for nothing now, and took his time
`;

/** How it begins, and scenes in which a fact of the case is found out, with somebody who comes back. */
const scenes = `
@ pledge-o1 open line=seek-pledge p=street-sweeper where=the_lane_behind_the_pawnshop
% The Loose Step; Brass for a Broom
Behind the pawnshop {p.a} came running out to meet {h}, holding {token} | it named {target}
"It comes off the empty stand," {p} panted. "I found it here, under the back step! It was all sold off quietly, people say. No {guard} was ever called."
{hands} were coming along the lane, and emptied every basket | {foe} wanted that brass before noon
"If they get it, nobody will know where it lay," said {p}. "Ask the porters who work here at night. But hide me first!"
+ Help {p} to hide from {hands} => {h} pushed {p} behind some sacks, and sat down on the first of them | {hands} looked at the broom, and went by | "Ask for the porter with the bad shoulder," {p} whispered. "I will keep my eyes open for you after this"
= Ask {p} how long the brass lay there => "It was green when I found it," said {p}, "so it had been there for months." | {hands} had come to the last basket | {h} put the brass away, and walked past them like a boy out for bread
- Betray {p} to {hands}, and keep the brass => {h} pointed, and they went after {p}, and nobody searched {h} | "I brought it to you!" cried {p} | they led {p.him} off by the collar, and broke the broom | some porters had stopped to watch, and remembered {h's} face
~ {hands} had caught sight of the broom, and had {p} by one sleeve | {p} left it to them, and ran | {h} still had the brass, and walked the other way, to look for the porters

@ pledge-o2 open line=seek-pledge p=visitor where=the_hall_with_the_empty_stand
% Eleven Days on Foot; The Name Comes Off
{h} had come to the stand of {target} | the stand was empty now, but it still had a brass plate | two of {hands} were prying at it | {p.a} lay across the plate, and held on
"I walked eleven days to see what stood here," cried {p}. "It is gone, and nobody even calls it stolen! Must the name go too?"
"There will be another name by the new year," said {hands}. "{foe.name} wishes it." | then the plate came off and fell | {p} slipped {token} into {h's} {bag}
"Do not let them have it," {p} breathed. "Go to the pawnshop. A porter there carried in a bundle of that size"
+ Defend {p} from the two with the tools => {h} stepped between them, and said that visitors were not to be handled | a crowd began to form, and {hands} left with their tools | "The porter has a bad shoulder," said {p}. "And I shall tell everybody who stood up for me"
= Look at the marks upon the stand => There was not one scratch where it had been lifted off | whoever took it had been in no hurry, and had wiped the stand afterward | {hands} were still looking for their plate when {h} went out by the side door
- Lie to {hands} that {p} swallowed the plate => They turned {p} upside down, and shook {p.him} by both legs | "I trusted you!" {p} cried from below | by then {h} had carried the plate out into the {street} | three porters on the step had seen the whole of it
~ One of {hands} had seen the brass shine | {p} threw a hat at him, and {h} got out at the side | behind {him} the door was bolted, and {p} was still in there

@ pledge1 scene line=seek-pledge means p=again who=porter,street-sweeper,visitor where=the_table_by_the_stove
% Half of a Seal; In a Book of Recipes
{h} had asked everyone for half of a torn slip | now {p} laid one on the table by the stove
"Take it," said {p}. "It was left with a neighbour of mine. She kept it in with the recipes, and would never say why." | it was a scrap, torn across, with half a seal upon it
There was a number on the scrap | {h} knew it from a shelf in the pawnshop | {target} must be on that shelf
"So there is one more like it somewhere," said {h}. "With both of them we get it out." | "Then be quick," said {p}. "{hands} were here, and asked for such a thing"
+ Help {p} to remember where it came from => {they} asked through that whole house, up to the attic | under the roof the neighbour's aunt remembered | it was {foe's} servant who had left that slip | she was the one who cried, and had it in her apron
= Hold the tear against the light => The torn edge was odd, like a coast | whoever had the other half could not deny it | it had been folded, once, to fit into a shoe
- Cheat {p} by calling it worthless => {h} called it good for lighting a stove, and no more | {h} took it along | "Strange," said {p}. "{hands} offered me a month's rent for it"
~ The half slip fell between their hands, by the open stove | {p} was there first, on both knees. "It is the second time that I have got it out of there," said {p}

@ pledge2 scene line=seek-pledge plan entered p=again who=porter,street-sweeper where=the_yard_of_the_pawnshop
% Under the Cloth; The Man Who Dusts
{h} wanted to be sure that it really was {target} under the cloth | the pawnshop was shut for the noon hour | {p} knocked at the yard door, and the old shopman let {them} in
"I may dust it," he said. "There is nothing in the rules against dusting." | he took the cloth by one corner, and lifted | {h} was looking at {target} | a kettle and a wooden leg stood beside it
{h} could have reached it, but for the grille | {h} had never been so near to it | it was hard to step back
"On the last day anyone may ask for the small rules," said the old man. "Both halves before the evening bell, they say. {foe.name} has the second one. You must get it to my counter"
+ Help the old man dust the shelves => {h} dusted the high shelves | "They will have to ask me, you know," the old man said from below. "If both halves are there. Only I can read the small rules. Nobody has ever made me read them aloud"
= Look as long as the cloth is up => {h} looked at each side of it | it was just as people had told {him} | only nobody had said how quiet it would be | then there were steps, and the old man let the cloth fall
- Trick the old man into handing over his key => The old man felt for his key, and it was gone | he understood that at once | "It only locks up the dusters," he told {p} sadly. "But I liked to think that it was safe"
~ The owner was unlocking at the front | the cloth came down | the old man began to dust {h} and {p} | he went on until the first customer was served

@ pledge3 scene line=seek-pledge wall where=the_counter_of_the_pawnshop
% Shelves and All; The New Owner
{h} took the half slip back to the pawnshop | above the door was a new name, still wet, and it was {foe's} | {foe} stood behind the grille in an apron that did not suit {foe.him} | the old pawnbroker was only the shopman now, and served, and dusted
"I have always wanted a little shop," said {foe}. "No, that shelf is not for sale. It goes with the rules. I may not even lift the cloth before new year. Would you believe it?"
Under the cloth stood something of about the size of {target} | it was a yard from {foe's} elbow | {foe.he} could no more take it than {h} could
"But I am good at waiting," said {foe}. "Are you?"
+ Give the old shopman back his own stool => {foe} had sat on that stool for an hour | the old man took it, and bowed, and sat down | "The year has not many days left," he told {h}
= Ask {foe} who brought in that pledge => "It is in the book," said {foe}, "and the book is mine now" | but {foe.his} foot had moved | and there was a small crackle in the shoe
- Steal a look beneath the cloth => {h} had a corner up as far as the knuckle | it was shining under there | then the grille came down | and {foe} was smiling, but had turned as white as the cloth
~ The grille had come down on its own | a farmer came in behind {h}, and wished to pledge a goose | for an hour nothing else could be spoken of

@ pledge4 scene line=seek-pledge lead p=porter where=the_back_door_of_the_pawnshop
% A Bundle In, a Chest Out; Under Nobody's Name
{h} went to the pawnshop by night to look for the porter | at the back door sat {p.a} | {p.his} shoulder was bad, and {p.he} sighed when {p.he} saw {token}
"That night did it," said {p}. "Somebody brought in one bundle, and I saw a corner of it. It was {target}. A whole chest of money went out for it. I had to carry that."
The shop was shut, but the pledge book lay open behind the grille [2 , under a {lamp}] | "For one article," it said | the sum behind it would have bought the whole {street}
"So {thing} is in pledge there," said {p}. "But the name beside it is nobody's. I have asked at every door {inhome}. Who got all that money?"
+ Help {p} to a seat, and rub the shoulder => {p} grew talkative under the thumbs | "It was somebody who was ashamed," said {p}. "They had it wrapped up like a child. And they asked to have the slip torn across. The old pawnbroker does that for two owners"
= Write down the line from the pledge book => There were the sum, the name and a number | behind that stood two small words, in halves | {p} could not read, but knew them. "It means that one is no good without the other," said {p}
- Lie to the watch that the chest was yours => The watch were glad, for that chest had weighed on them | they only wished to see the slip, in both its pieces | then they put out a palm for the first
~ A {lamp} was carried through the shop, and somebody shut the pledge book | {p} had ducked with the wrong shoulder, and bit on a sleeve | {they} sat beneath the wall until the {lamp} was gone

@ pledge5 scene line=seek-pledge second p=again who=porter,street-sweeper,visitor where=the_pawnshop
% Torn Across; Both Halves, within the Year
{h} had to learn how one gets a pledge back | {p} had a kettle to fetch in the pawnshop | so {p} took {him} along
{p's} slip was only one half | the old pawnbroker had its fellow in a drawer | he pushed the two halves together, until the seal was whole | "One kettle," he said, and it was handed out
On the wall hung the shop's own rules | a slip torn for two needed both its halves | they had to meet within the year, whoever brought them | after that the pledge was the shop's
"And that shelf?" asked {h} | a cloth lay over it, and {target} must be under the cloth | "Torn for two as well," said the pawnbroker. "But both halves went out at the door, with two people. Find them soon. Their year is nearly over"
+ Share the kettle's first tea with the pawnbroker => The pawnbroker blew on his tea for a long time | "One half went off in a shoe," he said. "The other went in an apron, and she was crying" | then he thought of his rules, and talked only of kettles
= Read the small rules => The small rules were in a hand like ants | no one might lift a cloth before the year was out | not even the owner of the shop might | a penknife had been at that line, but had not got far
- Trick the pawnbroker with the half of {p's} slip => The pawnbroker laid it to a half from the drawer | the two did not meet, so he gave it back | "They never do," he said, quite kindly. "You are the third this month who has tried it." | "That was for my kettle," said {p}, with a red face
~ The shop had filled up, and everybody wished to know whose turn it was | "Next," said the pawnbroker | in the crush a boy pledged the kettle a second time

@ pledge6 scene line=seek-pledge price entered p=again who=porter,street-sweeper,visitor where=the_pantry
% Every Leaf of It; The Other Half
{foe} had heard of a slip among recipes | {hands} were going through every {kitchen} | {p} ran to warn a neighbour, and {h} ran too | {hands} came in behind them | {p} just had time to push {h} into the pantry
Through the crack {h} saw it all | they tore every leaf out of a book of recipes | {foe} sat there with one shoe off | {foe.he} held a scrap against each leaf | it was the other half of the slip
"Not this one either," said {foe}. "It seemed so clever to have it torn for two, when I pawned it. My servant could do nothing with hers. Now look at me."
{p} had to stand and watch, and never looked toward the pantry | {h} had what they wanted in one pocket | without it nobody would ever get {target} out
+ Help {p} with the recipes => {hands} went off, and had not found the slip | {h} gathered up the torn leaves with {p} | by the quince jelly stood a line from {foe's} old servant | "I ought to get rid of mine," it said, "and I cannot. The old man who dusts saw the two of us."
= Watch how {foe} puts on the shoe => {foe} folded the scrap in four, and laid it in the shoe, under the heel | then {foe.he} walked out [2 , bowing a little to {p}], and at every other step it crackled
- Lie from the pantry in the voice of the {guards} => They left by the window, {foe} first, on one foot | "I never saw {foe.him} hop before," said {p}, and began to laugh | then {p} sat down among the torn leaves, and did not laugh any longer
~ In the pantry a shelf gave way, with nine jars upon it | {foe} looked up from the leaves. "That is the cat," said {p}, quite steadily | to prove it, {p} let the last of the plates fall

@ pledge7 scene line=seek-pledge turn entered p=again who=porter,street-sweeper,visitor where=the_shut_pawnshop
% The Same Date Twice; What the Shop Would Keep
One question was left: who had taken {target} to the pawnshop | {h} went there after dark, and {p} kept watch | behind the grille lay the pledge book, open
{h} held the caretaker's note beside it | the note came from the empty stand, and was in {foe's} hand | it said that {target} was away to be cleaned | on the note stood a date | the book had the very same date
"So that was the cleaning," said {h}. "{foe.name} took it, and pawned it under nobody's name. And no one called it stolen, for there was a note."
"Then why did {foe} buy the shop?" asked {p}.
"It is in the rules on that wall. The two halves must meet within the year. If not, the shop keeps it. {foe} has had the money. Now {foe} only has to wait, and gets {thing} as well." | {h} was so angry that {token} shook in {his} hand | "I shall have it out of there before the bell," said {h}
+ Help {p} to copy the line from the book => {p} read it out backward through the bars, and {h} wrote | then somebody in there pushed back a chair | a shoe crackled, and {foe's} steps went off
= Count the days that are left of the year => There were fewer than {p} had fingers | "And {foe} is the only one who need not hurry," said {p}. "Have you noticed the shoes? They are the same ones every day"
- Betray {foe} to everybody => {h} told people who had pawned {thing} | by supper the whole {street} knew it | {foe} only bowed to everyone a little lower | that night {foe} put a second lock on the grille | {foe.he} laid a board on the pledge book | "Tell them a little more, do," said {p}, and went home
~ A {lamp} came through the shop, and the page was turned | {p} drew {him} away by the collar, and the note stayed behind in the bars | inside {foe} read it, and laughed softly

@ pledge8 scene line=seek-pledge gate move entered p=again who=porter,street-sweeper,visitor where=the_hall_under_the_bell
% Geese and Kettles; The Last Day of the Year
It was the last day of the year | {h} came to {place} with {p} | {h} had half a slip, and {token} | {foe} had had the counter of the pawnshop carried there | there stood the grille, and the shelf with the cloth | {target} was under that cloth | the old shopman sat at the counter on his stool
By the rules the shop must serve people until the bell | the rules did not say where
But {foe's} own people stood in line before {h}, all of {hands} | they wished to pledge geese and kettles | and they took their time
"Next," said the old shopman, and looked at {h} over all those heads
It was an hour to the bell | the goose at the counter had to be weighed again
+ Help the old shopman to weigh the goose => {h} took it under one arm, and walked to the front | nobody stops a person with a goose | once at the counter {h} stayed there | the goose was written down as a duck, and nobody objected
= Stand in line, and listen what they say => {hands} pledged one kettle, and fetched it, and pledged it again | {p} told that to a widow who was truly waiting | soon people grew loud, and the line came apart
- Lie that a thief is stealing the {ride} outside => {hands} ran out by door and window, with all the geese | on the floor stood eight kettles, and nobody behind them | "Next," said the old shopman, almost gaily
~ The goose got loose, and everyone wished to help | when it was caught {h} stood at the very front | but the ringer had already taken hold of the bell rope

@ pledge9 scene line=seek-pledge duel where=the_hall_under_the_bell
% The Other Shoe; Before the Bell
{h} stood at the counter at last | both halves of the slip had to meet before the bell rang | then {h} would get {target} | if not, it went to the shop, and the shop was {foe's}
{h} laid down one half, and {token} beside it | behind the grille {foe} smiled, and began to look for the other half
"Now where did I put it?" said {foe}. "In the drawer? No. Under the goose? Do help me to think. I have such a poor memory, and such a quantity of pockets."
"In your shoe," said {h}. "You walk on it." | {foe} shifted one foot, and it crackled | the old shopman had taken up the rules, and waited to be asked | outside the ringer laid a hand on the rope
+ Help {foe} off with the tight shoe => {h} knelt down in front of the grille, and offered it kindly | all the room looked on | {foe} could find no reason against it | the shoe came off, and half a slip stuck to the stocking
= Ask the old shopman for the smallest rule => "No slip shall be folded small or walked on," he read. "Else it is given up at once." | "To whom?" said {foe} | "To the counter," said the old man | {foe.name} stood on one leg, and there was no other to stand on
- Steal the shoe off {foe's} foot => {h} had it by the heel, under the grille, and pulled | {foe} clung to the shelf, and sat down rather suddenly | half a slip fell out of it, and lay on the counter
+~ {foe} thanked {him}, and held out the other foot first | it had a great many hooks | it was the wrong shoe, {h} saw, and the bell began to ring
=~ The old shopman had waited a year to be asked | he began at the first rule | he could not be got to leave one out | at the one about geese the bell began to ring
-~ The shoe flew over everyone's heads into the {street} | {hands} went after it, and took their time | the bell began to ring

@ pledge10 scene line=seek-pledge near p=caretaker where=the_hall_with_the_empty_stand
% Away to Be Cleaned; The Empty Stand
{h} went to ask who had seen {target} last | {p.a} stood at the empty stand, and wiped it
"{target} stands there," said {p}. "I look after it. It is only away to be cleaned. I have that in writing."
{p} drew it from a breast pocket | it was a note in {foe's} hand, and it had a date | the date was from most of a year ago
"One does not report a thing that is being cleaned," said {p}. "I should look such a fool. And how dirty can it have been?"
So {p} had dusted the stand each morning, and asked nobody | what {p} wished for was to be told that all was well | {h} could not say so, but {he} needed that note
+ Comfort {p}, and promise to ask for it => "Would you?" said {p}, and held on to the stand | "Take the note with you," {p.he} said. "If one has it in writing they must answer"
= Ask {p} who came to fetch it => "{foe.name} did, and quite alone," said {p}. "It was so late that I had to be woken. Such trouble to take, I thought" | {p} read the note once more, and then gave it away
- Steal the note out of {p's} pocket => {p} was telling of all the cloths that one can use | {h} drew out the note with two fingers | that evening {p} still patted the pocket, and nodded
~ A visitor had come in, and asked loudly what should be standing there | {p} went scarlet | "You ask them," {p} said to {h}, and pushed the note at {him} | then {p} went to fetch another cloth

@ pledge11 scene line=seek-pledge far p=again who=street-sweeper,visitor,caretaker where=the_bell-ringer's_supper_table
% The Bell and the Ham; An Hour Too Soon
{p} came running, for {p.he} had heard something about the bell | {foe} had sent the ringer a ham | in return the bell was to end the year an hour early | after that {target} would be {foe's}
{they} found the ringer at table with a knife in one hand | not a slice had been cut
"I have rung it for thirty years," said the ringer, "and it was never wrong. On the other hand I have not seen a ham since the wedding."
{hands} stood outside the door, and listened whether it was being eaten [3 or only moved about] | they would want an answer before the {lamp} was lit
+ Help the ringer to an honest supper => {p} brought eggs, and {h} an onion | {they} ate all three together, with the ham looking on | "It shall ring when it is time," said the ringer. "I should only like to smell it until then"
= Ask the ringer what the bell weighs => "More than a ham," said the ringer at last, and put down the knife | the ringer sent the ham out to {hands} on its dish | that night the ringer slept below the rope, and held its end
- Steal the ham while the ringer thinks => The ham went out under {h's} {coat} | the ringer saw the empty dish, and was greatly relieved. "Then I cannot be said to have taken it," said the ringer | {hands} found the bone on their own step, and asked at every door for the thief
~ {hands} put in their heads, and asked if it was tender | the ringer cut a slice, and only one, and could not get it down | "Half an hour, then," said the ringer wretchedly. "I can be late with being early."

@ pledge12 scene line=seek-pledge near p=shoemaker where=the_shoemaker's_workshop
% Only the Old Pair; A Crumb of Red Wax
{h} was asking those who had goods in the pawnshop, where {target} must be | {p.a} had a hammer in there, and so no work
"They show one nothing," said {p}. "I should have my hammer home again, if {foe.name} paid me. I made {foe.him} three new pairs. Only the old one is ever worn. When I soled it {foe.he} stood by, on one leg."
{p} had been told not to look into the left one | so {p.he} had felt inside [2 , with one finger] | a crumb of red wax had stuck to it | the pawnshop seals its slips with such wax
"Who keeps wax in a shoe?" said {p}. "But if I ask I shall never see my money."
+ Give {p} a {coin} toward the hammer => {p} put the {coin} under the anvil, with what was sacred | "That makes the handle," said {p} | {h} got the red crumb, and was not to say from whom
= Ask {p} what was done to the shoe => "I made it wider at the heel, for something flat," said {p}. "And it must not rustle, I was told. I could do nothing about that." | {h} was given the red crumb [3 , in a twist of paper with a date on it]
- Trick {p} with an order for new boots => {p.noun} measured {h} twice over, and talked the whole time for joy | {h} left with the red crumb under one nail | on the bench a pair of boots was begun that nobody would fetch
~ In the {street} something crackled at every other step | {p} swept the bench clean with one arm | it was {foe}, and {foe.he} put a smiling face in at the door. "There is no hurry about my bill," said {foe}

@ pledge13 scene line=seek-pledge near where=the_window_table
% A Thin Old Ring; Lay It in the Window
A boy put down a parcel at the window table, where {h} wrote down the names of carters | one of them must know more about {target} | in the parcel lay a thin old ring
"My mother wore this," {foe.name} had written. "When I was six I had to pledge it for her, for she was ashamed to go. The whole line turned round to look. I will not be looked at like that again."
"It is the best thing I have. Take it, and ask no more until the new year. If you agree, lay it in the window." | the last line was written smaller. "Else the old man at the counter loses his stool."
{h} looked up | across the way stood {foe}, bareheaded in the rain | people turned round to look at {foe.him} | {foe.he} let them, and watched {h's} window
+ Give back the ring, and protect the old man => {h} crossed over, and laid the ring in {foe's} palm. "Keep it, and leave him his stool," said {h} | nobody had ever brought {foe} anything back | {foe.he} gave a word on it, and for once forgot to smile
= Lay it in the window, and watch {foe} go => {foe} saw the ring, and bowed, and hurried off through the mud | at every other step one shoe crackled | {h} sent the ring after {foe.him} with the boy, and was none the poorer
- Cheat {foe} with a nod, and sell the ring => {h} nodded, and {foe} wept for relief, and waved | before dark the ring lay on a barrow, at a price | {foe} had to wait in a line to buy it, and everyone turned round
~ The wind took the page out of {h's} hand, and half the {street} ran after it | {foe} ran the fastest, and read it over, and tore it small | the ring was gone as well when {h} came back up

@ pledge15 scene line=seek-pledge near p=again who=porter,street-sweeper,visitor where=the_slip_reader's_booth
% Would You Hold the Nails; Next, Said the Reader
{h} came to a booth in the market with {p} | an old woman read people their pledge slips there, if they had not learned to read | she might have seen one that was torn in two
{hands} were nailing up the door, and she was still inside
"The roof is not safe," they told the people in the line. "{foe.name} is so worried. She may come out when she cannot remember anything."
"Next," said the old woman, behind the boards | a carter pushed his slip in at the gap that was left, and she read it out to him
"She read mine to me once," {p} whispered. "Nobody at home knows what I pawned. If they ask her she will have to say it."
"Somebody wants to know about torn slips," said {hands}, and looked {h} in the face. "Would you hold the nails?" | they lifted the last board
+ Help {p} to get her out at the roof => {h} climbed on {p}, and the roof came off like a lid | the old woman was handed down over forty heads. "It was safe enough until today," she said | {hands} went on nailing, for nobody had told them to stop
= Hold the nails, and count them out slowly => One nail rolled away from {h}, and then all the rest | the whole line helped to look for them, and stood on them | at dusk {hands} went to buy more, and the old woman pushed the boards off from within
- Lie that the torn slip is under her floor => {hands} pulled off the boards, and then the floor, and then the walls | the old woman sat on her chair among the planks. "It was only a floor," she said | nobody asked what {p} had pawned, and {p} did not thank {h}
~ The last board was on, and all was still in there | "Next," said the old woman after a while | {h} worked a plank loose at the back, and it took until dark

@ pledge14 scene line=seek-pledge eve p=again who=porter,street-sweeper,visitor where=the_attic
% If I Come Too Late; A Letter That Nobody Took
{h} sat in the attic, and wrote, with {token} to keep the page flat | the next evening the bell would end the year | {p} held the {lamp}, and took it for a list
"Bring this to the caretaker for me," said {h}, "if I come too late."
{p} read it through | it said that {target} had never been cleaned | it said that {foe} had pawned it, and who was sorry
"No," said {p}, and pushed the page back across the table
"But somebody has to say it."
"You, then. Do you know what becomes of a page? It goes into a breast pocket, and the dusting goes on. One has to stand there. One has to hold the cloth, and be shouted at."
{h} had left out the shouting | "I should not know how to begin," said {h}
"Nor would I," said {p}. "So bring {thing} back instead. That says it best." | nobody took up the page from the table, and it was still a long time until morning
+ Give {p} your word to go there yourself => {h} gave that word, and tore the page across | "That is a habit by now," said {p}, and took up one of the halves. "Yours goes in front, and I bring this. They can meet at the stand"
= Write it again without any excuses => It grew shorter each time | "It was pawned. I found it. I came too late," it said in the end | {p} took the pen, and crossed out the last line with a thick black stroke
- Lie to the caretaker that the cleaning takes longer => {p} read that over {h's} shoulder. "{foe.name} could have written it," said {p} | {p} put the {lamp} down beside {h}, and went to bed in the dark
~ A gust came in under the tiles, and took the page | in the {street} below one of {hands} picked it up, and read it aloud to another | {they} put out the {lamp}, and kept very still

@ pledge20 scene line=seek-pledge far quiet where=the_hall_with_the_empty_stand
% Next, Said the Boy; What One Tells an Empty Stand
Each year in its last week people came to {target} | they told it in a whisper what they were sorry for | {h} came by at dusk, and there they stood, in line before an empty stand
"It is only being cleaned," said the caretaker at the door. "One cannot put off being sorry."
A boy told the stand about a goose, and came away lighter
Next in line stood one of {hands}, hat in hand | "I empty people's baskets, and look under their beds," he told it. "My mother thinks that I am a gardener. I should have liked that"
Then he turned, and saw that {h} was standing right behind him | he went red, and did not run
"Next," said the boy to {h}
+ Comfort the man with a fault of your own => {h} stepped up to the stand, and told it one thing too | it was hard to say, even to nobody | the man stood by until it was out. "That makes two of us," he said, and held the door
= Hold {token} to the marks upon the stand => It fitted to a hair | an old man in the line took off his hat | "So it is coming back," he said. "Then I shall keep mine until it does. It is rather a large one"
- Betray the man to his friends outside => They had him say it all once more, upon a chair | they clapped | the boy had seen who told them | by dark the line was gone, and nobody was sorry aloud that year
~ Some more of {hands} looked in, and called for him | he put on his hat. "I was searching the place," he told them, and knocked over the boy's basket
`;
export const pack: PackSource = { id: 'case-seek-pledge', sheets: [facts, threads, scenes], words: {} };
