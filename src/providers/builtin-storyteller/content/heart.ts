import type { PackSource } from '../pack.ts';

const cards = `
@ * sense
There was a smell of starch and warm sugar [3 , which is to say that somebody was getting married or had thought better of it]
Two chairs stood with their backs to each other [3 , and one felt that they had been left that way on purpose]
Somebody had set a place too many at the table, and nobody was going to take it away
Across the yard a person was practising a scale [3 and always falling off it at the same note, with the same small cry]
A window went up, and someone shook out a cloth [3 , and looked to see who was passing, and shook it a little longer]
On the sill stood a row of jars with names on the lids [3 , in a hand that had grown larger and shakier toward the end of the row]
A petticoat and a pair of boots had been hung to dry side by side [3 , and the wind had rather mixed them up]
There were initials scratched in the bench [1 , and a third set had been added later] [3 by someone with a good deal to say and no room]
In the next room a quarrel stopped [3 , the way that rain stops], and somebody laughed in spite of himself
The stairs had one step that spoke, and everyone in the house knew to miss it
@ * sense sky
The wind had got in among the washing [3 , and for a moment the whole yard was full of people with no heads, dancing]
Swallows were going in and out under the eaves [3 , like relations who have been told to make themselves at home]
It was the kind of evening when people stand at their gates [3 with nothing in their hands and wait for someone to remark on it]
@ * mood
{h} thought of the perfect answer | it was to a thing that somebody had said in the spring
For the third time that day {h} forgave somebody in {his} head [3 , and for the third time took it back before they could enjoy it]
@ * tie any lead
It was not much to go on, but people had married on less
@ * tie any ally
There is a way of being alone that takes two | {h} had forgotten how restful it was
@ * tie any means
With that, there was something to say about {target}, and now it only wanted saying to the right face
@ * tie any wall
No one had said no about {target} | they had said it with cushions
@ * tie any turn
{h} had been angry for so long about {target} | it was like being asked to move out of a house
@ * tie any price
It was for {target}, and {he} would do it again | {he} did hope not to be asked this week
@ * tie any gate
All the way there {h} had known just what to say about {target} | the door took it clean out of {his} head
@ * tie any duel
{target} was in that room somewhere, under all the things that neither of them had said
{h} had come to {goal}, and there sat the one person who could forbid it
It could be said now, or it could be left for good
Neither of them had slept, by the look of it
Everyone else had found something to do in the kitchen
@ * epilogue shining
They laid the table for forty-one that year, and the odd chair was for {h} | the uncle heard every word {he} said | he passed on the best of it to his neighbour, rather loudly
@ * epilogue earned
{h} went home and slept late | on the step, when {he} got up, there was a pot of soup with a plate on top | it had lemon in it, and no name
@ * epilogue crowned
{h} got all of it, and the good table too, well away from the fern | people laughed before {he} had come to the joke | sometimes, to see, {he} left the joke out
@ * epilogue bittersweet
There was a cup on the shelf that visitors were not given | {h} dusted it on Thursdays | it was not the ending that {he} had rehearsed, but {he} had it by heart before long
@ * epilogue rueful
{h} still has the sentence, the good one, and it gets better every year | {he} said it once to a horse | the horse, {he} thought, had been moved
@ * epilogue gentle
{h} gave back the ladder | it turned out that this was most of what had been the matter | in the evenings two chairs stand out by the wall there, and they face the same way
@ * close won
Nobody made a speech | {h} had wished to {goal}, and it was so | {foe} came up last of all, and got out three words, and they were good ones | then the table had to be laid for more than anyone had counted on
@ * close lost
It was nobody's fault by then, or it was everyone's | {h} was not to {goal}, and there was washing up to be done | {foe} took a cloth, without being asked, and dried
@ means2 means move p=retired_guard
% An Old Uniform; The Way the Guards Go
{p.a} kept rabbits behind {place} | {p.he} remembered everything that had ever happened there
"Thirty years I walked that wall," said {p}. "Nobody ever asked me which stones were loose."
{p.he} had the old coat still, in a chest with dried lavender | it would fit {h}, more or less, in bad light
+ Help {p} with the winter hutches => {h} hammered slats until the last rabbit was housed | {p} held the nails and talked | by dusk {h} could have walked that wall asleep
= Study the route in the straw => {p} laid it out with bits of straw and a turnip for the tower | {h} went through it forward and then from the end | a rabbit ate the south gate, but by then {h} had it
- Deceive {p} with a tale of a lost brother => {h} gave the brother a limp and a love of rabbits | {p} gave {him} the coat, the boots, and a clean handkerchief | "Bring him here after," said {p}
~ The moths flew out of it | {p} sat down upon the chest with a sleeve in either hand, and the rabbits had got into the yard
@ wake tex p=mourner
% A Wake for the Living; Black Ribbon
There were candles, and cake, and a box on two trestles | {p.a} with wet cheeks pressed {his} hand
"So good of you to come," said {p}. "He did so hope that you would. He is just behind the curtain."
Behind the curtain two polished shoes shifted about
+ Comfort {p} and keep the secret => {h} pressed {p.his} hand in turn, and said all the usual things | the curtain breathed out | when {h} left, there was a card in {his} hatband, from a dead man, with his thanks and an address
= Look behind the curtain in passing => An old man in his best suit made a sign for silence | "I owe too much to be alive," he whispered | he knew about {foe}, having owed the most to {foe.him}
- Rob the collection plate by the door => It was heaped, for the dead man had been loved or feared | {h} tipped it down {his} sleeve as {he} bowed | behind the curtain somebody groaned, quite distinctly
~ The curtain had come off its rings | everyone in that room looked at once at the cake, and it was very quiet, and somebody said how natural it had been
@ overturn3 turn cased p=child
% A Question from Under the Table; Out of the Mouth
{p.a} had sat underneath the table for the whole of the talk, with a slate | "Why do you none of you ask it from the far end?" said {p}
There was a laugh, and then {h} stopped laughing
+ Give {p} the whole of it to put in order => {h} gave the whole of it, and {p} drew it, with legs | where two of the lines met there was somebody with a big hat | "That one," said {p}, "is in all of them"
= Try it from the far end, aloud => {h} tried it, backward, one thing after another | it went through without a knot | somebody who had been there at the start was gone by the end
- Cheat {p} of the credit for it => {h} said it again a minute after, in longer words, and everybody was much taken with it | {p} looked up at {him} for some time, and rubbed out what was on the slate
@ overturn5 turn cased ally
% {ally} Says Nothing; The Second Time of Telling
{h} told it to {ally} again, to hear how it went | in the middle of it {ally} put down the cup
"Say that bit over," said {ally}. "No, the bit that you always hurry over"
+ Share with {ally} what you hurried over => {h} said it slowly, for once, with nothing left out | {ally} had heard worse | they changed places at the window after that, and {h} slept for four hours
= Look again at the part you hurried over => {h} looked at it squarely | it had never fitted, and that was why it had been gone over so fast | it fitted now
- Lie to {ally} about the one part => {h} said that there was nothing in it | {ally} took up the cup again | it was the first time that they had both known it was a lie
@ overturn6 turn cased p=nurse
% Sent For; While There Was Time
There was somebody ill, who had asked for {him} by name | {p.a} held the door. "Ten minutes," said {p}. "And do not let it be got out of order"
The sick one had it all in order, and had had years to see to that
+ Comfort the sick one until it grows light => {h} stayed, and was told the rest, the weather of that day, and who had worn what | "That is off my chest," the sick one said | {p} opened the shutters, and for the time being everyone was still there
= Ask {p} to bear witness to it => {p} had heard every word through the door, and said so | it was written down on the back of a list of medicines | {p} signed it as one signs for a parcel
- Steal what lies under the sick one's pillow => {h} had it up a sleeve between one breath and the next | it bore out all that had been said | the sick one's hand went in under the pillow, and felt about there
@ thirdfigure turn cased genre=romance
% At the Third Figure; Said While Turning
The dance brought {him} round to {foe} at the third figure, and there were eight bars of it | "You may as well know," said {foe}, with a hand at {h's} back, light as a reproach. "You have danced round it long enough"
It was said close to the ear, a piece with every turn, and {foe} smelled of oranges and had damp palms
+ Support {foe} through the turn that goes wrong => {foe} had gone white on the last of it, and {h} took {foe.own} weight and counted for them both | "That was kind," said {foe}, when they had their breath, "and I had so looked forward to hating you"
= Ask for the one part {foe} said to the wall => There was a half turn, with only a shoulder to look at | {foe} gave it again at the next round, quite low, and it was a name, and {foe.he} said it the way people do who have had to practise
- Betray it to the next partner in the chain => {h} passed it on with a hand, down the line, and could see it go | by the end of the set forty people knew, and {foe} was still smiling
~ The fiddler broke a string, and they all had to stand as they were, hand in hand and not speaking | it is a long time, one string
@ everyoneknew turn cased genre=comedy
% Everyone but You; A Show of Hands
{h} called them all together to announce it | it had taken a week and two disguises | they heard it out, and there was one of those pauses
"Oh dear," somebody said. "Who was supposed to tell him?" | there was a show of hands, as to who had known, and it came to everybody, and the dog
+ Help them to stop looking so sorry => {h} laughed first, which is the only way | they told {him} the real thing then, all at once, with corrections | there was cake left
= Ask since when, exactly => It went by seniority | the earliest was a Tuesday in March, and the latest had been told that morning by {h} {himself}, without noticing
- Lie that it was a test, and they have passed => This was received with great politeness | somebody asked what the moustache had been testing
~ They had all begun to explain at once, so as to spare {him}, and {h} got the end of it from six people and the beginning from none
@ shelling turn cased genre=drama p=old_neighbour
% A Bowl of Peas; Not Looking Up
{p.a} was shelling peas, and did not look up from them | "I suppose that I am the last who was in the house," said {p}. "I always thought that somebody would ask. Then I thought that you all knew, and were being good about it"
{p} put a thumbnail to the next pod, and said it, and went on to the one after
+ Share the work, and let it be said slowly => {h} took half of the pods | at the end a bowl of peas stood between them, and it was out, and nothing in the yard had changed
= Ask why it was kept so long => "Nobody was being cruel," {p} said. "It got to be a thing that was in the way of the cupboard. One walks round"
- Cheat {p} of an answer, and go out => {h} went as far as the pump | behind {him} the pods kept on, one and one and one
~ The bowl went off {p's} knees, and there were peas under everything | they were both down on the floor, picking them up, and that was plainly going to be all that was picked up that day
@ auntally ally ally=great-aunt/she
% Somebody's Great-Aunt; She Had Brought Her Own Chair
{ally.a} was sitting at the gate of {place} on a chair that she had carried there {ally.himself} | "I have come to disapprove," said {ally}. "Then I heard what it was about. I was young in this very lane. I disapproved of the wrong one"
{ally.he} had known {foe} in short clothes, and had smacked {foe.him}
+ Give {ally} your arm and share the whole of it => {ally} took it, and the chair as well | by the second corner {ally.he} had put the plan right in three places and turned back {his} collar
= Ask {ally} what it was about {foe} => "Tales were told," said {ally}, "by all of them, it was a telling family." | {ally.he} knew which of them had never been found out
- Deceive {ally} about how respectable it is => {h} called it a visit | {ally} looked at the rope. "I see," she said. "Then I had better bring the good gloves"
@ wronglady open p=matchmaker
% The Rooms Were the Wrong Way Round; Kindly Accepted
{p.a} came in without knocking and kissed {h} on both cheeks | "They have said yes," said {p}. "I knew that they would. I have told everyone. I only want your name for the cake." | {h} had not asked anyone for anything
In a twist of {paper}, as a pledge, lay {token} | outside there was singing, and it was getting nearer
? {p} owned up to it in the end | : the letter had come from the door across the landing, and so had {token} | {foe} had changed the names on the doors, so that the wedding should come to the wrong house
+ Help {p} sit down before it is explained => {h} put {p.him} in the good chair and explained | {p} fanned {p.himself} with the list. "But it was such a nice letter," {p.he} said, and read {him} some of it
= Ask to see the letter that was answered => The hand was not {h's} own, and what it said was better than anything {he} would have dared
- Lie, and accept with all your heart => "There," said {p}, and opened the window | from below twenty people wished {h} joy, and one went away quickly up the {street}
~ The singers were on the stair before another word could be said, and the cake came first, sideways | {p} was weeping with happiness on everyone alike
`;

