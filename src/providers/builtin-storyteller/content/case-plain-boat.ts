import type { PackSource } from '../pack.ts';

/** A company in one boat with no land in sight: who steers, and past what. */
const facts = `
@ * truth line=plain-boat start
{h} had first to get ashore, if {he} was to {goal} | {foe} had the only chart, and kept the boat away from it
@ * token line=plain-boat
the torn chart
@ * known line=plain-boat before
There was a shore, and they kept away from it | nobody could tell {h} why {foe} would not steer for it
@ * known line=plain-boat behind
{h} knew now what {foe} had left on that shore | it was still the only shore
@ * echo line=plain-boat second did=bo-lead1:+
The ship's boy had the good blanket now | he kept the lookout warm with it
@ * echo line=plain-boat wall did=bo-lead2:=
{h} counted the stars as the sailmaker had shown {him} | they were a hand too far to the north
@ * echo line=plain-boat second did=bo-lead3:-
The cook counted his tins aloud each evening | he looked at {h} while he did it
@ * echo line=plain-boat plan did=bo-near:+
The woman with the shawl rowed in the first place | she had not stopped since that night
@ * echo line=plain-boat gate did=bo-price:+
There were as many in the boat as there had been | they had all seen to that
@ * echo line=plain-boat gate did=bo-price:-
There was more room in the boat now | nobody stretched out a leg
@ * settle line=plain-boat won
{foe} let go of the tiller | it swung over by itself, as if it had only been waiting | by noon one could smell land, and by evening they were standing on it | {h} had wanted to {goal} | it had needed firm ground, and there it was, and it was done
@ * settle line=plain-boat lost
{foe} kept hold of the tiller till it was dark | in the morning there was nothing to the east any more | a sail found them in the end, on the wrong side of the sea | {h} lived, and what {he} had wanted to do lay behind {him} in the fog
@ * settle line=plain-boat dear
They came through the surf with broken oars | not all who had rowed were there to drag the boat up the sand | {h} went up the beach alone, and did it, since it was for this that they had come
@ * more line=plain-boat did=bo-lead1:+
The ship's boy was first ashore | he lay down upon it, with his arms spread out
@ * more line=plain-boat did=bo-lead2:=
The sailmaker had put a small piece of every sail in her pocket | she made a flag of it
@ * more line=plain-boat did=bo-lead3:-
The cook kept one last tin | he set it before {h}, unopened, and went away
@ * last line=plain-boat won
The cross is white again, and it can be seen from far out | whoever sails by there dips a flag, and does not ask for whom
@ * last line=plain-boat dark
{h} had a boat of {his} own now, and the only chart | {he} kept it under {his} shirt, as one does
@ * last line=plain-boat dear
Each year {h} rowed out over the bar, with one oar too many in the boat
@ * last line=plain-boat lost
{h} had the torn half of the chart still | at night {he} laid it on the floor, and tried how it would go on
`;

