/** What comes of a typed deed that is done to a thing: `acto KIND GRADE`; `{named}` is the thing as the player called it, `{it}` its pronoun. */
export const typedThings = `
@ * acto burn win
{h} {did} | a corner took the flame, and then the rest | by the end nobody could have said what {named} had been, and nobody would use {it} against {him}
{h} {did} | {named} went up with a small roar | in the light of it a face showed at a window | it was one of {hands}
@ * acto burn mixed
{h} {did} | not all of {named} would catch | what was left still had a name on the edge, and {h} trod it into the ground
@ * acto burn setback
{h} tried to {todo} | a hand came down flat on the flame | "There is not another one in the world," somebody said
{h} tried to {todo} | {named} turned brown along one side, and that was all
@ * acto look win
{h} {did} | what nobody had mentioned about {named} was how new one part looked | somebody had put that on afterwards, to cover a mark
{h} {did} | held to the light, {named} showed a thumbprint in red wax | {h} had seen that wax before, on a {letter} from {foe}
@ * acto look mixed
{h} {did} | {named} had nothing more to show, or not by that light | somebody had noticed how long {h} looked
{h} {did} | somewhere {he} had seen the like of {named} | it was somewhere else, and not long ago
@ * acto look setback
{h} {did} | {named} looked just as {it} had looked before
{h} {did} | somebody stepped between {him} and {named}, with an elbow out | "That is not for looking at," the elbow's owner said
@ * acto read win
{h} {did}, slowly, from the top | one word in {named} had been scratched out and written in again | underneath, against the light, it said {foe}
{h} {did} | the date was the thing | it was the day on which {last} had stood empty, and whoever wrote {named} had sat there
@ * acto read mixed
{h} {did} | half of {named} was plain enough | the other half was in a hand that only its owner could have read
@ * acto read setback
{h} tried to {todo} | damp had got at {named}, and the lines had run together like old paint
@ * acto search win
{h} {did} | far back in {named}, where only a thin arm would reach, lay a key with a thread round it
{h} {did} | somebody had hidden a folded {paper} in {named} | it was a list, and {his} own name was the last on it
@ * acto search mixed
{h} {did} | somebody had searched {named} already, and been in a hurry | one thing they had dropped: a button of the kind that {hands} wear
@ * acto search setback
{h} {did} | there was nothing in {named} that should not have been there
@ * acto open win
{h} {did} | it took a push, and then {named} stood open | on the inside somebody had chalked up a day and an hour, and the day was today
{h} {did} | behind {named} sat a very old person with a cat | "At last," said the old person. "They told me that somebody would want to go to {next}."
@ * acto open mixed
{h} {did} | {named} came open with a shriek of rust | all that hung behind was a {coat}, still warm
{h} {did} | {named} opened by a hand's breadth, and there was a chain | through the gap an eye looked at {him}, and went away to tell somebody
@ * acto open setback
{h} tried to {todo} | {named} would not move | somebody had driven a wedge in from the other side
{h} tried to {todo} | "You want the other key," a voice said behind {him}. "They took it with them."
@ * acto unpack win
{h} {did} | {named} was nearly empty | what it held was a lock of grey hair, and a card with one word: {foe}
{h} {did} | under the rag on top, {named} was full of {paper} | every sheet bore the same date, and none of them was signed
@ * acto unpack mixed
{h} {did} | somebody had been at {named} already | they had left the string, and a smell of pepper
@ * acto unpack setback
{h} tried to {todo} | the lock on {named} had a seal over it, and the seal could not be broken without its being known
{h} tried to {todo} | "Not in here," said somebody, and sat down on {named}
@ * acto close win
{h} {did} | with {named} shut one heard less, and was heard less | two of {hands} went by outside without turning their heads
@ * acto close setback
{h} tried to {todo} | {named} had not been shut for years, and did not mean to begin
@ * acto break win
{h} {did} | {named} gave way with a crack | something had been hidden inside, no bigger than a thumb, and {h} put it in {his} {bag}
{h} {did} | it was over with one good blow | whoever came to use {named} next would find two halves
@ * acto break mixed
{h} {did} | nobody would use {named} again | the quiet was gone too | doors opened all along the row
@ * acto break setback
{h} tried to {todo} | {named} held, and {h} sat down with {his} elbow in {his} hand
@ * acto take win
{h} {did} | nobody seemed to miss {named} | on the back was a number | it was in {foe's} hand
{h} {did} | {named} went into the {bag} | it left a gap that anyone would notice, and {h} did not stay
@ * acto take mixed
{h} {did} | "I suppose you know what you owe for that," somebody said | {h} paid with {his} last good {coin}, and kept {named}
{h} {did} | there was a thread on {named} | it ran off round the corner, and somewhere a tin fell down
@ * acto take setback
{h} tried to {todo} | a broad hand lay on {named} already | "When the account is settled," said the one whose hand it was
{h} tried to {todo} | {named} had been made fast at the back | {h} let go before anybody could ask what {he} {was} doing
@ * acto throw win
{h} {did} | {named} came down with a crash, a long way off | every head turned there, and {h} had the moment that {he} needed
@ * acto throw mixed
{h} {did} | it was a good throw | {h} would have to do without {named} from now on
@ * acto throw setback
{h} {did} | {named} went about half as far as {he} had hoped
@ * acto use win
{h} {did} | with that, {named} did what somebody had made {it} for | there was a click, low down | a strip of light showed where there had been none
{h} {did} | it was as easy as that | nobody had thought of trying {named}, since everyone had been told not to
@ * acto use mixed
{h} {did} | it did something | whatever it was, it happened on the far side, and somebody there called out in surprise
@ * acto use setback
{h} {did} | afterwards {named} was just as before, and so was everything else
{h} tried to {todo} | there was a trick to {named}, and nobody had told {him} the trick
@ * acto climb win
{h} {did} | from the top of {named} one saw over everything | down on the road somebody with a covered cart kept looking back
{h} {did} | up there lay a blanket and an apple core | one saw from it who came and went
@ * acto climb mixed
{h} {did} | {named} bore {him}, groaning | straight below {him} went the hats of {hands}
@ * acto climb setback
{h} tried to {todo} | a piece of {named} came away under {his} hand, and {h} came away with it
@ * acto smell win
{h} {did} | there was tar on {named}, and tar meant boats | nobody had said anything to {him} about a boat
@ * acto smell mixed
{h} {did} | it was hard to be sure, but {named} had been kept for a long time in a chest with lavender
@ * acto smell setback
{h} {did} | {named} was very like others of the sort
@ * acto feel win
{h} {did} | {named} gave a little under the thumb | somebody had cut a piece out there, and fitted it in again so that it could not be seen
@ * acto feel mixed
{h} {did} | one side of {named} was worn smooth by hands | somebody came here often
@ * acto feel setback
{h} {did} | {his} fingers found nothing that was new
@ * acto put win
{h} {did} | nobody would think of looking for {named} there, and {h} would know where to look
@ * acto put mixed
{h} {did} | somebody had watched {him} do it | by evening others would know where {named} was
@ * acto put setback
{h} tried to {todo} | somebody caught {his} wrist | "I should not let go of {named} here," said somebody
@ * acto strike win
{h} {did} | the second blow did it | something that had stuck behind {named} for years came loose, and fell, and rang
@ * acto strike mixed
{h} {did} | {named} shook, and so did {his} arm | up and down the row shutters were opened a crack
@ * acto strike setback
{h} {did} | {named} had stood up to better than that | {h} hopped on one foot for a while
@ * acto shoot win
{h} {did} | {named} jumped, and hung by one corner | nobody who had seen it stayed to see more
@ * acto shoot setback
{h} tried to {todo} | it missed {named} by a hand, and the echo told everyone from where
@ * acto steal win
{h} {did} | whoever should have watched {named} was watching two dogs | when the dogs were parted {h} {was} gone
@ * acto steal mixed
{h} {did} | "Where is {named}?" somebody asked, not ten breaths later, and then asked it louder
@ * acto steal setback
{h} tried to {todo} | the moment that {h} touched {named} there was somebody's cough behind {him}
@ * acto tear win
{h} {did} | four pieces, and then eight | nobody would hold {named} up in front of a judge, or before {foe} either
@ * acto tear mixed
{h} {did} | the half of {named} was gone with the wind before {h} could catch it
@ * acto tear setback
{h} tried to {todo} | {named} was tougher than it looked, and somebody put out a hand and said, quite calmly, "I would not"
@ * acto pet win
{h} {did} | {named} came closer than a stranger has a right to expect | round one neck hung a thread with a tag, and on the tag stood {next}
@ * acto pet mixed
{h} {did} | {named} would have gone anywhere with {him} after that, and loudly
@ * acto pet setback
{h} tried to {todo} | {named} shied, and somebody called out to keep away
@ * acto clean win
{h} {did} | under the dirt {named} bore a mark, and the mark was a small bird with a key
@ * acto clean mixed
{h} {did} | {named} looked a good deal better for it, and a good deal more worth stealing
@ * acto clean setback
{h} {did} | the dirt on {named} was older than the house, and meant to stay
@ * acto eat win
{h} {did} | after that the day seemed shorter | "It was put there for whoever came from {home}," said somebody. "So that is you."
@ * acto eat mixed
{h} {did} | it was salt, and {h} would be sorry for it later
@ * acto eat setback
{h} {did} | one taste was enough | somebody had left {named} out for the rats
@ * acto tie win
{h} {did} | after that {named} stayed where it was put
@ * acto tie setback
{h} tried to {todo} | the knot slipped, and then slipped again
@ * acto repair win
{h} {did} | {named} was as good as before, but for a scar | somebody put two {coins} down beside {him}
@ * acto repair mixed
{h} {did} | {named} would last until somebody leaned on {it}
@ * acto repair setback
{h} tried to {todo} | what {named} needed was a part that nobody had made for thirty years
@ * acto knock win
{h} {did} | the whole of {named} shook a little | inside, a chair was pushed back, and a voice asked for the word | {h} tried "{foe}," and it was the word
{h} {did} | "Once for bread, twice for news," said a voice behind {named} | {h} knocked again, and a hatch slid open
@ * acto knock mixed
{h} {did} | {named} was opened by a child, no taller than the latch | "They said to say nobody is at home," the child told {him}, "and I have said it"
@ * acto knock setback
{h} {did} | nobody came to open {named} | in the upper window a {lamp} was put out
{h} {did} | it sounded hollow | whoever lived behind {named} had taken the furniture along
@ * acto hide win
{h} {did} | a pair of boots stopped, so close that {h} could see the mud on them | "Nobody," said the owner of the boots, and they went away again
@ * acto hide setback
{h} tried to {todo} | it would have hidden a cat | "Come out of there," somebody said, and was rather kind about it
@ * acto buy win
{h} {did} | they came down by a third, and up by a sixth, and shook hands | "The last one who asked for that was from {next}," said the seller, and bit the {coin}
@ * acto buy mixed
{h} {did} | the price was fair for a stranger | it left {him} with two {coins} and a long road
@ * acto buy setback
{h} tried to {todo} | "It is promised," the seller said, and would not say to whom
@ * acto follow win
{h} {did} | it took {him} round the back, over a low wall | there it ended | somebody had knelt there, and got up with something heavy
@ * acto follow mixed
{h} {did} | for a hundred steps it was easy | after that there were two of them, and they went different ways
@ * acto follow setback
{h} {did} | it stopped, all at once, where a broom had been at work
@ * acto write win
{h} {did} | seeing {named} on {paper}, {h} noticed what {he} had missed | it was a hand wider on the one side than on the other
@ * acto count win
{h} {did} | then {he} did it over, to be sure | there was one more than anyone had owned to
@ * acto count mixed
{h} {did} | it came to thirteen, and somebody who had been listening crossed himself
@ * acto count setback
{h} {did} | they would not hold still for it
`;
