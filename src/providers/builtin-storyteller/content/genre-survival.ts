import type { PackSource } from '../pack.ts';

const cards = `
@ guide2 ally ally=lost_shepherd
% The One Who Talks to the Wind; Twelve Days Without a Word
{h} met {ally.a}, who had been alone up there | {ally.he} shook hands with {him} for some time
"You are real," {ally.he} said. "You have a crumb on you. I would not have thought of the crumb."
{ally.he} had kept alive on roots, and on spite | the pass was open, {foe} had told them
"I know which of these one can eat," said {ally}. "I know it in order. If you would walk behind me, and say a word now and then, I think that I could find the way down"
+ Help {ally} to talk, a little more each hour => {h} told {ally.him} the news of a world that {ally.he} had been a month out of | {ally} laughed in the wrong places | by nightfall {ally.he} had sung, and it was then that {ally.he} remembered the ford
= Ask {ally} which roots, and in which order => {h} asked, and chewed | the fourth one made {his} lips go numb, as it should | the seventh, said {ally}, {foe} had handed round
- Trick {ally} into tasting first, every time => {ally} ate whatever {he} held out, and told {him} the taste | on the third day {ally} took it, [2 turned it over,] looked at {him}, and ate it
@ * fare of=genre-survival.guide2 won
{ally} found the way down from there, and talked throughout | at the bottom, to {ally.his} joy, {ally.he} was interrupted
@ * fare of=genre-survival.guide2 lost
{ally} found half of the way down, and a hut | there was a goat in it, and the goat answered
@ * intro-plain
The count {inhome} was nine, and {h} counted again
{h} had put aside one match {inhome}, and that was the plan
@ * intro
{h}, {aside}, had lived all {his} life within sound of one bell | {inhome} nobody rang it any more
@ * intro-goal
There were four things to do before dark, and the last of them was to {goal}
@ * sense in
Breath had frozen on the roof, and ran, and froze again in a row of teeth
A castaway had scratched a calendar on the wall [2 , and had been generous to himself with the Sundays]
A pot hung there with nothing in it but the mark of how full it used to be
The walls had been stuffed with moss, and with letters, and with moss
There was one dry stick, and it lay on a shelf by itself
@ * sense out
The tracks of a hare went out over the flat, and stopped, and there was the print of two wings
Cloud lay along the ridge, and where it had been there was one hill fewer
A bear had rubbed against the bark up to the height of a rider's head
The ice spoke, from one shore to the other, and then the other answered
A single tree stood on the skyline with everything leaning away from it
Every stone there had a dry side and a wet side [2 , and a person had been sitting on the dry side of the largest]
@ * hook quest
There was still {target} | it seemed, from there, as far as the moon, and not so warm
@ * mood calm
{h} had a stick, a string, and the sun on one side of {his} face | kings, {he} thought, had gone to bed with less to be thankful for
@ * mood tense
{h} had begun to talk to {his} feet, and they had left off answering
Not one thing in all that country wished {him} any harm | it was only that it did not wish {him} anything
@ * mood tired
The next tree | then the next | {h} thought about the next tree with all {his} heart
@ * chat ally
"When I get home," said {ally}, "I am going to stand in a doorway. Just in it."
"You snore," said {ally}. "Do not stop. It keeps off the bears, and I know where you are."
{ally} broke the crust in two, looked at both, and handed {him} the one that {ally.he} had looked at longer
@ ways1 ways good
+ Share your fire with the tracks that circle it => {h} built it up, and moved to one side, and spoke | it was two children, tied together at the wrist | they knew where there was a boat
@ ways2 ways neutral
= Climb for a view before the weather shuts => {h} climbed | there were four ridges and one thread of smoke | {h} laid a stick along the ground to point at it, for afterwards
@ ways3 ways evil
- Steal from the cache with a cross on it => {h} had the jar of fat, and the blade | the cross had a date, and a please | it had been put there by people who were coming back that way
@ birds chase
% Up the Gannet Stair; Where the Eggs Are
{hands} had the beach | behind {h} there was only the cliff, and the cliff was white with birds, and it was screaming
A child with a basket was coming down it backward [2 , like a person on a stair] | "Put your feet where the white is," said the child. "They do not sit where it is loose"
+ Help the child with the basket, and climb together => They went up from bird to bird | {hands} put their feet where it was clean, and came down again, several at a time
= Lie still on a ledge among the sitters => One of them settled itself against {his} neck with a sigh | from below one saw gannets and more gannets, and one of those was {h}
- Steal the eggs, and drop them on {hands} => It was good shooting | it made every bird on that rock rise up at once, and there {h} {was}, against the bare stone, with a basket
~ A beak took {him} behind the ear | {h} let go with the one hand, and the basket fell, and all of them on the beach looked up
@ * intro human
{h}, {aside}, was the one {inhome} who always took a second pair of socks | people had laughed at it
@ * intro
A list {inhome} said who was back [3 , and in what state,] and who was lost | {h}, {aside}, {was} on neither half of it
@ * intro-goal
{h} wanted to {goal} | one did a thing like that by the hour, and {he} had counted the hours
{h} would {goal}, or be found dead on the way
@ * motive
{h} did not think about reasons [! while there was light to walk by]
@ seed1 thread line=seed beat=1 sky p=seed-carrier
% Not for Bread; The Sack on the Log
{p.a} sat in the way, on the only log over the river | {p.he} had both arms round a sack
"It is seed," said {p}. "{foe} took all our other grain. Eleven families gave me this, to get over the mountains and into the ground. But I have had nothing except bark since Sunday. I have untied it twice today. The second time I put my hand in."
The sack was as big as a child of two | {p} could hardly sit up
+ Share your bread with {p}, crust by crust => {h} broke it small, and it should have lasted three days | {p} ate with both eyes shut, and wept | then {p.he} stood up on the log, and carried the sack over in {p.his} arms, and did not once look into it
= Tie the sack with a knot {p} cannot open => {h} wetted the cord before {he} tied it | {p} tried it with {p.his} teeth, and the knot held | "Good," {p.he} said, and was not glad | {p.he} let {h} by, and sat on there, sucking the end of the cord
- Steal a hatful from the sack while {p} dozes => {h} boiled it farther on, and there was enough for two | the log was still in sight | {p} had woken | {p.he} weighed the sack in both arms, and put it down, and weighed it again
~ The log rolled, and a thin stream of seed ran out at a seam | fish came up for it | {p} had a thumb in the hole by then, and nobody on the log could move until dark
@ seed2 thread line=seed beat=2 sky p=thread
% A Table with a Sieve; Forty Pairs of Shoes
{p.name} was still carrying seed for eleven families, and stood in a queue below the pass | at the head of it {hands} had set up a table and a sieve
They shook out every sack there, and every hat | "No grain goes over but {foe's}," they said | a grandmother had three ears of rye up her sleeve | they chewed them in front of her
"There are nine people before me," said {p}. "There is no other pass, and I cannot go home with it."
Forty stood in that queue, and all of them were thin
+ Help {p} to share it out among forty shoes => {h} went along the queue, and each took a handful in one shoe | {hands} shook sleeves and hats until dusk | beyond the pass forty people sat down and emptied those shoes | {p} counted it back in | there was one handful too many
= Go first with a sack of gravel => {hands} fell upon it, and at the third try the sieve broke | they cursed, and waved the others through with a stick | {h} had to carry the gravel back | {p} went by with the sack, and did not dare to look at {him}
- Betray {p} for a bowl at their stove => The soup was thick, and {h} had the place by the stove | {hands} poured the seed into a barrel, and threw {p} the sack | {p} turned out the seams, and there was still a fistful | {p.he} closed {p.his} hand on it, and watched {h} eat
~ It was dark by then, and {hands} folded up their table | everybody was sent to the end of the queue | {p} lay on the sack all night, with forty thin people round it, and did not sleep
@ seed3 thread line=seed beat=3 sky p=thread
% Into the Ground by Dark; Heavy Boots
{p.name} had got over the mountains with what was left of the seed | {p.he} had dug a field on the slope there, with a plate
Up the track came {hands}, with a cart. "They look into every hut for grain," said {p}. "It takes two to sow this before they come, one to throw and one to cover. After tonight it will snow, and then it is too late."
{p.he} had taken off both shoes, to feel the ground
+ Help {p} to sow it before they come => {h} covered what {p} threw, backward, up the whole slope | {hands} found an empty sack | they tramped up and down the field for an hour in search of the rest | "I am obliged to you," {p} told them. "It wanted treading in"
= Hold {hands} up with talk at the bend => {h} asked about the road, and the cart, and at last bought a wheel from them | it took all {his} money | when they got up there {p} stood barefoot on a bare slope | {p.he} held the sack upside down, and smiled at the ground
- Steal the sack, and sell it to {hands} => They weighed it, and paid in bread | {p} stood in the field, with one arm still out to throw | {p.he} raked it all over again, and there was nothing under it | eleven families were on their way up to see it
~ Crows had watched the first handful fall, and they came down on it in hundreds | {p} ran at them with {p.his} coat | half of the slope was sown by then | the cart was past the bend
@ * stand did=seed2:+
Forty people sat down before {hands} to unlace their shoes | {w} had asked them to, and they were slow | {h} had once shared out a sack among the forty | behind their backs nobody watched
@ * stand did=seed2:-
{w} had come there, with an empty sack | {h} had once had a bowl of soup for what was in it | {w.he} told {hands} which way {h} would come, and {w.he} took nothing for it
@ * stand did=seed3:+
{w} and eleven families had dug up the road for a field | a cart with half of {hands} stood in it up to the axles | it was for a slope that {h} once helped to sow
@ * stand did=seed3:-
Eleven families blocked the way in, and {w} had a rake | {h} had once sold their seed for bread | there was shouting | {hands} came out to see, and were told who it was
`;

