import type { PackSource } from '../pack.ts';

const cards = `
@ organist ally ally=blind_piano_tuner/he era=new
% The Man Who Listened to Rooms; Slightly Sharp
{ally.a} was sitting in the one good chair | he had his head on one side, and a fork humming against his tooth
"You limp on the left, you have not slept, and you were here before," he said. "I tune for all of them. They forget that I am in the room. They never forget, do you see, when a person can look."
He knew the houses of that place by their stairs, and the people by how they stopped on them
"The night it happened, one of them went up a stair that does not creak," said {ally}. "I want that stair. It has been spoiling my sleep."
+ Help {ally} along every staircase {inhome} => {h} helped, with his hand upon {his} shoulder, up and down, from the judge's to the baker's | people let {them} do it out of pity | in the last house he stopped on the third step, and smiled, and bounced a little. "Carpet," he said. "New. And under it, the joiner has used screws"
= Ask {ally} who else stopped outside the door => {h} asked, and he played it on his knee with two fingers | a heavy one, then nothing, then a light one that ran | "And the light one was out of breath before it ran," said {ally}. "I have wondered about that."
- Trick {ally} into saying more than he means => {h} gave him a wrong name, to see | he set it right at once, with scorn, and then he was quiet | "That was nicely done," said {ally}, reaching for his coat. "I shall have to come along now. I should hate to learn how it ends from a man who does that."
@ * fare of=genre-mystery.organist won
{ally} tuned the silent stair until it creaked in G | that night he slept, and he did not stir till noon
@ * fare of=genre-mystery.organist lost
{ally} still heard the silent stair on most nights | he had set it to music, with one long rest
@ herbal ally ally=poison_taster contains=poison
% Twelve Years at the Bishop's Table; A Professional Stomach
{ally.a} sat at the long table of the {inn}, sniffing the soup of a perfect stranger
"Parsnip," {ally.he} said, and pushed it back. "I was twelve years taster to a bishop. He died of a fall. I can still tell you what anybody in this room has had, and who was near it."
{ally.he} had sniffed, on the night in question, at a certain glass [3 , and said nothing] | nobody had asked, and the glass had been rinsed since, twice, by a person who did not do the rinsing in that house
"They will not take a nose in evidence," said {ally}. "So I should like to help you get them a thing that they will."
+ Share your supper with {ally}, from one plate => {h} shared it, fork about | {ally} ate with a look of growing wonder, like a cat in the sun | "I have not done that since I was a child," {ally.he} said | then, without being asked, {ally.he} told {him} what was in that glass, and in which garden it grew
= Ask {ally} to smell what the dead man wore => {h} asked, and {ally} bent to the collar | there was rosewater, river, a very little tar | at the cuff {ally.he} stopped short | "Marzipan," said {ally}. "And there was none served."
- Deceive {ally} with a cup of your own => {h} put in only salt, to see whether it was all talk | {ally} lifted the cup, looked over the rim, and set it down | "Salt," {ally.he} said. "The bishop did that to me too, in the first week. I ought to tell you how I came to like him so little."
@ * fare of=genre-mystery.herbal won
They took {ally's} nose in evidence after all | it had to be sworn in, and was given a chair
@ * fare of=genre-mystery.herbal lost
Once more nobody took {ally's} nose in evidence | {ally.he} opened a small soup house, and there it was law
@ followers chase
% Twice Across the Way; They Only Wished for a Word
{h} had crossed the {street} three times to be sure, and three times {hands} had crossed it too
They did not hurry, and they did not look | the one in front held a folded paper, with {his} own name turned outward
Ahead was a hat shop with a door to each side | from the church a funeral was coming
It had got to the hour when people are indoors | nobody sees then who is led away, or by whom
+ Help carry the coffin, and be seen by everyone => {h} stepped in under the third handle, where a bearer had stumbled | they could not very well do it there | all the way [2 up the hill] {he} had them behind {him} with bared heads | "Did you know him?" asked the next bearer. "No more did I. But I wondered who would come."
= Enter the shop by one door and wait => {h} entered among the hats, and stood still as a stand | they posted one to each door | {h} bought a hat and a long veil, and walked out between them with a dowager's view of the weather
- Trick them with a stranger in the same coat => {h} touched a stranger on the arm, and wished him luck, and shook him warmly by the hand | it was enough | they closed up on him, one on each side, and he was still trying to give back the paper
~ The bells began, the street filled with hats, and {h} lost the shop, the church and the coffin in it | a paper was put in {his} hand by a boy going past | it had {his} name turned inward now
@ wash1 thread line=wash beat=1 p=laundress/she
% A Shirt Too Many; The Cross in the Collar
Wet sheets hung straight across the way | {p.a} held the gap shut with one hand | there was a shirt in the other
"Look at this first," said {p}. "My brother served in {foe.own} house. In the spring they buried him, with flowers. I wash for that house. This is his shirt. It came down on Monday with the rest, and another had worn it."
In the collar was a small blue cross | she had sewn that there herself
+ Help {p} to go through the basket => {h} turned out sleeves for her, and missed the last ferry over it | they found nine shirts with a cross | it was nine weeks since the burial | in one cuff was a thread with four knots | "We did that as children," said {p}. "Four is come."
= Ask what lay in the brother's coffin => {p} had seen nothing but the lid | it took six of {hands} to lift it | the same week a ram was gone from the yard up there | "And nobody had mutton," she said, slowly, and let the sheets fall open
- Steal the shirt, and sell it to {hands} => {h} had it under {his} {coat} before she turned round | {hands} paid well, and wished to know who had found it | {p} went through the basket three times for it | then she put her hand in the empty corner, and left it there
~ One of {hands} came for the sheets, and {p} had to take them down | he counted the shirts, and kept one back | "That was put in by mistake," he said, and waited until she had curtsied
@ wash2 thread line=wash beat=2 p=thread
% A Heap of White Thread; The Seam in the Pillow
{p} had sewn a word to her buried brother into {foe.own} washing | today {hands} sat in a row before her door, with scissors
They were opening every hem | a heap of white thread lay at their feet, as high as a dog
"It is in {foe.own} pillow," said {p}, behind her hand. "Nobody has dared to cut that yet. I only asked him which window. But they have found out that there is a secret."
+ Help {p} to carry the pillow past them => {h} took one handle of the basket, and {hands} cut {his} cuff open, to be sure | the pillow went by | at night a shirt came back with its left sleeve tied | "Left of the door, and at the top," said {p}. "He was always tidy."
= Sit down, and unpick a sheet with {hands} => {h} took scissors from the heap, and listened | they thought it a great fuss | it was all for one clerk, who had added up {foe.own} books | he had got it right, it seemed, and had said so at table
- Betray {p} with a nod at the pillow => {h} nodded, once | they slit the seam, and read three words aloud along the row, and laughed | {p} did not look at anyone | she took up the white thread from the ground, and rolled it about her hand until the fingers were blue
~ A boot went through the heap, and there was thread on everything | {hands} shut the basket, and carried it in themselves | {p} stood there with one peg | "He will think that I did not write," she said
@ wash3 thread line=wash beat=3 p=thread
% Under the Wet Sheets; The Dead Brother Comes Down
{p} pushed a barrow out at {foe.own} gate | beneath wet sheets lay her brother | he had been buried since the spring
At the corner {hands} were running a long skewer through whatever came out | they did it to a load of hay | then they did it to a pie
"He counted {foe.own} money, and got it right," said {p}. "He died of that. We are the next but one. Do help us, please."
+ Save the brother with your own arm => {h} leaned over the basket, as idle people do, and the skewer went in at {his} sleeve | {h} smiled, and it hardly showed | round the corner the brother sat up, under a pillowcase | {p} scolded him for his collar, and could not stop crying
= Tip the barrow over in the road => {h} trod upon the handle, and it all went over | {hands} waded in wet sheets up to the knee | one of the sheets got up, and walked away through a hedge | {p} saw which it was, and began to sing
- Lie that a thief is in there => {h} said so, and {hands} let {him} through the gate for it | they bore the basket back into the house between them | {p} held on to the handle as far as the door | the marks of her nails were in the wicker afterward
~ The skewer went in, and came out with a stocking on it | {hands} laughed, and turned the barrow back until the evening | beneath the sheets a man was counting, under his breath, as far as four
@ * intro
{h}, {aside}, noticed things | that was not much liked {inhome}, where people preferred not to be noticed
{h}, {aside}, had the sort of face that people explained themselves to | {inhome} alone it had cost two men their liberty
@ * intro-goal
Nobody had asked {h} to {goal} | several people had asked {him} not to, and they were not people who knew each other
@ * sense in
The widow had turned one picture to the wall [3 , and had hung it very straight]
There were twelve hooks for twelve keys, and the sixth was shiny [2 from use]
A hairpin lay in the exact middle of the carpet
The fire had been made up lately, and with letters [3 , for a stamp or a seal was curling on the edge of it]
A drawer had been shut on the corner of a handkerchief [3 , and whoever shut it had not come back to see]
The stair carpet was new as far as the landing [, and above that it was not]
There was the ring of a wet glass on the sill, and no glass
One of the portraits was cleaner than its neighbours [3 , just where one would put an ear]
The bed had been slept on and not in [3 , and there was the print of one boot across the quilt]
Among the ashes lay a corner of {paper} with half of a word on it [3 , and it was the wrong half]
@ * sense out
Every gate along there had been shut but one [3 , and that one had been tied open, with a good knot]
Footprints went out over the flower bed to the wall [3 , set deep, and came back light]
A curtain moved at an upper window [3 , in a house that had been let to nobody]
A dog lay by the step, and it was a neighbour's dog
@ * mood calm
{h} went over it all again, the hour and the place and the faces [3 , as one turns a coat that will not hang straight]
@ * chat ally
"If it were me," said {ally}, "I should have used the other stairs. I only mention it."
"That is the third person to tell me that he was a dear old man," {ally} said. "Nobody is as dear as that."
{ally} had a list on one cuff [3 , with arrows] | now {ally.he} rubbed one of the names out
"We could simply ask," said {ally}. "Nobody ever does."
"I never take wine in a house with a motive," said {ally}, and passed {him} the nuts
@ ways1 ways good
+ Help the old servant look for a lost key => {h} helped, on hands and knees, under all the beds | it was on the nail where it had always hung | "Well, it was not there this morning," said the old servant, with great firmness, "nor was the mud on it"
@ ways2 ways neutral
= Count the stairs in the dark from the bottom => {h} counted them, toe by toe | there were seventeen going up | coming down there were eighteen, and on the odd one a passenger drew in a foot
@ ways3 ways evil
- Deceive the household with a false name => {h} gave one at random, and saw the maid put a hand to her throat | a girl of that name had been buried there in the spring
@ * callback ally did=genre-mystery.herbal:+
{ally} ate without sniffing now | {ally.he} did it like a person walking on ice
@ * stand did=wash2:+
{w} had hung the yard full of wet sheets | {hands} were feeling their way about in them | {h} had once carried a pillow for {w.him} | one sleeve was tied in a knot, and pointed to the door
@ * stand did=wash2:-
{hands} knew what {h} had on, to the last stitch | {w} had had to tell them | {h} had once nodded at {w.his} pillow | a pair of scissors snapped, and the whole row looked up
@ * stand did=wash3:+
At the gate a buried clerk was reading out {foe.own} accounts | {w} stood by and held the book | {h} had once kept a skewer out of him | {hands} came close, to hear what they were owed
@ * stand did=wash3:-
{w} wore black now, and washed for nobody | {h} had once let a basket be carried back into a house | from above {w.he} shook out a white sheet | that was all that {hands} were waiting for
`;

