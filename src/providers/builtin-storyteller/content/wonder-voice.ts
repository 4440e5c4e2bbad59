/** How tales of wonder go from scene to scene: in an older measure, by customs, thresholds and threes. */
export const wonderVoice = `
@ * try genre=wonder
Three times {h} strove to {todo}, and the third was as the first
@ * cite token genre=wonder
{token} was laid beneath the hearthstone, and the house has not wanted for luck
@ * motive genre=wonder
It had been promised for {him} before {he} was born, by one who had not lived to regret it
{h} had once been asked a question by an owl, and was still looking for the answer
@ * intro-goal genre=wonder
It had been foretold that {h} would {goal} | nobody had foretold how
Three times {h} was told that {he} would never {goal}, and the third time by an owl
{h} meant to {goal}, and had nothing for it but a crust and much advice
Three times {h} had wished to {goal}, and the third time aloud
{h} meant to {goal} | tales had been told of less
@ * intro genre=wonder
In those years {h}, {aside}, lived {inhome} | and no tale was told yet
{h}, {aside}, had a task {inhome} that nobody else would do [3 , and was about it on the day that this tale begins]
{h}, {aside}, was the third to be asked {inhome} | the first two had been wiser
It was said {inhome} that {h}, {aside}, had come in with the wind
@ * again helped genre=wonder
"A gift asks for a gift," said {p}, "and here is mine"
`;
