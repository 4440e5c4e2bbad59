/** What ties a scene to the quest, and how stories end: by archetype, outcome and tone. */
export const corePlot = `
@ * tie any ally
Now there were two of them, and the way seemed shorter
{h} was glad of the company, and did not say so yet
Two could {goal} sooner than one, perhaps
It was good to have somebody to say good night to
It was to be only for the first part of the way [2 , they both said]
@ * tie any ally
{h} had got used to talking to {himself} | it would be pleasant to be contradicted
It was a good deal to take on trust | but then {h} was, too [3 , when one came to think of it]
With four hands one does more than twice as much | {h} had been told so, and now {he} saw it
There was somebody now to keep watch while the other slept
{h} had asked for nothing, and here were two boots beside {his} own, and a person in them
They had no plan as yet | but there were two of them not to have one
From then on every loaf would have to go in half, and every fear
@ * close won
{h} had come to {goal}, and now it was done | {foe} looked on for a while and then sat down heavily | nobody had anything to add, and somebody opened a window
@ * close lost
{h} had done all of it right but one thing | the one thing was enough | {foe} walked past {him} with the whole of the future under one arm
@ * close renounced
Nobody had made {him} stop | {h} no longer wished to {goal}, that was all, and said so to {foe} in so many words | {foe} looked cheated, and {h} went out to find something to eat
So {h} laid it down | it did not crash or cry out, it lay in the {street} like any other burden | and after a few steps {his} shoulders began to believe it
{h} told them at the last bend in the road | nobody argued | someone else, or no one, would have to {goal} now, and {h} went on without turning to see who picked it up

@ * epilogue shining
To {goal} was what {h} had promised, and {he} had done that and more | those {he} had helped on the way came to see for themselves | they brought their children, and the children were not impressed, and everyone was happy
In {home} they left a lamp in the east window from then on | it was for {h}, who always said that it was not needed | and {he} never went by without a glance at it
Years afterwards a child asked {him} what the hardest part had been | {h} thought about it honestly | "Stopping to help," {he} said. "It was also the only part that worked."
@ * epilogue earned
{h} had said that {he} would {goal}, and {he} had | it took a year for {him} to believe it | after that {h} put the map away in a drawer and grew rather fond of mornings
{h} went home by the long way, on foot | {he} bought bread, and slept for a day and a night | and when {he} woke there was nothing at all that had to be done
They offered {him} a title and a chair | {h} took the chair | it stands now under the one tree {inhome} that gives honest shade
@ * epilogue crowned
{h} had meant to {goal}, whatever it took | it had taken a good deal, mostly from others | nobody reminds {him} of it, for nobody visits who is not sent for
{h} {was} never interrupted any more | {he} had what {he} came for, and the use of every door | but at every meeting {he} sat where {he} could see the door
They built a statue, and {h} paid for it | the likeness is good | children throw small stones at it after dark, and the stones are never found by morning
@ * epilogue bittersweet
{h} had managed to {goal}, in spite of everyone | there were some who should have been there to see it | {h} told them about it all the same, on quiet evenings
It was a victory, and there was a chair left empty at the table | {h} raised a cup to it | and nobody at that table found it strange when {he} went out early to look at the road
{h} had what {he} had wanted | and {he} had a good idea of what it weighed, to the ounce | and {he} carried both, and walked quite straight
@ * epilogue brave
{h} did not {goal} | but people had seen {him} try, and had seen what it cost | there were three of them on the road before the summer was out, and then there were twenty
They had lost, and they sang on the way home | somebody had to explain it to the children | "{name} did not win," the song went, "but oh, they had to look at {name} all day"
What {h} had failed to do, others began the next spring | they had learned it by watching | and the first of them wore a scrap of {his} {coat} on a string
@ * epilogue rueful
{h} had told everyone that {he} would {goal} | they were kind, on the whole, and did not ask | {he} went the long way round after that, so as not to pass the place
{h} told it later on as a funny story, with the right pauses | people laughed in the right places | and only the very old ones noticed where {he} stopped to look at {his} hands
There was the whole of the night to walk home in | {h} used all of it | by dawn {he} had thought of six things to say, and there was nobody to say them to
@ * epilogue fallen
It had begun as a plan to {goal} | {h} could no longer have said when it turned into the other thing | there were people who could have told {him}, and none of them came to the door
In the end there was nobody left whom {h} had not used | {he} called three names down the stairs | and listened to the quiet thinking them over
They let {h} go, which was the worst of it | "Why not?" {foe} had said. "Look at it. It does our work for us."
@ * epilogue gentle
Now and then somebody asked whether {he} had not once wished to {goal} | {h} said yes, and went on shelling peas | by then the dog had got used to {him}, and it was a good autumn
{h} planted beans that year, and they came up crooked | neighbours stopped at the fence for advice {he} did not have | and of all the roads {he} had walked, {he} found {he} missed only the company
@ * epilogue quiet
There had been a time when {h} wished to {goal} above all things | it came back in certain kinds of weather | {he} let it in, and gave it a chair, and it went away again by morning
The world went on, which was a relief and a small insult | {h} learned the names of the birds | and on some nights, not many, {he} sat up late with the map and did not open it
@ * epilogue hollow
{h} had wanted nothing so much as to {goal} | what came of it is soon told | {he} lived alone after that, and people lowered their voices as they passed
{h} kept the door barred and the lamp low | what {he} had done for it, and what {he} had not done, sat with {him} at supper | they were poor talkers, but they never missed an evening

@ * callback
{h} thought of {token} [3 , not for the first time by a good deal,] [2 and of everything it had already cost]
{h} had been a different person at the start of this, and a better dressed one
It seemed a long while since {h} had slept in {his} own bed
{h} wondered what they were saying in {home} by now
Somebody in {home} would be lighting the {lamp} about then
More had happened than {h} could have told in one evening
{h} thought of the first day, and of who had laughed
There were two things that {h} would have done otherwise
{h} went over what {he} knew, and it was more than the day before
It had started with so little: {token}, and a bad night
{h} had given up being surprised by about the third day [3 , or had grown tired of it]

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
= Climb up and get a view of the place => {h} went up hand over hand until the roofs lay below {him} | from there it all made one pattern | and at the middle of the pattern somebody had set a chair
@ way7 ways neutral
= Ask an old hand what is really going on => The old one looked both ways and then at {his} boots | "It is simple," was the answer. "Everyone owes, and nobody may say to whom." | and there were names, and {h} kept them
@ way8 ways neutral
= Wait in the shadows and watch who comes => {h} stood so still that a moth tried {his} sleeve | at last a person came with no light, walking from memory | and whoever it was put something under the third stone
@ way9 ways evil
- Steal something small and useful => {h} walked off with it like an owner | it was a ring of keys [, still warm] | behind {him} somebody began patting their pockets
@ way10 ways evil
- Lie about who sent you => {h} used a great name and a bored voice | heels came together, a bar was lifted | some clerk would be whipped for it before the week was out
@ way11 ways evil
- Betray a small secret for a better one => {h} sold it in four words, and it fetched a good price | what {he} got was worth having | the one whose secret it was would learn the cost at supper
@ way12 ways evil
- Trick the doorkeeper into leaving his post => {h} sent him running after a fire that was not there | he thanked {him} for the warning, twice | {h} went in over the mat he had just swept


@ * named any
{role} was called {target.name} | one would know {target.him} by {sign}
The name was {target.name}, and there was {sign}, by which anybody could tell {role} in a crowd
{target.name} was the name of {role} | {h} remembered that, and {sign}
@ * named win
{role} was called {target.name}, and had {sign} | {h} could still see it with {his} eyes shut
{target.name} was the name | there was {sign} to go with it, and {h} had once been able to pick {role} out of a whole street by that
It was {target.name} that {role} was called | {h} had not said it aloud for years, but {he} had forgotten nothing, not even {sign}
@ * named rescue
{role} was called {target.name} | {h} had described {target.him} to a great many people by now, down to {sign}
The name was {target.name}, and whoever had seen {sign} had seen {role}
{target.name} was the name that {h} asked for everywhere | what {he} told people to look for was {sign}

@ * seen person
{target} still had {sign} | {h} had thought of that so often that it was strange to see it upon somebody
{target} was thinner than {h} had pictured {target.him}, and a good deal louder | there was {sign} as well, just as {h} had told it to everyone
{h} held {target} off by both shoulders, so as to see | of all things it was {sign} that {he} noticed
"You have got thin," said {target.name}. | {h} had wished to say the same | then there was {sign}, and {he} had to look at something else
In the morning {target} came in to the table, with {sign}, and asked for the bread
@ * seen beast
{target} was warm, and a good deal heavier than one would think, and nosed in under {h's} arm
{target} looked {h} over, and sneezed, and came along as if it had been nobody else's idea
{target} had burrs everywhere, and smelled, and leaned on {h} all that evening like an old friend
Either {target} knew {h} again or only wished for the bread in {his} pocket | from then on {thing} stayed close at {his} heel
@ * seen paper
{target} was quite small | somebody had put down a cup there once, and left a brown ring | the folds were so old that they opened by themselves
{h} held {target} between two fingers, and could feel the writing on the other side
One corner of {target} was gone, and the rest smelled of somebody's cupboard | {h} read the first line, standing, and put it away next to {his} skin
{target} weighed nothing at all, for a thing that so many had lied about
@ * seen thing
{target} was smaller than people had said, and heavier, with dust in every corner
{h} went over {target} with one hand | there was a scratch that nobody had ever mentioned
{h} set {target} down, and a little light came round a corner and got at it | nobody said anything clever
One could see that people had held on to {target} | one side was worn, just where the thumb goes
{target} made a sound, on being put down, that {h} would have known anywhere from then on
@ * seen spot
{h} walked once round {target}, and it took longer than {he} had expected | there was smoke going straight up from somebody's breakfast
Nothing about {target} had changed, except that one could stand there and look
At {target} a door stood open, and somebody had hung a shirt over the fence | {h} stood and looked at that shirt for a good while
{h} sat down before {target}, upon the ground, like a child | the stones were warm from the sun

@ * again helped
It was {p} who came, and {p.he} had not forgotten how {h} {did}
There stood {p}, who had meant for some time to do something in return | nobody else remembered it, how {h} {did}
Nobody had expected to see {p} there | "You never asked for anything," {p.he} said, "on the day that you came by"
"You will not know what that was to me," said {p}, and meant the day when {h} {did}
{p} came up with a bundle under one arm [2 , and it was for {h}] | it was bread, and warm
It was {p} who called {him} in from the {street} | a cup stood ready on the table
"That was a good turn you did me," said {p}. "Now it is mine."
{p} had left {p.his} own work lying to come [3 , which is what one does for family]
"I owe you a morning's work," said {p}, "and I have brought it along."
{p} took {h} by both hands before {p.he} said a word [3 , and did not let go of them for some time]
There was hardly anyone whom {h} would sooner have met there than {p} [3 , and {p} seemed to think the same]
{p} had asked at three doors after {him}, and was out of breath [3 , and very glad of it]
"I told them at home about you," said {p}. "They said, then what are you doing here? Go and help."
{p} had on the good shirt, for {h} [2 , and said at once what it was about]
{p} had waited at the corner since it got light, so as not to miss {him}
"I pay what I owe," said {p}, and came in [3 without waiting to be asked]
{p} was already there, and had kept {him} a seat [3 , with a glove laid on it so that nobody should ask]
{p} came running after {him}, hat in hand [3 , and could not bring out a word at first]
It was {p} who knocked, twice, like a friend [3 , and stood there with rain in both sleeves]
{p} had been looking for {him} all morning [2 , and was not the sort to say so]
"At last," said {p}. "This is for you, and it cannot wait."
{h} found {p} on the step, with both feet on {his} mat [3 , as though that had been agreed upon]
{p} would not hear of thanks [3 , not then and not afterward,] | "Come along," was all that {p.he} said
@ * again wronged
{p} saw {him} first, and thought of going | it was plain from {p.his} mouth that {p.he} knew how {h} {did}
{p} had been sent, and would not have come by {p.himself} | {p.he} spoke of how {h} {did}, before {p.he} spoke of anything else
"It is not for you that I do this," said {p}. | {p.he} still thought every night of how {h} {did}
It was {p}, of all people, and {p.he} did not shake hands | {p.he} had not forgiven how {h} {did}
There stood {p}, well out of reach | it was on both their minds how {h} {did}, and neither of them spoke of it
{p} had come, and made it plain that it was not for {h's} sake | one does not forget how {h.name} {did}
"I have not come because I like you," said {p}. | nothing that was said there could alter how {h} {did}
{p} could have gone by on the other side, after how {h} {did} | {p.he} stopped, and said that this was larger than the two of them
{p} kept the table between the two of them [3 , and moved round it whenever {h} did]
"Let us get it over," said {p}. "I want nothing from you. You will want this from me."
{p} spoke to {him} because it had to be done [3 , and spent no word on it that was not needed]
"Keep your excuses," said {p}. "Listen now, and then let me go home."
{p} would take neither a hand nor a chair [3 , and said that there was no time for either]
It cost {p} something to come, and {p} let {him} see how much [3 before a word was said]
@ * again grudge
{p} stood as far off as one can [2 and still be heard]
It was {p}, who had every reason not to come [3 , and had thought about that the whole of the way there]
What {p} had to say was said to the wall [2 , as if nobody else were there]
"I have forgotten nothing," said {p}. "This is for the others"
{p} had come after all, and kept both fists in {p.his} sleeves [3 as long as they spoke]
{p} looked at everything in the room but {him} [3 , and took each thing in its turn]
"You are the last one I would tell," said {p}. "There is nobody else left."
{p} had a friend along, who waited by the door with folded arms [3 , to be quite sure]
{p} said what {p.he} had come to say to the floor, and fast [3 , as one reads out a bill]
They did not greet one another, {p} and {h} [3 , and each waited until the other had sat down]
"Do not thank me," said {p}. "I could not stand that."
{p} came no nearer than the gatepost, and spoke over it [3 , with an eye on the road home]
{p} had thought twice about it, and wished {him} to know that [3 before anything else was said]
It was {p}, and the last time stood between the two of them like a table
"Not for your sake," {p} began, and got no farther for a while
{p} kept on {p.his} gloves, and kept one hand on the latch [3 the whole of the time]
Nothing was forgiven, {p} said, and this was not a visit [3 , and nobody need offer a chair]
{p} had sent word beforehand that there was to be no talk of the other thing
@ * again plain
{p} was there before {him}, and waved [3 with an arm that had plainly been waving for some time]
The first face that {h} knew there was {p's} [3 , and it was plain that it had been on the watch for {him}]
{p} came to meet {him}, and was out of breath [3 , so that for a while it could not be said]
"I hoped that it would be you," said {p}
{p} had a thing to show {him}, and not in the {street} [3 , where there were too many people with time to look]
It was {p} again, and in a hurry [3 , with more to tell than there was time for]
{p} had turned up once more, like somebody who has lain awake over it [3 and made up {p.his} mind toward morning]
{h} knew the step before {he} saw who it was | it was {p} [3 , who had run the last of the way]
{h} heard {his} own name, and turned about | it was {p}, from the other day

@ * kin any start
It was for {kin.full} | {h} would have said so, if anyone had put the question
Behind it stood {kin.full}, with one hand on the gate, as {h} had last seen {kin.him}
Nobody had asked about {kin.full} | {h} thought of {kin.him} every day, and seldom wrote
@ * kin guilt start
It was about {kin.full} | there had been one evening on which {h} was to come back, and {kin.he} had waited
{kin.full} had asked for one thing, once, and {h} had been busy | {kin.name} had never asked again
What {h} could not say aloud was a name, and it was that of {kin.full}
@ * kin any mid
Somebody walked ahead whose step was very like the step of {kin.full} | {h} knew that it could not be, and walked faster all the same
Behind a door a voice called out for {kin.name} | {h} stood there with {his} heart going [! , and it was for somebody else's child]
{h} found {himself} telling the whole of it to {kin.full}, aloud, on the road, and leaving room for the answers
@ * kin guilt mid
That night somebody sat there by the bed, and it was {kin.full} | {kin.he} said nothing, and only wished to see how far {h} had got
In the crowd a face was turned away, as {kin.full} always turned away | when {h} had come up to it, it was no one
@ * kin any far
{h} asked {himself} what {kin.full} would have done there | {kin.name} would have gone in by the front
Among {h's} things was a scrap with a line on it from {kin.full} | it said to bring the big pot home, and to look after {himself}
@ * kin guilt far
{h} told {kin.full} out loud, on the road, that {he} was sorry | it was a short sentence, and {he} had been years at it
@ * kin any won
That evening {h} told it to {kin.full}, from the beginning [2 , as {he} had always meant to] | it took until dark
{h} spoke {kin.own} name {inhome} out loud, and somebody wished to have it for a child
@ * kin any lost
{h} told it to {kin.full} as well, and did not make it any <better/prettier/shorter> than it was
When {kin.full} asked how it had gone, {h} began with the end
{kin.full} had heard it before {h} could tell it, and had put on the kettle
There was nothing to bring home to {kin.full} but the truth of it, and {h} brought that
`;
