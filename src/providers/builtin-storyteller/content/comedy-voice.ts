/** How a comedy goes from scene to scene: straight-faced, with figures, and the worst of it in the subordinate clause. */
export const comedyVoice = `
@ * did
{h} rose, cleared {his} throat, and {did}
In the absence of anyone sensible {h} {did}
{h} {did}, as one who has read about it
With a bow, which was a mistake, {h} {did}
@ * try
{h} rolled up both sleeves to {todo} | one came off
It is not as easy as people think to {todo}, and {h} was not one of the people who think
@ * cite token
{token} stands on the mantelpiece, and is explained to guests
@ * motive
It was hard to say why | there had been a bet, and there had been cheese
It was a matter of honour, in that it had started over a pudding
@ * intro-goal
{h} had let it be understood that {he} would {goal} | it had been understood by more people than {he} meant
It was to be quite simple | {h} would {goal}, and be home for supper
@ * did
{h} counted to three, skipping two, and {did}
{h} {did} | it went no worse than it looked
Having first asked whether anyone minded, which they did, {h} {did}
{h} gave a small cough, and {did}
@ * again helped
"I promised to repay you," said {p}. "Nobody promised that it would go well."
`;
