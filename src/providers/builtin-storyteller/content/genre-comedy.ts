import { comedyVoice } from './comedy-voice.ts';
import type { PackSource } from '../pack.ts';

const cards = `
@ butler ally ally=unemployed_butler
% A Gentleman's Gentleman; He or She Cannot Stop Announcing
{ally.a} had been let go for announcing guests by what they thought
"'A lady who hopes that the fish is off,'" said {ally}. "It simply came out. 'Two gentlemen who have not met since Thursday.' I have tried to hold it in. I get a sort of hum."
{ally.he} took {his} hat from {him}, brushed it, and put it back on at a better angle
"I would serve anybody who was going to call upon {foe}," said {ally}. "I should so like to do {foe.him} from the top of the stairs."
+ Give {ally} the post, and ask to be announced => {h} gave it, and went out, and came in again | "A person who has no idea," {ally} called to the empty room, in a ringing voice, "but means it kindly" | {they} shook hands on that
= Listen to what {foe} was thinking on the day => {h} listened, and {ally} hummed for some time | "'The owner of this house,'" said {ally}, "'who would give it all to be asked to sit in the kitchen'"
- Trick {ally} into announcing your enemies => {h} took {ally.him} to the opera | fourteen marriages were off by the interval | {ally} had never been so happy
@ * fare of=genre-comedy.butler won
{ally} had wished to announce an enemy from the stairs | {ally.he} announced {h} instead, and there was not one hum
@ * fare of=genre-comedy.butler lost
{ally} never did announce anybody from the top of those stairs | a deaf old lady took {ally.him} on, and admired the tone
@ * intro-plain
{h} had said yes {inhome} before {he} had heard the question
It was {h's} turn {inhome} to be in charge, and nothing had caught fire yet
@ * intro
{h}, {aside}, had great faith in plans | there was not one person {inhome} who would stand next to {him} during one
@ * intro-plain
Nothing ever happened {inhome} | {h} had only to go out for bread
@ * intro-goal
To {goal} ought to have taken the morning | {h} had packed a sandwich for it
@ * sense in
A notice on the wall said Wet Paint, and had a hand print on it [2 , and beside that a nose print]
There were two doors marked Way Out, and a great many people going in and out of them
A stuffed owl stood on the shelf with a bishop's spectacles on, and looked better informed than anyone
The chandelier had a boot in it
A very small dog was carrying a very large hat from room to room, and would not say whose
@ * sense out
A ladder went by with a painter arguing at each end
A goat had got on to the roof of the bank, and there was a queue to advise it
The statue in the square had been given a scarf, and the pigeons a committee
The procession came round again [2 , having missed the turning,] and everybody waved at it again
@ * mood calm
{h} felt that it was going rather well, and looked about for whatever that usually means
[2 It occurred to {h} that] dignity is a thing one only ever has in other rooms
@ * mood tense
{h} smiled, and could feel that the smile was on upside down
There was a way to explain it all | {h} had thought of it twice, and both times there had been a llama in it
@ * chat ally
"I had a feeling about the ducks," said {ally}
"On the bright side," said {ally}, and thought, and went on walking
"If we are asked," said {ally}, "I am the one with the moustache"
@ ways1 ways good
+ Help whoever is stuck in the railings => {h} pulled, and others pulled {him} | there was a pop | it was the mayor, and he remembered it at once as a ceremony
@ ways2 ways neutral
= Follow the small dog with the large hat => {h} followed, through four rooms and a wedding | it put the hat down at last in front of a guest, who went white
@ ways3 ways evil
- Trick two bores into meeting each other => {h} introduced them, and stepped away | they are said to be still there | it was years before anybody in that street could use the pump
@ seer ally ally=cut-price_fortune-teller lone
% Only Ever About Trifles; You Will Drop That
"You are going to drop that," said {ally}, {ally.a} with a folding table, and {h} dropped it
"It is a curse," {ally} said. "I have the true sight, and only for small things. Who will trip. Whose egg is off. I foretold to {foe} that {foe.he} would lose a shoe, on a Friday, and I was put in prison on the Saturday."
{ally.he} looked up, and moved {his} cup an inch to the left | a piece of the ceiling came down where it had stood
+ Give {ally} your arm, and pick up the table => "We shall meet a dog," said {ally}, folding it. "It will be brown. I wish that I could tell you whether we live." | at the corner they met a brown dog
= Ask {ally} how it will go with {foe} => {ally.he} closed {ally.his} eyes and grew very pale | "There will be a draught," {ally.he} said. "And a voice will say, 'Is that all?' I cannot see who it is."
- Trick people into bets on the small things => It was almost too easy | they had won sixteen suppers by noon, and a mule | "The mule will sit down," said {ally}, "just here"
@ * fare of=genre-comedy.seer won
{ally} foretold a large thing for once, and not a trifle | it was that all would go well, and it just had
@ * fare of=genre-comedy.seer lost
To the end {ally} foretold nothing larger than an egg | it was off, as {ally.he} said, and {h} was spared it
@ dragon chase
% The Third Pair of Legs; Carnival
{hands} came round the corner at a run, and there before {h} stood a dragon of paper and hoops, with one pair of legs missing
"Get in, if you are getting in," said the dragon crossly. "We have been waiting for the hind part since two. It is left foot first. And roar when the drum goes."
It had twelve legs already, and one of those, by the boots, was hunted too
+ Help to carry the tail, and roar with the rest => it was so loud that {his} own ears rang | {hands} drew back against the wall to let it pass, and one of them patted it | two streets on the dragon sat down in a yard, and shared out sausages
= Ask the other boots what they have done => "I was mistaken for a person with your hat," said the boots bitterly, in the dark. "I have been running for eleven days." | {h} did not think that it was the time to explain
- Trick {hands} by setting off a cracker in its nose => It was a fine thing to see, and it would not go out | the dragon had never run before with all its legs | {hands} were a good way off when it got to the river
~ The drum went, and everyone roared but {h}, who had tripped | the paper came down across {him}, with an eye in it, and there was a boot on either side
@ * intro
{h}, {aside}, had been congratulated three times {inhome} before lunch, and did not dare to ask for what
{h}, {aside}, had never broken anything on purpose | most people {inhome} knew that
@ * intro-plain human
The barber had nailed up {h's} hat {inhome}, and people were guessing its age
@ * intro-goal
{h} had told a barber that {he} meant to {goal} | it was a mistake, since people now sold tickets
To {goal}, quietly, and be home for supper, was not too much to ask, {h} felt
@ * mood
{h} tried to look like a person to whom this happened every day [2 , and it had begun to be true]
@ clown ally ally=retired_clown lone
% And Then What Happened?; The Doorman
{ally.a} had told {foe's} doorman one joke since spring [2 , and always the same one]
"Not a flicker," said {ally}. "Fifty years I have been at this. Kings have had to be carried out. And he just says, and then what happened?"
"And then what happened?" asked the doorman
"You see," said {ally}. "Take me along. I have lost my confidence, but I still fall off things beautifully."
+ Support {ally} with one honest laugh => {h} heard it through, the magistrate, the ladder, the eel | it was not funny, and then at the eel it suddenly was | {ally} watched {him} wipe {his} eyes, as a gardener watches rain
= Ask the doorman what he does find funny => The doorman thought about it | "Two people with a table," he said. "In a doorway. Each of them saying, after you." | {ally} had got out a little book and was writing that down
- Cheat {ally} by telling the joke inside => {h} told it at {foe.own} table, and brought in the eel too soon | it did very well | out on the step {ally} heard that laugh through the wall | {ally.he} knew it as one knows a stolen horse, and came along to see that it was better kept
@ * fare of=genre-comedy.clown won
{ally} told the doorman the joke once more, and he laughed | people had to hold him up
@ * fare of=genre-comedy.clown lost
{ally} could not make the doorman laugh, even with the eel | he tried the joke on his wife, and she fell over
@ aunt ally ally=great-aunt/she lone
% An Aunt Is Announced; Eleven Bags
Eleven bags came in at the gate | after them on two sticks came {ally.a}
"I am nobody's aunt in particular," said {ally}. "It is a position. Families hire me to be offended, so that they need not do it themselves. I find that I am between families."
{ally.he} looked {h} over as one looks at a fence that one may have to lean on
"You have been slighted," said {ally}. "I can always tell. I could be offended for you at a very fair rate."
+ Share the whole grievance, and your supper => {h} told it just as it was, and left in the part that was {his} own fault | {ally} laid down {ally.his} spoon | "To your face?" {ally.he} cried, and {h} felt better than {he} had in a month
= Count the bags as they come in => Ten were full of hats | the eleventh clinked and smelled of plums | on its label one could still read {foe.own} name, and under that, the word returned
- Trick {ally} into believing you are rich => {h} let fall a remark about the second vineyard | {ally} stayed, and asked for another pillow | "The rich never do pay me," {ally.he} said some days later, "so I was curious how you meant to go about it"
@ * fare of=genre-comedy.aunt won
{ally} was no longer between families, for one hired her | they carried in eleven bags, and she found nothing to resent
@ * fare of=genre-comedy.aunt lost
{ally} was still between families, and took offence at it | the bags went to {home} meanwhile, all eleven of them
@ proposal1 thread line=proposal beat=1 p=candle-maker/he
% To a Horse; The Seventh Draft
{h} stepped behind a stable, to let {hands} go by | "Would you consider," said a voice in there, "that is, if you have not already considered"
It was {p.a}, and he was down on one knee to a horse
"It is for Thursday," said {p}, scarlet. "She is not a horse. The horse is only very patient."
The horse looked at {h} over his head, like a critic who has heard seven drafts
+ Help {p} cut it down to one line => They took out the weather, and the prospects, and the bees | what was left was eleven words long | {p} said them over, and the horse put its chin upon his shoulder
= Ask {p} what she is like => {p} got up off his knee to answer, and forgot to go back | "She laughs before she gets to the end of a thing," he said. "So nobody ever knows what it was. But you would give a year's pay to."
- Trick {p} into learning a worse speech => {h} gave him one with a nightingale in it, and a tomb | {p} wrote it down on his cuff with real gratitude | as {h} left, the horse was looking at the wall
~ The horse sneezed, and the speech went over the whole yard in seven pieces | {p} crawled after them. "She will think that I have a chest," he said
@ proposal2 thread line=proposal beat=2 p=thread
% The Wrong Window; She Said Yes
{p} came across the square to {h} without any hat, and walking like a man carrying a tray
"She said yes," said {p}. "It was dark. I knelt down at the wrong window. It was her mother."
They had told the family | there was to be a goose [3 , and an uncle had been sent for]
"She cried," said {p}. "Nobody has asked her anything in twenty years. What am I to do?"
+ Support {p} at the mother's door => She opened the door, and looked at the two of them, and laughed before they could finish | "I have known since breakfast," she said. "I meant to have the goose, and then let you off."
= Ask at what window the daughter was => It was the next one along, and the daughter was sitting in it | she had heard the whole thing and said nothing | but a woman in that house had been humming ever since, and it was not the mother
- Lie to {p}, and say that an oath is an oath => {p} turned pale, being a man of his word | he bought a second hat | {h} saw him on the steps of the house, practising the word Mother under his breath
~ An uncle had come round the corner with both arms open | he had brought a ring, a spare one, for luck | {p} was kissed on either cheek, and led indoors
@ proposal3 thread line=proposal beat=3 p=thread
% Both Windows Lit; Thursday
There was a lamp in both windows of the house by the square | the mother was in one, and the daughter in the other | {p} stood underneath in his hat | he could not move
"I have the words," he told {h}. "I have had them for weeks. It is only that after them comes hers."
In one window a shape leaned out a little | in the other a larger shape was trying not to <seem~be seen> to listen
+ Give {p} a push in the small of the back => It was not a hard push, but there was a step there | {p} arrived on both knees, with a cry | she laughed before he got to the end of it, and then she told him, in front of everyone, what she always laughed at
= Wait with {p} until he is ready => They waited an hour, and talked of wicks | in the end it was she who opened the door | "I have a question," she said, "and I shall need you to hold the lamp," and {h} went quietly round by the side
- Trick {p} by calling out in his voice => "Marry me!" cried {h}, from behind a barrel, rather high | both of the windows said yes | it took until midnight to straighten it out, and {p}, who had never said a word, was the happiest man {inhome}
~ A cat jumped down from the sill, and {p} was off like a hare, hat and all | the two lamps waited a while | then they were carried to the back of the house
@ goose1 thread line=goose beat=1 p=goose-keeper/she
% Gone for a Soldier; She Had Brought Corn
{p.a} stood outside the guardhouse with a handful of corn, calling softly under the shutters
"They have got my goose," said {p}. "It walked in on Monday, and hissed at a burglar. So they enrolled it. It has a bed. It has a blanket with its number on."
From inside came a slap of flat feet, and a good many boots that did their best to follow
"I have only the ducks now," said {p}. "One cannot talk to ducks."
+ Help {p} to ask for it back at the door => {h} helped by knocking, and an officer heard them both out | a soldier might leave after seven years, he said, or for want of a foot | he looked {p} over with approval. "It speaks well of its home," he said
= Watch the goose through a crack in the shutter => {h} watched with one eye, and {p} under {him} with another | the goose went along the line, and bit the one who had not done up his strap | it had never looked at her like that, {p} whispered, not even about the slugs
- Lie to the {guards} that it is a spy for {foe} => {h} lied through the keyhole, and the flat feet stopped | they had the goose up on a table and put questions to it | it answered every one, quite loudly, and by evening it was trusted with the keys
~ An officer opened the shutter, took the corn out of {p's} palm, and thanked her for the rations | it closed again, and the goose was heard giving the sergeant its opinion
@ goose2 thread line=goose beat=2 p=thread
% Over Her Head; The Goose Wore a Ribbon
{p.name} the goose-keeper came by between two {guards}, with her wrists tied | in front of them, with a ribbon about its neck, walked the goose that she had lost to the guardhouse
"I called it by its name on parade," said {p}. "It seems that one does not. It has risen since you saw it. I am to be tried, and it is to do it."
There was corn on the ground | the goose looked straight ahead of it, and stepped over that with an effort
+ Defend {p} before the goose => {h} defended her for an hour | the goose sat on the table, and heard it all with a tilted head | {p} came away with no worse than a bite | "It knew me," said {p}, and would not have the place washed
= Ask an officer who commands here now => {h} asked it low | the officer looked to both sides of him [3 , and behind]. "It walks at us until we go," he said. "It has been right each time. The one before was right twice, and he had a horse."
- Betray {p}, and swear that she spat on parade => {h} swore to it with a hand up, and she got a week | the window was small, and gave on the yard | every night a visitor with flat feet came and stood below it, and was gone before the rounds
~ Somewhere in front a drum began | the goose went off at the head of them all | {p} went at the tail on a string, trying to keep in step
@ goose3 thread line=goose beat=3 p=thread
% Goose for Dinner; A Little Early
"They are to have a dinner, the {guards}, from {foe}," said {p.name} the goose-keeper, and held {h} by the sleeve. "There is to be goose. They have only the one. It has been asked to come at noon."
It had the command of the gate by now, and in all that time not one of {hands} had been let through | {foe} had a long memory for a thing like that
The goose stood in the yard, in its ribbon | it had come a little early, and was inspecting the cook
+ Save it by reading out its discharge => {h} read it, off a bill for turnips, and the {guards} drew themselves up, and some were not well able to | the goose walked out at the gate alone | round the corner, where nobody could see it, it ran, and got in under {p's} arm
= Tell the {guards} what they are to eat => {h} told them, from the soup on | nobody spoke, and the corporal laid down his spoon | {foe} dined alone that day, on turnip, with all of them looking on, and the goose lay across {p's} feet
- Cheat {foe} with a duck, and sell the goose => {foe} had the duck, and praised it | the goose fetched the price of a horse from another town | {p} still came by the guardhouse of an evening with her handful of corn, and called, rather low
~ The cook had raised a ladle, and the goose took it for a salute | {p} went over the wall with a cry, and came out at the gate, bitten | behind her it was calling the roll
@ party chase
% Friends of the Bride; The Wrong Table
{hands} were in the {street} | {h} went in at the first open door, and a waiter put a glass into {his} hand
"Bride or groom?" said a stout person with a list
It was a wedding, and at the door one of {hands} was already wiping his feet
+ Offer to help with the chairs for the speeches => {h} had a chair on either arm and one on {his} head | no one sees who carries chairs | they were asked to sit on them, {hands} too, and it was a long speech
= Say that you are with the groom's aunt => There was such an aunt, and she was deaf | she held {his} hand all evening, and called {him} Maurice | {hands} were told that Maurice had always been so
- Lie that one of {hands} was once engaged to the bride => It went round the room in about a minute | the groom took off his jacket | when {h} left by the kitchen nobody was looking for {him} at all
~ The best man had been counting heads for the carriages | "We are one over," he cried, and every face went round the room, and one of {hands} smiled
@ ladder2 chase
% Up among the Pears; A Widow's Orchard
{h} had got over the wall, and up a ladder, and into a tree [3 by then] | under it walked {hands}, two and two
In the next tree sat a schoolmaster with a book, who had not been disturbed
"I come here to be let alone," said the other tree. "If you eat them, eat the ones on the left. What have you done?"
+ Share the pears, and tell it all from the beginning => It took sixteen pears | {hands} went by four times, and each time they both held their breath | "I should have done the same," said the other tree
= Ask what the book is about => It was about a baron in a tree | {h} heard the whole of the second chapter, very low | by then it was dark, and there was no one in the grass
- Trick {hands} with a pear in the wrong direction => {h} threw it at the greenhouse | {hands} ran that way, and a dog, and an uncle | "That was my aunt's," said the other tree, and turned a page rather loudly
~ A pear fell | it was a large one, and it rang on a helmet | they all looked up, and the other tree turned down the corner of its page
@ oneline1 thread line=oneline beat=1 p=actor/he
% Cut from the Third Act; The Messenger
"My lord, they are at the gate," a man said at {h's} back, in a hollow voice | there was no gate there, and no lord
It was {p.a}, in a helmet of painted paper
"It is my line," said {p}. "I have had it for nineteen years. Now it is cut. The gentleman who plays the lord says that he can see for himself."
+ Help {p} to rehearse it, in case => {h} helped by being the lord, on a bucket | {p} ran in from the left, and from the right, and once on his knees | at the ninth time a woman across the way came out and barred her gate
= Ask {p} how one should say it => {p} sat down to that, for it was not a thing to answer standing | one must have run, he said, and be sorry, and be just a little pleased | "Nobody ever brought bad news," said {p}, "and did not wish to be the first."
- Lie to {p} that the line is back => {p} embraced {him}, and went straight in with his helmet on | the lord had just got well into the great speech | one could hear it go quiet in there, and then a bench fall over
~ A boy had caught the line, and he ran off down the {street} with it and did it better | {p} listened until he was round the corner. "He drops the end," he said
@ oneline2 thread line=oneline beat=2 p=thread
% Far Too Well; The Whole Town at a Run
{p.name} the actor came round the corner in his paper helmet, running | after him ran a hen coop, and a bed, and two magistrates
"I only said my line," said {p}, "the one they cut, with the gate. I said it over my supper in the {inn}, to myself. I must have said it uncommonly well."
{foe} had sent {hands} to the gate to see who it was | so nobody at all was left before {foe's} house
+ Help {p} to tell them that it was only a play => {h} helped him up on to a cart, and {p} explained | they threw a turnip, for he said that part badly | "He has been got at," said the man with the bed. "He was a good deal more convincing before."
= Walk in at {foe's} gate and look about => {h} walked in, with nobody there to ask {his} name | on the hall table lay the list of those who were not to be let in, and {h} was on it, between a nephew and a smell of fish | from the other end of town came {p's} voice, still doing its best
- Steal the supper that the neighbours ran from => It was laid for six, and {h} took the ham, and the good spoon | the six of them spent that night at the gate with pokers, to keep the ham from falling to the enemy
~ A bell had begun, and the others took it up | {p} stood among the beds with his hands to his ears. "Too soon," he said, "they have not waited for the pause"
@ oneline3 thread line=oneline beat=3 p=thread
% Nobody Had Told the Lord; The House Rose
{p.name} the actor stood at the side door of the playhouse | his paper helmet was on crooked | "They are at the gate," said {p} | there was no art in it this time, and so {h} knew that it was true
It was {hands}, and farther back was {foe}, with a {lamp} | all the town sat within [2 , at the third act] | no one had been left to shut anything
"I cannot go on," said {p}. "It is cut." | beyond the curtain the lord was speaking, and he had a good way to go
+ Give {p} a push out into the light => {p} stood there, and said it | they rose as one and clapped for longer than it takes to shut a gate | then, since he would not bow, but only wept and pointed, a servant went out to look, and {hands} got no farther than the hinge
= Go on in your own boots, in front of the lord => {h} went on, with nothing to say, and so {he} pointed at the doors | there was not a sound, and into that, from the side, {p} put his line | the whole house ran out to shut the gate, and came back, and asked to have that bit again
- Trick the house with a cry of free ham at the gate => They went out by every door, and met {hands} in the dark, with their plates held ready | it was {hands} who ran | {p} walked on to the bare stage and said it to the lord, who allowed that this was news to him
~ "It is cut," hissed a man with a book, and had {p} by the belt | the lord had come to the place, and saw for himself, and went on | the gate could be heard to fall, and it got some applause
@ nose1 thread line=nose beat=1 p=portrait-painter/she
% Smaller, If You Please; The Dog Was Called Button
{p.a} had put up her easel across the way, and would not let {h} pass
"Stand still," said {p}. "You have a nose. Nine times I have painted {foe.name} with the right one, and nine times {hands} have brought it back. They want it smaller. They took my dog, and they will keep him until {foe} is pleased. His name is Button. He does not eat with strangers."
{foe.name} was on the easel, very like | in the middle of the face there was a bare place
+ Give {p} your nose to paint from => {h} gave it, until the flies had found it | {p} had it down in a dozen strokes | it went very well with {foe's} hat | "It is the nose of a man who gets asked to things," said {p}
= Ask {hands} what sort of nose they want => {h} asked the two who had come for the picture | one wanted less of it, and the other wanted it elsewhere | "It should look as though it had been invited," they said in the end, and {p} wrote that down
- Trick {p} into painting a turnip there => {h} said that turnips were being worn, and {p} was too tired to doubt it | the picture came back with a foot through it | {p} sat down beside the hole, and whistled two notes, as one does for a dog
~ {hands} had brought along a tape, and held it against {foe's} face, and against {p's}, and against the mule's | there was no dog with them | {p} looked behind each, to make sure
@ nose2 thread line=nose beat=2 p=thread
% Forty by Friday; It Was Greatly Admired
{p.name} the portrait-painter ran by with paint up to the elbows | she had tried {h's} nose on {foe's} picture, and it was a success
"It is to be on everything," said {p}. "On plates, on the bridge, forty by Friday. I shall not see Button before the fortieth. They have him tied up in a yard. He has left off barking."
Past {h} went two of {hands}, with a nose of plaster between them | they stopped, and looked at it, and then at {h} | slowly they took off their hats
+ Help {p} to paint noses till midnight => {h} helped with the round part | they did thirty-nine, and one on a cow | {hands} counted the cow | for that {p} was allowed to put a hand through the fence, and the cow licked it
= Walk about, and see who takes off a hat => {h} walked, and at every corner some of {hands} bowed to the middle of {his} face | in the third yard a brown dog was tied to a nail | it smelled the paint on {h}, and its tail beat the ground, once
- Cheat {p} of her fee, as owner of the nose => {h} drew the money at {foe's} counter with {his} face for a receipt | now {p} could not pay for the dog's keep, and that was added up as well | she began again at one, with a thinner brush
~ The paint had run | by noon all the noses pointed at the ground, and {hands} went about to look for what was lying there | "I am to do them over," said {p}, and wiped her own with a blue wrist
@ nose3 thread line=nose beat=3 p=thread
% The Picture and the Sitter; A Dog with a Ribbon On
{p.name} the portrait-painter had {h} by the sleeve, beside a curtain | behind it hung the great picture of {foe.name}, with {h's} nose | in front of it {foe} was sitting, with the other one
"In a minute everybody will see both," said {p}. "They will laugh, and I can whistle for my dog."
At the front {hands} had Button on a string, with a ribbon on, to be given back if all went well | one of them had the curtain cord as well | the dog had smelled who was there, and began to bark
+ Save {p}, and pull the curtain down on {foe} => {h} pulled, and it came down over {foe} | so people had only the picture to look at, and they cheered | {hands} clapped too, and nobody can clap and hold a dog | the dog got to {p} over six laps
= Ask loudly which of the two is the picture => {h} asked it from the back, and there was some coughing | "The handsome one," cried {hands}, all together, and {foe} chose to be pleased | the string was in {p's} hand before anyone had thought any further
- Betray {p}, and show whose nose it is => {h} pointed at the picture, and then at {his} own face | the hall laughed till it wept, and {hands} led the dog out at the back | {p} packed her brushes one by one, and left a bone on the sill
~ The cord stuck, and {hands} tugged at it | the hat could be seen, and then the eyes, and there it stayed | everyone clapped, to be kind | the dog had sat down with his back to it
@ * stand did=proposal2:+
{w} had put a candle in every window on the road | it was thanks to {h}, who went with him to the mother's door | {hands} were so dazzled that they could not have told a friend from a gatepost
@ * stand did=proposal2:-
{w} was selling {hands} candles at the way in, a dozen for the price of six | he owed it to {h} that he was to marry a mother | there was not a dark corner left to come by
@ * stand did=proposal3:+
{w}, whom {h} had pushed on to his knees under the right window, stood at the way in with his bride, and they were giving out cake | every one of {hands} had a plate in each hand
@ * stand did=goose2:+
The goose stood at the way in, in its ribbon, and looked {hands} up and down | {w} was with it, whom {h} had defended before that beak | it stepped aside for {h}, and for nobody else
@ * stand did=goose2:-
{w} had sat a week behind bars on {h's} oath, and the goose had counted the days | it was waiting in the way in | {h} got by it with the loss of one boot, and not at all quietly
@ * stand did=goose3:+
{w} came by with the goose under one arm | {h} had read it free | behind it marched the {guards} that it used to command, who told {hands} to fall in, and took them along
@ * stand did=goose3:-
Up and down before the way in went {w} with corn in her hand, and called for the goose that {h} had sold | when she saw {him} she called {h's} name as well, a good deal louder
@ * stand did=oneline2:+
"My lord, the back gate," cried {w} in his paper helmet, as well as he had ever said anything | he had not forgotten who helped him up on the cart | {hands} ran to the back, all of them
@ * stand did=oneline2:-
The six whose supper {h} had stolen had taught {w} a new line, and it was {h's} name | he spoke it clearly as {h} came to the way in, and {hands} had no need of a prompter
@ * stand did=oneline3:+
{h} had pushed {w} out into the light, and he had two lines now | "Open, in the king's name," he said at the corner, and one of {hands} had drawn the bolt before asking which king
@ * stand did=oneline3:-
Half the town had once run out for {h's} free ham, and there they stood with empty plates, and {w} before them | they asked {him} for it, loudly, one after the other
@ * stand did=nose2:+
{w} had {hands} in a row before her with their eyes shut | each was to have the nose on too, by order | {h}, who had helped with the round part, went by while it dried
@ * stand did=nose2:-
By the way in hung {h's} nose, the best that {w} had ever done, and beneath it stood what it had cost her | {hands} held each face that came up against it | they were very thorough
@ * stand did=nose3:+
A brown dog lay on its back before the way in, and {hands} knelt round it, tickling | {w} had it back thanks to {h} and a curtain | she nodded {him} by behind them
@ * stand did=nose3:-
A man by the way in whistled two notes, as if for a dog | it was {w}, who had none since {h} pointed at a picture | {hands} came out, and now she pointed
`;

