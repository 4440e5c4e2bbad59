import { frontierVoice } from './frontier-voice.ts';
import type { PackSource } from '../pack.ts';

const cards = `
@ cow ally ally=cattle_doctor
% Up to the Shoulder; A Poor Time to Talk
{ally.a} could not shake hands | {ally.he} had one arm in a cow, to the shoulder
"Talk to me," said {ally}. "It steadies the both of us. So you have fallen out with {foe}. Everyone has. You have only done it out loud."
There was a long pause | the cow looked at the wall | then there was a calf in the straw, steaming | it was as surprised as anybody
"I have no pay from {foe} in two years," {ally.he} said, washing. "I have sent nine bills. I would like to take the tenth over in person, and I would like company."
+ Help {ally} get the calf on its feet => It fell down in four directions, one after another | {h} held up the back half, and {ally} the front | when it stood they both stepped away, and {ally} wiped {ally.his} eyes with the only clean bit of sleeve
= Ask {ally} what {foe} keeps in the far barn => "Nothing," said {ally}. "That is what is odd. It is locked, it is guarded, it is swept. I was sent for once, in the night, and when I came they said that it had got better."
- Lie, and promise that you will pay the nine bills => {ally} did the sum at once, on the side of the cow | it was a good deal of money | {h} shook on it with a warm face and damp fingers, and had perhaps a fifth of it in the world
@ * fare of=frontier.cow won
{ally} handed in the tenth bill in person, and was paid | it was the exact sum, and a calf for the wait
@ * fare of=frontier.cow lost
{ally} never got the tenth bill paid, nor the nine | the farms sent cheese, and {ally.he} wrote it down as received
@ mapper ally ally=mapmaker
% The Map Was Wrong; An Error of Five Days
{ally.a} stood at {place} with an open map | {ally.he} looked from the map to the land, and was growing red
"There should be a lake," said {ally}. "I drew a lake. I had never been here, you see. I was paid by the sheet. And I have just met some people who came to live beside it."
They had been civil about it, {ally.he} said | that had been the worst thing about them
"So I am walking all of it, and putting it right. I have got as far as the lake. Take me along toward {last}. Whatever I drew up there, I am quite sure that it is not there."
+ Share your road and your blanket with {ally} => {ally} turned out to snore, and to know the stars | every evening {ally.he} rubbed a hill out | by the third evening {h} saw how that country had been made | much of it was put there by a surveyor wanting his supper
= Compare the map with what you have seen => {h} took it sheet by sheet | there were two lakes too many, and one valley that was not on it at all | "I was asked to leave that out," {ally} said slowly. "By {foe}. I thought that it was a matter of the margin."
- Trick {ally} into drawing a spring that you can sell => {ally} did it in blue, with a willow | it was very small and convincing | {h} sold the place that night to two brothers with a handcart, and they thanked {ally.him} for it, not {him}
@ * fare of=frontier.mapper won
{ally} put the whole map right, except for one lake | the people there had dug it, exactly as it was drawn
@ * fare of=frontier.mapper lost
{ally} never got the map right beyond that missing lake | the people there took the pen, and drew {ally.him} a house
@ stove ally ally=camp_cook
% A Stove on the Plain; Dismissed with Pans
Out on the plain stood an iron stove, and {ally.a} sat on it | there was nobody to be seen in any direction
"They left in the night," said {ally}. "Twenty-six of {hands}. I had told them what I thought of the beans that {foe} sends. They took the wagon and left me the stove. I call it a compliment."
It was lit, and a loaf was in the oven
"I know where they are going, and how fast they go on those beans," said {ally}. "Lend a hand with one end of it, and I will come with you."
+ Give {ally} the lighter end, and take the other => It was as heavy as a pony and less willing | they went half a mile, and sat down on it, and ate what was in the oven | after that {h} would have carried it to the sea
= Ask {ally} how twenty-six riders travel => "By their stomachs," said {ally}. "They will stop at the first good spring, and at the second one they will quarrel. I packed the salt at the bottom. They will not find that until {last}."
- Trick {ally} into leaving the stove behind => {h} swore that there was a better one ahead | {ally} looked back at it until it was a dot | there was no stove ahead, nor any tree, and {ally.he} boiled nothing for two days and said less
@ * fare of=frontier.stove won
{ally} was proved right about the beans by twenty-six riders | they sent an apology, and asked what was in the oven
@ * fare of=frontier.stove lost
{ally} never had an apology for the beans from anybody | {ally.he} opened an eating house, and beans were not mentioned
@ bear tex sky p=trapper
% The Bear Has the Bed; An Arrangement
The path to the ridge began behind a cabin | {p.a} called from the woodshed, and said that it was shut
"I have seen {hands} go over, and where," said {p}. "I would tell you, if I had my kettle. But it is in the house, and there is a bear in my bed since November. I had the stove going, and I suppose she thought that it was an offer."
Through the chink one could see the quilt rise and fall [3 , as evenly as if there were nothing the matter]
+ Help {p} fetch out the good kettle => {h} went in on {his} stockinged feet, between the breaths | the kettle was under a paw | it came away in the end like a tooth, and the bear sighed, and drew up the quilt, and {p} shook {his} hand all the way to the trees
= Listen at the chink for what else breathes => There was the large breath, and under it two small ones, quicker | {p} had to be told | {p.he} thought for a while, and went and got the other blanket, and pushed it in through the broken pane
- Trick a passing tax collector into going inside => He would see the owner, he said, and {h} showed him the door | he came out by the window, in his hat | the bear came out by the wall | {p} stood before what was left, which was the stove
~ The kettle lid fell, and the quilt stood up | they were both on the woodshed roof | she came out to see who had called
@ bones tex sky p=bone-picker
% So Much a Ton; The Bone Wagon
A wagon of bones stood across the track, stacked as neatly as books | {p.a} sat on top | {p.he} would drive neither on nor back
"It was all beasts here, once," said {p}. "Now it is so much a ton. They make it into buttons. But there is one today that is no beast, and what am I to do with it?"
It lay by itself, and it was not for sale | {p.he} had found it where {hands} used to camp
+ Help {p} bury the one that is not for sale => They did it on the rise, and there was a view | {p} had kept a button, the sort with an anchor | "I have made so many," said {p}, "one way and another. I thought he had better have one back."
= Ask where the one skull was found => It had lain in the dry wash below {next} | there was a hole in it, small and round and behind | {p} had seen a good many bones, and said so, and said no more than that
- Rob the wagon of the topmost layer => {h} carried off seven good horns at dusk, and they fetched a handful of {coins} | the one by itself had rolled into the ditch | {p} felt about for it in the dark, with both hands
~ A wheel sank | the whole of that neat load went over, clapping | {p} looked among it for the one, and it would take until dark
@ ditch tex sky p=ditch-rider
% Tuesday's Ditch; Half an Hour Short
The plank over the ditch had been drawn in | the ditch served twelve farms, an hour each, and one farm stole | nobody was to cross until it was known which | {p.a} sat on the bank with a bucket
"A neighbour is getting ninety minutes," said {p}. "I have been here three nights. The ditch goes in full at the top, and less of it comes out at the bottom, and all twelve of them look me in the eye."
The bucket had a hole in it [, by which {p.he} told the time] | {foe} had offered to buy whichever farm ran dry first
+ Share the watch from midnight on => {h} lay on {his} stomach in the mint and heard a little sound, as of a person sucking a plum | a row of hollow reeds had been stuck through the bank | they led off to a bed of beans, and those were very green
= Walk the ditch with your shoes off => The mud was even all the way, until the fourth farm | there {his} foot went down to the knee | the farmer had dug a second ditch under the first | there was even a little frog in it
- Lie, and blame the family that came last => They had an accent, and it was easy | {p} wrote it down without any pleasure | the others were given their hour | within a week their beans were yellow | {p} went by there with {p.his} hat pulled down
~ The bank went where they were standing | {p} was in to the waist | somewhere down the line twelve people had begun to shout the hour
@ raise1 thread line=raise beat=1 p=homesteader
% String and Pegs; A Barn with Nobody In It
There was a barn laid out in string, across the path | it was {p.a} | there was a doorway, and {p.he} wiped {p.his} feet before {p.he} stepped in over the line
"Go round by the door, please," said {p}. "{foe} had the old one pulled down. It wants twenty people for a day, and I have one, and she is six. We had words with everybody, the first winter. It was about a pig."
It was some of the best string that {h} had ever seen [3 , waxed, and pulled as true as a note]
+ Help {p} square the first four corners => They measured across, and across again, and it came out to the width of a thumb | {p} would not have that | by sunset it came out to nothing at all, and the six-year-old walked round it on the string with her arms out
= Ask the neighbours about the pig => There were seven versions | in four of them the pig was guilty | it had been dead for eight years | each of the seven stopped {him} at the gate | how was {p} getting on, they asked, in an offhand way
- Steal the seasoned beams from behind the house => They were oak, and had been nine years drying under sacks | {h} had two of them away on a borrowed cart | in the morning {p} had moved the string in by two yards | {p.he} wiped {p.his} feet and stepped in
~ A goat had walked in by the wall and out by the stall | it had taken the string with it | "Well, it was only the plan," said {p}, and began to wind
@ raise2 thread line=raise beat=2 p=thread
% Eighteen Short; The Frame on the Ground
Since the quarrel about the pig nobody helped {p} | {p.he} had cut every joint of the new barn alone | the frame lay on the grass like a drawing of one
"It only has to stand up," said {p}. "I have sat and looked at it for three days. I thought of asking. I came up to the first gate, and the dog knew me, and I came home."
On the ridgepole the child had carved a pig [3 , with a good deal of thought given to the tail]
+ Give {p} your word, and ask them all yourself => {h} went to the seven gates | nobody said yes | but at each the farmer asked what day it was to be | and his wife remarked [2 , with an eye on the sky,] on a rope that needed using
= Study how the frame is meant to rise => It could be done with fewer, if one went slowly [2 , and if no one let go] | {h} drew it out with a stick, step by step | in the ninth step the whole weight came on one person | there was no drawing it otherwise
- Trick all the neighbours with talk of a free supper => There would be an ox, {h} let it be known at seven gates | they would come for that, said the seven gates | there was no ox | there was {p}, with a pan and eleven eggs
~ One of the joints had swollen in the night | it split as it was lifted | {p} laid the two halves together, and looked over toward the first gate, and did not go
@ raise3 thread line=raise beat=3 p=thread
% Heave; The Day It Stood
The neighbours came to {p's} barn before it was light | they brought ropes, and no one said a word about pigs
{p} stood on the sill with both hands up | at the shout forty arms took hold | the frame rose as high as their chests | there it stopped, and shook
Across the field came nine of {hands}, walking | "We are not here," said the first of them. "Where do you want us?"
+ Help at the corner where the weight comes => {h} got {his} back under it, and a beam in there spoke | then it was up | it stood against the sky [2 , with pegs going home all over it like applause] | {p} had sat down on the ground, and the child was already in the loft
= Count the people who have come => There were fifty-one, and it had wanted twenty | {h} wrote down the names, on a shingle, as they went by | it was the first list in that valley with everybody on it, and it would be of use for other things than barns
- Betray the nine to {foe} by nightfall => {h} {was} paid for it by the head, in a sealed purse | in the morning they were turned off with their bedding | the barn took in all nine | {p} asked them no questions, and {p.he} did not ask {h} again to supper
~ A rope went, and the frame came down by one corner, slowly, on to the props | nobody was under it | they stood about, and some looked at the sun
@ hoppers tex sky p=farmer
% The Green Cloud; They Even Had the Curtains
It looked like weather until it came down | then nobody could see a yard of the road | it was on everything, and it was eating
"They have had the corn," shouted {p}, {p.a} on the lid of an iron pot. "This is the seed of the whole valley, and the lid does not fit. Come and sit on it!"
It made a sound like a great many people turning pages [3 in a church at the same moment]
Without that seed they would have to buy of {foe} in the spring
+ Help {p} save the seed in the iron pot => They sat on the lid all afternoon, back to back | it was like being rained on by buttons | when it was over there was no leaf in the valley | there was one pot, and {p} divided it into fourteen heaps without being asked
= Watch which way they leave => They rose at the first chill, all together, like a cloth being shaken | they went around one field, and did not touch it | {h} walked across to see what was sown there, and the whole field smelled of tar
- Rob the farms while everyone is indoors => No one heard a thing over the chewing, and {h} went from house to house with a sack | when it was over {p} was standing by the pot, and the pot was empty | "I called to you twice," said {p}. "I could not hold it down alone"
~ The lid had warped, and they were in at the pot before it could be turned over | {p} listened to them with a hand on the iron until it was quiet
@ pump tex era=modern,post-apocalyptic not=western p=pump-keeper
% Last Fuel; Next Stop, None
The sign said last fuel for ninety miles | {p.a} stood on a ladder, and was making it a hundred and ten | the pump was locked until {p.he} came down
"You are the second in line," said {p}. "The other one shut, I am getting more last every year. But that van was before you, and there is nobody in it. {hands} drove by just after, and slowly."
It was the colour of dust, and its engine was still ticking
+ Help {p} look for whoever drove it in => They found a boy of fifteen asleep in the wash house | the keys were in his fist | he had driven for two nights [2 , on a book to see over] | {p} put an egg on, and did not ask, and so he told them
= Read the mud on the wheels => It was red to the hub, with grey over the red | only the old pit road is red | the cart had been up there in the wet, and it had not been wet for eleven days
- Cheat {p} with half a tank of ditchwater => {h} filled two cans at the back, and sold them at the front | {p} sniffed, and paid | the boy with the van got fifty miles on it | {p} stood at the road all night with a {lamp}
~ The engine of the van stopped, all by itself | in the quiet they heard steps on the gravel | they were going off, behind the house
@ drive tex sky p=drover
% Two Thousand Head; Crossing by Permission
The cattle had been going by since dawn, and the {street} was full of them from wall to wall
"Two thousand and six," said {p}, {p.a} asleep on {p.his} feet. "It was two thousand when we started. I think they tell others about it along the way. {foe} pays me nothing if I come with one too few, so I do not sleep."
On the far side was the door that {h} wanted | one could see the handle go by between the horns
+ Help {p} keep awake until the last one => {h} walked beside {p.him}, and asked about each cow by name | there were more names than one would think | behind the last of them came a small boy [2 with a stick], and he had run away to join | {p} woke up wholly, and sent him home with {him}
= Cross on their backs, if they will allow it => They were close as cobbles, and about as interested | {h} went over from one to the next with {his} arms out | the thirtieth had a brand on it | it had no business being in that herd
- Steal the six that nobody counted => {h} had them penned by noon, and it was no trouble | one wore a bell, and a child had scratched a name in it | at dusk the child came by, and asked at each gate | {p} had it by the hand
~ A hat blew in under their noses | it began at the front, and went back down the {street}, and they were no longer walking
@ fire tex sky p=fire-watcher
% The Long Red Line; Wet Sacks
At first there was a smell of smoke | then there was a red line in the hills | the road went straight into it
"An hour if the wind holds," said {p}, {p.a} ringing the {bell} with both arms. "Less if it does not. Take a sack. Never mind whose."
Everybody had come | {hands} were there | so were those whose land they had taken | they beat at it side by side, black to the eyes [3 , so that one could no longer tell who was owed an apology]
+ Save the old couple in the far house => They would not leave without the hen, and the hen would not leave | {h} took all three, one under each arm and one on the back | when the wind turned there was a chimney out there | there were two people on a cart, holding a hen
= Climb up to see where it was lit => There were three places, a hundred steps apart, and each one had a heap of straw | {h} paced it out | a man had walked along there with a {lamp} | after the third they had stopped to tie a boot
- Rob the houses that stand open => It was like picking apples | {p} saw the sacks, and took {h} for one of the fighters | {p} clapped {him} on the shoulder | by night they had counted what was missing, and {p} sat with {p.his} sooty face in both hands
~ The wind had gone round | there was fire at the back of them as well, low and quick, and everybody ran for the wet end of the field
@ school tex any sky p=schoolteacher
% The Roof Is Grass; Sums for the Weather
The track led over the roof of a schoolhouse | it was cut out of the ground | on it stood a goat, reciting | seven children sat below, who saw whoever rode by
"It leans in and says it after us," said {p}, {p.a} of perhaps seventeen. "It is better at the sevens than the Pruitt boys. You may ask them what you like, when we have done the globe. There is no globe. {foe} sent a shovel."
Seven children looked {h} over | one of them, without a word, moved along the bench
+ Help {p} make a globe out of what there is => It was a gourd, and they did the seas in blueing | nobody had been to any of it [3 , so they could please themselves] | "We are here," said the smallest, and put a thumb down on it, and left a mark that was a good deal larger than the country
= Ask the seven what they saw on the road => They had seen it all, it was only that no one asked | it was drawn on the wall, with hoofs: riders, four, and one who sat a horse like a sack | on the sack they had given {him} a ring
- Trick the class into a day's work for you => {h} said that it was arithmetic, and gave each of them a row to hoe | they did seven rows | after that none of them could hold a slate | {p} washed the seven pairs of hands, and did not look round
~ The goat had put a foot through, and hung there, reciting faster | before they had freed it the seven were away over the hill with the shovel
@ snowed tex sky p=traveller
% Three Days of Wall; Company for the Weather
The snow had come up to the eaves, and nobody could leave | in there with {h} was {p.a}, and there was one chair
"I will say it before you do," said {p}. "I work for {foe}. I was following you, and got ahead of you, and it came on to snow. There is half a cheese."
Neither of them owned the place | its owner had left a note [! , saying to shut the door]
+ Share the chair by the hour => On the second day they had got as far as mothers | {p} did a very good one | when the door could be opened at last they dug their way out together | {p} went the wrong way, deliberately, whistling
= Ask {p} how much {foe} pays for you => It was less than {h} had thought, and {he} was rather put out | "It is by the day," said {p}, "so I was hoping that you would keep on a while" | {p.he} had a list of everywhere {he} had been, and {he} found in it one door {he} had missed
- Steal the boots from {p} on the last night => They were a size too large, and {h} was sorry about the cheese | {he} was at the trees before the shout | {p} stood on one leg, and then on the other | {p} looked at the snow, and shut the door, as the note asked
~ The chair broke | it was the last of the wood, as it turned out, and the cheese had been on it
@ stones tex era=old p=milestone-cutter
% Fourteen Miles to Nowhere; The Stone-Cutter's Trouble
The road ended in a fork, and neither way was open until the milestone was cut | {p.a} had been sitting before it for days
"It is where the road is to go that they cannot settle," said {p}. "So I have done the mile and the arrow, and I am told to wait. I had one once that sat for seven years."
The stone was a good one | on the back, where the moss would come, it had {foe.own} seal
+ Help {p} set it where the people want it => They wanted it by the spring, where an old woman had sold eggs all her life | {p} cut one more line on it: eggs, it said, and gave the price | no stone on all the road was ever so much read
= Ask who ordered the seal on the back => He had come by dark with the mould under his cloak | there were twenty stones to be done | all of them were on land that was not yet his | "He is fond of getting it in writing first," said {p}, "and in ink that lasts"
- Trick the next cart with the arrow turned => {h} put {his} back to it, and it swung about like a door | a bride went by that way, with fourteen carts, and a band | {p} ran after them with the chisel, and called until it was dark
~ The wedge slipped, and the stone went down on its face | it would take eight to turn it, and all that one could see of it now was the seal
@ sheep1 thread line=sheep beat=1 sky p=shepherd
% A Dog with a Neighbour's Sheep; One Too Many
Nobody got through the gate | {p.a} was counting sheep there, and they had come out one too many | the dog lay by and looked modest
"That is the fourth this week," said {p}. "She goes off at dusk, and she comes home with one. Look at the mark on it. Nobody has used that since my brother was run out of here for stealing. {foe} has his land."
{p.he} had the old mark on a gatepost still | it was a half moon and a bar
+ Help {p} wash the mark clean => {h} helped, with sand and a rag | it came up clear, and it was the half moon | the wool around it was long, and nobody had shorn it in years
= Watch the dog at dusk => {h} watched her go | the way led uphill, where there was nothing but rock | she looked back once to see who was coming
- Steal the extra sheep and sell it => {h} stole it while {p} was counting from the other end | the butcher paid the money | then he parted the wool and saw the mark | he looked at {h}, and went to call his neighbours
~ The dog had got up, and was looking over her shoulder at them from the gate | when {p} whistled she went on
@ sheep2 thread line=sheep beat=2 sky p=thread
% One of Them Brought a Rope; Unshorn
Five neighbours had come about the sheep that {p's} dog brought home, and one had brought a rope
"First the brother and now this one," they said. "Three hundred went that night. It is in the family."
{p} stood before the dog, and held {p.his} hat | {p.he} could not explain it, and said so
+ Defend {p} before the five of them => {h} defended {p.him} with arithmetic | no thief takes one a night and leaves it unshorn | "Till Sunday," said the eldest, and hung the rope on the gate where it could be seen
= Show them the long wool => {h} showed them, and they dug their fingers in | no shears had been near it for six summers | it was six summers since the brother had left, and they began to count on their fingers
- Lie and say that you saw {p} do it => {h} lied, and they were relieved to hear it | they took the sheep, and left {p} until Sunday to be gone | the dog looked only at {h}
~ The rope had been thrown over a branch, to see if it would go | "We only want to ask it again," said the five, and {p} put on {p.his} hat
@ sheep3 thread line=sheep beat=3 sky p=thread
% Behind the Rock Slide; Where the Dog Went
"The dog has shown me where she gets the sheep," said {p} | {p.his} knees were torn, and {p.he} could hardly speak
Behind the slide was a crack no wider than a sheep | beyond it lay a green valley | it had no other way out
Every sheep in it bore the half moon | "He never took them," said {p}. "The hill came down behind them. That is all that ever happened."
+ Help {p} bring the neighbours to see it => {h} helped to get the stout one through the crack | they stood in the grass and took their hats off | the eldest threw the rope away, and one of them set out that same night | it was to find the brother and ask his pardon
= Count what is in the valley => {h} counted until the light went | three hundred had been shut in | by now they were near a thousand | {p} sat on a stone, and practised aloud what to say to a brother
- Rob the valley before the others hear of it => {h} drove them out by night, one at a time | at the thirtieth the dog sat in the crack and would not move | {p} stood behind her, and had been counting too
~ Small stones had begun to come down the slide | they stood flat against the rock until it left off, and the crack was a hand narrower

@ * sense
A gate was knocking somewhere, two slow and one late, as if it had a bad leg
There was a smell of tar and wet rope, and a boatman's onions
Along the rail nine saddles hung by the horn, and eight of them were dusty
The smith had nailed up a horseshoe and then, on reflection, two more
A dog got up, looked at {h}, and lay down again on the other side
The wind came in under the door and turned over a page of the almanac
An axe stood in the block, with the day's wood not yet split
The floor had been swept with sand, and there was one track across it
Harness creaked in the dark where the mules were leaning on each other
A row of boots stood along the wall to dry, in order of age
On the sill a dead wasp lay beside a pair of spectacles, and both had been there since summer
@ * sense sky
Far off a line of riders went along the ridge, no bigger than stitches
Three crows had taken a post each, and left the fourth for a guest
The grass lay over all one way, like hair that has been wetted and combed
A hawk hung above {place}, and every hen in it had stopped talking
An hour after the last cart its dust still stood in the road
To the north there was a blue-black shelf of weather, and no one mentioned it
Geese went over very high up, and people stopped work to count them
@ * callback did=frontier.bear:+
Somewhere a kettle was on, in a woodshed, and a bear slept late
@ * callback did=frontier.fire:-
People in that valley still nodded to {him} about the sacks
@ * callback did=frontier.snowed:+
{h} could still do the voice of a mother {he} had never met
@ * callback did=frontier.raise3:+
{his} back had not been right since the barn | {he} would not have had it otherwise
@ post1 thread line=post beat=1 p=post_rider
% To the Red Door; Postage Due
{p.a} stopped {h} in the road | {p.he} had one letter left, and it was four years old | the address said: to the red door
"I have been to every door on this road," said {p}. "They are brown. I could leave it in a ditch. But the money was paid, and the hand is a young one."
It had been wet at some time, and dried with care [3 , one leaf after the other] | {hands} had been asking after it as well
+ Help {p}, and ask at the next three houses => There was soup at the first, and at the second there was coffee | at the third there was red in the cracks | "We painted," they said, and closed it
= Look at the seal by daylight => It had been pressed with a button, not a ring | it was off a soldier's coat | there had been only one company on that road, and it had gone south
- Steal the letter and read it => It began: when you see the door, knock twice | that was as far as the ink had lasted | {h} put it back, and now they both looked at it
~ {p's} horse had walked on with the bag | when they had caught it the letter was there, but it had lost its string, and a corner
@ post2 thread line=post beat=2 p=thread
% Brown over Red; The Second Coat
{p} still had the one letter for a red door, and had bought a scraper | "Nine doors since Sunday," said {p}. "Two dogs. One shot, but he fired high. I have found it, and they swear that it was never red."
The door stood at the end of a track | a child had scraped it already, low down, where a child could reach
+ Give the child at the gate the letter to hold => The child held it by the corners | "My mother said that if it came I was to hide it," said the child. "She did not say from whom."
= Wait by the track until the lamps are lit => A woman came out when it was dark and laid her hand on the wood, low down | she stood so for some time | {p} took off {p.his} hat, in the ditch
- Lie at the door that the sender is dead => She sat on the step as if a string had been cut | "Then I need not be angry any more," she said | {p} was not able to look at {h} for a mile
~ A dog came round the house, and had {p} by the boot | they gave it the scraper, and went back down the track
@ post3 thread line=post beat=3 p=thread
% Delivered; Knock Twice
The door on the letter was red after all | its owner had been at it all night with a rag and a pot | {p} stood before it with the letter, and could not lift {p.his} arm
"It has been the whole of my work," said {p}. "Once it is in there I am a person with a horse."
Behind the door they could hear an old man stand up
+ Support {p} by the elbow, and knock at the door => It opened before the second knock had stopped | she read it where she stood, and it was one line | "He says to paint the door," she said, and laughed until she had to be held
= Step back, and leave it to {p} => {p} knocked, and it was taken in, and the door closed | after a time it opened again by a hand's breadth | there was a chair in there, and {p} was asked to sit on it
- Trick {p} into selling you the letter => {p} let it go for a night's lodging | {h} knocked {himself}, and was kissed for it, and cried over | on the road {p} walked beside the horse, and did not look back
~ The one behind the door had sat down again | they heard the chair, and {p} let out {p.his} breath. "Tomorrow," said {p}
@ herd chase not=survival
% Six Hundred Head; Through the Middle
{hands} were coming along both banks | between the banks, from one side to the other, went a herd
"If you mean to cross," a drover said, "do it at the middle, and slow. They do not like a person who has somewhere to be."
There was nothing to be seen of the ground, only backs [3 , as far as the eye went]
+ Help the drover with the calf that has gone down => {h} helped with the calf, and got it up across {his} shoulders | the mother walked too, and kept her chin on the calf | {hands} had to wait for the last of six hundred, and then they saw only dust
= Hold on to a tail and be pulled over => {h} chose a broad one | it looked round, once, and went on | at the far side {he} let go and lay down flat | nobody came after {him}
- Trick the herd into running at the bank => {h} shouted, and swung the {coat} | it turned like a river | {hands} went back up the bank faster than they came, and so did the drover
~ A dog barked on the bank, and two hundred heads came up | there was no crossing that, nor going back by it, and {hands} had got down to wait
@ reeds chase not=western
% Breathing Through a Straw; The Man in the Punt
{h} lay in the reeds up to the chin | {hands} went along the edge, and put a stick in here and there
A cutter with a hook came by in a punt | he saw {him} quite well
"They gave me a {coin}," he said to the reeds, not moving his lips. "I am bound to say a word."
+ Give the cutter your aid with the reeds => "There is nothing here but ducks," he called | {h} cut reeds with him until dark, and was told that it was badly done
= Go down and stay until the count of sixty => {h} went down | at forty a stick came by {his} ear, and stirred, and went | at sixty there was only the punt, and the cutter picking his teeth
- Steal the punt from under the cutter => {h} came up beneath it, and over he went | he stood to his waist among the reeds and swore, and by that they found him
~ A coot went up from beside {his} ear, shouting | the cutter looked at the sky, as a man does who has seen nothing, and {hands} looked where he did not
@ saltlick tex out p=trader
% A Wall of Salt; Before the Rain
All the timber on that road was {foe.own} | so {p.a} had built with salt | now there were clouds in the west, and {p} ran out and stopped whoever came by
"The house held for two years," said {p}. "I got used to it. I licked the door going in. Take the other end of the sheet. Would you say that it will come this way?"
+ Help {p} to get what there is under the sheet => They saved the bed and a clock | they saved the door post with a child's height in it | then it came | by morning nothing stood there but a clean white place, and {p} was selling it by the pound
= Watch the sky as the old ones do => It turned, and at the last minute went along the ridge | a rider had been coming under it, and he was a good way nearer than he had looked
- Cheat {p}, and buy the roof for nothing => {p} sold it for a handshake | it did not rain | {p} stood in a house without a lid, and looked at {him}, and looked up
~ The first drop came down upon the step, and went through it | {p} held the sheet up over the door with both arms, and could do no more
@ bridgewatch tex out p=toll-taker
% It Would Bear Nine; One at a Time
A rope bridge was the only way over, and {p.a} kept it | {p.he} let them go across by weight | "It bears nine hundred," said {p}. "With you it is nine hundred and four. One of you will have to leave a stone behind, and they have all been looking at that old fellow."
The old fellow had begun to take off his boots [3 , and to line them up beside him] | {hands} had gone over just before | they had weighed nothing, by order of {foe}
+ Save the old man's boots, and leave your own => {h} crossed with bare feet | in the middle it dropped by a hand, and held | "I have been over this forty years," the old man said, "and nobody ever weighed the other side"
= Ask who weighed the mule => There was some shame | the mule was let wait, and it had in its packs what nobody had paid on
- Deceive {p} with a thumb under the scale => It went up as light as a feather | halfway over a rope gave, and the old fellow hung there by both hands | they had him up in the end | {p} looked for a long while at {h's} thumb
~ A plank went, somewhere about the middle | it turned over and over for a long time | {p} took down the board that said nine, and wrote eight
@ ally1 ally ally=river_pilot
% A Place in the Boat; Two Oars
{ally.a} was sitting on the only {boat} at {place}, knotting a net with {ally.his} teeth
"You are the one they are asking about," {ally.he} said. "I had pictured a taller person."
{ally.he} looked {him} over once more and shifted along the bench | there was room for one, if one kept still
"I am {ally.name}. I do not like {foe}, and I have a boat. That is the whole of my side of it."
+ Share everything you know with {ally} => {h} told it from the start and left nothing out | {ally} rowed the whole time and never once looked round | at the end {ally.he} shipped the oars and said, "Well. Then we shall want a better boat."
= Ask {ally} what {foe} did to deserve it => {ally} pulled six strokes before {ally.he} answered | it was about a sister, a signature, and a house with its door off | {h} did not ask the second question
- Lie about where you are really going => {h} named a place downriver and named it easily | {ally} put the bow that way without a word | in {ally.his} cap band {h} saw a tiny chart of somewhere else
@ * fare of=frontier.ally1 won
{ally} had brought a boat and a grudge against a cousin | the grudge went over the side, and the boat rose
@ * fare of=frontier.ally1 lost
{ally} went off in the boat, with the grudge still aboard | there was room on the bench, kept free for {h}
@ * stand did=raise3:-
Those nine whom {h} had sold were living in {w's} barn | they still knew the calls of {hands}, every one | one of them gave the call for a thief, and it was answered at once
@ * stand did=sheep2:-
{w's} dog lay before the entrance, and looked only at {h} | it had lost its home over a lie of {his} telling | it began to growl, and {hands} laid down their cards
@ * stand did=hoppers:-
Fourteen farmers stood about the entrance, very still, with shovels | they had it from {w} who robbed them in the dark | {h} gave back what silver {he} had, and lost an hour by it
@ * stand did=post3:+
{w} had brought two of {hands} a letter from home, and they were gone | {h} had once gone up to a red door with {w.him} | this time it was {w} who held {him} by the elbow
@ * stand did=bear:-
{h} had sent a stranger in to the bear, and {w} had no house left | {w.he} slept outside there, and slept lightly | "There is the joker," said {w}, and {hands} got up
@ * stand did=ditch:-
The family that came last was there, with yellow beans | {w} had told them who lied about them | they asked {h} to say it again, before {hands}
@ * stand did=raise2:-
Seven families stood there with their plates, and asked after the ox | {w} had told them whose promise it was | {hands} thought this very funny | they kept {h} until all seven had been answered
@ * stand did=pump:-
{w} had brought two cans of what {h} sold as fuel | a boy had sat for two days at mile fifty over it | {hands} poured it out across the way
@ * stand did=drive:-
{w} had gone from gate to gate with a child | they were after six cows and a bell | they had come to the last gate, and there was {h} | "That one," said the child, and {hands} shut it
@ * stand did=snowed:+
{w} had the watch there, and recognised {h} at once | they had shared one chair for three days | {w.he} looked hard in the wrong direction, and began to whistle
@ * stand did=snowed:-
{w} had the watch there, on two bad feet, in rags | {h} had taken {w.his} boots in the snow | {w.he} let {him} come quite close, and then {w.he} called
@ * stand did=post3:-
{w} had come on foot, and led the horse | {w.he} had sold one letter in all {w.his} life, to {h} | {hands} sat behind the door, and waited for two knocks
@ * stand did=saltlick:-
{w} had moved there with the four walls that were left | {h} had had the roof for a handshake | {w.he} saw who came, and told {hands}
@ * stand did=bridgewatch:-
{w} had put up scales there, and asked for {h's} thumb first | {hands} were called to look at it | the weighing took an hour, and was done three times
@ * stand did=bones:-
One of {hands} had known the skull by a tooth | it was his brother's | {w} had told him how {h} let it roll in a ditch | he had asked for the first watch
@ * stand did=fire:-
{w} had told them how {h} robbed the houses during the fire | some of those belonged to {hands} | they and their neighbours stood side by side once more
@ * stand did=post2:-
The woman from the brown door was there, in black | she asked {h} how the sender had died | {w} had told her since that it was a lie | she asked louder, until {hands} came to hear
@ * stand did=stones:-
A joker once turned an arrow on a bride | {w} had cut the name into the stone there, and it was {h's} | {hands} were reading it aloud | they had two letters to go
@ * stand did=school:-
Seven children had sketched {h} on their slates | on each {he} held a hoe and a long whip | {w} had set them that as their exercise | {hands} had all seven before them, and they were quite like
@ * stand did=bones:+
Some of {hands} came late, and on foot | {w} had tipped a load of bones across their road | {h} had dug a grave with {w.him} once
@ * stand did=sheep3:+
Half of {hands} were stuck among sheep | {w} and the brother had driven a thousand of them there | {h} had once helped to clear the brother's name
@ * stand did=saltlick:+
Half of {hands} could not get there for cows | {w} had put down salt all along the road | {h} had once held a sheet with {w.him} against the rain
@ * stand did=bear:+
Two of {hands} were up a post | they begged {h} to go for help | {w} had brought the bear along | {h} had once fetched a kettle from under her paw
@ * stand did=raise3:+
{w} had come with fifty people, and each had a rope | four of {hands} had to hold on tight | {h} had once stood under the heavy corner for them
@ * stand did=hoppers:+
{w} had set tar smoking near by, as for locusts | {h} had once sat a whole afternoon on a lid with {w.him} | {hands} had to stop and wipe their eyes
@ * stand did=pump:+
Half of {hands} were walking, and late | {w} had sold them what {w.he} keeps for such people | {h} had once found a boy asleep at {w.his} pump
@ * stand did=drive:+
A great noise came by, and some of {hands} were in the middle of it | it was two thousand cattle, and {w} walked behind, wide awake | {h} had once kept {w.him} so, cow by cow
@ * stand did=fire:+
{w} was ringing the alarm, and four of {hands} ran off, from habit | there was no fire | {h} had once gone into a real one for a hen
@ * stand did=school:+
Seven children and a goat had come with {w} | they asked two of {hands} for the capital of everything | {h} had once helped with the globe, and was put down as present
@ * stand did=stones:+
A new milestone had sent some of {hands} astray | {w} had cut the arrow on it | {h} had once helped to set one where people wanted it
@ * stand did=bridgewatch:+
{w} had been put there to weigh whoever came | {h} had once left {his} boots behind for an old man | {w.he} knew {his} weight, and waved {him} on
@ * stand did=ditch:+
Two of {hands} had gone to wring out their socks | {w} had let the whole ditch into their road | {h} had once shared {w.his} watch from midnight on
`;

