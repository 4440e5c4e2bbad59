import type { PackSource } from '../pack.ts';

const cards = `
@ wrongletter open theme=letters p=neighbour
% Delivered to the Wrong Door; It Was Not for You
{p.a} had come across in slippers, holding an opened {letter} by one corner
"I read it before I saw the name," said {p}. "I read it twice after. It is not for me. I only wish that somebody would send me one in which I was compared to a gate."
It had no signature | whoever wrote it knew how {h} came in from the rain, and what {he} hummed on stairs
Between the pages, pressed quite flat, lay {token}
+ Comfort {p}, and read the gate part aloud => {h} read it out, and {p} came closer to hear it | "I know that g," said {p} after a while. "I have seen it on a bill. It was from the house of {foe}."
= Compare the hand with every note you have kept => {h} emptied the drawer on to the bed | there were four people who might have written it, and by lamplight there were two | one of the two was to be married in the spring
- Lie to {p}, and say that it is a joke among friends => {h} laughed, and took it back, and shut the door | all evening {h} could hear {p} over the way, going from window to window, trying to whistle
@ partner lead p=dancing_teacher
% Somebody Made Up the Set; The Wrong Hand
They were one short for the figure, and {p.a} beckoned {h} out of the doorway
"You need only walk," said {p}. "When in doubt, turn left. Your partner knows it. Your partner has asked, twice this month, whether you ever came."
The partner had gone by the time the music stopped | there was a glove on the bench, and it was warm
+ Give the glove back in person, and ask nothing => {h} ran after it down the {street} | a hand came out from under a hood | "You turned right," somebody said, laughing, "every single time" | it was the voice from the stair at {next}
= Ask {p} who paid for the place in the set => {h} asked, and {p} played with the keys a little | it had been paid for until the end of the year, two places, side by side
- Steal the glove and keep it => {h} stole it, and wore it out with looking | at the next dance there was a person in the corner with one bare hand, who did not get up
@ matchmaker ally ally=retired_matchmaker
% Out of Practice; She or He Cannot Help It
{ally.a} had given it up, {ally.he} said, after a bad double wedding, and was sitting on both hands
"I can see it from here," said {ally}. "You are the sort that says a clever thing, and goes home. {foe} is the sort that sends flowers to the whole row, so that nobody can be sure. I have said nothing. I am only sitting here."
{ally.he} lasted about as long as an egg
"Let me come along," said {ally}. "I shall not do anything. I shall only stand where the light is better."
+ Support {ally}, and promise to say what you mean => {h} promised, with one hand up | {ally} made {him} say it to a hat stand, and to a goat | by the goat it had started to sound like something
= Ask {ally} what went wrong at the double wedding => {h} asked, and {ally} covered {ally.his} face | they had each of them married the one who listened | it had been quite happy, in the end, for three of the four
- Trick {ally} into finding out what others feel => {h} sent {ally.him} round with a basket of eggs | {ally} came back with six secrets, and would not part with one | "You might have asked," said {ally}, "it is not as though they were locked"
@ engaged turn
% {foe} Has Been Asked; The Answer Is Written Already
"I have something to tell you before it is in everyone's mouth," said {foe}, and did not sit down
There had been an offer made | it was a kind one, and it would save a house, two aunts, and a brother who gambled
"I had hoped that you would be rude about it," said {foe}. "You have always been so rude, about everything, and I used to go home and think of answers."
On the table lay the reply, folded | {h} saw that it had been folded and opened a good many times
+ Help {foe} to think what the aunts would really want => {h} said that aunts have been known to like a smaller house | {foe} began to laugh, and it turned into something else | the reply went under the lamp, to keep it from rocking
= Ask {foe} what the best of the answers was => {foe} told {him} | it was a very good one, and it was four years late | {they} stood there like people who have met on a bridge with a trunk apiece
- Betray {foe} by telling the gambler's debts to the town => {h} told it in one shop | the offer was withdrawn by supper | two aunts went by in the morning with a birdcage, and one of them bowed
@ stairs duel
% On the Stairs; One Going Up, One Coming Down
{foe} was coming down and {h} {was} going up | the stair was not wide
There was a thing to say, and all the way there it had been ready | now there was only the sound of a party behind a door
"You have ink on you," said {foe}. "Just there. No. There." {foe.own} hand had come up to show the place, and had not gone down again
In a moment somebody would open that door
+ Give the first true answer, however it comes => {h} gave it, and gave it badly | it had the rain in it, and a stair, and the name of a dog | {foe} listened to the end with {foe.his} head bent, and then took hold of the rail
= Stand still until one of you has to pass => {they} stood there | neither passed | somebody did open the door, and looked, and with great tact pulled it to again
- Lie, and wish {foe} joy => {h} wished it, in a clear voice | {foe} thanked {him} | the ink, {he} found, looking in the hall glass, was exactly where a person would put a kiss
@ umbrellas tex sky out calm p=flower_seller
% Room for Two; It Came On to Rain
It came on to rain, and {p.a} put up the awning over a barrow, two strangers and {h}
"They meet here every Wednesday, by accident," said {p} behind a bunch of stocks. "She brings no hat. He walks a mile out of his way. It has been dry for five weeks, and I have been praying."
The two stood at either end, and looked at different puddles
+ Help the rain, and tip the awning => {h} leaned on the pole | the whole of it came down the one side, and there was a shriek, and then there were two people in the middle | {p} cut {him} a flower, and would not be paid
= Ask {p} who else meets there by accident => {h} asked, and {p} had a list | {foe} came on Mondays, alone, and bought one rose, and gave it to the horse
- Cheat the pair with a false alarm about a coach => {h} said that the last coach was leaving | they ran, one each way | {p} began to count the stocks, and got it wrong, and began again
@ recipe2 tex in p=cook
% Too Much Salt; They Say It of Cooks in Love
Everything had been sent back from the dining room, and {p.a} was standing with {p.his} face in a cupboard
"It is the salt," said {p}. "They say it of cooks who are in love. I have not told anybody. I have told a cupboard. And now five people have tasted it."
The dish came back again with a note | somebody up there had finished every mouthful
+ Share the next course with {p}, and praise it => {h} ate it, with streaming eyes | "It is the second violin," said {p} all in a rush | up above, just then, a string broke, and somebody apologised to the whole room
= Look up the stairs to see whose plate was clean => {h} looked, through the crack | a thin person with a violin case was wiping the dish with bread, and looking at the door
- Rob the cupboard of its secret, and sell it upstairs => {h} had the table laughing in a minute | one of them, the thin one, did not laugh | in the kitchen somebody turned down the lamp
@ album tex calm p=portraitist
% Both Looking at the Hat; The Engagement Picture
They were being done for a wall, the pair of them, hand on hand | {p.a} had been at it since noon
"I cannot get the eyes," said {p}. "I paint his, and they go to the window. I paint hers, and they go to the groom who holds the horse. I am paid to do it facing."
The three of them had gone to look at a horse | on the easel two people were holding hands like a person holding two parcels
+ Help {p} to paint what is there => {h} held the lamp, and {p} stopped arguing with the brush | when they came in she stood before it quite still | "Oh," she said. "So it does show." | he seemed if anything relieved
= Study the groom through the window => {h} studied him | he was looking after the horse's foot with great care, and telling it something | {h} had once read those very words, in a {letter}
- Trick {p} into a smile that is not there => {h} described one, and {p} put it on | it was much admired | for years afterwards guests would remark how it followed one about
@ * intro
{h}, {aside}, had been told {inhome} that there was somebody for everyone | {he} had begun to suspect a clerical error
@ * intro-goal
There was no reason in the world not to {goal} | {h} had been practising the first sentence for a month
@ * sense in
Two cups stood on the sill, not touching [2 , and one of them had been turned so that the handles met]
Upstairs somebody could not stay away from a window
There were wet footprints on the boards, a large pair and a small, and they had stopped at the same place
A coat had been hung over another coat [3 , on a wall with a dozen empty hooks]
Whoever built that fire had meant to stay by it
Somebody had written a name in the dust on the glass, and somebody had breathed on it
@ * sense out
Lamps were being lit along the river, and each was lit twice
A bench had been carved all over with hearts [2 , and one of them gave a forwarding address]
Somebody had left a ladder beneath a window, and somebody had planted beans to climb it
The lime trees were in flower, and people had begun to walk more slowly
@ * hook tense
And at that moment, of all the people in the world, it was {foe} who knocked
The {letter} was not in the drawer
Somebody laughed behind the hedge, and {h} knew the laugh, and it was not alone
@ * hook calm
When {h} put {his} hand in {his} pocket, there was another's glove in it
Across the room somebody looked up, and did not look down again
@ * hook quest
{h} had not said one word about {target} | it had evidently been all over {his} face
@ * mood calm
{h} found that {he} had walked home by the long way, and not noticed the hill
It was absurd, at {his} time of life, to care so much about the sound of a gate
{h} went over the conversation, and improved {his} half of it
@ * mood tense
Everything that {h} had meant to say had been said already, by somebody with better teeth
{h} would rather have been shot at | one is at least expected to duck
@ * fit talk win
There was a silence, but it was the kind that one leans on | then the answer came, rather pink, and looking at its shoes
@ * fit talk setback
It came out as a remark about the weather | it was even, {h} reflected, wrong about the weather
@ * fit play win
The tune slowed, and nobody left the floor | a hand that had been on {his} sleeve was still there after the last note
@ * chat ally
"You could try saying it while sitting down," said {ally}. "Fewer people faint."
"I was in love once," said {ally}. "I got up very early, for some reason, all that summer."
"That was not a no," said {ally}. "I have had noes. They have more furniture in them."
@ * cost
There would be talk | by Sunday there would be a second version, with a balcony
@ ways1 ways good
+ Help two shy people to the same bench => {h} dropped a glove, and a hat, and was sorry for it | when {he} looked round they were both holding the hat
@ ways2 ways neutral
= Walk by a certain window without slowing down => {h} walked by, and did not slow | the curtain did
@ ways3 ways evil
- Trick a rival into the wrong compliment => {h} advised blue | it was worn, with confidence, beneath the only lamp {inhome} that turned it green
@ * callback did=genre-romance.umbrellas:+
Two people {inhome} had bought one umbrella, and it was said to be large
@ * callback did=genre-romance.recipe2:+
There was less salt in things lately, and a good deal of music from below stairs
@ * close won
Nobody heard what was said | the window was open, and a whole street had gone quiet, and all that they could tell was that after it there was no more talking | somebody, two houses down, began to clap, and was hushed
@ * close lost
The coach went at eight, with one seat filled | {h} stood in the road until the dust had settled on {his} shoes | it had been a perfectly good sentence, and it would not be needed
@ * epilogue shining
They kept the {letter} in the end under the clock | it had been read so often that it came apart at the gate | on wet evenings each would say a half of it
@ * epilogue earned
It was a small wedding, and it rained | the aunts had the good chairs | somebody had salted the cake
@ * epilogue bittersweet
{h} danced at that wedding, twice, and turned left | there was a glove in {his} pocket the whole time, and it had grown to the shape of no hand in particular
@ * epilogue rueful
On Wednesdays {h} still went home by the flower seller's | it was dry, mostly
`;