/** Comedy: a plan that goes too well, and the goose. */
/** What there is to do after the end, and the quests that come of it. */
const after = `
@ out1 after won
+ Help clear up after it, with a mop => {h} was given a list as well | the first thing on it was the duck | by evening {he} had got to the ninth, which said: see the first
= Explain it all once, slowly, from the start => {h} explained for two hours, with cups for people | they thanked {him} warmly | then the youngest asked what had come first
- Lie that it went according to plan => {h} said so, in a clean collar | there was a silence, and they asked to see the plan | {h} unfolded it, and it said: eggs
@ out2 after lost
+ Share the blame out, with a slice for yourself => {h} made a list and read it to the whole {street} | nobody could fault it | the mayor did complain that his piece was smaller than his neighbour's
= Practise the apology on a neighbour's dog => {h} reached the word "regret", and the dog lay down | by the third evening there were four dogs | there was also a lady, who asked if it was a course
- Cheat whoever asks for you with a change of hats => {h} went out as {his} own uncle, and they saluted | in an hour they were back | it appeared that the uncle had debts too, and that his were larger
@ next1 sequel riddle=protect-term quest=protect:keep_the_mayor's_pig_from_the_feast:the_mayor's_pig p=butler
% She Answers to Duchess; On the Menu for Sunday
"There has been a misunderstanding about the pig," said {p}, {p.a} holding a silver lead. On the other end of it sat a pig. "She was a gift, to be eaten on Sunday. The mayor has since grown fond of her. He cannot say so. The bishop is coming, and there are invitations. I am to lose her by accident, and I have never been any good at accidents."
The pig looked {h} over | she appeared to have had better offers
+ Help {p} to practise an accident => {h} opened the gate, and looked away with great care | {p} looked away as well | when they looked back the pig was where she had been, looking away
= Read the invitation for who is coming => {h} read on to the foot | there were to be sixty, and a string quartet | below that the mayor had put, in a small shaky hand, that there would also be fish
- Trick the cook with a pig of bread => {h} baked it in two halves, with currants for the eyes | the cook walked round it | "I have been a cook for thirty years," she said, and burst into tears, "and nobody has made me one of these"
~ The cook had come out into the yard with a tape, and measured | "She has grown," said the cook, much moved, and kissed her fingers | {p} turned his face to the wall
`;

