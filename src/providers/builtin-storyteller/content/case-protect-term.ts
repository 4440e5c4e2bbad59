import type { PackSource } from '../pack.ts';

/** Who wants it gone, what for, and by what it is kept. */
const facts = `
@ * truth line=protect-term start
<After one day~There was a day after which> {foe} could not take {target} | it was in the small writing, and {h} had read it to the end
@ * truth line=protect-term lead
After that day {foe's} claim was void | that was why {hands} were in such haste
@ * truth line=protect-term second
All that went wrong with {target} had gone wrong since spring | put side by side it looked like one person's handwriting
@ * truth line=protect-term means
By law {target} was kept while one light showed in the window | it was a law of a hundred years ago, and spoke of a candle
@ * truth line=protect-term wall
{hands} began by asking, and then stood about | then the road was closed | nobody had yet broken anything that could be shown
@ * truth line=protect-term turn
"On loan," it said below {foe's} claim, in the smallest hand of all, "and due upon the same day." | {foe.he} had {foe.his} claim to {target} from somebody much worse | {foe} was as shut in as they were
@ * truth line=protect-term price
{hands} had bought up whatever gives a light, all over {home} | what was brought to {h} in spite of them could not be spared
@ * truth line=protect-term plan
{they} had counted it out in candle ends, on the {kitchen} table, and it came to one short | somebody looked at the chairs
@ * truth line=protect-term gate
It was the last night that counted | {hands} had been sent out to {target}, with lamps | in the window there was just the one candle | {h} had to be back before it was low
@ * truth line=protect-term duel
"Put it out," said {foe}. "I am asking you. If that is alight when the sun comes up I have not got a place to go." | it was still quite dark [3 , and the two of them could hear the candle]
@ * known line=protect-term before
There was a day, and beyond it {target} was safe | {foe} would do something to have it over sooner, and {h} did not know what
@ * known line=protect-term behind
Neither of them could give way, {h} nor {foe} | one had to keep a light in a window until the sun rose [! , and the other had to put it out]
@ * settle line=protect-term won
{h} put both hands about the candle, and {foe} drew a breath, and did not blow | the window turned grey, and then the sun came up, and there was the flame, very small | {foe} took out the claim with its two seals, and tore it across | so {target} was nobody's to take, on that day or any other | "They will be at my door by noon," said {foe}, and looked about for a chair. | there was none left | {h} went and looked at {target}, in the first of the sun, and believed it | then {he} broke a loaf, and gave {foe} the larger half
@ * settle line=protect-term lost
There was a grey line already, and {h} had begun to hope | then the candle leaned over, and went out | it was only the wind | "I did not touch it," said {foe}. "You saw that I did not." | {foe} had {target} by noon, and by evening had to give it up to somebody much worse | {foe.he} signed for that with {foe.his} eyes shut | a neighbour's child found the candle end, and put it into {h's} hand
@ * settle line=protect-term dear
There was nothing left of the candle but the wick, and {h} broke up the last chair for it | the fire took the chair, and then the wall | so something was alight when the sun came up, and it was the roof | {foe} watched the rafters go, and tore up the claim | nobody could lay a hand on {target} any more | {h} stood in what had been a doorway, and wished the neighbours good morning | they came across to {him} in their nightshirts, and each had brought a chair
`;

