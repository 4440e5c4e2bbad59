import type { PackSource } from '../pack.ts';

/** Something calls at night, one name at a time: who it is, and who did not open. */
const facts = `
@ * truth line=plain-haunt start
At night something called outside {home}, one name at a time | whoever went to the door came back without a word to say | everyone sat behind bolts | {h} could not {goal} like that | {he} had to find out what it wanted
@ * token line=plain-haunt
the red mitten
@ * known line=plain-haunt before
It called one name a night, and it had nineteen | {h} did not yet know who chose them
@ * known line=plain-haunt behind
There was a child out there who had never been let in | {h} meant to open, and {foe} would do anything to keep that door shut
@ * echo line=plain-haunt second did=ha-lead1:+
The three from the first night had brought their chairs along | nobody had wanted to sit alone since
@ * echo line=plain-haunt wall did=ha-lead2:=
The wax was still in the deaf bell-ringer's ears, from habit | he watched their lips, and so he saw it first
@ * echo line=plain-haunt second did=ha-lead3:-
Nobody would lend {h} a light any more | they had heard who had been sent out with the last one
@ * echo line=plain-haunt turn did=ha-near:+
The schoolmistress hummed along, with her face to the wall | {h} had told her every day what was outside the window
@ * echo line=plain-haunt far did=ha-near:-
The schoolmistress's chair was empty | she had gone out to whatever called, since nobody here had spoken to her
@ * echo line=plain-haunt gate did=ha-second:+
The cooper had taken down his own bolt, and stood there with it | {h} had wiped his name off the lintel
@ * echo line=plain-haunt plan did=ha-means:=
{h} had the sounds written down, hour by hour | the long pause after the third call came every time
@ * echo line=plain-haunt gate did=ha-price:+
The little boy sat on {ally's} knees, wide awake | {h} had not let them have his name
@ * echo line=plain-haunt gate did=ha-price:-
There was one chair more along the wall, and it was a very small one | {h} did not look that way
@ * settle line=plain-haunt won
She came in, and nobody saw her, but the mat was wet | she went along the row, as children do, and touched each sleeve | the ones at the wall turned round | {foe} sat on the floor with {foe.his} arms round something that was not there, and talked to it until it got light | it never called again | people slept, and rose, and opened their doors, and they all lent a hand | {h} had meant to {goal}, and it was done
@ * settle line=plain-haunt lost
The bolt was shot, and the voice outside broke off | towards morning one heard it again, farther off, and it sounded like somebody going away along a road | the ones at the wall never turned round | {h} was free to go, and there was nobody left who would go with {him} | it was not done, and it would not be
@ * settle line=plain-haunt dear
She came in, and went along the row of chairs, and laid a wet hand on each | they turned round, all of them but one | {foe} held the door until it was day, and then {foe.he} went out through it, and no one saw where | what {h} had come for was done | the whole time {he} could hear one chair that did not creak
@ * more line=plain-haunt did=ha-lead1:+
They kept on sitting up together, one night in the week | nobody remembers that there was a reason
@ * more line=plain-haunt did=ha-lead2:=
The bell-ringer took the wax out of his ears | he thought the birds very loud
@ * more line=plain-haunt did=ha-lead3:-
The carter's child found {h}, and gave {him} back the lamp | she only said that it had gone out
@ * last line=plain-haunt won
The door is never bolted now, not even in winter | on a nail beside it there hangs a pair of red mittens | they have got a little bigger, some say, from year to year
@ * last line=plain-haunt dark
Nothing called any more | but in the night {h} would wake, and lie there, and wait for somebody to say {his} name
@ * last line=plain-haunt dear
{h} sat beside the small chair each evening and told it what the day had been like | in spring, once, it creaked
@ * last line=plain-haunt lost
{h} still had the red mitten | on the next night of sleet {he} meant to stand outside and do the calling {himself}
`;

