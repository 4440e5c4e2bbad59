/** What is found out about the goal step by step, why one goes on to the next place, and what became of it all in the end. */
export const coreTrail = `
@ * clue any start ahead
To {goal} one has to begin somewhere | {token} had last been seen at {next}, so that was somewhere
{h} turned {token} over | there was the name of {next} on it, very small [2 , and nothing else]
Only one place was ever spoken of along with {token} | it was {next}
Whoever had lost {token} would come back for it to {next} | {h} meant to be there first
Before anyone could {goal} somebody had to be asked | the one to ask was at {next}
{token} pointed to {next}, if it pointed anywhere | {h} had set out on less
Three people knew {token} when they saw it | all of the three were to be found at {next}
The dust on {token} was the dust of {next} [2 , which is like no other] | it was a reason to go there

@ * clue any lead told ahead
{p} knew one thing that would help to {goal} | {foe} had been asking the same, and at {next}
{h} told {p} what {he} had set out to do | {p} thought a while, and named {next}
It was {foe} who stood to lose, said {p}, if anyone should ever {goal} | {foe.noun} was well known at {next}
{p} had seen {token} before, and in whose hand | the hand was {foe's}, and the place was {next}
@ * clue any lead ahead
So somebody did not wish {him} to {goal} | it was {foe}, and {next} was where {foe.noun} was known
{h} had one name now, and it was {foe's} | at {next} they would know what the name was worth
@ * clue any ally ally ahead
{ally} knew somebody at {next} who could help them to {goal}
They put together what they knew of {foe} | it came to one name, and that was {next}
{ally} had heard {foe} speak of {next}, and never loudly | it was the next place to look
To {goal} had been one person's business until then | {ally} said that they should try {next}
What {ally} knew was worth having | {foe} kept at {next} whatever was not for the eyes of others
{ally} looked at {token} and swore | it was from {next}, and so was a scar that {ally} would not show
@ * clue any means told
With that, and with what {p} had told {him}, {h} could do it | it was only a matter of coming near {foe}
{foe} had never reckoned with that, said {p} | it was the one thing with which a stranger might {goal}
{p} had shown {him} the use of it | {h} would need it at {last}, where {foe} was surest
@ * clue any means
Now {h} had what one needs to {goal} | what {he} did not have was a way in to {foe}
It fitted with {token} as a lid fits a pot | together they would open something of {foe's}
There were two things in {h's} {bag} now that {foe} would have paid for | {token} was the other
@ * clue any wall told ahead
There was a way round it, {p} said, and it began at {next} | {foe} had never thought of guarding that
{p} knew what it was guarding | whoever would {goal} had to pass {foe} first, and to start from {next}
It was all by order of {foe} | {p} had seen the order, and where it was written, at {next}
@ * clue any wall
{foe} meant to keep {him} from it by that | {h} would have to {goal} under the eyes of {hands}
{hands} were there to see that nobody should {goal} | they had been told to look out for {token}
The price of it was plain now | to {goal} was to have {foe} for an enemy as long as both lived
@ * clue any turn
In all that time {h} had never asked who else had tried to {goal} | {foe} had, and this was what was left
{token} had been {foe's} from the first day | {h} had been let come as far as this
If that was so, {h} could still {goal} | but at {last} it must be, and before {foe} knew
{foe} did not need to stop {him}, then | {foe} needed {him} to {goal}, and to bring it along
@ * clue any turn from
{w} had said as much, and {h} had not listened | it was {foe} who would gain if {he} should {goal}
@ * clue any price
That was what it cost to {goal} | {h} had been told that there would be a price, and not which
{h} still had what {he} had found out | it was at {last} that {he} would {goal}, and the road there was open
{foe} would have heard of it by evening | it made no difference, since {h} was bound for {last} in any case
Nobody could have told {him} beforehand what it would take to {goal} | now {he} could have told them
@ * clue any price from
{w} had warned {him} of {foe} | {h} had thought the warning was about something else
@ * clue any gate
It had all pointed here, {token} and the rest of it | behind this {h} would {goal} or never would
Everything that {h} had been told on the road was about this one place | {foe} had not left it all day
@ * clue any gate kept
They asked {him} for a sign | {h} held up {token}, and somebody moved aside
{token} was known here | for the first time since {h} had it, it opened a way
@ * clue any gate from
It was as {w} had described it, down to the step | {foe} would be alone, if {w} was right in that as well
@ * clue any duel kept
{h} laid {token} down where {foe} could see it | it was a while before either of them looked away from it
{foe} looked at {token} and knew how {he} had come there
@ * clue any duel
{foe} knew quite well what {h} was there for, to {goal} | what {foe} did not know was how much {he} had been told
{h} had found {his} way here from one small thing to the next | {foe} had thought that nobody would
@ * clue any duel from
"I know what you said to them," said {h}, and named {w} | {foe} did not ask how
{w} had been right about {foe} | there was fear under all that quiet

@ * clue seek lead told ahead
{p} had seen {target} with {p.his} own eyes, once, at {next}
So {target} was not lost at all | {foe} had had it taken away, and {p} had heard the name of {next}
For {p} it was only gossip | {target} had gone by night, under a cloth, to {next}
@ * clue seek lead ahead
It was {foe} who had {target} moved | the track of it went as far as {next}, and that was not far
Two people had spoken of {target} that week | both had mentioned {next}, and only one had meant to
@ * clue seek means told
{foe} kept {target} where nobody could come with bare hands | that was what {p} had thought of
{p} made a drawing of how {target} was kept | there were two locks to it, and now {h} had the answer to one
@ * clue seek means
To get at {target} one needed two things | this was the second, and {token} was the first
{target} was worth nothing to {foe} without this | there would be a search for it by morning
@ * clue seek wall told ahead
{target} was not here any more | {p} had watched it go, with {hands} before and behind, toward {next}
{p} could say who had signed for {target} | it was {foe}, and the paper lay at {next}
@ * clue seek wall
{foe} would not sell {target} at any price | {h} had that now from somebody who had offered
Between {h} and {target} there were {hands}, a door, and one person who slept badly | that one was {foe}
@ * clue seek turn
What {h} had followed so far was a copy | the real one, {target}, had never left {last}
{foe} had not stolen {target} | it had been given, and given by somebody {h} had trusted
Nobody had been hiding {target} from {him} | they had been hiding it from {foe}, and {h} had led {foe} here
@ * clue seek gate
Here {target} was, behind one door | everything that {h} knew of it went up to this door and stopped
Through the gap {h} saw a corner of {target} | it was just as it had been described to {him}
@ * clue seek duel
{target} stood behind {foe}, near enough to touch | it was smaller than the talk had made it
{foe} had one hand on {target} | so {h} knew what it was that {foe} feared

@ * clue rescue lead told ahead
{p} had seen {target} go by, and under guard | they were on the way to {next}
There was still time to save {target}, said {p} | {foe} was waiting for an answer from {next}
@ * clue rescue lead ahead
{target} was in the hands of {foe}, then | the {ride} that brought {target} was kept at {next}
Somebody at {next} was being paid by {foe} not to speak of {target} | that was somebody to talk to
@ * clue rescue means told
{p} knew at what hour {target} was left alone | the rest of it {h} now had in {his} {bag}
@ * clue rescue means
{foe} had thought of force, and of money | nobody had thought that one might bring {target} out with this
@ * clue rescue wall told ahead
{p} had counted {hands} around {target} | there were more than there had been, and some came from {next}
@ * clue rescue wall
{foe} would let {target} go for a price | {h} knew now that the price was {himself}
Of {target} there was one sign [2 , scratched where only a friend would look] | it said to make haste
@ * clue rescue turn
{target} could have been free long ago | somebody had told {foe} to wait until {h} should come
{target} had sent no call for help | {foe} had sent it, and signed it well
@ * clue rescue gate
The last of the doors was between them | behind it {target} would be counting too
@ * clue rescue duel
{foe} stood between {h} and {target}, and did not need to say so | all three of them knew it

@ * clue win lead told ahead
{p} had met {target}, and not by chance, at {next}
From what {p} said there was one person who spoke against {him} | {foe} had a great deal of say at {next}
@ * clue win lead ahead
{target} was to be seen at {next} of an evening | nobody knew yet who with
{target} had kept one thing that {h} once gave away | it was known at {next} what
@ * clue win means told
{p} said what nobody had said before | {target} had asked three times whether {h} was well
@ * clue win means
There had been a {letter}, and {foe} had kept it back | {target} did not know to this day that {h} had written
@ * clue win wall
{foe} had told {target} that {h} would not stay | it was well meant, or it was said to be
Word had got to {target} of why {h} was here | it had come by way of {foe}, and had lost nothing on the road
@ * clue win turn
So {target} had known for all that time | it was {h} who had to be told
It was not {foe} whom {target} had waited to hear from | it had been a very long wait
@ * clue win price
{h} could have it back, or {he} could have {target} hear the truth | there was no way to have both
@ * clue win gate
{target} would be at {last} this once and then no more | {h} had that from three people who did not know each other
@ * clue win duel
{target} had come in behind {foe}, and had heard that last part | nobody moved

@ * clue solve lead told ahead
{p} did not know {matter} | but {p.he} knew who had left early that night, and for {next}
When {h} asked {matter}, {p} answered too soon | it was somebody at {next} who had taught {p.him} the answer
{p} had noticed one thing that did not agree | {foe} had spoken of it a day before it was found, at {next}
@ * clue solve lead ahead
The question was {matter} | {h} had the first piece of the answer, and the second was at {next}
Somebody had lied about the hour | only those at {next} could have known the right one
@ * clue solve means told
By that {p} could swear to one thing, at least | {foe} had not been where {foe} said
{p} had kept it since that night, and told nobody | it had {foe's} mark on the under side
@ * clue solve means
It proved how it was done | to know {matter} {h} lacked the reason, and nothing else
With that, and {token}, there were two proofs | a third would be enough to say it aloud
@ * clue solve wall told ahead
{p} had been paid to forget it | the {coin} was from {next}, and {foe's} people pay in that kind
Someone had gone before {him} to {p}, with the same question | he had gone on to {next}, and was not seen again
@ * clue solve wall
Whoever knew {matter} was afraid of {foe} | {h} had now seen how well they were paid for it
{foe} had seen to it that nobody asked {matter} | it had cost a good deal, and that was worth knowing
@ * clue solve turn
{h} had asked {matter}, and should have asked for whom | it had been done to please {foe}
{token} was the proof, and had been the whole time | it could have come from one place only, and that was {last}
@ * clue solve ally ally ahead
{ally} had asked {matter} before {h} did | {ally} had got as far as {next}, and had been turned back
@ * clue solve price
{h} had lost that, and had learned one thing by it | only {foe} could have known where to find it
@ * clue solve gate
There was one person left who could say {matter} | {foe} was in there, and the lamps were lit
@ * clue solve duel
{h} told it all in order, the hour, the lie, the proof | {foe} put {him} right on one small point [2 , as if from habit]
"There is one thing that you could not know," said {h} | {foe} had already said it

@ * clue protect lead told ahead
{p} told {him} what was meant to happen to {target} | the order for it had been given at {next}
@ * clue protect lead ahead
It was {foe} who wanted {target} out of the way | why that was, they might know at {next}
It was no bad luck that had come upon {target} | it had a name, {foe}, and it was paid from {next}
@ * clue protect means told
{foe} had no right to {target}, said {p} | this showed it, if it could be shown in time
@ * clue protect means
As long as {h} had that, {foe} could not lay a hand on {target} by law
@ * clue protect wall told ahead
{p} had seen {hands} get ready | they were to come for {target} from {next}, and by night
@ * clue protect wall
There was a day set for it now | {foe} would leave {target} alone until then, and no longer
@ * clue protect turn
{foe} did not care about {target} | it was what lay under it, and it had lain there all along
Somebody who ate at the same table had sold {target} to {foe} [2 , and for not very much]
@ * clue protect ally ally
{ally} had lost to {foe} what {h} was about to lose | {target} would not go the same way
@ * clue protect gate
From here one could see {target} | {foe} would have to be stopped on this side
@ * clue protect duel
{foe} asked what {target} was to {him} | {h} had thought of a good many answers on the way

@ * clue defeat lead told ahead
{p} had once stood near {target}, and had seen one weakness | there was more to be learned of it at {next}
@ * clue defeat lead ahead
{target} had been beaten once before | it was somebody from {next} who had nearly done it twice
@ * clue defeat means
{target} had got the better of everyone who came with empty hands | now {h} did not
@ * clue defeat means told
It was the only thing, {p} said, that {target} had ever gone round
@ * clue defeat wall ahead
No one could come near {target} by the front | but there was {next}, and there they went in and out
@ * clue defeat wall
{target} was never without {hands} | {h} had counted them now, and knew when they ate
@ * clue defeat turn
They had all been paying for {target} without knowing it | they could stop, then
{h} had feared {target} for the wrong thing | what it had was not strength, it was everyone's silence
@ * clue defeat gate
{target} was on the other side, and had not been told
@ * clue defeat duel
{target} had never been so close | there was the weakness, and it was where they had said

@ * clue escape lead told ahead
{p} knew of somebody who had done it | it had been by way of {next}, and on a night like this
@ * clue escape lead ahead
There was one gap, then, in all of it | it was at {next}, and {foe} did not know
@ * clue escape means told
With that one could get past {hands} | somebody no quicker had done it, and {p} was there
@ * clue escape means
To {goal} one needed nerve, and an hour, and this | {h} now lacked only the hour
@ * clue escape wall ahead
It was {foe} who let people out or did not | the list was kept at {next}
@ * clue escape wall
{h} knew it all now, {hands}, their hours, and where they slept | there was one way left to {goal}, and it was narrow
@ * clue escape turn
It was no secret how to {goal} | those who had tried were still here because of what {foe} held of theirs
@ * clue escape ally ally ahead
{ally} had tried to get out, once, by {next} | it had wanted two
@ * clue escape gate
Out there was the open | after all that road it was no more than twenty steps
@ * clue escape duel
Behind {foe} one could see out | {foe} saw {him} look

@ * clue deliver lead told ahead
{p} could tell who was waiting for {target} | they had sent twice to {next} to ask
@ * clue deliver lead ahead
{foe} had offered money for {target}, and at {next} | it was not known who had taken it
@ * clue deliver means
This would get {target} as far as {last} | beyond that there was nobody but {foe} to be got past
@ * clue deliver wall told ahead
{p} had orders to open every {bag} and find {target} | at {next} they did not look, being bribed
@ * clue deliver wall
{foe} knew now who had {target} [2 , and by which road it went]
@ * clue deliver turn
{target} was not meant for those who had asked for it | they were {foe's} people, and very polite
@ * clue deliver gate
There was the door at which {target} was to be given up | {foe} had come there by a shorter way
@ * clue deliver duel
"Give it here," said {foe} | {h} had brought {target} too far for that

@ * go start
So {h} took {token} to {place}, and asked who knew it
It was on account of {token} that {h} went to {place} first
{h} went straight to {place}, and showed {token} there | there was nothing else to show
Where {token} came from {h} had to go | by {time} {he} {was} at {place}
There was only {token} to go by | it brought {h} to {place}
With {token} well hidden {h} went to {place} to see who would look for it
@ * go from
{w} had spoken of {place}, and so {h} went there
It was on the word of {w} that {h} had come to {place}
{h} had not forgotten what {w} had said | by {time} {he} was at {place}
If {w} had told the truth it would show at {place} | {h} went there to see
Nobody but {w} had ever named {place} | {h} went by the shortest road
{h} was at {place} by {time} | so far it was all as {w} had told it
@ * go found
What {h} had found out led to {place}, and {h} followed it there
It could be followed no further than {place} | so that was where {h} went
{h} had the name of {place}, and one question to ask there
By {time} {h} was at {place} | there, if anywhere, somebody would know more
There was one place left where that could be tested | {h} went to {place}

@ * recap
{h} still had to {goal} | {he} knew by now that {foe} stood in the way of it, and that was something
Most of those who knew how one might {goal} were afraid of {foe} | it left few to ask
To {goal} would cost {foe} dear | {h} kept hold of that, and of {token}
{h} had not come all that way for company | there was {foe} to be found, and the thing itself: to {goal}
Whatever else happened there {h} meant to {goal}
So much for that | nobody else in that place wished to {goal}, and {h} did
There was {foe}, and there was {token} | somewhere between the two lay the way to {goal}
{h} said it over, so as not to forget it | {he} had come to {goal}
It had been a long day, and {h} had yet to {goal}
{foe} had had the start of {him} by years | but {foe} did not have to {goal}
@ * recap from
{w} had thought that {h} could {goal} | there were hours when {h} held on to that
{h} thought again of what {w} had told {him} | one did not {goal} by standing still
If it had not been for {w}, {h} would not have known how to begin to {goal}
@ * recap late
Not much was left to find out | {h} knew who, and where, and had only to {goal}
{h} had lost too much on the way to leave it | {he} would {goal}, and then {he} would sleep
It would be at {last} that {h} would {goal} | {he} had known it since that morning

@ * settle seek won
And there it was | {h} lifted {target} in both hands [2 , and for a time did nothing else]
{target} was {h's} to carry home | where it had lain the dust had kept its shape
So {h} came to hold {target} at last | it had been lighter in the telling
{h} set {target} down in the light and looked at every side of it
@ * settle seek lost
{target} went by within an arm's length of {him} | after that {h} never saw it again
There was nothing where {target} ought to have been | {h} stayed to look at it all the same
@ * settle rescue won
{target} stood in the light again, and held on to {h's} sleeve
"You took your time," was the first thing that was said to {him} | {target} was safe
It was over for {target} | they went out past {hands}, slowly, and nobody called after them
@ * settle rescue lost
{h} had come within one door of {target} | the door stayed shut
@ * settle win won
In the doorway, early, stood {target} | "I heard that you were asking for me," was all that was said
{target} had come | they stood and looked at one another, and neither had brought a speech
{h} opened the door, and there was {target} [2 , with rain on both shoulders]
@ * settle win lost
{target} had read it all, and sent an answer | it was kind, and it was short
{h} saw {target} once more, across a {street} | they both lifted a hand
@ * settle who won
The answer was {foe} | everyone had wished to hear {matter}, and for a while nobody said a word
By evening the whole place could have told a stranger {matter} | it was {foe}, and {foe} had written it down
It was {foe} and nobody else | {h} had it in {foe's} own hand, with the day and the hour
@ * settle who lost
Everyone in that place knew by now {matter} | it was {foe}, and there was nothing to prove it with
@ * settle solve won
So {h} knew {matter} | {foe} had told it from the beginning, and it had taken less than an hour
{h} wrote down {matter}, and {foe} put a name to it | the ink was dry before the light went
Nobody need ever ask again {matter} | {foe} had said it, and there were witnesses
@ * settle solve lost
{h} never learned {matter} | {foe} did know, and died knowing, many years later, in bed
@ * settle protect won
In the morning {target} was still there | {h} walked once around it, to be sure
{foe's} people went by on the road, and did not turn in | {target} was left in peace
{h} had kept {target} | it did not look like much, with the sun coming up behind it
@ * settle protect lost
What was left of {target} would have gone into a cart | {h} took one small piece of it away
@ * settle defeat won
{target} would not trouble anyone again | people went up to look at the place, and trod on it
{target} was finished [2 , and it made less noise than they had thought]
@ * settle defeat lost
{target} had been shaken, and it still stood | {h} saw it look round for whoever was next
@ * settle escape won
{h} was out | behind {him} was {foe} with all those doors, and in front there was nothing in the way
Nobody called {him} back | {h} walked until {he} could not see the place, and then {he} ran
@ * settle escape lost
They shut it again behind {him}, and {h} heard every bolt
@ * settle deliver won
{h} put {target} into the hands for which it was meant | they had been held out for a good while
{target} had come where it belonged | somebody signed for it, and began to cry
@ * settle deliver lost
{target} never got to those who waited for it | they kept a lamp in the window until the oil gave out
@ * settle any won
One could {goal}, then, and somebody had | {foe} was there to see it
So in the end it could be done | {h} had only had to {goal} with everyone against it
There were people in {home} who had bet that nobody would {goal} | they paid up
@ * settle any lost
It was not given to {h} to {goal} | {foe} had seen to that, and was very civil about it
{h} had not been able to {goal} | there was nothing left there to try it with

@ * cite good
Afterwards people told each other how {h} {did}
There was one thing that nobody forgot | {h} {did}, when it would have been easier not to
{h} {did} on the way there | people knew about it before {he} came home, and there was a chair for {him}
When people spoke of that time they began with how {h} {did}
It came out that {h} {did} | from then on there was bread on the step of a morning
{h} was glad whenever {he} thought of how {he} {did}
@ * cite evil
Not all of it could be told | {h} {did}, and there were those who remembered
There was also the day on which {h} {did} | nobody spoke of it while {he} was in the room
There was the time when {h} {did} | it had never been put right
One letter came that {h} did not answer | it came from somebody who had seen how {he} {did}
At night {h} went back again and again to how {he} {did}
Nobody else ever told how {h} {did} | {h} told it {himself}, and left nothing out
@ * cite token kept
{h} kept {token} | it lay on the sill, where the sun came round to it about noon
{token} hung by the door from then on, and visitors asked what it was
As for {token}, {h} gave it to the first child who asked
{h} took {token} back to where it had begun, and left it there
Once a year {h} took {token} out of its cloth and put it back
`;
