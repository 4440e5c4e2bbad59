/** How a comedy goes from scene to scene: straight-faced, with figures, and the worst of it in the subordinate clause. */
export const comedyVoice = `
@ * bridge left
They parted friends, and {p} bolted the door after {him}
{h} said that {he} must be going | this was widely agreed
{p} promised to tell no one, and was seen to run
Both of them felt that they had done enough for one day, {h} no less than {p}
{p} waved until it became embarrassing, and then from behind a tree
{h} got away from {p} by agreeing, which had not been tried
@ * bridge want=lead
Six people knew all about it | they had it from one another
@ * bridge want=ally
What {h} lacked was a person of sense | failing that, a person with a cart
@ * bridge want=wall
So far it had been easy, and {h} had told several people so
@ * bridge want=gate
{last} was next, and {h} had rehearsed it with chairs
@ * bridge hunted
{hands} were looking for a person of no distinction, and had so far arrested nine
{h} was told of the pursuit by the pursuers, who had lost it
@ * bridge doom
There was so little time left that people had begun to be polite about it
@ * bridge ally
{ally} had an idea, and was asked not to
{ally} took the blame in advance, to have it done with
@ * did
{h} rose, cleared {his} throat, and {did}
In the absence of anyone sensible {h} {did}
{h} {did}, as one who has read about it
With a bow, which was a mistake, {h} {did}
@ * try
{h} rolled up both sleeves to {todo} | one came off
It is not as easy as people think to {todo}, and {h} was not one of the people who think
@ * remember good
{p} had been telling everyone that {h} was a genius, and they had come to look
@ * remember wronged
{p} had composed a letter about {him}, and was reading it from door to door
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
