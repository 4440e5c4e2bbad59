import { crimeVoice } from './crime-voice.ts';
import type { PackSource } from '../pack.ts';

const cards = `
@ sergeant ally ally=disgraced_officer era=modern,future
% The Officer in the Basement; Filed Under Weather
They had put {ally.a} to counting lost umbrellas [2 , in the cellar of {place}]
"I wrote a report," said {ally}. "A very good one. It had {foe.own} name in it, spelled properly. They have given me this desk, and I can have it for as long as I like."
{ally.he} had kept the carbon of every page [3 in a shoebox, under a heading nobody would ever look up], filed under umbrellas, black
"You bring a person who can ask," {ally.he} said, "and I will bring what they should be asked."
+ Support {ally} before the superintendent => {h} said what had to be said in the front hall, in front of people | there was a silence in which one could hear coffee | {ally} was called up out of the cellar, blinking, with a box under each arm
= Read the file on black umbrellas => It was two years of one person's patience, in a small round hand | dates, doors, the number of a cab | on the last sheet stood only, and then they asked me to count | {ally} left the umbrellas to count themselves, and came along
- Trick {ally} out of the file and go on alone => {h} signed for an umbrella, and had the file inside it | it was raining when {h} opened it in the {street} | {ally} had known, it appeared, for {ally.he} was there on the kerb, and stepped underneath
@ * fare of=crime.sergeant won
{ally} had every question in the umbrella file asked aloud | it took two days, and {ally.he} kept the best umbrella
@ * fare of=crime.sergeant lost
{ally} got the umbrella file back, with nothing asked | {ally.he} copied it fresh, and left a page in every umbrella
@ thief ally ally=reformed_burglar
% A Professional Opinion; In by the Fanlight
{ally.a} was up a drainpipe at {place}, and looked down without embarrassment
"I have retired," said {ally}. "I am only looking. One keeps up. Whoever did this house came in by the fanlight and wished it to be thought that he came in by the door. Do you see? It offends me."
{ally.he} slid down, dusted both knees, and gave {him} a card that said Gardens [3 in a flowing and respectable script]
"I would do it for nothing," {ally.he} said. "But you might say that I was with you, if it comes up."
+ Help {ally} stay honest for one more night => They walked until three in the morning, past every good house in the district | {ally} named the weak window in each, aloud, like a boy reciting | "Thank you," {ally.he} said at the end. "Now let us go and look at the one I left out."
= Ask {ally} to show you the fanlight => There were two scratches on the frame, and between them a smear of candle | "Not one of ours," said {ally}. "One of ours would have brought butter." | caught on the catch was a thread of good grey gloves
- Rob the house again to see how it was done => It took six minutes | {h} came out with a clock in {his} arms and a clear understanding | "That was lovely," said {ally}, rather sadly, and fell in beside {him}. "You would have gone a long way."
@ * fare of=crime.thief won
{ally} had asked to be vouched for, and it came up | {h} vouched, and four houses gave {ally.him} their hedges to cut
@ * fare of=crime.thief lost
{ally} was never asked whose company {ally.he} had kept | {ally.he} told people anyhow, and pruned their roses while they listened
@ birdcage tex any p=widow/she
% The Widow's Parrot; A Reliable Witness
{h} had knocked to ask the way | {p.a} opened, and led {him} to a parrot | it hung upside down in its cage
"It was in the room when my husband died," said {p}. "{foe} told them that birds make things up, and they would not swear it in. It says the same each evening, at ten to nine. I cannot hear it alone again."
+ Comfort {p} until the hour comes round => {h} held {p.his} wool, and {p} rolled it up [3 , round and round, as if there were nothing else to be done] | at ten to nine, in a dead man's voice, the parrot remarked, "Not the blue one, my dear" | {p} let fall the ball. "There was only one blue bottle," she said. "{foe} had it sent to us."
= Search the room for whatever is blue => There was a blue vase, a blue chair, and a blue thread in the lock of the desk | it was the thread that was new | {h} drew it out, very gently | a drawer slid open that nobody would have seen
- Trick the parrot with a stopped clock => {h} put the hands to ten to nine in the middle of the afternoon | and it obliged them at once | but this time it went on | it said what the dead man used to call {p}, with the lamp out | {p} threw the cloth across the cage. "That was not for you," she said
~ The parrot put its head beneath its wing and would not come out | ten to nine went by without a word in it | "It has never been so rude," said {p}, and wept
@ kiosk tex p=news-seller era=modern,future
% Yesterday's Paper; The Notice on Page Six
A cart stood across the corner, loading newspapers, and {p.a} had hold of one wheel of it and would not let it go
"{hands} want it pulped," said {p}, with ink up to both elbows. "Every copy. I ask you, who takes that much trouble over page six?"
Page six was lost dogs [, and pianos,] and one short notice | it thanked a saint for a favour received, and it had been signed with a number
+ Help {p} hide a bundle from the cart => It went beneath the cat, who did not care for it | the men counted, and frowned, and counted | when they had gone {p} handed {him} a copy, as one hands a person a medal
= Read all the notices since the spring => There had been nine favours, and nine numbers | {h} wrote them out under each other and stared | they were the doors of nine houses, and eight of those had been in the news
- Steal the order that the carter carries => {h} lifted it out of the carter's belt while he argued about the cat | it had come by hand from {foe.own} office, and a clerk would pay for it | without his order the carter flew into a rage | he took the whole stand away on his cart, with the cat, and {p} ran behind it as far as the bridge
~ The cart came round by the back, well before its time | they had the bundles up on it like loaves | "Page six," one of them said, and held out a hand until {h} gave up the last
@ jury tex any p=juror
% The Twelfth Juror; One Who Would Not Sit
{p.a} had been following {h} for three streets | at the fourth {p.he} stepped into the way
"I was one of twelve who sent a lamplighter to prison," said {p}. "{foe} wished for it. Eleven of us were sure by noon. I was not. But I wanted my supper. I wanted a listener for that."
+ Give {p} your hand, and a chance to aid the case => {p} took it with both hands | that same evening {p.he} wrote it all down, and had it witnessed | there had been a note passed by one of {hands}, {p.he} said, and {p.he} still had it, in the pocket of the suit {p.he} could not wear
= Ask which of the eleven was surest => {p} did not need to think | "The one with the cough. He said that he knew the type." | it was a lodger of {foe's} | since then he had bought the house
- Rob {p} of the guilt, and sell it => {h} heard it out with a kind face, and by night had sold it three times over | {p.he} was named in all of them | so was the {street} where {p.he} lived | there was a stone through the window by morning | {p} looked out over the hole in it, and saw {him}, and drew {p.his} head in
~ "You are shouting," said {p}, though nobody was | {p.he} had seen a face across the way | {p.he} was off down an alley with {p.his} collar up, and had left the best of it half said
@ train tex p=porter era=modern
% Left Luggage; The Trunk That Was Too Light
The end of the platform was roped off | {p.a} sat there upon a trunk | nobody got by who had not tried its weight
"It went out heavy, and it came back light," said {p}. "{hands} sent it. I know what I lifted. A trunk does not go away and lose a person's worth of weight by itself."
A carpenter had drilled a row of small neat holes along the lid
+ Help {p} cut the rope, and say it was you => There was straw inside, and a bottle with a teat, and a lady's comb | "Alive, then," said {p}, and had to sit down on it | "I carried her so carefully," {p.he} said. "I did not know why I was so careful."
= Follow the trunk to where it was collected => It was signed for by an old woman with a pram | {h} kept two corners behind | she wheeled it right across {home}, and in at a gate, and the gate had {foe.own} initials worked into the iron
- Cheat {p} with a false label => {h} soaked off the old one, and pasted on {his} own address | {p} bore it there with the bad shoulder, and took no tip | inside the lid a pin had scratched three words, and they were: tell the porter | {h} did not
~ A porter had come with a slip that had the right number and the right stamp, and the trunk was gone | "He had such a nice way of asking," said {p}, and rubbed the bad shoulder
@ chess tex any p=invalid
% The Correspondence Game; Black to Move
{h} heard a thin voice call at a window, and went in | there lay {p.a}, who had not left that bed in nine years
"I play chess with forty strangers, by letter," said {p}. "One of them has died. I know it, for he has begun to play well. Another hand sends me his moves now, and seals them with {foe.own} wax."
Forty boards hung on the walls, and on one the pieces leaned [3 , all of them, toward the same corner]
+ Give {p} an afternoon of moving the pieces => {h} went from board to board, and {p} called out, like a captain | at the thirty-eighth {h} saw it | the pieces stood as the rooms of a house stand, and a bishop had gone in at the back | "He is telling me how he did it," said {p}. "I had begun to think that it was the medicine."
= Study the postmarks of the last nine moves => They had come from nine towns, and the towns lay along one line | whoever he was, he was coming this way, at a move a week | the next move, if it arrived, would have no need of a stamp
- Trick the stranger with a deliberate blunder => {h} offered up the queen in {p's} name | the answer came back by hand, within the hour, in violet ink | it thanked them, and asked after the lock on the {street} door | {p} read it twice | {p.he} looked at both of {p.his} feet, and they could not take {p.him} anywhere
~ {his} sleeve caught the thirty-eighth board, and a rook rolled away under the bed | {p} closed {p.his} eyes, and {p.his} lips moved | "I had that one," {p.he} said. "Now only he has it."
@ photograph tex p=picture-framer era=new
% Nine in the Picture; A Face Cut Out
In a shop door stood {p.a}, glue on both cuffs | {h} was beckoned in before {hands} should come back
"They brought me a picture to have it cut down," said {p}. "Nine on the steps, and they wished for eight. I do that. Weddings, mostly. But I keep what I cut, and this one I knew."
{p.he} took down a cigar box full of small unwanted people
+ Help {p} give the cut-outs back their names => It took until lamplight, and they had thirty-one | a few of them {p} remembered with real affection | the thirty-second was a young man in a straw hat | round his waist was a hand, and {foe.own} ring was on it
= Compare the shadow on the steps with the hour => There were nine shadows, whatever had been done about the people | the ninth held a long pole | it was noon, and the sun shone | {foe} had sworn that it rained that day
- Steal the box and everyone in it => {h} was out of the door before {p} had wiped off the glue | it sold well, one small person after another, to those who were afraid of them | {p} came along the {street} and asked if anybody had seen a box | "There was my sister in it," {p.he} said
~ The box went over, and thirty small people slid beneath the bench and into the glue | {p} got down there with the tweezers | "They will all be stuck to one another now," {p.he} said, "as if they had ever got on."
@ dinner tex any p=cook contains=poison
% The Cook Gives Notice; A Taste of Almonds
{h} had asked for bread at a back door, and {p.a} stood there on {p.his} own folded apron and gave notice to the whole yard
"I will not be tasted after," said {p}. "{foe} sends a boy with a spoon to try every dish, for a week. It is not that they think it is me. They think it will be, and it gets into the sauce."
On the dresser stood a plate that had gone up | it had come down again untouched
+ Support {p}, and eat from the plate yourself => {h} took up a fork and ate all of it, looking at the door | {p} watched every mouthful with brimming eyes | "It wanted salt," {h} said, and {p} told {him} then who had been down to the pantry in his socks
= Ask for a list of who sends back what => {p} had it in {p.his} head, for it is a thing that cooks do not forgive | only one of them had eaten heartily all week | he was either very innocent, {h} thought, or well informed [2 about the day]
- Lie to the boy with the spoon => {h} told him kindly that tasters stop growing on the twelfth day | he was about nine | he put down the spoon | he stood in the yard by himself, and counted on his fingers | "He used to come to me for the crusts," said {p}, and took the plate from {h's} hand
~ The bell rang from upstairs, twice | a man in livery came in and bore the plate off | "There," said {p}. "Now they have nothing to show but me."
@ putback1 thread line=putback beat=1 p=pickpocket
% The Wrong Way Round; A Hand in the Pocket
There was a hand in {his} pocket, and {h} had it by the wrist | it was trying to leave a {coin} there
"Do not shout," said {p}, {p.a} with very clean cuffs. "It is yours. My old master took it from you in a crowd. He is dead, and I have his book. I am putting it all back."
In {his} palm lay a notched {coin} [! that {h} knew well] [3 , from an earlier life]
+ Help {p} put back the next thing => {h} helped, by asking a stout person the way | in the same breath {p} slid a silver box home | "He never once robbed the poor," said {p}. "They had nothing that he liked."
= Look through the old master's book => {h} looked | every line had a day, a street and a thing, in a careful round hand | by {foe.own} name stood one entry, and below it was another, blotted out
- Cheat {p} and claim three things more => {h} cheated without much trouble, by pointing | {p} paid out a ring, a seal and a spoon, and ticked them off | by evening three other people would be told [2 that] they came too late
~ The crowd gave a heave, and there were three people between them | {p} went off on it sideways, like a cork | {h} had the {coin} still, and {his} handkerchief was gone
@ putback2 thread line=putback beat=2 p=thread
% The Line Blotted Out; Nearly the Last
{p} was still putting back whatever the old master had stolen | in the book of thefts there were two lines left, and one of them was under a blot
"The other is a {letter} of {foe.own}," said {p}. "I have it on me. My master took it, and was too frightened to sell. I can put back a purse in a crowd. I cannot put back that."
{p.he} had never opened it, being honest now [3 , and had only shaken it on Sundays]
+ Protect {p} and carry the letter yourself => {h} put it inside {his} shirt | {p} breathed out | one corner had worn through with handling | the words that showed were the way to {last}
= Hold the blotted line up to the light => {h} held the page up | under the ink there was a street and a date, and then three words | the first of them was "one" and the last was "sleeping"
- Betray {p} to {foe} with the letter => {h} betrayed {p.him}, and was thanked for it | {hands} kept what they had come for and let {p} go with a warning | the book they threw after {p.him}, and it fell open at the blot [3 , as it always did]
~ {p} snapped the book shut on {his} finger | two of {hands} had stopped at the corner to read a wall | "Not here," said {p}, and took both lines away unread
@ putback3 thread line=putback beat=3 p=thread
% One Child, Sleeping; The End of the Book
{p} was on the step of a tall house, in a clean collar, with the book of thefts on {p.his} knees
"I scraped the blot off the last line," {p.he} said. "It says: one child, sleeping. It has the number of this house, and it is as old as I am. The last thing in the book is me."
Behind the door an old man was laying a table | one could hear that it was for one
+ Comfort {p} until {p.he} can knock => {h} sat down alongside, and they went through the book from the first page | after the last line {p} got up and knocked | the woman who came looked at {p.his} hands before {p.his} face, and took hold of the door
= Knock for {p} and step aside => {h} knocked, and got behind a pillar | there was some talk, and a silence, and a plate fell | after a time a second place was being laid, and the old man in there was trying to whistle
- Lie at the door and claim to be the child => {h} lied with {his} hat in {his} hand | the woman wished so much to believe it that she gave {him} a silver cup | out on the step {p} shut the book, and wrote one more line in it
~ Before that the door opened, and a woman put out a cat | she gave to nobody on a Tuesday, she said | {p} held up the book, and held it up to a shut door

@ * sense
A clock on the stairs cleared its throat [3 , as old clerks do before bad news,] and thought better of it
There was a ring on the table where a glass had stood too long [3 , and another, fainter, where a visitor had sat across from it]
A maid had knotted a handkerchief around the bell rope
The blinds were down on that side, all but the last [3 , and behind that one a hand had just been taken away]
There was a smell of carbolic and violets [3 , which is what grief smells of in a house that keeps a good maid]
A cab stood at the corner, with nobody in it [1 and the door ajar] [3 , and a single glove laid out upon the seat]
On the mat lay the post, and it had been walked over [3 by a lodger with wet boots and very little curiosity]
The piano was shut, and there was no dust on the lid [3 , though everyone agreed that it had not been touched since Easter]
Downstairs a person was laughing in the way that people do for company
A moth was going round the lamp like a man with one idea
@ * callback did=crime.sergeant:+
A great number of black umbrellas were being looked into, all over {home}
@ * callback did=crime.jury:+
Somewhere a statement lay, witnessed and sealed, with a juror's name at the foot of it
@ * callback did=crime.chess:+
Black, said a card that reached {him} that morning, had resigned on one board out of forty
@ * callback did=crime.kiosk:+
There was a copy of page six left in the world, and a cat was asleep on it
@ * callback did=crime.thief:-
{h} had stood, once, with another's clock in {his} arms | it had been the ease of it that stayed with {him}
@ sits1 thread any line=sits beat=1 p=stand-in
% Thirty Days for Another; Hold the Goat
{p.a} was on the way to prison | {p.he} had nobody to hold the goat, and put her rope into {h's} hand
"I am sitting thirty days for Brack," said {p}, "who is one of {hands}. So in there I am Brack. It pays in hay. He robs houses for {foe}, and nobody up there looks hard at a face."
The goat had already begun on the end of {h's} sleeve
+ Help {p} to find the goat a home => {h} led her to six doors, and she ate a towel at each | a widow took her in at the seventh | "Put my own name on her collar," said {p}, and spelled it. "I should like it to be somewhere, while I am Brack."
= Ask what Brack will do meanwhile => {p} had never thought about that, and stood still | this Brack had wanted all his tools back for the month, and a {boat} without a name | "He said that it was for his health," said {p}, quite slowly
- Cheat {p}, and sell the goat at the gate => {h} sold her before the gate was properly shut | {p} saw it through the bars, and shouted | "And what is your name, to be shouting like that?" asked the warder | {p} had to tell him that it was Brack
~ The goat slipped her rope, and was in at the gate before anybody | the warder wrote her down as well | "Two for Brack," he said, and {p} ran in after her
@ sits2 thread any line=sits beat=2 p=thread
% Brack for Life; Not in the Book
{p} sat in prison as Brack, who was one of {hands} | now the thirty days had been made into a lifetime
{h} spoke with {p.him} through the bars on the {street} side | over the way sat the real Brack | three more of {hands} sat with him | they had lifted their cups to {p.own} health
"He has robbed the mint," said {p}, "and he left his name there. So they put it on top of my days. I told the warder who I am. He looked for me in the book. There is only Brack."
+ Help {p} to four neighbours who will speak => {h} brought them, and it cost {him} a night | the warder wrote {p.own} name at the foot of the page, quite small, with a question mark | over the way {hands} put down their cups, and took a good look at {h}
= Go across, and sit down with Brack => {h} sat there, and paid for the next jug | the real Brack showed them with spoons how the mint was done | it had been for {foe}, who needed a stamp out of there | {p} had seen {h} laugh | {p.his} hands let go of the bars
- Betray {p}, and swear that this is Brack => {h} swore it to the warder, and {hands} stood {him} supper | {p} left off shaking the bars | "I should have liked one person to know it," {p.he} said
~ The warder let down the shutter, since Brack had had his visit | over the way all four laughed | behind it a new voice went on saying a name, and it was not Brack
@ sits3 thread any line=sits beat=3 p=thread
% A Cart for Brack; One Has to Answer
A cart stood before the prison, and {p} was on it | under the name of Brack it was to take {p.him} away for life
{hands} were there to watch it leave | the real Brack stood among them in new boots | a goat had walked up with a bit of rope on her
"Brack?" called the warder, with his pen in the air | {p} looked across at {h}, and did not answer to it
+ Support {p}, and shout the right name => {h} supported {p.him} with a shout of the right name | {hands} saw well enough who it was | the goat put up her head at it, and went through the crowd to the cart | "Goats do not swear false," said the warder | {p} wrote it in the book {p.himself}, in letters an inch high
= Greet Brack loudly as an old friend => {h} waved, and cried out, "Brack!" | "What?" said the one in new boots | it grew very still, and the warder counted on his fingers | {p} climbed down, and gave Brack a hand up into the straw, and the goat ate the rope
- Lie for a purse that {p} is Brack => {h} lied, and {hands} threw {him} the purse | "Here," said {p}, in the end, for Brack | the wheels began to turn | the goat went along behind them down to the river, and nobody had told her his new name
~ The driver would not wait for an argument, and the cart rolled | {p} called out {p.own} name to every window in that {street} | it had to halt again at the toll, and there the warder turned back his page

@ shave1 thread line=shave beat=1 p=barber
% A Shave at Nine; Where You Were
{h} had to be off the {street} for a while, and the barber's chair was free | {p.a} put down a towel, and looked {him} over
"You were here on the night," said {p}. "From nine until ten, if you should want it. I sell my hours. {hands} have had two of them already."
"People sit in that chair who were never in it," said {p}, "and I remember every word they said." | there were names on a card under the mirror, with times [3 behind them, in pencil]
+ Give {p} your word that the card is safe => {p} turned the card to the light for {him} | by that card nine people had been shaved on the one evening | two of them were women
= Ask the price of the hour before => "Gone," said {p}. "That went the next morning, before breakfast, and to a man with a beard." | {p.he} did not have the name, only the beard | it was still there, in a paper
- Cheat {p} of the hour with a bad {coin} => {p} saw what it was when the hour stood on the card already | {h} had been in that chair, by the card, from nine until ten | {p} laid the bad {coin} under the mirror, to remember a face by, and did not say good day
~ The next one was in the doorway already, unwinding a scarf | {p} flapped a towel over the card | "You have lost your turn," {p.he} said. "Hours go up after three."
@ shave2 thread line=shave beat=2 p=thread
% Two in One Chair; Sold Twice
{p} sold hours in the chair to whoever needed one, and had sold the same hour twice | both the buyers had said so under oath, and they had not seen each other
"I had the rent to find," said {p}. "At the most one was in this chair. His friend was out doing it. They will ask me which is which."
On the shelf stood two brushes, and neither had been wet [3 since they were bought]
+ Protect {p}, and have the shop shut for a week => {h} hung the sign out and turned the key | on the second day a boy pushed a note under the door | it was an offer for both of the hours, and a third
= Ask what each of them remembers of the shop => The one spoke of a dog | the other had admired the view | there was no dog, and no window, but {h} knew of a place that had both
- Trick {p} into choosing the one with money => {p} chose, and felt better | it was in the record by noon | the poor one was fetched from his bed, with soap on one cheek
~ Both of them walked in, one behind the other | {p} took a dry brush and lathered the nearer one to the eyes | there was no asking {p.him} a thing until it was off
@ shave3 thread line=shave beat=3 p=thread
% An Hour of His Own; The Barber's Alibi
A customer had been found dead [! in {p's} chair, under the towel] [2 , at half past nine] | the {guards} had come for {p}
"I was next door, eating soup," said {p}. "By myself. I have told them that, and they laughed. All those hours that I have sold, and I did not keep one for myself."
All down the {street} there were people [! who owed {p} an evening] [3 , and knew it]
+ Defend {p} with the true times on the card => {h} read the card out, line by line, before them all | of nine who had never been there seven stood up | "I was at home," said the first, very red, "and I saw a light in the shop."
= Look for the one who paid and did not come => There was a name with a time to it, and no tick | the bootblack knew it | he had seen him come for his shave, after all, at a quarter past
- Lie, and sell {p} the hour that you had bought => {p} paid with the shop | {h} swore to every minute | they let {p} go, and {p.he} shaved people in a doorway from then on, without a word
~ The card was gone from beneath the mirror, and a clean square showed where it had hung | "So much for when," said the one with the keys | {p} only asked if they would put out the lamp
@ latewitness tex any p=nightwatcher
% The Dog Did Bark; An Honest Answer
Behind the {inn} {p.a} went to and fro [! , and barked] | {p.he} stopped when {h} came through, and went red
"They asked me if I heard a dog that night," said {p}. "I said no. It is true. They did not ask if I heard a person barking. It is how {hands} call to one another."
{p} did it once more, quite low [3 , with one ear to the wall] | across the yard a window went dark
+ Save {p} from having to go home alone => They took the lit side | at every corner {p} looked for the window | "It is a man who knows dogs," {p.he} said, "but has never been one"
= Bark, and see who answers => {h} did {his} best | from four gardens came dogs | from the fifth there came, after a time, a cough
- Betray {p} to the window with a wave => The curtain moved | by the next night a cousin had the post, and the whistle, and had heard nothing at all | {p's} supper stood on the wall in its cloth, and a real dog came and ate it, and looked about for {p.him}
~ Every dog in the {street} gave tongue at once, and every window lit | "Now they have all heard one," {p} said bitterly. "Now I am a liar, whatever I say."
@ deadtab tex any p=innkeeper
% Still Running Up a Bill; The Corner Table
There was one seat left at the {inn}, and {h} asked for it | {p.a} said no, it was taken [! , and by a dead man]
"He is two years dead, and he owes me for last night," said {p}, with a slate. "A jug of red and the eel. I did not serve it. It gets eaten. And now {hands} come and ask who sits there."
The corner table was laid for one, and the bench was warm [3 , though the room had been locked since midnight]
+ Help {p} to watch the table all night => They sat in the dark with the shutters to | past midnight a panel slid by the hearth, and a thin hand felt about for the jug | "If {foe} should learn that he lives," said a woman behind it, "he will not" | {p} wiped off the slate, and set out a second spoon
= Add up what the dead one owes => {h} went down the slate with a wet thumb | some nights had a jug too many, and those were the nights when {hands} were in town | whoever it was had been too frightened to sleep
- Cheat {p} with the dead one's name and an appetite => {h} sat down and ordered, and was served | the eel was good | {p} wrote it up without a word | late in the night a hand moved an empty dish, behind the wall | {p} lay awake and listened
~ The jug was empty when they looked again, and neither of them had heard a board creak | "That makes forty-one," said {p}, and reached for the chalk
@ paidtwice tex any p=wrestler
% Paid to Fall Twice; Best of Three
{h} wished to get across a yard, and it was full of people waiting for a match | behind the ring sat {p.a}, head in hands
"They both want me down," said {p}. "I took money from one side and from the other, and thought it was found money. Now {hands} want it in the first round, and a stranger wants it in the third."
There were nine hundred people outside, and they had started to stamp [3 , all together, like people who have paid]
+ Help {p} out by the cellar hatch => They went under the ring on their elbows | overhead two well-dressed voices were asking for their money back | {p} listened, and named them both
= Ask who paid for the first round => {p} described the hands and not the face | one finger was missing, and there was ink on the others | {h} had seen those hands sign a bill
- Betray {p} to the buyer of the third => {h} got a tenth for it | {hands} had paid for the first round [! , and did not get it] | in the third they saw to it themselves | {p} was carried by on a door | one eye was open, and it knew {him}
~ The door was kicked in before {p} had chosen, and both the buyers were behind it | they had never met | it took them no longer than a throw of dice
@ ownkey tex any p=key-cutter
% A Copy of His Own Front Door; It Turns in Both
{p.a} came running across the road with a bunch of keys, and had hold of {h} before anyone could step aside
"One of {hands} wanted a key by noon," said {p}. "He had pressed it in soap. I cut it. It was good work. Then I went home, and had my own key in the other apron, so I tried that one. It opened my house."
It was half past eleven | the children were in there [2 , and the door was like any other]
+ Help {p} change the lock before noon => They had the new one in with the paint still wet | at noon the old key was tried, once, very softly | whoever it was went away on leather soles
= Wait inside for whoever comes with it => {h} sat on the stairs for an hour | the key turned, and the door moved by the width of an eye | "Wrong house," came the answer, and the voice was one that had called {h} by name
- Steal the soap with the print => {h} walked out with it in a rag | on its underside stood the maker's stamp and a room in {last} | when the {guards} came at last {p} had nothing to show them | {p.he} looked for it all over the bench | they told {p.him} to leave off wasting their time
~ The file broke, and {p} said a short word | by the time they had run round to the house its door stood open, and not a thing was gone but the spare bed's blanket
@ confessor tex any p=lamp-cleaner
% The Man Who Did Everything; Tuesday's Confession
{h} had to wait in the watch house for a paper | {p.a} came in to confess, as every week, for the bread
"This time I told them about {foe's} glove," said {p}. "They laughed. Then one of them stopped."
Nobody had been told about the glove [3 , neither where it lay nor what was in it] | the one who had stopped was putting on his {coat}
+ Protect {p} from the one who stopped laughing => {h} walked {p.him} home by the side where the lamps were | at the gate {p} said that it was no trick, one only had to clean the right windows
= Ask {p} what the glove was like => Grey kid, said {p}, with a darn at the thumb, and {foe's} people had dropped it twice
- Lie that the glove belongs to you => {h} signed for it with a flourish | {p} was put out in the road | they had a name now, and would not hear {p.him} again | "It was never for the bread," said {p}. "One could sit down in there."
~ "That will do," said the one who had stopped, and shut the book on {p's} fingers | it was a week before anyone came to confess to anything
@ lateransom tex any p=merchant
% A Price for a Daughter; Supper at the Usual Hour
A door was pulled open as {h} went by, and {p.a} held out a note and asked {him} to read it, in case it was a mistake
"It wants four hundred for my daughter, by tonight, or I shall not see her again," said {p}. "I have counted her. There is one. She is eating her soup."
The daughter put down the spoon and felt for her plait [3 , as one feels for a purse] | {p} did business with {foe}, and seemed to know the hand
+ Help {p} to leave four hundred where they ask => They left a bag of nails with {coins} on top | what came for it was a boy, crying | "They have got my sister," he said. "They think that she is yours."
= Compare the note with the household's own {paper} => It had been torn from the back of {p's} own book | the book was kept locked up, and four had the use of the key
- Cheat {p}, and carry the real sum alone => {h} took the road past the quay with it, and did not stop | at dark a man came for the daughter, since nothing had been paid | {p} came into the {street} holding a soup spoon | "You said that you would go straight there," {p} said
~ The lamp went over, and in the dark a chair scraped | when {p} had a light again there were the soup, and the spoon, and a ribbon
@ * stand any did=birdcage:+
{hands} were just sitting down to their wine | a dead man's voice told them, not the blue one | it was {w's} parrot, and {h} had once waited for that with {w.him} | nobody tasted it, and nobody looked up
@ * stand any did=birdcage:-
In a cage over the steps sat {w's} parrot | {h} had stopped the clock on it once | since then {w} had taught it one word | it said {h's} name, and {hands} came out
@ * stand did=kiosk:+
{w} stood outside, and cried page six | {h} had once helped to hide it from the cart | {hands} ran down to buy up every copy | they were still counting {coins} when {h} was in
@ * stand did=kiosk:-
{w} had no stand now, and sold news by word of mouth | {h} had let the cart take the rest | the news was that {h} was on the road | {hands} had bought it
@ * stand any did=jury:+
Twelve people stood in two rows before the steps | {w} had brought the other eleven | {h} had once taken {w's} hand on it | they looked at {hands}, and no one likes that from a jury
@ * stand any did=jury:-
{w} had a bruise from a boy's stone | {h} had sold what {w.he} confessed | in the crowd a hand went up, as one votes | {hands} saw where it pointed
@ * stand did=train:+
A trunk with holes in it stood on the steps | {w} wished {hands} to sign for it | they knew that trunk, and were afraid to look in | {h} had once cut its rope, and went round behind them
@ * stand did=train:-
A trunk full of stones stood in the doorway | {w} had carried it there with that shoulder | {h} had once sent {w.him} to a false address | this one was right, and it took a long time to shift
@ * stand any did=chess:+
A {letter} had come for each of {hands}, with a chess problem | {w} had sent them, from bed | three of them sat over it on the steps | {h} had once moved pieces for an afternoon, and knew how to pass
@ * stand any did=chess:-
The doorkeeper had a note about {h}, in a shaky hand | a stranger had stood over {w's} bed while it was written | {h} had once brought him to that house | {hands} were looking out for a {coat} like {his} own
@ * stand did=photograph:+
Outside hung a picture by {w}, of nine people on steps | {h} had helped to put the names back | {hands} were looking for themselves in it | nobody watched the door
@ * stand did=photograph:-
{hands} had a small figure cut from a picture, and it was {h} | {w} had made it, and taken nothing for it | {h} had sold the box with the sister in it | they held it up, and compared
@ * stand any did=dinner:+
{w} had sent a pot out to {hands} | each of them was looking into his spoon | {h} had once cleared such a plate before everyone | here nobody wished to be first
@ * stand any did=dinner:-
A boy with a spoon sat by the steps | {h} had once told him that he had twelve days left to grow in | {w} had fed him on crusts since then | he pointed, and {hands} got up
@ * stand any did=deadtab:+
A dead man walked up to {hands}, and asked who would pay | they had buried him, and they ran | {h} had once sat up for him all night with {w} | he held the door
@ * stand any did=deadtab:-
{w} had hung {w.his} slate up by the door | on it stood what {h} ate in a dead man's name | there was a face beside it, in chalk | {hands} had read as far as the face
@ * stand any did=paidtwice:+
{w} had laid out a ring before the steps | {hands} were lining up to be thrown | {h} had once crept out beneath a ring with {w.him} | now {h} crept by
@ * stand any did=paidtwice:-
{w} was in the door, one eye shut for good | {h} had sold {w.his} last fall for a tenth | {hands} paid {w.him} to stand there | {w.he} lifted no hand, and did not move
@ * stand any did=ownkey:+
{hands} were all outside, turning their keys in a lock | {w} had been at it in the night | {h} had once helped with another such door | a child came running with the new key
@ * stand any did=ownkey:-
There were two locks on the door, and the second was {w's} work | for want of a piece of soap {w} had been called a liar | {h} had that soap | it took three wires and the half of an hour
@ * stand any did=confessor:+
{w} was confessing to {hands}, and had come to the year before last | one had to write, and one to sharpen | {h} had once seen {w.him} home | {w.he} left out everything about {h}
@ * stand any did=confessor:-
All the lamps by the door had been cleaned | one could have read by them | {h} had lost {w} a bench to sit on, and {hands} gave {w.him} another | all that light had to be crossed
@ * stand any did=lateransom:+
{hands} had had a note, and they were counting each other | four hundred was asked for their captain, and he sat there at his soup | {w's} daughter had written it | {h} had once packed nails in a bag for her
@ * stand any did=lateransom:-
{w} took {h} by the {coat} where everyone could see | where was the four hundred, {w.he} asked | where was the daughter, {w.he} asked | by then {hands} had all come out
@ * stand any did=latewitness:+
Off to the left a person barked, and barked again | it was how {hands} called for help, and all of them ran | it was {w} | {h} had once walked {w.him} home by the lit side
@ * stand any did=latewitness:-
There were five of {hands} within, and nobody barked | {h} had once waved to a window, and so {w} lost the whistle | the one who had it now blew it
@ * stand did=putback3:+
{w} went once through {hands}, and begged everybody's pardon | each pocket had a ring put back in it, and one had lost a key | {h} had once sat on a step with {w.him} | the key was for {h}
@ * stand did=putback3:-
{w} had a silver cup out of {h's} {bag}, and held it up | it had been got with a lie, upon a certain step | {hands} wished to hear about that from the beginning | {w.he} told them
@ * stand any did=sits2:+
At the gate {w} was looking for {hands} in a large book | there was a question mark behind each of them | {h} had once brought four neighbours for {w.him} | nobody might stir until it was settled
@ * stand any did=sits2:-
Everyone here called {w} Brack | {h} had sworn that name on to {w.him}, and now {w.he} did Brack's work | {w.he} knew {h} by the voice | {hands} were told, by a man with no name to lose
@ * stand any did=sits3:+
{w} came by with a goat | {h} had once shouted the right name before a cart | the goat went in among {hands}, and ate a sleeve and half an order | they chased her, and left the door
@ * stand any did=sits3:-
"Brack!" said a guard by the door, and {w} answered | {h} had let a cart go off with {w.him} for a purse | {hands} had borrowed {w.him} for the night, to pick out a face | {w.he} picked it
@ * stand did=shave3:+
{w} had put a chair outside, and {hands} were being shaved | from under a towel one sees nothing | {h} had once read out {w's} card for {w.him} | it was an hour of {w.his} own, and {h} had it
@ * stand did=shave3:-
{w} was shaving one of {hands} in a doorway, without a word | {h} had taken the shop for swearing to an hour | {w} turned the mirror a little | the one in the chair saw who came
@ * stand did=putback2:-
{w} had no book any more, and nothing to put back | {h} had sold {w.him} to {foe} | one of {hands} felt in {h's} pockets on the steps | {w} saw it, and let it be
`;

