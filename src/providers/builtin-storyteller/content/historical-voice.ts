/** How historical tales go from scene to scene: by trades, stuffs, dues and days of the calendar. */
export const historicalVoice = `
@ * try
{h} did {his} best to {todo}, as others in that town had before, and been fined for it
@ * cite token
{token} was left to the parish in {his} will, and is shown there, wrongly labelled
@ * motive
There was a stone with a name chiselled off, and the name was {h's}
{h} had been bound apprentice at nine [! , to a master who knew more of it than he told]
@ * intro-goal
{h} had vowed to {goal} | it had been written down, with a date beside it
It was no small matter, in that reign, to wish to {goal}
@ * intro
In the rolls {inhome}, {h}, {aside}, stood between a farrier and a widow, with no trade given
The fair {inhome} was a week past | {h}, {aside}, had still not been paid for it
@ * again helped
"In our house a debt is paid before Easter," said {p}, and was as good as that
`;
