import type { PackSource } from '../pack.ts';

/** A feast on both sides of a chalk line: who carries the words across, and which word never came. */
const facts = `
@ * truth line=plain-feast start
To {goal}, {h} needed both halves of {home} | the two had not spoken to each other for thirty years | every word between them was carried by {foe}
@ * truth line=plain-feast start task=find,steal,find-out
The left knew one half of what {h} had come to find, and the right had the other | they had not spoken for thirty years | every word between them was carried by {foe}, and none had ever arrived
@ * truth line=plain-feast start task=free,stop,defeat,survive,refuse
It took more hands than {h} had, to {goal} | the left would have come if the right stayed away, and the right if the left did | it was {foe} who carried every word between them
@ * truth line=plain-feast start task=deliver,lead,escape
The way that {h} had to take lay straight across both halves of {home} | each let through only what did not come from the other | all that passed between them went through the hands of {foe}
@ * truth line=plain-feast start task=become,make,get-rich,anything
Nothing counted here that had not been applauded by both halves | for thirty years they had not applauded the same thing | {foe} carried the words across, and they never came over as they had set out
@ * truth line=plain-feast start task=remember,clear
What {h} had to say had to be said before everybody, and there was no such thing | there was a left and a right, and between them there was {foe}, who told each of them what the other had meant
@ * token line=plain-feast
the folded note
@ * known line=plain-feast before
There would be one feast and two tables | {h} had still to learn what the two halves had quarrelled about
@ * known line=plain-feast behind
One word had never been delivered | {h} knew it now, and so did {foe}
@ * echo line=plain-feast second did=fe-lead1:+
The aunts on the left kept a chair for {h} | anyone who had carried that cake was family
@ * echo line=plain-feast wall did=fe-lead2:=
The trombone winked at {h} across the line | he played only what {he} asked for now
@ * echo line=plain-feast second did=fe-lead3:-
{foe} looked at {h} a little longer than before | the errand boy had told {foe.him} who really read the letters
@ * echo line=plain-feast turn did=fe-second:+
The two cooks stood side by side in the door | they had been laughing, and it had cost them some trouble
@ * echo line=plain-feast far did=fe-near:+
From the pantry came two voices | they had not stopped since the plums were moved
@ * echo line=plain-feast price did=fe-near:-
The girl from the right had stayed in her room | she had been told that he never wrote those letters
@ * echo line=plain-feast plan did=fe-means:-
{h} still had the key in {his} pocket | no one was quite sure any more which side was locked in
@ * echo line=plain-feast gate did=fe-price:+
{ally} had not gone home | thanks to {h} {ally.he} could stay, and both of the tables knew it
@ * echo line=plain-feast gate did=fe-price:-
{ally.his} chair stood there empty, and both of the tables had been looking at it
@ * settle line=plain-feast won
"For Rosalba's own hand," read Rosalba, with her glasses on crooked, and the rest of it she kept to herself | then she walked right over the chalk in her good shoes, up to {foe}, and gave {foe.him} her arm | nobody could have said afterwards who had pushed the tables together | there were twice as many hands as either of the halves had ever had, and all of them were a little sticky | {h} told them what {he} needed, to {goal} | for once it reached everyone just as it had been said, and they got up from their chairs to do it
@ * settle line=plain-feast won task=find,steal,find-out
"For Rosalba's own hand," read Rosalba, with her glasses on crooked, and the rest of it she kept to herself | then she walked right over the chalk, and gave {foe} her arm | by midnight left and right were one heap of people, and then it came out over the second cake: an aunt had always known where, and the trombone had always known when | in thirty years nobody had laid the two side by side | {h} needed no more than that, to {goal} | they all came along, a hundred and twenty of them, with every lantern that could be found, and sang so loud that it could hear them coming
@ * settle line=plain-feast won task=free,survive
"For Rosalba's own hand," read Rosalba, with her glasses on crooked, and the rest of it she kept to herself | then she walked right over the chalk, and gave {foe} her arm | at two in the morning they made the ring once more, out through the door and all the way round, a hundred and twenty of them, a left hand in a right hand | nobody could have got in between those, and after a look at it nobody tried | {h} had come to {goal} | {he} stood in the midst of it, and it was done by holding on
@ * settle line=plain-feast won task=deliver,lead,escape
"For Rosalba's own hand," read Rosalba, with her glasses on crooked, and the rest of it she kept to herself | then she walked right over the chalk, and gave {foe} her arm | at two in the morning they made the ring once more, a hundred and twenty of them, out through the door and all across {home}, a left hand in a right hand | {h} had come to {goal} | all that had to get through went along the whole of the ring, hand by hand, as one passes the salt, and nobody changed a thing on the way
@ * settle line=plain-feast won task=refuse,stop,defeat,remember,clear
"For Rosalba's own hand," read Rosalba, with her glasses on crooked, and the rest of it she kept to herself | then she walked right over the chalk, and gave {foe} her arm | it was quiet enough after that for a single voice | {h} got up on a chair and said it, what {he} had come to say, loud enough for left and right | nobody carried it over, and nobody put it better | when {he} had done they were all on {his} side, since there was only the one, and {he} could {goal}
@ * settle line=plain-feast won task=become,make,get-rich,anything
"For Rosalba's own hand," read Rosalba, with her glasses on crooked, and the rest of it she kept to herself | then she walked right over the chalk, and gave {foe} her arm | a boy wiped the floor, and the line was gone | on the very spot {h} did what {he} had come for, with sixty people to hold things on the left, and sixty on the right | it had always wanted two halves, to {goal} | when they began to clap it came from both sides at once, and it was out of time, and it shook the plates
@ * settle line=plain-feast won later
"For Rosalba's own hand," read Rosalba, and she put her glasses on straight, and read it once more for herself | after that she walked over the chalk, and took {foe} by the sleeve | somebody had to laugh first, and it was Ottokar, and after him it went round like a yawn | {h} had set out to {goal}, and now {he} had it sitting all round {him}, at one long table, with its elbows in the cake
@ * settle line=plain-feast dark
Rosalba read the note, and when she looked up there was {h} already, with a pen behind one ear | from then on whatever the one side had to say to the other was said to {h} first | both of them did as {he} told them, each so as to vex the other, and in that way {he} could {goal} | the line on the floor was gone over again, in oil paint
@ * settle line=plain-feast lost
{foe} tore it twice across, very gently, and dropped it in the punch | "There was nothing in it," {foe.he} told both of the tables, in two different tones of voice | the cake was parted, and each half was carried home | {h} stood between with one foot on either side | with half of everyone {h} could not {goal}
@ * settle line=plain-feast dear
She read it, Rosalba, and then she folded it up again | "It's come too late for me," she said, "but look at the young ones." | she crossed the line to dance with a boy of twenty, and her own side let her go alone | in the end there were enough who followed her | they stayed up with {h} until it was light, and three quarters were enough, to {goal} | the last quarter stood at the door with its coats on, and never waved
@ * more line=plain-feast did=fe-lead1:+
The aunts on the left gave {h} the recipe | it turned out that the aunts on the right had the other page
@ * more line=plain-feast did=fe-lead2:=
There is only one band now | it is twice as loud
@ * more line=plain-feast did=fe-lead3:-
The errand boy was made to carry one more letter, from {h} to {foe} | it said sorry, and it was delivered
@ * last line=plain-feast won
A bit of the chalk can still be seen under the carpet | at every feast an aunt lifts the corner and shows it to the children, and they do not believe it
@ * last line=plain-feast dark
After that every word went through {h} | {he} found that one could improve on them here and there, just a little, to keep the peace
@ * last line=plain-feast dear
Rosalba's note hangs in the hall, behind glass | {h} still sets a place for the quarter that did not come
@ * last line=plain-feast lost
{h} had fished the pieces out of the punch | they had gone the colour of cherries, but one could put them together, given a long winter
@ * echo line=plain-feast second did=fe-lead1:-
The bride went about without her sash | on the left they counted the spoons each time that {h} had gone by
@ * echo line=plain-feast means did=fe-second:-
There had not been a slip for an hour | both of the kitchens had begun to throw things on mere suspicion
@ * echo line=plain-feast wall did=fe-near2:+
The boar had begun to smell of dinner, on both of its ends | the spit boys leaned on one another and were proud
@ * echo line=plain-feast turn did=fe-near3:+
Eleven people on the left were walking about in two slippers | it gave them quite a different step
@ * echo line=plain-feast turn did=fe-near3:-
Among the presents there was nothing left but left slippers | the right had been told that it was meant
@ * echo line=plain-feast price did=fe-wall1:+
"We're eating" had become a kind of greeting | people called it to one another across the line
@ * echo line=plain-feast price did=fe-wall2:+
There were two on whom one still saw it that they had held each other by the hand | they kept it a little away from themselves, so as not to wash it by mistake
@ * echo line=plain-feast plan did=fe-far2:+
In the cloakroom a paper crown could be heard, wishing a coat good evening | it was getting better
@ * echo line=plain-feast gate did=fe-plan:=
By the four planks a cushion had already been put down
@ * echo line=plain-feast duel did=fe-far1:+
{foe} had been home for a minute, to see whether {foe.he} would know the way | {foe.he} had a clean collar on
@ * echo line=plain-feast duel did=fe-turn:-
{h} felt those two letters in {his} pocket, and both of them were smiling
@ fe-after1 after line=plain-feast won
+ Help {foe} to deliver thirty years of post => They did it with a handcart | the last was for a man who had moved three times, and he read it standing, with his hat off
= Look for the aunt who still walks round the line => It was the seventh | she said that she knew very well it had gone, but her feet did not
- Trick both cooks into guarding half a recipe => They were not deceived for longer than a soup | since then there is nothing but turnip for {h}, on both sides
@ fe-after2 after line=plain-feast lost
+ Comfort Rosalba with the pieces from the punch => They lay on a saucer, and she moved them about with a fork | "There's an R," she said, and would not have it taken away
= Draw the line again, in a thinner chalk => Nobody noticed it | when the third feast came it was hardly more than a wish
- Lie to the left about what the right had said => It was believed at once | {h} found that there was really nothing to it, and went pale
@ fe-after3 after line=plain-feast dark
+ Give back a word that you have improved upon => It had been "gladly", and {h} had made of it "if I must" | it arrived after all, and caused a christening
= Count how many words went across in a week => There were nine hundred of them | not one had been about {h}
- Deceive the errand boy as to what he carries => He was the fifth, and he had begun to sigh, too
@ * bridge line=plain-feast quest=win:win_two_quarrelling_halves_over_to_one_table:the_two_halves
In the following year {h} was asked to a feast, and then, by another hand, to one more, in the same room on the same day | each asked {him} to use {his} influence with the others, so that they would stay away | it was well known by now that {he} had some
@ * bridge line=plain-feast quest=solve:find_out_what_the_two_halves_had_quarrelled_about:the_quarrel
A good while later {h} had a bet on with a neighbour | the neighbour said that there was a place cut in two by a quarrel, and that not one of them knew why | {h} did not believe it, and went there, on the day of a feast
@ * answer line=plain-feast topic=foe before
{foe}'s an angel. There's thirty years {foe.he} has been running to and fro for us, and never a cross word of {foe.his} own.
It's funny, I'm always in a good mood till {foe} has brought me what they've said.
@ * answer line=plain-feast topic=foe behind
{foe} only wanted a reason to ring at her door. I've wanted less, and done worse.
A word or two, {foe.he} changed. I've been adding it up, and it comes to thirty years.
@ * answer line=plain-feast topic=hands
They're told left that they're from the right, and right that they're from the left. In the kitchen they've got a door of their own.
@ * answer line=plain-feast topic=place
It's the only room that'll hold us all, and it's been drawn down the middle. You get used to going round.
@ * answer line=plain-feast topic=token
It's got her name on, and it's sealed. In this place that's a thing I'd hold on to with both hands.
@ * answer line=plain-feast topic=past before
It was about a recipe. Honey cake. They said that we'd stolen it, and we said that they could choke on it, or it was the other way about.
@ * answer line=plain-feast topic=past behind
Both of them wrote sorry on the same day, in the same hour. You could laugh, if you'd not been four, and waiting for the soup.
@ * answer line=plain-feast topic=goal before
You'll need both tables for that, and they're not to be had together. You could ask for them one after the other, only then the first has gone home.
@ * answer line=plain-feast topic=goal behind
Once they talk you'll have all the hands you want. They're not bad people. They've just been badly translated.
@ * answer line=plain-feast topic=self
I'm from the left, on my mother's side. I've an uncle on the right that I'm not supposed to look like.
I once said hello across the line, by mistake. I'd to explain it for a year.
@ * answer line=plain-feast topic=danger before
The cake's what I'm afraid of. At midnight it's cut down the line, and then everyone goes home, and it's for good.
@ * answer line=plain-feast topic=danger behind
If {foe} gets hold of that note it'll have been about the weather. {foe.he} can't help it any more, it's in the wrist.
@ * answer line=plain-feast topic=people
There's eleven aunts on the left, and they're one opinion. On the right there's a trombone. That's really all you've got to know.
@ * answer line=plain-feast topic=way
There's the hatch in the kitchens, there's the ring dance, and there's the cloakroom, where all the coats hang together and nobody's ever minded.
`;