/** Adventure, western, survival and historical tales: land, weather, debts, and what the neighbours said about the pig. */
/** What there is to do after the end, and the quests that come of it. */
const after = `
@ out1 after won
+ Help whoever comes along behind you => {h} left a sign where one could go wrong, and dry wood where there was none | it took the rest of that month | the first who came by it read the sign aloud, and went wrong all the same
= Go back the slow way, past every place on the road => {h} looked in at all of them | at {place} the landlord had already hung out a new sign | three people showed {him} where it had happened, and it was three different spots
- Rob {foe's} house before the creditors get to it => {h} had the spoons, the rugs and the best of the chairs | by noon the creditors stood in the yard with a list | at the foot of the list a child had put {h's} name
@ out2 after lost
+ Support those who stood by you and lost by it => {h} worked a season on their land, and took no wages | nobody spoke of the matter | one night that autumn a neighbour repaired {his} gate, and left the hammer
= Move on down the road until the talk stops => {h} went on for eleven days | on the twelfth a stranger at an {inn} told {him} the whole story, and had it nearly right | {h} paid for both suppers, and turned round
- Lie to the next town about how it ended => {h} had won it, they heard there, and by a hair | for that they gave {him} a chair by the stove | it went well until a drover came in who had been there
@ out3 after renounced
+ Give your whole kit to the next who comes along => {h} handed it over at a crossroads, down to the spoons | the next one was very young, and had made up a song about it already | {h} told what {he} knew of the road, and left the song alone
= Unpack, and go to bed at a sensible hour => {h} slept until the bread came round | there was a fence to see to, and {he} saw to it | on the third day {he} caught {himself} looking up the road
- Cheat whoever sent you of the money for the road => {h} put in a bill for boots, two guides and a bridge | it was paid without a word | the word came later, and it went to everyone
`;

