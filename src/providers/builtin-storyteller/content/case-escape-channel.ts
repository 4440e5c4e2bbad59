import type { PackSource } from '../pack.ts';

/** How nobody gets out, who did, and how it is done. */
const facts = `
@ * token line=escape-channel
the white ribbon
@ * truth line=escape-channel start
{h} had been let in for nothing | to get out was another matter | there was one way out, and {foe} took a toll on it that nobody could pay | there had been a second way, once | it was a thin blue line on the oldest plan | on every later plan it was left out
@ * known line=escape-channel before
People said that the old way out had fallen in on thirty souls | {h} did not know if it was so, and could not {goal} without it
@ * known line=escape-channel behind
The old way was open, and it began behind {foe's} bed | {h} needed one hour when the bed was empty
@ * settle line=escape-channel won
{h} drew the hangings back, and {hands} let {him} do it | there was the low door | behind it the old way went down, dry and wide | nobody lay in it, and nobody ever had | "Your father made them up," said {h}. "You might have said so." | {foe} sat down on the bed, with flowers for no one | {h} led the line along until there was light | it came in by the old gate, far beyond the toll | there they all stood together, and blinked | two children with a basket came running down the bank | "Thirty," said the child, who had counted them all. "We are the thirty."
@ * more line=escape-channel thing
{target} stood by the old gate already | it had come down ahead of the line | the low door had let it pass [! with a thumb's breadth to spare] [3 , as if it had been measured]
@ * settle line=escape-channel lost
{hands} held the line fast, and took {h} by the collar | {foe} pulled the hangings aside, and took a {lamp} down the steps | so {h} saw the old way after all | it was empty from wall to wall | "My father only said that it had fallen in," said {foe}. "He should have seen to it." | {foe.he} knocked away the first prop, and then the others | now it really fell in | the toll went up by a half that night, for it was the only way
@ * settle line=escape-channel dear
{hands} stood aside, and {h} had the low door open | "Then nobody shall have it!" cried {foe}, and ran in first, and knocked away a prop. | "Run!" cried {h}, and they all ran down the old way. | behind them the roof came in | they fell out at the far end, beyond the toll | nobody had died of it | but ten of the line had been too slow, and had to turn back | no door was left to fetch them through | the child looked back, and counted | there stood ten people in a row, up by the toll | one of the ten waved
@ * last line=escape-channel won
Some years later {h} came to the old gate again | a lame cook had an {inn} there, and a thin blue line led to the door | the child was nearly grown, and went round the table, and touched every sleeve | "Thirty," said the child, and gave {h} the last bowl
On the next Year's End a wreath hung on {h's} door | there were thirty like it, each with a living name, and they were paid for | on {h's} own wreath hung {token} | a name was painted on it at last, and it was the child's
@ * last line=escape-channel dark
By evening {h} had the road to {himself} | at the fork the child had gone from sleeve to sleeve again | "Twenty-nine," said the child, and took the lame cook by the hand | they all went on together, by the other road | {h} looked round once, and they had begun to sing
@ * last line=escape-channel dear
{h} stayed behind to dig | the child counted the baskets | at dusk {h} swung a {lamp} | up by the toll ten lights answered | then {h} dug again | beyond the rubble, very far off, somebody else was digging
@ * last line=escape-channel lost
At Year's End {foe} took the flowers to the corner | {h} had to carry the {lamp} | thirty pairs of shoes stood there in a row, and each had a name in chalk | their owners were alive, and still wished to go | {h} read {his} own on the first | {he} held the {lamp} so that {foe} should not see
`;

