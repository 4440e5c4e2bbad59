import type { PackSource } from '../pack.ts';

/** Half of a hull is given up with people in it: who counted them, and for how many there is breath. */
const facts = `
@ * truth line=plain-breach start task=find,find-person,steal,remember
{h} had come to {goal} | {he} had to look in the far half for that, and {foe} had shut the middle door on it at daybreak | by the end of the shift there would be no far half left to look in
@ * truth line=plain-breach start task=find-out
{h} had come to {goal} | {foe} knew, and sat in front with the list, and said nothing | ninety others might have guessed, and {foe} had shut the middle door on them at daybreak | by the end of the shift there would be no one left over there to ask
@ * truth line=plain-breach start task=free,lead,survive,escape
{h} was bound by {his} word to {goal} | it could not be done with half a hull and half its people | {foe} had shut the middle door at daybreak, and ninety of those people were behind it
@ * truth line=plain-breach start task=defeat,stop,refuse,clear
{h} had sworn to {goal} | all of that hung on the orders by which {foe} acted, and nobody was shown those | {foe} had shut the middle door at daybreak, with ninety people on the other side, and would not say why
@ * truth line=plain-breach start task=deliver
{h} had come to {goal} | there was one passage by which it could be done, and it went through the middle door | {foe} had shut that at daybreak | ninety people were on the other side, waiting for it to open
@ * truth line=plain-breach start task=become,make,get-rich,win-heart
{h} had come to {goal} | all that {he} needed for it was kept in the far half | {foe} had shut the middle door on that since daybreak, and on ninety people
@ * truth line=plain-breach start task=anything
{h} had come to {goal} | for that {he} had to get through the middle door, and {foe} had shut it at daybreak | there were still ninety people on the other side
@ * token line=plain-breach
the numbered tag
@ * known line=plain-breach before
The far half was losing its air | nobody could tell {h} why it must be cut loose today
@ * known line=plain-breach behind
There was breath for two hundred, and they were two hundred and ninety | {h} had to find it for the other ninety before the coupling blew
@ * echo line=plain-breach second did=br-lead1:+
The boy from the crawlway came round the corner on his stomach | he had brought his whole class's lights along
@ * echo line=plain-breach wall did=br-lead2:+
Farther along a hand knocked on the plating, twice, and then twice again | the rigger was keeping step with them outside
@ * echo line=plain-breach second did=br-lead3:-
The door was guarded by six now | {h} had made a fool of one of them, and it had been noticed
@ * echo line=plain-breach turn did=br-second:+
The old woman with the glasses had not let go of the valve wheel | her thumb was blue with paint
@ * echo line=plain-breach turn did=br-second:-
There was no log to hold up to anyone | {h} had broken it {himself}, along with the lock
@ * echo line=plain-breach wall did=br-near:-
Nobody offered {h} a mask | they had all seen whose mask {he} was wearing
@ * echo line=plain-breach plan did=br-near:+
The girl with the green boots counted along with them | she was good at it, and she had slept
@ * echo line=plain-breach far did=br-glass:+
On the glass of the middle door there was a print of a hand, and beside it another, from the other side
@ * echo line=plain-breach far did=br-glass:-
The cook had stopped knocking | his wife had gone away from the glass, and he had seen her go
@ * echo line=plain-breach plan did=br-beans:+
The gardener had sent them a leaf in an envelope of foil | it was for {h}, and it was the size of a hand
@ * echo line=plain-breach plan did=br-beans:-
One bed of the nine was brown | it was the one whose lamp {h} had taken
@ * echo line=plain-breach gate did=br-quarter:+
The quartermaster had kept her books | she had written the nine cabins down as seed, and as used
@ * echo line=plain-breach gate did=br-tags:+
Four people walked along who had no tags any more | they had never held their heads so high
@ * echo line=plain-breach gate did=br-price:+
{ally} had come up from the pump with a towel round both hands | they had left off shaking
@ * echo line=plain-breach gate did=br-price:-
The old pump had stopped by itself in the end, and one listened for it all the same | they knew who had sent the father of the four down there
@ * echo line=plain-breach gate did=br-far:=
All along the passage lights came on in the cabins | they had heard the list read out, and they wanted to hear the end of it
@ * echo line=plain-breach duel did=br-eve:+
In {h's} pocket there was the last quarter of a potato | it had been cut quite fairly
@ * echo line=plain-breach wall did=br-ally:-
From the mess hall one heard a knife, quite slow, and whistling | in there they thought that they had a day
@ * echo line=plain-breach gate did=br-pump:-
The needle on the pump deck had not fallen once | there had only been {h's} word for it, and it had cost an hour of turning
@ * echo line=plain-breach far did=br-lead1:-
The small crawler came down the passage on one breath, and held the next | he had told nobody where his mask was
@ * echo line=plain-breach wall did=br-lead2:-
The rigger had seven coils left on her back | "They'll be brought back," she told whoever asked, and smiled at no one
@ * echo line=plain-breach far did=br-wall1:-
Anton lay in front in the ward by now, with a hose over his mouth | he had told them who it was, and he had not been cross
@ * echo line=plain-breach gate did=br-wall2:-
The woman from the tunnel carried her cloth over one arm | there was nothing to hang it up by
@ * echo line=plain-breach far did=br-wall3:-
On an empty chair at the signals desk lay a pair of earphones | they had taken the clerk away for what {h} had called out
@ * echo line=plain-breach gate did=br-turn:-
{h} went a little lame | the second tag had slid down into {his} shoe, and it had a two in front
@ * echo line=plain-breach gate did=br-four:+
The father of the four walked along, with both hands bound up | his eldest looked round at {h} from time to time, and had not made up her mind
@ * echo line=plain-breach gate did=br-four:-
A girl with a watch had come this far, with three smaller ones in one coat. "I've heard it twice now," she said, to nobody
@ * echo line=plain-breach duel did=br-far:-
There was a humming from the speaker | in cabin forty a man believed that he was on the list
@ * echo line=plain-breach duel did=br-quarter:-
In the doorway the quartermaster held up an empty hook. "Ask that one where the keys of the cabins are," she said
@ * echo line=plain-breach duel did=br-tags:-
On the stairs two men were pulling at one tag, and both of them had paid {h} for it
@ * echo line=plain-breach duel did=br-eve:-
One of those in the door had found a potato skin under {h's} chair | they passed it round
@ * echo line=plain-breach duel did=br-gate1:-
Far below people were running from the coupling, since {h} had shouted that it had gone
@ * echo line=plain-breach duel did=br-gate2:-
It stank of wire | somewhere in the wall one heard the electrician cough
@ * echo line=plain-breach duel did=br-gate3:-
Down on the stairs a bag had burst, and small shoes lay on all the steps | {h} had only wanted them to run
@ * settle line=plain-breach won task=find-out
{foe} took {foe.his} hand off the lever | then ninety people came through the middle door in one line, and each of them laid a palm on it in passing | {h} had come to {goal} | {foe} gave the answer over the speaker, to all two hundred and ninety of them. "There's breath for two hundred," said {foe}. "The plant will never do more again. I've known it for a week, and I told no one. It was I, and that's the reason for all of it, for whatever we did that you couldn't make out." | nobody shouted | a child asked whether that was with the beans or without
@ * settle line=plain-breach won task=find,steal,remember
{foe} took {foe.his} hand off the lever, and pushed the list away | "It'd have gone out with the ninety," {foe.he} said. "What you came for. I never so much as asked what else was in there." | the doors opened, one behind another, the whole length of the hull | they hung the nine green cabins into the air loop, and people slept in turns until the beans had caught up | {h} had come to {goal} | {he} went down the long passage, past ninety lit cabins, and in the last of them it was done, while the old woman held the lamp
@ * settle line=plain-breach won task=find-person
{foe} took {foe.his} hand off the lever | it was quiet for so long that one could hear the hull creak | then ninety people came through the middle door in one line, and {foe} stood beside it and said each name aloud as it went by | {h} had come to {goal} | it was the eighty-first, with a child on one arm that was somebody else's, and half a potato in the other hand | behind them the pilot was bringing the green cabins round
@ * settle line=plain-breach won task=free,lead,survive,escape
{foe} took {foe.his} hand off the lever | it was quiet for so long that one could hear the hull creak | then ninety people came through the middle door in one line, and each of them laid a palm on it in passing | the pilot brought the nine green cabins round, and they took in all that two hundred and ninety breathed out | {h} had given {his} word to {goal} | it took the whole of them, and the whole of the hull, and on the eleventh day the last of it was done with every lamp alight
@ * settle line=plain-breach won task=defeat,stop,refuse,clear
{foe} took {foe.his} hand off the lever and turned the order over | on the back of it two hundred and ninety people wrote their names, with the same pencil | after that there was nobody on either side of the door who would have carried out another | {h} had sworn to {goal} | it was done without a blow, since those on whom the old orders hung had no hands left to do them with | the nine green cabins went into the air loop that same night
@ * settle line=plain-breach won task=become,make,get-rich,win-heart
{foe} took {foe.his} hand off the lever | the doors opened, one behind another, the whole length of the hull, and behind the last of them lay all that {h} had been cut off from | ninety people carried it out for {him}, each a little | {he} had come to {goal} | it was among the bean rows in the ninth cabin that it came true, with the pilot as a witness, and people asleep in turns on every side
@ * settle line=plain-breach won task=deliver
{foe} took both hands off the lever and sat on them, like a child | the doors opened, one behind another, the whole length of the hull, and through them came ninety people in their socks | {h} had come to {goal} | on the far side, under the last lamp, it was signed for with a stub of chalk | the receipt is still on the wall there, among the beans
@ * settle line=plain-breach won task=anything
{foe} took {foe.his} hand off the lever | it was quiet for so long that one could hear the hull creak | then the doors opened, one behind another, the whole length of the place | they hung nine green cabins into the air loop, and slept in turns until the beans had caught up | {h} had set out to {goal} | the way to it lay open now from end to end, and two hundred and ninety people were standing along it and made room
@ * settle line=plain-breach dark task=find-out
The lever was {h's} now, and {foe} stood beside it with empty hands | no one cheered | what {h} had come for was to {goal} | {foe} told {him} in as many words. "There's breath for two hundred, and we're two hundred and ninety. I hid it. All the rest was so that no one should ask." | it was the answer, and {h} hung up nine green cabins upon it, and was breathed at by nobody | people kept the bed empty on either side of {him}
@ * settle line=plain-breach dark task=find,find-person,free,stop,defeat,steal,deliver,lead,escape,survive,clear,win-heart,make,become,remember,get-rich,refuse,anything
The lever was {h's} now, and {foe} stood beside it with empty hands | no one cheered | they hung in the green cabins, since there was no other way to breathe, and each of them looked for a bed as far from {h's} as could be | {he} had come to {goal} | there was no door that was not opened to {him}, and two hundred and ninety people stepped back from the passage to let {him} by
@ * settle line=plain-breach lost task=find-out
The bell of the shift went, and {foe} leaned on the iron | {hands} had cleared the coupling by then, down to the last glove | it made hardly any noise | the far half swung away slowly, with all its lights on, and then a tug could be seen going after it, very small | {h} had come to {goal}, and knew it now | there had been breath for two hundred, and one who could not say so | it was quite a short answer | whoever had been left in there got aboard the nine cabins, and lived on beans for three weeks, by themselves, until they were fetched, and it was they who had been owed it
@ * settle line=plain-breach lost task=survive,lead,escape
The bell of the shift went, and {foe} leaned on the iron | {hands} had cleared the coupling by then, down to the last glove | it made hardly any noise | the far half swung away slowly, with all its lights on, and then a tug could be seen going after it, very small | {h} was left standing on the side that breathed | {he} had come to {goal}, and had meant it for more than {himself} | whoever had been left in there got aboard the nine cabins, and lived on beans for three weeks, by themselves, until they were fetched | {he} stood at the lock then, and counted them in, and it came to eighty-four
@ * settle line=plain-breach lost task=find,find-person,free,stop,defeat,steal,deliver,clear,win-heart,make,become,remember,get-rich,refuse,anything
The bell of the shift went, and {foe} leaned on the iron | {hands} had cleared the coupling by then, down to the last glove | it made hardly any noise | the far half swung away slowly, with all its lights on, and then a tug could be seen going after it, very small | whoever had been left in there got aboard the nine cabins, and lived on beans for three weeks, by themselves, until they were fetched | what {h} had come for had been in that half | it was getting smaller, and there was no second tug
@ * settle line=plain-breach dear task=find-out
{foe} let go of the lever, too late for some | the coupling tore halfway, and they got the others across on lines, hand over hand | {h} had come to {goal} | "It would've done for two hundred," said {foe} to those who were left. "I'd known it for a week. All that nobody could make out was so that nobody should know that." | it was the whole answer, and it had been as simple as that the day before, when there were ten more to hear it
@ * settle line=plain-breach dear task=free,lead,survive,escape
{foe} let go of the lever, too late for some | the coupling tore halfway | they got the others across on lines, hand over hand, and hung the green cabins over the gap | {h} had given {his} word to {goal} | on the eleventh day it was kept, with every lamp alight | when {he} counted those it had been kept for they were two hundred and eighty
@ * settle line=plain-breach dear task=defeat,stop,refuse,clear
{foe} let go of the lever, too late for some | the coupling tore halfway, and they got the others across on lines, hand over hand | after that nobody {inhome} would have carried out an order by whoever it was | {h} had come to {goal} | it was done that night without a blow | in the morning there were ten names read out to which no one answered
@ * settle line=plain-breach dear task=find,find-person,steal,deliver,win-heart,make,become,remember,get-rich,anything
{foe} let go of the lever, too late for some | the coupling tore halfway | they got the others across on lines, hand over hand, and hung the green cabins over the gap like a bandolier | {h} went back in once more, alone, since {he} had come to {goal} | it was done in the dark there, and there was nobody to show it to | when {he} counted afterwards they were two hundred and eighty
@ * more line=plain-breach did=br-lead1:+
The boy from the crawlway has the ninth cabin to weed | he was given it with a document
@ * more line=plain-breach did=br-lead2:=
The rigger went round outside once more, and painted over the new seal | she let it dry, and kicked it
@ * more line=plain-breach did=br-lead3:-
The warden of the middle door asked {h} to see that order once more | he framed it | it hangs in the laundry
@ * more line=plain-breach did=br-glass:=
The number that {h} wrote on the glass was never wiped off | they put a second pane over it
@ * more line=plain-breach did=br-far:+
The brother's game came out | he said that it had been a matter of cutting one card in half
@ * more line=plain-breach did=br-tags:-
Tag one hundred and six has two owners to this day | they breathe by turns, and do not greet each other
@ * last line=plain-breach won
Every year on that day all the names are read out, and it takes an hour | the numbered tag hangs over the middle door, which has been taken off its rails | whoever comes in late has to sit under it
@ * last line=plain-breach dark
They made {h} keeper of the breath | {he} had a tag stamped for {himself}, with a one on it | at night {he} could hear people counting
@ * last line=plain-breach dear
In the mess hall there were ten hooks beside the hatch with nothing on them | {h} hung the numbered tag on the first, and nobody ever moved it
@ * last line=plain-breach lost
For a long time one could still see it, a grey splinter among the lights | the pilot would know the course that it was on | they had given {h} back the numbered tag, which was one too many on this side as well
@ br-after1 after line=plain-breach won
+ Help {foe} to read the list to the ninety => {foe} read it standing, in the mess hall, and {h} stood beside {foe.him} | at each of the names one of them said "here" | it took an hour, and at the end the potatoes were done
= Count the beans in the ninth cabin => There were eleven hundred, and one of them was double | {h} cut it in two with a thumbnail, and handed over the one half | "Even," said the gardener
- Steal the tag from over the door => {h} only wished to have it | by the evening two hundred and ninety people had looked under their beds | it hung there again next morning, and nobody said good morning to {him}
@ br-after2 after line=plain-breach dark
+ Give back the tags to those you took them from => It was a bowl full | each of them picked out a number, and several held theirs up to the light, to see whether it was the same
= Walk round to cabin forty, and knock => It was empty, and the game lay on the table as it had been left | {h} turned the last card | it fitted nowhere
- Cheat in the log about who held the lever => {h} wrote it in a good hand | a week later the boy from the crawlway had put under it in pencil: no
@ br-after4 after line=plain-breach dear
+ Support {foe}, who has to read the ten names => {foe} got through nine of them | at the tenth {h} said the first half, and {foe} the second
= Count the beds in the green cabins again => There were ten too many | the gardener had planted them up with beans, and would not have them picked
- Rob the ten hooks of what hangs under them => It was a cap, and two keys, and a potato with a face cut in it | {h} put back the potato
@ br-after3 after line=plain-breach lost
+ Support the pilot, who is building a second tug => It was made of a laundry lift and two pumps | {h} held things, and handed things, and was told not to talk | it would fly in spring
= Read out the ninety names once more => {h} did it at the place where the door had been | on the near side people came out to listen, and by cabin forty there was a crowd
- Attack {foe}, who sits beside the lever => {foe} did not put up a hand. "It came out even," said {foe}. "I've gone over it. It came out even, and look" | one could not go on with it
@ * bridge line=plain-breach quest=solve:find_out_where_ninety_names_had_gone:the_ninety_names
A clerk came to {h}, because {he} was said to count people | between one week and the next ninety names had dropped out of her books | nobody {inhome} would say where to
The list of all who lived {inhome} was ninety names shorter than last month's | the sister of one of them put it before {h}, with a finger on the gap
@ * bridge line=plain-breach quest=rescue:bring_ninety_people_through_the_middle_door:the_ninety
There was a call on an old wavelength, no longer than a breath | "Middle door," it said. "Ninety of us" | it came from the far half, and it was meant for {h}
@ * answer line=plain-breach topic=foe before
"Every evening {foe.he} goes round and counts us," said {p}. "With a finger, like beans. This week {foe.he} did it twice"
@ * answer line=plain-breach topic=foe behind
"{foe} can't choose," said {p}. "That's the whole of it. {foe.he} couldn't cross out one name, so {foe.he} crossed out a door"
@ * answer line=plain-breach topic=hands before
"They were told the far half's empty," said {p}. "I think that they'd sooner not look"
@ * answer line=plain-breach topic=hands behind
"Ask any of them what his number is," said {p}. "He'll look at the floor. They've all got tags, and half of them have a cousin over here"
@ * answer line=plain-breach topic=place
"Two halves and a door," said {p}. "It breathes like one animal. Shut the door, and it's one animal that's holding its own nose"
@ * answer line=plain-breach topic=token before
"A tag, with a number," said {p}. "They stamped a whole box. What for, if we're to sit still and wait?"
@ * answer line=plain-breach topic=token behind
"It's one too many, that tag," said {p}. "Whoever stamped it hadn't been told yet that there's to be no two hundred and one"
@ * answer line=plain-breach topic=past
"We had a bad month once, nine years ago," said {p}. "{foe} shared out the breath by the spoonful, and nobody was lost. We gave {foe.him} a clock for it. It's been {foe.his} job ever since to make it come out"
@ * answer line=plain-breach topic=goal before
"For that?" said {p}. "You'd have to be over there first. And in a few hours you'd have to be able to fly"
@ * answer line=plain-breach topic=goal behind
"You'll do that when there's a hull to do it in," said {p}. "First the beans"
@ * answer line=plain-breach topic=self before
"Me? I've lived over here since I came aboard," said {p}. "It's the cheap half. You hear the pumps"
@ * answer line=plain-breach topic=self behind
"I looked for my own name on that list," said {p}. "It isn't crossed out. That's what I can't get over. It's just not on the side that's kept"
@ * answer line=plain-breach topic=danger before
"It isn't the hole," said {p}. "One can hear a hole. It's that nobody's looking for it"
@ * answer line=plain-breach topic=danger behind
"When the shift's over, the lever goes down," said {p}. "After that it's a matter of who is standing where"
@ * answer line=plain-breach topic=people
"Ninety," said {p}. "Seventeen of them can't tie their own shoes, and there's a cook who'd tie them for the lot"
@ * answer line=plain-breach topic=way before
"The crawlway, the outside, the tunnel," said {p}. "Every one of them's a way for one. We're ninety"
@ * answer line=plain-breach topic=way behind
"Up the front stairs, with the tag in your hand," said {p}. "Nobody's ever been stopped on those stairs who looked as though he'd been sent for"
`;

