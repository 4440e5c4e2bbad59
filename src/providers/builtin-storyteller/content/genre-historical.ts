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
@ plague2 tex in p=searcher_of_the_dead/she
% By Reason of Fright; Twopence a Body
In one house at {place} eleven people had died | {p.a} stood before the door | nobody might go by until she had written what they died of
"I have a list to choose from," said {p}, with her white stick under one arm. "{foe} sent it. I am not let use a new word. I have put down eleven this week as Teeth."
It was the plague | she had seen it, and her pen stood over the twelfth | the true word would shut the gates | she would be blamed for it
+ Help {p} to write what she has seen => {h} held the ink | she wrote it out, the whole word, with a hand that shook | by noon the gates were shut | people lived by it, and broke her windows for it
= Ask who else has been at these doors => {h} asked, and she shut her eyes, and saw the hat | he came the day before, always, with a paper to be signed | he had a room, she thought, at {next}
- Trick {p} into Teeth one more time => {h} paid her fourpence, and the house was opened | a very good quilt went to the fair from there | she saw which child was wrapped in it | then she broke the pen
@ weaver2 tex p=silk_weaver
% The King's Blue; They Wove It Wrong on Purpose
The only way over the roofs went through a silk loft, and a loom as big as a bed stood across it | nobody was let by before the cloth was done
"He is to be crowned in it," said {p}, {p.a} at the shuttle. "There are six of us. {foe} keeps the purse, and we have not been paid since his father. So we have put something in."
The lining had letters in it, blue upon blue | one had to have the light behind | quite small, yard upon yard, the silk told what they were owed
+ Help {p} to finish before the crowning => {h} threw the shuttle until {his} arms would not rise | on the day he knelt, and the sun came in at the west door | a bishop screwed up his eyes | then one could see him count
= Read the line that is not about money => {h} found it at the hem | it named the one who signs for the royal debts, and it told where the money was | it was {foe.own}
- Betray the six to the master of the robes => {h} had a purse for it | the six were put in a cellar to unpick it, by night | {p} had always sung over that work, and did not sing now
@ bells tex sky p=bell_ringer
% The Bells Are Wanted for Guns; Five Hundredweight of Tenor
The {street} was full of people, and nobody could get by | {foe} had sent a wagon, and wanted the bells, for guns | {p.a} had gone up the tower and barred the trap
"You could have the little one," {p} called down. "She is flat. But the tenor has rung in every soul in this parish. You may come up, and I will show you yours. I have it in chalk."
+ Comfort {p} with one last ringing => {h} went up, and took a rope | they rang for an hour | at the end a sergeant took off his hat | he wrote in his book, under Bells, that there were none
= Look for your own chalk mark on the beam => {h} found it, and the date, and somebody else's mark beside it | those two had been rung in on the same day | the other name was {foe.own}
- Deceive {p} with a promise that they will be brought back => {p} drew the bolt for that, and helped to let them down | the wagon went | {p} asked for the promise in writing, and {h} could not find a pen | on Sunday the whole town woke late
@ * intro
{h}, {aside}, was in none of the lists | {inhome}, that year, it was the safest place to be
@ * intro-goal
The town book would give it great causes | {h} only wished to {goal}, and to be home before the roads shut
@ * sense in
A portrait had been cut out of its frame, and somebody had hung a ham there
The proclamation was still wet, and it had been pasted over another that was still wet
Someone had been melting spoons in the hearth
Two empty chairs had been set above the rest [2 , and the arms that hung over both had been taken down]
The almanac lay open at the month, with nine of the days inked out
@ * sense out
A great many people had gone through, and the hedges all leaned one way
A milestone had been turned to face the field
Somebody had planted beans about the old king's statue, and they had reached the sword
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
@ * callback did=genre-historical.bells:+
According to a sergeant's book there were no bells in that parish, and they were very loud of a Sunday
@ * callback did=genre-historical.weaver2:+
Six weavers had been paid, in gold, by night, from the west door
@ hay chase
% In with the Relics; Nobody Looks Under a Saint
The road was full, for it was the feast, and {hands} were riding up through it | they looked into every face
Eight stout people were carrying a great gilt box on poles. "We have lost our ninth," said the nearest, hardly moving his beard. "He saw a cousin. If you can walk in step, take that corner, and look holy."
No saint ever weighed so much
+ Help to carry, and sing when they sing => {hands} got down from their horses and knelt in the mud | {h} went by above them, with {his} cheek against gold, and inside it something clinked like bottles
= Walk with your eyes on the heels in front => They were worn on the left side | by that {h} knew for whom the eight were working [2 , and that they had known it of {him}]
- Trick {hands} with a miracle => {h} let the corner dip, and cried out that it had moved | there was such a rush to be made well that {hands} went down the road backward, horses and all
~ One of them had missed the step, and the lid came up by an inch | there was an eye in there, and it was a good deal more frightened than any saint's
@ candlewright tex p=candle_maker
% By Inch of Candle; Until It Goes Out
A village was being sold by candle at {place}, and the door stayed shut until it went out | whoever bid last before that had it all [2 , the houses, and the land, and the people on it]
"I made that one," muttered {p}, {p.a} in a greasy apron, against {h's} shoulder. "{foe} paid me to put a thread of lead in. It will go out when {foe.he} coughs. I have been thinking about the people on it."
The flame stood straight up | {foe} sat in front, with a hand to {foe.his} chest
+ Help the tenants to bid, all with one mouth => They had eleven pence each | they called it out so fast that nobody had room to cough
= Watch the wick and not the faces => There was a grey place, two thirds of the way down | {h} lifted a hand a moment before, and {foe} coughed, and it was dark, and the last voice had been {h's}
- Cheat with a cough of your own => It was quite dark, and the last voice had been somebody else's | it was the hangman, and he had bought a village for nine | the tenants went out past {h} one by one, and {p} would not light {him} to the door
~ A draught had come in with a latecomer, and took it clean off | in the silence {p} began to laugh | {p.he} had to be helped out
@ plaguebride tex p=parish_clerk
% Married Through a Wall; The Shut Street
The {street} was boarded off at both ends, and {h} had no other way through | people passed in bread on a shovel | {p.a} stood at the boards, and had a great book
"They were to be married on the Sunday," said {p}. "He was outside, when it was shut. She is in. They have asked me if it counts through a knothole. There is nothing against it. I have looked."
There was an eye at the hole | a young fellow knelt before it | he held a ring that would not go through
+ Help to work the knot out with a knife => It came away like a cork | a hand was put out, with a rag round it, washed | nobody in there was sick, she said | it was {foe} who wanted the street
= Stand as witness, and write down the hour => One had to sign on either side | a name came back through, below hers | everybody thought that neighbour had been dead for a month
- Betray the hole to the watch => They nailed a plate on it | he would not get up off his knees for them, and they went round him | behind the plate there was knocking, and {p} shut the great book so as not to hear it
~ The watch came by, calling the hour | {p} spread out the great book over the hole, and leaned on it, as one who rests, and they had to wait
@ hearth1 thread line=hearth beat=1 p=hearth-counter
% Not a Spark in Any; The Bucket Went Ahead
{p.a} stood in the road, and had a tally of all the hearths there | {p.he} was to see who could be taxed | behind the gardens a woman ran ahead with a lidded bucket
"Nine houses, and every hearth swept," said {p}. "In frost. They tell me that they prefer it. There is always a bucket going out at the back, and the bucket smokes. {foe} wants it all by Friday."
"I am sworn to write what I see," said {p}. "So I have begun to look at my feet"
+ Help {p} to look the other way once more => {h} asked about the roof, and they both went out and considered the roof | behind them the bucket went by at a run | "It is a sound roof," said {p}, who had something in one eye, and wrote that down
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
@ cannon tex p=master_founder
% It Will Burst at the Ninth; Cast on a Friday
A new gun stood across the road | it would stand there until {foe} sent the money | forty boys along the wall were being taught to fire it
"It looks well," said {p}, {p.a}, with a palm flat on the bronze. "It has a lion. But I poured it on a Friday, with a bad head. I can hear it. It will do eight, and at the ninth it will go, and take those boys with it."
+ Help {p} to spike it before they come => They used a church nail, with a sock round the hammer | at the ninth blow {p} stopped. "I should have counted," said {p}, and one of the boys had been counting, and held up ten fingers less one
= Knock on it from end to end with a ring => It sang, up to the lion | there it sounded as though somebody had just sat down within | {h} made a mark there, with chalk, as long as a hand
- Lie, and pass it as sound for a fee => It went off toward the hills with flowers on | the forty boys went behind it | {p} stood in the yard and counted | "Eight," said {p}, and laid hold of the wall
~ It slipped in its chains with a boom, and they all looked round | the boys had begun to cheer, and somebody put a wreath on it
@ fool tex p=court_fool/he
% He Did Not Laugh; The Last Joke but One
{h} had to go up by the back stair | on it sat {p.a}, in bells | he had his face in a bucket
"I have told {foe} the truth for nineteen years," said {p}, "and was laughed at. It was the safest thing in the world. Tonight I told it again, and nobody laughed."
Along the passage came the feet of {hands}, in step
There was only one more thing that {p} had never said | everybody there knew it | {foe} needed it to go on being a joke
+ Save {p}, and change coats with him => {h} went back in with the bells on, and made two bad puns, and was kicked | {p} went down by the kitchens in a plain hat | his face was straight, and nobody knew who it was
= Ask him what it is that he never said => {p} told {him}, in a whisper | it was quite short | {h} laughed out loud | then {he} understood why one might not
- Betray him to the feet for a purse => They took him under the arms | "Mind your heads," said {p} at the low door, as he always did | then he turned round to {h} | for once nothing funny occurred to him
~ One of the bells had rolled down the stair ahead of them | the feet stopped, and someone stooped for it, and one could hear that he was turning it over
@ glassworker tex p=glass_master
% Nobody Leaves the Island; The Secret of the Red
Only one boat could take {h} on, and it had to fetch a window first, from an island | {hands} looked into every crate there
"They do not lock us in," said {p}, {p.a} sucking a scorched thumb. "But whoever knows how the red is made, and goes off in a boat, is sent for. My brother was in Flanders. {foe} sent for him in an inn."
{p} had a daughter of nine | that day she had made up the red by herself [2 , as a surprise]
+ Save the girl, and pack her in with the window => She went in straw, between two kings | she had a hole to see by | the officer tapped on the crate. "Is it fragile?" he asked | "It is the best I ever made," said {p}
= Look at what she made against the light => It was not their red | it was deeper, with something of the evening in it | nobody in that island could have told them how | {p} leaned upon the bench. "Then they cannot send," {p} said slowly
- Steal the bit of red, and sell it to the boat => The master of it held it to his eye | "Who made it?" he asked, and {h} had only thought about the price | before dark one of {hands} sat at the child's door, and {p} had let the furnace go out
~ It had gone on the stones in a hundred pieces, and each threw a little red dot upon the wall | the officer came up the steps | he had one on his chest, and looked down at it
@ stonebread tex sky out p=baker's_widow/she
% Two Hundred Aprons; Fourteen Ounces
Two hundred women filled the lane, and they had taken up the cobbles | the only way round was through a baker's shop | there {p.a} had barred the shutter
"I do not cheat," said {p} through the crack. "I weigh it before them. {foe} has brought in a new pound since the Monday, and nobody has told the bread."
In their front rank was one who had held {p's} babies | she held a stone in her apron now
+ Help by carrying out the scales into the lane => {h} set them upon a barrel | the old pound went in one pan | the new pound went in the other | it went down, before everyone, by the weight of a child's supper | two hundred women looked up, all together, at {foe.own} windows
= Ask the one in front what she will do after => She thought, with her arm back | "Go home, and have nothing to eat, with a broken shutter," she said. "Is it the pound? Show me"
- Cheat {p} of the flour in the confusion => {h} left by the yard door, under a sack | in front they had got in, and stood about | none of them could say at whom they had been so angry | {p} looked across all of them at {h}, and at the sack
~ Somebody at the back had thrown before the time | it went through the sign, and the loaf fell, and lay there, gilded, and they all looked at it
@ * callback did=genre-historical.plaguebride:+
They had taken the boards down from the shut lane, and kept the one with the hole
@ * callback did=genre-historical.candlewright:+
Eleven pence each they had paid, and they had a village | it met on Thursdays
@ * callback did=genre-historical.fool:+
A plain man in a plain hat had been heard telling the truth in an inn, and was thought a great wit
@ * callback did=genre-historical.glassworker:+
There was a new red in a window, at the other end of the world, with the evening in it
@ * intro
{h}, {aside}, was not on the books {inhome} | somebody had spilled wax upon the place
@ * intro-goal
There was to be a war, or a wedding | either way {h} must {goal}, and soon
@ * stand did=bells:-
{w} had only a cow bell since {h} talked the tower empty | {w.he} rang it the moment {he} came into sight | it was no tenor, but {hands} heard it
@ * stand did=plague2:-
{w} had a list of all who died of that quilt | it named the one who paid for Teeth | people drew back from {h}, and {hands} could see {him} plainly
@ * stand did=candlewright:-
The people of that village sat there on their bundles | the hangman had turned them out | {w} had told them whose cough it was | they got up for {h}, and stood close together
@ * stand did=plaguebride:-
{w} had brought the young fellow along, and he still had his ring | they knew who sold the knothole | he caught {h} by the {coat} | he held on until {hands} came
@ * stand did=hearth2:-
{w} had read out who sold the roll by the page | some of {hands} had lost a cousin by it | they took their time over {h} and {his} {bag}
@ * stand did=hearth3:-
{w} had gone over the ridge, to say whose roll it was | their people had come, with a list of their own | {h} had to hear all of it first
@ * stand did=fool:-
A cap of bells was tied to the last door | it had been {w's}, until {h} sold him | {hands} had hung it there, and it rang now, and they came
@ * stand did=glassworker:-
{w's} girl was there, and one of {hands} held her by the shoulder | she had been watched day and night since {h} sold the red | she pointed at {him} with her whole arm
@ * stand did=stonebread:-
{w} had baked nothing since {h} went off with the flour | two hundred women had come about it | they let {hands} pass, and they closed up for {him}
@ * stand did=weaver2:-
{w} and the five others had been given one last piece to weave | it was {h's} face, and it hung outside | {hands} held a {lamp} to it, and to {him}
@ * stand did=cannon:-
{w} sat outside on a cart | with {w.him} sat those who were left of forty boys | {w.he} told {hands} that {h} had passed the gun | some of {hands} had a brother there
@ * stand did=plaguebride:+
{w} had brought the great book there, and the pair from the shut {street} | {h} had once cut out a knot for them | two of {hands} were signing as witnesses
@ * stand did=weaver2:+
{w} was fitting four of {hands} with the new blue | it was for one night that {h} spent at the shuttle | they stood in their shirts, with both arms up
@ * stand did=bells:+
All the bells thereabouts began at once, and some of {hands} ran to see why | {w} was at the rope | {h} had once rung for an hour with {w.him}
@ * stand did=candlewright:+
{w} had put lead in the candles that {hands} bought | {h} had once helped a village to buy itself | now one light after another went out
@ * stand did=hearth3:+
{w} had counted the fires of {hands} | by law there was one too many | {h} had once sworn to a bucket for {w.him} | two of them had gone to swear that it was steam
@ * stand did=stonebread:+
{w} had brought her scales along | {h} had once carried them out to two hundred women | now two of {hands} had to have their bread weighed, ounce by ounce
@ * stand did=plague2:+
{w} had come by with her white stick | she had chalked a cross on that side | {h} had once held the ink for her | {hands} would not go near it
@ * stand did=cannon:+
{hands} had a small gun there | {w} had let them know on what day it was poured | {h} had once spiked one like it with {w.him} | nobody cared to stand near it now
@ * stand did=fool:+
{w} was there, in a plain hat | he told two of {hands} the truth about {foe} | {h} had worn his bells for him once | they laughed so much that they had to sit down
@ * stand did=glassworker:+
{w's} girl held red glass before a {lamp}, at a corner | {h} had once packed her in straw, between two kings | two of {hands} saw a fire, and ran for buckets
`;

/** Historical: what was settled before the candles were changed, and who had carried them in. */
/** What there is to do after the end, and the quests that come of it. */
const after = `
@ out1 after won
+ Defend {hands} when nobody else will get up => {h} spoke for them until the candle was down to the stand | it did not make {him} loved | most of them got off with a fine, and came after dark to say so
= Watch how they set it down in the {ledger} => {h} stood at the {clerk's} shoulder | it came to two lines, and one was about the weather | at the end was a sign which, it appeared, meant: to be continued
- Steal the seal while the hall is empty => {h} slid it up one sleeve before they had swept | for a month it would open any gate in the province | on the fourth day they took up the wrong {clerk} for it
@ out2 after lost
+ Help hide the ones whose names are on the list => {h} took two into the loft, and one in the oven | the {guards} came twice, and the second time they wiped their feet | for years after that the one in the oven made {him} bread in it
= Stand in the crowd, and hear the victory read out => {h} heard it through, with {his} head bare | it was true in everything but the reason | near {him} an old woman's lips were moving, and it was the reason
- Betray four of the others, and keep your house => {h} said four names to the {clerk}, who asked how they were spelled | it had always been a noisy house | now {he} could hear each board in it
@ next1 sequel quest=protect:keep_the_town's_old_archive_from_the_fire:the_old_archive p=archivist
% All of It by Sunday; The Order to Burn
"They want it cleared by Sunday," said {p}, {p.a} with a barrow. "Every deed, every birth, who owned what. The new ones find that it contradicts them. I am to make the heap myself. I have been wheeling the wrong things out to it for two days, and somebody is bound to notice that it is mostly hymns."
There were two hundred shelves, and the one barrow [3 , with a wheel that pulled to the left]
+ Help {p} to hide the first shelf => {h} took it down, as far as the letter C | under their coats it made them very stout | half the town had come out to walk [2 that evening], and was looking stout
= Look up your own name before it goes => {h} had it in a minute, and the day was right | somebody had been asking for the page before | the slip was in it still, with a seal upon the slip
- Steal the one deed that is worth money => {h} slid it out from among its neighbours | it was for the ground under the council house | {p} said nothing, and wrote "lent" in the space, with the date
~ A {guard} put his head in, and wished to see the heap | "It is slow," said {p}, "there are so many of us" | he took an armful himself, to be obliging, and it was the right one
@ next2 sequel quest=prove:prove_who_is_the_true_heir:the_true_heir p=nurse/she
% Both Have the Mark; Which of the Two
Two had come to the gate, of an age, and each held out a left hand | they had the same crooked finger, and the same seal
"I nursed the one," said {p.a}, who had followed them on foot. "I shut that finger in a door myself. I did not shut two. But they both know the song, and they both cried at the verse about the owl, and I am too old to be surprised like this."
+ Give both of them a bed until it is settled => {h} put them at the two ends of the house | in the morning they were found in the middle of it, back to back, asleep | neither had been able to bear the quiet
= Ask {p} what became of the door => It had gone, so she said, for a table top | it was in a tavern, two days off | a door, said {p}, would remember a finger
- Lie, and swear to the richer-looking one => {h} swore, with feeling | the other one went white, and then bowed | it was so well done, that bow, that even {p} began to wonder
~ Somebody had tolled the {bell} for the old lord, and both of them dropped on one knee at the same instant | "There," said {p}, and threw up her hands
`;

export const pack: PackSource = {
  id: 'genre-historical',
  sheets: [[cards, historicalVoice, after].join('\n')],
  words: {
    'era.modern': ['lamp=oil lamp', 'coin=sixpence', 'coins=silver', 'letter=unsigned letter', 'guard=constable', 'guards=constables', 'ride=carrier\'s cart', 'coat=greatcoat', 'bell=church bell', 'ledger=account book', 'blade=clasp knife', 'inn=coaching inn', 'clerk=clerk', 'street=street', 'paper=paper', 'bag=carpet bag', 'boat=rowing boat', 'kitchen=kitchen'],
    places: ['the moved thorn #out', 'the silk lofts #in', 'the common #out', 'the room over the gate #in', 'the bell chamber #in', 'the toll road #out', 'the archive of leases #in', 'the market cross #out', 'the pest house #in', 'the wall by the school #out', 'the river stairs #out', 'the long gallery #in'],
    foes: ['Lord Ansell Grey|lord of the new leases|the bailiffs in grey|he', 'Dame Sibylla Thorne|mistress of the mint|the mint guards|she', 'Chancellor Roke|chancellor|the pursuivants|he', 'The Widow Amberley|owner of the silk trade|the factors|she', 'General Dumaine|general of the army of the north|the grenadiers|he', 'Abbess Clothilde|abbess of nine manors|the abbey men|she', 'Sir Jasper Quell|keeper of the lists|the searchers|he', 'Mother Ruth Pike|prophetess|the saints|she'],
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
