/** How a romance goes from scene to scene: close and warm, with hands, sleeves, light and what was not said. */
export const romanceVoice = `
@ * bridge left
{p} stood at the gate with one hand up, and did not take it down until the bend
They had both begun to say goodbye, {h} and {p}, and both stopped to let the other
{p} smelled of soap and pears | it stayed on {his} sleeve as far as the bridge
"Come by again," said {p}, quite lightly, and held on to the latch
{p} had packed {him} a slice of cake, and a second, with nobody's name on it
When {h} looked round {p} was looking round as well
{h} went down the {street} laughing at what {p} had said, and was sober at the end of it
{p} did up the top of {h's} {coat} before letting {him} go
From {p's} door it was forty steps, and {h} felt each one in the back of {his} neck
@ * bridge want=lead
{h} listened for one voice in every room, and heard all the others
It is hard to ask after a person without blushing, so {h} asked the way to the baker's instead
@ * bridge want=ally
{h} had told it to nobody but the river
What {h} wanted was a friend who would say, quite kindly, that {he} {was} being a goose
@ * bridge want=means
{h} had a heart full of it, and not one sentence to put it in
@ * bridge want=turn
{h} knew {foe.own} face by heart by now, and had never once asked what was behind it
@ * bridge want=gate
{h} put on the clean collar, and took it off, and put it on | then there was only {last}
What {h} had to say would be said at {last}, or not at all
@ * bridge hunted
{hands} were asking at every house where there was a light
{h} was kissed on the cheek by an aunt who meant to see which way {he} went
@ * bridge doom
{h} had stopped counting the days, and had begun to count the hours
@ * bridge ally
{ally} saw that {h} was nervous, and took {his} arm, and talked of curtains
{ally} had seen that look before, and bought two buns
{ally} peeled an orange, and gave {h} the larger half, and asked nothing
@ * did
{h} {did}, with {his} heart going like feet on a stair
{h} straightened one cuff, and {did}
{h} {did}, and only then let go of {his} own hands
{h} put {his} chin up, and {did}
@ * try
{h} wanted very much to {todo} | {his} fingers would not mind {him}
It had seemed so simple on the pillow, to {todo}
@ * remember good
There was a pot of {p's} jam on the step, with a kiss in the lid, of the paper sort
{p} had spoken of {him} to the right aunt [2 , who spoke of {him} to all the others] [3 before the week was out]
@ * remember wronged
{p} had gone red, they said, and then white, and had then asked for the shutters to be closed
{p} had told it to the whole sewing circle | not one of them moved up to make room for {h}
@ * cite token
{token} lies between two letters, where it has left its shape
@ * motive
There was a place between {his} shoulder and {his} throat that had been empty since the autumn
{h} had once let go of a hand in a crowd [2 , and had looked for it since]
@ * intro-goal
{h} meant to {goal} | {he} had told a mirror so before {he} told any person
The whole of {his} heart's business came to this, to {goal}
@ * did
{h} bit {his} lip and {did}
{h} {did}, and felt it all the way to the wrists
With a quick look round {h} {did}
Before {his} courage had time to sit down {h} {did}
`;
