import type { PackSource } from '../pack.ts';

/** A fair on ground that is not there by day: what is paid with, and who cannot stop buying. */
const facts = `
@ * truth line=plain-fair start
Nobody on this side knew how to {goal} | behind the last door stood the Night Fair, where everything is to be had | it does not take money | {foe} had bought there all summer, and others had paid
@ * truth line=plain-fair start task=find,find-person,steal
Whatever is missing on this side has been sold on the other, at the Night Fair behind the last door | {foe} had bought there all summer, with what belonged to other people | what {h} had come for lay somewhere in {foe.his} house, under all the rest
@ * truth line=plain-fair start task=free,lead,escape,survive,deliver
The Night Fair stood behind the last door, and its doorkeeper has a way for every lock and every distance there is | it is not sold for money | {foe} had bought up all the ways that summer, and other people had paid for them
@ * truth line=plain-fair start task=defeat,stop,refuse
What {h} had set {himself} against was stronger than it ought to be | it had bought its strength at the Night Fair, from {foe}, who got it of people who had only said yes in passing | so that was where it had to be got back
@ * truth line=plain-fair start task=become,make,get-rich,win-heart,remember
One thing was missing, or else {h} would long ago have been able to {goal} | it had been sold at the Night Fair, as a trifle | {foe} had bought it there, with all the others, and could not stop buying
@ * token line=plain-fair
the empty thimble
@ * known line=plain-fair before
Things were missing {inhome} that one cannot lock up | {h} did not know what {foe} wanted with so much
@ * known line=plain-fair behind
{foe} had once sold the word enough | {foe.he} could not stop, unless it was brought back
@ * echo line=plain-fair second did=fa-lead1:+
The painter's girl went ahead with a stick, and touched each thing she passed | she would know her blue again anywhere
@ * echo line=plain-fair wall did=fa-lead2:=
{h} looked for a certain morning when {he} was seven, and found nothing there | {he} had paid with it
@ * echo line=plain-fair second did=fa-lead3:-
The ox driver had sold what he had heard under his cloth | all down the row they already knew {h's} name
@ * echo line=plain-fair wall did=fa-second:+
The old couple had kept a place for {h} | "We still have our song," they said. "Because of you."
@ * echo line=plain-fair turn did=fa-near:+
The boy laughed in the row behind, out loud | he had got it back, and could not leave off using it
@ * echo line=plain-fair far did=fa-near:-
A boy went by {h} with a face like a wall | nothing was funny to him now
@ * echo line=plain-fair gate did=fa-means:=
{h} had the tariff by heart, down to the line about gifts
@ * echo line=plain-fair gate did=fa-price:+
{h} stumbled the whole time over what was missing, as over a step in the dark | but {ally} was there, and talked
@ * echo line=plain-fair gate did=fa-price:-
Nobody walked at {h's} side | {ally.his} place in the world had been filled up with straw
@ * settle line=plain-fair won
{foe} had it in the hollow of a hand, and it was so small | "Enough," said {foe}, to try it, and sat down | they gave it all back that same night, from sacks and jars, until each had their own | blue went back into the doors, and the songs went home by themselves | there was a good morning among it, with snow on the sill, and a label with {h's} name | with that one {h} could {goal}, since it was the morning on which one gets up before the others, and begins
@ * settle line=plain-fair won task=find,find-person,steal
{foe} had it in the hollow of a hand, and it was so small | "Enough," said {foe}, to try it, and sat down | then they emptied the house, from the roof to the cellar, and each took back what had been theirs | it took till dawn to come to the bottom, where {foe's} first summer lay | there {h} found what {he} had come for, with the price still on it | {foe} had never so much as unwrapped it | that was all that was wanting, to {goal}, and {h} unwrapped it
@ * settle line=plain-fair won task=free,lead,escape,survive,deliver
{foe} had it in the hollow of a hand, and it was so small | "Enough," said {foe}, to try it, and sat down | the sacks were still being opened when the doorkeeper took {h} aside, and he held a ring of doors, as others hold keys | "There's one for each lock, and each distance," he said, "and you've freely given, so it counts double" | the way that {h} needed, to {goal}, was four steps long and smelled of morning | he held it open till the last of them were through
@ * settle line=plain-fair won task=defeat,stop,refuse
{foe} had it in the hollow of a hand, and it was so small | "Enough," said {foe}, to try it, and sat down | all of it went home that night, the songs and the sleep, and other people's courage by the sack | what {h} had to face had lived on that, and by morning it stood there in its own strength, which was not much | forty people went along who had learned how one says no | so {h} could {goal}, and they said it for {him} in the end, all forty, quite politely
@ * settle line=plain-fair won task=become,get-rich,make
{foe} had it in the hollow of a hand, and it was so small | "Enough," said {foe}, to try it, and sat down | they gave it all back that same night, until each had their own | nobody had anything left to pay {h} with, so they paid in kind, with an hour from each, from people who were awake again and had their colours back | there had never been so many good hours in one heap | {h} used them to {goal}, and when it was done there was one over
@ * settle line=plain-fair won later
{foe} had it in the hollow of a hand, and it was so small | "Enough," said {foe}, to try it, and sat down | then the sacks were untied, and the first thing out was what {h} had come for | it had been {his} task to {goal}, and nothing more was asked of {him} than to get out of the way | it went home across the stile by itself, faster than anybody could run
@ * settle line=plain-fair dark
{foe} said it, and sat down, and there it all lay, with nobody to watch over it | {h} had helped {himself} before the others had so much as untied their sacks | with that {h} could {goal}, and never looked round | on the way back {he} passed a good many doors, and they were all of them grey still
@ * settle line=plain-fair lost
The lamps went out, row after row | {foe} stood amid all {foe.he} had bought, and called for more | by daybreak there was only bare ground behind the last door, with a great many footprints | {h} stood in it, and knew less than before | it would be seven years until the fair came back | {h} could not wait seven years to {goal}
@ * settle line=plain-fair dear
"Enough," said {foe}, and began to weep | it all went back to whoever had lost it, but for one thing | what had been wanting all the time, to {goal}, lay in the very last of the sacks | {foe} carried it over to {h} in both arms, and it was put to use before it was day | only what had been paid in the middle of the snail was gone, and people told {h} afterwards that {he} used to be merrier
@ * more line=plain-fair did=fa-lead1:+
The painter's girl did all of the doors over, and had some left for the sky
@ * more line=plain-fair did=fa-lead2:=
A week later {h} found a morning under {his} pillow, folded small | it was the one when {he} was seven
@ * more line=plain-fair did=fa-lead3:-
The ox driver still had the cloth | he asked a penny for a look beneath it, and there was nothing there
@ * last line=plain-fair won
When the fair comes round, {foe} has a stall there | {foe.he} sells nothing | {foe.he} asks people whether they have enough, and a surprising number of them say yes
@ * last line=plain-fair dark
{h} had a house full of other people's songs | in the evening {he} would let one out, and it flew round the lamp, and wished to go home
@ * last line=plain-fair dear
{h} kept the empty thimble on the window sill | sometimes there was a sound in it in the morning, and {he} could not say of what
@ * last line=plain-fair lost
{h} had the empty thimble still | {he} began to fill it, with whatever {he} could spare, for the next time
@ * echo line=plain-fair second did=fa-lead2:-
A morning in {h's} pocket would not sit still | the labeller had walked the rows twice already, with a hole in her accounts
@ * echo line=plain-fair wall did=fa-near2:+
A bear went by in the next row, and growled at a pickpocket | it sounded as pleased as a child with a drum
@ * echo line=plain-fair wall did=fa-near2:-
The growl was still about in the rows, without its bear | stalls closed in front of {h}, since people thought that it belonged to {h}
@ * echo line=plain-fair turn did=fa-near3:+
The woman from the stall of done things walked beside them, and had begun to be afraid for her son | it did her good
@ * echo line=plain-fair turn did=fa-near3:-
{h} remembered clearly how it had been when all was done | {he} had to remind {himself} that it was not
@ * echo line=plain-fair far did=fa-wall1:+
{ally} had not leaned over anything since the ferry | "I've got my weather here," said {ally.he}
@ * echo line=plain-fair far did=fa-wall3:+
The usher had told it on that {foe} can say good evening | they were all hoping for it, up and down the inner rows
@ * echo line=plain-fair plan did=fa-far2:+
A pair of quite plain shoes stood by the stile | they had been made to be taken off
@ * echo line=plain-fair gate did=fa-second:+
In front stood the old couple with their basket, humming, so as to keep a hold on it
@ * echo line=plain-fair gate did=fa-far1:-
{foe} had been looking all night for the row that {h} had told {foe.him} of | {foe.his} shoes were in shreds
@ * echo line=plain-fair duel did=fa-far1:+
{foe} had a crease on one cheek, from {foe.his} own knees | it was the only hour that {foe.he} had slept that year
@ fa-after1 after line=plain-fair won
+ Help {foe} with a stall that sells nothing => They painted the board together, in blue | "What shall we put?" asked {foe}. | {h} thought that a bare board would do, and it did
= Look through the jars that nobody has fetched => There were eleven of them left, with no name | {h} opened one, and it was somebody's first snow, and shut it again in time
- Trick the memory-seller into a higher price => {h} got a year for an afternoon | it was a year of waiting for a ferry
@ fa-after2 after line=plain-fair lost
+ Give the painter's girl what you still have of blue => It was a vein, just under the skin of {h's} wrist | she looked at it for a whole evening, and began to mix
= Count the footprints behind the last door => All but one pair went away from there | the one had dancing shoes on, and went round and round
- Lie to people that the fair will be back tomorrow => They began to save up for it, with looks at one another's children
@ fa-after3 after line=plain-fair dark
+ Give the songs back, one each evening => They did not all still know the way | the last of them {h} had to hum {himself} before the right window
= Listen at the jars before you sleep => In most of them one only heard a person look for something
- Cheat the ferrywoman with a used day => She bit on it, and found out where it had been cried on | {h} was rowed back, and was set ashore at a Monday
@ * bridge line=plain-fair quest=find:find_the_blue_that_was_sold:the_blue_that_was_sold
Some time after that {h} saw that the sky was a little thin | by the next week it showed on doors | then it showed on the veins of {his} own wrist | they came to {him} about it, since {he} had been lucky before
@ * bridge line=plain-fair quest=find:find_the_songs_that_nobody_could_hum_any_more:the_lost_songs
For a whole winter all went well, and then in the night a mother came to {h} | her child would not sleep, and she had lost the tune | they had lost it in the next house, too, and in the one after
@ * answer line=plain-fair topic=foe before
{foe} used to be good company. Then there came the carts. You never see {foe.him} sit down now, have you noticed?
{foe}'s not greedy, I've known greedy people. They like what they've got.
@ * answer line=plain-fair topic=foe behind
{foe.he} sold one word, and it was the one you stop with. I'd not wish that on my worst neighbour.
It's like looking for bread in a picture of bread, I think. There's plenty, and none of it helps.
@ * answer line=plain-fair topic=hands
They bend down and ask you in passing. You've only got to say that you'd like to think it over. They can't abide thinking over.
They've all been paid with a thing they needed. I wouldn't be too hard on them, there's one who hasn't slept in a year.
@ * answer line=plain-fair topic=place
It's built like a snail, the fair. If the things for sale begin to look useful you're still on the outside.
@ * answer line=plain-fair topic=token
A thimble with nothing in it's worth a good deal here. It's the only thing at the fair that's still expecting something.
@ * answer line=plain-fair topic=past
It comes every seven years. My grandmother went for a ribbon, and came back with one, and didn't know our names.
@ * answer line=plain-fair topic=goal before
They'll have it, whatever it is. I'd look at what's on the other side of the scales first.
@ * answer line=plain-fair topic=goal behind
You'll get it when {foe} can stop. Before that it goes on to the cart with the rest.
@ * answer line=plain-fair topic=self before
I've sold a thing or two. A tune. How my first coat smelled. It seemed a lot of money for a smell.
@ * answer line=plain-fair topic=self behind
I've been thinking what I'd not part with, and do you know, it's a longer list than I'd have said.
@ * answer line=plain-fair topic=danger before
Don't say 'I dare say'. Don't say 'why not'. Don't nod at a tune. That's how they've got half of us.
@ * answer line=plain-fair topic=danger behind
The word's got to be heard by {foe.him}, that's what frightens me. {foe.he} hasn't listened to the end of anything in years.
@ * answer line=plain-fair topic=people
There's those who sell and those who buy, and around four in the morning you can't tell one from the other.
@ * answer line=plain-fair topic=way
There's the ferry and the dares, or you've a pass. Nobody's ever got in there by just walking on, though it's said that once a child did.
`;

