/** How historical tales go from scene to scene: by trades, stuffs, dues and days of the calendar. */
export const historicalVoice = `
@ * bridge left
{p} took up the work again where the thread had been left
{h} paid {p} the customary penny, and had the customary blessing
{p} barred the shop, top and bottom, and went home to {p.his} pottage
{p} gave {him} the end of a loaf, of the second flour, and a direction
The curfew was rung | {h} and {p} had to part, each to the right side of the wall
{p} wiped {p.his} hands upon the apron of the trade before the handshake
{h} left {p} to the evening's work, which was done by rushlight
Custom allowed one more cup, and {p} poured it, and they parted
{p} entered the talk in the day's reckoning as half an hour lost
@ * bridge want=lead
Births, weddings and burials were written down | what {h} wanted to know was none of the three
{h} asked among the carters, who carry news for nothing
@ * bridge want=ally
A stranger without a master or a guild was soon asked for both | {h} had neither
It needed a second person, one who could swear to the first
@ * bridge want=gate
It would be settled at {last}, on the quarter day, with witnesses
They had sanded the way to {last}, as for a great entry
@ * bridge hunted
{h's} description had been cried at the market, between a strayed ox and the price of rye
{hands} had a warrant, with a blank in it
@ * bridge doom
The sand was low in the glass, as they say there, and {h} ran where one walks
@ * bridge ally
{ally} had found a cousin in the wool trade [! , and {they} had slept among the fleeces]
{ally} could reckon in three moneys, and kept the purse
{ally} carried the bundle, as custom had it on even days
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
