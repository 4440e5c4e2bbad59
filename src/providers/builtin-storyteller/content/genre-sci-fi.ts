import type { PackSource } from '../pack.ts';

const cards = `
@ translator ally ally=disowned_translator
% The Translator Who Agreed with Them; A Language of Smells
They kept {ally.a} in the farthest room, because of the smell
"I was in with the visitors for six years," {ally.he} said. "I was to find out what they wanted. I found out. They wanted us to stop asking. I wrote it in my report, in plain words, and was told that I had been got at."
On the shelf stood a row of small stoppered bottles | every one of them was a sentence
"One is for {foe}," said {ally}. "I have been saving it. I should like to be there when it is opened."
+ Comfort {ally}, who has had no one to talk to => {h} sat down by the bottles and asked to be taught hello | it was wet earth, and a very little smoke | "You did that with an accent," said {ally} | {ally.he} had to turn away, and was smiling, as it turned out, all over
= Ask {ally} what the visitors say about {foe} => {ally} considered, and unstopped the third from the left | it was like a shut cupboard | "It is not exactly a word," {ally.he} said. "It means, one who has been in our house by night, and was not lost"
- Trick {ally} into opening the best of the bottles => {h} said that {he} doubted it could be so very strong | {ally.he} drew the stopper, out of pride | {they} both sat on the floor for a while with wet faces, homesick for somewhere with two suns | "That was my only one of those," said {ally}
@ sweepers chase
% Routine Cleaning; They Were Very Sorry to Trouble You
{hands} were coming along the passage with a mop and a list, and wiping the door numbers off as they went by
"Nobody need get up," said the first of them. "It is only a correction. We shall be with you in a moment. Would you have your name ready?"
Where they had been there was no door any more, and no mark where one might have been
{h} could hear them, at the next but one, being told a name [2 , and thanking whoever it was]
+ Rescue the family that has opened its door => {h} got them out by the laundry chute, the baby last, in a pillowcase | up above a polite voice said that there seemed to be nobody | "Then that is quite correct," said another, and they wiped off the number
= Change your own number for the one across the way => {h} changed the two plates round with a spoon handle | they thanked the empty room across the way, and corrected it | afterwards, {h} found that nobody {inhome} could remember that side of the passage
- Betray the neighbour at number nine => {h} called through the wood that the one they were after was at nine | "How kind," they said | there was a short conversation, and no cry | by morning there were eight, and a smell of polish
~ The mop went by over {his} own sill, wet and warm | "We have done you," said the first of them, kindly, ticking. "Did you not feel anything?" | the number on {his} door was a paler patch of wall
@ probe tex
% The Probe That Came Home; Please Confirm Receipt
A probe no bigger than a stove stood in the lock, on one bent leg | the lock would not turn while it was in there
It had been sent out three hundred years ago | it had gone to the edge, and had taken its picture | the last part of the way back it had walked
"Mission complete," it said to {h}. "Please confirm receipt. I may not leave my post until somebody does." | those whose job it was had long been dust
+ Give it the confirmation, in full, with thanks => {h} gave it, standing up straight, on behalf of everyone | a red lamp on its front went green | "Thank you," said the probe. "It was a long way." | out of a slot came the picture | in the corner of it was a ship of {foe.own}, where no ship should be
= Ask it what it saw on the way back in => {h} asked, and it told {him}, with the distances | in the dark behind {next} lay a ship without lights that was on no chart | the probe had sent its own name, out of courtesy, and the ship had answered with {foe.own}
- Rob it of the fuel cell while it waits => {h} had the panel off in a moment | "I have not been confirmed," said the probe, in a slower voice | it went on waiting after that, with its lens upon {h's} back
~ "Please repeat," said the probe, and it sat down on the bent leg in the middle of the lock | the only other way was along the hull, and that took half a watch
@ oldrobot tex calm p=nursery_teacher
% The Nursery Robot Retires; Twenty Children, One Lap
The passage led through the nursery deck | {p.a} stood in the hatch, and let nobody by
"They are coming for it today," said {p}. "It is past its date. It taught me to tie my shoes, and my mother. {foe} has signed to have all the old ones wiped. I cannot get it to go and wait in the lock."
The robot sat in a ring of twenty children | "I am in the middle of a story," it said. "I began it a hundred and four years ago."
+ Help {p} to hide it among the suits => {h} buttoned it into the largest of the pressure suits | they came with a trolley, and counted suits | "It says here one robot," they said | then a child put up his hand, quite calmly, and said that he was it
= Listen to the story from where it has got to => {h} listened until the watch changed | there was a prince, an egg, and a city that had lost its own name | piece by piece the robot had put into it all that {foe} had made people forget
- Betray it to the collectors for the reward => {h} walked them in by the side hatch | it laid the sleeping child down first | "We had just reached the egg," it told the others, "and next" | a panel shut, and twenty faces turned up to {p}, and waited
~ The trolley came an hour early | "They have it down as two collections," said {p}, white in the face | the robot had stopped at a comma, with one hand held up so that nobody should lose the place
@ smells tex calm in p=museum_guide
% A Museum of Smells; Do Not Breathe Out
The way to the upper decks went through the ship's museum, and in there people stood in a line
"This is newly cut grass," said {p}, {p.a} at a brass nozzle. "It is off the first planet. There is enough for about thirty people, and after that nobody on board will ever know it again. One breath, and move along."
The old couple before {him} had come up from the engine decks in their best, and had not reckoned with a fee
+ Give the old couple your own turn => {h} paid, and stood aside | they bent down together with their eyes shut | when they came up again he said, "Ball games," and she said, "My uncle's funeral" | {p} studied the ceiling for a moment, and forgot to stamp {h's} pass
= Ask which of the smells {foe} comes for => "One and the same," said {p} [2 , quite low]. "By the staff hatch, alone. It is not the grass. It is the inside of a very cheap doll." | so {foe} had been a child on the lowest deck, and nobody was meant to know
- Steal a whole breath of grass, and run => {h} bent to the brass and drew it all in | there was a hill in it, and a whole noon | behind {him} the old couple had stepped up with their eyes shut, and {p} was looking for a way to tell them
~ The nozzle sighed out of turn, over all their heads | "That was nine of the thirty," said {p}, and screwed it shut with both hands | the line was sent back down by the way that it had come
@ vote tex p=lift_attendant
% The Lift Was Divided; One Citizen, One Floor
There was one lift up to the command deck, and it would not move | since the new law it was a person | it went only where it thought right
"It has stood here for a week," said {p}, {p.a} with {p.his} cap off. "It was to bring up forty of {hands}, with clubs, to clear the ninth deck. It says no. They have gone to fetch a cutter."
"I would take you," the lift said to {h}, "if I knew what for"
+ Share your whole errand with the lift => {h} shared it, with {his} forehead on the grille, and left in the parts that did {him} no credit | "Well, that is more than the ministers did," said the lift | on the way up it told {him} who got in with {foe} at night, and on which deck they got out
= Ask what the ninth deck has done => {h} asked, and the cables sighed [3 , all the way up the shaft] | "They wrote down who was taken up in me and never came back," said the lift. "I gave them the names. I am afraid it is my fault."
- Trick it with an emergency => {h} shouted that there was smoke, and a child | it came down like a stone, with its doors wide | at each deck it called out that it was coming | it looked at the empty hall | "I see," it said, and took {him} up, and {p} put on {p.his} cap and went away by the stairs
~ "No," said the lift, when it had thought it over, and shut with great gentleness upon {h's} sleeve | {p} was an hour in talking the sleeve out again
@ memory tex p=memory_broker
% Slightly Used; A Week in June
On that ferry one paid for a berth with a memory | {p.a} weighed them at the gangway
"An afternoon will do," said {p}. "The clear one is a whole week in June. It was brought in by the stoker over there, who could not pay for his teeth. He comes every day to look, and says that someone must have been happy."
Beside it on the tray lay another | in that one a younger {foe} was holding open a door
+ Give back the week in June to whoever sold it => {h} gave the stoker his week, and paid for it with one of {his} own | he closed his fingers on it | "There was a dog," he said, after a time, and then said it again, so that people turned round on the gangway
= Buy one look at the one with {foe} in it => {h} paid with an afternoon that {he} would not miss | it was a passage on some ship, and a child with a ball | {foe} held the lock open for the child, to be polite | {foe} had not known that it was the outer one
- Cheat {p} with a memory that you made up => {h} sold {p.him} a balloon, a river, and a grandmother who could whistle | it went to a passenger who had none left, and who cried over it | that evening {p} found the seam in it, and could not bring {p.himself} to tell her
~ One of them rolled off the edge and broke, with a click like a tooth | "That was only an afternoon," said {p}, quite grey. "But he has come to look at it." | the ferry cast off without {h}
@ gravity tex p=spin_rigger
% The Hour without Weight; Until Five
For an hour they had stopped the turning of the station | nothing had any weight | in the way to the docks hung {p.a} with a wrench
"I have an hour to change the bearing," said {p}. "{hands} took both of my mates to look for somebody. It needs two. If it is not in by five she will turn on the old one, and the ring may not stand that."
It was twenty to | along the wall sat people tied to railings, and handed one another cups that would not stay shut
+ Help {p} to hold the bearing until it is in => {they} pushed with {their} feet on the wall and {their} heads together | it went home at one minute to five | then all the cups came down, and {p} lay on the deck and laughed, and told {h} which lock {hands} had forgotten
= Read the order by which the two mates were taken => It hung on the bulkhead, with the seal of {foe} on it | it asked for a person in boots like {h's} | {p} read it over {h's} shoulder, and looked at the boots | "There are a good many such," said {p}
- Steal the wrench, and open a private hatch => {h} did well, in the cabins of people who were tied to railings | at five the turning began, on the old bearing, with a scream | when they had got it stopped {p} sat by the wall with one hand in a towel
~ The siren gave five minutes, and it was wrong by four | the ring began to turn, and everything came down just where it was, {h} among it | "We shall have to stop her again," said {p}, from under the tool chest

@ * intro
{h}, {aside}, had been counted that morning, as everyone was {inhome} | and for the first time the count had come out wrong
On the rolls of {home} {h} {was} a number that ended in seven | {aside}, {he} had been waiting all {his} life for somebody to ask about the rest
@ * intro-goal
There was a form for it, and {h} had been refused the form | without one, then, {h} meant to {goal}
@ * sense in
The wall was warm there, in the shape of a hand [3 , at a height where nobody now living could have put one]
A small light on the ceiling turned to keep {him} in view [3 , and went out of its way to seem not to]
Somebody had grown a beard of moss along the edge of the vent [, and somebody trimmed it]
The doors spoke to one another as {h} went by [3 , in clicks, a little ahead of {him}, along the whole length of the passage]
The floor had a hum that nobody heard after the first week [3 , and that people who left there were said to miss for years]
The plate by the door was in a script with no straight lines [2 , and below it, in chalk, was one with no curves]
A cleaner, no larger than a shoe, went over and over one tile [3 , and had worn it, by the look of it, a little below the rest]
In a jar on the shelf something had its eyes shut [3 , and a tag on the jar asked that the lid be left open]
@ * sense out
Two moons had come up, and the shadows could not agree [3 which of them to follow]
The horizon was a good deal too near there [3 , and one could see the road bend down over it, with people going bravely along]
Nobody was building a tower, far off, one floor at a time [2 , with a red lamp that climbed as it grew]
The trees stood in rows and breathed out at the hour [3 , all together, with a noise like a crowd sitting down]
@ * mood calm
All the light in that place was older than {h} {was} [3 , and had come a very long way to be looked at]
For a thousand miles there was nobody who had known {him} young [3 , and for a moment that seemed a kind of permission]
@ * mood tense
{h} had read of people who heard their own blood [3 , out where there was nothing else to hear], and now {he} heard it
Every door in that place knew where {he} {was}, and {h} had begun to feel their politeness on {his} skin
@ * chat ally
"It says here that we are perfectly safe," {ally} read out. "It says it four times."
"I do not mind the machines," said {ally}. "It is when they start to be tactful."
{ally} began to whistle, and every door began to whistle back [3 , a third too high]
"Where I come from," said {ally}, "the sky is only up. You people must be tired all the time."
"If there turn out to be two of me," {ally} said, "you are to trust the one who is complaining"
@ ways1 ways good
+ Help the stalled cleaner over the sill => {h} lifted it across, and it went off with its brushes turning | from then on every floor {he} trod on was dry, and somebody had wiped a path through the dust
@ ways2 ways neutral
= Ask the nearest door what it has heard today => {h} asked, with {his} mouth against the frame | doors hear a great deal and are never asked | it began with the footsteps, and it knew whose they had been
@ ways3 ways evil
- Deceive the registrar with a borrowed number => {h} gave it without a blink | it was the number of somebody who had been dead since the spring | "Welcome back," said the registrar, and looked for a stamp
@ * callback did=genre-sci-fi.probe:+
On a hill, under a green lamp, something that had come a long way was asleep
@ * callback did=genre-sci-fi.oldrobot:+
Twenty children had begun to tell the long story to one another, from where it had got to
@ * callback did=genre-sci-fi.vote:+
There was one lift {inhome} that rang its bell, very gently, when {h} went by
@ * callback did=genre-sci-fi.vote:-
{h} had taken to using stairs
@ * callback did=genre-sci-fi.memory:+
Somewhere a man with fine teeth was telling strangers about a dog
@ * callback did=genre-sci-fi.spare:+
Somewhere {h} sat in a blanket too, with {his} own face, and kept well
@ sleepers tex in p=watch_keeper
% Row Nine; It Wants Two Names
The way led through the sleepers' deck | {p.a} sat at the switches there, over a form that wanted two names
"I am to shut off one row," said {p}. "{foe} needs the current from tomorrow, for the new engine. Thirty berths. They will not feel it. I have gone along looking at the faces, and I cannot choose. Whoever comes by may sign with me."
Behind the glass they lay, row upon row, with their hands folded
+ Save the row by finding the current elsewhere => {h} went with {p} from deck to deck, and {they} shut off what nobody would miss | it began with a sauna, and ended with nine hundred yards of lit portraits of {foe} | it came to thirty berths and a little over, and {p} tore up the form
= Read the list of who sleeps in which row => {h} read it aloud | in the ninth lay the woman who had built those switches | {they} woke her, and she asked what fool had wired them so, and by morning nobody had to be chosen
- Trick {p} into signing for the emptiest row => {h} swore that there was nobody in row four, and {p} signed | there were eleven | {p} went along the row afterward with a book, and wrote down each name, in full, and the hour
~ An officer came by, read the form, and said that it could be settled by lot | the deck was shut to everyone until that was done | "They will let me hold the hat," said {p}
@ furniture tex p=dock_inspector
% Listed as Furniture; One Table, Live
On the freight dock a crate was asking to be let out | {p.a} had stopped the whole line because of it
"The manifest says one table," said {p}. "It is one of the visitors. It has six legs, I grant. It has come to tell us something about {foe}, and {hands} are on their way to collect it. I have four minutes, and I may not open freight."
From the air holes came a smell of wet earth | among the visitors that means please
+ Help it out, and sign for one table => {h} signed, and walked off along the dock beside it, with a cloth over it | it told {him} in smells what it had seen | by night {foe} had been in the visitors' house, and had gone through the drawers | behind them {p} was showing {hands} an empty crate
= Ask through the holes what it came to say => {h} put {his} nose to the crate | there was a shut cupboard, then smoke, then the inside of {foe.own} glove | {p} wrote it into the log as a fault in the varnish, and sent the line round by the other lock
- Betray it to {hands} for a place in front => They came with a trolley, and {h} was let through first | the smell of wet earth went after {him} the whole length of the dock | {p} kept one hand on the crate until they took it off
~ A whistle blew, and the crane took up the crate as listed, and swung it over to the hold of {foe.own} ship | "One table," said {p}, and could not find {p.his} pen
@ pear1 thread line=pear beat=1 p=tree-keeper
% A Tree on the Stairs; The Only Pear on Board
A tree in a tub was stuck on the stairs, and nobody could get past | {p.a} was pulling at it from above [3 , and had leaves in both ears]
"{hands} have put out the lamps on the garden deck," said {p}. "{foe} wanted the light for something larger."
From below {hands} were coming up with a saw [3 , and took a rest on every landing]
"This is the last tree we have," said {p}. "It has one pear on it, and nobody living has ever tasted one. It needs three weeks of light."
+ Help {p} carry the tree up to a lamp => {h} took the tub by one ear, and {they} got it up nine flights | an old woman let it stand in her berth, under the one lamp that she was allowed | "There was a song with pears in it," she said | she knitted by feel from then on, in the half that it did not need
= Ask where all that light has gone => {p} had followed the wires down through the decks for a week | they ended at a door of {foe.own}, with two of {hands} before it | the crack beneath that door was as bright as noon, and {p} had held {p.his} hand in it
- Betray the tree, and have {hands} clear the stairs => {h} called down to them, and they ran up the last flight with the saw | they took off all that was in the way, and that was most of the tree | {p} crouched by the tub with both arms round one low branch | the pear was on it
~ The tub slid off the step, and went down a whole flight with {p} hanging on to it | half of the leaves stayed behind on the stairs | "The pear is still on," {p} called from below, out of breath
@ pear2 thread line=pear beat=2 p=thread
% Hand In All Green Things; The Seed Table
{p} had the last pear tree in a barrow, and stood in a line | all green things must be handed in by the bell | {foe} had made that law
"They want the seeds," said {p}. "{foe} means to own every pear that there will ever be."
At a table before them {hands} took a pot of beans from a small boy | one of them tipped it out, shook off the earth, and dropped the beans into a sack
The boy kept hold of the pot | {p} had one hand round the pear by then, and the line moved up
+ Save the tree by passing it off as dead => {h} pulled off every leaf, one after another, and {p} had to look away | "That is a stick," they said at the table, and would not write it down | {p} wheeled the stick off at a run | the pear was in {p.his} sock
= Read the seed law on the front of the table => {h} read it through to the last line, while the people behind grew angry | it spoke of whatever grew in earth, and of nothing that was picked | {p} shut both eyes and picked the pear, and then handed in the tree
- Cheat {p} out of the place in line => {h} swore that barrows went to another table, and took the place | there was no other table | when {p} was back they pulled the tree up first, out of turn, to teach {p.him} | only the pear was left, inside {p.his} sock
~ The bell rang while they were still speaking, and {hands} folded up the table | they took the barrow with the tree in it | "I have got the pear," said {p}, when they were gone, and showed {h} one side of it
@ pear3 thread line=pear beat=3 p=thread
% The Whole Deck Could Smell It; Five Seeds
{p} had kept the last pear in a sock, and now it was ripe | the smell had gone along the whole deck, and forty people had come out of their doors
"I never knew that it would smell," said {p}. "{hands} have got wind of it too. They are opening every cupboard. {foe} wants the seeds, and there are only five."
Forty people looked at one pear | three doors away a cupboard was being emptied on the floor [3 , cup by cup]
+ Share the pear among all forty of them => {h} laid it on a lid, and made forty slices that one could have read through | nobody said a word | when {hands} came in there was just the lid, and it was wet | five people kept their mouths shut, with a seed behind their teeth | {p} was laughing, and had juice to the elbows
= Ask who on the deck still has earth => The small boy had, for he had swept up what {hands} shook off his beans | {h} pressed five seeds into five pots of it | {hands} were handed the pear, and bore it off like an egg | {p} licked the knife, once, on both sides
- Steal the pear from under forty noses => {h} carried it off to {foe} inside {his} {coat} | {foe} paid well, had the five seeds taken out, and left the rest for the sweepers | {p} knocked at forty doors that night to say that there would be none | people thanked {p.him} for the smell
~ {hands} were in the room before anybody had moved, and they had the pear, the lid and the sock | {p} stood there with both hands still round nothing | behind {p.him} someone began to tell the children what it had smelled like
@ nodoor1 thread line=nodoor beat=1 p=pipe-fitter
% The Door Said Nobody; Off the Roll
{p.a} stood before a shut door | for everyone else it opened, and said good evening
"It tells me that nobody is here," said {p}. "I did the count of heads for {foe}. It came out four short, and I asked where the four were. So {hands} took me off the roll."
Behind the door was {p's} daughter, who was eight [3 , and had been told to open to no one]
"Go through slowly," said {p}, "and let me walk in your steps. {hands} come by on the half hour."
+ Help {p} through, close behind your back => {h} went in slowly, and {p} came after with {p.his} chin on {h's} collar | the door shut on {h's} sleeve, and kept it | inside a girl of eight had laid two plates, as on every night that week | she counted {p's} fingers first, and they were all there
= Ask the door to count the shoes outside => "Four shoes," said the door, when it had looked | {h} asked it how many people that made | the door was still for a long time | "I was told not to count shoes," it said, and wrote down all four | {p} stood up straighter in {p.his} own two
- Betray {p} to {hands} for a pass upstairs => {h} called {hands} over, and had the pass | they had orders to see nobody there, so they did not look at {p} | they only walked close together, and {p} had to go backward before them down the passage | a child asked the door who it was | "Nobody," said the door
~ The door gave two short notes, and locked itself for {h} as well | steps came round the corner, and {p} had to be gone | on the other side a small hand was patting the door, low down
@ nodoor2 thread line=nodoor beat=2 p=thread
% A Bed for a Signature; Two People, in Chalk
{p} was still off the roll, and so {hands} were clearing {p.his} berth, since nobody lived in it | a chair, a {lamp} and a drawing of two people already stood in the passage
"My girl has to sign that she belongs to nobody," said {p}. "Then she may keep her bed. If she will not, they take her off the roll too."
The girl sat on the chair with a pen | one of {hands} held the sheet for her, and a thumb on the line
+ Protect the girl, and sign for her yourself => {h} signed as the girl's nearest kin, and from then on {hands} had {his} name in the book | she did not need to belong to nobody after that | {p} could not thank {him}, not being there | {p.he} moved the {lamp} a little nearer to {h}
= Read the sheet aloud before she signs => It said that she was alone on board, and did not say since when | {h} read it to her twice | the girl signed, and beside her name she drew two people, no larger than ants | {hands} had no orders about drawing | {p} breathed out
- Trick the girl into signing, and take the chair => {h} told her that it was a list of the furniture | she signed in round letters, and was let back in to her bed | later she read it, with a finger under the words | {p} faced the wall, so that she need not look past {p.him}
~ The one with the sheet grew tired of it, and folded it up | "Tomorrow, at the office," she was told, and the door shut her in | {p} picked up the drawing, and had no wall to hang it on
@ nodoor3 thread line=nodoor beat=3 p=thread
% The Great Count; A Number between Two Others
{p} was on no roll, and came to the great count all the same | on the long deck two thousand people stood in rows, and each called a number as {hands} came by
"Mine was between my girl's and the cook's," said {p}. "What is called must be written. It is the one rule that they keep. But they have closed up the row."
The girl stood in the seventh, with the cook's elbow in her ear | {hands} had got to the fifth
+ Support {p}, and push a gap into the row => {h} set a shoulder to the cook, and the row gave by one pace | {p} stood in the gap and called the number, and it was written | the girl called the next at the top of her voice | that evening all the doors on the deck said good evening, and {p} stopped to answer each of them
= Call the missing number yourself, from the back => {h} called it at the right moment, and the pen had put it down before anyone thought | a number must have somebody beneath it | so {hands} had to go and look, and stood {p} in the row themselves | the girl took hold of one sleeve, and looked straight ahead
- Betray {p} before the number comes round => {h} touched one of {hands} on the arm, and they had {p} out by the side hatch | the count was right to the last head, and {h} was let go first | the girl said her own number, and then sat down on the deck | from the passage one could still hear {p}, calling out a number to the doors
~ A horn broke off the count, with the sixth row done | {hands} sent everybody below until it could begin again | {p} had to wait by the hatch until someone came whom it would open for
@ * stand did=probe:+
A small green lamp stood on one bent leg beside the way in | it was the probe that {h} had confirmed | it had gone ahead to look | "Four of them behind the left side," it told {him}. "Please confirm."
@ * stand did=probe:-
All the lamps came on together as {h} walked up | the probe that {he} had robbed was waiting still to be confirmed, and had asked every light on the way to look out for {him} | {hands} saw {him} from a long way off
@ * stand did=oldrobot:+
{w} had brought twenty children on one rope | last came the old robot that {h} hid among the suits | they sat down across the way in for the story | two of {hands} did not like to step over them, and had to listen
@ * stand did=oldrobot:-
{hands} had hung up a picture beside the way in, and twenty children had drawn it | it showed {h}, holding a hatch for people with a trolley | {w} had brought it there, and it was very like
@ * stand did=smells:+
There was a smell of cut grass before the way in | {h} had given up a turn at it | so {w} had opened the brass nozzle there | three of {hands} stood with their eyes shut and their faces up | {h} went by those on the tips of {his} toes
@ * stand did=smells:-
{w} sat before the way in with an empty nozzle across {w.his} knees | "That is who had the grass," {w} told {hands} | some of them had been saving for it, and they let {h} wait for as long as they could think of reasons
@ * stand did=vote:+
{w} held a side hatch open with one foot | "With the lift's regards," said {w}. "It has got forty of them between two decks. They are not all of them, it says." | {h} had told the lift the truth once, and it had not forgotten
@ * stand did=vote:-
{h} had to come up by the stairs, eleven flights | {w} had told every lift about the smoke and the child that was not there | {hands} had come by lift, and were quite rested
@ * stand did=memory:+
{w} was handing some of {hands} a thing from a tray, free for the day | it was the week in June that {h} gave back to the stoker | those stood there and smiled at a dog
@ * stand did=memory:-
Each of {hands} held a bead in one palm, and in the bead was {h's} face | {w} had been cheated with a false memory, and had sold them a true one to make up for it | they all looked up at the same time
@ * stand did=gravity:+
{w} had the floor up all round the way in, with ropes and a sign | {hands} had been sent to go about | {h} had once held the bearing, and so {w} laid down a plank | {h} went over, and {w} took it up before the next of {hands} came
@ * stand did=gravity:-
{hands} had forgotten one way in | it was screwed shut, all round, with new bolts | {w} had seen to it with the good hand, on account of a wrench | {h} lost a quarter of an hour there, and two nails
@ * stand did=sleepers:+
Thirty people in blankets were standing about by the way in, and blinked | they were the ninth row, and {h} had saved them the current | {w} had told them so | one does not push people who have slept for eighty years, and half of {hands} were behind them
@ * stand did=sleepers:-
Before the way in {w} was reading out eleven names from a book | {hands} had gone quiet, for some of them knew one or two | when they heard who had called that row empty they kept {h} there until it was read to the end
@ * stand did=furniture:+
By the way in stood a table with a cloth on it, and {w} beside it with a list | one of {hands} put his helmet down on it, and it walked off with that | three of them ran after | {h} had signed for it once, and {w} waved {him} in
@ * stand did=furniture:-
{w} had set an empty crate down before the way in, and it smelled of wet earth still | it was written on the lid who had given the visitor up, and for what place in line | {hands} read it, and sent {h} to the end of theirs
@ * stand did=pear2:+
A bare stick stood in a tub before the way in, and it had put out one leaf | {h} had saved it by making it look dead | {w} had set it down there | some of {hands} had never seen a leaf, and came away from their post to look
@ * stand did=pear2:-
{w} had put an empty barrow across the way in, and asked people to form a line | {h} had cheated {w.him} of a place in one, and it had cost a tree | {hands} liked a line, and put {h} last
@ * stand did=pear3:+
Forty people from one deck had brought chairs and sat down round the way in | {h} had cut a pear for them once | {w} had seen to it that they came early | "Whose are these people?" {hands} asked, and {h} went through behind the chairs
@ * stand did=pear3:-
{w} had pinned an empty sock over the way in | {h} had sold what was in it to {foe} | forty people stood by and looked from the sock to {him} | nobody would move a foot, and {hands} could take their time about {him}
@ * stand did=nodoor2:+
A girl of eight walked up to {hands}, and asked for her nearest kin | {h} had signed for her, and it was in the book | they had to let {him} through to her by the first gate | {w} had combed her hair for it
@ * stand did=nodoor2:-
{hands} held out a sheet for {h} to sign, before they let {him} by | it was only about some furniture, they said | {w} stood there with a small girl, who had learned from {h} what one signs that way | it took {him} an hour to read
@ * stand did=nodoor3:+
"Good evening," said a door that {h} had not seen, and it came open beside the way in | {w} was on the roll again, since {h} made a gap for {w.him} | {w} had been along the whole wall, and talked to the doors
@ * stand did=nodoor3:-
Not a door would open for {h} on the way up to {last} | "Nobody is there," they said | {w} had told them so, one after another, since {h} gave {w.him} up at the count | {h} had to climb, and {hands} heard the climbing
@ * callback did=genre-sci-fi.pear3:+
On forty shelves stood a pot of earth, and people wished it good morning
@ * callback did=genre-sci-fi.nodoor3:+
Somewhere a girl had laid two plates, and this time both of them were used
`;

