/** How a superhero's story goes from scene to scene: capes and rooftops, and an ordinary life that keeps on interrupting. */
export const superheroVoice = `
@ * bridge left
{p} asked for a name for the papers | {h} had gone up the wall by then
{p} waved at the wrong roof
{h} said goodbye to {p} in the deep voice, and forgot it halfway
@ * bridge moved
{h} came to {place} over the roofs, and knocked, for manners
At {place} they had drawn a big letter on the wall, and {h} did not know whether it was thanks
{h} landed at {place} harder than {he} meant, and put the slab straight
Somebody at {place} had put out a cushion, quite a small one
It was {time} at {place}, and a child was already pointing up
@ * bridge want=lead
{h} listened to the city with {his} eyes shut | it mostly wanted its supper
@ * bridge want=ally
{h} could be in one place only, whatever the papers said
@ * bridge want=wall
The applause had got thinner lately, and it had begun to come from farther back
@ * bridge want=price
{h} had been late for everyone who knew {his} first name
@ * bridge hunted
{hands} were stopping everyone of {h's} height, and being quite rude to the short ones
@ * bridge doom
There were more sirens by then than there was {h} to go round
@ * bridge ally
{ally} had sewn up the mask, and put the eyeholes nearer together
{ally} could not fly, and was first at the corner all the same
@ * point start ahead
{token} gave a small kick in {his} hand whenever it was held toward {next}
@ * point told ahead
"Somebody at {next} saw all that from the roof," said {p}. "They might tell it to a mask"
Ask at {next}, {p} told {him}, and wear something ordinary
A former henchman lived at {next}, said {p}, and would like to sleep again
@ * go start
{h} carried {token} across the roofs to {place}, at arm's length
@ * go from
{w} had pointed up, and then at {place}
It was forty roofs to {place}, and {h} took them two at a time | {w} had said to hurry
@ * go found
Every drawing of the thing had the skyline of {place} behind it
@ * again plain
It was {p}, on the fire stairs, without any breath [3 , because nobody else in the city knew which window]
{p} had made a sign out of a bed sheet, so {h} came down [3 , before the whole city should read it]
@ * did
{h} put both fists on {his} hips, felt foolish, and {did}
{h} {did} | somewhere behind {him} people said oh, all together
Before anybody could blink {h} {did}
@ * try
{h} flew at it, so to speak, and tried to {todo}
@ * remember good
{p} had knitted {him} a mask for the winter [3 , with the eyeholes in the right place for once]
@ * remember wronged
{p} had told the papers what {h} had done, and they printed it with a drawing [3 , which was rather like {him}]
@ * recap
The city thought that {h} would {goal} | {he} had not liked to ask what made it think so
Any strong fool can lift a bus | {h} had to {goal}
@ * recap late
There was nobody else left in the sky | {h} would have to {goal}
@ * motive
There was a day when {h} had been strong enough to stop it, and had only stood in the crowd
@ * intro-goal
{h} had said it to the mirror, with the mask on [!: {he} would {goal}]
@ * intro
{h}, {aside}, lived on the fourth floor {inhome}, and was never seen on the stairs
The landlady of {h}, {aside}, had the cleanest gutters {inhome}, and did not ask
@ * again helped
{p} had told the whole block how {h} {did}, and the whole block had kept its eyes open
"I cannot fly," said {p}. "But I know everybody on this street."
@ * again wronged
{p} had taken down {h's} picture from over the stove, because of how {h} {did}
@ * road ahead
Somebody on the pavement was waving a tablecloth | {h} came down, halfway to {next}
There were too many eyes on the roofs toward {next} | {h} took off the mask, and walked
@ * cite bygood
{w} has a cutting on the wall about how {h} {did}, and dusts it
@ * cite byevil
{w} still tells the papers how {h} {did}, and the papers still print it
`;
