/** How historical tales go from scene to scene: by trades, stuffs, dues and days of the calendar. */
export const historicalVoice = `
@ * did
{h} {did}, in the sight of everyone
There being no law against it but custom, {h} {did}
{h} crossed {himself}, or seemed to, and {did}
@ * try
{h} did {his} best to {todo}, as others in that town had before, and been fined for it
@ * remember good
{p} had paid for a candle in {his} name, and it was wax [3 , where tallow would have been thought handsome]
{p} had spoken up for {h}, who was given a place at the lower board
@ * remember wronged
{p} had lodged a plaint, with two sureties [2 , and {h} was to answer it] [3 on the next court day, bareheaded]
They had seen {p} at the almshouse door, with a bowl
@ * cite token
{token} was left to the parish in {his} will, and is shown there, wrongly labelled
@ * motive
There was a stone with the name chiselled off, and the name was {h's}
{h} had been bound apprentice at nine [! , to a master who knew more of it than he told]
@ * intro-goal
{h} had vowed to {goal} | it was entered, and a date was set beside it
It was no small matter, in that reign, to wish to {goal}
@ * did
{h} took off {his} cap to nobody, and {did}
{h} {did}, and bowed to nobody afterward
By daylight, and before two witnesses, {h} {did}
@ * intro
In the rolls of {home} {h}, {aside}, stands between a farrier and a widow, with no trade given
The fair {inhome} was a week past | {h}, {aside}, was still being owed for it
@ * again helped
"In our house a debt is paid before Easter," said {p}, and was as good as that
`;
