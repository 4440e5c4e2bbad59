import type { PackSource } from '../pack.ts';

const cards = `
@ halfmap open theme=maps p=beached_sailor
% Half a Map for Supper; The Right-Hand Side
{p.a} had paid for supper with half a map | it was pinned up over a hole in the wall
"The left half," said {p}. "It was all I could swim with. It shows where to go. The other half shows what is waiting."
At the next table a stranger in good boots had stopped chewing
In the margin somebody had drawn {token}, and beside it a mouth with teeth
? The mouth with teeth upon the map proved to be no beast | it was a reef that {foe} had drawn large [2 , to keep other people at home] | {p} had torn the thing across before the wreck | neither half was any use to {foe} without {token}
+ Help {p} get the map down before the stranger does => {h} drew the pin out with a spoon | somebody asked what was going to keep the wind off | {p} hung {p.his} own hat over the hole, and went out bareheaded, talking very fast about a reef
= Copy the coast of it on to the tablecloth => {h} did it in gravy with the handle of a fork | nobody looks twice at gravy | not long after that the good boots bought the map, and paid too much for it
- Steal the map while {p} tells the story => {h} knew how those end, they end with swimming | it came off the wall in one piece | through the hole behind it an eye drew back, and a voice said, "Left half only, I see"
~ The candle went over, and there was a noise of good boots | when the host had brought a light, nothing hung over the hole | "It was only the half," said {p}, "but it had the way home on it."
@ roster open p=outfitter
% The Expedition Left at Dawn; Forty Candles on Account
The expedition had gone at first light, and {his} name was at the head of it
"I fitted you out myself," said {p}, {p.a} with a knotted string round {p.his} neck. "Ropes, boots, forty candles. You had a cough. I thought you a small sort of person for the job."
{p.he} turned the account book round | not one {coin} of it had been paid
Under sundries the other {name} had forgotten to collect {token}
? The traveller with the cough had been hired by {foe} | with forty candles owing, nobody would have fitted out the right one | it gave {foe} nine days' start [2 , and a laugh] | the left-hand gloves were a slip of the pen, and {token} was forgotten in the hurry
+ Give {p} your word that the bill will be met => {p} had been going to shut up the shop and cry | "Then you had better have what they left," {p.he} said | and out came a pair of boots, a coil of line, and the place they were to be sent on to
= Read down the list for what they expect to meet => {h} read it down with a thumb | rope was natural, and so were candles | but nobody takes twelve left-hand gloves into the wild | {h} gave some thought to who, or what, might be going to wear them
- Lie, cough twice, and collect a second set => {h} coughed, and {was} served with every politeness | it came to two full packs, on account | "That is the cough," said {p} to the {clerk}, writing it down. "That is the very one."
~ A boy came in and bought the forty-first candle, for the one with the cough | {p} had the account book shut and sat upon | "They are camped at the first ford," {p.he} said. "You might ask yourself for the money."
@ marooned ally ally=marooned_cook
% The Cook of the Second Expedition; Five Years of Soup
An expedition had left {ally.a} behind at {place} | {ally.he} had a ladle
"They said they would be back by supper," {ally.he} said. "I have kept it on for five years. It is a different soup by now, of course. I have had to change the ingredients."
The pot hung over a small careful fire | on a flat stone {ally.he} had laid twelve spoons
"If you are going where they went, take me along," said {ally}. "I do not want to be thanked. I want to see their faces."
+ Share a bowl of it, and say that it is good => {h} finished it, and something at the bottom that might have been rope | {ally} watched every spoonful go in | "Nobody has ever told me," said {ally}, and went round the stone, quite briskly, and picked up all the spoons
= Ask {ally} which way the twelve went => {ally} pointed with the ladle at three different hills | "First there, then there," {ally.he} said. "And then a long way off, one evening, all twelve, running across that one, with their hats off. I thought that it was odd about the hats."
- Deceive {ally} with news of a rich reward => {h} made it large, for a person who had eaten rope | {ally} stirred, and listened | "I do not care about gold," said {ally}. "But I like to know early on what sort of company I am in. Bring the small pan."
@ rival ally ally=dismissed_guide
% The Guide Who Said No; Wages in Advice
{ally.a} sat on a box at {place}, with both boots off | {ally.he} was reading {foe.own} travels aloud, and laughing
"I was dismissed," {ally.he} said. "I said that the bridge would hold four. They were six, and two of those were bathtubs. Page seven. Listen to this. It says here that the natives are friendly. I am the natives."
{ally.he} wiped {ally.his} eyes with a toe of {ally.his} sock
"I know the other way," said {ally}. "It has no bridges in it at all. What it has is harder to say, but I have only ever met it the once."
+ Help {ally} to collect what {foe} still owes => {they} helped themselves to the paymaster, in his bath | {h} held up the towel, just out of reach, and {ally} read out the sum | they came away with all of it, in {coins}, and the towel
= Ask {ally} to draw the other way => {ally} did it on the box lid with a bit of coal | where the difficulty came {ally.he} drew a ring, and would not shade it in | "It was asleep," {ally.he} said. "I went by with my hand over my own mouth."
- Trick {ally} out of the route and leave alone => {h} learned it by heart over a friendly supper, and was off by starlight | it was quite right as far as the second hill | there it forked, and at the fork, on {ally.his} box, sat {ally}, putting on {ally.his} boots
@ hotel tex calm p=housekeeper
% The Last Beds on the Map; All About to Start
{foe} let only parties of three on the road beyond {place} | {h} was alone
"I have nine explorers upstairs," said {p}, {p.a} carrying nine hot bricks. "All of them are about to start. The tall one has been about to since I was small. Take two of them with you, and I can let the rooms."
They came down to supper in their belts and hats, and asked {h} whether there was any news of the interior
+ Give the nine a true account of the road => {h} told them of the mud, the flies, and the view | nobody spoke | in the night {h} heard one pair of boots on the stair | they did not come back up | the tall one's brick was still warm
= Ask each of the nine what stopped him => Seven had letters they were expecting | the eighth had been there, and never liked to tell the others | he drew {him} the place inside his cuff, and kept his back to the room
- Cheat the nine at cards for their kit => By midnight {h} had four ropes and a folding stool | {he} had somebody's grandfather's hat | nobody could expect them to start now, they said | {p} took the nine bricks up again, and shut the kitchen door on {h}
~ The gong went, and they all got up to dress | "You had them for a minute, there," said {p}, gathering the bricks. "The tall one had put his hand to the strap." | they came back in slippers
@ bottle tex calm theme=letters p=beachcomber
% The Fourth Bottle; To Whoever Finds This
There was one path along the rocks, and {p.a} sat on it | {p.he} had three bottles | nobody was let by who had not read what was in them
"Send help, says the first. Hurry, says the next. The third wants cheese," said {p}. "I am too lame to go. And here is the fourth, it came this morning, and it says not to trouble. It is the same hand. Does it look to you as if {foe} had got there first?"
At the foot stood a number of paces | after it came the words: the blue door
+ Help {p}, and bring the writer the cheese => The paces were counted out, with the cheese under one arm | they ended at a blue door, and somebody behind it began to cry | "I wrote that they need not trouble," said the writer, "so that I should not have to see nobody come"
= Compare the hand with the other three => {h} laid the four side by side | in the last of them the strokes leaned the other way | the writer had learned to use the left hand, then, and had not thought it worth mentioning
- Steal the cork, the bottle and the trail => {h} wanted the trail for {himself} | {he} stopped up the blue door with stones | after a good while glass rang on stone in there | a fifth was being let down | {p} heard it too, and had not the legs to climb
~ The ink came off upon {his} thumb | the number of the paces was gone | "A blue something," said {p}. "That is what we have left." | out past the stones there floated a fifth
@ apes tex sky out
% A Committee of Apes; Everyone's Hat
The path led beneath trees full of apes | they robbed whoever went through there, and they had {h's} {bag} already
They had hats, spoons, and a brass bell | one very old one had somebody's journal | it held the book the right way up, and turned the pages
The journal was {foe.own} | it lay open at a drawing of {token}
+ Share your fruit with the whole committee => They came down in order of age | each took a piece | first it looked into {h's} face, to see if it was meant | the old one laid the journal, open, on {his} knee
= Climb up and read over its shoulder => It moved along the branch | {h} read four pages at the speed of long grey thumbs | when {he} skipped ahead it put the page back
- Trick the old one with a shiny spoon => It took the new spoon, and then the old one | then it understood | it had let the journal fall for that | it sat with both hands open, and looked from the one to the other
~ A nut rang on the bell, and they were all fifty feet up, handing things about in a rage | {his} own hat was among them | the old one tore out a page, smelled it, and put it in its mouth
@ shade tex calm theme=maps p=mapmaker
% A Mountain to Let; The Naming of Things
A rope was stretched over the pass to {next} | beside it {p.a} had put down a table | nobody went through who had not bought something on the map
"I have a range here with no names on it," said {p}. "I do it by subscription. A peak is dear. You can have a swamp for a {coin}."
{p.he} had put in a good many already, to please people | there was a Mount Edith, and a Bay of My Landlord
The far side was not blank | somebody had paid well there for the word Nothing
+ Support {p} by buying the smallest swamp => {h} named it after the goat | {p} lettered it in beautifully, with a reed | "You are the first not to use your own," {p.he} said | {p.he} unrolled for {him} a second sheet, one with nobody on it | that one was true
= Ask who bought the word Nothing => {p} should not have told, and did | the money came with a crest on the wax, and it was {foe.own} | the letters were to be spaced wide | they had to cover a valley
- Lie about a golden city to fill the sheet => {h} gave it five towers and a festival, and {p} drew until the light went | a family with a handcart had looked on | they set out for it that same evening | {p} called after them which way was north
~ The table shut like a jaw, and there went a whole range | "I had not dried Mount Edith," said {p} | the word that somebody paid for had printed itself off across half of the sheet

@ * intro
{h}, {aside}, had been told to stay put | so by noon there was little left {inhome} that {he} had not looked behind
{h}, {aside}, had a map of {home} in {his} head | and the blank parts of it were what kept {him} awake
@ * intro-goal
{h} meant to {goal} | there were three ways to go about it, and two of them had graves along them
@ * sense in
A rope end hung down out of the dark, still swinging [3 a little, like the tail of something asleep]
Somebody had cut a row of tallies in the rock, and had run out of either days or knife
Roots had come through the roof and were feeling for a floor [3 , with the patience of things that have never been late]
A lizard the colour of the wall opened one gold eye on {him} [3 , and the wall appeared to wink]
Stones to sit on stood around an old fire [3 , drawn up close on the one side only]
Sand hissed down somewhere in a thin, unhurried thread [3 , as it does in places that are still making up their mind]
Carved faces looked out along the wall, and all of them looked the same way
@ * sense sky
Parrots went over, all quarrelling about the same thing
Somebody had walked the path that morning [3 , and with a long stride] | the spiders had not yet put up their threads again
A far peak had come out of the cloud [3 , all at once and quite near, like somebody leaning out to see who called]
@ * mood calm
{h} thought of a chair by a fire, and how dull it was [3 , and could not for the moment remember what was supposed to be wrong with that]
It is a strange thing to be frightened and to want to whistle
@ * fit move win
The ledge narrowed to the width of a book | then, when {h} had quite given up, it turned a corner and became a road
{h} jumped, and on the way over thought of several better plans | then there was rock beneath both knees, and a view
@ * fit move setback
It was a splendid leap, and it fell short by the length of a boot | {h} slid all the way to the start of it upon {his} back
@ * fit look setback
Every arrow on the wall pointed to some other arrow | {h} followed them round the room twice and was back at the door
@ * fitp talk win
{p} drew it on the ground with a heel, down to the bad step | then {p.he} rubbed it out, and made {him} draw it back
@ * chat ally
"I notice," said {ally}, "that we always run toward it."
"Rope," said {ally}, going over it aloud, "bread, rope, string. We are very strong on rope."
{ally} walked in front for once, and got a spider's web in the mouth for it [3 , and said nothing for quite half a mile]
"They never draw the flies," said {ally}, with {ally.his} nose to the map
@ ways1 ways good
+ Share your rope with those coming up behind => {h} made it fast and let down the end | four strangers came up it, one by one, all elbows | the last of them told {him} what not to touch
@ ways2 ways neutral
= Cut a mark so that you can find the way back => Three strokes and a ring, {h} cut, as one does | only then did {he} see, just under it, an older three and an older ring
@ ways3 ways evil
- Rob the supply cache under the cairn => There was bread, there was rope, there was a note | it began: dear whoever is worse off than we are | {h} took it all, and left the note
@ * callback did=genre-adventure.marooned:+
There had been a taste of rope in everything since that soup, and {h} would not have missed it
@ * callback ally did=genre-adventure.rival:+
Every so often {ally} took out the towel and was happy
@ * callback did=genre-adventure.roster:-
A cough had begun to go about the country ahead of {him}, and it owed for candles
@ * stand did=hotel:-
{w} had written ahead of the kit of nine old people | {hands} had the letter by heart | {h} had to turn out everything, and there was the folding stool
@ * stand did=bottle:-
{w} was sitting there with four empty bottles | {h} had walled up a blue door, and {w.he} had heard the fifth | {w.he} shouted it, until {hands} came out to listen
@ * stand did=apes:-
The old ape sat up there, and it had no journal now | it had not forgotten a trick with a spoon | it rang the brass bell at {h}, and {hands} came to see who it was
@ * stand did=shade:-
{w} had drawn five towers on {h's} word | a family had gone to look for them | since then {w.he} sketched {h} for all who asked | {hands} had two copies
@ porters tex sky p=head_porter
% Sixty Loads on the Path; Paid at the Far End
Sixty loads lay across the path, and sixty porters sat on them | nobody could get by
"We have put them down," said {p}, {p.a} with the mark of a strap. "{foe} always pays us at the far end. Last year there was no far end. So this year we should like to see some money first."
{hands} walked up and down the line with sticks [2 , and did not yet know on whom to begin]
+ Share out what you have among the sixty => It came to one supper, and {p} counted it into sixty hands | "Nobody has ever paid us before the hill," said {p} | they pulled their loads aside, and held the branches back for {h}
= Ask {p} what is in the heaviest load => {p} untied it, since nobody had forbidden that | it was a bathtub, and it was full of stones | {foe} had goods for nine porters [2 , said {p},] and wished to be seen with sixty
- Betray the three who spoke up first => {hands} drove the three over the pass, without their blankets | the rest took up their loads | {p} had always led the singing there | nobody sang now
~ One of {hands} had raised a stick, and sixty people got up at once | it was a very long line | {h} stood in the thorns until it was by

@ idolhand tex p=relic_hunter
% Held by the Wrist; A Fist Full of Jewel
The only passage went through the mouth of an idol, and somebody was stuck there, up to the shoulder | it was {p.a}
"I have hold of the jewel," said {p}. "While I hold it, my fist is too big. If I let go, {foe} has it, who is an hour behind me. I have been here since Tuesday."
Nobody could get by until that arm came out
+ Help {p} to let go, one finger at a time => {h} talked to the hand, and not to {p} | the last finger took an hour | the arm came out like a cork | there was a crack of light behind the jewel | it was only the door handle
= Look into the mouth with a {lamp} => There was the jewel, and there was the fist | beside them hung four empty gloves | others had held on there before, and for longer | {p} looked too, and thought that it was perhaps glass
- Steal the jewel with a hooked wire => It came out at the corner of the mouth | {p} felt it go | only then did the hand open | {p} held it up, and looked at it, and there was nothing in it
~ Something in there turned over, and the idol shut its teeth by an inch | {p} breathed in | they stood like that for an hour, and did not speak

@ swiftladder tex p=nest_gatherer
% Ninety Feet of Vine; Hold the Foot of It
The only way on was up through the roof of a cave | a ladder of vines hung down there | in the middle of it hung {p.a}
"Hold the foot of it!" called {p}. "{hands} went up this morning, and cut half of the strands behind them. I could tie it, if it would only stop swinging. I have a basket on my head."
The ladder turned round, quite slowly, and something in it creaked [3 , and went on creaking]
+ Help {p} by hanging on to the foot => {h} hung on with both arms | {p} climbed, and tied, and sang | when it was done it held two | {p} pulled {h} through the hole by the collar, and presented {him} with an egg
= Count the strands that are still whole => There were five out of the twelve | {h} called them up, left or right, for every step | "They were cut with a notched knife," {p} called down. "{foe} has one. I used to sharpen it."
- Trick {p} into trying the rotten side first => It let go | {p} hung by one hand, and {h} went up the good side, and past | the basket had fallen, and a whole winter's bread was in it | {p} did not call after {him}
~ The basket came down | the lower half of the ladder came after it | {p} sat up there, and let down a string, and it was too short

@ diary tex sky p=secretary
% The Diary of Next Week; First by Wednesday
A cairn was going up right across the path | {p.a} was building it, and would let nobody step over before it was done
"It says that {foe} was here first," said {p}. "On Wednesday that will be so. I write it all up beforehand, and then I go on ahead and see to it. I am so tired. Would you hand me that stone?"
In the grass lay a diary, and the whole of next week was in it already
+ Help {p} to build it, and to write one true page => It stood by dusk | under that day {p} wrote who had carried the stones | it came to two names | "That is the first line in here that happened," said {p}, and blew on the ink
= Read what stands under Thursday => On Thursday {foe} would find a shorter way | it would be after a great struggle | {p} had found it on Monday, eating a bun | it began behind the third rock
- Steal the diary with all of next week in it => {h} had it under {his} {coat}, and with it all that {foe} would do until Sunday | {p} ran behind for a mile | "They will take it out of my pay!" {p.he} called, and after that only the one word, please
~ The ink went over | Wednesday was black to the foot of the page | "Then it will have to be Thursday," said {p}, and began to take down the cairn [2 from the top]
@ * stand did=idolhand:-
{w} was there, with one hand always in a pocket | {h} had stolen a jewel out of it | it came out now, and pointed at {him}, and {hands} looked along the finger
@ * stand did=swiftladder:+
A ladder of new vines hung there, and nobody was on guard by it | {w} had tied it in the night | {h} had once hung on to the foot of one for {w.him}
@ * stand did=porters:-
{w} was carrying for {hands}, under the stick | {h} had once pointed at three of the sixty | nobody spoke, but sixty heads turned | {hands} saw which way
@ * stand did=swiftladder:-
{w} had shown {hands} where one might climb | {h} had once sent {w.him} up the rotten side | one of them stood at each of those places
@ * stand did=diary:-
{w} had begun a new diary, and {h} was on every page | {hands} could read there when {he} would come | they had only to keep to it
@ * stand did=hotel:+
{w} had brought the tall one there | he had started at last, since {h} told him of the road | he asked two of {hands} for news of the interior | he would not let them go
@ * stand did=bottle:+
{w} had come with the writer from behind the blue door | {h} had once brought the two a cheese | they wanted something read out by one of {hands}, and the ink was very faint
@ * stand did=apes:+
The old ape had followed {h} with its whole committee | {h} had once fed it, and let it take its pick | by now four of {hands} had neither boots nor keys
@ * stand did=shade:+
{w} had sold {hands} a handsome map of the place, and it was wrong | half of them were guarding a swamp | {h} had once bought the smallest one on the sheet
@ * stand did=porters:+
Sixty loads lay in the road, and half of {hands} were on the wrong side | {w} had put them down there | {h} had once shared a supper with the sixty
@ * stand did=idolhand:+
One of {hands} was stuck in a hole there, and two were pulling | {w} had told them of a jewel | {h} once taught {w.him} to let go, and nobody had taught them
@ * stand did=diary:+
The diary said that nobody would come that night | {w} had written it | {h} had once helped {w.him} to a page that was true | half of {hands} had read it, and gone to bed
`;

