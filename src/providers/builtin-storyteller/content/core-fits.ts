/** What comes of a typed deed, where the first sheets are thin; and the cards that a hard-pressed hero needs. */
export const coreFits = `
@ * fit move mixed
It was the right way, and the last hundred steps of it were on hands and knees
@ * fit move mixed out
{h} came through | but there had been a dog in the last yard, and the dog came too
@ * fit move setback
{h} took the wrong turn | it was an hour before {he} would admit it
@ * fit move setback out
The path had been there in the spring | the spring had taken it away
An old man came the other way with a barrow, and there was room for one
@ * fit flee win
{h} did not run, since people look at what runs | {h} carried a bucket round two corners and set it down
A door stood ajar, and {h} {was} behind it | whoever lived there went on peeling turnips and asked nothing
@ * fit flee mixed
{h} was out of reach | {he} {was} also out of breath, and one heel was loose
@ * fit flee mixed out
They lost {him} at the corner | for the moment {h} had lost {himself} as well
@ * fit flee setback
It was a fine place to hide | the child who was in there already thought so too, and said so at the top of his voice
{h} ran into the arms of the one person who had not been chasing anybody
@ * fit look mixed
{h} saw what there was to see | it was not pretty, but {he} had been ready for worse
{h} was a good while over it | by then {his} knees had stiffened
@ * fit look setback
{h} looked hard at it all, and it told {him} nothing
@ * fit take win
{h} had it between one blink and the next | it sat well in the hand
It stuck, and {h} pulled, and then it came | nobody asked what {he} wanted with it
@ * fit take mixed
{h} got the larger half of it | the rest broke off, and had to be left
{h} got it out, but {his} sleeve caught | there was a tear in the {coat} now
@ * fit take mixed out
{h} had it | it was muddy, and now {h} was muddy too
@ * fit take setback
{h} was too hasty | it slid away under {his} hand, and had to be left
It was nailed down | {h} got one of the nails out, and there were nine
@ * fit talk win
There was one among them who liked to be asked | she answered it twice, standing on a stool, and even the sour ones smiled
@ * fit talk mixed
They were happy to talk, and talked of everything except what {h} had asked | they were afraid of {foe}
@ * fit talk setback
{h} said it well | it had been said well before, by a guest who left without paying
@ * fit press win
A chair went over | whoever had been in it was now quite ready to be of service
@ * fit press mixed
They gave way with a bad grace, and grumbled about it in chorus
@ * fit press setback
They looked at one another | then a boy brought {him} a chair, in all kindness
@ * fit fight win
{h} kept {his} feet, and that was about all that could be said | they gave {him} plenty of room afterwards
@ * fit fight win in
{h} used whatever stood about, and the surprise | it was the surprise that did it
@ * fit fight mixed
It ended with both of them sitting down | neither could have said who had won, but only one was smiling
@ * fit fight mixed in
{h} held the doorway while it mattered | afterwards {his} knees let go, and {he} sat down in it
@ * fit fight setback
{h} had been taught by friends | this one had not been
@ * fit care win
It was little enough to do | an old woman took {his} hand for it, and would not let go at once
A widow who had not spoken for a month said thank you | then she said a good deal more
@ * fit care mixed
It helped, and it was seen to help | now there was a line at the door
It was taken quickly, and nobody said thank you
@ * fit care setback
{h} meant well, and it was not what was wanted
"We look after our own," they said, and they sent {him} away
@ * fit use win
It went quite easily | its owner had kept it oiled
It worked at the first try, and {h} stood back to look
@ * fit use mixed
It went, and would not afterwards be stopped
@ * fit use setback
It came off in {his} hand | {h} looked about for somewhere to put it
@ * fit make win
It turned out better than {h} had hoped, and {he} looked at it from all sides
{h} had to begin again twice | the third time it came right
An old craftsman came over to see, and walked all round it | "I would not have dared," the old one said, and meant it kindly
@ * fit make mixed
It would do for one time | {h} would have to be careful which
@ * fit make setback
It looked just like the thing it was meant to be, and that was the whole of what it did
@ * fit rest win
{h} slept for an hour like a stone in a stream, and woke with a clear head
The ache went out of {his} feet, and {h} could think of the road again
@ * fit rest mixed
It did {him} good | but it gave {hands} an hour as well
{h} got {his} breath back, and with it the fear
@ * fit rest setback
{h} had only sat down for a moment | the moment had got up and gone on
@ * fit rest setback in
There was no rest in it | every time that {h} shut {his} eyes a neighbour moved the furniture
@ * fit play win
The tune was an old one, and a girl at the back had the words | by the third verse there was not a sour face in the place
Even the one on watch put down his stick, to clap | {h} took a bow, with one hand on {his} heart
@ * fit play mixed
They liked it so well that they would not let {him} go
It was a success with the children | the children's parents began to count their things
@ * fit play setback
Nobody laughed | {h} had not known how long a joke could last
@ * fit play setback in
It had been a widow's wedding song | she wept into her sleeve, and every eye went to {h}
@ * fit any mixed
{h} had what {he} wanted, and a crick in the neck besides
@ * fitp press setback
{p} laughed in {his} face, though not for long
"Try that on a man who owes you," said {p}
{p} let {him} finish, and then asked if that was all
It was the wrong one to try it on | {p} had grown up among people who did nothing else
"You do that badly," said {p}. "Shall I show you how it is done?"
@ * fit look setback
There was too much to see, and none of it was what {h} was after
{h} looked twice, and saw the same thing twice
{h} saw dust, and behind the dust a wall
@ * fit move setback
It was no good that way | {h} had to come back by the way {he} went
{h} had got about halfway when the way gave out
It was a long way, and it stopped short of anything
@ * fit make setback
It came apart again as soon as {h} let go
{h} had begun at the wrong end, and saw it too late
It looked right and it did nothing
@ * fit any setback
It did not work, and there was no use in pretending that it had
{h} saw that it was not to be done like that
It had been worth trying | it would not be worth trying twice
It was a good idea for some other day
{h} lost time by it and gained nothing
@ * fitp talk mixed
{p} answered, but told it as a thing that had happened to a cousin
@ * fitp talk setback
{p} smiled, and went on smiling, and talked about soup
"Must we?" asked {p}, and rubbed {p.his} eyes with both hands
{p} would not be drawn | {p.he} talked of the weather until {h} gave it up
"I have talked so much today," {p} told {him}. "Let me be quiet for a bit."
{p} was listening with only one ear | {h} began again, and lost the thread
It came out wrong | {p} frowned, and {h} said that {he} had meant another thing
{p} put up a hand, quite gently, as one stops a child | "Ask me when I have sat down," {p.he} said
@ * fitp press win in
{p} gave in, and even pulled out a chair for {him}
@ * fitp press mixed
{p} gave it up, and put on {p.his} hat | it was pulled down very low
"Very well," said {p}, "but I shall want it remembered that I was asked like this"
@ * fitp fight win
It was {p} who was surprised | {p.he} had never been tripped by a person {p.he} was looking at
@ * fitp fight win in
{p} went down with a good deal of noise, and stayed there to think it over
@ * fitp fight mixed
{p} had the better of it till a child laughed | after that neither of them cared to go on
@ * fitp fight setback
{p} did it almost kindly, with one hand, and picked up {his} hat for {him} afterwards
{h} had not known that {p} was left-handed
{p} was the stronger, and let {him} find it out
It was over before {h} had properly begun | {p} was not even out of breath
{h} went down, and {p} stood by until {he} got up
{p} saw it coming from a good way off, and was not there when it came
@ * fitp care win
{p} let {p.himself} be helped, and looked anywhere else | "You had better watch out for {hands}," {p.he} said at last
@ * fitp care mixed
{p} took it, and would take nothing more | gratitude was all very well, but pride was pride
@ * fitp care setback
{p} did just as {h} said, and it was still too little | "Again," said {p}, and they did it again
They had it nearly done between them, {h} and {p} | then a board gave way that neither had thought of
{p} was glad of it, and it came an hour too late | they both saw that, and neither said so
It was kindly meant, and {p} saw that it was | it did not help at all
"At least you tried," said {p} | {p.he} was already looking round for another way
It made {p} cry, and that had not been the intention

@ rescue2 rescue fx=healing p=carter
% Under the Straw; Not Dead Yet
The next thing was the sky going by, and a smell of onions
"You are awake, then," said {p}, {p.a} up on the board. "I was paid to take you to the burying place. But you kept talking. I have put a bandage on it. It used to be a curtain."
Whoever had paid for the burying would be wanting to see the stone
+ Offer {p} your thanks, and help to fill the grave => {h} helped to lower a sack of onions, with proper words | {p} stood by with {p.his} hat off | "I feel that I know you better now," {p.he} said, and told {him} who had come to look on
= Search your memory while {p} says what you said => {h} searched it, and there was nothing | what {he} had said was a list, {p.he} said, of doors | {p} had thought it so neat that {p.he} had got it by heart
- Rob {p} of the burial money => {h} found it in the toe of a boot | {p} drove on, singing | it was only a long while after that {h} began to think about the knot in that curtain, and how carefully it had been tied
~ The cart stopped, because the horse knew that gate | "Lie flat," said {p}, throwing onions over {him}. "They are early. They have brought the stone with them"
@ rescue3 rescue fx=healing
% The House with No Men in It; Four Sisters
They had {him} on a table, and there were four of them, and the eldest was threading a needle
"Lie still," she said. "It is a small tear for so much fuss. We do shirts. It will heal like a shirt." | her sister put a spoon between {his} teeth
By the door lay the price, folded | it was {his} {coat}, and they had begun already to cut it up for the boys
+ Give them your boots as well, since there are boys => {h} gave them, with {his} feet up on a chair | the youngest brought a pair in felt | "They make no noise," she told {him}. "Father wore them for his work."
= Ask how they knew where to look => {h} asked, while she bit off the thread | a visitor had rung their bell and run | there was a print on the step in the morning, and it was one of {hands}
- Steal out by the window with the felt boots => {h} did it between one snore and the next | nobody called after {him} | when {he} looked down at {himself} in the light they had stitched a word there, very small, and it was: again
~ "Lie still," said the eldest, and the other three saw to it that {h} did | when they let go it was a good deal later, and {his} {coat} had turned into four waistcoats
@ mercy2 mercy p=night_porter
% The Book of Ordinary Things; Read Aloud Until Morning
{h} had got to where the faces in the wood began to confer
{p.a} came in with a chair and a thick book, and asked nobody's leave
"Soap," {p} read. "A pound and a half. String, three balls. Candles, six, short." | it was the household accounts of a place long pulled down, and it went on for years
Somewhere in the butter the faces went back to being wood
+ Comfort {p}, who has read it to so many => {h} took the book, in the small hours, and read to {p.him} | {p} listened with folded hands | "Nobody has ever got me as far as the jam," {p.he} said
= Study the accounts for what is out of place => {h} studied them | among the soap and string, every ninth month, stood a payment to {foe}, for silence
- Lie, and say that you were only tired => "Of course," said {p}, and shut the book, and took it away | that night the faces waited until {he} had got quite comfortable
~ {p} had turned two leaves at once, and was in the middle of a different year | the faces in the wood looked up | "Bear with me," {p.he} said, hunting with a thumb. "We were at candles."
@ mercy3 mercy
% A Dog on Duty; Something Warm
There were voices, and all of them were {his} own, and all were giving advice
A dog came in, walked round three times, and lay down on both of {his} feet | it was a large plain dog, and it smelled of ditch
A person cannot very well float off with a dog on both feet | by and by the voices found that they were talking to each other, and left
+ Share your supper with the dog, crust by crust => {h} shared it | the dog ate as a watchman does who has been on duty | when it was done it got up | it looked back from the door until {h} came too
= Follow the dog when it goes off shift => {h} followed, along the wall | it went in at four houses, one after another, where lamps were still lit, and lay down for a while in each
- Trick the dog into staying with a shut door => {h} bolted it | the dog sighed, and stayed, and was very good | over the way, before morning, a woman began to scream
~ Its master whistled, out there, and the dog got up and went to see | the voices drew their chairs in closer | it was the one who always said sorry who spoke first
@ chase1 chase lone genre=frontier
% They Know the Coat; One Street Behind
{hands} had come in at both ends of the {street} | they looked into every face
A doorkeeper had described the {coat} to them | they looked at coats first
Between them and {h} there was a market going home, with all its baskets
An old woman with a cage of hens had stopped in the middle, and was counting her change
+ Help the old woman with her hens, and bend low => {h} had the cage up on one shoulder, between {his} own face and the {street} | {hands} parted to let it by | "You have them upside down," she said, at her own gate, "but I thought that you might be in a hurry"
= Leave the coat on a nail and walk out in shirtsleeves => {h} hung it up, and rolled {his} cuffs, and went by whistling | it was a good {coat} | from the corner {he} saw them make a ring round it, and call on it to come quietly
- Trick a beggar into the coat for the sake of the warmth => {h} put it about him, and he kissed {his} hand | he was still wearing it, and blessing {him}, when they came up on either side
~ The hens got loose, all nine of them, and the whole of the market stooped at once | now only {h} stood upright in all that {street} | one of {hands} had begun to point
@ chase2 chase ally genre=wonder
% Two Could Not Hide There; Nearer, and Talking
Beyond the wall {hands} talked over where to look next [3 , and could not agree]
"There is the drain," said {ally}. "There is the roof. I am bad at both. And there is the third thing, which is to be found, but by a friend. I can sing, you know, when I am frightened."
Under the gate was a crack of light, and boots in it [3 , which shifted from time to time]
+ Protect {ally}, and go out by the gate in front => {h} went first, loudly, with both arms full of firewood | a person with firewood is nobody | {ally} came behind with the one small stick, grumbling, and they were let through with a curse each
= Climb to the roof, and haul {ally} after you => {h} climbed, and let down a belt | it took three pulls and a seam | from up there, flat on their faces, {they} looked down on the tops of twelve hats
- Betray {ally} by going alone => {h} went by the drain, on {his} elbows | behind {him}, quite true and very loud, it began on the second verse | there were four verses, and {h} heard all of them
~ {ally} was frightened, and sang | it was a low song, and quite pretty, and on the far side of the gate the boots had stopped shifting to hear it out
@ chase3 chase ally genre=heart
% Arm in Arm; The Slow Way Out
{hands} were at the one way out, and they were stopping everybody who was in a hurry
"Then we are not in a hurry," said {ally}, and took {his} arm. "We are old friends. We have just had a quarrel, and we have made it up. Say a dull thing."
There were eight people ahead of them, and then there were six [3 , though no one had been seen to come out]
+ Help the slow one in front with the parcels => {h} took two of them, and {ally} took the child | they went through as a family with a great deal to carry | on the other side the slow one looked at them | {ally} got a pear, and no questions
= Talk to {ally} about the price of shoes => {h} talked, and {ally} disagreed | at the head of the line they were really cross | "Go on, go on," they were told, and a face that had {his} drawing under its thumb turned wearily to the next
- Betray the person ahead with a pointed finger => {h} pointed, and cried out | they fell on a thin stranger with a beard | {ally} walked beside {him} for a long time after that, and did not take {his} arm again
~ There were four people ahead of them by now, and a table with a {lamp} on it had been carried out | "You have let go of my arm," said {ally}, smiling hard. "Take it, or we are strangers."
@ rest4 need tired-rest
= Sleep sitting up, with your back to a friend or a wall => {h} slept so, as birds do, in slices | between two of the slices the night watch had put a blanket round {him}
@ rest5 need tired-rest
= Rest with your feet higher than your head => {h} lay in the dust with both heels on a crate | it looked absurd, and it worked | seen from down there the place had one more door
@ rest6 need tired-rest
= Rest where an old woman has moved over for you => {h} sat down by her on the step | she went on shelling beans | "Nobody gets there sooner by falling down," she said, and would not let {him} up until the bowl was full
@ rest7 need tired-rest
= Sleep until another needs the bench => {h} had it for an hour | it was a baker who needed it | he stood holding his hat till {h} woke by {himself}, and had kept back a warm roll
@ med3 need medicine
= Ask an old woman for the medicine she keeps => {h} asked, and she looked at {his} tongue first | it was black, it was mostly cloves | it went round {him} like a stove being lit
@ med4 need medicine
= Look for the green medicine in the lining => {h} picked the seam, and there it was, in wax | a friend who knew {him} rather well had sewn it in
@ med5 need medicine
= Take medicine from the box on the wall => {h} broke the seal, and took what it said to take | there were instructions, with drawings, of a person growing steadily more cheerful
@ after3 after won
+ Give what you can spare to those who lost most => {h} went round with it by night, so as not to be thanked | at the fifth door a neighbour had left a chair out, and on the chair was the same sum over again
= Take a long walk to see what has changed => {h} took the whole of a month over it | there was a new bridge, and an old feud, and children playing at being {him} | the smallest had to be {foe}, and was better at it
- Lie about who it was that did the brave part => {h} told it in the first person, from then on | it went well, with pauses | now and then, at the back of a room, an old soldier got up and left
@ after4 after lost renounced
+ Help {foe.noun} on to the road with a packed lunch => {h} put it up {himself}, with an egg | neither of them knew where to look | "I would not have done it for you," {foe.noun} said | then, from the bend of the road, a driver lifted a hand without turning round
= Wait at home, and answer the letters => {h} answered them all, by lamplight, in order | near the bottom was one from a child who had never met {him} | it knew what {he} {was} afraid of
- Steal the best of {foe's} things, now that nobody guards them => {h} had the best of them out of its case in a minute | what had made it fine was the wanting, and the road | on {his} own shelf it looked like a vase that one dusts
`;
