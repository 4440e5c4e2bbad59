import type { PackSource } from '../pack.ts';

/** Who wants it gone, what for, and by what it is kept. */
const facts = `
@ * truth line=protect-stone start
Moss grows on a stone's north side, as every child knows | but on the stone by {target} it grew to the south | by that boundary stone {foe} laid claim to {thing} | if the stone had been moved, the claim was false, and {h} had to prove it
@ * token line=protect-stone
the wooden tag
@ * known line=protect-stone before
A stone had been moved, and by that {foe} would get {target} | what could be worth so much trouble {h} did not see yet
@ * known line=protect-stone behind
It came down to sixty paces, and one wet hollow | {h} had to get that stone turned over before the court
@ * ask line=protect-stone before
{h} asked along the road who had hired out two oxen
To save {target} {h} needed one witness | somebody must have seen that stone move | {he} asked all whom {he} met
{h} showed {token} to everyone who carried a bucket | nobody knew it, or nobody said so
{h} walked round the bounds of {target}, and looked at the moss on every stone
@ * ask line=protect-stone behind
The stone was to be turned over in court | {h} went from yard to yard to borrow iron bars
{target} hung upon that one stone | {h} was looking for a sledge that would carry it
{h} wished to know by which road {hands} meant to stop the oxen
@ * gift line=protect-stone before
"A stone that moved?" said {p}. "Last autumn I heard oxen on that road, in the middle of the night."
"I know that kind of tag," said {p}. "{foe} has ordered five hundred of them, and a hook for each."
"{foe} never looked twice at the house," said {p}. "It was always the hollow, where the nettles are."
"A boundary stone has one side that nobody sees," said {p}. "In my village they cut the truth into it."
@ * gift line=protect-stone behind
"{hands} have bought up all the soap in the market," said {p}. "They look no cleaner for it."
"Do not leave that stone alone at night," said {p}. "{foe} was asking who has a good hammer."
"That judge goes home at sundown," said {p}. "{foe} counts on it. Set out early."
@ * echo line=protect-stone wall did=stone-o1:+
The man from the {kitchen} door carried an axe | {h} and {w} had not let him by that day | he looked at his boots, and let the axe hang
@ * echo line=protect-stone plan did=stone-o1:-
{foe} had made the neighbours pay for the pegs that {h} stole | nobody would lend a sledge for nothing now | {h} had to hire one
@ * echo line=protect-stone plan did=stone-o2:+
"You sat there beside {w} when none of us dared to," said the eldest to {h}. "So I told the others that they must come."
@ * echo line=protect-stone plan did=stone-o2:-
{w} should have gone from door to door as well | {h} had once tricked {w.him} off the stone, so {w.he} had stayed at home
@ * echo line=protect-stone gate did=stone4:+
By the ditch stood a row of small white pegs | {w} had set them there, in thanks for the help with the cord | they marked a strip that had no soap on it
@ * echo line=protect-stone plan did=stone4:=
{h} had dug at the foot of the stone | so {he} could tell them that nothing held it from below | six would be enough
@ * echo line=protect-stone wall did=stone4:-
{foe} read out what {h} owed for cutting the cord | two neighbours heard it from the fence, and they went home
@ * echo line=protect-stone price did=stone1:+
"It is only a roof," {p} said after a while | {h} had said so once, to comfort {p.him} | {p} would still swear in court
@ * echo line=protect-stone wall did=stone1:-
{foe} thanked {h} politely for the tale of the sledge | {h} had sold it | now the rut was ploughed under, and could not be shown
@ * echo line=protect-stone turn did=stone5:+
{h} had pulled {w} out of the hollow | {w} had shown the wet boot to the neighbours | two of them would swear already that the hollow was never dry
@ * echo line=protect-stone turn did=stone5:-
There were fresh prints of boots all round | the count about which {h} lied to {w} had been made again, by {hands} | they knew the place now
@ * echo line=protect-stone gate did=stone3:+
One of {hands} had not forgotten the breakfast that {h} gave him | he tipped a barrow of sand on to the soap, and said that it had slipped
@ * echo line=protect-stone plan did=stone3:-
The lie about the fever had reached all of them | the sixth sat far off, with a cloth over the mouth | no bar was good that {h} had touched
@ * echo line=protect-stone plan did=stone10:+
{w} had sent the strongest rope of the dye yard, in return for {h's} help | it went three times round the stone, and was still blue
@ * echo line=protect-stone price did=stone10:-
{foe} had let the market know who stole the box of tags | some believed now that {h} meant to sell the brook | nobody came to help
@ * echo line=protect-stone plan did=stone12:+
{w} had sent a sheet of lead, in thanks for the order of the doorstep | it would lie below the stone on the sledge | a hammer would find that first
@ * echo line=protect-stone gate did=stone12:-
One of {hands} held a good hammer, and {w} had lent it | {h} had once come to {w.him} in {foe's} name | so {w} now believed everyone who did
@ * echo line=protect-stone plan did=stone13:+
Two of the six had come because of a race with buckets | {h} had lost, and had said so | "That one tells no lies about a stone," they said
@ * echo line=protect-stone turn did=stone13:=
Here was the answer to {h's} question on the green | {foe} had looked over at the nettles then | now it ran over {h's} boots
@ * echo line=protect-stone price did=stone13:-
All the hill had heard how {h} once won with a bucket | the children had told it | so no neighbour came to help carry
@ * echo line=protect-stone gate did=stone14:+
The six were an hour early, because {h} and {w} had gone to their doors by night | so the oxen could take their time
@ * echo line=protect-stone gate did=stone14:=
Since {h} had counted the paces of that slope, there were ropes behind the sledge as well | it slid back by one length, and hung
@ * echo line=protect-stone gate did=stone14:-
The sun stood low | they had lost an hour at the bridge, and {w} had told the six whose lie that was | they pulled, and did not speak to {h}
@ * echo line=protect-stone plan did=stone15:+
The old woman with the empty bucket had sent her own door, to lay beneath the sledge | {h} had once written over her name
@ * echo line=protect-stone price did=stone15:-
All the neighbours stayed indoors | they knew whom {h} had named at the bar | nobody cared to be the next upon a list
@ * echo line=protect-stone gate did=stone20:+
The smallest girl ran ahead with a bucket, and her mother with another | {h} had once carried theirs home | now both were full of sand, and they strewed it over the soap
@ * echo line=protect-stone gate did=stone20:-
Women with empty buckets stood along the road | {h} had made a child weep about some moss | not one of them put a hand to the sledge
@ * settle line=protect-stone won
The six put their bars beneath the stone, and leaned | over it went, and the bottom side was full of writing | "From the oak, two hundred," {h} read, "and no farther." | so the line was false | {target} was safe, with the hollow and the spring | {foe} had moved it for the sake of the spring | "Then {foe} carries it home," said the judge, "and puts one roof up again, of slate"
@ * settle line=protect-stone lost
The sun went down, and the court was closed till morning | {foe} did not stir from the stone | in the night one heard iron on stone, quite patient | at daybreak {foe} stood up of {foe.his} own accord | six people leaned on their bars, and over it went | the bottom side was white with chips | "There is nothing to read," said {foe}, "as you see." | so {target} went to {foe} | the eldest of the six felt along the chips with a thumb. "It did say two hundred," said the eldest
@ * settle line=protect-stone dear
The stone went over, with six on the bars [2 , and all the court on tiptoe] | "From the oak, two hundred," it said there, in good deep letters | {target} was kept, down to the last nettle | {foe} went off on foot | then the court had a string stretched from the old hole | it was to show the true line | it went across a neighbour's yard, and in at the {kitchen} door | one of the six stood in it with a ladle | the string ran between both feet | {h} offered the path, and half of the spring | the neighbour nodded, and shut the door upon the string
@ * last line=protect-stone won
It took {foe} until Sunday, without oxen, and {h} showed the way | the stone went down into its old hole with a thump | {foe} stood there all over mud, and asked if one might fill a bucket | "One may always ask," said the eldest of the six. "We have no tags for it." | {h} held the bucket under
A year later {h} knelt down by the stone, which was back where it belonged | {h} laid {token} on top, since nobody needed one any more | somebody had left an egg there, still warm | one heard the spring | a girl still came with her bucket, and wet the north side | there the first moss had begun | {h} laid a thumb against it, and let it grow
@ * last line=protect-stone dark
By summer {h} had set up a post beside the spring | on it hung one of {foe's} wooden tags | one bucket, it said, and one {coin} | the six had saved {target} for {him} | the eldest of them paid, and looked at the ground
@ * last line=protect-stone dear
All winter {h} went round that house by the far side | the string still lay across that sill, for nobody liked to take it up | one morning in spring {h} found it on {his} own gatepost, rolled up small | {he} filled a bucket at the spring, and carried it over
@ * last line=protect-stone lost
By summer the brook was sold by the bucket | {h} stood in the line | above them lay {target}, and {foe's} flag was on it | the eldest of the six had brought a boy, and no bucket [3 , for the first time]. "From the oak," said the eldest. "Say it." | "Two hundred," said the boy, and {h} said it with him
`;

