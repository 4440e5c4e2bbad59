import type { PackSource } from '../pack.ts';

const cards = `
@ ration open p=ration-keeper fx=nutrition
% One Spoon Fewer; The Names on the Pot Lid
There was one spoon fewer on the hooks that morning, and {his} was the hook that was bare
"It was voted," said {p}, {p.a} stirring with {p.his} back turned. "There is food for thirty. I counted us. I did it four times, I want you to know that. Then they made me hold the hat."
Nobody in the line would look round | a child in front of {him} had both hands about a bowl, and tilted it a little so that {he} could see that it was already empty
{p} reached up to a nail, and gave {him} {token}, since it was usual to give something
+ Share what was put by for the road with the child => {h} shared it, heel and crumbs | {p} watched, and {p.own} ladle came round by itself, and there was a bowl in {his} hands | "Walk toward {last}," {p} said, quite low. "They had a harvest. {foe} told us that there was none."
= Ask to see how the vote was counted => {h} asked it before all of them | {p} tipped the hat out on a lid | there were thirty-one stones, and thirty-one people, and six of the stones were of a sort that is not found {inhome} at all
- Steal a sack from the store before you go => {h} went out by way of the loft | it was lighter than it had looked | on the road {he} untied the neck, and it was sawdust, with a layer of beans on the top to be counted
@ voice open era=post-apocalyptic,future,modern p=scavenger
% A Voice on the Air; It Was Reading a List
{p.a} had got the old set to speak, by way of a bicycle, and had pedalled all the way to {him} with it under one arm
"It is only the one voice," said {p}, out of breath. "It comes at dusk. I thought that it was singing. It is reading out names. I cannot pedal and write."
Between the crackle it was quite plain, a tired person, a long way off | it was going through the alphabet
It came to {his} own | behind it somebody laughed | wired to the back of the set, to hold the lid on, was {token}
+ Help {p}, and take a turn on the pedals => {h} pedalled until {his} legs shook, and {p} wrote | it did sixty to a night | when the names were done it gave a place, and the place was {last} | whoever had heard their name would be waited for there until the frost
= Listen for what is behind the voice => {h} listened with a cup to the tin | there was a pump, and a door that stuck, and a person who said, each time, "Well, try them again" | and {h} knew that cough, for it was {foe.own}
- Lie to the others, and say that it is dead air => {h} pulled one wire, and shrugged | they went off to bed, all those people whose names began with M | {p} stayed behind, and looked at the wire, and at {him}
@ almond lead out p=orchard_watcher
% One Tree in Leaf; Somebody Has Been Pruning
One tree had come into leaf, among all the dead ones | {p.a} was sitting under it with a slingshot
"I did not plant it," said {p}. "I do not prune it. Look, clean cuts, an inch above the bud. Somebody comes over the hill in the dark with a proper knife. I have never been quick enough to say thank you."
About its foot the ground was dark, and it had not rained since the spring
Hung on a twig, by a thread, was a tag that had been lettered with great care | it gave the day that it would be ripe
+ Help {p} to leave something for the pruner => {h} left the last of the good string, in a bow | it was taken, and a cutting lay there in a wet rag | the label said to plant it at {next}, and to tell nobody called {foe}
= Follow the drips from the foot of the tree => {h} followed them, bent double, spot by spot | whoever carried it had a leaky bucket and a limp | the spots went round behind a barn, and into a wall, and there was a tap in the wall
- Steal the buds to sell by the ounce => {h} had them off with a thumbnail, and they fetched a coat | when next {he} passed by there were two people under the tree, and neither of them had anything to watch
@ wagons lead p=toll_child
% A Toll of One Fact; They Had Enough Bottle Caps
A rope hung across the way at {place} | behind it, on a throne of crates, sat {p.a}
"We do not want your {coins}," said {p}. "We have a bath of them. You have to tell us a thing that we have not got. Nothing about dogs, we have got dogs."
On the wall behind were the facts, in chalk, in twelve hands | how to tell if ice will bear, it said | what a lighthouse was for
Between the moon's distance and a way with splinters stood what {h} had come for, spelled wrong
+ Give {p} a fact that is good, and show how it works => {h} showed them the trick with two sticks and a shadow, to find north | they were silent with wealth | "You can have one of ours back," said {p} | {p.he} told {him} who had chalked it up there, and where she had gone next
= Read the wall from the oldest end => {h} read it, with a candle | the first was in a grown-up hand, and said: I shall be gone a week | there were some two hundred after that, and they were all of them by somebody under four feet high
- Lie, and sell them a fact that is not so => {h} said that red berries make you see in the dark | {p} gave a nod, and chalked it up, in good big letters, for the little ones
@ mechanic ally ally=road_mechanic
% Nothing Is Broken Yet; The Woman or Man Under the Wagon
A pair of boots stuck out from under a wagon at {place}, and the boots belonged to {ally.a}
"It is not broken," {ally.he} said, to the axle. "It is thinking about it. That is what nobody understands. Hand me the flat one. A thing tells you for about a year."
When {ally.he} slid out {ally.he} looked {him} up and down, in the same way, and stopped at the left knee
"They took my whole yard for {foe.own} convoy," said {ally}. "They have not oiled one hub. I can hear them from here, in the night. I have got to go and do something about it, or lose my mind."
+ Help {ally} under there until the axle is sound => {h} lay and held the lamp, and had grease dripped in both eyes | "That knee will want to be packed with something," {ally.he} said, as they ate. "You had better walk on the side where I can hear it."
= Ask {ally} which hub will go first => {h} asked, and {ally} shut {ally.his} eyes, and listened to a country with nothing in it | "Third wagon, off side," said {ally}. "On a hill, with any luck. There is only the one hill between here and {last}."
- Trick {ally} with a promise of new wheels => {h} swore that there were sixty, in oil, under a sheet | {ally} packed that same hour, whistling | days afterwards {ally.he} was still asking, now and then, about the tread
@ schoolmaster ally ally=walking_library
% The One Who Knew Eleven Books; Chapter Four, Please
{ally.a} earned {ally.his} bread by saying books aloud, for an egg a chapter
"I have eleven," {ally.he} said. "I had twelve, but there was a fever. I have the one with the whale, and one on bees. I used to be a married couple, in a manner of speaking. She had the poets."
{ally.he} said it to the wall, and the people sitting round studied their hands
"{foe} puts them on fires," said {ally}. "I have met the man who carries the oil. Somebody ought to go along in front and read them quickly. I would need another pair of eyes, and it would be no good their being in a hurry."
+ Share a rhyme that you know by heart => {h} said it, though it had only four lines, and was about a mouse | {ally} listened with {ally.his} lips moving | "Again," {ally.he} said. "Is it 'ran' or is it 'went'? I mean to get it right. That makes eleven, and a mouse."
= Ask {ally} to find a map in one of them => {ally} went through the whale, fast, and the bees | in the fifth, which was about drains, there was a plate | {ally.he} drew it, in soot, from memory, to the last manhole, and it was {last}
- Cheat {ally}, and pay with a painted stone => {h} had done the freckles rather well | {ally} gave the chapter in full, with all the voices | {ally.he} knocked the egg on the wall, once | then {ally.he} put it away, as though it might do for something
@ seeds means move p=seed-keeper
% The Drawer Marked Hope; Do Not Open Before Rain
The seed house had four hundred drawers | {p.a} had a key for each, and had opened none of them
"One is told not to," said {p}. "They have to last. My mother sat here, and hers. You would be amazed at how many people come and explain that it is now."
{p.he} had written, on each of them, what it was, and how it liked to be spoken to | there were weevils in the floor
On the end was a drawer with the label turned in | when {h} bent down to it, something in there ticked
+ Help {p} to move the drawers up from the floor => {they} moved them, one by one, and blew out the dust | at the ninetieth {p} stopped, with it against {p.his} chest | "The rest are dust," {p.he} said. "I have thought so for years. These are not. You take these. Do not explain anything."
= Ask what the turned label says => {h} asked, and after a time {p} turned it about | it said: not seed | the first keeper had been ashamed of that one | in it, in wax, lay what they had all been afraid of, and how to put it out
- Rob the drawers while {p} is at {p.his} prayers => {h} filled a sock from twenty of them, by feel | in the spring they came up, where {he} slept, at the edge of the ash, all twenty kinds, and each of them was nettle
@ lidded wall move fx=hydration p=water_seller
% Who Owns the Rain; A Lid on the Well
The well had a lid on it | on the lid sat {p.a}, with a cup on a chain
"One token hires the cup," said {p}. "It is two if you want the water in it. I do not make the rule. I did use to be thirsty, if that is any comfort. They came round and asked who was the thirstiest, and gave me the cup."
There was a line along the wall, in what shade there was
{hands} walked up and down it | now and then they stopped before somebody, and poured out a flask on to the sand
+ Share your own flask along the line => {h} went from mouth to mouth with it, a capful each | it had gone seven places when {p} got down off the lid. "I have to see to my boot," {p.he} said loudly, and {p.he} saw to it until the last of them had had enough
= Measure how far down it really is => {h} dropped a pebble by the rim, and counted | it was a good deal less than they had been told | it stood right up beneath the boards | somebody was selling a river by the cup
- Destroy the lid with a wagon pole => {h} had it off at the second heave | they all came at once | when they had done there was mud, and {p} sat in it with the chain
@ wire turn
% It Was Over Long Ago; The Other Side of the Wire
It was green, on the other side | there was a path, there was a person on it with a pram
"It was put right in about six years," said {foe}. "They sent to say so. I was on the gate. I read it out to the council, and there was such a silence. You see, we had got a good many things settled, by then."
The wire had been put up to keep the world out | it had been kept up, {h} saw, with a great deal of trouble, from within
"Everybody has somewhere to be," {foe} said. "They have a spoon. I have been in there, over the hill, I have had an ice. They do not know what to do with their afternoons"
+ Help the others to the wire, so that they can see it => {h} went back for them, door by door, and would not say why | they came, and stood | the person with the pram, after looking at them for some while, put up a hand, rather shyly, and waved
= Ask {foe} what the message said, word for word => {foe} had it by heart | "All clear," {foe.he} said. "Come when you like. We have kept your rooms." | {foe.he} had plainly said it over a good many times, in the dark, with nobody there
- Lie to the others, and be the second who knows => {h} came down from the ridge, and told them of ash, and more ash | "Thank you," said {foe} that night, with a plate between them. "One would give anything for company"
@ crossing price price=token fx=radiation
% What the Counter Said; It Clicked When You Held It
All the way across the glass plain the counter had clicked, and they had put it down to the glass
The ferryman held it up to each of them in turn | at {h} it began to purr
"It is something you have got on you," he said. "It has been in the radiation, that has. It is in a pocket. I am sorry. I have children aboard."
It was {token} | {h} had slept with it under {his} cheek | it made a very small splash | all the way down it gave out a pale green light
+ Comfort the child who saw it go => She wanted to know if it was a star | {h} said that it was on its way to being one | "It will be lonely," she said, and dropped in, after it, with only a little struggle, a tin duck
= Look to see what it lit up as it sank => {h} looked over the stern | there was a steeple down there, and a street | at the end of it stood a line of yellow machines as big as barns, with their doors shut
- Deceive the ferryman, and throw in a stone => {h} threw it, and he heard the splash | he held up the counter to be sure | it purred | he looked along the bench at his children, and began to row back | {h} let it go over the side {himself}, in the end
@ vaultdoor gate move
% Please Wipe Your Feet; The Door Was Still Expecting Someone
For sixty years the door of {place} had expected somebody, and had kept the mat clean
"Welcome," it said, in a warm voice. "How was the journey? There are towels. We are at present," and here there was a whirr, "none. There are three hundred beds. I have turned them down."
Beyond it the lamps came on, one after another, away down a corridor, and one could hear a kettle
It had let in nobody, that whole time, who did not know the word | {h} thought of all the people who must have stood on that mat
+ Comfort the door, and tell it why they did not come => {h} told it, sitting with {his} back against it, and left nothing out | it was quiet for so long that the lamps went off | "I see," it said. "Then there is no one to be late for. You had better come in, and eat something. I have made far too much."
= Try the word that a tired person would choose => {h} tried home, and bread, and mother | {he} tried please | at sorry there was a click, and the door drew back by the width of a foot. "They were all so tired," it said. "I was told to be strict"
- Trick it with the voice of its builder => {h} spoke it gruffly, through a pipe | "Oh, sir," said the door. "You said an hour." | it ran back with a rush | every lamp in that hill came on to see him
@ lastgarden duel
% The Glass House; {foe} Has a Watering Can
{foe} was in {foe.his} shirt among the bean rows, with the can, and did not stop
"There is enough here for one town," {foe.he} said. "There are four. I did the sum a good many ways. It is a kindness, to be the one who is hated. It lets them get on."
They had come up to the glass outside, from all four of them, and stood with their hands round their eyes
"You can be the one who opens it," said {foe}. "They will have it bare by dark. I would ask you to mind the lettuces. They have only just got up"
+ Share it out by the leaf, and have {foe} do the cutting => {h} propped the door, and called for bowls | {foe} took the knife as though it might go off | one by one they held out a bowl, and were given a leaf | the person they had hated for years asked after their chests
= Ask the four towns for their sums => {h} called for whoever could count | they came in, wiping their feet | there was a wall to write on, and by the time that the light was gone they had found it, a whole other column that {foe.he} had been too frightened to add
- Attack the glass with a spade => {h} put the spade through the end wall | they were in like a tide | {foe} stood in the path with both arms out | by dark it was a person with a can in an empty field
@ dust chase out sky
% Dust on the Road Behind; They Travel by Night
There was a stroke of dust along the road behind, and it had been a thumb high at noon and was now a hand
{hands} drove with their lamps out, by ear | one of them rode on the roof with a long horn, and put it to the ground when they stopped
On that plain a cough would carry for a mile
There was a drain beneath the road, there was a gutted barn, and there was a herd of somebody's goats, with bells
+ Rescue the goatherd, whom they will ask first => {h} ran, bent over, to where he slept | he was deaf, it turned out | he looked at the dust, and drew out all the clappers, one bell after another, with two fingers, and they lay down among the goats
= Bury yourself, and breathe by a reed => {h} went under the sand with a hollow stalk | the horn was set down not an arm's length off | {he} could hear somebody, at the far end of it, listening, and how they did not breathe either
- Betray the camp over the ridge with a rocket => {h} sent it up, red, above the wrong hill | the dust stood still, and leaned, and went there | for the rest of the night there was a light on that side of the sky, and {h} walked well by it
@ radioplay tex calm p=story-sender
% The Nightly Episode; Nobody Else Was Listening
Every night {p.a} sent out the next part of a story | it went to anyone there might be
"It has been three years," said {p}. "There was a girl left on a cliff. I had to bring in a second dog. I have never had a word back. One does not like to stop, in case that is the night."
A wire went up the chimney | there was a jar of ink, and there were real dogs
{h} had heard of it | in a cellar, a long way south, {he} had met people who would not go to bed until the dog was found
+ Give {p} the news that they are listening => {h} told {p.him} who, and how many, and what they said to each other on the stairs | {p} got up and stood facing the wall | that night {p.he} could hardly be made out for a time, and then the girl got down off the cliff
= Ask {p} whether anybody ever tried to stop it => {h} asked, and {p} nodded at the roof | {hands} had cut the wire, twice | each time the girl had just reached the gate at {last} | it did seem a good deal of trouble, {p} said, about a gate
- Trick {p} into reading out a message of your own => {h} had the dog bring it, in a bottle | in a hundred cellars people took it down | within a week the road to the wrong place was black with them, and they had their beds upon their backs
@ petrol tex p=fuel_witch
% The Last Full Can; Smell It for a Token
Nobody had seen any for years, and {p.a} had a can of it, and let people smell
"One token, one breath," said {p}. "Old ones cry. There was a man kissed it. I was small once, in the back of a car, and it was raining, and somebody sang. That is all I have got of it."
The can was chained to {p.his} wrist by night
There was a cart in the barn, {h} had noticed, under a sheet, and it had no shafts
+ Help {p} to one more ride, with the whole can => {h} had the sheet off, and swept out the hens | it coughed, and spat, and took them down the hill and up the next with the wind in their teeth | {p} sang | they walked home | "Well, that is gone," {p.he} said, and gave {him} the key to the chain, and what the key also fitted
= Look at what has been painted over on the can => {h} rubbed with a thumb | under the red was the mark of {foe.own} convoy, and a number, and it was number four of five hundred | there was any amount of it, then, somewhere, and people were paying to smell
- Steal the can in the night, chain and all => {h} ran with it, link by link | it was not half full, and what there was of it was river | behind {him}, in the barn, somebody began to hum like an engine
@ wedding tex calm sky
% The Last Photograph; Hold Very Still
They were getting married that day, in a dress made of parachute or of curtain, and everyone had been asked to hold still
There was no plate in the box | there had been none for years, but he set it up, and put the cloth over his head, and counted, and they all looked out at it as if at a train
"It is so that they know they were looked at," he said to {h}, from under the cloth. "That was the main part of it, I always thought"
The bride's mother was not in the row | she was standing off by the wall with a bundle, and watching the road
+ Help the bride's mother into the picture => {h} gave her an arm across the grass, and held the bundle | it kicked | "It came last night," she told {him}, with her chin up. "It has got a tail. I suppose that you will say something." | the whole row had turned, and somebody moved up, and made a place
= Look through the box at all of them => {h} looked, upside down, at sixty people on their heads, and each of them brave | the last one at the back was nobody's guest | he had a list, and he was ticking
- Steal the good lens from out of the box => {h} had it unscrewed while they cut the cake of turnips | it would start a fire, or sell for a mule | the old fellow set it up again the next time, and counted, and put back the cloth. "No one looks as if they were there," he said
@ machinegod tex in p=boiler_priest
% The Engine They Pray To; It Has Never Started
In the big hall stood a thing as big as a church, with brass on it, and {p.a} was dusting the taps
"It is to start when we deserve it," said {p}. "We do not know what it does. Some say light. There is a party that says music. Each year we let the oldest turn the handle, and then everyone goes home, and is a bit nicer."
{h} had seen one before, on a farm | it wanted a plug, no longer than a finger, and there was the hole for it
{he} knew, too, where there was a plug
+ Give {p} the choice, and say what it would do => {h} told {p.him} that it would light one street | {p} polished the same place for a good while | "That is rather less than music," {p.he} said. "Would you mind very much? Put it in the poor box. In the spring, if they have been very bad, I will look in there."
= Turn the handle when it is your turn => {h} turned it, in all innocence, with a plug in {his} fist, and did not drop it in | they sang | behind the great plate, going round, where nobody had looked, was a shelf with bread on it, and blankets, and it was still warm
- Deceive them with a miracle => {h} dropped it in as they knelt | it shook, it roared, the lamps came up on two hundred upturned faces | they were very bright, and one saw every patch, and it was not long before they were asking whose the street should be
@ mask tex p=mask_maker
% The Mask Was Not for the Dust; Everyone Wears the Same Face
"They all want it smiling," said {p}, {p.a} with a row of jaws before {p.him}. "It does keep out the dust. But it was I who thought of the mouth. I had a bad day, I wanted to see one. Now they will not take them off at table."
All along the {street} they went by, nodding, in the one grin
It was some time since {p} had seen a face | {p.he} had been going by the feet
+ Comfort {p}, and take off your own => {h} unbuckled it | {p} looked, and looked, and put out a thumb, and moved it along below one eye, as if to see how it was made | behind {p.him}, in the door, somebody else had stopped, and begun to feel for the strap
= Watch for the one whose smile is cut by hand => {h} watched for an hour | they were all out of the one mould but one, and it had been copied from outside, by someone who had not been told that there are teeth | {h} followed that one, and it went to {next}
- Trick {p} into making them all with a tear => {h} gave it out as an order of {foe} | soon there was a whole town of them, weeping, nodding to each other | and {h} heard behind the tin, for the first time, people laugh
@ birdmap tex out sky calm p=goose-watcher
% They Still Come Back; Geese over the Ash
"There," said {p}, {p.a} lying in the reeds. "Count. Everybody says that there is nothing up north. Every spring they go over, to nothing, and in the autumn they come back fat."
{p.he} had got it all down in a notebook, in goose quill | twenty years, and how many were young
That evening, when they had come down, one of the last had a ring upon its leg, and the ring was new
+ Help {p} to catch it without one feather bent => {h} lay in the mud to the chin, and was a log | the ring had tiny writing round it | it said: hello, who has him in the winter | {p} read it out three times, and each time {p.his} voice got farther up
= Work out how far a fat goose has come => {h} worked it out with {p}, with string and a saucer | it came to nineteen days on foot beyond the last of the maps | there was grass there, then, and a person with time to be curious
- Cheat {p} of the notebook, for the hunters => {h} traded it for a knife and a ham | in the autumn one heard the guns going all along the reeds | {p} stood there with {p.his} face up, and counted what went over, and then had nothing to put it in
@ grave tex out calm
% A Grave with a Doorbell; In Case He Wakes
There was a grave with a bell on a post, and a string that ran down into the ground
Somebody had oiled the bell | the flowers were that day's
A board asked whoever passed to wait a while, because of a promise | there was a bench
{h} sat down | it was a very ordinary afternoon, and a beetle went by
+ Give the promise the rest of your day => {h} gave it, until the light had gone | a woman came with a lamp to sit out the night. "Thank you," she said. "I had a bet with myself. Fourteen hundred days, and never a gap." | she knew everyone who had used that road, and where they had been going
= Ask who it is that was promised => {h} asked the next who came | none of them knew any more | it was only that he had been afraid, they had heard, and somebody had said, all right | the oldest said that it might have been {foe.own} brother
- Steal the bell, which is good bronze => {h} untied it, and went off with a thumb on the tongue | it was a mile before {he} let {his} thumb slip | it rang once, and then, since {he} had stopped dead, it rang again

@ * intro
{h}, {aside}, had been born after | {inhome} that was the first thing people asked, and one saw them look away
@ * intro-goal
Nobody came to {home} on purpose, and nobody left it twice | {h} meant to {goal}, and had been greasing {his} boots at night
@ * sense in
There were pictures on the wall, and someone had cut all the suppers out of them
A can stood under each crack in the roof, and each gave its own note
The shelves were bare, and had been dusted
A calendar hung there with one page left on it [2 , and every day of that page had been crossed through several times]
A doorbell stood by itself on the mantel, polished
There was a bathtub full of earth in the good light, and something in it had come up
On the wall children had drawn an animal, from hearsay [, and had given it wheels]
It smelled of tallow and wet sacks, and a very little of oranges [3 , from a box that had been empty for thirty years]
Spoons hung along a wire, and every one had a name scratched on it
@ * sense out
Ash lay along the north side of every stone
A row of cars or carts stood nose to tail [, and through each of them a tree had come up]
The road sign had been turned round so often that it had worn loose
Somebody had swept the road [3 , for about a mile, as far as one person could see to]
A kite was up over the ruins, and there was no one at the end of the string
The nearest green was a chair, and somebody had tied it to a post
Crows were going over in ones and twos, all of them toward the salt
A door stood by itself in a field, and the path went through it
@ * sense out sky t=night,dusk
Far out on the plain one lamp had come on, where on no map was there a house
@ * hook tense
Under the sand, quite near, something with an engine started, and was hushed
And the needle of the counter, which had lain flat all day, got up
The paint on the gate, {h} saw, was wet
Somebody down there, in the dark of the stairwell, was brushing their teeth
Along the ridge, one after another, seven people stood up
There was a can on the string, and the string moved
The voice on the wire had broken off halfway down the letter
@ * hook calm
Over by the wall, in a crack, something had put out two green leaves
@ * hook quest
Chalked up on the overpass or the arch, in letters as tall as a door, was a word about {target}
There was a time, an old one said, when nobody would have had to look for {target}
@ * mood calm
{h} had a bean, and would not eat it yet
It was said that people used to leave lamps on when they went out | {h} thought about that
There was a kind of peace in owning one cup
@ * mood tense
{h} could hear {his} own boots, and did not like who else might
One learned to sleep with an ear open | {h} had both of them open, and was awake
Whatever it was had started at the far end of the camp, and was trying the doors
@ * mood low
The taste of tin had come back into {his} mouth [3 , and this time it had brought its bag]
@ * fit look win
{h} found it where nobody had troubled to loot | there was a row of them, and a note that said: take two
@ * fit look mixed
There was one left | there was also a place in the dust, quite fresh, where another had stood
@ * fit look setback
It had all been gone through, twice over | the last one there had left a drawing of a hen
@ * fit take win
It had been under the floor, in grease and a child's raincoat, and it worked
@ * fit take setback
It was a lid, painted to look full | a string ran off from it behind the wall
@ * fit move win
{h} went from roof to roof, where the ash would bear, and came down among chimneys that smoked
@ * fit move mixed
The bridge held as long as it had ever promised to | the far half of it was still going down when {h} looked back
@ * fit move setback
It was a good road, and it went as far as a hole | there were lights at the bottom
@ * fit make win
It had been a pram, and a bell, and part of a church | it ran
@ * fit make setback
There was a word for the piece that was wanting, and there was nobody left who could make one
@ * fit talk win
They talked about soup they had had | a good deal fell between the soups, and {h} picked it up
@ * fit talk setback
"We had somebody like you in the winter," they told {him}, and looked across, all together, at a hat on a nail
@ * fit care win
It went from hand to hand down the whole of the line, and came back to {him}, and there was more in it
@ * fit care mixed
It was enough for one | there had been a second one behind the door
@ * fit fight win
They had not eaten in days, and it told | the last of them dropped a tin, and did not come back for it
@ * fitp talk win
{p} scratched it on the bottom of a can, and ate out of the can, and handed it over
@ * fitp press setback
"There is nothing on me to take," said {p}, quite cheerfully. "You are too late. There was a queue."
@ * chat ally
"I was going to be a dentist," said {ally}, out of nothing
"You can have the label," said {ally}. "It has a peach on it."
{ally} had found a crossword with three words left, and was making it last
"Do you think that it is still there?" asked {ally}. "The sea, I mean. I only wondered."
"Someone ought to write it down," {ally} said, "what we used to throw away"
@ * cost
It had cost a boot, and there are no boots
They had been heard as far as the pylons or the towers, and on the pylons there was someone who wrote it down
@ ways1 ways good
+ Share the fire with whoever is out in the dark => {h} moved over, and said so, aloud | there was a time of nothing | then a boy came in and sat, with a hen, and it turned out that he had walked from {last}
@ ways2 ways neutral
= Search the old signs for one that is still true => {h} tried them one by one against the hill | they had all been turned but the smallest | it pointed at a gap in the wall, and said Staff
@ ways3 ways evil
- Rob the cairn where travellers leave a gift => {h} had out a comb, a candle, and four good nails | a slate said who had left what | {h} turned it face down
@ * callback did=genre-post-apocalyptic.radioplay:+
People sat up on every clear night now to listen | the dog had been found
@ * callback did=genre-post-apocalyptic.petrol:+
For a while after that {h} would catch {himself} leaning into corners
@ * callback did=genre-post-apocalyptic.grave:+
There was still nobody who had rung | {h} hoped that somebody was on the bench
@ * callback did=genre-post-apocalyptic.grave:-
In {his} bag, from time to time, when the road was bad, a bell would move its tongue
@ * callback did=genre-post-apocalyptic.wedding:+
A baby with a tail was in the picture, so to speak, in somebody's arms, in the middle of the row
@ * callback did=genre-post-apocalyptic.birdmap:+
Somebody up north had a ring by now, with an answer round it in very small letters
@ * callback ally did=genre-post-apocalyptic.schoolmaster:+
{ally} could be heard, of an evening, seeing to it that the mouse ran
@ * close won
No trumpet was blown, and there was no one left who had one | somebody hung another spoon on the wire, and scratched a name on it | that was how it was told, and everybody came out to look at the spoon
@ * close lost
The dust went over them, and on, and it was quite quiet | {h} dug out a hand first, and with it dug out the rest | it had all been taken, down to the gate, and the gate had been shut behind them, as people do who mean to come back
@ * epilogue shining
There are four hundred drawers on the hill, and every one of them is empty | one can see from the road how green it is | children are told off for running in it
@ * epilogue earned
{h} took a hut by the swept mile, and the broom with it | it is two miles now | people going by look at their own boots, and go round by the grass
@ * epilogue bittersweet
The names are still read, at dusk, for whoever has not heard | they are down to a few | {h} listened as far as the letter, every night, and then one more, and put out the lamp
@ * epilogue rueful
The wire is up yet | it is very well kept | on fine days people go and sit by it, with their backs to it, for the warmth, and tell each other how it was before
`;

