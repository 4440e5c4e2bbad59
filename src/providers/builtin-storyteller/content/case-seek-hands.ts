import type { PackSource } from '../pack.ts';

/** Where it is, and what happened to it since it was last where it belonged. */
const facts = `
@ * truth line=seek-hands start
Nobody had broken in for {target} | the lock had been opened with its own key [2 , and after that it was shut again] | there was only one key, and the old keeper wore it round his neck
@ * token line=seek-hands
the strip of blue wool
@ * known line=seek-hands before
{target} had left its room in half of a blue blanket | {h} had to find the door where it went in, before {foe} did
@ * known line=seek-hands behind
The old keeper had saved {target} from {foe}, who would have sold it | {h} had to find it, and must not be followed there
@ * settle line=seek-hands won
The fifth opened, and took a loaf out of the bread bin | underneath lay {target}, in half a blue blanket, and {h} had the other half | "Five years," said the fifth, "from one hand to the next. None of us asked what for." | "For this," said {h}. "{foe.name} would have sold it within the hour. Your old keeper knew that, and had nobody but you." | all round the yard people stood on their steps | the old couple had come, and the locksmith | the fourth was lying upon a door | {foe} wanted to shout at one of them, and could not choose | the buyer left at daybreak, and the pear tree stayed with strangers | {h} walked by with {target} | nobody lifted a finger | then they all lifted three, and laid them upon the sill
@ * settle line=seek-hands lost
{foe} was quicker, and had {target} under one arm | the blue wool hung down | "Beside the bread!" said {foe}, still out of breath. "Five years, and you kept it beside the bread." | the {ride} was heard as far as the corner | {target} was to be sold at daybreak | the fifth sat on the floor, and had not told | {h} went back by all of the doors to say so | each neighbour asked first whether the others were well | not one of them laid a hand on the sill again
@ * settle line=seek-hands dear
The fifth took {target} from beneath the bread, and put {thing} into {h's} arms | "You go out at the back," said the fifth. "I shall open at the front, and be slow about it." | {foe} was asked to wipe both feet | at last {foe} turned over the bread bin | by then {h} was three gardens off | so {target} came home, and the buyer got nothing | the old keeper got a stone, with a cat on it | the fifth was never seen again in that house, nor in any other
@ * last line=seek-hands won
Before the year was over the old keeper had his stone, and {h} saw it | on it was a cat, and under that a hand | three of its fingers were out, and everyone knew why | {target} was back behind the old lock | a small girl came daily, to see that it had not grown | {h} tied {token} round the stone, over the hand | the grey cat slept on the step
By daylight {h} carried {target} home from house to house | in each of the five they cleared a place beside the bread | "So that is what we had," said the old man. "A whole year, and I never looked." | upon the last sill {h} left {token} | it lay just where three fingers had worn the wood
@ * last line=seek-hands dark
{h} had {target}, and no one called the old keeper a thief any more | by noon they told each other what {h} had done on the way to it | all the way home the sills were empty | {h} laid three fingers upon one of them | inside somebody drew the curtain | a bolt went home, and then two more
@ * last line=seek-hands dear
In spring {h} came by the fifth house | the oven was out there | on the sill were three fingers, drawn in flour | nobody had wiped them off | the old couple swept that step, for no one | {target} stood safe in its place | once a week {h} put a loaf on the sill | in the morning it was always gone
@ * last line=seek-hands lost
All that winter {h} sat in one of the five kitchens | the others came by the back doors | the fourth was carried there, on a chair | they had nothing more to keep but each other | when there was word of the buyer {h} went after it | when {h} came back three fingers lay on the sill | there was always a {lamp} beside them
`;

