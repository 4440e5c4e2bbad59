/** More of the lines that every story draws on, so that two stories of one reader need not share them. */
export const corePool = `
@ * bridge left
{p} held out a hand, and took it back, and waved with it [3 , as one does who is better at beginnings]
"Go on, then," said {p}, and so {h} did
At the corner {h} looked back | {p} was still busy with it
A child was sent after {h} with something that {he} had left behind at {p's} [2 , and it was only a glove]
They shook hands on it, {h} and {p} [3 , a little longer than either had meant to]
{p} wished {him} luck [2 , in the voice of somebody who has seen what it can do]
There were no promises on either side | {p} had other things to see to
The last thing that {p} said was lost in the noise of a cart
{p} gave {him} bread for the way [3 , wrapped up in a clean cloth,] and would not hear of being thanked
{h} made {his} excuses to {p} | they were believed, or at least let pass
By evening {p} was a story, and {h} was telling it to {himself}
From the next rise {p} was a speck, and then there was only the rise
For a good while afterward {h} was still answering {p} in {his} head
Somebody had come for {p} in the meantime, and that was that
{p} did not say goodbye | {p.he} said to mind the third step
{h} slipped off while {p} had {p.his} back turned [2 , which was easier for them both]
Where {p} went after that {h} never learned
They had told one another more than strangers do | neither stayed to be sorry for it
{p} went indoors, and a bolt was shot, not at {him} in particular
{h} could still hear {p} talking, to nobody, from two corners off
If {p} had asked {him} to stay {h} might have done it [2 , but {p} had not]
{h} paid what {he} owed to {p}, and there was a little over
@ * bridge moved
A farmer let {him} ride on the load as far as {place}
The smell of {place} came out to meet {him}
From far off {place} was only a line | it took until {time} to become a place
The one bad stretch was the last, before {place} [2 , and {h} did it with {his} shoes in {his} hand]
{h} did not ask anyone the way to {place} | {he} followed the people who would not talk of it
"You will know {place} when you see it," they had told {him}, and it was so
{h} slept in a hay barn on the way, and came to {place} with straw down {his} neck
It was the wrong season to see {place}, and nobody had come to see it
Before {place} the path divided, and somebody had turned the sign round
{h} came down on {place} from behind, as its cats did
Before {place} came mud, and then more mud
One could have drawn {place} with four lines | {h} spent some time looking for a fifth
@ * bridge ally
{ally} had found them a short way [3 , which took a little longer than the long one, and was a good deal steeper]
They had a quarrel about salt, {h} and {ally}, and made it up over the onions
{ally} walked in front, and held back the branches
Whatever {ally} was thinking of, it made {ally.him} smile at a gate
{h} told {ally} about {home}, and left out the best of it by mistake
{ally} had got hold of a hat from somewhere
They did not hurry, since {ally} had a stone in one shoe and would not say so
{ally} asked {him} what {he} would do afterward, and {h} had no answer ready
{ally} knew a song about every place that they came to [2 , and it was always the same song]
{ally} slept like a stone, and it was {h} who heard the owls
Each of them carried what the other had packed
{ally} stopped to talk to a horse, and came away with news
@ * bridge hunted
{h} went in by one door of the {inn} and out at the other, for the look of it
A <boy/porter/carter> took a {coin} to say that he had seen <nobody/no one go by/only a dog> | somebody else would offer him two
That night {h} heard them go by under the window, and count
{h} had learned to sit where {he} could see who came in
A dog that belonged to none of them had begun to follow {him}, and {h} drove it off with a heavy heart
At the crossing there was one more of {hands} than {he} had hoped
{h} went by field paths, and was looked at by cows
They had searched the room where {h} would have slept
@ * bridge doom
It was no longer any good to be early | {h} was only less late
In every place that {h} came to they had already shut for the night
{h} left the bread half eaten on the wall
One night more, people said, or two at most
{h} had given up looking at the sun [2 , since it only made {him} walk faster]
There would be no second chance at it, not that year
@ * cost
A thread of {his} {coat} had stayed behind on a nail [2 , and it was a colour one remembers]
It had been done in full view of the upper windows
A friend of {foe's} had been standing in the crowd with his hat down
{h} had to leave {his} name with a {clerk}, who wrote it very large
There had been a witness after all [2 , up a ladder, with a brush]
{h} could feel {his} heart in {his} teeth for an hour afterward
@ * mood
{h} had been trying not to think of a certain name, and it had thought of {him}
{h} had a picture in {his} head of how this would go | in the picture it was sunny
Somewhere along the way {h} had stopped being the youngest person in the room
{h} did not believe in signs [2 , and had by now counted four of them]
What {h} wanted was a chair with arms
A tooth had begun to speak up, on the left side [3 , the one that {h} had been told about at {home} and had told to wait its turn]
Nobody had asked {h} a single question about {himself} for days
For once nobody wanted anything, and {h} did not know where to put {his} hands
In the village where {h} was small one would have rung a {bell} by now
Nothing was the matter that sleep would not put right [2 , and there was none to be had]
{h} had a letter in {his} head, and it never got past the greeting
{h} missed having somebody who would tell {him} to sit down
It had begun to look as though {he} might be good at this, and that worried {him}
{h} wondered at what point one may be said to have come too far
@ * mood calm
There was a patch of sun, and {h} stood in it until somebody wished to get by
{h} watched a snail go up a wall and felt that there was time
{h} tied a bootlace, and for so long nothing was wrong
@ * mood tense
{h} could have told the number of stairs behind {him} without turning
The skin on {his} arms had noticed something before {he} did
@ * mood garment
{h} turned up the collar of {his} {garment} [3 , which was no use against being looked at]
@ * mood hair
There was a leaf in {his} {hair}, and it was a leaf from another county
@ * mood carried
{h} shifted {his} {carried} from one hand to the other [2 and was glad of something to hold]
@ * mood mark
A child asked {him} straight out about {his} {mark} | {h} told the truth, and it was not believed
@ * mood eyes
"You have your father's look," said a stranger, peering into {his} {eyes}, and moved on
@ * motive
Why {h} did it was nobody's affair | three people had guessed, and one of the three was right
{h} had not been driven to it | {he} had looked up one day, and there it was
{h} gave a different reason to everyone who asked | none of them was quite a lie
It had begun with a small thing said at a bad time | {h} could have told the hour
@ * intro
{h}, {aside}, could be found by anyone {inhome} | on that morning nobody would have found {him}
{h}, {aside}, owed nothing to anyone {inhome} but one cup of flour | it had been on {his} mind
One bench {inhome} caught the early sun, and on it sat {h}, {aside}
They had stopped asking {h}, {aside}, when {he} meant to leave {home} | it was about then that {he} made up {his} mind
@ * intro-plain
On the last quiet day {inhome}, {h} was looking for a spoon
Somebody had left a gate open {inhome}, and {h} went to shut it
If anyone {inhome} had been asked who would be the one to go, they would not have said {h}
@ * intro-goal
{h} had a plan, and it fitted on the back of a hand | it was to {goal}
Most people have the sense not to want things | {h} wanted to {goal}
It had been a joke at first, among friends, that {h} would {goal} | the friends had stopped laughing
{h} meant to {goal} | it was work for ten people, and there was only the one
{h} had tried for years not to want to {goal}
@ * callback
Of the people {h} had set out to avoid {he} had by now met all but one
Not one thing had gone as {h} would have drawn it [2 , and {he} had been so fond of the drawing]
{h} went through {his} {bag} to see what there was left, and it did not take long
At the beginning {h} would have asked somebody's leave
@ * remember good
Somebody stood {him} a supper for the sake of {p} [3 , and asked for nothing but to be told about it]
People told each other about {p} and {h}, and nobody had improved on it [3 , since it needed no improving]
There was a parcel left for {him}, with no name, and a knot that {p} used
In a hard place {h} thought of {p}, who had been in a harder [3 , and had come through it with help]
{h} would stop at {p's} on the way home, {he} thought, if there was a way home
@ * remember wronged
{h} thought that {he} saw {p} across the way, and turned off, and it was another person
Somebody had taken up a collection for {p} | {h} put in more than was asked, and it did not help
The bed was good, and {h} lay in it and saw {p} [3 as {p.he} had looked when it was done]
{p} had forgiven {him}, people said [2 , and {h} would have preferred almost anything]
{h} wrote half a letter to {p} and used it to light the stove [3 , since there was no second half]
{h} had begun to see what {p} would have done with it [3 , if it had been left where it was]
@ * epilogue shining
People came a long way to ask {him} how it was | {h} told them about the weather that day, and about the soup | they went away thinking that they had missed the point, and they had had it
@ * epilogue earned
{h} had a limp from it and a large chair | the children of the place used {him} for a landmark | turn left, they would say, at the one who is asleep
@ * epilogue crowned
They gave {him} a key to everything | {h} had it hung on a nail, since the doors all stood open now | some mornings {he} went round and shut one, to hear how it sounded
@ * epilogue bittersweet
It was what {h} had wanted | one side of the bed stayed made, and one cup had dust in it | in spring {he} took the long way round by the place where it was paid for
@ * epilogue brave
{h} walked with a stick after that, and pointed at things with it | asked whether it was worth that, {he} would hold up the stick, and look at it, and ask who wanted to know
@ * epilogue rueful
It could have been worse, and {h} had a list of how | the list was kept in the {kitchen}, behind the jug | when somebody complained of anything {he} got it down
@ * epilogue fallen
{h} had the best house in the place and ate there alone | people took off their hats to {him} | it was a little time before one saw that they did it as one does for a hearse
@ * epilogue gentle
{h} took up where {he} had left off, with the spoon and the gate | it is not known that anything happened | there is only that look, when somebody says that a thing cannot be done
@ * epilogue quiet
Nobody asked, and {h} did not say | there is a light in that window until late | it has been remarked that birds are not afraid of {him}
@ * epilogue hollow
{h} counted it every evening, and it was always all there | there was something that {he} had meant to buy with it | a good many people could have told {him} what, if he had kept any of them
@ after9 after won lost second-arc
+ Help an old rival find a new trade => {h} went over on a Sunday, with a ham | it turned out that the old rival could teach sums, and had always wished to | there is a school there yet, and nobody dares to be late
= Learn to do one ordinary thing well => {h} chose bread | the first forty loaves went to the ducks, and then to the poor ducks' friends | the forty-first had a crust that one could hear across the yard
- Steal the credit from those who died for it => {h} began to leave them out, one by one | it made it a better story, and a shorter | on some evenings there was nobody in it but {h}, and {he} would break off, and look round
@ after11 after won renounced second-arc
+ Give the house over to travellers => {h} took the door off its hinges, so as not to be tempted | they came in from all weathers, and most of them paid in onions | one had a story that {h} had never heard the end of
= Set out a row of trees that will outlive you => They were as thin as whips | {h} tied each to a stick, and told each what the others had cost | a neighbour leaned on the wall and asked what they were for
- Deceive the young with tales of easy glory => Six of them set out the same week, whistling | {h} watched them go from behind the curtain | two wrote
`;
