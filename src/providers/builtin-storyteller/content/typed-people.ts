/** What comes of a typed deed where somebody is there for it: `actp KIND GRADE`; `{p}` is the one to whom it is done, or who stands by. */
export const typedPeople = `
@ * actp kiss win
{h} {did} | {p} went stiff as a post, and then did not | "Well," said {p}, somewhat later. "Somebody had better go on with the work."
{h} {did} | for a moment neither of them was thinking of {foe} | {p} was the first to let go | then {p.he} told {him} a thing that few people knew
@ * actp kiss mixed
{h} {did} | {p} allowed it, and patted {him} twice on the back | "You look as though you needed that," {p.he} said. "So did I. Now, what is it that you want?"
@ * actp kiss setback
{h} tried to {todo} | {p} stepped back, and held out a hand to be shaken instead
{h} tried to {todo} | "We have met once," said {p}, and put the table between them
@ * actp pray win
{h} {did} | {p} kept still the whole time | "My mother did that before a journey," {p.he} said, in another voice, and told {him} which road {hands} were not on
@ * actp pray mixed
{h} {did} | {p} looked at {p.his} own feet the whole time | "I hope that somebody was listening," {p.he} said. "I know that nobody was, here."
@ * actp pray setback
{h} {did} | "You can do that later," said {p}. "They are not going to wait until you have done."
@ * actp sing win
{h} {did} | {p} knew that one | {p.he} sang along to the very end | afterwards {p.he} talked to {him} like a neighbour
@ * actp sing mixed
{h} {did} | {p} listened with closed eyes | "There is a verse missing," {p.he} said. "They stopped us singing it."
@ * actp sing setback
{h} {did} | "Hush," said {p}, with a look behind {p.him}. "That tune is counted against people here."
@ * actp dance win
{h} {did} | {p} stared, and then laughed until {p.he} {p.was} out of breath | it is not easy to distrust a person after that
@ * actp dance mixed
{h} {did} | {p} clapped, slowly | "And what does that do to {foe}?" {p.he} asked
@ * actp dance setback
{h} {did} | {p} looked round to see whether anybody else had seen it | somebody had
@ * actp bribe win
{h} {did} | {p} gave the money one glance | then {p.he} put {p.his} hat over it | "What I am about to tell you," said {p}, "I told you out of kindness"
{h} {did} | "Half of that would have done," said {p}, and took the whole of it | for the other half {p.he} walked {him} past the {guard} {p.himself}
@ * actp bribe mixed
{h} {did} | {p} took the {coins}, counted them, and gave back one | "That one is for forgetting that you asked me," {p.he} said. "The answer is: not before dark."
@ * actp bribe setback
{h} tried to {todo} | {p} went red to the ears | "I have been poor for forty years," {p.he} said. "I am used to it. Put that away."
{h} tried to {todo} | "They pay more," said {p}, not without regret, and pushed the {coins} back across
@ * actp buy win
{h} {did} | {p} named a price, and {h} laughed, and so it went on until both were content | "You bargain like somebody from {home}," said {p}, and threw in some news of {foe}
@ * actp buy mixed
{h} {did} | {p} wanted more than it was worth, and got it | "It is not me," {p.he} said. "It is what {hands} take off me every week."
@ * actp buy setback
{h} tried to {todo} | "That is not for sale," said {p}. "I wish to heaven that it were. I have had offers."
@ * actp threat win
{h} {did} | {p} lifted both hands, quite slowly | "Let us be calm," said {p}, not looking at {his} face. "It was {foe} who sent me. Now you know."
{h} {did} | {p} believed {him} | {p.he} moved out of the way by one long step, and said where the others were waiting
@ * actp threat mixed
{h} {did} | {p} gave way, and looked {him} over carefully while {p.he} did it, from the boots up | {p.he} would know that face again anywhere
@ * actp threat setback
{h} {did} | {p} did not move | "You would have done it by now," {p.he} said, and went on with what {p.he} {p.was} doing
{h} {did} | "Is that how you do things in {home}?" asked {p}, and called out for two friends
@ * actp shoot win
{h} tried to {todo} | it went past {p.own} ear and into the wood | {p} sat down, and from there {p.he} answered everything
@ * actp shoot mixed
{h} tried to {todo} | it missed by a good deal, as it was meant to | when the echo had gone, there was running in the street, and it was coming nearer
@ * actp shoot setback
{h} tried to {todo} | there was a click, and nothing else | {p} let out {p.his} breath. "My turn, I think," {p.he} said
@ * actp strike win
{h} {did} | {p} went over a stool and took the shelf along | "All right!" {p.he} said from the floor, with both hands up. "All right. Ask."
{h} {did} | {p} went back against the wall with a hand over {p.his} nose, and nobody stood in the way any longer
@ * actp strike mixed
{h} {did} | {p} took it on the shoulder, and returned it | they rolled over twice, and got up on opposite sides, both of them with less breath than before
{h} {did} | {p} went down | it was done in front of people, and two of them were already running to fetch somebody
@ * actp strike setback
{h} tried to {todo} | {p} caught {his} wrist in the air, and held it there | "No," said {p}, as one says it to a child, and gave the wrist back
{h} tried to {todo} | {p} was not where {he} had aimed | the next thing that {h} saw was the floor, very near
@ * actp guard win
{h} {did} | somebody had been coming for {p}, and stopped short | {h} did not look away, and at last they turned back
@ * actp guard mixed
{h} {did} | it held them up for as long as {p} needed | {h} had a torn sleeve to show for it
@ * actp guard setback
{h} tried to {todo} | they came round the other side, and {p} had to pull {him} away by the collar
@ * actp hide win
{h} {did} | {p} understood, and moved over to stand in front | when two of {hands} looked in, {p.he} was yawning, and nobody else was to be seen
@ * actp hide mixed
{h} {did} | {p} talked loudly to nobody for a while, and said at last that they had gone | "You owe me one," said {p}
@ * actp hide setback
{h} tried to {todo} | "I can see you," {p} told {him}, "and I am not even looking"
@ * actp sneak win
{h} {did} | {p} had turned to the wall, and whistled | behind {p.own} back {h} saw a door with three new locks
@ * actp sneak setback
{h} tried to {todo} | "There is a board there that creaks," said {p}, a moment too late
@ * actp climb win
{h} {did} | {p} held {his} boot for the first of it | from above {h} could call down some good news | {hands} were going away
@ * actp climb mixed
{h} {did} | {p} shaded {p.his} eyes and called up that it was not safe | it was not, but {h} had seen over the wall by then
@ * actp climb setback
{h} tried to {todo} | {he} came down again sooner than {he} had gone up | "I did that once," said {p}, and helped {him} look for the button
@ * actp run win
{h} {did} | {p} shouted after {him} to go left | {h} went left, and there the road was empty [3 as far as the next corner]
@ * actp run mixed
{h} {did} | when {he} dared to look round, {p} stood across the road | {p.he} was keeping somebody back with spread arms
@ * actp run setback
{h} tried to {todo} | {p} had {him} by the sleeve | "If you run they will know," said {p}. "Walk. Talk to me. Look bored."
@ * actp leave win
{h} {did} | {p} let {him} get as far as the corner | "Wait," said {p}. "You ought to have this at least. {next}. Ask there."
@ * actp leave mixed
{h} {did} | {p} looked after {him} for a while, and shrugged, and went back to work
@ * actp leave setback
{h} tried to {todo} | {p} had got up too, and came along, talking | there was no way of leaving {p.him} that was not rude
@ * actp follow win
{h} {did} | {p} did not look round, but {p.he} went more slowly | at the third corner {p} set something down, and walked on
@ * actp follow mixed
{h} {did} | {p} knew it from the first step | "If you are coming, come beside me," {p.he} said. "It looks worse like that."
@ * actp follow setback
{h} tried to {todo} | {p} went in at a door, and did not come out of it | when {h} looked, it was a passage with two ends
@ * actp goto win
{h} {did} | {p} made room for {him} without being asked | "I wondered when you would come over," {p.he} said. "They cannot hear us on this side."
@ * actp goto mixed
{h} {did} | {p} watched {him} do it | "It is as good a place as any," said {p}, "but you can be seen there from the road"
@ * actp goto setback
{h} tried to {todo} | {p} had put out an arm | "Not that way," {p.he} said. "I saw what became of the last one."
@ * actp listen win
{h} {did} | {p} noticed, and stopped talking as well | in the quiet they both heard it: somebody was breathing behind the boards
@ * actp listen mixed
{h} {did} | what {he} heard was {p}, muttering a row of names | the third was {foe}
@ * actp listen setback
{h} {did} | "They are mice," said {p}. "It is always mice. The other ones take off their boots."
@ * actp search win
{h} {did} | {p} let {him}, and then pointed with {p.his} chin | there, in the one place where nobody looks, was a folded {paper}
@ * actp search mixed
{h} {did} | "They looked there too," {p} said, "and they had dogs" | still, {h} found a button, and {p} went pale when {p.he} saw it [3 , and asked to have it put back]
@ * actp search setback
{h} {did} | {p} followed {him} round and put everything back | there was nothing
@ * actp look win
{h} {did} | there was one thing about {p} that did not go with the rest | it was the boots: they were army boots, and nearly new
{h} {did} | {p} grew uneasy under it | {p.he} turned {p.his} ring so that the stone was inside
@ * actp look mixed
{h} {did} | {p} looked back just as hard | it ended in a draw
@ * actp look setback
{h} {did} | "Have you seen enough?" asked {p}, and turned {p.his} back
@ * actp sleep win
{h} {did} | {p} kept watch for {him} | when {h} sat up, {p} was still there | {p.he} could name everyone who had gone by
@ * actp sleep mixed
{h} {did} | {p} stood it for an hour | "I would not have thought that anybody could, today," said {p}
@ * actp sleep setback
{h} tried to {todo} | "Not here," said {p}, and shook {him} by the shoulder. "People have woken up without their boots here, and worse."
@ * actp wait win
{h} {did} | {p} could not bear it | "Very well," {p.he} said, after a time, as if {h} had been shouting at {p.him}, "there was a second {letter}"
{h} {did} | {p} filled the silence with one thing and another | the third thing was true
@ * actp wait mixed
{h} {did} | {p} waited as well | it was a comfortable silence, and nothing whatever came of it
@ * actp wait setback
{h} {did} | {p} took it for an answer, and nodded, and began to pack up {p.his} things
@ * actp call win
{h} {did} | {p} jumped, but it brought {him} what {he} wanted | somebody opened a window and told them both to come up
@ * actp call mixed
{h} {did} | "They heard you in {last}," said {p}. "I hope that you wanted them to."
@ * actp call setback
{h} {did} | {p} put a hand over {his} mouth | it was not a rough hand, but it stayed there until somebody had gone by
@ * actp joke win
{h} {did} | {p} bit {p.his} lip | then {p} laughed aloud, wiped {p.his} eyes, and stopped guarding what {p.he} said
{h} {did} | "My brother told that one," said {p}, "and he told it worse" | after that {h} was one of the family
@ * actp joke mixed
{h} {did} | {p} smiled with one side of {p.his} face | "When this is over you may tell me that again," {p.he} said. "I shall try to laugh."
@ * actp joke setback
{h} {did} | {p} waited for the rest of it | "Oh," said {p}, after a time. "That was all of it."
@ * actp lie win
{h} {did} | {p} believed it, because {p.he} wanted to | {p.he} even put in the piece that {h} had forgotten to make up
{h} {did} | "So it is true, what they say," said {p}, and told {him} what they say
@ * actp lie mixed
{h} {did} | {p} believed the first half | as for the second, {p.he} would ask somebody who would know, and {he} had until then
@ * actp lie setback
{h} {did} | "That is odd," said {p}. "I was there, you see." | there was no way back from that
{h} {did} | {p} let {him} come to an end | then {p} said in seven words what had really happened
@ * actp insult win
{h} {did} | {p} went white, and then {p.he} said things that were better kept | one does, when one is angry
@ * actp insult mixed
{h} {did} | {p} laughed | "I have been called worse by better," said {p}, but {p.he} was not so friendly afterwards
@ * actp insult setback
{h} {did} | {p} wrote it down, and asked {him} how {he} spelled {his} name
@ * actp flatter win
{h} {did} | {p} looked behind {p.him}, to see who was meant | nobody had said such a thing to {p.him} that year, and it made {p.him} careless
@ * actp flatter mixed
{h} {did} | {p} bowed a little | "That was nicely put," {p.he} said. "What will it cost me?"
@ * actp flatter setback
{h} {did} | "Everybody says that who wants something," said {p}
@ * actp give win
{h} {did} | {p} held it a while before {p.he} put it away | "Nobody gives me things," said {p}. "So listen. They change the {guard} at {last} one hour before dawn, and for that hour there is only one."
{h} {did} | {p} looked, and looked again | "Where did you come by this?" {p.he} asked, and for the first time {p.he} sounded like a friend
@ * actp give mixed
{h} {did} | {p} took it with thanks, and looked for more
{h} {did} | "I cannot take that from you," said {p}, and took it, "without telling you that I have been paid to watch you"
@ * actp give setback
{h} tried to {todo} | {p} kept both hands behind {p.him} | "What one takes one has to carry," {p.he} said
@ * actp help win
{h} {did} | with two it was soon done | {p} sat back and looked at {him} properly | "You did not ask what it pays," said {p}. "So I shall tell you what I would not tell {hands}."
{h} {did} | {p} let {him}, and grew calmer by and by | "They asked me about you," {p.he} said. "I was going to answer. I shall not, now."
@ * actp help mixed
{h} {did} | {p} was glad of that, and the best hour of the day was gone
{h} {did} | {p} was not used to it, and got in the way | still, at the end it was done, and the two of them were on better terms
@ * actp help setback
{h} tried to {todo} | "You mean it well," said {p}. "Hold this. No, do not hold it like that. I had better do it alone."
{h} tried to {todo} | {p} had been promised help before, and had paid for it | {p.he} said no, and thanked {him}
@ * actp persuade win
{h} {did} | {p} chewed on it | "Put like that," {p.he} said, "I should be a fool not to," and {p.he} reached for {p.his} hat
@ * actp persuade mixed
{h} {did} | {p} was half won over | "I shall do it if it does not rain," said {p}, and no more could be got out of {p.him}
@ * actp persuade setback
{h} tried to {todo} | "You ought to have been a preacher," said {p}. "I do not go to church."
@ * actp accuse win
{h} {did} | {p} began to say no, and stopped | "Who told you?" {p.he} asked, and that was an answer too
@ * actp accuse mixed
{h} {did} | "Some of that is so," {p} answered, very quietly. "The part about {foe} is not. Ask me again when we are alone."
@ * actp accuse setback
{h} {did} | "Prove it," said {p}, and could afford to smile
@ * actp ask win
{h} {did} | {p} thought about how much to say [3 , with one eye on the way in] | "I know this much," said {p}. "Somebody from {foe} was asking for the same thing. He carried a list with everything crossed out but two lines."
{h} {did} | "I will tell you what I saw," said {p}, "and you can make of it what you like" | it was a cart, going to {next} before light | its wheels were wrapped in straw
{h} {did} | {p} looked to see who was near [3 , and drew {him} a step aside] | "Ask me who pays for the {lamp} that is lit all night at {last}," {p.he} said. "I do. They make me."
{h} {did} | {p} answered, plainly, and then did an odd thing | {p.he} took {his} hand and wrote a number in the palm with one finger
@ * actp ask mixed
{h} {did} | {p} knew only the beginning of it | "For the rest you would need my sister," {p.he} said, "and she is at {next}, and she does not talk to strangers"
{h} {did} | "I could tell you," said {p}, "but then I should have to leave here. Ask me on the day you go."
{h} {did} | {p} said yes, and thought about it, and said perhaps
@ * actp ask setback
{h} {did} | "The last person who asked me that had better boots than you," said {p}. "I saw the boots again. On somebody else."
{h} {did} | {p} shook {p.his} head before {h} had finished | it was not that {p.he} did not know
{h} {did} | "I sell onions," said {p}, with great firmness. There was not an onion to be seen.
@ * actp tell win
{h} {did} | {p} took it in, and turned it over, and was a while about it | "Then you are the one," said {p}. "They said that somebody would come. I said that nobody would."
{h} {did} | {p} had not expected that | "I thought that I was the only one who knew it," {p.he} said, and after that there was no more need to be careful
@ * actp tell mixed
{h} {did} | {p} nodded as if it were old news | the person behind {p.him} nodded as well, and left
{h} {did} | "I believe you," said {p}. "I only wish you had told me that before I told them what I told them."
@ * actp tell setback
{h} {did} | {p} looked hard at {him} | "You should not say such things where there are walls," {p.he} said, and moved off
@ * actp steal win
{h} {did} | {p} was talking, and noticed nothing | the thing was up {his} arm before the sentence ended
@ * actp steal mixed
{h} {did} | {p} felt in {p.his} pocket a moment later, and frowned, and began to think
@ * actp steal setback
{h} tried to {todo} | {his} fingers met other fingers there | they were {p.own} | "Looking for something?" asked {p}
@ * actp take win
{h} {did} | {p} opened {p.his} hand | "I was to keep it until somebody dared," {p.he} said, and seemed relieved
@ * actp take mixed
{h} {did} | {p} said nothing to that, and kept one hand out, palm up, until {h} paid
@ * actp take setback
{h} tried to {todo} | {p} moved it out of reach with one foot | "Ask first," said {p}
@ * actp think win
{h} {did} | {p} left {him} in peace | it came all at once: {foe} did not know the way either [3 , or nobody would have been sent to {next}]
@ * actp think setback
{h} {did} | "You have gone a long way off," said {p}. "Come back. Somebody is at the door."
@ * actp cry win
{h} {did} | {p} found a cloth for {him}, nearly clean, and sat down alongside without a word | it was a better answer than most
@ * actp cry setback
{h} {did} | {p} looked at the ceiling until it was over
@ * actp eat win
{h} {did} | {p} broke off the other half and ate along with {him} | people say a good deal with their mouths full, and {p} did
@ * actp eat mixed
{h} {did} | {p} ate like somebody with three days to make up, and the talk had to wait until the plate was clean
@ * actp eat setback
{h} {did} | "That was for the {guard}," said {p}. "He counts."
@ * actp magic win
{h} {did} | {p} took one step back, and then another | "So there are such people," {p.he} said. "Do you know that {foe} is looking for one?"
@ * actp magic setback
{h} tried to {todo} | nothing came | "Was that it?" asked {p}, who had put both hands over {p.his} hat
@ * actp write win
{h} {did} | {p} held the {lamp} for {him}, and read along | "You have left out the most important one," said {p}, and put a finger on the gap
@ * actp feel win
{h} {did} | {p} watched {his} hand | "Lower," said {p}. "There is a join. I have felt it too, and never dared."
@ * actp put win
{h} {did} | {p} saw where, and nodded, and moved a basket in front of it
@ * actp put setback
{h} {did} | "Not there," said {p}. "That is where they look first."
@ * actp laugh win
{h} {did} | {p} did not ask what at | after a moment {p.he} began as well, and they had to hold each other up
@ * actp laugh mixed
{h} {did} | "I am glad that one of us finds it funny," said {p}
@ * actp laugh setback
{h} {did} | {p} waited for {him} to be done, and grew no warmer
@ * actp sit win
{h} {did} | {p} pushed the bread across, and began to talk without being asked, as people do to somebody who has sat down
@ * actp sit mixed
{h} {did} | {p} stayed on {p.his} feet | it made the one of them look tired, and the other one in a hurry
@ * actp sit setback
{h} {did} | "That is taken," said {p}. "It has been taken since before you were born."
@ * actp other win
{h} {did} | {p} had not reckoned with that | it was a moment before {p.he} could speak, and then {p.he} spoke the truth
@ * actp other mixed
{h} {did} | {p} did not know whether to be angry, and decided to think about it overnight
@ * actp other setback
{h} tried to {todo} | {p} would have none of it, and said so twice
@ * actw ask win
{h} {did} | {named} looked left, and then right, before the answer came | somebody lit a {lamp} at {last} every night | nobody knew who
{h} {did} | for a while {named} said nothing | then it came out in one breath | one word in it was {foe}
@ * actw ask mixed
{h} {did} | {named} gave {him} an answer that would have done for any question
{h} {did} | {named} knew, as one could see | but knowing was one thing, and saying was another
@ * actw ask setback
{h} {did} | the only answer was a long look at {his} boots, and {named} went on with the work
{h} {did} | {named} had heard nothing, seen nothing, and been nowhere
@ * actw tell win
{h} {did} | {named} kept quite still, and heard it to the end | "Then I know who you are," came the answer, "and I know who is behind you. Use the back stairs."
@ * actw tell mixed
{h} {did} | {named} nodded, and told it to the next comer
@ * actw tell setback
{h} {did} | it was lost on {named}
@ * actw bribe win
{h} {did} | {named} closed a hand on it, and turned away to study the wall until {h} was by
@ * actw bribe mixed
{h} {did} | {named} took it, and stayed where the next one with a purse would come by
@ * actw bribe setback
{h} tried to {todo} | {named} laid the {coins} down in a row, and stepped back
@ * actw threat win
{h} {did} | {named} made room at once, and pointed after the others
@ * actw threat mixed
{h} {did} | {named} gave way, and kept looking from {him} to the door
@ * actw threat setback
{h} {did} | {named} yawned
@ * actw lie win
{h} {did} | {named} saw no reason to doubt it, and asked for nothing in writing
@ * actw lie mixed
{h} {did} | {named} believed it, more or less, and began to tell the neighbours
@ * actw lie setback
{h} {did} | {named} began to smile at the second word, and laughed at the fifth
@ * actw kind win
{h} {did} | {named} had not looked for that from anybody | it was paid back with a piece of news | {hands} were expected by dark
@ * actw kind mixed
{h} {did} | {named} seemed pleased, and followed {him} with both eyes from then on
@ * actw kind setback
{h} {did} | {named} drew back, and would not be coaxed
@ * actw blow win
{h} {did} | {named} sat down in the road, and did not get up until {h} was past
@ * actw blow mixed
{h} {did} | {named} gave it back at once, and they parted with a bruise each
@ * actw blow setback
{h} tried to {todo} | {named} took one step to the side | {h} went by, and on, and into a wall
@ * actw rude mixed
{h} {did} | {named} turned red and said nothing, and looked round for somebody larger
@ * actw rude win
{h} {did} | {named} went off in a temper, and left the thing behind that nobody was meant to see
@ * actw rude setback
{h} {did} | {named} had been called other things, and went on as before
@ * actp use win
{h} {did} | {p} watched closely | "So that is what it is for," said {p}. "We have been hanging our hats on it."
@ * actp use setback
{h} tried to {todo} | "We have all tried that," {p} said
@ * actp say win
"{says}" said {h} | nobody had said that to {p} before | "So I thought," {p.he} answered. "You had better come inside."
"{says}" said {h} | {p} smiled for the first time | "In that case," said {p}, "sit down, and I will tell you who was here before you"
@ * actp say mixed
"{says}" said {h} | {p} took some time over {p.his} answer | "That may be," {p.he} said. "It does not tell me whose side you are on."
"{says}" said {h} | "Say that again," {p} told {him}, "but quieter, and not facing the street"
@ * actp say setback
"{says}" said {h} | {p} pretended not to have heard, and did it badly
"{says}" said {h} | "People keep telling me that," said {p}, and turned away to see to something else
@ * fitp absent something more
{none} there to {act} | "You will not get one before {last}," {p} told {him}. "We had to hand ours in."
{h} would have liked to {act} {one} | "With one of those," said {p}, "I should be a long way from here"
{none} for {him} to {act}, as far as anybody could see | {p} looked as well, to be polite
{h} spoke of meaning to {act} {one} | {p} laughed, and asked {him} where {he} thought {he} {was}
{none} about for {h} to {act} | "They sold that in the bad year," said {p}, "and the nail that it hung on"
{h} looked where one would keep such a thing, ready to {act} {one} | {p} shook {p.his} head: there had never been any in that place
@ * fitp absent somebody more
{none} there to {act} | "It is only the two of us," said {p}, "and I should like it to stay that way"
{h} turned to see where there was {one} to {act} | {p} had been alone there since morning, and said so
@ * fitp away more
{named} was too far off for {him} to {act} | "Not here since I came," said {p}, who had followed the thought
{named} was miles off by now, and nobody could {act} {named} from here | {p} said as much, and asked what it was about
{h} spoke of {named} | {p} had never met anybody of that name, or said so
`;
