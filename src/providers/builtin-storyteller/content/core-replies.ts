/** What comes of a deed, by who is there: `fitp` one person, `fit` of a social group several or strangers, `fits` nobody. */
export const coreReplies = `
@ * fitp talk win
{p} looked round before {p.he} answered | "Not by the front," {p.he} said. "Nobody who goes in by the front at {last} has ever been asked to sit."
"So somebody does ask, after all," said {p}, and put down {p.his} work | it took {p.him} less than a minute to tell all that {p.he} knew of {foe}
{p} heard {him} to the end, which few people did | then {p.he} put down what {p.he} was holding, and drew {him} the way with one finger on {p.his} own palm
It was the right thing to say to {p}, or the first that anyone had said all day | {p.he} answered it, and then went on to what {h} had not asked
{p} gave a short laugh | "Well, it will come out some day," {p.he} said, and came out with it
@ * fitp talk mixed
{p} answered readily enough, with {p.his} eyes on somebody behind {him} | when {h} looked, whoever it was had gone to tell it elsewhere
"I can say the half of that," said {p}, and did | for the other half {h} would have to come back with something better than a question
{p} told {him}, and asked the same of {him} in return | it was only fair, and {h} had said more than {he} meant to before it was even
It was true, what {p} said | but {p.he} said it so loud that half of {home} must have heard
{p} wished to be asked nicely, and then wished to be asked again | by the time that {p.he} gave in there were two more listening
@ * fitp press win
{p} held out for about as long as one can hold a hot dish | "All right," {p.he} said, and told {him} on what day {foe} was looked for, and at what hour
{p} thought about it | then {p.he} stood aside, without a word, and did not look to see where {h} went
Whatever {p} had been told about {h}, it had not been this | {p.he} gave way by one step, and owned that {p.he} had not told the truth
"You are not so mild as they said," said {p}. "They should have said. I would have asked for more." | and {p.he} told {him} how much {hands} had paid
{p} tried to smile, and could not | then {p.he} nodded, and let {him} by
@ * fitp press mixed
{p} gave in, and counted the witnesses while {p.he} did it
{p} gave in for just as long as {h} was looking at {p.him} | a moment later {p} had begun to shout for help
{p} did what was asked, slowly, with great exactness, as people do who will be describing it later
"There," said {p}, rather white. "Now I shall have to say that you made me. I am sorry about that, too."
{p} believed about half of it | the other half {p.he} would ask {hands} about
@ * fitp press setback
{p} waited, politely, for the part that was meant to frighten {p.him}
@ * fitp fight win
{p} had not expected it, and sat down where {p.he} stood | "Well," {p.he} said from there, quite without rancour, "ask, then"
It was short, and nobody could have called it graceful | when it stopped {h} was up, {p} was down, and both of them were out of breath
{p} swung, and met only the place where {h} had been | the second time {p.he} did not swing, and let the arm drop
{h} got inside {p.own} reach and stayed there until {p.he} had stopped | {p.his} {blade} had come out of {p.his} sleeve, and lay in the dust
{p} came on with both hands out, and was let go by | {p.he} fell over {p.his} own feet, and sat up slowly, looking for {p.his} temper
@ * fitp fight mixed
{p} went over backward and took {h} along | they got up on different sides, each with a piece of the other's collar
{h} had the best of it, but it had been a noisy business | {p} lay and smiled a little, and listened for who would come
{p} gave ground, and gave it toward the way out | {h} had won, and {he} {was} somewhat farther from where {he} wanted to be
They broke off, both of them, at the same creak overhead | "Later," said {p}, and seemed to mean it as a kindness
Neither of them had won | {h} had a thumb that would not bend for a day, and {p} had a torn collar
{p} let {him} have that one, and walked off | {h} had won, and had learned nothing by it
@ * fitp fight setback
{p} had {him} by the wrist, looked it over like a fish on a stall, and gave it back | "No," {p.he} said
@ * fitp care win
{p} said no word to that, and sat up straighter | by and by {p.he} put a {coin} into {his} hand, and would not have it back
"Nobody sent you to do that?" asked {p} | when {h} said no, {p.he} told {him}, without being asked, where {hands} kept watch
{p} thanked {him} as for a small thing | then {p.he} turned away, and {h} saw that {p} was crying
{p} took it like a seat in a cart, with both hands and no ceremony | "I shall not forget who stopped," {p.he} said. "I will tell you who did not."
The colour came back into {p.own} face | then {p.he} remembered something that {p.he} had heard about {last}
{p} tried to pay for it | since {h} would not have that, {p.he} paid in news, and it was worth more
@ * fitp care mixed
{p} was better for it, and stayed where {h} stayed, and went where {h} went
"You had need of that hour yourself," {p} said, and it was so | {h} would be late, now, for whatever came next
{p} was grateful aloud | {h} could have wished that {p.he} had been grateful in a lower voice
{p} was the better for it | but by the time that {h} was done the best of the light had gone
{p} let {him} do it, stiffly, like somebody being measured | on {p.his} arm, {h} saw, was the mark that {hands} put on people
They were both the better for it, {h} and {p} | neither of them had noticed the one who stood and watched it done
@ * fitp care setback
{p} had been told what happens to people who are helped | {p.he} drew back, and thanked {him}, and drew back again
@ * fitp take win
{p} saw it go, and found something to look at on the other side
"It was never mine," said {p}. "I was to mind it until somebody had the face. You have the face." | {p.he} seemed a good deal lighter
{p} had turned to cough | when {p.he} turned back there was nothing to see but {h}, who was thinking about the weather
{p} reached for it too, late and without much heart | "Well, it is gone, then," {p.he} said, "and I am to say that I was looking"
It went into {his} sleeve, and {p} had not seen | {p} went on talking about the weather
{h} had it | {p} nodded slowly, and said that somebody had to take it in the end
{p} let it go, one finger at a time | "Take better care of it than I did," {p.he} said
Nothing rang, nobody called out | {p} only moved up a little, so as to cover the gap
@ * fitp take mixed
{h} had it, and {p} had hold of {his} cuff | they settled it without raising their voices, and the cuff stayed behind
"You will sign for that," said {p}, and brought out something to sign | it was done in {his} own name, there was no time to think of another
{p} said nothing | {p.he} went on saying nothing until {h} was nearly out of hearing, and then {p.he} shouted
It came, and with it came a little bell on a thread | "That is only so that I know," said {p}
{p} watched {him} take it, and held out a hand for what it cost | it cost rather more than {h} had meant to part with
{h} got it away under the eyes of {p}, who could count | by now {p.he} would have got to the end
{h} got it, and {p} got {his} purse | they noticed it both at the same time
{h} had got it, but everyone for miles around knew it for a thing that belonged to {p}
@ * fitp take setback
{p.own} hand was there first, flat, and not at all in a hurry | "I should leave that," {p.he} said
"That one bites," said {p} | it did
{p} had sat down on it | {p.he} looked up at {him} with every sign of good will, and went on sitting
It was tied with a string, and the string was tied to {p.own} wrist
{p} moved it two inches to the left, as if {h} were four years old | "Ask," {p.he} said. "I do not promise, but ask."
{h} had {his} fingers on it when {p} began, quite softly, to sing out for somebody called Bruno
{p} had swept it into {p.his} lap, and was looking at {him} as if for the first time | it would have to be got some other way now
"You too?" said {p}, tired rather than angry, and turned the key on it
@ * fitp play win
{p} bore it with a straight face for longer than most | then {p.he} laughed, and after that {h} could talk to {p.him}
{p} knew that one | {p.he} came in on the second line, a third too low, and then told {him} where {p.he} had learned it
"Do that again," said {p}, who had not smiled that week | {h} did it again, and {p} paid for it with what {p.he} had been keeping back
{p} had been ready for anything but that | {p.he} forgot to be on guard, and {h} could walk straight past
{p} clapped, twice | "I needed that," {p.he} said, and asked what {he} had come for
Before it was over {p} was keeping time | "My mother had a way of doing that," {p.he} said, and after that {h} was hardly a stranger
{p} wiped {p.his} eyes | "They told me to look for somebody dangerous," {p.he} said. "You had better go through."
{p} gave {him} a long look, and after it the half of whatever {p.he} was eating
@ * fitp play mixed
{p} liked it, and said so, and began to tell {him} how it ought to be done | it was a while before there was a gap to get out by
{p} laughed so hard that {p.he} sat down | it brought people
It pleased {p} | it had also told {p.him}, {h} saw, just which country {h} came from
"Very good," said {p}. "I shall know you anywhere by that."
{p} asked for another, and another after that one | by then the thing that {h} had been keeping an eye on was gone
It cheered {p}, and it tired {h} out | {he} would be hoarse for a day
{p} smiled, but only out of politeness
It made {p} homesick, which was not the idea | but it set {p.him} talking, and that was
@ * fitp play setback
{p} waited until it was over, and then a little longer in case it was not
"I buried a brother to that," said {p}, and took up {p.his} things
{p} did not laugh, and asked if {he} {was} quite well
It might have done for some other person | {p} had turned {p.his} back by the middle of it
{p} gave {him} a {coin}, gravely, and waved {him} on down the road
"Is there somebody who looks after you?" asked {p}
Halfway through {h} met {p.own} eye, and forgot how it went
{p} put up with it as with a dog that has been rolling in something
@ * fit talk win
Each had been waiting for his neighbour to begin | now three of them told it together, and the fourth put in the dates
An old person in the second row got up, said one word clearly, and sat down as if that had been owing for years
At that they all looked the same way, and then all looked somewhere else | {h} had only to follow the first look
@ * fit talk mixed
Somebody answered, and somebody else said that it was not so | {h} was left holding two stories with one end between them
They told {him}, a bit at a time, like people paying in small change | the last of the change was owing when a door went and they stopped
"You might ask the other lot," they said, and pointed | the other lot had already begun to drift off
They talked, and to talk they came closer, until {h} could not have lifted an arm
@ * fit talk setback
It was as though {h} had spoken in a mill | mouths moved, and nothing got through
They found that it was getting late, all of them, and they found it out at the same moment
Somebody said hush, and somebody said it again, and this time they meant {him}
"Ask him," each of them said, and each of them pointed to the next
@ * fit press win
The bold one in front looked round for the others, and there were no others | he turned out to be a reasonable person
They drew apart | behind them stood the one who had been giving the orders, and that one had gone pale
Nobody there had been spoken to in that way for years | they did as they were told, to have some peace
Somebody at the edge broke, and ran, and dropped what he was running with
They conferred, in whispers, with a good many looks | then a child was sent across with what {h} had asked for
@ * fit press mixed
They gave him room, and a name, and their word on it | their word had been had before, to judge by the smiles
It worked on the front rank | those at the back had not heard it, and were picking things up
"As you like," they told {him}, and it was done as {he} liked | it was also noted down
Half of them believed it | the believers had begun to quarrel with the rest, and neither would now be quiet
They let {him} through | then they closed up again behind {him}, and that would make it hard to get back
@ * fit press setback
Somebody laughed, and then they all saw how many of them there were
They said it over to each other in {his} own voice, and laughed
Those behind had not heard {him}, and called out to have it again | after the third time nobody was afraid
"Louder," somebody called, "there are deaf people over here"
@ * fit fight win
One went down, and two stopped to see to that one, and a fourth recalled that it was no business of his
There were a good many of them, and they got in one another's way | {h} came out at the far side with somebody's cap
{h} picked out the one whom the rest were looking at, and stayed with him | when he sat down it was over
It was not how it is done | it was over before they had agreed who should go first
@ * fit fight mixed
{h} broke through, and left a sleeve with them | it was the sleeve with the pocket
They let go at last | by that time every one of them had had a good long look at {his} face
It ended in a heap, and {h} was the first one out of the heap | the breath came later
The near ones gave back | the ones behind had only just got their sleeves rolled
@ * fit fight setback
{h} had counted six, and there was a seventh, as there nearly always is
Four hands took {him} by the {coat}, without ill feeling, and set {him} down outside of it all
Somebody threw a sack over {him} | it had had onions in it, and {h} could not see who was laughing
It was like pushing at a hedge | {h} stood, when it was done, just where {he} had been standing, and had not so many hairpins or friends
@ * fit care win
It got about, in the way of such things | inside the hour somebody whom {h} had never seen came up and told {him} to mind the third step
They made room, then, without being asked, and in the room that they made was a stool
One began to help, and then there were six | it was done in no time at all
@ * fit care mixed
It reached the one who needed it | but several others were there before that one
They were thankful, and they were a great many | {h} would be walking with empty hands for some while
Somebody kissed {his} hand | somebody behind that one asked what {he} had got to be sorry for
There was enough for all but two, and those two had been at the front
@ * fit care setback
They watched {him} do it with their arms folded | when it was finished they undid it
It was snatched, and there was a scuffle over it, and in the end it lay on the ground between them, trodden on
"He wants our votes," someone said | "She wants our souls," said someone else, and they shut the door on it
There were too many, and it was too little | {h} saw that from their eyes, long before the bottom of the bag
@ * fit play win
They had been told to keep still all day | it wanted only one person to begin, and {h} had begun
Somebody's grandmother got up and did the next part | everyone looked at her, and nobody at {h}, who could go where {he} liked
In front of that many people nobody could very well lay hands on {him} | they stood with their sticks, and were made to clap
When it was over they asked {him} {his} name, and told {him} theirs, and shared their supper with {him}
@ * fit play mixed
The front rows were wild for it | a person at the back, with a list, had made a mark
They would have it again, and then again | when {h} got off at last, two of {hands} were standing in the only way out, clapping
A hat went round | when it got back to {him} there was a note in it, and less than there had been
They loved it, and they shouted for a speech
They liked it, but they had work to do | one after the other they went back to that
@ * fit play setback
They had seen it done well, that spring, by a bear
Someone threw a crust | it was not a hard one, but after it came others
It was the wrong song for that side of the river | they did not say so, they only stood up, one after another
{h} heard {his} own voice going on for some time after it should have stopped
In all that crowd just one person was moved | it was a dog

@ * fits talk win
{h} said it to nobody at all | it helped to have said it aloud, and {he} knew what {he} would do next
Nobody was there to hear it | it was odd how much plainer it was, once it had been said
Spoken aloud it sounded wrong, and {h} saw at which point {he} had made {his} mistake
A good way off somebody had stopped to listen | it was only a shepherd, or some such person, and {h} went on
There was an echo, and it came from farther down | so there was a way down, and {h} had not seen it before
{h} had never liked the sound of it in {his} head | out loud it turned into a plan
{h} called it out, and far off somebody called back that the way was clear on that side
{h} had just finished when a bird came down quite near [2 , to see who was shouting] | {he} had to laugh, and felt better
@ * fits talk mixed
It did {him} good to say it | but the words had carried, and a dog had begun to bark
There was nobody to answer | but somebody not far away had heard, and laughed
{h} said it to the end, and felt a fool, and also a little braver
The only answer was a door, which shut
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
Whoever might have heard it had left, and not long since | there was still a warm place on the stone
{h} heard how lost it sounded, and did not finish
The wind took it out of {his} mouth at the second word, or something did
@ * fits press win
Nobody was there to be frightened | but {h} stood up straighter, and was less afraid {himself}
{h} practised it on {his} own shadow | the third time it came out just right
There was a scuffle, and a rat ran away from {him}, and that was all the enemy there was
There was one listener after all, and it got up from where it had lain and ran | {h} could see which way
It sounded so fierce that {h} looked round for the speaker | {he} was almost sorry that nobody had heard
Nothing stirred, and after such a speech something should have | so there was really no one there, and the way was clear
{h} had gone about it with some art | when {he} tried it out {himself} it worked
{h} laid it out as if for an audience | halfway through, as {he} said the false part, {he} knew what the true one must be
@ * fits press mixed
It would have been a good threat, but there was only an empty corner to hear it
No one answered back, and {h} could not say whether that was a victory
It was laid, and it might very well hold | the next to come by, though, would not be the one it was meant for
{h} had the words right by the third time | by then someone had been standing outside through two of them
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
It gave, with a crack, at the third go | behind it was not the dark that {h} had looked for, but a way down with a rail
{h} leaned on it with all {he} had, and then there was nothing there to push | whoever had been on the far side had left a lamp lit, and gone
It had looked a good deal more solid than it was | inside it was packed with old letters, tied up by the year
It was old, and dry right through, and {h} was over the pieces before the noise had died
It went over slowly, like a thing that had waited to be asked | it had been keeping the light off a door
It splintered along an old line of glue | so {h} was not the first to have come this way, or to have been angry
That was the end of it | in the quiet a small bright piece rolled out, and it had not been any part of the thing itself
{h} stopped when there was no more need | {his} hands shook, and before {him} it was open
@ * fits fight mixed
It broke | so did the thing that {h} was using
It gave way in the end, and it told the whole neighbourhood
{h} had it down, and {his} knuckles were the worse for it
It had a hole now | one could see by that, and not go by it
It held out long enough to be worth respecting, and then it did not
Half of it came away | the other half was built into something that began to lean
It was done, and could not be made to look as though it had not been
The first blow did nothing and the second did too much | there was a good deal to climb over
@ * fits fight setback
It stood there when {h} had done, with not so much as a mark on it
It was not the sort of thing that can be fought | {h} sat down beside it until {his} hands had left off ringing
The blow came back up {his} arm as far as the teeth
It had been made by people who were expecting somebody stronger
{h} swung at where it had seemed thinnest, and that was the one place where it was not
Something gave, and it was the floor
It took it as a wall takes rain | {h} had only told everybody where {he} {was}
There was nothing to get a grip on, and a good deal to bark one's shins against
@ * fits care win
Nobody saw it done | a day later somebody would come by there, and stop, and be able to go on
{h} left it where it would be found, and went off a little way, and felt {his} own load shift to the better shoulder
It was a thing to do with one's hands | while they were at it the rest of {him} came to a decision
Something looked out at {him} from under the boards, and came closer by the length of its tail | round its neck was a tag, with a place on it
It was no use to anyone but {h}, and it was of use to {h} | {he} could think in a straight line again
{h} did it as it would have been done at home | after that the place was a little on {his} side
Underneath, when {he} had got the dirt off, there were words, cut small, by someone who had wished to be of help
It took no time | {h} had not gone fifty steps before {he} found that somebody had done the same for {him}
@ * fits care mixed
It was kindly done, with nobody there to be kind to | it was out of {his} {bag}, too, for good and all
It eased the one side and not the other | one would have to walk on it and see
{h} felt the better for it, and looked round, and there were footprints that had not been there
It would serve until somebody came who knew how | there was no sign of anyone coming
It helped, and it took all the clean cloth there was
{h} did it, and then stood about like a guest who has come on the wrong evening
Whatever it was, it let {him} come that near, and no nearer | in its way it was grateful
It was looked after, for now | for that {h} had left something else not looked after
@ * fits care setback
It was past helping, and had been since before {h} came
There was nobody there to do it for | {h} stood holding it, and at last put it down
{h} had the right idea, by the wrong end
It came undone as fast as it was tied
It only made plain how bad things were
What was wanted was another pair of hands, and there were none to be had for miles
{h} did {his} best, and it was not good enough
It shrank back from {him} into the dark and would not be coaxed
@ * fits play win
There was nobody to see | {h} did it with all the flourishes, and when {he} stopped {he} {was} no longer afraid
It started an echo, and the echo kept time, and it ran ahead of {him} down a way that {h} had not known was there
A window went up, far off, and somebody joined in | so that was where they lived
It was for nobody at all, and came out better than it ever had in company
{h} bowed to the empty place, low, and from down there saw the thing that had rolled underneath
It warmed {him} through | it woke something too, a lark or a hinge, and it answered on the same note
The dust got up and danced | in the clean patch that it left there was a ring set into the floor
When {he} had finished there came, out of nowhere, the sound of two hands clapping, once
@ * fits play mixed
It went well, and there was not a soul there, and then it turned out that there had been one all along
It passed the time | it had passed rather more of it than {h} knew
It kept the fear off while it lasted
{h} had forgotten the last part | {he} stood there, with one foot out, trying to think who used to do it with {him}
It cheered {him} up, and told anyone within half a mile that somebody there was cheerful
A dog began to howl along, and then another, until they had the whole valley
It was good | it was not the time for it, and {h} had known that
{h} got through it twice | the second time something in the wall was beating along, and did not stop when {he} did
@ * fits play setback
It did not work without somebody to laugh
{h} saw {himself}, all at once, as one would from above, and left off
It sounded thin in there, and a little mad
The echo was better at it than {h} {was}, and that put {him} out
{he} had got the tune wrong, and it now would not go out of {his} head in the wrong shape
It brought the plaster down
In the middle of it somebody said, "Shh," and the place was empty
It made the place feel emptier than before, and it had been empty enough

@ * fit move win
Somebody had worn a line there before {him}, a hand's breadth wide | it kept out of sight of every window
{h} had counted on twice as long | there was even time to look back, and see who was coming the other way
@ * fit move mixed
It was done, and there would be no going back by it
{h} was over | a strap was not, and something slid down on the wrong side, and was heard to stop
@ * fit flee win
{h} was gone before they had finished being sure | from the next corner {he} could hear them ask each other
There was a gap that only somebody in a hurry would have tried | on the far side was a quiet place where another had sat, and left crumbs
Two children ran past | the third one would have seen, and was doing up a shoe
@ * fit flee mixed
{h} was away, and lost | of the two it was the better thing to be
It was the right gap, and it had a nail in it
{his} legs had taken {him} a good deal farther than {he} meant | it would all have to be walked back in the dark
They did not follow | they had sat down, instead, where {h} would have to come by
@ * fit flee setback
It was shut, at that hour, like everything on that side
{h} made it to the light and no farther | somebody had only to put out a foot
They had thought of that as well, and had stood a child there with a rattle
@ * fit look win
Low down, where one would see it only on one's knees, somebody had written the day of the week
One thing in that place had no dust upon it | it turned out to open
@ * fit look mixed
{h} made out the first half | whoever had written the second had pressed harder, and gone through
It was there, and it was bigger than {he} liked
{h} had seen enough, and had been a shade too long about it
@ * fit take win
It was a good deal heavier than it had any right to be | something inside it shifted, and settled
{h} had it, and nobody the wiser | where it had been lay a curl of fresh shavings
It slid out like a drawn tooth | there was thread round it, and the thread led on
@ * fit take mixed
It came, and everything that had been leaning on it came too
{h} had hold of it, and could not think, now, where on earth to put it
{h} had it, and it had left its shape behind, in clean wood, for anybody to see
@ * fit take setback
It was part of something larger, and the larger thing had no wish to move
{h} got a handful of dust, and a splinter for {his} pains
It had been left there on purpose | {h} heard, not very far off, what it was fastened to
@ * fit use win
There was a knack, and {his} hand knew it before {he} did | it went over with a sound like a cork
It moved, and as it moved something else did, over on the other side, that {h} would never have thought of
@ * fit use mixed
It did the thing, and then it did it again, and there was no way to tell it that once was enough
It answered to {him} in the end, and kept back a little, as old things will
The first half of it went like a dream | the second half was rust
It worked, and used itself up in working
@ * fit use setback
It had been put together by somebody who thought that no one would ever try
{h} turned it, pressed it, spoke to it | it might have been a stone
It went the wrong way, and would not come back
There was a part missing, about the size of a thumb, and somebody had cut it out with care
@ * fit make win
It was rough, and it was sound | {h} would not have minded who saw it
It came together under {his} hands faster than {he} could have said how | there was even a piece over, and the piece was useful
{h} stood off to look, and saw that {he} had made it, without meaning to, to the measure of the gap
It held, with all {his} weight on it, and after that with a bit more
@ * fit make mixed
It was finished, and so were {his} fingers
It would do what it was for | it would look, while it did so, like a thing that somebody had sat on
It took the last of the cord, and there would be no more cord
It was a good one, for a first | anyone who knew about such things would see that it was a first
{h} had it ready, just, as the light went
@ * fit make setback
It fell in two on the way to being one
{h} had everything for it but the part that matters
@ * fit rest win
For once nothing came of it, and that was what was wanted | {h} got up with the next three steps laid out in {his} head like clothes
{h} let the noise go by | behind it was a smaller noise, quite regular, and it came from below
The place forgot that {he} was there | a door that had been shut all day opened, and a person came out with a pail
{h} had not sat down since the morning | {his} feet were thankful for it
@ * fit rest mixed
It was good to stop | it would be that much harder to go on
{h} had some peace out of it, about a cupful, and then it was over
The ache moved from {his} feet to {his} back | at least it had moved
{h} shut {his} eyes, and was given a good clear view of everything {he} had been walking away from
Nothing happened, and a good part of the day went by in its company
@ * fit rest setback
The moment that {he} {was} still it all caught up with {him}
It was no place to stop, and {h} had stopped there | something had had time to get round behind
There was a stone under {him}, wherever {he} put {himself}, and it was the same stone
{h} waited for it to pass | it was waiting too
It was the wrong moment to stand about | what might have been settled then was settled without {him}
@ * fit any win
It was easier than it had any business to be
{h} was left with an empty feeling in the hands, as when a stair is not there | it was over, and it had come right
Something turned in the scale | one could all but hear it touch down on the other side
@ * fit any mixed
It would pass, if nobody looked at it from underneath
It was neither what {h} wanted nor what {he} {was} afraid of
It went through, and it left a thread hanging
{h} got there, and was one thing poorer

`;