/** Romance, comedy and drama: people who want things of each other, and the dinners at which they do not say so. */
/** What there is to do after the end, and the quests that come of it. */
const after = `
@ out1 after won
+ Share the house with all who had a hand in it => {h} put up three more beds and a long table | they could not agree about the window | at night one could hear them through the wall, agreeing about {him}
= Write it all down, and put it away => {h} wrote for most of a week, and tied it with tape | it went on to the top shelf | a year later there was a small mark in it, beside the best line
- Lie about who spoke first => {h} told it so at every table, with a modest look | it was believed by all but one | that one let it pass, and smiled, and kept count
@ out2 after lost
+ Comfort {foe}, who has not enjoyed it either => {h} went over there with a cake | they talked about the roads | at the door {foe} said what a pity it was, and they both looked at the cake
= Take the long way, so as not to pass that door => {h} took it for a month, round by the mill | it was a mile more, and uphill | halfway there was a bench, and by and by somebody else began to need it
- Steal one look through the window => {h} stood in the wet laurels, holding {his} breath | they were only laying a table | somebody counted the plates and set out one more, and looked at the glass
@ out3 after renounced
+ Give the best of your speeches to a shy one => {h} had it by heart, and no more use for it | the shy one said it over all the way up the path | it was answered with quite another speech, and a better
= Take up your old place at the table => {h} sat down, and somebody passed the salt | nothing was said about it | under the cloth the dog laid its chin upon {his} foot, and left it there
- Lie that there was never anything in it => {h} said so, and buttered something | everyone nodded | the aunt who never noticed things got up and shut the door, and sat down again to wait
`;