/** Who needs help first, and what is in the hero's hands from then on. */
const openings = `
@ channel-o1 open line=escape-channel p=locksmith where=the_wall_beside_the_toll
% A Hammer to the Wall; The Toll Went Up
It had cost {h} nothing to come in there | to get out cost a toll that nobody could pay | so {h} had a bed in the long row upstairs, like everybody else | that day the toll had gone up again
Then {p.a} took a hammer to the wall by the toll, where the old way out had been
"Stop that!" cried {foe}. "It fell in. Thirty people are lying in there."
{hands} pulled {p} down, and a wreath came down as well | {h} picked up {token} | it was meant to bear a name, and bore none
"You pay for my wall by tonight," {foe} told {p}, "or you never go home."
{p} got hold of {h's} sleeve. "Ask the plan-keeper," {p.he} whispered. "The old way is drawn there."
+ Help {p} to bed, past {hands} => {p} leaned on {h} the whole way along the row. "I have set every hinge in this place," {p.he} said then. "If you need one that is quiet, send for me." | then {p} drew the way to the plan-keeper in the dust
= Ask {p} who saw the old way fall in => "Nobody I ever met," said {p}. "My grandfather had it from a neighbour. But it stands on a plan, in ink. Go to the plan-keeper, and see for yourself."
- Betray to {foe} where the hammer is => {foe} had it taken away, and gave {h} a {coin} for that | without a hammer {p} could not earn what the wall cost | {h} had heard enough to find the plan-keeper
~ {hands} led {p} off before there was time for anything | nobody minded {h}, who had the ribbon now | only the plan-keeper was left to ask
@ channel-o2 open line=escape-channel p=sign-painter where=the_stairs_by_the_toll
% Thirty Ribbons; What Name to Paint
{h} slept in the long row of beds for those who could not pay the toll | on the stairs one day {p.a} came running to meet {him}, with white paint on both hands
"{foe} had me paint thirty ribbons for the dead," said {p}. "I only asked what names to put. Then {foe.he} called {hands}."
The old way out had buried thirty people, everyone said | the only way left was past that toll
{p} pressed {token} into {h's} hand | the place for a name was empty
"Take it, or I shall never see my children again," {p} begged. "Ask the plan-keeper where the thirty lie!"
The boots of {hands} were on the stairs already
+ Defend {p} when they come => {h} stood in the middle of the stairs, and had a great deal to ask them | when they got by at last {p} was gone, and a wet door was half painted | word came later: whatever {h} wanted painted was paid for
= Read the ribbon on both sides => On the back somebody had written a number: nine of thirty | so {foe} had counted them, and named none | {h} put it away, and looked for the plan-keeper
- Betray {p} for a lower toll => They took {p} by both painted wrists | {h} had {his} toll made lower, by one {coin} | it was still more than {he} could pay, and so {he} went to the plan-keeper
~ They came from below and from above | {p} was led off between them, and cried out once: the plan-keeper | no one had thought to look in {h's} hand
`;

