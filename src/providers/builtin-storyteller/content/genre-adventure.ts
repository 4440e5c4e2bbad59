import type { PackSource } from '../pack.ts';

const cards = `
@ marooned ally ally=marooned_cook
% The Cook of the Second Expedition; Five Years of Soup
An expedition had left {ally.a} behind at {place} | {ally.he} had a ladle
"They said they would be back by supper," {ally.he} said. "I have kept it on for five years. It is a different soup by now, of course. I have had to change the ingredients."
The pot hung over a small careful fire | on a flat stone {ally.he} had laid twelve spoons
"If you are going where they went, take me along," said {ally}. "I do not want to be thanked. I want to see their faces."
+ Share a bowl of it, and say that it is good => {h} finished it, and a lump at the bottom that might have been rope | {ally} watched every spoonful go in | "Nobody has ever told me," said {ally}, and went round the stone, quite briskly, and picked up all the spoons
= Ask {ally} which way the twelve went => {ally} pointed with the ladle at three different hills | "First there, then there," {ally.he} said. "And then a long way off, one evening, all twelve, running across that one, with their hats off. I thought that it was odd about the hats."
- Deceive {ally} with news of a rich reward => {h} made it large, for a person who had eaten rope | {ally} stirred, and listened | "I do not care about gold," said {ally}. "But I like to know early on what sort of company I am in. Bring the small pan."
@ * fare of=genre-adventure.marooned won
{ally} saw the faces of the twelve who left {ally.him} | {ally.he} served them the soup, and watched them finish it
@ * fare of=genre-adventure.marooned lost
{ally} never saw those twelve faces, but kept the soup on | twelve strangers sat down to it, and used the spoons
@ rival ally ally=dismissed_guide
% The Guide Who Said No; Wages in Advice
{ally.a} sat on a box at {place}, with both boots off | {ally.he} was reading {foe.own} travels aloud, and laughing
"I was dismissed," {ally.he} said. "I said that the bridge would hold four. They were six, and two of those were bathtubs. Page seven. Listen to this. It says here that the natives are friendly. I am the natives."
{ally.he} wiped {ally.his} eyes with a toe of {ally.his} sock
"I know the other way," said {ally}. "It has no bridges in it at all. What it has is harder to say, but I have only ever met it the once."
+ Help {ally} to collect what {foe} still owes => {they} helped themselves to the paymaster, in his bath | {h} held up the towel, just out of reach, and {ally} read out the sum | they came away with all of it, in {coins}, and the towel
= Ask {ally} to draw the other way => {ally} did it on the box lid with a bit of coal | where the difficulty came {ally.he} drew a ring, and would not shade it in | "It was asleep," {ally.he} said. "I went by with my hand over my own mouth."
- Trick {ally} out of the route and leave alone => {h} learned it by heart over a friendly supper, and was off by starlight | it was quite right as far as the second hill | there it forked, and at the fork, on {ally.his} box, sat {ally}, putting on {ally.his} boots
@ * fare of=genre-adventure.rival won
{ally} had been dismissed over a bridge, and was proved right | page seven was written again, and {ally.he} was its author
@ * fare of=genre-adventure.rival lost
{ally} never got page seven put right about that bridge | {ally.he} read it aloud to travellers, and lived on their laughter
@ * intro-plain
The half of a map had been pinned to a door {inhome}, and {h} knew the hand that had torn it
{h} had come {inhome} with one good rope, and that morning it was gone
@ * intro
{h}, {aside}, had been told to stay put | so by noon there was little left {inhome} that {he} had not looked behind
{h}, {aside}, had drawn a map of {home} | and the blank parts of it were what kept {him} awake
@ * intro-goal
{h} meant to {goal} | there were three ways to go about it, and two of them had graves along them
@ * sense in
A rope end hung down out of the dark, still swinging [3 a little, like the tail of a sleeping cat]
A castaway had cut a row of tallies in the rock, and had run out of either days or knife
Roots had come through the roof and were feeling for a floor [3 , with the patience of things that have never been late]
A lizard the colour of the wall opened one gold eye on {him} [3 , and the wall appeared to wink]
Stones to sit on stood around an old fire [3 , drawn up close on the one side only]
Sand hissed down somewhere in a thin, unhurried thread [3 , as it does in places that are still making up their mind]
Carved faces looked out along the wall, and all of them looked the same way
@ * sense sky
Parrots went over, all quarrelling about the same thing
A traveller had walked the path that morning [3 , and with a long stride] | the spiders had not yet put up their threads again
A far peak had come out of the cloud [3 , all at once and quite near, like a neighbour leaning out to see who called]
@ * mood calm
{h} thought of a chair by a fire, and how dull it was [3 , and could not for the moment remember what was supposed to be wrong with that]
It is a strange thing to be frightened and to want to whistle
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
@ head1 thread line=head beat=1 sky p=terrace-keeper
% A Nose in a Handkerchief; The Basket over the Gorge
Only a basket on a rope went over that gorge | {p.a} sat in the basket, and could not let go of the rim
"{foe} has sawn the head off our stone grandmother," said {p}. "{hands} took it over at noon. They dropped it once, and I have the nose. Nobody at home will plant until she looks at the field again."
{p.he} unfolded a handkerchief, and there lay a nose of grey stone
"I am going after her," said {p}. "Only I looked down, and my knees have stopped."
+ Help {p} across with a hat over both eyes => {h} held the hat there, and talked about flat places | halfway over {p} needed both hands | {p.he} put the handkerchief into {h's} hand [3 , and nobody outside the family had ever been given that to hold]
= Ask {p} how the head can be known => "She smiles on the one side only," said {p} | a sailor had knocked off the other half for luck, a long time ago | {p} could do that smile | {p.he} did it, and for a moment let go of the rim
- Trick {p} out of the basket, and cross alone => {h} spoke of a snake under the seat, and {p} was out at once | the basket went over with one in it | {p} stood on the edge and held the nose tight | "There was room for two," {p.he} called
~ The rope jerked, and the basket slid back to its post | {p} had both arms round the post by then | nobody got over before the evening [3 , and by the evening {hands} were a day ahead]
@ head2 thread line=head beat=2 sky p=thread
% The Grandmother at the Door; There Goes an Ear
{p} had caught up with the stolen head of the stone grandmother | {hands} had hung it in three ropes | they swung it against a walled-up door
"That is how they open things," said {p}. "The left ear went at breakfast. I crept in and got it."
The handkerchief with the nose was a good deal heavier now
At every blow dust fell from over the door, and {hands} cheered | {p} begged her pardon, each time, under {p.his} breath | the only way on led right past them
+ Protect her face with your own blanket => {h} tied it round her while {hands} sat over their bread | after that the blows were soft, and the other ear stayed on | {h} lay without a blanket that night | {p} lay near, and named {him} all the fields that she could see from home
= Show {hands} that the door opens outward => {h} walked up, and pulled at the ring, and it swung out | behind it was a broom, and a second wall | {hands} went off to fetch a longer rope | {p} had her alone for ten minutes, and wiped the dust out of her eyes
- Betray {p} to {hands} for a way past => {h} pointed to the thorn bush, and {was} let by | they pulled {p} out of it, and threw the ear into the gorge | {p} had the nose in a shut fist | {p.he} looked after {h} over the fist, and said nothing
~ The top of the door came down, and dust hid the whole terrace | when it had settled there was a second wall behind the first | {p} knelt among the stones, and felt about for an ear
@ head3 thread line=head beat=3 sky p=thread
% The Buyer Wanted the Nose; Down through the Tents
{foe} had put the stone grandmother's head up for sale | a buyer walked round her, and about the camp stood {hands}
"Without the nose I will give half," said the buyer | so two of {hands} came up to {p}. "We know that you carry it," they said. "You shall have bread for it, three years of bread, for all your village."
{p} held one fist behind {p.his} back | it had been a poor year at home | {p.he} looked at her, and did not say no
+ Help {p} to roll her down the hill => {h} put a shoulder to her, and so did {p} | she went through {foe's} tent, and the cook's, and lay still on the road home | {p} had the nose on again by sunset, with pitch, a little crooked | on the terraces they were fetching out the seed
= Ask {p} what the grandmother would do => {p} went up to her, and smiled as she did, on the one side only | then {p.he} threw the nose over the cliff, as far as {p.he} could | the buyer put away his purse | {foe} had no more use for her | {p} sat down by her to wait for a cart
- Steal the nose, and sell it to the buyer => {h} had it out of the fist with one twist | the buyer fitted it on, and paid, and took her away | {p} opened the hand, and closed it | then {p.he} went home, to tell them not to plant
~ The sack slid, and she tipped over on to the buyer's foot | he was carried into {foe's} tent, and shouted | {p} had shut both hands round the nose | there would be no sale before the morning
@ * stand did=head2:+
{w} had tied up the {bell} in a blanket | {hands} tried to call for others, and nobody heard it | {h} had given one, once, to cover a face of stone
@ * stand did=head2:-
{w} was on the watch there, with a stone nose in one fist | {h} had once pointed out the bush that hid {w.him} | now {w.he} pointed, and {hands} came running
@ * stand did=head3:+
Two boulders came down the hill, and half of {hands} ran for it | {w} stood up there with both sleeves rolled | together they had rolled a grandmother home, {h} and {w}
@ * stand did=head3:-
{w} had sat down in the way, with a whole village | nothing was planted, since {h} sold the nose of their grandmother | {he} had to climb round them, and {hands} heard the stones go
@ knot1 thread line=knot beat=1 sky p=rope-maker
% Under Every Stone; A Knot at Each Turning
{p.a} was crawling along the cliff path | there was no room to get by
"My brother has to guide {foe}," said {p}. "{hands} took him out of his bed. At each turning he drops a string for me with a knot in it. Two turns in the knot, and he is well. I cannot find the one for today."
Round one wrist {p} wore six bits of string | every knot had two turns
{hands} had gone by at sunrise, and they had a long start
+ Help {p} to look under the stones => {h} took the left side of the path, and it cost half the day | the string lay in a crack | its knot had one turn, and not two | {p} tied it on with the others. "He is tired, then," said {p}, and did not crawl any more
= Ask {p} to teach you the knots => There were five of them | one of them stood for a river, and one for bad ground | the fifth {p} tied quickly, and undid it at once. "I have never had to find that one," {p.he} said
- Steal the six strings to find {foe} sooner => {h} cut them off while {p} was feeling under a rock | six turnings of {foe's} road hung on them | {p} looked at the bare wrist. "I would have told you the way," {p.he} said. "I know it by heart. I only wanted the string."
~ A stone went over the edge, and two of {hands} came back to look | they stood at the bend until dusk | {p} lay with one cheek on the path, and did not dare to turn over anything
@ knot2 thread line=knot beat=2 sky p=thread
% One Left and One Right; Three Men and a Ball of String
{p.name} was still following a brother by the knots that he dropped | at the fork there hung two strings | one was on the left, and one was on the right
"{hands} have caught him at it," said {p}. "Now they tie knots as well. One of these is my brother's. At the end of the other there will be a hole."
Down below three of {hands} were sitting round a ball of string | they were practising, with their tongues out | "Over, and then under," said one. "No. Over."
+ Help {p} to see whose hand tied them => {h} laid both on a rock, and turned them about | the one off the right was tied left-handed, and so was the brother | the knot had been pulled tight with teeth | "They have bound his hands," said {p}, and took the path on the right at a run
= Roll a stone down both of the paths => The stone on the right rolled until it was tired | on the left it rolled, and then there was no sound, and then there was a splash | {p} sat down. "I had one foot on that path," {p.he} said
- Trick {p} into trying the left path first => {p} thanked {h} for so quick an answer | a dozen steps on, the ground opened | {p} hung there by a root, and {h} took the other path | {p} shouted only one thing after {him}, and that was the brother's name
~ The wind took both of the strings, and dropped them in one bush | now nobody could tell which had hung where | below them three heads came up from the ball of string, and {hands} reached for their sticks
@ knot3 thread line=knot beat=3 sky p=thread
% He Had to Go First; The Splice
{p.name} had found the brother who dropped the knots | {hands} had him on a long rope | they were driving him ahead of them over a bridge with half of its boards gone
"That is my own rope," said {p}. "I made it, and they paid me for it. I can open the splice from down here. But if he slips just then, nobody has hold of him."
The brother stood on the fifth board | he felt about for the sixth with one bare foot
+ Help {p} to reach the splice => {h} held {p.him} out over the edge by the boots | the rope came in two, and {hands} all sat down on their own side | the brother ran the rest of the way | he tied a string round {p's} wrist | the knot had two turns
= Shout to {hands} that the boards are sound => They let go of the rope, and pushed out past him, nine in a row | the bridge let the nine of them down into the river | the brother was left hanging in the ropes | {p} pulled him in by the hand that he tied with
- Betray {p} to {hands} for a safe crossing => They roped {p} on behind the brother, and {h} came last | by then every board had been tried | on the far bank {p} gave {him} a string with no knot in it. "That is for people we do not know," said {p}
~ A board broke, and the brother dropped to the armpits | {hands} hauled him back, and drove him off by some other way | after dark {p} crawled out to that board | a string lay there, and its knot had two turns
@ * stand did=knot2:+
At the last turning hung a string, and the knot had two turns | {w} had put it where nobody was on guard | {h} had once told a true knot from a false one for {w.him}
@ * stand did=knot2:-
{w} had hung a string at every turning there, and each of them led wrong | {h} had once sent {w.him} down a path with a hole | {he} followed three, and came out before {hands}
@ * stand did=knot3:+
A rope lay over the way in, and {w} had one end of it | the brother had the other | they pulled, and half of {hands} lay in a heap | it was for a splice on a bridge that {h} had helped to reach
@ * stand did=knot3:-
{w} and the brother still had to go first for {hands} | {h} had once given them up at a bridge | they knew {his} step, and said so aloud, and {hands} turned round
`;