/** What the hero is doing when somebody crosses the way, what grateful people know, and what comes of a choice later on. */
const threads = `
@ * ask line=seek-hands before
{h} held {token} up to shop after shop | somebody might have seen the rest of that blanket
{h} asked what the old keeper used to buy | a man who sold {target} ought to have been rich
{target} had left its room on a certain night | {h} asked who met the old keeper then
{h} was asking who had been kind to the old keeper | it was not a long list
@ * ask line=seek-hands behind
{h} took the longest way there was | whoever followed was not to learn where {target} lay
{h} was looking at one sill after another, but only in passing | three fingers would have been enough
{h} had turned three corners to shake off {hands} | there was always one more behind
@ * gift line=seek-hands before
"The old keeper?" said {p}. "He went without boots that winter. A man who sells a treasure buys himself boots."
"I met him that night with a bundle," said {p}. "He came home without it, and he wept. Thieves do not."
"{foe.name} asked about {thing} weeks before it was gone," said {p}. "The old keeper shut the door on that."
"They do an odd thing in that {street}," said {p}. "They lay three fingers on the sill. Ask why, and they talk about the weather."
@ * gift line=seek-hands behind
"You are being followed in twos," said {p}. "One looks at you. The other looks at the doors where you knock."
"{foe.name} has a buyer already," said {p}. "The half is paid. The rest is due at daybreak, and not an hour later."
"Somebody bakes in that yard at midnight," said {p}, "and has no shop. I have often asked myself who eats it all."
@ * echo line=seek-hands wall did=hands4:=
The hinges here smelled of {lamp} oil | {h} had smelled that on the old keeper's lock | so this was one of the houses
@ * echo line=seek-hands turn did=hands-o1:+
The grave-digger whom {h} had helped had been up all night | he had watched who made the crosses | it was {hands}, he told {them}
@ * echo line=seek-hands turn did=hands4:+
The board still stood straight on the old keeper's grave, thanks to {h} | the layer-out had told everybody | people greeted {h} here, cross or no cross
@ * echo line=seek-hands turn did=hands1:+
{h} had given a neighbour the cat | now that neighbour came out with a wet rag | two of the crosses were gone already
@ * echo line=seek-hands turn did=hands10:-
"That wax was stolen from my bench," the locksmith told everyone | {h} had no witness now for the print of the thumb
@ * echo line=seek-hands price did=hands5:+
The old couple remembered the week at {h's} table | they had come with a hand cart and two quilts | the fourth was not to lie there alone
@ * echo line=seek-hands price did=hands-o2:-
The weaver had seen {h} steal that blanket | {hands} had asked her for a name, and she gave it gladly | so they had known whom to follow
@ * echo line=seek-hands plan did=hands-o2:+
The weaver whom {h} had protected sent a second blue blanket | a cousin of hers would carry it about | so {hands} had two to follow
@ * echo line=seek-hands plan did=hands4:-
{h} had once stolen a string from the layer-out | so the layer-out sent no word to her neighbours | one back door on the way was going to stay shut
@ * echo line=seek-hands plan did=hands5:-
The old couple had left their own door off the list | {h} had tricked the old man once | it meant forty steps in the open {street}
@ * echo line=seek-hands far did=hands-o1:-
The grave that {h} had let {hands} dig up was not filled yet | the whole {street} had seen it | some people there would not open to {him} now
@ * echo line=seek-hands far did=hands1:-
It was known that {h} had taken the {coins} from the dead man's cup | two of the houses would not listen to {him} any more
@ * echo line=seek-hands far did=hands12:-
{h} had stolen a drawing, so the carver drew that hand again | {hands} had found it on the bench | now they knew the sign
@ * echo line=seek-hands gate did=hands10:+
The locksmith was grateful for the sign, and had hung a padlock on {foe's} stair | it would be some time before {foe} was down
@ * echo line=seek-hands gate did=hands12:+
Across the way in lay a block of stone | the carver had dropped it there, for {h} who helped to hide the cat | no {ride} could get in
@ * echo line=seek-hands gate did=hands3:-
The empty house that {h} named to {foe} had not been empty | its people had lost everything in it | they stood by {hands}, and pointed
@ * echo line=seek-hands price did=hands13:+
It was known that {h} gave up boots sooner than a name | forty people came into the yard, and stood round the fourth | {hands} looked at so many feet, and went out by the gate
@ * echo line=seek-hands turn did=hands13:=
At the well {foe.name} had spoken of a man who was waiting | so that was the buyer, the same one as five years ago
@ * echo line=seek-hands turn did=hands13:-
The rag-seller came by with his bed upon his back | he told everyone who had given {foe.name} his name | no door was opened for a wet rag
@ * echo line=seek-hands gate did=hands14:+
In the passage to the yard one of {hands} sat on a chair. "Take your time," he said | "Get up," said {w}, and he did | so the passage lay open
@ * echo line=seek-hands gate did=hands14:=
A tub fell over at the back with a great noise | it was the tub that {h} had set there against {foe} | {foe} would have to come round by the front
@ * echo line=seek-hands gate did=hands14:-
{w} had not said a word since {h} boasted in the wash-house | so nobody told {h} about the way back | it was bolted by now
@ * echo line=seek-hands gate did=hands11:-
The cobbler with four fingers sat on a step between two of {hands} | he had heard by now whose sign that was | he would not look at {h}
@ * echo line=seek-hands price did=hands15:+
In thanks to {h} for the scarf the dyers had put a black vat in the gateway | {hands} would go home black to the knees
@ * echo line=seek-hands plan did=hands15:-
The old dyer's son stood down there with {hands} | {h} had lied about his father, and he would not even blink
@ * echo line=seek-hands gate did=hands20:+
One of {hands} fell over a pair of boots in the dark, and out went the {lamp} | the old man had left them there, for {h's} word to the girl
@ * echo line=seek-hands gate did=hands20:-
The old keeper's boots creaked, for nobody had worn them in five years | {h} had stolen them off an old man | one of {hands} turned his head
`;

