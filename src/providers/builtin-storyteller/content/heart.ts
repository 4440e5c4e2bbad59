import type { PackSource } from '../pack.ts';

const cards = `
@ * sense
There was a smell of starch and warm sugar [3 , which is to say that a cousin was getting married or had thought better of it]
Two chairs stood with their backs to each other [3 , and one felt that they had been left that way on purpose]
An aunt had set a place too many at the table, and nobody was going to take it away
Across the yard a person was practising a scale [3 and always falling off it at the same note, with the same small cry]
A window went up, and a maid shook out a cloth [3 , and looked to see who was passing, and shook it a little longer]
On the sill stood a row of jars with names on the lids [3 , in a hand that had grown larger and shakier toward the end of the row]
A petticoat and a pair of boots had been hung to dry side by side [3 , and the wind had rather mixed them up]
There were initials scratched in the bench [1 , and a third set had been added later] [3 by a boy with a good deal to say and no room]
In the next room a quarrel stopped [3 , the way that rain stops], and a man laughed in spite of himself
The stairs had one step that spoke, and everyone in the house knew to miss it
@ * sense sky
The wind had got in among the washing [3 , and for a moment the whole yard was full of people with no heads, dancing]
Swallows were going in and out under the eaves [3 , like relations who have been told to make themselves at home]
It was the kind of evening when people stand at their gates [3 with nothing in their hands and wait for a neighbour to remark on it]
@ * mood
{h} thought of the perfect answer | it was to a thing that an aunt had said in the spring
For the third time that day {h} forgave a cousin in {his} head [3 , and for the third time took it back before he could enjoy it]
@ * epilogue gentle
{h} gave back the ladder | it turned out that this was most of what had been the matter | in the evenings two chairs stand out by the wall there, and they face the same way
@ wake tex p=mourner
% A Wake for the Living; Black Ribbon
{h} asked the way at a house, and came into the middle of a wake | there were candles, and cake, and a shut box on two trestles
"So good of you to come," said {p}, {p.a} with wet cheeks, and held fast to {h's} hand. "He owed {foe} more than he could pay, so we are burying him. He is just behind the curtain. You will not say anything?"
Behind the curtain two polished shoes shifted about | in the back row two of {hands} watched the box
+ Comfort {p} and keep the secret => {h} pressed {p.his} hand in turn, and said all the usual things, loudly, before {hands} | the curtain breathed out | when {h} left, there was a card in {his} pocket, from a dead man, with his thanks and an address
= Look behind the curtain in passing => An old man in his best suit made a sign for silence | "I owe too much to be alive," he whispered | he knew all of {foe's} doors, having waited at every one of them
- Rob the collection plate by the door => It was heaped, for the dead man had been loved | {h} tipped it up {his} sleeve in bowing | "That was for the passage," said {p}, who had seen it, and the shoes behind the curtain did not move at all
~ The curtain had come off its rings | everyone in that room looked at once at the cake | it was very quiet | an uncle said how natural it had been
@ auntally ally ally=great-aunt/she
% A Great-Aunt; She Had Brought Her Own Chair
{ally.a} was sitting at the gate of {place} | she had carried the chair there {ally.himself} | "I have come to disapprove," said {ally}. "Then I heard what it was about. I was young in this very lane. I disapproved of the wrong one"
{ally.he} had known {foe} in short clothes, and had smacked {foe.him} [3 , twice, for lying]
+ Give {ally} your arm and share the whole of it => {ally} took it, and the chair as well | by the second corner {ally.he} had put the plan right in three places | then {ally.he} turned back {h's} collar
= Ask {ally} what it was about {foe} => "Tales were told," said {ally}, "by all of them, it was a telling family." | {ally.he} knew which of them had never been found out
- Deceive {ally} about how respectable it is => {h} called it a visit | {ally} looked at the rope. "I see," she said. "Then I had better bring the good gloves"
@ * fare of=heart.auntally won
{ally} had at last disapproved of the right one | she folded her chair, and called it most satisfying
@ * fare of=heart.auntally lost
{ally} disapproved as hard as she could, and it failed | she meant to return next week, with a bigger chair
@ * stand did=wake:+
The dead man sat down on the steps in his best suit, and {hands}, who had seen him buried, ran | behind him walked {w}, all in black | {h} had kept it to {himself}, so it still worked
@ * stand did=wake:-
{h} had emptied the collection plate, and {w} held it out at the way in | each of {hands} put a {coin} in, and was told who had been at it
`;

