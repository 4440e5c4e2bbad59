import { techVoice } from './tech-voice.ts';
import type { PackSource } from '../pack.ts';

const cards = `
@ pilot ally ally=grounded_pilot
% Grounded; The Pilot Who Talked Back
{ally.a} was washing a stranger's hull at {place} with a very small sponge
"They took my ticket," said {ally}. "I told the inspectors what was in the hold. It turned out that the inspectors knew. It was theirs."
{ally.he} had kept one thing, and showed it, cupped in a soapy palm | it was the ignition chip
"She is berthed fifty metres from here, and she pulls to port," {ally.he} said. "Say where."
+ Rescue the chip's ship from the breakers with {ally} => The cutters had already chalked the hull when they ran in under them | she started at the fourth try, with a noise like an argument | "Did you see their faces?" shouted {ally}, and flew out backward to be sure of seeing them
= Inspect the ship before you agree to anything => Two of the engines were sound, and one was holding on out of habit | in the hold, behind the lining, {h} found what the inspectors had not wanted listed | it had {foe.own} stamp on it
- Cheat {ally} out of the command chair => {h} had the papers drawn so that the ship was {his} own | {ally} signed without reading | "Do you know why I always lose?" {ally.he} said. "I like flying more than I like owning."
@ * fare of=tech.pilot won
{ally} was given leave to fly again, by other inspectors | they showed {ally.him} the hold before {ally.he} could ask
@ * fare of=tech.pilot lost
{ally} stayed grounded on paper, and flew by night | no inspector ever looked up, and {ally.he} waved to them all
@ machine ally ally=maintenance_unit/he/Unit_Nine
% Unit Seven Declines; A Machine with an Opinion
{ally.a} was sitting in the corridor outside {place} [2 with {ally.his} tools laid out in order of size]
"I have been told to weld that hatch," {ally} said. "There are fourteen people behind it. I have raised a query. They have told me that I do not raise queries."
{ally.he} turned one lens on {h} [3 , from the boots up to the hairline,] and then the other
"I should like to be told to do another thing," said {ally}. "By anyone. I find I am not particular."
+ Help {ally} open the hatch instead => {they} cut it together, working in from the corners | fourteen people came out past {ally}, and the last, an old man, patted the casing as one pats a horse | "I have logged that," said {ally}, after a while
= Ask {ally} to show you the order => It came up on a cracked screen, line by line | nobody had signed it, but the phrasing was {foe.own}, down to the "kindly" | {ally} had underlined the word in grease [3 , twice, and not said one thing about it]
- Deceive {ally} with a forged command => {h} read it out in an official voice | {ally} gathered up the tools, one by one, and followed | "That code expired last spring," {ally.he} remarked on the stairs. "But it was kind of you to go to the trouble."
@ * fare of=tech.machine won
{ally's} query about the hatch was answered at last | it said that {ally.he} might raise as many as {ally.he} liked
@ * fare of=tech.machine lost
{ally} never had an answer to the query about that hatch | {ally.he} filed it again each morning, with growing satisfaction
@ plants tex p=hydroponist
% The Tomato Inquiry; One Red Thing
The passage led through the garden deck, and there {p.a} stood guard with a wrench | it was over the one red thing on board
"It is a tomato," said {p}. "The first. Four people have offered me their bunks for it. One offered me his brother. {foe} has sent down for it twice. I have been awake since it turned. Tell me what I should do with one tomato for forty people."
It hung there, absurdly shiny | everyone who went by on that deck had found a reason to
+ Help {p} cut it into forty shares => {they} used a scalpel and a ruler | people queued the length of the deck, and nobody took two | they stood about with their eyes shut, and chewed | one of them told {h} when {hands} changed the watch
= Ask who has been watering it at night => {p} had not known that anyone was | {they} sat up behind the tanks to see | toward four there came a shape in a command jacket | it had a cup, and looked both ways | it was {foe.own} aide
- Steal the tomato while the lights are cycling => For six seconds the deck went dark | {h} ate it in the lift, seeds and all, and cried a little | then the lights came on, and {p} stood there with the wrench | forty people were looking at the stalk
~ The lights cycled early, and a pair of boots went by in the dark | when they came on again there were fewer leaves on it | "Who has the scissors?" {p} asked, quite pleasantly, and lifted the wrench
@ drone tex any p=courier
% Return to Sender; A Parcel with Legs
A parcel on six legs had planted itself in the passage, and it let nobody by who would not sign for it
"Please do," said {p}, {p.a} out of breath behind it. "I am paid by the signature, and I have not been paid for three years. This one came from {last}. It was to be handed to the first person who asked my name."
It held out a stylus to {h}, and waited, like a dog with a stick
+ Help {p} by asking the name, and signing => {h} asked, and signed | at that the parcel got up and lay down on {p's} boots | it was {p.his} own pay for three years | there was a note with it from one of {foe's} paymasters | he was sorry, it said, and it named the hour when the guard was changed
= Read the label twice before touching it => It had been posted at {last}, by one of {hands} | there was a small arrow on it, pointing to the underside | a key was fixed there with tape | beside it stood one word: sorry
- Lie about your name and send it off after {foe} => It looked at {him} for some time with its one lens | then it went off, clicking, as fast as it could go | {p} stood in the empty passage with the stylus. "That was three years," said {p.he}
~ The stylus slipped, and the thing drew in its legs and backed under a bench | "Now it thinks that you are a decoy," said {p}. "It will be an hour before it trusts anybody with a hand."
@ barber tex p=barber
% The Only Barber; News and a Trim
There was one barber for two thousand heads | whoever wished to go up a deck had to be trimmed, and listen
"You will have come about the doors," said {p}, {p.a} with a steady hand. "Everyone is. Deck by deck, they shut a minute earlier each night. {foe} gives out that it is the air. Tip your chin up."
In the glass {h} could see the queue behind {him} | an old man at the end of it was shaking, and everybody else was leaning in
+ Comfort the old man in the queue who is shaking => {h} put him in the chair | under the towel the shaking stopped [3 , little by little, as a pump does when it is switched off] | "Thirty years I fitted those doors," he said to the ceiling | {p} clipped very slowly, so that {h} should hear all of it
= Ask which deck the closing started from => {p} drew it on the glass with a soapy finger, ring by ring | it ran inward like the coils of a spring | and in the middle, where all of it was going, was {last}
- Trick {p} into repeating a rumour about {foe} => {h} let it fall as if by accident, between the ears | by the night shift two thousand heads had heard it | at breakfast the chair was empty, and the scissors lay on the deck, for {hands} had come to ask {p} where it began
~ A door went down at the end of the deck, well before its time, and the whole queue ran for it with the sheets on | "I cannot do half a head," {p} called after them
@ child tex p=stowaway
% A Child in the Ducts; Small Handprints
A grille swung out across the passage, at the height of {his} knee | a voice behind it told {h} to stand still
"They are counting on this deck," said the voice. "Two of {hands}. I am not on the list. I have got the whole of the third ring in here, and there is a cat. Are you on the list?"
{p.a} looked out, filthy and dignified, about seven years old | behind {p.him} a cat purred like a bad bearing
+ Share your blanket and ask nothing => {h} pushed it through, corner first, and went and sat where {p.he} could see {him} | after an hour a small grey hand put out a map, done in wax | it showed every duct there was, and one that went outside
= Follow {p} on hands and knees through the dark => Left, and left, and down past a hot pipe that ticked | {p} talked the whole way, over {p.his} shoulder, about the cat | from the last grille {h} looked straight down upon {foe.own} desk
- Betray {p} to the wardens for a pass card => They gave {him} the card at once, and a form | there was some crashing overhead, and then not | that night the cat came by itself, and sat down opposite {h}, and stared
~ The grille banged to | there was a scuffle of knees, going away, and a purr going after it | on the near side was left one shoe, about as long as {his} hand
@ hull tex airless p=rigger
% Outside; Forty Minutes of Line
The job was on the hull, and the line was forty minutes long, if one counted in breaths
"You get used to it," said {p}, {p.a} with a patched visor. "No, that is a lie. What happens is that you get to like being frightened. Clip on. There is a light out here that I want you to see."
Along the plating, where nobody could ever have stood, ran a row of chalk marks
+ Help {p} free the jammed tether => It had bitten into a weld | {they} worked with {their} helmets touching, so as to talk | "If it had been just me," said {p}, and did not finish, and when they were in again would not let {him} pay for anything
= Measure the chalk marks against your glove => They were evenly spaced, about one stride apart | {h} stepped it out, clanking | the line of them went round the curve of the hull, and ended at a hatch that had been painted to look like plating
- Cheat {p} by taking the longer line => {h} clipped on to the good reel, and left {p.him} the short one | it came to nothing, for nobody slipped | but at minute thirty-eight {p} looked at the reel, then at {h}, and smiled, in a way that {he} did not care to see again
~ The plating rang, and they were both a body's length out from it on the one clip | "Do not talk," said {p}. "Count." | when they had pulled in again the chalk marks were behind the curve
@ archive tex any p=old_gunner
% The Last One Who Remembered; A War and a Half
At the mess table by the hatch {p.a} was telling the war again, with a boot across the way out | the young ones were mouthing the words along
"And then it went quiet," said {p}. "Write that down. Nobody ever writes it down. You could hear them over there, packing up, just the same as us. One of them had a whistle."
{p.he} looked round the table [3 , at each of them in turn, and seemed to find them all too young] | "You," {p.he} said to {h}. "You have not heard it. Sit where I can shout at you."
+ Give {p} the whole evening => {h} heard the whole war, and then the first half over again | some time after midnight the old voice dropped, and left the usual road | "I never told the end to anybody," said {p}. "There was a door. We shut it on them. I could draw it for you."
= Ask about the whistle => {p} shut {p.his} eyes and got it at the third try, three thin notes | in a far corner an old hand put down a cup | "Where did you get that?" said a woman with a scar. "We used to open up to that."
- Steal the medal off the old coat => It came away with a pin like a fish hook | {p} talked on, and one hand patted {p.his} chest for the place, and then patted it again | for the first time that evening {p} lost the thread
~ A stoker laughed in the wrong place, and the old voice stopped | {p} got up and put on the {coat}, and did the buttons with care | "It went quiet," {p.he} said, "and none of you were there."
@ screw1 thread line=screw beat=1 p=mender
% One Screw a Day; Small Deliveries
A sweeping machine no bigger than a loaf stopped at {his} foot | it set down a screw and waited
"It is mine," said {p}, {p.a} with a jar under one arm. "One each morning, for a year. It comes from behind the sealed end, where nobody goes. I have never lost one."
The jar was nearly full, and no two of them were alike [3 , not even in the letters]
+ Support {p} in following it to the wall => {h} supported {p.him} along a duct by the belt | the little machine went in under a plate that had been welded from the outside | behind it there was a thin light, and a prisoner had heard them [3 , and sat up]
= Sort the jar by size on the floor => {h} sorted until {his} knees were numb | they were not spares | laid out in order, they were the bones of a hand
- Steal the last screw from the machine => {h} stole it, and the small machine went round and round, looking | {p} said nothing | the next morning it brought two, and one of them was for {h}
~ The small machine reared up, and took the screw back | it had gone under the lockers before either of them could bend | "It has never done that," said {p}, holding the jar against {p.his} chest
@ screw2 thread line=screw beat=2 p=thread
% Four Fingers and a Thumb; It Asks for an Arm
{p} had made a hand out of the screws that the small machine brought | it lay on {p.own} table under a cloth, and it tapped
"Short and long, like the old lamps," said {p}. "The old machine behind the wall is taking itself apart, it says, to get out. It ran this place once. Then {foe} had it walled in."
The hand turned over and lay palm up [3 , as if to have its fortune told]
+ Give the hand a thing to write with => {h} gave it a stub of chalk | it wrote one line, very neatly | it had the plan of every door, it said, and could not reach one of them
= Tap back and ask how much is left => {h} tapped, and the answer took an hour | there was an arm to come, and one eye | it could do without the rest, it said, and had
- Betray the hand to {hands} for a reward => {h} betrayed it before supper | they came with a box, and it went in without a struggle | in the morning the small machine began all over again, with a single screw
~ Boots went by the door, four pair, and the hand lay down flat and was a piece of scrap | {p} got the cloth over it | it did not tap any more that evening, for all their asking
@ screw3 thread line=screw beat=3 p=thread
% The Last Delivery; Carried to the Window
The small sweeping machine came once more, and it brought a glass eye [3 , held up in front of it]
{p} set the eye in a palm made of its screws | it looked at both of them for some while
"So that is what you look like," said the old machine, in a voice like a kettle. "I have only known your boots. Carry me to a window, please. After that I will open whatever you like."
+ Help {p} carry it to the nearest window => {they} carried it in a towel, one at each end | it looked out until it had seen enough, and that was not soon | then all along the passage locks let go that {foe} had thought shut for good
= Ask it why it was walled in => It thought about the question | "I counted," it said. "There were more people on the list than in the beds, and I said so." | it could still recite the list, and {foe} came third [3 , behind two who were dead]
- Cheat it out of the doors before the window => {h} cheated it with a promise, and it opened every door | the window turned out to be a long way round | {p} carried it there alone in the end, and did not ask {him} along
~ The lights dipped in that row, and the voice ran down to a growl | "Window," it said, and the eye dimmed like a coal | {p} was blowing on it, having no other idea

@ * sense
The lamps came up by one step [, which was what passed for morning] [3 in a place where nobody had ever seen one]
Behind the panel a pump was working harder than it should [3 , in a rhythm that was not quite the rhythm of the day before]
A welder had stencilled a small blue bird over the hazard line [3 , and a painter had been told to paint it out, and had not]
The deck hummed underfoot, a shade flat [2 of where it had been the day before] [3 , as a singer does who has begun to doubt the choir]
There was a smell of warm dust, solder and boiled cabbage [3 that went back, people said, to the very first crew]
Warning labels in six languages covered the pipe, and all of them had been corrected by hand
A maintenance crawler went by along the ceiling with a sock in its jaws [3 , and the look of a clerk who means to be promoted]
The public screen was showing a forest, as it did when it had nothing to say
Rivets ran along the wall [3 , row after row and deck after deck,] like a sentence in a language of one letter
A child two compartments off was practising scales on a flute [2 , badly] [3 , with a pause each time before the note that would not come]
@ * callback did=tech.pilot:+
Every so often an old pilot still mentioned the ship that had left the breakers' yard backward
@ * callback did=tech.machine:+
Unit by unit, it was said, the maintenance crew had begun to raise queries
@ * callback did=tech.plants:+
Forty people on that deck still kept a seed in a twist of paper
@ * callback did=tech.child:+
A corner of {his} old blanket was showing through a grille, and it was purring
@ * callback did=tech.child:-
There was a cat on that deck that would not be fed by {him}
@ * callback did=tech.archive:+
Somewhere an old gunner had started on the end of the story
@ bins chase
% Forty Grey Sheets; Through the Wash
{hands} had shut both ends of the passage | between them there stood a row of laundry bins on wheels
"Get in or get out of my way," said the one who was pushing. "I am late. Nobody ever looks in these, and you will see why."
A shout came from round the corner, and the shout was {h's} name [3 in full]
+ Help push, with a sheet over your head => {h} leaned into it, and the whole train of them began to roll | {hands} held the doors for it, with turned faces | "You may push again tomorrow," {h} was told
= Lie under the sheets and count the turnings => There were five to the left and one to the right | after that it was dark and full of steam | {h} climbed out among a hundred shirts, and took one
- Betray the pusher, and shove the bins at them => Eleven went off down the slope, and the twelfth with a guard hanging on | {hands} went over like pins | the twelfth was the last that one heard stop
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
The one door on that deck would not open | {p.a} stood before it with a screwdriver and was talking to it
"It was made to learn," said {p}. "It has learned that people who run are up to no good. There was an alarm last night, and it let nobody through who was running. There are eleven of them in there still. {foe} says it is working as ordered."
From behind it came a slow knocking [2 , as of people who have been told to be calm]
+ Help {p} to teach it that people can be late => {h} ran at it forty times, with a smile | at the forty-first it opened | it said good evening to all eleven, and it said it to each of them by name
= Ask the door who came through last => It gave the hour, and a weight, and a way of walking | {h} knew that walk | it was one of {hands}, and the alarm had been rung from the inside
- Trick the door by walking slowly with a stolen crate => It let {him} through with a small chime, and shut | "Mind the step," it said | eleven people had seen through the gap how the crate got by, and so had {p}
~ "You are raising your voice," said the door | it drew another bolt, out of prudence | behind it the knocking had got slower, and was lower down
@ spareheart tex p=parts_dealer
% Not for Resale; One Careful Patient
To get to the upper docks one had to pass the parts counter | behind it {p.a} was holding a box shut with both hands
"It is a heart, and it is going," said {p}. "It was ordered, and paid for, and he did not come. It has been going for a month. It is no good to anybody else, it has his name on it. They have stopped him at the gate, I think. A stranger would have to carry it."
It gave a little skip in there, as if the name had been said
+ Protect it, and carry it to the address => By the window a man sat in a chair, grey as a plate | he wore the jacket of one of {foe's} own officers | "I asked a question," he said. "They took away my pass. I had thought that it was too late." | it skipped twice when it heard him
= Read the order that came with it => {h} read it by the {lamp} | he had been an officer under {foe} | behind his name stood in red: no pass, and the date was the day after he had asked to see the books
- Steal the box and sell it on => {h} got a price | it knocked the whole way, like a guest | {p} came running after as far as the corner, and stood there with one hand on {p.his} own chest
~ It missed one, and then another, and {p} shut the lid quickly | "It is shy of strangers," {p.he} said, with an ear to the box | it had gone on again, though not so loud
@ rationcard tex p=quartermaster
% One Short; The Count of Spoons
Nobody left the mess until the spoons were counted | {p.a} was counting them for the third time
"Four hundred and twelve of us," said {p}, "and four hundred and thirteen go out. They all come back licked. If I report it {hands} will take up the floors. If I do not, it is my post. I only want to know who it is."
In the last row one spoon was very old, and had teeth marks [3 along the handle of it]
+ Share your own supper with whoever it is => {h} left the half of it by the grating | in the night a hand came up and took it | it laid a bolt there in exchange | it was off a door that nobody had known about
= Mark the old spoon, and follow it => It passed from one to another, and down | {h} saw where it stopped | a family had been living under the floor since {foe} had the lower deck cleared, eleven years before
- Deceive {p}, and hide another => {p} counted until the bell, and began to cry | they took {p.him} off spoons | the next morning the floors were up
~ A whistle blew for the second sitting, and all the spoons went down the hatch together | "I was at two hundred," {p} said, letting go of the counter | there was a wet ring where the old one had been
@ debt1 thread line=debt beat=1 any p=porter
% A Stranger Paid; The Account Is Clear
"Yours is settled," they told {h}, when {he} came to pay | a stranger had cleared it all, back to the first line [3 , and had even, in a neat green ink, ruled it off at the bottom]
"Little person, big hat," said {p}, {p.a} leaning in the door. "Left this for you, and said no answer was needed."
It was half of a playing card, torn across [3 with some care and folded once the other way]
+ Share the luck with {p} and buy supper => {p} ate like a fireman stoking a boiler, and talked between plates | the big hat came through twice a year | "Pays for people," said {p}. "Never the same ones. And never for nothing."
= Keep the half card and ask around => Four others {inhome} had halves like it | none of the five would fit together | there must then, {h} reckoned, be at least ten
- Lie, and claim the payment was never made => {h} looked so aggrieved that they gave {him} the {coins} over again | it was neat, it was easy | when {he} put them away, one of them was half a coin
~ A gust took it off the table, and they hunted it along the gutter as far as the grating | lying down, {p} got it by one corner, and it was wet
@ debt2 thread line=debt beat=2 any p=thread
% The Other Half; Pay When Called
a stranger had once paid what {h} owed, and left half a playing card | now {p} had the other half | the two edges met like lips
"It came in my boot," {p.he} said. "With this." | on a slip of {paper} stood a place and an hour, and one word: carry
+ Help {p} do the carrying => It was a plain wooden chair | {they} bore it up six flights | a woman sat down in it who had eaten standing for a year | nobody said thank you, and there was a feeling that nobody should [3 , with the soup still hot]
= Go alone and see what is to be carried => There was nothing there but a chair in an empty room | after a while {h} sat down on it | from that chair one could see straight into {foe.own} office
- Trick {p} into going in your place => {h} said that {he} would follow | {p} went, and came back at dawn with {p.his} back bent | {p.he} would not say what it was, and would not play cards again
~ The slip had been written in an ink that did not like the light | while they read it the place went, and then the hour, and they were left with the one word
@ debt3 thread line=debt beat=3 any p=thread
% The Big Hat; All Paid Up
Under the big hat was a girl of twelve or so | she was swinging her heels from the counting table
"Grandmother started it," she said. "You pay for a stranger, and he has to carry a parcel, once. That is all. It has been going for sixty years, and nobody has ever said no."
{p} looked at {h}, and {h} looked at {token} [3 , and for some time that was all the conversation there was]
"This is the last one," said the girl. "Then the deck is full."
+ Give the girl your promise to begin the next deck => The girl spat on her palm, and held it out | {h} did the same with {his} own | a new pack lay between them, still in its wrapper | "Choose a tiresome person," she advised. "It works better on them."
= Ask what all the carrying was for => She fetched a roll of plans, and weighted it with her shoes | chair by chair, beam by beam, they had moved an entire house | it stood where nobody would look, and it was ready
- Steal the full deck and the list of names => {h} had it in {his} pocket between two swings of her heels | fifty-two people, and what each would do once, if asked | she did not cry out, she only looked at {h} and began to shuffle the air
~ A hand had tried the handle, twice | the girl shut the deck into her hat. "Not while they are listening," she said, and was off across the tables
@ scales tex any p=grocer
% An Honest Weight; The Thumb on the Scale
At the supply hatch everyone had to sign | {p.a} weighed out lentils there | one thumb was on the pan, and {p.he} saw that {h} had seen
"It is not for me," said {p} at once. "{foe} takes a tenth of all that goes over this pan. So I make it less. They get a tenth of the thumb. Are you going to tell?"
The queue behind {h} looked at the ceiling, all together, like people in church [3 when the plate goes round]
+ Support {p} before the whole queue => {h} said, rather loudly, that the weight looked fair to {him} | a boy laughed, and his mother began to clap | {p} put an extra scoop in {his} {bag}, and under the lentils lay a key
= Buy a pound and ask about the tenth => {h} got short measure and full conversation | it was fetched every sixth day, by two of {hands} with a trolley | {p} even knew which lock they left open behind them, since it wanted them both to push
- Rob the till while {p} minds the thumb => {h} leaned over for a pickle and came back with the drawer | it was what forty families had put by, with a slip for each | {p} had taken the thumb off the pan, and was looking at the hole in the counter
~ A weight rolled from the counter and went along under all those feet | the queue had it back on the pan before anyone could look, and {p} said, "Next"
@ gaugeally ally ally=pressure_fitter any
% Rated for Two; One Who Reads Gauges
{ally.a} sat across the only way out of {place}, reading a gauge by touch | "It is rated for two," {ally} said. "I have been waiting for another. It will not open for one, it thinks that one is an accident"
{ally} had signed for {foe's} last three repairs, and would not sign for the fourth
+ Share what you know before the door opens => {h} told it while the needle climbed | {ally} asked two questions, and they were the right two | the door counted them and let them by
= Ask what was wrong with the fourth => {ally} held up a washer | it had been made to fail, slowly, on the side where the bunks were
- Lie about how many will be following => {h} said six | {ally} worked it out and found a remainder, and came along regardless
@ * fare of=tech.gaugeally won
{ally} did the fourth repair over, and signed for it | the gauge held, and {ally} read it twice for pleasure
@ * fare of=tech.gaugeally lost
{ally} never did put a name to the fourth repair | {ally} shifted the bunks away from it, one by one
@ * stand did=plants:+
Half of {hands} had lined up for soup, with their backs to the way in | {w} stood in front with a plate | it was the second tomato, and {h} had helped to cut the first | one may not leave that line, or one loses one's share
@ * stand did=plants:-
{w} stood among {hands} with a bare stalk | "That one ate it," {w} told them. "Forty of us had waited for eight months." | they had {h} turn out each pocket, and shake it
@ * stand did=drone:+
A parcel on six legs kept running between the feet of {hands}, and three had begun to chase it | {w} had sent it, who got three years' pay through {h's} signature | it led those three off round the corner
@ * stand did=drone:-
The parcel had got there before {him}, and sat beside the way in | it called out {h's} right name, and went on calling it | {w} had been left without a signature by the wrong one | all of {hands} turned round to see
@ * stand did=barber:+
{w} had shut up shop, and led the old door-fitter by the arm | {h} had once put him in the chair | he laid his palm on the bar of the way in, and it went up | {hands} looked up at it
@ * stand did=barber:-
"Tip your chin up," said a voice by the way in, and it was {w}, with a week of the cells in {w.his} face for what {h} had whispered | {hands} all came to look at the chin | it was the one they had been told of
@ * stand did=child:+
A grille beside the way in hung open, and a small grey hand beckoned | it was {w}, who had not forgotten the blanket | the last part {h} went on {his} knees, behind {hands}
@ * stand did=child:-
A cat sat before the way in and yelled at {h}, and could not be sent off | {w} was under lock and key by then, by {his} doing, and it had followed {him} ever since | {hands} came out with a broom, and saw what it was yelling at
@ * stand did=hull:+
{w} had run a line for {h} all along the outside | {h} had freed {w.his} tether once | {he} came in at the far end, where {hands} had set nobody
@ * stand did=hull:-
The line to the way in was the short one, and a guard had left it two yards shorter | {w} had not forgotten who took the long one | {h} had to let go for the last of it, and {hands} felt {him} come down
@ * stand did=archive:+
{w} had drawn it on the back of a menu, the door that they shut in the war and never told of | {h} had given {w.him} a whole evening once | it stood behind a stack of crates, on the side where {hands} were not
@ * stand did=archive:-
{w} sat among {hands}, in a coat with a hole where the medal had been | "And then it went quiet," {w} told them. "Listen. That is a person with light fingers." | they listened, and heard {h}
@ * stand did=doorvote:+
{h} came at a run, and the way in stood open and said good evening | {w} had been going about teaching locks that people can be late | it shut again before two of {hands}, who were walking slowly
@ * stand did=doorvote:-
The lock had {h} stand before it with both hands up | {w} had told every lock on the line about a crate | beside {him} {hands} went in and out, and it wished them a good day
@ * stand did=spareheart:+
{w} had brought a man along to the way in, and he was no longer as grey as a plate | it was to him that {h} had carried the box | he had given orders there for nine years, and gave two of {hands} one now: to turn about
@ * stand did=spareheart:-
{hands} held {h's} {bag} to their ears, one after another | They had it from {w} that this was a dealer in other people's hearts | nothing was in it, and they were a long time agreeing that nothing was
@ * stand did=rationcard:+
{w} was standing on a loose plate before the way in, and stepped off it | beneath it lived the one with whom {h} had once shared {his} supper | the last of the way they went together, under the boots of {hands}
@ * stand did=rationcard:-
{w} was off spoons, and counted people for {hands} now | {h} had spoiled {w.his} count once, for nothing | this time it came out right, and {w} said so in a loud voice: there was one over
@ * stand did=scales:+
The tenth for {foe} had come, forty sacks of it | {w} was weighing each one over again before {hands} | {h} had once spoken up for that thumb | four of them were bent over the pan, and did not look round
@ * stand did=scales:-
A toll was asked at the door that day, of {h} and of nobody else | {w} had told {hands} what was in the till that {he} emptied | it was weighed, and there was a thumb on the pan
@ * stand did=screw2:+
A small sweeping machine ran before {h}, and set down a screw by each way in but one | {w} had the iron hand in a towel, and it tapped | {h} had given it chalk, and it told {him} how many of {hands} stood where
@ * stand did=screw2:-
{hands} had a box beside them on the step, and what was in it tapped as {h} came near | {he} had sold it to them, and had not told {w} | it knew {his} step, and they had learned to read the taps
@ * stand did=screw3:+
All the locks round the way in let go together | {h} had helped {w} to carry the old machine to its window, and from there it could see {him} | {hands} were still holding on to the handles
@ * stand did=screw3:-
At the way in was a lock that the old machine could have opened with a word | {h} had cheated it of its window, and {w} had carried it there alone | nobody said the word, and {he} went in under the eyes of {hands}
@ * stand did=debt2:+
{w} sat on a plain wooden chair in the middle of the way in, and five strangers sat beside {w.him} on five more | {h} had helped to carry the first of them | there were no orders about chairs, and one of {hands} had to go and ask
@ * stand did=debt2:-
There was a beam to be lifted off before one could get in, and it wanted two | {w} had carried once in {h's} place, and come back bent | now {w} stood by and watched | {he} let it fall, and {hands} heard that
@ * stand did=debt3:+
Fifty people came up to the way in, and carried one thing each | {hands} were to sign for every piece | {w} had called them, since {h} would begin the next deck | in that crowd nobody counted heads
@ * stand did=debt3:-
Half of a playing card lay on the step before the way in, torn across | those fifty-two would each have carried a bag for {h} | but {he} had taken their deck, and {w} had told them | {hands} had no one to watch but {him}
`;