/** How it begins, and scenes in which a fact of the case is found out, with somebody who comes back. */
const scenes = `
@ hands-o1 open line=seek-hands p=grave-digger/he where=the_old_keeper's_grave
% No Grave for a Thief; Blue round Three Fingers
{h} came to the old keeper's grave, for he was to be buried that day | five years before, {target} had vanished | the room had been locked, and the keeper had had the only key | so people said that he had been paid for it
Beside the grave {hands} had hold of the ropes | "He goes into the ditch," they said. "{foe.name} wishes it, unless one of you says where the money is."
"What money?" said {p.a}. "He is wearing my shirt!" | the dead man had {token} round three fingers | {p.name} slipped it to {h} | "Hide that," he whispered. "Ask the woman who laid him out. She has his key"
+ Help {p} with the burial => {h} took hold of one rope, and {p} of another | two people who had only been looking on took the third | {hands} counted heads, and let go | "That is the first kindness he got in five years," said {p}. "I shall not forget it"
= Ask {hands} who ever saw the money => "Nobody," one of them said. "That shows how well he hid it" | they began to quarrel about that | {p} let the ropes run out meanwhile, and picked up the spade
- Lie that the money lies beneath him => {hands} jumped in to dig at once | {h} got away with the blue wool | they dug until it was dark, and found some roots | "Now he has no grave at all," said {p}, and looked after {h}
~ Something blue had been seen by one of {hands}, and he shouted | {p} let go of his rope, and there was a great splash of mud | {h} walked off with one fist shut, to look for the woman with the key

@ hands-o2 open line=seek-hands p=blanket_weaver/she where=the_weaver's_stall
% One for Each Lie; The Price of a Blanket
A woman screamed at the weaver's stall, where {h} was asking for {target} | two of {hands} were tearing up her blankets
"One for each lie," they said to {p.a}. "You sold the old keeper a blanket on the night of the theft. Who gave him the money?"
"Nobody!" she cried. "He paid with his boots." | people called him the thief, for nobody else had had a key | now he was dead, and could not answer
She gave {h} {token}, the end that was left over on the loom | "Would a rich man go barefoot?" asked {p}. "Find the layer-out. She took the key off his neck"
+ Protect {p} and the blankets that are left => {h} sat down on the pile, and did not get up | people came to see, and some of them sat down too | {hands} went off with threads all over them | "I owe you a blanket," said {p}. "You will have it when you need one"
= Look for the boots in her account book => There they were, one blue blanket against one pair of boots | the date was right, and not one {coin} stood beside it | {hands} spelled it through, and tore up one more, but slowly
- Steal a blanket while they tear up the others => It was thick and warm, and nobody stopped {h} but {p}, with her eyes | "That one was for my mother," she said | then {hands} took hold of the next one
~ {hands} turned round, and asked what she had given away | {p} pushed the whole stall over on them | "The woman with the key," she called to {h}, from under the wool

@ hands1 scene line=seek-hands second p=again who=layer-out,blanket_weaver,grave-digger where=the_old_keeper's_room
% The Old Keeper's Room; One Shirt and a Cat
The old keeper had sold {target}, people believed | so {h} went up to look at his room | {p} had not liked to go there alone | now {p} came along, and held the {lamp} | {h} counted one shirt, one cat, and a cup with {coins}
"People who sell such a thing," said {p}, "buy a second shirt." | under the bed lay half of a blanket [, cut through with scissors] | it was as blue as {token}, and had never been used
So the old keeper had carried {thing} out by night | he had wrapped it in the other half of that blanket | nobody wraps a thing so warmly to sell it | but somebody had held out both arms for that bundle, and {h} wished to know who
+ Give the cat a home with a kind neighbour => {h} carried the cat next door | "I was wondering when you would ask," said the neighbour | the neighbour's three fingers went to the sill, and off again
= Fit the blanket to the print in the dust => {h} took the half blanket to the room with the old lock | it fitted the clean place there, as a lid fits its box | the old keeper had wiped round {thing} each day | he had never once moved it
- Rob the room of the cup and what is in it => {h} took the cup, and it was light | "He was saving for something," said {p} from the door | the cat watched {him} go down all the stairs
~ The cat had got into the blanket, and would let nobody near | {p} had it for a moment by the neck | it guarded that room like a dog | one of {p's} cuffs stayed with it

@ hands2 scene line=seek-hands plan entered p=again who=layer-out,grave-digger,blanket_weaver where=the_room_where_they_slept
% Through Every Kitchen; Let the Stranger Pass
{p} tapped on {h's} sill with three fingers | the fifth of the neighbours had {target} by now, {p} said | but {hands} stood in the {street} below | they waited for {h} to lead them there
"So do not go by the {street}," said {p}. "Go through the houses, in at one {kitchen} and out at the next. The old couple have sent word ahead. Let the stranger pass, it says."
Those who had kept {target} would leave their back doors open | behind the last of them was the fifth
{p} unrolled half of a blanket, a blue one, from the old keeper's room. "Show them that," {p.he} said. "They know the other half. If {hands} see you go, it was all for nothing"
+ Help {p} to light the {lamp} as on any evening => {they} set the {lamp} where it showed from below | {hands} looked up at it, and shifted their feet | under the table {p} had the blanket tied round {h} by then, beneath the {coat}
= Learn the back doors by heart, in their order => {h} said all the doors over until {p} nodded | there were green doors and brown ones | behind one was a dog whose name was Princess | "Nobody ever knew all of them before," said {p}, not quite happily
- Trick {hands} with your {coat} on a broom => The {coat} on the broom bowed to the {street} now and then | {hands} watched its shadow for hours | one of them said that it looked tired | they had nothing else to report
~ Below in the {street} a man coughed, and it was at the back as well | {p} put out the {lamp} before {p.he} had done | "Then we go by the wash-houses, and later," {p} said in the dark

@ hands3 scene line=seek-hands wall where=the_third_house
% Very Patiently; The Third Door
The old couple had told {h} of a third house | {target} had once been kept there | {foe} was there first [3 , by an hour], and sat at the table | {hands}, {foe's} people, stood round about | a bowl of supper was growing a skin
"I only ask where {target} is," said {foe}. "I have a buyer for it. I had the first of them by asking, and then the second. They are such poor liars, these people"
The third neighbour looked at {h} in fear | three fingers of that neighbour's hand lay on the sill [3 , as if to hold on to it]
"We have the whole night," said {foe}, and drew the {lamp} nearer to that face
+ Support the neighbour with a word about supper => {h} warmed up the supper, and the neighbour ate it | one cannot well question a person who is eating | {foe} drummed on the wood, and went away early
= Ask {foe} who that buyer is => {h} asked who the buyer was, over the cooling plate | "A person who pays," said {foe}, and seemed surprised. "What else? These people would keep it beside the bread." | then {foe} bit {foe.his} lip
- Betray the wrong house to {foe}, to gain a day => {foe} and {hands} went off to that house at once | {h} had believed it to be empty | but somebody in there had a kettle on
~ {foe} set a chair between {h} and the table | "It goes so much quicker with two," said {foe} | the neighbour took those three fingers off the sill

@ hands4 scene line=seek-hands lead p=layer-out/she where=the_room_with_the_old_lock
% A Key on a String; Locked Up Again
{h} asked the whole lane for the woman who had the old keeper's key now | it was {p.a}, and she took {him} to the room where {target} used to stand | "It was under his shirt," said {p}. "The string had worn a groove. You could have played him like a fiddle."
She let {h} try it | the lock turned like butter, and had not a scratch on it
Within, in five years' dust, was a clean place [2 , of the size of {target}] | whoever took it had locked the door afterward, with this key
"There is just the one," said {p}. "So they say that he sold it. But what, I ask, did he spend the money on? Look into his room, before {hands} do"
+ Help {p} to set the board straight on his grave => {hands} had pushed the board over in the night | "He never owed a baker," {p} said when it stood again. "I had to sew his sleeves shut to make him decent. I have not been up to his room yet. I did not like to find a purse"
= Smell the oil that is in the lock => The oil was fresh, and was on the hinges too | whoever put it there had not wished to wake the {street} | somebody had wiped up the drops after, and no thief does that
- Steal the string and leave the key => {h} had the string, and left her the key | a bit of wool was caught in its knot | it was new and blue, as from a blanket | {p} turned out all her drawers for that string
~ The lock had caught, for the first time since it was made | "It was never forced by him," said {p} | she took the key back, and hung it about her own neck

@ hands5 scene line=seek-hands means p=again who=layer-out,grave-digger,blanket_weaver where=the_old_couple's_kitchen
% The Year of the Bundle; Three Fingers on a Sill
Somebody must have taken that bundle from the old keeper | {p} knew of an old couple who had wept for him | they let {h} into their {kitchen}, and {p} with {him} | once they had kept a back room shut for a year | {target} had been in there
"It is over for us," the old man said, "so one may speak of it. They set it into our arms one night, in half a blanket. I never looked. She did."
"One keeps it for a year," his wife said. "Then one carries it to another house. It was the third of them that had it after us."
"And how does one know who comes for it?" asked {h} | the wife put three fingers to the sill | the wood was hollow there, in three places | "But somebody has been asking for us," she said, "and it was not you"
+ Give them back that year, by a week at your table => The old couple came on the first evening | they stayed until the {lamp} went out | "We were the second," said the old man on the step. "Somebody has asked at the first's. Very patiently, they say"
= Try the hollows with your own three fingers => {h's} fingers fitted the hollows | across the {street} a neighbour drew a curtain aside | three fingers were the neighbour's answer, too
- Trick the old man into a glance at the next door => The old man looked at his boots the whole time | but his wife began to speak of another {street} | after that {h} knew about which house it was | "They had set out the good cups for us," said {p} on the way home
~ The old man had put out the light. "Feet," he said | {they} sat in the dark, all four, until it was quiet | when it was lit again flower pots stood along the sill

@ hands6 scene line=seek-hands price entered p=again who=grave-digger,blanket_weaver,layer-out where=the_yard_of_the_fourth_house
% Out by the Roof; The Fourth Who Kept It
{h} had found the house of the fourth neighbour | {target} had been there this year | but {hands} had followed {h} to the door | in the yard lay the fourth, on a door, and {p} knelt there | {hands} came down the stair, in no haste
"They came up, so I went out by the roof," said the fourth. "I let {thing} down on a cord first, and the fifth took it on. For me there was no more cord."
Tiles lay about the yard, and a bone-setter was packing up | "You will be able to sit," said the bone-setter, and said nothing about walking
{h} had asked {p} to keep the door | but {hands} knocked so politely, and {p} had opened | {h} was ashamed before the fourth | it was {h} who had led them here
+ Comfort the fourth neighbour, and fetch a pillow => "I have not dropped it," the fourth said over and over | then the fourth whispered to {h} where the fifth lived | one could smell a bread oven from its step
= Climb up to see where the cord had hung => The cord had hung down at the back | {hands} had posted nobody there | in the soft earth below was the print of a bundle | the fifth had come for it in clogs, and gone one way
- Lie to {hands} that it lies in the gutter => {hands} climbed up to the gutter, all on one ladder | {p} took the ladder away | nobody laughed | "From up there they can see which way it went," said the fourth
~ Some more of the tiles came down | the dust settled, and {hands} stood around with their hats off | they asked the fourth, very politely, who lived in the next yard

@ hands7 scene line=seek-hands turn entered p=again who=layer-out,grave-digger,blanket_weaver where=the_street_of_the_chalk_crosses
% Chalk on Every Door; There Was No Thief
Something was wrong in the {street}, and {p} fetched {h} to see it | there was a cross in chalk on some of the doors | they were the doors where {h} had asked for {target}, and no others
On a doorstep {name} laid out two things | one was {token}, which came from the old keeper's blanket | the other was the locksmith's lump of wax, with the print of the key
"{foe.name} ordered a second key," said {h}, "to steal {target} for a buyer. Word of that came to a neighbour with a cat. And who had a cat? The old keeper."
"So he gave it away himself that night," said {p}. "It went to the first house, in half a blanket. The old couple had it after that."
"Then there never was a thief," said {h}. "He let them call him one, so that nobody would look at the neighbours." | {h} was near to weeping, and looked along the {street}, cross after cross. "And I am the one who showed {foe} the doors"
+ Help {p} to rub out all the crosses => {they} rubbed out cross after cross with their sleeves | at the last door a neighbour had been quicker | there were three fingers on that sill, drawn in chalk
= Look at how high the crosses were made => All of them were as high as an elbow | {hands} had leaned there, and had not even hidden | one of the crosses was still so fresh that it came off on {p's} nose
- Deceive {hands} with a cross on each other door => {h} drew a cross on every other door | {hands} came along at dusk, and stood still | then they knocked at every door until morning | "My mother is eighty," said {p}. "She got up for them four times"
~ One of {hands} stood at the corner with chalk, and touched his hat to {them} | {p} got up from the step | on the back of {p's} {coat} there was a cross as well

@ hands8 scene line=seek-hands gate move entered p=again who=layer-out,grave-digger,blanket_weaver where=the_yard_of_twelve_doors
% The Fifth Sill; Until Somebody Answers
{h} had come to {place} through the kitchens | {p} was close at {h's} side | one of those doors was the fifth's | {foe} owned all the others
{target} must be behind the door that smelled of bread | but {foe's} people baked as well, and two of the doors did
At the far end {hands} went from sill to sill | they had a {lamp}, and looked at each one
{h} had the blue blanket, and tied {token} round three fingers [2 , as the old keeper had] | {he} laid them upon the nearer sill, and nothing moved inside | the {lamp} came on by one door, and by another
"At the wrong sill they will call {hands}," breathed {p}. "But if you take the hand away, it means no."
+ Give {p} the blanket, and stay there alone => the blanket went off down the yard, with {p} underneath | {hands} all went after it | {h} stood in the dark with one hand out | then the fifth laid three floury fingers beside {h's}
= Wait with your hand on the sill => The light ran up the wall, and stopped | {hands} were quarrelling about whose turn it was | inside the fifth had laid down three floury fingers | then the fifth felt for a bolt
- Trick {hands} with a stone => The stone rang on the other door like a knock | someone in there cried out for help | {hands} ran to that door, all of them | behind {h's} sill the fifth laid down three floury fingers
~ The {lamp} shone full on {h's} hand, with three fingers out | "Here!" one of {hands} shouted, and began to run | just then the fifth laid down three floury fingers inside

@ hands9 scene line=seek-hands duel where=the_yard_of_twelve_doors
% Three Bolts; Out of Breath
The fifth had felt three fingers, and was opening to {h} | three bolts had to be drawn, and the first had gone when {foe} came running | if {foe} got in first, {target} was gone by daybreak | if {foe} could be held up a little, {h} would be first
"Out of my way!" said {foe}. "I have a {ride} at the corner, and a buyer who leaves at daybreak. Five years I have been patient. I am done with it."
"Who kept {thing} all that time?" asked {h}, and wished to hear just one name.
"How should I know? They are such ordinary people," said {foe}, and looked at the door. | inside the second bolt had stuck [3 , as it did in wet weather, and nothing would move it]
+ Protect the door with your own back => {foe} pushed, and {h} stood | at the noise other doors had opened | people came out on their steps, with candles and bread knives | the second bolt gave, and then the third
= Ask {foe} to name one of the five => "The fat one!" cried {foe}. "The old pair. The one with the soup" | {foe.he} counted them upon {foe.his} fingers | each one that {foe} named had just come out on a step | behind {h} the third bolt went back
- Lie that it is in {foe's} {ride} => {foe} was half across the yard before the sentence was over | one heard the doors of the {ride}, and a roar | the fifth drew the third bolt before {foe} was back
+~ {foe} took a run at {him}, and {h} stood fast | it was the old wood that gave way [! , with all three bolts]
=~ {h} had taken half a step aside, so as to ask it to {foe's} face | half a step was enough | {foe} had one shoulder in at the door, and the bolt tore out
-~ "So it is out of the house," said {foe}. "Stop anybody with a bundle!" | the fifth was just coming round from the back [! with a bundle]

@ hands10 scene line=seek-hands near p=locksmith where=the_locksmith's_workshop
% A Second Key; The Thumb in the Wax
{h} went to ask the locksmith about {target} | there might be a second key | {p.a} sat in the workshop without any work, as on every day for five years
"One person wished me to make one," said {p}. "It was {foe}, in the week before {thing} was gone."
From under the bench {p} took a lump of wax | it held the prints of a key and a thumb | the thumb had a scar across it, and was {foe's}
"I never cut it," said {p}. "I talked of it to a neighbour that evening, over his cat. So now they blame either the locksmith or the keeper."
{p} wanted to hang out the sign again, and be greeted [3 by name, as before] | but {hands} came by each day to see that nobody did
+ Help {p} to hang the sign out again => The sign creaked, and three people looked up | one of them nodded to {p} | "That is one more than yesterday," said {p} | {h} left with the wax, wrapped in a clean rag
= Ask {p} whose cat that had been => "The old keeper's," said {p}. "A grey one. He went quite pale, and asked me for the loan of a pair of scissors" | then {p} pushed the wax across. "You may need that sooner than I do"
- Steal the lump of wax off the bench => The wax was no larger than an egg | it took the print of {h's} fingers as well | when {h} passed by again {p} was lifting the floorboards | {p} still hoped to find that wax
~ {hands}, the people of {foe}, stepped in to buy a padlock, and looked round | {p} dropped the wax in {h's} {bag}, and asked them what sort

@ hands11 scene line=seek-hands far p=again who=stone_carver,locksmith where=the_back_stair
% The Wrong Three Fingers; Every Sill in the Street
{p} ran up the back stair to {h}, and was out of breath | {hands} had learned the sign | house after house they laid three fingers upon the sill | then they waited to see who would answer
Whoever answered would be made to say who had {target} now | the old couple's house was the next but two
"Somebody has to tell everyone," said {p}. "Nobody must put out three fingers tonight."
Across the {street} {hands} bent over a sill already, and smiled [3 at what they saw]
+ Help {p} to warn each of the houses => {they} ran along the back, from {kitchen} to {kitchen} | at a deaf seamstress's {hands} got three fingers for an answer | at the smith's they got three, and then at every house | they were still smiling, but their eyes were not
= Lay three fingers on your own sill => {h} laid three fingers out in full view, and left them there | next door a child did the same, and then the child's mother | soon it was done on all the sills, and meant nothing any more
- Betray a sign of four fingers to {hands} => {hands} were grateful, and began again with four fingers | a dog gave them a paw | then a cobbler waved to them, and he had only four on that hand | they took him along, and he never learned what for
~ {hands} came out of a house near by, and led a man between them | it was only the lodger, who had wanted to be polite | it would be evening before they believed him

@ hands12 scene line=seek-hands near p=stone_carver where=the_stone_yard
% A Cat in Stone; Saving for the Hand
{h} asked who spoke well of the old keeper of {target} | {he} {was} sent to a stone yard | {p.a} looked to both sides, and drew the sack off a gravestone
"He ordered it in his very last week," said {p}. "He wanted a cat, and a hand with three fingers out. The cat is paid for. He was still saving for the hand."
The hand was only drawn in chalk as yet | no name was to stand on that stone
"{foe.name} sells me no more stone if I put it up," said {p}. "It would be for a thief. But I should like to finish it. What do the three fingers mean? Is it a number? Is it a sign?"
+ Help {p} to hide the stone in the shed => The stone went in upon rollers, with the cat in front | "There he can wait," said {p} | then {p} drew the three fingers on a scrap, for {h} to show to people
= Lay your own hand on the chalk => {h's} hand fitted, with three fingers out and two tucked in | "I drew it round his," said {p}. "He held it just so, without thinking. One could see that he had practice." | {h} was allowed to copy it [3 , finger by finger]
- Steal the drawing of the hand => The drawing was on a scrap, behind the chisels | {h} hid it in a sleeve, and could not read it yet | in the yard {p} bent over the chalk, and drew it anew
~ {hands}, {foe's} people, had come to count the blocks | {p} threw the sack over the cat, and sat on it. "A doorstep," said {p} | they wrote down one doorstep, and it took them a long time

@ hands13 scene line=seek-hands near where=the_steps_by_the_well
% Odd or Even; Answer, or Your Boots
{h} sat by the well of that {street}, and watched whose hand went to a sill | {foe} came and sat down there too, as if they were friends
"Odd or even?" said {foe}, and held up a fist. "We both put out fingers, on three. Who loses answers one question truly, or gives up both boots."
{h} won the first round, and asked why {foe} wanted {target} so much
"We had a house with a pear tree," said {foe}. "It was sold over our heads when I was nine. If I bring {thing}, I get it back." | {h} had not expected to feel sorry
{foe} won the next round, and did not smile. "Who in this {street} was good to the old keeper? One name. I shall only ask them."
{h} knew a name by now, and knew how {foe} asked | {foe.name} waited, with both palms up, for a name or for boots
+ Protect the neighbours, and give up your boots => {foe} sat there with the boots in {foe.his} lap. "For people whom you hardly know?" {foe.he} said | {h} went home barefoot, as the old keeper had that winter | every door saw it | by dark another pair stood on {h's} sill
= Ask for one more round, and play for two => {foe} lost it by one thumb. "A man is waiting for {thing}," said {foe}. "He will not wait much longer. That makes two answers" | {foe.he} got up, and nobody owed anybody anything
- Lie to {foe}, and name the lame rag-seller => {foe} shook {h's} hand, for it had been a fair game | by dark {hands} had carried the rag-seller's bed into the {street} | he had never spoken with the old keeper. "Was it for a pair of boots?" he asked {h}
~ Some of {hands} came running with news before anybody could answer | {foe} left in the middle of a round, with one fist still shut. "You owe me a name," {foe.he} called back

@ hands15 scene line=seek-hands near p=again who=layer-out,blanket_weaver,grave-digger where=the_dyers'_lane
% Everything That Was Blue; A Scarf Too Many
{h} was in the dyers' lane with {p}, to ask who had seen a blue blanket by night | {hands} knew of that by now, and came with a cart | all that was blue had to come out of the houses
An old dyer stood on his step, in his shirt | his bed was on the cart, for it had a blue cover | two of {hands} scrubbed his arms with sand, and he wept
"You ask about something blue, so we ask too," they told {h}. "{foe.name} wants everyone who knows of it."
{p} had a blue scarf on, and was afraid | "Not me as well," {p} breathed | one of {hands} took the end of it, and began to pull
+ Save {p}, and throw the scarf into a vat => {h} held the scarf down in the black vat. "What blue scarf?" {he} said | then all the dyers came running with all their blue things | the bed cover went in as well, and the old dyer got his bed back
= Ask {hands} how blue a thing must be => {hands} looked at each other's stockings, and two pairs were rather blue | they argued for an hour, and about green for another | {p} pocketed the scarf, and the old dyer carried his bed indoors
- Lie that the old dyer sold that wool => {hands} let {p} go, and put the old dyer up on the cart, beside his bed | "He only ever dyed," said {p}, and took off the scarf
~ The scarf tore in two, and the longer end went on the cart | {p} held the other in both fists | the old dyer walked behind the cart, and talked to his bed

@ hands14 scene line=seek-hands eve p=again who=layer-out,grave-digger,blanket_weaver where=the_wash-house_at_the_back
% The Cleanest Cup; Take Your Time
{h} waited with {p} in a wash-house at the back | when the last {lamp} was out, they would go on through the kitchens | {hands} went by outside, and came back again
"I never told you what {foe.name} did to me," said {p} in the dark
"Tell me now," said {h}
"It is nothing much. The aunt who brought me up had died, and I was washing her cup. {foe.name} came in about the rent. I said that it was not a good day."
"And then?"
"Take your time, said {foe.name}, and sat down, and watched me. I washed that cup until it was night. I paid then, and I told as well what everyone in the house had hidden away. I only wanted to be alone with it."
Somewhere a door was shut | {h} thought of the fifth, whom nobody must ask like that
+ Help {p} to find the right words for it => {h} sat down on a tub, and was {foe}. "Take your time," said {h} | "Get up," said {p}, but hardly aloud | {p} tried again | by the ninth time it was so loud that a dog got up next door
= Ask {p} how {foe} came in that day => "At the back," said {p}. "{hands} knock in front, and one looks that way. Then there is {foe}, on your chair" | {h} thought about that, and carried a tub outside to the back gate of the yard
- Lie that you would have thrown {foe} out => "Then it was only me," said {p}, and said nothing more | {h} had never thrown out anybody | {p} wrung a rag that was wrung already, until it was time
~ Light fell in under the door, and stood still | {hands} were listening | {p} held {h's} sleeve until they went on | the sleeve was wet through afterward

@ hands20 scene line=seek-hands far quiet where=the_room_with_the_old_lock
% How High It Was; The Old Keeper's Boots
{h} climbed up to that room with the old lock again | people used to come there, just to see {target} | now there was an old man, and he held a small girl by the hand
"It came up to here," he told her, and held one palm above the clean place.
"Last year it was lower," said the girl.
Under his arm the old man had a pair of boots | "These were the keeper's," he told {h}. "He gave them for that blanket, and I bought them back. I never took them to him. People would have seen me at a thief's door"
For five years he had carried them out, and home again
The girl pulled at {h's} sleeve. "People say that he makes it all up," she said. "I was born too late. Is it true?"
+ Give the girl your word that it is true => "And the keeper was no thief," said {h} | the girl made a mark with spittle on the wall, as high as her chin. "I shall know it by that," she said | her grandfather carried the boots home in plain sight
= Ask the old man to shut his eyes first => His palm sank slowly, to just above the girl's head | "I was no taller than she is," he said. "I looked up at it" | the girl went down on her knees there, and looked up as well
- Steal the boots for the way that is left => They fitted {h} as if they had been made to measure | the old man felt under his arm for quite some time | "I was too slow with them," he told the girl, and she led him down the stairs
~ A few of {hands} came in, and counted who was there | the old man said loudly that this room had always been empty | the girl let go of his hand
`;
export const pack: PackSource = { id: 'case-seek-hands', sheets: [facts, threads, scenes], words: {} };
