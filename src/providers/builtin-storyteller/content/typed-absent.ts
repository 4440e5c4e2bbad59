/** What is said when whom or what the player named is not there, or is in the hero's hand already. */
export const typedAbsent = `
@ * fitp absent somebody
{none} there to {act} | {p} looked where {h} was looking, and then at {him} | "Who did you think it was?" {p.he} asked
{h} turned about, ready to {act} {one} | there was only {p}, who took a step to one side, in case {h} had meant the place where {p.he} stood
"If you are after {one}," said {p}, "you have come on the wrong day." | {p.he} patted {him} on the arm, to make up for it
{none} to {act}, or none whom {h} could see | {p} helped {him} look, and even looked up, to be thorough
{h} would have to {act} {one} some other day | {p} was the only one there, and {p.he} was waiting to be told what all that was about
{h} looked for {one} to {act}, behind {p}, and past {p.him} | "There is just me," {p} said. "I am sorry. People are often disappointed."
@ * fitp absent something
{none} there to {act} | {p} turned out {p.his} own pockets, to be obliging, and there was none in those either
{h} cast round for {one} to {act} | "I could have used one myself," said {p}, and helped {him} look
{none} within reach for anyone to {act} | {p} watched {him} feel along the edge | "What is it that you have lost?" {p.he} asked
"One has to bring one's own," said {p}, seeing {him} about to {act} {one} | {none}, now that {h} came to look, anywhere about
{none} in that place for anyone to {act} | {h} stood with {his} hand out | {p} considered the hand, and put into it, after some thought, half a biscuit
{h} could have sworn to {one} | {none} to {act} | "People do come here looking for things from somewhere else," said {p}
@ * fit absent somebody
{none} to {act} | {h} had the place to {himself}, and it made {him} look the harder
{h} looked about for {one} to {act} | nobody stood there but {his} own shadow, and {h} did not feel braver for that
{none} there to {act}, and {h} felt a little foolish for having looked
It came to {him} too late that {none} to {act} | since {he} {was} there, {h} went over the ground
{h} would have liked very much to {act} {one} | nobody had come, and nobody answered, and there was time to use {his} eyes
@ * fit absent something
{none} there to {act} | {h} looked for one all the same, high and low
{h} felt about for {one} to {act} | there was only what anybody would have left behind
{none} to {act}, not in any place where such a thing is kept | so {h} began on the places where it is not
It would have been a great help to {act} {one}, just then | {none}, and {h} set about finding what there was
{h} had {one} so clearly before {his} eyes that {he} was about to {act} it | {none}, and in the end {he} looked at what was really there
@ * fitp elsewhere
{named} was not there to {act} | there was {p}, who heard the name, and shook {p.his} head
{h} could not {act} {named} there, or then | "Not here, and not today," said {p}. "Would I do instead?"
{h} would have paid to {act} {named}, but {named} was a long way off | {p} stood there instead, and waited to be told
{h} could hardly {act} {named} from here | "I could take a message," said {p}. "I would not promise to bring back the answer."
@ * fit elsewhere
{named} had not been seen there, to {act} or otherwise | {h} looked round at who and what there was
It was not possible to {act} {named} from so far off | {h} put it by for a better day
{h} had half turned to {act} {named} before {he} remembered | that one was somewhere else by now
There was a good deal that {h} had to say to {named} | none of it was any use here, and so {he} kept {his} eyes open
@ * fit held
{h} had {named} already, and brought it out to make certain | it was safe, and {h} put it back where it had been
It was no good taking what was in {his} own {bag} | {h} turned {named} to the light, and thought of how it had come there
{h} put {his} hand on {named}, where it had been the whole time | it was good to have it to hold
{named} lay in {his} palm | {h} weighed it, and thought of {foe}, and put it away again
`;
