import { historicalVoice } from './historical-voice.ts';
import type { PackSource } from '../pack.ts';

const cards = `
@ printer3 ally ally=banned_schoolmaster
% Chalk on the Barn Door; He or She Teaches After Dark
Two of {hands} were marching {ally.a} out of {place} | a slate hung round {ally.his} neck
"I taught the ploughboys to read," {ally.he} said, over one shoulder, as if resuming a lesson. "Only the one page. It happened to be the page with the wages on it."
The boys had come out along the wall | one of them, moving his lips, was reading the warrant
"It says Tuesday," he called out. "And it is Monday. It says here that you cannot have him till Tuesday" | {hands} let go of {ally}, to read it for themselves
+ Support {ally}, and have the warrant read aloud => {h} asked for it, hat in hand | it was read by a child of three, with a finger | {hands} looked at the thing, and at the sun | "Tomorrow, then," they said, and by tomorrow {ally} was a day off, at {h's} side, with all the chalk
= Ask {ally} what else is written that nobody reads => {h} asked, and {ally} laughed until {ally.he} had to hold on to the wall | it was all written, {ally.he} said | it was on the church door, and had been for two hundred years | {hands} went over to look, and {ally} walked off with {h}
- Trick {ally} into reading a list of names => {h} said it was for a prize | {ally} read it out, clear as a bell, to a whole barn | they were fetched that night, in order, and {ally} was let go for it | {ally.he} had nobody left there but {h}, and put both hands behind {ally.him} now at the sight of a list
@ * fare of=genre-historical.printer3 won
{ally} was allowed to teach the ploughboys again, by day | they began on page two, and the smallest corrected the warrant
@ * fare of=genre-historical.printer3 lost
{ally} was still forbidden to teach a ploughboy to read | they taught their sisters, and sent {ally.him} the spelling
@ * intro
{h}, {aside}, was in none of the lists | {inhome}, that year, nothing could be safer
@ * intro-goal
The town book would give great reasons for it | {h} only wished to {goal}, and to be home before the roads shut
@ * sense in
A portrait had been cut out of its frame, and the cook had hung a ham there
The proclamation was still wet, and it had been pasted over another that was still wet
A soldier had been melting spoons in the hearth
Two empty chairs had been set above the rest [2 , and the arms that hung over both had been taken down]
The almanac lay open at the month, with nine of the days inked out
@ * sense out
A great many people had gone through, and the hedges all leaned one way
A milestone had been turned to face the field
A widow had planted beans about the old king's statue, and they had reached the sword
All along the road people stood at their gates with nothing to do with their hands
The flag on the tower was the right one for that week
@ * hook calm
A swallow had built in the mouth of a gun
@ * mood calm
{h} had the sense that a great deal was going on somewhere, and that nobody there would be told
@ * mood tense
{h} had said good day to a good many people that week who would not be asked to forget it
One could tell the year by what it was not safe to hum
@ * chat ally
"They will say that it was the price of bread," said {ally}. "I was there. It was the way that he said it."
"My father served four kings," said {ally}. "He said that one learns to look at the horse."
@ ways1 ways good
+ Share the last seat on the wagon => {h} moved up, and a very old man was handed in | he had walked in a great war, he said, on the side that is not in the songs | he knew a door at {last}
@ ways2 ways neutral
= Read the notices from the oldest up => {h} lifted a corner, and another | seven governments down there was a reward, and the face on it was young, and had since been put on the coins
@ ways3 ways evil
- Betray an old servant's secret cupboard => {h} knocked on the panel twice, in front of everyone | there was a priest, or a prince, or a printer in it | the servant went on laying the table, one place after another
@ hay chase
% In with the Relics; Nobody Looks Under a Saint
The road was full, for it was the feast, and {hands} were riding up through it | they looked into every face
Eight stout people were carrying a great gilt box on poles. "We have lost our ninth," said the nearest, hardly moving his beard. "He saw a cousin. If you can walk in step, take that corner, and look holy."
No saint ever weighed so much
+ Help to carry, and sing when they sing => {hands} got down from their horses and knelt in the mud | {h} went by above them, with {his} cheek against gold, and inside it a load clinked like bottles
= Walk with your eyes on the heels in front => They were worn on the left side | by that {h} knew for whom the eight were working [2 , and that they had known it of {him}]
- Trick {hands} with a miracle => {h} let the corner dip, and cried out that it had moved | there was such a rush to be made well that {hands} went down the road backward, horses and all
~ One of them had missed the step, and the lid came up by an inch | there was an eye in there, and it was a good deal more frightened than any saint's
@ hearth1 thread line=hearth beat=1 p=hearth-counter
% Not a Spark in Any; The Bucket Went Ahead
{p.a} stood in the road, and had a tally of all the hearths there | {p.he} was to see who could be taxed | behind the gardens a woman ran ahead with a lidded bucket
"Nine houses, and every hearth swept," said {p}. "In frost. They tell me that they prefer it. There is always a bucket going out at the back, and the bucket smokes. {foe} wants it all by Friday."
"I am sworn to write what I see," said {p}. "So I have begun to look at my feet"
+ Help {p} to look the other way once more => {h} asked about the roof, and they both went out and considered the roof | behind them the bucket went by at a run | "It is a sound roof," said {p}, who had a crumb in one eye, and wrote that down
= Follow the bucket to where it lives => It was put down in the last house | the whole fire was there, under one pot | they sat all round it, four deep, in their coats | "We can pay for one," an old man said, "and so we have one."
- Betray the bucket to the officer at the bridge => The officer gave {h} a {coin} for each house | by night there was a fire in every one | it was lit by order, to agree with the list | {p} had to put {p.his} name to it
~ The bucket had been set down by the thatch | the whole village passed pails until dark | {p} stood in the row, and nobody counted
@ hearth2 thread line=hearth beat=2 p=thread
% The Sheet That Goes on Top; It Was No Tax
{p.name} the hearth-counter had walked all night, with the roll under one arm
"It is no tax," said {p}. "I have seen the sheet that goes on top. It is one man from each hearth, for {foe}, by the new moon. And I was thorough. I got a fire out of a grandmother who had bricked hers up."
{p.he} had written too little in only one village | it was that of the bucket | all the rest of the valley was in there, to the last stove
+ Help {p} to put out some fires upon the roll => They sat over it with a knife and a saucer of milk | by dawn the valley was full of ruins and of people who had moved away | only one of them {p} would not scrape, and it was {p.his} own
= Read the sheet that goes on top => {h} read it at the window | it was a year older than the count, and it had the totals in already, in {foe's} hand | they had wanted only the doors to knock at
- Steal the roll, and sell it by the page => There were those who bought such pages | they wished to know who would pay for a substitute | some sold their oxen for that | some sold a cousin | {p} still carried the empty roll under one arm
~ The rain had been at one corner of it, and the whole east side of the valley had run | {p} looked at the window through it, and did not seem altogether sorry
@ hearth3 thread line=hearth beat=3 p=thread
% Read Out before Them All; One Fire
{p's} roll of the hearths was read out before {foe} | it did not take long | "One," read the {clerk}, and looked for more upon the back of it
"That is the count," said {p.name} the hearth-counter. "I am sworn. There is one fire in the valley, and they carry it about."
{foe} asked whose it was | whoever it was should be sent for | "Mine," said {p}. "I shall want boots."
+ Defend {p}, and swear to the bucket => {h} swore that {he} had seen it run, and it was so | then a woman stood up, and swore that she had run with it | so did a man without eyebrows, and a child | {foe} looked them over, and said that one man was no war | the sheet was taken off the top
= Ask for the fire to be brought in and shown => It was sent for, and it came in with its lid on | the woman put it before {foe}, and took the lid off | it was turnips today | by no law, the {clerk} found, could turnips be called up
- Trick {foe} with a fuller roll, from over the ridge => {h} had one by {him} | {foe} was so pleased that {p} was let go | at the new moon they heard drums, beyond the ridge | {p} got up, and put out the fire
~ {hands} had been sent up the tower, to look for themselves | it was a still evening, and near supper time | all down the valley there rose threads of smoke
@ * callback did=genre-historical.hearth3:+
A thin smoke went along behind the gardens, at the height of a bucket
@ * intro
{h}, {aside}, was not on the books {inhome} | a blot of wax had covered {his} name
@ * intro-goal
There was to be a war, or a wedding | either way {h} must {goal}, and soon
@ * stand did=hearth2:-
{w} had read out who sold the roll by the page | some of {hands} had lost a cousin by it | they took their time over {h} and {his} {bag}
@ * stand did=hearth3:-
{w} had gone over the ridge, to say whose roll it was | their people had come, with a list of their own | {h} had to hear all of it first
@ * stand did=hearth3:+
{w} had counted the fires of {hands} | by law there was one too many | {h} had once sworn to a bucket for {w.him} | two of them had gone to swear that it was steam
`;

