import type { PackSource } from '../pack.ts';

const cards = `
@ potsherd tex calm p=potter
% A Name on a Potsherd; Six Votes Short
The square was roped off, and nobody got across without a vote | whoever had the most against him would be sent away for ten years
"I cannot write," said {p}, {p.a} with clay to the elbows. "They scratch the names on my own pots, and I cannot read who is to go. Put one down for me. Then we can both go across."
By the urn stood {hands}, and were helping people to spell
+ Help {p} to scratch a name of {p.his} own choosing => {h} guided the nail, letter after letter, and {p} asked which bit said what | it was {foe.own} name | on the way to the urn {p} showed it to everyone
= Ask {p} whose names have been scratched today => {h} asked, and {p} had seen each of them | {p.he} could not read, but {p.he} never forgot a shape | sixty of them were alike, said {p}, and all sixty were in one hand
- Cheat, and put in a whole basket of sherds => {h} tipped it in under a cloak | by sunset a harmless old man had been given ten years | he was {p.own} neighbour, and {p} went by with his bundle on one shoulder, and did not greet {h}
@ * callback did=era-ancient.potsherd:-
An old man with a bundle had asked for the road there, {h} was told, and he had looked lost
@ * stand did=potsherd:+
{h} had written {w} the vote that {w.he} wanted, and {w} had shown it to half the town | the half town was here, with nails and broken pots, and asked {hands} how their names were spelled
@ * stand did=potsherd:-
{h} had put in a basket of votes, and an old man was gone because of it | {w} had asked at each stall who tipped it in | now they all knew | nobody gave way to {him} at the way in
@ ram tex sky out p=omen_reader
% What the Liver Said; Turn to the East
A line of farmers blocked the road | they were waiting to be told when to sow | before them sat {p.a}, with a sheep's liver [2 on a board]
"It says nothing," said {p} to {h}, behind one hand. "It never has. I look at the sky and at their boots, and tell them next week. But the last one is of {hands}, and he will ask me where you are."
He had brought a lamb under one arm
+ Help {p} to a kind omen for everyone => {h} helped, and pointed to a spot [2 on it] that might have been a boat | "A journey," {p} announced, "for the person with the lamb." | he went pale, and handed over the lamb, and asked how long he had
= Read the faces in the line instead => {h} read them from the far end | nineteen were worried about rain | one kept looking at the road to {next}, and not at the sky at all
- Deceive the whole line with a sign of ruin => {h} groaned aloud over the board | they were gone before noon, with their oxen, and their beds | {p} looked out over the empty fields. "And who is going to sow them?" asked {p}
@ * stand did=ram:+
{h} and {w} had once found a boat in a liver | {w} had been called here since, to read for {hands}, and it was to be journeys for all of them | the younger ones were packing
@ * stand did=ram:-
The farmers whom {h} had scared off their land had got as far as here | their oxen filled the way in, beds and all | {w} went along the line, and pointed at {h}
@ dyer tex p=dye_worker
% The Smell of Purple; Ten Thousand Snails
Wet cloth hung right across the lane, which led through a dye works | {p.a} came out from behind it, purple to the shoulder
"Ten thousand snails for one hem," said {p}. "It goes to {foe}. They sent it back. It was not the right purple. Here is a scrap of the right one, and I have until tomorrow to match it, or I am out."
{p.he} unrolled the scrap | it was older than anything in that yard, and had not faded at all
+ Share what you know of old cloth with {p} => {h} shared it, and between them they picked the scrap apart with a thorn | a hair had been spun in with the wool | "Mountain goat," said {p}, and had to lean upon a vat | then {p.he} drew the wet cloth aside
= Compare the scrap with the new hem in the sun => {h} held both of them up | the old one turned red at the edge, and the new one blue | it had been boiled in copper, then, and there was just one such pot {inhome}
- Steal the scrap, and let {p} be blamed => {h} had it in a fold of {his} clothes before it was missed | by evening {p} had lost {p.his} place | {p} sat by the gate with two purple hands, and turned them over when {h} came by
@ * stand did=dyer:+
{h} had helped {w} to the right purple, and {w} was delivering it, nine yards of it, wet | {hands} had each been given a corner to hold | it took both hands, and they could not let go
@ * stand did=dyer:-
{h} had stolen a scrap, and it cost {w} a place at the vats | the way in was barred, and {w} had put wet purple on the bar | {h} got it up in the end, with purple hands for all to see
@ oarsong tex p=rower
% The Third Bench; Whoever Calls the Stroke
{p.a} sat in {h's} way, on the steps, and rocked as {p.he} sat
"I was on the third bench for seven summers," said {p}. "Then I went over the side. {hands} are coming up here, and they pay for a wrist with this mark. Sit by me, and look like somebody's cousin."
{p.he} hummed a little | two men with a jar had fallen into step without knowing it
+ Protect {p}, and cover the mark with your own arm band => {h} tied it on, and pulled it straight | {hands} went by, looking at wrists | "You row badly, I suppose," {p} said, "but you could have the bench beside mine"
= Learn the song from the first verse => {h} learned it, all fifteen | the last verse told how to come in at {last} in the dark, by counting
- Betray {p} for the price of the mark => {h} had it counted into {his} hand | they led {p.him} away at a walk | {p} hummed, so as to keep in step | at the corner the song broke off
@ * callback did=era-ancient.oarsong:-
{h} had some money in a purse, and never counted it
@ * stand did=oarsong:+
Somebody was humming | four porters with a great jar had fallen into step | it was {w}, who still wore {h's} arm band | they marched their jar straight in among {hands}
@ * stand did=oarsong:-
{h} had sold {w} to {hands}, and they had {w} here, on a cord | {w} was humming under the breath, and then, as {h} came, left off | all of them turned round to see why

@ * sense in
Above each lamp the wall was black with oil smoke
The jars stood in sand along the wall, and one had a new seal on it [3 , pressed while the clay was wet with the edge of somebody's ring]
A loom leaned there, weighted with stones [2 , and on it hung a hand's breadth of striped cloth]
Flour dust hung in the light from the door [3 , for somebody behind the wall was grinding, and had been since before it was day]
The house snake lay coiled in its niche beside a dish of milk
Painted fishes went round the wall [2 , and one had been given, by some child, a hat]
The floor was beaten earth, sprinkled that morning to keep down the dust
Someone had scratched a ship in the plaster, with all its oars
Bread was baking on the outside of the oven, and hung there like washing
On the shelf stood the household gods, no taller than a hand [, and the smallest faced the wall]
@ * sense out
A herald on a block was crying lost things [3 : a mule, a bronze pin, and a husband, in that order]
Women were coming up from the well with jars on their heads, and none of them spilled
Two donkeys under reeds went by, and one could see nothing of them but the ears
Smoke from the altar leaned over the roofs [3 , and all the dogs had their noses up]
A row of olive trees stood so old that each had come apart into three or four
Someone was treading grapes behind a wall and singing on the stamp
Cartwheels had cut two smooth gutters in the stones of the road
Upon the hill a trumpet gave the hour, and a second hill gave it back
A barber had set up his stool beneath the fig tree and was telling the news with the razor
@ * chat ally
"My grandmother buried her silver," said {ally}. "The whole village dug for it. She had the best field in the valley."
"When they say that the god is displeased," said {ally}, "I always look to see who is holding the basket"
{ally} broke the flat loaf and tossed a pinch of it over one shoulder, for luck
@ * mood
There were gods for doors, for wells, for mildew | {h} would have been glad to know which had this
{h} felt for the clay charm at {his} neck, and found that {he} had rubbed the face off it
`;

