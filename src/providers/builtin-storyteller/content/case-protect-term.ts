import type { PackSource } from '../pack.ts';

/** Who wants it gone, what for, and by what it is kept. */
const facts = `
@ * truth line=protect-term start
{foe} had a claim to {target}, in writing, with two seals on it | the claim was good for one night only | it was the night of the next full moon | if {h} kept {thing} until sunrise, the claim was worth nothing | {h} had to find out how that was done
@ * token line=protect-term
the old candlestick
@ * known line=protect-term before
There was one night in which {foe} could come for {target} [! , when the moon was full] | {h} had to get it through that night [! until the sun rose]
@ * known line=protect-term behind
{h} had to keep a candle alight till sunrise, in the old market porch | {foe} had to put it out, or lose {foe.his} house | the lender was waiting for one or the other
@ * ask line=protect-term before
{h} asked everyone on the road about claims with two seals
One night could cost {h} {target} | {he} asked the oldest people how to get through it
{h} carried {token} from door to door | somebody had to know what it was good for
Much had gone wrong at {target} since spring | {h} asked who was near on those days
@ * ask line=protect-term behind
{h} was looking for anything that gives a light | there had to be people to stand round it
{target} hung upon one candle now | {h} went about for salt, and for wide coats
{h} asked about the wind in the market porch before sunrise | it decided about {target}
@ * gift line=protect-term before
"Two seals?" said {p}. "My cousin had one like that. Nobody looks at the lower seal before it is too late."
"{foe} sits up every night," said {p}. "There is always a {lamp} over there, in the window on the road."
"There was once a law about a light," said {p}. "My grandfather kept a candlestick for it. He would never sell that."
"I have seen {foe} bow to a {ride}," said {p}. "Nobody got out. And still {foe.he} bowed."
@ * gift line=protect-term behind
"{hands} have borrowed all the bellows in the place," said {p}. "No forge on earth needs so many."
"Just before sunrise there is always one breath of wind," said {p}. "Any fisherman knows that. Have a man stand there."
"That lender came by here," said {p}. "He asked three times if my dog was tied up, before he coughed."
@ * echo line=protect-term gate did=term-o1:+
{w} had pushed the rag cart in front of the left row | {h} had once got it home for {w.him} | now they could only blow at rags
@ * echo line=protect-term price did=term-o1:-
{w} had had a whole box of candle ends, and sold it to {hands} | "They pay," {w} had told everybody. "The other one steals."
@ * echo line=protect-term plan did=term-o2:+
The ends came out of the well | {h} had hidden {w.him} from {hands} | so {w} had gone down on a rope, and picked them from the old candlesticks
@ * echo line=protect-term wall did=term-o2:-
{foe} knew by now who had the one candlestick that was missing from the well | {h} had sold {w.him}, and {w.he} had told it in return
@ * echo line=protect-term turn did=term4:+
The loan of the claim was the copyist's doing | {h} had paid what {foe} left owing | so for an hour the copyist would not miss it
@ * echo line=protect-term wall did=term4:=
{h} asked aloud about the hand with six fingers | {foe} turned quite grey, and sent {hands} back behind the bridge
@ * echo line=protect-term plan did=term4:-
Nobody knew to the minute when the night began, by the small letters | {h} had stolen a copy, so {w} showed none any more | they had to add half an end, to be safe
@ * echo line=protect-term gate did=term1:+
Two more families stood round the flame | {h} had once come to them with the slips | they held up the hat with {foe's} name in it, and it was a large hat
@ * echo line=protect-term wall did=term1:-
{foe} asked to see the slips, and drew out the one that {h} had lied about | "So it is all made up," said {foe}, loud enough for the whole road
@ * echo line=protect-term gate did=term10:+
{w} had come as well, and held up her shawl against the wind | {h} had once dried her eyes | she did not mean to lose a second light
@ * echo line=protect-term turn did=term10:-
{h} had robbed {w} of that older claim | so she would not come and swear to the claim
@ * echo line=protect-term gate did=term12:+
{w} had brought {hands} some plum syrup for the night | {h} had carried boxes for {w.him} | three pairs of bellows were full of it, and would not open
@ * echo line=protect-term price did=term12:-
{w} had lost a month's pay by {h's} lie, and needed money | so {w} had told {hands} who still had oil
@ * echo line=protect-term plan did=term5:+
{h} and {w} had tried a candle in {token} once | so {he} knew to a finger how fast it went | nobody had to guess
@ * echo line=protect-term price did=term5:-
A hundred lights, {h} had told {hands}, and it was a lie | they had bought the hundred, and gone on buying, to be safe
@ * echo line=protect-term gate did=term3:+
One of {hands} held the bellows with the wrong end to the flame | he had had half of {h's} supper once, on the loneliest post, and he winked
@ * echo line=protect-term gate did=term3:-
The miller came on foot, and half of the candles had stayed at home | his mule had gone to {foe}, for the tent that {h} destroyed
@ * echo line=protect-term price did=term13:+
Only {h's} own {lamp} was not to be touched | {foe} had given the order | "I slept an hour there," {foe.he} had told them
@ * echo line=protect-term turn did=term13:=
By the fence {h} had once asked about that room | {foe} had only bowed to an empty road | now {h} knew who was meant
@ * echo line=protect-term plan did=term13:-
The salt dealer knew that {h} had lied for those spoons | he sold {h} salt for one wick, and no more
@ * echo line=protect-term gate did=term14:+
{w} and the miller held up the coat with eighteen sleeves | {h} had given {w.him} the good needle that night | no seam let the wind through
@ * echo line=protect-term gate did=term14:=
The left row blew hardest at the seventh seam of the great coat | {h} had found that one, and had it sewn twice | it held
@ * echo line=protect-term gate did=term14:-
In the first wind the great coat came open at three seams | they were those about which {h} had lied | {w} held them shut with both hands, and said nothing to {him}
@ * echo line=protect-term plan did=term15:+
Over the chair hung a blanket, thick enough for any wind | the weaver had made it in thanks | but for {h's} foot in that door she would have no loom
@ * echo line=protect-term price did=term15:-
The weaver had laid by nine candles for {h} | then she learned whose lie had nailed her in | now {hands} had all nine
@ * echo line=protect-term gate did=term20:+
Three children walked before {h}, each with a jar of glow-worms | {h} had lit them home with the last of the oil | by that light one saw every step
@ * echo line=protect-term gate did=term20:-
There was one coat too few round the flame | its owner sat at home with three children, and all three coughed | {h} had lied to them in the dark, and the ditch was deep
@ * settle line=protect-term won
The sky turned grey, and then it was day | the candle was still alight | so {target} was safe, now and for ever | the miller woke, and shook all the others, and they cheered | {foe} tore the claim across, between the two seals | "Tomorrow the lender takes my house," said {foe} | of the honey candle there was still a thumb's length [3 , with half a ring round it] | "It keeps whatever it is lit for," said {h}. "Tonight we can light it for your house." | {foe} had to sit down upon the ground
@ * settle line=protect-term lost
A thread of smoke went up | there was no light anywhere in the porch | "I am sorry," said {foe}. "I really am." | {foe} sent {hands} for {target} before the sun was up | by noon a {ride} came, covered in grey cloth | the lender held out a glove from under the cloth | {foe} handed {thing} over | so {foe} kept the house, and could not look at it | the miller picked up the honey candle, and brought it to {h} | enough of it was left for one more night
@ * settle line=protect-term dear
The sun came up | at that very moment the flame gave one jump and was gone | it had been enough, by one breath | {target} was out of everybody's reach now | the miller and the rest embraced one another | "Is there any left?" asked {foe}. "Tonight it could keep my house." | {h} turned {token} over, and it was empty | next day the lender's {ride} came up the road | {foe} tore the claim in two, and climbed in under the grey cloth | {h} had saved {thing}, and watched a frightened neighbour being driven off
@ * last line=protect-term won
{foe} came with a hammer, unasked, and put up {h's} fence again, and the bridge | the honey candle had kept {foe's} house as well | the {lamp} hung over the road again | in autumn they all sat round a light for the miller, and he kept his mill | at noon {h} and {foe} sat on the top rail, with a hat full of plums | {h} spat a stone as far as the road
The miller had his mill still, for they had sat round a light there too | a year later a stranger came to {h} with a claim | on the lower seal was a hand with six fingers | {h} took {token} off the shelf, and there were five strokes on it now | "It wants a candle," said {h}, "and salt, and neighbours." | then {he} went across to wake {foe}
@ * last line=protect-term dark
{foe} waited that night for {h}, and the widow came instead | she lit the candle, and {foe's} house was kept too | after that she and the miller and the rest sat together of an evening, round one light | when {h} came along the road they put their hands round it | they held them there until {he} had gone by
@ * last line=protect-term dear
All winter a light stood in {h's} window | the house across from it was {foe's}, and nobody lived there | the cook had come across to {h}, with the one cup that was not packed | behind that light sat the five families, and it had kept the miller's mill | when the moon was full {h} took a clean slip | on it {he} wrote what the lender looked like
@ * last line=protect-term lost
In autumn {h} sat in the mill, with the widow and the five families | the rest of the honey candle stood before them in {token} | the miller's own claim fell due that night | {foe} had come as well, and would not look up | {h} put salt round the wick, and shut the window, and lit it
`;

