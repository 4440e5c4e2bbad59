import type { PackSource } from '../pack.ts';

/** Who waits for it, who would rather that it never came, and into whose hands it goes. */
const cases = `
@ * truth line=deliver-three trail=deliver start
Three people were waiting for {target}, and each of them had sent word | two had sent a {paper} with a seal, and one had sent a bit of string
@ * truth line=deliver-three lead
One of the two seals was from {foe} | according to it {target} had been in {foe's} family for ever
@ * truth line=deliver-three second
The owner of the other seal was a year in the grave | it was a good seal, and it came from the same desk as the first
@ * truth line=deliver-three means
There was a mark on {target}, worn away to half [2 , quite low down] | the string had a knot in it, and the knot was the other half
@ * truth line=deliver-three wall
{hands} were on every road, with copies of the seal | they were very polite, and offered to take {target} the rest of the way
@ * truth line=deliver-three turn
{target} belonged to whoever had sent the string | there had never been a {paper}, because nobody had ever thought that it would be doubted | the seals were as new as {foe's} claim
@ * truth line=deliver-three price
Those who sent the bit of string had nothing else | somebody along the road had told them that {h} would have been bought by now
@ * truth line=deliver-three plan
Word had been got to the old one with the string, to come and wait | {foe} loved a crowd, and would see to it that there was one
@ * truth line=deliver-three gate
All the three stood there to receive it, {foe} in front | at the back was an old person with hands quite empty
@ * truth line=deliver-three duel
{foe} held out both arms for {target}, and smiled, and had the seal on a ribbon. "Show me where it is marked," said {h}. | {foe} looked in quite the wrong place [3 , and a sort of sigh went through the people standing there]
@ * known line=deliver-three before
There were two seals, and a knot in a string | {target} could go to only one of them | {h} would know which when {he} saw who could read the mark
@ * known line=deliver-three behind
{h} knew whose it was now, and so did {foe} | it had to be given over in front of people, or it would be taken behind their backs
@ * settle line=deliver-three won
"It is under there," said the one at the back, "on the left, and it wants scratching" | and there it was, half of a knot, and the string went into it like a key | {h} gave {target} over, and they stood and held on to one another, with {thing} in the middle | {foe} found that people had moved away on either side, seal and all
@ * settle line=deliver-three lost
{foe} had {target} by the time the string was untied | there was a {guard} with every seal, and it was read aloud, and it sounded very well | the old one asked to be let touch the mark once, and {foe} looked at the hour
@ * settle line=deliver-three dear
The one with the string had {target} again, and would not let go | for that {foe} took the house, with another {paper} just as new | they went off down the road all together, and it was {h} who carried the lamp

@ * truth line=deliver-wager trail=deliver start
People {inhome} were laying money on it, whether {target} would get there | {h} asked what the odds were, and they had been better the day before
@ * truth line=deliver-wager lead
It was {foe} who held the stakes on {target} | {foe.he} took bets on every kind of thing, and was never known to bet {foe.himself}
@ * truth line=deliver-wager second
For once {foe} had bet, and against {target} [2 , through four other people, and all the one way] | it was more than {foe} owned
@ * truth line=deliver-wager means
Whoever bet against {target} had to deposit it in writing, with the hour | there was a stub for each, and {h} got hold of one of the four
@ * truth line=deliver-wager wall
{foe} could not afford to have it come in time | {hands} had orders to lame what could be lamed, and to be sorry about it afterward
@ * truth line=deliver-wager turn
Nobody who waited for {target} had ever sent for it | {foe} had got up the whole errand, and picked the road | {foe.he} had picked {h}, as one who would be late
@ * truth line=deliver-wager price
It was worth money to somebody to cost {h} a day | by now it stood at nine to one
@ * truth line=deliver-wager plan
The one who kept the slate could not be bribed, having once been offered too little | he went by the light on the wall, and by nothing else
@ * truth line=deliver-wager gate
There was a crowd before the door, and a slate | someone had a cloth ready, to wipe one name off
@ * truth line=deliver-wager duel
{foe} stood right across the door, with a watchful pleasant face. "A moment," said {foe}. "There is only a moment in it. You might let me have a moment"
@ * known line=deliver-wager before
There was money upon {target}, and it was laid against it | {h} had yet to learn whose it was, and how far such a person would go
@ * known line=deliver-wager behind
So long as {target} did not come {foe} was rich, and when it did {foe} was finished | {h} walked a little faster
@ * settle line=deliver-wager won
{h} walked by {foe} as one walks past a gatepost | the one with the cloth looked up at the light | then he wiped off the other name | so {target} was there, in time, where it was wanted, and they made room for {thing} in the best corner | behind them {foe} was explaining the four stubs to four people, and to a number of their friends
@ * settle line=deliver-wager lost
It was a moment, no more, and {foe} had got it | they had wiped the slate when {h} came up with {target} | nobody was waiting any longer, and {foe} stood treat to the whole house, in a very small voice
@ * settle line=deliver-wager dear
{target} was in before the slate was wiped, by a breath | {foe} lost every {coin} | so did four families who had lent {foe.him} their names | {h} saw their furniture go by in the morning, and {thing} watched it too, from the good corner

@ * truth line=deliver-sender trail=deliver start
{h} had been told by which road to bring {target}, and it was not the short one | one takes the long way round in order to be seen
@ * truth line=deliver-sender lead
Others were on the roads, with things in the shape of {target} [2 , well wrapped] | one had been stopped by {foe's} people already, and it was straw
@ * truth line=deliver-sender second
Seven had set out with such a bundle, on seven roads | six of them carried straw, and none had been told which
@ * truth line=deliver-sender means
One could tell, if one dared to look | straw does not mind being turned upside down, and {target} did
@ * truth line=deliver-sender wall
{foe} had stopped five of the seven by now | {hands} had got so used to straw that they were bored by it
@ * truth line=deliver-sender turn
nobody would have thought of {h}, and so {h} was given {target} | there was a list of those whom {foe} would suspect | {h} was at the very bottom | {target} was no straw
@ * truth line=deliver-sender price
Two of those with straw had fared badly, for they had not given it up when they were told to | they had believed that they had the real one, and it was for that they were chosen
@ * truth line=deliver-sender plan
{foe} looked at faces first | so {h} practised on the way the face of somebody who carries straw
@ * truth line=deliver-sender gate
{foe} was at the last door in person, with a heap of straw to one side | there was only this one bundle left to come
@ * truth line=deliver-sender duel
"You will be the sixth of the straw," said {foe}, and yawned, and put out a hand to feel. | {h} did not step back, and it was that, {foe.he} said later, that gave {him} away
@ * known line=deliver-sender before
One of seven had {target}, and the rest had straw | {h} tried not to think about which it might be, in case it showed
@ * known line=deliver-sender behind
It was {target} all right, and {h} knew it, and now had to walk like somebody who does not
@ * settle line=deliver-sender won
{foe} knew it a step too late, for by then {h} had one foot in the door | those inside took {target} from {him}, and unwrapped it, and nobody spoke | the other six were sent for | that night all seven sat at one table, in the straw, and told it to one another
@ * settle line=deliver-sender lost
{foe} felt about in the bundle, and stopped yawning | so {target} was lost, for all that it was thought out so well | they had thought of everyone that {foe} would suspect, and {foe} had been sent the result
@ * settle line=deliver-sender dear
{target} got in, in one piece, on {h's} back | of the seven who set out four saw it | they cut the straw in seven all the same, and there is a wisp of it over that door, for the three who never knew
`;

