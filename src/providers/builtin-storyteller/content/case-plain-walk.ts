import type { PackSource } from '../pack.ts';

/** A stillness follows at a walking pace, and polite people with it: where its middle is, and what was to be kept there. */
const facts = `
@ * truth line=plain-walk start task=lead,free
It followed at the pace of a walk, and whatever it came up with stood still and stayed so | {h} had come to {goal} | it meant a way of nine lamps on foot, with people of whom some were slow
@ * truth line=plain-walk start task=escape,survive
There was one way out of {home} left, past nine lamps, and one had to go it on foot | behind came a stillness that let nothing move again | {h} had come to {goal} | it kept pace with {him}
@ * truth line=plain-walk start task=find,find-person,steal,find-out,remember,clear
Whatever {h} was to look for had to be got at before the stillness had it | it came on behind at a walk, lamp by lamp, and nothing moved where it had been | {he} had come to {goal} | half the ground was gone already
@ * truth line=plain-walk start task=stop,defeat,refuse
{h} had come to {goal} | there was a stillness coming on behind at the pace of a walk, and it was going to be there first | between it and the people went {foe}, and nobody knew which of the two was leading the other
@ * truth line=plain-walk start task=deliver
{h} had come to {goal} | it could only be done on foot, past nine lamps | behind came a stillness that let nothing move again, and it never stopped for a rest
@ * truth line=plain-walk start task=win-heart,make,become,get-rich,anything
A stillness was coming through {home}, no faster than one walks, and nothing moved where it had been | {h} had come to {goal} | it must not come up with {him} first
@ * token line=plain-walk
the wooden top
@ * known line=plain-walk before
It came on at a walk, and it did not sleep | nobody could tell {h} where it had begun, or why {foe} went between
@ * known line=plain-walk behind
There was a room in the middle of it all where one breath was being held | {h} had to walk in, and {foe} would do anything to keep it as it was
@ * echo line=plain-walk second did=wa-lead1:+
The old man whom {h} had carried sat with his back to the lamp | he said that somebody ought to look the other way as well
@ * echo line=plain-walk wall did=wa-lead2:=
{h} counted {his} steps in the pacer's fashion, in sevens | at each seventh {he} looked round
@ * echo line=plain-walk second did=wa-lead3:-
The boy with the ball walked behind {h}, and when {h} stopped he stopped | he never came any nearer
@ * echo line=plain-walk turn did=wa-table:+
The eldest brother had let go of his rope | he came along at the end of the line, and told nobody what he was carrying in his shirt
@ * echo line=plain-walk turn did=wa-baby:+
The child had begun to cry again, and they were all glad of it | for as long as it cried the lamp behind them stayed alight
@ * echo line=plain-walk far did=wa-baby:-
It was much quieter in the line now | the child had learned not to cry, and things came closer than they had before
@ * echo line=plain-walk plan did=wa-paint:=
On the back of {h's} hand there was still the number in red paint | {he} had asked for it, so as to be sure that {he} had been there
@ * echo line=plain-walk plan did=wa-paint:-
The painter carried his brush upside down | he had left off numbering anything
@ * echo line=plain-walk gate did=wa-note:+
The messenger had been first on her feet | she was late by half a year, and she meant to be no later
@ * echo line=plain-walk gate did=wa-asker:+
Some of {hands} had taken off their shoes at the edge | they had been asked whether they were tired, and had said yes
@ * echo line=plain-walk gate did=wa-price:+
{h} had hardly any voice left, only a kind of wind | those who stood still had got used to it, and turned their eyes after {him}
@ * echo line=plain-walk gate did=wa-price:-
The young mother stood as far from {h} as the light of the lamp would reach | she had the child's shawl round her fist
@ * echo line=plain-walk duel did=wa-eve:+
Behind {h}, from the door to the last lamp, one heard it whispered from mouth to mouth, like a rope being paid out: and then, and then
@ * settle line=plain-walk won task=lead,free,escape
{foe} told the end of the story, and it was quite a short one | the girl let out her breath, and coughed, and asked what came after that | then the top fell over, and from the bed to the farthest lamp everything which had stood still went on with what it had been doing | a cup broke on the ground | the way lay straight, and it had an end, as ways do | {h} had come to {goal} | {he} did it at an easy walk, with all those whom they picked up along it, and the line was so long that the first were out while the last were still looking for their shoes
@ * settle line=plain-walk won task=survive
{foe} said how it ended, with the forehead on the blanket | the girl breathed out, and coughed, and asked what came then | the top fell over, and there was an hour again, and after it another | {h} had come to {goal} | it is a thing that can only be done if time goes by, and now it did, for all of them, night after night, round one pot, with stories that had an end to them | forty of the sixty were there to see the last of it, and then came the others, who had only been standing
@ * settle line=plain-walk won task=find,steal
{foe} told the end of the story, and it was quite a short one | the girl let out her breath, and coughed, and asked what came after that | then the top fell over, and from the bed to the farthest lamp everything went on with what it had been doing | {h} had come to {goal} | {he} had gone by three times without seeing that what {he} wanted hung there too, half a step off the way, between two hands, of which one was letting go and the other had not yet taken hold | now it fell, and {h} was standing underneath
@ * settle line=plain-walk won task=find-person
{foe} told the end of the story, and it was quite a short one | the girl let out her breath, and coughed, and asked what came after that | then the top fell over, and from the bed to the farthest lamp everyone who had stood still took the next step | {h} had come to {goal} | {he} had gone by three times, on the wrong side, and seen only a back among a hundred, and an arm that was raised to wave | now the arm came down, and the back turned round, and the face was the right one
@ * echo line=plain-walk wall did=wa-ally:-
Two straws were stuck in the band of the gravedigger's hat, and one had been bitten off short
@ * echo line=plain-walk wall did=wa-lead1:-
The old man kept one hand in his bundle as he went | he had told them all that there was a comb in there
@ * echo line=plain-walk turn did=wa-lead2:-
The pacer had begun to limp | one of his legs was still not quite back from in there
@ * echo line=plain-walk turn did=wa-second:-
Every evening they called over their names by now | there was one that nobody could think of, and nobody answered to
@ * echo line=plain-walk wall did=wa-table:-
{h} had a good long rope round {him} | at the table beside the way there was no empty place any more
@ * echo line=plain-walk far did=wa-means:-
{hands} went about and asked after a litter | they did it just as gently, and whoever was asked twice had to sit down
@ * echo line=plain-walk far did=wa-wall1:-
A cut rope hung in the air beside the way | whoever came by it looked first at that and then at {h's} knife
@ * echo line=plain-walk plan did=wa-wall2:-
The lamp had been lit again since {h} put it out | those who lost their way by it that night were not back
@ * echo line=plain-walk gate did=wa-wall3:-
The old woman had a dish of broth on her knees, for a child who was well by now, as she had been told
@ * echo line=plain-walk price did=wa-turn:-
Some would not take their bundles off their backs any more | it was the next lamp but one, {h} had said
@ * echo line=plain-walk gate did=wa-far:-
{foe} had called a name in there the whole night, and stopped to listen after each time | {h} had said that she had called first
@ * echo line=plain-walk duel did=wa-note:-
At the bend a runner knelt and tied her shoe, over and over | it was out of date, she had been told, and there was no hurry
@ * echo line=plain-walk gate did=wa-asker:-
There was a gap among the bareheaded, where the one with the soft voice used to sit | he had run in to look, and had stayed
@ * echo line=plain-walk gate did=wa-hoarse:-
Those in the first row kept their eyes on {h's} mouth | they still waited to be told that there was such a fish
@ * echo line=plain-walk gate did=wa-follow:-
Among {hands} went one with a shawl | she asked everyone but {h}
@ * echo line=plain-walk duel did=wa-eve:-
{h's} left foot would not come down quite flat | it had been in the air too long, while the others told one another a story
@ * echo line=plain-walk duel did=wa-gate1:-
Somewhere out there six hands had closed on nothing, and one could hear where the line stopped
@ * echo line=plain-walk duel did=wa-gate2:-
The latch lay on the floor in three pieces | nobody would ever shut that door again
@ * echo line=plain-walk duel did=wa-gate3:-
Out in the passage a man looked into {h's} lamp, which got no larger | he had only wished to say which was the left one
@ * settle line=plain-walk won task=find-out
{foe} told the end of the story, and it was quite a short one | the girl let out her breath, and coughed, and asked what came after that | then the top fell over, and everything went on | {h} had come to {goal} | {foe} gave the answer by the bed, in so many words. "I couldn't let one breath go," said {foe}. "So nothing could go on, and whoever set out from here came round to where they'd been. Whatever you've seen stop, or turn back, and nobody could say why, it was that. It was I who held it." | the girl said that it was a better story than the one with the boat
@ * settle line=plain-walk won task=remember,clear
{foe} told the end of the story, and it was quite a short one | the girl let out her breath, and coughed, and asked what came after that | then the top fell over, and a hundred people said what they had been about to say for half a year | {h} had come to {goal} | one of those hundred had been on the way to {him} with it, out of breath, and with one finger up | "It's this," he said, and it was
@ * settle line=plain-walk won task=stop,defeat,refuse
{foe} told the end of the story, and it was quite a short one | the girl let out her breath, and coughed, and asked what came after that | then the top fell over, and whatever had been held back for half a year came about within the hour | {h} had come to {goal} | it was done with the same breath | when everything was allowed to go on there was nothing to keep it up any longer, and it came down by itself, like the cup at the first lamp
@ * settle line=plain-walk won task=deliver
The story had an end, and {foe} told it, in a voice that broke on the boat | the girl breathed out, and coughed, and wished to know what came after | at that the top fell over | for half a year nobody {inhome} had been able to hand over so much as a spoon, since there was always one hand letting go and another that had not yet taken hold | {h} had come to {goal} | the thing was held out at the place where it belonged, and a hand closed on it, and kept it
@ * settle line=plain-walk won task=win-heart,make,become,get-rich,anything
{foe} told the end of the story, and it was quite a short one | the girl let out her breath, and coughed, and asked what came after that | then the top fell over, and from the bed to the farthest lamp everything which had stood still went on with what it had been doing | the way had an end again | {h} had come to {goal} | those whom {he} had walked past by the hundred rubbed their arms and came along, and whatever was still to be done about it was done among them all, before the lamps were out
@ * settle line=plain-walk dark task=find-out
Since nobody was holding it any longer, it went on | the girl breathed out, and in, and turned her face to the wall when she saw {h} | {h} had come to {goal} | "I wouldn't let her breathe out," said {foe}, who had been told a lie and knew it. "That's the reason, for everything that stopped and turned back here. You might have had it for the asking." | it was the answer, and nobody stayed to hear what {h} would do with it
@ * settle line=plain-walk dark task=find,find-person,free,stop,defeat,steal,deliver,lead,escape,survive,clear,win-heart,make,become,remember,get-rich,refuse,anything
Since nobody was holding it any longer, it went on | the girl breathed out, and in, and looked for someone to ask, and turned her face to the wall when she saw {h} | outside they rubbed their arms, and did not take the hand that was nearest | {he} had come to {goal} | there was nothing to hinder {him} now, and {he} did it among people who all stood very still until {he} had gone by
@ * settle line=plain-walk lost task=find-out
{foe} laid a finger on {foe.his} lips, and held it there | it grew so quiet that one could not hear oneself | {h} got out as far as the last lamp, going backward | {he} had come to {goal}, and had it now, the whole of it | a breath was being held in there, and so nothing could go on, and whoever set out came round again | {he} said it to all whom {he} met, and they asked whether {he} was not tired
@ * settle line=plain-walk lost task=survive,escape
{foe} laid a finger on {foe.his} lips, and held it there | it grew so quiet that one could not hear oneself | {h} got out backward as far as the last lamp, and past it, and looked round | there hung a cup, a palm above the ground | {he} had come to {goal}, and {he} was on {his} feet and breathing | it was only that there was no next day in which to have done it, and of sixty people eleven were left to walk with
@ * settle line=plain-walk lost task=lead,free
{foe} laid a finger on {foe.his} lips, and held it there | it grew so quiet that one could not hear oneself | {h} got out as far as the last lamp, going backward, with those who could still be led by the hand | {he} had come to {goal} | at the lamp {he} counted them, and it was eleven, and those for whom {he} had come stand in there with one foot up | the grey comes on, no faster than before, and on most evenings one can see it from the window
@ * settle line=plain-walk lost task=find,find-person,stop,defeat,steal,deliver,clear,win-heart,make,become,remember,get-rich,refuse,anything
{foe} laid a finger on {foe.his} lips, and held it there | it grew so quiet that one could not hear oneself | {h} got out as far as the last lamp, going backward, with those who could still be led by the hand | what {he} had come for stands in there among the rest, and it is not even dusty | the grey comes on, no faster than before, and on most evenings one can see it from the window
@ * settle line=plain-walk dear task=lead,free,escape,survive
{foe} told the end of the story | the girl let out her breath, and there was no other after it, but she had heard how it came out, and one could see that in her face | then the way had an end again, and they went out by it, from lamp to lamp, with those whom it had let go | some had stood too long, and stayed | {h} had come to {goal} | it was done, and {he} counted heads at the last lamp, and went on looking back after the number was right
@ * settle line=plain-walk dear task=find-out
{foe} told the end of the story | the girl let out her breath, and there was no other after it, but she had heard how it came out, and one could see that in her face | {h} had come to {goal} | "I held it," said {foe}. "One breath, so that it shouldn't be the last. All that's stopped here, or gone round in a ring, has stopped for that." | it was quite a small answer | {foe} carried it out in front of all the others, looking where {foe.he} was going
@ * settle line=plain-walk dear task=find,find-person,steal,remember,clear
{foe} told the end of the story | the girl let out her breath, and there was no other after it, but she had heard how it came out, and one could see that in her face | then everything went on, though not for all, since some had stood too long | among those who moved {h} found what {he} had come for | {he} had set out to {goal} | there were a great many to step over on the way back
@ * settle line=plain-walk dear task=stop,defeat,refuse
{foe} told the end of the story | the girl let out her breath, and there was no other after it, but she had heard how it came out, and one could see that in her face | what had been held back came about within the hour, and what {h} had come against came down with it | {he} had set out to {goal} | it was done | {foe} walked out beside {him}, in front of all the others, looking where {foe.he} was going
@ * settle line=plain-walk dear task=deliver,win-heart,make,become,get-rich,anything
{foe} told the end of the story | the girl let out her breath, and there was no other after it, but she had heard how it came out, and one could see that in her face | then everything went on, from the bed to the farthest lamp, though not for all | some had stood too long | {h} had come to {goal} | {he} did it with those who were left, on a way that had an end again, and {foe} walked along, in front, looking where {foe.he} was going
@ * more line=plain-walk did=wa-lead1:+
The old man's wife finished doing her hair | "You've got old," she said to him, and took his arm
@ * more line=plain-walk did=wa-lead2:=
The pacer has measured it since | it is two thousand one hundred and seven steps, and he says that the seven are nobody's business
@ * more line=plain-walk did=wa-lead3:-
The boy with the ball never forgave it, and grew up to be a good walker | he always went last, and looked round
@ * more line=plain-walk did=wa-table:=
The bread that had been thrown across that table was caught | it was half a year old, and they ate it
@ * more line=plain-walk did=wa-asker:-
One of those who had asked is still going about | he cannot leave off, and people have learned to answer: no, thank you, and you?
@ * more line=plain-walk did=wa-paint:+
On each of the lamps there is a number to this day, in red | the tenth has a face
@ * last line=plain-walk won
The girl has the wooden top back, and can keep it going for longer than anyone | when it falls she always says the same two words, and somebody has to think of what comes next
@ * last line=plain-walk dark
{h} knew now how it was done | in good hours {he} was careful never to look at anything too long, for fear that it might stay
@ * last line=plain-walk dear
{h} kept the wooden top | {he} spun it in the evening, and let it fall, and picked it up again
@ * last line=plain-walk lost
The wooden top had come rolling out after {h} by itself, as it had done once before | {he} spun it each morning on a plate | it went for sixty breaths in spring | by autumn it went for nine
@ wa-after1 after line=plain-walk won
+ Help {foe} to put the cup together => They knelt on the ground under the first lamp until all of it was there but for one piece | {foe} had that in {foe.his} shoe, and had walked on it for half a year
= Count the lamps once more, there and back => There were nine | {h} touched each of them | the ninth was still wet with paint, and nobody had owned up to it
- Steal a quarter of an hour by standing quite still => It was very beautiful | then {h} noticed that the others had stopped talking as well, and {he} took a step as fast as {he} could
@ wa-after2 after line=plain-walk dark
+ Give the top to the first child that asks => None asked | so {h} set it going on a flat stone, and left, and heard it run on behind {him} for a long time
= Ask those who stood there what it had been like => "Like being about to say it," said one of them. | they had all been about to say it, and none could remember what
- Lie about who it was that stopped it => It made a good story, and {h} told it well | at the best place {he} stopped, for effect, and it was a little too long
@ wa-after4 after line=plain-walk dear
+ Help {ally} with the half of a small grave => {ally} did the measuring, and {h} dug | {foe} stood by, and at the end was given the spade for the last shovel | afterwards there was cake
= Ask {foe} for the story from the beginning => {foe} told it to all of them, by the first lamp, and did not stop at the river | a boy asked what happened on the other side, and {foe} made that up
- Steal a look at those who had stood too long => They had been set in a row, with a coat over each | one of the coats rose and sank, and {h} did not stay to see which
@ wa-after3 after line=plain-walk lost
+ Share the last lamps out among the walkers => Each got one, and was to put it down only when another took it | seen from far off it was a string of lights that went on and on
= Walk once more up to the edge, and look => They were all there, with their hands at their hair | close in front stood one who had not been there the day before, and he was smiling, and he had {h's} coat on
- Attack the stillness with stones => They flew in, and hung there | next morning they had become more than {h} had thrown, and they had turned round
@ * bridge line=plain-walk quest=find:find_the_end_of_a_road_with_nine_lamps:the_end_of_the_road
There was talk {inhome} of a road with nine lamps, on which people had set out and had not been heard of since | {h} had walked a good many roads, and each of those had had an end
A map of {home} was brought to {h}, with a road on it that led to no other place | the man who had drawn it was out there, they said, and had been about to come back for half a year
@ * bridge line=plain-walk quest=solve:find_out_why_a_cup_hung_in_the_air:the_cup
A child came to {h} about a cup {inhome} which would not come down | {he} laughed | the child did not laugh, and said that its mother had gone to look
@ * answer line=plain-walk topic=foe before
"{foe} walks between it and us," said {p}. "Backward. I've never seen {foe.his} face. I don't know if {foe.he} is keeping it off, or showing it the way"
@ * answer line=plain-walk topic=foe behind
"{foe} was telling a child a story," said {p}, "and stopped before the end. That's all. You'd have stopped too"
@ * answer line=plain-walk topic=hands before
"They'll ask if you're tired," said {p}. "Say no. Say it if you're dropping. There was a woman in front of me who was only being honest"
@ * answer line=plain-walk topic=hands behind
"Each of {hands} has got one standing in there," said {p}. "They aren't wicked. They think they're tucking us in"
@ * answer line=plain-walk topic=place
"It's all where it always was," said {p}. "That's what's the matter with it. Mind that you keep to the lamps"
@ * answer line=plain-walk topic=token before
"Set it spinning," said {p}. "A hundred breaths is a day, and ten's an hour. If it falls at once then you needn't turn round to look"
@ * answer line=plain-walk topic=token behind
"It's the little one's," said {p}. "It says so underneath. It was going when the rest stopped, and so it rolled out under the door"
@ * answer line=plain-walk topic=past before
"It began half a year ago, in the night," said {p}. "A cup fell, and it's still falling. Before that I couldn't tell you one thing. It was just days"
@ * answer line=plain-walk topic=past behind
"There was a fever in the house," said {p}. "It was to turn before morning, one way or the other. It's been before morning ever since"
@ * answer line=plain-walk topic=goal before
"Then walk," said {p}. "Whatever it is you want, you'll not get it standing. Nobody has"
@ * answer line=plain-walk topic=goal behind
"It's in there, with everything else," said {p}. "You'll have it when the next thing's let happen. I'm sorry. It's the only way there is"
@ * answer line=plain-walk topic=self before
"I sing," said {p}. "Not well. I'd only like to hear that I'm a little further on each time"
@ * answer line=plain-walk topic=self behind
"There was an evening I'd have kept, if I'd known how," said {p}. "I'd have walked round it with a stick, like {foe}, and not let a soul in"
@ * answer line=plain-walk topic=danger before
"It isn't fast," said {p}. "You think about that for the first few days, that it isn't fast. After that you only think that it doesn't lie down"
@ * answer line=plain-walk topic=danger behind
"Don't let go in there," said {p}. "One by oneself stands. With two there's always one who's just about to say what comes next"
@ * answer line=plain-walk topic=people
"We were sixty," said {p}. "There's forty of us now. You don't notice it happen. You look round, and there's more room"
@ * answer line=plain-walk topic=way before
"Nine lamps, and then you're out," said {p}. "So I've heard. I've counted to nine twice now"
@ * answer line=plain-walk topic=way behind
"It hasn't got an edge," said {p}. "It's only got a middle. So that's where we have to go"
`;

