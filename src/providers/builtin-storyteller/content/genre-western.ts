import type { PackSource } from '../pack.ts';

const cards = `
@ badge open p=stage_driver
% Deputy by Accident; It Was in the Pocket
{p.a} reined in at the trough, and handed {h} down a dead man's coat
"He asked for it to go to the first honest face," said {p}. "I have been on this road for three days. I am not saying that yours is. I am tired of carrying it."
There was a star pinned on the inside, where one would not see it | there were two holes in the cloth, and one in the star
Sewn in the hem, and it took {him} a minute to pick it out, was {token}
+ Give the dead man a marker before anything else => {h} cut it from a fence board | {p} took off {p.his} hat | "He was on his way to serve a paper on {foe}," {p.he} said. "It is still in there. It is only that it has got a hole in the name"
= Search the coat for how far off they stood => {h} put a finger through | the two were close together, and from behind | whoever fired had been near enough to talk to | the left pocket held somebody else's brand of plug
- Lie, say thank you, and sell the coat => {h} had four {coins} for it at the livery | by sundown the person who had bought it was being followed about, from porch to porch, by three pairs of eyes
@ telegraph lead p=well_borer
% Three Days Out of Dry Fork; What Came Up the Drill
{p.a} had been boring at {place} for a month, and had brought up something that was not rock
"It is a hinge," said {p}. "At ninety feet. Brass. I have seen some ground. I never yet saw ground that opened."
The rig creaked | on the ridge sat two of {hands}, on good horses, with nothing to do but look
+ Help {p} to fill it in before the riders => {h} shovelled, and so did {p}, and cussed it for a dry hole | the two on the ridge laughed and rode off | "It was the old mine road," said {p}, wiping the hinge. "It comes up at {next}. Somebody shut a door on it."
= Lower a lantern and see how far it goes => {h} let out rope until the light was a seed | it did not stop | at the end of its swing it showed one rail, shining, the way that rails shine only when they are used
- Trick {p} into selling the claim for a mule => {p} looked at the mule's teeth, and signed | the next day {hands} gave {him} seven times as much | {p} had stopped at the first rise, and had turned, and was looking at the smoke of the new rig
@ gambler2 ally ally=one-armed_dealer
% The Cards on the Left; She or He Deals One-Handed
{ally.a} was dealing to an empty table at {place}, with {ally.his} one hand, and never a card turned
"I used to have a partner on this side," {ally.he} said. "{foe} called him a cheat. He was not. I was. I have been looking for a way to say so that would not be a speech."
{ally.he} squared the deck on the edge of the table, and it went together like a door
"You would be going up against {foe.him}," said {ally}. "You hold them too low. Everybody in this room could see that you have nothing but a pair and an honest heart."
+ Support {ally} when the chair scrapes back => {h} was up before the man was | there were some words about the deck | "Deal it," said {h}, "and let him cut it." | the whole bar came over to look | every card in it was as good as gold
= Ask what {foe} held on the night => {ally} turned them over, one by one, and they were all of them queens | there had been five in that game | "I have it yet," said {ally}. "I keep it in the other sleeve. Nobody ever looks in there."
- Cheat {ally} of the price of a horse => {h} drew to an inside straight, with help | {ally} paid up, and asked, quite kindly, if that was how {he} meant to do it when it counted
@ noonturn turn
% The Deed Was Good; {foe} Has the Paper
{foe} laid it on the barrel head, and put a stone at each corner, on account of the wind
It was the true deed to the valley, with every seal | it had not been stolen from anyone | it had been won, by {foe.own} mother, in a fair shoot, from somebody with {his} name
"She never told a soul," said {foe}. "She let them stay on. Twenty families. She said that a valley wants people in it. I let on to be a thief. I wanted them to think that it was worth the fight."
Down there the lamps were coming on, one house after another
+ Offer to share the valley on the mother's terms => {h} took the stone off one corner | the paper lifted | "They would sooner be robbed than beholden," said {foe} | between {them} {they} let go of the other three
= Read the names of the witnesses => {h} read them | one had been the priest, and one was a mark like a turkey's foot | {h} had seen that foot on a gate, that very week, and an old fellow behind it who looked at {him} as though {he} had come about something
- Destroy the deed, and ride => {h} had it in the fire before the stones had stopped rolling | {foe} did not draw | "Well," {foe.he} said, looking on, "that leaves my way"
@ street2 duel blood
% Both Ends of the Street; The Wind Had Dropped
The street had been let go quiet, from the far end, one shutter at a time
{foe} came out on to the boards in a clean shirt | behind the windows they were breathing on the glass
"I sent my people off," said {foe}. "I told them it was a funeral. I would take it kindly if you would step out of the sun. I do not care to have it said that it was the sun."
A dog lay down in the very middle, and looked both ways
+ Save the dog, and walk out to it with open hands => {h} went out, not fast, and knelt | it was all ribs | when {he} looked up {foe} was standing there as well | "That is my dog," {foe.he} said, in a puzzled way. "It has not come to anybody since my brother."
= Wait, and let the shadow reach the trough => {h} waited | there is a kind of person who has to have it over | the shadow had a hand's breadth to go when {foe} began, in a high voice, to talk
- Attack before the bell has done => {h} moved on the first stroke | it was loud, and then it was not | one of the windows had a hole in it, and someone inside, after a time, began to sweep
@ barbed tex out p=fence_rider
% Cut in Three Places; Whose Side Is the Grass
{p.a} sat on a keg of staples with the wire lying all about, and one hand wrapped up in a hat
"I string it by day," said {p}. "And my wife's people cut it by night. They do it very neat. Last week they left me a pie."
On the one side the grass was up to the knee | on the other was a line of thin cattle, with their chins on nothing, where the wire had been
+ Help {p} to hang a gate in the gap => {h} dug the posts | it was not in the orders, but it was not against them | by sundown there was a pie upon the gatepost, and it was still hot, and it had two forks in it
= Ask {p} what is in the orders => {h} asked, and {p} had it in {p.his} boot | it said to fence the spring, by the first, and to see that it was done on a Sunday, when they would all be at the preaching
- Betray the wife's people for the bounty => {h} told where the cutters were to be had | they were a boy and a grandmother | {p} rode by {him} after that every day with {p.his} eyes on the next post
@ preacher tex calm sky p=circuit_preacher
% One Sinner Short; A Tent with a Hole in It
"I need one to come forward," said {p}, {p.a} beside a tent. "It only ever takes the one. They are all out there, chock full, and every man of them hoping that his neighbour is worse."
Through the flap one could see thirty hats on thirty knees
In the third row was a hand that {h} knew, with a ring turned inward
+ Support {p}, and go up there for something small => {h} owned to a peach pie | there was a stir | then an old man got up and said that it was he who had moved the boundary stones, in the dark of the moon, and for whom
= Watch the third row through the hymn => {h} watched, and moved {his} lips | the hand beat time, and then it stopped | it had stopped at thou shalt not, and one could see it working out which
- Rob the plate while every eye is shut => {h} went along behind it like a deacon | it came to six {coins} and a glass eye | the eye, in {his} pocket, was looking out
@ doc tex in calm p=horse_doctor
% Neither Horse nor Doctor; A Bullet in a Piano
"They bring me people," said {p}, {p.a} with {p.his} sleeves up. "I tell them, I do horses. They say, then pretend. Today it is a piano. It caught one on Saturday, and it will not go above C."
It lay on its back at {place} with its lid off | six men in their hats stood round it, and not one would look
+ Help {p}, and hold the lamp above the strings => {h} held it | it came out with a long sweet hum, and rolled into the pan | it was not the brand that anyone had thought, it had been cast in {foe.own} mould
= Ask who was standing behind it on Saturday => {h} asked, and the hats all turned a little to the left | it had been the new schoolteacher, who had bent just then for the chalk
- Steal the bullet, and sell it to whoever cast it => {h} had a price for it that same night, through a door | in the morning the piano was on its back again, and so was one of the hats
@ * intro
{h}, {aside}, rode into {home} on a borrowed horse | {he} had been asked to leave the last place, and it had been asked in a friendly way
@ * intro-goal
There were a good many folks between {h} and the chance to {goal} | the most of them were asleep at that hour
@ * sense in
Somebody had shot a row of small holes along the wall, and hung hats on pegs in them
The mirror was in three pieces, and each of the three had somebody in it looking at the door
Sand had come under the sill, and lay there in the shape of the wind
A piano stood with its back to the room [2 , on account, the card said, of Saturday]
@ * sense out
A tumbleweed had stopped on the porch and seemed to be waiting to be asked in
The buzzards had come down to the third pole, and were moving up by one a day
Somebody had painted the name of a river across a bridge with no river
Far out on the flat a dust no bigger than a thumb had started in toward town
The gallows had a swing on it, and a child on the swing
A horse stood saddled by the wall, and it had stood there since noon
@ * hook tense
Along the boardwalk every chair tipped down on to its four feet
On the ridge, where there had been one rider, now there were five
Somebody in that room thumbed back something that clicked twice
The bell at the mission had begun, and it was not Sunday
@ * hook calm
The stranger at the end of the bar had {his} own hat on
@ * hook quest
There was a bill on the post with {target} on it in red, and the paste was wet
@ * mood calm
It was a big country, and for the length of one supper none of it wanted anything of {him}
{h} had not thought of the old place since the creek | now {he} could smell the sage of it
@ * mood tense
{h} kept {his} hands where they could be seen, and looked for where theirs were
There is a sort of quiet that horses do not like
{h} knew to a yard how far it was to the door
@ * fit look win
It had been a left-hand spur, and it dragged | {h} read the rest of it off the ground like a Sunday verse
@ * fit talk win
The old-timer spat, and studied where it had gone | "It would be five years come the fall," he said, and from there on it told itself
@ * fit talk setback
"We do not have no recollection of that," they said, all of them, like a class
@ * fit move win
{h} came down off the rim by a way that only goats had the papers for
@ * fit fight setback
It was a chair, and then it was the floor | somebody set {his} hat on {his} chest, quite respectful
@ * chat ally
"I do not mind being shot at," said {ally}. "It is the waiting round for it that spoils my beans."
"He smiles like a man with two decks," said {ally}
"That horse knows something," {ally} said, and would not be talked out of it
@ * cost
There was a new hole in {his} hat, a little lower down than the others
@ ways1 ways good
+ Share your canteen with the one left afoot => {h} shared it, a swallow and a swallow | he had walked from {last}, in socks | they had taken his boots, he said, to see what he had written in them
@ ways2 ways neutral
= Read the ground at the hitching rail => {h} squatted down | four had tied up there | one of the four had a cracked shoe, and went off at a walk, leading a horse with nobody on it
@ ways3 ways evil
- Cheat a greenhorn at the hitching rail => {h} sold him the rail | he was so pleased that he wanted it in writing | two days after, with the paper in his hand, he was asking {foe} for the rent
@ * callback did=genre-western.barbed:+
There was a gate now where no gate was ordered, and it had worn a shine on it
@ * callback did=genre-western.street2:+
A thin dog went along behind {him}, these days, at about the distance of an opinion
@ * close won
The wind got up again, and the shutters came open, one by one, from the near end | nobody cheered | a woman walked across with a broom, and began on the step, and somebody else went to see about the bell
@ * close lost
They rode off with it, at a walk, in full sun | {h} sat there with {his} back to the trough, and counted what was left in the belt | it came to one, and there was nothing out there any more to point it at
@ * epilogue shining
They wanted {him} to keep the star | {h} hung it on the school wall | the small ones put an eye to the hole, and look at the hills
@ * epilogue earned
{h} bought forty acres on the dry fork, and a chair | of an evening there is a dog on the one side of it, and on the other a place where a second chair would go
@ * epilogue bittersweet
It is good grass, all down the valley, and there is no wire on it | on the rise is a fence-board marker, and somebody keeps it painted | nobody out there ever did learn the dead man's name
@ * epilogue rueful
There was a song made of it, with the wrong horse | {h} would ask for it sometimes, a long way from there, and sit with {his} hat down until it was done
`;

