import { dramaVoice } from './drama-voice.ts';
import type { PackSource } from '../pack.ts';

const cards = `
@ aunt ally ally=disinherited_aunt/she
% The Aunt Nobody Sat Beside; The Other End of the Table
They had put {ally.a} below the salt, with the children, and she was teaching them to cheat
"I have been dead to this family since the matter of the teapot," said {ally}. "It is very restful. One is passed things. But I was in the room, on that night, and I have noticed that it is always told without me."
She moved up her plate, to make a place
"You have your mother's way of not crying," she said. "It gave her a bad stomach. Sit here, and I will tell you how {foe} came by the house"
+ Support {ally} when she stands up to speak => {h} stood up as well | it went quiet from that end to the other | "I should like the gravy," said {ally}, very clearly, "and after that I should like to be heard" | a cousin, in a fright, passed her both
= Ask {ally} where everyone was standing => {h} asked, and she did it with the cruet | the pepper was at the window, the mustard on the stair | between them she put down, rather gently, an egg cup, and it was {h}
- Betray {ally} to the head of the table => {h} went up and murmured it | she was moved to a room of her own | by dusk she was out at its window, with her bag. "You will want a witness who was there," said {ally}, "and I shall walk where I can see you"
@ * fare of=genre-drama.aunt won
{ally} told that night as it was, to the whole table | they gave her the good chair, and later the teapot
@ * fare of=genre-drama.aunt lost
{ally} could not get that night told right at table | she told it to the children, and they wanted it twice
@ * intro-plain
{h} had not been asked to come {inhome}, and a place had been laid for {him} all the same
There was one room {inhome} that nobody went into, and {h} carried its key
@ * intro human
{h}, {aside}, had {his} father's chin | some doors {inhome} opened to that chin, and some were shut on it
@ * intro-goal
{h} meant to {goal} | it would have been easier, most of them said, to let things be
@ * sense in
One chair at that table had been pushed in farther than the others [2 , and had no cushion]
There were twelve nails along the beam, for twelve hats, and four hats
The housekeeper had kept every candle end from a certain year, in a box, with the dates
A child's height was cut in the doorpost as far as seven [, and there it stopped]
The hourglass on that shelf had been let run down, and dusted
@ * sense out
The two houses would not face each other, and shared a chimney
The neighbour had mown up to the boundary, and not a blade past it
Washing hung on the line in order of age, down to a very small sock
The gate had been painted on the one side only
@ * mood calm
{h} had forgotten that one could sit among those people and not be angry
There was a great deal that {h} would have liked to ask {his} mother, and most of it was recipes
@ * chat ally
"In my family," said {ally}, "we pass the salt. It means that we forgive you."
"You keep looking at the door," said {ally}. "So did I, the first ten years."
"Eat a little," {ally} said. "It is going to be the kind of evening that one remembers."
@ ways1 ways good
+ Comfort the one who has left the room => {h} found her in the pantry, facing the jars | neither said much | "He used to count them," she said, "and I took one each week." | those jars, it turned out, had paid for the school
@ ways2 ways neutral
= Read the family names in the front of the book => {h} read them, down to {his} own | between two of the lines there was a place where the paper had been scraped as thin as skin
@ ways3 ways evil
- Betray a confidence across the table => {h} let it fall, in a light tone | nobody so much as looked up | later on, all over the house, doors were closed very softly
@ housemaid ally ally=former_housemaid/she lone
% She Knows Where It Is Kept; Dismissed with a Character
{ally.a} was sitting by the roadside, upon her own box
"Fourteen years," said {ally}, "and then I answered back. It was only the one word. It was 'no'. I said it to {foe}, over a clean cloth, and I would say it again, but I should like to have put down the tray first."
In that house {ally.he} had known every drawer and every cough | nobody had ever thought to ask her a thing
+ Support {ally} with one end of the box => It had a quilt in it [2 , and two books, and a flat iron] | "You carry like a person," {ally} said at length. "Not like them. They always let go first."
= Ask {ally} what the no had been about => It was to a small thing, to saying that she had seen a person take a spoon | "She had not," said {ally}, "and they sent her away for it, with a baby. I read of it after. That is when I began to practise the word."
- Trick {ally} into telling which window sticks => She told at once, and then she thought about it | "You could have had that for the asking," {ally} said. "Now I have to wonder what you are like."
@ * fare of=genre-drama.housemaid won
{ally} said her no once more, with the tray put down | it went through the whole house, and not a cup fell
@ * fare of=genre-drama.housemaid lost
{ally} had no second chance to say that no | at her next place they asked, and she said yes
@ mourners chase
% Among the Mourners; Four Abreast
A burial was going up the lane, four abreast, and {hands} were coming down it on both sides, looking into faces
A widow in the second row had seen {h} stop | she lifted the edge of her veil, and it was as wide as a tent
"You may as well walk," she said. "He was always bringing people home."
+ Support her on your arm as far as the graveyard => She was quite light, and shook | {hands} took off their hats to the two of them | "You are a head taller than my son," she said behind the veil, "but he could not come, so it evens out"
= Take a corner of the box among the bearers => They were one shoulder short, and {h} was of the right height | nobody asks a bearer for his name
- Trick {hands} with a wail and a pointed finger => A whole row turned on them, with sticks | {hands} had to explain themselves to an uncle, and to the deaf sister, one after the other
~ The lane grew narrow, and they went two by two | one of {hands} fell in on {h's} other side, and sang with the rest, and had {him} by the sleeve
@ * intro
{h}, {aside}, had come back to {home} for a week, and had told everyone that it was only for a week
{h}, {aside}, had once had a chair of {his} own {inhome} | a cousin now sat in it
@ * intro-plain
They had kept a light on for {h} {inhome}, and then for a time they had not
@ * intro-goal
{h} had once said at table that {he} would {goal} | nobody had answered, and an aunt had passed the bread
{h} meant to {goal}, and had put off saying so, with great skill, until now
@ * mood
There was a thing that {h} ought to have said at fourteen | it would still have fitted
@ dish1 thread line=dish beat=1 p=widower/he
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
{p} had just left a jar of plum jam at the neighbour's | when he was indoors the neighbour waved to {h}, with both arms
"Come in, quick," she said. "You know him. I have a cellar full of his jam. I cannot abide plums. But he sends back the dish so full, and he writes the label so nicely."
On every label there was a date | below that stood a word or two about the weather
+ Give the jars a home at the school => {h} gave them away by night, six at a time | the children grew stout and sticky | she kept the labels back, and {h} saw that she had the whole of them in a box, in order
= Read the labels from first to last => {h} read them, down in the cellar | for a year it was rain and wind | then it was the light on her roof, and then what she had worn on Sunday
- Cheat her by selling the jars at market => {h} cheated her of the price, and did well | by noon {p} had come by the stall | {p.he} read a label, and set the jar down again with great care
~ One of the jars had been working | it went off by itself, and the others after it | they stood up to the ankle, and the neighbour wept, and {h} could not see if it was for the floor
@ dish3 thread line=dish beat=3 p=thread
% Cabbage and Plums; A Friday with Nobody in It
On that Friday nobody crossed the {street} with a dish of cabbage | {p} stood on {p.his} side with a spoon, and the neighbour on hers with a lid
"The cook has told me about the jam," said {p}. "And the cook told her about the cabbage, I think. So there is no reason for it any more."
The dish stood in the middle, where one of them had put it down [3 to have a hand free]
+ Share a loaf with both of them in the middle => {h} broke the bread in three beside the dish | they came out to it like birds | "I do like bread," she said, and {p} had always liked bread | on the next Friday there were two chairs
= Carry over the box with the labels => {h} carried it to {p}, and opened it | {p.he} saw {p.his} own writing, year upon year, with not one of them missing | {p.he} went across without looking to either side, and a cart had to stop
- Steal the dish, since neither of them wants it => {h} stole it from between them, and it made a fair flowerpot | on the Friday after, two doors opened | two people looked at the place where it had been, and went in
~ A dog had got to the dish before any of them | they watched it eat | "He likes it," said the neighbour, and went in and could be heard to turn the key
@ slate1 thread line=slate beat=1 p=shopkeeper/he
% The Slate Is Clean; After Dark, on Fridays
{p.a} rubbed a name from the slate, and breathed on it, and rubbed again
"She owes me nothing," said {p}. "She has three to feed, and she thinks that I forget to write it up. It is paid. He comes on Fridays, after dark, the one who walked out on them. I have sworn not to tell."
The eldest girl stood at the scales, and was asking, with great politeness, for half a loaf
+ Help {p} to cut it heavy and call it light => {h} held the loaf, and the knife slipped the right way | the girl watched the beam go down | "Mother says that you are a bad shopkeeper," she said, "and that we are to be very civil to you."
= Ask {p} why the man does not go home => "It is across the road," said {p}. "He stands there by the wall until they put the light out. He went off over some small thing, he says. Every week that he has not brought it in, it has grown, and now he cannot get it through the door."
- Steal what he has paid out of the jar => {h} had it while {p} was up the ladder | that week the slate stayed as it was | {p} served them as before, and made it good out of his own till, and began to leave the {lamp} unlit
~ The girl could read, and had read the slate before it was rubbed out | "Who is Friday?" she asked, and {p} let go of the eggs, which did instead of an answer
@ slate2 thread line=slate beat=2 p=thread
% A Cake for the Wrong House; Who Was Thanked
{p.name} the shopkeeper had run out in his apron | "The eldest has baked a cake," said {p}. "She has worked out that a stranger pays their slate. She has worked out that it is {foe}."
{foe.name} let the girl believe it, and only asked who stood about in that {street} at night
And there was one who did, on Fridays, by the wall: the girl's own father, when he had paid
+ Protect the father, and have him off the wall => {h} found him at dusk, and told him twice who would be coming | "She baked it?" he said. "By herself?" | he went at last, the long way about, and called back from the corner to know whether it had risen
= Go with the girl, and see it cut => {h} went up the steps beside her with the plate | {foe} had two slices, and found it a little heavy on the cloves | "That is how my father has it," said the girl, and began to look at {foe} with her head on one side
- Lie to the girl that it was {foe} indeed => The girl nodded | she had rather hoped for another name | by Friday there were two of {hands} at the dark end of the wall, and each had been brought a piece
~ The girl had gone, holding it out in front of her in a cloth | {p} called, and called again, and could not call the one thing that would have stopped her
@ slate3 thread line=slate beat=3 p=thread
% The Mother Came Herself; Friday, Nobody Had Paid
Nobody had been in to pay the slate that Friday, and {p.name} the shopkeeper kept going to the door | then the mother came in, with her purse, and sat down by the scales
"How is he?" she asked {p}. "I can do sums, you know. You have not forgotten one {coin} since you were seven. Does he cough?"
Across the {street}, where it was darkest, a man shifted his feet
+ Give her the large loaf, and hold the door => The mother crossed with it to the wall, and put it in the arms of the man there | "You can carry that in," she said. "Whatever the other thing was, it was not so big as that" | the light in their house was not put out that night until very late
= Ask her how long she has known => "Since the first time," she said. "It was the money out of the blue jar. I had marked it. I gave him a year to come those ten yards." | the year was up that evening | she put her purse on the counter, and left {p's} door wide open behind her
- Lie to her that it was {foe} who paid => She thought it over | "Then I owe it to {foe}," she said, "and I pay" | she counted it out, to the last of it, and over the way the feet went off, and {p} would not touch the money
~ {hands} came along with a {lamp} and held it to the wall | there was no one, only a place as high as a man's back where the plaster was worn smooth | the mother stood before it longer than they did
@ halved1 thread line=halved beat=1 p=younger_brother/he
% Down the Middle of the Kitchen; Whitewash
{h} came in to ask the way, and stood upon a line of whitewash, right across the kitchen floor | and «it went» up over the table, and out at the back | "She has got the stove," said {p}, {p.a} wearing two coats, on the side by the window. "I have got the pump. We tossed for the door. It was all done before a notary, so it is quite fair"
On the far side a woman was slicing bread with her back to them | there was a chair with two legs in either half
+ Help {p} carry a bucket over the line => {h} set it down beside her stove | she did not turn. "You have slopped it," she said, "on his side," and some time after that a slice of bread lay upon the line
= Ask {p} what the quarrel was => {p} opened his mouth, and had to think | it had been which name was to be first upon the stone, he said, or it had been the flowers | he could remember what she had on
- Lie to {p} that she has been using the pump => He went and tied a string to the handle | that night one could hear the two of them, one on each side, awake
~ The cat walked in at the one side and out by the other, as it always had | both of them had called it, by different names, and it did not come back for either
@ halved2 thread line=halved beat=2 p=thread
% The Chair with Four Owners; Frost on His Side
There had been ice in {p's} half of the divided kitchen since Sunday, on the inside of the pane | "It is red hot, over there," he said of the stove. "I would have to ask her. She would have to say yes. You see how it is"
He had moved his bed up until it touched the whitewash | in the morning, he said, it had been an inch nearer to the stove, and he had not done that
+ Share your blanket with {p}, and be seen to => {h} laid it about him, slowly, by the window | across the line a lid was put down hard. "He has never once in his life dried his own feet," the sister told the wall, and there was a pair of socks on the line by evening
= Ask the sister who moved the bed => "Floors settle," she said | she was scraping a carrot, and it was quite gone, and she went on with the knife
- Cheat {p} of the chair, and sell it to the sister => She paid without a word, and drew it over | it stood there with its face to the stove, and nobody sat in it
~ The pump had frozen in the night | {p} had nothing to carry over to her, and she would have nothing to boil, and each of them was waiting for the other to remark on it
@ halved3 thread line=halved beat=3 p=thread
% On Her Knees with a Brush; Both Halves
The sister was scrubbing the white line off the kitchen floor, and had come up to the table | {p} stood over her in his socks. "That is my half you are scrubbing," he said, and his voice went
"You missed a bit when you painted it," she said. "You always did. I have had to look at that since March"
+ Help with the last of it, from the door => They met under the table, all three | when it was dry there was a paler board or two, and the two of them stood on it, rather stiffly, like guests
= Ask them what is to go on the stone => They looked at each other | "Hers first," said {p}. "His," said the sister, and they were at it again directly, with their elbows touching
- Betray them to the notary, who has to be told => He came with the deed and a tape | they listened to him side by side, and then {p} showed him the door, which was his, and she shut it, which was hers
~ There was a knock, and it was only the baker | but she had got up and smoothed her apron, and he had gone over to the pump, and half of the line was still there
@ ownstone1 thread line=ownstone beat=1 p=letter-cutter/he
% Three Letters Cut; Nobody Lies There
{h} asked the way in a stone yard | {p.a} sat there before a new gravestone, with the chisel in his lap
"It was to be done by noon," said {p}. "It is my daughter's name. She left eight years ago, after a thing that I said. She is not dead. {foe} has had her written down as dead, to get her share of the mill. And my own roof is not paid for."
So far {p} had cut three letters | he had made them as fine as he could
+ Support {p} if he puts the chisel away => {h} said that a chisel can be put away, and stayed until it was | {hands} came and took the saw, against what he owed | {p} watched them load it, almost gay, with stone dust on his lashes
= Ask {p} what it was that he said to her => {h} asked, and {p} talked to the stone | "I said that if she went, the door was shut," he told it. "I have not shut it since. In the winter one has to sit in one's hat."
- Lie to {p} that you have seen her dead => {h} told him of a river, and of a grey shawl | {p} wished to know if the shawl was a warm one | then he took up the chisel, and one heard it until dark
~ Over the gate came the face of one of {hands}, to ask how the name was coming on | {p} lifted the chisel, and a fourth letter was begun | "It is an easy one," he said afterward, and could not look at it
@ ownstone2 thread line=ownstone beat=2 p=thread
% Cut by Night; Whether the Door Was Shut
{p.name} the letter-cutter showed {h} his hands, and the knuckles were raw | the gravestone for his living daughter was finished, after all
"{hands} stood over me with a {lamp}," said {p}. "Now it is up in the burying ground, and they take the neighbours to see it. They have sold her bed."
Out of his apron he drew a few lines [! in a round hand]
"That came this morning, and it is from her," said {p}. "She is on the road. She asks if the dog is alive, and whether the door is shut."
+ Help {p} to write her an answer => {h} kept his wrist steady, for the fingers would not close | {p} managed only the one word, come, and the ink ran a little | the carrier took it along inside his hat, where {hands} would not look
= Go and see who is shown the stone => {h} went up behind six cousins | one of {hands} read the name out, with his hat off | a child had put a finger into the letters. "They are so deep," said the child. "Did he not want to stop?"
- Steal her lines, and sell them to {foe} => {h} was well paid, and {hands} began to watch the road for a woman with a bag | {p} looked under every stone in the yard | in the evening he said the lines over by heart, so as not to lose those
~ {hands} walked in with a bill for the oil in the {lamp}, and sat about on the slabs | {p} had pushed her lines down inside his boot | he stood on them, and was civil, until they went
@ ownstone3 thread line=ownstone beat=3 p=thread
% A Bag in the Grass; She Could Read It Herself
{p.name} the letter-cutter had stopped at the gate of the burying ground, and could not go in | his daughter was there with her bag | she was reading her own stone
"It is very good work," she said, without turning round. "You always took trouble with the tails. Which of us is to be sorry?"
Six of {hands} were on the path | they were to declare that nobody of that name was living | {p} had brought his mallet with him | he did not seem to know that he held it
+ Help {p} to lay the stone down flat => {h} took the one end and {p} the other, and they laid it in the path, name upward | the daughter got up on it with both feet | "Read that to me again," she told {hands}, and none of them would
= Ask her what her father said that day => {h} asked, and she gave it in {p's} own voice | he heard it through, bareheaded | then he used the mallet, and when {hands} came up there was only the tail of a name | {p} was saying another thing to her
- Betray her to {hands} as a stranger => {h} swore that she was some stranger, come for the money | {hands} took her by both arms to the {ride} | {p} called her name after it, once, and then it stood before him, as deep as he could cut
~ {p} had swung the mallet too wide, and {hands} had him down in the grass | the daughter sat on her stone, and began to unlace her boots [3 , as people do who are going to stay]
@ * stand did=dish2:+
The children from the school filled the way in, stout and sticky, and {w} minded them | it was {h's} jam | they would hold on to {hands} with both of theirs, and could not be shaken off
@ * stand did=dish2:-
Across the way in, from post to post, {w} had stood all the empty jars of that jam which {h} sold at market | one could not get by in the dark without the noise of it
@ * stand did=dish3:+
{w} came from the left with a dish, and the neighbour from the right, and they pressed it upon {hands} | it was cabbage | {h} had broken bread with the two of them, and was let by without a plate
@ * stand did=dish3:-
{w} sat on a chair on his side of the road, and told {hands} across it who had stolen a dish that nobody wanted | he described the thief very fairly, down to the hands
@ * stand did=slate2:+
The man who used to stand by the wall knew every unlit place on that road | {w} had sent him, since {h} warned him in time | he took {h} past {hands} by the dark side, and never said a word
@ * stand did=slate2:-
The girl had baked another cake for {foe}, since {h} told her who paid | {w} could not stop her at the gate | {hands} had all come out for a piece, and they saw {h}
@ * stand did=slate3:+
On the steps sat a family of five, and the father cut a loaf for {hands} too | {w} stood by the door and had it open a hand's breadth, as {h} had once held his
@ * stand did=slate3:-
{w} had hung up his slate by the way in, and on it was {h's} name, and what a mother had paid for one lie | {hands} could all read, and had
@ * stand did=halved2:+
There was a fresh line of whitewash across the way in, and {w} stood on one side and the sister on the other | {hands} were told to choose, by law | {h}, who had lent a blanket, walked in along the line
@ * stand did=halved2:-
The chair that {h} had sold was in the doorway, and {w's} sister sat on it | {w} stood by her | it was the first thing on which the two agreed, that {he} should not pass
@ * stand did=halved3:+
{w} and the sister were on their knees at the way in, each with a brush, and it was all soap | {hands} came through it sitting down | {h} had done the last board with them, and knew where to step
@ * stand did=halved3:-
The notary whom {h} had fetched was standing at the way in with a tape, and {w} had told him who likes a thing done properly | there were nine papers to sign, and {hands} held the pen
@ * stand did=ownstone2:+
Beside the way in was a new gravestone, and it was {h's} | {w} had cut it, with the wrist that {h} once kept steady | {hands} stood before it with bowed heads, and saw nothing that went by behind them
@ * stand did=ownstone2:-
{w} had set up a stone at the way in, with {h's} name on it, and only the day was wanting | he had told {hands} who sold a daughter's lines | "It may as well be today," said {w}
@ * stand did=ownstone3:+
The way in had a new doorstep, and a name was cut in that | the woman of that name sat there with {w}, and made {hands} spell it | for {h}, who had laid it flat, she drew in her feet
@ * stand did=ownstone3:-
Over the way in {w} was cutting a line, and the mallet did not stop | it told who had called his daughter a stranger | {hands} had spelled it as far as {h's} name when {h} came up
`;

