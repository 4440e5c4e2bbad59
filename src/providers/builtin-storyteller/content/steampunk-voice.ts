/** How a tale of steam goes from scene to scene: by gauges, brass and timetables, in the manner of a prospectus. */
export const steampunkVoice = `
@ * try
{h} set to work to {todo}, with a lever of the first kind
@ * motive
An engine had stopped once, on a bridge, with {h's} family aboard
@ * intro-goal
{h} had no grant and no patent | {he} meant to {goal}, even so
@ * intro
{h}, {aside}, still opened the front door by hand | nobody else {inhome} did
The fog {inhome} was of the better sort, with soot in it, and out of it came {h}, {aside}
@ * again helped
"You set me going again," said {p}. "Now it is my turn to push."
`;
