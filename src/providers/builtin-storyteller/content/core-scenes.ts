/** The core's storylets: a whole story's worth of turns that fit any genre and any age. */
export const coreScenes = `
@ open2 open genre=crime p=clerk
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
@ lead1 lead genre=crime p=peddler
% A Peddler's Change; Something Wrapped in Paper
{p.a} had spread a blanket by the wall [2 at {place}] | on it lay spoons, combs, and one thing not for sale
{h} knew it at a glance, though {he} had only ever seen it described
"That?" said {p}. "That was change. A fellow at {next} could not break a {coin}, so he gave me that."
"He laughed while he did it," {p.he} added. "I have been wondering about the laugh."
+ Give {p} your last coin for the thing => {h} put down all {he} had, and {p} pushed half of it back [3 across the blanket with the side of one thumb] | "Bad luck to empty a pocket," {p.he} said | wrapped round the thing was a {paper} with a plan of {next}
= Question {p} about the laughing fellow => {h} wanted height, hair, and which hand he used | {p} remembered a ring, turned inward, and a smell of cloves | he had been in a hurry, and he had been expected
- Steal the thing while {p} makes change => {h} dropped a comb, and stooped for it | and {h} rose with the other hand full | {p} counted out small coins with great care | the thing was warm, as if it had lately been held
~ Somebody had kicked the blanket, going by, and the spoons were all over the road | {p} went after them on hands and knees, with the one thing in {p.his} mouth
@ ally2 ally genre=crime ally=locksmith
% The Locksmith's Bad Day; A Friend, More or Less
{ally.a} had been put in the stocks at {place} [2 for opening something that was supposed to stay shut]
"The shame of it is the lock," {ally.he} said. "A child could have done it. I would like that known."
Two of {hands} were looking the other way [, sharing a pipe] [3 , as people do who have been told to keep watch and not told why]
"Get me out of this, and I am at your service till the first frost," said {ally}. "After that my knees are no use to anyone."
+ Rescue {ally} from the stocks => {h} drew the pin, and {ally} rose like a folding rule | they walked off arm in arm, talking loudly of turnips | it was three streets before anyone shouted
= Wait and watch how the lock is made => {h} strolled round it twice with {his} hands behind {him} | "Left, and lift," murmured {ally}, not moving {ally.his} lips | {h} leaned on it as if tired, and it let {ally.him} go
- Cheat {ally} into a year of service first => {h} named a year, and {ally} looked at the sky and agreed | they shook on it, as far as the stocks allowed | {ally.his} hand, {h} noticed later, had taken {his} ring
@ means1 means genre=crime move p=archivist
% Third Shelf, Left; The Book That Was Chained
{place} held more paper than people [, and the paper was better kept]
{p.a} came out between the shelves with a finger to {p.his} lips
"You may read it," said {p}, "but you may not be seen to have read it. There is a difference, and it is about a yard wide."
The book was on a chain | someone had filed the chain nearly through [3 , link by link, and had not been given time to finish]
+ Help {p} put the ruined shelves in order => They worked until the light failed, passing volumes hand to hand | at the end {p} kept back one thin book | "This one was never catalogued," {p.he} said. "So it cannot be missed."
= Read the page that has been opened most => The book fell open by itself, as books do at a favourite sin | there was a diagram, a date, and a note in the margin | "It opens from the other side," the note said, twice underlined
- Steal the book, chain and all => One good pull, and the last link parted | {h} walked out with two feet of chain down {his} boot | it rang at every step, very softly, like a conscience
~ The chain gave its last link, and rang on the flags | {p} had shut both eyes. "You were never here," {p.he} said, "and now it has to be true"
@ wall2 wall genre=crime move p=steward
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
@ price1 price price=token not=romance,drama
% What It Took; The Bridge Behind
There was only one way out [2 of that place] by then, over the old wall, and others had come running to it | it was giving way behind them, stone by stone | somebody had to go last, and {h} {was} last
There was a gap, and there was {token}, caught by its cord on the wrong side of it
{h} had time to reach for one thing: the ledge or the cord
{h} chose the ledge | {token} turned over once in the light [2 , quite slowly,] | then there was nothing there to see
+ Help the others across before you rest => {h} lay flat and held out both arms until the last of them was over | somebody kissed {his} knuckles | {his} hands stayed open and empty
= Look down to see where it fell => A long way below, something winked once | there was a ledge there, and on the ledge a door | nobody would ever have found it from above
- Rob the straggler of a rope to go after it => {h} had the coil off the man's shoulder before he could speak | the rope was too short by the height of a house | {h} let it hang there, and did not look at him
~ The stone that {he} had both feet on went down by a hand's breadth | the others had {him} by the belt, and all of them lay still until it had done
@ gate2 gate genre=crime move
% Nine Lamps; The Night Before
Across from {place} {h} lay and counted lamps | there were nine, and after a while there were eight
Someone in there was walking from window to window, putting them out
{h} checked {his} {bag}, though {he} knew quite well what was in it | it was not enough, and it would have to do
When the last lamp went out a small door opened, and nobody came through it
+ Comfort those at home with a letter left behind => {h} wrote it by touch and put a stone on it | it said nothing false, and it said nothing that would keep them awake | then {h} stood up, lighter by one page
= Cross to the small door at once => {h} went over the open ground at a walk | every window looked at {him}, and all of them were shut | the little door was warm to the hand, like the side of a horse
- Steal a uniform from the sleeping sentry => The sentry slept like a sack, and was much the same shape | {h} left him his shirt and his dignity | the cap was too large, and smelled of somebody else's fear
~ A lamp came on again, and then all the nine | there was somebody at each of the windows, and they were looking across to where {h} lay
@ duel1 duel genre=crime
% The Long Room; {foe} at Last
{foe} was at the far end of a long room, with {foe.his} back to the fire and nobody beside {foe.him}
"I sent them home," {foe.he} said. "They would only have got in the way of the talking, and I have been looking forward to the talking."
On the table lay everything {h} had come for | {foe} had set a second chair
"One question," said {foe}, "and then you may do as you like. What will you be, on the morning after you have it?"
+ Answer {foe} honestly and share the table => {h} took the chair and told the truth, which was that {he} did not know | the fire talked for a while | then {foe} reached out, slowly, and pushed it all across
= Take what you came for and say nothing => {h} walked the length of the room, and {foe} looked on | {h} put out a hand | and the hand, when it closed, was quite steady
- Destroy what {foe} loves best in that room => {h} had seen which way {foe.he} did not look | it was a small thing under glass | the sound it made was nothing, and {foe} sat down as if the strings were cut
~ A log fell out on the hearth, and {foe} bent to push it back | "You hesitated," said {foe}, with {foe.his} back turned, "and I had so hoped that you would not"

@ rescue1 rescue fx=healing
% A Strange Ceiling; The Wrong Side of Sleep
After that there was a gap, and in the gap somebody dragged {him} by the collar
{h} woke under a strange ceiling with {his} boots off | someone had put a bandage on {him}, and tied it with a bow
"You owe me a sheet," said a voice. "And a door. And I took the ring for the doctor, since you were not using your hand."
The ring was gone, and a day with it
+ Help in the house until it is paid => {h} peeled, carried, and scrubbed, sitting down | on the third day they told {him} to go away | in {his} bundle was a clean sheet, folded small
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

@ bench tex child
% The Children's Court; Order, Order
Seven children had set up a court behind {place} | they had a bench, a bell and a frog
"The prisoner has to say why," said the judge, who was six. "Everyone who goes by has to say why."
The frog looked at {h} with its whole throat [3 , and did not seem to think very much of what it saw]
+ Share the honest reason with the court => {h} told them why, in small words | they talked it over under a coat | "You may pass," said the judge, "and you may have the whistle. It is a real one. The guards are scared of it."
= Ask the court what it has heard today => They had heard fourteen carters, a bride, and somebody in a black coat who gave no reason at all | "So we sentenced him," said the judge | they had sentenced him to be followed, and they had drawn where he went
- Trick the judge out of the bell => {h} said that in real courts the prisoner holds it | the judge was too proud to ask | without the bell nobody could be called to order, and soon nobody was
~ The bell had been rung for order, and the frog was under the woodpile | the court rose, and put on its shoes, and went to look for the prisoner
`;
