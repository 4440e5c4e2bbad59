import { wonderVoice } from './wonder-voice.ts';
import type { PackSource } from '../pack.ts';

const cards = `
@ giant ally ally=hedge_giant
% The Smallest Giant; Something Tall in the Orchard
{ally.a} was hiding behind an apple tree, and the tree had the worst of it
"I am small for it," {ally.he} said, from high among the leaves. "They measured me against the door and sent me out. So I look after hedges. It is honest, and one meets birds."
In {ally.his} cupped palm {ally.he} had a nest, and held it level while {ally.he} talked
"If you are going up against {foe}, I would like to come," said {ally}. "I have been wanting to be the wrong size for other people."
+ Help {ally} set the nest back in the fork => {h} stood on {ally.his} knee, and then on {ally.his} shoulder | not one egg rolled | "Well, that is us introduced," said {ally}, and offered {him} a finger to shake
= Ask {ally} how the door was measured => "With a rod," said {ally}. "A false one. I have thought about it since." | {foe} had kept that rod, it seemed, to prove the rest of the world too small | {h} thought it worth remembering
- Lie, and promise {ally} a door that fits => {ally.name} wept a little, for joy, in drops the size of plums | {ally.he} would have carried {him} across a sea for that | {h} looked at {his} boots and said that there was no hurry
@ * fare of=wonder.giant won
{ally} made other people feel the wrong size for once | a whole village raised its doors a yard, just in case
@ * fare of=wonder.giant lost
{ally} was the wrong size for everybody there, as usual | the birds did not think so, and nested behind {ally.his} ear
@ witch ally ally=hill_witch/she
% The Witch's Wrong Foot; Soup for Two
{ally.a} had turned {ally.his} own left foot into a kettle, and was taking it well
"It was meant to be a cousin's," {ally} said. "I have to stamp when I curse. One day I shall learn to look down."
The kettle gave a small polite whistle | a map hung behind {ally.him}, with {last} in red thread
"Carry me as far as the first milestone, and I will see you to the last," said {ally}. "I do not say that I shall be pleasant."
+ Offer your back, and support {ally} as far as needed => {h} took {ally.him} up like a sack of oats, and off they went, whistling | {ally} told {him} the true names of five weeds | by the milestone {h} had found that {he} liked the company
= Look closely at the map with the red thread => The thread went in at {last} and did not come out | where it stopped there was a knot with a hair tied in it | "Mine," said {ally}. "I was younger. I ran very fast."
- Cheat {ally} with a pebble for a milestone => {h} painted a number on a pebble and set it by the path | {ally} looked at it, and at {him}, and only laughed [2 for a while] | "Nobody has tried that since the old king," said {ally}. "Very well. But now I am going to tell you which toe I was aiming at."
@ * fare of=wonder.witch won
{ally} had the kettle off, and her left foot back | it still whistled, a little, whenever she was polite
@ * fare of=wonder.witch lost
{ally} kept the kettle, and hopped home on the other foot | everyone on the hill came round, and stayed for soup
@ market tex p=stallkeeper
% The Market at the Turn of the Hour; Nothing for Money
All at once the road was full of stalls, and nobody got to the other end of it without a trade
"No {coins}," said {p}, {p.a} with ferns for hair. "A sneeze, if it is a good one. Or supper. My child has had nothing but moonlight all week. For supper you may have the bottle."
In the bottle stood {foe.own} house, very small | a light was going up and down the stairs of it
+ Share your supper with the stallkeeper's child => The child fell on the crust with a growl, and then fell asleep | {p} wrapped up the bottle without a word | "{foe.he} walks about at night, poor thing," {p.he} remarked, and laid a finger on the landing where the light stood still
= Trade a sneeze for the bottle => {h} sneezed, and it lifted the awning | {p} caught it in a lid, delighted | through the green glass {h} could make out nine landings, and on the seventh a door that the light went by on tiptoe
- Trick the stall with a yawn for a sneeze => It passed | but a yawn spreads, and one by one the stalls folded themselves over and slept | {h} took the bottle from between two ferns | the child slept too, without its supper, with its mouth open
~ A cock crowed three fields off, and half of the stalls were not there | "We are shutting," said {p}, with a foot already gone | the bottle was fading, and in it the little light had stopped upon a landing
@ giantbones tex sky p=shepherd
% A Rib for a Lintel; What the Shepherds Built
The road ran through a sheepfold made of the bones of a giant | {p.a} could not get the jaw open to let {h} by
"He was the last of them," said {p}. "He lets us use him, for a candle and a saucer of milk. {hands} came through and took the milk. Now he has shut his mouth on my ewes, and I have nothing left to give him."
Behind the teeth thirty sheep stood very still
+ Share your bread with him in place of milk => {h} laid the larger half upon the bone | by and by a voice spoke, long and hoarse, under the ground | the jaw went up, and the sheep came out, and every one of them turned its head the same way | "He says to go by there," said {p}
= Look between the teeth for what he bit on => There was a rag, such as {hands} wear, with a pocket in it | in the pocket was an order with {foe.own} seal, and the hour of a march | {p} asked whether there had been anybody in the cloth
- Destroy the candle, and climb in by the eye => {h} kicked it out of the socket, and got through by that way | behind {him} the teeth ground together | {p} was on {p.his} knees in the dark, feeling about for the candle. "He will think that it was me," said {p.he}
~ The jaw opened by a foot, and shut again on the skirt of {his} {coat} | the candle had been moved into the other eye | "He does not know your step," said {p}. "Let him sleep on it."
@ rain tex sky p=cloud-herd
% Herding Weather; The Strayed Cloud
{p.a} was leading a small cloud along the road by a string, and the cloud would not go past {h}
"She strays," said {p}. "She was meant for the barley. A boy up at {last} has been whistling for them, on {foe.own} orders, and they go, the silly things, and never come back. I have only this one left, and I cannot drive and pull as well."
The cloud nosed at {his} collar and left it damp [3 , and went back to the end of its string]
+ Help {p} coax the cloud home over the ridge => {h} walked in front with a wet handkerchief, and it came along | from the ridge one could see the rest of them, a whole sky of clouds, penned behind {last} | "Ah," said {p}. "So that is what they want with the thunder."
= Ask {p} to teach you the whistle => It was two notes, and the second was mostly breath | at {his} ninth try the cloud sat up | at {his} tenth a very large cloud, a long way off, answered
- Rob {p} of the twine and let it go => {h} cut the string | the cloud went up like a cork | it came on to rain upon {p} and no one else | {p.he} held the end of the string until she was out of sight
~ The string came away wet with nothing on the end | "You frightened her," said {p} | high up, small and pink, she was making for {last} as fast as a cloud can
@ cradle tex p=nurse
% What Was Left in the Cradle; A Log in a Bonnet
The key to the next gate hung in a nursery | {p.a} could not get up to reach it, for rocking a cradle with {p.his} foot | in it, under a good quilt, lay a log in a bonnet
"Of course I know," said {p}. "I knew the first night. But they will be watching to see if it is loved, will they not? And then they might bring back the other. I have not had my foot off it for nine days."
The log had been kissed so often that the bark was smooth
+ Comfort {p} and rock the cradle for a while => {h} rocked, and hummed what {he} knew of the tune, and {p} slept where {p.he} sat | near midnight there was a scratch at the sill | {p} did not turn {p.his} head, but {p.his} hand shut on {his} wrist like a trap
= Examine the sill for marks => There were prints, no longer than a thumb, and they went both ways | on the last night they had stood there for some time | a single bright thread was caught in the frame, from a coat such as {hands} wear
- Steal the log to use as bait => {h} took it out to the ring of stones | it was not an hour before a figure came, crying out, with empty arms | it was {p}, and behind {p.him}, keeping to the shade, came the others
~ The boards creaked, and from the sill outside a fat shape dropped off and ran | "You were seen to look," said {p}, and rocked, and rocked | on the bonnet there was now a wet place, as if it had been sucked
@ yes1 thread line=yes beat=1 p=ploughman/he
% A Word in Pawn; No and Maybe
{p.a} shook {p.his} head at every question | {p.he} looked sorry each time
"I pawned it," said {p}. "The other one. The opposite of no. It was a dry spring, and a trader gave me seed corn for it."
{p.he} had a ticket for it, on a scrap of blue, and the date was nearly out
+ Help {p} ask about the ticket => {h} helped, by doing the asking | three traders knew the stamp, and none of them liked it | it belonged to a dealer who bought up small words and sold them on to {foe}
= Read the small print on the ticket => {h} held it close and read | the word would not be kept in a box, it said | it might be used at any time by the holder
- Trick {p} out of the ticket => {h} asked whether {p} minded, and tricked {p.him} by it, since {p.he} could only say no | the ticket had a number on it | in the trader's book the next number already had a name
~ Behind the hedge a voice said yes, quite clearly, to a stranger | {p} shook {p.his} head so hard that {p.his} hat came off | the scrap of blue blew out of it, and a magpie went down for that and had it
@ yes2 thread line=yes beat=2 p=thread
% Somebody Else Agreed; The Word at Work
{p}, who had pawned the word yes, had been put out of doors | {p.he} had a bundle on {p.his} back and a hen under one arm
"A man asked if I would sell the house," said {p}, "and my own voice said yes, behind a hedge. Now it has sold the horse. It has promised me to two different wars."
Not far off the same voice was agreeing with a farmer, quite cheerfully [3 , about the price of another bog]
+ Give {p} a roof until it is settled => {h} gave {p.him} the better half of a hayloft | {p} talked in {p.his} sleep, and even asleep said nothing but no | "Saturday," {p.he} muttered. "I am to be married on Saturday. She will ask me."
= Follow the voice along the hedge => {h} followed it as far as a stile | on the other side sat a trader with a small tin on one knee | each time the lid came up it said yes, and the trader wrote a line down
- Lie to the voice and sell it a bog => {h} lied about the soil, and praised the drainage [3 , and was asked for no proof of either] | "Yes," said the voice. "Yes, yes." | somewhere a trader now owned a good many acres of frogs [3 , and held the deed to every one]
~ The hen got loose, and all three of them went through the hedge on different sides | by then the voice was a field away | it had just agreed to have them both locked up
@ yes3 thread line=yes beat=3 p=thread
% What the Bride Asked; Saturday
The wedding was that Saturday, and {p} stood up before the village [2 in a borrowed {coat}] without the word yes
The bride had asked {p.him} twice, and each time {p.he} had shaken {p.his} head and wept | "I know what he means," she said. "The law does not."
At the back stood the trader with the tin, waiting to be made an offer
+ Share your own word with {p} for a minute => {h} shared it: {he} bent down and said yes in {p.his} ear | it went in quietly, and it came out loud | the tin jumped from the trader's hand and rolled up to the bride, saying the same thing over and over until they let it out
= Ask the tin a question in front of everybody => {h} asked it whether it had been come by honestly [3 , and everyone leaned in] | "No" was a word that it did not have, and so it kept silent, and the village turned round | {p} got {p.his} word back in a hurry, and used it
- Steal the tin while they look at the bride => {h} stole it, and it went into {his} {bag} without a sound | behind {him} the wedding broke up | from then on, whenever {h} was asked for a favour, the bag was quick to agree
~ The parson coughed, and put it off to another Saturday | "She has asked me again," said {p} to nobody, shaking {p.his} head | the trader rattled the tin, and it said yes to the parson

@ * sense
The candles at {place} leaned all together, as if toward a speaker
Moss had grown over the doorstep in the form of a hand
There was a smell of thyme, and under it a smell of lightning
Somewhere a harp string broke, though nobody here owned a harp
The shadows of the rafters were moving, and the rafters were not
A ring of mushrooms had come up through the flagstones overnight
In the corner a broom was sweeping, and it stopped when {h} looked
@ * sense sky
The moon had come up early and was sitting on the hill like a guest
A flock of starlings wrote one long word [3 above the chimneys, in a hand like a schoolboy's,] and rubbed it out
The river ran uphill for a yard or so, and seemed pleased with itself [3 , and then remembered the sea]
@ * callback did=wonder.giant:+
High in an apple tree nine eggs had hatched, and all nine had learned to fly
@ * callback did=wonder.cradle:+
{h} thought of a cradle, and of a foot that would not stop rocking
@ * callback did=wonder.market:+
Somewhere a child with ferns in her hair was eating bread by moonlight
@ hill1 thread line=hill beat=1 p=boundary-walker
% Out of Its Place; A Yard to the East
{p.a} took up a boundary stone, and carried it a yard, and set it down | by the marks in the grass it was not the first time
"The hill has moved," said {p}. "It goes at night. I put the stones where it is, and not where it was, so that nobody is robbed."
It was a small round hill with thorn trees on it | the turf was rucked up along the front, where it had pushed
"If I only knew where it is off to," said {p}
+ Help {p} to set the stones before it is light => {h} took the other end of each | they had done the last of them when the neighbours came with a rope to measure | "It lies as it always lay," said the neighbours, rather let down
= Put an ear to the turf and listen => {h} lay and listened | a long way in, a deep voice was trying over a name, very slowly | it had got no farther than the first letter
- Cheat the neighbours with a stone set where it pays => {h} set it well out, and came by a strip of barley | in the night the hill went round that way, and sat on the barley
~ A dog had run up it and would not come down | when {p} had fetched it, by the collar, the stone was somewhere underneath
@ hill2 thread line=hill beat=2 p=thread
% At the Back Door; It Had Brought Its Trees
{p} pulled {h} by the sleeve round the corner of a house, and there, close up against the back door, sat the hill that walked at night | it had come through the cabbages
"I thought that it wanted the sea," said {p.name} the boundary-walker. "I moved house, to be out of its way. This is the second. It is coming after me."
It had brought its trees and its sheep | one of the sheep was looking in at the window
+ Support {p} through a night on the step => {h} sat up with {p.him}, back to back | toward morning the turf came up over their feet | it stopped at the knee [2 , quite lightly] | "My mother used to do that," said {p}, "before I can remember"
= Ask {p} what you two are to each other => "It is a hill," said {p}, and coloured | it came out by degrees | a mother had once put a child up there in a basket, in a night of frost | in the morning it was found asleep, and warm
- Betray it to {foe}, who is in want of stone => {foe} sent {hands} with iron pins, and they drove in the first | the whole of it shut, as an eye does | {p} had come to the door with both hands to one side, and did not know why
~ It settled, with a grunt, and the back door would not open any more | {p} could be heard inside, asking it politely to mind the stove
@ hill3 thread line=hill beat=3 p=thread
% Pinned Down; The Rest of the Name
There were iron pins all round the hill that had followed {p}, and {hands} were going up it with picks | {foe} had need of stone, and said that nobody could own a thing that would not stay
"One can," said {p.name} the boundary-walker. "It is the oldest rule there is. One has to have been born on it, or as good as. I was left up there in a basket, and it kept me through the frost."
Down between the pins it shook | the first letter of a name came out, and stuck
+ Defend {p's} claim before the picks => {h} stood in the road of {hands}, and cited the rule, and then an older one | {p} had gone by them and lain down on the top | the hill got the rest of the name out, and it was {p's}, and the pins rose up by themselves
= Pull the pins on the far side => {h} drew them out one after another, and it never stirred until the last | then it went [2 , without any noise,] with {hands} still on it | {p} walked ahead to open the gates
- Steal what the picks have turned up => It was a basket, quite black, and there was a silver spoon in it | {h} went off with the spoon | "They never said that I came with anything," said {p}, and stood holding the basket
~ A pick went in, and the hill drew a breath, and kept it | {hands} came down at a run, and {p's} hat was beneath it, and so was {p.his} spade
@ * callback did=wonder.hill3:+
Far off there was one round hill too many, and a shepherd was lying on the top of it
@ lanterns chase
% Under a Sleeve; The Feast of No Saint
{hands} were close behind | in front, all up the {street}, came paper beasts on poles
"Get under," said an old woman with the hind legs of a dragon. "We are one short. You need only be a knee."
{hands} had been told to look for a face, and here there was none
+ Help to carry the tail up the steep part => {h} took the weight of it, and the dragon went up like a young one | {hands} stood aside and bowed to it, for luck | "A good knee," said the old woman
= Walk in step and look at nobody => {h} walked, and counted, left and left and left | a hand with a torch came down to look beneath the cloth | it saw forty legs, and went away
- Trick a child into wearing your hood => {h} put it round the child, for fun, so {h} said | {hands} had the child by the hood in a moment | in the dragon nobody said a word to {him} all the way
~ A pole snapped, and the dragon sat down in the middle | "Knee," hissed the old woman, "where are you, knee?" | one of {hands} had taken hold of the tail, and was lifting the cloth
@ hedge chase
% The Hedge Had Other Plans; Two Ways Round a Thorn
{h} ran along a hedge with {hands} upon the other side, and there was no end to it | it seemed to be growing as they ran
In a gap sat a hare, doing up its ear
"There is a way through," said the hare. "It is shut to those who are in the right. Are you?"
+ Protect the hare from the dogs, right or not => {h} put the hare inside {his} shirt and turned to face them | behind {him} the hedge opened like a mouth | they fell out on a lawn, and the hare walked off without thanks
= Say that you do not know any more => "That will do," said the hare, and leaned upon a thorn | it was a door, and rather low | {hands} could be heard to arrive at it, being quite sure
- Lie, and swear that you are in the wrong => The hare looked {him} up and down | the hedge let {him} by, but it kept a sleeve, and what was in the sleeve | "As you said it," said the hare
~ "You are not sure," said the hare, "and it is not open to people who are not sure." | it had done up the other ear in the meantime | there were snapped twigs now on both sides of {him}
@ stairswap tex p=staircase-keeper
% The Stairs Are Resting; Up Is Closed
There was one flight of stairs up to the town | {p.a} sat at the foot of it before a rope
"Up is closed," said {p}. "They have carried people for three hundred years, and nobody asked. Then last night forty of {hands} ran up them in boots. Today they are lying down. I do not know how to get them to stand."
It was so | the whole flight lay flat upon the ground, and was breathing
+ Give the stairs a good word, and aid {p} with the brooms => {h} and {p} swept them, tread by tread | about the middle there came a purr | in the evening they got up, and bore {h} to a landing that nobody had seen
= Walk along them to the far end => {h} came out at the other end much higher than {he} began | from there one saw the chimneys of {next}
- Trick the stairs into standing by a cry of fire => They were up at once, and shaking | three people had been asleep on them | {p} sat down by the lowest with an arm about it, and did not answer {h} any more
~ The bottom step drew itself up like a cat, and {h} sat down hard in the yard | "That is the third today," said {p} | somewhere upstairs people were asking whether anybody was there
@ wordmarket tex p=stallholder
% A Penny a Word; Slightly Used
On the bridge {p.a} had spread a cloth with words on it, from wall to wall | one had to buy or jump
"They are thrown away, all of these," said {p}. "Here is a sorry, hardly worn. {foe} bought up nearly the whole of my yes. I sell to anybody who pays. But there is a child there who has been looking since the morning, and I cannot bring myself to name a price."
The child was looking at one in the back row, and had no money | it was: father
+ Give the child the coin for it => The child took it in both hands and said it, to see [3 how it felt in the mouth] | two stalls down a man with a pack turned round | {p} shut the book, and blew {p.his} nose
= Ask what yours would fetch => "That one?" said {p}, and named a sum | it was what {foe} had bid for it, a week ago
- Cheat {p} out of the last yes => {h} put down a perhaps, folded small, and took the yes | {p} unfolded the other, and read it | then a child asked {p} a thing, quite kindly, and {p} opened {p.his} mouth, and there was none left to say
~ A goat trod on the cloth and said the hardly worn one, without thinking, and it was used | {p} had begun to roll up the rest | the child stood on one corner, and would not get off
@ shadow1 thread line=shadow beat=1 p=hedge-cutter
% Off at the Heel; Gone to Look at the Road
{p.a} stood full in the light, and there was nothing on the ground behind {p.him} | the hedge had a shadow, and so did the hens
"I was cutting the hedge, and stepped back," said {p}. "It came off at the heel, as clean as a willow. It lay there. Then it got up and went to look at the road."
{p} had to swear to a field before the week was out | nobody could be sworn without one
+ Share your own shadow with {p} for an hour => {h} stood up close, so that one did for both | three neighbours wished {p} a good day, as they used to | when the hour was over it would not leave {p} | it had to be called twice
= Follow the marks that it left by the road => {h} followed them from one wall to the next | wherever it had lain down the dew had stayed | it had turned in at no door until it came to the one that was {foe's}
- Lie, and sell {p} the shadow of a post => {p} paid, and tied it on with twine | it lay quite well till evening, when it swung round and pointed home | {p} walked backward after it, so as not to pull
~ A cloud came up, and under it {p} looked like everybody | then it had gone by, and a child began to point
@ shadow2 thread line=shadow beat=2 p=thread
% A Better Situation; Nobody Stood There to Throw It
There was a shadow under the eaves of {place}, and nobody was there to throw it | {p.name} the hedge-cutter had come out in front of it, and was asking it to be reasonable
"That is mine, I know it by the ears," said {p}. "It has gone into service with {foe}. It lies under doors there, and listens. It has a wall to itself."
It had grown sleek | when {p} held out a foot, it drew in its own
+ Support {p}, and ask it kindly what it wants => {h} asked, upon one knee | it thought, and made a hedge with one hand, and a bill with the other, and then lay down flat with its arms out | "I never did stop at noon," {p} admitted
= Hold a {lamp} to it, and look what it carries => {h} held the {lamp} low, and it went right up the wall | it had the shadow of a {ledger} under one arm | "It reads!" said {p}, and was for a moment quite proud
- Betray {p}, and offer it better heels => It came across and lay down behind {h}, heel to heel, and shook its head | {p} had watched this, and went off into the sun, with nothing to follow
~ A door came open, and it was in under it like a {letter} | {p} was left in the road with one foot held out
@ shadow3 thread line=shadow beat=3 p=thread
% Sworn In; It Came Up between the Benches
It was the day for {p} to swear about the field, and the hedge-cutter's shadow was in the service of {foe} | the {clerk} looked at the bare floor and laid down his pen
Then a dark low shadow came in | it came up between the benches | it lay down by {p}, but in front, and waited there [3 until it was needed]
"It has walked out on {foe}," {p} whispered. "It will come back to me. But it will not go behind any more."
+ Give it its way, and aid {p} with the needle => {h} sewed it on by the toes, in black | {p} swore, and was believed | it went ahead from then on, whatever the sun did | at {foe's} door it stopped and showed them where one could listen
= Ask it what it heard at {foe's} doors => It told them on the wall of the court, with both hands, as one does for children | its hands made a stair, a key and a person who counts | the {clerk} got all of it on paper, and then took {p's} oath without looking at the floor
- Trick it on to your own heels with a promise => {h} named a short day and a good wall, and it came | {h} had two from then on, and they did not agree about the hour | {p} lost the field, and sat in it at noon, when nobody has one to speak of
~ The wind shut the door, and all the light went with it | "Sworn, or not sworn?" said the {clerk}, and nobody could tell him
@ * callback did=wonder.shadow3:+
On the road before {h} a shadow passed, and its hedge-cutter some way behind it
@ well1 thread line=well beat=1 p=well-digger
% Thirty Feet Down; The Voice in the Ground
A voice was talking, and there was nobody there | it came up through the stones at {his} feet
{p.a} had dug down thirty feet for a bet | then the sides had slid in after {p.him}
"No hurry," called {p}. "I have half a loaf. But there is a door down here, and now there is a knocking on it."
+ Rescue {p} with a rope and a mule => It took the mule three tries and {h} most of {his} skin | {p} came up grey as a root and blinking | "It stopped knocking when I started to rise," {p.he} said. "I wish that it had not."
= Call down and ask about the door => "Oak," came the answer. "Iron straps. And the knocks are on our side of it, if you follow me." | {h} followed, and wished {he} had not | they got {p} up by evening, with no more said
- Cheat {p} out of the wager first => {h} cheated {p.him} of it, and had it signed before the rope went down | {p} came up at last, grey to the eyes, and did not say thank you | the knocking, {p.he} said in passing, came in threes
~ A stone went from the rim, and it was some time before they heard it | "That was the loaf," called {p}
@ well2 thread line=well beat=2 p=thread
% The Second Knock; What {p} Heard
{p} came up to {h} without greeting, and took {him} by the sleeve | {p.he} had not been sleeping
"I went back down to that door," {p.he} said. "I took a lamp. I knocked first, you see, just to be civil. And it said my name."
{p.he} had brought a splinter of the door along in a handkerchief | it was new wood, still pale [3 and sweet-smelling, as if it had been planed that very morning]
+ Give {p} your company for the night => {they} sat up with the lamp between {them}, and talked about bread | toward dawn came three knocks, very faint, under the floor | "You heard it," said {p}, and was asleep before {h} could answer
= Study the splinter under a good light => The saw marks were fresh, and from the far side [3 of the door, where nobody had any business with a saw] | a carpenter was building a door outward | on the back was the carpenter's own mark [, a small neat bird]
- Lie, and tell {p} it was only the frost => {p} wanted so much to believe it | {p.he} went off almost cheerful | {h} kept the splinter, and that night it was warm
~ The splinter had dropped between two boards | they lay and looked down through the crack at it, and from underneath a wet nose took it in
@ well3 thread line=well beat=3 p=thread
% The Door in the Ground; Three Knocks, Answered
The ground had opened by night near {home}, as neatly as a drawer
{p} stood at the edge with a lamp | below {p.him} the door that had been knocked on was ajar | light came out of it, the yellow sort, like a kitchen's
"They were not trying to get out," said {p}. "They were trying to see whether anyone was still up here. They had been told that we were all gone."
+ Help the people below up into the day => There were sixty of them, and the eldest had been a boy when the roof fell | {h} handed them up, one at a time | they stood in a row and looked at the sky, and took off their hats to it
= Ask them who told them so => They had it in writing, pushed through a crack each year | every page was signed, in a neat small hand | it was {foe.own}, and it went back forty years
- Rob the cellar behind their backs => They had silver down there, polished for company that never came | {h} filled up the whole of {his} {bag} | at the top a hand was held out, and a voice thanked {him} for coming
~ The edge broke off as far as {p's} feet | the light was drawn back from under it, like a skirt, and they could hear a bar being lifted into place
@ oathtree tex out p=oath-keeper
% Every Promise Had a Nail; What the Tree Was Holding
The road went beneath a thorn full of nails, one for each promise in that country | whoever passed had to stop and be asked
"Have you broken any?" asked {p}, {p.a} on a stool. "No, do not tell me. I am in no place to ask. This one has worked loose today. It is mine. I drove it when I was seven, and I never knew until now that I had broken it."
The [2 old] tree leaned, as a tree leans that has heard too much [3 in its time, and may repeat none of it]
+ Help {p} to keep the promise, late as it is => It was to come back and play | {they} built a dam across the ditch until dusk | a small voice laughed in the reeds | when they returned the nail was in to the head
= Look for {foe's} nail among the rest => {h} went round it three times, as the custom was | there were two with that mark | one was of gold, and it had never been driven deep
- Steal a nail that is not your own => It came out like a tooth from an old jaw | far away a man put down the bread and left a house | {p} looked at the hole, and laid a thumb on it, as if to stop it running
~ The wind rose, and a score of nails dropped in the grass together | "Those are all one house's," said {p}, and would not say whose
@ giftedhorse tex p=groom
% The Mare That Could Not Be Given; Three Times Returned
A white mare stood across the lane, and would not move until she had spoken | {p.a} waited by her with a bucket
"She tells the truth," said {p}. "At breakfast. In front of the servants. Three kings have had her, and then {foe}, and all of them gave her back. I am used to it. I have nothing left that she could mention. I thought so until this morning."
"You are afraid that they will thank you," the mare said to {h}
+ Comfort {p}, about whom she has begun again => {h} stood by {p.him} while it was all told, to the end | it took no longer than a song does | "Well, now it is out," said {p}, and whistled
= Ask the mare what {foe} was told => "That nobody stays for the second cup," said she, with her mouth full | {foe} had had the stable built over that same week, without a door
- Trick her into carrying you with a kind lie => She bore {h} as far as the ford, and there she stopped in the middle | "Say it again here," said the mare | {p} had run up to the bank with the bucket, and had heard it
~ She put back her ears and said it, the one thing | {p} had dropped the bucket, and the stable boys were all looking at their feet
@ saltgate tex out p=gatewarden
% The Gate That Took a Word; Toll in Kind
At the gate of {place} the toll was a word, and one did not get it back | {p.a} held out the bowl
"I have taken 'butter' today," said {p}, "and 'cousin', and a very good 'moreover'. {hands} paid with 'please', all of them. They said that they had no use for it. It is only that the children have so few, and I have to take one from each."
Those who came through on the other side were pointing at things [3 , and laughing, and could not say why]
+ Give a word to help the next one through => {h} gave one {he} could spare, and there was a small dry place on the tongue | the child behind skipped in with all she had | ever after {h} was obliged to say 'the hour before supper'
= Ask {p} what was paid with last night => {p} stirred in the bowl | a child had put in 'sorry' [2 , quite new], and gone through with {hands}
- Cheat with a word that means nothing => The gate chewed on it for a good while, and broke a tooth | then it opened, a little, and bit | {p} put a hand to its post, as one does with a dog, and it was shaking
~ The bowl tipped, and the whole day's words ran off downhill among the geese | there was talk in that field until the moon rose, and some of it was wise
@ stonebread tex p=baker
% Loaves for the Hill; A Baker's Eleven
The road over the barrow was shut, because the barrow had begun to breathe | {p.a} was waiting below with a loaf
"Every seventh day it gets one," said {p}, floured to the eyes. "It has for a hundred years, and then it sleeps. Last week it gave the loaf back, with one bite out of it. I baked it as I always do. I am afraid to go up and ask."
Up on the hill the turf had begun to rise and fall, as a blanket does
+ Share the next loaf with it, sitting on the turf => {they} broke it in three | the third piece went down by the badger's way, and was thought over [3 for some time] | "Less salt," said the hill, and the road lay still
= Taste where the bite was => There was honey in it that {p} had not put there | the whole sack was the same, and the sack had come from {foe's} mill
- Deceive the hill with a stone in a cloth => The stone was taken in, and {h} was over before it was bitten on | behind {him} the bridge roared | when {he} looked back {p} was picking up {p.his} chimney, brick by brick
~ The oven cracked from side to side, and they lost the batch | from the hill came a sound that anyone would know who has kept a child waiting for supper
@ * stand did=market:+
Round the way in there were stalls, and half of {hands} were deep in trade | {w} had brought the whole market, for a crust that {h} once shared | a child with ferns for hair took {him} through beneath the boards
@ * stand did=market:-
At the way in {h} had to yawn, and could not leave off | it was that same yawn, and {w} had kept it in a lid for {him} | {hands} heard it come up the steps ahead of {him}
@ * stand did=giantbones:+
{w} had driven thirty sheep up to the way in, and they had lain down all about the nearest of {hands} | the old giant had told them to, since {h} shared {his} bread with him | one cannot march among sheep who have been told to lie down
@ * stand did=giantbones:-
Thirty sheep had stopped before the door, and every head came round to {h} | {w} had told them who put out the candle | {hands} saw thirty sheep look one way, and looked there too
@ * stand did=rain:+
It was raining on three of {hands}, and upon nobody else | it was the small cloud that {h} had helped home, and {w} held her by the string | those three ran for shelter
@ * stand did=rain:-
A cloud hung over the way in, with a bit of cut twine on her | as {h} came beneath she let go | {w} had told her who held the knife | {he} left a line of wet steps, and {hands} had only to follow it
@ * stand did=cradle:+
{w} had brought a real child there in a shawl, and it roared | it was put back over the sill on the night that {h} helped to rock | four of {hands} were making faces at it
@ * stand did=cradle:-
Somewhere near the way in a log was being rocked on stone, with nothing round it | {w} was rocking | {h} had spent it for bait, and nobody had been brought back for it | {hands} looked where {w} was looking, and that was at {him}
@ * stand did=stairswap:+
The steps at the way in got up as {h} came, and purred | {h} had swept them once, tread by tread, and {w} had told them who was coming | two of {hands} were standing on them, and were carried off round the corner
@ * stand did=stairswap:-
The steps to the door lay down flat under {h's} foot | {w} had told them who cried fire | {he} went up on {his} hands, and {hands} came to the edge to watch
@ * stand did=wordmarket:+
{w} had hung up a cloth before the way in, and sold some of {hands} words off it | the peddler held one end, and beside him stood the child for whom {h} bought one | between the cloth and the wall there was just room
@ * stand did=wordmarket:-
"Have you come by all this honestly?" {hands} asked {h} | {he} had the yes that {he} cheated {w} of, and it would not leave {his} mouth | {w} stood there with an open palm, to have it back | they drew their own conclusions
@ * stand did=oathtree:+
{w} knocked at the way in with the old nail | {h} had helped to keep the promise on it | what is locked opens to that, once | {hands} had each a nail in that thorn, and did not care to be asked about it
@ * stand did=oathtree:-
{hands} had {h} swear that {he} meant no harm, and {w} held the hammer | in {his} pocket the stolen nail turned over, and came out through the cloth | {w} had only to look at it
@ * stand did=giftedhorse:+
The white mare was telling {hands} the truth about each other | {w} held the bucket | {w} had nothing to fear from her, since {h} stood by while it was told | two of them had begun to fight, and two had to part them
@ * stand did=giftedhorse:-
"That one lies kindly," the white mare called from the way in, when {h} was still far off | {w} had led her up there, and let her go on | {hands} heard all that {he} had said at the ford
@ * stand did=saltgate:+
The guards opened their mouths when they saw {h}, and nothing came | {w} had taken one word from each that day, and it was 'halt' | {h} had paid once for the child behind {him} | so {w} tipped the bowl a little, and {he} could see it in there
@ * stand did=saltgate:-
{w} held the bowl at the way in, and wanted {h's} own name this time | a gate had broken a tooth on what {he} last paid with | while {h} thought it over {hands} came up
@ * stand did=stonebread:+
The ground sat up under three of {hands}, and they slid off it | {w} had taken a whole batch up the hill that morning, with less salt | {h} had shared a loaf with it, and under {him} it lay quite level
@ * stand did=stonebread:-
In the way in lay a stone in a cloth, with a bite out of it | the hill had sent it back | {w} had lost a chimney over it, and had told {hands} who baked that | {h} had to climb over, and they watched {him} do it
@ * stand did=yes2:+
{hands} were asking {w} what was to be done, and {w} shook {w.his} head at everything | {h} had once given {w.him} the half of a hayloft | {w.he} would have told them no until nightfall | those who stood round them did not look at {h}
@ * stand did=yes2:-
{w} had sat down there on a bundle, with a frog in {w.his} hat | {h} had sold {w.his} own voice a bog, and the law had come to {w.him} for the price | {hands} had been told where else to ask
@ * stand did=yes3:+
"Is this person to be let by?" asked the first of {hands}, and {w} said yes, so that one could hear it in the next valley | they had fetched {w.him} there to say no, which used to be all {w.he} had | it was {h} who had lent {w.him} the word
@ * stand did=yes3:-
"Do you mean any harm here?" {hands} asked, and the bag at {h's} side said yes | it was the word that {he} stole from {w}, and it agreed to whatever one liked | {w} stood by, and could only shake {w.his} head
@ * stand did=hill2:+
Behind {last} knelt a round hill that had not been there at noon, and {w} sat on it | {h} had watched a night with them on a step | {he} went up over the turf, and came down behind the first of {hands}
@ * stand did=hill2:-
A stone from the hill was in that wall, with the hole of a pin in it | it let nothing by that smelled of {h} | {w} leaned on it, and held {w.his} side | {he} had to go round by the open ground, before the eyes of {hands}
@ * stand did=hill3:+
There was a hill before the way in, and {w} lay on the top with a stalk of grass in {w.his} mouth | {h} had stood up for its name once | it had come down rather suddenly, and four of {hands} had stood on the wrong side
@ * stand did=hill3:-
The ground humped itself up before the way in, and {h} had to climb it | {w} walked behind that hill with an empty basket, and knew who had the spoon | at the top {he} stood out against the light, and {hands} could count {his} buttons
@ * stand did=shadow2:+
A shadow slid out from the way in, and made a picture for {h}: a door, and four hats behind it | {he} had asked it kindly once what it wanted | "It has stopped at noon today," said {w}, "and left {foe.own} house to look after itself."
@ * stand did=shadow2:-
{h} had bid for a shadow over the head of {w} | there it lay in the way in, still in the service of {foe} | it got up, and pointed {him} out to {hands} | {w} might have told {him} that it was proud
@ * stand did=shadow3:+
The shadows of four of {hands} had begun to walk off, and those four went after them | the one that {h} sewed on had spoken to those of wages | {w} stood by with the needle, rather proud
@ * stand did=shadow3:-
{h} threw two shadows at the way in, and {hands} could count | the second was the one that {he} had tricked away from {w} | {w} threw none, and had told them to look at the floor
@ * stand did=well2:+
Three knocks came from under the step | {h} and {w} had settled that on the night of the lamp and the bread | it meant that {hands} had their backs turned | then a flag went up, and {w.his} hand held out a {lamp}
@ * stand did=well2:-
There had been a way in from below | {w} had filled it up that week with forty loads | it was only the frost, {h} had said, and nobody was down there | the other way was the front, and there stood {hands}
@ * stand did=well3:+
Sixty people in very old hats had come up through the floor | they were asking half of {hands} politely about the weather | {w} had led them, as {h} once led them into the day | the way in was not what they were looking at
@ * stand did=well3:-
Sixty people in old hats stood along the way in | each held out an empty hand to {h}, and thanked {him} for coming | {w} had told them by then where their silver was | {hands} took an interest in {his} {bag}
`;

