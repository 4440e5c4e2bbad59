/** What comes of a deed, by who is there: `fitp` one person, `fit` of a social group several or strangers, `fits` nobody. */
export const coreReplies = `
@ * fitp talk win
{p} listened with folded hands | "That is fairly put," {p.he} said, and {p.his} voice was kinder than before
"Nobody else has asked me today," said {p}, and put down {p.his} work | they talked for a little, and {h} liked {p.him} the better for it
{p} heard {him} to the end, which few people did | "I see," {p.he} said, and {h} believed that {p.he} did
It was the right thing to say to {p}, or the first that anyone had said all day | {foe} was a long way off for a moment
{p} gave a short laugh | "You do not give up," {p.he} said, and sounded as if {p.he} liked that
@ * fitp talk mixed
{p} answered readily enough, and at great length | {h} nodded so often that {his} neck grew stiff
"Let me think about that," said {p}, and did | it was a friendly silence, but a long one
{p} told {him}, and asked the same of {him} in return | it was only fair, and {h} had said more than {he} meant to before it was even
{p} was glad to be spoken to | {p.he} answered so loud that {his} ears rang with it
{p} wished to be asked nicely, and then wished to be asked again | by the time that {p.he} gave in, {h} had all but forgotten the question
@ * fitp press win
{p} held out for about as long as one can hold a hot dish | "All right," {p.he} said. "All right. You need not look at me like that."
{p} thought about it | then {p.he} nodded, not very gladly, and let {him} have {his} way
Whatever {p} had expected of {h}, it had not been this | {p.he} gave way by one step, and almost smiled
"You are not so mild as you look," said {p}, and there was some respect in it
{p} tried to smile, and could not | then {p.he} nodded, and did not argue any more
@ * fitp press mixed
{p} gave in, and sighed so that {h} should hear it
{p} gave in, but {p.his} eyes were elsewhere for some while afterwards
{p} did what was asked, slowly, with great exactness, and with both lips shut tight
"There," said {p}, rather white. "I would have done it for a kind word, you know."
{p} believed about half of it | about the other half {p.he} kindly said nothing
@ * fitp press setback
{p} waited, politely, for the part that was meant to frighten {p.him}
@ * fitp fight win
{p} had not expected it, and sat down where {p.he} stood | "Well," {p.he} said from there, quite without rancour, "you have made your point"
It was short, and nobody could have called it graceful | when it stopped {h} was up, {p} was down, and both of them were out of breath
{p} swung, and met only the place where {h} had been | the second time {p.he} did not swing, and let the arm drop
{h} got inside {p.own} reach and stayed there until {p.he} had stopped | "Enough," {p.he} said, and they both let go
{p} came on with both hands out, and was let go by | {p.he} fell over {p.his} own feet, and sat up slowly, looking for {p.his} temper
@ * fitp fight mixed
{p} went over backward and took {h} along | they got up on different sides, each with a piece of the other's collar
{h} had the best of it, but it had been a noisy business | {p} lay there, and laughed, and had no breath left for anything else
{p} gave ground, a step at a time | {h} had won, and would be stiff tomorrow
They broke off, both of them, at the same moment | "This is stupid," said {p}, and {h} could not deny it
Neither of them had won | {h} had a thumb that would not bend for a day, and {p} had a torn collar
{p} let {him} have that one, and brushed off {p.his} sleeves | {h} had won, and had learned nothing by it
@ * fitp fight setback
{p} had {him} by the wrist, looked it over like a fish on a stall, and gave it back | "No," {p.he} said
@ * fitp care win
{p} said no word to that, and sat up straighter | by and by {p.he} put a {coin} into {his} hand, and would not have it back
"Nobody sent you to do that?" asked {p} | {h} said no, and for a moment {p} could not speak
{p} thanked {him} as for a small thing | then {p.he} turned away, and {h} saw that {p} was crying
{p} took it like a seat in a cart, with both hands and no ceremony | "I shall not forget that," {p.he} said
The colour came back into {p.own} face | then {p.he} found that {p.he} could even make a joke
{p} tried to pay for it | since {h} would not have that, {p.he} shook {his} hand for a long time
@ * fitp care mixed
{p} was better for it, and thanked {him} at some length | {h} did not know where to look
"You had need of that yourself," {p} said, and it was so | {h} was tired now, and glad all the same
{p} was grateful aloud | {h} could have wished that {p.he} had been grateful in a lower voice
{p} was the better for it | {h} had to sit down for a moment when it was done
{p} let {him} do it, stiffly, like a boy being measured | "Thank you," {p.he} said, to {p.his} own boots
They were both the better for it, {h} and {p} | neither of them said so, out of shyness
@ * fitp care setback
{p} had {p.his} pride | {p.he} drew back, and thanked {him}, and drew back again
@ * fitp take win
{p} saw it go, and found a bird to look at on the other side
"You may as well," said {p}. "I have no use for it." | {p.he} seemed to mean it kindly
{p} had turned to cough | when {p.he} turned back there was nothing to see but {h}, who was thinking about the weather
{p} reached for it too, late and without much heart | "Well, have it, then," {p.he} said
It went into {his} sleeve, and {p} had not seen | {p} went on talking about the weather
{h} had it | {p} nodded slowly, and said that it was better off with {him}
{p} let it go, one finger at a time | "Take better care of it than I did," {p.he} said
Nothing rang, nobody called out | {p} only shrugged, and thought no more about it
@ * fitp take mixed
{h} had it, and {p} had hold of {his} cuff | they settled it without raising their voices, and the cuff stayed behind
"You will sign for that," said {p}, and brought out something to sign | it was done in {his} own name, there was no time to think of another
{p} said nothing | {p.he} went on saying nothing, and {h} would rather have been scolded
It came, and with it came a little bell on a thread | "That is only so that I know," said {p}
{p} watched {him} take it, and held out a hand for what it cost | it cost rather more than {h} had meant to part with
{h} got it away under the eyes of {p} | {p.he} looked more disappointed than angry
{h} got it, and dropped it on {p.own} foot | they were both sorry about that
{h} had got it, but {p} looked after it with such a long face that it was no pleasure
@ * fitp take setback
{p.own} hand was there first, flat, and not at all in a hurry | "I should leave that," {p.he} said
"That one bites," said {p} | it did
{p} had sat down on it | {p.he} looked up at {him} with every sign of good will, and went on sitting
It was tied with a string, and the string was tied to {p.own} wrist
{p} moved it two inches to the left, as if {h} were four years old | "Ask," {p.he} said. "I do not promise, but ask."
{h} had {his} fingers on it when {p} coughed, quite softly | {h} took the fingers away
{p} had swept it into {p.his} lap, and was looking at {him} in surprise | {h} went red, and said that {he} was sorry
"Not you too," said {p}, tired rather than angry, and moved it out of {his} reach
@ * fitp play win
{p} bore it with a straight face for longer than most | then {p.he} laughed, and after that {h} could talk to {p.him}
{p} knew that one | {p.he} came in on the second line, a third too low, and neither of them minded
"Do that again," said {p}, who had not smiled that week | {h} did it again, and this time {p} laughed out loud
{p} had been ready for anything but that | {p.he} forgot all {p.his} troubles, and it showed
{p} clapped, twice | "I needed that," {p.he} said, and looked ten years younger
Before it was over {p} was keeping time | "My mother had a way of doing that," {p.he} said, and after that {h} was hardly a stranger
{p} wiped {p.his} eyes | "You are not quite right in the head," {p.he} said, with real affection
{p} gave {him} a long look, and after it the half of whatever {p.he} was eating
@ * fitp play mixed
{p} liked it, and said so, and began to tell {him} how it ought to be done | it was a while before there was a gap to get out by
{p} laughed so hard that {p.he} sat down | it took a while to get {p.him} up again
It pleased {p} | {h} was rather red by then, and hoarse
"Very good," said {p}. "I shall know you anywhere by that."
{p} asked for another, and another after that one | by then {h} was out of breath, and out of ideas
It cheered {p}, and it tired {h} out | {he} would be hoarse for a day
{p} smiled, but only out of politeness
It made {p} homesick | that was not the idea, but {p.he} said that it was a good kind of sadness
@ * fitp play setback
{p} waited until it was over, and then a little longer in case it was not
"That one always makes me cry," said {p}, and blew {p.his} nose
{p} did not laugh, and asked if {he} {was} quite well
It might have done for some other person | {p} had turned {p.his} back by the middle of it
{p} gave {him} a {coin}, gravely, as one does with children
"Is there a person who looks after you?" asked {p}
Halfway through {h} met {p.own} eye, and forgot how it went
{p} put up with it as with a dog that has been rolling in a ditch
@ * fit talk win
Each had been waiting for his neighbour to begin | now they all talked at once, and it was a good deal friendlier
An old person in the second row said that it was well spoken | the others nodded, and made room for {him}
At that they glanced from one to the next, until a girl smiled | it went round, as yawns do
@ * fit talk mixed
An old man answered, and his wife said that it was not so | {h} let them argue, and was glad of the pause
They answered {him}, a bit at a time, like people paying in small change | it came to little, but it was kindly meant
"That is a long question," they said, and gave it a longer answer | {h} shifted from foot to foot until it was over
They talked, and to talk they came closer, until {h} could not have lifted an arm
@ * fit talk setback
It was as though {h} had spoken in a mill | mouths moved, and nothing got through
They nodded, all of them, very politely, and went on with what they had been doing
A mother said hush, and her mother said it again, and this time they meant {him}
"Ask him," each of them said, and each of them pointed to the next
@ * fit press win
The bold one in front looked round for the others, and there were no others | he turned out to be a reasonable person
They drew apart, and muttered, and let {him} have {his} way
Nobody there had been spoken to in that way for years | they did as they were told, to have some peace
A man at the edge took off his cap | the others did the same, one after another
They conferred, in whispers, with a good many looks | then one of them came forward and said that {h} was right
@ * fit press mixed
They gave {him} room, and black looks along with it
It worked on the front rank | those at the back had not heard it, and asked what had been said
"As you like," they told {him}, and it was done as {he} liked | nobody smiled while they did it
Half of them believed it | the believers had begun to quarrel with the rest, and neither would now be quiet
They did as {he} said | {h} was none too proud of how {he} had got them to
@ * fit press setback
The smallest laughed, and then they all saw how many of them there were
They said it over to each other in {his} own voice, and laughed
Those behind had not heard {him}, and called out to have it again | after the third time nobody was afraid
"Louder," a boy called, "there are deaf people over here"
@ * fit fight win
One went down, and two stopped to see to that one, and a fourth recalled that it was no business of his
There were a good many of them, and they got in one another's way | {h} came out at the far side with a stranger's cap
{h} picked out the one whom the rest were looking at, and stayed with him | when he sat down it was over
It was not how it is done | it was over before they had agreed who should go first
@ * fit fight mixed
{h} got loose, and left a sleeve with them | it was the good sleeve
They let go at last | both sides had lost some cloth by it, and some dignity
It ended in a heap, and {h} was the first one out of the heap | the breath came later
The near ones gave back | the ones behind had only just got their sleeves rolled
@ * fit fight setback
{h} had counted six, and there was a seventh, as there nearly always is
Four hands took {him} by the {coat}, without ill feeling, and set {him} down outside of it all
A big man threw a sack over {him} | it had had onions in it, and {h} could not see who was laughing
It was like pushing at a hedge | when it was done, {h} stood just where {he} had been standing
@ * fit care win
It got about, in the way of such things | people whom {h} had never seen nodded to {him}
They made room, then, without being asked, and in the room that they made was a stool
One began to help, and then there were six | it was done in no time at all
@ * fit care mixed
It reached the one who needed it | but several others were there before that one
They were thankful, and they were a great many | {h} would be walking with empty hands for some while
A woman kissed {his} hand | a man behind her asked what {he} had got to be sorry for
There was enough for all but two, and those two had been at the front
@ * fit care setback
They watched {him} do it with their arms folded | when it was finished they undid it
It was snatched, and there was a scuffle over it, and in the end it lay on the ground between them, trodden on
"We can manage," an old man said | "We always have," said his neighbour, and nobody had more to say
There were too many, and it was too little | {h} saw that from their eyes, long before the bottom of the bag
@ * fit play win
They had been told to keep still all day | it wanted only one person to begin, and {h} had begun
A grandmother got up and did the next part | everyone cheered her, and {h} louder than anybody
They had stood there with sour faces and folded arms | by the end they were beating time with their feet
When it was over they asked {him} {his} name, and told {him} theirs, and clapped {him} on the back
@ * fit play mixed
The front rows were wild for it | the back rows could not see, and said so
They would have it again, and then again | when {h} got off at last, {his} legs shook
A hat went round | when it got back to {him} there was a bent {coin} in it, and a bean
They loved it, and they shouted for a speech
They liked it, but they liked some other version better, and were kind enough to describe it
@ * fit play setback
They had seen it done well, that spring, by a bear
A boy threw a crust | it was not a hard one, but after it came others
It was the wrong song for that side of the river | they did not say so, they only stood up, one after another
{h} heard {his} own voice going on for some time after it should have stopped
In all that crowd just one person was moved | it was a dog

@ * fits talk win
{h} said it to nobody at all | it helped to have said it aloud, and {he} knew what {he} would do next
Nobody was there to hear it | it was odd how much plainer it was, once it had been said
Spoken aloud it sounded braver than {h} felt | {h} decided to live up to it
It was good to hear a human voice in that place, even if it was {his} own one
There was an echo, and it said the same | with two in favour of it, {h} felt surer
{h} had never liked the sound of it in {his} head | out loud it turned into a plan
{h} said it so loud that it rang a long way | {he} felt a size larger after that
{h} had just finished when a bird came down quite near [2 , to see who was shouting] | {he} had to laugh, and felt better
@ * fits talk mixed
It did {him} good to say it | but the words had carried, and a dog had begun to bark
There was nobody to answer | {h} had to laugh at {himself}, and blushed a little as well
{h} said it to the end, and felt a fool, and also a little braver
No answer came, and the quiet felt large | but at least it had been said
Nobody answered, as {h} had known beforehand | at least {he} had now made up {his} mind
{h} said it twice | the second time it was rather less true
It cleared {his} head | it had cleared the roof of birds as well, and they could be seen for miles
Nobody replied, and {h} did not care for the silence
@ * fits talk setback
It fell down in front of {him} and lay there | there was nobody to pick it up
{h} listened for a while to see if it would come back | it did not, even as an echo
{h} spoke too loud for such a place | a cloud of birds went up, and could be seen for miles
{his} voice cracked on the name | after that the silence had the upper hand
No one answered, and it took {him} some time to stop waiting
{h} lost the thread in the middle of it, and there was nobody to hand it back
{h} heard how lost it sounded, and did not finish
The wind took it out of {his} mouth at the second word
@ * fits press win
Nobody was there to be frightened | but {h} stood up straighter, and was less afraid {himself}
{h} practised it on {his} own shadow | the third time it came out just right
There was a scuffle, and a rat ran away from {him}, and that was all the enemy there was
{h} tried it on the wall, with {his} chin up | the wall gave {him} no trouble
It sounded so fierce that {h} looked round for the speaker | {he} was almost sorry that nobody had heard
Nothing stirred, and after such a speech a dog at least should have | so {h} was the fiercest thing there, and that was pleasant to know
{h} had gone about it with some art | when {he} tried it out {himself} it worked
{h} laid it out as if for an audience | by the end of it {he} half believed it {himself}
@ * fits press mixed
It would have been a good threat, but there was only an empty corner to hear it
No one answered back, and {h} could not say whether that was a victory
It was well thought out, and it might very well have worked | there was only nobody to try it on
{h} had the words right by the third time | by then {he} had no breath left to say them with
It scared off a goat, and there had been nobody else
It would have fooled a sharper eye than any in that place | there was no eye in that place at all
Nobody was taken in, and nobody was warned | {h} had only used up the light
{h} did it well, and did not like {himself} for it
@ * fits press setback
Only {h} was there to be frightened of it, and {h} obliged
It needs two, and there was one
{h} heard how it sounded, with nothing to stop it, and was ashamed
It went off too soon, by itself, with only {h} standing near
A shutter banged, and {h} had jumped before {he} knew it | so much for that
There was nobody to take it in, and {h} felt a fool
It was ready too late, and there was nobody left for whom it could be meant
It would not hold together, even unheard
@ * fits fight win
It gave, with a crack, at the third go | {h} stood over it, breathing hard, and was not angry any more
{h} leaned on it with all {he} had, and it went over | {his} hands smarted, and it was worth it
It had looked a good deal more solid than it was | {h} dusted {his} hands, and felt equal to more
It was old, and dry right through, and {h} was over the pieces before the noise had died
It went over slowly, like a thing that had waited to be asked | the noise of it did {him} good
It splintered along an old line of glue | {h} kept the longest piece for a while, as a kind of prize
That was the end of it | in the quiet {h} could hear {his} own heart, and it beat well
{h} stopped when there was no more need | {his} hands shook a little, but {his} mind was made up
@ * fits fight mixed
It broke | so did the thing that {h} was using
It gave way in the end, and it told the whole neighbourhood
{h} had it down, and {his} knuckles were the worse for it
It had a hole now | one could see by that, and not go by it
It held out long enough to be worth respecting, and then it did not
Half of it came away | the other half was built into a wall that began to lean
It was done, and could not be made to look as though it had not been
The first blow did nothing and the second did too much | there was a good deal to climb over
@ * fits fight setback
It stood there when {h} had done, with not so much as a mark on it
It was not the sort of thing that can be fought | {h} sat down beside it until {his} hands had left off ringing
The blow came back up {his} arm as far as the teeth
It had been made by people who were expecting a giant
{h} swung at where it had seemed thinnest, and that was the one place where it was not
It gave, but what gave was the strap of {his} {bag}
It took it as a wall takes rain | {h} had only told everybody where {he} {was}
There was nothing to get a grip on, and a good deal to bark one's shins against
@ * fits care win
Nobody saw it done | a day later a traveller would come by there, and stop, and be able to go on
{h} left it where it would be found, and went off a little way, and felt {his} own load shift to the better shoulder
It was a thing to do with one's hands | while they were at it the rest of {him} came to a decision
It wanted patience more than skill | {h} went about it gently, and was gentler with {himself} afterwards
It was no use to anyone but {h}, and it was of use to {h} | {he} could think in a straight line again
{h} did it as it would have been done at home | after that the place was a little on {his} side
Under the dirt, when {h} had got it off, there was quite a cheerful colour
It took no time | {h} wished that a friend would do as much for {him}, and smiled at the wish
@ * fits care mixed
It was kindly done, with nobody there to be kind to | it was out of {his} {bag}, too, for good and all
It eased the one side and not the other | one would have to walk on it and see
{h} felt the better for it, and had dust on both knees
It would serve until a workman came who knew how | there was no sign of anyone coming
It helped, and it took all the clean cloth there was
{h} did it, and then stood about like a guest who has come on the wrong evening
It was half of a good deed | for the rest {h} would need another day
It was looked after, for now | {h} would have liked to do it properly
@ * fits care setback
It was past helping, and had been since before {h} came
There was nobody there to do it for | {h} stood holding it, and at last put it down
{h} had the right idea, by the wrong end
It came undone as fast as it was tied
It only made plain how bad things were
What was wanted was another pair of hands, and there were none to be had for miles
{h} did {his} best, and it was not good enough
It was a kind thought, and it got no farther than that
@ * fits play win
There was nobody to see | {h} did it with all the flourishes, and when {he} stopped {he} {was} no longer afraid
It started an echo, and the echo kept time | with two of them at it, the place was less empty
It went with a swing | halfway through, {h} found that {he} had left off worrying
It was for nobody at all, and came out better than it ever had in company
{h} bowed to the empty place, low, and came up with some colour in {his} face
It warmed {him} through, as far down as the toes
The dust got up and danced along | {h} sneezed, and laughed, and felt better
At the end {h} clapped for {himself}, since no one else did
@ * fits play mixed
It went very well, and there was not a soul there to say so
It passed the time | it had passed rather more of it than {h} knew
It kept the fear off while it lasted
{h} had forgotten the last part | {he} stood there, with one foot out, trying to think who used to do it with {him}
It cheered {him} up, and told anyone within half a mile where to find a cheerful person
A dog began to howl along, and then another, until they had the whole valley
It was good | it was not the time for it, and {h} had known that
{h} got through it twice | the second time it was already a little sad
@ * fits play setback
It did not work without a friend to laugh
{h} saw {himself}, all at once, as one would from above, and left off
It sounded thin in there, and a little mad
The echo was better at it than {h} {was}, and that put {him} out
{he} had got the tune wrong, and it now would not go out of {his} head in the wrong shape
It brought the plaster down
In the middle {h} stopped for breath, and afterwards it would not start again
It made the place feel emptier than before, and it had been empty enough

@ * fit move win
It went more easily than it had looked | {h} arrived with breath to spare
{h} had counted on twice as long | there was time left over to be pleased about it
@ * fit move mixed
It was done, and there would be no going back by it
{h} had managed it | one knee was muddy, and the other was worse
@ * fit flee win
{h} was gone before they had finished being sure | from the next corner {he} could hear them ask each other
There was a gap that only a hare in a hurry would have tried | behind it was quiet, and {h} could stop trembling
{h} kept {his} head down, and counted to fifty | the noise went by, and did not come back
@ * fit flee mixed
{h} was away, and lost | of the two it was the better thing to be
It was the right gap, and it had a nail in it
{his} legs had taken {him} a good deal farther than {he} meant | it would all have to be walked back
They did not follow | {h} would have been prouder of it if anybody had tried
@ * fit flee setback
It was shut, at that hour, like everything on that side
{h} made it a few steps and no farther | a stitch in {his} side did the rest
{h} had hardly begun when {his} heel stuck fast in a crack
@ * fit look win
It was all just what it seemed to be, and there was some comfort in that
What had been left standing told {h} who had been there last, and which way they had gone
@ * fit look mixed
{h} made out most of it | the rest was only dust and shadow
It was there, and it was bigger than {he} liked
{h} had seen enough, and {his} eyes were tired of it
@ * fit take win
It was a good deal heavier than it had any right to be | {h} got a better hold, and managed
{h} had it, and nobody the wiser | there was just room for it beside {token}
It slid out like a drawn tooth | {h} wiped it on {his} sleeve, and was content
@ * fit take mixed
It came, and everything that had been leaning on it came too
{h} had hold of it, and could not think, now, where on earth to put it
{h} had it, and a good deal of dust with it | there was some in {his} mouth
@ * fit take setback
It was part of a wall, and the wall had no wish to move
{h} got a handful of dust, and a splinter for {his} pains
It had been made fast, and made fast well | {h} wished it joy of its place
@ * fit use win
There was a knack, and {his} hand knew it before {he} did | it went over with a sound like a cork
It groaned, and went round, and {h} was pleased with {himself}
@ * fit use mixed
It did the thing, and then it did it again, and there was no way to tell it that once was enough
It answered to {him} in the end, and kept back a little, as old things will
The first half of it went like a dream | the second half was rust
It worked, and used itself up in working
@ * fit use setback
It had been put together by a man who thought that no one would ever try
{h} turned it, pressed it, spoke to it | it might have been a stone
It went the wrong way, and would not come back
There was a part missing, about the size of a thumb | {h} tried it with {his} thumb, and that did not help
@ * fit make win
It was rough, and it was sound | {h} would not have minded who saw it
It came together under {his} hands faster than {he} could have said how | there was even a piece over, and the piece was useful
{h} stood off to look, and saw that it was better than it had to be
It held, with all {his} weight on it, and after that with a bit more
@ * fit make mixed
It was finished, and so were {his} fingers
It would do what it was for | it would look, while it did so, like a hat that an aunt had sat on
It took the last of the cord, and there would be no more cord
It was a good one, for a first | anyone who knew about such things would see that it was a first
{h} had it ready, just, as the light went
@ * fit make setback
It fell in two on the way to being one
{h} had everything for it but the part that matters
@ * fit rest win
For once nothing came of it, and that was what was wanted | {h} got up with the next steps laid out in {his} head like clothes
{h} let the noise go by | after it came a little peace, and {h} used all of it
The ache went slowly out of {his} shoulders | {h} thought of {home}, and it did not make {him} sad
{h} had not sat down since the morning | {his} feet were thankful for it
@ * fit rest mixed
It was good to stop | it would be that much harder to go on
{h} had some peace out of it, about a cupful, and then it was over
The ache moved from {his} feet to {his} back | at least it had moved
{h} shut {his} eyes, and was given a good clear view of everything {he} had been walking away from
Nothing happened, and a good part of the day went by in its company
@ * fit rest setback
The moment that {he} {was} still it all caught up with {him}
It was no place to stop, and {h} had stopped there | a draught found the back of {his} neck
There was a stone under {him}, wherever {he} put {himself}, and it was the same stone
{h} waited for it to pass | it was waiting too
It was the wrong moment to stand about | {his} feet went to sleep, and the rest of {him} did not
@ * fit any win
It was easier than it had any business to be
{h} was left with an empty feeling in the hands, as when a stair is not there | it was over, and it had come right
It came right, and {h} was as much surprised as pleased
@ * fit any mixed
It would pass, if nobody looked at it too closely
It was neither what {h} wanted nor what {he} {was} afraid of
It went through in the end, if not very handsomely
{h} got there, and it had cost {him} a little dignity

`;
