import type { PackSource } from '../pack.ts';

const cards = `
@ adrift open p=ship_cook
% Eight Oars and One Shoe; The Last Who Came Ashore
{h} counted what had been left | there were eight planks, a shoe, and {p.a}, who was being sick into a hat
"I saw the pilot go," said {p}, when {p.he} could. "He went before we were ever on the rocks. He had his boots round his neck. He had them tied."
Somebody had known, then, to the minute
High up on the stones, where nothing could have washed it, lay {token}
+ Share the dry half of the blanket with {p} => {h} held it out, and {p} crept under, all knees | "There was a light up there," {p.he} said into the wool. "I had taken it for a house. It was moving. It was {foe.own} lamp, I have trimmed that lamp"
= Search the tide line while the light lasts => {h} went along it bent double | rope, a hinge, a barrel lid | under the lid was a mark, and an arrow, and they had been cut that week
- Rob {p} of the shoe while {p.he} sleeps => It was the right size | {p} woke, and looked at {p.his} two bare feet, and at {him}, and went away down the shore to see what else there was
@ spark means move fx=temperature p=charcoal_burner
% One Ember in a Shell; Do Not Breathe On It
In all that cold there was one ember, and {p.a} carried it about in a shell, in moss, against {p.his} skin
"It was lit by my father's mother," said {p}. "It has been out of the wind for ninety years. I do not mind who sits by it. I only want to be the one who carries."
{p.he} had not slept more than an hour together since the winter before
There was wet wood, and there was a night coming, and there were hands all round, held out to a thing the size of a plum
+ Support {p}, and sit awake so that {p.he} can sleep => {h} took the shell, and fed it crumbs of bark, one at a time | toward dawn it went down to a point, and {h} bent over it like a roof | {p} woke to a blaze as high as a knee, and wept, and gave {him} a coal of it for the road
= Study how the moss is laid => {h} learned it: dry, damp, dry, and a feather | the old ones had known a good deal about being cold | with that in {his} pocket there was no night between there and {next} that need be the last
- Steal the shell while {p} nods => {h} was over the hill with it by dark | it scorched {his} shirt, and lay against {him} like an eye | behind {him} no smoke went up, that night or the next
@ guide2 ally ally=lost_shepherd
% The One Who Talks to the Wind; Twelve Days Without a Word
{ally.a} had been alone up there so long that {ally.he} shook hands with {him} for some time
"You are real," {ally.he} said. "You have a crumb on you. I would not have thought of the crumb."
{ally.he} had kept alive on roots, and on spite | it was {foe} who had told them that the pass was open
"I know which of these are poison," said {ally}. "I know it in order. If you would walk behind me, and say something now and then, I think that I could find the way down"
+ Help {ally} to talk, a little more each hour => {h} told {ally.him} the news of a world that {ally.he} had been a month out of | {ally} laughed in the wrong places | by nightfall {ally.he} had sung, and it was then that {ally.he} remembered the ford
= Ask {ally} which roots, and in which order => {h} asked, and chewed | the fourth one made {his} lips go numb, as it should | the seventh, said {ally}, {foe} had handed round
- Trick {ally} into tasting first, every time => {ally} ate whatever {he} held out, and told {him} the taste | on the third day {ally} took it, and turned it over, and looked at {him}, and ate it
@ rescueparty turn
% They Had Called Off the Search; The Cairn Had Your Name
It was a good cairn, and somebody had cut the stone with care | {h} read {name} there, and a day that was a week gone
"They looked for four days," said {foe}, who was sitting against the other side of it, with one leg out straight. "I saw to that. Then I said some words. I was coming back by myself, to make sure, and I have broken my leg."
There were no more than the two of them on all that hill
"You are meant to be lighter than this to talk to," said {foe}
+ Help {foe} with a splint, and get under one arm => {h} cut it from the stretcher that they had left | it was seven miles, three-legged, and neither of them said a thing until the trees | "I would have gone on," said {foe} then. "I want you to know what it is that you are carrying"
= Ask {foe} why it was worth a cairn => {foe} told {him} | it was a map, an orchard, a dead man's share | up there it sounded like something two children had fallen out about
- Betray {foe} to the hill => {h} took the bread and the rope | the wind was that way | for some hours {he} could hear the words being said, the same ones, very well
@ raft gate move sky
% The Last Crossing; What Would Float
There was a river between {h} and any smoke, and it was full of logs
What would float had been floated | there were left a door, two bladders, and a drum
Somebody no larger than a peg had come out of the trees over there, and stood with one arm up
If it was a wave it was the first in sixty days | if it was not, somebody up there had a bow
+ Give the door to the weaker ones, and swim behind => {h} put them on it like loaves | the current took hold | {he} kicked, with {his} chin on the wood, and somebody up there, with very small hands, held on to {him} by the hair
= Wait, and see what the peg does at noon => {h} waited | at noon it sat down to eat | a person with a bow, {h} thought, would do it behind a tree
- Cheat, and take the drum before it is your turn => {h} was halfway over when the drum began, under {him}, to sound | it went on, with every wave, so that they all of them knew
@ snare tex out p=trapper
% The Snare Had Been Reset; A Courtesy
"It is not mine," said {p}, {p.a} squatting over a loop of gut. "I set mine low. Somebody comes along after me, and takes what there is, and sets it again. Very tidy. And leaves me half."
The half hung up in the birch, out of reach of foxes, with a twist of salt
{p} had not seen another soul for a winter | {p.he} had begun to wash
+ Help {p} to leave a half for the other => {h} cut it fair, and hung it by the salt | by morning somebody had taken it, and left a pair of mittens | they fitted {him}
= Track whoever it is by the way the salt was crushed => {h} read it: a heel, a thumb, a limp | it went by rock, and never by snow | it ended at a hole | before the hole lay a mat, with a welcome on it
- Steal both the halves before anyone comes => {h} ate well for two days | on the third there was nothing in the loops but loops | {p} had gone back to not washing
@ tally2 tex in calm p=castaway_clerk
% Minutes of the Last Meeting; There Were Two of Them
{p.a} kept a book, on bark, and it was headed Minutes
"We meet at dusk," said {p}. "There is only me, since March. But one must have a chair, or where would it end? I move, and I second. I have been voted down on the matter of the goat."
There were two stumps, and one of them had a cushion
+ Support the matter of the goat => {h} sat, and put up a hand | "Carried," said {p}, in a voice that broke | under Others Present, very slowly, {p.he} wrote: {name}
= Read the minutes from before March => {h} read by the fire | there had been twelve, then five | every one who went had moved, on the night before, that they should try the valley, and each time the one against was in {foe.own} hand
- Deceive {p} with a vote for leaving now => {h} outvoted {p.him} | {p} put on a hat, and came, as the chair must | in the first snow {p.he} was heard to say, quite clearly, that {p.he} wished it to be minuted
@ * intro
{h}, {aside}, had never in {his} life been out of hearing of a bell | {home} lay behind, and it had stopped
@ * intro-goal
There were four things to do before dark, and the last of them was to {goal}
@ * sense in
Breath had frozen on the roof, and ran, and froze again in a row of teeth
Somebody had scratched a calendar on the wall [2 , and had been generous to themselves with the Sundays]
A pot hung there with nothing in it but the mark of how full it used to be
The walls had been stuffed with moss, and with letters, and with moss
There was one dry stick, and it lay on a shelf by itself
@ * sense out
The tracks of a hare went out over the flat, and stopped, and there was the print of two wings
Cloud lay along the ridge, and where it had been there was one hill fewer
Something had rubbed against the bark up to the height of a rider's head
The ice spoke, from one shore to the other, and then the other answered
A single tree stood on the skyline with everything leaning away from it
Every stone there had a dry side and a wet side [2 , and a person had been sitting on the dry side of the largest]
@ * hook tense
At the edge of the firelight two eyes came on, and over them, a good deal higher, another two
The wind had dropped | there was smoke in it, and {h} had lit no fire
Somebody over the rise was calling {h} by name, and nobody out there knew it
The rope that {h} had left tied was untied, and coiled
@ * hook calm
In the ashes, when {h} came back to them, lay a bird, plucked, and a sprig of thyme
@ * hook quest
There was still {target} | it seemed, from there, as far as the moon, and not so warm
@ * mood calm
{h} had a stick, a string, and the sun on one side of {his} face | kings, {he} thought, had gone to bed with less to be thankful for
It was surprising how few things turned out to have been things
@ * mood tense
{h} had begun to talk to {his} feet, and they had left off answering
Not one thing in all that country wished {him} any harm | it was only that it did not wish {him} anything
{h} did not lie down, since {he} knew exactly how soft it would be
@ * mood tired
The next tree | then the next | {h} thought about the next tree with all {his} heart
@ * fit make win
It leaked at one corner, smoked at another, and held the night out at all four
@ * fit make setback
It stood until {h} got into it
@ * fit look win
The grass was darker there by a shade | {h} dug with a shell, and with nails, and there it was, brown and slow, a cupful
@ * fit take mixed
{h} got the eggs, and the bird, on the way down, got {him}
@ * fit move win
{h} went up the bed of the stream, from stone to stone, where nothing could ever have followed
@ * fit move setback
The ground gave way to the hip at each step | by dark one could still make out the place where {he} had slept
@ * fit rest win
{h} had lain with {his} back to a stone that had the sun in it | {he} got up with a plan, and the plan had a beginning
@ * chat ally
"When I get home," said {ally}, "I am going to stand in a doorway. Just in it."
"You snore," said {ally}. "Do not stop. It keeps off the bears, and I know where you are."
{ally} broke the crust in two, looked at both, and handed {him} the one that {ally.he} had looked at longer
@ * cost
It had taken a day's strength, and that was one of three
@ ways1 ways good
+ Share your fire with the tracks that circle it => {h} built it up, and moved to one side, and spoke | it was two children, tied together at the wrist | they knew where there was a boat
@ ways2 ways neutral
= Climb for a view before the weather shuts => {h} climbed | there were four ridges and one thread of smoke | {h} laid a stick along the ground to point at it, for afterwards
@ ways3 ways evil
- Steal from the cache with a cross on it => {h} had the jar of fat, and the blade | the cross had a date, and a please | it had been put there by people who were coming back that way
@ * callback did=genre-survival.snare:+
The mittens fitted | somewhere up there was a person who had looked at {his} hands
@ * callback did=genre-survival.tally2:+
It was on record that {h} had been present
@ * close won
There was a fence, and a dog behind it | {h} stood and held on to the top rail | a door had opened, and people were speaking very softly, as one does to a horse
@ * close lost
The smoke had been mist | {h} sat down with {his} back to the last tree, and took off {his} boots, and left them standing, for whoever should want them
@ * epilogue shining
There are nine cairns on that pass now, with a twist of salt at each | it is the custom to leave the half | nobody has been lost up there for years
@ * epilogue earned
{h} stood in a doorway for the whole of one evening | they had to lead {him} in to supper
@ * epilogue bittersweet
They had kept {his} chair | {h} slept on the floor beside it until the spring | now and then {he} went up by {himself} to a certain stone, and turned it so that one could not read the name
@ * epilogue rueful
{h} kept a string, a stick, and a bit of bread beneath the pillow | nobody in that house ever moved them
`;

