import type { PackSource } from '../pack.ts';

const cards = `
@ unclaimed tex in not=western,historical,steampunk p=lost_property_clerk
% Shelf Fifteen; Teeth, Eight; One Harp
{p.a} behind a steel shutter called {h} over by name | nobody was to go on before {he} had signed
"Umbrellas, four hundred," said {p}. "Teeth, eight. One harp. People ring up and cry, and do not come for things. But for this one there was somebody here this morning. He was one of {hands}, and he had no ticket."
On shelf fifteen stood a suitcase, and its label had {h's} name on it
+ Help {p} to return the smallest thing on the shelf => {h} helped, and it was a mitten, and it took eight calls | a grandmother came for it in slippers | she had seen who left the suitcase, and he had held the door for her with his foot, having no hand to spare
= Open the suitcase on the counter => {h} opened it, and it was packed for a week, in the right sizes | whoever had packed it knew about the bad shoulder | in the lid there was a ticket, one way, for that same night
- Steal the harp while {p} rings somebody up => {h} stole it as far as the revolving door, and there it sang | {p} put a palm over the receiver | "It is the owner," {p} said, "after eleven years. What am I to tell her?"
@ * callback did=era-modern.unclaimed:-
Somebody near by was tuning a harp, and {h} crossed the {street}
@ * stand did=unclaimed:+
{h} had found a mitten its owner, and {w} had looked along the shelves for some return | four hundred umbrellas stood open before the way in | {h} walked in behind them, and {hands} saw only umbrellas
@ * stand did=unclaimed:-
{h} had once stolen a harp | {w} had it called out by loudspeaker | would the thief come to the way in, please | {hands} stopped talking, and looked round
@ launderette tex in calm not=western,historical,steampunk p=night_attendant
% A Red Sock at Midnight; Number Six Keeps Turning
{hands} were coming, and {h} stepped into a wash house | every machine was going round, and nobody was there but {p.a}
"They put it in and leave," said {p}. "You learn a street from its wash. Number six has been coming round since Tuesday. I want to see what it is, and I do not want to see it on my own."
Behind the glass of number six something dark went over and over | it had buttons, and now and then one of them knocked
+ Help {p} to bring number six to a stop => {h} helped, and pulled the plug, and they both waited for the click | it was a uniform that had been washed until its badge came off | {p} had the badge in a saucer, from the filter, and it was the mark of {hands}
= Wait on the bench to see who comes for it => {h} waited, behind a magazine about boats | toward closing somebody put a head in, saw the bench was taken, and went away fast | "One of {hands}," said {p}. "He has no other jacket."
- Rob the coin box of number six => {h} robbed it with a bent spoon, and it gave up some change | number six stopped, and its door came open by itself | in the morning {p} was asked about the money | {p.he} had to turn {p.his} pockets out
@ * callback did=era-modern.launderette:+
{h} caught {himself} counting the buttons on a uniform
@ * stand did=launderette:+
{h} had kept {w} company with number six, and {w} did the wash for {hands} these days | today it had come out pink, and two sizes too small | they kept their backs to the wall, and let {h} by
@ * stand did=launderette:-
{w} had been made to pay for {h's} theft | wet sheets hung all across the way in | nobody could get through them without a slap | {hands} heard every slap
@ forecourt tex out not=western,historical,steampunk p=pump_attendant
% Pump Four Is Out of Order; They Stop Here to Decide
{h} had got a ride as far as a filling station | {p.a} would find {him} the next one | it cost a little company
"It is never the petrol," said {p}, under a canopy of moths. "They stop here to decide. They stand at the map and buy gum. The one from pump four went over to it an hour ago, and has not come back for the car."
It stood there with its doors open and the radio talking | on the map somebody had drawn a ring about {next}
+ Share your flask with {p}, and hear the rest => {h} shared it, and {p} turned off the sign | the owner had wanted a stamp, and a card with a kitten on it | the card lay on the counter still | it was made out to {foe}, and on it was written: I quit
= Turn up the radio in the empty car => {h} turned it up, and it was no station | {hands} were telling one another who had gone by which corner | they had got to the filling station, and to {h}
- Steal the car from pump four => {h} stole it at a walking pace, with the doors still open, and it ran dry within sight of the sign | its owner had come back | {p} could be seen explaining, and the owner sat down on the kerb
@ * stand did=forecourt:+
{h} had shared a flask with {w} | {hands} had come by to fill up, and {w} had filled them up with tea | they were pushing, all of them together, with their backs to {h}
@ * stand did=forecourt:-
The car that {h} stole stood across the way in | {w} and its owner had pushed it here, and they were telling {hands} who had it last
@ lift tex in not=western,historical,steampunk p=lift_engineer
% Between Two and Three; The Plate Says Six
{h} had to get up to the top, and the lift had stuck between floors | {p.a} sat on the roof of it with a sandwich
"There are five in there," said {p}. "They have been very good. They have elected a chairman. It is only that the motor says six, and I cannot wind up six by myself."
A hand in a glove came up through the hatch for the other half of the sandwich
+ Help {p} to wind the car up by hand => {h} helped with the crank until the five came out, blinking, and went off to work | after them came a sixth, on hands and knees | it was one of {hands}, and he had been sent up to wait for {h}
= Look down the hatch and count them again => {h} counted hats, and made it five, and then counted shoes | the sixth pair stood in the corner, behind a newspaper, and one of {hands} was in them
- Cheat the five of what they will pay to get out => {h} named a price down the hatch, and the chairman put it to the vote | it came up in the glove, and some of it was a child's bus money | {p} saw that, and climbed off up the cable
@ * stand did=lift:+
{h} had once cranked up a lift by hand with {w} | an hour ago {hands} had all got into one, and {w} had unwrapped a sandwich since | they could be heard, quite near, electing a chairman
@ * stand did=lift:-
{w} had seen {h} take a child's bus money, and nothing that {w} had the care of would open for {h} now | the bar at the way in stayed down | {hands} watched {him} crawl under it

@ * sense in not=western,historical,steampunk
The strip light over the sink had been about to fail for years [2 , and had made a small career of it]
A refrigerator shuddered and was still [, and that was when one noticed it]
Somebody upstairs was learning the first six bars of a waltz [3 , and did not care for the seventh]
The carpet had kept the shape of a wardrobe that had since been sold
A calendar from a coal merchant showed the wrong year and a very good waterfall
In the next room a kettle clicked off [, and nobody got up to see to it]
Behind the partition a printer woke and fed out one blank sheet [2 , and went back to sleep]
There were twelve coats on the hooks and seven people to wear them
A child's drawing of the moon was held to the door by a magnet
The lift went by without stopping [2 , lit up and quite empty]
Somebody had left a key in the ashtray, where all the world could see it
Through the wall came laughter from a programme, at regular intervals [3 , like something being delivered]
@ * sense out not=western,historical,steampunk
An ice-cream van was playing its tune to a car park without a single car in it
A dog that was tied up outside the bank watched the door with its whole body
Three white vans stood along the kerb [2 , and a man with a rag was wiping the number off the middle one]
The wet had got into a poster, and the candidate smiled with half of his teeth
A train crossed the end of the street at the height of the bedrooms
Somebody had chained a bicycle by everything it had [3 , and somebody else had got the saddle all the same]
Washing turned on the balconies [, floor above floor of other people's Mondays]
A siren went past two streets off, thought about it, and came back
On the bench by the crossing lay one glove with its thumb up
Workmen had dug a hole with great care, and put a tent over it, and gone
A gull stood on the roof of a parked car and looked in at somebody's lunch
The traffic lights went through their colours for nobody [2 , and did it beautifully]
@ * chat ally not=western,historical,steampunk
"My telephone knows where we are," said {ally}. "That makes one of us"
{ally} had kept every receipt since {home} [3 , in the belief that somebody was going to be asked to pay]
"I left the iron on," said {ally}. "I have been trying to enjoy myself as if I had not"
{ally} read out the sign about parking, all of it, with feeling
@ * mood calm not=western,historical,steampunk
{h} had fifty messages to answer, and had answered none of them | it was the nearest {he} had come in years to being free
@ * mood t=dusk,night not=western,historical,steampunk
It was the hour when offices go dark from the top down | {h} thought of all of those desks [2 , each with a cactus on it that somebody had meant to look after]
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
    'look.dress.modern': ['a raincoat with somebody else\'s umbrella', 'a jumper that had been to university', 'running shoes and a good suit', 'a high-visibility vest over a cardigan', 'a denim jacket with one badge', 'paint-spotted overalls', 'a long scarf in the colours of no team', 'a parka with the fur worn off', 'a uniform shirt with the name unpicked', 'spectacles held at the hinge with tape', 'a backpack with a broken strap', 'a watch that was set to another city'],
    'example.setting.modern': ['A seaside town out of season, with the pier closed', 'The night shift at a hospital on the ring road', 'A tower block that is to be pulled down in a month', 'A university town in the week before exams', 'A mountain village with one bus a day', 'A harbour city in the third week of a strike'],
  },
};
