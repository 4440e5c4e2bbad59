/** How the world after goes from scene to scene: by tins, weather, counts of people, and what things used to be for. */
export const afterVoice = `
@ * bridge left
{p} gave {him} half a tin, and marked on the wall that {p.he} had
{h} left by the roof, and {p} pulled the ladder up
"I am going north by the rails," {h} told {p} | in those parts that was how people said goodbye
{p} turned the sign on the door round to say that nobody was left
{p} whistled the all clear, and once more when {h} was past the wire
{h} and {p} swapped a spring for a needle before they parted, and both were pleased
{p} went down under the hatch, and drew the rug over it from below by a string
@ * bridge want=lead
{h} asked at four fires | they remembered songs off the radio, and not much besides
{h} traded a spoon for a rumour
@ * bridge want=ally
Whoever walks alone has to sleep alone | {h} looked for somebody to keep the other watch
@ * bridge want=means
{h} went through three empty shops for it, and came out of the last one with a spoon
Whatever {h} needed had been made by the million, and then used up
@ * bridge want=wall
Nobody had asked what was in the {bag} yet | they had looked at how it hung
There was smoke from three sides, and none of it wild
@ * bridge want=gate
One could see the lights of {last} from there | there should not have been lights
It was one night's walk to {last}, over two dry beds
@ * bridge hunted
{hands} had a dog that had been fed, and it could be heard a long way off
There was fresh paint on the bridge, and it was {h's} height and colouring
@ * bridge doom
{h} had given up stopping | what could not be eaten on the march was not eaten
@ * bridge ally
{ally} told the story of the escalator, and {h} said that {he} believed it
{ally} had found a tin without a label, and they were saving it
{ally} read every sign aloud, for practice
@ * did
{h} looked up at the windows, all of them, and {did}
{h} {did} | it used to be somebody's trade
As it was getting dark, and for no better reason, {h} {did}
{h} tied a rag over {his} mouth and {did}
@ * try
{h} set out to {todo}, with what there was
@ * remember good
{p} had chalked {h} up among those who got soup [3 , between the baker and the one who kept the pump]
@ * cite token
{token} is kept with the useful things
@ * motive
{h} had been born the year after | {he} did not care to hear about before
@ * intro-goal
At the winter fire they had drawn straws | the short one was to {goal}, and {h} had not waited to draw
@ * intro
{h}, {aside}, was one of the eighty {inhome}, and ate as one of the eighty
Everyone {inhome} had one thing that they could do | {h}, {aside}, could find the way back
@ * again helped
"We count you as one of ours," said {p}. "So I came."
`;
