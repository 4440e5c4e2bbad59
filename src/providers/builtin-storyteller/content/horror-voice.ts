/** How horror goes from scene to scene: slow and concrete, with one detail that is wrong. */
export const horrorVoice = `
@ * bridge left
{p} called good night from a long way off | it was not yet noon
{p} locked up | then {p} tried the lock from the inside
{p} asked {him} to leave the door as it was | it had been shut when {he} came
{p} gave {him} a candle, and cut it first to the length of the way
@ * bridge moved
{place} was nearer than it had looked | {h} had not walked fast
There was a light at {place} | it was on the side where there were no rooms
{h} came to {place} by {time} | every tool was hung up there, and every one was wet
The path to {place} had been swept that morning, outward
{place} had more windows from behind
{h} had been told to knock at {place} | the door had no handle on {his} side, and it was ajar
No bird sang near {place} | there were plenty of birds
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
@ * point start ahead
There was earth on {token}, dried on [! , of the black sort that they have at {next}]
{token} had grown warm as {h} came in sight of {next}
@ * point told ahead
"Nobody would tell me any more than that," said {p}. "At {next} they might, by daylight"
"Somebody at {next} saw it from a window," said {p}. "Be there before dark"
"They know the rest of it at {next}," said {p}. "Go by day, and stand where they can see your hands"
"My brother heard it at {next}," said {p}. "He has not set foot there since"
@ * point ahead
Whatever had come of it had come by way of {next}
@ * go start
{token} smelled of cellar, and the deepest cellar was at {place} | {h} went there
{h} carried {token} to {place} in a cloth, and did not put it down
@ * go from
{w} had asked {h} not to go to {place} alone | {h} went alone, and whistled, and stopped whistling halfway
{w} had drawn {place} for {him} in charcoal, and had left out nothing, down to the figure at the window
@ * go found
There were wet footprints all the way to {place} | from there on they were indoors
Of all the places on the way, it was {place} that nobody would talk about
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
@ * recap
{h} said it aloud, only to hear a voice: {he} would {goal}
They had stopped asking {him} why {he} wished to {goal} | they asked only how soon
@ * recap from
{w} had said that one could {goal}, and had not said it like good news
@ * recap late
{h} could {goal} tonight, or be one of those who are asked about
@ * cite good
It was told to the children, with the lamp lit, how {h} {did}
@ * cite token
{token} lies in a box of ashes | every spring the ashes have to be topped up
@ * motive
{h} had run away from something as a child | {he} had promised {himself} not to run twice
{h} had grown up with an empty bed in the room | it was slept in every night
@ * intro-goal
{h} had come to {goal} | at the gate they had said [! that it was kind of {him}]
Others had set out to {goal} | their coats were hanging in the passage
@ * again plain
{p} had not slept, and had come as soon as it was light
{p} had waited to come until it was daylight [3 , and had kept to the middle of the way even then]
"You did not come back," said {p}, "so I came to see"
@ * did
{h} held the {lamp} low, and {did}
The floor was quiet just there, and {h} {did}
{h} counted everyone in the room twice, and {did}
@ * point start ahead
{token} was heavier whenever {h} faced the way to {next}
@ * go start
At {place} the dogs lay down [! when they smelled {token}]
@ * intro
{h}, {aside}, had the end room {inhome} | nobody had said why the bed stood in the middle
{h}, {aside}, counted the steps on coming back to {home} | there were as many as there ought to be, and one was wet
@ * again helped
{p} had come all that way after dark, alone, so well did {p.he} remember how {h} {did}
"I sleep again," said {p}. "That is your doing. Tell me what there is to be done."
@ * again wronged
{p} did not once turn {p.his} back on {h} [! , after how {h} {did}]
@ * road ahead
The dog that had run along beside {h} would go no farther toward {next} | {h} looked for company
There was one lit window on the way to {next}, and {h} went toward that
@ * remember wronged
There was a mark in chalk on the house where {h} slept | {p} had shown them which house
@ * cite bygood
{w} lit a second candle every night, the one for {h} [! , and told the children how {h} {did}]
@ * cite byevil
{w} barred the door at dusk against {h}, who {did}
`;
