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
@ * bridge moved genre=wonder
Seven fields and a wood lay between, and then {place}
There is but one road to {place}, and it is never twice of the same length
{h} came at {time} to {place}, and knocked upon wood before {he} spoke
They say of {place} that it sees a guest before the guest sees it | there was a lamp set out
The birds left off singing a bowshot from {place}, as they do before kings
Before ever {h} came to {place} {he} had dreamed of its door
Over the lintel of {place} hung a sheaf of the first year, and it was still green
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
@ * point start ahead genre=wonder
{token} turned in {his} palm until it lay toward {next}, and there it lay still
There was a rhyme of {token}, which children had, and the last word of it was {next}
@ * point told ahead genre=wonder
"I have told you what is mine to tell," said {p}. "The rest is kept at {next}"
The other half of that tale was kept at {next}, said {p}, and was let out to nobody twice
At {next}, {p} told {him}, there was one who had been old when it was done
@ * point ahead genre=wonder
Three roads went from there | the one with the feathers on it went to {next}
@ * go start genre=wonder
{h} followed where {token} leaned, and it leaned toward {place}
@ * go from genre=wonder
{w} had said, go to {place}, and speak last | so {h} went, and held {his} tongue
As {w} had told {him}, so it was | by {time} there rose before {him} {place}
@ * go found genre=wonder
Whatever road {h} took of those three, it came out at {place}
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
@ * recap genre=wonder
{h} said it over at each threshold, as one must, that {he} would {goal}
There were three things that {h} might have wished for, and {he} had but the one, to {goal}
@ * recap from genre=wonder
{w} had seen in the ashes that {h} would {goal}, and had seen no further
@ * recap late genre=wonder
All the gifts were given and all the gates gone through, and there was left but to {goal}
@ * cite good genre=wonder
In the winter telling it is said that {h} {did}, and there the listeners put on a log
@ * cite evil genre=wonder
In the winter telling they pass over how {h} {did} | the children know, and ask
@ * cite token genre=wonder
{token} was laid beneath the hearthstone, and the house has not wanted for luck
@ * motive genre=wonder
It had been promised for {him} before {he} was born, by one who did not live to regret it
{h} had once been asked a question by an owl, and was still looking for the answer
@ * intro-goal genre=wonder
A rune had been drawn for {him} at the naming, and it meant: to {goal}
{h} was the third of that house [! who had set out to {goal}]
@ * again plain genre=wonder
It was {p}, and there were burrs and starlight upon {p.his} sleeves [3 , as upon one who has not kept to the road]
"We are to meet three times," said {p}, "and this is another"
{p} had dreamed of {h} for three nights, and took it for a summons [3 , and came]
@ * did genre=wonder
{h} broke a twig for luck, and {did}
{h} {did}, and spoke no word while {he} did it
As {his} grandmother would have done {h} {did}
Since the moon was looking elsewhere {h} {did}
@ * point start ahead genre=wonder
Whoever slept on {token} dreamed of {next} | {h} had slept on it the night before
@ * go start genre=wonder
{h} asked of {token} nothing but the way, and it was the way to {place}
@ * intro genre=wonder
In those years {h}, {aside}, lived {inhome} | and there was nothing told of {him} yet
{h}, {aside}, was shutting a gate {inhome} that others had left open [3 , on the day that this tale begins]
It is said {inhome} that {h}, {aside}, came in with the snow
@ * again helped genre=wonder
{p} had come over three hills because of how {h} {did} | in that country a kindness is carried home on foot
"A gift asks for a gift," said {p}, "and here is mine"
@ * again wronged genre=wonder
{p} had drawn a line in the dust, and {h} was to stay behind it | that was for how {h} {did}
@ * road ahead genre=wonder
Before {next} lay a wood which no one enters after sundown | so {h} went no farther that day
At the ford before {next} one waits until the river is willing, and {h} waited
@ * cite bygood genre=wonder
{w} sowed a field in {h's} name, and told the seed how {h} {did}
@ * cite byevil genre=wonder
{w} hung no garland on {h's} door at midsummer | the old ones knew how {h} {did}
`;
