import type { PackSource } from '../pack.ts';

/** An old vow that was sworn by all and left to one: who keeps the watch, and who went to fetch a light. */
const facts = `
@ * truth line=plain-vow start
A hundred years ago the people here swore a vow to the Green, the Running and the Standing | now it had come due | {foe} had tied it round {h's} wrist by night | whichever way {h} went to {goal}, it led uphill
@ * truth line=plain-vow start task=find,find-person,steal
What is lost here ends with the Green, the Running or the Standing | they give nothing back while the old vow is owing | {foe} had tied it round {h's} wrist, to be rid of it {foe.himself}
@ * truth line=plain-vow start task=free,lead,escape,deliver,survive
All the ways out and in belong to the Green, the Running and the Standing | they let nobody through while the old vow is owing | {foe} had tied it round {h's} wrist, and so it was {h} whom they would not let through
@ * truth line=plain-vow start task=defeat,stop,refuse
What {h} had to stand up to was strong | only three here were stronger, the Green, the Running and the Standing | they lift no finger for people who owe them an old vow | {foe} owed it, and had tied it round {h's} wrist
@ * truth line=plain-vow start task=become,make,get-rich,win-heart
Nothing thrives here against the Green, the Running and the Standing | an old vow was owing to them | {foe} had tied it round {h's} wrist, and whoever wears it has three days
@ * truth line=plain-vow start task=remember,find-out,clear
The stone had written down how it had all been, and there was a house that had paid to have two words cut out of it | {foe} had tied what was left of it round {h's} wrist | {h} would get no true answer here before it was read whole
@ * token line=plain-vow
the red thread
@ * known line=plain-vow before
There were three days, and a thread that went only uphill | {h} did not know who had kept the watch until now, since it had been kept
@ * known line=plain-vow behind
It had been promised by everyone, one night each | {h} knew now who had been left alone with it, and who had never come back with the light
@ * echo line=plain-vow second did=vo-lead1:+
The hound of the Green came behind at a little distance | it had decided about {h}, over half a loaf
@ * echo line=plain-vow wall did=vo-lead1:-
The boy with the red wool at his wrist would not walk in front any more | he watched {h's} hands
@ * echo line=plain-vow wall did=vo-lead2:+
{h} had the tail of one letter in {his} head | it might have been the end of a "by"
@ * echo line=plain-vow second did=vo-lead2:-
The stone-cutter had told {hands} that a stranger was asking about her gap | they were going about in twos now
@ * echo line=plain-vow wall did=vo-lead3:=
"Wait there," {h} heard in {his} head, in the voice of a sleeper | it had not been said to the lamp-boy
@ * echo line=plain-vow second did=vo-lead3:-
Forty lamps were carried about behind {foe} now, by day as well | the boy who used to fill them had been put out into the dark
@ * echo line=plain-vow turn did=vo-second:+
The baby from the tub had been brought along, asleep in a hood | it was the only one of them all who was not afraid of the thread
@ * echo line=plain-vow turn did=vo-second2:+
The ship's boy had come along, since nobody had told him that he might not | he yawned at the thread
@ * echo line=plain-vow turn did=vo-near1:+
{ally's} mother had come as far as the last bend | she had not gone a step toward the Height since it happened
@ * echo line=plain-vow price did=vo-near2:+
From under the steps came a breath, very large and even | it had been told that {h} was awake, and relied upon it
@ * echo line=plain-vow price did=vo-near2:-
The steps shook | the Sleeper had been told that everyone was up, and wished to see them
@ * echo line=plain-vow far did=vo-near3:+
The porter with the five children had brought his wife | they wanted to know which night would be theirs
@ * echo line=plain-vow far did=vo-near3:-
The porter kept a rag round his wrist | he had not been glad, and everyone could see the mark of it
@ * echo line=plain-vow plan did=vo-wall1:+
Far below a walking stick had come into leaf, in the middle of the path | the Green had opened for whoever came by it
@ * echo line=plain-vow plan did=vo-wall2:-
There was no boat any more | they would have to come up on foot, the old ones as well
@ * echo line=plain-vow gate did=vo-price:+
{h} had not closed an eye since the thousandth step | {he} saw each face quite clearly, as one does who has given away all {his} sleep
@ * echo line=plain-vow gate did=vo-price:-
There was no thread on {h's} wrist now, and people looked at the bare place | they knew who was wearing it
@ * echo line=plain-vow gate did=vo-far2:+
The night-nurse had brought eleven people who were awake in any case | they carried the knots like a washing line
@ * echo line=plain-vow duel did=vo-price:-
In the other seat sat {ally}, with the thread, and did not say whose doing it was
@ * echo line=plain-vow duel did=vo-far1:+
{foe} had come twelve steps beyond the last lamp already | one saw in {foe.his} knees what it had been
@ * echo line=plain-vow duel did=vo-far1:-
{foe} looked past {h} | {foe.he} had been told that nobody waited
@ * settle line=plain-vow won
{foe.name} set down the light, and sat down next to the watcher | "You were a long time," the watcher said, and put her head on {foe.his} shoulder and slept, as she had not slept since she was nine | nobody had to be paid for the second night, or for the third | each of the three had one thing to give, and they gave all of it to {h}, who needed only to {goal} | when {he} set out, every way led where it said
@ * settle line=plain-vow won task=find,find-person,steal
{foe.name} set down the light, and sat down next to the watcher | "You were a long time," the watcher said, and slept, with her head on {foe.his} shoulder | on the way down the Green was open like a hand | it keeps all that is ever lost, and owes nothing to those who owe it nothing | under the third tree {h} had not a step farther to go, to {goal} | the moss was still warm where it had lain
@ * settle line=plain-vow won task=free,lead,survive,escape,deliver
{foe.name} set down the light, and sat down next to the watcher | "You were a long time," the watcher said, and slept at once | then the Running rose, quite gently, and waited at the lowest step like a boat | it carried what had to be carried, and let nobody be wet who did not wish to be | {h} had set out to {goal}, and it took one morning | behind {him} it closed over again, for whoever might have followed
@ * settle line=plain-vow won task=defeat,stop,refuse
{foe.name} set down the light, and sat down next to the watcher | "You were a long time," the watcher said, and slept at once | after that {h} was not alone, for the Standing got up | it did so only once, and not very high, but there was no wall and no strong hand for a day's walk around that did not feel it | {h} had come to {goal} | {he} did it with a hill behind {him}, and needed to say it only one time
@ * settle line=plain-vow won task=become,make,get-rich,win-heart
{foe.name} set down the light, and sat down next to the watcher | "You were a long time," the watcher said, and slept at once | then three hundred people went down the steps who had each been given one night, and were quite proud of it | they all knew {h} now | there was not one door that {he} would have had to knock at twice, to {goal} | the Green sent a branch with leaves on for the day on which it was done
@ * settle line=plain-vow won task=remember,find-out,clear
{foe.name} set down the light, and sat down next to the watcher | "You were a long time," the watcher said, and slept at once | the stone-cutter came up with her chisel, and put the two words back where they belonged | stone forgets nothing, and it talks to people who have kept their word | {h} laid an ear to it, and it told {him} all, in the order in which it had been | so {he} could {goal}, and not one word was missing
@ * settle line=plain-vow won later
{foe.name} set down the light, and sat down next to the watcher | "You were a long time," the watcher said, and slept at once, with her head on {foe.his} shoulder | the nights were shared out among three hundred people, and below them it breathed like a child | that was how {h} came to {goal} | nobody needed to be told that it was done | one could have stood a full cup on the ground
@ * settle line=plain-vow dark
There was one on the Height again, as there had always been, and it was not {h} | the three keep their word, even when they are sorry to | what had been asked for was given, and {h} could {goal} | all the way down the lamps were put out in front of {him}, one by one, by people who did not care to be seen
@ * settle line=plain-vow lost
The third night came, and only one of them stayed up there | the thread had gone over to {h}, with a double knot | {foe} walked down among forty lamps, and did not look round | it's quite light on the Height when there are stars | sometimes {h} heard steps below, and a voice that counted to a thousand, and then nothing | from up there {h} could not {goal}, and {he} could see from there where it would have been
@ * settle line=plain-vow dear
{foe} brought the light as far as the last step, and there {foe.his} hand would not open | it was opened for {foe.him}, finger by finger. "It's all right," said the watcher, "I can see you now." | the nights were shared out among three hundred people | the three keep their word | {h} asked them for one thing only, to {goal}, and everyone on the steps stood still and watched it being granted | what had been paid at the thousandth step stayed paid | of all who had a knot {h} was the one who never took it lightly
@ * more line=plain-vow did=vo-lead1:+
The hound lies across the lowest step now | it lets everybody by who has brought bread
@ * more line=plain-vow did=vo-lead2:=
The stone-cutter sold her house, and bought it back for the right price | it was two words dearer
@ * more line=plain-vow did=vo-lead3:+
The lamp-boy slept for nine days | when he woke up he asked who was filling them, and nobody was
@ * more line=plain-vow did=vo-near3:+
The porter took the first night of spring | his five children came along, and it was the least quiet watch in a hundred years
@ * last line=plain-vow won
There are three hundred and sixty-five knots in the rope, and one more for the odd year | nobody can say any longer which of them was the first, and the thing below sleeps like a stone
@ * last line=plain-vow dark
{h} wore no thread | {he} had learned how one ties it round another's wrist, and it was a most useful thing to know
@ * last line=plain-vow dear
On one night of the year {h} went up alone, and said good evening into the crack | "Is anybody awake?" it asked, out of habit. | "I am," said {h}, and meant it
@ * last line=plain-vow lost
A stroke had been scratched into the stone, and then a second | they were a good deal higher than those below them
@ vo-after1 after line=plain-vow won
+ Help {ally's} sister to catch up on thirty years => She wished to know first how the song had gone on, the one from when she was nine | they sang it to her | then she asked about shoes
= Walk up on your own night, with a cushion => It was the eleventh after the longest one | {h} had brought three stories | the Sleeper fell off in the middle of the second, and {he} told the rest to the stars
- Lie to the Green about a tree that you have felled => It let the matter rest | the next spring a sapling came up through {h's} floor, and looked about
@ vo-after2 after line=plain-vow lost
+ Give the Sleeper the true answer each night => "Is anybody awake?" it asked. | "I am," said {h}. | after a year it began to ask how {he} was
= Count the steps of those who try to come up => They got as far as eight hundred now | each spring it was a few more, and {h} began to leave a light in the bend
- Trick a pedlar into taking the thread gladly => He was glad for as long as it took to reach the bottom | {h} heard him come up again, quite slowly, for it knows its own
@ vo-after3 after line=plain-vow dark
+ Save the one who wears your thread, after all => It took a night and a day, and the knot had grown in | nobody thanked {h} | the second night was a little easier to sleep through
= Look for the end of the thread, from below => It ran through every house, under the doors, and everyone had stepped over it | it was not long before it came to {h's} own
- Deceive the stone with somebody else's name => It let itself be written on, as stone does | only the wind read it out, every evening, in the wrong voice
@ * bridge line=plain-vow quest=find:find_the_girl_who_never_came_down:the_girl_who_never_came_down
A good year had gone by when {h} was sent a mitten, a left one, with a slip in it | an old mother wrote that her daughter had gone up with a lamp at nine, and had not come down, and that nobody would speak of it | when {h} got there it was late, and {he} was given the bed by the door
@ * bridge line=plain-vow quest=protect:keep_the_old_peace_of_the_place_from_breaking:the_old_peace
In the second spring it was said that the ground would not lie still any more, three days from the old place, and that a promise was to blame | they asked {h} to come, because {he} had once seen a thing through to its end | {he} was hardly asleep, the first night, when there was a light at the bed
@ * answer line=plain-vow topic=foe before
{foe}'s a good master by day. Come dusk {foe.he}'s got more lamps about than a wedding, and nobody's to ask why.
My mother says {foe} was a merry child. Up to nine. She says it went out of {foe.him} in one night.
@ * answer line=plain-vow topic=foe behind
{foe} was nine, and it was dark, and the lamp had gone out. I'd have run as well. It's the thirty years after that I can't get past.
{foe} didn't pick you out of spite. {foe.he} picked the bed nearest the door, so as not to have to walk far between the lamps.
@ * answer line=plain-vow topic=hands
They're paid by the lamp. If one goes out on their round they owe for it, so they'd rather not hurry.
There's not one of them who's been above the second stone. They'll stop you below it, though, they're quite good at below.
@ * answer line=plain-vow topic=place before
It's where the watch is kept, the Height. You can see it from everywhere, and from up there, they say, you can see who's looking.
@ * answer line=plain-vow topic=place behind
There's two seats up there. One's got {foe.name} on it, as good as new. The other's worn right down.
@ * answer line=plain-vow topic=token
Don't pick at it. It's spun from everyone who said yes, a hundred years ago, one hair each. You can't cut that, you can only untie it.
@ * answer line=plain-vow topic=past
They'd nowhere to go, the first ones. They stood there with their bundles and asked the wood, the stream and the hill if they might. You don't say no to a bargain when it's getting dark.
@ * answer line=plain-vow topic=goal
You'll get there. Only not with that on your wrist. The ways here know a debt when they see one.
@ * answer line=plain-vow topic=self before
I've lived here all my life, and I've kept my eyes down after dusk. One gets to know the ground very well.
@ * answer line=plain-vow topic=self behind
I'd take a night. Nobody ever asked me. I'd want the one after my birthday, if that's still to be had.
@ * answer line=plain-vow topic=danger before
When the ground shivers you get into a doorway. That's the Sleeper turning over. It does it more now than it used to.
@ * answer line=plain-vow topic=danger behind
It's not the Sleeper I'm afraid of, it only wants to know that it isn't alone. I'm afraid of what frightened people do for {foe}.
@ * answer line=plain-vow topic=people
Everybody here's polite to {foe.name}'s house. We've been thanking them for a hundred years. It's odd that nobody's ever asked for what.
@ * answer line=plain-vow topic=way before
There's three ways up, and each belongs to somebody. You can ask the Green, you can ask the Running, or you can have the key to {foe.name}'s cellar.
@ * answer line=plain-vow topic=way behind
It's a thousand steps for those it doesn't want, and then you're at the bottom again. If you're holding on to somebody it wants it's only nine hundred.
`;

