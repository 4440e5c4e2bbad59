/** How a drama goes from scene to scene: inward and plain, with kitchens, hands, and what each had decided not to say. */
export const dramaVoice = `
@ * try
{h} wished to {todo} | an older habit held {him} by the sleeve
For years {h} had meant to {todo} | the first word was the trouble
@ * cite token
{token} went back into the one drawer, and the drawer was left open
@ * motive
{his} mother had begun to say a word once, with her hand on the banister, and had gone up to bed
Everyone else in that house made trouble, and {h} {was} tired of it
@ * intro-goal
{h} had never asked for anything at the family table | now {he} meant to {goal}
{h} wanted to {goal} | it was late in the day for it, or it felt late
@ * again helped
{p} had never been good at thanks, and looked for a dish to dry instead
`;