/** Post-apocalyptic: what is left, who counts it, and who is handed the spoon. */
export const pack: PackSource = {
  id: 'genre-post-apocalyptic',
  sheets: [cards],
  words: {
    places: ['the grain tower #in', 'the dry fountain #out', 'the glass plain #out', 'the drowned overpass #out', 'the bunk hall #in', 'the convoy yard #out', 'the relay hut #in', 'the hill of doors #out', 'the orchard of ash #out', 'the turbine chapel #in', 'the wire camp #out', 'the market in the dry dam #out', 'the library with no roof #out', 'the hill of vents #out'],
    foes: ['The Quartermaster|keeper of every key|the key men|he', 'Mother Ledger|counter of spoons|the counters|she', 'General Peace|commander of the convoy|the convoy riders|he', 'Ruth Halloran|holder of the wire|the wire walkers|she', 'The Mayor of Glass|mayor of the glass house|the gardeners with guns|he', 'Deacon Ash|preacher of the end|the ash singers|he', 'Sal Winter|owner of the rain|the lid men|she', 'The Doctor Below|keeper of the shelter|the pale staff|she'],
    tokens: ['the tin duck', 'the spoon with no name', 'the last page of the calendar', 'the seed in wax', 'the goose ring', 'the spark plug', 'the doorbell', 'the half of a peach label'],
    titles: ['One Spoon Fewer', 'Take Two', 'It Went Round by the Grass', 'A Door in a Field', 'Please Wipe Your Feet', 'What We Used to Throw Away', 'The Swept Mile', 'Nothing About Dogs', 'Geese over the Ash', 'It Clicked', 'What {foe} Counted', 'Somebody Has Been Pruning', 'After the Frost', 'A Word About {target}'],
    'book.deed': ['Swept Mile', 'Walk to {target}', 'Last Full Can', 'Spoon', 'Nineteen Days North'],
    'book.place': ['The Lamp at {place}', 'Nobody Waits at {place}', 'A Winter in {place}', 'What Grew at {place}'],
    'book.theme': ['Born After', 'We Have Kept Your Rooms', 'A Bean, Not Yet Eaten', 'Somebody Swept the Road'],
    'book.turn': ['Under the Sand, {token}', 'Who Left {token}', 'A Use for {token}'],
    'example.objective': ['Find the voice that reads the names at dusk', 'Deliver four hundred seeds to the other side of the glass', 'Open the well before the last of the line falls', 'Find out who turned the stones in the vote', 'Rescue the eleven books that are still alive', 'Escape the wire, and see what the geese see', 'Build a machine that lights one street', 'Protect the tree in the dead orchard until it fruits'],
    'example.setting': ['A town of thirty spoons', 'The market in the dry dam', 'The shelter under Haven Hill', 'A convoy camp on the glass plain', 'The last lighthouse on the ash coast', 'A farm built in a fallen stadium'],
    'example.motivation': ['They voted, and {his} hook was bare', '{his} name was read out, and somebody laughed', '{his} mother sat by that bell for a year', 'The map stops, and the geese do not', '{he} once ate what was meant for two', 'Someone out there ties very good knots'],
  },
};
