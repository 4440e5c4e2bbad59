import type { PackSource } from '../pack.ts';

const cards = `
@ * sense in
A globe stood in the corner with half of its seas filled in
The room smelled of linseed and of new bread, and one could not tell which had been the still life
On the wall, over the drawing of a bird, a pupil had pinned a wing
The hangings moved along one wall, where there was no door
A lute lay on the cushions with one string gone
There was a clock on the stair that had only the one hand, and was proud of it
On the table stood a dish of lemons nobody was allowed to eat [2 , and a tulip with a guard]
The ceiling was painted with gods in a high wind
Ledgers lay open in two columns [3 , for what had come in and for what had gone out, and the clerk had wept on the second]
Silk rustled behind the screen, and stopped as {h} came in
@ * sense out
A masked party went by with a monkey, and the monkey was the only one who bowed
A student had chalked up a sonnet on the wall, and his master had corrected it
A fountain was playing, for the duke was at home
Half of a dome rose over the roofs in its cage of poles [3 , and small men walked about on it with hods]
A banker's clerk ran past, holding his chain so that it did not ring
A mountebank in the square was drawing the tooth of a volunteer
Laundry and flags hung over the way on the same lines
The watch went by with torches, at the pace of people who are paid until dawn
Two coaches had met at the narrow place, and neither coachman would know how to go back
@ * chat ally
"They say that the earth goes round," said {ally}. "That would explain my landlord."
"In this town," {ally} said, "the insult is in the gloves, and the apology is in the wine"
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
