import type { PackSource } from '../pack.ts';

/** Whose doing it was: each case has a thing that was left lying about, somebody who is blamed for it, and the one who did it. */
const facts = `
@ * truth line=who-oaths start
Twelve people had sworn to where they were that night, each one for the next | {h} counted, and somebody had been sworn for twice
@ * truth line=who-oaths lead
There was a lodger for whom no one had sworn at all | they were only waiting for a dry day to come for the lodger
@ * truth line=who-oaths second
The lodger had spent that night asleep under a neighbour's stair | it was shame that kept the poor soul quiet, and nothing worse
@ * truth line=who-oaths means
It was {foe} who had been sworn for twice over | in the one oath {foe.he} sat by a fire, and in the other {foe.he} stood at a gate
@ * truth line=who-oaths wall
All of the twelve oaths had been written out before that night, in the same hand | there was {foe's} mark on the {paper}, if one held it to a {lamp}
@ * truth line=who-oaths turn
"They never swore for friendship," said {h}. "Each has something of that night to hide, a wrong bed, a game, a bottle." | {foe} had found out all twelve, and then handed round the oaths
@ * truth line=who-oaths price
One of the twelve had made ready to take the oath back | in the morning her chair was found still warm, and {hands} were sweeping the step
@ * truth line=who-oaths plan
One of the eleven had begun to walk past {h's} door [2 , and back, and past it again] | it would take only the first of them, and the rest would come down like a fence
@ * truth line=who-oaths gate
Eleven of them would be inside, and so would {foe} | each would be watching what the others did with their hands
@ * truth line=who-oaths duel
"You were by the fire, and you were at the gate," said {h}. "I can prove that you were at neither." | somebody among the eleven began to cry, quite quietly [3 , and was not told to stop]
@ * known line=who-oaths before
{h} knew of twelve oaths, and of one too many | where that one had really been nobody would say
@ * known line=who-oaths behind
{h} knew by now {matter} | and eleven others knew it too | one of those eleven must be brought to say it first
@ * settle line=who-oaths won
The one who wept got up. "I was not by any fire," said that one. "I was in a wrong bed." | then another took the oath back, and told of a bottle | it went on round, until all of the eleven were on their feet | there was nobody left to swear for {foe} | between the fire and the gate {foe} had {deed}, and they told {foe.him} so | {foe} turned to one after another, and each of them shook a head | two {guards} took {foe.him} out between the chairs, one at each arm | the lodger was sent for, and was given the best seat | "Am I to go now?" the lodger asked. "You are to stay," they said
@ * settle line=who-oaths lost
Eleven people looked at their shoes | "Would anyone care to say it?" asked {foe}, and waited, quite patiently. | each of them knew that {foe} had {deed} | each had a wrong bed or a bottle to think of | the one who wept was lent a handkerchief, and sat down | {foe} thanked them all for coming | on the Monday, it being dry, the lodger was fetched | "Who was it, then?" the lodger asked {h}, from the cart
@ * settle line=who-oaths dear
The ninth got up first, and after the ninth the rest | each swore to the place where he had really been, and to his own small shame | somebody's wife got up as well, and left | there was no one by the fire any more, and no one at the gate | {foe} had {deed}, and went out between two {guards} | the lodger was let go, and bowed to the whole room | not one of the eleven bowed, or ever again spoke to {h}
`;