const scenes = `
@ * foot line=plain-walk ground=shop,lone,rank,house,school,hospital,abbey,court,prison,vehicle,train,wild,desert,castle
Whoever could still walk had gone out on the road in the night, and left {home} behind
@ wa-o1 open line=plain-walk p=lamp_trimmer/she fork where=the_lamp_with_the_cup
% The Cup in the Air; Nine Lamps
Since the night before people had been leaving {home} on foot
at the first lamp a cup hung in the air, a hand's breadth over the ground | it was tipped, and the milk had come out of it as far as a tongue, and stayed there
"Don't touch it," said {p.a}, who had been trimming the lamp. "It fell in the night. It's still falling." | beyond the cup nothing moved any more | a woman stood there with both hands at her hair, and a moth stood before her forehead | her eyes were on {h}, and followed {him}
"It comes on at a walk," said {p}. "Not a fast one. But it doesn't rest, and we do. There's nine lamps, they say, and then you're out." | sixty people had taken up their bundles | {h} had come to {goal} | it was a bad hour to have come at
{p} set {token} on a stone and spun it | it had come rolling along by itself, she said, on the first night. "While it goes for a hundred breaths we've got a day"
Along the way came {hands}, bareheaded, without any hurry, and bent down to one and then another. "Aren't you tired?" they asked. | a good way behind them one could make out {foe}, who was walking backward
+ Help an old man who has sat down on his bundle => He weighed no more than the bundle did | {h} carried him pickaback, with his face to the rear, and he waved
= Stay behind to measure how fast it comes => {h} laid down a straw in front of the cup | when {he} had drawn breath it was on the other side
- Lie to those in front that there is plenty of time => They let their bundles down again | so there was room on the way, and {h} was among the first at the second lamp
~ "Aren't you tired?" asked a gentle voice at {h's} ear | {he} ran as far as the second lamp, and did not know what {he} had answered
@ wa-lead1 scene line=plain-walk lead way did=wa-o1:+ p=grandfather/he where=the_second_lamp
% Face to the Rear; What He Waved To
It was half a day to the second lamp with somebody on one's back | there {h} let him down, and saw that he was crying, though not much
"That was my wife," said {p.a}. "With her hands up. She was going to put in the last pin. I'd said, come on, you're lovely as it is." | he felt for his bundle. "They asked her if she was tired. They've such nice manners. She said: only my arms"
{p} had looked back the whole way, since he was sitting that way round, and so he had seen what nobody else had. "They aren't asleep," he said. "Their eyes go with you. And there's another thing. {foe} out there between, going backward. It stops when {foe.he} stops. I've watched. When {foe.he} lifts a foot, it comes on"
At the edge of the light one of {hands} had sat down and was taking a stone out of his shoe, like anyone
+ Give {p} your hand, and go at his pace => "Then I'd like to walk a bit," said {p}. | it went so slowly that they could see the moth the whole time
= Ask {p} which of the two stops first => He shut his eyes to see it better. "I couldn't swear to it," he said. "It's like a person with a dog. You never do know"
- Rob the bundle, since he cannot carry it => There was a comb in it, and a jar of hairpins | {p} heard them rattle, and felt about on the ground on the wrong side
~ The lamp went out with them sitting under it | they found each other by the sleeves, and it was a great deal nearer
@ wa-lead2 scene line=plain-walk lead p=pacer/he where=the_edge
% In Sevens; One Step Inside
Between the first lamp and the second {h} met one who was not running away | {p.a} came and went along the edge with long steps, and counted under his breath
"Seven to the breath," said {p}. "That's what a child does on foot when it's being pulled along by the hand. I measure land, it's what I do. I thought, if I've got the number then I won't be so afraid. I've got the number"
He showed {h} where the edge was | one could see it by the dust | on the near side it danced, and on the far side every grain had its place
"Now look at this," said {p}, and tied a cord to a beetle, and let it walk | on the other side it stood with one leg up. "Now two of them." | those were tied together, and pushed each other, and went on for a hand's breadth, for two, and came out again on this side and cleaned their faces. "I can't account for that," said {p}. "It's not in the number"
+ Help {p} to try it, with his hand in yours => They leaned in as far as the hips | it was like the moment before one sneezes | "Go on, say what comes next!" cried {p}, and that was what got them out
= Count with {p} from the cup to the lamp => There were seven hundred and two | an hour after that there were six hundred and ninety-nine
- Trick {p} into going farther in than he meant to => He stood there on one leg, with a number on his lips | {h} had the cord, and let him stand for an hour, to see what came of it, before {he} pulled
~ The cord tore | {h} hauled {p} out by the belt, and one of his shoes stayed in there in the air, with its laces standing
@ wa-lead3 scene line=plain-walk lead way did=wa-o1:- p=ball_boy/he where=the_place_where_they_rested
% Plenty of Time; The Ball
Toward evening {h} looked back from the second lamp for those to whom {he} had spoken | no one was coming
At last there came a ball | it rolled up to {h's} foot, and after it came {p.a}, who was eight, and walked backward. "You said there was plenty of time," said {p}. "So we had a rest. It was nice. Mother took off her shoes." | he picked the ball up without turning round. "Then those people came. They asked her, and she said: oh, yes, I am rather. It's what she says"
Twenty of them were sitting back there in the grey, with their shoes beside them | one was just passing a piece of bread to another
"I threw it to her," said {p}, and he meant the ball. "She'd got her hands up. It went by her"
+ Comfort {p}, and own up to it => He thought it over. "All right," said {p}, "but you go behind me." | so {h} walked behind him, and could feel it on the nape of {his} neck
= Ask {p} what those people looked like => "Sorry," said {p}. "They all looked as if they were sorry. The last one walked the wrong way round, and it was {foe.he} who looked the sorriest"
- Steal past him while he looks for the ball => The third lamp was a good one, with a bench | when it grew dark {h} heard a ball being bounced, somewhere behind, and caught, and bounced
~ The ball rolled in over the edge, and stopped on a slope | they had to hold him by both arms
@ wa-ally ally line=plain-walk ally=gravedigger where=the_shelter_by_the_way
% Nothing to Do; The Only One in a Hurry
Where there was a bit of roof by the way, a pot was on the boil, and it smelled of onions | beside it sat {ally.a}, with a spade across {ally.his} knees
"Sit down," said {ally}. "I've no work. Nobody's died since it came, have you noticed? Not one. They're all just about to." | {ally.he} stirred. "You'd think I'd be glad, I've got a bad back. But it won't do. I've had them all through my hands here, and there wasn't one whose people didn't wish it'd stop just before. It can't stop just before. You've got to put in the last shovel, and then there's the cake"
From outside a moth came in and flew round the light, and they both looked at it, and were pleased
"I'd go back in there, if anybody had the other end of me," said {ally}. "You look as though you'd pull"
+ Share your bread, and take the other end of the rope => They tied it round their waists with the gravedigger's knot, and it does not slip. "I'm a good walker," said {ally}. "I've never had anyone to walk to"
= Ask {ally} who was to be the next => "A little girl," said {ally}. "I'd had the word to keep a day free. I'd only dug the half of it. I don't like to look at that half"
- Deceive {ally} with two straws about who goes first => {ally} looked at the short one, and then at {h's} thumb, and put on {ally.his} hat
~ The moth stopped over the pot | they had the rope, the spade and half the onions, and were on their way before they had swallowed
@ * fare of=wa-ally won
{ally} filled in the half of a small grave, and it was the best day's work that {ally.he} had ever had
@ * fare of=wa-ally lost
{ally} sits at the last lamp with the spade, and waits for it to be allowed
@ wa-second scene line=plain-walk second p=again who=grandfather,pacer,ball_boy,lamp_trimmer where=the_third_lamp
% Aren't You Tired; Bareheaded People
At the third lamp they had all lain down in a ring, with their feet inward | {h} and {p} had the watch, and neither of them had seen {hands} arrive
They were suddenly among the sleepers, bareheaded, and they knelt | one laid a coat over a child's shoulders. "You've come such a long way," he said. "You needn't any more. It doesn't get any worse in there, you know. It's the one place where it doesn't get any worse"
A woman in the ring had sat up | "Never?" she asked. | "It's always just before," said the one who knelt. "You've got everything, and you've got it still"
"Who sent you?" {p} called out. | they pointed behind them, and one could see the back of {foe}, quite small, where the light gave out, and how it rose and fell, like that of a person who carries a thing or sings to it
The woman had taken the hand that was held out to her
+ Save the woman with a shout of her own name => {h} did not know it, and so {he} called out all that {he} could think of | at the seventh she turned her head. "That's my sister," she said crossly, and was awake
= Follow them to see where they take her => They led her to the edge like a bride and turned her to face the lamp | she had one foot up to come back, and that was how it stayed
- Trick them with a sleeper who cannot answer => They picked up the one to whom {h} pointed, and it was done gently, so that he should not wake | in the morning nobody could say who it was that they were missing
~ All the sleepers began to say it, one after another, with their eyes shut: yes, a little | it took till morning to slap them awake, and there were not so many of them
@ wa-table scene line=plain-walk near p=eldest_brother/he where=the_laid_table
% They Had Just Sat Down; Bread in the Air
Close by the way, on the wrong side of the edge, a table was laid, and there were seven people sitting at it | it was {p.a} who showed it to {h}, and he had a rope round his waist with the other end tied to a post
"I'd only gone for the salt," said {p}. | they had just sat down | a boy had thrown a piece of bread across, and his sister had her hands up for it, and the bread was between them | they were all laughing, and one heard nothing
"I come here every evening," said {p}. "I go in as far as the rope lets me, and tell them what we've done. They look at me the whole time. Mother's going to say I should sit down. I can see it in her mouth." | he had the salt in his hand still, in a twist of cloth | the rope was shorter than yesterday, and the post stood in the air by a finger's breadth, and the edge was on this side of it
One place was empty
+ Give {p} your hand, and go in with him to the table => It went as long as they talked | he set the salt down in front of his father, and turned him a little to the light. "There," said {p}. "Now it's all there"
= Look at what the others had in their hands => The mother's was held up for silence | they had been going to say a grace, and it was for a child who was ill in a house close by
- Cheat him of the rope, since you have more use for it => {p} noticed only when he had taken the next step | he had sat down by then, in the empty place, and one had the impression that they were all much relieved
~ The post came over without a sound | they had {p} by the feet, and the table was not a yard away, and all the seven looked at him so kindly
@ wa-baby scene line=plain-walk near p=young_mother/she where=the_end_of_the_line
% The One Who Cries; What It Doesn't Like
That night nobody got any rest, because there was a child in the line that cried, and had done so since the first lamp | {p.a} carried it up and down at the very end, where they had sent her
"They say it brings {hands} along," said {p}. "They say I'm to leave it, or go off by myself. It's got a tooth coming. It's only a tooth"
It yelled until it was blue, and drew breath, and yelled | {h} took {his} turn at carrying, up and down, past the last lamp | and there {he} saw it | the edge was lying a few steps off, as it did every night, and the dust stood in it | when the child yelled, it fell
"What are you looking at?" asked {p}. | the child had stopped, to get its breath | at once every grain was in its place again, and a hand's breadth nearer
+ Support {p} through the night, and let it cry => They took turns, and the child never knew who had it | in the morning the lamp behind them was still alight, for the first time since they had started
= Test whether a song does it as well => It did for as long as {h} did not know how the song went on | once it came to the chorus the dust stood still
- Lie to {p} that it must be kept quiet at any cost => She put her shawl over it and rocked, and rocked | when it was quiet one could hear how quiet it was
~ Those in front had come back with a sack for it | {p} was gone into the dark before they had got it open, and there was crying from all sides
@ wa-paint scene line=plain-walk near p=sign_painter/he where=the_lamp_with_a_number
% Nine, Again; A Face on the Tenth
At the next of the lamps {p.a} was standing on a box, with a pot of red, and was painting a number on the post | he had done it with every one so far, so that people should know how much they had behind them
"I like it when a thing's numbered," said {p}. "One, two, three. You feel looked after." | he bent forward and wiped the post with his sleeve | there was a number on it already | it was in red, and it was neat, with a little tail to it
"That's my nine," said {p}. "I do it with a tail"
He got down from the box | it had four marks in the ground to stand in, and they fitted. "I haven't done it yet," he said. "I've done six. I've got the paint for three more, look, I've measured it." | he dipped in his finger. On the post the paint was as wet as in the pot
+ Help {p} to paint a face below the number => It had big ears, and one eye was lower than the other. "There's only one like that," said {p}. "If I see that again, then I'll know whom to complain to"
= Write the number on the back of your hand => It tickled | {h} had it before {his} eyes from then on, at each thing that {he} did, with a little tail to it
- Destroy the number, so that the others do not see it => It came off with sand | under it there was another nine, and under that there was another
~ The pot tipped over | it ran down the slope ahead of them, and after an hour's walk they came to where it had run to, and it was still running
@ wa-means scene line=plain-walk means fork p=again who=grandfather,pacer,ball_boy,lamp_trimmer where=the_stone_by_the_way
% How to Be Faster; The Top Goes Short
{p} set the top on a flat stone, and {h} counted | it went for eleven breaths, and fell over on its side
"We can't go on like this," said {p}. "We're forty now, and it's got into the habit of us. I see three ways, and I don't care for two of them. We go all together, tied in one line, with the slow ones in the middle. Then at least nobody gets asked by himself. Or you strike out from the lamps, by night, straight across, and see if you can come out ahead of it. There's a ratcatcher who knows how." | {p} looked past {h}. "Or there's the litter. {hands} carry one along with the curtains shut. Two could be a long way off with that, if two were the sort"
A cough came from among the sleepers, and they all turned to see whether it would be finished | it was
+ Support the slow ones with a line for everybody => There were belts in it, and shawls, and the cord of a bell | {h} tied {himself} on at the rear, where it pulled the most
= Plan a way in the dark, apart from the lamps => The ratcatcher was fetched, and drew it with a stick | it was to be that same night, with a lamp that was not lit
- Prepare to steal the litter from {hands} => {h} found out when they put it down, and for how long | it was each time that there was a person to be asked
~ {hands} had come round on the other side as well, and asked, and asked | whoever could stand ran for it, each by whatever way he was facing
@ wa-wall1 scene line=plain-walk wall way did=wa-means:+ p=last_in_line/he where=the_rear_of_the_line
% Somebody Pulls; The Last but One
They went in one long line, and by noon there was no one who had fallen behind | for the first time people talked as they walked
At the rear with {h} went {p.a}, who was a quiet man with a wart. "I'm always last," said {p}. "At school and at weddings. You get to see everybody's back. I've come to like backs." | he went on talking, about one back and another, and then it took him rather long over a word
The rope had gone stiff behind {h}, as if it had been dipped in wax | {he} turned round | {p} stood there with his mouth open for an "o", and the light on the wart | he was one step away, and the edge ran between them
From in front they pulled, since they did not know | his eyes moved, and looked at the rope, and then at {h's} hands
+ Save {p} with your hand across the edge => It was like putting one's arm in a sleeping mouth | "And then?" cried {h}. "What about her back?" | "or so I thought," said {p}, and fell forward on to the ground
= Hold on, and call to the front to stand still => They stood | it stood as well, at once, and that was nearly the worst of it | back there {foe} had one foot in the air
- Betray {p}, and cut the rope on your own side => It was done in one stroke | the cut end did not fall down | it stayed in the air the way it had been held
~ The whole line had begun to run | {h} was pulled along the ground, and {p} after {him} by the belt, with his mouth still open for an "o"
@ wa-wall2 scene line=plain-walk wall p=ratcatcher/he where=the_ground_between_the_lamps
% Where the Rats Went; The Same Cup
Between the lamps, in the dark, they had walked straight on all night | with {h} was {p.a}, who had known the ground since he was a child, and had a ferret in his shirt
"You want to do what the rats do," said {p}. "When a thing's going to be bad, they leave. I watched them. They all left, in a line, like a wedding. I thought: that's the way out, then, I'll remember that." | he scratched the ferret. "And then I saw where it went to. They didn't go away from it. They went in. I've not told a soul, they'd have laughed at me"
A lamp came in sight ahead of them, and {h} began to walk faster | it was the end of the night, and they had come a long way round, and there had been nothing behind them for hours
Under it, a palm above the ground, hung a cup with a tongue of milk
+ Comfort {p}, who has sat down next to the cup => "It was straight," he said. "I swear to you that it was straight." | the ferret had put its head out, and was looking toward the grey with pricked ears, as at supper time
= Walk on past, to see what comes next => There was the second lamp, and the place where they had rested, with the marks of sixty bundles | {h} stood for some time before {his} own tracks
- Kill the lamp's flame, so the others will not find it => It stood in the dark, and one still knew exactly where it was | "That's a pity," said {p}. "It was the only one that we hadn't come to yet"
~ The ferret had got away | it ran along the ground, straight for the cup, under it, and on, and did not stand still, and at the last moment it looked back
@ wa-wall3 scene line=plain-walk wall way did=wa-means:- p=carried_woman/she where=the_litter
% Elder Blossom; Whom They Carry
They had put the litter down to ask a question, and two took it up and ran | there was hardly any weight to it, and it smelled of elder blossom | when they were far enough away {h} drew the curtain, to see what {he} had stolen
An old woman sat in there with a basin on her lap. "You aren't them," said {p.a}. "You trot. They never trot." | she was not frightened. "I asked them to take me back in. I'm wanted there. I put a cloth on a child's forehead half a year ago, and it ought to be changed"
{h} let down the curtain and then lifted it up again
"I'd only gone to the door to wring it out," said {p}. "So I was on this side. {foe} sat by her and was telling her one of {foe.his} stories. That's {foe.his} daughter, she's six. It was very high that night. She'd got hold of {foe.his} thumb. 'And then?' she said. She always says that. And {foe} didn't say any more. I stood there with my cloth and waited for it too. And then the moth stopped"
+ Give {p} your arm, and listen to the rest => "There isn't any rest," said {p}. "That's it. That's what's the matter." | but she had taken {h's} arm, and held it the whole night as if it were a smaller one
= Ask {p} how far it is to that room => "A step," she said. "I'd one foot over the sill. It's only got so far because it has to keep everything that's next to it, and then what's next to that"
- Lie to {p} that the child is well by now => Her whole face opened up. "Then she'll want her broth," said {p}, and would get out at once, and had to be held
~ The poles broke, and they sat in the dust with the curtains over them | all round them, very softly, they were asked whether they were not tired
@ wa-turn scene line=plain-walk turn p=again who=last_in_line,ratcatcher,carried_woman where=the_first_lamp_once_more
% Under the Top; There Is No Edge
It was the first lamp | they had got there from the other side, after nine others, and there hung the cup, and the woman had her hands at her hair | forty people stood round it and did not put down their bundles
{h} took out the top to measure, and for the first time looked at the under side | a child had scratched a word in it with a nail, and the word was: mine
"That's the little girl's," said {p}. "{foe's}. It was her night. It was to be over before morning, everybody knew that, one way or the other. She was being told a story, and she had this spinning on the plate, because she wasn't to fall asleep." | nobody said anything. "And {foe} came to where the end was, and couldn't. {foe.he} just wanted it to stay. As it was then, with her asking"
"And it has," said {ally}. "And whatever was next to it had to. And so on"
So it could not be outwalked, since there was no outside to it | whatever way one set out one came to where one had turned one's back on it | {h} had come to {goal} | there was only one direction left in which {he} had not gone yet
+ Comfort those who had thought that they were nearly there => They sat down in a circle round the lamp with their shoulders touching | "Then we needn't run, at least," said a small voice
= Spin the top in front of the cup => It went for three breaths | just for as long as it went the milk came out by another finger's breadth
- Lie to them that it is the next lamp but one => They took up their bundles at once | {ally} did not move | "How often?" asked {ally}
~ "You must be tired," it was said on all sides, with real concern | {hands} had been there already, under the lamp, and they had kept it trimmed
@ wa-price scene line=plain-walk price p=again who=young_mother where=the_edge_by_night
% A Voice to Keep It Off; Whose
If they were going in there had to be one night's rest first, and so it had to be kept from coming on while they slept | there was only one thing that did that
The young mother had understood before anyone asked | she held the child so that one could not see its face. "It's asleep," she said. "It's the first time. The tooth's through"
They all looked at the ground | one would only have had to wake it, and sit it down before the edge, and see that it went on crying until morning | or it might be carried in ahead tomorrow, at the front, like a lamp
{h} might have done it {himself}, by shouting, for a whole night | but whoever shouts a night through is no good for anything the next day, and it was {he} who was to walk in first
+ Protect the child's sleep, and shout in its stead => {h} shouted all that {he} knew | toward the end of the night {he} was down to names of fishes | it lay before {his} feet like a dog, and did not come on by one step
= Draw straws for who has to shout, and for how long => They were willing, and most of them had no voice | it came up as far as the outer sleepers, and in the morning four had one arm that they could not put down
- Steal the child from her, and set it at the edge => The child cried, and the dust fell till it was light | its mother ran up and down behind them the whole night long, and {hands} asked her, and asked her
~ While they argued it woke of its own accord, and looked round at them all, and laughed | it was so long since any of them had heard that they did not notice at once what came nearer
@ wa-far scene line=plain-walk far p=again who=last_in_line,ratcatcher,carried_woman where=the_space_between
% Walking Backward; The Story So Far
In the space between the people and the stillness went {foe}, and that evening {h} went out there, with {p} by the hand
{foe} did not look round | {foe.he} felt for the ground with each foot, and in a low voice was telling something to what lay in front of {foe.him}. "And they came to a river," {foe.he} was saying, "and they came to a river." | one saw {foe.his} face now, and it was so tired that it had nothing else in it
"I can't let it out of my sight," said {foe}. "I thought if I stayed close by, then I could hold it back a bit. For the others' sake. It comes out to wherever I am. So I'll have to go a little further, won't I, so that it's got room"
{p} had begun to cry
"I know they stand there," said {foe}. "I look at them. It does them no harm. It's the one thing that I can promise anybody, that nothing will happen"
+ Comfort {foe}, and walk beside {foe.him} a while => {foe} was not used to having anyone beside {foe.him}, and got out of step | for the length of one breath both of {foe.his} feet were on the ground, and nothing came on
= Ask {foe} what happens at the river => {foe's} mouth opened and shut. "There's a boat," {foe.he} said, and then quickly, as if {foe.he} had bitten {foe.his} tongue: "And they came to a river"
- Lie to {foe} that you have heard her call => {foe} stood still, with {foe.his} whole body | it stood still too, and leaned forward, and {h} could see that it had got {foe's} face
~ {hands} had seen the light, and came running to see who it was that was making {foe} talk | they had never run before
@ wa-note scene line=plain-walk far p=messenger/she where=the_bend_with_the_runner
% Half a Year Late; A Folded Note
At a bend in the way, just inside, stood a runner, with one foot behind her and her plait in the air | {h} had passed her several times | now {he} saw that she had a note in her hand
It took two to get her out, one to pull, and one to ask how it went on | "I've got to get by!" said {p.a}, fell to her knees, and was up again. "I'm from the physician. I've got to be there before morning. How late is it?" | nobody wished to be the one who told her
"He looked at her that noon," said {p}. "Then he went home, and got out his books, and found it. It looks the worst just before it turns, he said. He wrote it down for them and told me to run." | the note was damp from her hand | "She will breathe in again, if you let her breathe out," it said. "Let her"
{ally} read it over {h's} shoulder, and sat down on the spade
+ Give {p} your arm, and promise that it will get there => "I stopped to tie my shoe," said {p}. "It was just here. I only stopped to tie my shoe." | "So did everybody," said {ally}
= Read it aloud to the ones who stand there => Their eyes went to and fro with the lines | at "let her" a tear ran down the cheek of one, for the whole length of it, and dropped
- Steal the note, and tell {p} that it is out of date => {h} knew what it was worth, and to whom | {p} looked at her shoe. "I'd have tied it faster if I'd known," she said
~ She tore herself loose, ran three steps, and stood again, with one foot behind her | the note had stayed in {h's} hand, and there was nobody now to whom one might have promised it
@ wa-asker scene line=plain-walk far p=asker/he where=the_fire_of_the_bareheaded
% Nobody Asks Them; One Question Back
{hands} had a place of their own to spend the night, on the near side of the grey, and there was no light in it | they sat with their hands on their knees and waited for it to be day
{h} had come to look at them from close by, and one of them lifted his head. "Aren't you tired?" asked {p.a}, with his soft voice, and began to make room
He was grey in the face | he had no shoes on, and there was not much left of his feet. "You should see them in there," he said. "My two are just being put to bed. One's got his nightshirt half over his head. He's laughing in it. He's been laughing for half a year." | he rubbed his knees. "You'll say I should go in to them. I've thought about it. But then who'd see to the others? There's always one more that can't go on"
It occurred to {h} that in all this time there had been one question that everybody was asked, except for these
+ Give the question back, and mean it, and support his head => "Aren't you?" asked {h}. | {p} searched {his} face for the trick. "Yes," he said. "Oh, yes," and he slept, sitting up, like any man, with his mouth open
= Ask {p} what he would do if it went on => "Pull the shirt down," said {p} at once. "I'd pull it down for him, and then there's his face"
- Trick {p} with a tale that the shirt is empty => He was up, and ran, and the others ran with him, to see | there was room at the fire, and it was not used
~ The whole row had raised their heads and asked it together, like a wind | only at the next lamp did {h} notice that {he} had nodded
@ wa-hoarse scene line=plain-walk far way did=wa-price:+ where=the_edge_in_the_morning
% What They Hum; Names of Fishes
When it grew light after that night {h} could not get out another sound, and it was quiet in front of {him} | but it was not quite so quiet as before
{ally} had brought a jug and stopped in the middle of a step, from fright, and then went on quickly. "Listen," said {ally}
Out there in the grey they stood, row upon row, in the attitudes in which they had been come up with | not one of them had moved | but there was a humming, from behind shut teeth, as of a hive in winter | it had no tune | then {h} knew it by its rhythm
"They're saying your fishes," said {ally}. "Cod, and ling. They've been listening to you. They've got as far as the eel, and they can't get past it by themselves"
+ Give them the next one, with what voice is left => "Herring," said {h}, and it was hardly more than a breath | it went back through the rows and was handed on, and quite far in, where there was nothing to see, they could hear it arrive
= Listen to how far back the humming goes => It went on and on, until it was thinner than a hair | at the end of it, right in the middle, there was one that did not hum, and was only holding its breath
- Deceive them with the name of no fish at all => There was an unhappy stir from row to row, as in a school | one eye after another turned to {h}, and it was not the look that they had had before
~ It broke off as if a door had been shut | in front of the first row stood {foe} with a finger to {foe.his} lips, and for the first time {foe.he} was facing this way
@ wa-follow scene line=plain-walk far way did=wa-price:- p=again who=young_mother where=the_way_behind
% What Follows Now; A Shawl
From that night on there were two things behind them | one was grey, and came on at a walk | the other was the young mother
She did not shout any more | they carried the child at the front, well wrapped up, and it had stopped crying when it saw how little came of it | she followed at fifty steps, with her shawl held open, and if {h} stood still then she stood still
"Let her come up," said {ally}. "I've seen it on a good many faces. I've never seen it on one that was walking." | no one went back to fetch her, because it would have meant going past her eyes
{hands} had got up with her. They walked on either side of her, bareheaded, and did not ask her anything
+ Give her back the child, in front of everyone => {h} went the fifty steps | she wrapped it up without a look at {him}, tied the ends, and counted its fingers | then it yelled, and the dust fell
= Wait until she is beside you, and say nothing => They walked like that till evening | "It takes its milk lukewarm," she said at last. "They give it too hot. I can hear it"
- Lie to her that it is better off with the others => "Yes," she said. "That's what they say as well" | she nodded to those on either side of her, and put out both her hands to them
~ They looked round, and she was not at fifty steps any more, but at three | she had only wanted to hear it breathe
@ wa-plan scene line=plain-walk plan fork p=again who=last_in_line,ratcatcher,carried_woman where=the_circle_round_the_lamp
% The Other Direction; How Two Can Walk
They sat under the first lamp, forty of them, and talked of how one goes into a thing like that
"One by oneself stands," said {p}. "Two can walk, as long as one of them wants to know what comes next. So if we all take hands, from this lamp to the bed, and each asks the other. It'll be a long line. It'd have to reach"
"Or I go along the way that {foe} goes," said {h}. "Backward, with my eyes on the lamp. It lets {foe.him} through like that." | one would have to do it all alone, with nobody to ask, and only the top to go by
There was a third way, and it was the one who had come last who brought it up | {foe} could be got away from that door, with one lie, and then it would just be a room
It had come up as far as the cup again, and the cup was on their side
+ Support the line of hands, and be its foremost => They practised at once, all round the lamp | "And then?" they asked one another, rather shyly, and one after another they thought of something
= Choose {foe's} way, alone and backward => {h} walked up and down like that until {he} no longer stumbled | it is curious how large a lamp gets, if it is the last thing one will see
- Prepare to deceive {foe} with one sentence => It was about the child's end | {h} said it over under {his} breath, and it did not want to be said twice
~ The lamp sank, and turned blue, and there was no more oil | they would have to go as they stood, with whatever each had understood of it
@ wa-eve scene line=plain-walk eve where=the_first_lamp_at_night
% What Comes Next; The Last of the Onions
It was to be at daybreak, in so far as there was one | {ally} cooked up the last of the onions, and dealt them out, and then they lay on their backs and could not sleep
"Tell us something," said a child's voice in the dark. "But with an end to it"
It turned out not to be easy | each of them knew how to begin one, and most of them came through to the river, or the door, or the wolf, and then it went quiet | they had been walking for so long that they were all at the same place
"I'll tell you one," said {ally}. "There was a man who dug holes." | {ally.he} thought about it, and one heard the spade turn. "And he dug them all his life long, and then"
The light had come down to the size of a thumbnail, and they were all holding their breath, and so was what lay before the lamp
+ Share out the end of it, a sentence to each => "And then he planted a pear tree in one," said {h}. | "And then it froze," said another, "and then it didn't" | by the time it had gone round there were pears, and somebody was asleep
= Spin the top in the dark, and let them listen => It hummed, and they could hear that it was growing slower, and it fell | "Well, that's how it sounds," said {ally}. "I don't call that so terrible"
- Steal off alone while the others listen => It was forty steps to the cup | there {h} noticed that {he} had stood for quite a while with one foot raised, and that they were calling, and had been
~ "And then?" asked a great many voices, very politely, out of the grey | nobody went on with it, and they lay close together until it was light
@ wa-gate1 scene line=plain-walk gate move way did=wa-plan:+ p=plaited_girl/she where=the_line_of_hands
% From the Lamp to the Bed; And Then
At daybreak they took hands, and {h} went in at the head of them, past the cup
It was like walking under a lake | they went between people with raised arms, and under a moth, and past a table at which seven were laughing | "And then?" asked {p.a}, who had hold of {h's} left hand. "And then I bought a goat," said {h}. "And then?" | behind her it was being asked as well, and answered, and asked, right back to the lamp
Whoever stood at the side followed them with his eyes | there was not one of them who did not look as if he had it on the tip of his tongue
Then the arm grew heavy | the line was out to its full length, and there were still ten steps to a door with light beneath it | {hands} stood before that with folded arms, and asked nothing now
+ Give your other hand to one who stands there => It was stiff, and then it was warm. "and so I said to him," said the woman with the hairpins, quite loudly, and reached out for the next | in that manner they got longer
= Tell those at the door how it goes on with the goat => They did not wish to hear it | but at the place with the widow one of them said "No!", and after that he had to know
- Attack the nearest of them, to break through => He fell where he stood, and stayed in the air, half way down | the ones behind had let go, to see, and six hands closed on nothing
~ At the rear a hand had slipped | one heard it come along the line like a row of shutters, and {h} jumped, with {p} in tow, and had the latch
@ wa-gate2 scene line=plain-walk gate move way did=wa-plan:- p=door_sitter/he where=the_door_with_light_beneath_it
% One Sentence; The Room with Nobody Before It
At daybreak {h} went out to where {foe} was walking, and said the sentence | {foe} did not cry out | {foe.he} ran past {him}, out, toward the lamp, where they were to have brought her, and ran forward, like a person
All at once the grey had nobody before it | it stood there like an animal whose lead has been dropped | right inside it was a door, not far at all, and light came from under it
On the floor next to it {p.a} was sitting, with a dish on his knees. "I know that she isn't," said {p}. "I can hear her, she's breathing in. Who told {foe.him} such a thing? You can't have thought of what it does." | out there, a long way off, somebody began to scream, and it was all on one note
Where the scream got to it began to move, from the rim inward, and it was not a going-on, it was a breaking-up
+ Save what there is time for, and fetch {foe} back yourself => {h} ran into the scream with {his} arms out | "She's alive," {he} called, "I lied, she's alive." | {foe} beat at {him} with both fists, and then held on to {him}, and came
= Sit down by {p}, and let the dish be passed to you => It was broth, and it was warm yet | "If you're going in," said {p}, "then take her that." | the scream broke off, and {foe} came past them at a run, back to the stool, and saw neither of them
- Destroy the latch, so that nobody gets in behind you => It was through in three blows | before the third {foe} had slipped in under {h's} arm | there they were, the two of them, and no one to ask what came next
~ The scream stopped as if cut off | {foe} was standing in the doorway, and there was no telling by what way {foe.he} had come
@ wa-gate3 scene line=plain-walk gate move p=stilled_guard/he where=the_passage_of_those_who_look
% Backward; The Lamp Gets Small
At daybreak {h} turned {his} face to the lamp, put one foot behind the other, and went in
It let {him} | the cup came by on the left, from behind, and then the woman, whose face {he} saw only when {he} was past | they stood in their hundreds, on both sides, and all of them were looking over {his} shoulder at what {he} could not see
The lamp was as big as a hand, and then as a coin | {he} spun the top on {his} palm so as to hear it, and it went on for two breaths, then for one | at {his} back was a door, and in front of it {he} came up against a chest
It belonged to {p.a}, one of {hands}, who had been caught as he turned, with his arms spread | one could not get by
+ Comfort him, as if he could hear you => "It's all right," said {h} over {his} shoulder. "I'm only going to look in on her." | the arms sank, and one of them laid itself round {him}, quite briefly
= Ask him what he was about to do => "to tell you that it's the left one," said {p} with a voice full of dust. "The right one sticks." | he had wanted to say it for half a year
- Cheat, and take his place, so that he stands in yours => It was a dance step, and then {h} was at the door | he had {his} lamp before his eyes now, and one could see that it was getting smaller for him
~ The lamp went out | {h} no longer knew which way {he} was facing, and then there was a latch in {his} hand, and it might have been any latch
@ wa-duel scene line=plain-walk duel where=the_room_in_the_middle
% It Came to a River; Before Morning
It was a small room | {foe} sat beside the bed on a stool that was too low, and there was a thumb held in a fist | the girl lay with her mouth a little open, and her chest was raised | on a plate stood a mark where a top had been spinning
"Don't," said {foe}, without looking round. "Don't say anything. She's just breathed in. Look at her. She wants to know how it goes on." | it was so still in there that one saw one's own words before one heard them | {ally} had come in after {h} for all that, as far as the sill
"I was to tell her it until she was asleep," said {foe}. "I know how it ends. I've known it all the time, they cross over. I can't say that to her. If I say it she'll breathe out. Nobody can tell me what'll come after that, I've asked them all, there's not a soul who could tell me"
Outside stood everyone who had been next to it | {h} had a thing to do as well, and like all the others it was waiting for this
+ Give {foe} the note, and the top to hold => {foe} read it with {foe.his} lips | "Let her," it said at the end | {foe} put the top on the plate, and {h} spun it. "And there was a boat," said {foe}, "and they got in, and it was morning on the other side"
= Ask, as she would have asked it: and then? => {h} knelt so low that it came from where the pillow was | {foe's} mouth trembled | it was the one question that {foe.he} had never in {foe.his} life left without an answer
- Lie that she breathed out long ago => "That's not a breath that she's holding," said {h}. "You've been sitting by nothing for half a year." | {foe} bent down over her to hear, and so let go with the eyes
+~ {foe} read the note, twice. "He knew it that noon," said {foe}. "It's half a year old. Who's asked him since?" | nobody had thought of fetching the physician | {foe} put the other hand over the fist as well
=~ "Yes," said {foe} to the pillow. "Yes, in a moment. It came to a river." | {foe.he} would say it as often as it was asked, and never come any farther
-~ "She's warm," said {foe}. "I've got her by the hand. You can tell that to people who've let go" | it was the last thing that one could still hear
`;
export const pack: PackSource = { id: 'case-plain-walk', sheets: [facts, scenes], words: {} };
