import type { PackSource } from '../pack.ts';

const cards = `
@ knot ally ally=retired_thief
% It Closes to the Left; Respect for Windows
{ally.a} had been let off, years ago, because no court could work out how it was done
"I have gone straight," {ally.he} said. "It is very dull. But a stranger is doing my work. My windows, my hours, and my knot. {foe} pays for it. I do not want a share. I want to see the hands."
On {ally.his} table lay a lock, open, and looking rather ashamed of it
+ Support {ally} before the magistrate => {h} swore to nine honest months, and it was very nearly ten | on his way out the magistrate missed his seal | "That was for practice," said {ally}, and gave it to {h} to take back | with it came a page that had {foe's} name on it
= Ask {ally} to show you the knot => {h} asked, and {ally} tied it behind {ally.his} back while inquiring about the rent | it closed to the left | all those that {h} had found closed to the right | so it was a copy | the hand had learned it from a mirror
- Trick {ally} into one last lock => {h} made it a wager | {ally} had it open before the sentence was done, and looked in, and pressed it shut | "You might have said that it was your own," {ally.he} told {him}, "and empty"
@ * fare of=genre-detective.knot won
{ally} saw the hands that had been tying that knot | they were young and quick, and {ally.he} corrected the left thumb
@ * fare of=genre-detective.knot lost
{ally} never saw the hands that had copied the knot | {ally.he} left string on a sill, with a note about thumbs
@ hats chase
% The Same Hat Twice; Each in a Different Window
{h} had seen that hat at the fish stall, and saw it again on the bridge | {hands} do not care for fish
By the third turning three such hats were behind {him} [2 , each gazing hard into a window of his own]
+ Help the old woman whose apples they upset => {h} stopped for the apples, which is not a thing that quarry does | two of them ran by | the third had been given the basket to hold, and while he held it she told {him} of a way through the dyers' yard
= Turn about, and walk to meet them => {h} turned, and wished the first of them a good day | they had no orders for that | it was the last one who forgot to look aside, and {he} had seen that chin, on a bad drawing, at {place}
- Deceive them into following another => {h} lent a coat to a poet, and said that it would rain | they took the poet | he was home again in a week, with a limp, and two quite good poems
~ A man trod on {his} heel, a lady begged pardon, and {his} {bag} was gone along the row | all three hats were lifted to {him} from the other end of the bridge
@ card1 thread line=rival beat=1 p=rival_inquirer
% Discreet, Prompt, Cheaper; Shall We Dine?
{p.a} handed {h} a card, and the card said that {p.he} was cheaper
"No offence," said {p}. "I have been taken on for the same case. By the other side, I think. They did not say. Shall we dine?"
+ Share the half of what you know, over supper => {h} shared one half, and {p} shared the other | together they made a good supper [! , and a way to {next}]
= Ask {p} who is paying => {h} asked, and {p} had no idea | the money came under the door, in a glove, and it was always the left
- Trick {p} with a trail that leads nowhere => {h} drew it upon the cloth with a fork | {p} thanked {him}, with some feeling, and was off before the cheese
~ The waiter came between, and {p} was gone, having left the bill | on the back of it stood three things [! that {h} had taken care not to say]
@ card2 thread line=rival beat=2 p=thread
% Followed by the Best; Six Left Gloves
{p} was on the same case, and was paid by the other side | now {p.he} sat on the step with one shoe off
"I have been followed," said {p}. "By a good one. I turned round and asked. It is the one who pays me. I was being followed, if you please, to you."
+ Give {p} a bed behind a lock tonight => {h} gave the bed, and the key to it | {p} lay awake and solved four old cases out loud | the fifth was this one | it was quite wrong, and it had the right door in it
= Lay out the gloves in a row => {h} laid out six of them along the step | no two were of one size | they had been left behind by six different people, and every one had dined at {last}
- Betray {p} to whoever sends the gloves => {h} left word, and the name of a street | they told {p} of it, and {p} asked only if it had been for much
~ A pair of gloves lay on the next step up, still in the shape of the hands | {p} put on the shoe without tying it | "Not with you," {p.he} said, and went off by way of a coal hole
@ card3 thread line=rival beat=3 p=thread
% Page Nine; Two Names on the Card
{p} held out a new card, and there were two names on it
"The one who paid me in left gloves has let me go," said {p}. "I found out who it was, you see, and put it in the report. Page nine."
+ Defend {p} when they come for page nine => {h} stood in the doorway, and asked to see a warrant | they had not got one, and everybody knew it | from behind {him} {p} read page nine aloud to the street, with the commas
= Read page nine, and then page eight => {h} read them in that order | it had been done so simply that one was ashamed | the left hand had not known, since it was another's
- Steal page nine and sell it => {h} slid it from under the clip | {p} went on talking, turned up the place, and stopped | "I keep a copy," {p} said. "It is only that I thought with you I should not need one."
~ The wind had page nine, or a thief had | {p} turned over all the others, and smoothed them | "They will think that I kept it back," {p.he} said. "It is the only one that I did not."

@ hound1 thread line=hound beat=1 p=dog-trainer
% A Lead with Nothing on It; She Did It Three Times
{p.a} stood in the road with an empty lead | everyone who came by had to hear about the dog
"{hands} borrowed my dog," said {p}. "There had been a theft. She smelled the lock, and went to {foe.own} back step, and sat. They said, try again. She did it three times. So now she is locked up for a liar. On Sunday they put her in a sack."
One end of the lead had been chewed soft
+ Give {p} your name as a witness for her => {h} gave it, and signed for three tries and one step | from now on {hands} had {his} name | {p} put the sheet into {p.his} cap | "She cannot read," {p.he} said, "but she will know who held it."
= Ask what there was to smell on the lock => {p} had wiped it with a rag, and held that out | it was goose fat with cloves | half the town knew that {foe} rubbed both on one knee | {h} walked about for the rest of the day with cloves in {his} nose
- Rob {p} of the rag from the lock => {h} had it out of {p.his} pocket while {p.he} talked | {foe.own} people gave more for it than for a horse | that evening {p} went to law, and felt in the pocket, and felt in the other | then {p.he} laid the lead on the table, since there was nothing else
~ Behind a wall a dog barked, and {p} forgot everybody | {p.he} ran along it, and called up, and held the lead high | it was some other dog | one of {hands} leaned over to see who was making such a noise
@ hound2 thread line=hound beat=2 p=thread
% Liver for a Lie; The Rag on the Stick
{p} had found the dog that {hands} took away | {p.he} lay before a fence with one eye at a hole | inside they were teaching her to tell a lie
In the yard stood a stick with an old rag of {h's} on it | whenever the dog sat down in front of that, {hands} threw her some liver
"She pointed out {foe} for them, so now she must point out you," said {p}. "It will be on Sunday, before everyone. She has sat down nine times. She is not wicked. It is very good liver."
+ Help {p} whistle her off it => {h} whistled too, with two fingers, and the yard heard | the dog swallowed, and thought | she turned her back upon the stick, and sat down facing the fence | {hands} threw liver until the bowl was empty | {p} wept into the boards, quite without a sound
= Take down the rag, and hang up {foe.own} napkin => {h} reached through to the elbow, and took down the rag, and hung up a napkin | it had {foe.own} initials in the corner | {hands} went on with it the whole afternoon, and took great pains | by dusk nobody had ever been so well known to a dog as {foe}
- Harm her nose with a handful of pepper => {h} blew it in through the hole | the dog screamed, and ran round in circles with her face in the dirt | she would not know anybody by Sunday | {p} put an arm through up to the shoulder, and could not reach her
~ An eye came to the hole from the other side, and it was not the dog's | they shut the dog in, and the stick with her | {p} pushed the chewed end of the lead through the fence, and nothing took hold of it
@ hound3 thread line=hound beat=3 p=thread
% Forty in a Row; Whom She Sat Down For
{p} waited in the crowd with the lead | for today {hands} put the dog on trial | forty people had been stood in a row | {h} was the seventh of them
At the end was a chair with {foe.own} {coat} over it | for {foe} had not cared to stand
"Where she sits, there is the thief," called the captain. "If she sits for nobody, she goes in this." | he had brought the sack | the dog came along the row from the left, with her nose down
+ Comfort the dog when she comes to you => {h} knelt, and let her smell both hands, while the captain wrote that down against {him} | she looked across to {p}, and went on past thirty-three people | she sat down in front of the chair | {p} threw the lead over a wall, and the two of them walked home without
= Stand like the rest, and breathe slowly => {h} stood there | the dog went by, and came back, and sat down on {his} foot | but she had her face to the chair, and she growled | "Not proven," said the captain, which is not a sack | {p} paid the fine with {p.his} boots, and went home barefoot behind her
- Cheat with liver on your neighbour's sleeve => {h} had rubbed it on at the start, and the dog sat down before him | he was a baker, and he called for his wife | {hands} kept their word, and gave {p} the dog | "You have made a liar of her," {p.he} said. "She never knew how."
~ A woman there had a cat under a shawl, and the trial went round the square twice | "That does not count," said the captain, and pulled the sack over the dog | "Tomorrow again." | {p} walked beside the sack, and talked to it
@ * intro-plain
Nobody {inhome} hires a person like {h} on a good day, and it had been a bad week
The client was early {inhome}, and sat in {h's} chair, and had {h's} hat in his lap
@ * intro
{h}, {aside}, had two rooms over a chandler's {inhome} | the sign on the door said to knock, and that there was nothing to be ashamed of
People {inhome} went to {h}, {aside}, by the back stairs, when they had already been everywhere else
@ * intro-plain
The rent was owing, the lamp was low, and there was a visitor on the stair who walked as people do with bad news
@ * intro-goal
{h} meant to {goal}, and four others had been asked for help with it, and had been busy
@ * sense in
A watcher had sat a long while in that chair, and had looked at nothing but the door
There was a second glass on the tray, and it was the one that had been washed
The fire had been laid by a left-handed maid
A window stood open one inch [2 , as it does where a house has a secret to let out]
The rug had been turned lately | what had been beneath the table now lay by the door
All of the books had dust on them but a dull one
One could hear, from in here, every word that was said on the stairs
The ink was dry in the well, and yet the pen was wet
@ * sense out
A man was reading the same notice that he had been reading an hour ago
A cat came out of a house that was said to be locked
The lamp man had let a row of lamps go out as far as the third door, and no farther
In the gutter a bit of good notepaper was coming apart | one could still make out 'not'
Two people at the corner stopped talking, and each began to look for a different thing in a pocket
@ * mood calm
There was an hour, in most cases, when they all of them might have done it | {h} had grown fond of that hour
{h} had always liked an empty room [3 , when the people had just gone out and had left it talking]
@ * chat ally
"I never did trust a clean glove," said {ally}
"You ask them," {ally} said, "and I shall stand about and look as though I knew already"
{ally} had been through every pocket in the cloakroom, from habit, and had put in a few things where there was little
@ ways4 ways good
+ Help the old porter who has been told to say nothing => {h} helped with the trunk up four flights, and did not ask | at the top the porter sat down upon it | "I was told to say nothing," he said, "to anyone who asked"
@ ways5 ways neutral
= Walk the distance, and time it => {h} walked it, at the pace of a stout man in a hurry | it came out longer than anybody had sworn to, by exactly one errand
@ ways6 ways evil
- Lie to the porter that his master has confessed => {h} lied, looking down at {his} hat | the porter set the tray on the stair, very carefully | "Both of them?" he said
@ * close renounced
{h} laid the report upon the coals, a leaf at a time | whoever had done it would have to be the one who knew
@ * epilogue quiet
{h} moved the chair to where one sees the street, and for some years had no need to turn round
@ * stand did=card3:+
{w} had come first, and asked {hands} to spell their names | {h} had once stood up for page nine | the notebook was large, and {w} held it open | behind it one got to the door
@ * stand did=card3:-
{w} worked for the other side again | {h} had stolen page nine, and so there was a new one | it was all about {h} | {hands} were reading it aloud at the door
@ * stand did=card2:-
{w} sat on the steps with one shoe off, and did not get up | {h} had once told the wrong people where {w.he} slept | {w.he} lifted a left glove, and dropped it | {hands} came down for it
@ * stand did=hound2:+
{hands} had {w's} dog at the gate, to smell {h} out | a man whistled in the dark, and it was {w} | {h} had once whistled with {w.him} at a fence | the dog turned her back on them, and yawned
@ * stand did=hound2:-
The dog by the steps had no nose any more, but she knew a step | {h} had once blown pepper in her face | she barked, and {w} did not hush her | {hands} got up
@ * stand did=hound3:+
{w} led the dog along the line of {hands} | she sat down before every one of them | {h} had once knelt to her in a row | each of them began to explain himself, and the door stood open
@ * stand did=hound3:-
{w} had the dog on a short rope, and worked for {hands} | {h} had once shown her how to name the wrong one | they held out a bit of liver | she looked at {h}, and sat down
`;

