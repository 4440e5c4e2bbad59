import { cyberpunkVoice } from './cyberpunk-voice.ts';
import type { PackSource } from '../pack.ts';

const cards = `
@ courierlung ally ally=bicycle_courier
% Six Seconds a Block; Legs on Credit
{ally.a} had come off at a corner near {place} | {ally.he} was looking, with interest, at where {ally.his} leg went in
"They are not mine, I pay by the mile," said {ally}. "If I stop for more than an hour they walk themselves back. I have woken up in a shop window. You had better talk fast."
One foot had already begun to tap
"{foe} owns the lease," said {ally}. "I want to give them back. I want to do it personally, and from a run."
+ Support {ally} as far as someone who can cut the lease => {h} took {ally.him} on one shoulder | the legs did not care for it, and pulled toward home | an old woman with a soldering pin did a thing behind the knee, and they stood still. {ally} looked down. "Hello," {ally.he} told them
= Ask what {ally} has carried to that address => {h} asked it at a trot | it was ice, mainly, and once a box that had breathed | {ally} had never been asked up | the lift had eleven buttons, {ally.he} said | it went down for a good deal longer than that
- Cheat {ally} with a day's pay that will not clear => {h} tapped it over, wrist to wrist, and it chimed | {ally} took {him} across the whole city in the time it takes to say so | an hour later it chimed again, lower, and the two feet turned for home | {h} had to run after them, and pay | {ally} came along, and counted the blocks aloud
@ ghost ally ally=dead_singer
% Somebody Owns the Voice; Available for Functions
{ally.a} was singing to nobody, on a stage no bigger than a tray | one could see the bottles through {ally.him}
"I died in the spring, it was in all the feeds," said {ally}. "They had me under contract for six more albums. So I do weddings. I do lifts. They have me on in the lifts, telling people which floor."
When no one was buying, they let {ally.him} run down to grey
"It is {foe} who has the masters," {ally} said. "If you are going there, I fit on anything. I fit in a hearing aid. And I do know what every one of those floors is for."
+ Free the song that nobody paid for, and give {ally} a stage => {h} put in all the {coins} that {he} had | {ally} came up bright, to the ends of the hair | it was a song that {ally.he} had not lived to finish | three drunks and a cleaner heard it, and none of them ever heard the end of anything in the same way
= Ask for the floor that nobody asks for => {h} asked, and the picture shook | "I say it in my sleep," said {ally}. "Minus six. They have me say it very softly, so as not to wake anyone."
- Trick {ally} into a copy, and sell the copy => {h} said it was to be on the safe side | there were two of them for a moment, and they looked at each other | the one that went into the case put a hand up, flat, on the inside of the lid | the other came along, and sang nothing the whole way
@ dogs chase sky
% The Street Went Dark; They Had Turned Off Your Name
First it was the crossing, that would not go green for {him} | then it was the shop door, and every lamp {he} went beneath
{hands} were walking, three abreast, in the light, and {h} had become the only dark thing in the {street}
"Stand where you are," said the shop fronts, all down the row, in a woman's voice, quite kindly. "You have been selected"
A grating steamed | up a wall there went a ladder | a noodle seller, without looking up, had lifted the flap of her stall
+ Help the noodle seller, and serve as one of hers => {h} tied on the apron, and helped to carry | nobody looks at who brings it | {hands} sat down, all three, being tired | {h} set three bowls in front of them | at a look from her the third had some of the red
= Climb to where the signs are brightest => {h} climbed in among them, fifty feet of pink and green | down below they held up their little glasses | it was all much too bright to see by
- Betray the boy whose wrist is next to yours => {h} did it with a touch, and took hold of his hand, as if to steady him, and pressed, skin to skin, until it chimed | the lamps came up on {him} like morning | behind, all round the boy, they went down
~ "Not there," said the shop front that {h} had come up against, like a nurse. "You are doing so well" | the flap of the stall was down, and the ladder was being drawn up | it had got very bright
@ lullaby tex calm p=advertising_singer
% A Song About Soap; You Cannot Unhear It
Everyone in the bar had started to sway, and there was no getting through to the back | {p.a} sat alone at the corner table with both fists against {p.his} ears
"I wrote it," said {p}. "The soap one. I made it for my daughter, to get her to wash, and I hummed it in a lift. Now {foe} owns it. It is in every wall she has, and she sends back all my letters. I only want her to hear one that is not for sale."
+ Comfort {p}, and help with a different song => {h} beat time on the glasses | it took until they put the chairs up | it was four lines, about rain, and did not sell anything | {p} sent it off with no name | that same night one heard it in the pipes, under the other
= Listen to what is underneath the tune => {h} listened, with both hands over {his} ears, which is the way to | below the soap there was a second voice, very low, giving out numbers | it had been giving them all this time to everyone, while they washed
- Lie, and tell {p} that she has joined in => {h} said that {he} had heard her, at a window, singing it | {p} wept, and bought for the whole room, and wrote down the street | it was a street of warehouses, and {p} went there every evening for a week
~ The chorus came round, and {h} lost the thing {he} had been about to do, and swayed | it was some while before anybody at that table could stop | {p} had turned {p.his} face to the wall
@ mayfly tex p=day_clone
% Good Until Midnight; Hired by the Hour
On the steps sat {p.a}, in everybody's way | {p.he} had been made that morning, to stand in a queue for someone
"I have until twelve," said {p}. "I have done the queue. He did not say what to do with the rest. I have been looking at the pigeons. Did you know how their heads go? Have you got anything on this evening?"
It was a little after eight, and there was a stamp on the back of {p.his} neck with the hour on it
+ Share your evening with {p}, every minute => {h} shared it, roofs, river and all, and a plum | at ten to twelve {p} was explaining to some children about pigeons | "I had rather thought that there would be a bell," said {p.he}, and took {his} hand, and there was not
= Ask who it was that wanted the place in the queue => {h} asked, and {p} knew, having been given just enough to sign | it was {foe} | somebody had wished to sign for something in a crowd, and not to have been there
- Cheat {p} with a promise of more hours => {h} swore that {he} knew someone | {p} carried, and lied, and went in first at a bad door, all for the sake of Thursday | at midnight there was a coat on the pavement [2 , between one step and the next], and the pockets were full of crumbs
~ {p} was down on the kerb, all at once, as if a hand had been put on {p.his} head | "I am skipping," {p.he} said. "It was eight, and now it is ten. Did I say about the pigeons?"
@ graft tex p=street_surgeon fx=energy
% One Careful Owner; The Arm Has Opinions
The short way led through the back of a shop | {p.a} would not lift the counter until somebody had looked at an arm
"It is a concert arm," said {p}. "It had one owner. Put a full battery in it and it plays. I have had it back four times. At night it writes letters, and always to the same woman. Either I find her, or I have to break it up, and I knew the owner."
It lay on a towel, and one finger lifted, and lowered, as though by way of thought
+ Help the arm to find who it is writing to => {h} put a pen in it, and paper under | it wrote, in a fine slope, to a woman on the hill | {they} took it up to her in a hatbox | old as she was she read the letter twice | then she took off her glove
= Ask what all the four brought it back for => {h} asked, and {p} counted on {p.his} own | it had slapped one, it had blessed another | and the last was one of {hands}, and it had got him by the throat, at supper, for something that he said about a pianist
- Steal it for the gold in the wrist => {h} had the case off with a knife | it did not struggle, it only felt about on the towel for something to hold, and having found {his} thumb it held that, and got heavier, and was a thing | {p} came in with the batteries, and stood there
~ The arm had hold of {his} cuff | it was not rough, but it had had one owner, and they had to cut the cuff | "It only means to finish the line," said {p}, wiping the bench again
@ debtor tex p=debt_collector
% Three Generations Down; The Family Account
{p.a} sat across the stairs with a tablet, and would have to be paid or climbed over
"It was your great-grandmother's," said {p}. "A bed. She missed the last one, and it has been growing. If I do not bring in one signature today they add it to mine." | the tablet had to be turned sideways for all the noughts
{p} was about seventeen, and had the same thing on {p.his} own wrist, for a christening cup
+ Give {p} a chair, and help to read both debts through => {h} read, with a thumb under, out loud | at page twelve hundred there was a comma | "That would make it the other way about," said {p}, in the end. "It would make it that they owe us for a bed. All of us." | {p.he} put {p.his} tablet very gently on the fire
= Ask where the last payment was lost => {h} asked to see it, in the old book | it had been made | it had come in on the day, in coins, in an envelope with a flower on it, and somebody had written it to the account of {foe}
- Cheat, and sign it over to a child not born => {h} put a thumb where it said heirs | "That is what mine did," said {p}, and stood there, holding it, and was only seventeen
~ The tablet gave a cheerful chirp and added something on | "It does that for conversation," said {p}. "I am sorry. I have nine more of these before my own."
@ rain tex sky out p=umbrella_vendor
% Acid After Three; Buy Two
A thin rain with a taste had started | nobody could go on without cover | {p.a} was closing up with one umbrella left
"It is cracked," said {p}. "It keeps off about a half. There is a fellow over there under the ledge. He does not come out. I have been watching his coat go."
He stood with his face to the wall, and one could hear him, very faintly, fizz | it was one of the old makes, with the number on the nape
+ Save him, with the half that it keeps off => {h} went across, and held it over the both of {them} | he had been somebody's butler | "The step is worn on the left, at number three," he said, for he had nothing else to give. "They have never thought to look at it. Mind how you go"
= Wait it out, and see who sends for him => {h} waited, in {p.own} doorway | at the half hour a car or litter drew in, all black | a hand came out with a glove on, to see whether it rained, and drew back, and it went on
- Rob him of his number, since he will not need it => {h} unscrewed the plate with a coin | it was good until midnight for a whole row of doors | he turned round his face to see who it was that had touched him, and there was not a great deal of it, and it was civil
~ The last umbrella folded the wrong way, with a snap, and half of that half was gone | he had not turned about | "Somebody has sent for him, then," {p} said, since a van had drawn up with its back doors open

@ * intro
{h}, {aside}, was worth a good deal {inhome}, in parts
@ * intro-plain
There was no wall {inhome} that did not know {h} | it wished {him} a good morning, and added that to the bill
@ * intro-goal
There was no money in it, and there was no cover for it | {h} meant to {goal}, and had turned off {his} wrist before saying so
@ * sense in
There was a smell of hot dust and fried noodles [3 , and under it, a long way down, of people]
The carpet had the same wheel on it at every step [, with the same tooth gone]
One wall was a picture of a forest, and had a line of dead dots across the deer
A fan was turning behind a grille, and something was tied to it that had been a ribbon
Somebody had scratched a very small horse into the door post
The lamp over the bench was counting down the minutes that it had been paid for
All along the pipe there were prayers, on tape, in three alphabets
There was a row of jars with eyes in them [3 , and the green ones had all been turned toward the door]
@ * sense out
Pink light came down through the drizzle and ran off along the gutter
High overhead a face as big as a house was smiling about teeth [3 , and it had been left to smile for some days with the sound off]
A pigeon with one steel foot walked up and down the ledge
Washing hung across the alley, all of it grey, but for one red glove
A drone came by at the height of a window, looked in, and tried the next one along
The queue for the tap went twice about the block [, and it was quiet, and everybody was looking at their palm]
Someone had drawn, on a shutter, in chalk, a door
@ * mood calm
{h} felt for the seam behind {his} ear, as one does for a loose tooth
{h} had not been rained on by anything clean for years
@ * mood tense
If it came to selling something, {h} had gone over what was left
@ * chat ally
"I am fine," said {ally}. "It is my liver that is worried, and that is only on loan."
"If they offer you a free one," {ally} said, "ask who had it first."
{ally} wished the vending machine good night, by name, and it gave {ally.him} an extra one
"My grandmother owned her own teeth," said {ally}. "All of them. She used to show us."
"You were smiling in your sleep," said {ally}. "It was not your smile."
@ ways1 ways good
+ Help somebody to a night they have not paid for => {h} held the gate of the capsules with one hip | five people and a baby went by under {his} arm | the last of them pressed into it a key card, with the corner bitten
@ ways2 ways neutral
= Check the wall for what the couriers write => {h} checked it at knee height, as one must | there was an arrow, a broken wheel, and the word for teeth
@ ways3 ways evil
- Rob a sleeper of one hour of his lease => {h} thumbed it across, and it chimed | he stirred | then his body got up, an hour too soon, with nobody in it yet, and started for work
@ * callback did=genre-cyberpunk.mayfly:+
{h} had not thought, before, of how the heads of pigeons go
@ * callback did=genre-cyberpunk.lullaby:+
Under the soap, in the pipes, one could hear four lines about rain
@ * callback did=genre-cyberpunk.graft:+
On the hill an old woman was holding hands
@ * callback did=genre-cyberpunk.mayfly:-
There were crumbs in every coat that {h} picked up [3 after that, and a smell of bread]
@ * callback ally did=genre-cyberpunk.courierlung:+
{ally} still said good morning to {ally.his} legs
@ adblood tex p=patch_nurse
% This Transfusion Is Sponsored; Side Effects
A van with a striped roof blocked the {street} | beside it stood {p.a} [2 , holding up a bag with no label]
"Theirs costs nothing," said {p}, "so I looked into it. You get two pints of {foe.own}, and you are well, and for a year you want what they sell. This bag is mine, and it is the last that I can spare. I need one more for that child, and I want to be able to say no to them."
The mother was on the step, with something in a blanket
+ Give a bag of your own for the child => It took twenty minutes, and {h} had to be held up after | the child asked for a plum | it was so long since anyone there had wanted a thing like that, that they none of them knew where one went
= Read what is in it, line by line => At the bottom was a molecule that had no work to do | {p} turned up the light | it was waiting for a word, and it was in about a third of the city
- Steal the pump, and sell it whole => The buyer asked no questions, and had a plant | the mother got up with the blanket, and looked into the empty van | two districts woke with the same tune behind the teeth
~ The van had begun to play its song, and would not be stopped | from all the blocks they were coming down, with their sleeves up
@ ghostjob tex p=clock_puncher
% He Has Been Working Since March; Present
The pass for the lifts was to be had of {p.a}, who sat at a kitchen table before a card
"My father goes in there every day," said {p}. "He has been dead since March. It was in the contract. They have got his hands on a model, and his way of clearing his throat. He is up for a rise. I get the pay. I cannot stop it, it is all that we have."
On the wall the time clock coughed, and wrote him in
{p} had asked three doctors whether it was him
+ Support {p}, and go in to see => It was at a desk, in a row of such, clearing its throat | it looked up when {p} said good morning [3 , not very much pleased]. "You are in the light," it said, and that was what he had said
= Ask it for what it was never asked to do => {h} asked if it would whistle | every one along that row stopped typing | it put its lips together, and it had not got any breath, but one could see which tune
- Cheat the clock, and sell his shift => There was a market for it | at the end of the month there were two of him, and they had been put in competition
~ A supervisor had stopped behind them | "He is a great example," she told {p}, and put a sticker upon the card
@ dreamlease tex p=night_renter
% Somebody Else Is Using It at Three; Shared Head
In the doorway of the stair sat {p.a}, with gummed temples | {p.he} held out a hand as {h} went by | "I rent out the back of my head, from one until five," said {p}. "For sums. One does not feel it. But they have left something in it. I woke up, and I knew how to take apart a lock, and I was crying, and it was for a woman called Ines."
It went on leaking as {p} talked, a street here, and there a flight of stairs
Whoever had it by night would be back in it by one, and it was twenty to
+ Protect {p} by sitting up, and talking to whoever comes => At one the face altered, as a room does when one more comes in | "I have not got long," it said. "I have been hiding in here, in the sums. {foe} has the rest of me. Would you tell Ines"
= Write down the stairs, and the streets => They made one house, when they were laid end to end, and {h} had stood in front of it, that very day
- Rob it of the lock while it is fresh => {h} had it in {his} fingers by dawn | {p} was whole again, and slept, and wondered for a year or so whom {p.he} missed
~ It was ten to, and not twenty | {p} broke off, and began, in a flat voice, to count
@ halfname tex theme=names calm p=lodger
% Half of a Name; Out of Pawn
{p.a} answered only to the second half of a name, having pawned the first | the ticket was sewn into a cuff
"They let me keep the end of it," said {p}. "It is the part one shouts at dogs. On Friday they sell the other, and whoever buys it will be me as far as the stairs."
The shop had it in the window, on a card [2 , between a child's laugh and a good reference]
+ Help {p} to buy it back with what you have => {h} emptied both pockets on the counter | it came to one syllable more than was wanted | {p} said both halves together, once, and had to sit down
= Ask who else has been in to look at it => {h} asked, and the broker turned the book round | one of {hands} had been there twice | he had tried it on, said the broker, and it was a little tight
- Steal the card out of the window => {h} had it up one sleeve before the {bell} left off | {p} tried to say it, and it stuck | it was stolen goods now, and {p.his} tongue knew
~ The broker pulled the shutter down | "It has gone up," he said through the slot. "People have been staring at it" | {p} stayed there, before the boards, with moving lips
@ waxfaces tex theme=masks calm p=face-seller
% Cheaper by the Dozen; It Went the Same Day
Across the lane stood a stall with faces in rows, done in wax | {p.a} was dusting them | three in the front row were people whom {h} had met that week
"I sell to those who need to have been somewhere," said {p}. "One sits at a window in it. It does very well in a poor light. I made yours on Tuesday, I hope you do not mind. It went the same day."
+ Support {p} in taking the others off the stall => {h} packed, and {p} wrapped each of them in straw | they left one out, a kindly one, to mind the shop | beneath the last lay the order, in {foe.own} writing
= Ask where your own has been seen since => {h} asked, and {p} looked it up with a wet thumb | it had been at a wedding, a tavern and a notary's | at the notary's it had signed
- Steal the face of one of {hands} => {h} had it on before the corner | it was close in there, and smelled of candles | somebody took {h's} arm, and said that it was about time, and asked where the money was
~ Somebody had set a brazier too near | the whole front row had run together into one nose | {p} untied {p.his} apron, and hung it over the stall like a curtain
@ ear1 thread line=ear beat=1 p=knife-grinder
% The Left Side Is Let; Good Night to Nobody
{p.a} did not hear {h} | {p.his} left ear was let
"I sold the use of that one," said {p}. "It is still on, as you see. What goes in there comes out somewhere else. They told me it was for an old party who could not get out, and missed the street."
So {p.he} worked with that side to the market | each evening {p.he} said good night into a cupped palm | in all that time nobody had said it back
+ Share a word of your own with the listener => {h} bent to the ear, and shared what there was, a wedding, the price of eels, who had won | "I only ever thought to do them the weather," said {p} | in the morning a {coin} lay on the grindstone, in a twist of wool, and nobody had seen it put there
= Read the paper that the ear was let on => {h} read it by the light of the sparks | there was a line for the taker's name, and the line was worn thin | it had been filled in, and scraped, and filled in again
- Lie into the ear about where you are going => {h} gave it the name of a lane, slowly, twice | {p} had not caught a word | before dark two of {hands} stood in the lane that {h} had named, with their collars up
~ The wheel caught a bad blade, and screamed, and {p} had turned that side away too late | "They will have had it full in the head," {p.he} said, and went home, begging pardon of it all the way
@ ear2 thread line=ear beat=2 p=thread
% Sold On; Every Word upon That Side
The knife-grinder had stopped the left ear with wool, and tied a scarf over the wool
"It was sold on," said {p}. "The old party died, and the nephew had no use for a street. It is {foe} who has it now. I have been taking it about under everybody's windows."
{p.he} had been shown one page of the book that was kept | there was the whole market in it, with the hours | {h} was there too [1 , on a line alone]
"And good night," said {p}, "every night. Somebody had to sit and write that down as well."
+ Protect the market by going ahead of {p} => {h} went ahead, a finger on {his} lips at each stall | behind {him} the shouting stopped | {p} came through with the scarf off, and there was nothing there for {foe} to hear but shoes
= Look through the page for what is marked => {h} looked, and certain lines had a cross beside them | not one of those was a secret | they were only people saying at what hour they would be home
- Betray a neighbour to the ear, to see who comes => {h} pulled out the wool, and betrayed the eel-seller, who kept a cousin under the boards | {p} saw {his} lips, and not the words | {hands} were there before the eel was skinned, and had brought their own hammer
~ The wool had slipped while they stood there | {p} clapped a hand to it, and went grey | at the corner somebody in a good collar had begun to walk toward them, and they had to part without a word
@ ear3 thread line=ear beat=3 p=thread
% It Was Said Back; The One Who Writes It Down
The knife-grinder had come running, with one hand on the scarf | the ear let to {foe} was red from being listened with
"I said good night," said {p}. "I forgot whose it was. And it was said back, very low, on this side, where I have had nothing for years."
It was the one who kept the book | {p} repeated her as it came, a word at a time | she had the ear from dusk to dawn, in a cellar of {foe.own}, with the door locked
"She used to wait for it," said {p}. "She wants to know what I look like."
+ Help {p} to talk her out of the cellar => {h} chalked the stairs on the wall as she told them, and {p} said each turning back to her | it took until morning | then a small person came round the corner with the book in her arms, stopped before {p}, and said it
= Ask her what {foe} has been listening for => {h} asked it of the ear | what came out of {p} was in somebody else's order of words | {foe} was waiting for one name, she said, and it was {h's} | there she left off, because of steps
- Betray her to {foe} for the lease of the ear => {h} sent in word that the clerk talked, and the lease came out by return, torn across | {p} could hear again on both sides | every evening {p.he} still said it into the left one, and stood for a while
~ {p} put up a hand. "There is somebody in with her," {p.he} said. "They are asking who she spoke to" | a scrape came, as of a chair pushed in | after that it was an ear, and let, and nothing in it
@ wayhome1 thread line=wayhome beat=1 p=dish-washer
% The Way Home, in Pledge; Past the Second Corner
{p.a} stood at a corner with wet cuffs, and asked {h} the way to the house on a card | it was {p.his} own house
"They lend on whatever you know by heart," said {p}. "I had no trade to put in. So I put in the way home. I thought that one could always ask."
It was to be paid off in Fridays, and only a few Fridays were left | up to the second corner {p.he} knew each stone | after that it was a town that {p.he} had never been in
+ Help {p} home, and walk in front => {h} took the card, and walked in front | at every door {p} admired the step, and asked if it was this one | and at last it was | "I live by myself," said {p}, from within. "Why is my chair warm?"
= Ask who lends upon a thing like that => {h} asked, and {p} unpinned the slip from a cuff | it bore no name, just a shelf and a row | but {h} had seen that stamp before, on the gloves of {hands}
- Cheat {p} of the card, and sell the address => {h} read it, and handed back another | the address brought two {coins}, from a person who did not ask whose it was | that night {p} thanked people at every door in the wrong street
~ A boy ran between them, and the card was in the gutter, with the writing coming off it | {p} looked at both sides. "It began with a hill," {p.he} said, and set out, at a run, for the wrong one
@ wayhome2 thread line=wayhome beat=2 p=thread
% Somebody in the Chair; He Knew about the Stair
The dish-washer had the way home in pledge | a neighbour had led {p.him} to the door | there was somebody in the chair
"He bought my way home off the shelf," said {p}. "He knows which stair is rotten. He got down the cups and did not look. He said, you must be the one who used to live here."
It was one of {hands}, and he came there to sleep | no one could follow a way that was only in his head
"Those are my feet that he comes on," said {p}, "and I am paying for them"
+ Support {p}, and sit down in the kitchen too => {h} sat on {p.own} side of the table, and they stayed, until the other got up and walked about | "I wanted one place where I am not expected," he said | in the {coat} behind the door were his rounds for the week, and {foe} had signed them
= Follow him when he goes out to work => {h} went after him | at the second corner he stopped, and looked about, and did not know where he was | he took out a list of {foe.own}, and went on by that
- Betray the house to those who are after him => {h} told three brothers, whose shop he had broken up | they came round with poles | he was out by the coal hole, knowing the place, and so it was {p's} chair that went through the window
~ The door was shut on them, and the old bolt was shot, which sticks | "He even knows that one has to lift it," said {p} | above, the shutters were closed for the night, the right one first, as {p} had always done it
@ wayhome3 thread line=wayhome beat=3 p=thread
% The Last of the Fridays; Two Ways from One Corner
The dish-washer stood on the second corner [! , one foot raised] | the last Friday was paid | one of {hands} had bought the way home | he had had to give it back
"There are two," said {p}. "He had the use of it so long that he has walked his own into it. One goes to my house. I am just as fond of the other, and I have never been there."
Every night before he slept that one had gone to report | he did it at a low door, behind {foe.own} house, with a cat on the sill
+ Help {p} to tell the one from the other => {h} walked both with {p}, slowly, and asked at each turning what it smelled of | one was soap, and somebody singing | under that lintel {p} felt for a cup, without looking, and had it | {h} kept the other in mind
= Follow {p} along the other way => {h} followed, and {p's} feet did it alone, by yards that were on no plan | the cat came up to {p} at once | through the low door one could hear {foe} at supper, talking to nobody
- Trick {p} into pledging the other way to you => {h} lent two {coins} on it, and it went across with a handshake | {he} knew now where the key was, and which board to miss | {p} got home, and sat on the mat, and wept for a cat
~ {p} shut both eyes, and the left foot set out one way and the right the other | "On a Friday I was always sure," said {p.he}, from the ground | they were still there when the street had emptied
@ * callback did=genre-cyberpunk.ear3:+
Across the market, about dusk, the knife-grinder was told good night, and took off the scarf to hear it
@ * callback did=genre-cyberpunk.ear3:-
The knife-grinder could hear on both sides, and still stood a while each evening with the left one cupped
@ * callback did=genre-cyberpunk.wayhome3:+
In some kitchen, without looking, the dish-washer was getting down a cup for {h}
@ * stand did=lullaby:+
Every speaker by the way in was humming four lines about rain, and half of {hands} swayed to it with their visors up | {h} had beaten time to it once, and {w} had sent it on ahead | {h} stopped {his} ears and walked by
@ * stand did=lullaby:-
The soap song had a new verse that day | {h's} name was in it | {w} had found out by then that nobody had sung at that window | {hands} joined in at the name, and looked round
@ * stand did=mayfly:+
A queue of forty had formed across the way in, and all of them had {w's} face | they were made that morning from the file | the evening that {h} had shared was in there | four of {hands} were stuck in the middle, and had to hear about pigeons
@ * stand did=mayfly:-
{hands} had a day clone at the way in, and it had {w's} face | what {h} had promised was in the file that it was made from, to the minute | "That one owes me a Thursday," it said, and pointed
@ * stand did=graft:+
{w} had come with a hatbox, and on {w.his} other side went the old lady from the hill | {h} had helped the arm to find her | now it took the biggest of {hands} by the collar | two others were some time over the fingers
@ * stand did=graft:-
{w} had set the lock at the way in, and now it would open to any hand but {h's} | it was on account of an arm that was cut up for its gold | {h} had to wait until one of {hands} came out, and get a foot in
@ * stand did=debtor:+
{w} had got hold of three of {hands}, and showed each of them what he owed for some grandmother's bed | since {h} had read both debts through, {w} knew where the comma was | those three were following it with one finger
@ * stand did=debtor:-
A tablet gave a chirp at the way in | {h's} own debts came up on the wall, in figures a yard high | {w} had looked them up, on behalf of a child not yet born | {hands} read it with interest
@ * stand did=rain:+
It had come on to fizz, and half of {hands} had gone in under the ledges | {w} was there with the last umbrella, and an old butler held it | {h} had once fetched him out of the wet | they saw {him} to the way in, one on either side
@ * stand did=rain:-
At the way in the lock read out a number | it asked what {h} was doing with that | {w} had reported the plate as taken off a neck, in the rain | {hands} wished to see the screws
@ * stand did=adblood:+
The van with the striped roof stood before the way in, and five of {hands} lay beside it with their sleeves up | {w} had told them that it was free | {h} had given a bag of {his} own | so for {him} the door behind the van stood open
@ * stand did=adblood:-
{hands} were all humming one tune before the way in | they had it from the pump that {h} sold | they had the seller's face from {w}, and the tune went up by a tone when they saw it
@ * stand did=ghostjob:+
The time clock at the way in had {h} down as present | {w} had asked a father for it, since {h} once went in to see him | he had cleared his throat, and done it | the guard at the door had no orders about those who were in
@ * stand did=ghostjob:-
The clock by the way in wanted two thumbs of {h}, and then a third | there were two of {w's} father in it by then, and both had heard who sold the shift | while they cleared their throats {hands} came up behind
@ * stand did=dreamlease:+
{w} came up with shut eyes, and it was the other one who spoke | "You sat up with me," it said. "The code is her birthday. The third of May." | it fitted the lock by the way in, and {w} woke and wondered whose birthday that was
@ * stand did=dreamlease:-
{h} tried the lock that {he} had out of {w's} head, and it was no use any more | {w} was missing somebody, and did not know whom | so {hands} had got the rest of that dream, for a name | they had changed the lock, and were standing round it
@ * stand did=halfname:+
{hands} were taking names at the way in, and only whole ones | {w} went first, and said both halves over and over, for joy | {h} had emptied both pockets for that | the one with the list was still writing when {he} was past
@ * stand did=halfname:-
Somebody at the way in called out the whole of {h's} name | {w} had been robbed of half of {w.his} own | so {w} had pawned what {w.he} knew of the thief | {hands} had bought it
@ * stand did=waxfaces:+
Three people with {h's} face had gone up to the way in, and the guards had taken all the three aside | {h} had helped to clear the stall, and {w} had cast them for it overnight | the fourth they let by with a laugh
@ * stand did=waxfaces:-
{h} walked up in the face that {he} had stolen, and the nose began to run | {w} puts out a softer wax for those who do not pay | one of {hands} saw his own chin come down, and gave a shout
@ * stand did=ear2:+
Nobody spoke at the way in, and nobody's step was heard | {w} had gone ahead through that quarter with a finger on {w.his} lips, as {h} once did it for {w.him} | whatever listened there for {foe} heard nothing but its own hum
@ * stand did=ear2:-
{w} was on the step by the way in, the good ear to the {street} | since the eel-seller was betrayed {w} knew {h's} step among all others | "That one," {w} said to {hands}, who had brought the same hammer
@ * stand did=ear3:+
A small person was speaking into {w's} left ear, very slowly | {h} had talked her out of the cellar once | she could do {foe.own} voice | two of {hands} heard it on their side, and went off duty
@ * stand did=ear3:-
{foe} had a new ear by then, and it was nailed up over the way in | {w} could hear on both sides now, and might have warned {h} of it | but {w} had said good night to {him} for good, on the day that the clerk was given up
@ * stand did=wayhome2:+
One of {hands} was not at his post, and it was the one who slept in {w's} chair | he had stayed there for supper ever since {h} sat down in that kitchen too | {w} had his round written on a card, with the gaps
@ * stand did=wayhome2:-
Three brothers with poles were asking {hands} about a chair, and {h} was the answer | {w} had told them whose chair they put through the window | {w} had told them, too, who sent them | they had all of them been looking forward to this
@ * stand did=wayhome3:+
{w} came out of a low yard near the way in, with a cat at {w.his} heels | the feet that {h} had walked home knew this path as well, round behind the first of {hands} | "I cannot think how I know," {w} said, and went in front
@ * stand did=wayhome3:-
{h} went by the yards, a way that {he} had of {w} for two {coins} | at the end of it the key was not on its nail | {w} had been there in tears, to look for it | {hands} had asked what was the matter | they were waiting by the cat
`;

