import type { PackSource } from '../pack.ts';

/** Whose doing it was: each case has a thing that was left lying about, somebody who is blamed for it, and the one who did it. */
const facts = `
@ * truth line=who-coat start
Six people had seen who did it, and all the six had seen the same {coat} | it was green, and patched at one elbow | none of them had seen a face
@ * truth line=who-coat lead
The green {coat} belonged to a carter with a temper | he was locked up already, and had broken a bench
@ * truth line=who-coat second
The carter had pawned it at the new moon, to bury a mule | he was too proud to tell that to the {guards}
@ * truth line=who-coat means
The pawned {coat} had been taken out for one night only, and then brought back | there was fresh clay on the hem of it, and a thread of silver at the neck
@ * truth line=who-coat wall
The pawnbroker had been paid to remember nothing | {hands} came by every week to see how well it was forgotten
@ * truth line=who-coat turn
"Both of the sleeves had been let down," said {h}, "by two fingers, and then taken up." | the green {coat} was never meant to be worn by the carter | it was altered to fit {foe}, and worn to be seen
@ * truth line=who-coat price
A seamstress had let down the green sleeves for somebody who stood in the dark | she knew the arm again by its silver chain | now she was told to leave the country
@ * truth line=who-coat plan
The green {coat} itself lay folded in the pledge shop, for anyone who had the slip | the seamstress had kept the slip, by mistake, with the pins
@ * truth line=who-coat gate
{h} had the green {coat} under one arm by now | there remained only to see it on
@ * truth line=who-coat duel
{h} shook out the green {coat}, and held it the way one does for a guest | {foe} had put an arm in it before {foe.he} thought
@ * known line=who-coat before
There was a green {coat}, and it had been out without its owner | {h} had still to find whose arms were in it
@ * known line=who-coat behind
{h} had it from the sleeves that it was {foe} | a sleeve can say {matter}, but it cannot be sworn in
@ * settle line=who-coat won
{foe} pulled, and the arm would not come out | the sleeve ended right at a silver chain | "That is the arm," said the seamstress. "I let it down for that arm, by two fingers." | six people looked at the green {coat}, and for the first time at the face above it | it was in this that {foe} had {deed}, to be seen and not known | two {guards} led {foe.him} off as {foe.he} stood, with one arm in and one out | before evening the carter was let go, and was handed his {coat} | he felt along the seam, and there were the two fingers | then he sat down on the broken bench to laugh
@ * settle line=who-coat lost
{foe} drew the arm out, and laughed, and let the green {coat} drop in the fire | {foe} had {deed} in it, and there went all that could have fitted | "It smells of mule," said {foe}. "The carter's, surely?" | the seamstress put her hand to her mouth | six people had looked on, and still had not seen a face | the carter was shown to a very large crowd | he looked for {h} in it, and found {him}, and shrugged
@ * settle line=who-coat dear
The sleeve fitted {foe} to a hair, and the seamstress said so out loud | six people looked on, and now they saw a face | {foe} had {deed}, and two {guards} took {foe.him} off in the green {coat} | they were a day late for the carter | {h} brought the {coat} to his mother, and she turned it over on her knees | "The other elbow wants a patch as well," she said, and felt about for her thimble
`;