/** Adventure: ropes, half maps, rivals, and doors that were walls for a thousand years. */
/** What there is to do after the end, and the quests that come of it. */
const after = `
@ out1 after won
+ Give the map to the one who carried the packs => {h} held it out, with the torn edge outward | the carrier turned it over, and there was a back | in the whole of that journey it had not crossed anyone's mind to look at the back
= Unpack on the floor, and see what came home => {h} had sand out of five places, and a spoon that was nobody's | at the bottom lay something wrapped up in a sock | it was not {his} sock
- Lie to the learned ones about how far you got => {h} stood up before them, and talked for an hour | they clapped, and named a cape after {him} | somebody would now have to go and find it
@ out2 after lost
+ Help the next party to a better chart => {h} drew in the reef and the wrong turning | they called it of the greatest use | they set off with one place empty, and looked round for {him} at the corner
= Sell the boots, and ask the price of new ones => {h} did not get much for them | the cobbler looked at the mud in the welt, and named the valley | "There is another way in," he said, and did not look up
- Cheat {foe} by getting in first with your story => {h} had it told at every inn before the week was out | {foe} came home to find it all known, and got up wrong | people asked why {foe.he} had not been braver in the third part
@ next1 sequel quest=find:find_the_valley_on_the_back_of_the_map:the_hidden_valley p=chart-seller
% The Back of the Chart; North Is Where the Fold Is
{p.a} had crossed two borders to buy back a map | it was a common one, and {h} had stirred soup with it rolled up
"You are holding it the wrong way about," said {p}. "They all do. My mother drew the front for the customers. The back she drew for me, and then she sold it by mistake."
There were lines in it, against the {lamp} | they made a valley, where there should have been ice
+ Share the map, and cut it down the middle => {h} slit it along the fold | each had half of a valley | "Now neither of us can go alone," said {p}, and seemed relieved
= Trace what shows against the light => {h} had to follow it with a pin | there was a path, and along it small houses, with smoke | at the end of it somebody had drawn a door, and beside the door a child
- Trick {p} into taking the wrong copy => {h} rolled up another, and handed that over | {p} thanked {him}, and went off with it over the bridge | from there {p.he} called back that it was very like, except for being wrong
~ The {lamp} flared, and a brown spot came through the paper just where the path began | "That was the only ford," said {p} | {p.he} took the map away from the flame with two fingers
@ next2 sequel quest=rescue:bring_back_the_lost_expedition:the_lost_expedition p=quartermaster
% Still Sending for Stores; A Bill from the Lost Party
"They went in four years ago, and they were given up after two," said {p}, {p.a} with an order book. "I have here a bill from them. It came on Monday. It is for lamp oil, forty pounds of it, and for a dictionary."
It was in order, and it was signed by all seven | under the seven names there was an eighth, in a script that {h} did not know
+ Help {p} make up the load, dictionary and all => {h} packed it on the tables, between layers of straw | the dictionary was for a language spoken by nobody in those parts | somebody had asked for it urgently
= Study the eighth name under the glass => {h} went along it stroke by stroke | it was the same word as the other seven, written by somebody who had learned what a name was for | it said: also
- Cheat, and send half of the oil and the whole bill => {h} eked it out with something cheaper | {p} entered the lot without a blink | "They were dying for want of light," {p.he} said. "They say so here, on the back"
~ The book slid off the table, and forty bills came out of it, one for each month | all of them were stamped as refused | {p} got down after them, very red
`;