export const frontier: PackSource = {
  id: 'frontier',
  sheets: [[cards, frontierVoice, after].join('\n')],
  words: {
    places: ['the dry ford', 'the salt lick', 'the sheep station', 'the upper ditch', 'the stone corral', 'the relay house', 'the abandoned diggings', 'the cottonwood grove', 'the long cutting', 'the winter camp', 'the trading post', 'the burnt farm', 'the high pasture', 'the pass'],
    foes: ['Amos Crewe|holder of the river|the ditch guards|he', 'Judith Pell|landholder|the fence riders|she', 'Silas Maddern|buyer of debts|the debt men|he', 'Honor Stroud|mistress of the herds|the drovers in grey|she', 'Marshal Tolley|keeper of the toll road|the toll riders|he', 'Verity Lack|owner of the crossing|the ferry guards|she'],
    'era.modern': ['lamp=lantern', 'coin=silver dollar', 'coins=dollars', 'letter=unsigned letter', 'guard=guard', 'guards=guards', 'ride=feed wagon', 'coat=canvas coat', 'bell=iron bell', 'ledger=account book', 'blade=clasp knife', 'inn=boarding house', 'clerk=clerk', 'street=road', 'paper=paper', 'bag=saddlebag', 'boat=flat-bottomed boat', 'kitchen=cookhouse'],
    'example.objective': ['Drive the last herd over the pass before the snow', 'Find the spring that the old maps all disagree about', 'Win back the valley from the man who bought it one debt at a time', 'Deliver the seed corn to the upper farms', 'Rescue {his} sister from the winter camp', 'Prove who moved the boundary stones', 'Build a bridge at the dry ford before the thaw', 'Find the survey party that never came down', 'Protect the last well from the ditch guards', 'Escape the salt flats with everyone still alive'],
    'example.setting': ['A cattle town at the end of a road nobody finished', 'The high valley of Nine Farms, in a dry year', 'A ferry landing on a river that changes its mind', 'The salt road, two days beyond the last well', 'A hill fort where three borders fail to meet'],
    'example.motivation': ['A neighbour moved the fence, and {he} saw which', '{his} family once refused a neighbour a sack of oats', 'The land was promised to {his} mother and sold to a stranger', 'It is the only place where {he} was ever asked to stay', 'To bring home a mule that is smarter than its owner'],
  },
};