/** Scenes in which a fact of the case is found out, with somebody who comes back. */
const scenes = `
@ oaths1 scene line=who-oaths second p=again
% Under a Neighbour's Stair; Asleep the Whole Night
{p} lifted the curtain under the stair, and let {him} see | there was a bit of sacking | and the print of somebody who had lain there with drawn-up knees
"The lodger came in at ten, by the coal door," said {p}. "I heard somebody snoring until five, right under my feet. I did not say so, because I had been told not to let anyone in."
Whoever had done that deed had not done it from there | it was shame, and nothing else, that had kept the lodger's mouth shut
+ Help the lodger to a proper bed => {h} found one | the lodger lay down on the very edge of it | "I did see somebody," the lodger said to the wall, "when I went to shut the coal door. I saw them twice"
= Lie down there and listen for yourself => {h} crept in | one could hear every foot upon that stair, and tell them apart | a person who lay awake here for an hour would know a good deal
- Betray the hiding place to those who wait => They came with a rope, since it was dry | {p} stood upon the stair, and would not let them by, and asked whether all of them had slept at home
~ Above them the stair had creaked | where the lodger had been there was only sacking, and a hatch that swung | "That is the coal door," said {p}. "One can get through it if one is sorry enough."

@ oaths2 scene line=who-oaths plan p=again
% Past the Door, and Back; The First of Eleven
Somebody had been going up and down outside since supper | at last {p} went out [2 , and took hold of a sleeve,] and brought in the ninth [2 of the twelve]
There was no offering that one a chair | "If another were to do it first," said the ninth, and turned a hat round and round. "Only that. I would be the second like a shot."
On the table lay the {paper} with all the oaths | the ninth eyed it like a dog that has got loose | then a finger came out, and lay for a moment on a name [3 , as if to keep the place]
+ Give your word that the small thing stays here => "It was only a game of dice," said the ninth, "but it was with my wife's ring" | it did not sound like much, when it was out | the ninth laughed, and it was terrible to hear how long it had been
= Read all the twelve names aloud, slowly => At some there was no change, and at {foe's} the hat stood still | so there was one who would stand up, as long as somebody said that name in a room
- Trick the ninth with a tale that the tenth has talked => It worked | there was a chair wanted after all | but by midnight the ninth had been to see the tenth, and each thought that the other had sold them
~ Outside feet went by, and came back | "That is the fourth of us," said the ninth. "It is to see who is in here." | then the hat was on, and the ninth had gone by the window

@ oaths3 scene line=who-oaths wall
% Twelve in One Hand; Against the {lamp}
The oaths lay in a case [3 with a lid of glass], and {foe} had the case [3 on the table at one elbow] | "By all means," said {foe}. "They are sworn and sanded. You may touch them, if your hands are clean"
They were on twelve sheets and they had twelve names [3 , every one signed in full at the foot] | but all the rest of it was in one hand, small and upright | and it was all of one day, the day before
{h} held one up against the {lamp} | there was a mark in the {paper}, and it was {foe's}
+ Give them back in good order, with thanks => {foe} counted them, and squared the edges | "One grows fond of one's neighbours," said {foe}, "when one knows what they were doing"
= Read two of them aloud, one after the other => {foe} heard them out with closed eyes | the first of them had {foe.him} sitting by a fire, and the second had {foe.him} standing at a gate, at that same hour | "I walk fast," said {foe}
- Steal one of the twelve from the middle => There were eleven when {foe} came to count them | {foe.he} looked across at {h}, and added one, of plain {paper}, and closed the case on it
~ The lid came down, not hard, upon {h's} fingers | "They do not keep well when they are handled," said {foe}, and turned a very small key in the case

@ oaths4 scene line=who-oaths lead p=landlady/she
% One Left Over; Waiting for a Dry Day
{p.a} had let her rooms to decent people, and was sorry about the attic | "They swore all round my table," said {p}, "each for somebody. When they had got to the end there was one left over, and it was my lodger."
The bed up there was made, and it had not been slept in on that night
Four of the twelve had sat down [2 on the wall] opposite, with a rope | and «they» were looking up | "They say that if a person has nobody to swear for him, that is an answer," {p} said. "It will be on the first dry day. They do not want to spoil the rope."
+ Protect the lodger's things from the four => {h} carried them down to behind the stove | there was a comb, there was one good shirt, and there was a rent book, with nothing entered for a month | "So that is why nobody comes in by my front door," said {p}
= Lay out the twelve with beans, and count => {h} laid a bean before every chair for each time that its owner had been sworn for | when {he} {was} done one place had two beans, and the attic none | {p} had whisked them back in the jar before {he} had seen whose place it was
- Lie to the four that the lodger has fled => They were let down by it, and began to coil the rope | "Nobody has," said one of them then. "We were all out in the {street} by ten, and there was no door that moved but a coal door"
~ The first drop fell, and then the second one | the four put the rope beneath their coats and went home | "It is only put off," said {p}, and she had taken out the attic key, and did not lend it

@ oaths5 scene line=who-oaths means p=again
% By the Fire, at the Gate; The Second and the Seventh
{p} had asked two of the twelve to supper, the second and the seventh [2 , and had told neither of the other]
"I only wondered," said {p}, "for whom it was that you swore."
"For {foe}," the second said. She was a widow, and ate like a bird. "By the fire, at ten, with both feet up." | "For {foe.name}," the seventh said. "At the gate, at ten, in the rain."
Two spoons were laid down | for a while there was only the fire to be heard [3 , and then, outside, the gate]
+ Comfort the second, whose hands have begun to shake => She let {h} hold them | "I saw nobody," said the second, "by any fire. It was brought to me all written out. I had only to put my name, and to learn it."
= Ask the two of them to say it again => They said it again, and it came out the same, down to the cough in the middle | "Best of my remembrance," the one had said, and so had the other | {p} asked what that meant, and neither of them knew
- Trick the seventh with a wager that it was dry => "Then it was dry," said the seventh quickly | a {paper} was got out under the edge of the table, and looked at | "It is wet on mine," the seventh said in a whisper, and turned it over to see who had signed for the weather
~ The gate was shut outside by somebody, with great care | both of them found that it was late | the second left by the front, and the seventh by the back, and nobody had touched the cake

@ oaths6 scene line=who-oaths price p=again
% Her Chair Was Warm; The Swept Step
It was not yet light when {p} stood by {h's} bed | "The second of the twelve is going to take it back," said {p}. "She told me so last night. I told her to sleep on it first."
{they} went there without {their} hats on | the door was open, and {hands} were sweeping the step, three of them to one step | they wished everybody a good morning
Inside, her chair had been pushed back from the table | {p} put a palm to the seat of it, and left it there | it was warm still | "They have sent her to her sister's with the early cart," said a boy at the window. "For her health. She was quite well last night."
+ Comfort {p}, who told her to sleep on it => {p} would not get up from beside that chair | under the cushion there was a sheet with her oath on it, and the fire was crossed out. "I was dancing," she had put instead, "and I am a widow"
= Look for what the brooms have left => There were wheel marks on the stones, as far as the sweeping went, and then again behind it | it was something heavy that had stood there, and it had stopped before {foe's} gate, and then gone on
- Lie to {hands} that she wrote it all down => The brooms stopped, all the three | "Where?" they said, in one breath | by noon there was not a floorboard in its place in that house, nor in {p's}, since {p.he} had been seen with her
~ {hands} had come indoors to do the floor | they swept around {p}, and around {h}, and then they put the chair up on the table with its legs uppermost, as one does at closing time
`;
export const pack: PackSource = { id: 'case-who-oaths', sheets: [facts, scenes], words: {} };