/** Antiquity: clay, oil, oaths, and a god for every door. */
export const pack: PackSource = {
  id: 'era-ancient',
  sheets: [cards],
  words: {
    'era.ancient': ['lamp=oil lamp', 'coin=silver piece', 'coins=silver', 'letter=clay tablet', 'guard=spearman', 'guards=spearmen', 'ride=mule cart', 'coat=cloak', 'bell=bronze gong', 'ledger=tally scroll', 'blade=bronze knife', 'inn=guesthouse', 'clerk=scribe', 'street=lane', 'paper=papyrus', 'bag=leather sack', 'boat=reed boat', 'kitchen=cookhouse'],
    'names.he': ['Abdesh', 'Adon', 'Agathon', 'Akil', 'Alcon', 'Amyntor', 'Anshar', 'Arash', 'Aristo', 'Ashur', 'Attis', 'Balek', 'Baruk', 'Belos', 'Cadmus', 'Cato', 'Cimon', 'Damon', 'Dareos', 'Demaros', 'Dinu', 'Ektor', 'Elam', 'Enkar', 'Erasto', 'Eshmun', 'Galen', 'Gavius', 'Hamil', 'Hanno', 'Harkhu', 'Hiram', 'Idrin', 'Iphis', 'Ishkar', 'Kaleb', 'Kephas', 'Khayan', 'Kleon', 'Lucan', 'Lysan', 'Mago', 'Marcus', 'Meron', 'Minos', 'Nabu', 'Nikias', 'Ninos', 'Omri', 'Orestan', 'Paris', 'Pallas', 'Phaon', 'Quintus', 'Rhamon', 'Rufus', 'Sabu', 'Senet', 'Sextus', 'Sinan', 'Strabo', 'Talos', 'Tarik', 'Teos', 'Titus', 'Ukar', 'Uriah', 'Varro', 'Xanthos', 'Yasu', 'Zakir', 'Zenon'],
    'names.she': ['Abiah', 'Aelia', 'Agave', 'Amata', 'Anath', 'Arete', 'Asha', 'Atossa', 'Avita', 'Berenis', 'Bilhah', 'Briseis', 'Calliste', 'Chloe', 'Claudia', 'Damaris', 'Delia', 'Dido', 'Eirene', 'Elissa', 'Eshe', 'Eunoe', 'Fausta', 'Gaia', 'Glyke', 'Hadasa', 'Halia', 'Helike', 'Hypatia', 'Iltani', 'Inanna', 'Iole', 'Ismene', 'Julia', 'Kallis', 'Keret', 'Kiya', 'Lamia', 'Leda', 'Livia', 'Lydia', 'Melita', 'Merit', 'Miriam', 'Myrto', 'Nais', 'Nefra', 'Nerissa', 'Ninsa', 'Nysa', 'Olympe', 'Petra', 'Phila', 'Phoebe', 'Puabi', 'Rahel', 'Ravia', 'Rhoda', 'Sabit', 'Sappho', 'Semira', 'Sidra', 'Tabitha', 'Tamar', 'Thais', 'Theano', 'Tiye', 'Umma', 'Varia', 'Xenia', 'Yael', 'Zabet'],
    'names.last': ['of Tarn', 'of the Reeds', 'son of none', 'of the Salt Gate', 'of Kessar', 'the Potter', 'of Nine Wells', 'of Ardash', 'the Younger', 'of the Delta', 'of Mer', 'the Left-Handed', 'of the Fig Quarter', 'the Oarsman', 'of Old Sippa', 'the Stranger', 'of the Two Rivers', 'of Kor', 'the Weaver', 'of the Upper Town', 'the Lame', 'of Naxa', 'of the Lion Street', 'the Tall', 'of Beth-Amon', 'the Freed', 'of the Threshing Floor', 'of the Island', 'the Singer', 'of Dry Ford'],
    exclusions: ['clocks?', 'watchmakers?', 'clockwork', 'telescopes?', 'museums?', 'hotels?', 'opera', 'pianos?', 'umbrellas?', 'police', 'coffee', 'tobacco', 'potato(?:es)?', 'tomato(?:es)?', 'sandwich(?:es)?', 'trams?', 'biscuits?', 'pencils?', 'gunpowder', 'printers?', 'churches', 'church', 'bishops?', 'cathedral', 'trousers?', 'matchbox', 'telegrams?', 'steam', 'postmen', 'typewriters?', 'insurance', 'passports?', 'buttons?'],
    'look.dress.ancient': ['a patched wool cloak', 'a rope belt and sandals', 'a bronze arm-ring', 'a linen tunic dyed with walnut', 'a goatskin over one shoulder', 'a saffron headcloth', 'a belt of knotted leather', 'a bead of blue glass on a cord', 'a straw sun hat tied beneath the chin', 'a tunic with a mended hem', 'a clay seal at the wrist', 'wrapped leggings and no shoes'],
    'example.setting.ancient': ['A city of mud brick at the mouth of a slow river', 'The salt road between two oases', 'A terraced island with one harbour and eleven shrines', 'The quarry town below the king\'s tomb', 'A valley of olive presses, three days from the sea', 'The ship sheds of a city that has lost its war'],
  },
};
