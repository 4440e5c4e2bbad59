import type { PackSource } from '../pack.ts';

const cards = `
@ oath ally ally=oath-bound_knight
% A Knight with Conditions; The Fifteen Vows
{ally.a} stood knee-deep in a stream near {place}, unable to come out
"I swore not to step on green," said {ally.he}. "It was at dinner. There are fifteen of them. I may not refuse a child, or sit on wood, or draw this before noon. One does it for the applause."
There was grass upon either bank, as far as the eye could see
"But I did also swear to be the death of {foe}," said {ally}, "and that one I wrote down. If somebody had a plank."
+ Help {ally} out with your own cloak laid down => {ally.he} came across it on tiptoe, with a clank at every step | {h} picked it up behind {ally.him} and ran around to put it down in front | two fields went by like that, and at the end of it {they} were the best of friends
= Ask to hear all the fifteen vows in order => {h} had a good memory for small print | the seventh, taken strictly, undid the fourth | {ally} stood thinking it out in the stream, with {ally.his} lips moving | then {ally.he} threw back {ally.his} head and walked out on the grass like a king
- Trick {ally} into a sixteenth vow => {h} got it by asking whether anybody would dare | it was never to leave {his} side till the thing was done | "That is rather a good one," said {ally}, and then, after a moment, "Is there somewhere that we both can sleep?"
@ bard ally ally=honest_bard
% The Bard Who Could Not Flatter; A Song About the Duke's Ears
They had thrown {ally.a} out at the door, and the harp afterwards
"I was cursed at a christening," said {ally}. "I can sing only what is so. It has a fine ring to it. I have been thrown down every good staircase in the country."
{ally.he} plucked one string, to see whether it had lived | "Your left boot lets in the wet, and you are frightened," {ally.he} sang softly. "Sorry. It does that by itself."
"Take me along to {foe}," said {ally}. "I only want to do one verse."
+ Protect {ally} from those who threw {ally.him} out => There were two of them, with a bucket | {h} stood in front of the harp | behind {him} a voice began to sing, sweet and clear, of what became of the bucket money | those two went in to have it out with each other
= Ask {ally} to sing what lies ahead => {ally} shut {ally.his} eyes | three notes came, and a fourth, that {ally.he} plainly had not been expecting | "It goes up at the end," said {ally}. "I thought that it would go down. But there is a rest in it, just before, and I do not care for the rest."
- Lie to {ally} about what the road will pay => The harp gave out a jangle, unasked | "Oh, dear," said {ally}, laying a hand flat on the strings. "No, do go on. I am coming anyhow. It is only that from now on we shall both know that it does that."
@ unicorn tex sky out calm
% The Unicorn Was Bored; A Very Pure Afternoon
A unicorn lay across the path with its legs crossed, and it would not let anyone by who could not talk
Two maidens had been provided, and sat under a tree playing at dice | they had been told to expect it at any moment since Tuesday
"They sing," said the unicorn, in a low voice, to {h}. "I would rather talk about drains. I have been asked to guard this path for {foe}, and nobody says a sensible word to me all day. Do you know anything about drains?"
+ Share an hour of talk about drains => {h} knew of a good one, and of one great scandal | its eye grew bright, and its horn took on a sort of glow | at the end it drew in its feet, and let {him} know when {hands} made their round to see whether it was awake
= Ask it what it can see from a hilltop at night => It had seen wagons, without lanterns, going up to {last} empty and coming down low | it had put that down to melons | "But it is not the season," it said slowly, "now that you make me think of it"
- Trick it into laying its head in your lap => It did it with a sigh, because that was the rule | the maidens looked up | there was a file in {his} pocket, and a fingerful of dust off that horn will buy a horse, and it knew what {he} {was} doing and went on talking about drains
~ The dice stopped, and both of the maidens broke into song, rather flat | "You have set them off," said the unicorn, and it stretched out all its legs across the path
@ tooth tex p=tooth-puller
% Somebody Has to Go In; The Patient Was a Dragon
A dragon had laid its head across the road, with the mouth open | there was a ladder in it, and on the ladder stood {p.a}
"It is only the one at the back," said {p}. "Two days I have been at it. It keeps flinching. It wants somebody to hold its hand, and it will not say so. Nobody gets by until it is out."
The eye rolled round to {h} | it was as large as a hatch, and it was wet
There was a silver bell on the ladder, to be rung in case | nobody had said in case of what
+ Comfort the patient through the worst of it => {h} took hold of a claw as long as an oar, and patted it | there was a crack like a gate | afterwards it could not say its s's, but it told what {foe} had promised, and for which night
= Hold the {lamp} and look around in there => {h} held it up, and saw helmets, and the better part of a wagon | behind the last tooth but two, wedged tight, was the great seal of {home} | {h} had understood that it was kept in a box
- Steal the tooth while it is still numb => It came to a good armful, and was worth a farm | behind {him} {h} heard the bell go | then {p} was telling the teeth, over and over, that it had been somebody else
~ The bell went | the ladder, with {p} on it, was carried up as far as the rafters and set down on the other side | "Was that us?" {p} called. "Nobody is to ring it only to see."
@ advice tex calm
% The Sword That Gave Advice; Thrust, Said the Sword
Someone had left a sword stuck in a midden by the road | it cleared its throat when {h} came by
"Take me along," said the sword. "I was carried by three heroes, against three of {foe.own} house. I told every one of them what I thought. They put me here. I do not know why."
It was good steel [3 , with a ruby, and gold wire round the grip], and there it stood, up to the hilt in straw
"Never sit facing north," it said, and {h} began to see how it had come there
+ Help it out, and give it something to do => {h} set it up in a bean row, with a string, to frighten the birds | it spoke to the birds in a ringing voice about their habits | it was very happy, and in return for the beans it told {him} about {foe.own} knees
= Ask it for the one thing that it never told anybody => {h} asked, and there was a silence in the straw [3 , where it lay] | "They were all afraid," said the sword. "The whole three. I could feel it in the grip. I thought that it would not be polite to say so."
- Steal it, and sell it to the first fool you meet => The fool had clean boots, and a bad name for breaking things | "I thought that we were going together," said the sword, as it was handed over | for half a mile {h} could hear it remark on the boots, more and more quietly
~ "Left foot first," said the sword. "No. Your other left." | it went on to {his} elbows | two carters and a boy were leaning on the wall by then, to listen
@ villains tex theme=doors p=innkeeper
% A Round Table for Villains; The Cellar, Once a Week
At the inn by the toll bar {p.a} stood on the cellar stair with a tray | on it were seven cups of dark beer, and they shook
"They have had the cellar once a week for years," said {p}. "Capes on the hook, poisons on the shelf. They tip well. But tonight they are asking who it is that {foe} has fallen out with, and I shall drop the tray. I know I shall."
Through a grating {h} could see seven hoods round a table, and one of the seven was knitting | {foe.own} chair was drawn up and empty
+ Offer to carry the tray down and aid {p} => {h} went round with it, eyes lowered | nobody looks at a tray | "All that {foe.he} does is sit by the child's bed," said the one with the needles, turning the heel. "I ask you. Who is going to run from that?"
= Listen at the grating with a cup => {h} listened, and it was mostly about rents | then a dry old voice said that somebody ought to be told | it was a matter of what comes at the third bell | six other voices, all together, said no
- Betray the whole seven to the watch => They took six of them, in hoods | they took {p} as well, who had carried the beer | "I only ever had the one room to let," {p} said to {h}, on the way past | the seventh had put on an apron and was collecting cups
~ The stair spoke under {him}, and down there seven cups were put down as one | "That was the third step," said a voice, pleasantly. "We had that one seen to." | the knitting had not stopped

@ * intro
{h}, {aside}, had been born {inhome} under no star in particular | the midwife had looked, to be sure of it
@ * intro-goal
Three wise women had told {h} not to {goal} | they had then, all three of them, asked to be told how it went
@ * sense in
A candle there shone with its flame upside down [3 , and dripped upward, neatly, on to the beam]
The stones were warm there, in a ring [3 , as though something with a large body had only just got up]
There was moss on the north side of everything, and on the south side of {h}
Small bones hung in the doorway on threads [3 , and turned all together, though the air was perfectly still]
Somebody had nailed up a horseshoe the wrong way, and someone had nailed another over it
Out of a crack in the floor grew one flower, and it had shut as they came in
A cross had been cut in the loaf on the sill [3 , and, to be safe, another in the sill itself]
@ * sense sky
A star had moved | {h} looked again, and it had moved back
Something with wide wings went over, very high up, and took its time
Geese were going over in the shape of a letter that {h} had never been taught
@ * mood calm
{h} did not feel chosen | {h} felt more like somebody who had been left standing when the others sat
In all the songs, {h} noticed, nobody's feet were ever wet
@ * chat ally
"It is always a ring or a cup," said {ally}. "Nobody ever has to save the world with a stool."
"My horoscope said rain and company," said {ally}, looking {him} over. "I suppose that you are the company."
"When it says that none may enter," {ally} remarked, "it generally means by the front."
@ ways1 ways good
+ Give the well its due before going on => {h} dropped in a {coin} and the name of somebody ill | from below there came up, after a time, the {coin} | it had been polished
@ ways2 ways neutral
= Read the runes on the threshold with your foot => {h} went over them with a toe, in the dark, stroke by stroke | it was a list of who might come in | the last of them was: whoever bothers
@ ways3 ways evil
- Steal the offering from the wayside shrine => It was honey, two eggs and a ring | {h} ate the eggs | about a mile on, the ring grew tight
@ * callback did=genre-fantasy.oath:+
Vows, {h} had learned, could be walked round if one carried a cloak
@ * callback did=genre-fantasy.tooth:+
There was one dragon in the world that lisped, and thought well of {him}
@ * callback did=genre-fantasy.advice:+
There were birds in a certain bean row, and they were being told about their habits
@ rentday tex out p=village_reeve
% The Dragon's Rent; With a Ribbon On
At the crossroads {p.a} was tied to the post with a ribbon on | {p.he} begged {h} to stop
"It is the day for the rent," said {p}. "It was always a goat. Now {hands} have driven off all our goats, for {foe}, and when he comes somebody must be on the post. We drew lots. Could you stay, and tell him that it is a misunderstanding?"
Over the wood something with wide wings was going round, a little lower each time
+ Save {p} from the post, and speak to the dragon => {h} cut the ribbon, and stood bareheaded in {p's} place | the dragon heard it all, with its head on one side | "Which way did they drive them?" it asked, and flew off that way
= Ask the dragon what the rent is for => {h} asked it through both hands, upward | it was for a wood, let to the village by its grandmother | it did not care for goats | it would sooner have been asked to the shearing supper | {p} put that in the book
- Rob {p}, who will not need the purse today => {h} had it off the belt with two fingers | "That is the widows' money," said {p}. "I was going to ask you to take it to them." | {h} was well into the wood when the shadow came down on the post
~ The wings came down beside the post, and {h} was blown into the ditch | "He only looked," called {p}, as pale as the ribbon. "He says that he will be back for supper."
@ fordwizard tex sky out p=hedge_wizard
% Both Arms Up; Holding Back the River
In the middle of the ford stood {p.a} with both arms up | the river stood over {p.him} like a wall
"Do not talk to me," said {p}. "{foe} has had the dam opened. There are ninety people in the valley, and they are carrying out their beds. I can keep it up as long as I do not sneeze. I am going to have to sneeze."
Down the valley a line of beds was going up a hill, and they were not hurrying
+ Help {p} by holding up the staff => {h} took hold of it, and it was like holding up a house | {p} sneezed, eleven times | about dusk a child waved a sheet from the hill, and the two of them ran for the bank | the river came down behind their heels
= Count the beds as they go up the hill => {h} counted aloud, and held {p's} nose shut with two fingers | at eighty-eight a grandmother went back for her hens | at ninety {they} let go and ran for it, and {p} sneezed at every step
- Lie that they are all out, and cross => {h} said so, because {he} was in a hurry | {p} brought down {p.his} arms | two had been left, and they got up on the roof of the mill | {p} was up to the neck below them, and called to them not to let go
~ {p} sneezed | when {h} could see again they were on two banks, with the river in between | on the hill somebody had counted heads, and shook a fist
@ squire tex out p=squire
% The Helm Was Too Large; A Champion at Noon
The bridge was held by a champion of {foe.own}, who fought at noon with whoever came | before it sat {p.a} in a helm too large by half
"My lord was to meet him," said {p}. "He died on Tuesday, in his bed, of a plum. Nobody knows. If no one goes out our valley is forfeit. So I shall go. I have been practising his walk."
Out of the helm looked a pair of eyes that were about fourteen years old
+ Support {p}, and tell the champion the truth => {h} walked out on the bridge and told it, plum and all | the champion took off his own helm | he was sixty, and had a bad knee | "I have been hoping all year for somebody reasonable," he said, and the three of them drew up a paper
= Read out the terms of the challenge => {h} read them off the post | at noon, it said, one must meet him on the bridge | of fighting there was nothing | {p} went out with the walk, and met him | they shook hands, and sat down to laugh
- Trick {p} into going first, and slip across => {h} promised to be close behind, and went over by the piers | above {him} the helm rang, once, like a pot | when {he} looked back the champion had it in his hands | he had seen who was in it, and had to sit down in the road
~ The champion blew his horn a quarter of an hour early | {p} got up, and walked into the post | it was agreed on both sides to begin again tomorrow, and to say no more about it
@ * stand did=unicorn:+
Four of {hands} had taken off their hats, and were in tears | before them stood the unicorn, and was explaining about drains | it had come because {h} once gave it an hour, and it was only at the beginning
@ * stand did=unicorn:-
Something white had lain down across the way in, with the mark of a file on its horn | it did not reproach {h} with anything, it only told {hands} in a low voice which of {his} pockets to look in | they looked in all of them
@ * stand did=tooth:+
{hands} had all looked up, for the dragon was coming over | {w} rode on its neck | {h} had held its claw once, and it thought well of {him} | it asked the nearest to step aside, with a lisp
@ * stand did=tooth:-
{w} had a silver bell, and rang it as soon as {h} came near | the last time it rang {he} was running downhill with a tooth | above the way in a large wet eye opened, and looked {him} over | {hands} woke up
@ * stand did=advice:+
From a crack beside the way in there stuck a hilt with a ruby | "The third of them sleeps on his feet," said the sword. "Left foot first." | {h} had found it something to do once, and it had come to return that, and to talk
@ * stand did=advice:-
One of {hands} had bought a sword from a fool, and it was speaking | "There is the one who sold me, for bad {coins}," it said. "Never trust those boots." | they began with {h's} boots, and worked up to the face
@ * stand did=villains:+
{w} came up with a full tray, and put it into {h's} hands | {h} had carried one for {w.him} before | nobody looks at a tray, and the first of {hands} did not | somebody with a stocking on her needles drew in her feet
@ * stand did=villains:-
Seven guests in hoods stood about the way in, and six of them came fresh from prison | {w} was handing round the beer | {h} had brought {w} there as well, for letting a room | "That one," {w} said, and the needles stopped
@ * stand did=rentday:+
Something wide went over the way in, and came back lower | {w} rode on its neck, whom {h} had cut from the post | it asked {hands} about some goats | the nearest lay down on their faces, and {h} stepped over those
@ * stand did=rentday:-
Eleven widows were sitting before the way in, and they got up | {w} had come off that post with one sleeve, and had told them where their money went | each took hold of {h} by another part of the {coat}, and {hands} turned round at the noise
@ * stand did=fordwizard:+
{w} had raised both arms before the way in | a bank of mist stood in front of {hands}, as thick as wool | {h} had held that staff once, and for {him} there was a lane through it | {he} passed the first of them at arm's length, and heard them swear
@ * stand did=fordwizard:-
A river had been let in across the way in, up to the knee | {w} kept it there with a staff | it was for two people on a roof, {w} called over | {hands} could hear each step that {h} took in it
@ * stand did=squire:+
The old champion sat on a chair before the way in, with his bad knee up | {w} sat beside him in a hat that fitted | {h} had told the truth about a plum for them | two of {hands} thought it over, and sat down as well
@ * stand did=squire:-
One of {hands} wore a helm that was too large by half, and had a dent in it | it was {w}, who had lost the valley through {h}, and had to serve | {w} knew {h's} walk, having practised walks, and pointed
@ cloakinn tex in p=cloak-minder
% The Cloaks Went Home Without Them; Hung by the Door
All who went up to the great hall had to leave a cloak below | {p.a} stood there with empty hooks, and would not take another
"They walk off," said {p}. "Since {foe} had the door hinges made of witch iron. As soon as the bell goes they get down, and go home by themselves. I have forty guests up there in the frost, and I am to pay for every cloak out of my wage."
One that was still left had got an arm loose, and was feeling for the peg
+ Help {p} to follow them and bring them back => {h} ran, and {p} ran, and {they} came upon all forty on a fence in a field | it belonged to an old woman whose land {foe} had taken for the hall | {p} asked her pardon, and she gave them up, and with each she sent its owner a word
= Ask the last cloak where it wants to go => It pointed with a sleeve, over the hill toward {last} | in the lining was the mark of one of {hands}, and a pass for the gate | {p} let it go, and held the door for it
- Steal the last cloak while {p} counts the hooks => It was lined with marten, and held {h} rather tightly round the neck | "That makes forty," said {p}, to the hooks, and took off an apron and folded it | at the bell it wished to go home, and {h} had to go along for half a mile
~ The bell went | the last one walked down the steps, and lifted its hem over the puddle | "I could see by its face that it would," said {p}
@ * stand did=cloakinn:+
Forty cloaks were walking up to the way in with nobody in them, and {hands} drew back and let them pass | {w} had sent them, who got them back with {h's} help | in among them there was room for one with a face
@ * stand did=cloakinn:-
Before the way in somebody plucked at {h's} neck | it was a sleeve with nobody in it | {w} had lost a post over that cloak, and had sent it to look for {him} | {hands} had a clear view of that fight
@ kiln1 thread line=kiln beat=1 p=potter
% No Bigger Than a Cat; What Slept in the Kiln
{p.a} stood before a kiln with both arms out | {p.he} would let nobody by
"Walk softly," said {p}. "She is asleep in there. She bakes my pots. Today {hands} come to count dragons, and every one they count goes to {foe}."
Through the peephole {h} saw a green dragon the size of a cat | the dragon lay in a ring of blue bowls
"She hatched under my stove," said {p}. "She has never breathed on anything but clay." [3 It was said with some pride]
+ Help {p} hide the dragon before the count => {h} helped to roll her in wet clay | they left two holes to breathe by | {hands} counted one kiln, one potter, and one ugly jug | when they had gone the jug hiccuped, and {p} kissed it on the lid
= Ask what {foe} wants with dragons => "They go under the floor," said {p}. "They lie there on chains, in the dark, to keep {foe.own} rooms warm. I have had to leave a candle by her since she was an egg." | the little dragon turned over in there, and smiled
- Betray the kiln to {hands} for the reward => {h} told them which roof it was, and they paid by the pound | claw by claw she was pulled out of {p's} apron | "She has not had her supper!" {p} called after the cart
~ A spark flew out of the chimney, and somebody down the road called a number | {p} let fall a whole tray of bowls | {hands} had a cart with them, and they had seen which chimney it was
@ kiln2 thread line=kiln beat=2 p=thread
% She Only Does It for Clay; The Jug of Vinegar
{p} was running along beside a cart | {hands} had {p.his} small dragon in it, in irons
"They want her to blow," said {p}. "She will not. She does it for clay, and for nothing else. So they pour vinegar on her, to make her angry. She thinks that I sent her there."
One of {hands} tipped the jug again | the dragon sneezed out a little steam | then she looked at {p}
+ Give the dragon a lump of clay => {h} gave her one out of {p's} pocket | she sniffed, and breathed on it | the lump was a bowl | there was one tooth mark in the rim, as in all of hers | {p} carried it inside {p.his} shirt, where it stayed warm until evening
= Walk along with {p} as far as the bend => {h} walked there, and kept step | forty dragons lay under {foe.own} floor by now | "The old ones tell her to blow and have done," said {p}. "But I brought her up to say no if she meant it."
- Lie to {p} that dragons forget => {h} said that a dragon forgets a face in nine days | {p} stopped running | {p.he} let the cart go on | up to the hill the small green head was turned toward {p.him} | "This is only the sixth," said {p}
~ One of {hands} used the whip, and the cart went off at a trot | {p} kept up with it to the milestone | there {p.he} began to pick small green scales out of the dust
@ kiln3 thread line=kiln beat=3 p=thread
% What She Was Brought to Do; Against the Barn Door
{p} had sat down against the door of a barn | {p.he} did not mean to move | {hands} meant to have it in flames | they had led up {p.his} dragon for it, on a chain
"It is the seed corn of the whole valley," said {p}. "Without it they will all have to go to {foe} and beg. And she has grown. She could do it now."
There was a flame behind the dragon's teeth, and {hands} hauled | the dragon looked at {p} | she shook from end to end
+ Help {p} cover the barn door with clay => {h} helped to throw it on by the handful | the dragon saw clay, and blew with all her heart | the whole door came out as one red tile | then she went up over {hands} with the chain swinging | {p} waved until she was the size of a cat again
= Undo the collar while {hands} haul => {h} had two buckles open before they noticed | the dragon did not fly at once | first she laid her chin in {p's} muddy hands | she breathed out, and then she flew | {p} looked down, and there was a bowl
- Trick the dragon with clay upon the barn => {h} threw a wet lump against the boards | she knew her trade, and blew | the corn went up along with the roof, and out of the smoke rolled a small blue bowl | "She will never know what she did," said {p}. "But you will."
~ {hands} jerked the chain, and the flame went into a haystack | {p} ran to beat it out with an apron | the dragon had put both claws over her eyes
@ * stand did=kiln2:+
Under the floor forty dragons breathed out at once, and half of {hands} hopped about on the tiles | {w} had gone down to them with a sack of clay | it was {h} who once gave the smallest of them a lump
@ * stand did=kiln2:-
"I remember you," said {w}, up on the wall | {h} had told {w.him} once that dragons forget | a sackful of wet clay came down on the steps | there was no other way up, and {hands} could follow each footprint
@ * stand did=kiln3:+
Down upon {hands} came a green dragon, and {w} sat between her wings | {h} had once thrown clay with {w.him} | clay fell on four pairs of boots, and the dragon breathed | those four stood fast
@ * stand did=kiln3:-
With a small blue bowl {w} sat at the way in, begging for the valley | {h} had tricked the seed corn into smoke | {w} held the bowl out to {hands}, and nodded toward {him}
@ * callback did=genre-fantasy.kiln3:+
Far up {h} saw something green, with a bit of chain on it, no larger than a cat
@ * callback did=genre-fantasy.kiln3:-
At the smell of smoke {h} thought of the potter's blue bowl
`;

