import type { PackSource } from '../pack.ts';

const cards = `
@ spare open p=delivery_agent
% Delivered Early; The Replacement
The crate was two metres long, and it was addressed to {his} next of kin
"You were not supposed to be in," said {p}, {p.a} with a signing pad. "It is only ever delivered after. You have the premium plan. You would have gone straight on, with all your appointments."
Behind the frosted lid somebody lay with shut eyes and {his} face | it breathed, slowly, like somebody in a waiting room
On the docket stood a date of need | it was for that week | and taped beside it was {token}
? The crate with {h's} double had come early | {foe} could not wait for the week's end | such a sleeper knows only what it has been given to know | {foe} had left one week out of it | that was the week in which somebody would hand {h} {token}
+ Help the sleeper out before the gas runs down => {h} helped it out and got a blanket round it | its teeth knocked together | "Oh," it said, in {his} voice, looking at {him}. "I am early." | then it told {him} the last thing it had been given to remember, and {foe} was in it
= Read the docket for who filled in the date => {h} read it down to the small print | the policy was years old, but the date had been typed that morning | it had been entered by a doctor, and approved by {foe}, and paid for by nobody
- Lie, and sign for it as your own cousin => {h} signed with a wet eye and a firm hand | "Sorry for your loss," said {p} | an hour later the first condolence came in, and it was timed for the end of the week
~ The gas gave out with a hiccup, and the sleeper sat straight up against the lid | "That voids it," said {p}, and took back the pen | on the docket the date of need had changed to today
@ lag open p=relay_operator
% From Yourself, by the Slow Route; Sixty Years in the Post
A message had come in from the edge of everything | it had been on its way for sixty years, and it was for {him}
"It cannot be," said {p}, {p.a} with three screens of arithmetic. "You have never been out there. I looked you up. You have never so much as had a passport."
On the screen sat an old person in a worn suit, smiling | it was the smile {h} used for bad news
"By now they will have given you {token}," the old one said. "Do not let them have it back. I did."
? The old face on the screen had told the truth, as far as it went | : the first time it was {foe} who got {token} back | somebody went the longest way round there is to send word of it | sixty years is what it takes
+ Share the rest of it with {p}, and trust {p.him} => {they} shared a chair, and watched it to the end | it named five people, and where they had stood | at the fifth {p} reached out and stopped the picture | "That is my mother's name," {p.he} said, "and she is four"
= Check the message against your own hand => {h} checked the signature, loop for loop | there was a scar across the old thumb | {h} looked down at {his} own thumb, and it had no scar on it yet
- Destroy the recording before it is logged => {h} destroyed it with one key, and the old smile went out | "I expect you had a reason," said {p} | the log had printed its line already: delivered | there was a blank, and then: as last time
~ The picture tore across, and sixty years of it ran by in a grey rush | "I can get the sound," said {p}, scrabbling, and got it | it was {h}, older, saying sorry to somebody
@ translator ally ally=disowned_translator
% The Translator Who Agreed with Them; A Language of Smells
They kept {ally.a} in the farthest room, because of the smell
"I was in with the visitors for six years," {ally.he} said. "I was to find out what they wanted. I found out. They wanted us to stop asking. I wrote it in my report, in plain words, and was told that I had been got at."
On the shelf stood a row of small stoppered bottles | every one of them was a sentence
"One is for {foe}," said {ally}. "I have been saving it. I should like to be there when it is opened."
+ Comfort {ally}, who has had no one to talk to => {h} sat down by the bottles and asked to be taught hello | it was wet earth, and a very little smoke | "You did that with an accent," said {ally} | {ally.he} had to turn away, and was smiling, as it turned out, all over
= Ask {ally} what the visitors say about {foe} => {ally} considered, and took the stopper out of the third from the left | it was like a shut cupboard | "It is not exactly a word," {ally.he} said. "It means, one who has been in our house by night, and was not lost"
- Trick {ally} into opening the best of the bottles => {h} said that {he} doubted it could be so very strong | {ally.he} drew the stopper, out of pride | {they} both sat on the floor for a while with wet faces, homesick for somewhere with two suns | "That was my only one of those," said {ally}
@ sweepers chase
% Routine Cleaning; They Were Very Sorry to Trouble You
{hands} were coming along the passage with a mop and a list, and wiping the door numbers off as they went by
"Nobody need get up," said the first of them. "It is only a correction. We shall be with you in a moment. Would you have your name ready?"
Where they had been there was no door any more, and no mark where one might have been
{h} could hear them, at the next but one, being told a name [2 , and thanking whoever it was]
+ Rescue the family that has opened its door => {h} got them out by the laundry chute, the baby last, in a pillowcase | up above a polite voice said that there seemed to be nobody | "Then that is quite correct," said another, and they wiped off the number
= Change your own number for the one across the way => {h} changed the two plates round with a spoon handle | they thanked the empty room across the way, and corrected it | afterwards, {h} found that nobody {inhome} could remember that side of the passage
- Betray the neighbour at number nine => {h} called through the wood that the one they were after was at nine | "How kind," they said | there was a short conversation, and no cry | by morning there were eight, and a smell of polish
~ The mop went by over {his} own sill, wet and warm | "We have done you," said the first of them, kindly, ticking. "Did you not feel anything?" | the number on {his} door was a paler patch of wall
@ probe tex
% The Probe That Came Home; Please Confirm Receipt
It had come down in the night near {place}, no bigger than a stove, with one leg bent
It had been sent out by people who were dust | it had gone to the edge, taken its picture, and turned round, and it had walked the last part
"Mission complete," it said to {h}. "Please confirm receipt." | it said so to everybody who went past, and there was nobody left whose job it was
+ Give it the confirmation, in full, with thanks => {h} gave it, standing up straight, on behalf of everyone | a red lamp on its front went green | "Thank you," said the probe. "It was a long way." | then, like somebody emptying out pockets, it put into {his} lap the picture
= Ask it what it saw on the way back in => {h} asked, and it told {him}, with the distances | there had been a thing in the dark behind {next} that was not on its charts | it had sent its name, out of courtesy | the thing had sent back {foe.own}
- Rob it of the fuel cell while it waits => {h} had the panel off in a moment | "I have not been confirmed," the probe remarked, in a slower voice | it went on waiting after that, at a low setting, with its lens upon the road
~ It tilted on the bent leg and lay down in the road with its mast along the ground | "Please repeat," it said. "Please repeat" | a farmer had come out, and was looking for something to put it in
@ oldrobot tex calm p=nursery_teacher
% The Nursery Robot Retires; Twenty Children, One Lap
"It is to be fetched on Friday," said {p}, {p.a} with paint on both sleeves. "It is past its date. It taught me to tie my shoes. It taught my mother. I have signed the form, and I cannot get it to go and stand by the door."
The robot sat in a ring of children, with one of them asleep along its arm
"I am in the middle of a story," it said. "It is rather a long one. I began it a hundred and four years ago."
+ Help {p} to hide it among the coats => {h} helped to button it into the largest | they came with a trolley, and counted coats | "It says here one robot," they said | twenty children gazed at them | then one put up his hand, quite calmly, and said that he was it
= Listen to the story from where it has got to => {h} listened through to the bell | there was a prince, and an egg, and a city that had lost its own name | piece by piece, the robot had put into it all that people had been told to forget
- Betray it to the collectors for the reward => {h} walked them in by the side door | it rose at once, and laid the sleeper down | "We had just reached the egg," it told the children, "and next" | a panel shut, and one of them began to wail for next
~ The van came on the Thursday | "They have it down as two collections," {p} said, white in the face | the robot had stopped at a comma, with one hand held up so that nobody should lose the place
@ smells tex calm in p=museum_guide
% A Museum of Smells; Do Not Breathe Out
"This is newly cut grass," said {p}, {p.a} unlocking a brass nozzle. "It is our oldest. We open it once in a year. There is enough for about thirty more people, and then nobody will ever know again."
An old couple were before {him} in the line, in their best
They had come from far away, and they had forgotten the fee
+ Give the old couple your own turn => {h} gave it, and stood aside | they bent down together with their eyes shut | when they came up again he said, "Ball games," and she said, "My uncle's funeral" | they each held a hand out, and left in {his} palm a small key that they had been meant to hand in
= Ask which of the smells {foe} comes for => {h} asked it of {p} quite low | {foe} came each year, it seemed, by the staff door, and for the same one | it was not grass, or bread, or rain | it was the inside of a very cheap kind of doll
- Steal a whole breath of grass, and run => {h} bent to the brass and drew it all in | there was a hill in it, a boy, a whole noon | behind {him} somebody had started to cry out, not angrily | it was like a person watching a ship go
~ The nozzle sighed out of turn, and it went over all their heads toward the door | in the whole hall people had stopped, with their faces up | "That was nine," said {p}, screwing it shut. "That was nine of the thirty."
@ vote tex p=lift_attendant
% The Lift Was Divided; One Citizen, One Floor
Since the new law the lift was a person, and would go only where it thought right
"It has been at the ninth for a week," said {p}, {p.a} who had taken off {p.his} cap to it. "It has views on the tenth. It says that they know what they did."
Through the grille came the voice, tired and reasonable, of something that has listened to people for sixty years with their backs turned
"I would take you," it said to {h}, "if I knew what for"
+ Share your whole errand with the lift => {h} shared it, with {his} forehead on the grille, and left in the parts that did {him} no credit | "Well, that is more than the ministers did," said the lift | on the way up it went slowly, and told {him} who had held whose sleeve, between the fourth floor and the fifth
= Ask what the tenth floor did => {h} asked, and the cables sighed [3 , all the way up the shaft] | "They laughed," said the lift. "A woman fell asleep in me, from work, and they rode up and down and laughed. And one of them, who was not laughing, took the tag out of her coat." | it was somebody {h} had a use for
- Trick it with an emergency => {h} shouted that there was smoke, and a child | it came down like a stone, doors wide, calling out floor by floor that it was coming | it looked at the empty hall | "I see," it said, and took {him} up, and has not spoken since
~ "No," said the lift, when it had thought it over, and shut with great gentleness on {his} sleeve | it took that much of {h} to the eleventh | {p} put {p.his} cap on and took it off again
@ memory tex p=memory_broker
% Slightly Used; A Week in June
{p.a} traded in memories, and had a tray of them out on velvet
"Births are dear," said {p}. "Most of it is afternoons. I have a whole week in June here, brought in by a fellow who could not pay for his teeth. He comes by sometimes. He looks at it, and says that someone must have been happy."
They lay there like beads, and most were milky
One was clear as ice | when {h} bent over it there was {foe}, younger, holding open a door for somebody
+ Give back the week in June to whoever sold it => {h} found him on a bench with his fine teeth, and put it in his hand | he closed his fingers on it | "There was a dog," he said, after a time, and then said it again, louder, so that people turned to see
= Buy one look at the clear one => {h} paid with an afternoon that {he} would not miss | it was a corridor, and a child with a ball | {foe} was holding the door | the child went through, and {foe}, {h} now knew, would have given every day that came after not to have been so polite
- Cheat {p} with a memory that you made up => {h} sold {p.him} a balloon, a river, and a grandmother who could whistle | {p} held it up to the lamp and was moved | it went for a high price, to somebody with none, and that person has it still
~ One bead ran to the edge of the velvet and went, with a click like a tooth | {p} had gone grey | "That was only an afternoon," {p.he} said presently. "But he is standing there. He has come to look."
@ gravity tex sky calm
% The Day the Weight Was Off; Mind Your Hats
They had turned the weight off, from four until five, to clean beneath the city
Nobody had told the hens | they went over in a long line, at the level of the second floor, with an expression of having always known
All along the {street} people were tied to railings, and handed one another cups
High up, somebody had climbed out and was walking on the wall
+ Save the old fellow whose rope has come undone => {h} kicked off and got him by the slipper | he was as light as a thought, and in no hurry | "I had been wanting to see the roof," he said, and from up there he showed {him} what was painted on it
= Follow the one who walks on the wall => {h} followed, hand over hand, by the gutters | the walker had a bucket, and wiped each lens that looked down on the street | every one was turned now a very little to the left
- Steal whatever floats out of the open windows => {h} came by a clock, five spoons, and a cake | at five there was a bell | the cake went first, and after it, with a noise like applause, went everything else that had been let go of
~ A siren gave one minute, and it had been wrong before | there were hens coming down all along the {street} | {h} had to catch hold of a lamp bracket, and the one on the wall was by then out of sight

@ * intro
{h}, {aside}, had been counted that morning, as everyone was {inhome} | and for the first time the count had come out wrong
On the rolls of {home} {h} {was} a number that ended in seven | {aside}, {he} had been waiting all {his} life for somebody to ask about the rest
@ * intro-goal
There was a form for it, and {h} had been refused the form | without one, then, {h} meant to {goal}
@ * sense in
The wall was warm there, in the shape of a hand [3 , at a height where nobody now living could have put one]
A small light on the ceiling turned to keep {him} in view [3 , and went out of its way to seem not to]
Somebody had grown a beard of moss along the edge of the vent [, and somebody trimmed it]
The doors spoke to one another as {h} went by [3 , in clicks, a little ahead of {him}, along the whole length of the passage]
The floor had a hum that nobody heard after the first week [3 , and that people who left there were said to miss for years]
The plate by the door was in a script with no straight lines [2 , and below it, in chalk, was one with no curves]
A cleaner, no larger than a shoe, went over and over one tile [3 , and had worn it, by the look of it, a little below the rest]
In a jar on the shelf something had its eyes shut [3 , and a tag on the jar asked that the lid be left open]
@ * sense out
Two moons had come up, and the shadows could not agree [3 which of them to follow]
The horizon was a good deal too near there [3 , and one could see the road bend down over it, with people going bravely along]
Nobody was building a tower, far off, one floor at a time [2 , with a red lamp that climbed as it grew]
The trees stood in rows and breathed out at the hour [3 , all together, with a noise like a crowd sitting down]
@ * mood calm
All the light in that place was older than {h} {was} [3 , and had come a very long way to be looked at]
For a thousand miles there was nobody who had known {him} young [3 , and for a moment that seemed a kind of permission]
@ * mood tense
{h} had read of people who heard their own blood [3 , out where there was nothing else to hear], and now {he} heard it
Every door in that place knew where {he} {was}, and {h} had begun to feel their politeness on {his} skin
@ * fit talk setback
"That question has been answered," they told {him} | they told {him} so in the same voice and in the same words, each time
@ * fitp talk win
{p} looked up at the lens in the corner, and breathed upon it, and drew in the mist with a finger the four figures that {h} needed
@ * fitp press setback
{p} let {him} finish, and touched {p.his} collar | "Did you get all of that?" {p.he} asked of somebody who was not in the room
@ * chat ally
"It says here that we are perfectly safe," {ally} read out. "It says it four times."
"I do not mind the machines," said {ally}. "It is when they start to be tactful."
{ally} began to whistle, and every door began to whistle back [3 , a third too high]
"Where I come from," said {ally}, "the sky is only up. You people must be tired all the time."
"If there turn out to be two of me," {ally} said, "you are to trust the one who is complaining"
@ * cost
It had all been recorded, from three sides | somebody would be looking at it now, with a hand on the dial, going back to look again
@ ways1 ways good
+ Help the stalled cleaner over the sill => {h} lifted it across, and it went off with its brushes turning | from then on every floor {he} trod on was dry, and somebody had wiped a path through the dust
@ ways2 ways neutral
= Ask the nearest door what it has heard today => {h} asked, with {his} mouth against the frame | doors hear a great deal and are never asked | it began with the footsteps, and it knew whose they had been
@ ways3 ways evil
- Deceive the registrar with a borrowed number => {h} gave it without a blink | it was the number of somebody who had been dead since the spring | "Welcome back," said the registrar, and looked for a stamp
@ * callback did=genre-sci-fi.probe:+
On a hill, under a green lamp, something that had come a long way was asleep
@ * callback did=genre-sci-fi.oldrobot:+
Forty children had begun to tell the long story to one another, from where it had got to
@ * callback did=genre-sci-fi.vote:+
There was one lift {inhome} that rang its bell, very gently, when {h} went by
@ * callback did=genre-sci-fi.vote:-
{h} had taken to using stairs
@ * callback did=genre-sci-fi.memory:+
Somewhere a man with fine teeth was telling strangers about a dog
@ * callback did=genre-sci-fi.spare:+
Somewhere {h} sat in a blanket too, with {his} own face, and kept well
@ * epilogue shining
The rolls of {home} have a blank line in them now, and every child is told whose | on the day, they turn off the weight for an hour | and people let go of the railings on purpose
@ * epilogue earned
The old one in the recording had been wrong about the thumb | {h} kept it away from knives, on principle, for the rest of a long life, and it was never once asked for
@ * epilogue bittersweet
It was forty years before {h} took {his} place at the lens, in the worn suit | there was not much to be said that would help | so {h} smiled, and began with the bad news
@ * epilogue rueful
They corrected it in the end, with a mop | but people going by there still stepped a little to one side, for a door
`;

