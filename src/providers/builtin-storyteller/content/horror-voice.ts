/** How horror goes from scene to scene: slow and concrete, with one detail that is wrong. */
export const horrorVoice = `
@ * try
{h} tried to {todo}, and lost the thread [! , for there was breathing under the floor]
{h} went to {todo}, and felt a breath on {his} neck, and turned round
@ * cite token
{token} lies in a box of ashes | every spring the ashes have to be topped up
@ * motive
{h} had run away from a voice once | {he} had promised {himself} not to run twice
{h} had grown up with an empty bed in the room | but it was slept in every night
@ * intro-goal
{h} meant to {goal} | people had gone quiet [! when {he} told them so]
{h} wanted to {goal} | others had wanted as much, and their coats were still hanging there
@ * intro
{h}, {aside}, had the end room {inhome} | nobody had said why the bed stood in the middle
{h}, {aside}, counted the steps on coming back to {home} | there were as many as there ought to be, and one was wet
@ * again helped
"I sleep again," said {p}. "That is your doing. Tell me what there is to be done."
`;
