import type { PackSource } from '../pack.ts';

const cards = `
@ census tex p=census_taker
% Forty-One, with the Goat; Everyone Who Is Left
{p.a} stood at the crossroads with a pencil | nobody got by uncounted
"So far it is forty-one," said {p}. "I began at the coast. I put down the ones who hide, if I hear them breathe. {hands} will not be counted. You are forty-two, unless you know of somebody."
The book had been ruled for four million | {p.he} was still on the first page
+ Help {p} by giving the names of those that you have met => {h} gave them slowly, and {p} wrote down each | it came to a page and a half, and they both looked at it for some while | "Then there is one I counted wrong," {p} said, "who told me that nobody was left at {last}"
= Ask to see who else has read the book => {h} asked, and turned back the cover | there was a thumb in grease beside every third name | "{hands} had the loan of it," said {p}. "They wished to send people bread."
- Trick {p} with a dozen names that you make up => {h} made up twelve, with trades, and a pair of twins | {p} wept on the twins, and set out that same night to find them | a week later {p.he} was still asking from door to door, with a bag of sweets
@ * callback did=era-post-apocalyptic.census:-
Somebody had asked for twins there, and had looked so hopeful
@ * stand did=census:+
{h} had given {w} a page and a half of names, and they had all come to see who else there was | {w} was counting them aloud, right before the way in | {hands} could not hear one another speak
@ * stand did=census:-
{w} had worn out two pairs of shoes over the twins whom {h} invented | {w.he} sat down in the way in, with the book | nobody was to pass until {h} had said where they lived
@ pianist tex in calm p=piano_tuner
% Eighty-Seven Keys; Still in Tune
{h} was hiding from {hands} in a roofless house | under a grand piano there lay {p.a}, and only the boots showed
"People break them up for the wood," said {p}. "I get there first, where I can. I tune it, I play it once, and after that they mostly find something else to break. Those out there have an axe. I need somebody to hold the lid."
All the keys were there but one | the gap was in the middle, where most tunes have to go
+ Support the lid while {p} finishes => {h} held it up with both arms until they shook | then {p} played, round the missing note, and one heard it all the same | the feet on the path stood still to the end | then they went away, and the axe stayed behind
= Look for the missing key => {h} looked, and it was not on the floor, nor in the works | it hung on a nail in the hall, upon a ribbon | somebody had wanted one note to come home to, {p} thought
- Betray the music to those outside => {h} whistled, and pointed | they came in quite shyly, with an axe | the wire sang as each string went, from the low end up, and {p} named them
@ * callback did=era-post-apocalyptic.pianist:+
{h} hummed it all day, and left out the one note
@ * stand did=pianist:+
Somebody was playing near by, and it could only be {w}, since there was one note missing | {h} had held the lid up for that | {hands} stood still, and waited for that note to come
@ * stand did=pianist:-
{h} had whistled to the ones with the axe | {w} sat there among wires | one key was left, and {w.he} knocked with it when {he} came | {hands} understood what was meant
@ signal tex out p=lamp_reader
% It Has Been Sending for Twelve Years; One Long, Two Short
A rope came down in front of {h}, from a dead pylon | {p.a} at the top asked {him} to come up
"It says good evening," said {p}. "Every night for twelve years, from over there. We have got as far as chess. But it says that I have been playing badly, and I was asleep. Somebody has been at my lamp."
Far off something was winking | {p} was afraid to answer it alone
+ Help {p} to answer with the truth => {h} worked the shutter, and {p} spelled | it was glad, it said, for it had begun to wonder | whoever sat there those three nights had asked it about {target}, and it had not told them anything
= Read the three nights back from the log => {h} read it, down the column of longs and shorts | taken for chess they were blunders | taken for the squares of a map they were the road to {last}
- Lie to the light in {p.own} hand => {h} lied with the shutter, and gave {p.own} sign | it believed, and told where its stores were | {p} read it off over {his} shoulder | that night it said good evening, and {p} had not the face to answer
@ * stand did=signal:+
{h} had helped {w} to tell the far light the truth, and it had come nearer than ever before | it was winking from just behind {hands} | they had all turned their backs, to make out what it said
@ * stand did=signal:-
{h} had lied to the far light, and it had lost its stores by it | now it was winking, and {w} read it off for {hands} | it told them who was coming, and by which path
@ museum tex in p=curator
% Please Do Not Feed; Admission, One Fact
The way went through a shop full of old things, and {p.a} sat on the sill and asked a price
"One fact," said {p}. "That is the ticket. Anything that you know and I do not. The last one told me what a stapler was. {hands} went through without paying."
Everything had its label | there was a bicycle pump ('flute'), and a wedding dress ('tent, for one')
On the best shelf, under glass, was a thing out of {foe.own} house, with no label at all
+ Give {p} a fact worth the whole tour => {h} gave the stars their names, as far as {he} had them | {p} wrote for an hour, with a wet cheek, and altered seven labels, and held the back door open for {him}
= Examine the thing beneath the glass => {h} examined it through the glass, from all four sides | it had a slot for a key, and three notches | {hands} had been twice to get it back, said {p}, and had not one fact between them
- Cheat the door with a fact that is not so => {h} told {p} that the pump was to help the dead breathe | {p} wrote it down, and thanked {him}, with a hand on {his} arm | from the road {h} saw {p} carry the pump out to a small grave
@ * stand did=museum:+
{h} had paid {w} with a fact worth having | so {w} had put up some labels here | "To the treasure", stood on the farthest of them | {hands} had gone to see, and only the slow ones were left
@ * stand did=museum:-
{h} had lied about the pump, and {w} had found out |  there was a label at the way in now, with a drawing of {h} | it read: tells things that are not so | {hands} had all seen it
@ swap tex out p=swap_marshal
% The Silence Before Trading; Nobody Sells Boots
The road went over the swap, and nobody there was allowed to speak or cross until noon | {p.a} saw to it, with a whistle
A boot lay by itself on a blanket | every trader there left a wide path round it
{p} bent close to {h's} ear, and broke the rule [3 , for the first time in all those years]. "{hands} put that out," said {p}. "It is for a child to fetch. She will know whose it is, and then they will have her."
At the edge stood a small girl, and she had seen the boot
+ Protect the child who has come for the boot => {h} went and stood beside her, and then another did, and another | whoever had put out the boot could not shout before noon | {p} blew the whistle early | they all talked at once, and then she was gone
= Follow the path where nobody walks => {h} followed it back between the blankets, and it went on behind the carts | at its end there was a chair with a view of it all | the seat had been {foe.own}, and there were nutshells
- Steal the boot => {h} stole it, and no one said anything, which was the rule | but the girl had looked at it, and they led her off | {p} had the whistle between {p.his} lips, and did not blow, and stared after {h}
@ * stand did=swap:+
{h} had stood by a child at the swap, and {w} had brought the whole swap here | {w.he} blew the whistle, and from then on nobody was allowed to speak | nobody might even call for help
@ * stand did=swap:-
{h} had carried off a boot, and a child had been led off for it | {w} blew one long note as {he} came up | everyone stood still | they looked down at {his} feet

@ * sense in
Somebody had painted windows upon the wall, with weather in them
The stair went up to a door that gave on nothing [2 , and had a mat in front of it]
Tins stood along the shelf with their labels gone, and someone had written guesses on them
A tree had come in by the window and was doing well
On the desk stood a mug with a spoon in it [3 , and both had been waiting for fourteen years]
The beds had been pushed together in the middle, away from the glass
Rain ran down inside the wall into five different pans, and made a sort of tune
There was a telephone, with a flower stuck in it
The dust had been swept into a line across the doorway [! , to see who crossed it]
The old exit sign had been kept polished, by someone who could not read it
Upon the mirror a child's hand had drawn the family, and then, later, drawn fewer
A rope of knotted ties hung down through the ceiling
@ * sense out
A traffic light leaned over the grass with a nest in the green
The motorway ran by overhead, with beans grown along the rail of it
On a gate hung twenty keys, and under them the words 'try one'
A pack of little dogs went by in order of size
The shop had no front, and in it the dummies had been given coats
Someone had set a table and six chairs out on the bridge, where the middle was gone
A row of cars stood nose to tail, facing out of town [3 , with all their doors politely shut]
Crows were walking about on the roof of the bank as if there had been a vote
Wind went over the bottle necks on the wall, and they hummed, each its own
There was a garden, quite small, with a fence made of skis
The river had moved in, and went up the high street past the numbers
A bell made of a wheel hung from the arch, and a sign said what each stroke was for
@ * chat ally
"I used to be in marketing," said {ally}. "I told people that they needed things. Now they do"
{ally} tapped each car that they came by, twice, for luck [2 , and would not be hurried]
"When they ask me what I miss," said {ally}, "I say lemons. One has to say something"
{ally} had a house key on a string, and the house, {ally.he} said, was mostly lake
@ * mood calm
For the length of a breath there was nothing broken in sight but a fence | {h} looked at the fence with something like love
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
