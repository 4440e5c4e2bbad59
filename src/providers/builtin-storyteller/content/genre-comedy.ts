import type { PackSource } from '../pack.ts';

const cards = `
@ inspector open p=mayor
% Mistaken for the Inspector; There Was to Be a Band
There was a band, and a carpet, and a child with a cushion, and all of it was for {h}
"We had not expected you before Friday," said {p}, {p.a} in a chain. "You will find that everything is in order. The bridge is only leaning. That is a style. I have had the pond ironed."
{h} tried to say that {he} had come about something else | the band began again
On the cushion, by way of a small gift, lay {token}
+ Give {p} an honest answer between two marches => {h} gave it, in a lull | there was a terrible silence | "Incorruptible," breathed {p}, with wet eyes, and doubled the cushion
= Inspect something, since they seem to want it => {h} looked hard at a drain | three officials burst into tears | it was {foe.own} drain, they said, and they had always known that it would come out
- Lie, and be the inspector until supper => {h} found fault with the carpet | by four o'clock {he} had been bribed with a goose, a clock, and a small forest | by five a person had got down from the coach with a bag, and was asking for the mayor
@ wrongcoffin open p=undertaker
% A Case of Luggage; It Was Heavier Than Cheese
"You have had my box," said {p}, {p.a} in very black gloves, "and I have had yours. I did wonder at the funeral. The widow said that he had never smelled better."
{h} had been sitting on it for two days | it had seemed odd, for a cheese, that it had handles
"I would not ask," said {p}, "but there are twelve of the family waiting, and they have begun on the wreaths"
Wedged under the lid, where no cheese would have put it, was {token}
+ Help {p} to change them back before the hymn ends => {h} took the feet, so to speak | they met the widow on the stair | "Are there two of him?" she asked, with a flicker of hope, and gave {h} a card
= Look at who it was that you have been sitting on => {h} lifted the lid an inch | the man inside lifted it a little more. "Have they gone?" he whispered. "I owe {foe} four hundred"
- Cheat the family, and sell them the cheese => {h} named a price per pound of grief | it was by far the best-attended burial that year
@ rumour lead p=barber
% It Started as a Cough; What They Are Saying
{p.a} was shaving a customer at {place}, and telling all of it
"It was a cough at noon," said {p}. "By two it was a plague. By three he had gone to the bad with a contralto. I have just had a gentleman in who saw the contralto."
The person they were speaking of was under the towel, and was {h}
+ Help {p} to a better ending for the story => {h} offered one, through the lather | {p} stopped, with the razor up. "And the treasure?" {p.he} said | it was the first that {h} had heard of it, and it was at {next}
= Ask who brought in the contralto => {h} asked, and {p} remembered a bag and a wet hat | the same one had brought in the plague, and had left by the back to see to the weather
- Trick {p} into spreading a worse one => {h} let fall a word about {foe} and a bishop | it was back within the hour, with a duck in it
@ butler ally ally=unemployed_butler
% A Gentleman's Gentleman; He or She Cannot Stop Announcing
{ally.a} had been let go for announcing guests by what they were thinking
"'A lady who hopes that the fish is off,'" said {ally}. "It simply came out. 'Two gentlemen who have not met since Thursday.' I have tried to hold it in. I get a sort of hum."
{ally.he} took {his} hat from {him}, brushed it, and put it back on at a better angle
"I would serve anybody who was going to call upon {foe}," said {ally}. "I should so like to do {foe.him} from the top of the stairs."
+ Give {ally} the post, and ask to be announced => {h} gave it, and went out, and came in again | "A person who has no idea," {ally} called to the empty room, in a ringing voice, "but means it kindly" | {they} shook hands on that
= Listen to what {foe} was thinking on the day => {h} listened, and {ally} hummed for some time | "'The owner of this house,'" said {ally}, "'who would give it all to be asked to sit in the kitchen'"
- Trick {ally} into announcing your enemies => {h} took {ally.him} to the opera | fourteen marriages were off by the interval | {ally} had never been so happy
@ plan means move p=amateur_general
% The Plan Had Arrows; Phase One, with Ducks
{p.a} had drawn the whole thing out, with arrows, on a tablecloth
"It is beautifully simple," said {p}. "You are the ducks. At the signal you go in as ducks. I create a diversion. In the confusion you create another. I have allowed for everything but a dog."
There was a knock at the door | it was somebody returning a dog
+ Help {p} to a plan with fewer ducks => {h} rubbed out arrows until there was one left | it pointed at the front door, and beside it {h} wrote: knock | {p} looked at it as people look who have been shown the sea
= Ask what the second diversion is for => {h} asked | {p} opened {p.his} mouth, and shut it, and went rather pale | "To distract us," {p.he} said slowly, "from the first"
- Cheat {p} out of the costume money => {h} spent it on supper | at the signal, all alone, in the moonlight, one duck advanced on the gate
@ queue wall p=official
% Form Nine; You Need a Form to Get the Form
To be let by one had to have form nine, and form nine was given out at the other side
"I know," said {p}, {p.a} behind a window the size of a book. "I invented it. It was a joke, at a party. Somebody wrote it down. I have been trying to apply to have it stopped, but one needs a form."
There were people in that line with beards who had come in without
+ Help the oldest in the line to the front => {h} gave him {his} own place, and the next gave theirs, and by noon everyone had moved back one with great courtesy | {p}, watching through the glass, began to have an idea
= Ask for form eight instead => There was a pause, and a flutter, and a small bell | nobody in fifty years had asked for eight | it was a good form, and it let one do anything at all
- Deceive {p} with a form you have drawn yourself => {h} headed it ten | {p} wept over the ruling | by Monday everyone needed one, and only {h} had the pattern
@ swap turn
% {foe} Is in Disguise Too; Two Moustaches
The waiter's moustache had come off in the soup, and so had {his} own
"I thought that it was you," said the waiter, in {foe.own} voice. "The ears. I have been serving you for a week. I had meant to overhear your plans. You have told me about your knees."
It turned out that everyone in that dining room was in disguise | there had been no real guest since the Tuesday
"There is only one of us who is what he says," said {foe}, "and it is the bear"
+ Help {foe} to find the moustache before it is served => {they} fished, side by side, with forks | somebody coughed | it was on the archdeacon | "I do call this friendly," {foe} said, in spite of {foe.himself}
= Ask the room who everybody is => {h} rang a spoon on a glass | one after another they stood up, and took off a wig | it was four detectives, two dukes, the real waiter, and somebody's mother
- Betray {foe} to the bear => {h} pointed | the bear came over, and looked, and shook its head sadly, and sat down at {foe.own} table
@ pie duel
% A Duel with Conditions; Custard at Ten Paces
{foe} had been given the choice of weapons, and had chosen custard
"I am no swordsman, and nor are you," said {foe}. "But I will have satisfaction. Somebody has told my mother that I sing flat."
They stood back to back on the lawn, with a pie apiece, and a surgeon looked at his watch | behind the hedge one could hear that the whole of the town had come
"One," said the surgeon, "two," and was sorry to say that he had lost count
+ Save {foe} from the custard, and take the first one yourself => {h} turned about, and put it gently into {his} own face | there was a hush | "Raspberry," said {h}. "And you do not sing flat." | {foe} lowered {foe.his} arm, and was seen to smile
= Turn at the wrong number and bow => {h} bowed, very low, at four | it went over {him} like a bird, and took the surgeon | nobody, they agreed, could possibly go on, and a good many did
- Cheat, and fire on nine => {h} got {foe} behind the ear | "Oh, I say," said {foe}, rather faintly, and looked round for somebody to be fair | the hedge came over as one
@ auction tex in p=auctioneer
% Do Not Scratch Your Nose; Lot Fifty
{h} had only scratched {his} nose, and was now the owner of a stuffed pike
"And the umbrella stand, to the same keen eye," said {p}, {p.a} with a hammer. "And I think, yes, the chapel."
It went on all the afternoon | {h} sat upon both hands, and sneezed
In the back row somebody with a wet hat was bidding against {him}, with every sign of fear
+ Give the chapel back to its congregation => {h} gave it, from the chair, with a wave | the wave was taken for an offer on the organ | but an old lady in the front leaned over and told {him} what was really in the pike
= Ask to see what it is that the wet hat wants => {h} asked, very still | it was lot fifty, a plain box | inside was another box, and {foe} had bid for that one by post
- Cheat, and sell on the pike as an ancestor => {h} told it with tears | a family with a staircase took it away in a carriage | it is there yet, and has been thought to favour the second son
@ opera tex calm p=prompter
% Everyone Knew the Words but One; Act Two, Again
"He sings whatever comes," hissed {p}, {p.a} in a box beneath the stage. "He has forgotten all of it since the duel. Tonight he has been singing the wine list. They love it. It is only that the soprano has not eaten."
Through the grating {h} saw a large man in a tin helmet | he was holding, in tears, the last note of a pudding
+ Help {p} to find the page before the dagger => {h} found it | {p} whispered it, line after line, as one feeds a bird | by the end the tenor had remembered a wife, a debt, and whose custard it was that had made him forget
= Watch who in the house is not laughing => {h} watched the boxes through the grating | four hundred people were holding their sides | in box five {foe} sat with a book of the words, and went on turning over
- Trick the tenor with a shopping list => {h} passed it up | it was sung, it was encored | the soprano took off her crown at "half a pound of tripe", and went home to her mother
@ wedding2 tex calm sky p=best_friend
% The Ring Is in the Goose; Any Objections
"I only put it down for a moment," said {p}, {p.a} in a borrowed coat. "It was on the plate. It was the goose's plate. They are on the second hymn."
There were eleven geese on that green, and they all had the same expression
+ Help {p} to sing to the geese => {h} had heard that it relaxes them | they stood in a ring and gave it in parts | on the top note the fourth from the left gave a sort of cough
= Study which goose looks like a person with a secret => {h} walked along the row, hands behind {his} back, like a general | ten of them stared | the eleventh began to talk about something else
- Lie, and marry them with a curtain ring => It fitted | for thirty years, whenever they quarrelled, one of them would mention the goose
@ haunted tex in p=ghost/he
% The Ghost Had Been Misinformed; Wrong House
The ghost came in at the wall, and wailed, and looked at {his} face, and stopped
"This is not the Hall," said {p}, {p.a} in chains. "I do beg your pardon. Left at the church, they told me. I have been doing you since Michaelmas. You never said anything."
"You sleep through," he added, "which I had put down to courage"
+ Help {p} to the Hall, and carry the ball => {h} helped, and took the heavy end | at the gate of {last} the ghost shook hands, which was like shaking hands with a pond | "There is a draught behind the third panel," he said, "you might care to know where it comes from"
= Ask {p} who sent him to the wrong house => {h} asked | it was somebody in a wet hat, very civil, who had wanted {him} kept awake
- Trick {p} into staying for the tourists => {h} took {coins} at the door | he was too polite to refuse | after the third party he was heard, in the chimney, asking somebody how one gives notice
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
@ * hook tense
It was just then that the real one walked in
Behind {him}, a large number of plates made up their minds
Somebody shouted, "That is the one," and for once in {his} life {h} had not done it
The trousers, unfortunately, had been load-bearing
@ * hook calm
There was still the matter of the goose
@ * hook quest
Somebody else had thought of {target} first | it was the goat
@ * mood calm
{h} felt that it was going rather well, and looked about for whatever that usually means
It occurred to {h} that dignity is a thing one only ever has in other rooms
@ * mood tense
{h} smiled, and could feel that the smile was on upside down
There was a way to explain it all | {h} had thought of it twice, and both times there had been a llama in it
@ * fit move setback
{h} opened the door with confidence, and it was a cupboard | after a decent interval {h} came out of it
@ * fit take win
It came away easily, with the shelf, the wall, and a good deal of jam
@ * fit press setback
{h} drew {himself} up to {his} full height | they asked if {he} would like a box
@ * fit use win
It was the wrong lever, and it was exactly what was wanted
@ * fit talk win
They had not understood a word | it was clear, however, that they agreed with it
@ * chat ally
"I had a feeling about the ducks," said {ally}
"On the bright side," said {ally}, and thought, and went on walking
"If we are asked," said {ally}, "I am the one with the moustache"
@ * cost
It had worked perfectly | there was only the question of who would tell the duchess
@ ways1 ways good
+ Help whoever is stuck in the railings => {h} pulled, and others pulled {him} | there was a pop | it was the mayor, and he remembered it at once as a ceremony
@ ways2 ways neutral
= Follow the small dog with the large hat => {h} followed, through four rooms and a wedding | it put the hat down at last in front of somebody, who went white
@ ways3 ways evil
- Trick two bores into meeting each other => {h} introduced them, and stepped away | they are said to be still there | it was years before anybody in that street could use the pump
@ * callback did=genre-comedy.inspector:+
There were towns in that county that had never leaned since
@ * callback did=genre-comedy.haunted:+
At the Hall, they said, there was a new ghost, very punctual, who wiped his feet
@ * callback did=genre-comedy.auction:-
Someone {inhome} had been seen to raise a hat to a pike
@ * close won
It had gone wrong in every particular, in the right order | {h} stood among the plates, the geese and the brass band with exactly what {he} had come for | nobody dared to ask how, least of all {h}
@ * close lost
It had been a beautiful plan, and people came from miles around to look at the hole | {foe} paid for the band | it was generally agreed that the duck had been brave
@ * epilogue shining
They put up a plaque, and it fell off, and they put it up again | it says that {h} was here, and then something about ducks | the band plays on the day, whether or not anyone can stop it
@ * epilogue earned
{h} went home and sat down, and the chair held | {he} got up, and sat down again, to enjoy it
@ * epilogue bittersweet
It was all put right but the one thing | on quiet evenings there is a small sound over the roofs, like a goose, with a ring in it
@ * epilogue rueful
In that town they tell it better every year | {h} was only in the crowd, in the latest one | the duck has been made a lord
`;

