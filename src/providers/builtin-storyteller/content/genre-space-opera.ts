import type { PackSource } from '../pack.ts';

const cards = `
@ smuggler ally ally=blockade_runner
% Fourteen Systems Want a Word; She Is Faster Than She Looks
{ally.a} was selling the same cargo to three people at {place}, one after another, in three hats
"It is beans," said {ally}. "It is always beans. They are so sure that it is weapons. I was boarded by {foe} in person. Four hours, and {foe.he} took my co-pilot, and left me the beans."
The ship stood out on the pad like a shoe that a cook has thrown at a cat
"He could whistle up a star storm," {ally.he} said. "I do not. I take turns too late. If you can put up with that I am yours"
+ Rescue the third hat from the third buyer => {h} came by, took off {his} own, and bowed {them} both out backward | they were in orbit before it was found that the beans were beans | "You might do for the other chair," said {ally}, not looking at it
= Ask what was in the hold besides the beans => {h} asked it again at each of three bars | at the third {ally} put a hand on the table, and under the hand was a bean, and the bean was ticking
- Cheat {ally} out of the fuel money => {h} had it off {ally.him} at cards, and a boot too | they flew the whole of the way to the next sun with {ally.him} in one boot, taking every turn a great deal too late
@ * fare of=genre-space-opera.smuggler won
{ally} got the lost co-pilot back, and a hold of beans | they argued about late turns all the way to port
@ * fare of=genre-space-opera.smuggler lost
{ally} never found the co-pilot whom {foe} had taken | a message came, though, complaining of how late {ally.he} turned
@ * intro-plain
The fleet had been given an hour to leave {inhome}, and {h} had the slowest ship
An admiral had been shot at {inhome}, and {h} had been standing next to the hat
@ * intro
{h}, {aside}, had seen six suns from {home}, and walked under none | that was about to change
@ * intro-goal
{h} meant to {goal} | whole fleets had set out for less, with flags, and {he} had one bag
@ * sense in
The viewport had been polished by a hundred years of foreheads
A brass plate gave the names of nine captains, and the ninth had been screwed on over a tenth
A child had strung paper stars across the bulkhead, in among the real ones
Old battle flags hung in the hall [2 , and behind each of them one could hear the pump]
The deck leaned, very slightly, toward whoever was most important
@ * sense out
Three moons stood up over the port, and the littlest was late
A cruiser went over with all its windows lit, like a street that has been promised a parade
The dust of that world was blue, and everybody had it to the knee
Two fleets were being polite to each other, far up, at the distance of a day
The beacon blinked twice and once [, which out there was an apology]
@ * hook quest
A price had been cried for {target} on seven worlds, and it had gone up since breakfast
@ * mood calm
{h} looked out at all of that, and had the feeling of being looked at rather kindly
There were songs about places like this | none of them mentioned the queue
@ * mood tense
There is no such thing as down out there | {h} could feel it under both feet
@ * chat ally
"I never run from a fleet," said {ally}. "I run from the bill."
"When we are very old," said {ally}, "I shall say that there were a hundred of them. Back me up."
{ally} patted the console, twice, and then, so that it should not feel left out, {him}
@ ways1 ways good
+ Save the pod that both sides have left => {h} brought it in on the winch | there were four enemies in it, playing cards | they dealt {him} in, and one, who was losing, put down a chart
@ ways2 ways neutral
= Read the oldest star chart in the place => {h} read it | there was one more sun upon it than there ought to be, and a little drawing of a crown with its eyes shut
@ ways3 ways evil
- Betray a convoy for its place in the line => {h} gave the beam its bearing | they were beans, every hold of them, for a moon that had been waiting since the spring
@ press1 thread line=press beat=1 p=deckhand
% Twelve Years by Which Clock; Out of the Cargo Net
{p.a} had crawled out of a cargo net with a number on both sleeves, and took hold of {h's} {coat}
"What year is it here?" asked {p}. "I was pressed into {foe.own} fleet for twelve. We flew so fast that the ship's clock has counted only four. They say that I owe them eight more. My mother has been dead for six."
Two of {hands} were going through the nets, one after another [3 , with a hook]
+ Help {p} across into a net they have searched => {h} gave {p.him} a knee to climb on | nobody looks twice into one net | that was in the orders | {p.he} asked {h} for a scrap of {paper} with the date on it, and folded it away like money
= Read the paper that {p} signed => It had been carried so long that only three lines were left | it said twelve years, and it did not say by whose clock | "Nobody told me that there were two," said {p}
- Betray {p} to the two at the nets => {h} raised one hand, and they came over | "Eight years," said {p}, going past between them. "You had only to look the other way for a minute."
~ The net slipped from its hook, and {p} went down with it among the crates | both of {hands} came running | under the crates there was nobody, just one sleeve
@ press2 thread line=press beat=2 p=thread
% The Paymaster Sits; A Date in Evidence
The pay court of {foe.own} fleet sat on the dock, behind a table of crates | nobody got by while it sat | {p.name} the deckhand stood before it under guard
"Four years served and eight owing," the paymaster read. "Has anyone here a date for us that is not the ship's?" | nobody spoke, since {hands} stood all round
{p} was looking at {h} [2 , and at no one else]
+ Defend {p}, and give the court the station's date => {h} gave it, with the day and the month | a stoker at the back called out that it was so | the paymaster wrote for a good while. "By that it is twelve," he said. "I shall have to ask." | {p} was let sit down
= Ask the paymaster by which clock he is paid => "By the station's," he said, and could have bitten his tongue | a gunner laughed behind the crates, and it went a long way back | he put off the sitting until the morning
- Lie that {p} owned to only four => {h} said it clearly, and {hands} made room for {him} to go by | {p} had listened with {p.his} mouth a little open | "You know that it is not so," {p} said, and was led away up the gangway
~ The ship's bell rang for the watch, and the court rose in the middle of a word | {p} was marched up the gangway, and looked back at {h} across the rail
@ press3 thread line=press beat=3 p=thread
% The Whole Watch Does the Sum; Two Columns
{p.name} the deckhand had painted two columns on the hull of {foe.own} ship | one was for the ship's clock, and one for the station's | half of the crew stood below, and did the sum
"It is not only me," said {p}. "There are two hundred of us here who were done years ago. A stranger has to say it aloud, who is not on the roll."
On the gangway an officer was blowing a whistle, and nobody turned round
+ Support {p}, and say it from the top of a crate => {h} got up and said it: they had served their time | for a while it was quiet | then a stoker took off the cap with the badge, and laid it on the dock | by the end of that watch two hundred caps were lying there, in rows
= Check both the columns, figure by figure => {h} found one slip, of eleven months | {p} put it right in red, since there was to be no lie in it | those who had not been sure came over then to look
- Cheat the crew of the back pay that is due => {h} offered to keep it for them until the ship had sailed | they had trusted nobody for twelve years, and they trusted {him} | {p} carried the box out to {him}, and wanted no receipt
~ From the rail they turned the hoses on it, and both columns ran down the hull together | "They had only to read it once," said {p}, and all over the dock people were going about with moving lips
@ star1 thread line=star beat=1 p=flag-stitcher
% Nine Stars, Eight by Evening; Mind the Flag
A flag as large as a field lay over the whole dock, and nobody could get by | {p.a} sat far out upon it with a pair of scissors
"I am to take one of the nine stars off," said {p}. "{foe} has fallen out with that moon. No fleet may make war on a star that it flies. So the star must go first."
{p} had not made a single cut yet | it was {p's} own moon [3 , with {p's} own mother on it]
At the edge stood two of {hands}, to see it done
+ Help {p} to hide the star under blue cloth => {h} helped with {his} {coat} spread out before their eyes | {he} knelt on the wet dock until evening | {p} laid blue over the star, with one thread to pull it off again | "Eight," {hands} counted, and went away | the {coat} was never the same
= Ask who else will count the stars => "The whole crew, when she hoists it," said {p}. "Aloud. It has to be eight before {foe} can give the order." | {h} looked up at the empty pole | {p} began at the wrong end of the star, and made each stitch last
- Steal the star for the silver in it => {h} tore it out while {p} was threading a needle | it brought eleven {coins}, and the way was free, as they rolled up the flag at once | "I had not said goodbye to it," said {p}, and looked through the hole
~ The two of {hands} came walking over the flag in their boots, and pulled {p} up by the collar | "No talking at it," said one | from the gangway {p} held up the scissors, still shut
@ star2 thread line=star beat=2 p=thread
% Forty Flags on a Table; One in the Boot
{p} had to take {p.his} own moon off every flag now | forty of them lay in a heap on the dock
{hands} stood behind with a list and a stove | each star that came off was counted, and went into the fire
"They will come to thirty-nine," {p} told {h}, over the scissors. "I have got one in my boot. They count again at the bell. Whoever keeps a star goes out by the lock without a suit."
On the stove the silver ran together [3 , and dripped through the grate, and was swept up]
+ Save {p} with a star out of your own {coat} => {h} cut one out of the lining, and it went into the stove with the rest | it smelled of wet dog, and there was a draught at {h's} back from then on | "Forty," said the one with the list | {p} let the breath go, and sewed {h} up with two stitches in passing
= Count the flags over again with the guard => {h} counted them with a finger, and took the guard along | the admiral's barge had never had a flag, and stood on the list all the same | so thirty-nine was right, and the guard put a line through one | {p} had not looked up, and had sewn the scissors to a sleeve
- Betray the boot for a berth on the first ship => {h} looked at the boot until one of {hands} looked as well | they had it off, and the star was in the fire before {p} could stand up | {p} finished the heap in one stocking | "I had only the one," {p.he} told nobody
~ A horn blew, and {hands} shut the stove and drove the stitchers below by the arm | {p} limped a little, on the left side | the counting was put off until the night watch
@ star3 thread line=star beat=3 p=thread
% Count Them Aloud; Nine, in a Vest
{p} stood below {foe.own} flagship, and the flag without {p's} moon was to go up | six hundred of the crew had to count its stars aloud
"I made one more in the night, out of my shirt," said {p}. "It wants six stitches. If they count nine, she cannot sail against us. But {hands} have got the gangway, and they know my face."
Up there a hand was already shaking out the rope | {p} had the needle between {p.his} teeth
+ Help {p} on board in a basket of washing => {h} carried the basket up, past {hands}, with a wet sheet running down {his} neck | the flag went up, and six hundred voices counted, and came to nine | nobody could give the order after that | {p} stood by the rope in a vest, and counted them over again for joy
= Ask the ship's boy to count first => He counted up to eight, and stopped, for his gran lived on the ninth | it ran along the rail, since everyone had a cousin there | the flag had to come down to be looked into | they sent for a stitcher, and {p} walked up the gangway with the needle ready
- Betray {p} to the gangway, and count eight => {hands} took the star from {p}, and wiped a boot with it | six hundred counted eight, with {h} among them, and the ship cast off | {p} stayed on the dock in a vest, and said nine | it was heard on every deck
~ The bell went early, and the flag was up and counted before they reached the first step | "They said it so fast," said {p}, and folded the star up small. "They would not look at it."
@ double1 thread line=double beat=1 p=dumpling-seller
% They All Knelt; From Fifty Yards
The whole dock knelt before a figure in a robe | nobody could get past | then the one in the robe began to whisper to {h}
"I am not {foe}," said {p}, {p.a} under a great deal of paint. "I only look it, from fifty yards. So {hands} took me off my moon. I am sent wherever a thing may be thrown."
Four of {hands} stood behind and looked out for what would be thrown that day
"I have a stall at home," said {p}. "It is two years since anybody has called me by my name"
+ Save {p} from the bottle in the third row => {h} knocked {p} flat, and the bottle broke on the deck where {p} had stood | nobody had ever pulled {p} out of the way before | {hands} were only paid to see who threw it | "Would you say {p.name}, just once?" asked {p}, and {h} said it twice
= Ask where {foe} really is today => "Where nothing is thrown," said {p}, and waved to the people | behind all the others lay a small grey ship without a flag | whenever {p} waved from a balcony, it cast off | {h} made a note of its number
- Trick {p} into making the crowd move aside => "There is a cousin from your moon on that ship," said {h}, and there was nobody | {p} lifted one hand, and the whole dock crawled out of the way | when {h} went on board {p} was looking into each face that came off
~ A cabbage came out of the crowd, and took off the crown and half the nose | {hands} ran {p} up the nearest gangway by the elbows | "That is only Wednesday's," {p} called back
@ double2 thread line=double beat=2 p=thread
% Measured for Friday; A Very Fine Funeral
{p} had to stand in for {foe} wherever things were thrown | now {hands} measured {p.him} for a coffin
"{foe} wants to be dead for a month," said {p}, "and see who is glad. They cannot use a doll, for people walk right up to it. There will be a needle in my soup on Friday."
One of {hands} called out the length of an arm, and another wrote it down | neither of them looked higher than the collar
+ Help them to measure, and get it all wrong => {h} saw to the tape, and lost them a hand's breadth at every turn | the coffin was ready that night, and it would have done for a child of six | the wood went on {h's} bill, and {p} had a week more | "I have never been so tall," said {p}
= Ask who tastes the soup on Friday => {h} asked it in a clear voice, and the pen stopped | whoever served {foe} had to taste it first | both of {hands} had served it since the spring | their eyes met, and then for the first time they looked at {p} | nothing was said about Friday after that
- Betray {p}, who should not know about the soup => {h} drew aside the one with the tape, and repeated what {p} had said | they were obliged to {h}, and gave {him} a pass for the upper decks | {p} was to speak to nobody from then on | a hand was laid over {p.his} mouth, and it smeared the paint
~ The people on the dock were shouting for {foe}, and {hands} wanted one out there at once | {p} was run off along the passage with the robe held up | the tape trailed after {p.him} [2 , with a pin in the end]
@ double3 thread line=double beat=3 p=thread
% In the Voice of Another; What the Dumplings Cost
{p} stood behind a curtain in {foe.own} robe, and had to wave once more before the funeral | out in front waited ten thousand people, and the guard of the whole fleet
"I can do the voice too," said {p}. "Nobody has ever asked me for it. What I say out there {hands} must do, until a guard runs and asks. I get one thing said, and I cannot think of it."
The paint was running down {p.own} neck | a horn blew, and the curtain began to move
+ Support {p}, and whisper the order to say => {h} whispered it: whoever was taken from home should go back there | {p} said it, so that the lamps shook | one in three of {hands} laid down the pike and set off | they were still looking for who had whispered when {p} went down through the crowd, with a wet clean face, and nobody knelt
= Ask {p} to go out and say {p.his} own name => {p} went out, and wiped {p.his} face on the robe, and said a name that nobody knew | it was very still | then a docker far back, with the accent of a small moon, asked what the dumplings cost | {hands} could not bury that one as {foe} any more
- Trick {p} into wasting the order on you => {p} said, in {foe.own} voice, that every ship should make way for {h} | they did, and it was quite a sight | then a guard ran and asked, and {hands} took {p} in by both sleeves | {p} had had ten thousand people to listen, and had talked about {h}
~ The horns blew on for too long, and nothing else could be heard | {p} was seen to move {p.his} lips | the ten thousand cheered, and {hands} drew the curtain
@ * callback did=press3:+
On one ship of the line, it was said, the caps still lay about the dock, and the crew had gone home
@ * stand did=press2:+
Half of {hands} had not turned out that day | {h} had given the pay court its date | since then {w} had shown them how long they had served | those who were left at the way in were counting on their fingers
@ * stand did=press2:-
There was one more to guard the way in, and the number was still on both sleeves | {h} had sworn away eight years of {w's} life | {w} knew {him} at once, and let down the bar
@ * stand did=press3:+
Two hundred people without caps had lined the way in, and {w} was the first of them | {h} had said it aloud, that their time was served | {hands} looked along those rows, and some took off their own
@ * stand did=press3:-
{w} had come down with the two hundred who had never seen their pay | they did not touch {h}, they only would not move apart | {he} had to go in between them one by one, and look at each
@ * stand did=star2:+
{w} had hung up a flag before the way in, with one star too many on it | it was out of the lining of {h's} {coat}, as nobody there could tell | {hands} had to stand and salute it until they knew whose it was
@ * stand did=star2:-
{w} came down to the way in with one boot on, and pointed the other at {h} | {he} had betrayed what was in it | {hands} knew about boots by now, and had both of {his} off before they let {him} go on
@ * stand did=star3:+
Above the way in they had hoisted a flag with nine stars, and the ninth had been a shirt | {h} had carried {w} past the gangway once, in the washing | now {w} made {hands} count it aloud, from the left, and {h} went by on the right
@ * stand did=star3:-
{hands} were asking each who came to the way in to count the stars above it | there were eight | {w} stood there in a vest, and said nine every time | "That one counts eight," {w} said, and they knew {h} by it
@ * stand did=double2:+
Six of {hands} were carrying a coffin in, and it was much too short | {h} had had a hand in that | {w} walked behind with the lid. "There is a mistake about the size," {w} told those at the door. They came to look
@ * stand did=double2:-
A figure in a robe and paint lifted one arm at the way in, and pointed to {h} | {hands} had to obey, for it might be {foe} | it was {w}, whom {h} had betrayed over the soup, and who still was not allowed to speak
@ * stand did=double3:+
A stall stood beside the way in, with a full pot on it | {w} had been let go home, on an order that {h} whispered | it was the first hot dumpling that some of {hands} had had all year, and they stood with their backs turned
@ * stand did=double3:-
"Make way for {h}," cried a man in {foe.own} voice, and all {hands} turned round to see | it was {w} | the one thing that {w} ever got to say had gone on {h}, and now {w} said it again, each time {he} tried to hide
@ * callback did=genre-space-opera.star3:+
On one small moon they slept late, since a flag had been counted right
@ * callback did=genre-space-opera.double3:+
On a small moon a stall was open again, and nobody knelt there but to look for a spoon
`;