const scenes = `
@ bo-o1 open line=plain-boat p=helmsman/he fork where=the_open_boat
% Twenty in a Boat; Away from the Land
At daybreak there was land to the east, a grey line no thicker than a thread | everybody saw it | {h} could not {goal} before they got there | then the boat turned, and the line was behind them
{foe} sat aft, and had the chart on {foe.his} knees, and {hands} sat round {foe.him}. "That's no place to land," said {foe}. "There's nothing there. We go on"
{p.a} held the tiller as he was told to, and his knuckles were white. "I've steered for {foe.him} for nine years," said {p}, so low that only {h} heard. "I've never known {foe.him} throw away half a chart. That blew against my leg. {foe.he} tore it off in the night" | he let it slip into {h's} hand
There were twenty of them in the boat, with bread for six days
"The little one up in the bow sees better than any of us," said {p}. "The sailmaker knows the stars. And if it's about keeping people quiet, the cook's got the key to the bread"
+ Help the ship's boy, who is shivering in the bow => {h} climbed forward over eleven pairs of knees | the boy had been up there the whole night, because someone had told him to
= Ask the sailmaker where they really are => She was sewing, and she did not look up. "Sit where I can whisper," she said
- Steal the key of the bread locker => It hung from the cook's belt, and he was asleep | {h} had it, and the whole boat, so to speak, in one hand
~ A sea came over the side, and for an hour they did nothing but bail | then the sailmaker had moved up next to {h}
@ bo-lead1 scene line=plain-boat lead way did=bo-o1:+ p=ship's_boy/he where=the_bow
% What the Boy Saw; A White Thing
{p.a} was blue about the mouth, and would not come down. "I'm the lookout," he said. "I'm not to look east. I'm to look everywhere else. But it's just where one does look"
He had seen something in the first light, when the land was nearest. "There's a white thing on the hill," said {p}. "It isn't a rock. It's got arms." | he showed with his own what he meant. "I called out. And {foe} put {foe.his} hand over my eyes. It wasn't rough. It was shaking"
Then he fell asleep where he sat, with his face to the east
+ Give him your own blanket, and keep his watch => He slept till evening | whoever came forward to complain of it looked at him, and went back aft
= Look to the east for him => There was nothing left of it but a darker edge | for the space of a breath a light stood on it
- Betray him to {hands}, for what he saw => They moved him amidships, between two broad backs | he was not a lookout any more, and he did not cry before the others
~ The mast creaked, and both of them were called to the sheet | that was all he could say before night
@ bo-lead2 scene line=plain-boat lead where=the_sail p=sailmaker/she
% A Hand Too Far; Stars and Thread
{p.a} sewed by touch and looked at the sky. "We're going round it," she said. "We have been for three nights. Every evening that star's a hand farther over than it ought to be. One could take it for carelessness"
She bit off the thread. "I sailed with {foe} when we were both young," said {p}. "There was another ship. She was lost, I was told, with everyone. Only {foe} came home from her. And {foe.he} has been a careful sailor ever since. The most careful there is. Never once within sight of this coast"
Over the canvas one could see {foe}, who was not looking at the chart at all
+ Support her end of the canvas while she sews => It went faster with two | "You'd make a decent sailor," said {p}. "You don't talk when it's a matter of knots"
= Learn from her how to count the stars => A hand was five fingers, and a night was two hands | after that {h} could not help but count
- Lie to {foe} that she has been talking => {foe} nodded, as if {foe.he} had been expecting it for years | she was put to bailing, and did it, and looked at the sky from down there
~ The seam tore, right through, and the sail came down on everyone | it was noon before they had got out from under it
@ bo-lead3 scene line=plain-boat lead way did=bo-o1:- p=ship's_cook/he where=the_bread_locker
% Six Days; Whoever Has the Key
In the locker there was less than one had thought | {h} counted it by feel, and there was bread for three days, not for six
{p.a} had woken, and was squatting next to {him}. "You might have asked me," said {p}. "I'd have told you. {foe} knows. I said so the first night. I said, we'll have to put in somewhere. And {foe} said, give them half of mine, then." | he scratched his head. "I've done that. {foe.he} hasn't had a thing since Sunday. Somebody who'd sooner go without than land there, I don't want to see what's there"
He held out his hand for the key, not very hopefully
+ Give him back the key, before everyone => "Thank you," said {p}. | the people nearest had heard what it was about, and began to think
= Ask him who else knows of it => "You," said {p}. "And the gulls." | he laid the tins so that they looked like more
- Cheat, and fill your own pockets first => It was four crusts | {p} saw it, and counted them off, out of habit
~ The lid fell shut on somebody's fingers | {hands} were awake, all of them, and wanted to see what there was to eat
@ bo-ally ally line=plain-boat ally=harpooner where=the_middle_thwart
% The One Who Rowed; A Quiet Word
On the middle thwart sat {ally.a}, who had rowed since the first day, and had not said a word till now
"I don't need to know what's there," said {ally}. "I've rowed away from a lot of places. I only want to have my feet on something before I die. It needn't be big." | {ally.he} pulled, and let go. "Nine of us think so. They look at me, because I'm the biggest. I don't like to be looked at. I'll look at you, if you don't mind"
{ally} made room by a hand's breadth
+ Share the oar with {ally} => Two hands went on each end of it | by the evening they breathed in time, and the boat ran straighter
= Ask {ally} which are the nine => {ally} did it with the eyes, one after another, over the handle of the oar | one of them was among {hands}
- Deceive {ally} about what is on the shore => "A town," said {h}. "With lamps." | {ally} smiled as one smiles at a child, and rowed toward it
~ The oar broke off in the rowlock | they sat there with half each, and both had to laugh
@ * fare of=bo-ally won
{ally} walked three steps up from the sea and stayed there for good
@ * fare of=bo-ally lost
{ally} never did get {ally.his} feet on anything that kept still
@ bo-second scene line=plain-boat second p=again who=ship's_boy,sailmaker,ship's_cook,helmsman where=the_night_watch
% A Light on the Hill; Somebody Keeps It
In the night watch {h} and {p} saw it at the same time | to the east, low down, there was a light, and it did not move
"There's nothing there, {foe.he} says," whispered {p}. "Then who's lit that?" | it went out, and came again, slowly, as if somebody went by in front of it
Three others had seen it, too, and one of them stood up, and {hands} pulled her down again
Aft, {foe} had turned round | {foe.he} was kneeling on the stern bench, with {foe.his} hands before {foe.his} face, and looked at it between the fingers
"Thirty years," {p} heard {foe.him} say. "Thirty years. It can't be"
+ Comfort the woman whom they pulled down => She had left somebody on a shore, once, and thought of nothing else | "It's a lamp," said {h}. "Where there's a lamp there's oil, and a door"
= Watch how often the light comes and goes => There were forty-one flashes, and then a pause | {h} scratched them into the thwart
- Trick {hands} into thinking it is a ship => They shouted, and waved their shirts | the light went out, and {foe} had the sail set that would carry them farthest
~ A wall of fog came up and took the light, and the stars with it | they had to call to each other, from one end of the boat to the other
@ bo-near scene line=plain-boat near p=woman_with_a_shawl/she where=the_bilge
% Half a Cup; Who Bails
They had been sharing out the last of the cask | each was to have half a cup, at sundown, and now the cask was lying on its side, and it was empty
{p.a} sat in the bilge beside it. "It was me," she said, before anybody had asked. "I only wanted to have the taste of it. And then I couldn't get the bung in again. My hands wouldn't." | she held them out, as if one might see it by them
No one spoke | there were eighteen who thought the same thing, and one could hear them think it
It was going to be a clear day, with no cloud
+ Defend her before they have thought it to the end => "She bails for six," said {h}. "From now on she'll row as well. That's all." | it was so quiet that one heard the oars drip | then one of them moved up
= Wring out the sail, where the dew is => It gave nine mouthfuls | they went round by the youngest first, and nobody had made that rule
- Lie that it was one of {hands} => After that there were two ends to the boat, and a strip in the middle where no one sat
~ Someone had drawn a knife, and someone else a boat hook | the boat tipped so far that they all had to sit down again
@ bo-means scene line=plain-boat means fork p=again who=ship's_boy,sailmaker,ship's_cook,helmsman where=the_two_halves
% The Half That Was Torn Off; Three Ways In
By daylight {h} laid out the torn half upon {his} knee | it showed the coast, and there were three ways in to it
"Here's the bar," said {p}. "One goes over that with the big wave, or not at all. Here's the channel behind the rocks. It's so narrow one has to draw in the oars. And there, look, that's only for somebody who can swim"
Each of the three had a date beside it in young handwriting, and at the bar there was a cross
{foe} had fallen asleep at last, with the other half under {foe.his} cheek | {p} looked from one to the other of them | the tiller was in {p.his} reach
+ Support the nine, who want to row for the bar => They changed places one by one, as if to stretch their legs | then there were nine on the oars, and {ally} counted the stroke
= Steer by the torn half for the channel => {h} only needed to lean on the tiller a little | nobody noticed how the sun moved round to the other shoulder
- Deceive {foe} and swim for it in the night => {h} left {his} coat on the bench, stuffed with rope, and went over the side without a splash
~ {foe} woke, and saw the sun on the wrong side | whoever had hold of anything now did with it what he could
@ bo-wall1 scene line=plain-boat wall way did=bo-means:+ p=stroke_oar/he where=the_bar
% The Big Wave; All Together
Before the bar one could hear it, a long way off, like carts | {p.a} pulled stroke, and he was one of {hands}, and had stopped hiding it
"Three small ones, and then the big one," said {p}. "One mustn't be greedy. My father took a boat over this, they say, and it was the second he took." | he spat. "I want to see where it was"
{foe} had crept forward on {foe.his} hands and knees. "Not here," said {foe}. "Anywhere. Not here! They were all rowing, just like you, I was calling the stroke, and I called it too soon"
Behind them the first of the small ones lifted the boat, and let it down
+ Save {p's} place when his oar is torn away => {h} held him by the belt, and with the other hand pulled his oar | the second one went under them
= Ask {foe} to say when it is the big one => {foe.he} had {foe.his} eyes shut. "Now," {foe.he} said, and it was a breath too early, and they all knew that, and waited | then it came
- Attack {foe}, to have quiet in the boat => {foe.he} lay between the thwarts, and held a sleeve to {foe.his} lip | there was nobody to count for them now
~ The wave broke before it reached them | it threw them back out, half full, and with five oars
@ bo-wall2 scene line=plain-boat wall where=the_channel_behind_the_rocks p=pearl_diver/she
% Oars In; Names in the Rock
In the channel the rocks came so near that one could touch them on both sides | they drew in the oars, and pushed the boat along with their hands
Under {h's} palm there was something cut into the stone | it was a name | a yard farther on there was another
"They go all the way along," said {p.a}, who had put her head under. "Down below as well. They must have done it when the tide was out. And there's the same thing by each of them, look. It's a small boat." | she came up for breath. "Somebody's had time. It takes a day to cut a name like that"
{foe} sat in the stern with a coat over {foe.his} head
+ Help {p} to read the lowest ones => They were the oldest, and there were nineteen of them | the twentieth had been begun, and left
= Count the names against the flashes of the light => There were forty-one, and they had been lit one by one | so somebody up there said them every night
- Rob the rock of a silver clasp that hangs there => It came away with a bit of string | behind it was a hole, and something like a tooth
~ The tide ran out beneath them | for six hours they hung between two rocks, and had the names before their eyes
@ bo-wall3 scene line=plain-boat wall way did=bo-means:- p=old_castaway/she where=the_beach_by_night
% Somebody on the Shore; The Lamp
{h} lay on the sand and coughed | next to {him} there were two bare feet, and a lamp
"You're wet," said {p.a}. "Well, one is. That's how I came." | she was as brown as wood, and she had a spoon round her neck. "How many are there still in the boat? I always light for forty-one. It was forty-one that we were. There was one who called the stroke, and was thrown clear, and sailed home to fetch help. I've kept the light on, so it'd be found again"
She said it quite cheerfully
"It'll be soon now," said {p}. "One doesn't forget a thing like that. {foe.name} gave me {foe.his} word on it"
+ Comfort her, and tell her that it is found => She sat down in the sand. "I've nothing in the house," she said. "I ought to have baked"
= Ask {p} what became of the others => "They waited, too," said {p}. "They weren't so good at it." | she raised her lamp, and up on the hill stood a cross with its arms out
- Lie to her that there is no one coming => "You're a funny one," said {p}. "You've come yourself." | but she held the lamp lower than before
~ From the sea came shouting, and the sound of an oar | they had found the coat full of rope
@ bo-turn scene line=plain-boat turn p=again who=stroke_oar,pearl_diver,old_castaway where=the_lee_of_the_hill
% Forty-One Flashes; Who Was to Fetch Help
In the lee of the hill one saw it plainly, above the surf | there was a white cross, and a lamp in front of it, and someone who went to and fro
{h} put it together, the dates on the chart, and the names, and the flashes. "They weren't drowned," said {h}. "They got ashore. They sent {foe} home for help, with the one boat that was left"
"And {foe} never told," said {p}. | it was hardly a voice. "Nobody ever came"
"{foe.he} called the stroke too soon, on the bar," said {h}. "It was {foe.his} fault that they lay there. First {foe.he} only wanted to sleep, for one night. Then {foe.he} would have had to say why {foe.he} had slept. After a year one can't say it at all"
So that was what lay to the east | it was not a reef | it was a word that had been given
+ Comfort {p}, who had somebody among them => "I was told he was dead," said {p}. "I've mourned quite properly. And he'll have sat up there, and looked at the sea"
= Answer the light, flash for flash => {h} held {his} coat before the lamp, and took it away, forty-one times | up on the hill the light stood still
- Steal the log that {foe} keeps under {foe.his} shirt => It had one page, and that had been written over so often that it was black
~ A squall came down and blotted it all out, the hill and the lamp | what they knew they had to take with them into the dark
@ bo-price scene line=plain-boat price where=the_boat_in_the_surf
% Too Many for the Boat; What to Throw Out
The boat was making more than they could bail | with twenty aboard it would not get in over anything, the helmsman said, and he had never said a thing twice
They threw out the cask, and the locker, and the mast | then they threw out everything that {h} had brought along, to {goal}, and it floated for quite some time
"One more," said the helmsman. "Or two." | they sat there and looked at their knees
There was an old man in the bow who had been ill since the third day, and now he took off his coat
+ Save the old man, and go over the side yourself => {h} let {himself} down into the sea, and held on by the rope | after a moment {ally} was there beside {him}, and then six more | the boat rose like a cork, with eight of them in tow
= Take turns at hanging on outside => It was a hundred strokes for each | they counted aloud, and toward the end of every hundred somebody counted rather fast
- Betray the old man, who is willing => They helped him out of the coat | it was a quiet sea just there
~ The next wave made the choice for them, and took the bow oar and whoever had been holding it | they got him back by the hair
@ bo-far scene line=plain-boat far p=again who=stroke_oar,pearl_diver,old_castaway where=the_stern_bench
% Just One Night; Awake
{foe} sat on the stern bench and held the other half of the chart, but {foe.he} was looking over it
"I meant to go to the harbour master first thing in the morning," said {foe}. "I'd only lain down. When I woke it was noon, and they asked me how it had been. And I said: they're lost. It just came out. It was quite a different word that I'd meant to say"
{p} had come aft, and stood there with {p.his} arms hanging
"I go round it every year," said {foe}. "In a wide circle. I always want to see if there's still a light. And then I can't look"
+ Give {foe} your torn half to put with {foe.his} own => {foe.he} laid them edge to edge on {foe.his} knee, and smoothed them | it was a good chart, there was nothing left out
= Ask {foe} who it was that {foe.he} promised => "I gave all of them my hand," said {foe}. "Forty. It took quite a while. One of them held it longer"
- Lie to {foe} that the light went out years ago => {foe.he} let out {foe.his} breath. "Then it's over," said {foe}, and seemed not to know if that was good
~ "Breakers!" shouted somebody, and {foe} was on {foe.his} feet at the tiller before {foe.he} knew, and brought her round
@ bo-plan scene line=plain-boat plan fork p=again who=stroke_oar,pearl_diver,old_castaway where=the_drifting_boat
% One Try; The Last of the Daylight
There was daylight for one try | after that the wind would blow offshore, and for how long nobody could say
"We need someone to call the stroke," said {ally}. "On the bar it's that or nothing. And there's just one of us who's ever been over it"
No one looked aft | they might ask {foe} to do it | they might set fire to the sail, so that it could be seen from the hill, and hope that there was somebody there with a line | or one might tie {foe} up, and trust to luck
{h} looked at the shore, where {he} could at last {goal}, and it was no farther than one can call
+ Share your hope with the hill, by a fire => the rest of the sail went on it | it flared up like a hand, and on the hill someone began to run
= Ask {foe} to call the stroke once more => It was said in front of all of them | {foe.he} looked as if {h} had asked {foe.him} to walk on the waves
- Trick {foe} with a rope, when {foe.he} is not looking => It was a good knot, the sailmaker had made it | {foe} did not even struggle
~ A gust spun the boat about | now they had to go, and each of them did whatever {he} had been going to say
@ bo-gate1 scene line=plain-boat gate move way did=bo-plan:+ p=line_thrower/he where=the_line_in_the_surf
% Someone with a Line; The End of a Rope
A line came flying out of the surf and fell across the bow | at its other end, up to the chest in foam, there stood a single person
{hands} had got to it first | "Cut it," said {p.a}, who held it, and did not know whom he was saying it to. "We were told to let nobody..." | he looked along the line to where it ended. "She's all by herself," said {p}
The rope was made of hair, and bark, and strips of old shirts | somebody had been working at it for years
The boat lay broadside on, and the big wave was on its way
+ Give {p} a hand with the line, and make fast => They took three turns round the thwart | it creaked, and stretched, and the bow came round
= Call to her to brace herself => She did not hear it, but she saw the arm | she passed the rope about her and lay back on it, like somebody going to sleep
- Attack {p}, and take the line from him => He let go at once, in sheer surprise | it ran out through {h's} palms, to the very last strip of shirt
~ The line went slack | then a knot caught in the rowlock, which no one had put there, and held
@ bo-gate2 scene line=plain-boat gate move way did=bo-plan:- p=carpenter's_mate/he where=the_first_breakers
% Trusting to Luck; Who Calls
Nobody called the stroke, and so they all did | there were nine voices, and the boat went like a beetle on its back
{p.a} had been set to watch over {foe}, and he leaned down to {foe.him}. "When is it?" he asked. "You know. I can see by your face that you know." | {foe} shook {foe.his} head, with closed eyes, and moved {foe.his} lips
"{foe.he} is counting," said {p}. "{foe.he} can't help it. Quiet, all of you! {foe.he} is counting!"
{hands} had their knives out, and did not know whether for the rope or for whoever had tied it
+ Give {p} the knife, to cut {foe} loose => {foe} sat up and rubbed {foe.his} wrists, and looked at the waves | nine voices fell silent, one after another
= Watch {foe's} lips, and pull by those => One, they said, and two | {h} said it after {foe.him}, aloud, and the oars went in together
- Lie to {hands} that {foe} ordered it so => They put their knives away | it was what {foe.he} would have ordered, and that was a dreadful thing to see in {foe.his} face
~ Two oars got across each other and broke | they were in it now, with seven, and the sea had a slope to it
@ bo-gate3 scene line=plain-boat gate move p=bow_man/she where=the_back_of_the_wave
% Once More; Before the Bar
{foe} had stood up in the stern, without being told to, as one stands when one calls the stroke | {foe.his} mouth was open, and nothing came
They lay on their oars before the bar, and {p.a} in the bow held up her arm to show where it broke | she was one of {hands}, and had never been asked for anything yet but to sit and be heavy. "Here it's green," she called. "And there it's white. I don't know which is good!"
A small one went by under them
Twenty people looked at {foe}, and it was quite without anger, for they wanted to live
+ Support {foe} with a shoulder from behind => {h} stood up too, back to back, so that {foe.he} should not fall | one could feel how {foe.he} drew breath
= Wait, with your oar in the sea => {h} did not turn round | one after another they did the same | there were twenty backs before {foe.him}, as there had been then
- Trick {foe} by calling the stroke too soon => "No!" shouted {foe}. "Not yet!" | it was the first word, and it was a good one, but three of them had pulled
~ The second one broke over the bow, and {p} was gone for a moment, and came up with her arm still raised
@ bo-duel scene line=plain-boat duel where=the_tiller
% Which Way the Tiller Goes; A Word That Was Given
{foe} had the tiller in both hands | behind {foe.him} was the open sea, and it was calm out there | before {foe.him} lay the bar, and the hill, and the light
"I can still take us off," said {foe}. "There'll be a sail, sooner or later. They needn't ever know up there that it was me. They think that I'm dead. That's kind of them. If I go in there then I'm somebody who slept"
The third of the small ones lifted them, and they could see right over the top
On the sand someone stood with a lamp, and had a hand above the eyes
"Forty hands," said {foe}. "And I've got to look in all of their faces. You know what you want to go in there for. What've I got to go in there for?"
+ Give {foe} your hand, as the forty did => {h} held it for a good while. "There's one who's kept the light on," {he} said. "She thinks you're only late." | {foe} looked at the hand, and leaned on the tiller
= Ask {foe} to finish what {foe.he} meant to say => "At the harbour master's," said {h}. "What was the word?" | "Alive," said {foe}. "They're alive." | it had been in there for thirty years, and it carried right to the shore
- Lie that nobody is waiting up there => "It's a lamp that lights itself," said {h}. "There's just the cross." | "Then I'll only go and stand there," said {foe}, and put the helm over
+~ {foe} took the hand, and held on to it, and with the other {foe.he} pushed the tiller away from {foe.him}, out to sea | "I can't do it to her," {foe.he} said
=~ "Lost," said {foe}. "I said lost. It's been true for so long." | the boat swung round, and had the wind behind it
-~ On the sand the lamp moved, and went to and fro, as only somebody's arm can do it | {foe} had seen it | {foe.he} shut {foe.his} eyes, and steered by heart, away from there
`;
export const pack: PackSource = { id: 'case-plain-boat', sheets: [facts, scenes], words: {} };
