import { techVoice } from './tech-voice.ts';
import type { PackSource } from '../pack.ts';

const cards = `
@ alarm open p=night-shift_engineer
% The Quiet Alarm; Nine Seconds Early
The alarm did not ring, it blinked, one amber point on a board of four thousand | {h} {was} the only one awake to see it
{p.a} put {p.his} head through the hatch with {p.his} boots in {p.his} hand
"You saw it too," said {p}. "Good. It means that I am not the one who is faulty. It went off nine seconds before the thing it was warning us about."
{p.he} had pulled {token} out of the wall behind the board | it was not on any drawing
? The alarm had been nine seconds early for a plain reason | : {foe} had built {token} in behind the board, to warn one cabin before the others | nine seconds is enough to shut one door | but the wire was a cheap one, and the warning went to {h's} board as well
+ Help {p} report it before the shift changes => They wrote it down together, in plain words, with both names | {p} pressed send | eleven minutes later the report had been answered, and praised, and deleted
= Trace the wire that the thing was fixed to => It ran behind the panels, past two bulkheads and a forgotten birthday banner | it ended in a locked cabin on the command deck | the name on the door was {foe} [3 , in small brass letters that somebody polished every day]
- Lie to {p} and wipe the board => {h} called it dust on a contact, and reset it with a thumb | {p} nodded for rather too long | behind {him}, when {p.he} had gone, the amber point came up again by itself
~ The board went dark, all four thousand points of it, and lit again green | "It has put itself right," said {p}, feeling for {p.his} boots. "As of nine seconds from now."
@ cradle open p=sleep_technician
% The Extra Sleeper; Berth Three Hundred and One
There were three hundred berths in the long hold, and three hundred and one people asleep in them
"I have counted twice," said {p}, {p.a} with a cup of something grey. "Then I counted the berths. Somebody has built one more, very nicely, and put somebody in it."
The face under the frost was not young | the tag on the wrist carried {his} name
In the folded hands, as if for a journey, lay {token}
? As for the sleeper with {h's} name [! , it had been grown] | {foe} wanted it to swear to things in fifty years | it would have the right name for it, and the right thumb | {token} was there to make it believe them
+ Protect the sleeper until someone can be told => {h} pulled a dust sheet over the glass and sat down in front of it | twice that night a lamp came along the row | twice it stopped, and waited, and went back
= Examine the tag under magnification => It was {his} own name, and {his} own number | the date of issue was fifty years ahead | and the thumbprint, when {h} set {his} thumb beside it, was like looking down a well
- Rob the sleeper of what the hands are holding => The fingers gave it up one at a time | as the last came loose, a line on the monitor stepped sideways | "I did not see that," said {p}, and went on not seeing it
~ A fan cut in, and the glass went over white from end to end | "It does that if one leans," said {p} | when it cleared the hands were folded the other way up
@ pilot ally ally=grounded_pilot
% Grounded; The Pilot Who Talked Back
{ally.a} was washing somebody else's hull at {place} with a very small sponge
"They took my ticket," said {ally}. "I told the inspectors what was in the hold. It turned out that the inspectors knew. It was theirs."
{ally.he} had kept one thing, and showed it, cupped in a soapy palm | it was the ignition chip
"She is berthed fifty metres from here, and she pulls to port," {ally.he} said. "Say where."
+ Rescue the chip's ship from the breakers with {ally} => The cutters had already chalked the hull when they ran in under them | she started at the fourth try, with a noise like an argument | "Did you see their faces?" shouted {ally}, and flew out backward to be sure of seeing them
= Inspect the ship before you agree to anything => Two of the engines were sound, and one was holding on out of habit | in the hold, behind the lining, {h} found what the inspectors had not wanted listed | it had {foe.own} stamp on it
- Cheat {ally} out of the command chair => {h} had the papers drawn so that the ship was {his} own | {ally} signed without reading | "Do you know why I always lose?" {ally.he} said. "I like flying more than I like owning."
@ machine ally ally=maintenance_unit/he/Unit_Nine
% Unit Seven Declines; A Machine with an Opinion
{ally.a} was sitting in the corridor outside {place} [2 with {ally.his} tools laid out in order of size]
"I have been told to weld that hatch," {ally} said. "There are fourteen people behind it. I have raised a query. They have told me that I do not raise queries."
{ally.he} turned one lens on {h} [3 , from the boots up to the hairline,] and then the other
"I should like to be told to do something else," said {ally}. "By anyone. I find I am not particular."
+ Help {ally} open the hatch instead => They cut it together, working in from the corners | fourteen people came out past {ally}, and the last, an old man, patted the casing as one pats a horse | "I have logged that," said {ally}, after a while
= Ask {ally} to show you the order => It came up on a cracked screen, line by line | nobody had signed it, but the phrasing was {foe.own}, down to the "kindly" | {ally} had underlined the word in grease [3 , twice, and not said one thing about it]
- Deceive {ally} with a forged command => {h} read it out in an official voice | {ally} gathered up the tools, one by one, and followed | "That code expired last spring," {ally.he} remarked on the stairs. "But it was kind of you to go to the trouble."
@ plants tex p=hydroponist
% The Tomato Inquiry; One Red Thing
In all that grey there was one red thing, and {p.a} was standing guard over it with a wrench
"It is a tomato," said {p}. "The first. Four people have offered me their bunks for it. One offered me his brother."
It hung there, absurdly shiny | everyone who went by on that deck had found a reason to
+ Help {p} cut it into forty shares => They used a scalpel and a ruler | people queued the length of the deck, and nobody took two | afterwards they stood about with their eyes shut, and one of them, chewing, told {h} something {he} had badly needed to know
= Ask who has been watering it at night => {p} had not known that anyone was | they sat up behind the tanks to see | toward four there came a shape in a command jacket | it had a cup, and looked both ways | it was {foe.own} aide
- Steal the tomato while the lights are cycling => For six seconds the deck went dark | {h} ate it in the lift, seeds and all, and cried a little | nobody accused anyone | but from then on nobody happened to be passing
~ The lights cycled early, and somebody went by in the dark, breathing | when they came on again there were fewer leaves on it | "Who has the scissors?" {p} asked, quite pleasantly, and lifted the wrench
@ drone tex any p=courier
% Return to Sender; A Parcel with Legs
The parcel had walked in by itself | it was trying [, with some dignity,] to be delivered
"It wants a signature," said {p}, {p.a} out of breath. "I have been chasing it since the depot. It does not care for me. It says the sender was quite particular."
It folded its six legs and pushed a stylus at {h} | then it waited, like a dog with a stick
+ Help {p} by signing for what is not yours => {h} signed | the parcel got up and walked to {p} | it lay down on {p.his} boots | inside was {p.his} own back pay, for three years | the note with it said sorry, without a name
= Read the label twice before touching it => It had been posted from {last}, and it had been posted there by {h} | the handwriting was {his} own, only older | somebody had drawn a small arrow, pointing to the underside
- Lie about your name and send it off after {foe} => It looked at {him} for some time with its one lens | then off it went, clicking | later, from far away, there was a thump, and then someone, quite distinctly, laughing
~ The stylus slipped, and the thing drew in its legs and backed under a bench | "Now it thinks that you are a decoy," said {p}. "It will be an hour before it trusts anybody with a hand."
@ barber tex p=barber
% The Only Barber; News and a Trim
There was one barber for two thousand heads, so the chair was the nearest thing they had to a newspaper
"You will have come about the doors," said {p}, {p.a} with a steady hand. "Everyone is. Deck by deck, they shut a minute earlier each night. Tip your chin up."
In the glass {h} could see the queue behind {him}, and all of it was leaning in
+ Comfort the old man in the queue who is shaking => {h} put him in the chair | under the towel the shaking stopped [3 , little by little, as a pump does when it is switched off] | "Thirty years I fitted those doors," he said to the ceiling | {p} clipped very slowly, so that {h} should hear all of it
= Ask which deck the closing started from => {p} drew it on the glass with a soapy finger, ring by ring | it ran inward like the coils of a spring | and in the middle, where all of it was going, was {last}
- Trick {p} into repeating a rumour about {foe} => {h} let it fall as if by accident, between the ears | by the night shift two thousand heads had heard it | at breakfast somebody told {him} the same rumour, with a wedding added, and a duel
~ A door went down at the end of the deck, well before its time, and the whole queue ran for it with the sheets on | "I cannot do half a head," {p} called after them
@ child tex p=stowaway
% Somebody in the Ducts; Small Handprints
There were handprints on the inside of the grille, and they were at the height of {his} knee
"I am not lost," said a voice. "I live here. I have got the whole of the third ring, and there is a cat."
{p.a} looked out, filthy and dignified, about seven years old | behind {p.him} something purred like a bad bearing
+ Share your blanket and ask nothing => {h} pushed it through, corner first, and went and sat where {p.he} could see {him} | after an hour a small grey hand put out a map, done in wax | it showed every duct there was, and one that went outside
= Follow {p} on hands and knees through the dark => Left, and left, and down past something hot that ticked | {p} talked the whole way, over {p.his} shoulder, about the cat | from the last grille {h} looked straight down upon {foe.own} desk
- Betray {p} to the wardens for a pass card => They gave {him} the card at once, and a form | there was some crashing overhead, and then not | that night the cat came by itself, and sat down opposite {h}, and stared
~ The grille banged to | there was a scuffle of knees, going away, and a purr going after it | on the near side was left one shoe, about as long as {his} hand
@ hull tex airless p=rigger
% Outside; Forty Minutes of Line
The job was on the hull, and the line was forty minutes long, if one counted in breaths
"You get used to it," said {p}, {p.a} with a patched visor. "No, that is a lie. What happens is that you get to like being frightened. Clip on. There is something out here that I want you to see."
Along the plating, where nobody could ever have stood, ran a row of chalk marks
+ Help {p} free the jammed tether => It had bitten into a weld | they worked with their helmets touching so that they could talk | "If it had been just me," said {p}, and did not finish, and when they were in again would not let {him} pay for anything
= Measure the chalk marks against your glove => They were evenly spaced, about one stride apart | {h} stepped it out, clanking | the line of them went round the curve of the hull, and ended at a hatch that had been painted to look like plating
- Cheat {p} by taking the longer line => {h} clipped on to the good reel, and left {p.him} the short one | it came to nothing, for nobody slipped | but at minute thirty-eight {p} looked at the reel, then at {h}, and smiled, in a way that {he} did not care to see again
~ The plating rang, and they were both a body's length out from it on the one clip | "Do not talk," said {p}. "Count." | when they had pulled in again the chalk marks were behind the curve
@ archive tex any p=old_gunner
% The Last One Who Remembered; A War and a Half
{p.a} was telling the story again, and the young ones at the table were mouthing the words along
"And then it went quiet," said {p}. "Write that down. Nobody ever writes it down. You could hear them over there, packing up, just the same as us. One of them had a whistle."
{p.he} looked round the table [3 , at each of them in turn, and seemed to find them all too young] | "You," {p.he} said to {h}. "You have not heard it. Sit where I can shout at you."
+ Give {p} the whole evening => {h} heard the whole war, and then the first half over again | some time after midnight the old voice dropped, and left the usual road | "I never told the end to anybody," said {p}. "There was a door. We shut it on them. I could draw it for you."
= Ask about the whistle => {p} shut {p.his} eyes and got it at the third try, three thin notes | in a far corner somebody put down a cup | "Where did you get that?" said a woman with a scar. "We used to open up to that."
- Steal the medal off the old coat => It came away with a pin like a fish hook | {p} talked on, and one hand patted {p.his} chest for the place | on the back of the medal was a serial number, and {h} had seen it before, above a lock
~ Somebody laughed in the wrong place, and the old voice stopped | {p} got up and put on the {coat}, and did the buttons with care | "It went quiet," {p.he} said, "and none of you were there."
@ twin tex p=clerk
% A Clerical Duplicate; The Other {name}
"You checked in yesterday," said {p}, {p.a} behind thick glass. "You had the same face. You were a good deal more polite."
{p.he} turned the screen round | there stood {h}, on the record, smiling, with one hand raised in front of something
There was a room number, and a note: do not disturb until I come
+ Comfort {p}, who will be blamed for it => {h} told {p.him} that it was a fine clear picture, and that anyone would have been fooled | {p} blew {p.his} nose for some time | a key card slid out under the glass, as though by itself
= Study the hand that is raised => {h} asked to have it larger, and then larger than that | on the palm somebody had written four digits | and behind the palm, quite blurred, someone was reflected in the door, and it was {foe}
- Lie, and be the other one from now on => {h} smiled as {he} had seen {himself} smile | "Ah," said {p}, "there you are" | the room had been paid for until spring, and in the wardrobe every coat was {his} size
~ The record folded up under a red line, and it asked for a thumb | {his} thumb would not do | "That is odd," said {p}. "It did do, yesterday."
@ screw1 thread line=screw beat=1 p=mender
% One Screw a Day; Small Deliveries
A sweeping machine no bigger than a loaf stopped at {his} foot | it set down a screw and waited
"It is mine," said {p}, {p.a} with a jar under one arm. "One each morning, for a year. It comes from behind the sealed end, where nobody goes. I have never lost one."
The jar was nearly full, and no two of them were alike [3 , not even in the letters]
+ Support {p} in following it to the wall => {h} supported {p.him} along a duct by the belt | the little machine went in under a plate that had been welded from the outside | behind it there was a thin light, and somebody had heard them
= Sort the jar by size on the floor => {h} sorted until {his} knees were numb | they were not spares | laid out in order, they were the bones of a hand
- Steal the last screw from the machine => {h} stole it, and the small machine went round and round, looking | {p} said nothing | the next morning it brought two, and one of them was for {h}
~ The small machine reared up, and took the screw back | it had gone under the lockers before either of them could bend | "It has never done that," said {p}, holding the jar against {p.his} chest
@ screw2 thread line=screw beat=2 p=thread
% Four Fingers and a Thumb; It Asks for an Arm
{p} had made a hand out of the machine's screws | it lay on {p.own} table under a cloth, and it tapped
"Short and long, like the old lamps," said {p}. "It says that it is taking itself apart, back there, to get out. It ran this place once. Then {foe} had it walled in."
The hand turned over and lay palm up [3 , as if to have its fortune told]
+ Give the hand something to write with => {h} gave it a stub of chalk | it wrote one line, very neatly | it had the plan of every door, it said, and could not reach one of them
= Tap back and ask how much is left => {h} tapped, and the answer took an hour | there was an arm to come, and one eye | it could do without the rest, it said, and had
- Betray the hand to {hands} for a reward => {h} betrayed it before supper | they came with a box, and it went in without a struggle | in the morning the small machine began all over again, with a single screw
~ Boots went by the door, four pair, and the hand lay down flat and was a piece of scrap | {p} got the cloth over it | it did not tap any more that evening, for all their asking
@ screw3 thread line=screw beat=3 p=thread
% The Last Delivery; Carried to the Window
The small sweeping machine came once more, and it brought a glass eye [3 , held up in front of it]
{p} set the eye in the palm of the hand | it looked at both of them for some while
"So that is what you look like," said the old machine, in a voice like a kettle. "I have only known your boots. Carry me to a window, please. After that I will open whatever you like."
+ Help {p} carry it to the nearest window => They carried it between them in a towel | it looked out until it had seen enough, and that was not soon | then all along the passage locks let go that {foe} had thought shut for good
= Ask it why it was walled in => It thought about the question | "I counted," it said. "There were more people on the list than in the beds, and I said so." | it could still recite the list, and {foe} came third [3 , behind two who were dead]
- Cheat it out of the doors before the window => {h} cheated it with a promise, and it opened every door | the window turned out to be a long way round | {p} carried it there alone in the end, and did not ask {him} along
~ The lights dipped in that row, and the voice ran down to a growl | "Window," it said, and the eye dimmed like a coal | {p} was blowing on it, having no other idea

@ * sense
The lamps came up by one step [, which was what passed for morning] [3 in a place where nobody had ever seen one]
Behind the panel a pump was working harder than it should [3 , in a rhythm that was not quite the rhythm of the day before]
Somebody had stencilled a small blue bird over the hazard line [3 , and somebody else had been told to paint it out, and had not]
The deck hummed underfoot, a shade flat [2 of where it had been the day before] [3 , as a singer does who has begun to doubt the choir]
There was a smell of warm dust, solder and boiled cabbage [3 that went back, people said, to the very first crew]
Warning labels in six languages covered the pipe, and all of them had been corrected by hand
A maintenance crawler went by along the ceiling with a sock in its jaws [3 , and the look of something that means to be promoted]
The public screen was showing a forest, as it did when it had nothing to say
Rivets ran along the wall [3 , row after row and deck after deck,] like a sentence in a language of one letter
Someone two compartments off was practising scales on a flute [2 , badly] [3 , with a pause each time before the note that would not come]
@ * callback did=tech.pilot:+
Every so often somebody still mentioned the ship that had left the breakers' yard backward
@ * callback did=tech.machine:+
Unit by unit, it was said, the maintenance crew had begun to raise queries
@ * callback did=tech.plants:+
Forty people on that deck still kept a seed in a twist of paper
@ * callback did=tech.child:+
A corner of {his} old blanket was showing through a grille, and it was purring
@ * callback did=tech.child:-
There was a cat on that deck that would not be fed by {him}
@ * callback did=tech.trader:+
A lamp in {his} bunk hummed now and then, tunefully, when it thought {he} slept
@ * callback did=tech.archive:+
Somewhere an old gunner had started on the end of the story
@ * epilogue shining
They named a deck after {h}, in the end, and it was the one with the garden | children fall down on it all day | nobody there has ever seen the amber light
@ * epilogue earned
{h} took a berth by the port, and a job with regular hours | now and then {he} woke eight seconds before the alarm | and {he} would lie there, and it did not ring
@ * epilogue bittersweet
The long count came out right at last, by one | {h} knew which one | {he} kept the spare seat empty, and the young crew learned to hang nothing on it
@ * epilogue rueful
The ship went on, as ships do | somewhere behind it hung the one thing that {h} could not manage | it caught the light every forty minutes, and {he} {was} generally at the port
@ pipe1 thread line=pipe beat=1 p=pipe-keeper
% The Other End; Nobody Has That Voice
{p.a} sat before nine speaking tubes, and had stopped the ninth with a rag
"It goes nowhere," said {p}. "It was cut off when they closed the east side. But last night somebody asked through it for me. It was my own voice."
Behind the rag there was a mutter, as of someone who has been kept waiting
+ Give {p} your company and pull the rag out => {h} sat down by {p}, and they pulled it together | "Is that you?" it asked | "I cannot hear," it said, "but I can tell that you have somebody with you. Last time I was alone."
= Listen at the cut end, on the closed side => {h} climbed through the shut door with a {lamp} | the tube came out of the wall, as they had said, and ended in the dark | from it came {p's} breath, and a very small click
- Trick the voice into saying what day it is => "You know quite well," the voice said, and told {him} | it was a day that had yet to come | {p} was as grey as the rag
~ The rag would not come | on the other side something had got hold of the end, and pulled back | "I can wait," said {p.own} voice, muffled. "I know how long it takes you."
@ pipe2 thread line=pipe beat=2 p=thread
% It Answers First; Before One Asks
{p} now had the rag in {p.his} pocket and a page in {p.his} hand | on the page stood questions, and each had its answer above it
"It answers before I ask," said {p}. "It has gone through the whole list. It will not do the last one. It says, ask {name} for that."
The last line said only: and after?
+ Support {p}, and ask it the last one together => Two of them put it, aloud, into the tube | for the first time it did not know | "You do me an honour," it said, and one could hear it sit down
= Compare the answers with what has come true => {h} went through them with a nail, one after another | all were right but the sixth | the sixth said that {h} would not be there
- Destroy the page before anyone else can read it => {h} held it to the {lamp} | "There," the voice said, quite close. "That was number nine." | {p} looked at {him}, and moved {p.his} chair
~ All nine of the tubes began to talk at once, and none of them to the purpose | {p} held the page up by the lamp | the answer to the last line had been rubbed out from the other side
@ pipe3 thread line=pipe beat=3 p=thread
% The Last of the Nine; A Call to the East Side
On the east side a wall had come down, and behind it stood a chair, a rag, and a ninth tube | {p} had found it
"This is where I was sitting," said {p}. "When I spoke to us. So I have to go in now, and say it. I have it all by heart, you see. I have heard it."
It was dry in there, and there was a door that shut from one side
+ Comfort {p}, and wait outside till it is said => {h} waited by the door | it took about an hour, with laughter in it | {p} came out in the end, and had done all but the sixth, because {h} was there
= Read {p} the questions through the wall => {h} read, and {p} answered what {p.he} had heard | only at the last {p.he} stopped | then {p.he} said that they should both go and have some soup
- Betray {p} by shutting the door => {h} put a shoulder to it | through all nine of the tubes {p} said {his} name, not loudly | it was the answer to the sixth
~ A second piece of the wall came down, between the chair and them | {p} was inside, dusting off the seat | "It was later than I thought," {p.he} said, through the gap. "I remember being late."
@ bins chase
% Forty Grey Sheets; Through the Wash
{hands} had shut both ends of the passage | between them there stood a row of laundry bins on wheels
"Get in or get out of my way," said the one who was pushing. "I am late. Nobody ever looks in these, and you will see why."
A shout came from round the corner, and the shout was {h's} name
+ Help push, with a sheet over your head => {h} leaned into it, and the whole train of them began to roll | {hands} held the doors for it, with turned faces | "You may push again tomorrow," {h} was told
= Lie under the sheets and count the turnings => There were five to the left and one to the right | after that it was dark and full of steam | {h} climbed out among a hundred shirts, and took one
- Betray the pusher, and shove the bins at them => Eleven went off down the slope, and the twelfth with somebody hanging on | {hands} went over like pins | the twelfth was the last that one heard stop
~ A wheel came off | "That is all I need," said the one who pushed | the bin was over on its side in the passage, and {hands} had come round the corner and were looking at the sheets
@ inspection chase
% Everyone by the Wall; A Matter of Badges
The lights went up, and a bell began | "Everyone by the wall," they called. "Badges out."
{hands} started at the far end, and they took their time
The stranger next to {h} had two badges, and was sweating
+ Save the stranger by taking the second badge => {h} took it out of those wet fingers | it said that {he} repaired clocks, and was taller | {hands} read it, and asked {him} about a clock
= Step forward and ask who is in charge => {h} asked it in a tired voice | nobody was quite sure | they went to find out, and the row by the wall was shorter by one
- Deceive them about the stranger's papers => {h} pointed with {his} chin | {hands} came by {him} at a run | the stranger held both badges up, and did not know which to show
~ The stranger dropped them both, and they slid, face up, into the middle of the floor | two badges, one face | every head by that wall had turned, and {hands} had left off taking their time
@ doorvote tex in p=door_fitter
% The Door Has Opinions; Admit One
{p.a} had taken a door off its hinges, and was talking to it | "It was made to learn," said {p}. "It has learned that people who run are up to something. It has let nobody run for a year. There was an alarm last night."
Behind it somebody was knocking, slowly, as one does who has been told to walk
+ Help {p} to teach it that people can be late => {h} ran at it forty times, with a smile | at the forty-first it opened | it said good evening, and it said it to each of them by name
= Ask the door who came through last => It gave the hour, and a weight, and a way of walking | {h} knew that walk | it was one of {hands}
- Trick the door by walking very slowly with a stolen crate => It let {him} through with a small chime | "Mind the step," it said | {p} had seen the crate
~ "You are raising your voice," said the door | it drew another bolt, out of prudence | behind it the knocking had got slower, and was lower down
@ spareheart tex p=parts_dealer
% Not for Resale; One Careful Patient
{p.a} had a heart in a box, and it was going | "It was ordered, and paid for," said {p}. "He did not come. It has been going for a month. It is no good to anyone else, it has his name on it."
It gave a little skip, as if the name had been said
+ Protect it, and carry it to the address => There was a chair by the window with somebody in it, grey as a plate | "I had thought that it was too late," he said | it skipped twice when it heard him
= Listen to it for as long as it takes => It went by threes | {h} had heard that before, through a wall, and knew which
- Steal the box and sell it on => {h} got a price | it knocked the whole way, like a guest | after the door was shut one could still hear it
~ It missed one, and then another, and {p} shut the lid quickly | "It is shy of strangers," {p.he} said, with an ear to the box | it had gone on again, though not so loud
@ nightshift tex in p=night_porter
% The Same Man Twice; Signed in Already
{p.a} had a list of who was in the building, and somebody was on it twice | "He went by at six," said {p}. "He went by at ten past, and said good evening again. Neither has come down. They share a badge."
Up on the ninth a light went off, and on the seventh a light went on
+ Support {p}, and go up with a {lamp} => On the eighth two people sat on one step, holding the same {bag} by a strap | each was quite sure of it | "Which of us did you say good evening to first?" they asked
= Wait by the list for one of them => The one who came down at last did not look up | he signed with his left hand | all the other lines had been signed with the right
- Lie, and sign in as the third => {p} wrote it down with a sigh | upstairs they had heard the bell | two people came out on the landing and leaned over, exactly together
~ The list printed itself over again, as it did on the half hour | now there were three of him | "Good evening," said somebody pleasantly, going by toward the stairs, and {p} said it back
@ rationcard tex p=quartermaster
% One Short; The Count of Spoons
{p.a} was counting spoons for the second day | "Four hundred and twelve of us," said {p}, "and four hundred and thirteen go out. They all come back licked."
In the last row one spoon was very old, and had teeth marks [3 along the handle of it]
+ Share your own supper with whoever it is => {h} left the half of it by the grating | in the night a hand came up, and took it, and laid a bolt there in exchange | it was off a door that nobody had known about
= Mark the old spoon, and follow it => It passed from one to another, and down | {h} saw where it stopped | somebody had been living under the floor since before the floor
- Deceive {p}, and hide another => {p} counted until the bell, and began to cry | they took {p.him} off spoons
~ A whistle blew for the second sitting, and all the spoons went down the hatch together | "I was at two hundred," {p} said, letting go of the counter | there was a wet ring where the old one had been
@ debt1 thread line=debt beat=1 any p=porter
% A Stranger Paid; The Account Is Clear
"Yours is settled," they told {h}, when {he} came to pay | somebody had cleared it all, back to the first line [3 , and had even, in a neat green ink, ruled it off at the bottom]
"Little person, big hat," said {p}, {p.a} leaning in the door. "Left this for you, and said no answer was needed."
It was half of a playing card, torn across [3 with some care and folded once the other way]
+ Share the luck with {p} and buy supper => {p} ate like somebody stoking a boiler, and talked between plates | the big hat came through twice a year | "Pays for people," said {p}. "Never the same ones. And never for nothing."
= Keep the half card and ask around => Four others {inhome} had halves like it | none of the five would fit together | there must then, {h} reckoned, be at least ten
- Lie, and claim the payment was never made => {h} looked so aggrieved that they gave {him} the {coins} over again | it was neat, it was easy | when {he} put them away, one of them was half a coin
~ A gust took it off the table, and they hunted it along the gutter as far as the grating | {p} lay down and got it by one corner, and it was wet
@ debt2 thread line=debt beat=2 any p=thread
% The Other Half; Pay When Called
{p} had a half card too now, and held it out as if it were hot | the two edges met like lips
"It came in my boot," {p.he} said. "With this." | on a slip of {paper} stood a place and an hour, and one word: carry
+ Help {p} do the carrying => It was a plain wooden chair | they bore it up six flights | a woman sat down in it who had eaten standing for a year | nobody said thank you, and there was a feeling that nobody should [3 , with the soup still hot]
= Go alone and see what is to be carried => There was nothing there but a chair in an empty room | after a while {h} sat down on it | from that chair one could see straight into {foe.own} office
- Trick {p} into going in your place => {h} said that {he} would follow | {p} went, and came back at dawn with {p.his} back bent | {p.he} would not say what it was, and would not play cards again
~ The slip had been written in something that did not like the light | while they read it the place went, and then the hour, and they were left with the one word
@ debt3 thread line=debt beat=3 any p=thread
% The Big Hat; All Paid Up
Under the big hat was a girl of twelve or so | she was swinging her heels from the counting table
"Grandmother started it," she said. "You pay for somebody, and they have to carry something, once. That is all. It has been going for sixty years, and nobody has ever said no."
{p} looked at {h}, and {h} looked at {token} [3 , and for some time that was all the conversation there was]
"This is the last one," said the girl. "Then the deck is full."
+ Give the girl your promise to begin the next deck => She spat on her palm, and so did {h} | a new pack lay between them, still in its wrapper | "Choose somebody tiresome," she advised. "It works better on them."
= Ask what all the carrying was for => She fetched a roll of plans, and weighted it with her shoes | chair by chair, beam by beam, they had moved an entire house | it stood where nobody would look, and it was ready
- Steal the full deck and the list of names => {h} had it in {his} pocket between two swings of her heels | fifty-two people, and what each would do once, if asked | she did not cry out, she only looked at {h} and began to shuffle the air
~ Somebody had tried the handle, twice | the girl shut the deck into her hat. "Not while they are listening," she said, and was off across the tables
@ scales tex any p=grocer
% An Honest Weight; The Thumb on the Scale
{p.a} was weighing lentils with one thumb on the pan, and saw that {h} had seen
"It is not for me," said {p} at once. "The levy is a tenth. I give them a tenth of the thumb."
The queue behind {h} looked at the ceiling, all together, like people in church [3 when the plate goes round]
+ Support {p} before the whole queue => {h} said, rather loudly, that the weight looked fair to {him} | somebody laughed, and somebody else began to clap | {p} put an extra scoop in {his} {bag}, and under the lentils lay a key
= Buy a pound and ask about the levy => {h} got short measure and full conversation | there was a cart each Thursday, and the driver was talkative | {p} even knew the colour of the horse
- Rob the till while {p} minds the thumb => {h} leaned over for a pickle and came back with the drawer | it was mostly washers | under them lay a list of who had paid, and who had only said so
~ A weight rolled from the counter and went along under all those feet | the queue had it back on the pan before anyone could look, and {p} said, "Next"
@ paint tex any p=sign-painter
% The Painter of Arrows; Both Ways at Once
{p.a} was up a ladder, painting an arrow | it pointed the other way from the one {h} had followed there
"Yesterday left, today right," said {p}. "I get a {coin} for each. I used to paint angels, if you want to know how it is going."
a bucket of yellow paint hung at {p.his} belt | it dripped on {his} shoe [3 with the regularity of a very small clock]
+ Help {p} paint one small angel => {h} held the ladder while {p} did it from memory, no bigger than a hand | it looked down at the arrow and pointed, quite firmly, the true way | nobody had ordered it, and nobody ever painted it out
= Ask who pays for the arrows => "It comes in an envelope," said {p}, "with a drawing. Neat. No name." | {p.he} had kept one | {h} knew that neatness, and where {he} had seen it
- Trick {p} with an order of your own => {h} showed a {coin} and a stern face, and said north | {p} shrugged and painted it north | before dusk {h} watched six of {hands} march smartly off into a bog
~ The bucket came off its hook | there was a large yellow sun where it had been, with a ladder in it, and {p} did not care to come down
@ gaugeally ally ally=pressure_fitter any
% Rated for Two; Somebody Who Reads Gauges
{ally.a} sat across the only way out of {place}, reading a gauge by touch | "It is rated for two," {ally} said. "I have been waiting for another. It will not open for one, it thinks that one is an accident"
{ally} had signed for {foe's} last three repairs, and would not sign for the fourth
+ Share what you know before the door opens => {h} told it while the needle climbed | {ally} asked two questions, and they were the right two | the door counted them and let them by
= Ask what was wrong with the fourth => {ally} held up a washer | it had been made to fail, slowly, on the side where the bunks were
- Lie about how many will be following => {h} said six | {ally} worked it out and found a remainder, and came along regardless
@ twoscales tex any in theme=doors calm p=weigher
% One of Them Is Honest; Always the Same Grain
There were two scales on the bench, by one maker, and they would not agree | {p.a} had sat between them for a year
"One of the two is right," said {p}. "So I weigh a thing on both, and write down both, and cannot sleep. They differ by a grain. It is always the same grain. I have begun to think that something is standing on it."
+ Give {p} something of yours to weigh => {h} laid down a {coin}, and they bent over it | it was a grain short on the one, and a grain over on the other | that had not been seen before, and {p} turned quite pink
= Look beneath the pan on the left => {h} lay down on {his} back to see | there was a thread as fine as a hair, and it went down through the bench and the floor | it was taut, and somebody below gave it a pull
- Trick {p} with a thumb on the heavy side => {h} leaned a little, and the two of them agreed | {p} wept for joy, and made it known | {foe} heard of it by nightfall, and sent to have the bench sealed
~ Somebody let a door slam below, and both of the pans danced | "There goes the year," said {p}. "One has to begin again, from a quiet morning"
@ tenlights tex any t=night,dusk theme=fire calm p=watcher
% One Light Too Few; Counted Every Night
{p.a} counted the lights from the same window every night | eleven there had been, since there was a window
"Tonight it is ten," said {p}. "I do not see things, as a rule. I looked for what was in front, and nothing was. Then it came back, and I was so glad that I wrote it down wrong. It is ten, and one that is pretending."
+ Share the watch until the next goes out => {h} took the low half, and {p} the high | a long while afterward the ninth one went | from where {h} sat one could see a hand, carrying it
= Compare tonight's page with the oldest => {h} turned back to the front, where the ink was brown | there were ten at that time as well | the eleventh had been added since, in {foe.own} writing
- Lie to {p} that there were always ten => {p} took it harder than {h} had thought | {p.he} shut the book, and asked what else {p.he} had been wrong about | then, quite low, {p.he} started to count the people in the room
~ A curtain was drawn over there, and all of them went at once | {p} sat with the pen up | "I shall have to put down nought," said {p.he}, "and it will be read out"
`;

