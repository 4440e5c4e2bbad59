import type { PackSource } from '../pack.ts';

/** Four walls and three nights: who stands outside, and what is owed to them. */
const facts = `
@ * truth line=plain-siege start task=find,find-person,defeat,steal,deliver,lead,escape,win-heart,get-rich,anything
{foe} gave the nineteen people of the Wren House three nights to be gone | they had promised {h} their hands, every one, if {he} wanted to {goal} | nobody's hands are free while they hold up a wall
@ * truth line=plain-siege start task=free,stop,refuse
Nineteen people in the Wren House had promised their hands to {h} | {foe} told them to be out of it in three nights | one pair of hands was not enough to {goal}
@ * truth line=plain-siege start task=survive
The Wren House had the only walls {inhome} that were worth standing behind | {foe} would clear it in three nights | whoever was inside had to hold that door, if {h} was to {goal}
@ * truth line=plain-siege start task=make
The Wren House had the roof, the tools and nineteen willing people | {foe} wanted it empty in three nights | {h} needed all of it to {goal}
@ * truth line=plain-siege start task=become
The Wren House could speak for a stranger, for as long as anyone lived in it | {foe} had given it three nights | unless the house spoke for {him} {h} would never be let {goal}
@ * truth line=plain-siege start task=find-out,clear,remember
Forty years of papers lay under the roof of the Wren House | {foe} meant to have the place empty in three nights, and whatever was in it on the road | without those papers {h} could not {goal}
@ * token line=plain-siege
the brass whistle
@ * known line=plain-siege before
There were three nights to get through | nobody could tell {h} what {foe} wanted with these four walls
@ * known line=plain-siege behind
{h} knew now who was waiting out there, and for what | it did not make the walls any thicker
@ * echo line=plain-siege wall did=si-lead1:+
The family from the low side had brought their own door along | it was nailed across the kitchen window
@ * echo line=plain-siege wall did=si-lead2:=
{h} remembered where the third post stood | the scout had drawn it for {him} with a toe
@ * echo line=plain-siege wall did=si-lead3:-
Nobody outside would come to talk any more | they had been lied to under a white shirt
@ * echo line=plain-siege means did=si-ally:+
The worst of the gaps had shrunk to the breadth of one stone | {h} had set the others {himself}, and they had not moved
@ * echo line=plain-siege turn did=si-second:+
The boy with the whistle had learned the call by now | he blew it only when {h} nodded
@ * echo line=plain-siege wall did=si-second:-
Nobody sang out there any more | since that blast in the dark they had kept their mouths shut
@ * echo line=plain-siege far did=si-near:+
The old couple had moved their bed in front of the back door | they slept well there, they said
@ * echo line=plain-siege far did=si-near:-
There was a bed too many now | nobody cared to sleep in it
@ * echo line=plain-siege turn did=si-paper:=
The nineteen receipts lay beside it in a row, each with its wren | all of them had been sealed with one stolen stamp
@ * echo line=plain-siege plan did=si-means:=
Under the floor ran the drain | whoever laid an ear to the boards could hear them talk out there, as far as the third post
@ * echo line=plain-siege gate did=si-near1:+
Beyond the ditch a reed was blown twice | the boy at {h's} elbow answered before anyone could forbid it
@ * echo line=plain-siege gate did=si-price:+
At the front stood a man with his arm in a sling | he had come up by the rope that {h} let down
@ * echo line=plain-siege gate did=si-price:-
One place at the wall had been filled up with sacks | a rope still lay there, coiled
@ * echo line=plain-siege gate did=si-flour:+
A sack of flour stood in the light of the nearest fire, with half of it gone | they had all eaten the same bread that evening
@ * echo line=plain-siege duel did=si-flour:-
Behind {foe's} shoulder stood a woman with sand under her nails | she had come to the front to see what sort of face it was
@ * echo line=plain-siege duel did=si-near:=
A wife with her hat on had pushed through to the door | "It was a small torch," she said to {foe}. "But I did carry it."
@ * echo line=plain-siege duel did=si-eve:+
Behind {h} the gap was still as wide as one stone | {ally} sat beside it with the stone at {ally.his} feet, and had {ally.his} hands free
@ * echo line=plain-siege wall did=si-lead1:-
The smallest of the five had been put to bed in the dark | what was left of their oil ran down from the sill
@ * echo line=plain-siege price did=si-lead2:-
No horn was blown out there any more | they sent a boy round with a red ear, to tell each fire by mouth
@ * echo line=plain-siege wall did=si-ally:-
{ally} had found out what there was in the house to pay with | the stones went in more slowly since then
@ * echo line=plain-siege gate did=si-near1:-
Beyond the ditch no reed was blown | the boy at the high window had tried both of his calls, and put down the whistle
@ * echo line=plain-siege far did=si-near1b:-
The chair by the ashes was empty | its owner stood at the window in her shawl, and looked for a grey head at the second fire
@ * echo line=plain-siege turn did=si-near1c:-
Down in the field thirty-one children were being counted, and now they did it by day as well
@ * echo line=plain-siege price did=si-paper:-
The mason's widow had been asking from room to room for her receipt | she no longer asked {h}
@ * echo line=plain-siege gate did=si-wall1:-
One of those in front kept a hand over his eye | under his arm he had the lid of a blue pot
@ * echo line=plain-siege price did=si-wall2:-
They had stopped up the grating out there with clay | it was whispered that a dead woman had spoken through it
@ * echo line=plain-siege price did=si-wall3:-
The beasts had never been found | a herd boy had gone to look for them in the wrong valley, as he had been told to
@ * echo line=plain-siege duel did=si-turn:-
The paper crackled under {h's} shirt whenever {he} drew breath | those behind {him} could hear where it was
@ * echo line=plain-siege duel did=si-price:-
Behind {h} stood a woman with a coil of rope on her shoulder | she had made one end fast, and she kept her eyes on {his} hands
@ * echo line=plain-siege gate did=si-far1:-
At the kitchen window an arm went up, although no one had asked | it went down again when {h} turned {his} head
@ * echo line=plain-siege duel did=si-far:-
{foe} was wearing one old shoe and had the other foot bare | nothing was left from that time, {foe.he} had been told
@ * echo line=plain-siege duel did=si-plan:-
The cradle had been set down inside the door, with scorched straw in it | {foe} looked at that, and then at who had thought of it
@ * echo line=plain-siege duel did=si-eve:-
The north wall had no gap any more | {ally} had set {ally.his} last stone, and stood before it as if {ally.he} had been walled in
@ * echo line=plain-siege duel did=si-gate1:-
At {foe's} elbow stood the rear guard with her lid | she had told {foe.him} what they had been told, that only the old and the small were left
@ * echo line=plain-siege duel did=si-gate2:-
There were a good many in the field who could not get up by themselves | the stones lay where they had fallen
@ * echo line=plain-siege duel did=si-gate3:-
By the foot of the wall lay a ladder in two pieces, and a climber hardly old enough to shave was being carried off from it
@ * echo line=plain-siege gate did=si-far1b:-
{h} stood dry in a good pair of boots | one of those who had been fetched home that night limped to his place in his socks
@ * echo line=plain-siege gate did=si-far1c:-
The ring in the wall had three knots to it now | whoever had tied them did not believe a word about rope any more
@ * settle line=plain-siege won task=find,find-person,defeat,steal,deliver,lead,escape,win-heart,get-rich,anything
{foe} turned {foe.his} face to the door post, and it took a while | then {foe.he} told {hands} to put out the fires | the door was lifted off its hinges, so that nobody need ever bar it again | two hundred and nineteen people sat down to eat in a house for thirty | when they had done they asked {h} what {he} had come for | with so many it was a matter of days to {goal}, and the last of them came home singing that song with the turn in it
@ * settle line=plain-siege won task=free,stop,refuse
{foe} looked for a long time at the lowest of the notches | after that the fires went out, one by one | "You came here to fetch nineteen," said {foe}. "Take two hundred." | so they went with {h}, in a line that reached from the well to the hill, to {goal} | nineteen can be told to go home | in front of two hundred people and a battering beam nobody even asked what they wanted, and it was done without a stone being thrown
@ * settle line=plain-siege won task=survive
The beam was sawn up for the hearth that same day | {foe} sat in the corner where the cradle had been, and {hands} brought in their beasts, their flour and their eleven kettles | there had been enough in the house for nineteen until the moon was new | with what came in from the field it was enough for all of them | All that {h} had asked was to {goal} | each morning {he} walked round the walls and counted, and the number was always two hundred and nineteen
@ * settle line=plain-siege won task=make,become
{foe} came in, and stood, and wiped {foe.his} feet when it was much too late | by noon they were all asking what {h} had wanted here in the first place, and it was to {goal} | the nineteen owed {him} that, and two hundred more thought that they did | whoever could do a thing toward it held up a hand | {h} saw how many hands there were | by the first frost there was no more to be done, and it was said so from the third step, with two hundred people on the stairs to swear to it
@ * settle line=plain-siege won task=find-out,clear,remember
{foe} let go of the door, and by noon both sides sat on the stairs with their papers on their knees | the nineteen had the forty years since that night, and the two hundred had the forty before | laid end to end there was no hole in it anywhere | {h} read for two days, asked an old woman one question, and had what {he} needed to {goal} | it was said aloud from the highest step | two hundred and nineteen people heard it and could swear to it, and in the end they did
@ * settle line=plain-siege lost
{hands} came in over the threshold at first light, and those of the house went out past them with what they could carry | {foe} looked each of them in the face | nobody was harmed, and nobody was asked to stay | the door was shut from inside, and {h} heard it from the road | the nineteen went off by four different ways, and there was nobody left who had promised {him} anything
@ * settle line=plain-siege dear unless=case-plain-siege.si-price:-
{foe} took nothing along but the paper with the names | it could not be as it was, {foe.he} said, and {foe.he} would not have it any other way | at first light two hundred people went down the road once more, and some of the old ones looked round | the nineteen kept their word to {h}, like people who have been let off | so {he} got what {he} had asked of them, and they had a house with too much room in it | whenever the third step creaked they all looked up
@ * settle line=plain-siege dear did=si-price:-
They went away at first light, and what was left of the walls stood | it had been held for all three nights | the man who had been left below came in by himself on a borrowed stick, and sat down on the stairs | he did not say who had looked after him, and nobody had to ask who had not | they did for {h} what they had promised, in silence, with a place left free in the line beside {him}
@ * settle line=plain-siege dark
{foe} went away down the road, and {hands} went after, and what they had been told was believed for as long as they could be seen | the nineteen kept the promise that they had made | they did it quickly, with their eyes on {his} hands | in the evening {he} put up the bar {himself}, since nobody else had thought of it
@ * more line=plain-siege did=si-lead1:+
They never took back their door | they have another, and it is never shut
@ * more line=plain-siege did=si-lead2:=
The scout comes by in winter, and always sits where he can see three ways
@ * more line=plain-siege did=si-lead3:-
The white shirt hung on the fence until it was grey | nobody would wear it
@ * more line=plain-siege did=si-near1b:+
The oldest of the house paid for a loaf that she had eaten forty years before | a baker's daughter took the coin, and kept it
@ * more line=plain-siege did=si-gate1:+
The broom stands behind the door | its handle has been renewed twice, and the brush three times, and anyone in the house will tell you that it is the same one
@ * more line=plain-siege did=si-gate2:+
The cradle maker cut a second wren, at the other end | it looks across at the first, and nobody has ever held a torch near it again
@ * more line=plain-siege did=si-flour:+
Two sacks of flour were paid back at harvest, with a third on top | there was a spoon in it, by way of interest
@ * more line=plain-siege did=si-near:-
The two old people had been given a place at the warmest of the fires | they came home last, arm in arm, and asked politely if their bed was free
@ * last line=plain-siege won
Every year they light three fires in the field, and sit round them, and look at the walls from there | it is done so that nobody forgets what the house looked like to the others
@ * last line=plain-siege dark
The walls were thicker now, and {h} lived behind them | at night {he} went round and counted the posts
@ * last line=plain-siege dear
{h} kept the brass whistle in {his} pocket | {he} never blew it again, and nobody asked {him} to
@ * last line=plain-siege lost
{h} had put a stone from the wall into {his} pack | a house can begin with a stone
@ si-after1 after line=plain-siege won
+ Help both halves of the house to build on => They needed eleven rooms, and they quarrelled over every window | {h} held the plumb line, and took nobody's part | on the last day they cut a notch into the new door post, level with the top of {h's} head
= Walk out to the third post and look back => From there the house was small, and all its windows were lit | {h} sat down with {his} back against it | after a time {he} could tell by the light who was going up the stairs
- Trick them all with the whistle at midnight => Two hundred and nineteen people were out of their beds and at the wall before they were awake | nobody was cross | they were so frightened that {h} never told a soul who it had been
@ si-after4 after line=plain-siege dear
+ Help the oldest up to the high window to look after them => She could see as far as the bend in the road | one of those down there had turned round, and raised an arm | she raised hers, and they both kept it up for longer than arms like to
= Walk along the road behind them as far as the river => Eleven fires had been lit on the bank | they were singing, with the turn in it, and {h} stood off in the dark and did not go any nearer
- Lie to the house that they will be back by spring => The hearth corner was kept free, and aired | in spring it was still free | nobody asked {h} about it, and nobody else would sit there
@ si-after2 after line=plain-siege lost
+ Support the nineteen on the four roads => {h} caught up with each of them, and carried what was heaviest | the father of the five still had his spoons | they shared out the soup as if there were a table
= Go back at night to see what {foe} does there => The door was shut, and there was a light behind it | {foe} sat on the third step, all alone, and listened | it did not creak for {foe.him}, however {foe.he} shifted
- Lie to {hands} that there is gold under the hearth => They dug for a week | by then there was no floor, and no corner where a person could have sat | {foe} looked on from the threshold, and did not stop them
@ si-after3 after line=plain-siege dark
+ Give the key of the house to the oldest => She hung it on a nail outside, where anybody could reach it | that night {h} lay awake and listened for the door | it was opened twice, and both times it was only people coming home
= Count the posts from the inside, once again => There were as many as the night before | out in the field the grass had grown over eleven black rings | {h} knew all of them by heart
- Cheat the youngest of them out of their notch => The plane took it off in three curls | the post was smooth now | at night people still put their thumbs there in the dark, and felt for what was gone
@ * bridge line=plain-siege quest=protect:hold_the_Wren_House_for_three_nights:the_Wren_House
Before the year was out a boy came with a brass whistle round his neck, and asked for {h} | there were walls not far off that were to be cleared in three nights, he said, and people behind them who did not know which end of a bar to lift
@ * bridge line=plain-siege quest=protect:keep_a_roof_over_nineteen_people:the_nineteen
A woman whom {h} had once helped wrote that there were nineteen of them under one roof, and a paper on the door | "You know how such a thing is done," she wrote | {h} did not, and went all the same
@ * answer line=plain-siege topic=foe before
"{foe}? {foe.he}'s never shouted," said {p}. "{foe.he} just looks at the windows, one after the other, as if there was something to count."
"Nobody knows what {foe.he} wants it for," said {p}. "It isn't worth anything. There's a draught on the stairs."
@ * answer line=plain-siege topic=foe behind
"{foe.he} was four," said {p}. "{foe.he} put a shoe into that wall so that there'd be a reason to come back for it."
@ * answer line=plain-siege topic=hands before
"{hands}? Two hundred of them, with their old people and their kettles," said {p}. "You don't bring your kettle if you've come to break things."
@ * answer line=plain-siege topic=hands behind
"They were born in there, most of them, or their mothers were," said {p}. "I wouldn't want to be the one who tells them to go away again."
@ * answer line=plain-siege topic=place
"It's the Wren House, on account of the bird over the door," said {p}. "Four walls, a stair, and a third step that creaks."
@ * answer line=plain-siege topic=token
"One long is for coming, two short are for stopped," said {p}. "The whistle came with the house. I couldn't say who had it first."
@ * answer line=plain-siege topic=past before
"We bought it, fair and square, and I've got the paper with the wren on it," said {p}. "It stood empty, they told us."
@ * answer line=plain-siege topic=past behind
"It was on a winter night, with torches, and they said that it was for a walk," said {p}. "The oven was still warm when the next lot came in."
@ * answer line=plain-siege topic=goal
"We gave you our word on that," said {p}. "Get us through to the third morning, and you'll have us all. I'd just like to have a house to come back to."
@ * answer line=plain-siege topic=self
"Me? I've a place at this wall until it's light," said {p}. "After that I'll have to think of something."
@ * answer line=plain-siege topic=danger
"It isn't the beam that I'm afraid of," said {p}. "It's that somebody throws the first stone because his arm's tired of waiting."
@ * answer line=plain-siege topic=people before
"Nineteen, and we hardly knew each other," said {p}. "You learn a lot about people when there's only one stair."
@ * answer line=plain-siege topic=people behind
"Nineteen in here, two hundred out there, and thirty names on a paper," said {p}. "I've tried to do the sum, and it won't come out with a wall in it."
@ * answer line=plain-siege topic=way
"There's the door and there's the old drain," said {p}. "And there's the rope, if you don't mind which side you end up on."
`;

