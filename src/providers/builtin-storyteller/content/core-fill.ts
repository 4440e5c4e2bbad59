/** What fills the spaces of a story: senses, moods, a friend's talk, last lines. */
export const coreFill = `
@ * sense
There was a smell of old rope and cut onions [3 that clung to the walls as if it had been paid to stay]
Somewhere a hinge complained, and stopped, and complained again [3 , like an aunt with a grievance and no audience]
The dust lay thick but for a path down the middle [, as wide as one person]
The floor had been swept lately, though nothing else had [3 been touched in what might have been a whole year]
A thin light came in sideways [3 , as if it had been told to be discreet,] and picked out the nail heads [3 one after another]
Far off a workman was hammering, three strokes and a rest [3 , three strokes and a rest, with the patience of a person who is paid by the day]
A gutter dripped in the dark at the pace of a slow clerk [3 who has no one waiting for him at home]
There was a draught from nowhere [3 that smelled of stone and other people's cellars,] and it moved the hair on {his} arms
The walls of {place} had been patched in brick [, and the bricks were of four different colours and as many different minds]
Pigeons shifted in the roof [3 and muttered to one another about the company that was kept there nowadays]
It smelled of lamp smoke and wet dog [3 , though {h} had seen no dog there, and the lamps had been out for hours]
A row of hooks ran along the wall [3 at the height of a tall person's shoulder], and one of them was bent
A child's cup stood on the sill with a skin on it [3 , and beside it a spoon that had been licked clean and laid down straight]
Old paint came off on {his} sleeve in flakes [the size of coins] [3 , green under brown under green, like the years of an owner's changing mind]
A strip of cloth was knotted to a post [2 , too high up for a child] [3 to have reached, and faded to no colour at all]
The steps were worn in the middle like spoons [3 by more feet than anybody had ever troubled to count or to remember]
There was chalk on the lintel, four strokes and a bar [3 , as prisoners count days and bakers count sacks]
A workman had left his coat on a nail there [3 , and over the years it had kept the shape of the shoulders that had gone]
A bucket stood under a leak that had stopped [3 , so that it waited there like a dog whose master has moved away]
Two names had been cut into the wood side by side [3 , and later on, with more force, one of them had been scratched away]
@ * sense sky
Rain had been there a little earlier [3 , leaving its marks in the dust,] and meant to come back
The wind brought smoke and a woman's singing, both in rags [3 , so that one could make out neither the fire nor the tune]
High up, a hawk hung as if a painter had pinned it there [3 and then been called away before he could finish the picture]
Clouds had come over while nobody was looking [3 , and the colours had all gone out of the roofs like guests leaving early]
The sky had the flat shine of a tin plate [3 , and whatever had been served upon it had been eaten long ago]
Crows were arguing on the ridge about a crust [3 , and every so often one of them would fly off in disgust and come straight back]
@ * sense sky t=night,dusk
A few stars had come out [3 over the roofs, one here and one there,] and did not commit themselves [3 , and between them lay a good deal of dark with nothing to say]
Bats went over them all like thrown gloves [3 , and not one of them, as far as {h} could tell, was ever picked up]
@ * sense sky t=dawn,morning
Mist stood in the low places like milk spilled [3 in the night by a cat that had not stayed to wipe it up]
A cock crowed late and with little conviction [3 , as though he had looked at the day and had his doubts about it]
@ * mood
It occurred to {h} that nobody knew where {he} {was} [3 , and that a week might go by before anyone thought to wonder]
{h} noticed that {he} {was} humming [3 , an old tune with a good many verses in it,] and stopped
{h} would have traded much for one plain answer [3 from anyone at all who was not selling a thing or running from a debt]
{h} rubbed the back of {his} neck [3 , where the day seemed to have been collecting itself,] and found it tight as a drum
{h} counted to ten and got as far as six [3 before the next thing to be afraid of had walked in and sat down]
@ * mood low
{h} {was} not well, and could no longer hide it [3 from anyone but the wall against which {he} happened to be leaning]
The edges of things had begun to swim a little [3 , and faces came up out of the blur with their mouths already moving]
Each stair had grown taller than the one before [3 , or so it seemed, and a mason had been adding to their number in the night]
@ * mood tired
{his} legs had turned to another's legs [3 , a fat man's, who had been walking for a week and held {him} to blame for it]
{h} blinked, and the blink went on too long [3 , and when it was over the light had moved and a sentence was missing]
@ * mood hair
{h} pushed back {his} {hair} with a dirty wrist [3 and left a mark across {his} forehead that nobody was kind enough to mention]
@ * mood eyes
In a dark pane {h} met {his} own {eyes} [, and neither of them looked away first]
@ * mood garment
{h} pulled {his} {garment} straight [3 , an old habit from a more hopeful time] [2 , which helped more than it should]
@ * mood garment
A nail had torn {his} {garment} [3 from the shoulder halfway down], and {h} could not think when
@ * mood carried
{h} checked {his} {carried} by touch, as one checks on a sleeper [3 in the next room, not wanting to wake anything by it]
@ * mood mark
A passer-by's glance went to {his} {mark}, and away again [3 , in the quick and guilty manner that {h} had known since childhood]
@ * mood child
{h} stood as tall as {he} could, which was not very [3 tall, but it was surprising how often it turned out to be enough]
@ * mood child
It was long past the hour when {h} should have been indoors [3 with {his} shoes off, being told by an aunt not to fidget]
@ * sense
A key hung by the door on a loop of hair [3 , polished by so many hands that its teeth had gone as smooth as a spoon's]
Ants were crossing {place} in a long thin line [3 , each with a crumb in its jaws, and all of them going the same way]
A music teacher had patched the window with a page of music [3 , and when the light came through it one could very nearly hear the tune]
There was a chair with three legs and a stack of tiles [3 under the fourth corner, where the tiler had once meant to do better]
The door of {place} had been hung upside down [3 , so that the handle was low enough for a child and the keyhole looked at the floor]
A row of boots stood drying, all of them left ones [3 , toes to the wall, like a class that has been told to stand and think]
Two voices were quarrelling behind a wall, quite gently [3 , about a goose, or a ghost, and neither had any wish to win]
The ceiling was low there, and marked with old smoke [3 , and a child had written a sum in it with the point of a stick]
A cat was asleep on the only warm stone in {place} [3 , and opened one eye to see whether anybody meant to dispute it]
The cook had hung up onions and herbs to dry [3 in long plaits, and the smell of them made everything seem later than it was]
A candle end had been left alight on the stair [3 , and by its length it could not have been there for half an hour]
There was sawdust on the floor, and a line drawn through it [3 with a heel, as one marks a place that nobody is to cross]
An old dog walked in, looked at everyone, and left again [3 , as though it had come about a post and did not think much of the house]
The lock was new, and the door around it was very old [3 , and the one looked in the other like a gold tooth]
A widow had laid a table there for one person [3 , with two knives, a folded cloth, and nothing whatever to eat]
From far below came a sound like a slow saw [3 , back and forth, and only by and by did {h} know it for snoring]
@ * mood
{h} tried to recall the face of a kind aunt [3 , and got the hands, and the apron, and a voice calling {him} in to wash]
There was a splinter in {his} thumb from somewhere [3 , and {h} {was} grateful to it, for it was a trouble that one could sew up]
For a moment {h} felt entirely calm [3 , as they say that people do in the middle of a bridge, when both ends are equally far]
{h} made {himself} a promise then, and did not say it aloud [3 , since promises that are said aloud have a way of being overheard]
{his} hands knew what to do, and {h} let them [3 get on with it, as one leaves a pair of good workmen alone in the kitchen]
{h} wondered what the others would say of it later [3 , by the stove, when all of it had been tidied up into a kind of sense]
{h} had begun to like the place | that was a bad sign [3 , because {he} had never yet been let stay in a place that {he} liked]
@ * chat ally
"There is always a back way," said {ally}. "It is only that a dog generally lives in it."
"I had a dog once with more sense than both of us," said {ally}
"Ask me in the morning," said {ally}, "and I will tell you that I was never worried."
{ally} yawned until {ally.his} jaw cracked [3 , begged everybody's pardon, and took up again exactly where {ally.he} had left off]
"Left," said {ally}, and then, "no, the other left."
{ally} was drawing a map in the dust with {ally.his} toe [3 , and rubbed it out, rather quickly, when {ally.he} saw what {h} {was} looking at]
@ * aside funny
Dignity, {h} had found, is mostly a matter of who is looking [3 , and at that moment it happened to be nearly everybody]
There was egg on {his} sleeve, and there had been all day [3 , through two threats and a solemn oath, and nobody had said a word]
{h} had rehearsed a better answer, but it was in rhyme [3 , and there is a time for rhyme, and it is generally later]
@ * chat ally
"You have that look again," said {ally}. "The one that costs us money."
"I have been lost in better places than this," said {ally}
{ally} counted the exits under {ally.his} breath, as {ally.he} always did [3 , and by the set of {ally.his} shoulders the sum had come out low]
"When this is over," {ally} said, "I mean to be very dull."
"Do not thank me yet," said {ally}. "I might have to run, and you would feel foolish."
{ally} had found an apple somewhere [3 , as {ally.he} always seemed able to do,] and was eating around the bad half
"My mother told me there would be days like this," said {ally}, "and she sold tickets."
{ally} hummed two bars of a march and broke off [3 , listening, with one hand held up flat for quiet and {ally.his} head on one side]
"I counted four of them," said {ally} in a low voice. "I hope that I counted some of them twice."
"Say what you like about fear," said {ally}. "It gets you up the stairs."
{ally} gave {him} a sidelong look, and let the question go by [3 like a coach that one had never really meant to catch]
"If anyone asks," said {ally}, "we were never this tired."
"You might have told me there would be ladders," said {ally}
{ally} tied {ally.his} boot for the third time that hour [, which meant that {ally.he} was thinking]
"That was either clever or lucky," said {ally}. "Let us not find out which."
"I do not like it," said {ally}. "I want that written down somewhere, before I do it."
"You talk in your sleep," said {ally}. "Do not worry. It is mostly lists."
"Somebody ought to be in charge of this," said {ally}, and looked about, and sighed
@ * hook
And for the first time that day a child said the name of {foe} out loud [3 , and several people found all at once that they had business elsewhere]
@ * hook quest
{h} thought of {target} [3 , as {he} had done at every corner and on every stair,] [2 and of how little day was left]
{h} could not leave {target} for another day [2 , with so many people asking] [3 , and some of them paid to ask]
{h} still had to {goal}, and the day was going
To {goal} would take longer than {h} had told anybody
Sooner or later a friend would ask {h} how {he} meant to {goal}
It was one thing to promise to {goal} | {h} had promised it to five people
@ * hook quest arch=find,steal
Other people might want {target} just as badly
@ * hook late
There were not many people left to ask now [2 , and {h} knew by this time what most of them wanted]
{h} could feel the end, like a stair in the dark [3 that the foot knows of a moment before the eye does]
It could not be long now [2 , and {h} had begun to sleep in {his} boots] [3 , with one ear on the door]
{h} counted what {he} had, and whom [2 , and it might just be enough] [3 if nobody made a mistake]
One way or the other it would be settled before the week was out [3 , and {h} was surprised to find that {he} was glad of it]
`;