/** Scenes in which a fact of the case is found out, with somebody who comes back. */
const scenes = `
@ channel1 scene line=escape-channel second p=again who=plan-keeper where=the_wall_of_names
% No Stone for Thirty; The Empty Corner
Thirty dead must lie somewhere, so {h} went to look for them | {p} came too, and brought a {lamp} | the dead of that place lay behind a long wall
There was a slab for everybody, down to a cook's boy | each of the slabs had a name and a year
"Now find me the thirty," said {p}. "I came here once before to look for them. Then {foe} asked me very kindly to stop."
One corner was kept for them, and flowers hung there | {h} put a hand behind them, and felt along the wall | there was not one slab, and not one seam
{p} saw {h's} face, and lowered the {lamp}. "You think so too," said {p}, and looked round for {hands}
+ Help {p} to write down every name there is => {they} wrote until the {lamp} was low | each of the dead had a name and a slab | nobody was missing from the list | "So who lies in the corner?" said {p}. | {they} folded the list up small, and {h} kept it
= Look at who brings the flowers => The flowers were fresh, and tied with good silk | the silk was {foe's} | each Year's End {p} had seen {foe} come | {foe.he} stood there for an hour, all alone
- Betray {p} for still looking => {foe} thanked {h} for it in {foe.his} own bedroom | a draught came from under the hangings | {hands} took the {lamp} from {p}, and every other light
~ One of {hands} came along the rows with a can, for the flowers | {p} hid the {lamp} | {they} made themselves thin among all those names, until he had gone

@ channel2 scene line=escape-channel plan p=again who=plan-keeper,locksmith where=the_room_with_the_hangings
% A Hand in the Draught; Behind the Hangings
{h} had to see what was behind {foe's} bed | the linen in there was to be changed, and {p} had got them the basket | {load} lay in it, under the sheets
{p} shook out a sheet, as loud as one can | {h} went in behind the hangings | there was the low door, and it was not locked | {they} set {load} down inside, where it was dry
A long way down a light was shining, about as large as a {coin} | it was the light at the old gate | {h} nearly wept
"On Year's End {foe.he} goes down to the flowers," said {p}. "For one hour at dusk the bed is empty. Can we get everybody through in one hour?"
+ Give {p} the first place in the line => "I am slow," said {p}. "Put me in the middle, where there is somebody to push" | but {p.he} had to fold the sheet again twice, it had come out so crooked
= Roll a {coin} in, and count how long it falls => The {coin} did not fall at all, and rolled on for a long time | there was a floor, then, and it went gently down | anybody could have gone there in slippers
- Steal a silk thread, to lay a false trail => {h} left the thread at an errand boy's door | {hands} questioned the boy about it all night | he had nothing to do with it. "I know his mother," said {p}
~ {p} knocked twice | {foe} had turned back for a glove | {h} was carried out beneath the sheets, and heard the basket creak at every step

@ channel3 scene line=escape-channel wall where=the_room_with_the_hangings
% To Guard the Bed; A Toll on the Way
The drain had led to {foe's} own bedroom | so {h} asked to be heard there, as if about the toll | {foe} received people in bed | {hands} guarded the hangings behind it
"I am told that you ask about the old way," said {foe}. "Thirty people, all in one evening. My father could not speak of it" | {foe.he} dried {foe.his} eyes, and counted the day's toll upon the quilt
There was no window in that room | but the hangings moved in and out a little, like a sleeper's chest
"Ask once more," said {foe}, "and your toll will be twice as high. Now, what did you want?"
+ Comfort {foe} for {foe.his} father's sake => {foe} took {h's} hand | {foe.his} own was quite dry | the draught went by between the two of them | it came from behind the bed
= Ask {hands} what it is that they guard => "The bed," they said, both of them at once, and then thought about it | it was a very large bed
- Rob the quilt of one {coin}, to see who looks => {foe} had seen it with {foe.his} eyes shut | "Leave it," {foe.he} told {hands}. "Where would it go? There is one way out, and a toll on it"
~ "You tire me," said {foe}, with {foe.his} eyes shut | {hands} walked {h} backward to the door | by then the hangings were quite straight

@ channel4 scene line=escape-channel lead p=plan-keeper where=the_room_of_plans
% A Thin Blue Line; Next Door's Grandfather
{h} brought {token} to {p.a} | {p} kept all the old plans of that place | {h} asked for the old way out
{they} laid the newest plan over the oldest | {they} held the two to the {lamp} | on the oldest plan there ran a thin blue line | in that place there was only wall now | it was a way, and wide enough for {load}
But somebody had written over it that the way fell in | it was at Year's End, and thirty people were lying in there
"Everyone here has that from a grandfather," said {p}. "I ask whose it was that lies in there. And they tell me that it was next door's. Not one of them has a name for your ribbon."
If it was true, there was no way out for {h} | if not, somebody had lied for a very long time
+ Help {p} to ask at the next door => {they} asked along the whole {street}, and it was always the house farther on | behind the last one there was no farther | "Thirty," the old fellow there said, and thought about it. "You would expect a stone, would you not? Even a small one"
= Compare the other ink with what hangs on the wall => A list of tolls hung on the wall | plan and list had the same long tail to the f | "That is the hand of {foe's} father," said {p}
- Steal the oldest plan out of the jar => {hands} counted the plans that evening, and the oldest was missing | they put {p} out of the room, with the empty jar | under {h's} shirt the blue line got warm, and began to come off
~ {p} had heard a key | all the plans went back into the jar, in no order whatever | it would take until Sunday to find those two again

@ channel5 scene line=escape-channel means p=again who=plan-keeper,locksmith where=the_passage_along_the_wall
% An Ear to the Wall; Crosses in Chalk
{h} had to know if the old way was open | {p} knew how one could hear it, and had brought a cup | by night {p.he} set it to the wall, where the blue line ran | {h} put an ear to it
Behind the wall a drain ran freely downhill | no drain could run through a heap of rubble
{they} went on with the cup from room to room | wherever it was loudest {p} made a cross in chalk
By daybreak the crosses lay on one line | the last of them was at {foe's} bedroom door, and {hands} stood beside it | in a minute they would see what they were leaning on
+ Help {p} to rub out the crosses => {they} got all the crosses but the last | one of {hands} was leaning on that, and took it away on his back | all that day the cross went in and out by {foe's} door
= Put a cork into the drain of the first room => The cork went under the wall with no bump at all | {they} waited at that drain until noon | the cork did not come back, so there was room in there
- Trick {hands} into putting an ear to it => They listened, the one after the other, with their mouths open | "It is mice," they reported | by evening {foe} had had the hangings in the bedroom lined
~ A door banged somewhere, and {p} dropped the cup | it did not break | it rolled along the whole passage | at the bedroom door {foe} bent down to pick it up

@ channel6 scene line=escape-channel price p=again who=lame_cook where=the_glazier's_bed
% For One Person, Once; What Was Not Sold
{hands} had searched {h's} corner before daylight | the bedding lay all over the floor | {h's} drawing of the blue line was gone | {p} had found out who had told {hands} of it
It was a glazier, three beds off, and he did not run away | on his bed was a white loaf | beside the loaf lay a pass with {foe's} stamp | it let one person through the toll, one time
"I told them who was after the line," said the glazier. "I have a child out there. It was two when I saw it, and now it can write."
"They asked about {load} as well," he said. "They asked it twice. I said that I knew nothing of that"
{h} had come to shout at him | now {he} could not do it
+ Give the glazier your good wishes for the road => By noon he was there again | the pass was a good one, they had said | but one had to pay the toll besides | he cut up the loaf for the whole row, and {p} took the first slice
= Ask what {foe} wished to know besides => "Whether you had ever asked about the flowers," said {p}. "Everybody sees them. There is one evening for it in the year, and then nobody is in those rooms for an hour. I was not meant to notice, I suppose"
- Steal the glazier's pass => At the toll {hands} read the glazier's pass | there stood the glazier's name, and the colour of his eyes | the pass was lost by it. "You were going without us," said {p}
~ "What is there to whisper about?" one of {hands} called along the row | the glazier tore a piece off the loaf, so as to have his mouth full | {p} got no more out of him that day

@ channel7 scene line=escape-channel turn p=again who=plan-keeper where=the_corner_by_the_beds
% Ordered Two Days Before; Flowers for the Living
Two dates did not go together, so {h} wrote them down, one under the other | {p} held the {lamp}
One was from the oldest plan | the way fell in at Year's End, it said, and thirty died | the other was from the wreath-binder's book: thirty wreaths for the dead | {foe's} father had ordered them two days before that
"Before?" said {p}. "Who buys a wreath for people who are still alive?"
{h} laid {token} beside it, with its empty place. "Nobody died," said {h}. "That is why there is no slab and no name. {foe's} father made up thirty dead, so that nobody would go and look. He wanted a toll on the only way that was left."
"All those years," said {p}, and had to laugh, and then did not. "We were afraid of nobody."
The chalk crosses had led to {foe's} bed | there the hangings moved, and so the way behind them was open
+ Share it with all who cannot pay the toll => The truth went along the row in whispers | before morning thirty people wished to go | a child had counted them | "Then there will be thirty in there after all," said {p}
= Ask {p} if {foe} knows of it too => "{foe.name} has paid for the wreaths of thirty people every year," said {p}, "and has never asked for one of their names. Would you not ask, if you believed it?"
- Lie to {p} that the old way is too narrow => {p} believed it, and blew out the {lamp} | {h} had the way to {himself} for one night | but one cannot carry {load} alone | so {he} brought it back before it was light
~ One of {hands} stopped before the door, and asked what they read at that hour | {p} ate what {h} had written, both lines of it | by now they knew it by heart

@ channel8 scene line=escape-channel gate move p=child where=the_great_bedroom
% The Flowers on the Chair; One Hour at Dusk
It was Year's End, and dusk | {foe} had gone to the flowers, and {foe.his} bed was empty for an hour | all who wished to leave stood in line before {place}, without shoes
{p.a} went along it and touched every sleeve [3 , one after another, without looking up]. "Thirty," {p} said, quite low. "You make it thirty."
{h} opened the door | beside the bed sat two of {hands}, and looked up at {him} | then {h} saw the chair | the flowers lay on it, and {foe} had gone without them | {foe} would be back for them at any moment
+ Comfort the two at the bed with the truth => {h} told them, quite low, that no one lay behind there | they looked round at the hangings, for the first time in their lives | they did not call out, but they did not stand up from the bed either
= Send the flowers after {foe} by the back way => A boy of the line ran with the flowers, as fast as one can without shoes | he came too late | a quick step was already on the front stairs
- Lie to the two that {foe} wants the bed moved => They took hold of it, one at each end | soon it stood out in the room | only then they began to wonder | a low door could be seen through the cloth, or the shape of one
~ One of the line had sneezed, in the draught | "Who is out there?" asked {hands}, and they both got up, and stood with their backs against the hangings | there was a quick step on the stairs

@ channel9 scene line=escape-channel duel where=the_great_bedroom
% The Name of One; Before the Hangings
Now {foe} was back in {place} for the flowers | {foe.he} stood before the hangings with {foe.his} head high | behind {h} waited the line of thirty | between them stood {hands}, who still believed in the dead | as long as they did, nobody would get through that door
"You want to walk over thirty dead," said {foe}. "My family has cared for them for longer than you have lived."
{h} felt the child's hand, and would not go back to that row of beds | {he} held out {token}, with the empty place on it. "Then give me one name to put here," said {h}. "Only one of the thirty."
{foe} began to say one | no name would come out | {hands} had turned round, and were waiting for it too
+ Give {foe} time to think of one => "Take your time," said {h}. | {foe} looked from flower to flower, and found no name there | one of {hands} had taken his hat off. "I have prayed for them every night," he said. "What are they called?" | {foe} could not tell him
= Ask {hands} whose grandfather is in there => "Next door's," said the first of them | "Next door's," said the second, and then they looked at each other | the two were next-door neighbours, and had been so all their lives | they took their hands from the hangings
- Trick {foe} with a question about a lame cook => "Was there not a lame cook?" asked {h}. | "The cook, yes," said {foe} quickly. "That was the first to die" | "I am the only lame cook there ever was here," said the cook in the line, "and my father was the one before" | {hands} began to laugh, and not for joy
+~ {h} had given {foe} too much time | {foe} found an answer in it. "I swore to their mothers never to speak the names," said {foe}, with wet eyes | {hands} uncovered their heads | then they shut the door on the line
=~ "Mine," said the older of {hands}. "My own grandfather" | he had been told so as a child, and he believed it | {foe} put an arm about him, and he took hold of {h} with both hands
-~ {foe} only smiled at that question. "There was no cook among them," {foe.he} told {hands}. "You see how this one lies to us, over the dead" | {hands} could see that, and they closed the hangings

@ channel10 scene line=escape-channel near p=wreath-binder where=the_wreath-binder's_table
% Thirty Wreaths on Account; A Bill Never Paid
Whoever sells flowers for the dead must know them by name | so {h} took {token} to {p.a} | {p} made every wreath in the place
"The thirty? I know them well," said {p}. "They owe me money" | {p.he} put {p.his} grandmother's old order book on the table
"Thirty wreaths, for {foe's} father," {p} read out. "And the day. And here: not paid. I bring that bill along every year, and am told to have respect."
{h} read the line too, and then the date once more | it had been written two days before Year's End | {p} had never noticed that, and waited to hear why {h} had gone so quiet
+ Help {p} to add up what is owing => With all the years the sum was as much as a house | "I would take half," said {p}, and tore out the page for {h}. "If you should ever see {foe}, ask why my grandmother knew of it two days before"
= Ask on what day the old way fell in => "At Year's End, everyone knows that," said {p}, and then stopped, and counted on {p.his} fingers | it came out wrong on both hands | {p} gave {h} the page to carry, as if it were hot
- Steal the page with the thirty on it => {h} coughed, and tore the page out along the thread | {p} went on counting leaves | {p} had hoped to see that one bill paid | all the evening {p.he} looked for it under the table
~ {hands} had come for the week's flowers | {p} sat down on the order book | nothing more was to be asked that day | {h} had seen the page, though, and kept the date in mind

@ channel11 scene line=escape-channel far entered p=again who=plan-keeper,locksmith where=the_row_of_beds
% Sworn by the Thirty; A Flower to Hold
{hands} came along the row before supper, for {foe} had heard of whispers | they had brought the flowers from the empty corner | everyone had to hold one | then each had to swear by the dead | nobody was to go near the old way
{p} was already holding a flower, and looked at {h} across it | beside {p.him} stood a child, who counted everything
"May one swear by people who never were?" asked the child, into {h's} sleeve. "And if they are somewhere after all, and hear it?"
One of {hands} had shut his eyes, and was praying for the dead in earnest | then it was {h's} turn to swear
+ Comfort the child with what you have found out => "There is nobody who could be cross with you," said {h}. "We have looked." | the child thought it over, and swore in a loud voice | then it counted the people who had believed it
= Swear it, and look hard at the flower => The flower was fresh, and tied with silk | somebody had paid for it | the one who prayed had opened his eyes | "I do it every night," he told {h}. "But what does one call them?"
- Lie, and swear for the whole row at once => {hands} let it count for all, for supper was waiting | but the row had heard how lightly it was done | two people told {p} that they would rather not come along
~ An old one's voice gave way in the middle of the oath | {hands} took it for a no | that one had to sleep on the bare floor, and the whole row had to watch

@ channel20 scene line=escape-channel far quiet entered p=again who=sign-painter,locksmith where=the_ladder_by_the_toll
% Somebody on the Ladder; Six Notches
{h} wished to know what was outside, and who waited there | down by the toll {p} stood on a ladder | {foe} had given {p.him} the whole wall to whitewash
"From the top one can see over," said {p}, and made room
Beyond the wall was a road, and a bank with one tree | two children stood under it with a basket
"Those are mine," said {p}. "They bring my supper every evening, and every evening they have to carry it home."
The smaller one stood up straight against the tree | the other laid a hand on its head, and cut a notch | there were six already | {p} had been there for the lowest
"Wave to them," said {p}, and painted one stone over and over. "{hands} are watching me. And they cannot tell us apart from there." | so {h} waved, and the small one jumped
+ Help {p} to send a word over the wall => {h} tied a strip of shirt round a stone, with the blue line drawn on it | the bigger child ran to pick it up, and looked for a long time, and then put up both thumbs
= Count the notches from the ladder => The lowest was as high as a knee, and the highest as high as a table | "I have only ever carried the one," said {p}, and held out an arm to show how it had lain there
- Lie over the wall that {p} comes tonight => They believed {h}, and sat on the bank until morning, with the basket | {hands} saw them from the toll, and asked whom they expected | from then on no child was let up there
~ "What is so fine about that side?" called one of {hands}, and shook the ladder | the brush fell over the wall | one could hear a child run for it, and then run away with it

@ channel12 scene line=escape-channel near p=lame_cook where=the_kitchen_by_the_toll
% One {coin} Short; All of It in a Soup Kettle
{h} wished to know if anyone had ever paid the toll | so {he} knocked at the {kitchen} beside it | {p.a} was in there | {p} saw everybody who wanted to get out
"I had it all once," said {p}. "I saved for twelve years, and kept it in a soup kettle. Then {foe} asked me kindly how much it was. The next morning the toll had gone up, and I was one {coin} short."
{p} stirred, and looked out beyond the toll [2 , where two grown children had waited for years] | "{foe.he} eats my soup every day, and calls me by my father's name," said {p}. "He was lame too. We are the only two lame cooks there ever were here."
"So it is no use to save," {p} told {h}. "Have you thought of anything better?"
+ Help {p} to lift the kettle from the stove => The kettle was as heavy as two people | once it had come down on {p's} father, and then on {p} | "Never tell {foe} what you own," said {p}, and filled a bowl for {h}. "But ask {foe.him} for a name. {foe.he} knows nobody's."
= Ask how the toll stands today => The toll was chalked on a board by the window | the new sum was higher than the old one, half wiped off | "Somebody must have saved," said {p}, and stirred. "{foe.he} has always just been to see them, and asked after their health"
- Rob the kettle of the new {coins} in it => The {coins} were only a handful | at the toll {hands} laughed at them | {p} turned the kettle over that evening, and shook it | {p} looked at every face in the row
~ {foe} had sent for the soup, and {hands} came in with the tray | they stood and waited while {p} limped to and fro | {h} had to go before the bowl was full

@ channel13 scene line=escape-channel near where=the_room_with_the_long_table
% Laid for Thirty; What the Toll Is For
Two of {hands} fetched {h}, since {he} had asked what the toll was for | behind two locked doors lay a long room
{foe} stood there alone, and drew a cloth off a table | it was laid for thirty, and the dust lay thick on the plates
"I was six," said {foe}. "Every chair had a guest in it. They used to throw bread at me, and laugh. Then in one year they all left us, and my mother left with them."
{foe} wiped a plate with one sleeve. "My father and I ate at the two ends. He swore that nobody would leave again. The toll is for that, and not for the money. Some day I shall ask them all to supper."
"It is no supper if they may not refuse," said {h}
{foe} did not hear it, and pulled out a chair. "This one is yours," said {foe}. "Sit down. I want to see how it looks."
+ Help {foe} with one plate, but do not sit => "Let them go, and then invite them," said {h} over the plate. "Some would come." | {foe} could not answer | an errand boy at the door told it to the whole row
= Count the chairs before you answer => {h} counted thirty chairs, and {token} grew heavy in {his} hand | {foe} saw {his} lips move, and threw the cloth back over it all | two cups fell down, and {foe} let them lie
- Betray a cobbler in the row who has nearly enough => "So he wants to get up from my table," said {foe} | {foe.he} called on the cobbler, and asked after his health | by dark the toll was higher than all his savings
~ The chair was old, and broke under {h} | {foe} knelt down, and tried to fit the legs in again | {hands} brought {h} away, and the toll went up by the price of a chair

@ channel15 scene line=escape-channel near p=again who=plan-keeper,locksmith where=the_line_for_bread
% His Hat Came Off; A Kind Voice Behind
{h} and {p} stood in the line for bread, and asked people about the thirty | the man behind them had a patched {coat} and a kind voice
"I do not believe in it either," he whispered. "I have a brother beyond the toll. Tonight I know a way to him. Give me the names of all who would come."
{p} had not thought to hear that from anybody, and had to swallow
"Thirty dead!" the kind man said. "That anybody should believe it!" | while he said so, his hand took off his hat
{h} looked at that hand | only {hands} uncovered their heads for the thirty, and they did it without thinking
His boots were good ones, too | whoever was on his list would be under lock and key by morning
But {p} had hold of his sleeve already, and was about to name the first
+ Protect {p}, and give him your own name => "Put me down," said {h}, so that the whole line heard it. "Now read out who else is on it." | he had nobody else | people saw his boots, and moved away from him
= Ask him what his brother is called => The kind man had to think, and gave two names, one after the other | {p} let go of his sleeve | the line for bread had become very quiet
- Lie that the baker is the one to ask => The kind man thanked {h} warmly, and put on his hat | by dark {hands} had taken away the baker | nobody in the line got a loaf, and {p} knew why
~ {p} had whispered three names before {h} could do anything | at dusk {hands} stood by those three beds | the kind man held the {lamp} for them

@ channel14 scene line=escape-channel eve where=the_stairs_by_the_toll
% The Bar Was Up; Twenty-Nine
It was the night before Year's End, and {h} could not lie still | {he} went down the stairs in stockings, quite alone
Bread had just been brought in, and at the toll the bar was still up | it had never stood open before
{hands} knelt around the wreath, with their eyes shut | each night they prayed for the thirty, one after another, and now they were at the third
Five steps away lay the way out, and nobody was on it | {h} took one of those steps, and nobody heard it
Up there in the row thirty people slept, because of a door that {he} had promised them | nobody would ever know what had become of {him}
Then a child up there began to count, deep in its sleep. "Twenty-eight," it said. "Twenty-nine." | it stopped, as if it were looking for somebody
{hands} had come to the ninth prayer, and {h} had {token} in {his} fist
+ Comfort the child, and stay with them all => {h} went up again, and sat down by the child's bed. "Thirty," said the child, still asleep, and turned over | below them the bar came down
= Listen until the last prayer is said => "And let us hear one name," the older of {hands} said at the end, "only one, for we have asked so long" | then he wiped his face, and let down the bar [3 , a good deal more softly than before]
- Betray the sleepers, and run for it => {h} ran those five steps, and ten more | round the corner stood a second bar, and it was down | {hands} brought {him} back by the collar, past every bed | the whole row was awake | "Twenty-nine," said the child
~ A stair creaked, and the older one opened his eyes. "Are you praying too?" he asked kindly, and moved over | {h} had to kneel down there, for all thirty
`;

