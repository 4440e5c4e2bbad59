import { romanceVoice } from './romance-voice.ts';
import type { PackSource } from '../pack.ts';

const cards = `
@ matchmaker ally ally=retired_matchmaker
% Out of Practice; She or He Cannot Help It
{ally.a} had given it up, {ally.he} said, after a bad double wedding, and was sitting on both hands
"I can see it from here," said {ally}. "You are the sort that says a clever thing, and goes home. {foe} is the sort that sends flowers to the whole row, so that nobody can be sure. I have said nothing. I am only sitting here."
{ally.he} lasted about as long as an egg
"Let me come along," said {ally}. "I shall not do anything. I shall only stand where the light is better."
+ Support {ally}, and promise to say what you mean => {h} promised, with one hand up | {ally} made {him} say it to a hat stand, and to a goat | by the goat it had started to sound like something
= Ask {ally} what went wrong at the double wedding => {h} asked, and {ally} covered {ally.his} face | they had each of them married the one who listened | it had been quite happy, in the end, for three of the four
- Trick {ally} into finding out what others feel => {h} sent {ally.him} round with a basket of eggs | {ally} came back with six secrets, and would not part with one | "You might have asked," said {ally}, "it is not as though they were locked"
@ umbrellas tex sky out calm p=flower_seller
% Room for Two; It Came On to Rain
It came on to rain so hard that no one could go on | {p.a} held an awning over {h} and two strangers
"They meet at this barrow every Wednesday, by accident," said {p} behind a bunch of stocks. "She brings no hat. He walks a mile out of his way. It has been dry for five weeks, and neither has said a word yet. I have been praying."
The two stood at either end, and looked at different puddles
+ Help the rain, and tip the awning => {h} leaned on the pole | the whole of it came down the one side, and there was a shriek, and then there were two people in the middle | {p} cut {him} a flower, and would not be paid
= Ask {p} who else meets there by accident => {h} asked, and {p} had a list | {foe} came on Mondays, alone, and bought one rose, and gave it to the horse
- Cheat the pair with a false alarm about a coach => {h} said that the last coach was leaving, and they ran, one each way | she came back for a glove, and there was nobody | {p} let down the awning over an empty barrow, with {h} still under it
@ recipe2 tex in p=cook
% Too Much Salt; They Say It of Cooks in Love
The way led through a kitchen | {p.a} stood there [! with {p.his} face in a cupboard] | everything had been sent back from the great table
"It is the salt," said {p}. "They say it of cooks who are in love. I have not told anybody. I have told a cupboard. And now five people have tasted it, and {foe} was one."
The dish came back again with a note | somebody up there had finished every mouthful
+ Share the next course with {p}, and praise it => {h} ate it, with streaming eyes | "It is the second violin," said {p} all in a rush | up above, just then, a string broke, and somebody apologised to the whole room
= Look up the stairs to see whose plate was clean => {h} looked, through the crack | a thin person with a violin case was wiping the dish with bread, and looking at the door
- Rob the cupboard of its secret, and sell it upstairs => {h} had the table laughing in a minute | only the thin one with the violin got up and left | {p} had heard every word through the ceiling, and hung the apron on its nail, and went out by the yard
@ * intro
{h}, {aside}, had been told {inhome} that there was somebody for everyone | {he} had begun to suspect a clerical error
@ * intro-goal
There was no reason in the world not to {goal} | {h} had been practising the first sentence for a month
@ * sense in
Two cups stood on the sill, not touching [2 , and one of them had been turned so that the handles met]
Upstairs somebody could not stay away from a window
There were wet footprints on the boards, a large pair and a small, and they had stopped at the same place
Two coats had been hung on one hook, and a dozen hooks were empty
Whoever built that fire had meant to stay by it
Somebody had written a name in the dust on the glass, and somebody had breathed on it
@ * sense out
Lamps were being lit along the river, and each was lit twice
A bench had been carved all over with hearts [2 , and one of them gave a forwarding address]
Somebody had left a ladder beneath a window, and somebody had planted beans to climb it
The lime trees were in flower, and people had begun to walk more slowly
@ * hook quest
{h} had not said one word about {target} | it had evidently been all over {his} face
@ * mood calm
It was absurd, at {his} time of life, to care so much about the sound of a gate
{h} went over the conversation, and improved {his} half of it
@ * mood tense
Everything that {h} had meant to say had been said already, by somebody with better teeth
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
"I have kept it for three years," said {ally}. "It was for somebody I liked, from somebody I did not. I told myself that it was the rain. It was not the rain."
The seal had never been broken | the name upon it was one that {h} had heard before in the same breath as {foe.own}
"I am going to put it into the right hand," said {ally}. "I should walk straighter if somebody came along."
+ Support {ally}, and carry the empty bag => "It weighs the same," said {ally} in wonder, after a mile | by the second mile they had begun to talk of other things | {ally} knew every gate in the country, and which of them stuck
= Ask {ally} what stands in the {letter} => "I have never looked," said {ally}. "I have read everything else. I have read it through other people's faces." | {ally.he} turned it over, and on the back was a smudge, and the smudge was a thumb
- Trick {ally}, and break the seal yourself => {h} held it over the kettle while {ally} hunted for string | there was one line and it was kind | {ally} saw the flap afterward, and for some hours walked a little ahead
@ figure8 chase
% Ladies' Chain; Danced Out of the House
{hands} had come in at either end of the room | the set was forming, and a stranger in yellow held out a hand
"You are being looked for," said the stranger, going round {him}. "I can always tell by the neck. Smile, and give me your left."
There were eighty couples there, and every one of them changed hands at the turn
+ Help the stranger out of a torn hem as you go => {h} had the pin out of {his} own cuff and through it in four bars | "The green couple is next, they are my cousins," said the stranger, "and after that comes the terrace"
= Go down the middle with whoever comes => {h} went from hand to hand the whole length of the room | {hands} were walking along the wall beside {him}, against the music | at the foot of the set a last hand drew {him} out [2 through a curtain]
- Trick one of {hands} into the dance => {h} passed him a grandmother, and she did not let go | he was seen toward morning, still bowing | the others waited for him with their arms crossed
~ At the turn the music stopped, and everybody clapped, and two of {hands} had come very near | the stranger trod on {his} foot on purpose, and cried out for a chair
@ sharedbed tex p=boarding_keeper/she
% One Bed, Two Lodgers; The Warm Side
{h} wished to hire a bed at {place} | "I have only one, and it is let to two," said {p}, {p.a} with her sleeves rolled. "He bakes, and has it by day. She spins, and has it by night. They have never met"
Under the pillow lay a walnut that he had left for her | yesterday, said {p}, it had been a feather | before that it was a drawing of the cat
{foe} had bought the house | the spinner had to go on Friday, and the baker did not know it
+ Help the spinner to write it on the shell => There was room for three words, and she bit the charcoal over each | in the evening the baker had not gone to work | he was sitting on the step, in his flour, with half a walnut, watching the road
= Sit on the stair at the change of shifts => At six a heavy foot went up one side as a light one came down the other | they missed each other by the width of a door | neither had ever thought to be late
- Steal the walnut, and leave a stone there => By morning there was nothing under the pillow, and by night again nothing | on Friday the spinner went off with her box and did not look back | "They both asked me whether I had changed something," said {p}, and held the door for {h}
~ The broom handle went through the bolster, and there were feathers down to the street | nobody could have told any more who had left what | {p} said a word that she did not use on weekdays
@ interpreter tex p=interpreter
% Put Rather Better; What She Is Said to Have Said
The captain would not cast off, and so nobody in that {boat} could get across, nor {h} either | he sat across from a young widow, and between the two sat {p.a}
"They have not six words between them," {p} told {h} behind a hand. "He said that she has strong arms. I put in a lake. She said that he was loud. I made it thunder. They are to be engaged at four, and then we sail, and it is all me."
Both of them were looking at {p} with shining eyes
+ Support {p} in telling it straight for once => {p} wiped {p.his} lips and said it as it came, arms and all | there was an awful pause, and then the widow laughed out loud, and put up her arm, and bent it
= Listen to what the two say with their hands => He had pushed the salt over to her, and she had brought it back half way | it went on below all the fine words | {p}, looking down at last, saw that there was very little left to translate
- Trick {p} into putting in a word for you => {p} put it that the lady was much taken with {h} | the captain rose, and went on rising | {p} tried to take it back in both tongues, and was put ashore without the fee
~ {p} lost {p.his} voice in the middle of a lake | the two looked from {p.him} to {h}, and waited politely, and it grew late
@ glassmaker tex p=glass-blower
% The Fellow of It; Two Orders for One Cup
{p.a} with a red face ran out of a workshop, and stopped {h}, who was going the right way for a parcel
"He broke it on Monday," said {p}. "Blue, with a twist. It was hers. He wants the very same, before she looks in the cupboard. And on Tuesday she was here, for the same, before he does. I cannot go myself, I should laugh."
There had been a pair of those, it seemed | two blue cups with a twist stood ready on the shelf, in two parcels, and each was paid for
+ Offer to help by delivering them both at once => {h} came up to that gate with a parcel under either arm | husband and wife both ran to open it | they stood there holding two cups each, and began to count
= Look for the crack in the story => If he had broken hers, and she had broken his, there ought to have been none left | {p} laid down the pipe | somebody had been in that house who was fond of blue, and {foe} collected it
- Cheat both by selling the pair elsewhere => {foe.own} steward took the two and asked no questions | on Wednesday husband and wife met in the workshop door, each with an empty parcel | {p} had to tell it to them there, to both at once, and gave them back the money
~ The twist ran, and the glass folded up like a tired flower | "That was the last of the blue," said {p}, and threw it in the bucket with the rest
@ hedge tex sky out p=hedge_cutter
% Left at the Yew; Two People in a Maze
The way led into a maze of yew, and {p.a} had put a ladder across it
"Not now," said {p}, clipping, from the top. "There are two in there. They came in by different sides, to be alone. She goes left when he goes left. He has a ring in his hat, and he keeps on feeling for it. You may go through when they have met."
It would be dark in an hour | there was only the one hedge between them, and neither knew it
+ Help by singing out the turnings => "Left at the yew," called {h}, and both of them obeyed | they came face to face by the stone heron | from up there one could see that the ring had rolled under her shoe, and that she was not going to move
= Watch from the ladder who is following whom => There was a third hat in it, and that one knew the way | it stopped wherever they stopped | {foe} had sent someone to see that no two people met
- Trick him with a voice like hers => He ran, and ran, and came out at the duck pond | when they locked the gate she was still sitting in the middle, with her chin in her hands | {p} shut up the ladder, and did not tell {h} the way
~ The ladder sank, and went over quite slowly into the yew | {p} hung there by the belt with the shears open | from within two voices asked what had happened, and each began to run away from the other
@ chaperone2 tex p=chaperone/she
% Asleep Until the Third Verse; An Open Book
The one way on led through a drawing room | by the lamp a young pair were bent over one page of music, and at the door sat {p.a} with her eyes shut
"I am asleep," said {p}. "I have been asleep since the soup. He means to ask her at the third verse, and he plays slowly, poor boy. Go through on your toes, if you must. Nobody is to hear of it, least of all her father."
The father's boots were coming up the stair behind {h} [3 , two steps at a time]
+ Save them by dropping the tray => It was brass, and it went round and round upon its rim | {p} woke with a cry, the two heads flew apart, and the song began, very loud, at verse eight
= Read over {p's} shoulder what she is reading => It was upside down | there was a {letter} in it, much older than the girl | "That was only two verses, mine," said {p}, with her eyes still shut. "Nobody dropped anything."
- Betray them to the boots on the stair => The father stood a while in the door with {h} beside him | then he shut the piano, quite gently | the girl was sent up to pack, and {p} got her bag without being told
~ The book slid and fell on nobody, but it made a noise like a shot | {p} was obliged to wake, and to be shocked | she did it well, and she looked daggers at {h} the whole time
@ measured tex p=tailor
% As High as My Hand; A Fitting for Somebody Else
Out of a shop came {p.a} with a mouth full of pins, and took {h} by both shoulders
"You have her shoulders," said {p}. "It is only until five. He has come to order a gown for her birthday, and he does not know one measure of her. He only knows where she comes up to."
Inside a shy fellow with big wrists was holding his palm flat on the air, just below his own chin | "And the arm?" asked {p} | "I never," said the fellow, and went scarlet. "Only the elbow. Over a stile."
+ Help him to remember the rest => {h} stood on a box, and was a stile, and a gate, and a wet afternoon | by the end they had all but the waist | "About a loaf and a half," the fellow said, with his eyes shut, and {p} wrote it down
= Hold still and listen to them both => {p} knew to a hair what she measured, having sewn for her mother | {p.he} did not say so | {p.he} kept on asking, and each time that big face lit up
- Trick him into a size too small => It came home in a box with a bow, and it would not close | "He thinks that I look like that," she said to her mother, and did not come down | {p} unpicked it for nothing, with the big fellow standing by
~ A pin went in where no pin should | {h} came down off the box rather fast, and the chalk line along with {him} | "Never mind," said the fellow. "I can see that it is difficult."
@ rind tex p=cheese-maker
% The Answer Is in the Rind; Left on the Step
On a farm step by the road sat {p.a} in clogs, unwrapping a cheese with both hands
"You come from outside, you can tell me," said {p}. "Here one asks by leaving a cheese upon somebody's step. If the rind comes back it is no, and if no rind comes it is yes. Mine came back today with a bite out of the middle. There is no rule for the middle."
Down the lane a door stood ajar, with somebody just inside it
+ Support {p}, and go along to ask => They walked down there in step | the somebody had crumbs on her chin | "I wanted it, and I had not made up my mind," she said. "You always bring such small ones."
= Measure the bite against other bites => There was a gap between the front teeth, and the whole lane knew whose that was | it was not the daughter's gap, it was the aunt's | {p} sat down upon the churn
- Lie, and read it as a plain refusal => {p} thanked {him} for an honest word, and took off the clogs | by evening {p.he} had gone to live with a brother over the hill | down the lane that door stood ajar until dark, and then it was shut
~ A dog had got hold of the cloth, and then of the rest | nothing was left to read except the string | {p} tied it round one finger
@ kites tex sky out p=kite_mender
% Wind from the Wrong Side; Two Roofs
{hands} were out in the road below, so {h} went over the roofs | up there knelt {p.a} with paste to the wrists, and a girl who wept
"They talk by kite," said {p}. "She from here, and he from over there. Red is for yes, and a tail is for tomorrow. There has been no wind for six days but the wrong one, and at noon her people move house. He does not know where to."
On the far roof a small figure was running up and down with a red thing bumping behind
+ Help by running with her kite in your own hand => {h} went the length of the ridge, with {his} heart in {his} mouth, and let go | it rose, staggered, and laid itself across his roof | he held up what was tied to it, and it was the new address
= Read what he is trying to fly => It was red, and it had a tail, and a second tail below | {p} had to count it twice | "Wait for me at the bridge," said {p}. "He has never used two before. I did not know that he had so much cloth."
- Destroy the string at the spool => It went off over the roofs by itself, turning | both of them watched it, each of them shading their eyes | {p} felt along the gutter for the end, on hands and knees, and below the cart drove off
~ The paste was wet yet, and the paper tore from corner to corner | down in the street the carter had begun to whistle
@ rowers tex p=rower
% Paid to Be Deaf; Out Where It Is Deep
There was one {boat} to cross in, and it was taken | {p.a} sat in it with cotton in both ears
"They hire it every evening," said {p}. "Their walls are thin, at home, so I row them out to the middle to quarrel, and I am paid to be deaf. You may come along if you can keep a secret. It is always the same quarrel."
The pair got in, not looking at one another | he gave her a hand over the side, and then took it back as if somebody had called him
+ Offer to help with the second oar => Two rowers went twice as fast, and they had reached the other bank before the third reproach | none of them had ever been there | there was a meadow there [2 , and a stall that sold cherries,] and nothing to quarrel about
= Take the cotton out and hear it through => Neither of them was angry about the thing that they spoke of | it was about a day in spring, and who should have waited | {foe} had told each that the other had not come
- Cheat, and repeat it all in the market => By noon the children could do both voices | that night the pair did not come down to the {boat}, and at the house one of them was packing | {p} sat with the oars in, and for the first time heard how quiet it was
~ One oar went over, and they turned in a slow ring, out there, for an hour | the quarrel stopped to look at it | {p} had to be shouted at, on account of the cotton
@ watchtuesday tex p=gate_watcher
% Nothing to Report; Tuesdays at the Wall
A long wall ran along the way, and its one gate was kept by {p.a} with a staff
"You may pass at eleven," said {p}. "From ten to eleven on a Tuesday I see nothing, and let nobody in. A gentleman paid me for that, and he has been dead two years. She still comes. Only now they have sent a new one along with me, and he has wonderful eyes."
Over the wall came the sound of a spade, very careful, and of somebody counting roots
+ Help to keep the new one looking elsewhere => {h} showed him seven birds on a roof, and made up names for five | behind their backs somebody went along the wall with a young tree in her arms | it was for a grave, and the first one had died of the shade there
= Look over the wall for yourself => A woman in her fifties was planting a rose by the side of a locked-up house | she had the key of it round her neck | she stood for a time, and did not use it
- Betray the gap in the wall to the new one => He wrote down the hour in a round hand | on the Tuesday after there was a dog, and she stood outside with the young tree until it rained | {p} handed in the staff, and said that {p.he} had seen enough
~ The new one sneezed, and the spade stopped | nobody breathed, within or without | then somebody could be heard going off without her shoes
@ * intro
{h}, {aside}, had been made to wait at so many gates {inhome} that {he} had a favourite
Three people {inhome} believed that {h}, {aside}, was in love with them | it was none of the three
@ * intro-plain
Half of {home} was getting ready for a wedding, and {h} had been asked to hold the ladder
@ * intro-goal
{h} meant to {goal} before the year was out | {he} had said the same the year before
Two things kept {h} awake | one was the gate, which squeaked, and the other was how to {goal}
@ * mood
{h} had got to the age when one hears a step and does not run to see | {his} feet had not been told
Whoever had invented the pause, {h} reflected, had not had to stand in one
@ bride ally ally=runaway_bride/she lone
% Out by the Pantry; A Good Deal of Lace
{ally.a} was coming out of a pantry window backward, in a good deal of lace
"Do not laugh," said {ally}. "I told them that I wanted some air. And then I found that I wanted all of it."
In the house behind {ally.him} the music had stopped | somebody was calling her name, as one calls a dog at dusk
"They will be kind about it, and I could not bear that," said {ally}. "Wherever you are off to, I can cook, I can manage a mule, and I am not expected anywhere."
+ Give {ally} your coat and your arm => The lace went in under the {coat} like foam beneath a lid | they walked past fifty guests, with their heads down, arguing about turnips | on the bridge {ally} took off one white shoe | {ally.he} threw it a remarkable distance
= Ask {ally} what settled it => "He asked me what I was thinking, and then he told me," said {ally}. "It was quite a good guess." | {foe} had made the match, it appeared, and had been paid for it | {h} began to see the shape of the thing
- Trick {ally} into handing over the dowry to carry => {h} offered purely for the sake of {ally.his} arms | it was a heavy box, and at every halt it grew a little lighter | "How restful it is," said {ally} that evening, "to be with somebody honest"
@ maker ally ally=boatwright lone grown
% Three Pegs; The Other End of the Plank
{ally.a} hung off the side of a half-built {boat}, with three pegs in {ally.his} mouth
A word came out around the pegs | {h} took it to be "hold" and held
They stood so for some time, with a plank between them and not a great deal else
"I kept hoping for somebody who would not give advice," said {ally}, when the last peg was in. "You are the first this year."
There were shavings in {ally.his} hair | {h} had been about to mention them for several minutes
+ Help {ally} with the other side as well => One plank led on to another | they spoke of knots, and aunts, and {target} | when the light went neither had said a thing that mattered, and {h} could have repeated all of it
= Mention the shavings in that hair => "I leave them in," said {ally}. "It gives people something to say to me." | {ally.he} had turned the colour of brick, and so had {h} | after that it seemed simplest to travel together
- Lie about ships to impress {ally} => {h} held forth for an hour upon keels | {ally} nodded, and put in a question now and then | "That end is the front," said {ally} kindly, at the finish, and passed {him} a peg
@ steps tex p=dancing_master grown
% The Slow Part; One, Two
The stair came out in a dancing school | {p.a} with chalk on both shoes let nobody cross the floor at a walk
"You go like somebody who is counting," said {p}. "What is it for? A wedding?" | {h} said that it was only to get by | "It is never only that. Eight steps, and then you may use the other door"
Eight small footprints were drawn on the floor | {p} held out two arms to be walked into
+ Offer to help chalk the floor for the others => There were six more waiting on the stairs, with their shoes in their hands and the same look | {h} drew footprints until {his} knees were white | when the music began all seven moved off together [2 like a badly hung gate], and nobody had ever been so happy
= Practise the eight steps till dusk => At four {h} trod on {p} | at six {h} trod on nobody | "Do not look down," said {p}. "Your feet will stay where they are. Look at the person. They are the one who might leave."
- Cheat, and dance on the spot behind a pillar => {h} swayed there for an hour with great feeling | {p} came round the pillar at last, and looked | "They would have given a good deal to be shown it," {p.he} said, and wiped out the eight prints, and sent home the six who were waiting on the stairs
~ The fiddle went out of tune in the damp, and then there was nothing to count by | {p} wiped away the footprints one after another. "Thursday," said {p}. "And cut your nails."
@ coatshare tex ally grown sky
% Under One Coat; {ally} Takes the Wet Side
It came on to rain at {place}, and there was one {coat} between the two of them
"You have it," said {ally}. "I am waterproof. It is well known."
{ally} was already wet to the eyebrows
They ended by both getting under it, which took some arranging | after that neither could think where to look
+ Give {ally} the dry side and take the drip => {ally} noticed, of course, and moved over | {h} did the same | when the rain went off they had walked a slow half circle [2 round the tree], and the {coat} was dry in the middle only
= Talk about something sensible => {h} asked about the price of rope | {ally} told {him}, at length, and quite close | the rain stopped in the middle of it | neither of them remarked on it before the end of hemp
- Lie that you do not feel the wet => "No more do I," said {ally} | they both stood out in it with the {coat} held over nobody | it was a point of honour, and they had never been so miserable or so well suited
~ The branch above gave up all that it had been saving | they were both as wet as fish, and the {coat} had gone home with the wind | neither could say for laughing whose fault it was, and then they stopped
@ tune1 thread line=tune beat=1 p=fiddler
% Half a Tune; Through the Wall
{p.a} played eleven notes and stopped, listening | "That is all I have," said {p}. "It came through the wall at an {inn}, one night. Somebody was humming, and went to sleep."
"I can play anything," said {p}. "I have played for two princes. I should give the pair of them for the next note."
Under the window a child went by and was whistling something else [3 , quite out of tune]
+ Give {p} an evening of trying the next note => They tried all of them, and some twice | one was so nearly right that {p} put the bow down and had to walk about | there had been a laugh in it, {p.he} said, just there
= Ask at what {inn}, and which room => {p} still had the bill | it was number four, and the wall was to number five | in the book number five had given only a first letter, and paid for two
- Lie, and hum {p} a bad ending of your own => {p} wrote it down with shining eyes | by the evening {p.he} had played it to everyone | somewhere up the {street} a window was pulled shut
~ A string broke, the top one, and there would be no other until the market | {p} laid the fiddle in its box and went on fingering the air
@ tune2 thread line=tune beat=2 p=thread
% The Other Half; Whistled on the Stairs
{p} came up the stairs three at a time | a boy with bread had gone by whistling, and it began where {p's} half of the tune stopped
"He has it from a lady on his round," said {p}. "She whistles it, and breaks off. She told him that she was waiting for the start of it."
{p} had put on a clean collar, back to front
+ Help {p} with the collar, and go along => They stood before the house for a good while | {p} played the eleven notes, very softly, to the keyhole | inside something made of china was set down
= Ask the boy when she takes her bread => "At seven," said the boy, "and she counts the change twice, and looks along the {street}" | {p} was already tuning | it was not yet noon
- Betray the tune to the hat seller for a song => By noon it was being sung about hats | {p} stood still on the pavement, stopping {p.his} ears | behind a curtain somebody else did the same
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
+ Help {p} to sew the pocket double => {h} held the {lamp}, and {p} sewed, very small | "They might have lost something," she said | the thread was silk, of a blue that she could not have had much of
= Ask {p} what the two of them write => {p} could say it by heart | it was which stair was loose, and where one got soup late | "On Tuesday he only asked how she was," said {p}, and did not hear the shop door
- Steal the pear out of the pocket => {h} ate it on the corner, and it was very good | at seven a hand felt about in that pocket, and came out | she sang badly that night, people said, and looked along the rows
~ The clerk had come back for his gloves | {p} stood with the paper open in her hand, and read him from it, very fast, the price of brushing
@ coatlet2 thread line=coatlet beat=2 p=thread
% Nobody Had Sung since Spring; A Hand That Leaned
At past nine the one good {coat} hung in {p's} window, when it ought to have been out with the singer
"She left in spring, with a troupe," said {p.name} the coat-lender. "The clerk who has it by day does not know. He had put such a kind letter in the pocket. So I answered it."
She had been answering ever since | tonight's lay on the counter, in a hand that leaned backward so as to be somebody else's
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
+ Help {p} to lift it out whole => They cut round it with a trowel, and carried it home on a tray between them, like a cake | "She was carrying something on the left," said {p}, "and she was in no hurry to get there"
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
= Ask her where she jumped over the hedge => "Somebody saw that?" she said, and laughed down to the heel | it had been a bull, she said, or else a very large cow, and she had lost a shoe there | at every window since then she had stopped, to look for one like it
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
{p.name} the wall-painter stood in the {street} [! with lime in his hair] | his name had been painted out, and somebody had put it back
"{hands} did it over themselves, twice," said {p}. "Each morning it is there again. Tonight they will sit here and catch whoever writes it."
Three of {hands} were setting down stools before the wall | one of them had brought a stick
"I never had so much as a note from anybody," said {p}. "And now it is to end with some person locked up in {foe's} cellar."
+ Help {p} to write it on every wall in town => {h} helped with a pot of black, and {p} held the {lamp} | by midnight his name stood on forty doors and a cow | {hands} ran from one to the next | "It begins to look like somebody," said {p}
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
They had seen her | somebody in front spoke over his shoulder, and all the eyes went straight ahead
+ Help {p}, and order the row to turn about => "Turn about!" called {h}, and {hands} did, and looked down an empty {street} | only the fourth had not | he hung {foe's} {coat} over a post, and put his face in {p's} neck, where the soap was
= Carry her bag along the whole row => {h} carried the bag slowly, and {p} walked beside it | at the fourth somebody took the handle out of {h's} hand | "This was always too heavy for her," the man told the rest of {hands}, and bore it off toward the gate
- Lie to the fourth man that she is married => {h} said it to him low, in passing, and he went by like wood | {p} looked after that one back until it was gone | "Well, now I have seen him," she said, and left her pegs on a sill
~ Someone whistled for {hands}, and they went past at a run, all in a heap | {p} could not make out which was the fourth | in the road lay a button, with her own knot in the thread
@ * stand did=umbrellas:+
{w} had wheeled the barrow in among {hands}, and tipped the awning over them, just as {h} had over those two shy people | they were still looking for the edge of it when {h} went past
@ * stand did=umbrellas:-
{h} had shouted about a coach, and no one met at that barrow any more | {w} had moved it here, across the way in | {h} asked {w} to let {him} by | "I do not see any coach," said {w}
@ * stand did=recipe2:+
By the kitchen door {w} had sent {hands} a dish, without a grain of salt in it | they had all gone in to complain | "You liked mine," {w} told {h}, and held the other door
@ * stand did=recipe2:-
{w} had been laughed out of one kitchen by {h}, and cooked for {foe} now | it was by that kitchen that {h} had meant to go in | there stood {w}, ladle in hand, calling for {hands}
@ * stand did=sharedbed:+
Up came the baker with a barrow of loaves | the spinner was on his arm, and {w} came behind them | it was for three words on a walnut, {w} said to {h} | {hands} had their mouths too full to ask anything
@ * stand did=sharedbed:-
Since {h} took that walnut {w} had had an empty bed, and so {hands} had hired it, by day and by night | they slept two streets off, by turns | there was no hour at which the gate was not watched
@ * stand did=interpreter:+
{hands} put a question to {h}, and it was {w} who answered it, at length, in three languages | {h} had once made {w} tell the plain truth, and this was not it | they opened the gate, and saluted
@ * stand did=interpreter:-
{w} stood with {hands} at the gate, and put {h's} words into plain ones for them | {he} had used that tongue for a lie once | whatever {h} said now came out as a threat
@ * stand did=glassmaker:+
On the steps stood a husband and a wife with four blue cups, and would not let {hands} off before they had toasted {h}, who brought the parcels | {w} went round with the jug
@ * stand did=glassmaker:-
{h} had sold {foe} two blue cups, and {foe} had asked who made them | so {w} had made a lantern for the gate as well | it stood over the way in, and there was not one shadow left
@ * stand did=hedge:+
From a ladder against the wall {w} sang out the turnings to {h}, who had once done that for two in a maze | "Left," called {w}, and "Now right," and each time {hands} had just gone round a corner
@ * stand did=hedge:-
{w} sat on a ladder by the gate, and saw over everything | {h} asked which way was free | {w} thought of a girl left sitting in a maze. "Left, at the yew," said {w}, and it led {him} straight to {hands}
@ * stand did=chaperone2:+
Between two of {hands} at the gate sat {w} with a book on her lap, asleep, and she had asked for quiet | {h} had dropped a tray for her once, and set down {his} feet now like a cat
@ * stand did=chaperone2:-
{w} had lost one post by {h}, and found another | she sat at the door here with her eyes wide open, and never blinked | {h} had to wait till they called her in to the soup
@ * stand did=measured:+
{w} was measuring {hands}, and had all of them standing with both arms in the air and pins up to the chin | {h} knew how that was, from the birthday gown, and went past on tiptoe
@ * stand did=measured:-
{w} had {h's} own measure still | it was from the day of the gown that would not close, and {foe} had paid to have it | {hands} stood by with a tape, and let nobody in who came up to that
@ * stand did=rind:+
A small round cheese lay before the way in, and {hands} stood round it, asking what it might mean | {w} explained it to them, and somebody with crumbs on her chin put {w} right | {h} had gone along to ask once, and did not have to hear it again
@ * stand did=rind:-
{h} knocked, and something was pushed out beneath the door | it was a whole rind | {w} had come back over the hill, too late by a month, and knew now who had read that bite to suit {himself}
@ * stand did=kites:+
Over the way in stood a red kite with a tail, and {w} had the other end of the string | red was for yes | {h} had run along a ridge to learn that, and went in by the side where it pointed
@ * stand did=kites:-
{w} had found the string again that {h} cut, in somebody's chimney | it ran across the way in, as low as an ankle, and {h} did not see the bells on it before they rang
@ * stand did=rowers:+
The couple of the {boat} were quarrelling at the gate, and {hands} had gathered to hear it | it was only for show, since {h} took the second oar | {w} winked at {him}, with cotton in both ears
@ * stand did=rowers:-
{w} had had nobody to row since {h} told that quarrel in the market | so {w} sat at the gate for {foe}, without any cotton, and knew {h's} step before all the others did
@ * stand did=watchtuesday:+
It was {w} who had the watch at the way in, and {w} was looking at some birds on a roof, as {h} had once asked another to | "I see nothing until eleven," said {w}
@ * stand did=watchtuesday:-
{w} had handed in the staff on account of {h}, and the new one with the wonderful eyes stood at the way in | he had put {h} down in a round hand, with the hat and the hour
@ * stand did=steps:+
Seven couples danced up the road to the way in, badly and with all their hearts, and {w} counted | {h} had chalked the floor for them once | there was a place left for {him} in the row that passed the door
@ * stand did=steps:-
{w} stood by {hands} and judged how people walked | {h} had swayed behind a pillar once and called it dancing | "There," said {w}, "that one only looks as if it were going somewhere," and they shut the gate
@ * stand did=coatshare:+ ally
{hands} were looking out for two, and what came up the road was one stout person in a {coat} | {h} and {ally} had had some practice at that, in the rain
@ * stand did=coatshare:- ally
{h} kept to one side of the road and {ally} to the other, each still too proud to ask the other under a {coat} | so {hands} saw them twice over, and had the time to be ready
@ * stand did=tune2:+
{w} had the corner, and a fiddle, and the collar that {h} once put straight | eleven notes meant that {hands} were coming, and the lady at the window played the rest when they were gone
@ * stand did=tune2:-
{hands} were whistling a song about hats | {h} had sold the tune for it, and {w} knew what that tune had been | so {w} played it on the corner when {h} came, and they all looked round
@ * stand did=tune3:+
From behind the wall a fiddle played all of a tune, and somebody hummed | {h} had put the bow into {w's} hand that evening | {hands} had sat down to listen, and one had taken off his boots
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
@ out1 after won
+ Help {foe} to a partner for the last dance => {h} found one by the wall, who had been saving it | they trod on each other without a word | by the end of the tune {foe} had asked what she read
= Walk home by the long way, and say nothing => {h} took the one along the river | there was not a word about the stars | at the gate there was one left over, and it was said next day
- Lie that it was love at first sight => {h} said it to everybody, and once in verse | it had been the fourth, if one counts the umbrella | somebody did count the umbrella, and had kept it
@ out2 after lost
+ Comfort the other one who waited => {h} had not known that there was another | they sat on the same step with a bag of cherries | it was dark before either said the name, and it was not the same name
= Return the books and the umbrella => {h} left them on the mat, and rang, and went | at the corner {he} looked round | a figure on the step was holding the umbrella up, wide open, in the sun
- Steal your own {letter} back from the drawer => {h} found it at once | it had been read until it was soft | on the back of it, in that hand, was the half of an answer
@ next1 sequel quest=find:find_who_writes_in_the_margins:the_margin_writer p=bookseller
% In Another Hand; Yes, and Again Yes
"Whoever had them before you has written in them," said {p}, {p.a} behind a stack of nine. "In the margins, small. They are in all nine. I would have rubbed it out, only it is so very good. And on page sixty of the last one it begins to answer what you put in yours."
{h} had sold a box of books in the spring | {he} had quite forgotten that {he} used to argue with them
+ Give {p} the price of all nine => {h} paid, and read them on the stairs, in order | at page sixty there was a question | {he} had been asking that of everybody, in one way or another, for years
= Ask {p} who bought the box => It had gone in twos and threes | there was a tall one, there was one with a dog, and one who read standing up, and laughed, and went red
- Trick the writer with a note on page ninety => {h} wrote there that it was all nonsense, to see | {p} put it back upon the shelf | by Saturday it had been bought, read and returned, and page ninety was wet
~ The last of the nine had been sold that morning | "To somebody in a hurry," said {p}. "I asked if it was a present, and there was quite a silence"
@ next2 sequel quest=deliver:take_the_bride's_ring_to_her_in_time:the_bride's_ring p=jeweller
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
    'example.objective': ['Find out who wrote the letter without a name', 'Win back the one who left by the eight o\'clock coach', 'Confess before the engagement is announced', 'Save the house of the two aunts without marrying for it', 'Become the partner somebody asks for twice', 'Prove that the old quarrel was a mistake of spelling', 'Bring two stubborn families to one table', 'Deliver a proposal on behalf of the shyest person in town'],
    'example.setting': ['A spa town in the last week of summer', 'A harbour where the ferry is always late', 'A valley with two families and one bridge', 'An old theatre, during rehearsals', 'A street of bakers and violin makers', 'A castle let by the room'],
    'example.motivation': ['Somebody once compared {him} to a gate', '{he} said a clever thing, and went home', 'The other one is to be married in the spring', '{he} has kept the glove for four years', 'To say it once, out loud, and properly', 'An old matchmaker looked at {him} and sighed'],
  },
};
