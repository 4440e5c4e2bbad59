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
@ * bridge moved
At {place} the lamps were being lit, one face after another
{h} came to {place} by {time} with {his} hair blown, and wished for a glass to look in
There was music at {place}, and {h} stood outside until the end of the tune
{place} had roses, or had had them | the smell was still there
It was warm at {place}, and people sat with their sleeves turned up
{h} had once been happy for an hour at {place} | it looked smaller
Two at a time they came out of {place} | {h} went in alone
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
@ * point start ahead
There was a thread of perfume still on {token} | it belonged at {next}
Two people at {next} had once fallen out over {token}, it was said
@ * point told ahead
"They used to walk out at {next}," said {p}, "when they thought that no one saw"
{p} had been happy once at {next}, and drew the way to it on {his} wrist
At {next}, said {p}, there was an aunt [! who remembered everything, and with whom]
There was a widow at {next}, said {p} [! , who saw everything from behind her sewing]
@ * point ahead
Somebody had written the name of {next} on the back of {token}, in a hand that had been hurrying
@ * go start
{h} held {token} in {his} glove all the way to {place}
Somebody at {place} might still know who had carried {token} before
@ * go from
{w} had named {place} in a very soft voice, and {h} went at once
All the way {h} thought of {w's} smile at the name of {place}
@ * go found
Whatever was tender in that story had happened at {place}
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
@ * recap
{h} said it to the pillow, and to the horse | {he} would {goal}
{h} could not sleep, and could not eat the pears | {he} could only think how to {goal}
@ * recap from
{w} had told {him} how a person might {goal}, and had blushed over it
@ * recap late
{h} had been brave in everything but the one thing, which was to {goal}
@ * cite good
It is told at betrothals there how {h} {did}, and somebody is sure to sniff
@ * cite token
{token} lies between two letters, where it has left its shape
@ * motive
There was a place between {his} shoulder and {his} throat that had been empty since the autumn
{h} had once let go of a hand in a crowd [2 , and had looked for it since]
@ * intro-goal
{h} meant to {goal} | {he} had told a mirror so before {he} told any person
The whole of {his} heart's business came to this, to {goal}
@ * again plain
It was {p}, pink from running, with a glove on inside out [3 and no breath left to explain it]
{p} had come on purpose, and said that {p.he} was passing [3 , which would have been by way of two bridges]
There was {p} with wet hair, and a great deal to say [3 , and none of it in order]
@ * did
{h} bit {his} lip and {did}
{h} {did}, and felt it all the way to the wrists
With a quick look round {h} {did}
Before {his} courage had time to sit down {h} {did}
@ * point start ahead
Tied round {token} was a green ribbon [! , in the sort of knot that they tie at {next}]
@ * go start
{place} was where things like {token} were lost, and sometimes looked for
{h} let {token} lie in the open hand, at {place}, and watched who looked away
@ * cite good
An old couple tell it to each other still, turn about, how {h} {did}
@ * cite evil
There is a tune that {h} cannot hear out, since the day when {he} {did}
@ * go found
All the lovers {inhome} had been seen at {place}
@ * again helped
{p} had put on the good shoes to come, because of how {h} {did}
{p} pressed {h's} hand, and did not need to say that it was for how {h} {did}
@ * again wronged
{p} had been crying, and did not hide it | it was over how {h} {did}
@ * road ahead
{h} had got wet on the way to {next}, and would not go in with {his} hair like that
{h} walked toward {next} rather slowly, in {his} good shoes, and was glad to be stopped
@ * cite bygood
{w} sends a card on the first of May, with a pressed flower, for how {h} {did}
@ * cite byevil
{w} looked through {h} at every dance that year, because of how {h} {did}
`;
