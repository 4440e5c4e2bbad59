/** How cyberpunk goes from scene to scene: low on credit, wired, rained on, in the present tense of advertising. */
export const cyberpunkVoice = `
@ * bridge left
{p} went offline in the middle of a wave
{h} blocked {p}, and {p} blocked {him}, as a courtesy
{p} asked {him} to rate the conversation
The shutter came down, and {p's} face stayed on it, smiling, for the night rate
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
@ * motive
It was {his} own name, and {h} was tired of renting it
@ * intro-goal
The job was posted at three in the morning, and taken down at four | it was to {goal}
@ * intro
{h}, {aside}, had been marked down twice {inhome}, and was still on the shelf
There were nine of {h}, {aside}, on file {inhome} | only the one had to eat
@ * again helped
"Nobody down here does a thing for free," said {p}. "You did. So this is free."
`;
