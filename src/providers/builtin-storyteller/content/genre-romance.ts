import { romanceVoice } from './romance-voice.ts';
import type { PackSource } from '../pack.ts';

const cards = `
@ matchmaker ally ally=retired_matchmaker
% Out of Practice; Where the Light Is Better
{ally.a} had given it up, {ally.he} said, after a bad double wedding, and was sitting on both hands
"I can see it from here," said {ally}. "You are the sort that says a clever thing, and goes home. {foe} is the sort that sends flowers to the whole row, so that nobody can be sure. I have said nothing. I am only sitting here."
{ally.he} lasted about as long as an egg
"Let me come along," said {ally}. "I shall not do anything. I shall only stand where the light is better."
+ Support {ally}, and promise to say what you mean => {h} promised, with one hand up | {ally} made {him} say it to a hat stand, and to a goat | by the goat it had started to sound like a speech
= Ask {ally} what went wrong at the double wedding => {h} asked, and {ally} covered {ally.his} face | they had each of them married the one who listened | it had been quite happy, in the end, for three of the four
- Trick {ally} into finding out what others feel => {h} sent {ally.him} round with a basket of eggs | {ally} came back with six secrets, and would not part with one | "You might have asked," said {ally}, "it is not as though they were locked"
@ * fare of=genre-romance.matchmaker won
{ally} had sworn to make no more matches, and made three | all three held, and one pair asked {ally.him} to the christening
@ * fare of=genre-romance.matchmaker lost
{ally} kept the promise, and did not match anybody | two strangers met anyway, exactly where the light was better
@ * intro-plain
{h} had practised saying good morning {inhome}, and it had come out as a question
There were two chairs free {inhome}, and {h} took the wrong one
@ * intro
{h}, {aside}, had been told {inhome} that there was a partner for everyone | {he} had begun to suspect a clerical error
@ * intro-goal
{h} meant to {goal} | {he} had been practising the first sentence for a month
@ * sense in
Two cups stood on the sill, not touching [2 , and one of them had been turned so that the handles met]
Upstairs a girl could not stay away from a window
There were wet footprints on the boards, a large pair and a small, and they had stopped at the same place
Two coats had been hung on one hook, and a dozen hooks were empty
Whoever built that fire had meant to stay by it
A lover had written a name in the dust on the glass, and a mother had breathed on it
@ * sense out
Lamps were being lit along the river, and each was lit twice
A bench had been carved all over with hearts [2 , and one of them gave a forwarding address]
A suitor had left a ladder beneath a window, and a father had planted beans to climb it
The lime trees were in flower, and people had begun to walk more slowly
@ * hook quest
{h} had not said one word about {target} | it had evidently been all over {his} face
@ * mood calm
It was absurd, at {his} time of life, to care so much about the sound of a gate
{h} went over the conversation, and improved {his} half of it
@ * mood tense
Everything that {h} had meant to say had been said already, by a man with better teeth
{h} would rather have been shot at | one is at least expected to duck
@ * chat ally
"You could try saying it while sitting down," said {ally}. "Fewer people faint."
"I was in love once," said {ally}. "I got up very early, for some reason, all that summer."
"That was not a no," said {ally}. "I have had noes. They have more furniture in them."
@ ways1 ways good
+ Help two shy people to the same bench => {h} dropped a glove, and a hat, and was sorry for it | when {he} looked round they were both holding the hat
@ ways2 ways neutral
= Walk by a certain window without slowing down => {h} walked by, and did not slow | the curtain did
@ ways3 ways evil
- Trick a rival into the wrong compliment => {h} advised blue | it was worn, with confidence, beneath the only lamp {inhome} that turned it green
@ carrier2 ally ally=letter-carrier lone
% Undelivered; The One That Was Kept Back
{ally.a} had come up the path with an empty bag [2 and one {letter} held flat against the chest]
"I have kept it for three years," said {ally}. "A man I did not like wrote it, to a girl I did. I told myself that it was the rain. It was not the rain."
The seal had never been broken | the name upon it was one that {h} had heard before in the same breath as {foe.own}
"I am going to put it into the right hand," said {ally}. "I should walk straighter if a friend came along."
+ Support {ally}, and carry the empty bag => "It weighs the same," said {ally} in wonder, after a mile | by the second mile they had begun to talk of other things | {ally} knew every gate in the country, and which of them stuck
= Ask {ally} what stands in the {letter} => "I have never looked," said {ally}. "I have read everything else. I have read it through other people's faces." | {ally.he} turned it over, and on the back was a smudge, and the smudge was a thumb
- Trick {ally}, and break the seal yourself => {h} held it over the kettle while {ally} hunted for string | there was one line and it was kind | {ally} saw the flap afterward, and for some hours walked a little ahead
@ * fare of=genre-romance.carrier2 won
{ally} put the {letter} into the right hand at last | it was read twice, and {ally.he} was asked to supper
@ * fare of=genre-romance.carrier2 lost
{ally} found the right hand, but it refused the {letter} | it did write down when {ally.he} might try again
@ figure8 chase
% Ladies' Chain; Danced Out of the House
{hands} had come in at either end of the room | the set was forming, and a stranger in yellow held out a hand
"You are being looked for," said the stranger, going round {him}. "I can always tell by the neck. Smile, and give me your left."
There were eighty couples there, and every one of them changed hands at the turn
+ Help the stranger out of a torn hem as you go => {h} had the pin out of {his} own cuff and through it in four bars | "The green couple is next, they are my cousins," said the stranger, "and after that comes the terrace"
= Go down the middle with whoever comes => {h} went from hand to hand the whole length of the room | {hands} were walking along the wall beside {him}, against the music | at the foot of the set a last hand drew {him} out [2 through a curtain]
- Trick one of {hands} into the dance => {h} passed him a grandmother, and she did not let go | he was seen toward morning, still bowing | the others waited for him with their arms crossed
~ At the turn the music stopped, and everybody clapped, and two of {hands} had come very near | the stranger trod on {his} foot on purpose, and cried out for a chair
@ * intro
{h}, {aside}, had been made to wait at so many gates {inhome} that {he} had a favourite
Three people {inhome} believed that {h}, {aside}, was in love with them | all three were mistaken
@ * intro-plain
Half of {home} was getting ready for a wedding, and {h} had been asked to hold the ladder
@ * intro-goal
{h} meant to {goal}, and had told nobody but the cat
Two things kept {h} awake | one was the gate, which squeaked, and the other was how to {goal}
@ * mood
{h} had got to the age when one hears a step and does not run to see | {his} feet had not been told
Whoever had invented the pause, {h} reflected, had not had to stand in one
@ bride ally ally=runaway_bride/she lone
% Out by the Pantry; A Good Deal of Lace
{ally.a} was coming out of a pantry window backward, in a good deal of lace
"Do not laugh," said {ally}. "I told them that I wanted some air. And then I found that I wanted all of it."
In the house behind {ally.him} the music had stopped | an old voice was calling her name, as one calls a dog at dusk
"They will be kind about it, and I could not bear that," said {ally}. "Wherever you are off to, I can cook, I can manage a mule, and I am not expected anywhere."
+ Give {ally} your coat and your arm => The lace went in under the {coat} like foam beneath a lid | they walked past fifty guests, with their heads down, arguing about turnips | on the bridge {ally} took off one white shoe | {ally.he} threw it a remarkable distance
= Ask {ally} what settled it => "He asked me what I was thinking, and then he told me," said {ally}. "It was quite a good guess." | {foe} had made the match, it appeared, and had been paid for it | {h} began to see the shape of the thing
- Trick {ally} into handing over the dowry to carry => {h} offered purely for the sake of {ally.his} arms | it was a heavy box, and at every halt it grew a little lighter | "How restful it is," said {ally} that evening, "to be with an honest person"
@ * fare of=genre-romance.bride won
{ally} had run for some air, and kept all of it | she bought a mule, and nobody guessed what it was thinking
@ * fare of=genre-romance.bride lost
{ally} found her air in a rented room over a bakery | the window stuck open, and she would not have it fixed
@ maker ally ally=boatwright lone grown
% Three Pegs; The Other End of the Plank
{ally.a} hung off the side of a half-built {boat}, with three pegs in {ally.his} mouth
A word came out around the pegs | {h} took it to be "hold" and held
They stood so for some time, with a plank between them and not a great deal else
"I kept hoping for a visitor who would not give advice," said {ally}, when the last peg was in. "You are the first this year."
There were shavings in {ally.his} hair | {h} had been about to mention them for several minutes
+ Help {ally} with the other side as well => One plank led on to another | they spoke of knots, and aunts, and {target} | when the light went neither had said a thing that mattered, and {h} could have repeated all of it
= Mention the shavings in that hair => "I leave them in," said {ally}. "It gives people a thing to say to me." | {ally.he} had turned the colour of brick, and so had {h} | after that it seemed simplest to travel together
- Lie about ships to impress {ally} => {h} held forth for an hour upon keels | {ally} nodded, and put in a question now and then | "That end is the front," said {ally} kindly, at the finish, and passed {him} a peg
@ * fare of=genre-romance.maker won
{ally} launched the {boat} without a word of advice from anybody | {ally.he} had put two seats in it, and gave no reason
@ * fare of=genre-romance.maker lost
{ally} finished the {boat} late, and it leaked a little | nobody gave advice, and {ally.he} counted that a good year
@ tune1 thread line=tune beat=1 p=fiddler
% Half a Tune; Through the Wall
{p.a} played eleven notes and stopped, listening | "That is all I have," said {p}. "It came through the wall at an {inn}, one night. A woman was humming, and went to sleep."
"I can play anything," said {p}. "I have played for two princes. I should give the pair of them for the next note."
Under the window a child went by and was whistling another tune [3 , quite out of tune]
+ Give {p} an evening of trying the next note => They tried all of them, and some twice | one was so nearly right that {p} put the bow down and had to walk about | there had been a laugh in it, {p.he} said, just there
= Ask at what {inn}, and which room => {p} still had the bill | it was number four, and the wall was to number five | in the book number five had given only a first letter, and paid for two
- Lie, and hum {p} a bad ending of your own => {p} wrote it down with shining eyes | by the evening {p.he} had played it to everyone | somewhere up the {street} a window was pulled shut
~ A string broke, the top one, and there would be no other until the market | {p} laid the fiddle in its box and went on fingering the air
@ tune2 thread line=tune beat=2 p=thread
% The Other Half; Whistled on the Stairs
{p} came up the stairs three at a time | a boy with bread had gone by whistling, and it began where {p's} half of the tune stopped
"He has it from a lady on his round," said {p}. "She whistles it, and breaks off. She told him that she was waiting for the start of it."
{p} had put on a clean collar, back to front
+ Help {p} with the collar, and go along => They stood before the house for a good while | {p} played the eleven notes, very softly, to the keyhole | inside a china cup was set down
= Ask the boy when she takes her bread => "At seven," said the boy, "and she counts the change twice, and looks along the {street}" | {p} was already tuning | it was not yet noon
- Betray the tune to the hat seller for a song => By noon it was being sung about hats | {p} stood still on the pavement, stopping {p.his} ears | behind a curtain a woman did the same
~ A cart drew up between them and the house, with drums in it | when it had gone the window was shut, and there were two bread tins on the sill, wiped clean
@ tune3 thread line=tune beat=3 p=thread
% All of It, Once; The Wall Between
There was a wall between two rooms, and here sat {p}, with a fiddle and no bow | "I have dropped it," {p} whispered. "I heard the one with the other half come in. She is there, behind it. She has taken off one shoe."
{h} could hear it too, a person sitting quite still [3 so that nobody should hear it]
+ Support {p}, and put the bow into that hand => {p} played the eleven notes | from the wall there came the twelfth, and the rest, a little flat | when it was over two people were laughing, and neither had got up
= Knock on the wall, once => Nothing answered | then one heard the other shoe | "Well?" said the wall. "I have been waiting for four years. Begin."
- Trick her out of the room with a cry of fire => She went down the stairs with one shoe on | {p} came out to see, and they met on the landing, both of them very cross | they did not find out until much later
~ There was a knock, but it was at the other door | they heard her get up, and a trunk being drawn along the boards | {p} had not let out {p.his} breath
@ coatlet1 thread line=coatlet beat=1 p=coat-lender/she
% By Day and by Night; The Left Pocket
{h} wished to hire a {coat} that {hands} did not know, and {p.a} had but one to let | by day it went to a clerk | by night it went to a lady who sang
"They have never met," said {p}. "He brings it at six, and she has it at seven. They leave each other things in the left pocket. That is from him."
It was a dried pear in a twist of paper, and on the paper stood: for the long way home
{p} put it back exactly as it had lain, and brushed the collar, and went on brushing
+ Help {p} to sew the pocket double => {h} held the {lamp}, and {p} sewed, very small | "They might have lost a ring," she said | the thread was silk, of a blue that she could not have had much of
= Ask {p} what the two of them write => {p} could say it by heart | it was which stair was loose, and where one got soup late | "On Tuesday he only asked how she was," said {p}, and did not hear the shop door
- Steal the pear out of the pocket => {h} ate it on the corner, and it was very good | at seven a hand felt about in that pocket, and came out | she sang badly that night, people said, and looked along the rows
~ The clerk had come back for his gloves | {p} stood with the paper open in her hand, and read him from it, very fast, the price of brushing
@ coatlet2 thread line=coatlet beat=2 p=thread
% Nobody Had Sung since Spring; A Hand That Leaned
At past nine the one good {coat} hung in {p's} window, when it ought to have been out with the singer
"She left in spring, with a troupe," said {p.name} the coat-lender. "The clerk who has it by day does not know. He had put such a kind letter in the pocket. So I answered it."
She had been answering ever since | tonight's lay on the counter, in a hand that leaned backward so as to be a stranger's
"I pay her hire, too," said {p}. "The book would show it otherwise."
+ Comfort {p}, and hold the paper while she writes => {h} held it down by the corners | {p} wrote that the stair was done, and crossed it through, and wrote that she liked his gloves | "She would never have looked at them," said {p}. "Well, it is ink now."
= Read what the clerk has written since spring => {h} read it all, by the window | to the singer he had written about songs | since then it was his mother, and the dark, and once, that a person could grow kinder in a season, and that he had not known it
- Betray the truth to the clerk for a {coin} => He heard it standing, in the {coat}, and paid | "Which of them were hers?" he asked, and was told | he came back up the {street} after a while, to ask which had been the last
~ Two of {hands} came in about a {coat} of that colour, and turned out the pockets | {p} had put the letter in her mouth, and she ate it, there and then, with closed eyes
@ coatlet3 thread line=coatlet beat=3 p=thread
% He Stayed until Seven; Ink on One Hand
It was the singer's hour, and the clerk was in the shop of {p.name} the coat-lender, with the {coat} on | "I thought that I might wait for her," he said
{p} had both her hands upon the counter, and on one of them there was ink
"She is often late," said {p}. "She is not so tall as you will have thought. I should not like you to expect a voice."
+ Give {p} the pen, there in front of him => {p} took it, and there was only his cuff to write on | he read it upside down, while it was still coming | "You lean the other way," he said, and held out the other cuff
= Ask the clerk what the pocket has in it tonight => He brought out a pear, a fresh one, and then a knife | "It is for two," he told {p}. "I have known since the gloves. She never saw me by day, you see. She could not have known that I had any."
- Trick {p} with a cry that the singer is here => {p} was under the counter before she could think | the clerk looked at the empty door, and walked round, and got down there as well | {h} shut up the shop for them, since they did not seem to hear
~ A lady came in out of the rain, who wished to hire a {coat}, and could sing a little | the clerk took it off at once, being well brought up, and went home in his shirt
@ print1 thread line=print beat=1 p=shoemaker
% One Bare Foot; A Print in the Clay
By the well at {place} there was a single footprint in the clay | {p.a} had set four stones about it, and nobody was let near the well | {p.he} was measuring the arch with a straw | "Look at the second toe," said {p}. "I have made shoes for thirty years, for feet. This is the first that I should like to make a shoe for"
It had dried overnight | whoever it was had stood there on one leg, and laughed, to judge by how far it had gone in at the heel
+ Help {p} to lift it out whole => They cut round it with a trowel, and carried it home on a tray between them, like a cake | "She was carrying a jug on the left," said {p}, "and she was in no hurry to get there"
= Look for where the other foot came down => It was four yards on, and under the hedge, and it had plainly jumped | there was a bitten pear beside it, still white
- Lie to {p} that the foot is your own => {p} knelt at once, and took {h's} boot in both hands, and stopped | "No," said {p}, very red, "you walk on the outside," and would not hear of payment for the heel
~ A herd of geese was driven by, and {p} flung both arms round the place and took them on the back | when they had passed there were the arch and two toes
@ print2 thread line=print beat=2 p=thread
% A Shoe without a Fellow; Try It On the Air
{p} had made one shoe to fit the print in the clay | it was of red kid with a strap, and stood in the window on a cushion | "I have not made the other," said {p}. "It would be taking a liberty. I lace this up of an evening and undo it again"
Three had tried the red shoe already | they had heard that a husband went with it | there was no husband, {p} said, and hid behind the apron
+ Comfort {p} with a walk as far as the well => They went by the hedge | {p} told {him} that a person who jumps over a puddle at that age is a person who does not count the plates | there were new prints, shod, and going the other way
= Look along the street for who stops at the window => There was one who stopped each noon, on one leg, to scratch the other | she had a basket on her left arm | her eyes went past the shoe, to whoever sat at the bench
- Betray the secret to the three who tried it => By noon there were eleven, with their stockings off, and an aunt | {p} had climbed out over the yard wall, holding the shoe to {p.his} chest
~ The strap had come away in the last of all those hands | {p} sat down to it with a needle, and sewed it a good deal tighter than it had been
@ print3 thread line=print beat=3 p=thread
% Both of Them Red; The Strap Had Gone
It was raining, and the woman of the footprint came in, because her strap had gone on the step | "It is only the left," she said. "Can you do it while I stand?" and she put a hand on {p's} shoulder, to keep her balance, and lifted up her foot
{p} looked at the second toe | {p} looked up at {h}, who was nearest to the door, as the drowning look at land
+ Help her to the stool, and {p} to {p.his} needle => She sat, and {p} could use {p.his} hands again | the red shoe went on like a word one has been trying to think of. "Oh," she said. "But who told you that I hate buckles?"
= Ask her where she jumped over the hedge => "You saw that?" she said, and laughed down to the heel | it had been a bull, she said, or else a very large cow, and she had lost a shoe there | at every window since then she had stopped, to look for one like it
- Steal out with the tray that has the print on it => {h} put it over the wall of {foe's} garden, where it was taken for a poultry matter | behind {him} the shop bell did not ring again until the evening
~ The lamp chose that moment, and in the dark they could hear her hopping | when it was lit she had hold of the apron, and {p} was explaining about welts
@ wallname1 thread line=wallname beat=1 p=wall-painter/he
% Painted Out by Order; A Name with Nobody beside It
A ladder stood across the way, and {h} could not get by | upon it was {p.a} | {p} was painting out a wall of lovers' names
"{foe} pays me for it," said {p}. "There is one name up here that nobody is to read. I was not told which. So they all go."
Now {p} had stopped, his brush an inch from the plaster | right before it stood in chalk, quite small: {p.name}
"That is me," said {p}. "And there is nobody beside it. Who would ever put me on a wall?"
+ Help {p} to cover that name with a bucket lid => {h} held the lid up, and {p} painted round it | the name stayed, in a ring of old plaster | "I shall say that I ran out," said {p}, and looked up at every window of the {street}
= Ask {p} who comes by here at evening => {h} asked, and {p} told them off on his fingers, a baker, two nurses, a woman with a jug | at the jug he stopped counting | "She always says that we shall have rain," said {p}
- Trick {p} with a false name next to his => {h} scratched in the butcher's sister while the ladder was being moved | {p} went to her door with his hat off | there was laughing in the shop, and he came back, and painted out the two of them
~ {hands} came round to see how far the white had got | {p} leaned his whole back on that name, and said that he was resting | afterward it stood on his {coat}, the wrong way round
@ wallname2 thread line=wallname beat=2 p=thread
% Three Stools before a Wall; It Was Back by Morning
{p.name} the wall-painter stood in the {street} [! with lime in his hair] | his name had been painted out, and a child had put it back
"{hands} did it over themselves, twice," said {p}. "Each morning it is there again. Tonight they will sit here and catch whoever writes it."
Three of {hands} were setting down stools before the wall | one of them had brought a stick
"I never had so much as a note from anybody," said {p}. "And now it is to end with some person locked up in {foe's} cellar."
+ Help {p} to write it on every wall in town => {h} helped with a pot of black, and {p} held the {lamp} | by midnight his name stood on forty doors and a cow | {hands} ran from one to the next | "It begins to look like a face," said {p}
= Watch the wall from {p's} attic => {h} watched there beside him, in the dark | about two a woman with a jug came by, saw the stools, and did not stop | in passing she touched the wall, low down | "She fills that at my pump," said {p}
- Betray the writer's hour to {hands} for a {coin} => {h} told them when to wake up, and was paid | they caught nobody, but a jug was broken in the dark, and a piece of chalk trodden flat | {p} swept it all together, and kept the handle
~ {hands} hung a {lamp} on the wall, and all that night it was as light there as noon | nobody came | {p} stood behind his shutter, one palm flat on the wood
@ wallname3 thread line=wallname beat=3 p=thread
% Tar for the Last Name; A Jug at the Foot of the Ladder
{p.name} the wall-painter had been sent up his ladder again | {p} was to black out his own name with tar | {foe} wanted it gone by dark, and two of {hands} held the ladder
At the foot of it was a woman with a jug | she had chalk on her fingers
"It is your name," she called up to {p}. "Do with it what you please. I only thought that one ought to see it somewhere."
{p} had no answer ready | the brush dripped upon his boots
+ Give {p} the chalk of the woman below => {h} gave it up to him, and got the brush for it | {p} wrote hers next to his, slowly, and had to ask how it was spelled | {hands} read out the pair of them, and one said that it was time
= Ask her to say what she is called => {h} asked, and she said it up the ladder, not loudly | {p} missed a rung, and then two | he stood before her all over tar, and there was no clean place on him to take hold of
- Lie to her that {p} has a wife => {h} told her so in a kind voice | she put her chalk in the jug and went | when {p} had climbed down there was nobody, and he went up again, and blacked out his name with two coats
~ {hands} shook the ladder, and the pot of tar went over the whole wall | there was nothing to be read on it now | the woman laughed, and then she held the jug before her face
@ sheets1 thread line=sheets beat=1 p=laundress/she
% Seven Sheets from Wall to Wall; He Would Have to Lift It
The {street} was hung with wet sheets from wall to wall | {p.a} held up a hand to {h} | her mouth was full of pegs
"Not through here," said {p}. "It is for him. We were to be married. Then he joined {hands}, and {foe} forbids them a sweetheart. He walks by me every day with his eyes to the front. Nobody can look to the front through a sheet."
At the far end one could hear {hands}, in step, and coming nearer
+ Help {p} to hang one of the sheets lower => {h} drew the cord down by a foot | {hands} went through it with an elbow, but one had to stoop, and lift | he and {p} were nose to nose, and both of them forgot to breathe
= Wait behind the linen, to see which he is => {h} waited, and the fourth one slowed | he laid his cheek to the sheet before he pushed it by | "That is my mother's soap," said {p}. "He used to say that he could find me by it in the dark."
- Cheat {p}, and let down the cord => {h} let it down so as to be quick, and seven sheets lay in the dirt | {hands} marched across them | the fourth walked round | {p} picked them up, with boots on every one, and never gave {h} another glance
~ A cart came up behind {hands}, and took the cord along with it, and most of the sheets | they went by on the bare {street}, looking to the front | {p} had a peg in either hand, and let both drop
@ sheets2 thread line=sheets beat=2 p=thread
% No Washing Here; A Word in the Collar
{p.name} the laundress stood at her tub, with nothing on the line | {hands} had nailed a board across it | it was on account of that man of theirs, whom she was to have married
"He turned his head at last," said {p}, "and it was seen. Now he stands at the well all night by himself. Two others stand there to see that he speaks to nobody."
She had a shirt of his in the tub | she washed it every week, though he had not worn it since the spring
"I have sewn a word in the collar," said {p}. "Only, how is he to put it on?"
+ Give him the shirt at the well => {h} handed it to him, with a remark about buttons | the man's thumb went along the collar, and stopped | next day {hands} came by in step, and the fourth of them was done up to the chin, and scarlet
= Read the word in the collar first => {h} read it, close to the {lamp} | it said: turn round | "I had thought of a longer one," said {p}. "But a needle is slow, and I believe that he will know the rest."
- Steal the shirt, and sell it to {hands} => {h} had a fair price for it | they found the word, and read it out at the well | the man had to turn round for each of them | {p} heard the laughing from her yard, and let the fire go out
~ The two who watched came in to have their own collars done, and stayed till evening | {p} ironed his shirt under their noses, in among theirs | when they were gone, so was the shirt
@ sheets3 thread line=sheets beat=3 p=thread
% The Fourth in the Row; Nothing to Hide Behind
{p.name} the laundress stood out on the {street} in her good dress | {hands} were coming up it | the fourth in the row was her man [! , who was to have married her]
"I am leaving tonight," she told {h}. "It is a good place, with a mangle. I mean to stand here just this once. If he goes by, then he goes by."
They had seen her | the man in front spoke over his shoulder, and all the eyes went straight ahead
+ Help {p}, and order the row to turn about => "Turn about!" called {h}, and {hands} did, and looked down an empty {street} | only the fourth had not | he hung {foe's} {coat} over a post, and put his face in {p's} neck, where the soap was
= Carry her bag along the whole row => {h} carried the bag slowly, and {p} walked beside it | at the fourth a man took the handle out of {h's} hand | "This was always too heavy for her," the man told the rest of {hands}, and bore it off toward the gate
- Lie to the fourth man that she is married => {h} said it to him low, in passing, and he went by like wood | {p} looked after that one back until it was gone | "Well, now I have seen him," she said, and left her pegs on a sill
~ Their captain whistled for {hands}, and they went past at a run, all in a heap | {p} could not make out which was the fourth | in the road lay a button, with her own knot in the thread
@ * stand did=tune2:+
{w} had the corner, and a fiddle, and the collar that {h} once put straight | eleven notes meant that {hands} were coming, and the lady at the window played the rest when they were gone
@ * stand did=tune2:-
{hands} were whistling a song about hats | {h} had sold the tune for it, and {w} knew what that tune had been | so {w} played it on the corner when {h} came, and they all looked round
@ * stand did=tune3:+
From behind the wall a fiddle played all of a tune, and a girl hummed | {h} had put the bow into {w's} hand that evening | {hands} had sat down to listen, and one had taken off his boots
@ * stand did=tune3:-
A cry of fire went up as {h} came to the gate, and all the shutters opened | "That is the one who likes to shout it," said {w}, and pointed with the bow, and {hands} took note
@ * stand did=coatlet2:+
On a nail by the way in hung a {coat} out of {foe's} own house | {h} had held the paper for {w} once, and {w} had left it there | in the left pocket was a dried pear
@ * stand did=coatlet2:-
{w} let coats to {hands} now | over the brushing she told them who had sold her secret for one {coin} | at the way in they turned out {h's} pockets, the left one first
@ * stand did=coatlet3:+
A clerk with inky cuffs kept the list at the way in, and {w} had his elbow | she whispered to him who had given her the pen | then {h} turned out to have been on the list all along
@ * stand did=print2:+
{w} had taken in the boots of all {hands} that morning, to have them soled by night | it was thanks for a walk to the well with {h}, on a bad day | nobody at the gate could run
@ * stand did=print2:-
{w} knelt in the dust before the way in, and showed {hands} which print was {h's}, and how old it was | {h} had not kept the secret of the red shoe, and now {w} kept none either
@ * stand did=print3:+
A pair of red shoes ran by on the far side, laughing, and {hands} ran after them | {w} looked on with an awl, quite easy | {h} had helped those shoes to a stool, and nobody would catch them
@ * stand did=wallname2:+
On the wall by the way in stood in black, a yard high: Supper Is Served Round the Back | {w} was just wiping his brush | {h} had taught him to write large, and {hands} had gone round to see
@ * stand did=wallname2:-
{w} had drawn {h} on the gatepost, in tar, hat and nose and all | he carried the handle of a broken jug, and knew who had sold the hour | {hands} looked from the post to the road, and back
@ * stand did=wallname3:+
{w} and a woman with a jug had scraped the wall bare, and there stood {foe's} own name in a heart | {hands} bent close to it | {h}, who had handed up the chalk, went by behind them
@ * stand did=wallname3:-
{w} had whitewashed the whole front there, with great care, having nobody to go home to since {h} spoke of a wife | {h} stood out on it like a fly | {hands} saw {him} from the corner
@ * stand did=sheets2:+
Sheets hung over the way in, and {hands} were fighting to get out | {w} had pegged them low | she held up the last one by its corner for {h}, who had carried a shirt to the well
@ * stand did=sheets2:-
{w} did the washing for all of {hands} now, and had sewn a line in every collar | it said what {h} looked like, and what {he} sold | they had learned it, each from the neck in front
@ * stand did=sheets3:+
{w} held out a {coat} of {foe's}, brushed, and {h} had it on in a moment | her man was out of step for good, since {h} called to that row | "Walk fourth," he said. "Nobody looks at the fourth."
@ * stand did=sheets3:-
It was the fourth man who kept the gate | a line from {w} had reached him since, to say that there was never a husband | he studied {h} through the grating, called the others, and turned the key
`;