/** Fantasy and its kin: the old bargains, the small gods, the road that counts its steps. */
/** What there is to do after the end, and the quests that come of it. */
const after = `
@ out1 after won
+ Give back what was borrowed on the way => {h} had a list, and knocked at every door on it | some of it belonged to trees, and one thing to a well | the well said that it had not expected to see that again
= Ask what has changed, of those who notice such things => {h} asked the bees first, as one should | they were full of it, and spoke mainly of {foe} | the rest of it was a name, and it was new to {him}
- Cheat the first who comes to you for a favour => {h} was paid, and did half of it | nothing came of that for a month | then all that {he} bought was leaves by the time {he} got home
@ out2 after lost
+ Comfort the others who had hoped for it => {h} sat for an evening with each of them | the smallest had really wished for soup, and that could be managed | after that the rest began to wish for smaller things too, and got some
= Wait where it ended, for a night => {h} put a chair there | nothing came | toward morning a stranger came, with a chair
- Lie to {foe} that you never wanted it => {h} said so lightly, with one hand on the door | {foe} believed it, which was hard to bear | a bird on the sill had heard, and for years it said so all over town in {h's} voice
@ out3 after renounced
+ Give your place in the tale to one who wants it => {h} put it about that there was a place free | fifteen came, and one had brought a horn | {h} chose the one who asked first what there would be for supper
= Leave the door on the latch, and wait => {h} left it so, and got on with the dishes | for a month nothing came in but the cat | then one evening the cat did not come alone
- Deceive the powers with a note that you are dead => {h} wrote it in a shaky hand, and pinned it up | they were most upset, and sent flowers | the flowers came up each spring in the shape of {his} name
`;