/** Drama: families, tables, and what is always told without the one who was there. */
/** What there is to do after the end, and the quests that come of it. */
const after = `
@ next1 sequel riddle=rescue-plates quest=find:find_the_brother_whom_nobody_names:the_unnamed_brother p=notary
% In Equal Parts; The Third Name
"To my children, in three equal parts," said {p}, {p.a} with a shut black case. "That is all. It is quite in order. I have got two names here, and I have known the house for thirty years, and they have never shown me more than two children. So I come to you, since you are known to ask."
On the wall of that house was a line of heights, in pencil | there were three sets, and one stopped at the height of a latch
+ Comfort the two before they are told => {h} sat down with them in the {kitchen} | the sister went on with the beans | "He had the bed by the window," she said, not to anyone, and the other got up and shut it
= Ask {p} who drew up the will => {h} asked, and it was the mother, alone, on a market day | she had walked nine miles to another town for it | she had paid with a gold button off a small coat
- Lie, and claim the third part for a friend => {h} brought the friend, well brushed | they looked at him a long while | "Sit in that chair," the sister said, and he sat down, and it was the wrong chair
~ A match was lit behind them, and a cousin was holding the will over the stove by one corner | "It would be kinder," said the elder, and did not quite do it
@ next2 sequel riddle=protect-witness quest=protect:keep_the_old_playhouse_from_the_hammer:the_old_playhouse p=prompter
% The Last House on Friday; Nobody Has Swept the Stage
"I have sat in that box for forty years and said the lines under my breath," said {p}, {p.a} with a rug. "On Friday they sell it, for a warehouse. The company has not been paid. They had words, you know, over the Lear, and they do not speak. They have only ever spoken on the stage, since then. If it goes, those people will never say another thing to each other."
There were nine of them | each had a reason, and each of the nine reasons was {p's} to keep
+ Give them one more evening, on your own purse => {h} took the house for the Thursday | they came in by nine different doors | {p} gave them the first line, and for a long minute nobody would take it
= Ask what was said over the Lear => {p} looked for some time at the trap door | "It was the right line," {p.he} said at last. "It was only that he said it to the wrong daughter"
- Cheat the sale with a rumour of rats => {h} saw to it that one was found in a glove | the price fell by the half | so a carter came in at that price, with a cart, who had not been able to before
~ The hammer man had come to look at the seats, and he knocked on the boards as he went | "Hollow," he said, and wrote it down | behind the curtain one of the nine had begun to weep, and one to prompt
`;