/** Western: a long street, a good deed, and a dog in the middle. */
export const pack: PackSource = {
  id: 'genre-western',
  sheets: [cards],
  words: {
    places: ['the dry fork #out', 'the livery barn #in', 'the mission wall #out', 'the assay office #in', 'the high corral #out', 'the way station #in', 'the painted bridge #out', 'the old mine road #out', 'the long bar #in', 'the schoolhouse on the flat #in', 'the rim camp #out', 'the salt spring #out'],
    foes: ['Judge Amos Crane|owner of the only court|the court riders|he', 'Widow Callow|holder of the spring|the Callow boys|she', 'Silver Tom Rusk|banker, of a kind|the bank guards|he', 'Colonel Ames|buyer of valleys|the surveyors\' guns|he', 'Delphine Roux|queen of the long bar|the floor men|she', 'Deacon Strother|head of the wire company|the fence riders|he', 'Belle Maddox|boss of the high corral|the corral hands|she', 'Marshal Quint|marshal when it suits him|the deputies|he'],
    tokens: ['the star with a hole in it', 'the fifth queen', 'the brass hinge', 'the deed with a stone mark', 'the cracked horseshoe', 'the glass eye', 'the left-hand spur', 'the bullet from the piano'],
    titles: ['The Wind Had Dropped', 'One Sinner Short', 'A Paper with a Hole in It', 'Both Ends of the Street', 'Chin on Nothing', 'A Left-Hand Spur', 'The Bell Was Not for Sunday', 'Five Queens', 'What {foe} Won', 'A Door at Ninety Feet', 'Three Days Out', 'Wire', 'Red Letters for {target}', 'At About the Distance of an Opinion'],
    'book.deed': ['Ride to {target}', 'Last Star', 'Honest Pair', 'Claim', 'Long Noon'],
    'book.place': ['Sundown at {place}', 'The Law of {place}', 'No Water at {place}', 'A Grave near {place}'],
    'book.theme': ['Out of the Sun', 'A Valley Wants People in It', 'One Hole in the Star', 'The Grass on Both Sides'],
    'book.turn': ['The Hand That Held {token}', 'A Fair Shoot for {token}', '{token} Comes Home'],
    'example.objective': ['Serve the paper that killed the last deputy', 'Find out who owns the spring by right', 'Bring in the one who shot the piano', 'Protect twenty families until the deed is read', 'Rescue the schoolteacher from the high corral', 'Drive the last herd over the painted bridge', 'Prove that the fifth queen was in another sleeve', 'Escape the valley with the mine door open'],
    'example.setting': ['A dry town with a bridge and no river', 'The salt flats, three days from any law', 'A valley with twenty farms and one deed', 'A railhead that the rails never reached', 'A mission town on the border', 'A mining camp in its last good month'],
    'example.motivation': ['A dead man\'s coat fitted {him}', '{his} mother lost the valley in a fair shoot', 'They took {his} boots, and laughed', 'Somebody has to step out of the sun', '{he} was asked to leave, and did not like how', 'There is a marker out there with no name on it'],
  },
};
