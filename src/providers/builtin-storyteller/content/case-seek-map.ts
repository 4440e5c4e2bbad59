import type { PackSource } from '../pack.ts';

/** Where it is, and what happened to it since it was last where it belonged. */
const facts = `
@ * truth line=seek-map start
All the maps of it had the same mistake | {h} laid two of them one on the other [2 , and then a third] | they were by different hands
@ * truth line=seek-map lead
The maps had all been copied from one, a hundred years old, and it hung in the rooms of {foe's} family | the mistake was in that one too
@ * truth line=seek-map second
Three parties had set out for {target} by that map, and had come back thinner | a fourth had no map, and was never asked about it
@ * truth line=seek-map means
One of the party without a map had a count in her head | it was so many steps, and at the split stone one turned to where the map shows nothing
@ * truth line=seek-map wall
{foe} had people at the split stone | {hands} did not stop anyone, they only helped them to read the map
@ * truth line=seek-map turn
"It is no mistake, on those maps," said {h}. "Somebody drew it in." | the empty patch was cut to the shape of what it covered | all who went looking for {target} had been sent round it [2 , in a ring]
@ * truth line=seek-map price
One more had gone out by the map, to be of use to {h}, and been led home by {hands}, in rags | there was a bill with it, from {foe}, for kind assistance
@ * truth line=seek-map plan
The woman with the count had said it over until {h} had it | she would not go there again herself, she said, but she would like to hear that it came out even
@ * truth line=seek-map gate
The steps came out even, to the last one | on the map there was nothing there, and it was not nothing
@ * truth line=seek-map duel
"My grandfather drew that," said {foe}. "We have only ever sold people a walk." | {h} said the number of steps aloud [3 , and it was as good as a slap]
@ * known line=seek-map before
On every map of the country there was the same untruth | {h} must know how it ran, and then walk to {target}
@ * known line=seek-map behind
The way to {target} was a number of steps, and {h} had the number | {foe} had the ground that they went over
@ * settle line=seek-map won
{h} took the last of the steps, and walked on past {foe} | where all the maps were white, there was {target} | somebody's goats were standing about, and went on chewing | "We had it to ourselves for a hundred years," said {foe}, "and never a soul to show it to." | {foe.he} sat down on a stone, like a porter who has been paid | {h} stood before {target} until the light went | then {he} drew in the white part, with the number of steps, for everybody to copy | "It came out even," {he} told the woman with the count, and she could stop counting
@ * more line=seek-map goods thing
{h} bore {thing} away by the count, backward, step upon step [3 , with all of them counting]
@ * settle line=seek-map lost
The count ran out four steps short, at a wall | it was fresh, and {target} was behind it, and one could hear goats | "We built it while you were reading maps," said {foe}. "I can sell you one with the wall on it." | {h} felt along the stones, as far as they went, and there was no way round | that evening the woman with the count was told of it | she held up four fingers, and looked at them | "Then it is still there," she said
@ * settle line=seek-map dear
{foe} stood back, and bowed {him} past, and that was the odd thing | four steps, and three, and two, and there was {target} | it was all there, as it had been drawn out of the world, with the goats | {foe} came after, saying numbers under {foe.his} breath | "Thank you," said {foe}. "We had lost the count in my father's day. Now there are two of us who have it." | {h} stood before {target} [! , and was not alone there for one minute]
`;

