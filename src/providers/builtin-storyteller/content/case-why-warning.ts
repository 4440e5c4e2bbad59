import type { PackSource } from '../pack.ts';

/** Why it is so, or what happened: each case has a thing that everybody leaves out, and somebody who saw to that. */
const facts = `
@ warning-o1 open line=why-warning p=porter where=the_old_office
% What Was in the Drawer; Three Days Before
{h} had come to the old office to ask {matter} | {hands} were breaking up the desks there | {p.a} picked up a sheet from one drawer, and read it out to the whole yard
"In three days it will come upon you," it said. "It can be stopped, and here is how." | under that stood the date on which it had been received
Nobody there had ever heard of a warning
"A bad joke," said {foe}. "Give it here." | {hands} took hold of {p}
But {p} had pushed {token} into {h's} {bag}. "The {clerk} wrote that date," {p} whispered. "They are off to his house with stones. Get there first."
+ Defend {p} in front of all those people => {h} asked {foe} out loud why anyone should date a joke | the yard had gone quiet, and {hands} let go of {p's} collar | "I carry loads all over the town," said {p}. "If you want a stair blocked, say which"
= Compare the date with the day it began => There were three days between | one could do a great deal in three days | next to the date were two small holes | something had once been pinned on there
- Lie to {foe} that {p} has swallowed it => {hands} turned {p} upside down, and shook | {p} looked at {h} the wrong way up, and lost that work and a tooth
~ {foe} had seen where it went, and {hands} came through the crowd | {h} got out by a window, and heard {p} being shouted at for it

@ warning-o2 open line=why-warning p=messenger where=the_town_gate
% The Messenger Came Back; Received with Thanks
{p.a} came in at the town gate, grey with dust, and stopped {h} with both hands | "So it came all the same?" said {p}. "I ran here three days ahead of it, with a warning, and the way to stop it. The {clerk} dated this copy. Next day I was given a purse, and sent abroad."
{h} kept asking {matter} | in all the town nobody had spoken of a warning
{hands} were hurrying up already | "{foe.name} has another purse for you," they told {p}, "and a {ride}. Now."
"Somebody let it lie," said {p}, and pushed {token} under {h's} {coat}. "Go to the {clerk}. Ask him who!"
+ Help {p} to slip away from them => {h} upset a barrow of apples across the gate | "I shall be at the {inn}, under another name," {p} called over the wall. "And I shall say it to anybody you like"
= Ask {p} who handed down that purse => "It came out of an upstairs window, on a string," said {p}. "I saw a small clean hand. There were more of them in the room, by the sound of the chairs"
- Rob {p} of that old purse => There was one {coin} in it still | {p} did not hold on to it. "Then I must take the new one," said {p}, and went with {hands} to where the {ride} stood
~ {hands} had {p} under the arms already, and the {ride} had its door open | one of them turned round, and learned {h's} face by heart

@ * token line=why-warning
the dated warning

@ * truth line=why-warning start
Three days before it all began there had been a warning, in good plain writing | it was received, and dated, and put into a drawer | nobody could say who had read it | nobody could say why it was left lying
@ * known line=why-warning before
Somebody knew {matter} | it was whoever had answered the warning | {h} had to find out who that was
@ * known line=why-warning behind
Six people had sat over the warning, and five had grown rich by it | {h} wanted the sheet with their names, to read it aloud to everyone
@ * settle line=why-warning won
{h} had the sheet now, and read it from the steps, together with the warning | there were the two words, the sum and six names | "To stop it would have cost each of the six a year's money," said {foe}, quite loudly. "To leave it brought us all that land. Check it, if you like." | now they knew {matter} | five people had let it come, for the price of some land | down in the crowd five people turned round, and could not get through | they paid the old sum on the spot | within the week they had stopped the trouble | two {guards} led {foe} away | across the way a blind went up, and there stood the {clerk} whom everyone had blamed | a woman in black wished him good day, with a child's jacket over one arm | then the cobbler came up the steps, and put down the boots | they fitted {h}
@ * settle line=why-warning lost
{foe} locked the sheet into its case | {token} was locked up with it | then {foe.he} went out on the steps. "There never was a warning," said {foe}. "Ask any of us." | five people in good shoes nodded | {h} knew {matter} | five had grown rich by leaving it alone | {he} had not one line of it in writing | {foe} had the six chairs carried off, to be covered afresh | across the way the {clerk} had pulled his blind up by an inch | he met {h's} eye, and let it down again
@ * settle line=why-warning dear
{h} held up the sheet to the whole {street}, and read it aloud | so they knew {matter} | five people had grown rich by letting it come | two {guards} came for {foe}, and baskets stood about in the {street} | the sixth name came last | someone of {h's} own family bore that name | {he} went home, and told them who had sat in that room | "And said no?" they asked | "Yes," said {h}. "And then put on no boots, and ran home, and warned nobody."
@ * last line=why-warning won
In spring {h} put on those boots, and walked over that land | it was being given back, tree by tree | the {clerk} wrote it down, out in the sun | the six chairs stood by the road for whoever was tired | five people had just got up | {h} sat down on the sixth, and pulled off the boots
By the new year {h} lived in the sixth house | {token} hung beside the plate with the blue rim | people came with baskets, and there was no card in them | the {clerk} was the last to come | he had his window blind under one arm | {h} made a tablecloth of it
@ * last line=why-warning dark
{h} had read out the names, and {he} kept the sheet | the five houses were empty, and nobody would sleep there | people remembered how {h} had got at those names | at the new year there were baskets on {h's} step | the whole {street} had sent them | "Leave it, please," it said on every card
@ * last line=why-warning dear
{h} fetched the boots from the cobbler's | at home they stood upon the table, and nobody spoke | some got their land back, and did not greet {him} | every year, three days before that day, {h} put on the boots | {he} went along the whole {street}, and knocked | {he} asked everyone if all was well
@ * last line=why-warning lost
Through that winter {h} wrote down what could be known | the {clerk} told about the stair, with the blind drawn | at the new year {h} counted five baskets | then {he} put the day under the last line | it went into no drawer | {h} nailed it to the outside of the door

@ * echo line=why-warning gate did=warning20:+
At the very front stood the woman in black, with a jacket that had two sleeves | {h} had given comfort, and held the wool | she wished to hear all of it
@ * echo line=why-warning gate did=warning20:-
Down there they talked about the weather | nothing could have been done, {h} had told a woman in black, and that lie had gone all round
@ * echo line=why-warning wall did=warning-o1:-
The porter had been shaken upside down for {h's} lie, and had talked at last | {foe} knew now what was in {h's} {bag}, and smiled at it
@ * echo line=why-warning wall did=warning5:-
The five had compared the bills that {h} sent them | {foe} held all five in one hand, and asked for the supper money back
@ * echo line=why-warning turn did=warning4:=
{h} had seen that the painter's bills were parted among five | so it was five who paid for the {clerk}'s house, and for his silence
@ * echo line=why-warning turn did=warning1:-
The {clerk} had reported the slip that {h} stole from him | by now {hands} had {h's} name | they had a list of {his} habits as well
@ * echo line=why-warning turn did=warning5:+
{h} had put names to the boots, so each chair got a name | there were five names and five new roofs, and nothing was left to guess
@ * echo line=why-warning price did=warning-o2:-
{h} had robbed the messenger, who then took {foe's} new purse | there was a signed sheet now: no warning was ever brought
@ * echo line=why-warning price did=warning12:-
The orchard keeper had waited for that judge whom {h} had promised | no orchard would speak up now, and {h} had only {himself} to thank
@ * echo line=why-warning plan did=warning4:-
The {clerk} was to have sworn to the two words | but {h} had lied at his keyhole, and he would not swear to anything
@ * echo line=why-warning plan did=warning1:+
{h} had stood at the window with the {clerk}, and his blind was up ever since | he had written down at what hours {foe} went to that stair
@ * echo line=why-warning plan did=warning3:+
{h} had carried that heavy basket for an old man | word had come from there | "Read it on the steps," it said. "The five cannot get away there."
@ * echo line=why-warning far did=warning4:+
{h} had once helped to paint that green door | now the painter came by, and wished {h} good morning, loudly | then two others dared to
@ * echo line=why-warning far did=warning10:-
The cobbler had told people about the stolen cup | somebody said thief, behind the third shutter, and it was not meant for {foe}
@ * echo line=why-warning far did=warning12:+
{h} had helped to count the trees | so the orchard keeper had come with the spade, and {hands} kept their distance
@ * echo line=why-warning far did=warning3:-
{hands} had missed the card that {h} stole | they wrote down whoever came near a basket | so nobody dared to come near now
@ * echo line=why-warning gate did=warning-o1:+
The porter whom {h} had defended was moving a wardrobe on the front stair | it stuck fast, with half of {hands} on the wrong side
@ * echo line=why-warning gate did=warning-o2:+
{h} had helped the messenger to slip away | now the messenger was speaking on the steps | people stood so close that {hands} could not get through
@ * echo line=why-warning gate did=warning10:+
{h} had helped to polish those boots | so the cobbler had put felt under {h's} soles | not one step creaked under {him}
@ * echo line=why-warning turn did=warning13:+
"I only held the pen," {foe} had said, when {h} comforted {foe.him} | so {foe} had sat there as the seventh, and had reckoned it out for them
@ * echo line=why-warning turn did=warning13:=
{h} had looked at {foe's} sevens over that small bed | those on the supper bill had the same stroke through the stem
@ * echo line=why-warning price did=warning13:-
The old teacher was sitting on the wall outside | she had lost her school through {h's} lie | "Where was the mistake?" she asked, and got no answer
@ * echo line=why-warning gate did=warning14:+
This one leaned just as the others did | {h} and {w} had shared the rim of it, and {hands} never looked twice
@ * echo line=why-warning gate did=warning14:=
One of {hands} reached to the bottom of the basket, and felt only willow | it was two fingers too high, and {token} lay beneath
@ * echo line=why-warning gate did=warning14:-
The loudest man of the {street} was missing from the steps | he was hunting a goat, for {h} had stolen his fence in the night
@ * echo line=why-warning plan did=warning15:+
The paper-seller whom {h} saved went crying old paper under every window | so all the {street} learned on what day to stand by those steps
@ * echo line=why-warning price did=warning15:-
On the way back {they} passed a handcart of old paper, and nobody came for it | {h's} lie had sent its owner abroad

@ * ask line=why-warning before
{h} showed {token} to old and young | somebody must have known of it in those three days
{h} asked everywhere {matter} | somebody must have grown rich by it
{h} went along a row of new houses | {he} asked whose land it had been before
{h} wondered {matter} | somebody must have been near the old office that night
@ * ask line=why-warning behind
{h} knew now {matter} | {foe} had the sheet with the names, and {h} asked where
{h} counted the new roofs along the road | it came to five each time, and only a sheet could prove it
{h} begged people to be on the steps that day | {he} could not yet tell them why
@ * gift line=why-warning before
"I remember the day before it came," said {p}. "Five families sent their children away to the country. It was only those five."
"Somebody ran down this road that night, barefoot," said {p}. "I called out. There was no answer, only weeping."
"Five houses get a basket every new year," said {p}. "I have watched them take it in. Not one of them looks glad of it."
"They asked the {clerk} no questions, and built him a house," said {p}. "A guilty man ought to look happier with it."
@ * gift line=why-warning behind
"{foe.name} has never been wrong in a sum," said {p}. "You only need to praise that, and {foe.he} cannot stop talking."
"When the baskets come back, they count to five on the stair," said {p}. "Nobody there has ever thought about a sixth."
"One of the five sat weeping at the well last night," said {p}. "It was about some sheet, and the last name on it."
`;

