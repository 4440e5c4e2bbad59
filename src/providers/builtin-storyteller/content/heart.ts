import type { PackSource } from '../pack.ts';

const cards = `
@ seating open p=caterer genre=comedy
% The Forty-First Guest; A Chair Too Many
The wedding table was laid for forty | and there were forty-one name cards
{p.a} was walking round it for the third time, counting the spoons
"You are between the deaf uncle and the door," said {p}. "I do not know who asked you. But I have met the uncle, and it was not done in kindness."
Under the forty-first card somebody had tucked {token}
+ Help {p} find one more chair => They took one from the {kitchen}, with the cat still on it | {p} set it down beside the uncle and brushed off the fur | "He is not deaf," {p.he} said low. "He stopped listening the day that {foe} gave the toast."
= Ask the uncle who wrote the cards => The uncle put a hand behind his ear, like a hunted man | then with one finger he turned over the card | on the back, in {foe.own} own loops, it said: not too near me
- Trick two cousins into moving your card => {h} {was} soon between the bride's aunt and the goose, with a much better view | but nobody could say any longer who sat where | before the goose was carved two people had been engaged by mistake
~ The forty-first card went under the goose in the crush | {p} counted the spoons again, and had to sit down on the stairs | "It was forty-two that time," said {p}
@ safe open p=neighbour genre=romance
% Somewhere Safe; Two Winters Late
{p.a} came to the door with a {letter}, and held it by the edges like something asleep
"I took it in for you," said {p}. "You were out. So I put it somewhere safe."
That had been two winters ago | it had been safe inside a jug
It was three lines long | somebody had waited at {last} for an answer, and had sent {token} along to show that it was meant
+ Comfort {p}, who has begun to cry => "I looked at that jug every day," said {p}. "It has a rooster on it." | {h} sat {p.him} down and praised the rooster | by and by {p} could remember who had brought it, and how long he stood there before he knocked
= Read the three lines again, slowly => The first line was sorry, and the third one was goodbye | it was the middle line that {h} read until the light went | it said that {foe} had promised to pass this on
- Lie, and say that it no longer matters => {p} went home so relieved that {p.he} skipped at the gate | {h} shut the door and leaned on it | {his} fingers were a long time in folding the thing up again
~ {p} was feeling in every pocket for a second page | there had been one, and it had wrapped an egg | the kettle boiled over, and the first page lay in the wet
@ speech open p=master_of_ceremonies genre=comedy
% A Few Words; The Wrong Hall
"At last," said {p}, {p.a} with a wet collar, and pushed {h} up on the platform by main force
Two hundred faces turned | two hundred spoons were laid down
"Only a few words about Uncle," {p} whispered. "You knew him better than anybody."
{h} had never heard of Uncle [, or of anyone else in that hall] | on the stand, in place of any notes, lay {token}
+ Share the one true thing you know of uncles => {h} said that uncles, on the whole, meant well and stood too close | there was a terrible silence | then a very old aunt began to laugh, and it went back row by row like a dropped tray
= Wait until somebody else has to speak => {h} bowed {his} head and let it lengthen | at about a count of ninety, a man at the back got up and confessed to something | it concerned {foe}, and a cheese
- Lie about Uncle for a quarter of an hour => {h} gave him a war, a parrot and a secret kindness | people wept and nodded, and several recalled the parrot | "I had no idea," said Uncle, who was in the front row, much moved
~ A cork went off under the platform, and the whole of the family rose to cheer | by the time that they had sat down again {p} had pushed up the next speaker
@ recipe lead p=cook genre=drama
% What She Left Out; The Nineteenth Pot
In the {kitchen} at {place} {p.a} had made the same soup nineteen times | the pots stood along the wall in order
"It is her recipe, word for word," said {p}. "I sat by the bed and wrote. And it tastes of nothing. She left something out, the old devil. She did it to every one of us."
Near the foot of the page there was a gap, just one line deep [3 , and beside it in the margin a very small drawing of a door]
+ Help {p} taste all nineteen pots => By the twelfth {h} could not feel {his} own tongue | at the seventeenth they both stopped and looked at each other | "Lemon," said {p}, and sat down on the floor. "She told {foe}. She told {foe}, and she did not tell me."
= Ask {p} who else was in the room => There had been a nurse, a cat, and {foe} with flowers | at the end {foe} had bent down very close | {foe.he} had gone straight from that bedside to {next}
- Deceive {p} with a line of your own => {h} remembered, all at once, some talk of goose fat | {p} wrote it in with a shaking hand, and kissed the page | the twentieth pot was the worst by far, and {p} ate it with both eyes shut
~ The twentieth pot had caught, and the smoke came down to their knees | {p} threw open the yard door and fanned with the page | when it cleared they could read only the word "slowly"
@ sisters lead p=elder_sister/she q=younger_sister/she genre=drama
% Tell My Sister; The Line Down the Middle
A chalk line ran down the middle of {place} | it went over the table and up the far wall
"Kindly tell my sister that the pot is boiling," said {p}, {p.a} with folded arms
"Kindly tell her that I have a nose," said {q}, {q.a} with the same arms, folded the same way
It had been eleven years | it had begun about a chair
+ Give each one the other's message, but kinder => "She says that it smells wonderful," said {h}, and then, "She says that she made it for two." | neither of them believed a word of it | but {q} pushed the salt across the line with one finger, and after that they both began on {foe}
= Sit down squarely on the chalk line => Nobody had ever sat there | they were obliged to look at {him}, and so, past {his} ears, at one another | "{foe} sold us that chair," said {p} slowly, to nobody in particular
- Cheat both by carrying tales across the line => {h} took four remarks over and sharpened each of them on the way | by dusk it was their mother's turn | in all that noise {h} went through the chest by the wall, and no one turned a head
~ Somebody's foot had rubbed out a yard of the chalk | neither would say whose it had been | {q} fetched the chalk and {p} fetched another, and {h} {was} drawn round where {he} stood
@ hired lead p=poet genre=romance
% Paid Twice; Both Sides of the Correspondence
{p.a} had ink to the elbows and a hunted look
"I write his letters to her," said {p}. "It is a living. Then she came in by the other door and asked me to write hers to him. For a year I have been courting myself, and I have never felt so well understood."
On the desk stood two tall piles, facing one another | there was a third as well, a thin one, and it was {foe.own}
+ Help {p} own up to the pair of them => {h} stood by while {p} told it, in the open square, to two people holding hands | it was a bad minute | then the two of them turned, quite shyly, and each asked what the other had really meant to say
= Read the thin pile while {p} trims a pen => {foe} had written these without any help, and badly | every one had {target} in it somewhere, and every one began with an apology | not one of them had been sent
- Steal the best letter out of the pile => {h} had it up {his} sleeve with the ink still wet | it would have softened a gatepost | {h} read it on the road, with growing envy, and found that the last line was crossed out and said only: come home
~ She came in at the other door just then, and {p} swept all three piles into the stove | they were in ashes before she had got her glove off | "Dear sir," {p} began again, from memory, with a shaking pen

@ bride ally ally=runaway_bride/she lone genre=romance
% Out by the Pantry; A Good Deal of Lace
{ally.a} was coming out of a pantry window backward, in a good deal of lace
"Do not laugh," said {ally}. "I told them that I wanted some air. And then I found that I wanted all of it."
In the house behind {ally.him} the music had stopped | somebody was calling her name, as one calls a dog at dusk
"They will be kind about it, and I could not bear that," said {ally}. "Wherever you are off to, I can cook, I can manage a mule, and I am not expected anywhere."
+ Give {ally} your coat and your arm => The lace went in under the {coat} like foam beneath a lid | they walked past fifty guests, with their heads down, arguing about turnips | on the bridge {ally} took off one white shoe | {ally.he} threw it a remarkable distance
= Ask {ally} what settled it => "He asked me what I was thinking, and then he told me," said {ally}. "It was quite a good guess." | {foe} had made the match, it appeared, and had been paid for it | {h} began to see the shape of the thing
- Trick {ally} into letting you carry the dowry => {h} offered purely for the sake of {ally.his} arms | it was a heavy box, and at every halt it grew a little lighter | "How restful it is," said {ally} that evening, "to be with somebody honest"
@ clown ally ally=retired_clown lone genre=comedy
% And Then What Happened?; The Doorman
{ally.a} had told one joke since spring [2 , always the same, and always to {foe.own} doorman]
"Not a flicker," said {ally}. "Fifty years I have been at this. Kings have had to be carried out. And he just says, and then what happened?"
"And then what happened?" asked the doorman
"You see," said {ally}. "Take me along. I have lost my confidence, but I still fall off things beautifully."
+ Support {ally} with one honest laugh => {h} heard it through, the magistrate, the ladder, the eel | it was not funny, and then at the eel it suddenly was | {ally} watched {him} wipe {his} eyes, as a gardener watches rain
= Ask the doorman what he does find funny => The doorman thought about it | "Two people with a table," he said. "In a doorway. Each of them saying, after you." | {ally} had got out a little book and was writing that down
- Cheat {ally} by telling the joke inside => {h} told it at {foe.own} table, and brought in the eel too soon | it did very well | out on the step {ally} heard that laugh through the wall | {ally.he} knew it as one knows a stolen horse
@ maker ally ally=boatwright lone genre=romance grown
% Three Pegs; The Other End of the Plank
{ally.a} hung off the side of a half-built {boat}, with three pegs in {ally.his} mouth
A word came out around the pegs | {h} took it to be "hold" and held
They stood so for some time, with a plank between them and not a great deal else
"I kept hoping for somebody who would not give advice," said {ally}, when the last peg was in. "You are the first this year."
There were shavings in {ally.his} hair | {h} had been about to mention them for several minutes
+ Help {ally} with the other side as well => One plank led on to another | they spoke of knots, and aunts, and {target} | when the light went neither had said a thing that mattered, and {h} could have repeated all of it
= Mention the shavings in that hair => "I leave them in," said {ally}. "It gives people something to say to me." | {ally.he} had turned the colour of brick, and so had {h} | after that it seemed simplest to travel together
- Lie about ships to impress {ally} => {h} held forth for an hour upon keels | {ally} nodded, and put in a question now and then | "That end is the front," said {ally} kindly, at the finish, and passed {him} a peg
@ aunt ally ally=great-aunt/she lone genre=comedy
% An Aunt Is Announced; Eleven Bags
Eleven bags came in at the gate | after them on two sticks came {ally.a}
"I am nobody's aunt in particular," said {ally}. "It is a position. Families hire me to be offended, so that they need not do it themselves. I find that I am between families."
{ally.he} looked {h} over as one looks at a fence that one may have to lean on
"You have been slighted," said {ally}. "I can always tell. I could be offended for you at a very fair rate."
+ Share the whole grievance, and your supper => {h} told it just as it was, and left in the part that was {his} own fault | {ally} laid down {ally.his} spoon | "To your face?" {ally.he} cried, and {h} felt better than {he} had in a month
= Count the bags as they come in => Ten were full of hats | the eleventh clinked and smelled of plums | on its label one could still read {foe.own} name, and under that, the word returned
- Trick {ally} into believing you are rich => {h} let fall a remark about the second vineyard | {ally} stayed, and asked for another pillow | "The rich never do pay me," {ally.he} said some days later, "so I was curious how you meant to go about it"

@ dress means move p=dressmaker genre=romance
% The Dress in the Window; Taken In, Let Out
A wedding dress had hung for six years at {place}, and each spring {p.a} took it down and altered it
"It was to be fetched by the Sunday," said {p}. "So I think, by now she will be stouter. Then I think, perhaps she has been ill, and I take it in again. One likes to keep up."
The hem was oddly stiff | somebody had sewn strips of {paper} into it, folded small and written on both sides
+ Help {p} let it out one more time => {h} held the pins, and {p} talked through them | when the hem came down nine strips of {paper} came with it | "You may as well have those," said {p}. "I only ever wanted the weight."
= Read what the hem has been holding => It was one half of a quarrel, and it was the better half | someone had begged a person at {last} to wait until harvest | the ninth strip told at what hour that house stood empty
- Cheat {p} with sad news of the bride => {h} said that she had died abroad, much loved, and very thin | {p} lifted the dress down in both arms, as one lifts a child from a cart | what was in the hem fell out by itself | {h} picked it up
~ The needle broke off in the hem | {p} would not let anyone else touch it then, and carried the whole white heap upstairs, talking to it
@ faults means move p=matchmaker/she genre=romance grown
% A Book of Faults; Nobody Is Easy
At {place} {p.a} kept a {ledger} in which all of {home} was set down, fault by fault
"Virtues are no use to me," said {p}. "Two virtues will bore each other to death. But bring me one who cannot stop talking and one who never listens, and that is fifty years."
{p.he} wet a fingertip and turned to {foe.own} page | it went over the leaf
+ Give {p} your own worst fault for the book => {h} thought of three and chose the true one | {p} wrote it in, read it over, and blotted it with respect | "Now that is useful," {p.he} said, and turned the book about, so that they could both see what {foe} was afraid of
= Ask to see the page about {foe} => Vain, it said, and late, and fond of cheese | below that stood one line in red | it said: weeps at weddings, from behind a pillar, and pays the band
- Steal the page that has your name on it => {h} tore it out along the stitching, under a cough | there was nothing on it except the name | no, there was a note in the corner, very small: do not hurry this one
~ {p} snapped the {ledger} shut upon {his} sleeve | "Impatient," she said, and licked her pencil. "I had you down for shy."
@ table wall move p=butler genre=comedy
% The Small Table; Behind the Fern
At {place} they put {h} at the small table, behind a fern
"It is not meant as an insult," said {p}, {p.a} with a voice like a drawer being shut. "The insult is the table behind that one. It wobbles."
From there one could see the backs of {hands} | between two of their heads one could see {foe}, or a slice of {foe.him}, eating a pear
A thing like that cannot be said from behind a fern [3 , as whoever placed the fern had very well understood]
+ Give your chair to the one who wobbles => It was an old man in a borrowed collar | he had been holding his soup level since noon | he was {foe.own} father, and {p}, who had seen it all, put out one finger and moved the fern
= Watch how {foe} eats the pear => {foe} cut it in eight and ate seven | the eighth went on a saucer, by an empty chair | nobody else at that table looked at the saucer, and they had plainly had practice
- Trick the large table into a quarrel => {h} sent round three plates with three small notes under them | before the cheese two of the guests had got up and gone | there was a chair free now, still warm, and everybody watched to see who would have the face to sit in it
~ A footstool had been left just there, and the fern went down across three guests and a jelly | {p} set it upright without a word | it was nearer to {h} now than it had been before
@ thursday wall move p=secretary genre=comedy
% Apologies on Thursdays; Twelve People with Flowers
On a bench outside {place} sat twelve people, holding flowers
"Apologies are on Thursdays," said {p}, {p.a} with a stamp on a string. "Explanations go upstairs. If you have come to say that you were right all along, you will need a witness."
{h} had come to say exactly that
Behind the door somebody was being forgiven by {foe}, at length [3 , and from the sound of it would have much preferred to be fined]
+ Share your turn with the oldest one there => She had come every week since the flood, with one sentence | {h} went in with her and held the flowers | she said it in a breath, and when {foe} came out afterward {foe.he} told {p} to go home early and did not say why
= Ask the twelve what they have done => There was a horse, and a will, and a remark about a hat | seven of them had done nothing at all | {foe} had only looked at them | and they had gone and bought flowers
- Lie that you are sorry and go straight in => It came out very well, with a catch in the middle | {foe} heard it to the end | "The last one had more feeling," said {foe}, and held open another door, and it led back to the {street}
~ {p} brought down the stamp on the wrong card, and it was {h's} | it said in red that {he} had been forgiven last week | there was nothing more to be done before the next one
@ beans turn genre=drama
% Beans at Midnight; Who Paid for the Roof
{h} came upon {foe} in the {kitchen}, long past midnight, shelling beans into a hat
"You have heard that I stole it from you," said {foe}. "I kept it for you. You were too proud to be given anything. So I had to be somebody that you could take it back from."
There had been a new roof once, and grain in a bad year, and a doctor who forgot to ask for his fee | {h} had always put it down to luck
The beans went on dropping, one by one, into the hat
+ Help {foe} with the other half of the beans => {h} pulled up a stool | they did not look at each other, and slowly the heap went down | "You have your mother's thumbs," said {foe}, and of all the things that {foe.he} had ever said to {him}, it was the first with no answer
= Ask {foe} for the accounts of it all => {foe} had them there, and had been hoping for fourteen years to be asked | every sum was right | only the last column had no heading, and {h} read a good way down it before {he} saw that it was birthdays
- Destroy the accounts before anyone sees them => {h} fed them to the fire by handfuls, and {foe} did not get up | "It is how I would have done it," said {foe} | {foe.he} looked, for the first time, truly frightened, and it was on {his} account
~ The hat tipped over, and there were beans to the four walls | {foe} went down on hands and knees after them, and looked up once, and seemed for the first time old
@ oneword turn ally genre=drama
% The Word That Fell Out; {ally} Had Known
{ally} had known since the first day | it came out over the dishes
"You were so happy being wronged," said {ally}. "I kept waiting for the right moment. And then I had let so many go by that I was ashamed to use one."
There had never been a quarrel with {foe} at all | there had been one message, and {ally} had carried it, and had lost a word on the way
"It was the word not," said {ally}, to the plate
+ Comfort {ally} before anything else is said => {h} remarked that it was an easy word to lose, being so small | {ally} laughed until a cloth was needed | they dried every dish twice, and the second time it was nearly over
= Think it all through with the word put back => It made another story of it | {foe} had been standing outside that night, in the rain, with a cake | and {h} had shut the window
- Betray {ally} to {foe} as the one to blame => {h} put it in writing, very neatly | the answer was a single line | it was to {ally}, and it was kind, and {ally} read it out with {ally.his} back turned
~ A plate went, the good one, and they both looked at the pieces | "There," said {ally}, "now I have broken that too," and would not be spoken to until the floor was swept

@ band price price=token genre=comedy
% The Band Is Paid; Music from Outside
The band had not been paid, nor had the cook, and the bride was already coming up the hill
In the {kitchen} everybody looked at something else | all that {h} had worth having was {token}
So down it went on the table by the onions | the cook dried her hands and turned it over | she nodded to the man with the drum
So there was music after all | it was very good, and {h} heard it from the yard
+ Help to carry in the plates all the same => {h} took six at a time, and not one of the guests knew {him} for a guest | as {he} went by, the bride touched {his} sleeve | "I saw, and I shall never mention it," she said, and she never did
= Dance one dance alone in the yard => It was a slow one, and {h} danced it between the well and the hens | a child was watching from the upper window with her chin on the sill | at the end she clapped twice, as if that had been included
- Rob the gift table to make up the loss => There were four soup bowls with lids, and nobody has use for four | {h} had one beneath {his} {coat} when the groom stepped out, and he looked for a while at the bulge | "Take the one with the ducks," the groom said. "Please. As a favour."
~ The groom's mother had come in to ask what the quiet was for | everyone began to talk of onions | nobody would look at the table any more, or at what was on it
@ brother price ally price=ally genre=drama
% Somebody Kept the Cup; {ally} Goes Home
A man had come a long way to find {ally} | he stood in the yard with his hat going round in both hands
"It is my brother," said {ally}. "They have kept my bed for me. They have kept my cup, he says, and they will not let visitors use it."
{ally} waited, and did not say what for | one word would have been enough
The word was not said | {h} said that it was a long road, and a pity to waste the light
+ Give {ally} something warm for the road => It was the best thing in {his} {bag}, and both of them knew it | they tied it round {ally.him} twice, and then there was nothing more to tie | {h} waved until the road bent, and some time after, in case
= Walk with them as far as the last house => The brother talked of hens the whole way, out of pure fright | at the last house all three of them stopped to admire a wall | "Well," said {ally}, and punched {h} on the arm, and went
- Lie that you never needed the company => {ally} took it quietly and got as far as the gate | "You are the worst liar that I ever met," said {ally}, turning round, "and I am going to miss it every day of my life"
~ The brother's horse had got loose in the lane, and they both ran after it | when they had it again, the thing that there was to say had gone past | "Well, mind the step," said {ally}
@ usher gate move p=usher genre=romance
% One Side or the Other; The Seat at the Front
Outside {place} {h} went over the sentence again | it had been such a good sentence in bed
"Are you for the one side or for the other?" asked {p}, {p.a} with a flower on crooked. "I have just the one question, and it has made four people cry since noon."
Within, chairs were being moved | somebody laughed, and it was {foe}, and it was not a happy laugh
+ Comfort {p} and put the flower straight => "My first one was a funeral," said {p}, "and I asked them that as well" | {h} pinned the flower where it belonged | then {p} told {him} of a seat at the front | each year they kept it for somebody, and each year it stayed empty
= Answer that you are for both sides => {p} ran a thumb down the list, and turned it over | on the back was a third column with nobody in it | {p.he} wrote {h} down there in ink, and threw both doors open
- Trick {p} with an enemy's name => {h} gave it boldly and was shown to a very good seat | a hiss went along the row | it was there that {h} learned what that enemy said of {foe} | it had been kind, and for years
~ The flower fell off altogether, and somebody trod on it | "Neither side, then," said {p}, close to tears, and wrote {h} down among the caterers
@ late gate move genre=comedy
% Late, and Later; One Shoe
{h} {was} late | there are stages of it, and this was the fourth
A wheel had come off, and a bridge was up, and one shoe had stayed behind in the mud of its own free will
There stood {place}, with every door shut, and on the steps a small boy eating a bun
"They have started," said the boy. "They have started twice. She said wait, and he said no, and then a lady fell over. It is really good."
+ Give the boy your other shoe to guard => He put it by him on the step, and put the bun in it for safety | "Use the side door," he said. "The big one squeaks. I made it squeak." | {h} went in barefoot by the side, and nothing squeaked at all
= Cross the square and use the big door => It squealed like a pig, and two hundred people looked round | at the far end stood {foe}, open-mouthed | "You are late," said {foe} weakly, and it was plain that {foe.he} had been counting upon it
- Lie to the boy about a fire => "Where is the smoke?" asked the boy, but he yelled it all the same, being six | out they came in their best clothes, all of them, holding each other's hats | {h} walked in past them, and the place was as quiet as a cupboard
~ The big door opened a hand's breadth, and a bridesmaid looked out and said that they were up to the rings | it closed | the boy had finished the bun. "You should have come earlier," he said
@ toast duel genre=drama
% The Last Toast; What {foe} Had Written
{foe} got up at the end of the long table, cup in hand | nobody had asked {foe.him} to
"I had a speech," {foe.he} said. "It was about you, and it was clever, and they would have laughed. I have read it every night this week. I do not come out of it well."
The table waited | the cup had begun to tip, very slowly, over {foe.own} cuff
"So you had better give yours," said {foe}, "and I shall stand here for it. I believe that is how these things are done."
+ Defend {foe} before the whole table => {h} said that {foe} had been wrong for years, and always on time | it was not much | but {foe} sat down quickly, with a napkin over {foe.his} face, and the whole table had somehow got to its feet
= Tell {foe} how it felt, and then stop => It took four sentences | {h} had carried twenty for so long that it was strange to put them down | {foe} nodded to each of the four as it went by, and to the fourth {foe.he} said, "Yes"
- Destroy {foe} with a cleverer speech => It was very funny | {h} heard the laughs come in where {he} had laid places for them | and {foe} was laughing with them all, politely, until about the middle
~ The cup went over, and the red ran down the cloth to the bride's end | everybody got up to save their knees | {foe} was left standing, with {foe.his} mouth open, like somebody who has missed a boat
@ partners duel genre=romance
% Change Partners; The Bottom of the Set
It was a long dance, and in the last figure of it everyone changed places | {h} had counted that out too late
There at the bottom of the set was no one but {foe}, holding out a stiff hand
"We need not talk," said {foe}. "It is thirty-two bars. I have disliked you for longer than that."
Round they went, and the room went round with them and looked over its shoulder
+ Save {foe} when {foe.he} forgets the step => {foe} turned left where all the world turned right | {h} had {foe.him} by the elbow before a soul could see | "Why?" {foe} asked, at the twentieth bar, and had got no further by the last
= Ask {foe} for the truth, between the turns => It came in pieces, when they were back to back, and it was easier so | by the last bar {h} had all of it | {foe} looked out of breath, and ten years younger
- Trick {foe} into a fall before them all => It took only a foot in the right place | {foe} went over like a dresser with all its plates | the band stopped | "There," said {foe} from the floor, "I have been afraid of that since I was six, and now it is done"
~ A set of strangers cut in from the left, and for eight bars {h} was holding somebody's uncle | when {foe} came round again it was with {foe.his} eyes on the ceiling

@ onions tex any p=vegetable_cook genre=drama
% Only the Onions; A Good Place to Cry
There was a table at {place} where {p.a} handed everyone an onion before they could speak
"It is only the onions," said {p}, to no one, whenever it was wanted
Five people stood chopping there | one of them had no onion left, and had not noticed
+ Share your onion with the one who has none => {h} cut it across and pushed half along the board | neither of them looked up | when the other had gone there was a {coin} among the peelings, and a note of where {foe} would sup
= Take a knife and say nothing => It was a good knife, and a strong onion | by the third slice something had come loose that {h} had kept tied since spring | "That is it," said {p}, to the ceiling, and passed {him} another
- Trick {p} into naming who cried today => {h} asked, in an idle way, whether the great ever came there | {p} said nothing, and was honest to the last | but {p.his} eye went to the peg by the door, and {foe.own} scarf was on it
~ The door blew open, and all five looked up with red eyes and looked down again quite dry | {p} put the knives away one by one. "It will not come now," said {p}
@ cake tex p=baker genre=comedy
% Three Tiers; To Me, To You
{p.a} had hold of one end of a board | on the board stood a cake of three tiers, and nobody had hold of the other end
"My boy has fallen in love," said {p}, not moving. "Just now. At that window. He put his end down on the air."
The hall lay five doors off, and there was a hill | on the top tier two sugar people leaned together and began to slide
+ Help {p} carry it up the hill => They went like people crossing ice | twice a dog came, and twice {h} gave it such a look that it went home | "To the left," said {p} at the last door, and it was over, and they could neither of them unbend their fingers
= Hold the two sugar people upright => {h} walked alongside with a finger behind each little back | they were very like | it was only at the top that {h} saw the face on the groom | it was meant to be {foe}, some thirty years ago
- Steal the sugar bride while {p} is helpless => It came off with a small clean click | "I felt that," said {p}, who could not let go | at the feast, people remarked how well the single figure looked up there, and how free
~ The boy had turned round to say that she had waved | he took the upper tier with his elbow | they stood and looked at it, going down the hill by itself
@ widows tex any p=widow/she q=widow/she genre=comedy
% Two Widows, One Bench; The Same Hat
Two widows sat on one bench, in one black hat apiece, and they were the same hat
"We met at the funeral," said {p}, {p.a} with a basket. "I had him Monday to Thursday. I did think that he travelled a great deal."
"I thought so too," said {q}, {q.a} with the other handle of the basket. "He always came back to me so rested."
They had kept him between them for fourteen years | and neither would hear a word against the other
+ Share the bench and ask what he was like => They told it in turns, as one winds wool | he had been a dull man, twice over, and dearly loved | "He did do one wicked thing," said {q}, and lowered her voice, and it was something he had done for {foe}
= Ask which of them chose the hats => "He did," they said together | he had bought two in one afternoon, and said at the shop that one was for luck | the shop was at {next}, and the bill had been paid by {foe}
- Trick each into doubting the other's days => {h} wondered aloud about the Fridays | {p} and {q} forgot to hold the basket | there was a third hat going along the far side of the square, and both of them got up
~ The basket slid off their knees and out came two identical pipes | each widow took one up and smelled at it | after that neither of them was in the mood for strangers
@ naming tex p=grandmother/she genre=comedy
% A Name by Noon; The Bundle
"Here is somebody with sense," said {p}, {p.a} with a great many combs, and put a baby into {his} arms
It had to be named by noon | twelve of the family wanted Ambrose, and twelve wanted anything but
"He was a wicked old man and he left us the house," {p} explained. "It is a hard thing to know how to feel about a name."
The baby looked up at {h} with an open mind
+ Support the tired girl in the corner => {h} put the bundle into her arms, since it was her own | "Button," she said. "It is what I have been calling him." | there was such an outcry that it must have been right, and {p} wrote it down
= Ask the baby what it thinks => {h} put both names to it, one after the other | at the first it yawned, and at the second it was sick | "Well," said {p}, looking at {his} sleeve, "that is quite his grandfather"
- Lie that noon has come and gone => There was a groan, and then a sort of joy | nobody had won | they left it Baby for the year, and years later it would be entered so in {foe.own} rent book
~ It had begun to scream, with all its strength | it went from lap to lap like a hot dish, and the clock was forgotten | when it was quiet at last it was in somebody else's arms
@ ladder tex sky p=roofer q=neighbour genre=comedy
% Twelve Years of Ladder; Borrowed
{p.a} was up on a roof and had been since morning | there was nothing underneath
"It is my ladder," said {q}, {q.a} with the ladder on one shoulder. "I lent it twelve years ago, for the afternoon. I have come for it."
"I was going to bring it back," said {p} from above. "And then it had been a week. And then, you know, it had been a month, and what does one say?"
+ Help {p} down and make {p.him} say it => {h} talked the ladder back to the wall | {p} came down it backward and stood there, very red | "Thank you for the loan of the ladder," {p.he} said, and {q} said not to mention it, and they were both a little disappointed
= Sit on the wall and hear both sides => There was a goose in it as well, and a christening, and a remark of {foe.own} | toward dusk they both forgot {him} | "You could see my chimney from up there," said {q}. "How does it look?" | "It wants work," said {p}
- Steal the ladder while they argue => {h} had it round the corner before either looked | there was nothing left now to quarrel over | when {h} passed by again in the evening {q} was on the roof too, and somebody had thrown them up a loaf
~ A rung broke, the third from the top | "That was not broken when I lent it," said {q} | {p} drew up both legs and lay down flat along the ridge
@ loaf tex any p=breadseller genre=drama
% The Loaf on the Left; Put By
Every morning {p.a} set one loaf aside, on the left, under a cloth
"It is for a person who comes at five," said {p}. "Well. Who came. It is three years now. But if I sell it, you see, then I have decided something."
At closing {p.he} ate it {p.himself}, with no butter, standing up
+ Give {p} company at closing time => {h} came by as the shutter went down, and {p} got out a second plate | they had it with butter | "It is rather good bread," said {p} in a surprised way. "I have been eating it as if it were my fault."
= Ask for the loaf on the left => {p} put a hand flat on the cloth, and for a while nothing happened | then {p.he} took the hand away | "Five o'clock," {p.he} said, looking up. "So it is. That will be two {coins}."
- Lie, and say that you bring a message => {h} said that the person was happy, and lived inland, and still spoke of the crust | {p} made {him} tell it four times | there is no loaf on the left there now, and {h} always went round by another {street}
~ Somebody had come into the shop behind {him} and pointed at the loaf on the left, and got out a purse | {p} told them, very sharply, that there was no bread | the shutter came down on all of it
@ steps tex p=dancing_master genre=romance grown
% The Slow Part; One, Two
"You walk like somebody who is counting," said {p}, {p.a} with chalk on both shoes. "What is it for? A wedding?"
{h} admitted that it was a person, rather than a wedding
{p} seemed to have met this before | eight small footprints were drawn on the floor | {p} held out two arms to be walked into
+ Offer to help chalk the floor for the others => There were six more waiting on the stairs, with their shoes in their hands and the same look | {h} drew footprints until {his} knees were white | when the music began all seven moved off together like a badly hung gate, and nobody had ever been so happy
= Practise the eight steps till dusk => At four {h} trod on {p} | at six {h} trod on nobody | "Do not look down," said {p}. "Your feet will stay where they are. Look at the person. They are the one who might leave."
- Cheat, and dance on the spot behind a pillar => {h} swayed there for an hour with great feeling | {p} came round the pillar at last, and swayed too | "I won prizes for this," {p.he} said. "Then one night someone asked me to dance."
~ The fiddle went out of tune in the damp, and then there was nothing to count by | {p} wiped away the footprints one after another. "Thursday," said {p}. "And cut your nails."
@ portrait tex p=portrait_painter genre=drama
% A Gap in the Portrait; Sit Closer
{p.a} had been four months at work on a married couple, and had got no further than the space between them
"I put it in as a curtain," said {p}. "I put it in as a vase. It will not be a vase. Look at it."
The two sat there at either end of the bench, with the light coming in between | they had once been asked to sit closer, and had both said that they were quite comfortable
+ Comfort the wife while {p} cleans the brushes => She said that it was nothing, and that he had stopped asking about her day | {h} remarked that he had been looking at her all morning in the dark of the window | she turned round to see, and he was
= Sit down in the gap yourself => "Oh, good," said {p}, and painted fast | it was only for an hour | the two of them talked across {him}, at first about the draught, and then about a picnic, and then they asked {him} rather politely to get up
- Deceive the husband with a tale of a rival => He went white, and then he went out, and he came back with flowers and his hat on wrong | she had never been brought flowers for a crime before | she took them, and asked what the crime had been, and he could not say
~ A brush fell and left a black bar between the two of them | nobody moved | "No, but that is it," said the wife, in a voice that made them all wish to go home
@ wrongnumber tex era=modern p=caller/she genre=drama
% Sunday at Six; The Wrong Number
On Sunday at six the telephone rang at {place}, and {h} picked it up
"It is only me," said {p}, an old voice, a long way off. "I shall not keep you. Is the cat any better?"
It was a wrong number | there was no cat | but at the other end somebody had plainly drawn up a chair
+ Comfort {p} about the cat => {h} said that it had eaten, and was in the window | "Oh, I am glad," said {p}, and told {him} all the rest of the week | just as {he} put down the receiver she said, "You were very kind. I never do know who I shall get."
= Ask {p} whom she meant to call => "My son, dear," said {p}. "He changed his number in the spring. I thought that if I went through them in order I should come to him." | {h} knew the name, and knew whose office kept that son so late | it was {foe.own}
- Trick {p} into saying where she lives => She told it at once, and where the key was kept | {h} wrote it down, and sat for a while with the pencil | next week at six the thing rang and rang, and there was nobody in the room who would pick it up
~ There was a click, and somebody else was on the line, ordering coal | when it had cleared the old voice was saying goodbye to the cat
@ geese tex sky p=prankster genre=comedy
% Nineteen Geese; A Joke with Feet
{p.a} had let nineteen geese into {foe.own} garden, each with a number tied to its neck
"From one to twenty," said {p}, weak with joy. "But there is no seven. They have been looking for seven since daybreak. They have got {hands} up the trees."
Out of the shrubbery a voice cried that it had seen the seven | there was no seven
+ Help a small maid who is cornered by number twelve => {h} held out a crust, and then ran, and number twelve ran after | behind {him} there was a gasp that grew to a giggle | "It has been so quiet in this house," said the maid over the wall, "since {foe.he} stopped laughing"
= Watch the front windows of the house => At the third from the left stood {foe}, with a hand over {foe.his} mouth | the shoulders were shaking | it was not at all easy to tell, from there, which of two things it was
- Trick {p} with a goose marked seven => {h} made it out of number one, with a pen | {p} met it in the lane and sat down in the hedge | "But I never," {p.he} said. "I never did a seven." | and {p.he} was not quite easy in {p.his} mind again
~ Number twelve came through the hedge with its neck out | there was no more talk, only running | from the tree {hands} called down advice, and it was wrong
@ coatshare tex ally grown genre=romance sky
% Under One Coat; {ally} Takes the Wet Side
It came on to rain at {place}, and there was one {coat} between the two of them
"You have it," said {ally}. "I am waterproof. It is well known."
{ally} was already wet to the eyebrows
They ended by both getting under it, which took some arranging | after that neither could think where to look
+ Give {ally} the dry side and take the drip => {ally} noticed, of course, and moved over | {h} did the same | by the time that the rain went off they had walked a slow half circle round the tree, and the {coat} was dry in the middle only
= Talk about something sensible => {h} asked about the price of rope | {ally} told {him}, at length, and quite close | it stopped raining in the middle of it, and it was not until hemp, and the end of hemp, that either of them remarked on it
- Lie that you do not feel the wet => "No more do I," said {ally} | they both stood out in it with the {coat} held over nobody | it was a point of honour, and they had never been so miserable or so well suited
~ The branch above gave up all that it had been saving | they were both as wet as fish, and the {coat} had gone home with the wind | neither could say for laughing whose fault it was, and then they stopped
@ plane tex p=joiner genre=drama
% The Left-Handed Plane; Nothing Was Said
{p.a} was planing a board the wrong way of the grain, and knew it
"It is my father's tool," said {p}. "He made it for the left hand. I am right-handed. He had thirty years to see that."
One could hear the old man walk to the head of the stairs | there he waited, and then he walked back
+ Help {p} carry the board upstairs => The old man looked at that board for some time | his thumb went down the torn grain | "I made it the year before you came," he said. "I thought you would be like me. I never liked to say that you were better." | then he asked {h} to hold the lamp
= Try the plane in your own left hand => It went like a boat | {h} took one long curl off the board, and they both watched it fall | over their heads the walking had stopped, and a voice said gruffly, "Who is that?"
- Cheat {p} of the plane for a few {coins} => {p} pushed it across the bench in a hurry, like a person getting rid of a dog | {h} had it wrapped and under one arm | the old man met {him} on the stairs, and saw what it was, and stood aside
~ The blade caught a nail, and there was a notch in it that one could put a thumb in | overhead the steps came to the stair | {p} had thrown a sack across it before they could see who it was
@ reader tex p=night_nurse genre=drama
% Chapter Nine; She Thinks You Are Her Brother
"She takes you for her brother," said {p}, {p.a} with rolled sleeves. "She has been keeping a chair for him. It would be ten minutes, and you would not have to do his voice."
The old woman patted the chair | there was a book laid open on the quilt, face down
"You went out for candles," she said to {h}. "You might have told me how it ends first."
+ Give her the end of the story => {h} found the place and read until the lamp was low | they all came home, even the dog | "I knew it," said the old woman. "I knew that it would be the candles." | she took {h's} thumb in her fist and kept it until she slept
= Ask her what she remembers of that day => A red cart, she said, and a boy with {foe.own} chin | he had come to the gate and called her brother out | she told it quite clearly, down to the mud on the wheels, and then asked who {h} was
- Lie to her about where you have been => {h} gave her ships, and a silver mine | she listened with shining eyes and did not believe a word | "He always did that too," she told {p} in a whisper, delighted
~ The old woman had turned over toward the wall | "You are not him," she said, "he would have wiped his feet," and {p} beckoned {h} out again with the lamp

@ proposal1 thread line=proposal beat=1 p=candle-maker/he genre=comedy
% To a Horse; The Seventh Draft
"Would you consider," a voice was saying, behind the stable, "that is, if you have not already considered"
It was {p.a}, and he was down on one knee to a horse
"It is for Thursday," said {p}, scarlet. "She is not a horse. The horse is only very patient."
The horse looked at {h} over his head, like somebody who has heard seven drafts
+ Help {p} cut it down to one line => They took out the weather, and the prospects, and the bees | what was left was eleven words long | {p} said them over, and the horse put its chin upon his shoulder
= Ask {p} what she is like => {p} got up off his knee to answer, and forgot to go back | "She laughs before she gets to the end of a thing," he said. "So nobody ever knows what it was. But you would give a year's pay to."
- Trick {p} into learning a worse speech => {h} gave him one with a nightingale in it, and a tomb | {p} wrote it down on his cuff with real gratitude | as {h} left, the horse was looking at the wall
~ The horse sneezed, and the speech went over the whole yard in seven pieces | {p} crawled after them. "She will think that I have a chest," he said
@ proposal2 thread line=proposal beat=2 p=thread genre=comedy
% The Wrong Window; She Said Yes
{p} came across the square to {h} without any hat, and walking like a man carrying a tray
"She said yes," said {p}. "It was dark. I knelt down at the wrong window. It was her mother."
They had told the family | there was to be a goose [3 , and an uncle had been sent for]
"She cried," said {p}. "Nobody has asked her anything in twenty years. What am I to do?"
+ Support {p} at the mother's door => She opened the door, and looked at the two of them, and laughed before they could finish | "I have known since breakfast," she said. "I meant to have the goose, and then let you off."
= Ask at what window the daughter was => It was the next one along, and the daughter was sitting in it | she had heard the whole thing and said nothing | but somebody in that house had been humming ever since, and it was not the mother
- Lie to {p}, and say that an oath is an oath => {p} turned pale, being a man of his word | he bought a second hat | {h} saw him on the steps of the house, practising the word Mother under his breath
~ An uncle had come round the corner with both arms open | he had brought a ring, a spare one, for luck | {p} was kissed on either cheek, and led indoors
@ proposal3 thread line=proposal beat=3 p=thread genre=comedy
% Both Windows Lit; Thursday
There was a lamp in both windows of the house by the square | {p} stood underneath in his hat | he could not move
"I have the words," he told {h}. "I have had them for weeks. It is only that after them comes hers."
In one window a shape leaned out a little | in the other somebody larger was trying not to be seen to listen
+ Give {p} a push in the small of the back => It was not a hard push, but there was a step there | {p} arrived on both knees, with a cry | she laughed before he got to the end of it, and then she came down and told him, in front of everyone, what it was she always laughed at
= Wait with {p} until he is ready => They waited an hour, and talked of wicks | in the end it was she who opened the door | "I have a question," she said, "and I shall need you to hold the lamp," and {h} went quietly round by the side
- Trick {p} by calling out in his voice => "Marry me!" cried {h}, from behind a barrel, rather high | both of the windows said yes | it took until midnight to straighten it out, and {p}, who had never said a word, was the happiest man {inhome}
~ A cat jumped down from the sill, and {p} was off like a hare, hat and all | the two lamps waited a while | then they were carried to the back of the house
@ dish1 thread line=dish beat=1 genre=drama p=widower/he
% The Dish Goes Back; Eat This for Me
{p.a} came up to {h} with a covered dish, and looked over {p.his} shoulder
"Eat it," said {p}. "I beg you. My neighbour brings it every Friday. She was left alone the same year that I was. It is cabbage. I cannot get it down, and I cannot tell her."
Across the way a curtain moved [3 , as it had on every Friday since the two of them were left alone]
+ Save {p} by emptying the dish => {h} ate it to the last leaf, with tears in {his} eyes | "You are a friend," said {p} | {p.he} washed the dish, and filled it to the brim with plum jam of {p.his} own, to send back
= Ask {p} why the neighbour must not know => "Because then she would not come on Friday," said {p} | {p.he} had not meant to say that | {p.he} went quite red, and polished the lid
- Lie to the neighbour that {p} wants more => {h} lied to her over the gate, and her hand went up to her hair | "More?" she said | from then on there was cabbage on Tuesdays too, and {p} began to get thin
~ The lid slipped, and the smell of it went up the whole house | over the way the curtain had been put aside | {p} lifted the spoon, smiled and waved, and ate
@ dish2 thread line=dish beat=2 p=thread
% About the Jam; The Other Side of It
{p} waved to {h} across the {street} | from the house opposite the neighbour was waving too, with both arms
"Come in, quick," she said. "You know him. I have a cellar full of his jam. I cannot abide plums. But he sends back the dish so full, and he writes the label so nicely."
On every label there was a date, and below it, smaller, a word or two about the weather
+ Give the jars a home at the school => {h} gave them away by night, six at a time | the children grew stout and sticky | she kept the labels back, and {h} saw that she had the whole of them in a box, in order
= Read the labels from first to last => {h} read them, down in the cellar | for a year it was rain and wind | then it was the light on her roof, and then what she had worn on Sunday
- Cheat her by selling the jars at market => {h} cheated her of the price, and did well | by noon {p} had come by the stall | {p.he} read a label, and set the jar down again with great care
~ One of the jars had been working | it went off by itself, and the others after it | they stood up to the ankle, and the neighbour wept, and {h} could not see if it was for the floor
@ dish3 thread line=dish beat=3 p=thread
% Cabbage and Plums; A Friday with Nobody in It
It was Friday, and nobody crossed the {street} | {p} stood on {p.his} side with a spoon, and the neighbour on hers with a lid
"Somebody has told me about the jam," said {p}. "And somebody told her about the cabbage, I think. So there is no reason for it any more."
The dish stood in the middle, where one of them had put it down [3 to have a hand free]
+ Share a loaf with both of them in the middle => {h} broke the bread in three beside the dish | they came out to it like birds | "I do like bread," she said, and {p} had always liked bread, and on the next Friday there were two chairs
= Carry over the box with the labels => {h} carried it to {p}, and opened it | {p.he} saw {p.his} own writing, year upon year, with not one of them missing | {p.he} went across without looking to either side, and a cart had to stop
- Steal the dish, since neither of them wants it => {h} stole it from between them, and it made a fair flowerpot | on the Friday after, two doors opened | two people looked at the place where it had been, and went in
~ A dog had got to the dish before any of them | they watched it eat | "He likes it," said the neighbour, and went in and could be heard to turn the key

@ * sense
There was a smell of starch and warm sugar [3 , which is to say that somebody was getting married or had thought better of it]
Two chairs stood with their backs to each other [3 , and one felt that they had been left that way on purpose]
Somebody had set a place too many at the table, and nobody was going to take it away
Across the yard a person was practising a scale [3 and always falling off it at the same note, with the same small cry]
A window went up, and someone shook out a cloth [3 , and looked to see who was passing, and shook it a little longer]
On the sill stood a row of jars with names on the lids [3 , in a hand that had grown larger and shakier toward the end of the row]
A petticoat and a pair of boots had been hung to dry side by side [3 , and the wind had rather mixed them up]
There were initials scratched in the bench [1 , and a third set had been added later] [3 by someone with a good deal to say and no room]
In the next room a quarrel stopped [3 , the way that rain stops], and somebody laughed in spite of himself
The stairs had one step that spoke, and everyone in the house knew to miss it
@ * sense sky
The wind had got in among the washing [3 , and for a moment the whole yard was full of people with no heads, dancing]
Swallows were going in and out under the eaves [3 , like relations who have been told to make themselves at home]
It was the kind of evening when people stand at their gates [3 with nothing in their hands and wait for someone to remark on it]
@ * mood
{h} thought of the perfect answer | it was to a thing that somebody had said in the spring
For the third time that day {h} forgave somebody in {his} head [3 , and for the third time took it back before they could enjoy it]
{h} understood that {he} had been rude [3 , not lately, but years ago, and to a person who had been carrying a tray]
@ * hook
Then somebody at the back, who had not been asked, began to clap
And from behind the door came a sneeze, and a whisper of "bless you"
When {h} looked again the flowers had been moved to the other window
There was one chair empty, and everyone was being careful not to look at it
On the step lay a glove | it had not been dropped, but set down
Nobody had invited {foe} | a voice in the hall was asking, quite humbly, where to leave a hat
It was only on the stairs that {h} saw whose handwriting it had been
Somebody laughed in the next room, and it was somebody who never did
@ * callback did=heart.seating:+
A certain uncle had been heard to answer a question | people were still talking of it
@ * callback did=heart.sisters:+
Somewhere two sisters were passing the salt, with one finger each
@ * callback did=heart.bride:+
{h} thought of a white shoe going end over end above the river
@ * callback did=heart.recipe:+
There was lemon on the wind, or {h} believed there was
@ * callback did=heart.loaf:+
At closing time, in a shop that {h} knew, there would be two plates out
@ * callback did=heart.loaf:-
{h} had gone round by another {street} again [3 , and it was longer, and it had no bakery in it]
@ * callback did=heart.widows:+
Two hats went by in the crowd, arm in arm
@ * callback did=heart.plane:+
In some upstairs room, an old man was learning to say a thing out loud
@ * callback did=heart.maker:+
There was a curl of wood in {his} pocket | {h} could not have said why it was still there
@ * tie any lead
It was not much to go on, but people had married on less
@ * tie any ally
There is a way of being alone that takes two | {h} had forgotten how restful it was
@ * tie any means
With that, there was something to say about {target}, and now it only wanted saying to the right face
@ * tie any wall
No one had said no about {target} | they had said it with cushions
@ * tie any turn
{h} had been angry for so long about {target} | it was like being asked to move out of a house
@ * tie any price
It was for {target}, and {he} would do it again | {he} did hope not to be asked this week
@ * tie any gate
All the way there {h} had known just what to say about {target} | the door took it clean out of {his} head
@ * tie any duel
{target} was in that room somewhere, under all the things that neither of them had said
{h} had come to {goal}, and there sat the one person who could forbid it
It could be said now, or it could be left for good
Neither of them had slept, by the look of it
Everyone else had found something to do in the kitchen
@ * epilogue shining
They laid the table for forty-one that year, and the odd chair was for {h} | the uncle heard every word {he} said | he passed on the best of it to his neighbour, rather loudly
@ * epilogue earned
{h} went home and slept late | on the step, when {he} got up, there was a pot of soup with a plate on top | it had lemon in it, and no name
@ * epilogue crowned
{h} got all of it, and the good table too, well away from the fern | people laugh before {he} has come to the joke | sometimes, to see, {he} leaves the joke out
@ * epilogue bittersweet
There is a cup on the shelf that visitors are not given | {h} dusts it on Thursdays | it was not the ending that {he} had rehearsed, but {he} knows it by heart now
@ * epilogue rueful
{h} still has the sentence, the good one, and it gets better every year | {he} said it once to a horse | the horse, {he} thought, had been moved
@ * epilogue gentle
{h} gave back the ladder | it turned out that this was most of what had been the matter | in the evenings two chairs stand out by the wall there, and they face the same way
@ * close won
Nobody made a speech | {h} had wished to {goal}, and it was so | {foe} came up last of all, and got out three words, and they were good ones | then the table had to be laid for more than anyone had counted on
@ * close lost
It was nobody's fault by then, or it was everyone's | {h} was not to {goal}, and there was washing up to be done | {foe} took a cloth, without being asked, and dried
@ tune1 thread line=tune beat=1 p=fiddler genre=romance
% Half a Tune; Through the Wall
{p.a} played eleven notes and stopped, listening | "That is all I have," said {p}. "It came through the wall at an {inn}, one night. Somebody was humming, and went to sleep."
"I can play anything," said {p}. "I have played for two dukes. I should give the pair of them for the next note."
Under the window a child went by and was whistling something else
+ Give {p} an evening of trying the next note => They tried all of them, and some twice | one was so nearly right that {p} put the bow down and had to walk about | it had been a laugh in it, {p.he} said, just there
= Ask at what {inn}, and which room => {p} still had the bill | it was number four, and the wall was to number five | in the book number five had given only a first letter, and paid for two
- Lie, and hum {p} a bad ending of your own => {p} wrote it down with shining eyes | by the evening {p.he} had played it to everyone | somewhere up the {street} a window was pulled shut
~ A string broke, the top one, and there would be no other until the market | {p} laid the fiddle in its box and went on fingering the air
@ tune2 thread line=tune beat=2 p=thread genre=romance
% The Other Half; Whistled on the Stairs
{p} came up the stairs three at a time | a boy with bread had gone by whistling, and it began where {p.his} own half stopped
"He has it from a lady on his round," said {p}. "She whistles it, and breaks off. She told him that she was waiting for the start of it."
{p} had put on a clean collar, back to front
+ Help {p} with the collar, and go along => They stood before the house for a good while | {p} played the eleven notes, very softly, to the letter box | inside something made of china was set down
= Ask the boy when she takes her bread => "At seven," said the boy, "and she counts the change twice, and looks along the {street}" | {p} was already tuning | it was not yet noon
- Betray the tune to the hat seller for a song => By two o'clock it was being sung about hats | {p} stood still on the pavement, stopping {p.his} ears | behind a curtain somebody else did the same
~ A cart drew up between them and the house, with drums in it | when it had gone the window was shut, and there were two bread tins on the sill, wiped clean
@ tune3 thread line=tune beat=3 p=thread genre=romance
% All of It, Once; The Wall Between
There was a wall between two rooms, and here sat {p}, with a fiddle and no bow | "I have dropped it," {p} whispered. "I heard her come in. She is on the other side. She has taken off one shoe."
{h} could hear it too, a person sitting quite still
+ Support {p}, and put the bow into that hand => {p} played the eleven notes | from the wall there came the twelfth, and the rest, a little flat | when it was over two people were laughing, and neither had got up
= Knock on the wall, once => Nothing answered | then one heard the other shoe | "Well?" said the wall. "I have been waiting for four years. Begin."
- Trick her out of the room with a cry of fire => She went down the stairs with one shoe on | {p} came out to see, and they met on the landing, both of them very cross | they did not find out until much later
~ There was a knock, but it was at the other door | they heard her get up, and a trunk being drawn along the boards | {p} had not let out {p.his} breath
@ party chase genre=comedy
% Friends of the Bride; The Wrong Table
{hands} were in the {street} | {h} went in at the first open door, and somebody put a glass into {his} hand
"Bride or groom?" said a stout person with a list
It was a wedding, and at the door one of {hands} was already wiping his feet
+ Offer to help with the chairs for the speeches => {h} had a chair on either arm and one on {his} head | no one sees who carries chairs | they were asked to sit on them, {hands} too, and it was a long speech
= Say that you are with the groom's aunt => There was such an aunt, and she was deaf | she held {his} hand all evening, and called {him} Maurice | {hands} were told that Maurice had always been so
- Lie that one of {hands} was once engaged to the bride => It went round the room in about a minute | the groom took off his jacket | when {h} left by the kitchen nobody was looking for {him} at all
~ The best man had been counting heads for the carriages | "We are one over," he cried, and every face went round the room, and one of {hands} smiled
@ ladder2 chase genre=comedy
% Up among the Pears; Somebody's Orchard
{h} had got over the wall, and up a ladder, and into a tree | under it walked {hands}, two and two
In the next tree sat somebody with a book, who had not been disturbed
"I come here to be let alone," said the other tree. "If you eat them, eat the ones on the left. What have you done?"
+ Share the pears, and tell it all from the beginning => It took nine pears | {hands} went by four times, and each time they both held their breath | "I should have done the same," said the other tree
= Ask what the book is about => It was about somebody in a tree | {h} heard the whole of the second chapter, very low | by then it was dark, and there was no one in the grass
- Trick {hands} with a pear in the wrong direction => {h} threw it at the greenhouse | {hands} ran that way, and a dog, and an uncle | "That was my aunt's," said the other tree, and turned a page rather loudly
~ A pear fell | it was a large one, and it rang on a helmet | they all looked up, and the other tree turned down the corner of its page
@ umbrella2 tex p=lodging_keeper genre=romance
% The Good Room; Kept for Him
{p.a} showed {h} the good room, which was never let | "It is for somebody who said that he might be passing," said {p}. "I change the sheets on Mondays. He said it eleven years ago. He has nice manners, he would have written if it was off."
On the pillow lay a sweet in paper
+ Give the room one night of use => {h} slept there like a child, and said so | {p} cried a little over the sheets | on the next evening there was a card in the window: one good room, to let
= Ask who has eaten the sweets => "It is a new one every week," said {p} | {p.he} stopped with a hand to {p.his} mouth | under the bed lay forty papers, neatly folded into boats
- Lie that you met him on the road => "How is he looking?" asked {p} | {h} made him stout, and happy, and a widower | {p} had gone to the mirror, and was doing something to {p.his} collar
~ There was a foot on the path, and {p} had the bolster shaken and a candle lit before one could count | it was the milk | "Not in here, then," said {p}, and locked the good room again
@ rehearsal tex p=matchmaker genre=comedy
% A Face for Sunday; Somebody to Practise On
"Sit there," said {p}, {p.a} with a list. "You are her father. You do not like him. He has asked me to let him practise, and the others have all laughed."
In the door stood a large young fellow with his hat in front of him like a plate
+ Help him by being fierce for two => {h} glared, and the big fellow got through it, red as a brick | "Why," he said, "that was not so bad" | the real father had been standing behind the door, and was blowing his nose
= Ask him what he would do with a daughter => {h} put it to him straight | he had never thought so far | he sat down on the step and thought, and what he said then he used on Sunday
- Trick him into a speech about pigs => He learned it by heart | it lasted half an hour | it turned out that her father was very fond of pigs
~ The real father walked in and asked who had let all these people sit on the hay | the large young fellow opened his mouth, and bowed, and went out by the window
@ twonotes tex p=laundress genre=romance
% In the Left Cuff; Starched In
{p.a} had found a note in a cuff, and had ironed it | "One ought not to read them," said {p}. "It says: not tonight, she knows. So I looked in the other cuff. It says the same, in another hand."
The shirt belonged to the kindest person in the {street}
+ Protect that person, and wash both clean => They went into the tub, one after the other | the kindest person called for the shirt, and felt in the cuffs | "Thank you," was all that was said, and it was said twice
= Compare the hands with the laundry book => They were both there, a page apart | the one had paid for starch that week, and the other had paid for two
- Betray the notes to the house across the way => By noon all the blinds were down | it had been about a birthday
~ The iron had been left standing, and there was a brown boat upon the tail of the shirt | {p} held it up and one could see the whole street through it
@ returnring tex p=ring-finder genre=romance
% Third Drawer, Under the Gloves; Finder's Fee
{p.a} found rings for a living, in drains and in gardens | "People throw them," said {p}. "Then they send for me. This one was thrown four times, by the same hand, and always from the same window. I think that she has begun to aim."
It was quite worn on one side
+ Offer to give it back in {p's} stead => The window was open | "Oh," said somebody, "is it not him today?" | it came out again past {h's} ear, and below in the garden {p} was holding up {p.his} hat
= Ask {p} what she looks like => {p} could have told {him} every freckle | {p.he} told {him} four, and went to polish something
- Steal it and sell it in the next {street} => It made the price of a dinner | the window was shut the day after | {p} looked for that ring in every bed along the wall
~ A gardener had got there first with a rake | he looked up at the window, and bit on the ring, and put it in his waistcoat
`;

