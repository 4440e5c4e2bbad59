import { westernVoice } from './western-voice.ts';
import type { PackSource } from '../pack.ts';

const cards = `
@ gambler2 ally ally=one-armed_dealer
% The Cards on the Left; She or He Deals One-Handed
{ally.a} was dealing to an empty table at {place} | not one card turned over
"I used to have a partner on this side," {ally.he} said. "{foe} called him a cheat. He was not. I was. I have been looking for a way to say so that would not be a speech."
{ally.he} squared the deck on the edge of the table, and it went together like a door
"You would be going up against {foe.him}," said {ally}. "You would hold your cards too low. Everybody in this room could see that you have nothing but a pair and an honest heart."
+ Support {ally} when the chair scrapes back => {h} was up before the man was | there were some words about the deck | "Deal it," said {h}, "and let him cut it." | the whole bar came over to look | every card in it was as good as gold
= Ask what {foe} held on the night => {ally} turned them over, one by one, and they were all of them queens | there had been five in that game | "I have it yet," said {ally}. "I keep it in the other sleeve. Nobody ever looks in there."
- Cheat {ally} of the price of a horse => {h} drew to an inside straight, with help | {ally} paid, and asked [2 , quite kindly,] if {h} would do that in earnest
@ * fare of=genre-western.gambler2 won
{ally} owned up to the cheating in four words | by evening an old rancher had taken the chair on {ally.his} left
@ * fare of=genre-western.gambler2 lost
{ally} tried to clear the partner, and it became a speech | people listened to the end, and one removed his hat
@ * intro-plain human
A stranger lay dead tired {inhome} beside {h's} horse, with a paper in his hat addressed to {name}
@ * intro-plain
The pump {inhome} had been chained since Tuesday, and {h} had come to ask why
@ * intro human
{h}, {aside}, came to {home} on a borrowed horse | for {his} own horse had gone lame
@ * intro-goal
There were a good many folks between {h} and the chance to {goal} | most of them were asleep at that hour
@ * sense in
A cowhand had shot a row of small holes along the wall, and hung hats on pegs in them
The mirror was in three pieces, and there was a man in each, looking at the door
Sand had come under the sill, and lay there in the shape of the wind
A piano stood with its back to the room [2 , on account, the card said, of Saturday]
@ * sense out
A tumbleweed had stopped on the porch and seemed to be waiting to be asked in
A buzzard had come down on the nearest post, and looked like staying
The county had painted the name of a river across a bridge [! with no river]
Far out on the flat a dust no bigger than a thumb had started in toward town
The hitching rail had a swing on it, and a child on the swing
A horse stood saddled by the wall, and it had stood there since noon
@ * mood calm
It was a big country, and for the length of one supper none of it wanted anything of {him}
@ * mood tense
{h} kept {his} hands where they could be seen, and looked for where theirs were
There is a sort of quiet that horses do not like
@ * chat ally
"I do not mind being shot at," said {ally}. "It is the waiting round for it that spoils my beans."
"He smiles like a man with two decks," said {ally}
"That horse knows more than we do," {ally} said, and would not be talked out of it
@ ways1 ways good
+ Share your canteen with the one left afoot => {h} shared it, a swallow and a swallow | he had walked from {last}, in socks | they had taken his boots, he said, to see what he had written in them
@ ways2 ways neutral
= Read the ground at the hitching rail => {h} squatted down | four had tied up there | one of the four had a cracked shoe, and went off at a walk, leading a horse with nobody on it
@ ways3 ways evil
- Cheat a greenhorn at the hitching rail => {h} sold him the rail | he was so pleased that he wanted it in writing | two days after, with the paper in his hand, he was asking {foe} for the rent
@ herdcross chase
% The Wrong Side of the Train; Cattle Cars
{hands} had one end of the yard | the marshal had the other | in between stood nine cars of steers | a boy with a prod was at the slats
"In there," said the boy. "They like company. Do not sing to them, they have been sung to all the way from the coast."
It was dark inside and smelled of grass
+ Help the boy to close the slats behind you => They did it between them | {hands} went along the boards, and looked, and a large wet nose looked back
= Lie down among the legs and count them => There were eighty, and two | the two belonged to a person in a good suit, who had a finger to his lips
- Trick {hands} by opening the far door => Forty steers had waited a week for that door | {hands} were last seen going up a signal mast, one behind the other
~ A steer had sneezed, and trodden back, and the slat flew off | "Eighty and one," said a voice from outside
@ grey1 thread line=grey beat=1 p=horse_thief/he
% Stolen Three Times; Back at the Rail
{p.a} leaned on {foe's} fence [2 , grey with dust] | a grey horse stood on the other side, over its hay
"Three times I have stolen that animal," said {p}. "I get as far as the river. I have to sleep some time, and it turns round. This morning I woke up at the rail here with my hat on."
"I ask for very little," said {p}. "I want to see it on the far bank, once. Then I will tell you where {foe.he} rides by night."
+ Help {p} to stay awake as far as the river => {h} and {p} rode it turn about, and {h} sang | at the ford the grey put in one foot | it thought, and took it out | {p} slept at last, sitting up, and what woke the two of them was {foe's} rooster
= Look at what the grey comes back for => {h} went along the stalls, and in the last stood an old blind mule | the grey had come back to it, and laid its chin on its neck | "Well, I never took two," said {p}
- Betray {p} to the stable hands for the reward => {h} betrayed {p} with one whistle | they took him off the fence by the boots, and paid {h} in small {coins} | the fourth time was a matter for the jail, they said | the grey looked up from its hay, and went over to where his hat had dropped
~ A dog gave tongue, and then all of them | {p} was over the fence and up, and the grey carried him at a walk into {foe's} own stable
@ grey2 thread line=grey beat=2 p=thread
% Half of It Was Lead; Under the Window
{p.name} the horse thief looked out of the jail, with his chin on the sill | under it stood the grey that he used to steal [, with its rope bitten through]
"They have me for Saturday," said {p}. "It brought me in itself. But I bred that horse. {foe} had it from me at dice, one night, and I got away with one of the dice. I have cut it open since."
He put his hand out between the bars | it was half of a die | where the spots met it was lead
+ Help {p}, and lay the half before the judge => The judge tried it in his palm, and let it roll, and it rolled a six | he asked at whose house that was, and on what nights | he had been losing there himself since the fall
= Ask {p} where the other half is => "Sewn in the saddle cloth," said {p}. "I had time for that much. It is under whoever sits on the grey. It has been under {foe} every Sunday, going to meeting"
- Steal the grey while it stands there loose => It let {h} lead it for an hour, and was no trouble | {h} lay down for a moment under a tree | the same window was overhead at sunrise, and {p} was looking out of it. "I could have told you," he said
~ The jailer flung a boot, and then its fellow | the grey ate the tongue out of one of them, and {p} had to draw in his head
@ grey3 thread line=grey beat=3 p=thread
% It Would Not Go; Saturday, at the Town Line
{p} was to be sent out of the territory for good | they had tied him on the grey that he stole, with his face to the tail | {foe} had asked to give the slap
{foe.he} gave it, and the grey did not go | it turned its head, to see whether {p} was sitting well
A boy laughed | {foe} slapped it again, with a hat. "It only ever goes home," said {p}. "It must think that it is there."
+ Save {p} with the two halves of the die => {h} had the one from {p}, and ripped the other one out of the saddle cloth, and they fitted | they went from hand to hand, and half of those hands had played at {foe's} | no one could say afterward who it was that untied him
= Ask {foe} to call the horse by its name => {foe} called it, twice, by a name out of a book | {p} said another name, hardly aloud, and the grey put its ears up | "I take that for a bill of sale," said the judge, and had them untie the rope
- Trick it off the spot with a hatful of oats => {h} held it where the grey had to reach | it made its neck long, and ate the last of it, and had not moved one foot | the judge said that another day would do, and {h} was left holding the hat
~ {hands} took hold, some in front and some behind | the grey sat down like a dog, and {p} slid off over its tail, and begged it to think again
@ * callback did=genre-western.grey3:+
A grey horse stood at nobody's rail, with its eyes shut [2 , and its owner was asleep against its leg]
@ * intro
The whole of {home} had seen {h}, {aside}, ride out that way before, and ride back | nobody got up to look
@ * intro human
{h}, {aside}, had a bed {inhome}, and a hat on a nail | {he} kept looking over at the hat
@ * intro-goal human
{h} told the horse that {he} meant to {goal} | the horse had heard worse
@ * motive
One does not give that kind of reason across a bar | {h} said that {he} liked the country
@ * stand did=grey2:-
{w} was washing pots there for {hands}, on a chain | {h} had led the grey off from under his window | "That is the one," he said, before {h} had both feet inside
@ * stand did=grey3:-
{foe} had asked {w} who held the oats under the tree | he told it gladly, and showed the rope mark | {hands} were looking out for {h's} hat
@ * stand did=grey3:+
A grey horse trotted round and round, and two of {hands} could not catch it | {w} whistled to it from behind a wall | it was for a rope that {h} had cut
@ patch1 thread line=patch beat=1 sky p=washerwoman/she
% Forty Shirts across the Road; Not the One with the Patch
A line with forty wet shirts hung right across the road | {p.a} would let nobody duck under it
"These belong to {hands}," said {p}. "I wash for them. One of them is my boy. We owe for the house, so {foe} put him on a horse. He is sixteen."
She held up a sleeve with a blue patch on the elbow
"You look to me like a person they will be sent after," she said. "When they come, not the one with the patch. Give me your hand on it."
+ Give {p} your hand, and help her wring => {h} gave it, and had it back wet | she could wring a saddle blanket dry by herself | when they were done she propped up the line. "I found a paper in one of these, with your name on it," said {p}. "I boiled it"
= Look along the line at the other shirts => {h} walked along it from peg to peg | nine were torn at the left shoulder | "That was Thursday," said {p}. "They came out of somewhere by a window. I have to sew it up, and I am not to ask where"
- Steal the patched shirt to ride in unseen => It was short in the arms | at the bend two of {hands} waved to it | {p} was counting her shirts by then | she came to the gap, and stood there with a hand on each of the two bare pegs
~ The line came down, and forty clean shirts lay in the dust of the road | {p} looked at it for a while | she began again at the near end, and nobody rode through before she got to the far one
@ patch2 thread line=patch beat=2 sky p=thread
% Everybody Wants a Patch; The Blue Curtain
The road led through the yard of {p.name} the washerwoman | eleven of {hands} stood about there in their undershirts | she was sewing, and did not look up
"They have heard that I begged you to spare my boy," said {p}. "The one with the blue patch. So now they all want a patch. I said that I was out of blue, and they cut up my curtain."
Her boy sat on the fence, with his own elbow turned to the wall | they had taught him to spit
+ Help {p} to sew theirs with rotten thread => {h} threaded, and she sewed, and it would last as far as the first gallop | when they went for their horses she caught the boy by the sleeve | that one she did over with boot cord | he looked at the sky, and let her
= Ask the boy what {foe} still wants => He made sure that the eleven were not near | "It was two hundred, and I have worked since spring," he said. "It is three hundred now. They take off for the oats, and for my bed." | {p} had run the needle into her thumb
- Lie that the boy means to slip off tonight => They lifted him down from the fence, two of them | his sleeve tore, and they took him away between their horses | {p} picked the blue piece out of the dust | she looked {h} over slowly, as she would look over a stain
~ A rider whistled on the road, and they were all in the saddle, with the pins still in | the boy rode last | {p} had hold of his thread as far as the gate, and there it broke
@ patch3 thread line=patch beat=3 sky p=thread
% His Supper Was Getting Late; One Boy on a Bridge
{p's} boy stood alone on the bridge, with an axe | {hands} had set him there to stop {h} | he had hung the shirt with the blue patch over the rail
"If he stops you, the house is paid for," said {p.name} the washerwoman. Her arms were wet to the elbow. "He took it off himself. He says that it would not be fair to you."
The axe was too big for him | he had to change hands | "Go home, Ma," said the boy
+ Comfort the boy, and walk out to him with {p} => {h} went out with empty hands, and {p} came along, and spoke of supper | at each board the axe sank a little | she pulled the shirt on over his head, hard | on Monday there was one shirt on her line, and she had hung it in the middle
= Sit down on the bank and wait => It took until the stars were out | {p} had fetched the pot, and now and then she lifted the lid | at the fourth time he put the axe down | they lost the house over it | they came away with the pot between them, and the shirt on top
- Trick the boy with a handshake => {h} held out a hand, and pulled, and he went over the rail | he came ashore at the bend | "I had put it down," he said. "I put it down to shake." | {p} ripped the patch off the shirt, and laid it on the boards before {h}
~ A board cracked, and he swung at the sound | the axe stuck in the rail, and he tugged it out again with tears on his face | {p} called him by his whole name, and he shook his head
@ * stand did=patch2:+
At the first gallop {hands} had lost their blue patches | half of them were down in the grass to look | {w} had sewn those, and {h} had threaded her needle
@ * stand did=patch2:-
A blue rag was nailed over the way in, and {w} sat under it | {h} had once lied her boy down off a fence | she called out {hands} by their names, all of them
@ * stand did=patch3:+
{w} had washed for {hands} that day, and had brought nothing back | half of them could not come out, for want of trousers | {h} had once walked out on a bridge to her boy
@ * stand did=patch3:-
The boy barred the way in, with an axe | {w} stood at his back, and did not call him home | he remembered a handshake on a bridge | {h} had to go round, and {hands} saw {him}
`;

