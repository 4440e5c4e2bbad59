/** What fills the spaces of a story: senses, moods, a friend's talk, last lines. */
export const coreFill = `
@ * sense
There was a smell of old rope and cut onions
Somewhere a hinge complained, and stopped, and complained again
The dust lay thick but for a path down the middle [, as wide as one person]
A single fly walked up the window and fell, and walked up again
Every sound came twice in {place} | the second was a little late
The floor had been swept lately, though nothing else had
A thin light came in sideways and picked out the nail heads
Far off someone was hammering, three strokes and a rest
Something dripped in the dark at the pace of a slow clerk
There was a draught from nowhere | it moved the hair on {his} arms
The walls of {place} had been patched in four kinds of brick
Pigeons, or something like them, shifted in the roof
It smelled of lamp smoke and wet dog
A row of hooks ran along the wall, and one of them was bent
Somebody's cup stood on the sill with a skin on it
The quiet in {place} had corners
Old paint came off on {his} sleeve in flakes the size of coins
A strip of cloth was knotted to a post [, too high for a child and too neat for the wind]
The steps were worn in the middle like spoons
There was chalk on the lintel, four strokes and a bar
@ * sense sky
Rain had been there a little earlier and meant to come back
The wind brought smoke and somebody's singing, both in rags
High up, a hawk hung as if someone had pinned it there
Clouds had come over while nobody was looking
The sky had the flat shine of a tin plate
Crows were arguing on the ridge about who had seen it first
@ * sense sky t=night,dusk
A few stars had come out and did not commit themselves
Bats went over like thrown gloves
@ * sense sky t=dawn,morning
Mist stood in the low places like something spilled
A cock crowed late and with little conviction
@ * sense airless
The hull ticked as the day side turned
Beyond the glass there was nothing, and a great deal of it
The fans changed their note and then thought better of it
Frost had drawn ferns along the inside of the seals
A loose bolt went by at eye level, turning slowly
The lamps were on their amber setting, to spare the cells
@ * mood
{h} had the feeling of a word just out of reach
{his} mouth had gone dry without asking {him}
It occurred to {h} that nobody knew where {he} {was}
{h} noticed that {he} {was} humming, and stopped
For an instant {h} wished to be very bored again
An old saying of {his} grandmother's came to mind, and was no use at all
{h} felt older than that morning, by some years
{h} would have traded much for one plain answer
Under the fear there was something else, and it was close to joy
{h} rubbed the back of {his} neck and found it tight as a drum
It was a bad time to remember every other bad time
{h} caught {himself} smiling at nothing
@ * mood low
{h} {was} not well, and no longer hid it from the wall {he} leaned on
The edges of things had begun to swim a little
Each stair had grown taller than the one before
@ * mood tired
{his} legs had turned to somebody else's legs
{h} blinked, and the blink went on too long
@ * mood hair
{h} pushed back {his} {hair} with a dirty wrist
@ * mood hair
A draught found {his} {hair} and would not leave it be
@ * mood eyes
In a dark pane {h} met {his} own {eyes} [, and neither of them looked away first]
@ * mood garment
{h} pulled {his} {garment} straight, which helped more than it should
@ * mood garment
Something had torn {his} {garment}, and {h} could not think when
@ * mood carried
{h} checked {his} {carried} by touch, as one checks on a sleeper
@ * mood carried
The weight of {his} {carried} was the only familiar thing there
@ * mood mark
Somebody's glance went to {his} {mark}, and away again
@ * mood child
{h} stood as tall as {he} could, which was not very
@ * mood child
It was long past the hour when {h} should have been indoors
@ * aside funny
{h} would have bowed, but there was a bucket on {his} foot
Dignity, {h} had found, is mostly a matter of who is looking
A goose had been following {him} for some time, and now it sat down to watch
There was egg on {his} sleeve, and there had been all day
{h} had rehearsed something better, but it was in rhyme
It would have been a fine moment for the door to stay on
@ * chat ally
"You have that look again," said {ally}. "The one that costs us money."
"I have been lost in better places than this," said {ally}
{ally} counted the exits under {ally.his} breath, as {ally.he} always did
"When this is over," {ally} said, "I mean to be very dull."
"Do not thank me yet," said {ally}. "I might have to run, and you would feel foolish."
{ally} had found an apple somewhere and was eating around the bad half
"My mother told me there would be days like this," said {ally}, "and she sold tickets."
{ally} hummed two bars of something and broke off, listening
"I counted four of them," said {ally} in a low voice. "I hope that I counted some of them twice."
"Say what you like about fear," said {ally}. "It gets you up the stairs."
{ally} gave {him} a sidelong look, and let the question go by
"If anyone asks," said {ally}, "we were never this tired."
"You might have told me there would be ladders," said {ally}
{ally} tied {ally.his} boot for the third time that hour [, which meant that {ally.he} was thinking]
"That was either clever or lucky," said {ally}. "Let us not find out which."
@ * hook
Then, from close behind the wall, someone coughed
And the lamp, which had burned well all evening, leaned over and went out
Nobody had mentioned that there would be a second set of keys
Across the way, someone drew a curtain that had been open all day
Far down the {street} a {bell} began, and did not stop at the hour
It was only then that {h} noticed how quiet the place had become
Behind {him} a latch was lifted, very slowly, and let down again
Someone had written {his} name in the dust [, and spelled it right]
Somebody had been standing just there, and had left in a hurry
The footsteps came on, and they were in no hurry at all
When {h} looked down, there was a {letter} between {his} feet
Above them, very softly, somebody shifted a chair
It might have been nothing | but nothing does not hold its breath
When {h} looked round, one face too many was looking back
A dog began to bark, and was told by somebody to stop
There was one more thing, and everybody waited for another to say it
Of the two ways back, one was no longer there
Somewhere a wheel began to turn that had not turned for years
And for the first time that day someone said {foe}, out loud
The silence that came after had a shape, and the shape was listening
@ * hook quest
It brought {him} no nearer to {target}, or so it seemed at the time
Whoever wanted {target} kept from {him} had just made a small mistake
{h} thought of {target}, and of how little day was left
None of it was {target} | all of it, {h} suspected, led there
If {he} meant to {goal}, it would have to be before the others woke
Somewhere in all that talk {target} had been named, and nobody had laughed
It came to {h} that other people might want {target} just as badly
To {goal} had never looked so far off, or so plain
Someone had been here before {him}, and on the same errand | {target} had that effect on people
{h} had come about {target}, and now they knew it too
There it was again, like a stone in a shoe: {target}
{h} said the words to {himself}, to {goal}, and they held
@ * hook late
There were not many doors left now, and each had a face in it
{h} could feel the end of it, the way one feels a stair in the dark
`;