const scenes = `
@ si-o1 open line=plain-siege p=old_sergeant/she fork where=the_barred_door
% Three Nights; A Paper on the Door
The Wren House stood by itself among its fields, and {h} had come out there that afternoon | a paper was nailed to the door | {foe} gave everyone three nights to be gone, and after that {hands} would see to it
Nineteen people stood and read it, and thought of their beds | they had given {h} their word to help {him} {goal}
"Well, I'm too old to carry mine," said {p.a}, and took a brass whistle out of her apron. "I've done this before, in another place. Three nights is nothing. You bar the door, and you keep awake. One long blow means they're coming. Two short ones mean they've stopped." | she hung it round {h's} neck. "You look like a person who wakes up easily. Get us through, and we'll go with you, the whole lot."
Down in the field {hands} had begun to light their fires | there was still an hour before dark
"There's that family on the low side, they'd have to be fetched in," said {p}. "There's the ditch, for nobody's had a look how many they are. Or you could go and talk to {foe}. With a white shirt on a stick, it used to be done like that."
+ Help the family from the low side to get in => They had five children and a door, which they would not leave behind | {h} took the back end of it | {hands} stood up from their fires to look, and sat down again
= Go along the ditch and count the fires => {h} went on {his} stomach | there were eleven fires, and at each of them people were laughing, as people do at fires
- Trick {foe} with a talk under a white shirt => "We'd like to think it over," {h} called out. | {foe} sent the fires back a bowshot, out of courtesy | behind {h} they were already nailing up the windows
~ A stone came out of the dusk and took the {lamp} | there was still the ditch, for those who could crawl
@ si-lead1 scene line=plain-siege lead way did=si-o1:+ p=young_father/he where=the_low_side
% A Door for the Door; Five Children over the Sill
The children came in over the sill like flour sacks | last of all came {p.a}, out of breath, with the hinges in his pocket
"They were quite polite," said {p}. "One of them carried the little one as far as the fence for me. He asked if there's a cradle in here. An oak one, with a bird on it. I said there's an old one up under the roof. He didn't say anything then. He looked as if I'd given him a push."
Nobody had told {h} of a cradle
Outside a horn was blown, rather badly | the fires came nearer by the length of a field
+ Give the children the warmest corner => It was behind the hearth | they lay there like spoons, and the smallest had hold of {h's} sleeve until she slept
= Look for the cradle under the roof => It was of oak, and it had a wren on it | on the bottom two letters were scratched, and the first was that of {foe.name}
- Rob the family of their lamp oil => There were three jars, and it was all that they had | {p} watched {h} pour it out along the sill
~ The door that they had carried so far went over, and took the shelf with it | for a time nobody could hear what was going on outside
@ si-lead2 scene line=plain-siege lead where=the_ditch_by_the_road p=scout/he
% Eleven Fires; What Can Be Heard in a Ditch
The ditch had an owner already | it was {p.a}, and he had been lying there since noon, for reasons of his own
"I scout for whoever pays," whispered {p}. "I'm between two just now. See that third post? That's where they sleep, the ones who've been told to break the door. They don't like it. Half of them were born in there." | he nodded at the Wren House. "You didn't know that? {foe} as well. They were all put out, one night in winter, when they were small. It was done with torches. They've only come back."
At the nearest fire a woman had begun to tell which window had been hers
+ Share your supper with {p} => He ate it lying down. "I'd no side till now," said {p}. "I've still none. But you do make a good soup."
= Ask {p} what they mean to do first => "Look," said {p}. "The first night they'll only look. You'd look as well, if you hadn't seen it for forty years."
- Steal the horn from beside the nearest fire => It took {h} a quarter of an hour | next morning they had no horn, and a boy with a red ear who had been minding it
~ A man came to the ditch with a bucket | they lay in the mud beneath him and did not breathe until he had gone
@ si-lead3 scene line=plain-siege lead way did=si-o1:- p=messenger/he where=the_white_shirt
% A Bowshot Back; With Clean Hands
{p.a} came across the field with his palms up, since the shirt was still hanging there. "{foe} wants to know what you've thought," said {p}. | behind the shutters there was hammering, and he heard it
"You weren't thinking at all," said {p} after a while. "I told {foe} you'd keep to it. I said they're decent people in there. I ought to know, I was carried out of that door when I was four." | he looked at the threshold, and quite low down he found a notch. "There I am. It goes up to five on the other side. That's my sister."
{h} had a nail between {his} teeth, and could not think where to put it
+ Support {p}, who has to go back with that => {h} went with him to the middle of the field and said it {himself} | "I'd rather have it from you," said {foe}, and turned away
= Ask {p} to whom the other notches belong => There were thirty, and he knew each of them by name | the last was very low | "That's {foe}," said {p}
- Lie to {p} that it is only the wind in the shutters => "Then you'll want to see to those hinges," said {p}. | he went back without once looking round
~ A shutter fell out, and a neighbour with a hammer stood in the hole | there was nothing left to say
@ si-ally ally line=plain-siege ally=stonemason where=the_gap_in_the_wall
% Whoever Can Build; The Worst of the Gaps
When {h} was back inside there was tapping from the north wall | in the worst of the gaps sat {ally.a}, and fitted in one stone after another
"I'm not one of you," said {ally}. "I was passing by. But I can't look at a wall that's got a hole." | {ally.he} knocked on the stone next to it. "This one's good. It's older than all the rest. And look, they've left a hollow, with a lid on it. You do that when you think you'll be coming back."
There was a child's shoe in it, and a spoon
{ally} set the lid on again, quite gently. "I'd better stay till it's finished," said {ally.he}
+ Give {ally} a hand with the heavy ones => They did eleven before it was dark | "You set a stone as if it could feel it," said {ally}. "That's not the worst way."
= Ask {ally} how long the wall will hold => "Against people? One night more than they've patience," said {ally}. "It's always been so."
- Cheat {ally} about what there is to be paid => {ally} named a price, and {h} nodded | there was not half so much in the house
~ The gap fell in once more, and took the evening's work along | they began again, and said nothing about it
@ * fare of=si-ally won
{ally} left one hole in the wall on purpose, as wide as two people, and called it a gate
@ * fare of=si-ally lost
{ally} carried the old stone away on {ally.his} back | it ended up over a stranger's hearth
@ si-second scene line=plain-siege second fork p=again who=young_father,scout,messenger,old_sergeant where=the_first_night
% They Only Look; A Song from Outside
The first night nobody came | {h} stood at a chink with {p}, and between them was a boy who wanted to hold the whistle
There they sat round their fires, two hundred of them, and looked | now and then an arm went up and pointed, and the others leaned over to see
Then they began to sing | it was an evening song, with a turn in it that is sung nowhere else but here
In the house an old voice fell in without thinking, and stopped
"How do they come to know that?" asked {p}. | it had grown very quiet behind the walls
+ Give the boy the whistle, and teach him the call => He held it in both hands | "One for coming, two for stopped," he said. "What's the one for when they only sing?"
= Listen for who it was that joined in => It was the oldest of them all, in her chair by the ashes | "Come up to me in the morning," she said. "I'm not going to shout it down the stairs."
- Trick them with a blast in the middle of the song => Two hundred people leapt up in the dark, and children cried | they sang again only toward morning, and it was another song
~ A shutter banged, and a stone was loosed at the sound | on both sides they lay flat until it was light
@ si-near1 scene line=plain-siege near way did=si-second:+ p=whistle_boy/he where=the_high_window
% Two Short Notes; A Reed in the Grass
With the first light the boy sat at the high window, and blew two short ones, for stopped | from the grass beyond the ditch came two short notes on a reed
"That's not an echo," said {p.a}. | he blew one long | one long came back. "They've got my call! You taught it to me yesterday, and they've got it!" | he leaned out so far that {h} had to hold him by the belt. "There she is. She's no bigger than me. She's waving. Where did she learn it?"
The old sergeant had come up behind them. "I had it from the woman who sold me the whistle," she said slowly. "It was lying in a drawer here, she told me."
In the grass the girl held up her reed and pointed at the door
+ Help the boy to answer her => They did it with the fingers spread, over the sill | by noon the two had a call for supper and another for grandmothers | what the third one meant they told nobody
= Watch how the grown ones take it => At the fires they had all stopped to listen | an old man was moving his lips. "One for coming," he said to nobody, "and two for stopped."
- Deceive the girl with the call for coming => She ran in to the fires, and two hundred people took hold of their beam | there was nothing to see, and they put it down | she did not play again that day
~ A voice from the fires called the girl in | the boy blew until he had no more breath, and the grass did not answer
@ si-near1b scene line=plain-siege near way did=si-second:= p=oldest_of_the_house/she where=the_chair_by_the_ashes
% The Oven Was Warm; What Was Lying About
In the morning {h} went up to the chair by the ashes | {p.a} had put on her good shawl for it
"I'll say it once," said {p}. "We came on a Tuesday, with a handcart. It stood empty, we'd been told. There were thirty bowls on the table, and the oven was warm. There was bread in it. A bit dark, for nobody had been there to take it out. My mother cut it up. She said it's a sin to let it go to waste." | she smoothed the shawl. "It was the best bread I ever ate. I've been humming what was left lying about ever since, and I never asked whose it was. You don't, with your mouth full."
+ Comfort her, and ask her to hum it again => She did, all of it, with the turn | down at the fires a hand with a ladle in it came to a stop
= Look for the thirty bowls => They were still on the shelf | on the foot of each there was a mark, and it was a different mark on every one
- Rob her of her peace with who bakes out there => "There's a baker at the second fire," said {h}. "Grey hair, flour to the elbows. She'd have been a girl." | {p} took off the shawl, and did not put it on again
~ She had fallen asleep over the telling, halfway through a word | {h} sat beside her until it was time to go up on the roof
@ si-near1c scene line=plain-siege near way did=si-second:- p=woman_with_an_infant/she where=the_foot_of_the_wall
% Kindly Not in the Night; Somebody's Sleep
At daybreak {p.a} stood at the foot of the wall, all by herself, and looked up. "Which of you was that?" she called
There was no need to answer | they had all turned round to look at {h}
"He'd only just dropped off," said {p}. "He's nine weeks old. I've walked him up and down till now. They wanted to come up here with the beam for it, straight away, and I said no. I said it'll have been an accident. One of them will have got a fright, I said, and blown into it." | she moved the child to her other shoulder. "It was an accident, wasn't it?"
+ Give her your word that it will not happen again => "That's what I thought," said {p}. | she went back across the field, and on the way she sang the first verse, very low
= Ask her how many small ones there are => "Thirty-one," said {p}. "We count them in the evening. You'd be surprised how they wander." | behind the wall nobody had thought of that number
- Lie to her that it was a signal to strike camp => "Then you've made a mistake with it," said {p}. "That one's for coming. We've always had it so." | {h} looked at the whistle
~ The child woke up and said what he thought of it all | nobody on either side could have got in a word
@ si-near scene line=plain-siege near p=old_husband/he where=the_back_room
% Too Old to Be Carried; A Bed at the Back
There was not enough for all, and two had better go | that was what the younger ones whispered on the stairs, and looked toward the back room
In there sat {p.a}, and he was packing for himself and his wife. "You needn't whisper," said {p}. "We've talked about it. We'll go out to them. They won't do anything to two old people. We'd be two mouths less."
His wife sat on the bed with her hat on | "I was nine when it happened," she said suddenly. "I carried a torch. A small one. I've never told him that."
He went on folding a shirt, and folded it once more
+ Comfort her, and put the hat back on its peg => "You'll stay," said {h}. "Who else would tell it?" | then she told it, all of it, and he held her hand | it was the first that most of them had ever heard about it
= Ask her where that torch came from => "My father," she said. "He told me they were only going for a walk." | she was looking after them still
- Betray them, and show them the way out => They went across the field arm in arm | outside a girl took her by the elbow and led her to a fire | those on the stairs looked at their shoes
~ The whistle blew, one long | when it was over they were both asleep in their clothes, and nobody liked to wake them
@ si-paper scene line=plain-siege near p=cattleman/he where=the_long_table
% Paid in Full; Nineteen Receipts
They had begun to count what each had to lose | it was {p.a} who began it, and he threw a folded paper on the long table so that it slid
"Forty head of cattle I gave for my two rooms," said {p}. "Forty, and a bull. There it is in writing. Paid in full, with a wren stamped under it. I'm not a thief. Whoever those people are, I've bought this."
It was quiet until each of them had felt for the same thing in his own pocket | then they all brought theirs out, a mason's widow, two brothers, the young father | there were nineteen papers, and they had cost eleven fields, a boat, a dowry and a leg of bad luck
Under each of them was the same small bird | it was signed by an agent whom none of them had ever seen again
+ Comfort {p}, who had thought he was the only fool => "Forty head, and a bull," said {p}. | then he began to laugh, and it went round the table, and it was the sort of laugh that makes people move closer
= Compare the stamps on all nineteen => There was a nick in the tail of every bird | the wren over the door had that nick too, where a child had once thrown a stone
- Steal the best of the receipts for later => Before long the mason's widow was looking for hers, on her knees, with a {lamp} | {h} helped her look
~ A stone came in through the shutter and scattered them over the floor | it took an hour before each had the right one
@ si-means scene line=plain-siege means fork p=again who=young_father,scout,messenger,old_sergeant where=the_roof
% One Night More than Patience; From up Here
Toward evening {h} climbed up on the roof with {p} | from there they saw all of it, the eleven fires and the third post, and beyond that the grey road
"Tomorrow they'll come," said {p}. "They've cut a beam. I've heard them try how it's carried."
An old drain ran out under the wall to the middle of their camp, and a thin person might get through it | they could wait for the beam up here with whatever was at hand | {h} could also get at their beasts, and in the morning {hands} would have other things to do
{h} lay on a roof and counted fires | {he} had only set out to {goal}
+ Protect the door from the roof, all together => They carried up everything that could be thrown | it was pots, mostly | each took a place by the parapet, and those who had not yet been introduced said their names
= Crawl out through the old drain and listen => The lid was under the kitchen table, and it was as dark as a sack down there | it would have to be done before dawn, on both elbows
- Steal out to their beasts as soon as it is dark => {h} counted the tethers from up there, and the steps from one to the next | it was quite easy, as long as one did it from a roof
~ A tile slid off and broke below | all the eleven fires were put out, one after another
@ si-wall1 scene line=plain-siege wall way did=si-means:+ p=beam_carrier/he where=the_parapet
% The Beam; Pots and Names
They came at daybreak with the beam on their shoulders, thirty on each side, and walked in step
The first pot broke on the beam, and the second in front of it | then {p.a}, who was walking at the very tip, looked up and took off his cap. "Is that our soup pot?" he called. "The blue one?"
The next arm stopped where it was | it was a blue pot, with a white rim
"It's got a chip on the handle," called {p}. "I did that. I was smacked for it." | behind him they had all put down the beam, since he was standing still
On the parapet the young father turned the pot round, and there was the chip
+ Give it to him, on a string => It went down slowly, and knocked against the wall | he took it in his cap | nobody touched the beam again that day
= Call out what else is still here => "A ladle with a hole in it!" called {h}. "A green stool!" | from below they answered, first one, and then many, with whose it was
- Attack them, now that they are standing => Eleven pots came down all at once | they ran and left the beam, and one of them ran with a hand over his eyes
~ The blue pot slipped | it burst at his feet, and in the silence the beam was lifted up again
@ si-wall2 scene line=plain-siege wall where=the_old_drain p=barefoot_woman/she
% Under the Grating; A Pair of Boots
{h} reached the grating long before dawn | the feet belonged to {p.a}, and she was talking to a man who could not be seen. "If we get in," said {p}, "I'm only going to sit down. In the corner by the hearth. I don't want anything else. They can stay, for all I care."
"{foe} says they've got to be gone," said the other voice. "All of them. {foe.he} says it has to be as it was."
"It can't be as it was," said {p}. "Mother's dead. I'd only like to sit." | a drop fell through the grating onto {h's} hand, and it was warm
Then she bent down to pull on her boots, and looked right in {his} face
+ Comfort her before she can cry out => "The corner by the hearth is free," whispered {h}. "There's just some children in it." | her mouth was open already | she shut it again
= Keep still, and look back at her => It lasted until her boots were on | "Rats," said {p} to the other one. "Big ones."
- Deceive her in another's voice => "Is that you, mother?" {h} whispered, as people do in the dark. | she went white, and ran, and told nobody about it | {h} had a taste in {his} mouth the whole way back
~ The grating gave under her heel | they were both of them in the drain, and both of them screamed
@ si-wall3 scene line=plain-siege wall way did=si-means:- p=herd_boy/he where=the_camp_in_an_uproar
% Nothing to Carry It With; The Herd Boy
The beasts had not wanted to go, but at last one went, and then all the others | by morning there were hoofmarks everywhere | {hands} ran about with ropes, and the beam lay in the grass
{h} had not got back in time | {he} lay beneath a cart, and next to {him} lay {p.a}, who was twelve, and was supposed to have kept watch. "They'll skin me," said {p}. "Not really. They'll only look at me. It's worse."
He did not ask who {h} was | he was too busy with being miserable. "That was everything we had," said {p}. "We sold the rest to get here. {foe} says that when we're in we'll not need it. I've never been in. I was born on the road. What's it like?"
+ Help {p} to catch the nearest of them => They got it between them into a corner of the ditch | "Now they'll only half look at me," said {p}. | he showed {h} where the fence was down
= Tell {p} what it is like in there => {h} told about the stairs, the third of which creaks | "I know that," said {p}. "They always tell that one."
- Cheat {p}, and send him the wrong way => He ran off as fast as he could, in his big boots | {h} saw him for a long time, and he did not turn round
~ A strong arm pulled the cart away | there they lay, the two of them, in the broad light of day
@ si-turn scene line=plain-siege turn p=again who=beam_carrier,barefoot_woman,herd_boy where=the_hollow_stone
% The Deed of the Walls; A Walk in Winter
While both sides held off, {ally} had taken the old stone right out, to set it better | behind the shoe and the spoon was a roll of oilcloth, and in that a paper | {p} had come to see what it was, and held the {lamp}
{h} read it aloud, down to the last line | the Wren House and whatever was in it belonged to thirty people, and they were named, down to the children | the last of the names was {foe.name}
"So that's who is in the right," said {p}. | it did not sound like joy
"They were put out, on a night in winter, for a man who wanted to sell it nineteen times," said {h}. "They were told it was for a walk. Half of them never got as far as the river. And {foe} was the smallest. {foe.he} put {foe.his} shoe in there, so there'd be something to come back for."
So those outside were owed the house, and those inside had paid for it | {h} stood between them with the paper in {his} hand | {he} had only meant to {goal}
+ Comfort those who have nowhere else to go => The young ones had sat down on their bundles, and asked one another where they would even go to | it was the very same that had been asked forty years before
= Read out all thirty of the names => At each of them people looked out through the chinks, and tried to find the face for it | most of them were easy to find
- Steal the paper, and show it to nobody => It went under {h's} shirt, and it was stiff there, and could be felt at every step | {ally} looked at {him}, and then put back the stone
~ A blow made the wall tremble, and dust came down on the paper | nobody had come to what they ought to think of it
@ si-price scene line=plain-siege price fork where=the_wall_at_dusk
% A Rope for Two; The Second Night
At dusk the beam had come once more, and had broken in the middle | two people lay between the wall and the fires, where it had come down on them | one was from inside, and one from outside, and they had got hold of each other's sleeves
"Hello," called a voice, not very loud. "Hello, we're still here."
"It's a trap," said an uncle on the stairs. "If we let down a rope they'll come up it." | it was true that {hands} were standing there in the dark, a stone's throw away | nobody could have said what they meant to do
The rope lay there | it was the only one, and the only way down as well, if {h} ever had to get away from here alone
+ Rescue them both, with the one rope => They came up tied together, since neither would go first | {hands} did not move | when the two were over a voice out there said "thank you"
= Wait, and call to them through the night => {h} talked until {he} was hoarse, of the weather and of what they would cook | toward morning there was just the one who answered
- Betray them, and draw in the rope => It came up over the edge, hand over hand, and lay there | the voice went on for quite some time
~ The rope tore at the edge of the stone | what they did after that they did with blankets, and it was hardly long enough
@ si-far1 scene line=plain-siege far way did=si-price:+ p=potter/she where=the_kitchen_table
% A Guest on the Wrong Side; Her Mother's Mark
The one who had been fetched in from outside was {p.a}, and she sat at the kitchen table with a splint on her shin and could not eat for looking
"That's the beam," said {p}. "That's the hook. There used to be a ham on it." | she turned over her bowl, and on its foot was a mark like a bird's toe. "And that's my mother's. I'm eating out of my mother's bowl. I was told you'd have thrown it all out."
Nobody had thrown out anything | it had been good crockery
Every hour she hopped to the window and held up an arm, so that they could see from the fires how she was
+ Give her the bowl, and an arm as far as the field => She went back on one leg with the bowl under her shawl | at the fires they passed it from hand to hand, and it was some time before anyone remembered to be angry
= Ask her what they say of you out there => "That you're wolves," said {p}. "With curtains. We couldn't understand about the curtains."
- Lie to her that she may not leave => "I see," said {p}. | she still held up an arm each hour | but now she held it up like a person who is being watched
~ The bench went over with her, splint and all | when they had got her up she was laughing, and it took her a while to be unhappy again
@ si-far1b scene line=plain-siege far way did=si-price:= p=stretcher_bearer/he where=the_strip_of_grass
% The One Who Did Not Answer; Four to a Stretcher
The night had got grey when a man from the fires came out with two poles and a blanket and no weapon | it was {p.a}. "I'll need another pair of hands at the back," he said, to the wall in general
{h} went out to him | the one from inside sat there and held a hand up for quiet | the other lay beside him with his mouth open, and was to be heard right across the grass
"He's snoring," said {p}
"He's been snoring since four," said the one from inside. "I wasn't going to wake him, after a night like that. You go on talking so nicely up there, he said, and then he was gone."
{p} sat down on the poles, and had to wipe his eyes
+ Help {p} to carry the sleeper home => He woke halfway and thanked them both, and asked if it was over | {p} and {h} looked at each other over his feet
= Look at who has come out on both sides => They stood along the wall and along the ditch, about as many here as there | all of them were smiling, and as soon as they noticed they stopped
- Rob the sleeper of his boots while you carry => They were good boots | the man from inside saw it, and limped the rest of the way by himself
~ One of the poles broke, and they sat down in the grass, all four of them | it was a while before any of them wished to be first to get up
@ si-far1c scene line=plain-siege far way did=si-price:- p=sister_of_the_lost/she where=the_coil_of_rope
% What Is Tied Can Be Let Down; A Voice That Went On
Beside the coil of rope sat {p.a}, as she had for hours | it was her brother whom they had left down there
"They took him in," said {p}. "I saw it. They came out with a blanket, when it was quite dark, and they carried them off, both of them. They were careful. One went ahead and moved the stones out of the way." | she tied the end of the rope to the iron ring, and pulled it tight, and tied it again. "I'm not cross with you. I only want it to be fast. So that next time nobody has to think. They'll just have to let it down."
Nobody on the wall had said a word to {h} since then
+ Help her to make the rope fast => She let {h} pull the last knot | "There," she said, and it was all the pardon that there was going to be
= Ask her what she can see of her brother => "He's at the fifth fire," said {p}. "They've given him a stool." | she had never before seen him sit still for so long
- Lie to her that the rope was rotten => She ran it through her fingers from one end to the other | it was new, and she had known that it was
~ The ring came out of the wall with a lump of mortar on it | they looked at it, and then they looked for another
@ si-far scene line=plain-siege far p=again who=beam_carrier,barefoot_woman,herd_boy where=the_well_between
% The Same Well; Between the Lines
There was one well, and it lay halfway | at night both sides went to it, each by itself, and did not see the other
The next time that {h} took {his} turn there with {p}, {foe} was standing across from them with a bucket, and quite alone
"It creaks still," said {foe}, meaning the winch. "I used to be lifted up to look in." | {foe.he} let the bucket down for {h}, too, since {foe.he} was at it. "My brother asked the whole way where the walk was going to. I was too small to be asked. I only wanted my other shoe."
{p} stood there in the dark with an empty jug
"I've promised them the third night," said {foe}. "They've been carrying me on their backs since I was four. I can't tell them now to turn round."
+ Give {foe} the shoe out of the wall => It lay on {foe.his} palm, and was no longer than a finger | {foe.he} went back without the bucket
= Ask {foe} what {foe.he} would do with it all => "Shut the door," said {foe}. "From the inside. I've thought no further than that."
- Lie that there is nothing left from that time => "Nothing?" said {foe}. | {foe.he} turned over the bucket, and let it run out. "Then I needn't be careful."
~ A dog barked, and then people were coming, from both of the sides | they parted without having said it
@ si-flour scene line=plain-siege far p=quartermaster/she where=the_back_fence
% The Bottom of the Barrel; One Day's Flour
After dark there was a scratching at the back fence | it was {p.a}, who kept the stores for {hands}, and she had come without telling anybody
"I shouldn't be here," said {p}. "You'll laugh. We've flour for one more day. We sold the plough horses for the journey, and then for the beam. After tomorrow I've two hundred people and nothing in the barrel. They'd have to go. They'd go by themselves, in twos and threes, and {foe}'d stand there." | she had taken hold of a fence post. "So you need only wait. I thought it'd be fair if you knew. And then I thought, I've walked forty years to get here, and now I'm telling them how not to let us in. I can't think what's the matter with me."
In the house behind {h} there were eleven sacks
+ Give {p} two of the sacks over the fence => She counted the first one with her hand, as if it might be sand | "What do I say where it's from?" asked {p}. | "From the house," said {h}
= Ask {p} what {foe} would do alone => "Come anyway," said {p}. "With a spoon, if need be. You haven't seen {foe.him} at night."
- Cheat {p} with a sack of sand => She carried it off on her back, and thanked {h} twice | it was opened, a good way off, and then for a long time nobody made a sound
~ A watch fire flared up, and she was gone under the fence like a fox | her shawl hung there till morning
@ si-plan scene line=plain-siege plan fork p=again who=beam_carrier,barefoot_woman,herd_boy where=the_stairs_at_night
% The Third Night; What Can Be Done with a Door
There was one night left to get through | they all sat on the stairs, and the third step creaked whenever an uncle shifted
"We can hold it," said {ally}. "The wall's as good as it's ever been. They'll break themselves on it, and so shall we, a bit."
"Or we open," said {p}. | that had hung over the stairs for some time | "Just like that? They're two hundred." | "There's a hearth," said {p}
There was a third way, and the cattleman said it to his boots | {foe} had promised so much to so many | up under the roof stood an oak cradle with a wren on it, the last thing of theirs that was left | whoever has nothing but a promise can be made to fear for it
{h} turned the whistle round in {his} fingers
+ Support those who would open the door => They swept the stairs, and the big pot was put on | it was odd how frightened a person could be with a broom in the hand
= Stay behind the wall, and hold it => Everyone had a place by now, and went to it without being told | {ally} walked along, and laid a hand on the stones
- Trick {foe} with the cradle as a hostage => It was carried up under the parapet, and covered with a cloth | the young father was told what he would have to hold, and looked at his hands
~ The beam fell before they had finished, and then there was no stair any more, only a great deal of dust
@ si-eve scene line=plain-siege eve where=the_unfinished_gap
% One Stone Short; What a Wall Is For
There was an hour left of the night, and nothing more to carry | {h} found {ally} at the gap in the north wall, with the last stone on {ally.his} knees
"It'd fit," said {ally}. "I could have had it in an hour ago. I once built a wall through the middle of a village, you know. They'd fallen out, and they could pay. It was the best work I ever did, you couldn't have got a knife in. A year later they'd made it up, both sides, and they couldn't get it down again. It was too good. They waved to each other from the roofs." | {ally.he} turned the stone over. "I've gone from place to place since then, and closed up holes. I thought that must make it even."
From the fires came the smell of bread
+ Comfort {ally}, and lay your hands on the stone => They held it together, and neither lifted | "It's a good stone," said {h}. "It needn't go there." | {ally} let out a breath that was some years old
= Ask {ally} how one takes down a good wall => "From the top," said {ally}. "And both sides at once, or it falls on somebody." | {ally.he} seemed surprised to know it
- Lie that nobody out there would ever wave => "You're sure?" said {ally}. | {ally.he} set the stone then, and tapped it home, and it fitted as if it had grown there
~ The whistle went, one long, much too early | {ally} stood up with the stone in {ally.his} arms, as one stands with a sleeping child
@ si-gate1 scene line=plain-siege gate move way did=si-plan:+ p=rear_guard/she where=the_open_door
% With a Broom; Nobody Had Reckoned with That
In the last of the dark they came, with the rest of the beam, at a run, and then they stood there with it and did not know where to put it down | the door was wide open, and light fell out of it right across the field
"It's a trick," said {p.a}, out in front, with a barrel lid on her arm. "That's how they did it before. Leave it open, and call you out." | "We aren't calling you out," said {h}. "We're calling you in. Mind the third step."
{p} did not move | behind her shoulder stood the others, and they looked past {h}, at the stairs
A man at the back had begun to wipe his feet
+ Give {p} the broom to hold => She held it like something that might go off | then, since she had it in her hand, she swept in front of herself, one stroke, and after that it could not be called a siege any more
= Step aside, and leave the way free => For a time there was nothing in the doorway but the light | a child came through first, as it is with children
- Lie that the big ones have all gone away => {p} threw her head up. "So it's only the old ones and the small." | "That's just who we were," said a voice behind her, and it sounded bad
~ At the back they dropped the beam | it was only a noise, but it made both sides jump, and the door fell to
@ si-gate2 scene line=plain-siege gate move way did=si-plan:- p=cradle_maker/he where=the_parapet_by_torchlight
% A Torch and a Cradle; The One Who Carved the Bird
"One step farther," called {h} into the dark, "and it goes." | the cloth was off, and the torch was held to the cradle | two hundred people stopped as if they had run into a rope
"I carved that," said {p.a}. He was so old that they had brought him in a chair. "The bird's a wren. I cut my thumb doing it. There's still some of that in the wood." | he raised one hand. "They've all lain in there. I wanted to see it once more. Hold it a bit steady, please, there's a wind."
The one with the torch was a young father | he had five of his own downstairs
+ Give the cradle down to the old man => {h} let it down to him {himself}, on the rope | he laid his hand in, flat, as if a child were there | no one thought of the beam any more
= Hold the torch away, and say nothing => They stood there, and looked at one another, from up here and from down there, until the torch had gone out by itself
- Attack the ones in front while they stare => The stones had been lying ready | it was an easy thing, and it did not stop being one for quite some time
~ A spark had got into the straw | it was nobody's intention, and suddenly both sides were shouting for buckets
@ si-gate3 scene line=plain-siege gate move p=wall_climber/he where=the_top_of_the_wall
% Hand over Hand; Everyone in Their Place
They came before dawn with ladders, on all four sides | there was nothing to see | {h} only heard the rungs
A hand came up over the edge in front of {him}, and another, and then there was a face between them | that was {p.a}, hardly old enough to shave. "Good evening," said {p}, out of breath
It is the kind of thing that one says
To the left and the right others had come up as well | at each place a man or a woman was standing whose turn it was to push, and nobody had done it yet
+ Save {p} when the ladder goes => It slid off sideways, and he hung there | {h} had him by both the wrists | "Thanks," said {p}, and then he was over the wall, and sat there, on the inside
= Blow the whistle twice, for stopped => It went out over the whole field | it had meant the same on both of the sides for so long that everything stood still
- Destroy the ladder under him => It broke in the middle | he did not fall very far, but he screamed, and after that they pushed, at all the places
~ There were too many hands | the wall was theirs right up to the corner, and on the stairs the third step creaked
@ si-duel scene line=plain-siege duel where=the_threshold
% Notches; Which Side of a Door
{foe} stood on the threshold, with the notches on the post beside {foe.his} hip | behind {foe.him} were {hands}, and behind {h} those of the house | it was so narrow that the two of them could have touched
"Get out," said {foe}. | it was not loud. "All of you. I've come to shut this door. I want to stand in there, and hear it shut, and nobody's to be outside whom I know. I've waited for that since I was four."
It would be light in a minute | {h} had only wanted to {goal}
"If you stay, then I've led them here for nothing," said {foe}. "Where am I to put them? What am I to say to them? They tell me that lot in there have promised you their hands. Well, I've promised, too. You tell me which of us is to have it."
+ Give {foe} the deed, and ask if you may stay => {h} held out the paper with its thirty names. "It's yours," {he} said. "All of it. These here paid a thief for it, and they'd like to ask you for a corner." | {foe} read, down to {foe.his} own name | nobody had ever asked {foe.him} for anything that {foe.he} could give
= Ask {foe} to stand against the notch => {foe} hesitated, and stepped up to the post | it came up to {foe.his} knee | {foe.he} looked down at it. "That small," said {foe}, and the hand let go of the door
- Lie that it was {foe's} own people who lit the torches => "It was your father who opened to them," said {h}. "It's in the paper." | {foe} stood there as if {foe.he} had been blown out | a child could have led {foe.him} away by the sleeve
+~ {h} held out the paper, and {foe} read to the last name. "That's rightly given," {foe.he} said, and waited for the rest to ask | nobody on the stairs would stand beside {h}, after what {he} had done
=~ {h} pointed to the notch. "That small," said {foe}. "And if I'd been in your way then?" | those on the stairs could have answered for {h} | they had seen how {he} treated people, and were silent
-~ "My father carried me," said {foe}. "He carried me to the river, and then he'd no more breath." | it was the one thing that {foe.he} knew for certain | {foe.he} lifted {foe.his} hand, and {hands} came on
`;
export const pack: PackSource = { id: 'case-plain-siege', sheets: [facts, scenes], words: {} };
