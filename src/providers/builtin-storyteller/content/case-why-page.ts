import type { PackSource } from '../pack.ts';

/** Why it is so, or what happened: each case has a thing that everybody leaves out, and somebody who saw to that. */
const facts = `
@ page-o1 open line=why-page p=ditch-digger where=the_new_garden_wall
% Dug Up under the Wall; Into the Stove with It
{foe} was having a garden wall built | there {p.a} dug up a little wooden horse | {foe.name} went white | "Into the stove with that," said {foe}, and {hands} reached for it
In the night the old trouble had begun again | so {h} had come up to ask {foe} about it
"It is all in the old book," said a neighbour. "It happened once before, and was stopped. But the page that tells how has been cut out."
{p} would not give up a child's toy, and was dismissed | {p} threw {token} over the fence to {h}. "Show that to the librarian," {p} called. "Be quick!"
+ Help {p} over the fence before {hands} come => {p} came over with the spade, and with one knee through the cloth | "I have dug for that house half my life," said {p}. "I know that old wall stone by stone. When you need to get in, send for me"
= Look at the belly of the wooden horse => Three notches had been cut there, and each by another hand | the third was quite crooked | so three had owned it, and the last was very small
- Trick {foe} with a false promise => {h} promised to put the horse into the stove | {foe} believed {him}, and paid {h} a {coin} for it | {h} kept the {coin} and the horse | "Has it gone in?" {foe} asked over the wall. "All of it?"
~ {hands} came around by the gate, with a dog | {h} got away down the hill, and lost a sleeve by it, but not the horse

@ page-o2 open line=why-page p=doorkeeper where=the_road_below_the_big_house
% Three Knocks, Low Down; Put Out at Night
{h} had been asking all day {matter} | in the road at night {p.a} took hold of {his} {coat} | {p.he} had only one shoe on | "I have been put out," said {p}. "Something knocked on the bedroom door of {foe.name}, three times, low down. I opened. There was nobody, only a little wooden horse."
Down the hill came {hands} with lights, to get it back
"It has happened once before," said {p}. "The old book tells of it, and how it was stopped. But somebody cut that page out. Ask the librarian." | then {p} pushed {token} under {h's} {coat}
+ Share your room with {p} until the morning => {p} slept across the threshold, from habit | "I kept the doors of that house for ten years," said {p} over breakfast. "The maids there still do as I ask. You only need to tell me when"
= Ask {p} how low the knocks had been => {p} bent down, and knocked on one knee. "That was the first," said {p}. "The second was below it. The third was so low that I looked for the cat"
- Betray {p} to {hands}, to be let in to {foe} => {foe} received {h} very civilly, and never said a word about a horse | {p} was walked out of the town before it got light, still in one shoe
~ The lights were there sooner than {they} had thought | {p} ran one way, so that {h} could go the other, and somebody cried out

@ * token line=why-page
the little wooden horse

@ * truth line=why-page start
All of this had happened once before, long ago | an old book told how it began, and how it was stopped | the page that told how it was stopped had been cut out
@ * known line=why-page before
One page told {matter} | it told how to stop it, too, and it was missing | half of it was in the nurse's song | {h} had still to find the other half
@ * known line=why-page behind
It would stop when {foe} gave back the house to the children's family | only the missing page could prove whose it was
@ * settle line=why-page won
{foe} sang the last line, in a thin small voice [3 , with both eyes on the floor]. "And give it back, and shut the door, and then it comes no more." | "There were three children," said {foe}. "My great-grandmother kept the key for them. Then she moved in, and put them out." | so that was {matter} | the three came back each night, and wanted to be let in | {foe} smoothed out the page, and laid all the keys of the house upon it | {h} called the basket-maker in from the wall, and put the old key on top | under the floor something let go, like a long breath | that night nothing came to any door | by the well an old man unpacked two cups | in the morning {hands} carried the old servant back in her chair | she got her thimble again, and sang the whole song, and nobody whistled
@ * settle line=why-page lost
The page curled up in the fire, and was gone | "Now it is only a song," said {foe}, whose teeth were chattering. "Nobody gives up a house for a song." | {h} knew {matter} | the stolen house was to blame for it | but there was nothing left to prove it by | under the floor something knocked [! , sooner than the last time] | {foe} had gone quite white, and sent out for a thicker door | {h} gave the basket-maker the old key back | the basket-maker hung it over the door of the hut
@ * settle line=why-page dear
{foe} sang the song to the end, and laid the page on a stone | "Half," said {foe}. "I can give back half the house. Where should I go at night?" | {h} read the page aloud to all who came | so they knew {matter} | {foe's} family had put three children out of their own door | {foe} laid half of the keys down, and kept those with the roof on | the basket-maker got the three rooms on the left | {hands} carried the old servant home in her chair
@ * last line=why-page won
A week later {h} sat at the old servant's gate | the children skipped to the song, down to the last line | nobody whistled, and nobody had to pay | the basket-maker's youngest ran in to see the low door | there were three small hands in the clay | the child laid a hand into one of them | it fitted
{h} helped the basket-maker to move in, with one barrow | that night {h} left three apples at the low door | {token} lay beside them, for company | nobody knocked | in the morning the apples were gone | {token} lay in one of the three hands in the clay | it had been put quite straight
@ * last line=why-page dark
{h} had got the house given back, and was never asked in | nothing came there at night any more | people sang the song, but not when {h} was near | then they looked at the ground | late in the year there were three knocks | they were quite low down | {h} got up to see, and it was at {his} own door
@ * last line=why-page dear
Through that winter {h} lived with the basket-maker, on the left | the knocking still came every other night | on the right {foe} walked up and down, with the keys | the old servant sang, and never sang the last line | one night it came through the wall to {h} | it was sung very low, and to the end
@ * last line=why-page lost
{h} stayed on | the knocking came every night now | {foe} lay behind a door that took four people to open | by the well a house stood empty, and there were others | at each knock {h} went down to the low door | {he} sat there by the prints of three small hands | {he} wished them good evening, until it stopped

@ * echo line=why-page wall did=page-o1:-
{foe} knew that the horse was never in the stove | {h} had lied and taken money for it | {hands} turned out {h's} {bag}, and missed the lining
@ * echo line=why-page wall did=page4:=
"Four people read that book to its end," said {h}, who had it from the librarian. | "I paid for all four funerals," said {foe}
@ * echo line=why-page wall did=page1:-
{h} had sold the song at the {inn}, and {foe} knew of it | so {hands} had learned to whistle another tune
@ * echo line=why-page turn did=page-o2:-
The doorkeeper whom {h} had betrayed was gone from that gate | in the same place a dog was chained now, and it had begun to growl
@ * echo line=why-page turn did=page4:+
The librarian had made inquiries, as thanks for the mouse trap | the knife that cut the page had come from {foe's} own table
@ * echo line=why-page turn did=page5:+
{h} had wiped that page clean again | so {foe} did not know that it had been read | {foe.he} had put nobody at the gate
@ * echo line=why-page price did=page4:-
{h} had stolen the book, and it was missed | {hands} had searched every house for it, and in that way they had found her
@ * echo line=why-page price did=page5:-
{h} had deceived a dealer about the sooty page | the dealer had sold it to {foe} | from that {foe} knew which old woman was left
@ * echo line=why-page plan did=page-o2:+
The doorkeeper had once slept in {h's} room, and had asked the maids of the house for a favour | not one of them wished to know who stood up there
@ * echo line=why-page plan did=page10:-
All the town had heard of the key that {h} stole | So {foe} had put new bolts on all the new doors
@ * echo line=why-page plan did=page3:+
{h} had saved the nurse's copy from that barrow | the tune of the last line was in its margin, and {h} had learned it
@ * echo line=why-page gate did=page1:+
{h} had once sung along with the nurse | the child from the nurse's lap sat by the wall | it danced the missing beats for {him}, twice over
@ * echo line=why-page far did=page12:-
{h} had lied to the joiner, and so the old door was sawed up | there was nothing to show for the knocks now, and people laughed at them
@ * echo line=why-page price did=page3:-
{h} had deceived {foe} with a book of recipes | {hands} had not forgotten that | so they came in twice the number, and let {him} nowhere near her
@ * echo line=why-page gate did=page-o1:+
The digger owed {h} for that fence, and had been there with the spade | the ivy was off the old wall, and the earth was gone from the sill
@ * echo line=why-page gate did=page10:+
{h} had saved the key for the basket-maker | now a raised basket told {h} that the way was clear
@ * echo line=why-page gate did=page12:+
{h} had helped the joiner to save the old door | so the joiner had planed the new one thin | one heard {foe} walk up and down inside
@ * echo line=why-page price did=page13:+
One of {hands} knew who had sat up with {foe} | "She gets the room with the sun," that one promised {h}. "We shall carry her gently"
@ * echo line=why-page turn did=page13:=
{h} thought of the bed that {foe} had let slip at the {inn} | if the house went back to its owners, that bed went too
@ * echo line=why-page plan did=page13:-
{h} had sold {foe} a false horse | so now {foe} suspected every guest | {hands} felt them all over down there, and the maid as well
@ * echo line=why-page gate did=page14:+
At the corner by the ivy nobody whistled | the man from the fire was ill, as he had promised | {h} had given him a word for that
@ * echo line=why-page gate did=page14:=
{h} bent down, and said good evening to the three small hands | {he} had learned that by the fire, and behind the old wall it grew very still
@ * echo line=why-page gate did=page14:-
The man from the fire had told them all that {foe} would sing | he had it from {h}, and it was a lie | so {hands} were warned, and there were twice as many
@ * echo line=why-page gate did=page20:+
Down by the well one {lamp} was lit | {h} had asked an old man to stay for one day | its light fell just on the keyhole
@ * echo line=why-page gate did=page20:-
The old man from the well stood in the way, with a cup | {h} had told him a lie, and he had no cart | it took time to lead him home
@ * echo line=why-page plan did=page15:+
The girl with the duck had a mother in that {kitchen} | she knew who had sung for {w}, and she kept {hands} at table
@ * echo line=why-page price did=page15:-
The girl's father walked ahead of the chair | {h} had lied about him, so he had shown them this gate, to be let home

@ * ask line=why-page before
{h} showed {token} at one gate after another | {he} asked whose child could have lost it
{h} still asked everybody {matter} | {he} looked for a second copy of the old book
{h} looked for people who knew the old tale | one of them might have been told the end
{h} asked grandmothers {matter} | had their mothers ever read to them from that book?
@ * ask line=why-page behind
It was clear now {matter} | {h} needed witnesses for the singing of it
{h} practised the song on the road | {foe} had to hear it without one mistake
{h} had {token} and the old key along | there had to be a way into {foe's} house
@ * gift line=why-page before
"There was a horse of that sort in a picture at the big house," said {p}. "They have had a dog painted over it."
"{foe.name} buys old books by the barrow," said {p}. "I sold one there. They only looked to see if the last page was in it."
"My father called that house by another name," said {p}. "He was told to stop it. He never said what the name was."
"Each spring they throw out a bedroom door up there," said {p}. "One can see them on the heap. All of them are worn low down."
@ * gift line=why-page behind
"{foe.name} went by when the children skipped," said {p}. "Long after that the lips were still going on with the rhyme."
"Behind the ivy is a low old door," said {p}. "It has a lock as big as a loaf, and no key fits it."
"They keep a {lamp} lit in every room up there," said {p}. "It does not help. {foe.name} wears something on a ribbon, even in bed."
`;

