import type { PackSource } from '../pack.ts';

/** Four walls and three nights: who stands outside, and what is owed to them. */
const facts = `
@ * truth line=plain-siege start
{foe} wanted everyone out of {home} within three nights | {h} could not {goal} unless it was still standing then | so it had to be held
@ * token line=plain-siege
the brass whistle
@ * known line=plain-siege before
There were three nights to get through | nobody could tell {h} what {foe} wanted with these four walls
@ * known line=plain-siege behind
{h} knew now who was waiting outside, and for what | it did not make the walls any thicker
@ * echo line=plain-siege second did=si-lead1:+
The family from the low side had brought their own door along | it was nailed across the worst of the gaps
@ * echo line=plain-siege wall did=si-lead2:=
{h} remembered where the third post stood | the scout had drawn it for {him} with a toe
@ * echo line=plain-siege second did=si-lead3:-
Nobody outside would come to talk any more | they had been lied to under a white shirt
@ * echo line=plain-siege turn did=si-second:+
The boy with the whistle had learned the call by now | he blew it only when {h} nodded
@ * echo line=plain-siege far did=si-near:+
The old couple had moved their bed in front of the back door | they slept well there, they said
@ * echo line=plain-siege far did=si-near:-
There was a bed too many now | nobody cared to sleep in it
@ * echo line=plain-siege plan did=si-means:=
From the roof {h} had counted their fires each night | there were fewer of them every time
@ * echo line=plain-siege gate did=si-price:+
The two who had been fetched in over the wall stood at the front | {h} had let down the rope for them
@ * echo line=plain-siege gate did=si-price:-
Two places at the wall had been filled up with sacks | a rope still lay there, coiled
@ * settle line=plain-siege won
{foe} turned {foe.his} face to the wall, and it took a while | then {foe.he} told {hands} to put out the fires | they went down the road in twos and threes, and some of them waved | behind {h} somebody pulled the door from its hinges, so as never to have to bar it again | {he} had wanted to {goal} | now there was room for it, and time, and it was done before the leaves fell
@ * settle line=plain-siege lost
The bar broke at first light | they came out one by one with their hands up, and {foe} looked at each of them | nobody was harmed, and nobody was let back in | {h} watched from the road how the roof came down | what {he} had meant to do could not be done from a road
@ * settle line=plain-siege dear
They went away at first light, and what was left of the walls was {h's} | it had been held for all three nights | two names were cut into the door post, and people touched them when they went through | what {he} had set out to do was done in the end, on the spot where they had stood
@ * more line=plain-siege did=si-lead1:+
They never took back their door | they have another, and it is never shut
@ * more line=plain-siege did=si-lead2:=
The scout comes by in winter, and always sits where one can see three ways
@ * more line=plain-siege did=si-lead3:-
The white shirt hung on the fence until it was grey | nobody would wear it
@ * last line=plain-siege won
Every year they light three fires outside, and sit round them, and look at the walls from there | it is done so that nobody forgets what they looked like to the others
@ * last line=plain-siege dark
The walls were thicker now, and {h} lived behind them | at night {he} went round and counted the posts
@ * last line=plain-siege dear
{h} kept the brass whistle in {his} pocket | {he} never blew it again, and nobody asked {him} to
@ * last line=plain-siege lost
{h} had put a stone from the wall into {his} pack | one can begin with a stone
@ * bridge line=plain-siege quest=protect:hold_the_walls_until_the_third_morning:the_walls
Two years later {h} had stopped {inhome} for one night | nineteen people asked {him} to stay for three, because they had nowhere else to go
`;