/** Mystery, detective story and thriller: what the maid did not say, and to whom she did not say it. */
/** What there is to do after the end, and the quests that come of it. */
const after = `
@ out1 after won any
+ Help the ones who still look over their shoulders => {h} walked home with them in the evenings, one after the other | it was mostly talk about supper | by the autumn they had begun to walk with each other
= Write it all down, from the first day => {h} needed two nights and most of a third | it came out shorter than it had been | {he} put it away in a drawer, and did not turn the key
- Lie to whoever asks about your own part in it => {h} left out two things, and then a third | the story was much admired | each time {he} told it {he} had to remember a little more of what {he} did not say
@ out2 after lost any
+ Support those who stood by you, and paid for it => {h} called on each of them with what {he} had | it was not a great deal | none of them had asked, and all of them had put a chair out
= Sit where {foe} has to pass, in plain view => {h} was there each morning | on the third day {foe} nodded | on the ninth {foe.he} took another way round
- Betray one of {foe's} small secrets to the neighbours => {h} said it once, in a queue | by evening it was three times the size | {foe} kept both eyes on the {paper}, but the hand that held it had begun to shake
@ out3 after renounced any
+ Give all that you know to somebody younger => {h} told it in one evening, with the mistakes left in | the young one heard it standing | a {lamp} was lit in that window before it was morning
= Answer no knock for a month => {h} let them knock | one can tell a good deal from a knock | the last knock was a signal that only two people had used, and the one was {h}
- Lie that there was never anything in it => {h} said so to eight people, with great care | they were relieved | the ninth thanked {him} for it, by name, and {he} had never seen that face before
`;