/** Scenes in which a fact of the case is found out, with somebody who comes back. */
const scenes = `
@ stone-o1 open line=protect-stone p=egg_seller where=the_house_by_the_stone
% Pegs at Daybreak; The Wrong Side of the Moss
At daybreak {p.a} beat on {h's} door with both fists | "Get up," said {p}. "{hands} are driving in pegs. I tried six doors, and nobody dares to come."
{h} ran at {p's} side to {target} | the row of pegs began at the boundary stone | "All this is {foe's} now," said one of {hands}. "Up to the stone. In ten days you are out."
"That stone has been moved," {p} whispered. "Moss grows to the north, and that grows to the south."
Then the claim was false | it fell to {h} to prove it | {token} lay there in the grass, where somebody had lost it | it showed one bucket and one {coin}
+ Help {p} to keep the {kitchen} door => {they} stood in it, shoulder to shoulder, and no peg came in | {hands} stopped there for the day | "Somebody comes with a cord now, to draw the line," said {p}. "A person with a cord knows about stones"
= Ask {hands} who put that stone there => "It was always there," they said, all at once | but one of them had to look hard at his boots | "Ask the one with the cord," he said. "We only do pegs"
- Steal the pegs while {hands} have their breakfast => There were thirty, and {h} put them down a well | by noon {hands} had longer ones | the price of the old ones was nailed to every door | "Now they will all blame you," said {p}
~ {hands} hammered on all round {them}, as if nobody were there | the basket of eggs was in the way, and then it was not
@ stone-o2 open line=protect-stone p=egg_seller where=the_boundary_stone
% A Neighbour on It; Who Sits Here
{h} found {p.a} sitting on the boundary stone of {target} | {hands} stood all round in a ring | "As long as I sit here you may not touch it," cried {p}. "That is the law!"
{foe} was reading out a claim | all on this side was {foe's}, {target} included | in ten days everyone had to be out
"It stood farther off last year," {p} told {h}. "Moss never grows to the south. Prove that it was moved, and the claim is nothing. Nobody listens to me, I sell eggs."
Then {p} gave {token} to {h} | "{foe} paid my father with that," said {p}. "I never heard what for." | a bucket and a {coin} were cut into it
+ Share the stone with {p} until {foe} gives up => There was just room for two | {foe} had to fold up the claim at last. "Tomorrow they stretch my cord from here," {foe.he} said. "You cannot sit on a cord"
= Read the claim over {foe's} shoulder => The claim went by the stone, and by nothing else | there was not one number in it | "The numbers come with the cord," said {foe}, and covered it up. "Somebody is here tomorrow to stretch it"
- Trick {p} into running home to the hens => "They are all over the road!" called {h}, and {p} ran | the hens were asleep | when {p} came back the first peg was in. "I had thought that you were on our side," said {p}
~ Two of {hands} lifted {p} like a parcel, and put {p.him} down in the road | the first peg went in beside the stone | {foe} had not even raised {foe.his} voice
@ stone1 scene line=protect-stone second entered p=again who=egg_seller where=the_field_of_nettles
% Lamps in the Spring; A New Roof by the Summer
Somebody must have seen the stone go | {p} lived nearest, under the one new roof in the valley | so {h} asked {p.him} to the stone, and put the question
"My father told me this spring, when he was dying," said {p}. "He saw lamps here one night last autumn, and two oxen, and the stone on a sledge. {foe} gave us a roof, and he held his tongue."
There was an old rut in the turf yet, one sledge wide | it came from a hollow full of nettles
"If I swear to that, {foe} will take the roof back," said {p} | {p.he} looked across at it, and seemed to be counting the tiles
+ Comfort {p}, who never asked for that roof => {h} said that a roof is only a roof [2 , and that {p} had not been asked] | "I have not slept well under it," said {p}, and walked along the rut as far as the nettles, to show where it began
= Pace out the rut from end to end => The rut was sixty paces long, and as straight as a debt | the turf there had a dent in it, full of nettles | it was just of the size of the stone
- Betray the father's tale to {foe} for a price => {foe} paid without asking for change | so {hands} ploughed there, in the middle of the week | and the rut was gone | {p} stood at the fence in the evening and said nothing
~ One of {hands} stood by the far fence | {p} went off at once, and called for a sheep | the rut lay in the sun, and nobody was there to explain it

@ stone2 scene line=protect-stone plan p=again who=surveyor,stonecutter where=the_wall_by_the_field
% Six of Them; The Loan of Some Bars
{h} knew now why the stone had been moved | it still had to be proved | so {p} had been from door to door for help | the neighbours sat on a wall, and {h} counted six of them [2 , all of whom had been afraid]
"It is an old law," said the eldest. "Six who live here may take a boundary stone to the court. It is turned over there, and what is cut into the bottom counts. I have seen that stone all my life, and never from underneath."
The court met in the judge's yard | that was the day before {foe} was to come with the axes | so the stone had to go on a sledge once more
The eldest had brought six bars, black with age | but {foe.name} had sworn to ruin whoever lifted one | they all looked at the bars, and then at {h}
+ Share out the bars, and the hardest place too => {h} took the corner in the nettles {himself} | {they} tried the weight of the stone, once | and it shifted, and beneath it a root let go like a cork
= Ask each of them what they remember => It went along the wall from one to the next | one remembered a wet year and one a dry one | and the sixth remembered that the moss used to look the other way
- Trick the shyest into swearing to a lie => The sixth swore to a lie that nobody needed | then the sixth got down from the wall, in shame | {p} had to talk for an hour to make them six again | nobody gave any thanks for that
~ "It must be done by daylight," said the eldest. "In this light I could not see a horse." | they got down from the wall one by one, and carried their bars home

@ stone3 scene line=protect-stone wall where=the_yard_before_the_house
% By Stones, Not by Nettles; The Day Was Set
By now {h} had the old deed to show | {foe} had heard of it, and came in person | two of {hands} carried axes, for the look of it
"It is a clear line," said {foe}. "The law goes by stones. I would not have a nail that was not mine"
Everyone looked along the line, from the stone to the far end | "The old deed puts that stone among the nettles," said {h} | "The law cannot read nettles," said {foe}. "On the first I bring more axes, and by evening there is nothing here"
{h} was angry, and a little afraid | {he} had seven days left
+ Help the two with the axes to a breakfast => The two had not had a bite all day [2 , nor had anyone offered them a seat] | one of them looked about in the {kitchen}. "My mother had a place like it," he said. "They came to that with a {paper} as well"
= Walk with {foe} down to the hollow => {foe} would not go in among the nettles | {foe.he} stopped at the edge, and listened to the brook that trickled there, and smiled
- Lie that there is fever in the house => {foe} went back ten paces, and held the {paper} before {foe.his} nose | it was a week before anybody came again | but the neighbours had heard it too
~ {foe} rolled up the {paper} | the two took their axes on their shoulders | "The first," {foe.he} said once more from the gate, and had that nailed up, with four nails, all of them new

@ stone4 scene line=protect-stone lead p=surveyor where=the_boundary_stone
% Moss on the South Side; A Cord Through the House
{h} went out to the boundary stone, where {foe's} line began | there {p.a} was stretching a cord | the cord came straight over {target} | it went in by one {kitchen} window, and left again by the next
"I only do the line," said {p}. "It begins where the stone is. But I have stood beside stones for thirty years, and I never saw one yet that wore its moss to the south."
{h} laid a hand on the north side | it was quite bare, and an iron bar had left a dent there [3 , where the stone was levered up]
"By evening {foe} wants this line drawn and signed," said {p} | {p.he} had the pen out, and was in no hurry
+ Help {p} to wind the cord up again => {they} met at the stone, with a ball of it in between [3 , as large as a good cabbage] | "They do not turn round of themselves," said {p}. "Somebody was paid to look away. There is one new roof in this valley, and it is of {foe's} slate. I should ask there"
= Dig a little at the foot of the stone => There was no bed of smaller stones below it, as there ought to be | there was grass, yellow and flat | somebody had stood the stone down there like a jug
- Destroy the cord with your {blade} => {p} tied it again, and put down the knot in a book | the day after there was a chain | "That is the same line," said {p}, "but now it is dearer"
~ {foe} could be heard beyond the house, asking how long it takes to tie a knot | {p} stepped in front of the stone, and read aloud some numbers until {foe.he} had gone

@ stone5 scene line=protect-stone means p=again who=surveyor,egg_seller where=the_old_oak_tree
% Two Hundred Paces; It Has Walked
A dead man's tale proved nothing | {h} needed a paper that said where the stone belonged | {p} had found the old deed of {target} in a widow's bolster | so {they} went up to the oak with it | {p} read the deed aloud to {h}
From the oak, it said, two hundred paces down the slope | {h} put {his} shoulders to the oak and set off | {p} came after and counted
At two hundred {they} stood in a hollow full of nettles | there was no stone in it | the ground was soft, though it had not rained for a month
The stone stood farther on, in plain sight of them both | {p} went the rest of the way to it, and came to sixty more
"Sixty paces too far," said {p}. "So it has walked. But what does {foe} want with sixty paces of nettles?"
+ Help {p} up out of the hollow => The ground had hold of {p} by one boot | {p} looked into that, and turned it over | a good clear cupful came trickling out
= Feel about with a stick among the roots => There was a hole | the stick went down as far as the hand | there were four corners to it | something large and square must have stood in it
- Lie to {p} that the count was wrong => {p} went there alone after dark, and did it twice over, with bare legs | what it had come to {p.he} told nobody | but by morning two of {hands} were counting paces there
~ {foe} was up on the ridge, in a hat | {p} sat down upon the deed, nettles and all, and waited for the hat to go | by then one could not see to count

@ stone6 scene line=protect-stone price entered p=again who=egg_seller where=the_hill_above_the_field
% A Bigger Roof; Empty Buckets
{p} was to swear in court to the sledge and the oxen | the whole market knew it | that night {p's} house caught fire | {h} heard of it | {p} took {him} up the hill to see | the roof was there still, but it was downstairs
{hands} had come running, and had brought buckets | they stood along the hedge in a good straight row, and watched | in all of those buckets there was not one drop
{h} felt sick to see it | it was for {target} that {p} had spoken | {p} had lost it all
A {paper} was pinned to the gatepost, where the smoke had not been | in it {foe} promised {p} a bigger roof, if {p} would forget about the oxen [2 , and had signed it large and plain]
+ Give {p} and the hens a place at {target} => There were two hens left, and {p} had one beneath each arm [3 , and would not set them down] | "My father used to say it in his sleep," said {p}, when {they} were all inside. "It takes six. Six that live here, and some bars. I never knew what it was six of"
= Read the {paper} through to the date => {foe} had dated it the day before the fire | "In place of the roof that you have lost," it said | {p} had a look too, and folded it up very small to keep
- Rob one of {hands} of his bucket, and look in => About the rim of the bucket there was oil [2 , and a smell of it down to the bottom] | "That is for the handle," said the man, "it squeaks" | {p} began to laugh [2 , as people do behind a coffin,] and had some trouble in stopping
~ "It is not safe, you know," said {hands} | {hands} stood in a row before the gatepost | then they took a pole, and pushed in the front door

@ stone7 scene line=protect-stone turn entered p=again who=egg_seller where=the_hollow_of_nettles
% One Bucket, One Coin; What the Nettles Hid
Nobody moves a stone for the sake of nettles | so {h} went to the hollow by night, to look | {p} came too, and held a {lamp} over the leaves | {h} took out {token}, with its one bucket and one {coin}
"There is not a bucket of anything to be sold up here," said {p}. "Not after a month without rain."
{h} pulled up the nettles by the roots | behind them a spring came out of the ground [2 , as thick as an arm] | it ran away below, to where all the brooks began
"These sixty paces are what {foe} is after," said {h}, and could hardly speak for anger. "That is why the stone was moved. Whoever owns the spring can sell the brook, by the bucket. And {target} was only in the way."
"Then we shall all have to buy it," said {p}
+ Help {p} to cover the spring up again => {they} set the nettles back over the spring [2 , until nothing showed but a wet patch] | "My father must have heard it, that night," said {p}, and blew on {p.his} fingers. "And he took a roof for it"
= Follow the spring down to the first brook => Beside the first plank stood a row of new posts | each of them had a hook for a bucket | {foe} had thought of everything
- Cheat the neighbours with a spring of your own => {h} sold three buckets of it that same evening | {p} looked at the money, and then at the tag | "So it makes no odds who has it," said {p}
~ There was a {lamp} on the ridge, and another, coming down | {they} lay flat among the nettles | {foe} came to listen to the spring, and was in no hurry [3 that day]

@ stone8 scene line=protect-stone gate move p=ox_driver where=the_judge's_yard
% The Same Two Oxen; Soap on the Road
The court sat in {place}, and it closed at sundown | two oxen drew the stone up there on a sledge | {h} walked in front, and the six neighbours with their bars behind | {p.a} led the oxen, and was not easy
"I have drawn this stone before," said {p}. "At night, for {foe}. I did not ask. I have not liked that stretch of road since."
On the last slope {hands} stood to either side, and took off their caps | the road between them was white | they had rubbed soap on it from top to bottom
One ox put down a foot, and the foot slid away | the sledge began to slide back | with the stone {h} was losing {target} as well
+ Help {p} by putting your shoulder to the stone => {h} lay against it with {his} boots in the ditch | the six came up beside {him} with their bars | "Now," {p} told the oxen, and for once that stone went where it should
= Spread the sacks from the sledge on the soap => {they} laid the sacks down one by one, and took them up again behind | it was slow work | {hands} grew tired, and put their caps back on
- Trick {hands} into standing behind the sledge => {hands} believed that this was the safest place | when the sledge slid they had to hold it, for dear life | so {hands} pushed it the whole way up
~ The sledge slid to the foot of the hill, and took a gatepost along | nobody was under it | it took an hour to get the oxen on that road again

@ stone9 scene line=protect-stone duel where=the_judge's_yard
% He Who Sits on It; Until the Sun Goes Down
The stone stood in {place}, before the whole court | it only had to be turned over | the bottom would say where the stone belonged, and save {target}
Then {foe} came through the crowd, and sat down on the stone | "It is mine," said {foe}. "Nobody turns over a stone with a neighbour on it. I can sit here as long as you can stand."
"This court closes when the sun goes down," said the judge, who was sorry about it
{token} lay before the judge, to show what {foe} was after | but only the stone counted | the shadows were long, and {foe} had brought a cushion
six neighbours had stopped being afraid | {h} could not bear to send them home | "That stone has a bottom side," said {h}. "What are you afraid that we shall read?"
+ Share the spring with {foe}, before the whole court => "One bucket a day, for nothing, as long as you live," said {h}. "It was never needful to steal it." | {foe} had not expected to be given a thing | {foe.he} half rose, to see {h's} face, and the six were ready
= Ask {foe} to swear that the bottom is bare => "Certainly," said {foe}, and put up a hand. | "An oath is sworn standing," said the judge. | {foe} thought about that, and the whole court watched {foe.him} think | then {foe.he} had to stand
- Trick {foe} by shouting that the spring has stopped => "What?" cried {foe}, and jumped up. "My spring?" | nobody had said a word about any spring in that court | the judge wrote that down, and nodded to the six
+~ "They offer me a share," {foe} told the court. "So they own that I have a right." | the judge had to look that up | he had three books, and the sun went on without him
=~ "I shall swear it in good time," said {foe}, "and about everything, from the beginning." | {foe.he} swore to everything else first, sitting | the shadows grew at every name
-~ {foe} was up and down again like a cork [2 , before a single bar had been set] | "No tricks here," said the judge, who did not care to be shouted at, and he had the bars taken from the six

@ stone10 scene line=protect-stone near p=dyer where=the_dyer's_yard
% A Tag for One Bucket; Half a Brook
{h} carried {token} along the brook, to learn its use | {p.a} knew it at once | a dyer lives by the brook | both of {p's} arms were blue to the elbow
"There is less of it every week," said {p}. "Half a brook I have left. I thought that it was the weather. Then {foe} came by and gave me this, as a friend."
It was just such another tag | one bucket was cut into it, next to one {coin} | "I am to hand it in," said {p}, "when it begins. I asked when what begins, and {foe} only smiled. I do not like to be smiled at"
+ Help {p} to rinse the last of the blue cloth => The cloth took both of them, in so little brook [2 , and it was dry before it was clean] | "Keep mine too," said {p}. "Let them try to sell me a thing that runs past my door"
= Measure with a stick what is left of it => The brook came up to the third finger | the mark from last spring was at the elbow | it began to sink when the line was drawn
- Steal the whole box of tags from {foe's} cart => The box held five hundred tags, all alike | {p} shut the lid at once | "And now I am the thief," said {p}, and hid both blue arms
~ On the bank one of {hands} was looking into every tub | {p} let the tag fall into the blue, and stirred | {p.he} talked of nothing but cloth until sunset

@ stone20 scene line=protect-stone far quiet where=the_back_door_at_dusk
% A Full Bucket; The Wrong Way Home
At dusk the back door at {target} always stood open | the neighbours' children came there with their buckets, and it cost nothing | {h} filled them all, up to the rim
The smallest girl came last, and thanked {him} | "Our own well is nothing but mud," she said. "If we cannot come here, we must go away."
Then she went the wrong way home | {h} followed her as far as the boundary stone
There the girl knelt, and let it all run slowly down the bare north side | "Moss likes it wet," said the girl. "You said that it grows on the wrong side. So I am growing it on the right one, and then nobody can take {thing} away."
The girl had done it every evening for two weeks | at home she said that she had stumbled
{h} held the {lamp} close | there was a breath of green on the stone, no wider than a finger | {h} wanted to laugh, and had to look up at the sky
+ Help the girl home with a second full bucket => The girl's mother felt the dry hem of that skirt. "So you do not stumble," she said. | {h} told what it was for | the mother took both buckets, and had to turn to the wall
= Ask the girl to leave the moss until autumn => "Does it grow better then?" asked the girl. | "It does when the stone stands right," said {h}. | she thought about it, and poured the last drop over her own feet
- Lie to the girl that she has spoiled everything => The girl put down the bucket, and ran | it still lay there in the morning | the next evening no child came to the back door
~ A man called from the ridge, and the girl was gone between two nettles | the bucket rolled after her | {h} could hear it for a long time

@ stone11 scene line=protect-stone far entered p=again who=egg_seller where=the_stone_by_night
% Who Sits by the Stone; A Hammer in the Dark
On its bottom side that stone might say where it belonged | but whatever stood there could still be chipped away | so {h} sat by it that night | {p} came up with a {lamp} and some soup
Toward midnight one of {hands} came across the field | there was a hammer in his belt | "I am only to look if it is still there," he said, and stayed standing
He could smell the soup | he had walked a long way, and it had begun to rain | "{foe} has promised me a roof for this," he said, and nobody had asked him
{p} knew about {foe's} roofs, and began to laugh, and could not stop [2 , and had to put down the {lamp}] | the man's hand went to the hammer
+ Share the soup with the one who has the hammer => The man with the hammer ate the soup out of the lid [2 , with his back to the wind] | "My mother would have turned that stone over with one hand," he said, and he forgot the hammer in the grass
= Ask what the roof is to be made of => His roof was to be of slate, and bigger than the old one [3 , with a gutter all round] | "I know what such a roof costs," said {p}, and told it to the end | the man looked at the hammer [2 , and turned it over once,] and then up at the rain
- Trick him down into the nettles in the dark => The man fell into the spring among the nettles, and swore | by daylight all of {hands} knew where it was | on the next night they came twice as many | "He would have gone home for the soup," said {p}
~ He swung the hammer once, at the {lamp} | in the dark one heard only the three of them breathing | a chip had gone from the edge of the stone, no larger than a thumbnail

@ stone12 scene line=protect-stone near p=stonecutter where=the_stonecutter's_yard
% Grandfather's Chisel; Nobody Buys a Doorstep
One yard had cut all the boundary stones of the valley | so {h} asked there about the stone by {target} | {p.a} sat among blank slabs, and had nothing to do
"My grandfather cut that one," said {p}. "He was three days over it, and one day was for the side that nobody sees. Last autumn {foe} asked my price to smooth a stone below. I said that I do not do such work. Since then nobody has bought so much as a doorstep of me. {foe} sees to that."
On a nail hung the grandfather's chisel, as broad as a thumb [2 , and bright at the edge] | "You are the first to come in here since," said {p}. "Well, ask. I have all day"
+ Give {p} a doorstep to cut => {p} had the slab up on the bench at once | "Look at any of ours from below, if you can," said {p}, between two blows. "He could not leave a side empty. My grandmother used to complain of it"
= Ask what stood on the side that nobody sees => {p} wiped both hands, and thought about it | "Letters," said {p}. "I held the {lamp} for him. I was too small to read, and he had lain down on his back to do it"
- Lie that {foe} has sent you with the stone => {p} got up, and took down the chisel, and laid it across both knees | "Then you may carry it home again," said {p}, and of grandfathers one heard nothing more
~ {hands} were suddenly in the yard, to look at gravestones | they asked {p}, very civilly, how the lungs were | {p} turned to a slab, and cut at it, though nothing was drawn there

@ stone13 scene line=protect-stone near where=the_green_by_the_wall
% A Race with Buckets; Not a Drop
On the green children raced with full buckets | {h} stopped to ask them about two oxen | {foe} came by, laughed, and took a bucket as well
"Up to the wall and back," {foe} said to {h}. "Whoever spills less has won. If it is you, I answer one question. If it is me, you ask none here any more." | the children pushed the other bucket into {h's} hands
{foe} ran quite straight, and not a drop fell | {h} spilled some at every step, and came to the wall far behind
"Where did you learn that?" asked {h}, out of breath
"At these doors," said {foe}. "I was sent to beg with a bucket. They let me stand for hours, and filled it half. So I spilled nothing. One day they are to stand at mine."
{foe.his} hand began to shake | one drop ran over the rim, and fell upon {foe.his} boot | nobody had seen it but {h} | there were forty steps to go, and {h's} bucket was half empty
+ Give {foe} the win, and say so aloud => "I have lost," said {h} at the end, and the children cheered for {foe} | nobody had ever done that on the green | "Go on asking, then," {foe} said. "But I put up their roofs, and I can take them down."
= Point at the boot, and ask your question => {foe} looked at the wet boot for a while. "One drop," {foe.he} said. "Ask." | {h} asked what those buckets would be filled with | {foe} glanced over at the nettles, and walked off without {foe.his} {coat}
- Cheat, and fill your bucket behind the wall => {h} came back with a full bucket, and {foe} was silent | then {foe} answered. "I want it because nobody gave it to me." | the children had seen the tub behind the wall, and they told it at home
~ A small child ran between the two, and both buckets went over | {foe} stood there, wet to the knees, and did not laugh any more | {hands} came, and led {foe.him} off to the {ride}

@ stone15 scene line=protect-stone near p=again who=egg_seller,surveyor where=the_bar_across_the_road
% Everyone Who Answered; A List by the Well
{h} and {p} were on the way to the well, to ask about two oxen | a bar lay across the road | behind it {hands} sat at a table, with a long list
Before the bar stood half the lane, with empty buckets | "I only said good morning," an old woman was saying
"That is an answer," said the man with the list, and wrote her down. "Whoever answers {h} does not go to the well. {foe} wants it so."
Below the names stood a picture of {him}, quite well done, with {token} in one hand | "Who brings me that tag," the man called, "is crossed out!"
Nobody said a word | then one after another they all looked at {h's} pocket | {p} did not, and stood closer to {h}. "These are forty people," {p} whispered, "and it has not rained for weeks"
+ Protect them all, and write over the list => {h} wrote {his} own name across it, so large that no other could be read | "They answered because I asked," {h} said | the man had orders to keep it clean, so up went the bar, while he fetched a new one
= Ask what it costs to go by without a name => The man had the price ready. "One bucket, one {coin}," he said, and turned red | his neighbour trod upon his foot. "That begins next month," he hissed
- Betray {p}, who has answered you most often => {hands} put down {p's} name eleven times, and let {h} by with the tag | {p} stood before the bar until dark. "You were only asked for one of us," said {p} later. "Why me?"
~ An ox pushed its head under the bar, and walked away with it | {hands} ran after the ox, and the list lay in the road | half the names could still be read

@ stone14 scene line=protect-stone eve p=again who=surveyor,egg_seller where=the_bridge_by_night
% Too Narrow by a Hand; The Other Road
In the morning the stone was to go before the court | so {h} and {p} walked the road once more by night | {p} carried a {lamp}, and {h} a stick that was just as long as the sledge was wide
The stick went through between the hedges, and through the gate | then {they} came to the bridge
Two new posts stood there, one at either side | on each was a hook for a bucket, and a tag like the one in {h's} pocket | {h} held the stick between them | it was too long by a hand
"This afternoon there was nothing here," said {p}. "Smell the paint. And the sledge cannot swim."
"Then we must go by the hill," said {h}. | "That is an hour more," said {p}, "and it is as steep as a roof. The court closes at sundown."
They looked up at the hill, and it was black | it was past midnight | six people lay asleep, and all of them still counted on the bridge
+ Share the six doors with {p}, and wake them => {h} took three doors, and {p} took three | not one of the six was glad of it, and not one went back to bed | before it was light they stood in the yard with their bars
= Count the paces of the hill road with {p} => {h} counted the paces, and {p} felt for holes with the stick | "Ropes," {p} said on the last slope, and sat down. "We want them behind the sledge as well as before it"
- Lie to {p} that {hands} will move the posts => {p} believed {h}, and went home, and slept | in the morning there stood the posts, and the sledge before them | it had to be turned round, with everybody looking on
~ On the other bank a man held up a {lamp} | {they} lay down under the bridge, and the stick went off with the brook | after that {they} had to guess how wide a sledge is
`;
export const pack: PackSource = { id: 'case-protect-stone', sheets: [facts, scenes], words: {} };
