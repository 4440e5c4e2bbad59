/** More of the lines that every story draws on, so that two stories of one reader need not share them. */
export const corePool = `
@ * mood
{h} had been trying not to think of a certain name, and it had thought of {him}
What {h} wanted was a chair with arms
Nobody had asked {h} a single question about {himself} for days
In the village where {h} was small one would have rung a {bell} by now
Nothing was the matter that sleep would not put right [2 , and there was none to be had]
{h} missed having an aunt who would tell {him} to sit down
@ * mood calm
There was a patch of sun, and {h} stood in it until a porter wished to get by
{h} watched a snail go up a wall and felt that there was time
{h} tied a bootlace, and for so long nothing was wrong
@ * mood tense
{h} could have told the number of stairs behind {him} without turning
@ * mood garment
{h} turned up the collar of {his} {garment} [3 , which was no use against being looked at]
@ * mood hair
There was a leaf in {his} {hair}, and it was a leaf from another county
@ * mood carried
{h} shifted {his} {carried} from one hand to the other [2 and was glad of a thing to hold]
@ * mood mark
A child asked {him} straight out about {his} {mark} | {h} told the truth, and it was not believed
@ * mood eyes
"You have your father's look," said a stranger, peering into {his} {eyes}, and moved on
@ * motive
Why {h} did it was nobody's affair | three people had guessed, and one of the three was right
Nobody had asked {h} to do it | {he} had waited a year for a braver person to, and nobody had
{h} gave a different reason to everyone who asked | none of them was quite a lie
It had begun with a small thing said at a bad time | {h} could have named the hour
@ * intro easy
{h}, {aside}, knew every dog {inhome} by name | the people had taken a little longer
{h}, {aside}, woke up too early {inhome} | it was too quiet that morning
{h}, {aside}, was not the strongest {inhome} | {he} was not the oldest | but {he} was the one who asked
{h}, {aside}, had two friends {inhome} | one of them was a hen
{h}, {aside}, could find lost things | people came to {him} from all over {home}
@ * intro easy human
{h}, {aside}, owned one spoon and two good boots {inhome} | {he} did not need much more
@ * intro-goal easy
{h} wanted to {goal} | it was harder than it sounded
{h} meant to {goal} | today was as good a day as any
{h} had made a promise | it was to {goal}
{h} wanted one thing only, to {goal} | it sounded easy, and it was not
{h} had made a plan to {goal} | so far it had one line
@ * motive easy
{h} had a good reason, and kept it to {himself}
{h} had not slept well for thinking of it
@ * villain any easy
{foe}, {foe.noun}, did not want that | {hands} worked for {foe.him}, and they were big
One person would try to stop {him} | it was {foe}, {foe.noun} | {foe.he} had {hands} to help
{foe}, {foe.noun}, said no | when {foe.he} said no, {hands} came to the door
Nobody was to do that, said {foe}, {foe.noun} | {hands} saw to it that nobody did
@ * villain who easy
{foe}, {foe.noun}, wanted nobody to ask | {hands} told people to keep quiet
{foe}, {foe.noun}, said that it was nothing | {hands} said it too, quite loudly
@ * intro
{h}, {aside}, was always easy to find {inhome} | on that morning nobody could have found {him}
{h}, {aside}, owed one favour {inhome} | it had been on {his} mind
They had stopped asking {h}, {aside}, what {he} thought of things {inhome} | it was about then that {he} had made up {his} mind
@ * intro-plain
On the last quiet day {inhome}, {h} had meant to do nothing at all
There was a knock {inhome}, long after the last lamp was out, and it was {h} who answered
{h} had been given the easy half of the work {inhome}, and had just found out why
Three strangers {inhome} had asked for {h} by name, and {h} had never been much asked for
If anyone {inhome} had been asked who would be the one to go, they would not have said {h}
@ * intro-goal
{h} had a plan, and it fitted on the back of a hand | it was to {goal}
Most people have the sense not to want things | {h} wanted to {goal}
It was easily said that {h} would {goal} | {he} had said it, and people were waiting to see
{h} meant to {goal} | it might be too much for one, and nobody else had come
{h} wanted to {goal} | it was the first thing {he} thought of each morning, before {he} knew what day it was
@ * epilogue gentle
{h} took up where {he} had left off, with the spoon and the gate | it is not known that anything happened | there is only that look, when a child says that a thing cannot be done
@ * epilogue quiet
Nobody asked, and {h} did not say | there is a light in that window until late | it has been remarked that birds are not afraid of {him}
@ * epilogue hollow
{h} counted it every evening, and it was always all there | there was a boat that {he} had meant to buy with it | a good many people could have told {him} what, if he had kept any of them
@ after9 after won lost
+ Help an old rival find a new trade => {h} went over on a Sunday, with a ham | it turned out that the old rival could teach sums, and had always wished to | there is a school there yet, and nobody dares to be late
= Learn to do one ordinary thing well => {h} chose bread | the first forty loaves went to the ducks, and then to the poor ducks' friends | the forty-first had a crust that one could hear across the yard
- Steal the credit from those who stood by you => {h} began to leave them out, one by one | it made it a better story, and a shorter | on some evenings there was nobody in it but {h}, and {he} would break off, and look round
@ after11 after won renounced
+ Give the house over to travellers => {h} took the door off its hinges, so as not to be tempted | they came in from all weathers, and most of them paid in onions | one had a story that {h} had never heard the end of
= Set out a row of trees that will outlive you => They were as thin as whips | {h} tied each to a stick, and told each what the others had cost | a neighbour leaned on the wall and asked what they were for
- Deceive the young with tales of easy glory => Six of them set out the same week, whistling | {h} watched them go from behind the curtain | two wrote
`;