/** Fantasy: chosen by mistake, sworn at dinner, and the dragon's books come out one cup short. */
/** What there is to do after the end, and the quests that come of it. */
const after = `
@ out1 after won
+ Give the {blade} back to the hill that lent it => {h} carried it up the hill, and laid it under a stone | the grass there had kept its shape | when {he} looked round a child was standing by, with her hand out
= Ask the oracle what the riddle really meant => {h} climbed up and asked | "Oh, that," she said. "That one was somebody else's. You did so well with it that I had not the heart. Yours I have not told yet"
- Cheat the ferryman of the fare for coming home => {h} paid him with a button | he looked at it on his palm for some time, and rowed | halfway over he shipped his oars, and remarked that it was a fine night to wait for a better one
@ out2 after lost
+ Protect the last speakers of the old tongue => {h} went with them from barn to barn, and stood at the door | they lit a candle for each of the words, and there were not many left | one evening a child came in who knew one more
= Serve a year in {foe's} hall, and listen => {h} carried plates there, and {foe} did not know {him} in an apron | {he} learned, in that time, of one thing that {foe} was afraid of | it lived in the cellar, and was fond of cheese
- Steal a hair from {foe} as {foe.he} lies asleep => {h} had it between finger and thumb, and was gone | a witch gave {him} a fair price for it | she asked, while she counted, whether {he} had let {foe.him} see {his} face
@ next1 sequel quest=find:find_the_stolen_summer:the_stolen_summer p=beekeeper
% Snow in the Hay; Eleven Weeks Are Missing
"It went straight from May to the frost," said {p}, {p.a} with a dead bee in a thimble. "Eleven weeks. Nobody noticed, they were busy. But the bees keep count. They came out dressed for it, and there it was not."
In the meadow the flowers stood up to their necks in snow, wide open | somebody had gone through them with a scythe, once, very neatly, and taken one strip
+ Help {p} bring the hives indoors => {h} carried nine of them into the {kitchen}, under blankets | they hummed all night, on one note | toward morning the note went up a little when {h} stood on the side of the north door
= Follow the strip that was mown => {h} walked along it to where it ended, at a wall with nothing behind | there lay a whetstone | it was as warm in the hand as something from the sun
- Cheat the village with jars of last year's sun => {h} sold it by the spoon | they held it in their mouths with their eyes shut | {p} would take none. "That is honey," said {p}, "and not much of it"
~ The thimble went over, and the bee crawled out and flew, crookedly, at the north wall | where it had touched there was a little ring of wet | it did not get up a second time
@ next2 sequel quest=rescue:wake_the_sleeper_under_the_hill:the_sleeper_under_the_hill p=shepherd
% The Hill Has Begun to Snore; A Hand Out of the Turf
There had always been a sleeper beneath the hill, to be called in the worst hour | {p.a} had come to say that the hill was talking
"In its sleep," said {p}. "It says: not yet. It says: let me go, Margery. I have sat on that hill for thirty years, and I was told it was a hero. It sounds to me more like somebody who is kept in."
+ Support {p}, and say so to the council => {h} said it before all of them | they had a bell up there, a garland and a yearly fair | nobody cared to hear that he had wanted to get out
= Put an ear to the turf, and wait => {h} lay in the thyme until it was dark | it was two voices, and the other was a woman's | she was singing, to keep it asleep
- Trick the hill with the great horn, to see => {h} blew it, with puffed cheeks, at the door stone | all the sheep sat down | inside something turned over, and pulled the hill up round its ears
~ The turf moved up and down, once, like a chest, and a stone rolled out of it against {p's} foot | there was a comb under the stone, quite new | "Now, who," said {p}, "is combing him?"
`;

