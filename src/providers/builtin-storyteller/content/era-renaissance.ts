import type { PackSource } from '../pack.ts';

const cards = `
@ likeness tex calm in p=portraitist
% A Good Likeness, Extra; Paid by the Pearl
{p.a} hid {h} from {hands} behind an easel, and wanted some help for it
"They pay by the pearl," said {p}, with nine brushes in one fist. "I have painted four hundred on her. She owns none. And yesterday word came that I should scrape out the youngest boy, and nobody says why. I mean to put him back."
On the easel sat a family in velvet | where the boy had been there was a chair
+ Help {p} to put the boy back in by candle => {h} held the light, and {p} worked with a rag about {p.his} thumb | an ear came, then an eye with a good deal in it | "He used to bring me chestnuts," said {p}, and wrote on it where the child had been sent, and by whom
= Study the hands in the picture => {h} studied them, one pair after another | the mother's were open, as if something had just been lifted out of them | "I only paint what I see," said {p}
- Trick the family into paying for the boy's absence => {h} talked of chairs, and what a chair by this master would cost | they paid at once, in gold | {p} laid down all nine brushes, and left the money lying, and turned the picture to the wall
@ * stand did=likeness:+
{w} had painted a boy back in, by {h's} light | {w} had an easel here today | {hands} were being done in a group | they were not to turn their heads
@ * stand did=likeness:-
{h} had taken gold for a boy who was painted away, and {w} had put {h} on canvas, out of memory | it hung by the way in | it was very like, and {hands} had had all day to look at it
@ press tex p=journeyman_printer
% One Letter Short; The Broadsheet in the Drying Loft
Wet sheets hung across the yard from wall to wall, and {p.a} would not let {h} through
"They have forbidden us a name," said {p}. "So I left out one letter of it, wherever it comes. Now one cannot read the psalm. And {hands} are in the house, and asking for the type."
One could hear good boots upon the stair
+ Help {p} to hide the type before they come up => {h} sank the case of it in a barrel of eels | {hands} went through every drawer, and found only vowels | "You might as well have one to keep," {p} said afterwards, and pulled {him} a sheet with the name in it, whole
= Read the sheet that has been hung apart => {h} read it where it dripped | it was the list of a ship's lading, and nothing on it was forbidden | but {foe} had ordered it to be set, and the ship would not come in until Lent
- Betray the shop to the good boots => {h} pointed up the ladder with one thumb | the case went out by the window | {p} was on both knees in the gutter until dark | {p.he} picked up letters, and looked up once, when {h} went by
@ * callback did=era-renaissance.press:-
A child was spelling with a lead letter out of the gutter, and {h} looked the other way
@ * stand did=press:+
{h} had hidden the type for {w}, and {w} had put it to use | on all the corners here it was printed what {hands} were paid | each was down there by name, and they were busy comparing
@ * stand did=press:-
{h} had once pointed up a ladder with one thumb | {w} had cut that thumb in wood and printed it | {h's} name stood below | there was a sheet for each of {hands}
@ lens tex sky out t=night,dusk p=lens_grinder
% Mountains on It; Look for Yourself
The only way was over the roofs, and there {p.a} sat beside a tube | {p.he} let nobody by without a look
"Do not say what you see," said {p}. "The last one told his bishop, and {hands} have been round twice. I only want somebody else to have looked. Then there will be two of us who cannot sleep."
The tube was pasteboard with a glass at each end | it was pointed at the moon, and {p} had tied it with string, since both {p.his} hands shook
+ Share the sight, and describe it so that {p} is not alone => {h} looked, and said it slowly: hills, a shadow, a place like a cup | {p} nodded at each, and had begun to cry | "I had thought it was my eyes," {p.he} said
= Turn the tube on the lit window across the river => {h} swung it round upon its string | in a yellow circle, upside down, sat one of {hands}, and he was writing down who crossed the bridge
- Steal the glass at the near end => {h} stole it with one turn of a thumbnail, while {p} wiped {p.his} face | the moon went back to being a coin | {p} put an eye to the tube, and then a finger, and sat down upon the tiles
@ * callback did=era-renaissance.lens:+
{h} told nobody why {he} had stopped to look up at the moon
@ * stand did=lens:+
{h} had looked at the moon for {w} | {w} had brought the tube here | {hands} saw their own houses in it, upside down | they would not stop looking
@ * stand did=lens:-
{w} had ground a new glass for the one that {h} stole | from somewhere high up it had followed {him} the whole way | {w} had only to call down to {hands}, left, and left again
@ fencing tex p=fencing_master
% The Sixteenth Lesson; Do Not Look at the Point
{p.a} had chalked a circle right across the {street}, and was teaching a banker's son to be hard to kill
"He pays for fifteen lessons," said {p}. "I teach twenty. Nobody comes to the last five. By then they think that they are good. {hands} have set him on a lute player, for tomorrow. Would you step into the ring?"
His friends were standing round in very clean gloves | they let nobody by
+ Help the boy to lose in front of his friends => {h} took the blunt sword, and let him come, and was somewhere else | he sat down in the horse trough, quite unharmed | "That was the sixteenth," {p} told him | before night the lute player had been sent a note, and it was a polite one
= Watch the feet of the one who stands at the back => {h} watched, and did not look at a single blade | he stood as {hands} stand, with the weight behind | he had not come about a lute
- Cheat {p} with a thrust after the bell => {h} lunged as the blades went down | {p} turned it on a button | "You would do well," {p.he} said, not warmly, "until about the fourth time" | the banker's son had seen how it was done, and asked {h} to show him that again
@ * stand did=fencing:+
{h} had been a help with the sixteenth lesson, and {w} was giving it to {hands} now, in a chalk circle, one by one | three were sitting on the ground already | the rest were waiting their turn
@ * stand did=fencing:-
The banker's son barred the way in with a sword | he knew the trick that {h} tried on {w} | {w} stood by, and counted aloud, and not for {h} | it cost {him} two buttons to get past

@ * sense in
A globe stood in the corner with half of its seas filled in
The room smelled of linseed and of new bread, and one could not tell which had been the still life
On the wall, over the drawing of a bird, somebody had pinned a wing
The hangings moved along one wall, where there was no door
A lute lay on the cushions with one string gone
There was a clock on the stair that had only the one hand, and was proud of it
On the table stood a dish of lemons nobody was allowed to eat [2 , and a tulip with a guard]
The ceiling was painted with gods in a high wind
Ledgers lay open in two columns [3 , for what had come in and for what had gone out, and someone had wept on the second]
Silk rustled behind the screen, and stopped as {h} came in
@ * sense out
A masked party went by with a monkey, and the monkey was the only one who bowed
Somebody had chalked up a sonnet on the wall, and somebody had corrected it
A fountain was playing, for the duke was at home
Half of a dome rose over the roofs in its cage of poles [3 , and small men walked about on it with hods]
A banker's clerk ran past, holding his chain so as not to ring
A mountebank in the square was drawing the tooth of a volunteer
Laundry and flags hung over the way on the same lines
The watch went by with torches, at the pace of people who are paid until dawn
Two coaches had met at the narrow place, and neither coachman would know how to go back
@ * chat ally
"They say that the earth goes round," said {ally}. "That would explain my landlord."
"In this town," {ally} said, "the poison is in the gloves, and the apology is in the wine"
{ally} had bought a ruff on credit, and could no longer see {ally.his} own feet [3 or, {ally.he} maintained, anybody else's]
@ * mood
It was an age of marvels, everybody said | {h} would have given most of them for dry hose
{h} caught sight of {himself} in a good mirror, and was surprised, as one is, at who it was
`;

