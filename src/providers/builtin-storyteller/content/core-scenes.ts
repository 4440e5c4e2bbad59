/** The core's storylets: a whole story's worth of turns that fit any genre and any age. */
export const coreScenes = `
@ open1 open p=stranger
% A Knock Before Light; The Wrong Guest
There was a knock, two slow and one quick | {p.a} fell in over the step [with mud to the knees]
"You are late," said {p}, though {h} had been asleep. "They have already started without us."
{p.he} pushed {token} into {his} hand and would not take it back
Out in the {street}, boots were coming, and they knew the way
? The early knock was explained in the end | : {p} had carried {foe's} letters for years, and one night read one | it was a list of people to be fetched | {h's} name stood next on it, and {token} was taken along to prove it
+ Help {p} hide before the boots arrive => {h} got {p.him} into the flour bin and sat on the lid | the boots came in, looked about, and trod white prints across the floor | "Nobody," they said, and left [, and {p} sneezed]
= Ask {p} who has started without you => {h} put it to {p.him} plainly [3 and without any show of hurry], with one hand on the latch | "The ones who read your letters," said {p} | {p.he} said a name as well, and it was {foe}
- Betray {p} and call the boots inside => {h} opened the door and stood out of the way | they took {p} by both arms and gave {h} a nod | what {p.he} had pressed into {his} hand nobody asked about
~ The boots had stopped at the door, and a hand was laid on the latch | {p} gave the window one glance, and was through it before anything could be said
@ open2 open p=clerk
% The Name on the List; Paper Before Breakfast
A list had gone up overnight on the public board | {his} name was on it, third from the top
{p.a} stood beside it with a paste brush [, and would not meet {his} eye]
"I only hang them," said {p}. "I do not ask what they are for. But the first two did not sleep at home."
Under the list someone had pinned {token} [2 , as if it were evidence] [3 in a case that had been settled before anybody heard of it]
? The list on the board had been drawn up by {foe} [2 , over a winter of suppers] | it named everyone who had ever said no to {foe.him} | a copyist was ashamed of it | so one more name was put on the back | {token} was pinned up there to make somebody look
+ Warn and help the others on the list => {h} went from door to door with the names on {his} wrist | seven were at home, and five of them believed {him} | by noon there were five empty houses, and {hands} had found only kettles still warm
= Take down the list and read the back => {h} had it off the board in one long strip | on the back was a second list in another hand | it had one name only, and the name was {foe}
- Trick {p} into pasting another name over yours => {h} talked of a misprint, and of fines for misprints | {p} wetted the brush without a word | somebody called Harl Dow was going to have a difficult week
~ The paste was still wet, and the whole list came away and went off down the {street} on the wind | {p} ran after it, and {hands} after {p.him}
@ lead1 lead p=peddler
% A Peddler's Change; Something Wrapped in Paper
{p.a} had spread a blanket by the wall [2 at {place}] | on it lay spoons, combs, and one thing not for sale
{h} knew it at a glance, though {he} had only ever seen it described
"That?" said {p}. "That was change. A fellow at {next} could not break a {coin}, so he gave me that."
"He laughed while he did it," {p.he} added. "I have been wondering about the laugh."
+ Give {p} your last coin for the thing => {h} put down all {he} had, and {p} pushed half of it back [3 across the blanket with the side of one thumb] | "Bad luck to empty a pocket," {p.he} said | wrapped round the thing was a {paper} with a plan of {next}
= Question {p} about the laughing fellow => {h} wanted height, hair, and which hand he used | {p} remembered a ring, turned inward, and a smell of cloves | he had been in a hurry, and he had been expected
- Steal the thing while {p} makes change => {h} dropped a comb, and stooped for it | and {h} rose with the other hand full | {p} counted out small coins with great care | the thing was warm, as if it had lately been held
~ Somebody had kicked the blanket, going by, and the spoons were all over the road | {p} went after them on hands and knees, with the one thing in {p.his} mouth
@ lead2 lead not=tech,frontier,heart,thriller,superhero,steampunk p=schoolteacher
% The Absent Pupil; Chalk
At {place} somebody had drawn a map on the wall in chalk, at the height of a child's arm
{p.a} was standing before it with a wet rag | {p.he} could not bring {p.himself} to begin
"She drew it from memory," said {p}. "She is seven. She has never been farther than the pump."
In one corner, quite small, the child had drawn {h}
+ Comfort {p} and promise to look for the child => {h} said what could be said, and {p} nodded at the wall | they found her under the stairs with the chalk in her pocket | "I only drew where it hums," she told {him}, and pointed
= Copy the map before it is washed away => {h} drew it line for line on the inside of {his} sleeve | it was of {next}, and every stair was right | there was a door on it where no door had been built
- Destroy the map so that nobody else reads it => {h} took the rag from {p.him} and wiped from left to right [3 , missing nothing, as one cleans up after a child] | a smear of white ran down the wall like milk | {h} had it all by heart, and now only {h} did
~ It had begun to rain on that side, and the chalk ran | {p} spread both arms across it, and was white from the neck to the knees when {p.he} stepped back
@ ally1 ally ally=river_pilot
% A Place in the Boat; Two Oars
{ally.a} was sitting on the only {boat} at {place}, knotting a net with {ally.his} teeth
"You are the one they are asking about," {ally.he} said. "I had pictured somebody taller."
{ally.he} looked {him} over once more and shifted along the bench | there was room for one, if one kept still
"I am {ally.name}. I do not like {foe}, and I have a boat. That is the whole of my side of it."
+ Share everything you know with {ally} => {h} told it from the start and left nothing out | {ally} rowed the whole time and never once looked round | at the end {ally.he} shipped the oars and said, "Well. Then we shall want a better boat."
= Ask {ally} what {foe} did to deserve it => {ally} pulled six strokes before {ally.he} answered | it was about a sister, a signature, and a house with its door off | {h} did not ask the second question
- Lie about where you are really going => {h} named a place downriver and named it easily | {ally} put the bow that way without a word | in {ally.his} cap band, {h} saw, was tucked a tiny chart of somewhere else
@ ally2 ally ally=locksmith
% The Locksmith's Bad Day; A Friend, More or Less
{ally.a} had been put in the stocks at {place} [2 for opening something that was supposed to stay shut]
"The shame of it is the lock," {ally.he} said. "A child could have done it. I would like that known."
Two of {hands} were looking the other way [, sharing a pipe] [3 , as people do who have been told to keep watch and not told why]
"Get me out of this, and I am at your service till the first frost," said {ally}. "After that my knees are no use to anyone."
+ Rescue {ally} from the stocks => {h} drew the pin, and {ally} rose like a folding rule | they walked off arm in arm, talking loudly of turnips | it was three streets before anyone shouted
= Wait and watch how the lock is made => {h} strolled round it twice with {his} hands behind {him} | "Left, and lift," murmured {ally}, not moving {ally.his} lips | {h} leaned on it as if tired, and it let {ally.him} go
- Cheat {ally} into a year of service first => {h} named a year, and {ally} looked at the sky and agreed | they shook on it, as far as the stocks allowed | {ally.his} hand, {h} noticed later, had taken {his} ring
@ means1 means move p=archivist
% Third Shelf, Left; The Book That Was Chained
{place} held more paper than people [, and the paper was better kept]
{p.a} came out between the shelves with a finger to {p.his} lips
"You may read it," said {p}, "but you may not be seen to have read it. There is a difference, and it is about a yard wide."
The book was on a chain | someone had filed the chain nearly through [3 , link by link, and had not been given time to finish]
+ Help {p} put the ruined shelves in order => They worked until the light failed, passing volumes hand to hand | at the end {p} kept back one thin book | "This one was never catalogued," {p.he} said. "So it cannot be missed."
= Read the page that has been opened most => The book fell open by itself, as books do at a favourite sin | there was a diagram, a date, and a note in the margin | "It opens from the other side," the note said, twice underlined
- Steal the book, chain and all => One good pull, and the last link parted | {h} walked out with two feet of chain down {his} trouser leg | it rang at every step, very softly, like a conscience
~ The chain gave its last link, and rang on the flags | {p} had shut both eyes. "You were never here," {p.he} said, "and now it has to be true"
@ means2 means move p=retired_guard
% An Old Uniform; The Way the Guards Go
{p.a} kept rabbits behind {place} | {p.he} remembered everything that had ever happened there
"Thirty years I walked that wall," said {p}. "Nobody ever asked me which stones were loose."
{p.he} had the old coat still, in a chest with dried lavender | it would fit {h}, more or less, in bad light
+ Help {p} with the winter hutches => {h} hammered slats until the last rabbit was housed | {p} held the nails and talked | by dusk {h} could have walked that wall asleep
= Study the route in the straw => {p} laid it out with bits of straw and a turnip for the tower | {h} went through it forward and then from the end | a rabbit ate the south gate, but by then {h} had it
- Deceive {p} with a tale of a lost brother => {h} gave the brother a limp and a love of rabbits | {p} gave {him} the coat, the boots, and a clean handkerchief | "Bring him here after," said {p}
~ The moths flew out of it | {p} sat down upon the chest with a sleeve in either hand, and the rabbits had got into the yard
@ wall1 wall move not=tech,crime p=toll-keeper
% No Passage; The Bar Across the Road
The way on from {place} was shut | a new bar lay across it, still sticky with sap
"By order," said {p}, {p.a} with a very small hut. "I have the order here. I cannot read it, but I know the seal."
The seal was {foe.own} | behind the bar {hands} were drawing lots [2 for the warm places]
{h} could see the road go on beyond them, empty and well kept
+ Protect the travellers who are being turned back => There were thirty of them, with hens and a clock and a grandmother | {h} stood between them and the bar until the shouting tired | somebody's uncle knew of a goat path, and he told it to {h} alone
= Read the order aloud to {p} => {h} read it slowly, with a finger under the words | it forbade the passage of grain | "I am not grain," said {h}, and {p} thought about it, and lifted the bar a foot
- Trick the guards into a quarrel over the lots => {h} asked, in all innocence, why one of the straws was notched | in a moment they were nose to nose | {h} ducked under the bar in the time it took to throw a hat
~ The bar slipped off its rest and came down across the hut | {hands} had left their lots and were on their feet, and {p} was explaining from underneath
@ wall2 wall move p=steward
% The Polite Refusal; A Chair in the Hall
At {place} they gave {him} a plate of small cakes | that was how {h} knew that it was hopeless
"The matter is in hand," said {p}, {p.a} with soft shoes. "It has been in hand for eleven years."
Doors opened and shut all down the hall | through one of them, for a second, {h} saw {foe} laughing
+ Help the old petitioner in the next chair => {h} wrote out his plea for him in a good round hand [3 , with all the proper titles and not a single tear] | the old fellow had been waiting since he was thirty | he knew which door was only painted on, and which was not
= Follow the cake trolley to the inner rooms => Nobody stops a trolley | {h} walked behind it, straightening doilies | it went by eleven locked doors and was let in at the twelfth
- Threaten to harm the steward's good name => {h} mentioned, in a mild way, the wine | {p} put down the plate with great care | there had been no wine, {h} had merely looked at his nose
~ The cakes had gone over, and a great many people came out to see to the carpet | when they had finished it was past four, and nobody was seen after four
@ turn1 turn
% What {foe} Said at the Well; The Other Half of It
{foe} was waiting for {him}, alone [3 and without so much as a clerk in sight], on an upturned bucket
"Sit down," {foe.he} said. "You have been told half of it, and by people who had to run. I had the other half printed."
{foe.he} held out a page | {h} read it twice, because the first time {he} had been looking for the lie
It was true | it had {his} own family name in it
"So you see," said {foe}, not unkindly, "I never stood in your way. I was standing in somebody else's."
+ Give {foe} the page back and forgive the debt => {h} folded it along its own creases and held it out | for once {foe} had no line prepared | "Nobody does that," {foe.he} said at last, and went off without {foe.his} hat
= Ask {foe} whose way it was => {foe} told {him} with two fingers, drawing in the spilled damp on the stone | three names, an arrow, a small cross | then {foe.he} wiped it out with {foe.his} sleeve
- Attack while {foe} is still sitting => {h} kicked the bucket from under {foe.him} and sprang | {foe.he} went down laughing, and rolled, and was up | in {his} fist {h} had {foe.his} collar, and a key on a ribbon
~ The bucket rolled, and {foe} sat down in the wet | there were people running up, and {foe} waved them back, and it was not a thing that either of them could go on with
@ turn2 turn ally
% {ally}'s Other Name; A Letter Not Meant for {name}
{h} was not looking for it | it fell out of {ally.own} spare shirt | it was a {letter} with {foe.own} seal
"Read it, then," said {ally}, who had gone white. "I would sooner you did it with me here."
It was dated before they met | it told {ally.him} where to be [, and when], and what to say first
"I was paid for the first day only," said {ally}. "Every day since then has been for nothing."
+ Give {ally} the chance to explain => {h} sat down across from {ally.him} and said nothing at all | it came out in pieces, and the pieces fitted | when it was done they shook hands, stiffly, like people being introduced
= Burn the letter and say no more => {h} held it over the lamp until it curled | neither of them spoke a word | after a time {ally} moved over and made room by the light
- Betray {ally} to the ones who paid => {h} sent word by a boy [, with a {coin} for his trouble] | by evening they would come for {ally.him} | {ally} was whistling over the pots, rather flat, and {h} went out until it stopped
~ There was a step at the flap, and {ally} had it out of sight before it opened | it was only somebody with soup, who stayed, and told them both about his knees
@ price1 price price=token
% What It Took; The Bridge Behind
The way was closing behind them, stone by stone | somebody had to go last, and {h} {was} last
There was a gap, and there was {token}, caught by its cord on the wrong side of it
{h} had time to reach for one thing: the ledge or the cord
{h} chose the ledge | {token} turned over once in the light [2 , quite slowly,] | then there was nothing there to see
+ Help the others across before you rest => {h} lay flat and held out both arms until the last of them was over | somebody kissed {his} knuckles | {his} hands stayed open and empty
= Look down to see where it fell => A long way below, something winked once | there was a ledge there, and on the ledge a door | nobody would ever have found it from above
- Rob the straggler of a rope to go after it => {h} had the coil off the man's shoulder before he could speak | the rope was too short by the height of a house | {h} let it hang there, and did not look at him
~ The stone that {he} had both feet on went down by a hand's breadth | the others had {him} by the belt, and all of them lay still until it had done
@ price2 price ally price=ally not=frontier,heart,wonder,dark
% The Far Bank; {ally} Stays Behind
They could hear {hands} on the stair, and there was one door and one bolt, and it was on the wrong side
"Somebody holds it," said {ally}. "I weigh more than you. That is all there is to it, so do not make a speech."
{ally.he} put {ally.his} shoulder to the wood | {ally.his} boots were untied, as ever
Then the bolt went home, and {h} {was} through, and {ally} was not
+ Save what {ally} gave so much for => {h} ran with it hugged to {his} chest | behind {him} the door boomed, and boomed, and held | it held [0 much] longer than one person should hold a door
= Listen at the door until it is quiet => {h} stood with {his} forehead against the planks | there were blows, and then voices, raised [3 in the tone of people who have expected more resistance] | then {ally}, quite clearly, began to tell them a joke | they led {ally.him} off without haste, so {ally.he} {ally.was} alive
- Lie to yourself and say it was the plan => {h} went on, and explained it to {himself} in good round sentences | they were all of them excellent reasons | {he} had to stop twice to say them again
~ The wood split from top to bottom | there was a great noise on the one side, and on the other nobody could find the latch
@ gate1 gate move p=doorkeeper
% The Last Door; Shoes Outside the Hall
{place} was the end of the road [, whichever road one had taken]
{p.a} sat by the door with a row of shoes beside {p.him}, and none of them were in pairs
"They go in," said {p}, "and some of them come out by another way. I keep the left one, for luck. Theirs, I mean."
From inside came the sound of one person walking up and down [3 , nine steps and a turn, with never a pause between]
+ Give {p} both your shoes and your thanks => {h} set them side by side at the end of the row | {p} looked at them for some time | "Both," {p.he} said. "Well. Then I had better tell you about the third step."
= Listen to the pacing until you know it => It was nine steps, a turn, and nine again | then came a stop, by something that clinked | {h} counted it through four times | on the fifth {h} went in on the turn, and was not heard
- Trick {p} into opening before the hour => {h} put on {foe.own} cough, and knocked from the wrong side | {p} had the bolts drawn before {p.he} thought | "Oh, that is very good," {p.he} said sadly. "He used to do that."
~ The row of shoes went over, from the first to the last | {p} knelt to set them up. "They have heard that," {p} said, and inside the nine steps had stopped at six
@ gate2 gate move not=wonder,dark,frontier,heart,mystery,detective
% Nine Lamps; The Night Before
Across from {place} {h} lay and counted lamps | there were nine, and after a while there were eight
Someone in there was walking from window to window, putting them out
{h} checked {his} {bag}, though {he} knew quite well what was in it | it was not enough, and it would have to do
When the last lamp went out a small door opened, and nobody came through it
+ Leave behind a letter to comfort those at home => {h} wrote it by touch and put a stone on it | it said nothing false, and it said nothing that would keep them awake | then {h} stood up, lighter by one page
= Cross to the small door at once => {h} went over the open ground at a walk | every window looked at {him}, and all of them were shut | the little door was warm to the hand, like the side of a horse
- Steal a uniform from the sleeping sentry => The sentry slept like a sack, and was much the same shape | {h} left him his shirt and his dignity | the cap was too large, and smelled of somebody else's fear
~ A lamp came on again, and then all the nine | there was somebody at each of the windows, and they were looking across to where {h} lay
@ duel1 duel
% The Long Room; {foe} at Last
{foe} was at the far end of a long room, with {foe.his} back to the fire and nobody beside {foe.him}
"I sent them home," {foe.he} said. "They would only have got in the way of the talking, and I have been looking forward to the talking."
On the table lay everything {h} had come for | {foe} had set a second chair
"One question," said {foe}, "and then you may do as you like. What will you be, on the morning after you have it?"
+ Answer {foe} honestly and share the table => {h} took the chair and told the truth, which was that {he} did not know | the fire talked for a while | then {foe} reached out, slowly, and pushed it all across
= Take what you came for and say nothing => {h} walked the length of the room, and {foe} looked on | {h} put out a hand | and the hand, when it closed, was quite steady
- Destroy what {foe} loves best in that room => {h} had seen which way {foe.he} did not look | it was a small thing under glass | the sound it made was nothing, and {foe} sat down as if the strings were cut
~ A log fell out on the hearth, and {foe} bent to push it back | "You hesitated," said {foe}, with {foe.his} back turned, "and I had so hoped that you would not"
@ duel2 duel
% No More Stairs; The Top of the House
There were no more stairs | {foe} stood at the top with one hand on the rail, breathing like somebody who has also climbed
"You could have written," {foe.he} said. "I answer letters."
Below them people had come out and were looking up | it would all be seen, then, whatever it was
"Well," said {foe}. {foe.he} took off {foe.his} gloves [2 , and laid them on the rail, one on the other]
+ Protect the crowd below from what comes next => {h} turned {his} back on {foe} [3 as if nobody stood there at all] | and {h} shouted to them to get clear | they ran, and when {h} looked round nobody had touched {him} | {foe} was staring at {him} as at a word in a strange tongue
= Talk to {foe} until the others arrive => {h} asked about the gloves | {foe} answered, and it led to something else | and by the time there were feet on the stairs it was nearly settled
- Attack first, and do it without a word => There was a rail, and then there was less of it | they went the length of the landing, locked together | {h} came up holding on, and {foe} came up held
~ The rail had been rotten for years | the gloves went down into the crowd, one after the other, and everyone below began to shout advice

@ rescue1 rescue fx=healing
% A Strange Ceiling; The Wrong Side of Sleep
After that there was a gap, and in the gap somebody dragged {him} by the collar
{h} woke under a strange ceiling with {his} boots off | someone had put a bandage on {him}, and tied it with a bow
"You owe me a sheet," said a voice. "And a door. And I took the ring for the doctor, since you were not using your hand."
The ring was gone, and a day with it
+ Offer to help in the house until it is paid => {h} peeled, carried, and scrubbed, sitting down | on the third day they told {him} to go away | in {his} bundle was a clean sheet, folded small
= Ask what was said while you slept => It seemed that {he} had talked, and in numbers | somebody had thought to write them down | read in a column, they were the days of a month that had not come
- Steal away before the bill is counted => {h} went down the drainpipe like an old shirt | from the window the voice said only, "Ah, well" | it followed {him} farther than a curse would have
@ mercy1 mercy
% The Kindly Dark; Someone Counting Slowly
The walls had started to lean in and whisper, and {h} had started to answer them
Then there was a hand on {his} forehead, dry and unhurried | somebody was counting, and left a space for {him} after every number
{h} filled the spaces | at sixty the walls stood up again and were only walls
"There," somebody said. "That will hold for now. But it has kept a piece of you, for rent."
+ Comfort the next one who hears the walls => There was a boy in the corner with both hands over his ears | {h} sat by him and began at one | at fifty he took up the count, and at sixty he was asleep
= Walk in circles till your thoughts are your own => Round and round {h} went, touching each doorpost | on the fifth time past, one post was warm | behind it, when {h} put {his} ear there, a clock was going
- Lie, and swear that it never happened => {h} said so to everyone, in a bright voice | they were glad to believe it | and that night the walls lay quiet, like something well fed

@ ferry tex not=tech,crime,dark,heart p=ferryman/he
% The Dry Ferry; Nothing to Cross
{p.a} sat in a boat on dry ground, a long way from anything wet
"It comes back," said {p}. "Every thirty years or so. I mean to be in the boat."
{p.he} had room for one passenger and had kept the seat polished | on the bow was painted a name that {h} knew
+ Help {p} push the boat up to the old mark => They rocked it, levered it, swore at it | at the mark {p} wiped {p.his} eyes | it was the dust, {p.he} said | under the keel, where it had lain, was a flat tin box
= Sit down in the seat and ask who it is for => {h} sat, and the boat settled as if it knew {his} weight [3 and had been wondering for some time where it was] | "For whoever asks," said {p} | and {p.he} told {him} about the last one to sit there
- Trick {p} into selling the oars => {h} spoke of drought, and bought both oars for a button | {p} sat on in the boat with {p.his} hands on {p.his} knees | from a long way off {h} could see that nobody there had moved
~ A plank dropped from the bottom of the boat, and a good deal of dry sand ran out | {p} put it back. "She will swell," said {p}
@ choir tex not=wonder,crime,frontier,comedy,romance p=choirmaster
% Eleven Voices; The Missing Tenor
Eleven people stood in a half circle at {place}, singing a song with a hole in it
"Our twelfth was taken on Tuesday," said {p}, {p.a} with a pencil behind each ear. "We leave his part empty. It annoys them terribly."
The silence, when it came round, was exactly as long as a man's breath
+ Give the choir your own voice for the missing part => {h} did not know the words, and hummed it | nobody turned round, but the half circle closed up by one | when it was over the oldest of them put a note in {his} pocket, but it was not a piece of music
= Listen to the gap and count its length => Eleven beats, a rest of two, eleven more | it was the rhythm of a guard going his rounds | whoever wrote that song had known exactly what to leave out
- Betray the choir's meaning to the guards => {h} mentioned it to a sergeant, and he was very interested | the next evening there was no song | it turned out that a whole square can listen to that
~ A boy came in on the wrong beat, and the gap closed up over it | nobody could find it again, and {p} snapped one of the pencils
@ scales tex not=wonder,dark,frontier,romance,drama,thriller,superhero,steampunk p=grocer
% An Honest Weight; The Thumb on the Scale
{p.a} was weighing lentils with one thumb on the pan, and saw that {h} had seen
"It is not for me," said {p} at once. "The levy is a tenth. I give them a tenth of the thumb."
The queue behind {h} looked at the ceiling, all together, like people in church [3 when the plate goes round]
+ Support {p} before the whole queue => {h} said, rather loudly, that the weight looked fair to {him} | somebody laughed, and somebody else began to clap | {p} put an extra scoop in {his} {bag}, and under the lentils lay a key
= Buy a pound and ask about the levy => {h} got short measure and full conversation | there was a cart each Thursday, and the driver was talkative | {p} even knew the colour of the horse
- Rob the till while {p} minds the thumb => {h} leaned over for a pickle and came back with the drawer | it was mostly washers | under them lay a list of who had paid, and who had only said so
~ A weight rolled from the counter and went along under all those feet | the queue had it back on the pan before anyone could look, and {p} said, "Next"
@ cards tex calm not=dark,wonder,crime,heart p=gambler
% The Fifth Ace; A Friendly Game
{p.a} was playing cards against {p.himself} and losing [3 , with every sign of enjoyment, at a table set for two]
"Sit," said {p}. "It is so hard to find somebody I have not ruined. What will you stake? I take secrets, buttons, or whole afternoons."
The deck was old and soft, and one corner of the queen was missing
+ Share a true secret and lose on purpose => {h} put down a hand that should have won | {p} looked at it, and then at {him}, for some time | "That was kindly done," {p.he} said, and dealt {him} a card with a street name on it
= Play one hand and watch the queen => The queen went where {h} thought she would, and then she did not | {h} lost a button and learned a trick | and {p} had talked all the while, as gamblers do, about {last}
- Cheat {p} with a card from your sleeve => {h} laid down the fifth ace with an innocent face | {p} seemed delighted to see it [3 , as a fisherman is when the other fellow's float goes under] | "Two of them!" {p.he} cried, and turned over {p.his} own, and paid up like a prince
~ A draught turned the whole hand face up | {p} took this in from left to right. "You have ruined me," said {p}, not at all pleased, since it had not been in play
@ clockless tex calm not=dark,crime,tech,frontier p=watchmaker
% Every Clock but One; Ten Past Four
Forty clocks hung on the wall behind {p}, {p.a} in two pairs of spectacles | all of them had stopped at ten past four
"Not broken," said {p}. "Agreed. I go round and wind them, and round again, and it is like winding stones."
One of them, a small one by the door, was ticking
+ Help {p} wind the forty clocks again => They went along the wall, one from each end | at the twentieth clock they met, and it began to go | {p} put both hands over {p.his} mouth, and did not take them away until it chimed
= Compare the small clock with your own reckoning => {h} counted under {his} breath for as long as {he} could | it was right to the second, and a day ahead | inside its case lay a folded receipt, made out to {foe}
- Steal the one that still goes => {h} put it in {his} {bag} between two ticks | out in the {street} it stopped | {h} took it out and it went on [3 , as cheerfully as ever], and it was a different time
~ A mainspring went, with a noise like a small bird | {p} took off one pair of spectacles, and then the other, and would see nobody
@ goat tex sky out calm not=dark,tech,crime,urban-fantasy,magical-realism,romance,drama,survival,historical
% A Goat on the Roof; A Witness with Horns
A goat stood on the roof of {place} | it was eating an official notice
Three of {hands} stood below, holding out a turnip | "Come down," they told it, "in the name of the law"
It chewed, and watched {h}, and there was something like fellow feeling in that yellow eye
+ Help the goat down by the woodpile => {h} built it a stair of logs, and it came down like a duchess [3 who has decided, for once, to overlook the carpet] | the rest of the notice was still in its beard | it was better than what had been read out
= Read what is left of the notice => Half a sentence and a whole seal | it said that the search was to be called off, for the thing was found | and it had that very day's date on it
- Trick the guards into climbing after it => {h} told them, in confidence, of a reward | the ladder went up, and they went up the ladder | the goat waited until all three were on the roof, and then jumped down
~ It had swallowed the end of it, with the seal | {hands} threw the turnip, and it went through a window, and they all four looked at {h}
@ laundry tex not=heart,tech,dark,frontier,superhero,steampunk p=washerwoman/she
% The Same Tear; What Comes Out in the Wash
Shirts hung on seven lines all across the yard, and every one of them had the same tear over the heart
"I sew them," said {p}, {p.a} with arms like a rower. "The next week they come again. I do not know who wears them, and I am paid not to wonder."
{p.he} held one up against {h}, and squinted, and folded it away quickly
+ Help {p} carry the baskets home => They went up the hill with a basket between them | halfway, {p} put it down and told {him} the address | "I have never said it aloud," {p.he} said. "It sounds like anywhere, does it not?"
= Examine the torn shirts, one after another => They were not cut | they had been worn through, from the inside, by something small and regular | on the seventh shirt the thing itself was caught in the thread, a link of fine chain
- Steal one of the shirts from the line => {h} had it off the line at the second prop | it was finer stuff than it looked, and it had been made for someone of exactly {his} size | in the hem there was a laundry mark, a three and a star
~ The line came down in the mud, and there were forty shirts to do again | {p} went along it on her knees, and counted, and said that there was one over
@ wager tex calm not=dark,tech,crime,heart p=twin
% The Twins at the Crossing; Ask the Other One
Two people with one face sat on either side of the way | one was knitting, and the other was unpicking it
"One of us will tell you anything," said {p}, {p.a} with a scar through one eyebrow. "The other will tell you it is true. Do not ask us which."
The wool ran between them across the path at the height of a knee
+ Support both ends of the wool => {h} stood there with a loop on either hand until they had to laugh [3 , first the one and then, against her will, the other] | "It was only ever a question of manners," said {p} | and both of them told {him}, in turns, one word each, the way
= Ask what the other would say => The unpicking one sighed and stopped [3 , with the air of somebody who has lost a small bet to a sister] | "Someone always knows that one," said {p} | they showed {him} the left-hand path, and it was as good as their word
- Cut the wool and trick them into blaming each other => One snip, and {h} {was} past before the ends had settled | behind {him} the two voices rose, quite alike | it was hard to tell any longer who had been asked, and who was lying
~ The wool had caught on a boot, and both of them stopped, with a hand in the air | "Now we do not know who is winning," said {p}
@ bench tex child
% The Children's Court; Order, Order
Seven children had set up a court behind {place} | they had a bench, a bell and a frog
"The prisoner has to say why," said the judge, who was six. "Everyone who goes by has to say why."
The frog looked at {h} with its whole throat
+ Share the honest reason with the court => {h} told them why, in small words | they talked it over under a coat | "You may pass," said the judge, "and you may have the whistle. It is a real one. The guards are scared of it."
= Ask the court what it has heard today => They had heard fourteen carters, a bride, and somebody in a black coat who gave no reason at all | "So we sentenced him," said the judge | they had sentenced him to be followed, and they had drawn where he went
- Trick the judge out of the bell => {h} said that in real courts the prisoner holds it | the judge was too proud to ask | without the bell nobody could be called to order, and soon nobody was
~ The bell had been rung for order, and the frog was under the woodpile | the court rose, and put on its shoes, and went to look for the prisoner
@ lodger tex not=wonder,tech,frontier,heart p=landlord/he
% The Room That Was Paid For; Bed and No Breakfast
"Your room is ready," said {p}, {p.a} with a ring of keys like a tambourine | {h} had not asked for a room
It was paid up for a week, in {his} own name | on the pillow lay a {letter}
"A gentleman," said {p}. "Or a lady. Somebody with a {coat}. I never look at faces, I look at luggage."
+ Give the room to the family on the stairs => There were five of them and a canary | {h} turned the key over to the mother, and took only the {letter} | from the window that night somebody sang the canary to sleep
= Read the letter on the pillow => There was no greeting on it | it said: not the front door, and not the soup | after supper {h} learned that everyone who took the soup was asleep
- Lie, and ask for the deposit back => {h} turned out a pocket and looked wronged | {p} paid with a bad grace, in large {coins} | it came to more than anyone had paid in, and neither of them said so
~ A stair creaked, the fourth, and {p} blew out the light | "That will be him," {p} said, "come back for the room. You had better go by the yard"
@ wake tex not=wonder,dark,frontier,thriller,mystery,detective,sci-fi,space-opera p=mourner
% A Wake for the Living; Black Ribbon
There were candles, and cake, and a box on two trestles | {p.a} with wet cheeks pressed {his} hand
"So good of you to come," said {p}. "He did so hope that you would. He is just behind the curtain."
Behind the curtain two polished shoes shifted about
+ Comfort {p} and keep the secret => {h} pressed {p.his} hand in turn, and said all the usual things | the curtain breathed out | when {h} left, there was a card in {his} hatband, from a dead man, with his thanks and an address
= Look behind the curtain in passing => An old man in his best suit made a sign for silence | "I owe too much to be alive," he whispered | he knew about {foe}, having owed the most to {foe.him}
- Rob the collection plate by the door => It was heaped, for the dead man had been loved or feared | {h} tipped it down {his} sleeve as {he} bowed | behind the curtain somebody groaned, quite distinctly
~ The curtain had come off its rings | everyone in that room looked at once at the cake, and it was very quiet, and somebody said how natural it had been
@ paint tex not=wonder,crime,frontier,comedy,romance p=sign-painter
% The Painter of Arrows; Both Ways at Once
{p.a} was up a ladder, painting an arrow | it pointed the other way from the one {h} had followed there
"Yesterday left, today right," said {p}. "I get a {coin} for each. I used to paint angels, if you want to know how it is going."
a bucket of yellow paint hung at {p.his} belt | it dripped on {his} shoe [3 with the regularity of a very small clock]
+ Help {p} paint one small angel => {h} held the ladder while {p} did it from memory, no bigger than a hand | it looked down at the arrow and pointed, quite firmly, the true way | nobody had ordered it, and nobody ever painted it out
= Ask who pays for the arrows => "It comes in an envelope," said {p}, "with a drawing. Neat. No name." | {p.he} had kept one | {h} knew that neatness, and where {he} had seen it
- Trick {p} with an order of your own => {h} showed a {coin} and a stern face, and said north | {p} shrugged and painted it north | before dusk {h} watched six of {hands} march smartly off into a bog
~ The bucket came off its hook | there was a large yellow sun where it had been, with a ladder in it, and {p} did not care to come down

@ well1 thread line=well beat=1 genre=wonder p=well-digger
% Thirty Feet Down; The Voice in the Ground
Somebody was talking, and there was nobody there | it came up through the stones at {his} feet
{p.a} had dug down thirty feet for a bet | then the sides had slid in after {p.him}
"No hurry," called {p}. "I have half a biscuit. But there is a door down here, and somebody has begun to knock on it."
+ Rescue {p} with a rope and a mule => It took the mule three tries and {h} most of {his} skin | {p} came up grey as a root and blinking | "It stopped knocking when I started to rise," {p.he} said. "I wish that it had not."
= Call down and ask about the door => "Oak," came the answer. "Iron straps. And the knocks are on our side of it, if you follow me." | {h} followed, and wished {he} had not | they got {p} up by evening, with no more said
- Cheat {p} out of the wager first => {h} cheated {p.him} of it, and had it signed before the rope went down | {p} came up at last, grey to the eyes, and did not say thank you | the knocking, {p.he} said in passing, came in threes
~ A stone went from the rim, and it was some time before they heard it | "That was the biscuit," called {p}
@ well2 thread line=well beat=2 p=thread
% The Second Knock; What {p} Heard
{p} came up to {h} without greeting, and took {him} by the sleeve | {p.he} had not been sleeping
"I went back," {p.he} said. "I took a lamp. I knocked first, you see, just to be civil. And it said my name."
{p.he} had brought a splinter of the door along in a handkerchief | it was new wood, still pale [3 and sweet-smelling, as if it had been planed that very morning]
+ Give {p} your company for the night => They sat up with the lamp between them and talked about bread | toward dawn came three knocks, very faint, under the floor | "You heard it," said {p}, and was asleep before {h} could answer
= Study the splinter under a good light => The saw marks were fresh, and from the far side [3 of the door, where nobody had any business with a saw] | somebody was building a door outward | on the back was the carpenter's own mark [, a small neat bird]
- Lie, and tell {p} it was only the frost => {p} wanted so much to believe it | {p.he} went off almost cheerful | {h} kept the splinter, and that night it was warm
~ The splinter had dropped between two boards | they lay and looked down through the crack at it, and from underneath something took it in
@ well3 thread line=well beat=3 p=thread
% The Door in the Ground; Three Knocks, Answered
The ground had opened in the night at the edge of {home}, as neatly as a drawer
{p} stood at the edge with a lamp | below {p.him} the door was ajar, and light came out of it, the yellow sort, like a kitchen
"They were not trying to get out," said {p}. "They were trying to see whether anyone was still up here. They had been told that we were all gone."
+ Help the people below up into the day => There were sixty of them, and the eldest had been a boy when the roof fell | {h} handed them up, one at a time | they stood in a row and looked at the sky, and took off their hats to it
= Ask them who told them so => They had it in writing, pushed through a crack each year | every page was signed, in a neat small hand | it was {foe.own}, and it went back forty years
- Rob the cellar behind their backs => They had silver down there, polished for company that never came | {h} filled up the whole of {his} {bag} | at the top a hand was held out, and somebody thanked {him} for coming
~ The edge broke off as far as {p's} feet | the light was drawn back from under it, like a skirt, and they could hear a bar being lifted into place
@ bird1 thread line=bird beat=1 genre=crime p=bird-seller
% A Cage with the Door Open; The Grey Bird
{p.a} sold birds that knew one word each | {h} was stopped by a grey one, because its word was {his} name
"I never taught it that," said {p}. "It came in on its own, a week ago. It walks in and out. It is waiting for a customer."
+ Give {p} a fair price and set it free => {h} paid, and opened the roof of the cage, and stood back | it flew up, looked the town over, and came down on {his} shoulder [3 with a small, decided thump] | apparently it had been free all along
= Ask {p} where it flew in from => {p} pointed with a seed scoop, toward {next} | there had been a thread round its leg, red, with a knot in it | {p.he} had kept the thread, being a person who keeps thread
- Steal the bird from under {p.his} nose => It stepped on to {his} wrist like a dancer | {p} was busy with a wren | under {his} {coat} it said {his} name again, in a satisfied way
~ A cart had backfired, or a door, and every cage was beating | when it had left off the grey one was gone, and its perch went on swinging
@ bird2 thread line=bird beat=2 p=thread
% The Second Word; Something It Overheard
The grey bird had found {him} again | it sat on the lintel and said {his} name, and then, clearly, a second word
It said, "Thursday" | {p}, who had come panting after it, heard that too [3 , and took off {p.his} hat, though it was hard to say to whom]
"They only say what they are told often," said {p}. "Somebody is saying you and Thursday, over and over, in a room with a window."
+ Protect the bird from the boys with slings => {h} stood under it with {his} arms spread until they got bored | one stone took {his} hat off | the bird came down, and gave {him} a feather, or dropped one
= Follow the bird to that window => It flew a roof at a time and waited at each | the window was high up, with a green blind | {h} could hear a voice, not the words, going up and down like somebody learning a part
- Trick it into learning something false => {h} said it two hundred times, in a flat voice | by dusk the bird had it pat, and flew off | whoever was listening would go to the wrong bridge
~ A slate slid from the roof, and the bird went up like smoke | it said the word once more, from a roof, and neither of them could catch it
@ bird3 thread line=bird beat=3 p=thread
% What Thursday Was; The Green Blind
On Thursday {p} was waiting under the green blind [1 , with an empty cage] [3 held out in front of {p.him} like a lantern]
"She died in the night," said {p}. "An old woman. She had been saying it so that she would not forget. You were to have her house."
The bird sat on the sill, and for once it said nothing whatever [3 , in either voice]
+ Give the house to those who nursed her => There were two of them, sisters, and they had not been paid in years [3 , unless one counts the use of a kettle] | they did not understand, and then they did | the bird walked in over the threshold like a bailiff
= Search her papers for the reason => It was in a hatbox: {h} had once carried her parcels, as a child, and had refused a {coin} | she had written down the date | under it lay a page about {foe}, and that was worth more than the house
- Cheat the heirs with a second will => {h} had a fair hand, and there was ink | it was as good as the real one [2 , since it gave {him} the same house, and the silver too] | the bird watched {him} blot it, and learned a new word
~ A cousin had come in, with a lawyer and a tape | they began by measuring the bird, and {p} was asked to wait below
@ debt1 thread line=debt beat=1 genre=tech p=porter
% A Stranger Paid; The Account Is Clear
"Yours is settled," they told {h}, when {he} came to pay | somebody had cleared it all, back to the first line [3 , and had even, in a neat green ink, ruled it off at the bottom]
"Little person, big hat," said {p}, {p.a} leaning in the door. "Left this for you, and said no answer was needed."
It was half of a playing card, torn across [3 with some care and folded once the other way]
+ Share the luck with {p} and buy supper => {p} ate like somebody stoking a boiler, and talked between plates | the big hat came through twice a year | "Pays for people," said {p}. "Never the same ones. And never for nothing."
= Keep the half card and ask around => Four others {inhome} had halves like it | none of the five would fit together | there must then, {h} reckoned, be at least ten
- Lie, and claim the payment was never made => {h} looked so aggrieved that they gave {him} the {coins} over again | it was neat, it was easy | when {he} put them away, one of them was half a coin
~ A gust took it off the table, and they hunted it along the gutter as far as the grating | {p} lay down and got it by one corner, and it was wet
@ debt2 thread line=debt beat=2 p=thread
% The Other Half; Pay When Called
{p} had a half card too now, and held it out as if it were hot | the two edges met like lips
"It came in my boot," {p.he} said. "With this." | on a slip of {paper} stood a place and an hour, and one word: carry
+ Help {p} do the carrying => It was a plain wooden chair | they bore it up six flights | a woman sat down in it who had eaten standing for a year | nobody said thank you, and there was a feeling that nobody should [3 , with the soup still hot]
= Go alone and see what is to be carried => There was nothing there but a chair in an empty room | after a while {h} sat down on it | from that chair one could see straight into {foe.own} office
- Trick {p} into going in your place => {h} said that {he} would follow | {p} went, and came back at dawn with {p.his} back bent | {p.he} would not say what it was, and would not play cards again
~ The slip had been written in something that did not like the light | while they read it the place went, and then the hour, and they were left with the one word
@ debt3 thread line=debt beat=3 p=thread
% The Big Hat; All Paid Up
Under the big hat was a girl of twelve or so | she was swinging her heels from the counting table
"Grandmother started it," she said. "You pay for somebody, and they have to carry something, once. That is all. It has been going for sixty years, and nobody has ever said no."
{p} looked at {h}, and {h} looked at {token} [3 , and for some time that was all the conversation there was]
"This is the last one," said the girl. "Then the deck is full."
+ Give the girl your promise to begin the next deck => She spat on her palm, and so did {h} | a new pack lay between them, still in its wrapper | "Choose somebody tiresome," she advised. "It works better on them."
= Ask what all the carrying was for => She fetched a roll of plans, and weighted it with her shoes | chair by chair, beam by beam, they had moved an entire house | it stood where nobody would look, and it was ready
- Steal the full deck and the list of names => {h} had it in {his} pocket between two swings of her heels | fifty-two people, and what each would do once, if asked | she did not cry out, she only looked at {h} and began to shuffle the air
~ Somebody had tried the handle, twice | the girl shut the deck into her hat. "Not while they are listening," she said, and was off across the tables
`;