/** Scenes in which a fact of the case is found out, with somebody who comes back. */
const scenes = `
@ page1 scene line=why-page second p=again who=librarian,ditch-digger,doorkeeper where=the_old_nurse's_kitchen
% Half of a Song; And Give It Back
{p} had remembered that the tale was once sung as well | {p} took {h} to an old nurse | she would only sing it with a child on her knee | so one was borrowed
It was a song for skipping | three children had the key to a house | but somebody turned all three of them out
"And give it back," sang the nurse, and stopped, with her mouth open, like a gate | "There is no more," she said. "A girl up at the big house taught it to me, and she knew the end. It stands on the page that is gone."
The big house was {foe's} house now | "So something was taken," said {p}. "If one knew what, it could be given back, and all this would stop."
+ Support her with a second voice, and try again => {they} sang it four times, to see if it would run on | at the fourth the child put in a word of its own | "Now who has taught you that?" the nurse asked
= Ask her who used to sing it with her => It was that girl from the big house, who had been told afterwards to forget it | "She never could forget a thing," said the nurse. "It made her so unhappy"
- Cheat her of the song by selling it as your own => The whole {inn} sang it by nightfall, down to the gap | there {foe} got up from table, quite white, and paid
~ The child had slid from her knee, and wanted what it was promised | the nurse sat there with her mouth open | "Now it has gone in again," said {p}. "It does that. It may be a week."

@ page2 scene line=why-page plan p=again who=ditch-digger,librarian where=the_gallery_of_the_big_house
% Close to the Skin; Something Folded Small
One maid of the big house wished to speak, and {p} had found her | she let {them} up to the gallery by the back stair | below {them} {foe} came in among the guests
"There is a thing on a ribbon, inside that shirt," whispered the maid. "It is folded so small that it has gone hard. When I help with the dressing I have to look the other way."
"It is the page," breathed {p}. | "All the other pages are ashes by now," said the maid. "With that last one {foe.name} could not do it. But I must lay more wood in the oldest room every night. And when somebody hums that song, those lips sing along by themselves. Sing it in there, and you will be told the end."
Down there a hand went up to the shirt, and soon once more | it was {foe}, feeling whether the page was still there
+ Help the maid to leave that service => {h} found her another place to work | on her last evening she did not look the other way | the page had a brown corner, she said, with music on it
= Sing the first line, low, as {foe} goes by => {foe} missed a step | then {foe.he} went on, bowing left and right | but the hand had gone up to the ribbon | it did not come down again all that evening
- Steal the ribbon while {foe} is asleep => {h} crept up to the bed | {foe} slept upon the ribbon, with both fists shut | {h} stood there for some time, and went out on tiptoe | "If that bed had creaked they would have asked me how you got in," said the maid
~ The bell rang for the maid, who had to go in, and face the wall | when {foe} came by next, a second shirt covered the first

@ page3 scene line=why-page wall where=the_yard_of_the_big_house
% Every Copy; One Page Out of Each
{foe} was buying up every copy of the old book | {h} went to the yard of the big house to see why | a stove was lit there | {hands} brought the books by the barrow
Out of each {foe} cut the last page [! , along a ruler], and it left a white edge | the rest of it was thrown into the fire
So {foe} had cut the library's copy as well | {h} stood close enough to snatch one, and was furious
Behind {foe} something knocked at the house door, three times, low down | {foe} talked on, much louder | "You go about with that old tale," {foe.he} said to {h}. "Stop it today, or {hands} will see you to the border."
+ Save the one that falls from the barrow => {h} put a foot upon that book | it was the nurse's own copy | she had written the tune of the song in its margin | {foe} had seen the foot, and looked away
= Ask {foe} what is on that page => "Nothing at all," {foe} answered. "So it can be spared" | {foe.he} laid a hand on {foe.his} breast | then {foe.he} snatched it away
- Deceive {foe} with a book of recipes in that binding => The false book went in with the rest | {foe} had stood longer over it than over any | "It was whole," said {foe}, to no one, "and it was the wrong one"
~ {foe} had tipped in the next barrowful, and the stove roared | {hands} leaned upon their forks | "One always comes too late to a book," said {foe}, not unkindly

@ page4 scene line=why-page lead p=librarian where=the_old_library
% Mice, They Said; The White Edge
{h} had come to the library to read how it was stopped that first time | the old book lay upon a cushion, and {p.a} kept between it and {him} | "The last page is gone," said {p}. "Mice. We have all agreed that it was mice."
One could see past an elbow | between two brown pages there stood the stub of a third | it had been cut along a ruler, and the edge was still white
Somebody's great-grandmother had filled that book | whatever she told of was happening again, in the same order | "And this is how it ended," she had written, at the bottom of a page | there the book broke off | a small horse was drawn in the margin, and it was just like {token}
{p} saw the one and the other. "I never saw you," {p.he} whispered. "Whoever cut that page knows how to stop it, and does not want to."
+ Help {p} to set a trap for the mice => There stood a trap already, with cheese in it, and the cheese had gathered dust | "There never was a mouse," {p} said after a while. "There was one of {hands}, for a whole afternoon, who asked me for a knife to trim a pen."
= Ask {p} who has read it to the end => They were four in all, and {p} had been to every funeral | "But it used to be sung," {p.he} said. "There is an old nurse about who got it from the last of them. It is only for skipping, so nobody counts it."
- Steal the book and the cushion together => {h} had both of them down the back stair before {p} could turn round | "As Nurse sings it," said a line in the margin | by night there was such an outcry that {h} had to put them back
~ {p} had shut the book upon the stub, and sat down on both | "It has been looked at enough," said {p}. "It was looked at before, you know, and see what came of it."

@ page5 scene line=why-page means p=again who=librarian,ditch-digger,doorkeeper where=the_library_after_dark
% What the Pen Went Through; Soot on One Finger
{p} knew how a {clerk} reads a page that is gone | so {p} took {h} back to the old book after dark | whoever wrote the missing page had leaned upon the pen | it had left its mark on the page behind
{p} took soot from the hearth on one finger, and rubbed it over that page | white lines rose out of the black
"Taken by," it said, and the third word was a family's name | so it was known who had taken something and kept it
Nobody {inhome} was called that, nor had been within memory | "And yet I know that name," said {p}. "It was cut into stone. One could read it only when the sun was low. If I could think where!"
+ Help {p} to clean the page => {they} did it with bread, the best thing for old books | "It does not say what was taken," said {p} over the crumbs. "But nobody leans on a pen like that for a spoon"
= Read the three words aloud a few times => {p} tried the name with other letters in front | people change a name so when they want a new one | at the fourth {p.he} stopped short, and shut the book [2 , and looked round at the door]
- Deceive a dealer about what the page is => The dealer paid for it without a glance | "I have one customer who takes every copy of that," he said, "in whatever state. It is {hands} who fetch them, with a barrow" | "And now they have ours," said {p}
~ The soot had run, and {p} blew on it, which was wrong | there was a letter less to that name than before | "I ought to have asked," {p} told the book

@ page6 scene line=why-page price entered p=again who=doorkeeper,ditch-digger,joiner where=the_old_servant's_garden_gate
% For Her Health; Two Words in a Thimble
The girl who taught the nurse that song was an old servant now, and knew its end | {p} had found out where she lived | {they} came too late | {hands} were carrying her out of the house in a chair, in three blankets | "It is for her health," they told the {street}
"She dug over the whole garden yesterday," said {p} | nobody else was left who had learned it at the big house
As they bore her past she began to sing it | all of {hands} whistled at once, and it was a different tune
Something dropped into {h's} palm, still warm from the old finger | it was a child's thimble | two words were scratched in it: worn close
{p} was left standing at the gate with her other shoe. "We asked her to sing," said {p}, "and that is what she got for it." | {h} was bitterly ashamed of it
+ Help {p} to bring the old servant her other shoe => {they} came up with the {ride} at the corner | the old servant bent down for the shoe, quite close to {h} | "Look for a ribbon," she whispered. "It is never off, not even in the bath." | then there was whistling again
= Try the thimble on your own fingers => It went on none of {h's}, nor of {p's} | it was a child's | round the rim ran some small strokes, one for each verse, and there were six | the nurse had only ever known four
- Lie to {hands} that what she has is catching => They let go of the chair on the spot | she had time for one line of the end | it was about a thing folded small | then they came back with gloves on, and took her all the same | {p} told everyone that she had never been ill in her life
~ The {ride} was gone, and {hands} were still whistling on it | {p} turned the shoe over, and over again, and set it up on the sill

@ page7 scene line=why-page turn p=again who=librarian,ditch-digger,doorkeeper where=the_gate_of_the_big_house
% The Key Turns; Whose House It Was
{p} had remembered where that name was cut | {p} took {h} to {foe's} gate when the sun was low | {hands} were all at the stove, behind the house
On the gatepost an older name showed under the new one | it was the name that had come up out of the soot | {h} tried the old key from the hut by that wall | it went into {foe's} gate, and it turned
"So this is the house in the song," said {h}. "It belonged to three children. They had this key, and this horse. The family of {foe.name} put them out. It never gave the house back."
"So that is why it happens again," said {p}. "The three want to come home. While they have no rest, nobody here gets any." | that was {matter}
{h} looked at {token}, and at the three notches on it. "{foe.name} knows it," said {h}. "I was there when the books went into the stove. The pages that {foe.he} cut out did not."
"Nobody believes a song," said {p}. "We must have such a page, before the last one is gone."
+ Help {p} to shut the gate without a sound => {they} lifted the gate in its hinges, and it did not even click | "Whoever has that page will not be sleeping well," {p} whispered. | in every room of the house a {lamp} was lit
= Copy the old name off the gatepost => {h} rubbed it through in soot, on the lining of the {bag} | nobody could call that chance now | at an upper window {foe} looked out, with one hand laid flat on {foe.his} breast
- Rob the gate of its lock, for a proof => The lock came away with four nails | it was no light thing to carry, and the old key still stuck in it | before breakfast {hands} were asking at every door for it | "Now they know that somebody stood there," said {p}. "We had only to be quiet"
~ A dog barked behind the gate, and {p} pulled {him} down into the ditch | {hands} came out with a {lamp}, and hung a chain across | {h} still had the key in one fist

@ page8 scene line=why-page gate move entered p=again who=librarian,ditch-digger,doorkeeper where=the_stove_room
% The Low Old Door; Three Small Hands
{foe} had shut {foe.himself} up in {place} | it was the oldest part of the stolen house | through a window {h} and {p} saw {foe} tear the page [! off its ribbon] | {they} had come to sing, and there was no time left
At the new door stood {hands}, and whistled | no song could be heard inside as long as they whistled
The new wall stood upon an older one | in the old wall was a low door | three small hands had been pressed into the clay of its sill | the old key fitted, but it turned with a shriek, and the whistling stopped
"In with you," said {p}. "They are coming round the corner."
+ Help {p} in through the low door first => {p} was in, and pulled {h} after | {they} set their backs against the wood | outside the whistling began again | but the stones were thick | in here it was no louder than a kettle
= Count their steps, and listen which way they come => There were sixteen steps, and slow ones | at the fifteenth {h} drew the door shut from within | through the keyhole one saw boots stop before the three hands, and turn back
- Lie that {foe} is at the new door => {hands} ran to the new door, and beat upon it | {foe} cried out behind it that nobody was at home | by then {h} was through the low door | {he} could hear where the cry had come from
~ The low door stuck half way, and only one of {them} got through it | outside {hands} had hold of {p's} {coat} | {p} had started to sing as loud as could be | so they did not hear where {h} went

@ page9 scene line=why-page duel where=the_stove_room
% The Page at the Stove; One Line More
The ribbon lay torn on the floor | {foe} stood by an open stove, and held the page over the fire | if it fell in, nobody could prove whose house it was | if {foe} gave back the house, it would stop
"Stay where you are!" cried {foe}. "I hear them every night, three of them, on the stair. I never took the house. I was only born in it!"
Between the two of them {h} stood {token} on the boards | {h} was almost sorry for {foe.him} | "They only want to come home," said {h}
Then {h} sang the song, as far as the nurse had known it | {foe} went on with the next line, in a whisper | then {foe.he} clapped a hand to {foe.his} mouth | now only the last line was left | outside, by the wall, the basket-maker stood and listened for it | but out there {hands} were whistling again, and came nearer
+ Help {foe} to sing the last line => {h} hummed it, and held out one hand, palm up | "They are only children," said {h}, "and they are tired as well." | {foe} looked at the fire, and then at the hand | then one foot pushed the stove shut
= Ask {foe} what the three on the stair want => "To come in," said {foe}. "They say please." | {foe} heard what {foe.he} had said, and stood quite still | the page came down, little by little, away from the fire
- Attack {foe}, and tear the page away => It tore across, and {h} had the greater part | {foe} still had the piece with the last line on it | {foe} stared at it, and something under the floor had stopped to listen
+~ {hands} had forced the low door, and whistled in at it | {foe} could not hear the line for it | {foe.he} pressed both hands over {foe.his} ears | so the page fell, and it fell into the stove
=~ {foe} felt for the ribbon, as on every night, and it was not there | down on the boards it moved in the draught. "They are pulling at it!" cried {foe}. | {foe.he} threw them the page, and the stove was in between
-~ The stove still stood open, and they fell against it | each of the two held on to the page | the fire got it first | {h} was left with a white corner, and nothing on it

@ page10 scene line=why-page near p=basket-maker where=the_hut_by_the_wall
% A Key to No Door; The Hut by the Wall
The song told of three children and a key | so {h} asked at all the doors about a key | a hut leaned on {foe's} garden wall, and a large key hung there | {p.a} sat beneath it, at work
"It fits nothing that we have," said {p}. "My great-grandmother wore it around her neck as a child. There were three of them, and they came to this hut with nothing else. We were told to keep it. I would give a great deal to know what for."
Three notches were cut in its handle | {h} held {token} against it, and there were the same three
"{foe.name} offers me a good cow for it," said {p}. "Who gives a cow for a bit of rust? {hands} are coming for my answer today."
+ Help {p} to hide the key from buyers => {they} wove it into the bottom of a basket | at the end {p} pushed the basket over to {h}. "You take it," {p.he} said. "You go to more doors than I do."
= Try the key in the door of the hut => The key was too large for any lock in the {street} | "Find the door," said {p}, and put the key in {h's} hand
- Steal the key off its nail => At the next corner {h} had a look at it, and it was well oiled | somebody had taken care of it for a hundred years | behind {him} {p} was turning over one basket after another, and calling the cat a thief
~ {hands} came along the wall | {p} let the key fall into {h's} {bag}, and went on with the basket | "What key?" {p.he} asked them, and they stamped three baskets flat

@ page11 scene line=why-page far p=again who=joiner,basket-maker,ditch-digger where=a_corner_with_a_skipping_rope
% A Fine for Humming; What the Rope Remembered
{p} came to {h} with an empty purse, and had just been fined for humming | whoever hummed the nurse's song had to pay one {coin} now | {foe} had ordered it
{hands} went along the {street} with a box | they whistled, so that people should learn another tune
At the corner children were skipping | the words had been forbidden them, and they had stopped singing | but their feet went on with it | the rope beat on the stones, line after line
"{foe.name} is badly frightened," said {p}. "When everybody has forgotten it, you cannot sing it to {foe.him}. Then it will never stop."
+ Help the children to turn the rope => It was a long one, and took two | people came to their doors, and some of them began to nod in time | {hands} walked up and down beside it with the box | they could not say who was to pay
= Count the beats of the rope => There were six verses, and one line over | nobody could have said the words of it | but now {h} knew how long it was | "So that is what {foe} is afraid of," said {p}. "Eight beats"
- Steal the box with the fines in it => It was heavy for so short a song | {h} left a {coin} at each door where one had been taken | that evening {hands} brought out a larger box, and the price had gone up | "I hummed for one {coin}," said {p}. "I cannot do it for two."
~ {hands} took the rope away from the children, and cut it up | each of them was given a bit to take home | {p} paid once more, for having sighed in time

@ page12 scene line=why-page near p=joiner where=the_joiner's_shop
% Thicker Every Time; Knocks Low Down
People said that something knocked in {foe's} house at night | so {h} looked up {p.a} | {p} had made all the doors there | {p} was planing one, by far the thickest of all
"It knocks on the bedroom door," said {p}. "It knocks nowhere else. And it knocks down here." | {p} touched the old door as low down as a knee | the wood was worn there in three small places
"I am to saw it up today, and say nothing," said {p}, "or they nail up my shop." | but {p} had children of {p.his} own, and could not put the saw to it
+ Help {p} to hide the old door => {they} carried it up to the loft, and set it with its face to the wall | "It knocks like a child who was sent out," said {p} | {h} got a lath to take along, and the three heights were cut into it
= Measure the three worn places with a lath => They were at three heights, and {p} cut a notch for each. "I do the same on my own doorpost, every birthday," said {p}, who did not wish to keep that lath in the shop | {h} took it along
- Lie to {p} that you were sent by {foe} => {p} took up the saw at once, and sawed badly | a bit of the door fell at {h's} feet | in its varnish was the print of a very small hand | "Tell {foe.him} that I never looked at it," said {p}
~ {hands} had come for the new door, and sat down upon the old one to wait | {p} said that it was fine weather, and planed and planed | the new door was much thinner when they took it away

@ page13 scene line=why-page near where=the_last_table_at_the_inn
% A Chair Near the Noise; The Price of a Wooden Horse
{h} sat up late at the {inn}, and drew the horse from all sides | {foe} came in alone, in house shoes, and asked for the other chair
"I like it here," said {foe}. "It is noisy. You have shown that toy at eleven gates, and the baker's girl cried over it. As a child I was never allowed a wooden horse." | {foe} smiled at the horse, and did not touch it
Then a heavy purse lay on the drawing. "Sell it to me, and leave the old tale alone," said {foe}. "You help people to hear how it ends. But what will that cost them? My whole household loses its place, down to the kitchen boy. I lose my bed."
"It has begun again for all of us," said {h}. "That tale tells how to stop it."
Somebody set down three mugs behind them, one after another | {foe} clutched {h's} arm. "Was that a door?" asked {foe}. "I was born in that house. I have nowhere else to go at night."
+ Give {foe} company until morning, but no horse => {foe} slept in the chair, with a fist at {foe.his} collar | at dawn {foe.he} took back the purse, and blushed. "Nobody ever sat up with me," said {foe}. "I shall tell {hands} so."
= Ask {foe} why a tale should cost a bed => {foe} opened {foe.his} mouth, and closed it. "I said nothing about any bed," said {foe}, and was gone | one house shoe had stayed under the table
- Trick {foe} into buying another horse => The one that was sold came from a toy stall | {foe} threw it into the stove, and lay down to sleep | that night it knocked all the same, and {foe} understood
~ {hands} had missed {foe.him}, and came in with a {coat} | {foe} let them put it on {foe.him}. "Think about that purse," said {foe}. "How I should like to sleep!"

@ page15 scene line=why-page near p=again who=ditch-digger,doorkeeper,librarian where=the_lane_below_the_hill
% A Barrow Full of Toys; The Girl and the Duck
{h} and {p} sang the half song to people in the lane, and asked if anyone knew more | but {hands} came down the lane with a barrow | they took every wooden toy, for the stove on the hill
A small girl would not let go of her duck | they lifted her up with it, and shook it loose
"{foe.name} cannot bear the sight of them," they said. "Thank whoever shows that horse about." | the whole lane looked at {h}
"You sang as well," they told {p}. "Give us the horse, now, or you leave here tonight."
"I want to stay," said {p}, and looked at {h} | one of {hands} reached under {h's} {coat}
+ Protect {p}, and sing the song yourself => {h} sang it right in their faces | {hands} had orders to whistle at that, and let go of {p} to do it | meanwhile the girl took her duck back from the barrow
= Hold the horse out, and see who takes it => One of {hands} put out two fingers, and drew them back | the next one had a sore thumb | "It looks at one so," they told {p}, and moved on with the barrow
- Lie that the girl's father carved the horse => {hands} fetched him from his bench, and marched him up the hill | the girl ran behind without her duck | "He makes chairs," said {p}. "He never carved a horse"
~ The barrow tipped over, and ducks and sheep rolled down the lane | {h} got away with {p} and with the horse | but {hands} had had a good look at both

@ page14 scene line=why-page eve p=again who=librarian where=the_fire_below_the_wall
% One Who Could Not Whistle; A Caller at the Fire
It was the last night, and {h} and {p} lay by a small fire below {foe's} garden wall | {token} stood between {them}, and seemed to look up at the lit windows
Somebody came down the hill alone, without a {lamp} | it was one of {hands} | {p} reached for a stone, but the man only sat down with them
"I cannot whistle any more," he said. "I purse my lips, and out comes that song. Last night it knocked at my own door, as low as this. My girl is just that size. She opened."
"And?" asked {p}. | "She says that they were polite," said the man. "They had only come to the wrong house."
He looked at the horse, and then at {h}. "If the right house is given back, what becomes of us up there? That is all I came to ask. I could say I never saw you here."
+ Give him your word to speak for them all => "Then I shall be ill, with the key in my pocket," he said after a while. "I have the corner by the ivy. You will hear nobody whistle there"
= Ask him what his girl said to the three => "Good evening," he told them. "At every other door they only hear: who is there?" | {h} tried it on the horse, and it sounded right
- Lie to him that {foe} has agreed to sing => The man wept for joy, and ran up to tell it at the nearest window | one light after another went on | "They will ask him who said so," said {p}
~ A window was opened above, and his wife called the man by name | he got up, and tried to whistle, and it was the song | {p} put down the stone only when he was gone

@ page20 scene line=why-page far quiet where=the_house_by_the_well
% Two Cups to Pack; A Pear Tree as Long as a Finger
People had begun to leave because of the trouble | by the well stood a cart, and {h} went in to help | an old man was packing two cups, and one of them was his
"I have not slept since it began," he said. "If somebody stops it, I unpack."
In the second cup was earth, and a pear tree as long as a finger. "My wife lies under the big one, since spring," he said. "This one came up beside her. I cannot take more of her along."
He looked at {h}, who had grown very quiet | "So you have somebody too," said the old man. | {h} nodded, and held the cup for him | the little tree had two leaves, and one of them drooped
+ Comfort the old man, and ask for one day => "One day," said the old man, and put the pear tree back on its sill. | he sent the cart home | then he sat down upon his box, and slept where he sat
= Ask what his wife used to call him => "Goat," said the old man, and for a moment he was young. "One heard it up to the hill. Now I lie and listen for that, and it is always another sound."
- Lie to him that it stopped last night => He paid off the cart, and undid every knot | at dusk it began again, and worse | he had no money for a second cart | he asked {h} to say it once more
~ Outside the driver shouted | the old man wrapped that cup in his one good shirt | a leaf had come off, and he put it in his pocket
`;
export const pack: PackSource = { id: 'case-why-page', sheets: [facts, scenes], words: {} };