/** What comes later of what was done, what is asked on the way, and what strangers know of it. */
const ties = `
@ * echo line=escape-channel gate did=channel20:+
{w} stood in line, and could not keep still | {h} had helped to send a word over the wall | two children were waiting where the blue line ended
@ * echo line=escape-channel gate did=channel20:-
{w} stood in line, and kept {w.his} back to {h} | since that lie over the wall nobody let two children up on the bank, and {w} had not seen them again
@ * echo line=escape-channel turn did=channel4:=
{h} had compared the inks, and knew one thing more | the same hand had written the list of tolls, and the thirty dead
@ * echo line=escape-channel turn did=channel10:+
Nobody could say that {h} had made it up | {h} had helped the wreath-binder with that sum, and had a witness now
@ * echo line=escape-channel turn did=channel10:-
But {h} had stolen that page, and the wreath-binder would never swear to it | {hands} were looking for it already
@ * echo line=escape-channel price did=channel-o1:-
No one in the row had watched over {h's} things | for {he} had betrayed a locksmith's hammer, and they all knew
@ * echo line=escape-channel price did=channel-o2:-
Nobody had warned {h} that morning | for {he} had betrayed the sign-painter on the stairs, and the row knew
@ * echo line=escape-channel price did=channel4:-
The line could not be drawn again | for {h} had stolen the oldest plan, and it had rubbed off | now the plan-keeper would not open
@ * echo line=escape-channel plan did=channel-o1:+
The low door made no sound at all | for {w} had put oil on the hinges | {h} had once helped {w.him} home
@ * echo line=escape-channel plan did=channel5:+
No one was on watch in the passage | for {h} had helped to rub out the crosses, and {foe} suspected nothing
@ * echo line=escape-channel plan did=channel5:-
One thing was {h's} own fault | the hangings were lined now, after that trick with the mice | they took two hands to lift
@ * echo line=escape-channel plan did=channel1:-
It was quite dark behind the low door, and nobody would lend {h} a {lamp} | for {he} had betrayed the one who had one
@ * echo line=escape-channel far did=channel3:+
{foe} had told them to be gentle with {h} | for {h} had found kind words about a father | so there was time to think
@ * echo line=escape-channel far did=channel4:+
An old fellow from the end of the {street} spoke up | "That one asked us all politely," he said. "There is no harm in it."
@ * echo line=escape-channel far did=channel12:-
There was no soup that evening | for {h} had robbed the cook's kettle | it made nobody in the row braver
@ * echo line=escape-channel gate did=channel-o2:+
A white stripe on the floor led everyone through the dark | {w} had painted it | for {h} had defended {w.him} on the stairs
@ * echo line=escape-channel gate did=channel12:+
Down on the front stairs a kettle of soup went over | the lame cook owed {h} a good turn | it gave them some minutes
@ * echo line=escape-channel gate did=channel1:+
{h} had the list of all the slabs under {his} shirt | it could be shown to anyone who still believed in the thirty
@ * echo line=escape-channel gate did=channel3:-
There would have been one of them, and not two | but {h} had once robbed that quilt | now {foe} trusted nobody near it
@ * echo line=escape-channel turn did=channel13:=
Even the number was explained now | {foe's} father had sat before thirty empty chairs, and had only had to count them
@ * echo line=escape-channel price did=channel13:-
A cobbler had seen {hands} come, and had not called out | for {h} had betrayed his savings to {foe}
@ * echo line=escape-channel plan did=channel13:+
An errand boy sat in the passage, and would whistle if {foe} came | he had heard {h} speak for them all at the long table
@ * echo line=escape-channel gate did=channel14:+
The child had slept well, and made no mistake | in the night somebody had sat by that bed, and {h} still felt it in {his} back
@ * echo line=escape-channel gate did=channel14:=
{h} knew one of the two by his voice | he had prayed by night to hear only one of the names
@ * echo line=escape-channel gate did=channel14:-
Two of the line had not wanted to go with one who ran for the bar in the night | the child had fetched them by the hand, and put {h} last
@ * echo line=escape-channel plan did=channel15:+
Below on the stairs the whole bread line banged its bowls | {h} had saved them from that kind man | now nobody heard {them} at the bed
@ * echo line=escape-channel price did=channel15:-
It was the only loaf in the row | for {h} had lied about the baker, and {hands} still had him
@ * ask line=escape-channel before
{h} had {token} along, and wanted to hear the name of only one of the thirty
{h} had to learn what was true about the old way | so {he} asked everybody who was old
{h} was looking for anyone who had known one of the thirty | so far there was not a single one
Nobody could pay the toll, so {h} asked about other ways | somebody must have tried one
@ * ask line=escape-channel behind
{h} must not be noticed before the day of the flowers | so {he} took the back ways, and did not ask much
{h} needed one hour without {foe} | so {he} asked how {foe} spent the evening
{h} was asking, very quietly, who wished to come along | and whoever did had to walk without a sound
@ * gift line=escape-channel before
"My grandmother was here on that Year's End," said {p}. "She never heard a thing. You would think that such a thing makes a noise."
"I carried the flowers of the thirty, for {foe}," said {p}. "I never saw a name on a ribbon."
"The toll goes up whenever somebody has saved enough," said {p}. "I have watched the board for years. {foe} asks first, and so kindly."
"I once painted the wall behind {foe's} bed," said {p}. "There is no window there. I felt a draught all the same."
@ * gift line=escape-channel behind
"At dusk on Year's End {foe} goes out," said {p}. "It takes {foe.him} an hour. I have lit my lamp by it for years."
"{foe's} people mean it honestly," said {p}. "They pray for the thirty every night. It will go badly with whoever has fooled them."
"Let your people go in stockings," said {p}. "I swept that passage. It tells everything, right up to the bed."
`;
export const pack: PackSource = { id: 'case-escape-channel', sheets: [facts, openings, scenes, ties], words: {} };
