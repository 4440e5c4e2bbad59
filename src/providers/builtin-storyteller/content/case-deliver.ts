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
It was worth money to somebody to cost {h} a day | by now it stood at twelve to one
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
{foe} knew it a step too late, for by then {h} had one foot in the door | those inside took {target} from {him}, and unwrapped it, and nobody spoke | the other six were sent for | that night all seven sat at one table and told it to one another
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
+ Share the supper, and think it through aloud => {they} ate, and moved the seals about among the crusts | when the plates were clean they had come to the third | "Then only the one with the string can be telling the truth," said {p}
= Break a corner off each to compare the wax => It was the same wax, and both had a hair in them | the hair was grey, and of a good length | {foe} wore it so
- Cheat the next who asks with the dead one's seal => {h} tried it that same day, on one of {hands}, and he bowed | it was remarkable what a year in the grave did for a person's credit
~ Off slid the bread board, and one of the two seals broke on the floor | {p} picked up the crumbs of it with a wet finger. "That is less than half a dead person," said {p}
@ three2 scene line=deliver-three plan sort=person,paper,spot,thing,idea p=again
% A Bit of String; The Old One at the Wall
{p} had brought the one who sent the string | they met behind a wall | and {h} put {target} down between them, and took the {coat} off it
The old one did not touch it at once | then a hand went out, and felt along underneath, and lay there | "It wants scratching," said the old one. "It always did, on the left"
It had gone straight to the half of a knot, without looking | {h} laid the string in the other hand
"Not here," said {p}. "Where people can see it. {foe} has asked for a crowd, and shall have one"
+ Give the old one your arm as far as the road => They went slowly, and {target} between them | "You could have sold it," said the old one | {h} said that nobody had offered a string
= Lay the string against the mark, to be sure => It fitted as a key does | none of the three of them said anything | then {h} put the {coat} over {target} again, more carefully than before
- Lie that the other two have proofs as good => The old one let go of it and stepped back, and believed it | "They will have paid for theirs," said the old one. "I only have it because it was mine"
~ There were steps behind the wall, a good many, and in time | the old one was gone between two breaths | {h} threw the {coat} over {target}, and looked at the sky