export const pack: PackSource = {
  id: 'genre-adventure',
  sheets: [[cards, after].join('\n')],
  words: {
    places: ['the halfway house #in', 'the hanging bridge #out', 'the stair behind the falls #in', 'the camp of the second expedition #out', 'the idol terrace #out', 'the cave of swifts #in', 'the sunken gate #out', 'the painted cave #in', 'the cliff road #out', 'the temple of the open hand #in', 'the pass of nine cairns #out', 'the green well #out', 'the hall of weights #in', 'the upper camp #out'],
    foes: ['Colonel Strake|explorer of renown|the colonel\'s bearers|he', 'Isaura Pell|dealer in idols|the diggers|she', 'Baron Locke|patron of expeditions|the baron\'s hunters|he', 'Captain Ysolde Crewe|captain of the black brig|the brig\'s crew|she', 'Tancred Moss|keeper of the royal collection|the collectors|he', 'Professor Quist|finder of lost cities|the students|she', 'Ruy the Ferret|robber of tombs|the spade gang|he', 'Lady Maud Vere|collector of firsts|the lady\'s porters|she'],
    tokens: ['the left half of the map', 'the stone thumb', 'the knotted cord of the guides', 'the whistle that calls nothing', 'the sun disc with a bite out of it', 'the explorer\'s last candle', 'the blind compass', 'the jade tooth'],
    titles: ['Mind the Third Step', 'Three Strokes and a Ring', 'The Bridge Holds Four', 'Not on Any Map', 'Rope, Bread, Rope', 'What the Lizards Know', 'A Good Running Start', 'The Wrong Side of the Falls', 'The Idol Had Its Hand Out', 'Going In', 'A Rope over Nothing', 'Somebody Else\'s Footprints', 'What {foe} Dug Up', 'Still No {target}'],
    'book.deed': ['Voyage to {target}', 'Last Expedition', 'Map of {target}', 'Nine Bridges', 'Long Rope'],
    'book.place': ['The Road Beyond {place}', 'Nobody Returns from {place}', 'The Stair under {place}'],
    'book.theme': ['A Good Coil of Rope', 'The Blank Part of the Map', 'Bread for the Interior'],
    'book.turn': ['The Hand That Held {token}', 'Three Marks and {token}', 'How {token} Came Home', 'The Price of {token}'],
    'example.objective': ['Find the second half of the Orrery map', 'Reach the city of the open hand before the rains', 'Rescue the eleven who went in after the old explorer', 'Deliver the stone thumb to the statue it was broken from', 'Prove that the last expedition was betrayed', 'Escape the valley where every path leads downhill', 'Steal the sun disc back from the royal collection', 'Find out what was written behind the falls'],
    'example.setting': ['A hill station at the end of the last good road', 'An island that three charts put in three places', 'A river town where every boat goes upstream full', 'The camp under the pass of nine cairns', 'A port that lives on lost luggage'],
    'example.motivation': ['{his} grandfather cut the first mark and not the last', 'Somebody signed {his} name and led them all to die', '{he} has never once seen the back of a hill', 'The half of the map came by a carrier, with no letter', 'To bring home one old cook who is still waiting with supper'],
  },
};
