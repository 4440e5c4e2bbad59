import type { PackSource } from '../pack.ts';

/** A march over closed country: who closed it, and what lies up there. */
const facts = `
@ * truth line=plain-drive start task=free,stop,survive,find-out,win-heart,make,become,remember,refuse,anything
Only one road led to where {h} could {goal} | it went over a pass called the Saddle | {foe} had closed it, and nobody had crossed for years
@ * truth line=plain-drive start task=find,find-person,steal
All that {h} had been able to learn pointed over the Saddle | {foe} let nobody through | it was on the far side that {h} would have to look, if {he} wished to {goal}
@ * truth line=plain-drive start task=deliver
Beyond the Saddle they had been waiting a long time | there was no going round, if {h} was to {goal} | {foe} had closed the pass, and meant it
@ * truth line=plain-drive start task=lead,escape
There was nothing left to go back to | ahead lay the Saddle, and beyond it a country where nobody would ask | {foe} had put a gate across the road
@ * truth line=plain-drive start task=defeat,clear
Beyond the Saddle lived a whole valley of people who had seen everything, and were heard by nobody | {foe} had cut them off | without them {h} could not {goal}
@ * truth line=plain-drive start task=get-rich
Beyond the Saddle they had bought nothing for half a lifetime | {foe} had closed the pass | the first load over it was all that {h} needed to {goal}
@ * token line=plain-drive
the knotted cord
@ * known line=plain-drive before
The Saddle lay ahead | nobody could tell {h} why {foe} kept it closed
@ * known line=plain-drive behind
{h} knew now what {foe} had left up on the Saddle | everyone would know it once the company was across
@ * echo line=plain-drive means did=dr-lead1:+
The shepherd's whistle came down from the ridge | it meant that no rider was behind them yet
@ * echo line=plain-drive wall did=dr-lead2:+
From the far bank came three slow knocks on wood | it was the raft, going back for the next people
@ * echo line=plain-drive means did=dr-lead3:-
Far behind, the carter was telling {hands} everything | {h} had paid him in promises
@ * echo line=plain-drive means did=dr-ally:+
The odd mule had lain down where the children were | they used her as a pillow, three to a side
@ * echo line=plain-drive wall did=dr-near:+
The boy with the bad shoes walked in front now | {h} had given him the other pair
@ * echo line=plain-drive far did=dr-near:-
The boy's mother kept her family at the other fire | she had not forgotten who ate first
@ * echo line=plain-drive turn did=dr-near1:=
{h} laid {his} palm on the lid of the nearest box | {he} knew by now whose hand had been scratched out at the spring
@ * echo line=plain-drive plan did=dr-near1b:+
Down the slope there stood a white board beside the road | it said that the way was free, and nobody had sawn it off yet
@ * echo line=plain-drive means did=dr-salt:+
The salt went round in a hat, a pinch for each | nothing had tasted of anything for a week
@ * echo line=plain-drive price did=dr-means:=
{h} looked at the old drawing once more | the third cairn was exactly where it ought to be
@ * echo line=plain-drive gate did=dr-price:+
The old man whom {h} would not leave behind sat up on the mule | "I want to see this with my own eyes," he said
@ * echo line=plain-drive gate did=dr-price:-
The old man was there too, on the litter that others had carried him up on | no one in the company looked at {h} when they counted
@ * echo line=plain-drive gate did=dr-book:+
A page was passed along the line, with the charcoal still wet from the snow | "Thirty people," it said
@ * echo line=plain-drive duel did=dr-near1:=
{h} looked at the hand on the stone | its little finger bent outward, as one did on the wall above the spring
@ * echo line=plain-drive duel did=dr-far:=
In the company they had begun to hum, without noticing it | {foe's} lips went along, as far as the last line
@ * echo line=plain-drive duel did=dr-eve:=
Behind {h} a voice was spelling under its breath | it was {ally}, who had found a name on the second lid and could read it alone
@ * echo line=plain-drive wall did=dr-lead1:-
There was still some mutton left, and nobody would have it | it lay on the pack, and the mule turned its head away
@ * echo line=plain-drive means did=dr-lead2:-
Around {h's} waist was a good rope | down at the landing others would be standing by now, and looking for it
@ * echo line=plain-drive turn did=dr-near1:-
The skins hung slack on the mules | no one could have found the way back to the spring, since its marks were gone
@ * echo line=plain-drive turn did=dr-near1b:-
The barrow still squeaked | one or the other would stop to look back down the road, whether there was a man with his two hands in it
@ * echo line=plain-drive turn did=dr-near1c:-
The child with the bell had stuffed it with moss | it walked a little apart, so as to hold still
@ * echo line=plain-drive price did=dr-salt:-
There was salt in everything now, as much as they liked | nobody had asked for more
@ * echo line=plain-drive price did=dr-wall2:-
Three places in the line were empty since the bridge | those behind them had not closed up
@ * echo line=plain-drive price did=dr-wall1:-
The bag of black powder hung on {h's} shoulder | from the end of the line a voice said, for the third time, that one need only have asked
@ * echo line=plain-drive price did=dr-wall3:-
The cook went by herself, at the very end | she had shared out the last of the soup to everyone, and had passed over {h}, quite politely
@ * echo line=plain-drive plan did=dr-turn:-
{h} had a stiff place in one boot | whoever walked behind {him} could see that {he} was favouring it
@ * echo line=plain-drive gate did=dr-far1:-
On the mule the old man had turned his face to the rump | he was not going to be used a second time, he said
@ * echo line=plain-drive gate did=dr-far1b:-
A tin cup rang on {h's} belt at each step | it came out of a hollow place, and it had been left there for whoever was to come
@ * echo line=plain-drive gate did=dr-book:-
The boy had told {foe} that the book was lost | he stood there in the snow, with wicks in both his hands | there was nothing to write them down in
@ * echo line=plain-drive duel did=dr-price:-
An old man was looking on from his litter | he had asked to be put where he could see {h}
@ * echo line=plain-drive duel did=dr-far1c:-
"I thought that you were coming back for him," said one of {hands} to {h}, in a low voice | she was still being kind
@ * echo line=plain-drive duel did=dr-far:-
A messenger stood beside {foe} with his eyes shut | he had brought the good news the night before, half running
@ * echo line=plain-drive duel did=dr-eve:-
{ally} had a hand inside {ally.his} shirt | "A number," {ally.he} was saying, not to anyone
@ * echo line=plain-drive duel did=dr-plan:-
{hands} all knew by heart what was in the contract | they looked at the child who had had to carry the threat across, and then at {h}
@ * echo line=plain-drive duel did=dr-gate1:-
Behind them the lamps were still alight | between the second and the third a man lay in the snow, and two others rubbed his hands
@ * echo line=plain-drive duel did=dr-gate2:-
Three of {hands} had been told what stood in a second paper | they had asked for it back, and were passing a list of beans from hand to hand
@ * echo line=plain-drive duel did=dr-gate3:-
A boy with a staff was rubbing the wool out of his eyes | he had not shouted, and he was beginning to wish that he had
@ * echo line=plain-drive price did=dr-ally:-
The mule that had been lost at dice followed {ally}, and no one else | {h} had called her twice, and had carried {his} own load
@ * settle line=plain-drive won task=free,stop,steal,survive,find-out,win-heart,make,become,remember,refuse,anything
{hands} looked at {foe}, and then they stepped off the road | the company went over in a long line, and it took until noon | on the far side the road ran down through grass, past a first house with its door open | {h} had come all that way to {goal}, and nobody stood before {him} any more | before the snow was gone from the Saddle the news of it came back over the pass, by the road, like any other news
@ * settle line=plain-drive won task=find
By noon they were across, and nobody was missing | a woman came out of the first house down there with her hands full of dough, and stared | nobody had come down that road since she was a child | {h} told her what had brought {him} | "Oh, that," she said. "You could have had that any day, these thirty years. You'd only to come." | she wiped her hands and went on ahead to show {him}, and it was not even far
@ * settle line=plain-drive won task=find-person
They went by, and nobody spoke above a whisper | at the first house they came to a woman was beating a rug, and left the stick in the air | {h} asked {his} question | she did not answer it at once | then she leaned over the fence, and called a name, as people are called in to supper | "There's a visitor for you," she called. "From over there. Yes, over. Put on your shoes."
@ * settle line=plain-drive won task=deliver
{foe} went before them with the lamp, as {foe.he} ought to have gone once | by noon they were over, and at the first well of the far side people stood and counted them | there was a bench there, put up long ago for those who wait | {h} set down upon it what {he} had carried | they came up one by one and laid a hand on it, to see whether it was true
@ * settle line=plain-drive won task=lead,escape
The road was free | they went over with the wind behind them, first the children and last of all the mules | where the grass began the first of them sat down and took off her shoes | nobody said that they had arrived | {h} looked back once | up there a lamp was being lit, and it was for the people who would come after
@ * settle line=plain-drive won task=defeat,clear
The company came down into a valley that had been silent for half a lifetime | they had never been asked there | now they were, and they had it all, with the day and the hour | when {h} went back over the Saddle there were three hundred people behind {him}, and forty-one names in front | no one could say any more that it had been otherwise | it did not even take a blow to {goal}
@ * settle line=plain-drive won task=get-rich
At the first village they took the packs off the mules before these had stopped | needles went for silver there, and lamp oil for more | {h} had it weighed out on a table under a tree | it was enough, and then it was twice enough | the second half {he} spent on the way home, on a stone with forty names, and it was the better bargain of the two
@ * settle line=plain-drive lost
{foe} did not move | snow had begun to fall behind {foe.him}, and it closed the pass in an hour | the company turned round one by one | {h} stood at the cairn until the last of them had gone | the road was shut, and it was no use to think of the far side any more
@ * settle line=plain-drive dear unless=case-plain-drive.dr-price:-
{foe} let them by, and stayed behind alone at the last stone | the company went over in a long line, and nobody sang | on the far side {h} did what {he} had set out to do | {he} looked back when it was done | up there a lamp was going from one cairn to the next, and it did not come down
@ * settle line=plain-drive dear did=dr-price:-
The company crossed the Saddle without a word | the old man went over on a litter, and those who carried it were not of the company | {h} walked last | on the far side {he} got what {he} had come for, and nobody asked {him} to sit with them
@ * settle line=plain-drive dark
{foe} let them by without a word, and nobody in the company looked round | in the valley beyond {h} was given what {he} asked for, and sat down to look at it | thirty people ate their supper at the other end of the meadow | when {he} went over to them they made room at once, and too much of it
@ * more line=plain-drive did=dr-lead1:+
The shepherd had followed along the ridge | she raised her staff once, and went back to her sheep
@ * more line=plain-drive did=dr-lead2:=
The raft was dragged up to the foot of the pass that autumn | there it became a bench for those who rest
@ * more line=plain-drive did=dr-lead3:-
The carter came over last | he asked for what he had been promised, and {h} paid it in front of everyone
@ * more line=plain-drive did=dr-near1:+
By the spring behind the red rocks there are so many hands on the wall now that the children have to be lifted up to find a place
@ * more line=plain-drive did=dr-book:+
The thick book was full by autumn, and the boy began a second | "Lit," it says on the first page. "Too many to count."
@ * more line=plain-drive did=dr-salt:+
The salt trader has nine sheds now, and complains of every one of them
@ * more line=plain-drive did=dr-gate1:+
The keeper of the third cairn lights it himself each evening | he will not be relieved, and he shaves for it
@ * more line=plain-drive did=dr-wall2:-
Three who had been left on the wrong side of a bridge came over that summer | they had stood there and waved, they said, until they could not see the line any more
@ * last line=plain-drive won
They put up a new stone on the Saddle, with forty names on it and room for more | the knotted cord hangs there | whoever crosses unties a knot, and ties it again for the next
@ * last line=plain-drive dark
The road is open, and it is {h} who holds the key to it now | people pay at the gate, and ask what they paid for | nobody has asked about the cord
@ * last line=plain-drive dear
Every spring {h} went up to the Saddle with a hammer and cut one more name | then {he} sat there for a while with {his} back against the stone
@ * last line=plain-drive lost
The cord still hung from {h's} belt | in spring the snow would melt | {he} had already counted who would come along
@ dr-after1 after line=plain-drive won
+ Help {foe} to bring down the forty boxes => They did it two at a time, and sang on the way, since it was that kind of load | at each door {foe} stood with {foe.his} hat off and said the name aloud | by the fortieth {foe.his} voice had come back
= Climb up to the third cairn and light it yourself => It took on the second try | down on both sides windows answered, first a few, and then more than {h} could count | {he} wrote it into the book: lit
- Trick the next company into paying for the road => They paid, three silver pieces and a hen | on the way down they read the board that said it was free to all | {h} heard them laugh, and turned up {his} collar
@ dr-after4 after line=plain-drive dear
+ Help to carry oil up to the last stone => {foe} took the jars without looking round | there was a cup beside the lamp, and the next time that {h} came up there were two
= Watch from the valley until the third lamp is lit => It took a while, that night, and half the valley stood outside to wait for it | when it was lit they went in | not one of them had said what they were afraid of
- Trick the children down there into calling up at {foe} => They called all forty of the names, as they had been told to | up there the lamp stood still | it was the last time for years that it was lit before dark
@ dr-after2 after line=plain-drive lost
+ Support those who turned round with you => It was nine days down to the first roof | {h} carried whoever was smallest, and told them what it looked like on the far side | by the end {he} could have drawn it
= Send {foe} one line by the carter => There was only a question in it | the answer came at the first thaw, on the back of a guide's contract | "Ask me again when it's light," it said
- Lie to every village about the closed pass => By autumn it was gold, and then it was giants | so many went up to look that {foe} had to close the lower road as well
@ dr-after3 after line=plain-drive dark
+ Give the key of the gate to the old surveyor => He hung it up on a nail, and left the door that it was for wide open | "What was it you took for passing?" he asked. | {h} told him, and he whistled | it took all summer to pay it back
= Read the names on the Saddle once more => The snow had filled them up to the edges | {h} cleared each of them with {his} thumb | it was the only time in that whole year that {he} had come up without counting money
- Rob the lamps of their oil to sell it below => Forty jars fetched a good price | that night the wind came over the Saddle and there was nothing to walk by | {h} lay awake in the valley, and heard a bell go to and fro up there
@ * bridge line=plain-drive quest=escape:get_thirty_people_to_the_far_valley:the_far_valley
A knotted cord came for {h} by a pedlar, and no word with it | whoever sent it was waiting under a pass with thirty people, and could not go first
@ * bridge line=plain-drive quest=solve:find_out_why_nobody_crosses_any_more:the_pass
It was winter when {h} heard of the Saddle, and of a road there that everyone had used once and no one would talk about | {he} was on the way there before the thaw
@ * answer line=plain-drive topic=foe before
"{foe} used to sing, they say," said {p}. "I've never heard it. I've only heard the gate."
"{foe.he} isn't getting anything out of it," said {p}. "Not one coin. I'd understand it better if {foe.he} was."
@ * answer line=plain-drive topic=foe behind
"{foe.he} was nineteen, and went ahead to light three lamps," said {p}. "{foe.he}'s been lighting them ever since, so as not to have to stop."
@ * answer line=plain-drive topic=hands before
"{hands}? They're decent enough," said {p}. "They'll carry your kettle out for you before they set the roof alight."
@ * answer line=plain-drive topic=hands behind
"They sit by those boxes at night, by turns," said {p}. "It's an order. I don't think they'd need one any more."
@ * answer line=plain-drive topic=place
"The Saddle's not a bad pass, in the right weather, with the lamps lit," said {p}. "It's three cairns, and a light on each."
@ * answer line=plain-drive topic=token before
"One knot for everybody who came through, so I was told," said {p}. " Forty of them, and then it stops."
@ * answer line=plain-drive topic=token behind
"It's for the ones who didn't," said {p}. "All those years we've been holding it the wrong way up."
@ * answer line=plain-drive topic=past before
"One company went up in my time, and we heard that it was doing splendidly over there," said {p}. "You hear that, and you don't ask who told it."
@ * answer line=plain-drive topic=past behind
"They stood and waited for a light, because they'd been told to," said {p}. "I keep thinking how polite that was of them."
@ * answer line=plain-drive topic=goal
"That's over on the other side, I should think," said {p}. "First you've to get thirty people and a mule past a thing that nobody will name."
@ * answer line=plain-drive topic=self
"I'd have gone long ago, if there'd been a back to walk behind," said {p}. "There's more of us than you'd think. We've just never all stood at the same gate."
@ * answer line=plain-drive topic=danger
"The wind's bad and the snow's worse, but they don't mean anything by it," said {p}. "It's when we start counting whose fault it is that I'd be afraid."
@ * answer line=plain-drive topic=people before
"Thirty, and a few thin cows," said {p}. "Half of them would turn back tonight if the other half said it first."
@ * answer line=plain-drive topic=people behind
"They've gone very quiet since those boxes," said {p}. "But have you seen? Nobody's at the back any more. They all walk in the middle."
@ * answer line=plain-drive topic=way
"Up, as long as it's up, and then down," said {p}. "The three cairns, and don't leave one before you can see the next."
`;

