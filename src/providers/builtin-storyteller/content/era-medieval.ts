import type { PackSource } from '../pack.ts';

const cards = `
@ * sense in
Fresh rushes had been put down over the old ones [3 , and the old ones over those, back to the miller's grandfather]
Smoke went up to the beams, thought better of it, and came down again
A side of bacon turned a little on its hook
The shutters were closed with a peg, and light came through a knot hole in one long pin
Two dogs lay under the trestle waiting for a page to be careless
There was a psalter chained to the desk [2 , and a mouse had begun on the gilding]
Wax had run down the iron and stood there in a beard
The bench had been polished by four hundred years of wool
A wall painting showed the damned, and one of them was the miller
A sprig of rue hung over the cradle, and another over the ale
@ * sense out
The bell for noon was rung, and all the field stood up straight, together, and put a hand to its back
Geese came along the road to market with tarred feet
A gibbet stood at the parting of the ways, and a bird had built in it
Strips of barley and beans ran over the hill [2 , and a farmer had moved a boundary stone, for the path bent round where it had been]
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
    'names.she': ['Ada', 'Adela', 'Agnes', 'Aldith', 'Alice', 'Amabel', 'Amice', 'Anstis', 'Aveline', 'Avis', 'Beatrix', 'Berta', 'Bettrys', 'Blanche', 'Brida', 'Cecily', 'Clemence', 'Constance', 'Damson', 'Dervla', 'Diot', 'Edith', 'Ela', 'Eleanor', 'Elspet', 'Emma', 'Emmot', 'Estrild', 'Eve', 'Felice', 'Gisela', 'Godiva', 'Griselda', 'Gunnora', 'Hawise', 'Hilda', 'Idony', 'Isabel', 'Isolde', 'Ivette', 'Jacomina', 'Joan', 'Juliana', 'Katrin', 'Leticia', 'Linnet', 'Lora', 'Lucia', 'Mabel', 'Magota', 'Margery', 'Maryam', 'Matilda', 'Maud', 'Millicent', 'Muriel', 'Nessa', 'Nichola', 'Olive', 'Oriel', 'Pernel', 'Philippa', 'Rohese', 'Rosamund', 'Sabine', 'Sanchia', 'Sibyl', 'Swanhild', 'Tamsin', 'Thea', 'Wynn'],
    'names.last': ['Ashdown', 'Attwell', 'Barrow', 'Blackmere', 'Brewer', 'Carrow', 'Chandler', 'Coldstream', 'Cooper', 'Dunmow', 'Fairholt', 'Fletcher', 'Fuller', 'Greaves', 'Hallow', 'Hayward', 'Hollis', 'Kempe', 'Langland', 'Locke', 'Merrow', 'Miller', 'Nunn', 'Oakes', 'Pellegrin', 'Pikeman', 'Quill', 'Reeve', 'Rushford', 'Sawyer', 'Shepherd', 'Tanner', 'Thorne', 'Tyler', 'Underhay', 'Vance', 'Wainwright', 'Webster', 'Wold', 'Wren'],
    exclusions: ['clockwork', 'watchmakers?', 'telescopes?', 'museums?', 'hotels?', 'opera', 'pianos?', 'umbrellas?', 'police', 'coffee', 'tobacco', 'potato(?:es)?', 'tomato(?:es)?', 'sandwich(?:es)?', 'trams?', 'pencils?', 'printers?', 'matchbox', 'telegrams?', 'steam', 'postmen', 'typewriters?', 'insurance', 'passports?', 'pistols?', 'gunpowder'],
    'look.dress.medieval': ['a patched grey cloak', 'a leather jerkin missing two buttons', 'a hood lined with rabbit', 'a wide belt with too many pouches', 'a russet gown kilted for walking', 'a pilgrim\'s broad hat', 'wooden clogs and odd hose', 'a tabard with the badge picked off', 'a wimple pinned with a thorn', 'gloves cut off at the fingers', 'a horn on a green cord', 'a tunic dyed twice'],
    'example.setting.medieval': ['A hill town under a ruined keep', 'A market town in the week of the fair', 'An abbey that has sold its bell', 'A fen village that moves with the floods', 'A castle held by a widow and eleven servants', 'A city of dyers, with a river of three colours'],
  },
};
