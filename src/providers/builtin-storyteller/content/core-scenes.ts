/** The core's storylets: a whole story's worth of turns that fit any genre and any age. */
export const coreScenes = `
@ ally2 ally genre=crime ally=locksmith
% The Locksmith's Bad Day; A Friend, More or Less
{ally.a} was chained to a railing at {place} [2 by one wrist, for opening a box that was supposed to stay shut]
"The shame of it is the lock," {ally.he} said. "I had it open in a minute. I only sit here until those two look away for good."
Two of {hands} were looking the other way [, sharing a pipe] [3 , as people do who have been told to keep watch and not told why]
"Walk past them with me, and I am at your service till the first frost," said {ally}. "After that my knees are no use to anyone."
+ Rescue {ally} from the railing => {h} held out an arm, and {ally} let the chain drop, and rose like a folding rule | they walked off, talking loudly of turnips | it was three streets before anyone shouted
= Wait and watch how the lock is made => {h} strolled round it twice with {his} hands behind {him} | "Left, and lift," murmured {ally}, and did it once more to show {him} | {ally} fell into step beside {him}, rubbing one wrist
- Cheat {ally} into a year of service first => {h} named a year, and {ally} looked at the sky and agreed | they shook on it, as far as the chain allowed, and then the chain fell off by itself | {ally.his} hand, {h} noticed later, had taken {his} ring
@ * fare of=core.ally2 won
{ally} stayed on past the first frost, knees or no knees | a baker lent {ally.him} a stove, and locks were brought to it
@ * fare of=core.ally2 lost
{ally} had promised service until the frost, and gave it | then {ally.he} sat down, and opened only what was carried in
@ rescue1 rescue fx=healing
% A Strange Ceiling; The Wrong Side of Sleep
After that there was a gap, and in the gap a strong hand dragged {him} by the collar
{h} woke under a strange ceiling with {his} boots off | a nurse had put a bandage on {him}, and tied it with a bow
"You owe me a sheet," said a voice. "And a door. And I took the ring for the doctor, since you were not using your hand."
The ring was gone, and a day with it
+ Help in the house until it is paid => {h} peeled, carried, and scrubbed, sitting down | on the third day they told {him} to go away | in {his} bundle was a clean sheet, folded small
= Ask what was said while you slept => It seemed that {he} had talked, and in numbers | the nurse had thought to write them down | read in a column, they were the days of a month that had not come
- Steal away before the bill is counted => {h} went down the drainpipe like an old shirt | from the window the voice said only, "Ah, well" | it followed {him} farther than a curse would have
@ mercy1 mercy
% The Kindly Dark; A Voice, Counting Slowly
The walls had started to lean in and whisper, and {h} had started to answer them
Then there was a hand on {his} forehead, dry and unhurried | an old voice was counting, and left a space for {him} after every number
{h} filled the spaces | at sixty the walls stood up again and were only walls
"There," the voice said. "That will hold for now. But it has kept a piece of you, for rent."
+ Comfort the next one who hears the walls => There was a boy in the corner with both hands over his ears | {h} sat by him and began at one | at fifty he took up the count, and at sixty he was asleep
= Walk in circles till your thoughts are your own => Round and round {h} went, touching each doorpost | on the fifth time past, one post was warm | behind it, when {h} put {his} ear there, a clock was going
- Lie, and swear that it never happened => {h} said so to everyone, in a bright voice | they were glad to believe it | and that night the walls lay quiet, like a well-fed dog

@ bench tex child
% The Children's Court; Order, Order
Seven children had set up a court behind {place} | they had a bench, a bell and a frog
"The prisoner has to say why," said the judge, who was six. "Everyone who goes by has to say why."
The frog looked at {h} with its whole throat [3 , and did not seem to think very much of what it saw]
+ Share the honest reason with the court => {h} told them why, in small words | they talked it over under a coat | "You may pass," said the judge, "and you may have the whistle. It is a real one. The guards are scared of it."
= Ask the court what it has heard today => They had heard fourteen carters, a bride, and a man in a black coat who gave no reason at all | "So we sentenced him," said the judge | they had sentenced him to be followed, and they had drawn where he went
- Trick the judge out of the bell => {h} said that in real courts the prisoner holds it | the judge was too proud to ask | without the bell nobody could be called to order, and soon nobody was
~ The bell had been rung for order, and the frog was under the woodpile | the court rose, and put on its shoes, and went to look for the prisoner
`;