/** Historical: what was settled before the candles were changed, and who had carried them in. */
/** What there is to do after the end, and the quests that come of it. */
const after = `
@ out1 after won
+ Defend {hands} when nobody else will get up => {h} spoke for them until the candle was down to the stand | it did not make {him} loved | most of them got off with a fine, and came after dark to say so
= Watch how they set it down in the {ledger} => {h} stood at the {clerk's} shoulder | it came to two lines, and one was about the weather | at the end was a sign which, it appeared, meant: to be continued
- Steal the {clerk's} seal while the ink dries => {h} slid it up one sleeve | for a month it would open any gate in the province | on the fourth day they took up the wrong {clerk} for it
@ next1 sequel riddle=protect-table quest=protect:keep_the_town's_old_archive_from_the_fire:the_old_archive p=archivist
% All of It by Sunday; The Order to Burn
"They want it cleared by Sunday," said {p}, {p.a} with a barrow. "Every deed, every birth, who owned what. The new ones find that it contradicts them. I am to make the heap myself. I have been wheeling the wrong things out to it for two days, and the bishop is bound to notice that it is mostly hymns."
There were two hundred shelves, and the one barrow [3 , with a wheel that pulled to the left]
+ Help {p} to hide the first shelf => {h} took it down, as far as the letter C | under their coats it made them very stout | half the town had come out to walk [2 that evening], and was looking stout
= Look up your own name before it goes => {h} had it in a minute, and the day was right | a clerk had been asking for the page before | the slip was in it still, with a seal upon the slip
- Steal the one deed that is worth money => {h} slid it out from among its neighbours | it was for the ground under the council house | {p} said nothing, and wrote "lent" in the space, with the date
~ A {guard} put his head in, and wished to see the heap | "It is slow," said {p}, "there are so many of us" | he took an armful himself, to be obliging, and it was the right one
`;

