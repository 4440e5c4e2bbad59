import type { PackSource } from '../pack.ts';

/** What comes after the end: new quests, as they come to the door. */
const cards = `
@ sequel4 sequel second-arc genre=crime quest=rescue:bring_home_the_one_who_took_the_blame:the_one_who_took_the_blame p=turnkey
% A Cell with a Window; A Stranger Confessed
"I thought you should know," said {p}, {p.a} who had run all the way. "There is a person up there doing your time. They came in and confessed to it, all of it. They will not give a name. They ask every day whether you have got clean away."
{p.he} had brought a proof, in a twist of {paper} | it was a thing that only {h} could have recognised, and {h} did
+ Give {p} a message to take back in => {h} wrote four words | {p} read it, since {p.he} was honest, and folded it small | "That will be worth more than the file in the loaf," said {p}
= Ask {p} which wall has the window => {h} asked, and {p} scratched it with a key on the table | it was the west one, over the river, and it got the sun for about an hour
- Lie to {p} about who confessed => {h} lied without a blush | {p} put the twist of {paper} back in {p.his} pocket | "I will tell them that you were glad to hear it," {p.he} said
~ A bell rang up there for the count, and {p} started for the door | "They will be one over if I stay, and one under if I do not," {p.he} said | {p.he} had left the twist behind, and taken what was in it
@ sequel5 sequel second-arc not=tech,crime quest=deliver:carry_the_child_of_the_north_road_to_her_people:the_child_of_the_north_road
% A Parcel with a Bonnet; To Be Called For
There was a child on the step, about five, with a label round her neck
The label bore {his} name and the [2 far] end of the north road, and nothing about who had paid
"I am not to be left," said the child. "I am not to be fed fish. There is a person coming after me, and you are to be quicker."
+ Protect the child from whoever turns the corner next => {h} had her in at the door and under the table | a tall man went by outside, slowly, looking at doorsteps | "That is the one," she said, from below, with her mouth full of {his} supper
= Read the back of the label => {h} turned it round | it had been used before | there were nine names, one under another, each crossed out in a different ink, and {his} {was} the tenth
- Trick the neighbour into taking her in => {h} rang, and stood back | the neighbour was charmed | before it was dark the child was on {his} step again, with her arms folded, and the neighbour's house stood open
~ "You are not being quicker," said the child | the label had caught on the latch, and come in two | the half with the end of the road on it was going off down the lane in the wind
@ sequel1 sequel era=old quest=solve:find_out_who_sent_the_second_letter:the_second_letter p=letter-carrier
% The Second Letter; Post for {name}
It was {p.a} who brought it, out of breath | the thing was addressed in {his} own handwriting | {h} had never written it
"They told me you would say that," said {p}. "They told me to wait while you looked at the date."
{h} looked at the date | it was a year from that day
+ Give {p} a bed for the night => {h} gave up {his} own bed and sat by the stove | toward morning {p} talked in {p.his} sleep | it was all directions, left and right and mind the step
= Compare the ink with your own => {h} laid a page of {his} own beside it | the ink was the same, and so was the blot on the g | whoever had written it had borrowed {his} desk, or would
- Trick {p} into naming the sender => {h} guessed a name aloud, quite wrong, and with scorn | {p} put {him} right before {p.he} could stop | {p.his} hand flew up to {p.his} mouth, a moment late
@ sequel11 sequel second-arc quest=protect:keep_the_old_well_for_the_whole_row:the_old_well p=barrel-maker
% A Fish in a Bucket; The Whole Row on the Step
{p.a} stood at {h's} door with a bucket, and would not put it down
"They say that you settle things," said {p}. "At the end of the month we are to have no well. There is a claim on it, with a seal. Those of us who could read it have moved away."
{h} looked into the bucket | there was a fish in it, the only one that had ever lived in that well | "We could not leave him behind," said {p}
+ Help {p} to find the fish a home => {h} dragged out the big tub | the fish went round it twice, and then stood still and looked at {him} | "He is older than their claim," said {p}
= Ask {p} who moved away, and on what day => {p} counted them up along the rim | there were five, and each had gone on the morning after a visit | not one of the five had said goodbye
- Lie to {p} that it can wait another month => {p} thanked {him}, and carried the bucket home | in the evening it stood on the step again | this time the whole row had come with it
~ The bucket had a crack that nobody had noticed | before all was told the fish lay nearly dry, and the two of them had to run
@ sequel9 sequel second-arc not=tech quest=rescue:bring_the_ferry_children_home:the_ferry_children p=schoolteacher
% The Empty Benches; Nine Little Coats
{p.a} came to {h's} door at supper time and could not at first get it out | behind {p.him} in the road stood nine parents, not touching each other
"They went over with the ferry at eight," said {p}. "It has come back. There was nobody on it. The rope was wet on the wrong side."
In {p.his} arms were nine small coats, since it had been a fine morning
+ Help {p} carry the coats down to the landing => They hung them on the rail, by size, where they could be seen from over there | at dusk a lantern went up on the other bank and down again, nine times | "They can count," said {p}. "I taught them that"
= Look at which side of the rope is wet => It had been hauled from the far bank, by a hand that did not know the knot | there was a bit of green thread in the strands | {h} had seen that green on a sleeve, and lately
- Cheat the nine parents with an easy promise => They thanked {him} with tears, and went home and told one another | {p} stayed on the step. "You said by Sunday," said {p} | it was Thursday
@ sequel10 sequel second-arc not=dark,tech quest=prove:clear_the_name_of_the_old_bridge-builder:the_bridge-builder's_name p=granddaughter/she
% Every Stone but One; What They Call the Bridge
"They are going to take his name off," said {p}, {p.a} with a roll of drawings longer than herself. "It fell. It fell, eleven years after he died, and so it was his sums. I have done the sums again. I have done them in ink."
She was about twelve | she had walked in from {last}, and she had slept in ditches
"A grown man took a stone out," said {p}. "I only need one grown person to say it after me."
+ Support her, and say it after her => {h} said it, on {his} own doorstep, in front of the milk | two neighbours heard, and one of them dropped her jug | "There used to be a ring in that stone," the other one said slowly
= Go over the sums by lamplight => They were right | one figure at the edge she had not dared to use | it was the weight of a cart that had crossed by night, and had not come back
- Deceive her, and send her home with a kind word => She rolled up her drawings very small | "That is what the other six said," she told {him}, "and they were kind too" | she left a stone upon the step
`;

export const pack: PackSource = { id: 'sequel', sheets: [cards], words: {} };
