import type { PackSource } from '../pack.ts';

const cards = `
@ ordeal tex p=parish_priest/he
% Red Iron, by Appointment; The Palm Was Clean
Everyone on the road was called to church | so was {h} [3 , with no reason given] | by the font {p.a} held a bar of iron in the tongs
"They want it red," said {p}. "She carries it seven steps, and we look at her hand on the third day. I have done it twice. It is always the ones with calluses who are innocent."
The girl by the font had a sewing girl's hands | they said that she had stolen a spoon | {h} saw it sticking out of a deacon's boot
+ Help the girl, and point to the deacon's boot => {h} helped her with one cough, and pointed | {p} went over and drew the thing out by its bowl | "A miracle," he said loudly, and laid the iron in the font, where it hissed | afterwards he told {h} whose word had brought her there, and it was one of {hands}
= Ask who says that she took it => {h} asked it aloud, and nobody there would say | it had been a voice at the lattice, {p} whispered, and it smelled of cloves | one of {hands} chewed them all day long
- Lie, and swear that you saw her take it => {h} swore with a hand flat on the book | she looked at {him} in a puzzled way | then she held out her palm for the iron, since somebody had to | {p} bade {h} go out, and gave {him} no blessing
@ * callback did=era-medieval.ordeal:-
{h} looked at the palm of {his} own hand for a while
@ * stand did=ordeal:+
{h} had pointed out the spoon in the boot | {w} owed {him} a miracle for that | the {bell} rang an hour early | {hands} got down on their knees, and {h} went by
@ * stand did=ordeal:-
{h} had sworn falsely by {w.own} book, and he had it with him | beside him stood the girl, with her hand in linen | she looked at {h} and nodded | people moved together until there was hardly any way in
@ relic tex p=pardoner
% A Feather of the Archangel; Two of the Same Finger
{p.a} had set up a tray of relics half way over the bridge, and nobody crossed without buying
"The feather is goose," said {p}. "The tooth is mine. The finger I have sold three times, people have so few questions about a finger. But this came to me by itself, in a knot of hay, and I cannot get rid of it."
It was a plain wooden button | twice, {p.he} said, {p.he} had got money for it | in the morning the money was back in the buyer's house
+ Give {p} your bread, and ask no relic => {h} broke the loaf, and {p} ate [3 {p.his} half of it, crust and all,] without once mentioning heaven | "Then you had better carry it," {p} said, and put the button into {his} hand | it lay there as if it had been sewn on
= Examine the knot of hay that it came in => {h} examined it, and knew the tie | they bind their sheaves so in just one village | {hands} had bought hay there all that winter, said {p}
- Rob the tray while {p} is at {p.his} prayers => {h} took the finger and the feather, for a beginning, and got a supper for them at the next inn | late in the evening {p} came in with the bare tray | {p.he} begged the landlord for a crust | {h} looked at the wall
@ * callback did=era-medieval.relic:+
{h} felt for a wooden button, and it was still there
@ * stand did=relic:+
{h} had given {w} half a loaf, and {w} had set up the tray here | {hands} stood three deep around it | they heard how the finger was found | none of them looked up
@ * stand did=relic:-
{w} had something new on the tray since {h} robbed it | it was a shred of {his} {coat}, and good against thieves | {hands} wore one each | they had only to compare
@ scold tex calm not=dark p=alewife/she
% The Ale Was Short; A Ducking for the Brewster
The ford was closed for a ducking | they had tied {p.a} in the chair, for short measure | nobody wished to be the first to push
"It was the full pint," she said. "It is his thumb that has got bigger. I have drawn for every one of you since you were weaned. I have a list of who has paid, and {hands} are not on it."
The crowd stood and examined its shoes | the bailiff held the rope, and had a dry mouth
+ Defend {p}, and call for a proper measure => {h} called for it, and somebody brought the market quart | it was filled, poured, and filled again, with all of them bending over it | she had been giving them a thumb too much for seventeen years [3 , and was not sorry]
= Ask to hear the list read out => {h} asked, and she began with the bailiff | he had the knots undone by the second line | the seventh name was one of {hands}, who took his ale there on Fridays with somebody in a hood
- Lie that {p} cheated you of half a pint as well => {h} called it out, and it was enough | the whole parish pushed | she came up with weed in her hair, and looked round for {h} | "I never drew for you in my life," she said
@ * stand did=scold:+
{h} had called for an honest quart, and {w} had rolled a barrel here to prove it | {hands} were measuring it, one after another | by now they could not have found the door
@ * stand did=scold:-
{h} had lied about half a pint, and {w} had been ducked for it | she was here, and still wringing out one sleeve | she had told {hands} whom to look for
@ tally tex p=hedge_clerk
% Split Down the Middle; Your Half of the Stick
{p.a} wrote letters under a bush | {p.he} called {h} over to be a witness | it would have been rude to go by
"Half a stick is a debt," said {p}. "This one is for a great deal of wool. A widow has the other half. And {hands} want it in writing that there is no other half. They are behind that hedge, and they are in a hurry."
One could see the hedge breathe
+ Help {p} to word it so that both are true => {h} helped with the wording | no other half existed, it said, to those who did not hold it | it was read, it was sealed, it was paid for, and the widow could still bring hers to court
= Match the split with other sticks => {h} laid it along the bundle in the bush | the grain ran straight on into one that was {foe.own}
- Steal the half stick and sell it to the debtor => {h} named a price through the hedge, and the hedge paid it | the smoke of it smelled of apple | the widow came with the other half, in her good bonnet | {p} had to tell her
@ * stand did=tally:+
{h} had once lent {w} a clever wording, and {w} had sat down and found another | {hands} were to be in two places at once, by sealed order | they were disputing it, and {h} went by
@ * stand did=tally:-
{w} had written a letter for a widow with half a stick | it had got here before {h} | it said who had sold the other half, and what {he} looked like | one of {hands} was reading it to the rest

@ * sense in
Fresh rushes had been put down over the old ones [3 , and the old ones over those, back to somebody's grandfather]
Smoke went up to the beams, thought better of it, and came down again
A side of bacon turned a little on its hook
The shutters were closed with a peg, and light came through a knot hole in one long pin
Two dogs lay under the trestle waiting for somebody to be careless
There was a psalter chained to the desk [2 , and a mouse had begun on the gilding]
Wax had run down the iron and stood there in a beard
The bench had been polished by four hundred years of wool
A wall painting showed the damned, and one of them was the miller
A sprig of rue hung over the cradle, and another over the ale
@ * sense out
The bell for noon was rung, and all the field stood up straight, together, and put a hand to its back
Geese came along the road to market with tarred feet
A gibbet stood at the parting of the ways, and a bird had built in it
Strips of barley and beans ran over the hill [2 , and somebody had moved a boundary stone, for the path bent round where it had been]
Pilgrims went by in broad hats, quarrelling over a bridge
The mill wheel turned and dripped, and a boy with a stick was telling it to hurry
There was a hawk on a lady's wrist, and it wore the better hat
A cart had shed its wheel in the ford [, and a carter sat on the tailboard and spoke to the horse about justice]
Thatch steamed where the sun got to it
@ * chat ally
"My father owed two hens and a day's ploughing," said {ally}. "When he died they sent a man to ask for the hens."
"If it comes to a fight," said {ally}, "remember that he cannot see sideways in that thing"
{ally} crossed {ally.himself} at the shrine, and then, to be fair, nodded to the oak
@ * mood
{h} had been told all about hell, and it had sounded warmer, and to have less walking in it
Somewhere a bell said the hour | {h} thought of people in the warm, getting down on their knees
`;