/** Mystery: a fact that does not fit, and the people who would rather that it did. */
/** What there is to do after the end, and the quests that come of it. */
const after = `
@ next2 sequel riddle=rescue-bargain quest=find:find_the_guest_who_was_never_there:the_missing_guest p=innkeeper
% Signed for Breakfast; Thirteen at the Table
{p.a} had laid for twelve that night, and served twelve, and been paid for thirteen
"I am not complaining," said {p}. "But it was paid to the penny, with the wine. So I thought back. There was a story told, about a bear, and everyone laughed. None of the twelve will own to it. And it was a good story."
In the book there were thirteen names, and one was in {h's} own hand
+ Help {p} to set out the table as it was => {h} carried chairs, and {p} called the places | it left room for a chair, between the doctor and the bride | they had both of them turned a little, to be polite to nobody
= Ask each of the twelve for the end of the story => {h} went from one to the next | they had it pat, up to the bear | after that each of them had looked down at a spoon
- Lie, and be the guest yourself => {h} said so, and asked for the change | {p} was delighted, and sat down | "Then what did the bear say?" said {p}, and called in the maids
~ The wind got at the book, and the page was over before {h} could put out a hand | on the new one the ink was wet | it said thirteen again, and it was for that night
`;

export const pack: PackSource = {
  id: 'genre-mystery',
  sheets: [[cards, after].join('\n')],
  words: {
    places: ['the house on the green #in', 'the bell tower #in', 'the yew walk #out', 'the old chapel #in', 'the bindery #in', 'the assembly room #in', 'the walled beds #out', 'the gallery stairs #in', 'the boathouse #in', 'the long pantry #in', 'the room with two doors #in', 'the ice pond #out', 'the churchyard wall #out', 'the sealed wing #in'],
    foes: ['Cordelia Strand|lady of the big house|the house servants|she', 'Canon Aubrey Fisk|head of the parish school|the vestrymen|he', 'Doctor Lettice Gray|doctor to everyone|the nurses|she', 'Mortimer Lisle|heir to the estate|the keepers|he', 'Agatha Tansy|owner of every second house|the nephews|she', 'Gideon Sparrow|lawyer|the lawyer\'s men|he', 'Silvan Pryce|maker of clocks|the journeymen|he', 'Dame Honor Leigh|founder of the school|the old girls|she'],
    titles: ['One Cup Too Many', 'The Seventh Stair', 'Nobody Heard the Dog', 'The Wrong Half of a Word', 'A Bolt on the Inside', 'Everyone Was So Helpful', 'The Sixth Hook', 'Before the Bell or After', 'What {foe} Folded', 'Thirteen in a Room', 'The Clean Portrait', 'It Was Not the Cook', 'The Other One', 'Slightly Sharp'],
    'book.deed': ['Seventh Stair', 'Case of {target}', 'Unsigned Letter', 'Fourth Cup', 'Wrong Dead Man'],
    'book.place': ['The Bolt at {place}', 'Supper at {place}', 'Whoever Was in {place}', 'The Clock in {place}'],
    'book.theme': ['I Know', 'Death by Misadventure', 'A Fact Too Many', 'The Twelve Were Satisfied'],
    'book.turn': ['The Owner of {token}', 'Concerning {token}', 'The Finding of {token}'],
    'example.objective': ['Find out who sent the same letter to forty-one houses', 'Prove that the coroner was bought with boots', 'Find the governess who was painted over', 'Solve the third death behind a bolted door', 'Protect the only child who saw it', 'Find out who rang the bell in a locked tower', 'Recover the page that was pricked with a pin', 'Find the guest who pays for a supper every night'],
    'example.setting': ['A town where nineteen people left in one morning', 'The big house at Lisle, in the week of the funeral', 'A cathedral close with a locked garden', 'A lake village in the dead season', 'The school on the hill, after the old girls have come', 'A spa town that has run out of doctors'],
    'example.motivation': ['{he} got the letter too, and it was true', 'The dead man was the last who had been kind to {him}', '{his} own boots are by the same maker', 'An honest man went to prison for what {he} failed to notice', 'Nobody else thought to count the chairs', '{he} lodged in that house, and heard a step on the stair'],
  },
};