/** Detective stories: a date, forty witnesses, and a room that is not on the plan. */
/** What there is to do after the end, and the quests that come of it. */
const after = `
`;

export const pack: PackSource = {
  id: 'genre-detective',
  sheets: [[cards, after].join('\n')],
  words: {
    places: ['the chandler\'s rooms #in', 'the long cloakroom #in', 'the dyers\' yard #out', 'the house with painted blinds #in', 'the back stairs of the theatre #in', 'the records cellar #in', 'the fish stalls #out', 'the burial ground wall #out', 'the private dining room #in', 'the assay house #in', 'the alley of the pointing hand #out', 'the magistrate\'s garden #out', 'the lodging house roof #out', 'the locked study #in'],
    foes: ['Hesper Lyle|giver of the best parties|the party guests|she', 'Doctor Amory Quince|physician to everyone who matters|the night porters|he', 'Lucan Farrow|magistrate with a good memory|the court runners|he', 'Madame Sorrel|lender against secrets|the glove boys|she', 'Edmund Vail|heir to a cellar|the cellarmen|he', 'Theodora Pryce|keeper of the public trust|the auditors|she', 'Canon Ashe|almoner|the almsmen|he', 'Isolde Marchbanks|patron of the theatre|the ushers|she'],
    titles: ['The Second Glass', 'Nobody Asked the Porter', 'Which Hand It Was', 'A Coat for {foe}', 'The Clean Side of the Knife', 'What the Landlady Swept', 'Up by the Back Stairs', 'The Case against {target}', 'One Errand Longer', 'Not in the Play', 'A Name on the Ninth Page', 'Who Laid the Fire', 'The Curtain Wore Shoes', 'Everybody Had a Reason'],
    'book.deed': ['Case of {target}', 'Second Glass', 'Left Glove', 'Last Question', 'Long Alibi'],
    'book.place': ['The Door at {place}', 'A Stranger at {place}', 'What Happened at {place}', 'The Lamp in {place}'],
    'book.theme': ['Forty Witnesses', 'The Hand Remembers', 'A Better Edge', 'Nothing to Be Ashamed Of'],
    'book.turn': ['Who Paid for {token}', 'The Other Half of {token}', '{token}, Returned'],
    'example.objective': ['Find out who is going to kill the glove maker', 'Prove that forty witnesses saw a mask', 'Solve the case that hired the detective', 'Find the room that is not on the plan', 'Recover the notebook with everyone\'s worst evening', 'Protect the lodger who left no marks', 'Find out whom the coat fits', 'Steal back one page of a report'],
    'example.setting': ['Two rooms over a chandler, with the rent owing', 'A city where everyone dines with the suspect', 'A theatre between two performances', 'A lodging house with one quiet room', 'A spa town in the wrong season', 'A street where all the lamps stop at the third door'],
    'example.motivation': ['Four others had handed the case back', '{he} had once believed the wrong person', 'The rent was owing', 'A stranger had bowed to {his} hat', 'It fitted too well', '{his} own name stood under it, as a witness'],
  },
};