export const crime: PackSource = {
  id: 'crime',
  sheets: [[cards, crimeVoice, after].join('\n')],
  words: {
    places: ['the pawnshop', 'the records cellar', 'the mortuary', 'the assembly rooms', 'the river stairs', 'the shuttered theatre', 'the house on the corner', 'the auction hall', 'the old assay office', 'the island hospital', 'the winter garden', 'the judge\'s house'],
    foes: ['Julian Ferrers|man of property|the quiet men|he', 'Augusta Vane|patron of the hospital|the visiting ladies|she', 'Doctor Maule|physician|the nurses|he', 'Lucian Harrow|collector|the dealers|he', 'Judge Pemberly|head of the court|the bailiffs|she', 'Ambrose Kell|alderman|the alderman\'s men|he'],
    'example.objective': ['Find out who killed the clockmaker of Cutler Row', 'Prove that {his} brother was three miles away that night', 'Find the witness who vanished from a locked room', 'Catch the forger who signs nothing', 'Protect the last juror until the trial', 'Solve the murder at the Winter Hotel', 'Recover the letters that could ruin a minister', 'Expose the doctor whose patients all leave him their houses', 'Steal back the necklace before anyone knows that it is glass', 'Escape the island before the next boat brings the killer'],
    'example.setting': ['A fogbound port with one honest court', 'The Winter Hotel, in the last week of the season', 'A cathedral town where nobody locks the right door', 'An island hospital with a locked east wing', 'The lanes behind the theatre quarter'],
    'example.motivation': ['The wrong person was sent down, and {he} helped to do it', 'The thief had polished his heels', '{he} once looked away, and has not slept well since', 'An old friend asked, and then stopped answering', 'To find out why {his} own name is in the dead man\'s book'],
  },
};
