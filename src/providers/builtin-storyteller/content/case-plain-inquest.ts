import type { PackSource } from '../pack.ts';

/** A fall by night, seven doors, and nobody who heard: who came, who did not, and what stood on the leaf that is gone. */
const facts = `
@ * truth line=plain-inquest start task=free,steal,deliver,lead,escape,survive,win-heart,make,become,remember,get-rich,refuse,anything
The night keeper {inhome} had written down how {h} might {goal} | before they could meet he fell, and did not wake | the leaf had been cut from his book, and {foe} called it an accident
@ * truth line=plain-inquest start task=find-out,clear
There was one witness, the night keeper, who wrote down everything | he lay asleep after a fall, and would not wake | {foe} meant to close the matter on Friday, with a leaf missing from the book | it was the leaf that {h} needed to {goal}
@ * truth line=plain-inquest start task=find,find-person
The night keeper had sent for {h}, to show {him} a page by which {he} could {goal} | when {h} came the old man was past speaking | he had gone down a flight of steps in the dark, and the page was cut out
@ * truth line=plain-inquest start task=defeat,stop
A name and an hour would do, if {h} was to {goal} | the night keeper had both in his book | now he had fallen down a flight of steps, and would not wake, and the leaf was gone, and {foe} wanted no more questions
@ * token line=plain-inquest
the hand bell
@ * known line=plain-inquest before
A man had rung a bell on the steps at night | behind seven doors there was nobody who would say that it had been heard
@ * known line=plain-inquest behind
{h} knew what had happened on the steps, down to the knot | it had still to be said in a room where {foe} held the pen
@ * echo line=plain-inquest wall did=in-lead1:+
In the sickroom the hand on the blanket had stopped tapping | it had been answered, and lay open
@ * echo line=plain-inquest wall did=in-lead2:=
"Just at two," they had said behind the first door | nobody had asked him the hour
@ * echo line=plain-inquest wall did=in-lead3:-
The registrar had found the soot on his book | there was a new bolt on his door, and he stood behind it
@ * echo line=plain-inquest means did=in-ally:+
{ally} walked without the stick by now | {ally.he} had {h's} arm instead, and called it practice
@ * echo line=plain-inquest turn did=in-second:+
The fourth door's boy had come down by himself | he sat on the lowest step with his chin on his knees, and missed nothing
@ * echo line=plain-inquest plan did=in-third:+
The man from the third door and the woman from the second had come in together | they were holding hands, so that they would not have to decide whether to
@ * echo line=plain-inquest turn did=in-knot:=
{h} undid the knot once more, and tied it again, with the left hand | it came of itself by now
@ * echo line=plain-inquest gate did=in-price:+
The apprentice stood by the window with her sleeves rolled up | {h} had spoken for her when it was dear to do so
@ * echo line=plain-inquest gate did=in-price:-
One thin girl was missing, whichever way they counted | a gap had been left for her, and nobody would close it
@ * echo line=plain-inquest gate did=in-usher:+
The usher had put out one chair more than he was told to | it stood at the head of the table, and it was for the keeper
@ * echo line=plain-inquest far did=in-wall1:+
Two of the doors on the passage stood open that evening | there was talk going from the one to the other, about soup
@ * echo line=plain-inquest duel did=in-near1:+
In the second row a mother took her hand from the boy's shoulder, and laid it in her lap | he stayed where he was
@ * echo line=plain-inquest duel did=in-usher:=
By the wall stood the usher | he had been off duty for an hour, and he had put on his good collar
@ * echo line=plain-inquest duel did=in-eve:+
Behind {h} an old voice said, "I was asleep, thirty years ago." | that was all that {ally} had to say, and it went through the room like a draught
@ * echo line=plain-inquest wall did=in-lead1:-
The nurse had asked at each door for a list that she was missing | she asked as if it were about laundry, and her ears were red
@ * echo line=plain-inquest wall did=in-lead2:-
The man from the first door went past with his head down | a lady's hat had been left on the landing, and nobody came for it
@ * echo line=plain-inquest turn did=in-ally:-
{ally} had been to {foe's} door, and had not been sent for after all | {ally.he} had {ally.his} good collar on still
@ * echo line=plain-inquest turn did=in-near1:-
The fourth door's boy shook his head as soon as he saw {h} | he had been asked nothing yet
@ * echo line=plain-inquest turn did=in-near1b:-
The housekeeper had been asked at the seventh door what had become of the other cushion | she stood on the passage with her box packed
@ * echo line=plain-inquest price did=in-near1c:-
The second door stood open, and one could see her lift the mattress once more | she had been looking for her letters since that night
@ * echo line=plain-inquest turn did=in-third:-
A trunk stood on the passage, corded up, with a woman's name on it | nobody on the passage had a word to say about anything else
@ * echo line=plain-inquest price did=in-knot:-
The rope maker had sent a splint by his boy, for that friend with the arm | it lay on the landing, and {hands} wanted to know whom it was for
@ * echo line=plain-inquest plan did=in-wall1:-
The six had held together ever since that supper, over one empty chair | it was the first thing that they had ever agreed on
@ * echo line=plain-inquest plan did=in-wall2:-
{h} had a knife up {his} sleeve that belonged in a drawer | there had been a search for it, and it was the secretary who was searched
@ * echo line=plain-inquest price did=in-wall3:-
"The only one," a voice was saying in the dark behind the seventh door, over and over | {h} had wished to hear it, and now it did not stop
@ * echo line=plain-inquest plan did=in-turn:-
{h} had the cushion under {his} arm | those who met {him} on the steps made room for it, and not for {him}
@ * echo line=plain-inquest gate did=in-far1:-
The apprentice stood in the corner with red eyes | she had heard that he was awake, and angry, and had not dared to go up
@ * echo line=plain-inquest gate did=in-far1b:-
Six chairs had been carried back to where they came from, and stood as far apart as the room allowed
@ * echo line=plain-inquest gate did=in-far1c:-
The relief nurse had come down on his own time | the old man tapped on the wall all night, he said, and would one of them please sit behind it
@ * echo line=plain-inquest duel did=in-far:-
{foe} seemed to be waiting for a name | the keeper had called one out, {foe.he} had been told, and since then {foe.he} had gone through all that there were
@ * echo line=plain-inquest duel did=in-usher:-
The usher had brought in a fresh copy, the tenth | he laid it down without looking at {h}, whose cuff was singed
@ * echo line=plain-inquest duel did=in-price:-
On a nail by the door hung a thin girl's shawl | she had been put out without it, and the six had gone past it on their way in
@ * echo line=plain-inquest duel did=in-eve:-
{ally} sat very straight, like one who is waiting to be sentenced | {ally.he} had been told that it was all of it {ally.his} doing
@ * echo line=plain-inquest duel did=in-plan:-
The whole row had heard who was said to be awake, and who was not | the nurse had been up to look, in tears, and had come down again
@ * echo line=plain-inquest duel did=in-gate1:-
The doorkeeper held a cloth to his brow | the six had been let in after that, one by one, and none of them carried the bell
@ * echo line=plain-inquest duel did=in-gate2:-
The guard from the sickroom was sitting in the back with his face in his cap | he had believed it, and he could not get it out of his ears
@ * echo line=plain-inquest duel did=in-gate3:-
The six were still telling it of one another, in whispers | the forewoman had stopped knitting, to see who began it
@ * settle line=plain-inquest won task=free,steal,deliver,lead,escape,survive,win-heart,make,become,remember,get-rich,refuse,anything
The leaf lay on the table, where everyone could see that it had two sides | on the back it said, "7: light. Came. Went." | on the front was the thing that {h} had been after from the beginning, in eleven words, with the hour and the door | with that in {his} hand {he} could {goal} | seven neighbours went along and held the lamps, and the keeper read of it in his own book, sitting up
@ * settle line=plain-inquest won task=find-out,clear
The leaf went along the table from hand to hand | on the one side was that night | on the other stood the night that {h} had come about, and who had gone by, and with what, and at which hour | "I heard that, too," said the third door. | "So did I," said the fifth | once people have owned to one thing that they heard they find that it was not the only one | before they rose that evening it had all been written down, sworn and signed seven times, and there was no one left who could have put it otherwise
@ * settle line=plain-inquest won task=find,find-person
{foe} smoothed the leaf with the side of {foe.his} hand, and pushed it over | the back was what it had been cut out for | the front was what {h} had been promised: eleven words, an hour, and the way there | the early riser had been awake on that night as well, and knew the rest | so they set out, all of them, with the bell in front and a light to each | it was nearer than anyone had thought | {h} saw it first, and stood so still that the others ran up against {him}
@ * settle line=plain-inquest won task=defeat,stop
{foe} gave up the leaf, and on its front there stood an hour, and it was that same night | whoever meant harm had always been able to count on seven shut doors | {h} took the bell, and waited on the steps until it was time, and rang | they opened, all seven, with lamps | it is not easy to do anything wicked in a passage so full of people in their nightshirts | it did not even come to a struggle, and it was over before anyone had put on a shoe
@ * settle line=plain-inquest lost
{foe} wrote that nobody had heard it, and the word was dry before anyone spoke | they went home by seven doors | the leaf was never seen again, nor what stood on the front of it | {h} was handed {his} coat | on the steps the lamp had been lit, and it showed very plainly that there was nothing there
@ * settle line=plain-inquest dear unless=case-plain-inquest.in-price:-
{foe} left the leaf on the table, and beside it the key of the seventh door, and was gone before the keeper woke | {h} did what {he} had come to do | when the old man had been told everything he asked just one thing, and it was whether Seven had at least taken the other cushion
@ * settle line=plain-inquest dear did=in-price:-
The leaf was handed over, and {h} did with it what {he} had set out to do | the keeper woke on the Sunday, and asked for his apprentice | it was {h} who had to tell him where she was | the old man heard it out, and never handed {him} the book again
@ * settle line=plain-inquest dark
{foe} pushed the leaf across the table, and did not ask for anything in return | {h} read the front of it, and got what {he} had come for | the back {he} kept as well | on the passage they said good morning to {him}, all seven, and waited until {he} had gone by before they went on talking
@ * more line=plain-inquest did=in-lead1:+
The nurse taught all seven doors to tap on the wall | by winter it could be heard at bedtime, up and down the passage, like rain
@ * more line=plain-inquest did=in-lead2:=
The early riser bought himself a bell | he rings it when he cannot sleep, and he is generally called upon
@ * more line=plain-inquest did=in-lead3:-
The registrar sent {h} a bill for one book, spoiled with soot | he framed the page
@ * more line=plain-inquest did=in-far1b:+
The six chairs stayed where they were, outside the sickroom | people sit down there on their way past, and forget where they were going
@ * more line=plain-inquest did=in-near1:+
The fourth door's child sleeps with his shoes beside his pillow | his mother has bought a pair for herself
@ * more line=plain-inquest did=in-third:+
The second door and the third have been made into one | the wall came down in an afternoon, and all the others carried boards
@ * more line=plain-inquest did=in-knot:+
The rope maker gives lessons on Sundays, in the passage | there is a child who can do it left-handed, in the dark
@ * last line=plain-inquest won
At night there is a light under each of the seven doors | the keeper has to note it down every time, and complains about the ink | he has tied the strip of felt round his own neck, since he says that it is a pity to waste it
@ * last line=plain-inquest dark
{h} had the night book now | {he} kept count of who went by, and at which door there was a light | people paid to be left out of it
@ * last line=plain-inquest dear
{h} kept the hand bell, with its strip of felt, and nobody had undone the knot | the keeper had been given a new one | he did not care for the sound of the old, he said, since it had been so well answered
@ * last line=plain-inquest lost
{h} kept the hand bell by the bed, with nothing round it | when a step creaked at night {he} was up before {he} was awake
@ in-after1 after line=plain-inquest won
+ Help {foe} to sit with the keeper by night => {foe} held {foe.his} hands behind {foe.his} back, the first time | the keeper had {foe.him} turn the pillow | by Saturday it was done without a word, and with the left
= Walk the round once more, with the bell in your hand => It took twenty-two minutes | at each of the doors a slipper was shuffled, and a voice said "all well" | at the seventh the voice had been waiting for its turn
- Steal the leaf, to have both of its sides => It was a small thing to take, and nobody missed it for a year | when they did they asked from door to door, and nobody had heard a sound
@ in-after4 after line=plain-inquest dear
+ Help the keeper to send the other cushion after {foe} => He did up the parcel himself, with a knot that he had been shown | there was no address | it was taken along all the same, and it did not come back
= Sit for a night in the room behind the seventh door => The chair stood before the door still | from there {h} could hear all the others breathe | it was a quarter past two before {he} understood that {he} was waiting for a knock
- Lie to the six that {foe} has written, and blames them => They read it by turns, standing on the steps | it was quite a short letter | from then on they shut their doors a little harder than they need have done
@ in-after2 after line=plain-inquest lost
+ Support the boy who keeps the round now => He was from the fourth door, and walked it in the keeper's boots | {h} went with him for the first month | on the steps they both rang, and waited, and went on
= Knock at the seventh door at two in the night => It was opened at once, by a hand that must have lain on the latch | {foe} looked past {h}, at the steps | "Is it him?" {foe.he} asked
- Lie to all seven that the keeper has remembered => Six came to his bed that day, each with a cake, and told him what it was that he remembered | {h} sat behind the curtain and wrote it down | it was the saddest list that {he} ever made
@ in-after3 after line=plain-inquest dark
+ Give the book back to its keeper => He looked through what had been written while he slept, and took his knife to it | "That isn't what it's for," he said. "It's so that one person has noticed that you got home."
= Read up in the book on your own door => Light, it said, for eleven nights running, and once in the margin, in the apprentice's hand: should one ask?
- Rob the man from the first door with his own page => He paid, and said that he was glad it was only money | from then on he went to bed in the dark, and fell over things
@ * bridge line=plain-inquest quest=solve:find_out_who_opens_the_locked_doors_at_night:the_locked_doors
Some time later doors that had been locked in the evening were found open in the morning, and nothing was ever gone | {h} was asked to look into it | there was a night keeper who might know, for he wrote down everything
@ * bridge line=plain-inquest quest=find:find_the_lodger_who_went_out_and_did_not_come_back:the_lodger
A landlady came to {h}, whose lodger had gone out one night, and had not come back | his good boots were still under the bed | there was a night keeper whose business it was to see people go by, and she had heard that he wrote it down
@ * answer line=plain-inquest topic=foe before
"{foe} took it all in hand, at once," said {p}. "Had him carried, had the steps swept. I was glad that it was done. Only I'd have swept them afterwards."
"I've nothing against {foe}," said {p}. "{foe.he} was up so early that morning. {foe.he} was up already, you might say."
@ * answer line=plain-inquest topic=foe behind
"{foe.he} was the only one of us who came," said {p}. "And now {foe.he}'d give anything to be one of those who didn't. I can't get over that."
@ * answer line=plain-inquest topic=hands
"{hands} go round and ask if you've heard anything," said {p}. "They ask it in such a way that you know what you've heard."
@ * answer line=plain-inquest topic=place
"Seven doors on the passage, and the steps at the end," said {p}. "It carries every sound. You can hear them turn over at the other end of it."
@ * answer line=plain-inquest topic=token before
"He keeps a bit of felt round it on his rounds, so as not to wake us," said {p}. "If he wants to be heard then he takes it off."
@ * answer line=plain-inquest topic=token behind
"He had it off," said {p}. "He rang it, and we all lay there. And then it was put on again for him, very neatly."
@ * answer line=plain-inquest topic=past before
"I heard nothing," said {p}. "I sleep like a stone. I'd turned over, just before, so that I wouldn't have heard it."
@ * answer line=plain-inquest topic=past behind
"I thought, the next one's nearer," said {p}. "That's the whole of it. I've gone to look for a better reason, and there isn't one."
@ * answer line=plain-inquest topic=goal
"He'd written that down for you," said {p}. "He was pleased about it. He said, that'll make one person in this world who reads it."
@ * answer line=plain-inquest topic=self
"I'm one of the seven," said {p}. "Or I might as well be. You'd not find it hard to guess which."
@ * answer line=plain-inquest topic=danger
"No one's going to do you harm," said {p}. "They'll all be very sorry, and they'll shut the door. That's what's so dangerous about it."
@ * answer line=plain-inquest topic=people before
"They're nice people," said {p}. "We say good morning, all seven. We've never seen each other after dark."
@ * answer line=plain-inquest topic=people behind
"Seven of us, and each had a reason," said {p}. "Put them all on one table, and you couldn't buy an egg with them."
@ * answer line=plain-inquest topic=way
"You'll have to take it door by door," said {p}. "And on Friday it's closed, and then they paint the steps."
`;

