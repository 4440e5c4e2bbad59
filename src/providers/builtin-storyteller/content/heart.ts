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
{h} understood that {he} had been rude [3 , not lately, but years ago, and to a person who had been carrying a tray]
@ * hook
Then somebody at the back, who had not been asked, began to clap
And from behind the door came a sneeze, and a whisper of "bless you"
When {h} looked again the flowers had been moved to the other window
There was one chair empty, and everyone was being careful not to look at it
On the step lay a glove | it had not been dropped, but set down
Nobody had invited {foe} | a voice in the hall was asking, quite humbly, where to leave a hat
It was only on the stairs that {h} saw whose handwriting it had been
Somebody laughed in the next room, and it was somebody who never did
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
{h} got all of it, and the good table too, well away from the fern | people laugh before {he} has come to the joke | sometimes, to see, {he} leaves the joke out
@ * epilogue bittersweet
There is a cup on the shelf that visitors are not given | {h} dusts it on Thursdays | it was not the ending that {he} had rehearsed, but {he} knows it by heart now
@ * epilogue rueful
{h} still has the sentence, the good one, and it gets better every year | {he} said it once to a horse | the horse, {he} thought, had been moved
@ * epilogue gentle
{h} gave back the ladder | it turned out that this was most of what had been the matter | in the evenings two chairs stand out by the wall there, and they face the same way
@ * close won
Nobody made a speech | {h} had wished to {goal}, and it was so | {foe} came up last of all, and got out three words, and they were good ones | then the table had to be laid for more than anyone had counted on
@ * close lost
It was nobody's fault by then, or it was everyone's | {h} was not to {goal}, and there was washing up to be done | {foe} took a cloth, without being asked, and dried
`;

/** Romance, comedy and drama: people who want things of each other, and the dinners at which they do not say so. */
export const heart: PackSource = {
  id: 'heart',
  sheets: [cards],
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
