/** The core's frames: how a hero is introduced, how a deed is told, what comes of it, and what fills the pauses. */
export const coreFrames = `
@ * intro
{h}, {aside}, had not been {inhome} for long | {he} {was} not yet trusted there, and knew it
{h}, {aside}, {was} known {inhome} by sight | but almost nobody had ever asked {him} a question
{h}, {aside}, woke {inhome} before it was light | and could not say what had woken {him}
{h}, {aside}, had asked one question too many {inhome}, and was about to ask another
The last person {inhome} to have seen it all from the beginning was {h}, {aside}
{h}, {aside}, had made a promise {inhome}, and this was the day
{h}, {aside}, had a reputation {inhome} for being on time | it was about to be of use
They had laughed at {h}, {aside}, {inhome}, and some of them had since stopped
{h}, {aside}, {was} a familiar sight {inhome} | nobody looked up any more when {he} came by
{h}, {aside}, had nothing {inhome} that was worth a theft | {he} {was} hard to miss and easy to underrate
@ * intro-plain
No head turned {inhome} as {h} went by, and that was how {h} liked it
The trouble started {inhome}, before breakfast, with {h} not yet quite awake
People {inhome} had begun to ask {h} for things, and had not begun to say why
Two people {inhome} had the same question that morning, and both of them took it to {h}
A letter had come {inhome} for a person of {h's} name, and {h} had read it before noticing that it was for another
{h} owed a favour {inhome}, and had just been told what it was
It was an hour {inhome} when everybody should have been asleep, and {h} was not the only one who was not
{h} had packed and unpacked twice {inhome}, and the third time {he} left the bag by the door
The one person {inhome} who never asked for help had asked {h}
{h} came home late {inhome}, and found a lamp lit, and it was not {his} doing
Everyone {inhome} knew a story about {h}, and the true one was not among them
@ * intro-goal
There was one thing {h} meant to do [before anyone could talk {him} out of it] | and that was to {goal}
{h} meant to {goal}, and had told only two people | one of them had laughed [, and then had seen {his} face]
{h} meant to {goal} | but [so far] {he} had mostly been told how hard it would be
{h} had once said aloud that {he} would {goal} | it had sounded so simple that {he} had never said it again
{h} said it over to {himself}, as others do with an address | it was to {goal}
@ * said-goal
{h} had put it in {his} own words: "{said}"
It took {h} no more words than these to say it: "{said}"
Asked what {he} wanted, {h} said only this: "{said}"
Nobody who asked {h} what {he} wanted got more than one line: "{said}"
@ * said-home
Where it began is soon told: "{said}"
Of the place where it began only this was ever written: "{said}"
Asked where it had all begun, people gave these words: "{said}"
On the first leaf the place is given as follows: "{said}"
@ * said-looks
Anybody who had to describe {him} put it like this: "{said}"
{he} went by one description, and everybody used it: "{said}"
One line was enough to say what {he} looked like: "{said}"
On a list of those to be watched {h} stood like this: "{said}"
Somebody had once put {him} into words: "{said}"
@ * said-why
There was a reason for it, and it was soon told: "{said}"
Why it had to be done could be said in one line: "{said}"
Asked why, {h} never said more than this: "{said}"
Whoever asked {h} for a reason got it in few words: "{said}"
{h} had only this to say of {his} reasons: "{said}"
It had a reason, and {h} knew it by heart: "{said}"
The reason behind it had never been a secret: "{said}"
@ * motive
Asked for a reason, {h} would talk about the weather | {he} had one, and it was an old one
The reasons could wait | {h} had always been better at starting than at explaining

@ * try
{h} set out to {todo} | and for a moment it looked possible
{h} did what {he} could to {todo} [3 , and a little more than that, and it was still not enough]
{h} meant to {todo} | and the first part of it went well
{h} made a fair attempt to {todo} [3 , and nobody could afterwards have said that it was for want of trying]
{h} moved to {todo} [3 , with a good deal more hope than there was plan]
{h} tried twice to {todo} [3 , and the second time was no better than the first]
The idea was to {todo} | and {h} began it well enough
{h} gathered {himself} to {todo} [3 , and had got as far as the first step before it went wrong]
@ * deed move
{h} went the way {he} had decided on [, quick and low]
@ * deed flee
{h} got out of sight [as quickly as one shuts a book]
@ * deed look
{h} went over everything slowly [, corner by corner]
@ * deed take
{h} laid hold of what {he} had come for
@ * deed talk
{h} spoke up [, plainly and without hurry]
@ * deed press
{h} put it hard [, and looked as grim as {he} could]
@ * deed fight
{h} went in low, shoulder first
@ * deed care
{h} did the small kind thing [that nobody had asked for]
@ * deed make
{h} set {his} hands to it [and let them think]
@ * deed rest
{h} let a little time go by [, and was in no hurry]
@ * deed play
{h} gave the moment a little show [, straight-faced]
@ * fit move win
It was done without a slip | {h} felt for {token}, and found it still in its place
It had looked worse than it was | {h} looked back once, and gave {himself} a short nod
The ground held, and so did {his} nerve | with legs like these, {h} thought, one could walk up to {foe} {foe.himself}
{h} did not hurry, and did not stop to argue with {himself} | when it was done {he} knew again why {he} had set out
{his} legs were glad of the work | {his} thoughts had been going in a ring, and now they went in a line
@ * fit move win in
There was just room enough for it | {h} came to a stop with dry palms and a straight back, ready for more
@ * fit move mixed
It went well but for one sleeve | the sleeve had caught on a nail, and hung by three threads
It took {him} twice as long as {he} had thought | {h} had to stand a while and get {his} breath again
The first part went well, and the last part went fast | {h} ended on {his} knees, with one hand over {token}
@ * fit move mixed out
Only the last three steps were bad | {h} came down on the side of one foot | {he} limped for a while, and made light of it
@ * fit move setback in
{his} sleeve caught, and then {his} boot | {h} gave it up for now, and shook the dust out of {his} hair
@ * fit move setback out
The ground was softer than it looked | {h} stood in it to the ankle, and had to coax {his} boot to come along
The edge crumbled under {his} heel | {h} sat down hard, just where {he} had begun
{h} went at it too fast | {he} ended with {his} {coat} over {his} head, and {his} dignity somewhere under it
@ * fit flee win
Nobody thought to look low enough | {h} lay with one cheek to the ground, and heard only {his} own heart | it was slowing down
@ * fit flee win in
There was a dark corner just the size of one person | {h} stayed in it until {his} heart had stopped galloping | after that {he} could think again
@ * fit flee win out
{h} kept low and kept quiet | when {he} looked up, nobody had so much as turned a head
@ * fit flee mixed
{h} kept out of sight, but only just | one boot had been in the open all the time, and nobody had looked at boots
It was safe, and it was a tight fit | both {his} feet had fallen asleep before {he} dared to move
@ * fit flee setback
The cover was thinner than it had looked | {h} stood up again before anybody had to ask {him} to
@ * fit flee setback out
There was nothing to get behind but a post | {h} {was} wider than the post, and gave it up
{his} heart was not in it | after a few steps {h} stopped, and turned round to face what there was
@ * fit look win
{h} went slowly about it, and was rewarded | it was all much plainer than before, and less to be feared
{h} looked for what did not belong there | it was a clean place in the dust, as wide as a hand
Two of the nails had bright heads | they had been drawn out and put back, and not long ago
{h} held on to {token} the while | it helped {him} to think, and {his} head grew clear
{h} began at the ground and went upward | there were three kinds of footprints, and one kind only went in
@ * fit look win in
The walls held off the noise of the world | {h} had leisure for it, and {his} thoughts fell into step
@ * fit look mixed
{h} {was} sure of the half of it | over the other half {he} could only shrug
{h} bent to it so long that {his} neck grew stiff | at least there was one thing less to wonder about
{h} got through the half of it before {his} thoughts strayed to {foe} | the rest would have to wait for a better hour
@ * fit look setback
There was nothing new in it | {h} had hoped for more, and sighed through {his} nose
{his} mind would not stay on it | it ran off to {foe} and {hands}, and {h} had to fetch it back
{h} gave it a long try | {he} ended with stiff knees, and knew as much as before
@ * fit look setback in
{h} frowned at it for a good while | it stayed as dim as the corners of the place
@ * fit take win
Nobody called out, and nobody ran | {h} put it away, and went on as though nothing had happened
{h} had it in one breath | {his} hand had not shaken, and that pleased {him} more than the thing did
It was lighter than {he} had thought | {h} took that for a good sign, having had few
@ * fit take mixed
{h} got it, and a splinter to go with it | {he} sucked {his} thumb, and hoped that nobody important was looking
It came loose with a crack like a plate | {h} had it, and ears as red as apples
@ * fit take setback
It would not come | {h} tried it from the other side, and it would not come from there either
It slipped through {his} fingers twice | after the second time {h} let it lie, and put {his} hands in {his} pockets
It was just out of reach | {h} stretched, and lost {his} footing, and had to let it be
@ * fit talk win
There was one nod, and then there were a good many | {h} had not hoped for so much
They heard {him} to the end | an old woman said that it was well put, and {h} stood a little taller
It helped that {h} did not raise {his} voice | by the end they had drawn nearer, and two of them were smiling
They liked the sound of {him} | the oldest of them wished {him} luck, and meant it
@ * fit talk mixed
They answered, but all at the same time | {h} thanked them, and had caught perhaps the half of it
Some of them nodded, and some looked at their boots | {h} had said it, at any rate, and was lighter for it
They liked it well enough | they also wanted it again, for those at the back, and {h} {was} hoarse by the end
@ * fit talk setback
The words went in and nothing came back | {h} stood before a row of hats, and felt {his} ears grow red
That was the wrong thing to say there | the friendliest face in the place became polite, and {h} {was} sorry
Halfway through, {h} forgot what came next | they waited kindly for it, and it did not come
@ * fitp talk win
{p} weighed it, and the frown went out of {p.his} face | "All right," {p.he} said. "I am glad that you said it to me."
{p} laughed, which seemed to surprise {p.him} | after that the talk came easier, and {h} laughed too
"Nobody has talked to me like that for a long while," said {p} | {p.he} looked almost grateful, and {h} {was} glad of it
@ * fitp talk mixed
"I hear you," said {p}. "Give me time to like it." | {p.he} had listened, at least, and {h} asked no more than that
{p} took it well, and sighed only once | "You do pick your moments," {p.he} said, but without any sting
@ * fitp talk setback
{p} heard {him} out with {p.his} head on one side | "Say that again when I am in a better mood," {p.he} said
"Was there any more of that?" asked {p}, after a pause | there was not, and {h} wished that there had been less
@ * fit press win
It worked a little too well | they backed off a step, and {h} had trouble keeping {his} face stern
The bluff held | it held through two questions and a long stare | then {h} could breathe again
@ * fit press mixed
They gave in, and thought the less of {him} for it | {h} did not think so very well of it {himself}
@ * fit press mixed in
{h} got {his} way [, and did not much like the taste of it] | the place was very quiet afterward
@ * fit press setback
A boy at the back laughed | it is hard to be feared after that | {h} became very busy with a sleeve
"That might have worked on a poorer day," they told {him}, quite kindly | {h} felt about as fierce as a hen
They had seen through {him} from the first word | {h} noticed it only as they began to smile
@ * fitp press win
{p} began to answer, and thought better of it | "Very well, have it so," {p.he} said, and held up both hands
{p} swallowed, and took half a step back | it surprised {h} no less than {p.him}, but {he} did not show it
@ * fitp press mixed
{p} gave way, but slowly [, and with {p.his} chin up] | "You might have tried it nicely first," {p.he} said
@ * fitp press setback
{p} did not so much as blink | "I have seen bigger frowns on a baby," {p.he} said
"Is that all?" said {p} | {p.he} sounded, if anything, honestly disappointed
@ * fit fight win
It was short and had no grace in it | when it was done {h} {was} the one still standing | nobody asked to have it twice
{h} {was} quicker than {he} looked | there was a scuffle of boots and a grunt | after that they kept their distance
@ * fit fight mixed
{h} won the space of a few yards and paid for each | {his} ears rang, and one sleeve hung loose
@ * fit fight mixed out
They gave ground, but not far | both sides stood and puffed, and neither wished to be first
@ * fit fight setback
There were more of them than of {him}, and they knew it | the heaviest sat on {his} legs for a while, and then let {him} up
{his} arm was caught and turned [by a man who did it for a living] | {h} had leisure to study the ground before they let go
@ * fit fight setback in
The floor came up sooner than expected | a deep voice said that would do, and helped {him} to {his} feet
@ * fitp fight win
{p} had not expected {him} to come forward | it was over as quickly as a dropped cup | {p.he} sat on the ground, more astonished than anything
@ * fitp fight mixed
They went over together in a heap | it took a while to sort out whose leg was whose | "Was that needed?" asked {p}, out of breath
@ * fitp fight setback in
{p} stepped inside {his} reach as if they had rehearsed it | {h} ended up flat against the nearest wall | "Enough," said {p}. "Whatever that was."
@ * fit care win
It was a small thing, and it changed the air in the place | shoulders came down | the youngest said thank you without being told to
A neighbour had been looking on, and came over | before {h} had finished there were two at it
They had not looked for it, and were slow to believe it | then they all smiled at once, and {h} had to look at the ground
@ * fit care mixed
It did some good | it also used up most of an hour | and {h} had not had an hour to spare
It was gladly taken, and then others came asking | {h} had only two hands, and was sorry for it
@ * fit care setback
They did not want it | "We get along," the eldest said, and {h} got no further
It came too late to be of use | {h} stayed anyway for a while | and that was all there was to do
@ * fitp care win
{p} looked at {his} hands and then at {him} | "Nobody does that for me," {p.he} said, and {p.his} eyes were bright
@ * fitp care mixed
{p} allowed it, with {p.his} jaw set | being looked after seemed to cost {p.him} more than the trouble itself
@ * fitp care setback
{p} shook {p.his} head before it was half done | "Keep it for a child who needs it," {p.he} said, and {h} went red
@ * deed use
{h} tried it, first one way and then the other
@ * fit use win
The first time it would not go | the second time it did [, and {h} felt it go with both hands]
It did what it had been made to do | {h} had what {he} wanted of it, and left it as it was
There was a moment when nothing happened | then it did just what it ought, and {h} laughed out loud
It was simpler than it had looked | {h} had thought that it would take an hour, and it was done in a minute
@ * fit use mixed
It worked, and it honked like a goose | {h} looked about {him}, as if a goose had done it
It went halfway and stuck there | halfway would have to be enough
It served once, and came apart in {his} hand | once would have to do
@ * fit use setback
It was not meant to be used like that | {h} tried it three ways, and none of the three would do
Nothing happened | {h} tried once more, with more force, and nothing happened again
It stuck fast | {h} leaned on it, as if that had been the plan all along
@ * fit make win
It was not handsome, but it held | {h} tested it with {his} full weight | and felt for once like a person who knew a trade
@ * fit make mixed
It worked, after a fashion | there was a piece left over in {his} palm | and {h} put it in a pocket to worry about later
@ * fit make mixed in
It did what it should, and it did it loudly | dust came down over {him}, and {h} sneezed for a while
@ * fit make setback
A spring inside gave a dry snap | it would not go on | and it would not go back to how it had been either
It needed three hands and {h} had two | the last piece rolled away [, taking its time] | {h} went after it on {his} knees
@ * fit rest win
{h} sat until {his} heart was slow again | then {he} counted up what {he} knew, and it was more than {he} had thought
{h} had been too tired to think | after a quarter of an hour {he} could think again, and had made up {his} mind
@ * fit rest mixed
It was not much of a pause, but it was one | {h} came out of it calmer | and found that the light had moved a good deal
@ * fit rest setback
{h} waited too long | both {his} feet were numb by then, and {his} courage was not much livelier
@ * fit play win
For a moment nobody knew what to do with their faces | then a girl laughed out loud | {foe} was forgotten for as long as it lasted
@ * fit play win out
It was absurd, and it was just what was wanted | the sourest person present wiped an eye [3 with the corner of a very clean handkerchief], and unbent
@ * fit play mixed
Half of them liked it | the other half waited politely for it to be over
@ * fit play setback
It fell into a silence like a spoon down a well | a very old man said, "Is that person all right?" | {h} bowed all the same
@ * fit any win
It came off better than it deserved to | {h} stood a moment, waiting for the catch | and there was none
That was done | nobody had stopped {him}, and {h} could turn to the next thing
It cost {him} nothing but a little breath | {h} felt steadier for it, and could think of {foe} without a frown
@ * fit any win in
For once it all went as {h} had meant it to | nobody came in, and nothing fell down
@ * fit any mixed
The half of it worked | the other half would have to be done over again, and not on that day
{h} got it done, though not as {he} had pictured it | there was dust on both {his} elbows by the end
@ * fit any setback
It came to nothing | {h} stood there a moment, as one stands after missing the last stair
It went wrong early | {h} dusted {himself} down, and acted as if {he} had learnt by it
It would not be done that way | {h} had two sore knees to show for it, and no second way

@ * blank
{h} opened {his} mouth and found no shape for the thought | the moment went by like a coach that does not stop here
For a little while {h} lost the thread entirely | {he} stood blinking in the middle of {place} | and let the world catch up with itself
{his} mind slid off the matter like a cup off a tray | when it came back, it brought an old tune instead
A muddle of half-ideas went through {h} [, none of them in any language] | and not one of them was of any use
{h} began, and could not have said what it was | a woman nearby looked at {him} with concern
It was one of those thoughts that have no outside | {h} turned it over twice and put it away
{h} made a sign in the air that meant nothing to anyone | and felt, oddly, the better for it
There are moments that will not be put into words | {h} let this one go by with {his} hat off
{h} hesitated for so long that {he} forgot what about
Whatever {h} had meant, {his} feet had other views | they carried {him} three steps on and stopped
@ * renounce
{h} got as far as the edge of things | the road back lay open and nobody stood on it | but some knot under the ribs would not come undone, and {he} sat down by the way to curse it
{h} said it aloud, that {he} {was} finished with it all | it sounded reasonable | and yet {his} hands went on checking the straps of {his} {bag}
@ * pause
The light went on by a hand's width | {h} stood there and went over what {he} knew
{h} waited to see what would happen | for a while nothing did
For a while nothing was decided | {h} listened to people going about their work
{h} sat down and did nothing | that was of no use either, but it was restful
{h} kept still and kept {his} ears open | nobody took any notice of {him}
An hour went by | {h} had got {his} breath back, and nothing had become any worse
Nobody did anything for a while, and {h} did nothing along with them
{h} walked up and down a little | {he} <went over/thought about/put in order> what there was still to be done

@ * must
and there, against all likelihood, was {must} | nobody else seemed to find it strange
In the midst of it {h} caught sight of {must} | it was there, and then a cart went by | and it was still there
Nobody had said anything about {must} | yet there it was, plain as a nose | and it appeared to be waiting for {him}
`;
