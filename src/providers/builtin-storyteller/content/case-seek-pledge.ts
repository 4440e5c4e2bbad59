import type { PackSource } from '../pack.ts';

/** Where it is, and what happened to it since it was last where it belonged. */
const facts = `
@ * truth line=seek-pledge start
Nobody had ever reported {target} as stolen | {h} thought about that, and it seemed to {him} the oddest thing in the whole matter
@ * truth line=seek-pledge lead
{target} had been pawned, for a sum that would have bought a street | it was done by night, and under a name that nobody {inhome} had
@ * truth line=seek-pledge second
There was a pawn slip, torn in two | whoever brought both halves within the year would have {target} back [2 for nothing but the interest]
@ * truth line=seek-pledge means
One half of the pawn slip had been somebody's keepsake | it was in {h's} {bag} now, a scrap with half a seal
@ * truth line=seek-pledge wall
The pawnshop changed hands in the winter | {foe} bought the shop, shelves and all, for one shelf
@ * truth line=seek-pledge turn
"{foe} may no more touch that shelf than I may," said {h}. "The shop is bound by the pledge." | {target} was safe until the year ran out | the two halves must not meet before then, and {foe} saw to that
@ * truth line=seek-pledge price
The other half of the slip had been with {foe} from the beginning | it was {foe} who had pawned {target}, when {foe.he} had no right to
@ * truth line=seek-pledge plan
An old man had been kept on at the pawnshop to dust | he knew what was under the cloth, and what the rules were, and he was only waiting for somebody to make him say them
@ * truth line=seek-pledge gate
It was the last day of that year, and there was a little light left | behind the grille stood a shelf with a cloth over it
@ * truth line=seek-pledge duel
{h} put the half slip down upon the counter [3 between two candles, where everyone could see it]. "You have had yours in your shoe all year," {he} said. "You walk on it." | {foe} had shifted one foot before {foe.he} could help it [3 , and it made a papery sound]
@ * known line=seek-pledge before
{target} was lying on a shelf somewhere, in pledge, and there was half of a slip to be found | {h} did not know yet who had put it there
@ * known line=seek-pledge behind
{h} had one half, and {foe} had the other | the year was running out, and till they met {target} was no one's
@ * settle line=seek-pledge won
{foe} drew off the shoe, since everybody was looking, and laid the other half down | the two halves met on the counter, and the seal was whole | "Whoever brings both," read the old shopman, "shall have it, for the interest." | then he took the cloth away, and there was {target} | all that year it had stood within {foe's} reach | {h} counted {coins} into his palm, and lifted {target} down from the shelf | {foe} stood there on one stockinged foot, and held the door | the old shopman shook out the cloth. "Now I have nothing left to dust," he said, and beamed
@ * settle line=seek-pledge lost
{foe} was a long while about the shoe | half lay beside half, and then the hour rang, for the end of the day and of the year | "What a pity," said {foe}, and drew the cloth off {target}. | {h} was allowed one look, from the customers' side | then {foe} took {thing} away | the old shopman had both hands flat on the counter | "I would have said it," he told {him}. "I was only waiting to be made."
@ * settle line=seek-pledge dear
"My half has its price as well," said {foe}, and named it in {h's} ear. | {h} stood there for a while, and paid | so the two halves met, and the old shopman drew the cloth away | {target} was handed down over the counter, into {h's} arms | nobody was ever to be told who had pawned it, for that was the price | {foe} is still asked {inhome} to hold the keys | the shopman knew | he looked at {h} across the bare shelf, and went on dusting
`;