export const pack: PackSource = {
  id: 'genre-comedy',
  sheets: [[cards, comedyVoice, after].join('\n')],
  words: {
    places: ['the leaning bridge #out', 'the town hall steps #out', 'the Grand Dining Room #in', 'the auction rooms #in', 'the goose green #out', 'the opera cellar #in', 'the Hall #in', 'the office of forms #in', 'the duke\'s maze #out', 'the laundry #in', 'the bathing pond #out', 'the second-best inn #in'],
    foes: ['Sir Humphrey Blott|chairman of everything|the committee|he', 'Lady Prunella Gosse|judge of marrows|the marrow guard|she', 'Count Otto|self-made count|the footmen|he', 'Mrs Araminta Clegg|mother of the mayor|the sewing circle|she', 'Barnaby Flite|prize-winning poet|the subscribers|he', 'Professor Dottrell|inventor of form nine|the under-clerks|she', 'Captain Bung|chief of the fire brigade|the brigade|he', 'Dame Ottilie Crumb|soprano|the chorus|she'],
    titles: ['The Trousers Were Load-Bearing', 'A Style of Leaning', 'Phase One, with Ducks', 'There Was Still the Goose', 'Form Eight', 'Custard at Ten Paces', 'Everyone Was Somebody', 'Wet Paint', 'What {foe} Was Thinking', 'A Sandwich for {target}', 'Two Doors Marked Out', 'The Pike Favours the Second Son', 'Local Fame', 'It Was the Goat'],
    'book.deed': ['Excellent Plan', 'Small Mistake', 'Inspection', 'Pursuit of {target}', 'Ducks'],
    'book.place': ['The Fool of {place}', 'Custard at {place}', 'A Goose in {place}', 'The Second-Best Day at {place}'],
    'book.theme': ['It Was the Goat', 'All in Order', 'A Person Who Means It Kindly', 'In the Wrong Order'],
    'book.turn': ['The Importance of {token}', 'An Aunt Sat on {token}', 'Lot Forty, {token}'],
    'example.objective': ['Get the ring back from the goose before the second hymn', 'Win the marrow prize without a marrow', 'Return the wrong coffin before anyone looks', 'Become mayor by accident', 'Prove that form nine was a joke', 'Escape the town that thinks {he} is the inspector', 'Deliver a piano to the top of the lighthouse', 'Find out who taught the goat to read'],
    'example.setting': ['A town that is always ready for an inspection', 'The second-best hotel at a seaside resort', 'A castle let to three families on the same day', 'A village with two mayors and one hat', 'The office of forms, in the week of the audit', 'A theatre in which everything has been glued'],
    'example.motivation': ['{he} said that it would take the morning', 'To win a bet that {he} does not remember making', 'There was a plan, and it had arrows', 'The duchess must be told, and nobody else will do it', '{his} uncle left {him} the goose', 'Nobody would stand next to {him} again otherwise'],
  },
};