export const heart: PackSource = {
  id: 'heart',
  sheets: [[cards, after].join('\n')],
  words: {
    places: ['the bakehouse', 'the wash-house', 'the dancing floor', 'the pear orchard', 'the music room', 'the lower garden', 'the long kitchen', 'the tailor\'s loft', 'the guest house', 'the wedding barn', 'the seed store', 'the house with two doors'],
    foes: ['Octavia Bell|matchmaker of the district|the aunts|she', 'Lucan Merriweather|landlord of half the street|the nephews|he', 'Prudence Hale|head of the wedding committee|the ushers|she', 'Barnaby Stroud|master of the other bakery|the apprentices|he', 'Cordelia Finch|head of the family|the cousins|she', 'Anselm Pike|giver of famous dinners|the footmen|he'],
    tokens: ['the chipped blue cup', 'the pressed violet', 'the odd glove', 'the borrowed ring', 'the painted button', 'the red hair ribbon', 'the carved spoon', 'the half of a coin'],
    titles: ['Somebody Ought to Say Something', 'A Word with {foe}', 'The Good Plates', 'What the Neighbours Heard', 'Nobody Asked the Cook', 'An Answer by Thursday', 'The Second Helping', 'Not in Front of the Guests', 'A Small Thing, Returned', 'The Chair Nobody Took', 'Twice Round the Square', 'Said on the Stairs', 'The Better Apology', 'Half a Cake', 'Who Told {foe}?', 'The Long Way to Say It', 'A Door Left on the Latch', 'What Came with the Flowers', 'Later Than Intended', 'The Part About the Goose', 'Under the Same Roof', 'An Honest Laugh', 'One More for Supper', 'The Wrong Hat', 'Everybody Knew', 'Two Cups', 'The Reason for the Ribbon', 'Before the Music', 'As If by Accident', 'A Kindness, Unsigned'],
    'book.deed': ['Road to {target}', 'Late Apology', 'Seven Drafts', 'Quarrel over {target}', 'Kind Mistake'],
    'book.place': ['A Place Laid at {place}', 'Thursdays at {place}', 'The Wrong Window at {place}', 'Nobody Dances at {place}'],
    'book.theme': ['One Chair Too Many', 'Somewhere Safe', 'What Was Left Unsaid at Supper', 'The Word That Fell Out', 'Everybody Else Knew'],
    'book.turn': ['The Return of {token}', 'The Matter of {token}', 'Whatever Became of {token}'],
    'example.objective': ['Win back the trust of the sister who stopped writing', 'Deliver nine love letters that nobody dared to send', 'Find out who left the cake on the step', 'Save the wedding at the house with two doors', 'Prove that the family recipe was stolen', 'Protect the last bakery on the hill', 'Build a stage in time for the midsummer play', 'Become the first cook in {his} family who can cook', 'Find the person who waited at the ferry', 'Escape the engagement party of the year'],
    'example.setting': ['A hill town in the week of three weddings', 'A street where two families share one wall and no words', 'A boarding house with nine tenants and one good kettle', 'A river town that has been rehearsing the same play for years', 'A big old house, on the day the will is read'],
    'example.motivation': ['{he} said the wrong thing once, in front of everybody', 'There is an apology that {he} has carried for six years', 'Someone was kind to {him} and never left a name', 'To make one person laugh again', 'Because nobody else at that table will say it first'],
  },
};
