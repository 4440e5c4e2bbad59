import type { PackSource } from '../pack.ts';

/** What was told to the one who is loved, by whom, and what that one knew in truth. */
const facts = `
@ * truth line=win-letters start
There had been nine letters from {h} to {target} in all this time, in {his} own head and out of it | four of them {he} had sent, and none was answered
@ * truth line=win-letters lead
Three of {h's} four were handed in at the door, and it was {foe} who took them | they had been put on a shelf, with the seals whole
@ * truth line=win-letters second
{target} had been told that there was no post from there any more | {target} had gone on asking for a very long time
@ * truth line=win-letters means
One of {h's} four had got through after all | a child had brought it, for a pear | it was the short one
@ * truth line=win-letters wall
{foe} had the run of that house, and its post | {hands} would put {h} out of the {street} before {he} was at the bell
@ * truth line=win-letters turn
"There is a second heap on that shelf," said {h}, "and it is higher than mine." | {target} had answered, every week | {h} had been written to all that time, and had thought {himself} forgotten
@ * truth line=win-letters price
Most of them had gone into the stove [2 , that week, with {h} standing outside] | it smelled of nothing but {paper}
@ * truth line=win-letters plan
The short one was still about somewhere | it was read every evening, at a window over a yard
@ * truth line=win-letters gate
Through the glass one could see the shelf, and a bare place on it | somebody stood there with both hands before the face
@ * truth line=win-letters duel
"I read none of them," said {foe}. "I wish you to know that. I only could not bear to be the one who brought them in." | on the stair a step had stopped [3 , and a hand could be heard on the rail]
@ * known line=win-letters before
What {h} wrote had got to the house, and no farther | {he} knew now by whom it was stopped, but not what {target} had made of the silence
@ * known line=win-letters behind
They had been writing to one another all along, over {foe's} shelf | one would have to say it aloud, that was all that was left
@ * settle line=win-letters won
A step came down, and one more, and there stood {target} | "Say me the short one," said {target}. "I know it by heart, but I have not heard it." | {h} said it, and there was not much of it | at the last word {target} came down the rest of the stair, and into {h's} arms | {foe} laid the keys on the bare shelf, and went out, quite softly | {target} told {him} what the other heap had said, in no order at all | by morning both of them were hoarse | "There was a second page," said {target}, and began again
@ * settle line=win-letters lost
{target} came down, with the only one that was left, and it was the angry one | it was meant for the bottom of the heap, under forty kind ones | "I did write others," said {target}, and looked at the bare shelf. | {h} believed it, and put out a hand | {target} laid the angry one in it, and went up again | {foe} had fetched a broom, and swept in front of the stove | up on the stair the steps went on, and then a door was shut
@ * settle line=win-letters dear
{target} came down, and sat on the lowest stair, and {h} sat there too | "What did the first one say?" asked {target}. | so {h} told it, letter by letter, and {target} answered out of the other heap | {foe} put the keys down where the heap had been, and was not seen to go | when it was light {target} had fallen asleep against {h's} shoulder | the two are happy, people say | only at times one of them begins to tell a thing | it is from letter thirty, and is no longer true
`;