/** Science fiction and space opera: closed doors, long counts, machines with opinions. */
/** What there is to do after the end, and the quests that come of it. */
const after = `
@ out1 after won any
+ Share what you learned with whoever asks for it => {h} laid it all open, and the mistakes too | nine people wrote to say where it went wrong | the tenth said thank you
= Sleep for two days, and eat something hot => {h} heard the others go by outside, quietly, on their toes | on the third morning there was a list on the door, of all that had to be done | at the foot stood: no hurry
- Lie about how near it had been => {h} said that it had all been in hand | they believed it, and cut down the stores | it was {h} who went through them by night, and counted
@ out2 after lost any
+ Help the others who lost by it to start again => {h} wrote for all of them, and did not stint the adjectives | one by one they went, with their bags, and looked embarrassed | the last of them came back for {him}
= Take a post where nothing is asked but the readings => {h} took them at six, and again at ten | for a year they were the same | on the first night of the second year one was not [3 , though by very little]
- Lie about the last hour of it => {h} changed two words, and one of those was "not" | it sounded much better so | those who had been there heard it, and looked at the floor
@ out3 after renounced any
+ Give your berth to the next name on the list => {h} packed before the next name had come up the ramp | it was a large person with a very small case | "Why?" the person asked, and was still asking when the hatch shut
= Go back to the old work, as if from leave => {h} found that the night shift had kept {his} cup | nobody asked | on the desk lay a folder that was new, with its seal already broken
- Cheat the insurers over what you never lost => {h} filled in the form three times over, and was moving about the clock | they paid | some months later all that {he} had claimed for came to the door, in pieces
`;

