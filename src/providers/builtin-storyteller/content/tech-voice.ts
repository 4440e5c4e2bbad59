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
The assignment had one line, and it was to {goal}
{h} had calculated that {he} could {goal}, if nobody helped
@ * world genre=sci-fi,space-opera
Long ago real earth had been brought to {home} | there was a hill, and a road, with lanes and gardens under lamps
One could forget {inhome} that there was anything outside | there were yards and gates, and trees, and a sky that a painter painted anew each spring
Nine generations had lived {inhome} since the first settlers | they had brought earth and seeds, and had made hills, lanes and a village
People {inhome} lived as in an old town | there were lanes and orchards under the lamps, and walls with gates in them
Beneath the great lamps {inhome} there was grass, and a road, and houses of red clay | only the stars in the windows went round
The first people {inhome} had wanted a country, and had made one | there was a stream, and a hill to look down from
@ * intro genre=tech any
{h}, {aside}, stood in the register {inhome} | two of the entries were wrong
{h}, {aside}, was the only one {inhome} to have read the safety notice to the end
According to the last census {inhome}, {h}, {aside}, did not exist | it had saved {him} a good deal of paper
`;
