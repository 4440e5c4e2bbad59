import type { PackSource } from '../pack.ts';

/** How nobody gets out, who did, and how it is done. */
const facts = `
@ * truth line=escape-channel start
There had been another way, once | it was on the oldest plan of the place [2 , a thin blue line] | on every later plan it was left out
@ * truth line=escape-channel lead
The old way had fallen in, people said, on forty souls | the story was told to children, and nobody's grandfather had been one of the forty
@ * truth line=escape-channel second
There was no list of the forty who were buried there, nor any stone for them | somebody had looked for one for a year, and had been asked to stop
@ * truth line=escape-channel means
One could hear the old way, by night [2 , with an ear against the right wall] | something was running there, quite freely, and it came out somewhere
@ * truth line=escape-channel wall
The door to the old way lay behind {foe's} own bed | {hands} thought that they were guarding the bed
@ * truth line=escape-channel turn
"Forty dead," said {h}, "and not one has a name, because there was never anybody. It did not fall in." | {foe's} father had shut the old way, and made up the dead | now there was one way left, and a toll on it | {foe} had kept the forty in flowers ever since
@ * truth line=escape-channel price
For a pass through the toll somebody had sold to {foe} what {h} knew of the line | {load} had been kept back, though it was asked for twice
@ * truth line=escape-channel plan
One evening in the year {foe} went to lay the flowers [2 , and was gone an hour] | {h} had only to find out which evening, and it was soon
@ * truth line=escape-channel gate
Behind the hangings there was a draught [2 , with a smell of outside in it] [3 , of leaves and wet stones]
@ * truth line=escape-channel duel
"Tell me their names," said {h}. "Any of the forty. I have been going to them in my mind to ask their leave." | {foe} opened {foe.his} mouth and there was nothing in it [3 , not a single name of all the forty]
@ * known line=escape-channel before
There was an old way out, and a tale to keep people from it | {h} had to find whether it was the way or the tale that had fallen in
@ * known line=escape-channel behind
The old way was open, and it began at the back of {foe's} bed | it was only that far, and {h} had come a good deal farther
@ * settle line=escape-channel won
"Not one?" asked {h}, and drew the hangings back. | {foe} put out a hand to stop {him}, and let it fall | there was a door, and behind it the old way went down, dry and wide | nobody lay in it, and nobody ever had | {h} went on until there was light, and came out on a hillside, with burrs | {he} sat down there, and saw the walls from the other side, and they were not large | before evening people came out behind {him}, and blinked | "Forty," said a child who had kept count. "We are the forty."
@ * more line=escape-channel thing
{target} had gone on ahead, from hand to hand, and passed the door [! with a thumb's breadth to spare] | there was {thing} among the burrs, with somebody's {coat} round about
@ * settle line=escape-channel lost
{h} pulled the hangings back, and went down ten steps, to a new wall | the mortar was hardly dry | {foe} came after {him} with a {lamp}, so that {he} might see | "My father only said that it had fallen in," said {foe}, and knocked away a prop. | it really fell in, then, from end to end | {h} was pulled out on the near side, by the collar | that evening {foe} brought the forty their flowers, as in every year
@ * settle line=escape-channel dear
"No," said {foe}, "and nobody is going to ask me again." | {h} was behind the hangings by then, and down the steps | {foe} knocked away the first prop, and ran for the next one | the old way came down at {h's} heels, a yard at a time | the far end was open, and {h} fell out of it among leaves | there was no more way behind {him}, and no toll to be got by one | up on the wall people stood in a row and looked at {him} | one of them waved
`;

