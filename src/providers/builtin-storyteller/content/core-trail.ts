/** Who stands against a quest, what the hero is after, and what is told in the end of what was done. */
export const coreTrail = `
@ * villain any
{foe}, {foe.noun}, stood against it | {hands} did whatever {foe.he} said
{foe}, {foe.noun}, did not wish it [2 , and had said so] | {hands} went wherever {foe.he} sent them
In the way stood {foe}, {foe.noun} | {hands} did the rough work for {foe.him}
People whispered about {foe}, {foe.noun} | {hands} saw to it that {foe.he} got what {foe.he} wanted
{foe}, {foe.noun}, would not have it | {foe.he} had {hands} to see to it
It meant crossing {foe}, {foe.noun} | {hands} worked for {foe.him}
People warned {him} of {foe}, {foe.noun} | {foe.he} would send {hands}, they said
It would not suit {foe}, {foe.noun} | whoever crossed {foe.him} had a visit from {hands}
{foe}, {foe.noun}, had stopped others before | {hands} had done it for {foe.him}
{foe}, {foe.noun}, had other plans | {hands} carried out whatever {foe.he} planned
{foe}, {foe.noun}, had heard of it | {hands} had been told what {h} looked like
One person could prevent it, and that was {foe}, {foe.noun} | {hands} were never far from {foe.him}
Nobody had more to lose by it than {foe}, {foe.noun} | so {hands} had their orders
People did little there without asking {foe}, {foe.noun} | {hands} took note of who had not asked
{foe}, {foe.noun}, had a use for things as they were | {hands} were paid to keep them so
{foe}, {foe.noun}, had been told of it the same evening | by the next {hands} were asking questions
For that one had to get past {foe}, {foe.noun} | {hands} did not let many pass
Others had got in the way, and had had a talk with {foe}, {foe.noun} | {hands} had seen them home
There was only {foe}, {foe.noun}, to fear, with {hands} to help {foe.him}
{foe}, {foe.noun}, had once wanted something as much, and had stopped at nothing | now {hands} stopped others
{foe}, {foe.noun}, smiled on hearing of it, and called in {hands}
Most people there were afraid of {foe}, {foe.noun} | they were even more afraid of {hands}, who came to the house
Only {foe}, {foe.noun}, wanted {him} to fail | but {foe.he} had {hands} behind {foe.him}
{foe}, {foe.noun}, was against it | so were {hands}, who obeyed {foe.him}
{foe}, {foe.noun}, was not to know of it | that was difficult, since {hands} told {foe.him} everything
@ * villain who
{foe}, {foe.noun}, wanted no more questions | {hands} told every household so
{foe}, {foe.noun}, kept order there | {hands} did it for {foe.him}, and wrote down who asked what
{foe}, {foe.noun}, had offered to help [2 in every way] | {hands} would always be near, {foe.he} said
{foe}, {foe.noun}, looked into such things | {hands} did the asking for {foe.him}
People sent {him} to {foe}, {foe.noun} [2 , with such things] | {hands} would see to the rest, they said
{foe}, {foe.noun}, called it a sad accident | {hands} said the same wherever they went
{foe}, {foe.noun}, had begun to tidy up | {hands} carried things away by night
{foe}, {foe.noun}, had been the first to hear of it | {hands} had stood guard there ever since
{foe}, {foe.noun}, wished to see the matter closed | {hands} had closed several mouths already
{foe}, {foe.noun}, asked {h} every day how far {he} had got | {hands} stood by and listened to the answer
Whoever knew a thing told it to {foe}, {foe.noun}, and to nobody else | {hands} had advised them to
People had thanked {foe}, {foe.noun}, for taking such trouble | {hands} had gone round with the paper to sign
@ * recap
And {h} still had to {goal}
It was one more step | {h} had still to {goal}
{h} was no less set upon it | {he} would {goal}
{h} meant to {goal}, and now more than before
@ * told
{h} had the truth now | it had still to come before other people
Whoever has the truth must also get it through the door, {h} thought
It was strange to carry the truth about, and to nod to people
The truth was {h's} by now | it had to be everybody's
@ * hunted
{foe} had heard enough of {h} by now | {hands} had orders to bring {him} in, and they came that same day
Too many people had a complaint against {h} | {hands} were sent to fetch {him}
It had to come, after all that {h} had done | {hands} were behind {him}, and they did not walk
What {h} had done was known in every {street} | a child pointed {him} out, and {hands} began to run
{h} had made noise enough for ten | now {hands} had {his} name, and were close behind
@ * meanwhile
{p} was waiting at the next corner
{h} had often wondered what became of {p}
{h} had not forgotten {p}
One thing had to wait, for here was {p} again
@ * recap late
There was one thing left to do | {h} would {goal}
{h} had come too far to turn back now | {he} would {goal}

@ * cite bygood
{w} came to see {him} off, and carried {his} {bag} as far as the gate
There was a place for {w} at {h's} table from then on
{w} was among the first who came to the door, and would not sit down for joy
Bread came from {w} every week, for a whole year
{w} wished to be told all of it, and then to be told it again
{w} stayed to the last, and helped to put the chairs away | "You did more for me," said {w}
{w} walked the first mile of the road with {him}, and talked of other things
{w} would not hear a word against {h} for as long as {w.he} lived
{w} gave {him} a key to the house, to come when {he} liked
{w} sat up with {h} that night, as neither of them could sleep
When there was work to be done at {h's} {w} came with a bucket, unasked
{w} had kept a seat for {h} by the fire, and had had to fight for it
People asked {w} what {h} was like | "Ask me a shorter question," said {w}
When {h} was ill that winter {w} came with soup, each day, and stood over {him}
@ * cite byevil
{h} went to {w}, and was sorry in so many words | {w} let {him} finish, and shut the door
{w} never spoke to {him} again
{h} paid it back to {w}, as far as it could be paid | {w} counted it twice
When {h} met {w} in the {street} one of them crossed over
{w} was asked with all the others, and sent word why not
One door stayed shut to {h} from then on, and it was {w's}
{h} meant to go and see {w} about it, and put it off until {w} had moved away
{h} offered {w} a share | {w} said that it would undo nothing
When the others raised a glass to {h} {w} put it down again
{h} laid money on {w's} step by night | in the morning it lay in the road
{w} stood at the back with folded arms, and left before the end
For years {h} took another way home, so as not to meet {w}
@ * cite good
People whom {h} had helped stood along the way, and some of them had brought their children
There was bread on {h's} step of a morning, and nobody would say who left it
They lifted a glass to {him} once a year in that {street}
@ * cite evil
Not all of it could be told | there were those who remembered, and they did not clap
A letter came that {h} did not answer | it had only one question in it
They were glad of {him}, and all the same they locked the cupboard
The speeches left one thing out, and {h} noticed it more than the rest
@ * cite token
{h} kept {token} | it lay on the sill, where the sun came round to it about noon
{token} hung by the door from then on, and visitors asked what it was
{h} took {token} back to where it had begun, and left it there
A dealer offered {him} a good price for {token}, and {h} laughed and kept it
`;
