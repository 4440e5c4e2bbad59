import { cyberpunkVoice } from './cyberpunk-voice.ts';
import type { PackSource } from '../pack.ts';

const cards = `
@ courierlung ally ally=bicycle_courier
% Six Seconds a Block; Legs on Credit
{ally.a} had come off at a corner near {place} | {ally.he} was looking, with interest, at where {ally.his} leg went in
"They are not mine, I pay by the mile," said {ally}. "If I stop for more than an hour they walk themselves back. I have woken up in a shop window. You had better talk fast."
One foot had already begun to tap
"{foe} owns the lease," said {ally}. "I want to give them back. I want to do it personally, and from a run."
+ Support {ally} as far as a mechanic who can cut the lease => {h} took {ally.him} on one shoulder | the legs did not care for it, and pulled toward home | an old woman with a soldering pin did a thing behind the knee, and they stood still. {ally} looked down. "Hello," {ally.he} told them
= Ask what {ally} has carried to that address => {h} asked it at a trot | it was ice, mainly, and once a box that had breathed | {ally} had never been asked up | the lift had eleven buttons, {ally.he} said | it went down for a good deal longer than that
- Cheat {ally} with a day's pay that will not clear => {h} tapped it over, wrist to wrist, and it chimed | {ally} took {him} across the whole city in the time it takes to say so | an hour later it chimed again, lower, and the two feet turned for home | {h} had to run after them, and pay | {ally} came along, and counted the blocks aloud
@ * fare of=genre-cyberpunk.courierlung won
{ally} was rid of the lease on those two legs | {ally.he} took the paper back in person, and from a run
@ * fare of=genre-cyberpunk.courierlung lost
{ally} never got to throw the lease back from a run | the legs had grown fond of {ally.him}, and stayed the night
@ ghost ally ally=dead_singer
% A Company Owns the Voice; Available for Functions
{ally.a} was singing to nobody, on a stage no bigger than a tray | one could see the bottles through {ally.him}
"I died in the spring, it was in all the feeds," said {ally}. "They had me under contract for six more albums. So I do weddings. I do lifts. They have me on in the lifts, telling people which floor."
When no one was buying, they let {ally.him} run down to grey
"It is {foe} who has the masters," {ally} said. "If you are going there, I fit on anything. I fit in a hearing aid. And I do know what every one of those floors is for."
+ Free the song that nobody paid for, and give {ally} a stage => {h} put in all the {coins} that {he} had | {ally} came up bright, to the ends of the hair | it was a song that {ally.he} had not lived to finish | three drunks and a cleaner heard it, and none of them ever heard the end of anything in the same way
= Ask for the floor that nobody asks for => {h} asked, and the picture shook | "I say it in my sleep," said {ally}. "Minus six. They have me say it very softly, so as not to wake anyone."
- Trick {ally} into a copy, and sell the copy => {h} said it was to be on the safe side | there were two of them for a moment, and they looked at each other | the one that went into the case put a hand up, flat, on the inside of the lid | the other came along, and sang nothing the whole way
@ * fare of=genre-cyberpunk.ghost won
{ally} had wanted the voice back, and got the masters | {ally.he} sang one song for nobody, and then enjoyed the quiet
@ * fare of=genre-cyberpunk.ghost lost
{ally} did not get the voice back, and stayed in lifts | now and then {ally.he} named a wrong floor, and people met
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
@ * intro-plain
{h} woke {inhome} with a bill on the inside of {his} eyelids, and the sum was new
A dealer {inhome} had sold {h} a box that could not be returned, and it had begun to talk
@ * intro
{h}, {aside}, was worth a good deal {inhome}, in parts
@ * intro-plain
There was no wall {inhome} that did not know {h} | each wished {him} a good morning, and added that to the bill
@ * intro-goal
There was nowhere {inhome} to say it unheard | {h} meant to {goal}, and had shut every door before saying so
@ * sense in
There was a smell of hot dust and fried noodles [3 , and under it, a long way down, of people]
The carpet had the same wheel on it at every step [, with the same tooth gone]
One wall was a picture of a forest, and had a line of dead dots across the deer
A fan was turning behind a grille, and a rag was tied to it that had been a ribbon
A child had scratched a very small horse into the door post
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
A child had drawn, on a shutter, in chalk, a door
@ * mood calm
{h} felt for the seam behind {his} ear, as one does for a loose tooth
{h} had not been rained on by anything clean for years
@ * mood tense
If it came to selling an organ or two, {h} had gone over what was left
@ * chat ally
"I am fine," said {ally}. "It is my liver that is worried, and that is only on loan."
"If they offer you a free one," {ally} said, "ask who had it first."
{ally} wished the vending machine good night, by name, and it gave {ally.him} an extra one
"My grandmother owned her own teeth," said {ally}. "All of them. She used to show us."
"You were smiling in your sleep," said {ally}. "It was not your smile."
@ ways1 ways good
+ Help a stranger to a night he has not paid for => {h} held the gate of the capsules with one hip | five people and a baby went by under {his} arm | the last of them pressed into it a key card, with the corner bitten
@ ways2 ways neutral
= Check the wall for what the couriers write => {h} checked it at knee height, as one must | there was an arrow, a broken wheel, and the word for teeth
@ ways3 ways evil
- Rob a sleeper of one hour of his lease => {h} thumbed it across, and it chimed | he stirred | then his body got up, an hour too soon, with nobody in it yet, and started for work
@ * callback ally did=genre-cyberpunk.courierlung:+
{ally} still said good morning to {ally.his} legs
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
"And good night," said {p}, "every night. A clerk had to sit and write that down as well."
+ Protect the market by going ahead of {p} => {h} went ahead, a finger on {his} lips at each stall | behind {him} the shouting stopped | {p} came through with the scarf off, and there was nothing there for {foe} to hear but shoes
= Look through the page for what is marked => {h} looked, and certain lines had a cross beside them | not one of those was a secret | they were only people saying at what hour they would be home
- Betray a neighbour to the ear, to see who comes => {h} pulled out the wool, and betrayed the eel-seller, who kept a cousin under the boards | {p} saw {his} lips, and not the words | {hands} were there before the eel was skinned, and had brought their own hammer
~ The wool had slipped while they stood there | {p} clapped a hand to it, and went grey | at the corner a man in a good collar had begun to walk toward them, and they had to part without a word
@ ear3 thread line=ear beat=3 p=thread
% It Was Said Back; The One Who Writes It Down
The knife-grinder had come running, with one hand on the scarf | the ear let to {foe} was red from being listened with
"I said good night," said {p}. "I forgot whose it was. And it was said back, very low, on this side, where I have had nothing for years."
It was the one who kept the book | {p} repeated her as it came, a word at a time | she had the ear from dusk to dawn, in a cellar of {foe.own}, with the door locked
"She used to wait for it," said {p}. "She wants to know what I look like."
+ Help {p} to talk her out of the cellar => {h} chalked the stairs on the wall as she told them, and {p} said each turning back to her | it took until morning | then a small person came round the corner with the book in her arms, stopped before {p}, and said it
= Ask her what {foe} has been listening for => {h} asked it of the ear | what came out of {p} was in another's order of words | {foe} was waiting for one name, she said, and it was {h's} | there she left off, because of steps
- Betray her to {foe} for the lease of the ear => {h} sent in word that the clerk talked, and the lease came out by return, torn across | {p} could hear again on both sides | every evening {p.he} still said it into the left one, and stood for a while
~ {p} put up a hand. "There is a man in with her," {p.he} said. "They are asking who she spoke to" | a scrape came, as of a chair pushed in | after that it was an ear, and let, and nothing in it
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
% A Man in the Chair; He Knew about the Stair
The dish-washer had the way home in pledge | a neighbour had led {p.him} to the door | there was a man in the chair
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
+ Help {p} to tell the one from the other => {h} walked both with {p}, slowly, and asked at each turning what it smelled of | one was soap, and a girl singing | under that lintel {p} felt for a cup, without looking, and had it | {h} kept the other in mind
= Follow {p} along the other way => {h} followed, and {p's} feet did it alone, by yards that were on no plan | the cat came up to {p} at once | through the low door one could hear {foe} at supper, talking to nobody
- Trick {p} into pledging the other way to you => {h} lent two {coins} on it, and it went across with a handshake | {he} knew now where the key was, and which board to miss | {p} got home, and sat on the mat, and wept for a cat
~ {p} shut both eyes, and the left foot set out one way and the right the other | "On a Friday I was always sure," said {p.he}, from the ground | they were still there when the street had emptied
@ * callback did=genre-cyberpunk.ear3:+
Across the market, about dusk, the knife-grinder was told good night, and took off the scarf to hear it
@ * callback did=genre-cyberpunk.ear3:-
The knife-grinder could hear on both sides, and still stood a while each evening with the left one cupped
@ * callback did=genre-cyberpunk.wayhome3:+
In some kitchen, without looking, the dish-washer was getting down a cup for {h}
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
@ next1 sequel riddle=rescue-plates quest=find:find_the_child_who_is_in_no_register:the_unlisted_child p=door_repairer
% The Door Opens for Her; No File, No Face
"There is a girl on the ninth," said {p}, {p.a} rattling with hinges. "The cameras do not turn. The gates open. There is no number on her, she is not in anything, and I have looked. She asked me the time, and I told her, and there was no record that I had spoken. I have not felt like that since I was small."
By then there were others who were looking, and they had put up a sum
+ Give {p} the hinge money, and have the ninth shut => {h} counted it out | {p} jammed each door on the ninth with a wedge of card | in the morning all the wedges had been laid in a row, by size
= Watch which camera does not turn => {h} sat up in front of the grey pictures | a dark patch was going along the wall of them, from one to the next, at the pace of a child who hops
- Lie to the agency that it was a fault => {h} filed it as one, with a part number | they sent a man about the part | he had no tools with him, and he was looking rather low down
~ The lights went, floor by floor, up to the ninth | it stopped there | "That is the agency," said {p}, in the dark, "asking her nicely"
`;

