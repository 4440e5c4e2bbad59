import { crimeVoice } from './crime-voice.ts';
import type { PackSource } from '../pack.ts';

const cards = `
@ client open p=housekeeper
% A Client with Wet Shoes; The Bed That Was Made
{p.a} sat down without being asked | {p.he} put two wet shoes on the table
"They were outside his door this morning," said {p}. "Polished. He has been gone four days. He never in his life polished the heels."
The bed had been made as well, {p.he} said | it had been made wrongly, with the fold toward the wall
From one of the shoes {p.he} shook out {token} | {p.he} pushed it across with a spoon [, so as not to touch it]
? The wet shoes had been brought back by a servant of {foe's} | they were to look like the shoes of a man at home | he was left-handed, and no great hand at beds | it never occurred to him to shake out {token}
+ Give {p} your promise before the facts => {h} gave it, and saw {p.his} hands come unclenched | "Then I may as well tell you," {p.he} said | it was about the money, and the window | there had been a man who asked the way to {foe.own} house
= Examine the heels under a strong light => They had been polished by somebody left-handed and in no hurry | in the welt there was a grain of something green | it was not from any street {inhome}, and {h} knew most of them by the soles of {his} feet
- Lie to {p}, and keep back what you noticed => {h} said that it was probably nothing | {p} took up the shoes again, one in each hand, like a pair of fish | "It is polite of you," {p.he} said from the door. "I do not think that you are a polite person."
~ {p} took up the shoes, and one of them left a wet print on the table | "You are like the police," {p.he} said. "They looked hard at the bed as well."
@ will open p=notary
% The Reading of the Will; An Empty Chair
Six people had come to hear the will, and there were seven chairs | the seventh had {his} name on it
{p.a} broke the seal and read for some time with no expression | then {p.he} read one line again, to {p.himself}
"To the person in the seventh chair," said {p}, "whom I never met, I leave {token}, and the question of which of the other six has killed me."
Nobody so much as cried out | it was that, {h} thought later, that was so interesting
? As for the seventh chair [! , it had been thought of with care] | the dead one trusted none of the six, and less than none of them {foe} | it wanted somebody whom {foe} had never had to supper | {h's} was the only such name {inhome}
+ Comfort the youngest of the six => She was shaking, and her lap was full of torn lace | {h} sat down by her and talked about trains of thought and how they stop | "I was not the only one who went up," she said, so low that {he} nearly missed it
= Watch which of the six looks at the door => {h} kept {his} eyes upon the glass of the bookcase | five of them looked at one another | the sixth, quite calmly, had turned to see whether it was shut, and was a friend of {foe}
- Trick the six into changing chairs => {h} asked them to move up for the light | they all rose, they all shifted, and all but one of them sat down again | that one had seen what was written under the seat
~ {p} rapped upon the table | "The seventh chair may listen," {p.he} said. "It was left a question, and not a voice." | when {h} looked up again all six had their faces in order
@ sergeant ally ally=disgraced_officer era=modern,future
% The Officer in the Basement; Filed Under Weather
They had put {ally.a} in the cellar of {place} to count lost umbrellas
"I wrote a report," said {ally}. "A very good one. It had {foe.own} name in it, spelled properly. They have given me this desk, and I can have it for as long as I like."
{ally.he} had kept the carbon of every page [3 in a shoebox, under a heading nobody would ever look up], filed under umbrellas, black
"You bring a person who can ask," {ally.he} said, "and I will bring what they should be asked."
+ Support {ally} before the superintendent => {h} said what had to be said in the front hall, in front of people | there was a silence in which one could hear coffee | {ally} was called up out of the cellar, blinking, with a box under each arm
= Read the file on black umbrellas => It was two years of one person's patience, in a small round hand | dates, doors, the number of a cab | the last sheet said only: and then they asked me to count
- Trick {ally} out of the file and go on alone => {h} signed for an umbrella, and had the file inside it | it was raining when {h} opened it in the {street} | {ally} had known, it appeared, for {ally.he} was there on the kerb, and stepped underneath
@ thief ally ally=reformed_burglar
% A Professional Opinion; In by the Fanlight
{ally.a} was up a drainpipe at {place}, and looked down without embarrassment
"I have retired," said {ally}. "I am only looking. One keeps up. Whoever did this house came in by the fanlight and wished it to be thought that he came in by the door. Do you see? It offends me."
{ally.he} slid down, dusted both knees, and gave {him} a card that said Gardens [3 in a flowing and respectable script]
"I would do it for nothing," {ally.he} said. "But you might say that I was with you, if it comes up."
+ Help {ally} stay honest for one more night => They walked until three in the morning, past every good house in the district | {ally} named the weak window in each, aloud, like somebody reciting | "Thank you," {ally.he} said at the end. "Now let us go and look at the one I left out."
= Ask {ally} to show you the fanlight => There were two scratches on the frame, and between them a smear of candle | "Not one of ours," said {ally}. "One of ours would have brought butter." | caught on the catch was a thread of good grey gloves
- Rob the house again to see how it was done => It took six minutes | {h} came out with a clock in {his} arms and a clear understanding | "That was lovely," said {ally}, rather sadly. "You would have gone a long way."
@ birdcage tex any p=widow/she
% The Widow's Parrot; A Reliable Witness
{p.a} had only one witness, and that was upside down just then [3 , and had been, off and on, since the funeral]
"It was in the room," said {p}. "They would not swear it in. It has said the same thing every evening since, at ten to nine."
The parrot looked at {h} with one round eye and cracked a seed [3 , like a magistrate]
+ Comfort {p} until the hour comes round => {h} held {p.his} wool, and {p} rolled it up [3 , round and round, as if there were nothing else to be done] | at ten to nine, in a dead man's voice, the parrot remarked, "Not the blue one, my dear" | {p} had let fall the ball | neither of them picked it up [3 , and it rolled, unwinding, all the way to the door]
= Search the room for something blue => There was a blue vase, a blue chair, and a blue thread in the lock of the desk | it was the thread that was new | when {h} drew it out, very gently, a drawer that had not been there slid open by an inch
- Trick the parrot with a stopped clock => {h} put the hands to ten to nine in the middle of the afternoon | and it obliged them at once | but this time it went on to the second part | it kept that for after the lamp was out
~ The parrot put its head beneath its wing and would not come out | ten to nine went by without a word in it | "It has never been so rude," said {p}, and wept
@ kiosk tex p=news-seller era=modern,future
% Yesterday's Paper; The Notice on Page Six
"They want it pulped," said {p}, {p.a} with ink up to both elbows. "Every copy. A cart is coming for it. I ask you, who takes that much trouble over page six?"
Page six was lost dogs [, and pianos,] and one short notice | it thanked a saint for a favour received, and it had been signed with a number
+ Help {p} hide a bundle from the cart => It went beneath the cat, who did not care for it | the men counted, and frowned, and counted | when they had gone {p} handed {him} a copy, as one hands a person a medal
= Read all the notices since the spring => There had been nine favours, and nine numbers | {h} wrote them out under each other and stared | they were the doors of nine houses, and eight of those had been in the news
- Steal the order that the carter carries => {h} lifted it out of his belt while he argued about the cat | it had come by hand from {foe.own} office | across the bottom somebody else had written a ninth number
~ The cart came round by the back, well before its time | they had the bundles up on it like loaves | "Page six," one of them said, and held out a hand until {h} gave up the last
@ jury tex any p=juror
% The Twelfth Juror; One Who Would Not Sit
{p.a} had been following {h} for three streets, and was very bad at it
"I was one of the twelve who sent a lamplighter to prison," said {p}. "Eleven of us were sure by noon. I was not. But I wanted my supper, so I put up my hand. I have been looking for someone to tell that to."
+ Give {p} your hand, and a chance to aid the case => {p} took it with both hands | that same evening {p.he} wrote it all down, and had it witnessed | there had been a note passed, {p.he} said, and {p.he} still had it, in the pocket of the suit {p.he} could not wear
= Ask which of the eleven was surest => {p} did not need to think | "The one with the cough. He said that he knew the type." | it was somebody who lodged with {foe}, and had lately stopped needing to lodge
- Rob {p} of the guilt, and sell it => {h} heard it out with a kind face, and by night had sold it three times over | it made a fine noise | {p.he} was named in all of them, and so was the street where {p.he} lived
~ "You are shouting," said {p}, though nobody was | {p.he} had seen a face across the way | {p.he} was off down an alley with {p.his} collar up, and had left the best of it half said
@ train tex p=porter era=modern
% Left Luggage; The Trunk That Was Too Light
"It went out heavy," said {p}, {p.a} with a bad shoulder, "and it came back light. I know what I lifted. A trunk does not go away and lose a person's worth of weight by itself."
It stood there on the flags, roped and labelled, and quite dry | somebody had drilled a row of small neat holes along the lid
+ Help {p} cut the rope, and say it was you => There was straw inside, and a bottle with a teat, and a lady's comb | "Alive, then," said {p}, and had to sit down on it | "I carried her so carefully," {p.he} said. "I did not know why I was so careful."
= Follow the trunk to where it was collected => It was signed for by an old woman with a pram | {h} kept two corners behind | she wheeled it right across {home}, and in at a gate, and the gate had {foe.own} initials worked into the iron
- Cheat {p} with a false label => {h} soaked off the old one, and pasted on {his} own address | it was delivered by four, with a bill | inside the lid a pin had scratched three words, and they were not very easy to read aloud
~ Somebody had come with a slip that had the right number and the right stamp, and the trunk was gone | "He had such a nice way of asking," said {p}, and rubbed the bad shoulder
@ chess tex any p=invalid
% The Correspondence Game; Black to Move
{p.a} had not left that bed in nine years | {p.he} played chess by post with forty strangers
"One of them has died," said {p}. "I am quite sure. He has begun to play well. Somebody else is sending me his moves, and signing his name, and that somebody is a murderer. I can tell by the bishops."
Forty boards hung on the walls, and on one the pieces leaned [3 , all of them, toward the same corner]
+ Give {p} an afternoon of moving the pieces => {h} went from board to board, and {p} called out, like a captain | at the thirty-eighth {h} understood the bishops, and the hair rose on {his} arms | "You see it," said {p}. "Oh, thank you. I had begun to think that it was the medicine."
= Study the postmarks of the last nine moves => They had come from nine towns, and the towns lay along one line | whoever he was, he was coming this way, at a move a week | the next move, if it arrived, would have no need of a stamp
- Trick the stranger with a deliberate blunder => {h} offered up the queen | the answer came back by hand, within the hour | "How very kind," it said, in violet ink. "Now I know that there are two of you in the room."
~ {his} sleeve caught the thirty-eighth board, and a rook rolled away under the bed | {p} closed {p.his} eyes, and {p.his} lips moved | "I had that one," {p.he} said. "Now only he has it."
@ photograph tex p=picture-framer era=new
% Nine in the Picture; Someone Cut Out
"They brought it in to have it cut down," said {p}, {p.a} with glue on {p.his} cuffs. "Nine on the steps, and they wished for eight. I do that. Weddings, mostly. But I keep what I cut."
{p.he} took down a cigar box full of small unwanted people
+ Help {p} give the cut-outs back their names => It took until lamplight, and they had thirty-one | a few of them {p} remembered with real affection | the thirty-second was a young man in a straw hat, and across his waist was somebody's hand with {foe.own} ring on it
= Compare the shadow on the steps with the hour => There were nine shadows, whatever had been done about the people | the ninth held something long | and it was noon, by the angle, on a day when all of them had sworn to rain
- Steal the box and everyone in it => {h} was out of the door before {p} had wiped off the glue | it rattled like something with very small bones | by night three separate people had called at {his} lodging, and wondered if {he} would care to sell
~ The box went over, and thirty small people slid beneath the bench and into the glue | {p} got down there with the tweezers | "They will all be stuck to one another now," {p.he} said, "as if they had ever got on."
@ dinner tex p=cook
% The Cook Gives Notice; A Taste of Almonds
{p.a} had taken off {p.his} apron, and had folded it, and was standing on it
"I will not be tasted after," said {p}. "Every dish, for a week. A boy with a spoon. They do not think that it is me, you see, they think it will be, and it gets into the sauce."
On the dresser stood a plate that had gone up, and come down again untouched
+ Support {p}, and eat from the plate yourself => {h} took up a fork and ate all of it, looking at the door | {p} watched every mouthful with brimming eyes | "It wanted salt," {h} said, and {p} told {him} then who had been down to the pantry in his socks
= Ask for a list of who sends back what => {p} had it in {p.his} head, for it is a thing that cooks do not forgive | only one of them had eaten heartily all week | he was either very innocent, {h} thought, or well informed [2 about the day]
- Lie to the boy with the spoon => {h} told him kindly that the poison took until the twelfth day | he put down his spoon | they found him confessing to the silver [, the letters,] and worse
~ The bell rang from upstairs, twice | somebody in livery came in and bore the plate off | "There," said {p}. "Now they have nothing to show but me."
@ putback1 thread line=putback beat=1 p=pickpocket
% The Wrong Way Round; A Hand in the Pocket
There was a hand in {his} pocket, and {h} had it by the wrist | it was trying to leave something there
"Do not shout," said {p}, {p.a} with very clean cuffs. "It is yours. My old master took it from you in a crowd. He is dead, and I have his book. I am putting it all back."
In {his} palm lay a {coin} with a notch that {h} had once known well
+ Help {p} put back the next thing => {h} helped, by asking a stout person the way | in the same breath {p} slid a silver box home | "He never once robbed the poor," said {p}. "They had nothing that he liked."
= Look through the old master's book => {h} looked | every line had a day, a street and a thing, in a careful round hand | by {foe.own} name stood one entry, and below it was another, blotted out
- Cheat {p} and claim three things more => {h} cheated without much trouble, by pointing | {p} paid out a ring, a seal and a spoon, and ticked them off | by evening three other people would be told [2 that] they came too late
~ The crowd gave a heave, and there were three people between them | {p} went off on it sideways, like a cork | {h} had the {coin} still, and {his} handkerchief was gone
@ putback2 thread line=putback beat=2 p=thread
% The Line Blotted Out; Nearly the Last
{p} had the book open, and there were two lines left in it | one of them was under a blot
"The other is a {letter} of {foe.own}," said {p}. "I have it on me. My master took it, and was too frightened to sell. I can put back a purse in a crowd. I cannot put back that."
{p.he} had never opened it, being honest now [3 , and had only shaken it on Sundays]
+ Protect {p} and carry the letter yourself => {h} put it inside {his} shirt | {p} breathed out | one corner had worn through with handling, and the words that showed were the way to {last}
= Hold the blotted line up to the light => {h} held the page up | under the ink there was a street and a date, and then three words | the first of them was "one" and the last was "sleeping"
- Betray {p} to {foe} with the letter => {h} betrayed {p.him}, and was thanked for it | {hands} kept what they had come for and let {p} go with a warning | the book they threw after {p.him}, and it fell open at the blot [3 , as it always did]
~ {p} snapped the book shut on {his} finger | two of {hands} had stopped at the corner to read a wall | "Not here," said {p}, and took both lines away unread
@ putback3 thread line=putback beat=3 p=thread
% One Child, Sleeping; The End of the Book
{p} was on the step of a tall house, in a clean collar, with the book on {p.his} knees
"I scraped the ink off," {p.he} said. "It says: one child, sleeping. It has the number of this house, and it is as old as I am. The last thing in the book is me."
Behind the door somebody was laying a table | one could hear that it was for one
+ Comfort {p} until {p.he} can knock => {h} sat down alongside, and they went through the book from the first page | after the last line {p} got up and knocked | the woman who came looked at {p.his} hands before {p.his} face, and took hold of the door
= Knock for {p} and step aside => {h} knocked, and got behind a pillar | there was some talk, and a silence, and a plate fell | after a time a second place was being laid, and somebody in there was trying to whistle
- Lie at the door and claim to be the child => {h} lied with {his} hat in {his} hand | the woman wished so much to believe it that she gave {him} a silver cup | out on the step {p} shut the book, and wrote one more line in it
~ Before that the door opened, and a woman put out a cat | she gave to nobody on a Tuesday, she said | {p} held up the book, and held it up to a shut door

@ * sense
A clock on the stairs cleared its throat [3 , as old clerks do before bad news,] and thought better of it
There was a ring on the table where a glass had stood too long [3 , and another, fainter, where somebody had sat across from it]
Somebody had knotted a handkerchief around the bell rope
The blinds were down on that side, all but the last [3 , and behind that one a hand had just been taken away]
There was a smell of carbolic and violets [3 , which is what grief smells of in a house that keeps a good maid]
A cab stood at the corner, with nobody in it [1 and the door ajar] [3 , and a single glove laid out upon the seat]
On the mat lay the post, and it had been walked over [3 by somebody with wet boots and very little curiosity]
The piano was shut, and there was no dust on the lid [3 , though everyone agreed that it had not been touched since Easter]
Downstairs a person was laughing in the way that people do for company
A moth was going round the lamp like a man with one idea
@ * callback did=crime.client:+
{h} had not forgotten a pair of hands coming slowly unclenched
@ * callback did=crime.sergeant:+
A great number of black umbrellas were being looked into, all over {home}
@ * callback did=crime.jury:+
Somewhere a statement lay, witnessed and sealed, with a juror's name at the foot of it
@ * callback did=crime.dinner:+
It had wanted more salt | {h} found that {he} could still taste it
@ * callback did=crime.chess:+
Black, said a card that reached {him} that morning, had resigned on one board out of forty
@ * callback did=crime.kiosk:+
There was a copy of page six left in the world, and a cat was asleep on it
@ * callback did=crime.thief:-
{h} had stood, once, with another's clock in {his} arms | it had been the ease of it that stayed with {him}
@ * epilogue shining
They let the man out on a Tuesday, in the suit that he went in with | {h} waited across the way and did not go over | it was enough to see him stop, and look up, and take his time about it
@ * epilogue earned
{h} wrote it up in plain words and put it in the drawer with the others | then {he} went down and had {his} own shoes polished | heels and all, and sat in the sun while it was done
@ * epilogue bittersweet
It was proved, and it was printed, and one cell was filled and another emptied | the shoes stand on {his} shelf still, toes to the wall | nobody ever came back for them
@ * epilogue rueful
{foe} sent a card each year, on the day, with a view of the sea | it said that the pudding was excellent there | {h} kept every one of them, in order, in case
@ shave1 thread line=shave beat=1 p=barber
% A Shave at Nine; Where You Were
{p.a} looked at {h} and put down a towel | "You were here on the night," said {p}. "From nine until ten. If you should want it."
"I have an hour left, that is all. I sell them. People sit in that chair who were never in it, and I remember every word they said."
There were names on a card under the mirror, with times [3 behind them, in pencil]
+ Give {p} your word that the card is safe => {h} promised, and {p} let {him} read | nine people had been shaved on that one evening | two of them were women
= Ask the price of the hour before => "Gone," said {p}. "That went the next morning, before breakfast, and to somebody with a beard." | {p.he} did not have the name, only the beard | it was still there, in a paper
- Cheat {p} of the hour with a bad {coin} => {p} bit it when it was too late | {h} had been shaved, it now appeared, from nine until ten | it was odd how clearly one could see it
~ The next one was in the doorway already, unwinding a scarf | {p} flapped a towel over the card | "You have lost your turn," {p.he} said. "Hours go up after three."
@ shave2 thread line=shave beat=2 p=thread
% Two in One Chair; Sold Twice
{p} had sold the same hour twice | both the buyers had said so under oath, and they had not seen each other
"I had the rent to find," said {p}. "They will ask me which. One of them did it, you understand. I hope that I shall say the other."
On the shelf stood two brushes, and neither had been wet
+ Protect {p}, and have the shop shut for a week => {h} hung the sign out and turned the key | on the second day somebody pushed a note under the door | it was an offer for both of the hours, and a third
= Ask what each of them remembers of the shop => The one spoke of a dog | the other had admired the view | there was no dog, and no window, but {h} knew of a place that had both
- Trick {p} into choosing the one with money => {p} chose, and felt better | it was in the record by noon | the poor one was fetched from his bed, with soap on one cheek
~ Both of them walked in, one behind the other | {p} took a dry brush and lathered the nearer one to the eyes | there was no asking {p.him} a thing until it was off
@ shave3 thread line=shave beat=3 p=thread
% An Hour of His Own; The Barber's Alibi
A customer had been found dead in {p's} chair, under the towel, at half past nine | the {guards} had come for {p}
"I was next door, eating soup," said {p}. "By myself. I have told them that, and they laughed. All those hours that I have sold, and I did not keep one for myself."
All down the {street} there were people who owed {p} an evening
+ Defend {p} with the true times on the card => {h} read the card out, line by line, before them all | of nine who had never been there seven stood up | "I was at home," said the first, very red, "and I saw a light in the shop."
= Look for the one who paid and did not come => There was a name with a time to it, and no tick | the bootblack knew it | he had seen him come for his shave, after all, at a quarter past
- Lie, and sell {p} the hour that you had bought => {p} paid with the shop | {h} swore to every minute | they let {p} go, and {p.he} shaved people in a doorway from then on, without a word
~ The card was gone from beneath the mirror, and a clean square showed where it had hung | "So much for when," said the one with the keys | {p} only asked if somebody would put out the lamp
@ gloveshop tex any p=glover
% Both of Them Left; A Pair by Order
{p.a} had an order for gloves, and both were for the left hand | "I asked him twice," said {p}. "He said that the other was taken care of. Soft leather, he wanted, and nothing that would show a stain."
They lay upon the counter, and one was a size smaller [3 , though both were left feet]
+ Help {p} to be out when he calls => {h} sat behind the counter in an apron | he came at dusk and did not try them on | he paid with two hands, and they were both his own, and gloved
= Measure the smaller against people's hands => There was one in that {street} whom it fitted | she drew it off again very fast, and was white
- Cheat him with a right one under the tissue => He was back within the hour | he did not ask for {p} | he asked who had been in the shop
~ He came early | he had them both on before the tissue was off, and did up the buttons with his teeth | "You have company," he remarked to {p}, and left a {coin} more than he owed
@ wrongfuneral tex any out p=mourner
% Nobody They Knew; A Good Turnout
There were thirty people about the grave, and none of them was crying | {p.a} whispered that {p.he} had been hired | "So was she," said {p}. "So was he. We have been asking one another. We think it is all of us."
The one who had paid stood a long way off, under a tree, with a book
+ Comfort the dead with one true word, at least => {h} said the name on the box, and that it was somebody's | under the tree the book was shut | thirty people took their hats off, and this time they meant it
= Count who has mud on the right kind of boots => It was clay, and the clay was not from there | four of them had been at the digging, and of another hole
- Lie that you were the dead one's heir => A whisper went round | the one with the book came over at last, smiling | "How very good," he said. "I have been looking for one."
~ Somebody's grief came out as a sneeze, and it went round | thirty people were sent home without the second half of their money | under the tree there was only the book, and the pages had been cut out of it
@ borrowedname tex any p=lodger
% Three Doors, One Name; Not at Home
On three doors in one house stood the same name | {p.a} lived behind the second | "I took it because it was on the door," said {p}. "It seemed simpler. I think the one above did likewise. We have none of us met the first."
Letters for it lay on the mat, in three heaps
+ Offer {p} help to answer one of them => They wrote it together, and signed with the name | the answer came the same evening by hand | "At last," it said. "We thought that you had got away."
= Knock at the first door => It was opened at once, by nobody | there was a table laid, and a hat upon it, and the dust on the hat was a year old
- Steal the thickest letter of the three => It was all blank, and cut to the size of money | somebody was going to be displeased, and had this address
~ Overhead a chair was pushed back, and there were steps | {p} had got in behind {p.his} own door before they came to the landing | "Be nobody," {p.he} said through the keyhole, "and be it quickly."
@ latewitness tex any p=nightwatcher
% The Dog Did Bark; An Honest Answer
"They asked me if I had heard a dog," said {p}, {p.a} with a whistle round {p.his} neck. "I said no. It is true. They did not ask if I had heard a person barking."
{p} did it, quite low [3 , with one ear to the wall] | across the yard a window went dark
+ Save {p} from having to go home alone => They took the lit side | at every corner {p} looked for the window | "It is someone who knows dogs," {p.he} said, "but has never been one"
= Bark, and see who answers => {h} did {his} best | from four gardens came dogs | from the fifth there came, after a time, a cough
- Betray {p} to the window with a wave => The curtain moved | the next night somebody else had the whistle, and had heard nothing of any sort
~ Every dog in the {street} gave tongue at once, and every window lit | "Now they have all heard one," {p} said bitterly. "Now I am a liar, whatever I say."
@ bird1 thread line=bird beat=1 any p=bird-seller
% A Cage with the Door Open; The Grey Bird
{p.a} sold birds that knew one word each | {h} was stopped by a grey one, because its word was {his} name
"I never taught it that," said {p}. "It came in on its own, a week ago. It walks in and out. It is waiting for a customer."
+ Give {p} a fair price and set it free => {h} paid, and opened the roof of the cage, and stood back | it flew up, looked the town over, and came down on {his} shoulder [3 with a small, decided thump] | apparently it had been free all along
= Ask {p} where it flew in from => {p} pointed with a seed scoop, toward {next} | there had been a thread round its leg, red, with a knot in it | {p.he} had kept the thread, being a person who keeps thread
- Steal the bird from under {p.his} nose => It stepped on to {his} wrist like a dancer | {p} was busy with a wren | under {his} {coat} it said {his} name again, in a satisfied way
~ A cart had backfired, or a door, and every cage was beating | when it had left off the grey one was gone, and its perch went on swinging
@ bird2 thread line=bird beat=2 any p=thread
% The Second Word; Something It Overheard
The grey bird had found {him} again | it sat on the lintel and said {his} name, and then, clearly, a second word
It said, "Thursday" | {p}, who had come panting after it, heard that too [3 , and took off {p.his} hat, though it was hard to say to whom]
"They only say what they are told often," said {p}. "Somebody is saying you and Thursday, over and over, in a room with a window."
+ Protect the bird from the boys with slings => {h} stood under it with {his} arms spread until they got bored | one stone took {his} hat off | the bird came down, and gave {him} a feather, or dropped one
= Follow the bird to that window => It flew a roof at a time and waited at each | the window was high up, with a green blind | {h} could hear a voice, not the words, going up and down like somebody learning a part
- Trick it into learning something false => {h} said it two hundred times, in a flat voice | by dusk the bird had it pat, and flew off | whoever was listening would go to the wrong bridge
~ A slate slid from the roof, and the bird went up like smoke | it said the word once more, from a roof, and neither of them could catch it
@ bird3 thread line=bird beat=3 any p=thread
% What Thursday Was; The Green Blind
On Thursday {p} was waiting under the green blind [1 , with an empty cage] [3 held out in front of {p.him} like a lantern]
"She died in the night," said {p}. "An old woman. She had been saying it so that she would not forget. You were to have her house."
The bird sat on the sill, and for once it said nothing whatever [3 , in either voice]
+ Give the house to those who nursed her => There were two of them, sisters, and they had not been paid in years [3 , unless one counts the use of a kettle] | they did not understand, and then they did | the bird walked in over the threshold like a bailiff
= Search her papers for the reason => It was in a hatbox: {h} had once carried her parcels, as a child, and had refused a {coin} | she had written down the date | under it lay a page about {foe}, and that was worth more than the house
- Cheat the heirs with a second will => {h} had a fair hand, and there was ink | it was as good as the real one [2 , since it gave {him} the same house, and the silver too] | the bird watched {him} blot it, and learned a new word
~ A cousin had come in, with a lawyer and a tape | they began by measuring the bird, and {p} was asked to wait below
@ laundry tex p=washerwoman/she
% The Same Tear; What Comes Out in the Wash
Shirts hung on seven lines all across the yard, and every one of them had the same tear over the heart
"I sew them," said {p}, {p.a} with arms like a rower. "The next week they come again. I do not know who wears them, and I am paid not to wonder."
{p.he} held one up against {h}, and squinted, and folded it away quickly
+ Help {p} carry the baskets home => They went up the hill with a basket between them | halfway, {p} put it down and told {him} the address | "I have never said it aloud," {p.he} said. "It sounds like anywhere, does it not?"
= Examine the torn shirts, one after another => They were not cut | they had been worn through, from the inside, by something small and regular | on the seventh shirt the thing itself was caught in the thread, a link of fine chain
- Steal one of the shirts from the line => {h} had it off the line at the second prop | it was finer stuff than it looked, and it had been made for someone of exactly {his} size | in the hem there was a laundry mark, a three and a star
~ The line came down in the mud, and there were forty shirts to do again | {p} went along it on her knees, and counted, and said that there was one over
@ lodger tex any p=landlord/he
% The Room That Was Paid For; Bed and No Breakfast
"Your room is ready," said {p}, {p.a} with a ring of keys like a tambourine | {h} had not asked for a room
It was paid up for a week, in {his} own name | on the pillow lay a {letter}
"A gentleman," said {p}. "Or a lady. Somebody with a {coat}. I never look at faces, I look at luggage."
+ Give the room to the family on the stairs => There were five of them and a canary | {h} turned the key over to the mother, and took only the {letter} | from the window that night somebody sang the canary to sleep
= Read the letter on the pillow => There was no greeting on it | it said: not the front door, and not the soup | after supper {h} learned that everyone who took the soup was asleep
- Lie, and ask for the deposit back => {h} turned out a pocket and looked wronged | {p} paid with a bad grace, in large {coins} | it came to more than anyone had paid in, and neither of them said so
~ A stair creaked, the fourth, and {p} blew out the light | "That will be him," {p} said, "come back for the room. You had better go by the yard"
@ deadtab tex any p=innkeeper
% Still Running Up a Bill; The Corner Table
"Two years dead, and he owes me for last night," said {p}, {p.a} wiping a slate. "A jug of red and the eel. I did not serve it. It gets eaten."
The corner table was laid for one, and the bench was warm [3 , though the room had been locked since midnight]
+ Help {p} to watch the table all night => They sat in the dark with the shutters to | past midnight a panel slid by the hearth | it was the widow, who could not afford to be seen buying eel for two
= Add up what the dead one owes => {h} went down the slate with a wet thumb | every week had a jug too many, and those were the weeks when {foe} dined in town
- Cheat {p} with the dead one's name and an appetite => {h} sat down and ordered, and was served | the eel was good | {p} wrote it up without a word, and wrote {h's} face up with it
~ The jug was empty when they looked again, and neither of them had heard a board creak | "That makes forty-one," said {p}, and reached for the chalk
@ paidtwice tex any p=wrestler
% Paid to Fall Twice; Best of Three
{p.a} had sold the same fall to two buyers, one for each side [3 , and had been paid beforehand by both of them] | "They both want me down," said {p}. "I thought it was found money. Now one of them wants it in the first round, and one in the third."
There were nine hundred people outside, and they had started to stamp [3 , all together, like people who have paid]
+ Help {p} out by the cellar hatch => They went under the ring on their elbows | overhead two well-dressed voices were asking each other for their money back | {p} listened, and named them both
= Ask who paid for the first round => {p} described the hands and not the face | one finger short, and ink on the others | {h} had seen those hands sign something
- Betray {p} to the buyer of the third => {h} got a tenth for it | the fall came in the third, and {p} did not get up as soon as arranged
~ The door was kicked in before {p} had chosen, and both the buyers were behind it | they had never met | it took them no longer than a throw of dice
@ halffence tex any p=dealer
% Nobody Had Missed It; Goods Without a Loser
{p.a} bought what fell off other people | "I have rules," said {p}. "I hold a thing till somebody shouts for it. Then I know what it is worth. This has been here since spring, and nobody has shouted."
It was a ring with a whole house's keys on it, and every key was tagged
+ Protect {p} by taking the ring out of the shop => {h} had it under {his} {coat} <when~by the time> the two came in | they bought a spoon | they looked along every shelf as they did it
= Read the tags, one by one => There was cellar, gate and press, in a clerk's neat letters | the last tag said {foe's} name and under it, after
- Trick {p} into shouting the price yourself => {h} named a loser, and wept a little | {p} let it go for nothing | [2 it turned out that] somebody in the yard had been waiting for just that shout
~ {p} took the ring back and hung it up. "You breathe too fast to be a buyer," {p.he} said. "Come in again when you are one."
@ ownkey tex any p=key-cutter
% A Copy of His Own Front Door; It Turns in Both
"He wanted it by noon," said {p}, {p.a} at a vice. "He had pressed it in soap. I cut it. It was good work. Then I went home, and it was a nuisance, because my own key was in my other apron. So I tried that one."
It had opened the house like a friend [3 who has been given the key and told to make no noise]
+ Help {p} change the lock before noon => They had the new one in with the paint still wet | at noon the old key was tried, once, very softly | whoever it was went away on leather soles
= Wait inside for whoever comes with it => {h} sat on the stairs for an hour | the key turned, and the door moved by the width of an eye | "Wrong house," somebody said, and the voice was one that had called {h} by name
- Steal the soap with the print => {h} walked out with it in a rag | on its underside stood the maker's stamp and a room in {last}
~ The file broke, and {p} said a short word | by the time they had run round to the house its door stood open, and not a thing was gone but the spare bed's blanket
@ confessor tex any p=lamp-cleaner
% The Man Who Did Everything; Tuesday's Confession
Every week {p.a} came in and confessed, and the {guards} gave {p.him} bread and sent {p.him} home | "This time I told them about the glove," said {p}. "They laughed. Then one of them stopped."
Nobody had been told about the glove [3 , neither where it lay nor what was in it]
+ Protect {p} from the one who stopped laughing => {h} walked {p.him} home by the side where the lamps were | at the gate {p} said that it was no trick, one only had to clean the right windows
= Ask {p} what the glove was like => Grey kid, said {p}, with a darn at the thumb, and {foe's} people had dropped it twice
- Lie that the glove belongs to you => {h} signed for it with a flourish | it did not fit, and three people made a note of how it did not
~ "That will do," said the one who had stopped, and shut the book on {p's} fingers | it was a week before anyone came to confess to anything
@ lateransom tex any p=merchant
% A Price for Someone at Home; Supper at the Usual Hour
The note asked four hundred for the daughter, and the daughter was eating soup [3 , with both hands] | "I have counted her," said {p}, {p.a} on {p.his} feet. "There is one. It gives the place and the hour. It says that they have cut off her hair."
The daughter put down the spoon and felt for her plait [3 , as one feels for a purse]
+ Help {p} to leave four hundred where they ask => They left a bag of nails with a few {coins} on top | what came for it was a boy, crying, who could not read and had an older sister
= Compare the note with the household's own {paper} => It had been torn from the back of {p's} own book | the book was kept locked up, and four had the use of the key
- Cheat {p}, and carry the real sum alone => {h} took the road past the quay with it | at the place stood a boy with a knife and a long brown plait, and the plait was horsehair | he was so glad of the {bag} that he gave {h} the plait for it
~ The lamp went over, and in the dark a chair scraped | when {p} had a light again there were the soup, and the spoon, and a ribbon
@ wrongdelivery open any p=carrier
% Signed For Already; The Box by the Stair
"Sign here," said {p}, {p.a} short of wind. "It says here that you did. So that is all right then." It was {h's} name, and it was a fair copy of {h's} hand [3 , as good as one gets for money]
On one shoulder was a box of straw | in it lay {token}, and a lock of somebody's hair | over the way a person had stopped pretending to read
? Somebody was to have found that box in {h's} room, in a search | {foe} had a clerk who could do any hand | it was brought a day too early, by mistake | that day was what saved {h}
+ Help {p} to remember who paid the carriage => They went over it on the stairs, with a jug | it was a cash job, said {p}, and the cash had smelled of cloves
= Compare the name with your own => Whoever did it had got the slope | the tail of the last letter was wrong, and {h} had written it so for just one year, in the pay of {foe}
- Lie that it was never brought => {p} shrugged, and went | behind {p.him} the one from the doorway came across, holding the other half of the docket
~ The straw moved, and something ran out of it and down the stairs | {p} had gone after it, and the front door stood open, and there were boots
`;

