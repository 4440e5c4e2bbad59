import type { PackSource } from '../pack.ts';

/** A fair on ground that is not there by day: what is paid with, and who cannot stop buying. */
const facts = `
@ * truth line=plain-fair start
Nobody on this side knew how to {goal} | behind the last door stood the Night Fair, where everything's to be had | it does not take money | {foe} had bought there all summer | others had paid
@ * token line=plain-fair
the empty thimble
@ * known line=plain-fair before
Things were missing {inhome} that one cannot lock up | {h} did not know what {foe} wanted with so much
@ * known line=plain-fair behind
{foe} had once sold the word enough | {foe.he} could not stop, unless somebody brought it back
@ * echo line=plain-fair second did=fa-lead1:+
The painter's girl went ahead with a stick, and touched each thing she passed | she would know her blue again anywhere
@ * echo line=plain-fair wall did=fa-lead2:=
{h} looked for a certain morning when {he} was seven, and found nothing there | {he} had paid with it
@ * echo line=plain-fair second did=fa-lead3:-
The ox driver had sold what he had heard under his tarpaulin | all down the row they already knew {h's} name
@ * echo line=plain-fair wall did=fa-second:+
The old couple had kept a place for {h} | "We still have our song," they said. "Because of you."
@ * echo line=plain-fair turn did=fa-near:+
The boy laughed in the row behind, out loud | he had got it back, and could not leave off using it
@ * echo line=plain-fair far did=fa-near:-
A boy went by {h} with a face like a wall | nothing was funny to him now
@ * echo line=plain-fair gate did=fa-means:=
{h} had the tariff by heart, down to the line about gifts
@ * echo line=plain-fair gate did=fa-price:+
{h} missed something the whole time, like a step in the dark | but {ally} was there, and talked
@ * echo line=plain-fair gate did=fa-price:-
Nobody walked at {h's} side | {ally.his} place in the world had been filled up with straw
@ * settle line=plain-fair won
{foe} had it in the hollow of a hand, and it was so small | "Enough," said {foe}, to try it, and sat down | they gave it all back that same night, from sacks and jars, until each had {his} own | the blue went back into the doors, and the songs into the kitchens | at the last stall {h} was told what {he} had come to ask | {he} had wished to {goal} | before the fair was folded up it was done
@ * settle line=plain-fair lost
The lamps went out, row after row | {foe} stood amid all {foe.he} had bought, and called for more | the ground was a meadow again by daybreak, with a great many footprints | {h} stood in it, and knew less than before | it would be seven years until the fair came back, and what {he} had wanted could not wait so long
@ * settle line=plain-fair dear
"Enough," said {foe}, and began to weep | it all went back to whoever had lost it, but for one thing | what {h} had paid was gone, and {he} no longer knew what it had been | what {he} had wished for was done, and people told {him} that {he} used to be merrier
@ * more line=plain-fair did=fa-lead1:+
The painter's girl did all of the doors over, and had some left for the sky
@ * more line=plain-fair did=fa-lead2:=
A week later {h} found a morning under the door mat, folded small | it was the one when {he} was seven
@ * more line=plain-fair did=fa-lead3:-
The ox driver still had the tarpaulin | he asked a penny for a look beneath it, and there was nothing there
@ * last line=plain-fair won
When the fair comes round, {foe} has a stall there | {foe.he} sells nothing | {foe.he} asks people whether they have enough, and a surprising number of them say yes
@ * last line=plain-fair dark
{h} had a house full of other people's songs | in the evening {he} would let one out, and it flew round the lamp, and wished to go home
@ * last line=plain-fair dear
{h} kept the empty thimble on the window sill | sometimes there was a sound in it in the morning, and {he} could not say of what
@ * last line=plain-fair lost
{h} had the empty thimble still | {he} began to fill it, with whatever {he} could spare, for the next time
`;

