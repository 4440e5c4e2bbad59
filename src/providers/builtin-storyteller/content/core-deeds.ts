/** More frames for what the hero does and what comes of it, and the short lines between: for stories of any genre and age. */
export const coreDeeds = `
@ * try
{h} tried to {todo} [3 , and <it might have gone either way just then/for a moment there was nothing to stop it/it began better than it went on>]
{h} began to {todo} [3 , and the first part of it was soon done]
{h} stepped up to {todo} [3 , having first looked over one shoulder and then over the other]
{h} tried at once to {todo}
{h} {was} about to {todo} [3 , and had even drawn the breath for it]
{h} made haste to {todo} [3 , and the haste of it was what could be heard]
{h} had hardly begun to {todo} [3 , and had not yet got to the hard part]
{h} hoped to {todo} in time
Without waiting {h} tried to {todo}
{h} tried to {todo}, and tried too fast
{h} braced {himself} to {todo} [3 , with {his} feet well apart]
{h} had only to {todo} [2 , and that was where it went wrong]
{h} tried to {todo}, a little too soon
{h} struggled to {todo} [2 , longer than was sensible]

@ * must
There, where {h} had not thought to look, was {must}
{h} had stopped expecting it | and there, quite simply, was {must}
Almost in {his} path was {must}
For a moment {h} took no notice of {must} | then {h} turned round and looked again
It was no time to be thinking of such things, yet there was {must}
Off to one side, where the light fell, was {must}
@ * pause
{h} left the next word to the others, and it did not come at once
{h} did nothing at all for a while [2 , and did it thoroughly]
{h} stood there until {his} breath came slowly again | it was a help, if a small one
For once {h} did not push | a little quiet did no harm, and {h} knew again what {he} wanted

@ * riddle
One thing was left over, and it was how all of this had begun | {foe} told {h} that as well, now that it did no more harm
{h} asked {foe} about the very first day | {foe} had been waiting to be asked, it seemed
It was {foe's} own {ledger} that told {h} about the beginning of it, on a page with a corner turned down
Among {foe's} papers lay the bill for that first day | {h} read it, line by line, and then it was quite clear
@ * mood tense
{h} had begun, without meaning to, to count the people by the door
{h} listened, and did not like how quiet it was
A favour would soon be asked of {him} [3 , and {h} did not yet know whether it would be asked politely]
@ * mood calm
{h} had begun to know which of {his} thoughts to listen to
{h} turned the day over and found one or two good things on the underside [3 , stuck there like burrs]
Not once that morning had {h} thought of giving up
{h} walked a little slower, for no reason except that it was pleasant
There were people {h} would be glad to tell this to [2 , if it came out well]
@ * mood late
{h} did not feel ready | {h} felt finished with getting ready
@ * mood ally
With {ally} there it was possible to be frightened in turns

@ * hook calm
The wind went round, and brought a smell of bread and one of smoke

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
"If we are frightened," said {ally}, in an ordinary voice, "let us be frightened one at a time"
"If I say run," {ally} said, "do not stop to ask which way"
"I have tied that boot four times," said {ally}. "It keeps my hands out of mischief."
{ally} had put {ally.himself}, without remark, between {him} and the door
"I do not like {hands} when they smile," said {ally}, hardly moving {ally.his} lips
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
