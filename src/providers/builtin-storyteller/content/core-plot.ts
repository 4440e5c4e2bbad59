/** What ties a scene to the quest, and how stories end: by archetype, outcome and tone. */
export const corePlot = `
@ * tie find lead
{h} had asked after {target} all over | this was the first time that somebody had flinched
For the first time {target} had a direction | it was not much, but {h} could face it
@ * tie find means
The way to {target} lay open now, if one had the legs for it
@ * tie find wall
Between {h} and {target} there stood now a plain fact | and the fact had guards around it
@ * tie find turn
So {target} had been moved, and more than once | the old story of where it lay was bait
All this time {h} had looked for {target} where {he} was meant to look
It put {target} in another light, and a worse one
Others had wanted {target} too, and for better reasons
{h} still wanted {target} | {he} was less sure of deserving it
@ * tie find gate
{target} had to be close by | {h} could tell from how quiet people were
If {target} was anywhere, it was behind that
{h} had looked for {target} in the wrong places, and here was the right one
So close to {target}, {h} began to walk on the sides of {his} feet
Only one threshold was left between {h} and {target}
{h} had thought so often of finding {target} that it was odd to be near
@ * tie rescue lead
So {target} had been here, and on foot | nobody walks like that who has given up
@ * tie rescue means
It would open the way in | getting {target} out again was another sum
@ * tie rescue wall
{target} could be reached, it seemed, but not by asking | they were counting heads every hour
@ * tie rescue turn
It came to {h} then that {target} had not been taken | {target} had been traded
@ * tie rescue gate
Somewhere behind that last wall {target} would be listening | {h} had to believe it
@ * tie defeat lead
So even {target} left tracks | nobody had thought to look down
@ * tie defeat means
There was a weak place, then | everything has one, and {target} was a thing like any other
@ * tie defeat wall
To come near {target} one must pass all of this first | that was the whole purpose of it
@ * tie defeat turn
The truth about {target} was worse than the tales | somebody had fed it, year upon year, and kept accounts
@ * tie defeat gate
No more doors stood between {h} and {target} | there was only nerve
@ * tie escape lead
One person had got out, then | if one had, there was a way, and a way could be walked twice
@ * tie escape means
{h} turned it over in {his} mind | nothing else in that place pointed outward
@ * tie escape wall
Everything here had been built to turn people round | {h} could see the cleverness of it now
@ * tie escape turn
The doors had never been meant to keep them in | they were meant to keep something else out
@ * tie escape gate
Beyond the last of it lay an ordinary horizon | {h} had forgotten how far away those are
@ * tie deliver lead
Someone was waiting for {target} at the other end, then | it was the first {h} had heard of it
@ * tie deliver means
With luck it would carry {target} past the worst | {h} checked the knots again
@ * tie deliver wall
They were searching everyone for {target} | not well, but everyone
@ * tie deliver turn
Nobody had told {him} what {target} was truly for | now {h} knew, and it weighed more
@ * tie deliver gate
One more threshold, and {target} would be another's to carry | {h} {was} surprised to find that {he} minded
@ * tie solve lead
It was the first thing in the whole affair that did not fit | {h} trusted it at once
@ * tie solve means
Laid beside the rest, it made a pattern | there was a hole in the pattern the shape of a person
@ * tie solve wall
Somebody was tidying up ahead of {him} | every honest answer had lately moved away
@ * tie solve turn
{h} had been asking who | all along the question had been when
@ * tie solve gate
It was nearly a sentence now | it wanted only a name to finish it
@ * tie protect lead
So it had been done before [, to others, in another year] | the signs had begun in just this way
@ * tie protect means
It would not stop them | but it might keep {target} standing one night more
@ * tie protect wall
They could afford to wait, and they knew it | {target} could not
@ * tie protect turn
The danger to {target} had never come from outside | someone had left a door on the latch
@ * tie protect gate
Here they would have to come through | {h} set {his} back to {target} and counted what was left
@ * tie build lead
Somebody had tried it before | the footings were still sound [, and nobody had told anyone]
@ * tie build means
It was the piece that every plan had lacked | {h} held it up and saw the whole thing stand
@ * tie build wall
They did not hate the work | they only owned the ground it stood on
@ * tie build turn
It would stand, {h} saw, but not as {he} had drawn it | something would have to be left out, and it was the part {he} loved
@ * tie build gate
All that was left was to let it bear weight | people had come to watch it fall
@ * tie prove lead
Here was something {h} could show a stranger | it proved little, but it proved it well
@ * tie prove means
It would stand up to a hard question | {h} had begun to think that nothing would
@ * tie prove wall
They had witnesses for their side, well fed and well rehearsed | {h} had the truth, which dresses badly
@ * tie prove turn
The judge of it all had known from the beginning | it had simply been convenient
@ * tie prove gate
They would have to hear {him} now | the doors were open, and the benches were full
@ * tie win lead
It was a small sign, hardly more than a look kept too long | {h} carried it home like a lit match
@ * tie win means
For once {h} knew what to bring | it had been said aloud a dozen times and never to {him}
@ * tie win wall
There was a third person in every room they met in | nobody had invited the past, but it came early and stayed
@ * tie win turn
{h} had been loved already, it turned out, and had walked past it | that was the hardest news of the year
@ * tie win gate
What was left to say would fit into one breath | {h} had carried it a long way for something so light
@ * tie steal lead
There was a gap in the rounds, no longer than a yawn | {h} timed it twice
@ * tie steal means
It made the impossible part merely difficult | {h} began, quietly, to enjoy {himself}
@ * tie steal wall
Someone had thought of everything | {h} admired it for as long as it deserved, which was not long
@ * tie steal turn
{target} had been stolen already, and long ago | what stood under guard was a very good liar
@ * tie steal gate
There would be one chance and a short one | {h} took off {his} boots
@ * tie become lead
So the old teachers had not all gone | one of them, at least, had left a trail
@ * tie become means
It was too heavy for a beginner | {h} kept lifting it until the word no longer applied
@ * tie become wall
They did not take people like {him} | they said so with real regret, having practised
@ * tie become turn
The test had begun a long time ago | {h} had been passing it and failing it for days
@ * tie become gate
{h} could turn back now and still be what {he} had been | {he} looked at that for a while, and put it down
@ * tie any lead
It was a beginning | {h} folded it away with care
It was the first good news since {home}
{h} might yet {goal}, if that was true
{h} had been ready to give up that very morning
@ * tie any ally
Now there were two of them, and the way seemed shorter
{h} was glad of the company, and did not say so yet
Two could {goal} sooner than one, perhaps
It was good to have somebody to say good night to
It was to be only for the first part of the way [2 , they both said]
@ * tie any means
It would help to {goal}, if anything would
{h} put it away safely and felt a good deal better
The thing might be done after all
{h} knew now how to begin
@ * tie any wall
Here was the first thing that would not be talked round
To {goal} would be a good deal harder than {h} had said
{h} would have to find another way, or make one
Nobody had mentioned that part of it
@ * tie any turn
{h} sat with it for a while | everything {he} had meant to do would have to be meant again
So {h} had been wrong about it from the start
It did not change what {h} had to do | it changed why
{h} went back over everything {he} had been told, and by whom
Nobody had exactly lied to {him} | nobody had said so either
@ * tie any price
It had all seemed such a clean idea at first | nothing about it was clean now, and still {h} had to {goal}
It was a high price, and it had bought only the right to go on
{h} did not ask whether it was worth it | {he} still meant to {goal}
That was gone, and it would not come back
{h} had known that there would be something like this
@ * tie any price
{h} counted what was left | it was enough to go on with, and it was not enough to go back
@ * tie any gate
There was no more road after this | there was only the thing at the end of it
Beyond that it would all be decided
{h} had never been so near it
One last step, and {h} would {goal} or fail at it
All the asking was over now
@ * tie any duel
It had come down to a few paces of floor [, as it always does] [3 , and to what two people were prepared to do there]
@ * tie any duel
{h} had wanted to {goal}, and here was what stood in the way
{h} had come to {goal} | everything else could wait until that was settled
Nobody else could do it now | {h} would {goal} or go home without
It was the last thing between {h} and the end of it

@ * tie find lead
Somebody had seen {target}, then, and in that same year | {h} had had nothing but hearsay before
{h} wrote it down, so as to look at it again by daylight [3 , since so much that is found by lamplight is gone in the morning]
Here was word of {target} from somebody who was not selling any
One could walk from here toward {target} | it might be the wrong way, but it was a way
The story of {target} had a hole in it, and {h} had just put a finger through
Of all the places where {target} was not, {h} could now strike out a good half
@ * tie find means
{h} had been looking for {target} with empty hands | they were not empty now
It had been hidden from people who did not have this
What had stood between {h} and {target} was a question of how | the question had got shorter
{target} had been put where nobody could come at it | that was before {h} had been to {place}
Somebody had gone to a good deal of trouble over {target} | {h} now had the other end of the trouble
@ * tie find wall
They had not hidden {target} | they had merely stood in front of it
It had been easy up to then, as walking on a frozen pond is easy
{h} could go round, or over, or tell them the truth | none of the three had worked for the last person
Nobody here denied it | they only wished to know what {h} thought that {he} could do
{target} was close enough to be worth lying about, at any rate
@ * tie rescue lead
There had been a light in that window, then | somebody was keeping {target} where a light was needed
It was a day old, and a day is not much of a start
Whoever held {target} had to eat, and had to buy bread | {h} thought about bread
They had moved {target} in a hurry, and people in a hurry drop things
@ * tie rescue wall
One could see as far as {target} from there | it was the cruelty of the place
They had thought about ropes and about ladders | {h} hoped that they had not thought about laundry
To ask again would only tell them how much {h} would give
One more would have been no harder for them to hold than one | {h} kept well back
@ * tie solve lead
It ought not to have been there | {h} was careful not to move it
Everyone had told {him} the same tale, and here was a thing that had not been asked to
Somebody had lied about it who had no reason to | there was a reason, then
It was very small, and it was the wrong colour
@ * tie solve wall
One by one they had all begun to remember it differently
Whoever it was had powerful friends, or had got at the calendar
There was nobody left to ask who would not be sorry for answering
The truth was in there, no doubt | so was everybody else's
@ * tie win lead
It might have been nothing [2 , a cup filled before it was asked for] [3 , and {h} went over it all the way home]
Somebody had been asking after {him}, too | it made the {street} a different length
{h} had been waited for, by all accounts, and had walked by on the other side
For the length of one sentence nobody had been pretending
@ * tie win wall
There was a promise in the way, and it had been made by somebody decent
It had all been said so well by another, in better boots
Two families stood between them, and a fence, and what somebody had once said about a cow
It is hard to knock at a door when one knows what is for supper
@ * tie any lead
It was not much | but {h} had set out with less, and it pointed somewhere
Something in that had to do with {target} | {h} would have sworn to it
{h} turned it over and over, and each time it came down the same way up
Here, at last, was an end to take hold of
@ * tie any ally
{h} had got used to talking to {himself} | it would be pleasant to be contradicted
It was a good deal to take on trust | but then {h} was, too [3 , when one came to think of it]
Four hands are not twice two, {h} had heard it said | they are a different kind of thing
There was somebody now to keep watch while the other slept
{h} had asked for nothing, and here were two boots beside {his} own, and a person in them
They had no plan as yet | but there were two of them not to have one
From then on every loaf would have to go in half, and every fear
@ * tie any means
{h} had the thing in {his} hands, and did not yet quite believe in it
It would not do the work for {him} | but it would let the work be done
Without that there had been nothing to do but hope | {h} put away hope, for the present, with the string
@ * tie any wall
So that was what had been behind all the politeness
{h} knew now how high it was, and who paid for the stones
It was a good wall, and good people were leaning on it
@ * tie rescue turn
{target} might not thank {him} for coming
Whoever had {target} had never meant to ask for money
@ * tie rescue gate
{h} thought {he} could hear {target} singing, to keep awake
A few more steps, and {target} would know who had come
@ * tie defeat turn
{h} had taken the wrong enemy for the right one
It was harder to hate {target} after that
@ * tie defeat gate
Beyond it {target} was waiting, and did not hide
Nobody had ever come so far and been able to tell of it
@ * tie solve turn
So the answer had been given to {him} on the first day
Everything that {h} had ruled out came back in by the window
@ * tie solve gate
Somebody in there knew the whole of it
{h} had only one thing left to ask
@ * tie protect turn
{h} had guarded the wrong door the whole time
Those who threatened {target} had been invited
@ * tie protect gate
If they passed that point there was nothing behind it but {target}
{h} could see {target} from where {he} stood, and so could they
@ * tie win turn
It had been a misunderstanding from the first word
Somebody else had seen it long before {h} did
@ * tie win gate
{h} had walked up to that door four times and away from it four times
There was no more to arrange | {h} had only to go in
@ * tie steal turn
Somebody wanted it stolen | that was why it had gone so well
{h} had been hired by the owner, in a manner of speaking
@ * tie steal gate
From there on everything had to be done by feel
It would take four minutes, or it would take the rest of {his} life
@ * tie become turn
What they taught there was not what {h} had come to learn
The best of them had failed it too, and had not said so
@ * tie become gate
Behind that they would ask {him} once, and only once
{h} stood where all of them had stood, and was as frightened
@ * tie deliver turn
The one who sent it had not meant it to arrive
{h} began to understand why nobody else would carry it
@ * tie deliver gate
Over there a pair of hands was held out for it already
It had come all this way whole | {h} held it tighter
@ * tie escape turn
It had been {foe} who left the window open
{h} had been let out before, it seemed, and had come back
@ * tie escape gate
{h} could smell the open from there
After that nobody could call {him} back

@ * close won arch=find
And there it was at last, {target} | it was smaller than in the tales and more worn, and it fitted into the day like a key | {h} did not shout | {he} sat down beside it and breathed
@ * close won arch=rescue
{target} came out into the light with one hand up against it | neither of them said anything wise | "You took your time," was what was said, and then there were arms, and no more talk for a while
@ * close won arch=defeat
It was over as suddenly as a dropped plate | {target} was only a thing that had stopped | and all over {home} people lifted their heads, as they do when a noise ends that has gone on for years
@ * close won arch=escape
The last door was not even locked | {h} went through it at a walk | and did not look round until there was grass, or what passed for it, on every side
@ * close won arch=deliver
{target} changed hands without ceremony | the one who took it wept a little, and signed | and {h} stood there with empty arms and felt the whole road settle into {his} knees
@ * close won arch=solve
{h} said it aloud, all of it, from the first lie to the last | nobody interrupted | when {he} had finished, one face in the room had gone quite smooth, and that was {foe.noun}
@ * close won arch=protect
Morning came, and {target} was still there | scorched at one corner, and standing | {h} leaned against the good side and laughed until it turned into something else
@ * close won arch=build
The last piece went in with a sound like a word | it took the weight, and then more weight | and they all stayed on to be the first across
@ * close won arch=prove
Nobody clapped | they passed it along the bench, and read it again | and then the oldest of them stood up, hat in hand, for {h}
@ * close won arch=win
{h} said it badly, and in the wrong order | it made no difference | "I know," was the answer. "I have known since the rain. I was only waiting to hear you say it to my face."
@ * close won arch=steal
They would find the empty place at dawn | by then {h} was two valleys off, with {target} wrapped in a shirt | and nobody had seen anything they could swear to
@ * close won arch=become
They handed {him} no paper and rang no bell | the old one merely moved along the bench | and {h} sat down in the gap, which turned out to be exactly {his} size
@ * close won arch=find,steal
{h} had {target} at last | {he} carried it out by the way {he} had come in | {foe} watched, and did not lift a hand | and nobody who saw it go was ever quite able to say that they minded
@ * close won arch=rescue
So {target} came away with {him} in the end | {foe} stood aside at the door | it was a slow walk home, and they stopped often, and nobody hurried them
@ * close won arch=protect
{foe} went away, and {hands} went after | {target} was still where it had always been | {h} could sit down at last, since there was nobody left to stand against
@ * close won arch=deliver
"You took your time," said the one who had been waiting for {target} | then they saw what state {h} was in, and fetched a chair | it was all there, and nothing was missing
@ * close won arch=win
{h} had hoped to {goal}, and had not hoped for it to be so quiet | a hand took hold of {his} arm and stayed there | {foe} had gone by then, and had shut the door softly
@ * close won arch=defeat
That was the end of {target} | {hands} put down what they were holding, one after another | somebody asked what they should do now, and {h} told them to go home
@ * close won arch=become
{h} had set out to {goal}, and it had happened somewhere on the way | {foe} was the first to say so aloud, and did not enjoy it | after that the others said it too
@ * close won arch=prove
{foe} read the last page twice and laid it down | there was nothing left to deny | and people who had looked away from {h} for a year came up to shake hands
@ * close won arch=escape,pursue
{h} had meant to {goal}, and it was done | {foe} was far behind by the time that it was light | the first thing {he} did with the day was to sleep through it
@ * close won arch=build
It stood | {foe} walked all round it, looking for the fault, and came back to where {h} was sitting | "Well," {foe.he} said, "it will be there when we are both gone"
@ * close won
{h} had come to {goal}, and now it was done | {foe} looked on for a while and then sat down heavily | nobody had anything to add, and somebody opened a window
It was done, and the doing left no mark on the sky | {foe} stood aside with an odd, tired courtesy | and {h} went forward and finished what {he} had begun
In the end {foe} simply let go | perhaps it had been heavy for {foe.him} too | and what {h} had come so far to do was done as simply as one folds a letter
@ * close lost arch=find,steal
{h} was close enough to touch {target} when it was taken | {foe} did not gloat | there was a kind of pity in it | and the door shut with the sound of a well-made box
@ * close lost arch=rescue,protect
It was too late by the length of one staircase | {h} stood in the doorway of an empty room | and on the floor lay the small proof that {target} had waited as long as anyone could
@ * close lost arch=win,become,prove
{h} had wanted to {goal}, and it was not to be | {foe} was polite about it | {he} walked out past all of them with {his} head up, and did not let it drop until the corner
@ * close lost arch=solve,escape,deliver,build,defeat
It had been in {his} power to {goal}, or nearly | {foe} had seen to that | there was a moment when it might still have gone the other way, and {h} would know that moment again
@ * close lost
{h} had done all of it right but one thing | the one thing was enough | {foe} walked past {him} with the whole of the future under one arm
It ended quietly, the way a fire ends | there was nothing left to do with {his} hands | and {foe.noun} was already giving orders about the morning
@ * close renounced
Nobody had made {him} stop | {h} no longer wished to {goal}, that was all, and said so to {foe} in so many words | {foe} looked cheated, and {h} went out to find something to eat
So {h} laid it down | it did not crash or cry out, it lay in the {street} like any other burden | and after a few steps {his} shoulders began to believe it
{h} told them at the last bend in the road | nobody argued | someone else, or no one, would have to {goal} now, and {h} went on without turning to see who picked it up

@ * epilogue shining
To {goal} was what {h} had promised, and {he} had done that and more | those {he} had helped on the way came to see for themselves | they brought their children, and the children were not impressed, and everyone was happy
In {home} they still leave a lamp in the east window | it is for {h}, and {he} always says that it is not needed | and {he} always looks to see that it is there
Years afterwards a child asked {him} what the hardest part had been | {h} thought about it honestly | "Stopping to help," {he} said. "It was also the only part that worked."
@ * epilogue earned
{h} had said that {he} would {goal}, and {he} had | it took a year for {him} to believe it | after that {h} put the map away in a drawer and grew rather fond of mornings
{h} went home by the long way, on foot | {he} bought bread, and slept for a day and a night | and when {he} woke there was nothing at all that had to be done
They offered {him} a title and a chair | {h} took the chair | it stands now under the one tree {inhome} that gives honest shade
@ * epilogue crowned
{h} had meant to {goal}, whatever it took | it had taken a good deal, mostly from others | nobody reminds {him} of it, for nobody visits who is not sent for
{h} is never interrupted any more | {he} has what {he} came for, and the use of every door | but at every meeting {he} takes the chair that faces the door
They built a statue, and {h} paid for it | the likeness is good | children throw small stones at it after dark, and the stones are never found by morning
@ * epilogue bittersweet
{h} had managed to {goal}, in spite of everyone | there were some who should have been there to see it | {h} told them about it all the same, on quiet evenings
It was a victory, and there was a chair left empty at the table | {h} raised a cup to it | and nobody at that table found it strange when {he} went out early to look at the road
{h} had what {he} had wanted | and {he} had a good idea of what it weighed, to the ounce | and {he} carried both, and walked quite straight
@ * epilogue brave
{h} did not {goal} | but people had seen {him} try, and had seen what it cost | there were three of them on the road before the summer was out, and then there were twenty
They had lost, and they sang on the way home | somebody had to explain it to the children | "{name} did not win," the song went, "but oh, they had to look at {name} all day"
What {h} had failed to do, others began the next spring | they had learned it by watching | and the first of them wore a scrap of {his} {coat} on a string
@ * epilogue rueful
{h} had told everyone that {he} would {goal} | they were kind, on the whole, and did not ask | {he} goes the long way round now, so as not to pass the place
{h} tells it now as a funny story, with the right pauses | people laugh in the right places | and only the very old ones notice where {he} stops to look at {his} hands
There was the whole of the night to walk home in | {h} used all of it | by dawn {he} had thought of six things to say, and there was nobody to say them to
@ * epilogue fallen
It had begun as a plan to {goal} | {h} could no longer have said when it turned into the other thing | there were people who could have told {him}, and none of them came to the door
In the end there was nobody left whom {h} had not used | {he} called three names down the stairs | and listened to the quiet thinking them over
They let {h} go, which was the worst of it | "Why not?" {foe} had said. "Look at it. It does our work for us."
@ * epilogue gentle
Now and then somebody asked whether {he} had not once wished to {goal} | {h} said yes, and went on shelling peas | by then the dog had got used to {him}, and it was a good autumn
{h} planted beans that year, and they came up crooked | neighbours stopped at the fence for advice {he} did not have | and of all the roads {he} had walked, {he} found {he} missed only the company
@ * epilogue quiet
There had been a time when {h} wished to {goal} above all things | it came back in certain kinds of weather | {he} let it in, and gave it a chair, and it went away again by morning
The world went on, which was a relief and a small insult | {h} learned the names of the birds | and on some nights, not many, {he} sat up late with the map and did not open it
@ * epilogue hollow
{h} had wanted nothing so much as to {goal} | what came of it is soon told | {he} lives alone now, and people lower their voices as they pass
{h} kept the door barred and the lamp low | what {he} had done for it, and what {he} had not done, sat with {him} at supper | they were poor talkers, but they never missed an evening

@ * callback
{h} thought of {token} [3 , not for the first time by a good deal,] [2 and of everything it had already cost]
{h} had been a different person at the start of this, and a better dressed one
It seemed a long while since {h} had slept in {his} own bed
{h} wondered what they were saying in {home} by now
Somebody in {home} would be lighting the {lamp} about then
More had happened than {h} could have told in one evening
{h} thought of the first day, and of who had laughed
All the people {h} had met on the way went through {his} head
There were two things that {h} would have done otherwise
{h} went over what {he} knew, and it was more than the day before
It had started with so little: {token}, and a bad night
{h} had given up being surprised by about the third day
What had looked so large at the start was well behind {him} now
One of those {h} had met was sure to be thinking of {him} as well
If {h} had known it all at the beginning, would {he} have come?

@ rest1 need tired-rest
= Sleep for an hour in the nearest quiet corner => {h} lay down on {his} {coat} and was gone at once | no dream came that was worth the telling | when {he} woke there was a crease down one cheek [and a beetle regarding {him} with interest]
@ rest2 need tired-rest
= Rest until your legs stop shaking => {h} sat down on the spot | {his} legs said what they thought | they had a good deal to say | by and by they had said it
@ rest3 need tired-rest
= Rest your eyes against the wall for a while => {h} leaned back and shut {his} eyes | the wall had kept some of the day in it | for a while nobody wanted anything
@ med1 need medicine
= Look for medicine among what is left here => {h} went through drawers and pockets and the bottom of a chest | there was a brown bottle with a faded label | it tasted of bark and old pennies, and it worked
@ med2 need medicine
= Take the bitter medicine from your last bottle => {h} pulled the cork with {his} teeth and swallowed it all | it went down like a lit string | in a little while {his} hands had grown steady
@ air1 need air
= Breathe slowly from the spare line => {h} found the spare line coiled behind its panel and bit down on it | it tasted of rubber and other people's worry | the grey drew back from the edges of things
@ air2 need air
= Change over to a fresh oxygen bottle => {h} worked the coupling round with stiff fingers | it hissed, complained, and caught | each breath after that was a small inheritance
@ air3 need air
= Find where the air still runs clean => {h} followed the faint draught with a wetted finger | behind a grille the fans were still turning | {h} stayed there till {his} thoughts had edges again

@ way1 ways good
+ Help the people here before going on => There was a cart in a ditch, and a lost child | {h} did the one and found the other | it took an hour, and nobody {h} had passed by that day was worth as much
@ way2 ways good
+ Share what you have with a stranger => {h} broke it in two and held out the larger half | the stranger looked at it as if it might be a joke | then told {him}, between bites, who had come this way before dawn
@ way3 ways good
+ Comfort the one who is weeping out of sight => {h} sat down on the step, not too near | it was a long while before a word was said | it was the right word, and it had {foe.noun} in it
@ way4 ways good
+ Give your word to carry a message home => {h} learned it by heart, three lines and a name | an old hand closed over {his} own and held on | "Then I can stop listening for the door," said the old voice
@ way5 ways neutral
= Search the ground for fresh tracks => {h} went along bent double, reading the dirt | two had come and three had gone | the third had walked on tiptoe
@ way6 ways neutral
= Climb up and get a view of the place => {h} went up hand over hand until the roofs lay below {him} | from there it all made one pattern | and at the middle of the pattern somebody had set a chair
@ way7 ways neutral
= Ask an old hand what is really going on => The old one looked both ways and then at {his} boots | "It is simple," was the answer. "Everyone owes, and nobody may say to whom." | and there were names, and {h} kept them
@ way8 ways neutral
= Wait in the shadows and watch who comes => {h} stood so still that a moth tried {his} sleeve | at last a person came with no light, walking from memory | and put something under the third stone
@ way9 ways evil
- Steal something small and useful => {h} walked off with it like an owner | it was a ring of keys [, still warm] | behind {him} somebody began patting their pockets
@ way10 ways evil
- Lie about who sent you => {h} used a great name and a bored voice | heels came together, a bar was lifted | some clerk would be whipped for it before the week was out
@ way11 ways evil
- Betray a small secret for a better one => {h} sold it in four words, and it fetched a good price | what {he} got was worth having | the one whose secret it was would learn the cost at supper
@ way12 ways evil
- Trick the doorkeeper into leaving his post => {h} sent him running after a fire that was not there | he thanked {him} for the warning, twice | {h} went in over the mat he had just swept

@ after1 after
+ Help mend what the struggle broke => {h} stayed, and carried stone with the rest of them | for some weeks {his} hands were all blisters and splinters | then one wall stood, and another, and somebody hung a door
= Go home and live quietly for a while => {h} slept late and let the post pile up | the seasons went round the house on soft feet | it was a good life, and it had a window that looked down the road
- Cheat the victors out of their reward => {h} did the accounts for everyone, and did them beautifully | by the time the sum was understood it had been spent | there was a great deal of shouting, at a distance
@ after2 after
+ Share the story with those who were not there => {h} told it in kitchens, to whoever would sit | {he} left in the mistakes | and night by night it stopped being {his} own and began to be useful
= Walk out along the road and see who comes => {h} went out past the last fence with a stick and no purpose | larks, dust, a dog that came half a mile with {him} | and at the crossroads somebody was waiting
- Betray an old ally while the door is open => {h} did it over a good supper, with regret in {his} voice | it bought {him} a house with a wall around it | and {he} never learned to sleep in the front room

@ sequel1 sequel quest=solve:find_out_who_sent_the_second_letter:the_second_letter p=letter-carrier
% The Second Letter; Post for {name}
It was {p.a} who brought it, out of breath | the thing was addressed in {his} own handwriting | {h} had never written it
"They told me you would say that," said {p}. "They told me to wait while you looked at the date."
{h} looked at the date | it was a year from that day
+ Give {p} a bed for the night => {h} gave up {his} own bed and sat by the stove | toward morning {p} talked in {p.his} sleep | it was all directions, left and right and mind the step
= Compare the ink with your own => {h} laid a page of {his} own beside it | the ink was the same, and so was the blot on the g | whoever had written it had borrowed {his} desk, or would
- Trick {p} into naming the sender => {h} guessed a name aloud, quite wrong, and with scorn | {p} put {him} right before {p.he} could stop | {p.his} hand flew up to {p.his} mouth, a moment late
@ sequel2 sequel quest=protect:keep_the_new_valley_road_open:the_valley_road p=surveyor
% Stakes in the Grass; The Surveyor's String
One morning there were stakes in the grass, tied with red string | {p.a} was driving in the last of them, whistling
"Toll gate," said {p}. "Nothing personal. You live on the wrong side of a profit."
The string ran straight to the horizon in both directions
+ Help the farmers pull the stakes by night => They went out in threes, without lamps, in stockinged feet | a hundred stakes make a very good fire | {p} watched it from the {inn} window, and did not send for anyone
= Follow the string to its other end => {h} walked until noon with the red line at {his} elbow | it ended in a yard full of new-cut timber | every beam had the same mark, and {h} knew the mark
- Steal the surveyor's instruments => {h} had the case open and shut before the kettle boiled | brass, glass, and a book of figures in a careful hand | without them {p} was only a person with some string
@ sequel3 sequel quest=find:find_the_last_of_the_missing_boats:the_last_boat p=widow/she
% Eleven Boats; The Empty Berth
Twelve had gone out, everyone agreed, and eleven had come home | {p.a} came to {h} about the twelfth
"I do not want it found for me," said {p}. "I want it found because they have stopped saying its name."
{p.he} laid a coil of tarred rope on the table | one end of it had been cut
+ Give {p} your promise => {h} gave it with {his} hand flat on the rope | {p} nodded, and asked for no other paper | by evening the whole quay knew, and three people had crossed the {street} to avoid {him}
= Examine the cut end of the rope => Each strand had been severed at the same slant | it was the work of one stroke, by somebody unhurried | and there was a thread of blue paint along the edge
- Lie, and say that the boat went down => {h} saw {p.his} shoulders go down at last | it was a kind of mercy, and it was nobody's to hand out | {p.he} thanked {him}, and left the rope on the table
`;
