import type { PackSource } from '../pack.ts';

/** Whose doing it was: each case has a thing that was left lying about, somebody who is blamed for it, and the one who did it. */
const facts = `
@ * truth line=who-oaths start
Ten people had been near enough, that night, to have {deed} | for each of them a neighbour had sworn, in writing, where that one was | so there were ten people and ten oaths | {h} counted them again, and one person had two [! , so another had none]
@ * known line=who-oaths before
Ten people had ten oaths, but one person had two of them, and the lodger had none | nobody would say where the one with two oaths had really been
@ * known line=who-oaths behind
{h} knew by now {matter} | the neighbours who had signed the oaths knew it too | one of them must be brought to say it first
@ * settle line=who-oaths won
The baker got up. "I was not at home," said the baker. "I was at dice, with my wife's ring." | next the gardener owned to a bottle | so it went round the room | in the end there was no oath left for the {clerk} to seal | "I went there by the gardens, behind their backs," said {foe}. "Whoever saw me pass would have had to say what they did there themselves." | "And why?" asked {h}. "A stranger paid me as much for it as I owed," said {foe}. "Ours is not a house that is sold." | so {foe} had {deed}, and went out very straight, between two {guards} | the lodger was offered the best chair. "Am I to go now?" the lodger asked. "You are to stay," they said | behind the chair stood the widow, home again, in red shoes
@ * settle line=who-oaths lost
Not one of the neighbours got up | "Then they stand," said {foe}, and the {clerk} brought the seal down on all ten. | everybody in the room knew that {foe} had {deed} | somebody had paid {foe.him} for it | that had saved a house from being sold | each had a bottle or a ring to think of | the baker's hat went on turning | it was a dry day, and the lodger was led out to the cart | "Who was it, then?" the lodger asked {h} in passing.
@ * settle line=who-oaths dear
The baker stood up first, and all the neighbours stood up after the baker | each owned to some small shame, out loud | the baker's wife heard about her ring there, and left | the {clerk} tore up all ten sheets | {foe} had {deed} | a stranger had cleared {foe.his} debts for it | so {foe's} house was not sold | two {guards} walked at {foe.his} elbows to the door | the lodger was free, and bowed to the whole room | nobody bowed back
@ * last line=who-oaths won
On the next feast {h} went dancing with the whole {street} | the widow led, in her red shoes | the baker's wife had her ring back | the gardener put his bottle on the table for all | at ten the lodger got up on a chair | "Where are you all?" the lodger called | "Here!" they shouted, and {h} shouted it too
{h} had the attic that winter | {token} lay on the sill | the neighbours had got a taste for owning up | every evening they came, one after another | the baker had sold a stale loaf as new | the gardener had prayed for rain on a wedding | {h} heard them all, by the fire | at ten they counted chairs | no one was left over
@ * last line=who-oaths dark
{h} knew by then what each neighbour had to hide | and they knew that {h} knew it | the baker put in one loaf more than was paid for | one dry day {h} walked by the widow's empty house | all down the {street} people got up from their benches | they used to get up so for {foe}
@ * last line=who-oaths dear
After that one neighbour still spoke to {h} | it was the widow, in her red shoes | the lodger had sent a month's rent, from far away | at the baker's one window stayed dark | then the year was round, and somebody knocked at {h's} door | "I need a person to dance with," said the widow
@ * last line=who-oaths lost
Through that winter {h} lived in the empty attic | on dry evenings steps went by the door, and back | it was the baker, and then it was the gardener | neither of them ever came in | the red shoes stood in the cobbler's window | the sun had made them pink | {h} put a {lamp} by the bed | {he} left the coal door open
`;

