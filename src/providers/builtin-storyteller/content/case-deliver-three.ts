import type { PackSource } from '../pack.ts';

/** Who waits for it, who would rather that it never came, and into whose hands it goes. */
const facts = `
@ * truth line=deliver-three start
Three people said that {target} belonged to them, and {h} could bring it to only one | two of them had sent a {paper} with a seal | the third had sent a bit of string
@ * token line=deliver-three
the knotted string
@ * ask line=deliver-three before
{h} showed {token} at every door along the road, and asked who tied such knots
{h} had carried {target} to the next well, and asked people there if they knew it
{h} took the two letters from shop to shop | {he} asked who had ordered the seals
{h} asked the oldest people if they knew {target}
@ * ask line=deliver-three behind
{h} asked people at every gate to come on Sunday, and to look closely
{h} wanted a safe place to keep {target} until Sunday
{h} asked at the shop doors what {foe} had told people about {target}
@ * gift line=deliver-three before
"A knot like that?" said {p}. "They tie their gates with it, up where the road ends. Down here nobody does."
"I have been in {foe's} house often enough," said {p}. "There was never a place in it kept for such a thing."
"That lion on the seal is new," said {p}. "The old seals here never had a lion. Somebody must have wanted it quickly."
"{foe.name} has money all at once," said {p}. "Nobody here has paid it. So it must come from farther off."
@ * gift line=deliver-three behind
"A buyer with a cart is at the {inn}," said {p}. "Every morning he asks if {foe.name} has it yet. He looks worried."
"{foe} pays for the pies on Sunday," said {p}. "But it is our crowd. We shall go by what we see."
"There is an old one up the road with hands that shake," said {p}. "But those hands know what is theirs. Let them feel it."
@ * echo line=deliver-three wall did=three4:+
{h} had given bread to the letter-carrier | now the letter-carrier came up the hill with a full bag | {hands} had to step aside for the post | so there was a gap in their row
@ * echo line=deliver-three wall did=three4:=
{h} had pressed a thumb into that seal, and knew how soft it still was | {h} looked at all nine with a small smile | {foe} did not like to see it
@ * echo line=deliver-three wall did=three4:-
{h} had lied that {thing} was delivered | {hands} had been sent out to make sure of it | without that lie there would have been only four
@ * echo line=deliver-three wall did=three7:+
The letter-carrier who had held the rope came up behind {h}, and stopped to watch | {hands} wanted no witness, and put their hands behind their backs
@ * echo line=deliver-three wall did=three7:-
After {h's} lie about another creature {foe} had had it drawn | each of {hands} had the drawing with him, ears and all
@ * echo line=deliver-three turn did=three1:+
The baker had liked how they shared that supper | so the baker had unlocked the back door for {them} | {hands} might come in by the front
@ * echo line=deliver-three turn did=three1:-
{h} had cheated with the dead one's seal, and the dead one's daughter had complained | so {hands} were searching that {street} for {h}
@ * echo line=deliver-three price did=three15:+
{h} had twisted rope with the rope-maker | the rope-maker knew the people up here | so one good word had got to this house before the lie | the gate at least was not locked
@ * echo line=deliver-three price did=three15:-
{h} had stolen the last yard of old string, and {hands} had it now | one of them sat across the road with it, and practised the knot
@ * echo line=deliver-three price did=three5:+
{h} had rubbed the mark until it was plain, and drew it for the pedlar now | "I saw that on the gatepost too," said the pedlar, and was paler than before
@ * echo line=deliver-three price did=three5:-
Even up here people had heard of {h's} false mark on {thing} | "So you cheat as well," said the pedlar, and was a little less ashamed
@ * echo line=deliver-three price did=three8:+
{h} had scratched {thing} in the right place, and now it followed {him} everywhere | it had come up here without a rope, and pushed at the gate with its head
@ * echo line=deliver-three price did=three8:-
A sweep had seen {h} with the soot, and the tale had got up here | "They say that you paint them," said the pedlar
@ * echo line=deliver-three far did=three13:+
{h} had helped the cutter with that bill, and the cutter had shown it to three people | so three more knew by now how new the seal was
@ * echo line=deliver-three far did=three13:-
The cutter had not forgotten {h's} praise, nor the signboard | "Do not trust that one's praise," the cutter had told people, and now they looked hard at {h}
@ * echo line=deliver-three plan did=three-o1:+
The storekeeper had not been left alone with {hands}, and had not forgotten it | there stood the covered handcart from the storehouse, on loan | so {thing} could come and go unseen until Sunday
@ * echo line=deliver-three plan did=three-o1:-
The key of the storehouse was gone, and {h} had stolen it | so no door could be locked on {thing} until Sunday, and {h} must sit up with it
@ * echo line=deliver-three plan did=three-o2:+
{h} had saved some geese on the bridge | their keeper drove them up and down the road now, very slowly | {hands} could not get past before noon
@ * echo line=deliver-three plan did=three-o2:-
{h} had betrayed a man on the bridge for a free road | the old one had heard about that | {h} was asked twice whether it was true
@ * echo line=deliver-three gate did=three3:+
One of {hands} had eaten {h's} bread on the hill road, and remembered it | he felt in {h's} sleeves last of all, and hardly at all
@ * echo line=deliver-three gate did=three3:-
{hands} had carried {h's} stones over a hill, and had not forgotten it | today they felt everything twice, and took {his} {coat} away
@ * echo line=deliver-three turn did=three16:=
When they cheered for the string {foe} had glanced this way, up the road | "{foe.name} has always known whose it is," said {p}
@ * echo line=deliver-three price did=three16:-
There had been talk of a purse, since {h} lied about one before the whole market | so the pedlar's lie had been easy to believe
@ * echo line=deliver-three plan did=three16:+
{foe's} mother wore {h's} wreath, and told all her visitors that she never saw {thing} before | on the road below two of {hands} had begun to think, and went home
@ * echo line=deliver-three gate did=three17:+
{hands} gave it a tug in passing, and the knot held | {w} had closed that last loop in the loft, and {h} could have sung
@ * echo line=deliver-three gate did=three17:=
{h} had learnt that mark by touch, in the loft | {he} drew it for a child in the dust while they waited, and other people came to look
@ * echo line=deliver-three gate did=three17:-
One loop of the knot lay the wrong way round, since {h} had lied that it would do | it was put right behind a broad back, and that took time
@ * echo line=deliver-three price did=three18:+
At the foot of this hill stood the puppet-player's booth, as a favour to {h} | {hands} were in the front row again, and looked at nothing else
@ * echo line=deliver-three plan did=three18:-
The puppet-player had no string left, since {h} betrayed her at the fair | so she had told {hands} about this gate, and two of them were on the way up
@ * echo line=deliver-three gate did=three14:+
At the very back stood the seal-cutter, whom {h} had turned round on the hill | one heard a small cough from there, by way of trying it
@ * echo line=deliver-three gate did=three14:-
Among {hands} stood the seal-cutter, who had to sharpen sticks for them | since {h} betrayed that secret, {foe} owned the knives
@ * echo line=deliver-three gate did=three20:+
The road-mender had left his road for the first time, and stood by the rope | he told everyone who used to rest in that hollow, now that it was clear again
@ * echo line=deliver-three gate did=three20:-
The old one had come late, and quite out of breath | after {h's} lie there were stones where one could have rested
@ * known line=deliver-three before
Two people had sent a seal, and one had sent {token} | {target} could go to only one of the three | {h} had to know which of them told the truth
@ * known line=deliver-three behind
{target} belonged to the old one with the string, and {foe} knew it too | so it had to be handed over where everybody could see
@ * settle line=deliver-three won
"Let me," said its true owner, the old one, and {token} had got into that old hand by now. | the people stood aside, and {foe} had to as well | the hand felt along {target}, low down on the left | the mark was half of a knot, and the knot in the string was the rest | "The seals are two weeks old," said {h}, with the wax lion in one hand. "The knot is older than all of us." | so {h} gave {thing} to the old one, in front of everybody | the buyer with the cart wanted the money back | {foe's} old mother took {foe.him} home by the sleeve | that same evening she sold the silver | the first of the money went to the seal-cutter, for the lion | the rope-maker got the wheel back | "There you are," said the old one to {thing}, and nothing more
@ * settle line=deliver-three lost
"Read out the seals!" cried {foe}, and a {guard} read them, twice over, and it sounded very well. | the people clapped, since they had nothing else to go by | {hands} undid {h's} fingers, and so {foe} had {target} | a buyer was there with a cart, and counted out the other half of the price | "Might I touch it where the mark is?" asked the old one. "This once?" | "Another time," {foe} called down from the cart, and waved to everybody | {h} was left with {token}, and it fitted nothing else in the world
@ * settle line=deliver-three dear
The old one laid the string to the mark, and it fitted, and everybody saw that | so {h} brought {target} to two old arms, and they would not let go again | "Then I shall have your house," {foe} told the old one, still smiling. "The buyer must be paid." | {foe} unrolled another {paper}, with the same seal | the {guard} dared not say no to it twice in one day | the old one never once looked round at the roof | before dark the old one was on the road with {thing} | {h} went along for a while, and carried the {lamp} for them
@ * last line=deliver-three won
In autumn {h} went up the hill | at the bend that hollow was swept quite clean | the last gate was tied with a bit of string | {target} was in the old place by the wall | the old one had one hand down there, low on the left | {h} did not call out | {he} tied the gate again, with two loops
One day that winter a parcel came for {h} | it was {token}, cut in half, and one half was a present | {h} tied {his} own gate with it, in two loops | "That will hold," said the letter-carrier, who had seen a good many knots
@ * last line=deliver-three dark
One day {h} went up to see {target}, and the gate was tied from within | by the wall there was only the swept place | {h} called, and a curtain stirred | {h} took one end of {token} between two fingers | there were a great many knots, and {he} could not undo one
@ * last line=deliver-three dear
The old one got as far as a shed, and {h} put a door in it | there was a roof on one half, and {target} had that | from the other half one could see the house on the hill | the old one had turned the bench round | on Sundays a place on it was swept for {h}
@ * last line=deliver-three lost
Two years later {h} saw {target} on the buyer's cart | {h} went round to the left, and bent down with {token} | it fitted the mark as it always had, and nobody was looking | then {h} went to the buyer, and asked what the price was
`;

