import type { PackSource } from '../pack.ts';

/** What was told to the one who is loved, by whom, and what that one knew in truth. */
const facts = `
@ * truth line=win-asked start
{target} had once asked after {h}, by name [2 , in front of people] | {h} had never heard of it until now, and wondered what the answer had been
@ * truth line=win-asked lead
{target} had stood up at a supper, and asked the whole table what had become of {name} | it was {foe} who answered that {h} was spoken for, and then it was all about geese
@ * truth line=win-asked second
Nobody doubted the story about {name}, since {foe} always knew | but {target} had gone home early that evening, and sold a fiddle
@ * truth line=win-asked means
On a certain sill stood a blue cup without a handle, and it had been {h's} | {target} had found it in a shop, and never said so
@ * truth line=win-asked wall
{foe} was at the house every day now, with advice | {hands} carried up the parcels
@ * truth line=win-asked turn
"It was not spite," said {h}. "{foe} had made a promise." | {target} was not to be left again, by anybody | and it had seemed quite plain that {h} was the kind who leaves
@ * truth line=win-asked price
It was true that {h} was one who leaves, or had been | that was what made it hard to answer, and {h} had a road of answers to walk back along
@ * truth line=win-asked plan
There was to be an evening, with people, like the other | the question might be put once more [2 , if it was put by the right person]
@ * truth line=win-asked gate
{target} was in there, and so was {foe}, and somebody had left the door ajar
@ * truth line=win-asked duel
"You told one lie," said {h}, "and I have been living in it. It is time that I was asked again." | {foe} was looking past {him}, at who had come in [3 , and had begun to get up]
@ * known line=win-asked before
{target} had wanted to know, once, and been told something | somebody had answered for {h}, and {he} must know who, and what
@ * known line=win-asked behind
For years {foe} had guarded {target} against somebody like {h} | {h} had to show that there was no need
@ * settle line=win-asked won
{target} had heard all of it from the doorway | "I shall ask it again," said {target}, "before everybody. What has become of {name}?" | this time no one spoke about geese | "I was never spoken for," said {h}. "I have come back to say so." | {foe} saw the two of them look, and gave up the chair beside {target} | {h} sat down there, and {target} took hold of {his} hand, with the whole table looking on | then {thing} laughed, and everyone heard how many years that had been | before the week was out there was a fiddle in that house again
@ * settle line=win-asked lost
{target} had come in, and heard all of it, and thanked them both | then {target} sent for {h's} {coat}, and held it out for {him} | "You might have come and told me so," said {target}, "at any time, on foot." | it was very kindly said | {foe} had the grace to look at the floor | {h} found the one sleeve, and could not find the other | behind {him} somebody at the table began again about geese
@ * settle line=win-asked dear
"I was told that you were spoken for," said {target} from the doorway. | "So I am," said {h}. "I came back to tell you by whom." | {target} crossed the whole room to {him}, and the answer was yes | {h} had a hand in {his} own at last, and held on to it | then {target} looked round, and there was {foe} | {foe} had made a promise, and kept it badly | {target} drew up a third chair, and nobody spoke | it stands at that table still of a Sunday, and {foe} sits in it
`;

