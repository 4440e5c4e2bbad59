import type { PackSource } from '../pack.ts';

/** Why it is so, or what happened: each case has a thing that everybody leaves out, and somebody who saw to that. */
const facts = `
@ * truth line=why-warning start
There had been a warning, three days before, in good plain writing | it was received, and dated, and put into a drawer
@ * truth line=why-warning lead
The {clerk} with the drawer was given a house that week | he was blamed for it by everyone, and lived there with the blinds down
@ * truth line=why-warning second
The {clerk} with the drawer had only done as he was told | an answer had come down to him, and it was two words long: leave it
@ * truth line=why-warning means
There were nine people in the room when it was settled to answer, leave it | one of them had kept the {paper}, in case it should ever be wanted
@ * truth line=why-warning wall
Of the nine who said to leave it, eight had since got everything that they ever asked {foe} for | {hands} carried it round to them in baskets [2 , at the new year]
@ * truth line=why-warning turn
"They understood the warning very well," said {h}. "They took it a line at a time, and added up who would gain." | the one who spoke against it, the ninth, was of {h's} own people
@ * truth line=why-warning price
The one who had said no was offered a basket too | it was sent back every year, until the year that nobody was left in that house to send it
@ * truth line=why-warning plan
The sheet with the nine names never left {foe's} keeping | while it existed each of the eight was safe from all the others, and {foe} from the eight
@ * truth line=why-warning gate
The drawer was in that room still, with the nine chairs | {foe} had never been easy enough to have it emptied
@ * truth line=why-warning duel
"Read me the ninth name," said {h}. | {foe} did not need the {paper} for it. "I asked them all to think of their children," said {foe}
@ * known line=why-warning before
Somebody had been told beforehand, and had answered, leave it | {h} did not know who yet, nor what there was to be got by leaving it
@ * known line=why-warning behind
Nine had sat there, and eight had been paid | {h} wanted that one sheet of {paper}, and then all the rest could be read aloud
@ * settle line=why-warning won
"Read the rest to them," said {h}, and pushed the door open upon the steps. | {foe} had drawn out the sheet, from habit | {h} read it aloud over {foe.his} arm, the warning, two words, and nine names | so it was known at last {matter} | down in the crowd eight people turned round, and could not get through | {foe} sat down in one of the nine chairs, until two {guards} came up for {foe.him} | across the way a blind went up | there was the {clerk}, whom everyone had blamed | he leaned out with his face all wet, and a woman wished him good day
@ * settle line=why-warning lost
{foe} pulled the drawer right out, and turned it over | it was empty, and had been swept | "Ask whom you like," said {foe}. "They will tell you that there never was a warning." | everybody knew {matter}, as such things are known | {foe} had the nine chairs carried off, to be covered afresh | across the way the {clerk} had pulled up his blind | he met {h's} eye across the {street}, and let it down again
@ * settle line=why-warning dear
"Read the ninth yourself," said {foe}, and pushed the sheet across. | {h} read it from the steps, and left nothing out of it | they all knew {matter} by noon, and it was as bad as that | two {guards} came for {foe}, and eight baskets stood about in the {street} | the ninth was a name that {h} had carried all {his} life | {he} went to {his} own people, and said who had sat in that room | "And said no?" they asked. "Yes," said {h}, "and went home to bed."
`;