/** Scenes in which a fact of the case is found out, with somebody who comes back. */
const scenes = `
@ three-o1 open line=deliver-three p=storekeeper where=the_storehouse
% Two Seals and a String; At Both Ends
{h} came to the storehouse to fetch {target} | {p.a} had kept it there overnight | two of {hands} had got there first | they were pulling at one end of it | {p} held on to the other
"It belongs to {foe}," said one of them. "Here is a letter that says so."
"And here is another, from somebody else, with a seal as well," cried {p}. "Three people say that it is theirs! The third sent no letter, only this." | {p} pushed {token} into {h's} hand
"On Sunday {foe} comes with a crowd," said {hands}. "If you cannot say by then whose it is, we shall take it."
+ Help {p} to hold on to it => There were two at that end now, and {hands} had to let go | "Three people cannot all be right," said {p}, out of breath. "Ask the letter-carrier. That is at noon, out in my yard"
= Compare the two seals by daylight => The seals were as shiny as new {coins}, and the string was old | neither of the two said where it came from | but the letter-carrier must know, {p} thought, and would be in the yard at noon
- Steal the key of the storehouse meanwhile => {h} wished to have {thing} to {himself} | that night {p} could not lock up, and sat in the doorway with a broom | the letter-carrier was to come to the yard at noon, and {h} would ask there
~ {hands} let go all at once, and {p} sat down hard with {thing} on top | they laughed, and wrote down {h's} name | "Ask the letter-carrier," {p} said from the floor. "At noon, in the yard"

@ three-o2 open line=deliver-three p=goose-keeper where=the_old_bridge
% Searched for a String; What Was in the Shoe
{h} came with {target} as far as the old bridge | {hands} were searching everyone there for a bit of string
They shook {p.a} until the geese ran off | "I have none!" {p} cried, and then saw {target}, and broke loose | out of one shoe came {token}, and {p} pushed it into {h's} hand
"It is for whoever brings that," {p} whispered. "It shows whose it is. I was told no more, and neither was the one before me."
Two letters had come to {h} that morning, each with a seal | {foe} claimed {thing} in one | a stranger claimed it in the other | "We shall fetch it on Sunday," said {hands}, "unless you can prove whose it is"
+ Save the geese from the boots of {hands} => {they} drove them together with their arms spread, through all those boots | "Ask the letter-carrier about your seals," said {p}, with a goose under each arm. "At noon, in the storehouse yard"
= Look closely at the knot in the string => It had two loops, and was dark from many hands | nobody on the bridge could say who had tied it | but a letter-carrier had brought the letters, and stopped each noon in the storehouse yard
- Betray {p} to get across the bridge => "Look in that other shoe," said {h}, and the way was free | they kept {p} there barefoot until dark, and two geese were never found | {h} went on to the storehouse yard | {he} wanted to ask the letter-carrier about the seals
~ One of the geese bit {h}, and {hands} turned round to see why | it cost {h} an hour of standing very still | then {he} set out for the letter-carrier, in the storehouse yard

@ three1 scene line=deliver-three second entered p=again who=letter-carrier where=the_bakehouse
% Sealed by the Dead; Two from One Desk
The second letter had a name under it, and {h} had asked for that name all day | now {h} sat in the bakehouse over both letters, and {p} came running in
"I was at the burying of whoever signed this," said {p}. "A year ago. It was well attended."
They laid the two seals side by side on the bread board | both had a nick at the same corner, so they came from one and the same seal
So {foe} had asked for {target} twice | the second time {foe.he} had used a dead name | {h} wanted to know now who had cut that seal | and somebody must have tied the string
+ Share the supper, and think it through aloud => {they} ate, and moved the seals about among the crusts | when the plates were clean they had come to the third | "Then only the one with the string can be telling the truth," said {p}
= Break a corner off each to compare the wax => It was the same wax, and both had a hair in them | the hair was grey, and of a good length | {foe} wore it so
- Cheat the next who asks with the dead one's seal => {h} showed the dead one's seal to one of {hands}, and he bowed | the dead one's daughter heard of it, and came running to the door, and saw who it was
~ Off slid the bread board, and one of the two seals broke across on the floor | the corner with the nick was still whole. "That is half of a dead person," said {p}

@ three2 scene line=deliver-three plan sort=person,paper,spot,thing,idea p=again who=rope-maker where=the_wall_by_the_gate
% A Bit of String; The Old One at the Wall
The owner was an old person on the hill, who opened to nobody | so {p} had talked through that door for half the night | at dawn {p} led the old one out to the wall | {h} put {target} down there, and took the {coat} off it
The old one did not touch it at once | then the old one put out a hand, and felt along underneath | "It wants scratching," said the old one. "It always did, on the left"
The hand had gone straight to the half of a knot | {h} was too glad to say anything
"Do not take it home yet," said {p}. "If nobody sees it done, {foe} fetches it back with a seal. Do it on Sunday, before {foe.own} crowd"
+ Give the old one your arm as far as the road => They went slowly, and {thing} between them | "You could have sold it," said the old one. "Why did you not?" | {h} had never once thought of that
= Lay the string against the mark, to be sure => It fitted as a key does | none of the three of them said anything | then {h} put the {coat} over {thing} again, more carefully than before
- Lie that the other two have proofs as good => The old one let go of it and stepped back, and believed it | "They will have paid for theirs," said the old one. "I only ever had a string"
~ There were boots on the road, a good many | the old one was gone between two breaths | {h} threw the {coat} over {thing}, and looked at the sky

@ three3 scene line=deliver-three wall where=the_hill_road
% The Rest of the Way; Copies of the Seal
The string had come from somewhere up the hill road, so {h} set out that way with {target} | in the middle of the road stood a chair, and {foe} sat in it | {hands} stood to left and right | "You must be tired," said {foe}. "We shall take it the rest of the way. Here is the seal"
It was a handsome seal, and they all had one | they were polite, for they had been told to be
{h} kept {thing} behind {him}, with both arms back | there were nine of them, and nobody else on that road
+ Share your bread with them and praise the seal => They ate, all of them | then {foe} got up out of the chair, to find where it was marked, and looked at the wrong end
= Ask {foe} to tell you one thing about it => "It was always ours, always," said {foe} | "And how does one pick it up?" asked {h} | one of {hands} laughed, and made a cough of it
- Trick them with your {coat}, full of stones => They carried it off with great care, three of them to a side | when it was unbuttoned before {foe} {h} was over the hill
~ {foe} clapped twice | {hands} closed up, and felt {thing} all over, with every courtesy | they did not find the string, for it was tied round {h's} ankle | it had cost the rest of the day

@ three4 scene line=deliver-three lead sort=person,paper,spot,thing,idea p=letter-carrier where=the_storehouse_yard
% In the Family for Ever; Come to Have a Look at It
Two letters had a seal on them, and {h} had to know where they came from | {he} waited in the storehouse yard | {target} stood beside {him} under a {coat} | at noon {p.a} came in | {p} had carried both of them, and was curious
{h} lifted the {coat} off {thing} | they went round it, one each way, and met at the back
{h} held out the letter with the larger seal, and it was from {foe} | "In the family for ever," it said
"Ten years I have carried letters to {foe.own} house," said {p}. "I know the hall, and the {kitchen}, and the yard. I have never once met it there. One would remember." | so {foe} was lying, and perhaps the string was honest | {h} asked {p} where that had come from
+ Give {p} some bread for the long walk => {p} ate it on the ground, beside {thing} | {p} had heard where the string began, at a gate far up the road | somebody old had held it out there, in both hands | "No name," said {p}. "They said that you had only to look"
= Examine the larger seal by daylight => {h} could still press a thumb into the wax | there was a nick at one corner of it | it was two weeks old, by the look of it
- Lie to {p} that {thing} has been delivered => {p} wrote it down, with the hour, since that was the rule | by evening {foe} had heard of it, and had thrown a cup | {hands} were putting on their boots
~ Somebody had followed {p} up the road, and stood by the gate | he had a seal of his own on a ribbon | it was one of {hands}, and he had seen what was under the {coat}

@ three5 scene line=deliver-three means sort=person,paper,spot,thing,idea p=again who=letter-carrier where=the_wash-house
% Half of a Mark; What the String Was For
The letters were no good, so {h} meant to look at {target} itself | {p} came along to the wash-house, with a brush and a bowl of suds. "It might at least arrive clean," said {p}. | it took two to lay {thing} on its right side
Low down on the left the brush went across something, and came back to it | there was a mark under the dirt | it had one loop, and half of a second [2 , and the rest was worn away]
{h} held one seal to it, and then the other | neither of them had any such shape
{p} had picked up {token}, to tie back a sleeve | then {p.he} stopped, and looked at the knot
It had two loops | the second of them was the half that the mark had lost | so whoever sent the string had once tied it round {thing} | and {foe} did not seem to know of any mark
+ Give the mark one more rub with your thumb => The mark came up plain enough to show the twist | it had been made with that string, when both were new | "So somebody tied it," said {p}, "and kept the string"
= Draw the mark on the back of {foe's} {paper} => The mark filled the whole of the sheet | "That is the first true thing on it," said {p}. | {p} had seen such a knot before, far up the road
- Cheat with a second mark on the right side => {h} drew a whole knot there, in soot | it would do for {foe}, who only looked | {p} fanned it with the other seal
~ Over went the bowl, and the suds ran away under the door | one of {hands} was standing out there in them | he bent down to the crack, and asked what was being washed

@ three6 scene line=deliver-three price p=first where=the_house_by_the_gate
% New Boots; A Place Swept Every Day
The string came from the last gate on the road, so {h} went up with {p} to find its owner | outside the wall stood a pedlar in new boots, and would not look up
"{foe} gave me these," said the pedlar. "I had only to say in there that {h.name} was bought. That {target} was sold, and would never come home. It was fine weather for a walk."
They looked over the wall | the house was nearly bare | by the wall was an empty place, as large as {thing} [2 , and swept until the ground shone]
An old person came out, and looked at the place | then the old one broke the broom in two, and gave up waiting | on the step was a basket from {foe}, with the ribbon still on
{h} wanted to shout that it was a lie | but the door stayed shut | and without the old one nobody could claim {thing} on Sunday
+ Help the pedlar to own up to it in there => {p} held the door, and the pedlar went in with his new boots | he came out again without them | "I was not believed," said the pedlar. "The lie was believed at once. But the old one has kept both halves of the broom"
= Wait by the wall until it gets dark => The old one came out once more, and stood about | then the old one swept the place again by hand, in case | {foe's} basket stood there, and the ribbon was still on it
- Steal the basket that came from {foe} => In the basket was a ham, and below the ham a {paper} | it had the seal on already | whoever ate the ham gave up {thing}, it said. "The table in there is bare," said {p}, and would have none of it
~ One of the new boots squeaked, and the old one heard it, and went in | "That is how it sounded the first time," said a voice behind the door, and a trunk was pushed up to it

@ three7 scene line=deliver-three lead sort=beast p=letter-carrier where=the_storehouse_yard
% It Ate the Seal; The Creature Itself
Somebody had carried those two sealed letters, so {h} waited at noon in the yard of the storehouse | {p.a} came with an empty bag | {p} wanted to see the creature in the letters
{target} stood on a rope in the middle of the yard, and sneezed | half of the larger letter was hanging out of its mouth
It had eaten as far as the name, and the name was {foe's} | one could still read that it had always been in the family
"I take the post to {foe.own} house, and have these ten years," said {p}. "I have been bitten by everything they own. I was never once bitten by that." | so the letter was a lie | {h} asked after the sender of {token} next
+ Give {p} the rope to hold while you read it out => {thing} leaned upon {p}, and {p} leaned back | "The string is from an old one at the last gate up there," said {p}. "I was only asked if it was eating. I can say that now"
= Look at what is left of the seal => There were tooth marks in it, and it was as soft as butter | at one corner was a nick, and that was from no tooth | for ever had been made two weeks ago, at the most
- Lie to {p} that this is another one => {p} and {thing} regarded each other. "Then I had better say so up at {foe's}," said {p}. "They have sent {hands} out after the first already"
~ While they were talking the rest went down as well, and {h} saved only the seal | one of {hands} looked over the hedge, with a fresh copy of the letter

@ three8 scene line=deliver-three means sort=beast p=again who=letter-carrier where=the_wash-house
% Under the Hair; It Shut Both Eyes
Nobody's letter could be trusted, so {h} took {target} behind the wash-house, to look at it inch by inch | "Hold its head," said {p}, who had brought a brush. "It ought to look its best when it gets there" | {thing} bore it as far as the ribs
Then, low down on the left, it stopped chewing | it leaned into the bristles with its whole weight, and shut both eyes
A thumb could feel what was there, under the hair | it was a mark, one loop and a part of the next
On neither seal was there anything of the kind | {p} took {token}, to tie {thing} to the post, and stopped halfway
Its knot had that loop, and the rest of the other | so the string was the honest one of the three | now {h} had only to find who had sent it
+ Give it another scratch in that same place => It let itself fall against {h} and made a low noise | "Somebody has stood just there, of an evening," said {p}. "For years, I should say"
= Draw the mark in the dust with a stick => {p} put in the missing loop with one toe. "They tie a gate like that where the road leaves off," {p.he} told {him}. "Nobody goes there" | {thing} came and stood on it
- Trick whoever looks, with soot on the other flank => {h} made a whole knot of it, so fine that {thing} turned round twice to see it | a person who had merely been told would go there first
~ It had had enough, and sat down on the brush, and could not be got off it | one of {hands} saw the bristles, and asked at three doors what had been brushed

@ three9 scene line=deliver-three plan sort=beast entered p=again who=rope-maker where=the_wall_by_the_gate
% It Pulled on the Rope; Somebody's Old Knees
The old one up there had shut the door on them all | {p} had sat before it until late, and begged | at daybreak {h} waited by the wall with {target}, and it put up its head, and pulled
{h} let go of the rope, and ran after it | it was standing by the gate [! with its forehead against a pair of old knees]
Neither of the two made any noise about it | the old one's hand had gone down on the left, to scratch | it was there that the half of a knot was
{h} looked at the sky, so as not to weep | "You cannot have it back yet," said {p}. "{foe} would be here with the seal by noon. On Sunday there is a crowd. There everybody must see it"
It took all three to get {thing} back round that corner
+ Give the old one your hand on it => It was a dry hand, and it smelled of {thing} | "They told me that you were bought," said the old one. "But then it would be thinner"
= Lead it off, and look round once => The old one stood there yet, and held one hand at the height of a back | {thing} had turned its head as well, and would not be led any farther until dark
- Lie to the old one that {thing} has forgotten => The old one looked down at both sleeves, and at the hairs on them. "I dare say," said the old one, and let the hand drop, and went in
~ It would not come away, for bread or blows, and lay down across the old one's feet | two of {hands} stopped on the road to look, and one of those was seen to think

@ three10 scene line=deliver-three turn p=again who=letter-carrier where=the_room_over_the_bakehouse
% The Slip of a Knife; One Nick on Three
Now {h} understood what {foe} was doing | {h} wanted {p} to hear it first | in the room over the bakehouse {p} cleared the table | {h} laid three seals on it, side by side | there was {foe's}, and there was the dead one's | the third was the trial piece from the seal-cutter's window
Each of the three had a nick at one corner, and it was the same nick
"The cutter's knife slipped two weeks ago," said {h}. "So neither of these can be older than that. {foe.name} had them made, and wrote both letters, one in a dead name."
"What for?" asked {p}
"{foe} promised {target} to a buyer, and has spent half of the price. Now {foe.he} must have it, and so {foe.he} waited in the road with {hands}."
"Then it belongs to the one who sent this," said {p}, and laid {token} down beside the seals. It had the same two loops as the mark [3 , and the same short end that stuck out]
{h} was angry, and glad too | now {he} knew to whom {thing} had to go | but on Sunday {foe} would swear the opposite, before a whole crowd
+ Share it with the seal-cutter, who was never paid => The cutter listened, and looked at the knife. "So that was what the hurry was for," the cutter said. "And I was proud of that lion" | the trial piece was {h's} to keep, whatever might be asked for it
= Compare the ink of the two letters as well => Both letters were in one ink, from one split pen | the dead one wrote just like {foe}, tail by tail | "And {foe} carried the wreath," said {p}
- Lie to {hands} that the buyer wants his money => By evening everybody had heard of the buyer | {foe} laughed at it aloud, and went home by a back way | all night there was a {lamp} at that desk
~ The door blew open, and there stood one of {hands}, with a seal round his neck | {p} spread a cloth over all three, and set the bread on it | he stayed to eat, and cut it himself

@ three11 scene line=deliver-three gate move entered p=again who=letter-carrier where=the_square_below_the_hill
% No String Beyond This Point; Empty Hands
Sunday had come, and {foe's} crowd stood in {place} [2 , in its good clothes] | today it would be settled whose {target} was | a table stood ready for {thing} | beside it was a chair for {foe} | behind the chair waited a buyer with a cart
{p} brought the true owner as far as the last corner | it was the old one from the hill | there {hands} had drawn a rope across the way, and felt in everybody's sleeves | "No knives, sticks, cords or string," they said. "It is for good order"
So the old one stood at the back of the crowd, with hands quite empty
Without {token} the old one could prove nothing | {p} was wearing it | it tied back {p.his} left sleeve
+ Help {p} through, with the sleeve tied as it is => "Your sleeve will come down," said one of {hands}, and tied it better, with a bow of his own | "Thank you so much," said {p}, and walked on, and did not bend that arm
= Tie the string round {thing}, as part of the knots => {hands} looked in every fold for it, with great courtesy | what held it all together they did not see
- Lie that the string is a present for {foe} => {hands} were pleased, and one of them pocketed it, to hand it over himself | a child got it back from him for all its sweets, and cried
~ {hands} had found the string, and one put it into his pocket | {p} trod on his foot, and had it out again | but {foe} had begun the speech

@ three12 scene line=deliver-three duel where=the_square_below_the_hill
% Where Is It Marked?; In Front of Everybody
"At last!" called {foe}, to the whole crowd, and held out both arms for {target} | the crowd would be the judge | {thing} would go to whoever they believed today | {foe} knew that, and was enjoying it | far at the back the owner stood without a string | {h} could feel {his} own heart in both ears
{foe} had the seal on a ribbon, and held it up for the children to see. "Give it to me, my dear friend. You have walked so far"
{h} did not let go. "First show us where it is marked," said {h}
"Marked?" said {foe} cheerfully, and tapped on the top of it. "Why, here, of course. It has worn off. A seal does not wear off!" | half of the people laughed | the other half looked at {h}, and waited
+ Give the old one leave to come forward => {h} called to the back, and the people made a lane | the old one came along it slowly, with empty hands, and stopped an arm's length from {thing} | "Ah, how charming!" said {foe}, and went on smiling, with nothing but the teeth
= Ask both of them to draw the mark in the dust => {foe} went first, and drew a crown with a flourish, and the children clapped | the old one bent down, and drew a knot of two loops | it was small, but the crowd had grown quiet
- Trick {foe} with a false mark on the right => {h} had put it there overnight, a whole knot, in soot. "There is something on the right," {he} said aloud. | "On the right, to be sure!" cried {foe}, and wiped it with {foe.his} sleeve to show them | it came off quite black | now the whole crowd laughed at {foe}, who had never looked on the left
+~ The old one stumbled in the lane, and {foe} was there before anybody, with an arm for support. "You poor old soul," said {foe}. "You do not know what you are saying" | the people were touched, and clapped {foe} for it
=~ The old one drew first, with a hand that shook | {foe} looked, and drew the very same, but twice as large | the crowd knew nothing about knots, and cheered the larger one
-~ {foe} rubbed there with one finger, and the finger was black | {foe.he} held it up to the crowd. "Somebody has been painting it," said {foe}, quite merrily. "Now, who had it last?" | every face turned to {h}

@ three13 scene line=deliver-three near p=seal-cutter where=the_seal-cutter's_shop
% A Lion with a Nick; Half the Price
{foe's} right to {target} hung on that seal, and a family seal is old | {h} took it to the seal-cutter's shop | {p.a} did not need to look twice. "Two weeks," said {p}. "I cut it myself. The knife slipped, there at the corner. But {foe} was in such a hurry."
"Is it a handsome lion?" asked {p} after a moment. "Nobody has said so. And nobody has paid me. When the buyer has paid the other half, says {foe}, I shall have my money. What buyer? I have only cut a seal"
In the window stood the first trial piece, in wax, with the same nick | it would show anybody how new {foe's} old seal was
+ Help {p} to write out the bill => {p} put day, knife and lion on the bill | "Take my trial piece along," said {p}. "If you should see {foe} in company, hold it up. I should like one person to ask about it"
= Ask how many were pressed from that seal => "Two seals, before it had left my hand," said {p}. "Both times on a blank sheet. That is not how one does it" | {h} was given the trial piece, so as to see for {himself} [3 how deep it went]
- Trick {p} out of the trial piece with praise => It was a noble lion, said {h}, and a wild one | {p} went red with joy, and gave {h} the piece | at noon {p} heard {him} say the same about a signboard
~ "Is that bill here again?" asked one of {hands}, who had come in for wax | {p} turned the lion to the wall | on the way out {h} found the trial piece in one pocket

@ three14 scene line=deliver-three far p=first where=the_road_over_the_hills
% Paid at Last; Over the Hills by Sunday
{h} needed the seal-cutter as a witness on Sunday, and the shop was empty | {p} had seen the bench go by on a handcart | {they} ran after it, up to the road over the hills
"I have been paid," said the seal-cutter between the shafts, and showed a purse, and was not happy. "And double. {foe} only wants me to be over the hills by Sunday, and to stay there until the crowd has gone home. It is for my health."
"What is the matter with your health?" asked {p}
"Nothing. That is what I asked as well." | the cutter looked at the purse, and at {h} | "It was such a good lion. I should have liked to see it held up"
Farther down two of {hands} waited for the handcart to go by | without the cutter nobody could say how new that seal was
+ Help the cutter to turn the handcart round => The handcart went back by the mill path, where {hands} could not see | "I shall stand at the very back," the seal-cutter said, "and if anyone asks who made it, I shall cough." | the purse was left on the milestone
= Ask for a second lion, cut overnight => The cutter sat up by the ditch, and by morning the lion was there, nick and all | "So one night is enough," said {p}, "for a thing that was in the family for ever"
- Betray the cutter's secret to the buyer => {h} sent the buyer word about the lion | it was only two weeks old, said {h} | the buyer came to see {foe}, and shouted, and {hands} were sent for the purse | by evening they had the cutter's bench as well, and the knives
~ {hands} had grown tired of waiting, and came up the road to push | they were most helpful | the handcart went over the hill, quite fast | the cutter ran behind it

@ three15 scene line=deliver-three near p=rope-maker where=the_rope-maker's_shop
% Twisted to the Left; No Old String by Sunday
People could lie about {target}, but a string could not | so {h} took {token} to the rope-maker's shop, and asked {p.a} how old it was
"It is twisted to the left," said {p}. "Only my grandmother did that, and she is dead these thirty years."
Four holes in the floor showed where the wheel had been | "I had {hands} here, who wanted one just like it," said {p}. "Nobody can make old string, I said. So they took my wheel, until I can."
From a nail {p} took the last yard of that grandmother's string | beside that anybody could see that {h's} was as old
+ Give {p} a hand with the rope => {they} walked backward, one at each end, until there was a good rope | "It will buy bread," said {p}, and cut off a piece of the grandmother's yard, for those who doubt
= Lay the string beside the grandmother's yard => The two strings were equally grey, and turned the same way round | "Sisters," said {p}. "One has been in the rain, and in a hand, and the other has hung here"
- Steal the last yard to sell to {hands} => {hands} were delighted with the string, and paid | it had no knot, and none of them could tie one | {p} stood before the bare nail that evening, and then pulled it out
~ {hands} came back for the belt that goes with the wheel | {p} hung the last yard round {h's} neck under the collar, and bowed to them | they searched the shop until dark

@ three16 scene line=deliver-three near where=the_market_steps
% Everybody Claps; A Wreath
{h} came through the market with {target} | people stood there in rows, and {foe} was on the steps, with a wreath in both hands
"Here is the one who has carried it home to me," called {foe}, "over all those hills, and for nothing! Some say that there were doubts about me. I forgive that gladly."
{hands} clapped first, and then everybody | nobody had ever clapped for {h}, and {he} was red with joy
The wreath came down over {his} head, and it was heavy | "And now put it down, right here," said {foe}, for all to hear
So that was what it was for | whoever said no to this was a thief, before the whole market
"Please," whispered {foe}, and went on smiling. "I owe so much by Sunday that I shall lose the house. My old mother sits over there at the window. She does not know." | up there an old lady was clapping harder than anybody
Then it grew quiet, and they all looked at {h's} hands
+ Give the wreath to the old mother at the window => {h} took {thing} along, and reached up the wreath to her | "How kind!" she cried. "And what is that you have there? I never saw it before" | her voice was loud, from being deaf, and nobody clapped now
= Ask for a cheer for whoever tied the string => They gave it, and {foe} had to cheer as well | but at that word {foe's} eyes had gone up the hill road, to its end | so {foe} knew where the string came from, and {h} knew the way now
- Lie aloud that {foe} has just offered you a purse => It went from mouth to mouth, and the old lady was told it at her window | {foe} sat with her that evening, and had to tell her of the debts | then {foe} told everybody that the purse had been taken
~ {hands} had begun to pull at one end, with every courtesy | {h} pulled at the other, and got out through the crowd with {thing} | they called after {him} as far as the well, and it was not bravo

@ three18 scene line=deliver-three near p=again who=letter-carrier where=the_fair
% A King on an Old String; In the Front Row
All over the fair {h} had asked who tied such knots, and {hands} had heard of it | now they came in from both ends, and turned out every bag between [3 , down to the crumbs]
{h} and {p} ran for it with {target}, past the eels, and under the swing, and through the middle of a dance | there was no way out
"In here," said a puppet-player, and held up the cloth of her booth | {they} crouched among her wooden people, and {p's} fist was closed on {token}
"It is only that string they want," said {p}, out of breath. "They will look in here as well."
"My king has lost one of his," whispered the puppet-player. "Give it to me." | she tied {token} to his crown, knot and all, and let him down before the people
So there it was in full daylight | three of {hands} sat down in the front row, to rest their feet
The king bowed to them, and the old knot swung before their noses | one of them leaned forward
+ Help her to make the king dance very fast => {h} took two of the strings, and she had the rest | the king danced until nobody could have said what held him up | {hands} clapped, and went on to the eels
= Ask {p} to shout from the other end => "Here it is!" {p} shouted, over by the swing. | the front row was empty at once | {p} was back before them, with an eel that a fishwife had thrown
- Betray the puppet-player, and get away meanwhile => {h} had {token} off the crown first, and then called out that it was in the booth | {hands} cut every string she had | her wooden people lay in the grass, and {p} stayed to pick them up
~ One of them took hold of the king by his foot, and pulled | the puppet-player trod on his hand | {they} got out at the back with {thing}, and the king came along on his string

@ three17 scene line=deliver-three eve entered p=again who=letter-carrier where=the_loft_above_the_stable
% Undone; What the String Remembered
Sunday was near, and {h} sat up in a loft, to guard {target} | {p} kept {him} company, and held {token} to the {lamp}, to see how the knot went
Then {p} said "Oh," in a very small voice. | what {p.he} held was a bit of old string, and nothing else
"I only wished to see where it goes in," said {p}.
Without that knot nothing would fit the mark, and nobody would believe the old one | {h} could not even be angry
Down below {hands} went by with a {lamp}, so {they} put out their own, and tried it in the dark | {h} tied, and {p} untied | it had one loop, and then three, and then it was a bow
"Leave it," whispered {p}. "Give it here. It is stiff, feel that, there and there."
For all those years it had lain in one shape | they let go of it, and it bent over by itself, like an old person getting into bed | only the last loop would not close
+ Give {p} the last loop to close => {p} held {p.his} breath, and it went in with a small dry sound | by daylight one could not have told that it had ever been open. "I shall never pull at anything again," said {p}
= Copy that loop from the mark, by touch => {h} had one thumb low down on the left of {thing}, and the other on the string | it took until the cocks crew | after that {he} could have tied it asleep
- Lie to {p} that it will do as it is => {p} was so relieved that {p.he} fell asleep | one loop lay the wrong way round, and {h} knew it, and lay down too
~ A guard set a foot on the ladder, and the string slid down between two planks | it lay below in the straw until daylight, under a mule | there was little time then for the last loop

@ three20 scene line=deliver-three far quiet p=again who=rope-maker,letter-carrier where=the_bend_of_the_hill_road
% Room for Two; Where They Got Their Breath
{h} kept {target} out of the town until Sunday | at a bend of the hill road there was an old wall, and {h} and {p} rested there
Below the wall was a hollow | {thing} came to rest in that, and filled it exactly
"I thought so," said a road-mender among his stones. "That went in there every Sunday for thirty years."
"With whom?" asked {h}.
"With the old one from the last gate. They got their breath here. Now the old one comes alone, and sits down, and moves over to make room. Then looks at the room, and gets up again."
"What do you do?" asked {p}.
"I look at my road," said the road-mender.
{foe} was having a table made for Sunday, down in the town
+ Help the road-mender to clear out the hollow => A whole year of leaves came out, and a nest from the spring. "I never touched it," said the road-mender. "It seemed to be taken. I am free on Sunday, if you want somebody to say so"
= Sit down on the old one's side => The wall was smooth there, from one back | next to it there was moss | after a while {h} noticed that {he} had moved over, and {p} noticed it too
- Lie to the road-mender that {foe} owns it => "Then I must have seen wrong," said the road-mender slowly. | he shovelled the hollow full, so that nobody need look at it | {p} took out one stone, and put it in again
~ Boots came round the bend, and {thing} was over the wall just in time | the road-mender perched on the rim of the hollow, so that nobody might measure it | {hands} asked him what there was to smile at
`;
export const pack: PackSource = { id: 'case-deliver-three', sheets: [facts, scenes], words: {} };