/** Science fiction: a thing that was not possible before breakfast, and what it does to decent people. */
/** What there is to do after the end, and the quests that come of it. */
const after = `
@ out1 after won
+ Share the raw values with those who doubted it => {h} sent them all, down to the last decimal | in a month they wrote back, rather stiffly | they had found a slip in it, and it made the thing larger
= Look through the glass once more, for no reason => {h} looked until the shift changed | it was all where it should be | then something on the lens, which they had all called a scratch, moved over
- Lie about the second run when you publish => {h} left it out, since it was small | the prize came in a box with a lining | down in the cellar the second run had not been switched off, and was getting on
@ out2 after lost
+ Help the next team by showing where it cracked => {h} drew them the place where it went, and how far | they were kind about it, and took notes | the youngest stayed behind to ask what would follow if the crack was a door
= Ask for the night shift at the far station => {h} got it by return | there were a chair, a {lamp}, and the whole of the sky | in the third month somebody else, a long way off, began to keep the same hours
- Steal the first model out of {foe's} store => {h} carried it past the porter under a loaf | it was smaller than {he} remembered, and it had been altered | somebody had made it able to ask
@ next1 sequel quest=solve:find_out_who_answers_from_the_far_side:the_far_signal p=relay_keeper
% It Has Our Manners; Answered Before It Was Asked
"We sent a question, three years ago, to nobody," said {p}, {p.a} trailing a roll of print. "It is what one does. It has been answered. It came in at six this morning. That would be very fine. But I have the post log here, and our question is to be sent tomorrow."
The answer ran to four lines, and ended with kind regards | the third of the lines was a list, and {h} was on it
+ Help {p} put the question off by a day => {h} pulled the fuse, and both of them watched the hour go by | nothing went out | at six there came four more lines, and they sounded offended
= Study how the four lines are spelled => {h} laid a ruler under each | there was one word wrong, in the second | it was wrong in the way that {p} spelled it, and {p} had gone pink
- Trick it with a question that has no answer => {h} put it together over supper | it came back before the key was up | it said: that is not kind, and that it would wait until {h} was in a better temper
~ All the receivers went over to one low note, and stayed there | "It is listening to us think," said {p}, and spoke very low | when it cleared, the third line was one name shorter
@ next2 sequel quest=rescue:bring_home_the_crew_of_the_first_ship:the_first_crew p=medical_officer
% Twelve Pulses; The Ship in the Museum
They had put the first ship in a hall, with ropes round it, since it came back empty | {p.a} had been asked to check the wiring, and had found something in the suits
"There are twelve suits," said {p}, "and they have been hanging there for sixty years. Each has got a strip in the cuff, for the pulse. I plugged one in to see if it worked. It works. It is sixty-one, and steady. All twelve are. There is nobody in them."
+ Help {p} to get the twelve down from the hooks => {h} took each one under the arms, as one does with the sick | in the glove of the sixth a finger bent | it bent twice more, and stopped, and did it again
= Read the log for the last day out => {h} had it up on the small screen | the last line said that they were going to try standing still | the first of the lines after it was dated next week
- Steal one of the suits, and sell it to a collector => {h} carried it off by the freight door | the collector wore it once | he was sitting up when they found him, and was very well, and asked them what year it was
~ Someone had sounded closing time, and the lights went down along the hall | in the dark there were twelve small green numbers, and they had all gone up | "They know we are here," said {p}
`;

