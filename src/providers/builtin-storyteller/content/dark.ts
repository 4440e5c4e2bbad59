import type { PackSource } from '../pack.ts';

const cards = `
@ sitter ally ally=corpse-watcher
% Company for the Dead; The Handle
{ally.a} sat knitting at a bedside | whoever lay in the bed had been dead since noon
"I sit with them," {ally.he} said. "They ought not to be alone the first night. I do not mind the dead. It is who calls."
Quite low down, the handle of the door was turning
"{foe} sends for them," said {ally}. "For once I should like to be on the other side of a door."
+ Help {ally} hold the handle until morning => It was not strong, only patient | they took it by turns, with a towel round the iron | at first light it let go | "Sixteen rows," said {ally}, and rolled up the knitting. "Well, where are we off to?"
= Ask {ally} who has called before => {ally} counted the callers on the needles [! : an uncle, a landlord, a girl selling pins] | "They always have a reason," said {ally}, "and they always ask for me by the name of whoever is in the bed" | {ally.he} ran the needles through the ball of wool, and got up to come
- Cheat the caller with a bolster in the bed => {h} drew the sheet up over the bolster and blew out the light | a shadow went by, no taller than a knee, and went out again more slowly | "It will be back when it unwraps that," said {ally}, and reached for {ally.his} coat
@ * fare of=dark.sitter won
{ally} came round to the other side of that door | {ally.he} knocked first, and a hand inside held on to the handle
@ * fare of=dark.sitter lost
{ally} never saw the door from its other side | {ally.he} went on sitting, and knitted the handle a coat
@ returned ally ally=lost_surveyor
% The One Who Comes Out; Two Spoons
{ally.a} had been into the hills beyond {place} three times | {ally.he} had cut the dates into a stick
"I come out by myself," said {ally}. "That is the part I ask you to notice. We were six, and we were five, and we were nine. And then it is only me on the road, with all the spoons."
{ally.he} had packed already | there were two spoons
"I know the way as far as the stairs," {ally.he} said. "And I would give a good deal to see some other face come up them."
+ Give {ally} your word to stay in sight => They tied a cord between them, wrist to wrist | {ally} tried the knot, and tried it again | "The others never thought of that," {ally.he} said, and a while later, "or I talked them out of it"
= Study the dates upon the stick => Between them ran a great many notches, close and careful, like teeth on a comb | {h} read the third date twice | it was tomorrow's | {ally} handed {him} a spoon, and they set off
- Lie about how many are coming => {h} spoke of a party of nine, with lamps, an hour behind | {ally} kept turning round to look for them | at each fork {ally.he} built a little heap of stones | nobody was ever going to read them
@ * fare of=dark.returned won
{ally} saw another face come up those stairs in the hills | {ally.he} counted it twice, and handed over the second spoon
@ * fare of=dark.returned lost
{ally} still waited for a face to come up the stairs | {ally.he} laid two spoons each night, and once both were used
@ plaster tex any p=plasterer
% The Fourth Coat; What Came Through the Wall
{p.a} had a passage to plaster, and let nobody through it until it was dry | it was the fourth coat, and {h} was in a hurry
"It comes through again," said {p}. "Always there, at that height. {foe} will not pay me for a wall with a hand on it."
Already it had begun to show, the print of an open hand | it was pressed from the other side
+ Help {p} with one coat more => They laid it on thick, and {h} put {his} own palm there while it was wet | by morning it had dried with two prints in it, side by side | "So it only wanted company," said {p}, and opened the passage
= Knock on the wall and wait => Nothing knocked back, and {h} counted to sixty | but the print had changed | it had stretched out one finger, and it was pointing toward {next}
- Trick {p} into breaking through => {h} spoke of damp, and of what damp leads to | behind the wall a swept room held a chair and a trowel | {p} knew that trowel, and sat down upon the bucket, and did not want to be spoken to
~ The coat slid from the wall in one sheet, and under it was the hand, and next to that a second, smaller | {p} went to wash {p.his} trowel
@ * stand did=plaster:+
{w} had found some plastering to do beside the way in, and {hands} kept well off it | {h} had once lent a hand with a wall | so for {him} there was a plank to walk on
@ * stand did=plaster:-
{h} had got {w} to break a wall open, and a stranger had come out of it | on the way in was the fresh print of a hand, as high up as a face | {hands} had seen it, and were wide awake
@ rollcall tex p=village_teacher
% Present; Eighteen on the Benches
{p.a} knew what {hands} were doing {inhome}, but would not speak before the roll had been called | nineteen children answered, and there were eighteen on the benches
"It says 'present' very nicely," said {p}. "But now it puts up its hand. A stranger must ask what it wants, and I cannot do it in front of the children."
All eighteen were looking hard at their slates [3 , as children do when one among them is about to be noticed]
+ Help {p} by asking what it wants => {h} stood up at the front and asked | at the empty place a slate was scratched upon, slowly, with a good deal of rubbing out | "May I go home?" was on it | {p} said yes, and they all heard the door
= Watch who sits next to the empty place => It was a girl with one sleeve gone shiny, from being leaned on | out of habit she pushed the chalk across to where it could reach | "It gets under the bench," she told {him}, "on the days when {foe} comes"
- Lie, and mark it as absent => {h} put the stroke in the book {himself}, with a steady hand | "Present," it said, and all eighteen began to cry | {p} took the book away from {h} | on the road, some way behind, it said so again
~ The chalk broke | all eighteen had put up a hand, and none of them had meant to | "It does that," said {p}, "when I ask too soon"
@ * stand did=rollcall:+
In {w.own} class {h} had asked for the nineteenth child | it had leave to go home, and it had come by here first | now one of {hands} and now another felt a tug, and looked round | so {h} went by
@ * stand did=rollcall:-
{h} had marked the nineteenth child absent in the book of {w} | "Present," it said now, loudly, close behind {him} | {hands} left off talking, to see who that was
@ tins tex genre=post-apocalyptic p=scavenger
% Take Only One; The Shelves at the Back
The way on led between two long shelves of tins | {p.a} stood in the gap
"Everyone takes one, and says thank you," said {p}. "{hands} took twelve. Two of them are in there yet. If you hold still you can hear them keeping quiet."
The tins had been turned, lately, so that every dent [3 and every rusted seam] faced the wall
+ Share one tin with {p} and say thank you => It was pears, and they had one fork | "Thank you," they said, both together, to the dark | a hand far in turned the next tin round, and stood aside
= Count the rings left in the dust => There were eighty, and only the newest was sharp | they went along the shelf like footprints, up to a small door at the end | beside the last lay a coat button, and {hands} wore such buttons
- Steal a whole bagful of tins => {p} begged {h} to put them back | then {p.he} drew away from {him} | that night {h} tipped out the bag, and counted one too many | the label had a face on it, in coloured ink, and it was {p's}
~ A tin at the back had gone over, without being touched | {p} put back {p.his} own, and said that {p.he} was sorry, and not to {h}
@ * stand did=tins:+
{h} had said thank you for a single tin, and {w} had passed it on to the shelves | out of the dark the tins came rolling, under the boots of {hands} | they sat down one after another
@ * stand did=tins:-
{h} had carried off a bagful of tins, and {w} had come to fetch them | they were handed back one by one | it took an hour, and {hands} had time to get to their places
@ lastbus tex era=modern p=bus_driver
% Request Stop; Past the End of the Line
{h} had to take the last bus, and nobody was in it but {p.a} at the wheel
"I go one stop farther than the board says," said {p}. "They ring for it, upstairs, and if I drive by they ring all night in my kitchen. I should be glad not to go there alone."
On the top deck, where there was nobody, the bell rang
+ Help {p} by getting down there too => It was a field with a bench in it | {h} held the doors | weight after weight went by {him} down the step | each of them said good night | "So that is all they wanted," said {p}, and drove {h} on for nothing
= Sit at the back and watch the windows => Seven of them misted over, one after another, from the inside | upon the eighth a finger drew a line, a turning, and a square | it was the way into {next}
- Deceive {p}, and say that nobody rang => {p} wanted very much to think so, and drove on by | upstairs it rang, and rang | at the depot {p} stayed at the wheel with {p.his} fingers in {p.his} ears | {p.he} did not hear {h} get off
~ The doors had folded shut, and it was moving | "Look," said {p}, holding up both hands from the wheel
@ * callback did=dark.lastbus:-
{h} felt in both pockets, and was glad that nothing rang
@ * stand did=lastbus:+
{h} had held the bus doors once for the ones whom {w} drives | by the feel of it they had got off here | {hands} were squeezed against the wall, by nobody, and {h} had room to walk
@ * stand did=lastbus:-
{h} had told {w} that nobody rang | now it rang, thinly and without a stop, inside {his} own coat | {hands} put their heads up at it, the whole way along
@ scarecrow tex sky p=smallholder
% Facing the House; The Eleventh
{p.a} stood at the gate and let nobody through | the path led in among the scarecrows | in spring it had been ten, and now there were eleven
"They faced the crows," said {p}. "Then they faced the road. Today it is the house. I want them indoors, all eleven, and I will not go in among them by myself."
A wind got up, and the coats all filled and flapped
+ Help {p} bring them in, one by one => Ten of them came up out of the ground like carrots | the eleventh came without being pulled, stiffly, between the two of them | it lay down in the barn among the rest [3 , and arranged its sleeves], as if it had only wanted to be fetched
= Wait and see which coat keeps still => It was the fourth from the gate | after an hour it seemed to feel that it was being watched | it began, a little late, to flap, and under the coat {h} saw the boots that {hands} wear
- Destroy all eleven to be sure of one => {h} went along the row with a scythe, and it was straw, and straw again | then the last two picked up their poles, and walked off toward the house | {p} ran after them | {p.he} was calling to the cook indoors to bolt the door
~ The wind fell, and ten of them hung down | {p} carried the lamp down to the gate, and came back, and asked whether it had been open
@ * callback did=dark.scarecrow:-
{h} watched a coat on a pole [! until {he} was sure that it only hung there]
@ * stand did=scarecrow:+
{h} had brought the scarecrows in with {w}, the eleventh as well | it had been stood on guard here, in its {coat}, and {hands} thought that it belonged to them | it let {h} by
@ * stand did=scarecrow:-
{h} had mowed down {w.own} scarecrows, and two had got away | here they stood, with their poles crossed | they would not move, and {he} had to go round
@ coats tex any p=cloakroom_keeper
% Left Until Called For; Four Hundred Coats
{p.a} put out an arm for {h's} coat | nobody went through that house in one | four hundred hung behind {p.him}, and nobody had ever called for one
"They went in to hear the music," said {p}. "They were laughing. The music stopped, oh, before my time. I brush them all but this one. It is warm, and I am afraid of it."
{p.he} turned back its collar with one finger
+ Help {p} with the brushing => They were at it, the two of them, until dark | in the warm one's pocket was half a bun, as soft as if it had been bought that day | "Then it has not been long, for them," said {p}, and {h} might go through in {his} own
= Search the warm one for a name => The name in the collar had been picked out with a needle | but in the cuff was a slip, and on the slip an hour, and {foe.own} name
- Steal the warm one and wear it => It fitted {him} better with every step | at the first corner {h} meant to go left, and the coat went right | {p} stood behind {him} with an empty hanger | {p.he} was calling to the coat
~ The whole rail came off its hooks, and there were four hundred on the floor with their arms out | {p} knelt, and began with the warm one
@ * stand did=coats:+
{h} had once helped {w} with the brushing | {w} was taking in the coats here | {hands} had given up theirs, and all that was in the pockets | {w} asked them all to sit and wait for the music
@ * stand did=coats:-
The warm coat did not wish to go in | {h} had stolen it from {w} | now it held {him} back by the shoulders | {hands} had all seen {him} when it let go
@ ward tex p=night_nurse
% What the Sleepers Say; From Bed to Bed
{p.a} hid {h} from {hands} in a room with nine beds, and put a finger to {p.his} lips
"Each of them says one word, and then the next," said {p}. "It goes along the row, and back. Tonight the ninth cannot get his out. None of us will have any peace before he does."
In the ninth bed the mouth opened, and no word came [3 out of it, only breath]
+ Give the ninth sleeper your hand => It was like holding a bundle of keys | the words came down the row once more, and the old mouth worked, and found it | "Please," it said, and eight people sighed and turned on their sides
= Write the words down in every order => In most of them it was still nonsense | in one they told how to get [! into {last} without being seen] | {p} read it too. "And they never get up," said {p}
- Trick the nine sleepers with a word of your own => {h} bent over the fourth bed and slipped one in | it went along the row, and came back altered | all nine sat up with closed eyes | they began to call for {h} | {p} ran from bed to bed, and could not make them lie down
~ They had all nine drawn in a breath at the same moment | it was a while before one of them let it out | then it was a word from yesterday
@ * stand did=ward:+
{h} had held the ninth sleeper by the hand, and {w} had brought all nine of them along in their nightshirts | they went up to {hands} in a row and said one word each | it was a request to stand aside
@ * stand did=ward:-
Nine people in nightshirts stood about | {w} was running from one to the other | {h} had put a word in their mouths, and they still called for {him} by name | {hands} only had to listen
@ flour tex p=landlady/she
% Flour on the Stairs; All Going Up
{p.a} would not let {h} go up to bed | she had sifted flour on the stairs, and there were footprints in it, and all of them went up
"Six nights," said {p}. "Up, and up, and never down. I have been into every room with a poker. Nobody sleeps in this house before I know where they have gone to."
A little of the flour came sifting down upon {his} sleeve [3 , from a beam that nobody had touched]
+ Help {p} look in the last place left => That was the loft, and they climbed to it arm in arm | there were shoes up there, pair after pair, in rows [3 as straight as a chapel's] | {p} knew them all | they were her dead lodgers' | "And I had let their rooms," said {p}
= Measure one print with your own foot => It was the same length, and had the same worn heel | {h} had never set foot in that house before today | {p} looked from the stair to the boot, and moved the poker to her other hand
- Lie to {p} that it was only cats => "Cats," said {p}, who wished it so, and went to bed | in the night all the steps came down at once | by morning she was sitting out in the {street} | she turned her face away from {h}
~ Something overhead shook itself | it was on the landing now, and on the two of them, and there was no saying any longer which prints were whose
@ * callback did=dark.flour:-
A tramp was sleeping out of doors that night because {h} had said that it was cats
@ * stand did=flour:+
{h} had found her lost lodgers for {w} | tonight they had come out with her | there was flour on the ground here | print after print came up to {hands} in it | nobody was to be seen, and they gave way
@ * stand did=flour:-
{h} had called it cats, and {w} did not dare to live in her house any longer | she had sifted flour before the way in | each step that {he} took was to be seen there | {hands} only had to follow
@ seed tex genre=post-apocalyptic p=seed-keeper sky
% The Good Field; Nothing Eats It
The path led through a field of rye, and {p.a} stood before it with both arms out | nothing else grew for a day's walk
"I never planted it," said {p}. "Five of us stayed out there, in the bad time. It was rye the next year. {hands} are coming to cut it. I want to say the names before they do, and I cannot get past the second."
In the middle there was a bare place, in the shape of one more
+ Help {p} say the five names aloud => They went along the edge of it and called, one name at a time | for each there was a stir, a long way in, as of a sleeper turning over | {p} broke off an ear of it and gave {h} that to carry, and let {him} through
= Measure the bare place with your eye => {h} knew before {he} had finished | it wanted a certain height, and one shoulder lower than the other | "Yes," said {p}. "I saw it too, when you came up the track. I would go round, if I were you."
- Steal an armful under cover of dark => It cut like any rye | in the morning {p} went along the stubble | at each stalk {p.he} asked which of them it had been | the bread talked a little in the crust, and {h} could not finish it
~ The rye had leaned over, without a wind, toward the six of anything | {p} took {h's} arm. "It only does that when it is asked," {p} said
@ * stand did=seed:+
{h} had called the five names with {w} | {he} had the ear of rye yet | behind {him} five more could be heard walking | {hands} thought that six were coming, and drew back
@ * stand did=seed:-
Rye had come up before the way in, as close as a fence, and {w} stood in it | "You cut one of us," {w} said to {h}, "and I do not know which" | it rustled as {h} broke through, and {hands} heard
@ window1 thread line=window beat=1 p=window-cleaner
% The Ninth Window; Eight by Day
{p.a} sat opposite a wall of windows, and caught hold of {h} in passing, to have them counted
"By day it is eight," said {p}. "I wash them, so I should know. After dark it is nine, and there is a shape in it, trying on a hat. {hands} say that I see things. I want one other person to have seen it."
The ninth window was lit, and yellow, and looked quite homely [3 , with a pot on the sill]
+ Give {p} your company until it goes dark => They sat on the wall with one coat over both | toward morning the one in the window saw them [! , and lifted the hat] | "That is new," said {p}, and did not sound glad
= Count the windows from the inside => There were eight rooms and eight windows, and then a blank wall | {h} laid {his} palm on it | it was warm, as a pane is with a lamp behind it
- Trick {p} into waving to it => {p} waved, out of good manners | it waved back with the wrong arm, and wrote down who had waved | {p} put {p.his} hand in {p.his} pocket, and would not take it out again
~ A cloud went by, and it was eight again, and then nine | whoever was in it had turned round, and had on {h's} hat
@ * stand did=window2:+
{w} had not forgotten who stood in the light for {w.him} | {w.his} wet cloths hung over every {lamp} there was, and {h} could come up to the way in unseen
@ * stand did=window2:-
{h} had shown the one in the window where {foe} was | so it had come | it sat upon its bag in the way in |  {w} stood by and would not help to shift it
@ * stand did=window3:+
{h} had given the old caller a chair, and it was grateful, so {w} said | a yellow window stood lit, high up, where there had never been one | {hands} were all staring at it as {h} went in
@ * stand did=window3:-
{w} stood across the way with a bag on one arm | {h} had let its owner be led off with poles | "There goes the one who did it," {w} called out, and {hands} looked to see
@ * stand did=rope2:+
{h} had held the ladder for {w}, and whoever rings up there had taken note | there was no bell near, and yet one stroke was heard, quite close | {hands} knew what that means, and two of them went home to bed
@ * stand did=rope2:-
{h} had cut the rope | so there was nothing here to give warning | {w} stood by with the frayed end of it in one hand | {hands} came round the corner, and {h} had not heard a thing
@ * stand did=rope3:+
{h} and {w} had once got a whole lane out of its beds in time | the lane had come along, all of it, in nightshirts | they stood round {hands} and asked them about the straw
@ * stand did=rope3:-
A whole lane of people stood there in their good clothes | {w} was one of them | {h} had lied to them of a feast | when they came home they had no houses | they did not say a word, and did not make room
@ window2 thread line=window beat=2 p=thread
% One Too Many; The Bag Is Packed
The window too many had come again, in another wall, and the shape was in there
"It has the hat on now," said {p}, who had walked all night to tell whoever would look. "And a coat. It is packing a bag. That is not how one packs to go away. One packs like that for a visit."
Up in the yellow light a bag snapped shut [3 , and the shape could be heard looking for a hat]
+ Protect {p} and stand in its light => {h} stood so that the light fell on nobody else | {his} shadow lay the whole length of the {street} | by degrees {he} understood that it had a hat on
= Ask {p} what went into the bag => {p} had drawn it all on the back of a bill | a loaf, a comb, a rope, a picture in a frame | "I could not see who it was of," said {p}, "but it kissed it first"
- Lie to the one up there with an address on a card => {h} held up {foe.own} address, in large letters | it came up to the glass to read | then it put two fingers to the brim, and wrote it down on its cuff
~ The lamp up there was turned down, as one does when one is ready | {p} had run, and {p.was} not seen again that night
@ window3 thread line=window beat=3 p=thread
% A Caller with a Bag; The Window Goes Dark
The ninth window had gone dark | not long afterward there was a knock [3 , low on the door]
"It came down the stairs like anyone," said {p}. "It is on the step. It has wiped its feet."
Through the door a voice begged their pardon for the hour [3 , and for the mud it was bringing]
+ Give the caller a chair and hear it out => It sat on the very edge with the hat on its knees, and it was only old | it used to live in that room | the builders had taken the room away | "I hoped that you might know where they had put it," it said | {h}, who thought of {last}, believed that {he} knew
= Ask to see inside the bag => There was a loaf, a comb, and a picture of {foe} asleep | "I draw what I see across the way," the voice explained, with some shyness. "There is not much else to do. I have hundreds. Would they be of any use?"
- Betray the caller to {hands} as a nuisance => They came with poles, and it went along with them quietly | it left the bag behind on the mat | from then on {h's} rooms had one window too few
~ The knock had come again, patiently, from the inside of the cupboard | "Then it has found the other stair," said {p}
@ rope1 thread line=rope beat=1 p=bell-ringer
% Nobody Pulled; Rung for the Living
A bell was ringing, slowly, as it is rung for the dead | {p.a} stood under it with both hands empty
"I am not doing that," said {p}. "It is the third this month. I go up, and the rope is swinging. And in the morning they carry a neighbour out."
It stopped, and they both knew which house it had counted out [3 , for it was near enough]
+ Save the people in there with a knock at the door => {h} knocked, and {p} shouted | an old couple came out grumbling to sit in the yard | before morning their roof had come down on two warm pillows
= Climb up and feel the rope => {h} climbed | the rope was damp, as high up as a tall person could reach | from a beam hung a hat that no one wore any more
- Trick {p} into saying nothing about it => {h} tricked {p.him} with talk of the wind | {p} wanted to be talked round | in the morning they carried out two, and they were husband and wife
~ The stroke came while they were still on the path | every window in that house had gone dark, one upon another, and nobody had blown out anything
@ rope2 thread line=rope beat=2 p=thread
% A String to the Thumb; The Hat on the Beam
{p} had slept under the bell that rang by itself for the dead | a string went from the rope to one thumb, and the thumb was blue
"I looked up," said {p}. "It was old Marrow, who rang before me. I helped to bury Marrow. And I thought, that is not to frighten anyone. Marrow always did ring a little early."
Over their heads a board creaked, and then a second [3 , a good stride from the first]
+ Support {p} up the ladder to ask => {h} supported {p.him} from below by the heels | there was nobody | in the dust on the top beam a finger had written the name of a street, and "before dark"
= Write down for whom it rang, and when => {h} wrote, and {p} remembered | all who had gone out of doors in time were living | those who stayed in bed had been carried out [2 with the covers still pulled up]
- Destroy the rope so that it cannot ring => {h} destroyed it with a bread knife, strand by strand | that night was quiet, and everybody slept | some of them were still asleep at noon
~ The string had gone tight, and drew {p} to {p.his} feet | somewhere up in the dark two hands began to wind it in
@ rope3 thread line=rope beat=3 p=thread
% Rung for Everyone; Marrow's Last Peal
The bell that nobody pulled had begun at daybreak, and did not stop | it had counted out every house in the place, and then begun again
"It is all of us," said {p}. "They will not come out for me. They think that I have been at the bottle."
On the road, a good way off still, {hands} were unloading straw and oil
+ Help {p} get them out by the back gardens => {h} helped the slow ones over, and {p} drove the rest like geese | when the straw was lit there was nobody behind those doors | then the bell rang once, quite softly, as a person sets down a load
= Ask the bell which way is safe => {h} felt foolish, and asked it aloud | it rang four, and the fourth lane was the one that nobody was watching | {p} took off {p.his} hat to the tower, and they went that way, all of them, in their nightshirts
- Lie to all the neighbours about a feast => {h} lied: there was to be dancing in the far meadow | they came in their good clothes | from there they saw their houses go | not one of them thanked {him}, and {p} would not say why it had rung
~ The bell had stopped | straw was being put down along the lane | all the doors were being shut, one after another

@ * sense
A hand had turned all the cups on the shelf to face the wall [3 , and had taken trouble to get the handles even]
The floor was dry but for two places, side by side, by the door
There was a smell of snuffed candle [3 , as if whoever had been sitting there had heard the step outside and thought it best]
Under the boards a small weight was being dragged a little way at a time [3 , with long rests in between]
The bed had been made, and there was a hollow in it
On the inside of the door the paint was worn away, low down
A child's ball came out of the dark of the passage, rolling slowly [3 , and nobody came after it]
Every picture had been taken off the walls, and the nails left in
{place} was quiet [! , like a room where people have just stopped talking]
The lodger upstairs was walking to a window and back [3 , and it was six steps going and seven coming]
There were flies on the one pane and none on the others
A chair had been set facing into the corner, and the seat was shiny with use
All the doors stood open by the width of a hand [3 , each by the same width, like doors in a drill]
The stove had gone out, but a child's stockings hung there to dry
@ * sense sky
The birds had stopped on that side of the road [3 , and on the other side they were going on as if they had been told to]
The wind dropped, and one tree went on moving
It had snowed on every roof but one
@ * mood
There was a rule about not looking round [3 , and {h} could not remember who had taught it to {him}, or what it was for]
{h} found that {he} had put {his} back to a wall, and did not recall deciding to
@ * chat ally
"If I ever tell you that everything is all right," said {ally}, "look at my hands."
"Count us," said {ally}. "Out loud. I like to hear it come to two."
"I had an aunt who heard them as well," said {ally}. "She used to leave the radish ends out. I thought that it was for rabbits."
{ally} walked in front for a while, and then, without saying why, behind
@ * callback did=dark.sitter:+
Somewhere a piece of knitting had got nine rows longer, and nobody had come for the dead
@ * callback did=dark.plaster:+
{h} thought of two hands that had dried in one wall, side by side
@ * callback did=dark.ward:+
Nine sleepers were lying quiet {inhome}, and not one of them said a word
@ * callback did=dark.coats:+
It had not been long for the four hundred, then | {h} thought about half a bun, and was easier
@ * callback did=dark.scarecrow:+
{h} hoped that the eleventh scarecrow lay easy in its barn
@ * callback did=dark.bench:+
A girl with combed hair was growing up, somewhere, without a number
@ * callback did=dark.rollcall:-
"Present," said a high voice, far back along the road
@ * epilogue hollow
{h} was thanked for it, with speeches | when winter came they noticed how {he} signed for things | it had always, the clerk said, been the other hand
@ * epilogue gentle
On the last night of every year {h} put out a plate and a light | a guest came up the path and wiped its feet | they never spoke, and neither of them was alone
@ stone1 thread line=stone beat=1 p=stonemason
% Cut to Order; A Letter Every Night
{p.a} asked everyone who came by about one gravestone | the order had come by post, with the money | nobody would own to it
"It said to leave it blank," said {p}. "I left it blank. In the morning there was an A. Not painted. Cut, and cleaner than I cut. I dare not sit by it alone."
The dust of it lay upon the bench, and there was no footprint [3 in it]
+ Give {p} your night to watch the stone => They sat on two kegs with a {lamp} between | neither slept, and neither saw a thing | at first light there was an N, and it was still warm
= Turn the stone round and look at the back => The back had been smoothed, long ago, and by hand | at the height of a head it had been hollowed | {h} put {his} ear there, and took it away
- Lie to {p} that you ordered it => "Then you may have it," said {p}, and was glad | {h} signed for it with {his} own name | that night it cut the first letter of that, and {p} came running after {h} in the dark, and could not say why
~ They had both of them looked away for no longer than a cough | there was another stroke to it, clean, with a little heap of dust below
@ * stand did=stone2:+
{h} had comforted {w} when the letters came, and {w} had carted the stone here | while {hands} looked at it a letter cut itself, and another after that | one of them saw that it would be his name, and ran
@ * stand did=stone2:-
{h} had knocked the line off the stone for {w}, and the stone stood here now | a longer line was ruled on it | over the line one read who {h} was, and {hands} had read it
@ * stand did=stone3:+
{h} had found room for the one who never was buried, and {w} had cut a good stone for it | {w.he} had brought that along | one of {hands} knew the name on it, and he sat down, and the others stood round him
@ * stand did=stone3:-
{h} had sold a false name for that gravestone, and {w} had not forgiven it | {hands} had needed a mason at the way in, and {w} had gone | it was walled up as high as a chest, and {h} had to climb
@ stone2 thread line=stone beat=2 p=thread
% Eleven Letters; With Room for a Date
The mason's two hands shook | there were eleven letters now on the stone that nobody cut [! , and they made no name]
"I have tried it backward," said {p}. "I have been to every house that begins so. They come to the door, they see who it is, and they shut it."
Below the letters a line had been ruled, as one does for a date
+ Comfort {p}, and cover the stone with sacking => They bound it up in three sacks and a chain | in the morning the sacks were folded on the bench | there was no new letter, and {p} wept
= Read the letters aloud in the order they came => {h} read them slowly | it was not a name | it was a question, and it lacked two letters of being asked
- Destroy the line with a hammer and chisel => The chisel rang twice | the line was gone, and there was a clean new face | by evening it had been ruled again, a little lower, and longer
~ The chisel turned in the line and snapped | "It does not want to be helped on," said {p}, "it has got its own"
@ stone3 thread line=stone beat=3 p=thread
% The Last Two Letters; What the Stone Asked
The stone that wrote by itself was full | {p} had carried the {lamp} close, and was reading it with one finger
"It asks who is going to lie here," said {p}. "That is all it ever was. The stone wanted to know, and could only write."
In the wet earth beside the stone there was a place, cut square, with nobody in it
+ Give the place to the one they never found => There was one in that parish whom they had never found to bury | they put in a shoe, and a cap, and said the name | after that the stone was only stone, and {p} could sell it
= Fill the hole in and say nothing => They shovelled until the moon went | it took far more earth than had come out | {p} planted beans there, and they did well
- Trick the stone with a name off the church wall => {h} wrote it in chalk, and nothing moved | that week there was a funeral in the family | {p} had been asked for the work, and would not look up
~ The edge of the square had crumbled, and {p} was in to the knee | it took both of {h's} arms to have {p.him} out, and the shoe stayed
@ thirdcup tex in p=housekeeper
% The Chair Pulled Out; A Warm Seat
{p.a} kept the keys of the house, and would look for the one that {h} needed after supper | the table was laid for two, and {p} lived alone
"I put the second cup back, and lock the cupboard," said {p}. "In the evening it stands here. I wish that a friend would sit down with me, and tell me whether I should be afraid."
The second cup was damp at the rim [3 , and a chair stood a little out from the table]
+ Give {p} your company at that table => {h} took the second chair, and it was already warm | through the whole of supper a guest stood behind it, as one stands who has good manners | {p} saw it, and was not afraid, and brought {h} the key
= Turn the second cup over => Under it there was a milk tooth | {p} had lost a number of those, in that house, at the usual age | "I laid for myself, then," said {p}
- Lie to {p} that you moved the chair => "Then it was you," said {p}, and slept that night | in the morning the table was laid for three | {p} gave {h} the key at arm's length, and locked the door behind {him}
~ The second chair went back from the table by itself, as for a guest who is leaving | {p} looked at it. "You have offended it," said {p}
@ * callback did=dark.thirdcup:+
{h} got up from the table, and left the chair a little out, for whoever came after
@ * stand did=thirdcup:+
{h} had once taken the second chair at supper with {w} | {w.he} had laid a table here for {hands}, and one place more | when the chair there moved up by itself, they left everything and went
@ * stand did=thirdcup:-
The way in had a chair in it | {h} had told {w} that {he} moved it, and {w} had told {hands} | they were waiting to see {him} do it
@ sleepwalk tex t=night,dusk out p=watcher
% They Were All Asleep; Down to the Ford
The sleepers came out of the houses in a line, in their nightshirts, and filled the road | {p.a} walked beside them with a {lamp}, and could wake none
"It is every night a bit farther," said {p}. "Last night they got to the ford, and held hands to cross. {hands} stand by and lay bets on it. I have to get them home, and I am one against sixty."
The smallest was in front
+ Save the smallest sleeper by carrying her back => {h} picked her up, and she weighed too much for her size | the whole of the line turned round with her | it went home after {him} | at each of the doors {p} put one of them in
= Walk behind them to where it ends => It ended in a field | they lay down there in rows, with room left between two | it was {h's} size
- Trick the sleepers by leading with the {lamp} => They followed it off the road, as ducks do, and the road was clear | {p} had shouted | then {p} was behind them in {p.his} shirt, with closed eyes
~ The lamp had gone out in the dew | they went by on either hand without a sound, and by the time it was lit there was only wet grass, trodden
@ * callback did=dark.sleepwalk:-
{h} had not heard that any of the sleepers ever woke
@ * stand did=sleepwalk:+
{h} had carried the smallest of the sleepers home | tonight {w} was leading them right through the middle of {hands}, and nobody dared to wake one | {h} shut {his} eyes and walked along in the line
@ * stand did=sleepwalk:-
The sleepers stood before the way in, hand in hand, and {w} was one of them now | since {h} led them off the road they had not woken | {h} had to crawl through under their arms
@ echoing tex out p=cutter_of_peat
% A Beat Too Late; What Called Back
On the track across the peat {p.a} laid one hand over {h's} mouth, and with the other held a dog by the collar
"Do not call out," said {p}. "It used to be the echo. But it has begun to come sooner. This morning it called my dog before I did, and he would have gone to it."
Over the flat a voice said the dog's name, tenderly
+ Protect the dog, and hold its collar => It pulled with its whole weight toward the voice, wagging | {h} sat down on it, in the end | by dark the voice was asking for {h} | {p} held {him} by the collar as well, then | {p} led both of them across
= Call a thing that nobody would say => {h} called out a line from a nursery rhyme | there was a long wait | then the next line came, in a number of voices
- Lie, and call that no one is here => "Yes, there is," it said, quite near | {p} let go in {p.his} fright, and the dog ran | for a long time one heard the two of them call it, from two sides, and then one
~ It called again, and this time it was {h's} name that it had | the dog had slipped its collar, and {p} stood holding that
@ * callback did=dark.echoing:-
Far off a boy was calling a dog, and {h} walked faster
@ * stand did=echoing:+
{h} had held the dog back for {w} when the voice called | {w} had told it other names since then, and they were those of {hands} | it called them one by one, tenderly, and they went out to it
@ * stand did=echoing:-
{w} stood there with an empty collar, and looked past {h} | the voice had the dog by now, and {h's} name as well | it called that out, close by, and {hands} heard
@ choir tex p=choirmaster
% Eleven Voices; The Missing Tenor
Eleven people stood singing, and there was no getting by | they stood in a half circle | the song had a hole in it
"{hands} took our twelfth on Tuesday," said {p}, {p.a} with a pencil behind each ear. "We leave his part empty. It annoys them terribly. Nobody goes through before the end."
The silence was exactly as long as a man's breath
+ Give the choir your own voice for the missing part => {h} did not know the words, and hummed it | nobody turned round, but the half circle closed up by one | when it was over they let {him} through, and the oldest put a note in {his} pocket: it said when the guard would change
= Listen to the gap and count its length => Eleven beats, a rest of two, eleven more | it was the step of a guard going his rounds | whoever heard that song three times would know when to slip by
- Betray the choir's meaning to the guards => {h} mentioned it to a sergeant, and he was very interested | the next evening two more of them were missing | {p} raised the pencil, and saw {h} among the listeners, and put it down again
~ A boy came in on the wrong beat, and the gap closed up over it | nobody could find it again, and {p} snapped one of the pencils
@ * callback did=dark.choir:-
Some people had been singing at the corner, and stopped [! when {h} came by]
@ * stand did=choir:+
Round the corner {w} lifted a pencil, and twelve voices began | {h} had once hummed in the gap, and the song was whole now | {hands} had never heard it so, and they went to listen
@ * stand did=choir:-
{w} stood there with the choir, and they did not sing | they had been eleven until {h} talked, and they were nine | it was so quiet that {hands} could hear every step {he} took
`;