export const pack: PackSource = {
  id: 'genre-cyberpunk',
  sheets: [[cards, cyberpunkVoice, after].join('\n')],
  words: {
    places: ['the clinic on the corner #in', 'the market under the signs #out', 'the lower racks #in', 'the pawn tunnel #in', 'the ministry of access #in', 'the capsule stacks #in', 'the drowned metro #in', 'the roof farms #out', 'the chapel arcade #in', 'the sublevels #in', 'the long ledge #out', 'the noodle bridge #out', 'the dead mall #in', 'the tower of the wheel #in'],
    foes: ['Aurelia Voss|head of the board|the collectors|she', 'Mister Halcyon|owner of sleep|the night managers|he', 'Dagny Okoro|chief of retention|the retention team|she', 'Silas Wheel|founder of half of it|the wheelmen|he', 'The Lessor|holder of leases|the drone bailiffs|she', 'Ignatz Mori|publisher of dreams|the dream runners|he', 'Doctor Lumen|surgeon to the stars|the clean hands|she', 'Chairman Pell|chairman for life|the proxies|he'],
    titles: ['Payment Is Overdue', 'Minus Nine', 'Pink and Green', 'Good Until Midnight', 'You Have Been Selected', 'The Small Print', 'A Tooth Gone from the Wheel', 'In Parts', 'Rate This Door', 'Legs on Credit', 'What {foe} Leases', 'The Other Tenant', 'A Friend Is Typing', 'The Price of {target}'],
    'book.deed': ['Nine Payments', 'Lease on {target}', 'Second Shift', 'Debt', 'Unregistered Thumb'],
    'book.place': ['Rain over {place}', 'Minus Nine at {place}', 'Nobody Owns {place}', 'A Door in {place}'],
    'book.theme': ['Where They Keep It', 'The Small Print', 'Asleep and Working', 'A Bed, with Interest'],
    'book.turn': ['One Careful Owner of {token}', 'Whoever Leased {token}', 'The Copy of {token}'],
    'example.objective': ['Find out who has been leasing {his} sleep', 'Steal back the voice of a singer who died in the spring', 'Free the eleven on the floor below the last floor', 'Prove that the family debt was paid with a flower on it', 'Find the owner of the eye that looks at doors by itself', 'Escape the city before the legs are called in', 'Protect the only machine that has not gone mad', 'Deliver a name to a woman who sold hers'],
    'example.setting': ['A city with no night, under the Wheel', 'The noodle district of Low Halcyon', 'The capsule stacks on the seaward side', 'A port where people are unloaded in parts', 'The terraces above the drowned metro', 'A company town with one door'],
    'example.motivation': ['They came for the left eye first', '{his} own hand has been writing the letters', 'A thing hired by the hour once shared its last one', '{he} signed, everybody signs', '{his} sister is on the ninth floor down, typing', 'The song about soap was {his} mother\'s'],
  },
};
