import type { PackSource } from '../pack.ts';

const cards = `
@ * sense in not=western,historical,steampunk
The strip light over the sink had been about to fail for years [2 , and had made a small career of it]
A refrigerator shuddered and was still [, and that was when one noticed it]
A boy upstairs was learning the first six bars of a waltz [3 , and did not care for the seventh]
The carpet had kept the shape of a wardrobe that had since been sold
A calendar from a coal merchant showed the wrong year and a very good waterfall
In the next room a kettle clicked off [, and nobody got up to see to it]
Behind the partition a printer woke and fed out one blank sheet [2 , and went back to sleep]
There were twelve coats on the hooks and seven people to wear them
A child's drawing of the moon was held to the door by a magnet
The lift went by without stopping [2 , lit up and quite empty]
A guest had left a key in the ashtray, where all the world could see it
Through the wall came laughter from a programme, at regular intervals [3 , like coal being delivered]
@ * sense out not=western,historical,steampunk
An ice-cream van was playing its tune to a car park without a single car in it
A dog that was tied up outside the bank watched the door with its whole body
Three white vans stood along the kerb [2 , and a man with a rag was wiping the number off the middle one]
The wet had got into a poster, and the candidate smiled with half of his teeth
A train crossed the end of the street at the height of the bedrooms
A student had chained a bicycle by everything it had [3 , and a thief had got the saddle all the same]
Washing turned on the balconies [, floor above floor of other people's Mondays]
A siren went past two streets off, thought about it, and came back
On the bench by the crossing lay one glove with its thumb up
Workmen had dug a hole with great care, and put a tent over it, and gone
A gull stood on the roof of a parked car and looked in at a salesman's lunch
The traffic lights went through their colours for nobody [2 , and did it beautifully]
@ * chat ally not=western,historical,steampunk
"My telephone knows where we are," said {ally}. "That makes one of us"
{ally} had kept every receipt since {home} [3 , in the belief that {foe} was going to be asked to pay]
"I left the iron on," said {ally}. "I have been trying to enjoy myself as if I had not"
{ally} read out the sign about parking, all of it, with feeling
@ * mood calm not=western,historical,steampunk
{h} had fifty messages to answer, and had answered none of them | it was the nearest {he} had come in years to being free
@ * mood t=dusk,night not=western,historical,steampunk
It was the hour when offices go dark from the top down | {h} thought of all of those desks [2 , each with a cactus on it that a clerk had meant to look after]
`;

/** The modern age: wires, receipts, night shifts, and nobody looking up. */
export const pack: PackSource = {
  id: 'era-modern',
  sheets: [cards],
  words: {
    'era.modern': ['lamp=lamp', 'coin=coin', 'coins=cash', 'letter=unsigned letter', 'guard=security guard', 'guards=security guards', 'ride=delivery van', 'coat=coat', 'bell=telephone', 'ledger=account book', 'blade=pocket knife', 'inn=hotel', 'clerk=clerk', 'street=street', 'paper=paper', 'bag=backpack', 'boat=motorboat', 'kitchen=kitchen'],
    'names.he': ['Abel', 'Adil', 'Alec', 'Amadou', 'Andrzej', 'Anton', 'Arif', 'Arne', 'Bashir', 'Ben', 'Bo', 'Cal', 'Carlos', 'Cedric', 'Chidi', 'Clive', 'Dante', 'Darius', 'Desmond', 'Dmitri', 'Eamon', 'Elias', 'Emeka', 'Ernesto', 'Farid', 'Felix', 'Frank', 'Gus', 'Hamid', 'Harvey', 'Hugo', 'Idris', 'Ilya', 'Imran', 'Ivan', 'Jamal', 'Jonah', 'Josef', 'Karim', 'Kenji', 'Kwame', 'Lars', 'Leo', 'Liam', 'Luka', 'Malik', 'Marcus', 'Mateus', 'Mehmet', 'Milan', 'Nikhil', 'Noel', 'Oren', 'Oscar', 'Otto', 'Pavel', 'Pranav', 'Quentin', 'Rafael', 'Ravi', 'Reuben', 'Ronan', 'Sal', 'Samir', 'Sergei', 'Stellan', 'Tariq', 'Teo', 'Tomas', 'Umar', 'Viktor', 'Vincent', 'Walt', 'Wendell', 'Wim', 'Xavier', 'Yannick', 'Yusuf', 'Zane', 'Zoltan'],
    'names.she': ['Adaeze', 'Agnieszka', 'Aisha', 'Alma', 'Amina', 'Anouk', 'Asha', 'Bianca', 'Birgit', 'Bridget', 'Carmen', 'Chiara', 'Chloe', 'Dalia', 'Deirdre', 'Divya', 'Dolores', 'Edie', 'Eleni', 'Esther', 'Fatima', 'Fern', 'Freya', 'Gita', 'Gloria', 'Grace', 'Hana', 'Hattie', 'Helga', 'Ifeoma', 'Ines', 'Irina', 'Isla', 'Jasmin', 'Joyce', 'June', 'Kavya', 'Keiko', 'Kirsten', 'Laila', 'Lena', 'Leticia', 'Lucia', 'Mabel', 'Magda', 'Mai', 'Marisol', 'Meera', 'Nadia', 'Naomi', 'Noor', 'Odette', 'Olga', 'Pearl', 'Petra', 'Priya', 'Ramona', 'Renata', 'Rosa', 'Ruth', 'Salma', 'Saoirse', 'Simone', 'Sunniva', 'Tamar', 'Tess', 'Tova', 'Uma', 'Valeria', 'Vera', 'Wanda', 'Willa', 'Ximena', 'Yasmin', 'Yuki', 'Yvonne', 'Zahra', 'Zeynep', 'Zora', 'Zuzana'],
    'names.last': ['Abara', 'Aziz', 'Barrett', 'Bello', 'Brandt', 'Castellan', 'Chen', 'Cohen', 'Dacosta', 'Delgado', 'Duval', 'Eriksen', 'Farrow', 'Ferreira', 'Gallagher', 'Haddad', 'Hartmann', 'Ibsen', 'Ito', 'Jankowski', 'Kaplan', 'Khalil', 'Kowal', 'Laurent', 'Lindqvist', 'Marsh', 'Mbeki', 'Moreau', 'Nakamura', 'Novak', 'Okafor', 'Petrov', 'Quist', 'Reyes', 'Sato', 'Singh', 'Tran', 'Voss', 'Whitlock', 'Zielinski'],
    exclusions: ['chariots?', 'scribes?', 'halberdiers?', 'serfs?', 'alchemists?', 'tithes?'],
    'look.dress.modern': ['a raincoat with a stranger\'s umbrella', 'a jumper that had been to university', 'running shoes and a good suit', 'a high-visibility vest over a cardigan', 'a denim jacket with one badge', 'paint-spotted overalls', 'a long scarf in the colours of no team', 'a parka with the fur worn off', 'a uniform shirt with the name unpicked', 'spectacles held at the hinge with tape', 'a backpack with a broken strap', 'a watch that was set to another city'],
    'example.setting.modern': ['A seaside town out of season, with the pier closed', 'The night shift at a hospital on the ring road', 'A tower block that is to be pulled down in a month', 'A university town in the week before exams', 'A mountain village with one bus a day', 'A harbour city in the third week of a strike'],
  },
};
