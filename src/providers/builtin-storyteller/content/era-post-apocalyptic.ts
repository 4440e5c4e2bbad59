import type { PackSource } from '../pack.ts';

const cards = `
@ * sense in
A child had painted windows upon the wall, with weather in them
The stair went up to a door that gave on nothing [2 , and had a mat in front of it]
Tins stood along the shelf with their labels gone, and the cook had written guesses on them
A tree had come in by the window and was doing well
On the desk stood a mug with a spoon in it [3 , and both had been waiting for fourteen years]
The beds had been pushed together in the middle, away from the glass
Rain ran down inside the wall into five different pans, and made a sort of tune
There was a telephone, with a flower stuck in it
The dust had been swept into a line across the doorway [! , to see who crossed it]
The old exit sign had been kept polished, by a girl who could not read it
Upon the mirror a child's hand had drawn the family, and then, later, drawn fewer
A rope of knotted ties hung down through the ceiling
@ * sense out
A traffic light leaned over the grass with a nest in the green
The motorway ran by overhead, with beans grown along the rail of it
On a gate hung twenty keys, and under them the words 'try one'
A pack of little dogs went by in order of size
The shop had no front, and in it the dummies had been given coats
A hopeful host had set a table and six chairs out on the bridge, where the middle was gone
A row of cars stood nose to tail, facing out of town [3 , with all their doors politely shut]
Crows were walking about on the roof of the bank as if there had been a vote
Wind went over the bottle necks on the wall, and they hummed, each its own
There was a garden, quite small, with a fence made of skis
The river had moved in, and went up the high street past the numbers
A bell made of a wheel hung from the arch, and a sign said what each stroke was for
@ * chat ally
"I used to be in marketing," said {ally}. "I told people that they needed things. Now they do"
{ally} tapped each car that they came by, twice, for luck [2 , and would not be hurried]
"When they ask me what I miss," said {ally}, "I say lemons. One has to miss a thing or two"
{ally} had a house key on a string, and the house, {ally.he} said, was mostly lake
@ * mood calm
For the length of a breath there was nothing broken in sight but a fence | {h} looked at the fence with a kind of love
@ * mood
People had said that it would be fire | {h} thought how it had mostly been queues
`;

/** After the end: labels guessed at, keys without houses, and manners that outlived the rest. */
export const pack: PackSource = {
  id: 'era-post-apocalyptic',
  sheets: [cards],
  words: {
    'era.post-apocalyptic': ['lamp=wind-up lamp', 'coin=brass token', 'coins=tokens', 'letter=folded note', 'guard=sentry', 'guards=sentries', 'ride=patched truck', 'coat=coat', 'bell=scrap-iron bell', 'ledger=tally book', 'blade=knife', 'inn=bunkhouse', 'clerk=quartermaster', 'street=road', 'paper=paper', 'bag=pack', 'boat=raft', 'kitchen=mess hall'],
    'names.he': ['Abel', 'Ajax', 'Amos', 'Ash', 'Barley', 'Benno', 'Birch', 'Boone', 'Brick', 'Cable', 'Cade', 'Clay', 'Cobb', 'Colt', 'Cooper', 'Crow', 'Dell', 'Diesel', 'Dusk', 'Eben', 'Eli', 'Enoch', 'Fennel', 'Finch', 'Flint', 'Ford', 'Garrick', 'Gil', 'Grady', 'Gray', 'Hank', 'Hob', 'Hollis', 'Ike', 'Jace', 'Jeb', 'Jonas', 'Judd', 'Kell', 'Knox', 'Lark', 'Levi', 'Linus', 'Lowell', 'Mack', 'Marlow', 'Mercer', 'Moss', 'Nash', 'Ned', 'Noah', 'Oakley', 'Orson', 'Otis', 'Pike', 'Pryor', 'Quill', 'Rafferty', 'Reed', 'Rook', 'Rust', 'Sawyer', 'Seth', 'Silas', 'Slate', 'Sorrel', 'Tanner', 'Thaddeus', 'Tully', 'Ulysses', 'Vance', 'Virgil', 'Wade', 'Walker', 'Webb', 'Wick', 'Wiley', 'Yarrow', 'Zeb', 'Zeke'],
    'names.she': ['Abigail', 'Acacia', 'Alder', 'Amaranth', 'Amity', 'Annis', 'Apple', 'Avery', 'Beulah', 'Birdie', 'Bramble', 'Briar', 'Bryony', 'Calico', 'Cassidy', 'Cedar', 'Charity', 'Clementine', 'Clover', 'Constance', 'Copper', 'Cricket', 'Dahlia', 'Delia', 'Dinah', 'Dove', 'Ember', 'Esther', 'Eula', 'Fable', 'Faith', 'Fawn', 'Flora', 'Ginger', 'Hazel', 'Heather', 'Hester', 'Honor', 'Ida', 'Ivy', 'Jessamine', 'Josie', 'Jubilee', 'Juniper', 'Keziah', 'Lacey', 'Linnet', 'Lottie', 'Luz', 'Mabel', 'Magnolia', 'Marigold', 'Marlo', 'May', 'Mercy', 'Minnow', 'Nell', 'Nettie', 'Olive', 'Opal', 'Patience', 'Pearl', 'Poppy', 'Posy', 'Prudence', 'Rain', 'Rhoda', 'Rosemary', 'Ruth', 'Sage', 'Salome', 'Selah', 'Sparrow', 'Tansy', 'Temperance', 'Thistle', 'Verity', 'Wilhelmina', 'Winnie', 'Zinnia'],
    'names.last': ['Ashpit', 'Barrow', 'Bottlewell', 'Broadwater', 'Carr', 'Cartwright', 'Clearwater', 'Coldharbor', 'Culvert', 'Dray', 'Driftwood', 'Embers', 'Fallow', 'Ferry', 'Fourways', 'Gantry', 'Girder', 'Greenhouse', 'Haul', 'Hollow', 'Junction', 'Kiln', 'Lastchance', 'Ledger', 'Longacre', 'Milestone', 'Nightingale', 'Northgate', 'Overpass', 'Pylon', 'Quarry', 'Ridgeway', 'Scrap', 'Silo', 'Standpipe', 'Terminus', 'Tinker', 'Trestle', 'Underhill', 'Weir'],
    exclusions: ['chariots?', 'scribes?', 'halberdiers?', 'serfs?', 'telegrams?', 'postmen', 'insurance', 'passports?', 'bailiffs?'],
    'look.dress.post-apocalyptic': ['a coat made from the seats of a bus', 'odd boots, both left', 'a belt of tin openers', 'goggles with one clear lens', 'a wedding veil worn as a scarf', 'gloves of bicycle tyre', 'a school blazer, let out four times', 'a raincoat sewn with road reflectors', 'an umbrella without its cloth', 'a tie, very clean, for occasions', 'a necklace of house keys', 'a hat that had been a lampshade'],
    'example.setting.post-apocalyptic': ['A market in an empty reservoir', 'An airport that keeps bees', 'A library that lends one page at a time', 'The last tram depot, and its walls', 'A village on top of a dam', 'An island of lashed-together ferries'],
  },
};