/** Mystery, detective story and thriller: what the maid did not say, and to whom she did not say it. */
/** What there is to do after the end, and the quests that come of it. */
const after = `
@ out1 after won any
+ Give {foe's} share to those it was taken from => {h} went round by night, and pushed it under doors | half of them took it to the {clerk} next day, not being used to it | the other half bought coats
= Read the file again, now that it is closed => {h} read it in a deep chair, from the end | it was all there | but on the fourth page somebody wished good morning to a person who came up nowhere else
- Steal one page of the file as a keepsake => {h} kept it behind the mirror | it was only a list of who sat where | a year later somebody offered {him} a house for it, and then somebody else broke the mirror
@ out2 after lost any
+ Protect the one witness who spoke => {h} moved the witness three times in a winter | the last house had a dog | each month a {letter} came from there, with one more line in it than the last
= Sit opposite {foe's} door, in plain view => {h} brought a chair | on the third day {foe} sent a cushion out | on the ninth the curtains were drawn, and one could see whose hand it was
- Lie to the court, and get it on record => {h} swore to have seen it, with one hand up | it made eleven lines in the record | {foe} read them and laughed, and at the ninth line left off laughing
@ out3 after renounced any
+ Give the file to somebody younger => {h} tied it up with string, and said which pages lied | the young one read it standing | a {lamp} was lit in that window before it was morning
= Answer no knock for a month => {h} let them knock | one can tell a good deal from a knock | the last knock was a signal that only two people had used, and the one was {h}
- Cheat whoever hired you with a report of nothing => {h} made eight pages of it, and found nothing with great care | it was paid for on the day | by return came a second fee, for leaving it at that
`;