/** Horror and the world after: what is one too many, who pays the rent, and the stair that is not there on the way up. */
/** What there is to do after the end, and the quests that come of it. */
const after = `
@ out1 after won
+ Help the others sleep, and sit up with the {lamp} => {h} sat by it until the windows were grey | for a month the youngest woke each night, and asked who was there | then there was a night when nobody asked
= Walk once round the house each night before bed => {h} tried the latches and counted the people | it always came out | in the second winter it came out one too many | that was a neighbour, lost in the snow
- Destroy every thing that could remind you => {h} made one heap of it in the yard, and lit that | it went up well, with a green edge | toward morning {he} was on {his} knees, raking the ashes for a button
@ out2 after lost
+ Protect whoever is left to you => {h} moved them all into the one room that would lock | they took the nights in turn | on the fourth it was the child's, and she would not be excused
= Leave a mark by the door for whoever comes next => {h} cut it small, at the height of the eyes | it meant that one should go round | a month later there was a second one beneath it, and it meant: thank you
- Lie to whoever asks the way there => {h} called it safe, quite safe, and pointed | they thanked {him} | their pony had been left tied, and it looked along that road until dark
@ out3 after renounced
+ Give your bed and your bolt to the next who come => {h} showed them how the bolt stuck | they were five, and one had to be carried | all night {he} could hear them try it, and laugh, because it held
= Go where that roof cannot be seen => {h} walked until there was a hill between | it was a good hill | the people on the far side told one another a story about a roof
- Trick a boy into keeping your watch => {h} told a boy that it was only a matter of sitting up | he came down in the morning, and did not mention it | {he} took the watch back [2 , since there are things that one does not sell]
`;

