import type { PackSource } from '../pack.ts';

/** A company in one boat with no land in sight: who steers, and past what. */
const facts = `
@ * truth line=plain-boat start task=find-out,clear,win-heart,remember,anything
{h} had first to get ashore, if {he} was to {goal} | {foe} had the only chart, and kept the boat away from the land
@ * truth line=plain-boat start task=find,find-person,steal
All that {h} had to go by was a coast on a chart | {foe} had that chart, and steered the other way | it was over there that {h} would have to be, if {he} was to {goal}
@ * truth line=plain-boat start task=free,deliver
Each day in that boat was a day later for {h} to {goal} | the land lay east, and {foe} kept her head to the west
@ * truth line=plain-boat start task=survive,escape,lead
There was bread for six days, and twenty to eat it | {foe} kept away from the only shore | they would have to land there, if {h} was to {goal}
@ * truth line=plain-boat start task=defeat,stop,refuse
Here were nineteen people who would follow anyone that got them ashore | {foe} had the tiller, and held out to sea | it was just such a crew that {h} needed to {goal}
@ * truth line=plain-boat start task=make,become,get-rich
There was a shore to the east | {foe} had the chart, and kept them off it | {h} had a wet bench, and needed firm ground to {goal}
@ * token line=plain-boat
the torn chart
@ * known line=plain-boat before
There was a shore, and they kept away from it | nobody could tell {h} why {foe} would not steer for it
@ * known line=plain-boat behind
{h} knew now what {foe} had left on that shore | it was still the only shore
@ * echo line=plain-boat price did=bo-lead1:+
The ship's boy had the good blanket now | he kept the lookout warm with it
@ * echo line=plain-boat wall did=bo-lead2:=
{h} counted the stars as the sailmaker had shown {him} | they were a hand too far to the north
@ * echo line=plain-boat price did=bo-lead3:-
The cook counted his tins aloud each evening | he looked at {h} while he did it
@ * echo line=plain-boat means did=bo-ally:+
{ally} and {h} pulled on one oar by now as if they had been born to it | nobody had to give them the time
@ * echo line=plain-boat plan did=bo-near:+
The woman with the shawl rowed in the first place | she had not stopped since that night
@ * echo line=plain-boat wall did=bo-near:-
The strip in the middle was still there, where nobody sat | to change places on the oars they had to climb over it
@ * echo line=plain-boat turn did=bo-near1b:=
In the bow a voice said "here", very low, and then another did | they had been doing it each night since the signalman
@ * echo line=plain-boat far did=bo-share:=
The piece of bread lay on its thwart still | it had gone as hard as wood, and no one had asked whose it was
@ * echo line=plain-boat gate did=bo-price:+
There were as many in the boat as there had been | they had all seen to that
@ * echo line=plain-boat gate did=bo-price:-
There was more room in the boat now | nobody stretched out a leg
@ * echo line=plain-boat gate did=bo-far1:+
The old pilot had his hand up like a boy in school | "An A," he said to everybody. "I'd got as far as the A."
@ * echo line=plain-boat duel did=bo-near1:+
On the forward thwart the skipping song went on, under the breath | it had got to the fortieth name, and was waiting for one more
@ * echo line=plain-boat duel did=bo-far1b:+
Against {foe's} boots leaned a board with white letters on it | {foe.he} had not looked down once
@ * echo line=plain-boat duel did=bo-words:+
Under the thwarts they were saying it over, each to himself, what {h} had taught them to say | it was not long
@ * echo line=plain-boat price did=bo-lead1:-
The ship's boy sat between two broad backs, as he had been made to | he had shut his eyes, so as not to be a lookout
@ * echo line=plain-boat price did=bo-lead2:-
The sailmaker was bailing | she had been put to it for a talk in the dark, and she knew with whom
@ * echo line=plain-boat turn did=bo-near1:-
From the pump there came a rhyme, to which nobody kept time any more
@ * echo line=plain-boat turn did=bo-near1b:-
"Wreckers," it was whispered along the benches, "it's wreckers." | they had drawn in their feet, and rowed badly
@ * echo line=plain-boat price did=bo-near1c:-
A man without a shirt had eaten nothing for three days | he had lost it all on a ship, and he told everyone how sorry he was for the other fellow
@ * echo line=plain-boat plan did=bo-share:-
The ship's boy looked only to the west now | he had seen whose hand it was on the board with the crumbs
@ * echo line=plain-boat price did=bo-wall1:-
{foe} had a split lip, and took {foe.his} orders from it, as it were | nobody had counted a wave since then
@ * echo line=plain-boat price did=bo-wall2:-
A silver clasp was in {h's} pocket, and a bit of string | there had been a tooth behind it that no one could find again
@ * echo line=plain-boat price did=bo-wall3:-
There was a lamp on the beach still, but it was held lower than before | two in that boat knew what it had been told
@ * echo line=plain-boat plan did=bo-turn:-
{foe} kept feeling inside {foe.his} shirt for a page | everybody in the boat had seen who took it
@ * echo line=plain-boat gate did=bo-far1:-
The old pilot lay with his coat over his face | he had been made to swear to a letter, and would not look at the shore
@ * echo line=plain-boat gate did=bo-far1b:-
A brass rowlock shone under {h's} bench | the wreck that it came from lay a few strokes off, and pointed the way
@ * echo line=plain-boat gate did=bo-far1c:-
The bow watch was listening with her head turned away from {h} | "It's got to the second verse," she said, "the seal."
@ * echo line=plain-boat duel did=bo-far:-
{foe} had not once looked up at the light since {foe.he} was told that it had gone out | now {foe.he} saw that it had not, and looked round for {h}
@ * echo line=plain-boat duel did=bo-words:-
A girl of nine sat by the tiller, where she could watch {h's} mouth | she had made up her mind not to be called by that voice
@ * echo line=plain-boat duel did=bo-price:-
Over the surf came a song, from the side where they were not looking | the old man had got to the fourth verse, and the benches were rowing to it, and against it
@ * echo line=plain-boat duel did=bo-eve:-
{ally} had {ally.his} face to the shore, and it was lit up like a bride's | {h} had told {ally.him} who would be standing there
@ * echo line=plain-boat duel did=bo-gate1:-
{h's} palms were skinned, and a strip of shirt stuck to one of them | at the other end of it the old woman was groping about in the foam
@ * echo line=plain-boat duel did=bo-gate2:-
One of {hands} still had his knife out | he was looking for the person who had said that {foe} ordered it
@ * echo line=plain-boat duel did=bo-gate3:-
Three oars were trailing, where a false stroke had torn them loose | those who had pulled on it held their wrists
@ * echo line=plain-boat plan did=bo-ally:-
{ally} looked for roofs along the shore | {ally.he} had been promised a town with lamps, and could see the one
@ * settle line=plain-boat won task=find-out,clear,win-heart,remember,anything
The bow came round, and stayed round | by evening they were standing on land, and an old woman looked each of them in the face with a lamp | she had kept a log up there of every sail and every light in thirty years, for she had had the time | {h} turned the pages until it grew light | there it stood in her round hand, with the day and the weather, and with that {he} could {goal} | it was done from the hill, in front of twenty witnesses, and the cross threw its shadow over all of them
@ * settle line=plain-boat won task=find,find-person,steal
The third wave took them over, and set them down on the sand like an egg | when it was dry enough {foe} laid the two halves of the chart together on the old woman's table | they had each of them looked at one half for so long | the tear ran straight through the middle of a bay, and in the bay there was a mark | {h} had wanted to {goal} | it was an hour's walk from there, and that had never been drawn on either half
@ * settle line=plain-boat won task=free,deliver
They came in on the back of the big wave, with {foe} calling the stroke | on the beach lay three boats with their keels to the sky | the forty had built them, and then nobody had dared to take them out over the bar | {foe} walked along them, and knocked on the planks. "They're sound," {foe.he} said | at the next tide all three went out, with {foe} in the first one, calling, to {goal} | they were back before the light was lit, and those who had stayed on the beach counted them in
@ * settle line=plain-boat won task=survive,escape,lead
They went over the bar with a sound like a long breath | behind the hill stood huts for forty, with nets on the walls and a spring under a lid | most had been empty for years, and all of them were swept | "I've aired the beds," said the old woman. "One never knew." | {h} had set out to {goal} | {he} had not known what the end of that would look like | it looked like a row of doors with light in them | {he} went from door to door in the evening and counted heads | it came out right, and it came out right on the next day, too
@ * settle line=plain-boat won task=defeat,stop,refuse
They went in, and no one was lost | that night the lamp on the hill said a thing that it had never said before | three sails turned round far out, for there was not a captain in those parts who had not lost a name among the forty | "What do you need us for?" they asked on the beach | {h} told them what {he} had come to do, and they looked at the cross, and at {foe}, who had owned up before all of them | it is hard to stand against people who have just been given back their dead | nobody tried to for long
@ * settle line=plain-boat won task=make,become,get-rich
The boat went for the shore as if it had been let off a chain | the beach was stacked with what thirty years had washed up, sorted by length and kind, for the old woman had been brought up tidy | spars, brass, oak, and whole chests with the straw still in them | "Take what's of use," she said. "I only put it straight." | {h} had reckoned on beginning with nothing, when {he} set out to {goal} | it began with eleven masts and twenty pairs of hands, and by the first frost there was no more to be done
@ * settle line=plain-boat lost
{foe} kept hold of the tiller till it was dark | in the morning there was nothing to the east any more | a sail found them in the end, on the wrong side of the sea | {h} lived, and what {he} had wanted to do lay behind {him} in the fog
@ * settle line=plain-boat dear unless=case-plain-boat.bo-price:-
They came through the surf with broken oars, and what they dragged up the sand was hardly a boat any more | {foe} went up the hill alone, and what was said there nobody heard | {h} did what {he} had come for, by the light of that lamp | there were thirty-nine cups on a shelf that nobody had the heart to take down
@ * settle line=plain-boat dear did=bo-price:-
They came in over the bar by the skin of their teeth | the old man sat on a locker at the edge of the tide, where it had carried him, and wrung out his coat | he had counted them in, and he did not say good evening | {h} got what {he} had come for | nobody cheered, and they stood about on the firm ground as if it might tip
@ * settle line=plain-boat dark
They got ashore, and {h} was out of the boat before it had grounded | {he} took what {he} had come for, and nobody stood in {his} way | the others dragged the boat up the sand, and turned it over, and sat down in the lee of it | the old woman counted them, and then she counted again, and then she looked along the beach at {h}
@ * more line=plain-boat did=bo-lead1:+
The ship's boy was first ashore | he lay down flat on it with his arms spread out
@ * more line=plain-boat did=bo-lead2:=
The sailmaker had put a small piece of every sail in her pocket | she made a flag of it
@ * more line=plain-boat did=bo-lead3:-
The cook kept one last tin | he set it before {h}, unopened, and went away
@ * more line=plain-boat did=bo-far1b:+
The board with the ship's name hangs over the old woman's door | she dusts it on Sundays, and tells it what has been going on
@ * more line=plain-boat did=bo-share:+
Whenever bread is cut in that house a piece is left over, and nobody asks whose it is | the gulls have got used to it
@ * more line=plain-boat did=bo-gate1:+
The line of hair and bark and shirts lies coiled on its own post now, by the beach | it has been thrown eleven times since, and has held
@ * more line=plain-boat did=bo-near:+
The woman with the shawl dug a well behind the huts | she takes a sip of it every time she goes by, just to have the taste
@ * last line=plain-boat won
The cross is white again, and it can be seen from far out | whoever sails by there dips a flag, and does not ask for whom
@ * last line=plain-boat dark
{h} had a boat of {his} own now, and the only chart | {he} kept it under {his} shirt, as {foe} had
@ * last line=plain-boat dear
Each year {h} rowed out over the bar, with one oar too many in the boat
@ * last line=plain-boat lost
{h} had the torn half of the chart still | at night {he} laid it on the floor, and tried how it would go on
@ bo-after1 after line=plain-boat won
+ Help {foe} to carry word to forty doors => It took them a year, for some had moved | at each {foe} said the one word first, before {foe.he} sat down, so that it should not go wrong again | at the last door a woman said, "I know. I always set a place."
= Sit up on the hill with the old woman's lamp => She lit it at dusk, from habit, and then did not know for whom | {h} suggested the two of them | so it flashed two, and a pause, and two, and she laughed until she needed the cross to stand by
- Steal the forty spoons for their silver => They were tin, as it turned out | in the morning all of them hung in their places again, except one, and the old woman had put her own there
@ bo-after2 after line=plain-boat lost
+ Support those who cannot forget the light => They met on Sundays, in a room over the harbour, nineteen of them | {h} had brought the torn half | by spring they had drawn the rest from memory, and it was not far wrong
= Go and read what the harbour master wrote => The page was thirty years old | before the word "lost" there was an A, crossed out, with the pen pressed so hard that it had gone into the page beneath
- Lie to every captain that it was only a reef => They marked it so on all the charts | after that nobody went by there at all | somewhere a lamp would be saying forty-one names, with a pause between
@ bo-after3 after line=plain-boat dark
+ Give the chart to the ship's boy => He copied it out in the window, twenty times, and gave one to each of them | "Now it can't blow away," he said. | the last he laid before {h}, as if there had been no reason not to
= Row round the bay in a wide circle, by night => There was a light still | {h} shipped the oars, and looked at it through the fingers | {he} knew of somebody who used to sit just so
- Lie to the old woman that a ship is on its way => She aired the beds | from then on she lit the lamp an hour earlier, for fear that the ship might pass in the dusk
@ * bridge line=plain-boat quest=escape:get_twenty_people_ashore:the_shore
In the spring {h} took a place in a boat that was going up the coast, and paid for it, and thought no more of it | on the third day somebody cried land | then the boat turned away
@ * bridge line=plain-boat quest=solve:find_out_what_was_torn_off_a_chart:the_chart
A boy came from the harbour with half of a chart in his cap | it had blown against a helmsman's leg, he said, and the helmsman would sail with nobody but {h}
@ * answer line=plain-boat topic=foe before
"{foe}? A careful sailor," said {p}. "Nobody more careful. It's only that {foe.he} counts when {foe.he} thinks nobody's looking, and never gets past forty."
"{foe.he} hasn't eaten since Sunday," said {p}. "Whatever it is over there, {foe.he}'d sooner go without than land on it."
@ * answer line=plain-boat topic=foe behind
"{foe.he} slept, that's all {foe.he} did," said {p}. "And when {foe.he} woke it'd got too late to say so, and then it got later every year."
@ * answer line=plain-boat topic=hands
"{hands} sit round {foe.him} because they've always sat there," said {p}. "Ask any of them what for, and he'd look at his neighbour."
@ * answer line=plain-boat topic=place before
"There's nothing there, {foe.he} says," said {p}. "You'd think that {foe.he} might want a look at so much nothing."
@ * answer line=plain-boat topic=place behind
"A hill, a cross and a lamp," said {p}. "And a bar in front of it that's only been crossed by people who had somebody to count for them."
@ * answer line=plain-boat topic=token
"That's half of the only chart," said {p}. "{foe.he} tore it off by night. You don't tear off a place that isn't there."
@ * answer line=plain-boat topic=past before
"There was another ship once, and {foe} came home from her alone," said {p}. "I was told they were all lost. It was {foe} who told it."
@ * answer line=plain-boat topic=past behind
"Forty of them, and they gave {foe.him} their hands on it, one after another," said {p}. "I'd like to know what you do with your hand after that."
@ * answer line=plain-boat topic=goal
"You'll not do it from a bench," said {p}. "You want your feet on something first. So do we all."
@ * answer line=plain-boat topic=self
"Me? I pull when I'm told to pull," said {p}. "I've been wondering lately who it is that tells me."
@ * answer line=plain-boat topic=danger
"It's not the big wave that drowns you," said {p}. "It's taking the one before, because you couldn't wait."
@ * answer line=plain-boat topic=people before
"Twenty, and there's not a bench that's long enough," said {p}. "We've all got to know each other's knees."
@ * answer line=plain-boat topic=people behind
"Twenty in here, and one up there who lights for forty-one," said {p}. "I'd like to see her face. And I wouldn't, if you see what I mean."
@ * answer line=plain-boat topic=way
"Over the bar, or through the channel, or you swim," said {p}. "There's no fourth. I've looked at that half till I could draw it."
`;