export const pack: PackSource = {
  id: 'genre-historical',
  sheets: [[cards, historicalVoice, after].join('\n')],
  words: {
    'era.modern': ['lamp=oil lamp', 'coin=sixpence', 'coins=sixpences', 'letter=unsigned letter', 'guard=constable', 'guards=constables', 'ride=carrier\'s cart', 'coat=greatcoat', 'bell=church bell', 'ledger=account book', 'blade=clasp knife', 'inn=coaching inn', 'clerk=clerk', 'street=street', 'paper=paper', 'bag=carpet bag', 'boat=rowing boat', 'kitchen=kitchen'],
    places: ['the moved thorn #out', 'the silk lofts #in', 'the common #out', 'the room over the gate #in', 'the bell chamber #in', 'the toll road #out', 'the archive of leases #in', 'the market cross #out', 'the pest house #in', 'the wall by the school #out', 'the river stairs #out', 'the long gallery #in'],
    foes: ['Lord Ansell Grey|lord of the new leases|the bailiffs in grey|he', 'Dame Sibylla Thorne|mistress of the mint|the mint guards|she', 'Chancellor Roke|keeper of the seal|the pursuivants|he', 'The Widow Amberley|owner of the silk trade|the factors|she', 'General Dumaine|general of the army of the north|the grenadiers|he', 'Abbess Clothilde|abbess of nine manors|the abbey men|she', 'Sir Jasper Quell|keeper of the lists|the searchers|he', 'Mother Ruth Pike|prophetess|the saints|she'],
    titles: ['Eleven Days', 'Because of Prices', 'On the Old Day', 'By Reason of Fright', 'There Is Ours', 'In None of the Lists', 'A Swallow in the Gun', 'Before the Candles Were Changed', 'What {foe} Carried Down', 'The Flag for That Week', 'Thirty-One Made Forty', 'Blue on Blue', 'A Little Beforehand', 'They Left Out {target}'],
    'book.deed': ['Account of {target}', 'Eleven Days', 'Secret List', 'Year of Two Calendars', 'Oath'],
    'book.place': ['The Siege of {place}', 'Unrest at {place}', 'The Bells of {place}', 'A Chronicle of {place}'],
    'book.theme': ['Because of Prices', 'The Side That Is Not in the Songs', 'Before the Candles Were Changed', 'One Learns to Look at the Horse'],
    'book.turn': ['The Matter of the Leases and {token}', 'Who Hid {token}', 'By Right of {token}'],
    'example.objective': ['Find the page that the crier was told not to read', 'Prove where the thorn stood before it was moved', 'Save the bells before the wagons come', 'Deliver six weavers their wages from the coronation', 'Rescue the schoolmaster before Tuesday', 'Find the seventh person in the room', 'Protect the bridge until both armies have gone by', 'Clear {his} grandfather of the treason'],
    'example.setting': ['A silk town in the last year of the old king', 'A port between two treaties', 'A village that has lost eleven days', 'The capital, on the night before it was burned', 'A walled city with a school on the wall', 'A border that has moved twice since Lent'],
    'example.motivation': ['{his} grandfather lent them the room', 'It is in the histories, and it is wrong', 'A maid in an apron saw all of it', 'The rent fell due on a day that never came', '{he} was rung in on the same day as an enemy', 'To have it written down once, as it was'],
  },
};
