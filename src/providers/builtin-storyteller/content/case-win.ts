import type { PackSource } from '../pack.ts';

/** What was told to the one who is loved, by whom, and what that one knew in truth. */
const cases = `
@ * truth line=win-asked trail=win start
{target} had once asked after {h}, by name [2 , in front of people] | {h} had never heard of it until now, and wondered what the answer had been
@ * truth line=win-asked lead
{target} had stood up at a supper, and asked the whole table what had become of {name} | it was {foe} who answered that {h} was spoken for, and then it was all about geese
@ * truth line=win-asked second
Nobody doubted the story about {name}, since {foe} always knew | but {target} had gone home early that evening, and sold a fiddle
@ * truth line=win-asked means
On a certain sill stood a blue cup without a handle, and it had been {h's} | {target} had found it in a shop, and never said so
@ * truth line=win-asked wall
{foe} was at the house every day now, with advice | {hands} carried up the parcels
@ * truth line=win-asked turn
"It was not spite," said {h}. "{foe} had made a promise." | {target} was not to be left again, by anybody | and it had seemed quite plain that {h} was the kind who leaves
@ * truth line=win-asked price
It was true that {h} was one who leaves, or had been | that was what made it hard to answer, and {h} had a road of answers to walk back along
@ * truth line=win-asked plan
There was to be an evening, with people, like the other | the question might be put once more [2 , if it was put by the right person]
@ * truth line=win-asked gate
{target} was in there, and so was {foe}, and somebody had left the door ajar
@ * truth line=win-asked duel
"You told one lie," said {h}, "and I have been living in it. It is time that I was asked again." | {foe} was looking past {him}, at who had come in [3 , and had begun to get up]
@ * known line=win-asked before
{target} had wanted to know, once, and been told something | somebody had answered for {h}, and {he} must know who, and what
@ * known line=win-asked behind
For years {foe} had guarded {target} against somebody like {h} | {h} had to show that there was no need
@ * settle line=win-asked won
{target} had heard all of it from the doorway | "I shall ask it again," said {target}, "before everybody. What has become of {name}?" | this time no one spoke about geese | "I was never spoken for," said {h}. "I have come back to say so." | {foe} saw the two of them look, and gave up the chair beside {target} | {h} sat down there, and {target} took hold of {his} hand, with the whole table looking on | then {thing} laughed, and everyone heard how many years that had been | before the week was out there was a fiddle in that house again
@ * settle line=win-asked lost
{target} had come in, and heard all of it, and thanked them both | then {target} sent for {h's} {coat}, and held it out for {him} | "You might have come and told me so," said {target}, "at any time, on foot." | it was very kindly said | {foe} had the grace to look at the floor | {h} found the one sleeve, and could not find the other | behind {him} somebody at the table began again about geese
@ * settle line=win-asked dear
"I was told that you were spoken for," said {target} from the doorway. | "So I am," said {h}. "I came back to tell you by whom." | {target} crossed the whole room to {him}, and the answer was yes | {h} had a hand in {his} own at last, and held on to it | then {target} looked round, and there was {foe} | {foe} had made a promise, and kept it badly | {target} drew up a third chair, and nobody spoke | it stands at that table still of a Sunday, and {foe} sits in it

@ * truth line=win-letters trail=win start
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

@ * truth line=win-bench trail=win start
There was a bench where somebody left a place free every Thursday | that was {target}, they told {h}, every week since a certain year
@ * truth line=win-bench lead
People thought that {target} kept it for {foe}, who sat there on the other days, with a cushion | they made a handsome pair, everyone said so
@ * truth line=win-bench second
On that bench {foe} had never once been asked to sit | {target} looked straight in front [2 , on those days,] and went home before the lamps
@ * truth line=win-bench means
Something was scratched under the bench, on the free side | it was a day, and half of a joke, and the other half had been for the day after {h} left
@ * truth line=win-bench wall
{foe} was telling people to expect news before the moon was full | {hands} had begun to put up garlands
@ * truth line=win-bench turn
"It was not hope, then," said {h}. "It was a kind of answer." | somebody had said once that {name} would be forgotten in a year | {target} had gone and sat there every Thursday, to show that it was not so
@ * truth line=win-bench price
It was {foe} who had said so about {name}, and there was money on it | a year had become a good many, and {foe} was tired of being wrong in public
@ * truth line=win-bench plan
It would be on the bench, and one day in the week was all there was to it | {h} had bought a brush for {his} {coat} and was counting
@ * truth line=win-bench gate
It was Thursday | {foe}, people said, had gone out early to be on that bench before anyone else, and had taken a cushion
@ * truth line=win-bench duel
"That place on the bench is not yours," said {h}. | {foe} did not blink. "I have sat there oftener than you have," said {foe}. "You will find that it is a very hard bench"
@ * known line=win-bench before
There was a bench, and a place kept on it, and {h} had not yet the courage to think for whom
@ * known line=win-bench behind
{target} had sat there to show that one is not forgotten | it was {h's} turn to show that one comes back
@ * settle line=win-bench won
It was Thursday, and {h} walked up to the bench, where {target} was | {foe} got there first, and put the cushion down in the free place | "That is taken," said {target}, and went on looking straight in front. | people had stopped to see | {foe} got up, and dusted the seat off, quite civilly, and {h} sat down on it | nobody spoke, and along the {street} lamp after lamp was lit | then {target} put a hand into {h's} | "One of the hats is always on the other bank," said {target}. "That is why." | it had not been worth the wait, and {target} laughed so much that the bench shook
@ * settle line=win-bench lost
{target} came, and saw {h} there with {foe}, and walked past | there was another bench, and {target} sat down on that, with a place left free | {h} went across, and {target} put out a hand, and covered the place | "There is somebody coming," said {target}. "I used to know who it was." | {foe} took the cushion, and went home | {h} came for a year of Thursdays, and sat upon the hard one | the place across from {him} stayed free
@ * settle line=win-bench dear
It was Thursday | {foe} rose from the bench, with everybody watching, and counted the stake out upon it | it went down to the last {coin} | {h} sat down in the free place, and {target} made room | after a while {target} gave {him} a hand to hold, rather stiff | "I proved it," said {target}. "I have to think now what I shall do on Thursdays." | {h} had taken it for hope, and held the hand all the same | {foe} goes by there still, with the cushion, and does not look to the side
`;