/** Scenes in which a fact of the case is found out, with somebody who comes back. */
const scenes = `
@ three1 scene line=deliver-three second p=again
% Sealed by the Dead; Two from One Desk
{p} came running with the second {letter}, and with news of the one who had sent it | "I was at the burying," said {p}. "A year ago. It was well attended."
They laid the two seals side by side on the bread board | both had a nick at the same corner, as two loaves have that came out of one tin
So a dead hand had asked for {target} | and it had done it at {foe's} desk
+ Share the supper, and think it through aloud => {they} ate, and moved the seals about like two men at a board game | when the plates were clean {p} said that there was only one of the three left who could be telling the truth, and that was the sender of the string
= Break a corner off each to compare the wax => It was the same wax, down to a hair that was in it | the hair was grey, and of a good length | {foe} wore it so
- Cheat the next who asks with the dead one's seal => {h} tried it that same day, on one of {hands}, and he bowed | it was remarkable what a year in the grave did for a person's credit
@ three2 scene line=deliver-three plan p=again
% A Bit of String; The Old One at the Wall
{p} had brought the one who sent the string | they met behind a wall | and {h} put {target} down between them, and took off the wrapping
The old one did not touch it at once | then a hand went out, and felt along underneath, and lay there | "It wants scratching," said the old one. "It always did, on the left"
There was half of a knot there, worn nearly away | from a pocket came the string
"Not here," said {p}. "Where people can see it. {foe} has asked for a crowd, and shall have one"
+ Give the old one your arm as far as the road => They went slowly, and {target} between them | "You could have sold it," said the old one | {h} said that nobody had offered a string
= Lay the string against the mark, to be sure => It fitted as a key does | none of the three of them said anything | then {h} wrapped {target} up again, more carefully than before
- Lie that the other two have proofs as good => The old one let go of it and stepped back, and believed it | "They will have paid for theirs," said the old one. "I only have it because it was mine"

@ wager1 scene line=deliver-wager second p=again
% Four Names on a Slate; All the One Way
"I hold the slate at noon, when he eats," said {p}, and turned it round for {him} to see. | there stood {target}, and under it all the names, for and against
Four of those against had put down more than they could own | {p} knew the four of them: one did {foe's} washing | and one held {foe's} horse
"They would not know which end of it goes first," said {p}. "It is {foe.own} money. {foe.he} has never bet before, and now it is everything."
+ Protect {p}, and be gone before noon is over => {h} had the slate turned back just as the steps came | "Who was that?" someone asked. "A customer," said {p}. "He wanted to know if it would rain"
= Learn the four names by heart => {h} said them over like a verse, the length of the {street} | at the fourth door a stub was lying in the gutter, with the hour on it
- Trick {p} into wiping out one of the names => {p} did it with a thumb, and went white | the sum at the foot of it did not come out any more | somebody would have to be asked about that | and it would be {p}
@ wager2 scene line=deliver-wager plan p=again
% By the Light on the Wall; What It Looked Like by Day
For once {h} set {target} down in the open, on a wall in the sun, and let {p} see what it was that half the country had money on
"It is smaller than they say," said {p}, and walked around it. "And it is looking at me." | it did look so, from there
The man who kept the slate lived across the way, and could not be bought, for the first offer had been too low | every day he drew a line where the shadow of the wall came to | when it touched the step he would wipe off a name
+ Help {p} mark the shadow on every wall from here => They went ahead with chalk, the two of them | so at each turning of the road {h} would know, to a hand's breadth, how late it was
= Measure with your eye how far it still is => It was as far as from here to the mill, four times over, said {p} | {h} took up {target} again | it had grown warm in the sun, on the one side
- Cheat by chalking his line a foot higher => It took no time, while he was at his soup | he came out after it, and looked at the line | and then at the sun, and rubbed it out with his elbow | "People are always so kind to me," he said

@ sender1 scene line=deliver-sender second p=again
% Straw; Somebody Else with a Bundle
{p.name} had a bundle under one arm, of just the same size, and with just the same knots | "You too?" said {p}, and then both of them were silent
{p} had been sent by another road | there were seven, as far as {p} could find out, and six of the bundles were straw | "They told each of us that ours was the one," {p} said. "I have not looked. Have you?"
{h} had not either | the two bundles stood there side by side | and one could not have told them apart
+ Share the road with {p} as far as the fork => {they} went along like two people from one market | at the fork {p} shook hands. "I hope it is yours," said {p}, "and then I think again, and hope that it is mine"
= Lift both of them, one in each hand => They weighed the same, to an ounce | but when {h} put the one down upside down there was a sound from it, and from the other one there was not
- Trick {p} into taking the wrong one along => While {p} was tying a shoe {h} changed them about | and {h} could not have sworn afterward that it was only the once
@ sender2 scene line=deliver-sender plan p=again
% The Face of Somebody with Straw; {target} by {lamp} Light
In a barn that {p} knew of, with the door barred, {h} at last undid the knots
{p} held the {lamp} | there was straw, and a second cloth, and more straw | then there was {target}, and neither of them breathed
"So it is you," said {p}, and it might have been said to either | they covered it again in a hurry, like people who have looked in at a lit window
From here on {h} must look as dull as straw, for {foe} read faces
+ Help {p} to a bundle of real straw, as a decoy => They made it up on the spot, with the good knots | {p} would go first with it, and look like somebody with a secret | it came quite easily, {p} said
= Practise the face in a pail of rainwater => It was hard to look bored | {h} thought of grammar, and of aunts | "There," said {p}. "That is it. Now hold that for nine miles"
- Lie to {p} that it is only straw after all => {p} had seen it, and considered {h} | "Very good," said {p}. "I nearly believed it. That will do for {foe}" | but {p} went home alone
@ three3 scene line=deliver-three wall
% The Rest of the Way; Copies of the Seal
{foe} had had a chair put on the road, and sat in it, with {hands} to left and right | "You must be tired," said {foe}. "We shall take it the rest of the way. Here is the seal"
It was a handsome seal, and they all had one | they were as polite as people are who have been told to be
{h} had {target} behind {him}, and both arms back, so that it should not be seen how tight
+ Share your bread with them and praise the seal => They ate, and it is hard to take a thing from one whose bread one has in one's mouth | {foe} got up out of the chair at last, to see if {foe.he} could find where it was marked, and looked at the wrong end
= Ask {foe} to tell you one thing about it => "It has been in the family for ever," said {foe} | "On which side does it want scratching?" asked {h} | one of {hands} laughed, and made a cough of it
- Trick them with the wrapping and some stones => They carried it off with great care, three of them to a corner | when at last it was put down before {foe} and undone {h} was over the hill, and out of breath
@ wager3 scene line=deliver-wager wall
% Sorry about It Afterward; Nine to One
{hands} had taken a wheel off every cart in the place, and were sorry, and said so | {foe} came along between the carts with a cup in {foe.his} hand
"It is nothing to me, you understand," said {foe}. "I only hold the stakes. But I hear that the bridge is out as well. And that the ferryman has a headache" | {foe.he} looked past {h} at {target}, like somebody who is counting
A boy with chalk ran by. "Nine to one!" he called out
+ Help a carter to get his wheel back on => It took an hour, and he had a cousin with a boat | "I put a {coin} on it," the carter said. "Against. I shall go and put another one on the other side"
= Ask {foe} what {foe.he} would do with the winnings => {foe} opened {foe.his} mouth and one saw that {foe.he} had never got as far as winning | {foe.he} had got only as far as not losing
- Lie that you are giving up => It went through the {street} like a dog with a hat | {foe} sat down on a wheel, and finished the cup | and then {foe.he} saw {h's} boots, which were tied double
@ sender3 scene line=deliver-sender wall
% Five of Seven; Bored by Straw
They had put a table across the road | and {foe} sat at it with a fork, and turned over straw | there were five bundles on the ground that had been opened
"It is very dull work," said {foe}. "One unties, and one pokes. You cannot think how much straw I have seen. Put it down there"
{hands} yawned | there were two people before {h} in the line, and then one
+ Give your place to the mother with twins => It took them so long to get past, with what was in the basket and what was under it, that the table was lifted aside for a hay cart | {h} walked through behind the hay
= Yawn before {foe} does => It was catching | it went along {hands} from one to the next, and got to {foe} | "Oh, take it away," said {foe}, with the fork in the air. "I shall see it in my sleep"
- Trick {foe} with a handful of straw in the knot => A wisp stuck out, just where one would look | {foe} pulled at it, and made a mark on a list | it was the sixth, {foe} thought, and was off by one
`;
export const pack: PackSource = { id: 'case-deliver', sheets: [cases, scenes], words: {} };
