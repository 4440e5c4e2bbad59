import { afterVoice } from './post-apocalyptic-voice.ts';
import type { PackSource } from '../pack.ts';

const cards = `
@ mechanic ally ally=road_mechanic
% Nothing Is Broken Yet; The Woman or Man Under the Wagon
A pair of boots stuck out from under a wagon at {place}, and the boots belonged to {ally.a}
"It is not broken," {ally.he} said, to the axle. "It is thinking about it. That is what nobody understands. Hand me the flat one. A thing tells you for about a year."
When {ally.he} slid out {ally.he} looked {him} up and down, in the same way, and stopped at the left knee
"They took my whole yard for {foe.own} convoy," said {ally}. "They have not oiled one hub. I can hear them from here, in the night. I have got to go and oil them, or lose my mind."
+ Help {ally} under there until the axle is sound => {h} lay and held the lamp, and got grease in both eyes | "That knee will want to be packed with wool," {ally.he} said, as they ate. "You had better walk on the side where I can hear it."
= Ask {ally} which hub will go first => {h} asked, and {ally} shut {ally.his} eyes, and listened to a country with nothing in it | "Third wagon, off side," said {ally}. "On a hill, with any luck. There is only the one hill between here and {last}."
- Trick {ally} with a promise of new wheels => {h} swore that there were sixty, in oil, under a sheet | {ally} packed that same hour, whistling | days afterwards {ally.he} was still asking, now and then, about the tread
@ * fare of=genre-post-apocalyptic.mechanic won
{ally} oiled every hub of that convoy, down to the last | the nights fell quiet, and {ally.he} snored through all of them
@ * fare of=genre-post-apocalyptic.mechanic lost
{ally} crept up to that convoy and oiled one hub | after it {ally.he} could sleep, though only on one ear
@ schoolmaster ally ally=walking_library
% The One Who Knew Eleven Books; Chapter Four, Please
{ally.a} earned {ally.his} bread by saying books aloud, for an egg a chapter
"I have eleven," {ally.he} said. "I had twelve, but there was a fever. I have the one with the whale, and one on bees. I used to be a married couple, in a manner of speaking. She had the poets."
{ally.he} said it to the wall, and the people sitting round studied their hands
"{foe} puts them on fires," said {ally}. "I have met the man who carries the oil. A reader ought to go along in front and read them quickly. I would need another pair of eyes, and it would be no good their being in a hurry."
+ Share a rhyme that you know by heart => {h} said it, all the four lines of it | there was a mouse in it | {ally} listened with {ally.his} lips moving | "Again," {ally.he} said. "Is it 'ran' or is it 'went'? I mean to get it right. That makes eleven, and a mouse."
= Ask {ally} to find a map in one of them => {ally} went through the whale, fast, and the bees | in the fifth, which was about drains, there was a plate | {ally.he} drew it, in soot, from memory, to the last manhole, and it was {last}
- Cheat {ally}, and pay with a painted stone => {h} had done the freckles rather well | {ally} gave the chapter in full, with all the voices | {ally.he} knocked the egg on the wall, once | then {ally.he} put it away, as though it might do for a supper
@ * fare of=genre-post-apocalyptic.schoolmaster won
{ally} reached the books ahead of the oil this time | {ally.he} had nineteen by heart now, and asked two eggs
@ * fare of=genre-post-apocalyptic.schoolmaster lost
{ally} came too late for all the books but one | it was about geese, and {ally.he} did all the voices
@ dust chase out sky
% Dust on the Road Behind; They Travel by Night
There was a stroke of dust along the road behind, and it had been a thumb high at noon and was now a hand
{hands} drove with their lamps out, by ear | one of them rode on the roof with a long horn, and put it to the ground when they stopped
On that plain a cough would carry for a mile
There was a drain beneath the road, there was a gutted barn, and there was a herd of a stranger's goats, with bells
+ Rescue the goatherd, whom they will ask first => {h} ran, bent over, to where he slept | he was deaf, it turned out | he looked at the dust, and drew out all the clappers, one bell after another, with two fingers, and they lay down among the goats
= Bury yourself, and breathe by a reed => {h} went under the sand with a hollow stalk | the horn was set down not an arm's length off | {he} could hear a man, at the far end of it, listening, and how he did not breathe either
- Betray the camp over the ridge with a rocket => {h} sent it up, red, above the wrong hill | the dust stood still, and leaned, and went there | for the rest of the night there was a light on that side of the sky, and {h} walked well by it
@ * intro-plain
The way out had been swept {inhome} overnight, and only {h} was up
{h} had found a tin {inhome} with the label still on it, and was deciding whom to tell
@ * intro
{h}, {aside}, had been born after the end | {inhome} people asked that first, and then they looked away
@ * intro-goal human
Nobody came to {home} on purpose, and nobody who left came back | {h} meant to {goal}, and had been greasing {his} boots at night
@ * sense in
There were pictures on the wall, and a bitter hand had cut all the suppers out of them
A can stood under each crack in the roof, and each gave its own note
The shelves were bare, and had been dusted
A calendar hung there with one page left on it [2 , and every day of that page had been crossed through several times]
A doorbell stood by itself on the mantel, polished
There was a bathtub full of earth in the good light, and a bean in it had come up
On the wall children had drawn an animal, from hearsay [, and had given it wheels]
It smelled of tallow and wet sacks, and a very little of oranges [3 , from a box that had been empty for thirty years]
Spoons hung along a wire, and every one had a name scratched on it
@ * sense out
Ash lay along the north side of every stone
A row of wrecked carts stood nose to tail [, and through each of them a tree had come up]
The road sign had been turned round so often that it had worn loose
A sweeper had swept the road [3 , for about a mile, as far as one person could see to]
A kite was up over the ruins, and there was no one at the end of the string
The nearest green was a chair, and its owner had tied it to a post
Crows were going over in ones and twos, all of them toward the salt
A door stood by itself in a field, and the path went through it
@ * sense out sky t=night,dusk
Far out on the plain one lamp had come on, where on no map was there a house
@ * hook calm
Over by the wall, in a crack, a seed had put out two green leaves
@ * hook quest
There was a time, an old one said, when nobody would have had to look for {target}
@ * mood calm
{h} had a bean, and would not eat it yet
It was said that people used to leave lamps on when they went out | {h} thought about that
@ * mood tense
{h} could hear {his} own boots, and did not like who else might
One learned to sleep with an ear open | {h} had both of them open, and was awake
@ * mood low
The taste of tin had come back into {his} mouth [3 , and this time it had brought its bag]
@ * chat ally
"I was going to be a dentist," said {ally}, out of nothing
"You can have the label," said {ally}. "It has a peach on it."
{ally} had found a crossword with three words left, and was making it last
"Do you think that it is still there?" asked {ally}. "The sea, I mean. I only wondered."
"We ought to write it down," {ally} said, "what we used to throw away"
@ ways1 ways good
+ Share the fire with whoever is out in the dark => {h} moved over, and said so, aloud | there was a time of nothing | then a boy came in and sat, with a hen, and it turned out that he had walked from {last}
@ ways2 ways neutral
= Search the old signs for one that is still true => {h} tried them one by one against the hill | they had all been turned but the smallest | it pointed at a gap in the wall, and said Staff
@ ways3 ways evil
- Rob the cairn where travellers leave a gift => {h} had out a comb, a candle, and four good nails | a slate said who had left what | {h} turned it face down
@ * callback ally did=genre-post-apocalyptic.schoolmaster:+
Of an evening {ally} saw to it that the mouse ran
@ hatch ally ally=tunnel_child lone
% Only Read About Weather; Up for the First Time
A lid in the road went up by an inch, and two pale eyes in dark glasses looked out from under it
"Is it outside?" asked {ally}, {ally.a} of no age one could guess at, and held up a card. "I have passed the examination. I am to go up and see if it is true about the horizon. The last one did not come back to say."
There were six hundred people down there, it seemed, behind {ally}, on a ladder, keeping very quiet
"{foe} sells us our breath," {ally} whispered. "By the hour. I should like to know what it costs you."
+ Share the first breath, with the lid off => {ally} put up {ally.his} face like a cup | it went on for some time | "It is not even locked up," {ally} said
= Point at the horizon, and say nothing => {ally} walked toward it for a hundred steps with both hands out | "It keeps off," {ally.he} called over {ally.his} shoulder, delighted, "it is exactly as they said"
- Trick {ally} into paying for it => {h} got a tin of peaches for an hour's wind | {ally} kept looking at the sun to see how much was left
@ * fare of=genre-post-apocalyptic.hatch won
{ally} went back down and swore that the horizon was true | six hundred people came up a ladder to see for themselves
@ * fare of=genre-post-apocalyptic.hatch lost
{ally} called the truth about the horizon down the ladder | they asked, politely, to hear it again every evening
@ drains chase
% The Ninth Street Under; Follow the Rats
{hands} had dogs, and they were good ones | {h} went in at the grating, since there was a grating
"Not that way, you will drown with the rest of them," a woman said, with a candle on her hat. "Go where the rats are going. They are the council down here. They have met about you"
Behind, the dogs had stopped to think [3 , and one of them lay down in the road]
+ Help her push the sluice across => They did it with two shoulders and a rat | then the whole of the stream went the other way, with a number of hats in it
= Walk with the rats, at their own speed => It was not fast | they went by a wedding, and a school [2 , and a place where old men were playing at marbles], and nobody so much as turned his head
- Betray the way to {hands} for a head start => They paid with a torch | afterwards {h} heard the sluice go across, all the same, and it was one short of two
~ The grating fell in behind {him} with a clang | the candle went out, and so, a moment later, did the small feet
@ dog1 thread line=dog beat=1 p=basket-maker
% A Collar and No Dog; The Net Came Through
{p.a} sat across the road, and held a dog collar with no dog in it | {p} would shift for nobody
"{hands} came by with a net," said {p}. "They take any dog there is. Mine is brown, with one white foot, and he answers to Bishop. You are going the way they went. I cannot walk so fast. Look at the feet for me."
Collars hung along the fence, a dozen of them [! , and there was nothing left to bark] | {foe} needed thirty, people said, and nobody had heard what for
+ Give {p} your word, and learn the whistle => {h} gave {his} word, and {p} taught {him} how Bishop was whistled for, two notes up and one down | {h} tried it on the next rise | a good way off, from inside {foe's} walls, a dog howled, and then thirty more did
= Read the prints that go in at {foe's} gate => {h} read the prints on hands and knees | they went in by the hundred, and none came out | there was no smell of roasting either, and {p} held on to that | "Then they are for work," said {p}
- Cheat {p} with some other brown dog => {h} had a brown stray by evening, and dipped one foot of it in lime | {p} paid for it with a good basket | in the night the stray licked itself clean | {p} fed it all the same | then {p.he} went back to the road, and sat down
~ A cart of {foe's} went by under a cloth, and under the cloth a puppy whined | {p} ran after it to the bend, and came back with the lead trailing
@ dog2 thread line=dog beat=2 p=thread
% Thirty Dogs to a Wheel; In the Third Row
{p.name} the basket-maker had found the stolen dogs | {p.he} had got {p.himself} hired by {foe} to feed them
They ran inside a wooden wheel as tall as a house | it drew up the well there, bucket by bucket, and {hands} sold that by the cup
"Bishop is in the third row," said {p}. "I must not call him, or he would stop, and all of them would fall. Each week I have to point out the slowest. Nobody sees that one again."
One of {hands} waited there with a slate | it was for {p} to point, and {p} could not
+ Rescue the slowest dog in an empty basket => {h} and {p} carried the dog out between them, under straw | it lay as still as washing | one dog dead, they put on the slate | beyond the gate the dog stood up, and could walk only in rings
= Count the turns that go to one cup => {h} counted sixty turns of the wheel | at the gate one paid for that cup with a day's work | {p} worked it out on the rim of a basket | "So half the town is in there with Bishop," said {p}
- Betray to {hands} why {p} came here => {h} said a word about Bishop over the slate, and it was paid for | they let {p} stay | a sack was put over {p.his} head | so {p.he} fed the dogs blind | the brown one was beaten whenever he wagged
~ The brown dog had smelled {p} through the slats, and he broke step | five dogs went down behind him | "Whose is that?" asked the one with the slate
@ dog3 thread line=dog beat=3 p=thread
% Bishop Is Slow Today; The Peg in the Wheel
All this while {p.name} the basket-maker had fed the dogs in {foe.own} wheel | today the slowest of them was Bishop
The slate had been marked already | a fellow came across the yard with a rope
"He has gone eleven hundred miles in there," said {p}, "and he is still in the same yard. I did want him to get somewhere."
The side of the wheel was kept shut with one peg [3 , and there was a mallet lying by it]
+ Save all thirty, and knock out the peg => {h} knocked the peg out with the mallet | the side of the wheel fell open | thirty dogs went out over the fellow and his rope | by now Bishop could walk only in rings | {p} went home beside him in rings | there was no hurry
= Run in the wheel in Bishop's place => {h} climbed in, and ran in the third row until dark | {hands} had never laughed so much, and kept the bargain | {p} bore Bishop off in a basket | twenty-nine dogs watched it go, through the slats
- Trick {p} into pointing at another dog => {h} swore that the grey was slower | {p} shut both eyes, and pointed | the grey had a child's ribbon about its neck | they took it away by that | in the evening {p} turned {p.his} back to the wheel, and to {h}
~ The rope was already over Bishop's head | he trotted along with it, and wagged his tail, since it was a walk
@ * stand did=dog2:+
{h} had carried a dog out from the wheel, and {w} had carried out seven more | they lay across the way in | they let {h} by for the sake of the smell, and growled at {hands}
@ * stand did=dog2:-
{w} stood there blind under a sack | {hands} had put it on {w.him} because {h} told on {w.him} | {w.he} knew {h} by the step, and lifted one arm, and pointed
@ * stand did=dog3:+
{h} had knocked the peg out of the wheel | now {w} whistled for Bishop, in three notes | dogs came over the hill, and the brown one came in rings | {hands} climbed on to whatever there was
@ * stand did=dog3:-
A child stood there with the ribbon of a grey dog | {h} had had it roped in another's place, and {w} had owned up | the child said nothing, and followed {h} about, and {hands} saw whom it followed
@ * callback did=genre-post-apocalyptic.dog3:+
Somewhere a brown dog was still on the way home, in rings, and had seen more of the country than most
@ line1 thread line=line beat=1 p=cobbler
% Gone to the; A Word Was Missing
A wall ran beside the road, and it was written on from end to end | {p.a} caught {h} by the arm | four eyes were needed there, {p.he} said, and {p.he} had two
"In the bad year they put up where they went, so that whoever came after could follow," said {p}. "{hands} are painting it over. This one is from my sister. It says: gone to the, and then there is a hole, and then: wait for me here."
{hands} were thirty yards off with brushes, and they sang
"Help me to get that word," said {p}, "before they are here"
+ Help {p} to stand in the way of the brushes => {h} stood against the wall with {p}, arm in arm | they were painted round, since nobody had said to paint people | so a grey patch was left, in the shape of two | in the midst of it one could read: gone to the
= Feel for the missing word with your fingertips => {h} shut both eyes, and felt along the plaster | there was an M or a W, and at the end there were two Ls | "Mill," said {p}, "or wall, or well. I have tried the wells."
- Lie that you can read it, and say the coast => {h} read it out as the coast, without a blush | {p} thanked {him}, and ran off with two pairs of boots | there was no coast on that side | {p.he} came back barefoot, and stood before wet paint
~ A bucket came down from the top of the wall, over both of them, and over the hole in the line | {hands} called out that they were sorry
@ line2 thread line=line beat=2 p=thread
% The Second Coat; Losing the Johns
{p.name} the cobbler had tried to keep one message on the wall | for that {hands} made {p.him} whitewash the wall {p.himself}
A sentry sat on a barrel to see that it was done
"If nobody knows where the rest went, then nobody sets out, and {foe} keeps us all," said {p} under {p.his} breath. "So I read each one before I paint it. I have three hundred by heart. I am beginning to lose the Johns."
The brush was at a John already, and {p.his} lips were moving
+ Share the lines, and learn a hundred of them => {h} took a hundred from {p}, word for word, and the brush never stopped | one said that Anne was at the dam, and one that Peter had kept the goat | by dark {p} had room again, and all of the Johns were back
= Write the lines down inside a boot => {h} wrote small, with a nail, and {p} spoke out of the side of the mouth | it filled both boots, and one tongue | it was a long time to look for a pebble, said the sentry on the barrel
- Betray to the sentry what {p} is doing => {h} pointed to {p's} lips, and the sentry understood | from that hour {p} painted blind | a rag was tied over both eyes | one hand went ahead of the brush | it felt for the letters, and they were wet
~ The sentry had got down from the barrel to listen. "And what comes after Hannah?" he asked | {p} painted out Hannah, and looked at nobody
@ line3 thread line=line beat=3 p=thread
% The Day They Come to Read; One Voice in the Crowd
One day in the year people came to look for their lines, and today the wall was white
They went along it with their noses to the paint | {hands} told them, quite kindly, to go home
"I have three hundred of them left in here," said {p.name} the cobbler, and knocked on {p.his} forehead. "If I say them out loud I shall be sent to the pits. If I hold my tongue, all these people go home and stay there."
+ Support {p} on a barrel, and repeat each line => {h} held the barrel and shouted each of them on | at every name a woman took up a bundle | the last was {p.own}: gone to the | "Mill," said a woman at the back. "I wrote mill. I come every year."
= Scrape the white off with a spoon => {h} scraped, and soon forty people were scraping [2 with whatever they had] | {hands} had not brushes enough for it | in the gap of {p.own} line a piece of an M came up | {p} packed two pairs of boots, and went to try the mill
- Cheat them, and sell the lines at a coin each => {h} sold them behind a cart | {p} had to whisper them | whoever had nothing stood by until dusk | one of those was a woman with a chin like {p.own} | by the time {p} looked up she had gone
~ {hands} had begun to beat on their buckets | {p.own} lips went on, and people leaned in close, and nobody could make out a word of it
@ * stand did=line2:+
Of the lines that {h} learned from {w} one was for the eldest of {hands} | {w} said it to him here: gone home, the key is where it was | he stared, and put down his stick, and went
@ * stand did=line2:-
Since {h} told, {w} had worked with a rag over both eyes | {w.he} had painted here as well | it said who was coming, in letters a yard high, and {hands} were spelling it out
@ * stand did=line3:+
{h} had shouted a whole wall out loud along with {w} | those who had found one another by it came over the hill | there were so many of them to be let by that {hands} never noticed one more
@ * stand did=line3:-
{h} had sold what was written up for nothing | all those who could not pay had come with {w}, and stood right across the road | they made {him} wait, and by then {hands} knew
@ * callback did=genre-post-apocalyptic.line3:+
Three hundred lines were out walking the roads by then, and each of them had a walker on the end of it
`;

