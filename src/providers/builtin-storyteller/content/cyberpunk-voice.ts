/** How cyberpunk goes from scene to scene: low on credit, wired, rained on, in the present tense of advertising. */
export const cyberpunkVoice = `
@ * bridge left
{p} went offline in the middle of a wave
{h} blocked {p}, and {p} blocked {him}, as a courtesy
{p} asked {him} to rate the conversation
The shutter came down, and {p's} face stayed on it, smiling, for the night rate
@ * bridge moved
{place} knew {h's} shoe size before {he} was through the door
It was {time} at {place} by the sky, and whatever one liked by the signs
Three people were sleeping at {place} in shifts, in one coat
{place} had been foreclosed on, and the lights went on selling things to nobody
The way to {place} had been free last week
@ * bridge want=means
What {h} needed existed, and was leased, by the minute, to the other side [3 already]
@ * bridge want=gate
{last} had no sign on it, in a city that had signs on its pigeons
@ * bridge hunted
Somebody had put a bounty on {his} walk | {h} limped on the other side
@ * bridge doom
There was a clock in the corner of {his} eye, and it had turned red
@ * bridge ally
{ally} ran hot, and smelled of it, and would not see a doctor who advertised
{ally} had been three people last year, and missed one of them
@ * point start ahead
{token} had phoned home for years, and home was {next}
@ * point told ahead
"They trade in that at {next}," said {p}. "Back room, cash only"
Somebody at {next} had a copy, {p} said, from before it was wiped
{p} sent {him} {next}, as a pin, and the pin cost extra
@ * go start
{h} let {token} lead, by its faint warm side, as far as {place}
@ * go from
{w} had made {him} pay for {place}, so it was probably true
{w} had sent a pin, and the pin was {place} | it rained there as it rained everywhere
@ * go found
All the dead accounts had paid rent on {place}
@ * again plain
It was {p}, in a rented face, with {p.his} own shoes [3 , which is how one tells people in that quarter]
{p} had paid to be let through the filter [2 , out of {p.his} own account] [3 , and there was not much left in it]
@ * did
{h} muted the street and {did}
{h} {did}, in the dead second between two adverts
Before consent could be asked for {h} {did}
@ * try
{h} ran the old crack on it, and tried to {todo}
@ * remember good
{p} had paid off an hour of {his} interest, with no name on it
@ * remember wronged
{p} had sold what {p.he} knew of {him} to eight bidders [3 , and two of the eight worked for {foe}]
@ * recap
It was a simple contract, for once | {h} would {goal}, or be repossessed
{h} set it as a reminder, behind the left eye: to {goal}
@ * recap late
Everything that could be taken back had been | {h} could still {goal}
@ * cite good
There is a tag on a wall down there, by hand, in paint, that {h} {did}
@ * cite evil
One can still buy the clip in which {h} {did}
@ * motive
It was {his} own name, and {h} was tired of renting it
@ * intro-goal
The job was posted at three in the morning, and taken down at four | it was to {goal}
@ * intro
{h}, {aside}, had been marked down twice {inhome}, and was still on the shelf
There were nine of {h}, {aside}, on file {inhome} | only the one had to eat
@ * again helped
{p} had spent a week's credit to get a line to {h}, remembering how {h} {did}
"Nobody down here does a thing for free," said {p}. "You did. So this is free."
@ * again wronged
{p} kept a thumb on the alarm the whole time, having seen how {h} {did}
@ * road ahead
The lift to {next} was down until somebody paid for it | {h} waited in the hall with the rest
For {next} one changed trains twice | at the second change {h} was scanned, and kept back
@ * cite bygood
{w} pays {h's} air for one day of each year | the note on it says how {h} {did}
@ * cite byevil
{w} left {h} one star, and one line under it about how {h} {did}
`;