/** Scenes in which a fact of the case is found out, with somebody who comes back. */
const scenes = `
@ warning1 scene line=why-warning second p=again who=house-painter,porter,messenger where=the_hall_behind_the_blinds
% Two Words Long; The Blinds Drawn Down
The {clerk} opened only to one sort of knock, two and one | {p} had found that out | so the {clerk} let {them} in, and drew down the blind again | everything in that house was new, and nothing had been sat upon
"They all say that I put the warning in the drawer," the {clerk} told {h}. "So I did. First I took it upstairs, and I waited, and an answer came down. Here. I have kept it."
It was a slip no longer than a finger | "Leave it," said the slip
So somebody had read the warning, and had let it all come | "The house was to thank me for my silence," said the {clerk}, and looked at his shaking hands. "I cannot sleep in it."
+ Support the {clerk} at the window, with the blind up => {they} stood there until the {street} had stared its fill | then a woman who had lost two came over | she looked at the slip, and was not angry any more | she asked the {clerk} whether he had had any dinner
= Ask who was upstairs in that room => "There were six," said the {clerk}. "One could hear the chairs. It took them an hour to find those two words"
- Rob the {clerk} of the slip when he turns round => It was a small thing to take | the {clerk} had no other proof than that | "I knocked for you, two and one," said {p}. "He thought that was a friend"
~ A handful of gravel came against the blind | the {clerk} was beneath the table before it had all come down | "It is the same child each evening," said the {clerk} from there, with the slip in both fists

@ warning2 scene line=why-warning plan p=locksmith where=the_study_with_the_flat_drawer
% Six Names on a Sheet; Safe from One Another
{foe's} desk had a lock that stuck, and {p.a} was sent for | {p} had lost a field when it happened, and so took {h} along to hold the {lamp} | in a flat drawer of that desk lay the sheet, under glass
Six people had signed it, and five of the six had new houses | {h} knew the last name from home | whoever read that sheet aloud could prove everything
But {foe} stood in the door, so {h} could only look
"I take it to the room with six chairs, on the day when the baskets come back," said {foe}. "I lay it out for an hour. All the {street} stands below, and gets a {coin} each. It is good for people to see that one still has it."
{p} glanced at {h} | on that day there would be a crowd to hear it | there was one hour to get at it
+ Help {p} to finish, so that no blame falls => The lock worked now, and {foe} tried it | out in the {street} {p} opened a hand, with a second key in it | "I always cut two," said {p}
= Ask {foe} what the drawer keeps => "Peace," said {foe}, and meant it | "There are five people who sleep because I have that," said {foe}, "and so do I, because they do"
- Lie that the lock is worn out => {foe} looked at it closely, and thanked {them} both | from then on {foe} carried the sheet in a case, on a chain | "I have never lied about a lock," said {p}
~ The key had stuck, and {foe} came over to see to it | for one breath {they} were all three bent above the six names | then {foe} laid a glove upon the glass

@ warning3 scene line=why-warning wall where=the_road_of_new_houses
% Carried Round in Baskets; At the New Year
{h} wanted to learn who the six had been | {he} followed {hands} along a road of new houses | they carried five baskets, as at every new year | {foe} walked behind, and kept a list | it was in the same small neat hand as the sum
"They are old friends," said {foe}. "We sat on a bench together, once. One does not forget it"
The five houses were new | others had sold that land for next to nothing | at the sixth house nobody lived any more | {foe} raised {foe.his} hat to it, all the same
Then {foe} turned to {h}. "You carry an old sheet about with you, I am told. People who put it down get a basket. Whoever keeps at it gets a visit from {hands}."
+ Help with the heaviest of the baskets => {h} carried the heaviest basket to a house with a new roof | a woman took it in. "I never open it," she said, very low. "I put it down the well. Tell {foe} that it was delicious"
= Ask what stood in the room with six chairs => "A table," said {foe}, and went pale at the word | then {foe} spoke very fast. "It was a matter of arithmetic. You would have done it too"
- Steal the card out of the fifth basket => It said only: leave it | the woman whose basket it was came running out | without the card, she wept, they would think that she had talked
~ {hands} set down a basket on the road | they searched it, in case {h} had taken anything | "New friends are always so eager," said {foe}. | they did not let {h} go until evening

@ warning4 scene line=why-warning lead p=house-painter where=the_house_with_the_blinds_down
% Painted Over Again; The House with the Blinds Down
{h} was looking for the {clerk} who had dated the warning | {he} came to a new house with its blinds down | {p.a} was painting the front door green, for the fourth time that month | "They write on it at night," said {p}, "so I come by in the morning."
"Three days," one could still make out under the wet paint. "You had three days."
So it was here, and the {clerk} did not open | "He read the warning, and put it in a drawer," all the {street} said.
"But such a house!" said {p}. "The {clerk} got it that very week. I did the number on it. And there was no name on my bill, only where to send it. They mean to break the windows tonight. If you have anything to ask him, ask it now."
+ Help {p} with the rest of the door => One of them began at the hinges, and one at the lock | from the other side, close to the wood, a voice thanked {them} | "They all ask about the drawer," it said. "Nobody wants to know where I went first."
= Ask to see where the bills are sent => The bills went to a box, without any name | in the corner of each bill there was a small sum | it had been divided by five | "I am paid by the door," said {p}
- Lie at the keyhole that you bring supper => The door came open by the height of a dish | there was a hall, and all of its chairs were still tied up in sacking | the {clerk} looked for the dish, and then at {h}. "There was an answer," said the {clerk}, and shut it
~ {p} had cried out, but it was too late | on {h's} sleeve it now said three days, in green | in there the {clerk} had seen it, and the blind went down by an inch

@ warning5 scene line=why-warning means p=again who=house-painter,porter,messenger where=a_small_back_kitchen
% Six Suppers, Sent Up; Ink, and One Sheet
{p} had heard that suppers were sent up to that room, on the night of the warning | the cook of the {inn} still had the bill on its nail, and {they} went to read it | it was for six suppers, to be left outside a door
"I carried them up," said the cook. "There were six pairs of boots in the passage. The plates came out as they went in, all but one of them, and that was licked."
On the back a small neat hand had worked a sum | shared among six, it came to a year's money for each | it was the price of stopping it
"For ink," it said at the foot, "and for one sheet of the best."
"The six were to sign that sheet," said the cook. "There was one more, who worked the sum, and signed nothing, and put it inside a shirt. I have been afraid of that one ever since."
+ Help the cook to put names to the boots => They set out a cup for each pair of boots | by the end there were five names, and all five had built since | to the sixth pair the cook had no name | they were honest boots, and resoled
= Ask what could be heard through the door => "A pen," said the cook. "Adding up. They read something out by the line, and after each line one said a sum. And somebody said no, once, quite loudly, and a chair was pushed back"
- Steal the bill and send it round as owing => {h} sent the bill to the first of those who had built | that one paid inside the hour | four others paid as well, and each sent a little extra for silence | "They will ask who let you have it," said the cook, and began to pack a box
~ There were boots on the stair, and the cook took the bill back | she folded it in two, in four, in eight. "I have three small ones," she said. "You have read it. Now go."

@ warning6 scene line=why-warning price p=again who=cobbler,house-painter where=the_sixth_house
% Sent Back Every Year; The Sixth House
{h} wished to see the home of the one who said no | it was the sixth house, and {p} had found the neighbour who kept the key | nobody lived there now | a table stood laid | the dust on it was as thick as felt
"They were sent a basket, the same as the five," said the neighbour. "I used to carry it back for them. So people stopped buying from them. Then they stopped selling to them. In the end they were gone."
Behind the door stood the last basket, with the bow still on it
A plate with a blue rim hung over the bed | {h} had eaten from its fellow at home, all through one childhood | these were {h's} own people, and nobody at home had ever spoken of them
"I stopped coming," said the neighbour. "I had got so busy." | "If you read those names aloud," said {p}, "the {street} will do the same to you."
+ Comfort the neighbour, who had got so busy => "{hands} brought me a goat," she said. "One has a great deal to do, with a goat." | she wept, and undid the bow, and gave {h} the key for good
= Unpack the last basket to the bottom => On top was what had once been fruit | under it lay a card, and it said: leave it | somebody of that house had added a third word: no | {h} knew the writing from birthdays
- Steal the plate with the blue rim => The plate left a round white place on the wall | on its back stood a name from {h's} own family | "I would put that face to the wall," said {p}, "if you are going to meet with the five"
~ A man had stopped at the garden gate | {p} put out the {lamp} | when the gate was quiet again {they} sat in the dark | one saw nothing but a white plate

@ warning7 scene line=why-warning turn p=again who=house-painter,porter,messenger where=a_quiet_back_room
% Six Chairs in Chalk; Five New Houses
{p} sat down with {him} to put it all together [2 , because four eyes see more than two] | on the table {h} drew six chairs in chalk | {token} lay in the middle of them | behind five of the chairs went a new house, and a basket
"And who sold those five the land?" asked {h}.
"The ones who lost everything when it happened," said {p} slowly. "{foe.name} had the papers ready for them the very next morning."
"So the six understood the warning," said {h}. "The way to stop it was dear, a year's money from each of them. That was the sum on the supper bill, and the hand is {foe's}. Five of them let it come, and got rich."
Nobody had paid to stop it since | that was {matter} | it made {h} so angry that the chalk broke
One chair had no house behind it | {h} set the blue-rimmed cup there | there were five more like it at home | "The one who said no was one of mine," said {h}
"Then get that sheet," said {p}, "before they send you a basket as well."
+ Comfort {p}, who always called it bad luck => "Bad luck, I told them, to their faces," said {p}. "And I bought a chair at one of the sales." | {p.he} wiped out the five houses, and left the chairs [3 standing in the chalk]. "Let us see the five of them sit on those"
= Work out {foe's} sum once again => {h} needed only a few lines for that sum | on one side stood the cost of stopping it | on the other stood the price of cheap land | there was no line for anybody who had lived on it | {p} looked for that twice
- Lie to {p} that there were only five => {h} rubbed out the last chair with a thumb | "I can count up to six," said {p}, and drew it in again | "And you have chalk on you, and had better tell me whose that was"
~ Steps went by outside, and {p} threw a cloth over the table | the chalk came off on the cloth, and the drawing was gone | "Well, I have seen it," said {p}

@ warning8 scene line=why-warning gate move entered p=again who=house-painter where=the_room_with_six_chairs
% A Sixth Basket; Up the Back Stair
The sheet lay open for one hour at {place} | the five were bringing back their baskets | all the {street} stood on the steps in front, for a {coin} each
{h} came by the back stair with the new basket, and {p} had the other handle | {token} was in the double bottom | {hands} let nobody up without one
They counted aloud as the baskets went by, one to five | {h} was the sixth
"There are five," one of {hands} told {him}. "There have been five every year."
"It is from the sixth house," said {p}, and went white. "They always sent theirs back."
+ Help {hands} with the other baskets on the stair => Nobody asks the name of a person who carries | {h} had the first basket by one handle, and then the next | on the last step {he} let go | a door stood ajar there, and {h} went in
= Wait until they count the baskets again => {hands} counted from the other end, and got six once more | they could not decide such a thing by themselves | both of them went to ask, and nobody was left on the stair
- Trick them with a card that says leave it => {hands} knew those two words, as they knew their own names | one of them even dusted off the lid | they waved {h} up with the basket | behind {him} they fell to counting on their fingers
~ The handle gave way, and the basket went down the stair | {hands} ran after it, for they had to answer for each | {h} was past by then, but everybody up there had heard

@ warning9 scene line=why-warning duel where=the_room_with_six_chairs
% The Sum Was Correct; Read It to Them
At a table with six chairs sat {foe} | the sheet lay open before {foe.him} | outside the shutters the whole {street} stood waiting on the steps | the sheet told {matter} | if people heard it, the {clerk} would be free of blame | if {foe} locked it up, no one would know
{h} laid {token} down beside it, and the same date stood on both
"You think that it was wicked," said {foe}. "It was correct. I did that sum myself, and nobody has ever found a mistake in it."
"One of mine sat here, and said no," said {h}, whose heart beat up to the ears. | {foe} did not have to look. "One who could not add," {foe.he} said
+ Promise to protect {foe} while it is read => "Against them?" said {foe}, and went to the shutters, and looked down for some time | {foe.his} back was very straight | "I am not afraid to have a sum of mine checked," {foe.he} said, and held the sheet out
= Ask {foe} what the sum leaves out => "Nothing," said {foe}, and ran a finger down the sum | the land was in it, and even the suppers | those who had lived on that land were not | {foe.he} looked for them from top to bottom, and let go of the sheet
- Trick {foe} into boasting beside the shutters => {h} admired the sum until {foe} got up to explain it [2 , in a fine clear voice] | at the third line {h} leaned on a shutter, and it swung wide | on the steps nobody spoke any more, and {foe} had let go of the sheet
+~ "Protect me?" said {foe}. "You?" | {foe} could have borne any offer but that one | {foe.he} rang a bell, and {hands} stood between {h} and the table
=~ {foe} was charmed to be asked about the sum | {foe.he} began again at the top, with reasons | {foe.he} was in no hurry at all | by the last line it had grown late, and most of the {street} had gone home
-~ {foe} saw the shutter move, and broke off, and laughed | "You wanted them to listen to me," said {foe}. "So they shall." | and {foe.he} took up the sheet before {h} could

@ warning10 scene line=why-warning near p=cobbler where=the_cobbler's_workshop
% Boots Nobody Fetched; The Cup with a Blue Rim
{h} was asking in all the shops who had been upstairs that night | on one sill stood a pair of good boots | a card on them said: to be fetched | {p.a} looked up at once, and then was disappointed
"I hoped that you had come for them," said {p}. "They were left in the passage, on the night when that warning was answered. One of the people up there said no, and ran out barefoot."
{p} wanted to see those boots on their owner's feet again | but nobody {inhome} would speak the name
"This is what I was paid with," said {p}, and set down a cup with a blue rim | {h} knew that rim | on the shelf at home stood five cups like it | nobody there had ever said why the sixth was gone
+ Help {p} to polish the boots once more => {they} did one each, and put them back on the sill | "You have an eye on that cup," said {p}. "Carry it about with you. Perhaps somebody will know it, and come for the boots"
= Look for a name inside the boots => There was none | but in both toes lay a pinch of wool | they did that at {h's} own home, and nowhere else | {p} had watched {h's} face at that | "Then you had better have the cup," {p.he} said
- Steal the cup, and leave a {coin} for it => {h} put the cup into the {bag} while {p} was hunting for the wax | from across the {street} one saw {p} find the {coin} | {p} turned it over twice, and shook a slow head
~ A heel had come off one of {hands}, who put it on the counter | {p} had the boots under the bench at once | without a word {p} slipped the cup into {h's} {bag} | "Those old things?" {p} was saying as {h} left. "Sold."

@ warning11 scene line=why-warning far entered p=again who=house-painter,porter,messenger where=the_doorstep_of_the_lodging
% A Basket for One More; Ham and Two Words
{hands} had set down a basket where {h} slept, with a bow on it | {p} would not touch the thing, and stood beside it until {h} came home
In it lay the deed of a small house | there were a ham and a cheese as well | on top was a card, and it said only: leave it | {h} need only stop asking questions
"So {foe.name} knows how far you have got," said {p}. "This is what they all got. It begins with a ham."
Across the way {hands} watched what {h} would do | behind their shutters the neighbours were watching, too
+ Share out the basket along the {street} => Everyone had some of the ham, and nobody had the house | {h} stuck the card on the pump, where all could read it | "I would have kept the cheese," said {p}, with {p.his} mouth full, and looked a good deal taller
= Write one word more upon the card => {h} wrote a no below the two words | {hands} carried the basket off, past all those shutters | behind one shutter a neighbour clapped, twice
- Lie to {hands} that you accept => {h} took it in, and wished them a good new year | it was reported at once | {p} turned away from {h} | then {h} whispered why, and {p} looked round. "You did that too well," {p.he} said
~ One of {hands} had walked up closer. "It is for the trouble you have had," he said, and set it a yard nearer to the door | {p} shut the door, and the bow was caught in it

@ warning12 scene line=why-warning near p=orchard_keeper where=the_walled_orchard
% A Spade for an Orchard; Counted Row by Row
{h} asked who had lost most when it happened | people sent {him} to an orchard, and there {p.a} was pruning the trees [3 with great care]
"They were all mine," said {p}. "I had lost the rest overnight. Next morning {foe.name} was here, and so sorry, with the bill of sale. I got this spade for it, and leave to dig."
{p} still had the bill, under a flower pot | every tree was put down on it, row by row | it was in {foe's} small neat hand
"It takes days to count those," said {p}. "So {foe.he} had counted them before it came. How could {foe.he} know? I would so gladly ask it. But then I lose the spade as well."
+ Help {p} to count the trees again => It took {them} until dusk | they came to the same number, and one more | "That one has grown since," said {p} | {h} was given the bill | one of the two at least ought to ask
= Ask {p} to whom the land went => "To a friend of {foe.name}, who has never eaten one apple," said {p}. "That name was on it already, too." | {p} read it once more, and pushed the bill into {h's} {bag} [3 , down to the bottom]
- Cheat {p} of the bill with a promise => {h} promised to show it to a judge, and knew no judge | {p} believed it, and wrapped the bill in a clean leaf | from then on {p} looked up at every {ride}, and no judge came
~ Along the wall came {hands}, {foe's} people, to see that the work went on | {p} was up in a tree at once | a while later the bill came down among the leaves

@ warning13 scene line=why-warning near where=the_room_with_the_small_bed
% The Small Bed; Number One in Chalk
{foe} stopped {h} on {foe.his} own doorstep, and had sent {hands} away. "You ask the whole {street} about me," said {foe}. "Come up, and look." | {h} went up, with {token} under the {coat}
Under the roof {foe} unlocked a room | in it stood a child's bed, and nothing else | a number was chalked upon the wood, and it was a one
"My father signed one wrong sum," said {foe}. "They carried out all that we had, and this was the first. I was six. I bought it back with my first pay. I have not made a mistake since."
{foe} smoothed the pillow. "Five families here will never see their beds in the {street}. I saw to it. Leave that old paper alone, and I will see to yours."
"I asked {matter}," said {h}. "Who lost a bed by that?" | {foe} had no number for it, and {foe.his} hand stayed where it was
+ Comfort {foe}, but do not give up the paper => "You were six," said {h}. "You could not have added it up for him." | nobody had ever said so to {foe} | "I only held the pen that night," said {foe}, and heard it, and shut the door
= Look at the two sums above the bed => One was the father's, with the mistake ringed in red | beside it hung the right one, in a small neat hand | each seven in it had a stroke through the stem
- Lie that the right sum is wrong as well => {foe} turned grey, and went through it again and again, and did not hear {h} leave | next morning the old teacher who had once checked it was put out of her school
~ Down in the {street} {hands} called for {foe} | the room was locked at once, and the key went into a shoe | "You have seen nothing up here," said {foe}, and limped downstairs

@ warning15 scene line=why-warning near p=again who=house-painter,porter,messenger where=the_yard_of_the_inn
% The Wrong One; One Heel Worn Down
{p} fetched {h} to the yard of the {inn}, and was out of breath
Up on the step of a {ride} stood a small paper-seller | {hands} were reading to him from a list, and ticked it off
"One heel worn down," they read. "Nine nails in it. An old sheet in the {bag}. Asks all the world {matter}. So you are {name}."
"I sell old paper!" cried the paper-seller. "I only asked the price of a bed!"
"{name} goes abroad today," said {hands}, "by order of {foe.name}, and may not come back."
"They never look at faces, only at the list," whispered {p}. "If he goes, you are off it. You could ask whatever you liked." | then {p} grew red for having said it
The paper-seller held on to the door with all ten fingers, and looked from face to face
+ Save the paper-seller, and say who you are => {h} held up one worn heel, for the whole yard to see | {hands} had to begin the list again from the top | by the third line {h} and {p} were over the wall, and the paper-seller under it
= Ask {hands} to count the nails in his heel => There were ten of them | there had to be nine, for {foe} had put it down so | {hands} counted twice, and set the paper-seller back on the ground. "He is one too many," they said
- Lie that it is certainly {name} => {hands} ticked off the last line, and the {ride} left | his handcart of old paper stayed behind in the yard | "He waved to us for help," said {p}. "And you waved back"
~ The {ride} was off before {h} could open {his} mouth | at the first hill {hands} found out, and put the paper-seller down in the rain | he had to walk back, and so had they

@ warning20 scene line=why-warning far quiet where=the_room_above_the_stable
% One Sleeve Short; What Takes Two Days
Some had lost more than land when it came | a woman in black sent for {h}, and lived in one room now
She had lost two | on the bed lay two small jackets, and one of them had a single sleeve
"They say that there were three days," said the woman. "Is it true?" | {h} laid {token} down beside the jackets, and she read the date
She did not weep | she counted the years on her fingers, and began again
"A sleeve takes me two days," she said. "So that would have been done. And on the third I could have taken them to my sister."
{h} could find nothing to say to that
"I have carried it from one room to another," she said, and felt for her needles. "I could not think what it was waiting for."
+ Comfort her, and hold the wool while she begins => {h} held out both arms, and the wool ran off them until dusk | by then there was a cuff. "In two days it is finished," said the woman. "Then I want to hear who had the third"
= Ask her what those two were like => "The big one never would wear sleeves, and the small one chewed on his," said the woman. "I used to be so cross." | she laughed, and they were both startled by it
- Lie that nothing could have been done => "Then that is that," said the woman, and unpicked the one sleeve as well | she told the neighbours, and was believed | by evening nobody asked any more about three days
~ {hands} came up for the rent, and sat down on the bed, between the jackets | {h} stood behind the door for an hour | the needles clicked all that time, a little too loudly

@ warning14 scene line=why-warning eve p=again who=house-painter,porter,messenger where=the_back_steps
% A Basket by Morning; Over One, Under One
In the morning the sheet would lie open in the room with six chairs | only a basket got anybody up that stair | {p} had fetched the last one out of the sixth house, and its bottom had dropped off on the way
"Then we make one," said {p}, and threw down a bundle of willow. | so {they} sat on the back steps, with the {lamp} between them
"Over one, under one," said {p}. | "It leans," said {h}. | "Theirs lean as well," said {p}. "Pull."
{h} pulled too hard, and a rod snapped | {p} handed {him} another, and did not look at {his} fingers
"It wants a double bottom," said {h} after a long while. | {token} lay ready to go in there
{h} turned the rim in as they did it at home | on the broken basket it was turned in just so | {p} had seen it. "That twist will hold," was all {p.he} said | but the rim was only half done, and a cock crowed
+ Share the rim with {p}, rod by rod => They worked toward each other from both sides | where they met one could not find the place | by sunrise it stood there, and leaned like the five
= Ask {p} how deep the bottom must be => "Two fingers," said {p}. "So a sheet lies flat, and no one feels it." | they put {token} in, and shook it, and nothing rustled
- Steal the missing rods from a neighbour's fence => It was finished in no time | but at daybreak the neighbour's goat was gone through the gap | "He has the loudest voice in the {street}," said {p}. "And now he is off after a goat"
~ The light went out before the rim was closed | {they} wove on by feel, and said over and under to each other | in the morning the basket had a waist
`;
export const pack: PackSource = { id: 'case-why-warning', sheets: [facts, scenes], words: {} };
