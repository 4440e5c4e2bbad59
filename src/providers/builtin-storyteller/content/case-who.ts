import type { PackSource } from '../pack.ts';

/** Whose doing it was: each case has a thing that was left lying about, somebody who is blamed for it, and the one who did it. */
const cases = `
@ * truth line=who-cups trail=who start
Two cups had stood on the table that night, and only one was washed [2 , as all {home} knew] | nobody had yet asked who does such a thing [2 , or {matter}]
@ * truth line=who-cups lead
A stranger in a hood had been seen upon the back stairs | the whole {street} had settled it among themselves that it was the stranger
@ * truth line=who-cups second
The hooded one had gone away before supper was over, and in tears | so the second cup was filled for somebody who came later
@ * truth line=who-cups means
In the cup that was not washed there was honey at the bottom | nobody in that house took honey, and one visitor never went without
@ * truth line=who-cups wall
Somebody had had the side door's key copied in the spring | {hands} had paid for it, and not out of their own pockets
@ * truth line=who-cups turn
"The stranger in the hood came to give a warning," said {h}, "and it was {foe} whom the warning named." | all this time {h} had been hunting the one honest caller
@ * truth line=who-cups price
A {kitchen} girl had washed the cup, because somebody told her it was a kindness to tidy up | she remembered who said so | it was {foe}
@ * truth line=who-cups plan
The girl who washed up would say it again [2 , and to people who mattered] | somebody had only to stand beside her | and {foe} was known to be unable to leave a sweet cup alone
@ * truth line=who-cups gate
{foe} was in there by the fire, so they said, with a cup of something sweet
@ * truth line=who-cups duel
"She washed the wrong cup," said {h}. "She washed the dead-plain one. Yours still had the honey in it." | {foe} set down a spoon with great care [3 , and looked for somewhere to put the hand]
@ * known line=who-cups before
{h} went over it again, the two cups, the hood, the tears | it was still to be learned for whom that second cup was filled
@ * known line=who-cups behind
{h} had {foe's} name, and honey, and a copied key | {foe's} own word for it was what {he} still wanted
@ * settle line=who-cups won
{h} called in the girl, and she pointed at the spoon | "That is the sweet cup," she said. "I was told to tidy, and took the wrong one." | {foe} laid a copied key down, next to the spoon | so {foe} had {deed}, once the hooded friend was gone | {foe.he} put {foe.his} name to that, before six people | two {guards} led {foe.him} out, and nobody had to push | by the door stood the one who had come that night, in a hood, to warn | the hood was put back at last, and the girl held out both hands
@ * settle line=who-cups lost
{h} called for the girl, and nobody came | "She went last night, by {boat}," said {foe}. "She was so glad of the place." | {foe} licked the spoon, and rinsed the cup {foe.himself}, and set it to dry | {foe} had {deed}, and no one could have shown it now | {h} stood there with two cups and a good story | by the door the one in the hood had been waiting | {h} could only shake {his} head, and the hood was drawn down again
@ * settle line=who-cups dear
The girl was fetched, and looked at nobody but {h} | "It was the sweet cup that I was to wash," she said, "and I took the plain one." | {foe} brought out the side door's key, of {foe.his} own accord | {foe} had {deed}, and was taken away that evening, between {guards} | before they had gone the girl's box was put out after them | {h} had promised that she would keep the place | "And where does one go from here?" she asked {him}, and sat down on it.
@ * truth line=who-oaths trail=who start
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
@ cups1 scene line=who-cups second p=again
% Gone before Supper; A Hood on a Nail
{p} had driven the hooded stranger home that night, and now {p.he} showed {him} the road, to every stone
"It was not late," said {p}. "They had not yet lit the second lamp. There was crying, all the way, under that hood. I gave up my scarf."
From the gate one could look straight in to where the table had been laid | whoever went away so early had never seen the second cup filled | somebody else had come in after, and sat down in a warm chair
+ Support {p} in telling it to the whole {street} => It was not what the {street} had wished for | some of them listened, all the same | and one said that there had been another step, later on, at the side
= Sit down where the second guest must have sat => One had the whole road before one, and was not seen | on the table a cup had left its mark, and something in the mark was sticky
- Trick {p} into giving up the scarf => It had a name in the corner, worked in silk | {h} could have gone there at once | {p} had only wanted to have it washed, and to take it back
~ The road had been raked, as it turned out, and that since yesterday | {p} went along it for a stone that would speak for them. "It was not late," said {p}. "They cannot rake that."
@ cups2 scene line=who-cups plan p=again
% She Was Told to Tidy; The Girl with Wet Hands
{p} brought the {kitchen} girl, who would not sit | she held her hands before her as if they were still wet
{h} set two cups in front of her and asked her to do it all again | she took up the plain one, and rinsed it | and then she stood there with a cloth
"I was told that it would be a kindness," she said. "To tidy, before the family came in. So I did that one, and then I was called away." | she pointed to the door, and then, with the cloth, to somebody's chair
It was {foe} who always had that chair
+ Protect the girl, and find her a bed for tonight => {p} took her in, and put her to sleep behind the stove | "I will say it to anyone," she told {them} through the door, "if I do not have to say it by myself"
= Ask her to say who it was, in so many words => She said it to the cup | it was quite enough, and both of them had heard her | then she dried it, and put it back where it belonged
- Lie that she will keep her place whatever happens => She was glad of it, and that was the bad part | {p} looked at {h} over her head | she sang, when she went down to the scullery
~ One of the cups went down, and it was the plain one | the girl looked at the pieces as if they had been meant for her | it was a while before she would come out from behind {p}
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
@ cups3 scene line=who-cups wall
% A Spring Key; The Side Door
It was {foe} who showed {h} the house, since the family was in bed with it | "Nobody could have come in here," said {foe}, at the side door, "unless they had a key. And there is only the one, and it hangs there"
It hung there, and was rusty | but the lock was bright | and somebody had oiled it, in the spring | {hands} had paid the smith
{foe} had taken a lump of honeycomb out of a pocket, and was sucking it, as people do who think
+ Help to lift down the rusty key => It would not go in at all | "How odd," said {foe}, after a moment. "It must be the damp" | it had been a very dry year
= Ask {foe} where {foe.he} was that evening => "Here and there," said {foe}. "At home, in the end. I had a cup of something" | then {foe.he} held the door, for {h} to go out by
- Trick {foe} with a copy of your own => {h} drew out the first key that came, and put it to the lock | {foe} had caught {his} wrist | "You will scratch it," said {foe}, quite gently, and let go, finger by finger
~ Someone called down in a weak voice, and {foe} went up to be of use, and took the key along | the side door was locked when {h} tried it, and it was bright about the lock from that side as well
@ oaths3 scene line=who-oaths wall
% Twelve in One Hand; Against the {lamp}
The oaths lay in a case [3 with a lid of glass], and {foe} had the case [3 on the table at one elbow] | "By all means," said {foe}. "They are sworn and sanded. You may touch them, if your hands are clean"
They were on twelve sheets and they had twelve names [3 , every one signed in full at the foot] | but all the rest of it was in one hand, small and upright | and it was all of one day, the day before
{h} held one up against the {lamp} | there was a mark in the {paper}, and it was {foe's}
+ Give them back in good order, with thanks => {foe} counted them, and squared the edges | "One grows fond of one's neighbours," said {foe}, "when one knows what they were doing"
= Read two of them aloud, one after the other => {foe} heard them out with closed eyes | the first of them had {foe.him} sitting by a fire, and the second had {foe.him} standing at a gate, at that same hour | "I walk fast," said {foe}
- Steal one of the twelve from the middle => There were eleven when {foe} came to count them | {foe.he} looked across at {h}, and added one, of plain {paper}, and closed the case on it
~ The lid came down, not hard, upon {h's} fingers | "They do not keep well when they are handled," said {foe}, and turned a very small key in the case
@ cups4 scene line=who-cups lead p=stair-sweeper
% On the Back Stairs; A Hood, They All Said
{p.a} did the back stairs of that house, and had left one of them unswept on purpose | "That is where the hood went up," said {p}. "I had its hem in my face."
There was a thread of grey wool on the edge of the stair, and mud
Nobody had dared to clear the table above | on it two cups stood [2 , a yard apart,] and only one of them was clean
Half of the {street} hung over the rail by now | "A hood," they said, and, "It was a stranger." | somebody had already gone to see about a rope
+ Help {p} to clear the people off the stairs => They went down backward, so as not to miss anything | under where they had stood there was more of the mud | the hood had gone up slowly, it showed, and come down three stairs at a stride [2 , and not long after]
= Look hard at both cups without touching them => The one shone like something in a shop | in the other one a spoon was standing, and it did not lean | there was a wet ring before that chair, and none before the other
- Lie that you saw the hood as well => They made room for {him} at the rail at once | "Which way did it go?" they asked, and {h} pointed | "That is odd," somebody said at the back. "It was driven home before supper. There was crying in it."
~ A boy had come up under all those arms, and sat down on the stair | when he was lifted off it the mud went with him, and so did the grey thread
@ cups5 scene line=who-cups means p=again
% Honey at the Bottom; A Spoon That Stood
{p} had brought away the unwashed cup, under a cloth | "Do not tip it," said {p}. "You could not if you tried."
The spoon in it stood upright | at the bottom there was honey, as deep as a thumb is wide [3 , with a wasp in it that had died content]
{they} had the cook of the house in | she put in a finger, and drew it out with some trouble. "That is not ours," said the cook. "The family take it plain. I have not had honey in my {kitchen} since I came."
"And the visitors?" said {p} | the cook wiped her finger for a long time. "There is one who never goes without. It gets brought along, in a pocket."
+ Give the cook your word to leave her out of it => "Then I will say this much," said the cook. "Visitors come in at the front, by the {bell}. For that one I never once heard it. There is a door at the side, but that has been locked for years"
= Taste what is left on the spoon => It was a dark honey, and tasted of thyme | {p} tried it too. "There is only one stall that has that," said {p}, "and they keep it under the counter, for one house, and {hands} come for it"
- Steal the cup, for a proof of your own => {h} bore it away under {his} {coat}, upright | by the second corner three wasps were coming along, and by the third a dog | "An honest cup would be easier to hide," said {p}
~ The cook had heard a step, and went out backward with the finger behind her | the wasp had climbed out of the honey, alive after all | for an hour nobody could come near the cup
@ cups6 scene line=who-cups price p=again
% For Being Tidy; Put Out with a Box
{p} sat in the yard of the house on a box, and all that {p.he} owned was in the box | {hands} had just shut the {kitchen} door from within
"I asked in there who told the girl to wash that cup," said {p}. "It was my whole question. I had been going to be taken on for the winter."
Through the window one could see the girl at the tub | on the board next to her lay a purse
"It is for being tidy," she called out to {them}. "{foe} says that it was a kindness, what I did. {foe} said so that night too, and sent me to do it. But all this? For one cup?"
+ Help {p} to carry the box to a friend's house => It went up four stairs, and there was an aunt at the top, who made up a bed | "That child has not touched the purse," said {p}. "I watched her. She moved it with a spoon"
= Ask the girl which of the cups it was => "The left one," called the girl. "{foe} said, the one on the left. Only, I came in from the other side." | {h} and {p} looked at each other
- Steal the purse while the girl's back is turned => {h} had it out through the window by its string | "Is it gone?" said the girl, without looking round, and her shoulders came down. "I could not think how to send it back"
~ The shutter had been closed, and one could hear the girl talked to | "I said that you were my cousin," said {p}. "They wanted the name. I was so tired that I told them yours."
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
export const pack: PackSource = { id: 'case-who', sheets: [cases, scenes], words: {} };
