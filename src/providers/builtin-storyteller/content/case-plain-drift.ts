import type { PackSource } from '../pack.ts';

/** Everything is granted against hours: how long an hour is, and whom six minutes were once given to. */
const facts = `
@ * truth line=plain-drift start task=find,find-person,find-out,remember,clear
Nobody {inhome} was shown a page or a face before a full card of hours lay on the counter | {h} had come to {goal} | {his} card was blank, and {foe} kept the hours
@ * truth line=plain-drift start task=steal,deliver,get-rich
Every lock {inhome} went by the chimes, and opened to a full card of hours | {h} had come to {goal} | {his} own was blank, and {foe} kept the chimes
@ * truth line=plain-drift start task=lead,escape
Nobody left {home} before the hours were worked off | it held for each one who was to get away, and for {h} as well | {foe} kept the count
@ * truth line=plain-drift start task=free,survive
Nobody {inhome} had an hour to spare for anyone else | {h} had come to {goal} | it would take a good many people, wide awake | all of their hours belonged to {foe}
@ * truth line=plain-drift start task=defeat,stop,refuse
Whoever owed hours could not lay a complaint {inhome}, nor be heard, nor lift a hand | {h} owed them since the gate, and had come to {goal} | it was {foe} who kept the count
@ * truth line=plain-drift start task=become,make,win-heart
Whatever was granted {inhome}, a trade, a room or a leave to marry, was granted against hours | {h} stood there with a blank card, and had come to {goal} | {foe} kept the count
@ * truth line=plain-drift start task=anything
Without a full card of hours nothing could be had {inhome} | {h} had come to {goal} | {his} own was blank, and it was {foe} who kept the count
@ * token line=plain-drift
the wind-up watch
@ * known line=plain-drift before
The watch and the chimes did not agree | nobody could tell {h} which of them was lying, or for whom
@ * known line=plain-drift behind
Everyone {inhome} had worked off their hours three years ago | {h} knew now who had lengthened them, and it was still {foe} who rang the chime
@ * echo line=plain-drift second did=dr-lead1:+
The loader from row nine had saved {h} half of her bread | she said that there had been an hour to spare for once
@ * echo line=plain-drift wall did=dr-lead2:=
{h} caught {himself} counting teeth on every wheel {he} passed | the tuner had started it
@ * echo line=plain-drift second did=dr-lead3:-
People in the queue kept a palm flat on their cards when {h} went by | the old stoker had talked in his sleep
@ * echo line=plain-drift turn did=dr-second:+
The child from the ward could count to sixty by now without looking up | he did it for everyone who asked
@ * echo line=plain-drift turn did=dr-second:-
The apothecary's drip had been rinsed and put away | {h} had only {his} own word for what it had shown
@ * echo line=plain-drift far did=dr-bench:+
At the gate, folded over the bench, lay a blanket | nobody had taken it, though it was a good one
@ * echo line=plain-drift far did=dr-dance:+
In the canteen they were humming the quick waltz | it was against the rules, and nobody knew which
@ * echo line=plain-drift plan did=dr-dance:-
The fiddler had gone back to the slow beat | she played with her eyes shut, so as not to see who danced
@ * echo line=plain-drift plan did=dr-hooks:=
{h} could say the nine names by now without the list | {he} said them on the stairs, one to a step
@ * echo line=plain-drift gate did=dr-fitter:+
The lock fitter walked in front with her order book under her arm | her collar was clean, for the occasion
@ * echo line=plain-drift gate did=dr-checker:+
The young checker had turned his cap round | he walked with them, and it was all that he could think of to do
@ * echo line=plain-drift gate did=dr-price:+
Outside the gate there was a bench by now, on the free side | they all knew for whom
@ * echo line=plain-drift gate did=dr-price:-
There was nobody on the bench at the gate, which was worn in the middle | four hundred people remembered whose hours had been on that card
@ * echo line=plain-drift duel did=dr-plan:+
The belts had gone still under the floor | in the quiet one heard four thousand people do up their buttons
@ * echo line=plain-drift duel did=dr-eve:+
Behind {h} in the dark four thousand people had slept an hour too long, and one could hear it in their steps
@ * echo line=plain-drift wall did=dr-ally:-
Out of an estate: so it stood in the ward's own list | {hands} had been round to ask which
@ * echo line=plain-drift wall did=dr-lead1:-
The boy from the ninth row had been put down for a double shift, for an hour that he could not show | the loader had told the whole row who could
@ * echo line=plain-drift wall did=dr-lead2:-
The chime had a crack in its voice by now | the tuner had nothing left to hold it against
@ * echo line=plain-drift turn did=dr-bench:-
The man on the bench no longer turned his head when the gate went up | he had been told once that it was for him
@ * echo line=plain-drift far did=dr-hooks:-
The widower had laid out all nine jackets on the floor, and was going through their pockets for a ribbon
@ * echo line=plain-drift plan did=dr-wall1:-
On the door of the ward there was a white cross | people lay down in the passages, on account of a plague that there was not
@ * echo line=plain-drift far did=dr-wall2:-
There was dust in the master clock, since it had no glass | once in an hour it stopped, as one stops to cough
@ * echo line=plain-drift gate did=dr-wall3:-
The bookkeeper came by with a crate, which was what they had put him to for losing the hour book | he was very bad at it
@ * echo line=plain-drift price did=dr-turn:-
Nobody asked {h} for the time any more | they had been told that the watch had stopped, and they could hear it
@ * echo line=plain-drift duel did=dr-far:-
It was your fault: {foe} had written that on the wall above the rope, as one writes up an order
@ * echo line=plain-drift duel did=dr-fitter:-
The lock fitter had come up as well, and her hands were empty | the slip had been in {h's} boot for days
@ * echo line=plain-drift gate did=dr-checker:-
The young checker was the keenest of {hands} by now | he had a year to work off, as he had been told
@ * echo line=plain-drift gate did=dr-empty:-
{h} smelled of onions | those who knew whose they were moved off a little
@ * echo line=plain-drift gate did=dr-onions:-
Outside, on the free side, stood a bag | its owner was in here again, at the belt, and some hours short
@ * echo line=plain-drift duel did=dr-eve:-
Those in the door had grey faces, and held one another up | there had been one good bed that night, and {h} had lain in it
@ * echo line=plain-drift duel did=dr-gate1:-
Two belts still lashed about under the floor | down there they were running
@ * echo line=plain-drift duel did=dr-gate2:-
From far below came a knocking, as of a person shut between two doors
@ * echo line=plain-drift duel did=dr-gate3:-
Three hundred steps down one heard the guard ask at the gate for her girl
@ * settle line=plain-drift won task=find-out
{foe} let go of the rope, and {h} hung the watch on the nail beside it | at the first true hour every card {inhome} was full, and had been for three years | {h} had come to {goal} | {foe} said it from the counter, to as many as were awake. "It was I. I took six minutes off each hour, for fear of ever letting anyone go early again. Whatever's gone wrong here in eleven years, and nobody could tell you how, it went wrong because four thousand people were too tired to look. There isn't any more to it. Her name was on the ninth hook." | they were not too tired to look at {foe.him} now, and it was the widower who moved along and made room
@ * settle line=plain-drift won task=find,remember,clear
{foe} let go of the rope, and {h} hung the watch on the nail beside it | the chime was rung by that from then on | at the first true hour every card {inhome} was full, and had been for three years | the counters opened and did not shut again, and the clerks brought up whatever had been kept back, in boxes, by the cartload | {h} had come to {goal} | in the third box from the left {he} found the way to it, and {foe} held the lamp while {he} read
@ * settle line=plain-drift won task=find-person
{foe} let go of the rope, and {h} hung the watch on the nail beside it | at the first true hour every card {inhome} was full, and four thousand people came down the iron stairs in their coats | they had all been numbers in a book, and now they had faces again, rather creased | {h} had come to {goal} | {he} stood at the gate with the watch and looked at each as they went by, and it was nearly seven before the right one came, with a bag, and asked whether {he} had been waiting long
@ * settle line=plain-drift won task=steal,deliver,get-rich
{foe} let go of the rope, and {h} hung the watch on the nail beside it | at the first true hour every lock that went by the chimes began to turn by itself, floor after floor, with a noise like a long train | all had been paid for three years ago | {h} had come to {goal} | {he} walked through eleven open doors to do it, and at each of them a clerk with a full card of his own stepped out of the way
@ * settle line=plain-drift won task=free,survive
{foe} let go of the rope, and {h} hung the watch on the nail beside it | at the first true hour the belts stopped, and four thousand people went to bed and slept for as long as they needed | after that there was not one who did not have an hour to give away | {h} had come to {goal} | it had been too much for one, and too much for people who were asleep on their feet | they came with their coats on, floor by floor, rested, and among them they did it, and {foe} kept the true time for them
@ * settle line=plain-drift won task=lead,escape
{foe} let go of the rope, and {h} hung the watch on the nail beside it | at the first true hour the gate went up, since there was no one left {inhome} who owed a minute | they came out by the hundred, with their bags, and many of them lay down on the free side of it and slept | {h} had come to {goal} | {he} did it in broad light through the main gate, at a walk, with all who belonged to {him}, and the checker there wished them a good morning
@ * settle line=plain-drift won task=defeat,stop,refuse
{foe} let go of the rope, and {h} hung the watch on the nail beside it | at the first true hour there was not one among four thousand who owed a minute, and so not one who had to obey | {h} had come to {goal} | it needed no more than that | those who were to be stopped gave their orders that morning as on any other, and looked up, and the floor was empty
@ * settle line=plain-drift won task=become,make,win-heart
{foe} let go of the rope, and {h} hung the watch on the nail beside it | at the first true hour every card was full, and whatever had been put off {inhome} for eleven years was done within a week | there were four weddings and a christening, and three shops | {h} had come to {goal} | it was granted {him} at the same counter by the same clerk, who had slept, and was hardly to be recognised
@ * settle line=plain-drift won task=anything
{foe} let go of the rope, and {h} hung the watch on the nail beside it | the chime was rung by that from then on | at the first true hour every card {inhome} was full, and every door that hung on one stood open | {h} had come to {goal} | nothing had been in the way of it but eleven years of six minutes, and those had been paid back | nobody was too tired to come along and see
@ * settle line=plain-drift dark task=find-out
{foe} had let go, and {h} had the rope | the hours were right from then on, and those who left did so without a word | {h} had come to {goal} | "It was I," said {foe}. "Six minutes from every hour. They were all too tired to see what came of it, and that's your answer." | {h} had it stamped at the counter, by a clerk who pushed it across with one finger
@ * settle line=plain-drift dark task=find,find-person,free,stop,defeat,steal,deliver,lead,escape,survive,clear,win-heart,make,become,remember,get-rich,refuse,anything
{foe} had let go, and {h} had the rope | the hours were right from then on, and the gate went up, and those who left did so without a word, and looked once at the hand in which {h} held the watch | {he} had come to {goal} | it was granted {him} at the counter, by a clerk who stamped the card and pushed it across with one finger
@ * settle line=plain-drift lost task=find-out
{foe} rang, and it was the long hour, as ever | they all stood for a breath, and then they went back to their places, for it was what their feet knew | {h} was put out at the gate | {he} had come to {goal}, and {he} knew it now | there had been six minutes missing from each hour, for the sake of nine people, and those who were left had been too tired ever since to look at anything | it was all true, and it was heard by the checker at the gate, and he nodded off over it
@ * settle line=plain-drift lost task=escape,lead,survive
{foe} rang, and it was the long hour, as ever | they all stood for a breath, and then they went back to their places, for it was what their feet knew | {h} was put out at the gate, alone | {he} had come to {goal}, and had not thought of it like this | those who had counted along with {him} were on the other side of the bars, and each had had a year put on for it | they did not wave, so as not to make it two
@ * settle line=plain-drift lost task=find,find-person,free,stop,defeat,steal,deliver,clear,win-heart,make,become,remember,get-rich,refuse,anything
{foe} rang, and it was the long hour, as ever | they all stood for a breath, and then they went back to their places, for it was what their feet knew | {h} was put out at the gate with a card that had been stamped across | what {he} had wanted lay beyond it | in the evening {he} heard the chime from there, and it was six minutes late
@ * settle line=plain-drift dear task=find-out
{foe} let go of the rope, and the hour came right, with a jolt that ran through every wheel {inhome} | {h} had come to {goal} | "It was I," said {foe} at the counter. "I took six minutes off each hour, and you were all too tired to see what came of that. There's no more to it." | not all of those who should have heard it were there | in the evening they hung up a tenth hook beside the nine
@ * settle line=plain-drift dear task=find,find-person,remember,clear,steal,deliver,get-rich
{foe} let go of the rope, and the hour came right, with a jolt that ran through every wheel {inhome} | the cards were full, and whatever had been locked away against them lay open | {h} had come to {goal} | it took {him} an hour, and that was a real one | not all of those who had paid for it were there to see | in the evening they hung up a tenth hook beside the nine
@ * settle line=plain-drift dear task=free,survive
{foe} let go of the rope, and the hour came right, with a jolt that ran through every wheel {inhome} | four thousand people went to bed, and had an hour to give away when they got up | {h} had come to {goal} | they did that with {him}, rested, and in their coats | not all of those were there who ought to have been, and in the evening they hung up a tenth hook beside the nine
@ * settle line=plain-drift dear task=lead,escape
{foe} let go of the rope, and the hour came right, with a jolt that ran through every wheel {inhome} | the gate went up, since there was no one who owed a minute | {h} had come to {goal} | {he} did it with the first of those who came through, but they were not all there who ought to have been | in the evening they hung up a tenth hook beside the nine
@ * settle line=plain-drift dear task=stop,defeat,refuse
{foe} let go of the rope, and the hour came right, with a jolt that ran through every wheel {inhome} | there was nobody left who had to obey, and whatever {h} had come against stood there in the morning without hands | {he} had set out to {goal} | it was done | not all of those who had paid for it were there to see | in the evening they hung up a tenth hook beside the nine
@ * settle line=plain-drift dear task=win-heart,make,become,anything
{foe} let go of the rope, and the hour came right, with a jolt that ran through every wheel {inhome} | the cards were full, and the gate went up | not all of those who had paid for it were there to see that | {h} had come to {goal} | it was granted {him} that same day, in a hall full of people who slept where they stood | in the evening they hung up a tenth hook beside the nine
@ * more line=plain-drift did=dr-lead1:+
The loader from the ninth row leads the shift now | she sends them off by the watch, and stands at the door until the last is through
@ * more line=plain-drift did=dr-lead2:=
The tuner filed six teeth from the great wheel, and keeps them in a glass | one of them is kept for {h}
@ * more line=plain-drift did=dr-lead3:-
The old stoker asked for his card as a keepsake | it had {h's} thumb on it, in soot
@ * more line=plain-drift did=dr-far:+
{foe} sleeps at night | it had to be learned, like swimming, and {foe.he} did it in the ward, with the lamp on
@ * more line=plain-drift did=dr-far:-
{foe} still asks people, quite politely, what her last words were | it was {h} who said that there had been some
@ * more line=plain-drift did=dr-checker:=
The young checker reads the small print to the new arrivals | he has a good voice for it, and does not leave out the back
@ * last line=plain-drift won
Once a year, on a birthday, the shift is let go six minutes early | the door waits for them | it has an eye now, and the wind-up watch hangs above it, where the last one out can see
@ * last line=plain-drift dark
{h} kept the chime | {he} was fair, on the whole | but in the second year there was a bad month, and an hour is a thing that nobody can see
@ * last line=plain-drift dear
{h} kept the watch going, evening after evening | it was right, and would be right for another fifty years, and there was one more hook that it did not bring back
@ * last line=plain-drift lost
They had put the wind-up watch out at the gate along with {h}, as a thing that could not be entered | it went on being right | it only wanted four thousand people to look at it
@ dr-after1 after line=plain-drift won
+ Give {foe} the first full card => It was made out in {foe.his} name | thirty thousand hours, it said, and paid | {foe} looked for the place where one had to sign, and there was none
= Listen to one whole hour, from end to end => {h} sat on the gate bench to do it | it was much shorter than one had thought, and all sorts of things fitted in
- Rob the counter of the last blank cards => There were eleven left | {h} thought that they might come in handy some day, and could not have said for what
@ dr-after2 after line=plain-drift dark
+ Share the watch with the floors below => {h} sent it down, a week to each | it came back every Sunday, ticking, and from the fourth floor there was a mark scratched beside the six
= Ask at the gate who has left => The checker turned over his book. "Everyone who could get to sleep," he said | he was still writing
- Cheat the new arrivals by one minute => It went quite unremarked | toward evening came a knock, and it was {foe}, whom it had woken
@ dr-after4 after line=plain-drift dear
+ Help the widower with the tenth jacket => It was still warm from the peg | they brushed it down between them, and turned the collar up, as its owner had worn it
= Set the watch, and listen to it for a minute => It was sixty breaths long, as a minute ought to be | the quiet after each of them was the length of a name
- Cheat the tenth hook of its name => {h} wrote "accident" on the card | in the morning the bookkeeper had carried it over, in red
@ dr-after3 after line=plain-drift lost
+ Help the old man from the bench to write it down => It took nine pages, with the bars of the gate between the two of them, and they sent it to an office with a lamp | after a month there came a printed card, and under the print was written: go on
= Set the watch on the wall outside the gate => People on the early shift could see it through the bars | within a week a few of them were no longer in such a hurry
- Attack the gate with an iron bar => It rang like the chime, and inside they all sat up in their beds | it had been an hour too soon, and {hands} came
@ * bridge line=plain-drift quest=solve:find_out_who_had_lengthened_the_hours:the_hours
A doctor's letter came for {h}, with four hundred pulses in it | all of them had been taken {inhome}, and were too quick by a tenth | "Either their hearts are wrong," she wrote, "or their minutes are"
There were people {inhome} who should have been free three years ago | they all said the same: only a few hours more | {h} was asked to find out how long that was
@ * bridge line=plain-drift quest=rescue:get_an_old_stoker_out_before_his_last_hour:the_old_stoker
A stoker had gone to work {inhome}, and his daughter had laid his place at table every evening for three years | he was two hours short, he wrote, and she asked {h} how long two hours could be
@ * answer line=plain-drift topic=foe before
"{foe}? Up before the first chime, and down there after the last," said {p}. "I don't believe {foe.he} has ever been late for a thing. I don't believe {foe.he} has ever been early"
@ * answer line=plain-drift topic=foe behind
"{foe} was kind once," said {p}. "For six minutes. I don't know that I'd have dared to be, after that, either"
@ * answer line=plain-drift topic=hands before
"They're on the long shift like us," said {p}. "They'd catch you sooner if they weren't asleep"
@ * answer line=plain-drift topic=hands behind
"Count up what {foe's} people have got on their own cards," said {p}. "They've never dared to. They check everybody's but theirs"
@ * answer line=plain-drift topic=place
"You'll have noticed there's not one window with a clock in it," said {p}. "There's the chime. It saves you looking"
@ * answer line=plain-drift topic=token before
"A watch?" said {p}. "Put it away. They collect those at the gate. They say it's on account of the dust"
@ * answer line=plain-drift topic=token behind
"So you'll never be late, it says inside the lid," said {p}. "She wasn't, either. She was six minutes early"
@ * answer line=plain-drift topic=past before
"There was a bad night at lock nine, eleven years back," said {p}. "It was the clock, they said. They changed it the same week"
@ * answer line=plain-drift topic=past behind
"Nine of them," said {p}. "They were let go early, because of a birthday. And the door hadn't been told"
@ * answer line=plain-drift topic=goal before
"For that you'll need a full card," said {p}. "Don't look at me. I've needed one since I was twenty"
@ * answer line=plain-drift topic=goal behind
"By that watch your card's full," said {p}. "So's mine. You can do what you came for as soon as one other clock says so"
@ * answer line=plain-drift topic=self before
"I'm tired," said {p}. "Forgive me. It's what one says here instead of one's name"
@ * answer line=plain-drift topic=self behind
"I worked it out on my fingers," said {p}. "I've been free since three years ago last spring. I've been sitting here free, and asking leave to go to the wash-house"
@ * answer line=plain-drift topic=danger
"They don't do anything to you," said {p}. "They take off hours. It's so quiet that you hardly notice, and then you're sixty"
@ * answer line=plain-drift topic=people
"Four thousand," said {p}. "You'll not hear them quarrel. Nobody's got the strength"
@ * answer line=plain-drift topic=way before
"If I wanted to know what time it was," said {p}, "I'd not ask a clock. I'd ask a thing that can't read one"
@ * answer line=plain-drift topic=way behind
"Up the chime stairs before the last hour's rung," said {p}. "There's nothing to be done about it afterwards. It's the day then, and everybody's lived it"
`;