/** Science fiction and space opera: closed doors, long counts, machines with opinions. */
/** What there is to do after the end, and the quests that come of it. */
const after = `
@ out1 after won any
+ Share the working with whoever asks for it => {h} put out the whole of it, with the mistakes left in | nine people wrote to say where it went wrong | the tenth had built one
= Run it all once more, to be sure => {h} ran it from the beginning, on a quiet shift | it came out as before, to the third place | in the fourth was something that nobody had put in
- Cheat the register of five names, and sign alone => {h} spread {his} own over the space for all six | it looked well on the wall | each morning the five others had been put in again, in five hands
@ out2 after lost any
+ Help the ones who lost their posts with you => {h} wrote for all of them, and did not stint the adjectives | one by one they went, with their bags, and looked embarrassed | the last of them came back for {him}
= Take a post where nothing is asked but the readings => {h} took them at six, and again at ten | for a year they were the same | on the first night of the second year one of them was not
- Lie about the last hour in the log => {h} changed two words, and one of those was "not" | it read much better | whatever kept that log changed it back each night, without comment
@ out3 after renounced any
+ Give your berth to the next name on the list => {h} packed before the next name had come up the ramp | it was a large person with a very small case | "Why?" the person asked, and was still asking when the hatch shut
= Go back to the old work, as if from leave => {h} found that somebody had kept {his} cup | nobody asked | on the desk lay a folder that was new, with its seal already broken
- Cheat the insurers over what you never lost => {h} filled in the form three times over, and was moving about the clock | they paid | some months later all that {he} had claimed for came to the door, in pieces
`;

