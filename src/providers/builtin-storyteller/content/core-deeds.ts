/** More frames for what the hero does and what comes of it, and the short lines between: for stories of any genre and age. */
export const coreDeeds = `
@ * did
Nobody told {h} to stop | {h} {did}
{h} {did} [2 , and took some care over it] [3 , since it was the sort of thing that one does only once]
{h} waited for a better moment | none came, and {h} {did}
So it was that {h} {did} [3 , under the eyes of everyone who happened to be there]
{h} {did} [2 , a little faster than was wise]
It took less courage than {h} had feared | {h} {did}
{h} {did} [2 , because it had to be somebody] [3 and because nobody else was looking at the floor in quite that way]
With one look behind, {h} {did}
{h} gave it a moment's thought, and then {did}
{h} {did} [2 before anyone could offer advice]
For want of a better idea, {h} {did}
{h} {did} [2 , quite openly] [3 , in the manner of a person who has been asked to]
There was time to draw one breath for luck | {h} {did}
There was nothing clever about it | {h} {did}
{h} {did} [3 , and it seemed to take no time at all, and it seemed to take the whole of the afternoon]
All that talk had been leading to this | {h} {did}
{h} {did} [2 , since waiting had done no good]
It was the plain thing to do | {h} {did}
Without a word to the others {h} {did}
{h} {did} [2 , with {his} mind already on what might follow]
It surprised nobody more than {h} that {he} {did}
{h} had made {his} choice on the way | now {h} {did}
{h} {did} [2 , and was careful not to look pleased]
Before the nerve could go out of it {h} {did}
{h} {did} [3 , on the principle that a bad beginning is still a beginning]
Then {h}, who had been so slow about it, {did}
It may have been a mistake | {h} {did}
{h} {did} [2 , in spite of everything that had been said]
{h} kept {his} face still and {did}
Off to one side, where it would not be noticed, {h} {did}
{h} {did} [2 , as quietly as the place would let {him}]
{h} chose {his} time, and {did}
In front of all of them {h} {did}
{h} {did} | it was a start
Of three ways {h} took the shortest, and {did}
{h} {did} [2 , and felt at once how much had hung on it]
{h} was not asked twice | {h} {did}
On an impulse {h} {did}
{h} {did} [3 , thinking, as {he} did so, of two or three people who would have laughed]
As there was nobody to ask, {h} {did}
{h} {did} [2 , and it was out of {his} hands then]
It was now or it was never, and so {h} {did}
{h} {did} [2 , slowly, so as to be understood]
At that {h} made no more ado, and {did}
Better to be sorry for something done | {h} {did}
{h} {did} [3 , and the place, which had been holding still to see whether {he} would, went on again]
{h} rolled up {his} sleeves, so to speak, and {did}
Nobody else was going to, so {h} {did}
{h} {did} [2 , and there was no one there to forbid it]
With a shrug that cost {him} something, {h} {did}
{h} {did} [3 before the next clock or cock could have an opinion about it]
Steadily, and with both eyes open, {h} {did}
{h} squared up to it and {did}
{h} {did} | it did not take long
Nothing was said | {h} only nodded, and {did}
{h} {did} [2 with less fuss than it deserved]
{h} picked {his} moment between two footsteps, and {did}
If it was to be done at all it should be done well | {h} {did}
{h} {did} [2 , and that, for the present, was that]

@ * try
{h} went about it the right way, and set out to {todo}
It had worked for other people | {h} tried to {todo}
{h} had every intention to {todo} [3 , and had even begun to look forward to it]
To {todo} was the whole of the plan [2 , and for a moment the plan held]
Somebody ought to {todo}, {h} thought, and tried
{h} got halfway, in the attempt to {todo}
{h} put {his} back into it, meaning to {todo}
Nothing in it looked hard | {h} tried to {todo} at the first go
{h} hoped to {todo} before anyone came [2 , and somebody came]
It was a sound idea to {todo} [3 , and nobody could have been sorrier than {h} that it was only an idea]
{h} had only to {todo} [2 , and that was where it went wrong]
{h} took aim, as it were, to {todo}
For a start {h} did {his} best to {todo}
{h} would have given a good deal to {todo} [3 , and in the event gave it, and got nothing back]
There was a knack to it | {h} tried to {todo} without the knack
{h} began to {todo} [2 , and felt it slip before {he} was properly begun]
{h} had been so sure of it | {h} went to {todo}, and had no other plan
{h} took it for granted that {he} could {todo}
With a fair wind {h} might have managed to {todo}
{h} made ready to {todo} [3 , down to the cough that one gives before such a thing]
It crossed {his} path just as {h} went to {todo}
{h} went three times over to {todo}
{h} very nearly managed to {todo}
{h} had the best of reasons to {todo} [2 , and the worst of luck]
It was not for want of nerve | {h} went straight up to {todo}
{h} thought nobody would mind if {he} tried to {todo}
Just for a moment it looked as though {h} would {todo}
{h} struggled to {todo} [2 , longer than was sensible]
The way was clear at last | {h} went to {todo}
{h} set {his} jaw, and set about it, to {todo}
The trick was to {todo} quickly | {h} was not quick enough
{h} reckoned that {he} could {todo} alone
{h} had seen it done, and so tried to {todo}
With all the goodwill in the world {h} tried to {todo}
{h} saw {his} chance to {todo}, and it saw {him}
It took some boldness to {todo} just there [3 , and boldness was the only part that {h} had brought along]

@ * cost
It had gone well, and that was noticed
{h} had pulled something in {his} shoulder | it would speak up in the night
Somebody had seen it from the window opposite
There would be questions about it before night
{h} had lost the better part of the day over it
It took more out of {him} than {he} let anyone see
It left marks behind, and they were easy to read [3 for anyone who came that way after]
Two people now knew that {h} had been there
{h} came out of it with one glove and no hat
There was no way to do it a second time
Word of it would go round, and not in {his} favour
It used up the last of the daylight [2 , and there was no more of that to be had]
A stranger nodded at {him} afterwards, as people nod at somebody whom they expect to see again
The next part of it would have to be done on an empty stomach
The story would be in three kitchens by the time the street was quiet again
It left {h} with a debt to a person who kept count
{h} had not gone in with so many scratches
Along the way {h} had shown somebody how it was done
One door had opened, and another could be heard shutting, a little way off
It had been paid for with a lie, and the lie would need feeding
There was mud on {him} now of a kind that is found in just one place
It was done, but {h} had been called by name while doing it
{h} had used the one good excuse {he} had
A thing like that is easier the next time | that was what troubled {him}
Somebody had been made to look foolish, and was not used to it
{h} would not be welcome there again
It had taken both hands, and while both hands were taken somebody had been through {his} {bag}
By evening there would be a drawing of {him} at the gate
{h} had been quick | {h} had not been quiet
Something small had been broken, and an old woman was already on her knees looking for the pieces

@ * must
Round the next corner, all by itself, was {must}
{h} had stopped expecting it | and there, quite simply, was {must}
Someone must have left it there: {must}, and no other explanation
Almost in {his} path was {must}
For a moment {h} took no notice of {must} | then {h} turned round and looked again
It was no time to be thinking of such things, yet there was {must}
Off to one side, where the light fell, was {must}
@ * pause
Nothing happened, and it went on happening for some time | {h} used it to think
{h} did nothing at all for a while [2 , and did it thoroughly]
A pause came, of the sort where each waits for the other | it was the world that spoke first
{h} stood there until {his} shadow had moved off the step | by then something had made up its mind
For once {h} did not push | and the thing that had stuck began to come loose by itself

@ * mood tense
{h} had begun, without meaning to, to count the people by the door
There was sweat on {his} lip, and the day was not warm
{h} listened to the silence for the place where it was thin
It was too late to go back | it had been too late, {h} now saw, for some time
{his} feet wished to be off, and said so at every step
{h} watched the hands of the person in front
Something was about to be asked of {him} [3 , and {h} did not yet know whether it would be asked politely]
@ * mood calm
The worst was over, or it had stepped out for a moment | {h} ate an apple
{h} had begun to know which of {his} thoughts to listen to
For as long as the bread lasted {h} was nobody's enemy
{h} turned the day over and found one or two good things on the underside [3 , stuck there like burrs]
Not once that morning had {h} thought of giving up
{h} walked a little slower, for no reason except that it was pleasant
There were people {h} would be glad to tell this to [2 , if it came out well]
@ * mood late
{h} did not feel ready | {h} felt finished with getting ready
So little of it had gone as planned that {h} had come to rely on that
@ * mood ally
With {ally} there it was possible to be frightened in turns

@ * hook tense
Somebody knocked on the wall [2 , from the side where there was no room]
A whistle went, and another answered it, nearer
And then the one who had said nothing all that time got up
There was one way out of there, and somebody had just sat down in it
Someone had picked up {his} {bag} and was walking off with it, in no hurry
All the birds on that side went up together
{h} turned to go, and somebody had {him} by the sleeve
Behind the door a person drew a breath to shout
The next one in the line had {his} face drawn on a {paper}
Whoever it was had been standing there since before the talk began
It was the boots that {h} knew first
Down the {street} doors began to shut, one after another, coming nearer
When {h} looked again the seat was empty and the cup was spinning
@ * hook tense out not=tech
A stone came over the wall, wrapped in a page
@ * hook calm
A dog that belonged to nobody had begun to walk at {his} heel
Somebody had left a light for {him} | there was nobody who knew that {he} was coming
On the sill lay a gift, with no name, and it was exactly right
An old tune was being played, two houses off, and it stopped just before the end
The wind went round, and brought a smell of bread and one of smoke
There was one more in the room than {h} remembered, and it was a child, asleep
@ * hook quest
{h} had told nobody of {target} | now a stranger asked how it was going
Only one person there did not look up at the word | it was the word for {target}
There was a drawing in the dust, half rubbed out | it might well have been {target}

@ * chat ally calm
"When I was small," said {ally}, "I thought that grown people knew where they were going"
"You have never once asked me why I came," said {ally}. "I like that. I shall tell you some day."
{ally} had picked up a stone, and weighed it, and put it with the others
"There is a way of sitting," said {ally}, "so that both feet rest. I will show you when we are old."
"I sent word to my sister," {ally} said. "I told her that I was eating well. It was that or the truth."
"What would you do if it were over by supper?" asked {ally}
{ally} walked along with {ally.his} eyes shut for twenty paces, to see whether it could be done
"I have worked it out," said {ally}. "We have been lost for just half of the time. It is better than I thought."
@ * chat ally tense
"Do not look," said {ally}, in an ordinary voice, and began to talk about onions
"If I say run," {ally} said, "do not stop to ask which way"
"That is the second time he has tied that boot," said {ally}
{ally} had put {ally.himself}, without remark, between {him} and the door
"I do not like it when they smile," said {ally}, hardly moving {ally.his} lips
@ * chat ally close
"You would have come back for me," said {ally}. It was not quite a question.
"I used to be afraid of dying alone," {ally} said. "Now I am afraid of dying in company. It is a great improvement."
Without being asked, {ally} handed {him} the better half
"I would follow you off a roof," said {ally}, "but I would complain all the way down"
@ * chat ally strained
"Yes," said {ally}, "you said so," and walked on a little ahead
{ally} had taken to counting {ally.his} own share, aloud
"I came to see {foe} brought down," said {ally}. "I did not come to see you climb up there instead."
{ally} answered when spoken to, and put down {ally.his} blanket a little farther off
@ * chat ally late
"Whatever happens in there," said {ally}, "I have had a very interesting time"
"I thought that I should be more frightened," {ally} said. "I expect that it is waiting for me inside."
`;