const scenes = `
@ br-o1 open line=plain-breach p=welder/she fork where=the_middle_door
% The Middle Door; Number Two Hundred and One
The alarm was half an hour old when {h} got to the middle door | {he} had come to {goal} | every way to that led through there | {hands} stood in front of it with linked arms. "The far half's gone," they said. "{foe} has it cut loose at the end of the shift. It's that or all of us."
Behind the glass there was a face, and then there were five | a child over there was held up, so that it could be counted
{p.a} had chalk on her hands. "I welded the coupling between the halves," said {p}. "It'd hold for a week. What's the hurry?" | she pushed a bit of tin into {h's} hand, and it was {token}. "They're giving those out in the near half. Whoever's got one is counted. That one fell out of the box."
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
+ Give {p} your light, and let him fetch his class => They came up one after another, seventeen of them, to where it was easier to breathe | each had its shoes in its hands, and the last one said thank you, as she had been taught
= Ask {p} to show you those valves => He put {h's} hand on something smooth in the dark. "Feel that?" he said. "That's new paint. They never paint anything."
- Rob {p} of his mask, for the way back => It was small, and it had a name on it in marker | {p} let it happen, the way children do with grown-ups | he crawled ahead without it
~ A plate came down behind them | from then on there was only forwards, and they could hear how it was screwed tight
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
In the end all the ways led to the mess hall of the far half | in the dark there {ally.a} sat peeling potatoes by touch
"They'll be wanted," said {ally}. "Whatever happens, there'll be ninety people and no supper." | {ally.he} had flown the tug for six years, until a doctor looked at {ally.his} hands. They shook. "They don't when I'm peeling," said {ally.he}
{ally} felt the number on {h's} tag with a thumb. "Two hundred and one," said {ally.he}. "They must've stopped just about there. I heard the stamp, and then I heard it leave off"
{ally.he} dried the knife and put it away. "Say what you need," said {ally}
+ Share the potatoes out along the wall => People held them in both hands, since they were warm | one of the oldest told them where these had grown | for a moment it was just supper
= Ask {ally} what a tug can pull => "Anything that has a ring on it," said {ally}. "And a good deal more, if nobody's told you that you mustn't." | {ally.he} drew it on the table with a wet finger
- Deceive {ally} about how long they have => "A day or so," said {h}. | {ally} went back to the potatoes, slowly, and whistled | every minute of it was taken from somewhere
~ The lights came on, and went off again | in that second they had all seen how many they were
@ * fare of=br-ally won
{ally} brought the nine cabins round, one behind another, with hands as steady as a table
@ * fare of=br-ally lost
{ally} flew after the far half with the nine cabins on a rope, and took the potatoes along
@ br-second scene line=plain-breach second p=again who=crawl_boy,rigger,door_warden,welder where=the_valve_room
% New Paint; From the Inside
From the mess hall a pipe led them to the valve room, which smelled of paint | eleven of the wheels were grey, and the twelfth was a clean bright blue | it stood open
{p} laid a strip of paper against the grating, and it was sucked flat at once. "So that's where it goes," said {p}. "There's no hole at all. We're being poured out like a bucket."
An old woman in a dressing gown had followed them in, because she liked to know things | she held out her glasses and read the plate on the lock. "Opened by authority," she read. "It's in {foe's} own name. Well. One doesn't sign for a thing like that, unless one thinks it's right"
The wheel was chained | every turn that it was open took an hour from somebody
+ Help the old woman to hold the wheel => They got the chain a hand's breadth loose, and the wheel a quarter round | she sat down against it. "I'll stay here," she said. "I've sat through worse."
= Read the log beside the lock => It was all there, by the minute | at the bottom stood a line that had nothing to do with valves | it said: two hundred and ninety less ninety is two hundred
- Destroy the lock, and all that is on it => It took one blow | with the lock went the log | it was the only proof | the wheel stuck where it was
~ The paper was torn out of their fingers and went through the grating | they stood and listened to it flutter, a long way off
@ br-near scene line=plain-breach near p=girl/she where=the_long_passage
% Eleven Masks; Green Boots
In the long passage they had come to the masks | there were eleven of them for ninety people, who passed them along the passage from hand to hand, and each took twenty breaths
{p.a} in green boots had counted for an hour, out loud. "You're cheating," she told a big man, who was. "That was twenty-three" | he gave it up at once, and blushed
She was getting slower | {h} saw that she left herself out every time. "I'm only small," said {p}. "I don't use much"
At the far end a cook was pounding upon a wall with a chair | it used up a great deal
+ Give {p} your own turn, and take over the count => {p} was asleep before she had got to twelve | {h} counted on, and left nobody out | at the far end they had put down the chair
= Go along the passage, and talk to the one who pounds => He had a wife in the near half. "I know that it does no good," he said. "I only want her to hear me." | after that he knocked softly, once in a minute
- Cheat at the count, and keep a mask => Nobody saw it but the one who could count | {p} went on with ten. "Eighteen," she said loudly, "nineteen," and did not take her eyes off {h}
~ A mask was dropped, and its glass broke | there were ten of them now | nobody knew who had done it, and nobody asked
@ br-glass scene line=plain-breach near p=cook's_wife/she where=the_glass_in_the_door
% A Pane Between; What They Were Told in Front
It was the hour when the shifts used to change, and people went to the middle door from habit | they looked through the glass
Behind it stood {p.a} in a white apron, with her nose against the pane | one could not hear her | she had a bread board and a piece of chalk, and held it up: THEY SAID YOU WERE DEAD
Behind her others had stopped, with their bags in their hands | she wiped the board with her sleeve and wrote again, and her letters ran uphill: IS HE THERE
The man whom she meant was at the far end of the passage, and beat on the wall with a chair
One of {hands} had noticed the chalk | he came along the near side without any hurry, and he was unrolling a blind
+ Comfort {p} with your palm against the glass => {p} put her own on the other side | they stood like that until the blind came down | it was a thin blind, and her hand stayed where it was
= Write on the pane how many you are => {h} breathed on the glass and wrote it backwards with a finger: ninety | behind {p} a man set down his bag, and then a woman did
- Lie to {p} with a shake of the head => {p} looked at {h} for as long as one can | then she wiped the board quite clean, on both sides, and carried it away
~ The blind came down in one pull | they heard chalk scratch behind it, and never learned what it was
@ br-beans scene line=plain-breach near p=bean_gardener/he where=the_last_seed_cabin
% Green; One and a Half
Past the store rooms it smelled of rain | {h} followed that, since nothing aboard had any business to smell of rain
It came from a cargo cabin whose door stood ajar | inside, under violet lamps, beans were growing up strings, as high as the roof, and among them lay six of the oldest people from the far half, asleep
"Hush," said {p.a}, who had a can in his hand. "They came in gasping. Now look at them. There's nothing in here but leaves." | he moved one old foot out of the bed. "A row like that keeps one and a half people. I've always been looked after by a row and a half too much. There's eight more cabins standing round in the ring with nothing in them but seed. I've asked for lamps every spring. It isn't in the plan, they say"
Out in the passage they had started to count breaths again, and in here one forgot to
+ Help {p} to hang up a ninth lamp => It had been meant for an officer's desk | under it the top leaves turned over, one by one, like sleepers
= Test with a candle how the cabin breathes => At the door the flame was low and blue | among the beans it stood up straight, and {p} laughed at the face {h} made
- Steal one of the lamps for yourself => It was as good as a mask for an hour, to sit beside it in the dark | behind {h} a whole row let its leaves hang
~ The can went over, and the lamps went out with a bang | it took them an hour on their knees, and half a wire, to get the violet back
@ br-means scene line=plain-breach means p=again who=crawl_boy,rigger,door_warden,welder fork where=the_plan_on_the_wall
% Three Ways Forward; Under Glass for Visitors
On the wall of the mess hall hung the plan of the whole place, under glass, for visitors | {h} wiped the dust from it | the order had been given in the near half, and whoever wanted to know why had to go there | it could be done in three ways
"Over the top, on lines," said {p}. "We could take the weakest across at the same time, a few to a trip. Or the coolant tunnel. It's drained, I think. There's something living in it, they say, but they always say that." | {p} tapped on the thick part. "Or the command deck itself. There's a lift for the laundry. It's only that {foe} sits right there"
Farther along the knocking went on | the potatoes were finished
There was not so much breath left that one could have tried all three
+ Save the weakest first, over the top on lines => They tied them in like parcels, two small ones to each big one | an old man asked to have the side with the view
= Measure the coolant tunnel with a stone and a rope => The stone was gone for a long time | they knotted together all the rope there was, and {p} was to pay it out from above
- Prepare to steal up in the laundry lift => It was made for sheets | {h} tried it with {his} knees at {his} ears, and {p} practised on the rope
~ The plan fell off the wall and broke along the middle | it showed them which of the ways was still whole
@ br-wall1 scene line=plain-breach wall way did=br-means:+ p=medic/she where=the_spine_of_the_hull
% Two Small Ones to Each Big One; The Second Trip
The first load was over, and hidden in a sail locker | on the way back {h} saw that a cutter was at work on the line | it was one of {hands}, out there alone, and one could see that he was crying in his helmet
{p.a} was strapped to {h}, with a bag on her chest. "Don't push him," said {p}. "He'll go spinning. He's called Anton. He was in my ward for a month with his back"
The cutter went on | a strand curled up, and another
"Anton," said {p}, on the open line. "How's the back?" | there was nothing for a time. "I was told they were dead already," said Anton. "I was told it's only a line"
+ Give Anton a name from each of the faces => {p} told him every one of them, one after another, and where it ached | at the ninth he turned off the cutter | he held the line for the rest of them with his own two hands
= Swing round him to the other line => {h} kicked off with {p} on {his} back, and for six seconds nothing held them | then there was a rail, and it was warm from the sun
- Attack him, and pull out his plug => He went limp and quiet | {p} said nothing more to {h} on the whole of that crossing
~ The line parted | it whipped round and drew a white streak across {h's} visor | they went on by the rail, a hand at a time, and lost half an hour
@ br-wall2 scene line=plain-breach wall p=tunnel_dweller/she where=the_coolant_tunnel
% Something Living in It; The Ninety-First
{h} went down the coolant tunnel on the rope, and something did live there | it was {p.a}, and she had been there for two years with a hammock and a shelf
"You might've knocked," said {p}. "I'm not on any list. I got off a freighter and never signed. It's quiet down here, and the pipes are warm." | she looked at {h's} rope and at {h}. "You're off the list as well, aren't you? All of you up there. I thought so. You've got that look"
At the end of the tunnel there was a hatch, and it was welded | it had not been a week ago
"They did it the day before yesterday," said {p}. "I held my breath. They were talking about breath"
+ Share your rope with {p} on the way back => She thought about it for quite a while, and then she took her shelf down and had it tied on as well | "I've never been the ninety-first of anything," said {p}
= Ask {p} what they said about breath => "It's for two hundred," said {p}. "And one of them asked: what about the rest? Then nobody said anything. And then one of them said: there isn't any rest."
- Rob {p's} hammock for its steel hooks => They made a good lever, and the weld cracked | {p} watched, with a heap of cloth before her
~ Something gave way above | brown sludge came down the tunnel, up to the knees | it squeezed {h} through the crack in the hatch, shelf and all
@ br-wall3 scene line=plain-breach wall way did=br-means:- p=signals_clerk/he where=the_command_deck
% Behind the Sheets; What the Plant Said
The laundry lift went up with {h} in it, and opened behind a rack of clean collars | from there {h} could see the whole of the command deck, and {foe}, who was sitting with {foe.his} back to it
{foe} was not doing anything | {foe.he} had a list in front of {foe.him}, and {foe.he} went down it with a finger, again and again
Beside the rack {p.a} sat with earphones on. He saw {h}, and he did not give the alarm. "It's about the air plant," whispered {p}, without moving his lips. "I took it down myself. It'll do for two hundred, they sent. It won't ever do for more again. {foe} had me read it twice. Then {foe.he} asked for the list of cabins"
Up on the panel was the key to the middle door
+ Give {p} a chance to get away first => He shook his head and took off the earphones. "I'd like to hear something else for once," said {p}. | he got up and dropped a tray, and everybody looked at him
= Wait until {foe} puts {foe.his} head down => It took ten minutes | {foe.he} laid {foe.his} face on the list, and {h} went by so close that {he} could read it | there were ticks, and there were ninety lines with none
- Betray {p} to {foe}, and take the key meanwhile => "There's a spy at your signals," called {h}, out of the dark. | in the noise that followed the key was easy | {p} looked for {him} over all of their shoulders
~ The lift fell back to the bottom with a crash | every head on the deck went up | {h} had the key, and no way back but the middle of the room
@ br-turn scene line=plain-breach turn p=again who=medic,tunnel_dweller,signals_clerk where=the_muster_hall
% Two Hundred; There Is not Any Rest
By the way that they had found they came out in the muster hall of the near half, which was empty before the bell | rows of chairs stood there, and a tag lay on each | {h} had only to walk along them | they ended at two hundred
{he} held {his} own tag beside the last of them | it had been stamped by mistake, and swept off the table with the shavings | some clerk had begun to stamp one for everybody, and had been told to stop
"Two hundred and ninety of us," said {p} slowly. "And an air plant that's good for two hundred. So {foe} looked for the place where ninety live."
There had never been a leak | {foe} had sat over the list, and had not been able to strike out a single name | so {foe.he} had crossed out a door instead
"{foe.his} own brother lives over there," said {p}. "Cabin forty. {foe.he} didn't take him off, either. {foe.he} wanted it to be fair." | {h} had come to {goal} | whatever that came to now, there would be ninety fewer to hear of it, unless breath was found for them | seven hours were left
+ Comfort the ones who read it with you => They stood among the empty chairs and held on to the backs | nobody sat down in one
= Count how many could breathe by halves => {h} did it seriously, row by row | a child counts half, and a sleeper too | there were sixty left over, and then there were thirty
- Steal a tag for yourself, and say nothing => It had a number well to the front | {h} closed {his} fist on it | it was still warm from the hand that had put it down
~ The lights in the hall went up, row by row | they were out again just ahead of those who came to see whether the chairs were straight
@ br-price scene line=plain-breach price where=the_pump_deck
% Somebody at the Pump; One Turn a Second
Before anyone could carry a thing that day the breath in the far half would give out | down on the pump deck there was the old pump, which would give them one hour more | but it was worked by hand, a turn a second, and whoever turned it could not leave
{ally} studied it, and then {ally.his} own hands. "It's like peeling," said {ally.he}. "And you needn't fear for the tug. I can fly with what's left of me"
A man from the families had stepped forward too | four children held on to him | he was stronger. "I'd do more in the hour," he said. "You know I would."
Everyone waited for {h}, who could have turned it {himself} | then there would be nobody to go and look {foe} in the face
+ Protect the father, and let {ally} stay => "I'd have been sad if you hadn't asked me," said {ally}, and spat into {ally.his} hands. | the wheel began to go round | from the stairs they could hear {ally.him} counting
= Draw up turns, ten minutes to each => It was fair, and there was a gap each time they changed | in every gap somebody sat down on the stairs | they lost a third of the hour
- Deceive the father that he will be fetched => He kissed all four on the hair, and took off his jacket | {h} did not look back | {he} heard the wheel until the second door, and then {he} did not
~ The handle came off, and had to be tied on with a belt | by then it did not matter so much who turned
@ br-far scene line=plain-breach far p=again who=medic,tunnel_dweller,signals_clerk where=the_cabin_of_the_brother
% Cabin Forty; A Light Under the Door
On the way back through the far half {h} saw a light under the door of cabin forty | a man sat at a table in there, with his hat on, and he had laid out a game of patience
"You've been in front," he said. "I'm the brother. You needn't tell me. I did the sum too, it isn't hard" | he moved a card. "{foe} used to share everything out when we were small. One bean for you, one for me. If it wouldn't come out even {foe.he} cried, and then {foe.he} threw the last one away"
{p} had pulled off {p.his} cap
"Somebody ought to go and say that one can also cut a bean," said the brother. "I can't. From me it'd sound as if I wanted something."
+ Help him up, and take him along => He weighed nothing at all | he carried the cards himself. "If it comes out, we'll stay," he said. "I've been putting off the last one."
= Read the list of cabins over the speaker => {h} took the speaking tube off the wall and read out all ninety, slowly | then {he} began again with the two hundred | when {he} had done there was quiet in both halves
- Lie to him that he is on the list => "Ah," he said, and took his hat off at last. | he was happy, and he moved a card | when they left he was humming
~ The lamp over the table swung, and the cards slid off | that was the coupling | it was later than anyone had let them believe
@ br-quarter scene line=plain-breach far p=quartermaster/she where=the_quartermaster's_window
% Signed For; Nine of Seed, Empty
Whatever was moved aboard had to be signed out, and that was done at a window with a grille | {p.a} sat behind it with her stamps in a row, and had not left it for the alarm
"Nine cabins, seed," said {p}, and ran down the column. "Lamps, violet, four crates. They belong to the owners. They're freight. One can't breathe freight." | her hand lay on the page, to keep the place. "I've eighteen years without a gap in these books. {foe} showed them to the inspectors once. There's nobody has ever shown me to anyone, otherwise"
She had a tag round her neck, number four | it was on the same string as a small tin frame with a picture of two boys
"My sister's boys," said {p}. "They're on the other side. It's been very quiet there today." | the pen moved a little by itself
+ Support {p} while she rules a new column => It had a heading in two colours, and the heading was: used | she wrote down nine cabins and four crates in it, and blew on the ink
= Measure the cabins aloud, to the inch => "They'd pass the ring," said {p}, who had been adding up against her will. "With a hand's breadth over. I'd take off the handles"
- Rob the hook of its keys while she looks for blotting paper => They came off without a sound | she turned round and saw the empty hook | she looked at that for longer than she had looked at {h}
~ The grille came down by itself, as it did at every alarm | through the bars {p} pushed out the keys, with two fingers, as if they had burst into flower
@ br-tags scene line=plain-breach far p=ropemaker/he where=the_laundry_in_front
% Four Tags; By Turns
One got into the near half through the laundry | there they sat on the baskets with their bags on their knees, and they had been whispering, and stopped
"Is it true?" asked {p.a}, and he had a tag in his fist. "My wife can write. She read it off the glass. Ninety, she says. I've lived with that door for thirty years. I've borrowed ladders through it" | he opened his fist. "I'd give it to one of them. I only can't decide which, and then I think, that's just what {foe} couldn't"
Three others had theirs out as well | a big fellow by the boiler had his tied on with wire. "Put those away," he told them. "If four do it then it's forty"
"You could do it by turns," said {p}. "Twelve hours he breathes, and twelve hours I do. You'd only need to be asleep. I'm good at being asleep"
+ Help {p} to hang the four on one nail => The nail was over the boiler, where it could be seen | {h} held two hundred and one beside them, and put it by again, since it was wanted in front | "There," said {p}. "Now it's a queue"
= Ask the big fellow who tied his on => "Me," he said, and went red. "I've no one. It's the first thing aboard that had a number on it and was mine." | after a time he began to untwist the wire
- Cheat the four of their tags, to sell them again => "I'll see they reach the right ones," said {h}. | there was a man at the stairs who would have paid anything, and there were two of him
~ The bell for muster went, and they all sprang up from the baskets | in the crush one tag was trodden flat, and nobody could read whose it had been
@ br-pump scene line=plain-breach far way did=br-price:+ where=the_pump_deck_again
% Still Turning; The Other Hand
The hour was over, and the pump had not stopped | {h} went down to the deck to see who was turning it
It was still {ally} | {ally.his} eyes were shut, and {ally.he} was counting in the three thousands. "I know it's been an hour," said {ally}. "I thought I'd do one for the other hand."
The father of the four sat on the bottom stair with his jacket folded over his knees. "I'm not let near it," he said. "I'm to be dry when they want me." | at every turn he moved his own hands a little
On the gauge the needle stood where it had been that morning | it was the first thing that day that had stayed where it was
{ally} opened one eye. "Have you ever seen a tug bring nine in at one go?" {ally.he} asked. "Nor have I. I've been thinking about the fourth. The fourth's the one that swings"
+ Help {ally} down to the last thousand => They turned it together, a hand each, and {ally} talked about the fourth | when they let go the wheel went round twice more by itself
= Ask {ally} why the doctor took the tug away => "I'd put it down on a lamp once," said {ally}. "A small one. I dreamed of that lamp. It was the dream that shook, you see, it wasn't the hands."
- Lie to {ally} that the needle is falling => {ally} shut {ally.his} eye again and went on | {h} had an hour more, and had it from there
~ The chain jumped off its teeth, and went through the dark like a whip | they found it with their feet, and {ally} had not stopped counting
@ br-four scene line=plain-breach far way did=br-price:- p=eldest_daughter/she where=the_stairs_to_the_pump
% Four on a Stair; Fetched
On the stairs to the pump deck sat four children in order of size | they moved aside for {h}, and did not take their eyes off {him}
"You said that he'd be fetched," said {p.a}. She was nine, and she had the youngest on her lap. "It's two hours. I've got a watch." | she held it to her ear and then to the little one's
Down there the wheel was still going round, though it was slow, and between one turn and the next it was hard not to listen
"I can count to a second," said {p}. "It's four, now. It was one. I don't want to go down and look, because then they'd all go down and look. So I've been sitting here"
+ Help the father up from the wheel, with your own arms => He was on his knees and turned it with his chest | {h} had him up four flights | the eldest took his hand and looked at the palm, and then at {h}
= Go down by yourself, and turn it for an hour => It was the longest in {his} life | above {him} a clear small voice kept count, and left nothing out
- Lie to {p} once more, and send her to bed => She rose at once, and took the others by the hand | "I only wanted to hear if you'd say it again," said {p}
~ The light on the stairs went out | when it came on again there were three, and one could hear small shoes on the iron, far below
@ br-plan scene line=plain-breach plan fork p=again who=medic,tunnel_dweller,signals_clerk where=the_cargo_ring
% Nine Cabins on a String; What Can Be Towed
In the cargo ring stood nine cabins on rollers, each as large as a room | one was full of beans to the roof, and eight had nothing in them but seed | {p} walked round one and knocked on it
"They're tight," said {p}. "Lamps in, and into the air loop with them, all round the hull, like a string of sausages. They won't do for ninety, not at once. They'd do for forty-five. So half of us sleep and half of us are up, until it's grown." | {ally} said that there was a tug, and that there were hands
It could not be done behind the back of a lever, though | the cutting was fixed for the end of the shift, and one thing had to come first
The riggers could hold the coupling together with their own arms | {h} could go up the front stairs to {foe}, and say it | or the wires to the lever could be cut, and nobody told
+ Support the riggers who want to hold the coupling => They chose their places by lot, and marked them with chalk round the great bolt, head to head | {h} drew the one nearest to the door
= Choose the front stairs for yourself alone => {h} brushed the dust from {his} sleeves, and asked for a comb | people on those stairs must look as if they had been sent for
- Prepare to trick them all, and cut the wires => {h} found out which plate it was, and put a pair of pliers up {his} sleeve | {he} told the others to wait for a signal, and that there would be one
~ A shudder went through the floor before they had finished speaking | there was less time than they had been promised, and each took hold of whatever was nearest
@ br-eve scene line=plain-breach eve where=the_table_in_the_mess_hall
% One Potato Over; The Last Supper of the Shift
There was an hour left of the shift, and {ally} would not let anyone go on an empty stomach | so they all sat down once more in the mess hall, by what light there was
{ally} went round with the pot, and gave out one to each | at the end a potato lay there by itself | ninety people looked at it, and nobody wanted to be seen looking
"That's how it begins," said {ally}. "I've watched it all week. There's one over, and then there's one too many"
A boy said that it ought to be thrown away, so that it should be fair | it had got quite still | "Who taught you that?" asked {ally}
Far off in the hull the coupling gave a long low note, like a cow in another field
+ Share out the last one, in ninety pieces => It took {h} a quarter of an hour with a razor | they were as thin as leaves, and came out one short, and {h} cut {his} own once more
= Write down everybody's name before they get up => The tablecloth was the only thing that was large enough | it went from hand to hand, and came back full to the hem
- Steal the potato when the light is turned down => It was in {his} pocket, and warm | afterwards they searched one another, quite politely, and each began by turning out his own
~ The lamp died, and when it was lit again the bowl was empty | they decided to believe that a rat had been there, and nobody quite did
@ br-gate1 scene line=plain-breach gate move way did=br-plan:+ p=bolt_rigger/she where=the_coupling
% Head to Head; The Great Bolt
At the last bell they had taken their places | twenty people lay round the bolt like the hands of a clock | it was as thick as a tree, and a hair's breadth of black had opened along one side
{p.a} lay next to {h}. "If it goes, it takes our arms," said {p}, in a friendly way. "I've always wondered who'd be beside me"
The order came over the speaker to clear the coupling | it was {foe's} voice, and it was hoarse | it came a second time. "There are people on it," a voice answered from the deck. "They won't let go"
Then boots came along the passage, a great many
+ Defend {p's} place with your own back => {h} lay across her arms | the first boots stopped beside {his} head | a man knelt down there, and took hold of the strap
= Call out each name in the ring, for {foe} to hear => It went round like a song | last of all {h} said {his} own | nobody on the deck touched the lever
- Lie that the bolt has already gone => "It's through!" shouted {h}. "You'll only tear the front off with it!" | the boots stood still, and it bought a minute
~ A strap parted with a crack | the gap was as wide as a finger | they closed it again, and one of them was lying still
@ br-gate2 scene line=plain-breach gate move way did=br-plan:- p=electrician/he where=the_wire_room
% The Last Blue Wire; A Face Behind the Plate
At the last bell {h} lifted off the plate | behind it there was a face, upside down | {p.a} had pliers between his teeth, and took them out. "I was sent to see why the lever's dead," said {p}. "It's you, then. I'm to join them up again"
There was one wire left | they both had hold of it
"I've got a tag," said {p}. "A hundred and twelve. My sister hasn't one. I keep thinking it's a mistake, and they'll come and say so." | he looked at the pliers as if they had been lent to him
Above them {foe} was asking, very quietly, whether it was done
+ Share what you know of the nine cabins => {p} listened with his mouth open. "Beans," he said. "Just beans." | he cut the last wire himself
= Hold on, and look him in the eye => They stayed like that until {foe} had asked three times | "It's dead," {p} called up at last. "I can't find why."
- Cheat, and let him join the wrong two => He did it neatly, and with his tongue out | up there the lever threw sparks, and then they knew who was in the walls
~ The wire slipped out of {h's} wet fingers | {p} had it joined before he had thought about it | "Sorry," he said. "I've done it so many times"
@ br-gate3 scene line=plain-breach gate move p=officer/she where=the_front_stairs
% In the Middle of the Stairs; The Ones with Tags
At the last bell {h} came to the front stairs | there sat the people with the tags | they had been told to wait there quietly, with one bag each, and they had been quiet for three hours
They moved their knees aside for {h} | {p.a} stood at the top, with her hand on her belt. "You're from over there," said {p}. "There was no one left. That's what we were told."
On every step they had heard it | a woman turned her tag over, and over
"How many?" asked a man. "Just say how many." | {h} could have done it with a single word
+ Give them the number, and the way out of it => "Ninety," said {h}. "And there's breath for them, if we hang in the cabins." | the whole stair got to its feet, and {p} was carried up with it
= Walk on up, without a word to anyone => One after another they stood up and came along behind {him} | nobody had told them to | {p} took her hand off her belt
- Lie that {foe} means to cut them off as well => It went down the stairs like fire | now there was a crowd, and {p} drew back before it, and a bag was trampled flat
~ "Sit down!" shouted {p}. | three hundred feet scraped on the steps | {h} got by along the rail, with one sleeve gone
@ br-duel scene line=plain-breach duel where=the_lever_on_the_deck
% One Bean Too Many; The Lever
{h} ran up the last steps to the deck | {foe} had left the small lever, which hung on wires | {foe.he} stood with both hands on the old one, of iron, whose rod led straight to the coupling | the list lay under {foe.his} elbow | it was four minutes to the end of the shift | behind {h} the door was open, and the others stood in it and held their breath
"I've done it every way there is," said {foe}. "By age. By trade. By lot. I can't strike out one name. I can do a door. It's only a door. Nobody chose anyone"
The numbers ran down on the wall
"If I don't, then it won't do for anyone," said {foe}. "There'll be a fight for the masks, and children in it. You've a thing to do as well. With what breath? Show me something else. I've been asking for a week, there's nobody I can ask. But it's got to come out even"
+ Give {foe} the tag, and count the green cabins for it => {h} laid two hundred and one on the list. "That's the one who's too many," {he} said. "There's a row of beans for it. And two hundred and two has the row beside it." | {foe} counted along, with moving lips, to two hundred and ninety
= Ask {foe} to read the list aloud, to the end => {foe} read | at cabin forty {foe.his} voice went. "Go on," said {h}. | "I can't say it," said {foe}. | the list shook, and the lever with it
- Lie that cabin forty is safe in front => "Your brother's on chair seven," said {h}. "He's playing patience." | {foe} turned round to look, with one hand on the lever still, and all the hardness had gone out of it
+~ {foe} counted along, bed by bed, to the ninth cabin. "It's right," said {foe}. "It comes out. And not one of them's hung in yet! That takes a day, and there's three minutes"
=~ {foe} read, fast, and got to the end | {foe.his} voice had held | "So I can," {foe.he} said, as if that had settled it. "And you've brought me no cabin that's hung in. Only names"
-~ "Seven's a child," said {foe}. "I gave out seven myself." | it was the only seat on which nobody could have lied to {foe.him}
`;
export const pack: PackSource = { id: 'case-plain-breach', sheets: [facts, scenes], words: {} };