export const dark: PackSource = {
  id: 'dark',
  sheets: [[cards, after].join('\n')],
  words: {
    places: ['the fever house', 'the dry cistern', 'the ropewalk', 'the long dormitory', 'the salt sheds', 'the ice cellar', 'the shuttered school', 'the weighing hall', 'the boarded inn', 'the drying lofts', 'the sunken lane', 'the quarantine yard'],
    foes: ['Mother Harke|matron of the fever house|the orderlies|she', 'Isidor Vell|undertaker|the bearers|he', 'Rosamund Thrale|keeper of the granary|the wardsmen|she', 'Ansel Grieve|surveyor of empty houses|the surveyors|he', 'Brother Amory|warden of the quiet|the felt-shoes|he', 'Doctor Lisle|physician to the shut street|the masked men|she'],
    'example.objective': ['Find out who sleeps in the locked room', 'Escape the house before it learns {his} name', 'Rescue the children who answered the bell', 'Find the other survivors of the evacuation', 'Prove that the dead of Harrow Street are still paying rent', 'Protect the last lit window in the valley', 'Defeat whatever has been wearing the priest', 'Deliver the seed box through the quiet country', 'Find the one who is missing from the count', 'Destroy the book in which {his} name was written'],
    'example.setting': ['Sallow End, a street that is one house longer by night', 'The fever hospital on the causeway', 'A walled farm with thirty-nine people in it', 'A mining village that buried its dogs', 'The last inn before the quiet country'],
    'example.motivation': ['{his} sister went in first, and now the cellar answers in her voice', 'Nobody else counted the plates', '{he} shut the door that night, and heard them knock', 'To learn what {his} mother put out on the back step', 'A promise to the one who did not come out'],
  },
};
