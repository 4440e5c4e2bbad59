import type { PackSource } from '../pack.ts';

const cards = `
@ ledgerclerk ally ally=payroll_clerk
% The Dead on the Payroll; Eleven Men Who Never Eat
{ally.a} had locked the door from inside, and sat there with eleven pay packets
"They are dead," {ally.he} said. "I checked. I thought, how sad, and I stopped their wages. That was at nine. By ten I had had a visit. By noon there was a man in my chair, going through my pens."
{ally.he} pushed the packets across with {ally.his} foot | they had each been drawn, every week, on the same mark | and the mark was made by {foe.own} people
"I can add," said {ally}. "It is all I can do. I do not suppose that you would have a use for it, running?"
+ Protect {ally} when the handle turns => {h} got {ally.him} behind the door, and stood where the door would open | it opened | a neat person looked at an empty chair, said a short word, and sat down in it to wait, back toward {them} | {they} went out on stockinged feet, with the packets
= Ask {ally} to add up who was paid on which days => {h} asked, and {ally} did it on the wall with a nail | it went very quietly | eleven dead men had been paid double three times, and after each time there had been a funeral with a band
- Trick {ally} into carrying the packets openly => {h} said that it would look more natural | they followed {ally.him}, as people follow a lamp, and nobody at all followed {him} | {ally} was back by dark with a split lip. "I can add," {ally.he} said. "I have just added you."
@ * fare of=genre-thriller.ledgerclerk won
{ally} brought the sum of the eleven dead men to balance | their pay went to the widows, counted to the coin
@ * fare of=genre-thriller.ledgerclerk lost
{ally} could not make anyone read the sum of the eleven | {ally.he} chalked it on a wall, and a passer-by ticked it
@ double ally ally=professional_double
% A Very Good Likeness; Waving from Balconies
{ally.a} was standing at a mirror, taking off {foe.own} moustache or {foe.own} rouge
"I do the balconies," said {ally}. "Openings. Anything where there may be a marksman on a roof. I have been shot at four times in that hat. They give me a ham at the new year."
With the face half off one could not have said who it was, and neither, perhaps, could {ally}
"{foe} has not asked me for Thursday," {ally.he} said. "For Thursday {foe.he} is going {foe.himself}. I have been {foe.him} for three years. {foe.he} would only do that if there was nothing left to be afraid of."
+ Help {ally} to a face of {ally.his} own => {h} helped, and held the basin | out of the towel came nobody much, with tired, kind eyes | "Hello," said {ally}, to the glass. "I do not know what we like to eat."
= Watch {ally} walk the way that {foe} walks => {h} watched, and {ally} went down the room and back | it was a small thing, at the left pocket, a pat | "There," said {ally}, and did it again, slowly. "I never used to have that. What do you suppose {foe.he} keeps in there?"
- Deceive {foe.own} guards with {ally} as bait => {h} sent {ally.him} out by the front steps, waving | there was a crack | everyone on the square lay down | {ally} came round by the back with a hole in that hat | "Five," {ally.he} said, and looked at {him} for rather too long
@ * fare of=genre-thriller.double won
{ally} gave up the balconies, and kept {ally.his} own face | a baker soon knew it, and put by {ally.his} loaf
@ * fare of=genre-thriller.double lost
{ally} went on waving, but wore {ally.his} own face to it | nobody aimed at it, and one child waved back
@ pursuit chase
% A Clean Collar Every Corner; They Had All the Exits
One stood at the corner and read | one at the next had a stone in his shoe
{hands} had changed clothes since the morning, {h} saw, but not boots
They never ran | they did not need to | at every crossing one of them was there already, and each time they were a little nearer to the wall
Ahead the {street} led to a market and down to a cellar | straight on was where they had wanted {him} from the beginning
+ Give the fruit seller warning, and go through her stall => {h} gave her a word and a look | she took it in at once, and kicked out the prop | eight hundred oranges went down the hill | nobody in that {street} walked with any ease after that
= Turn round, and walk straight up to the last one => {h} went back, smiling, with a hand out, and called him by a name | he had no orders for it | he looked to left and right | by then {h} had asked after his mother, and got behind him
- Trick them with a cry of thief at a stranger => {h} pointed, and cried it, in a voice that carried | he ran, poor devil, as anybody would | the whole net rose up, corner by corner, and went after him, in step
~ The one with the shoe stood up, and there was nothing the matter with it | a gate was shut across the market, quite softly | {h} had gone on straight, and it came to {him} late that {he} had been turned
@ lamps1 thread line=lamps beat=1 p=lamp-keeper
% One Lamp for Come; An Old Face at the Window
At the side of the way {p.a} had a {lamp} to hang out | it was not lit, and {p.his} hands shook
"{hands} have my father," said {p}. "He is eighty. He sits at that window up the hill, and they sit behind him. When you go by, I am to hang this out. Then they come down for you. If I do not, they will send me his stick."
Up there one small window was lit | a white head moved in it [3 , as if the head were counting sheep]
+ Help {p} hang it out too late => {h} lay an hour in the ditch, and {p} told the time aloud | then {p} hung out the light, and {hands} ran down to an empty road | in the window the blind went up and down | "He saw," said {p}. "He says that my wick is dirty."
= Go round by the marsh, where no sign is owed => {h} went round, and was wet to the waist | {p} could swear that nobody had gone by | the way led under the window | two people were talking in there, and an old voice told them to shut the door
- Trick {p} into hanging it out for a pedlar => {h} pointed to a stranger on the road, and {p} hung out the light | {hands} had the pedlar down before he could shout | {p} watched them drag him off. "He had an old father with him," {p.he} said. "Did you see that?"
~ A whistle came from up the hill | {p} had waited too long, and hung the light up with {p.his} eyes shut | {h} got over the wall just as {hands} came round the bend | one sleeve stayed behind on it
@ lamps2 thread line=lamps beat=2 p=thread
% A Hook for Each Name; What the Blind Said
{p} still hung out a {lamp} for {hands}, since they held {p.his} father | now one light was not enough for them
Two of them stood on a ladder | they drove nine hooks into {p's} wall | beneath every hook they nailed up a name
"One light for each person they want," said {p}. "Yours is the first. The rest are whoever gave you a bed. I am to begin tonight."
Up the hill {hands} had turned the old man's chair [3 , so that he would have to watch it]
+ Give {p} your {coat}, to speak with the light => {h} gave it, and {p} drew it across the flame in jerks, long and short | it was how the father had taught {p.him} to talk | up there the blind moved twice | "Two of them are with him," said {p}, "and one sleeps." | {h} had a scorched hem from it
= Draw each hook while they drive the next => {h} drew them out from behind, and it tore two of {his} nails | after the ninth the two on the ladder looked along the wall | it was bare | they would have to send for more hooks, and that was a night won
- Lie that {p} hid you overnight => {h} told the two on the ladder, and they believed it | the second hook got a name as well, and it was {p.name} | {p.he} read it twice. "I am to light that one too," {p.he} said. "My father will see me do it."
~ A hammer fell from the ladder, and a guard pointed | {p} blew out the light, so that nobody could be seen | up the hill an old voice began to call {p.own} name | it called for as long as the dark lasted
@ lamps3 thread line=lamps beat=3 p=thread
% Twelve Steps Up; The Light in the Yard
{p} crouched under the window where {hands} held the old father | they were to move him at first light, and nobody would say where
"If I show a light down here, they come out for you," said {p}. "Then only the sleepy one is with him. It is twelve steps up. But a person has to stand in the light, and be seen."
Above them the blind moved, long and short | "He says that it is time," said {p}
+ Stand in the light, and save the old man => {h} stood in it, and {hands} came out at a run | they chased {him} through three gardens, and one had thorns | {p} came down the twelve steps with the old man on {p.his} back | he blew out the {lamp} himself, and told {p} to trim it
= Wake the whole hill with lights in every window => {h} knocked at each house, and pointed up | soon forty windows were bright, and any of them might mean come | {hands} ran four ways at once | the old man walked out at the front, on his own stick, and asked {p} who had died
- Betray {p} to them, and search the empty room => {h} shouted where {p} was, and they all ran that way | on their table lay the names of the guards at {last}, and {h} took the list | the old man sat there with his boots on. "Is that my child they have got?" he asked
~ The flame went out of itself, and {p} could not light it again with those hands | the door above was barred from within | a hand lay flat against the window | "Before morning, then," {p} told it, quite steadily
@ tiles1 thread line=tiles beat=1 p=tiler
% A Yard Too Far Left; To Look Like the Wind
A roof tile broke at {h's} feet | over the edge above looked {p.a}, grey in the face
"I have missed," {p} called down. "I owe {foe} for my house. The paper is torn up if one of my tiles falls on you. It must look like the wind. I have been given three."
Two were left in the basket | a child's stocking hung out of the window below, to dry
+ Share your purse with {p}, toward the debt => {h} put the half of it in the basket, and {p} drew it up | it was not a tenth part, {p} said | but {p.he} sat down on the ridge and counted it to the child | "I shall be slow with the second one," {p.he} called
= Ask where the next one is to fall => {p} did not like to say, and then said it | it was at the corner by the well, on market day | so {hands} knew already which way {h} would go | {p} held up the second tile, and it had {h's} height scratched on it
- Steal the ladder, and leave {p} up there => {h} carried the ladder round two corners and sold it | {p} called for a while, and afterward only sat | toward night a child stood below and asked when there would be supper | nobody in that row of houses owned another ladder
~ A second tile came down, and that one was only loose | {p} had thrown both arms round the chimney | "That was not me!" {p.he} cried. "Do not count that!" | in the next doorway one of {hands} was counting
@ tiles2 thread line=tiles beat=2 p=thread
% A Room a Day; The Cradle on His Head
{p} still owed {foe} one tile upon {h's} head | for each day that {h} lived {hands} took a room out of {p's} house
Today it was the bedroom | two of them brought the bed down the steps | a third came behind with the cradle over his head, like a hat
"Tomorrow they take the doors," said {p}. "I have the second tile here. If you stood quite still, I could miss you by very little. They would have to call it a try."
+ Help {p} to drop it on a straw figure => {h} helped to stuff a sack, and gave it {his} own scarf | the tile went in at the top, and the scarf was done for | {hands} took off their hats, some way off | before they came to look, {p} had the cradle back indoors
= Stand by the wall, and let {p} miss => {h} stood there with {his} eyes shut | the tile took a button off {his} sleeve | {hands} put down the bed to talk it over | it was a fair try, they found, and it was worth one bed
- Lie to {p} about the one with the cradle => {h} said that he had the debt on him, and {p} let go | he sat in the road and held his shoulder | in his pocket was half a loaf | "He went so carefully on the steps with it," said {p}, and picked up the cradle
~ One of {hands} looked up too soon, and the tile slid out of {p's} fingers | it broke on the step | "That was your second," he said | they went in again for the table, and {p} stood holding a cradle
@ tiles3 thread line=tiles beat=3 p=thread
% Nothing Left but the Roof; The Third Tile
{p} lay on {p.his} own roof with the third tile that {p.he} owed {foe} | {hands} had emptied the whole house below
They had driven {h} into the yard | their captain stood one step to the right, and held the paper with the debt | "Now," he called up, "or we take the roof as well."
{p} looked from the one head to the other [3 , and the tile looked very large]
+ Help {p} to aim at the paper => {h} held up one finger, a little to the right, as masons do | the tile came down past the captain's nose, and took the paper along | it went down the drain in two halves | {p} laughed, up there, and lay flat on {p.his} back on the roof
= Step aside, and let it fall => {h} stepped aside, and the tile broke on the stones | "That is three," called {p}. "It says that they must fall. It does not say on whom." | the captain read it through twice | then he tore it, very slowly, and {p} threw down the empty basket
- Trick the captain into your own place => {h} said that one could read better over here | he came, and {p} had let go already | they carried the captain out on the kitchen table | {p} climbed down and looked at {p.his} hands | "I put roofs over people," {p.he} said. {p.he} never went up a ladder again
~ The tile turned in the air, and fell flat between the two of them | the captain put the paper away inside his shirt | "The roof," he said, and they began to strip it at the ridge | {p} was still on it
@ * intro-plain era=modern,future
A telephone rang {inhome} that {h} had been told was dead
@ * intro-plain
{h} had been followed {inhome} since the morning, by a person who was good at it
Whoever had sat beside {h} {inhome} had left without {his} bag
@ * intro
{h}, {aside}, had been early {inhome} that morning, for once | it had very nearly been the end of {him}
@ * intro-goal
There were two days, and a bit over | in that time {h} would have to {goal}
@ * sense in
The door had been forced, and the burglar had taken the trouble to sweep up
Two chairs faced each other under one lamp [3 , rather too close for talk]
There was a smell of soap, and of a fire put out in a hurry
A smoker had stood a long while by that curtain [3 , for there was a ring of ash at the height of an elbow]
The mattress had been slit, and sewn, and slit again along the seam
There were three bolts on the door, and all of them were on the outside
The bed was made with the corners squared [2 , in the manner of the army or of a hospital]
@ * sense out
A shutter had been propped open with a boot
The {street} was empty, at an hour when there ought to have been twenty people in it
Across the way a man was cleaning a window that was clean
A dog had been tied up where it could see both ends of the lane
The tracks of one cart went in at the yard [2 , and of two, a good deal heavier, came out]
The new owner had whitewashed over a name on the wall, and it was coming through
@ * mood tense
{h} had stopped thinking in days, and thought in doors
{his} hands were quite steady | {h} watched them, as one watches a neighbour's children
@ * mood calm
For the space of one cup there was nobody behind {him} [3 , and {h} had forgotten what a person does with {his} face]
{h} went over the list of those {he} trusted | it did not take long
@ * chat ally
"How long?" asked {ally}, and nodded at the answer as one does to a bad bill
"You never sit with your back to a door any more," said {ally}. "I noticed because I have started it too."
"If we are taken," said {ally}, "we never met, and I did not think much of you."
{ally} had taken to eating standing up
"I used to worry about the rent," {ally} said, in a wondering voice
@ ways1 ways good
+ Save the messenger whom they mean to blame => {h} put him on a cart for the coast with a ham and a hat | he would not go until he had told {him} who gave him the {letter}, and from which hand
@ ways2 ways neutral
= Take the long way round and watch who follows => {h} crossed, and crossed back, and looked in at hats | there were two of them, and a third, whom the two had not noticed either
@ ways3 ways evil
- Betray a small friend to gain a day => {h} gave them a door, and it was opened | the day was fine, and very quiet, and {he} could not get it to pass
@ * stand did=lamps2:+
Behind {hands} a light spoke, long and short | it was {w} with a {lamp} | {h} had once given a {coat} to help it talk | two were at the door, it said, and the one on the left slept
@ * stand did=lamps2:-
{w} had been set to light the yard | there were nine hooks, and a {lamp} on each | {h} had once put {w.his} name up on such a wall | there was no dark corner to come by
@ * stand did=lamps3:+
An old man sat on the wall with his stick, and {w} beside him | {h} had once stood in the light for those two | a {lamp} went up at the far gate, and {hands} ran to it
@ * stand did=lamps3:-
{w} stood by the gate with an old man's stick | {h} had left him up there for a list | {w} lit one {lamp} and hung it out | it still meant come, and {hands} came
@ * stand did=tiles2:+
{hands} were down in the yard, round a figure made of straw | it had a good scarf, and a tile in its hat | {w} had put it there | {h} had once stuffed one with {w.him}, and went by behind them
@ * stand did=tiles2:-
Over the door sat {w} with a full basket | {h} had once lied about whom {w.he} let fall on | nothing fell | {w.he} only pointed, and {hands} had pots on their heads, and came
@ * stand did=tiles3:+
Tiles were coming down by the door, one at a time | up on the ridge sat {w} | {h} had once shown {w.him} where to aim | {hands} stood flat against the wall, and looked at nothing but sky
@ * stand did=tiles3:-
A tile lay on each step, and every one cracked under {h's} foot | {w} had put them there | {h} had once made {w.him} let one go on a head | {hands} had only to listen
`;

