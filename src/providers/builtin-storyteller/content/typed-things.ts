/** What comes of a typed deed that is done to a thing: `acto KIND GRADE`; `{named}` is the thing as the player called it, `{it}` its pronoun. */
export const typedThings = `
@ * acto burn win
{h} {did} | a corner took the flame, and then the rest | nobody would ever use {named} against {him} now
{h} {did} | {named} went up with a small roar | it made a good light, and {h} stood in it until it was over
@ * acto burn mixed
{h} {did} | not all of {named} would catch | {h} trod out the rest, and smelled of smoke for an hour
@ * acto burn setback
{h} tried to {todo} | the flame went out, and then went out again, and {h} had only black fingers to show for it
{h} tried to {todo} | {named} turned brown along one side, and that was all
@ * acto look win
{h} {did}, from every side | there was nothing strange about {named}, and {h} was glad to be sure of one thing at least
{h} {did} | {named} had been made with care, once, by a hand that took time over it | it made {him} want to do {his} own work as well
@ * acto look mixed
{h} {did} | {named} had nothing more to show, or not by that light | {h} had spent a good while on finding that out
{h} {did} | {named} put {him} in mind of a day in {home} | {h} felt a long way from there, all at once
@ * acto look setback
{h} {did} | {named} looked just as {it} had looked before
{h} {did} | {h} saw {named}, and {he} saw it again, and {he} {was} no wiser the second time
@ * acto read win
{h} {did}, slowly, from the top | it was plain enough, and {h} had it by heart at the end
{h} {did} | there were no surprises in {named}, and on such a day {h} could call that good news
@ * acto read mixed
{h} {did} | half of {named} was plain enough | the other half was in a hand that only its owner could have read
@ * acto read setback
{h} tried to {todo} | damp had got at {named}, and the lines had run together like old paint
@ * acto search win
{h} {did}, to the very back, as far as a thin arm would go | {h} had gone through all of {named} now, and need not wonder about it again
{h} {did} | under the dust lay one old {coin} | {h} wiped it, and kept it for luck
@ * acto search mixed
{h} {did} | there was a good deal of dust in {named}, and now most of it was on {his} sleeves
@ * acto search setback
{h} {did} | there was nothing in {named} that should not have been there
@ * acto open win
{h} {did} | it took a push, and then {named} stood open | the first push is always the worst, and {h} had done it
{h} {did} | {named} gave way at the first try | it was a small thing, but {h} had needed one thing to be easy
@ * acto open mixed
{h} {did} | {named} came open with a shriek of rust | everyone within a mile must have heard it, and {h} stood with one foot in the air
{h} {did} | {named} opened by a hand's breadth, and stuck there | one could look in, and it was dark inside
@ * acto open setback
{h} tried to {todo} | {named} would not move, and {h} had a red shoulder to show for it
{h} tried to {todo} | {named} had a lock with a will of its own | {h} gave it one last push, for the look of it
@ * acto unpack win
{h} {did} | what was in {named} was just what anybody would keep there | {h} put it all back, and felt better for knowing
{h} {did} | under the rag on top, {named} was tidier than one would think | whoever packed it had been a careful person
@ * acto unpack mixed
{h} {did} | out of {named} came a bit of string, and a smell of pepper | {h} sneezed four times
@ * acto unpack setback
{h} tried to {todo} | the lid of {named} had jammed, and two of {his} nails were broken before {he} gave it up
{h} tried to {todo} | {named} had been tied with eleven knots | {h} undid two, and had words for the third
@ * acto close win
{h} {did} | with {named} shut it was quieter, and {h} could hear {himself} think
@ * acto close setback
{h} tried to {todo} | {named} had not been shut for years, and did not mean to begin
@ * acto break win
{h} {did} | {named} gave way with a crack | it had done {him} no harm, but {h} felt a good deal better
{h} {did} | it was over with one good blow | whoever came to use {named} next would find two halves
@ * acto break mixed
{h} {did} | nobody would use {named} again | {h} had a splinter in one thumb from it, and some noise to be sorry for
@ * acto break setback
{h} tried to {todo} | {named} held, and {h} sat down with {his} elbow in {his} hand
@ * acto take win
{h} {did} | {named} fitted into {his} hand as though it were made for it, and nobody made any objection
{h} {did} | {named} went into the {bag} | one never knew, and {h} felt better provided
@ * acto take mixed
{h} {did} | it would not have been right to pay nothing for it | {h} left {his} last good {coin} there, and kept {named}
{h} {did} | {named} turned out heavier than it had looked | {h} would feel it in {his} shoulder before night
@ * acto take setback
{h} tried to {todo} | {named} would not come loose, though {h} pulled until {his} ears rang
{h} tried to {todo} | {named} had been made fast at the back | {h} let go, and wiped {his} hands on {his} {coat}
@ * acto throw win
{h} {did} | {named} came down with a crash, a long way off | it was a splendid throw, and {h} stood the straighter for it
@ * acto throw mixed
{h} {did} | it was a good throw | {h} would have to do without {named} from now on
@ * acto throw setback
{h} {did} | {named} went about half as far as {he} had hoped
@ * acto use win
{h} {did} | {named} did just what its maker had made {it} for | it was pleasant to see one thing go right
{h} {did} | it was as easy as that, and {h} wondered why {he} had been so long about it
@ * acto use mixed
{h} {did} | it did a little, though not very much | still, it was better than nothing
@ * acto use setback
{h} {did} | afterwards {named} was just as before, and so was everything else
{h} tried to {todo} | there was a trick to {named}, and nobody had told {him} the trick
@ * acto climb win
{h} {did} | from the top of {named} one saw over everything | the wind was fresh up there, and {h} came down with a clearer head
{h} {did} | it was a good place to sit for a moment | nobody looks up, and {h} had time to catch {his} breath
@ * acto climb mixed
{h} {did} | {named} bore {him}, groaning | it cost {him} some skin off one knee, and the view was of more roofs and more sky
@ * acto climb setback
{h} tried to {todo} | a piece of {named} came away under {his} hand, and {h} came away with it
@ * acto smell win
{h} {did} | {named} had a good plain smell of wood and work | for a moment it might have been {home}
@ * acto smell mixed
{h} {did} | there was mostly dust in it | {h} sneezed, and {his} eyes ran, and then {his} head was clear
@ * acto smell setback
{h} {did} | {named} was very like others of the sort
@ * acto feel win
{h} {did} | {named} had no secrets from {his} fingers | it was sound, all round, and that was good to know
@ * acto feel mixed
{h} {did} | one side of {named} was worn smooth by many hands | {his} own came away black
@ * acto feel setback
{h} {did} | {his} fingers found nothing that was new
@ * acto put win
{h} {did} | it was one thing less to carry, and {h} would know where to look for it
@ * acto put mixed
{h} {did} | it did not look as well there as {he} had thought, but there it could stay
@ * acto put setback
{h} tried to {todo} | {named} fell down, and {h} put {it} back, and {it} fell down again
@ * acto strike win
{h} {did} | the second blow did it | {named} would not be the same again, and {h} felt calmer than {he} had all day
@ * acto strike mixed
{h} {did} | {named} shook, and so did {his} arm, right up to the teeth
@ * acto strike setback
{h} {did} | {named} had stood up to better than that | {h} hopped on one foot for a while
@ * acto shoot win
{h} {did} | {named} jumped, and hung by one corner | {his} hand had not shaken at all
@ * acto shoot setback
{h} tried to {todo} | it missed {named} by a hand, and made a good deal of noise about it
@ * acto steal win
{h} {did} | nobody saw it, and nobody called out | {his} fingers had been quicker than {his} conscience, for once
@ * acto steal mixed
{h} {did} | nobody had seen it, but {his} face felt as hot as if everybody had
@ * acto steal setback
{h} tried to {todo} | {his} own foot knocked a stool over | {h} put both hands into {his} pockets, empty, and looked at the sky
@ * acto tear win
{h} {did} | it came apart in four pieces, and then in eight | {foe} would get no good out of {named} now
@ * acto tear mixed
{h} {did} | the half of {named} was gone with the wind before {h} could catch it
@ * acto tear setback
{h} tried to {todo} | {named} was tougher than it looked, and {h} went red in the face over it
@ * acto pet win
{h} {did} | {named} came closer than a stranger has a right to expect | all that while nothing was wrong with the world
@ * acto pet mixed
{h} {did} | {named} would have gone anywhere with {him} after that, and loudly
@ * acto pet setback
{h} tried to {todo} | {named} shied, and would have nothing to do with {him}
@ * acto clean win
{h} {did} | under the dirt {named} had kept a fine colour | it had been ugly, and now one could look at it with pleasure
@ * acto clean mixed
{h} {did} | {named} looked a good deal better for it, and {his} sleeve looked a good deal worse
@ * acto clean setback
{h} {did} | the dirt on {named} had been there for years, and meant to stay
@ * acto eat win
{h} {did} | after that the day seemed shorter, and {foe} not half so tall
@ * acto eat mixed
{h} {did} | it was salt, and {h} would be sorry for it later
@ * acto eat setback
{h} {did} | one taste was enough | {h} put {named} down as far off as {his} arm would reach
@ * acto tie win
{h} {did} | after that {named} stayed where it was put
@ * acto tie setback
{h} tried to {todo} | the knot slipped, and then slipped again
@ * acto repair win
{h} {did} | {named} was as good as before, but for a scar | it was good to have put one thing right
@ * acto repair mixed
{h} {did} | {named} would last until a child leaned on {it}
@ * acto repair setback
{h} tried to {todo} | what {named} needed was a part that nobody had made for thirty years
@ * acto knock win
{h} {did} | it had a good loud sound, like a creditor who means to be let in | {h} felt bolder for having made it
{h} {did} | there was no answer, and there was nothing to fear either | {h} let out the breath that {he} had been holding
@ * acto knock mixed
{h} {did} | all that came of it was an echo, and sore knuckles, and the thought that {foe} would not have knocked
@ * acto knock setback
{h} {did} | nobody came to open {named}, and {h} felt foolish, standing there with one hand up
{h} {did} | it sounded hollow | {h} waited, and counted the nails in {named}, and got tired of it
@ * acto hide win
{h} {did} | it was a good place, and a quiet one | {his} heart had slowed down by the time {he} came out
@ * acto hide setback
{h} tried to {todo} | it would have hidden a cat | both {his} elbows stood out, and {h} gave it up
@ * acto buy win
{h} {did} | they came down by a third, and up by a sixth, and shook hands | it was a fair price, and {h} had enjoyed the argument
@ * acto buy mixed
{h} {did} | the price was fair for a stranger | it left {him} with two {coins} and a long road
@ * acto buy setback
{h} tried to {todo} | "It was my father's," the seller said, and would not hear of any price
@ * acto follow win
{h} {did} | it led {him} round in a ring, and back to where {he} stood | now {h} knew the place from all sides, at least
@ * acto follow mixed
{h} {did} | for a hundred steps it was easy | after that it led nowhere, and {h} had the same hundred steps to walk back
@ * acto follow setback
{h} {did} | it came to nothing before the first corner
@ * acto write win
{h} {did} | with {named} set down on {paper}, it took up two lines, and {h} thought that {he} could deal with two lines
@ * acto count win
{h} {did} | then {he} did it over, to be sure | it came out the same both times, and that was a comfort
@ * acto count mixed
{h} {did} | it came to thirteen, and {h} told {himself} that {he} did not believe in such things
@ * acto count setback
{h} {did} | they would not hold still for it
`;
