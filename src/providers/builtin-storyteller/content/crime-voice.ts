/** How the crime genres go from scene to scene: dry and short, with times, doors and receipts. */
export const crimeVoice = `
@ * cite token genre=crime
{token} stayed in the drawer with the unpaid bills
@ * motive genre=crime
{h} did not like loose ends | {he} had left one, once
The pay was bad and the company worse | but {h} liked to know how things came out
@ * intro-goal genre=crime
One person had to {goal} | {h} had looked round for that person, and it was late, and there was no one else
{h} meant to {goal} | {he} had not written it down, since what is written down gets read
To {goal} would make five enemies | {h} had counted them, and knew three
There was money for {him} if {h} could {goal} | nobody had said what there was if {he} could not
{h} had promised to {goal} | everything but that promise {he} had pawned
What {h} wanted would go on a card | it was to {goal}
The job was to {goal} | two people had turned it down, and one of those was dead
{h} {was} going to {goal} | the wrong people had been told of it first
@ * intro genre=crime
{h}, {aside}, paid the rent {inhome} by the week | {he} liked to be able to leave on a Friday
People crossed the {street} {inhome} when {h}, {aside}, came along | mostly they had a reason
{h}, {aside}, was not expected {inhome} | two people had been paid to say so
@ * again helped genre=crime
{p} owed {h} one, and paid in information [3 , which {p.he} said was all that {p.he} had in the house]
`;
