/** How the crime genres go from scene to scene: dry and short, with times, doors and receipts. */
export const crimeVoice = `
@ * bridge left genre=crime
{h} left {p} to it | {p} had talked enough for one day
{p} shut the door before {h} {was} off the step
{h} wrote down what {p} had said, and the time
{h} believed half of {p} | it would be a day's work to learn which half
{p} watched {him} to the corner, to be sure of it
{h} paid {p} and got no receipt
{p} had a meeting to get to | {h} noted with whom
By the foot of the stairs {h} had begun to doubt {p}
{p} wanted {him} gone, and said so by opening a door
@ * bridge moved genre=crime
{place} had one way in and nobody on it
{h} walked past {place} twice before stopping
It was {time} at {place}, and every blind was down
{h} {was} at {place} an hour before {he} {was} expected
Nobody at {place} asked for a name | they had it already
{place} had been cleaned, and lately
From across the way {h} watched {place} [2 , and saw who did not go in]
Two people left {place} as {h} came up | they left separately
@ * bridge want=lead genre=crime
The first three doors knew nothing | they knew it too quickly
@ * bridge want=ally genre=crime
{h} wanted a second pair of eyes, and ones that were not for sale
There was hardly a soul {inhome} whom {foe} had not fed
@ * bridge want=means genre=crime
{h} had enough to be sure of it, and not enough for a judge
{h} wanted a friend on the inside, and had none
@ * bridge want=wall genre=crime
Two of those who had talked to {h} had since left town
@ * bridge want=price genre=crime
People who helped {him} had begun to lose their places
@ * bridge want=gate genre=crime
What was left of it was behind one door, at {last}
@ * bridge hunted genre=crime
The same hat came round the corner for the third time
{h} took two wrong turnings on purpose | {hands} took them as well
The room had been gone through, by professionals, who had made the bed
@ * bridge doom genre=crime
Whatever there was left to find was being tidied away by the hour
@ * bridge ally genre=crime
{ally} walked a little way behind, to see who else did
{ally} had made a list of liars, in order of height
{ally} kept to the side [! from which both doors could be seen]
@ * point start ahead genre=crime
{token} had been sold or lost [! at {next}] | {h} would settle for knowing which
Somebody at {next} had been asking for a thing very like {token}
There was a maker's mark on {token} | the trade that used it had its shop near {next}
@ * point told ahead genre=crime
"Try {next}," said {p}. "I never said so"
There was a witness at {next}, said {p}, or there had been on Monday
Somebody at {next} had kept the receipts, said {p}
The rest was at {next}, and it was not being watched by fools
{p} knew who had seen more, and had to be asked twice where | it was at {next}
@ * point ahead genre=crime
Whatever else it proved, it proved a visit to {next}
Four people at {next} had been paid to know nothing of it
@ * go start genre=crime
{token} had a history, and it began at {place} | {h} went to take its statement
{h} took {token} to {place}, to see who went pale
@ * go from genre=crime
{w} had said {place} | it was a lead or a trap, and {h} {was} short of leads
{h} went over to {place} and checked what {w} had told {him}, on foot
It was {w} who had put {him} on to {place} | {h} wondered who had put {w} on to it
@ * go found genre=crime
It did not add up, and the reason had to be at {place} | {h} went there
The thread went to {place}, and {h} went along, on the dark side of the {street}
@ * did genre=crime
{h} {did}, and noted the time
Since nobody said not to, {h} {did}
{h} looked for the exits and {did}
It was not procedure, but {h} {did}
@ * try genre=crime
{h} set out to {todo} [3 , and got as far with it as people generally do]
The plan was to {todo} | it was a thin plan
@ * remember good genre=crime
{p} had put in a word where it counted [2 , and {h} was let in by the side] [3 without having to give a name]
A door opened that was usually shut, and {p} was the reason [3 , as the doorkeeper took care to mention]
Two witnesses had begun to talk because of {p} [3 , and the second of them brought papers]
@ * remember wronged genre=crime
{p} had sworn out a complaint against {h}, and it was true in every line [3 , down to the time of day]
There was a description out, and {p} had supplied it [3 , with the {coat} in it, and the walk]
{p} was telling people which way {h} had gone [3 , and some of those who listened worked for {foe}]
@ * recap genre=crime
The matter lay between two people | {h} had to {goal}, and {foe} had to prevent it
The bill so far came to three lies and a coat | {h} meant to {goal} before it went higher
It was simple when one took away the talk | {h} would {goal}, or {foe} would dine out on it
@ * recap from genre=crime
{w} had shown {him} a way to {goal}, and put nothing in writing
@ * recap late genre=crime
@ * cite good genre=crime
It was never entered in evidence that {h} {did} | it was what they all remembered
Three strangers swore that {h} {did}, and for once it was all the same story
@ * cite evil genre=crime
One line in the file said that {h} {did} | {he} {was} not asked to explain it
It came up later, over a glass, that {h} {did}
@ * cite token genre=crime
{token} stayed in the drawer with the unpaid bills
@ * motive genre=crime
{h} did not like loose ends | {he} had been one
The pay was bad and the company worse | {h} liked to know how things came out
@ * intro-goal genre=crime
What {h} wanted would go on a card | it was to {goal}
The job was to {goal} | two people had turned it down, and one of those was dead
{h} {was} going to {goal} | the wrong people had been told of it first
@ * again plain genre=crime
{p} had been asked to keep quiet, and had thought it over [3 for as long as it takes to walk across town]
{p} had come by the back way, in somebody else's hat
"I left something out," said {p}
@ * did genre=crime
{h} {did} | nobody would ever put that in a statement
{h} made sure of the stairs first, and {did}
There were quicker ways out of there, but {h} {did}
{h} kept {his} {coat} on and {did}
@ * cite good genre=crime
It did not make the report that {h} {did}
@ * remember good genre=crime
@ * point start ahead genre=crime
A pawn mark had been filed off {token}, and badly | the shop for it was behind {next}
@ * go start genre=crime
At {place} there was a reward out for the owner of {token} | {h} went to see who was offering
@ * cite good genre=crime
The one honest line in the whole file is that {h} {did}
@ * cite evil genre=crime
{h} was never asked on oath who {did}
@ * intro genre=crime
{h}, {aside}, paid the rent {inhome} by the week | {he} liked to be able to leave on a Friday
People crossed the {street} {inhome} when {h}, {aside}, came along | mostly they had a reason
{h}, {aside}, was not expected {inhome} | two people had been paid to say so
@ * again helped genre=crime
{p} had asked around, without being told to | it was payment for how {h} {did}
{p} owed {h} one, and paid in information [3 , which {p.he} said was all that {p.he} had in the house]
@ * again wronged genre=crime
{p} talked to {h} as one talks to a bailiff, and began with how {h} {did}
@ * road ahead genre=crime
{h} had an hour to fill before anybody would be up at {next}
{hands} stood at both ends of the way to {next} | {h} had to wait until they were relieved
@ * cite bygood genre=crime
{w} gave evidence for {h} without being called, and began with how {h} {did}
@ * cite byevil genre=crime
{w} signed a statement about {h} | it gave the hour at which {h} {did}
`;