@ wager1 scene line=deliver-wager second p=again
% Four Names on a Slate; All the One Way
"I hold the slate at noon, when he eats," said {p}, and turned it round for {him} to see. | there stood {target}, and under it all the names, for and against
Four of those against had put down more than they could own | {p} knew the four of them: one did {foe's} washing | and one held {foe's} horse
"They would not know which end of it goes first," said {p}. "It is {foe.own} money. {foe.he} has never bet before, and now it is everything."
+ Protect {p}, and be gone before noon is over => {h} had the slate turned back just as the steps came | "Who was that?" someone asked. "A customer," said {p}. "He wanted to know if it would rain"
= Learn the four names by heart => {h} said them over like a verse, the length of the {street} | at the fourth door a stub was lying in the gutter, with the hour on it
- Trick {p} into wiping out one of the names => {p} did it with a thumb, and went white | the sum at the foot of it did not come out any more | somebody would have to be asked about that | and it would be {p}
~ The one with the slate had eaten fast, and stood behind them with his napkin in | he turned it to the wall without a word | {p} was not asked to hold it again
@ wager2 scene line=deliver-wager plan sort=person,paper,spot,thing,idea p=again
% By the Light on the Wall; What It Looked Like by Day
For once {h} set {target} down in the open, on a wall in the sun | half the country had money on it, and {p} had never seen it by day
"It is smaller than they say," said {p}, and walked around it. "And it is looking at me." | it did look so, from there
The man with the slate lived across the way | he could not be bought, for the first offer had been too low | every day he drew a line where the shadow of the wall came to | when it touched the step he would wipe off a name
+ Help {p} mark the shadow on every wall from here => They went ahead with chalk, the two of them | so each turning of the road would tell {him} how late it was [2 , to a hand's breadth]
= Measure with your eye how far it still is => It was as far as from here to the mill, four times over, said {p} | {h} took up {target} again | it had grown warm in the sun, on the one side
- Cheat by chalking his line a foot higher => It took no time, while he was at his soup | he came out after it, and looked at the line | and then at the sun, and rubbed it out with his elbow | "People are always so kind to me," he said
~ Over the roofs the sun went in, and there was no shadow on any wall | the man waited on his step with the chalk, and went over {target} with one eye shut, as over a long sum

@ sender1 scene line=deliver-sender second p=again
% Straw; Somebody Else with a Bundle
{p} had a bundle under one arm | it was of just the same size, and had just the same knots | "You too?" said {p}, and then both of them were silent
{p} had been sent by another road | there were seven, as far as {p} could find out, and six of the bundles were straw | "They told each of us that ours was the one," {p} said. "I have not looked. Have you?"
{h} had not either | the two bundles stood there side by side | and one could not have told them apart
+ Share the road with {p} as far as the fork => {they} went along like two people from one market | at the fork {p} shook hands. "I hope it is yours," said {p}, "and then I think again, and hope that it is mine"
= Lift both of them, one in each hand => They weighed the same, to an ounce | but one of them stood upside down, and there was a sound from it | there was none from the other
- Trick {p} into taking the wrong one along => While {p} was tying a shoe {h} changed them about | and {h} could not have sworn afterward that it was only the once
~ Somebody called out, and each of them snatched up a bundle and ran, {p} to the one side and {h} to the other | a mile farther on it came to {h} that one bundle is like another
@ sender2 scene line=deliver-sender plan sort=person,paper,spot,thing,idea p=again
% The Face of Somebody with Straw; {target} by {lamp} Light
{p} knew of a barn, and they barred the door | there {h} undid the knots at last
{p} held the {lamp} | there was straw, and a second cloth, and more straw | then there was {target}, and neither of them breathed
"So it is you," said {p}, and it might have been said to either | they covered it again in a hurry, like people who have looked in at a lit window
From here on {h} must look as dull as straw, for {foe} read faces
+ Help {p} to a bundle of real straw, as a decoy => They made it up on the spot, with the good knots | {p} would go first with it, and look like somebody with a secret | it came quite easily, {p} said
= Practise the face in a pail of rainwater => It was hard to look bored | {h} thought of grammar, and of aunts | "There," said {p}. "That is it. Now hold that for nine miles"
- Lie to {p} that it is only straw after all => {p} had seen it, and considered {h} | "Very good," said {p}. "I nearly believed it. That will do for {foe}" | but {p} went home alone
~ Somebody tried the barn door, and {p} covered the {lamp} | they tied it up again in the dark, with straw in all the knots | one of the cloths was not found, and was found later, by {hands}
@ three3 scene line=deliver-three wall
% The Rest of the Way; Copies of the Seal
{foe} had had a chair put on the road, and sat in it, with {hands} to left and right | "You must be tired," said {foe}. "We shall take it the rest of the way. Here is the seal"
It was a handsome seal, and they all had one | they were as polite as people are who have been told to be
{h} kept {target} behind {him}, with both arms back [2 , so that it should not be seen how tight]
+ Share your bread with them and praise the seal => They ate, all of them | one cannot well seize a thing with one's mouth full | {foe} got up out of the chair at last, to see if {foe.he} could find where it was marked, and looked at the wrong end
= Ask {foe} to tell you one thing about it => "It was always ours, always," said {foe} | "And how does one pick it up?" asked {h} | one of {hands} laughed, and made a cough of it
- Trick them with your {coat}, full of stones => They carried it off with great care, three of them to a corner | when at last it was put down before {foe} and unbuttoned {h} was over the hill, and out of breath
~ {foe} clapped twice, and {hands} closed up, and felt {target} all over, with every courtesy | they did not find the string, for it was tied round {h's} ankle | it had cost the wrapping, and the rest of the day
@ wager3 scene line=deliver-wager wall
% Sorry about It Afterward; Nine to One
{hands} had taken a wheel off every cart in the place | they were sorry, and they said so | {foe} came along between the carts with a cup in {foe.his} hand
"It is nothing to me, you understand," said {foe}. "I only hold the stakes. But I hear that the bridge is out as well. And that the ferryman has a headache" | {foe.he} looked past {h} at {target}, like somebody who is counting
A boy with chalk ran by. "Nine to one!" he called out
+ Help a carter to get his wheel back on => It took an hour, and he had a cousin with a boat | "I put a {coin} on it," the carter said. "Against. I shall go and put another one on the other side"
= Ask {foe} what {foe.he} would do with the winnings => {foe} opened {foe.his} mouth, and shut it | one saw that {foe.he} had not got as far as winning | {foe.he} had only got as far as not losing
- Lie that you are giving up => It went through the {street} like a dog with a hat | {foe} sat down on a wheel, and finished the cup | and then {foe.he} saw {h's} boots, which were tied double
~ Another wheel came off, by itself or nearly, and rolled as far as {foe's} foot | {foe} was sorry, and said so, and did not let go of it | with that half the morning was gone
@ sender3 scene line=deliver-sender wall
% Five of Seven; Bored by Straw
They had put a table across the road | and {foe} sat at it with a fork, and turned over straw | there were five bundles on the ground that had been opened
"It is very dull work," said {foe}. "One unties, and one pokes. You cannot think how much straw I have seen. Put it down there"
{hands} yawned | there were two people before {h} in the line, and then one
+ Give your place to the mother with twins => They had a basket, and then there was what lay under it | it took so long that the table was moved for a hay cart | {h} walked through behind the hay
= Yawn before {foe} does => It was catching | it went along {hands} from one to the next, and got to {foe} | "Oh, take it away," said {foe}, with the fork in the air. "I shall see it in my sleep"
- Trick {foe} with a handful of straw in the knot => A wisp stuck out, just where one would look | {foe} pulled at it, and made a mark on a list | it was the sixth, {foe} thought, and was off by one
~ In went the fork, through the cloth, up to the handle | there was straw on it when it came out | "Hm," said {foe}, and had the colour of {h's} {coat} written down
@ three4 scene line=deliver-three lead sort=person,paper,spot,thing,idea p=letter-carrier
% In the Family for Ever; Come to Have a Look at It
{p.a} had brought the two seals and the string [2 , each on a different day] | now {p.he} came back with an empty bag, to see what they were for
{h} lifted the {coat} off {target} | they went round it, one each way, and met at the back
The {paper} with the larger seal lay open beside it [2 , under a stone] | it was {foe} who had signed there | {target}, it said, had been in the family for ever
"Ten years I have carried letters to that house," said {p}. "I know the hall, and the {kitchen}, and the yard. I have never once met it there. One would remember."
+ Give {p} some bread for the long walk => {p} ate it on the ground, beside {target} | the string had come from a gate far up the road | somebody old had held it out there, in both hands | "No name," said {p}. "They said that you had only to look"
= Examine the larger seal by daylight => A thumb could still be pressed into the wax | there was a nick at one corner of it | for ever had begun about a week ago, by the look of it
- Lie to {p} that {target} has been delivered => {p} wrote it down, with the hour, since that was the rule | by evening it had got to {foe's} house, and a cup had been thrown there | {hands} were putting on their boots
~ Somebody had followed {p} up the road, and stood by the gate | he had a seal of his own on a ribbon | it was one of {hands}, and he had seen what was under the {coat}
@ three5 scene line=deliver-three means sort=person,paper,spot,thing,idea p=again
% Half of a Mark; What the String Was For
{p} had brought a brush, and a bowl of suds. "It might at least arrive clean," said {p}. | it took two to lay {target} on its right side
Low down on the left the brush went across something, and came back to it | there was a mark under the dirt | it had one loop, and half of a second [2 , and the rest was worn away]
{h} held one seal to it, and then the other | neither of them had any such shape
{p} had picked up the bit of string, to tie back a sleeve, and did not tie it
The knot in the string was two loops | the second of them was the half that the mark had lost
+ Give the mark one more rub with your thumb => It came up plain enough to show the twist | it had been made with that string, when both were new | "So somebody tied it," said {p}, "and kept the string"
= Draw the mark on the back of {foe's} {paper} => It filled the whole of the sheet | "That is the first true thing on it," said {p}, who had seen such a knot before, far up the road, where people have more string than {paper}
- Cheat with a second mark on the right side => {h} did it in soot, a whole knot, and a handsome one | it would do for anybody who only looked | {p} fanned it with the other seal
~ Over went the bowl, and the suds ran away under the door | one of {hands} was standing out there in them | he bent down to the crack, and asked what was being washed
@ three6 scene line=deliver-three price p=again
% New Boots; A Place Swept Every Day
{p} had new boots on, and kept one of them behind the other
"{foe} asked me to go up there and say it," said {p}. "Only that somebody had bought you by now. It was fine weather for a walk."
They went up together, and looked over a wall | there was a house with nothing left in it but a broom | along one end was a place as large as {target} [2 , and it had been swept until the ground shone]
An old person came out, and looked at the place | then the broom was broken in two, for the stove [2 , across one knee] | on the step was a basket from {foe}, with the ribbon still on
+ Help {p} to go in there and take it back => {p} went in with the boots in one hand | when {p.he} came out the hand was empty | "They did not believe me," said {p}. "They believed me the first time. But they have still got both halves of the broom"
= Wait by the wall until it gets dark => The old one came out once more, and stood about | then the place was done over with one hand, in case | nobody had touched the ribbon
- Steal the basket that came from {foe} => There was a ham in it, and below the ham a {paper} | it had the seal on already | to eat the one was to sign the other, it said | {h} read it twice, with {his} mouth full
~ One of the new boots squeaked, and the old one heard it, and went in | "That is how it sounded the first time," said a voice behind the door, and something heavy was pushed up to it
@ wager4 scene line=deliver-wager lead sort=person,paper,spot,thing,idea p=pie-seller
% The Longer Row; {foe} Holds the Box
Somebody had drawn {target} in chalk, on the slate before the {inn} | it was quite a good likeness [2 , down to the look] | under it stood two rows of names | the longer one was the row of those against
"Is that it?" asked {p.a}, and walked once around {target}, and put down a {coin} with the long row. "Nothing personal. It looks to me as if it stops to think."
The {coin} went into a box on {foe's} knees | {foe} held all the stakes, and was known never to have laid one
{foe.he} looked at {target} as well | it was a long look, for a person with no money on it
+ Give {p} a reason to change sides => {p} was let carry {target} to the pump and back | the {coin} was put on the short row after that | "There are three of us now," said {p}, "with the blind one and his nurse"
= Ask what the odds were an hour ago => It had been three to one then, and it was four now | "Nobody about here has that sort of money," said {p} | it kept coming in at the back, in other people's hands
- Lie aloud that {foe} has bet as well => All along the {street} they stopped talking, for such a thing was unheard of | {foe} laughed, a little late, and moved the box to the other knee
~ There was a push from behind, and somebody trod on the drawing, and somebody on {target} | they all said sorry | meanwhile two more names had been put down against
@ wager5 scene line=deliver-wager means p=again
% The Half That One Keeps; A Thumb for a Name
Between {foe's} shirts on the line hung half a sheet of {paper} | it was pinned up by one corner, to dry
"I forgot it in my apron, and it went through the tub," said the one who did the washing. "I was to carry the money over there for {foe.name}, and put it against, and hold out my thumb."
It was torn across, in a wavy line | {target} stood on it, and the hour, and a sum | one could have had the house for that, and the tub | at the foot there was a thumb, in ink
{p} put a finger along the edge. "The other half lies in the box," said {p}. "Nobody can bet against without one. So there must be four such halves"
+ Help her with the sheets, and ask about the rest => They folded them two and two | she knew the other three who had thumbs in that box | she washed for them, and between them they had five shirts
= Ask her for the loan of it => She unpinned it herself, and was glad to see it go | "It says there that my thumb owes money," she said. "Let it say so to somebody who can read"
- Steal it, and hang up a sock instead => The sock was not missed until evening | then {foe} came by for the shirts, and saw it, and counted the pins | {hands} were sent out to look at everybody's feet
~ A post gave way, and the whole line came down, shirts and all | one of {hands} picked up the half sheet | he turned it the right way round, so he was able to read
@ wager6 scene line=deliver-wager price p=again
% Twelve to One; Sorry Beforehand
{p} sat where the road was narrowest, with one foot in a bucket | against the bank lay a barrel | its track in the dust ran straight from there to {p}
"They took their hats off first," said {p}. "They said how sorry they were. And then they let it roll."
{hands} sat up there yet, all in a row [2 , to see whether {h} would stop]
{h} stopped, and {target} too, and behind them a flag went up | the politest one wrote down the hour | far off a voice cried twelve to one | {foe} had picked somebody who would stop [2 , and had picked well]
+ Help {p} home, with {target} on your other side => It cost just what they had reckoned that it would, and that was a day | "Mind the one with the slate," said {p} at the door. "He is not for sale. He goes by the shadow"
= Ask {hands} what a day of yours is worth => They had a table for it, and looked | "The house by the bridge," said the politest, "and the bridge" | then he saw {target} looking at him, or thought so | he put his hat back on
- Trick {hands} by lying down in the road yourself => They wrote down that {h} was done for, and ran to tell {foe} | soon there was nobody left on the bank | {h} got up, and put {p} into the barrel | so they went on from there, with {target} in front
~ Down the bank came a second barrel | the politest of them called out how sorry he was | it cost an hour to find all the pieces of the bucket
@ sender4 scene line=deliver-sender lead p=road-sweeper
% A Bundle of That Size; Swept Up
{p.a} was sweeping straw into a heap | no cart had been along that road all day
"They stopped one just like you," said {p}. "The same size, and the same knots. It was {foe's} people. Four held on to it, and one cut the cord, and that was what came out."
In the ditch lay a cloth, with a cross in chalk [2 , for looked at] | {h} held it against the one round {target} | they had been cut from a single piece, and the stripe ran on from one to the other
"You should have seen them," said {p}. "But you should have seen the one who carried it"
+ Help {p} with the rest of the straw => It made a heap about as large as {target} | "He went through it by hand after they had left," said {p}, "a straw at a time. Somebody had told him that there was something in it"
= Compare the cut cord with your own => One hand had tied them both, and it was a left one | it must have had a good many to do that day | the knots got worse toward the end
- Lie to {p} that yours is only a cheese => "That is what he said," {p} told {him}, and went on sweeping | "And the one by the lower road. I had no idea that there was so much cheese about"
~ Two of {hands} were coming back along the ditch, to look for a knife that they had dropped | {p} swept straw over {h's} feet, and over the bundle, and it was an hour before they found the knife
@ sender5 scene line=deliver-sender means sort=person,paper,spot,thing,idea p=again
% This End Up; What Straw Does Not Do
{p} was handing the bundle over a wall [! , with the wrong end up]
Something slid down inside, and stopped itself, and gave a knock | they stood there, with the wall between them, and listened
"Do that again," said {p}. | {h} turned it back, and there was one knock more, and a softer one
{p} fetched an armful of straw from a stable | it was tied up in a {coat}, and stood on its head | it did not mind in the least
"I should not tell anyone," said {p}. "I should not even tell myself"
+ Give {p} your word not to turn it over again => {p} tied a bit of red thread to it, for up | "And carry it as if it did not matter," said {p}. "They have got a table across the road, and {foe} is at it with a fork. It goes into whatever looks cared for"
= Turn it once more, slowly, with your ear against it => There were three knocks now, and the last of them was not polite | for straw it said a good deal | {h} carried it the right way up after that, and did not whistle
- Trick {p} into believing that it was a stone => {p} gladly looked for the stone, so as to have seen it | no stone was to be found there | {p} kept to the other side of the road after that
~ Down the bank went the bundle, end over end | it knocked at every turn | at the bottom one of {hands} looked up from his bread, and began to listen
@ sender6 scene line=deliver-sender price p=again
% Two Who Would Not Let Go; The First on the List
Two beds stood in the back room of the {inn} | {p} sat between them with a spoon
In the one lay a big fellow, and in the other a girl [2 , who had set out with a bundle each] | {hands} had asked them for the bundles, and neither of them would | now his arm was in a sling, and her eyes were swollen shut
"He asks me every hour if it is safe," said {p}, low. "It was straw. They stood first and second on {foe's} list, these two, and whoever gave it to them knew that."
The big one had the other fist closed on something | a few yellow ends stuck out between the fingers
+ Comfort him with the news that it is safe => {h} could say so, for {target} was under the table at that moment | "Then I do not mind," he said, and the fist came open | {p} looked at the straw, and then at the table
= Ask the girl how they were found out => "Our faces," she said. "{foe} does not look at the bundle at all. I had a face like somebody with something. I had practised it, I was so proud"
- Lie to them that all seven carried straw => It was to be kind, or it had begun so | "Then nobody has lost anything," said the girl, after a time | it was plain that she would rather have lost it
~ The big one tried to sit up, because there were steps in the yard, and {p} had to hold him down with both arms | {hands} were asking at the door who else had come with a bundle
@ three7 scene line=deliver-three lead sort=beast p=letter-carrier
% It Ate the Seal; The Creature Itself
{p.a} had carried both the seals, and the string [2 , and been paid for the seals] | today {p.he} had no letter, and had only come to see the creature
{target} stood on a rope in the middle of the yard, and sneezed at {p.him} | half of the larger {paper} was hanging out of its mouth
It had eaten as far as the name, and the name was {foe's} | one could still read the part with: in our family for ever
"I take the post there, and have these ten years," said {p}. "I have been bitten by everything they own. I was never once bitten by that."
+ Give {p} the rope to hold while you read it out => {target} leaned upon {p}, and {p} leaned back | "The string is from an old one at the last gate up there," said {p}. "I was only asked if it was eating. I can say that now"
= Look at what is left of the seal => There were tooth marks in it, and it was as soft as butter | at one corner was a nick, and that was from no tooth | for ever had been made within the week
- Lie to {p} that this is another one => {p} and {target} regarded each other. "Then I had better say so up at {foe's}," said {p}. "They have sent {hands} out after the first already"
~ The rest of it went down while they were talking, seal and all | over the hedge looked one of {hands}, with a fresh copy in his hat, and he had seen who did it
@ three8 scene line=deliver-three means sort=beast p=again
% Under the Hair; It Shut Both Eyes
"Hold its head," said {p}, and began with a brush at the front end. "It ought to look like something when it gets there," said {p}. | {target} bore it as far as the ribs
Then, low down on the left, it stopped chewing | it leaned into the bristles with its whole weight, and shut both eyes
A thumb could feel what was there, under the hair | it was a mark, one loop and a part of the next | the part that was wanting had grown over
On neither seal was there anything of the kind | {p} took the string, to tie {target} to the post, and stopped halfway
The knot in the string had two loops, and here was the second one entire
+ Give it another scratch in that same place => It let itself fall against {h} and made a low noise | "Somebody has stood just there, of an evening," said {p}. "For years, I should say"
= Draw the mark in the dust with a stick => {p} put in the missing loop with one toe. "They tie a gate like that where the road leaves off," {p.he} told {him}. "Nobody goes there" | {target} came and stood on it
- Trick whoever looks, with soot on the other flank => {h} made a whole knot of it, so fine that {target} turned round twice to see it | a person who had merely been told would go there first
~ It had had enough, and sat down on the brush, and could not be got off it | the bristles were found by one of {hands}, who asked at three doors what had been brushed, and on which side
@ three9 scene line=deliver-three plan sort=beast p=again
% It Pulled on the Rope; Somebody's Old Knees
{p} was to come that day with the sender of the string | they were not yet past the end of the wall when {target} put up its head, and pulled
{h} let go of the rope | when they came round the corner it was standing there [! with its forehead against a pair of old knees]
Neither of the two made any noise about it | a hand had gone down on the left, low, and was scratching there, where the half of a knot was | the other hand was held out for the string
"Not yet," said {p}. "It has to be done before everybody. {foe} has sent for a crowd, and one ought to use it"
It took all three to get {target} back round that corner
+ Give the old one your hand on it => It was a dry hand, and it smelled of {target} | "They told me that you were bought," said the old one. "But it would not be so fat"
= Lead it off, and look round once => The old one stood there yet, and held one hand at the height of a back | {target} had turned its head as well, and would not be led any farther until dark
- Lie to the old one that it has forgotten => The old one looked down at both sleeves, and at the hairs on them. "I dare say," said the old one, kindly, as to somebody who has had a long day
~ It would not come away, for bread or blows, and lay down across the old one's feet | two of {hands} stopped on the road to look, and one of those was seen to think
@ wager7 scene line=deliver-wager lead sort=beast p=pie-seller
% It Is Doing It Now; Off the Short Row
{target} had come to a stop before the {inn}, with both eyes on the slate
"You see? It is doing it now," said {p.a}, and laid a {coin} with those against. "I have followed it from the pump. It will go ten steps, and then it thinks."
It stood there in chalk, not badly drawn, between two rows of names | {target} put out its tongue, and took the topmost off the shorter row
People held on to each other for laughing | {foe} did not laugh [2 , behind the slate, with the box of stakes] | {foe} held all the money, and never laid a {coin} | {foe.he} was looking at the legs of it
+ Help them to chalk the name up again => It was the name of a blind fiddler, who had been told about {target} and had liked the sound of it | "That makes three of us," said {p}, after some thought, and shifted the {coin} across
= Ask how the odds stood at breakfast => They had stood at three to one, and by now it was four | "Nobody in this {street} has so much to lay," said {p}. "They carry it in by the back, and it is always somebody's cook"
- Trick them all with a limp => It limped beautifully, with a pebble to help it | there were six more names in the long row by evening | {foe} counted them, and smiled for the first time
~ It had thought for long enough, and lay down where it was, on four people's feet | while they stood there the long row grew to the foot of the slate
@ wager8 scene line=deliver-wager plan sort=beast p=again
% A Line Round Its Shadow; In No Haste at All
{h} let {target} off the rope that noon, and it lay down along the foot of a wall, in the sun
{p} sat by it. "There is a farm on each of those legs," said {p}, "and a mill on the rest. It does not seem to feel it." | {target} put its nose into {p.his} ear
Across the way a door opened, and out came the one with the slate | he had once been offered too little, and had been honest since
He bent down with the chalk, and drew a line round the shadow, from nose to tail. "When that gets to my step," he said, "I wipe out a name. It will be the one name or the other"
+ Help {p} chalk such a line at every turning => {target} had to lie down for each, and was quite willing | so they would know all along how much of the day was left
= Pace out how far the step is from the nose => It was nine paces by the wall, and some four miles by the road | {target} opened one eye, and shut it | one would have to begin with a carrot
- Cheat, and move {target} a yard to the left => He looked at the line, and at the sun, and at {target}, which was chewing the chalk. "People are so good to me," he said, and drew it over again
~ It got up and walked off with the shadow, and the one with the slate went home, for he would not draw a thing twice | it cost them an hour of the sun to be forgiven
@ sender7 scene line=deliver-sender means sort=beast p=again
% What Straw Never Does; A Cough in a Field
{p} took the bundle over a wall, and put it down [! on its head]
It coughed
They both looked round the field, and there was nobody in it | "That was you," said {p}, and {h} said that it was not
It coughed once more, and gave a kick | {p} set it upright with great care, and went to listen at a haystack, with one ear and then the other
"I have known straw all my life," said {p}. "It creaks. It never clears its throat. I have heard nothing, you understand, and nor have you"
+ Give {p} your word that it was the wall => They shook hands on the wall | "But whistle, as you go by that table," said {p}. "{foe} pokes about in them with a fork, and listens. I have seen it. Five have been opened"
= Put a carrot in at the top, and wait => The carrot stood there for a moment, and then it went down by degrees | "Straw does not do that either," said {p}, and looked the other way
- Trick {p} with a cough of your own => It was a fair likeness, and {p} was only too glad of it | there came one more from the bundle, by way of answer | {p} walked ahead from there on, and sang
~ It would not stop coughing, now that it had begun | a little farther on somebody coughed back | it was one of {hands}, and he had a hand behind his ear
@ sender8 scene line=deliver-sender plan sort=beast p=again
% First an Ear; It Had Eaten the Lining
The barn belonged to an aunt of {p.name}, who was at market | {h} put down the bundle, and undid the seven knots
First there was straw, and then an ear | then the rest of {target} rose up, and shook itself, and looked about for more | it had eaten the second cloth, and most of what it was packed in
"It is the real one," said {p}, and held the {lamp} closer. "They gave it to you. I should never have thought of you." | "No," said {h}. "Nobody would"
They stuffed it round with new straw, up to the chin | {foe} looked at faces first | so {h} must get it past {foe.him} with nothing on {his} own
+ Help {p} to make up a bundle that is only straw => It turned out better than the real one | {p} would go before with it, and look guilty | it would be no trouble at all
= Practise looking dull, in front of {target} => {target} had the very face, and {h} had only to copy it | most of it was done with the jaw | "That is it," said {p}. "Now keep on like that for nine miles"
- Lie to {p} that yours is only very old straw => The straw looked at {p}, and chewed. "Of course," said {p}. "I shall tell that to anyone who asks," and {p.he} went home alone
~ It did not care to go back in, and ran twice round the barn, and talked | at a crack in the boards there had been an eye | now one saw daylight through it
`;
export const pack: PackSource = { id: 'case-deliver', sheets: [cases, scenes], words: {} };
