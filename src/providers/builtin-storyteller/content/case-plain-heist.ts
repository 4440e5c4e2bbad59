import type { PackSource } from '../pack.ts';

/** A book with a page on everybody: how it is got at, and what is in it. */
const facts = `
@ * truth line=plain-heist start
Nobody would help {h} to {goal} | {foe} kept a book on all of them, a page for each, and they were afraid | as long as there was that book it could not be done
@ * token line=plain-heist
the sealed page
@ * known line=plain-heist before
The book lay in {foe's} strongroom | {h} had never yet met anyone who had seen it open
@ * known line=plain-heist behind
There was nothing in the book | {h} could say so, and it remained to be seen who would believe it
@ * echo line=plain-heist second did=he-lead1:+
The fiddler let a string snap at just the right moment | every head turned, and {h} was through
@ * echo line=plain-heist second did=he-lead2:=
From the scullery came three taps of a ladle | it meant that nobody was on the back stairs
@ * echo line=plain-heist wall did=he-lead3:-
The glazier had gone to {hands} after all | there was a light on the roof where it had always been dark
@ * echo line=plain-heist turn did=he-second:+
The maid had put the corridor lamps out, one after another | it was for the ring that {h} gave back
@ * echo line=plain-heist plan did=he-near:+
The old magistrate had come after all, with his stick | "I've thought about it," he said. "I'd like to hear mine read out."
@ * echo line=plain-heist gate did=he-near:-
The old magistrate was sitting beside {foe}, very straight | he had told {foe.him} what {h} was after
@ * echo line=plain-heist gate did=he-price:+
The seamstress stood at the back, with her hands still black | it was for her that {h} had gone back in
@ * echo line=plain-heist gate did=he-price:-
There was a gap where the seamstress would have stood | they all left it open
@ * echo line=plain-heist price did=he-means:+
Behind the hangings the musicians still played | they would do it for as long as they had fingers
@ * settle line=plain-heist won
{foe} shut the book, and it sounded like any other | somebody laughed at the back, and it was the kind of laugh that one cannot stop | by morning half of {home} had told the other half | it was not much, seen by daylight | then they came to {h}, one after another, and asked what was needed | with all of them it was easy | {h} had set out to {goal}, and it was done within the week
@ * settle line=plain-heist lost
{hands} put the book back, and turned the key | people looked for their coats | nobody would meet {h's} eye, for each had seen the others hear it | there was not a soul who would lift a finger for {him} now
@ * settle line=plain-heist dear
The book was open on the table, and everybody saw it | then they saw, too, who was not there to see | the seamstress had been taken away in the night, on account of a page with nothing on it | people helped {h} after that, quickly and in silence | it was done, and nobody gave a party for it
@ * more line=plain-heist did=he-lead1:+
The fiddler plays at every wedding now | he always lets that one string snap, for luck
@ * more line=plain-heist did=he-lead2:=
In the scullery they hung the ladle on a hook with a name plate
@ * more line=plain-heist did=he-lead3:-
The glazier put in a new pane, and sent the bill to {h}
@ * last line=plain-heist won
The book lies in the hall, and there is a pen on a string | people write in it what they would like the others to know | there are a good many recipes
@ * last line=plain-heist dark
{h} kept the book | {he} never opened it | it was enough to carry it under {his} arm, and people would step aside
@ * last line=plain-heist dear
The sealed page hangs in the seamstress's window, in a frame | on Sundays {h} went by and polished the glass
@ * last line=plain-heist lost
{h} had one page left, and there was nothing on it | {he} looked for a pen | one had to begin somewhere
`;