/** Survival: what is left, what floats, and who holds out the half. */
export const pack: PackSource = {
  id: 'genre-survival',
  sheets: [cards],
  words: {
    places: ['the wreck shore #out', 'the pass of winds #out', 'the birch line #out', 'the hut with one wall #in', 'the grey river #out', 'the cave of the nine #in', 'the salt pan #out', 'the burned forest #out', 'the ice edge #out', 'the hollow tree #in', 'the last cairn #out', 'the goat ledge #out'],
    foes: ['Captain Marrow|pilot of the lost ship|the wreckers|he', 'Ansa Kreel|leader of the other camp|the strong ones|she', 'Old Brandt|keeper of the pass|the pass men|he', 'Doctor Vesey|surgeon of the party|the bearers|she', 'Rolf Stane|hunter|the pack|he', 'Mother Ash|mistress of the valley|the gatherers|she', 'The Quartermaster|keeper of the stores|the store guards|he', 'Lady Corrin|patron of the expedition|the hired guides|she'],
    tokens: ['the dry tinder box', 'the shoe without a fellow', 'the cut rope', 'the shell with an ember', 'the map on bark', 'the whistle of bone', 'the last fish hook', 'the pilot\'s lamp'],
    titles: ['Eleven Planks and a Shoe', 'Carried', 'The Next Tree', 'One Hill Fewer', 'A Courtesy', 'The Half', 'Lighter Than This to Talk To', 'What Would Float', 'What {foe} Handed Round', 'Four Things Before Dark', 'A Twist of Salt', 'Three-Legged', 'Not So Warm as {target}', 'The Dry Side'],
    'book.deed': ['Forty Days', 'Last Ember', 'Walk to {target}', 'Half', 'Winter'],
    'book.place': ['Alive at {place}', 'The Dead of {place}', 'Nine Days from {place}', 'Smoke over {place}'],
    'book.theme': ['What Would Float', 'Just in the Doorway', 'The Matter of the Goat', 'Out of Hearing of a Bell'],
    'book.turn': ['Only {token} Was Left', 'The Use of {token}', 'Whoever Dropped {token}'],
    'example.objective': ['Reach the far valley before the river closes', 'Bring nine people down from the pass alive', 'Find out who moved the lamp on the night of the wreck', 'Escape the ice before it lets go of the shore', 'Carry the last ember to the winter camp', 'Rescue the two children who walk in circles', 'Build a boat from a fallen chapel', 'Prove that the party was told the pass was open'],
    'example.setting': ['An island where the wreckers have run out of ships', 'The pass of winds, a month after the snow', 'A salt plain with one well on the map', 'The drowned forest of Corrin', 'A valley with no way in', 'The ice, off a coast with no name'],
    'example.motivation': ['The pilot had his boots tied round his neck', 'They built a cairn, and {he} was not in it', 'Somebody left {him} the half', '{he} promised to bring the chair home', 'There is one who cannot carry it any farther', 'To stand in a doorway, just in it'],
  },
};
