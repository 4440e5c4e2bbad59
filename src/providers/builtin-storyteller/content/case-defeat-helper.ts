import type { PackSource } from '../pack.ts';

/** What its strength rests upon, and how that gives way. */
const facts = `
@ * truth line=defeat-helper start
A slip of {paper} had come under {h's} door | it wished {him} luck against {target}, and had a gate drawn on it, and no name | {h} asked who had sent it, and what for
@ * known line=defeat-helper before
A friend who was close to {target} drew slips for {h}, and signed none of them | it was not clear to {h} yet what such a friend could want
@ * known line=defeat-helper behind
{foe} had opened every door for {him} up to {target} | {h} had to go through the last | there {he} must not do what {foe} expected
@ * settle line=defeat-helper won
"What door is that?" asked {target}. "I have never seen that door." | {h} laid the slips in a row on the floor, like a road | the rag lay at the end of it | {target} looked from the rag to {foe's} sleeve [3 , and from there up to the face]. "You wished me gone" | "For years," said {foe.name}, still cheerful. "So does everybody. Ask them." | the {guards} tried not to laugh, and could not | they laid down their keys | then they led {foe} and {target.name} out by the ash door | each of those two wished to go first | then the wall of the last drawing was broken open | behind it sat the five, thin, and rather hoarse | a mother was there first, with a stool | that evening they made firewood of the gilt chair
@ * settle line=defeat-helper lost
The {guards} saw the low door, and its key in {h's} hand | two of them held {him} fast | {foe} went into the room alone, and shut the door, and came out drying both hands | "Too late," said {foe}. "It is over with {target.name}. And here you see who did it." | nobody asked about a sleeve | {foe} tried the gilt chair, and was in good spirits | behind the old wall five voices had stopped singing | {h} was only driven out at the gate, with dogs
@ * settle line=defeat-helper dear
{foe} flew at {target}, for now there was nothing else left | they fought across the whole room | the {guards} had only one rope, and could not decide | {target} fell against the low door, and through it | one turn of the key was enough, and {target} was shut in with the ashes for good | {foe} had the gilt chair before it was dry, and was so pleased that the five behind the wall were let out | "You may all go home," said {foe}. "I shall remember how far you came." | {h} went, with every slip, and the rag as well | at the gate a {guard} looked up at {foe's} window | then the {guard} asked {him} for one of the slips
@ * last line=defeat-helper won
Some weeks later a slip lay under {h's} door | {he} picked it up with two fingers | somebody had drawn a table on it, not at all well | five people sat there, and an arrow showed to a sixth chair | it was signed with five names | {h} brushed {his} {coat}, and went
In spring the low door stood open, and {h} went in | people sat all up the great stair, and ate their bread | the mender had kept the top step free | there {h} got a striped lining put into {his} {coat} | it had a pocket for {token}, and {h} kept it there
@ * last line=defeat-helper dark
By the end of the year the high chair was {h's}, for nobody dared to say no | the five had gone home without a word to {him} | on the great stair stood a {guard}, who smiled whenever {h} looked | that night a slip was pushed under a neighbour's door | there was a gate on it, and it was {h's}
@ * last line=defeat-helper dear
All winter {h} stayed at home, and {foe} sat in the gilt chair and was merry | then there was a tap at the door by night | it was the {guard} from the gate, with six others behind | that one slip had been through all their hands | {h} took the rest from under the bread, and put on {his} {coat}
@ * last line=defeat-helper lost
Two years later {h} sat in an {inn} on that road | a young man at the next table was very pleased | "I have a friend up there, behind {foe's} own chair," said the young one | a slip lay on the table, with a nicely drawn gate | {h} moved across, and began at the beginning
@ * token line=defeat-helper
the unsigned slip
@ * echo line=defeat-helper plan did=helper-o1:+
The {guards} on the stair were busy with a fresh loaf | {w} had sent it up, for the sake of that slip in the dough
@ * echo line=defeat-helper price did=helper-o1:-
At the edge of the drawing stood {w} as well | {h} had given that name to {hands}, and they had passed it on
@ * echo line=defeat-helper gate did=helper-o2:+
Out on the road went {w}, in {h's} own hat and {coat} | half of the {guards} had run after the wrong one
@ * echo line=defeat-helper far did=helper-o2:-
Somebody in passing knew {h} as the one who gave away {w's} hiding place | {p} heard it, and moved a little farther off
@ * echo line=defeat-helper plan did=helper4:+
{w} had let one lamp on the back stair go out, as thanks for that help with the ladder | so nobody saw who carried the second scuttle
@ * echo line=defeat-helper turn did=helper4:=
{h} had compared the drawn wall with the real one | there was one low door too many | so the whole way in was planned from the first slip
@ * echo line=defeat-helper price did=helper4:-
{h} had once told people that {he} drew the gate | so they laughed at this drawing too, and would not be warned
@ * echo line=defeat-helper price did=helper1:+
In three houses they had heard the truth from {h} | they had lent {him} every slip, and now the row was complete
@ * echo line=defeat-helper plan did=helper1:-
One mother had complained about the slip that {h} cheated her of | so everyone was searched on the stair, and {h} had the slips in one shoe
@ * echo line=defeat-helper turn did=helper5:+
The rag was still clean, for {h} had seen that it was wrapped up well | one could count the threads, and there was no doubt left
@ * echo line=defeat-helper gate did=helper5:-
{foe} had heard about the second key, with which {h} cheated the giver | so there were two more {guards} behind that crack
@ * echo line=defeat-helper turn did=helper10:+
{h} had searched all the washing at the gate, and no striped lining hung there | {foe} alone kept one arm close to the side
@ * echo line=defeat-helper far did=helper10:-
Along came the crowd to whom {h} had promised their money | "Have you found that sleeve yet?" they called, so that all could hear it
@ * echo line=defeat-helper gate did=helper12:+
Among them sat {w}, in {h's} thick {coat}, to be practised upon | one of {w's} boots was planted on the end of the rope
@ * echo line=defeat-helper gate did=helper12:-
The captain had not forgotten who had him tied up with a shout | he sat next to the crack, and held a second rope
@ * echo line=defeat-helper turn did=helper3:+
{h} had once held the loose thread of {foe's} sleeve | it was of the same red and the same grey as these
@ * echo line=defeat-helper plan did=helper3:-
The watch on the stair was doubled, since {h} had attacked it | two of them walked behind the coals, all the way up
@ * echo line=defeat-helper price did=helper13:+
In the yard the families of the five were waiting with sticks | {h} had given {foe} no name, and so they would not let {p} be fetched
@ * echo line=defeat-helper turn did=helper13:=
{h} remembered the grey ash in {foe's} shoe, beside {his} own chair | so {foe} knew the passage for the ashes, and walked in it
@ * echo line=defeat-helper plan did=helper13:-
The neighbour from below had to scrub those stairs now, for {h's} lie | he saw {h} coming, and said nothing of the loose step
@ * echo line=defeat-helper gate did=helper14:+
The low door had been tied back with a rope, and nobody could cut off the way out | that was the work of {w}, who walked with {h's} name in one shoe
@ * echo line=defeat-helper gate did=helper14:=
Of {h's} long letter one line was left, and {he} knew it by heart | {he} had only to say it to {target}, and that made {him} calm
@ * echo line=defeat-helper gate did=helper14:-
The low door fell to behind them, and there was no rope to hold it | {w} had put it away, because of {h's} lie about staying at home
@ * echo line=defeat-helper plan did=helper15:+
Down in the yard the broom-seller swept the same three steps, and kept the door open for them | once he had worn a board, until {h} took it from him
@ * echo line=defeat-helper price did=helper15:-
Down in the {street} went the broom-seller with his board, and nobody answered him | {h} had lied about him, and now no neighbour would hide {p}
@ * echo line=defeat-helper gate did=helper20:+
Far off five voices began to sing, on purpose | a mother had told them the day, from {h's} shoulders | one of the {guards} hummed along
@ * echo line=defeat-helper gate did=helper20:-
Nobody sang behind the old wall tonight, and one heard each step | the mother came no more to that lane, since {h} had lied of an echo
@ * ask line=defeat-helper before
{h} asked all the neighbours of {target} about letters without a name
{h} showed {token} to people on the road, and asked who could draw so well
{h} was asking which of {target's} people [! had charcoal on the fingers]
{h} asked in one house after another who had gone up to that gate, and not come home
@ * ask line=defeat-helper behind
{h} carried the slips under the shirt, and looked for a way to bring them before {target}
{h} asked on all sides which of the {guards} had no love for {foe}
At some hour {target} had to be alone | {h} was looking for somebody who knew it
@ * gift line=defeat-helper before
"Somebody up there sends out for charcoal sticks," said {p}. "Not for the stove. They are the thin ones, for drawing."
"They have swept the old ash passage," said {p}. "Nobody used it since I was small. I wondered who was expected."
"A high chair went up there to be gilded," said {p}. "I had thought that {target} had a chair already."
"One of the {guards} talks in his sleep," said {p}. "It is always the same. Not before the shout, he says, not before the shout."
@ * gift line=defeat-helper behind
"The {guards} were promised an extra {coin}, and never got it," said {p}. "They grumble about {foe}, and quite loud. I should talk to them."
"After supper nobody can wake {target}," said {p}. "One would have to shout, to be heard at all."
"They take five bowls to that old wall, quite late," said {p}. "Does {foe} keep dogs in there, do you suppose?"
`;