/** Space opera: crowns, fleets, thrown shoes, and the nineteenth in line. */
/** What there is to do after the end, and the quests that come of it. */
const after = `
@ next2 sequel riddle=deliver-sender quest=deliver:carry_the_peace_treaty_across_the_line:the_peace_treaty p=envoy
% In Triplicate, by Hand; The War Has Not Been Told
The peace had been signed for a month, and they were still at it out there | {p.a} had been put off three ships, and had one shoe
"Nobody will carry it," said {p}. "The guns will not hold their fire for a paper, and the signal office belongs to a family that makes guns. It has to be put into a hand, on the other side, by a hand. I would do it, only I am seasick."
+ Give {p} your own bunk, and the whole of your hold => {h} cleared out the best cabin, and found a bucket | {p} would not let go of the case | in sleep {p.he} recited it, article by article, and left out the ninth
= Read the treaty for yourself => {h} read it through on the mess table | it was short, as such things go | both sides had agreed to give back a place that was on no chart at all
- Cheat, and ask both of the sides for the freight => {h} wired to the one, and then the other | both paid in advance | each of them added, in cipher, that it would pay as much again if the thing was lost
~ A shell went over, high up, and took away the mast with the white flag on it | "That is the ninth," said {p}, who had begun to unfold a pillowcase
`;

