import type { PackSource } from '../pack.ts';

/** Seven evenings before a shut door: who speaks so beautifully, whose words they are, and whom they mean. */
const facts = `
@ * truth line=plain-courtship start
To {goal}, {h} needed one person's yes | that one lived behind a door with seven steps, and was courted there by {foe} in beautiful words | one had to come seven evenings, and sit, and be asked
@ * truth line=plain-courtship start task=win-heart
Whoever comes for a heart here must sit before a door for seven evenings, one step higher every time | {foe} sat there already, under an awning, and spoke like a book | {h} had only come with {his} own words
@ * truth line=plain-courtship start task=find,find-person,find-out
One person knew what {h} had come to ask, and that one told nothing to strangers | one had to sit seven evenings before the door | {foe} sat there too, and talked, and hired people who drowned out everybody else
@ * truth line=plain-courtship start task=remember,clear,refuse
There was one who had to hear it before {h} could {goal} | that one sat behind a door, and listened to nobody who had not come seven evenings | {foe} came as well, and was never at a loss for a word
@ * truth line=plain-courtship start task=become,make,get-rich
Nobody got on here without a certain person's good word | it could not be bought, it was given through a door on the seventh evening | {foe} meant to be the one who got it, and had the better sentences
@ * token line=plain-courtship
the wet page
@ * known line=plain-courtship before
There were seven steps, and {foe} had a fine sentence for each of them | {h} could not see what {foe} wanted there, since {foe.he} never asked a question
@ * known line=plain-courtship behind
All those pages had been about {foe} | {h} knew who wrote them, and the one whom they were about did not
@ * echo line=plain-courtship second did=co-lead1:+
Three of the Third-Steppers had come without their drums | they had told each other what they are afraid of, and could not look fierce any more
@ * echo line=plain-courtship second did=co-lead2:=
There was a smell of lentils behind the door | a drop of vinegar had been put in, as agreed
@ * echo line=plain-courtship second did=co-lead3:-
{foe} began well, and then came to page four | there was no page four | {foe.he} stood there with {foe.his} hand in the air
@ * echo line=plain-courtship means did=co-second:+
The drummer whom {h} had lent {his} coat drummed rather softly nowadays, and in time with the rain
@ * echo line=plain-courtship wall did=co-near1:=
In a pot on the third step stood an onion with one green finger up | the sweeper swept round it
@ * echo line=plain-courtship turn did=co-near2:+
From the loft one heard the dancing-master, who was practising with both of his chairs
@ * echo line=plain-courtship turn did=co-near3:+
{h's} coat smelled of another person's soup | {he} had not had it washed
@ * echo line=plain-courtship far did=co-near3:-
{h} had said under the arch that {he} knew of no such door | the hood had nodded, and it would have known
@ * echo line=plain-courtship price did=co-wall1:-
Everyone was still speaking of that evening when {foe} had recited the complaint about the drain | it had been the loveliest thing they ever heard about a drain
@ * echo line=plain-courtship price did=co-wall2:+
{foe} had asked everyone since whose hat that was, which had known the line
@ * echo line=plain-courtship plan did=co-wall3:+
The night-porter had got as far as August | he stood at the corner, and blew his nose, and was on nobody's side any more
@ * echo line=plain-courtship plan did=co-far1:+
{foe} had said "good evening" to the sweeper that day, all of it, and by {foe.himself} | the sweeper had waited
@ * echo line=plain-courtship gate did=co-turn:-
They all knew it by now, thanks to {h} | wherever {ally} went it got quiet, and then it giggled
@ * echo line=plain-courtship gate did=co-price:+
{h} stood at the very bottom, where one begins | the whole place knew for whose sake
@ * echo line=plain-courtship gate did=co-price:-
The desk at the corner was gone, and there was a pale square where it used to be
@ * echo line=plain-courtship duel did=co-far2:+
On the sill of the hatch stood two cups, one inside the other
@ * echo line=plain-courtship duel did=co-far1:-
{foe} looked at the door as one looks at a person who has laughed
@ * settle line=plain-courtship won
The door opened, and it did not creak at all, it had been oiled for days | there stood the one who had asked all those questions, in a hood, with one wet shoe | "Lotte," said {h}. | "Soup," said the other | behind {him} {foe} was saying a sentence to {ally}, and it took its time, and {ally} had never in four hundred pages thought of a better one | {h} was asked in | over a pot of lentils {he} said why {he} had come, and got the yes that was wanting, to {goal}
@ * settle line=plain-courtship won quarry task=win-heart
The door opened | {target} stood there in a hood, with one wet shoe, and had been crying or laughing, it was hard to tell in that light | "You're Lotte," said {h}. | "You're Soup," said {target}. "I've known since the arch. You talk to the rain as if it could take offence" | behind them {foe} was saying a sentence to {ally}, one word at a time, and {ally} waited for each | {h} put out a hand, with no page in it | {target} took it and did not say anything either, and that was what they had been waiting for, the two of them
@ * settle line=plain-courtship won task=win-heart
The door opened | in it stood the one who had asked all those small questions, with a hood, and one wet shoe | "I knew it was you under the arch," that one said. "You talk to the rain as if it could take offence" | a few steps down {foe} had begun on a sentence, and {ally} waited for every word of it | {h} had come to {goal} | there were no more steps, and no page, and then there was not even a hand's breadth left between the two of them
@ * settle line=plain-courtship won task=become,make,anything
The door opened | there stood the one who had asked all those questions, in a hood, with one wet shoe | "Lotte," said {h}. | "Soup," said the other | a few steps down {foe} was saying a sentence to {ally}, who waited for every word | {h} said why {he} had come, over a pot of lentils, and was told yes before it was quite out | that one yes had been wanting, to {goal} | on the day when it was done people sat on all seven of the steps to see it, and nobody made a speech
@ * settle line=plain-courtship won task=find,find-person,find-out
The door opened | "You listen," said the one behind it, and took a coat from the hook. "I'll tell it to whoever listens. Come on, it isn't far, and it's better if I'm with you" | down on the steps {foe} had begun on a sentence to {ally}, and nobody helped | {h} had come to {goal} | they went through the rain together with one hood for two, round three corners that {h} had passed each day, and stopped, and knocked
@ * settle line=plain-courtship won task=remember,clear,refuse
The door opened, and there were two chairs | {h} sat down on the one | it did not come out beautifully, and {he} got stuck in it twice, and was waited for | when it was out it lay on the table between them like a thing that one can look at | so {h} could {goal}, and knew it by {his} own breath | on the steps outside {foe} was just getting stuck as well, and {ally} was in no hurry
@ * settle line=plain-courtship won later
The door opened, and it did not creak at all, it had been oiled for days | "It was because {foe.he} was quiet," said the one behind it, "and I've been waiting since then for somebody to ask me." | on the steps {foe} was saying a sentence to {ally}, and it took its time | {h} had come to {goal} | that was said now, and more, over a pot of lentils, and it was past midnight when {he} noticed that nobody had shut the door
@ * settle line=plain-courtship dark
The door stood open, since there was nobody left to wait behind it for anything | {h} said what was wanted, and it was beautiful | the yes was given as one gives it to people who will not go away | so {he} could {goal} | when {he} came out the steps were empty, and it was not even raining
@ * settle line=plain-courtship lost
The door had been opened by a hand's breadth, and was shut again | behind it a chair was moved, farther off | {foe} had got to page seven, and finished it | it was very beautiful | {h} stood below in the rain with {his} own three words, and had not got them in | without that one {h} would never {goal} | the sweeper came, and began from the top
@ * settle line=plain-courtship dear
{foe} went down four of the steps toward {ally}, and at the fifth the words gave out | {foe.he} walked on by with {foe.his} hat pulled down, and nobody called after {foe.him} | then the door opened, and {h} was asked in | {he} said why {he} had come, and it was enough to {goal} | all the while one could hear it rain, on the place where those two had stood
@ * settle line=plain-courtship dear quarry task=win-heart
{foe} went down four of the steps toward {ally}, and at the fifth the words gave out | {foe.he} walked on by with {foe.his} hat pulled down, and nobody called after {foe.him} | then the door opened, and {target} stood there in a hood, with one wet shoe | "You might have told me so under the arch," said {target}, but the hand was held out already | {h} had come to {goal}, and nothing was shut any more | they looked over each other's shoulders, both of them, at the place in the rain where the other two had not got a word out
@ * more line=plain-courtship did=co-price:+
For the first time since there had been steps it was the door that came down, all seven of them, in slippers | {h} had only been on the lowest
@ * more line=plain-courtship did=co-lead1:+
The Society of the Third Step was dissolved, and founded again the next day, with drums, for weddings
@ * more line=plain-courtship did=co-near1:=
The onion is a bed of onions by now | nobody who comes to the steps brings roses any more
@ * more line=plain-courtship did=co-wall3:-
The pages were never found again, all but one | the ink-boy has it under his pillow
@ * last line=plain-courtship won
The old man in the alley gets soup from two people now | he calls the one Lotte, and the other one he calls Lotte, too
@ * last line=plain-courtship dark
{h} had learned how it is done | {he} could say the most beautiful things, to any door, and never needed to listen for what came back
@ * last line=plain-courtship dear
When it rained {h} went by the corner, and stood for a while beneath the arch | there was room there for two
@ * last line=plain-courtship lost
{h} had kept the wet page | it was blank by now, and on some evenings {he} sat down before it, and was as far as "I"
@ co-after1 after line=plain-courtship won
+ Help {foe} through the speech at the wedding => It had six words, and took four minutes | nobody coughed | {ally} said afterwards that it had been rather short
= Sit on the lowest step, and see who comes => A girl of nineteen came, with a carrot | {h} moved over for her, and said that it was the listening, mostly
- Trick the Third-Steppers with the question of the fourth => They had given themselves such trouble with it | when it was found out they voted {h} in, by way of revenge
@ co-after2 after line=plain-courtship lost
+ Give the old man at the end his soup => He took {h} for Lotte | by and by another ladle came in at the door, and stood there, and two people said "good evening"
= Begin again with the first evening => There {h} was on the lowest of the seven, and it was raining | behind the door a chair was moved | it could not be said in which direction
- Lie to {foe} that the last speech was the best => {foe} had it printed on silk | nobody ever asked {foe.him} a question again
@ co-after3 after line=plain-courtship dark
+ Save one true sentence, and say it to {ally} => It was a short one, with "sorry" in it | {ally} looked for the mistake, and there was none
= Count what was said, and what was answered => There were four thousand words on the one side | on the other stood "What sort?"
- Deceive another door with the same pages => It opened even sooner | it was some time before {h} noticed that the room behind it was empty
@ * bridge line=plain-courtship quest=win:win_the_word_of_the_one_behind_the_door:the_word
Some time after all that {h} needed one thing more, a single word of recommendation, from a person who received nobody | people told {him} about the steps, and laughed, and went with {him} as far as the corner | it had begun to rain
@ * bridge line=plain-courtship quest=solve:find_out_why_a_certain_door_had_opened_once:the_door_that_opened_once
In the next autumn {h} heard of a door that had opened one time in seven years, and been shut again at once, and of the songs that were made about it | none of them knew the reason | {he} had some leisure just then, and a good coat
@ * answer line=plain-courtship topic=foe before
I could listen to {foe} for hours. I have done. Afterwards I couldn't have told you a word of it.
{foe} never asks the way, have you noticed? {foe.he}'d rather be lost for an hour. {foe.he} doesn't like to begin a sentence.
@ * answer line=plain-courtship topic=foe behind
{foe} gets stuck, you see, on the first word. So {foe.he} has only used other people's. One's never stuck in what one has by heart.
Seven years ago that door stood open, and {foe} couldn't get out 'good evening'. {foe.he} thinks that's why it shut.
@ * answer line=plain-courtship topic=hands
They're decent lads. They get a penny for the awning, and two for clapping, and it's extra if they've got to weep.
@ * answer line=plain-courtship topic=place
It's seven steps, I've swept them for years. The fourth's the worst. That's where they start to say what's true.
@ * answer line=plain-courtship topic=token
It's got ink on it, and rain on it, and it's about a person's chin. I'd keep that dry, if I were you.
@ * answer line=plain-courtship topic=past before
{foe} got to the very top once. The door opened and all. Then {foe.he} came down again, fast, and nobody's been told why.
@ * answer line=plain-courtship topic=past behind
The door only opened because {foe} was quiet. It'd been waiting for one who could be quiet. And {foe.he} ran off, for shame of it.
@ * answer line=plain-courtship topic=goal
Then you'll want that door open. Just tell it the truth about supper. I've heard all the rest from the bottom of the stairs.
@ * answer line=plain-courtship topic=self before
Me? I got as far as the third step. It asked me what I'm afraid of, and I said nothing, and it said good night.
@ * answer line=plain-courtship topic=self behind
I've someone at home I've been meaning to say a thing to. I keep waiting till I've found the way to put it.
@ * answer line=plain-courtship topic=danger before
Mind the third evening. They'll have drums. It's not that anybody gets harmed here, one's only never heard again.
@ * answer line=plain-courtship topic=danger behind
It's {ally} that I'm worried about. A person can be laughed out of a place, it doesn't take an hour.
@ * answer line=plain-courtship topic=people before
Half of those who live round here have sat on those steps. The other half holds the awning.
@ * answer line=plain-courtship topic=people behind
Nobody's as well loved as {foe} in four hundred pages, and {foe.he} goes home every night and has supper with a mirror.
@ * answer line=plain-courtship topic=way
There's a back way, by the alley. There's a hood that goes in and out there, nights. I've never looked under it. One doesn't.
`;

