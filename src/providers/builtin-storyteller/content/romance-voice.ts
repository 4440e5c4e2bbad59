/** How a romance goes from scene to scene: close and warm, with hands, sleeves, light and what was not said. */
export const romanceVoice = `
@ * try
{h} wanted very much to {todo} | {his} fingers would not mind {him}
It had seemed so simple on the pillow, to {todo}
@ * cite token
{token} lies between two letters, where it has left its shape
@ * motive
There was a place close to {his} heart that had been empty since the autumn
{h} had once let go of a hand in a crowd [2 , and had looked for it since]
@ * intro-goal
{h} meant to {goal} | {he} had told a mirror so before {he} told any person
All that {his} heart wanted was this one thing, to {goal}
`;
