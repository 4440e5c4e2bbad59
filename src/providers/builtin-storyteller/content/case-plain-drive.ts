import type { PackSource } from '../pack.ts';

/** A march over closed country: who closed it, and what lies up there. */
const facts = `
@ * truth line=plain-drive start
Only one road led to where {h} could {goal} | it went over a pass called the Saddle | {foe} had closed it, and nobody had crossed for years
@ * token line=plain-drive
the knotted cord
@ * known line=plain-drive before
The Saddle lay ahead | nobody could tell {h} why {foe} kept it closed
@ * known line=plain-drive behind
{h} knew now what {foe} had left up on the Saddle | everyone would know it once the company was across
@ * echo line=plain-drive second did=dr-lead1:+
The shepherd's whistle came down from the ridge | it meant that no rider was behind them yet
@ * echo line=plain-drive wall did=dr-lead2:+
From the far bank came three slow knocks on wood | it was the raft, going back for the next people
@ * echo line=plain-drive second did=dr-lead3:-
Far behind, the carter was telling {hands} everything | {h} had paid him in promises
@ * echo line=plain-drive wall did=dr-near:+
The boy with the bad shoes walked in front now | {h} had given him the other pair
@ * echo line=plain-drive far did=dr-near:-
The boy's mother kept her family at the other fire | she had not forgotten who ate first
@ * echo line=plain-drive price did=dr-means:=
{h} looked at the old drawing once more | the third cairn was exactly where it ought to be
@ * echo line=plain-drive gate did=dr-price:+
The old man whom {h} would not leave behind sat up on the mule | "I want to see this with my own eyes," he said
@ * echo line=plain-drive gate did=dr-price:-
There was one fewer in the company than at the last fire | no one looked at {h} when they counted
@ * settle line=plain-drive won
{foe} stepped off the road | {foe.his} people looked at {foe.him}, and then they stepped off it too | the company went over the Saddle in a long line, and it took until noon | on the far side the road ran down through grass | {h} had come all that way to {goal} | now nothing stood between {him} and it, and it was done before the month was out
@ * settle line=plain-drive lost
{foe} did not move | snow had begun to fall behind {foe.him}, and it closed the pass in an hour | the company turned round one by one | {h} stood at the cairn until the last of them had gone | the road was shut, and it was no use to think of the far side any more
@ * settle line=plain-drive dear
{foe} let them by, and the company crossed the Saddle in the dusk | not all who had started were there to see it | {h} walked last | on the far side it was done, and {he} knew to a name what it had cost
@ * more line=plain-drive did=dr-lead1:+
The shepherd had followed along the ridge | she raised her staff once, and went back to her sheep
@ * more line=plain-drive did=dr-lead2:=
The raft was dragged up to the foot of the pass that autumn | there it became a bench for those who rest
@ * more line=plain-drive did=dr-lead3:-
The carter came over last | he asked for what he had been promised, and {h} paid it in front of everyone
@ * last line=plain-drive won
They put up a new stone on the Saddle, with forty names on it and room for more | the knotted cord hangs on it | whoever crosses unties a knot, and ties it again for the next
@ * last line=plain-drive dark
The road is open, and it is {h} who holds the key to it now | people pay at the gate, and ask what they paid for | nobody has asked about the cord
@ * last line=plain-drive dear
Every spring {h} went up to the Saddle with a hammer and cut one more name | then {he} sat there for a while with {his} back against the stone
@ * last line=plain-drive lost
The cord still hung from {h's} belt | in spring the snow would melt | {he} had already counted who would come along
@ * bridge line=plain-drive quest=deliver:bring_the_doctor's_letter_down_to_the_coast:the_letter
A year and a half later {h} was given a letter to carry | a doctor had written it, and people on the coast were waiting to be told what to do
`;

