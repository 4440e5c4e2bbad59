import type { PackSource } from '../pack.ts';

/** Who waits for it, who would rather that it never came, and into whose hands it goes. */
const facts = `
@ * truth line=deliver-wager start
People {inhome} were laying money on {target} | some bet that it would come to its door in time | but most of the money was on late [2 , and nobody could say where so much came from]
@ * token line=deliver-wager
the torn label
@ * ask line=deliver-wager before
{h} was on the road with {target}, and asked what day it was
{h} showed {token} to whoever could read, and asked whose hand it was
{h} asked at every halt who had so much money on late
{h} had put {target} down | {he} wanted to ask about the quickest way
@ * ask line=deliver-wager behind
{h} walked fast with {target}, and looked at the length of every shadow
{h} had sworn to lose no more time with {target}
{h} asked where {hands} lay in wait with barrels
@ * gift line=deliver-wager before
"I have a {coin} on late, as everyone has," said {p}. "But a cook came with a whole purse for it. A cook!"
"By the long road?" said {p}. "Nobody sends a thing that way. The short road takes a third of the time."
"{foe.name} never bets," said {p}. "But {foe.he} has walked up and down all night since that slate was put up."
"They tear their slips in waves," said {p}. "One half is for the sack, and one for you. No two are alike."
@ * gift line=deliver-wager behind
"The one with the slate lets nobody talk to him," said {p}. "He goes by the shadow on the step, and by nothing else."
"Somebody is to fall down in front of you, near the end," said {p}. "I heard {hands} choose who. They were sorry already."
"{foe} has pledged the house, and the bed too," said {p}. "Whoever has nothing left does foolish things. Mind that doorway."
@ * echo line=deliver-wager wall did=wager4:+
The pie-seller had changed sides for {h}, and was bringing {him} a pie | "That ferryman has no headache," said the pie-seller. "He was paid to have one"
@ * echo line=deliver-wager wall did=wager4:=
{h} had asked about the odds on the first day, so {he} knew how they had jumped | somebody must have laid a fortune since then
@ * echo line=deliver-wager wall did=wager4:-
{h} had told people that {foe} bet as well, and could not prove it | so the carters were on {foe's} side, and nobody would lend {him} a barrow
@ * echo line=deliver-wager wall did=wager7:+
{h} had chalked up the fiddler's name again, and his friends had heard of it | one of them whispered that the ferryman was quite well, and had been paid
@ * echo line=deliver-wager wall did=wager7:-
{h} had made {thing} limp for a trick, and they all remembered it | nobody would lend a wheel to a creature that was lame
@ * echo line=deliver-wager turn did=wager1:+
{h} had got the slate turned back in time, and nobody knew what {he} had read | {hands} were still looking for {him} on the wrong road
@ * echo line=deliver-wager turn did=wager1:-
{h} had got a name wiped off, and it was back on the slate, twice as large | {hands} knew of the trick, and watched the house
@ * echo line=deliver-wager price did=wager14:+
{h} had listened to the fiddler's whole song | now his children came along, and sang the verse of the sack | {hands} did not like to roll a barrel into that
@ * echo line=deliver-wager price did=wager14:-
{h} had lied to the fiddler that {he} would be late, and the children had told everyone | no door along that road was opened to {him} now
@ * echo line=deliver-wager price did=wager5:+
The washer came by with her cart, and knew {h} from the sheets | she took {thing} along for a mile, and asked for nothing
@ * echo line=deliver-wager price did=wager5:-
The half sheet had been stolen, and {foe} had put the washer out for it | she sat by the road with her tub, and turned her back on {h}
@ * echo line=deliver-wager far did=wager12:+
{h} had helped the carrier with those crates, and had been told the true distance for it | it was less than {foe} said, by two whole miles
@ * echo line=deliver-wager far did=wager12:-
The carrier had asked at every door about the stolen note | so {foe} knew what {h} had found, and was ready for it
@ * echo line=deliver-wager plan did=wager-o1:+
{h} had got a boy's shoe back | the errand-runner had told that at every gate along the road | so all of them stood open, and it saved half a day
@ * echo line=deliver-wager plan did=wager-o1:-
{h} had lied about {his} name at the well, and {hands} had passed it on | so the man made {h} sign the slate | it took a whole hour
@ * echo line=deliver-wager plan did=wager-o2:+
{h} had once gathered up baskets | they stood along the road now, upside down | each marked a place where {hands} lay in wait
@ * echo line=deliver-wager plan did=wager-o2:-
The stolen basket had come apart on the way | that had cost {h} two hours | nobody on that road would sell {h} another
@ * echo line=deliver-wager gate did=wager3:+
The carter whose wheel {h} had put back was in the crowd | he pushed his cart between {h} and {hands}, and was sorry
@ * echo line=deliver-wager gate did=wager3:-
{h} had lied that {he} was giving up, and many had believed it | so nobody had kept the way to the door clear for {him}
@ * echo line=deliver-wager turn did=wager15:+
{foe} had never written down that stop on the bank, with the {coat} | so {hands} looked for {h} a mile farther back
@ * echo line=deliver-wager turn did=wager15:=
"Even asleep {foe} knew how much was on late," said {h}. "I had only to ask myself why."
@ * echo line=deliver-wager price did=wager15:-
A kitchen boy came along with a bundle | he had been turned out for the six {coins} that {h} had taken | "Do you know who it was?" he asked {him}
@ * echo line=deliver-wager gate did=wager16:+
{w} had been in this {street} since midnight | {w.he} had moved every loose stone out of the way | so nobody would fall down today by chance
@ * echo line=deliver-wager gate did=wager16:=
{w} stood on a wall at the far end, and waved {h's} hat | so there was no rope across the {street}, and no barrel
@ * echo line=deliver-wager gate did=wager16:-
{h} had lied to {w} under the cart | so {w} had gone home in the night | nobody was there to warn {h} of {hands}
@ * echo line=deliver-wager gate did=wager20:+
For the last three miles there had not been one stone under {thing} | {h} had helped a child to sweep them | at the door they knew by now how big the corner had to be
@ * echo line=deliver-wager gate did=wager20:-
Hardly anybody of that house stood at the door | for {h} had sent a child off with a lie, and with the broom | the child had not come home, and they were out on the hill to look
@ * echo line=deliver-wager price did=wager18:+
The cooper had left the hoops loose, for {h} had taken the blame in his yard | the next barrel fell apart before it got down to the road
@ * echo line=deliver-wager plan did=wager18:-
{h} had betrayed the miller to {hands}, and people knew it | nobody told {him} the way here | {h} had tried eleven wrong doors
@ * known line=deliver-wager before
A great deal of money was on late, and {target} must not be late | {h} had yet to learn whose money it was
@ * known line=deliver-wager behind
If {target} came late, {foe} won it, with all the money | if it came in time {foe} had nothing left | {h} walked a little faster
@ * settle line=deliver-wager won
{h} was past {foe} with {target} before the doorway was filled again | the slate-keeper looked [3 once more] at the shadow, and then at the line. "In time," he said, and wiped off the long row | the people inside opened, and gave {thing} the best corner [3 of the room] | "We never set an hour," said a woman there, and had to touch {thing} to believe it. "Who told you that it must be today?" | "{foe} did," said {h}, "and bet that I would be late" | {foe} sat outside, and had nothing left | the old fiddler had his fiddle back out of the sack, and began to play | whoever had bet on {h} got nine {coins} for one | a big man set the apple-seller on a chair, and bought all the apples | the four with the thumbs came up the {street}, and wanted a word with {foe}
@ * settle line=deliver-wager lost
Now the shadow lay across the line, all of it | "Too late," said the one with the slate, and wiped off the short row, and looked the other way. | by the rule {target} was {foe's} from that moment | {hands} took it away | for once they were not sorry | then a woman opened the door. "Today?" she said. "We should have been just as glad tomorrow. Who set you an hour?" | {foe} sat on the step, and laughed and wept aloud, with all the stakes in both arms, and a fiddle among them | one child had stayed behind, with a great broom | "Was it far?" the child asked {h}
@ * settle line=deliver-wager dear
{h} put {foe} aside with one arm, and was over the sill with {target} | the edge of the shadow lay on the line already | "In time by a hair," said the slate-keeper, when he had knelt and looked, and the long row was gone. | so {thing} was let in, and had the good corner | whoever had bet on {h} was paid | {foe} lost even the ring and the house key | but the four who had lent their thumbs had lost everything too | the old fiddler was given his fiddle, and saw their faces, and did not play
@ * last line=deliver-wager won
{h} stopped for everybody on the way home, and was a week on it | at the {inn} the slate was wiped clean | {foe} stood at a tub, and washed the shirts of four people | "You are late," said the pie-seller, very pleased, and put a pie on the table
In summer {h} was asked to a wedding at that door, and no hour was set | the shadow went over the step, and nobody looked | in the old sack for the stakes lay {token} | {h} had bet it that the old fiddler would play until dark | it was long after dark, and he still played
@ * last line=deliver-wager dark
They thanked {h} at that door, and asked how soon {he} would be going | at the {inn} a new line was on the slate | it was whether {h} would come back that way | all of them had bet on no | at night {h} heard them push a table against the inner door
@ * last line=deliver-wager dear
The next day {h} saw the washer with her tub on a cart | it had to be sold, for there was that thumb to pay | {h} ran after the cart, and pushed | on every wall were the chalk marks for the hour | {he} did not look at them, and it was a long way
@ * last line=deliver-wager lost
A month later the politest of {hands} came to {h} | he was sorry once more | this time he was alone | {foe} kept {target} in one room with the money, he said, and could not sleep | he had drawn {foe's} house on a slip | one window in it had a cross | {h} moved the {lamp} nearer
`;

