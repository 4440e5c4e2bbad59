import type { PackSource } from '../pack.ts';

/** What was told to the one who is loved, by whom, and what that one knew in truth. */
const cases = `
@ * truth line=win-asked trail=win start
{target} had once asked after {h}, by name [2 , in front of people] | {h} had never heard of it until now, and wondered what the answer had been
@ * truth line=win-asked lead
The question had been put to {foe} | {foe.he} had said that {h} was spoken for, and had changed the subject to geese
@ * truth line=win-asked second
Nobody doubted the story about {name}, since {foe} always knew | but {target} had gone home early that evening, and sold a fiddle
@ * truth line=win-asked means
In a certain window stood a thing that {h} used to have | {target} had found it in a shop, and never said so
@ * truth line=win-asked wall
{foe} was at the house every day now, with advice | {hands} carried up the parcels
@ * truth line=win-asked turn
{foe} had not lied out of spite | there was a promise behind it, that {target} should not be left again | and it had seemed quite plain that {h} was the kind who leaves
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
{target} had been standing there for some time | the question was put again, word for word | this time it was {h} who answered | it was not a long answer | {foe} went to see about the geese, and when {thing} laughed the whole room heard that it had been a good many years
@ * settle line=win-asked lost
{target} heard all of it, and thanked them both | then {h's} {coat} was sent for | "You might have come and told me so yourself," said {target} at the door, "at any time, on foot." | it was very kindly said
@ * settle line=win-asked dear
{target} asked again, and {h} answered, and it was yes | then {thing} went and sat by {foe}, who had meant so well | for the rest of the evening they held hands | they are all three at that table still of a Sunday, and nobody has been quite forgiven

@ * truth line=win-letters trail=win start
There had been nine {letter}s from {h} to {target} in all this time, in {his} own head and out of it | four of them {he} had sent, and none was answered
@ * truth line=win-letters lead
The four that {h} sent were handed in at the door, and it was {foe} who took them | they had been put on a shelf, with the seals whole
@ * truth line=win-letters second
{target} had been told that there was no post from there any more | {target} had gone on asking for a very long time
@ * truth line=win-letters means
One of {h's} four had got through after all | a child had brought it, for a pear | it was the short one
@ * truth line=win-letters wall
{foe} had the run of that house, and its post | {hands} would put {h} out of the {street} before {he} was at the bell
@ * truth line=win-letters turn
{target} had answered, and more than once | there was a second heap upon {foe's} shelf, and it was higher | {h} had been written to all that time, every week, and had thought {himself} forgotten
@ * truth line=win-letters price
Most of them had gone into the stove [2 , that week, with {h} standing outside] | it smelled of nothing but {paper}
@ * truth line=win-letters plan
The short one was still about somewhere | the child with the pear was tall now, and remembered
@ * truth line=win-letters gate
Through the glass one could see the shelf, and a bare place on it | somebody stood there with both hands before the face
@ * truth line=win-letters duel
"I read none of them," said {foe}. "I wish you to know that. I only could not bear to be the one who brought them in." | on the stair a step had stopped [3 , and a hand could be heard on the rail]
@ * known line=win-letters before
What {h} wrote had got to the house, and no farther | {he} knew now by whom it was stopped, but not what {target} had made of the silence
@ * known line=win-letters behind
They had been writing to one another all along, over {foe's} shelf | one would have to say it aloud, that was all that was left
@ * settle line=win-letters won
"Say me the short one," said {target} from the stair. "I know it by heart, but I have not heard it." | {h} said it, and there was not much of it | then {thing} came down the last of the steps | {h} was told, in no order at all, what the other heap had said | it took them until it was light, and {foe} had let {foe.himself} out, and left the keys
@ * settle line=win-letters lost
{target} stood there with the only one that was left, and it was the angry one | it had been meant for the bottom of the heap, with forty kind ones on top of it | "I did write others," said {target} | {h} believed it | but it was that one that {he} went on hearing
@ * settle line=win-letters dear
They said it all over, that night, on the stairs | it had all been said, and to a shelf | {thing} is with {h} now, and they are happy, and sometimes one of them begins to tell the other something, and it is from {letter} thirty, and is no longer true

@ * truth line=win-bench trail=win start
There was a bench where somebody left a place free every Thursday | it was {target} who did it, they told {h}, and had done it since a certain year
@ * truth line=win-bench lead
It was thought that {target} kept that place for {foe}, who came by sometimes, and sat in it | they made a handsome pair, everyone said so
@ * truth line=win-bench second
On that bench {foe} had never once been asked to sit | {target} looked straight in front [2 , on those days,] and went home before the lamps
@ * truth line=win-bench means
Something was scratched under the bench, on the free side, quite small | {h} felt for it with a thumb, and it was a day, and half of a joke
@ * truth line=win-bench wall
{foe} was telling people to expect news before the moon was full | {hands} had begun to put up garlands
@ * truth line=win-bench turn
{target} had not been waiting to be fetched | it was not hope, it was a kind of answer | somebody had said once that {name} would be forgotten in a year, and {target} had gone and sat there to show that it was not so
@ * truth line=win-bench price
It was {foe} who had said so about {name}, and there was money on it | a year had become a good many, and {foe} was tired of being wrong in public
@ * truth line=win-bench plan
It would be on the bench, and one day in the week was all there was to it | {h} had bought a brush for {his} {coat} and was counting
@ * truth line=win-bench gate
It was Thursday, and there was the bench | this time {foe} sat in the free place already, with folded arms
@ * truth line=win-bench duel
"You are in my seat," said {h}. | {foe} did not move. "I have sat here oftener than you have," said {foe}. "You will find that it is a very hard bench"
@ * known line=win-bench before
There was a bench, and a place kept on it, and {h} had not yet the courage to think for whom
@ * known line=win-bench behind
{target} had sat there to show that one is not forgotten | it was {h's} turn to show that one comes back
@ * settle line=win-bench won
{foe} got up, in the end, since people were looking, and dusted the seat off, quite civilly | {h} sat down | nothing was said for about the time that it takes a lamp-lighter to do a {street} | then {target} told {him} the other half of the joke, and it had not been worth the wait, and they laughed so much that the bench shook
@ * settle line=win-bench lost
{target} came, and saw the two of them | then {target} sat down on another bench | there was a place left on it, for whoever it might be, and it was for nobody | {h} came for a year of Thursdays, and sat on the hard one
@ * settle line=win-bench dear
{h} had the seat, and after a while {target} had {h's} hand | "I proved it," said {thing}. "I have to think now what I shall do on Thursdays" | {foe} paid up, to the last {coin} | {foe.he} goes by there still, and does not look to the side
`;
export const pack: PackSource = { id: 'case-win', sheets: [cases], words: {} };
