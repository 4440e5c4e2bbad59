/** How tales of wonder go from scene to scene: in an older measure, by customs, thresholds and threes. */
export const wonderVoice = `
@ * did genre=wonder
{h} turned once about, as one should, and {did}
In the name of whoever was listening {h} {did}
{h} {did} | and it seemed that the stones drew breath
@ * try genre=wonder
Three times {h} strove to {todo}, and the third was as the first
@ * cite token genre=wonder
{token} was laid beneath the hearthstone, and the house has not wanted for luck
@ * motive genre=wonder
It had been promised for {him} before {he} was born, by one who did not live to regret it
{h} had once been asked a question by an owl, and was still looking for the answer
@ * intro-goal genre=wonder
A rune had been drawn for {him} at the naming, and it meant: to {goal}
{h} was the third of that house [! who had set out to {goal}]
@ * did genre=wonder
{h} broke a twig for luck, and {did}
{h} {did}, and spoke no word while {he} did it
As {his} grandmother would have done {h} {did}
Since the moon was looking elsewhere {h} {did}
@ * intro genre=wonder
In those years {h}, {aside}, lived {inhome} | and there was nothing told of {him} yet
{h}, {aside}, was shutting a gate {inhome} that others had left open [3 , on the day that this tale begins]
It is said {inhome} that {h}, {aside}, came in with the snow
@ * again helped genre=wonder
"A gift asks for a gift," said {p}, "and here is mine"
`;