const scenes = `
@ fa-o1 open line=plain-fair p=painter's_girl/she fork where=the_last_door
% The Blue Had Gone; Behind the Last Door
There was not any blue that day | the doors were grey, and so was the sky | people {inhome} stood about | they tried to remember what it had been called
{p.a} sat among her pots, and stirred. "It isn't the first thing," said {p}. "On Monday it was the song they sing to babies. It's {foe}. {foe.he} goes to the Night Fair, and comes back with a cart. And each time one of us has paid for it." | she turned a thimble upside down. "I'd a bit of blue in that. For the Madonna's hem"
{h} had asked everyone how to {goal} | nobody could say. "They'd know it at the fair," said {p}. "They know everything there. They'd only ask what you'll give for it"
Behind the last door there was a stile, and behind the stile it was dark, and music | the doorkeeper held out his hand, and he did not want a coin
{foe's} ox cart was just going through, with {hands} walking at the wheels
+ Save {p} from going in alone => She would not stay, so they went in together | "Two on one toll," said the doorkeeper. "She's got nothing left, and that's the fare for two."
= Pay the doorkeeper with one morning of your life => "A nice one," said the doorkeeper, and held it up to the light. | {h} knew that something had gone, and went in
- Steal in beneath the tarpaulin of the ox cart => It was full in there of things that breathed | the wheel went over the sill, and the music was all round
~ The doorkeeper was quicker than he looked | he had taken a morning out of {h's} pocket before {he} felt the hand
@ fa-lead1 scene line=plain-fair lead way did=fa-o1:+ p=dyer/he where=the_row_of_colours
% Two on One Toll; Colours by the Yard
In the first row they sold colours by the yard | {p.a} had them hanging over his arm, and none were quite like those at home
"Blue?" said {p}. "I did have a blue. It came in on Sunday, still warm. It was bought before I'd hung it up." | he looked at the girl, and he grew embarrassed. "I never ask where they come from. It's not done here"
The girl had got hold of a corner of something | it was a scrap no larger than a nail, and she had shut her eyes. "That's from our gate," she said
{p} weighed it on his finger. "That's the trouble with {foe}," he said. "One can't match what {foe.he} gives. I sold {foe.him} a bit of yellow, years back, just for a window. Next night {foe.he} wanted all yellow"
+ Give the girl your place at the stall => She told {p} what blue is for | it took her half an hour, and people stopped to hear it | in the end he cut her off a hand's breadth for nothing
= Ask {p} what {foe} pays with => "With other people's," said {p}. "You can do that. They only need to have said yes to something. Most people do say yes, you know, if you ask them in passing"
- Rob the stall of a red while {p} is talking => It was somebody's first rose | it glowed in {h's} pocket and it shone through the cloth
~ A bell was rung and the row folded up, with everything in it | they stood in the next one, and it was quite another trade
@ fa-lead2 scene line=plain-fair lead where=the_toll_garden p=memory_seller/she
% A Nice One; Mornings in Jars
Behind the toll they put them into jars | {h} saw {his} own go by upon a tray, with a label on it, and it shone a little
{p.a} was the one who did the labelling. "It's a very good morning," said {p}. "Somebody's up before the others, and there's snow, and a smell of bread. You won't miss it. Nobody does. They only find that they've grown rather sensible."
most labels bore the name of {foe}
"{foe.he} never opens them," said {p}. "That's what I don't like. I've had misers here, and I've had mothers. They all open them and have a sniff. {foe.he} stacks them up, and asks if there's another"
One jar stood by itself at the back, and it was empty, and had the oldest label of all
+ Support {p} when the shelf gives way => They held it up with their backs until the last jar was safe | "You might have had your own out of that," said {p}. "I'd not have seen it"
= Read the label on the empty jar => It said "enough", and a date, and under it {foe.name} | the writing was a young person's, with a flourish
- Steal your own morning back off the tray => It was back, snow and all | but it did not fit so well as it had, and there was a hole now in {p's} accounts
~ A jar fell | for a moment everyone in the tent was four years old, and it was somebody's birthday
@ fa-lead3 scene line=plain-fair lead way did=fa-o1:- p=ox_driver/he where=the_ox_cart
% Things That Breathed; A Hum Beneath the Canvas
Under the tarpaulin it hummed | {h} lay on sacks, and each of the sacks had something in it that wanted out
A corner was lifted, and {p.a} looked in. "I thought that I'd one more than I loaded," said {p}. "Mind the long one, that's a lullaby. It goes for the ears"
He did not call {hands} | he was glad to have company. "I drive it over, and I drive it back," said {p}. "I've asked {foe} what it's for. You should see the house. It's full up to the roof. One can't sit down. {foe.he} stands in the doorway, and looks, and {foe.his} face goes all... And then {foe.he} says: harness up"
The cart stopped at the first row
+ Help the lullaby get out of its sack => It lay on {h's} knees for a moment, quite heavy | then it was gone, out under the canvas, and homeward
= Ask {p} what he himself was paid with => "With my tiredness," said {p}. "{foe.he} bought it off me. I haven't slept for a year. I thought it was a bargain."
- Cheat {p} with a promise to speak to {foe} => He thanked {h} three times over | and since he never slept, he told it to everyone he met
~ One of {hands} poked about in the sacks with a stick | whatever was in there bit him, and in the noise {h} got over the side
@ fa-ally ally line=plain-fair ally=straw_man where=the_end_of_the_row
% Somebody Who Had Sold Himself; Straw
At the end of the row someone sat on a box and waved at nobody | it was {ally.a} | with each move {ally.he} rustled
"I've sold it all," said {ally}, quite cheerfully. "First a tooth. One gets into the way of it. This here's straw, and that's straw. I kept the voice, so I could go on bargaining." | {ally.he} pulled a stalk out of {ally.his} cuff. "I know every stall. I know what they'll ask you before they do. And I know {foe}. We came here on the same evening, as young as you like, with our arms round each other."
"I sold the most," said {ally}. "But {foe} sold the worst. I'll show you where, if you'll do the walking. I haven't any knees to speak of"
+ Share your coat with {ally}, against the wind => It filled out nicely | "That's the first thing anybody's put on me that wasn't straw," said {ally.he}
= Ask {ally} what it was that {foe} sold => "I'd rather you saw it," said {ally}. "If I say it you'll think: is that all? It's such a short word"
- Trick {ally} out of the voice as well => For an hour {ally.he} only rustled | then {h} had to give it back, since nobody else knew the way
~ A gust took half of {ally} along the row | they picked it up out of the puddles and put it back where it seemed to belong
@ * fare of=fa-ally won
{ally} got {ally.his} tooth back, and then a knee, and stopped there | one can get too fond of a thing, said {ally.he}
@ * fare of=fa-ally lost
{ally} was left standing in the meadow, with {ally.his} arms out | the crows are not afraid of {ally.him}, for {ally.he} talks
@ fa-second scene line=plain-fair second p=again who=dyer,memory_seller,ox_driver,painter's_girl where=the_first_stall_on_the_left
% Asked in Passing; An Old Couple Says Yes
At the first stall one saw how it was done | an old couple from {h's} own side stood there, with a basket, rather lost | one of {hands} bent down to them
"You won't be needing that old song any more, will you?" he said, in passing, as one asks about a chair. | "I dare say not," said the old man, to be polite
{p} nudged {h}. "That's it," said {p}. "That was the yes."
On the scales there already lay something small, and it trembled | they had been singing it for fifty years, when the washing-up was done
+ Save the song before it has been weighed => "They'd like to think it over," said {h}, and stopped the scale with a finger. | "Would we?" asked the old woman. | "Yes," said {h}, and that was one as well
= Watch where the song is carried to => It went from hand to hand down the row, faster and faster | whoever held it stood still for a moment, and listened
- Trick {hands} into weighing a lie for it => {h} said a beautiful thing about {his} own mother | the scale did not know the difference | after that {he} was not quite sure of it any more {himself}
~ The scale tipped, and it was done | the old couple walked on with their basket, a little farther apart
@ fa-near scene line=plain-fair near p=laughing_boy/he where=the_tent_of_mirrors
% For a Paper Bird; The Last Time He Laughed
In the tent of mirrors one could see what one had already sold | in front of {h} stood {p.a}, and he looked at himself with great attention
He had a paper bird on a stick in his hand. "I gave my laugh for it," said {p}. "It flaps. See?" | he blew. "I thought it'd grow again, like a tooth. It isn't funny any more, that's the only thing. It just flaps."
He was seven, and he explained it like somebody of fifty
The laugh hung at the back, in a cage | there {foe's} purchases waited to be fetched | one heard it now and then, when somebody stumbled
+ Give for it some laugh of your own => {h} parted with a small one, for bad jokes | the boy got his, and stood there with his mouth open, and then it came, and he clung to the pole
= Look at yourself in the glass => One saw it quite plainly, where something had been cut out | round the edge it had begun to grow together
- Rob the cage, and keep the laugh => {h} had it up {his} sleeve | it was astonishing how much lighter one walked | the boy looked after {him}, and blew on his bird
~ One of the mirrors fell, and everyone who had been in it put a hand to {his} chest
@ fa-means scene line=plain-fair means fork p=again who=dyer,memory_seller,ox_driver,painter's_girl where=the_tariff_board
% What It Costs; Three Ways to the Middle
On the board stood the tariff, and it went up so high that one could not read the top | a song is a horse, it said, a horse is a year, and a year's a good night's sleep
"The fair's built like a snail," said {ally}. "At the outside they sell things, and farther in they sell what things are for. And right in the middle sits the one who bought {foe's} word. You can't get to that without somebody taking something off you"
"There's the ferry," said {p}. "It's slow, and one meets people. There's the row of dares, if you think you're brave. And {foe} has a pass. {foe.he} keeps it in {foe.his} hat"
Whoever sat there would also know how to {goal}
+ Help an old ferrywoman with her ropes => She had been about to close | "Nobody's helped me since there was a moon," she said. "Get in. Sit in the middle, and don't look over the side"
= Study the tariff down to the smallest print => {h} lay on {his} stomach to do it | what is freely given counts double, it said | so {he} walked into the row of dares with open hands
- Steal the pass out of {foe's} hat => The hat was on the table, and {foe} was counting | it was a warm card with a hole in it
~ The board spun round, for the prices had gone up | in the crush they were pushed aside into the row that was nearest
@ fa-wall1 scene line=plain-fair wall way did=fa-means:+ p=ferrywoman/she where=the_black_ferry
% Do not Look over the Side; Faces
The ferry went across something that was not a river | below it there were faces, as one sees them in lit windows, close by, and then gone | {p.a} steered by the sound
"Those are the ones people could have been," said {p}. "It's mostly what they pay with, in the end. They don't know it. They think they've got off cheap"
{ally} leaned over, against all advice | down there somebody of flesh and bone was walking along a beach, and {ally.he} was barefoot in the foam
"If you call, it comes," said {p}. "Only then you're the one down there. {foe} did it, once, on this very plank. {foe.he} looked down for an hour. I think it was a house with five people in it"
+ Save {ally} from calling out => {h} held {ally.his} mouth shut until they had passed it | "Thank you," said {ally}, after some time. "It was such nice weather"
= Ask {p} what {foe} said then => "{foe.he} said: if I'd only a bit more I could have that too," said {p}. "And {foe.he} had had everything already. They always want the one below"
- Cheat {p} of the fare at the other side => {h} jumped ashore with the rope still in {his} hand | "It's all the same to me," {p} called after {him}. "You'll have to go back, too."
~ Something took hold of the rudder, from below | they landed a long way farther down than they had meant to, and wet to the knees
@ fa-wall2 scene line=plain-fair wall where=the_row_of_dares p=dare_keeper/he
% With Open Hands; The Third Dare
In the row of dares nothing was for sale | there were three gates, and a man in front of each, and they all looked bored
At the first one had to say something true, and at the second to leave something good | {h} was through both of them before {he} had got frightened | at the third sat {p.a}, who yawned
"You may go by," said {p}, "if you can stand here till the candle's down, and not want anything. Most people can't manage the length of a match." | he lit it. "{foe} was here eleven times. The last time {foe.he} cried. {foe.he} said: I only want not to want. I had to put it out, for that's wanting, too"
It smelled of everything that {h} had ever liked
+ Give the good place by the candle to another => There was a woman behind, with a child that was asleep | {h} let her have the spot, and forgot to want anything while {he} did | "Ah," said {p}, wide awake. "That's a way I hadn't seen"
= Watch the wax, and think of nothing else => It ran down to the left, and then to the right | when it was finished {h} was quite sorry
- Deceive {p} by humming to yourself => {h} was singing inside {his} head, as loud as {he} could | {p} let {him} go by, but he wrote something down
~ The candle went out after half an inch | {p} lit a new one, and then a third, and it was nearly morning when they were through
@ fa-wall3 scene line=plain-fair wall way did=fa-means:- p=usher/she where=the_inner_rows
% {foe's} Own Pass; Expected Everywhere
With the pass one was let by | they bowed, and said {foe.name} to {h}, and had everything ready
"The usual?" asked {p.a}, and went ahead with a lamp. "We've laid aside a family for you. It's complete, with a quarrel. And there's a really good summer, a little used." | she lowered her voice. "You do look ill. If I may say so. You've been looking ill for years. You only have to say that it'll do for today"
At each of the stalls they waited for {h} to say that it would do | one could see how they would have liked to go home
{he} opened {his} mouth, and the word for it was not on the pass
+ Share the whole truth with {p} => "You aren't {foe.name}," said {p}, and she breathed out. "I thought so. You said good evening." | she took {him} round by the back
= Wait, and do not ask for anything => They were so confused by it that they began to tell {him} things | they all remembered when {foe} had said it for the last time
- Lie, and order as {foe} would => They loaded it on, with tired arms | {h} heard {his} own voice ask if there was any more, and was frightened
~ "{foe.name}'s already here," said somebody, with a list. | they read it again, and then they looked at {h} | {he} walked on, rather fast, and then ran
@ fa-turn scene line=plain-fair turn p=again who=ferrywoman,dare_keeper,usher where=the_middle_of_the_snail
% The Shortest Word; What {foe} Sold
In the very middle of the fair there was no stall | an old woman sat there on a stool, with a bird cage, and in the cage there was a word
It was small and brown, like a wren | when it moved one felt it in one's stomach, as after bread
"That's enough," said {ally} softly. "I mean, that's what it is. It's the word."
"{foe} gave it me for a pair of dancing shoes," said the old woman. "You were both so young. You'd only the one evening. I did ask twice whether {foe.he} could spare it. Oh, I've plenty of that, {foe.he} said"
So it was not greed | {foe} did not want any of it, neither the blue nor the songs | {foe.he} had simply no way of knowing when to stop
"It isn't for sale," said the old woman. "I've got fond of it. Somebody'd have to leave {his} own here, so that I've something to feed"
+ Comfort {ally}, who was there that evening => "I told {foe.him} that they suited {foe.him}," said {ally}. "The shoes. I held the lamp." | the straw was quite wet
= Ask her how one gets it across the stile => "It can't be carried, dear," said the old woman. "It's got to be said to somebody. And they have to hear it"
- Steal the cage while she is dozing => one cannot | with that cage in hand one thinks of a second | {h} stood there, with an outstretched hand, until {ally} took {him} by the belt
~ The word got out, and flew once round their heads | for as long as it flew no one in all the fair bought anything
@ fa-price scene line=plain-fair price where=the_old_woman's_stool
% Something to Feed; What One Can Spare
"Well?" said the old woman. "It's nearly light. What'll you leave me?"
{h} turned out {his} pockets, and they were empty, but for {token} | it had to be something that one has enough of, and does not know | {he} thought of how {he} liked waking up | {he} thought of the sound of rain from a warm bed
"Take me," said {ally}. "There's nothing left but the voice, and I've talked quite enough with it." | {ally.he} meant it, too, and smiled as well as one can with straw
Behind them the first of the lamps were being put out | {h} still had to ask how to {goal}
+ Save {ally}, and leave something of your own => {h} laid it into her hand without looking | it was a small thing that {he} had had every day | afterwards {he} stood there, as one does when one has forgotten what one came for
= Bargain until she takes the thimble => "It's empty," said the old woman. | "It's what the blue was in," said {h}. "It's still expecting it." | she thought about that for so long that a whole row went dark
- Betray {ally}, who has offered, after all => {ally} nodded, and then there was a heap of straw upon the grass | it was such a voice as one gets used to
~ She had already taken something, with two fingers, from behind {h's} ear | "Don't look so," she said. "You'd never used it"
@ fa-far scene line=plain-fair far p=again who=ferrywoman,dare_keeper,usher where=the_house_that_was_full
% Up to the Roof; Somewhere to Sit
{foe's} house was so full that the door stood open and things leaned out | there was blue behind the windows, metres deep
On the steps sat {foe}, since there was no room left inside. {foe.he} had a pair of worn-out dancing shoes on | "I'll only sit down for a moment," said {foe}. "They're harnessing already"
{p} stood there and did not know what to do with {p.his} hands
"I did try," said {foe}. "I got a supper once, a good one, from people who'd no other. I ate it up, and I still wanted it. Do you know what that's like? One licks the plate, and thinks that it's the plate"
+ Give {foe} your place in the shade => {foe} put {foe.his} head on {foe.his} knees | through the cracks one heard other people's grandmothers singing, each a different song
= Ask {foe} what it was like to dance => For the first time something came into that face. "I don't know," {foe} said. "I thought we'd have another. And then it was morning"
- Lie that there is one more row at the fair => {foe} was on {foe.his} feet before it had been said | "Where?" {foe.he} asked. "Where?" | {h} wished that {he} had bitten {his} tongue
~ The wall bulged, and a whole spring fell out into the road | {hands} came, and shovelled it back in again
@ fa-plan scene line=plain-fair plan fork p=again who=ferrywoman,dare_keeper,usher where=the_stile
% To Somebody Who Has to Hear It; The Last Hour
It was the last hour | {h} had the word under {his} tongue, where it kept still, and it must not be said before the time
"{foe} will come for the last round," said {p}. "They'll all be there, and they'll have the carts. It's the biggest sale of the seven years. Whoever's still got something there will be asked in passing"
One could stop the sale, if all the people from this side would stand together and say no | one might get {foe} alone, on the dance floor, where it began | or one could swap the carts, so that {foe} would drive home {foe.his} own things and no others
{ally} drew it on the ground, as far as that could be done with straw
+ Support the people who want to say no => There were forty of them, and they practised | it is a harder word than one thinks, if one has been well brought up
= Ask the musicians for one certain dance => They had not played it in all those years | "It's short," they said. "It's the kind that one wants over again"
- Trick {hands} with the wrong carts => They had straw in them, under the cloths, with a little blue on top | {hands} sat up and drove
~ The gong went before they had done talking | they ran, each of them, to where {he} thought it was most needed
@ fa-gate1 scene line=plain-fair gate move way did=fa-plan:+ p=crier/he where=the_great_sale
% Forty Times No; Going, Going
In the great tent {p.a} stood on a barrel, with a hammer, and {foe} stood below him with one arm up already
"You won't be needing that?" said {hands}, along the rows. "You can spare that, can't you?" | and somebody said, quite low: "No"
It was the old man with the basket | the next one said it as well | it went along the row like something rolling downstairs
"I've no bids," said {p}, and looked into his hammer, as if it were broken. "I've nothing to sell. That's never happened." | {foe} turned round, and {foe.his} arm was still in the air
+ Defend the smallest, whom {hands} ask last => She was five, and had her finger in her mouth, and a doll | "She says no," said {h}. "With her whole head. Look"
= Walk through the rows and up to {foe} => They made a lane for {him} | in the silence one heard the word flutter
- Lie to {p} that it is all been withdrawn => He brought down the hammer, out of sheer habit | half of them thought it was over, and went, and took their noes along
~ One of the forty said "I dare say", and clapped a hand on her mouth | {hands} were there at once with the scales
@ fa-gate2 scene line=plain-fair gate move way did=fa-plan:- p=head_carter/she where=the_row_of_carts
% The Weight of Straw; Twelve Carts
Twelve carts stood at the stile, with their cloths tied down | {p.a} walked along, and laid a hand on each, as one does with horses
"They're light," said {p}. "I've driven for {foe} for nine years, I know what a song weighs. You've taken it out, haven't you?" | she felt under the cloth, and drew out a handful of straw. "I'm not saying that I mind"
{foe} was coming down the row | {foe.he} looked at the twelve carts, and then {foe.he} looked past them, to see if there was a thirteenth
The sky had a grey edge
+ Give {p} her own sleep back, out of the sack => She held it to her cheek. Her eyes were falling shut already. "Drive on," she told the others. "All of you. Drive on empty." | the row before {foe} got shorter and shorter
= Wait beside the last cart, in the open => {foe} came by eleven carts, and pulled away eleven cloths | behind the twelfth there was somebody
- Cheat the scale at the stile with stones => They went through, one after another | {foe} had seen it, and did not care, for a stone's a thing as well
~ An ox bellowed, and backed, and the cloth tore all the way along | everybody saw the straw
@ fa-gate3 scene line=plain-fair gate move p=old_fiddler/he where=the_dancing_floor
% The Short Dance; The Evening It Began
The dancing floor was empty, and already wet with dew | {p.a} tuned, and did not look up. "I know who that's for," said {p}. "I've still got it in my arm. It rises, the last bit, as if there were more"
{hands} stood round with their arms folded, and kept the way shut | nobody was to come between {foe} and the sale
Then it began | it was hardly more than a few steps, and a turn | {hands} looked at their feet
Over on the other side {foe} had stopped, in the middle of a step, like somebody who has been called by name
+ Give your hand to the nearest of {hands} => He danced like a wardrobe, and he was red with happiness | one after another they unfolded their arms
= Dance it alone, straight across the floor => {h} did not know the steps, and it did not matter | at the turn {he} stood in front of {foe}
- Attack the lamp, so it will be dark => Somebody cried out, and the fiddle went on | in the dark {h} came across, over somebody's hands
~ A string broke on the way up | they had to begin again from the beginning, and it had grown much lighter
@ fa-duel scene line=plain-fair duel where=the_last_lamp
% Have You Enough; The Last Lamp
Under the very last lamp stood {foe}, in {foe.his} dancing shoes, and held on to the post | all round in the grass were the people from this side
"I've got to go in," said {foe}. "They're closing. There's bound to be one more thing." | {foe.he} looked at {h}, not unkindly. "You had something, when you came. I can smell it. It's like bread. What's the price of it?"
The word moved beneath {h's} tongue | as soon as it was said it would be {foe's}, and no one could say what would be left for {h}
"I'll give you all of it," said {foe}. "The blue, the lot. I'll give you the house. Only don't let me go home in the morning and look at it"
+ Give {foe} the word, as one gives it to a child => {h} held {foe} fast by the wrists. "That's enough now," {he} said. "It was a lovely evening, and it's enough." | it went across, as a spark does, and one could see it arrive
= Ask {foe} for one more turn, and then stop => They danced it, all the few steps, and the turn | at the last note, the one that rises, {h} stood still. "Enough," {he} said, out of breath. | "Enough," said {foe}, because {foe.he} was laughing
- Lie to {foe} that everything is sold => "There isn't any more," said {h}. "You've got the last of it. You've won." | {foe} stood there with open mouth | into that silence one could at last say something
+~ {foe} heard it, and put {foe.his} head on one side | "Say that again," said {foe}. "Say it once more. And then once more." | and there it was, gone, like a coin into a well
=~ "Again," said {foe}, when the turn was over. "Again, quick!" | {foe.he} had {h} by the wrists | the lamp went out while they were still turning
-~ "Won?" said {foe}. "But then there must be a prize." | {foe.he} was away from the post already, and ran in under the last of the canvas as it came down
`;
export const pack: PackSource = { id: 'case-plain-fair', sheets: [facts, scenes], words: {} };