/** Scenes in which a fact of the case is found out, with somebody who comes back. */
const scenes = `
@ coat1 scene line=who-coat second p=again
% To Bury a Mule; The Slip and the Date
{p} came with {him} to the prison, and was let stay as far as the grating | the carter had broken one more bench
"I will not say it," said the carter, "so you need not ask." | then he saw {p}, and looked down. "You were there. You know whose mule it was"
It had been a good mule, said {p} | and it had had a good hole | the carter pawned the green {coat} on the new moon to pay for that hole | he had been in shirt sleeves ever since, and too proud to say so
+ Comfort the carter about the mule => It was all that anybody could have done for him | he told {h} its name, and what it would do at bridges | then he told {him} that the slip was in the mule's collar
= Ask {p} on which day the mule was buried => It was three days before | {p} was sure, for it had been the feast | and there had been no one to dig | so the {coat} had been on a nail that night, and not on a back
- Trick the carter with talk of another {coat} => He shouted that there was no other, and where it hung, and for how much | the guards heard it too | one of them went off to tell somebody
~ The grating was drawn shut from the other side | "He can have benches or he can have visitors," the {guard} told {p}. "He has made up his mind for today."

@ coat2 scene line=who-coat plan p=again
% Two Fingers of Cloth; With the Pins
It was {p} who knew the seamstress, and her back stair | there was a trunk in the room, corded | and she had her hat on
"I am to be out of the country by Friday," she said. "They have paid me for it. I never saw a face. It was an arm, and a silver chain, and I had my mouth full of pins."
She held {h's} own arm out straight, and turned back the cuff, to show how it had been done | when she let go there was a slip in {his} hand | "It was in with the pins," she said, "by mistake"
+ Help her uncord the trunk, and stay => She sat down upon it, hat and all | "I want to see it put on," she said. "Only the once. I shall know it by how the elbow falls"
= Fetch the {coat} with the slip that same hour => It lay over the counter like a sleeping thing | in the seam at the wrist there were two rows of holes, two fingers apart | {h} put it over {his} own arm and walked out
- Cheat her of the rest of what she was paid => Questions would be asked about the money, {h} told her, and took it into keeping | she watched it go, and put one more cord round the trunk
~ They were calling for the trunk in the yard | the seamstress had let go, and put pins between her lips, one after another, so that nobody could ask her anything

@ coat3 scene line=who-coat wall
% How Well It Is Forgotten; The Pledge Shop
{hands} sat in the pledge shop, as they did each week, and heard the pawnbroker say that he remembered nothing | he said it with his eyes shut, like a lesson
{foe} stood at the window and tried on hats | "So you are looking for a green {coat}," said {foe}. "I thought that they had the man. Do I look well in this?"
It was a good hat | there was a thread of silver on {foe's} wrist [2 , as the arm went up]
+ Give the pawnbroker something else to remember => {h} spoke of the man's mother, and he opened his eyes | "She had a green shawl," he said, "and it was brought back with clay on it" | he had gone as pale as lard
= Look at the hook where the green one hung => It was a high hook | whoever hung that {coat} up again had a long arm, and had hung it by the loop | the carter never in his life had used a loop
- Lie that the carter has told all => {foe} put down the hat | it was {hands} who went for the door, and only when they were in the {street} did they ask each other what there had been to tell
~ {hands} had got up, and one of them hung a hat upon that hook | "Was there something?" they asked the pawnbroker, and he did not remember that there was

@ coat4 scene line=who-coat lead p=joiner
% A Bench for the Carter; Green, with a Patch
{p.a} was carrying a bench into the lockup, and what there was of the last one lay by the door, for firewood | "That is the carter," said {p}. "They told him it was his {coat} that did it. He has said nothing, he takes it out on the furniture."
Six people sat along the wall, and were going through it again | "Green," said the first. "And patched at the elbow," said the sixth. | as to a face, each looked at the next
From inside there was a noise of wood
+ Help {p} in with the new bench => {h} had the other end | the carter sat on the floor in his shirt sleeves, and it was not a day for it | there was no {coat} on the nail either, and {h} saw that no one had asked him where it was
= Ask all six which elbow the patch was on => Three said the left, and three the right | but it had walked by under the {lamp}, they all said, and slowly, and there it had turned about [2 , twice,] so that one got a good view
- Trick the six with a beard of your invention => "Yes," said the fourth gladly, "a beard," and then the other five had seen it as well | it was a long one by the time that it came to the sixth | the carter had a chin like an egg, {p} said
~ The new bench went the way of the rest before it was well inside | all six had come up to listen | now none of them knew any longer which of them had said what

@ coat5 scene line=who-coat means p=again
% Out for One Night; Clay on the Hem
The green {coat} hung in the pledge shop, where the carter had said, between a harp and a stuffed goose | the pawnbroker was at his supper | {p} kept a foot in the door
"It came in when the moon was new," said {p}, and turned up the label. "Look, here. It was taken out again, for one night, and brought back before they opened."
Someone had brushed it, as far as the knee | on the hem there was clay, not yet grey [2 , and of the stiff blue kind] | and {h} drew a thread of silver from the neck, such as comes off a chain
No carter ever wore that, nor a mule
+ Help {p} to hang it up as it was => From behind a curtain came a voice | it was the pawnbroker, all alone, and practising. "I remember nothing," he said. Then he said it again, with more feeling. "I remember nothing at all"
= Rub the clay between two fingers => It was blue, and it stuck | there was only one place with that clay, where they had the {street} up for a drain | six windows looked down on it, and those were the six
- Steal the leaf out of the pledge book => It came away with a small cry | whoever fetched the {coat} had made a cross instead of a name, as people do who cannot write | and it was done in violet ink, with a flourish
~ A curtain rattled, and {p} took back the foot | {they} stood in the {street}, and the green {coat} was swinging yet, when the pawnbroker came up with his mouth full to remember nothing

@ coat6 scene line=who-coat price p=again
% What Two Sleeves Cost; An Arm from the Dark
One looked straight across from {p's} window to the seamstress's | {p} put out the {lamp} | over there {hands} were paying {coins} out on her sewing table [2 , in heaps]
She had pins between her lips, and did not touch it
From the dark in the doorway came an arm, and pushed the heaps toward her | on the wrist was a silver chain | she looked at the chain, and at her needle, in which there was still some green
"They want her gone by Friday," said {p}. "It is for two sleeves. She told me that she let them down, and took them up, and never saw who was in them."
On {p's} own table there was a purse, tied with that same string | {p} had put a bowl over it
+ Help {p} to send back the purse unopened => {h} laid it on the sill across the way, and knocked | a hand took it in, and it was not hers | after that {p} would not face the window, and asked from time to time what was to be seen
= Wait until {hands} have gone down => The seamstress came to her window | she held up one sleeve of her own, and laid two fingers along it, and let {them} look | then she drew the curtain, and took the {lamp} away with her
- Steal the purse from under the bowl => There was a slip in with the money, in violet ink, for seeing nothing | "I never said that I would keep it," said {p}. It was the first word that either of them had spoken in an hour
~ The {lamp} across the way went out | then a small chain could be heard upon {p's} own stair | {p} leaned on the door, and nobody spoke, until it had gone down again
`;
export const pack: PackSource = { id: 'case-who-coat', sheets: [facts, scenes], words: {} };
