/** How a superhero's story goes from scene to scene: capes and rooftops, and an ordinary life that keeps on interrupting. */
export const superheroVoice = `
@ * try
{h} flew at it, so to speak, and tried to {todo}
@ * motive
Once {h} had been strong enough to stop it, and had only stood in the crowd
@ * intro-goal
{h} had said it to the mirror, with the mask on [!: {he} would {goal}]
@ * intro
{h}, {aside}, lived on the fourth floor {inhome}, and was never seen on the stairs
{h}, {aside}, had the cleanest gutters {inhome} | {his} landlady did not ask
@ * again helped
"I cannot fly," said {p}. "But I know everybody on this street."
`;
