/** How the world after goes from scene to scene: by tins, weather, counts of people, and what things used to be for. */
export const afterVoice = `
@ * try
{h} set out to {todo}, with what there was
@ * cite token
{token} is kept with the useful things
@ * motive
{h} had been born the year after | {he} did not care to hear about the time before
@ * intro-goal
At the winter fire each had said one thing that they wanted | {h} wanted to {goal}, and nobody had laughed
@ * intro
{h}, {aside}, was among the eighty {inhome}, and ate no more than the rest
Everyone {inhome} could do one thing well | {h}, {aside}, could find the way back
@ * again helped
"We count you as one of ours," said {p}. "So I came."
`;