const scenes = `
@ he-o1 open line=plain-heist p=seamstress/she fork where=the_shuttered_street
% A Page on Everyone; Ten Years for a Sheet of Paper
{h} had gone from door to door | somebody had to help {him} to {goal} | they were friendly people, and each of them said no | "I can't," they said. "There's the book"
At the last door {p.a} drew {him} in by the sleeve. "{foe} has a page on every one of us," said {p}. "Whatever you once did is in there. If you don't do as you're told it's read out. I bought mine back. It took me ten years of hems." | she had it in her bodice, sealed with red wax. "I've never dared to open it. You take it. As long as you hold that I can't go soft again"
She looked out through the shutters at {hands}, who were strolling by
"On Saturday {foe} gives the great reception," said {p}. "The strongroom's open for an hour. Everyone's to see the back of that book. They've hired musicians. They've hired half the town to wash up. And there's a glass roof. Somebody only has to go in and carry it out"
+ Help {p} to get a place among the musicians => {p} took in a dead man's coat by four fingers, while it was still on {h} | "Can you play anything?" she asked. | "No," said {h}. | "Then you'll turn the pages," said {p}
= Hire on in the kitchen, and wash up => They took {him} at once, without asking {his} name | there were nine hundred plates, and each was to be done twice
- Trick the glazier into lending his ladder => {h} told him it was for a cat | he had a bill open with {foe}, and lent it gladly, and asked for which cat
~ One of {hands} put a foot in the door | by the time he had looked round and gone, the musicians had been chosen | there was only the kitchen left
@ he-lead1 scene line=plain-heist lead way did=he-o1:+ p=fiddler/he where=the_musicians'_gallery
% Turning Pages; The Best View in the House
From the gallery one saw everything | {h} sat next to {p.a} and turned the pages when he nodded
"They all wear gloves," said {p} under his chin. "I've played here for eleven years, and nobody's ever taken off a glove. It's as if they were afraid of leaving marks." | he nodded, and {h} turned. "Look at how they stand. No two of them close. Each thinks that the others know."
Below them {foe} went from group to group, and had a kind word for all | wherever {foe.he} stopped people began to talk very fast
"{foe.he} never asks, that's the thing," said {p}. "{foe.he} only waits. I've watched it for eleven years from up here. They can't bear it, and then they tell {foe.him} something about their neighbour"
+ Share your bread with {p} in the interval => "Nobody's asked what's on my page," said {p}, chewing. "I played out of tune, once, on purpose, at a funeral. There. It's out." | he looked astonished
= Watch where {foe} puts the key => It was on a ribbon, and {foe.he} touched it whenever somebody laughed | once in an hour {foe.he} went out by a small door behind the palms, and nobody looked that way
- Cheat {p} of his place by the stairs => {h} had a knee on the steps before the piece was over | {p} had to turn the pages with his bow | he played three wrong notes, and {foe} looked up
~ {h} turned two pages at once | for four bars everybody played something else, and in the hall it was as still as a grave
@ he-lead2 scene line=plain-heist lead where=the_scullery p=scullery_maid/she
% Nine Hundred Plates; What Comes Back
In the scullery the plates came down in a basket, and went up again in the same | {h} stood up to the elbows in suds, beside {p.a}
"You learn about people from what they leave," said {p}. "There, that's the judge. He's eaten nothing again. This one's wrapped up a cake for somebody. And that one there has been cut into very small pieces and hidden under the parsley." | she scraped it off. "They aren't enjoying themselves. They never do. In nine years I haven't seen one clean plate"
A wall ran behind the basins, and it was warm | on the other side was the strongroom
"It isn't even thick," said {p}. "I hear {foe} in there, after they've all gone home. {foe.he} turns the pages over. And {foe.he} sighs, like somebody who can't find the place"
+ Save {p} from the cook's temper => The plate had been broken before | {h} said that it was {him}, and was shouted at, in her stead | "No one's ever done that," said {p}. "Come round by the coal hatch when you need me"
= Listen at the warm wall => {h} laid an ear on it | a page was turned, and then another, at the same pace, like somebody reading | it went on for a long while, and there was no sound of a pen
- Steal the cook's keys from her apron => {h} had them off the hook between one plate and the next | they locked up {p} for it, in the turnip cellar, until they should turn up
~ The basket came down with a foot in it | one of {hands} climbed out to see who was so slow down here
@ he-lead3 scene line=plain-heist lead way did=he-o1:- p=glazier/he where=the_glass_roof
% Looking for a Cat; A Pane with a Bubble
Over the hall there was a roof of glass | one walked on the iron, heel to toe, and saw the bald spots of the guests go round below
Halfway along somebody was lying on his stomach | it was {p.a}, who had come up to see about the cat. "There isn't one, is there?" said {p}. "I thought as much. It's just that I put in all these panes, and I never saw what they're for"
Right under him lay the strongroom | it was a bare white room, with one table and one book
"People think it's full," said {p}. "Gold and so on. I've lain here an hour. {foe} came in, and sat down to that book, and laid {foe.his} cheek on it"
+ Support {p} while he takes out the pane => It came away with a soft kiss | there was a bubble in that one, and {p} had always meant to change that. "I never saw you," he said, and lay where he was
= Study how the room is made => There were a table, a chair and a door | there was no pen anywhere, and no ink | {h} noticed it only because {he} was hanging with {his} head down
- Lie to {p} that {foe} sent you up => {p} slid backwards along the iron, quite fast. "Then I've seen nothing," he said. "Tell {foe.him} I saw nothing." | all the way down the ladder he was thinking what he had seen
~ The iron sang under {h's} boot | below, a hundred faces turned up, pale as plates
@ he-ally ally line=plain-heist ally=locksmith where=the_workshop_in_the_yard
% The Man from the Locks; Nothing Worth Stealing
{ally.a} had made the lock for {foe}, and was the only one who had never been paid
"It's the best I ever did," said {ally}. "I asked what was going in, for one has to know. A book, I was told. I said: one doesn't need a lock like that for a book. And {foe} said, and I've never got it out of my head: it's not to keep it in. It's so that people see there's a lock"
On the bench lay a twin of it, with its works open, like a watch
"I've a page too, I suppose," said {ally.he}. "I can't think what'd be on it. That's the worst of it, one starts to think. I want to go in with you and look"
+ Give {ally} a hand with the practice lock => They did it forty times, until {h} could do it in the dark | "Your hands are too warm," said {ally}. "Blow on them. Now."
= Ask {ally} how long it takes to open => "A minute and a half," said {ally}. "If you know it. Two minutes if somebody's singing." | {ally.he} timed it by {ally.his} own pulse
- Deceive {ally} about what is in it for you => {h} spoke of justice, and very well | {ally} packed the tools without a word | "I'd have come for less," said {ally.he}
~ The spring jumped out, and they looked for it on their knees until midnight | it was in {ally.his} own turn-up
@ * fare of=he-ally won
{ally} took the lock off the door and made a bird cage of it, without a door
@ * fare of=he-ally lost
{ally} was paid for the lock, that same night, in full | it was the worst thing that {foe} could have done to {ally.him}
@ he-second scene line=plain-heist second p=again who=fiddler,scullery_maid,glazier,seamstress where=the_corridor_behind_the_palms
% A Ring on the Sill; The Small Door
The small door behind the palms led to a corridor, and along it lamps hung in pairs | it was from here that {foe} went in and out
On a sill lay a gold ring | next to it lay a glove, and a silver spoon | there was something on every sill, all the way down. "They leave those," whispered {p}. "So that {foe} doesn't read theirs tonight. Nobody's told them to. Somebody began it, years ago, and the next one thought that one must"
{foe} had not taken any of it | there was dust on the ring
A maid came round the corner with an oil can, and stood still | it was her mother's ring
+ Give the maid back her mother's ring => She put it on her thumb and closed her fist round it. "I'll be doing these lamps again in an hour," she said, quite loudly, to the wall. "I might do them badly"
= Count the things, and leave them there => There were forty-one, and the oldest had gone black | {h} thought of all the people who had walked by them, and had added one
- Steal the best of it while you are there => It clinked in {h's} pocket | from now on one could hear {him} coming
~ A door opened at the end, and there was {foe's} shadow | they stood behind the curtains until it had gone by, and learned what curtains smell of
@ he-near scene line=plain-heist near p=magistrate/he where=the_card_room
% The Judge's Page; Somebody Who Has Nothing to Hide
In the card room {p.a} sat all alone, and dealt to four places. "I know what you're doing here," said {p} without looking up. "You look people in the face. Nobody does that in this house"
He had signed whatever {foe} laid in front of him for twenty years | he put down a card. "One doesn't say it aloud. I let a man go to prison, because I was tired and wanted my supper. That's my page. He's been out for years, he grows leeks. He always greets me"
He turned over the four hands, one after the other | "I could send for {hands} now," said {p}. "It's what I'd do on any other Saturday."
+ Comfort him, and stay for one hand => They played it, and {h} lost. "You might tell the man with the leeks," {he} said as {he} got up. | {p} stayed there with his hand in the air
= Ask {p} about the day that he saw his page => "Seen it?" said {p}. "One doesn't need to see it." | then he frowned, as one does over a sum that will not come out
- Betray him to the others at the door => {h} said it a little too loudly as {he} went out | a dozen people heard it, and looked at the floor | in the card room somebody laid down a card
~ A gong was beaten, and everyone came in at once for the sweet wine | {p} had to say something, and he said "good evening"
@ he-means scene line=plain-heist means fork p=again who=fiddler,scullery_maid,glazier,seamstress where=the_cloakroom
% Two Minutes; Three Hundred Coats
In the cloakroom one could talk, for there were three hundred coats | {ally.his} tools were laid out on a fur
"Two minutes," said {p}. "For two minutes nobody may go down that corridor. How do we do that, in a house full of people who do nothing but watch one another?"
From above one heard the music change
There were three ways, as far as they could see | somebody could make such a stir in the hall that all of them looked | somebody could go right through the middle as {foe's} own guest | or one could let the lights go out, and it would be every man for himself
+ Support the fiddler in a dance that nobody stops => He only needed to know that somebody wanted it | he took off his coat, and beat time with his foot, as one does in barns
= Walk in as a guest, in somebody's coat => There was a very good one with a velvet collar | {h} put {his} chin up, and three people bowed before {he} had got to the stairs
- Destroy the lamp main under the floor => It was a tap with a wheel on it | {h} turned, and then {he} went on turning
~ The coat rail came down on the lot of them | when they would dug themselves out one thing was clear, that it had to be now
@ he-wall1 scene line=plain-heist wall way did=he-means:+ p=widow_in_grey/she where=the_dancing_floor
% Nobody Had Danced There Before; The First Glove
First it was only the fiddle, and feet | then {p.a} walked out on the empty floor, took off her gloves, and dropped them
"I'm eighty-one," she said, to nobody in particular. "I poisoned a dog in the year of the flood. It bit. I want to dance now, before I'm dead"
No one moved | {h} had never heard a room hold its breath like that
Somebody had to be the second | across the hall {foe} had turned round, and was looking for a person to look at
+ Give the old woman your arm => She weighed no more than a bird, and she knew all the steps | by the second round there were eight on the floor, and by the third {foe} could not be seen for people
= Slip along the wall to the palms => Nobody looked at {h} | behind {him} feet began to stamp, more and more of them, and the lamps shook in their chains
- Trick a shy one into going out in front => {h} gave the boy a push in the small of the back | he stood there in the middle and turned scarlet, and everyone thought that it was his idea
~ {foe} clapped {foe.his} hands, once | the fiddle broke off | only the old woman danced on, to nothing, and that was nearly enough
@ he-wall2 scene line=plain-heist wall p=goldsmith's_wife/she where=the_receiving_line
% Delighted; A Velvet Collar
At the door of the great room stood {foe}, and shook hands with everyone, and there was no way round it | {h} came nearer by one guest at a time
In front of {him} went {p.a}. Her hand trembled on her fan. "You're new," she said. "Don't say anything, when {foe.he} looks at you. Bite your tongue. I told about my own sister, the first time. I'd only meant to be polite"
"I don't believe I know you," said {foe}, and held {h's} hand in both {foe.his} own, and waited
It was very quiet in that look | one could have put anything into it
+ Defend the woman in front when {foe} turns to her => "She's with me," said {h}, "and she's said all that she's got to say." | {foe} let go of the hand | behind them the line had come to a stop
= Say nothing whatever, and count to thirty => At eleven it got hard | at twenty {foe} blinked | "Do go in," said {foe}, and {foe.his} voice was a little unsure
- Lie about a neighbour, to have something to say => It came out all by itself, and it was about somebody {h} hardly knew | {foe} nodded, and forgot it, and went on to the next
~ "Your collar," said {foe}. "I gave that coat to a friend." | {hands} had {h} by the elbows, most politely, and out through the palms
@ he-wall3 scene line=plain-heist wall way did=he-means:- p=night_porter/he where=the_dark_house
% All the Lamps at Once; Voices
When the lamps were gone one heard the house for the first time | somebody was crying, and somebody else was laughing, in a relieved sort of way
"Is that you?" asked a voice close to {h}. "I've always wanted to say it. It was me who wrote to your wife." | it was meant for another | all over the house they had begun, now that they could not be seen
{p.a} had hold of {h's} belt and was letting himself be led. "Shall I tell you mine?" asked {p}. "I've no page at all. I'm too small. I used to lie awake over that"
Far off somebody was busy with a flint
+ Comfort the one who is crying on the stairs => It was one of {hands} | he held on to {h's} sleeve. "Don't let them light it yet," he said
= Feel your way along the sills to the end => Ring, glove and spoon were there | {h} counted with {his} fingertips | behind the last was a door
- Rob the dark of whatever it holds => Watches are easily come by in the dark | the first lamp flared | {h} was standing there with one in each hand
~ A lamp flared up | everybody was standing nearer together than they had thought, and sprang apart
@ he-turn scene line=plain-heist turn p=again who=widow_in_grey,goldsmith's_wife,night_porter where=the_white_room
% The Book; Nothing from A to Z
The lock took a minute and a half | in the white room lay the book, as thick as a loaf, with brass on the corners
{h} opened it at {his} own letter, and there was nothing there | {he} turned over, and went on turning, and there was nothing on any page, from the first to the last
{p} took hold of the table. "Then where's it written?" asked {p}. "Where's mine?"
{h} drew out the page that had cost ten years of hems, and broke the wax | it was white, too
"There never was anything," said {h}. "They saw a lock. Then they came, and told it all themselves, each about the others. {foe} only had to wait"
In the margin somebody had once begun a word | somebody had crossed it out | it was {foe.name}, and nothing after it
+ Comfort {p} with the empty book in your arms => {p} laughed first and then did not | "Twenty years," said {p}. "I didn't go to my brother's wedding"
= Look for what has been rubbed out => Held against the {lamp} there was one line left | "I can't think of anything bad," it said, in a child's hand. | it had been somebody's schoolbook
- Steal the book, and say it is full => It was heavy enough to be true | {p} looked at {h} sideways. "Who'd have thought," said {p}. "It works on you as well"
~ Steps came up the corridor | they knew now what it was | they left the book where it lay, and {h} took only the one white page
@ he-price scene line=plain-heist price where=the_coal_yard
% What Was Left Behind; Black Hands
They were out, and in the yard, and somebody was missing | the seamstress had kept watch at the coal hatch, and {hands} had her | there she stood behind the grating, and was being asked something, quite kindly
"She won't say anything," said {ally}. "Let's go. If they catch us with what we know then it's all been for nothing"
Out there lay the street, and the night, and nobody behind them | in the morning {h} might {goal}
She had wiped her hands on her apron, and they had stayed black | she was shaking her head, again and again
+ Rescue her through the coal hatch => It was a slide of nine feet, and {h} arrived like a sack | {hands} said good evening before they had thought | before they had done she was up the ladder
= Throw the cloakroom into an uproar first => Three hundred coats came out of three windows | {hands} ran for their own | she walked out through the gate behind them, slowly, but it had cost them the hour
- Betray her, since she knew what she did => "She would have wanted it so," said {h}. | nobody answered | they went quite fast, and did not look at the grating
~ A dog had got hold of {h's} coat | it was decided by that, and by who was the first over the wall
@ he-far scene line=plain-heist far p=again who=widow_in_grey,goldsmith's_wife,night_porter where=the_all-night_kitchen
% What One Knows; Soup at Three
At three in the morning they sat over soup, and none of them spoke | each had a white page before the mind's eye
"I could stop greeting him," said {p} at last. "Or I could go on. Isn't it odd? It's all just as it was, only I'm not afraid. I don't quite know who I am"
A man at the next table had been listening | he was one of {hands}, off duty, with his collar undone. "What do you mean," he asked, "nothing in it?"
He had gone very red | he had stood outside that door for eight years, on account of something about a horse
+ Give him a bowl and a place at the table => He told about the horse | it was rather a good story | by the end they all wiped their eyes, and he did too
= Ask him what the others would say => "They'd say you're lying," he said. "You'd have to show them. All of them at once. One alone would never believe it"
- Lie to him that his page was the worst => He sat there, and one could see how it went in, and down | he buttoned up his collar again
~ The door opened, and others came in with their collars undone | they would have to talk of the weather, and of that there was a great deal
@ he-plan scene line=plain-heist plan fork p=again who=widow_in_grey,goldsmith's_wife,night_porter where=the_steps_of_the_hall
% Before the Bells; How One Shows Nothing
Before the bells rang they had got to decide | everyone was still in the hall for the last toast, and after that they would go home, each by himself
"You can't just tell them," said {p}. "I wouldn't have believed you either"
It could be done in the open, from the book itself | it could be done by going round to each of them, alone, with a white page | or else {foe} could pay to have it kept quiet
{h} looked up at the lit windows | {he} had only wanted a little help to {goal}
+ Share it with all, aloud, in the hall => "Then somebody has to read," said {p}. | they all looked at {h}
= Take a white page to each of them alone => {ally} cut them out with a knife, three hundred of them | there was one for everybody, and they were not even lies
- Trick {foe} into paying for your silence => {h} wrote it down in one sentence | it looked so natural on that paper that {he} had to put down the pen
~ A bell began to ring, and people came out on the steps | now it had to be done with those who stood nearest
@ he-gate1 scene line=plain-heist gate move way did=he-plan:+ p=toastmaster/he where=the_great_hall
% Read Mine; The Last Toast
{hands} stood round the high table, shoulder to shoulder | on it, on a cushion, lay the book, as on every year
"I was going to propose a toast," said {p.a}, with his glass in the air, for he had seen {h} come down the middle. "I think that I'd better not"
"Read out mine," said an old woman from the side | that was all it took | "Mine," called somebody. "Mine first." | the voices shook, and more and more of them stood up
{hands} looked round for an order | most of them had a page as well
+ Give the nearest of {hands} your own page => He turned it over twice. He and held it up against the light | then he stepped back, and made a gap, and he kept it open with his arm
= Walk up to the cushion, without hurry => It was forty steps | nobody laid a hand on {h}, and nobody quite let {him} by | somebody always had to move an elbow
- Attack the biggest of them with a candlestick => It rang on the floor, and so did he | for a moment that was the only thing anybody saw
~ A glass fell, and then they all drew back again, as if somebody had named them | there was one step left to do, and it had grown long
@ he-gate2 scene line=plain-heist gate move p=old_schoolmaster/he where=the_long_gallery
% From Hand to Hand; Three Hundred White Sheets
They had begun at the far end of the gallery, with the shy ones | {h} laid a sheet into each hand, and waited until it had been turned over
{p.a} looked at his for a long time. "This is my paper," he said. "I know the lines. It comes out of an exercise book, from my second form. Little {foe.name} never handed in a thing. Such a good child! Couldn't think of anything to confess."
Now one could hear it go through the house, like wind in leaves | it was people turning a page over
At the end of the gallery {hands} had heard it as well
+ Share the last sheets with {hands} => They took them like people who have been handed somebody's baby | one after another they turned them over | in the middle there was suddenly room to pass
= Ask {p} to tell it again, louder => He had taught for forty years, and his voice carried | it got to {hands} before {h} did
- Deceive a guard with a page that has writing => {h} had scribbled something on it, at the last moment | he read it and went as white as the others were | he ran, but he would a name on his lips
~ "Collect them!" somebody ordered. | they tore the sheets out of people's hands, and people let them go, and looked at their fingers
@ he-gate3 scene line=plain-heist gate move way did=he-plan:- p=secretary/she where=the_private_stairs
% The Price of Saying Nothing; A Cushion on the Landing
On the private stairs sat {p.a}, on a cushion, with a ledger. "You've come about money," said {p}. "They all do, the ones who find out. You're the fourth."
She counted it off upon her fingers | one had a house by the river now, and one was {foe's} steward | the third was herself. "I was going to free everybody too," said {p}. "I'd the book in my hands. Then I thought of how they'd look at me. It's easier from up here"
She moved the cushion a bit to the side | above her there was light under a door
+ Give {p} the sentence to read, and go on up => She read it, and then she tore it in two. "You write worse than I did," said {p}. "So there may still be time"
= Ask {p} whether she sleeps at night => "In the afternoons," said {p}. | she thought about it, and she got up, and took the cushion away altogether
- Cheat, and promise her half => "They all promise half," said {p}. | she went on ahead to announce {him}, and she had straightened her back for it
~ The ledger slid down the stairs, step by step | people came out of all the doors to see what it was
@ he-duel scene line=plain-heist duel where=the_high_table
% The Whole Book; Somebody Who Waits
{foe} sat behind the book with {foe.his} hands folded on the brass | it had got quiet, right to the last row | {foe} looked at {h}, and waited
It was that look | there was all the time in the world in it, and one would have liked so much to put something there
"You've seen it, then," said {foe}. "I was nine. We had to write down what we'd done wrong, and I couldn't think of anything. So I sat there and waited. And the boy beside me couldn't bear it, and told me his. They've never stopped since."
Somewhere a chair creaked
"If I open it, they'll see they've told it all for nothing," said {foe}. "They'll hate each other worse than they hate me. I've kept it locked for that. Well? You know what you came for. Is that worth it? I'm only asking"
+ Give {foe} the pen, to write the first line => {h} laid it down on the brass. "You've waited long enough," {he} said. "Tell them one thing of your own." | {foe} looked at the pen. "I was lonely," {foe} said, so low that it had to be passed on from row to row
= Open the book, and read out every page => "A," read {h}, and turned over. "B." | it took until M, and then someone giggled | from S on they were reading along, in chorus, page after page of nothing
- Lie that {foe's} own page is the one that is full => "There's one that's written," said {h}, with a hand on the book. "It's yours. Shall I?" | for the first time somebody else was waiting, and {foe} could not bear it at all
+~ {foe} took the pen, and wiped it, and put it back into its stand | "After you," said {foe}. | {h} opened {his} mouth, and there came nothing, and all of them had seen it
=~ "He has it by heart!" cried somebody in the second row. "He's leaving mine out!" | they liked it better full | {foe} drew the book gently from under {h's} hand
-~ "Please do," said {foe}, and leaned back | {h} looked for something to read out, and turned the page, and it was white, and everybody saw who was lying
`;
export const pack: PackSource = { id: 'case-plain-heist', sheets: [facts, scenes], words: {} };