export const wonder: PackSource = {
  id: 'wonder',
  sheets: [[cards, wonderVoice, after].join('\n')],
  words: {
    places: ['the drowned chapel', 'the orchard of bells', 'the glass stair', 'the footprint of the giant', 'the library under the hill', 'the salt tower', 'the owl parliament', 'the bone mill', 'the hollow oak', 'the winter garden', 'the hall of nine doors', 'the sleeping bridge'],
    foes: ['Ilvane Sorrel|tithe-queen|the tithe-men|she', 'Corvin Ashgrave|keeper of the black ledger|the ledger-men|he', 'The Salt Baron|baron of the flats|the salt guards|he', 'Mother Hallow|reeve of the dead|the grey sisters|she', 'Oswin Thrice-Born|hedge king|the thorn knights|he', 'Lady Merrow|mistress of the tide house|the drowned men|she'],
    'names.he.old': ['Alder', 'Bram', 'Corin', 'Dunstan', 'Eldric', 'Fenn', 'Garrow', 'Hob', 'Ivo', 'Jory', 'Kester', 'Lorcan', 'Merrit', 'Niall', 'Oswy', 'Perrin', 'Rook', 'Sorley', 'Tam', 'Ulf', 'Wystan', 'Yarrow'],
    'names.she.old': ['Aveline', 'Brida', 'Ceridwen', 'Dowsabel', 'Elspet', 'Fenella', 'Gwenna', 'Hawise', 'Isolde', 'Jessamy', 'Kerra', 'Linnet', 'Maud', 'Nessa', 'Orla', 'Petronel', 'Rowan', 'Sorrel', 'Tamsin', 'Una', 'Wynn', 'Ysolt'],
    'example.objective': ['Find the lost bell that wakes the river', 'Rescue {his} brother from the court under the hill', 'Defeat the king who eats names', 'Deliver a sleeping dragon egg to the mountain', 'Become the first hedge-knight of the valley', 'Protect the last orchard from the winter queen', 'Break the curse on the village of Thornwick', 'Steal back the moon from the glass tower', 'Find out why the dead have stopped dreaming', 'Build a bridge that the river will agree to'],
    'example.setting': ['Thornwick, a village on the back of a sleeping giant', 'The marsh city of Nine Lanterns', 'An orchard kingdom under a paper moon', 'A valley where the echoes answer back', 'The hill town of Ashmere, below the glass stair'],
    'example.motivation': ['{his} name was sold at a market and {he} wants it back', 'The river took {his} father, and it keeps singing in his voice', 'A fox once did {him} a favour, and foxes keep accounts', 'To break a promise that {his} grandmother made for {him}', '{he} was born on the forty-first stair and never told why'],
  },
};