/** Scenes in which a fact of the case is found out, with somebody who comes back. */
const scenes = `
@ helper-o1 open line=defeat-helper p=lodging-keeper where=the_stair_before_the_door
% Luck, and No Name; Under the Door
{h} found {token} under the door in the morning, and {p.a} saw it, and grew pale
It wished {h} good luck against {target} | a gate was drawn below, and nobody had signed it
"A man in the next house got one too," said {p}. "He went up there, full of hope, and nobody has seen him since."
{hands} were on the stair already, and asked who had got forbidden letters | down in the {street} stood {foe}, and smiled up
"Do not trust it," said {p}. "The lamp-cleaner knows that gate bar by bar. Ask there who could have drawn it"
+ Help {p} to hide it before they knock => {p} pushed the slip into the dough, and went on kneading | {hands} looked into every drawer, and at {h's} hands | "Go out by the yard," said {p}, "and take it to that gate. I will pick off the crumbs"
= Look closely at how the gate is drawn => The gate was done in charcoal, and with great care | every nail was there | one bar had a bend in it, and nobody makes up such a thing
- Lie to {hands} that it came for {p} => {hands} laughed, as if they knew better, and wrote down {p's} name all the same | "I only wished to warn you," said {p} | {hands} had given {token} back to {h}, quite politely
~ {hands} were at the door before anyone had moved | they held out a hand for it, and read it, and gave it back. "Good luck up there," said the eldest, and grinned

@ helper-o2 open line=defeat-helper p=messenger where=the_road_before_the_gate
% Thrown Out at the Gate; Paid in Advance
{h} had set out against {target}, and had reached the gate | at that moment {hands} flung {p.a} out through it, and {p.he} rolled to {h's} feet
"I only carried a letter!" cried {p}. "It lay on the step with a {coin}, and it is for you!"
{foe} stood in the gate, and was very sorry | {foe.he} counted aloud to ten, to give {p.him} a start
{p} pushed {token} into {h's} hands | a gate was drawn on it, and there was no name | below it stood good wishes for whoever went against {target}
"Others got one before you," said {p}, "and went in there, and did not come back. Ask the lamp-cleaner who draws them. I have to run"
+ Save {p} with your own {coat} and hat => {p} put them on, and they went off arm in arm, quite slowly, past {foe} and {hands} | "Nine," counted {foe.name}, and kept both eyes shut | {p} would not forget that, {p.he} said at the corner
= Ask {foe} who may have drawn it => {foe} tilted it to the light, and thought it uncommonly good. "It must be somebody who likes you," said {foe}. "I should keep it, and look at the gate. It is very like"
- Betray to {hands} where {p} is hiding => They pulled {p} out from behind the trough, and emptied both pockets, and kept the {coin} | "How kind of you," said {foe} to {h}. | {p} was let go by evening, and knew whom to thank
~ {foe} had counted rather fast | they caught {p} at the first corner, and looked at {h} over {p's} head | it was odd that they did not ask for {token}

@ helper1 scene line=defeat-helper second p=again who=lamp-cleaner where=the_house_with_the_drawer
% Each a Little Farther; A Drawer of Slips
Others must have had such a slip before, thought {h}, and asked {p} | {p} went to a drawer without a word | in it lay the slip of a cousin, who had gone up against {target} four years ago, and got to the second stair
They asked in three houses more, and came home with five such slips | the five people who got them had not come back
{p} laid them in a row | all were in charcoal, and by one hand | each showed a little more of the way, like a road that somebody is building
"They were all so pleased," said {p}. "They thought that it was only them." | somebody had sent five people up there, one after the other, and {h} was the sixth
+ Comfort {p} by telling where the cousin got to => From the drawings one could see it | the cousin had stood before the right door | only he had been sent no key | {p} was glad to know that much
= Look from the ridge at the real gate => On the wall above the gate sat {target}, and took the evening sun with closed eyes | somebody stood behind the chair, too far off for a face, and had a stick of charcoal
- Cheat the three houses out of all their slips => {h} asked for them in a good cause | at the third house a mother asked for her slip again | {p} had given a word for {h} there, and had to tell her that it was lost
~ A draught took the slips, and one of them went into the stove | the second stair was on that one | "He got no farther than that," said {p}, and sat down

@ helper2 scene line=defeat-helper plan p=again who=stable-hand,lamp-cleaner where=the_back_stair
% Near Enough to Hear It Breathe; Who Ought to See Them
{h} meant to lay the slips before {target}, and had to learn the way | the coals were carried up by turns | that day it was the turn of {p} | {h} went along with the second scuttle
So {h} stood with it ten steps from {target.name} | {target.name} was asleep, with mouth open, and looked older than one would have thought | upon the table by the wall lay a gate, half drawn, with charcoal beside it
"{foe} has it all arranged," {p} said on the way down. "You go in, and {target.name} is done for, and you are caught."
"I go in," said {h}. "But I shall have the slips with me, and {target.name} can look at them."
"And if {target.name} will not look?" asked {p}.
+ Help {p} with the coals, so as to come again => Next day they came up once more | the drawing had been finished by then | it had a door in it now, with an arrow
= Leave one slip where {target} will find it => Next day it was wedged under the short leg of the table, unread | "One must hold it before those eyes," said {p}, "and wake {target.name} up first"
- Steal the drawing before it is finished => A slip came under {h's} door that night, and asked for it back | all who carried coals had their pockets turned out, and {p} lost two days' pay
~ A coal fell off, and went down the whole stair, one step after another | by then {target} had opened one eye | "This one is new," said {p}, "and simple," and they went out backward

@ helper3 scene line=defeat-helper wall where=the_great_stair
% Hand on Stone; Always in the Way
{h} was looking for the friend who drew | {he} went in with people who had a favour to ask of {target} | on the great stair stood {foe}, as at every hour | one hand lay on the old oath stone | {foe.he} had sworn on it to stand by {target.name}
"I am what you have to get past," said {foe}, in quite a friendly voice. "It is nothing to do with you. I gave my word, you see. You have come farther than most"
Above in the high chair sat {target}, and turned over a page | {foe} glanced up, and looked longer at the chair than at {target.name}
There was a bit of thread hanging out of {foe's} sleeve, where the lining should be
+ Help {foe} by tucking in the thread => {foe} drew the arm away so fast that it was odd | {h} had had it between two fingers | it was the same stuff as the rag round the key
= Ask {foe} how often {foe.he} has stood here => "Every day for twelve years," said {foe}. "One gets to know every nail in that chair." | it was said very lightly, but the hand on the stone had closed [3 to a fist]
- Attack the stair while {target} is reading => {h} was on {his} back at the foot of it, under {foe's} knee | "Not that way," said {foe} into {his} ear. "There is a door, you fool" | then {foe} called for help
~ {foe} took the hand from the stone, and laid it on {h's} collar | {foe.he} seemed to be sorry | the {guards} came up at a walk | overhead no page was turned for a long time

@ helper4 scene line=defeat-helper lead p=lamp-cleaner where=the_gate_with_the_bent_bar
% Drawn from Within; The Bent Bar
{h} held {token} up before {target's} gate, to see who could have drawn it | the two gates were alike to the last nail
"Who let you see that?" asked {p.a}, from the top of a ladder. "I do the lamps in there. That third bar was bent by a cart, in the spring, and they have hung a rug on it. One cannot see it from here."
On the {paper} that bar was bent | so somebody had drawn it from within, and had taken time over it
Far in, beyond the bars, {target} crossed a yard | one other went a step behind
Perhaps {h} had a friend in that house, or else somebody who wished to be taken for one
+ Help {p} with the ladder as far as the yard => {p} was let through, and {h} was not | "They asked me what you had on your {paper}," said {p} afterward. "I had not said that you had one"
= Compare it with the wall, stone by stone => {token} agreed with the wall but for one thing | the {paper} had one door more, a low one | the wall had only ivy to show for it
- Lie to {p} that you drew it yourself => {p} got down off the ladder, and bowed. "Then you will want this again," said {p}, and gave {him} a stub of charcoal | it had been lying on the great stair, below the high chair
~ Behind the bars a shutter was pulled to | {p} was called in, by name, ladder and all | there would be no more lamps done from the outside, they told {p.him}

@ helper5 scene line=defeat-helper means entered p=again who=lamp-cleaner where=the_wall_of_ivy
% Wrapped in a Rag; Where the Ashes Went Out
A second slip came under {h's} door, and {p} was there to see it | beside it lay a key in a rag, and it had been oiled
The rag was good stuff, with a stripe [2 , and torn off short] | on the slip was a low door, with leaves all round it
After dark they felt for that door along {target's} wall | {p's} arm went into the ivy up to the shoulder | the key fitted, and {h} did not turn it yet
"They used to bring the ashes out by this, and we children looked on," said {p}. "I do not suppose that {target} has heard of it. Such people do not know that there are ashes"
Whoever had sent the key wanted {h} inside, and soon [3 , and did not say what for]
+ Give {p} the rag to wrap it up again => {p} smoothed it out on one knee, and smelled it. "This is lining," said {p}. "There is somebody up there with a draught in the sleeve"
= Turn it, only as far as it will go => It went round without a sound | there was a passage behind, and it had been swept | nobody sweeps what has been forgotten
- Cheat the giver, and have a second one made => {h} put the first back on the doorstep, rag and all | "Now they will be asked who had the other key," said {p}, who knew both of the smiths
~ Two of {hands} passed below the wall with a lamp | one of them said that ivy did not breathe | it took until midnight before they agreed that it did

@ helper6 scene line=defeat-helper price entered p=again who=stable-hand where=the_table_with_the_slips
% A Wall and a Morning; The Gilt Was Wet
{p} had been called up to carry for {foe} | then {p.he} came straight to {h}, with gilt upon both palms. "It is a chair," {p.he} said. "I had to carry it up for them, and then sit in it, to see that it does not creak. It is not for {target}. It has got {foe.own} cushion on it."
The feet had been wrapped in {paper}, and {p} had pulled one off to look at it | it was by the same hand as the gate
There was a wall on it | {h} stood before that wall with a cloth over both eyes | that was the end which {foe} had planned | farther back was another, not so like [2 , since nobody had looked there for long]
"That one is me," {p} said, and sat down. "What am I doing in it? I only carried the thing. Must I die as well?"
{h} had never meant to bring {p} into it, and could find no answer
+ Comfort {p}, and rub off the gilt with ash => The gilt stayed in the lines of {p's} hands. "Good, then I am in it," said {p}, after a time. "What does one do, when one is in it? I know where the coals go up"
= Lay it down as the last in the row of slips => The slips fitted together, edge to edge | the road ran in at the gate, and went up a stair | here it came to the wall | it had been one drawing from the first
- Lie to {p} that it is somebody else => {p} held it up next to a pan lid, where one sees one's face | then {p.he} hung the lid away, and did not ask {h} anything again
~ There was a call from below, for whoever had carried the chair | {foe} wished to know who had unwrapped one foot of it | {p} went down, and left gilt on the rail

@ helper7 scene line=defeat-helper turn p=again who=lamp-cleaner where=the_table_under_the_lamp
% Stripe to Stripe; Whose Sleeve It Was
{h} had two bits of striped cloth by now, and {p} had brought a {lamp} to look at them | the one was the rag that had been round the key | the other was the scrap from the thimble
They had the same stripe, and they fitted together, edge to edge
"So the key was wrapped in the lining of that sleeve," said {h}. "And the wrist was worn thin, as if from stone. Who stands all day with one hand upon a stone?"
"{foe} does," said {p}. "But {foe} has sworn to stand by {target.name}!"
"And has drawn me every step of the way," said {h}. "It is {foe} who sends the slips! With {target.name} gone the chair is free, and {foe} has clean hands."
"And what becomes of you?" asked {p}.
"I am to do it, and to be caught at it," said {h}, "like the five before me."
{h} had been glad of each slip, and had believed in that friend | now {he} was ashamed, and so angry that {his} voice shook
{p} took {token}, and touched the bent bar with one finger. "It is so nicely drawn," said {p}
+ Comfort {p}, who had believed in a friend up there => {p} had told everyone of one good soul behind those walls [3 , who had a steady hand] | "There may be one yet," said {h}. | {p} remembered one of the {guards}, who always looked the other way | "I could ask what he thinks of {foe}," said {p}
= Look through the slips for {foe} in the drawings => In each of them there was a step | a stone lay on it, and nobody stood there | it was the place of the one who drew
- Lie to {p} about what you mean to do now => {p} believed that {h} meant to run away, and told a neighbour so, in tears | by evening {foe} had heard it | a slip came under the door the same night | surely not now, it said, so near the end
~ A draught put out the {lamp} | in the dark the scrap fell through a crack in the floor | both of them had seen that it fitted | but there was only the rag left to show

@ helper8 scene line=defeat-helper gate move p=again who=lamp-cleaner where=the_house_behind_the_gate
% The Ash Door; A {blade} with a Ribbon
The low door in the ivy led into {place} | {h} went in by it with {p} after dark | {target} was to see the slips, and {p} carried them | the key turned without a sound, for {foe} had oiled the lock
Inside it had been swept | a {lamp} stood ready | beside that lay a {blade} with a ribbon round it | a slip said: straight on, up the stair, last door, good luck
{h} left the {blade} where it was
Through a crack in the wall there was breathing | {p} put one eye to it, and drew back | "There are {guards} in there," {p} whispered. "They sit in the dark, a whole row of them, and wait to be called. One is holding a rope"
So {h} was to be caught beside {target} | they had to get past that crack, and {p} was about to sneeze
+ Help {p} to stop it, with a finger under the nose => The sneeze went back, with tears [3 , and {p} leaned against the wall until it was quite gone] | "Bless you," said one of the {guards} softly, behind the crack. | he did not tell the others | {h} climbed the stair alone | {foe} stood at the last door
= Wait until one of them coughs, and go by => The {guards} coughed in turn, having sat there since noon | each time {h} and {p} took three steps | at the foot of the stair {p.name} stayed behind, to listen | {h} climbed the stair alone | {foe} stood at the last door
- Trick them with the call for which they wait => "Now!" {p} called, from behind, in {foe's} cheerful voice | the {guards} rushed off through the wrong door | it gave {h} a little while | {h} climbed the stair alone | {foe} stood at the last door
~ The sneeze was heard, and in there it grew quite still | "Not yet," said a voice, "the signal is a shout" | so they let {h} pass, but they had the rope ready now | at the last door {foe} was waiting

@ helper9 scene line=defeat-helper duel where=the_house_behind_the_gate
% The Last Door; Who Was to Be Seen
At the last door {foe} beamed, like a host at a feast | behind it {target} sat in the high chair, asleep
"There you are!" said {foe}. "I am so glad. None of the others got beyond the second stair. You forgot your {blade}, but never mind, here is mine. In you go, and then I shout, and that is all."
It was quite simple | {h} was to be found there with {target} killed, and {foe} would have the chair | if {target} saw the slips first, it was over with {foe}
{h} had all the slips under one arm [! , and {token} on top] | in {his} other hand was the striped rag, and the hand shook
"You need not thank me," said {foe}, and opened the door, on tiptoe. "I drew it all myself, you know. I do think that the gate came out best"
+ Save {target} with a shout of warning => {h's} shout went through the whole room | {target} woke with a jerk, and saw {foe} in the doorway, with a {blade} held out | the {guards} came up the stair, since they had heard a shout, and they saw it too
= Ask {foe} to hold the rag to the sleeve => {foe} held it there, to oblige {him} | the rag fitted the sleeve to a thread | "So that is where it went," said {foe}, and laughed out loud, being so pleased | it woke {target}, and it brought the {guards} up the stair [3 , who had been told to wait for a noise]
- Lie to {foe} that it has been done already => "Already? You angel," said {foe}, and danced in, and sat down in the gilt chair, and shouted for the {guards} | then {foe} saw {target} | {target.name} had woken, and was looking across at the chair, very much alive
+~ {target} woke, and saw a stranger by a door that should not be there, and screamed | that was a shout as good as any | {foe} had the {blade} behind {foe.his} back before the {guards} were up the stair
=~ "It does fit," said {foe}, and slipped the rag into a pocket. "Thank you. That was the one thing I was worried about" | the shout came at once, and the {guards} were up the stair in no time
-~ "Already?" said {foe}, and patted {h's} cheek. "But I have the {blade} here in my hand! You are too kind for this" | then {foe} gave the shout, and the {guards} came up the stair

@ helper10 scene line=defeat-helper near p=mender where=the_lodging_room
% A Sleeve without a Lining; The Scrap in the Seam
{h} had asked at the gate who went about up there, and {p.a} had heard of it | {p.he} came with a scrap of striped cloth in a thimble
"Look at the sleeves up there for me," said {p}. "For one of them nobody has paid me."
A servant had brought it, with no name | its lining had been cut away with a knife, all but this scrap in the seam | {p} was to put in a new one, and sat up for it [3 until morning]
"Then it was fetched again, before it was done, and not a {coin} for it," said {p}. "It is somebody fine. The cloth is the best there is. But it is worn quite thin at the wrist, as if they had leaned on a stone for years. Who does that?"
{p} gave the scrap to {h}, thimble and all | the name was all that {p.he} wanted for it
+ Help {p} to look among the washing at the gate => {h} and {p} looked through all the washing there | no striped lining hung on the line | "They would not hang that out," said {p}. "A sleeve with no lining is a thing one hides. One keeps that arm close to the side"
= Ask what one cuts a good lining out for => "To wrap a thing up," said {p}, "if one is in a hurry, and may not ask for a rag. I have done it myself, for a baby bird. But this was no bird, up there"
- Cheat {p} with a promise to collect the debt => {p} came every morning after that to ask how it stood | others came along, who were owed for things | there was soon a crowd under {h's} window, and one of {hands} noted it down
~ {p} heard the servant's step on the stair, and pushed the scrap into {h's} shoe | "There is somebody up there who wants that sleeve forgotten," said {p}, and left by the yard | the thimble rolled off, and the servant trod on it

@ helper11 scene line=defeat-helper far entered p=again who=mender where=the_bench_by_the_road
% A Seat on a Basket; On Top of the Slips
{h} had the slips in a flat basket, and {p} walked along for company | at the bench they set it down | {foe} came by, and took a seat on the lid
"One never gets to sit," said {foe}, and stretched both legs. "I hear that you get letters. Do you keep such things? I should not, in your place. One never knows who reads them."
Two of {hands} were coming along the road, and looked into every cart and bag
Under {foe} the {paper} crackled
"A good old basket," said {foe}, and moved to and fro on it
+ Support {foe's} poor back with your bag => {foe} was touched, and leaned back, and sat stiller | {hands} would never tell {foe} to get up | when they had gone the slips were quite flat, and all there
= Ask {foe} for the sleeve, to brush off a leaf => The arm went behind {foe's} back like a shot | "I must go," said {foe}, and waved {hands} on, and the basket was not opened | the one arm stayed behind that back as far as the gate
- Lie to {foe} that you tore up every one => "Every one?" said {foe}, and looked pleased, and a little sad. "Even the one with the ivy? I took such pains, I mean, the sender will have taken such pains" | then {hands} searched only {p}, down to the stockings
~ "It crackles," said {foe}, and drew out a slip through the wicker, and looked | "How well this is drawn!" said {foe}, and put it back, and smiled | {hands} had seen where it lay

@ helper12 scene line=defeat-helper near p=stable_hand where=the_yard_gate
% A Stick for a {blade}; Practice on Thursdays
{h} waited at {target's} gate for somebody who worked there, to ask about the house | {p.a} came out of the yard, and limped
"They practise on me, always on a Thursday," said {p}. "I get a stick for a {blade}, and stand quite still. Then there is a shout, and six {guards} fall on me with a rope."
A bit of the rope had torn off, and {p} gave it to {h}
"It is to catch a thief, they say," said {p}. "But there has never been one. And a thief runs! Who is it that only stands there?"
{hands} had told {p} not to talk of it [2 , or the next stick would be a real one]
+ Protect {p's} back with your own thick {coat} => {p} put it on, and fell down once on purpose, and laughed. "They must not stir until they hear the shout," said {p}. "Last week a hen sat down on the rope, and they let her sit"
= Ask {p} where one has to stand for it => {p} put down a bucket for the high chair, and stood close beside it. "I am to come out of the wall," said {p}. "But there is no door in it! I said so, and they told me to mind my own business"
- Trick the {guards} into practising on their captain => {h} shouted over the gate, and six of them fell on him, and tied him very nicely | he asked who had shouted | the only one there without a rope was {p}
~ There was a shout in the yard | from habit {p} stood still at once, with both hands out | {hands} led {p} back in by the apron | the gate was shut before {h} could ask for the rest

@ helper13 scene line=defeat-helper near where=the_room_with_one_chair
% Dear Friend, Whoever You Are; One Chair
{h} came home from asking about {token} | the door of {his} room was open | in the only chair sat {foe}, with one shoe off
{foe.he} had {h's} own letter on {foe.his} knee | {h} had begun it the night before [2 , to whoever sent the slips] | dear friend, it said, whoever you are
"I came to warn you, and then I began to read," said {foe}. "You write that you never were so glad of anything."
"It was not meant for you," said {h}.
"No," said {foe}, and folded it up with care. "I stand beside {target.name}, day and night. I swore to, when I was young. In twelve years I have not sat down up there, and nobody has ever thanked me."
{foe} leaned back in the chair, and shut both eyes for pleasure. "Who is it, do you think," asked {foe.he}, "this friend?"
+ Protect everybody you know, and guess at nobody => "Quite right," said {foe}. "I should not tell me either." | on the stair somebody had listened to it | she had a brother among the five, and pressed {h's} hand in the dark
= Look at the shoe that stands by the chair => The heel was worn through, as it is with people who stand | in every seam there was fine grey ash | {foe} saw {h} look, and pulled the shoe on, with the laces open
- Lie to {foe} that it is the neighbour below => "He draws like that?" said {foe}, and seemed almost offended. | in the morning the neighbour had to scrub stairs for {hands} | nobody told him what he had done
~ Two of {hands} called up from the {street} | {foe} was out of the chair at once, and spoke in quite another voice. "There is nothing here," {foe.he} called down, and the letter went into {foe.his} sleeve

@ helper15 scene line=defeat-helper near p=again who=lamp-cleaner where=the_market_below_the_gate
% The Wrong Coat; Nobody Is to Answer
All week {h} had asked in the market who drew {token} | that day {hands} came with a board on a string, and a drawing | {p} pulled {h} behind a stall
The drawing showed {h's} {coat}, stitch by stitch, but only the back of the head | a broom-seller had on just such a {coat}
So {hands} hung the board round the broom-seller's neck | nobody is to answer this one, it said, or to buy or sell
"I only asked two {coins} for a broom!" he called. "Who says that I may not?" | they all looked away, and nobody answered him
"It is by order of {foe}," said the eldest of {hands}, "since you ask so much."
He had six brooms left, and two children at home
"It is you that they want," {p} whispered. "If he turns round they will see it"
+ Save the broom-seller, and put the board on => {h} took it off him, and wore it {himself} | the eldest grew pale. "Not that one," he said to the others. "That one is expected up there." | they did not so much as touch {him}
= Ask about the slip now, as loud as you can => Now there were two who asked, in the same {coat} | {hands} had only one board | they turned the drawing this way and that, and then they took the board home
- Lie to {hands} that he is the right one => {hands} thanked {h}, and tied the string with three knots | the broom-seller asked {h} why | {p} had to look on while nobody answered him
~ The broom-seller turned round, and so did {hands} | one of them drew a face on the drawing at last, and it was {h's} | they hung it up beside the scales

@ helper14 scene line=defeat-helper eve entered p=again who=lamp-cleaner where=the_table_by_night
% To Whoever Is Next; A Name at the Bottom
The next day {h} was to show {target} the slips | {p} had rolled them up in a cloth | then {h} pushed a sheet across the table
It was a letter, for the one who would get a slip after {him} | it told who drew the slips, and what for | {h's} own name stood at the bottom, in full
"If I do not come back," said {h}, "look whom {foe} smiles at. Put it under that door."
{p} moved the {lamp} out of its way, and a spoon, but did not touch it. "I do not take letters from people who are coming back," said {p}.
"I said if."
"I heard what you said. The other five went up by themselves. You do not. Carry it round yourself on Thursday, and I will come along and knock."
{h} pushed it over once more, and it came back [3 , and neither of them said a word]
+ Give {p} only the name, torn off => {p} took that much, and put it into one shoe. "With that I can walk," said {p}. "I have a rope. Tomorrow that low door will be tied back, and it will stay open"
= Read it out, and let {p} cross things out => {p} crossed out all but one line: it is {foe} who sends them | "Say that to {target.name}," said {p}, "and you will not need a letter." | {h} said it over until it came of itself
- Lie to {p} that you will stay at home => "Then there is no need of it," said {p}, and wept for joy, and put the rope away | {p.he} fell asleep at the table | the slips would be gone before it was light
~ A step came up the stair, and they put their four hands over the letter | when it was quiet the ink had come off on them all | only half of a name could still be read

@ helper20 scene line=defeat-helper far quiet p=again who=lamp-cleaner where=the_lane_behind_the_old_wall
% The Hour after Supper; The Rest of the Verse
For one hour after supper {target} slept | {h} wanted to see that hour, and {p} led the way to the lane behind the old wall
All the doors stood open there | a father threw his child up into the air, and nobody said hush
"It could be like this at noon," said {p}.
A mother sat close to the wall, and beside her stood an empty stool | her son was one of the five, and she was singing his song
{h} wished her a good evening, so she broke off halfway through a verse
Somebody behind the wall sang the rest of it | then there were five voices
"He was always flat," said the mother, and her whole face was wet
+ Give the mother your shoulders to stand on => She stood up there in her socks, and put her mouth to a crack. "Have you got your scarf on?" she called. | "Yes, mother," said the wall. | {p} bit into one sleeve
= Sing a question to them in the same tune => {h} sang it badly: who had brought them in there? | "A dear friend with stripes in one sleeve," sang the five, two of them in harmony | "There are your witnesses," said {p}
- Lie to the mother that it was an echo => {h} did not want it talked about | the mother looked at the wall for some time, and picked up the stool | next evening there was no singing, on that side or on this
~ A window opened up there, and {target} coughed, still asleep | at that one cough all the doors were shut, and {h} stood in the lane with a stool
`;
export const pack: PackSource = { id: 'case-defeat-helper', sheets: [facts, scenes], words: {} };
