import type { PackSource } from '../pack.ts';

const cards = `
@ crier open p=town_crier
% The New Calendar; Eleven Days Were Taken
{p.a} had read it out twice, and was being shouted at to read it again
"Tomorrow is the fourteenth," said {p}. "Tonight is the second. I do not know where they go. I only ring the bell. They have written to say that rents will be due upon the old day, and wages upon the new."
Somebody had thrown a cabbage | an old woman wished to know if she might keep her eleven days, as she had not so many
Caught in the ribbon of the proclamation, as though by the seal, was {token}
+ Help {p} down before the cabbages get larger => {h} had {p.him} in under an arch with the bell between {them} | "There was another page," said {p}, in the dark. "I was told not to cry that one. It is about who gets the land that falls due in between. It has {foe.own} name on it."
= Read the proclamation where it hangs => {h} read it by a candle, to the printer's mark | it had been set up a year ago | somebody had been buying every lease {inhome} that would end upon a day that was not to be
- Lie, and cry the days back again for a fee => {h} stood upon a barrel, and gave them back at a {coin} a day | they were very happy | by morning there were two calendars {inhome}, and a woman had been married in one of them and buried in the other
@ survey lead p=land_measurer
% A Chain and a Half; The Field Was Longer Last Year
{p.a} was measuring the common at {place}, for the third time, with eleven people walking behind
"It is written here as forty," said {p}. "I make it thirty-one. They follow me to see where I put the other nine. I have begun to look in my own pockets."
At the far corner stood a thorn, in flower, and the thorn had been moved
+ Help {p} to say so before the bench => {h} held the other end of the chain, in front of witnesses, and called the links | at the thirty-first there was a pause, and an old man spat. "It is the thorn," he said. "My father was beaten at that thorn, every spring, so as to remember where it was. I can show you on my back"
= Dig where the thorn used to stand => {h} dug, and it was under a turf | there was the stone, with the old mark | lying on it was a spade with a good ash handle, and it came from the yard at {next}
- Cheat, and shorten the chain by one more link => {h} did it with a file | the thirty-one made forty | there were four families on the road by autumn with their bedding, and one of them had had the loan of the file
@ printer3 ally ally=banned_schoolmaster
% Chalk on the Barn Door; He or She Teaches After Dark
{ally.a} was being marched out of {place} between two of {hands}, with a slate hung round {ally.his} neck
"I taught the ploughboys to read," {ally.he} said, over one shoulder, as if resuming a lesson. "Only the one page. It happened to be the page with the wages on it."
The boys had come out along the wall | one of them, moving his lips, was reading the warrant
"It says Tuesday," he called out. "And it is Monday. It says here that you cannot have him till Tuesday"
+ Support {ally}, and have the warrant read aloud => {h} asked for it, hat in hand | it was read by a child of three, with a finger | {hands} looked at the thing, and at the sun | "Tomorrow, then," they said, and by tomorrow there was nobody there to fetch, and no chalk
= Ask {ally} what else is written that nobody reads => {h} asked, and {ally} laughed until {ally.he} had to hold on to the wall | it was all written, {ally.he} said | it was on the church door, and had been for two hundred years
- Trick {ally} into reading a list of names => {h} said it was for a prize | {ally} read it out, clear as a bell, to a whole barn | they were fetched that night, in order, and {ally} never afterwards could see a list without putting {ally.his} hands behind {ally.him}
@ verdict2 turn
% What Was Sworn in That Room; {foe} Kept the Door
It would be in none of the histories | there had been five of them, and a table, and it was settled before the candles were changed
"They gave me the door to keep," said {foe}, "as I was youngest. So I heard. They had drawn it up already, who was to be a traitor. They had only to decide about your grandfather. He had lent them the room."
{foe} had carried the paper down to the printer | {foe.he} had been let keep {foe.his} boots
"I have had a long time to be a great man in," said {foe}
+ Give {foe} a pen, and a promise to print it => {h} put the pen in {foe.own} hand, and shut it | it was very slow | {foe.he} stopped at the fifth name, as one stops at a ford, and then {foe.he} wrote {foe.his} own for a sixth
= Ask who it was that wanted candles => {h} asked, and {foe} saw it again, and went white | somebody had come in with the candles | there had been a seventh person in the room, in an apron, and nobody had looked at her
- Betray {foe} to those who still keep the other list => {h} sent it by a carter | they came in good coats, with music | it is all in the histories, how {foe} died, and it is very fine, and not a word of it is so
@ barricade duel
% The Morning Before; They Had Not Begun Yet
They had drawn up an engine against the wall | {foe} sat on a chair beside it, having {foe.his} hair cut
"It is not until eight," said {foe}. "We are a little beforehand. You might sit. I have to knock down that wall, and you to stand on it. It will have been because of prices, they tell me."
On the wall they were handing up a pot, and a child, and somebody's door
"I went to school behind it," said {foe}. "I cannot make out which window"
+ Save the children on the wall before it is eight => {h} asked for the half of an hour | {foe} looked up at the sun, and down, and nodded | they came down by a ladder, sixty of them, in twos, and {foe.he} stood, and held the foot
= Show {foe} which of the windows it was => {h} pointed, and {foe} got up from the chair with the cloth still on | there was a face at it, chewing a straw | eight came, and nobody had given a word, and nobody liked to ask
- Attack while the barber has the razor out => {h} gave the nod, and the barber did not | he had a shop in that {street} | "I thought that you would," {foe} said, quite gently, from under the cloth, "and I thought that he would not"
@ plague2 tex in p=searcher_of_the_dead/she
% By Reason of Fright; Twopence a Body
"I only write what they died of," said {p}, {p.a} with a white stick. "It is twopence. I have a list to choose from. I am not let use a new one. I have put down eleven this week as Teeth."
It was not teeth | she had seen that, and had been told that it was teeth
Her pen stood over the twelfth | there was a chalk mark on the door next to it, very small, such as carriers make
+ Help {p} to write what she has seen => {h} held the ink | she wrote it out, the whole word, with a hand that shook | a hundred thousand people read it, and the gates were shut | they lived, and broke her windows for it
= Ask who else has been at these doors => {h} asked, and she shut her eyes, and saw the hat | he came the day before, always, with a paper to be signed | he had a room, she thought, at {next}
- Trick {p} into Teeth one more time => {h} paid her fourpence | the house was opened, the bedding went to the fair | somebody took a very good quilt as far as the coast
@ weaver2 tex p=silk_weaver
% The King's Blue; They Wove It Wrong on Purpose
"He is to be crowned in it," said {p}, {p.a} at a loom as big as a bed. "There are six of us. We have not been paid since his father. So we have put something in."
It was in the lining, in blue on blue, and one had to have the light behind
For a yard and a half, quite small, over and over, the silk said what they were owed
+ Help {p} to finish before the crowning => {h} threw the shuttle until {his} arms would not rise | on the day, as he knelt, the sun came in at the west door | a bishop was seen to bend, and screw up his eyes, and begin to count
= Read the line that is not about money => {h} found it at the hem | it gave the name of the one who signs for the royal debts, and where the money is in fact | it was {foe.own}
- Betray the six to the master of the robes => {h} had a purse for it | he held it to the window a long while | it was unpicked, in a cellar, by six people, one of whom had used to sing
@ bells tex sky p=bell_ringer
% The Bells Are Wanted for Guns; Five Hundredweight of Tenor
They had come for the bells, with a wagon, and {p.a} had gone up and barred the trap
"You could have the little one," {p} called down. "She is flat. But the tenor has rung in every soul in this parish. You may come up, and I will show you yours. I have it in chalk."
The whole of the town stood there with its head back, and the soldiers did as well
+ Comfort {p} with one last ringing => {h} went up, and took a rope | they rang for an hour | a sergeant, at the end of it, took off his hat, and wrote in his book, under Bells, that there were none
= Look for your own chalk mark on the beam => {h} found it, and the date, and beside it a name that {he} had never been told | it was somebody who had been rung in upon the same day, and it was the name of {foe}
- Deceive {p} with a promise that they will be brought back => {p} drew the bolt | they went off by the low road with sacking on their tongues | that winter, far off, when the wind was south, people would stop in the {street}, and say, "There is ours"
@ * intro
{h}, {aside}, was in none of the lists | {inhome}, that year, it was the safest place to be
@ * intro-goal
It would be put down afterwards to great causes | {h} only wished to {goal}, and to be home before the roads shut
@ * sense in
A portrait had been cut out of its frame, and somebody had hung a ham there
The proclamation was still wet, and it had been pasted over another that was still wet
Someone had been melting spoons in the hearth
Two empty chairs had been set above the rest [2 , and the arms that hung over both had been taken down]
The almanac lay open at the month, with nine of the days inked out
@ * sense out
Troops or harvesters had gone through, and the hedges all leaned one way
A milestone had been turned to face the field
Somebody had planted beans about the old king's statue, and they had reached the sword
All along the road people stood at their gates with nothing to do with their hands
The flag on the tower was the right one for that week
@ * hook tense
A drum had begun, in the next {street} but one, and it was not for a fair
Every clerk in that room had put down his pen
The one with the list stopped, and wetted a thumb, and turned back a page
Down the hill road came a coach with its blinds drawn, and no horses that anybody knew
@ * hook calm
A swallow had built in the mouth of the gun
@ * hook quest
They would leave {target} out of the histories | there was somebody already at work on it
@ * mood calm
It was strange to be buying onions, on such a day, and to be given change
{h} had the sense that a great deal was going on somewhere, and that nobody there would be told
@ * mood tense
{h} had said good day to a good many people that week who would not be asked to forget it
One could tell the year by what it was not safe to hum
@ * fit talk win
"I have it from my grandmother," was the answer, "and she was there, for she was the one with the tray"
@ * fit talk setback
They looked at {his} boots, and at the buttons, and gave the answer that went with those
@ * fit look win
There was a date beneath the plaster, and beneath the date a name | it was spelled as only the family spelled it
@ * fit take mixed
{h} had it out under {his} {coat} | but it would be on an inventory, somewhere, in triplicate
@ * chat ally
"They will say that it was the price of bread," said {ally}. "I was there. It was the way that he said it."
"My father served four kings," said {ally}. "He said that one learns to look at the horse."
@ * cost
A clerk had it down by nightfall, with the wrong date and the right name
@ ways1 ways good
+ Share the last seat on the wagon => {h} moved up, and a very old man was handed in | he had walked in a great war, he said, on the side that is not in the songs | he knew a door at {last}
@ ways2 ways neutral
= Read the notices from the oldest up => {h} lifted a corner, and another | seven governments down there was a reward, and the face on it was young, and had since been put on the coins
@ ways3 ways evil
- Betray an old servant's secret cupboard => {h} knocked on the panel twice, in front of everyone | there was a priest, or a prince, or a printer in it | the servant went on laying the table, one place after another
@ * callback did=genre-historical.bells:+
According to a sergeant's book there were no bells in that parish, and they were very loud of a Sunday
@ * callback did=genre-historical.weaver2:+
Six weavers had been paid, in gold, by night, from the west door
@ * close won
It made a page in nobody's history | but there was bread that week {inhome}, and a wall stood, and on the road out of there forty children were walking in twos
@ * close lost
By evening they had changed the name of the {street} | {h} stood under the new one, with the paste still running, and waited to be asked where {he} had been
@ * epilogue shining
There is a stone there now with no date upon it | old people bring the small ones in the spring, and bump their heads on it, gently
@ * epilogue earned
{h} had {his} eleven days back, in the end, one at a time | {he} spent them on a bench | not one of them was in the calendar
@ * epilogue bittersweet
It came out much as it would have come out | in one house, on the day, a chair is put by the door, and a candle is changed on the stroke
@ * epilogue rueful
They have it all wrong in the play | {h} went to it every year, when it came round, and joined in the chorus
`;

