/** How a western goes from scene to scene: plain-spoken, by horse and weather, and no more words than needed. */
export const westernVoice = `
@ * try
{h} made a fair start, and tried to {todo}
@ * cite token
{token} hangs on a nail by the stove, next to the flyswatter
@ * motive
{h} had been told to let it be, and never had liked being told
{h's} own people were buried in that dirt | that was about all there was to it
@ * intro-goal
{h} had come to {goal} | {he} had said so at the store, so now it was a promise
It was a long way to come to {goal}, and {h} had come all of it
@ * again helped
"I do not forget a kindness," said {p}. "There are too few of them out here."
`;