const scenes = `
@ * foot line=plain-courtship ground=house,school,court,hospital,abbey,castle,shop,lone,rank
Behind {home} seven open steps led up to a door, and the rain came down on them
@ * foot line=plain-courtship ground=prison
One door {inhome} gave on the yard, with seven steps to it, and on those it rained
@ * foot line=plain-courtship ground=camp
One hut {inhome} had a real door to it, with seven steps before it, and the rain ran down them
@ co-o1 open line=plain-courtship p=stair-sweeper/he fork where=the_seven_steps
% Seven Evenings; The Lowest of Seven
There was a door {inhome} that one came to by seven open steps, and it was raining
behind that door lived the one person without whom {h} could never {goal}
"It takes seven evenings," said {p.a}, who was sweeping the wet off. "The first time you sit on the lowest. Then it's one higher, every evening. You may ask one question through the door, and you've to answer one. On the seventh it opens, or else it doesn't. And if you stay away one single time you're back at the bottom." | he lifted his broom, out of the way of a pair of very good shoes
The shoes were {foe's} | {foe.he} sat on the lowest step already, on a cushion, and {hands} held an awning over {foe.him} on four poles, while a fifth kept a sheet of paper dry. "I've no objection to company," said {foe}, in the most beautiful voice that {h} had ever heard. "There's room for two. It's only at the top that there's room for one"
A page slid out of the bundle, and down the steps, until {h} had it on {his} boot | "{foe.he}'s been up there before," whispered {p}. "Seven years ago, right to the last. Nobody knows what went wrong"
+ Help {p} to sweep the rain off the steps => Two brooms are merrier than one | "You come along with me after," said {p}. "You ought to know the others. They're all of them from the third"
= Knock, and sit down on the other end => The wood was wet through | a hatch was opened, at about the height of an ear, and it was dark in there
- Trick {foe} away with a false message => A child was found who would say it | {foe} went off with the awning, and the rain came down on an empty cushion, and on a whisper that went on beneath it
~ A gust turned the awning inside out, with all four of {hands} on it | by the time they had come down again it was night, and it counted as an evening all the same
@ co-lead1 scene line=plain-courtship lead way did=co-o1:+ p=third-stepper/he where=the_room_under_the_steps
% As Far as the Third; Fourteen and a Treasurer
Under the steps there was a warm low room, and there sat the Third-Steppers, as they called themselves, fourteen strong | they had a song, and a treasurer
"Nobody need be ashamed of the third," said {p.a}, who was in the chair. "First it asks you what you've had for supper. That's to put you at your ease. Then what you do with your hands. And on the third it asks what you're afraid of." | "And what did you say?" | "Nothing," said {p}. "One does. I said that I was afraid of nothing. It said good night"
The others nodded | all fourteen had been afraid of nothing
"{foe} pays for the room," said {p}. "And the drums, they're on loan. We needn't do anything for it. Only if anyone else opens their mouth up there, then we practise"
+ Share with the table what you are afraid of => It took {h} two attempts | there was a silence, and then the treasurer said "Moths," and after him it went right round the room
= Ask {p} about the questions higher up => "The fourth's what you've broken," said {p}. "About the fifth we've only hearsay. There's one who says that it asks you nothing at all. It just waits"
- Cheat {p} at the bet on your own fall => They bet on the third evening, all of them, at long odds | {h} held the bank, and knew already that {he} would lose it, and when
~ The song was begun in three keys at the same time | a board came down with all the hats, and the meeting was adjourned under it
@ co-lead2 scene line=plain-courtship lead where=the_lowest_step
% What Did You Have for Supper; It Had Caught at the Bottom
"What did you have for supper?" asked the door | it had a quiet voice, and one had to lean toward it
{foe} was first | {foe.he} drew in a long breath. "What is bread," said {foe}, "beside the hour in which a lamp is lit, and one does not yet know for whom?" | it went on for a good while, and there was a swan in it | two of {hands} wiped their eyes
"Thank you," said the door. "And the other one?"
"Soup," said {h}. "It had caught at the bottom"
It was quiet behind the wood | {foe} smiled, as one does for a child who has dropped a plate. | "What sort?" asked the door
"Lentil," said {h}
"That's two questions," said {foe}, who kept count | but in there a chair had been moved, a little nearer
+ Give {foe} your own question, as a courtesy => {foe} looked round for the fifth of {hands}, and it rustled | there was nothing about questions on any of the pages. "I have none," said {foe}, and all at once {foe.he} looked quite alone
= Ask the door what it had itself => "The same," said the door. "But with vinegar. You must try it with a drop of vinegar." | after that the hatch was shut
- Lie, and say that there was swan as well => "Swan," said the door. | the chair was moved back to where it had been
~ The rain came over the edge of the awning, all at once, and down {h's} neck | what {he} said then was asked to be repeated, and {he} could not very well
@ co-lead3 scene line=plain-courtship lead way did=co-o1:- p=prompter/she where=the_hollow_below_the_stairs
% Sigh, but Not at Once; The Whisper
The whisper came up through a crack between the steps. "What is bread, what is bread," it said. "And then comes the lamp! Are you asleep up there?"
{h} bent down, and there was a little hollow, and in it sat {p.a} with a candle, and a heap of wet pages. "You're not {foe}," said {p}. "Good. Then I can stretch my leg." | she did so. "It's all written down, the whole of it. Look. 'Here a sigh, but not at once.' They come every noon from the desk at the corner, and I hiss them up. I've got so used to it that I said it at home, the one with the swan. My husband moved back in"
{h} held a page to the light | in the margin stood, quite small, in the same hand: is the chin better?
"That's not to be read out," said {p}. "There's always one of those. I don't know who it's for"
+ Help {p} to dry the pages over the candle => They held them up one after another, like stockings | it was odd how warm one got from reading them
= Read the page for the following evening => It was about hands, and how a certain pair of them set a chair straight before sitting down | nobody could have made that up
- Steal page four from the heap => It came away quite easily, between a moon and a well | {p} was busy with her leg
~ The candle fell over | in the dark the whole heap got out of order, and from then on there was a well before the moon
@ co-ally ally line=plain-courtship ally=letter-writer where=the_desk_at_the_corner
% Complaint, Comfort and Love; Dearest of All
At the corner, under an arch, stood a desk with a board | letters of every kind, it said, complaint, comfort and love, and love was the dearest
Behind it sat {ally.a}, with ink on one ear. "You're the one with the supper," said {ally}. "I've heard. I've written four hundred pages to that door, and it never once moved its chair." | {ally.he} was not envious, only interested. "I could do you a good one. I've a very fine despair left over from the spring, it only wants taking in"
{h} could not have paid for it
"Then let me carry your lamp," said {ally}, and began to put the lid on the ink. "I've never heard them, you see. I write them, and they go off, and I'm told that it went well. I'd like to be there once, when {foe} says them. Just how it sounds." | then {ally.he} had to look for the lid, which {ally.he} was holding
+ Give {ally} your dry place, to listen from => {ally} stood there with {ally.his} lips moving | at the end {ally.he} clapped, alone, and much too long
= Ask {ally} whom one thinks of for such pages => A drop fell from the pen, and made a lake. "It's a manner of speaking," said {ally}. "One thinks of a chin"
- Cheat {ally} of that despair from the spring => It fitted as if it had been made for {h} | {he} promised to bring the money, and forgot it in the same breath
~ A cart went by through the deepest of the puddles | it was complaint, comfort and love all in one colour, and they spent the rest of the day pegging them up
@ * fare of=co-ally won
{foe} says one sentence a day now, out of {foe.his} own head, and {ally} waits for it over supper | some of them have been about the soup
@ * fare of=co-ally lost
{ally} only writes complaints now | people say that nobody has ever been so moved by a drain
@ co-second scene line=plain-courtship second p=again who=third-stepper,prompter,stair-sweeper where=the_second_step
% I Do Not Hum; Drums
On the second evening they sat a step higher, and at the foot of the stairs stood the drums | {p.a} was there also, and looked the other way
"What do you do with your hands when nobody is looking?" asked the door
"You," said {foe}, and it became quite still, "you hum when you are looking for a key. You set the chair straight before you sit down. There's a scar beneath your chin, as small as a comma, and I have never yet got past it"
"I don't hum," said the door, after some thought
"It's a figure of speech," said {foe}. | a page was being turned over somewhere
Then it was {h's} turn | {he} had only opened {his} mouth when all fourteen drums began
+ Give your coat to the drummer who is wettest => He was treasurer of the Society, and had a cough | he drummed on, since it was paid for, but with only one finger
= Write it on a slip, and push it under => It said: I pick the wax off candles | after a while the slip came back, and there was a ball of wax in it
- Steal the drumsticks, and go on talking => They drummed with their hands, then, and those are louder | the door did not ask a second time
~ One of the drums rolled down, and then all the others did | it made such a noise that shutters opened that had been shut for years, and nobody heard a word till midnight
@ co-near1 scene line=plain-courtship near p=flower-seller/she where=the_flower_row
% Every Rose in the Place; A Good Onion
One brings a thing that grows to the steps, such is the custom | so {h} went to the flower row at noon, and there was not a petal in it
"Sold," said {p.a}, who sat among nine empty buckets. "To the last daisy. {foe} took it all, and tomorrow's as well. You can't get up those stairs for roses, the sweeper's beside himself." | she felt about underneath the table. "I've got an onion"
{they} both looked at it | {h} had told her everything by then, how the matter stood, and that it was to {goal}
"With an onion," said {p}. "I'll not say a word. It's a good one. I took my own husband with a turnip." | then her chin began to shake, though she had not cut it yet. "I've nothing to sell until Thursday," said {p}, "and nobody comes to look at buckets"
+ Share the price of a rose with her, for the onion => She bit on the {coin}, and threw in some parsley | that evening the door put out a hand for it. "At last," it said. "I've been wanting one of those since Monday"
= Plant the onion in one of her pots => {h} set it upon the third step, in the one gap among the roses | "What's that?" asked the door. | "It isn't anything yet," said {h}
- Rob the stairs of {foe's} best rose => It had a thorn, and a tag on a thread, with a number | {hands} went through all the roses that night with a list
~ {hands} came for the buckets, too | the onion rolled away among all those feet, and they were after it as far as the gutter
@ co-near2 scene line=plain-courtship near p=dancing-master/he where=the_loft_with_the_chairs
% The Chair Leads; Which Was the Left
On the seventh evening there is dancing in the square before the door is asked | whoever cannot dance is made to sit out | so {h} climbed up to the loft, in the one hour that {hands} had not yet hired
"You'll begin with the chair," said {p.a}, who was eighty, and had the calves of a boy. "The chair leads. Don't look so at its legs"
{h} went round with the chair, and {p} counted. "{foe} learned it from me," he said. "Seven years ago, for that same evening. I never had a better. Only if anybody looked {foe.he} didn't know any more which was the left one. I said: then don't dance, and don't talk. Just stand there, and hold the hand. It's all there is to it, the rest is for the onlookers." | he tapped the beat with his stick. "{foe.he} took it that I was making fun of {foe.him}"
+ Help {p} to dance it once more himself => He weighed nothing at all | in the third turn he closed his eyes, and called {h} by a name that was not {his} own
= Practise with the chair until it grows light => Toward morning it had stopped resisting | one might have said that they understood each other
- Trick one of {hands} out of the hour after this => He was told that his shoe was on the wrong foot | he was still looking from one to the other when the hour was over
~ The floor was waxed for the summer | {h} and the chair went the whole length of it, and through the door, and down to the first landing
@ co-near3 scene line=plain-courtship near where=the_arch_in_the_rain
% Not My Arch; A Hood and a Basket
On the way home it rained so hard that {h} ran in underneath the arch | a hood was standing there with a basket, and no face could be seen in it, for it was dark
"Do you mind?" asked {h}. | "It isn't my arch," said the hood, and moved over
{they} listened to it for some time | it was a talkative one
"I carry soup," said the hood. "There's somebody old down in the alley. He takes me for his daughter. He calls me Lotte." | the basket was set down. "I've never put him right. It's the best hour of the day. There's nobody making a speech at me, and he only ever wants to know whether I've got dry feet"
"And have you?" asked {h}
The hood laughed, surprised, and too early | at that {h} knew the voice | {he} had heard it every evening, through two inches of wood
+ Share your coat for as long as it rains => It reached round both of them, if nobody breathed | neither said who {he} was, and it rained till nearly ten
= Talk about the rain, and about nothing else => "It's coarser than it was on Monday," said {h}. | "It's more sincere," said the hood
- Lie that you have never heard of such a door => "No?" said the hood. "It's quite well known." | the basket was picked up again
~ {hands} came running through the arch with the awning on their heads | when they were gone there was one dry spot on the ground, with nobody standing on it
@ co-means scene line=plain-courtship means fork p=again who=third-stepper,prompter,stair-sweeper where=the_closed_stair
% Closed for Repair; What They Had in Common
On the fourth day there was a beam across the steps, with a notice | closed for repair, it said, by order, but for those with an awning
"There's nothing to repair," said {p}. "I ought to know"
"{foe} is frightened," said {ally}. "It was in the order for today. 'Something to make it open sooner,' it said, and it was underlined. I've never had a thing underlined." | {they} sat down, all three, under the notice
It could not be for the door's sake | {foe} had never asked it one question in all those evenings | so what did {foe.he} want at the top? | "It's in the pages, if it's anywhere," said {p}. "They're all about one person, have you noticed? And it isn't the one in there"
{ally} had become very busy with a shoelace
One could look over {ally's} shoulder tonight while the next one was written | one could watch {foe} rehearse, which was done at noon, behind closed curtains | and somewhere in {foe's} house stood all the old ones, in boxes
+ Help {ally} to write a page of {ally.his} own => "I don't know how that's done," said {ally}. | all the same {ally.he} cut a new pen
= Go and see {foe} rehearse => There was a hat on each of the chairs in that hall, in place of people | one hat more would not be noticed
- Steal in where the old pages are kept => The catch of the window gave at once | it smelled of ink and lavender in there | one would only have to come back when the passage was dark
~ The beam came down with the notice, and on the sweeper's foot | {hands} ran up from all sides, and everyone had to get in somewhere
@ co-wall1 scene line=plain-courtship wall way did=co-means:+ p=ink-boy/he where=the_desk_by_night
% It Said "I"; Was the Hat Straight
By ten {ally} had been sitting in front of the white page for two hours | at the top of it stood "I"
"It's a good beginning," said {h}. | "It's where I always leave off," said {ally}
{p.a} sat on the ink barrel and swung his legs. He was eleven, and took the pages across every noon. "It's not so hard," said {p}. "You could put in what you always ask me." | "I don't ask you anything." | "You do. If the hat was straight, you ask. If {foe.he}'d slept. What {foe.he} had on round the neck. And on Friday you gave me a penny to find out if the cut on the chin had closed"
It was possible to hear the rain, and the rain was listening
Then there were fists on the shutter | it was {hands}. "Tomorrow's page!" they shouted. "{foe} says it's to be the best yet"
+ Give {ally} the second word for it => "Am," said {h}. | {ally} wrote it down, and looked at it, and after that it went by itself, down to the bottom, and over
= Ask {p} what else {ally} has wanted to know => "Whether {foe} has anybody to have supper with," said {p}. "I said there's a mirror"
- Deceive {hands} with a complaint about a drain => They carried it off at a run | the next evening {foe} recited it with {foe.his} hand on {foe.his} heart | the door asked afterwards if there was any more of that
~ The barrel went over, and all of the next day's love ran out across the floor | they wrote with what was left, and it came to three lines
@ co-wall2 scene line=plain-courtship wall where=the_hall_of_hats p=rehearsal-mistress/she
% Here They Weep; A Line That Would Not Come
{h} sat in the third row, very upright, under a hat | in front of {him} and to both sides of {him} sat other hats, with nobody beneath them
"Once more, from the well," called {p.a}, and beat upon the floor with a stick. "Slower. Here they weep. Here it's quiet, for as long as one can count to four." | {foe} stood up in front, in the light, and did it all just so, and it was wonderful
"There is a scar beneath your chin," said {foe}, "a small one, and..." | there {foe.he} stopped | one hand had gone up, all by itself, to {foe.his} own chin. There was one there. One could see it from the third row
"Never yet got past it!" called {p}. "What is it?" | "N-n-n," said {foe}. | it was a dreadful sound | {p} let the stick sink, and turned to the wall, to spare {foe.him}. "It's nothing," she said. "It's been years. You've only to go back to the paper"
+ Help {foe} with the line, from under the hat => "Never yet got past it," said a hat. | {foe} caught hold of it, and went on | at the end {foe.he} thanked that whole row
= Sit there without moving until it is over => It took eleven minutes | {p} waited with her face to the wall, and the hats looked straight ahead
- Trick {foe} by answering as the door would => "Thank you," said {h}, in that quiet voice. "And the other one?" | {foe} looked round like one who has heard the floor speak
~ The hat was a size too large | it came down over {h's} ears, and {he} walked out of there with {his} arms stretched out, and into {p}
@ co-wall3 scene line=plain-courtship wall way did=co-means:- p=night-porter/he where=the_room_of_boxes
% As Far as June; What Stood on the Back
The boxes were labelled by months | before one of them, on the floor, sat {p.a}, in {foe's} livery, with a {lamp}, and tears were running down into his collar
"Shut the window," said {p}. "It's bad for the paper. I'm on nights, so I take one to bed with me. I'm at June. I never knew that a person could be looked at like that." | he blew his nose. "You've come to read too? You begin with March. In March it's only the hat"
{h} turned a page over | on the back it had been begun before, and crossed out | it said "My dear", and then a name, and the name had been gone over so many times with the pen that there was a hole
"That's on all of them," said {p}. "I hold them up to the light. You can read it, from behind. Only I thought it couldn't be that"
Steps were coming along the passage
+ Share the light with {p}, and hold one up => It was quite easy to read, against the flame | it was what people called {foe}, who were fond of {foe.him}
= Sort the pages by what was crossed out => By May it had been "dear" only, and in June there was a "you", which had been let stand
- Lie that {foe} has sent you to take them away => "All of them?" asked {p}. "Even the summer?" | he helped to carry, with his head turned aside, so as not to drip on them
~ A box slid, and another, and all at once they sat up to their necks in October | {hands} needed an hour to find the both of them
@ co-turn scene line=plain-courtship turn p=again who=ink-boy,rehearsal-mistress,night-porter where=the_fifth_step
% Four Hundred Pages; Whose Chin It Was
On the fifth evening {hands} had gone in out of the rain, because it was too much even for an awning | {h} sat on the fifth step with {ally} and {p}, and there it was all laid out, where it was dry: the humming and the chair, the hat, and that scar like a comma
"That isn't me," said the door. "I told you, I don't hum. I thought that it must be somebody {foe.he} used to know"
"{foe} hums," said {p}. "When {foe.he} can't find the key. I've stood behind {foe.him}"
Then nobody said anything, and they all of them looked at {ally} | {ally.he} had set the lid of the ink on {ally.his} own knee, and was trying to screw it tight
That was how it stood, then | for seven years {foe} had been reading out a love letter of four hundred pages, evening after evening, in the rain, and it was to {foe.himself}
"And I opened to {foe.him} once," said the door slowly. "Because {foe.he} was quiet. It was the first one who'd been quiet. I was going to say: come in. But {foe.he} went red, and ran down all the seven." | {h} had come to {goal} | it had not been in the plan to find two others standing in the way of their own luck
+ Comfort {ally}, who cannot find the ink any more => "I only wanted to hear it once in {foe.his} voice," said {ally}. "It's a very good voice. It does something with the commas"
= Ask the door what it would have said next => "That it doesn't have to be beautiful," said the door. "I'd have said: it can take as long as it likes"
- Betray {ally}, and call it out over the square => It was dark, and there were a great many windows | one after another they began to laugh, and it was not meant unkindly, and it did not stop
~ The rain came in sideways, and took the humming and the hat | all they could hold on to was the comma
@ co-price scene line=plain-courtship price where=the_corner_by_the_desk
% One Evening; Back at the Bottom
On the sixth evening the desk lay on its side, and complaint and comfort were all over the ground | {hands} stood about, and were embarrassed about it
"It's come out that the pages get read by others," said the eldest. "{foe} is beside {foe.himself}. The writer's to be gone by tonight, for good. We've got a cart." | he looked at his list. "Or else it can be overlooked, if a certain person stays away from the steps for once. It's only the one evening, we're to say"
Whoever stays away a single time is at the bottom again | and tomorrow was the seventh
"Go on," said {ally}, who was on the ground picking up nibs. "It's just sounding for you up there. You've got five steps. I can write complaints anywhere." | over the roofs one could hear a knock, and a door that asked: "And the other one?"
+ Save {ally}, and stay away this evening => {h} sat down on the overturned desk | {they} could hear the question asked a second time, and a third, and then how the hatch was closed
= Offer {hands} your own step in exchange => They thought it over | {h} was to sit one lower than {foe} from now on, whatever evening it was, and never to speak first
- Betray {ally}, and run up to your place => {h} was just in time | the door asked what {he} had broken, and while {he} considered it a cart was heard, down in the street
~ While they were bargaining the clapper fell | it was over, the evening, and had been lost to everyone | {ally} was still there, with the nibs
@ co-far1 scene line=plain-courtship far p=again who=ink-boy,rehearsal-mistress,night-porter where=the_steps_at_noon
% A Minute and a Half; Good Evening
At noon there is nobody on the steps | that day {foe} stood there, alone, without an awning, and spoke to the boot-scraper | it was too late for {h} and {p} to go back round the corner
"G-g-g," said {foe}. "G-g-good." | it was pitiable, and it was done with great patience, like the work of one who files through a bar. "Good ev. Good ev-v-v-"
Then {foe.he} saw them | {foe.he} turned scarlet, up to the hat
It was a while before anything came. "I've one of m-my own," {foe} said. "A good evening. It takes a m-minute and a half. I've timed it. You can't ask p-people to stand there so long." | the sleeve of the fine coat went over {foe.his} forehead. "The door did wait. I'll give it that. It was I who c-couldn't bear it, how it waited"
+ Give {foe} all the time that it takes => They stood there, and nobody helped, or looked away | after a minute and a half it was said, to the end, and {p} took off {p.his} cap. "Good evening," said {p}
= Ask {foe} who told {foe.him} to hide it => "Everyone," said {foe}. "Very k-kindly. They finished it for me"
- Lie that the door has laughed about it => {foe} nodded several times, as if that were in order | {foe.he} sent for two more speeches, and for louder drums
~ {hands} came hurrying up with the awning, as if it had rained | under it {foe} became smooth again, and wished them all a charming day
@ co-far2 scene line=plain-courtship far where=the_open_hatch
% A Hand's Breadth; It Is Raining on Your Side
In the grey of the morning, when the steps were still empty, {h} passed by them | the hatch stood open, by a hand's breadth, and in it there was a hand with a cup
"It's raining on your side," said the door. "I can hear it. Take that, it's only lentils"
{h} took it, and for a moment there were two hands on the same handle | neither could have said afterwards which of them had let go
"I'm not supposed to ask out of hours," said the door. "What will you do if it stays shut, in the end? You've come all this way, and you've got your reason, I know about that. They've all of them got a reason. I've been somebody's reason as long as I can remember"
From the eaves it dripped into the cup | there had to be an answer, and it ought to be a true one
+ Share the cup, a mouthful each through the hatch => It went to and fro four times | at the fifth it was empty, and was passed across once more all the same
= Say that you would come by here anyway => "What for?" asked the door. | "To hear what there was for supper," said {h}. | it was a long time until the hatch was shut, and it was shut softly
- Lie that it would make no difference to you => "I see," said the door. "That's very sensible." | the hand was drawn in, and the hatch closed, and one could not hear a chair
~ A shutter was thrown open across the way, and one of {hands} held out a {lamp} | the cup fell, and rolled down all of the steps, and they both held their breath at each
@ co-far3 scene line=plain-courtship far way unless=case-plain-courtship.co-price:=- where=the_arch_again
% You Weren't There; Dry Feet
{h} went by the arch again, after that evening on which {he} had stayed away | it was not raining, and the hood was standing there in spite of it
"You weren't there," said the hood. "I asked three times." | there was no basket | that seemed to have been forgotten. "I thought: now that one's had enough, too. And then I heard it told, in the alley, about the desk." | it could be heard that the hood was not used to talking so much. "Nobody's ever stayed away from me for a decent reason"
"Now I'm at the bottom," said {h}
"Yes," said the hood. "It's a good step, the lowest. I know it well. I've sat there, nights, to see what it's like. One can see right into the sky from there. Higher up there's nothing but the door"
Neither had yet said that they knew who the other was | it was getting a little late for that
+ Comfort the hood with the tale of the boot-scraper => It began as a sad story | in the end both of them were leaning on the arch, and a window called for quiet
= Ask how the old man's feet are => "Dry," said the hood. "He sends you his regards. He calls you the other Lotte"
- Trick the hood into telling the seventh question => It was told, just like that, with both hands in the sleeves | it was only "Who's there?" | {h} wished that {he} had not asked
~ It started to rain after all, and so suddenly that they jumped, each to a different side of the arch | they waved across it, like two people on two ships
@ co-far4 scene line=plain-courtship far way did=co-price:= where=the_step_below
% One Lower; From Down There
From then on {h} sat one step below {foe}, and might not speak first | there {he} had {foe's} shoes before {his} eyes, and saw what one does not see from beside
The heels were worn down on the outside, like those of one who walks up and down a good deal | the laces had been tied twice over | when {foe} spoke the shoes stood still, side by side, but whenever the door said a word they moved a little, toward the edge, as if to run
"And the other one?" asked the door. | {h} might not answer, for {foe} had not finished | it was not quite clear what {foe} was waiting for
"You've got a knot coming undone," said {h} quietly, because that was not speaking first, it was only speaking low
{foe} looked down | "Th-thank you," {foe.he} said, before {foe.he} knew it | there it was, and it was {foe.his} own
+ Help {foe} with the lace, down there in the dark => It was a double bow, such as one ties for children | "My nurse did it that way," said {foe}, and it came out whole
= Wait till the door has heard it as well => It had. "Who was that?" it asked. "That was somebody new." | the shoes stood quite still
- Steal the lace, so that {foe} will stumble => {foe} got up in order to bow, and came down three steps on {foe.his} back | everyone was very helpful
~ The awning had filled up like a bag | it came down upon them both at once, and under there, in the dark, two people laughed who had not meant to
@ co-far5 scene line=plain-courtship far way did=co-price:- p=desk-buyer/he where=the_pale_square
% For Rabbits; What the Drawer Held
The next morning a pale square lay at the corner, and {p.a} was just loading up the desk. "I got it for next to nothing," said {p}. "It's for rabbits. You cut a hole in the front"
In the drawer he had found a bundle, and as he could not read he held it out to {h}. "Is that worth anything?"
They were the pages that had never been delivered | there was no swan in any of them, and no moon. "I saw you laugh today," it said. "You did it behind your hat, but I was standing on that side." | and lower down: "If you should ever get stuck, I'd wait"
{h} read it standing, in the drizzle | then {he} read it over again
"You knew the one who sat here?" asked {p}
+ Give {p} what he paid, and carry the desk back => It was heavier than one would think | it stood there again by noon, with nobody behind it, and people got into the way of leaving flowers
= Ask {p} which way the cart went => "Not far," said {p}. "It's got a bad wheel. It'll have stopped at the first inn"
- Lie that it is only bills => "Then it'll do for the straw," said {p}. | {h} stood there, and let him take it out of {his} hand
~ The bottom fell out of the drawer, and the wind was faster than both of them | all that day one met with people who were reading a page, and smiling
@ co-eve scene line=plain-courtship eve p=again where=the_warm_low_room
% The Only Good Shirt; What One Says
An hour was left before the dance, and {h} spent it with {p} in the low room under the steps | between them hung the only good shirt, and dripped | there was a flat-iron, but neither knew how it was done
"What will you say?" asked {p}, "when it opens?"
"I thought of 'good evening'," said {h}
{p} tested it, in silence. "It's not bad," said {p}. "It's been done. But there's room in it." | above their heads the rain walked up the steps, and down them. "I'd have said that I'm no good at this. And I'd have said it rather well, that's what's wrong with me"
{they} practised, by turns, with the shirt for a door | it was the most attentive shirt
+ Help {p} to say what {p} would say => It came out at the fourth try, with the eyes shut. "I've been fond of you for so long that I've forgotten what it was like before." | the shirt stopped dripping
= Iron one sleeve, and hope for the best => It grew brown at the cuff in the shape of a boat | "Keep that arm behind you," said {p}
- Trick {p} out of the better boots => They were on already when {p} remembered that there was to be dancing | it was too late then to ask for them back
~ The line broke, and the shirt went to the floor | it was laughed at more than it deserved, and was dry by the time the music began, if not clean
@ co-plan scene line=plain-courtship plan fork p=again who=ink-boy,rehearsal-mistress,night-porter where=the_foot_of_the_steps
% The Seventh Day; Lanterns Before Rain
On the seventh morning lanterns were hung over the square at the foot of the steps, and it looked like rain | {h} stood by the boot-scraper with {p}, heads together
"{foe} goes up first," said {p}. "{foe.he}'s on the seventh. {foe.he}'ll read out all of it, and by then it's midnight, and it won't have opened to anyone. {foe.he} doesn't even want in. {foe.he} only wants it not to have been {foe.his} own fault"
{h} needed that door, to {goal} | nobody could get by {foe} up there, for on the top step there is room for just one pair of feet
"If {foe.he} knew," said {p}. | "If {foe.he} knew, {foe.he} would have better things to do"
One could let {foe} find it out, with a name on the page, and let {foe.him} alone with it while they danced | one could do nothing of the kind, go to the dance with empty hands, and trust in the evening | or a sheet could be changed, for the bundle lay there on a chair
+ Give {foe} the page that has the name on it => {h} put it into {foe.his} own hand, folded small. "It's for you," said {h}. "It always has been. You read it by yourself"
= Go to the dance, and take nothing along => It was surprising how light one's sleeves were | {p} was quite shocked
- Trick {foe} with a sheet changed in the bundle => There was plenty to choose from | page seven went into {h's} pocket, and the laundry list of the Third-Steppers took its place
~ The first drops fell, as large as pennies, and everyone ran to get the lanterns in | when it was over the music had begun
@ co-gate1 scene line=plain-courtship gate move way did=co-plan:+ p=pole-bearer/he where=the_dance_in_the_square
% Read It by Yourself; Eight Bars
They danced round {foe}, who stood in the middle of the square with a page, and read it | {foe.he} was humming | it was the kind of humming that one does when looking for a key
"You can't go up now," said {p.a}, who had laid his pole across the lowest step. "Nobody goes before {foe} does. It's what I'm paid for. And the writer stays outside the ropes, that's been said particularly"
Beyond the ropes, in the rain, {ally} was standing with both hands in the wrong pockets | {foe} had got to the end, and turned it over, and began again from the top | then {foe.he} raised a hand to {foe.his} chin
"What's that on the paper?" asked {p}. "I've never seen {foe.him} turn one over"
+ Help {ally} under the rope, and into the dance => "I can't," said {ally}. | "The chair leads," said {h}, and gave {ally.him} a push | eight bars of it carried {ally} off, and set {ally.him} down right in front of {foe}
= Ask {p} for this dance => He had never been asked | it cannot be done with a pole, so he leaned it against the wall, and the step was free
- Attack the lanterns, to get by in the dark => It was a fine crash | in the dark a girl screamed, and {foe}, who was just at the last line, could not read it any more
~ The page was wet through, and came in two in {foe's} fingers | {hands} ran up with the awning, and spread it exactly between those two
@ co-gate2 scene line=plain-courtship gate move way did=co-plan:- p=sheet-holder/she where=the_sixth_step_up
% Nine Collars, Unstarched; Page Seven
{foe} stood on the sixth step, in full light, with the whole square beneath {foe.him} | the first six pages had been the finest that {foe.he} ever spoke
"And when it grows dark," said {foe}, and turned over, "nine collars, unstarched. One sheet, torn. To be called for"
It was as quiet as inside a bell | {p.a}, who was holding the bundle up to {foe.him}, looked at it from beneath, and turned white. "That's not ours," she whispered. "Say anything. Say the swan"
But one cannot go back to the swan after collars | {foe's} mouth was open | from in there came a sound, again and again, like a cart that will not start
The first of them began to laugh | and the top step was free, beside {foe}, if one wished to go by
+ Support {foe}, and tell them all whose doing it was => "It was I who changed it," said {h}, and took hold of {foe's} elbow. | the laughing broke off | "F-f-fetch," said {foe} quite low. "Please. Fetch the one who writes"
= Wait, as the door once did => {h} folded {his} hands | after a time the square noticed that one of them was waiting, and was ashamed, and began to wait too
- Lie, and call that {foe} has always been so => It was even true | {foe} went down one step backward, and then another, and people made room, much too much of it
~ {p} let all the pages go | they sailed out over the square, four hundred of them, and everybody caught one, and began to read it aloud
@ co-gate3 scene line=plain-courtship gate move p=awning-bearer/he where=the_square_in_the_rain
% Nothing up the Sleeve; As Wet as Anyone
When it came down in earnest everyone else ran under the awning, for it was the only dry place | {h} stayed where {he} was
"Come in under here," called {p.a}, who had the front pole. "Or rather, don't. I'm to let nobody by to the steps, and if you're under here you'd be nearly there." | he thought about it, and lost his way in it
The musicians were playing still, as they had been paid in advance | it was a slow one | in all that wide wet square there was nobody but {h}, and at the hatch above one could see a light, and in front of the light a head
{foe} stood in the thick of the crowd with the bundle pressed to {foe.him}, and could not get {foe.his} arms free to turn a page
+ Give {p} your hand for one dance => The pole went over, and the awning with it | at once they were all of them wet, and as that was no longer to be prevented they danced
= Dance alone, the way the chair taught it => {h} had the left foot right, and held out {his} arm to nobody | at the hatch the head was following the turns
- Attack the poles, and bring the awning down => It fell on the whole of the square like a lid | they fought with one another under there, and {h} climbed across their backs
~ {h} slipped at the very first turn, and sat in a puddle, as large as life | the laughter did not do anyone any good
@ co-duel scene line=plain-courtship duel where=the_top_step
% Who's There; The Last Question
On the top step stood {foe}, with {foe.his} back to the door, and {h} was one step below | the rain ran from one to the other | down in the square nobody danced any more
"I can't let you by," said {foe}. There was no page in {foe.his} hand. "If it opens to you, with your s-soup, then it was me. All these years. Then I'm simply the one who couldn't. I know what you want of it, it's written all over you. I only want that it should never open"
There were two feet of wet stone between {h} and that door, and no other way to {goal}
Behind {foe.him} the hatch was pushed back. "Who's there?" asked the door
It was the seventh question | everyone knew now that there was no other
Down there by the ropes stood {ally} in the rain, whatever {ally.he} had been told, with {ally.his} face raised, as one looks at a window | {foe} opened {foe.his} mouth. "I-i-i," said {foe}
+ Give {foe} the time for it, and wait => {h} sat down on the wet stone, and looked as if {he} had all night | "I-it's," said {foe}, "it's only me." | it had taken a minute and a half, and below {ally} let out a breath for every one of four hundred pages. "That's no small thing," said the door. "Turn round. There's one down there who has been waiting longer than I have"
= Say only your own name, and nothing else => "That's all?" asked {foe}. "Just like that? One may just s-say it?" | "It's only a question," said {h}. | {foe} tried it, and it was a name, and it was {foe.his} own, and from the foot of the steps it was said back to {foe.him}
- Lie to the door that {foe} has gone home => "There's only me," said {h}. | {foe} stood there, between the two of them, and was not there | then {foe.he} stepped aside very quietly, like a person who is used to it
+~ {h} waited, and the door waited, and it was the waiting that {foe} could bear least of all | "There," cried {foe}, "it's just the same as then!" and pulled the swan out of {foe.his} sleeve, and began to read
=~ The name went under in the drums | the treasurer had given the sign from habit, and all fourteen began, with tears in their eyes, as they had been paid to
-~ "I know those shoes," said the door. "I can see four of them under here." | the hatch went to | "I was asked a question once, too," it said from behind the wood, "and I was told a lie"
`;
export const pack: PackSource = { id: 'case-plain-courtship', sheets: [facts, scenes], words: {} };