/** Cyberpunk: a debt in one's own body, and the small print that it was signed in. */
/** What there is to do after the end, and the quests that come of it. */
const after = `
@ out1 after won
+ Share the keys with the whole of the stairwell => {h} pinned them up beside the lift, with a pen upon a string | for a week everybody had light and an old lady had opera | then from below they began to pay it back, in small {coins}
= Let the handle lapse, and go by your own name => {h} switched it off at midnight, and it was quiet for an hour | then it came on, and said good evening to everyone | it was not {h} who was typing
- Steal one month of {foe's} memory, and sell it => {h} had it copied out by noon, and it fetched a good price | on Friday the buyer brought it back | "Have you looked at it?" asked the buyer, who would not sit by the door
@ out2 after lost
+ Help the others pay off what it cost them => {h} took double shifts in the noodle steam | the sum went down by a hair each week | in spring somebody on the fortieth floor paid all the rest, and gave no name
= Sell the implant, and live at half the speed => {h} got the price of a bed and a window | things had edges, at that rate | across from {him} was a door, and {he} had been going by too fast for years to see it
- Betray your old contacts to {foe} => {h} read out their numbers, and {foe} paid by the digit | the last of them began to ring while it was being said | it rang in {h's} own pocket
@ next1 sequel quest=find:find_the_child_who_is_in_no_register:the_unlisted_child p=door_repairer
% The Door Opens for Her; No File, No Face
"There is a girl on the ninth," said {p}, {p.a} rattling with hinges. "The cameras do not turn. The gates open. There is no number on her, she is not in anything, and I have looked. She asked me the time, and I told her, and there was no record that I had spoken. I have not felt like that since I was small."
By then there were others who were looking, and they had put up a sum
+ Give {p} the hinge money, and have the ninth shut => {h} counted it out | {p} jammed each door on the ninth with a wedge of card | in the morning all the wedges had been laid in a row, by size
= Watch which camera does not turn => {h} sat up in front of the grey pictures | a dark patch was going along the wall of them, from one to the next, at the pace of a child who hops
- Lie to the agency that it was a fault => {h} filed it as one, with a part number | they sent a man about the part | he had no tools with him, and he was looking rather low down
~ The lights went, floor by floor, up to the ninth | it stopped there | "That is the agency," said {p}, in the dark, "asking her nicely"
@ next2 sequel quest=steal:get_the_deeds_of_the_tower_out_of_the_vault:the_tower_deeds p=caretaker
% The Rent on the Stairs; Owned by Nobody Alive
"The landlord has been dead eleven years," said {p}, {p.a} with forty keys. "It goes on putting up the rent by itself. Now it wants a fee for the stairs, and old Mr Bao has not been down since Monday. But it has to have the deeds. It keeps them on real paper. It did not trust machines."
+ Help Mr Bao down, and carry the chair as well => {h} took him on {his} back, all the nine floors | the fee came up, step by step, on the wall | at the bottom he remarked that he had once built a vault
= Ask the landlord what it would take to sell => {h} put it to the box in the lobby | it thought about that for a whole minute, which for it was long | it wished to know what one did with money
- Trick it with a tenant who does not exist => {h} made one up, with a cat | it let the tenant have the penthouse | by night a lamp was lit there, and something walked about
~ All the doors shut, gently, for the good of the residents | a small screen by the lift explained what that would cost | "It does that if one mentions the vault," said {p}, writing it on a hand
`;

