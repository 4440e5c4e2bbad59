import type { PackSource } from '../pack.ts';

/** How nobody gets out, who did, and how it is done. */
const facts = `
@ * truth line=escape-channel start
{h} had been let in for nothing | to get out was another matter | there was one way out, and {foe} took a toll on it that nobody could pay | there had been a second way, once | it was a thin blue line on the oldest plan | on every later plan it was left out
@ * known line=escape-channel before
People said that the old way out had fallen in on thirty souls | {h} did not know if it was so, and everything hung upon it [3 from now on]
@ * known line=escape-channel behind
The old way was open, and it began behind {foe's} bed | {h} needed one hour when the bed was empty
@ * settle line=escape-channel won
{h} drew the hangings back, and no hand was raised to stop {him} | there was the low door | behind it the old way went down, dry and wide | nobody lay in it, and nobody ever had | "Your father only wanted the toll," said {h}. "You might have stopped." | {foe} sat down on the bed, with flowers for no one | {h} led the line along until there was light | it came in by the old gate, and the toll was behind them | there they all stood together, and blinked | "Thirty," said the child, who had counted them all. "We are the thirty."
@ * more line=escape-channel thing
{target} stood by the old gate already | it had come down ahead of the line | the low door had let it pass [! with a thumb's breadth to spare]
@ * settle line=escape-channel lost
{hands} held the line fast, and took {h} by the collar | {foe} pulled the hangings aside, and took a {lamp} down the steps | so {h} saw it after all, and it was empty from wall to wall | "My father only said that it had fallen in," said {foe}. "He should have seen to it." | {foe.he} knocked away the first prop, and then the others | now it really fell in | the toll went up by a half that night, for it was the only way
@ * settle line=escape-channel dear
{hands} stood aside, and {h} had the low door open | "Then nobody shall have it!" cried {foe}, and ran in first, and knocked away a prop. | "Run!" said {h}, and they ran down the old way, with the stones coming in behind them | they fell out at the far end, beyond the toll, and it had cost them no life | but ten of the line had been too slow, and were on the wrong side | no door was left to fetch them through | the child looked back, and counted | there stood ten people in a row, up by the toll | one of the ten waved
@ * last line=escape-channel won
Some years later {h} came to the old gate again | a lame cook had an {inn} there, and a thin blue line led to the door | the child was nearly grown, and went round the table, and touched every sleeve | "Thirty," said the child, and gave {h} the last bowl
On the next Year's End a wreath hung on {h's} door | there were thirty like it, each with a living name, and they were paid for | in one {token} had been tied, for want of a berry | {h} went out to see how it looked
@ * last line=escape-channel dark
By evening {h} had the road to {himself} | at the fork the child had gone from sleeve to sleeve again | "Twenty-nine," said the child, and took the lame cook by the hand | they all went on together, by the other road | {h} looked round once, and they had begun to sing
@ * last line=escape-channel dear
{h} stayed behind to dig | the child counted the baskets | at dusk {h} swung a {lamp} | up by the toll ten lights answered | then {h} dug again | beyond the stones, very far off, somebody else was digging
@ * last line=escape-channel lost
At Year's End {foe} took the flowers to the corner, and {h} had to carry the {lamp} | thirty pebbles lay there in a row, and each had a name in chalk | these were names of the living, who still wished to go | {h} read {his} own on the first | {he} held the {lamp} so that {foe} should not see
`;

