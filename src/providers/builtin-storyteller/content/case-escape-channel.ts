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
{h} drew the hangings back, and {hands} let {him} do it | there was the low door | behind it the old way went down, dry and wide | nobody lay in it, and nobody ever had | "Your father only wanted the toll," said {h}. "You might have stopped." | {foe} sat down on the bed, with flowers for no one | {h} led the line along until there was light | it came in by the old gate, far beyond the toll | there they all stood together, and blinked | "Thirty," said the child, who had counted them all. "We are the thirty."
@ * more line=escape-channel thing
{target} stood by the old gate already | it had come down ahead of the line | the low door had let it pass [! with a thumb's breadth to spare]
@ * settle line=escape-channel lost
{hands} held the line fast, and took {h} by the collar | {foe} pulled the hangings aside, and took a {lamp} down the steps | so {h} saw the old way after all | it was empty from wall to wall | "My father only said that it had fallen in," said {foe}. "He should have seen to it." | {foe.he} knocked away the first prop, and then the others | now it really fell in | the toll went up by a half that night, for it was the only way
@ * settle line=escape-channel dear
{hands} stood aside, and {h} had the low door open | "Then nobody shall have it!" cried {foe}, and ran in first, and knocked away a prop. | "Run!" cried {h}, and they all ran down the old way. | behind them the stones came in | they fell out at the far end, beyond the toll | nobody had died of it | but ten of the line had been too slow, and had to turn back | no door was left to fetch them through | the child looked back, and counted | there stood ten people in a row, up by the toll | one of the ten waved
@ * last line=escape-channel won
Some years later {h} came to the old gate again | a lame cook had an {inn} there, and a thin blue line led to the door | the child was nearly grown, and went round the table, and touched every sleeve | "Thirty," said the child, and gave {h} the last bowl
On the next Year's End a wreath hung on {h's} door | there were thirty like it, each with a living name, and they were paid for | on {h's} own wreath hung {token} | a name was painted on it at last, and it was the child's
@ * last line=escape-channel dark
By evening {h} had the road to {himself} | at the fork the child had gone from sleeve to sleeve again | "Twenty-nine," said the child, and took the lame cook by the hand | they all went on together, by the other road | {h} looked round once, and they had begun to sing
@ * last line=escape-channel dear
{h} stayed behind to dig | the child counted the baskets | at dusk {h} swung a {lamp} | up by the toll ten lights answered | then {h} dug again | beyond the stones, very far off, somebody else was digging
@ * last line=escape-channel lost
At Year's End {foe} took the flowers to the corner | {h} had to carry the {lamp} | thirty pebbles lay there in a row, and each had a name in chalk | these were names of the living, who still wished to go | {h} read {his} own on the first | {he} held the {lamp} so that {foe} should not see
`;

/** Who needs help first, and what is in the hero's hands from then on. */
const openings = `
@ channel-o1 open line=escape-channel p=mason where=the_wall_beside_the_toll
% A Hammer to the Wall; The Toll Went Up
It had cost {h} nothing to come in there | to get out cost a toll that nobody could pay | that day it had gone up again
Then {p.a} took a hammer to the wall by the toll | the old way out had been behind it once
"Stop that!" cried {foe}. "It fell in. Thirty people lie under those stones."
{hands} pulled {p} down, and a wreath came down as well | {h} picked up {token} | it was made for a name, and had none
"You pay for my wall by tonight," {foe} told {p}, "or you never go home."
{p} got hold of {h's} sleeve. "Ask the plan-keeper," {p.he} whispered. "The old way is drawn there."
+ Help {p} to get home past {hands} => {p} leaned on {h} the whole way. "I have set every hinge in this place," {p.he} said at the door. "If you need one that is quiet, send for me." | then {p} drew the way to the plan-keeper in the dust
= Ask {p} who saw the old way fall in => "Nobody I ever met," said {p}. "My grandfather had it from a neighbour. But it stands on a plan, in ink. Go to the plan-keeper, and see for yourself."
- Betray to {foe} where the hammer is => {foe} had it taken away, and gave {h} a {coin} for that | without a hammer {p} could not earn what the wall cost | {h} had heard enough to find the plan-keeper
~ {hands} led {p} off before there was time for anything | nobody minded {h}, who had the ribbon now | only the plan-keeper was left to ask
@ channel-o2 open line=escape-channel p=sign-painter where=the_stairs_by_the_toll
% Thirty Ribbons; What Name to Paint
On the stairs by the toll {h} met {p.a} | {p.he} was running, with white paint on both hands
"{foe} had me paint thirty ribbons for the dead," said {p}. "I only asked what names to put. Then {foe.he} called {hands}."
The old way out had buried thirty people, everyone said | on the only way left was a toll, and {h} could never pay it
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
@ channel1 scene line=escape-channel second p=again where=the_rows_of_graves
% No Stone for Thirty; The Empty Corner
Thirty dead must have thirty graves, so {h} went to look for them | {p} had kept the graves there once, and brought a {lamp}
There was a stone for everybody, down to a cook's boy | each of the stones had a name and a year
"Now find me the thirty," said {p}. "I looked for them for a year, to keep the grass short. Then {foe} asked me to stop looking."
One corner was kept for them, and there were flowers in it | {h} knelt, and put a hand in the earth | no spade had ever been in it
{p} saw {h's} face, and lowered the {lamp}. "You think so too," said {p}, and looked round for {hands}
+ Help {p} to write down every name there is => {they} wrote until the {lamp} was low | each of the dead had a name and a stone | nobody was missing from the list | "So who lies in the corner?" said {p}. | {they} folded the list up small, and {h} kept it
= Look at who brings the flowers => The flowers were fresh, and tied with good silk | the silk was {foe's} | each Year's End {p} had seen {foe} come | {foe.he} stood there for an hour, all alone
- Betray {p} for still looking => {foe} thanked {h} for it in {foe.his} own bedroom | a draught came from under the hangings | {p} had to give up the {lamp} and the keys
~ One of {hands} came along the rows with a can, for the flowers | {p} hid the {lamp} | {they} lay down between two stones, like everybody else there

@ channel2 scene line=escape-channel plan p=again where=the_room_with_the_hangings
% A Hand in the Draught; Behind the Hangings
{h} had to see what was behind {foe's} bed | {p} changed the linen in there, and it took two to carry the basket | {load} lay in it, under the sheets
{p} shook out a sheet, as loud as one can | {h} went in behind the hangings | there was the low door, and it was not locked | {they} set {load} down inside, where it was dry
A long way down something was shining, about as large as a {coin} | it was daylight, at the old gate | {h} nearly wept
"Tomorrow is Year's End," said {p}. "At dusk {foe.he} goes down to the flowers. For one hour the bed is empty. Can we get everybody through in one hour?"
+ Give {p} the first place in the line tomorrow => "I am slow," said {p}. "Put me in the middle, where there is somebody to push" | but {p.he} had to fold the sheet again twice, it had come out so crooked
= Count how long a pebble falls in there => The pebble fell for no time to speak of | there was a floor, then, and it went gently down | anybody could have gone there in slippers
- Steal a silk thread, to lay a false trail => {h} left the thread at a stable boy's door | {hands} questioned the boy about it all night | he had nothing to do with it. "I know his mother," said {p}
~ {p} knocked twice | {foe} had turned back for a glove | {h} was carried out beneath the sheets, and heard the basket creak at every step

@ channel3 scene line=escape-channel wall where=the_room_with_the_hangings
% To Guard the Bed; A Toll on the Way
The drain had led to {foe's} own bedroom | so {h} asked to be heard there, as if about the toll | {foe} received people in bed | {hands} guarded the hangings behind it
"I am told that you ask about the old way," said {foe}. "Thirty people, all in one evening. My father could not speak of it" | {foe.he} dried {foe.his} eyes, and counted the day's toll upon the quilt
There was no window in that room | but the hangings moved in and out a little, like something asleep
"Ask once more," said {foe}, "and your toll will be twice as high. Now, what did you want?"
+ Comfort {foe} for {foe.his} father's sake => {foe} took {h's} hand | {foe.his} own was quite dry | the draught went by between the two of them | it came from behind the bed
= Ask {hands} what it is that they guard => "The bed," they said, both of them at once, and then thought about it | it was a very large bed
- Rob the quilt of one {coin}, to see who looks => {foe} had seen it with {foe.his} eyes shut | "Leave it," {foe.he} told {hands}. "Where would it go? There is one way out, and a toll on it"
~ "You tire me," said {foe}, with {foe.his} eyes shut | {hands} walked {h} backward to the door | by then the hangings were quite straight

@ channel4 scene line=escape-channel lead p=plan-keeper where=the_room_of_plans
% A Thin Blue Line; Next Door's Grandfather
{h} brought {token} to {p.a} | {p} kept all the old plans of that place | {h} asked for the old way out
{they} laid the newest plan over the oldest | {they} held the two to the {lamp} | on the oldest plan there ran a thin blue line | in that place there was only wall now | it was a way, and wide enough for {load}
But somebody had written over it that the way fell in | it was at Year's End, and thirty people were lying under the stones
"Everyone here has that from a grandfather," said {p}. "I ask whose it was that lies in there. And they tell me that it was next door's. Not one of them has a name for your ribbon."
If it was true, there was no way out for {h} | if not, somebody had lied for a very long time
+ Help {p} to ask at the next door => {they} asked along the whole {street}, and it was always the house farther on | behind the last one there was no farther | "Thirty," the old fellow there said, and thought about it. "You would expect a stone, would you not? Even a small one"
= Compare the other ink with what hangs on the wall => A list of tolls hung on the wall | plan and list had the same long tail to the f | "That is the hand of {foe's} father," said {p}
- Steal the oldest plan out of the jar => {hands} counted the plans that evening, and the oldest was missing | they put {p} out of the room, with the empty jar | under {h's} shirt the blue line got warm, and began to come off
~ {p} had heard a key | all the plans went back into the jar, in no order whatever | it would take until Sunday to find those two again

@ channel5 scene line=escape-channel means p=again where=the_passage_along_the_wall
% An Ear to the Wall; Crosses in Chalk
{h} had to know if the old way was open | {p} knew how one could hear it, and had brought a cup | by night {p.he} set it to the wall, where the blue line ran | {h} put an ear to it
Behind the stones a drain ran freely downhill | no drain runs under fallen stones
{they} went on with the cup from room to room | wherever it was loudest {p} made a cross in chalk
By daybreak the crosses lay on one line | the last of them was at {foe's} bedroom door, and {hands} stood beside it | in a minute they would see what they were leaning on
+ Help {p} to rub out the crosses => {they} got all the crosses but the last | one of {hands} was leaning on that, and took it away on his back | all that day the cross went in and out by {foe's} door
= Put a cork into the drain of the first room => The cork went under the wall with no bump at all | {they} waited at that drain until noon | the cork did not come back, so there was room in there
- Trick {hands} into putting an ear to it => They listened, the one after the other, with their mouths open | "It is mice," they reported | by evening {foe} had had the hangings in the bedroom lined
~ A door banged somewhere, and {p} dropped the cup | it did not break | it rolled along the whole passage | at the bedroom door {foe} bent down to pick it up

@ channel6 scene line=escape-channel price p=again where=the_glazier's_bed
% For One Person, Once; What Was Not Sold
{hands} had searched {h's} corner before daylight | the straw lay all over the floor | {h's} drawing of the blue line was gone | {p} had found out who had told {hands} of it
It was a glazier, three beds off, and he did not run away | on his bed was a white loaf | beside the loaf lay a pass with {foe's} stamp | it let one person through the toll, one time
"I told them who was after the line," said the glazier. "I have a child out there. It was two when I saw it, and now it can write."
"They asked about {load} as well," he said. "They asked it twice. I said that I knew nothing of that"
{h} had come to shout at him | now {he} could not do it
+ Give the glazier your good wishes for the road => By noon he was there again | the pass was a good one, they had said | but one had to pay the toll besides | he cut up the loaf for the whole row, and {p} took the first slice
= Ask what {foe} wished to know besides => "Whether you had ever asked about the flowers," said {p}. "Everybody sees them. There is one evening for it in the year, and then nobody is in those rooms for an hour. I was not meant to notice, I suppose"
- Steal the glazier's pass => At the toll {hands} read the glazier's pass | there stood the glazier's name, and the colour of his eyes | the pass was lost by it. "You were going without us," said {p}
~ "What is there to whisper about?" one of {hands} called along the row | the glazier tore a piece off the loaf, so as to have his mouth full | {p} got no more out of him that day

@ channel7 scene line=escape-channel turn p=first where=the_corner_with_the_straw
% Ordered Two Days Before; Flowers for the Living
Two dates did not go together, so {h} wrote them down, one under the other | {p} held the {lamp}
One was from the oldest plan | the way fell in at Year's End, it said, and thirty died | the other was from the wreath-binder's book: thirty wreaths for the dead | {foe's} father had ordered them two days before that
"Before?" said {p}. "Who buys a wreath for people who are still alive?"
{h} laid {token} beside it, with its empty place. "Nobody died," said {h}. "That is why there is no grave and no name. {foe's} father made up thirty dead, so that nobody would go and look. He wanted a toll on the only way that was left."
"All those years," said {p}, and had to laugh, and then did not. "We were afraid of nobody."
The chalk crosses had led to {foe's} bed | there the hangings moved, and so the way behind them was open
+ Share it with all who cannot pay the toll => The truth went along the row in whispers | before morning thirty people wished to go | a child had counted them | "Then there will be thirty in there after all," said {p}
= Ask {p} if {foe} knows of it too => "{foe.name} has paid for the wreaths of thirty people every year," said {p}, "and has never asked for one of their names. Would you not ask, if you believed it?"
- Lie to {p} that the old way is too narrow => {p} believed it, and blew out the {lamp} | {h} had the way to {himself} for one night | but one cannot carry {load} alone | so {he} brought it back before it was light
~ One of {hands} stopped before the door, and asked what they read at that hour | {p} ate what {h} had written, both lines of it | by now they knew it by heart

@ channel8 scene line=escape-channel gate move p=child
% The Flowers on the Chair; One Hour at Dusk
{foe's} rooms were at {place}, and it was dusk on the day of Year's End | {foe} had gone to the flowers, and the bed was empty for an hour | those who wished to leave stood in line in the passage, without shoes
{p.a} went along it and touched every sleeve [3 , one after another, without looking up]. "Thirty," {p} said, quite low. "You make it thirty."
{h} opened the bedroom door | two of {hands} sat before the bed, and looked up | then {h} saw the chair | the flowers lay on it, and {foe} had gone without them | {foe} would be back for them at any moment
+ Comfort the two at the bed with the truth => {h} told them, quite low, that no one lay behind there | they looked round at the hangings, for the first time in their lives | they did not call out, but they did not stand up from the bed either
= Send the flowers after {foe} by the back way => A boy of the line ran with the flowers, as fast as one can without shoes | too late: on the front stairs there was a step | it was quick, and it came up
- Lie to the two that {foe} wants the bed moved => They took hold of it, one at each end | soon it stood out in the room | only then they began to wonder | a low door could be seen through the cloth, or the shape of one
~ One of the line had sneezed, in the draught | "Who is out there?" asked {hands}, and they both got up, and stood with their backs against the hangings | there was a quick step on the stairs

@ channel9 scene line=escape-channel duel
% The Name of One; Before the Hangings
Now {foe} was back for the flowers | {foe.he} stood before the hangings with {foe.his} head high | behind {h} waited the line of thirty | between them stood {hands}, who still believed in the dead | as long as they did, nobody would get through that door
"You want to walk over thirty graves," said {foe}. "My family has kept them for longer than you have lived."
{h} felt the child's hand, and would not go back to those beds | {he} held out {token}, with the empty place on it. "Then give me one name to put here," said {h}. "Only one of the thirty."
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

@ channel11 scene line=escape-channel far entered p=again where=the_row_of_beds
% Sworn by the Thirty; A Flower to Hold
{hands} came along the row before supper, for {foe} had heard of whispers | they had brought the flowers from the empty corner | everyone had to hold one | then each had to swear by the dead | nobody was to go near the old way
{p} was already holding a flower, and looked at {h} across it | beside {p.him} stood a child, who counted everything
"May one swear by people who never were?" asked the child, into {h's} sleeve. "And if they are somewhere after all, and hear it?"
One of {hands} had shut his eyes, and was praying for the dead in earnest | then it was {h's} turn to swear
+ Comfort the child with what you have found out => "There is nobody who could be cross with you," said {h}. "We have looked." | the child thought it over, and swore in a loud voice | then it counted the people who had believed it
= Swear it, and look hard at the flower => The flower was fresh, and tied with silk | somebody had paid for it | the one who prayed had opened his eyes | "I do it every night," he told {h}. "But what does one call them?"
- Lie, and swear for the whole row at once => {hands} let it count for all, for supper was waiting | but the row had heard how lightly it was done | two people told {p} that they would rather not come along
~ An old one's voice gave way in the middle of the oath | {hands} took it for a no | that one had to sleep out on the stones, and the whole row had to watch

@ channel12 scene line=escape-channel near p=lame_cook where=the_kitchen_by_the_toll
% One {coin} Short; All of It in a Soup Kettle
{h} wished to know if anyone had ever paid the toll | so {he} knocked at the {kitchen} beside it | {p.a} was in there | {p} saw everybody who wanted to get out
"I had it all once," said {p}. "I saved for twelve years, and kept it in a soup kettle. Then {foe} asked me kindly how much it was. The next morning the toll had gone up, and I was one {coin} short."
{p} stirred, and looked out at the road [2 , where two grown children had waited for years] | "{foe.he} eats my soup every day, and calls me by my father's name," said {p}. "He was lame too. We are the only two lame cooks there ever were here."
"So it is no use to save," {p} told {h}. "Have you thought of anything better?"
+ Help {p} to lift the kettle from the stove => The kettle was as heavy as two people | once it had come down on {p's} father, and then on {p} | "Never tell {foe} what you own," said {p}, and filled a bowl for {h}. "But ask {foe.him} for a name. {foe.he} knows nobody's."
= Ask how the toll stands today => The toll was chalked on a board by the window | the new sum was higher than the old one, half wiped off | "Somebody must have saved," said {p}, and stirred. "{foe.he} has always just been to see them, and asked after their health"
- Rob the kettle of the new {coins} in it => The {coins} were only a handful | at the toll {hands} laughed at them | {p} turned the kettle over that evening, and shook it | {p} looked at every face in the row
~ {foe} had sent for the soup, and {hands} came in with the tray | they stood and waited while {p} limped to and fro | {h} had to go before the bowl was full

@ channel13 scene line=escape-channel near where=the_steps_by_the_toll
% A Cushion Each; A Table for Thirty
{h} sat on the steps by the toll, with {token} on one knee | {foe} came down all alone, with a cushion under each arm, and gave {h} one
"You have sat here three evenings," said {foe}. "There is one {coin} in your left sleeve, and you feel for it before you sleep." | {h} felt for it, and it was true
"I could make it one {coin} for you, until dark," said {foe}. "Leave me the ribbon, and go home."
"And what about the others?" asked {h}
"They stay with me," said {foe}. "I was six when the whole house left, in one spring, and my mother too. My father and I sat at a table for thirty. He swore that it would never be so again, and he saw to it." | {foe} pulled at a loose thread. "Nobody would stay for my sake."
"They might come to see you," said {h}, "if they could go."
+ Give the cushion back, and stay with the others => "One {coin}," said {foe} again, and it sounded like begging | behind the steps a stable boy had heard it all | at supper people made room for {h} on the bench
= Ask {foe} how the father saw to it => "He —" said {foe}, and bit {foe.his} lip. "He prayed," {foe.he} said then. | {foe.he} jumped up, and a cushion went down all of the steps
- Betray to {foe} who else has a full purse => {h} told of a cobbler with a full stocking | {foe} called on him, and asked after his health | by dark the toll was higher than the stocking | {h's} one {coin} was no use either
~ {hands} came running to {foe} | somebody was at the gate with a {bag} of money | {foe} went to be kind to that person | one of {hands} pulled the cushion away from under {h}

@ channel15 scene line=escape-channel near p=again where=the_line_for_bread
% A Sum in Chalk; Nobody May Speak to Her
{h} stood in the line for bread with {p} | {he} had asked everyone there about the thirty
Then they fell silent, for {hands} led a seamstress by on a rope | a sum in chalk stood on her back
"She laughed at the flowers of the dead," said the older of {hands}. "{foe} lets nobody speak to her until she pays."
After a week of it she talked to her own hands
"I could not bear that," whispered {p} at {h's} sleeve. "I want people to say good morning to me."
"You two ask about the dead as well," the older one told {h} | he turned {p} about by the shoulders, and felt for his chalk
+ Save {p}, and hold out your own hands => {h} was tied to the rope in place of {p}, next to the seamstress | {h} talked to her all the way round | at dusk {hands} undid both knots, and were ashamed
= Ask the older one to read that sum aloud => The older one read the seamstress her sum, and it took a long while | he had never heard it in his own voice | he put the chalk back, and said that it was late
- Lie that the baker laughed much louder => {hands} came round the counter, and put the baker on the rope | nobody in the line got any bread | {p} was let go, and walked off without {h}
~ The chalk broke on {p's} back, and {hands} went for another piece | {they} ran for it without any bread, and spent that night under a cart

@ channel14 scene line=escape-channel eve entered p=again where=the_window_over_the_road
% The Last Apple; Shoes in the Grass
Year's End was only days away | thirty people would follow {h} into the old way | {h} lay awake, and then went to the window over the road | there {p} sat with an apple
{token} lay between them | far below there was a small fire, where somebody waited for somebody
"I am afraid of {hands}," said {p}. "They mean it so honestly. What does one say to them?"
"I am afraid that I heard wrong," said {h}. "I have told thirty people that it is open in there."
{h} had grown used to lying, and did not like it
"Why do you take all of us?" asked {p}
"I do not want to stand down there," said {h}, "and see somebody at this window."
"And when you are down there?"
"I shall take off my shoes," said {h}, "and sit in the grass, and nobody will want a toll for it." | {p} laughed, and rubbed the apple on one sleeve
+ Share the apple, and agree on a sign => {they} settled that one press of the hand meant stop, and two presses meant walk on | both had sticky fingers by then | "I will teach it to the whole line," said {p}. "Then nobody gets lost behind you"
= Listen with {p} at the wall once more => {p} listened for a while, and held up one finger | there was the drain, and there was something else. "That is a bird," whispered {p}. "So there is sky at the other end"
- Deceive {p} with a tale of the other end => {h} told of a meadow beyond the wall, as if {he} knew it | "With what flowers?" asked {p}, and {h} took too long to answer | {p} got down from the sill, and left the apple on it
~ Then one of {hands} came in, and knelt by the sill, and prayed for the thirty | {they} had to fold their hands too | the apple was still there when it was over, but nobody wanted it
`;

/** What comes later of what was done, what is asked on the way, and what strangers know of it. */
const ties = `
@ * echo line=escape-channel turn did=channel4:=
{h} had compared the inks, and knew one thing more | the same hand had written the list of tolls, and the thirty dead
@ * echo line=escape-channel turn did=channel10:+
Nobody could say that {h} had made it up | {h} had helped the wreath-binder with that sum, and had a witness now
@ * echo line=escape-channel turn did=channel10:-
But {h} had stolen that page, and the wreath-binder would never swear to it | {hands} were looking for it already
@ * echo line=escape-channel price did=channel-o1:-
No one in the row had watched over {h's} things | for {he} had betrayed a mason's hammer, and they all knew
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
There had been a key to those rooms once | but {h} had betrayed the one who kept it | now there was only the basket
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
{h} had the list of every grave under {his} shirt | it could be shown to anyone who still believed in the thirty
@ * echo line=escape-channel gate did=channel3:-
There would have been one of them, and not two | but {h} had once robbed that quilt | now {foe} trusted nobody near it
@ * echo line=escape-channel turn did=channel13:=
So that was how {foe's} father had kept people there | {h} had asked it on the steps | {foe} had only said that he prayed
@ * echo line=escape-channel price did=channel13:-
A cobbler had seen {hands} come, and had not called out | for {h} had betrayed his stocking to {foe}
@ * echo line=escape-channel plan did=channel13:+
A stable boy sat in the passage, and would whistle if {foe} came | he had been there when {h} gave the cushion back
@ * echo line=escape-channel gate did=channel14:+
The whole line stood hand in hand | one press went along it, and everybody kept still | {w} had taught them that
@ * echo line=escape-channel gate did=channel14:=
Far down behind the hangings a bird sang | {h} had heard it before, through the wall | now the others heard it too, and took heart
@ * echo line=escape-channel gate did=channel14:-
{w} stood at the very end, beside two unwilling people | {w.he} had told them about {h's} meadow
@ * echo line=escape-channel plan did=channel15:+
Below in the yard the seamstress sang as loud as she could | {h} had shared her rope once | now nobody heard the two at the bed
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
"My grandmother was here on that Year's End," said {p}. "She never heard a thing. You would think that stones make a noise."
"I carried the flowers of the thirty, for {foe}," said {p}. "I never saw a name on a ribbon."
"The toll goes up whenever somebody has saved enough," said {p}. "I have watched the board for years. {foe} asks first, and so kindly."
"I once painted the wall behind {foe's} bed," said {p}. "There is no window there. I felt a draught all the same."
@ * gift line=escape-channel behind
"At dusk on Year's End {foe} goes out," said {p}. "It takes {foe.him} an hour. I have lit my lamp by it for years."
"{foe's} people mean it honestly," said {p}. "They pray for the thirty every night. It will go badly with whoever has fooled them."
"Let your people go in stockings," said {p}. "I swept that passage. It tells everything, right up to the bed."
`;
export const pack: PackSource = { id: 'case-escape-channel', sheets: [facts, openings, scenes, ties], words: {} };