/** Romance, comedy and drama: people who want things of each other, and the dinners at which they do not say so. */
/** What there is to do after the end, and the quests that come of it. */
const after = `
@ out1 after won
+ Share the house with all who had a hand in it => {h} put up three more beds and a long table | they could not agree about the window | at night one could hear them through the wall, agreeing about {him}
= Write it all down, and put it away => {h} wrote for most of a week, and tied it with tape | it went on to the top shelf | a year later there was a small mark in it, beside the best line
- Lie about who thought of it first => {h} told it so at every table, with a modest look | it was believed by all but one | that one let it pass, and smiled, and kept count
@ out2 after lost
+ Comfort {foe}, who has not enjoyed it either => {h} went over there with a cake | they talked about the roads | at the door {foe} said what a pity it was, and they both looked at the cake
= Take the long way, so as not to pass that door => {h} took it for a month, round by the mill | it was a mile more, and uphill | halfway there was a bench, and by and by an old couple began to need it
- Steal one look through the window => {h} stood in the wet laurels, holding {his} breath | they were only laying a table | a girl counted the plates and set out one more, and looked at the glass
@ out3 after renounced
+ Give the best of your speeches to a shy one => {h} had it by heart, and no more use for it | the shy one said it over all the way up the path | it was answered with quite another speech, and a better
= Take up your old place at the table => {h} sat down, and an uncle passed the salt | nothing was said about it | under the cloth the dog laid its chin upon {his} foot, and left it there
- Lie that there was never anything in it => {h} said so, and buttered a roll | everyone nodded | the aunt who never noticed things got up and shut the door, and sat down again to wait
`;

export const heart: PackSource = {
  id: 'heart',
  sheets: [[cards, after].join('\n')],
  words: {
    places: ['the bakehouse', 'the wash-house', 'the dancing floor', 'the pear orchard', 'the music room', 'the lower garden', 'the long kitchen', 'the tailor\'s loft', 'the guest house', 'the wedding barn', 'the seed store', 'the house with two doors'],
    foes: ['Octavia Bell|matchmaker of the district|the aunts|she', 'Lucan Merriweather|landlord of half the street|the nephews|he', 'Prudence Hale|head of the wedding committee|the ushers|she', 'Barnaby Stroud|holder of everybody\'s mortgage|the clerks|he', 'Cordelia Finch|head of the family|the cousins|she', 'Anselm Pike|giver of famous dinners|the waiters|he'],
    titles: ['Somebody Ought to Speak', 'A Word with {foe}', 'The Good Plates', 'What the Neighbours Heard', 'Nobody Asked the Cook', 'An Answer by Thursday', 'The Second Helping', 'Not in Front of the Guests', 'A Small Thing, Returned', 'The Chair Nobody Took', 'Twice Round the Square', 'Said on the Stairs', 'The Better Apology', 'Half a Cake', 'Who Told {foe}?', 'The Long Way to Say It', 'A Door Left on the Latch', 'What Came with the Flowers', 'Later Than Intended', 'The Part About the Goose', 'Under the Same Roof', 'An Honest Laugh', 'One More for Supper', 'The Wrong Hat', 'Everybody Knew', 'Two Cups', 'The Reason for the Ribbon', 'Before the Music', 'As If by Accident', 'A Kindness, Unsigned'],
    'book.deed': ['Road to {target}', 'Late Apology', 'Seven Drafts', 'Quarrel over {target}', 'Kind Mistake'],
    'book.place': ['A Place Laid at {place}', 'Thursdays at {place}', 'The Wrong Window at {place}', 'Nobody Dances at {place}'],
    'book.theme': ['One Chair Too Many', 'Somewhere Safe', 'What Was Left Unsaid at Supper', 'The Word That Fell Out', 'Everybody Else Knew'],
    'book.turn': ['The Return of {token}', 'The Matter of {token}', 'Whatever Became of {token}'],
    'example.objective': ['Win back the trust of the sister who stopped writing', 'Deliver nine love letters that nobody dared to send', 'Find out who left the cake on the step', 'Save the wedding at the house with two doors', 'Prove that the family recipe was stolen', 'Protect the last bakery on the hill', 'Build a stage in time for the midsummer play', 'Become the first cook in {his} family who can cook', 'Find the person who waited at the ferry', 'Escape the engagement party of the year'],
    'example.setting': ['A hill town in the week of three weddings', 'A street where two families share one wall and no words', 'A boarding house with nine tenants and one good kettle', 'A river town that has been rehearsing the same play for years', 'A big old house, on the day the will is read'],
    'example.motivation': ['{he} said the wrong thing once, in front of everybody', 'There is an apology that {he} has carried for six years', 'A stranger was kind to {him} and never left a name', 'To make one person laugh again', 'Because nobody else at that table will say it first'],
  },
};