/** Survival: what is left, what floats, and who holds out the half. */
/** What there is to do after the end, and the quests that come of it. */
const after = `
@ next2 sequel riddle=any-bought quest=build:raise_the_shelter_at_the_top_of_the_pass:the_shelter p=roofer
% A Roof at the Top; Eleven Crosses and a Plan
There were eleven crosses at the top of the pass, and {p.a} had put up the last four of them | now {p.he} had drawn a gate on the back of a shingle
"It is nine planks and a stove," said {p}. "I can carry one plank a day, if the wind lets me. I have worked it out, and I shall be ready in the year that I am dead. You have been up there. You know what it is."
+ Help {p} with the first plank, today => {h} took the front end | the wind had the plank, and both of them with it, twice across the road | at the first bend a girl rose and took the middle
= Ask where {p} means to put the stove => {h} asked, and they argued about it till dark | it was the draught that mattered | in the end they put it where the eleventh cross stood, and {p} went out for a while
- Steal the planks for your own barn => {h} had them on the cart before it was light | they were numbered, one to nine | under the nine there was written who it was for, and it was not a long name
~ A gust took the shingle out of {p's} hand, and over the wall, and up | they could see it turning for quite some time | "At least that got there," said {p}
`;

export const pack: PackSource = {
  id: 'genre-survival',
  sheets: [[cards, after].join('\n')],
  words: {
    places: ['the wreck shore #out', 'the pass of winds #out', 'the birch line #out', 'the hut with one wall #in', 'the grey river #out', 'the cave of the nine #in', 'the salt pan #out', 'the burned forest #out', 'the ice edge #out', 'the hollow tree #in', 'the last cairn #out', 'the goat ledge #out'],
    foes: ['Captain Marrow|pilot of the lost ship|the wreckers|he', 'Ansa Kreel|leader of the other camp|the strong ones|she', 'Old Brandt|keeper of the pass|the pass men|he', 'Doctor Vesey|surgeon of the party|the bearers|she', 'Rolf Stane|hunter|the trackers|he', 'Mother Ash|mistress of the valley|the gatherers|she', 'The Quartermaster|keeper of the stores|the store guards|he', 'Lady Corrin|patron of the expedition|the hired guides|she'],
    titles: ['Eleven Planks and a Shoe', 'Carried', 'The Next Tree', 'One Hill Fewer', 'A Courtesy', 'The Half', 'Lighter Than This to Talk To', 'What Would Float', 'What {foe} Handed Round', 'Four Things Before Dark', 'A Twist of Salt', 'Three-Legged', 'Not So Warm as {target}', 'The Dry Side'],
    'book.deed': ['Forty Days', 'Last Ember', 'Walk to {target}', 'Half', 'Winter'],
    'book.place': ['Alive at {place}', 'The Dead of {place}', 'Nine Days from {place}', 'Smoke over {place}'],
    'book.theme': ['What Would Float', 'Just in the Doorway', 'The Matter of the Goat', 'Out of Hearing of a Bell'],
    'book.turn': ['Only {token} Was Left', 'The Use of {token}', 'Whoever Dropped {token}'],
    'example.objective': ['Reach the far valley before the river closes', 'Bring nine people down from the pass alive', 'Find out who moved the lamp on the night of the wreck', 'Escape the ice before it lets go of the shore', 'Carry the last ember to the winter camp', 'Rescue the two children who walk in circles', 'Build a boat from a fallen chapel', 'Prove that the party was told the pass was open'],
    'example.setting': ['An island where the wreckers have run out of ships', 'The pass of winds, a month after the snow', 'A salt plain with one well on the map', 'The drowned forest of Corrin', 'A valley with no way in', 'The ice, off a coast with no name'],
    'example.motivation': ['The pilot had his boots tied round his neck', 'They built a cairn, and {he} was not in it', 'A stranger left {him} the half', '{he} promised to bring the chair home', 'There is one who cannot carry it any farther', 'To stand in a doorway, just in it'],
  },
};