/** Adventure: ropes, half maps, rivals, and doors that were walls for a thousand years. */
/** What there is to do after the end, and the quests that come of it. */
const after = `
`;

export const pack: PackSource = {
  id: 'genre-adventure',
  sheets: [[cards, after].join('\n')],
  words: {
    places: ['the halfway house #in', 'the hanging bridge #out', 'the stair behind the falls #in', 'the camp of the second expedition #out', 'the idol terrace #out', 'the cave of swifts #in', 'the sunken gate #out', 'the painted cave #in', 'the cliff road #out', 'the temple of the open hand #in', 'the pass of nine cairns #out', 'the green well #out', 'the hall of weights #in', 'the upper camp #out'],
    foes: ['Colonel Strake|explorer of renown|the colonel\'s bearers|he', 'Isaura Pell|dealer in idols|the diggers|she', 'Baron Locke|patron of expeditions|the baron\'s hunters|he', 'Captain Ysolde Crewe|mistress of the black brig|the brig\'s crew|she', 'Tancred Moss|keeper of the royal collection|the collectors|he', 'Professor Quist|finder of lost cities|the students|she', 'Ruy the Ferret|robber of tombs|the spade gang|he', 'Lady Maud Vere|collector of firsts|the lady\'s porters|she'],
    titles: ['Mind the Third Step', 'Three Strokes and a Ring', 'The Bridge Holds Four', 'Not on Any Map', 'Rope, Bread, Rope', 'What the Lizards Know', 'A Good Running Start', 'The Wrong Side of the Falls', 'The Idol Had Its Hand Out', 'Going In', 'A Rope over Nothing', 'A Stranger\'s Footprints', 'What {foe} Dug Up', 'Still No {target}'],
    'book.deed': ['Voyage to {target}', 'Last Expedition', 'Map of {target}', 'Nine Bridges', 'Long Rope'],
    'book.place': ['The Road Beyond {place}', 'Nobody Returns from {place}', 'The Stair under {place}'],
    'book.theme': ['A Good Coil of Rope', 'The Blank Part of the Map', 'Bread for the Interior'],
    'book.turn': ['The Hand That Held {token}', 'Three Marks and {token}', 'How {token} Came Home', 'The Price of {token}'],
    'example.objective': ['Find the second half of the Orrery map', 'Reach the city of the open hand before the rains', 'Rescue the eleven who went in after the old explorer', 'Deliver the stone thumb to the statue it was broken from', 'Prove that the last expedition was betrayed', 'Escape the valley where every path leads downhill', 'Steal the sun disc back from the royal collection', 'Find out what was written behind the falls'],
    'example.setting': ['A hill station at the end of the last good road', 'An island that three charts put in three places', 'A river town where every boat goes upstream full', 'The camp under the pass of nine cairns', 'A port that lives on lost luggage'],
    'example.motivation': ['{his} grandfather cut the first mark and not the last', 'A rival signed {his} name and led them all to die', '{he} has never once seen the back of a hill', 'The half of the map came by a carrier, with no letter', 'To bring home one old cook who is still waiting with supper'],
  },
};