/** Scenes in which a fact of the case is found out, with somebody who comes back. */
const scenes = `
@ wager-o1 open line=deliver-wager p=errand-runner where=the_well
% One Shoe; Your Name Is on It
{h} had come to the well to ask for {target} | {p.a} came running up, with only one shoe on | {hands} walked behind with the other shoe | they took their hats off, and looked very sorry
"They did not want me to tell you first," {p} cried. "It stands up at the {inn}, and you are to bring it. There is a slate! Everybody is betting on you, in time or late. And most of the money is on late."
{p} had bet a month's pay that {h} would be in time | "You would not have believed me, so I tore this off," said {p}, and held out {token} | {h's} own name was on it, and below that: by the long road
"Whatever comes late belongs to {foe}," said {hands} kindly. "The first of the seven days is today."
+ Help {p} to the other shoe => {h} asked very politely for the shoe, so that {hands} had to hand it over | "You stopped for me," said {p}, and looked worried all at once. "Do not do it too often this week. Quick, to the {inn}"
= Ask {hands} who put your name there => {hands} might not say, and were sorry | the name had been there before anybody asked {h} | so {he} went up to the {inn}, and looked for {himself}
- Lie that your name is quite another => {hands} wrote the other name down too, and ran ahead with it | {p} thought of the month's pay, and sat down on the well | up at the {inn} they were laughing when {h} came
~ One of {hands} threw the shoe down the well, and begged pardon | {h} was an hour about it, with a hook | then they went to the {inn}, to see about {thing}

@ wager-o2 open line=deliver-wager p=basket-seller where=the_market_steps
% How Long You Stopped; All Those Baskets
{p.a} lay below the market steps, under forty baskets | people climbed over, and only {h} stopped to help | from above {hands} looked on, with their hats off, and one of them wrote a number down
"They pushed me," said {p}. "They wished to see how long you would stop. It is for the bet. They are betting on how long you will take."
{h} had only come for {target}, and knew of no bet
"But it is addressed to you," said {p}, and handed over {token}. "It says to go by the long road. If you are late, {foe} gets it all. And you have seven days, and today is one."
+ Help {p} to gather up the baskets => There were thirty-nine, and the last was on a dog | up on the wall one of {hands} wrote down the time | "Now go to the {inn}," said {p}, "for it stands there, and you had better be quick"
= Count how long {hands} go on writing => They wrote until {h} moved, and not a moment longer | somebody was paying them for it | {target} stood before the {inn}, {p} said, so {h} went to see it there
- Steal a basket for the long road => {h} took the best one out of the heap | {p} counted them, and then looked up at {hands}, as one looks at thieves | by then {h} was at the {inn}
~ The baskets began to roll once more, and took {h} along to the lowest step | {hands} timed that as well | then {h} limped to the {inn}, and wanted to see {target}

@ wager1 scene line=deliver-wager second p=again who=pie-seller where=the_slate_at_the_second_inn
% Four Names on a Slate; All the One Way
On the second day {h} and {target} were one {inn} farther on | the slate hung there already, and {h} wanted the names on it | at noon the slate-keeper ate, and {p} was asked to hold it | "Quick," said {p}, and turned it round for {h}.
Four of those for late had bet more than they owned | {p} knew the four of them, who lived along the road | one did {foe's} washing, and one held {foe's} horse
"They could never pay if they lost," said {p}. "So it is somebody else's money. Somebody rich wants you to be late with {target}, and does not want to be seen."
+ Protect {p}, and be gone before noon is over => {h} had the slate turned back just as the steps came | "Who was that?" a man asked. "A customer," said {p}. "He wanted to know if it would rain"
= Learn the four names by heart => {h} said them over like a verse, for the next ten miles | the first two lived by the road, and both doors were poor ones | nobody in there had ever owned such a sum
- Trick {p} into wiping out one of the names => {p} wiped one name out with a thumb, and went white | the sum at the foot was wrong now | the slate-keeper would blame {p} for that
~ The one with the slate had eaten fast, and stood behind them with his napkin in | he turned it to the wall without a word | {p} was not asked to hold it again

@ wager2 scene line=deliver-wager plan sort=person,paper,spot,thing,idea p=again who=pie-seller where=the_wall_in_the_sun
% By the Light on the Wall; What It Looked Like by Day
At the last door the man with the slate would decide | at noon he sat in the last {inn} but one, and {h} wished to watch him at it | so {target} was put on the wall, in the sun, and {h} waited with {p}
"It is smaller than they say," said {p}, and walked around it. "And it is looking at me." | it did look so, from there
The man came out | he drew a chalk line where its shadow ended | on the last day he would do so on the step | with the shadow at the line he would wipe off a row | nobody could bribe him, for the first offer had been an insult
+ Help {p} mark the shadow on the walls along the road => {h} and {p} went ahead with chalk | so each turning of the road would tell them the hour [2 , to a hand's breadth]
= Measure with your eye how far it still is => "Four times as far as the mill," said {p} | {h} took up {thing} again | it had grown warm in the sun, on the one side
- Cheat with a higher line => {h} chalked it while the slate-keeper was at his soup | he came out after it, and looked at the line | he looked at the sun, and rubbed it out with his elbow | "People are always so kind to me," he said. {p} had gone red to the ears
~ Over the roofs the sun went in, and there was no shadow on any wall | the man waited on his step with the chalk, and shut one eye, as over a long sum

@ wager3 scene line=deliver-wager wall where=the_carters'_yard
% Sorry about It Afterward; Eight to One
Half of the week was gone, and less than half of the road | {h} needed a cart, and took {target} to the carters' yard | {hands} had taken a wheel off every cart there | they were sorry, and they said so
{foe} came along between the carts with a cup in {foe.his} hand. "It is nothing to me, you understand," said {foe}. "I only hold the stakes. But I hear that the bridge on the short road is down. And that the ferryman has a headache." | {foe.he} looked past {h} at {thing}, like a man who is counting
A boy ran by with chalk. "Eight to one on late!" he called out | {h} felt for the first time that it might be true
+ Help a carter to get his wheel back on => The wheel took an hour, and the carter had a cousin with a boat | "I put a {coin} on it," the carter said. "On late. I shall go and put another one on the other side"
= Ask {foe} what {foe.he} would do with the winnings => {foe} opened {foe.his} mouth, and shut it | one saw that {foe.he} had not got as far as winning | {foe.he} had only got as far as not losing
- Lie that you are giving up => The news went through the {street} in no time | {foe} sat down on a wheel, and finished the cup | and then {foe.he} saw {h's} boots, which were tied double
~ Another wheel came off, and rolled as far as {foe's} foot | {foe} was sorry, and said so, and did not let go of it | with that half the morning was gone

@ wager4 scene line=deliver-wager lead sort=person,paper,spot,thing,idea p=pie-seller where=the_bench_by_the_slate
% The Longer Row; {foe} Holds the Sack
{h} came to the {inn} to fetch what {his} name was on | there stood {target}, on a bench, and {p.a} had orders to hand it over. "Sign here, and off you go," said {p}. | so {thing} was in {h's} care
Over the bench hung a slate, and people bet on it | few of them said in time, and many said late | there were seven days to bring {thing} to its door | on the last it had to beat the shadow to the step | if it came late, {foe} could keep it | the slate was to travel along, from {inn} to {inn}
{foe} sat below the slate, and held the sack with everybody's stakes | whoever holds the sack may not bet, and {foe} never did
{p} put a {coin} on late, and packed up the pies to come along. "Nothing personal," said {p}. "But you look to me as if you stop for people."
+ Give {p} a reason to change sides => {h} let {p} carry {thing} to the pump and back | then {p} moved the {coin} over to the short row | "There are three of us now," said {p}, "with the old fiddler and his nurse"
= Ask what the odds were an hour ago => The odds had been three to one then, and were four now | "Nobody about here has that sort of money," said {p} | it kept coming in at the back, in other people's hands
- Lie aloud that {foe} has bet as well => All along the {street} they stopped talking, for such a thing was unheard of | {foe} laughed, a little late, and moved the sack to the other knee [3 , out of reach]
~ There was a push from behind, and a heel trod on the pies, and a toe on {thing} | they all said sorry | meanwhile two more names had been put down for late

@ wager5 scene line=deliver-wager means p=again who=pie-seller where=a_drying_yard_by_the_road
% The Half That One Keeps; A Thumb for a Name
On the third day {h} and {p} came with {target} past a drying yard | one of the four names was that of the washer there | half a sheet of {paper} hung on the line, between {foe's} shirts
"I forgot it in my apron, and it went through the tub," said the washer. "I carried money to the slate for {foe.name}. I was to put it on late, and sign with my thumb."
So the money was {foe's}, and {foe} was forbidden to bet | the sheet said {target}, and late | the sum would have bought a whole house | the bet was a day older than {h's} errand | it was torn across, in a wavy line, and at the foot there was a thumb, in ink
{p} had once made a bet there, and knew such edges. "The other half lies in the sack," said {p}. "{foe} would give anything to have this one too"
+ Help the washer with the sheets, and ask about the rest => {they} folded the sheets two and two | the washer knew the other three who had thumbs in that sack | she washed for them, and between them they had five shirts | the half sheet was {h's} to keep
= Ask the washer for the loan of it => She unpinned it herself, and was glad to see it go | "It says there that my thumb owes money," she said. "Let it say so to a man who can read"
- Steal it, and hang up a sock instead => Nobody noticed the sock until evening | then {foe} came by for the shirts, and saw it, and counted the pins | {hands} were sent out to look at everybody's feet. "She would have lent it to you," said {p}
~ Down came the whole line, and one of {hands} picked up the half sheet | he was able to read | a wet shirt fell on his head | the washer had it out of his hand, and pushed it at {h}

@ wager6 scene line=deliver-wager price turns entered p=again who=errand-runner,basket-seller,carrier where=the_road_below_the_bank
% Twelve to One; Sorry Beforehand
The short road had no bridge, so {h} hurried with {target} along the long one | {p} had gone ahead to see if it was free | now {p} sat in the middle of it | one foot was in a bucket, and beside it lay a barrel
"They took their hats off first," said {p}. "They said how sorry they were. And then they let it roll."
{hands} sat up there yet, all in a row [2 , to see whether {h} would stop]
{h} stopped, and up there a boy raised a flag | far off a voice cried twelve to one | {h} knew now what it cost to stop, and {foe} had counted on it | but {he} could not leave {p} there
+ Help {p} home, with {thing} on your other side => It cost a day, just as they had reckoned | "Mind the one with the slate," said {p} at the door. "He is not for sale. He goes by the shadow"
= Ask {hands} what a day is worth => {hands} had a table of prices, and looked | "The house by the bridge," said the politest, "and the bridge" | then he saw {thing} looking at him, or thought so | he put his hat back on
- Trick {hands} by lying down too => {hands} wrote down that {h} was done for | they ran to tell {foe} | soon there was nobody left on the bank | {h} got up, and put {p} into the barrel | so they went on from there, with {thing} in front
~ Down the bank came a second barrel | the politest of them called out how sorry he was | it cost an hour to find all the pieces of the bucket

@ wager7 scene line=deliver-wager lead sort=beast p=pie-seller where=the_bench_by_the_slate
% It Is Doing It Now; Off the Short Row
{h's} name had been on the label, so {he} came to the {inn} for {target} | it stood there on a rope, and {p.a} held that. "I was to give you this, and then you are to start," said {p}, and put the rope into {h's} hand
On the wall hung a slate with two rows of names | a long row was for late, and a short one for in time | it would go along the road with them | seven days were allowed | on the last {thing} had to be at its door | the shadow must not be there before it | if it was late, {foe} would have it
{thing} put out its tongue | then one name was gone from the short row, and everybody laughed
{foe} did not laugh | {foe.he} sat below with all the stakes in a sack, and never laid a {coin} of {foe.own}
"It goes ten steps, and then it thinks," said {p}, and laid a {coin} on late, and tied up the pies for the road. "It is doing it now."
+ Help them to chalk the name up again => The name was an old fiddler's, who had never seen {thing} | he had liked the sound of it | "That makes three of us," said {p}, after some thought, and shifted the {coin} across
= Ask how the odds stood at breakfast => "At breakfast it was three to one," said {p}. "By now it is four." | {p} looked round. "Nobody here has so much to lay. They carry it in by the back, and it is always somebody's cook"
- Trick them all with a limp => It limped beautifully, with a pebble to help it | there were six more names in the long row by evening | {foe} counted them, and smiled for the first time
~ It had thought for long enough, and lay down where it was, on four people's feet | when it got up again the long row was longer still

@ wager8 scene line=deliver-wager plan sort=beast p=again who=pie-seller where=the_wall_in_the_sun
% A Line Round Its Shadow; In No Haste at All
Only the slate-keeper would say what was late | {h} found him at noon, at the last {inn} but one, to learn how he did it | {target} lay down there, along a wall, and {p} sat by it
"There is a farm on each of those legs," said {p}, "and a mill on the rest. It does not seem to feel it." | {thing} put its nose into {p.his} ear
The man with the slate came out to them | he had once been offered too little, and had been honest since
He bent down with the chalk, and drew a line round the shadow, from nose to tail. "So I shall do it at the last door," he said. "When the shadow gets to the step, I wipe off a row. It will be the one row or the other"
+ Help {p} chalk such a line at every turning => {thing} had to lie down for each, and was quite willing | so they would always know how much of the day was left
= Pace out how far the shadow has to go yet => The shadow had six paces to go by the wall, and some four miles by the road | {thing} opened one eye, and shut it | one would have to begin with a carrot
- Cheat, and move {thing} a yard to the left => He looked at the line, and at the sun, and at {thing}, which was chewing the chalk. "People are so good to me," he said, and drew it over again
~ It got up and walked off with the shadow | the one with the slate went home, for he never drew a thing twice | it cost them an hour of the sun to be forgiven

@ wager9 scene line=deliver-wager turn entered p=again who=pie-seller where=the_room_under_the_roof
% Two Notes in One Hand; The Evening Before
On the fourth night {h} and {p} sat with {target} under the roof of an {inn} | {h} had three bits of {paper} now, and laid them out | one was the bet on late, from the washing line | one was the carrier's note about the long road | the third was {token}
All three were torn in waves | {token} fitted on to the bet, wave by wave, so they had been one sheet
"And it is {foe's} hand on all of them," said {p}. "But the bet was made on the evening before. Who knew then that {target} was to go with you?"
"Only whoever sent it," said {h}. "{foe.name} sent it. {foe.he} put my name on it, and the long road, and then bet on late. If I am late, {foe.name} wins everything."
"And why you?" asked {p}
"Because I stop for everybody," said {h}, and was ashamed of it for a moment. "Well. I shall stop, and I shall be in time."
+ Share it with the others whose thumbs were used => The four heard it together, in one {kitchen} | not one of them had known how much it was, or what for | "We cannot bet on anything now," said the washer of the shirts. "But we can come and look on"
= Measure on the map how long the short road is => It was a third of the other | one could have been there on the first evening, and been given supper | {p} laid a finger on the bridge that was down, and left it there for a good while
- Deceive {foe} with word that you have stopped to rest => Soon it was told at every halt that {h} was asleep | {foe} laughed at last, and called some of {hands} back from the road
~ "What have you got there, to be so quiet over?" asked one of {hands} through the window, and was sorry to disturb | {p} put one into each shoe, and stamped them down

@ wager10 scene line=deliver-wager gate move p=apple-seller where=the_step_of_the_last_door
% Twenty Steps from the Door; So Many Apples
Six days were gone, and this was the seventh | a crowd stood about {place}, with the slate in its midst | there the slate-keeper had drawn his line | the shadow was a hand's breadth away
Up the {street} came {h} with {target}, and the people cheered and groaned | the door was near enough to count its nails
There were only twenty steps to go | then {hands} pushed over a stall, and took their hats off | the apples went everywhere | in the midst of them sat {p.a}, and held one foot
"We are so sorry," said the politest of them | his eyes were not on {p}, but on {h} | {foe} had told them that {h} would stop
+ Help {p} up, and take {p.him} along => {p} hopped along beside {thing}, and held on to it. "That stall was all I had," said {p}. "Let us see what {foe.name} has" | the crowd opened for the three of them
= Call to the people to gather the apples => Half of the crowd ran to do it, and some of the apples were never seen again | but at last the way to the door was clear
- Betray {p}, and climb over the stall with {thing} => {h} was quickly over the stall, and a child threw an apple | the people had gone quiet | among them stood the old fiddler, who had bet on {him}, and he looked at the ground
~ An apple turned under {h's} foot | down went {h}, and {thing} too | meanwhile the shadow had got nearer to the step by a thumb

@ wager11 scene line=deliver-wager duel where=the_step_of_the_last_door
% Only a Moment; Across the Door
{foe} stood on {place}, and held on to both of the doorposts | the shadow was a thumb's breadth from the line | once {target} was over the sill, {foe} lost everything | if the shadow was first, {foe} kept {thing} | all the money came with it
"A moment," said {foe}. "You have one for everybody. There is only a moment in it. You might let me have that."
{foe} smiled, and {foe.his} face was wet, and {foe.his} voice shook badly | since the first bet {foe} had lost all {foe.his} sleep over this
{h} was very tired, and wanted nothing but that door | in one hand {he} held the half sheet and {token} | the man with the slate knelt down by his line
+ Give {foe} back the half sheet with the thumb => "Take it," said {h}. "Then nobody need know how much it was. Only let us by" | {foe} wanted it very much, and had to let go of a doorpost to take it
= Read out the bet and the note to the crowd => Whoever holds the stakes may not bet | that was the old rule, and all of them could sing it | the crowd was silent, and then it was not | {foe} let go of one doorpost, to hold on to the sack
- Lie that the shadow is over the line => "It is over," said {h}, and hung {his} head. | {foe} had to see that, and leaned out to look, and one foot came down off the step | the line lay as white as before
+~ "How kind you are," whispered {foe}, and took the half sheet, and then {h's} hand too | {foe} was so grateful that {foe.he} would not let go | {h} was being thanked | and the shadow went on
=~ "Louder!" they called from the back, and {h} had to read it over from the top | it was rather long | by now nobody was looking at the shadow except {foe}
-~ Everybody looked down at the line, and so did {h} | meanwhile {hands} had pulled {thing} back by three yards | they were very sorry about it

@ wager12 scene line=deliver-wager near p=carrier where=the_fork_of_the_road
% By the Long Road; What the Carrier Could Not See
{h} stopped with {target} where the short road turned off | somebody had sent it by the long one, and not said why | in the loading yard there {p.a} was filling a cart. "I brought that to the {inn} myself," said {p}, "and was not told who sent it. They paid me for so far and no farther."
{p} threw up a crate [2 and did not look where it came down] | "I go by that very door twice a week, along the short road. I could have had it there by supper. Now they all say that I cannot find my way. It has cost me two customers. Who was it, I wonder, that did not want me to be quick?"
{p} pulled out a note, for that had come with it | "For {h.name}, who stops for everybody," it said. "By the long road." | somebody knew {h} well, and did not wish {him} well
+ Help {p} to load, and hear the rest => "Who stops for everybody," {p} read once more, when the last crate was up. "I took it for praise. And you did stop for me." | the note was {h's} to keep
= Look at how the note was torn => One edge of it was in waves, and it had come off a pad, such as bets are written on | {p} had not seen that, and did not bet. "You have it," said {p}, and {h} put it away
- Steal the carrier's note => The note went up {h's} sleeve | {p} searched the seat for it, and then the road, and was late that day at every door
~ One of {hands} took a wheel off the cart, and begged pardon | the crates slid, and {p} ran after them | the note had blown against {h's} knee, and stuck there

@ wager13 scene line=deliver-wager far entered p=again who=pie-seller where=the_milestone
% A Ring and a House Key; They Would Like to Be Paid
The last door was not far off now | {h} and {p} brought {target} along a hedge, and heard voices behind it
{foe} stood at a milestone, and all around stood {hands}, with their hats off | "We are so sorry for you," the politest of them said. "But barrels cost money, and so do wheels. We should like to be paid now."
{foe} laid a ring and a house key on the milestone [3 , side by side, on a handkerchief]
"That is all I have which is still my own," said {foe}. "Everything else is on late." | they took both away with them, until the seventh day
Then {foe} turned round, and saw {h}. "I never bet before," said {foe}. "It was only to be the one time. You cannot think how it feels, to hold everybody's money for so long, and never your own."
{h} was sorry for {foe.him}, and had not expected that
+ Comfort {foe}, and offer to help end the bet => "Tell them all whose money it is," said {h}. "I shall come along, and help you to say it" | {foe} did come along, for three steps | then {foe.he} remembered the sum
= Ask {foe} who first thought of the shadow => "I did," said {foe}, not without pride. "A shadow cannot be asked to wait, you see." | then {foe.he} saw how long {foe.his} own had grown, and went home
- Lie to {foe} that you will be late => {foe} shook {h's} hand, and could not stop | {p} said nothing the whole of that day | that evening {foe} borrowed still more, and put it on late
~ One of {hands} had stayed behind with a barrel, and begged pardon for having listened | {foe.name} ran, and the barrel came | they were all morning getting out of the ditch

@ wager14 scene line=deliver-wager near p=old_fiddler/he where=the_market_of_the_next_town
% A Fiddle on the Short Row; The Verse of the Sack
{h} brought {target} through the market of the next town | hardly anybody had bet on in time, but here sat one who had | it was {p.a}, with an empty lap
"I have laid my fiddle on you," said {p}. "It is in {foe's} sack, up to the neck. If you are late I am only old, and no longer a fiddler. Last night {hands} came to say how sorry they are for me. They were sorry before anything had happened."
So now he could only hum | it was the oldest song in the place, and the children sang along
"Whoever holds the sack," they sang, "must never lay a bet."
"{foe} has asked me to leave that verse out this week," said {p}. "I wonder why. It is only the old rule"
+ Share your bread with {p}, and hear it all => The song had eight verses, and {p} ate through two of them | "From the last corner to that door it is twenty steps," he said then. "I have played there at weddings. Do not stop on those, whoever falls down"
= Ask {p} why he bet on in time => "I never read the odds," said {p}. "I only asked who was to bring it, and they laughed, and said your name. I liked the name" | he hummed the verse of the sack once more, for {h} to learn
- Lie to {p} that you are sure to be late => {p} said nothing for a long time. "Then I shall learn to sing," he said, and began at the first verse, not well | the children had stopped, and looked at {h}
~ Three of {hands} came by, and one laid a {coin} in the empty lap, and begged pardon for it | {p} gave it back to him | after that nobody dared to sing the verse aloud

@ wager15 scene line=deliver-wager near where=the_bank_by_the_road
% Once for a Dog; Everybody's Money
It was nearly dark, and {h} was still between two halts with {target} | {foe} sat on the bank there | the sack of stakes was in {foe.his} arms
"You have stopped eleven times so far," said {foe}. "Once it was for a dog. I liked that one. Will you stop for me?"
{foe} had not slept since the slate was put up, and it showed. "{hands} would be sorry, and rob me," said {foe}. "You would not. Hold this sack until I wake."
So {h} sat down there, with everybody's money on {his} knees | {foe} slept at once, with one cheek against {thing}
"For me?" {foe} said in that sleep, and smiled. "In twenty years nobody ever sent me anything."
Nobody had ever seen {foe} look so happy | by now the light was nearly gone
+ Give {foe} your {coat} for a blanket => {foe} woke in the dark, under {h's} {coat}, and felt the sack all over | nothing was missing from it | "I shall leave this stop off my list," {foe.he} said, looking the other way
= Ask the sleeper how much is on late => "Nine parts in ten," said {foe} at once, still fast asleep | then {foe.he} woke, and snatched back the sack | whoever only holds the stakes need not know that by heart
- Rob the sack while {foe} is asleep => {h} had six {coins} up one sleeve when {foe} woke, and counted | they were missed at once | {foe} could not own to having slept | so a kitchen boy was blamed, and turned out
~ {hands} came running with a {lamp}, and found {h} with the sack | they were so sorry, but they had to count it all, twice | {foe} slept right through it

@ wager20 scene line=deliver-wager far quiet where=the_last_hill_on_the_road
% Swept from the Door On; The Good Corner
From the last hill one saw roofs far off, and {h} was to bring {target} there | halfway down a small child was sweeping the road, and looked behind every stone
"You have to wait," the child told {h}. "{target} is coming to our house, and I am not done."
"Where did you begin?" asked {h}
"At our door," said the child. "It was the day before yesterday."
It was a broom for grown people, and the handle went over the child's head [3 by an arm's length]
"My grandmother has cleared the good corner," said the child. "Nobody may put a cup there. She sits across from it, and looks, and asks me what it will be like. I always say: big."
Then the child saw {thing}, and forgot the broom. "Is that it?" | {h} had never looked at {thing} like that
+ Help the child to sweep as far as the bend => {h} swept, and the child walked along by {thing}, with one hand out, and did not quite touch it | at the bend the child had to run. "I must tell them how big!"
= Show the child {thing} from every side => The child went round it three times, and then stood it up beside the broom in thought, and nodded. "It will just go in," said the child, and had to sit down for joy
- Lie to the child that this is another one => "Then ours is still to come," said the child, and swept on, up the hill and away from that house | it was getting dark | for a long time {h} heard the broom behind {him}
~ Then the politest of {hands} brought a barrel of sand, and begged pardon, and let it run out over the road | the child looked at that for a moment, and began again at the top

@ wager18 scene line=deliver-wager near p=again who=errand-runner,basket-seller,pie-seller where=the_cooper's_yard
% Forty Barrels; No Head for Figures
In a village by the road a cooper had told {h} how much was on late | the cooper was to say so again, in front of the slate | so {h} and {p} came with {target} to fetch him out of his yard
{hands} were there already, with their hats in their hands | behind the cooper stood forty new barrels
"I never said it," the cooper called out, before he was asked. "I have no head for figures." | {hands} nodded, all of them together
"He counts staves from morning to night," whispered {p}
"We ordered these," said the politest of {hands}. "He never sold so many. How sorry we should be to send them back" | three children looked out between the barrels, in new shoes
The cooper's ears were red, and he looked only at his feet
{hands} turned to {p}. "And did you hear any sum?" they asked, and began to be sorry
+ Save {p} from that, and say you guessed it => "I guessed it," said {h}. "Nobody told me any sum." | {hands} were not sure if one nods at that | at the gate the cooper shook {h's} hand, and tapped the sum into it with one finger
= Ask {hands} what they want with barrels => The politest of {hands} had to look that up. "For rolling," he read, and turned over the leaf, and was sorry | before he found it {they} were out on the road again with {thing}
- Betray the miller, who named the same sum => {h} gave them the miller's name, and {hands} forgot about {p} | they fetched away his mill wheel, and begged his pardon for it | {p} had eaten that miller's bread only this morning, and said so
~ One barrel got away, and rolled off down the {street}, with {hands} behind it | "Thirty-nine," said the cooper, before he could stop himself | so they sent him back the whole order

@ wager16 scene line=deliver-wager eve entered p=again who=pie-seller where=an_empty_cart_by_the_road
% The Long Straw; Help, If It Is No Trouble
It was too dark to walk, and hardly anything was left of the week [3 but one last day] | {h} and {p} had crept under an empty cart, with {target} beside it
"Help," called a voice behind the hedge, "if it is no trouble" | it was one of {hands}, and the calling had gone on since supper
Before daybreak {h} or {p} had to look over the last {street} | the other might sleep, and carry {thing} in the morning
{p} held out two straws. "The short one goes," said {p}. | {h} drew a long one | {p} put the other one into {p.his} own mouth at once, and chewed
"Show me that," said {h}, and pulled it out | the second straw was just as long
"You cheated," said {h}
"You sat up at every call," said {p}. "By midnight you would be behind that hedge, and help, and {foe} would win it all."
+ Help {p} past the voice behind the hedge => {h} went to the hedge, and asked the man very kindly what he wanted | he had not been told that, and had to think | meanwhile {p} slipped by on the other side, and was away
= Draw once more, with fair straws => {p} bit one straw in two, and {h} drew again, and it was the long one | "I need not have cheated," said {p}, and took {h's} hat along, and went
- Lie that you mean to stop for nobody now => "Then {foe} has won already," said {p}, and threw away both straws. "The bet was that nobody can be kind and be in time." | {p} went off into the dark, and not toward that {street}
~ The caller came round the hedge with a {lamp}, and asked why nobody helped him | for an hour he had to be told that it was not meant unkindly | {p} went much too late
`;
export const pack: PackSource = { id: 'case-deliver-wager', sheets: [facts, scenes], words: {} };
