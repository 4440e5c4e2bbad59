/** How horror goes from scene to scene: slow and concrete, with one detail that is wrong. */
export const horrorVoice = `
@ * bridge left
{p} called good night from a long way off | it was not yet noon
{p} locked up | then {p} tried the lock from the inside
{p} asked {him} to leave the door as it was | it had been shut when {he} came
{p} gave {him} a candle, and cut it first to the length of the way
@ * bridge want=lead
Everyone {inhome} answered the same, and with the same pause before it
{h} put {his} question at five doors | at each they asked when {he} had last slept
@ * bridge want=ally
{h} had begun to listen before each step | two ears are not many, for that
@ * bridge want=gate
The lamps of {last} went out one by one, and were carried nearer
@ * bridge hunted
{hands} had not come any closer since noon | they had only become more
What followed {him} had learned to step when {he} stepped
@ * bridge doom
The days had been getting shorter by the same amount on both ends
@ * bridge ally
{ally} hummed, so that {h} would know which of them it was
@ * did
{h} waited until the sound stopped, and {did}
{h} {did}, and all that time did not once look behind {him}
{h} {did} | in the next room a chair was moved a little, as if to see
{h} held {his} breath, and {did}
@ * try
{h} tried to {todo}, and lost the thread [! , for something had begun to breathe under the floor]
{h} went to {todo}, and felt a breath on {his} neck, and turned round
@ * remember good
{p} had put a light in the window for {him}, and sat up to see that it stayed a light
There was salt on {his} sill, in a careful line, and {p} had been seen about
@ * cite token
{token} lies in a box of ashes | every spring the ashes have to be topped up
@ * motive
{h} had run away from something as a child | {he} had promised {himself} not to run twice
{h} had grown up with an empty bed in the room | it was slept in every night
@ * intro-goal
{h} had come to {goal} | at the gate they had said [! that it was kind of {him}]
Others had set out to {goal} | their coats were hanging in the passage
@ * did
{h} held the {lamp} low, and {did}
The floor was quiet just there, and {h} {did}
{h} counted everyone in the room twice, and {did}
@ * intro
{h}, {aside}, had the end room {inhome} | nobody had said why the bed stood in the middle
{h}, {aside}, counted the steps on coming back to {home} | there were as many as there ought to be, and one was wet
@ * again helped
"I sleep again," said {p}. "That is your doing. Tell me what there is to be done."
@ * remember wronged
There was a mark in chalk on the house where {h} slept | {p} had shown them which house
`;
