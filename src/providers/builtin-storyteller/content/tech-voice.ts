/** How science fiction goes from scene to scene: exact, by measure, cause and procedure, and dry where it must be. */
export const techVoice = `
@ * try genre=tech any
{h} ran through it once in {his} head, then moved to {todo}
@ * cite token genre=tech any
{token} is in a tray with its own label | the label says only that it works
@ * motive genre=tech any
There had been one result that {h} could not repeat, and {he} had not slept well since
{h} had once signed off on a report without reading it
@ * intro-goal genre=tech any
{h} had been given until the next count to {goal}
There was a procedure for most things | there was none by which to {goal}, and so {h} had begun to write one
{h} meant to {goal} | the list of those who could help was short, and {h} had crossed out all but one
The plan had one line, and it was to {goal}
{h} had calculated that {he} could {goal}, if nobody helped
@ * intro genre=tech any
{h}, {aside}, stood in the register {inhome} | two of the entries were wrong
{h}, {aside}, was the only one {inhome} to have read the safety notice to the end
According to the last census {inhome}, {h}, {aside}, did not exist | it had saved {him} a good deal of paper
`;