/** Scenes in which a fact of the case is found out, with somebody who comes back. */
const scenes = `
@ pledge1 scene line=seek-pledge means p=again
% Half of a Seal; In a Book of Recipes
"Take it," said {p}. "It was my mother's, and she kept it in with the recipes, and would never say why." | it was a scrap, torn across, with half a seal upon it
There was a number | "One article," it said, "to be given up to the bearer of," and there it ended, at the tear
{h} had seen that number before, chalked small on the wall of the pawnshop [2 , under the shelf with the cloth over it]
+ Help {p} to remember where it came from => {they} went through the old names, one after another, over the dishes | at the ninth {p} stopped with a plate in {p.his} hand | it was a person who had been {foe's} servant, and had cried when she brought it
= Hold the tear against the light => It was an odd tear, like a coast | whoever had the other half could not deny it | it had been folded, once, to fit into a shoe
- Cheat {p} by calling it worthless => {h} said that one might as well light the stove with it, and took it along for that purpose | {p} said that it was strange, then, how many people had asked
~ It had slipped between their hands, and lay by the stove, whose door was open | {p} was there first, on both knees. "It is the second time that I have got it out of there," said {p}

@ pledge2 scene line=seek-pledge plan p=again
% Under the Cloth; The Man Who Dusts
The pawnshop was shut for the noon hour | {p} knew the old man who dusted there | and he let the two of them in by the yard
"I may dust it," he said. "There is nothing in the rules against dusting." | he took hold of a corner, and lifted | and there was {target}, on a shelf between a kettle and somebody's wooden leg
{h} could have reached it | there was only a grille between | and the year had a few days left
+ Help the old man dust the rest of the shelves => {h} did the high ones | "They will have to ask me, you know," the old man said from below. "If both halves are there. Only I can read the small rules, and nobody has ever made me do it aloud"
= Look as long as the cloth is up => {h} looked at each side of it | it was just as it had been told, except that no one had said how quiet it would be | then there were steps, and the corner was let fall
- Trick the old man into handing over his key => He felt for it, and it was gone | and he understood at once | "It only locks the cupboard with the dusters," he told {p} sadly, "but I had liked to think of it as safe"
~ Somebody was unlocking at the front | the cloth came down, and the old man took his duster to the two of them, as if they had been pledged, until the first customer was served

@ pledge3 scene line=seek-pledge wall
% Shelves and All; The New Owner
There was a new name above the pawnshop, still wet, and it was {foe's} | {foe} stood behind the grille in an apron that did not suit {foe.him}
"I have always wanted a little shop," said {foe}. "No, that is not for sale. That shelf goes with the rules. I may not so much as lift the cloth, would you believe it, until the year is out"
Under the cloth stood something of about the size of {target} | it was a yard from {foe's} elbow | and {foe.he} could no more take it than {h} could
+ Give the old shopman back his own stool => {foe} had made use of it for an hour | the old man took it, and bowed, and from down there he told {h}, as though it were about the weather, on what day the year ran out
= Ask {foe} who brought in that pledge => "It is in the book," said {foe}, "and the book is mine now" | but {foe.his} foot had moved | and there was a small crackle in the shoe
- Steal a look beneath the cloth => {h} had a corner up as far as the knuckle | it was shining under there | then the grille came down | and {foe} was smiling, but had turned as white as the cloth
~ The grille had come down on its own | while {foe} still shook it somebody came in behind {h}, who wished to pledge a goose, and for an hour nothing else could be spoken of

@ pledge4 scene line=seek-pledge lead p=porter
% A Bundle In, a Chest Out; Under Nobody's Name
{p.a} had a bad shoulder, and knew the night that it came from | "It was out of the pawnshop, by the back," said {p}. "Two of us had the chest between us, full, and it went home with someone. All that had gone in for it was one bundle."
The shop was shut, but the pledge book lay open behind the grille [2 , under a {lamp}] | one could read the top line upside down
"For one article," it said, and a sum came after, for which one might have had the {street}
"That is {target} in there," said {p}. "I saw a corner of it. And the name beside it is no one's. I have asked at every door {inhome}"
+ Help {p} to a seat, and rub the shoulder => {p} grew talkative under the thumbs | "It was somebody who was ashamed," said {p}. "They had it wrapped up like a child. And when they were given the slip they asked him to tear it, across, the way it is done for two"
= Write down the line from the pledge book => There were the sum, and the name, and a number, and behind that two small words, in halves | {p} could not read, but knew them. "It means that one is no good without the other," said {p}
- Lie to the watch that the chest was yours => They were glad, for it had weighed on them too | to have it entered they must only see the slip, they said, both of the pieces | and they held out a hand for the first
~ A {lamp} was carried through the shop, and somebody shut the pledge book | {p} had ducked with the wrong shoulder, and bit on a sleeve, and {they} sat beneath the wall until the {lamp} was gone

@ pledge5 scene line=seek-pledge second p=again
% Torn Across; Both Halves, within the Year
It was {p's} kettle that was to be fetched, and {h} went along, in order to see how it was done there
{p} had one half of a slip | the pawnbroker had its fellow in a drawer | he pushed the two halves together, until the seal was whole | "One kettle," he said, and it was handed out
On the wall hung the rules | what had been torn for two was given up to two halves, within the year, and to whoever brought them | after that it was the shop's
"And that shelf?" said {h} | there was a cloth over it. "That was torn for two," said the pawnbroker, "and both of them went out at the door. It has until the year is over, and then some days less than you would think"
+ Share the kettle's first tea with the pawnbroker => He blew on it for a long time | "One half went off in a shoe," he said, "and the other in a person's apron, and she was crying" | then he remembered that he was not there to talk, and asked whether the kettle leaked
= Read the small rules under the large ones => They were in a hand like ants | no one might lift the cloth before the time, it said, the owner of the shop included | somebody had lately been at that line with a penknife, and had not got very far
- Trick the pawnbroker with the half of {p's} slip => He laid it to a half from the drawer, and it did not meet, and he gave it back | "They never do," he said, quite kindly. "That is all that a tear is for. You are the third this month who has tried it"
~ The shop had filled up, and everybody wished to know whose turn it was | "Next," said the pawnbroker | in the crush the kettle went over the counter once more, and was pledged a second time

@ pledge6 scene line=seek-pledge price p=again
% Every Leaf of It; The Other Half
Nothing in {p's} {kitchen} was where it had been | {hands} were emptying it, drawer by drawer | in the only chair sat {foe}, with one shoe off
They had got hold of the recipes [! , where the keepsake had lain] | leaf after leaf was torn out of the book | {foe} held a scrap from {foe.his} shoe against each of them [3 , edge to edge]
"Not this one either," said {foe}. "It seemed so clever to have it torn for two, when I pawned it. She could do nothing with hers. Now look at me."
{p} had been told to stand by the stove and to watch | {h} looked on from the pantry | the half that they wanted was in {his} {bag}
+ Help {p} to gather up the leaves => {hands} had gone by then, and had not found it | on the back of a leaf for quince jelly was something in another hand: I was told to get rid of mine, and I cannot | and the old man who dusts saw the two of us
= Watch how {foe} puts on the shoe => {foe} folded the scrap in four, and laid it under the heel, and drew the shoe on over it | then {foe.he} walked out [2 , bowing a little to {p}], and at every other step it crackled
- Lie from the pantry in the voice of the {guards} => They left by the window, {foe} first, on one foot | "I never saw {foe.him} hop before," said {p}, and began to laugh, and sat down among the leaves of that book, and did not laugh any longer
~ In the pantry a shelf gave way, with nine jars upon it | {foe} looked up. "That is the cat," said {p}, quite steadily, and had to pay for it with the last of the plates
`;
export const pack: PackSource = { id: 'case-seek-pledge', sheets: [facts, scenes], words: {} };
