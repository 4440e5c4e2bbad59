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
{h} had to keep a candle alight till sunrise, at {last} | {foe} had to put it out, or lose {foe.his} house | the lender was waiting for one or the other
@ * ask line=protect-term before
{h} asked everyone on the road about claims with two seals
One night could cost {h} {target} | {he} asked the oldest people how to get through it
{h} carried {token} from door to door | somebody had to know what it was good for
Much had gone wrong at {target} since spring | {h} asked who was near on those days
@ * ask line=protect-term behind
{h} was looking for anything that gives a light | there had to be people to stand round it
{target} hung upon one candle now | {h} went about for salt, and for wide coats
{h} asked about the wind at {last} before sunrise
@ * gift line=protect-term before
"Two seals?" said {p}. "My cousin had one like that. Nobody looks at the lower seal before it is too late."
"{foe} sits up every night," said {p}. "There is always a {lamp} over there, in the window on the road."
"There was once a law about a light," said {p}. "My grandfather kept a candlestick for it. He would never sell that."
"I have seen {foe} bow to a {ride}," said {p}. "Nobody got out. And still {foe.he} bowed."
@ * gift line=protect-term behind
"{hands} have borrowed all the bellows in the place," said {p}. "No forge on earth needs so many."
"Just before sunrise there is always one breath of wind," said {p}. "Any fisherman knows that. Have somebody stand there."
"That lender came by here," said {p}. "He asked three times if my dog was tied up, before he coughed."
@ * echo line=protect-term turn did=term-o1:+
The older claim had turned up among the rags of {w} | "For the one who pulled my cart out," {w} had said
@ * echo line=protect-term price did=term-o1:-
{w} had had a whole box of candle ends, and sold it to {hands} | "They pay," {w} had told everybody. "The other one steals."
@ * echo line=protect-term plan did=term-o2:+
The ends came out of the well | {h} had hidden {w.him} from {hands} | so {w} had gone down on a rope, and picked them from the old candlesticks
@ * echo line=protect-term wall did=term-o2:-
{foe} knew by now who had the one candlestick that was missing from the well | {h} had sold {w.him}, and {w.he} had told it in return
@ * echo line=protect-term turn did=term4:+
The loan of the claim was {w's} doing | {h} had paid what {foe} left owing | {w} was willing not to notice for an hour
@ * echo line=protect-term wall did=term4:=
{h} asked aloud about the hand with six fingers | {foe} turned quite grey, and sent {hands} back behind the bridge
@ * echo line=protect-term far did=term4:-
All five wished to see a copy of the claim | since {h} had stolen one, {w} showed none to anybody | so they had only {h's} word for it
@ * echo line=protect-term far did=term1:+
Two more families stood at the door | {h} had come to them with the slips | they had brought the hat with {foe's} name in it
@ * echo line=protect-term wall did=term1:-
{foe} asked to see the slips, and drew out the one that {h} had lied about | "So it is all made up," said {foe}, loud enough for the whole road
@ * echo line=protect-term gate did=term10:+
{w} had come as well, and held up her shawl against the wind | {h} had once dried her eyes | she did not mean to lose a second light
@ * echo line=protect-term turn did=term10:-
{h} had robbed {w} of that older claim | so she would not come and swear to the claim
@ * echo line=protect-term gate did=term12:+
{w} had brought {hands} some plum syrup for the night | {h} had carried boxes for {w.him} | three pairs of bellows were full of it, and would not open
@ * echo line=protect-term price did=term12:-
{w} had lost that place by {h's} lie, and needed money | so {w} had told {hands} who still had oil
@ * echo line=protect-term plan did=term5:+
{h} and {w} had tried a candle in {token} once | so {he} knew to a finger how fast it went | nobody had to guess
@ * echo line=protect-term price did=term5:-
A hundred lights, {h} had told {hands}, and it was a lie | they had bought the hundred, and gone on buying, to be safe
@ * echo line=protect-term gate did=term3:+
One of {hands} held the bellows with the wrong end to the flame | he had had half of {h's} supper once, on the loneliest post, and he winked
@ * echo line=protect-term far did=term3:-
{h} had destroyed that tent | {foe} made the neighbours pay for it | it had cost the miller his mule, he told {h} now
@ * echo line=protect-term price did=term13:+
Only {h's} own {lamp} was not to be touched | {foe} had given the order | "I slept an hour there," {foe.he} had told them
@ * echo line=protect-term turn did=term13:=
By the fence {h} had once asked about that room | {foe} had only bowed to an empty road | now {h} knew who was meant
@ * echo line=protect-term plan did=term13:-
The salt dealer knew that {h} had lied for those spoons | he sold {h} salt for one wick, and no more
@ * echo line=protect-term gate did=term14:+
{w} went ahead, and moved the stones out of {h's} way | {w} had been afraid of falling | since {h} shared that light with {w.him} it was better
@ * echo line=protect-term gate did=term14:=
Round a table in the dark {h} had learned to walk with it | {he} watched the flame, and never {his} feet
@ * echo line=protect-term gate did=term14:-
"Now light the second one," said {w} | there was no second one, and {h} had to own to the lie | the neighbours heard it | a few of them took their coats, and went home
@ * echo line=protect-term plan did=term15:+
Over the chair hung a blanket, thick enough for any wind | the weaver had made it on a borrowed loom | {h} had stood under the beam for {w}
@ * echo line=protect-term price did=term15:-
The weaver had laid by nine candles for {h} | then {w} told her of that lie about the questions | now {hands} had all nine
@ * settle line=protect-term won
The sky turned grey, and then it was day | the candle was still alight | so {target} was safe, now and for ever | {foe} tore the claim across, right between the two seals | "Now the lender will take my house," said {foe}. "By tomorrow's sunrise." | of the honey candle there was still a thumb's length [3 , with half a ring round it] | "It keeps whatever it is lit for," said {h}. "Tonight we can light it for yours." | {foe} had to sit down upon the ground
@ * settle line=protect-term lost
A thread of smoke went up | there was no light anywhere at {place} | "I am sorry," said {foe}. "I really am." | {foe} sent {hands} for {target} before the sun was up | by noon a {ride} came, covered in grey cloth | the lender held out a glove from under it | {foe} handed {thing} over to the lender | so {foe} kept the house, and could not look at it | a neighbour's child picked up the honey candle and brought it to {h} | there was more than enough of it left
@ * settle line=protect-term dear
The sun came up | at that very moment the flame gave one jump and was gone | it had been enough, by one breath | {target} was out of everybody's reach now | then the lender's {ride} came up the road, under its grey cloth | "Is there any left?" asked {foe}. "It would keep my house as well." | {h} turned {token} over, and it was empty | {foe} tore the claim in two, and climbed in under the grey cloth | {h} had saved {thing}, and watched a frightened neighbour being driven off
@ * last line=protect-term won
In the spring {foe} came with a hammer, unasked, and put up {h's} fence again | the honey candle had held for that house as well | the cook there had unpacked all the cups | at noon they sat on the top rail, with a hat full of plums | {h} spat a stone as far as the road
One night a year later a stranger came to {h} with a claim | on the lower seal was a hand with six fingers | {h} took {token} off the shelf, and wiped it | "It wants a candle," said {h}, "and salt, and neighbours." | then {he} went across to wake {foe}
@ * last line=protect-term dark
{foe} waited that night for {h}, and the widow came instead | she lit the candle, and that house was kept too | after that people sat together of an evening, behind one light | when {h} came along the road they put their hands round it | they held them there until {he} had gone by
@ * last line=protect-term dear
All winter a light stood in {h's} window | the house across from it was {foe's}, and nobody lived there | the cook had come across to {h}, with the one cup that was not packed | when the moon was full {h} took a clean slip | on top of it {he} wrote what the lender looked like
@ * last line=protect-term lost
A month later {h} sat with the widow in her hired room | the rest of the honey candle stood before them | a cobbler near by had a claim with two seals now | {foe} had come as well, and would not look up | {h} put salt round the wick, and shut the window, and lit it
`;

/** Scenes in which a fact of the case is found out, with somebody who comes back. */
const scenes = `
@ term-o1 open line=protect-term p=rag_dealer where=the_road_to_the_bridge
% A Cart in the Ditch; One Night Only
A cart lay in the ditch near {target} | {p.a} was caught beneath it | {hands} looked on until {h} got it up | "Somebody sawed the wheel," said {p}. "They do that to all who trade with you."
Then {foe} came, and read a claim aloud, in a voice that shook | at the next full moon {foe} might take {target} | but whatever was still kept when the sun rose was free for good | nobody had ever managed that
"My grandmother knew how," {p} whispered, and dug {token} out of the rags for {h}. "With that. She never told me more. There is small writing at the end of such claims. Ask the one who copied it"
+ Help {p} to get the cart home => {h} pulled, and {p} pushed, and the rags hung on behind | "The copyist has a desk by the square," said {p}. "{foe} did not pay for the end of it. People talk, when they have not been paid"
= Ask {foe} to read the end of the claim => "It is too small to be read out," said {foe}, and rolled it up | {foe.his} hands could not find the string. "I had it copied by an expert. It is all in order. I wish that it was not"
- Steal what is still whole in the cart => It was six spoons and a {lamp} | {h} had them under {his} {coat} | {p} had seen it. "I gave you the best thing already," said {p}. "Go to the copyist, and count your fingers for me"
~ The cart slid back into the ditch, and took the two of them along | {foe} stood above, and was sorry, and read the claim out once more
@ term-o2 open line=protect-term p=errand_runner where=the_lane_behind_the_well
% Down the Well; The One That Was Kept Back
{hands} were throwing old brass down the well | {p.a} snatched a piece of it, and ran | the first open door was {h's} | "Hide me," said {p}. "They have bought every old candlestick in the {street}, and {foe} wants them sunk before the full moon. Nobody will say why."
Outside {foe} read out a claim with two seals | on the night of full moon {foe} might come for {target}, and carry it off | but if {h} still had {thing} at sunrise, the claim was dead for ever
"Then it is against that," said {p}, who was quick, and gave {h} {token}. "{foe} is afraid of it. I do not know how it works. But the copyist has seen the small letters"
+ Protect {p} until {hands} have gone by => {h} stood in the door, and yawned, and had seen nobody | {they} heard the next one splash. "The copyist sits by the square," said {p}, from behind the flour. "Say that I sent you"
= Look down the well after the others => There were forty of them, or more, and some shone [2 , like eyes in a wood] | {hands} were counting on their fingers. "One short," they said. "It does not matter. The copyist says that nobody can read the end"
- Betray {p} to {foe} for a reward => {foe} paid in silver | {p} had to go down the well, to see how many there were | {h} had said nothing of the one under {his} {coat}. "Let the copyist count them!" {p} was shouting, on the rope
~ A boot was in the door | {p} went out by the window | {hands} went after, right through the flour | for a day one could see by the white prints who had run where
@ term1 scene line=protect-term second p=again where=the_long_table
% One Person's Handwriting; Slips in a Row
The claim on {target} was drawn up in spring | so {h} wrote down all that had gone wrong since | {p} came, and they laid it out on the table, each thing on its slip | there was the broken wheel, and the fence, and the dry pump | there was a buyer or two who had thought better of it
"Put them by date," said {p}. "There, you see. It is always the week before a payment was due."
So these were no accidents | somebody wanted {target} to be worth nothing by the full moon | {h} was to be too poor to fight
"And never once on a day with rain," said {p}. "Whoever it is does not like to get wet. And there is one payment still to come"
+ Help {p} carry the slips to the nearest neighbour => There were two more houses with slips like that | at the third a child brought out a good hat | "It was on our fence when the fence fell," said the child | {foe's} name was written inside the hat [2 , in large letters, as in everything that {foe} owned]
= Look for the place where one would stand to see it all => There was only one such place, and {h} went up there | the grass was trodden flat, and there were plum stones lying about | {foe} ate plums all day long, as everybody knew
- Lie about a slip, to make the case stronger => It was a good slip, and nothing on it was so | from then on {p} believed in it most of all | it would be the first that {foe} asked to see
~ Nobody had shut the door | there were slips all over the yard | {they} caught all but one | the last went across the road | one of {hands} put a boot on it

@ term2 scene line=protect-term plan entered p=again where=the_long_table
% Candle Ends; A Quarter of an Hour
All that night one light must stand at {last} | {token} and the honey candle were on the table | {p} had come with a hatful of ends | {h} set them in a row, and counted off the hours of that night | the row was too short by a quarter of an hour
"Put salt round the wick," said {p}. "It makes a candle slow. Most people learn that one night too late."
{they} tried it on the smallest end, and it took its time | now it would do, as long as there was no wind
{h} would sit there before {foe's} own eyes, and not stir until the sun rose | {he} had never been so afraid of a draught
+ Protect the light from the draught with your own {coat} => {h} held it round the flame, and the flame stood up straight [3 , as it does on a still night] | "So that is how it is done," said {p}, who went to find a {coat} that was wider still
= Count all of it once more => The row of ends was just as short as before | {p} felt about in a pocket, and laid down one more end, no longer than a thumb | "In case somebody sneezes," said {p}
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

@ term5 scene line=protect-term means p=again where=the_back_room
% A Hundred Years of Wax; The Old Candlestick
{h} still did not know how to get through that night | {he} had only {token} to go by | there was wax on it a fist thick | {h} held the {lamp}, and {p}, who had the steadier hand, scraped | under the wax there was brass, and some words were cut into it
"Let one light stand in me at {last}, from dark to sunrise," they said, "and no claim holds that night."
"My grandmother said that when she trimmed a wick," said {p}. "And all the while it was not a rhyme but a law."
Someone had scratched four strokes below [2 , one for each night on which it was needed] | so it had been done before, and it had worked | {h} could have danced | one light was all that {he} needed | {foe} must not hear of it
+ Help {p} to try it with a candle => The candle stood up straight, and threw a yellow mark on the wall [2 , and it did not so much as tremble] | "It has to last the whole night," said {p}. "There is a widow here whose candle did not."
= See how long a candle lasts there => One candle lasted as long as bread takes, from flour to table | a night was five times as long | in the drawer were two candles, and the end of a third
- Lie to {hands} that it takes a hundred lights => {hands} believed it, and were round at all the doors with a handcart | by evening there was hardly a candle to be had | {p} would have liked them not to think of candles at all
~ The candlestick came apart, and let down its soot on the two of them | {they} needed an hour to put it together again and to see each other

@ term6 scene line=protect-term price entered p=again where=the_house_at_nightfall
% Whatever Gives a Light; Three Cradles
{h} needed oil for that one night | {p} had promised all there was in a jar at home | {p} came without the jar, and both sleeves were wet | {hands} were buying up whatever gave a light, by order of {foe} | {p} had said no to them | so one of them had knocked against the jar [2 , and said how sorry he was]
"That was my oil for the winter," said {p}. "It is all over the road. One can see the sky in it."
One thing {p} had saved, and stood it on the table | it was a candle of honey wax | it had stood at three cradles, and was never meant to be used up
"You need it for the full moon," said {p}, and cut the wick | {h} knew what that was worth, and could hardly look at it
+ Give {p} the honey candle back => {p} would not take the candle back [2 , and looked only at the three rings in the wax] | "Those three children are grown," {p} said. "They can find their way in the dark. They ought to, the trouble I took."
= Go out and have a look at the road => There was the oil, with {hands} walking round it | beside it stood a {ride} hung with grey | from inside the lender was scolding {foe}, who stood there bareheaded
- Trick {hands} into selling six candles back => {hands} asked for ten times what they had given | {h} carried them home under a cloth, and {p} unwrapped them | there were four candles, and two very good turnips
~ {p} sat down all at once, since the fright had only now caught up | "Stay here," said {p}. "Only until my hands are still." | {h} stayed, and nothing more was done that day

@ term7 scene line=protect-term turn p=again where=the_desk_by_the_window
% The Hand with Six Fingers; Due at Sunrise
{h} still wondered why {foe} wanted {target} so badly | {p} brought {h} the claim itself, on loan for an hour | next to it lay an older one | it had cost a widow her whole house
{h} looked from seal to seal | "Here is {foe's}," said {h}. "And the bigger one under it is a hand with six fingers. The old claim has the same hand. It is the lender's, who never gets out of his {ride}."
Below the hand was one more line [! , as small as poppy seed] | "On loan," it said, "and due at sunrise after the full moon, or else the house of {foe.name}."
"So {foe} has no use for {target}," said {h}. "It is owed to the lender. Unless {foe.he} hands it over by then, {foe.he} loses the house."
{h} had been glad to hate {foe.him} | now it did not come so easily
+ Help {p} to put the claim back in time => {they} came by {foe's} house with the claim | before it waited a {ride} under a grey cover | {foe} stood beside it, hat in hand | {foe.he} said yes to the lender inside it, and again yes
= Compare the dates on the two claims => There were three years between the two claims | in that time the hand with six fingers had taken five houses | "And each time it sent somebody else to do it," said {p}
- Steal the claim and hide it for good => {foe} looked for it the whole night with a {lamp} | next day there was a new one, sealed twice over | {hands} asked {p} about the old one, and not gently
~ A step came up to the door | {p} pushed both claims under {p.his} shirt | what was in them {they} knew now | it would have to be told without a thing to show

@ term8 scene line=protect-term gate move p=bellows_mender
% Two Rows of Bellows; The Law on Wind
The moon was full that night | the light had to stand at {place} | so {h} had brought {token} there | when it grew dark {h} lit the honey candle in it
{hands} stood waiting in two rows, and each of them had a pair of bellows | by law they must not touch the light | of wind the law said nothing
{p.a} stood by, quite red in the face. "They bought all that I had," said {p}. "It was for a forge, they said. I never thought of a candle."
The flame lay down flat, and got up again | {h} had only to get through them | behind the rows was {foe}, in the one corner without a draught
+ Protect the flame with your {coat} and walk through => {h} held the {coat} wide, and went along between the rows | {p} kept pace on the other side, with {p.his} apron out | the flame shrank to a pea, and then stood up again
= Wait until their arms are tired => It took until midnight | bellows are harder work than they look | one after another {hands} sat down on the ground to rub their arms | {h} walked by with the candle
- Trick one row into blowing at the other => "They pay the right row double," {h} told the left row | for a while nobody had any wind for the candle | {h} passed behind them, and stepped over a hat
~ One pair of bellows had found its mark | the flame held | but one side of the honey candle ran down | a good inch of the night was lost

@ term9 scene line=protect-term duel
% Put It Out; One Candle Until Sunrise
{h} set {token} down at {place} | {foe} came up and stood across from the light | if it was still alight at sunrise, {target} was safe | if it went out, {foe} might take {thing}
"Put it out," said {foe}. "I beg you. At sunrise the lender comes, and then I have no house."
{foe's} hands shook | there was no sleep left in {foe.his} eyes [2 , and they went again and again to the road]
"I am more afraid of that {ride} than of anybody here," said {foe}. "I only have to blow." | {h} was sorry for {foe.him}, and no less afraid | the candle was two fingers high, and it was still quite dark [2 , with not a breath of wind as yet]
+ Give {foe} a place beside the light => "Sit here," said {h}. "From here one cannot see the road. Whoever comes for your house will find the two of us." | {foe} sat down | then {foe.he} put both hands round the flame, on the side of the wind
= Ask {foe} to read the small letters aloud => {foe} read the letters slowly, down to the last | "On loan," {foe} read. "On loan. I signed that." | by then there was a grey line in the sky | {foe} had forgotten to blow
- Lie that the lender is coming up the road => {foe} was off at once, to look, and ran the whole way to the bend | there was nobody on the road | {foe.he} came back out of breath | by then one could see the hills, and the light had held
+~ There was room for two only where the wind came in | {h} had moved over by no more than a foot | the flame bent, and stretched, and let go of the wick
=~ {foe} had to hold the letters close to the flame | the claim caught fire at one corner | {foe} beat upon it in terror with a hat | the hat put out the candle as well
-~ {foe} believed every word of it, and fear made {foe.him} quick | {h} was still speaking | {foe.his} breath had gone over the candle, and it was dark

@ term10 scene line=protect-term near p=widow/she where=the_widow's_room
% The House Across the Way; Salt on the Sill
{h} had asked who else was ever sent such a claim, and they all named {p.a} | she lived in a hired room now | the house across the way had once been hers
"I had a light in the window that whole night," said {p}. "It went out, and the sun was not a quarter of an hour away. For once I want one to hold."
She had kept the claim, and spread it out on the sill | the seal on it was an open hand with six fingers | "That is no neighbour's," said {p}. "That is the lender's. He came in a grey {ride}, and never got out." | {h} thought of the other seal, under {foe's}, and wished to see more of it
+ Comfort {p} for her quarter of an hour => "Salt," said {p}, when she had dried her eyes, and took a twist of it from the sill. "Put it round the wick, and a candle goes slowly. They told me so the next day."
= Draw the seal on a slip of your own => {h} took care over the six fingers [2 , and over the thumb, which was bent] | "He chose the hand himself," said {p}. "It seems funny to him. He has one more than other people to take things with."
- Rob {p} of the old claim while she cries => The old claim went up {h's} sleeve without a rustle | {p} turned round, and stood there before the bare sill | "You need only have asked," she said
~ Across the way a shutter opened | {p} had the claim off the sill and under a cushion | "They look over," she said. "They always look over." And she talked about the weather

@ term11 scene line=protect-term far p=again where=the_crowded_room
% Five Families; Who Gives Them a Light
One light is easier to keep with people round it | so {p} had gone from house to house for {h} | now five families sat there, and each had lost something to the hand with six fingers
They looked at {token} on the table | nobody liked to touch it
Then one of {hands} stuck his head in [2 , and left the rest of him outside] | "Whoever gives a light here gets no oil this winter," he said. "{foe} told me to say it civilly. I have said it."
An old miller had already taken up his hat | if he left, all the others would go too
+ Give the miller time, and a seat at the table => The miller turned his hat round, and then he sat upon it | "I never had any oil anyway," he said | after that none of the five went home [2 , and the door was shut in a friendly way]
= Ask who has ever seen the lender's face => None of them had, in all those years [2 , not even through a crack in the cloth] | "He has a cough," said a child from under the table. "I was in front. He is a little man, and he was afraid of our dog"
- Lie that {foe} has sworn to return it all => The families cheered, and one of the women kissed {p} | when the lie came out they put on their shawls, very quietly | three of the five families stayed
~ The one in the doorway had begun to write down names, as well as he could | he asked how one spelled miller | the {kitchen} was empty before anybody told him

@ term12 scene line=protect-term near p=cook where=the_back_door
% Boxes in the Passage; The Last Chalk Stroke
{foe} had trembled when the claim was read out | {h} wished to know why | a cook hears a good deal | so {he} went round to {foe's} back door | {p.a} sat there stoning plums [2 , with red eyes]
"{foe} has not slept since spring," said {p}. "I must pack all the cups in boxes. Nobody says what for. I have been in this house since I was small, and I want to know whether I can stay."
{foe} had chalked up the days [! until the full moon] | after the last stroke stood two words: or else | "Or else what?" said {p}. "Nobody will say it to me"
+ Help {p} to carry the boxes => The boxes stood three high along the passage | {h} took the heavy end of each | "Those are the curtains of {foe's} mother," said {p}. "Nobody packs them up who hopes to win something." | {p} cut {him} a slice of plum cake for the road
= Ask who wipes off the strokes => "{foe} does it, before it is light," said {p}. "After that {foe} goes to the window, and looks up the road. I put a plum into {foe.his} hand, and it is still there at noon"
- Lie to {p} that all will be as before => {p} was so glad that the cups went back on the shelf | by evening {foe} had seen them | {p} was sent off without the month's pay, and with a basket of plums
~ {foe} called down to know who was at the back door | {p} pushed a basket of plums into {h's} arms, and said loudly what they cost | then the door was shut

@ term13 scene line=protect-term near where=the_fence_by_the_road
% A Hat Full of Plums; Six Spoons in a Ribbon
In the evening {h} leaned on the fence, and thought of that one night | {foe} came up the road alone, and held out a hat full of plums | they were sweet | for a while the two of them only spat stones
"Your {lamp} goes out at two," said {foe}. "Mine does not. I see you sit there with {token}, quite alone."
{foe.he} drew out six spoons in a ribbon. "They were my mother's," said {foe}. "Take them, and be somewhere else that night. It will go badly for all who help you. I could not stop it if I wished."
"What do you want with {target}?" asked {h}
"I was born over there, in the room with the light," said {foe}. "My mother died in it. I want to grow old there. It is all that I want." | {foe.his} chin shook | {foe.he} took one more plum, and did not eat it
"Keep the spoons," said {h}. "I shall be at home that night"
+ Give {foe} a chair, and an hour of rest => {foe} sat down by {h's} stove, and was asleep at once | {h} laid a {coat} over {foe.him} | "I slept," said {foe} on waking, and sounded as if {foe.he} had found something
= Ask what that room has to do with {target} => {foe} opened {foe.his} mouth | somewhere wheels were heard | {foe} bowed to the empty road, hat in hand, and the plums rolled in all directions. "Nothing," {foe.he} said
- Cheat {foe}, and take the spoons for a promise => {h} promised to be far away | {foe} kissed the ribbon, and went home | that night it was dark over there | {h} lay awake instead
~ One of {hands} jumped over the ditch | {foe} put on the hat, and there were plums in it yet. "We spoke of the weather," {foe.he} said, and juice ran down behind one ear

@ term15 scene line=protect-term near p=again where=the_weaver's_room
% So Clumsy of Us; Already Sorry
In the weaver's room {h} asked about {foe} and certain dates | {p} held the slips | the weaver had just opened her mouth
Then {hands} came in, very civil, and wiped their boots | one of them leaned upon the loom, and it fell to pieces. "How clumsy," he said. "And {p} has an accident coming too, {foe} fears."
"I do not want one," said {p}, and dropped the slips
"{foe} wants no more questions before the full moon," the man told {h} | {h} was angry, and did not know what to do | they stood {p} against the wall, quite gently | "I am sorry already," said one of them, and lifted the heavy beam
+ Protect {p}, and step beneath the beam => {h} stepped in front of {p}, and looked up at the beam | the man had no orders about that | {hands} wiped their boots once more, and left | the weaver sat down on the floor
= Ask for which day that accident is set down => The man with the beam drew out a list. "{p}," he read. "Tuesday, if dry." | it was only Monday | he begged pardon, and leaned the beam in the corner for the next day
- Lie that only {p} has asked the questions => {hands} took {p} along, and let {h} go home | {p} had to scrub {foe's} steps until midnight | "They made me say all the questions," said {p} afterward. "I knew whose they were"
~ The rest of the loom came down, and the dust filled the room | {hands} were sorry for that as well | {they} got out by the window, without an answer

@ term14 scene line=protect-term eve p=again where=the_unlit_room
% Five Minutes of Light; In the Dark, to Save It
The next night the moon would be full | every bit of wax was kept for that | so {h} and {p} sat in the dark, at one table | {token} stood between {them}, and was empty
"I am afraid of falling," said {p}. "I see it each night. I fall against you, and then it is out."
"I am afraid of both," said {h}. "If it goes out I lose {target}. If it holds, {foe} loses that house. I used to wish for it."
{h} had sold {his} good boots by now | {p} went to bed at dusk, like the hens
"What do you do it for, then?" asked {p}. | "The lender always sends somebody who is afraid," said {h}. "If one of us holds out, perhaps he stops sending."
"And when the sun is up?" | "I blow out every light there is," said {h}, "and sleep until you whistle for breakfast."
Something came across the table, still warm from a pocket | "It is a stump of candle," said {p}. "Five minutes, perhaps six. It is for you."
+ Share the five minutes here and now => {h} lit it, and they looked at each other | both were thinner than they had thought, and they had to laugh | "Now I know beside whom I stand," said {p}
= Ask {p} to walk with you in the dark => {they} carried {token} round and round the table | at the fourth round {p} fell over a stool | at the twentieth nobody fell over anything
- Lie to {p} about a second honey candle => "A whole one?" asked {p}, and breathed out | {p} went home singing, and told all the neighbours | {h} sat in the dark, and had one candle
~ On the road wheels went by, very slowly | {they} held their breath, with their hands round {token} | after that one could not go on where one had left off
`;
export const pack: PackSource = { id: 'case-protect-term', sheets: [facts, scenes], words: {} };
