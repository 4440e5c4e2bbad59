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