/** Scenes in which a fact of the case is found out, with somebody who comes back. */
const scenes = `
@ letters1 scene line=win-letters means p=again
% The Short One; Delivered for a Pear
It was {p} who found the child who had carried it | she sat upon a wall, eating a pear, and put out her hand before she would speak
"I had one of yours under my shirt," the child said. "The one at the door took the rest. I went round by the {kitchen}, and I gave it where it belonged, and I got a pear."
So one of the four had come to the right hand after all | and it was the short one | {target} had read it standing up, the child said, and then once more
+ Give the child a second pear, and ask for more => {h} found two, and shared them out | "There was crying," the child said, chewing, "and then there was laughing, and then I was told to go home" | she could still say the whole of it, it was not long
= Ask {p} who stood at the door that day => {p} had no need to think | it was {foe}, with a shelf behind, and on the shelf a row of seals that had not been broken | there had been a great many more than three
- Trick the child into saying it by heart aloud => {h} bet her that she could not, and of course she could | people stopped to listen | by evening the short one was known to half of {home} | and {h} could not look at anyone
~ "I am not to," the child remembered, and let herself down beyond the wall | {p} ran round by the gate, and found nothing there but the core

@ letters2 scene line=win-letters plan p=again
% Across a Yard; The Second Window
From the loft where {p} had put {him} one looked straight over a yard | in the second window somebody was sitting, and moved a {lamp}, and it was {target}
There was {sign}, and much of the rest was new to {h} [3 , and looked at for so long that {p} coughed]
{target} took a slip of {paper} out of a sleeve, and read it, and put it back | it was worn to the softness of cloth
"That is the short one," whispered {p}. "It is read every evening. I have been wanting to see what it said for a year."
+ Share it with {p}, word by word => {h} said it, and it was over in a breath | {p} was silent for a bit | "Then go and say the rest," said {p}, "before somebody else does it worse"
= Wave the {lamp} once from the loft => {h} swung it, left and right | over there a hand stopped upon a sleeve | then the window was opened, on a chilly night | and it stayed so, and {foe} had to come in and shut it
- Lie to {p} that it was about money => {p} seemed to believe it, and was quite sorry | across the yard the slip was being folded along a fold that was nearly through | {h} stayed up there by {himself} until the light was put out
~ An owl got up under the roof, and {p} cried out | over there the {lamp} was moved from the window at once | {they} sat on in the dark, picking feathers off one another

@ letters3 scene line=win-letters wall
% The Shelf; A House and Its Post
It was {foe} who opened | behind {foe.him} one saw a passage, and a shelf | two heaps lay on it, and each was tied with string
"Nobody here by that name," said {foe}, as {foe.he} had been saying for years | {hands} came up on either side of {h}, and wished to see {him} to the end of the {street}
Upstairs a door had been opened by a hand's breadth | it might have been {target}
+ Help the old servant who has dropped a tray => There were eleven cups to be picked up | and it brought {h} as far as the shelf | all of the seals were whole | {he} knew the hand on the one heap | and the other made {his} heart stand still
= Say your own name, loud enough for the stairs => {h} said it once | the door up there moved | "There is a draught," said {foe}, and put one foot against it, and stood so until {h} had been got away
- Steal the topmost of the heap as you go => {h} had it out by its string, and down a sleeve | it was {his} own, the fourth, from the winter | it had never been opened, but there was a thumb mark, where somebody had thought about it
~ "That will do," said {foe} | {hands} took {h} by both elbows, quite gently, and set {him} down at the corner, facing the other way | upstairs the door was shut by then

@ letters4 scene line=win-letters lead p=letter_carrier
% Four Lines in a Book; Nobody's Mark
{p.a} kept the book that people sign | {h} turned back in it to the first winter | there were {his} four letters to {target}, a line to each
"Three of them {foe} took from me at the door," said {p}. "Here is the mark, three times. When I came with the second, the first was up there on a shelf, and the seal was whole."
By the fourth line there was no mark, but a sticky ring | {p} had laid a thumb over that
+ Help {p} with the bag to the end of the {street} => {they} did both sides of it, and the bag grew light | "I had a bad foot that winter," said {p}. "I gave the fourth to my youngest to run with. She was paid for it, she says, and she will not say by whom"
= Smell at the sticky ring => After all that time there was a smell of pear | "We had none," said {p}, and put {p.his} own nose to the page. "There was one house that had them, and I never got past the door of it"
- Cheat the book with a mark for the fourth => It looked like the other three, or nearly | no one who read it would ask any more after a fourth | "That was the only honest line there," said {p}, and wiped the pen
~ Somebody came in with a parcel, and {p} had to shut the book | it did not fall open again at that page | there were two hundred others in it

@ letters5 scene line=win-letters second p=again
% Is There Nothing; Worn by Elbows
Post was given out over a board, and {p} made {h} lean on it | two elbows had worn hollows in the edge of it | they were not {h's} size
"Those are from {target}," said the {clerk} behind it. "Every week, at this hour. Is there nothing? And I say that there is no post from that side any more. I have it in writing."
A slip hung there upon a nail, to show for it | it was signed by {foe} [3 , in a good firm hand] | {p} read it twice, and put a finger into one of the hollows
+ Comfort the {clerk}, who had it in writing => "There was always something bought, so as not to have come for nothing," he told them. "String, as a rule. I have wondered what there is in that house that needs so much tying up"
= Ask when the last time was => "On Tuesday," said the {clerk} | {h} had supposed that it would be years ago | {p} had supposed so too, and took {p.his} finger out of the wood as if it were warm
- Steal the slip from the nail => The {clerk} had to ask for another, and it came within the hour | so {foe} knew by evening that somebody had been there and had read it
~ "Next," said the {clerk}, for there was a queue by then, and it had begun to push | it took {p} along as far as the door | by the time that {they} were back the shutter was down

@ letters6 scene line=win-letters price p=again
% What Went into the Stove; Three Words on a Corner
{p} took {him} round to the yard behind {foe's}, and tipped out a pan of ash | smoke had stood over the roof all the week, and it was not the weather for it
"I get a {coin} a day to feed it," said {p}. "I took them for old bills. But the string went, and one came open, and it began with your name."
{p} was black up to both wrists | in one hand was a corner that the fire had left | three words were on it, in {target.own} writing | "If you will," it said
Through the pane one saw {foe}, with {foe.his} face turned from the stove
+ Comfort {p}, and wash off the black => "There were forty, before I knew," {p} told the basin. "They were all to you. I saw that much. There was a yellow dog in them, who learned to open the gate, and one was to tell you what he did next"
= Sift the ash in the yard => What it had in it was wax, run together in a lump | {h} turned that over and over | there was one thumb in it, and another | then there were so many that they had no edges
- Lie to {foe} that you have read them all => {foe} had come out on the step with the poker hanging. "Then you know more than I do," {foe.he} said. "I could not open one" | behind {foe.him} the smaller heap was still on the shelf
~ A window went up above them, and {foe} asked what there was to talk about | {p} threw the rest of the pan into the wind [2 , corner and all]
`;
export const pack: PackSource = { id: 'case-win-letters', sheets: [facts, scenes], words: {} };
