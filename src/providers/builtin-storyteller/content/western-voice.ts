/** How a western goes from scene to scene: plain-spoken, by horse and weather, and no more words than needed. */
export const westernVoice = `
@ * bridge left
{p} went back to work | it would not wait on talk
{h} touched {his} hat to {p} and rode
{h} left {p} with a fair word, and meant it
{p} stood in the road till the dust was down
"Mind the low crossing," said {p}, and that was goodbye
{h} paid for the oats and left | {p} counted it and gave some back
There was no hard feeling on either side | {p} had stock to see to
{h} owed {p} one now, and {p} was not the kind to mention it
@ * bridge want=lead
{h} had asked at every gate | folks were civil, and shut it after {him}
{h} asked at the store and the stable | nobody had seen a thing, and each said it twice
@ * bridge want=ally
{h} had been riding alone since spring, and it showed
@ * bridge want=turn
Everything that {h} had been told fitted together, and that made {him} uneasy
@ * bridge want=gate
There was nothing more between here and {last} but grass
{h} greased {his} boots that night | {last} was in the morning
@ * bridge hunted
There was dust back there that kept its distance
{hands} had camped on the ridge without a fire, and meant it to be noticed
@ * bridge doom
The horse was done in | {h} changed to another and rode on
@ * bridge ally
{ally} rode on the windward side and let on that it was chance
{ally} had said about nine words since sunup, and they were all good ones
{ally} shared out the biscuit by breaking it on the horn
@ * did
{h} pulled {his} hat down and {did}
{h} did not say a word | {he} {did}
Seeing as it had to be done, {h} {did}
@ * try
{h} made a fair start, and tried to {todo}
@ * remember good
{p} had told them at the store [! that {h} would do]
There was a sack of flour on the step | {p} tied a sack just that way
@ * remember wronged
{p} had it told around that {h's} word was no good, and it was by now a fact
They would not sell {h} oats at the store any more | {p} had been in
@ * cite token
{token} hangs on a nail by the stove, next to the flyswatter
@ * motive
{h} had been told to let it be, and never had liked being told
{h's} own people were buried in that dirt | that was about all there was to it
@ * intro-goal
{h} had come to {goal} | {he} had said so at the store, so now it was a promise
It was a long way to come to {goal}, and {h} had come all of it
@ * did
{h} set {his} feet and {did}
{h} thought about it as long as it was worth, and {did}
Nobody else there was going to do it, so {h} {did}
{h} {did}, and took {his} time about it
@ * again helped
"I do not forget a kindness," said {p}. "There are too few of them out here."
`;