const scenes = `
@ fe-o1 open line=plain-feast p=cake_baker/she fork where=the_room_with_the_chalk_line
% One Feast, Two Tables; Right Down the Middle
A chalk line ran across the floor, over the threshold, and down the middle of the cake | "Left and right," said {p.a}, on her knees, with the chalk. "They've taken the same room for the same day. It's the wedding of the left and the birthday of the right. And they don't speak. They haven't done in thirty years."
{h} needed both of them to {goal}, and had been to each, and each had said: not if they are in it
"Then you must ask {foe}," said {p}. "{foe} carries it over, whatever they've got to say to one another. {foe.he} is very good at it. One always feels a bit crosser afterwards." | she sat back on her heels and pulled a bit of paper out of the punch bowl, the big one, that had not been down from its shelf since then. "Look what was stuck in the bottom of it. It's a note. 'For Rosalba's own hand,' it says, and it's sealed. Rosalba's left. It's in a hand from the right."
The door flew open, and {hands} began to bring in the chairs, each to its own side
"The cake's got to go to the left first," said {p}. "The band's for the right. And {foe} wants somebody to help with the errands"
+ Help {p} carry the cake to the left => It took four steps and a good deal of breath | on the left eleven aunts stood up and said "Oh," as one aunt
= Go over to the right with the band => Nobody asked what {h} played | they hung a drum on {him}, and it was the big one
- Trick {foe} into taking you on for the errands => {h} said that {he} had a bad memory and no opinions | {foe} was delighted, and gave {him} the first letter
~ The cake leaned | by the time they had got it upright everyone had decided, left or right, and {h} was standing on the right, with a drum
@ fe-lead1 scene line=plain-feast lead way did=fe-o1:+ p=eldest_aunt/she where=the_left-hand_table
% Eleven Aunts; What Everybody Knows on the Left
{h} was given cake, and a cushion, and then a second piece, so {he} should not feel lonely | {p.a} sat beside {him} and held {his} wrist
"They called Rosalba's mother a thief," said {p}. "In front of everyone. Over a recipe! That's what they're like, over there. My sister sent a word across, to ask them how they meant it. And what came back I can't repeat. I can, but not in front of a cake"
The other ten aunts nodded | each had told it so often that it had gone smooth
"We'd have forgiven it," said {p}. "We waited for one word. One word! Every year {foe} goes over, and asks, and every year {foe.he} comes back, and only shakes {foe.his} head. It's hard on {foe.him}, too. {foe.he} always stays for supper"
+ Support {p} in telling it to the end => Somewhere in the middle her voice got smaller | "It was quite a good recipe," she said. "I believe it really was theirs"
= Ask {p} what the word was to have been => "Sorry," said {p}. "What else? It's not as if it cost anything." | all eleven looked over the line, at the backs of the others
- Steal the bride's sash for a bit of luck => It was missed at once | they knew just who had done it, and looked daggers at the right
~ A spoon flew over from the other side | no one would own to it, and the aunts rose, all eleven of them
@ fe-lead2 scene line=plain-feast lead where=the_right-hand_table p=trombone_player/he
% The Big Drum; What Everybody Knows on the Right
On the right they were sixty, and all related, and the old man whose birthday it was wore a paper crown | {h} beat the drum whenever the bandmaster nodded
"You've come from over there," said {p.a} between two blasts. "What are they like? I was born after it." | he wiped his mouth. "They called old Ottokar a liar, is what I know. He'd sent to say how sorry he was. He went down on his knees to write it! And what came back was that he should choke on it. In those words. {foe} was in tears when {foe.he} brought it. So that was that"
The old man in the paper crown was Ottokar | he had turned his chair so that he could not see the left
But there was a glass in front of him, and in the glass one could see it all
+ Share the drum with the children => There were nine children and one drum | for the first time an aunt on the left put both hands on her ears and laughed
= Ask {p} to play a tune both sides know => "There's only the one," he said after some thought. | he played four bars, very softly, and on both sides feet began to move, and stopped
- Rob old Ottokar of his looking glass => He felt about for it on the cloth | then he sat with his hand where it had been
~ The drum rolled off, right over the line | sixty people held their breath to see whether it had come back
@ fe-lead3 scene line=plain-feast lead way did=fe-o1:- p=errand_boy/he where=the_passage_between_the_two
% In Two Different Tones; The First Letter
{foe} had a passage of {foe.his} own between left and right, with a desk in it, and a pot of paste | {p.a} was sitting there with his legs dangling
"I take it from the left as far as here," said {p}. "And you'll take it from here to the right. In the middle it lies there for a bit. It's so {foe} can see if it's been spelled properly"
{h} looked at the first letter | it had come in as "please pass the salt" | it lay there now with a wet edge | "Keep your salt," it said
"{foe.he} always sighs when {foe.he} does it," said {p}. "I thought that's what a letter's like. That they turn, in the passage. Like milk"
+ Protect the next letter, and carry it as it is => It said "happy birthday" | on the right they held it to the light, to find what was meant by it
= Ask {p} how long it has been done that way => "I'm the fourth boy," said {p}. "The first one's got grandchildren." | he swung his legs. "Nobody's ever asked one of us. We're the passage"
- Lie to {foe} that nothing came today => "Nothing?" said {foe}, and looked quite lost | {foe.he} sat down and wrote a letter {foe.himself}, for both
~ The paste pot went over | three letters stuck together that ought never to have met, and {foe} was already at the door
@ fe-ally ally line=plain-feast ally=seating_planner where=the_top_of_the_room
% Where One Sits; The Plan of the Tables
{ally.a} had made the plan of the tables, all hundred and twenty names, and then that line had been drawn through it
"I put the ones together who'd like each other," said {ally}. "I always do it that way first, for pleasure. Then I do it properly." | {ally.he} turned the sheet over. "Look at it. Left and right, all mixed. I've never had a plan come out so well. There'd be not one empty evening at that table"
{ally} belonged to neither side. {ally.he} had married in, and had been left over. "They each think I'm with the others," said {ally.he}. "So I can go where I like. I'd love to see it once, the way it's on the back. Just as long as the soup"
+ Help {ally} to paint the hundred and twenty name slips => By the sixtieth they were giggling | on the back of each was a small mark, and only the two of them knew what for
= Ask {ally} who would sit beside whom => {ally} showed {him} with a spoon. "And there," {ally.he} said, "that's Rosalba and Ottokar. Nobody else would do for either of them."
- Cheat, and put your own card beside the wine => It did not spoil much | it only turned one of those who had been happy into one who sat next to a draught
~ A gust took all the name slips and laid them out upon the floor | oddly enough they lay very well
@ * fare of=fe-ally won
{ally} did the plan for every feast after that | there was no longer a front and a back to it
@ * fare of=fe-ally lost
{ally} kept the plan with the mixed names | on quiet evenings {ally.he} would lay it out, and pour the soup
@ fe-second scene line=plain-feast second p=again who=eldest_aunt,trombone_player,errand_boy,cake_baker where=the_two_kitchens
% One Wall, Two Cooks; How One Passes the Salt
There was a wall between the two kitchens, and in the wall a hatch | a cook stood on either side | they cooked the same soup, and neither of them knew it
{p.a} had a slip in {p.his} hand, just come from the left. "It says: would you care for some of our parsley," said {p}. | then {foe} came through and took it from {p.him}, with a bow | when it arrived on the right it had become: "your soup needs parsley"
The right-hand cook went red to the ears | a carrot came through the hatch, and not slowly
{h} had seen it go in, and {he} had seen it come out
+ Give the two cooks one spoon to taste with => "But that's mine," said the left. | "It's mine," said the right. | they bent down, both of them, and looked through the hatch, and it was the first face either had seen there
= Write a slip yourself, and watch it cross => {h} wrote "good evening" | what came back from the right was a carrot
- Destroy all the slips you can find => It was peaceful for a quarter of an hour | then they missed being angry, and began to guess
~ The soup boiled over on both of the sides, at the same time | each cook shouted that it was the other's doing
@ fe-near scene line=plain-feast near p=best_man/he where=the_pantry
% Two in the Pantry; The Letters He Never Got
In the pantry {p.a} sat on a sack of flour, with his hair full of it, and he belonged to the left
"There's a girl on the right," said {p}. "Her name is Dorli. I've written her forty letters. {foe} was so kind as to take them over. And she's answered, too, only it's always so short. 'You flatter yourself,' she says. I keep thinking that if I could put it better..."
Beyond the shelves a girl blew her nose | {h} leaned back and saw her there, between the plums and the pickles, with a bundle of paper in her lap
"'I have known prettier'," Dorli read out, to a jar. "Why'd he go on writing, if that's what he thinks?"
They were three feet apart, with plums between
+ Rescue them both, and take out the plums => It was nine jars | at the last one they looked at each other through the gap | {h} shut the door from outside, and leaned a broom on it
= Read her one of his real letters aloud => He had kept the drafts, all forty | {h} read the first of them to the shelf | it was quiet among the pickles
- Lie to him that she laughed at them => He nodded, and brushed the flour off, and went out to be cheerful | behind the plums it was some time before anybody moved
~ The shelf came down, and they were all three covered in plums, and an aunt called for {foe}
@ fe-means scene line=plain-feast means fork p=again who=eldest_aunt,trombone_player,errand_boy,cake_baker where=the_cloakroom
% Before the Soup; Three Ways to Get Them Talking
It was whispered over among the coats, by {h} and {p} and {ally}
"Rosalba won't take anything that's come over the line," said {p}. "She's sworn it. If you put that note in front of her she'll throw it in the fire. They've got to be talking first. Just anything. About the weather"
"I could seat them differently," said {ally}, and went red. | "Or there's the dance," said {p}. "They'd all have to hold hands for the ring, they'd hardly notice whose." | nobody spoke of the third, which hung on a nail by the door | it was the key to the room
They had until the soup, and without both of the tables {h} would never {goal}
+ Support {ally} with the name slips from the back => They changed all hundred and twenty, on their hands and knees, in four minutes | after that all looked as before, unless one could read
= Ask the band for the ring dance => The trombone had grasped it before {h} had finished. "All hands," he said. "Left foot first. Nobody'll dare to be the gap."
- Cheat them all, and turn the key => It was a good old lock | {h} put the key into {his} pocket and listened | it took them some time to find it out
~ {hands} came for the coats | it got so crowded that an elbow put out the light, and before it was lit the band had begun
@ fe-wall1 scene line=plain-feast wall way did=fe-means:+ p=retired_colonel/he where=the_mixed_table
% As Long as the Soup; Excuse Me, Is This Left
They came in, read their name slips, and sat, and took up their spoons | it was a while before they looked to the side
"Excuse me," said {p.a}, to the aunt on his left, "is this the right?" | "It's the left," said the aunt. | "Then I'm wrong," said {p}. | "You've got a very nice moustache, for someone who's wrong," said the aunt, and was so startled that she dropped her roll
All along the table there were spoons in the air | Rosalba had sat down next to a paper crown, and looked straight ahead
In the door stood {foe} | {foe.he} had counted the name slips, and was already smiling, with both hands raised. "My dear friends, there's been a mistake"
+ Defend {p's} seat when {hands} come for it => "I'm eating," said {p}. | it was such a very simple thing to say | it went down the table from mouth to mouth, "we're eating", and {hands} stood there with the empty chairs
= Pass the salt straight across the line => It went from left to right, and a hand took it | nothing else happened | half the room had seen it
- Lie that {foe} arranged it all {foe.himself} => They clapped | {foe} had to bow | {foe.his} smile had got very thin, and {foe.he} was looking for who had said it
~ A voice read out the name slips aloud, and then there was a scraping of a hundred chairs | under the table lay nothing but napkins
@ fe-wall2 scene line=plain-feast wall where=the_ring_dance p=flower_girl/she
% Nobody Dared to Be the Gap; A Hand Is a Hand
They had formed the ring before they had thought about it | left foot first, and a hand on each side | after the second turn left and right were all mixed up, like beads
{p.a} was the smallest, and she had got an aunt at one hand and at the other the trombone's uncle. "They're both of them wet," she announced. "They're both scared"
Everybody heard it | an uncle laughed, and the ring did not break
Now Rosalba was beside Ottokar | there was one pair of hands between them, and it was {h's} | {foe} came running along the outside, and called the figures, all wrong
+ Give Rosalba's hand to Ottokar, and step out => It was as one puts two halves of a plate together | neither turned a head | but they would both of them stopped hearing the music
= Dance on, and hold them both fast => {h} felt through both of {his} arms how they pulled, and it was toward each other
- Trick {foe} into the ring, between the two => {foe} had a hand from each, as never before | {foe.he} danced as if on nails
~ One of them let go | that is all it needs | the ring ran out into a line, and the line had two ends
@ fe-wall3 scene line=plain-feast wall way did=fe-means:- p=great-uncle/he where=the_locked_room
% Locked In; Thirty Years to Say
At first everyone shouted at the door, each side at its own half | then they had shouted enough, and could hear each other
"Since we're here anyway," said {p.a}, who had a glass of something. "I'd like to know one thing. Why did your lot send back my mother's pram?" | "We never," said the left. "You asked for it. We'd had it painted!"
It grew quiet | "We've got your letter," the left called. "We've got yours!" | they began to pat their pockets, on both sides, for people keep such things for years
{foe} was locked in as well | {foe.he} had stepped on a chair. "Let's not say anything tonight that we can't take back," {foe.he} begged
+ Share the lamp with those who are reading => They held the two side by side, the one that had been sent and the one that came | one could see where the paste was
= Wait with the key until they have done => It was an hour, and it got louder, and then it got softer | at the end of it an aunt was holding a pram by one wheel, so to speak
- Deceive them with a tale of a lost key => They believed it, and the windows began to look quite low to some of them | three of the young ones were already gone
~ An aunt fainted, or said that she did | {h} had to open, and they ran out to the left and to the right
@ fe-turn scene line=plain-feast turn p=again who=retired_colonel,flower_girl,great-uncle where=the_desk_in_the_passage
% The Word That Never Came; For Rosalba's Own Hand
In the desk in the passage lay thirty years of letters, in bundles, with ribbons round them | {foe} had kept every one, just as they had been written
"'We are so sorry,'" read {p}. "'It was your recipe. Do come on Sunday.' That's from us. And here: 'It doesn't matter about the recipe. Do come on Sunday.' That's from them. They're the same day!"
They were the same hour, even | and neither had arrived | what came instead was in {foe's} hand, and blotted, as if with rain
Then {h} looked again at the note for Rosalba's own hand, and it was not from Ottokar | it was in {foe's} writing, too, only much younger | "{foe} wrote that one," said {h}. "{foe.he} never dared to give it to her. So {foe.he} dropped it in the bowl. And then {foe.he} had to think of some reason to go there again, every day"
As long as they did not speak, Rosalba would need a person to carry it
+ Comfort {p}, who is reading {p.his} mother's hand => "She waited in with a pot of soup," said {p}. "All that Sunday. I ate the cake, I was four"
= Lay the bundles side by side, by their dates => It made a conversation | it was rather a funny one, and it was full of recipes | it went on for two years before one could hear them getting tired
- Steal the best of the letters, for later => {h} took two, one from each of the sides | they did not weigh anything, and yet {he} kept feeling to see that they were there
~ A step came along the passage, and they pushed the drawers shut on their fingers | there was just time enough to have seen it
@ fe-price scene line=plain-feast price where=the_place_behind_the_kitchens
% Somebody Has to Have Done It; The One Who is Left Over
"Somebody has stirred them up," said {hands}, behind the kitchens. "{foe} wants to know whose doing it is. Somebody's got to go home." | they had come in a half ring, and they had {ally} by the sleeve
{ally} had not said a word | {ally.he} was the obvious person, being with neither
If it was not {ally}, it was {h} | then {he} would be outside, when the cake was cut, and whatever {he} had come to do would have to be done by the others, or not at all
From inside came the trombone, and a hundred people beating time on the tables, all together for once
+ Save {ally}, and say that it was you => "It was me," said {h}. "I can't help it. I see two chairs, and I think of who'd like it." | they put {him} out at the back, and {he} climbed in again through the pantry, in what had been {his} good clothes
= Tell them to look at the back of the slips => {hands} turned one over, and then another, and looked for their own | they found that they would have been sitting together | in all that {ally} was quite forgotten
- Betray {ally} with a shrug => It was a very small shrug | {ally} gave the brush back, since it belonged to the house, and went off along the wall in the thin shoes
~ {ally} settled it, and said "Very well, I'll go", and went | {h} had to run after {ally.him}, and so missed the speeches
@ fe-far1 scene line=plain-feast far p=again who=retired_colonel,flower_girl,great-uncle where=the_balcony
% Thirty Suppers; Who Brings It Over
{foe} stood on the balcony with a plate that {foe.he} had not touched | through the window one saw Rosalba, who was laughing at a joke, with a hand before her mouth
"She does that when she means it," said {foe}, without turning round. "When it's only manners she shows her teeth. I know them all. I've had thirty suppers there. Forty, if one counts the funerals"
{p} stayed at the door, since this was for one pair of ears alone
"They'd have made it up in a week," said {foe}. "And then I'd have had no reason to ring. You mustn't think I liked it. I only ever changed a word or two. It's astonishing how little one needs"
+ Give {foe} the chair, and stand there too => They watched until she had stopped laughing | "I'd have to go home tomorrow," said {foe}. "Just home. I don't think that I know the way."
= Ask {foe} what stood in the note => "You haven't opened it?" said {foe}. | {foe.he} took hold of the rail. "No. Of course. It's got her name on it. What odd people there are"
- Lie that Rosalba knew it all along => The plate fell down into the dark, and one heard it | "Then she's let me go on," said {foe}, "like a dog"
~ Below them the doors were thrown open, and both the tables came out for a breath, and saw {foe} up there, with wet eyes, and misunderstood it
@ fe-near2 scene line=plain-feast near p=spit_boy/he where=the_great_spit
% One Boar, Two Ends; Done on Neither Side
Over the great fire hung one boar, and there was only the one to be had | the left had bought the front of it, and the right the back | at each end of the spit stood a boy, and turned
"I turn it to the left," panted {p.a}. "That's our way. And he's turning it to the right, the fool. We've been at it for four hours." | the boar moved an inch up and an inch down, like a man who cannot sleep. "{foe} told us, from their side, that they'd sooner have it raw than turned our way. And they got told the same, I suppose"
It was black underneath and pink on top | at the other end a boy with the same ears was leaning on his handle with all his weight
"Is that your brother?" asked {h}. | "I couldn't say," said {p}. "We don't speak"
+ Give the two of them one word to turn by => "Now," said {h}. | they were so startled to have said it both at once that they let go, and it went round, for the first time, with a hiss
= Ask which of the ends the apple goes in => Both laid claim to the mouth | it took them a while, and in the course of it each had to look at the whole boar
- Cheat, and swap the tags on the two ends => It was not noticed until the carving | the left got up as one man, and said that this was just like them
~ The spit broke, and it was nobody's fault | the boar rolled under the table, exactly along the line, and there neither might fetch it out
@ fe-near3 scene line=plain-feast near p=keeper_of_the_presents/she where=the_table_of_presents
% The Left Slipper; A Service for One and a Half
On the table of the presents lay what the two sides had sent each other in thirty years, for decency's sake, by way of {foe} | {p.a} dusted it
"I don't say anything," said {p}. "But look at it. That's from the right, for her confirmation, one slipper. One! A left one. Here, six forks, and no knives. A cradle with one rocker. The lid of a tureen. And a parrot's cage with a note in it: the parrot follows. That was nineteen years ago." | she lowered her voice. "We've sent back in kind. It was felt that one had to. Only I wrapped it myself, and I swear I put in both"
{h} bent down | under the table stood a second chest, with {foe's} seal on it, and a very small draught came out of it, and a smell of feathers
On the inside of the slipper was sewn: for both your feet, with love
+ Help {p} to carry the left ones to the right => It was as if one matched socks | at the fourth pair an aunt came over the line in one slipper, and went back in two, and had not noticed
= Look through the keyhole of the second chest => It was full of knives and rockers and right slippers | right at the back sat the parrot, quite alive, and said "With love," in {foe's} voice
- Steal the last right slipper there is => It fitted {h} | there is little that one can do with one
~ {hands} came to fetch the table away | the whole of it slid, and lay on the floor in two heaps, and they sorted it again, as it had been
@ fe-far2 scene line=plain-feast far p=coat-checker/she where=the_row_of_coats
% Good Evening to a Coat; The Paper Crown
Among the coats there was talking, in an old man's voice. "Good evening," it said. "Good evening, Rosalba. No. Good evening, madam, I believe that's my foot"
{p.a} laid a finger on her lips, and drew aside a fur | there stood old Ottokar in his paper crown, in front of a lady's coat with a fox collar, and made it a bow
"He's been at that for an hour," whispered {p}. "It's not even hers, I haven't the heart to tell him. He does the recipe, and then he does the stairs, and then he says he'd like to begin again. It's always the coat that says nothing." | Ottokar had taken hold of the sleeve | he shook it, warmly, and it came off at the shoulder
"That went better," he told it, "the last time"
+ Help him, and be the coat for once => {h} put it on, with the fox | "Good evening, Ottokar," said the coat. | he went so red that the crown began to run. "Well I never," he said. "And I'd got an answer ready for anything but that"
= Ask {p} which of these coats is really hers => It was the thin one by the door | in its pocket there was a list of things not to say to him, and it had been crossed out from top to bottom
- Trick him with the voice of an aunt => "Ottokar!" said {h}, through the nose. | he let go of the sleeve, and stood to attention, and did not practise any more that night
~ The whole row came down, with all hundred and twenty of them | it was dark and warm in there, and nobody knew on which side he lay
@ fe-far3 scene line=plain-feast far way did=fe-price:+ p=outcast/he where=the_third_table
% The Third Table; For Talking to the Wrong One
Behind the kitchens, where they had put {h} out, there was light in the wood store | one heard corks | inside stood a third table, and nine people sat at it, anyhow, a left one by a right one
"Another one!" called {p.a}, and moved along. "What did they put you out for? I lent a ladder. She there said 'bless you' to a sneeze. And those two got married, that's the worst." | they all raised their glasses to {h}. "We've been coming for years. When there's a feast in there we have ours in here. We get the soup from both kitchens, so it's twice as hot"
There was no line on the floor | there was a dance in the corner, and a child, whose it was did not seem to be of interest
"We don't tell them," said {p}. "They're so happy being cross. But you might shut the door, there's a draught comes through from the left"
+ Share with them what lay in the desk => It was read out, letter by letter | they laughed until they had to hold on to each other, and then, one after another, they left off laughing
= Ask who of them would come back in => Nobody spoke | then the one who had said "bless you" blew her nose, and said that she would like to see her sister's face
- Steal their ladder, and leave them in there => It was the ladder that had started it all | "There you are," said {p}. "They're quite right about ladders"
~ {hands} had smelled the soup | the light was blown out, and ten people sat in the dark and breathed in through their mouths
@ fe-far4 scene line=plain-feast far way did=fe-price:= p=second_waiter/he where=the_serving_passage
% Next to Whom; A Strike of the Napkins
Since they had looked at the backs of the slips {hands} were of no use to anyone | they stood in the passage with the fish going soft, and argued over who sat beside whom
"I'd be next to Betty from the right," said {p.a}. "It says so. I've carried her soup past me for eleven years, and never looked lower than her hat." | "And I'd be at the top," said a small one. "By the wine. I'd be asked for my opinion"
A bell was rung on the left | nobody went | a bell was rung on the right
"We've been thinking," said {p} to {h}. "There's thirty of us. We're from here, and we're from there, and we've got the one door between us. If we'd ever mixed up the plates in there they'd have been one table long ago. It never came into our heads. We were told it's a skilled trade"
+ Support them, and carry out the fish with them => They carried left to the right, and right to the left | it was noticed that the fish tasted exactly the same, and there was some alarm about it
= Ask {p} what he would say to Betty => He thought it over with his eyes shut. "That there's a bone in it," he said. "She always forgets"
- Trick them with a promise about the tips => They took up their trays once more | it was a large sum, and it existed only between {h} and {hands}
~ The bells went off both at the same time, and thirty trays turned round in a passage as wide as one | it was mostly sauce
@ fe-far5 scene line=plain-feast far way unless=case-plain-feast.fe-price:+= p=card_painter/she where=the_empty_chair
% Ours, They Said; Nobody Had Had a Place Laid
{ally's} chair stood across the line, with two legs on each side, since nobody had known where it belonged | on the seat lay a paint brush
"{ally.he}'d have been ours, really," said the left. | "Ours," came from the right. "{ally.he} always took our mustard." | it was the first thing in thirty years that both of them had wanted at the same time
{p.a}, who was nine, and did the curls on the capitals, looked at all of them. "Where did you lay for {ally.him}?" she asked. "I did all the slips. There's a hundred and twenty. There isn't one that says {ally.name}." | people began to count, on both sides, behind their hands
"{ally.he} always sat wherever one was left over," said an aunt, more and more slowly
{h} was standing next to the chair, and would rather have stood anywhere else
+ Give {p} the brush, and let her write that slip => She put curls on every one of the letters | it was set at the top, and two people brought a plate for it, one from each side, and their hands bumped
= Look to see what is on the back of the seat => There was a small mark there, like the ones on the slips | it meant, for whoever comes
- Lie that {ally} went off quite cheerfully => It was a relief to everyone | only {p} went on looking, head tilted, at {h's} shoes
~ A fat uncle sat down on it, by mistake, and it came to pieces | each side took two of the legs, and blamed the other for the seat
@ fe-eve scene line=plain-feast eve p=again where=under_the_long_table
% What Feet Say; Before the Cake
There was still an hour until the cake, and the only place where nobody wanted anything of one was under the table | there lay {p} on the one side, and {h} on the other, with a chicken leg each
All round them were feet | above, it was left and right, but down there nobody had drawn anything. "Look at that one," whispered {p}. "That's the eldest aunt. She's beating time to the wrong band"
A right-hand boot had come over by a hand's breadth, and stood next to a left-hand shoe | neither knew of it | by and by the shoe leaned on the boot, as one leans on a table leg
"And those there?" asked {h}. | it was a pair of evening shoes, and they walked up and down the line, four steps this way, and four the other, and did not stand still on either side
"That's {foe}," said {p}. "You'd think {foe.he} was looking for the way in"
+ Give {p} the better half of the chicken => They had both meant to | so there was a better half lying on the floor, and a dog came, who was from the left
= Count the feet that have crossed the line => There were thirty-one of them | {p} thought it should be read out as a result
- Trick a boot by tying it to a shoe => It was a small thing to do, and nobody would ever know who it was | above them a bass voice said "I beg your pardon," in great alarm
~ A fork was dropped, and then there was a face, upside down, and it was one of {hands} | for a moment all of them considered what each was doing there
@ fe-plan scene line=plain-feast plan fork p=again who=retired_colonel,flower_girl,great-uncle where=the_stairs_to_the_hall
% Before They Cut the Cake; Who Is to Hand It Over
At midnight the knife would go down the line in the cake, and each side would go home with its half | what had not been said by then would wait another thirty years
"Let's read it all out," said {p}. "All the bundles. Let everyone hear what they wrote." | "And {foe}?" asked a small voice. | nobody answered that
It could be done so | or else Rosalba must be got alone, somewhere that was neither left nor right, and given what had her name on it | or one let {foe} believe that she had opened it
{h} thought of all there was still to do, to {goal}, and how many hands it wanted
+ Share all of the letters out, each to its writer => It was like giving out the post, only thirty years of it | people knew their own writing from across the room
= Take Rosalba out to the middle of the bridge => There was a small one, outside, and by some oversight nobody had drawn a line on it | "I'll come if it's got no aunts," she had said
- Trick {foe} with an answer in Rosalba's hand => {h} wrote "yes" on a napkin | it looked like any other word | one only needed to drop it where {foe} would walk
~ The knife was brought in, on a cushion | they had run out of stairs, and all that was left was to go in
@ fe-gate1 scene line=plain-feast gate move way did=fe-plan:+ p=bride/she where=the_hall_at_midnight
% The Post of Thirty Years; At the Cake
Round the cake it was as quiet as before a sermon | a hundred and twenty people stood there reading | now and then a reader said "Oh", and looked over to find a certain head
{hands} had made a ring round the cake, with napkins over their arms | it was to be cut at once, {foe} had told them, before anybody could speak
"I don't want it cut," said {p.a}, in all her white. "It's my cake. I've just read that I've got a cousin." | she had got hold of the knife, by the blade end
There was still the line | nobody had stepped on it yet
+ Give the nearest of {hands} his own letter => It was one that he had written to a girl when he was the errand boy | he took the napkin off his arm and wiped his eyes on it | there was the gap
= Walk up to the line, and stand on it => It was only chalk | {h} stood there, and it was remarkable how many came a step nearer, to see what it felt like
- Attack the cake with both hands first => It was a dreadful moment | there was icing on the paper crown and on four aunts | nobody could have said any more which was left
~ {hands} cut, quickly, from both ends | the knives met in the middle, and the two halves leaned apart
@ fe-gate2 scene line=plain-feast gate move way did=fe-plan:- p=head_waiter/he where=the_winter_garden
% A Napkin with One Word; Too Happy
{foe} had found the napkin | one saw it from far off, for {foe.he} was giving everyone the right message | "Happy birthday," {foe.he} called across the line. "They say happy birthday, with love!"
{hands} ran behind and did not know what was what. "It's not safe," said {p.a}, to {h}. "Thirty years I've waited on {foe.him}. I've never seen {foe.him} like that. What'll happen when {foe.he} asks her?" | he had spread his arms in front of the glass door. "Whatever you wrote, you go and say so first. Or I'll not let you in to the cake"
Behind the glass {foe} was already walking toward Rosalba, straight through all the palms
+ Give {p} the truth about the napkin => He shut his eyes for a moment. "You'd better be quick, then," he said, and stepped aside
= Wait till he is looking after {foe}, and go => He forgot his arms, for his mouth was open | {h} went in under the left one
- Lie that Rosalba told you to write it => He wanted it to be so, and therefore it was | he held open the door, and beamed, and {h} had to go by that
~ {p} called out, and {foe} turned round, between two palms | {foe.he} looked at {h}, then at the napkin, and went grey
@ fe-gate3 scene line=plain-feast gate move p=night-watch/he where=the_little_bridge
% Neither Left nor Right; No Aunts
The bridge was four planks long, over a gap with stars in it | Rosalba stood on it in her shawl and waited
Nobody had counted on {p.a}, who was sitting on the end of it, with a lantern, one of {hands}. "I've to say that there's no crossing," said {p}. "I don't know why not. They've all of them gone silly in there." | he moved his boots, so that he could see the two of them. "Are you from the left, or from the right?"
{h} would have liked to have an answer
Along the rail came a pair of evening shoes, at a run | it was {foe}, who had looked for that bowl, and found it washed
+ Share your place on the planks with {p} => He came on to them, rather carefully. "It holds," he said. "I always thought it was for show." | now there was nobody who barred it
= Tell him that it is from the middle => "I see," said {p}, and he gave it some thought. "There'd have to be something, there." | he lifted his lantern, so that Rosalba could see to read
- Cheat, and throw his lantern down the gap => It fell for a good while | for a moment there was no left and no right, but there was no reading, either
~ {foe} had got there before them | {foe.he} stood on the first plank, out of breath, with both arms out
@ fe-duel scene line=plain-feast duel where=the_middle_of_it_all
% Her Name on It; One Word Over
{foe} stood in front of Rosalba | everybody had come running, left and right, and had left off shouting | {h} had the note in {his} hand, and there were three steps between
"Don't give it to her," said {foe}. "I beg of you. I'll carry all of it over again, right this time, I've got it all in the desk. I'll do it for nothing. Only not that one. I was twenty-two"
"What's that?" asked Rosalba. "That's my name, there"
"If she reads it she'll know why," said {foe}. "And then I'll never ring that bell again. What'll you do with them, once they talk? They'll only quarrel! At least with me they did it nicely." | {foe.he} could not go on, and looked at {h}, like a messenger who for once has to wait for the answer
+ Give it to {foe}, so {foe.he} may hand it over => {h} laid it in {foe.his} palm. "You're the one who carries things over," {he} said. "This one's been on the way for thirty years." | {foe} turned round, and did {foe.his} work, and for once did not change a word
= Ask Rosalba what she would like to happen => "I'd like my post," said Rosalba. | it was so plain that {foe} stepped aside before {foe.he} knew it
- Lie that it is only an old recipe => "It's about the cake," said {h}. "How much honey." | {foe} breathed out, and {foe.his} arms sank | "Then let's have it," said Rosalba, and had already broken the seal
+~ {foe} closed {foe.his} fingers on it | old habits are strong | {foe.he} looked at it, and wetted a finger, and began to see how one might put it better
=~ "She'd like to sit down," said {foe} at once, for both of the tables to hear. "She isn't feeling well." | and since {foe.he} had always told them what the other said, they believed it
-~ "Recipes are mine," called an aunt from the left. | "Ours!" came from the right. | in no time it was just as it had been thirty years ago, and {foe} ran to and fro between them
`;
export const pack: PackSource = { id: 'case-plain-feast', sheets: [facts, scenes], words: {} };