const scenes = `
@ fa-o1 open line=plain-fair p=painter's_girl/she fork where=the_last_door
% The Blue Had Gone; Behind the Last Door
All the blue was gone {inhome} that day | whatever had been blue was grey, and people stood before it and tried to remember what it had been called
{p.a} sat among her pots, and stirred. "It isn't the first thing," said {p}. "On Monday it was the song they sing to babies. It's {foe}. {foe.he} goes to the Night Fair, and comes back with a cart. And each time one of us has paid for it." | she turned a thimble upside down. "I'd a bit of blue in that. I was saving it for a good door"
{h} had asked everyone how to {goal}, and nobody knew. "They'd know it at the fair," said {p}. "There's nothing that they haven't got. They only ask what you'll give for it"
Behind a door that had not been there the day before there was a stile, and behind the stile it was dark, and music | the doorkeeper held out his hand, and he did not want a coin
{foe's} ox cart was just going through, with {hands} walking at the wheels
+ Save {p} from going in alone => She would not stay, so they went in together | "Two on one toll," said the doorkeeper. "She's got nothing left, and that's the fare for two."
= Pay the doorkeeper with one morning of your life => "A nice one," said the doorkeeper, and held it up to the light. | {h} knew that a piece of {him} was missing, and walked in without it
- Steal in beneath the cloth of the ox cart => It was full in there of things that breathed | the wheel went over the sill, and the music was all round
~ The doorkeeper was quicker than he looked | he had taken a morning out of {h's} pocket before {he} felt the hand
@ fa-lead1 scene line=plain-fair lead way did=fa-o1:+ p=dyer/he where=the_row_of_colours
% Two on One Toll; Colours by the Yard
In the first row they sold colours by the yard | {p.a} had them hanging over his arm, and none were quite like those at home
"Blue?" said {p}. "I did have a blue. It came in on Sunday, still warm. It was bought before I'd hung it up." | he looked at the girl, and he grew embarrassed. "I never ask where they come from. It's not done here"
The girl had got hold of a scrap | it was no larger than a nail, and she had shut her eyes. "That's from our gate," she said
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
"{foe.he} never opens them," said {p}. "That's what worries me. I've had misers here, and I've had mothers. They all open them and have a sniff. {foe.he} stacks them up, and asks if there's another"
One jar stood by itself at the back, and it was empty, and had the oldest label of all
+ Support {p} when the shelf gives way => They held it up with their backs until the last jar was safe | "You might have had your own out of that," said {p}. "I'd not have seen it"
= Read the label on the empty jar => It said "enough", and a date, and under it {foe.name} | the writing was a young person's, with a flourish
- Steal your own morning back off the tray => It was back, snow and all | but it did not fit so well as it had, and there was a hole now in {p's} accounts
~ A jar fell | for a moment everyone in the tent was four years old, and it was somebody's birthday
@ fa-lead3 scene line=plain-fair lead way did=fa-o1:- p=ox_driver/he where=the_ox_cart
% Things That Breathed; A Hum Beneath the Canvas
Under the cloth it hummed | {h} lay on sacks, and whatever was in the sacks wanted out
A corner was lifted, and {p.a} looked in. "I thought that I'd one more than I loaded," said {p}. "Mind the long one, that's a lullaby. It goes for the ears"
He did not call {hands} | he was glad to have company. "I drive it over, and I drive it back," said {p}. "I've asked {foe} what it's for. You should see the house. It's full up to the roof. One can't sit down. {foe.he} stands in the doorway, and looks, and {foe.his} face goes all... And then {foe.he} says: harness up"
The cart stopped at the first row
+ Help the lullaby get out of its sack => It lay on {h's} knees for a moment, quite heavy | then it was gone, out under the canvas, and homeward
= Ask {p} what he himself was paid with => "With my tiredness," said {p}. "{foe.he} bought it off me. I haven't slept for a year. I thought it was a bargain."
- Cheat {p} with a promise to speak to {foe} => He thanked {h} three times over | and since he never slept, he told it to everyone he met
~ One of {hands} poked about in the sacks with a stick | whatever was in there bit him, and in the noise {h} got over the side
@ fa-ally ally line=plain-fair ally=straw_man where=the_end_of_the_row
% Sold by the Piece; All Straw but the Voice
At the end of the row {ally.a} sat on a box and waved at nobody | with each move {ally.he} rustled
"I've sold it all," said {ally}, quite cheerfully. "First a tooth. One gets into the way of it. This here's straw, and that's straw. I kept the voice, so I could go on bargaining." | {ally.he} pulled a stalk out of {ally.his} cuff. "I know every stall. I know what they'll ask you before they do. And I know {foe}. We came here on the same evening, as young as you like, with our arms round each other."
"I sold the most," said {ally}. "But {foe} sold the worst. I'll show you where, if you'll do the walking. I haven't any knees to speak of"
+ Share your coat with {ally}, against the wind => It filled out nicely | "That's the first thing anybody's put on me that wasn't straw," said {ally.he}
= Ask {ally} what it was that {foe} sold => "I'd rather you saw it," said {ally}. "If I say it you'll think: is that all? It's such a short word"
- Trick {ally} out of the voice as well => For an hour {ally.he} only rustled | then {h} had to give it back, since nobody else knew the way
~ A gust took half of {ally} along the row | they picked it up out of the puddles and put it back where it seemed to belong
@ * fare of=fa-ally won
{ally} got {ally.his} tooth back, and then a knee, and stopped there | one can get too fond of a thing, said {ally.he}
@ * fare of=fa-ally lost
{ally} was left standing on the bare ground, with {ally.his} arms out | the crows are not afraid of {ally.him}, for {ally.he} talks
@ fa-second scene line=plain-fair second p=again who=dyer,memory_seller,ox_driver,painter's_girl where=the_first_stall_on_the_left
% Asked in Passing; An Old Couple Says Yes
At the first stall one saw how it was done | an old couple from {h's} own side stood there, with a basket, rather lost | one of {hands} bent down to them
"You won't be needing that old song any more, will you?" he said, in passing, as one asks about a chair. | "I dare say not," said the old man, to be polite
{p.a} nudged {h}. "That's it," said {p}. "That was the yes."
On the scales there already lay a small thing, and it trembled | they had been singing it for fifty years, when the washing-up was done
+ Save the song before it has been weighed => "They'd like to think it over," said {h}, and stopped the scale with a finger. | "Would we?" asked the old woman. | "Yes," said {h}, and that was one as well
= Watch where the song is carried to => It went from hand to hand down the row, faster and faster | whoever held it stood still a moment, and listened
- Trick {hands} into weighing a lie for it => {h} said a beautiful thing about {his} own mother | the scale did not know the difference | after that {he} was not quite sure of it any more {himself}
~ The scale tipped, and it was done | the old couple walked on with their basket, a little farther apart
@ fa-near scene line=plain-fair near p=laughing_boy/he where=the_tent_of_mirrors
% For a Paper Bird; The Last Time He Laughed
In the tent of mirrors one could see what one had already sold | in front of {h} stood {p.a}, and he looked at himself with great attention
He had a paper bird on a stick in his hand. "I gave my laugh for it," said {p}. "It flaps. See?" | he blew. "I thought it'd grow again, like a tooth. It isn't funny any more, that's the only thing. It just flaps."
He was seven, and he explained it like a man of fifty
The laugh hung at the back, in a cage | there {foe's} purchases waited to be fetched | one heard it now and then, when a customer stumbled
+ Give for it some laugh of your own => {h} parted with a small one, for bad jokes | the boy got his, and waited with his mouth open, and then it came, and he clung to the pole
= Look at yourself in the glass => One saw it quite plainly, where a piece had been cut out | round the edge it had begun to grow together
- Rob the cage, and keep the laugh => {h} had it up {his} sleeve | it was astonishing how much lighter one walked | the boy looked after {him}, and blew on his bird
~ One of the mirrors fell, and everyone who had been in it put a hand to {his} chest
@ fa-means scene line=plain-fair means fork p=again who=dyer,memory_seller,ox_driver,painter's_girl where=the_tariff_board
% What It Costs; Three Ways to the Middle
On the board stood the tariff, and it went up so high that one could not read the top | a song is a horse, it said, a horse is a year, and a year's a good night's sleep
"The fair's built like a snail," said {ally}. "At the outside they sell things, and farther in they sell what things are for. And right in the middle sits the one who bought {foe's} word. You can't get to that without somebody taking something off you"
"There's the ferry," said {p}. "It's slow, and one meets people. There's the row of dares, if you think you're brave. And {foe} has a pass. {foe.he} keeps it in {foe.his} hat"
Whatever {h} had come for would be there as well, in the innermost row, where they keep what nobody can do without
+ Help an old ferrywoman with her ropes => She had been about to close | "Nobody's helped me since there was a moon," she said. "There'll be a place for you when I cast off, in the middle. You're not to look over the side"
= Study the tariff down to the smallest print => {h} lay on {his} stomach to do it | what is freely given counts double, it said | {h} would go by the row of dares, then, with open hands
- Steal the pass out of {foe's} hat => The hat was on the table, and {foe} was counting | it was a warm card with a hole in it
~ The board spun round, for the prices had gone up | in the crush they were pushed aside into the row that was nearest
@ fa-wall1 scene line=plain-fair wall way did=fa-means:+ p=ferrywoman/she where=the_black_ferry
% Do not Look over the Side; Faces
The ferry went across what was not a river | below it there were faces, as one sees them in lit windows, close by, and then gone | {p.a} steered by the sound
"Those are the ones people could have been," said {p}. "It's mostly what they pay with, in the end. They don't know it. They think they've got off cheap"
{ally} leaned over, against all advice | down there a person of flesh and bone was walking along a beach, and {ally.he} was barefoot in the foam
"If you call, it comes," said {p}. "Only then you're the one down there. {foe} did it, once, on this very plank. {foe.he} looked down for an hour. I think it was a house with five people in it"
+ Save {ally} from calling out => {h} held {ally.his} mouth shut until they had passed it | "Thank you," said {ally}, after some time. "It was such nice weather"
= Ask {p} what {foe} said then => "{foe.he} said: if I'd only a bit more I could have that too," said {p}. "And {foe.he} had had everything already. They always want the one below"
- Cheat {p} of the fare at the other side => {h} jumped ashore with the rope still in {his} hand | "It's all the same to me," {p} called after {him}. "You'll have to go back, too."
~ A hand took hold of the rudder, from below | they landed a long way farther down than they had meant to, and wet to the knees
@ fa-wall2 scene line=plain-fair wall where=the_row_of_dares p=dare_keeper/he
% With Open Hands; The Third Dare
In the row of dares nothing was for sale | there were three gates, and a man in front of each, and they all looked bored
At the first one had to say a true thing, and at the second to leave a good one | {h} was through both of them before {he} had got frightened | at the third sat {p.a}, who yawned
"You may go by," said {p}, "if you can stand here till the candle's down, and not want anything. Most people can't manage the length of a match." | he lit it. "{foe} was here eleven times. The last time {foe.he} cried. {foe.he} said: I only want not to want. I had to put it out, for that's wanting, too"
It smelled of everything that {h} had ever liked
+ Give the good place by the candle to another => There was a woman behind, with a child that was asleep | {h} let her have the spot, and forgot to want anything while {he} did | "Ah," said {p}, wide awake. "That's a way I hadn't seen"
= Watch the wax, and think of nothing else => It ran down to the left, and then to the right | when it was finished {h} was quite sorry
- Deceive {p} by humming to yourself => {h} was singing inside {his} head, as loud as {he} could | {p} let {him} go by, but he made a note of it
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
~ "{foe.name}'s already here," said a man with a list. | they read it again, and then they looked at {h} | {he} walked on, rather fast, and then ran
@ fa-turn scene line=plain-fair turn p=again who=ferrywoman,dare_keeper,usher where=the_middle_of_the_snail
% The Shortest Word; What {foe} Sold
In the very middle of the fair there was no stall | an old woman sat there on a stool, with a bird cage, and in the cage there was a word
It was small and brown, like a wren | when it moved one felt it in one's stomach, as after bread
"That's enough," said {ally} softly. "I mean, that's what it is. It's the word."
"{foe} gave it me for a pair of dancing shoes," said the old woman. "You were both so young. You'd only the one evening. I did ask twice whether {foe.he} could spare it. Oh, I've plenty of that, {foe.he} said"
So it was not greed | {foe} did not want any of it, neither the blue nor the songs | {foe.he} had simply no way of knowing when to stop
"It isn't for sale," said the old woman. "I've got fond of it. Somebody'd have to leave me a thing of their own, so that I've something to feed"
+ Comfort {ally}, who was there that evening => "I told {foe.him} that they suited {foe.him}," said {ally}. "The shoes. I held the lamp." | the straw was quite wet
= Ask her how one gets it across the stile => "It can't be carried, dear," said the old woman. "It's got to be said to somebody. And they have to hear it"
- Steal the cage while she is dozing => It cannot be done | with that cage in hand one thinks of a second | {h} stood there, with an outstretched hand, until {ally} took {him} by the belt
~ The word got out, and flew once round their heads | for as long as it flew no one in all the fair bought anything
@ fa-price scene line=plain-fair price where=the_old_woman's_stool
% Something to Feed; What One Can Spare
"Well?" said the old woman. "It's nearly light. What'll you leave me?"
{h} turned out {his} pockets, and they were empty, but for {token} | it had to be a thing that one has enough of, and does not know | {he} thought of how {he} liked waking up | {he} thought of the sound of rain from a warm bed
"Take me," said {ally}. "There's nothing left but the voice, and I've talked quite enough with it." | {ally.he} meant it, too, and smiled as well as one can with straw
Behind them the first of the lamps were being put out
+ Save {ally}, and leave something of your own => {h} laid it into her hand without looking | it was a small thing that {he} had had every day | afterwards {he} stood there, as one does when one has forgotten what one came for
= Bargain until she takes the thimble => "It's empty," said the old woman. | "It's what the blue was in," said {h}. "It's still expecting it." | she thought about that for so long that a whole row went dark
- Betray {ally}, who has offered, after all => {ally} nodded, and then there was a heap of straw upon the grass | it was such a voice as one gets used to
~ She had already taken it, with two fingers, from behind {h's} ear | "Don't look so," she said. "You'd never used it"
@ fa-far1 scene line=plain-fair far p=again who=ferrywoman,dare_keeper,usher where=the_house_that_was_full
% Up to the Roof; Somewhere to Sit
{they} had got on to {foe's} cart, unseen, and ridden along to where {foe} lived | it was so full there that the door stood open and things leaned out, with the blue behind them, a fathom deep
On the steps sat {foe}, since there was no room left inside. {foe.he} had a pair of worn-out dancing shoes on | "I'll only sit down for a moment," said {foe}. "They're harnessing already"
{p} stood there and did not know what to do with {p.his} hands
"I did try," said {foe}. "I got a supper once, a good one, from people who'd no other. I ate it up, and I still wanted it. Do you know what that's like? One licks the plate, and thinks that it's the plate"
+ Give {foe} your place in the shade => {foe} put {foe.his} head on {foe.his} knees | through the cracks one heard other people's grandmothers singing, each a different song
= Ask {foe} what it was like to dance => For the first time a light came into that face. "I don't know," {foe} said. "I thought we'd have another. And then it was morning"
- Lie that there is one more row at the fair => {foe} was on {foe.his} feet before it had been said | "Where?" {foe.he} asked. "Where?" | {h} wished that {he} had bitten {his} tongue
~ The wall bulged, and a whole spring fell out into the road | {hands} came, and shovelled it back in again
@ fa-near2 scene line=plain-fair near p=beast-keeper/she where=the_beast_row
% The Growl Got Out; A Bear Without
In the beast row they sold what beasts are feared for | there was a lion with gums like a baby's, and a snake one could have tied a parcel with | at the end sat a bear, as high as a hayrick, and children pulled it by the ears
"He's quite safe," said {p.a}. "{foe} has his growl. It's hanging over there, behind the sacking, till the cart comes. It's a good big one, he had it from his father." | then she saw the sacking, and it had been torn from top to bottom
From somewhere between the tents it came, with no bear round it | it went into people's knees | lamps went out as it passed, one, and then the next, and {hands} had let go of everything and were up the poles
"It wants teeth," whispered {p}. "It'll get into the first one who's angry"
+ Give the growl its own bear back => {h} walked the bear up to it, by the paw | it stood and sniffed, and then it was in, and the bear looked astonished, and growled, just to hear it
= Stand quite still, and think of nothing cross => It went all round {h} like a cat about a chair | it looked for an edge to get in by, and went on
- Trick the growl into the nearest of {hands} => One only needed to tread on his fingers | he came down the pole on all fours, and was not asked for his name that night
~ A child began to laugh, out of fright | it went straight for the sound, and {h} had only just time to throw a coat over them both
@ fa-near3 scene line=plain-fair near p=done-seller/he where=the_stall_of_done_things
% To Have Done It; Quite as Good
"You don't want to do it," said {p.a} as {h} went by. "Believe me, it's no pleasure. What you want is to have done it. I can let you have that." | he had it in a flat box, wrapped in tissue
{h} stood still, against {his} will | on the lid stood: to {goal}, one piece, as good as new
"You'd remember it all," said {p}. "How it was in the end, and who cried. You'd go home, and sleep, and tell it to people. Most can't tell the difference. It costs a year, and you'd not miss that, since it's the one in which you'd have had all the bother"
Next to the stall a woman stood about with a contented face. "I got my son out," she told {h}. "From such a deep place. It was dreadful, and I did it." | she looked round. "I only wonder where he's gone off to"
+ Help the woman to give it back => She held on to the box with both arms | when it was open she screamed, and ran, and in the right direction, and {p} called after her that it could not be exchanged
= Ask {p} to see it from behind => There was nothing painted on the back | one saw the nails, and a label: not to be leaned upon
- Steal a corner of it, just to feel => For a moment all was done, and there was such a quiet in {him} | it was some time before {h} felt {his} feet again, and that they had stopped walking
~ The wind turned over the box, and it all lay in the mud, the end first | for a while everybody in that row was proud of a great deal
@ fa-far2 scene line=plain-fair far p=shoemaker/he where=the_shoemaker's_bench
% They Never Wear Out; Sewn from One Evening
In the oldest row but one, where the lamps are still of horn, {h} found the bench from which {foe's} dancing shoes had come | {p.a} knew them at the first word, and put down the awl
"I made them from an evening," said {p}. "From one that was just about to be over. I'd the toes from the last dance, and for the soles I took 'stay a little'. They don't wear out. It's what they're praised for." | he rubbed his eyes. "I could weep when I hear them go by. Whoever's got those on can't go home, you see. It's always just before the end in there. I thought it was for a wedding"
"What would one have to have on," asked {h}, "to be able to go home?" | "Plain ones," said {p}. "Nobody's ordered those from me in a hundred years. I'm not sure that I've got the leather"
+ Help {p} to cut out a plain pair => They used the tongue of {h's} own boots, and for laces an ordinary Tuesday | they were nothing to look at, and one wanted to take them off, and go to bed
= Ask {p} how one takes them off again => "They've got to be danced to the end," said {p}. "To the very end. There's never been one who held still for that"
- Steal the last scrap of that evening => It was warm, and there was music in it | {h} noticed that {he} had begun to tap {his} foot, and that the foot would not be told
~ {foe} went by outside, one heard it | all of the half-finished shoes on the shelf turned their toes to the door, and went
@ fa-far3 scene line=plain-fair far way unless=case-plain-fair.fa-price:=- p=tray-hawker/he where=the_edge_at_first_light
% The First One Is Free; How {foe} Began
Since that stool there was a place in {h} with a draught in it | {he} put a hand on it, and the hand went through
They scent that, at the fair. "Just parted with something?" asked {p.a}, who came along the edge with a tray, at first light. "It's a nasty feeling, I know. Like a tooth. Look what I've got here. Quite small ones. The sound of someone being glad you've come. A pair of warm feet. The first one's free"
It fitted, one could see from here that it would fit
"Who had the last one for nothing?" asked {h}. | "{foe}, on the very same spot," said {p}. "That's what it looks like, when they've sold a good one. I've got an eye for it. {foe.he} took warm feet. And then {foe.he} thought that they'd go well with a fire"
Behind {h} an old man had come up, also with a hand on his chest
+ Save the old man from the tray => {h} took him by the sleeve, and they sat down together with their two holes, and after a while it whistled in them, in thirds | "That's not bad," said the old man
= Look at the tray until the wish is over => It took as long as a hard frost | when it had gone {he} was still there, and so was the draught, and one could walk with it
- Trick {p} into swallowing one of his own => He was so surprised that he held out the tray to himself | he was seen at noon, with both his arms full, and he was running
~ The tray tipped, and it all rolled about among their feet, and was warm | it was as well that neither of them had a hand free to pick it up
@ fa-far4 scene line=plain-fair far way did=fa-price:= p=bid-taker/she where=the_ring_of_bidders
% The Empty Thimble; It Is Still Expecting
By the next row it had got about | an empty thimble had been given for the word in the middle, people said, so what was in it?
"Nothing," said {p.a}, who held it up between finger and thumb, and she could not make herself heard. "It's empty, ladies and gentlemen, it's expecting something. I've three songs for it. I've three songs and a horse." | the old woman had put it up for sale, for the fun of the thing, and the ring of bidders was twelve deep
{hands} bid in {foe.name}'s name, up to a whole summer | then {foe} came running {foe.himself}, out of breath. "What does it expect?" {foe.he} cried. "What's it got that I haven't?"
It was turned upside down before {foe.his} eyes | it was the first thing at the fair that {foe.he} could not have any more of
+ Save it from the ring with the truth => "It was for a bit of blue," said {h}. "For a door. It's waiting for that, and for nothing else." | one after the other they lowered their hands, and some of them blushed
= Wait and see who bids last => It was a child with a bent nail | "Sold," said {p}, before anyone could go higher, and wiped her forehead
- Trick {foe} into bidding the whole house => {foe} would have done it, {foe.he} was already drawing breath | {p} put the thimble quickly in her mouth
~ It dropped, and rolled, and four hundred people went down on their knees for nothing at all
@ fa-far5 scene line=plain-fair far way did=fa-price:- p=broom-binder/he where=the_heap_of_straw
% By the Bundle; It Does Not Blame You
By the stool lay the straw, and {p.a} had bought the heap, and was already binding. "It's good long stuff," said {p}. "There's a bit of tooth in here, that'll be for the handle"
{h} had only come back because {his} feet would not walk on
From the cage beside him came talk, quite cheerful, without stopping | it was {ally's} voice, and the old woman was feeding it with crumbs. "It doesn't blame you," it said. "It's only straw. One grows used to it. The knees were no loss"
"It's been saying that all the time," said {p}, "to everyone who goes by. I've got quite a bad conscience, and I never did anything. Is there somebody it ought to be said to?"
Two sleeves lay on top of the heap, and they were folded, as over a chest
+ Give {p} good boots for the whole of the straw => {h} carried it along from then on, in both arms | it was no weight, it pricked a little, and it was all one could do
= Ask the voice what it would like => "A bit of quiet would be nice," it said. "I could never manage that. You go on. You've got it under your tongue, I can hear it"
- Lie to {p} that you never knew whose it was => "Ah," said {p}. | the voice stopped, as one draws a breath | then it went on, to the next who came by
~ A wind got up, and took the half of it over the tents | they ran after the stalks with open hands, both of them, until they did not know which were which
@ fa-eve scene line=plain-fair eve p=again where=the_fire_behind_the_tents
% Not to Be Said; A Crust for Two
Before the last round {h} had an hour with {p}, behind the tents, where the carters' fire was | neither was allowed to say the word, and so the talk went all round it, as one goes about a puddle
"Have you had," began {p}, and bit on it. "I mean, is it, are you still." | "Thank you," said {h}. "I'm just right"
{they} had one crust | it was halved, and each held out the larger half | then the crust was gone, and {they} leaned back on a wheel, full as after a wedding
"That's what it feels like," said {p} in surprise. "I'd forgotten. It isn't much, is it? It's only that nothing's pulling at you"
Beneath {h's} tongue it had turned round, and tucked its head in
+ Comfort {p}, who is thinking of what is gone => "I'd buy back one thing only," said {p}. "I'd not tell you which. I'd just like to know it's about." | {h} moved closer, on the side that the wind came from
= Watch the lamps go by on {foe's} carts => They counted up to nine | behind the ninth a figure was walking on foot, and looked into each of the tents as one looks for a child
- Trick {p} into saying what {p} would sell next => {p} had said it before {p} knew | it was a good thing, and it was out now, and at the fair they have long ears
~ An ember jumped on to the coat | by the time they had beaten it out the gong could be heard for the last round
@ fa-plan scene line=plain-fair plan fork p=again who=ferrywoman,dare_keeper,usher where=the_stile
% It Has to Be Heard; The Last Hour
It was the last hour | {h} had the word under {his} tongue, where it kept still, and it must not be said before the time
"{foe} will come for the last round," said {p}. "They'll all be there, and they'll have the carts. It's the biggest sale of the seven years. Whoever's still got something there will be asked in passing"
One could stop the sale, if all the people from this side would stand together and say no | one might get {foe} alone, on the dance floor, where it began | or one could swap the carts, so that {foe} would drive home {foe.his} own things and no others
{p} drew it on the ground with a stalk of straw
+ Support the people who want to say no => There were forty of them, and they practised | it is a harder word than one thinks, if one has been well brought up
= Ask the musicians for one certain dance => They had not played it in all those years | "It's short," they said. "It's the kind that one wants over again"
- Trick {hands} with the wrong carts => They had straw in them, under the cloths, with a little blue on top | {hands} sat up and drove
~ The gong went before they had done talking | they ran, each of them, to where {he} thought it was most needed
@ fa-gate1 scene line=plain-fair gate move way did=fa-plan:+ p=crier/he where=the_great_sale
% Forty Times No; Going, Going
In the great tent {p.a} stood on a barrel, with a hammer, and {foe} stood below him with one arm up already
"You won't be needing that?" said {hands}, along the rows. "You can spare that, can't you?" | and an old voice said, quite low: "No"
It was the old man with the basket | the next one said it as well | it went along the row like a barrel rolling downstairs
"I've no bids," said {p}, and looked into his hammer, as if it were broken. "I've nothing to sell. That's never happened." | {foe} turned round, and {foe.his} arm was still in the air
+ Defend the smallest, whom {hands} ask last => She was five, and had her finger in her mouth, and a doll | "She says no," said {h}. "With her whole head. Look"
= Walk through the rows and up to {foe} => They made a lane for {him} | in the silence one heard the word flutter
- Lie to {p} that all has been withdrawn => He brought down the hammer, out of sheer habit | half of them thought it was over, and went, and took their noes along
~ One of the forty said "I dare say", and clapped a hand on her mouth | {hands} were there at once with the scales
@ fa-gate2 scene line=plain-fair gate move way did=fa-plan:- p=head_carter/she where=the_row_of_carts
% The Weight of Straw; Twelve Carts
Twelve carts stood at the stile, with their cloths tied down | {p.a} walked along, and laid a hand on each, as one does with horses
"They're light," said {p}. "I've driven for {foe} for nine years, I know what a song weighs. You've taken it out, haven't you?" | she felt under the cloth, and drew out a handful of straw. "I'm not saying that I mind"
{foe} was coming down the row | {foe.he} looked at the twelve carts, and then {foe.he} looked past them, to see if there was a thirteenth
The sky had a grey edge
+ Give {p} her own sleep back, out of the sack => She held it to her cheek. Her eyes were falling shut already. "Drive on," she told the others. "All of you. Drive on empty." | the row before {foe} got shorter and shorter
= Wait beside the last cart, in the open => {foe} came by eleven carts, and pulled away eleven cloths | behind the twelfth there stood {h}
- Cheat the scale at the stile with stones => They went through, one after another | {foe} had seen it, and did not care, for a stone's a thing as well
~ An ox bellowed, and backed, and the cloth tore all the way along | everybody saw the straw
@ fa-gate3 scene line=plain-fair gate move p=old_fiddler/he where=the_dancing_floor
% The Short Dance; The Evening It Began
The dancing floor was empty, and already wet with dew | {p.a} tuned, and did not look up. "I know who that's for," said {p}. "I've still got it in my arm. It rises, the last bit, as if there were more"
{hands} stood round with their arms folded, and kept the way shut | nobody was to come between {foe} and the sale
Then it began | it was hardly more than a few steps, and a turn | {hands} looked at their feet
Over on the other side {foe} had stopped, in the middle of a step, like a child who has been called by name
+ Give your hand to the nearest of {hands} => He danced like a wardrobe, and he was red with happiness | one after another they unfolded their arms
= Dance it alone, straight across the floor => {h} did not know the steps, and it did not matter | at the turn {he} was in front of {foe}
- Attack the lamp, so it will be dark => A woman cried out, and the fiddle went on | in the dark {h} came across, over other people's hands
~ A string broke on the way up | they had to begin again from the beginning, and it had grown much lighter
@ fa-duel scene line=plain-fair duel where=the_last_lamp
% Have You Enough; The Last Lamp
Under the very last lamp stood {foe}, in {foe.his} dancing shoes, and held on to the post | all round {foe.him} stood the people from this side
"I've got to go in," said {foe}. "They're closing. There's bound to be one more thing." | {foe.he} looked at {h}, not unkindly. "You had something, when you came. I can smell it. It's like bread. What's the price of it?"
{h} felt how the word moved under {his} tongue | once it was said it would be {foe's}, and no one could say what would be left for {h}
"I'll give you all of it," said {foe}. "The blue, the lot. I'll give you the house. Only don't let me go home in the morning and look at it"
+ Give {foe} the word, as one gives it to a child => {h} held {foe} fast by the wrists. "That's enough now," {he} said. "It was a lovely evening, and it's enough." | it went across, as a spark does, and one could see it arrive
= Ask {foe} for one more turn, and then stop => They danced it, all the few steps, and the turn | at the last note, the one that rises, {h} stood still. "Enough," {he} said, out of breath. | "Enough," said {foe}, because {foe.he} was laughing
- Lie to {foe} that everything is sold => "There isn't any more," said {h}. "You've got the last of it. You've won." | {foe} stood there with open mouth | into that silence a word could be said at last
+~ {foe} heard it, and put {foe.his} head on one side | "Say that again," said {foe}. "Say it once more. And then once more." | and there it was, gone, like a coin into a well
=~ "Again," said {foe}, when the turn was over. "Again, quick!" | {foe.he} had {h} by the wrists | the lamp went out while they were still turning
-~ "Won?" said {foe}. "But then there must be a prize." | {foe.he} was away from the post already, and ran in under the last of the canvas as it came down
`;
export const pack: PackSource = { id: 'case-plain-fair', sheets: [facts, scenes], words: {} };
