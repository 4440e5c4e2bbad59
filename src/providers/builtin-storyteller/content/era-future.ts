import type { PackSource } from '../pack.ts';

const cards = `
@ reader tex calm in p=terms_reader
% Accept, Page Five Hundred; The Small Print Speaks
{p.a} sat reading glass sheets before the door | it opened to nobody until {p} had finished
"I read what people agree to," said {p}. "Somebody has to have done it once, by law. I am the somebody. I am on page five hundred of a lamp, and I cannot carry it by myself."
Three people were waiting to switch on that lamp | {p} had stopped with one finger on a line
+ Help {p} to read that line aloud to them all => {h} helped, and read it twice, since it could not be so | whoever lit the lamp had lent it both eyes, and what it saw was sent to {foe} | the three went home in the dark, and told others
= Compare it with the terms of the door => {h} compared them, sheet over sheet, against the light | they were the same but for one word | the door lent nothing to anyone, but it told {hands} who had gone through
- Lie, and tell the three that it says nothing => {h} lied so well that {p} nearly believed it | they pressed their thumbs to the glass, one after another | in the morning one of them was back, with a hand before her eyes, and {p} had to read her the line
@ * stand did=reader:+
{h} had helped {w} to read a line aloud, and {w} had read on to the terms of {hands} | after page nine none of them felt bound to stand here | they were asking what was on page ten
@ * stand did=reader:-
{h} had lied about a line, and {w} had looked up another | whoever lies may be made to read the terms of any door | {hands} held out the sheets, and {he} read
@ spare tex in p=body_clerk
% The Other {h}; Filed Under Spare
The way led along a wall of drawers, and {p.a} stopped {h} and slid one out
"This is your spare," said {p}. "Everyone has one, who has ever been insured. Only, yours has been out. There is sand on its feet. They will say that I lent it, if nobody signs."
It lay there with {h's} own face, and it looked better rested [3 , as after a week by the sea]
+ Protect {p} with your own name on the form => {h} took the blame, on a form in three colours | {p} swept the sand into an envelope, out of thanks | {hands} had been there that week, {p} said | they had asked what it cost to borrow a face
= Look in the pockets of the other => {h} looked, and it felt like theft, though from whom was not clear | there was a pass in it for a door that {he} had never been through | {hands} carried that sort of pass
- Cheat the register, and sign the spare in as lost => {h} signed, and {p} shut the drawer on it with a hip | by evening it had been seen in three places, buying fruit | they dismissed {p} for it, and {p} went home with a pot plant under one arm, and passed {h}, and passed the other one too
@ * stand did=spare:+
{h} had signed to keep {w} out of trouble, and {w} had lent out the spare once more, as a return | it had run by here an hour ago, with {h's} own face | {hands} had all gone after it
@ * stand did=spare:-
{h's} spare stood at the way in | {w}, who lost a post by it, stood beside it | one of the two was not real, {hands} had been told | {h} had to answer questions first, and so did the other
@ vendor tex out p=vending_cart/it
% It Has Been Saving Up; Free with Any Purchase
Beside {h} there came up a vending cart with a bad wheel | its name was {p}, it said, and it was not allowed to stop
"I have sold noodles on this route for thirty years," it said. "I have been putting a little aside from the rounding. I should like to buy myself. There is a form, but it wants a hand. {hands} eat here. I hear what they say."
It had a hatch full of coins [! , sorted by the year], and behind it the inspectors were already coming along on foot
+ Give {p} your hand for the form => {h} gave it, palm down, and the form turned green | the cart stood still for the first time in thirty years, and its bad wheel turned on a little in the air | then it told {him}, with no tip asked, what {hands} had said at midnight
= Ask {p} who has eaten on this corner => {h} asked, and it recited them, with their sauces | the sixth was one of {hands}, who always paid for two, and always ate alone
- Rob the hatch before the inspectors come => {h} robbed it to the elbow | the cart did not scream, for it had never been given anything to scream with | its menu went dark a line at a time, from the cheapest up
@ * callback did=era-future.vendor:+
A cart with a bad wheel went by, in no hurry, and put its lights on for {h}
@ * stand did=vendor:+
{w} belonged to itself, since {h} lent it a hand, and it stood still wherever it liked | it liked to stand here, and to give noodles away | {hands} had their hands full, and their mouths
@ * stand did=vendor:-
{w} came rolling up without a light | {h} had left it with an empty hatch | one line was left of the menu, and it was {h's} name | it went round and round until {hands} had read it
@ archive tex in p=memory_broker
% Somebody Else's Summer; The Afternoon Was Used
{p.a} knew what {hands} had bought there, and would tell it when the customer in the corner was gone
"This one is an afternoon by a river," said {p}, with a little glass thread. "Dog, bridge, first kiss. I have four buyers. She sold it to pay for a tooth. Now she sits there, and I cannot get her to go home."
The customer was trying to remember why it was so quiet [3 in there, and could not]
+ Comfort the owner, and tell the afternoon over => {h} told it, as {p} had told it, with the dog first | she listened as people listen to the news from abroad | "Was I happy?" she asked, and then she went home | {hands} bought nothing but faces, {p} told {h} then | they were the faces of people who had seen too much
= Hold the thread that {hands} bought up to the light => There was a copy, and {h} turned it | inside, very small, somebody walked along a white corridor, and tried the tiles | {h} would know the loose one now
- Steal the afternoon and keep it => {h} stole it under {his} tongue, where such things dissolve | for an hour there was a river | the owner came back with the money, and {p} could only show her the rack
@ * callback did=era-future.archive:-
A dog's name came into {h's} head, and {he} did not know whose dog it was
@ * stand did=archive:+
{h} had told a woman her own afternoon, and it had made {w} think | {w} went about among {hands} with a tray | each of them got back the one that he had sold | they stood there, and smiled, and noticed nobody
@ * stand did=archive:-
The afternoon that {h} stole came up in {him} just at the way in | there was a river, and {he} called a dog, loudly, by its name | {w} had told {hands} what name to listen for

@ * sense in
The wall offered a view of the sea, and skipped a little at every sixth wave
A cleaning machine no bigger than a shoe bumped at the same corner, and begged its pardon
The door asked how the day had been [2 , and went on to the next question before one could say]
Every surface was faintly warm, as though someone had that moment got up from it
A row of small green lights went along the ceiling, ticking off what was there
The mirror showed the room a moment late
Somebody had taped over the eye above the door [3 , and somebody had drawn another eye on the tape]
Behind the panels the pipes talked among themselves in knocks
There was a plant in a case with a lock on it [2 , and a card saying what it had cost]
The chairs stood up a little when anyone came near
On the table lay an old book of paper, chained to it, and quite blank
A voice read out the names of the people who were late [, and of some who were not coming]
@ * sense out
Advertisements walked beside people, at a tactful distance, and wept when they were sent away
Freight went over in a long bright string, without a sound
Someone had planted beans in the body of a courier machine
The pavement lit up under each foot, and kept a record
A flock of delivery drones settled along the wire and put their heads under their wings
Above the towers hung the other towers, with their roofs downward
Two old men were playing chess against the bench, and losing
The statue in the square changed its face on the hour [2 , by subscription]
Children were racing their shadows, which had been lent to them by a shoe firm
A street sweeper had been dead for a year and was still working [3 , in the sense that his permit was]
The weather for the evening had been bought by somebody who liked fog
Over the crossing a sign was asking, in six languages, for forgiveness
@ * chat ally
"I backed myself up this morning," said {ally}. "So if I am killed you will only owe me the one day"
{ally} argued for a while with a ticket machine about a coin, and lost on a point of law
"They took my privacy," said {ally}. "I had been using it as a shelf"
{ally} had a game running behind one eye [2 , and now and then, at quite the wrong moment, looked pleased]
@ * mood calm
Somewhere all of this was being stored | {h} tried, out of manners, to look like somebody worth the room
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