/** Western: a long street, a good deed, and a dog in the middle. */
/** What there is to do after the end, and the quests that come of it. */
const after = `
@ out1 after won
+ Help {hands} to find some honest work => {h} spoke for them, farm by farm | it turned out that most of them could cook | there is an eating house on that corner now, and nobody complains twice
= Hang up your hat and put in a garden => {h} put in beans, and a row of roses, which were not beans | the neighbours leaned on the rail, and disagreed about the soil | by the end of summer there was enough to leave on doorsteps
- Steal a strip of land while they are at the dance => {h} moved the pegs by night, a stride at a time | it came to nine acres, and a view | the mule next door had stood and watched, and it was a mule that people believed
@ out2 after lost
+ Help the ones who have to leave with their loads => {h} tied down eleven bedsteads and a loom | nobody blamed {him} aloud | the last cart turned round at the ford, and came back to ask what {he} was going to do
= Take a hand's job on the far range => {h} had the north end of it, where there was only weather | it paid by the month | some nights {he} drew {place} in the dirt, and worked out where {he} should have stood
- Steal one calf a month from {foe} => {h} took it on the first of each, and was most regular | {foe} hired a man to count | the man counted very well, and sent {him} the number, in a {letter} without a name
`;

export const pack: PackSource = {
  id: 'genre-western',
  sheets: [[cards, westernVoice, after].join('\n')],
  words: {
    'era.modern': ['lamp=lantern', 'coin=silver dollar', 'coins=dollars', 'letter=unsigned letter', 'guard=deputy', 'guards=deputies', 'ride=buckboard', 'coat=canvas coat', 'bell=iron bell', 'ledger=account book', 'blade=clasp knife', 'inn=boarding house', 'clerk=clerk', 'street=street', 'paper=paper', 'bag=saddlebag', 'boat=flat-bottomed boat', 'kitchen=cookhouse'],
    places: ['the dry fork #out', 'the livery barn #in', 'the mission wall #out', 'the assay office #in', 'the high corral #out', 'the way station #in', 'the painted bridge #out', 'the old mine road #out', 'the long bar #in', 'the schoolhouse on the flat #in', 'the rim camp #out', 'the salt spring #out'],
    foes: ['Judge Amos Crane|owner of the only court|the court riders|he', 'Widow Callow|holder of the spring|the Callow boys|she', 'Thaddeus Rusk|banker to the valley|the bank guards|he', 'Colonel Ames|buyer of valleys|the hired guns|he', 'Delphine Roux|queen of the long bar|the floor men|she', 'Deacon Strother|head of the wire company|the fence riders|he', 'Belle Maddox|boss of the high corral|the corral hands|she', 'Marshal Quint|law of the county|the deputies|he', 'Ezra Holt|cattle buyer|the buyer\'s riders|he', 'Harriet Boone|land agent of the railroad|the grading crew|she'],
    titles: ['The Wind Had Dropped', 'One Sinner Short', 'A Paper with a Hole in It', 'Both Ends of the Street', 'Chin on Nothing', 'A Left-Hand Spur', 'The Bell Was Not for Sunday', 'Five Queens', 'What {foe} Won', 'A Door at Ninety Feet', 'Three Days Out', 'Wire', 'Red Letters for {target}', 'At About the Distance of an Opinion'],
    'book.deed': ['Ride to {target}', 'Last Star', 'Honest Pair', 'Claim', 'Long Noon'],
    'book.place': ['Sundown at {place}', 'The Law of {place}', 'No Water at {place}', 'A Grave near {place}'],
    'book.theme': ['Out of the Sun', 'A Valley Wants People in It', 'One Hole in the Star', 'The Grass on Both Sides'],
    'book.turn': ['The Hand That Held {token}', 'A Fair Shoot for {token}', '{token} Comes Home'],
    'example.objective': ['Serve the paper that killed the last deputy', 'Find out who owns the spring by right', 'Bring in the one who shot the piano', 'Protect twenty families until the deed is read', 'Rescue the schoolteacher from the high corral', 'Drive the last herd over the painted bridge', 'Prove that the fifth queen was in another sleeve', 'Escape the valley with the mine door open'],
    'example.setting': ['A dry town with a bridge and no river', 'The salt flats, three days from any law', 'A valley with twenty farms and one deed', 'A railhead that the rails never reached', 'A mission town on the border', 'A mining camp in its last good month'],
    'example.motivation': ['A dead man\'s coat fitted {him}', '{his} mother lost the valley in a fair shoot', 'They took {his} boots, and laughed', 'Sooner or later one has to step out of the sun', '{he} was asked to leave, and did not like how', 'There is a marker out there with no name on it'],
  },
};
