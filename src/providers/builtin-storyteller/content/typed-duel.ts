/** What is done face to face with the opponent, and how it is met: `meet GROUP GRADE`; `{p}` is the opponent. */
export const typedDuel = `
@ * meet fight win
{h} {did} | {p} had been ready for words | {p.he} went back one step, and one more, and there the wall was
{h} {did} | it was short, and it was ugly | when it was over, {h} stood, and {p} was on one knee with nothing in {p.his} hand
@ * meet fight mixed
{h} {did} | {p} gave as good as {p.he} got | in the end they held each other by the collar, too spent to let go, and it was {p} who looked away first
{h} {did} | {p} laughed, and then stopped laughing | {h} had lost a good deal of breath by then, and {p} had lost the door
@ * meet fight setback
{h} tried to {todo} | {p} did not even raise {p.his} voice | two of {hands} had {him} by the arms before {he} had taken the second step
{h} tried to {todo} | {p} was quicker, and had done this before | {h} lay looking up, and {p} looked down, and was not out of breath
@ * meet press win
{h} {did} | {p} began to answer, and found that {p.he} had no answer | those who stood behind {p.him} had heard it too, and were moving away
{h} {did} | "Who told you that?" asked {p}. It was the wrong thing to ask. Everyone there understood that it was true.
@ * meet press mixed
{h} {did} | {p} believed the half of it | it was enough to make {p.him} look round | by then {h} had crossed the floor
@ * meet press setback
{h} {did} | {p} let {him} finish | "You are the fourth who has tried that in this room," {p.he} said, "and the other three did it better"
{h} tried to {todo} | {p} put {p.his} hand flat on it first | "I have been robbed by experts," said {p}
@ * meet talk win
{h} {did} | {p} heard it out, and at the end {p.he} had sat down | "Nobody has said that to me in twenty years," said {p}. "Say it again, so that they hear it."
{h} {did} | it was quiet enough then for all of them to hear | {p} opened {p.his} mouth, and looked from one of {p.his} people to the next, and shut it
@ * meet talk mixed
{h} {did} | {p} shook {p.his} head, but slowly | "That is what I should have said, at your age," said {p}, and did not give the order
{h} {did} | they went on so for a long time, the two of them | {p} was tired, and {h} was more in the right, and it came to nearly the same
@ * meet talk setback
{h} {did} | {p} nodded in all the proper places | then {p.he} made a small sign with two fingers, and the door behind {him} was shut
{h} {did} | "I agree with every word," said {p}. "It makes no difference. That is what it means to have won."
@ * meet care win
{h} {did} | {p} had counted on a fight | now {p.his} hands had no work, and it was {p} who began, stiffly, to make terms
@ * meet care mixed
{h} {did} | no thanks came for it | but {p.he} waved {hands} back by a few steps, and for what {h} had to do those few steps were enough
@ * meet care setback
{h} {did} | {p} looked at it as one looks at a trick | "Is that all?" asked {p}, and gave the sign
@ * meet flee win
{h} {did} | {p} had built all this for an enemy who would stand and fight | while they were still turning it about {h} was through, and had what {he} had come for
@ * meet flee mixed
{h} {did} | they were after {him} at once, all of them | now {p} sat there alone, and {h} came round by the other stair
@ * meet flee setback
{h} tried to {todo} | every way out had a guard in it | {p} had not troubled to get up
@ * meet other win
{h} {did} | {p} had no answer for it, and stood there with both arms half raised
{h} {did}, and did not stop looking at {p} | of the two it was {p.name} who blinked first, and that was enough
{h} {did} | {p} watched, and did not see at once what it meant | when {p} did see, it was too late to forbid it
{h} {did} | "What is that for?" asked {p} | {h} did not tell {p.him} | a moment later there was no need
@ * meet other mixed
{h} {did} | {p} laughed, and laughed a moment too long, and {h} got by on that with a torn sleeve
{h} {did} | {p} lost the thread for a breath | it was not much, and {h} used all of it
{h} {did} | it took {p} by surprise, and not for long | but it had put {h} between {p} and the way out
@ * meet other setback
{h} tried to {todo} | {p} waited politely for the end of it, and went on as before
{h} tried to {todo}, and {hands} came a step nearer | {p} had not even turned round
{h} {did} | {p} looked on with folded arms | "Have you finished?" asked {p}. "Then it is my turn."
{h} tried to {todo} | {p} shook {p.his} head at {him}, almost kindly | there was no time left for that, and both of them knew it
`;