/** Scenes in which a fact of the case is found out, with somebody who comes back. */
const scenes = `
@ warning1 scene line=why-warning second p=again
% Two Words Long; The Blinds Drawn Down
{p} knocked in a certain way | and the {clerk} let {them} in, and drew down the blind again behind {them} | everything in that house was new, and nothing had been sat upon
"They all say that I put it in the drawer," the {clerk} said. "So I did. I took it up first, and I waited on the stair, and an answer came down. Here. I have kept it."
It was a slip no longer than a finger | "Leave it," said the slip
{h} turned it over, and there was nothing else | {p} read it twice, as though there might be more of it
+ Support the {clerk} at the window, with the blind up => {they} stood there for as long as a {street} needs to stare its fill | then a woman who had lost two came over, and looked at the slip, and asked the {clerk} whether he had had any dinner
= Ask who was upstairs in that room => "There were nine," said the {clerk}. "One could hear the chairs. It took them an hour to find those two words"
- Rob the {clerk} of the slip when he turns round => It was a small thing to take | the {clerk} had no other proof than that | now there was only the house left
~ A handful of gravel came against the blind | the {clerk} was beneath the table before it had all come down | "It is the same child each evening," said the {clerk} from there, with the slip in both fists

@ warning2 scene line=why-warning plan p=again
% Nine Names on a Sheet; Safe from One Another
They had sent for {p} to oil the lock of {foe's} desk | and {p} had need of somebody to hold the light
There it lay, in the flat drawer, under glass like a butterfly | nine people had signed it, one below another, and by the last of the names there was a blot
{foe} stood in the door, and talked with {them} about locks | so {h} could not take it, and could only read | eight of those names had a new house each | as to the ninth, {h} had heard that name at home
"Is it done?" said {foe}. "I like to know that it shuts."
+ Help {p} to finish, so that no blame falls => It shut, and {foe} tried it | out in the {street} {p} opened a hand | and there was a second key in it | "I always cut two," said {p}
= Ask {foe} what it is that the drawer keeps => "Peace," said {foe}, and meant it | "There are eight people who sleep because I have that," said {foe}, "and so do I, because they do"
- Lie that the lock is worn out => {foe} had a look for each of them, and thanked {them} both | the sheet was carried about from then on in a case, on a chain, and so was the wrist that it hung from
~ The key had stuck, and {foe} came over to see to it | for one breath {they} were all three bent above the nine names | then {foe} laid a glove upon the glass

@ warning3 scene line=why-warning wall
% Carried Round in Baskets; At the New Year
{hands} went by with baskets, as at every new year | and there were eight of them | {foe} walked behind, and saw that each went in at the right door
"They are old friends," said {foe}. "We sat on something together, once. One does not forget it" | at the ninth house there was nobody any more | and {foe} raised {foe.his} hat to it, all the same
It was from {h's} own people that somebody used to live there
+ Help with the heaviest of the baskets => It was for a house with a new roof | "I never open it," said the one who took it in, very low. "I put it down the well. Tell {foe} that it was delicious"
= Ask what stood in the room with nine chairs => "A table," said {foe} | it had been a good deal to answer, with that face | and then: "It was a matter of arithmetic. You would have done it too"
- Steal the card out of the eighth basket => It bore two words, and {h} knew them | so they were written every year, in that hand, to remind eight people of what they had said
~ A basket had been set down on the road, and was gone through, in case anything was missing | "New friends are always so eager," said {foe} | it was evening before {h} was let off

@ warning4 scene line=why-warning lead p=house-painter
% Painted Over Again; The House with the Blinds Down
{p.a} was painting a front door green, for the fourth time that month | "They write on it at night," said {p}, "so I come by in the morning."
"Three days," one could still make out under the wet paint. "You had three days."
The {clerk} lived in there, with the blinds down | it was the {clerk} who had had the drawer with the warning in it, and the whole {street} would tell one so
"But such a house!" said {p}. "The {clerk} got it that very week. I did the number on it. And there was no name on my bill, only where to send it."
+ Help {p} with the rest of the door => One of them began at the hinges, and one at the lock | from the other side, close to the wood, a voice thanked {them}. "They all ask about the drawer," it said. "Nobody wants to know where I went first."
= Ask to see where the bills are sent => It was a box, and there was no name to it | in the corner of each bill somebody had worked it out in small figures, how much it came to when one divided by eight | "I am paid by the door," said {p}
- Lie at the keyhole that you bring supper => The door came open by the height of a dish | there was a hall, and all of its chairs were still tied up in sacking | the {clerk} looked for the dish, and then at {h}. "There was an answer," said the {clerk}, and shut it
~ {p} had cried out, but it was too late | on {h's} sleeve it now said three days, in green, the wrong way round | behind the blind somebody had seen it, and the blind went down by another inch

@ warning5 scene line=why-warning means p=again
% Nine Suppers, Sent Up; Ink, and One Sheet
{p} still had a certain bill [2 , on a nail, with the bad ones] | it was of the night when the warning lay upstairs | nine suppers had been ordered, and were to be set down outside a door
"I set them down," said {p}. "There were nine pairs of boots in the passage. The plates came out as they went in, all but one of them, and that was licked."
"For ink," it said at the foot, "and for one sheet of the best."
"That was for all the nine to sign," said {p}. "Then one of them breathed on it till it would not smear, and it went inside a shirt. I was only shown the back."
+ Help {p} to put names to the boots => {they} did it with cups, along a shelf | by the end there were eight names, and all eight had built since | to the ninth pair {p} had no name, only that they were honest boots, and resoled
= Ask what could be heard through the door => "A pen," said {p}. "Adding up. They read something out by the line, and after each line one said a sum. And somebody said no, once, quite loudly, and a chair was pushed back"
- Steal the bill and send it round as owing => {h} sent it to the first of those who had built | it was paid inside the hour | seven others paid it as well, and each put in a little extra for forgetting it
~ {p} had taken the bill back, and was folding it, in two, in four, in eight | "I have three small ones," said {p}. "And those were such good boots."

@ warning6 scene line=why-warning price p=again
% Sent Back Every Year; The Ninth House
{p} knew where the key lay to the ninth house, as nobody else had cared to know | a table stood laid in there, and the dust on it was as thick as felt
"They were sent a basket, the same as the eight," said {p}. "I used to carry it back for them. So people stopped buying from them. Then they stopped selling to them."
Behind the door was the last basket, with the bow still on it | in that year it had found nobody at home to send it
A plate with a blue rim hung over the bed | {h} had eaten from its fellow at home, all through one childhood
"I had got so busy by then," said {p}
+ Comfort {p}, who had got so busy => "They gave me a goat," said {p}. "It was {hands} who led it up. One has a great deal to do, with a goat." | {p.he} undid the bow, and rolled up the ribbon, and could find no place to put it
= Unpack the last basket to the bottom => What had been fruit was on top, and under it lay a card with two words on it, leave it | somebody had added a third in that house, and {h} knew the writing from birthdays: no
- Steal the plate with the blue rim => It left a round white place | on the back there was a name in the glaze, and it was one of {h's} own people's | "I would put that face to the wall," said {p}, "if you are going to meet with the eight"
~ Somebody had stopped at the garden gate | {p} put out the {lamp} | when the gate was quiet again one could see nothing in there but the white of a plate
`;
export const pack: PackSource = { id: 'case-why-warning', sheets: [facts, scenes], words: {} };
