import type { PackSource } from '../pack.ts';

/** Half of a hull is given up with people in it: who counted them, and how many seats there are. */
const facts = `
@ * truth line=plain-breach start
To {goal}, {h} had to get into the far half | {foe} had shut the middle door on it since daybreak | there were still ninety people on the other side
@ * token line=plain-breach
the numbered tag
@ * known line=plain-breach before
The far half was losing its air | nobody could tell {h} why it must be cut loose today
@ * known line=plain-breach behind
There were two hundred seats and two hundred and ninety people | {h} had to find the other ninety before the coupling blew
@ * echo line=plain-breach second did=br-lead1:+
The boy from the crawlway came round the corner on his stomach | he had brought the others' lights along
@ * echo line=plain-breach wall did=br-lead2:+
Somewhere outside a hand knocked on the plating, twice, and then twice again | the rigger was keeping step with them
@ * echo line=plain-breach second did=br-lead3:-
The door was guarded by six now | {h} had made a fool of one of them, and it had been noticed
@ * echo line=plain-breach turn did=br-second:+
The old woman sat with her thumb on the valve wheel | she had not let go of it since {h} had shown her how
@ * echo line=plain-breach wall did=br-near:-
Nobody offered {h} a mask | they had all seen whose mask {he} was wearing
@ * echo line=plain-breach plan did=br-near:+
The girl with the green boots counted along with them | she was good at it, and she had slept
@ * echo line=plain-breach gate did=br-price:+
There was a voice less on the line | the pilot had stayed at the pump so that the rest could walk
@ * echo line=plain-breach gate did=br-price:-
The line was ten people shorter | no one had said whose fault it was, and everyone knew
@ * echo line=plain-breach gate did=br-far:=
All along the passage lights came on in the cabins | they had heard the list read out, and they wanted to hear the end of it
@ * settle line=plain-breach won
{foe} took {foe.his} hand off the lever | it was quiet for so long that one could hear the hull creak | then the doors opened, one behind another, the whole length of the place | they tied the cargo cabins on behind the boat with everything that could be tied | two hundred and ninety people flew out on two hundred seats, and the last cabin had a stove | {h} had wanted to {goal} | before they cast off it was done, and nobody shut a door on {him} again
@ * settle line=plain-breach lost
The lever went down | it made hardly any noise | the far half swung away slowly, with all its lights on, and then one row after another went out | {h} had eighty people round {him} who had got through, and ten who had not | what {he} had wanted to do was out there, and getting smaller
@ * settle line=plain-breach dear
{foe} let go of the lever, too late for some | the coupling tore halfway | they got the others across on lines, hand over hand, and tied the cabins on behind the boat | {h} went back once more, and what had to be done was done | when {he} counted afterwards there were two hundred and eighty
@ * more line=plain-breach did=br-lead1:+
The boy from the crawlway sat in the last cabin, with his lamp on | he had been given the window
@ * more line=plain-breach did=br-lead2:=
The rigger flew outside the whole way, on the longest line | she said that it was the best seat
@ * more line=plain-breach did=br-lead3:-
The warden of the middle door was the last to come aboard | he asked {h} to see that order once more, and then he tore it up himself
@ * last line=plain-breach won
Every year on that day somebody reads out all the names, and it takes an hour | the numbered tag hangs over the door | whoever comes in late has to sit under it
@ * last line=plain-breach dark
They made {h} captain of what was left | {he} had a seat made for {himself}, with a number on it | at night {he} could hear people counting
@ * last line=plain-breach dear
On the wall of the boat there were ten hooks with nothing on them | {h} hung the numbered tag on the first, and nobody ever moved it
@ * last line=plain-breach lost
For a long time one could still see it, a grey splinter among the stars | {h} had the tag round {his} neck | somebody out there would know the course that it was on
`;

