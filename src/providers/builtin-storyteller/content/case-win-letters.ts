import type { PackSource } from '../pack.ts';

/** What was told to the one who is loved, by whom, and what that one knew in truth. */
const facts = `
@ * truth line=win-letters start
In all this time {h} had sent {target} four letters | not one of them was answered | they had red seals, and one was very short
@ * token line=win-letters
the green seal
@ * ask line=win-letters before
{h} asked about {foe's} house at every door | {he} wished to know if letters ever came from there
{h} held up {token} wherever wax was used, and asked who sealed in green
{h} only wanted to see the window of {target} for a moment
{h} counted the days until Sunday | after that {target} would be far away
@ * ask line=win-letters behind
{h} had to get into {foe's} house before Sunday, and asked who had keys
{h} walked up and down, and practised the right words for {target}
{h} was going round {foe's} house at a distance, and watched the smoke
@ * gift line=win-letters before
"I knock there every week," said {p}. "{foe.name} always opens, before I am done knocking. Nobody else ever does."
"That green is dear," said {p}. "Only one person here buys it by the stick, and has ink on one finger."
"Somebody from that house goes to the post every week," said {p}, "and always comes back with string. It is never anything but string."
"I have seen the one whom you mean, at the window," said {p}. "That is not how people look out who have forgotten a friend."
@ * gift line=win-letters behind
"{foe.name} stood in the yard last night, and wept," said {p}. "There was ash on both sleeves. I did not like to ask."
"Three locks at the front," said {p}, "and a bowl of peelings in the back door, so that it stays open. That is the under-cook."
"{foe} cannot bear to be alone in a room," said {p}. "I never saw anyone so afraid of an empty chair."
@ * echo line=win-letters gate did=letters20:+
Along the wall of the passage ran a string, full of knots | {h} had shared it with {target}, through a fence, and took hold of it now
@ * echo line=win-letters gate did=letters20:-
Beside the step a yellow dog was tied up, and growled | {h} had stolen the string from him, and it was he who had paid
@ * echo line=win-letters wall did=letters4:+
the letter carrier had not forgotten {h's} help, and brought a parcel | {foe} had to sign for it, and so the door stood open that much longer
@ * echo line=win-letters wall did=letters4:=
Out of the passage came a smell of pears, as it had from the sticky ring | so the fourth letter had gone in by the {kitchen}
@ * echo line=win-letters wall did=letters4:-
{h} had cheated in the book, so the book was no proof any more | {foe} had heard that too, and smiled
@ * echo line=win-letters turn did=letters5:+
{h} had comforted the {clerk}, who counted the weeks for {him}, and sent a note | {target} had stood at that counter two hundred and eight times
@ * echo line=win-letters turn did=letters5:-
The slip that {h} stole had been missed within the hour | a new one hung there now, and it said that {target} must not come in
@ * echo line=win-letters price did=letters12:+
The yellow dog had come after {h}, and lay down across the yard gate | {hands} did not care to climb over him | so nobody came into the yard
@ * echo line=win-letters price did=letters12:-
{h} had betrayed the yellow dog, and his owner kept the shutters closed | so there was nobody to call out that {hands} were coming
@ * echo line=win-letters price did=letters1:+
The child with the pears sat on the yard wall, and had promised to whistle if anybody came | it had had a second pear for nothing, and thought that only fair
@ * echo line=win-letters price did=letters1:-
The child had been tricked into saying the short letter aloud, and now people knew it by heart | behind the fence a boy sang it, in a silly voice
@ * echo line=win-letters far did=letters10:+
In return for the awning the wax-seller had sent {h} a warning | {foe} had bought red wax, it said, and meant no good with it
@ * echo line=win-letters far did=letters10:-
The wax-seller knew why {foe} bought red wax, and might have warned {h} | but nobody warns a thief of green wax
@ * echo line=win-letters plan did=letters-o1:+
{h} had found a bed for the servant, who told {him} about the inside of that house | from the {kitchen} it was eleven steps to the shelf, and nine to the stair
@ * echo line=win-letters plan did=letters-o1:-
The key that {h} stole fitted nothing over there any more | {foe} had had the lock changed, and two more put on
@ * echo line=win-letters plan did=letters-o2:+
In the lodging house {h's} bed stood in its place again | the one who helped to carry it had put a second pillow on, and asked no questions
@ * echo line=win-letters plan did=letters-o2:-
Over that rent {h} had cheated, so the room was let to one of {hands} | from its window he could look straight into this loft
@ * echo line=win-letters gate did=letters3:+
The old servant had not forgotten who picked up six cups | a mat lay on the boards, as far as the fourth
@ * echo line=win-letters gate did=letters3:-
{h} had stolen a letter from the heap, and so {foe} had the passage watched | one of {hands} sat in it on a chair, asleep, and had long legs
@ * echo line=win-letters turn did=letters13:=
{foe} had looked into {foe.his} sleeve when {h} asked about green wax | "So {foe.name} had one of the answers in there, even in your room," said {p}
@ * echo line=win-letters price did=letters13:-
{h} had promised to leave, and it was a lie | {foe} had passed it on upstairs as the truth | behind a curtain {target} had been crying ever since
@ * echo line=win-letters plan did=letters13:+
{h} had spoken to {foe.name} of a third plate | through a lower window one saw three plates, and then one was taken away | so {foe} was still thinking about it
@ * echo line=win-letters gate did=letters14:+
{w} went in ahead, in stockings, and felt for whatever there was | {w.he} had trodden on enough, {w.he} said
@ * echo line=win-letters gate did=letters14:=
{h} had said the short letter nine times over that wax, and knew now how it ought to sound
@ * echo line=win-letters gate did=letters14:-
{w} was to have brought the {lamp}, and stayed away | {h} had cheated with a thumb, and that seal was worth nothing to {w.him} | so {h} groped along the wall
@ * echo line=win-letters price did=letters15:+
{h} had named nobody to that wet visitor | so {hands} still thought the back of the house was safe, and no one watched the yard
@ * echo line=win-letters plan did=letters15:-
The baker's girl sat on the steps below, and had no place any more through {h's} lie | she told everybody who went up to the loft
@ * known line=win-letters before
Three of the letters had got as far as {foe's} door, and no farther | but no line had ever come back from {target}, and {h} did not know why
@ * known line=win-letters behind
{h} and {target} had been writing to one another all along, and {foe} had kept it from both | one of them would have to go and say it aloud
@ * settle line=win-letters won
{target} came down the last of the stair [3 , one hand along the wall]. "I have heard it all," said {target}. "Now say me the short one. I know it by heart, but nobody ever said it to me." | "May I come back?" said {h}, for that was the whole letter. | "If you will," said {target}. "That is what I answered, every week, in green." | {h} put {token} into the hand that had made it | then there was no stair between the two of them any more | {foe} laid the keys on the bare shelf. "I was afraid of an empty house," said {foe}, and went out, quite softly | {target} told {him} what had been in the tall heap, with a yellow dog in it | by morning both of them were hoarse
@ * settle line=win-letters lost
The three letters were ash when {target} came down | "I wrote to you," said {h}. "I wrote four times." | {target} looked for them on the shelf, and there was nothing upon it | "I had one," said {target}. "I answered that for years. Here is the last answer, which I did not give anyone to post." | {target} gave {h} one letter with a green seal, and went up again | it said that {target} would not ask for letters any more | {foe} had fetched a broom, and swept in front of the stove, and wept | so the house was not empty, and nobody in it spoke
@ * settle line=win-letters dear
{target} took the lowest stair for a bench, and {h} sat there too | "It asked whether I might come back," said {h}. "That was the short one." | "If you will," said {target}. "So mine began. The rest of it went into the stove." | {h} told {target} the other three | {target} answered out of the tall heap, as far as one can by heart | "I was afraid that you would go," said {foe}, and left the keys, and was not seen to go | at daybreak {target} was asleep against {h's} shoulder
@ * last line=win-letters won
Through that winter {h} still wrote letters to {target} | {target} answered from across the table | the child took them round by the {kitchen}, for a pear each | on a Sunday there was one from {foe} | "May I come?" it asked, and that was all | {h} looked at {target} | {target} reached for the green wax
{h} put up a shelf by the new door, far from the stove | {token} hung over it, on a string with a knot for every week | the letter carrier emptied the bag there for the whole {street} | {target} leaned over it with both elbows | "Is there nothing?" called {h} from the {kitchen}. | "There is," said {target}, and brought it in
@ * last line=win-letters dark
{h} had {target} now, and there were no more letters | people knew whom {h} had wronged to get so far | the letter carrier put things on the step, and ran | in a drawer {h} found a stick of green wax | the end of it was soft | "It is for nobody," said {target}, and pushed the drawer shut
@ * last line=win-letters dear
In that year {h} wrote the tall heap once more with {target} | people called them happy, and it was true | but now and then {target} stopped | {target} could not think how that letter had ended | then {h} left half a page white | {h} turned it over, and waited for the next
@ * last line=win-letters lost
{h} had the letter with the green seal | {he} answered it every week, for a year | {foe} put a mark for each, at the door | in autumn one letter came back | it was still sealed, but the red wax was quite dull | {target} had rubbed it with a thumb, again and again | {h} laid it by, and wrote the next
`;