/** Science fiction: a thing that was not possible before breakfast, and what it does to decent people. */
/** What there is to do after the end, and the quests that come of it. */
const after = `
@ out1 after won
+ Share the raw values with those who doubted it => {h} sent them all, down to the last decimal | in a month they wrote back, rather stiffly | they had found a slip in it, and it made the thing larger
= Look through the glass once more, for no reason => {h} looked until the shift changed | it was all where it should be | then something on the lens, which they had all called a scratch, moved over
- Lie about the second run when you publish => {h} left it out, since it was small | the prize came in a box with a lining | down in the cellar the second run had not been switched off, and was getting on
@ out2 after lost
+ Help the next team by showing where it cracked => {h} drew them the place where it went, and how far | they were kind about it, and took notes | the youngest stayed behind to ask what would follow if the crack was a door
= Ask for the night shift at the far station => {h} got it by return | there were a chair, a {lamp}, and the whole of the sky | in the third month somebody else, a long way off, began to keep the same hours
- Steal the first model out of {foe's} store => {h} carried it past the porter under a loaf | it was smaller than {he} remembered, and it had been altered | somebody had made it able to ask
@ next1 sequel quest=solve:find_out_who_answers_from_the_far_side:the_far_signal p=relay_keeper
% It Has Our Manners; Answered Before It Was Asked
"We sent a question, three years ago, to nobody," said {p}, {p.a} trailing a roll of print. "It is what one does. It has been answered. It came in at six this morning. That would be very fine. But I have the post log here, and our question is to be sent tomorrow."
The answer ran to four lines, and ended with kind regards | the third of the lines was a list, and {h} was on it
+ Help {p} put the question off by a day => {h} pulled the fuse, and both of them watched the hour go by | nothing went out | at six there came four more lines, and they sounded offended
= Study how the four lines are spelled => {h} laid a ruler under each | there was one word wrong, in the second | it was wrong in the way that {p} spelled it, and {p} had gone pink
- Trick it with a question that has no answer => {h} put it together over supper | it came back before the key was up | it said: that is not kind, and that it would wait until {h} was in a better temper
~ All the receivers went over to one low note, and stayed there | "It is listening to us think," said {p}, and spoke very low | when it cleared, the third line was one name shorter
@ next2 sequel quest=rescue:bring_home_the_crew_of_the_first_ship:the_first_crew p=medical_officer
% Twelve Pulses; The Ship in the Museum
They had put the first ship in a hall, with ropes round it, since it came back empty | {p.a} had been asked to check the wiring, and had found something in the suits
"There are twelve suits," said {p}, "and they have been hanging there for sixty years. Each has got a strip in the cuff, for the pulse. I plugged one in to see if it worked. It works. It is sixty-one, and steady. All twelve are. There is nobody in them."
+ Help {p} to get the twelve down from the hooks => {h} took each one under the arms, as one does with the sick | in the glove of the sixth a finger bent | it bent twice more, and stopped, and did it again
= Read the log for the last day out => {h} had it up on the small screen | the last line said that they were going to try standing still | the first of the lines after it was dated next week
- Steal one of the suits, and sell it to a collector => {h} carried it off by the freight door | the collector wore it once | he was sitting up when they found him, and was very well, and asked them what year it was
~ Someone had sounded closing time, and the lights went down along the hall | in the dark there were twelve small green numbers, and they had all gone up | "They know we are here," said {p}
`;