/** Scenes in which a fact of the case is found out, with somebody who comes back. */
const scenes = `
@ term-o1 open line=protect-term p=rag_dealer where=the_road_to_the_bridge
% A Cart in the Ditch; One Night Only
A cart lay in the ditch near {target} | {p.a} was caught beneath it | {hands} only looked on | {h} lifted it off {p.him} | "Somebody sawed the wheel," said {p}. "They do that to all who trade with you."
Then {foe} came, and read a claim aloud, in a voice that shook | at full moon {foe} might come to take {target} | but whoever held out until sunrise was rid of the claim for good | nobody had ever managed that
"My grandmother knew how," {p} whispered, and dug {token} out of the rags for {h}. "With that. She never told me more. There is small writing at the end of such claims. Ask whoever copied this one"
+ Help {p} to get the cart home => {h} pulled, and {p} pushed, and the rags hung on behind | "The copyist has a desk by the square," said {p}. "{foe} did not pay for the end of it. People talk, when they have not been paid"
= Ask {foe} to read the end of the claim => "It is too small to be read out," said {foe}, and rolled it up | {foe.his} hands could not find the string. "I had it copied by an expert. It is all in order. I wish that it was not"
- Steal what is still whole in the cart => It was four cups and a {lamp} | {h} had them under {his} {coat} | {p} had seen it. "I gave you the best thing already," said {p}. "Go to the copyist, and count your fingers for me"
~ The cart slid back into the ditch, and took the two of them along | {foe} stood above, and was sorry, and read the claim out once more
@ term-o2 open line=protect-term p=errand_runner where=the_lane_behind_the_well
% Down the Well; The One That Was Kept Back
{hands} were throwing old brass down the well | {p.a} snatched a piece of it, and ran | the first open door was {h's} | "Hide me," said {p}. "They have bought every old candlestick in the {street}, and {foe} wants them sunk before the full moon. Nobody will say why."
Outside, {foe} began to read from a claim with two seals | on the night of the full moon {foe} might come for {target} | but if {foe} did not have {thing} by sunrise, the claim was dead for ever
"Then this must be good against it," said {p}, who was quick, and gave {h} {token}. "{foe} is afraid of it. I do not know how it works. But the copyist has seen the small letters"
+ Protect {p} until {hands} have gone by => {h} stood in the door, and yawned, and had seen nobody | {they} heard the next one splash. "The copyist sits by the square," said {p}, from behind the flour. "Say that I sent you"
= Look down the well after the others => There were forty of them, or more, and some shone [2 , like eyes in a wood] | {hands} were counting on their fingers. "One short," they said. "It does not matter. The copyist says that nobody can read the end"
- Betray {p} to {foe} for a reward => {foe} paid in silver | {p} had to go down the well, to see how many there were | {h} had said nothing of the one under {his} {coat}. "Let the copyist count them!" {p} was shouting, on the rope
~ A boot was in the door | {p} went out by the window | {hands} went after, right through the flour | for a day one could see by the white prints who had run where
@ term1 scene line=protect-term second p=again who=rag_dealer,errand_runner,copyist where=the_long_table
% One Person's Handwriting; Slips in a Row
The claim on {target} was drawn up in spring | so {h} wrote down all that had gone wrong since | {p} came, and they laid it out on the table, each thing on its slip | there was the broken wheel, and the fence, and the dry pump | there was a buyer or two who had thought better of it
"Put them by date," said {p}. "There, you see. It is always the week before you had a bill to pay."
So these were no accidents | somebody wanted {target} to be worth nothing by the full moon | {h} was to be too poor to fight for it
"You have one more payment to make before that moon," said {p}. "So there will be one more accident. Who makes them, I wonder"
+ Help {p} carry the slips to the nearest neighbour => There were two more houses with slips like that | at the third a child brought out a good hat | "It was on our fence when the fence fell," said the child | {foe's} name was written inside the hat [2 , in large letters, as in everything that {foe} owned]
= Look for the place where one would stand to see it all => There was only one such place, and {h} went up there | the grass was trodden flat, and there were plum stones lying about | {foe} ate plums all day long, as everybody knew
- Lie about a slip, to make the case stronger => It was a good slip, and nothing on it was so | from then on {p} believed in it most of all | it would be the first that {foe} asked to see
~ Nobody had shut the door | there were slips all over the yard | {they} caught all but one | the last went across the road | one of {hands} put a boot on it

@ term2 scene line=protect-term plan entered p=again who=widow,copyist where=the_long_table
% Candle Ends; A Quarter of an Hour
All that night a light must stand in the old market porch | {token} and the honey candle were on the table | {p} had come with a hatful of ends | {h} set them all in a row, and counted off the hours | the row was too short by a quarter of an hour
"Put salt round the wick," said {p}. "It makes a candle slow. Most people learn that one night too late."
{they} tried it on the smallest end, and it took its time | now the honey candle would last until sunrise | only the wind before sunrise was still to be thought of
{h} would sit there before {foe's} own eyes all night | {he} had never been so afraid of a draught
+ Protect the light from the draught with your own {coat} => {h} held the {coat} round the flame, and it stood up straight [3 , as it does on a still night] | "So that is how it is done," said {p}, who went to find a {coat} that was wider still
= Count all of it once more => The row of ends was just as short as before | {p} felt about in a pocket, and laid down one more end, no longer than a thumb | "In case a draught comes," said {p}
- Steal six good candles from a wake near by => The six were the best of candles, meant for a dead man | only his own people saw {h} take them | {p} carried all six back again, and never spoke of it
-~ The widow of the dead man came in with a plate, and stood before the candles | "They are for him," she said | {h} was given a chair, and a plate as well
~ The light shrank to a blue bead | {they} stood about it with {their} hands up, and did not breathe | it came back | nothing else was done that evening

@ term3 scene line=protect-term wall where=the_road_by_the_bridge
% First They Asked; Nothing That Could Be Shown
{h} had begun to lay in oil for that one night | so {foe} came in person, hat in hand, and asked what {target} would cost | "No money will buy it," said {h} | "Then we shall just wait here," said {foe}. "It is a public road. It is a pity about the bridge."
Behind {foe} {hands} took up the bridge, one plank after another | all the oil for the lamps came over that bridge
By evening one could look along the whole road | there was nobody on it [3 , and nothing had been broken that one could complain about] | before the full moon no more oil would come
+ Share your supper with the one on the loneliest post => The man on that post ate with his hat on [2 , and with one eye on the road behind him] | "I stand here until the full moon," he said. "There must be no light that night, and {foe} did not say why. I never saw anyone so frightened."
= Ask {foe} what day it is that you are waiting for => "One day or another," said {foe} | but {foe.he} glanced at the moon, to see how full it was | and {foe's} hat had begun to shake
- Destroy the one tent they have put up => The tent came down with all of {hands} in it | nobody laughed but {foe}, who got out a slate | now {foe} had one broken thing to show
~ "A public road," said {foe}, and had a rope drawn across it | then there was a second rope, a yard nearer | no one got any farther with {foe} that day

@ term4 scene line=protect-term lead p=copyist where=the_copyist's_desk
% No Larger than Poppy Seed; Two Seals
The claim on {target} ended in small writing | {h} wished to read it | so {he} went to {p.a}, who had copied it out for {foe} | {p} had been paid for all but the end | so it was the end that {h} was shown | the letters there were no larger than poppy seed [2 , and one read them through a bead of glass]
"It was drawn up this spring," {p} read. "On the night when the moon is full {foe} may come for {target}. When the sun has risen, this claim is dead."
There were two seals, and {foe's} seal had been set half over a bigger one [3 , so as to hide most of that] | "{hands} come in each morning and ask me what day it is," said {p}. "I tell them. It makes them quite pale. What is there for them to be afraid of?"
+ Give {p} what {foe} left owing => "Then you shall have this too," said {p}, and bent near. "I should write down whatever has gone wrong since that spring day, each on a slip, and look at the dates."
= Look closer at the seal that lies beneath => It was not {foe's} | it showed an open hand | {h} counted the fingers twice, and there were six of them | {p} had never asked whose hand that was
- Steal the claim from under the glass bead => The claim under the bead was only a copy | {p} sat up two nights to make another | this time the small letters were left out, by order
~ "What day is it?" said one of {hands} at the door | {p} told him, and kept an elbow on the seals | he had other questions, and he sat down to them

@ term5 scene line=protect-term means p=again who=rag_dealer,errand_runner,copyist where=the_back_room
% A Hundred Years of Wax; The Old Candlestick
{h} still did not know how to get through that night | {he} had only {token} to go by | there was wax on it a fist thick | {h} held the {lamp}, and {p}, who had the steadier hand, scraped | under the wax there was brass, and some words were cut into it
"In the market porch let one light stand in me from dark to sunrise," they said, "and no claim holds that night."
"The old people say that when they trim a wick," said {p}. "I took it for a rhyme. And it is a law."
Someone had scratched four strokes below [2 , one for each night on which it was needed] | so it had been done before, and it had worked | {h} could have danced | one light was all that {he} needed | {foe} must not hear of it
+ Help {p} to try it with a candle => The candle stood up straight, and threw a yellow mark on the wall [2 , and it did not so much as tremble] | "Now it must do that for a whole night," said {p}. "And nobody may sneeze."
= See how long a candle lasts there => One candle lasted as long as bread takes, from flour to table | a night was five times as long | in the drawer were two candles, and the end of a third
- Lie to {hands} that it takes a hundred lights => {hands} believed it, and were round at all the doors with a handcart | by evening there was hardly a candle to be had | {p} would have liked them not to think of candles at all
~ The candlestick came apart, and let down its soot on the two of them | {they} needed an hour to put it together again and to see each other

@ term6 scene line=protect-term price entered p=again who=widow,copyist where=the_house_at_nightfall
% Whatever Gives a Light; Three Cradles
{h} needed oil for that one night | {p} had promised {him} a whole jar of it | now {p} came without the jar, and both sleeves were wet | {hands} were buying up whatever gave a light, by order of {foe} | {p} had said no to them | so one of them had knocked against the jar [2 , and said how sorry he was]
"That was my oil for the winter," said {p}. "It is all over the road. One can see the sky in it."
One thing {p} had saved, and stood it on the table | it was a candle of honey wax | it had stood at three cradles, and was never meant to be used up
"You need it for the full moon," said {p}, and cut the wick | {h} knew what that was worth, and could hardly look at it
+ Give {p} the honey candle back => {p} hid both hands at that [2 , and looked only at the three rings in the wax] | "Those three children are grown," {p} said. "They can find their way in the dark. They ought to, the trouble I took."
= Go out and have a look at the road => There was the oil, with {hands} walking round it | beside it stood a {ride} hung with grey | from inside the lender was scolding {foe}, who stood there bareheaded
- Trick {hands} into selling six candles back => {hands} asked for ten times what they had given | {h} carried them home under a cloth, and {p} unwrapped them | there were four candles, and two very good turnips
~ {p} sat down all at once, since the fright had only now caught up | "Stay here," said {p}. "Only until my hands are still." | {h} stayed, and nothing more was done that day

@ term7 scene line=protect-term turn p=again who=rag_dealer,errand_runner,copyist where=the_desk_by_the_window
% The Hand with Six Fingers; Or Else the House
{h} still wondered why {foe} wanted {target} so badly | {p} brought the claim itself, on loan for an hour | beside it lay the older claim | that one had cost the widow her whole house
{h} looked from seal to seal | "Here is {foe's}," said {h}. "And the bigger one under it is a hand with six fingers. The old claim has the same hand. It is the lender's, who never gets out of his {ride}."
Below the hand was one more line [! , as small as poppy seed] | "On loan," it said, "and due one day after the full moon, or else the house of {foe.name}."
"So {foe} has no use for {target}," said {h}. "It is owed to the lender. Unless {foe.he} hands it over by then, {foe.he} loses the house."
{h} had been glad to hate {foe.him} | now it did not come so easily
+ Help {p} to put the claim back in time => {they} came by {foe's} house with the claim | before it waited a {ride} under a grey cover | {foe} stood beside it, hat in hand | {foe.he} said yes to the lender inside it, and again yes
= Compare the dates on the two claims => From the older claim to the new one it was three years | in that time the hand with six fingers had taken five houses | "And each time it sent somebody else to do it," said {p}
- Steal the claim and hide it for good => {foe} looked for it the whole night with a {lamp} | next day there was a new one, sealed twice over | {hands} asked {p} about the old one, and not gently
~ A step came up to the door | {p} pushed both claims under {p.his} shirt | what was in them {they} knew now | it would have to be told without a thing to show

@ term8 scene line=protect-term gate move p=bellows_mender where=the_old_market_porch
% Two Rows of Bellows; The Law on Wind
The moon was full that night | the light had to stand in {place} | so {h} had brought {token} there | at dark {h} lit the honey candle in it | the old miller and the other neighbours came with {him}
{hands} stood waiting between the pillars, in two rows, and each had a pair of bellows | by law they must not touch the light | of wind the law said nothing
{p.a} stood by, quite red in the face. "They bought all that I had," said {p}. "It was for a forge, they said. I never thought of a candle."
The flame lay down flat, and got up again | {h} had to carry it between the rows | at the far end was the one corner without a draught, and {foe} stood there
+ Protect the flame with your {coat} and walk through => {h} held the {coat} wide, and went along between the rows | {p} kept pace on the other side, with {p.his} apron out | the flame shrank to a pea, and then stood up again
= Wait until their arms are tired => It took until midnight | bellows are harder work than they look | one after another {hands} sat down on the ground to rub their arms | {h} walked by with the candle
- Trick one row into blowing at the other => "They pay the right row double," {h} told the left row | for a while nobody had any wind for the candle | {h} passed behind them, and stepped over a hat
~ One pair of bellows had found its mark | the flame held | but one side of the honey candle ran down | a good inch of the night was lost

@ term9 scene line=protect-term duel where=the_old_market_porch
% Put It Out; One Candle Until Sunrise
{h} set {token} down in the last corner of {place} | {foe} came and stood before the candle | if it was still alight at sunrise, {target} was safe | if it went out, {foe} might take {thing}
"Put it out," said {foe}. "I beg you. I owe {thing} to the lender. Tomorrow he comes, and if I do not have it he takes my house."
{foe's} hands shook | there was no sleep left in {foe.his} eyes [2 , and they went again and again to the road]
"I am more afraid of his {ride} than of anybody here," said {foe}. "I only have to blow." | {h} was sorry for {foe.him}, and no less afraid | round about the miller and the neighbours had fallen asleep in their coats | the candle was two fingers high | it was still dark, and the one breath of wind was yet to come
+ Give {foe} a place beside the light => "Sit here," said {h}. "From here one cannot see the road. Whoever comes for your house will find the two of us." | {foe} sat down | the breath of wind came | {foe.he} put both hands round the flame, and held them there
= Ask {foe} to read the small letters aloud => {foe} read the letters slowly, down to the last | "On loan," {foe} read. "On loan. I signed that." | then the breath of wind came, and blew upon the {paper} in {foe.his} hands | behind the {paper} the flame stood up
- Lie that the lender is coming up the road => {foe} was off at once, to look, and ran the whole way to the bend | there was nobody on the road | {foe.he} came back out of breath | {foe} had no breath to blow with, and the wind found only {h's} {coat}
+~ There was room for two only where the wind came in | {h} moved over by no more than a foot | the one breath of wind came just then | the flame bent, and let go of the wick
=~ {foe} had to hold the letters close to the flame | the claim caught fire at one corner | {foe} beat upon it in terror with a hat | the hat put out the candle as well
-~ {foe} believed every word of it, and fear made {foe.him} quick | {h} was still speaking | {foe.his} breath had gone over the candle, and it was dark

@ term10 scene line=protect-term near p=widow/she where=the_widow's_room
% The House Across the Way; Salt on the Sill
{h} had asked who else was ever sent such a claim, and they all named {p.a} | she lived in a hired room now | the house across the way had once been hers
"I was to have a light in the window that whole night," said {p}. "I sat there alone. Just before sunrise there came one breath of wind, and it was out. Once I want to see one hold."
She had kept the claim, and spread it out on the sill | the seal on it was an open hand with six fingers | "That is the lender's," said {p}. "He came in a grey {ride}, and never got out. He has my house now." | {h} thought of the seal under {foe's}, and wished to see more of it
+ Comfort {p} for her quarter of an hour => {p} let {h} hold her hand, and dried her eyes. "It was no great wind," she said. "One other person with a {coat} would have been enough. Do not sit there by yourself."
= Draw the seal on a slip of your own => {h} took care over the six fingers [2 , and over the thumb, which was bent] | "He chose the hand himself," said {p}. "It seems funny to him. He has one more than other people to take things with."
- Rob {p} of the old claim while she cries => The old claim went up {h's} sleeve without a rustle | {p} turned round, and stood there before the bare sill | "You need only have asked," she said
~ Across the way a shutter opened | {p} had the claim off the sill and under a cushion | "They look over," she said. "They always look over." And she talked about the weather

@ term20 scene line=protect-term far quiet where=the_dark_road_at_night
% The Lamp over the Road; Steps on the Wrong Side
Since anyone could remember a {lamp} had hung out at {target}, over the road | by that {lamp} people came home in the dark | now {h} saved all oil for the one night, and there was no light
Late in the evening {h} heard steps, and then none | "Is this the road?" called a child, quite far off. "There was always a {lamp} here."
It was three of them, back from the fields, and the smallest rode on the eldest | they stood on the wrong side of the ditch, and could not see the plank
{h} still had one finger of oil in a {lamp} | it was all put by for the night of the claim
Then a light shone across the way | {foe} came out, barefoot, and set {foe.his} own {lamp} on the step | it shone only as far as the ditch. "I cannot do more," {foe} called softly. "I am being watched."
+ Help the three home with the last of the oil => {h} lit the children home, to the last door of all | the {lamp} went out on the way back | their mother stood there a while, with a hand on the smallest head. "We shall pay you in light," she said
= Call to them, and let them walk by your voice => {h} sang every verse that {he} knew | at the fifth the eldest had found the plank. "You do not sing well," said the child, and held on to {h's} sleeve
- Lie to them that the road goes straight on => {h} kept the oil | there was a splash, and crying, and then only the smallest cried | in the morning three little shoes lay in the mud of the ditch
~ The wind took {foe's} {lamp} first | somewhere a dog began to bark, and the steps ran off toward it | {h} stood at the gate until the bark stopped

@ term11 scene line=protect-term far p=again who=copyist,widow where=the_crowded_room
% Five Families; Who Gives Them a Light
One light is easier to keep with people round it | so {p} had gone from house to house for {h} | now five families sat there | four had lost a house to the hand with six fingers | the fifth was an old miller's, and his mill was to go in autumn
They looked at {token} on the table | nobody liked to touch it
Then one of {hands} stuck his head in [2 , and left the rest of him outside] | "Whoever gives a light here gets no oil this winter," he said. "{foe} told me to say it civilly. I have said it."
The miller had already taken up his hat | if he left, all the others would go too
+ Give the miller time, and a seat at the table => The miller turned his hat round, and then he sat upon it | "I never had any oil anyway," he said | after that none of the five went home [2 , and the door was shut in a friendly way]
= Ask who has ever seen the lender's face => None of them had, in all those years [2 , not even through a crack in the cloth] | "He has a cough," said a child from under the table. "I was in front. He is a little man, and he was afraid of our dog"
- Lie that {foe} has sworn to return it all => The families cheered, and the miller kissed {p} | when the lie came out they put on their shawls, very quietly | the miller stayed, and two more families with him
~ The one in the doorway had begun to write down names, as well as he could | he asked how one spelled miller | the {kitchen} was empty before anybody told him

@ term12 scene line=protect-term near p=cook where=the_back_door
% Boxes in the Passage; The Last Chalk Stroke
{foe} had trembled when the claim was read out | {h} wished to know why | a cook hears a good deal | so {he} went round to {foe's} back door | {p.a} sat there stoning plums [2 , with red eyes]
"{foe} has not slept since spring," said {p}. "I must pack all the cups in boxes. Nobody says what for. I have been in this house since I was small, and I want to know whether I can stay."
{foe} had chalked up the days [! until the full moon] | after the last stroke stood two words: or else | "Or else what?" said {p}. "Nobody will say it to me"
+ Help {p} to carry the boxes => The boxes stood three high along the passage | {h} took the heavy end of each | "Those are the curtains of {foe's} mother," said {p}. "Nobody packs them up who hopes to win." | {p} cut {him} a slice of plum cake for the road
= Ask who wipes off the strokes => "{foe} does it, before it is light," said {p}. "After that {foe} goes to the window, and looks up the road. I put a plum into {foe.his} hand, and it is still there at noon"
- Lie to {p} that all will be as before => {p} was so glad that the cups went back on the shelf | by evening {foe} had seen them | {p} packed them all a second time, and got no pay that month
~ {foe} called down to know who was at the back door | {p} pushed a basket of plums into {h's} arms, and said loudly what they cost | then the door was shut

@ term13 scene line=protect-term near where=the_fence_by_the_road
% A Hat Full of Plums; Six Spoons in a Ribbon
In the evening {h} leaned on the fence, and thought of that one night | {foe} came up the road alone, and held out a hat full of plums | they were sweet | for a while the two of them only spat stones
"Your {lamp} goes out at two," said {foe}. "Mine does not. I see you sit there with {token}, quite alone."
{foe.he} drew out six spoons in a ribbon. "They were my mother's," said {foe}. "Take them, and be somewhere else that night. It will go badly for all who help you. I could not stop it if I wished."
"What do you want with {target}?" asked {h}
{foe} pointed to the {lamp} across the way. "I was born in that room," said {foe}. "My mother died in it. I want to grow old there. It is all that I want." | {foe.his} chin shook | {foe.he} took one more plum, and did not eat it
"Keep the spoons," said {h}. "I shall be at home that night"
+ Give {foe} a chair, and an hour of rest => {foe} sat down by {h's} stove, and was asleep at once | {h} laid a {coat} over {foe.him} | "I slept," said {foe} on waking, and sounded as if {foe.he} had found something
= Ask what that room has to do with {target} => {foe} opened {foe.his} mouth | somewhere wheels were heard | {foe} bowed to the empty road, hat in hand, and the plums rolled in all directions. "Nothing," {foe.he} said
- Cheat {foe}, and take the spoons for a promise => {h} promised to be far away | {foe} kissed the ribbon, and went home | that night it was dark over there | {h} lay awake instead
~ One of {hands} jumped over the ditch | {foe} put on the hat, and there were plums in it yet. "We spoke of the weather," {foe.he} said, and juice ran down behind one ear

@ term15 scene line=protect-term near p=again who=rag_dealer,errand_runner,copyist where=the_weaver's_house
% Boards Before the Window; Paid by the Nail
The weaver's fence had fallen in the same week as {h's} | so {h} and {p} went to ask her for the day | {hands} had come before {them}, and nailed boards over the windows
"The weaver is still in there!" cried {p}. "I can hear the loom."
"We did knock," said the one with the hammer, and lifted his hat. "{foe} wants every house shut where you ask about those dates. And she would not leave her work."
"I can see nothing in here," called the weaver. "I shall light my candle."
"Please do not," said the man, and turned pale. "{foe} cannot bear a light just now." | he meant it kindly, and that made {h} angrier still | now only the door was left, and he took up the last board
+ Save the weaver, and put a foot in the door => {h} stood in the doorway, so that no board would go on it | {p} pulled the weaver out past {him}, and the loom after her | {hands} had no orders for a foot, and had to go and fetch some
= Ask what {foe} pays for so many nails => The man with the hammer was paid by the nail. "So we use a great many," he said | for that the boards were very short | the weaver pushed one out with her broom, and climbed through
- Lie that the weaver has asked all the questions => {hands} believed {h}, and nailed up the door with her inside | {h} was free to go | by night {p} got the weaver out through the roof | the loom had to stay there
~ The last board was on before anyone could think | the weaver sang behind it, to show that she was well | {hands} took off their hats until the song was over

@ term14 scene line=protect-term eve p=again who=rag_dealer,errand_runner,copyist where=the_window_in_the_moonlight
% Eighteen Sleeves; Smaller Stitches
The next night the moon would be full | the neighbours had lent nine old coats against the wind | they had to be one great coat by morning | every candle was being saved | so {h} and {p} sewed at the window, by the moon, and {token} held down the cloth
"Smaller stitches," said {p}. "Wind gets through a hole like that."
"They are as small as yours," said {h}. | {they} measured, and {p's} were worse
"This is the miller's," said {h}, and a little flour fell out of it. "It is the widest. It shall hang where the wind comes from."
{p} nodded, and threaded the needle at the ninth try | then the sleeve would not move any more | {h} had sewn it fast to {p's} own
"Good," said {p}. "That seam will hold." | four coats still lay on the floor, and the moon was already at the edge of the roof
+ Give {p} the good needle, and take the bent one => With the bent needle {h} pricked every finger | with the good one {p} was as quick as a tailor | when the moon went behind the roof there was one coat, with eighteen sleeves
= Ask {p} to hold it up, and blow on the seams => {h} blew along each seam until {he} saw stars | at the seventh a loose thread moved, on the far side | {they} sewed that one again, twice over
- Lie to {p} that all your seams are done => {h} lay down to sleep, with three seams still open | {p} took {his} word for it, and folded the great coat up in the dark, and patted it
~ A cloud came over the moon | {they} went on by touch | in the morning the miller's coat was sewn to the curtain, and the curtain to {p}
`;
export const pack: PackSource = { id: 'case-protect-term', sheets: [facts, scenes], words: {} };