export const pack: PackSource = {
  id: 'genre-drama',
  sheets: [[cards, dramaVoice, after].join('\n')],
  words: {
    places: ['the house with the shared chimney #in', 'the lower orchard #out', 'the notary\'s front room #in', 'the old man\'s room #in', 'the mowing field #out', 'the back kitchen #in', 'the chapel of the family #in', 'the pear wall #out', 'the station of the evening cart #out', 'the shut parlour #in', 'the river meadow #out', 'the workshop #in'],
    foes: ['Marcus Hale|elder brother|the Hale tenants|he', 'Beatrix Lorne|second wife|the Lorne cousins|she', 'Augustin Fell|executor of the will|the clerks|he', 'Mother Constance|head of the school|the governors|she', 'Victor Amory|partner in the firm|the creditors|he', 'Ruth Ashby|neighbour of thirty years|the Ashby sons|she', 'Doctor Pell|family doctor|the trustees|he', 'Georgina Strand|sister-in-law|the Strand family|she'],
    titles: ['The Gravy, and After That', 'Everyone Was Careful of the China', 'A Tune with No Top', 'Between Two Lines', 'The Fourth Name', 'It Was Always Told Without Me', 'A Plate at the End', 'Pass the Salt', 'What {foe} Heard', 'The Green Door', 'Since We Are Telling It', 'The Other Side of the Hedge', 'Nobody Said {target}', 'Eleven Nails, Four Hats'],
    'book.deed': ['Inheritance', 'Father\'s Chin', 'Return', 'Share of {target}', 'Long Table'],
    'book.place': ['The Last Summer at {place}', 'Supper in {place}', 'The Children of {place}', 'A Chair from {place}'],
    'book.theme': ['Since We Are Telling It', 'Pass the Salt', 'The Hand on the Bolt', 'One More Plate'],
    'book.turn': ['Whose Was {token}', 'The Year of {token}', 'What {token} Was For'],
    'example.objective': ['Bring all three brothers to one table before the harvest', 'Find the fourth child whom nobody speaks of', 'Save the house without selling the orchard', 'Prove that the old man was told a lie about the door', 'Deliver the money that was sent for eleven years', 'Win back a daughter who writes once a year', 'Become the first to leave, and be let come home', 'Find out who wrote the second will'],
    'example.setting': ['A farm at the end of the summer', 'A family hotel, three days before it is sold', 'A mill town where the mill has stopped', 'A tall house with one heir to each floor', 'A fishing village in the year that the boats were late', 'A conservatory, in the week of the prize'],
    'example.motivation': ['{he} has {his} father\'s chin, and his debts', 'A brother sent money every month, and it never came', '{he} was the egg cup', 'To hear one person say that it happened', 'The youngest should not have to be the one to say it', '{his} mother had a way of not crying'],
  },
};