export const crime: PackSource = {
  id: 'crime',
  sheets: [[cards, crimeVoice, after].join('\n')],
  words: {
    places: ['the pawnshop', 'the records cellar', 'the mortuary', 'the assembly rooms', 'the river stairs', 'the shuttered theatre', 'the house on the corner', 'the auction hall', 'the old assay office', 'the island hospital', 'the winter garden', 'the judge\'s house'],
    foes: ['Julian Ferrers|man of property|the quiet men|he', 'Augusta Vane|patron of the hospital|the footmen|she', 'Doctor Maule|physician|the male nurses|he', 'Lucian Harrow|collector|the dealers|he', 'Judge Pemberly|judge|the bailiffs|she', 'Ambrose Kell|alderman|the alderman\'s men|he'],
    tokens: ['the pawn ticket', 'the left-hand glove', 'the stopped watch', 'the torn photograph', 'the violet ink bottle', 'the key with no number', 'the hotel matchbox', 'the pearl button'],
    'example.objective': ['Find out who killed the clockmaker of Cutler Row', 'Prove that {his} brother was three miles away that night', 'Find the witness who vanished from a locked room', 'Catch the forger who signs nothing', 'Protect the last juror until the trial', 'Solve the murder at the Winter Hotel', 'Recover the letters that could hang a minister', 'Expose the doctor whose patients all leave him their houses', 'Steal back the necklace before anyone knows that it is glass', 'Escape the island before the next boat brings the killer'],
    'example.setting': ['A fogbound port with one honest court', 'The Winter Hotel, in the last week of the season', 'A cathedral town where nobody locks the right door', 'An island hospital with a locked east wing', 'The lanes behind the theatre quarter'],
    'example.motivation': ['The wrong person was sent down, and {he} helped to do it', 'Someone polished the heels', '{he} once looked away, and has not slept well since', 'An old friend asked, and then stopped answering', 'To find out why {his} own name is in the dead man\'s book'],
  },
};