/** Scenes in which a fact of the case is found out, with somebody who comes back. */
const scenes = `
@ letters-o1 open line=win-letters p=house-servant where=the_street_corner
% Put Out on the Corner; Swept Up in the Passage
{target} lived in {foe's} house, and {h} had come to look up at it once more | then the door flew open | {hands} threw {p.a} down the steps | a bundle of clothes came flying after
"I only said that you were standing here again, and that {target} should be told," said {p}. "{foe} says that you never wrote. Not one line."
"There were four letters," said {h}, "all sealed in red, and never an answer."
"Then where are they?" asked {p}, and opened one hand. "I swept this up in the passage, and it is not red." | {p} gave {h} {token}
"And on Sunday {foe} moves away, far off, and takes {target} along. I have packed the boxes."
+ Help {p} to find a bed for the night => {h} asked at six doors, and at the seventh there was one | "Go to the letter carrier, and ask for the book," said {p} from it, nearly asleep. "Whoever takes in a letter makes a mark. I should look there"
= Watch the window until something moves => A curtain moved up there, and it was {foe} who held it | "You will learn nothing here," said {p}. "The letter carrier keeps a book, with a mark for every letter. Look into that"
- Steal the house key out of the bundle => {p} had forgotten to give it back | {hands} came out to fetch it, and {p} turned over each stocking, and was called a thief | {h} walked off to see the letter carrier, who kept a book of all letters
~ {hands} came out again, and set {p} down one corner farther, and {h} beside {p.him} | "Ask the letter carrier, who keeps a book," said {p}, with one shoe on. "Mine was good while it lasted"

@ letters-o2 open line=win-letters p=lodging-keeper where=the_lodging_house
% Three, Too Quickly; A Bed on the Stairs
{hands} were carrying {h's} bed down the stairs, and {p.a} was trying to carry it up again | {foe} had bought the house that morning, so as to have {h} out of it
"You have no business so near to {target}," said {foe}. "On Sunday we move, and you will not hear where to. In all this time you have not written one line."
"Four letters," said {h}. "Four, and not one was answered"
"Three," said {foe}, and went red, and left very quickly
"How can {foe.name} know how many?" asked {p} | something green had dropped from {foe's} sleeve | it was {token}, and {p} picked it up for {h}. "You never had any wax but red," said {p}. "So whose is that?"
+ Help {p} to get the bed upstairs => It took the two of them, and {hands} only watched | "There is a book at the letter carrier's," said {p}, on the last stair. "Whoever takes a letter in must make a mark. Go and see whose"
= Hold the seal up to the light => There was the print of a thumb in it, and a narrow one | "That is not {foe.name}," said {p}. "The letter carrier has a book with everybody's mark. Begin there"
- Cheat {p} of the rent for the month => It had been hidden in the bed, said {h}, and {hands} must have it now | {p} believed that, and felt through all the straw, twice | {h} went to ask the letter carrier, who has a mark for each letter in a book
~ The bed got away from all of them, and took {foe's} hat along, and the door | when it was quiet {p} spoke of the letter carrier's book | every letter has a mark in that

@ letters1 scene line=win-letters means p=again who=house-servant,lodging-keeper,letter_carrier where=the_orchard_wall
% The Short One; Delivered for a Pear
{foe} had taken only three of the letters, so somebody else had the fourth | {p} had found out who carried it | it was a child on the orchard wall with a pear | it put out a hand before it would speak
"I had one of yours under my shirt," the child said. "The one at the door took the rest. I went round by the {kitchen}, and I gave it where it belonged, and I got a pear."
So one of the four had come to the right hand, and it was the short one | {target} had read it twice, standing up, the child said
{h} had to sit down beside the child | for years {target} had known that {he} wrote | and still no answer had come
+ Give the child a second pear, and ask for more => {h} found two, and shared them out | "First {target.name} cried," the child said, chewing, "and then laughed, and then sent me home" | the child still knew the whole letter by heart, for it was not long
= Ask {p} who stood at the door that day => {foe} stood at the door that day, and {p} was quite sure of it | behind {foe.him} was a shelf with a row of seals | not one of them had been broken | there were a great many more than three letters
- Trick the child into saying it by heart aloud => {h} bet that the child did not know the letter, and lost the bet | people stopped to listen | by evening half of {home} knew the short letter | {h} could not look at anyone | "I would not have listened," said {p}, "if I had known"
~ "I am not to tell," the child remembered, and jumped down beyond the wall | {p} ran round by the gate, and found nothing there but the core of a pear

@ letters2 scene line=win-letters plan p=again who=house-servant,lodging-keeper,letter_carrier where=the_loft
% Across a Yard; The Second Window
{h} had to know where in {foe's} house to go | {p} had the key of a loft across the yard | in the second window over there somebody was sitting, and moved a {lamp} | it was {target}
{h} knew that head at once | {he} looked across for so long that {p} coughed
{target} took a slip out of a sleeve, and read it | it was worn to the softness of cloth
"That is the short one," said {p}, very low. "Every evening, they say. What can there be in it?" | {h} could not wait any longer, and meant to go in there
+ Share it with {p}, word by word => {h} told {p} the short letter, and was soon done | {p} was silent for a bit | "Then go and say the rest," said {p}, "before somebody else does it worse"
= Wave the {lamp} once from the loft => {h} swung it, left and right | {target} saw it, and sat quite still | then {target} opened the window, on a chilly night | it stood open until {foe} came in to shut it
- Lie to {p} that it was about money => {p} seemed to believe it, and was quite sorry | across the yard {target} folded the slip, which was nearly in two | {p} went home, and {h} stayed up there by {himself}
~ An owl got up under the roof, and {p} cried out | over there {target} moved the {lamp} from the window at once | {they} sat on in the dark, picking feathers off one another

@ letters3 scene line=win-letters wall where=the_front_door
% The Shelf; A House and Its Post
{h} had asked enough other people, and knocked at {foe's} own door, to ask for {his} letters | it was {foe} who opened | behind {foe.him} was a passage with a shelf | on it lay two heaps of letters, tied with string | the small heap had red seals, as {h's} letters had, and the tall one had green
"Nobody here by that name," said {foe}, as {foe.he} had been saying for years | {hands} came up on either side of {h}, and wished to see {him} off
Upstairs a door had been opened by a hand's breadth | it might have been {target}, and one word would carry up there
+ Help the old servant who has dropped a tray => {h} picked up six cups for the old servant, right up to the shelf | all of the seals on it were whole | the small heap was {h's} own letters | {he} knew the hand on the tall one, and {his} heart stood still
= Say your own name, loud enough for the stairs => {h} said {his} name once | upstairs that door opened a little more | "There is a draught," {foe} called up | {hands} pulled {h} off the step, and {foe} shut the front door
- Steal the topmost of the heap as you go => {h} drew one letter out by its string, and put it up a sleeve | it was {his} own, the third, from the second winter | nobody had opened it | but {foe} had held it, and left a thumb mark
~ "That will do," said {foe} | {hands} took {h} by both elbows, quite gently | they set {him} down at the corner, facing the other way | upstairs a servant had shut the door by then

@ letters4 scene line=win-letters lead p=letter_carrier where=the_letter_carrier's_house
% Four Lines in a Book; Nobody's Mark
Somebody must have signed for {h's} letters, so {he} went to the letter carrier's house | {p.a} kept a book there, and people put their mark in it | {h} turned back to the first winter | there stood {his} four letters to {target}, a line to each
"Three of them {foe} took from me at the door," said {p}. "Here is the mark, three times. When I came with the second, the first was up there on a shelf, and the seal was whole."
So {foe} had lied, and {h} went red with anger | by the fourth line there was no mark, only a sticky ring | nobody knew who had got that letter, and {p} laid a thumb over it
+ Help {p} with the bag to the end of the {street} => {they} carried letters to both sides of the {street}, and the bag grew light | "I had a bad foot that winter," said {p}. "I gave the fourth to some child to run with. It was paid for that, it says, and it will not say by whom"
= Smell at the sticky ring => After all that time there was a smell of pear | "We had none," said {p}, and put {p.his} own nose to the page. "There was one house that had them, and I never got past the door of it"
- Cheat the book with a mark for the fourth => {h's} mark looked like the other three, or nearly | whoever read the book now would not ask about the fourth letter | "That was the only honest line there," said {p}, and wiped the pen
~ A boy came in with a parcel, and {p} had to shut the book | it did not fall open again at that page | there were two hundred others in it

@ letters5 scene line=win-letters second p=again who=house-servant,lodging-keeper,letter_carrier where=the_post_counter
% Is There Nothing; Worn by Elbows
Perhaps {target} had never asked for a letter at all, {h} thought | {p} knew better, and took {him} to the post counter | two elbows had worn hollows in the edge of the board | they were not {h's} size
"Those are from {target}," said the {clerk} behind it. "Every week, at this hour. Is there nothing? And I say that there is no post from that side any more. I have it in writing."
The slip hung there upon a nail, and {foe} had signed it | {p} read it twice | then {p.he} put a finger into one of the hollows
So {target} had waited here, week after week | {h} could not speak | on Sunday it would be too late
+ Comfort the {clerk}, who had it in writing => "{target.name} always bought a trifle, so as not to have come for nothing," said the {clerk}. "String, as a rule. I have wondered what there is in that house that needs so much tying up"
= Ask when the last time was => "On Tuesday," said the {clerk} | {h} had supposed that it would be years ago | {p} had supposed so too, and took {p.his} finger out of the wood
- Steal the slip from the nail => The {clerk} had to ask {foe} for another slip, and it came within the hour | so {foe} knew that {h} had been there | "He has nothing now to show to {target}," said {p}, "and the next one may be worse"
~ "Next," said the {clerk}, for there was a queue by then, and it had begun to push | it took {p} along as far as the door | by the time that {they} were back the shutter was down

@ letters6 scene line=win-letters price p=stove-tender where=the_back_yard
% What Went into the Stove; Three Words on a Corner
Smoke stood over {foe's} house on a warm day, and {h} was afraid to know why | {p.a} took {him} round to the back yard, and tipped out a pan of ash
"They give me a {coin} a day to feed the stove," said {p}. "I took them for old bills. But the string went, and one came open, and it began with your name."
{p} was black up to both wrists | in one hand was a corner that the fire had left | three words were on it, in the hand of {target} | "If you will," it said
For years {target} had answered {h}, and it was all going up in smoke | behind the pane stood {foe}, with {foe.his} face turned from the stove
+ Comfort {p}, and wash off the black => "There were dozens, before I knew," {p} told the basin. "They were all to you. I saw that much. There was a yellow dog in them, who learned to open the gate, and one was to tell you what he did next"
= Sift the ash in the yard => In the ash {h} found green wax, run together in a lump | on every seal there was the thumb of {target} | there were so many prints that {h} could not count them
- Lie to {foe} that you have read them all => The poker sank in {foe's} hand. "Then you know more than I do," {foe.he} said. "I could not open one" | behind {foe.him} the smaller heap was still on the shelf [3 , tied up in red as before]
~ A window went up above them, and {foe} asked what there was to talk about | {p} threw the rest of the pan into the wind [2 , corner and all]

@ letters7 scene line=win-letters turn p=again who=house-servant,lodging-keeper,letter_carrier where=the_attic
% Red Seals and Green; A Shelf in Chalk
{h} had understood it on the way, and had to show it to {p} | in an attic {p.name} held the {lamp}, and {h} drew {foe's} shelf upon the wall in chalk | there was the small heap with the red seals, and there was the tall heap with the green
"The small heap is mine," said {h}. "I seal in red. But who seals in green?" | {h} held up {token} | it had the very green that {target} buys at the stall, one stick a month
"The tall heap is the answers," said {h}. "Whoever asks for post every week has written every week. {target} wrote to me, and trusted {foe} to post it." | {p} let out a long breath [3 , as one does on the last stair of a tower]. "And what did {foe.name} do?" | "{foe.name} kept them all," said {h}. "If they had come, {target.name} would have left that house with me"
{h} had been loved for years, and had thought {himself} forgotten | now {he} wanted that heap more than anything | and by Sunday {foe} would have got rid of it
+ Give {p} the chalk to count the weeks => {p} made a stroke on the wall for each week, and went round a corner with it | "I should have been angry by here," said {p}, and pointed. "And there is still all this." | it was warm that day | and yet there was smoke over {foe's} roof
= Say it once more, to the wall => {h} told the wall that {target} had answered, and it was still true | "Then one ought to get that heap out of there," said {p}. "They have lit the stove in that house. In this weather"
- Destroy the drawing, so that {foe} hears nothing => {h} rubbed the shelf out with a sleeve, both heaps, and the sleeve was white to the elbow | {foe} passed by, and saw the elbow, and went home, and sent for wood
~ The {lamp} went out in {p's} hand, at the very best of it | {p} was sorry, and looked for a light in every pocket | over the roofs one saw smoke, and it came from {foe's} house

@ letters8 scene line=win-letters gate move p=under-cook where=the_house_with_three_locks
% The Same Way as the Pear; A Pane of Glass
It was the last evening, and {foe's} boxes stood packed at {place} | nobody could get in at the front | so {h} went round to the back | that was the way by which the short letter got to {target}
{p.a} was peeling pears on the step | "{foe} has the keys of all the other doors," said {p}. "In here there is only me. I could be deaf until this bowl is empty. Mind the passage. One board in it talks."
Beyond the passage one looked through a pane of glass | behind it was the shelf, and the tall heap was gone | by the open stove stood {foe}, with both hands before {foe.his} face | only {h's} own letters were left to save
+ Help {p} with the bowl, and go in softly => {h} peeled two of the pears, and {p} hummed, so that nothing else should be heard | it was the fifth board that creaked, and {h} stepped across it
= Ask {p} which board it is => "The fifth," said {p}. "I have dropped soup on it twice." | {h} counted, and stepped over, and there was the door with the pane, and it was not locked
- Trick {p} away with a cry from the yard => {p} ran out to look, with the knife, and the bowl went over | pears rolled all along the passage in front of {h}, and {foe} raised {foe.his} head
~ The fifth board creaked, and {p} sang aloud to cover it | behind the glass {foe} had let {foe.his} hands fall. "I know who that is," {foe.he} said

@ letters9 scene line=win-letters duel where=the_house_with_three_locks
% Three Red Seals; Beside the Open Stove
{foe} had snatched the last three letters from the shelf, and held them over the stove | they had red seals, and they were {h's} | if {foe} let go, they would burst into flames | then {target} would never believe that {h} had written
"Stay there," said {foe}, and was shaking all over. "I read none of them. I only could not carry them up. {target} would have gone away to you, and who would have had supper with me?"
{h} was nearer to weeping than to anger, and that surprised {him} | above them, on the stair, a step had stopped
+ Comfort {foe}, who is so afraid to be alone => "Nobody is going to shut you out," said {h}, and came no nearer. | {foe} looked into the stove, and at the letters, and put them into {h's} hand | then {foe.he} called up the stair that there was post [2 , in a very small voice]
= Call the number of your letters up the stair => "Four," called {h}. "Three are down here, and the fourth was short." | "That is nobody," called {foe}, much too loud. | "I have the short one here," said {target} overhead, and came down a step
- Attack the hand that holds them => {foe} cried out and let go, and the letters flew up like three pigeons | they came down upon the stair, with the seals on top | {target} stepped out of the dark, and picked them up
+~ {foe} wept, and leaned upon {h}, and {h} patted the shaking back | so neither of them looked to the hand with the letters | it sank, little by little, until they lay in the stove
=~ {h} turned to the stair to call it | so {he} had {his} back to the stove | behind {him} {foe} opened the hand, and the wall grew bright | the letters were gone
-~ {foe} pulled, and {h} pulled, and the string broke between them | the letters fell straight into the open stove

@ letters10 scene line=win-letters near p=wax-seller where=the_wax_stall
% Green Wax; One Stick a Month
{h} did not know whose wax {token} was, so {he} went to the wax stall | {p.a} had one stub left, and it was of that very green
"All my green goes to {target}," said {p}. "One stick a month, for years. I pay my rent with that. And now {foe} has been here, and says that I am to sell no more to that house."
{p} turned the stub round and round | "Why should {foe} mind?" asked {p}. "It is only wax. And nobody ever got a letter from that house." | {h} wanted that stub very much [3 , and did not take {his} eyes from it]
+ Help {p} to set up the awning for the day => The awning had four poles, and it took them both | "For that you can have the last of it," said {p}, and put the green stub into {h's} pocket. "I could not sell it now without looking over my shoulder"
= Buy the stub with your last {coin} => "You have a use for it, then," said {p}, and wrapped it up with care. "I wish that I knew what use {target} has. One does not seal up string"
- Steal the stub from the edge of the tray => {h} had the stub up a sleeve before {p} looked round | {p} searched under the stall for it, on both knees. "It is a bad month for green," said {p}
~ {foe} came by between the stalls | {p} shut the lid very fast, and caught a thumb | the stub of green rolled off, and lay at {h's} foot

@ letters11 scene line=win-letters far p=errand-runner where=the_steps_below_the_house
% A Letter That {h} Never Wrote; Wax on a Thumb
{h} was waiting for {p.a} on the steps below {foe's} house | {p} had the post to carry up that day, and it was not as it should be | in the bag lay a letter to {target}, with a red seal | {h's} name was under it, and {h} had not written it
"{foe} bought a stick of red this morning," said {p}. "I saw {foe.him} practise with it. It says that you are not coming, and that you wish {target.name} well."
In one hour it was to be taken up there | then {target} would stop waiting for good
+ Save {target} the reading of it, with {p} => {p} held the bag, and {h} drew the letter out between two bills | "There," said {p}. "That is the first one which ought to have been stopped"
= Read how {foe} makes the h => The false letter was very well done | but {foe} makes the h with a loop | "{target} has read the short one so often," said {p}. "Somebody who knows those few words will see a loop"
- Betray {foe} to the whole {street} with it => {h} read {foe's} false letter out at the corner, loop and all | people laughed, and carried it from door to door | {foe} drew the curtains, and was heard to put more wood in the stove | "They had trusted me with that bag," said {p}
~ {hands} came out, and took the bag in before {p} could lift the flap | {p} shook a fist at the shut door

@ letters12 scene line=win-letters near p=dog-owner where=the_house_opposite
% The Yellow Dog; What Goes In
{h} wanted to see {target} for once, if only from afar | so {he} knocked at the house opposite {foe's} door | {p.a} let {him} in at once, and so did a yellow dog
"He has learned to open the gate," said {p}. "{foe} wants him tied up for it. I cannot bear to. Only {target} laughs. {target} comes out each evening, and asks what the dog did, and says: I must put that in. In what, I ask you?"
The dog had brought something, and laid it on {h's} foot | it was a spoiled sheet. "Today the dog," it began, and there was a blot | so somebody up there wrote long letters, and they went nowhere
+ Help {p} to make a latch that he cannot lift => {they} made a very good latch, with a peg | the dog watched, and lifted it with his nose | "{target} will be pleased," said {p}, and gave {h} the spoiled sheet to keep
= Read the spoiled sheet again => There was nothing more on it than that | but it was the hand of {target} | "There must be a clean one somewhere," said {p}. "One does not spoil a sheet for nobody"
- Betray the dog to {foe} for one look at the shelf => {foe} came over for the dog with a rope, and left the door open behind {foe.him} | {h} saw two heaps, and the tall one was green | after that {p} did not lift the curtain for {h}
~ The dog had lifted the latch again, and was off | he had the sheet between his teeth | {p} ran after him in slippers | from a window {foe} looked on, and wrote down the hour

@ letters13 scene line=win-letters near where=the_rented_room
% Without a Seal; Eleven Beginnings
The door of {h's} rented room was open | on the one chair sat {foe}, without {hands}, and had {h's} box of papers upon {foe.his} knees
In that box lay letters to {target} | {h} had begun eleven, and had not sent one
"They have no seal," said {foe}. "I would not break a seal. So I could read these."
{h} wanted to snatch the box away, and could not move
"You say the same in all of them," said {foe}. "You hear {target} on some stair, and it is somebody else. I know that stair. Before there was anyone on it I had my supper standing up, by the stove."
{foe} laid the sheets edge to edge. "Nobody ever began one letter to me. Go before Sunday, and send me one each month. Then you shall hear if {target} is well. If you stay, we move to where no post goes."
"You have three of mine already," said {h}. | "Those are not for me," said {foe}, and wept
+ Comfort {foe}, but say that you will stay => "One can lay three plates," said {h}. | {foe} counted that on {foe.his} fingers, and stopped at the third | then {foe.he} put the eleven sheets in their right order, and shut the door very gently
= Ask {foe} who it is that seals in green => {foe} looked into {foe.his} own sleeve, quite quickly. "I never use any wax," said {foe}, and that was true | but {foe.he} had known at once what {h} meant
- Lie to {foe} that you will leave on Saturday => {foe} took both of {h's} hands, and could not speak for joy | the same evening {foe} told {target} about it upstairs | {h} saw {target} draw one curtain over there, and then the next
~ {hands} were looking for {foe}, and filled the stairs to the top | {foe} was led home by one sleeve, like a child | afterwards there were ten sheets in the box

@ letters15 scene line=win-letters near p=again who=house-servant,lodging-keeper,letter_carrier where=the_back_room_of_the_inn
% A Friend in Wet Shoes; The Dry Handkerchief
{h} sat with {p} at the {inn}, and counted up who might carry something in to {target} | then somebody sat down with them, soaked to the skin | it was one of {hands}
"I have left {foe.name}," said the visitor, in tears. "I cannot look on any longer. Let me be of use to you."
The visitor knew of the four letters, and of the red seals | "Give me that green one," said the visitor. "Tonight I lay it beside the plate of {target}. Only tell me who else is on your side in there, so that I tread on nobody's foot."
It was all that {h} had wished for | {token} was in {his} fingers already
Then {p} trod on {his} boot under the table | the visitor's face was wet, but the handkerchief was dry | and before the window stood another of {hands}, and held a dry {coat} ready
"Who is it, then?" asked the visitor, and smiled at {p}. "The one in the {kitchen}?"
+ Protect whoever is in there, and name no one => "We have nobody," said {h}. "We knock, and they do not open." | the visitor waited a while longer, and left, and was given a {coat} outside | "I had the name on my tongue," said {p}, and was pale
= Ask the visitor for one green letter first => "In an hour," said the visitor, and did come back, with one red ear. "{foe.name} has them all counted," the visitor began, and then bit off the rest
- Lie that the baker's girl carries things in => The visitor thanked them and ran | next morning the girl was turned out of the {kitchen}, with all her rolls, and lost her place by it | "She was never anything but punctual," said {p}
~ {h} had opened {his} mouth when {p} upset the jug | by the time that all was dry again, half of {token} was up the visitor's sleeve | {p} had to pull it out like a splinter

@ letters20 scene line=win-letters far quiet where=the_lane_behind_the_garden
% Both Ends of a String; A Knot for Each Week
{h} stood in the lane behind {foe's} garden, only to be near | a yellow dog came out beneath the fence, with a ball of string
He laid it upon {h's} foot, and the other end ran back under the boards | it was all short pieces, with a knot for each week
"Have you got it?" asked {target} behind the fence, and meant the dog
{h} picked it up, and made no sound, for {foe} was coughing in there
There was a small tug at it, and {h} tugged back | "You never used to answer," {target} told the dog, and laughed
{h} had not heard that laugh for years, and held on with both hands
The string stayed tight | over there somebody began to come along it, knot by knot
+ Share the counting, and come along from your end => Knot by knot they came together, one on each side of the boards | in the gap a finger touched {h's} thumb, and stayed for a whole breath | "What warm paws you have," said {target}, much lower
= Tie one more knot, and let it go => {h} tied it back to front, as {he} tied everything | the dog carried the ball in | it was quiet beyond the boards for a while. "A dog cannot do that," said {target} at last
- Steal the ball, so that {target} must come out => {h} pulled, and all those weeks ran out through the gap | but it was {foe} who came after them, and {hands} nailed up that gap | the dog was blamed for it, and tied to the step
~ {foe} found it too damp out there, and a door was shut | the string slid off beneath the boards, knot after knot | the dog looked at {h} as if {he} might have done more

@ letters14 scene line=win-letters eve entered p=again who=house-servant,lodging-keeper,letter_carrier where=the_empty_market
% Red into Green; A Boot in the Dark
One night was left | {p} sat with {h} on two crates in the empty market, to talk it through | the way led in at the back, and along the passage | in there {token} must speak, if {h} could not
"Softly, like this," said {p}, and took three steps in the dark | under the third there was a crack
They held the {lamp} down | {token} lay there in five pieces, and that narrow thumb went through all five
"I never in my life broke anything," said {p}, quite hoarsely
There was no green wax to be had before Sunday | {h} felt in every pocket | {he} had an end of {his} own stick there, since the fourth letter, and it was red
"They will see the red," said {p}. | "They may," said {h}.
{h} warmed it at the {lamp}, and let it run in between, drop by drop, from a straw | {p} held the pieces together, and held {p.his} breath as well
+ Help {p} to hold, and take all night over it => At dawn it was whole again | thin red lines ran through the green, as in a leaf | "I go ahead tomorrow," said {p}, "in my stockings. Whatever there is to tread on in that passage, I shall find it"
= Say the short letter over until it sets => It set in the time of nine short letters | {h} said them quite low | at the ninth {he} knew for the first time how it ought to sound
- Cheat, and press your own thumb in it => {h} melted it into one lump, and put a thumb on that | one could hardly tell the difference | "Now it is an answer from you to you," said {p}, and went home with the {lamp}
~ A {guard} came by, and took them for thieves with a light | {they} had to carry crates until he was satisfied | by then the wax had set, and one piece stood askew
`;
export const pack: PackSource = { id: 'case-win-letters', sheets: [facts, scenes], words: {} };