const scenes = `
@ br-o1 open line=plain-breach p=welder/she fork where=the_middle_door
% The Middle Door; Number Two Hundred and One
The alarm was half an hour old | {h} had been on the way to {goal}, and it lay behind the middle door | {hands} stood in front of that | "The far half's gone," they said. "{foe} has it cut loose at the end of the shift. It's that or all of us."
Behind the glass there was a face, and then there were five | someone over there held up a child, so that it could be counted
{p.a} had chalk on her hands. "I welded that coupling," said {p}. "It'd hold for a week. Somebody's in a hurry." | she pushed something into {h's} hand, and it was {token}. "They're giving those out up front, for the boat. The numbers are on them. That one fell out of the box."
The tag said two hundred and one. "Ask yourself how many they stamped," said {p}. "There's the crawlway, if you're thin. There's the outside, if you aren't. And that warden there has never once read an order to the end"
+ Rescue whoever you can through the crawlway => {h} went in head first | the walls touched both of {his} elbows | behind {him} {p} was already unscrewing the next plate, to make it a little wider
= Put on a suit, and walk round outside => {p} did up the last clip herself. "Left hand, right hand," she said. "Never both" | the lock opened, and there was a great deal of nothing
- Trick the warden with an order from {foe} => {h} held up a list of laundry, and read aloud from it | the warden saluted after the third line | the door opened by the width of one person, and shut again behind {him}
~ A hand took hold of {h's} collar | {he} got loose and ran into the suiting room | the only way out of that was out
@ br-lead1 scene line=plain-breach lead way did=br-o1:+ p=crawl_boy/he where=the_crawlway
% As Wide as a Drawer; Somebody's Boots
In the crawlway {h} met a pair of boots coming the other way | they belonged to {p.a}, and he was eleven
"You're going the wrong way," said {p}. "Everyone wants to get out of there." | he thought about it. "I don't, though. I only came to look if it goes through. I've got a whole class sitting back there."
He knew every bend | {hands} used to send him in to fetch the tools they dropped. "This week I wasn't allowed in," said {p}. "They'd things to do at the valves, and they didn't want any help. They were ever so polite. That's how I noticed."
Air moved past their ears, in the direction of the far half, and it did not come back
+ Give {p} your light, and let him fetch his class => They came past one after another, seventeen of them, with their shoes in their hands | the last one said thank you, as she had been taught
= Ask {p} to show you those valves => He put {h's} hand on something smooth in the dark. "Feel that?" he said. "That's new paint. They never paint anything."
- Rob {p} of his mask, for the way back => It was small, and it had a name on it in marker | {p} let it happen, the way children do with grown-ups | he crawled ahead without it
~ A plate came down behind them | from then on there was only forwards, and they could hear someone screwing it tight
@ br-lead2 scene line=plain-breach lead where=the_outer_hull p=rigger/she
% Left Hand, Right Hand; A Great Deal of Nothing
Outside there was no up | {h} hung on a rail as thick as a thumb, with the hull on one side and everything else on the other
A light came hopping along the plates | it was {p.a}, with nine coils of line on her back, and she bumped her helmet against {h's} so as to be heard. "You're holding on with both hands," said {p}. "You'll never get anywhere like that."
She had been out there since the alarm, looking for the hole. "There's a leak, they say, as big as a door," said {p}. "I've been round twice. I've knocked on every plate. There isn't any hole. There's a valve open, and it's open from the inside."
Far below them the stars went round like a slow wheel
+ Save {p} when her line comes loose => It came loose without a sound | {h} let go of the rail with one hand and got her by the boot | they hung there and bumped their helmets together. "That's how one does it," said {p}
= Follow the frost back to that valve => It lay on the plates like a feather, ten metres long | where it began there was a round lid | somebody had put a new seal on it, and dated it a week ago
- Cheat {p} out of two of her lines => "I'll bring them back," said {h}. | {p} watched {him} go. "People always say that out here," she said, to nobody
~ {h's} glove slipped | for one long breath {he} flew | then the line came tight, and {p} reeled {him} in without a word
@ br-lead3 scene line=plain-breach lead way did=br-o1:- p=door_warden/he where=the_far_side_of_the_door
% An Order, to the End; Three Lines of Laundry
The far side was darker than one had thought | people sat along the wall, close together, and nobody shouted
The warden, {p.a}, had come through as well, to see that it was all in order. "Ninety," he said, and he was quite pale. "I was told that it was empty over here. I was told they'd all been brought forward." | only then did he read the paper, and to the end. "Six shirts," said {p}
He did not shout | he folded it small. "I've stood at that door for nine years," he said. "I've never asked anything. Last week {foe} had the locks on the valves changed. I held the lamp for that. I thought it was for our safety."
From the other side somebody was knocking for him to come back
+ Support {p} until he can stand again => {h} sat down beside him | by and by he wiped his face with his cap and put it on. "They'll want somebody who knows the doors," said {p}
= Ask {p} for the keys to the valves => "They took mine," said {p}. "But they never asked whether I'd a second." | he pulled a boot off and shook it
- Lie that {foe} will send for them => {p} went along the rows and told everyone | they brightened up, one after another, and {h} looked away
~ The knocking stopped | they had decided outside that he was staying | {p} looked at the door as if it had bitten him
@ br-ally ally line=plain-breach ally=grounded_pilot where=the_dark_mess_hall
% Not Certified; Somebody Who Could Fly It
In the mess hall of the far half someone was peeling potatoes by touch | it was {ally.a}
"They'll be wanted," said {ally}. "Wherever we're going, there'll be ninety people and no supper." | {ally.he} had flown that boat up front for six years, until a doctor looked at {ally.his} hands. They shook. "They don't when I'm peeling," said {ally.he}
{ally} looked at {h's} tag for some time. "That boat seats two hundred. I ought to know. I had a cushion on number one."
{ally.he} dried the knife and put it away. "Say what you need," said {ally}
+ Share the potatoes out along the wall => People held them in both hands, since they were warm | somebody began to tell where they had grown | for a moment it was just supper
= Ask {ally} what else would fly => "Nothing would," said {ally}. "But you can tow a good deal, if nobody's told you that you mustn't." | {ally.he} drew it on the table with a wet finger
- Deceive {ally} about how long they have => "A day or so," said {h}. | {ally} went back to the potatoes, slowly, and whistled | every minute of it was taken from somewhere
~ The lights came on, and went off again | in that second they had all seen how many they were
@ * fare of=br-ally won
{ally} flew it, all the way, with hands as steady as a table
@ * fare of=br-ally lost
{ally} stayed in the mess hall without a light, and peeled, in case somebody should still come
@ br-second scene line=plain-breach second p=again who=crawl_boy,rigger,door_warden,welder where=the_valve_room
% New Paint; From the Inside
The valve room smelled of paint | eleven of the wheels were grey, and the twelfth was a clean bright blue | it stood open
{p} laid a strip of paper against the grating, and it was sucked flat at once. "So that's where it goes," said {p}. "There's no hole at all. We're being poured out like a bucket."
An old woman in a dressing gown had followed them in, because she liked to know things | she held out her glasses and read the plate on the lock. "Opened by authority," she read. "It's in {foe's} own name. Well. One doesn't sign for a thing like that, unless one thinks it's right"
The wheel was chained | every turn that it was open took an hour from somebody
+ Help the old woman to hold the wheel => They got the chain a hand's breadth loose, and the wheel a quarter round | she sat down against it. "I'll stay here," she said. "I've sat through worse."
= Read the log beside the lock => It was all there, by the minute | at the bottom stood a line that had nothing to do with valves | it said: two hundred and ninety less ninety is two hundred
- Destroy the lock, and all that is on it => It took one blow | with the lock went the log | it was the only proof | the wheel stuck where it was
~ The paper was torn out of their fingers and went through the grating | they stood and listened to it flutter, a long way off
@ br-near scene line=plain-breach near p=girl/she where=the_long_passage
% Eleven Masks; Green Boots
There were ninety people and eleven masks | they passed them along the passage from hand to hand, and each took twenty breaths
{p.a} in green boots had counted for an hour, out loud. "You're cheating," she told a big man, who was. "That was twenty-three" | he gave it up at once, and blushed
She was getting slower | {h} saw that she left herself out every time. "I'm only small," said {p}. "I don't use much"
At the far end someone had begun to pound upon the door with a chair | it used up a great deal
+ Give {p} your own turn, and take over the count => {p} was asleep before she had got to twelve | {h} counted on, and left nobody out | at the far end they had put down the chair
= Go to the door, and talk to the one who pounds => He was a cook, with a wife in the near half. "I know that it does no good," he said. "I only want her to hear me." | after that he knocked softly, once in a minute
- Cheat at the count, and keep a mask => Nobody saw it but the one who could count | {p} went on with ten. "Eighteen," she said loudly, "nineteen," and did not take her eyes off {h}
~ A mask was dropped, and its glass broke | there were ten of them now | nobody knew who had done it, and nobody asked
@ br-means scene line=plain-breach means p=again who=crawl_boy,rigger,door_warden,welder fork where=the_plan_on_the_wall
% Three Ways Forward; Ninety in a Line
On the wall hung the plan of the whole place, under glass, for visitors | {h} wiped the dust from it | from the far half there were three ways to the boat
"Over the top, on lines," said {p}. "We'd have suits for a third of them, so it'd be three trips. Or through the coolant tunnel. It's drained, I think. There's something living in it, they say, but they always say that." | {p} tapped on the thick part. "Or by the front door. Somebody has to get into the command deck and open it, and {foe's} sitting right there"
The cook went on knocking, once in a minute | the potatoes were finished
They had three hours left, and {h} still had to {goal} | none of that is done without breath
+ Save the weakest first, over the top on lines => They tied them in like parcels, two small ones to each big one | the old woman in the dressing gown asked to have the side with the view
= Lead them all down into the coolant tunnel => {h} went first | it sloped, and it was as slick as glass | ninety people sat down behind {him}, each with both hands on the next one's shoulders
- Steal into the command deck by the laundry lift => It was made for sheets | {h} folded {himself} into it with {his} knees at {his} ears, and somebody pulled on the rope
~ The plan fell off the wall and broke along the middle | it showed them which of the ways was still whole
@ br-wall1 scene line=plain-breach wall way did=br-means:+ p=medic/she where=the_spine_of_the_hull
% Two Small Ones to Each Big One; The Second Trip
The first thirty were over | on the way back for the second load {h} saw that a cutter was at work on the line | it was one of {hands}, out there alone, and he was crying in his helmet, and one saw it
{p.a} was strapped to {h}, with a bag on her chest. "Don't push him," said {p}. "He'll go spinning. He's called Anton. He was in my ward for a month with his back"
The cutter went on | a strand curled up, and another
"Anton," said {p}, on the open line. "How's the back?" | there was nothing for a time. "I was told they were dead already," said Anton. "I was told it's only a line"
+ Give Anton a name from each of the faces => {p} told him all thirty, one after another, and where it ached | at the twentieth he turned off the cutter | he held the line for the rest of them with his own two hands
= Swing round him to the other line => {h} kicked off with {p} on {his} back, and for six seconds nothing held them | then there was a rail, and it was warm from the sun
- Attack him, and pull out his plug => He went limp and quiet | {p} said nothing more to {h} on the whole of that crossing
~ The line parted | it whipped round and drew a white streak across {h's} visor | they went on by the rail, a hand at a time, and lost half an hour
@ br-wall2 scene line=plain-breach wall p=tunnel_dweller/she where=the_coolant_tunnel
% Something Living in It; The Ninety-First
Something did live in the coolant tunnel | it was {p.a}, and she had been there for two years with a hammock and a shelf
"You might've knocked," said {p}. "I'm not on any list. I got off a freighter and never signed. It's quiet down here, and the pipes are warm." | she looked along the line of faces in the dark. "You're all off the list as well, aren't you? I thought so. You've got that look"
At the end of the tunnel there was a hatch, and it was welded | it had not been a week ago
"They did it the day before yesterday," said {p}. "I held my breath. They were talking about seats"
+ Share your place in the line with {p} => She thought about it for quite a while, and then she took her shelf down and carried it along | "I've never been the ninety-first of anything," said {p}
= Ask {p} what exactly they said of seats => "Two hundred," said {p}. "And one of them asked: what about the rest? Then nobody said anything. And then one of them said: there isn't any rest."
- Rob {p's} hammock for its steel hooks => They made a good lever, and the weld cracked | {p} watched, with a heap of cloth before her
~ Something gave way above | brown sludge came down the tunnel, up to the knees | they pushed the children through the crack first and themselves after
@ br-wall3 scene line=plain-breach wall way did=br-means:- p=signals_clerk/he where=the_command_deck
% Behind the Sheets; What the Boat Said
The laundry lift opened behind a rack of clean collars | from there {h} could see the whole of the command deck, and {foe}, who was sitting with {foe.his} back to it
{foe} was not doing anything | {foe.he} had a list in front of {foe.him}, and {foe.he} went down it with a finger, again and again
Beside the rack {p.a} sat with earphones on. He saw {h}, and he did not give the alarm. "It's about the boat," whispered {p}, without moving his lips. "I took it down myself. Two hundred seats, they sent. Not one more, or it won't lift. {foe} had me read it twice. Then {foe.he} asked for the list of cabins"
Up on the panel was the key to the middle door
+ Give {p} a chance to get away first => He shook his head and took off the earphones. "I'd like to hear something else for once," said {p}. | he got up and dropped a tray, and everybody looked at him
= Wait until {foe} puts {foe.his} head down => It took ten minutes | {foe.he} laid {foe.his} face on the list, and {h} went by so close that {he} could read it | there were ticks, and there were ninety lines with none
- Betray {p} to {foe}, and take the key meanwhile => "There's a spy at your signals," called {h}, out of the dark. | in the noise that followed the key was easy | {p} looked for {him} over all of their shoulders
~ The lift fell back to the bottom with a crash | every head on the deck went up | {h} had the key, and no way back but the middle of the room
@ br-turn scene line=plain-breach turn p=again who=medic,tunnel_dweller,signals_clerk where=the_boarding_hall
% Two Hundred; There Is not Any Rest
In the boarding hall there were rows of chairs | on each lay a tag | {h} had only to walk along them | they ended at two hundred
{he} took {his} own tag out | two hundred and one had been stamped, and had been swept off the table with the shavings | somebody had begun to stamp one for everybody, and had been told to stop
"Two hundred and ninety of us," said {p} slowly. "And a boat for two hundred. So somebody looked for the place where ninety live."
There had never been a leak | {foe} had sat over the list, and had not been able to strike out a single name | so {foe.he} had crossed out a door instead
"{foe.his} own brother lives over there," said {p}. "Cabin forty. {foe.he} didn't take him off, either. {foe.he} wanted it to be fair"
+ Comfort the ones who read it with you => They stood among the empty chairs and held on to the backs | nobody sat down in one
= Count how many could sit on a lap => {h} did it seriously, row by row | a child counts half, and luggage counts for nothing | there were sixty left over, and then there were thirty
- Steal a tag for yourself, and say nothing => It had a number well to the front | {h} closed {his} fist on it | it felt warm, as if somebody had only just put it down
~ The lights in the hall went up, row by row | someone was coming to see whether the chairs were straight
@ br-price scene line=plain-breach price where=the_pump_deck
% Somebody at the Pump; One Turn a Second
There was one thing to be done before anyone could move | the old pump would give them an hour's breath | but it was worked by hand, a turn a second, and whoever turned it could not leave
{ally} studied it, and then {ally.his} own hands. "It's like peeling," said {ally.he}
A man from the families had stepped forward too | four children held on to him | he was stronger. "I'd do more in the hour," he said. "You know I would."
Everyone waited for {h} | {he} could turn a pump as well, but then there was nobody left to {goal}
+ Protect the father, and let {ally} stay => "I'd have been sad if you hadn't asked me," said {ally}, and spat into {ally.his} hands. | the wheel began to go round | from the stairs they could hear {ally.him} counting
= Draw up turns, ten minutes to each => It was fair, and there was a gap each time they changed | in every gap somebody sat down on the stairs | they lost a third of the hour
- Deceive the father that he will be fetched => He kissed all four on the hair, and took off his jacket | {h} did not look back | {he} heard the wheel until the second door, and then {he} did not
~ The handle came off, and had to be tied on with a belt | by then it did not matter so much who turned
@ br-far scene line=plain-breach far p=again who=medic,tunnel_dweller,signals_clerk where=the_cabin_of_the_brother
% Cabin Forty; A Light Under the Door
There was a light under the door of cabin forty | a man sat at a table in there, with his hat on, and he had laid out a game of patience
"You're from the front," he said. "I'm the brother. You needn't tell me. I did the sum too, it isn't hard" | he moved a card. "{foe} used to share everything out when we were small. One bean for you, one for me. If it wouldn't come out even {foe.he} cried, and then {foe.he} threw the last one away"
{p} had pulled off {p.his} cap
"Somebody ought to go and say that one can also cut a bean," said the brother. "I can't. From me it'd sound as if I wanted something."
+ Help him up, and take him along => He weighed nothing at all | he carried the cards himself. "If it comes out we'll live," he said. "I've been putting off the last one."
= Read the list of cabins over the speaker => {h} took the speaking tube off the wall and read out all ninety, slowly | then {he} began again with the two hundred | when {he} had done there was quiet in both halves
- Lie to him that he is on the list => "Ah," he said, and took his hat off at last. | he was happy, and he moved a card | when they left he was humming
~ The lamp over the table swung, and the cards slid off | that was the coupling | they had less time than they had been told
@ br-plan scene line=plain-breach plan fork p=again who=medic,tunnel_dweller,signals_clerk where=the_cargo_ring
% Cabins on a String; What Can Be Towed
In the cargo ring stood nine cabins on rollers, each as large as a room | they had carried seed, once, and furniture | {p} walked round one and knocked on it
"They're tight," said {p}. "Hook them on behind. It'll fly like a string of sausages, but it'll fly. You don't need two hundred and ninety seats. You need two hundred, and a rope."
There was just enough time to do one thing more | somebody could hold the coupling together by hand, with every rigger there was | somebody could go to {foe} on the deck, and tell {foe.him} | or one cut the wires to the lever, and told nobody
+ Support the riggers on the coupling => They lay in a ring round the great bolt, head to head, with straps and bars and bare hands | it groaned, and it held
= Go up to {foe} by the front stairs => {h} brushed the dust from {his} sleeves and took the widest part of the stairs, where one is seen
- Trick them all by cutting the wires first => It was a thin blue bundle behind a plate | {h} was through all but one when the plate was lifted off from the other side
~ A shudder went through the floor, and decided it | whoever was nearest to anything took hold of it
@ br-gate1 scene line=plain-breach gate move way did=br-plan:+ p=bolt_rigger/she where=the_coupling
% Head to Head; The Great Bolt
Twenty people lay round the bolt like the hands of a clock | it was as thick as a tree, and a hair's breadth of black had opened along one side
{p.a} lay next to {h}. "If it goes, it takes our arms," said {p}, in a friendly way. "I've always wondered who'd be beside me"
The order came over the speaker to clear the coupling | it was {foe's} voice, and it was hoarse | it came a second time. "There are people on it," somebody answered from the deck. "They won't let go"
Then boots came along the passage, a great many
+ Defend {p's} place with your own back => {h} lay across her arms | the first boots stopped beside {his} head | somebody knelt down there, and took hold of the strap
= Call out each name in the ring, for {foe} to hear => It went round like a song | last of all {h} said {his} own | nobody on the deck touched the lever
- Lie that the bolt has already gone => "It's through!" shouted {h}. "You'll only tear the front off with it!" | the boots stood still, and it bought a minute
~ A strap parted, and somebody screamed | the gap was as wide as a finger | they closed it again, and one of them was lying still
@ br-gate2 scene line=plain-breach gate move way did=br-plan:- p=electrician/he where=the_wire_room
% The Last Blue Wire; A Face Behind the Plate
Behind the plate there was a face, upside down | {p.a} had pliers between his teeth, and took them out. "I was sent to see why the lever's dead," said {p}. "It's you, then. I'm to join them up again"
There was one wire left | they both had hold of it
"I've got a tag," said {p}. "A hundred and twelve. My sister hasn't one. I keep thinking that somebody made a mistake and will come and say so." | he looked at the pliers as if they had been lent to him
Above them {foe} was asking, very quietly, whether it was done
+ Share what you know of the nine cabins => {p} listened with his mouth open. "On a rope," he said. "Just on a rope." | he cut the last wire himself
= Hold on, and look him in the eye => They stayed like that until {foe} had asked three times | "It's dead," {p} called up at last. "I can't find why."
- Cheat, and let him join the wrong two => He did it neatly, and with his tongue out | up there the lever threw sparks, and then they knew that somebody was in the walls
~ The wire slipped out of {h's} wet fingers | {p} had it joined before he had thought about it | "Sorry," he said. "I've done it so many times"
@ br-gate3 scene line=plain-breach gate move p=officer/she where=the_front_stairs
% In the Middle of the Stairs; The Ones with Tags
On the front stairs sat the people with the tags | they had been told to wait there quietly, with one bag each, and they had been quiet for three hours
They moved their knees aside for {h} | {p.a} stood at the top, with her hand on her belt. "You're from over there," said {p}. "There was no one left. That's what we were told."
On every step somebody had heard it | a woman turned her tag over, and over
"How many?" asked a man. "Just say how many." | {h} could have done it with a single word
+ Give them the number, and the way out of it => "Ninety," said {h}. "And there's room for them, if we tie on the cabins." | the whole stair got to its feet, and {p} was carried up with it
= Walk on up, without a word to anyone => One after another they stood up and came along behind {him} | nobody had told them to | {p} took her hand off her belt
- Lie that {foe} means to leave them behind as well => It went down the stairs like fire | now there was a crowd, and {p} drew back before it, and somebody's bag was trampled
~ "Sit down!" shouted {p}. | three hundred feet scraped on the steps | {h} got by along the rail, with one sleeve gone
@ br-duel scene line=plain-breach duel where=the_lever_on_the_deck
% One Bean Too Many; The Lever
{foe} stood with both hands on the lever, and the list lay under {foe.his} elbow | it was four minutes to the end of the shift | behind {h} the door was open, and the others stood in it and held their breath
"I've done it every way there is," said {foe}. "By age. By trade. By lot. I can't strike out one name. I can do a door. It's only a door. Nobody chose anyone"
The numbers ran down on the wall
"If I don't, then nobody lifts off," said {foe}. "There'll be a fight for the seats, and children in it. Show me something else. I've been asking for a week, there's nobody I can ask. But it's got to come out even"
+ Give {foe} the tag, and count the cabins for it => {h} laid two hundred and one on the list. "That's the one who's too many," {he} said. "It's tied on behind. And two hundred and two is beside it." | {foe} counted along, with moving lips, to two hundred and ninety
= Ask {foe} to read the list aloud, to the end => {foe} read | at cabin forty {foe.his} voice went. "Go on," said {h}. | "I can't say it," said {foe}. | the hands came off the lever, to hold the paper
- Lie that cabin forty is aboard => "Your brother's in seat seven," said {h}. "He's playing patience." | {foe} turned round to look, and in that moment nobody had hold of the lever
+~ {foe} looked at the tag. "It won't come out," {foe.he} said. "There's no two hundred and two stamped." | {foe.he} leaned on the lever with closed eyes
=~ {foe} read, fast, and got to the end | {foe.his} voice had held | "So I can," {foe.he} said, as if something had been settled, and reached out
-~ "Seven's a child," said {foe}. "I gave out seven myself." | it was the only seat on which nobody could have lied to {foe.him}
`;
export const pack: PackSource = { id: 'case-plain-breach', sheets: [facts, scenes], words: {} };