/** Scenes in which a fact of the case is found out, with somebody who comes back. */
const scenes = `
@ term1 scene line=protect-term second p=again
% One Person's Handwriting; Since the Spring
{they} had it all out on the {kitchen} table | there was a slip for each thing that had gone wrong [2 at {target}] | there was the wheel, and the fence, and the dry pump | there was a buyer or two who had thought better of it
"Put them by date," said {p}. "No. Put them by the weather. There. It is never on a day with rain."
Somebody disliked getting wet, then | and every one of them fell in the week before a payment
+ Help {p} carry the slips to the nearest neighbour => There were two more houses with slips like that | at the third a child brought a hat that had been left upon the fence | and there was a name in it
= Look for the place where one would stand to see it all => There was only one such place, and {h} went up there | it was trodden flat, and somebody had sat there on a folded sack, and had eaten plums
- Lie about a slip, to make the case stronger => It was the eleventh slip, and a good one | from then on {p} believed in it most of all | it would be the first that {foe} asked to see
~ Nobody had shut the door, and there were slips all over the yard | {they} caught ten of them | the eleventh went across the road, and one of {hands} put a boot on it

@ term2 scene line=protect-term plan p=again
% Candle Ends; Somebody Looked at the Chairs
{they} had emptied out every drawer at {target} | and {p} came with a hatful from the neighbours | on the table stood the candle ends in rows, like a small crowd
One can put a chair in the grate when there is no candle, and call it a light | the law did not say how large | {h} walked once through all the rooms, with {p} behind, and saw them for the first time as so many hours
The light stood in the window of the big room | it moved a little when one spoke
+ Protect the light from the draught with your own {coat} => {h} hung it over the sash, and the flame stood up straight | outside somebody rode slowly by, and looked, and had to ride on
= Count the hours, and then the chairs => It came out at one candle short of the sunrise, or one chair | {p} got up from the one that {p.he} was sitting on
- Steal six good candles from a wake near by => They were of the good kind, for the dead | no one had been there to see it but those to whom they belonged | {p} did not light them, and did not say why
~ The light shrank to a blue bead, and {they} stood about it with {their} hands up, and did not breathe | it came back | no one could remember after that how far it had come

@ term3 scene line=protect-term wall
% First They Asked; Nothing That Could Be Shown
{foe} asked if the place was for sale, most civilly, hat in hand | {hands} stood about behind, and nobody was doing anything
"Then we shall just wait here," said {foe}. "It is a public road. It is a pity about the bridge" | one heard timber go, down there, and then more timber [3 , and a man who counted aloud]
From the window [2 of {target}] one could see the road with nobody on it | there was no longer any way to bring up oil
+ Share your supper with the one on the loneliest post => He ate with his hat on. "I am to stand here until a certain day," he said, "and then I can go home. There must be no light, on that day. They did not say why"
= Ask {foe} what day it is that you are waiting for => {foe} looked at {h} as at a dog that has said something | "One day or another," said {foe} | but {foe.he} had looked up at the moon, to see how old it was
- Destroy the one tent they have put up => It went down with all of them in it | nobody laughed but {foe}, who got out a slate | now there was one thing that had been broken and could be shown
~ "A public road," said {foe}, and had a rope drawn across | then there was a second, a yard nearer to the house | no one got any farther with them that day

@ term4 scene line=protect-term lead p=copyist
% No Larger than Poppy Seed; Two Seals
{p.a} had written out {foe's} claim in fair, and had been paid for all but the end of it | so that was what {h} was shown | it was in letters no larger than poppy seed, and one read it through a bead of glass
With the sunrise after the next full moon the claim was void, it said | {p} went along below it with a pin [2 , so as not to lose the place]
There were two seals, the one set half upon the other | "{hands} come in each morning and ask me what day it is," said {p}. "I tell them. It makes them quite pale"
+ Give {p} what {foe} left owing => "Then you shall have this too," said {p}, and bent near. "It was drawn up in spring. If I were you I should put down whatever has gone wrong since, on slips, and look at the dates"
= Look closer at the seal that lies beneath => It was not {foe's} | it was half as large again, and somebody had leaned on it until the wax came out at the sides | {p} had never asked
- Steal the claim from under the pin => It was only a copy, after all | {p} sat up two nights to make another, and had been told this time to leave out the small writing
~ One of {hands} was in the doorway already, to ask what day it was | {p} told him, and set an elbow on the seals | he had brought other questions, and he sat down to them

@ term5 scene line=protect-term means p=again
% A Hundred Years of Wax; While One Is Shown
There was a bracket in the big window, and {p} had seen it every day, and thought that it was for a plant | now {p} held the {lamp}, and {h} scraped | the wax on it was a fist thick | it came away in years
Under the wax there was brass | some words were cut there | "So long as one light is shown in this window," they said, "none may enter"
"My grandmother said that when she trimmed a wick," said {p}. "I supposed that it was a rhyme." | it was law, and the number of it stood behind, and someone had scratched four strokes below [2 , one for each night that it was wanted] | so {target} had been kept that way before
+ Help {p} to try it with a candle => It stood up straight, and threw a yellow mark across the road | down there two of {hands} had stopped dead at the edge of that, and looked at their feet | then they went round it
= See how long a candle lasts there => It did for as long as bread takes, from the flour to the table | there were five times that in a night | in the drawer were two, and the end of a third
- Lie to {hands} that it takes forty lights => They believed it, and were round at all the doors with a handcart | by evening there was not a candle to be had for gold | {h} had been after something else
~ The bracket turned upon its pin, and let down its soot on the two of them | it was an hour before either could see whether there was a window

@ term6 scene line=protect-term price p=again
% Whatever Gives a Light; Three Cradles
{p} came in with both sleeves wet with oil | candles and oil were what {hands} were buying that day | {p} was asked as well, and would not sell | so somebody had knocked against the jar, and said how sorry he was
"That was my winter," said {p}. "It is all over the road. One can see the sky in it."
{p} had brought one thing away, and stood it on the {kitchen} table | it was a candle of honey wax, with three rings cut around it | it had stood at three cradles, and had not been made to be used up
Nobody asked what it would be good for | {p} had already cut the wick
+ Give {p} the honey candle back => {p} did not seem to see the hand | "They are all three of them grown," {p} said. "They can find their way in the dark. They ought to, the trouble I took"
= Go out and have a look at the road => There was the oil, with {hands} walking round it | {foe} stood in the midst of them, bareheaded | {foe.he} was talking up to someone who had not got out, and whose face was not to be seen
- Trick {hands} into selling six candles back => They asked for nine times what they had given | {h} carried them home under a cloth, and {p} unwrapped them | there were four candles, and two very good turnips
~ {p} sat down all at once, since the fright had only now caught up | somebody had to hold the candle, and somebody {p}, and nothing else was done
`;
export const pack: PackSource = { id: 'case-protect-term', sheets: [facts, scenes], words: {} };
