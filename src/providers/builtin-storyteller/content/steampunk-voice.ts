/** How a tale of steam goes from scene to scene: by gauges, brass and timetables, in the manner of a prospectus. */
export const steampunkVoice = `
@ * bridge left
{p} consulted three watches, and took the mean of them, and was late [3 by a good half hour]
{p} shook hands with the glove on, there being a spring in it
{p} was called away by a whistle of {p.his} own invention
{p} gave {him} a card, with a hole punched through it for the machines
@ * bridge want=means
It was a question of pressure, and {h} had only persistence
@ * bridge want=wall
The licences had all come through on one day | {h} looked for the drawback
@ * bridge want=gate
From the gallery one saw the great doors of {last} | the counterweight was a house
@ * bridge hunted
{hands} had been fitted with listening horns, and turned them as cows do
@ * bridge doom
{h} went at the double, as the trams did, which were late as well
@ * bridge ally
{ally} had improved the kettle, and they both stood well back
{ally} held the spanner, the lamp and an opinion
@ * did
{h} drew down {his} goggles and {did}
{h} {did} | a whistle went, to mark the occasion
Upon sound mechanical principles {h} {did}
@ * try
{h} set to work to {todo}, with a lever of the first kind
@ * remember good
{p} had sent word down the tubes that {h} was to be let through [3 at every gate along the line]
@ * remember wronged
{p} was petitioning the Society for {his} removal, with diagrams [3 , and had eleven signatures already]
@ * motive
An engine had stopped once, on a bridge, with {h's} family aboard
@ * intro-goal
The proposal had been laughed out of the Institute | {h} would {goal} without a grant
@ * intro
{h}, {aside}, was the only person {inhome} whose front door opened by hand
The fog {inhome} was of the better sort, with soot in it, and out of it came {h}, {aside}
@ * again helped
"You set me going again," said {p}. "Now it is my turn to push."
`;