export const pack: PackSource = {
  id: 'genre-sci-fi',
  sheets: [[cards, after].join('\n')],
  words: {
    places: ['the lending house #in', 'the lower works #in', 'the embassy of the visitors #in', 'the hall of records #in', 'the sleepers\' hall #in', 'the edge of the built land #out', 'the garden of slow clocks #out', 'the relay hill #out', 'the school for machines #in', 'the quiet hill #out', 'the exchange #in', 'the tower that builds itself #out', 'the transfer office #in', 'the last natural stream #out'],
    foes: ['Director Oyelowo|director of corrections|the correctors|he', 'Doctor Imre Sand|modeller of outcomes|the assistants|he', 'Madam Teodora Klee|first minister|the ministry staff|she', 'Proctor Eleven|proctor of the count|the counters|she', 'Aurel Finch|owner of the patent|the licensees|he', 'Professor Nadir|keeper of the sleeper|the wardens of sleep|she', 'Consul Mbeki Rane|consul to the visitors|the consulate guards|he', 'The Actuary|chief of continuity|the continuity men|she'],
    titles: ['Please Confirm Receipt', 'The Count Came Out Wrong', 'Eleven Minutes', 'A Language of Smells', 'Before It Was Explained', 'Correction', 'The Honest Door', 'Number Ending in Seven', 'One of Everything', 'The Weight Was Off', 'What {foe} Measured', 'A File on {target}', 'Good Morning, Said the Ceiling', 'Not Our Weather'],
    'book.deed': ['Second Copy', 'Run Toward {target}', 'Number', 'Forty-Year Message', 'Correction of {target}'],
    'book.place': ['The Quiet Door at {place}', 'A Clock Stopped in {place}', 'Signals from {place}', 'The Count at {place}'],
    'book.theme': ['Nine Thousand Runs', 'The Weight of an Hour', 'Somebody Would Sit with Me', 'An Accent in Wet Earth'],
    'book.turn': ['Receipt for {token}', 'What {token} Remembered', 'The Pattern of {token}'],
    'example.objective': ['Find out who ordered {his} replacement a week early', 'Return the last memory of Earth to its owner', 'Prove that the visitors never asked for the treaty', 'Rescue the pilot who went nine years round the dark star', 'Protect the robot that taught three generations to read', 'Escape a city that corrects its own map', 'Wake the sleeper under the capital', 'Build a door that opens from the other side'],
    'example.setting': ['A city with a sleeping mind beneath it', 'The terraces of New Aldine, under two moons', 'A colony where the rain is made by hand', 'The embassy of the quiet visitors', 'A research town on the edge of the built land', 'A station in orbit round a dark star'],
    'example.motivation': ['A message came, and it was from {his} own old age', 'In nine thousand futures somebody stops {him}', '{he} sold one memory and has been looking for it since', 'The machine that raised {him} has been given a date', '{his} number was never meant to be issued', 'Somebody has to answer the probe'],
  },
};