export const tech: PackSource = {
  id: 'tech',
  sheets: [[cards, techVoice, after].join('\n')],
  words: {
    places: ['the relay tower', 'the lower docks', 'the seed vault', 'the listening array', 'the breakers\' yard', 'the hydroponic ring', 'the dead reactor', 'the glass spine', 'the customs deck', 'the memory hall', 'the observatory', 'the old colony ship'],
    foes: ['Director Vael|head of the works|the compliance team|she', 'Commodore Hask|master of the fleet|the marines|he', 'Ansel Drury|factor of the combine|the company agents|he', 'Warden Ishikawa|keeper of the ring|the ring wardens|she', 'Prefect Oduya|governor of the district|the proctors|he', 'Doctor Linden|chief of medicine|the orderlies|she'],
    'names.he.new': ['Anton', 'Bashir', 'Caleb', 'Dmitri', 'Eero', 'Farid', 'Goran', 'Halvard', 'Idris', 'Jun', 'Kofi', 'Leandro', 'Mateus', 'Nikhil', 'Oskar', 'Pavel', 'Ravi', 'Stellan', 'Teodor', 'Vikram', 'Wen', 'Yusuf'],
    'names.she.new': ['Adaeze', 'Brisa', 'Chiyo', 'Dalia', 'Edda', 'Farah', 'Ginevra', 'Hana', 'Ingrid', 'Jovana', 'Kavya', 'Leilani', 'Mirela', 'Noor', 'Oyelaran', 'Priya', 'Ronit', 'Sunniva', 'Tova', 'Ximena', 'Yuki', 'Zora'],
    'example.objective': ['Find out who sent the signal from the dead station', 'Deliver the last seed bank to the outer colony', 'Rescue the crew of the survey ship Ardent', 'Prove that the ship\'s mind did not kill the captain', 'Escape the ring before the doors close for good', 'Protect the only garden left on the night side', 'Repair the old engine that everyone says is haunted', 'Recover the map that {his} mother hid in a lullaby', 'Become the first pilot from the lower decks', 'Steal back the memory that the combine took'],
    'example.setting': ['A generation ship in deep space, nine years late', 'A mining moon with one public telephone', 'The lower docks of a ring station', 'A terraced dome on the dry side of Mars', 'A research base underwater, off a drowned city'],
    'example.motivation': ['{his} name was on a list that no one would explain', 'The signal speaks in the voice of {his} sister', 'The company deleted the only photograph', '{he} was the one who signed the inspection', 'To pay for passage home before the window closes'],
  },
};