/** Romance, comedy and drama: people who want things of each other, and the dinners at which they do not say so. */
export const heart: PackSource = {
  id: 'heart',
  sheets: [cards],
  words: {
    places: ['the bakehouse', 'the wash-house', 'the dancing floor', 'the pear orchard', 'the music room', 'the lower garden', 'the long kitchen', 'the tailor\'s loft', 'the guest house', 'the wedding barn', 'the seed store', 'the house with two doors'],
    foes: ['Octavia Bell|matchmaker of the district|the aunts|she', 'Lucan Merriweather|landlord of half the street|the nephews|he', 'Prudence Hale|head of the wedding committee|the ushers|she', 'Barnaby Stroud|master of the other bakery|the apprentices|he', 'Cordelia Finch|head of the family|the cousins|she', 'Anselm Pike|giver of famous dinners|the footmen|he'],
    tokens: ['the chipped blue cup', 'the pressed violet', 'the odd glove', 'the borrowed ring', 'the painted button', 'the red hair ribbon', 'the carved spoon', 'the half of a coin'],
    titles: ['Somebody Ought to Say Something', 'A Word with {foe}', 'The Good Plates', 'What the Neighbours Heard', 'Nobody Asked the Cook', 'An Answer by Thursday', 'The Second Helping', 'Not in Front of the Guests', 'A Small Thing, Returned', 'The Chair Nobody Took', 'Twice Round the Square', 'Said on the Stairs', 'The Better Apology', 'Half a Cake', 'Who Told {foe}?', 'The Long Way to Say It', 'A Door Left on the Latch', 'What Came with the Flowers', 'Later Than Intended', 'The Part About the Goose', 'Under the Same Roof', 'An Honest Laugh', 'One More for Supper', 'The Wrong Hat', 'Everybody Knew', 'Two Cups', 'The Reason for the Ribbon', 'Before the Music', 'As If by Accident', 'A Kindness, Unsigned'],
    'book.deed': ['Road to {target}', 'Late Apology', 'Seven Drafts', 'Quarrel over {target}', 'Kind Mistake'],
    'book.place': ['A Place Laid at {place}', 'Thursdays at {place}', 'The Wrong Window at {place}', 'Nobody Dances at {place}'],
    'book.theme': ['One Chair Too Many', 'Somewhere Safe', 'What Was Left Unsaid at Supper', 'The Word That Fell Out', 'Everybody Else Knew'],
    'book.turn': ['The Return of {token}', 'The Matter of {token}', 'Whatever Became of {token}'],
    'example.objective': ['Win back the trust of the sister who stopped writing', 'Deliver nine love letters that nobody dared to send', 'Find out who left the cake on the step', 'Save the wedding at the house with two doors', 'Prove that the family recipe was stolen', 'Protect the last bakery on the hill', 'Build a stage in time for the midsummer play', 'Become the first cook in {his} family who can cook', 'Find the person who waited at the ferry', 'Escape the engagement party of the year'],
    'example.setting': ['A hill town in the week of three weddings', 'A street where two families share one wall and no words', 'A boarding house with nine tenants and one good kettle', 'A river town that has been rehearsing the same play for years', 'A big old house, on the day the will is read'],
    'example.motivation': ['{he} said the wrong thing once, in front of everybody', 'There is an apology that {he} has carried for six years', 'Someone was kind to {him} and never left a name', 'To make one person laugh again', 'Because nobody else at that table will say it first'],
  },
};
