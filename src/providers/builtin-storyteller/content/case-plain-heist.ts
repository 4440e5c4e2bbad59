import type { PackSource } from '../pack.ts';

/** A book with a page on everybody: how it is got at, and what is in it. */
const facts = `
@ * truth line=plain-heist start task=win-heart,anything
Nobody would help {h} to {goal} | {foe} kept a book on all of them, a page for each, and they were afraid | as long as there was that book it could not be done
@ * truth line=plain-heist start task=find,find-person,steal
There were people {inhome} who could have told {h} where to look | each of them shut the door | all of them had a page in {foe's} book, and without them {h} could not {goal}
@ * truth line=plain-heist start task=find-out,clear,remember
A dozen people {inhome} had seen what {h} needed them to swear to | not one would open a mouth | {foe} kept a book with all of their sins in it, and so nobody could {goal}
@ * truth line=plain-heist start task=free,lead,escape,survive,deliver
Every door on the way had a keeper who would have left it open, if {h} had asked | {h} did ask | they were afraid of {foe's} book, in which each of them had a page, and behind shut doors nobody can {goal}
@ * truth line=plain-heist start task=defeat,stop,refuse
There were hundreds {inhome} who wished for the same as {h} | {foe} had a book with a page on each of them, and each was alone with that page | it took more than one to {goal}
@ * truth line=plain-heist start task=make,become,get-rich
It wanted only a few names under a sheet of {paper} for {h} to {goal} | nobody dared to sign, for {foe} had all of their names in a book already
@ * token line=plain-heist
the sealed page
@ * known line=plain-heist before
The book lay in {foe's} strongroom | {h} had never yet met anyone who had seen it open
@ * known line=plain-heist behind
There was nothing in the book | {h} could say so, and it remained to be seen who would believe it
@ * echo line=plain-heist second did=he-lead1:+
The fiddler let a string snap at just the right moment | every head turned, and {h} was through
@ * echo line=plain-heist second did=he-lead2:=
From the scullery came three taps of a ladle | it meant that nobody was on the back stairs
@ * echo line=plain-heist wall did=he-lead3:-
The glazier had gone to {hands} after all | there was a light on the roof where it had always been dark
@ * echo line=plain-heist means did=he-ally:+
{h} blew on {his} fingers before {he} touched the picks | {ally} saw it, and nodded
@ * echo line=plain-heist turn did=he-second:+
The maid had put the corridor lamps out, one after another | it was for the ring that {h} gave back
@ * echo line=plain-heist turn did=he-near1:=
{h} looked for an inkwell, though {he} knew already what there would be in it | the fly had company by now
@ * echo line=plain-heist wall did=he-near1c:-
People made way for {h} with a small bow | word had gone round that {he} was a person to whom one tells things
@ * echo line=plain-heist plan did=he-near:+
The old magistrate had come after all, with his stick | "I've thought about it," he said. "I'd like to hear mine read out."
@ * echo line=plain-heist gate did=he-near:-
The old magistrate was sitting beside {foe}, very straight | he had told {foe.him} what {h} was after
@ * echo line=plain-heist gate did=he-price:+
The seamstress stood at the back, with coal on her sleeves | it was for her that {h} had gone back in
@ * echo line=plain-heist gate did=he-price:-
There was a gap where the seamstress would have stood | they all left it open
@ * echo line=plain-heist gate did=he-far:+
One of {hands} undid his collar, in front of everybody | he had a story about a horse, if anyone cared to hear it
@ * echo line=plain-heist price did=he-means:+
Behind the hangings the musicians still played | they would do it for as long as they had fingers
@ * echo line=plain-heist duel did=he-far1:+
At the back sat the seamstress, for the first time in ten years with nothing to sew | she had laid her hands open on her knees, and looked at them now and then
@ * echo line=plain-heist duel did=he-helper:+
The harbour mistress had a letter open in her lap, from overseas | she was smiling at it, as if nobody could see her
@ * echo line=plain-heist duel did=he-marble:+
On the brass of the book lay a glass marble | a man with a chestnut pan had put it there, and was waiting to be recognised
@ * echo line=plain-heist wall did=he-lead1:-
No one turned the pages for the fiddler any more | he played everything by heart now, and looked over at {h} at every third wrong note
@ * echo line=plain-heist wall did=he-lead2:-
The scullery maid was still shut up with the turnips | whoever went by the cellar could hear her sing, to keep off the rats
@ * echo line=plain-heist turn did=he-ally:-
{ally} had not asked again what {h} wanted out of it | {ally.he} only named what the picks had cost
@ * echo line=plain-heist turn did=he-near1:-
There was an inkwell on the desk, with a fly in it | the maid had set it out there again, since she no longer saw what it was good for
@ * echo line=plain-heist turn did=he-near1b:-
There were two things on every sill now | eleven people had been by in the night to make sure
@ * echo line=plain-heist price did=he-near:-
The old magistrate went past them with his stick, and {hands} on both sides | a card had stuck to his sleeve
@ * echo line=plain-heist price did=he-helper:-
A great lady stood across the yard, and waited to be driven home | when she saw {h} she went back in
@ * echo line=plain-heist price did=he-wall1:-
A boy crossed the yard with his collar up, the one who had been pushed out on the floor | "Was it funny?" he asked
@ * echo line=plain-heist price did=he-wall2:-
A man whom {h} hardly knew was being led out by the front | he kept asking who had said such a thing about him
@ * echo line=plain-heist price did=he-wall3:-
Two brooches were pricking {h} through the lining | in the house they had begun to call out for them, and to suspect the maids
@ * echo line=plain-heist plan did=he-turn:-
"We could say that it's full," {h} had said in there, with the book in {his} arms | since then nobody walked in front of {him}
@ * echo line=plain-heist plan did=he-coats:-
{h} had turned up the velvet collar | an old man on the steps stroked it in passing. "I gave one like that away," he said
@ * echo line=plain-heist gate did=he-far1c:-
By the door stood a girl of thirteen with pins in her sleeve | she had left a light on in the house, and had come to see for herself
@ * echo line=plain-heist gate did=he-far:-
One of {hands} was buttoned up to the chin, and as grey as ashes | his was the worst page in the book, he had been told
@ * echo line=plain-heist gate did=he-far1:-
The seamstress had brought her purse | she was waiting by the wall to ask what it cost this time
@ * echo line=plain-heist duel did=he-marble:-
There was still smoke over the square from a pan that nobody minded | a place by the door was empty, where an old schoolfellow might have stood
@ * echo line=plain-heist duel did=he-price:-
Nobody sat on the third chair from the end | there was a thimble on it, and they all knew whose
@ * echo line=plain-heist duel did=he-near1c:-
A wine merchant in the second row bowed to {h}, and then to {foe} | he did not seem sure any longer which was which
@ * echo line=plain-heist duel did=he-second:-
In {h's} pocket a christening spoon clinked against a key | a woman in the third row lifted her head at the sound
@ * echo line=plain-heist duel did=he-eve:-
{ally} was watching {h's} mouth | there was a word on {ally.his} page after all, and {ally.he} would have liked to know it
@ * echo line=plain-heist duel did=he-plan:-
{foe} had a sentence lying before {foe.him} in {h's} handwriting, torn in two | it said what {he} would take to keep quiet
@ * echo line=plain-heist duel did=he-gate1:-
They had sat the big one down on a step, and held a napkin to his ear | the candlestick lay where {h} had dropped it
@ * echo line=plain-heist duel did=he-gate2:-
A guard had run from one end of the gallery to the other with a name on his lips | in the last row its owner was sitting, quite alone
@ * echo line=plain-heist duel did=he-gate3:-
The secretary stood behind {foe} with her ledger | "Half," she was just writing, against {h's} name
@ * settle line=plain-heist won task=win-heart,anything
{foe} shut the book, and it sounded like any other | at the back a girl laughed, and it was the kind of laugh that cannot be stopped | by morning half of {home} had told the other half | it was not much, seen by daylight | then they came to {h}, one after another, and asked what was needed to {goal} | each of them could do a little, and there were three hundred of them | by the next reception there was nothing left for anyone to whisper about, for all of it had been done with the windows open
@ * settle line=plain-heist won task=find,find-person,steal
{foe} pushed the book away, and then they all talked at once | they told what they had done, and since they were about it they told what they had seen | the night porter had seen a cart | the goldsmith's wife had seen where it turned | a boy had counted the steps | forty doors had said no to {h}, when {he} asked for help to {goal} | now {he} stood there with a pen, and could hardly write it down fast enough | before the bells rang {he} had {his} hand on it
@ * settle line=plain-heist won task=find-out,clear,remember
{foe} laid down the key, and nobody picked it up | it was the magistrate who spoke first, and when he had told his own page he told the next thing, the one that {h} had come about | there were eleven who had seen it | they stood up in the order in which they had stood that day | the white pages came in useful after all, for they wrote it down on those and signed it | nobody {inhome} could go on saying that it had been any other way
@ * settle line=plain-heist won task=free,lead,escape,survive,deliver
{foe} let the book fall shut, and the whole hall breathed out | there was a porter among them, and a guard of the gate, and a woman with a barge | one by one they came up to {h}, still a little red about the ears, and each said a time of day | that night every door {inhome} stood ajar, just wide enough for a hand | {h} went through them with what {he} had to bring through | behind {him} they were shut again, quite softly, by people who had seen nothing and would be glad to swear to it
@ * settle line=plain-heist won task=defeat,stop,refuse
{foe} put both hands in {foe.his} lap, and looked smaller without the book | the hall did not cheer | it had noticed how many it was | for twenty years each of them had thought that the other two hundred and ninety-nine were on the other side | on Monday {h} stood up to {goal}, and when {he} looked round they had all come, with their gloves off | there was not much left to be done but to say no, and they said it in chorus, as they had read the alphabet
@ * settle line=plain-heist won task=make,become,get-rich
{foe} gave up the book, and asked for the schoolbook back that it had been | there were three hundred white pages, and a pen on a string | {h} wrote at the top of the first one what {he} had come to {inhome} to do | they signed it down to the foot and went on overleaf | some signed twice, for the pleasure of it | with a list like that nothing was difficult, and before the season was over there was a brass plate on a door to say that it was so
@ * settle line=plain-heist lost
{hands} put the book back, and turned the key | people looked for their coats | nobody would meet {h's} eye, for each had seen the others hear it | there was not a soul who would lift a finger for {him} now
@ * settle line=plain-heist dear unless=case-plain-heist.he-price:-
The book was open on the table, and everybody saw it | then they looked at each other, and there were some who could not bear it, and left by different doors | {foe} sat on with a hand on the white page, and nobody thought of speaking to {foe.him} | people helped {h} after that, quickly and in silence | {he} got what {he} had come for, and nobody gave a party
@ * settle line=plain-heist dear did=he-price:-
The book lay open before them all, and then they saw, too, who was not there to see | the seamstress had been taken away in the night, on account of a page with nothing on it | {h} was given what {he} had asked for, by people who looked past {him}
@ * settle line=plain-heist dark
{foe} got up from the chair, and {h} sat down in it, and had the book in front of {him} | {he} never said what was in there | people came, one after the other, and asked in a low voice what {he} needed | {he} got it that same week, down to the last signature, and in all that time nobody looked {him} in the face
@ * more line=plain-heist did=he-lead1:+
The fiddler plays at every wedding now | he always lets that one string snap, for luck
@ * more line=plain-heist did=he-lead2:=
In the scullery they hung the ladle on a hook with a name plate
@ * more line=plain-heist did=he-lead3:-
The glazier put in a new pane, and sent the bill to {h}
@ * more line=plain-heist did=he-coats:+
A good many people kept the wrong coat | it had turned out to be the warmer one
@ * more line=plain-heist did=he-near1:+
The silver inkwell stands in the linen room, with its fly | new maids are shown it on their first day
@ * more line=plain-heist did=he-far:+
The story about the horse is told at every reception now | it has got longer, and there is a second horse in it
@ * more line=plain-heist did=he-eve:=
One door in that street is never locked any more | {ally} goes by in the evening, and leaves it open on purpose
@ * more line=plain-heist did=he-price:-
After a month the seamstress was let go, as there was no page to keep her for | she sews with the door open, and knows by its sound which step to look up for, and which not
@ * last line=plain-heist won
The book lies in the hall, and there is a pen on a string | people write in it what they would like the others to know | there are a good many recipes
@ * last line=plain-heist dark
{h} kept the book | {he} never opened it | it was enough to carry it under {his} arm, and people would step aside
@ * last line=plain-heist dear
The sealed page hangs in the seamstress's window, in a frame | on Sundays {h} went by and polished the glass
@ * last line=plain-heist lost
{h} had one page left, and there was nothing on it | {he} looked for a pen
@ he-after1 after line=plain-heist won
+ Help the maid to carry back what stood on the sills => They had forty-one addresses, and nobody in | the things had been missed for so long that people had got fond of the gap | only the spoon was asked for, and that was because of a set
= Write a line of your own into the book in the hall => {h} stood before it until the hall had emptied | in the end it was a single line, and it had a blot | the next day there was written underneath it, in another hand: me too
- Steal the key, and put a new book in the white room => It stayed empty for nine days | on the tenth there was a glove on the sill | {h} picked it up, and it was {his} own
@ he-after2 after line=plain-heist lost
+ Support the maid, who was turned out for the lamps => {h} found her a place with the woman in grey, who had no secrets left | they lit every lamp in the house in the evening, and sat there and looked at it
= Call on {foe}, and say nothing for an hour => It was about even until the wine came | then {foe.he} began, of {foe.his} own accord, with a schoolroom | {h} was given a second cup
- Lie all over town that your own page was read out => They pitied {h}, and then they envied {him} | within a month three others had said the same, and they talked about it rather loudly, like people who have been to the sea
@ he-after3 after line=plain-heist dark
+ Give each of them a page out of the book => {h} tore them out along the thread | it made the book so thin that it would not stand up any more | at the very end there was a cover left, and a schoolchild's name
= Open the book at your own letter, alone => There was nothing there | {h} had known that | still, {he} took the {lamp} and looked at it from the side, to see if anything had been rubbed out
- Cheat the next one who asks to see a page => "It's a bad one," said {h}, and clapped it shut. | the man went white, and then he paid | it was {his} barber, who had never done a thing
@ * bridge line=plain-heist quest=solve:find_out_what_everyone_is_afraid_of:the_book
Years later three people told {h} no, all in one week | the three had never met, and each looked first to see if the shutters were closed | "There's a book," said the third | {he} put {his} hat back on the nail
@ * bridge line=plain-heist quest=prove:clear_the_name_of_a_man_who_grows_leeks:the_man_with_the_leeks
Some years later a man who grew leeks came to {h} | he had sat in prison for what he never did, and he wished to have it proved | he asked it as people ask for the loan of a spade | plenty of people knew, if only one of them would say so
@ * answer line=plain-heist topic=foe before
"{foe} is very kind," said {p}, and looked behind. "{foe.he} never asks for anything. {foe.he} only waits, and then you hear yourself talking."
"I've never seen {foe.him} write," said {p}. "I expect it's done at night."
@ * answer line=plain-heist topic=foe behind
"{foe.he} doesn't know a thing," said {p}. "Not one thing. I've crossed the road for twenty years on account of what {foe.he} didn't know."
@ * answer line=plain-heist topic=hands before
"{hands}? They've got a page as well," said {p}. "You can tell by how they stand. As if the floor were listening."
@ * answer line=plain-heist topic=hands behind
"Nobody's told them yet," said {p}. "They've stood before that door for years, and it was their own door they were standing at."
@ * answer line=plain-heist topic=place
"It's the finest house there is, and nobody's ever had a good time there," said {p}. "There's a hall, a corridor with palms, and a white room that they don't show."
@ * answer line=plain-heist topic=token before
"Don't open it here," said {p}. "She paid ten years for that page. It may be in a small hand."
@ * answer line=plain-heist topic=token behind
"It's as white as the rest," said {p}. "I'd frame it, if it was mine. I'd hang it over my bed."
@ * answer line=plain-heist topic=past before
"There was a shipowner who said no to {foe}, years ago," said {p}. "He's quite gone. Nothing was read out. He left by himself, that's how bad it must have been."
@ * answer line=plain-heist topic=past behind
"It began in a schoolroom," said {p}. "A child who couldn't think of anything bad, and another who couldn't bear the quiet."
@ * answer line=plain-heist topic=goal
"I'd help you with that like a shot," said {p}. "So would the whole street. You've only to get rid of one book."
@ * answer line=plain-heist topic=self
"I'm nobody that you'd put in a book," said {p}. "At least I hope so. I've been going over it since Tuesday."
@ * answer line=plain-heist topic=danger
"They won't lay a hand on you," said {p}. "They only look. You'd be surprised what one gives away to make it stop."
@ * answer line=plain-heist topic=people before
"Gloves, every one of them," said {p}. "And no two stand close together. Each thinks that the others have heard."
@ * answer line=plain-heist topic=people behind
"Three hundred of them, and each thinks he's the only one," said {p}. "I could laugh. I'm going to, as soon as my knees have stopped."
@ * answer line=plain-heist topic=way
"By the gallery, by the scullery or over the roof," said {p}. "And then it's a minute and a half at the lock, if nobody sings."
`;