/** Romance: a nearness, and a step back, and the sentence that was ready on the stairs. */
/** What there is to do after the end, and the quests that come of it. */
const after = `
@ next2 sequel riddle=deliver-wager quest=deliver:take_the_bride's_ring_to_her_in_time:the_bride's_ring p=jeweller
% Noon, on the Island; The Wrong Box
"I have sent the wrong box," said {p}, {p.a} without a hat. "It is tomorrow at noon, out on the island. They will open it before everyone, and there will be a ring in it that says: to Ada, from your Tom. He is not Tom. She is certainly not Ada. I cannot go, I should never be able to look."
The right one lay in {p's} palm | there was writing inside that one, too, so fine that one had to tilt it
+ Give {p} your word to be there by noon => {h} hung it upon a string, under {his} collar | it was rather warm | "They have waited eleven years," said {p}. "What is it that they will be thinking?"
= Read what is written in the right one => {h} turned it against the {lamp} | it said: well, then | "He would have only that," said {p}. "He told me she would know"
- Lie to {p}, and send Ada's Tom instead => {h} wrote to the first Tom that there was | he answered by return, all in capitals | he had been looking for Ada since the fair, and was on his way to the island
~ The last {boat} of that day had gone from the quay, with the box on board | one could see it, and the bridesmaids, getting smaller | "There is a tide at four," said {p}, with both eyes shut
`;