/** Scenes in which a fact of the case is found out, with somebody who comes back. */
const scenes = `
@ asked1 scene line=win-asked second p=again
% What Was Sold That Night; A Fiddle on a Nail
There was something that {p} wanted {h} to see | and it was to be seen in a pledge shop, on a nail | it was a fiddle, with a ribbon still round its neck
"That came in on the evening when {foe} told them all about you," said {p}. "It was before the pudding that {target} walked out, and sold it, and did not count the money."
{h} had last heard that fiddle through a wall [2 , years ago,] with the window open
+ Give the shopkeeper all you have to keep it back => {h} laid down every {coin} that there was | and it was put under the counter | "For one month," said the shopkeeper, and wrote a name on the label, and it was {target.own}
= Ask what {target} said on the way out => The shopkeeper scratched an ear | "Only that it would be of no use to anybody now," he told {him} | then there had been a pause, and a question: whether the person in question was happy
- Steal the ribbon from the fiddle's neck => {h} had it off and up a sleeve while {p} was bowing to someone | it still smelled of rosin | whoever came [2 back] for that fiddle would know [2 that] {h} had been there first
~ "Closing," said the shopkeeper, who had had enough of it | through a crack in the shutter {they} saw him take down the fiddle, and blow on it, and hang it one nail higher
@ asked2 scene line=win-asked plan p=again
% On the Same Stair; Eleven Steps
{p} was to go up with a tray and {h} was to come down with it | so it was arranged, and it put {h} on the back stair of that house at the right minute
{target} came round the turn [2 of it] with both hands full of lanterns | there was {sign}, just as it had always been
Neither of them said anything for as long as one breath takes
"They are for Thursday," said {target}. "There will be people, and somebody always asks me something." | above them {foe} called down to know what was keeping the lanterns
+ Help carry the lanterns up to the landing => {h} took half of them | and {they} went up side by side as far as the landing | no farther was needed | "Thursday, then," said {target}, quite low, and took them back one at a time
= Ask whether one more guest would be counted => {h} asked it of the lanterns | "Nobody counts," was the answer, "they only look, when the door opens" | then {foe's} shoes could be heard | and there was nobody on that stair but a person with a tray
- Lie that you have come about the plates => {h} said it too well, and saw a face close like a door | the lanterns went on up | it was {p} who said later that one of them had been dropped | and nobody had picked it up for an hour
~ {foe} had come down for the lanterns {foe.himself} | {target} was gone from the stair, without a word | {h} stood there with a tray in both hands, and nowhere to look

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

@ bench1 scene line=win-bench second p=again
% The Free Place; Thursday, Seen from a Hedge
{h} and {p} stood behind a hedge, with two borrowed brooms | it was a Thursday | there was the bench | on the left of it sat {target} | and the right side was free
{foe} came along the path with a hat held low, and stopped, and spoke | {foe.he} was answered, most politely | {foe.he} was not asked to sit
"That is every week," said {p}. "And home before the lamps. I must have gone by here for a year to see it." | {target} had one hand laid flat on the free place, the way one keeps a seat [2 for somebody who has only gone to fetch something]
+ Help {p} sweep the path, and go by close => {h} swept, with a hat pulled down, and went by at two yards | there was {sign} | nobody looked up, but the hand upon the bench had begun to beat time to the broom
= Wait until they have all gone home => {h} waited, and then felt along the wood | it was worn quite smooth where {target} sat | and the free half was as rough as new
- Trick {foe} away with a false message => {foe} went off at a trot | for one whole hour there was nobody between {h} and that bench but {himself} | {h} had not thought of that beforehand
~ There was a clap of thunder, and all the people ran | {target} walked | before {they} were out of the hedge there was no one on the path but {foe}, with the hat full of rain
@ bench2 scene line=win-bench plan p=again
% One Day in the Week; A Brush and a {coat}
It was Wednesday, and {h} was brushing {his} {coat} for the next day | {p} sat by and pointed out the spots
"You will not have long," said {p}. "There is from the afternoon until the lamps, and you will spend the half of that standing behind a tree."
Somebody went by the open door with a basket, and turned back, and stood there | it was {target} | it was not Thursday, and neither of them had made ready what to say
"You have come about the bench," said {target}, to the brush
+ Give {target} the chair by the door => It was not taken | "I sit enough," said {target}, "on one day" | but the basket was set down | and there was {sign}, close to, and it was some time before anyone took the basket up again
= Say that you have come back to be laughed at => It was true, as it happened | "That joke," said {target}. "I have had the half of it for years" | then the basket was picked up, and at the corner somebody could be heard trying not to laugh
- Lie that you were only passing through => {target} nodded, as at a thing one has read before | "People do," {target} said, and was gone | {p} took the brush out of {h's} hand, and did the collar without a word
~ {p} had let fall the brush, and both of them bent for it | when {they} had got {their} heads apart there was nobody in the doorway [2 , and an apple was rolling]
@ asked3 scene line=win-asked wall
% With Advice; The Third Parcel
{foe} sat in the best chair of the house | and {hands} went up the stairs past {h} with parcels | [2 it was plain that] nobody was to be let alone with {target} [2 long enough] for one sentence
"I come every day now," said {foe}, very kindly. "Somebody has to. You would only go away again, and then there would be all that to do over"
From above one heard {target} laugh at something, not for long [3 , and then a chair was moved]
+ Give {foe} thanks for all that care => {h} meant it, in a way | and it was quite the worst thing to have said | {foe} looked down at {foe.his} gloves, and for a moment seemed to be in want of advice {foe.himself}
= Ask what was told to {target} about you => "Only what anyone could see," said {foe}, and rose, and had {h's} {coat} brought | but the third parcel had been left on the step | and there was no name on it
- Trick one of {hands} into taking up a note => He took it up, with the parcel | and it came down again inside of a minute | {foe} had read it aloud, to everybody | and the part that was underlined as well
~ {foe} had risen, and so the visit was over | {hands} made a lane to the front door, and smiled along the whole of it | overhead nobody moved a chair any more
@ letters3 scene line=win-letters wall
% The Shelf; A House and Its Post
It was {foe} who opened | behind {foe.him} one saw a passage, and a shelf | two heaps lay on it, and each was tied with string
"Nobody here by that name," said {foe}, as {foe.he} had been saying for years | {hands} came up on either side of {h}, and wished to see {him} to the end of the {street}
Upstairs a door had been opened by a hand's breadth | it might have been {target}
+ Help the old servant who has dropped a tray => There were eleven cups to be picked up | and it brought {h} as far as the shelf | all of the seals were whole | {he} knew the hand on the one heap | and the other made {his} heart stand still
= Say your own name, loud enough for the stairs => {h} said it once | the door up there moved | "There is a draught," said {foe}, and put one foot against it, and stood so until {h} had been got away
- Steal the topmost of the heap as you go => {h} had it out by its string, and down a sleeve | it was {his} own, the fourth, from the winter | it had never been opened, but there was a thumb mark, where somebody had thought about it
~ "That will do," said {foe} | {hands} took {h} by both elbows, quite gently, and set {him} down at the corner, facing the other way | upstairs the door was shut by then
@ bench3 scene line=win-bench wall
% Garlands; Before the Moon Was Full
{foe} stood on a ladder in the square, and told {hands} where the garlands should go | "You have come back in time for the news," said {foe}, with pins between {foe.his} lips. "I shall have an answer by the full moon, you know"
There was money on that answer, and half of {home} was in it | nobody would look straight at {h}
Beyond the last of the garlands stood the bench | and it was only a Tuesday
+ Help to hold the ladder steady => {h} held it | "You are a strange rival," said {foe} from above, after a time. "I have never been asked to sit there. Not one time, if you must know"
= Ask {foe} for what day the wager runs => "There is no wager," said {foe}, and came down, and had missed a rung | it ran out with the moon, everybody told {h} afterward | and {foe} had bet the house on it
- Steal the pins, and let the garlands fall => They came down on the band | people laughed more than they ought to have | over by the yew somebody had stopped, with a basket | and {h} could not tell if that one was laughing
~ {foe} missed a rung, and came down among them with all the garlands | {hands} had to cut people out | nobody could have got a word in for the laughing
@ asked4 scene line=win-asked lead p=carver
% Four Holes in a Table; The Rest Was Geese
{p.a} had carved the geese at a certain supper, and took {h} in to see the table | it was long, and scrubbed white [2 , with a bench down either side] | at one place there were four small holes in the wood
"That was done with a fork," said {p}. "Up got {target} with it, and asked all eleven of us what had become of {name}."
{h} laid {his} fingers on the holes, one to each [3 , and they went in as far as the nail]
"It was {foe} who answered," {p} said. "You were spoken for. The rest was about geese."
+ Help {p} to rub the holes out with wax => {they} rubbed, and could see the holes all the same | "The fork was laid down quite straight," said {p}. "Then somebody went off before the pudding, and not toward home. There is only the pledge shop, on that side"
= Ask which of the eleven had seen you => {p} went round the empty benches with a finger, and came back to the beginning | "Not one," said {p}. "Nor knew anybody who had. But {foe} always knows. So nobody asked"
- Lie that you were indeed spoken for => {p} only wiped the knife | "Then it was rightly done, about the fiddle," {p.he} said, and would not say what fiddle | there was a nail in it somewhere, and a shop
~ The door opened behind them, and somebody carried in a goose | {p} laid both arms over the four holes, and said a good deal about the weather
@ asked5 scene line=win-asked means p=again
% A Cup Without a Handle; On the Sill
Under a certain window {p} stopped, and pointed up | on the sill was a blue cup with no handle [2 , and a sprig of something in it]
It had been {h's} own once | in the middle of a quarrel the handle had come off | when {he} went {he} had left it behind with all the rest
"That is {target.own} window," said {p}, and made a step of both hands. | {h} went up, and tilted it | the label from the shop was stuck beneath it still, and the date was the week after that supper
One does not buy such a cup for use | behind the curtain somebody was giving advice
+ Share with {p} how the handle came off => It took no time to tell | "You were told that one could not tell you anything," said {p}. "So you walked out, and proved it." | but {p} stood for a while with {p.his} head back. "Every day it is turned a little," {p.he} said, "so that it gets the sun all round"
= Read the label down to the last line => It had been marked down twice, for want of a handle | below that the shopkeeper had written: paid the first price, did not wish to hear about it
- Steal the cup, since it is yours => {h} had it under {his} {coat}, sprig and all | when it grew dark a {lamp} was brought to that window | and a hand went feeling along the sill [2 , from one end to the other, and then back]
~ Up there the curtain was moved, and {foe} asked who it was | {p} let go of {h's} boot | the two of them sat among the flowers until the {lamp} had gone away
@ asked6 scene line=win-asked price p=again
% Three Chairs; People You Went From
{p} had been sent to bring {h} into {target.own} front room, and did not say why | {foe} had three chairs set out along the wall, and {hands} went round with cake | in two of them sat people whom {h} had left without a word
Then {p} went over and sat down in the third
"I said nothing but what was so," said {p}, with {p.his} eyes on the cake. "You did go. I got a {coin} for saying it."
The blue cup was on the sill, pushed back behind a parcel | overhead somebody walked up and down [2 , and stopped whenever one of the three began]
+ Give each of the three the goodbye you owe => It came some years late | the first one laughed, and the second asked to have it again | {p} put the {coin} down on the arm of the chair. "You had better say it upstairs as well," said {p}. "There is company on Thursday"
= Ask {foe} what the three have been got for => "For Thursday," said {foe}. "Somebody is sure to ask after you, when there is company. It has been known. This time they shall hear it from people who were there"
- Rob {p} of the {coin} before them all => It rolled under the third chair, and nobody bent down for it | "There you hear it," {foe} told the ceiling | up there the steps had come to a stop
~ {foe} clapped {foe.his} hands, and there was more cake | nobody could be heard for plates | and when it was quiet again {p} had been put into a {ride} and driven home
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
@ bench4 scene line=win-bench lead p=hedge-cutter
% Everyone Said So; From the Left Side
{p.a} had cut as far as the bench, very straight | "The free place is for {foe}," said {p}. "Everyone says so. They make a handsome pair."
In the roots of the hedge there was a cushion, too | {foe} sat on it on the other days [2 , said {p}, to get the feel]
{h} took the left side, where {target} had been each Thursday | one did not see the square from there, nor who was passing | there was only the road, and it was the one by which {h} had gone away
+ Help {p} with the far end of the hedge => {they} met in the middle | "Now that I am asked," said {p}, with leaves in {p.his} hair, "I cannot say that I ever saw the two of them on it at once"
= Try the right side for a minute => It looked out upon a wall | just where one sits a knot stood up in the wood | it was as sharp as on the day it was sawn | no one could have borne that for long without a cushion
- Steal the cushion out of the roots => {foe} came for it on the Wednesday, and felt about under the leaves | then {foe.he} tried it without, and was up again quicker than {foe.he} had sat down | there was no one to see it but {p}, who told everybody
~ A shower came over the hill, and both of them stood in the hedge for it | then the seat was one long puddle | {p} had taken up the shears again, and had no more time
@ bench5 scene line=win-bench means p=again
% Why Two Hats; Flat on the Gravel
It was to be read only from below, {p} had heard | so {h} lay down flat on the gravel, and {p} held the {lamp} between the slats
A word was scratched in the wood of the free side | it was Thursday, neat and small | and under that there was a question: "Why does the ferryman own two hats?"
{h} had been asked that here, one Tuesday | the answer was to come on the Thursday [2 , since that made a reason to come] | on the Wednesday {h} had left
"Well, why does he?" {p} wished to know, up there | {h} had no idea
+ Help {p} to guess the other half => {they} tried it with rain, and with a bald wife, and two heads | it was none of those, or it was not worth a bench | "There is only one who can tell you that," said {p}, "and it is for Thursdays"
= Feel with your thumb how old it is => The lines had not all been made in the same year | somebody had gone over them again and again, as one does with a name upon a stone | the last time could not be long ago, for there was a splinter, and it was white
- Attack the joke with your {blade} => {h} had begun on the hats when {he} saw how deep they went | the whole board would have had to come away | {p} put out the {lamp} and said that it was late
~ There were feet on the gravel, a good many, and a dog | {p} put the {lamp} under a hat | the dog had found {h} by then, and sat down there, and was not to be called off
@ bench6 scene line=win-bench price p=again
% Never Lost, Never Paid; It Doubles Every Year
{p} wished {him} to see a room | the bed had left a pale square on the floor, and so had the table | {hands} were just going down with the chair, and {p} sat on the boards
"I laid a {coin} on you," {p} said. "In a year nobody would know your name, {foe} told the whole inn, and I said that I should. I have won every time since. It is doubled, and {foe.he} holds the stakes until the next."
The wager book lay open upon the sill | {foe} had ruled it {foe.himself} | the first line had {name} in it, and that first year, and the rest were all one long sum [2 , in which nobody was ever paid]
+ Help {p} to get the chair back => {hands} let go of it willingly enough | "It all falls due at the full moon," one of them said on the stair. "Unless somebody sits down on that bench before. I have got a month's pay on it myself"
= Read who was the first to sign against {foe} => {p} was the second | whoever came first had had no money to lay, and had written down as the stake: my Thursdays | {h} knew the hand
- Cheat {p} with a false line in the book => It was in {foe's} own style | whoever sat down, {p} was to have nothing | {foe} came upon it the next day | that day {foe.he} was heard to sing, which surprised {hands} very much
~ {hands} came up once more, for the sill, which had been reckoned in | so the book went with it | {p} looked at the gap, and supposed that it would be nice in summer
`;
export const pack: PackSource = { id: 'case-win', sheets: [cases, scenes], words: {} };
