import type { PackSource } from '../pack.ts';

/** Something calls at night, one name at a time: who it is, and who did not open. */
const facts = `
@ * truth line=plain-haunt start task=find,find-person,steal,remember,clear
{h} had come to {goal} | the ones who could have told {him} how sat on a row of chairs, with their faces to the wall | at night something called outside {home}, one name at a time, and whoever went to the door came back like that
@ * truth line=plain-haunt start task=find-out,stop,defeat,refuse
At night something called outside {home}, one name at a time | whoever went to the door came back without a word to say | {h} had come to {goal} | there was no way round that voice, and {he} had to learn what it wanted
@ * truth line=plain-haunt start task=free,lead,escape,survive
Nobody left {home} any more, by day or by night | something called outside, one name at a time, and whoever opened came back without a word to say | {h} had come to {goal} | the way to that led over the sill where it stood
@ * truth line=plain-haunt start task=deliver
Whatever was brought {inhome} was left on the step, since nobody opened | something called there at night, one name at a time | {h} had come to {goal} | it could not be done through a bolted door
@ * truth line=plain-haunt start task=win-heart,make,become,get-rich,anything
At night something called outside {home}, one name at a time | whoever went to the door came back without a word to say | everyone sat behind bolts, and {h} had come to {goal} | for that {he} had to find out what it wanted
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
The old teacher hummed along, with her face to the wall | {h} had told her every day what was outside the window
@ * echo line=plain-haunt far did=ha-near:-
The old teacher's hand went to and fro over her lap, as if it were looking for a page | {h} had the register under {his} own pillow
@ * echo line=plain-haunt turn did=ha-game:+
{h's} left hand had not been dry since the game | it was the hand that {he} had given
@ * echo line=plain-haunt far did=ha-game:-
The children had stopped playing | they sat against the wall in a row, of their own free will, to see what it was like
@ * echo line=plain-haunt turn did=ha-towels:+
The small wet prints had gone round by the towels that night | where each one lay they stood side by side, as if to wipe themselves
@ * echo line=plain-haunt plan did=ha-towels:=
This morning there had been a print on {foe's} own threshold | it pointed in
@ * echo line=plain-haunt gate did=ha-second:+
The gardener had taken down his own bolt, and stood there with it | {h} had wiped his name off the lintel
@ * echo line=plain-haunt plan did=ha-means:=
{h} had the sounds written down, hour by hour | the long pause after the third call came every time
@ * echo line=plain-haunt gate did=ha-nurse:+
The old nurse had been carried there in her bed, with her good cap on. "It was I who said nine," she told the two who held her elbows, and she meant to say it again
@ * echo line=plain-haunt gate did=ha-tied:-
There were cords hanging from the chairs, cut through by now | whoever had been tied in one had red wrists, and rubbed them at the wall
@ * echo line=plain-haunt gate did=ha-price:+
The little boy sat on {ally's} knees, wide awake | {h} had not let them have his name
@ * echo line=plain-haunt gate did=ha-price:-
There was one chair more along the wall, and it was a very small one | nobody had come for whoever sat on it, since he had no kin
@ * echo line=plain-haunt duel did=ha-eve:+
There was a pair of dry stockings over a chair | they were a child's, and they had been warmed
@ * settle line=plain-haunt won task=find,find-person,steal,remember,clear
She came in, and nobody saw her, but the mat was wet | she went along the row, as children do, and touched each sleeve | the ones at the wall turned round on their chairs and rubbed their eyes | {foe} sat on the floor and talked to what was in {foe.his} arms until it got light | {h} had come to {goal} | it was the old teacher who could help {him} to that, for she had had her face to it all those weeks | she did it before breakfast, with every door standing open behind her
@ * echo line=plain-haunt wall did=ha-ally:-
Whoever fed the nineteen held on to the backs of their chairs by now, going along the row
@ * echo line=plain-haunt wall did=ha-lead1:-
There was chalk across the gardener from the night before, as on a door | nobody would sit next to him
@ * echo line=plain-haunt turn did=ha-lead2:-
A second low stool had been brought in, for the boy whose door {h} had chalked | his mother fed him herself
@ * echo line=plain-haunt far did=ha-second:-
{foe} had rubbed at {foe.his} own lintel until the wood was white | it could still be read when it was wet
@ * echo line=plain-haunt plan did=ha-towels:-
Since they had all seen the prints nobody walked in that passage | they went from room to room by the windows
@ * echo line=plain-haunt turn did=ha-wall1:-
{foe} had not slept since then | {foe.he} went about and asked them one by one which name it was that {h} had heard
@ * echo line=plain-haunt price did=ha-wall2:-
{foe} knew by heart what had been written down in those three nights | {foe.he} had been heard to count it through, up to nine, in {foe.his} sleep
@ * echo line=plain-haunt far did=ha-wall3:-
The archivist had hung a bag of salt on the record room door | it was for whoever brought her the wrong winter
@ * echo line=plain-haunt plan did=ha-turn:-
Where {h} sat down there was soon a second place on the bench | nobody could sit in that one, for it was wet
@ * echo line=plain-haunt gate did=ha-far:-
{foe} had asked the whole house who else had heard that {foe.he} was forgiven | no one had
@ * echo line=plain-haunt duel did=ha-nurse:-
One person could still have said who had told a child to count | she lay under the roof without a light, and had not been fetched
@ * echo line=plain-haunt gate did=ha-called:-
Low down behind {h} a nose was drawn up | since that night it had known that {he} was in
@ * echo line=plain-haunt gate did=ha-small:-
On the lintel over the passage stood the longest name yet | {h} went beneath it without looking up
@ * echo line=plain-haunt duel did=ha-eve:-
On the mat there should have been something warm for a child to put on | it dripped from {h's} pocket
@ * echo line=plain-haunt duel did=ha-gate1:-
One of those who had been trodden down in the passage was still moaning | {foe} nodded at it, as at a reason
@ * echo line=plain-haunt duel did=ha-gate2:-
The lower boards had been hacked through, and stood out like teeth | no child would have put a hand in there
@ * echo line=plain-haunt duel did=ha-gate3:-
{h} stood there in bare feet, and there were no others next to them
@ * settle line=plain-haunt won task=find-out
She came in, and nobody saw her, but the mat was wet | she went along the row, as children do, and touched each sleeve | the ones at the wall turned round on their chairs | {h} had come to {goal} | {foe} said the answer aloud from the floor, with {foe.his} arms round a small wet nothing. "It was her. It was never anyone but her. We shut her out in the sleet, and I counted to nine, and all that's gone wrong here since comes of nobody having opened. I wrote up the names so that it shouldn't be mine." | there was no more to it, and it was told to nineteen people, who had known it for weeks
@ * settle line=plain-haunt won task=stop,defeat,refuse
She came in, and nobody saw her, but the mat was wet | she went along the row, as children do, and touched each sleeve | the ones at the wall turned round on their chairs | {foe} sat on the floor with {foe.his} arms round a small wet nothing, and told it everything | {h} had come to {goal} | it came down in the end to one door, and two words, and somebody to say them | after that night nothing went about {inhome} which had no business there, and no one asked it to
@ * settle line=plain-haunt won task=free,lead,escape
She came in, and nobody saw her, but the mat was wet | she went along the row, as children do, and touched each sleeve | the ones at the wall turned round and asked for their shoes | {foe} sat on the floor with {foe.his} arms round a small wet nothing, until it got light | there was nobody outside any more, since she was in | {h} had set out to {goal} | they all went over that sill together in the morning, twenty and more of them, hand in hand, and it was done, and the last one out left the door ajar
@ * settle line=plain-haunt won task=survive
She came in, and one saw it by the mat | she went along the row, as children do, and touched each sleeve, and the ones at the wall turned round and asked for bread | {foe} held a small wet nothing all night long, and told it who had died | {h} had come to {goal} | they did that together from then on, with the bolts drawn back, and a fire, and turns taken at it | whoever got up at night said loudly who it was, and from the dark there came each time a small dry cough, so that one should know that she was awake as well
@ * settle line=plain-haunt won task=deliver
She came in, and the mat was wet, and she left it to the others to shut the door | nobody did | the nineteen turned round on their chairs, and {foe} sat on the floor and talked to what was in {foe.his} arms | {h} had come to {goal} | for the first time in weeks a thing was not put down on the step, but carried over it, and laid upon a table, into the middle of them all
@ * settle line=plain-haunt won task=win-heart,make,become,get-rich
She came in, and nobody saw her, but the mat was wet | she went along the row, as children do, and touched each sleeve | the ones at the wall turned round | {foe} sat on the floor with {foe.his} arms round a small wet nothing, and talked to it until it got light | it never called again | the bolts were drawn, one behind another, and people came out in their stockings and asked what there was to do | {h} had come to {goal} | with nineteen people who had slept for weeks it was done by the first frost
@ * settle line=plain-haunt dark task=find-out
The bolt was drawn, and she came in, and past all of them, and stopped in front of {h} | the ones at the wall moved their chairs a little away from {him} | {h} had come to {goal} | "A child was shut out, and it was I who shut the door," said {foe}. "There's your answer. It's all come of that." | it was quite true, and it stood before {h} and dripped
@ * settle line=plain-haunt dark task=find,find-person,free,stop,defeat,steal,deliver,lead,escape,survive,clear,win-heart,make,become,remember,get-rich,refuse,anything
The bolt was drawn, and she came in, and past all of them, and stopped in front of {h} | the ones at the wall turned round on their chairs, and moved these a little away from {him} | {he} had come to {goal} | it was not refused {him} by anyone, for {he} had only to come near with that wet print always one step behind, and people did what was wanted
@ * settle line=plain-haunt lost task=find-out
The bolt stayed where it was, and outside no voice called any more | towards morning one heard it again, farther away, and it sounded like a child going off along a road | the ones at the wall never turned round | {h} had come to {goal}, and had the answer by now | a child had been left out in the sleet, and one had held the bolt, and all the rest had come of that | it would have been a thing to say to her, through the open door, and nobody else had asked for it
@ * settle line=plain-haunt lost task=survive,escape
The bolt stayed where it was, and outside no voice called any more | towards morning one heard it again, farther away, and it sounded like a child going off along a road | the ones at the wall never turned round | {h} might go where {he} liked in the morning, and nothing called after {him} | {he} had come to {goal}, and it had been meant for more than one | behind {him} they sat in their row, and there were three spoons to feed them with
@ * settle line=plain-haunt lost task=find,find-person,free,stop,defeat,steal,deliver,lead,clear,win-heart,make,become,remember,get-rich,refuse,anything
The bolt stayed where it was, and outside no voice called any more | towards morning one heard it again, farther away, and it sounded like a child going off along a road | the ones at the wall never turned round | {h} was free to go, and there was nobody left who would go with {him} | what {he} had come for was behind one of those smiles, and stayed there
@ * settle line=plain-haunt won task=anything
She came in, and nobody saw her, but the mat was wet | the ones at the wall were touched on the sleeve, one after another, and turned round | {foe} sat on the floor till it was light, and talked to what was in {foe.his} arms | {h} had come to {goal} | it had taken two words in the end, and a person to say them | the nineteen carried their chairs back to the tables, and whoever needed a hand that day had twenty to choose from
@ * settle line=plain-haunt dear task=find-out
She came in, and went along the row of chairs, and laid a wet hand on each | they turned round, all of them but one | {h} had come to {goal} | "It was I," said {foe} to the row of faces. "I counted to nine, and she was out there. All of it's come from that." | that was the answer, and {foe.he} had said it a little late | the whole time {h} could hear one chair that did not creak
@ * settle line=plain-haunt dear task=stop,defeat,refuse
She came in, and went along the row of chairs, and laid a wet hand on each | they turned round, all of them but one | {foe} held the door until it was day, and then {foe.he} went out through it, and no one saw where | {h} had come to {goal} | it had come down to one door, and two words, and they had been said a little late | the whole time {he} could hear one chair that did not creak
@ * settle line=plain-haunt dear task=survive
She came in, and went along the row of chairs, and laid a wet hand on each | they turned round, all of them but one | {foe} held the door until it was day, and then {foe.he} went out through it, and no one saw where | {h} had come to {goal} | they saw to that among them from then on, with a fire, and turns taken at it, and there was one who had no turn
@ * settle line=plain-haunt dear task=free,lead,escape
She came in, and went along the row of chairs, and laid a wet hand on each | they turned round, all of them but one | {foe} held the door until it was day, and then {foe.he} went out through it, and no one saw where | {h} had set out to {goal} | they went over that sill in the morning, hand in hand, and it was done, and there was one hand fewer than there should have been
@ * settle line=plain-haunt dear task=find,find-person,steal,deliver,clear,win-heart,make,become,remember,get-rich,anything
She came in, and went along the row of chairs, and laid a wet hand on each | they turned round, all of them but one | {foe} held the door until it was day, and then {foe.he} went out through it, and no one saw where | {h} had come to {goal} | they all helped with that then, in their stockings, without being asked | the whole time {he} could hear one chair that did not creak
@ * more line=plain-haunt did=ha-lead1:+
They kept on sitting up together, one night in the week | nobody remembers that there was a reason
@ * more line=plain-haunt did=ha-lead2:=
The bell-ringer took the wax out of his ears | he thought the birds very loud
@ * more line=plain-haunt did=ha-lead3:-
The handyman's child found {h}, and gave {him} back the lamp | she only said that it had gone out
@ * more line=plain-haunt did=ha-game:=
The children still play that game | they leave a place in the ring, and the one who is next to it complains that it tickles
@ * more line=plain-haunt did=ha-nurse:-
The old nurse was found by the door, in her cap | she had wanted to say it before anyone else, and nobody had fetched her
@ * last line=plain-haunt won
The door is never bolted now, not even in winter | on a nail beside it there hangs a pair of red mittens | they have got a little bigger, some say, from year to year
@ * last line=plain-haunt dark
Nothing called any more | but in the night {h} would wake, and lie there, and wait for a small voice to say {his} name
@ * last line=plain-haunt dear
{h} sat beside the small chair each evening and told it what the day had been like | in spring, once, it creaked
@ * last line=plain-haunt lost
In the morning the red mitten lay before the bolt, and {h} took it along | on the next night of sleet {he} meant to stand outside and do the calling {himself}
@ ha-after1 after line=plain-haunt won
+ Comfort {foe} by the fire that was lit for her => {foe} sat nearest to it, with one arm held a little away from {foe.his} side | it was held like that all evening, and it did not tire
= Draw the other fifty-nine nails, one by one => {h} sorted them by length into a jar | the last had gone in crooked, and had the mark of a very small hammer
- Steal one red mitten from its nail => It was dry in the evening | by morning it had soaked through the sheet, and there were three knocks on the lid of {h's} trunk, low down
@ ha-after2 after line=plain-haunt dark
+ Give away the chalk to the children => They drew a house with it, the whole length of the wall | it had a great many doors, and all of them were open, and there was a figure in one which none of them had drawn
= Sit on the nineteenth chair for a while => One saw stone from there | after some time one saw that it was not quite flat, and that it was about to turn round
- Deceive the night, and answer in another's name => "Yes?" called {h}, in the cook's voice, though nothing had been asked | it was still | then, very politely, it asked
@ ha-after4 after line=plain-haunt dear
+ Comfort the one whose chair did not creak => {h} sat down on the floor beside it, with an arm over the seat | toward evening there was a weight against that arm, no greater than a cat's
= Follow {foe's} tracks from the open door => There were two lines of them, side by side, one of good shoes, and one bare | they went as far as the road, and there the small ones were on top of the others, as when a child is let ride on one's feet
- Lie to the twenty that {foe} is asleep upstairs => They spoke softly for a week | then the old nurse asked from her bed who it was that was not walking up and down any more
@ ha-after3 after line=plain-haunt lost
+ Help {ally} with the spoons => {foe} sat in the row by then and had to be fed as well, and {h} took the left-hand side | the third from the end had begun to hum, and it was the tune of the game
= Walk round to the narrow yard => There was the step, and snow on it | in the middle was a patch as large as a plate, where none had fallen
- Attack the old door from outside => The axe went in, and stuck | from within, quite close, {foe} began to count
@ * bridge line=plain-haunt quest=solve:find_out_what_called_at_the_bolted_doors:the_voice
A carrier told {h} about it, since {he} was known to listen | {inhome} they sat behind bolts by now from noon, and he had had to leave his parcels on the step | "There's a thing there that knows your name," he said
@ * bridge line=plain-haunt quest=rescue:wake_the_nineteen_who_sat_with_their_faces_to_the_wall:the_nineteen
A woman came to {h} about her brother, who had opened a door {inhome} at night | since then he smiled, she said, and had not turned round | there were nineteen of them by now
@ * answer line=plain-haunt topic=foe before
"{foe} goes round at dusk to see that we're shut in," said {p}. "I've always thought it was kind"
@ * answer line=plain-haunt topic=foe behind
"{foe} was six," said {p}. "One ought to say that each time, before one says the rest"
@ * answer line=plain-haunt topic=hands before
"They do what {foe} says, and {foe} says keep still," said {p}. "Have you seen their shoes? They sleep in them"
@ * answer line=plain-haunt topic=hands behind
"They've got names too," said {p}. "Every one of them has looked up at his own door post before he goes in. That's how you hold people"
@ * answer line=plain-haunt topic=place
"You can go where you like till dusk," said {p}. "Then you'll want to have a wall at your back, and not a door"
@ * answer line=plain-haunt topic=token before
"That mitten's been wet for three weeks," said {p}. "I hung it over the fire. The fire went out"
@ * answer line=plain-haunt topic=token behind
"She went back for it," said {p}. "That's why she was late. There's a left one somewhere"
@ * answer line=plain-haunt topic=past before
"There's a door we don't use," said {p}. "Every place has one. You don't ask, as a child, and then you're old"
@ * answer line=plain-haunt topic=past behind
"They counted to nine," said {p}. "I've tried it since, with the sleet coming down. It's such a long way to nine"
@ * answer line=plain-haunt topic=goal before
"And who's to help you with that?" asked {p}. "Them? They'd smile at you. Come when it's light, and we'll still not open"
@ * answer line=plain-haunt topic=goal behind
"Get that door open," said {p}, "and there'll be nineteen people here who owe you a morning's work. You can ask them for the moon"
@ * answer line=plain-haunt topic=self before
"I say my own name over, under the blanket," said {p}. "So I'd notice if it was said wrong"
@ * answer line=plain-haunt topic=self behind
"I said it as well," said {p}. "'There's no one there.' I was so relieved. You don't know how glad one is, to say that"
@ * answer line=plain-haunt topic=danger before
"It doesn't come in," said {p}. "It's never once come in. It's only that every night it stands a bit nearer"
@ * answer line=plain-haunt topic=danger behind
"I'm not afraid of her," said {p}. "I'm afraid of what she'll think, when she sees we were all at home"
@ * answer line=plain-haunt topic=people
"Nineteen," said {p}. "The first was somebody's favourite. So was the last. That's how they're chosen, when you come to look"
@ * answer line=plain-haunt topic=way before
"Sit where you can see the lintels," said {p}. "It can't read what isn't written. Then ask yourself who can reach that high"
@ * answer line=plain-haunt topic=way behind
"By the old door, before the third call," said {p}. "And have the two words ready. You'll find they're not so easy to get out"
`;