const scenes = `
@ * foot line=plain-boat ground=ice
The ice had broken up under them in the night | they had put off in the one boat, twenty of them, with six days' bread
@ * foot line=plain-boat ground=lone
All of them had had to put to sea in the night | there were twenty in the one boat, with six days' bread
@ bo-o1 open line=plain-boat p=helmsman/he fork where=the_open_boat
% Twenty in a Boat; Away from the Land
What had begun {inhome} went on in an open boat, with twenty people in it and bread for six days
at daybreak there was land to the east, a grey line no thicker than a thread | {h} would have to get there first, if {he} was to {goal} | then the boat turned, and the line was behind them
{foe} sat aft with the chart on {foe.his} knees, and {hands} sat round {foe.him}. "That's no place to land," said {foe}. "There's nothing there. We go on."
{p.a} held the tiller as he was told to, and his knuckles were white. "I've steered for {foe.him} for nine years," said {p}, so low that only {h} heard. "I've never known {foe.him} throw away half a chart. That blew against my leg. {foe.he} tore it off in the night." | he let it slip into {h's} hand
"The little one up in the bow sees better than any of us," said {p}. "The sailmaker knows the stars. And if it's about keeping people quiet, the cook's got the key to the bread."
+ Help the ship's boy, who is shivering in the bow => {h} climbed forward over eleven pairs of knees | the boy had been up there the whole night, because he had been told to
= Ask the sailmaker where they really are => She was sewing, and she did not look up. "Sit where I can whisper," she said
- Steal the key of the bread locker => It hung from the cook's belt, and he was asleep | {h} had it, and the whole boat, so to speak, in one hand
~ A sea came over the side, and for an hour they did nothing but bail | then the sailmaker had moved up next to {h}
@ bo-lead1 scene line=plain-boat lead way did=bo-o1:+ p=ship's_boy/he where=the_bow
% What the Boy Saw; A White Thing
{p.a} was blue about the mouth, and would not come down. "I'm the lookout," he said. "I'm not to look east. I'm to look everywhere else. But it's just where you do look."
He had seen it in the first light, when the land was nearest. "There's a white thing on the hill," said {p}. "It isn't a rock. It's got arms." | he showed with his own what he meant. "I called out. And {foe} put {foe.his} hand over my eyes. It wasn't rough. It was shaking."
Then he fell asleep where he sat, with his face to the east
+ Give him your own blanket, and keep his watch => He slept till evening | whoever came forward to complain of it looked at him, and went back aft
= Look to the east for him => There was nothing left of it but a darker edge | for the space of a breath a light stood on it
- Betray him to {hands}, for what he saw => They moved him amidships, between two broad backs | he was not a lookout any more, and he did not cry before the others
~ The mast creaked, and both of them were called to the sheet | that was all he could say before night
@ bo-lead2 scene line=plain-boat lead where=the_sail p=sailmaker/she
% A Hand Too Far; Stars and Thread
When it was dark {h} sat down where {he} could be whispered to | {p.a} sewed by touch and looked at the sky. "We're going round it," she said. "We have been for three nights. Every evening that star's a hand farther over than it ought to be. You could take it for carelessness."
She bit off the thread. "I sailed with {foe} when we were both young," said {p}. "There was another ship. She was lost, I was told, with everyone. Only {foe} came home from her. And {foe.he} has been a careful sailor ever since. The most careful there is. Never once within sight of this coast."
Over the canvas {h} could see {foe}, who was not looking at the chart at all
+ Support her end of the canvas while she sews => It went faster with two | "You'd make a decent sailor," said {p}. "You don't talk when it's a matter of knots."
= Learn from her how to count the stars => A hand was five fingers, and a night was two hands | after that {h} could not help but count
- Lie to {foe} that she has been talking => {foe} nodded, as if {foe.he} had been expecting it for years | she was put to bailing, and did it, and looked at the sky from down there
~ The seam tore, right through, and the sail came down on everyone | it was noon before they had got out from under it
@ bo-lead3 scene line=plain-boat lead way did=bo-o1:- p=ship's_cook/he where=the_bread_locker
% Six Days; Whoever Has the Key
In the locker there was less than they had all thought | {h} counted it by feel, and there was bread for three days, not for six
{p.a} had woken, and was squatting next to {him}. "You might have asked me," said {p}. "I'd have told you. {foe} knows. I said so the first night. I said, we'll have to put in somewhere. And {foe} said, give them half of mine, then." | he scratched his head. "I've done that. {foe.he} hasn't had a thing since Sunday. When a sailor'd sooner go without than land there, I don't want to see what's there."
He held out his hand for the key, not very hopefully
+ Give him back the key, before everyone => "Thank you," said {p}. | the people nearest had heard what it was about, and began to think
= Ask him who else knows of it => "You," said {p}. "And the gulls." | he laid the tins so that they looked like more
- Cheat, and fill your own pockets first => It was four crusts | {p} saw it, and counted them off, out of habit
~ The lid fell shut on a finger | {hands} were awake, all of them, and wanted to see what there was to eat
@ bo-ally ally line=plain-boat ally=harpooner where=the_middle_thwart
% The One Who Rowed; A Quiet Word
The way aft led over the middle thwart, and there sat {ally.a}, who had rowed since the first day, and had not said a word till now
"I don't need to know what's there," said {ally}. "I've rowed away from a lot of places. I only want to have my feet on something before I die. It needn't be big." | {ally.he} pulled, and let go. "Nine of us think so. They look at me, because I'm the biggest. I don't like to be looked at. I'll look at you, if you don't mind."
{ally} made room by a hand's breadth
+ Share the oar with {ally} => Two hands went on each end of it | by the evening they breathed in time, and the boat ran straighter
= Ask {ally} which are the nine => {ally} did it with the eyes, one after another, over the handle of the oar | one of them was among {hands}
- Deceive {ally} about what is on the shore => "A town," said {h}. "With lamps." | {ally} smiled as one smiles at a child, and rowed toward it
~ The oar broke off in the rowlock | they sat there with half each, and both had to laugh
@ * fare of=bo-ally won
{ally} walked three steps up from the sea and stayed there for good
@ * fare of=bo-ally lost
{ally} never did get {ally.his} feet on anything that kept still
@ bo-second scene line=plain-boat second fork p=again who=ship's_boy,sailmaker,ship's_cook,helmsman where=the_night_watch
% A Light on the Hill; Who Keeps It
In the night watch {h} and {p} saw it at the same time | to the east, low down, there was a light, and it did not move
"There's nothing there, {foe.he} says," whispered {p}. "Then who's lit that?" | it went out, and came again, slowly, as if a person went by in front of it
Three others had seen it, too, and a woman stood up | {hands} pulled her down again
Aft, {foe} had turned round | {foe.he} was kneeling on the stern bench with {foe.his} hands before {foe.his} face, and looked at it between the fingers
"Thirty years," {p} heard {foe.him} say. "Thirty years. It can't be."
+ Comfort the woman whom they pulled down => She was shaking, and it was not from fear | "It's a lamp," said {h}. "Where there's a lamp there's oil, and a door."
= Watch how often the light comes and goes => There were forty-one flashes, and then a pause | {h} scratched them into the thwart
- Trick {hands} into thinking it is a ship => They shouted, and waved their shirts | the light went out, and {foe} had the sail set that would carry them farthest
~ A wall of fog came up and took the light, and the stars with it | they had to call to each other, from one end of the boat to the other
@ bo-near1 scene line=plain-boat near way did=bo-second:+ p=woman_from_the_harbour/she where=the_forward_thwart
% A Skipping Song; Names That Rhyme
All that morning the woman whom they had pulled down kept her eyes to the east | she was {p.a}, and she spoke without turning her head
"We had a stone at home, by the steps," said {p}. "With forty names. They were all lost from one ship, before I could walk. We used to skip to them, they go so well. It's wicked, I suppose, but children do." | she said it, hardly moving her lips, name after name, and it rhymed at every fourth
On the stern bench {foe} had begun to rock a little, forward and back
"That's the trouble, you see," said {p}. "It's always been a skipping song. It never came to me till last night that they'd have had feet."
+ Help her to say them, and keep the time => They beat it on the thwart with two fingers | by the third round half the boat had it, and it made a good stroke
= Watch {foe's} lips while she says them => They were a name ahead of her, all the way through | at the fortieth they went on, and said one more
- Betray her to {hands}, for spreading talk => They put her to the pump, where it was loud | from the way she pumped she was still skipping
~ A gust took the words out of her mouth, and a sail had to be got in | when that was done she would only look
@ bo-near1b scene line=plain-boat near way did=bo-second:= p=old_signalman/he where=the_scratched_thwart
% Forty-One and a Pause; What Is Said After a Name
In the forenoon {p.a} ran his thumb over the notches that {h} had made in the thwart. "Did you write down the gaps as well?" he asked
{h} had, for there had been nothing else to do | after each flash came a short dark, always the same, and after the twelfth and the thirtieth it was longer
"That's no signal," said {p}. "I've sent every one there is. A signal wants to get to the end of itself." | he thought, with his thumb in the twelfth gap. "I'll tell you where you hear that. On a deck, in the morning, with the book open. You call a name. Then you wait. Then you call the next. It's a roll. Somebody's calling the roll up there, and leaving time to answer."
He looked at the grey edge in the east. "Who on earth would wait like that?"
+ Support him as he stands up to be seen => He put one hand on {h's} head, and raised the other | it was far too far, and it was broad day | he held it up there until he was pulled down
= Say "here" in the next dark gap => They did it that night, four or five of them, under their breath | it was foolish, and everyone slept better
- Lie that it is the lamp of wreckers => "Wreckers don't wait," said {p}. | but it had gone down the boat already, from mouth to mouth, and people drew in their feet
~ {foe} came forward over the knees, and set {foe.his} foot on that thwart, and left it there until it was dark
@ bo-near1c scene line=plain-boat near way did=bo-second:- p=man_without_a_shirt/he where=the_weather_side
% In Three Languages; What Became of a Shirt
By morning the land was gone, and so was a shirt | {p.a} sat on the weather side with his arms round himself, in the best of spirits
"I had it by the sleeve," said {p}. "I was waving like a mad thing, and whoosh. I shouted in three languages. They can't have been looking." | his teeth knocked together. "But where there's one ship there's another, eh? My wife's due about now. I said I'd be back for it. I don't mind the shirt. I'll say, I gave my shirt to get here. It'll make a story."
He had shouted until he was hoarse, and he had believed every word | those round him had not looked at {h} since then
+ Give him your coat, and tell him what it was => He put it on before he had understood | "A lamp," he said. "On land. But that's better!" | it was quite impossible to make him angry
= Ask him in which tongues he called => He did them for {h}, one after another | at the last of them {foe's} head came up on the stern bench | it was what they speak on that coast
- Cheat him of his bread in a bet on the next ship => He put up three days' worth, and shook hands on it | he scanned the whole sea, and was sorry for {h}, who was going to lose
~ The next squall took away his hat as well | he laughed till he could not get his breath, and then he was put down in the bilge under a sail
@ bo-near scene line=plain-boat near p=woman_with_a_shawl/she where=the_bilge
% Half a Cup; Who Bails
At sundown the last of the cask was to be shared out, half a cup for each | now it was lying on its side, and it was empty
{p.a} sat in the bilge beside it. "It was me," she said, before anybody had asked. "I only wanted to have the taste of it. And then I couldn't get the bung in again. My hands wouldn't." | she held them out, as if it could be seen by them
No one spoke | there were eighteen who thought the same thing, and it was almost loud
Tomorrow would be a clear day, with no cloud
+ Defend her before they have thought it to the end => "She bails for six," said {h}. "From now on she'll row as well. That's all." | it was so quiet that the oars could be heard to drip | then the first of them moved up
= Wring out the sail, where the dew is => It gave nine mouthfuls | they went round by the youngest first, and nobody had made that rule
- Lie that it was one of {hands} => After that there were two ends to the boat, and a strip in the middle where no one sat
~ A knife had been drawn, and then a boat hook | the boat tipped so far that they all had to sit down again
@ bo-share scene line=plain-boat near p=purser/he where=the_stern_locker
% Whose Is This; The Twenty-First Piece
Bread was shared out at noon, and it was done as it always is in boats | {p.a} held up a piece, and asked, "Whose is this?" | {foe}, who sat with {foe.his} back to him and could not see how big it was, said a name
It was fair, and took a long time, and there was nothing better to look at | twenty pieces went forward, hand over hand
"Whose is this?" asked {p} from habit, though there was only the board left, with crumbs
{foe} answered at once | it was a boy's name, and nobody in the boat had it
There was only the sea, running along the planks | {foe} had turned round by then, and saw all of their faces | {foe.he} got up, and went and looked at the sail, which wanted nothing
+ Give a corner of your own for that name => {p} laid it on the board without a word | a second corner was put to it, and a third | it came to quite a good piece in the end, and the gulls did not get it
= Ask {p} how often that has happened => "Every day since we sighted land," said {p}. "It's a different one each time. I say it quietly, as a rule." | he laid a crust down on the free thwart, where it had been laid before
- Rob the board behind all of their backs => It was a handful of crumbs and a rind | the ship's boy had seen it, and for the first time he looked west
~ The board slid, and the rest of it went into the bilge | they picked it out crumb by crumb, and nobody said a name any more that day
@ bo-means scene line=plain-boat means fork p=again who=ship's_boy,sailmaker,ship's_cook,helmsman where=the_two_halves
% The Half That Was Torn Off; Three Ways In
While {foe} slept at last {h} laid out the torn half upon {his} knee | it showed the coast, and there were three ways in to it
"Here's the bar," said {p}. "You go over that with the big wave, or not at all. Here's the channel behind the rocks. It's so narrow that you have to draw in the oars. And there, look, that's only for a swimmer."
Each of the three had a date beside it in young handwriting, and at the bar there was a cross
The other half lay under {foe's} cheek | {p} looked from one to the other of them | the tiller was in {p.his} reach
+ Support the nine at the oars, and make for the bar => They changed places one by one, as if to stretch their legs | then there were nine on the oars, and {ally} counted the stroke
= Steer by the torn half for the channel => {h} only needed to lean on the tiller a little | nobody noticed how the sun moved round to the other shoulder
- Deceive {foe} with a stuffed coat, and swim for it => {h} stowed a coil of rope beneath the bench, as much as goes into a coat, and looked out for a dark night | a deckhand had seen it, and asked no questions
~ {foe} woke, and saw the sun on the wrong side | whoever had hold of anything now did with it what he could
@ bo-wall1 scene line=plain-boat wall way did=bo-means:+ p=stroke_oar/he where=the_bar
% The Big Wave; All Together
They heard the bar a long way off, like carts | {p.a} pulled stroke, and he was one of {hands}, and had stopped hiding it
"Three small ones, and then the big one," said {p}. "You mustn't be greedy. My father took a boat over this, they say, and it was the second he took." | he spat. "I want to see where it was."
{foe} had crept forward on {foe.his} hands and knees. "Not here," said {foe}. "Anywhere. Not here! They were all rowing, just like you, I was calling the stroke, and I called it too soon."
Behind them the first of the small ones lifted the boat, and let it down
+ Save {p's} place when his oar is torn away => {h} held him by the belt, and with the other hand pulled his oar | the second one went under them, and then they had to sheer off
= Ask {foe} to say when it is the big one => {foe.he} had {foe.his} eyes shut. "Now," {foe.he} said, and it was a breath too early, and they all knew that, and sheered away | behind them it broke white
- Attack {foe}, to have quiet in the boat => {foe.he} lay between the thwarts, and held a sleeve to {foe.his} lip | there was nobody to count for them now, and they had to let it go by
~ The wave broke before it reached them | it threw them back out, half full, and with five oars
@ bo-wall2 scene line=plain-boat wall where=the_channel_behind_the_rocks p=pearl_diver/she
% Oars In; Names in the Rock
Toward evening they stood in behind the rocks, and these came so near that they could be touched on both sides | they drew in the oars, and pushed the boat along with their hands
Under {h's} palm there was a groove in the stone | it was a name | a yard farther on there was another
"They go all the way along," said {p.a}, who had put her head under. "Down below as well. They must have done it when the tide was out. And there's the same thing by each of them, look. It's a small boat." | she came up for breath. "They've had time. It takes a day to cut a name like that."
{foe} sat in the stern with a coat over {foe.his} head | beyond the last rock a tree lay across the channel, and there was no going on
+ Help {p} to read the lowest ones => They were the oldest, and there were nineteen of them | the twentieth had been begun, and left
= Count the names all along the rock => There were forty-one, and the last had been cut over twice, as if to make it hold | {h} could not read it for moss
- Rob the rock of a silver clasp that hangs there => It came away with a bit of string | behind it was a hole, and in that a child's tooth
~ The tide ran out beneath them | for six hours they hung between two rocks, and had the names before their eyes
@ bo-wall3 scene line=plain-boat wall way did=bo-means:- p=young_deckhand/he where=the_beach_by_night
% A Lamp in the Face; Bare Feet
That night a coat full of rope had been left sitting on the bench | {h} lay on the sand and coughed, and next to {him} coughed {p.a}, who had swum after the coat that was not one | in front of them there were two bare feet, and a lamp
"You're wet," said an old woman. "Well, one is. That's how I came." | she was as brown as wood, and she had a spoon round her neck. "How many are there still in the boat? I always light for forty-one. It was forty-one that we were. There was one who called the stroke, and was thrown clear, and sailed home to fetch help. I've kept the light on, so it'd be found again."
She said it quite cheerfully
"It'll be soon now," she said. "One doesn't forget a thing like that." | {p} had stopped coughing | before it was light they would have to be back in the boat, and to know what to say there
+ Comfort her, and tell her that it is found => She sat down in the sand. "I've nothing in the house," she said. "I ought to have baked." | she gave {p} her spoon, so that the others should believe it
= Ask her what became of the rest => "They waited, too," she said. "They weren't so good at it." | she raised her lamp, and up on the hill stood a cross with its arms out
- Lie to her that there is no one coming => "You're a funny one," she said. "You've come yourself." | but she held the lamp lower than before | {p} swam back ahead of {h}, and fast
~ From the sea came shouting, and the sound of an oar | they had found the coat full of rope
@ bo-turn scene line=plain-boat turn p=again who=stroke_oar,pearl_diver,young_deckhand where=the_lee_of_the_hill
% Forty-One Flashes; Who Was to Fetch Help
By the next dusk they lay in the lee of the hill, just out of the surf | there was a white cross up there, and a lamp in front of it, and an old woman who went to and fro
{h} put it together, the dates on the chart, and the names, and the flashes. "They weren't drowned," said {h}. "They got ashore. They sent {foe} home for help, with the one boat that was left."
"And {foe} never told," said {p}. | it was hardly a voice. "Nobody ever came."
"{foe.he} called the stroke too soon, on the bar," said {h}. "It was {foe.his} fault that they lay there. First {foe.he} only wanted to sleep, for one night. Then {foe.he} would have had to say why {foe.he} had slept. After a year a person can't say it at all."
So that was what lay to the east | it was not a reef | it was a word that had been given, and {h} would have to go in past it, if {he} was to {goal}
+ Comfort {p}, who had an uncle among them => "I was told he was dead," said {p}. "I've mourned quite properly. And he'll have sat up there, and looked at the sea."
= Answer the light, flash for flash => {h} held {his} coat before the lamp, and took it away, forty-one times | up on the hill the light stood still
- Steal the log that {foe} keeps under {foe.his} shirt => It had one page, and that had been written over so often that it was black
~ A squall came down and blotted it all out, the hill and the lamp | what they knew they had to take with them into the dark
@ bo-price scene line=plain-boat price fork where=the_boat_in_the_surf
% Too Many for the Boat; What to Throw Out
In the night the wind got up | the boat was making more than they could bail | with twenty aboard it would not get in over anything, the helmsman said, and he had never said a thing twice
They threw out the cask, and the spare oars, and the mast | then they threw out everything that {h} had brought along, and it floated for quite some time
"One more," said the helmsman. "Or two." | they sat there and looked at their knees
There was an old man in the bow who had been ill since the third day, and now he took off his coat
+ Save the old man, and go over the side yourself => {h} let {himself} down into the sea, and held on by the rope | after a moment {ally} was there beside {him}, and then six more | the boat rose like a cork, with eight of them in tow
= Take turns at hanging on outside => It was a hundred strokes for each | they counted aloud, and toward the end of every hundred the counting went rather fast
- Betray the old man, who is willing => They helped him over with the empty locker to hold on to | it was a quiet sea just there, and it took him off into the dark
~ The next wave made the choice for them, and took the bow oar and the man who had been holding it | they got him back by the hair
@ bo-far1 scene line=plain-boat far way did=bo-price:+ p=old_pilot/he where=the_bow_by_lamplight
% An A, Crossed Out; The Boy with the Pen
When they had been pulled in again and wrung out, {h} was asked for in the bow | there sat {p.a}, who had wanted to make room, with his coat on once more and his hands quiet
"I'd have gone," said {p}. "I've owed it for thirty years. I wasn't always a pilot. I was the clerk's boy, at the harbour master's. I was eleven, and I had the pen." | he looked along the boat to the stern bench. "{foe.he} came in at noon, and hadn't washed or combed. How was it, they asked. {foe.he} said, 'A.' Just that, with {foe.his} mouth open. I'd a quick hand. I'd already written it down. And then {foe.he} said, 'Lost.' So I crossed out the A. I got a rap on the knuckles for the blot."
He drew it in the air with one finger. "I've thought of it ever since. There aren't so many words that begin with A."
+ Give him your arm, and let him say it aft => He said it to {foe's} back, and it was the back that heard it | "You might have asked me then," said {foe}. | "I was eleven," said {p}
= Go through the words that begin with A => Away, they tried, and ashore, and all | the ship's boy said the right one, and then was frightened of it
- Trick him into swearing that it was an O => He was used to doing as he was told | "Then I've been wrong all these years," said {p}, and pulled the coat over his face
~ The boat fell off a wave, and they had other things to hold | he was still drawing it in the air when it was over
@ bo-far1b scene line=plain-boat far way did=bo-price:= p=oarswoman/she where=the_rope_along_the_hull
% A Thing to Stand On; Under the Boat
They still took it in turns to hang outside | in {his} third hundred {h} was on the rope next to {p.a}, with both chins on the gunwale
"Don't laugh," said {p}. "I'm standing on something." | she went up and down with the swell, and each time she stopped at the same height. "It's wood. It's got an edge. I could walk on it"
{h} felt for it with one foot | it was a plank, and another, laid side by side as only people lay them, and then a rib | they were hanging over a boat that lay on the bar with her keel up, and had for some time
"That's them, then," said {p}. "That's how far they got." | she shut her eyes. "It's not even deep. They could have stood here, up to the neck. If they'd known that it was here"
+ Help her to free the board at the stern => It came up between them with a jerk | there was a name on it in white letters, and the paint had hardly gone | those inside passed it aft, and nobody looked to see who took it
= Feel with your feet which way the wreck points => She pointed straight in, like a finger | to the left of her there was nothing under one for a good three strokes, and that was the gap
- Rob the wreck of its brass, since you are there => It was a rowlock, and it came out quite easily | "You'd better have that," said {p}, and moved along the rope
~ A hundred, they called in the boat, and the next ones came down with their feet first | after that it could not be found again
@ bo-far1c scene line=plain-boat far way did=bo-price:- p=bow_watch/she where=the_bow_in_the_dark
% Nearer Than They Were; The Song on the Locker
It was lighter in the boat, and it ran well, and they did not talk | toward morning {p.a} put up her hand for quiet. "There he is," she said
It came over the surf, from a long way in | the old man was singing, not at all badly, the way people sing who do not expect to be listened to | he had got hold of the locker, and it was carrying him in toward the light
"He's ahead of us," said {p}. | she had been one of those who helped him over. "I tied his belt to the handle, I thought, at least that. And I thought, he'll be quiet soon." | the song got to its end, and began again from the start. "I don't know what I'd rather. If he gets in then he'll tell it. And if he doesn't, he doesn't."
+ Help {p} to pull toward the voice => They pulled until they had no more breath | it was always a little farther in | still, it was he who showed them where the gap was
= Listen for where the voice goes => It went left of the white, and round, and grew clear again behind it | so there was a way through there, for a locker
- Lie to {p} that it is only a seal => "A seal," said {p}. | after some time she said that in that case it was a seal that knew all four verses
~ The wind went round, and it was gone | every one of them held his oar still, and went on hearing it
@ bo-far scene line=plain-boat far p=again who=stroke_oar,pearl_diver,young_deckhand where=the_stern_bench
% Just One Night; Awake
{foe} sat on the stern bench and held the other half of the chart, but {foe.he} was looking over it
"I meant to go to the harbour master first thing in the morning," said {foe}, when {h} had sat down there. "I'd only lain down. When I woke it was noon, and they asked me how it had been. And I said: they're lost. It just came out. It was quite a different word that I'd meant to say."
{p} had come aft, and stood there with {p.his} arms hanging
"I go round it every year," said {foe}. "In a wide circle. I always want to see if there's still a light. And then I can't look."
+ Give {foe} your torn half to put with {foe.his} own => {foe.he} laid them edge to edge on {foe.his} knee, and smoothed them | it was a good chart, there was nothing left out | then {foe.he} gave {h} the half back, since {foe.he} could not keep it
= Ask {foe} who it was that {foe.he} promised => "I gave all of them my hand," said {foe}. "Forty. It took quite a while. One of them held it longer."
- Lie to {foe} that the light went out years ago => {foe.he} let out {foe.his} breath. "Then it's over," said {foe}, and seemed not to know if that was good
~ "Breakers!" came a shout, and {foe} was on {foe.his} feet at the tiller before {foe.he} knew, and brought her round
@ bo-words scene line=plain-boat far p=carpenter's_girl/she where=the_whispering_benches
% What Does One Say; Thirty Years Late
It was {p.a} who began it, and she was nine, and liked to have things ready. "When we get in," she said, "what do we say?"
They had not thought of that | "Good evening," said the cook. | "Not after thirty years," said the sailmaker. "You can't just say good evening." | "We were held up," said a man in the middle, and then put his hand over his mouth, for that was worse
It went from bench to bench | they tried it with sorry, and they tried it with here we are | a big fellow among {hands} said that he would just take off his cap, and stand there, and hope to be told
{p} listened to it all, and rubbed her chin. "I think she'd like it to be short," she said. "She'll have been practising her half, too."
Aft, at the tiller, {foe} was moving {foe.his} lips
+ Share with them what you would say => {h} said it | it was three words long | they repeated it once, all together, under their breath
= Count what there is to bring her => There were two crusts, a needle, a tin, and the girl's hair ribbon | {p} tied the ribbon round the tin
- Trick {foe} with an old woman's voice => "Is it you?" {h} called, thin and high. | {foe} let go of everything | it was the girl who took the tiller, and she looked at {h} in a way that was not nine years old
~ A sea came in over all the benches, and took the ribbon and the tin | for an hour they said nothing but "bail"
@ bo-plan scene line=plain-boat plan fork p=again who=stroke_oar,pearl_diver,young_deckhand where=the_drifting_boat
% One Try; The Last of the Daylight
There would be just one try | it had to be while the wind still stood toward the land | nobody could say how long that would be
"We need a voice to call the stroke," said {ally}. "On the bar it's that or nothing. And there's just one of us who's ever been over it."
No one looked aft | they might ask {foe} to do it | they might set fire to the sail, so that it could be seen from the hill, and hope for a line | or they might tie up {foe}, and trust to luck
{h} looked at the shore | it was no farther than a voice can carry
+ Share your hope with the hill, by a fire => The rest of the sail was got ready for it | it would flare up like a hand, and whoever was on the hill must see it
= Ask {foe} to call the stroke once more => Every one of them heard it said | {foe.he} looked as if {h} had asked {foe.him} to walk on the waves
- Trick {foe} with a rope, when the moment comes => It was laid ready under the bench, with the sailmaker's best knot in it | {foe} saw it there, and moved {foe.his} feet, so as not to tread on it
~ A gust spun the boat about | now they had to go, and each of them did whatever he had been going to say
@ bo-eve scene line=plain-boat eve where=the_oar_shipped
% Nothing That Moves; The Places Left Behind
There was an hour until the tide served | {ally} had shipped the oar for the first time since they set out, and did not know what to do with {ally.his} hands
"I'll tell you one of the places," said {ally}. "That I rowed away from. It was my own wedding. It was across a bay, and I was early. I lay off the jetty, and they were all up there with flowers. I thought, I'll just pull once round the point, till it's time. I've a good stroke. By evening I was out of sight of it." | {ally.he} turned {ally.his} palms up, and they were like bark. "I'd nothing against it. I liked her. I've thought since, if it had held still a bit more. Everything I ever wanted to get to was always going up and down."
The boat went up and down
+ Comfort {ally}, and sit there until the tide => It needed no words | after a time {ally} leaned, very slightly, and it was like being leaned on by a house
= Ask {ally} how big the ground would have to be => {ally} measured it out with the feet: so long, and so wide | "You could have a chair on that," said {ally.he}. "And one beside it"
- Lie that she will have waited for {ally} => "You think so?" said {ally}. | {ally.he} laid hold of the oar again | it was terrible how happy {ally.he} was
~ "It's turned," called the helmsman, well before the hour | {ally} reached for the oar without looking
@ bo-gate1 scene line=plain-boat gate move way did=bo-plan:+ p=line_thrower/he where=the_line_in_the_surf
% A Light for a Light; The End of a Rope
The sail flared up, and on the hill the old woman began to run | a line came flying out of the surf and fell across the bow | at its other end she stood, up to the chest in foam
{hands} had got to it first | "Cut it," said {p.a}, who held it, and did not know whom he was saying it to. "We were told to let nobody..." | he looked along the line to where it ended. "She's all by herself," said {p}
The rope was made of hair, and bark, and strips of old shirts | it had taken her years
The boat lay broadside on, and the big wave was on its way
+ Give {p} a hand with the line, and make fast => They took three turns round the thwart | it creaked, and stretched, and the bow came round
= Call to her to brace herself => She did not hear it, but she saw the arm | she passed the rope about her and lay back on it, like a child going to sleep
- Attack {p}, and take the line from him => He let go at once, in sheer surprise | it ran out through {h's} palms, to the very last strip of shirt
~ The line went slack | then a knot caught in the rowlock, which no one had put there, and held
@ bo-gate2 scene line=plain-boat gate move way did=bo-plan:- p=carpenter's_mate/he where=the_first_breakers
% Trusting to Luck; Who Calls
Nobody called the stroke, and so they all did | there were nine voices, and the boat went like a beetle on its back
They had tied {foe} when it came to it, and {foe.he} had held still for it | {p.a} had been set to watch, and he leaned down to {foe.him}. "When is it?" he asked. "You know. I can see by your face that you know." | {foe} shook {foe.his} head, with closed eyes, and moved {foe.his} lips
"{foe.he} is counting," said {p}. "{foe.he} can't help it. Quiet, all of you! {foe.he} is counting!"
{hands} had their knives out, and did not know whether for the rope or for those who had tied it
+ Give {p} the knife, to cut {foe} loose => {foe} sat up and rubbed {foe.his} wrists, and looked at the waves | nine voices fell silent, one after another
= Watch {foe's} lips, and pull by those => One, they said, and two | {h} said it after {foe.him}, aloud, and the oars went in together | at the third stroke the rope had been cut, and nobody would say by whom
- Lie to {hands} that {foe} ordered it so => They put their knives away, all but one, who cut {foe} loose to hear what came next | {foe.he} went to the tiller without a look at {h}
~ Two oars got across each other and broke | they were in it now, with seven | in the crush the rope had come off {foe's} wrists
@ bo-gate3 scene line=plain-boat gate move p=bow_oar/she where=the_back_of_the_wave
% Once More; Before the Bar
{foe} had stood up in the stern, as people stand when they call the stroke | {foe.his} mouth was open, and nothing came
They lay on their oars before the bar, and {p.a} held up her arm to show where it broke | she sat among {hands}, and had never been asked for anything yet but to sit and be heavy. "Here it's green," she called. "And there it's white. I don't know which is good!"
A small one went by under them
All the benches looked at {foe}, and it was quite without anger, for they wanted to live
+ Support {foe} with a shoulder from behind => {h} stood up too, back to back, so that {foe.he} should not fall | {he} could feel how {foe.he} drew breath
= Wait, with your oar in the sea => {h} did not turn round | one after another they did the same | there was nothing but backs before {foe.him}, as there had been then
- Trick {foe} by calling the stroke too soon => "No!" shouted {foe}. "Not yet!" | it was the first word, and it was a good one, but three of them had pulled
~ The second one broke over the bow, and {p} was gone for a moment, and came up with her arm still raised
@ bo-duel scene line=plain-boat duel where=the_tiller
% Which Way the Tiller Goes; A Word That Was Given
The third of the small ones lifted them, and they could see right over the top | {foe} had the tiller in both hands | behind {foe.him} was the open sea, and it was calm out there | before {foe.him} lay the bar, and the hill, and the light
"I can still take us off," said {foe}. "There'll be a sail, sooner or later. They needn't ever know up there that it was me. They think that I'm dead. That's kind of them. If I go in there then I'm the one who slept."
On the sand the old woman stood with a lamp, and had a hand above the eyes
There was nothing in between any more but two hands on a piece of wood | {h} had come all that way to {goal} | "They held out theirs to me, all forty," said {foe}. "I've got to look in her face, and see if she's kept count. You've something to go in there for. What've I got?"
+ Give {foe} your hand, as the forty did => {h} held it for a good while. "There's one who's kept the light on," {he} said. "She thinks you're only late." | {foe} looked at the hand, and leaned on the tiller
= Ask {foe} to finish what {foe.he} meant to say => "At the harbour master's," said {h}. "What was the word?" | "Alive," said {foe}. "They're alive." | it had been in there for thirty years, and it carried right to the shore
- Lie that nobody is waiting up there => "It's a lamp that lights itself," said {h}. "There's just the cross." | "Then I'll only go and stand there," said {foe}, and put the helm over
+~ {h} held out a hand, and {foe} took it, and called the stroke | but the benches had seen what {h} did to people, and nobody trusted his neighbour's oar | the wave went by without them
=~ {h} asked for the word. "Alive," said {foe}, and it was out | on the benches they looked at {h}, and did not pull | they had learned there how little a word is worth | the big wave went by
-~ On the sand the lamp moved, and went to and fro, as only a living arm can do it | {foe} had seen it | {foe.he} shut {foe.his} eyes, and steered by heart, away from there
`;
export const pack: PackSource = { id: 'case-plain-boat', sheets: [facts, scenes], words: {} };
