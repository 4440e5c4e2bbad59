import type { PackSource } from '../pack.ts';

const cards = `
@ * sense in
The wall offered a view of the sea, and skipped a little at every sixth wave
A cleaning machine no bigger than a shoe bumped at the same corner, and begged its pardon
The door asked how the day had been [2 , and went on to the next question before one could say]
Every surface was faintly warm, as though a guest had that moment got up from it
A row of small green lights went along the ceiling, ticking off what was there
The mirror showed the room a moment late
The tenant had taped over the eye above the door [3 , and a child had drawn another eye on the tape]
Behind the panels the pipes talked among themselves in knocks
There was a plant in a case with a lock on it [2 , and a card saying what it had cost]
The chairs stood up a little when anyone came near
On the table lay an old book of paper, chained to it, and quite blank
A voice read out the names of the people who were late [, and of some who were not coming]
@ * sense out
Advertisements walked beside people, at a tactful distance, and wept when they were sent away
Freight went over in a long bright string, without a sound
A pensioner had planted beans in the body of a courier machine
The pavement lit up under each foot, and kept a record
A flock of delivery drones settled along the wire and put their heads under their wings
Above the towers hung the other towers, with their roofs downward
Two old men were playing chess against the bench, and losing
The statue in the square changed its face on the hour [2 , by subscription]
Children were racing their shadows, which had been lent to them by a shoe firm
A street sweeper had been dead for a year and was still working [3 , in the sense that his permit was]
The weather for the evening had been bought by a poet who liked fog
Over the crossing a sign was asking, in six languages, for forgiveness
@ * chat ally
"I backed myself up this morning," said {ally}. "So if I am killed you will only owe me the one day"
{ally} argued for a while with a ticket machine about a coin, and lost on a point of law
"They took my privacy," said {ally}. "I had been using it as a shelf"
{ally} had a game running behind one eye [2 , and now and then, at quite the wrong moment, looked pleased]
@ * mood calm
Somewhere all of this was being stored | {h} tried, out of manners, to look like a person worth the room
@ * mood
It was said that nobody was ever alone now | {h} had found that it could still be done, with practice
`;

/** The future: terms, chimes, borrowed faces, and machines with small savings. */
export const pack: PackSource = {
  id: 'era-future',
  sheets: [cards],
  words: {
    'era.future': ['lamp=hand light', 'coin=credit chip', 'coins=credits', 'letter=sealed message', 'guard=warden', 'guards=wardens', 'ride=cargo sled', 'coat=jacket', 'bell=shift chime', 'ledger=manifest', 'blade=cutter', 'inn=hostel', 'clerk=registrar', 'street=concourse', 'paper=printed sheet', 'bag=kit bag', 'boat=skiff', 'kitchen=galley'],
    'names.he': ['Adeyo', 'Ansel', 'Aro', 'Axel', 'Azar', 'Bashiro', 'Benno', 'Brisk', 'Cael', 'Caspian', 'Cato', 'Corvin', 'Dagan', 'Dax', 'Denzo', 'Dmitar', 'Ekon', 'Elio', 'Emre', 'Enzo', 'Esko', 'Ezra', 'Fenn', 'Fynn', 'Galen', 'Goran', 'Hale', 'Hiro', 'Icaro', 'Idris', 'Ilan', 'Ishaan', 'Jael', 'Jaro', 'Joss', 'Juno', 'Kael', 'Kaito', 'Keir', 'Kofi', 'Lazar', 'Lev', 'Lio', 'Lucan', 'Macro', 'Marek', 'Matteus', 'Mikko', 'Nadir', 'Nico', 'Niko', 'Obi', 'Odin', 'Orin', 'Otis', 'Pax', 'Piran', 'Quill', 'Ragnar', 'Rai', 'Remy', 'Rohan', 'Rune', 'Sander', 'Sefu', 'Silas', 'Soren', 'Stig', 'Taro', 'Teodor', 'Theron', 'Tycho', 'Ulan', 'Vance', 'Vidal', 'Wilder', 'Xan', 'Yoram', 'Zed', 'Ziv'],
    'names.she': ['Adira', 'Aiko', 'Alba', 'Amaya', 'Anju', 'Anwen', 'Ariane', 'Aster', 'Aya', 'Baya', 'Brisa', 'Calla', 'Ceres', 'Cleo', 'Cosima', 'Dara', 'Delphi', 'Dena', 'Echo', 'Eira', 'Elara', 'Ember', 'Enid', 'Eos', 'Esme', 'Farah', 'Gaia', 'Greer', 'Halo', 'Hedda', 'Ilse', 'Imani', 'Indra', 'Ione', 'Iris', 'Jade', 'Jin', 'Juna', 'Kaia', 'Kalpana', 'Kestrel', 'Kira', 'Lark', 'Leda', 'Liora', 'Luma', 'Lyra', 'Maren', 'Mika', 'Mina', 'Mirai', 'Neve', 'Nia', 'Nova', 'Nyx', 'Oda', 'Ondine', 'Oriana', 'Paz', 'Pilar', 'Quinn', 'Reva', 'Rhea', 'Runa', 'Sable', 'Selene', 'Senna', 'Signe', 'Sol', 'Suri', 'Talia', 'Tamsin', 'Thea', 'Umi', 'Vega', 'Vesna', 'Wren', 'Xiomara', 'Yara', 'Zia'],
    'names.last': ['Achterberg', 'Adeyemi', 'Akiyama', 'Bask', 'Calder', 'Castellan', 'Corrigan', 'Dace', 'Eklund', 'Esperanza', 'Fane', 'Farsight', 'Ganesh', 'Hale', 'Holloway', 'Imre', 'Jansky', 'Kade', 'Kepler', 'Kirova', 'Lacaille', 'Linden', 'Marchetti', 'Mbeki', 'Navarro', 'Nwosu', 'Oberon', 'Okonjo', 'Park', 'Quoss', 'Rask', 'Sato', 'Sorensen', 'Tanaka', 'Thule', 'Ulloa', 'Vantage', 'Voss', 'Yilmaz', 'Zhou'],
    exclusions: ['chariots?', 'scribes?', 'halberdiers?', 'serfs?', 'parchment', 'typewriters?', 'telegrams?', 'postmen', 'coalmen'],
    'look.dress.future': ['a jacket that remembered three other owners', 'boots with magnets worn smooth', 'a grey coverall with the number picked off', 'a collar that could be rain or sun', 'gloves with one bright fingertip', 'a visor pushed up into the hair', 'a poncho of patched solar cloth', 'a courier\'s vest with eleven pockets', 'a scarf that hummed faintly in lifts', 'an old wool jumper, at some expense', 'a sash from a war nobody mentioned', 'a ring that told the wrong time kindly'],
    'example.setting.future': ['A tower city where the lower floors have been sold to the sea', 'A moon quarry in the last month of its lease', 'A slow ship, in the third generation', 'A town that belongs to its own vending machines', 'A hospital for retired satellites', 'A border between two weathers'],
  },
};
