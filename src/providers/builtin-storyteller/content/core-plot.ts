/** What ties a scene to the quest, and how stories end: by archetype, outcome and tone. */
export const corePlot = `
@ * close won
{h} had come to {goal}, and now it was done | {foe} looked on for a while and then sat down heavily | nobody had anything to add, and a girl opened a window
@ * close lost
{h} had done all of it right but one thing | the one thing was enough | {foe} walked past {him} with the whole of the future under one arm
@ * close renounced
Nobody had made {him} stop | {h} no longer wished to {goal}, that was all, and said so to {foe} in so many words | {foe} looked cheated, and {h} went out to find some supper
So {h} laid it down | it did not crash or cry out, it lay in the {street} like any other burden | and after a few steps {his} shoulders began to believe it
{h} told them at the last bend in the road | nobody argued | another, or no one, would have to {goal} now, and {h} went on without turning to see who picked it up

@ * epilogue gentle
{h} slept for a night and a day, and nobody let anybody wake {him} | when {he} got up there was a place laid, and they had begun to argue about who should sit next to it
People came by and told {h} how it had been, as if {he} had not been there | {he} let them, for they told it better
Now and then a child asked whether {he} had not once wished to {goal} | {h} said yes, and went on shelling peas | by then the dog had got used to {him}, and it was a good autumn
{h} planted beans that year, and they came up crooked | neighbours stopped at the fence for advice {he} did not have | and of all the roads {he} had walked, {he} found {he} missed only the company
@ * epilogue quiet
There had been a time when {h} wished to {goal} above all things | it came back in certain kinds of weather | {he} let it in, and gave it a chair, and it went away again by morning
The world went on, which was a relief and a small insult | {h} learned the names of the birds | and on some nights, not many, {he} sat up late with the map and did not open it
@ * epilogue hollow
{h} had it now, and kept it where {he} could see it | nobody else came to look
{h} had wanted nothing so much as to {goal} | what came of it is soon told | {he} lived alone after that, and people lowered their voices as they passed
{h} kept the door barred and the lamp low | what {he} had done for it, and what {he} had not done, sat with {him} at supper | they were poor talkers, but they never missed an evening


@ rest1 need tired-rest
= Sleep for an hour in the nearest quiet corner => {h} lay down on {his} {coat} and was gone at once | no dream came that was worth the telling | when {he} woke there was a crease down one cheek [and a beetle regarding {him} with interest]
@ rest2 need tired-rest
= Rest until your legs stop shaking => {h} sat down on the spot | {his} legs said what they thought | they had a good deal to say | by and by they had said it
@ rest3 need tired-rest
= Rest your eyes against the wall for a while => {h} leaned back and shut {his} eyes | the wall had kept some of the day in it | for a while nobody wanted anything
@ med1 need medicine
= Look for medicine among what is left here => {h} went through drawers and pockets and the bottom of a chest | there was a brown bottle with a faded label | it tasted of bark and old pennies, and it worked
@ med2 need medicine
= Take the bitter medicine from your last bottle => {h} pulled the cork with {his} teeth and swallowed it all | it went down like a lit string | in a little while {his} hands had grown steady
@ way1 ways good
+ Help the people here before going on => There was a cart in a ditch, and a lost child | {h} did the one and found the other | it took an hour, and nobody {h} had passed by that day was worth as much
@ way2 ways good
+ Share what you have with a stranger => {h} broke it in two and held out the larger half | the stranger looked at it as if it might be a joke | then told {him}, between bites, who had come this way before dawn
@ way3 ways good
+ Comfort the one who is weeping out of sight => {h} sat down on the step, not too near | it was a long while before a word was said | it was the right word, and it had {foe.noun} in it
@ way4 ways good
+ Give your word to carry a message home => {h} learned it by heart, three lines and a name | an old hand closed over {his} own and held on | "Then I can stop listening for the door," said the old voice
@ way5 ways neutral
= Search the ground for fresh tracks => {h} went along bent double, reading the dirt | two had come and three had gone | the third had walked on tiptoe
@ way6 ways neutral
= Climb up and get a view of the place => {h} went up hand over hand until the roofs lay below {him} | from there it all made one pattern | and at the middle of the pattern a watchman had set a chair
@ way7 ways neutral
= Ask an old hand what is really going on => The old one looked both ways and then at {his} boots | "It is simple," was the answer. "Everyone owes, and nobody may say to whom." | and there were names, and {h} kept them
@ way8 ways neutral
= Wait in the shadows and watch who comes => {h} stood so still that a moth tried {his} sleeve | at last a person came with no light, walking from memory | and whoever it was put a purse under the third stone
@ way9 ways evil
- Steal something small and useful => {h} walked off with it like an owner | it was a ring of keys [, still warm] | behind {him} a porter began patting his pockets
@ way10 ways evil
- Lie about who sent you => {h} used a great name and a bored voice | heels came together, a bar was lifted | some clerk would lose his stool over it before the week was out
@ way11 ways evil
- Betray a small secret for a better one => {h} sold it in four words, and it fetched a good price | what {he} got was worth having | the one whose secret it was would learn the cost at supper
@ way12 ways evil
- Trick the doorkeeper into leaving his post => {h} sent him running after a fire that was not there | he thanked {him} for the warning, twice | {h} went in over the mat he had just swept


@ * named any
{role} was called {target.name} | one would know {target.him} by {sign}
The name was {target.name} | anybody could tell {role} by {sign}, even in a crowd
{target.name} was the name of {role} | {h} remembered that name, and {sign}
@ * named win
{role} was called {target.name}, and had {sign} | {h} would have known it anywhere
{target.name} was the name | once {h} could have picked {role} out of a whole street by {sign}
{role} went by the name of {target.name} | {h} had not said it aloud for years, but {he} had forgotten nothing, not even {sign}
@ * named rescue
{role} was called {target.name} | {h} would have known {target.him} among a great many people by {sign}
The name was {target.name} | people knew {role} by {sign}
{target.name} was the name that {h} listened for everywhere | {he} looked out for {sign}

@ * seen person
{target} still had {sign} | {h} had thought of that so often that it was strange to see it upon a living person
{target} was thinner than {h} had pictured {target.him}, and a good deal louder | there was {sign} as well, just as {h} had told it to everyone
{h} held {target} off by both shoulders, to see | of all things it was {sign} that {he} noticed
"You have got thin," said {target.name}. | {h} had wished to say the same | then there was {sign}, and {he} had to stare at the floor
In the morning {target} came in to the table, with {sign}, and asked for the bread
@ * seen beast
{target} was warm, and a good deal heavier than one would think, and nosed in under {h's} arm
{target} looked {h} over, and sneezed, and came along as if it had been nobody else's idea
{target} had burrs everywhere, and smelled, and leaned on {h} all that evening like an old friend
Either {target} knew {h} again or only wished for the bread in {his} pocket | from then on {thing} stayed close at {his} heel
@ * seen paper
{target} was quite small | a reader had put down a cup there once, and left a brown ring | the folds were so old that they opened by themselves
{h} held {target} between two fingers, and could feel the writing on the other side
One corner of {target} was gone, and the rest smelled of an aunt's cupboard | {h} read the first line, standing, and put it away next to {his} skin
{target} weighed nothing at all [! , for a thing that so many had lied about]
@ * seen thing
{target} was smaller than people had said, and heavier, with dust in every corner
{h} went over {target} with one hand | there was a scratch that nobody had ever mentioned
{h} set {target} down, and a little light came round a corner and got at it | nobody said anything clever
{h} went all round {target}, twice, before {he} believed it
{target} made a sound in being put down [! that {h} would have known anywhere]
@ * seen spot
{h} walked once round {target}, and it took longer than {he} had expected | there was smoke going straight up from a farm's breakfast
At {target} a door stood open, and washing hung out in the sun | it looked like any other day, and that was what {h} had wanted
{h} sat down before {target}, upon the ground, like a child | the stones were warm from the sun

@ * again helped
"You never asked for anything," said {p}, "on the day that you came by. So I went and looked for a present."
{p} had kept both ears open for {h} [3 , in every queue and at every counter,] and had heard a name at last
"You did me a good turn," said {p}. "Here is one for you."
{p} had given the day's work to a cousin, to have the day free for {h}
"I owe you a morning's work," said {p}, "and I have brought it along."
{p} took {h} by both hands, and then came straight to the matter [3 , there being no time for anything else]
{p} had asked at three doors after {him}, because there was no time to lose
"They asked me at home what I was still doing there," said {p}. "So I have come to help."
{p} had long looked for a way to pay it back | now there was one at last
"Somebody ought to be on your side in this," said {p}, "and I know who was on mine"
{p} had found out a thing or two, and had told no one until {h} could be told first
"I wanted to be sure of it before I told you," said {p}. "Now I am."
{p} had news for {h}, and had carried it a long way, so as not to trust it to a letter
Of all whom {h} had helped {p} was the first to ask what came next
"Let me do this one with you," said {p}. "I know the place, and I know the people."
{p} looked glad to have a debt to pay back at last [3 , and would not hear it called a debt]
{p} had remembered a name that might be of use, and had not waited for morning to say it
"You stood by me," said {p}. "I do not forget that. Listen."
@ * again wronged
"Let us get it over," said {p}. "I want nothing from you. You will want this from me."
"Keep your excuses," said {p}. "Listen now, and then let me go home."
"I know what you did to me," said {p}. "{foe} would do it to all of us. So here I am."
"No thanks, please," said {p}. "You would only be doing it to feel better"
"My people say that I should let you drown," said {p}, and did not look as though that was a joke
@ * again grudge
{p} stood as far off as one can [2 and still be heard]
It was {p}, who had every reason not to come [3 , and had thought about that the whole of the way there]
What {p} had to say was said to the wall [2 , as if nobody else were there]
"I have forgotten nothing," said {p}. "This is for the others"
{p} had come after all, and kept both fists in {p.his} sleeves [3 as long as they spoke]
{p} looked at everything in the room but {him} [3 , and took each thing in its turn]
"You are the last one I would tell," said {p}. "There is nobody else left."
{p} had a friend along, who waited by the door with folded arms [3 , to be quite sure]
They did not greet one another, {p} and {h} [3 , and each waited until the other had sat down]
"Do not thank me," said {p}. "I could not stand that."
{p} had thought twice about it, and wished {him} to know that [3 before anything else was said]
It was {p}, who remembered the last time, and did not sit down
"Not for your sake," {p} began, and got no farther for a while
Nothing was forgiven, {p} said, and this was not a visit [3 , and nobody need offer a chair]
{p} had sent word beforehand [! : there was to be no talk of the other thing]
{p} had lain awake over it, whether to tell {h} or to let {him} run into it
"You do not deserve this," said {p}. "The others do, and you are the only one who can use it."
{p} would rather have told anyone else, and had tried to [2 , and nobody had dared to listen]
@ * again sour
"Do not speak to me of that day," said {p}. "Speak to me of what is to be done."
{h} had not thought that {p} would speak to {him} again | it was need that made {p.him}
{p} kept an arm's length away from {h} the whole time [3 , and both of {p.his} pockets buttoned]
"You know what I think of you," said {p}. "This matters more."
{p} gave {h} no hand [2 that day], and came along all the same
"I have told nobody what you did," said {p}. "Do not make me sorry for it."
{p} spoke only to the road [3 , and {h} had to walk fast to hear it]
"Nobody says that we must like each other," said {p}. "Come on."
It was plain that {p} remembered | it was just as plain that {p.he} would not go home
"I shall be angry with you again tomorrow," said {p}. "Today there is no time."
{p} made {h} walk in front [3 , where one could see both of {his} hands]
@ * again new
{p.a} stopped {h} in the {street} | "They warn people of you," said {p}. "I have more against {foe} than I have against you."
There was {p.a}, whom {h} had never met | {foe} had turned {p.him} out that spring [2 , on a wet evening]
{p.a} had asked to be told everything, and had been told | "I do not do it for your sake," said {p}. "I do it to spite {foe}."
{p.a} had come to find {h} | it had taken {p.him} a day to make up {p.his} mind [2 , after all that was said there]
Of those who knew {him} none would have come | it was {p.a}, who had heard only the half of it
{p.a} owed {h} nothing, and said so first | it was {foe} that {p} could not forgive
{p.a} had asked for {h} at every door, and been laughed at | "You are not liked," said {p}. "Nor am I."
{h} had not seen {p.a} before | {hands} had been to {p.his} house as well [3 , and had left it in a state]
@ * kin any start
It was for {kin.full} | {h} would have said so, if anyone had put the question
{h} did it for {kin.full}
Nobody had asked about {kin.full} | but {h} thought of {kin.him} every day, and seldom wrote
{kin.full} would have told {him} not to try | that was one more reason to go
When it was over {h} would have to sit down with {kin.full}, and tell how it had gone
There was a likeness of {kin.full} in {h's} pocket, and the corners were quite worn
@ * kin guilt start
It was about {kin.full} | there had been one evening on which {h} was to have come back, and {kin.he} had waited
{kin.full} had asked for one thing, once, and {h} had been busy | {kin.name} had never asked again
What {h} could not say aloud was a name, and it was that of {kin.full}
@ * kin any mid
A step behind {him} was very like the step of {kin.full} | {h} knew that it could not be, and still turned round
Behind a door a voice called out for {kin.name} | {h} stood there with {his} heart going [! , and it was for a stranger's child]
{h} found {himself} telling the whole of it to {kin.full}, aloud, on the road, and leaving room for the answers
A child asked for whose sake {h} did it all | {he} said the name of {kin.full}, which {he} had not said for a long time
{h} saw a {coat} like the one that {kin.full} used to wear, and had to look another way
There was a smell of the soup that {kin.full} used to make | {h} stood still until it had gone by
@ * kin guilt mid
That night somebody sat there by the bed, and it was {kin.full} | {kin.he} said nothing, and only wished to see how far {h} had got
In the crowd a face was turned away, as {kin.full} always turned away | when {h} had come up to it, it was no one
{h} dreamed that {kin.full} stood in the door with wet hair, and asked where {he} had been
@ * kin any far
{h} asked {himself} what {kin.full} would have done there | {kin.name} would have gone in by the front
Among {h's} things was a scrap with a line on it from {kin.full} | it said to bring the big pot home, and to look after {himself}
{h} would have to explain it to {kin.full} if {he} gave it up now
{h} said good night to {kin.full}, aloud, as {he} had done on every evening of it
@ * kin guilt far
{h} told {kin.full} out loud, on the road, that {he} was sorry | it was a short sentence, and {he} had been years at it
{h} had begun on a letter to {kin.full} four times | this time {he} got as far as saying whose fault it was
`;
