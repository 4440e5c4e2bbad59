/** The core's frames: how a hero is introduced, how a deed is told, what comes of it, and what fills the pauses. */
export const coreFrames = `
@ * intro
{h}, {aside}, had come to {home} in the spring | {he} {was} bored there, and not yet trusted | but both were about to change
{h}, {aside}, {was} known {inhome} by sight | but almost nobody had asked {him} a question worth answering
It was market day {inhome} | {h}, {aside}, woke before it was light | and could not say what had done it
{h}, {aside}, was a familiar stranger {inhome} | nobody looked up any more when {he} came by
{h}, {aside}, crossed {home} with nothing in {his} pockets but {his} hands | {he} {was} hard to miss and easy to underrate
@ * intro-plain
No head turned {inhome} as {h} went by, and that was how {h} liked it
The trouble started {inhome}, before breakfast, with {h} still looking for a second boot
@ * intro-goal
There was one thing {h} meant to do [before anyone could talk {him} out of it] | and that was to {goal}
{h} meant to {goal}, and had told only two people | one of them had laughed [, and then had seen {his} face]
{h} had come to {goal} | but [so far] {he} had mostly been told that {he} had better not
{h} had once said aloud that {he} would {goal} | it had sounded so simple that {he} never said it again
{h} had written it on the inside of {his} wrist, where others write an address | {he} was to {goal}
@ * motive
Asked for a reason, {h} would talk about the weather | {he} had one, and it was an old one
The reasons could wait | {h} had always been better at starting than at explaining

@ * did
So {h} {did} [, since nobody offered anything better]
{h} made up {his} mind | and {h} {did} [3 , and thought about it afterward]
With no more ceremony than that, {h} {did}
{h} took one breath and {did}
It was {h} who {did}
{h} {did} [, listening all the while for footsteps]
Without asking leave of anyone, {h} {did}
{h} {did} [3 , with a glance to the left and another to the right]
First of all {h} {did}
{h} {did} | only afterwards did {he} think of who might be watching [3 from across the way]
Then, quite calmly, {h} {did}
{h} {did} [as though it had been agreed beforehand]
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
{h} leaned on the one weak board in the conversation
@ * deed fight
{h} went in low, shoulder first
@ * deed care
{h} did the small kind thing [that nobody had asked for]
@ * deed make
{h} set {his} hands to it [and let them think]
@ * deed rest
{h} let the moment pass over {him} [like a slow cart]
@ * deed play
{h} gave the moment a little show [, straight-faced]
@ * fit move win
Nobody called after {him} | before the shadows had shifted {h} stood on the far side [, which was rarer than people think]
A loose stone rolled, and that was all | {h} reached the other side | and found a set of fresh prints going the same way
The ground held | it kept holding | and soon {h} {was} looking at {place} from the side that nobody watched
{h} found the narrow way that carters use [when they do not want to be counted] | it came out closer to {last} than any map admitted
{h} came out a little higher up than {he} had meant | from there {h} could pick out three paths | and only one of them was watched
@ * fit move win in
The way opened as if it had been waiting | {h} came out on the far side with dry palms | and {h} could see all of {place} laid out like a table
@ * fit move mixed
{h} got through, though not unseen | a face drew back from an opening above | and someone's boots began to descend [without haste]
The gap was a narrow one, with a nail in it | {h} squeezed through | and went on with one sleeve torn to the elbow
It took {him} twice as long as {he} had thought | {h} had to sit down there until {he} had {his} breath again
@ * fit move mixed out
The path held until the last three steps | {h} landed badly and limped the rest
@ * fit move setback in
The way ended in rubble and a smell of lime | {h} had to go back past the same two windows | and this time somebody stood in one of them
@ * fit move setback out
Every path looked like the one before | {h} walked for a long while | and came out within sight of where {he} had started
A plank gave under {his} heel | {h} hung for a moment by both hands [, thinking very simple thoughts] | and climbed back up on the wrong side
The gate had been open an hour ago | now a chain hung across it with a new lock | and the lock had been oiled
@ * fit flee win
Nobody thought to look low enough | {h} lay with one cheek against the ground until the boots had gone by twice | then crept away with a fair idea of who wore them
@ * fit flee win in
Somebody had hidden there before, and had left a blanket | {h} sat on the blanket until there were no more steps to be heard
@ * fit flee win out
{h} put two corners and a laundry line between them | when {he} stopped, the only footsteps left were {his} own
@ * fit flee mixed
{h} got clear, but dropped something in the turning | {he} heard it ring on the stone | and heard somebody stoop to pick it up
They passed so close that {h} could have counted buttons | they passed, though | and one of them was laughing about a delay at {next}
@ * fit flee setback
The cover was thinner than it had looked | "You may as well stand up," somebody said [, quite kindly]
@ * fit flee setback out
It was a good corner, but it was taken | two of {hands} were sharing a crust there | and they were as surprised as {h} {was}
{h} chose the one alley without an end | by the time {he} had turned round, the near end had a person in it
@ * fit look win
Two pairs of boots had been there that day, by the marks | one pair was new, and it had gone off toward {last}
Somebody had dropped a slip of {paper} there | it was a bill for a bed at {next}, and it was two days old
{h} took {his} time, and was rewarded | somebody had stood there for hours [2 , as one could tell by the apple cores], and had kept an eye on the way in
There was a thread caught at the height of a shoulder | {h} rolled it between two fingers | one of {hands} had a coat of just that colour
Someone had cleaned up in a hurry, and had forgotten the corners | in one of them lay a button, and it was from the coat of one of {hands}
@ * fit look win in
There was a shelf with dust on it, all but one corner | a box had stood in the corner, and somebody had taken it away that morning
@ * fit look mixed
{h} saw it all, but somebody had come up behind {him} | whoever it was went off again, and walked fast
{h} found the half of a {letter}, and it spoke of {last} | the other half had been torn off
{h} had got through the half of it when the light failed | the rest would have to wait for a better hour
@ * fit look setback
Somebody with a broom had come before {him} | {h} saw clean boards, and that was all
While {h} was looking, somebody slipped out behind {him} | by the time that {he} turned there was only the noise of feet
A hundred people had walked there, and {h} could make nothing of their marks | {he} stood up with stiff knees | and knew as much as before
@ * fit look setback in
Every sign pointed to a wall | and the wall, when {h} laid a palm against it, was only a wall
@ * fit take win
Nobody called out, and nobody ran | {h} put it away, and went on as though nothing had happened
{h} had it under {his} {coat} in one breath | an old dog had seen, and shut its eyes again
It was lighter than {he} had thought | {h} carried it off openly, and people took {him} for somebody who was paid to
@ * fit take mixed
{h} got it, and a cut thumb to go with it | the thing had been set about with thorn wire [by somebody patient]
It came loose with a crack like a plate | {h} had it | and everyone within earshot knew where {he} stood
@ * fit take setback
It would not come | {h} tried it from the other side, and it would not come from there either
Somebody had taken it already | a pebble lay in its place
It was just out of reach | {h} stretched, and lost {his} footing, and had to let it be
@ * fit talk win
There was a long pause | then one of them owned up [! : {foe's} money had gone round there], and what it had been paid for
Nobody answered at first | then somebody at the back said {foe's} name [2 , as if setting down a heavy bag] | and the rest of them looked at the floor
Then all of them talked together, in low voices | they talked of {last}, and how one could get in there
It helped that {h} did not raise {his} voice | by the end they were drawing it for {him} in spilled salt [: here the door, here the dog, here the man who does not sleep]
@ * fit talk mixed
They answered, but each of them asked not to be named | {h} had to promise it, one after the other, to six people
They told {him}, and were sorry for it directly | by evening it would be all over {home}
Part of what they told {him} was true | the rest had been made up to please {him}
@ * fit talk setback
The words went in and nothing came back | one by one they found work to do elsewhere | and {h} {was} left addressing a row of hats
That was the wrong thing to say there | a stool scraped, a shutter closed | and the friendliest face in the place became polite
{h} talked for some time before {he} understood | they were only keeping {him} there [until someone else arrived]
@ * fitp talk win
{p} weighed it for the space of three breaths | "All right," {p.he} said. "You did not hear this from me." | and it took a quarter of an hour to tell [3 , and {p.he} did not once look up from {p.his} hands]
{p} laughed, which seemed to surprise {p.him} | after that the talk came easier | and {h} came away with a name and a place
"You are the first to ask me that," said {p} | {p.he} looked almost grateful | and told {h} which of the guards at {next} could be spoken to
@ * fitp talk mixed
{p} told {him} half, and told it well | "The rest costs extra," {p.he} said, and {p.was} ashamed of saying it
"I will say it once," said {p}, "and then I never met you." | it was useful | but {p.he} would not look {h} in the eye again
@ * fitp talk setback
{p} heard {him} out with {p.his} head on one side | "No," {p.he} said at the end [, not unkindly] | and {p.he} went back to what {p.he} had been doing
"You had a civil chance to leave that alone," said {p} | {p.he} folded {p.his} arms [3 like someone shutting up a shop for the night] | and the talk was over
@ * fit press win
It worked a little too well | they gave {him} what {he} asked for, and more | and backed away as if {he} might ask again
The bluff held | it held through two questions and a long stare | and then the way was clear
@ * fit press mixed
They believed it, but they would remember it | somewhere a {clerk} was already being told to write down {his} face
@ * fit press mixed in
{h} got {his} way [, and did not much like the taste of it] | in the doorway a child had been watching the whole time
@ * fit press setback
Somebody at the back laughed | it is hard to be feared after that | and the whole room breathed out and closed its ranks
"That might have worked on a poorer day," they told {him} | then they told {him} where the door was
They had seen through {him} from the first word | {h} noticed it only as they began to smile
@ * fitp press win
{p} went the colour of tallow | "Take it," {p.he} said. "Take it and be gone before they ask me why I am shaking."
The threat was never quite spoken | {p} finished it in {p.his} own head | and stepped aside
@ * fitp press mixed
{p} gave way, but slowly, keeping {p.his} eyes on {him} | it was the look of someone learning a face by heart
@ * fitp press setback
{p} did not so much as blink | "People who can do that," {p.he} said, "do not generally announce it."
"Is that all?" said {p} | {p.he} sounded, if anything, honestly disappointed
@ * fit fight win
It was short and had no grace in it | when it was done {h} {was} the one still standing | and the other side had remembered business elsewhere
{h} {was} quicker than {he} looked | there was a scuffle of boots, a grunt, a clatter of dropped iron | and then a clear road
@ * fit fight mixed
{h} won the space of a few yards and paid for each | {his} ears rang | and there was grit and the taste of copper in {his} mouth
@ * fit fight mixed out
They gave ground, but not far | from round the corner came the boots of their friends
@ * fit fight setback
There were more of them than there had been | {h} {was} put out into the {street} like a cat | and the bolt went home behind {him}
{his} arm was caught and turned [by somebody who did it for a living] | {h} had leisure to study the ground
@ * fit fight setback in
The floor came up sooner than expected | for a while there were only boots [and the underside of a bench] | then somebody said that would do
@ * fitp fight win
{p} had not expected {him} to come forward | it was over as quickly as a dropped cup | and {p.he} sat down hard and stayed there
@ * fitp fight mixed
They went over together in a heap | {p} got up first, but without {p.his} {blade} | and each of them stood breathing and looked at it
@ * fitp fight setback in
{p} stepped inside {his} reach as if they had rehearsed it | the next thing {h} knew clearly was the wall | and {p.his} voice saying that was enough
@ * fit care win
It was a small thing, and it changed the air in the place | shoulders came down | and someone pushed a stool toward {him} without a word
Somebody had been looking on, and came over | before {h} had finished there were two at it
They would not take it for nothing | "Then take this," they said, and put a folded {paper} in {his} hand | it was a plan of {next}, with all the doors
@ * fit care mixed
It did some good | it also used up most of an hour | and {h} had not had an hour to spare
It was gladly taken, and then others came asking | {h} had to go away from them at last [, and they watched {him} do it]
@ * fit care setback
They did not want it | "The last one to be kind to us sent a bill," someone said | and the door was shut with care
It came too late to be of use | {h} stayed anyway for a while | and that was all there was to do
@ * fitp care win
{p} looked at {his} hands and then at {him} | "Nobody does that," {p.he} said | but {p.he} sat easier, and began to talk
@ * fitp care mixed
{p} allowed it, with {p.his} jaw set | being looked after seemed to cost {p.him} more than the trouble itself
@ * fitp care setback
{p} held on to {h} with both hands | it was not enough, and for a while there was nothing to do but stand there
@ * deed use
{h} tried it, first one way and then the other
@ * fit use win
The first time it would not go | the second time it did [, and {h} felt it go with both hands]
It did what it had been made to do | {h} had what {he} wanted of it, and left it as it was
There was a moment when nothing happened | then all of it happened at once, and in the right order
It was simpler than it had looked | {h} had thought that it would take an hour, and it was done in a minute
@ * fit use mixed
It worked, and it made a noise | not far off somebody called out to ask who was there
It went halfway and stuck there | halfway would have to be enough
It served once, and came apart in {his} hand | once would have to do
@ * fit use setback
It was not meant to be used like that | {h} tried it three ways, and none of the three would do
Nothing happened | {h} tried once more, with more force, and nothing happened again
It stuck fast, and people began to look | {h} walked off with the face of a person just passing
@ * fit make win
It was not handsome, but it held | {h} tested it with {his} full weight | and felt for once like a person who knew a trade
@ * fit make mixed
It worked, after a fashion | there was a piece left over in {his} palm | and {h} put it in a pocket to worry about later
@ * fit make mixed in
It did what it should, and it did it loudly | dust came down from the beams | and every bird in the place went up at once
@ * fit make setback
Something inside gave a dry snap | it would not go on | and it would not go back to how it had been either
It needed three hands and {h} had two | the last piece rolled away across the floor [, taking its time] | and it dropped through a grating
@ * fit rest win
{h} sat until {his} heart was slow again | then {he} counted up what {he} knew, and it was more than {he} had thought
{h} had been too tired to think | after a quarter of an hour {he} could think again, and had made up {his} mind
@ * fit rest mixed
It was not much of a pause, but it was one | {h} came out of it calmer | and found that the light had moved a good deal
@ * fit rest setback
{h} waited too long | two people had gone by in the meantime, and {he} had not seen their faces
@ * fit play win
For a moment nobody knew what to do with their faces | then somebody laughed out loud | the laugh went round the place like a dropped ball | after that nobody minded where {h} went
@ * fit play win out
It was absurd, and it was just what was wanted | the sourest person present wiped an eye [3 with the corner of a very clean handkerchief], and unbent
@ * fit play mixed
Half of them liked it | the other half remembered {him} for it | and {h} could not have said which half would matter
@ * fit play setback
It fell into a silence like a spoon down a well | someone very old said, "Is that person all right?" | and nobody there could really say
@ * fit any win
It came off better than it deserved to | {h} stood a moment, waiting for the catch | and there was none
That was done | nobody had stopped {him}, and {h} could turn to the next thing
{h} got away with it, and knew that {he} had | nobody there had been looking just then
@ * fit any win in
For once it all went as {h} had meant it to | nobody came in, and nothing fell down
@ * fit any mixed
The half of it worked | the other half would have to be done over again, and not on that day
{h} got it done, and somebody had seen {him} do it | there were steps going away, quick ones
@ * fit any setback
It came to nothing | two people had watched it come to nothing, and one of them wrote it down
It went wrong early, and in front of people | {h} picked up what had been dropped, and dusted it
It would not be done that way | {h} had two sore knees to show for it, and no second way

@ * blank
{h} opened {his} mouth and found no shape for the thought | the moment went by like a coach that does not stop here
For a little while {h} lost the thread entirely | {he} stood blinking in the middle of {place} | and let the world catch up with itself
{his} mind slid off the matter like a cup off a tray | when it came back, it brought something else
A muddle of half-ideas went through {h} [, none of them in any language] | and not one of them was of any use
{h} began something and could not have said what | somebody nearby looked at {him} with concern
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