const scenes = `
@ si-o1 open line=plain-siege p=old_sergeant/she fork where=the_barred_door
% Three Nights; Somebody Has to Hold It
A paper was nailed to the door {inhome} | {foe} gave everyone three nights to be gone, and after that {hands} would see to it
Nineteen people stood and read it | {h} had come here to {goal}, and could not do it from a ditch
"Well, I'm too old to carry my bed," said {p.a}, and took a brass whistle out of her apron. "I've done this before, in another place. Three nights is nothing. You bar the door, and you keep awake. One long blow means they're coming. Two means they've stopped." | she hung it round {h's} neck. "You've got the youngest ears"
Down on the road {hands} had begun to light their fires | there was still an hour before dark
"There's that family on the low side, they'd have to be fetched in," said {p}. "There's the road, and nobody's had a look how many they are. Or somebody could go and talk to {foe}. With a white shirt on a stick, it used to be done like that"
+ Help the family from the low side to get in => They had five children and a door, which they would not leave behind | {h} took the back end of it | {hands} stood up from their fires to look, and sat down again
= Go along the ditch and count the fires => {h} went on {his} stomach | there were eleven fires, and at each of them people were laughing, as one does at fires
- Trick {foe} with a talk under a white shirt => "We'd like to think it over," {h} called out. | {foe} sent the fires back a bowshot, out of courtesy | behind {h} they were already nailing up the windows
~ A stone came out of the dusk and took the {lamp} | after that one only went where one could crawl
@ si-lead1 scene line=plain-siege lead way did=si-o1:+ p=young_father/he where=the_low_side
% A Door for the Door; Five Children and a Hen
The children came in over the sill like flour sacks, and last of all came {p.a}, with a hen
"They were quite polite," said {p}. "One of them carried the little one as far as the fence for me. He asked if there's a cradle in here. An oak one, with a bird on it" | he put down the hen. "I said there's an old one up under the roof. He didn't say anything then. He looked as if I'd given him a push"
nobody had told {h} of a cradle
Outside a horn was blown, rather badly, and the fires came nearer by the length of a field
+ Give the children the warmest corner => It was behind the stove | they lay there like spoons, and the hen lay on top
= Look for the cradle under the roof => It was of oak, and it had a bird on it | on the bottom somebody had scratched two letters, and one was the first of {foe.name}
- Rob the family of their lamp oil => There were three jars, and it was all that they had | {p} watched {h} pour it out along the sill
~ The door that they had carried so far went over, and took the shelf with it | for a time nobody could hear what was going on outside
@ si-lead2 scene line=plain-siege lead where=the_ditch_by_the_road p=scout/he
% Eleven Fires; What One Hears in a Ditch
There was somebody lying in the ditch already | it was {p.a}, and he had been there since noon, for reasons of his own
"I scout for whoever pays," whispered {p}. "I'm between two just now. See that third post? That's where they sleep, the ones who've been told to break the door. They don't like it. Half of them were born in there." | he nodded at the walls. "You didn't know that? {foe} as well. They were all put out, one night in winter, when they were small. It was the grandfathers of your lot who did it, with torches. They've only come back"
At the nearest fire somebody had begun to tell which window had been his
+ Share your supper with {p} => He ate it lying down. "I'd no side till now," said {p}. "I've still none. But you do make a good soup"
= Ask {p} what they mean to do first => "Wait," said {p}. "The first night they only look. You'd look as well, if you hadn't seen it for forty years"
- Steal the horn from beside the nearest fire => It took {h} a quarter of an hour | next morning they had no horn, and a boy with a red ear who had been minding it
~ Somebody came to the ditch with a bucket | they lay in the mud beneath it and did not breathe until he had gone
@ si-lead3 scene line=plain-siege lead way did=si-o1:- p=messenger/he where=the_white_shirt
% A Bowshot Back; With Clean Hands
{p.a} came across the field with his palms up, since the shirt was still hanging there. "{foe} wants to know what you've thought," said {p}. | behind the shutters there was hammering, and he heard it
"You weren't thinking at all," said {p} after a while. "I told {foe} you'd keep to it. I said they're decent people in there. I ought to know, I was carried out of that door when I was four." | he looked at the threshold, and quite low down he found a notch. "There I am. It goes up to five on the other side. That's my sister"
{h} had a nail between {his} teeth, and could not think where to put it
+ Support {p}, who has to go back with that => {h} went with him to the middle of the field and said it {himself} | "I'd rather have it from you," said {foe}, and turned away
= Ask {p} to whom the other notches belong => There were thirty, and he knew each of them by name | the last was very low | "That's {foe}," said {p}
- Lie to {p} that it is only the wind in the shutters => "Then you'll want to see to those hinges," said {p}. | he went back without once looking round
~ A shutter fell out, with somebody behind it who held a hammer | there was nothing left to say
@ si-ally ally line=plain-siege ally=stonemason where=the_gap_in_the_wall
% Whoever Can Build; The Worst of the Gaps
In the worst of the gaps sat {ally.a}, and fitted in one stone after another
"I'm not one of you," said {ally}. "I was passing by. But I can't look at a wall that's got a hole." | {ally.he} knocked on the stone next to it. "This one's good. It's older than all the rest. Somebody knew what they were about. And look, they've left a hollow, with a lid on it. You do that when you think you'll be coming back"
There was a child's shoe in it, and a spoon
{ally} set the lid on again, quite gently. "I'd better stay till it's finished," said {ally.he}
+ Give {ally} a hand with the heavy ones => They did eleven before it was dark | "You set a stone as if it could feel it," said {ally}. "That's not the worst way"
= Ask {ally} how long the wall will hold => "Against people? One night more than they've patience," said {ally}. "It's always been so."
- Cheat {ally} about what there is to be paid => {ally} named a price, and {h} nodded | there was not half so much in the house
~ The gap fell in once more, and took the evening's work along | they began again, and said nothing about it
@ * fare of=si-ally won
{ally} left one hole in the wall on purpose, as wide as two people, and called it a gate
@ * fare of=si-ally lost
{ally} carried the old stone away on {ally.his} back | it ended up over somebody's stove
@ si-second scene line=plain-siege second p=again who=young_father,scout,messenger,old_sergeant where=the_first_night
% They Only Look; A Song from Outside
The first night nobody came | {h} stood at a chink with {p}, and beside them there was a boy, who wanted to hold the whistle
There they sat round their fires, two hundred of them, and looked | now and then one would point at something, and the others leaned over to see
Then they began to sing | it was an evening song, and it had a turn in it that one finds only here
Somewhere in the house an old voice fell in, without thinking, and stopped
"How do they come to know that?" asked {p}. | nobody could say, but it had grown very quiet behind the walls
+ Give the boy the whistle, and teach him the call => He held it in both hands | "One for coming, two for stopped," he said. "What's the one for when they only sing?"
= Listen for who it was that joined in => It was the oldest of them all, in her chair | "We had it from the ones before us," she said. "It was lying about"
- Trick them with a blast in the middle of the song => Two hundred people leapt up in the dark, and someone cried | they sang again only toward morning, and it was another song
~ A shutter banged, and somebody loosed a stone at the sound | on both sides they lay flat until it was light
@ si-near scene line=plain-siege near p=old_husband/he where=the_back_room
% Too Old to Be Carried; A Bed at the Back
Someone had to go, there was not enough for all | that was what the younger ones whispered on the stairs, and looked toward the back room
In there sat {p.a}, and he was packing for them both. "You needn't whisper," said {p}. "We've talked about it. We'll go out to them. They won't do anything to two old people. We'd be two mouths less"
His wife sat on the bed with her hat on | "I was nine when it happened," she said suddenly. "I carried a torch. A small one. I've never told him that"
He went on folding a shirt, and folded it once more
+ Comfort her, and put the hat back on its peg => "You'll stay," said {h}. "Who else would tell it?" | then she told it, all of it, and he held her hand | it was the first that most of them had ever heard about it
= Ask her where that torch came from => "My father," she said. "He told me they were only going for a walk." | one saw how she was looking after them still
- Betray them, and show them the way out => They went across the field arm in arm | outside somebody took her by the elbow and led her to a fire | those on the stairs looked at their shoes
~ The whistle blew, one long | when it was over they were both asleep in their clothes, and nobody liked to wake them
@ si-means scene line=plain-siege means fork p=again who=young_father,scout,messenger,old_sergeant where=the_roof
% One Night More than Patience; From up Here
From the roof one saw all of it, the eleven fires and the third post, and beyond that the grey road
"Tomorrow they'll come," said {p}. "They've cut a beam. I've heard them try how it's carried"
There was an old drain that ran out under the wall to the middle of their camp, and a child might get through it, or somebody thin | one could wait for the beam, and keep it off from up here, with whatever was at hand | or else one could get at their beasts, and in the morning they would have something else to do
all that {h} had come for was to {goal}, and now {he} was lying on a roof and counting fires
+ Protect the door from up here, all together => They carried up everything that could be thrown | it was pots, mostly | each took a place by the parapet, and said what {his} name was
= Crawl out through the old drain and listen => It was as dark as in a sack | at the other end there was a grating, and over it somebody's feet, who had taken off {his} boots
- Steal out at night and loose their beasts => They were tied with a good knot and did not want to go | at last one went, and then all the others
~ A tile slid off and broke below | all the eleven fires were put out, one after another
@ si-wall1 scene line=plain-siege wall way did=si-means:+ p=beam_carrier/he where=the_parapet
% The Beam; Pots and Names
They came at daybreak with the beam on their shoulders, thirty on each side, and walked in step
The first pot broke on the beam, and the second in front of it | then {p.a}, who was walking at the very tip, looked up, and he took off his cap. "Is that our soup pot?" he called. "The blue one?"
The next arm stopped in the air | it was a blue pot, with a white rim
"It's got a chip on the handle," called {p}. "I did that. I was smacked for it." | behind him they had all put down the beam, since he was standing still
On the parapet someone turned the pot round, and there was the chip
+ Give it to him, on a string => It went down slowly, and knocked against the wall | he took it in his cap | nobody touched the beam again that day
= Call out what else is still here => "A ladle with a hole in it!" called {h}. "A green stool!" | and from below they answered, first one, and then many, with whose it was
- Attack them, now that they are standing => Eleven pots came down all at once | they ran, and left the beam, and one of them ran with a hand over his eyes
~ The blue pot slipped | it burst at his feet, and in the silence the beam was lifted up again
@ si-wall2 scene line=plain-siege wall where=the_old_drain p=barefoot_woman/she
% Under the Grating; Somebody's Boots
The feet belonged to {p.a}, and she was talking to somebody who could not be seen. "If we get in," said {p}, "I'm only going to sit down. In the corner by the stove. I don't want anything else. They can stay, for all I care"
"{foe} says they've got to be gone," said the other voice. "All of them. {foe.he} says it has to be as it was"
"It can't be as it was," said {p}. "Mother's dead. I'd only like to sit." | something dripped through the grating onto {h's} hand, and it was warm
Then she bent down, to pull on her boots, and looked right in {his} face
+ Comfort her before she can cry out => "The corner by the stove is free," whispered {h}. "There are five children in it, and a hen." | her mouth was open already | she shut it again
= Lie still, and look back at her => It lasted until her boots were on | "Rats," said {p} to the other one. "Big ones"
- Deceive her in another's voice => "Is that you, mother?" {h} whispered, as one does in the dark. | she went white, and ran, and told nobody about it | {h} had a taste in {his} mouth the whole way back
~ The grating gave under her heel | they were both of them in the drain, and both of them screamed
@ si-wall3 scene line=plain-siege wall way did=si-means:- p=herd_boy/he where=the_camp_in_an_uproar
% Nothing to Carry It With; The Herd Boy
In the morning there were hoofs everywhere, and no beasts | they ran about with ropes in their hands, and the beam lay in the grass
{h} had not got back in time | {he} lay beneath a cart, and next to {him} lay {p.a}, who was twelve, and was supposed to have kept watch. "They'll skin me," said {p}. "Not really. They'll only look at me. It's worse"
He did not ask who {h} was | he was too busy with being miserable. "That was everything we had," said {p}. "We sold the rest to get here. {foe} says that when we're in we'll not need it. I've never been in. I was born on the road. What's it like?"
+ Help {p} to catch the nearest of them => They got it between them into a corner of the ditch | "Now they'll only half look at me," said {p}. | he showed {h} where the fence was down
= Tell {p} what it is like in there => {h} told about the stairs, the third of which creaks | "I know that," said {p}. "They always tell that one"
- Cheat {p}, and send him the wrong way => He ran off as fast as he could, in his big boots | {h} saw him for a long time, and he did not turn round
~ Somebody pulled the cart away | there they lay, the two of them, in the broad light of day
@ si-turn scene line=plain-siege turn p=again who=beam_carrier,barefoot_woman,herd_boy where=the_hollow_stone
% The Deed of the Walls; A Walk in Winter
{ally} had taken the old stone right out now, to set it better | behind the shoe and the spoon there was a roll of oilcloth, and in that was a paper
{h} read it aloud, down to the last line | the walls and whatever was in them belonged to thirty people, and they were named, down to the children | the last of the names was {foe.name}
"So they're in the right," said {p}
"They were put out, on a night in winter, for somebody wanted it," said {h}. "They were told it was for a walk. Half of them never got as far as the river. And {foe} was the smallest. {foe.he} put {foe.his} shoe in there, so there'd be something to come back for"
Nobody in the house had known it, but for one, in a hat | they had all been born here as well
+ Comfort those who have nowhere else to go => They sat on the stairs with their bundles and asked one another where they would even go to | it was the very same that had been asked forty years before
= Read out all thirty of the names => At each of them one looked through the chinks, and tried to find the face for it | most of them were easy to find
- Destroy the paper before more have seen it => It was gone in a moment, in the stove | {ally} looked at {h}, and then {ally.he} put back the stone
~ A blow made the wall tremble, and dust came down on the paper | nobody had come to what one ought to think of it
@ si-price scene line=plain-siege price where=the_wall_at_dusk
% A Rope for Two; The Second Night
There were two of them who lay between the wall and the fires, where they had been caught by the falling beam | one was from inside, and one from outside, and they had got hold of each other's sleeves
From there came a voice, not very loud. "Hello," it called. "Hello, we're still here"
"It's a trap," said someone. "If we let down a rope they'll come up it." | and it was true that {hands} were standing there in the dark, a stone's throw away, and that nobody could have said what they meant to do
The rope lay there | there was just one of them, and it was also the only way down, if {h} had ever to get away from here, to {goal} by {himself}
+ Rescue them both, with the one rope => They came up tied together, since neither would go first | {hands} did not move | when the two were over somebody out there said "thank you"
= Wait, and call to them through the night => {h} talked until {he} was hoarse, of the weather and of what they would cook | toward morning there was just the one who answered
- Betray them, and draw in the rope => It came up over the edge, hand over hand, and lay there | the voice went on for quite some time
~ The rope tore at the edge of the stone | what they did after that they did with blankets, and it was hardly long enough
@ si-far scene line=plain-siege far p=again who=beam_carrier,barefoot_woman,herd_boy where=the_well_between
% The Same Well; Between the Lines
There was one well, and it lay halfway | at night both sides went to it, each by itself, and did not see the other
That night they met | on the other side of the well stood {foe}, with a bucket, and there was no one with {foe.him}
"It creaks still," said {foe}, meaning the winch. "I used to be lifted up to look in." | {foe.he} let the bucket down for {h}, too, since {foe.he} was at it. "My brother asked the whole way where the walk was going to. I was too small to be asked. I only wanted my other shoe"
{p} stood there in the dark, with an empty jug
"Tomorrow's the third night," said {foe}. "I've promised them. They've been carrying me on their backs since I was four. I can't tell them now to turn round"
+ Give {foe} the shoe out of the wall => It lay on {foe.his} palm, and was no longer than a finger | {foe.he} went back without the bucket
= Ask {foe} what {foe.he} would do with it all => "Shut the door," said {foe}. "From the inside. I've thought no further than that"
- Lie that there is nothing left from that time => "Nothing?" said {foe}. | {foe.he} turned over the bucket, and let it run out. "Then I needn't be careful"
~ A dog barked, and then people were coming, from both of the sides | they parted without having said it
@ si-plan scene line=plain-siege plan fork p=again who=beam_carrier,barefoot_woman,herd_boy where=the_stairs_at_night
% The Third Night; What Can Be Done with a Door
They all sat on the stairs, and the third step creaked whenever somebody shifted
"We can hold it," said {ally}. "The wall's as good as it's ever been. They'll break themselves on it, and so shall we, a bit"
"Or we open," said {p}. | that had been in the air for some time | "Just like that? They're two hundred." | "There's a stove," said {p}
And one might also hold something up against {foe}, since {foe.he} had promised so much to so many | there was the cradle, there was all that was left | whoever has nothing but a promise can be made to fear for it
{h} turned the whistle round in {his} fingers
+ Support those who would open the door => They swept the stairs, and somebody put on the big pot | it was odd how frightened one could be with a broom in one's hand
= Stay behind the wall, and hold it => Everyone had a place by now, and went to it without being told | {ally} walked along, and laid a hand on the stones
- Trick {foe} with the cradle as a hostage => It was carried up on to the parapet, where all could see it, and next to it stood somebody with a torch
~ The beam fell before they had finished, and then there was no stair any more, only a great deal of dust
@ si-gate1 scene line=plain-siege gate move way did=si-plan:+ p=rear_guard/she where=the_open_door
% With a Broom; Nobody Had Reckoned with That
The door stood wide open, and light fell out of it, right across the field | they had come up with the beam at a run, and now they stood there with it, and did not know where to put it down
"It's a trick," said {p.a}, out in front, with a lid of barrel staves. "That's how they did it before. Leave it open, and call you out." | "We aren't calling you out," said {h}. "We're calling you in. Mind the third step"
{p} did not move | over her shoulder one could see the others, and they looked past {h}, at the stairs
Somebody in the back had begun to wipe his feet
+ Give {p} the broom to hold => She held it like something that might go off | then, since she had it in her hand, she swept in front of herself, one stroke, and then one could not call it a siege any more
= Step aside, and leave the way free => For a time there was nothing in the doorway but the light | a child came through first, as it is with children
- Lie that the big ones have all gone away => {p} threw her head up. "So it's only the old ones and the small." | "That's just who we were," said somebody behind her, and it sounded bad
~ Someone dropped the beam | it was only a noise, but it made both sides jump back, and the door fell to
@ si-gate2 scene line=plain-siege gate move way did=si-plan:- p=cradle_maker/he where=the_parapet_by_torchlight
% A Torch and a Cradle; The One Who Carved the Bird
"One step farther," called {h}, "and it goes." | the torch was held to the cradle | two hundred people stopped as if they had run into a rope
"I carved that," said {p.a}. He was so old that they had carried him there in a chair. "The bird's a wren. I cut my thumb doing it. There's still some of that in the wood." | he raised one hand. "They've all lain in there. I wanted to see it once more. You hold it a bit steady, please, there's a wind"
The one with the torch was a young father | he had five of his own downstairs
+ Give the cradle down to the old man => {h} let it down to him {himself}, on the rope | he laid his hand in, flat, as if somebody were there | no one thought of the beam any more
= Hold the torch away, and say nothing => They stood there, and looked at one another, from up here and from down there, until the torch had gone out by itself
- Attack the ones in front while they stare => The stones had been lying ready | it was an easy thing, and it did not stop being one for quite some time
~ A spark had got into the straw | it was nobody's intention, and suddenly both sides were shouting for buckets
@ si-gate3 scene line=plain-siege gate move p=wall_climber/he where=the_top_of_the_wall
% Hand over Hand; Everyone in Their Place
They came in the dark with ladders, on all four sides | one did not see them, one only heard the rungs
A hand came up over the edge in front of {h}, and another, and then there was a face between them | that was {p.a}, no older than {h} had been when {he} first came here. "Good evening," said {p}, out of breath
It was the kind of thing that one says
Left and right of {him} others had come up as well | at each place somebody was standing whose turn it was to push, and not one of them had done it yet
+ Save {p} when the ladder goes => It slid off sideways, and he hung there | {h} had him by both the wrists | "Thanks," said {p}, and then he was over the wall, and sat there, on the inside
= Blow the whistle twice, for stopped => It went out over the whole field | and since it had meant the same on both of the sides for so long, everything stood still
- Destroy the ladder under him => It broke in the middle | he did not fall very far, but he screamed, and after that they pushed, at all the places
~ There were too many hands | the wall was theirs as far as the corner, and on the stairs one heard the third step
@ si-duel scene line=plain-siege duel where=the_threshold
% Notches; Which Side of a Door
{foe} stood on the threshold, with the notches on the post beside {foe.his} hip | behind {foe.him} were {hands}, and behind {h} the nineteen, and it was so narrow that one could have touched the other
"Get out," said {foe}. | it was not loud. "All of you. I've come to shut this door. I want to stand in there, and hear it shut, and nobody's to be outside whom I know. I've waited for that since I was four"
It would be light in a minute
"If you stay, then I'm the one who comes too late," said {foe}. "Then I've led them here for nothing. Where am I to put them? What am I to say to them? You've a thing you want to do as well. You know what. You tell me which of us is to have it"
+ Give {foe} the deed with the thirty names => {h} held out the paper. "It's yours," {he} said. "All of it. And we'd like to ask if we may stay." | {foe} read, down to {foe.his} own name. Nobody had ever asked {foe.him} for anything before
= Ask {foe} to stand against the notch => {foe} hesitated, and stepped up to the post | it came up to {foe.his} knee | {foe.he} looked down at it. "That small," said {foe}, and the hand let go of the door
- Lie that it was {foe's} own people who lit the torches => "It was your father who opened to them," said {h}. "It's in the paper." | {foe} stood there as if somebody had blown {foe.him} out | one could have led {foe.him} away by the sleeve
+~ {foe} looked at the paper, and at the thirty names, and there were eleven of them left | "I can't ask the others," {foe.he} said, and pushed the door wide for {hands}
=~ "I don't need to know how small I was," said {foe}. "I know that. I know it every night." | {foe.he} set {foe.his} shoulder against the door
-~ "My father carried me," said {foe}. "He carried me to the river, and then he'd no more breath." | it was the one thing that {foe.he} knew for certain | {foe.he} lifted {foe.his} hand, and {hands} came on
`;
export const pack: PackSource = { id: 'case-plain-siege', sheets: [facts, scenes], words: {} };