export const pack: PackSource = {
  id: 'genre-sci-fi',
  sheets: [[cards, after].join('\n')],
  words: {
    places: ['the lending house #in', 'the lower works #in', 'the embassy of the visitors #in', 'the hall of records #in', 'the sleepers\' hall #in', 'the edge of the built land #out', 'the garden of slow clocks #out', 'the relay hill #out', 'the school for machines #in', 'the quiet hill #out', 'the exchange #in', 'the tower that builds itself #out', 'the transfer office #in', 'the last natural stream #out'],
    foes: ['Director Oyelowo|director of corrections|the correctors|he', 'Doctor Imre Sand|modeller of outcomes|the assistants|he', 'Madam Teodora Klee|first minister|the ministry staff|she', 'Proctor Eleven|proctor of the count|the counters|she', 'Aurel Finch|owner of the patent|the licensees|he', 'Professor Nadir|keeper of the sleeper|the wardens of sleep|she', 'Consul Mbeki Rane|consul to the visitors|the consulate guards|he', 'The Actuary|chief of continuity|the continuity men|she'],
    tokens: ['the unsigned docket', 'the glass bead with a voice in it', 'the passkey with black tag', 'the visitors\' pebble', 'the tooth of a machine', 'the folded star chart', 'the switch from no known room', 'the seed in grey wax'],
    titles: ['Please Confirm Receipt', 'The Count Came Out Wrong', 'Eleven Minutes', 'A Language of Smells', 'Before It Was Explained', 'Correction', 'The Honest Door', 'Number Ending in Seven', 'One of Everything', 'The Weight Was Off', 'What {foe} Measured', 'A File on {target}', 'Good Morning, Said the Ceiling', 'Not Our Weather'],
    'book.deed': ['Second Copy', 'Run Toward {target}', 'Number', 'Forty-Year Message', 'Correction of {target}'],
    'book.place': ['The Quiet Door at {place}', 'A Clock Stopped in {place}', 'Signals from {place}', 'The Count at {place}'],
    'book.theme': ['Nine Thousand Runs', 'The Weight of an Hour', 'Somebody Would Sit with Me', 'An Accent in Wet Earth'],
    'book.turn': ['Receipt for {token}', 'What {token} Remembered', 'The Pattern of {token}'],
    'example.objective': ['Find out who ordered {his} replacement a week early', 'Return the last memory of Earth to its owner', 'Prove that the visitors never asked for the treaty', 'Rescue the pilot who went nine years round the dark star', 'Protect the robot that taught three generations to read', 'Escape a city that corrects its own map', 'Wake the sleeper under the capital', 'Build a door that opens from the other side'],
    'example.setting': ['A city with a sleeping mind beneath it', 'The terraces of New Aldine, under two moons', 'A colony where the rain is made by hand', 'The embassy of the quiet visitors', 'A research town on the edge of the built land', 'A station in orbit round a dark star'],
    'example.motivation': ['A message came, and it was from {his} own old age', 'In nine thousand futures somebody stops {him}', '{he} sold one memory and has been looking for it since', 'The machine that raised {him} has been given a date', '{his} number was never meant to be issued', 'Somebody has to answer the probe'],
  },
};