/** The Middle Ages: rushes, tallies, relics, and a bell that tells everyone what to do. */
export const pack: PackSource = {
  id: 'era-medieval',
  sheets: [cards],
  words: {
    'era.medieval': ['lamp=lantern', 'coin=silver penny', 'coins=pennies', 'letter=sealed letter', 'guard=watchman', 'guards=watchmen', 'ride=hay cart', 'coat=cloak', 'bell=church bell', 'ledger=manor roll', 'blade=knife', 'inn=inn', 'clerk=clerk', 'street=lane', 'paper=parchment', 'bag=satchel', 'boat=flat-bottomed boat', 'kitchen=kitchen'],
    'names.he': ['Adam', 'Alaric', 'Aldous', 'Anselm', 'Arnulf', 'Baldwin', 'Bartol', 'Bennet', 'Bertram', 'Bevis', 'Colm', 'Conrad', 'Corin', 'Denis', 'Drogo', 'Dunstan', 'Edric', 'Elias', 'Emeric', 'Eudo', 'Everard', 'Fenwick', 'Folke', 'Fulk', 'Garin', 'Gervase', 'Gilbert', 'Godwin', 'Guthlac', 'Hal', 'Hamo', 'Hervey', 'Hubert', 'Ibrahim', 'Ivo', 'Jocelin', 'Jory', 'Kester', 'Lambert', 'Leofric', 'Lucas', 'Luke', 'Magnus', 'Miles', 'Musa', 'Niall', 'Nicol', 'Odo', 'Osbert', 'Osric', 'Oswin', 'Payn', 'Perkin', 'Piers', 'Radek', 'Rafe', 'Reynard', 'Robin', 'Roland', 'Samson', 'Selim', 'Simon', 'Sorley', 'Tancred', 'Thierry', 'Thurstan', 'Tobias', 'Ulric', 'Walter', 'Warin', 'Wat', 'Wystan'],
    'names.she': ['Ada', 'Adela', 'Agnes', 'Aldith', 'Alice', 'Amabel', 'Amice', 'Anstis', 'Aveline', 'Avis', 'Beatrix', 'Berta', 'Bettrys', 'Blanche', 'Brida', 'Cecily', 'Christian', 'Clemence', 'Constance', 'Damson', 'Dervla', 'Diot', 'Edith', 'Ela', 'Eleanor', 'Elspet', 'Emma', 'Emmot', 'Estrild', 'Eve', 'Felice', 'Gisela', 'Godiva', 'Griselda', 'Gunnora', 'Hawise', 'Hilda', 'Idony', 'Isabel', 'Isolde', 'Ivette', 'Jacomina', 'Joan', 'Juliana', 'Katrin', 'Leticia', 'Linnet', 'Lora', 'Lucia', 'Mabel', 'Magota', 'Margery', 'Maryam', 'Matilda', 'Maud', 'Millicent', 'Muriel', 'Nessa', 'Nichola', 'Olive', 'Oriel', 'Pernel', 'Philippa', 'Rohese', 'Rosamund', 'Sabine', 'Sanchia', 'Sibyl', 'Swanhild', 'Tamsin', 'Thea', 'Wynn'],
    'names.last': ['Ashdown', 'Attwell', 'Barrow', 'Blackmere', 'Brewer', 'Carrow', 'Chandler', 'Coldstream', 'Cooper', 'Dunmow', 'Fairholt', 'Fletcher', 'Fuller', 'Greaves', 'Hallow', 'Hayward', 'Hollis', 'Kempe', 'Langland', 'Locke', 'Merrow', 'Miller', 'Nunn', 'Oakes', 'Pellegrin', 'Pikeman', 'Quill', 'Reeve', 'Rushford', 'Sawyer', 'Shepherd', 'Tanner', 'Thorne', 'Tyler', 'Underhay', 'Vance', 'Wainwright', 'Webster', 'Wold', 'Wren'],
    exclusions: ['clockwork', 'watchmakers?', 'telescopes?', 'museums?', 'hotels?', 'opera', 'pianos?', 'umbrellas?', 'police', 'coffee', 'tobacco', 'potato(?:es)?', 'tomato(?:es)?', 'sandwich(?:es)?', 'trams?', 'pencils?', 'printers?', 'matchbox', 'telegrams?', 'steam', 'postmen', 'typewriters?', 'insurance', 'passports?', 'pistols?', 'gunpowder'],
    'look.dress.medieval': ['a patched grey cloak', 'a leather jerkin missing two buttons', 'a hood lined with rabbit', 'a wide belt with too many pouches', 'a russet gown kilted for walking', 'a pilgrim\'s broad hat', 'wooden clogs and odd hose', 'a tabard with the badge picked off', 'a wimple pinned with a thorn', 'gloves cut off at the fingers', 'a horn on a green cord', 'a tunic dyed twice'],
    'example.setting.medieval': ['A hill town under a ruined keep', 'A market town in the week of the fair', 'An abbey that has sold its bell', 'A fen village that moves with the floods', 'A castle held by a widow and eleven servants', 'A city of dyers, with a river of three colours'],
  },
};