/** Thriller: a deadline, a door, and somebody who has guessed right three times. */
/** What there is to do after the end, and the quests that come of it. */
const after = `
@ next2 sequel riddle=protect-table quest=protect:keep_the_interpreter_alive_until_the_vote:the_interpreter p=interpreter
% What Was Not Translated; Three Days to the Vote
"I said what they told me to say," said {p}, {p.a} with a ringing ear. "That is my work. One of them made a remark, aside, to the other, as if I were a chair. I did not translate it. Now they have both of them remembered that I was there."
It was three days until the vote | a visitor had already been in {p's} rooms, and had made the bed
+ Protect {p}, and let the remark stay unsaid => {h} asked nothing | that night {p} slept, and talked, in four languages | the same short phrase came up in all of them, and one part of it was a number
= Ask for the remark, word for word => {h} wrote as {p} spoke | it was about a bridge, and how one would grieve | it was very well put, {p} said, and could not really be done justice
- Lie to both of them that {p} is deaf => {h} let it fall at two dinners | the one believed it | the other sent a box of music, with his compliments, and waited to see if it came back
~ The windows broke, all along the front, with a flat sound | "Excuse me," said {p} from under the table. "I have lost my place"
`;

export const pack: PackSource = {
  id: 'genre-thriller',
  sheets: [[cards, after].join('\n')],
  words: {
    places: ['the customs shed #in', 'the theatre stairs #in', 'the frontier post #out', 'the fish market #out', 'the printers\' yard #out', 'the hotel with two exits #in @new', 'the archive of the tax office #in', 'the embassy garden #out', 'the bridge of exchange #out', 'the tide gates #out', 'the house with blue shutters #in', 'the drum square #out', 'the tunnel under the hospital #in', 'the last border post #out'],
    foes: ['Anselm Grau|chief of a bureau without a name|the neat ones|he', 'Vera Castellane|banker to both sides|the couriers|she', 'Colonel Mirek|commander of the border|the border men|he', 'Minister Ardane|head of the public works|the ministry drivers|she', 'Lucas Fell|publisher|the publisher\'s men|he', 'Mrs Ottoline Hart|hostess|the guests|she', 'The Broker|dealer in other people|the broker\'s runners|he', 'General Sabine Roth|retired general|the old comrades|she'],
    titles: ['Not the Bridge', 'Ninety Breaths', 'The Neat One', 'Suddenly, at Home', 'A Red Thread', 'Wipe Your Feet', 'One More Hour', 'The Other Side Likewise', 'Do Not Look at the Window', 'A Hat Full of Holes', 'What {foe} Patted', 'Second Hand on {target}', 'Everyone Had New Boots', 'At the Same Pace'],
    'book.deed': ['Two Days', 'Last Hour', 'Exchange for {target}', 'Eleventh Name', 'Green Letter'],
    'book.place': ['Midnight at {place}', 'The Third Man at {place}', 'No Exit from {place}', 'Papers for {place}'],
    'book.theme': ['Suddenly, at Home', 'At the Same Pace', 'One Who Can Be Followed', 'A List of Those I Trust'],
    'book.turn': ['Who Has {token}', 'The Handover of {token}', 'Twenty Breaths for {token}'],
    'example.objective': ['Find out who ordered {his} own obituary', 'Deliver the list of eleven before midnight tomorrow', 'Rescue the interpreter\'s son before the vote', 'Stop the attack on the drum square', 'Prove that the dead are still drawing wages', 'Escape across the border with another person\'s face', 'Protect the judge until the ninth', 'Steal the plan of the ninth door'],
    'example.setting': ['A neutral capital in the last week of peace', 'The border town of Marrow', 'A city where every window is rented', 'A port under curfew', 'The government quarter, on the eve of a coronation', 'A spa hotel full of delegates'],
    'example.motivation': ['They printed {his} name a day too soon', 'The last person {he} trusted limps now', '{he} carried the parcel and did not ask', 'An actor has been paid to be {him}', 'A stranger died so that {he} would have the key', 'It is {his} signature on the order'],
  },
};
