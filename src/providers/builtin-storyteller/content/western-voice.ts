/** How a western goes from scene to scene: plain-spoken, by horse and weather, and no more words than needed. */
export const westernVoice = `
@ * try
{h} made a fair start, and tried to {todo}
@ * cite token
{token} hangs on a nail by the stove, next to the flyswatter
@ * motive
{h} had been told to let it be, and had never liked being told
{h's} own people were buried in that dirt | that was about all there was to it
@ * intro-goal
{h} meant to {goal} | {he} had said so at the store, so now it was a promise
{h} had said it only once, and to the point: {he} would {goal}
@ * again helped
"I do not forget a kindness," said {p}. "There are too few of them out here."
`;