/** Post-apocalyptic: what is left, who counts it, and who is handed the spoon. */
/** What there is to do after the end, and the quests that come of it. */
const after = `
@ next2 sequel riddle=deliver-three quest=deliver:carry_the_seed_to_the_valley_of_orchards:the_seed_sack p=seed-keeper
% One Good Sack; Before the Thaw
"It will not keep another year," said {p}, {p.a} with earth in every line of both hands. "I have tried a few in a wet cloth. In the autumn nine came up out of ten. Now it is four. It ought to go to the valley, where they have the walls for it. But people do look at a sack."
All through the yard they were looking at it already | the cook had brought a pot, in case
+ Give the oldest of them a handful to smell => {h} let them all come up, and put in their faces | an old man said the names over: russet, and quince, and pear | he went away then, and came back with his boots on
= Sew the seed into the lining of a coat => {h} sewed until the {lamp} was done | it came to nine pounds, and it rustled | whoever wore it would have to keep dry, and sit straight, and never be searched
- Cheat the valley, and keep the best for yourself => {h} picked them over by night, by the feel | they went into a sock, about sixty | in the morning {p} looked in the sack, and then for a while at {h}, and tied it up
~ There was a cough behind the sacking, and a knife came through it | what ran out was caught, mostly, in hats | "That was the plums," said {p}
`;

