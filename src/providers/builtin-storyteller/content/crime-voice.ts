/** How the crime genres go from scene to scene: dry and short, with times, doors and receipts. */
export const crimeVoice = `
@ * did genre=crime
{h} {did}, and noted the time
Since nobody said not to, {h} {did}
{h} looked for the exits and {did}
It was not procedure, but {h} {did}
@ * try genre=crime
{h} set out to {todo} [3 , and got as far with it as people generally do]
@ * remember good genre=crime
{p} had put in a word where it counted [2 , and {h} was let in by the side] [3 without having to give a name]
A door opened that was usually shut, and {p} was the reason [3 , as the doorkeeper took care to mention]
Two witnesses had begun to talk because of {p} [3 , and the second of them brought papers]
@ * remember wronged genre=crime
{p} had sworn out a complaint against {h}, and it was true in every line [3 , down to the time of day]
There was a description out, and {p} had supplied it [3 , with the {coat} in it, and the walk]
{p} was telling people which way {h} had gone [3 , and some of those who listened worked for {foe}]
@ * cite token genre=crime
{token} stayed in the drawer with the unpaid bills
@ * motive genre=crime
{h} did not like loose ends | {he} had been one
The pay was bad and the company worse | {h} liked to know how things came out
@ * intro-goal genre=crime
What {h} wanted would go on a card | it was to {goal}
The job was to {goal} | two people had turned it down, and one of those was dead
{h} {was} going to {goal} | the wrong people had been told of it first
@ * did genre=crime
{h} {did} | nobody would ever put that in a statement
{h} made sure of the stairs first, and {did}
There were quicker ways out of there, but {h} {did}
{h} kept {his} {coat} on and {did}
@ * remember good genre=crime
@ * intro genre=crime
{h}, {aside}, paid the rent {inhome} by the week | {he} liked to be able to leave on a Friday
People crossed the {street} {inhome} when {h}, {aside}, came along | mostly they had a reason
{h}, {aside}, was not expected {inhome} | two people had been paid to say so
@ * again helped genre=crime
{p} owed {h} one, and paid in information [3 , which {p.he} said was all that {p.he} had in the house]
`;
