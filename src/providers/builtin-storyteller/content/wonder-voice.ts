/** How tales of wonder go from scene to scene: in an older measure, by customs, thresholds and threes. */
export const wonderVoice = `
@ * bridge left genre=wonder
So {h} took leave of {p}, and gave back the cup turned down, as was the custom
{p} went with {him} to the third stone, and no farther, for beyond it the land was another's
And {p} said the short blessing over {h}, and the door was shut
{h} looked back but once, and that was allowed
{p} would take no payment but a promise, and {h} was long in choosing one
They parted at the ford, with the right words, and neither stepped on the other's shadow
{h} thanked {p} by name, which is not done lightly in that country
{p} gave {him} a loaf in a cloth, and bade {him} not to look whether it was a loaf
A wind rose then between {h} and {p}, and each went home in it, or onward
@ * bridge want=lead genre=wonder
{h} asked it of the old, and of the young, and of a crow upon a post | the crow considered longest
@ * bridge want=ally genre=wonder
One alone may begin such a road, the saying went, but it needs two to end it
{h} had sat by many fires, and at none had anyone risen when {he} rose
@ * bridge want=gate genre=wonder
Beyond that night there was {last}, and beyond {last} no tale went
The old ones covered their hearths when {h} spoke of {last}
@ * bridge hunted genre=wonder
{hands} had loosed their hounds, and for three nights {h} slept across running brooks
No door was opened to {him} that night, though behind every one there was a candle
@ * bridge doom genre=wonder
{h} slept no more than a hare sleeps, for the time was short
@ * bridge ally genre=wonder
{ally} walked at {his} left hand, where a friend walks
{ally} told the tale of the miller's three cats, and it saw them to {time}
{ally} bowed to every magpie, and so they were let pass
@ * did genre=wonder
{h} turned once about, as one should, and {did}
In the name of whoever was listening {h} {did}
{h} {did} | and it seemed that the stones drew breath
@ * try genre=wonder
Three times {h} strove to {todo}, and the third was as the first
@ * remember good genre=wonder
{p} had named a lamb for {him}, and in that valley it is not done for less than a life
There was honey on the sill, and bees to say that {p} had sent it
@ * remember wronged genre=wonder
{p} had turned {his} name face down upon the shelf [3 , and in that country it is then spoken by no one]
It was said that {p} had asked the river for justice, and that the river had not said no
@ * cite token genre=wonder
{token} was laid beneath the hearthstone, and the house has not wanted for luck
@ * motive genre=wonder
It had been promised for {him} before {he} was born, by one who did not live to regret it
{h} had once been asked a question by an owl, and was still looking for the answer
@ * intro-goal genre=wonder
A rune had been drawn for {him} at the naming, and it meant: to {goal}
{h} was the third of that house [! who had set out to {goal}]
@ * did genre=wonder
{h} broke a twig for luck, and {did}
{h} {did}, and spoke no word while {he} did it
As {his} grandmother would have done {h} {did}
Since the moon was looking elsewhere {h} {did}
@ * intro genre=wonder
In those years {h}, {aside}, lived {inhome} | and there was nothing told of {him} yet
{h}, {aside}, was shutting a gate {inhome} that others had left open [3 , on the day that this tale begins]
It is said {inhome} that {h}, {aside}, came in with the snow
@ * again helped genre=wonder
"A gift asks for a gift," said {p}, "and here is mine"
`;