const scenes = `
@ * foot line=plain-vow ground=town,village,realm,island,open,sky
There was a room with nine beds {inhome} for whoever came home too late | {h} had had the one by the door, and woke with a red thread round one wrist
@ * foot line=plain-vow ground=shop,lone,rank
Near {home} a room was kept with beds for all who had missed the way home, and {h} had slept by the door there | round {his} wrist, in the morning, somebody had tied a red thread
@ vo-o1 open line=plain-vow p=old_cook/she fork where=the_bed_by_the_door
% A Knot Without an End; Whoever Slept by the Door
A red thread was tied round {h's} wrist | {he} had woken up with it {inhome}
the thread had no end to it, and it tugged, quite gently, like a child who wants to show one a thing
"Don't pull," said {p.a}, who had brought the {lamp}. "It gets shorter." | she sat down on the edge of the bed. "So it's come due. A hundred years ago they asked leave to live here, of the Green and the Running and the Standing. Of all that grows, that is, and all that flows, and all that stays where it is. They got it, for a vow. When the hundred years are over one of us goes up to the Height and keeps the watch, and stays. It was {foe.name}'s house that swore it. It ought to be {foe.him}"
But it was {foe} who had gone from bed to bed in the night with {hands}, and looked for one whom nobody here would miss
"You've three days," said {p}. "It'll let you go anywhere you like. Only you'll find that you're walking uphill." | {h} had wanted to {goal}, and had thought that there was more time for it
On the next bed a boy of ten had drawn his sleeves down over both his hands
+ Help the boy away before {hands} come back => The cook knew a hatch | it led out to the green side, where nobody goes, and the thread liked that very well
= Follow the thread as far as the first stone => It ran ahead, red on the grey ground | people stood aside for it, and looked at their shoes
- Steal the knife from {foe's} own room => {foe} had left the door ajar, like one who does not care to wake up shut in | the knife hung on a chair, and all was as bright in there as noon
~ The thread gave a jerk, and {h} stood outside in bare feet | it took two people to sit down again
@ vo-lead1 scene line=plain-vow lead way did=vo-o1:+ p=root-digger/he where=the_green_side
% The Hound of the Green; Two Went Up
On the green side there grew whatever liked to, and no one had ever cut it | between two stems stood a hound, as high as a doorway, with moss along its back | the boy stopped breathing
"Don't run," said {p.a}, from somewhere above their heads. "It doesn't bite. It's a herding hound, and it herds whoever's got the thread on. It'd only like you to go the other way. Up." | the hound moved its head, as one asks a guest to go first
"I've seen it do that," said {p}. "Thirty years back, I was after eggs. It'd two children in front of it, hand in hand, with one lamp. They were off to the Height, and they were singing. In the morning it brought one of them down again. By the sleeve." | he climbed a little lower. "It's the other I'd like to ask about. I've been told not to, by people with lamps"
The hound lay down, across the way back
+ Share your bread with the hound, half and half => It ate its half, and then it ate {h's}, and sighed | after that it did not herd so hard | the boy was let past on a slack rein
= Ask {p} which of the two came down => "The one with the good coat," said {p}. "It had {foe.name}'s crest on. It didn't cry. I'd have liked it better if it had cried"
- Trick the hound with red wool on the boy => It took the boy by the sleeve, and went off with him | at the first bend it noticed | he came back by himself, and did not say a word
~ A twig snapped | the hound had them uphill a good hundred paces before anyone could get a foot against a root
@ vo-lead2 scene line=plain-vow lead where=the_first_stone p=stone-cutter/she
% Room for Two Words; The Price of a Gap
At the first stone the thread stood still, like a dog that has been told to | the vow was cut there, a finger deep, so that the blind might read it too
{p.a} knelt in front of it with a brush. "I do the letters over in spring," said {p}. "Like my grandmother, and hers. 'We will keep the watch,' it says. And here's a gap. And then it says how long. There'd be room for two words." | she ran a thumb along it. "They've been cut out, very clean. It was one of us that did it. I know our chisel"
She nodded at the house behind her, which had two floors and a good roof. "{foe.name}'s great-grandmother gave us that, the same year. For services. I've lived all my life in the price of two words, and I don't know what they were"
The thread woke, and began to tug again
+ Give {p} your light, to see the gap from the side => She held it low, and slantwise | in the bottom of the gap lay the tail of one letter, like a mouse's | she looked at it for a long time
= Trace the gap with one finger => It was as long as a hand | the chisel had gone over it twice, and the second time it had shaken
- Lie to {p} that {foe} sent you to check it => "Then I never said anything," said {p}, and brushed on with her back to {h} | she brushed where there was nothing
~ {hands} came along the row of stones with a lamp for each of them | they saw who was kneeling there, and wrote it down
@ vo-lead3 scene line=plain-vow lead way did=vo-o1:- p=lamp-boy/he where=the_room_of_forty_lamps
% As Bright as Noon; What {foe} Says in Sleep
There were forty lamps in that room, and in the middle of them slept {foe}, with one arm over {foe.his} eyes | {p.a} went round from the first to the last with a can of oil, and then from the first again
{h} had the knife at the thread already | it parted, and ran together, and was shorter by a finger's breadth
"That's no use," whispered {p}. "They've all tried it. But don't knock against anything. If one of these goes out {foe.he} wakes up, and then it's bad." | he filled the next. "Not bad for me. {foe.he} never shouts. {foe.he} only asks me the time, over and over. I've done nights since I was eight"
Upon the pillow {foe} moved {foe.his} lips | "I'm only going to fetch a light," {foe.he} said, quite distinctly
"That's for me," said {p}. "So I fetch one. I've put down thirty-one since I came, and it's always the same"
+ Help {p} to fill the last ten => He did not know how to stand with nothing in his hands | in the end he sat down on the can, and slept a whole minute
= Listen for what {foe} says after that => It was a good while before it came. "You wait there," said {foe}. | it was said in a child's voice, and it was not to the boy
- Trick {foe} awake by pinching out a wick => {foe} sat up and screamed, as children scream | {hands} came running, and it was {p} whom they put out of the house
~ The can tipped, and a lamp went out, and then the one beside it | {h} was over the sill before {foe} had quite opened {foe.his} eyes
@ vo-ally ally line=plain-vow ally=map-drawer where=the_fork_below_the_height
% Forty-One Times; A Map of How Not to Get There
Where the way forked sat {ally.a} on a roll of maps, and was swearing, but without conviction
"Forty-one times," said {ally}. "I go up there, and I count. At a thousand steps I'm standing here. It doesn't want me. I've drawn it all, every bend. It's the best map there is of how not to get anywhere." | then {ally.he} saw the thread, and stopped. "It'd want you, though"
{ally} began to roll up the maps, quite carefully. "I had a sister. She was nine, and she went up there with a lamp. They told my mother that it was the Sleeper. I was two. I don't even know her face. I don't ask for much, I'd just like to be told it by somebody who was there"
Below them {hands} had begun to put up lamps along the path, one by one, like a fence
+ Give {ally} a sleeve to hold on to => At a thousand steps they were both still on the way | {ally} had to sit down. "So that's what's behind there," {ally.he} said. "More steps"
= Ask {ally} what the Sleeper is => "It's old, and it lies under us all," said {ally}. "It can't sleep unless somebody's awake for it. That's what the watch is. When it's left alone it turns over, and you've seen what then"
- Cheat {ally} of the maps with a promise => {h} promised to put it all in later, whatever there was | {ally} gave up the roll with both hands
~ The way shook itself, like a wet dog | when they had got up it was only nine hundred steps to the bottom, and they were on the last of them
@ * fare of=vo-ally won
{ally} sat with {ally.his} sister at one table, and they began with the year when she was nine | they have got as far as eleven
@ * fare of=vo-ally lost
{ally} still goes up there, and counts to a thousand | in the last bend {ally.he} says good evening, and a voice says it back
@ vo-second scene line=plain-vow second p=again who=root-digger,stone-cutter,lamp-boy,old_cook where=the_lowest_ford
% Whatever Ran; It Came Up the Steps
{h} had to get across the lowest ford, and {p.a} came along, who would not be left behind | half-way across all that runs turned round with them | it flowed back up its bed, and out of every drain, and it took the steps one at a time, like a careful old man
"That's the Running," said {p}, with wet knees. "It's kept inside its banks because we'd given it our word. My grandmother used to put a hand in, mornings, and wish it a good day. When did we leave off with that?"
On the wall above {hands} had pulled up the ladder, and looked down, and counted their lamps
A wash tub came by, backward and quite upright, and in it, with its feet in the air, lay a baby
+ Save the tub, and get the baby out => {h} had it by one handle, with a chain of three behind {him} | on the wall a woman let go of her own hair
= Watch which way the Running takes it all => It all went to the Height, the tubs and the shoes and the lids | there it set them down round the foot of the steps, in a half ring, as one lays out what is owing
- Lie to the Running that {foe} is on the way => It stopped, and it listened, from bank to bank | it put the tub ashore | then it went off to meet {foe}, and it would know again whose voice that had been
~ The ford was gone, and so was the ground | they came out on the same side they had gone in by, a long way farther up
@ vo-second2 scene line=plain-vow second way site=ship,sea,station p=again who=root-digger,stone-cutter,lamp-boy,old_cook where=the_lowest_deck
% Nobody Had Steered; The Tide in the Passage
No one had steered for it, and yet they lay under the Height that morning, and the moorings had been made fast by nobody | {h} was on the lowest deck, and {p.a} with {him}, when all that runs turned round | it rose through the gratings, and it came along the passage door by door, like one who knows that he is owed money
"That's the Running," said {p}. "It used to carry us, and we gave it our word, and a good morning over the side. I couldn't tell you when we left off with that"
{hands} had gone up through the hatch, and had put the lid on, and stood on it, with their lamps
A hammock came by on the flood, quite upright, and in the hammock lay a ship's boy who had slept through worse
+ Save the boy before he is under the beams => {h} had him by the hair, and {p} had a good hold of {him} | the boy asked if it was his watch
= Watch which way it wants to carry them => It pulled at all of them toward the one side, where the landing steps were | those began in the flood, and nobody could see the end of them
- Lie to it that {foe} is on the way down => It stopped at the last door but one, and listened | then it went to look for {foe}, and it had a good memory for voices
~ The lamps went out all along the passage | when there was light again they were out on the landing steps, a long way up, and wet to the neck
@ vo-near1 scene line=plain-vow near p=silent_mother/she where=the_house_with_the_chest
% The First of the Month; Three Hundred and Sixty Purses
On the first of each month {hands} carried a purse to the house at the end, and so they did that day | {ally} had not wanted to go in, and went in after all, since {ally.he} had been born there
{p.a} put the purse into a chest, on top of the others | it was full to the lid, and not one had been opened. "It was never agreed on," said {p}. "It's from {foe}. When they bring it {foe.he} stands across the way, and holds on to the wall. I took it for kindness. And then, for a year or two, I took it for the other thing"
It was a good deal for her to have said | {ally} looked round to see if there was another in the room
"They were never apart, mine and that one," said {p}. "They'd one pair of mittens between the two of them. When they told me that the Sleeper had got her I asked which mitten. Nobody knew what I meant"
+ Comfort {p}, who has left the chest open => {h} sat down on the floor beside it, and after some time {p} sat down as well | she had the one mitten in her apron | it was the left
= Count the purses with {ally} => There were three hundred and sixty | "That's a price," said {p}. "I've only never been told what I sold"
- Rob the chest while she is looking out => There were nine purses that did not show | she shut the lid afterwards, and laid a cloth on it, and smoothed the cloth
~ {hands} had come back for a lamp that they had left | they saw who was there, and stayed in the door until everyone had gone
@ vo-near2 scene line=plain-vow near p=well-keeper/he where=the_crack_in_the_floor
% It Turned Over; The Question from Below
The floor rose, and thought about it, and lay down again | when the dust had settled there was a crack from wall to wall, as wide as a foot, and a warm wind blew out of it
{hands} had shut the doors from outside, in case it should spread
"Let me down a bit," said {p.a}, who was used to ropes, and they let him down until only his hat could be seen. "It isn't angry," he called up after a while. "Be quiet, all of you. Listen"
From far below there came a voice | one felt it in the soles of one's feet first. "Is anybody awake?" it asked
Those who stood round the crack looked at one another | a child in a nightshirt had already put up a hand
+ Give it an answer, down through the crack => "Yes," called {h}. "I am." | nothing stirred for a moment. "Good," said the dark, and the floor sank by an inch, all along
= Listen until it asks again => It asked three times, and each time it was smaller | at the third a thin voice answered, from high up on the Height, like a gnat's. "I am," it said
- Lie that every one of them is awake => "Every one?" it said. "All of you?" | one heard how glad it was | it began to get up, to see
~ The edge gave way, with the rope on it | they got {p} up by the hat and by the collar, and nobody had any breath left to reply with
@ vo-near3 scene line=plain-vow near p=porter/he where=the_hiring_bench
% A Glad Face; Whoever Takes It Gladly
{hands} had put out a bench, and put it about who might sit there | a thread goes over to another wrist, it was said, if it is taken gladly, and they would pay for gladness by the hour
Nine people were sitting there already. "I've five children," said {p.a}, "so I've thought it through. You want to be off, it's got about. I want the five of them in shoes. We could help each other. I'm glad to do it. I've practised." | he turned to {h}, and made a glad face
it was dreadful to look at | he kept it up as long as he could
"My wife says that it's still a bit stiff round the eyes," said {p}
{h} could have gone down that very hour, to {goal} | the thread had lifted its loop from {his} arm already, like a cat that hears a door
+ Give {p} a full purse, and keep the thread => He went on being glad for a moment, out of habit | then his face came loose. "I'd have done it," he said. "I'd really have"
= Ask {hands} what became of the last one hired => "He was up there half a night," one of them said. "Then he was down again. It knows when it's being paid for"
- Trick the loop over on to his wrist => For an hour {h} went about with an empty arm, and could have gone anywhere | at dusk it came back by itself | he had only been paid
~ The nine got up all at once, and each held out a wrist | in the crush the thread went three times more round {h's} arm
@ vo-means scene line=plain-vow means fork p=again who=root-digger,stone-cutter,lamp-boy,old_cook where=the_half_ring_of_lids
% Three Ways Up; The Second Day
By the second day {h} could no longer turn round without help | {p} took one arm and {ally} the other, and so {they} walked backward, all three, to where the ways up begin | it was there that the Running had laid down its tubs and lids, in a half ring
"There's three of them," said {p}, "and each has got an owner. The green way goes through the beasts. It's got no path, it only has opinions. The running way's by boat, up the stream, and you've to ask it nicely. And the third's a stair. That begins in {foe.name}'s cellar, behind a door"
"I've got all of them on the map," said {ally}. "As far as they let me"
Before the green way lay the hound of the Green, as high as a doorway | it held up one foot, as if it had been sent the wrong one
+ Help the hound, which has a thorn in its foot => The thorn was as long as a finger | it licked the place, and then it licked {h}, and got up, and from then on it waited for them at the edge of the green
= Ask the Running for a passage up => {h} put in a hand, and wished it a good day | there was no answer, but round the bend came a boat, with nobody rowing, and lay down at the bank like a dog that has time
- Steal the key of the stair from {foe's} coat => The coat hung between two lamps, and {foe} was counting the others | it was a small key, and worn quite smooth with not being used
~ {hands} were upon them, with ropes | in the confusion the thread made up its mind and pulled all three of them into the nearest way
@ vo-wall1 scene line=plain-vow wall way did=vo-means:+ p=grey_wolf/she where=the_green_way
% Manners Among Wolves; What Was Cut
The green way closed behind them, as a mouth does over a good thing | it was full of eyes, and those were in no hurry
In front stood {p.a}, who had said her name first, since that is manners there. "You people cut," said {p}. "I don't complain, I've teeth myself. But you used to put a thing back. One stick for each load. It's been a hundred years, and we've kept count"
{ally} had begun, very slowly, to climb on top of {ally.his} maps
"I had the rest of it from my mother," said {p}, and sat down. "You said you'd keep the watch for the big one below. We'll do it like you, your people said. One's awake and the others sleep, and the next night it's another. That's how it's done in a pack. There's none of us who'd ask one to be awake for good. It'd go mad, and bite"
+ Give the Green your walking stick back => {h} set it in the ground | it stood there, and was embarrassed, and then it put out one leaf | the eyes went off, two by two
= Ask how wolves settle whose night it is => "Whoever isn't tired," said {p}. "And if they're all tired it's whoever says so first." | she yawned, and one saw how it was settled
- Attack the thicket, and cut a way through => It let itself be cut | the sap was red, and ran along beside them the whole way up, and it was always just ahead
~ A thorn took hold of {h's} sleeve, and another took the other | they had to leave their coats there, and the wolf walked behind with all three of them in her mouth
@ vo-wall2 scene line=plain-vow wall where=the_boat_without_oars p=ferryman/he
% Upstream by Itself; Three Hundred Cushions
The boat went up the stream by itself, and not fast | {p.a} sat in the stern, with his hands in his lap. "I only see to it that nobody stands up," said {p}
Beneath them, on the bottom, lay cushions | they lay there in their hundreds, with moss on, and to each of them a name had been sewn
"Those are from the first year," said {p}. "Then they all came. One a night, by this same boat, and each brought a cushion. There were brides came, and old soldiers, and one fellow with a goose. It was a merry year, I had that from my father. Then one house said: let us do it for you. We'll do it all, you'll only have to thank us." | he spat, but over the side, and politely. "And they were thanked. They've been thanked for a hundred years. It's only the sitting up they left off with"
Round the bend there was a chain across the stream, and behind the chain stood {hands}
+ Help {p} to lift the chain over the bow => It was as heavy as an ox, and went over their heads link by link | "You'd have made a good one for the first year," said {p}
= Duck, and let the boat go through beneath => The chain took {ally's} hat with it | {hands} held up the hat, as if that were a catch
- Destroy the boat behind you, so nobody follows => It went down without a sound among the cushions | {p} stood on the bank, and for the first time he did not know what to do with his hands
~ The chain caught them across the middle | the stream took them round it one by one, by the collar, and the boat came after
@ vo-wall3 scene line=plain-vow wall way did=vo-means:- p=stair-warden/he where=the_stair_in_the_cellar
% Three Hundred, Forty, Nine; Half a Night
The stair went up inside the rock, and on each landing stood a seat, hewn out of the stone, with a name on it, and a number
"They're {foe.name}'s people," said {p.a}, who kept the stair swept, and had not been surprised by anyone in years. "The number's how many nights. This was the first of them. Three hundred and sixty-five. Her son had two hundred. Then it's forty. Then nine, he'd a bad chest. That one did a single night, and had it painted"
The last of the seats was low, and hewn for a child | it said {foe.name}, and under that was a one, and a stroke, and a two
"That's no mistake," said {p}. "I cut it myself. {foe.he} came down here the day {foe.he} was of age, and told me to put it. Half of one. I said I could leave it off. {foe.he} wouldn't have it"
"And who's been sitting since then?" asked {ally}. | "I'm warden of the stair," said {p}. "I don't go up"
+ Defend {p} when {hands} find the door open => There were four of them, and only one fitted on the stair at a time | {h} stood on the landing | "That's never been done for me," said {p}, and went on sweeping behind {him}
= Sit down on the child's seat => It was too small, and as good as new | next to it in the rock was a hollow with no name, and that had been worn quite smooth
- Lie that {foe} has sent you to do the other half => His whole face lit up. "At last," said {p}, and gave {h} his lamp, and his bread, and his blessing | it was a long way up with those
~ The door banged to, down below, and the lamp went out | they climbed on by feeling for the numbers
@ vo-turn scene line=plain-vow turn p=again who=grey_wolf,ferryman,stair-warden where=the_second_stone
% By Turns; Eleven Thousand Strokes
High above the lamps stood a second stone, and up there nobody had ever paid to have a word cut out | "'We will keep the watch by turns,'" {h} read out. "'It is one night for each, while there's one of us awake'" | {p} nodded, as one does at a thing that one has only ever heard
Nobody had been meant to stay, then | it had been one night in the year, for each
There was more on the stone, down low | strokes had been scratched there, in fives, row upon row | at the foot of it they were no higher than a child can reach, and they climbed, as the hand had climbed that made them | {ally} counted one row, and did the sum, and did it again. "Eleven thousand," {ally.he} said. "That's thirty years. She's alive. She's up there"
And under the lowest stroke of all there were words, in a child's letters: {foe.name} has gone to fetch a light
"Whoever sets the vow right may ask one thing of each of us," it said at the very end, in letters that nobody had cut | with that {h} could {goal}
+ Comfort {ally}, who has found the lowest stroke => {ally} had laid a hand over it. "I was two," said {ally.he}. "I was asleep the whole time." | {h} put {his} own hand on top
= Read aloud what the three of them promise => The Green gives back what was lost, it said | the Running carries what must be carried, and the Standing holds whatever has to be held
- Cheat, and scratch your name under the promise => The stone took it, as stone will | after that there was a low hum in it when {h} stood near, and it was not friendly
~ The ground heaved, and they lay on their faces before the stone | even so they had seen it, for it stood an inch before their eyes
@ vo-price scene line=plain-vow price where=the_thousandth_step
% A Hand Long; Who Is to Come Down
At the thousandth step the thread was no longer than a hand, and it lay along the rock and pulled | whoever wore it would be on top by night, and would not come down
But one of them had to come down, or those below would never hear what was written there | it would all go on, for another hundred years
"Give it here," said {ally}. "It's my sister. I'd be glad to. Look, I needn't even practise." | it was so, one saw it round {ally.his} eyes | the loop had already lifted its head
Then the step spoke on which they stood | one hears it in one's knees. "It can be let out," said the Standing. "By one day. That must be paid with a thing you would miss"
+ Save {ally}, and pay with all your own sleep => {h} laid all of it down there, with the warm place in the middle | it was as if a window had been opened | "One day," said the Standing, and the thread ran out like a fishing line
= Bargain with the Standing for the lightness of one foot => It thought, as hills think | the left foot grew as heavy as a flagstone, and stayed so | there was one day's length of thread upon the step
- Betray {ally}, and knot it round {ally.his} wrist => {ally} had been glad up to the last moment, and saw then that {h} was gladder | the thread went up the steps with {ally.him}, and did not wait
~ A gust came over the edge, and took a thing out of {h} that {he} had not even offered | "One day," said the Standing. "I had no change"
@ vo-far1 scene line=plain-vow far p=again who=grey_wolf,ferryman,stair-warden where=the_last_lamp_below
% As Far as Here; Eleven Steps
{h} had gone down again with {p}, as far as {he} was let, to where the lamps end | there stood {foe}, quite alone, with one in each hand
"I come as far as here," said {foe}. "Each evening. I've measured it. I can do eleven steps past the last one. At the twelfth I'm nine years old." | {foe.he} put down one of the lamps, because it shook. "We'd been singing. Then the wind blew out ours, and it asked that question, from below. I said I'd just get us a light. I meant it, you know. I ran all the way, and I'd got it in my hand already. And then I'd have had to go back up in the dark with it"
It was some time before {foe.he} went on. "The next day would still have been possible. I've worked that out. Even the day after"
+ Give {foe} an arm for the twelfth step => {foe.he} put one foot out, over the edge of the light, as one tries ice | it was only ground | {foe.he} stood there, and held on to {h}, and was nine
= Ask {foe} what it would have cost to say so => "Nothing, that first day," said {foe}. "You wouldn't believe how it puts on interest"
- Lie that the girl never waited at all => {foe} thought about that, with a strange little smile. "That would be a great relief," said {foe.he}. "Thank you. I don't believe a word"
~ {hands} came down along the row with a blanket | they put it round {foe.his} shoulders, and led {foe.him} off between two lights
@ vo-far2 scene line=plain-vow far p=night-nurse/she where=the_longest_table
% One Night Each; Excuses
The way still let {h} down as far as the longest table there was | {he} stood there before all of them, and told them what was on the second stone | nobody spoke | the rope lay in the middle, with not a knot in it
"One night in the year," said {h} again. "It was never more"
"I would, gladly," said the first, "only I'm a heavy sleeper." | the second had a back | the third would have to ask at home, and he lived by himself | it went on like that as far as the end of the table, where {p.a} had been darning a sock
"Let me get it straight," said {p}. "I'm to sit up a night, and if it asks I'm to say that I'm there? I do that every Tuesday, for an old man with a cough. He never says good, either." | she bit off the wool. "Which one's the longest? I'll have that. I've got socks till spring"
+ Help {p} to tie the first knot in it => She tied it as one ties up a sore thumb, and pushed the rope to the next | a heavy sleeper looked at it | he asked if there were any short ones
= Write down the excuses, each by its name => It made a long list | when it had been read out there was some laughter, and a few of them asked to be crossed off
- Lie that {foe} will pay them by the hour => The knots were tied in no time | one only saw how each of them was already working out what it would come to
~ The table shook, and all the cups on it walked to one end | before they had been picked up again half of the benches were empty
@ vo-far3 scene line=plain-vow far way unless=case-plain-vow.vo-price:=- p=watcher/she where=the_two_seats
% I Am; A Face to Go By
With a day's length of thread one could get to the top and down again, so {they} climbed the last steps, {h} in front, and {ally} holding on to {his} coat
It was a bare place, with two seats | in one of them sat {p.a}, as grey as the rock, with her knees drawn up, and her eyes wide open. "I am," she said, before anyone had asked
{ally} did not get out one word of all that {ally.he} had said, forty-one times, to the first bend
"You're not the light," said {p}. "You're too tall. Have you come from {foe.name}? It's only, I've been thinking that it must've been a very long queue." | then she looked at {ally}, and put her head on one side. "I used to have a little one at home that stood like that. With its toes turned in. Is it well?"
"It draws maps," said {ally}
+ Share your coat with {p}, and take her seat an hour => She did not want to, she had promised | then her chin sank, half-way through a word | {ally} held her all that hour, and drew her face
= Ask {p} what she has told the Sleeper all these years => "Everything I'd got," said {p}. "That was nine years' worth. After that I made up the rest. It likes the one with the mitten"
- Lie that {foe} sends her kind regards => "And the light?" asked {p}. | {h} had to think of one thing more for that, and then another, and she nodded at each of them
~ The Sleeper asked, and all three of them replied at the same time | it had not had so many in years, and they had to sing for it until it lay still
@ vo-far4 scene line=plain-vow far way did=vo-price:= p=watcher/she where=the_seat_beside_hers
% The Heavy Foot; Which Mitten
With one foot like a flagstone {h} went up the last steps slowest of all | so it was {ally} who came to the top first, and stopped there as if {ally.he} had walked into glass
Up there sat {p.a}, with her eyes open, and a mitten on the right hand. "Mind the edge," she said. "The little ones always want to look over." | nobody had been there for thirty years, little or big
"I'm the one who was two," said {ally}
She gave it some thought. "You had a cough," said {p}. "I asked the stone about it a good deal. It said that it'd have to wait and see." | she had moved over already, to make room. "Sit down. But somebody has to say it when it asks. I've got rather hoarse"
"How did you bear it?" asked {h}. | "I was only going to wait until {foe} came," said {p}. "One can always wait till someone comes"
+ Protect her from the wind while those two talk => {h} stood there like a door, and for that the foot was very good | behind {him} they had begun to laugh, and it was about a cough
= Watch the night come up from the valley => The lamps went on below, and one could see how they stopped, all of them, at the same line | "That's {foe}," said {p}. "I wave, mornings"
- Trick the truth out of her about the three gifts => She told it all, and was pleased that anybody asked | only afterwards {ally} noticed who had been asking
~ The foot slipped, and went through the edge | they both held {h} by the belt, and that was how those two took hands again
@ vo-far5 scene line=plain-vow far way did=vo-price:- p=watcher/she where=the_foot_of_the_seats
% Two Up There; What {ally} Told Her
{h} went up once more, without the thread, to see what {he} had done | the way let {him}, and that was not a kindness
{ally} sat on the one seat, and on the other {p.a}, and they were talking without a pause, like two who have to stop soon
"This is the one I meant," said {ally}, without turning round
"Oh," said {p}. She had eyes like an owl's by day. "Then you've gone to fetch something, too, haven't you?" | there was no blame in it | she asked as one asks after the weather. "It's quite a long way. I tell everyone to take a coat"
The knot on {ally's} wrist had grown in already
+ Give them your coat, and say you will be back => "They all say that," said {ally}. | "They mean it, too," said {p}, and spread the coat over the four knees
= Look for a place where the knot might open => There was none, it was a knot for good | but it had been tied by two hands, and the stone showed whose
- Lie that you had no choice => "No," said {p}, very kindly. "It's so dark, coming up." | {ally} laughed, and it went down the steps ahead of {h}
~ The Sleeper stirred, and asked, and the two of them replied in one breath | nobody had counted {h}
@ vo-eve scene line=plain-vow eve p=again where=the_bend_below_the_top
% The First Hour; What One Tells It
Only one night lay still before them | in the last bend below the top {h} had found a place out of the wind with {p}, and a crust, and one {lamp} between the two
"We might try it," said {p}. "For an hour. So we know what it is that we're asking of people"
It was nothing much, one sat there in the dark | far beneath there was breathing, so slow that one could have laid a table in between | once it faltered. "Is anybody awake?"
"We're here," said {p}. "Go back to sleep. It's only Thursday"
The breathing took itself up again, like a heavy basket | far down at the edge of the light stood a row of lamps, and they stood quite still
+ Share the last of the crust, and tell it a story => {h} told of the fox who lent out his tail | it was fast asleep long before the tail came home | {p} wished to know how it ended
= Count its breaths until the hour is over => There were forty to the hour | by the end of it one had quite got to like it
- Trick {p} into sitting there alone till morning => "I'll only get us a light," said {h}. | it was out before {he} had heard it {himself} | {p} had heard it too
~ The wind put out the lamp | for a moment it was quite clear how it had been, that other time, and neither let go of the other
@ vo-plan scene line=plain-vow plan fork p=again who=grey_wolf,ferryman,stair-warden where=the_half_ring_again
% Before the Third Night; How One Brings a Light
The third day had begun, and {they} sat below the steps among the lids and the tubs | {h} drew it in the sand
"There's two things wanting," said {p}. "The nights have to be shared out, that's the one. And she won't leave that seat till she's been brought what she was promised. By the one who promised it. I know her sort. They wait"
It was known by then that {foe} would come up that night, with all of {hands}, to see with {foe.his} own eyes that it had been paid
They might bring up the people, every one of them, with the rope, and let {foe} see that it needn't be one alone | they might go to meet {foe} openly, with a single lamp, and ask | or they could have {foe} called up there by a voice that {foe.he} had not heard for thirty years
+ Support those who would bring up all the people => {p} counted on {p.his} fingers how many steps it came to, for old ones in slippers | it could be done, if nobody hurried them
= Take one lamp, and wait for {foe} on the way => It was a small one, such as one gives to children | {h} filled it {himself}, and trimmed the wick
- Trick {foe} with a call in a child's voice => The boy from the next bed could do it | he called it over the edge once, to try. "{foe.name}! Have you got it?" | everyone had gooseflesh
~ The day was half gone before they had agreed, and the thread began to hum | whoever could still walk went up with it
@ vo-gate1 scene line=plain-vow gate move way did=vo-plan:+ p=knot-bearer/she where=the_way_up_at_dusk
% In Slippers; A Rope with Three Hundred Knots
They went up in one long line, and each of them had hold of the rope at a knot | the way counted them, step by step, and could not make up its mind at which of them to turn back
In the narrowest place stood {hands}, shoulder to shoulder, with a lamp to each of them. "It's only got to be one," said their leader. "One's the rule. You can all go home to bed"
{p.a} was in front, and had on a nightcap. "I can't read," said {p}, "but I've had it read to me. By turns, it says. I've got the third of November. You let me by, young man, I've told the neighbours"
Behind her three hundred people leaned forward a little, to hear
{hands} looked at the rope | it had a good many knots with nobody on them, and each of those was long enough for a hand
+ Give the nearest of {hands} a knot to hold => He held it as if it had been hot | "That's the ninth of May," said {h}. | "That's my birthday," he said, and stood on the other side of it
= Walk on with the rope, and let it lead => Nobody pushed | it was just that three hundred people kept on walking, very slowly, and a row of lamps cannot walk backward uphill
- Attack the lamps with a wet sack => They went out one after another | it was dark, and three hundred people had been got up there who were afraid of it, and they sat down where they were
~ One of {hands} cut through the rope | both ends of it ran off downhill, and people sat there with knots in their fists
@ vo-gate2 scene line=plain-vow gate move way did=vo-plan:- p=litter-bearer/he where=the_twelfth_step
% Have You Got It; A Voice on the Stair
"{foe.name}!" came down from above. "Have you got it?" | {foe} stood on the eleventh step beyond the lamps, and had dropped the one that {foe.he} carried
{hands} had been told to walk in front, and they had stopped, too. "That's a child," said {p.a}, who carried the back of {foe's} chair. "There's a child up there. Nobody told us of any child. We were told that it's a matter of form"
"It's the wind," said {foe}, with no lips at all
"Have you got it?" called the boy, who was doing his best | then there came another voice, thin and a long way higher up, and no one had told it to. "Is that you?" it said
The boy put both hands over his mouth
+ Support {foe} under both arms, and tell the truth => "The first was ours," said {h}. "The second wasn't." | {foe} nodded | {foe.he} had known it at once, from the way it went up at the end
= Wait until {foe} takes the twelfth step => One could have grown up in that time | then a foot came down, in a good shoe
- Deceive {hands}, and say it is the Sleeper calling => They ran, with all of their lamps | {foe} was left half-way up with two voices, and could get neither up nor down
~ {p} let go of the chair | it went off by itself down the steps, and took eleven lamps along with it
@ vo-gate3 scene line=plain-vow gate move p=lantern-leader/he where=the_middle_of_the_steps
% One Small Lamp; Openly
{h} stood in the middle of the steps with a child's lamp, and below them it came up, a river of lights, and {foe} in the midst of it, where it was brightest
"Out of the way with that," said {p.a}, who went in front with a pole, and a light on each end. "We've got two hundred. What would anybody want with yours?" | "It is not for you," said {h}. "It's for somebody who has been waiting for one, and it has to be this size"
{p} lowered the pole, to see better | behind him {hands} were pushing already
The wind came round the rock, and took the first of the big lamps, and then the next | it took them in their order, for they were held up high
Only the small one was down by {h's} knee, behind {his} hand
+ Share your flame with whoever has lost theirs => They came one by one, and bent down for it | one cannot well knock a person over from whom one has just been given a light
= Stand still, and let the wind do the rest => It took a hundred and ninety-nine | then there was one light upon the whole Height, and everyone was looking at it
- Attack {p} with his own pole => It was over quickly, and there was a gap in the row | they held the rest of their lamps a good deal farther from {h} after that
~ The small one went out as well | they stood in the dark upon the steps, all of them, and heard it draw breath underneath
@ vo-duel scene line=plain-vow duel where=the_top_of_the_height
% What {foe} Had Gone to Fetch; Is Anybody Awake
On the top it was so dark that the two seats could only be felt | the watcher sat in hers, and on the last step stood {foe}, with a lamp that had gone out | behind {foe.him} were {hands}, and they made no sound
"Is anybody awake?" it asked, from underneath
"I am," said the watcher, who had almost no voice left
The thread stood up on the rock like a snake, and looked for a wrist. "It has to be one," said {foe}. "Let it be the stranger. You've nobody here, you'd hardly be missed. I'll see that it's paid for, each month, and never late. I'm sorry about what you came for. I do know what one is sorry for, I've had practice"
The watcher had turned her head. "I know that voice," she said. "It's got older. Have you got it?"
{foe} opened {foe.his} mouth, and shut it | there were three more steps to go, and if they were not gone now {h} would never {goal}
+ Give {foe} a light, to bring to the watcher => {h} put it into {foe.his} hand, and closed the fingers round it. "You only went to fetch it," {he} said. "You're on the way back." | {foe} took the first of the steps, and the second, and the light came with {foe.him}
= Ask {foe} to say aloud what {foe.he} went to fetch => "A light," said {foe}, so low that only she could have heard it. "I'd gone to fetch a light. I've got it here. It's gone out." | "That doesn't matter," said the watcher. "Bring it anyway"
- Lie to {foe} that the watcher has forgiven it => "She told me so," said {h}. "She's only waiting for you to come and hear it." | {foe} believed it, since {foe.he} could not have climbed otherwise, and went up to be told
+~ {foe} held the light, and saw by it how grey her hair was | the lamp fell, and {foe} was eleven steps down before it had stopped rolling
=~ "I went to fetch," said {foe}, "I went," and could get no farther | the thread had heard enough | it was used to people who did not finish, and it took the nearest wrist
-~ "I never said that," said the watcher, astonished. "I've not been asked yet." | {foe} stood still with one foot raised | then the thread had found what it was looking for
`;
export const pack: PackSource = { id: 'case-plain-vow', sheets: [facts, scenes], words: {} };
