/** How a comedy goes from scene to scene: straight-faced, with figures, and the worst of it in the subordinate clause. */
export const comedyVoice = `
@ * try
{h} rolled up both sleeves to {todo} | one came off
It is not as easy as people think to {todo}, and {h} was not one of the people who think
@ * cite token
{token} stands on the mantelpiece, and is explained to guests
@ * motive
It was hard to say why | there had been a bet, and cheese had come into it
It was a matter of honour, in that it had started over a pudding
@ * intro-goal
{h} had let it be understood that {he} would {goal} | it had been understood by more people than {he} meant
{h} would simply {goal} | {he} expected to be home for supper
@ * again helped
"I promised to repay you," said {p}. "Nobody promised that it would go well."
`;
