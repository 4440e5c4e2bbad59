/** What became of the reason that the player gave the hero, one line at the end: by motive, and by how it ended. */
export const coreStake = `
@ * stake family won
It had been for {his} own people from the first | {h} said their names over that evening, and did not have to stop at any
What {h} owed to those of {his} own name was paid at last [2 , in full] [3 , and nobody but {him} had ever known the sum]
One place at table {h} had never been able to face | {he} could sit down across from it now
Whoever asked after {h's} family would get an answer now [2 , and a short one] [3 , without somebody's having to leave the room]
@ * stake family lost
It was for {his} own people that {h} had begun it | they would have to be told, and there was no good way to begin on that
Those of {his} own name had expected nothing, and {h} had brought them that | it was not held against {him}, which was harder
{h} wrote it down for {his} own people, and left out the end [3 , so that whoever read it would know the end from that]
The place at the table stayed as it was | {h} sat with {his} back to it [2 , as before] [3 , and passed the dish to the right]
@ * stake family renounced
{h's} own people asked nothing, and were told nothing | they had not agreed so well upon anything in years
@ * stake love won
It had been for love, whatever people had been told | {h} no longer minded who knew it
One face had been before {him} the whole way | {h} could meet its eyes now
Love had sent {h} out, and love was not disappointed | it seldom asks how a thing was done [3 , and this time it need not]
{h} had kept the best of it for one whom {he} loved [3 , the part that no one else would have believed]
@ * stake love lost
Love had been the reason, and love does not count | {h} did count, that night, and came out each time at the same sum
There was one person to whom {h} would have to say it | {he} practised on the road, and it got no better
What {h} had done for love was too little by a little | people told {him} that it made no difference [3 , and {he} could hear that it did]
{h} had gone out for love, and came back with nothing besides | but that was still there, to {his} surprise
@ * stake love renounced
It had been for love, and love let {h} off | it would sooner have somebody than have something done
@ * stake guilt won
What {h} had come to make good was not undone by it | but {he} could hear it spoken of, and stay in the room
{h} said aloud what {he} had done in the beginning | nobody thanked {him} for it | {he} had not been after thanks [2 , only after an end of it]
What lay upon {h's} conscience lay there still, but it took up less room [3 , like a trunk that has been unpacked at last]
Nobody could let {h} off but one, and that one was slow | it was done by the next morning
@ * stake guilt lost
{h} had meant to make up for one thing | now there were two [3 , and {he} would have to carry one in each hand]
What {h} had done before it all began was not made good | {he} no longer hid it, and that was as far as {he} got
Someone who knew the old fault asked {h} if it was paid | {he} said no, and was believed
The old wrong had been sitting up for {h} | {he} let it in, since it knew the way
@ * stake guilt renounced
The old fault came away with {h} | {he} gave up paying it off at a stroke, and began to do it by the week
@ * stake revenge won
{h} had had {his} revenge, and looked round for it | it was smaller than {he} had thought, and it would keep
The account was even | {h} had nobody to hate that evening, and went in early
The old wrong was paid back to the last {coin} | {he} slept, for the first time since then, until somebody knocked
It had begun in anger, and the anger was used up to the last of it | {h} hardly knew what to carry in its place
@ * stake revenge lost
Nobody ever paid for what was done to {h} | {he} had the anger still, and by and by the anger had {him}
There would be no getting even now | {h} learned to say so without {his} hands closing
{h} had wanted to see somebody pay, and {he} had paid | it was not how {he} had meant it
The old wrong stood where it had always stood | {h} went around it from then on, as carts do with a stone
@ * stake revenge renounced
{h} let the score stand as it was | there came a day when {he} could not have told the sum
@ * stake duty won
{h} had given a promise, and it was kept | it did not need to be put any higher
{h} could lay it down now, with the promise redeemed [3 , which felt for an hour or two like having lost something]
{h} reported that it was done, in one line, and signed it | nobody had known {him} take so long over a name
What {h} had sworn to was done to the letter | after that there was nobody who could send {him} anywhere
@ * stake duty lost
{h} had given {his} word, and could not keep it | {he} said so to those who had it from {him}, standing up
No one could say that the promise was broken lightly | {h} said it, all the same, most nights
It would be somebody else's duty now | {h} handed it over with all that belonged to it, and one piece of advice
{h} reported that it had not been done, and gave no reasons | there were several, and {he} kept them
@ * stake duty renounced
{h} gave {his} word back to those who had it | they took it with a bad grace, and some of them with relief
@ * stake wonder won
{h} had wanted to know, and {he} knew | it was not what {he} would have guessed [3 , which was all that {he} ever asked of an answer]
There was one thing less in the world for {h} to learn | {he} was sorry for a day, and then {he} had heard of another
{h} put down all that {he} had learned, on both sides of the {paper} | there was one corner left, and a question went into it
It was the wish to see it that brought {h} there | {he} had seen it, and would have known it again anywhere
@ * stake wonder lost
What {h} had wanted to find out {he} never would now | {he} was still guessing when the road ended
{h} knew more than before, but not the one thing | that had stayed behind, with its door ajar
There was a page in {h's} head that would be white for good | {he} went on looking at it [3 , in case something should move there]
{h} had asked to see it, and was shown the outside | even for that {he} would have gone twice
@ * stake wonder renounced
What {h} had wanted to know {he} left where it was | not everybody can, and {he} could only just
@ * stake glory won
{h's} name was known after that, and it was mostly said wrong | it pleased {him} all the same
Nobody would ever again call {h} good for nothing | {he} stood about under the window to make sure
There was as much honour in it as {h} had hoped [2 , and it could not be eaten] [3 , which somebody might have mentioned before]
They told it with {h's} name in it from then on | {he} heard it once, at a strange table, and did not say whose name it was
@ * stake glory lost
There would be no song about it | {h} hummed a little of the one that there might have been
{h} had set out to make a name | {he} brought back the old one, which had had some wear
Nobody was going to remember {h} for it [2 , and as things stood that was kind of them] [3 , though it was not meant so]
It had all been meant to prove something, and it had proved something | {h} would rather that it had been the other
@ * stake glory renounced
There was nothing in it to make a song of | {h} slept well, for somebody of whom nobody sang
@ * stake survival won
{h} had got through, and that had been the whole plan | {he} stood about in it at first [1 , as in a new coat]
{h} had wished to live, and there it lay, a good deal of it [2 , in no sort of order] [3 , waiting to be begun]
What had driven {h} for so long was gone by daylight | {he} sat down to breakfast, and had it twice
{h} listened, and nobody was coming | it took some time to believe in that
@ * stake survival lost
{h} had set out to come through, and came through in part | the rest of {him} was a while in following
There was no safe place at the end of it after all | {h} had only got better at doing without one
What {h} had run from knew {him} by sight now | running had made no odds, and {he} left off
{h} had asked for a life | {he} {was} given some days of it [2 , on account] | {he} meant to spend them
@ * stake survival renounced
{h} had turned round in time, and could be called a coward for it by anyone | one has to be there to be called things
@ * stake justice won
It had been a question of what was right [3 , as so few things are] | for once the right of it had won
Somebody had been wronged, and it was said aloud, with the name | {h} had wanted no more than that
{h} had asked for justice, and got a fair-sized piece of it | {he} set it down where those who had waited could see
The scales did not come down level, as they never do | but {h} had leaned on one side of them, and they moved
@ * stake justice lost
Right was right still, and it had lost | {h} said as much to anyone who would listen, and a few would
{h} had asked for justice, and was told to try another day | {he} made a note of the day
Those who had been wronged were wronged still | but it stood written somewhere now, in {h's} hand
There was no court in the end, and there was no sentence | {h} had one of {his} own, and lived by it
@ * stake justice renounced
The wrong would have to be righted by somebody else | {h} left word of where to begin
@ * stake peace won
{h} had asked for nothing but quiet | that evening there was some | {he} kept very still, so as not to wake it
A door was left unlocked that night, for the first time in a long while | {h} went by on purpose to see
There was peace, or something near enough to it to sleep in [3 , with one eye open at first, and then with neither]
{h} found a bench in the sun, with nothing to do next [2 , and did it] [3 , and it took the whole of the afternoon]
@ * stake peace lost
{h} had wanted rest, and there was to be none yet | {he} took off {his} boots all the same
The quiet that {h} had hoped for was farther on | one could not see it from there, and {he} did not leave off looking
There was no peace to be got from it | there was a little less noise, late, and {h} made do with that
{h} had wished somebody to be safe, and that was not certain | so {he} sat up, as before, and kept the {lamp} in
@ * stake peace renounced
There was some peace in stopping [2 , and it was close by] | {h} had been looking for it a good way farther on
`;
