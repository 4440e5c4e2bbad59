/** What comes of a typed deed that needs nobody else: `act KIND GRADE`; `{did}` is the deed as the player put it. */
export const typedAlone = `
@ * act knock win
{h} {did} | steps came, and a bolt went back | a woman with flour on her arms looked out at {him} | "If it is about {foe}, come in," she said. "If it is not, I am baking."
{h} {did} | "It is open," a voice called from within | nobody was there, but somebody had left a {lamp} turned low, and a chair pulled out for a guest
@ * act knock mixed
{h} {did} | it opened a little way, on a chain | "Not now," an old voice said. "They count who calls here. Come to the back, after dark."
{h} {did} | a dog began to bark on the other side | the dog was shut up somewhere, and then a man asked through the wood who had sent {him}
@ * act knock setback
{h} {did} | nobody came | but whoever was inside had stopped moving about, to listen
{h} {did}, three times over | the third time a neighbour leaned out | "They left in the night," the neighbour said. "You are the second to ask, and I liked the first one less."
@ * act burn win
{h} {did} | it caught at the edge first, and then all at once | when it was ash, nobody could use it against {him} any more
{h} {did} | the flame went up yellow and clean | it lit the corner behind, and a row of names that somebody had cut into the wall there
@ * act burn mixed
{h} {did} | it took hold faster than {h} had thought | {h} had to stamp it out with both boots
{h} {did} | the smoke of it could be seen a long way off | before long somebody would come to ask whose it was
@ * act burn setback
{h} tried to {todo} | it was damp right through | it smoked, and stank, and went out
{h} tried to {todo} | the wind took the flame three times | after that there was nothing left to light it with
@ * act pray win
{h} {did} | no voice answered | but when it was over {his} hands were steady, and {h} knew what to do first
{h} {did} | somebody near by took off a hat and stood still until the end | "We do not get many who ask for a thing before they take it," the stranger said
@ * act pray mixed
{h} {did} | nothing came of it that anyone could see | still, {h} got up lighter than {he} had knelt down
{h} {did} | it was peaceful while it lasted | then it came to {him} that {hands} had not stopped to pray
@ * act pray setback
{h} {did} | halfway through {he} lost the words | {h} had not asked for anything since {home}, and it showed
{h} {did} | the quiet afterwards was only quiet | whatever was to be done about {foe}, {h} would have to do it
@ * act sing win
{h} {did} | somebody out of sight took up the tune | it was a young voice, and it knew a verse that {h} had never heard, about the road to {last}
{h} {did} | it carried farther than {he} had meant | a window opened, and a {coin} came down | after it came a warm roll in {paper}
@ * act sing mixed
{h} {did} | it kept {his} spirits up as far as the second verse | in the third, somebody whistled the next line back, from quite near
{h} {did} | a dog joined in | it stayed with {him} for a while after that, and told everybody where {he} {was}
@ * act sing setback
{h} {did} | in that place it sounded thin, and {h} stopped | nobody had asked {him} to go on
{h} {did} | a shutter was slammed at the first note | "Some of us are hiding," said somebody behind it
@ * act dance win
{h} {did} | two children stopped to watch, and then an old man with a barrow | he lifted his cap. "I shall tell them at home," he said, "and I shall tell {hands} nothing."
{h} {did} | nobody can be afraid and do that as well | when {h} stopped, the worst of the day was over
@ * act dance mixed
{h} {did} | it went well up to the last turn | there {his} boot came down in a bucket, and everyone who had not been looking looked
@ * act dance setback
{h} {did} | somebody laughed, and not kindly | {h} straightened {his} {coat} and wished that {he} had kept to walking
{h} tried to {todo} | the ground was uneven, and so were {his} feet | {h} sat down rather hard
@ * act shoot win
{h} {did} | it went where {h} had meant it to go | the echo came back, and after it a long silence in which nobody wished to be next
@ * act shoot mixed
{h} {did} | it went wide, and knocked splinters from a post | all the same, heads went down behind every wall
@ * act shoot setback
{h} tried to {todo} | it did not go off | in the quiet, somebody laughed with relief
{h} {did} | there was nothing to aim at, and the noise told all {home} where {he} stood
@ * act strike setback
{h} {did} | nobody stood there to be fought | {h} lowered {his} fists, and was glad that only a cat had seen it
{h} tried to {todo} | {his} foot went out from under {him} | {h} was down before there was any fight
@ * act guard win
{h} {did} | a shape came up and saw {him} there | it went off again by the way it came
{h} {did} | somebody tried it from the left, and then from the right | after that they let it be, and went to report
@ * act guard mixed
{h} {did} | it held, and long enough | when {h} could let go, both {his} arms shook
@ * act guard setback
{h} tried to {todo} | there were two ways in, and {h} could only stand in one of them
{h} {did} | they simply waited | {h} would have to sleep some time, and they said so
@ * act hide win
{h} {did} | two of {hands} came by, near enough to touch | "Not here," said the one. "Then try {last}," said the other.
{h} {did} | nobody looked there | from that place {h} could see who went in and who came out, and which of them was carrying something under a {coat}
@ * act hide mixed
{h} {did} | it was a good place | it was so good that a small girl sat in it already | "You may stay," she whispered, "if you breathe quieter"
{h} {did} | they walked past | it was a long time before {h} could be sure of it, and {his} legs had gone to sleep
@ * act hide setback
{h} tried to {todo} | one boot stuck out, and it was seen | somebody tapped it politely with a stick
{h} tried to {todo} | whatever {h} leaned on fell over | it rang against every step on its way down
@ * act sneak win
{h} {did} | nobody turned round | {h} passed close enough to hear one {guard} tell another that nothing ever happened here
{h} {did} | a board gave one creak, and {h} stood on it until everyone had forgotten it | then {he} {was} through
@ * act sneak mixed
{h} {did} | it took twice as long as walking | then {h} {was} past them, and stiff as a plank
{h} {did} | nobody saw {him} but a goat | the goat followed, and it wore a bell
@ * act sneak setback
{h} tried to {todo} | a loose stone turned under {his} heel | "Good evening," said somebody who had been watching all the time
{h} tried to {todo} | the way was full of dry leaves | {h} might as well have brought a drum
@ * act climb win
{h} {did} | from up there all of it could be seen | the way to {next} ran below like a string, and two people whom {h} knew by their coats were walking along it
{h} {did} | near the top somebody before {him} had driven in a nail to hold by, and tied a rag to it | it was not the colour that {hands} wore
@ * act climb mixed
{h} {did} | {he} got up, with bark or brick under every fingernail | getting down would be another matter
{h} {did} | the last yard of it came away in {his} hand | {h} hung there for a moment | then {h} {was} up, and out of breath
@ * act climb setback
{h} tried to {todo} | {he} got twice {his} own height | there a hold broke, and {he} came down the fast way, and sat at the bottom
{h} tried to {todo} | there was nothing to hold by above the first reach | a sparrow looked down at {him} from the top
@ * act jump win
{h} {did} | both feet came down where they were meant to | nobody behind {him} cared to try the same
{h} {did} | for a breath there was nothing under {him} at all | then {he} {was} across, and it was easier than waiting
@ * act jump mixed
{h} {did} | {h} landed, and one heel did not like it | {he} would go a little lame until evening
@ * act jump setback
{h} tried to {todo} | it was a foot too wide | {h} stood at the bottom with mud to the knees and looked up at where {he} had been
@ * act swim win
{h} {did} | the current was for {him} | {h} came out a good way farther on, dripping | nobody would wait for {him} there
@ * act swim setback
{h} tried to {todo} | the pull of it was too much, and it set {him} back on the bank that {he} had come from
@ * act run win
{h} {did} | two corners were enough [3 , taken fast and without looking round] | behind {him} somebody called the wrong name, and ran after it
{h} {did} | {he} did not stop until {he} could hear nothing but {himself} | when {h} looked round, the road was empty
@ * act run mixed
{h} {did} | {he} got away | {his} {bag} had caught on something | half of what was in it was gone
{h} {did} | they gave it up after a while | one of them stayed at the corner, and sat down there to wait
@ * act run setback
{h} tried to {todo} | a cart stood across the way out | "What is the hurry?" asked the carter, and did not move it
{h} tried to {todo} | {his} foot found the one hole in the road | {h} got up again with somebody on either side
@ * act leave win
{h} {did} | nobody held {him} back | only when {he} {was} out of sight did somebody call after {him} what they had not liked to say aloud: "Ask at {next}!"
{h} {did} | it turned out to be clever | {he} {was} not yet round the corner when {hands} came in by the other way
@ * act leave mixed
{h} {did} | the matter was not finished, and it came along | {h} thought of it the whole way
@ * act leave setback
{h} tried to {todo} | the way that {he} had come by was shut now | somebody had put a bench across it, and sat on the bench
@ * act follow win
{h} {did} | it led round two corners and up a stair | there {he} found the mark of {hands} on a door, still wet
{h} {did} | whoever it was never looked back | {h} saw them hand over a {letter}, and saw who took it
@ * act follow mixed
{h} {did} | {he} stayed close behind as far as the crossing | there three ways went off, and each had fresh prints
@ * act follow setback
{h} tried to {todo} | after two turnings there was nothing left to follow | {h} had been led in a ring, and stood where {he} had begun
@ * act goto win
{h} {did} | the way was clear, and nobody asked {him} {his} business | on a post somebody had pinned a notice about {target}, not an hour old
{h} {did} | {he} met a carter coming the other way | "You are the third today," said the carter. "The other two did not come back by this road."
@ * act goto mixed
{h} {did} | it was the right way, and somebody had made it longer | a tree lay across it, and it had been sawn
{h} {did} | {he} got there, with a small boy behind {him} all the way | the boy had been paid to say where {h} went, and said so
@ * act goto setback
{h} tried to {todo} | a rope hung across, with a board on it: no way through | a {guard} stood by the board, in case anybody could not read
{h} tried to {todo} | it was the wrong turning | in the end {he} stood in somebody's yard, among hens
@ * act way here
{h} had no need to go far | {named} was where {he} stood | {h} walked once round it, all the same, and saw what {he} had missed
@ * act way far
{h} turned round before the road to {named} was half done | it was too soon for that | nobody got in there without what {h} still lacked
{h} meant to {todo} | the road was watched, and {h} saw it in time | first there was something else to be found out
{h} got within sight of {named}, and two of {hands} stood there | {h} walked by like somebody on other business
{h} {did}, and looked at {named} from across the way | it was too early | {h} went back to what {he} knew so far
{h} went up to {named} and found it shut to {him} as yet | whoever wants to be let in has to know more
{h} wished to {todo}, and thought better of it on the road | at {named} it would be decided | {h} was not ready for that
@ * act open win
{h} {did} | it opened without a sound, since somebody had oiled it | just inside, on a nail, hung a {coat} that {h} had seen before, on one of {hands}
{h} {did} | a smell of wax came out, and of apples | somebody had drawn a map in the dust at the bottom | all its arrows ran to {next}
@ * act open mixed
{h} {did} | it opened halfway, and stuck | {h} got an arm in, and brought out a handful of {paper}, torn across
{h} {did} | it squealed like a pig | now the whole house knew that somebody was after it
@ * act open setback
{h} tried to {todo} | it was locked, and the lock was new
{h} tried to {todo} | it gave an inch, and somebody on the other side pushed it shut again
@ * act unpack win
{h} {did} | most of what came out was straw | the last thing was a key with a tag, and the tag said {last}
@ * act unpack mixed
{h} {did} | there was nothing of value in it, and somebody had written down each thing
@ * act unpack setback
{h} tried to {todo} | it had been nailed shut, from the inside
@ * act close win
{h} {did} | the voices outside went on, and now they could not be heard in here | it was a moment in which to think
@ * act close mixed
{h} {did} | it held, though anyone who leaned on it would soon be through
@ * act close setback
{h} tried to {todo} | somebody had put a foot in the way
@ * act break win
{h} {did} | it came apart along the old crack | a key fell out, as long as a finger
{h} {did} | it took three tries | nobody came to see about the noise, and that was news in itself: the {guards} had gone somewhere
@ * act break mixed
{h} {did} | it broke, and could not be put together again | {h} hoped that nobody would need it
{h} {did} | it broke with a crack that set off every dog in the place
@ * act break setback
{h} tried to {todo} | it would not give, and {h} had to stop and suck {his} thumb
{h} tried to {todo} | it bent, and sprang back, and left a red mark across {his} hand
@ * act dig win
{h} {did} | an arm's length down {he} came on wood | it was the lid of a small box, and in the box was half of a {letter}
@ * act dig mixed
{h} {did} | {he} found a boot, a spoon, and a good deal of clay | somebody had dug there before {him}, and not long ago
@ * act dig setback
{h} tried to {todo} | under a hand of soil it was all roots and stone
@ * act throw win
{h} {did} | it came down on the far side with a clatter | two of {hands} went off to see what that was, and left the way free
{h} {did} | it flew straight | somebody over there said a short word, and ran
@ * act throw mixed
{h} {did} | it went where it should | then it rolled, and came to rest where anyone could pick it up
@ * act throw setback
{h} {did} | it fell short | "Is this yours?" asked somebody, and did not give it back
@ * act tie win
{h} {did} | the knot was one that {his} hands knew better than {his} head | it held when {h} hung {his} whole weight on it
@ * act tie setback
{h} tried to {todo} | the end was too short by a hand, and frayed as well
@ * act write win
{h} {did} | set down like that, it was plain what was missing | one name came up twice, and {h} put a line under it
{h} {did} | a woman going by looked over {his} shoulder | "That is not how it lies," she said, and put {him} right with her thumb
@ * act write mixed
{h} {did} | now all that {he} knew stood on one side of a page, with room left over
@ * act write setback
{h} tried to {todo} | the point broke on the first word | {h} would have to keep it in {his} head
@ * act read win
{h} {did}, slowly, and then again from the end | two of the lines did not agree about the day | somebody had lied about when {foe} was here
{h} {did} | between the lines was another hand, very small | it had written one word, and the word was a name
@ * act read mixed
{h} {did} | most of it was about debts | the last line was not, and it was torn off after the word "unless"
@ * act read setback
{h} tried to {todo} | the damp had got at it | what could be made out was the date, and a drop of wax
@ * act search win
{h} {did} | under the third thing that {h} lifted lay a scrap of {paper} | it had been folded small, and it said only: not before they change the {guard}
{h} {did} | behind a loose board was a space with no dust in it | something had been fetched from there today
@ * act search mixed
{h} {did} | somebody had been through it all already, and had not been tidy | they had been looking for something flat
{h} {did} | what {he} found was a button | it had come off in a struggle, to judge by the thread
@ * act search setback
{h} {did} | it was bare down to the nails
{h} {did} | an hour went over it | {h} had dust to the elbows and nothing else to show
@ * act listen win
{h} {did} | at first there was only the wind | then two voices, low, and the one said: "Not while {h} is about"
{h} {did} | somebody was pacing behind the wall, and stopped each time at the same place
@ * act listen mixed
{h} {did} | a voice said a number, and another voice repeated it | after that a door was shut, and the rest was murmuring
@ * act listen setback
{h} {did} | {he} heard a cart, and {his} own breath, and nothing else
@ * act smell win
{h} {did} | lamp oil, it was, and fresh | somebody had stood here with a {lamp}, and not long since
@ * act smell setback
{h} {did} | it made {him} sneeze, and that was heard
@ * act feel win
{h} {did} | it was warm, and nothing else near by was | somebody had held it in a hand only a moment ago
@ * act feel mixed
{h} {did} | it was rough on the one side, as if something had been torn off there
@ * act feel setback
{h} {did} | it came off on {his} fingers, and was black, and would not rub away
@ * act put win
{h} {did} | there it would stay until it was wanted | nobody looking on would have given it a thought
@ * act put mixed
{h} {did} | it was safe enough there | a child had seen it done, and was not the sort of child that forgets
@ * act put setback
{h} {did} | it slid, and fell, and everyone looked
@ * act ask win
{h} {did} | nobody stood near enough to answer | so {h} answered it {himself}, and was surprised how much {he} knew
@ * act ask mixed
{h} {did} | "Who is asking?" said somebody behind a wall, and said no more
@ * act ask setback
{h} {did} | there was nobody to ask, and the walls had heard it all before
@ * act tear win
{h} {did} | it went into {his} {bag} in eight pieces | it could be put together again by somebody with an evening to spare, and by nobody else
@ * act tear mixed
{h} {did} | it could not be read any longer | {h} would have to remember what it said
@ * act tear setback
{h} tried to {todo} | it had been made to last, and it would not tear
@ * act send win
{h} {did} | the answer was there before {he} had looked for one | it was four words long, and one of them was {next}
@ * act send mixed
{h} {did} | it would arrive | nobody could say who would open it
@ * act send setback
{h} {did} | it came back within the hour, unopened
@ * act clean win
{h} {did} | it took no time, and it cleared {his} head as well
@ * act clean mixed
{h} {did} | the grey came off, and the smell stayed
@ * act clean setback
{h} {did} | it only spread
@ * act eat win
{h} {did} | it was better than anything since {home} | somebody had set it out for a friend, and it came to {him} that the friend was late
@ * act eat mixed
{h} {did} | it filled the hole | it was also plainly somebody's supper, and somebody would be back for it
@ * act eat setback
{h} {did} | one taste was enough, and {he} put it down behind a stone
@ * act sleep win
{h} {did} | nobody came | when {h} got up again {his} head was clear | what had made no sense made sense now
{h} {did} | {his} feet stopped aching one after the other | from down there {h} saw what {he} had walked past: a thread, tied across the way at the height of a shin
@ * act sleep mixed
{h} {did} | it was good while it lasted | the light had moved when {he} looked up, and so had everybody else
@ * act sleep setback
{h} tried to {todo} | each time somebody went by with boots on
@ * act wait win
{h} {did} | somebody came out who thought the place empty | there was a {bag} to be set down, and then a second one
{h} {did} | somebody had to move first | it was not {h}
@ * act wait mixed
{h} {did} | nothing happened for a good while | then a {bell} rang, and {h} knew how late it was
@ * act wait setback
{h} {did} | the moment for it came, and looked about, and went off again without {him}
@ * act call win
{h} {did} | an answer came from farther off than {he} had thought | "Stay there!" it said. "They are between us!"
{h} {did} | a lamp was moved in a window, twice to the left | somebody had been waiting for a voice
@ * act call mixed
{h} {did} | two people came | {h} had been hoping for one, and for a different one
@ * act call setback
{h} {did} | only the echo answered, and it made {him} sound afraid
@ * act light win
{h} {did} | the dark went back as far as the corners | in the farthest lay a {bag} | nobody leaves such a {bag} on purpose
@ * act light mixed
{h} {did} | now {h} could see into all the corners | anyone who stood out there in the dark could see {h} as well
@ * act light setback
{h} tried to {todo} | it spat, and smoked, and left {him} blinking in a deeper dark than before
@ * act make win
{h} {did} | it was no beauty, but it did what it was made for | {h} gave it a pull, and it held
{h} {did} | somebody stopped to look | "My father made them like that," said the stranger, and told {him} what to use it against
@ * act make mixed
{h} {did} | it would do once | {h} would have to choose the moment
@ * act make setback
{h} tried to {todo} | it came to pieces again, the last part first
@ * act repair win
{h} {did} | it went again, with a small click | whoever had broken it had done so on purpose, and {h} could see with what
@ * act repair setback
{h} tried to {todo} | there was one part left over, and {h} could not see where from
@ * act magic win
{h} {did} | for a moment nothing | then every small sound in the place stopped, and one thing that had been hidden stood out as if chalk had been drawn round it
@ * act magic mixed
{h} {did} | it worked, after a fashion | it also told everyone who understands such things where {h} {was}
@ * act magic setback
{h} tried to {todo} | it answered with a click and a smell of dust | whatever made such things go was not in {him} today
@ * act think win
{h} {did} | what had been three small things turned out to be one | somebody had told {him} about {foe} | that one had known too much
{h} {did} | "Who gains by it?" {he} asked {himself} aloud | there were only two names, and the one of them had been kind to {him}
@ * act think mixed
{h} {did} | {he} got no nearer to an answer | but along the way {he} met a question that {h} had not asked yet
@ * act think setback
{h} {did} | the longer {he} thought, the less {he} {was} sure of | it was no use sitting there
@ * act count win
{h} {did} | it came out at one more than it should | somebody had come in who had not gone out again
@ * act count mixed
{h} {did} | the number was right [2 , both times] | meanwhile two of {hands} had come and gone
@ * act count setback
{h} {did} | at nineteen somebody spoke to {him}, and {he} had to begin again
@ * act look win
{h} {did} | all was as it should be, except for one thing | the dust lay on everything but the one shelf
{h} {did} | what {h} saw there was small | it was four scratches, side by side | something heavy had been dragged off toward {next}
@ * act look mixed
{h} {did} | there was something there, and it was gone again before {he} could have named it | it had been red
{h} {did} | {he} saw a good deal | so did somebody else, who was looking at {him}
@ * act look setback
{h} {did} | there was nothing to see that had not been there before
{h} {did} | the light was against {him}, and whatever there was kept to the far side of it
@ * act ride win
{h} {did} | the ears went back, and came forward again | a rider sees over walls | behind this one stood two men with a cart
@ * act ride mixed
{h} {did} | it went where it liked, and that was nearly where {h} liked
@ * act ride setback
{h} tried to {todo} | there was a short difference of opinion, and {h} sat in the road
@ * act wear win
{h} {did} | it had been made for somebody of {his} size | in the seam, under the thumb, was a slip of {paper} with a number on it
@ * act wear mixed
{h} {did} | it was tight across the back, and it smelled of somebody else
@ * act wear setback
{h} tried to {todo} | there was a rip, and a small silence after the rip
@ * act laugh win
{h} {did} | it did more good than an hour of thinking | somebody out of sight began to laugh too, and came to see what at
@ * act laugh mixed
{h} {did} | once begun, it was hard to leave off, and heads were turned
@ * act laugh setback
{h} {did} | nobody else did
@ * act pet win
{h} {did} | it leaned against {him} with its whole side | round its neck somebody had tied a thread with a tag | on the tag stood the name of {next}
@ * act pet mixed
{h} {did} | after that it would not be parted from {him}, and it was not a quiet animal
@ * act pet setback
{h} tried to {todo} | there was a show of teeth, and {h} took the hand away
@ * act sit win
{h} {did} | from there one saw just what one was not meant to see: who paid whom, and under which hat
@ * act sit mixed
{h} {did} | it was somebody's place, and the somebody came, and stood beside it, and coughed
@ * act sit setback
{h} tried to {todo} | one leg of it was only leaned on, and everybody there had known that but {h}
@ * act steal win
{h} {did} | no voice was raised, and no foot came after {him} | it was only round the corner that {h} dared to breathe
@ * act steal mixed
{h} {did} | somebody counted, and counted again, and began to look at people's sleeves
@ * act steal setback
{h} tried to {todo} | "I would put that back," somebody said, "before she sees"
@ * act other win
{h} {did} | nobody had thought of that before | it worked, and {h} saw why
@ * act other mixed
{h} {did} | it came out neither well nor badly, and somebody made a note of it
@ * act other setback
{h} tried to {todo} | one person with two hands could not do that
@ * act cry win
{h} {did} | nobody minded, and the world went on | afterwards {h} washed {his} face and felt ready to go on
@ * act cry mixed
{h} {did} | somebody looked across, and looked away, and moved a little nearer
@ * act cry setback
{h} {did} | it helped nobody, and it took up time
@ * act use win
{h} {did} | something gave, with a small dull click | a little way off a thing that had been shut stood open
{h} {did} | that was all it wanted | the thing went, with a hum, and {h} stood back
@ * act use mixed
{h} {did} | it moved, and then it would not move back
@ * act use setback
{h} tried to {todo} | it would not budge, whatever {he} did
{h} {did} | nothing followed | either it was broken or it was meant for somebody who knew the trick
@ * act take win
{h} {did} | nobody called out | a second thing lay beneath, folded small | nobody had been meant to see that one
{h} {did} | it was heavier than {he} had thought | a cord hung from it, cut through with one stroke
@ * act take mixed
{h} {did} | it came, and a little {bell} somewhere rang, once
{h} {did} | a clean square stayed behind in the dust, and anyone could see that something was gone
@ * act take setback
{h} tried to {todo} | it was fixed at the back, with a screw as long as a finger
{h} tried to {todo} | "Leave it," somebody said, from where {h} had seen nobody
@ * act bribe win
{h} {did} | a hand came out and closed on it | "I saw nothing," said the one whom the hand belonged to, "and I saw it going toward {next}"
@ * act bribe setback
{h} tried to {todo} | nobody there had a hand free for it
@ * act say win
"{says}" said {h} | that was well said | somebody who had been about to go stayed, and answered
@ * act say mixed
"{says}" said {h} | the words hung there | somebody coughed
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
@ * led look
{h} {did}, and then {he} {after}
{h} {did} | that was soon done, and after it {h} {after}
First {h} {did} | then, since one thing leads to the next, {h} {after}
{h} {did} | it told {him} little by itself, and so {h} {after}
{h} {did}, and from there it was one step more | {h} {after}
{h} {did} | for the rest there was only one thing worth the time | {h} {after}
@ * led help told
{h} {did} | it came to this, that {h} {after}
{h} {did} | {p} nodded to that | so {h} {after}
{h} {did} | there was one thing wanted first | so {h} {after}
@ * led talk
{h} {did} | about that there was little to be had | so {h} {after}
{h} {did} | "That I cannot tell you," was the answer | {h} thought about it, and {after}
{h} {did} | it got {him} a shrug | {h} was not done, and {after}
{h} {did} | the answer was short, and it was no | then {h} {after}
`;