export const tech: PackSource = {
  id: 'tech',
  sheets: [[cards, techVoice, after].join('\n')],
  words: {
    places: ['the relay tower', 'the lower docks', 'the seed vault', 'the listening array', 'the breakers\' yard', 'the hydroponic ring', 'the dead reactor', 'the glass spine', 'the customs deck', 'the memory hall', 'the observatory', 'the old colony ship'],
    foes: ['Director Vael|director|the compliance team|she', 'Commodore Hask|commodore|the marines|he', 'Ansel Drury|factor of the combine|the company agents|he', 'Warden Ishikawa|warden of the ring|the ring wardens|she', 'Prefect Oduya|prefect|the proctors|he', 'Doctor Linden|chief of medicine|the orderlies|she'],
    tokens: ['the unlisted relay', 'the cracked data spool', 'the ceramic key', 'the child\'s transmitter', 'the sealed sample tube', 'the captain\'s slide rule', 'the brass gyroscope', 'the punched card'],
    'names.he.new': ['Anton', 'Bashir', 'Caleb', 'Dmitri', 'Eero', 'Farid', 'Goran', 'Halvard', 'Idris', 'Jun', 'Kofi', 'Leandro', 'Mateus', 'Nikhil', 'Oskar', 'Pavel', 'Ravi', 'Stellan', 'Teodor', 'Vikram', 'Wen', 'Yusuf'],
    'names.she.new': ['Adaeze', 'Brisa', 'Chiyo', 'Dalia', 'Edda', 'Farah', 'Ginevra', 'Hana', 'Ingrid', 'Jovana', 'Kavya', 'Leilani', 'Mirela', 'Noor', 'Oyelaran', 'Priya', 'Ronit', 'Sunniva', 'Tova', 'Ximena', 'Yuki', 'Zora'],
    'example.objective': ['Find out who sent the signal from the dead station', 'Deliver the last seed bank to the outer colony', 'Rescue the crew of the survey ship Ardent', 'Prove that the ship\'s mind did not kill the captain', 'Escape the ring before the doors close for good', 'Protect the only garden left on the night side', 'Repair the old engine that everyone says is haunted', 'Recover the map that {his} mother hid in a lullaby', 'Become the first pilot from the lower decks', 'Steal back the memory that the combine took'],
    'example.setting': ['A generation ship in deep space, nine years late', 'A mining moon with one public telephone', 'The lower docks of a ring station', 'A terraced dome on the dry side of Mars', 'A research base underwater, off a drowned city'],
    'example.motivation': ['{his} name was on a list that no one would explain', 'The signal speaks in the voice of {his} sister', 'Somebody deleted the only photograph', '{he} was the one who signed the inspection', 'To pay for passage home before the window closes'],
  },
};