/** Romance: a nearness, and a step back, and the sentence that was ready on the stairs. */
export const pack: PackSource = {
  id: 'genre-romance',
  sheets: [cards],
  words: {
    places: ['the lime walk #out', 'the dancing rooms #in', 'the ferry stage #out', 'the orangery #in', 'the music room #in', 'the garden of the two aunts #out', 'the bridge with the padlocks #out', 'the tea garden #out', 'the reading room #in', 'the house on the quay #in', 'the hill path #out', 'the winter ballroom #in'],
    foes: ['Julian Asher|rival of long standing|the Asher cousins|he', 'Leonie Vass|best-dressed person in town|the Vass sisters|she', 'Adrian Coyle|guardian of the house|the trustees|he', 'Isabeau Marsh|old flame|the friends from the capital|she', 'Theodore Lisle|the sensible choice|the Lisle servants|he', 'Honora Fitch|patron of the ball|the committee|she', 'Sebastian Roe|owner of the quay|the lawyers|he', 'Clemency Hale|the one who always wins|the admirers|she'],
    tokens: ['the pressed gentian', 'the left glove', 'the unsent letter', 'the ring with the wrong initials', 'the dance card', 'the ribbon from the gate', 'the silver thimble', 'the half of a locket'],
    titles: ['Compared to a Gate', 'Turn Left When in Doubt', 'It Was Not a No', 'Two Cups on the Sill', 'A Good Deal of Salt', 'One Going Up', 'What {foe} Folded', 'An Umbrella for {target}', 'A Perfectly Good Sentence', 'Ink, Just There', 'The Long Way Home', 'Fewer People Faint', 'The Second Violin', 'By Accident, on Wednesdays'],
    'book.deed': ['Unsent Letter', 'Second Dance', 'Way to {target}', 'Perfect Sentence', 'Long Courtship'],
    'book.place': ['A Waltz at {place}', 'Rain on {place}', 'Whoever Waits at {place}', 'The Gate near {place}'],
    'book.theme': ['What the Gate Said', 'A Small Wedding, with Rain', 'Only the First Sentence', 'Two Handles Touching'],
    'book.turn': ['The Owner of {token}', 'Returned with {token}', 'For the Sake of {token}'],
    'example.objective': ['Find out who wrote the letter without a name', 'Win back the one who left by the eight o\'clock coach', 'Confess before the engagement is announced', 'Save the house of the two aunts without marrying for it', 'Become the partner somebody asks for twice', 'Prove that the old quarrel was a mistake of spelling', 'Bring two stubborn families to one table', 'Deliver a proposal on behalf of the shyest person in town'],
    'example.setting': ['A spa town in the last week of summer', 'A harbour where the ferry is always late', 'A valley with two families and one bridge', 'An old theatre, during rehearsals', 'A street of bakers and violin makers', 'A castle let by the room'],
    'example.motivation': ['Somebody once compared {him} to a gate', '{he} said a clever thing, and went home', 'The other one is to be married in the spring', '{he} has kept the glove for four years', 'To say it once, out loud, and properly', 'An old matchmaker looked at {him} and sighed'],
  },
};
