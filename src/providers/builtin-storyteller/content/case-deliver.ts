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
Two of those with straw had not given it up when they were told to | they had believed that they had the real one, and it was for that they were chosen
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
export const pack: PackSource = { id: 'case-deliver', sheets: [cases], words: {} };
