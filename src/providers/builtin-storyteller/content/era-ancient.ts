import type { PackSource } from '../pack.ts';

const cards = `
@ * sense in
Above each lamp the wall was black with oil smoke
The jars stood in sand along the wall, and one had a new seal on it [3 , pressed while the clay was wet with the edge of a merchant's ring]
A loom leaned there, weighted with stones [2 , and on it hung a hand's breadth of striped cloth]
Flour dust hung in the light from the door [3 , for a girl behind the wall was grinding, and had been since before it was day]
The house snake lay coiled in its niche beside a dish of milk
Painted fishes went round the wall [2 , and one had been given, by some child, a hat]
The floor was beaten earth, sprinkled that morning to keep down the dust
A child had scratched a ship in the plaster, with all its oars
Bread was baking on the outside of the oven, and hung there like washing
On the shelf stood the household gods, no taller than a hand [, and the smallest faced the wall]
@ * sense out
A herald on a block was crying lost things [3 : a mule, a bronze pin, and a husband, in that order]
Women were coming up from the well with jars on their heads, and none of them spilled
Two donkeys under reeds went by, and one could see nothing of them but the ears
Smoke from the altar leaned over the roofs [3 , and all the dogs had their noses up]
A row of olive trees stood so old that each had come apart into three or four
A boy was treading grapes behind a wall and singing on the stamp
Cartwheels had cut two smooth gutters in the stones of the road
Upon the hill a trumpet gave the hour, and a second hill gave it back
A barber had set up his stool beneath the fig tree and was telling the news with the razor
@ * chat ally
"My grandmother buried her silver," said {ally}. "The whole village dug for it. She had the best field in the valley."
"When they say that the god is displeased," said {ally}, "I always look to see who is holding the basket"
{ally} broke the flat loaf and tossed a pinch of it over one shoulder, for luck
@ * mood
There were gods for doors, for wells, for mildew | {h} would have been glad to know which of them this was for
{h} felt for the clay charm at {his} neck, and found that {he} had rubbed the face off it
`;

/** Antiquity: clay, oil, oaths, and a god for every door. */
export const pack: PackSource = {
  id: 'era-ancient',
  sheets: [cards],
  words: {
    'era.ancient': ['lamp=oil lamp', 'coin=silver piece', 'coins=silver pieces', 'letter=clay tablet', 'guard=spearman', 'guards=spearmen', 'ride=mule cart', 'coat=cloak', 'bell=bronze gong', 'ledger=tally scroll', 'blade=bronze knife', 'inn=guesthouse', 'clerk=scribe', 'street=lane', 'paper=papyrus', 'bag=leather sack', 'boat=reed boat', 'kitchen=cookhouse'],
    'names.he': ['Abdesh', 'Adon', 'Agathon', 'Akil', 'Alcon', 'Amyntor', 'Anshar', 'Arash', 'Aristo', 'Ashur', 'Attis', 'Balek', 'Baruk', 'Belos', 'Cadmus', 'Cato', 'Cimon', 'Damon', 'Dareos', 'Demaros', 'Dinu', 'Ektor', 'Elam', 'Enkar', 'Erasto', 'Eshmun', 'Galen', 'Gavius', 'Hamil', 'Hanno', 'Harkhu', 'Hiram', 'Idrin', 'Iphis', 'Ishkar', 'Kaleb', 'Kephas', 'Khayan', 'Kleon', 'Lucan', 'Lysan', 'Mago', 'Marcus', 'Meron', 'Minos', 'Nabu', 'Nikias', 'Ninos', 'Omri', 'Orestan', 'Paris', 'Pallas', 'Phaon', 'Quintus', 'Rhamon', 'Rufus', 'Sabu', 'Senet', 'Sextus', 'Sinan', 'Strabo', 'Talos', 'Tarik', 'Teos', 'Titus', 'Ukar', 'Uriah', 'Varro', 'Xanthos', 'Yasu', 'Zakir', 'Zenon'],
    'names.she': ['Abiah', 'Aelia', 'Agave', 'Amata', 'Anath', 'Arete', 'Asha', 'Atossa', 'Avita', 'Berenis', 'Bilhah', 'Briseis', 'Calliste', 'Chloe', 'Claudia', 'Damaris', 'Delia', 'Dido', 'Eirene', 'Elissa', 'Eshe', 'Eunoe', 'Fausta', 'Gaia', 'Glyke', 'Hadasa', 'Halia', 'Helike', 'Hypatia', 'Iltani', 'Inanna', 'Iole', 'Ismene', 'Julia', 'Kallis', 'Keret', 'Kiya', 'Lamia', 'Leda', 'Livia', 'Lydia', 'Melita', 'Merit', 'Miriam', 'Myrto', 'Nais', 'Nefra', 'Nerissa', 'Ninsa', 'Nysa', 'Olympe', 'Petra', 'Phila', 'Phoebe', 'Puabi', 'Rahel', 'Ravia', 'Rhoda', 'Sabit', 'Sappho', 'Semira', 'Sidra', 'Tabitha', 'Tamar', 'Thais', 'Theano', 'Tiye', 'Umma', 'Varia', 'Xenia', 'Yael', 'Zabet'],
    'names.last': ['of Tarn', 'of the Reeds', 'son of none', 'of the Salt Gate', 'of Kessar', 'the Potter', 'of Nine Wells', 'of Ardash', 'the Younger', 'of the Delta', 'of Mer', 'the Left-Handed', 'of the Fig Quarter', 'the Oarsman', 'of Old Sippa', 'the Stranger', 'of the Two Rivers', 'of Kor', 'the Weaver', 'of the Upper Town', 'the Lame', 'of Naxa', 'of the Lion Street', 'the Tall', 'of Beth-Amon', 'the Freed', 'of the Threshing Floor', 'of the Island', 'the Singer', 'of Dry Ford'],
    exclusions: ['clocks?', 'watchmakers?', 'clockwork', 'telescopes?', 'museums?', 'hotels?', 'opera', 'pianos?', 'umbrellas?', 'police', 'coffee', 'tobacco', 'potato(?:es)?', 'tomato(?:es)?', 'sandwich(?:es)?', 'trams?', 'biscuits?', 'pencils?', 'gunpowder', 'printers?', 'churches', 'church', 'bishops?', 'cathedral', 'trousers?', 'matchbox', 'telegrams?', 'steam', 'postmen', 'typewriters?', 'insurance', 'passports?', 'buttons?'],
    'look.dress.ancient': ['a patched wool cloak', 'a rope belt and sandals', 'a bronze arm-ring', 'a linen tunic dyed with walnut', 'a goatskin over one shoulder', 'a saffron headcloth', 'a belt of knotted leather', 'a bead of blue glass on a cord', 'a straw sun hat tied beneath the chin', 'a tunic with a mended hem', 'a clay seal at the wrist', 'wrapped leggings and no shoes'],
    'example.setting.ancient': ['A city of mud brick at the mouth of a slow river', 'The salt road between two oases', 'A terraced island with one harbour and eleven shrines', 'The quarry town below the king\'s tomb', 'A valley of olive presses, three days from the sea', 'The ship sheds of a city that has lost its war'],
  },
};