export const pack: PackSource = {
  id: 'genre-cyberpunk',
  sheets: [[cards, cyberpunkVoice, after].join('\n')],
  words: {
    places: ['the clinic on the corner #in', 'the market under the signs #out', 'the lower racks #in', 'the pawn tunnel #in', 'the ministry of access #in', 'the capsule stacks #in', 'the drowned metro #in', 'the roof farms #out', 'the chapel arcade #in', 'the sublevels #in', 'the long ledge #out', 'the noodle bridge #out', 'the dead mall #in', 'the tower of the wheel #in'],
    foes: ['Aurelia Voss|majority of the board|the collectors|she', 'Mister Halcyon|owner of sleep|the night managers|he', 'Dagny Okoro|chief of retention|the retention team|she', 'Silas Wheel|founder, in part|the wheelmen|he', 'The Lessor|holder of leases|the bailiff drones|she', 'Ignatz Mori|publisher of dreams|the dream runners|he', 'Doctor Lumen|surgeon to the stars|the clean hands|she', 'Chairman Pell|chairman for life, renewed yearly|the proxies|he'],
    titles: ['Payment Is Overdue', 'Minus Nine', 'Pink and Green', 'Good Until Midnight', 'You Have Been Selected', 'The Small Print', 'A Tooth Gone from the Wheel', 'In Parts', 'Rate This Door', 'Legs on Credit', 'What {foe} Leases', 'The Other Tenant', 'Someone Is Typing', 'The Price of {target}'],
    'book.deed': ['Nine Payments', 'Lease on {target}', 'Second Shift', 'Debt', 'Unregistered Thumb'],
    'book.place': ['Rain over {place}', 'Minus Nine at {place}', 'Nobody Owns {place}', 'A Door in {place}'],
    'book.theme': ['Where They Keep It', 'The Small Print', 'Asleep and Working', 'A Bed, with Interest'],
    'book.turn': ['One Careful Owner of {token}', 'Whoever Leased {token}', 'The Copy of {token}'],
    'example.objective': ['Find out who has been leasing {his} sleep', 'Steal back the voice of a singer who died in the spring', 'Free the eleven on the floor below the last floor', 'Prove that the family debt was paid with a flower on it', 'Find the owner of the eye that looks at doors by itself', 'Escape the city before the legs are called in', 'Protect the only machine that has not gone mad', 'Deliver a name to somebody who sold hers'],
    'example.setting': ['A city with no night, under the Wheel', 'The noodle district of Low Halcyon', 'The capsule stacks on the seaward side', 'A port where people are unloaded in parts', 'The terraces above the drowned metro', 'A company town with one door'],
    'example.motivation': ['They came for the left eye first', '{his} own hand has been writing the letters', 'A thing hired by the hour once shared its last one', '{he} signed, everybody signs', '{his} sister is on the ninth floor down, typing', 'The song about soap was {his} mother\'s'],
  },
};