/** The Renaissance: velvet, ledgers, lenses, and an insult that rhymes. */
export const pack: PackSource = {
  id: 'era-renaissance',
  sheets: [cards],
  words: {
    'era.renaissance': ['lamp=lantern', 'coin=gold florin', 'coins=florins', 'letter=sealed letter', 'guard=halberdier', 'guards=halberdiers', 'ride=coach', 'coat=cloak', 'bell=tower bell', 'ledger=account book', 'blade=dagger', 'inn=tavern', 'clerk=notary', 'street=street', 'paper=paper', 'bag=satchel', 'boat=barge', 'kitchen=kitchen'],
    'names.he': ['Alessio', 'Alonso', 'Ambrose', 'Andrea', 'Anselmo', 'Antonin', 'Balthasar', 'Bastian', 'Benedek', 'Benvenuto', 'Bernal', 'Caspar', 'Cesare', 'Christoph', 'Cosimo', 'Crispin', 'Diego', 'Dirk', 'Duarte', 'Edmund', 'Emil', 'Enzo', 'Ercole', 'Fabrizio', 'Falk', 'Felix', 'Ferrante', 'Filippo', 'Florian', 'Gaspard', 'Gonzalo', 'Guido', 'Hans', 'Heinrich', 'Hieronymus', 'Horatio', 'Inigo', 'Jacopo', 'Jasper', 'Joost', 'Kit', 'Laurens', 'Lazaro', 'Leandro', 'Lorenz', 'Lucio', 'Luis', 'Marcantonio', 'Martin', 'Matteo', 'Maximin', 'Nicolo', 'Orlando', 'Pascal', 'Philip', 'Pieter', 'Quentin', 'Raffaele', 'Ruy', 'Salvatore', 'Sandor', 'Stefan', 'Sylvester', 'Tadeo', 'Teodor', 'Tibor', 'Ugo', 'Urban', 'Valentin', 'Vasco', 'Vicente', 'Zacharias'],
    'names.she': ['Agnola', 'Alba', 'Aldonza', 'Angelica', 'Anneke', 'Antonia', 'Aurelia', 'Barbara', 'Bartolomea', 'Beatriz', 'Bianca', 'Brigitta', 'Camilla', 'Caterina', 'Celia', 'Clarice', 'Clelia', 'Cornelia', 'Costanza', 'Delfina', 'Diamante', 'Dorothea', 'Elena', 'Elisabetta', 'Esmeralda', 'Faustina', 'Fiammetta', 'Flavia', 'Fresca', 'Geertje', 'Ginevra', 'Giulia', 'Griet', 'Hedwig', 'Hermia', 'Imelda', 'Ines', 'Ippolita', 'Isotta', 'Jacoba', 'Joana', 'Judit', 'Katalin', 'Laudomia', 'Lavinia', 'Leonora', 'Lisbet', 'Lucrezia', 'Maddalena', 'Margarethe', 'Marietta', 'Mencia', 'Nicolosa', 'Olimpia', 'Orsolya', 'Ottavia', 'Paola', 'Perpetua', 'Petronella', 'Portia', 'Rosalind', 'Sancha', 'Saskia', 'Serafina', 'Simonetta', 'Teodora', 'Tessa', 'Ursula', 'Veronica', 'Violante', 'Ysabel', 'Zanetta'],
    'names.last': ['Albizzi', 'Amadori', 'Bellavista', 'Bracco', 'Brandt', 'Caldera', 'Carafa', 'Castellan', 'Corvino', 'Dellamorte', 'Duarte', 'Engel', 'Faber', 'Ferrante', 'Fontana', 'Frey', 'Gallo', 'Grimaldi', 'Hals', 'Iglesias', 'Kranach', 'Lanfredi', 'Lindt', 'Malatesta', 'Marchetti', 'Medrano', 'Montalvo', 'Nadasdy', 'Orsini', 'Pacheco', 'Pellegrin', 'Quill', 'Ricci', 'Salviati', 'Serrano', 'Terzi', 'Vance', 'Vermeulen', 'Visconti', 'Zorzi'],
    exclusions: ['museums?', 'hotels?', 'pianos?', 'police', 'sandwich(?:es)?', 'trams?', 'matchbox', 'telegrams?', 'steam', 'postmen', 'typewriters?', 'passports?'],
    'look.dress.renaissance': ['a velvet doublet gone thin at the elbows', 'ink-stained cuffs', 'a short cape and a long dagger', 'a wide black hat', 'slashed sleeves, one of them honestly torn', 'a ruff that has seen soup', 'a gold chain with a missing link', 'paint on the left shoe', 'a mask pushed up on the brow', 'a scholar\'s gown with deep pockets', 'boots turned down at the knee', 'one pearl earring'],
    'example.setting.renaissance': ['A city of canals in the year of the great flood', 'The workshops behind the cathedral', 'A court of poets on a bankrupt hill', 'A port where three empires keep one customs house', 'A university town during the carnival', 'The villa of a banker who has stopped answering letters'],
  },
};
