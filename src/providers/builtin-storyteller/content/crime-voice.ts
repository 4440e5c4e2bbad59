/** How the crime genres go from scene to scene: dry and short, with times, doors and receipts. */
export const crimeVoice = `
@ * cite token genre=crime
{token} stayed in the drawer with the unpaid bills
@ * motive genre=crime
{h} did not like loose ends | {he} had left one, once
The pay was bad and the company worse | but {h} liked to know how things came out
@ * intro-goal genre=crime
{h} meant to {goal} | {he} had looked round for help, and it was late, and there was no one else
{h} meant to {goal} | {he} had not written it down, since what is written down gets read
{h} meant to {goal} | it would make five enemies, by {his} count, and {he} knew three
{h} would {goal} | what there was for {him} if {he} could not, nobody had cared to say
{h} had promised to {goal} | everything but that promise {he} had pawned
What {h} wanted would go on a card | it was to {goal}
{h} wanted to {goal} | two people had told {him} to leave it, and one of those was dead
{h} {was} going to {goal} | the wrong people had been told of it first
@ * intro genre=crime
{h}, {aside}, paid the rent {inhome} by the week | {he} liked to be able to leave on a Friday
People crossed the {street} {inhome} when {h}, {aside}, came along | mostly they had a reason
{h}, {aside}, was not expected {inhome} | two people had been paid to say so
@ * again helped genre=crime
{p} owed {h} one, and paid in information [3 , which {p.he} said was all that {p.he} had in the house]
`;
