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
@ auction tex in p=auctioneer
% Do Not Scratch Your Nose; Lot Fifty
The only way through the house led across a sale, between the chairs | halfway down {h} scratched {his} nose, and was the owner of a stuffed pike
"And the umbrella stand, to the same keen eye," said {p}, {p.a} with a hammer, from before the far door. "And I think, yes, the chapel. Nobody leaves who has not paid."
{h} could not have paid for the umbrellas | in the back row somebody sent by {foe} was bidding for lot fifty | it was a plain box
+ Give the chapel back to its congregation => {h} gave it back with a wave, and an old lady in the front row burst into tears | the congregation paid for the pike and the umbrellas, in coppers | on the way out she told {him} what {foe} wanted with lot fifty: it had been {foe.own} box before, and {foe} could not remember what was in it
= Ask to see what is in lot fifty => {h} asked, very still | {p} held up the box and shook it | something slid in there, like papers, and at the back {foe.own} bidder had to be held down on the chair
- Cheat {p}, and pay in buttons => {h} paid in buttons, tied up in a cloth, and was out at the door before the second knot was undone | behind {him} the hammer came down once, quite softly | {p} had to make up the sum out of a year's wages, with the whole room looking on
~ {h} sneezed, and the hammer came down | {p} called it a very handsome price for a drain, and had another chair brought, as this would take until supper
@ wedding2 tex calm sky p=best_friend
% The Ring Is in the Goose; Any Objections
The road was shut for a wedding, up to the last hymn | on the green by the chapel {p.a} in a borrowed coat stood before eleven geese
"I only put the ring down for a moment," said {p}. "It was on the goose's plate. They are on the second hymn in there. Nobody gets by until those two are married, and I was to keep it safe."
The eleven geese all had the same expression
+ Help {p} to sing to the geese => {h} sang the low part | they stood in a ring and gave it in harmony | on the top note the fourth from the left gave a sort of cough, and {p} ran for the chapel with a wet hand, and the road was open
= Study which goose looks like one with a secret => {h} walked along the row, hands behind {his} back, like a general | ten of them stared | the eleventh began to talk about something else
- Lie, and marry them with a curtain ring => {h} lied that it was an heirloom, and it fitted | the bride turned it round and round, and then looked at {p} | {p} did not come out with the others to be danced with
~ The hymn was over before anyone had looked down a single throat | someone could be heard asking for the ring, in there, and then asking again, and {p} sat down among the geese
@ * intro
{h}, {aside}, was a great believer in plans | there was not one person {inhome} who would stand next to {him} during one
@ * intro-plain
Nothing ever happened {inhome} | {h} had only to go out for bread
@ * intro-goal
To {goal} ought to have taken the morning | {h} had packed a sandwich for it
@ * sense in
A notice on the wall said Wet Paint, and had a hand print on it [2 , and beside that a nose print]
There were two doors marked Way Out, and a great many people going in and out of them
A stuffed owl stood on the shelf with somebody's spectacles on, and looked better informed than anyone
The chandelier had a boot in it
A very small dog was carrying a very large hat from room to room, and would not say whose
@ * sense out
A ladder went by with somebody arguing at each end
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
= Follow the small dog with the large hat => {h} followed, through four rooms and a wedding | it put the hat down at last in front of somebody, who went white
@ ways3 ways evil
- Trick two bores into meeting each other => {h} introduced them, and stepped away | they are said to be still there | it was years before anybody in that street could use the pump
@ seer ally ally=cut-price_fortune-teller lone
% Only Ever About Trifles; You Will Drop That
"You are going to drop that," said {ally}, {ally.a} with a folding table, and {h} dropped it
"It is a curse," {ally} said. "I have the true sight, and only for small things. Who will trip. Whose egg is off. I foretold to {foe} that {foe.he} would lose a shoe, on a Friday, and I was put in prison on the Saturday."
{ally.he} looked up, and moved {his} cup an inch to the left | a piece of the ceiling came down where it had stood
+ Give {ally} your arm, and pick up the table => "We shall meet a dog," said {ally}, folding it. "It will be brown. I wish that I could tell you whether we live." | at the corner they met a brown dog
= Ask {ally} how it will go with {foe} => {ally.he} closed {ally.his} eyes and grew very pale | "There will be a draught," {ally.he} said. "And somebody will say, 'Is that all?' I cannot see who it is."
- Trick people into bets on the small things => It was almost too easy | they had won sixteen suppers by noon, and a mule | "The mule will sit down," said {ally}, "just here"
@ dragon chase
% The Third Pair of Legs; Carnival
{hands} came round the corner at a run, and there before {h} stood a dragon of paper and hoops, with one pair of legs missing
"Get in, if you are getting in," said the dragon crossly. "We have been waiting for the hind part since two. It is left foot first. And roar when the drum goes."
It had twelve legs already, and one of those, by the boots, was hunted too
+ Help to carry the tail, and roar with the rest => it was so loud that {his} own ears rang | {hands} drew back against the wall to let it pass, and one of them patted it | two streets on the dragon sat down in a yard, and shared out sausages
= Ask the other boots what they have done => "I was mistaken for somebody with your hat," said the boots bitterly, in the dark. "I have been running for eleven days." | {h} did not think that it was the time to explain
- Trick {hands} by setting off a cracker in its nose => It was a fine thing to see, and it would not go out | the dragon had never run before with all its legs | {hands} were a good way off when it got to the river
~ The drum went, and everyone roared but {h}, who had tripped | the paper came down across {him}, with an eye in it, and there was a boot on either side
@ burglar tex p=trainee_burglar
% Would You Hold the Candle?; Practice House
Out of a window by the road hung {p.a}, stuck by the belt | {p} held out a candle to {h}
"Hold that," whispered {p}. "I have my examination in the morning. It is only a practice house. The old lady is deaf, and what I take on Monday I bring back on Tuesday. It is all labelled."
On the table inside stood a ham and a plain tin box, each with an address tied to it | a step could be heard on the stair, slow and interested
+ Help {p} out before the step gets to the bottom => They came out backward together, like a drawer | "You forgot your ham," said the old lady behind them. "You always do it so nicely. You wipe your feet." | she had {foe.own} address too, and gave it them along with the ham
= Read the label on the tin box => It was {foe.own} | {p} had been in that house on Monday, and showed {h} the stairs and the doors of it, on the sill, in candle grease
- Steal the lot while {p} is stuck => {h} went off with the ham under one arm | {p} was still hanging there when the door opened | "I trusted you with the candle," {p} called, quite low, and the old lady sent for the {guards}
~ The sash came down on the candle | in the dark somebody said, "Is it you, dear?" | {p} said that it was, and was kept there until eleven, holding wool
@ statue tex p=sculptor
% A Speaking Likeness; Under the Sheet
The square was roped off, and something very tall stood there under a sheet | {p.a} with dust in both eyebrows caught {h} by the sleeve
"They said: make it like," said {p}. "I made it like. {foe} comes at three to see it, with the school. I looked at it this morning, and I should think that I shall be hanged."
The wind got in under the sheet for a moment, and there was a chin | it was no kind chin
+ Help {p} with a chisel until three => They took off what could be taken off | it was a bear by half past two, and a very fine one | {foe} walked round it twice, and was heard to say that somebody had at last understood
= Lift up the sheet and judge for yourself => It was like | one saw for the first time why {foe} always stood sideways | {h} let the sheet down again, and had to sit upon the plinth
- Betray {p}, and pull the cord at two => Half the town was there by five past, and laughing | {p} sat down among the stone chips and untied {p.his} apron | at three {hands} came with {foe}, and asked who had cut it
~ The rope went, and the sheet went with it | two aunts on a bench looked up, and then looked at each other, and one of them made a note
@ choir tex any p=choir_leader
% They All Just Open Their Mouths; Row by Row
Forty people filled the steps where {h} had to pass | they had their mouths open, and not a note came out
"They all think that the others are singing," said {p}, {p.a} with a little stick. "It began at the back, and now it has got to the front row. Stand in there, please, and sing anything at all."
A judge was coming up the lane to hear them for the cup | nobody might go by before the anthem was over
+ Support the smallest one to try a note => It came out thin as a thread, and forty heads went round | then someone could be heard below it, very flat, from pure surprise | by the time that the judge was at the gate they had woken the rooks
= Stand at the back and listen to each => Thirty-nine were breathing | the fortieth, in the middle, had been singing all the time, under her breath, and nobody ever knew what had won the last two cups
- Trick the judge with a story of a holy silence => The judge uncovered, and stood there in tears for the whole of an anthem that nobody sang | they had the cup | {p} laid the little stick upon the wall, and went home, since there was nothing there to lead
~ A cow had come round the end of the wall | it gave its opinion once, in a full rich alto, and the judge began to write
@ donkey tex out sky p=carter
% It Stops at Every Inn; The Previous Owner
A cart of fish stood across the road, and before it a small grey donkey that did not move
"I bought it from an estate," said {p}, {p.a} with a slack rein. "It had belonged to a poet. It stops at each {inn}, and it will not stir until somebody has recited. I know only the one about the frog. It has heard that."
There was no getting round it on either side, and the fish was wanted that day
+ Help by reciting whatever you have => {h} gave it two verses about a lighthouse, and it set off walking | at the next {inn} it wanted the rest | they were in by dusk, with a crowd behind them, and the donkey had wept
= Look in the saddlebag for the poet's own => There was a whole book there, with the corners turned down | most of it was to {foe} | some of those lines, {h} noticed, had been eaten
- Trick it with a bill read out in a feeling voice => It got as far as the candles at four pence, and then it bolted for home | at the bend the cart went over | {p} stood up to the ankles in fish that was not paid for, and only asked {h} why
~ A rival on the steps of the {inn} had begun on an epic | the donkey folded up all four of its legs, and half-closed its eyes | {p} was already unpacking the fish
@ watchsheep tex p=watch_captain
% Bad Dog; What Was Under the Collar
There was a wall across the way with one gate in it, and before the gate lay Fang, on a chain
"No one has got past him in six years," said {p}, {p.a} of a small garrison, from some way off. "He is fed through a pipe. You had better go round by the marsh."
Fang chewed slowly from side to side, under a great deal of hair | after a time he said, in a low voice, the only thing that a sheep can say
"The dog died," {p} whispered, the colour of whey. "It was the week of the inspection. If that gets out I am done for."
+ Help {p} to teach him one good growl => It took them a whole bag of clover | what they got was more in the way of a cough, but a thief on the wall heard it, and the watch had him by both legs | {p} opened the gate for {h}, with a salute
= Walk over and look him in the eye => He had a kind one, and a yellow one | on his collar stood the name of {foe} [! , who had sold him to the captain as a wolfhound]
- Betray the secret for a handful of {coins} => By Sunday the whole town had come to look, with nuts | {p} was asked for the keys and the hat, and gave them up without a word | somebody led the sheep off by one ear
~ He had got his foot through the collar | the hair came away in one piece like a rug, and a pink, surprised person stood up out of it and sneezed
@ robe tex p=bath_attendant
% The Wrong Peg; Court Is Sitting
{h} had stopped at a bath house, and came out to find only a scarlet robe on {his} peg, and a wig
"A judge went off whistling in your things," said {p}, {p.a} with an armful of towels. "It was I who mixed up the pegs. If nobody walks out of here in that robe, I lose my place."
Two ushers stood at the door already | they took hold of the robe by both elbows, to lead it into court
+ Save whoever is next to be sentenced => It was a boy, for a duck | {h} asked the duck what it thought, and let both of them go | the clerk wept a little, and moved up to tell {him} about case four, which was about a debt to {foe}
= Sit and listen with the tips of your fingers together => It was wonderful what people told to a wig | by noon {h} knew what {foe} paid the ushers, and the price of the clerk
- Trick the court into fining {foe} a hundred {coins} => It was carried with a hum | at four the judge stood up in the gallery, in {h's} own hat, and shouted | it was {p} whom they led off for it, still holding the towels
~ The wig had been too near the kettle, and it came down over {his} eyes like dough | the ushers remarked that the judge was tired, and put back the sitting until a week on Tuesday
@ month tex p=executor
% Day Thirty; If Nobody Says a Word
{p.a} with a sandglass leaned out of a door and pulled {h} in by the {coat}
"One month under one roof without a quarrel, and the house is theirs," said {p}. "If they fail, it goes to {foe}. This is the thirtieth day. The sand is nearly through. I need a witness who is no relation."
Eleven relations sat round a table with white lips | the uncle was eating an apple, and he was eating it loudly
+ Save them by dropping a plate => {h} dropped the whole pile | eleven people turned on {him} and said everything that they had been saving for twenty-nine days | nobody had said it to a relation, and {p} laid the glass on its side
= Watch which one of them wants it to fail => The niece by the stove was passing the uncle another apple | she had three more in her lap, and a note from {foe} under them
- Trick the uncle into a song about his sister => The third verse was enough | {p} could be heard from the road, calling out the time over the chairs | that evening the eleven stood on the step with their boxes, while {foe} tried the key
~ The glass had been turned too soon, it now appeared, by the aunt | "Who turned it?" someone asked | it was as quiet for a moment as it is under a wave
@ taster tex p=kitchen_maid/she
% He Has Gone Off; Between the Fish and the Pudding
{h} had gone in with one question, and had been put down at a banquet with sixty others | nobody might rise before the taster nodded | he had tried the pudding [! , and laid his cheek upon the cloth]
"They think that he is dead," said {p}, {p.a}, low, behind the chair. "He is my husband. He was up all night with the baby. If he wakes they will dismiss him. If he does not, they will hang the cook."
From beneath a napkin came a very small snore
+ Save the cook, and eat a bowl of it yourself => {h} ate it all, and walked round the table on {his} hands to show them | in the noise of it {p} got in one pin, and the taster nodded | in the scullery {p} named the three at that table who were in {foe's} pay
= Look for whoever has turned the palest => It was not the cook, and it was not {p} | it was the guest who had asked three times for the recipe | he had put something into it to make people truthful, and it had begun to work
- Deceive them with a cry of murder => There was nobody left in a minute but a deaf uncle | the taster sat up with a start, and was dismissed where he sat | {p} looked at {h} across him, and went to fetch the baby
~ {p} had leaned over with a pin to wake him, and got the ambassador
@ toothpuller tex p=tooth-puller
% Assistant Wanted; Next, Please
There was a chair in the market with a queue to it, and whoever went by had to pass {p.a} smelling of cloves
"There you are," said {p}, and tied an apron round {h} from behind. "You hold them, and I sing. The last one ran off with the tongs."
In the chair a very big person had shut both eyes, and had hold of both of {h's} thumbs | six more waited with their faces tied up, and two of those worked for {foe}
+ Comfort the big one with a steady voice => {h} told him of a meadow, and {p} got on to the chorus | something flew past, and it rang in the bowl | "Was that it?" the big one asked, and went round and kissed all six
= Ask the two who is waiting for them => They could only answer in vowels | it took some time, but there was an "ee", and an "oh", and a pointing at the map | it was at {last}, by Sunday, and they were not looking forward to it
- Trick {p} into pulling the wrong one => It was a good tooth, with nothing the matter | the big one felt along the row with his tongue, and began to cry | {p} put down the tongs, and sent the queue home, and would not look at {h}
~ The pliers slipped and took the apron, and a curtain, and the whole row of hats | in the confusion the chair had gone out of the door with the big one still in it
@ * callback did=genre-comedy.month:+
Eleven relations had clubbed together to send {h} a plate
@ * intro
{h}, {aside}, had been congratulated three times {inhome} before lunch, and did not dare to ask for what
{h}, {aside}, had never broken anything on purpose | most people {inhome} knew that
@ * intro-plain
Somebody had nailed up {h's} hat in the main {street} of {home}, and people were guessing its age
@ * intro-goal
{h} had told a barber that {he} meant to {goal} | it was a mistake, since people now sold tickets
To {goal} quietly, and be home for supper, was not too much to ask, {h} felt
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
@ aunt ally ally=great-aunt/she lone
% An Aunt Is Announced; Eleven Bags
Eleven bags came in at the gate | after them on two sticks came {ally.a}
"I am nobody's aunt in particular," said {ally}. "It is a position. Families hire me to be offended, so that they need not do it themselves. I find that I am between families."
{ally.he} looked {h} over as one looks at a fence that one may have to lean on
"You have been slighted," said {ally}. "I can always tell. I could be offended for you at a very fair rate."
+ Share the whole grievance, and your supper => {h} told it just as it was, and left in the part that was {his} own fault | {ally} laid down {ally.his} spoon | "To your face?" {ally.he} cried, and {h} felt better than {he} had in a month
= Count the bags as they come in => Ten were full of hats | the eleventh clinked and smelled of plums | on its label one could still read {foe.own} name, and under that, the word returned
- Trick {ally} into believing you are rich => {h} let fall a remark about the second vineyard | {ally} stayed, and asked for another pillow | "The rich never do pay me," {ally.he} said some days later, "so I was curious how you meant to go about it"
@ cake tex p=baker
% Three Tiers; To Me, To You
{p.a} stood in the lane, and held up one end of a board | on the board was a cake of three tiers, and nobody had hold of the other end
"My boy has fallen in love," said {p}, not moving. "Just now, at that window. He put his end down on the air. I cannot stir, and you cannot get by."
The hall lay five doors off, up a hill | on the top tier two almond people began to slide
+ Help {p} carry it up the hill => They went like people crossing ice | twice a dog came, and twice {h} gave it such a look that it went home | "To the left," said {p} at the last door, and it was over, and they could neither of them unbend their fingers
= Hold the two almond people upright => {h} walked alongside with a finger behind each little back | they were very like | it was only at the top that {h} saw the face on the groom | it was meant to be {foe}, some thirty years ago
- Steal the almond bride while {p} is helpless => It came off with a small clean click, and the top tier went after it | "I felt that," said {p}, who could not let go | it was six weeks' work, and {p} stood there with what was left, and looked at none of it
~ The boy had turned round to say that she had waved | he took the upper tier with his elbow | they stood and looked at it, going down the hill by itself
@ widows tex any p=widow/she q=widow/she
% Two Widows, One Bench; The Same Hat
On a bench beside the road sat two widows in the same black hat, and their basket stood across the path
"We met at the funeral," said {p}, {p.a} with one handle of it. "I had him Monday to Thursday. He did travel a great deal. You must tell us which one is to put up the stone."
"He always came back to me so rested," said {q}, {q.a} with the other handle
They had kept him between them for fourteen years | neither would hear a word against the other
+ Share the bench and ask what he was like => They told it in turns, as one winds wool | he had been a dull man, twice over, and dearly loved | it was to be one stone, they found, with two hats | then {q} lowered her voice, and told {h} of a thing that he had done once, and been sorry for, and it was for {foe}
= Ask which of them chose the hats => "He did," they said together | he had bought two in one afternoon, and said at the shop that one was for luck | the shop was at {next}, and the bill had been paid by {foe}
- Trick each into doubting the other's days => {h} wondered aloud about the Fridays | they both thought it over, and {p} moved to the end of the bench | when {h} looked back each of them had one handle, and was walking her own way with it
~ The basket slid off their knees and out came two identical pipes | each widow took one up and smelled at it | after that neither of them was in the mood for strangers
@ ladder tex sky p=roofer q=neighbour
% Twelve Years of Ladder; Borrowed
{p.a} had been up on a roof since morning, with nothing underneath, and called down to {h} for help
"It is my ladder," said {q}, {q.a} in the lane with a ladder on one shoulder. "I lent it twelve years ago, for the afternoon. I have come for it."
"I was going to bring it back," said {p} from above. "And then it had been a week. And then, you know, it had been a month, and what does one say?"
+ Help {p} down and make {p.him} say it => {h} talked the ladder back to the wall | {p} came down it backward and stood there, very red | "Thank you for the loan of the ladder," {p.he} said, and {q} said not to mention it, and they were both a little disappointed
= Sit on the wall and hear both sides => There was a goose in it as well, and a christening, and a remark of {foe.own} | toward dusk they both forgot {him} | "You could see all {foe's} doors from up there," said {q}. "Which of them sticks?" | "The low one," said {p}
- Steal the ladder while they argue => {h} had it round the corner before either looked | {q} ran from door to door to borrow another, and was asked everywhere what had become of the first | {p} sat on the ridge till dark, and did not call any more
~ A rung broke, the third from the top | "That was not broken when I lent it," said {q} | {p} drew up both legs and lay down flat along the ridge
@ proposal1 thread line=proposal beat=1 p=candle-maker/he
% To a Horse; The Seventh Draft
{h} stepped behind a stable, to let {hands} go by | "Would you consider," said a voice in there, "that is, if you have not already considered"
It was {p.a}, and he was down on one knee to a horse
"It is for Thursday," said {p}, scarlet. "She is not a horse. The horse is only very patient."
The horse looked at {h} over his head, like somebody who has heard seven drafts
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
= Ask at what window the daughter was => It was the next one along, and the daughter was sitting in it | she had heard the whole thing and said nothing | but somebody in that house had been humming ever since, and it was not the mother
- Lie to {p}, and say that an oath is an oath => {p} turned pale, being a man of his word | he bought a second hat | {h} saw him on the steps of the house, practising the word Mother under his breath
~ An uncle had come round the corner with both arms open | he had brought a ring, a spare one, for luck | {p} was kissed on either cheek, and led indoors
@ proposal3 thread line=proposal beat=3 p=thread
% Both Windows Lit; Thursday
There was a lamp in both windows of the house by the square | the mother was in one, and the daughter in the other | {p} stood underneath in his hat | he could not move
"I have the words," he told {h}. "I have had them for weeks. It is only that after them comes hers."
In one window a shape leaned out a little | in the other somebody larger was trying not to <seem~be seen> to listen
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
~ An officer opened the shutter, took the corn out of {p's} palm, and thanked her for the rations | it closed again, and the goose was heard giving somebody its opinion
@ goose2 thread line=goose beat=2 p=thread
% Over Her Head; The Goose Wore a Ribbon
{p.name} the goose-keeper came by between two {guards}, with her wrists tied | in front of them, with a ribbon about its neck, walked the goose that she had lost to the guardhouse
"I called it by its name on parade," said {p}. "It seems that one does not. It has risen since you saw it. I am to be tried, and it is to do it."
There was corn on the ground | the goose looked straight ahead of it, and stepped over that with an effort
+ Defend {p} before the goose => {h} defended her for an hour | the goose sat on the table, and heard it all with a tilted head | {p} came away with no worse than a bite | "It knew me," said {p}, and would not have the place washed
= Ask an officer who commands here now => {h} asked it low | the officer looked to both sides of him [3 , and behind]. "It walks at us until we go," he said. "It has been right each time. The one before was right twice, and he had a horse."
- Betray {p}, and swear that she spat on parade => {h} swore to it with a hand up, and she got a week | the window was small, and gave on the yard | every night something with flat feet came and stood below it, and was gone before the rounds
~ Somewhere in front a drum began | the goose went off at the head of them all | {p} went at the tail on a string, trying to keep in step
@ goose3 thread line=goose beat=3 p=thread
% Goose for Dinner; A Little Early
"They are to have a dinner, the {guards}, from {foe}," said {p.name} the goose-keeper, and held {h} by the sleeve. "There is to be goose. They have only the one. It has been asked to come at noon."
It had the command of the gate by now, and in all that time not one of {hands} had been let through | {foe} had a long memory for a thing like that
The goose stood in the yard, in its ribbon | it had come a little early, and was inspecting the cook
+ Save it by reading out its discharge => {h} read it, off a bill for turnips, and the {guards} drew themselves up, and some were not well able to | the goose walked out at the gate alone | round the corner, where nobody could see it, it ran, and got in under {p's} arm
= Tell the {guards} what they are to eat => {h} told them, from the soup on | nobody spoke, and somebody laid down his spoon | {foe} dined alone that day, on turnip, with all of them looking on, and the goose lay across {p's} feet
- Cheat {foe} with a duck, and sell the goose => {foe} had the duck, and praised it | the goose fetched the price of a horse from another town | {p} still came by the guardhouse of an evening with her handful of corn, and called, rather low
~ The cook had raised something, and the goose took it for a salute | {p} went over the wall with a cry, and came out at the gate, bitten | behind her it was calling the roll
@ party chase
% Friends of the Bride; The Wrong Table
{hands} were in the {street} | {h} went in at the first open door, and somebody put a glass into {his} hand
"Bride or groom?" said a stout person with a list
It was a wedding, and at the door one of {hands} was already wiping his feet
+ Offer to help with the chairs for the speeches => {h} had a chair on either arm and one on {his} head | no one sees who carries chairs | they were asked to sit on them, {hands} too, and it was a long speech
= Say that you are with the groom's aunt => There was such an aunt, and she was deaf | she held {his} hand all evening, and called {him} Maurice | {hands} were told that Maurice had always been so
- Lie that one of {hands} was once engaged to the bride => It went round the room in about a minute | the groom took off his jacket | when {h} left by the kitchen nobody was looking for {him} at all
~ The best man had been counting heads for the carriages | "We are one over," he cried, and every face went round the room, and one of {hands} smiled
@ ladder2 chase
% Up among the Pears; Somebody's Orchard
{h} had got over the wall, and up a ladder, and into a tree [3 by then] | under it walked {hands}, two and two
In the next tree sat somebody with a book, who had not been disturbed
"I come here to be let alone," said the other tree. "If you eat them, eat the ones on the left. What have you done?"
+ Share the pears, and tell it all from the beginning => It took sixteen pears | {hands} went by four times, and each time they both held their breath | "I should have done the same," said the other tree
= Ask what the book is about => It was about somebody in a tree | {h} heard the whole of the second chapter, very low | by then it was dark, and there was no one in the grass
- Trick {hands} with a pear in the wrong direction => {h} threw it at the greenhouse | {hands} ran that way, and a dog, and an uncle | "That was my aunt's," said the other tree, and turned a page rather loudly
~ A pear fell | it was a large one, and it rang on a helmet | they all looked up, and the other tree turned down the corner of its page
@ oneline1 thread line=oneline beat=1 p=actor/he
% Cut from the Third Act; The Messenger
"My lord, they are at the gate," somebody said at {h's} back, in a hollow voice | there was no gate there, and no lord
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
+ Give {p} a push out into the light => {p} stood there, and said it | they rose as one and clapped for longer than it takes to shut a gate | then, since he would not bow, but only wept and pointed, somebody went out to look, and {hands} got no farther than the hinge
= Go on in your own boots, in front of the lord => {h} went on, with nothing to say, and so {he} pointed at the doors | there was not a sound, and into that, from the side, {p} put his line | when they had been and shut the gate they all came back, and asked to have that bit again
- Trick the house with a cry of free ham at the gate => They went out by every door, and met {hands} in the dark, with their plates held ready | it was {hands} who ran | {p} walked on to the bare stage and said it to the lord, who allowed that this was news to him
~ "It is cut," hissed somebody with a book, and had {p} by the belt | the lord had come to the place, and saw for himself, and went on | the gate could be heard to fall, and it got some applause
@ nose1 thread line=nose beat=1 p=portrait-painter/she
% Smaller, If You Please; The Dog Was Called Button
{p.a} had put up her easel across the way, and would not let {h} pass
"Stand still," said {p}. "You have a nose. Nine times I have painted {foe.name} with the right one, and nine times {hands} have brought it back. They want it smaller. They took my dog, and they will keep him until {foe} is pleased. His name is Button. He does not eat with strangers."
{foe.name} was on the easel, very like | in the middle of the face there was a bare place
+ Give {p} your nose to paint from => {h} gave it, until the flies had found it | {p} had it down in a dozen strokes | it went very well with {foe's} hat | "It is the nose of somebody who gets asked to things," said {p}
= Ask {hands} what sort of nose they want => {h} asked the two who had come for the picture | one wanted less of it, and the other wanted it elsewhere | "It should look as though it had been invited," they said in the end, and {p} wrote that down
- Trick {p} into painting a turnip there => {h} said that turnips were being worn, and {p} was too tired to doubt it | the picture came back with a foot through it | {p} sat down beside the hole, and whistled two notes, as one does for a dog
~ {hands} had brought along a tape, and held it against {foe's} face, and against {p's}, and against the mule's | there was no dog with them | {p} looked behind each, to make sure
@ nose2 thread line=nose beat=2 p=thread
% Forty by Friday; It Was Greatly Admired
{p.name} the portrait-painter ran by with paint up to the elbows | she had tried {h's} nose on {foe's} picture, and it was a success
"It is to be on everything," said {p}. "On plates, on the bridge, forty by Friday. I shall not see Button before the fortieth. They have him tied up in a yard. He has left off barking."
Past {h} went two of {hands}, with a nose of plaster between them | they stopped, and looked at it, and then at {h} | slowly they took off their hats
+ Help {p} to paint noses till midnight => {h} helped with the round part | they did thirty-nine, and one on a cow | {hands} counted the cow | for that {p} was allowed to put a hand through the fence, and something licked it
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
@ * stand did=auction:+
By the way in {w} had put up a table, and was selling {foe.own} boots to {hands}, who bid like children | {h} had once given back a chapel under that hammer | it pointed {him} past them now, without a word
@ * stand did=auction:-
{w} had kept the buttons that {h} paid with, and given one to each of {hands} | they had only to look for the {coat} that wanted them | {h} had to go in without it
@ * stand did=wedding2:+
{h} had once sung a ring out of a goose for {w}, and here came the whole wedding | it danced three of {hands} away from the way in, and round the corner
@ * stand did=wedding2:-
The bride whom {h} had married with a curtain ring had gone green about the finger, and {w} had told her brothers why | they stood before the way in, and it was dark before they went for supper
@ * stand did=burglar:+
{w} was just climbing out at a side window | {w.he} had brought along the bolt of the door | that {w} was not still stuck in another was thanks to {h} | "Passed," said {w}, and left it open
@ * stand did=burglar:-
{w}, whom {h} had left hanging in a window, had changed sides, and saw to the locks here | there were three new ones on the door | behind the third one could hear {w} humming
@ * stand did=statue:+
{h} had helped to carve a bear out of stone, and it filled half of the way in | {w} was showing {hands} the paws, and had turned all their backs to the road
@ * stand did=statue:-
{w} had been shown no mercy over that unveiling at two | to buy {w.himself} free {w} had carved {h's} face in wood for {foe}, as like as could be | all of {hands} had been made to study it
@ * stand did=choir:+
Forty people began an anthem by the way in, flat and very loud | it was the choir that {h} had woken, and {w} beat time | {hands} took off their hats and stared straight ahead
@ * stand did=choir:-
{w} had led forty people to the way in, and they all held their breath | {h's} tale of a holy silence had made them good at it | in that quiet {hands} could hear every step that {he} took
@ * stand did=donkey:+
The fish cart blocked the gate, just as {w} had driven it in, and the donkey would not stir for any of {hands} | {h} gave it the end of the lighthouse | then it went, and took the gate along on a hook
@ * stand did=donkey:-
{w} drove for {foe} now | there was the fish to be paid for, which went over with {h's} false verse | the donkey had been stood across the way in, and it called out to everyone
@ * stand did=watchsheep:+
Something growled beside the way in, and {hands} drew back from it to the far wall | it was Fang the sheep, with {w} behind him, and {h} knew that growl, having taught it
@ * stand did=watchsheep:-
{w} had lost a post and a hat over {h}, and now kept the gate for {foe} | there was a dog there, and this one was a dog | it got the whole tail of {h's} {coat}
@ * stand did=robe:+
Two of {hands} had asked {h} for a name, when {w} came by with an armful of towels, and bowed as deep as on the day of the duck | they bowed as well, to be safe, and let the judge go in
@ * stand did=robe:-
{w} had been a month in prison over that scarlet robe | among {hands} {w} stood with a wig on a stick now, and held it above each face that came | over {h's} it looked quite at home
@ * stand did=month:+
Up the road came {w} with eleven relations, all quarrelling | {h} had kept the house for them, so they could quarrel as they liked | {hands} took sides, and nobody minded the door
@ * stand did=month:-
Eleven people without a house sat along that wall, and had nothing to do but look up the road | {h} had taken it from them with a song | {w} saw {him} first, and knocked for {hands}
@ * stand did=taster:+
{w} had set a pudding before {hands}, and her husband tasted it, spoon by spoon | no one may rise until he nods | he would not nod until {h} was in, who had eaten the bowl
@ * stand did=taster:-
{w} and the taster had been without a place since {h} cried murder over a pudding, and {foe} had given them one | she had the baby on one arm there [! , and with the other she showed {hands} where {h} was]
@ * stand did=toothpuller:+
{w} had got both sentries to sit down and open their mouths | "Look up at the sky," {w} told them, and they looked up | {h}, who had once held the thumbs, went by under their chins
@ * stand did=toothpuller:-
The big one whom {h} had robbed of a good tooth kept the gate here, and {w} was with him, and pointed | he smiled at {h}, gap and all, and turned the key
@ * stand did=cake:+
Two of {hands} held a long board with a cake on it, because {w} had asked them to, just for a moment | {w} winked at {h}, who had carried the last one | with their hands full they could only watch {him} go in
@ * stand did=cake:-
{w} had been selling buns to {hands} all day, and telling them of an almond bride | they knew the thief's hat by now, and the thief's walk | {h} went the last hundred yards bareheaded, on {his} hands and knees
@ * stand did=widows:+
The two widows had carried their bench to the gate, and {w} sat at the near end | they had asked {hands} to say whose hat was straighter | {h} had shared that bench, and knew that nobody could look away until it was settled
@ * stand did=widows:-
{w} sat by the way in without the other widow | they had not spoken since {h} asked about the Fridays | she was telling {hands} how to know somebody who spoils things, and she left nothing out
@ * stand did=ladder:+
{w} was up on the roof above the way in, and let down a ladder, the one that {h} had talked back to its wall | "Only for the afternoon," said {w} | {hands} were all watching the gate
@ * stand did=ladder:-
There was a low roof, and nobody guarded it, and in all that place nobody would lend {h} a ladder | {w} had seen to that, after a night up on the ridge | {he} had to take the front steps
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
Somebody by the way in whistled two notes, as if for a dog | it was {w}, who had none since {h} pointed at a picture | {hands} came out, and now she pointed
`;

/** Comedy: a plan that goes too well, and the goose. */
/** What there is to do after the end, and the quests that come of it. */
const after = `
@ out1 after won
+ Help clear up after it, with a mop => {h} was given a list as well | the first thing on it was the duck | by evening {he} had got to the ninth, which said: see the first
= Explain it all once, slowly, from the start => {h} explained for two hours, with cups for people | they thanked {him} warmly | then someone asked which of the cups had been the aunt
- Lie that it went according to plan => {h} said so, in a clean collar | there was a silence, and they asked to see the plan | {h} unfolded it, and it said: eggs
@ out2 after lost
+ Share the blame out, with a slice for yourself => {h} made a list and read it to the whole {street} | nobody could fault it | the mayor did complain that his piece was smaller than his neighbour's
= Practise the apology on somebody else's dog => {h} reached the word "regret", and the dog lay down | by the third evening there were four dogs | there was also a lady, who asked if it was a course
- Cheat the bailiffs with a change of hats => {h} went out as {his} own uncle, and they saluted | in an hour they were back | it appeared that the uncle had debts too, and that his were larger
@ next1 sequel quest=protect:keep_the_mayor's_pig_from_the_feast:the_mayor's_pig p=butler
% She Answers to Duchess; On the Menu for Sunday
"There has been a misunderstanding about the pig," said {p}, {p.a} holding a silver lead. On the other end of it sat a pig. "She was a gift, to be eaten on Sunday. The mayor has since grown fond of her. He cannot say so. The bishop is coming, and there are invitations. I am to lose her by accident, and I have never been any good at accidents."
The pig looked {h} over | she appeared to have had better offers
+ Help {p} to practise an accident => {h} opened the gate, and looked away with great care | {p} looked away as well | when they looked back the pig was where she had been, looking away
= Read the invitation for who is coming => {h} read on to the foot | there were to be sixty, and a string quartet | below that the mayor had put, in a small shaky hand, that there would also be fish
- Trick the cook with a pig of bread => {h} baked it in two halves, with currants for the eyes | the cook walked round it | "I have been a cook for thirty years," she said, and burst into tears, "and nobody has made me one of these"
~ The cook had come out into the yard with a tape, and measured | "She has grown," said the cook, much moved, and kissed her fingers | {p} turned his face to the wall
@ next2 sequel quest=steal:get_the_wrong_statue_off_its_stand_by_night:the_wrong_statue p=sculptor
% A Good Likeness of Somebody; Before the Unveiling
"I had two orders," said {p}, {p.a} biting a scarf. "A general for the square, and a garden piece for the widow Plum. They came with a cart while I was out. The general is in among her beans. The other thing is under the sheet in the square. It has no clothes on, and it is very pleased about it. They pull the cord at ten."
It was as tall as two people | a {guard} stood beside it, and was beginning to wonder
+ Help {p} with some clothes for it, at least => {h} got up on the plinth, inside the sheet, with a tablecloth | it was like dressing a relation | from without one saw the general appear to scratch
= Ask the widow Plum what she thinks of the general => {h} called, and found her at tea beside the statue | she would not hear of a change | the general was the first, she said, who had not interrupted
- Lie to the {guard} about the drains => {h} said that they might go up at any moment | he moved the crowd to a safe place | it was directly in front, with seats
~ The band had begun to gather, two hours too soon, with its families | somebody lifted up a corner of the sheet for a child, and put it down again | "Is that him?" the child asked
`;

export const pack: PackSource = {
  id: 'genre-comedy',
  sheets: [[cards, comedyVoice, after].join('\n')],
  words: {
    places: ['the leaning bridge #out', 'the town hall steps #out', 'the Grand Dining Room #in', 'the auction rooms #in', 'the goose green #out', 'the opera cellar #in', 'the Hall #in', 'the office of forms #in', 'the duke\'s maze #out', 'the laundry #in', 'the bathing pond #out', 'the second-best inn #in'],
    foes: ['Sir Humphrey Blott|chairman of everything|the committee|he', 'Lady Prunella Gosse|judge of marrows|the marrow guard|she', 'Count Otto|count, so he says|the footmen|he', 'Mrs Araminta Clegg|mother of the mayor|the sewing circle|she', 'Barnaby Flite|prize-winning poet|the subscribers|he', 'Professor Dottrell|inventor of form nine|the under-clerks|she', 'Captain Bung|captain of the fire brigade|the brigade|he', 'Dame Ottilie Crumb|soprano|the chorus|she'],
    titles: ['The Trousers Were Load-Bearing', 'A Style of Leaning', 'Phase One, with Ducks', 'There Was Still the Goose', 'Form Eight', 'Custard at Ten Paces', 'Everyone Was Somebody', 'Wet Paint', 'What {foe} Was Thinking', 'A Sandwich for {target}', 'Two Doors Marked Out', 'The Pike Favours the Second Son', 'Local Fame', 'It Was the Goat'],
    'book.deed': ['Excellent Plan', 'Small Mistake', 'Inspection', 'Pursuit of {target}', 'Ducks'],
    'book.place': ['The Fool of {place}', 'Custard at {place}', 'A Goose in {place}', 'The Second-Best Day at {place}'],
    'book.theme': ['It Was the Goat', 'All in Order', 'A Person Who Means It Kindly', 'In the Wrong Order'],
    'book.turn': ['The Importance of {token}', 'Somebody Sat on {token}', 'Lot Forty, {token}'],
    'example.objective': ['Get the ring back from the goose before the second hymn', 'Win the marrow prize without a marrow', 'Return the wrong coffin before anyone looks', 'Become mayor by accident', 'Prove that form nine was a joke', 'Escape the town that thinks {he} is the inspector', 'Deliver a piano to the top of the lighthouse', 'Find out who taught the goat to read'],
    'example.setting': ['A town that is always ready for an inspection', 'The second-best hotel at a seaside resort', 'A castle let to three families on the same day', 'A village with two mayors and one hat', 'The office of forms, in the week of the audit', 'A theatre in which everything has been glued'],
    'example.motivation': ['{he} said that it would take the morning', 'To win a bet that {he} does not remember making', 'There was a plan, and it had arrows', 'Somebody has to explain to the duchess', '{his} uncle left {him} the goose', 'Nobody would stand next to {him} again otherwise'],
  },
};