const scenes = `
@ * foot line=plain-inquest ground=town,village,realm,island,moon,open
There was a house {inhome} with one long passage, and its night keeper put down in a book who passed, and when, and through which door
@ * foot line=plain-inquest ground=shop,lone,rank
A long passage ran through a house near {home}, and a night keeper noted there who used it, at what hour, and by which door
@ in-o1 open line=plain-inquest p=keeper's_apprentice/she fork where=the_foot_of_the_steps
% Nobody Heard; Seven Doors
The night keeper {inhome} wrote down who went by, by which door, and at what hour
{h} had had word from him: "Come on Thursday. I've a page that you'll want to see." | with that page {he} meant to {goal}
By Thursday the old man was lying in the sickroom with his eyes shut, and the book had a leaf cut out of it | the night before he had fallen down the steps where the passage ends | he had been found at eight in the morning | there are seven doors on that passage, and behind all seven they had heard nothing
"An accident, says {foe}," said {p.a}. "It's to be written down so on Friday, and then it's closed." | {hands} were already scrubbing the steps | she pulled {h} in behind the stair. "He had this in his hand." | it was a hand bell, with a strip of green felt tied round the clapper. "He muffles it, on his rounds. He takes that off when he wants to be heard. And I know his knots, I've to pick them open every evening. That isn't one of his."
"I'm wanted in the sickroom," said {p}. "There's the man at the first door, he'll talk to anybody. And the book's lying on the registrar's desk, if you weren't particular."
+ Help {p} to watch by the keeper's bed => She let {h} carry the bowl | he lay there as straight as a drawing, and one of his hands was moving
= Begin at the first door, and knock => It opened a little too soon | whoever lived there had been standing behind it
- Trick the registrar away from his desk => "They're asking for you on the steps," said {h}. | he ran, for he was never asked for | the book lay there, and it was heavier than it looked
~ One of {hands} put down his brush and came to see who was whispering | the girl was gone, and the only way that was left led along the doors
@ in-lead1 scene line=plain-inquest lead way did=in-o1:+ p=nurse/she where=the_sickroom
% What a Hand Says; The Shoes
In the sickroom {p.a} was writing a list, and did not care for visitors. "He can't tell you anything," said {p}. "He taps. It's always seven. Then he stops, as if he'd come to a door."
She had undressed him herself, or as good as | "It's a funny thing," said {p}. "When they brought him in he'd no shoes on. They were standing at the bottom of the steps, side by side, with the laces tucked in. I've had people in here who fell down a flight of stairs. They don't as a rule take their shoes off after."
On the back of his head, in the white hair, there hung a bit of blue fluff | she picked it off, and smelled it. "Cloves," she said
+ Support his hand, and tap back => {h} tapped seven | the hand lay still, like a man who has been interrupted | then it turned over with the palm up
= Ask {p} what the fluff could come from => "A cushion," said {p}. "A good one, that's been kept in a chest against moths. Who lays a cushion under a man's head, and then goes home?"
- Steal the list that she is writing => It was not about him | it was of all the nights that she herself had slept through a call | {h} did not know how to put it back
~ {hands} came in to ask if he had said anything, and stayed until dark, one on each side of the bed
@ in-lead2 scene line=plain-inquest lead where=the_first_door p=early_riser/he
% Like a Stone; Just at Two
{p.a} stood in the first door with a napkin round his neck, and had it all ready. "I sleep like a stone," said {p}. "I've told {foe} so. I heard nothing whatever. It's the air here."
He had not been asked in, and came out | he walked up and down a bit in front of his door. "A dreadful thing," said {p}. "Just at two, and nobody to hear it. And he lay there. Has it still got its rag on, that bell? I only wondered. It must have come off, mustn't it, in the fall. If it had rung, I mean. Which I wouldn't know."
{h} had not said that there was a bell
Behind {p} on the table lay two places, for a man who lived alone
+ Give him time, and look at the wall => "She left at half past two," he said to the wall. "By the back way. I couldn't have her seen on the passage. I'd have come out otherwise. I'd my hand on the latch."
= Ask him how he comes to know the hour => He opened his mouth | then he took off the napkin, and folded it, smaller and smaller. "They'll have mentioned it to me," he said
- Lie that the second door has seen his visitor => He went as white as the napkin | "The second door was awake?" he said. "Then why didn't they go?"
~ The passage had got ears | {hands} came along it with a bucket, and he wished {h} a loud good day and shut the door
@ in-lead3 scene line=plain-inquest lead way did=in-o1:- p=registrar/he where=the_registrar's_desk
% A Straight Cut; What Presses Through
The leaf was gone, close to the thread | it had been cut, not torn, and by a hand that does such things neatly | on the stub were the tails of a few letters
{h} rubbed soot from the {lamp} over the page beneath, for the keeper pressed hard | white on black there came up the end of a line. "7," it said, "light"
"That's an official book," said {p.a} in the door. He was out of breath, and quite close to weeping. "Nobody was asking for me at all. Do you know what I'd be, if that got about?" | then he saw what it was that had come up. "He always puts that," said {p}. "If there's a light under somebody's door, at an hour when there oughtn't to be. It's in case they're not well. Seven! But that's {foe's}. {foe} said that {foe.he}'d slept."
+ Give him the {lamp}, and let him look for himself => He read it three times | "I brought {foe.him} the book, at half past eight," he said. "And when I took it back I thought, it's got thinner"
= Rub the rest of the page as well => There was more of it, on the other side of where the leaf had been, but it went the wrong way, for it had two sides | a part of that must be {h's}
- Betray him, and leave him alone with it => {hands} had heard the running | {h} was out by the other door, and the registrar stood there with black fingers and an official book
~ The soot went over page, cuffs and desk | they wiped at it together, and in the end there was no letter left anywhere
@ in-ally ally line=plain-inquest ally=old_watchman where=the_bench_on_the_landing
% Whoever Walked It Before; Twenty-Two Minutes
On the landing sat {ally.a} with a stick between the knees, and looked at the steps
"I had that round before he did," said {ally}. "Thirty years. You go down those at two, or two and a bit. You do it with your eyes shut. Fall, on those? If the lamp's out, perhaps." | {ally.he} pushed a pebble with the stick, and it went down: tock, tock, tock. "Hear that? That's a pebble. The fifth door used to complain to me of my knees."
A door was drawn to, somewhere along the passage, with great care
"They've asked everyone but me," said {ally}. "I'm retired. I'd be glad to be asked."
+ Give {ally} your arm, and ask to be shown the round => {ally} took it like a thing that had been owing | "You put your weight on the outside," said {ally}. "Then they don't creak. He knows that as well."
= Ask {ally} what the keeper did with the bell => "Carried it by the tongue, with his felt on," said {ally}. "He had it off twice, in all the time I've known him. Both times it was for a fire, and they came running."
- Deceive {ally} that {foe} had sent for {ally.him} => {ally} sat up straight, and was at once ten years younger | "I knew that it would come," said {ally.he}
~ The stick slid down the steps by itself, and made a noise like a falling man | all along the passage it was so still that they could hear it being heard
@ * fare of=in-ally won
{ally} has the steps to walk again, on Tuesdays | {ally.he} does it with the felt off
@ * fare of=in-ally lost
{ally} gave back the stick, since it was official, and sat on the landing without it
@ in-second scene line=plain-inquest second fork p=again who=nurse,early_riser,registrar,keeper's_apprentice where=the_passage_at_two
% Under the Doors; The Felt Off
At two in the night {h} walked the keeper's round, with {p} to look | at the foot of the steps {he} took the strip of felt off the bell, and rang
It was loud enough to make the teeth sing | then there was not a sound, not a latch, not a bed
"Look down," breathed {p}
Under the first door was a thread of light, and under the second | it ran along the passage from sill to sill, one light after another, and nobody came out | only at the very end, under the seventh, it stayed dark
Then the fourth was opened by the width of a nose, low down | it was a boy in a nightshirt. "Is it him again?" he asked
+ Comfort the boy, who is afraid to come out => "It's only us," said {h}. | the boy let out his breath, and looked back over his shoulder. "Mother," he called, "it's only them."
= Go on alone to the door without a light => There was a smell of cloves at the keyhole | behind it a person was awake, and held still, and was much better at it than the rest
- Trick them all out with a shout of "fire" => They had been sitting so near their doors that they came out like corks
~ At the far end of the passage a lantern swung round the corner | {hands} had heard the bell as well, and were paid to
@ in-near1 scene line=plain-inquest near way did=in-second:+ p=boy's_mother/she where=the_fourth_door
% He Wanted to Go; A Hand Over a Mouth
At the fourth door they were let in, since it was too late not to | {p.a} took the boy on her lap, though he was too big for it
"He wanted to go," said {p}. "He'd got his shoes on. I held him. I'd my hand over his mouth, so they shouldn't hear that we were up." | the boy nodded, as one does who has said so all along. "I thought, there's the sixth, that's a man. There's the third, there's two of them, sometimes. I'm alone with a child. And then it stopped, and I thought, there, they've gone to him."
"One did," said the boy. | it was the first that she had heard of it. "There were steps. In socks. They went down, and they stayed a bit. Then they came up again, but not as fast."
"From which side?" asked {h}
He pointed to the far end
+ Comfort her, who has held him ever since => She put him down on the floor, on his own feet | "Next time," she said, and could not go on, but he had understood
= Ask the boy how long they had stayed => He counted it off, for he had done so then. "A hundred and ten," he said. "Then I fell asleep. I'm sorry."
- Cheat the boy of a promise to tell no one else => He shook hands on it like a man | after that he sat with his lips pressed together, and whenever {foe} was spoken of he shook his head
~ The fifth door coughed, through the wall, and all three of them were as quiet as they had been that other night
@ in-near1b scene line=plain-inquest near way did=in-second:= p=housekeeper/she where=the_seventh_door
% The One Who Held Still; A Pair of Cushions
In the morning, while {foe} was out, {h} went back to the seventh door | {p.a} opened it, and had a feather brush in her hand and her mind on something else
"You might tell me what you think of this," said {p}. "For ten years I've been told to leave the light on. All night, turned low. And since last week it's got to be out, and there {foe.he} sits, on the chair there, in front of the door. I find it in the morning pushed up against the sill. And the bed's not been slept in."
There was a settle in the room, with a blue cushion at one end | at the other the wood was paler, in the shape of a cushion
"That? The moths got into it, {foe} said," said {p}. "I keep those in cloves. I've never had a moth in my life."
+ Help her to turn the settle to the light => Under it lay a pair of felt slippers, with grey dust on the soles, as it lies on the steps | {p} looked at it, and then began to dust, faster and faster
= Sit down on the chair before the door => Everything could be heard from there: a page turned at the first door, a boy talking in his sleep | it must be a terrible place to sit
- Lie that {foe} wants the other cushion sent => She packed it up without asking | only when {h} had it under {his} arm did she say, "And what's become of the first, that this one's wanted?"
~ Steps came up, and she pushed {h} behind the curtain with the brush | it was {foe}, who neither sat nor spoke, and stood there until dusk
@ in-near1c scene line=plain-inquest near way did=in-second:- p=man_with_a_box/he where=the_crowded_passage
% What They Would Save; Six in Their Nightshirts
They were still out in the passage, in their nightshirts, and each had snatched up what was dearest | there was no fire, and they stared at each other, and then at what the others had in their arms
The first door had a lady's hat | the second had a bundle of letters that were not addressed to her | the fifth, a very old lady, had a lodger by the wrist, who had no papers and lived in the wardrobe | {p.a} from the sixth was trying to hide a copper coil behind his back, and it was a long coil
"Well," said {p}. "There we are. That's what you wanted to see, isn't it?" | he put it down, since it was heavy. "I make a bit of plum brandy. I'd have lost my place. I lay there with the bell in my ears, and thought, if I go out they'll come in to ask what I've seen, and they'll smell it. A bit of brandy! You can have the lot."
The seventh door had not opened at all
+ Share their shame a little, and say who you are => {h} told them that there had been no fire and no right to shout it | it went easier after that | the lady's hat was fetched away, quite calmly, by a lady who came up the back way
= Count who is there, and who is not => Six, with a stranger over | they had all begun to count as well, and to look down to the end
- Rob the second door of its letters while they stare => The woman from the second felt for the bundle, and it was gone | "I'd have told you," she said to nobody, "if it'd been asked nicely."
~ {hands} came running with pails | by the time all of it had been explained the doors were shut again, and two of them were barred
@ in-third scene line=plain-inquest near p=bookkeeper/he where=the_third_door
% The Lamp That Turned Back; Two Cups at the Third Door
{p.a} at the third door asked {h} in before {he} could knock, and shut the door behind {him}, and leaned on it
"I can't be the one who says it," said {p}. "You'll see why." | there were two cups, and one had red on the rim. "She's from the second. We've been careful for four years. If I'd opened then she'd have been seen. So I only made a crack, like that, no wider. I looked out."
He wiped his forehead. "It was dark, on the steps. They'd let the lamp go out. He was ringing, not very strongly any more. And from the far end a light came, low down, in a hand. I thought, thank goodness, and I closed it. But I hadn't closed it quite. It stayed a while. Then it came up again, the light, by itself, and went back where it'd come from. I waited for voices. You always think that there'll be voices."
+ Comfort him, and ask her in from behind the curtain => She came out with her hair down | "Four years," she said. "And we're more afraid of the fifth door than of a man lying there. I'll say it, if he won't."
= Ask him how the light was carried => "Like so," said {p}, and held out his left. | then he looked at the hand, and put it in his pocket
- Betray the two of them to the passage => {h} only left the door open a little, in going | by evening everyone knew of the red rim, and nobody asked any longer who had carried what
~ There was a knock, and it was the second door's husband, to borrow a cup | they discussed the weather until he had found one
@ in-knot scene line=plain-inquest near p=rope_maker/he where=the_bench_of_knots
% Whose Knot; Left over Right
{p.a} had a bench hung with cords, and a name for every knot in the world | {h} laid the bell before him, and he did not touch it at first
"That's pretty," said {p}. "You don't see that any more. Who've you got that's been a bearer?" | he turned it with the tip of his awl. "That's for slings. They teach it to those who go out with a litter, when there's been a fire, or a wall down. It's so it won't slip, and won't press. You tie it without thinking. Your hands do it while you're talking to the fellow, so he doesn't get frightened." | he blew on it. "Left-handed, too. It goes the other way about"
"On a bell?" asked {h}
"That's what's odd," said {p}. "It isn't tied to keep it quiet. For that you'd just wrap it. It's tied as though the bell had broken its arm."
+ Share your bread with him, and learn the knot => It took four tries, and he ate the whole of the crust meanwhile | "Slower," he said. "You're not tying up a parcel. You're saying it'll be all right."
= Study how the ends are tucked in => They had been folded under, so as not to scratch | whoever did it had taken time over that, on the steps, in the dark, beside a man who was ringing
- Deceive him that it is for a friend of yours => "Then you'd better look after your friend," said {p}. "They've all got a thing that they don't talk about, the bearers. They've mostly once moved a man they shouldn't have."
~ The strip came off in his hands and rolled under the bench | when they had found it the knot was gone, and {h} had only his word for it
@ in-means scene line=plain-inquest means fork p=again who=nurse,early_riser,registrar,keeper's_apprentice where=the_landing_above_the_steps
% Before Friday; One Leaf, Two Sides
On the landing {h} laid out what there was, and {p} held the {lamp} | it came to a bell and a knot, a pair of shoes set down as neatly as under a bed, and seven people who slept like stones | the nurse had added a bit of blue fluff out of his hair, and it smelled of cloves
"You want the leaf," said {ally}. "It'll have had a line on it that was in a person's way. And what was meant for you is only on the other side of the same paper. That's bad luck, that is. They may not even have read it." | so {h} had to find out first what had happened on twelve steps, if {he} was ever to {goal}
There were two days left | the seven might be got to sit down at one table, if they were asked in the right way | {h} could have a look round at the seventh door, while {foe} was at the registrar's | or else {h} might make a leaf of {his} own, and see who jumped
+ Support them in asking all seven to supper => {p} wrote it out seven times, very politely: for the keeper's sake, and bring a chair
= Go through the room at the seventh door => {ally} would sit on the landing, and drop the stick if anyone came
- Deceive them all with a forged leaf => There was a man who copied hands, and asked no questions if he was paid before | it would have to be old paper
~ {hands} came up the steps with paint and brushes | they were to begin on Friday, they said, as soon as it was signed, and moved the bench
@ in-wall1 scene line=plain-inquest wall way did=in-means:+ p=oldest_neighbour/she where=the_table_of_seven_chairs
% Bring a Chair; Who Will Begin
They came, each with a chair, and set it as far as might be from the next | six of them sat round {ally's} table, and looked at the soup | one of the chairs had been brought by {hands}, with {foe's} excuses
"I heard nothing," said the first door. | "Nor I," said the second. | it went round as a dish goes round, and each passed it on with relief
Then it came to {p.a} at the fifth, who was past ninety, and was believed to be deaf. "What a lot of nonsense," said {p}. "You could have heard it in the next world. I thought, let one of the young people go. And I lay there, and I listened for one of you. I know all of your feet. I listened till it got light."
The spoons had stopped
"You were awake?" said the first door to the second. "All of you?"
+ Share the shame, and tell when you did not go => {h} had such a story, as everybody does | it was short | when it was told the sixth door pulled his chair up to the table, and that was the sound that began it
= Ask {p} whose feet it was that she did hear => "One came," said {p}. "In stockings, from down there. A light step that goes on the outside, like a nurse's. It wasn't the sixth. The sixth stamps."
- Trick the six into blaming the empty chair => They took it up at once, and with such relief that the soup was eaten | nobody had to say any more what he himself had done
~ One of {hands} looked in to ask if they had everything they needed | they had, they said, all six together, and got up and took their chairs
@ in-wall2 scene line=plain-inquest wall p=young_secretary/he where=the_room_at_the_seventh_door
% A Chair Before a Door; The Drawer
The room was very tidy | before the door stood a chair, and it faced the door, and the seat was worn
In the drawer of the desk lay a knife with a good edge, and by it a narrow end of green felt | it was new | so the strip had been cut to measure, before it was tied | there was no leaf, not in the drawer, and not between the books
"{foe} carries it about," said {p.a} from the window, where he had been sitting all the time, with a pile of letters on his knees. "Inside the coat. I've seen {foe.him} take it out and not read it." | he did not call anyone. "I'm supposed to be answering these. Fourteen people have written to say how sorry they are. {foe} says that I'm to thank them. I can't think how to put it. You tell me. What does one write, from someone who hasn't slept for eight nights?"
+ Help him with the first of the letters => They got as far as "Thank you for your kindness" | "It isn't true, though, is it?" said {p}. "It's the kindness that {foe.he} can't stand."
= Ask him what {foe} did before {foe.he} came here => "There's a box," said {p}. "I'm not to open it. It's got a white sash in it, with a mark, and a pair of carrying straps"
- Steal the knife and the end of felt => They went up {h's} sleeve | {p} had seen that as well. "That's the first thing anybody's taken from here," he said. "I think {foe.he}'d be almost glad of it."
~ On the landing a stick fell down the steps | {h} stood behind the coat in the wardrobe, with a stiff lining against {his} cheek, and could not make out if it was paper
@ in-wall3 scene line=plain-inquest wall way did=in-means:- p=copyist/he where=the_tray_of_letters
% His Sevens; A Leaf of Old Paper
{p.a} had made it beautifully, down to the pressed strokes | that night it lay in {foe's} tray among the letters, with the face down | {h} stood behind the palm on the landing with him, for he liked to see his work delivered
Up the stairs came {foe}, and sorted, and turned it over | {foe.he} read it to the end, and {foe.his} shoulders sank, as if a weight had been lifted off
"No," said {foe} aloud. "That's not how he makes his sevens." | {foe.he} felt inside {foe.his} coat, as people feel for a purse
"That's my sevens insulted," breathed {p}. | then he understood it, and so did {h} | whoever saw that difference had to know the other by heart
{foe} laid the false leaf on top of the pile, quite gently, with the left hand. "Whoever you are," {foe.he} said to the dark landing, "you needn't have gone to such trouble. I think of it without that."
+ Save {p}, whom the floorboard has given away => {h} stepped out in his place, and let him get to the stairs | {foe} looked {him} over. "It's a good hand," said {foe}. "It's only wrong."
= Watch which pocket the coat has there => It was on the inside, over the heart | it had been sewn in there with big stitches, by a hand that does not sew
- Lie from the dark that there is a second leaf => "There can't be," said {foe}. "I've got the only..." | {foe.he} bit it off | it was as good as a confession, and {h} did not enjoy it in the least
~ The palm went over, pot and all, and they ran | on the stairs {p} lost the bit of paper on which he had practised his sevens
@ in-turn scene line=plain-inquest turn p=again who=oldest_neighbour,young_secretary,copyist where=the_lowest_step
% What Was Done on the Steps; The One Who Came
{h} went down to the lowest step with {p}, and set out the things where they had been | the shoes went side by side, and the bell by the hand, and where the head had lain {he} put a blue cushion from behind the stair | its twin was at the seventh door
"He fell," said {h}. "No one pushed him. The lamp was out. It was two. He took the felt off and rang, and seven people heard it. Six of them had a thing behind the door that mustn't be seen. A hat, a coil, a child. Each thought that the next one was nearer. And the seventh came, with a lamp, in stockings. {foe.he} put the cushion under his head, and took off his shoes, so he'd lie easier. That knot's a bearer's, and it's left-handed, and so is {foe}. {foe.he} knew that he mustn't be moved."
"Then why didn't {foe.he} call for help?" asked {p}
"That's what the knot is," said {h}. "Those hands were tying a sling the whole time, and there was no arm to tie it to, so they tied it to the bell. {foe.he}'s once moved a person who shouldn't have been. {foe.he} couldn't touch him, and couldn't say it. {foe.he} went back to wait until one of the six came. Nobody did. It got to be eight."
So {foe} had done nothing that had to be hidden | it was only that {foe.he} had come, and gone | and that was what {h} would have to get round, in order to {goal}
+ Comfort {p}, who has gone quite grey => "I keep thinking of the shoes," said {p}. "With the laces in. As careful as that, and then to leave."
= Stretch out there, and look up at the doors => All seven could be seen from there | they were very near, and under each was a little gap | he must have watched the lights come on
- Steal the cushion, to hold over {foe's} head => It weighed nothing | {p} looked at it under {h's} arm. "And what'll you tie to that?" asked {p}
~ {hands} came with the paint for the steps | they had to gather everything up, and had not said yet what was to be done
@ in-price scene line=plain-inquest price fork where=the_landing_on_Thursday_night
% Whose Lamp It Was; The Apprentice
On Thursday night {hands} stood on the landing with a paper, and between them stood the apprentice | it had been her business to light the lamp over the steps, and she had not done it | she said so herself. "I'd sat down a minute," she said. "Then it was morning."
So they had their culprit at last | it would be written down that it was her doing, and she would be put out, with nothing, before the inquest so much as sat
"Let it go," said {ally} in {h's} ear. "Keep your mouth shut till tomorrow. If you say now what you know, they'll have the night to get rid of it. You'll never see that leaf in this life."
The girl did not look at anyone | she was holding on to her own sleeve
+ Defend her, and tell them what you have => "Six people heard that bell," said {h}, "and one came, and I can prove it." | they let go of her | they also took the shoes away with them, and the cushion, and wrote down who had said what
= Ask that it should wait until the morning => There was a rule, and {ally} knew it by its number | they sat her down on the bench before the sickroom, with a guard, and he was not to speak to her
- Betray her, and say that she was often asleep => It was even true | it was all that they needed | she went down the steps between them, and at the bottom she stepped over the place
~ The registrar's bell went for midnight, and {hands} had to sign her in before it stopped | nobody had the time to say anything at all
@ in-far1 scene line=plain-inquest far way did=in-price:+ p=again who=keeper's_apprentice entered where=the_lamp_over_the_steps
% Who Told Her to Sit Down; A Wick
After they had let go of her {p} took down the lamp that she had forgotten, and began to trim it, at one in the morning
"You shouldn't have," said {p}. "It was me. I'd been up three nights, with the accounts. He looked at me, and he said: sit down, child, I'll see to the lamp. I only want to fetch a page first, for a visitor. I sat down. So he went to fetch the page, and forgot the lamp, or he thought he'd do it after. He'd never have told on me." | the scissors shook. "When he wakes up he'll ask if I slept well. That's what he'll be like."
She lit it, and hung it on its hook | it shone on all the twelve steps, and every crack in them
"It's such a little thing," said {p}
+ Comfort her, and sit down on the step beside her => They sat there until the wick wanted trimming again | "A page for you," said {p}. "He'd have gone down those steps singing. He so likes to be of use."
= Walk down the steps in the light, and count => There were twelve, and the ninth was worn hollow on the inside | {ally} had said to keep to the outside | the keeper had had a book under that arm
- Lie that he has woken, and is angry with her => She nodded, over and over | "Then he's better," she said. "I don't mind"
~ {hands} came up to take the lamp in, as it was evidence | she gave it to them, lit, and they did not know how to carry it
@ in-far1b scene line=plain-inquest far way did=in-price:= p=man_from_the_second_door/he where=the_row_of_chairs
% A Chair Outside; Number Two
{h} sat down across from the girl, to wait for the morning with her | it must have been about three when a door went, along the passage, and {p.a} came up in his dressing gown, with a chair
"I can't sleep," said {p}. | he put down the chair by the sickroom door, not near to anyone. "I couldn't that other night, either. I lay there and thought, she's not in her bed. I thought, if I go out, I'll have to see which door she comes from. So I didn't go. He rang for eleven minutes. I've told myself that it was about my wife." | he looked at the girl for the first time. "It isn't about my wife."
A woman was coming after him with a stool | behind her came a third, and by four there were six of them, in a row, and nobody had yet said good evening
+ Share your coat with the one who is shivering => It was the sixth door, and he passed round a flat bottle | even the guard had some | it was plum
= Listen with them to the breath inside => It went in, and it went out | they all noticed that they had begun to breathe along with it
- Rob the row of its peace with a word about the seventh => They stopped breathing together | "There's one who'd have more right to sit here than we have," said {p} slowly, "and can't."
~ The guard had orders about gatherings | he read them out, by the lamp, in a low voice, and then he asked whether there was a chair left
@ in-far1c scene line=plain-inquest far way did=in-price:- p=relief_nurse/he where=the_bedside
% The Sleeve; No One to Sit
There was no one now to sit with the keeper, so {h} did it | {p.a} looked in on the hour, and turned him, and was in a hurry
"He's been restless since she's gone," said {p}. "It's the sleeve. He's used to having hold of it. You put yours there, if you don't mind. It needn't be the same one."
{h} put {his} sleeve into the hand, and it closed | it felt along the cuff, as far as the wrist, and stopped there, and let go
"No," said the keeper, quite distinctly
It was the first word for nine days | {p} had dropped the towel | the old man's lips moved on, and they both bent down. "Has she slept?" he said. "Let her sleep. I said I'd do the lamp."
+ Give him the truth of where she is => It was hard to say whether he had heard | a tear ran out from under the lid, on the side by {h}, and went into his ear
= Write it down as he has said it, with the hour => Eleven words it came to | {p} signed under it, and pressed hard | "That makes it nobody's fault, then," he said. "That'll please nobody."
- Lie to him that she is sitting next door => He smiled | he felt for the wall with two fingers, and tapped, and waited for the answer
~ The hand took hold of the bell rope, and pulled, and people ran in from everywhere | when it was quiet again he was asleep as before
@ in-far scene line=plain-inquest far p=again who=oldest_neighbour,young_secretary,copyist where=the_sickroom_threshold
% How Is He; The Litter
When {h} and {p} came by the sickroom in the small hours there was a figure on the floor in front of it, with its back against the door | it was {foe}, and {foe.he} did not get up
"How is he?" asked {foe}. "I can't go in. I only listen if he's still doing it." | {foe.his} left hand lay on {foe.his} knee, and tied and untied a knot that was not there. "I was a bearer once. I was twenty. There'd been a wall down, and there was a girl beneath it, and she asked me to pick her up. They'd told us a hundred times: you never move them. But she asked so politely. I picked her up."
{foe.he} did not say any more about the girl
"You think that the next time you'll know what's right," said {foe}. "And I did. I knew exactly. I did all of it right, up to the place where you call for help."
{p} had taken off {p.his} shoes, without knowing why
+ Give {foe} your hand, to go in together => {foe.he} came up to the threshold, and saw the hand on the blanket | then {foe.he} had to go, very quickly, and not a board creaked under {foe.him}
= Ask {foe} who there was to call => "Anybody," said {foe}. "I stood before six doors. I'd my hand up to knock. I thought, they've heard it, and they've not gone, so they'll have a reason."
- Lie to {foe} that he has called out a name => "Whose?" said {foe}. | {foe.he} waited to be told, with {foe.his} face turned up, and {h} found that {he} could not say it
~ {hands} came along, and {foe} was on {foe.his} feet, and asked them in quite another voice if the chairs for tomorrow had been set out
@ in-usher scene line=plain-inquest far p=usher/he where=the_empty_inquest_room
% It Is Written Already; A Blank for the Date
In the room where the inquest was to sit {p.a} was putting out chairs, and straightening them with his knee
"You can have a look at it," said {p}. "It's all done. It saves time." | on the table lay the finding, in a fair hand. By misadventure, it said. That the bell was muffled. That nobody heard. There was a blank for the date, and beneath was {foe's} name, signed already, and it went up and down like a path in the hills
"That isn't {foe.his} hand, as a rule," said {p}. "{foe.he} writes like print. {foe.he} signed it eight times, and tore it up. That's the ninth. I've been ushering here since I was a boy, and I've seen some liars sign. They do it very nicely. It's only the honest ones who can't get the pen to go."
He moved a chair by an inch
+ Give him a hand with the rest of the chairs => There were to be twelve | when they had done there were thirteen, and {p} looked at it, and let it stand
= Ask him what would happen if it were not signed => "Then they'd have to talk," said {p}. "I don't remember a time when anybody did. I'd stay for that, if I was off duty."
- Destroy the finding while his back is turned => It went into the {lamp}, and was gone | "That's all right," said {p}, without turning. "I've eleven copies. But I did see which way you'd want it."
~ A draught took the paper off the table and out into the passage | it went by all seven doors, and in front of the last it lay down
@ in-plan scene line=plain-inquest plan fork p=again who=oldest_neighbour,young_secretary,copyist where=the_top_of_the_steps
% Friday at Ten; How It Can Be Said
They sat at the top of the steps under the lamp | at ten the inquest would sit, and {foe} would have the pen
"You'll have to say it," said {p}. "But if you do, then it's you against {foe.him}. And the six will look at the floor. They've such a lot of practice."
It need not be {h} who said it | the six might do it themselves, each for his own door, if the bell went round | or everything could be laid out on the table, with no word at all, and people left to look | or else {foe} might be made to believe this very night that the keeper had woken, and had told it
"I'd just like that leaf," said {h}. | it was what {he} had come for | but it had got mixed up with the rest, as the two sides of a paper are
+ Share the bell out, one door after the other => {p} took the bell from door to door | it was a long time before the first of them came out to take it, and much less before the second
= Lay the things out, and let them speak => Bell, felt, fluff, and the rope maker's word for it, and a list of twelve steps | {ally} knew where a thing has to lie so that people fall over it
- Trick {foe} with word that the keeper is awake => {p} told it to {hands} on the stairs, as a secret | within the quarter of an hour it was behind the seventh door, and there a chair was pushed back
~ The lamp over the steps went out | they had to feel for each other's sleeves, and when it had been lit again it was past nine
@ in-eve scene line=plain-inquest eve where=the_bench_outside
% Nothing Happened; Thirty Years Awake
There was a little time still, and {ally} wanted to sit on the bench on the landing, which {hands} had moved, and moved it back
"I'm going to tell you something, so you'll know who's sitting next to you in there," said {ally}. "I fell asleep. Once. In my fourth year. I'd sat down here, at a quarter to two, and then it was five. And I jumped up, and I ran round, I tried all the doors, I looked down the steps." | {ally.he} drew a line on the floor with the stick, and then another across. "And nothing had happened. There wasn't so much as a window open. I've never told anyone. I've waited for it ever since. Every time there's been trouble, I've thought, there it comes, that's mine. And it never was."
Down in the passage the doors had begun to open
+ Comfort {ally}, and say that it has been long enough => "It has, hasn't it?" said {ally}. | {ally.he} rubbed out the two lines with {ally.his} shoe, and sat on for a while with the stick across {ally.his} knees
= Ask {ally} what those hours had been like => "Lovely," said {ally} after a time. "I've never slept like it again. That's the worst of it."
- Lie that a thing did happen, that night => {ally} took it quite calmly. "I thought so," said {ally.he}. "What was it?" | there was no way to stop now, and {h} had to think of an answer
~ Ten began to ring, from the registrar's | {ally} stood up with the sentence in {ally.his} mouth, and took it in with {ally.him}
@ in-gate1 scene line=plain-inquest gate move way did=in-plan:+ p=doorkeeper/he where=the_door_of_the_inquest
% Each for a Door; Six in a Row
Before the inquest room stood {hands}, with a list, and the six were not on it | they had come all the same, washed and combed, one behind the other | the first door held the bell by its tongue
"Persons who heard nothing aren't required," said {p.a}. "It says so. You've each put your name to it that you did. I mean that you didn't." | he was one of {hands}, and had it from a paper
The first door took his hand from the clapper, and the bell gave a clear small note | he looked frightened, and gave it to the woman behind him
"That's what I heard," he said. "I'd like it put down."
+ Support the second door, who cannot get it out => {h} held the bell along with her, and it rang by itself, so badly did her hand shake | {p} had taken off his cap
= Wait while it goes along the row => It rang six times, each in its own way | at the fourth it was done by a boy, and he did it properly | the list was lowered
- Attack {p}, to get them through => There was a scuffle, and a chair went over | the six stood pressed against the wall, as far apart from each other as they could get
~ "Move along," said a voice from the list, and two of them did, from habit | the bell was left on the floor, and it took a breath before one of them bent down for it
@ in-gate2 scene line=plain-inquest gate move way did=in-plan:- p=guard_of_the_sickroom/he where=the_sickroom_at_ten
% He Is Awake, They Say; By Day with a Light
They had thought that {foe} would run | instead, with the room below full and everybody waiting, {foe.he} came up to the sickroom, alone, in stockings, with a {lamp} in {foe.his} left hand, although it was day | before the door {p.a} got up from his stool
"I'm to let nobody in," said {p}. "You told me so yourself."
"Did he say it was me?" asked {foe}. | it was asked quite humbly. "I only want to know if he saw the cushion." | {foe.he} saw {h} now, behind the curtain, and understood how it was
"He isn't awake," said {foe}. "You've only said so." | the light sank. "I came up here so quickly. I was so glad."
+ Give {foe} the way free, to go in to him => {p} looked at {h}, and moved his stool | {foe} went in and stood at the foot of the bed, and they had to send up twice before {foe.he} came down to the table
= Take the {lamp} out of {foe's} hand => The oil had run over {foe.his} fingers, and {foe.he} had not noticed | "We've got to go down," said {h}. "They're waiting."
- Lie that he was awake, and has just died => {p} cried out before {foe} did | in the bed behind them the old man coughed, and it was the most dreadful sound that {h} had ever been glad of
~ {hands} had seen the light go by on the stairs, and came up in a body | they thought that they had to protect {foe}, and did not know from what
@ in-gate3 scene line=plain-inquest gate move p=forewoman/she where=the_table_of_exhibits
% Without a Word; What Lay on the Table
It was all on the table when they came in: the bell, the fluff on a white plate, a chalked plan of twelve steps | {h} sat down behind it and folded {his} hands
{hands} made as if to clear it away. "Leave that," said {p.a}, who had been chosen because she lived on another passage, and had brought her knitting. "What's this supposed to be, then?" | no one answered | she picked up the bell and looked inside. "Why's it got its arm in a sling?"
She undid the knot, since she was a person who undoes knots, and swung it once
In the row of those who had heard nothing six people flinched, all at the same moment | {foe} had not flinched | {foe.he} had half got up
+ Give her the felt, to tie it as it was => She tried, and shook her head. "I can't do it," said {p}. "It's for a left-hander." | she looked along the row | in all of it there was one left hand, and it held a pen
= Sit still, and let her ring it again => At the third time the boy from the fourth door put up his hand, as one does in school
- Trick the six into thinking that one has told => Each looked at the next, and then they were all talking, and each told it of another
~ "An exhibit isn't a toy," said one of {hands}, and took it from her | but it had rung, and there was no getting that out of the room
@ in-duel scene line=plain-inquest duel where=the_head_of_the_table
% The Pen; Came, Went
{foe} sat behind the long table, with the finding in front of {foe.him}, and had the pen in {foe.his} left hand | there was just the date to put in | all seven doors were in the room, and it was so quiet that the lamp could be heard
"There's nothing in it that isn't so," said {foe}. "He fell. No one's to blame. If I write that nobody heard, then there were seven people asleep, and that's no shame. That's kindly meant. I've thought of all of them."
{foe.he} touched the coat, over the heart
"If I don't, then there's one who came," said {foe}. "With a light, and a cushion. And knew what to do, and stood there. You can't live on the same passage with that. They'll forgive the six. You want my leaf. I'd give it you gladly, if it'd only got the one side. Tell me what I'm to do about the other." | it was the one thing that {h} needed now to {goal}, and it was in the lining of a coat
+ Give {foe} the truth about the cushion, both halves of it => "If he'd been moved he'd be dead," said {h}. "If his head had lain on stone as well. You saved his life, and then you left him. It's both. It's got two sides." | {foe} looked at the pen for a long time, and then laid it down
= Ask {foe} to read both sides of it aloud => {foe.he} shook {foe.his} head, and had it in {foe.his} hand already | {foe.he} read the front first, since that was {h's}, in a firm voice | then {foe.he} turned it over. "Seven," {foe.he} read. "Light. Came."
- Lie that all six signed a paper about it => "Then it's out," said {foe}, and {foe.his} shoulders came down. | the leaf was out of the coat before anyone had thought to ask
+~ {h} told both halves of it. "That's fair," said {foe}. "And who says it with you?" | the six had learned how {h} came by what {he} knew, and at whose cost, and nobody got up | {foe} wrote in the date
=~ {h} asked it, and {foe} read the front, and looked who would hold it afterwards | the six were looking at {h}, whom not one of them trusted any more | {foe.he} put the corner to the {lamp}
-~ "May I see it?" asked {foe}. | {h} felt in {his} coat, and went on feeling | in the row of the six they looked at their knees, for they had not even been asked | the pen went down on the paper
`;
export const pack: PackSource = { id: 'case-plain-inquest', sheets: [facts, scenes], words: {} };