/** Scenes in which a fact of the case is found out, with somebody who comes back. */
const scenes = `
@ channel1 scene line=escape-channel second p=again
% No Stone for Forty; The Empty Corner
{p} had kept the graves there once, and took {him} along all the rows with a {lamp} | there was a stone for everybody, down to a cook's boy, and each had its year
"Now find me the forty," said {p}. "I looked for them for a year, to keep the grass short. Then I was asked to stop looking."
There was a corner that was kept for them, with flowers in it | {h} knelt, and put a hand in the earth | and it had never been dug
+ Help {p} to write down every name there is => {they} wrote until the {lamp} was low | there were four hundred and nine, and nobody was missing | "So who are they crying for?" said {p}
= Look at who brings the flowers => They were tied with a good silk thread | and it was {foe's} thread | they were fresh, too | nobody goes on for so long unless there is a reason
- Betray {p} for still looking => For that {h} had an hour in {foe's} rooms, alone, with a glass of wine | a draught came from under the hangings | {p} had to give up the {lamp} and the keys
~ One of {hands} came along the rows with a can, to see to the flowers | {p} hid the {lamp} | {they} lay down between two stones, as everybody else there did, and kept still

@ channel2 scene line=escape-channel plan p=again
% A Hand in the Draught; Behind the Hangings
{p} had the linen to change in {foe's} rooms that day | it took two to carry the basket | under the sheets in it lay {load} | {p} shook one out, as loud as one can, and {h} went in behind the hangings
There was the door | it was low, and it was not locked, for who would look there | {they} set {load} down inside, where it was dry [2 , and smelled of wet grass]
A long way down something was shining, about as large as a {coin} | it was daylight
"{foe.he} goes to the flowers tomorrow evening," said {p}. "For one hour."
+ Give {p} the first place in the line tomorrow => "I am slow," said {p}. "Put me in the middle, where there is somebody to push" | but {p.he} had to fold the sheet again twice, it had come out so crooked
= Count how long a pebble falls in there => It took no time to speak of | there was a floor, then, and it went gently down | anybody could have gone there in slippers
- Steal a silk thread, to lay a false trail => {h} left it at the wrong door | somebody was asked about it that night who had nothing to do with it, and was asked for hours
~ {p} knocked twice, and it meant that {foe} had turned back for a glove | {h} was carried out beneath the sheets, and heard the basket creak at every step

@ channel3 scene line=escape-channel wall
% To Guard the Bed; A Toll on the Way
{foe} received people in bed, with {hands} to either side of the hangings | one brought the toll, and laid it on the quilt
"There used to be another way," said {foe}. "You will have heard. Forty of them. My father could not speak of it" | {foe.he} dried {foe.his} eyes, and counted what was on the quilt | and the hangings behind {foe.him} moved in and out a little, like something asleep
There was no window on that side
+ Comfort {foe} for {foe.his} father's sake => {foe} took {h's} hand | {foe.his} own was quite dry | the draught went by between the two of them | and it smelled of leaves
= Ask {hands} what it is that they guard => "The bed," they said, both of them at once, and then thought about it | it was a very large bed
- Rob the quilt of one {coin}, to see who looks => {foe} had seen it with {foe.his} eyes shut | "Leave it," {foe.he} told {hands}. "It is only out of that door and back in at this one that money ever goes"
~ "You tire me," said {foe}, with {foe.his} eyes shut | {hands} walked {h} backward to the door | by then the hangings were quite straight

@ channel4 scene line=escape-channel lead p=plan-keeper
% A Thin Blue Line; Next Door's Grandfather
There were eleven plans of the place, and {p.a} kept them rolled up in one jar | {h} laid the newest over the oldest, and held the two of them to the {lamp} | a thin blue line ran on, where there was only wall
It was drawn two yards wide, and {load} would have gone through there | across it somebody had put in other ink: fallen in, on forty souls
"Everyone here has that from a grandfather," said {p}. "I ask whose it was that lies in there. And they tell me that it was next door's."
+ Help {p} to ask at the next door => {they} asked at nine of them, and it was always the house farther on | behind the last one there was no farther | "Forty," the old fellow there said, and thought about it. "You would expect a stone, would you not? Even a small one"
= Compare the other ink with what hangs on the wall => It was a list of tolls that hung there, for the one way that is left | both of them had the same long tail to the f | "They keep that up in the family," said {p}
- Steal the oldest plan out of the jar => They were counted that evening, and there were ten | {p} was put out of the room, with the empty jar to carry | under {h's} shirt the blue line got warm, and began to come off
~ {p} had heard a key | all eleven of them went back into the jar, in no order whatever | it would take until Sunday to find those two again

@ channel5 scene line=escape-channel means p=again
% An Ear to the Wall; Crosses in Chalk
{p} had brought along a cup | when the place was quiet {p.he} set it to the right-hand wall | {h} listened at the bottom of it | behind the stones something was running, quite freely, and downhill
What has fallen in does not run | {they} went with the cup from room to room, past {load} under a blanket | wherever it was loudest {p} made a cross in chalk
By daybreak there were nine crosses, and they lay on one line [2 , which was the blue one] | beside the ninth stood {hands}, at {foe's} bedroom door
+ Help {p} to rub out the nine crosses => {they} got eight | upon the ninth one of {hands} was leaning, and he took it away with him on his back | all that day one could see it go in and out by {foe's} door
= Put a cork into the drain of the first room => It bobbed, and turned, and went under the wall with no bump at all | {they} waited at that drain until noon | nothing had come back, not even the sound of a cork that stops
- Trick {hands} into putting an ear to it => They listened, the one after the other, with their mouths open | "It is mice," they reported | by evening {foe} had had the hangings in the bedroom lined
~ A door banged somewhere, and {p} dropped the cup | it did not break | it rolled along the whole of the passage, and somebody at {foe's} door bent down to pick it up

@ channel6 scene line=escape-channel price p=again
% For One Person, Once; What Was Not Sold
{p} would not sit, and would not be asked why | {hands} had been at {h's} corner before it was light | the straw lay all over the floor, and what {he} had drawn of the blue line was gone
On {p's} own side was a white loaf | beside that lay a pass, with {foe's} stamp | it let one person through the toll, one time | "I told them who was after the line," {p} said. "I have a child out there. It was two when I saw it, and now it can write."
The loaf had not been cut | "They asked about {load} as well," said {p}. "They asked it twice. I said that I knew nothing of that"
+ Give {p} your good wishes for the road => By noon {p} was there again | the pass was a perfectly good one, they had said at the toll, but one had to pay besides | {p} cut up the loaf, into as many slices as there were people in the row
= Ask what {foe} wished to know besides => "Whether you had ever asked about the flowers," said {p}. "Everybody sees them. There is one evening for it in the year, and then nobody is in those rooms for an hour. I do not think that I was meant to notice"
- Steal the pass from beside the loaf => At the toll they read it, and then looked {him} over | there stood {p's} name, and the colour of {p's} eyes | {h} was let off with a warning, and after that there was no pass
~ "What is there to whisper about?" one of {hands} called along the row | {p} tore a piece off the loaf, so as to have {p.his} mouth full | that day {p} said nothing else
`;
export const pack: PackSource = { id: 'case-escape-channel', sheets: [facts, scenes], words: {} };