/** Scenes in which a fact of the case is found out, with somebody who comes back. */
const scenes = `
@ map1 scene line=seek-map second p=again
% Three Who Came Back Thinner; Round and Round
{p} had been with the second party | {p.he} drew a finger along the map | at each place {p.he} said what they had eaten there
The line went out, and round, and came home | "We were never lost," said {p}. "One cannot be lost with that map. We only were not there."
Three parties had gone out by it | then there had been a fourth, without a map | and nobody had asked them anything, as they were only goat people
+ Share your bread, and let {p} tell all of it => {h} heard the whole march through, and the songs | near the end {p} grew slow | "It smelled of thyme," {p.he} said, "three times, on the left, and the map had nothing there, so we did not look"
= Lay a thread along all three journeys => The thread lay round one white patch like a string about a parcel | nobody had been in it | nobody had drawn so much as a tree there
- Rob {p} of the marked map while {p.he} talks => {h} had it folded away before the story was at the river | it was a good map | it would have taken {him} round as well as anybody
~ {p} had fallen asleep over the third supper | from what {p.he} said in there they were still on the march, and still had the hill on their left

@ map2 scene line=seek-map plan p=again
% From the Split Stone; A View of {target}
{h} learned the count walking, up and down behind a barn | {p} sat on the wall to hear it | next to {p.him} was the woman who had it, and shook her head at every wrong number
It came out right three times | then she got up, and led {him} to the top [2 of the rise] | "There," she said. "Between the two dark trees. Only when the sun is low."
It was a long way off | and it was very small, and it was {target}
+ Give the woman your {coat} for the walk home => She put it on, and it came to her feet | "I shall not go there again," she said, "but you might tell it that it comes out even" | {p} walked her down
= Look until the sun has gone => {h} looked, and learned each rock in between | when it was dark {he} could still have pointed | all the maps in the world had a white patch there
- Betray the count to a map seller for silver => {h} gave him a number too many, and got paid by the step | "That will not be much use," said {p} | but {foe} would have it by evening, and would have people pacing
~ Somebody had spoken, between three hundred and four hundred | "From the wall again," said the woman | by the time it came out the sun was off the rise, and one could not see so far as the trees

@ map3 scene line=seek-map wall
% Help with the Map; At the Split Stone
At the split stone stood a tent, and in it sat {foe} | there was a kettle on, and it was a kind of office
"Let us see your map," said {foe}. "Ah. You hold it like that, and then you keep the hill on your left. My people will go a little of the way with you. We do it for everybody"
Nobody was ever stopped there | {hands} only went along, so far as one needed to be sure of missing it | to the right the ground was as empty as on the map
+ Give the kettle your last herbs and sit down => They emptied it, and talked of other travellers | "They are all of them so grateful," said {foe}, looking off to the right, and then quickly to the left | {h} was grateful as well
= Turn the map round, and watch {foe's} face => {foe} turned it back | it had been no more than a breath, but in that breath {foe.he} had looked like a child whose hiding place is walked past
- Trick {hands} into walking on ahead => They were very helpful and they walked briskly | when they looked about, there was nobody to help | from the rocks {h} saw them standing there, with the map | and they did not know the way home
~ The kettle had boiled over the map | "That happens to so many," said {foe}, and had a dry one brought, and somebody to go along as far as the hill

@ map4 scene line=seek-map lead p=map_copier
% A Brook with No End; The Oldest of the Maps
{p.a} sat on a ladder in {foe's} house, and copied the great map on the wall [2 , with the tip of {p.his} tongue out] | "They are all from this one," said {p}. "I have done forty. My father did more."
It was a hundred years old [2 , and as large as a sail] | in the middle was a white patch, and a brook ran into it and did not come out
Under {h's} arm were three other maps, by three other hands | they had the patch as well, and in each the brook stopped short there, at the same place
"I draw what is there," said {p}. "It is not for me to ask where a brook goes."
+ Help {p} down, and hold the ladder => It was years since {p} had looked at that patch from below | "My father used to swear at that place," {p} said slowly. "He said that his pen kept wishing to go on. There were parties went out by his maps. They used to come back so thin"
= Follow the brook up to its spring with a finger => Against the spring was the name of a farm | "Goat people," said {p}. "They do not buy maps. One of them came in here once and laughed at it, and they asked her to leave"
- Steal the newest copy off the table => It was still wet, and printed itself on the inside of {his} {coat} | so {h} had it twice, the right way and the wrong way round, and in both of them the brook ran up to the white and died
~ The ladder had begun to slide, and {p} came down the length of the map, pen first | a line ran across it now, from coast to coast | "They will all have that," said {p}

@ map5 scene line=seek-map means p=again
% A Count in Her Head; Where the Stone Splits
{p} had heard of a woman among the goat people, and found her in a pen, with a kid between her knees | "That is her," said {p}. "She went with the ones who had no map."
"A map?" said the woman. "It is so many steps. One counts. My mother counted it, and hers did, for it is good grass."
She drew in the dust with a horn | there was a line, and it came to a stone in two halves | there the maps went to the left, round by the hill | her line went to the right
"It shows nothing there," said {h} | "Yes," she said. "It is very quiet"
+ Help her with the last of the milking => There were thirty to be done, and she counted them aloud, and did not miss when {h} asked her questions | "I will not say the number in company," she said then. "There are some people at that stone now, with a tent"
= Lay a map down beside the line in the dust => They were the same as far as the stone | from there on each kept to itself, as people do who have quarrelled | the kid walked over both, and lay down on the white
- Trick her with a number, to be put right => "Eleven hundred," said {h}, as though {he} {was} sure of it | she only smiled at that with half of her teeth. "They all try," she said. "They said just that in the tent, to the very hundred."
~ The kid was loose, and had gone through the middle of the drawing | when it was caught there was a good deal more of that country, and none of it would have got one anywhere

@ map6 scene line=seek-map price p=again
% For Kind Assistance; A Bill from the Split Stone
{p} had gone on ahead by the map [2 , so as to save them a day] | on the ninth day {p.he} was brought in at the gate, between two of {hands} | they held {p.his} elbows, and were most attentive
"We found {p.him} going round," they said. "It was the third time round. It is quite usual." | then they gave {h} a bill
It was in {foe's} name, for kind assistance, by the day | there was the tent on it, and the kettle, and for the guides so much a mile | [2 at the bottom] it said that one {bag} and two boots had been taken [2 on account]
{p} was looking at the wall | "It was on the left," said {p}. "Each time it was on the left, and one has the map in one's hand. I ate the map."
+ Give {p} your boots, and pay the bill => It came to all that {h} had put by for the way home | {p} walked up and down in the boots, and counted under {p.his} breath, and turned to the right at the table. "I should like to do it once like that," {p.he} said
= Check the sum on the bill, line by line => It had been added up quite correctly | only of one line {p} could remember nothing | "For keeping to the left," it said, "by request of the family."
- Cheat {hands} with a signature not your own => They thanked {him} and folded it away | it was some days before the person called who bore that name, with a stick, and by then there were two who had been sent round for nothing
~ {hands} had helped {p} to a chair, and then they helped {h} | it was some time before one could get out of so much kindness | there was another line by then upon the bill
`;
export const pack: PackSource = { id: 'case-seek-map', sheets: [facts, scenes], words: {} };
