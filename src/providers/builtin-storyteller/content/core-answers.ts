/** Scenes in which it is understood how the story began: whoever stood in the opening has found it out, and what the opening's own card answers is told behind the text. */
export const coreAnswers = `
@ asked answer p=first
% {p} Had Gone On Asking; What Was Behind It
{p} could not leave the beginning alone [2 , and had gone about with it for days]
"I asked everyone who was there on that first day," said {p}. "I asked the ones at the back of the house as well. Sit down. It is not what you and I took it for."
{h} heard it in the right order, from the first hour on
+ Give {p} your thanks, and your hand on it => {h} gave both, the thanks and the hand | "I only wanted to be sure that I had not dreamed it," said {p} | neither of the two was alone with it any more [3 , and both breathed easier]
= Ask {p} who else has been told => "Nobody," said {p}. "It seemed to me that it belonged to you." | then {p} told the last bit over again, more slowly, since {h} had gone pale at it
- Lie to {p} that you had known it all along => {p} looked at {h} for a while | "Then you might have told me," {p} said. "I have not slept since it happened." | {p} picked up {p.his} {coat}, and went home by {p.himself}
~ Two of {hands} sat down at the next table, and {p} began to talk about the price of shoes | {p} did not stop until they had gone, and by then it was time to go as well

@ carrier answer p=first
% He Only Carried It; A Lad with Cold Feet
{p} came in with a carter's lad by the sleeve [2 , and shut the door behind the two of them]
"Tell it the way that you told me," said {p}. "Nobody is angry with you." | the lad looked at his boots | on that first day he ran errands for whoever was behind it | he had been given one {coin} [! , to forget]
What he had not forgotten he told {h}, from the beginning
+ Comfort the lad, and let him keep the {coin} => He turned it over and over | "I bought nothing with it," the lad said. "I did not like to." | {p} took him home by the long way, past the baker's [2 , and there they stopped]
= Ask the lad whom he saw at the window => He shut his eyes, so as to see it again | it was {foe}, with a hand at the curtain | {foe.he} had been watching to see how {h} would take it
- Trick the lad into telling it to the {guards} => They wrote it down, and then they wrote down where he lived | by evening {hands} had been to his mother's | {p} did not say one word to {h} until the next morning
~ The lad heard a step upon the stair, and he was out by the window before anyone could say a word | he had left the {coin} on the sill

@ lookagain answer p=first
% Under the {lamp}; The Thing Turned Over
{p} asked to see {token} once more, and held it close to the {lamp}
"We looked at what it was," said {p}. "We never looked at how it came there." | {p} laid it on the table, just as it had lain on that first day | then {they} went through the hours before that, the two of them, one hour after the other
At the end it could have happened [! in one way only]
+ Share with {p} what you still cannot understand => It was one small thing, and {h} said it aloud | {p} had been stuck at the same | they put their two halves of it together, and it closed like a lid
= Go through those hours once more => They came out at the same place | {p} wrote it down, on half a sheet, in six short lines | it looked quite harmless, written down
- Destroy {token}, so that it can tell no one else => {h} had broken it across when {p} got hold of one half | "You might need that," {p} said, and put it away | what {h} still held was only bits
~ The {lamp} went out in the middle of the third hour, and they had to feel for {token} on the floor | {p} said that some things do not wish to be gone into by night

@ overheard answer p=first
% Talking Over Their Supper; The Table by the Wall
{p} had sat behind two of {hands} at supper [2 , and had eaten hardly a bite of it]
"They were laughing about it," said {p}. "About the first day, and about your face. They told the landlord all of it, with their elbows on the table. I went on stirring."
{p} could do both of the voices, and so {h} heard it just as they had put it
+ Help {p} to the first good meal of that day => {h} helped {p} to everything that there was | {p} told it over between the dishes | with bread between, it was not half so bad
= Ask {p} what made them laugh the most => "That you said thank you," said {p}. | {h} had to think | and so {he} had, on that first day | it was to the very one who did it
- Cheat the landlord, who laughed along, of his money => The landlord ran after {h} as far as the corner, and there he told everyone who had been sitting in his house | {p} would have to sup somewhere else from then on
~ One of {hands} had come back for a glove, and stood in the door | {p} dropped a spoon, and bent down for it, and stayed down

@ owned answer p=first
% {p} Owns Up; A Share in the Beginning
{p} had walked once round the place before {p.he} came up to {h}
"I had a share in it," said {p}. "A small one. That first day I left a door unlocked for a stranger, and I asked nobody why. I have found out why since then. You should have it from me."
{p} stood up straight for it, like a child who says a lesson, and told {him} everything
+ Support {p}, and say that it took courage => {p} had to sit down, then, on the nearest step | "I had got ready to be shouted at," said {p}. "Now my face has nothing to do."
= Ask {p} what the open door was worth => "A week's wood," said {p}, "and that I should hear no more about it." | {p} had heard about it every night since, from {p.himself} [3 , in the dark, with the door shut]
- Betray {p} by telling it at the next door => The next door told it to the one beyond | before dark {p's} windows were shut, and there was a word on them in chalk | {p} did not rub it out
~ "I cannot say it while you look like that," said {p}, and walked off along the wall | it was a long wall, and {p} was a long time behind it
`;