export const pack: PackSource = {
  id: 'genre-space-opera',
  sheets: [[cards, after].join('\n')],
  words: {
    places: ['the throne hall #in', 'the blue moon #out', 'the breakers\' field #out', 'the cantina of the Lesser Suns #in', 'the singing gate #out', 'the palace docks #in', 'the arena of nine moons #out', 'the flagship chapel #in', 'the prison star #in', 'the ambassadors\' ring #in', 'the glass desert #out', 'the rebel dairy #in'],
    foes: ['Empress Orial|empress of eleven worlds|the lantern guard|she', 'Admiral Ignace Voss|lord admiral|the grey marines|he', 'The Twentieth Heir|next in line|the wreath bearers|he', 'Queen Sable of the Drift|queen of pirates|the drifters|she', 'Cardinal Thule|voice of the gate|the gate monks|he', 'Baroness Ixion|owner of three suns|the sun factors|she', 'Prince Caspar Nine|prince of the ninth moon|the duellists|he', 'The Regent Mother|regent for the unborn|the cradle guard|she'],
    titles: ['The Nineteenth in Line', 'It Was Beans', 'A Turn Too Late', 'Dawn on All of Them', 'One Held Note', 'The Guards Were Paintings', 'Little Red Crowns', 'Boarding for the Lesser Suns', 'What {foe} Drew', 'A Thrown Shoe', 'On Nine Frequencies', 'The Same Old Song', 'The Wrong Side Lit Its Lamps', 'A Rhyme for {target}'],
    'book.deed': ['Crown', 'Flight to {target}', 'Last Fleet', 'Nineteenth Claim', 'Nine Suns'],
    'book.place': ['The Fall of {place}', 'Two Fleets over {place}', 'A Song for {place}', 'The Heir of {place}'],
    'book.theme': ['Both Fleets, One Flag', 'A Very Small Explosion', 'The Hat with the Horns', 'Another Moon\'s Morning'],
    'book.turn': ['The Bearer of {token}', 'Wars of {token}', 'What {token} Outlived'],
    'example.objective': ['Give back the crown before the twentieth heir arrives', 'Rescue the co-pilot from the prison star', 'Bring two fleets to one table', 'Deliver forty tons of beans through a blockade', 'Find the note that opens the singing gate', 'Defeat the regent without firing on the cradle guard', 'Escape the palace in a laundry sled', 'Prove that the war was drawn for with two hats'],
    'example.setting': ['A free port in deep space, between two empires', 'The palace world of Orial', 'The blue moon of Tanith, under three others', 'A smugglers\' station built in a dead gun', 'The court of the ninth moon', 'A pilgrim fleet on its way to a sun that moved'],
    'example.motivation': ['Eighteen people stood nearer to the ribbon', '{his} mother looked before she drew', 'They took the only one who could whistle', 'Both sides have to be told', '{he} was trained on a Wednesday', 'To see, once, a dawn that is on everyone'],
  },
};