const scenes = `
@ * foot line=plain-drive ground=wild,ice,below,lone
{h} had walked for two days to come to a road | no other would let {him} {goal} | it led over the Saddle, and a gate barred it now
@ * foot line=plain-drive ground=vehicle,train
They could get no farther like that, and everybody had got out to walk | the one way on for {h}, if {he} was to {goal}, was the road over the Saddle, and that was barred by a gate
@ dr-o1 open line=plain-drive p=drover/she fork where=the_last_gate
% The Gate Across the Road; Forty Knots
There was only one road left by which {h} could {goal} | it went over the Saddle | everyone {inhome} had warned {him}, and it was true: there was a gate across it now
{hands} stood in front, and turned the people back. "The pass is closed," they said. "{foe} says so. It's for your own good."
Thirty people were waiting there with packs and mules and a few thin cows | {p.a} had sat on her saddle since the day before. "My grandmother went over in her time," said {p}. "She tied a knot for each one who got across alive. Here. It's no good to me on this side."
{h} counted forty knots in the cord | then nobody had ever crossed again
"Most of us would go if somebody went first," said {p}. "There's the ridge, and there's the river. Or there's a wagon going up tonight with hides for {foe's} own table."
+ Help the waiting families up to the ridge => {h} took a child on {his} shoulders, and turned off the road | the others looked at each other | then thirty people picked up their packs | by nightfall the gate was a small light below them
= Ask {p} to show you the river => "It's high," said {p}, and was already on her feet. "That's why nobody watches it." | behind them people began, without a word, to load the mules
- Trick the gatekeepers with the wagon of hides => {h} told {hands} that {foe} had sent for more people to unload | they waved the wagon through, and thirty travellers after it | nobody had counted them
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
~ A stone rolled away under a hoof | it took a very long time to land | down at the gate a light began to move
@ dr-lead2 scene line=plain-drive lead where=the_river_landing p=raft_woman/she
% What the River Took; Twelve at a Time
The river was brown, and it came up to the roots of the willows | half a raft lay there, and {p.a} was building the other half
"Twelve at a time," said {p}. "And no singing, for sound carries. I've been over four times with nobody aboard to see if it'd float." | she looked {h} up and down. "I used to pull people across for a living. Then {foe} closed the pass, and there wasn't any more across."
The mules swam, and the people held on to each other | at the third crossing a rope parted in the middle of the river | {h} got hold of the end of it
"I took their guide back over, just the one time," said {p}, when they lay on the far bank. "Forty-one went up, and one came down. I was paid double so I wouldn't speak of it, and I'm tired of not speaking of it."
+ Give {p} a hand with the raft => It was past midnight when the last mule shook itself on the far bank | "I'll leave the raft on this side," said {p}. "If you have to come down quickly, knock three times on the planks."
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
- Lie to {p} that {foe} will pay for it all => {p} believed it, and went faster | he told {hands} of his good fortune at every halt, in all innocence, with numbers
~ A pitchfork went in and out again beside {h's} ear | {he} lay still | for an hour the wagon stood there, and nobody would say why
@ dr-ally ally line=plain-drive ally=mule_driver where=the_night_camp
% Whoever Comes Along; The Odd Mule
In camp that night {h} counted the company and got one too many | it was {ally.a} with a mule that nobody had seen before
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
@ dr-second scene line=plain-drive second fork p=again who=shepherd,raft_woman,carter,drover where=the_burnt_farm
% Still Warm; Whoever Got There First
By noon the next day they came to the farm below the pass, and it was still smoking | the well had been filled up with stones | it had been done that morning, and it had been done for them
{p} went round it with {h}, and turned over what was left. "They're not behind us any more," said {p}. "They've gone ahead. {foe} isn't trying to catch you. {foe.he} only wants you to turn back."
There was nobody dead among them | the farmer and his wife sat on a wall with a goat between them, and told it quite calmly | {hands} had asked them out politely, and had carried out the kettle for them
"They said they were sorry," said the farmer. "One of them was crying. He said that anything's better than you lot up there on the Saddle."
+ Give the farmer two of the mules => The farmer's wife put her kettle on the first mule, and herself on the second | "There's a spring behind the red rocks," she told {h}. "It isn't on any map. We kept that one."
= Look for what the fire has left => Under the barn floor {h} found an old board from the road | it gave the hours to the Saddle, and in smaller letters it called the way free to all
- Steal the goat and move on => The goat cried for an hour | the people in the line looked straight in front of them | nobody cared much for the milk
~ The roof came down while they stood there | when the smoke was gone so were three of the company, and one of the mules
@ dr-near1 scene line=plain-drive near way did=dr-second:+ p=farmer's_wife/she where=the_spring_behind_the_red_rocks
% Hands on the Wall; The Spring That Was on No Map
Behind the red rocks there was a gap that a mule could only just pass | {p.a} had got off to walk ahead, for it was her secret
The spring lay under an overhang | above it the whole wall was covered with hands, red clay on grey stone, large ones and small
"Whoever went over left one here," said {p}. "That was the custom. The last lot are those there, on the right. My mother stood by and mixed the clay for them." | {h} counted forty-one hands | the last had been scratched out with a knife, finger by finger, until there was only a pale place with five points
"She never found out who did that," said {p}. "It was done later. Somebody'd come back all this way, just for that."
+ Help the children to set their hands beside them => It went on until there was no more clay | the smallest had put hers into the hand of a stranger, and it was not much smaller
= Measure the scratched hand with your own => It had long fingers, and the little one was crooked | {h} would know it again if it ever held a lamp
- Destroy the marks on the way in, to hide the spring => {h} kicked the stones together behind them | "And those who come after us?" said {p}. | then she thought of who had been after them so far, and did not know what to say
~ The mules had got there first | by the time they were dragged out again there was more mud than spring
@ dr-near1b scene line=plain-drive near way did=dr-second:= p=road_mender/he where=the_bend_below_the_pass
% Free to All; The One Who Fills the Holes
They took the board along, since nobody cared to leave it | at the next bend they met {p.a} with a barrow of gravel, in the middle of a road that was not used by anyone
"I'll have that, if you don't want it," said {p}. "I've got the other thirty-nine at home. They were sawn off. Very neatly, I'll say that." | he tipped his gravel into a rut and trod it down. "I do it all, up to the third cairn. You'll not find a hole. A road's a promise."
"To whom?" asked {h}. "It's closed."
"That's what I thought, too, the first year," said {p}. "But I get my money, on the first of each month, under a stone. In full. And it isn't from anybody on the other side."
+ Help {p} to set the board up again => They put it where it could be read from both directions | {p} took off his cap to it. "Now I'll have to see that it's true," he said
= Ask {p} who leaves that money there => "I looked, once," said {p}. "I wish I hadn't. You don't want to see {foe} kneel down in the road at night, feeling if it's level."
- Steal the barrow to carry the packs => It had one wheel, and it squeaked | behind them {p} went on in the same ruts with his two hands
~ The barrow went over, and the gravel down the slope | they gathered it up together, stone by stone, and an hour was gone
@ dr-near1c scene line=plain-drive near way did=dr-second:- p=farmer/he where=the_second_halt
% Only the Bell; The Man Who Followed
At the second halt a man came up the road behind them, alone, with no coat | it was {p.a} from the farm, and he had walked all night
"I don't want to make a fuss," said {p}. "I can see that there's thirty of you. It's about the goat." | nobody said anything | the pot smelled of what it was about
"I thought so," said {p}. "It's only, she'd a bell on. My wife's father made it. We haven't got so much left now that I'd know us by." | he sat down at the edge of the fire, because his legs did that of themselves. "They asked me which way you'd gone, {hands} did. I said I hadn't looked. I said that after the goat, mind."
+ Give {p} the bell, and your own coat => He put the bell inside the coat, so that it should not ring | "You could do with a bell yourselves," he said. "You walk like people who'd rather not be met."
= Ask {p} what he will do now => "Build," said {p}. "I've got a wall. You begin with a wall." | he looked up the road, and then he told {h} which of the bridges was sawn through
- Lie to {p} that she ran off on her own => "With the bell on," said {p}. "Yes. That'll be it." | the bell lay in a child's lap, and the child held it with both hands, and it did not ring
~ He had fallen asleep before he could finish | in the morning he was gone, and so was the bell, and neither had been heard
@ dr-near scene line=plain-drive near p=young_mother/she where=the_dry_halt
% What There Was to Eat; Shoes
At the dry halt they counted what there was to eat, and it came to two spoons each | {p.a} cut up a belt and boiled that
Her boy's shoes had come apart, and he had wrapped his feet in a shirt. "He won't tell you," said {p}. "He heard you say that you can't stop for anyone. So he doesn't stop."
People had begun to sit down in two circles | one half wanted to go back and say sorry | the other wanted to go faster, and whoever could not would be left
Both circles were looking at {h}
+ Give the boy your other shoes => They were far too big, and he walked like a duck in them | a woman in the one circle laughed, and then a man in the other | by and by there was only one circle
= Tell them what it is that you mean to do => {h} told them | {he} was going over that pass, and on the other side {he} was going to {goal} | it was quiet | "Well," said {p}, "that's more than the rest of us know about ourselves."
- Cheat, and take three spoons for yourself => It was dark, and only the boy saw it | he said nothing | but he stopped walking beside {h}
~ A pot flew from the one circle into the other | it took until midnight before everyone had said it all
@ dr-salt scene line=plain-drive near p=salt_trader/she where=the_scales_by_the_track
% Six Times the Price; Whom It Pays
At the next halt a person was there before them, on a flat stone beside the track | it was {p.a}, with a good mule behind her and a pair of scales on her knees
"You're the ones," said {p}. "I'd been told you were more." | she stayed where she was and did not get up. "I'll be plain with you. I've sold salt on this side for twenty years, at six times what it costs on that side, because there isn't any way round. If that road opens I'm a woman with a shed. So here's what I'll do. You turn round, and each of you gets a sack, and you get a mule to carry yours."
A few of the company looked at the mule | it was a good one
"And what do you pay {foe} to keep it closed?" asked {h}
It was the first thing that had made her frown. "That's just it," said {p}. "Nothing. I've offered, twice. {foe.he} looked at me as if I'd spat. I've never been able to make out who it is that it pays."
+ Share what you have with her, and talk it over => By evening she had worked it out on the stone with a piece of chalk | there were nine villages over there without a trader | "Take some salt with you," said {p}, not very graciously. "Tell them where it's from."
= Weigh the mule against thirty people => {h} said that {he} was no good at sums | "Pity," said {p}. "I am, and I don't like how this one comes out."
- Rob her packs by night, since it is sin money => There were four sacks, and a book with all that people owed her | the name at the top was the drover's | she had been paying it off for nine years
~ A rider came along the track, and she blew out the {lamp} in his face | "Get behind the mule," she said. "I haven't made up my mind about you."
@ dr-means scene line=plain-drive means p=hermit/he fork where=the_hermit's_hut
% The Old Surveyor; Three Red Lines
Below the rocks, where the track gave out, stood a hut that was built of doors | {p.a} came out of one of them with a stick and saw how many they were. "I've only the four chairs," said {p}
He had measured the Saddle when he was young, for the road | the drawing hung on his wall, and on it were three cairns with a lamp on each. "If the lamps are lit you can cross in any weather," said {p}. "You walk from light to light. That was the whole secret. One night they weren't lit, that's all I know."
He put his finger on the bridge in front of the cairns | it was drawn in twice, and once it was crossed out
"Whoever wants to get up there has three ways left," said {p}. "You can build that bridge up. There's the old mine, if nobody minds the dark. Or you wait for the fog and walk right through {foe's} camp."
+ Support {p} on the way to the broken bridge => "I built it," said {p} on {h's} arm. "Nobody's going to tell me it can't be built a second time." | he sang as he walked, and he was seventy-nine
= Study the drawing for the way through the mine => {h} followed the thin line with a finger until {he} knew it by heart | it went in under the second cairn, and it came out above the camp
- Deceive the camp by wearing their colours => The drover had sewn before it got dark | they had nine of the coats that {hands} wore, more or less | the rest would have to be prisoners
~ The wind got into the hut and slammed every one of its doors | the drawing flew off | they saw it go down over the broken bridge
@ dr-wall1 scene line=plain-drive wall way did=dr-means:= p=miner/he where=the_old_mine
% A Thousand Steps in the Dark; Knocking in the Rock
In the mine they walked with a hand on the shoulder in front | {h} went first, with the {lamp}, and counted the steps
At six hundred there was knocking beyond the rock | it was {p.a}, and he had been shut in there since Tuesday. "I'm one of {hands}," said {p}, as soon as he could speak. "I was sent to block the tunnel with you outside it. I did it wrong way round."
He had a lamp of his own, and a bag of black powder that he had not used | he could not stop thanking {h} for his life. "Nobody wants to be up here," said {p}. "Do you know what we do at night? We go and sit by those boxes, so they aren't alone. It's an order. {foe} brings the oil in person."
Behind them there was a long, soft slide of stones | there was no way back any more
+ Share the last of the bread with {p} => {p} ate like a bird, a crumb at a time | "There's a ladder," he said. "I'd meant to keep it to myself. It comes out above the camp."
= Knock on the roof, and listen => It sounded like a drum in one place | they dug there with their spoons | after an hour a star was standing in the hole
- Steal the powder and leave {p} there => {h} had the bag over {his} shoulder | "You need only have asked me," said {p}, out of the dark. | he came up the ladder an hour after them, by feel, and walked at the end of the line, and said so once more
~ The {lamp} went out | thirty people held their breath in the dark, and a child asked loudly whether they were dead now
@ dr-wall2 scene line=plain-drive wall way did=dr-means:+ where=the_broken_bridge p=bridge_builder
% Nine Planks; The Far Side
Of the bridge there were two ropes left, and nine planks | below it there were the backs of birds
{p.a} from the next valley was standing at the edge with an axe, and did not use it. "{foe} paid me to cut it," said {p}. "I've been standing here since noon. My father's name's on that post. He built it with your old man there."
The old surveyor had already sat down and begun to knot | "Nine planks are plenty," he called. "You take up the last one, and you put it down in front. That's how we did it when we began."
So they crossed in threes on nine planks, over and over | halfway through, {hands} came out of the wood on the side that they had left
+ Save the ones who are still on the near side => {h} ran back over the ropes, and carried the smallest | behind {him} the others came hand over hand | the last plank went down just as {hands} reached the post
= Call across to ask what {foe} is afraid of => {hands} stopped, and talked among themselves | "Not you," one called back at last. "It's what you'll find!" | his neighbour pulled him down by the sleeve
- Destroy the ropes behind you => {p} would not lend {h} the axe for that, so {he} took it | the bridge fell like a dropped necklace | three of the company were still on the other side, and they waved
~ A plank turned over and went down, and they all listened to it | after that they did it on eight
@ dr-wall3 scene line=plain-drive wall p=camp_cook/she where=the_camp_in_the_fog
% Through the Middle; Soup for Thirty
The fog came up at midnight, as thick as wool | in it lay the whole of {foe's} camp, and the road went through the middle
{h} went in front, with {his} collar up | it was all in walking slowly, like a man who has been on watch and is sick of it | it was easy as far as the kitchen
"Thirty more for soup?" said {p.a}, and lifted her {lamp}. "Nobody told me of thirty more." | she looked along the line, at the shoes, and at the child in the ninth coat
A long moment went by | "You're on your way up to them," said {p}. "My sister's up there. Fourth box on the left. Nobody's let me go." | she began to fill bowls, one after the other
+ Help {p} to get away from the camp => {p} hung up her apron and put out the fire | "They'll want their breakfast at six," she said. "So that's how long you have."
= Eat the soup, and keep your eyes down => They ate standing, in the fog, thirty of them among {hands} | one of those held out his own bowl for the child to finish. "Bad night for it," he said softly, and looked the other way
- Betray {p} to a guard, to get by => "That one's letting people through," said {h}. | they took {p} by both arms | the way was clear, and she did not call after them | toward morning she came up behind the company with her apron torn, since there was still that fourth box, and she spoke to nobody
~ A child sneezed | all round them the fog began to ask who was there | they ran where the ground went up, because that was where the Saddle was
@ dr-turn scene line=plain-drive turn p=again who=miner,bridge_builder,camp_cook where=the_forty_boxes
% Forty Boxes; The Name That Was not There
By first light they had got above the camp | between two rocks stood forty long boxes in rows, with a lamp at the end of each row | the oil in them had been filled up that night
{p} took off {p.his} hat | {h} walked along the rows with the cord, and let a knot through {his} fingers for each name | it came out even, and it was wrong, for forty-one had gone up
"Those aren't knots for the ones who got across," said {h} slowly. "They're for the ones who didn't."
On the last box lay a scarf and a sheet that had been folded a hundred times | it was a guide's contract, and {foe} had been nineteen when {foe.he} signed it | "I went ahead to light the lamps," was written under it. "I heard a noise and I went down instead. I've lit them every night since."
So that was all there was behind the gate | it was one night, and shame | {foe} would do anything rather than have people walk by here and count | {h} would have to walk by, if {he} was to {goal}
+ Comfort {p} in front of the last row => They stood there until the sun reached it | "{foe} never put a name to it anywhere," said {p}. "Nobody was to say it aloud. As if it'd be less."
= Read all of the forty names aloud => It took some time | at every one of them a voice in the company said "here", quite softly, since no one else could
- Steal the contract to use it against {foe} => It went into {h's} boot | "Is that what you're like?" said {p}. | {h} did not answer, for {he} was thinking of the gate
~ A horn blew in the camp | there was just time to see what it was, and none to say anything about it
@ dr-price scene line=plain-drive price fork where=the_snow_line
% What They Could Carry; Old Bones
Above the boxes the snow began to fall in earnest | an old man from the company sat down in it and said that he had got far enough. "I'm seventy," he said. "Put me down somewhere with a view. You've got to be over before the weather turns."
There was one mule left that could carry anything | on it were the blankets and the last of the flour | it carried everything that {h} would need on the far side
The sky over the Saddle was the colour of slate | behind them {hands} were coming up the slope in a long line, and they were not hurrying | whoever stopped now would have them alongside by evening
Everyone waited to hear what would be left here
+ Save the old man, and leave your own pack => {h} took {his} own things off the mule and laid them in the snow | what {he} needed {he} would have to find again | "You're a fool," said the old man up there, and held on
= Leave the flour, and carry the blankets => They would be warm, and they would be empty | the old man was tied on behind the blankets | the children ate snow and called it supper
- Betray the old man, and go while he sleeps => It was quite easy | nobody spoke of it | they made good time all that afternoon, and nobody walked next to {h}
~ The mule decided it by sitting down | they carried all of it themselves, and went half as fast
@ dr-far1 scene line=plain-drive far way did=dr-price:+ p=old_man/he where=the_lee_of_the_second_cairn
% The Forty-Second; Asked to Sing It
In the lee of the second cairn they unloaded the mule | {p.a}, who had been tied on like a sack, would not be set with his back to the boxes
"I've lied to you," said {p}. "I said I wanted a view. I signed on for that company. I was the forty-second. I overslept." | he held his hands over the {lamp}. "My brother went without me, because he was always on time. He's in the third row. I've had fifty years to get up here and tell him that he might have shaken me."
The wind dropped for as long as one listens
"You left your things in the snow for me," said {p}. "I saw what there was. I can't give you that back. But I knew the guide. I shared a bench with {foe.him}, at school. Shall I tell you what {foe.he} was afraid of, even then? The dark. That's why {foe.he} always offered to carry the light."
+ Comfort {p}, and walk back with him to the third row => He stood there with his hat in his hand, and said what he had to say | "He'd have laughed," said {p} on the way up. "I'd forgotten that he laughed."
= Ask {p} to sing what the guide sang => His voice was as thin as a thread, but the song was all there | below, at the other fire, they had stopped talking
- Trick {p} into telling it to {hands} for you => He told it well | on the way back he asked {h} whether that was why he had been put on the mule
~ A gust took the {lamp} and the hat | what else he had to say he said in the dark, and half of it was blown over the pass
@ dr-far1b scene line=plain-drive far way did=dr-price:= p=muleteer's_daughter/she where=the_hollow_cairn
% For Whoever Comes; What Lay in the Cairn
They had no flour now, and no one said so | it was {p.a} who crawled in under the second cairn after a hare, and came out backwards without it
"There's a room in there," said {p}. "There's bread in it!" | it was hard, but only a week old | with it lay a blanket, flint, oil and a tin cup, wrapped so as to last
A piece of slate lay on top. "For whoever comes," it said. "Light the lamp first. Then eat. You're nearer than you think." | the last words had been traced over many times | "It's fresh chalk," said {p}. "But who'd put it there? There's nobody allowed up here but {foe}."
She said it, and then she heard what she had said
+ Share it out, by the youngest first => It made three bites for each | {p} laid the last back in the cairn, for whoever came after, and nobody had told her to
= Study the hand in which it is written => It was the hand of the contract, only older | the letters leaned forward, like people walking against the wind
- Rob the cairn of everything, cup and all => It weighed next to nothing | that night the slate lay on the top of the empty hollow, and it looked a good deal as if it were meant for {h}
~ The roof of the hollow came down when they pulled out the jar | they dug the bread from under the stones, a crumb at a time
@ dr-far1c scene line=plain-drive far way did=dr-price:- p=litter_bearer/she where=the_fire_in_the_snow
% Something That You Dropped; A Litter on the Slope
After dark four of {hands} came up to their fire with a litter | in front went {p.a}, and she was out of breath and very polite
"I think that you've dropped this," said {p}. | on the litter lay the old man, rolled in three coats, and slept | "We were told to keep a distance. So we couldn't call out to you. He's seventy, he says. He's been telling us about his brother." | they set him down by the fire, on the side out of the wind
None of the company had got up | {p} looked from one to the other, to see who led them, and they all looked at their knees
"Well," said {p}. "I expect it was in the hurry. I'd only say, from my own experience: it doesn't go away if you walk faster. We've all tried that, down there."
+ Help the old man to the warmest place => {h} carried him {himself} | the old man opened one eye. "There you are," he said, as if {h} had only been to look at the weather
= Ask {p} who told them to bring him up => "{foe} did," said {p}. "{foe.he} went through the snow with a {lamp} until we'd found him. {foe.he} does it every evening. There's just never been anyone there before."
- Lie that you were coming back for him => "Of course," said {p}. | she said it so kindly that {h} could feel it the whole night long, like a stone in the blanket
~ The old man sat up and told them all, very loudly, what he thought of them | it lasted, and nobody slept
@ dr-far scene line=plain-drive far p=again who=miner,bridge_builder,camp_cook where=the_slope_between_the_fires
% Both Fires; A Voice from the Other Side
There were two fires on the slope that night, theirs and the other | between them lay a stone's throw of snow | nobody threw one
Over there a good tired voice began to sing | in the company they all fell silent to hear. "That's the song," said {p}. "They went up to it, the forty-one. My mother used to hum it when she thought that we were asleep."
It broke off before the last line | the fire went on by itself
"{foe's} sitting there alone," said one of {hands}, who had come half the way across with his palms up. "{foe.he} says that you may still go back. I'm to say it politely. {foe.he} didn't look at me when {foe.he} said it."
+ Give the messenger a place by the fire => He sat down at once, as if he had been on his feet for years | "We all know about it," he said. "We've only never said it. It's easier to close a road."
= Sing the verse to its end => {h} had not much of a voice | across the snow nothing moved | then the other one took the second part, and they came to the end of it together
- Lie that the company means to turn back => The messenger closed his eyes for relief | he went back with it, half running | on the other side the fire leapt high that night, and {h} could not look at it
~ A gust drove smoke into everyone's eyes | when they could see again the messenger was gone, and there were more fires
@ dr-book scene line=plain-drive far p=lamp_boy/he where=the_watch_hut
% Lit, Nobody; Eleven Thousand Nights
There was a watch hut beside the track, no bigger than a cupboard, and they crept into it out of the wind by turns | in the corner sat {p.a}, who looked after the wicks, and had been too slow to get away
He held a thick book on his knees with both arms. "You can't have it," said {p}. "I've got to bring it down every morning."
{h} asked only to look at it for a moment | each line had a date, and behind the date stood a word, and behind that another. "Lit. Nobody," it said. "Lit. Nobody." | it went on like that for page after page, in a hand that hardly changed | there were eleven thousand nights
Once, in the fourth year, it said: "Lit. A fox." | the next three lines of the page had been left empty, as if out of joy
+ Give the boy the charcoal for tonight's line => He turned it in his fingers, and wrote, with his tongue out. "Lit," it said. "Thirty people." | he looked at it for so long that {h} thought he had fallen asleep
= Look for the first page of all => It was stuck to the cover | there were forty names on it, and no date, and no word behind any of them
- Steal the book from a boy who cannot fight => He held on longer than {h} would have thought | afterwards he sat in the snow outside, and said that he would have to tell {foe.him} it was lost
~ The roof lifted in a gust and put itself down somewhere else | the boy had the book under his shirt, and ran
@ dr-plan scene line=plain-drive plan fork p=again who=miner,bridge_builder,camp_cook where=the_last_fire
% Three Cairns; Before the Weather
The three cairns stood black against the sky, and no lamp was lit on any of them | beyond the third the road went down | {foe} would be standing there in the morning with all of {hands}
{p} drew it in the snow with a spoon. "We can light the lamps ourselves tonight," said {p}. "Then everyone sees us come, and we see where we walk. Or we go in the dark, and we're over before they're awake."
"And there's that paper," said the drover. | nobody went on from there | it had come up with them in somebody's boot | whoever held the contract could make {foe} do anything, in front of {foe's} own people
Whichever it was to be, it had to be settled now, for the first flakes were falling
+ Help to carry the oil up to the cairns => They went up with jars in their arms, two to each cairn | at the first they trimmed the wick, and waited for the hour
= Wake them all, and go in the dark => {h} went from blanket to blanket, and told each of them the hour in one ear | nobody had to be told to keep quiet
- Trick {foe} out alone with the contract => A child carried the paper over, folded small | at the bottom {h} had written one line: come by yourself, or I will read it to them
~ The wind made up their minds for them, for in that no lamp would stay lit, and no child could walk | they tied themselves together with whatever they had, and waited for it to drop
@ dr-eve scene line=plain-drive eve where=the_edge_of_the_firelight
% What the Label Said; One Who Can Count
There was an hour still to wait by the fire | at the edge of its light sat {ally} [2 with {ally.his} back to the mule], and had a scrap of wood on {ally.his} knee
"It came off one of the lids," said {ally}. "When I was supposed to bring them down. I've had it in my shirt since. I didn't like to ask. You all read so fast." | {ally.he} turned it over, and turned it back. "I can count it. It's eleven letters and then six. And I thought, there's a thing with eleven and six that I used to see as a child, over our door. But that's foolish. There'll be plenty with eleven and six."
{h} could see it from where {he} stood | there was a first name, a last name, and a village
The mule laid back her ears, and let out one long breath through the nose
+ Comfort {ally}, and read it out together => They went along it with one finger between them | when they had come to the village {ally} nodded a few times. "So that's where she went," said {ally}
= Teach {ally} the letters, one by one => By the sixth {ally.he} had stopped asking | {ally.he} said the rest {ally.himself}, and {ally.he} had never read anything before
- Lie that it is just a number for the load => "A number," said {ally}. "That's all right, then." | {ally.he} put it back inside the shirt all the same
~ The horn went before the first word was out | {ally} shut {ally.his} hand over the wood and got up
@ dr-gate1 scene line=plain-drive gate move way did=dr-plan:+ p=lamp_keeper/he where=the_third_cairn
% From Light to Light; Three Lamps
The first lamp took, and the second | it was the first time in half a lifetime that they had shone for anyone living | the company walked from the one to the other through driving snow, and nobody was lost
At the third cairn {p.a} barred the way, one of {hands}, with a beard full of ice. "I keep this one," said {p}. "I fill it every evening, and {foe} lights it alone, when we've gone down. I've never been let. You can't imagine what that's like."
Behind him in the whirling white were the others | there were dozens of them, and they had all turned to look back at the lights | some had sat down
+ Give {p} the lighted wick => {p} carried it like a bird | the lamp caught | all along the pass people could see one another, and {hands} began to move apart
= Wait until they have looked their fill => It took a while | nobody gave an order | one after another stepped off the road, to see the lights better
- Attack {p} and push by the lamp => {p} went down without lifting an arm | behind him the others closed up, and they were awake now
~ The gust took the flame | for ten breaths it was black, and there was nothing to do but stand and hold on to each other
@ dr-gate2 scene line=plain-drive gate move way did=dr-plan:- p=sergeant/he where=the_flat_stone
% Read It, Then; The Line in the Snow
{foe} had not come alone | at the flat stone beyond the cairns stood all of {hands} in a half ring, and {p.a} held the paper up between two fingers
"We've read it," said {p}. "It was read to us at breakfast, by {foe}, from top to bottom. You're too late with that. I've never once in thirty years heard {foe.him} speak more than a sentence." | he gave the paper to {h}. "You might've asked. That's what some of us think."
A few of them laughed, and not kindly
Behind them the way was open a crack, as wide as one person
+ Give the paper back, and say you are sorry => {p} took his time over that | "Let them up to the stone," he told the rest. "It's {foe's} business now."
= Step up to the ring and stand there => {h} stood near enough to hear them breathe | nobody cared to be the first who pushes | the ring got thin, and there was a gap in it
- Lie that there is a second paper => "Then read it," said {p}. | {h} unfolded a list of provisions and read, and made it up as {he} went along | it was good enough for three of them, and they were the three at the gap
~ The half ring closed | from inside it {h} could see only coats | the company stood in the snow outside, and called
@ dr-gate3 scene line=plain-drive gate move p=young_guard/he where=the_sleepers_in_the_snow
% Before They Were Awake; No Sound but Snow
The snow took every sound | they walked between sleepers in their blankets, thirty people in one another's footprints | {h} could have touched {hands} with a foot
At the end of the row one had stayed awake | {p.a} sat with a long staff across his knees, and he was perhaps sixteen. "I'm supposed to shout," he whispered
He was looking at the child on the mule | "Are there houses on the other side?" asked {p}. "They say there's nothing. I've always wondered why you'd guard it, then."
At that moment a figure rose behind him | {foe} had not been asleep
+ Share what you know of the other side => "There's grass, and a road down," said {h}. "There's what I came for." | {p} laid the staff down very carefully, so that it should not clatter
= Walk on as if he had not spoken => {h} put one foot in front of the other | the staff followed {him} round like a weather vane, and then it pointed at the ground
- Trick him with a blanket over his head => It was over in a second | he did not shout, even then | {foe} had seen it all
~ He did shout | it was not loud, but it was enough | all over the Saddle the snow sat up
@ dr-duel scene line=plain-drive duel where=the_top_of_the_Saddle
% Where the Road Goes Down; The Forty-First
{foe} stood where the road goes down, with one hand on the last stone | behind {foe.him} lay the other side | {h} could see smoke there, and a thread of road | it was a hundred steps farther to where {he} could {goal}
"I heard a noise," said {foe}. "You'll have read it. I was to go ahead and light three lamps. I heard a noise in the dark, and I went down. I thought they'd follow. They stood there and waited for the light, because I'd told them to."
No one there spoke a word | {hands} had come up on the one side, and the company on the other
"If you go over, then you'll tell it over there," said {foe}. "And everyone will come up here and count. I can't have that. I can't. You'd better tell me something, quickly, that makes me get out of your way."
+ Give {foe} the cord, and tie the last knot => {h} held the cord out, and {foe} took it, as people take hold of a rail. "You're the forty-first," said {h}. "You never came down either." | {h} tied the last knot for {foe.him}, since {foe.his} fingers would not
= Ask {foe} to go ahead, and light the way => "You know the road better than any of us," said {h}. "You've walked it every night. Walk it once with people behind you." | {foe} looked at the company, and at the child | then {foe.he} bent down for {foe.his} own lamp
- Lie that one of the forty lived => "One of them came through," said {h}. "She has grandchildren. She says that it wasn't your fault." | all the breath went out of {foe} | {foe.he} sat down on the stone, and there was room on the road
+~ {h} held out the cord, and {foe} took it. "That was well meant," {foe.he} said. "But who'd walk behind me?" | the company had seen whom {h} used up on the way, and nobody came
=~ {h} asked {foe} to go ahead, and {foe.he} lifted the lamp. "If they'll walk behind." | nobody moved | they had walked behind {h}, and seen what became of those who trusted {him} | the lamp was set down
-~ "What was her name?" asked {foe} at once. | {h} hesitated, no longer than one breathes in | it was too long
`;
export const pack: PackSource = { id: 'case-plain-drive', sheets: [facts, scenes], words: {} };
