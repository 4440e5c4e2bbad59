/** How cyberpunk goes from scene to scene: low on credit, wired, rained on, in the present tense of advertising. */
export const cyberpunkVoice = `
@ * try
{h} ran the old crack on it, and tried to {todo}
@ * motive
It was {his} own name, and {h} was tired of renting it
@ * intro-goal task=steal,deliver,lead
The job was posted at three in the morning, and taken down at four | it was to {goal}
@ * intro
{h}, {aside}, had been marked down twice {inhome}, and was still on the shelf
{h}, {aside}, was on file {inhome} nine times | only one of the nine had to eat
@ * again helped
"Nobody down here does a thing for free," said {p}. "You did. So this is free."
`;