/** Comedy: a plan that goes too well, and the goose. */
export const pack: PackSource = {
  id: 'genre-comedy',
  sheets: [cards],
  words: {
    places: ['the leaning bridge #out', 'the town hall steps #out', 'the Grand Dining Room #in', 'the auction rooms #in', 'the goose green #out', 'the opera cellar #in', 'the Hall #in', 'the office of forms #in', 'the duke\'s maze #out', 'the laundry #in', 'the bathing pond #out', 'the second-best inn #in'],
    foes: ['Sir Humphrey Blott|chairman of everything|the committee|he', 'Lady Prunella Gosse|judge of marrows|the marrow guard|she', 'Count Otto|count, so he says|the footmen|he', 'Mrs Araminta Clegg|mother of the mayor|the sewing circle|she', 'Barnaby Flite|prize-winning poet|the subscribers|he', 'Professor Dottrell|inventor of form nine|the under-clerks|she', 'Captain Bung|captain of the fire brigade|the brigade|he', 'Dame Ottilie Crumb|soprano|the chorus|she'],
    tokens: ['the wrong moustache', 'the ring from the goose', 'form eight', 'the stuffed pike', 'the mayor\'s other chain', 'a duck costume, rear half', 'the unsigned apology', 'the boot from the chandelier'],
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
