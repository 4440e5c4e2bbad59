/** How a drama goes from scene to scene: inward and plain, with kitchens, hands, and what each had decided not to say. */
export const dramaVoice = `
@ * bridge left
{h} had meant to touch {p's} arm, and had touched the chair
{p} asked whether {h} had eaten | it was not what {p.he} was asking
Outside {p's} door {h} stood for a time with {his} hand on the wall
{h} carried {p's} silence as far as the corner, like a borrowed dish
{p} had said nothing unkind | {h} went over it twice to make sure
They had been gentle with each other, {h} and {p}, and it had tired them both
{p} followed {him} out to say it, and then spoke of the gate
@ * bridge want=ally
There was nobody with whom {h} could be wrong
{h} had got used to deciding things alone, and to not being asked how {he} {was}
@ * bridge want=means
{h} knew what ought to be said | {he} did not know in what voice
@ * bridge want=wall
People had begun to lower their voices when {h} came by
@ * bridge want=turn
{h} had told {himself} one story of it for so long that it had worn smooth
@ * bridge want=gate
There was one more room to go into, and it was at {last}
{h} could have drawn the way to {last} in the dark, down to the loose board
@ * bridge hunted
{hands} had been to the house, and had been offered tea by someone who was frightened
There was always one of them now, across from wherever {h} slept
@ * bridge doom
It could not wait for a good moment | there were no more of those in the week
@ * bridge ally
{ally} did not ask, and walked on the side where the wind was
{ally} had brought two apples, and gave {him} the one that was not bruised
{h} and {ally} had stopped pretending that they were only going for a walk
@ * did
{h} thought of how it would look, and then {did}
With care, as one moves a sleeper, {h} {did}
{h} {did} | for once {he} had not asked first who would mind
{h} let the rest of it wait, and {did}
@ * try
{h} wished to {todo} | an older habit held {him} by the sleeve
For years {h} had meant to {todo} | the first word was the trouble
@ * remember good
{p} had set a place for {him}, people said, and had left it set
{p} had told the others to let {him} alone [2 , and for one evening they did] [3 , and talked about the roof instead]
@ * remember wronged
There was news from home | {p} had written to them about {h}, and they wished to know if it was so
@ * cite token
{token} went back into the one drawer, and the drawer was left open
@ * motive
{his} mother had begun to say something once, with her hand on the banister, and had gone up to bed
Everyone in that house made trouble but {h}, who was tired of it
@ * intro-goal
{h} had never asked for anything at that table | now {he} meant to {goal}
It was late in life, or it felt late, to want to {goal}
@ * did
{h} waited until nobody was speaking, and {did}
{h} {did}, and could hear how still it had become
In the voice that {he} kept for strangers, or near it, {h} {did}
{h} thought of two good reasons not to, and {did}
@ * again helped
{p} had never been good at thanks, and looked for something to do instead
`;