export const pack: PackSource = {
  id: 'genre-fantasy',
  sheets: [[cards, after].join('\n')],
  words: {
    places: ['the house of nine hearths #in', 'the barrow road #out', 'the green ford #out', 'the school of magic #in', 'the leaning gate #out', 'the tower of spare moons #in', 'the witches\' almshouse #in', 'the forest that walks at harvest #out', 'the hall of crowned heads #in', 'the forge under the mountain #in', 'the blind milestone #out', 'the chapel of the last word #in', 'the field of giant\'s ninepins #out', 'the well of second names #out'],
    foes: ['Queen Ysmere the Patient|queen over the ice|the pale riders|she', 'Lord Gaunt|lord of the ninth chair|the crowned men|he', 'Archmage Thessaly|head of the wizards\' college|the grey scholars|she', 'The Verse-Maker|author of the prophecy|the paste-men|he', 'King Harrow|king under the hill|the iron squires|he', 'The Widow of Ash|rider of the last dragon|the ash riders|she', 'Prince Hollin|heir to the wrong throne|the bright company|he', 'Dame Orrin Vail|mistress of vows|the sworn men|she'],
    titles: ['Fifteen Vows', 'By Iron and by Salt', 'What the Weathercock Said', 'The Patch on the Scroll', 'A Word in Butter', 'Ask It in Rhyme', 'Something Wide Went Over', 'The Chair and the Crown', 'One Cup Short', 'Under No Star in Particular', 'The Horn with a Crack', 'What Salt Is For', 'A Shade Less Heavy', 'The Road to {target}'],
    'book.deed': ['Chosen Road', 'Vow and {target}', 'Oath at Dinner', 'Crown of Patches', 'Song of {target}'],
    'book.place': ['The Runes of {place}', 'A King Beneath {place}', 'The Ninth Gate of {place}'],
    'book.theme': ['Whoever Happens to Be Standing There', 'The Verse Had It Otherwise', 'By Salt and Iron'],
    'book.turn': ['When {token} Sang', 'The Curse upon {token}', 'Who Forged {token}', 'The Owner of {token}'],
    'example.objective': ['Return the borrowed crown before the dead king asks for it', 'Find the fifth stroke of the forbidden rune', 'Rescue the dragon that was promised to the city', 'Defeat the queen over the ice without drawing a sword', 'Escape a prophecy that has killed four others', 'Win the hand of the hill king\'s clever daughter', 'Prove that the chosen one is the miller', 'Build a tower for the last spare moon'],
    'example.setting': ['The free town of Underhay, where the wizards come to retire', 'A kingdom with nine thrones and one chair', 'The forest that walks at harvest', 'The college of runes at Cold Tansy', 'A mountain village that pays its rent to a dragon'],
    'example.motivation': ['A herald came with the wrong scroll and {his} name on it', '{he} pulled the sword out by accident and cannot put it back', '{his} sister was sold to a verse', 'To be let off a vow that {he} made at dinner', 'The dragon once let {him} go, and asked {him} to remember it'],
  },
};