/** Scenes in which a fact of the case is found out, with somebody who comes back. */
const scenes = `
@ oaths1 scene line=who-oaths second p=again
% Under a Neighbour's Stair; Asleep the Whole Night
{p} had slept at a neighbour's on that night, and took {h} there | a bit of sacking lay there, under the stair | it had the print of a sleeper on it
"The lodger came in at ten, by the coal door," said {p}. "I heard somebody snoring until five, right under my feet. I did not say so, because I had been told not to let anyone in."
So the lodger had not done it | the lodger owed a month's rent | it was only shame that had kept that mouth shut
+ Help the lodger to a proper bed => {h} found one | the lodger lay down on the very edge of it | "I did see somebody," the lodger said to the wall, "when I went to shut the coal door. I saw them twice"
= Lie down there and listen for yourself => {h} crept in | each foot on that stair was heard here, and could be told apart | whoever lay awake here would soon know a good deal
- Betray the hiding place to those who wait => They came with a rope, since it was dry | {p} stood upon the stair, and would not let them by, and asked whether all of them had slept at home
~ Above them the stair had creaked | where the lodger had been there was only sacking, and a hatch that swung | "That is the coal door," said {p}. "One can get through it if one is sorry enough."

@ oaths2 scene line=who-oaths plan p=again
% Past the Door, and Back; The Baker's Hat
{p} had heard steps going up and down outside since supper | it was the baker, who had signed an oath as well | {p} went out and took hold of a sleeve | the baker came in with it
The baker would not sit down | "If another were to take it back first," said the baker, and turned a hat round and round. "Only that. I would be the next like a shot."
On the table lay the list of all ten | the baker's finger came out, and lay for a moment on {foe's} name [3 , to keep the place] | "On market day the {clerk} is to put a seal to them," the baker said. "Be there, and ask us."
+ Give your word that the small thing stays here => "It was only a game of dice," said the baker, "but it was with my wife's ring" | it did not sound like much, when it was out | the baker laughed, for the first time since that night
= Read all the ten names aloud, slowly => The hat went round at every one of them | at {foe's} it stood still | so that was the name to say in front of everybody
- Trick the baker with a tale that the gardener has talked => It worked | there was a chair wanted after all | but by midnight the baker had been to see the gardener, and each thought that the other had sold them | "The baker has been good to me," said {p}
~ Outside feet went by, and came back | "That is one more of us," said the baker. "It is to see who is in here." | then the hat was on, and the baker had gone by the window

@ oaths3 scene line=who-oaths wall
% Ten in One Hand; Against the {lamp}
{foe} kept the oaths in a case, until the {clerk} should seal them | {h} had asked to see them | "By all means," said {foe}. "They are sworn and sanded. You may touch them, if your hands are clean"
There were ten sheets, and each had another name at the foot | but all the rest was in one hand, small and upright | and every sheet had the same date [! , the day before that night]
{h} held one up against the {lamp} | there was {foe's} mark in the {paper} | {foe} had written all ten of them, on the day before there was any need
+ Give them back in good order, with thanks => {foe} counted them, and squared the edges | "One grows fond of one's neighbours," said {foe}, "when one knows what they were doing"
= Read two of them aloud, one after the other => {foe} heard them out with closed eyes | the first of them had {foe.him} sitting by a fire, and the second had {foe.him} standing at a gate, at that same hour | "I walk fast," said {foe}
- Steal one of the ten from the middle => There was one too few when {foe} came to count them | {foe.he} looked across at {h}, and added one, of plain {paper}, and closed the case on it
~ The lid came down, not hard, upon {h's} fingers | "They do not keep well when they are handled," said {foe}, and turned a very small key in the case

@ oaths4 scene line=who-oaths lead p=landlady/she
% One Left Over; Waiting for a Dry Day
{p.a} had let her rooms to decent people, and was sorry about the attic | "They swore all round my table," said {p}, "each for somebody. When they had got to the end there was one left over, and it was my lodger."
The bed up there was made, and it had not been slept in on that night
Four of the ten had sat down [2 on the wall] opposite, with a rope | and «they» were looking up | "They say that whoever has no oath has {deed}," {p} said. "They will come on the first dry day. They do not want to spoil the rope."
+ Protect the lodger's things from the four => {h} carried them down to behind the stove | there was a comb, there was one good shirt, and there was a rent book, with nothing entered for a month | "So that is why nobody comes in by my front door," said {p}
= Lay out the ten with beans, and count => {h} laid a bean before every chair for each time that its owner had been sworn for | when {he} {was} done one place had two beans, and the attic none | {p} had whisked them back in the jar before {he} had seen whose place it was
- Lie to the four that the lodger has fled => They were let down by it, and began to coil the rope | "Nobody has," said one of them then. "We were all out in the {street} by ten, and there was no door that moved but a coal door"
~ The first drop fell, and then the second one | the four put the rope beneath their coats and went home | "It is only put off," said {p}, and she had taken out the attic key, and did not lend it

@ oaths5 scene line=who-oaths means p=again
% By the Fire, at the Gate; The Widow and the Gardener
{p} knew a widow and a gardener from market, and had asked them to supper [2 , and had told neither of the other] | both of them had signed an oath
"I only wondered," said {p}, "for whom it was that you swore."
"For {foe}," the widow said. "By the fire, at ten, with both feet up." | "For {foe.name}," the gardener said. "At the gate, at ten, in the rain."
Two spoons were laid down | so it was {foe} who had two oaths | they put {foe.him} in two places at once
+ Comfort the widow, whose hands have begun to shake => She let {h} hold them | "I saw nobody," said the widow, "by any fire. It was brought to me all written out. I had only to put my name, and to learn it."
= Ask the two of them to say it again => They said it again, and it came out the same, down to the cough in the middle | "Best of my remembrance," the one had said, and so had the other | {p} asked what that meant, and neither of them knew
- Trick the gardener with a wager that it was dry => "Then it was dry," said the gardener quickly | a {paper} was got out under the edge of the table, and looked at | "It is wet on mine," the gardener said in a whisper, and turned it over to see who had signed for the weather | "At my own table," said {p} to {h}
~ The gate was shut outside by somebody, with great care | both of them found that it was late | the widow left by the front, and the gardener by the back, and nobody had touched the cake

@ oaths6 scene line=who-oaths price entered p=again
% Her Chair Was Warm; The Swept Step
It was not yet light when {p} stood by {h's} bed | "The widow is going to take her oath back," said {p}. "She told me so last night. I told her to sleep on it first."
{they} went there without {their} hats on | the widow's door was open, and {hands}, who did {foe's} work, were sweeping the step, three of them to one step | they wished everybody a good morning
Inside, her chair had been pushed back from the table | {p} put a palm to the seat of it, and left it there | it was warm still | "They have sent her to her sister's with the early cart," said a boy at the window. "For her health. She was quite well last night."
+ Comfort {p}, who told her to sleep on it => {p} would not get up from beside that chair | under the cushion there was a sheet with her oath on it, and the fire was crossed out. "I was dancing," the widow had put instead
= Look for what the brooms have left => There were wheel marks on the stones, where the brooms had stopped | it was something heavy that had stood there, and it had stopped before {foe's} gate, and then gone on
- Lie to {hands} that she wrote it all down => The brooms stopped, all the three | "Where?" they said, in one breath | by noon they had every floorboard up in that house | then they went on to {p's} | "You might have named another house," said {p}
~ {hands} had come indoors to do the floor | they swept around {p}, and around {h}, and then they put the chair up on the table with its legs uppermost, as one does at closing time

@ oaths7 scene line=who-oaths turn p=again
% Whose Red Shoes; Two Oaths Too Good
The danced-out red shoes had a widow's black ribbon round them | so {p} let the widow in by the back | the shoes stood on the table, next to a list of all who had signed
"You swore that you sat by a fire with {foe} that night," {name} said to her. "And you were dancing."
"My husband is not a year dead," said the widow, and looked at the soles. "{foe.name} saw me dance. I was to sign, or the whole {street} would hear of it."
"One hand wrote all ten oaths, and the mark in the {paper} belongs to {foe.name}," said {name}. "So all who signed must have some small thing to hide, and {foe.name} knows it." | "It is {foe.name} who has {deed}," {name} told her, "and took two oaths, to be safe. So there was none for the lodger, who was only asleep." | "A house with a fire in front was to be sold," said {name}. "By morning the debt was paid. That was the pay for it."
+ Give the widow your word to keep the dance quiet => The widow tried the shoes on, under the table | "The baker was in that house too, that night, in the back room," she said then. "I could hear the dice. When the time comes, do not look at me. Look at the baker"
= Ask what the others have to hide => "A bottle," said the widow. "A wrong bed. A ring that went at dice." | she named no names, and {h} asked for none | but at the ring she had looked over to the baker's window
- Trick the widow into signing what she has just said => She read it when her name was on it already, and went grey | "That makes two who have me in a drawer," she told {h} | she left the red shoes standing where they were
~ A broom knocked against the front step | it was {hands}, who did {foe's} work, and there was nothing there to sweep | the widow was out at the back by then | one red shoe lay upon the stair

@ oaths8 scene line=who-oaths gate move p=doorkeeper
% A Chair Too Many; Names on a List
{foe} had the say at {place}, and all the neighbours had to come there | the {clerk} would put a seal to the oaths | {p.a} stood at the way in | {p} had a list of those who had signed, and read it out | nobody else might pass, and {h} was not on it
{hands} watched the list over {p's} shoulder [2 , and the neighbours went by one by one]
The baker came last, with two chairs | "One of them is the widow's," said the baker. "She is on your list, and she is away. Who is to sit on it?" | {p} looked from the list to {h} [3 , and had not shaken {p.his} head yet]
+ Help the baker to carry in the widow's chair => {p} put a stroke beside the widow's name, and stood aside | {hands} saw a chair go by with legs under it | inside it was set down in the first row | from there {h} could look {foe} in the face
= Wait until {hands} have turned their heads => Inside {foe} called for more light, and {hands} ran | "I only read what is on here," said {p}, and held the list up before both eyes | when it came down {h} was inside
- Lie to {p} that you are the widow's cousin => "Then she has cousins everywhere," said {p}. "I am one myself" | but {p.he} put a cross on the list, and had a good look at {h}
~ {hands} barred the way with one of the two chairs | {p} had turned the list over, and there were no names on that side | the baker got a small door open at the back | by then the oaths were being read out

@ oaths9 scene line=who-oaths duel
% Before the Seal; Who Gets Up First
{foe} stood behind a table in {foe.his} best clothes, with the ten oaths in a row | beside {foe.him} sat the {clerk}, with the seal | the lodger waited between two {guards}
Everybody there knew what would be decided | under the seal the oaths would hold, and the lodger would pay for the deed | but if one neighbour said no first, all ten were worth nothing
"By the fire at ten," {h} read out to {foe}, "and at the gate at ten. You were at neither of the two."
"These people are mine," said {foe}, and did not trouble to turn round. "I keep their secrets. Which of them would get up?" | the baker was turning a hat round and round
+ Share a shame of your own with the whole room => {h} did not make it smaller than it was | first there was only the pen of the {clerk} to be heard, and then not even that | in the back row the gardener laughed, and it was a friendly laugh | the baker's hat had stopped
= Read both oaths for {foe} aloud, side by side => They had the same hour in them, and even the same mistake | at the second one half of the room was saying it along | {foe} told them to be quiet | the baker's hat fell down, and nobody picked it up
- Lie to the neighbours that the widow has told everything => {h} set the red shoes on the table, next to the seal | the neighbours looked at the shoes, and then at each other | each wondered who would be named next | "I would sooner say it with my own mouth," the baker said, quite loudly
+~ A pen was scratching, and it was in {foe's} hand | "Thank you," said {foe}. "I shall keep that one with the others." | the neighbours had seen how fast a secret goes into a book
=~ "Neighbours are bad at hours," said the {clerk}, over the two sheets. "The one may be early, and the other late." | "I walk fast," said {foe}, and smiled at the front row until it looked down.
-~ {foe} took out the {letter} and laid it down. "From her sister's, and in her own hand," said {foe}. "She has told nobody anything. So who is it that tells lies here?" | the neighbours were all looking at {h} [3 , and none of them at {foe}]

@ oaths10 scene line=who-oaths near p=cobbler
% Shoes That Nobody Owns; A Cobbler's Bill
{p.a} had a bill that nobody would pay, and wished to ask {h} about it | on the bench stood a pair of red shoes | both soles had been danced through | the ribbon on them was black [2 , such as one wears for a husband]
"They hung on my door by that ribbon, on the morning after it happened," said {p}. "I was to put new soles to them. Nobody has come."
"I asked all the ten who were sworn for," {p} said. "Every one of them was at home on that night, they say." | {p} turned a shoe over, and sand from a dancing floor ran out. "So who danced in these?"
+ Help {p} out with the price of two soles => "Then take them along," said {p}. "Let me see them walk again" | "There are two people here with a black ribbon," {p} added, "and one of the two is past ninety"
= Measure the red shoe against your hand => It was a hand long, and three fingers over | "There are two pairs of feet of that size here," said {p}. "One of them goes to school. The other has worn black since last year"
- Cheat {p} with a tale that the owner sent you => {p} wrapped them up without a word about the bill | "Then she is going to dance again," said {p}. "I am glad of it. It has been only black shoes, since the funeral"
~ Across the {street} one curtain moved, and then the next one | {p} threw an apron over the shoes. "Not now," said {p}. "They are all so fond of looking, and not one of them saw anything that night."

@ oaths11 scene line=who-oaths far p=again
% One Word on a Slip; Under Every Door
{p} had a slip to show, which the gardener could not bear to have in the house | {hands}, who did {foe's} work, had gone round with such slips in the night | there was one under the door of each neighbour who had signed | on each there stood a single word
"The gardener got bottle," said {p}. "The baker got ring. There is no name to it, and nobody needs one." | it was that small upright hand in which the oaths were written
{foe} had felt that some of them were tired of it | whoever took an oath back would feel the slip in a pocket
+ Comfort the gardener, who has not come down since => {h} sat on the stair, and talked through the door of other things | after an hour the gardener opened | "It is only one word," the gardener said. "I have been looking at it. It is not even a long one"
= Compare the slip with the list of the oaths => The r had the same tail in both of them, and the same ink had run dry | {p} kept the slip, folded small. "If {foe} says that it was the neighbours who wrote the oaths," said {p}, "we have this"
- Steal the baker's slip, to have a hold on the baker => It came out of the pocket together with the lining | the baker noticed it by supper, and suspected {foe} | all that night the baker's {lamp} was not put out | "So now there are two who do it," said {p}
~ The gardener had put up the shutters, and so had the baker | no door opened in the whole {street} | {p} read the slip once more, front and back. "It works," said {p}. "One word is all it takes."

@ oaths12 scene line=who-oaths near p=crier
% The House That Was for Sale; A Torn Slip
The night it happened had cost {p.a} three days' work | {h} went to hear how | {p} cried the news in the {street}, for a {coin} a time
"There was a house to be sold," said {p}. "I was to cry it all over the town. But on the next morning they sent me my pay, and word that there was nothing to cry. The debt was paid."
{p} did not know {matter} | but {p.he} wished to learn who had grown rich overnight
The slip to cry from was still there, but the owner's name had been torn off | "A fire in the front room," it said, "and a gate to the garden"
+ Help {p} to cry something else tonight => {h} rang the {bell}, and {p} cried a lost goat, which was found before the second corner | "Three people brought me that pay," {p} said, in better spirits. "They had brooms. They swept my step before they went, and I had not asked"
= Read the torn slip by the {lamp} => The writing was small and upright, and there was not one blot | whoever wrote that had sat up straight, on the evening before a house was lost | {p} let {h} copy the two lines
- Lie to {p} that you will buy the house => {p} cried it at the next corner, out of joy | by the third corner three people with brooms had come | they swept around {p's} feet, step by step, until {p} stood at home again [2 , with the door shut]
~ The {bell} began to ring in {p's} hand, because that hand shook | one of {hands}, from {foe's} house, had stopped across the way | "Lost, a goat!" {p} cried, and put the slip away
`;
export const pack: PackSource = { id: 'case-who-oaths', sheets: [facts, scenes], words: {} };
