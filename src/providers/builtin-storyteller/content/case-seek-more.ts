import type { PackSource } from '../pack.ts';

/** Where it is, and what happened to it since it was last where it belonged. */
const cases = `
@ * truth line=seek-map trail=seek start
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
@ * truth line=seek-pledge trail=seek goods start
Nobody had ever reported {target} as stolen | {h} thought about that, and it seemed to {him} the oddest thing in the whole matter
@ * truth line=seek-pledge lead
{target} had been pawned, for a sum that would have bought a street | it was done by night, and under a name that nobody {inhome} had
@ * truth line=seek-pledge second
There was a pawn slip, torn in two | whoever brought both halves within the year would have {target} back [2 for nothing but the interest]
@ * truth line=seek-pledge means
One half of the pawn slip had been somebody's keepsake | it was in {h's} {bag} now, a scrap with half a seal
@ * truth line=seek-pledge wall
The pawnshop changed hands in the winter | {foe} bought the shop, shelves and all, for one shelf
@ * truth line=seek-pledge turn
"{foe} may no more touch that shelf than I may," said {h}. "The shop is bound by the pledge." | {target} was safe until the year ran out | the two halves must not meet before then, and {foe} saw to that
@ * truth line=seek-pledge price
The other half of the slip had been with {foe} from the beginning | it was {foe} who had pawned {target}, when {foe.he} had no right to
@ * truth line=seek-pledge plan
An old man had been kept on at the pawnshop to dust | he knew what was under the cloth, and what the rules were, and he was only waiting for somebody to make him say them
@ * truth line=seek-pledge gate
It was the last day of that year, and there was a little light left | behind the grille stood a shelf with a cloth over it
@ * truth line=seek-pledge duel
{h} put the half slip down upon the counter [3 between two candles, where everyone could see it]. "You have had yours in your shoe all year," {he} said. "You walk on it." | {foe} had shifted one foot before {foe.he} could help it [3 , and it made a papery sound]
@ * known line=seek-pledge before
{target} was lying on a shelf somewhere, in pledge, and there was half of a slip to be found | {h} did not know yet who had put it there
@ * known line=seek-pledge behind
{h} had one half, and {foe} had the other | the year was running out, and till they met {target} was no one's
@ * settle line=seek-pledge won
{foe} drew off the shoe, since everybody was looking, and laid the other half down | the two halves met on the counter, and the seal was whole | "Whoever brings both," read the old shopman, "shall have it, for the interest." | then he took the cloth away, and there was {target} | all that year it had stood within {foe's} reach | {h} counted {coins} into his palm, and lifted {target} down from the shelf | {foe} stood there on one stockinged foot, and held the door | the old shopman shook out the cloth. "Now I have nothing left to dust," he said, and beamed
@ * settle line=seek-pledge lost
{foe} was a long while about the shoe | half lay beside half, and then the hour rang, for the end of the day and of the year | "What a pity," said {foe}, and drew the cloth off {target}. | {h} was allowed one look, from the customers' side | then {foe} took {thing} away | the old shopman had both hands flat on the counter | "I would have said it," he told {him}. "I was only waiting to be made."
@ * settle line=seek-pledge dear
"My half has its price as well," said {foe}, and named it in {h's} ear. | {h} stood there for a while, and paid | so the two halves met, and the old shopman drew the cloth away | {target} was handed down over the counter, into {h's} arms | nobody was ever to be told who had pawned it, for that was the price | {foe} is still asked {inhome} to hold the keys | the shopman knew | he looked at {h} across the bare shelf, and went on dusting
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
@ pledge1 scene line=seek-pledge means p=again
% Half of a Seal; In a Book of Recipes
"Take it," said {p}. "It was my mother's, and she kept it in with the recipes, and would never say why." | it was a scrap, torn across, with half a seal upon it
There was a number | "One article," it said, "to be given up to the bearer of," and there it ended, at the tear
{h} had seen that number before, chalked small on the wall of the pawnshop [2 , under the shelf with the cloth over it]
+ Help {p} to remember where it came from => {they} went through the old names, one after another, over the dishes | at the ninth {p} stopped with a plate in {p.his} hand | it was a person who had been {foe's} servant, and had cried when she brought it
= Hold the tear against the light => It was an odd tear, like a coast | whoever had the other half could not deny it | it had been folded, once, to fit into a shoe
- Cheat {p} by calling it worthless => {h} said that one might as well light the stove with it, and took it along for that purpose | {p} said that it was strange, then, how many people had asked
~ It had slipped between their hands, and lay by the stove, whose door was open | {p} was there first, on both knees. "It is the second time that I have got it out of there," said {p}
@ pledge2 scene line=seek-pledge plan p=again
% Under the Cloth; The Man Who Dusts
The pawnshop was shut for the noon hour | {p} knew the old man who dusted there | and he let the two of them in by the yard
"I may dust it," he said. "There is nothing in the rules against dusting." | he took hold of a corner, and lifted | and there was {target}, on a shelf between a kettle and somebody's wooden leg
{h} could have reached it | there was only a grille between | and the year had a few days left
+ Help the old man dust the rest of the shelves => {h} did the high ones | "They will have to ask me, you know," the old man said from below. "If both halves are there. Only I can read the small rules, and nobody has ever made me do it aloud"
= Look as long as the cloth is up => {h} looked at each side of it | it was just as it had been told, except that no one had said how quiet it would be | then there were steps, and the corner was let fall
- Trick the old man into handing over his key => He felt for it, and it was gone | and he understood at once | "It only locks the cupboard with the dusters," he told {p} sadly, "but I had liked to think of it as safe"
~ Somebody was unlocking at the front | the cloth came down, and the old man took his duster to the two of them, as if they had been pledged, until the first customer was served
@ map3 scene line=seek-map wall
% Help with the Map; At the Split Stone
At the split stone stood a tent, and in it sat {foe} | there was a kettle on, and it was a kind of office
"Let us see your map," said {foe}. "Ah. You hold it like that, and then you keep the hill on your left. My people will go a little of the way with you. We do it for everybody"
Nobody was ever stopped there | {hands} only went along, so far as one needed to be sure of missing it | to the right the ground was as empty as on the map
+ Give the kettle your last herbs and sit down => They emptied it, and talked of other travellers | "They are all of them so grateful," said {foe}, looking off to the right, and then quickly to the left | {h} was grateful as well
= Turn the map round, and watch {foe's} face => {foe} turned it back | it had been no more than a breath, but in that breath {foe.he} had looked like a child whose hiding place is walked past
- Trick {hands} into walking on ahead => They were very helpful and they walked briskly | when they looked about, there was nobody to help | from the rocks {h} saw them standing there, with the map | and they did not know the way home
~ The kettle had boiled over the map | "That happens to so many," said {foe}, and had a dry one brought, and somebody to go along as far as the hill
@ pledge3 scene line=seek-pledge wall
% Shelves and All; The New Owner
There was a new name above the pawnshop, still wet, and it was {foe's} | {foe} stood behind the grille in an apron that did not suit {foe.him}
"I have always wanted a little shop," said {foe}. "No, that is not for sale. That shelf goes with the rules. I may not so much as lift the cloth, would you believe it, until the year is out"
Under the cloth stood something of about the size of {target} | it was a yard from {foe's} elbow | and {foe.he} could no more take it than {h} could
+ Give the old shopman back his own stool => {foe} had made use of it for an hour | the old man took it, and bowed, and from down there he told {h}, as though it were about the weather, on what day the year ran out
= Ask {foe} who brought in that pledge => "It is in the book," said {foe}, "and the book is mine now" | but {foe.his} foot had moved | and there was a small crackle in the shoe
- Steal a look beneath the cloth => {h} had a corner up as far as the knuckle | it was shining under there | then the grille came down | and {foe} was smiling, but had turned as white as the cloth
~ The grille had come down on its own | while {foe} still shook it somebody came in behind {h}, who wished to pledge a goose, and for an hour nothing else could be spoken of
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
@ pledge4 scene line=seek-pledge lead p=porter
% A Bundle In, a Chest Out; Under Nobody's Name
{p.a} had a bad shoulder, and knew the night that it came from | "It was out of the pawnshop, by the back," said {p}. "Two of us had the chest between us, full, and it went home with someone. All that had gone in for it was one bundle."
The shop was shut, but the pledge book lay open behind the grille [2 , under a {lamp}] | one could read the top line upside down
"For one article," it said, and a sum came after, for which one might have had the {street}
"That is {target} in there," said {p}. "I saw a corner of it. And the name beside it is no one's. I have asked at every door {inhome}"
+ Help {p} to a seat, and rub the shoulder => {p} grew talkative under the thumbs | "It was somebody who was ashamed," said {p}. "They had it wrapped up like a child. And when they were given the slip they asked him to tear it, across, the way it is done for two"
= Write down the line from the pledge book => There were the sum, and the name, and a number, and behind that two small words, in halves | {p} could not read, but knew them. "It means that one is no good without the other," said {p}
- Lie to the watch that the chest was yours => They were glad, for it had weighed on them too | to have it entered they must only see the slip, they said, both of the pieces | and they held out a hand for the first
~ A {lamp} was carried through the shop, and somebody shut the pledge book | {p} had ducked with the wrong shoulder, and bit on a sleeve, and {they} sat beneath the wall until the {lamp} was gone
@ pledge5 scene line=seek-pledge second p=again
% Torn Across; Both Halves, within the Year
It was {p's} kettle that was to be fetched, and {h} went along, in order to see how it was done there
{p} had one half of a slip | the pawnbroker had its fellow in a drawer | he pushed the two halves together, until the seal was whole | "One kettle," he said, and it was handed out
On the wall hung the rules | what had been torn for two was given up to two halves, within the year, and to whoever brought them | after that it was the shop's
"And that shelf?" said {h} | there was a cloth over it. "That was torn for two," said the pawnbroker, "and both of them went out at the door. It has until the year is over, and then some days less than you would think"
+ Share the kettle's first tea with the pawnbroker => He blew on it for a long time | "One half went off in a shoe," he said, "and the other in a person's apron, and she was crying" | then he remembered that he was not there to talk, and asked whether the kettle leaked
= Read the small rules under the large ones => They were in a hand like ants | no one might lift the cloth before the time, it said, the owner of the shop included | somebody had lately been at that line with a penknife, and had not got very far
- Trick the pawnbroker with the half of {p's} slip => He laid it to a half from the drawer, and it did not meet, and he gave it back | "They never do," he said, quite kindly. "That is all that a tear is for. You are the third this month who has tried it"
~ The shop had filled up, and everybody wished to know whose turn it was | "Next," said the pawnbroker | in the crush the kettle went over the counter once more, and was pledged a second time
@ pledge6 scene line=seek-pledge price p=again
% Every Leaf of It; The Other Half
Nothing in {p's} {kitchen} was where it had been | {hands} were emptying it, drawer by drawer | in the only chair sat {foe}, with one shoe off
They had got hold of the recipes [! , where the keepsake had lain] | leaf after leaf was torn out of the book | {foe} held a scrap from {foe.his} shoe against each of them [3 , edge to edge]
"Not this one either," said {foe}. "It seemed so clever to have it torn for two, when I pawned it. She could do nothing with hers. Now look at me."
{p} had been told to stand by the stove and to watch | {h} looked on from the pantry | the half that they wanted was in {his} {bag}
+ Help {p} to gather up the leaves => {hands} had gone by then, and had not found it | on the back of a leaf for quince jelly was something in another hand: I was told to get rid of mine, and I cannot | and the old man who dusts saw the two of us
= Watch how {foe} puts on the shoe => {foe} folded the scrap in four, and laid it under the heel, and drew the shoe on over it | then {foe.he} walked out [2 , bowing a little to {p}], and at every other step it crackled
- Lie from the pantry in the voice of the {guards} => They left by the window, {foe} first, on one foot | "I never saw {foe.him} hop before," said {p}, and began to laugh, and sat down among the leaves of that book, and did not laugh any longer
~ In the pantry a shelf gave way, with nine jars upon it | {foe} looked up. "That is the cat," said {p}, quite steadily, and had to pay for it with the last of the plates
`;
export const pack: PackSource = { id: 'case-seek-more', sheets: [cases, scenes], words: {} };