export const pack: PackSource = {
  id: 'genre-post-apocalyptic',
  sheets: [[cards, afterVoice, after].join('\n')],
  words: {
    places: ['the grain tower #in', 'the dry fountain #out', 'the glass plain #out', 'the drowned overpass #out', 'the bunk hall #in', 'the convoy yard #out', 'the relay hut #in', 'the hill of doors #out', 'the orchard of ash #out', 'the turbine chapel #in', 'the wire camp #out', 'the market in the dry dam #out', 'the library with no roof #out', 'the hill of vents #out'],
    foes: ['The Quartermaster|keeper of every key|the key men|he', 'Mother Ledger|counter of spoons|the counters|she', 'General Peace|commander of the convoy|the convoy riders|he', 'Ruth Halloran|holder of the wire|the wire walkers|she', 'The Mayor of Glass|holder of the glass house|the gardeners with guns|he', 'Deacon Ash|preacher of the end|the ash singers|he', 'Sal Winter|owner of the rain|the lid men|she', 'The Doctor Below|keeper of the shelter|the pale staff|she'],
    titles: ['One Spoon Fewer', 'Take Two', 'It Went Round by the Grass', 'A Door in a Field', 'Please Wipe Your Feet', 'What We Used to Throw Away', 'The Swept Mile', 'Nothing About Dogs', 'Geese over the Ash', 'It Clicked', 'What {foe} Counted', 'A Gardener Has Been Here', 'After the Frost', 'A Word About {target}'],
    'book.deed': ['Swept Mile', 'Walk to {target}', 'Last Full Can', 'Spoon', 'Nineteen Days North'],
    'book.place': ['The Lamp at {place}', 'Nobody Waits at {place}', 'A Winter in {place}', 'What Grew at {place}'],
    'book.theme': ['Born After', 'We Have Kept Your Rooms', 'A Bean, Not Yet Eaten', 'They Swept the Road'],
    'book.turn': ['Under the Sand, {token}', 'Who Left {token}', 'A Use for {token}'],
    'example.objective': ['Find the voice that reads the names at dusk', 'Deliver four hundred seeds to the other side of the glass', 'Open the well before the last of the line falls', 'Find out who turned the stones in the vote', 'Rescue the eleven books that are still alive', 'Escape the wire, and see what the geese see', 'Build a machine that lights one street', 'Protect the tree in the dead orchard until it fruits'],
    'example.setting': ['A town of thirty spoons', 'The market in the dry dam', 'The shelter under Haven Hill', 'A convoy camp on the glass plain', 'The last lighthouse on the ash coast', 'A farm built in a fallen stadium'],
    'example.motivation': ['They voted, and {his} hook was bare', '{his} name was read out, and a child laughed', '{his} mother sat by that bell for a year', 'The map stops, and the geese do not', '{he} once ate what was meant for two', 'A stranger out there ties very good knots'],
  },
};
