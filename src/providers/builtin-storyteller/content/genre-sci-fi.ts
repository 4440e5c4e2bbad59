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
@ * fare of=genre-sci-fi.translator won
{ally} unstopped the bottle that had been saved for {foe} | the sentence was short, and it hung about for a week
@ * fare of=genre-sci-fi.translator lost
{ally} kept the bottle for {foe} stopped a while longer | the visitors sent another, with {ally.his} own name in it
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
@ * intro
{h}, {aside}, had been counted that morning, as everyone was {inhome} | and for the first time the count had come out wrong
{h}, {aside}, {was} a number in the records {inhome}, and it ended in seven | nobody had ever asked {him} about the rest
@ * intro-goal
There was a form for it, and {h} had been refused the form | without one, then, {h} meant to {goal}
@ * sense in
The wall was warm there, in the shape of a hand [3 , at a height where nobody now living could have put one]
A small light on the ceiling turned to keep {him} in view [3 , and went out of its way to seem not to]
A beard of moss had grown along the edge of the vent [, and a gardener trimmed it]
The doors spoke to one another as {h} went by [3 , in clicks, a little ahead of {him}, along the whole length of the passage]
The floor had a hum that nobody heard after the first week [3 , and that people who left there were said to miss for years]
The plate by the door was in a script with no straight lines [2 , and below it, in chalk, was one with no curves]
A cleaner, no larger than a shoe, went over and over one tile [3 , and had worn it, by the look of it, a little below the rest]
In a jar on the shelf a newt had its eyes shut [3 , and a tag on the jar asked that the lid be left open]
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
+ Help the stalled cleaner over the sill => {h} lifted it across, and it went off with its brushes turning | from then on every floor {he} trod on was dry, and the machine had wiped a path through the dust
@ ways2 ways neutral
= Ask the nearest door what it has heard today => {h} asked, with {his} mouth against the frame | doors hear a great deal and are never asked | it began with the footsteps, and it knew whose they had been
@ ways3 ways evil
- Deceive the registrar with a borrowed number => {h} gave it without a blink | it was the number of a woman who had been dead since the spring | "Welcome back," said the registrar, and looked for a stamp
@ * callback did=genre-sci-fi.spare:+
Somewhere {h} sat in a blanket too, with {his} own face, and kept well
@ pear1 thread line=pear beat=1 p=tree-keeper
% A Tree on the Stairs; The Only Pear on Board
A tree in a tub was stuck on the stairs, and nobody could get past | {p.a} was pulling at it from above [3 , and had leaves in both ears]
"{hands} have put out the lamps on the garden deck," said {p}. "{foe} wanted the light for a larger lamp."
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
~ {hands} were in the room before anybody had moved, and they had the pear, the lid and the sock | {p} stood there with both hands still round nothing | behind {p.him} an old man began to tell the children what it had smelled like
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
= Call the missing number yourself, from the back => {h} called it at the right moment, and the pen had put it down before anyone thought | a number must have a person beneath it | so {hands} had to go and look, and stood {p} in the row themselves | the girl took hold of one sleeve, and looked straight ahead
- Betray {p} before the number comes round => {h} touched one of {hands} on the arm, and they had {p} out by the side hatch | the count was right to the last head, and {h} was let go first | the girl said her own number, and then sat down on the deck | from the passage one could still hear {p}, calling out a number to the doors
~ A horn broke off the count, with the sixth row done | {hands} sent everybody below until it could begin again | {p} had to wait by the hatch until an officer came whom it would open for
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
@ next1 sequel riddle=why-words quest=solve:find_out_who_answers_from_the_far_side:the_far_signal p=relay_keeper
% It Has Our Manners; Answered Before It Was Asked
"We sent a question, three years ago, to nobody," said {p}, {p.a} trailing a roll of print. "It is what one does. It has been answered. It came in at six this morning. That would be very fine. But I have the post log here, and our question is to be sent tomorrow."
The answer ran to four lines, and ended with kind regards | the third of the lines was a list, and {h} was on it
+ Help {p} put the question off by a day => {h} pulled the fuse, and both of them watched the hour go by | nothing went out | at six there came four more lines, and they sounded offended
= Study how the four lines are spelled => {h} laid a ruler under each | there was one word wrong, in the second | it was wrong in the way that {p} spelled it, and {p} had gone pink
- Trick it with a question that has no answer => {h} put it together over supper | it came back before the key was up | it said: that is not kind, and that it would wait until {h} was in a better temper
~ All the receivers went over to one low note, and stayed there | "It is listening to us think," said {p}, and spoke very low | when it cleared, the third line was one name shorter
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
    'book.theme': ['Nine Thousand Runs', 'The Weight of an Hour', 'A Friend Would Sit with Me', 'An Accent in Wet Earth'],
    'book.turn': ['Receipt for {token}', 'What {token} Remembered', 'The Pattern of {token}'],
    'example.objective': ['Find out who ordered {his} replacement a week early', 'Return the last memory of Earth to its owner', 'Prove that the visitors never asked for the treaty', 'Rescue the pilot who went nine years round the dark star', 'Protect the robot that taught three generations to read', 'Escape a city that corrects its own map', 'Wake the sleeper under the capital', 'Build a door that opens from the other side'],
    'example.setting': ['A city with a sleeping mind beneath it', 'The terraces of New Aldine, under two moons', 'A colony where the rain is made by hand', 'The embassy of the quiet visitors', 'A research town on the edge of the built land', 'A station in orbit round a dark star'],
    'example.motivation': ['A message came, and it was from {his} own old age', 'In nine thousand futures a friend stops {him}', '{he} sold one memory and has been looking for it since', 'The machine that raised {him} has been given a date', '{his} number was never meant to be issued', 'The probe has to be answered'],
  },
};