/** Historical: what was settled before the candles were changed, and who had carried them in. */
export const pack: PackSource = {
  id: 'genre-historical',
  sheets: [cards],
  words: {
    places: ['the moved thorn #out', 'the silk lofts #in', 'the common #out', 'the room over the gate #in', 'the bell chamber #in', 'the toll road #out', 'the archive of leases #in', 'the market cross #out', 'the pest house #in', 'the wall by the school #out', 'the river stairs #out', 'the long gallery #in'],
    foes: ['Lord Ansell Grey|lord of the new leases|the bailiffs in grey|he', 'Dame Sibylla Thorne|mistress of the mint|the mint guards|she', 'Chancellor Roke|chancellor|the pursuivants|he', 'The Widow Amberley|owner of the silk trade|the factors|she', 'General Dumaine|general of the army of the north|the grenadiers|he', 'Abbess Clothilde|abbess of nine manors|the abbey men|she', 'Sir Jasper Quell|keeper of the lists|the searchers|he', 'Mother Ruth Pike|prophetess|the saints|she'],
    tokens: ['the eleventh day', 'the seal with a moved thorn', 'the page that was not cried', 'the blue thread', 'the musket ball with a bite in it', 'the apron string', 'the chalk tally of the bell', 'the searcher\'s white stick'],
    titles: ['Eleven Days', 'Because of Prices', 'On the Old Day', 'By Reason of Fright', 'There Is Ours', 'In None of the Lists', 'A Swallow in the Gun', 'Before the Candles Were Changed', 'What {foe} Carried Down', 'The Flag for That Week', 'Thirty-One Made Forty', 'Blue on Blue', 'A Little Beforehand', 'They Left Out {target}'],
    'book.deed': ['Account of {target}', 'Eleven Days', 'Secret List', 'Year of Two Calendars', 'Oath'],
    'book.place': ['The Siege of {place}', 'Unrest at {place}', 'The Bells of {place}', 'A Chronicle of {place}'],
    'book.theme': ['Because of Prices', 'The Side That Is Not in the Songs', 'Before the Candles Were Changed', 'One Learns to Look at the Horse'],
    'book.turn': ['The Matter of the Leases and {token}', 'Who Hid {token}', 'By Right of {token}'],
    'example.objective': ['Find the page that the crier was told not to read', 'Prove where the thorn stood before it was moved', 'Save the bells before the wagons come', 'Deliver six weavers their wages from the coronation', 'Rescue the schoolmaster before Tuesday', 'Find the seventh person in the room', 'Protect the bridge until both armies have gone by', 'Clear {his} grandfather of the treason'],
    'example.setting': ['A silk town in the last year of the old king', 'A port between two treaties', 'A village that has lost eleven days', 'The capital, on the night before it was burned', 'A walled city with a school on the wall', 'A border that has moved twice since Lent'],
    'example.motivation': ['{his} grandfather lent them the room', 'It is in the histories, and it is wrong', 'Somebody in an apron saw all of it', 'The rent fell due on a day that never came', '{he} was rung in on the same day as an enemy', 'To have it written down once, as it was'],
  },
};