const scenes = `
@ dr-o1 open line=plain-drift p=sweeper/he fork where=the_card_counter
% Four Hundred Hours; A Watch Behind a Panel
A queue stood at the card counter {inhome}, and all of it was asleep | people leaned on the one in front like books upon a shelf, and moved up when the shelf moved
{h} was sent to the window and said that {he} had come to {goal}. "Four hundred hours," said the clerk, without looking up, and pushed a blank card across. "It's the same for all. {foe} sets it. You'll hear the chime when one's over" | {hands} went along the queue, felt in each sleeve for a timepiece, and found none
Behind {h} a broom fell over | {p.a} had gone to sleep on it. "I wasn't," said {p}, and then he saw that it was only {h}. "Would you put this by for me? It was in behind the chime panel, in the dust. I'd be docked for it." | it was {token}, and it was going
He had been one hour from the end of his shift, he said, for what felt like all his life | far above them the chime began to ring
"It's not right, that watch," said {p}. "I've held it next to the chime. Or else it is right. You might do my last hour with me, I'd be glad of it. You might stand there and compare. Or you take a full card off one of those sleepers, as people do"
+ Help {p} with his last hour on the floor => {h} took the other broom | they swept toward each other from the two ends of a hall, and it was a good deal longer than it looked
= Compare the watch with the chime up at its housing => There was a ladder behind the panel | {h} counted ninety rungs, and the ticking came along in {his} pocket
- Steal a full card from one who sleeps => It came out of an old hand like a letter out of a box | the thumb of the hand went on stroking the empty palm
~ {hands} turned round, and {h} had to go up the nearest ladder with the watch between {his} teeth
@ dr-lead1 scene line=plain-drift lead way did=dr-o1:+ p=loader/she where=the_loading_floor
% The Last Hour; The Ninth Row
When the hall was swept the chime had still not rung, so {h} was sent along to the ninth row, to load
Beside {him} {p.a} was lifting crates from the belt with her eyes shut. "You get so you can do it asleep," said {p}. "The last hour's always the longest. Everyone knows that. My mother said so already"
By the watch the hour was over | they loaded on | a boy at the end of the row sat down, and was set on his feet again by his neighbours, as one sets up a skittle
"Six minutes," said {h}, when it did ring at last. | {p} had her coat on. "Only six?" she said. "It feels like ten." | then she stood still with one arm in its sleeve. "How do you mean, six?"
+ Give {p} the hour that you have worked => The clerk stamped it on her card instead, and shrugged | "That's the first I was ever given," said {p}. "I'd not know where to put it"
= Ask {p} when the last hour grew so long => "After lock nine," said {p} at once, and wondered at it. "We used to sing in the last hour. Then we'd no breath for it any more"
- Cheat the boy out of the stamp for his row => He was asleep on his feet, and never saw whose card it went on | {p} saw it
~ A crate slid off the belt and burst | it was docked from all nine of them, an hour each, and nobody even looked round
@ dr-lead2 scene line=plain-drift lead p=chime_tuner/he where=the_housing_of_the_chime
% Ninety Rungs; For the Tone
Up in the housing hung the chime, as long as three men, and next to it sat {p.a} with a fork to his ear
"Don't breathe on it," said {p}. "It's a quarter of a tone flat as it is." | he had been there for thirty years, and was allowed up because he could not see the dial. He was blind. "I don't do when. I only do how"
{h} held the watch to the housing, and then to his ear | {p} sat there with his head on one side for the length of sixty breaths, and his face changed
"Oh, that's a nice thing," said {p}. "That's an honest little thing. It's a tenth quicker than mine." | he felt for the great wheel, and let it run through under his thumb, tooth after tooth. "They gave me a new one, eleven years ago, in the night. For the tone, they told me. Sixty-six. I did wonder what a tone wants with sixty-six"
+ Share your bread with {p}, up on the beam => He broke it in two by ear. "A wheel doesn't lie," he said. "It hasn't the wit. It's whoever cuts it that you'd have to ask"
= Count the teeth of the old wheel in the corner => It stood behind the ladder, with a cloth on it | there were sixty, and a blue ribbon had been tied to one of the spokes
- Destroy his tuning fork, so that he tells nobody => It broke with a small clear note | "That was an A," said {p}. "I had it from my teacher." | he held the two halves for a while
~ The chime rang for the hour while their heads were inside | neither of them could hear a word until evening
@ dr-lead3 scene line=plain-drift lead way did=dr-o1:- p=old_stoker/he where=the_bunks
% Two Hours Short; Asleep with His Boots On
The card had a name on it, so {h} found the bunk it belonged to, before the one who slept there could find {him}
There sat {p.a}, and turned out a mattress for the third time. "Have you seen a card?" he asked. "It's full. All but two. I was going to do the two tomorrow, and put on the good shirt, and go." | he had the shirt ready, on a hanger. "I'd thirty thousand, all but two. I had it in my hand"
One of the sleepers said from his bunk that it would turn up, and was asleep again in the middle of it
"I've been two short for three years," said {p}, and knelt down to look underneath. "You do one, and they take off one for being late. I'm never late. I wait for that chime in my boots. You tell me how one can be late if one's standing there"
The card stuck to the lining of {h's} pocket
+ Support {p} by looking along with him, and let it be found => It was under the bunk, then | {p} kissed it on both sides. "Your hand's black," he said after a time, kindly
= Read the back of the card by the night lamp => On the back was every hour that had been taken off, for thirty years | there had been none before lock nine
- Lie that you saw one of {hands} pick it up => "They would," said {p}. | he went to lay a complaint, and it was put down to him as an hour
~ Half the bunks woke up, and wished to know who was in there with his boots on | {h} left by the laundry hatch
@ dr-ally ally line=plain-drift ally=ward_nurse where=the_ward
% A Tenth Too Quick; Four Thousand Fevers
Whoever fell down {inhome} was carried to the ward, and it was not long before {h} had brought one there between two others
{ally.a} took hold of the sleeper's wrist, and waited for the small chime. "Seventy-nine," said {ally}, and wrote it down. "They're all seventy-nine. I've four thousand people here with a fever, and not one of them's warm." | {ally.he} took {h's} wrist as well, from habit. "You too. You're as fit as a flea, and you're going like a sewing machine. What have you got in that pocket?"
The watch lay on the sheet | {ally} took the sleeper's pulse once more by that, and then a second time, and sat down on the bed
"Seventy-two," said {ally}. "He's well. He's been well for years. They're all of them perfectly well, they're only tired"
+ Help {ally} to measure the next bed, and the next => Forty wrists they held that night | forty people were told that they were well, and most of them wept
= Ask {ally} to whom this was reported => "To {foe}, every spring," said {ally}. "I got a letter back, in {foe.his} own hand. It said: please let them lie an hour longer, and do not enter it."
- Deceive {ally} about where you had it from => "Out of an estate," said {h}. | {ally} nodded, and wrote that down as well | whoever keeps lists can wait
~ The chime went, and all the beds sat up at once and felt for their boots | one had to lay them down again by hand, forty in a row
@ * fare of=dr-ally won
{ally} closed the ward for a fortnight, because all of the patients had gone home to sleep
@ * fare of=dr-ally lost
{ally} still takes all the pulses twice, once for the book and once for {ally.himself}
@ dr-second scene line=plain-drift second p=again who=loader,chime_tuner,old_stoker,sweeper where=the_drip_stand
% Which of Them Is Lying; A Drop a Second
A watch might be wrong, so they needed a third who could not read | in the ward there was a drip stand that let fall one drop a second, and had been made far away
{h} sat down before it with {p}, and laid the watch on the tray | a child in the next bed, who could not sleep for once, was allowed to count
From chime to chime there ought to have been three thousand six hundred drops | at that number it was quiet | they listened | the child counted on, in a whisper, to three thousand nine hundred and sixty, and there it rang
"So we're short-changed," said {p}, "by six minutes in each." | "And in the night?" asked the child. | they did the night too, and it came to fifty-four
"They take it off our sleep," said the child, "and put it on to the work. I'm good at sums when I'm awake"
+ Comfort the child with the first true hour => {h} turned the watch so that it could be seen from the pillow | the child slept for sixty minutes, and not for one of them less
= Write down the drops, hour by hour => It made two columns, and they were crooked in the same places | at the bottom {p} put a cross, since that was as good as a name
- Trick the apothecary out of the drip, to sell what you know => He signed for an inspection that did not exist | the child came back from its bath and saw the empty place
~ A sister came in and pulled the stand away by its wheels | the count was at three thousand, and that was long enough to be frightening
@ dr-bench scene line=plain-drift near p=gate_sitter/he where=the_bench_at_the_gate
% Eleven Hours; A Bench in the Draught
Every way {inhome} leads past the gate once, and there is a bench beside it, in the draught | {h} had walked by it several times before {he} saw that it was always the same man who was sitting there
{p.a} had a bag on his knees with a strap round it. "I don't want to be underfoot," said {p}. "I'm only eleven short. I thought that I'd do my waiting here, between shifts, to be near it." | the strap had been tied up with wire, and then the wire had been tied
"They take off and put on," said {p}. "It's eleven, and it's nine. Once it was four. I'd my hat on" | he turned his head toward the gate as people do toward a window. "I've a bed of onions out there, on the free side. It'll be a wood by now. You wouldn't think that one can hear onions"
The checker at the gate was leaning on his pole with his mouth open
+ Give {p} a blanket, and an hour of company => He told {h} what one does with onions in each of the months | he knew all of it but what month it was
= Look through the hatch in the gate for him => There was a walkway out there on the free side, and a light had been left on | "Left or right of it?" asked {p}. "Right," said {h}. | "Then that's mine," he said
- Lie that his eleven hours are forgiven => He was through the first gate before anyone woke up | they led him back by the elbow, and it was put down at twenty
~ The checker came to himself and lowered his pole | {p} had got up, as he always did, and sat down again
@ dr-dance scene line=plain-drift near p=fiddler/she where=the_canteen
% Everyone Drags; The Quick Waltz
On rest days there was dancing in the canteen, and {h} went there to see who was awake
It looked like dancing at the bottom of the sea | forty couples leaned on each other and turned, and on a table stood {p.a}, who played a waltz, and made a face as if she had a stone in her shoe
"I know how it goes," said {p} between two tunes. "I've got it in the arm. But they've a lamp here that winks the beat, off the chime, and I've to keep to that. It drags. It's dragged for eleven years. I had a metronome of my own, that was taken off me at the gate. On account of the dust." | she bent down. "I've played this for weddings where they kicked out the lamps"
{h} had the watch in {his} hand, down by {his} side, and {p} had heard it
"Oh," said {p}. "Hold that a bit closer"
+ Support her with the watch, held up to her ear => She played it as it was | for a whole minute nobody could follow, and then their feet remembered | it was the loudest noise that had been heard {inhome} in years
= Ask {p} who else here has a beat of their own => "Mothers," said {p}. "They rock at the right speed. You can tell a chime what you like, but not a cradle"
- Betray her fiddle to {hands} for an hour's stamp => It was taken away on account of the dust | {p} looked at the hour on {h's} card. "Play that, then," she said
~ The lamp stopped winking, and forty couples stopped with it, in mid-step | nobody could think how it went on
@ dr-hooks scene line=plain-drift near p=widower/he where=lock_nine
% Nine Hooks; Who Was So Kind
Lock nine had not been used for eleven years, and it was on nobody's way | {h} went there, because everyone who was asked when it had begun had said the same two words
There were nine hooks on the wall with nine jackets on them, and {p.a} was brushing the dust off the fourth. "It's not a shrine," said {p}. "I just don't like moths"
He brushed along the seam | "She'd have been forty," he said. "They say it was the clock, but I was standing over there. The clock was right. They'd been let go early. There was a bit of cheering, you could hear it down the passage, and then the door came across like that" | he did not show how. "Nobody's ever let go early here. In thirty years, not one minute. I've never been angry. I'd only have liked to know who was so kind, that once"
In the pocket of the ninth jacket there was a ribbon, and it was blue
+ Comfort {p}, and do the fifth jacket for him => They did all nine between them | at the ninth {p} said that no one ever came for that one | he had looked after it as well
= Read the names on the nine hooks => The first eight had their trade beside them | the ninth had a name that one knew {inhome}, and the name was {foe's}
- Steal the ribbon out of the ninth pocket => It was a small thing, and rolled up easily | {p} was counting the jackets as {h} left, and came to nine, and counted them again
~ The door of the lock twitched in its rail, as it had for years when anyone stood there long | they were both of them out in the passage before they had thought
@ dr-means scene line=plain-drift means fork p=again who=loader,chime_tuner,old_stoker,sweeper where=the_linen_room
% Who Would Need to Know; Three Sorts of Proof
They met among the sheets in the linen room, because it was the only place where no lamp winked | {ally} stood at the door and listened
"We know that," said {p}. "And who'd believe us? They'd look up at the chime, and then they'd look at us. I would." | {p} laid three pillow cases in a row. "So. Either everyone counts. All of the bunks on one night, each his own heart. Then it isn't us who say so, it's them. Or you go and look into the master clock, and see who's been at it. Or it's down in the hour book in {foe's} room, since {foe} is the one who'd write it down"
It was all the same to the pillow cases | out in the ward the child had started to count again in its sleep
+ Help all the bunks to count for one night => {ally} showed them where one finds it, beside the tendon | by evening there were four hundred people who held their own wrists and pretended to be asleep
= Look for the way down to the master clock => It was kept at the very bottom, where nothing shook | {h} had a lamp, a rope, and the number sixty-six
- Steal a key to the room with the hour book => It came off a chambermaid who slept through it | {foe} was at the chime till late, on every evening but rest days
~ They had been heard through the laundry chute | there was time for just one thing, and they parted without deciding which
@ dr-wall1 scene line=plain-drift wall way did=dr-means:+ p=bunk_warden/he where=the_bunks_at_night
% Four Hundred Wrists; Rounds
In the bunks that night nobody slept, and it was quieter than ever | they lay on their backs with two fingers on their wrists, and at each end there was one who moved pebbles from one tin to another
At the third hour {p.a} came on his rounds, with his lamp, and stopped
He had never seen four hundred people lie so still. "What's this?" asked {p}. "Is it a prayer?" | a voice from the top row said that it was a sum. | "Eleven thousand," said another. "And a bit"
{p} was to have called out {hands} for less than that | he stood there, swayed, and held on to a bunk post. "I've a heart too," said {p}. "It's going like anything. I thought that it was the stairs"
+ Give him a place at the end of the row => He sat down with the lamp between his boots, and {h} laid his fingers where they belong | after a hundred he had tears in his eyes. "It's the same as theirs," he said
= Call the sum out loud, so that it is over => "Sixty-six!" {h} called, and it ran from bunk to bunk to the far end, like a light being lit | he did not know where one would begin to arrest them
- Trick him with a tale of plague in the bunks => He ran, and locked the ward behind him, and called for lime | they had their sum, and were shut in with it for two days
~ He blew his whistle before anyone could speak | they all turned over on their sides at once and snored, and the pebbles were swept up as pebbles
@ dr-wall2 scene line=plain-drift wall p=clock_winder/she where=the_master_clock
% A Present in a Box; Where Nothing Shook
The stair to the master clock went down for so long that the chimes came from above like weather
At the bottom {p.a} sat on a stool before a tall glass case, and every so often she gave a turn to a crank. "Three hundred and ten," she said, and made a mark. "You'll be the new one. No? Then you're the first since {foe}"
The great pendulum went to and fro | {h} held the watch against the glass | {p} looked from one to the other, and it did not surprise her
"I was here that night," said {p}. "{foe} came down by {foe.himself} with a box, in {foe.his} shirt, and {foe.his} hands were all over blood from the door. {foe.he} put the wheel in. It took until morning, {foe.he} wasn't good at it. I held the lamp. 'No one's ever to be let off early again,' {foe.he} said. It still had the ribbon on. I think it'd been the box for a different present"
+ Help {p} with the crank until the mark is full => It took both arms | "You might be told anything down here," said {p}. "It was never a secret. There was only nobody who asked"
= Search the foot of the case for the box => It stood behind the weights, and it was lined with blue | there was a round place in it, just as large as the watch
- Attack the glass, to get at the wheel => It came down like a curtain | the pendulum did not miss one beat, and {p} began to sweep, with her back to {h}
~ A weight slipped a whole length down its chain, and the floor shook | up there, they learned later, eleven people had dreamed of falling
@ dr-wall3 scene line=plain-drift wall way did=dr-means:- p=bookkeeper/he where=the_room_with_the_hour_book
% Carried Over; Six Minutes in Red
With the stolen key {h} got into {foe's} room | it was very tidy, and {foe} did not seem to live in it | the hour book lay on the desk, as thick as a step
Before {h} had it open there was a cough from under the desk | {p.a} lay there on a cushion, with a pen behind his ear. "I only do it for a minute," said {p}. "Between two columns. You won't report it?"
When he saw that {h} would not he became quite talkative. "It's beautifully kept. You could eat off it. There's just the one page that has never come out, and it's eleven years old." | he found it without looking. "There. Six minutes, in red, carried over. And next day they're carried over. {foe} has me carry them over each evening. I asked once what they'd been paid out for. {foe.he} said 'Nine'. I said nine of what"
On the facing page there were nine names, in a hand that could not keep to the line
+ Support {p}, who has begun to see what he added up => He had his handkerchief out. "Four thousand people," said {p}. "By six, by thirty thousand. I've such neat sevens." | {h} sat on the floor with him till he had done
= Copy the page with the nine, line by line => {h} did it on the blotter with {p's} own pen | at the ninth name {p} said softly that it was a family name, and left it at that
- Rob the desk of the book, cushion or no cushion => It weighed as much as a child | {p} ran along beside {h} as far as the stair. "You'll mix up the pages!" he whispered
~ There were steps, and {h} got under the desk as well | for an hour they lay nose to nose and heard {foe} turn over one single page
@ dr-turn scene line=plain-drift turn p=again who=bunk_warden,clock_winder,bookkeeper where=the_ninth_hook
% Six Minutes Early; So You Are Never Late
Before the late shift they stood at lock nine, {h} and {ally} and {p}, under the ninth jacket | {h} opened the back of the watch with a thumbnail, for the first time
Inside the lid was engraved: so you are never late | under it were that day's date and the name upon the hook
"It was her birthday," said {p}. "{foe's} sister. {foe} had the chime that evening. {foe.he} had bought her this, and couldn't wait to give it to her, so {foe.he} rang six minutes early. Just this once. You can hear them cheer." | nobody spoke | "And the door went by its own clock. It wasn't told. It came across, as it did every evening, and there were nine of them in it"
So that was what the hours were for | {foe} had held back six minutes from each, ever since, and carried them over | "{foe.he} doesn't get anything by it," said {ally}. "{foe.he} just never wants to let anybody go again"
{h} did the sum, with thirty thousand hours of sixty-six | by the watch there was nobody {inhome} who had not been free for three years | {h} had come to {goal} | there was nothing between {him} and that any more but the right time
+ Comfort {p}, who was there and cheered along => "I threw my cap up," said {p}. "I've never told it to anyone, I threw it up, and it came down on this side" | they stood there until the chime
= Work out the date on which all were free => It was a Tuesday | each of them tried to think what they had been doing on it, and it had been loading
- Lie that the watch has stopped => {h} shook it beside {his} ear and shook {his} head | {ally} could hear it from where {ally.he} stood
~ The door twitched in its rail | they drew back, and the watch slid over the floor, as far as the sill, and lay there ticking
@ dr-price scene line=plain-drift price where=the_counter_before_the_bell
% One Full Card; Whose It Is
The outer office had a clock of its own and an inspector who could read one | it was a mile on, beyond the gate, on the free side | to get there a person needed a full card, since {hands} at the gate could count, if nothing else
By the next noon the bunks had gathered for it, a half-hour here, a quarter there | "Four hundred," said the clerk, yawned, and stamped them all on to one. "Whose?"
It would have been enough for {h}, who had come to {goal} | with that in {his} hand it might be done by evening, and {he} would never need to hear of anybody's hours again
The man from the bench stood in the queue with his bag | he was short by some hours or other, he was slow, and he knew the way to the office, because it went by his onions | "I only came to see it," he said. "A full one. I've never seen one close to"
+ Give the full card to the man from the bench => He held it by the edges like a photograph. "I'll tell them," he said. "I'll say it just as you've said it, and then I'll look in at home" | the gate went up, and he took his hat off to it
= Let the bunks draw lots for who is to go => It fell to a girl from the fourth floor | she ran the first half of the way and lay down in the other | they had her back by supper with a blister, and the card was void
- Betray the bunks, and keep it for your own use => It fitted the pocket over {h's} heart | four hundred people saw {him} put it in, and were too tired to believe it
~ {hands} had got wind of it, and the counter came down | the man from the bench had it by one corner, {h} by the other, and a corner was what each of them kept
@ dr-far scene line=plain-drift far p=again who=bunk_warden,clock_winder,bookkeeper where=the_sill_of_lock_nine
% Six Minutes a Night; The One Who Waits
Every night when the last chime had been rung, {foe} was not to be found for six minutes | {p} had noticed that long ago, and by now they could guess where to look
{foe} sat on the sill of lock nine, beneath the ninth jacket, with {foe.his} feet drawn up like a child | {foe.he} heard {h} come, and did not turn round
"If you stand here one ought to be able to stop it with one's hand," said {foe}. "I've tried it out. It can't be done. I've worked it out for every place that one could stand in." | {foe.he} made room on the sill without noticing. "They were laughing. I'd rung it so nicely, I gave it a bit of a swing. I heard them all the way up there, I thought: how pleased she'll be"
{p} looked at the floor
"They ask me for a minute," said {foe}. "All day long. Off for a wedding, off for a toothache. They've no idea what it is that they're asking for"
+ Comfort {foe}, and sit out the six minutes => Neither of them said a word | when it was over {foe} got up and brushed the sill with {foe.his} sleeve, for the next night
= Ask {foe} how late it really is => {foe} knew at once, to the second | "I've never lost sight of it," said {foe.he}. "Somebody has to know what I owe."
- Lie to {foe} that there was a last word => "She said that it was your fault," said {h}. | {foe} nodded, slowly, like one who is told the time
~ The door twitched, {foe} had {h} by the collar and out in the passage, and {foe.he} was as white as a wall | neither of them could have said a sentence after that
@ dr-fitter scene line=plain-drift far p=lock_fitter/she where=the_fitters'_store
% Without an Eye; Saves Eleven
A door does not come across upon nine people of its own accord, and who had built it could be asked | the fitters' store was at the end of a passage full of hinges
"Lock nine," said {p.a}, and put down her file. She did not have to search long for the order. "I've kept it on top for eleven years, so I'd have it if anybody came. No one came." | it was a pink slip | one door, it said, with eye | then the eye had been crossed out, and in the margin stood: saves eleven
"You'd call it a feeler," said {p}. "It looks whether there's anyone in the way. Every lock's got one. They didn't want it on the ninth, it being the last, and it was the end of the quarter. I told them. I put it in writing." | that was pinned to the back of it. "And the next week they said that it'd been the clock, so I thought that I'd been wrong"
"Does {foe} know about this?" asked {ally}
"{foe} never asked," said {p}. "{foe} came here once with a torn hand, and I sewed it up. I didn't like to bring up doors"
+ Support {p} in saying it out loud => "It wasn't six minutes," she said, first to the vice, and then to {ally}, and then in the middle of the passage. "It was eleven in money"
= Copy out the slip, both sides of it => The stamp came through as well | whoever had crossed out the eye had used a very good pen, and lived somewhere else
- Trick her into parting with the slip, for a price => {h} had it in {his} boot, and thought of who might pay to have it gone | {p} stood before the empty nail as one stands before a mirror
~ The slip was so old that it came apart at the fold | one of them had the eye, and the other had what it saved
@ dr-checker scene line=plain-drift far p=card_checker/he where=the_checkers'_bench
% Their Own Cards; The Small Print
In the afternoon one of {hands} sat down next to {h} at the long table, and it was too late to get up
{p.a} was very young, and had a cap that came down on his ears. "I'm not here," said {p}. "It's just that I'd like to see it. They say there's a watch" | he looked at it under the table for some time, and his lips moved. "I've been checking cards for six years," he said. "I've never checked mine. It isn't done. You'd not weigh yourself on the scales in a shop"
He laid it on the bench between them | it was the colour of tea, and full up to the edge, and past the edge, over on to the back
"What's it say there, at the bottom?" asked {p}. "I never learned the small ones. They hire us like that"
+ Help {p} through the small print, word by word => On completion, it said, the holder is to be thanked | it had to be read to him three times | "Thanked," said {p}, and pulled his cap down
= Count his hours on the back, out loud => They got to thirty-one thousand, and then the table was too short | "So who've I been holding the gate shut for?" asked {p}
- Cheat him, and say that he still owes a year => "That's not so bad," said {p} after a while. | he stood up, and straightened his belt, and from then on he never took his eye off {h}
~ One of the older ones called him, and he upset the soup to have a reason for standing there | the card went swimming, and the ink came off it
@ dr-onions scene line=plain-drift far way did=dr-price:+ p=again who=gate_sitter where=the_bars_of_the_gate
% On the Other Side; Left of the Light
In the evening there was a knock at the gate, and it came from outside, which had never been known before
Through the bars {h} saw a bag, and knees, and then the man from the bench | he had found another bench, out there, and sat on it, and held his card
"I've told them," he said. "He'd a clock as big as a plate, and he looked at it, and he looked at mine. He's sending someone. I had to say it twice, he'd never heard of such a thing as an hour that isn't one." | he moved along, as if for company. "Then I went home. The onions are a wood, like I thought. I stood there a bit. I didn't know when to go in. There's no chime, you see. So I came back to ask"
The checker had bent down as well, to hear
+ Give him the true time, through the bars => "Twelve minutes past seven," said {h}. | "Past seven," he said. "Then it's time I put a light on." | before long there was one, to the right of the walkway
= Ask him what they are like outside => "Rested," he said. "It's quite unpleasant at first. They look at you"
- Deceive him, and call him back in for his pension => The gate went up a foot, and he stooped, and was in again before he had understood it | the bag stayed outside
~ {hands} came along with a lamp, and he put his hat on and was off, more briskly than one would have thought
@ dr-empty scene line=plain-drift far way did=dr-price:- p=again who=gate_sitter where=the_bench_with_nobody
% A Worn Place; What Was in the Bag
That evening the bench at the gate was vacant for the first time in three years | {h} had meant to walk by quickly
The bag stood on it with its strap done up, and the checker was beside it and did not know whom he should call. "He gave it to me to hold," he said. "Then he went off to work. He said he'd been a fool to think that one could see a thing like that twice." | he had it undone already. "There's nothing in it. Look. It's just onions. Dried ones. He'd have had them when he came"
The old man was down on the ninth row | one could see him from the gallery, with his hat on, at the belt
At noon {h} had laid that card on the counter, and the clerk had found four hundred thumbs on it, and not one of them {h's} | it had been pushed back, and it was in {his} pocket still
+ Give him the card after all, down on the row => He read the number, and read it again | "It's got a thumb on it," he said. "Well. That'll be what they cost" | he did not go that night, for his row was not finished
= Carry the bag down to him, and stand there => "Put it by," he said, and lifted a crate. "I'll want it for under my head"
- Rob the bag of the onions, which are no use to anyone => They were as light as paper | when {h} bit into one it was sweet, and {he} had to sit down, on the bench
~ The checker had blown his whistle, more out of sorrow than for any reason | {h} was a floor lower by the time they came
@ dr-plan scene line=plain-drift plan fork p=again who=bunk_warden,clock_winder,bookkeeper where=the_linen_room_again
% How to Tell the Time; The Last Hour of the Week
They were back among the sheets, and there were a great many more of them by now | tomorrow was the last day of the week, when {foe} rang the last hour with {foe.his} own hand, and wrote off the week in the book
"After that it's been," said {p}. "You can't give anybody back a week that's been written off. It has to be before {foe.he} rings"
"We could all stop," said {ally}. "At sixty. The whole floor, every belt. Not a word, just stop, and put our coats on" | it became so quiet that one could hear the pillow cases
Or {h} might go up to {foe} in the chime house beforehand, alone, and say it to {foe.his} face | or else one set the master clock forward in the night, without a by-your-leave, and the doors would do the rest
+ Support the floor, that is to stop at sixty => Each was to tell two, and to tell nobody who had told them | by morning people looked past one another with shining eyes, as they do before a birthday
= Choose the chime stairs for yourself alone => {h} had {his} boots soled with felt | there were three hundred steps, and {he} meant to know on each of them what {he} wanted to say
- Prepare to trick the doors with the master clock => It was a matter of one screw and a quarter of a turn | they would be open before anybody knew whether there was a soul standing in them
~ The lamp in the ceiling began to wink | it had been listening, or it had merely been switched on, and they scattered with whatever they had understood
@ dr-eve scene line=plain-drift eve where=the_ward_by_night
% Fifty-Four Minutes; One Long Night
It was the last night, and it would be fifty-four minutes to the hour, like the others | {ally} had the ward full, two to a bed, and could not be brought to lie down
"If they're to stand upright tomorrow they'll have to have slept," said {ally}. "I've thought of a way. I only don't know if it's theft." | a pair of mattresses leaned against the wall, and a ladder
One would have to hang them before the mouth of the chime | then morning would come when they were done with the night, and not before
an orderly held the ladder. "They'll dock us for it," he said. "What with?" asked {ally}. | it was the first time that one had laughed in there
{h} had the watch, and would have to stay awake for all of them
+ Help {ally} to muffle the chime => It said "mm", once, like a cow behind a hedge | four thousand people turned over, and went on for an hour longer
= Sit by the watch all night, and keep the true hours => {h} tapped each of them on the bed rail, quite softly | {ally} slept through eight, with one shoe on
- Steal the night for yourself, and sleep in the linen => It was the best bed {inhome} | in the morning they stood about with grey faces, and {ally} told {him} good morning
~ The ladder walked, and the orderly came down with both the mattresses | it was a short night after all, but no one had ever heard {ally} laugh like that
@ dr-gate1 scene line=plain-drift gate move way did=dr-plan:+ p=foreman/he where=the_standing_belts
% At Sixty; Coats
On the last day {h} stood at the ninth row, with the watch in {his} palm | it came to sixty | {he} took {his} hand off the belt
It was as when a wind drops | row after row went still, and four thousand people stood beside their work and put their coats on | {p.a} ran along the belts with his arms out, as if they were all going to fall. "It hasn't rung!" called {p}. "You can't! It's six minutes yet!" | a loader did up her top button. "It is not," she said, and said it in a friendly way
He had been a foreman for twelve years | his own coat hung on the door, and he kept looking at it
Above them one could hear that {hands} were coming down the iron stairs
+ Give {p} his coat, and hold it for him => One arm went in as if by itself, and the other after | "I'll catch it for this," said {p}, and he buttoned it wrongly
= Hold up the watch, so that each can see it => The nearest read it out, and it was passed on to the rear, like a bucket | by the third row they were saying "thank you" with it
- Threaten {p} with the belts, and attack the switch => Two belts burst and lashed about in the rows | they ran then, with their coats on, as they had run once before
~ {hands} stood on the stairs and saw so many people with their coats on that they thought it had rung | by the time it was explained {h} was on the way up with the first of them
@ dr-gate2 scene line=plain-drift gate move way did=dr-plan:- p=apprentice_winder/he where=the_foot_of_the_clock
% One Screw; Is There Anybody in the Door
{h} was at the foot of the master clock before it was light, with a screwdriver, and {p.a} was on duty there by himself
"You mustn't," said {p}. He was fourteen and had his feet on a hot brick. "It all hangs on that. There's a hundred and four doors. If you push it on they'll all open, and then they'll all shut." | he was on his feet now. "There'll be folk in them. They don't know, do they? They'll walk as always. You've not told them?"
The pendulum went to and fro | it would have been a quarter of a turn
"That's what it was before," said {p}. "That's the very thing it was. I know it from my gran, she held the lamp"
+ Save the doors for later, and send {p} to warn the floors => He ran up six hundred steps and called at every landing, till there was not a foot upon a sill | only then did {h} turn the screw
= Catch the pendulum with your hand => It was like taking hold of an animal by the neck | everything stood still {inhome}, for the first time in forty years, and all of them looked up
- Lie that everyone has been told => "Then it's all right," said {p}, and held the lamp for {him} | the screw went round | far above there was a noise of doors, and one cry
~ The screw sheared off, and the hand jumped on by an hour and back by a half | nobody could have said any longer what the time was, not even {foe}
@ dr-gate3 scene line=plain-drift gate move p=rope_guard/she where=the_chime_stairs
% Three Hundred Steps; Not Before the Hour
When the last hour of the week had begun {h} started up the chime stairs | on the two hundred and ninetieth step sat {p.a}, with a halberd that had been meant for parades across her knees
"Nobody's let up before the hour," said {p}. "{foe} wants to be by {foe.himself} for it. I sit here so that nobody's too early." | she looked at {h's} boots, and moved her own out of sight. "I've had this step for eleven years. It's just long enough to think, and too short for a nap"
By now the watch lay in {h's} open hand, between the two of them
"That's slow," said {p}. "No. We are." | one could see her do the sum, stair by stair, from the bottom to where she was sitting. "I missed my girl's wedding by six minutes," she said
+ Share the step with {p}, and wait out the true hour => At sixty she rose by herself and leaned the halberd in a corner. "It's the hour," said {p}. "I'm not letting you up early at all"
= Ask {p} to walk in front => She hesitated, but then she did it | nobody had ever gone up those stairs with a guard who sang
- Trick {p} with a message that her girl is at the gate => She was down a hundred steps before she thought of asking which girl | {h} heard the halberd clatter on, as far as the bottom
~ "You're late," said {p}, who had made up her mind the wrong way | {h} got by beneath the halberd, and lost a felt sole and a good deal of skin
@ dr-duel scene line=plain-drift duel where=the_chime_house
% The Rope; Let Them Go
When {h} came up into the chime house, out of breath, the long hour had by {foe's} count four minutes more to go | {foe} stood there with the rope in both hands | it ran down through a hole in the floor, into the dark | {ally} had come after {h} by then, with others, as far as the door
"They know," said {foe}. "I can hear it from here. They're all looking at the doors. Before it's rung. Do you know what you've done?" | {foe.he} pulled the rope tight, and did not ring. "I've got to hold it back. If I let it ring now then it's early. I let it ring early once. You can read off the wall down there what came of it, there are nine hooks"
{hands} stood about the walls and did not look at each other
"You've come for a thing of your own as well," said {foe}. | that was so, for {h} had come to {goal}. "They all want something. It's a good reason every time, it was a birthday! You'll all be so pleased, and you'll run. And I'm to stand up here, and hear it. What am I supposed to do with my hands?"
+ Give {foe} the watch, with the slip from the door => {h} laid both on the sill. "It had no eye," {he} said. "They'd crossed it out. It wasn't your six minutes." | {foe} read it, and opened the lid, and read that. "So you are never late," said {foe}, and let her go
= Ask {foe} to come down to that door => "You know where one would have to stand," said {h}. "I'll stand there with you." | {foe} looked at the rope, and at {foe.his} hands, and down the stairs. "Nobody's ever asked me down," said {foe}
- Lie that the doors are shut and locked already => "They've been wedged," said {h}. "Not one of them can move." | {foe's} shoulders sank. "Then there can't be anyone in them," said {foe}, like a child that has been let off
+~ {foe} read the slip to the end, and believed it. "And who's told the widower?" asked {foe}. "You've been to see us all, and he's still brushing her jacket. He has to be asked first" | the four minutes went by
=~ "I'd have gone down there with you," said {foe}. "Any night. You'd only to ask before it was four minutes to." | {foe.he} tied the rope about both wrists and sat down on the floor with it, and it did not ring till the end
-~ "I'd hear it if they were wedged," said {foe}. "I hear those doors in my sleep." | {foe.he} had never believed a soul who told {foe.him} it was safe
`;
export const pack: PackSource = { id: 'case-plain-drift', sheets: [facts, scenes], words: {} };