const scenes = `
@ dr-o1 open line=plain-drive p=drover/she fork on where=the_last_gate
% The Gate Across the Road; Forty Knots
The only road by which {h} could {goal} went over the Saddle | now there was a gate across it | {hands} stood in front, and turned the people back | "The pass is closed," they said. "{foe} says so. It's for your own good."
Thirty people were waiting there with packs and mules | {p.a} had sat on her saddle since the day before. "My grandmother went over in her time," said {p}. "She tied a knot for each one who got across alive. Here. It's no good to me on this side."
{h} counted forty knots in the cord | then nobody had ever crossed again
"Most of us would go if somebody went first," said {p}. "There's the ridge, and there's the river. Or there's a wagon going up tonight with hides for {foe's} own table."
+ Help the waiting families up to the ridge => {h} took a child on {his} shoulders, and turned off the road | the others looked at each other | then thirty people picked up their packs | by nightfall the gate was a small light below them
= Ask {p} to show you the river => "It's high," said {p}, and was already on her feet. "That's why nobody watches it." | behind them people began, without a word, to load the mules
- Trick the gatekeepers with the wagon of hides => {h} told {hands} that {foe} had sent for more hands to unload | they waved the wagon through, and thirty people after it | nobody had counted them
~ A whistle blew at the gate | people scattered into the thorn bushes | when they had found each other again it was dark, and the river was all that was left
@ dr-lead1 scene line=plain-drive lead way did=dr-o1:+ p=shepherd/she where=the_ridge
% One Foot at a Time; The Ridge by Starlight
On the ridge there was room for one foot at a time | the mules would not take it until a whistle came from above them
{p.a} sat on a rock up there with forty sheep and a blanket. "You're loud," said {p}. "They'll hear you at the bridge. Walk where the sheep walk. They've never lost a leg."
She had grazed that ridge for thirty years, and she had seen one company go up in that time. "Forty-one went up," said {p}. "I counted, as one does. They had a fine guide. I never saw them come back, and I was told that they'd done well on the other side."
She looked at the cord in {h's} hand. "Forty," she said. "Then who's the one that's missing?"
+ Share your blanket and your fire with {p} => They sat close, with the sheep all round | "I'll keep a lookout for you from up here," said {p}. "One whistle means go on. Two means lie flat."
= Ask {p} what the guide looked like => "Young," said {p}. "And what a singer! You'd have followed too. It was the kind of voice that makes a road shorter." | she would not say any more, but she hummed it
- Steal a sheep while {p} sleeps => The company ate well for one evening | at daybreak the sheep stood along the ridge and looked at {h} | {p} counted them twice, and said nothing at all
~ A stone rolled away under somebody | it took a very long time to land | down at the gate a light began to move
@ dr-lead2 scene line=plain-drive lead where=the_river_landing p=raft_woman/she
% What the River Took; Twelve at a Time
The river was brown, and it came up to the roots of the willows | someone had left half a raft there, and {p.a} was building the other half
"Twelve at a time," said {p}. "And no singing, for sound carries. I've been over four times with nobody aboard to see if it'd float." | she looked {h} up and down. "I used to pull people across for a living. Then {foe} closed the pass, and there wasn't any more across."
The mules swam, and the people held on to each other | at the third crossing a rope parted in the middle of the river | {h} got hold of the end of it
"I took their guide back over, just the one time," said {p}, when they lay on the far bank. "Forty went up, and one came down. I was paid double so I wouldn't speak of it, and I'm tired of not speaking of it."
+ Give {p} a hand with the raft => It was past midnight when the last mule shook itself on the far bank | "I'll leave the raft on this side," said {p}. "If you have to come down quickly, knock three times on the planks"
= Ask {p} who the guide was => "I saw a scarf right up to the eyes," said {p}. "But I know a pair of hands when they've paid me. Ask me again when I've seen them once more."
- Rob the landing of its last good rope => {h} had the rope round {his} waist before {p} turned round | "That was for the people behind you," she said. "There are always people behind you."
~ The raft turned round twice and put them ashore where they had started | they did it all over again, and lost an hour and a sack of beans
@ dr-lead3 scene line=plain-drive lead way did=dr-o1:- p=carter/he where=the_hide_wagon
% Under the Hides; A Load for {foe}
The wagon smelled like a tannery | {h} lay under the hides with a child's elbow in {his} ribs | through a gap {he} could see the back of {p.a}
"I know you're there," said {p}, without turning. "The mules are pulling thirty people too many. I don't mind. Nobody's talked to me since the spring."
So he talked | he had carried hides, salt and lamp oil up to {foe} for eleven years | the oil was what puzzled him. "Ten jars a month," said {p}. "{foe.he} lights lamps up there somewhere, on a pass that nobody's allowed to cross. Who's it lighting the way for?"
At the next bend there were torches
+ Protect the child when {hands} look in => {h} put {his} own back against the tail board, and {hands} prodded that | "Hides," said {p} loudly. "They kick for days." | the child had not made a sound
= Slip off the wagon before the torches => They dropped into the ditch one after the other, like apples off a shelf | {p} drove on through the torches, whistling, with an empty wagon
- Lie to {p} that {foe} will pay for it all => {p} believed it, and went faster | he told {hands} of his good fortune at every | it was the truth, as far as he knew
~ A pitchfork went in and out again beside {h's} ear | {he} lay still | for an hour the wagon stood there, and nobody would say why
@ dr-ally ally line=plain-drive ally=mule_driver where=the_first_camp
% Whoever Comes Along; The Odd Mule
At the first camp {h} counted the company and got one too many | it was {ally.a} with a mule that nobody had seen before
"I walk quietly," said {ally}. "The mule walks quietly too. I taught her." | {ally.he} had packed for {foe} until a week ago. "I was told to bring down some old boxes from the Saddle and not to read what's on them. I can't read. But I can count, and there were forty."
{ally} scratched the mule between the ears. "I left them lying. I said the mule was lame. I'd like to go back up and set that straight."
+ Give {ally} a place at the fire => The mule lay down first, and {ally} leaned on her | before long half the children were leaning there as well
= Ask {ally} what was painted on the boxes => {ally} drew it in the ash with a twig | {h} read it upside down | they were names, first and last, and each had a village under it
- Cheat {ally} out of the mule at dice => {ally} lost the mule and laughed | "She won't come when you call," said {ally.he}. "You've won a good deal of walking."
~ The mule stepped on the fire, and then on the pot | they all had to laugh, and that was the end of keeping quiet
@ * fare of=dr-ally won
{ally} carried the forty boxes down one at a time, and could say by heart where each of them belonged
@ * fare of=dr-ally lost
{ally} took the mule home by the low road | both of them still walked quietly
@ dr-second scene line=plain-drive second p=again who=shepherd,raft_woman,carter,drover where=the_burnt_farm
% Still Warm; Somebody Ahead of Them
The farm below the pass was still smoking | the well had been filled up with stones | it had been done that morning, and it had been done for them
{p} went round it with {h}, and turned over what was left. "They're not behind us any more," said {p}. "They've gone ahead. {foe} isn't trying to catch you. {foe.he} only wants you to turn back."
There was nobody dead | the farmer and his wife sat on a wall with a goat between them, and told it quite calmly | {hands} had asked them out politely, and had carried out the kettle for them
"They said they were sorry," said the farmer. "One of them was crying. He said that anything's better than you lot up there on the Saddle."
+ Give the farmer two of the mules => The farmer's wife put her kettle on the first mule, and herself on the second | "There's a spring behind the red rocks," she told {h}. "It isn't on any map. We kept that one."
= Look for what the fire has left => Under the barn floor {h} found an old sign from the road | it said how many hours it was to the Saddle, and it said in smaller letters that the way was free to all
- Steal the goat and move on => The goat cried for an hour | the people in the line looked straight in front of them | nobody cared much for the milk
~ The roof came down while they stood there | when the smoke was gone so were three of the company, and one of the mules
@ dr-near scene line=plain-drive near p=young_mother/she where=the_dry_halt
% Two Spoons Each; Shoes
On the fourth day they counted what there was to eat, and it came to two spoons each | {p.a} cut up a belt and boiled that
Her boy's shoes had come apart, and he had wrapped his feet in a shirt. "He won't tell you," said {p}. "He heard you say that you can't stop for anyone. So he doesn't stop."
People had begun to sit down in two circles | the one wanted to go back and say sorry | the other wanted to go faster | whoever could not would be left
Both circles were looking at {h}
+ Give the boy your other shoes => They were far too big, and he walked like a duck in them | somebody laughed, and then somebody on the other side did | by and by there was only one circle
= Tell them what it is that you mean to do => {h} told them | {he} was going over that pass, and on the other side {he} was going to {goal} | it was quiet | "Well," said {p}, "that's more than the rest of us know about ourselves."
- Cheat, and take three spoons for yourself => It was dark, and only the boy saw it | he said nothing | but he stopped walking beside {h}
~ Somebody threw a pot at somebody else | it took until midnight before everyone had said it all
@ dr-means scene line=plain-drive means p=hermit/he fork on where=the_hermit's_hut
% The Old Surveyor; Three Red Lines
The hut was built of doors | {p.a} came out of one of them with a stick and saw how many they were. "I've only the four chairs," said {p}
He had measured the Saddle when he was young, for the road | the drawing hung on his wall, and on it were three cairns with a lamp on each. "If the lamps are lit you can cross in any weather," said {p}. "You walk from light to light. That was the whole secret. One night they weren't lit, that's all I know."
He put his finger upon the paper | the bridge in front of the cairns was drawn in twice, and once it was crossed out
"Whoever wants to get up there has three ways left," said {p}. "You can build that bridge up. There's the old mine, if nobody minds the dark. Or you wait for the fog and walk right through {foe's} camp"
+ Support {p} on the way to the broken bridge => "I built it," said {p} on {h's} arm. "Nobody's going to tell me it can't be built a second time." | he sang as he walked, and he was seventy-nine
= Study the drawing for the way through the mine => {h} followed the thin line with a finger until {he} knew it by heart | it went in under the second cairn, and it came out above the gate
- Deceive the camp by wearing their colours => The farmer's wife had sewn before it got dark | they had nine of the coats that {hands} wore, more or less | the rest would have to be prisoners
~ The wind got into the hut and slammed every one of its doors | the drawing flew off | they saw it go down over the broken bridge
@ dr-wall1 scene line=plain-drive wall way did=dr-means:= p=miner/he where=the_old_mine
% A Thousand Steps in the Dark; Somebody Knocking
In the mine one walked with a hand on the shoulder in front | {h} went first, with the {lamp}, and counted the steps
At six hundred somebody knocked beyond the rock | it was {p.a}, and he had been shut in there since Tuesday. "I'm one of {hands}," said {p}, as soon as he could speak. "I was sent to block the tunnel with you outside it. I did it wrong way round."
He had a lamp of his own, and a bag of black powder that he had not used | he could not stop thanking {h}. "Nobody wants to be up here," said {p}. "Do you know what we do at night? We go and sit by those boxes, so they aren't alone. It's an order. {foe} brings the oil in person."
Behind them there was a long, soft slide of stones | there was no way back any more
+ Share the last of the bread with {p} => {p} ate like a bird, a crumb at a time | "There's a ladder," he said. "I'd meant to keep it to myself. It comes out between the second lamp and the third"
= Knock on the roof, and listen => It sounded like a drum in one place | they dug there with their spoons | after an hour a star was standing in the hole
- Steal the powder and leave {p} there => {h} had the bag over {his} shoulder | "You need only have asked me," said {p}, out of the dark. | all the way up the ladder they could hear him saying so
~ The {lamp} went out | thirty people held their breath in the dark, and a child asked loudly whether they were dead now
@ dr-wall2 scene line=plain-drive wall way did=dr-means:+ where=the_broken_bridge p=bridge_builder
% Nine Planks; The Far Side
Of the bridge there were two ropes left, and nine planks | below it one saw the backs of birds
{p.a} from the next valley was standing at the edge with an axe, and did not use it. "{foe} paid me to cut it," said {p}. "I've been standing here since noon. My father's name's on that post. He built it with your old man there."
The old surveyor had already sat down and begun to knot | "Nine planks are plenty," he called. "You take up the last one, and you put it down in front. That's how we did it when we began"
So they crossed in threes on nine planks, over and over | halfway through, {hands} came out of the wood on the side that they had left
+ Save the ones who are still on the near side => {h} ran back over the ropes, and carried the smallest | behind {him} the others came hand over hand | the last plank went down just as {hands} reached the post
= Call across to ask what {foe} is afraid of => {hands} stopped, and talked among themselves | "Not you," one called back at last. "It's what you'll find!" | somebody pulled him down by the sleeve
- Destroy the ropes behind you => {p} would not lend {h} the axe for that, so {he} took it | it fell like a dropped necklace | three of the company were still on the other side, and they waved
~ A plank turned over and went down, and they all listened to it | after that they did it on eight
@ dr-wall3 scene line=plain-drive wall p=camp_cook/she where=the_camp_in_the_fog
% Through the Middle; Soup for Thirty
The fog came up at midnight, as thick as wool | in it lay the whole of {foe's} camp, and the road went through the middle
{h} went in front, with {his} collar up | one had only to walk slowly, like somebody who has been on watch and is sick of it | it was easy as far as the kitchen
"Thirty more for soup?" said {p.a}, and lifted her {lamp}. "Nobody told me of thirty more." | she looked along the line, at the shoes, and at the child in the ninth coat
A long moment went by | "You're on your way up to them," said {p}. "My sister's up there. Fourth box on the left. Nobody's let me go." | she began to fill bowls, one after the other
+ Help {p} to get away from the camp => {p} hung up her apron and put out the fire | "They'll want their breakfast at six," she said. "So that's how long you have."
= Eat the soup, and keep your eyes down => They ate standing, in the fog, thirty of them among {hands} | one of those held out his own bowl for the child to finish. "Bad night for it," he said softly, and looked the other way
- Betray {p} to a guard, to get by => "That one's letting people through," said {h}. | they took {p} by both arms | the way was clear, and she did not call after them
~ Somebody sneezed | all round them the fog began to ask who was there | they ran where the ground went up, because that was where the Saddle was
@ dr-turn scene line=plain-drive turn p=again who=miner,bridge_builder,camp_cook where=the_forty_boxes
% Forty Boxes; The Name That Was not There
They came out above the camp at first light | between two rocks stood forty long boxes in rows, with a lamp at the end of each row | the oil in them had been filled up that night
{p} took off {p.his} hat | {h} walked along the rows with the cord, and let a knot through {his} fingers for each name | it came out even, and it was wrong, for forty-one had gone up
"Those aren't knots for the ones who got across," said {h} slowly. "They're for the ones who didn't."
On the last box lay a scarf and a sheet of paper that had been folded a hundred times | it was a guide's contract | {foe} had been nineteen when {foe.he} signed it | "I went ahead to light the lamps," was written under it. "I heard a noise and I went down instead. I've lit them every night since"
So that was all there was behind the gate | it was one night, and shame | {foe} would do anything rather than have somebody walk by here and count
+ Comfort {p} in front of the last row => They stood there until the sun reached it | "{foe} never put a name to it anywhere," said {p}. "Nobody was to say it aloud. As if it'd be less."
= Read all of the forty names aloud => It took some time | at every one of them somebody in the company said "here", quite softly, since no one else could
- Steal the contract to use it against {foe} => It went into {h's} boot | "Is that what you're like?" said {p}. | {h} did not answer, for {he} was thinking of the gate
~ A horn blew in the camp | there was just time to see what it was, and none to say anything about it
@ dr-price scene line=plain-drive price where=the_snow_line
% What They Could Carry; Old Bones
Above the boxes the snow began | an old man from the company sat down in it and said that he had got far enough. "I'm seventy," he said. "Put me down somewhere with a view. You've got to be over before the weather turns."
There was one mule left that could carry anything | on it were the blankets, and the last of the flour, and everything that {h} would need on the far side
The sky over the Saddle was the colour of slate | behind them {hands} were coming up the slope in a long line, and they were not hurrying | whoever stopped now would have them alongside by evening
Everyone waited to hear what would be left here
+ Save the old man, and leave your own pack => {h} took {his} own things off the mule and laid them in the snow | what {he} needed {he} would have to find again | "You're a fool," said the old man up there, and held on
= Leave the flour, and carry the blankets => They would be warm, and they would be empty | the children ate snow and called it supper | behind the rocks somebody sang, and after a while so did others
- Betray the old man, and go while he sleeps => It was quite easy | nobody spoke of it | they made good time all that afternoon, and nobody walked next to {h}
~ The mule decided it by sitting down | they carried all of it themselves, and went half as fast
@ dr-far scene line=plain-drive far p=again who=miner,bridge_builder,camp_cook where=the_camp_below_the_pass
% Both Fires; A Voice from the Other Side
That night there were two fires on the slope, theirs and the other | between them lay a stone's throw of snow | nobody threw one
Somebody over there began to sing, in a good tired voice | in the company they all fell silent. "That's the song," said {p}. "It's the one from the way up. My mother used to hum it when she thought that we were asleep"
It broke off before the last line | after that one could only hear the fire
"{foe's} sitting there alone," said one of {hands}, who had come half the way across with his palms up. "{foe.he} says that you may still go back. I'm to say it politely. {foe.he} didn't look at me when {foe.he} said it"
+ Give the messenger a place by the fire => He sat down at once, like somebody who had been on his feet for years | "We all know about it," he said. "We've only never said it. It's easier to close a road"
= Sing the verse to its end => {h} had not much of a voice | across the snow nothing moved | then somebody over there took the second part, and they came to the end of it together
- Lie that the company means to turn back => The messenger closed his eyes for relief | he went back with it, half running | on the other side the fire leapt high that night, and {h} could not look at it
~ A gust drove smoke into everyone's eyes | when they could see again the messenger was gone, and there were more fires
@ dr-plan scene line=plain-drive plan fork on p=again who=miner,bridge_builder,camp_cook where=the_last_fire
% Three Cairns; Before the Weather
The three cairns stood black against the sky, and no lamp was lit on any of them | beyond the third the road went down | {foe} would be standing there in the morning with all of {hands}
{p} drew it in the snow with a spoon. "We can light the lamps ourselves tonight," said {p}. "Then everyone sees us come, and we see where we walk. Or we go in the dark, and we're over before they're awake."
"And there's that paper," somebody said. | nobody went on from there | with that paper one could make {foe} do anything, in front of {foe.own} people
Whichever it was to be, it had to be now, for the first flakes were falling
+ Help to carry the oil up to the cairns => They went up with jars in their arms, two to each cairn | the first lamp took | it was the first time in half a lifetime that it had shone for anyone living
= Wake them all, and go in the dark => {h} went from blanket to blanket and laid a finger on each mouth | in a quarter of an hour there was nothing left at that place but warm ash
- Trick {foe} out alone with the contract => A child carried the paper over, folded small | at the bottom {h} had written one line: come by yourself, or I will read it to them
~ The wind made up their minds for them | they tied themselves together with whatever they had and went up as they were
@ dr-gate1 scene line=plain-drive gate move way did=dr-plan:+ p=lamp_keeper/he where=the_third_cairn
% From Light to Light; Three Lamps
One lamp shone behind them, and one above | the company walked from the one to the other through driving snow, and nobody was lost
At the third cairn {p.a} barred the way, one of {hands}, with a beard full of ice. "I keep this one," said {p}. "I fill it every evening, and I'm not allowed to light it. That's the work. You can't imagine what that's like."
Behind him in the whirling white were the others | there were dozens of them, and they had all turned to look back at the lights | some had sat down
+ Give {p} the lighted wick => {p} carried it like a bird | the lamp caught | all along the pass people could see one another, and {hands} began to move apart
= Wait until they have looked their fill => It took a while | nobody gave an order | one after another stepped off the road, to see the lights better
- Attack {p} and push by the lamp => {p} went down without lifting an arm | behind him the others closed up, and they were awake now
~ The gust took the flame | for ten breaths it was black, and there was nothing to do but stand and hold on to one's neighbour
@ dr-gate2 scene line=plain-drive gate move way did=dr-plan:- p=sergeant/he where=the_flat_stone
% Read It, Then; The Line in the Snow
{foe} had not come alone | at the flat stone beyond the cairns stood all of {hands} in a half ring, and {p.a} held the paper up between two fingers
"We've read it," said {p}. "It was read to us at breakfast, by {foe}, from top to bottom. You're too late with that. I've never once in thirty years heard {foe.him} speak more than a sentence." | he gave the paper to {h}. "You might've asked. That's what some of us think."
A few of them laughed, and not kindly
Behind them the way was open a crack, as wide as one person
+ Give the paper back, and say you are sorry => {p} took his time over that | "Let them up to the stone," he told the rest. "It's {foe's} business now."
= Step up to the ring and stand there => {h} stood near enough to hear them breathe | nobody cared to be the first who pushes | the ring got thin, and there was a gap in it
- Lie that there is a second paper => "Then read it," said {p}. | {h} unfolded something, and read, and made it up as {he} went along | it was good enough for three of them, and they were the three at the gap
~ The half ring closed | from inside it one could see nothing but coats | the company stood in the snow outside, and called
@ dr-gate3 scene line=plain-drive gate move p=young_guard/he where=the_top_of_the_Saddle
% Before They Were Awake; No Sound but Snow
The snow took every sound | they walked between sleepers in their blankets, thirty people in one another's footprints | {h} could have touched {hands} with a foot
At the top of the Saddle one had stayed awake | {p.a} sat with a spear across his knees, and he was perhaps sixteen. "I'm supposed to shout," he whispered
He was looking at the child on the mule | "Are there houses on the other side?" asked {p}. "They say there's nothing. I've always wondered why one would guard it, then."
At that moment somebody behind him got up | {foe} had not been asleep
+ Share what you know of the other side => "There's grass, and a road down," said {h}. "There's what I came for." | {p} laid the spear down very carefully, so that it should not clatter
= Walk on as if he had not spoken => {h} put one foot in front of the other | the spear followed {him} round like a weather vane, and then it pointed at the ground
- Trick him with a blanket over his head => It was over in a second | he did not shout, even then | {foe} had seen it all
~ He did shout | it was not loud, but it was enough | all over the Saddle the snow sat up
@ dr-duel scene line=plain-drive duel where=the_top_of_the_Saddle
% Where the Road Goes Down; The Forty-First
{foe} stood where the road goes down, with one hand on the last stone | behind {foe.him} lay the other side | {h} could see smoke there, and a thread of road | to {goal} {he} had only to walk a hundred steps
"I heard a noise," said {foe}. "You'll have read it. I was to go ahead and light three lamps. I heard a noise in the dark, and I went down. I thought they'd follow. They stood there and waited for the light, because I'd told them to."
No one spoke | {hands} had come up on the one side, and the company on the other
"If you go over, then you'll tell it over there," said {foe}. "And everyone will come up here and count. I can't have that. I can't. You'd better tell me something, quickly, that makes me get out of your way."
+ Give {foe} the cord, and tie the last knot => {h} held the cord out, and {foe} took it, as one takes hold of a rail. "You're the forty-first," said {h}. "You never came down either." | {h} tied the last knot for {foe.him}, since {foe.his} fingers would not
= Ask {foe} to go ahead, and light the lamps => "You know the way better than any of us," said {h}. "You've done it every night. Do it once with somebody behind you." | {foe} looked at the company, and at the child | then {foe.he} felt for the tinder
- Lie that one of the forty lived => "One of them came through," said {h}. "She has grandchildren. She says that it wasn't your fault." | all the breath went out of {foe} | {foe.he} sat down on the stone, and there was room on the road
+~ {foe} looked at the cord as if it were alive | {foe.he} let go of it, and it went over the edge with all its knots | "No," {foe.he} said
=~ "I can't," said {foe}. | {foe.he} meant it, and the lamp stayed dark, and {hands} closed up round {foe.him} as they had always done
-~ "What was her name?" asked {foe} at once. | {h} hesitated for as long as it takes to breathe in | it was too long
`;
export const pack: PackSource = { id: 'case-plain-drive', sheets: [facts, scenes], words: {} };
