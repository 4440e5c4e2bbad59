/** What comes of a typed deed that needs nobody else: `act KIND GRADE`; `{did}` is the deed as the player put it. */
export const typedAlone = `
@ * act knock win
{h} {did} | it was a good firm knock, and nothing bad came of it | {his} hand was steadier afterwards
@ * act knock mixed
{h} {did} | it stayed shut | {his} knuckles smarted, but the noise had woken {his} courage
@ * act knock setback
{h} {did} | nothing stirred behind it | {h} stood there like a pedlar with nothing to sell
@ * act burn win
{h} {did} | it caught at the edge first, and then all at once | when it was ash, {h} felt lighter, and not at all sorry
@ * act burn mixed
{h} {did} | it took hold faster than {h} had thought | {h} had to stamp it out with both boots
@ * act burn setback
{h} tried to {todo} | it was damp right through | it smoked, and stank, and went out
@ * act pray win
{h} {did} | no voice answered | but when it was over {his} hands were steady, and {h} knew what to do first
@ * act pray mixed
{h} {did} | nothing came of it that anyone could see | still, {h} got up lighter than {he} had knelt down
@ * act pray setback
{h} {did} | halfway through {he} lost the words | {h} had not asked for anything since {home}, and it showed
@ * act sing win
{h} {did} | it had never gone so well at {home} | by the last line of it {foe} seemed a smaller thing
@ * act sing mixed
{h} {did} | it kept {his} spirits up as far as the second verse | {h} had forgotten the third, and made one up that did not rhyme
@ * act sing setback
{h} {did} | in that place it sounded thin, and {h} stopped | nobody had asked {him} to go on
@ * act dance win
{h} {did} | it was a foolish thing to do, and it did {him} good | for so long, at least, {foe} did not matter
@ * act dance mixed
{h} {did} | it went well up to the last turn | there {his} boots crossed, and {h} sat down, but with a smile
@ * act dance setback
{h} {did} | {his} feet had other ideas | {h} straightened {his} {coat} and wished that {he} had kept to walking
@ * act shoot win
{h} {did} | it went where {h} had meant it to go | the echo came back, and then a long quiet | {his} hand had not shaken
@ * act shoot mixed
{h} {did} | it went wide, and knocked splinters from a post | still, {h} knew now how far to trust {his} aim
@ * act shoot setback
{h} tried to {todo} | it did not go off | {h} looked hard at it, and put it away
@ * act guard win
{h} {did} | nothing came past {him} | {h} stood straight, and felt equal to whatever {foe} might send
@ * act guard mixed
{h} {did} | it held, and long enough | when {h} could let go, both {his} arms shook
@ * act guard setback
{h} tried to {todo} | there were two ways in, and {h} could only stand in one of them
@ * act sneak win
{h} {did} | not a board creaked, and not a pebble rolled | {h} was quite surprised at {himself}, and pleased
@ * act sneak mixed
{h} {did} | it took twice as long as walking | nobody had heard it, and {his} back was stiff as a plank
@ * act sneak setback
{h} tried to {todo} | a loose stone turned under {his} heel | after that there was no point in going softly
@ * act climb win
{h} {did} | from up there all of it could be seen | the height blew the cobwebs out of {his} head
@ * act climb mixed
{h} {did} | {he} got up, with bark or brick under every fingernail | getting down would be another matter
@ * act climb setback
{h} tried to {todo} | {he} got twice {his} own height | there a hold broke, and {he} came down the fast way, and sat at the bottom
@ * act jump win
{h} {did} | both feet came down where they were meant to | nobody behind {him} cared to try the same
@ * act jump mixed
{h} {did} | {h} landed, and one heel did not like it | {he} would go a little lame until evening
@ * act jump setback
{h} tried to {todo} | it was a foot too wide | {h} stood at the bottom with mud to the knees and looked up at where {he} had been
@ * act swim win
{h} {did} | it took {his} breath away, and then it gave it back | {h} came out dripping and wide awake
@ * act swim setback
{h} tried to {todo} | the pull of it was too much, and it set {him} back on the bank that {he} had come from
@ * act run win
{h} {did} | it was good to stretch {his} legs | when {h} stopped, nobody had kept up with {him}, and {his} head was clear
@ * act run mixed
{h} {did} | {he} was fast enough | one seam of the {coat} was not, and it hung open now
@ * act run setback
{h} tried to {todo} | a strap came undone at the third step | {h} hopped, and stood, and did it up again
@ * act follow win
{h} {did} | {he} kept a steady distance, and was not noticed | it was good to know that {h} could do that
@ * act follow mixed
{h} {did} | {he} stayed close behind as far as the crossing | there {h} ran out of breath, and had to let it go
@ * act follow setback
{h} tried to {todo} | after two turnings there was nothing left to follow | {h} had been led in a ring, and stood where {he} had begun
@ * act goto win
{h} {did} | the way was clear, and nobody asked {him} {his} business | walking put {his} thoughts in a row
{h} {did} | it was no great distance | {h} looked about {him}, and was not afraid of the place
@ * act goto mixed
{h} {did} | it was the right way, and the longer one | {h} got there with a stone in {his} boot
{h} {did} | {he} had hurried, and was out of breath | {h} would have to walk the next time
@ * act goto setback
{h} tried to {todo} | there was no getting through on that side | {h} came back with dust all over {his} {coat}
{h} tried to {todo} | it was the wrong turning | {h} walked back as if {he} had meant it so
@ * act way here
{h} had no need to go far | {named} was where {he} stood | {h} walked once round it, all the same, and felt surer of {his} ground
@ * act way far
{h} turned round before the road to {named} was half done | it was too soon for that | there was still work to do where {he} had come from
{h} meant to {todo} | the road was watched, and {h} saw it in time | {he} would have to see to other things first
{h} got within sight of {named}, and two of {hands} stood there | {h} walked by like a clerk on other business
{h} {did}, and looked at {named} from across the way | it was too early | {h} came away again, to finish what {he} had begun
{h} went up to {named} and found it shut to {him} as yet | {h} turned back to the work in hand
{h} wished to {todo}, and thought better of it on the road | at {named} it would be decided | {h} was not ready for that
@ * act open win
{h} {did} | it opened without a sound | nothing jumped out, and {his} heart slowed down again
{h} {did} | a smell of wax came out, and of apples | it was like {home}, and {h} was glad of it
@ * act open mixed
{h} {did} | it opened halfway, and stuck | {h} could look in, and had skinned a knuckle for the sight
{h} {did} | it squealed like a pig | {h} had to smile, once {his} ears had got over it
@ * act open setback
{h} tried to {todo} | it was locked | {h} rattled it, and bowed to it, and let it be
{h} tried to {todo} | it gave an inch, and no more | {h} pulled until {his} face was red
@ * act unpack win
{h} {did} | most of what came out was straw | {h} put it all back in better order, and felt calmer
@ * act unpack mixed
{h} {did} | there was nothing of value in it | at least {h} need not wonder about that any longer
@ * act unpack setback
{h} tried to {todo} | it had been nailed shut, by a man with nails to spare
@ * act shut win
{h} {did} | it shut with a good solid sound | it was quieter now, and {h} could think
@ * act shut mixed
{h} {did} | it held, though anyone who leaned on it would soon be through
@ * act shut setback
{h} tried to {todo} | it swung open again each time, as if it meant to be friendly
@ * act break win
{h} {did} | it came apart along the old crack | {h} stood there panting, with a lighter heart
@ * act break mixed
{h} {did} | it broke, and could not be put together again | {h} was calmer now, and a little ashamed
@ * act break setback
{h} tried to {todo} | it would not give, and {h} had to stop and suck {his} thumb
@ * act dig win
{h} {did} | the ground was soft, and the work was honest | {h} stood back from a neat hole with a clear head
@ * act dig mixed
{h} {did} | {he} found a boot, a spoon, and a good deal of clay | {h} was dirty to the elbows, and in better spirits
@ * act dig setback
{h} tried to {todo} | under a hand of soil it was all roots and stone
@ * act throw win
{h} {did} | it came down on the far side with a clatter | {h} had a good arm, and it was a comfort to know
@ * act throw mixed
{h} {did} | it went where it should | then it rolled on, and {h} had to go after it
@ * act throw setback
{h} {did} | it fell short | {h} went and picked it up, and said nothing
@ * act tie win
{h} {did} | the knot was one that {his} hands knew better than {his} head | it held when {h} hung {his} whole weight on it
@ * act tie setback
{h} tried to {todo} | the end was too short by a hand, and frayed as well
@ * act write win
{h} {did} | set down like that, it was not so very much | {h} read it over, and knew {his} own mind
@ * act write mixed
{h} {did} | now all that {he} knew stood on one side of a page, with room left over
@ * act write setback
{h} tried to {todo} | the point broke on the first word | {h} would have to keep it in {his} head
@ * act read win
{h} {did}, slowly, and then again from the end | it said just what it said | there was rest in that, after such a day
@ * act read mixed
{h} {did} | most of it was about prices | {h} yawned over it, but at least {he} was calm again
@ * act read setback
{h} tried to {todo} | the damp had got at it | {h} held it this way and that, and gave it up
@ * act search win
{h} {did} | it was empty, and it was harmless | {h} could turn {his} back on it now with a quiet mind
@ * act search mixed
{h} {did} | it took a good while | {h} knew every corner now, and had cobwebs on both sleeves
@ * act search setback
{h} {did} | it was bare down to the nails
@ * act smell win
{h} {did} | it smelled a little of {home}, or {h} thought so | {his} courage came back with it
@ * act smell setback
{h} {did} | it made {him} sneeze, four times over
@ * act feel win
{h} {did} | it was smooth, and solid, and quite real | {h} felt the steadier for it
@ * act feel mixed
{h} {did} | it was rough on the one side | {h} found that out by way of a splinter
@ * act feel setback
{h} {did} | it came off on {his} fingers, and was black, and would not rub away
@ * act put win
{h} {did} | there it would stay until it was wanted | nobody looking on would have given it a thought
@ * act put mixed
{h} {did} | it was safe enough there | {h} looked back at it twice, all the same
@ * act put setback
{h} {did} | it slid, and fell, and {h} picked it up again
@ * act tear win
{h} {did} | it made a fine long sound | {h} let the pieces go, and stood up straighter
@ * act tear mixed
{h} {did} | it could not be read any longer | {h} would have to remember what it said
@ * act tear setback
{h} tried to {todo} | it had been made to last, and it would not tear
@ * act send win
{h} {did} | now it would find its own way | {h} had said what there was to say, and felt lighter
@ * act send mixed
{h} {did} | it would arrive, though not soon | {h} would have to manage for so long
@ * act send setback
{h} tried to {todo} | nobody was going that way today
@ * act clean win
{h} {did} | it took no time, and it cleared {his} head as well
@ * act clean mixed
{h} {did} | the grey came off, and the smell stayed
@ * act clean setback
{h} {did} | it only spread
@ * act eat win
{h} {did} | it was better than anything since {home} | {h} licked {his} thumb, and felt like a new person
@ * act eat mixed
{h} {did} | it filled the hole | it also stuck in {his} teeth, and would for some time
@ * act eat setback
{h} {did} | one taste was enough, and {he} put it down behind a stone
@ * act call win
{h} {did} | it rang out well, and it did not shake | {h} listened to it, and was rather impressed
@ * act call mixed
{h} {did} | it carried a long way | {his} throat was raw, but {his} heart was lighter
@ * act call setback
{h} {did} | only the echo answered, and it made {him} sound afraid
@ * act light win
{h} {did} | the dark went back as far as the corners | dust was all they held, and {h} breathed more easily
@ * act light mixed
{h} {did} | now {h} could see into all the corners | anyone who stood out there in the dark could see {h} as well
@ * act light setback
{h} tried to {todo} | it spat, and smoked, and left {him} blinking in a deeper dark than before
@ * act make win
{h} {did} | it was no beauty, but it did what it was made for | {h} gave it a pull, and it held
@ * act make mixed
{h} {did} | it would do once | {h} would have to choose the moment
@ * act make setback
{h} tried to {todo} | it came to pieces again, the last part first
@ * act repair win
{h} {did} | it went again, with a small click | {h} wiped {his} fingers, and thought that other things might come right too
@ * act repair setback
{h} tried to {todo} | there was one part left over, and {h} could not see where from
@ * act magic win
{h} {did} | it answered with a low hum | {h} felt it in both palms, and was less afraid
@ * act magic mixed
{h} {did} | it worked, after a fashion | it left {him} tired, with a ringing in one ear
@ * act magic setback
{h} tried to {todo} | it answered with a click and a smell of dust | whatever made such things go was not in {him} today
@ * act think win
{h} {did} | it was simple when {he} took it step by step | {foe} wanted one thing, and {h} wanted another | there was still time
@ * act think mixed
{h} {did} | {he} got no nearer to an answer | but {h} turned {token} over in {his} fingers, and felt less hurried
@ * act think setback
{h} {did} | the longer {he} thought, the less {he} {was} sure of | it was no use sitting there
@ * act count win
{h} {did} | it came out right, and then it came out right again | there was comfort in a thing that added up
@ * act count mixed
{h} {did} | the number was right [2 , both times] | it told {him} nothing new, but {his} breath had slowed
@ * act count setback
{h} {did} | halfway through {he} lost the number, and {he} had to begin again
@ * act ride win
{h} {did} | it took a moment to get the feel of it | then {h} sat up straight, and enjoyed it
@ * act ride mixed
{h} {did} | it went where it liked, and that was nearly where {h} liked
@ * act ride setback
{h} tried to {todo} | there was a short difference of opinion, and {h} sat in the road
@ * act wear win
{h} {did} | it might have been made for a person of {his} size | {h} stood the straighter in it
@ * act wear mixed
{h} {did} | it was tight across the back, and it smelled of an uncle
@ * act wear setback
{h} tried to {todo} | there was a rip, and a small silence after the rip
@ * act laugh win
{h} {did} | it did more good than an hour of thinking | when it was over {h} had to wipe {his} eyes
@ * act laugh mixed
{h} {did} | once begun, it was hard to leave off | {h} had a pain in {his} side by the end
@ * act laugh setback
{h} {did} | it did not sound very merry, and {h} left off
@ * act pet win
{h} {did} | it leaned against {him} with its whole side | for a little while nothing else was wanted of {him}
@ * act pet mixed
{h} {did} | it liked that, and left a good deal of hair on {his} {coat}
@ * act pet setback
{h} tried to {todo} | there was a show of teeth, and {h} took the hand away
@ * act sit win
{h} {did} | {his} knees were grateful | {h} looked the whole matter over from there, and took heart
@ * act sit mixed
{h} {did} | it was hard, and it rocked | still, {his} feet had a moment to themselves
@ * act sit setback
{h} tried to {todo} | one leg of it was only leaned on, and it fell to {h} to find that out
@ * act steal win
{h} {did} | no voice was raised | when {h} had counted to twenty {he} dared to breathe
@ * act steal mixed
{h} {did} | it was quickly done | {h} did not feel as clever about it as {he} had hoped
@ * act steal setback
{h} tried to {todo} | {his} sleeve caught, and a cup rattled | {h} let go at once, and looked elsewhere
@ * act cry win
{h} {did} | nobody minded, and the world went on | {h} felt ready to go on as well
@ * act cry mixed
{h} {did} | it passed after a moment | it left {him} quieter, and a little tired
@ * act cry setback
{h} {did} | it helped nobody, and it took up time
@ * act use win
{h} {did} | it gave, with a small dull click | it did what such things do, and {h} was pleased
@ * act use mixed
{h} {did} | it moved, and then it would not move back
@ * act use setback
{h} tried to {todo} | it would not budge, whatever {he} did
@ * act take win
{h} {did} | it went in beside {token} | {h} patted the place, and felt better provided
@ * act take mixed
{h} {did} | half the dust of the place came along with it | {h} sneezed, but did not let go
@ * act take setback
{h} tried to {todo} | it was fixed at the back, and would not come
@ * act bribe win
{h} {did} | the money was taken, with a nod and a cough | for some while nobody would ask {him} any questions
@ * act bribe setback
{h} tried to {todo} | nobody there had a hand free for it
@ * act say win
"{says}" said {h} | that was well said | it gave {him} courage just to hear it
@ * act say mixed
"{says}" said {h} | the words hung there | {h} might have put it better, but {he} meant it
@ * act say setback
"{says}" said {h} | it reached nobody, or nobody cared to answer
@ * tail
, since nothing better came to mind
, as anybody from {home} would have done
, before anyone could say that it was not allowed
, having made up {his} mind to it on the way
, because there might not be another chance that day
, in plain sight of whoever cared to look
, and gave nobody a reason for it
, for the sake of {target}
, since nobody else was going to do it
, with one ear open for {hands}
`;