/** Scenes in which a fact of the case is found out, with somebody who comes back. */
const scenes = `
@ asked1 scene line=win-asked second p=again
% What Was Sold That Night; A Fiddle on a Nail
There was something that {p} wanted {h} to see | and it was to be seen in a pledge shop, on a nail | it was a fiddle, with a ribbon still round its neck
"That came in on the evening when {foe} told them all about you," said {p}. "It was before the pudding that {target} walked out, and sold it, and did not count the money."
{h} had last heard that fiddle through a wall [2 , years ago,] with the window open
+ Give the shopkeeper all you have to keep it back => {h} laid down every {coin} that there was | and it was put under the counter | "For one month," said the shopkeeper, and wrote a name on the label, and it was {target.own}
= Ask what {target} said on the way out => The shopkeeper scratched an ear | "Only that it would be of no use to anybody now," he told {him} | then there had been a pause, and a question: whether the person in question was happy
- Steal the ribbon from the fiddle's neck => {h} had it off and up a sleeve while {p} was bowing to someone | it still smelled of rosin | whoever came [2 back] for that fiddle would know [2 that] {h} had been there first
~ "Closing," said the shopkeeper, who had had enough of it | through a crack in the shutter {they} saw him take down the fiddle, and blow on it, and hang it one nail higher

@ asked2 scene line=win-asked plan p=again
% On the Same Stair; Eleven Steps
{p} was to go up with a tray and {h} was to come down with it | so it was arranged, and it put {h} on the back stair of that house at the right minute
{target} came round the turn [2 of it] with both hands full of lanterns | there was {sign}, just as it had always been
Neither of them said anything for as long as one breath takes
"They are for Thursday," said {target}. "There will be people, and somebody always asks me something." | above them {foe} called down to know what was keeping the lanterns
+ Help carry the lanterns up to the landing => {h} took half of them | and {they} went up side by side as far as the landing | no farther was needed | "Thursday, then," said {target}, quite low, and took them back one at a time
= Ask whether one more guest would be counted => {h} asked it of the lanterns | "Nobody counts," was the answer, "they only look, when the door opens" | then {foe's} shoes could be heard | and there was nobody on that stair but a person with a tray
- Lie that you have come about the plates => {h} said it too well, and saw a face close like a door | the lanterns went on up | it was {p} who said later that one of them had been dropped | and nobody had picked it up for an hour
~ {foe} had come down for the lanterns {foe.himself} | {target} was gone from the stair, without a word | {h} stood there with a tray in both hands, and nowhere to look

@ asked3 scene line=win-asked wall
% With Advice; The Third Parcel
{foe} sat in the best chair of the house | and {hands} went up the stairs past {h} with parcels | [2 it was plain that] nobody was to be let alone with {target} [2 long enough] for one sentence
"I come every day now," said {foe}, very kindly. "Somebody has to. You would only go away again, and then there would be all that to do over"
From above one heard {target} laugh at something, not for long [3 , and then a chair was moved]
+ Give {foe} thanks for all that care => {h} meant it, in a way | and it was quite the worst thing to have said | {foe} looked down at {foe.his} gloves, and for a moment seemed to be in want of advice {foe.himself}
= Ask what was told to {target} about you => "Only what anyone could see," said {foe}, and rose, and had {h's} {coat} brought | but the third parcel had been left on the step | and there was no name on it
- Trick one of {hands} into taking up a note => He took it up, with the parcel | and it came down again inside of a minute | {foe} had read it aloud, to everybody | and the part that was underlined as well
~ {foe} had risen, and so the visit was over | {hands} made a lane to the front door, and smiled along the whole of it | overhead nobody moved a chair any more

@ asked4 scene line=win-asked lead p=carver
% Four Holes in a Table; The Rest Was Geese
{p.a} had carved the geese at a certain supper, and took {h} in to see the table | it was long, and scrubbed white [2 , with a bench down either side] | at one place there were four small holes in the wood
"That was done with a fork," said {p}. "Up got {target} with it, and asked all eleven of us what had become of {name}."
{h} laid {his} fingers on the holes, one to each [3 , and they went in as far as the nail]
"It was {foe} who answered," {p} said. "You were spoken for. The rest was about geese."
+ Help {p} to rub the holes out with wax => {they} rubbed, and could see the holes all the same | "The fork was laid down quite straight," said {p}. "Then somebody went off before the pudding, and not toward home. There is only the pledge shop, on that side"
= Ask which of the eleven had seen you => {p} went round the empty benches with a finger, and came back to the beginning | "Not one," said {p}. "Nor knew anybody who had. But {foe} always knows. So nobody asked"
- Lie that you were indeed spoken for => {p} only wiped the knife | "Then it was rightly done, about the fiddle," {p.he} said, and would not say what fiddle | there was a nail in it somewhere, and a shop
~ The door opened behind them, and somebody carried in a goose | {p} laid both arms over the four holes, and said a good deal about the weather

@ asked5 scene line=win-asked means p=again
% A Cup Without a Handle; On the Sill
Under a certain window {p} stopped, and pointed up | on the sill was a blue cup with no handle [2 , and a sprig of something in it]
It had been {h's} own once | in the middle of a quarrel the handle had come off | when {he} went {he} had left it behind with all the rest
"That is {target.own} window," said {p}, and made a step of both hands. | {h} went up, and tilted it | the label from the shop was stuck beneath it still, and the date was the week after that supper
One does not buy such a cup for use | behind the curtain somebody was giving advice
+ Share with {p} how the handle came off => It took no time to tell | "You were told that one could not tell you anything," said {p}. "So you walked out, and proved it." | but {p} stood for a while with {p.his} head back. "Every day it is turned a little," {p.he} said, "so that it gets the sun all round"
= Read the label down to the last line => It had been marked down twice, for want of a handle | below that the shopkeeper had written: paid the first price, did not wish to hear about it
- Steal the cup, since it is yours => {h} had it under {his} {coat}, sprig and all | when it grew dark a {lamp} was brought to that window | and a hand went feeling along the sill [2 , from one end to the other, and then back]
~ Up there the curtain was moved, and {foe} asked who it was | {p} let go of {h's} boot | the two of them sat among the flowers until the {lamp} had gone away

@ asked6 scene line=win-asked price p=again
% Three Chairs; People You Went From
{p} had been sent to bring {h} into {target.own} front room, and did not say why | {foe} had three chairs set out along the wall, and {hands} went round with cake | in two of them sat people whom {h} had left without a word
Then {p} went over and sat down in the third
"I said nothing but what was so," said {p}, with {p.his} eyes on the cake. "You did go. I got a {coin} for saying it."
The blue cup was on the sill, pushed back behind a parcel | overhead somebody walked up and down [2 , and stopped whenever one of the three began]
+ Give each of the three the goodbye you owe => It came some years late | the first one laughed, and the second asked to have it again | {p} put the {coin} down on the arm of the chair. "You had better say it upstairs as well," said {p}. "There is company on Thursday"
= Ask {foe} what the three have been got for => "For Thursday," said {foe}. "Somebody is sure to ask after you, when there is company. It has been known. This time they shall hear it from people who were there"
- Rob {p} of the {coin} before them all => It rolled under the third chair, and nobody bent down for it | "There you hear it," {foe} told the ceiling | up there the steps had come to a stop
~ {foe} clapped {foe.his} hands, and there was more cake | nobody could be heard for plates | and when it was quiet again {p} had been put into a {ride} and driven home
`;
export const pack: PackSource = { id: 'case-win-asked', sheets: [facts, scenes], words: {} };