/** Scenes in which a fact of the case is found out, with somebody who comes back. */
const scenes = `
@ channel1 scene line=escape-channel second p=again
% No Stone for Thirty; The Empty Corner
{p} had kept the graves there once, and took {him} along all the rows with a {lamp} | there was a stone for everybody, down to a cook's boy | each of the stones had a name and a year
"Now find me the thirty," said {p}. "I looked for them for a year, to keep the grass short. Then {foe} asked me to stop looking."
A corner was kept for them | there were flowers in it | {h} knelt, and put a hand in the earth | no spade had ever been in it
+ Help {p} to write down every name there is => {they} wrote until the {lamp} was low | each of the dead had a name and a stone | nobody was missing | "So who lies in the corner?" said {p}. | {they} folded the list up small, and {h} kept it
= Look at who brings the flowers => They were fresh, and tied with a good silk thread | and it was {foe's} thread | each Year's End {p} had seen {foe.him} come, and stand there for an hour by {foe.himself}
- Betray {p} for still looking => For that {h} was let into {foe's} rooms, alone | a draught came from under the hangings | {p} had to give up the {lamp} and the keys
~ Along the rows came one of {hands} with a can, to see to the flowers | {p} hid the {lamp} | {they} lay down between two stones, like everybody else there

@ channel2 scene line=escape-channel plan p=again
% A Hand in the Draught; Behind the Hangings
{p} had the linen to change in {foe's} rooms that day | it took two to carry the basket | under the sheets in it lay {load} | {p} shook one out, as loud as one can, and {h} went in behind the hangings
There was the low door | it was not locked, for who would look there | {they} set {load} down inside, where it was dry
A long way down something was shining, about as large as a {coin} | it was the old gate, at the far end
"Tomorrow is Year's End," said {p}. "At dusk {foe.he} goes down to the flowers. For one hour the bed is empty."
+ Give {p} the first place in the line tomorrow => "I am slow," said {p}. "Put me in the middle, where there is somebody to push" | but {p.he} had to fold the sheet again twice, it had come out so crooked
= Count how long a pebble falls in there => It took no time to speak of | there was a floor, then, and it went gently down | anybody could have gone there in slippers
- Steal a silk thread, to lay a false trail => {h} left it at the wrong door | a stable boy was asked about it that night, for hours | he had nothing to do with it. "I know his mother," said {p}
~ {p} knocked twice | {foe} had turned back for a glove | {h} was carried out beneath the sheets, and heard the basket creak at every step

@ channel3 scene line=escape-channel wall
% To Guard the Bed; A Toll on the Way
{foe} received people in bed | {hands} stood to either side of the hangings behind it | a third laid the day's toll on the quilt
"There used to be another way," said {foe}. "You will have heard. Thirty of them. My father could not speak of it" | {foe.he} dried {foe.his} eyes, and counted what was on the quilt | and the hangings behind {foe.him} moved in and out a little, like something asleep
There was no window on that side
+ Comfort {foe} for {foe.his} father's sake => {foe} took {h's} hand | {foe.his} own was quite dry | the draught went by between the two of them | it came from behind the bed
= Ask {hands} what it is that they guard => "The bed," they said, both of them at once, and then thought about it | it was a very large bed
- Rob the quilt of one {coin}, to see who looks => {foe} had seen it with {foe.his} eyes shut | "Leave it," {foe.he} told {hands}. "Where would it go? There is one way out, and a toll on it"
~ "You tire me," said {foe}, with {foe.his} eyes shut | {hands} walked {h} backward to the door | by then the hangings were quite straight

@ channel4 scene line=escape-channel lead p=plan-keeper
% A Thin Blue Line; Next Door's Grandfather
{p.a} kept all the old plans in one jar | {h.name} laid the newest over the oldest, and held the two of them to the {lamp} | on the oldest a thin blue line ran on, where there was only wall now
It was a second way out, two yards wide, and {load} would have gone through there | across the line somebody had put, in other ink: fallen in at Year's End | thirty people, it said, were lying under the stones
"Everyone here has that from a grandfather," said {p}. "I ask whose it was that lies in there. And they tell me that it was next door's."
+ Help {p} to ask at the next door => {they} asked along the whole {street}, and it was always the house farther on | behind the last one there was no farther | "Thirty," the old fellow there said, and thought about it. "You would expect a stone, would you not? Even a small one"
= Compare the other ink with what hangs on the wall => It was a list of tolls that hung there, for the one way that is left | both of them had the same long tail to the f | "That is the hand of {foe's} father," said {p}
- Steal the oldest plan out of the jar => They were counted that evening, and the oldest was missing | {p} was put out of the room, with the empty jar to carry | under {h's} shirt the blue line got warm, and began to come off
~ {p} had heard a key | all the plans went back into the jar, in no order whatever | it would take until Sunday to find those two again

@ channel5 scene line=escape-channel means p=again
% An Ear to the Wall; Crosses in Chalk
{p} had brought along a cup | by night {p.he} set it to the right-hand wall, where the blue line ran | {h} put an ear to the bottom of it | behind the stones a drain was running freely downhill
A drain that is buried does not run | {they} went with the cup from room to room, past {load} under a blanket | wherever it was loudest {p} made a cross in chalk
By daybreak the crosses lay on one line [2 , which was the blue one] | the last of them was at {foe's} bedroom door | beside it stood {hands}
+ Help {p} to rub out the crosses in time => {they} got all of them but the last | one of {hands} was leaning on that, and took it away on his back | all that day it went in and out by {foe's} door
= Put a cork into the drain of the first room => It bobbed, and turned, and went under the wall with no bump at all | {they} waited at that drain until noon | it had not come back, and so there was room for it in there
- Trick {hands} into putting an ear to it => They listened, the one after the other, with their mouths open | "It is mice," they reported | by evening {foe} had had the hangings in the bedroom lined
~ A door banged somewhere, and {p} dropped the cup | it did not break | it rolled along the whole of the passage, and {foe} bent down at the bedroom door to pick it up

@ channel6 scene line=escape-channel price p=again
% For One Person, Once; What Was Not Sold
{p} had found out who it was, and took {h} to a glazier, three beds off | {hands} had been at {h's} corner before it was light | the straw lay all over the floor, and what {h} had drawn of the blue line was gone
On the glazier's bed was a white loaf | beside that lay a pass, with {foe's} stamp | it let one person through the toll, one time | "I told them who was after the line," said the glazier. "I have a child out there. It was two when I saw it, and now it can write."
The loaf had not been cut | "They asked about {load} as well," he said. "They asked it twice. I said that I knew nothing of that"
+ Give the glazier your good wishes for the road => By noon he was there again | the pass was a perfectly good one, they had said at the toll, but one had to pay besides | he cut up the loaf for the whole row, and {p} took the first slice
= Ask what {foe} wished to know besides => "Whether you had ever asked about the flowers," said {p}. "Everybody sees them. There is one evening for it in the year, and then nobody is in those rooms for an hour. I was not meant to notice, I suppose"
- Steal the pass from beside the loaf => At the toll they read it, and then looked {him} over | there stood the glazier's name, and the colour of his eyes | the pass was lost by it. "You were going without us," said {p}
~ "What is there to whisper about?" one of {hands} called along the row | the glazier tore a piece off the loaf, so as to have his mouth full | {p} got no more out of him that day

@ channel7 scene line=escape-channel turn p=first
% Ordered Two Days Before; Flowers for the Living
{p} held the {lamp}, because {h} wished to compare two dates [2 that had come from two tables] | {h} wrote two lines on a {paper}, one under the other
The first was from the oldest plan | the way fell in at Year's End, it said, and thirty died | the second was from the wreath-binder's book: thirty wreaths for the dead | {foe's} father had ordered them two days before that
"Before?" said {p}. "Who buys a wreath for people who are still alive?"
"Nobody died," said {h}. "That is why there is no grave and no name. {foe's} father made up thirty dead, so that nobody would go and look. He wanted a toll on the only way that was left." | the chalk crosses had led to {foe's} bed | there the hangings moved, and so the way behind them was open
+ Share it with all who cannot pay the toll => It went along the row in whispers, from bed to bed | before morning thirty people wished to go | a child had counted them | "Then there will be thirty in there after all," said {p}
= Ask {p} if {foe} knows of it too => "{foe.name} has paid for the wreaths of thirty people every year," said {p}, "and has never asked for one of their names. Would you not ask, if you believed it?"
- Lie to {p} that the old way is too narrow => {p} believed it, and blew out the {lamp} | {h} had the way to {himself} for one night | but one cannot carry {load} alone, and in the morning {he} had to take it back
~ One of {hands} stopped before the door, and asked what was being read at that hour | {p} ate the {paper}, both of the lines | it did not matter much, for by now they knew them by heart

@ channel8 scene line=escape-channel gate move p=child
% The Flowers on the Chair; One Hour at Dusk
{foe's} rooms were at {place}, and it was dusk on the day of Year's End | {foe} had gone to the flowers, and the bed was empty for an hour | those who wished to leave stood in line in the passage, without shoes
{p.a} went along it and touched every sleeve [3 , one after another, without looking up]. "Thirty," {p} said, quite low. "You make it thirty."
{h} opened the bedroom door | the draught had the hangings by the hem | two of {hands} sat before the bed, and looked up | then {h} looked at the chair | the flowers lay on it, and {foe} had gone without them | {foe} would be back for them
+ Comfort the two at the bed with the truth => {h} told them, quite low, that no one lay behind there | they looked round at the hangings, for the first time in their lives | they did not call out, but they did not stand up from the bed either
= Send the flowers after {foe} by the back way => A boy of the line ran with them, as fast as one can without shoes | too late: on the front stairs there was a step | it was quick, and it came up
- Lie to the two that {foe} wants the bed moved => They took hold of it, one at each end | soon it stood out in the room | only then they began to wonder | a low door could be seen through the cloth, or the shape of one
~ One of the line had sneezed, in the draught | "Who is out there?" asked {hands}, and they both got up, and stood with their backs against the hangings | there was a quick step on the stairs

@ channel9 scene line=escape-channel duel
% The Name of One; Before the Hangings
Now {foe} was back for the flowers | {foe.he} stood before the hangings with {foe.his} head high | behind {h} waited the line of thirty | between them stood {hands}, who still believed in the dead | as long as they did, nobody would get through that door
"You want to walk over thirty graves," said {foe}. "My family has kept them for longer than you have lived."
"Then tell me one name," said {h}. "Only one of the thirty."
{foe} began to say one | no name would come out | {hands} had turned round, and were waiting for it too
+ Give {foe} time to think of one => "Take your time," said {h}. | {foe} looked from flower to flower, as though the names were tied to them | one of {hands} had taken his hat off. "I have prayed for them every night," he said. "What are they called?" | {foe} could not tell him
= Ask {hands} whose grandfather is in there => "Next door's," said the first of them | "Next door's," said the second, and then they looked at each other | the two were next-door neighbours, and had been so all their lives | they took their hands from the hangings
- Trick {foe} with a question about a lame cook => "Was there not a lame cook?" asked {h}. | "The cook, yes," said {foe} quickly. "That was the first to die" | "I am the only lame cook there ever was here," said a voice from the line, "and my father was the one before" | {hands} began to laugh, and not for joy
+~ The time was too long | {foe} had found what to say in it. "I swore to their mothers never to speak the names," said {foe}, with wet eyes | {hands} uncovered their heads | then they shut the door on the line
=~ "Mine," said the older of {hands}. "My own grandfather" | he had been told so as a child, and he believed it | {foe} put an arm about him, and he took hold of {h} with both hands
-~ {foe} only smiled. "There was no cook among them," {foe.he} told {hands}. "You see how this one lies to us, over the dead" | that was a thing which they could see

@ channel10 scene line=escape-channel near p=wreath-binder
% Thirty Wreaths on Account; A Bill Never Paid
{p.a} made all the wreaths of the place, at one long table | {h} had come to ask about the thirty, because whoever sells flowers for the dead must know them
"I know them well," said {p}. "They owe me money" | {p.he} put an old order book on the table, which had been {p.his} grandmother's
"Thirty wreaths, for {foe's} father," {p} read out. "And the day. And here: not paid. I bring that bill along every year, and am told to have respect."
{h} read the line too | it had been written two days before Year's End
+ Help {p} to add up what is owing => With all the years the sum was as much as a house | "I would take half," said {p}, and tore out the page for {h}. "If you should ever see {foe}, ask why my grandmother knew of it two days before"
= Ask on what day the old way fell in => "At Year's End, everyone knows that," said {p}, and then stopped, and counted on {p.his} fingers | it came out wrong on both hands | {p} gave {h} the page to carry, as if it were hot
- Steal the page with the thirty on it => {h} coughed, and out it came along the thread | {p} went on counting leaves | {p} had hoped to see that one bill paid | all the evening {p.he} looked for it under the table
~ {hands} had come for the flowers of the week, and {p} sat down on the order book | nothing more was to be asked that day | {h} had seen the page, though, and kept the date in mind

@ channel11 scene line=escape-channel far entered p=again
% Sworn by the Thirty; A Flower to Hold
{hands} came along the row before supper | {foe} had heard of whispers there | they had brought the flowers from the empty corner | each had to hold one, and swear by the dead | nobody was to go near the old way
{p} was already holding a flower, and looked at {h} across it | a child stood there, who counted everything
"May one swear by people who never were?" asked the child, into {h's} sleeve. "And if they are somewhere after all, and hear it?"
One of {hands} had shut his eyes, and was praying for the dead in earnest
+ Comfort the child with what you have found out => "There is nobody who could be cross with you," said {h}. "We have looked." | the child thought it over, and swore in a loud voice, and counted under the breath how many had believed it
= Swear it, and look hard at the flower => It was fresh, and tied with silk, and it had been paid for, like all the others | the one who prayed had opened his eyes | "I do it every night," he told {h}. "But what does one call them?"
- Lie, and swear for the whole row at once => {hands} let it count for all, for supper was waiting | but the row had heard how lightly it was done | two people told {p} that evening that they would rather not go in the line
~ An old one's voice gave way in the middle of the oath, and {hands} took it for a no | that one had to sleep out on the stones, and the whole row had to watch

@ channel12 scene line=escape-channel near p=lame_cook
% One {coin} Short; All of It in a Soup Kettle
The {kitchen} lay beside the toll, and {p.a} saw everyone who wished to get out | so {h} knocked, and asked how much the toll was [2 , and who had ever paid it]
"It depends on you," said {p}. "I saved for twelve years, and had it all in a soup kettle. Then {foe} asked me kindly how much it was. The next morning the toll had gone up, and I was one {coin} short."
{p} stirred, and looked out at the road [2 , where two grown children had waited for years] | "{foe.he} eats my soup every day, and calls me by my father's name," said {p}. "He was lame too. We are the only two lame cooks there ever were here."
+ Help {p} to lift the kettle from the stove => It was as heavy as two people, and had come down on both of them, the father and {p} | "Never tell {foe} what you own," said {p}, and filled a bowl for {h}. "But ask {foe.him} for a name. {foe.he} knows nobody's."
= Ask how the toll stands today => It was chalked on a board by the window | the new sum was higher than the one below it, which was only half wiped off | "Somebody must have saved," said {p}, and stirred. "{foe.he} has always just been to see them, and asked after their health"
- Rob the kettle of the new {coins} in it => It was a handful, and warm from the stove | at the toll they laughed at it | {p} turned the kettle over that evening, and shook it | {p} looked at every face in the row
~ {foe} had sent for the soup, and {hands} came in with the tray | they stood and waited while {p} limped to and fro | {h} had to go before the bowl was full
`;
export const pack: PackSource = { id: 'case-escape-channel', sheets: [facts, scenes], words: {} };