const scenes = `
@ * foot line=plain-heist ground=shop,lone,rank
{h} could not {goal} alone, and had tried every door within an hour of {home}
@ he-o1 open line=plain-heist p=seamstress/she fork where=the_shuttered_window
% A Page on Everyone; Ten Years for a Sheet of Paper
{h} had gone from door to door {inhome} to find people who would help {him} {goal}
they were friendly, and each of them said no. "I can't," they said. "There's the book."
At the last door {p.a} drew {him} in by the sleeve. "{foe} has a page on every one of us," said {p}. "Whatever you once did is in there. If you don't do as you're told it's read out. I bought mine back. It took me ten years of hems." | she had it in her bodice, sealed with red wax. "I've never dared to open it. You take it. As long as you hold that I can't go soft again."
She looked out through the shutters at {hands}, who were strolling by
"On Saturday {foe} gives the great reception," said {p}. "The strongroom's open for an hour. Everyone's to see the back of that book. They've hired musicians. They've hired half of us to wash up. And there's a skylight. A person only has to go in and carry it out."
+ Help {p} to get a place among the musicians => {p} took in a dead man's coat by four fingers, while it was still on {h} | "Can you play anything?" she asked. | "No," said {h}. | "Then you'll turn the pages," said {p}
= Hire on in the kitchen, and wash up => They took {him} at once, without asking {his} name | there were nine hundred plates to an evening, and each of them was to be done twice
- Trick the glazier into lending his ladder => {h} told him it was for a cat | he had a bill open with {foe}, and lent it gladly, and asked for which cat
~ One of {hands} put a foot in the door | by the time he had looked round and gone, the musicians had been chosen | there was only the kitchen left
@ he-lead1 scene line=plain-heist lead way did=he-o1:+ p=fiddler/he where=the_musicians'_gallery
% Turning Pages; The Best View in the House
There was music in the hall every evening of that week | {h} sat in the gallery next to {p.a}, and turned the pages when he nodded | nothing that went on in the hall was hidden from up there
"They all wear gloves," said {p} under his chin. "I've played here for eleven years, and nobody's ever taken off a glove. It's as if they were afraid of leaving marks." | he nodded, and {h} turned. "Look at how they stand. No two of them close. Each thinks that the others know."
Below them {foe} went from group to group, and had a kind word for all | wherever {foe.he} stopped people began to talk very fast
"{foe.he} never asks, that's the thing," said {p}. "{foe.he} only waits. They can't bear it, and then they tell {foe.him} something about their neighbour."
+ Share your bread with {p} in the interval => "Nobody's asked what's on my page," said {p}, chewing. "I played out of tune, once, on purpose, at a funeral. There. It's out." | he looked astonished
= Watch where {foe} puts the key => It was on a ribbon, and {foe.he} touched it whenever anybody laughed | once in an hour {foe.he} went out by a small door behind the palms, and nobody looked that way
- Cheat {p} of his place by the stairs => {h} had a knee on the steps before the piece was over | {p} had to turn the pages with his bow | he played three wrong notes, and {foe} looked up
~ {h} turned two pages at once | for four bars everybody played a different piece, and in the hall it was as still as a grave
@ he-lead2 scene line=plain-heist lead where=the_scullery p=scullery_maid/she
% Nine Hundred Plates; What Comes Back
All that week there were suppers | the plates came down in a basket, and went up again in the same | {h} stood up to the elbows in suds, beside {p.a}
"You learn about people from what they leave," said {p}. "There, that's the judge. He's eaten nothing again. This one's wrapped up a cake for somebody. And that one there has been cut into very small pieces and hidden under the parsley." | she scraped it off. "They aren't enjoying themselves. They never do. In nine years I haven't seen one clean plate."
A wall ran behind the basins, and it was warm | on the other side was the strongroom
"It isn't even thick," said {p}. "I hear {foe} in there, after they've all gone home. {foe.he} turns the pages over. And {foe.he} sighs, like somebody who can't find the place."
+ Save {p} from the cook's temper => The plate had been broken before | {h} said that it was {him}, and was shouted at, in her stead | "No one's ever done that," said {p}. "Come round by the coal hatch when you need me."
= Listen at the warm wall => {h} laid an ear on it | a page was turned, and then another, at the same pace, like a person reading | it went on for a long while, and there was no sound of a pen
- Steal the cook's keys from her apron => {h} had them off the hook between one plate and the next | they locked up {p} for it, in the turnip cellar, until they should turn up
~ The basket came down with a foot in it | one of {hands} climbed out to see who was so slow down here
@ he-lead3 scene line=plain-heist lead way did=he-o1:- p=glazier/he where=the_skylight
% Looking for a Cat; A Pane with a Bubble
That same evening {h} set the ladder to the hall, and climbed out on the roof, to the big skylight | {he} walked along the leads, heel to toe, and saw the bald spots of the guests go round below
Halfway along a man was lying on his stomach | it was {p.a}, who had come up to see about the cat. "There isn't one, is there?" said {p}. "I thought as much. It's just that I put in all these panes, and I never saw what they're for."
Right under him lay the strongroom | it was a bare white room, with one table and one book
"People think it's full," said {p}. "Gold and so on. I've lain here an hour. {foe} came in, and sat down to that book, and laid {foe.his} cheek on it."
+ Support {p} while he takes out the pane => It came away with a soft kiss | there was a bubble in that one, and {p} had always meant to change that. "I never saw you," he said, and lay where he was
= Study how the room is made => There were a table, a chair and a door | there was no pen anywhere, and no ink | {h} noticed it only because {he} was hanging with {his} head down
- Lie to {p} that {foe} sent you up => {p} slid backwards along the iron, quite fast. "Then I've seen nothing," he said. "Tell {foe.him} I saw nothing." | all the way down the ladder he was thinking what he had seen
~ The iron sang under {h's} boot | below, a hundred faces turned up, pale as plates
@ he-ally ally line=plain-heist ally=locksmith where=the_workshop_in_the_yard
% Whoever Made the Lock; Nothing Worth Stealing
A lock has a maker, and {h} went to look for this one | {ally.a} sat in a workshop in the yard, and was the only creditor whom {foe} had never paid
"It's the best I ever did," said {ally}. "I asked what was going in, for you have to know. A book, I was told. I said: you don't need a lock like that for a book. And {foe} said, and I've never got it out of my head: it's not to keep it in. It's so that people see there's a lock."
On the bench lay a twin of it, with its works open like a shellfish
"I've a page too, I suppose," said {ally.he}. "I can't think what'd be on it. That's the worst of it, you start to think. I want to go in with you and look."
+ Give {ally} a hand with the practice lock => They did it forty times, until {h} could do it in the dark | "Your hands are too warm," said {ally}. "Blow on them. Now."
= Ask {ally} how long it takes to open => "A minute and a half," said {ally}. "If you know it. Two minutes if there's singing." | {ally.he} timed it by {ally.his} own pulse
- Deceive {ally} about what is in it for you => {h} spoke of justice, and very well | {ally} packed the tools without a word | "I'd have come for less," said {ally.he}
~ The spring jumped out, and they looked for it on their knees until midnight | it was in {ally.his} own cuff
@ * fare of=he-ally won
{ally} took the lock off the door and made a bird cage of it, without a door
@ * fare of=he-ally lost
{ally} was paid for the lock, that same night, in full | it was the worst thing that {foe} could have done to {ally.him}
@ he-second scene line=plain-heist second fork p=again who=fiddler,scullery_maid,glazier,seamstress where=the_corridor_behind_the_palms
% A Ring on the Sill; The Small Door
Late in the evening {p} let {h} in by the back, and showed {him} the small door behind the palms | behind it ran a corridor with lamps in pairs, and it was from here that {foe} went in and out
On a sill lay a gold ring | next to it lay a glove, and a silver spoon | there was a thing on every sill, all the way down. "They leave those," whispered {p}. "So that {foe} doesn't read theirs tonight. Nobody's told them to. One of them began it, years ago, and the next one thought that he must."
{foe} had not taken any of it | there was dust on the ring
A maid came round the corner with an oil can, and stood still | it was her mother's ring
+ Give the maid back her mother's ring => She put it on her thumb and closed her fist round it. "Come along to the linen room," she said, quite loudly, to the wall. "I've a thing to show the wall."
= Count the things, and leave them there => There were forty-one, and the oldest had gone black | {h} thought of all the people who had walked by them, and had added one
- Steal the best of it while you are there => It was the spoon | it clinked in {h's} pocket, and from now on {he} could be heard coming
~ A door opened at the end, and there was {foe's} shadow | they stood behind the curtains until it had gone by, and learned what curtains smell of
@ he-near1 scene line=plain-heist near way did=he-second:+ p=lamp_maid/she where=the_linen_room
% A Thing to Show the Wall; The Fly
In the linen room the maid shut the door and was a different person | she was {p.a}, and had a laugh like a gate
"I do the lamps, and I do the desk," said {p}. "I've done {foe's} desk for ten years. I fill the sand, I change the blotter and I'm to fill the ink. That's what I wanted to show somebody." | from behind the pillow cases she took an inkwell of silver. "I've got them to buy me a new one, and kept this."
She tilted it | there was a fly in it, quite dry, with its feet together
"It was in there when I came," said {p}. "I've dusted round it. Ten years! And they bring all those people up before that desk, and they go as white as chalk. I've thought about it till I'm giddy. What does a person write with, who hasn't any ink?"
+ Help {p} to fold, and think it over aloud => They got through two dozen sheets | at the end of it neither of them had said it, and {p} was humming
= Look into the inkwell for yourself => {h} held it to the {lamp} | it had never been used at all | the fly must have thought it a good quiet place
- Deceive {p} that the ink is changed at night => Her face fell. "So that's it," she said. "It'd have been too good." | she put the inkwell back behind the pillow cases, and did not hum
~ Steps came along, and she threw a sheet over {h}, and an armful of towels on that | by the time that they were taken off the inkwell was gone
@ he-near1b scene line=plain-heist near way did=he-second:= p=old_footman/he where=the_corridor_of_the_forty-one_things
% Dusted on Sundays; The First of Them
At the far end of the corridor a cupboard opened, and in it sat {p.a} with a feather duster. "You counted right," he said. "Forty-one. I do them on Sundays. I'm to lift each one, and put it back exactly. They aren't mine, says {foe}. What would I do with them?"
He seemed glad of the company | he went along the sills with {h}, and had a name for each. "That's the shipowner's. That's the two sisters', they only had the one brooch. This spoon's from a christening." | he stopped at the last. "And that's the first of all. It was there before there was a house round it, you might say."
It was a glass marble, blue, with a chip
"I asked once," said {p}. "From the boy next to me, {foe} said. He wouldn't have it back."
+ Give him the chair, and hold the duster => He sat there and pointed, and {h} dusted | "I've one there myself," he said at the end. "The thimble. I couldn't tell you any more what it was for."
= Study the marble against the light => It had been chipped by a shoe or a step | it was the kind of marble that a boy would give for something very big
- Destroy the order, and change the things about => By morning eleven people had seen their glove in another's place | there was a coming and going on that corridor as never before, and each added a second thing
~ The cupboard had a bell in it, and it rang | he was inside and the door shut before {h} could thank him
@ he-near1c scene line=plain-heist near way did=he-second:- p=wine_merchant/he where=the_landing_with_the_mirror
% A Person to Whom One Tells Things; The Spoon in the Pocket
On the landing {h} met {p.a}, who heard the clink, and saw the end of the handle | it was his
He went red, and then he bowed. "I see," said {p}. "You collect them now. I hadn't been told. I do hope it was in order?" | he came a step nearer. "I could make it two. It's about the barrels, isn't it? It was only the one year. It was mostly wine."
{h} had not said a word
"And my partner did worse," said {p} quickly. "If I might mention it." | it took some time to mention | {p} looked relieved, and about an inch shorter | in the mirror behind him {h} saw a person standing there and waiting, with a kind face, and it was a moment before {he} knew whose
+ Give him back the spoon, and tell him to go home => He held it as if it had been dropped from the sky | "But what's it to cost me?" he asked. | he asked it twice more, going down
= Say nothing at all, and let him finish => It was astonishing what else there was | when he had gone {h} found that {he} had {his} head a little on one side, as {foe} does
- Lie that his page is being read on Friday => By supper there were three on the landing, with parcels | they had left room for each other, so as not to be heard
~ The spoon slid out and rang all the way down the stairs | doors were opened on every landing, and each face had the same thing in it
@ he-near scene line=plain-heist near p=magistrate/he where=the_card_room
% The Judge's Page; One Who Has Nothing to Hide
In the card room {p.a} sat all alone, and dealt to four places. "I know what you're doing here," said {p} without looking up. "You look people in the face. Nobody does that in this house."
He had signed whatever {foe} laid in front of him for twenty years | he put down a card. "I never say it aloud. I let a man go to prison, because I was tired and wanted my supper. That's my page. He's been out for years, he grows leeks. He always greets me."
He turned over the four hands, one after the other | "I could send for {hands} now," said {p}. "It's what I'd do on any other evening."
+ Comfort him, and stay for one hand => They played it, and {h} lost. "You might tell the man with the leeks," {he} said as {he} got up. | {p} stayed there with his hand in the air
= Ask {p} about the day that he saw his page => "Seen it?" said {p}. "I don't need to see it." | then he frowned, like a man over a sum that will not come out
- Betray him to the others at the door => {h} said it a little too loudly as {he} went out | a dozen people heard it, and looked at the floor | in the card room a card was laid down
~ A gong was beaten, and everyone came in at once for the sweet wine | {p} had to say something, and he said "good evening"
@ he-helper scene line=plain-heist near p=harbour_mistress/she where=the_winter_garden
% A Yes and a No; Whoever Could Have Done It
Among the ferns in the winter garden {p.a} came up to {h}, and looked into a flower while she talked. "You came to my door on Tuesday," said {p}. "I'm the one who said no before you'd finished."
{h} remembered it | it had been a blue door
{h} had only asked for help to {goal} | "I could do it with one word," said {p} to the flower. "I only have to give a nod to the right man, and I've known since Tuesday which one. I haven't slept." | she pulled off a petal. "When I was twenty I let my sister take the blame for a thing. She went overseas for it. She writes every spring. If that were read out I'd have to answer her letters."
She looked up, and round, and was the great lady again
+ Comfort her among the ferns => "Is it such a bad sister?" asked {h}. | "She's the best there is," said {p}. "That's what's on the page." | she left by the small path that leads past the orangery, and had forgotten her fan
= Ask her which man it would be => She told {h} his name at once, for that was not on any page | then she heard herself, and put the petal in her mouth
- Trick her with a word about a letter from overseas => She took hold of the fern | "It's come out, then," she said, and it was nearly a sigh | all evening {h} could see her at the other end of whatever room it was
~ The gardener came with his can | they spoke of the leaves, and of how they curl, until he was gone, and so was she
@ he-means scene line=plain-heist means fork p=again who=fiddler,scullery_maid,glazier,seamstress where=the_cloakroom
% Two Minutes; Three Hundred Coats
On the Saturday, toward ten, the safest place to talk was the cloakroom, for there were three hundred coats in it | {ally's} tools were laid out on a fur | outside by the coal hatch the seamstress was keeping watch
"Two minutes," said {p}. "For two minutes nobody may go down that corridor. How do we do that, in a house full of people who do nothing but watch one another?"
From above they heard the music change
There were three ways, as far as they could see | they could make such a stir in the hall that all of them looked | {h} could go right through the middle as {foe's} own guest | or the lights could be made to go out, and it would be every man for himself
+ Support the fiddler in a dance that nobody stops => He only needed to be asked | he beat the time for {h} with his foot, as they do in barns, and would begin when {he} touched {his} ear
= Walk in as a guest, in a stranger's coat => There was a very good one with a velvet collar | {h} put {his} chin up, and three people bowed before {he} had got to the stairs
- Destroy the lamp main under the floor => It was a tap with a wheel on it | {h} turned it until one more turn would do, and then {he} let it be for the time
~ The coat rail came down on the lot of them | when they had dug themselves out one thing was clear, that it had to be now
@ he-wall1 scene line=plain-heist wall way did=he-means:+ p=widow_in_grey/she where=the_dancing_floor
% Nobody Had Danced There Before; The First Glove
First it was only the fiddle, and feet | then {p.a} walked out on the empty floor, took off her gloves, and dropped them
"I'm eighty-one," she said, to nobody in particular. "I drowned a wig in the year of the flood. It wasn't mine. I want to dance now, before I'm dead."
No one moved | {h} had never heard a room hold its breath like that
There had to be a second one | across the hall {foe} had turned round, and was looking for a person to look at
+ Give the old woman your arm => She weighed no more than a bird, and she knew all the steps | by the second round there were eight on the floor, and by the third {foe} could not be seen for people
= Slip along the wall to the palms => Nobody looked at {h} | behind {him} feet began to stamp, more and more of them, and the lamps shook in their chains
- Trick a shy one into going out in front => {h} gave the boy a push in the small of the back | he stood there in the middle and turned scarlet, and everyone thought that it was his idea
~ {foe} clapped {foe.his} hands, once | the fiddle broke off | only the old woman danced on, to nothing, and that was nearly enough
@ he-wall2 scene line=plain-heist wall p=goldsmith's_wife/she where=the_receiving_line
% Delighted; A Velvet Collar
At the door of the great room stood {foe}, and shook hands with everyone, and there was no way round it | {h} came nearer by one guest at a time
In front of {him} went {p.a}. Her hand trembled on her fan. "You're new," she said. "Don't say anything, when {foe.he} looks at you. Bite your tongue. I told about my own sister, the first time. I'd only meant to be polite."
"I don't believe I know you," said {foe}, and held {h's} hand in both {foe.his} own, and waited
It was very quiet in that look | anything at all could have been put into it
+ Defend the woman in front when {foe} turns to her => "She's with me," said {h}, "and she's said all that she's got to say." | {foe} let go of the hand | behind them the line had come to a stop
= Say nothing whatever, and count to thirty => At eleven it got hard | at twenty {foe} blinked | "Do go in," said {foe}, and {foe.his} voice was a little unsure
- Lie about a neighbour, to have something to say => It came out all by itself, and it was about a man {h} hardly knew | {foe} nodded, and forgot it, and went on to the next
~ "Your collar," said {foe}. "I gave that coat to a friend." | {hands} had {h} by the elbows, most politely, and out through the palms
@ he-wall3 scene line=plain-heist wall way did=he-means:- p=night_porter/he where=the_dark_house
% All the Lamps at Once; Voices
{h} gave the wheel its last turn | when the lamps were gone the house could be heard for the first time | there was crying in it, and there was laughter, of a relieved sort
"Is that you?" asked a voice close to {h}. "I've always wanted to say it. It was me who wrote to your wife." | it was meant for another | all over the house they had begun, now that they could not be seen
{p.a} had hold of {h's} belt and was letting himself be led. "Shall I tell you mine?" asked {p}. "I've no page at all. I'm too small. I used to lie awake over that."
Far off a flint was being tried
+ Comfort the one who is crying on the stairs => It was one of {hands} | he held on to {h's} sleeve. "Don't let them light it yet," he said
= Feel your way along the sills to the end => Glove and thimble and brooch were there | {h} counted with {his} fingertips | behind the last was a door
- Rob the dark of whatever it holds => Brooches are easily come by in the dark | the first lamp flared | {h} was standing there with one in each hand
~ A lamp flared up | everybody was standing nearer together than they had thought, and sprang apart
@ he-turn scene line=plain-heist turn p=again who=widow_in_grey,goldsmith's_wife,night_porter where=the_white_room
% The Book; Nothing from A to Z
{ally} had the lock open in a minute and a half, and {p} came in behind them and could not be kept out | in the white room lay the book, as thick as a loaf, with brass on the corners
{h} opened it at {his} own letter, and there was nothing there | {he} turned over, and went on turning, and there was nothing on any page, from the first to the last
{p} took hold of the table. "Then where's it written?" asked {p}. "Where's mine?"
{h} drew out the page that had cost ten years of hems, and broke the wax | it was white, too
"There never was anything," said {h}. "They saw a lock. Then they came, and told it all themselves, each about the others. {foe} only had to wait."
In the margin stood a word, crossed out | it was {foe.name}, and nothing after it | this was what three hundred people had been afraid of | it was for this that none of them would help {h} {goal}
+ Comfort {p} with the empty book in your arms => {p} laughed first and then did not | "Twenty years," said {p}. "I didn't go to my brother's wedding."
= Look for what has been rubbed out => Held against the {lamp} there was one line left | "I can't think of anything bad," it said, in a child's hand. | it had been a schoolbook
- Steal the book, and say it is full => It was heavy enough to be true | {p} looked at {h} sideways. "Who'd have thought," said {p}. "It works on you as well." | steps came, and they had to leave it lying
~ Steps came up the corridor | they knew now what it was | they left the book where it lay, and {h} took only the one white page
@ he-price scene line=plain-heist price fork where=the_coal_yard
% What Was Left Behind; Black Hands
They were out of the house and in the yard, and now there was one too few of them | the seamstress had kept watch at the coal hatch, and {hands} had her | there she stood behind the grating, and was being asked something, quite kindly
"She won't say anything," said {ally}. "Let's go. If they catch us with what we know then it's all been for nothing."
Out there lay the street, and the night, and nobody behind them
She had wiped her hands on her apron, and they had stayed black | she was shaking her head, again and again
+ Rescue her through the coal hatch => It was a slide of nine feet, and {h} arrived like a sack | {hands} said good evening before they had thought | before they had done she was up the ladder
= Throw the cloakroom into an uproar first => Three hundred coats came out of three windows | {hands} ran for their own | she walked out through the gate behind them, slowly, and nobody saw her for coats
- Betray her, since she knew what she did => "She would have wanted it so," said {h}. | nobody answered | they went quite fast, and did not look at the grating
~ A dog had got hold of {h's} coat | it was decided by that, and by who was the first over the wall
@ he-far1 scene line=plain-heist far way did=he-price:+ p=again who=seamstress entered where=the_sewing_room
% Ten Years of Hems; What She Had Bought
They brought the seamstress home, and she washed her hands to the elbow, and it was a long business | then {p} turned round and held one of them out. "I want it back now," said {p}. "I was asked things tonight, and I said nothing, all by myself. I can stand to read it."
The page was in {h's} coat, with its wax broken, and it was as white as the apron
On the table lay the work for the morning, nine yards of white stuff, and one yard of it had been hemmed | she did eleven stitches to the inch
"It's bad, then," said {p}, when {h} did not move. "You've seen it. I can tell from how you're looking at my fingers."
+ Comfort her, and tell her all of it => She asked to hear it twice | "Ten years," said {p}. "I paid that for a blank." | she looked at the nine yards, and bit off the thread in the middle. "Then I'm not going to finish that. I'm coming with you."
= Lay the page before her, and wait => She turned it over, and turned it back | "It's good paper," said {p}. | it was so long before she laughed that the {lamp} had to be trimmed
- Lie to her that it went astray in the coal => "I see," said {p}. | she took up the hem where she had left it | "Then I'll have to buy it again," she said. "How much is it now?"
~ There was a knock at the shutter, two and one, and they had to be gone by the yard | she had her hand held out still
@ he-coats scene line=plain-heist far way did=he-price:= p=cloakroom_girl/she where=the_street_of_coats
% Everyone in the Wrong Sleeve; Three Hundred Coats Once More
The street before the hall was still full of coats, and of people looking for theirs | in the midst of it stood {p.a} with a {lamp}, and was close to tears
"They've all got a number," said {p}. "And nobody'll read it, because then they'd have to take their gloves off!" | around her three hundred of the best people tugged at sleeves | "I believe that's mine." "I believe not." "It's got my plums in it."
It was the first talk that they had had with each other in years that was not about somebody else
{h} felt in the pocket of the one that {he} was holding | there was a thimble in it, done up in paper, ready for the sill | in the next was a small key | there was one in each of them, all down the street
+ Help {p} to read out the numbers => They formed a line, for people like to | by the time they got to two hundred they were saying "after you", and a shipowner was in fits over the plums
= Look who notices what is in the pockets => It went from coat to coat: a hand was put in, and stopped | then they looked at the coat, and at who was holding theirs
- Steal the velvet collar, now that no one counts => It was a very good coat | there was a note in the sleeve, to whom it had been given, and {h} wished that {he} had not read it
~ A squall went through, and the coats got up and went down the street by themselves | everyone ran, and it was nearly fun
@ he-far1c scene line=plain-heist far way did=he-price:- p=sewing_girl/she where=the_seamstress's_door
% Nine Yards of White; When She Is Coming Back
The shortest way led past the seamstress's house, and there was a light in it | in the door stood {p.a}, who was perhaps thirteen, with pins between her lips
"Is she behind you?" asked {p}. "She said before midnight. There's the wedding things for tomorrow, nine yards, and I can't do the corners. I've done all that's straight." | she took out the pins to see better, and looked past {h}, down the street
There was nobody down the street
"She told me to ask you in if you came first," said {p}. "She said you were the kind that'd bring a person home." | the kettle was on, and there were three cups
+ Help her with the corners, and tell her where she is => {h} told it while {he} sewed, and did not leave out the grating | {p} said nothing until the hem was done. "You do them too tight," she said. "She'd do that over."
= Ask her what she said of the page => "That she'd open it when I've learned corners," said {p}. "I think she only said it so I'd hurry." | she looked at the white stuff, and then at the stairs
- Lie to her that she is on her way => "Then I'll leave the door," said {p}. | it stood open all night, and let out the light on the street, as far as the bend
~ One of {hands} came round the bend, whistling | {h} was gone before the girl had turned her head, and there were two cups too many
@ he-far scene line=plain-heist far p=again who=widow_in_grey,goldsmith's_wife,night_porter where=the_all-night_kitchen
% What One Knows; Soup at Three
At three in the morning they sat over soup, and none of them spoke | each had a white page before the mind's eye
"I could stop greeting him," said {p} at last. "Or I could go on. Isn't it odd? It's all just as it was, only I'm not afraid. I don't quite know who I am."
A man at the next table had been listening | he was one of {hands}, off duty, with his collar undone. "What do you mean," he asked, "nothing in it?"
He had gone very red | he had stood outside that door for eight years, on account of something about a horse
+ Give him a bowl and a place at the table => He told about the horse | it was rather a good story | by the end they all wiped their eyes, and he did too
= Ask him what the others would say => "They'd say you're lying," he said. "You'd have to show them. All of them at once. One alone would never believe it."
- Lie to him that his page was the worst => He sat there while it went in, and down | he buttoned up his collar again
~ The door opened, and others came in with their collars undone | they would have to talk of the weather, and of that there was a great deal
@ he-marble scene line=plain-heist far p=chestnut_seller/he where=the_chestnut_pan
% The Boy on the Next Chair; A Blue Marble
At the corner of the square {p.a} kept a pan of chestnuts over the coals, and called to {h} without being asked. "They say there's people going about who've seen inside," he said. "I was wondering if it's got a marble in it."
He shook the pan. "I sat next to {foe.him}. At school. There was a day when each was to confess in writing, and {foe.he} couldn't find a thing. {foe.he} just looked at me. It isn't a bad look, you know. It's like a well. You want to throw something in, to hear how deep it is." | he blew on his fingers. "So I told about my father's brandy. Next day I was so frightened that I gave {foe.him} my marble. The blue one. And after that the others came."
The chestnuts had begun to jump
"I've thought sometimes that I made all that," said {p}. "With one marble."
+ Comfort him, and ask him along to the hall => "I'm not dressed," said {p}. | but he put the lid on the coals | a blue marble was fetched that night from a sill, for him to hold in his pocket
= Ask him if he ever had a page => "I'm the only one who never thought so," said {p}. "I'd told mine, hadn't I? I've slept like a log."
- Deceive him that {foe} is looking for him => He left the pan standing there, coals and all | they heard him go off down the steps, three at a time
~ The pan went over, and chestnuts rolled down the whole square | when they had been gathered up {hands} were coming across it
@ he-plan scene line=plain-heist plan fork p=again who=widow_in_grey,goldsmith's_wife,night_porter where=the_steps_of_the_hall
% Before the Bells; How One Shows Nothing
Before the bells rang they had got to decide | they were all to meet once more in the hall for the last toast | after that each would go home alone, by the way that he had come
"You can't just tell them," said {p}. "I wouldn't have believed you either."
It could be done in the open, from the book itself | it could be done by going round to each of them, alone, with a white page | {foe} could also be made to pay, so that it was kept quiet
{h} looked up at the lit windows | {he} had only wanted a little help
+ Share it with all, aloud, in the hall => "Then there has to be a reader," said {p}. | they all looked at {h}
= Take a white page to each of them alone => {ally} got them once more into the white room, and cut out every second leaf with a knife | the book looked hardly thinner | there was a page for everybody, and they were not even lies
- Trick {foe} into paying for your silence => {h} wrote it down in one sentence | it looked so natural on that paper that {he} had to put down the pen
~ A bell began to ring, and people came out on the steps | now it had to be done with those who stood nearest
@ he-eve scene line=plain-heist eve where=the_wall_of_keys
% Everyone's Key; A Thing to Be Ashamed Of
There was an hour yet, and they spent it in the workshop in the yard | {ally} held the {lamp} to the back wall, where {h} had never looked | keys hung there from floor to ceiling, each with a name
"I made all of the locks," said {ally}. "You cut two keys, always. One's for the customer, and one's in case. I could walk into every house there is. I know who's got silver, and who's got nothing and a very good lock." | {ally.he} touched one or two of them, and set them swinging. "I've never used one. Not one. It's not that I'm good. It just never came up. And they're afraid of a book, and when they meet me they say good morning."
The keys ticked against each other until they hung still
"I've been right through my life for what'd be on my page," said {ally}. "There isn't a thing. Do you know how that feels? As if I hadn't been there."
+ Comfort {ally}, under all those keys => "You've been trusted by everyone there is," said {h}. "It only never came up." | {ally} thought that over, and straightened a key that hung crooked
= Ask {ally} what {ally.he} would like it to be => It took some time | "That I'd once left a door open on purpose," said {ally} then
- Lie that there was a word on {ally's} page after all => "Was there?" said {ally}, and looked up, quite young. "What was it?" | {h} had to say that it was hard to read
~ A key had fallen down, and they looked for its nail until the bells began | it was the key of the hall
@ he-gate1 scene line=plain-heist gate move way did=he-plan:+ p=toastmaster/he where=the_great_hall
% Read Mine; The Last Toast
{hands} stood round the high table, shoulder to shoulder | on it, on a cushion, lay the book, as on every year
"I was going to propose a toast," said {p.a}, with his glass in the air, for he had seen {h} come down the middle. "I think that I'd better not."
"Read out mine," said an old woman from the side | that was all it took | "Mine," called a man with plums in his pocket. "Mine first." | the voices shook, and more and more of them stood up
{hands} looked round for an order | most of them had a page as well
+ Give the nearest of {hands} your own page => He turned it over twice, and held it up against the light | then he stepped back, and made a gap, and he kept it open with his arm
= Walk up to the cushion, without hurry => It was forty steps | nobody laid a hand on {h}, and nobody quite let {him} by | there was always an elbow that had to be moved
- Attack the biggest of them with a candlestick => It rang on the floor, and so did he | for a moment that was the only thing anybody saw
~ A glass fell, and then they all drew back again, as if they had been named | there was one step left to do, and it had grown long
@ he-gate2 scene line=plain-heist gate move p=old_schoolmaster/he where=the_long_gallery
% From Hand to Hand; Three Hundred White Sheets
They had begun at the back of the gallery, with the shy ones, and with as many leaves of the book as go under a coat | {h} laid one into each hand, and waited until it had been turned over
{p.a} looked at his for a long time. "This is my paper," he said. "I know the lines. It comes out of an exercise book, from my second form. Little {foe.name} never handed in a thing. Such a good child! Couldn't think of anything to confess."
It went through the house like wind in leaves | it was people turning a page over
At the end of the gallery {hands} had heard it as well
+ Share the last sheets with {hands} => They took them like people who have been handed a stranger's baby | one after another they turned them over | in the middle there was suddenly room to pass
= Ask {p} to tell it again, louder => He had taught for forty years, and his voice carried | it got to {hands} before {h} did
- Deceive a guard with a page that has writing => {h} had scribbled something on it, at the last moment | he read it and went as white as the others were | he ran, and he had a name on his lips
~ "Collect them!" came the order. | they tore the sheets out of people's hands, and people let them go, and looked at their fingers
@ he-gate3 scene line=plain-heist gate move way did=he-plan:- p=secretary/she where=the_private_stairs
% The Price of Saying Nothing; A Cushion on the Landing
On the private stairs sat {p.a}, on a cushion, with a ledger. "You've come about money," said {p}. "They all do, the ones who find out. You're the fourth."
She counted it off upon her fingers | one had a house by the river now, and one was {foe's} steward | the third was herself. "I was going to free everybody too," said {p}. "I'd the book in my hands. Then I thought of how they'd look at me. It's easier from up here."
She moved the cushion a bit to the side | above her there was light under a door
+ Give {p} the sentence to read, and go on up => She read it, and then she tore it in two. "You write worse than I did," said {p}. "So there may still be time."
= Ask {p} whether she sleeps at night => "In the afternoons," said {p}. | she thought about it, and she got up, and took the cushion away altogether
- Cheat, and promise her half => "They all promise half," said {p}. | she went on ahead to announce {him}, and she had straightened her back for it
~ The ledger slid down the stairs, step by step | people came out of all the doors to see what it was
@ he-duel scene line=plain-heist duel where=the_high_table
% The Whole Book; The One Who Waits
{foe} sat behind the book with {foe.his} hands folded on the brass | they had all come in, right to the last row, and it had got quiet | {foe} looked at {h}, and waited
It was that look | there was all the time in the world in it, and it seemed a shame to put nothing there
"You've seen it, then," said {foe}. "I was nine. We had to write down what we'd done wrong, and I couldn't think of anything. So I sat there and waited. And the boy beside me couldn't bear it, and told me his. They've never stopped since."
A chair creaked
"If I open it, they'll see they've told it all for nothing," said {foe}. "They'll hate each other worse than they hate me. I've kept it locked for that. And what you want of them, is it worth that? I'm only asking." | {h} had never wanted more than to {goal}
+ Give {foe} the pen, to write the first line => {h} laid it down on the brass. "You've waited long enough," {he} said. "Tell them one thing of your own." | {foe} looked at the pen. "I was lonely," {foe} said, so low that it had to be passed on from row to row
= Open the book, and read out every page => "A," read {h}, and turned over. "B." | it took until M, and then a girl giggled | from S on they were reading along, in chorus, page after page of nothing
- Lie that {foe's} own page is the one that is full => "There's one that's written," said {h}, with a hand on the book. "It's yours. Shall I?" | for the first time it was {foe} who had to wait, and {foe.he} could not bear it at all
+~ {h} laid down the pen, and {foe} wrote a true line. "Thank you," {foe.he} said. "And who'll write the next one?" | too many there had paid for what {h} wanted | nobody cared to stand on a page with {him}
=~ {h} read out A, and then B, and all of it was white | "I've watched how that one gets along here," called a voice. "I'd not believe a blank page from such a hand." | {foe} shut the book
-~ "Please do," said {foe}, and leaned back | {h} looked for something to read out, and turned the page, and it was white, and everybody saw who was lying
`;
export const pack: PackSource = { id: 'case-plain-heist', sheets: [facts, scenes], words: {} };