const scenes = `
@ * foot line=plain-haunt ground=shop,lone,house,school,hospital,abbey,court
{h} was there to {goal}, and had wanted help from the nearest houses, and had knocked at each
@ ha-o1 open line=plain-haunt p=bell-ringer/he fork where=the_bolted_door
% Nineteen Chairs; It Knows Your Name
{h} had come to {goal} | {he} had asked for help with that {inhome}, from door to door
by dusk every one of them was bolted, and nobody would open | at the last {p.a} did, by a hand's breadth, and pulled {him} in
"You won't find anyone to lend a hand," said {p}. "Not till it's light, and not then. Come here." | he held up the {lamp} | along the wall stood nineteen chairs, with people on them, who sat with their faces to the stone and smiled at it. "It called them," said {p}. "One a night. They went to the door, and they came back like that. You can feed them. They don't mind anything"
"What calls?" asked {h}. | outside, as if it had been asked, there was a small dry cough
"{foe} says that whoever isn't called must keep still, and it'll go by," whispered {p}. "I found this on the step, the first morning. It's wet. It won't get dry, whatever I do." | it was a child's red mitten
A voice spoke then, quite close, and it said a name | it was not {h's} | upstairs a bed creaked
+ Comfort the one who was called => It was a gardener, in his shirt | {h} held on to his belt, and two more came and held {h} | so they sat on the stairs in a row, and let it call
= Stop your ears with the bell-ringer's wax => It was very quiet in there | one heard one's own blood go round | by the faces of the others {h} could tell when it called
- Lie to a neighbour that the step is safe => The handyman believed {h}, for one of them had to look some time | he took his {lamp}, and drew the bolt | they heard him say "Oh"
~ A bolt was drawn somewhere before anyone could stop it | a gust went through the house | after that {p} pushed wax in everybody's ears with his thumb
@ ha-lead1 scene line=plain-haunt lead way did=ha-o1:+ p=gardener/he where=the_dark_stairs
% Holding On; Three on the Stairs
They held on to {p.a} until his name had been called eleven times | he did not struggle | he only leaned, like a tree
"It isn't a bad voice," said {p} when he could speak again. "I thought it'd be a bad voice. It's a small voice. And it isn't angry. It calls me as you call into another room, to ask if they're still there."
No one had been called before and stayed | they looked at him by the light, and he was quite himself, but for his hair, which was wet
"It said something else, behind the name," said {p}. "It was only two words. I'd nearly got them, when you pulled"
From the door over the way came the sound of a bolt | it was {foe}, who had stood behind the door the whole time
+ Give {p} your coat, and your place by the fire => They drew their chairs together, all four of them | no one said that they would do so every night from now on
= Ask {p} how old it sounded => "Six," said {p}. "Seven. It had a tooth missing. One hears that." | he wiped his face, and went on wiping it
- Betray him to {foe}, as one who has heard it => {foe} came across with {hands} | they did not touch {p} | they only chalked something over the door
~ The gardener's hair did not dry | in the night he got up twice in his sleep, and twice they brought him back from the door
@ ha-lead2 scene line=plain-haunt lead where=the_quiet_cellar p=deaf_sister/she
% What One Sees Without Ears; Chalk
With wax in one's ears one saw more | in the cellar sat those who were too frightened to be upstairs | {p.a} was among them, who had been deaf since she was a baby, and was knitting
She took {h} by the wrist, and drew upon {his} palm with a finger, letter by letter | "They all jump at the same time," she wrote. "Then one gets up. But I saw something before that. I sit by the grating"
She showed {him} what one could see there | it was a strip of the yard outside, and feet
"In the evening there's one who goes round," wrote {p}. "Good shoes. They stop at one door, and stretch, as one does when one writes up high. On that night it's always that door"
She wrote the last word twice, to be sure | the word was: chalk
+ Share the watch at the grating with her => They took it in turns, and nudged each other | towards midnight there was a foot, small and bare, and it left no print
= Ask {p} whose shoes they were => She looked round first | then she pulled out a thread, and laid it on {h's} knee in the shape of a buckle | {foe's} shoes had a buckle like that
- Steal up at night and chalk another door => It took {h} no time at all | that night it called a boy who would never have been called
~ The {lamp} fell over | in the dark nobody could say anything, and nobody could hear it
@ ha-lead3 scene line=plain-haunt lead way did=ha-o1:- p=handyman's_child/she where=the_open_step
% The Wink; A Lamp on the Step
In the morning the {lamp} stood on the step, quite tidily | the handyman sat on the last of the nineteen chairs, and whoever had had that was in bed by now, and smiled at the ceiling
{p.a} stood in front of him, and looked into his face from below. "He isn't there," said {p}. "He always winks." | then she turned round to {h}. "You told him that it was safe."
There was nothing to say to that
"I couldn't sleep," said {p}. "I saw him through the crack. He held up the lamp, and there was nobody. He said 'Oh'. Then he said 'There's no one there'. And then it began to cry. I think that's what does it. When they say there's no one there"
Up on the lintel there was writing in chalk | it was the handyman's name
+ Support the child, and tell her the truth => It was a short truth and took a long time | she listened to the end | "Then you'll have to get him back," said {p}
= Wipe at the chalk with a thumb => It had been written over an older name, and that over another | there were nineteen of them, in the same careful hand
- Cheat the child with a story about a journey => She nodded the whole way through | "You lie like grown-ups do," said {p}, and took the lamp with her
~ She had run in and bolted the door before {h} could say a word | from inside one heard her tell it all to the chair
@ ha-ally ally line=plain-haunt ally=night_nurse where=the_room_of_the_chairs
% Whoever Feeds Them; One Spoon After Another
The people on the chairs had been fed all that time by one and the same hand, one spoon after another | it belonged to {ally.a}, and nobody had thought of asking what {ally.he} knew
"They like it sweet," said {ally}. "They were never like that before. You'd say there's a child in every one of them that has got what it wanted." | {ally.he} wiped a chin. "They aren't unhappy. That's what I can't forgive"
{ally} had sat in that room for three weeks, and had noticed something. "An hour past midnight they all turn their heads, the same way. Toward the old door, the one that's been nailed up. Not to the door where it calls."
"I'd like to sleep again some time," said {ally.he}. "Let me come along"
+ Help {ally} with the last of the bowls => It is slow, feeding nineteen | at the end {ally} laid {ally.his} head down on the table, and {h} kept watch for an hour
= Look which way they turn an hour past midnight => It was as {ally} had said | nineteen heads went round like sunflowers | behind the cupboard there was a door that nobody had used in years
- Trick {ally} into keeping the watch alone => {h} slept as {he} had not slept for days | {ally} looked ten years older in the morning, and said nothing about it
~ One of them began to sing, with a shut mouth, and the others fell in | it was some time before anyone dared to move
@ * fare of=ha-ally won
{ally} slept for two days and a night, in the middle of the floor, and everyone walked round {ally.him}
@ * fare of=ha-ally lost
{ally} went back to the spoons | there was one more to be fed, since {foe} sat there too by now
@ ha-second scene line=plain-haunt second p=again who=gardener,deaf_sister,handyman's_child,bell-ringer where=the_lintel
% Who Writes Them Up; A Careful Hand
The next dusk {h} and {p} stood in the yard, behind the rain butt, and waited | the yard was empty, but for somebody in good shoes
It was {foe} | {foe.he} stopped in front of one door and took a long time over it | {foe.he} reached up, and wrote, and blew on {foe.his} fingers | then {foe.he} leaned {foe.his} forehead on the door post, like a person who is going to be sick
"{foe.he} chooses them," whispered {p}. "It's {foe.he} who chooses them! And it only reads what's written there."
When the yard was empty they went up to it | the name was the gardener's. "He'd give you his last onion," said {p}
+ Save the gardener, and wipe his name off => The chalk came off quite easily | that night it called for the first time without a name | "Anybody?" it seemed to say. "Anybody?"
= Follow {foe}, and see where {foe.he} goes => {foe.he} did not go home | {foe.he} went to the nailed-up door | {foe.he} laid a hand on it, and stood there till dark
- Trick it, and write {foe's} own name there => {h} wrote it large | that night it came, and read it, and there was a silence as if a plate had been dropped | it did not call it | it went away crying
~ A window was opened above them | an old man threw down a shoe, and called them murderers, and by then the name had been read
@ ha-near scene line=plain-haunt near p=old_teacher/she where=the_window_seat
% Somebody's Favourite; What is Outside
By day one could sit with the nineteen on their chairs | among them was {p.a} | she sat straighter than the others did, and it was to her that they had all once been brought for their letters
"She knew every child that ever lived here," said {ally}. "If one could only ask her"
{h} sat down by her | her eyes were open, and followed what seemed to be a beetle along the stone, to and fro | her hand was held a little out from her side, at the height where one has a child's hand in it
On her lap lay her old register, and one page had been folded down
+ Comfort {p}, and tell her what is outside => {h} told her about the road and the wet roofs | a dog had got shut out | at the dog her eyes stopped for a moment
= Read the page that she folded down => There were thirty children in that year | one name had been crossed out in ink, so hard that the pen went through. It had the same surname as {foe}
- Steal the register, and leave her sitting => When {h} pulled it from her lap her hand closed on nothing | later on it was seen that she was crying, without changing her face
~ The old teacher stood up, and walked to the wall, and knocked at it politely | it took three of them to set her down again
@ ha-game scene line=plain-haunt near p=small_girl/she where=the_room_where_they_play
% Ring of Six; One Too Many Hands
The children were kept indoors all day by then, and had made up a game | one heard it through two walls, the same few steps, and then it was quiet for a while, and then a shout
{h} opened the door on them | five were standing in a ring with their eyes shut, holding hands, and {p.a} counted under her breath. "You mustn't look," said {p}. "That's the rule. One of us is out, and we count, and if we get to nine without laughing then she has to stay out"
"Who is out?" asked {h}
"She is," said {p}, and nodded at the corner behind {him} without opening her eyes. "She always wants to be. She's no good at being in." | there was nobody in the corner | there was a puddle there as large as a plate
{h} counted the children in the ring once more | there were five of them, and right round there were six pairs of hands
+ Give her your hand, and let her into the ring => It was put into {his} from the left, and it was small, and wringing wet | "Now we're in," said {p}. "That's the first time that anybody's thought of it"
= Look down, and find out whose the sixth are => They were red with frost, and one of them had a mitten on | when {h} had understood it they let go, very quickly, like a child that is caught
- Trick the children into counting on past nine => They went on to twenty, and their voices got smaller | at thirty-one the girl opened her eyes. "Now she's cross," she said
~ The door fell shut behind {h} | it was dark, and there was a great deal of giggling, and one who coughed
@ ha-towels scene line=plain-haunt near p=laundress/she where=the_passage_in_the_morning
% What Is Dried in the Morning; Nine Doors Down
In the morning, before anyone was up, {h} met {p.a} in the passage on her knees | she had a pile of small towels beside her, and was wiping the floor
"Don't tread in it," said {p}. "I'd sooner they didn't see. I've done it for three weeks, and nobody's noticed." | they were prints | they were of bare feet, as long as a hand, and they came from the bolted door
{h} looked at the bolt | it was across
"The first day it was one," said {p}, "on the mat. On the inside. I thought I'd spilt a drop. The next day there were two. It only ever does one step more, and then it waits there. I can see where it's stood, it's wetter." | she wrung out the towel | "I've counted it up. It goes by one door a night, and it doesn't stop at any. There's nine more of them till you come to {foe's}"
{h} counted the doors along the passage, and it was behind the fourth that {he} had slept
+ Help {p} to lay dry towels along the wall => They put one down before each of the doors, folded in half, as one does for guests | the girl in the kitchen asked who was coming
= Follow the prints to the very last of them => It was in front of {h's} own door, and had been there for a long time | the toes were turned inward, and above them, at the height of a nose, there was breath on the wood
- Lie to {p} that it is only the damp coming up => "Ah," said {p}. | she would so much have liked to believe it that she left off wiping | by noon they had all seen it
~ A door was opened farther along, and {p} pushed the pail over on purpose | then everything was wet, and nobody could read it any more
@ ha-means scene line=plain-haunt means fork p=again who=gardener,deaf_sister,handyman's_child,bell-ringer where=the_nailed_door
% Sixty Nails; The Door Behind the Cupboard
Behind the cupboard there was the old door | it had been nailed shut with sixty nails, from the inside, in a great hurry
{p} held the {lamp} close to it | low down, at the height of a hip, the wood was scratched. "From the other side," said {p}. "One can see the points come through"
There was a keyhole, stuffed up with wool, and the wool was red
So it was here that one had to begin | they could all sit up in this room, and be near when it came | one could write down what it did, call by call | or one could go into the record room, if {foe} would give up the key
+ Support the others through a night in this room => They moved the chairs in, all nineteen | it was a crowd, and it was nearly cosy | there were three hours to go till midnight
= Write down every sound that it makes => {h} had a table drawn up to the wood, and a fresh pen | there were calls and pauses, and it would have to be done for three nights
- Deceive {foe}, so as to be let in to the records => {h} told {foe.him} it had to do with a grave | {foe} gave {him} the key, and looked after {him} for a long time
~ One of the nails fell out, all by itself, and rolled up to {h's} foot | they stayed where they were after that, and nobody asked who wished to
@ ha-wall1 scene line=plain-haunt wall way did=ha-means:+ p=blind_great-grandmother/she where=the_crowded_room
% An Hour Past Midnight; On the Other Side of the Wood
An hour past midnight the wood gave, as when a child leans on it | all the nineteen smiled in their sleep
"Now then," said {p.a} from the best chair. She was the oldest there, and saw nothing, and minded nothing. "Is that you, pet? You're late again"
It scratched, three times | "I know that scratch," said {p}. "We used to play in that yard, the three of us. Me, and her, and {foe's} mother. No. That isn't right. It was {foe}. I mix them up. There was one who was never let play in the front"
"What was she called?" asked {h}. | the old woman opened her mouth, and one saw how it slipped away from her
Overhead a step began to go up and down | it was {foe's}, and it came down the stairs
+ Protect the old woman when {foe} comes in => {foe} had come in, with {foe.his} hair on end. "Take her to bed," {foe.he} said. "She's wandering." | {h} stayed where {he} was, and the old woman held on to {his} sleeve
= Knock three times, the way it did => For one whole breath it was still | then something pushed a bit of red wool through the keyhole to {him}, a finger long
- Lie to {foe} that you heard it say a name => {foe} did not ask which | {foe.he} sat down upon the stairs, and went on sitting there
~ {hands} came in, and carried the chairs out again, with the people on them | the old woman waved, in the wrong direction
@ ha-wall2 scene line=plain-haunt wall where=the_long_watch p=clockmaker/he
% A Pause of Nine Breaths; What It Leaves Room For
{h} had sat at the table with a pen for three nights | {p.a} sat opposite, for he understood intervals
"It calls," said {p}, and pointed along the line. "Then there's a pause of nine breaths. It calls a second time, and it's nine. The third time also. Then it goes." | he took his glass from his eye. "One doesn't pause like that. I've thought about it. It's leaving room. It thinks that it's going to get an answer now"
They did it between them, on the table, with two voices | {p} called, and {h} said nothing, for nine breaths | it was the saddest thing, even by daylight
"What does one say when there's a knock?" asked {p}
+ Help {p} to get it out => "One says," said {h}. | {he} could not do it, either | it was two quite ordinary words, and their mouths were dry
= Compare it with what those on the chairs did => It was always the same | each of them had opened, and looked out, and said there was nobody | then they had shut the door again
- Steal the sheets and sell them to {foe} => {foe} read them standing up | "Nine breaths," {foe.he} said. "I counted to nine, and then I took my hand off the bolt" | {foe.he} was not talking to {h}
~ The ink had run, and it was from drops that had fallen on the sheet | nobody had been sitting there
@ ha-wall3 scene line=plain-haunt wall way did=ha-means:- p=archivist/she where=the_record_room
% A Winter Sixty Pages Long; The Missing Child
In the record room every winter had its volume | this one was as thin as a finger
{p.a} fetched it without having been asked. "I've been waiting for you to come," said {p}. "It's only three lines. Sleet, it says. Snow from the north. Then it says: child found by the old door, at daybreak. No name. One doesn't leave out a name, in a book like this"
She laid another beside it | "And that's the bill for the nails," said {p}. "Sixty nails, the very same day. It's signed. {foe} could hardly write yet. Look how big the letters are"
Between the shelves stood {foe}, who had followed {h}, and had heard it all
+ Defend {p} when {foe} wants the book => "I'll put it back myself," said {p}, behind {h's} shoulder. "It's been wrong there for long enough" | {foe} let {foe.his} hand drop
= Wait, and let {foe} be the one to speak => A moth came to the {lamp} while they stood there | "She was only ever allowed in by the back," said {foe}, and was gone
- Trick {foe} with a page about somebody else => {h} held up another winter | {foe} read, and breathed again | it was horrible to see how young {foe.he} looked
~ The {lamp} went out, a minute later a page had been torn from the volume | there were still the nails
@ ha-turn scene line=plain-haunt turn p=again who=blind_great-grandmother,clockmaker,archivist where=the_other_side_of_the_door
% The Child at the Back Door; Two Words
There was another side to that door, and before evening they found it | one got there through a hole in the fence, and it was a narrow yard, with nothing in it but a step
{h} lowered {himself} to the step, and then {he} saw it as one saw it from there | it was a door with a light behind it | inside people were laughing
"She came home late," said {h}. "It was sleet. She'd lost a mitten, and she went back for it. Then she knocked, and one of them was set to count as far as nine, to teach her. And she fell asleep"
"{foe} was supposed to open," said {p}. "They'd had one cradle between them, or as good as. And afterwards {foe.he} nailed it up, to have it quiet for good."
{h} had come to {goal} | no one {inhome} would lend a hand before that voice had been answered | it did not want anybody to come out | all those years it had called whoever might be in | it only waited for two words
Everyone who opened had looked over its head
+ Comfort {p}, who once looked out as well => "I said it too," said {p}. "There's no one, I said. I even held up the lamp. I didn't look down" | they sat there on the step until the lamp was empty
= Lay the red mitten on the step, and wait => It got dark | when {h} felt for it there were two of them | they were both dry
- Lie to yourself that it has got nothing to do with you => {h} stood up and went round to the front | all the way there was a small step beside {his} own
~ It began to sleet | one had only to see how quickly the step grew white
@ ha-price scene line=plain-haunt price where=the_house_with_the_child
% A Name on the Lintel; The Small Chair
{hands} had been out with the chalk while they were gone | the name on the lintel was a child's, and he was four | "One of us has to go," they said. "He's no parents. He won't know"
The boy sat under the table and played at houses | he had heard his name, and looked out
Without a name on that lintel it would come in, they said | {h} looked round the room, and each of them looked at the floor
{h} needed all {his} wits for the day after, and whoever was called had none left
+ Protect the boy, and write your own name there => The chalk was almost finished | when it called that night {h} sat on {his} own hands | it was like hearing one's mother on the stairs
= Wipe it off, and let it choose for itself => It called nobody | it went from door to door until morning and tried all of the latches, and nobody slept
- Betray the boy, as one whom nobody will miss => They opened for him, and he ran out to it, with his wooden cow under one arm | in the morning they fetched a low chair
~ While they still argued the boy had climbed on a stool and drawn a cow over the letters | it could not read that either, and it cried
@ ha-far scene line=plain-haunt far p=again who=blind_great-grandmother,clockmaker,archivist where=the_light_in_the_hall
% Who Sits Up; On Both Sides of the Stairs
That night there was a light in {foe's} hall | {foe} was sitting on the bottom stair, with a hammer across {foe.his} knees, and did not get up
"You've been round at the back," said {foe}. "I can see it by your shoes. I've never been round there. I've lived here all my life"
{foe.he} had chalk on every finger | "I thought if it had one each night, it'd be satisfied," {foe.he} said. "I thought that it wanted one. I always wrote up people who'd be missed, so it shouldn't think we were giving it rubbish"
{p} had never sat on a stair with {foe} before. "Do you remember her name?" asked {p}
{foe's} lips moved, but it did not come
+ Comfort {foe}, and say nothing for a while => Through the wall one heard the small dry cough | {foe} did not flinch, for the first time | "She had that all winter," {foe.he} said
= Ask {foe} for the hammer => {foe.he} looked at it. "Tomorrow," said {foe}. "I'll need it again tonight. I still have to do the windows"
- Lie to {foe} that she has forgiven {foe.him} => {foe} raised {foe.his} head. "Did she say so?" | "Yes," said {h}. | {foe} knew children, and let {foe.his} head sink again
~ A small hand tried the latch | {foe} was up, and over to the door, and had put in four nails before one could speak
@ ha-tied scene line=plain-haunt far p=key-keeper/she where=the_room_of_the_chairs_by_night
% Nineteen Get Up; Belts and Curtain Cords
That night the ones on the chairs got up | {h} was fetched from bed to see it
They stood at the windows in a row, all nineteen, in their shirts, and each had a flat hand on the pane | they said a word with their lips, over and over | in their midst {p.a} ran about with a bunch of keys, and counted them
"They've been so good," said {p}. "I've locked up here for thirty years, and I never had any trouble with them. Now they want out." | {hands} had brought belts and curtain cords. "It's just for the night," said {p}. "It'd be kinder if they were tied. You can see that it would." | one of the cords was round the old teacher already
{h} went close up to her mouth | it was a small voice, far in, and it was the same one in all of them | it said {foe's} name
+ Protect the nineteen from the cords => {h} stood in front of them with the others who were awake, and they made a row as well | for an hour they were two rows at one window, and all looked out
= Follow their eyes to what is outside => There was the step, down there, and on it the sleet did not lie | nineteen heads turned very slowly, as one does after a person who is walking by
- Betray them to the cords, so as to get some sleep => They let themselves be tied like children being dressed | toward morning all the cords were wet, and had been done up again in bows
~ A pane broke | nobody had touched it, and it fell inward, and at once there were wet prints among the glass
@ ha-nurse scene line=plain-haunt far p=old_nurse/she where=the_bed_under_the_roof
% Five Minutes' Peace; Who Said Nine
One person {inhome} was older than that winter | she had not been called, because nobody wrote up her name | she lay in a bed under the roof, and everyone believed that she could no longer speak
"So you've seen the yard," said {p.a}, when {h} came in. "I'd know that mud anywhere. Shut the door. No, leave it"
She had had the care of two children, she said, a very long time ago | one was to come in at the front, one at the back. "She was late. She was always late, that one, she had to pick up everything. And I was nineteen, and I'd been on my feet since four. I wanted five minutes' peace. 'You count to nine,' I said to the other, 'and then you let her in. That'll teach her.' And I sat down in the warm"
Down in the passage {foe} was trying the windows, one after another
"I dropped off," said {p}. "I've never told anyone. {foe} thinks that it was {foe.him} who got it wrong. I've lain here and heard {foe.him} count for sixty years. I'd only have had to say: it wasn't you who said nine"
+ Comfort {p}, and ask whether she would say it now => She looked at the door for some time. "You'd have to hold my elbow," said {p}. "I haven't any legs. I've still got that, though"
= Ask {p} what the girl was called => "It begins with an L," said {p}. "It's no use my saying it. It has to be said by the one who shut the door"
- Betray {p} to those at the windows below => They came up, and stood round the bed, and looked at her | nobody knew what one does to a person of that age, and so they took away her lamp
~ {foe} had come up the stairs and stood there | "You're awake," said {foe} to the old woman, gently, and tucked her in so firmly that she could not speak
@ ha-called scene line=plain-haunt far way did=ha-price:+ where=the_door_with_your_name
% Your Own Name; On Your Own Hands
{h's} name was on the lintel, in {his} own hand, so that night it was {h} who was called
One had thought one would be prepared | they had tied {him} to the bench by both ankles, and {ally} sat opposite, with wax in {ally.his} ears, and read {h's} face
It did not begin at the door | it began under the bench, quite low, as when a cat speaks to itself | then it was in the passage | it said the name, and it said it right | nobody here had ever said it like that | but one person had, long ago, when it was time to come in
"Your feet," said {ally} loudly, since {ally.he} could hear nothing. "You've got them undone"
{h} looked down, and both the knots lay open and wet
+ Give it an answer, as gently as you can => "Not yet," said {h} to the door. "Tomorrow. I promise." | the pause lasted for nine breaths | then there was a sniff, and small feet ran off, and one could have sworn that they skipped
= Count the nine breaths, and hold on to {ally} => At seven {he} was standing, and at eight {he} had hold of the bolt | at nine it was still, and {ally} had {him} round the knees
- Lie to it that you are not at home => It went on standing there | "But I can see you," it said, and that was the first whole sentence which anyone had heard from it
~ The lamp went out, and when it was lit again they were sitting the other way round, {h} upon {ally's} side and {ally} on {h's}
@ ha-small scene line=plain-haunt far way did=ha-price:- p=chair-maker/he where=the_very_small_chair
% Twenty; A Cow of Wood
In the morning {p.a} was sent for, because there was no chair of the right size | he brought one that he had made for his own, years ago, and set it at the end of the row
The boy was put on it by the shoulders | his feet did not reach the floor, and he smiled at the stone | he had left the door of the house open behind him, and on the step lay a cow of wood with its legs in the air
"Was it you who had the say?" asked {p}. He was testing the joints with his thumb and did not look up. "I heard that there were several of you, and then it was nobody. It generally is." | he pushed a bit of felt under one of the legs. "So it won't rock," he said. "He'll be there for a while"
Nineteen heads had moved a little, to make room for the twentieth
+ Support the boy's feet with a stool, and sit down by him => {h} told him what a cow does all day | at "milk" he moved his lips, and the one next to him moved hers as well
= Carry the wooden cow to the step at the back => In the evening it was standing on its legs | it had been turned so that it could look in
- Steal away before they ask for a name for tonight => One could hear the chalk even through three doors | it wrote for quite some time, and it was a long name, as long as {h's}
~ The chair rocked all the same | it rocked all day, with nobody touching it, and in the end {p} took the felt away again, and wept
@ ha-plan scene line=plain-haunt plan fork p=again who=blind_great-grandmother,clockmaker,archivist where=the_table_with_the_hammer
% How One Lets Somebody In; Sixty Times
On the table lay the hammer and the red mitten | it would sleet tonight, said the old people, they felt it in their hands
"It has to be the old door," said {p}. "And it's got to be open before the third call. But {hands} will be standing there. {foe} has told them what comes in if anyone draws one nail. They believe it"
Three things were possible | they could draw the nails in front of everyone, with the kin of all nineteen | they could do it at night from the back, quite quietly, from her side | or {h} got {foe} away from there with a false alarm, and did it alone
In the corner all the heads had turned already
+ Support the kin, who are to draw the nails => They came one by one to try the claw in their hands | the handyman's wife had brought a cushion for the knees
= Choose the back of the door, and her side => {h} looked out the thin old chisel, and greased it | on that step one would have to go without shoes, since {he} had seen no other prints there
- Prepare to trick {foe} with a cry from the well => A boy was found who could scream like a girl | he was shown the well, and was to start when the light went
~ The lamp flickered, and from the yard came the cough | it was early tonight | each of them caught up whatever lay next to hand
@ ha-eve scene line=plain-haunt eve where=the_kitchen_at_dusk
% Dry Stockings; The Last of the Light
There was an hour left till dusk, and it had begun to sleet | nobody had anything more to prepare, and so they made preparations
{ally} had laid a mat before the old door, and beside it a pair of stockings, and held them to the fire, and laid them down again | a woman put a bowl of bread and milk on the sill, and took it away, and brought a smaller spoon
"Who's going to say it?" asked {ally}. | they had all thought of that. "Let's try. We'll only say it as if it were a neighbour." | they stood about the kitchen and looked at their feet | each of them had said those two words a thousand times, with a full mouth
"Come," said the cook, and got no farther
It had grown so dark that one could not be sure how many they were | it was more than it had been
+ Share out the two words, one to each => One half of the kitchen said the first, and the other half said the second | it was like a gate with two leaves, and at the fifth time it opened
= Wait in the dark, and listen to who is there => There were eleven who breathed | there was one more, by the fire, who breathed through the mouth, as one does with a running nose
- Steal the stockings, so that it knows nothing of all this => {h} held them in {his} pocket | they grew warm, and then they grew wet, and then very heavy
~ The fire went out, with the noise of wet wool being wrung over it | there was nobody near it
@ ha-gate1 scene line=plain-haunt gate move way did=ha-plan:+ p=cook/he where=the_passage_to_the_old_door
% One Nail Each; In Front of Everyone
When the light went they came along the passage, all who had kin on a chair | {hands} stood there with linked arms before the cupboard
{p.a} was one of them, and knew everybody's name. "Don't, Marta," he said. "Don't, Jacob. You'll let it in among us." | "It's in already," said Jacob. "It's sitting on a chair in my kitchen, and it smiles"
They came on, step by step, with claws and pincers | one had not known how many belong to nineteen
From the other side came the first call | it was not anybody's name | it only asked
+ Give {p} the pincers, and show him a nail => He took them as if they would bite him. "My girl's on the fourth chair," he said. | he drew it out with his eyes shut, and then he went on to the next
= Count the pause aloud, to nine => They counted along, first the kin, and then {hands} | at nine nobody stood with linked arms any more
- Attack their line where it is weakest => It gave way at once, and two people were trodden on | there were still thirty nails, and somebody was moaning
~ One of the mothers had turned round, and then two | with what was left {h} came up to the cupboard
@ ha-gate2 scene line=plain-haunt gate move way did=ha-plan:- p=watchman/he where=the_cupboard
% All Alone with Sixty Nails; The Wrong Scream
The light went, and from the well came the scream | {foe} ran, as one runs who has waited for it for years, and {hands} ran after | there was only {p.a} left, who had a bad leg
"That's nobody," said {p}. "I know that boy, he does the pig at harvest. What's it for? You want to open it." | he had planted his crutch against the cupboard. "All by yourself? Then it'll take you, and no one will even have known you were here. That's how it always was"
The first nail came out, and the second | it was going to take an hour, and from far away one heard {foe} calling at the well
It was a name that {foe.he} called | {foe} had remembered it
+ Share the work with {p}, and tell him why => He leaned the crutch on the wall. "I've got strong hands, at least," said {p}. "Which side's hers?"
= Say the name through the keyhole => Behind the door everything stopped | then there came a breath, as of a child who has been running, and has got there
- Destroy the lower boards with an axe => The wood flew | a child could have come through it, and nothing came through it, for one does not come in that way
~ {p} had begun to shout | his voice broke, but the others had heard him, and one could see the torches turn
@ ha-gate3 scene line=plain-haunt gate move p=stable_boy/he where=the_yard_at_the_back
% From Her Side; Bare Feet
When the light went {h} was in the narrow yard | from the back it was quite a different door | {h} stood on the step in bare feet, and saw how high the latch was
{p.a} had been set to guard the hole in the fence, and he had fallen asleep, and woke. "Who's there?" he asked. "Is there anyone?"
{h} could have answered | but at {his} elbow a breath was already being drawn to do it | it was small, and it smelled of wet wool
"I can see you," said {p}, quite astonished. He was looking a little way below {h's} face. "There are two of you"
Inside {hands} had begun to talk all at once
+ Give {p} your shoes, and ask him to knock => He knocked, because {h's} hands were shaking | three times, with the pause between, as everybody knew it
= Stand still beside her, and wait for the call => It came out of {his} own mouth | it was a small voice with a tooth missing | inside there was not a sound but the lamp's
- Lie to {p} that you are alone => "But I can see her," said {p}. | the wet wool was gone from {h's} side, and for the rest of that night {he} was alone indeed
~ The boy had run | {h} had not {his} shoes on, and the sleet came down like a curtain
@ ha-duel scene line=plain-haunt duel where=the_old_door
% Nine Breaths; Come In
{h} stood inside before the old door | the last nail lay on the floor, whoever had drawn it | only the bolt was left, and {foe} had {foe.his} back against that, and both arms spread | they had all come, and stood close, as far as the stairs
Outside it called | it did not call one of them any more
"One," said {foe}, and one heard {foe.his} teeth chatter. "I was told to count to nine, so she'd learn. Two. I was six. I did what I was told. She only had to come home when the lamps were lit. Three. She was laughing at first, she thought it was a game. Four"
No one there moved, and no one breathed | "I got to nine," said {foe}. "And then she'd gone. I thought she'd gone! So I went to bed. You can't let her in. She'll ask me what took me so long"
The third call would be the last | there had never been a fourth
+ Give {foe} the mitten, and take hold of the bolt too => {foe} looked at it. It was dry | "Nine," said {h}, as gently as one could | they drew the bolt together, and {foe} said it, to the floor, where a child's face would be: "Come in"
= Ask {foe} what she was called => It was so long before it came that they thought it would not. "Lotte," said {foe}. "Lotte, come in, you'll catch your death." | the bolt moved as if of its own accord
- Lie that it is not her out there at all => "It's a dog," said {h}. "It's only a dog that's got shut out. Let the poor thing in." | for a dog {foe} could do it | {foe.he} had it open before {foe.he} knew
+~ {foe} breathed in the mitten, and nodded. "With me," said {foe}. "All of you" | they had put it off for so many years that it came out as a shout, as when a child is scolded | small feet ran
=~ {foe} had it in {foe.his} mouth, and one could see it there | it would not come out in front of {hands}, who had been told for years that there was no such child | the third call came
-~ "That's what she used to play," said {foe}. "She'd be the dog." | {foe.he} put in the hammer's handle behind the bolt, and it held
`;
export const pack: PackSource = { id: 'case-plain-haunt', sheets: [facts, scenes], words: {} };