export const pack: PackSource = {
  id: 'genre-romance',
  sheets: [[cards, romanceVoice, after].join('\n')],
  words: {
    places: ['the lime walk #out', 'the dancing rooms #in', 'the ferry stage #out', 'the orangery #in', 'the music room #in', 'the garden of the two aunts #out', 'the bridge with the padlocks #out', 'the tea garden #out', 'the reading room #in', 'the house on the quay #in', 'the hill path #out', 'the winter ballroom #in'],
    foes: ['Julian Asher|rival of long standing|the Asher cousins|he', 'Leonie Vass|best-dressed person in town|the Vass sisters|she', 'Adrian Coyle|guardian of the house|the trustees|he', 'Isabeau Marsh|old flame|the friends from the capital|she', 'Theodore Lisle|the sensible choice|the Lisle servants|he', 'Honora Fitch|patron of the ball|the committee|she', 'Sebastian Roe|owner of the quay|the lawyers|he', 'Clemency Hale|the one who always wins|the admirers|she'],
    titles: ['Compared to a Gate', 'Turn Left When in Doubt', 'It Was Not a No', 'Two Cups on the Sill', 'A Good Deal of Salt', 'One Going Up', 'What {foe} Folded', 'An Umbrella for {target}', 'A Perfectly Good Sentence', 'Ink, Just There', 'The Long Way Home', 'Fewer People Faint', 'The Second Violin', 'By Accident, on Wednesdays'],
    'book.deed': ['Unsent Letter', 'Second Dance', 'Way to {target}', 'Perfect Sentence', 'Long Courtship'],
    'book.place': ['A Waltz at {place}', 'Rain on {place}', 'Whoever Waits at {place}', 'The Gate near {place}'],
    'book.theme': ['What the Gate Said', 'A Small Wedding, with Rain', 'Only the First Sentence', 'Two Handles Touching'],
    'book.turn': ['The Owner of {token}', 'Returned with {token}', 'For the Sake of {token}'],
    'example.objective': ['Find out who wrote the letter without a name', 'Win back the one who left by the eight o\'clock coach', 'Confess before the engagement is announced', 'Save the house of the two aunts without marrying for it', 'Become the partner who is asked for twice', 'Prove that the old quarrel was a mistake of spelling', 'Bring two stubborn families to one table', 'Deliver a proposal on behalf of the shyest person in town'],
    'example.setting': ['A spa town in the last week of summer', 'A harbour where the ferry is always late', 'A valley with two families and one bridge', 'An old theatre, during rehearsals', 'A street of bakers and violin makers', 'A castle let by the room'],
    'example.motivation': ['A poet once compared {him} to a gate', '{he} said a clever thing, and went home', 'The other one is to be married in the spring', '{he} has kept the glove for four years', 'To say it once, out loud, and properly', 'An old matchmaker looked at {him} and sighed'],
  },
};