const scenes = `
@ ha-o1 open line=plain-haunt p=bell-ringer/he fork where=the_bolted_door
% Nineteen Chairs; It Knows Your Name
By dusk every door {inhome} was bolted, and nobody would open to {h} | {p.a} did, by a hand's breadth, and pulled {him} in
"You're the stranger with the great plan," said {p}. "You won't find anyone to lend a hand. Come here." | he held up the {lamp} | along the wall stood nineteen chairs, with people on them, who sat with their faces to the stone and smiled at it. "It called them," said {p}. "One a night. They went to the door, and they came back like that. You can feed them. They don't mind anything"
Outside something gave a small dry cough
"{foe} says that whoever isn't called must keep still, and it'll go by," whispered {p}. "I found this on the step, the first morning. It's wet. It won't get dry, whatever I do." | it was a child's red mitten
A voice spoke then, quite close, and it said a name | it was not {h's} | upstairs a bed creaked
+ Comfort the one who was called => It was a cooper, in his shirt | {h} held on to his belt, and two more came and held {h} | so they sat on the stairs in a row, and let it call
= Stop your ears with the bell-ringer's wax => It was very quiet in there | one heard one's own blood go round | by the faces of the others {h} could tell when it called
- Lie to a neighbour that it is safe to go and look => The carter believed {h}, for somebody had to look some time | he took his {lamp}, and drew the bolt | they heard him say "Oh"
~ A bolt was drawn somewhere before anyone could stop it | a gust went through the house | after that {p} pushed wax in everybody's ears with his thumb
@ ha-lead1 scene line=plain-haunt lead way did=ha-o1:+ p=cooper/he where=the_dark_stairs
% Holding On; Three on the Stairs
They held on to {p.a} until his name had been called eleven times | he did not struggle | he only leaned, like a tree
"It isn't a bad voice," said {p} when he could speak again. "I thought it'd be a bad voice. It's somebody small. And it isn't angry. It calls me as you call somebody in another room, to ask if they're still there."
Nobody had ever been called and stayed before | they looked at him by the light, and he was quite himself, but for his hair, which was wet
"It said something else, behind the name," said {p}. "It was only two words. I'd nearly got them, when you pulled"
From the house over the way came the sound of a bolt | it was {foe}, who had been standing behind the door the whole time
+ Give {p} your coat, and your place by the fire => They drew their chairs together, all four of them | no one said that they would do so every night from now on
= Ask {p} how old it sounded => "Six," said {p}. "Seven. It had a tooth missing. One hears that." | he wiped his face, and went on wiping it
- Betray him to {foe}, as one who has heard it => {foe} came across with {hands} | they did not touch {p} | they only chalked something over the door
~ The cooper's hair did not dry | in the night he got up twice in his sleep, and twice they brought him back from the door
@ ha-lead2 scene line=plain-haunt lead where=the_quiet_cellar p=deaf_sister/she
% What One Sees Without Ears; Chalk
With wax in one's ears one saw more | in the cellar sat those who were too frightened to be upstairs | {p.a} was among them, who had been deaf since she was a baby, and was knitting
She took {h} by the wrist, and drew upon {his} palm with a finger, letter by letter | "They all jump at the same time," she wrote. "Then one gets up. But I saw something before that. I sit by the grating"
She showed {him} what one could see there | it was a strip of the road outside, and feet
"In the evening somebody goes round," wrote {p}. "Good shoes. They stop in front of one house, and stretch, as one does when one writes up high. On that night it's always that house"
She wrote the last word twice, to be sure | the word was: chalk
+ Share the watch at the grating with her => They took it in turns, and nudged each other | towards midnight there was a foot, small and bare, and it left no print
= Ask {p} whose shoes they were => She looked round first | then she pulled out a thread, and laid it on {h's} knee in the shape of a buckle | {foe's} shoes had a buckle like that
- Steal up at night and chalk another house => It took {h} no time at all | that night they called someone who would never have been called
~ The {lamp} fell over | in the dark nobody could say anything, and nobody could hear it
@ ha-lead3 scene line=plain-haunt lead way did=ha-o1:- p=carter's_child/she where=the_open_step
% The Twentieth; A Lamp on the Step
In the morning the {lamp} stood on the step, quite tidily | the carter sat on the twentieth chair
{p.a} stood in front of him, and looked into his face from below. "He isn't there," said {p}. "He always winks." | then she turned round to {h}. "You told him that it was safe."
There was nothing to say to that
"I couldn't sleep," said {p}. "I saw him through the crack. He held up the lamp, and there was nobody. He said 'Oh'. Then he said 'There's no one there'. And then it began to cry. I think that's what does it. When they say there's no one there"
Up on the lintel somebody had written something with chalk | it was the carter's name
+ Support the child, and tell her the truth => It was a short truth and took a long time | she listened to the end | "Then you'll have to get him back," said {p}
= Wipe at the chalk with a thumb => It had been written over an older name, and that over another | there were nineteen of them, in the same careful hand
- Cheat the child with a story about a journey => She nodded the whole way through | "You lie like grown-ups do," said {p}, and took the lamp with her
~ She had run in and bolted the door before {h} could say a word | from inside one heard her tell it all to the chair
@ ha-ally ally line=plain-haunt ally=night_nurse where=the_room_of_the_chairs
% Whoever Feeds Them; One Spoon After Another
Somebody had been feeding the people on the chairs all that time, one spoon after another | it was {ally.a}, and nobody had thought of asking what {ally.he} knew
"They like it sweet," said {ally}. "They were never like that before. You'd say there's a child in every one of them that has got what it wanted." | {ally.he} wiped a chin. "They aren't unhappy. That's what I can't forgive"
{ally} had sat in that room for three weeks, and had noticed something. "At ten past two they all turn their heads, the same way. Toward the old door, the one that's been nailed up. Not to the door where it calls."
"I'd like to sleep again some time," said {ally.he}. "Let me come along"
+ Help {ally} with the last of the bowls => It is slow, feeding nineteen | at the end {ally} laid {ally.his} head down on the table, and {h} kept watch for an hour
= Look which way they turn at ten past two => It was as {ally} had said | nineteen heads went round like sunflowers | behind the cupboard there was a door that nobody had used in years
- Trick {ally} into keeping the watch alone => {h} slept as {he} had not slept for days | {ally} looked ten years older in the morning, and said nothing about it
~ One of them began to sing, with a shut mouth, and the others fell in | it was some time before anyone dared to move
@ * fare of=ha-ally won
{ally} slept for two days and a night, in the middle of the floor, and everyone walked round {ally.him}
@ * fare of=ha-ally lost
{ally} went back to the spoons | somebody had to, and there were twenty-one of them
@ ha-second scene line=plain-haunt second p=again who=cooper,deaf_sister,carter's_child,bell-ringer where=the_lintel
% Who Writes Them Up; A Careful Hand
At dusk {h} and {p} stood behind the rain butt, and waited | the road was empty, but for somebody coming along in good shoes
It was {foe} | {foe.he} stopped in front of one house and took a long time over it | {foe.he} reached up, and wrote, and blew on {foe.his} fingers | then {foe.he} leaned {foe.his} forehead on the door post, like somebody who is going to be sick
"{foe.he} chooses them," whispered {p}. "It's {foe.he} who chooses them! And it only reads what's written there."
When the road was empty they went up to it | the name was the cooper's, for the second time. "That one knows something now," said {p}
+ Save the cooper, and wipe his name off => The chalk came off quite easily | that night it called for the first time without a name | "Anybody?" it seemed to say. "Anybody?"
= Follow {foe}, and see where {foe.he} goes => {foe.he} did not go home | {foe.he} went to the nailed-up door | {foe.he} laid a hand on it, and stood there till dark
- Trick it, and write {foe's} own name there => {h} wrote it large | that night it came, and read it, and there was a silence as if somebody had dropped something | it did not call it | it went away crying
~ A window was opened above them | somebody threw down a shoe, and called them murderers, and by then the name had been read
@ ha-near scene line=plain-haunt near p=schoolmistress/she where=the_window_seat
% Somebody's Favourite; What is Outside
Among the nineteen was {p.a} | she sat straighter than the others did, and it was to her that they had all once been brought for their letters
"She knew every child that ever lived here," said {ally}. "If one could only ask her"
{h} sat down by her | her eyes were open, and followed something small along the stone, to and fro | her hand was held a little out from her side, at the height where one has a child's hand in it
On her lap lay her old register, and one page had been folded down
+ Comfort {p}, and tell her what is outside => {h} told her about the road and the wet roofs | a dog had got shut out | at the dog her eyes stopped for a moment
= Read the page that she folded down => There were thirty children in that year | one name had been crossed out in ink, so hard that the pen went through. It had the same surname as {foe}
- Steal the register, and leave her sitting => When {h} pulled it from her lap her hand closed on nothing | later on somebody saw that she was crying, without changing her face
~ The schoolmistress stood up, and walked to the wall, and knocked at it politely | it took three of them to set her down again
@ ha-means scene line=plain-haunt means fork p=again who=cooper,deaf_sister,carter's_child,bell-ringer where=the_nailed_door
% Sixty Nails; The Door Behind the Cupboard
Behind the cupboard there was the old door | it had been nailed shut with sixty nails, from the inside, and somebody had been in a great hurry
{p} held the {lamp} close to it | low down, at the height of a hip, the wood was scratched. "From the other side," said {p}. "One can see the points come through"
There was a keyhole, stuffed up with wool, and the wool was red
So it was from here that one had to begin | one could sit up in this room, and listen to it from near at hand | one could go into the archive, where somebody had written down that winter | or somebody went out to it, and asked
+ Support the others through a night in this room => They moved the chairs in, all nineteen | it was a crowd, and it was nearly cosy | at ten past two something sat down against the wood
= Write down every sound that it makes => {h} had a table drawn up to the wood, and a fresh pen | there were calls and pauses, and it was as regular as breathing
- Deceive {foe}, so as to be let in to the archive => {h} told {foe.him} it had to do with a grave | {foe} gave {him} the key, and looked after {him} for a long time
~ One of the nails fell out, all by itself, and rolled up to {h's} foot | they stayed where they were after that, and nobody asked who wished to
@ ha-wall1 scene line=plain-haunt wall way did=ha-means:+ p=blind_great-grandmother/she where=the_crowded_room
% Ten Past Two; On the Other Side of the Wood
At ten past two the wood gave, as when somebody leans on it | all the nineteen smiled in their sleep
"Now then," said {p.a} from the best chair. She was the oldest there, and saw nothing, and minded nothing. "Is that you, pet? You're late again"
It scratched, three times | "I know that scratch," said {p}. "We used to play in that yard, the three of us. Me, and her, and {foe's} mother. No. That isn't right. It was {foe}. I mix them up. There was one who was never let play in the front"
"What was she called?" asked {h}. | the old woman opened her mouth, and one saw how it slipped away from her
Overhead somebody began to walk up and down | it was {foe's} step, and it came down the stairs
+ Protect the old woman when {foe} comes in => {foe} had come in, with {foe.his} hair on end. "Take her to bed," {foe.he} said. "She's wandering." | {h} stayed where {he} was, and the old woman held on to {his} sleeve
= Knock three times, the way it did => For one whole breath it was still | then something pushed a bit of red wool through the keyhole to {him}, a finger long
- Lie to {foe} that you heard it say a name => {foe} did not ask which | {foe.he} sat down upon the stairs, and went on sitting there
~ {hands} came in, and carried the chairs out again, with the people on them | the old woman waved, in the wrong direction
@ ha-wall2 scene line=plain-haunt wall where=the_long_watch p=clockmaker/he
% A Pause of Nine Breaths; What It Leaves Room For
{h} had sat at the table with a pen for three nights | {p.a} sat opposite, for he understood intervals
"It calls," said {p}, and pointed along the line. "Then there's a pause of nine breaths. It calls a second time, and it's nine. The third time also. Then it goes." | he took his glass from his eye. "One doesn't pause like that. I've thought about it. It's leaving room. It thinks that somebody's going to say something now"
They did it between them, on the table, with two voices | {p} called, and {h} said nothing, for nine breaths | it was the saddest thing, even by daylight
"What does one say when there's somebody at the door?" asked {p}
+ Help {p} to get it out => "One says," said {h}. | {he} could not do it, either | it was two quite ordinary words, and their mouths were dry
= Compare it with what those on the chairs did => It was always the same | each of them had opened, and looked out, and said there was nobody | then they had shut the door again
- Steal the sheets and sell them to {foe} => {foe} read them standing up | "Nine breaths," {foe.he} said. "I counted to nine, and then I took my hand off the bolt" | {foe.he} was not talking to {h}
~ The ink had run, and it was from drops that had fallen on the sheet | nobody had been sitting there
@ ha-wall3 scene line=plain-haunt wall way did=ha-means:- p=archivist/she where=the_archive
% A Winter Sixty Pages Long; The Missing Child
In the archive every winter had its volume | this one was as thin as a finger
{p.a} fetched it without having been asked. "I was waiting for somebody to come," said {p}. "It's only three lines. Sleet, it says. Snow from the north. Then it says: child found by the old door, at daybreak. No name. One doesn't leave out a name, in a book like this"
She laid another beside it | "And that's the bill for the nails," said {p}. "Sixty nails, the very same day. It's signed. {foe} could hardly write yet. Look how big the letters are"
Somebody was standing between the shelves | it was {foe}, who had followed, and had heard it all
+ Defend {p} when {foe} wants the book => "I'll put it back myself," said {p}, behind {h's} shoulder. "It's been wrong there for long enough" | {foe} let {foe.his} hand drop
= Wait, and let {foe} be the one to speak => A moth came to the {lamp} while they stood there | "She was only ever allowed in by the back," said {foe}, and was gone
- Trick {foe} with a page about somebody else => {h} held up another winter | {foe} read, and breathed again | it was horrible to see how young {foe.he} looked
~ The {lamp} went out, a minute later a page had been torn from the volume | there were still the nails
@ ha-turn scene line=plain-haunt turn p=again who=blind_great-grandmother,clockmaker,archivist where=the_other_side_of_the_door
% The Child at the Back Door; Two Words
One could get round to the other side through a hole in the fence | it was a narrow yard, with nothing in it but a step
{h} lowered {himself} to the step, and then {he} saw it as one saw it from there | it was a door with a light behind it | inside people were laughing
"She came home late," said {h}. "It was sleet. She'd lost a mitten, and she went back for it. Then she knocked, and somebody was to count to nine, to teach her. And she fell asleep"
"{foe} was supposed to open," said {p}. "They were brother and sister, or as good as. And afterwards {foe.he} nailed it up, to have it quiet for good."
So that was what it wanted | it did not want anybody to come out | for all those years it had called whoever might be in | it only waited for two words
Everyone who opened had looked over its head
+ Comfort {p}, who once looked out as well => "I said it too," said {p}. "There's no one, I said. I even held up the lamp. I didn't look down" | they sat there on the step until the lamp was empty
= Lay the red mitten on the step, and wait => It got dark | when {h} felt for it there were two of them | they were both dry
- Lie to yourself that it has got nothing to do with you => {h} stood up and went round to the front | all the way there was a small step beside {his} own
~ It began to sleet | one had only to see how quickly the step grew white
@ ha-price scene line=plain-haunt price where=the_house_with_the_child
% A Name on the Lintel; The Small Chair
{hands} had been out with the chalk while they were gone | the name on the lintel was a child's, and he was four | "One of us has to go," they said. "He's no parents. He won't know"
The boy sat under the table and played at houses | he had heard his name, and looked out
One would have to have somebody in his place tonight, for {foe} was not ready to be spoken to before the morning | {h} looked round the room | each of them looked at the floor
{h} would have had to stay awake for tomorrow, with all {his} wits | after that {he} could at last {goal}
+ Protect the boy, and write your own name there => The chalk was almost finished | when it called that night {h} sat on {his} own hands | it was like hearing one's mother on the stairs
= Wipe it off, and let it choose for itself => It called nobody | it went from house to house until morning and tried all of the latches, and nobody slept
- Betray the boy, since it must be somebody => They opened for him, and he ran out to it, with his wooden cow under one arm | in the morning they fetched a low chair
~ While they still argued the boy had climbed on a stool and drawn a cow over the letters | it could not read that either, and it cried
@ ha-far scene line=plain-haunt far p=again who=blind_great-grandmother,clockmaker,archivist where=the_light_in_the_hall
% Who Cannot Sleep; On Both Sides
There was a light in {foe's} hall | {foe} was sitting on the bottom stair, with a hammer across {foe.his} knees, and did not get up
"You've been round at the back," said {foe}. "I can see it by your shoes. I've never been round there. I've lived here all my life"
{foe.he} had chalk on every finger | "I thought if it had somebody each night, it'd be satisfied," {foe.he} said. "I thought that it wanted one. I always wrote up people who'd be missed, so it shouldn't think we were giving it rubbish"
{p} had never sat on a stair with {foe} before. "Do you remember her name?" asked {p}
{foe's} lips moved, but it did not come
+ Comfort {foe}, and say nothing for a while => Through the wall one heard the small dry cough | {foe} did not flinch, for the first time | "She had that all winter," {foe.he} said
= Ask {foe} for the hammer => {foe.he} looked at it. "Tomorrow," said {foe}. "I'll need it again tonight. I still have to do the windows"
- Lie to {foe} that she has forgiven {foe.him} => {foe} raised {foe.his} head. "Did she say so?" | "Yes," said {h}. | {foe} knew children, and let {foe.his} head sink again
~ Something tried the latch | {foe} was up, and over to the door, and had put in four nails before one could speak
@ ha-plan scene line=plain-haunt plan fork p=again who=blind_great-grandmother,clockmaker,archivist where=the_table_with_the_hammer
% How One Lets Somebody In; Sixty Times
On the table lay the hammer and the red mitten | it would sleet tonight, said the old people, they felt it in their hands
"It has to be the old door," said {p}. "And it's got to be open before the third call. But {hands} will be standing there. {foe's} told them what comes in if anyone draws one nail. They believe it"
Three things were possible | they could draw the nails by day, in front of everyone, all the nineteen families together | they could do it at night from the back, quite quietly, from her side | or one got {foe} away from there with a false alarm, and did it alone
in the corner all the heads had turned already
+ Support the families with the first nail => It was the carter's wife who took the claw | she set a foot on the wood | the nail came out and screamed like a gull
= Go round to the back, and work from her side => There was ice upon the step | {h} took off {his} shoes, since {he} had seen no other prints there
- Trick {foe} away with a cry from the well => A boy was found who could scream | {foe} ran, as one runs when one has been waiting for it for years
~ The lamp flickered, and from the yard came the cough | it was early tonight | each of them caught up whatever lay next to hand
@ ha-gate1 scene line=plain-haunt gate move way did=ha-plan:+ p=baker/he where=the_passage_to_the_old_door
% One Nail Each; In Front of Everyone
{hands} stood in the passage with linked arms, and in front of them, on the floor, lay the first nails
{p.a} was one of them, and knew everybody's name. "Don't, Marta," he said. "Don't, Jacob. You'll let it in among us." | "It's in already," said Jacob. "It's sitting on a chair in my kitchen, and it smiles"
They came on, step by step, with claws and pincers | nineteen families make a good many
From the other side came the first call | it was not anybody's name | it only asked
+ Give {p} the pincers, and show him a nail => He took them as if they would bite him. "My girl's on the fourth chair," he said. | he drew it out with his eyes shut, and then he went on to the next
= Count the pause aloud, to nine => They counted along, first the families, and then {hands} | at nine nobody stood with linked arms any more
- Attack their line where it is weakest => It gave way at once, and two people were trodden on | there were still thirty nails, and somebody was moaning
~ One of the families had turned round, and then there were two | with what was left {h} came up to the cupboard
@ ha-gate2 scene line=plain-haunt gate move way did=ha-plan:- p=watchman/he where=the_cupboard
% All Alone with Sixty Nails; The Wrong Scream
{foe} was gone, and so were {hands}, all but {p.a}, who had a bad leg and had been left
"That wasn't anybody," said {p}. "I know that boy, he does the pig at harvest. What's it for? You want to open it." | he had planted his crutch against the cupboard. "All by yourself? Then it'll take you, and no one will even have known you were here. That's how it always was"
The first nail came out, and the second | it was going to take an hour, and from far away one heard {foe} calling at the well
It was a name that {foe.he} called | {foe} had remembered it
+ Share the work with {p}, and tell him why => He leaned the crutch on the wall. "I've got strong hands, at least," said {p}. "Which side's hers?"
= Say the name through the keyhole => Behind the door everything stopped | then there came a breath, as of someone who has been running, and has got there
- Destroy the lower boards with an axe => The wood flew | a child could have come through it, and nothing came through it, for one does not come in that way
~ {p} had begun to shout | his voice broke, but the others had heard him, and one could see the torches turn
@ ha-gate3 scene line=plain-haunt gate move p=stable_boy/he where=the_yard_at_the_back
% From Her Side; Bare Feet
From the back it was quite a different door | {h} stood on the step in bare feet, and saw how high the latch was
{p.a} had been set to guard the hole in the fence, and he had fallen asleep, and woke. "Who's there?" he asked. "Is there anyone?"
{h} could have answered | but next to {him} somebody was already drawing in her breath to do it | one felt it at the elbow, and it smelled of wet wool
"I can see you," said {p}, quite astonished. He was looking a little way below {h's} face. "There are two of you"
Inside {hands} had begun to talk all at once
+ Give {p} your shoes, and ask him to knock => He knocked, because {h's} hands were shaking | three times, with the pause between, as everybody knew it
= Stand still beside her, and wait for the call => It came out of {his} own mouth | it was a small voice with a tooth missing | inside there was not a sound but the lamp's
- Lie to {p} that you are alone => "But I can see her," said {p}. | the wet wool was gone from {h's} side, and for the rest of that night {he} was alone indeed
~ The boy had run | {h} had not {his} shoes on, and the sleet came down like a curtain
@ ha-duel scene line=plain-haunt duel where=the_old_door
% Nine Breaths; Come In
The last nail lay on the floor, and only the bolt was left | {foe} had {foe.his} back against it, with arms spread wide | they had all come, and stood close, as far as the stairs
Outside it called | it did not call one of them any more
"One," said {foe}. {foe.his} teeth were chattering. "I was told to count to nine, so she'd learn. Two. I was six. I did what I was told. She only had to come home when the lamps were lit. Three. She was laughing at first, she thought it was a game. Four"
No one moved | "I got to nine," said {foe}. "And then she'd gone. I thought she'd gone! So I went to bed. You can't let her in. She'll ask me what took me so long"
The third call would be the last | there had never been a fourth
+ Give {foe} the mitten, and take hold of the bolt too => {foe} looked at it. It was dry | "Nine," said {h}, as gently as one could | they drew the bolt together, and {foe} said it, to the floor, where a child's face would be: "Come in"
= Ask {foe} what she was called => It was so long before it came that they thought it would not. "Lotte," said {foe}. "Lotte, come in, you'll catch your death." | the bolt moved as if of its own accord
- Lie that it is not her out there at all => "It's a dog," said {h}. "It's only a dog that's got shut out. Let the poor thing in." | for a dog {foe} could do it | {foe.he} had it open before {foe.he} knew
+~ {foe} held the mitten to {foe.his} face | {foe.he} breathed it in, and {foe.his} knees gave way, against the bolt, and nobody could get at it | outside the third call came and went
=~ {foe} shook {foe.his} head, and shook it, like a child with its mouth full | the third call came | nobody inside said anything
-~ "That's what she used to play," said {foe}. "She'd be the dog." | {foe.he} put in the hammer's handle behind the bolt, and it held
`;
export const pack: PackSource = { id: 'case-plain-haunt', sheets: [facts, scenes], words: {} };
