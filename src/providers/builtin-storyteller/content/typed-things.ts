/** What comes of a typed deed that is done to a thing: `acto KIND GRADE`; `{named}` is the thing as the player called it, `{it}` its pronoun. */
export const typedThings = `
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
@ * acto unpack mixed
{h} {did} | out of {named} came a bit of string, and a smell of pepper | {h} sneezed four times
@ * acto unpack setback
{h} tried to {todo} | the lid of {named} had jammed, and two of {his} nails were broken before {he} gave it up
@ * acto shut win
{h} {did} | with {named} shut it was quieter, and {h} could hear {himself} think
@ * acto shut setback
{h} tried to {todo} | {named} had not been shut for years, and did not mean to begin
@ * acto throw win
{h} {did} | {named} came down with a crash, a long way off | it was a splendid throw, and {h} stood the straighter for it
@ * acto throw mixed
{h} {did} | it was a good throw | {h} would have to do without {named} from now on
@ * acto throw setback
{h} {did} | {named} went about half as far as {he} had hoped
@ * acto climb win
{h} {did} | from the top of {named} one saw over everything | the wind was fresh up there, and {h} came down with a clearer head
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
@ * acto knock mixed
{h} {did} | all that came of it was an echo, and sore knuckles, and the thought that {foe} would not have knocked
@ * acto knock setback
{h} {did} | nobody came to open {named}, and {h} felt foolish, standing there with one hand up
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
