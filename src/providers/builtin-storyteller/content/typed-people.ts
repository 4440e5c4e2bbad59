/** What comes of a typed deed where somebody is there for it: `actp KIND GRADE`; `{p}` is the one to whom it is done, or who stands by. */
export const typedPeople = `
@ * actp kiss win
{h} {did} | {p} went stiff as a post, and then did not | "Well," said {p}, somewhat later. "One of us had better go on with the work."
{h} {did} | for a moment neither of them was thinking of {foe} | {p} was the first to let go, and the last to stop smiling
@ * actp kiss mixed
{h} {did} | {p} allowed it, and patted {him} twice on the back | "You look as though you needed that," {p.he} said. "So did I."
@ * actp kiss setback
{h} tried to {todo} | {p} stepped back, and held out a hand to be shaken instead
{h} tried to {todo} | "Not now," said {p}, very kindly, and that made it worse
@ * actp pray win
{h} {did} | {p} kept still the whole time | "My mother did that before a journey," {p.he} said, in a softer voice. "It always helped her."
@ * actp pray mixed
{h} {did} | {p} waited with folded hands, to keep {him} company | "I hope that the walls were listening," {p.he} said. "My feet have gone to sleep."
@ * actp pray setback
{h} {did} | "You can do that later," said {p}. "{foe} will not wait until you have done."
@ * actp sing win
{h} {did} | {p} knew that one | {p.he} sang along to the very end | afterwards {p.he} talked to {him} like a neighbour
@ * actp sing mixed
{h} {did} | {p} listened with closed eyes | "You have left out a verse," {p.he} said. "It was the best one, too."
@ * actp sing setback
{h} {did} | "Please," said {p}, with a finger in each ear. "I have done nothing to you."
@ * actp dance win
{h} {did} | {p} stared, and then laughed until {p.he} {p.was} out of breath | it is not easy to distrust a person after that
@ * actp dance mixed
{h} {did} | {p} clapped, slowly | "And what does that do to {foe}?" {p.he} asked
@ * actp dance setback
{h} {did} | {p} looked the other way until it was over | {h} pulled {his} {coat} straight, and said no more about dancing
@ * actp bribe win
{h} {did} | {p} put the money away without counting it | "I was half on your side already," said {p}. "Now I can afford to be."
{h} {did} | "Half of that would have done," said {p}, and took the whole of it | for the other half {p.he} looked a good deal friendlier
@ * actp bribe mixed
{h} {did} | {p} took the {coins}, counted them, and gave back one | "That one is for asking nicely," {p.he} said. "The rest is for the way you look at me."
@ * actp bribe setback
{h} tried to {todo} | {p} went red to the ears | "I have been poor all my life," {p.he} said. "I am used to it. Put that away."
{h} tried to {todo} | "I should only lose it at dice," said {p}, not without regret, and pushed the {coins} back
@ * actp buy win
{h} {did} | {p} named a price, and {h} laughed, and so it went on until both were content | "You bargain like one from {home}," said {p}, and it was meant as praise
@ * actp buy mixed
{h} {did} | {p} wanted more than it was worth, and got it | "Do not pull such a face," {p.he} said. "I shall think of you kindly while I spend it."
@ * actp buy setback
{h} tried to {todo} | "That is not for sale," said {p}. "I wish to heaven that it were. I have had offers."
@ * actp guard win
{h} {did} | {p} saw it, and stood up straighter | "Nobody has done that for me before," {p.he} said. "I like it."
@ * actp guard mixed
{h} {did} | {p} was grateful, and said so | {h} had stood on {p.his} foot to do it
@ * actp guard setback
{h} tried to {todo} | {p} had to lean out sideways to see past {him} | "I am not made of eggs," {p.he} said
@ * actp sneak win
{h} {did} | {p} had turned away, and whistled | {h} had not made one sound, and {he} {was} rather proud of that
@ * actp sneak setback
{h} tried to {todo} | "You breathe like a cow," said {p}, without looking round. "But the feet were good."
@ * actp climb win
{h} {did} | {p} held {his} boot for the first of it | from up there the whole day looked smaller, and so did {foe}
@ * actp climb mixed
{h} {did} | {p} shaded {p.his} eyes and called up that it was not safe | it was not, and it cost {h} a sleeve to find out
@ * actp climb setback
{h} tried to {todo} | {he} came down again sooner than {he} had gone up | "I did that once," said {p}, and brushed the dust off {his} back
@ * actp goto win
{h} {did} | {p} made room for {him} without being asked | "I wondered when you would come over," {p.he} said. "The light is better on this side."
@ * actp goto mixed
{h} {did} | {p} watched {him} do it | "It is as good a place as any," said {p}, "but mind the splinters"
@ * actp goto setback
{h} tried to {todo} | {p} had put out an arm | "Not that way," {p.he} said. "It is all mud, and you would only come back."
@ * actp search win
{h} {did} | {p} helped, and was quicker at it | now they both knew for certain what was there and what was not
@ * actp search mixed
{h} {did} | all there was to show for it was a bent nail | "You have dust in your hair," {p} said, and brushed it off
@ * actp search setback
{h} {did} | {p} followed {him} round and put everything back | there was nothing
@ * actp call win
{h} {did} | {p} jumped, and then shouted too, for company | it brought nobody, but it cleared two heads
@ * actp call mixed
{h} {did} | "They heard you in {last}," said {p}, and took both fingers out of {p.his} ears
@ * actp call setback
{h} {did} | {p} put a hand over {his} mouth | it was not a rough hand, but it smelled of onions
@ * actp joke win
{h} {did} | {p} bit {p.his} lip | then {p} laughed aloud, wiped {p.his} eyes, and stopped guarding what {p.he} said
{h} {did} | "My brother told that one," said {p}, "and he told it worse" | after that {h} was one of the family
@ * actp joke mixed
{h} {did} | {p} smiled with one side of {p.his} face | "When this is over you may tell me that again," {p.he} said. "I shall try to laugh."
@ * actp joke setback
{h} {did} | {p} waited for the rest of it | "Oh," said {p}, after a time. "That was all of it."
@ * actp insult win
{h} {did} | {p} went white, and then gave it back in full | after that they were even, and the air was clearer
@ * actp insult mixed
{h} {did} | {p} laughed | "I have been called worse by better," said {p}, but {p.he} was not so friendly afterwards
@ * actp insult setback
{h} {did} | {p} had heard worse at home, and was sorry to say so
@ * actp flatter win
{h} {did} | {p} looked behind {p.him}, to see who was meant | nobody had been so kind to {p.him} that week, and it showed
@ * actp flatter mixed
{h} {did} | {p} bowed a little | "That was nicely put," {p.he} said. "Say it again when we have less to do."
@ * actp flatter setback
{h} {did} | {p} grew quite pink | "Well, yes," {p.he} said. "Let us just go on."
@ * actp invite win
{h} {did} | "Where you go I go," said {p}, "as far as my boots do" | that was one more pair of eyes on {h's} side
{h} {did} | {p} had hoped to be asked, and tried not to show it | "Since you put it like that," {p.he} said
@ * actp invite mixed
{h} {did} | "I shall never be far off," said {p}. "But you walk too fast for me."
{h} {did} | {p} looked back once, at what would have to wait, and then {p.he} nodded
@ * actp invite setback
{h} {did} | "One of us must stay, and keep a light on," said {p} | one could not quarrel with that
@ * actp persuade win
{h} {did} | {p} chewed on it | "Put like that," {p.he} said, "I should be a fool to say no"
@ * actp persuade mixed
{h} {did} | {p} was half won over | "Ask me again when I have slept on it," said {p}, and yawned to show that it would not be long
@ * actp persuade setback
{h} tried to {todo} | "You talk very well," said {p}. "I could listen all day, and do nothing."
@ * actp accuse win
{h} {did} | {p} went red, and did not look away | "Some of that is fair," {p.he} said. "I am sorry for that part."
@ * actp accuse mixed
{h} {did} | "That was not kind," {p} answered, very quietly. "But I would sooner have it said to my face."
@ * actp accuse setback
{h} {did} | {p} was too surprised to be angry | "Me?" {p.he} said, and {h} could hear {himself} how silly it was
@ * actp think win
{h} {did} | {p} left {him} in peace | the tangle came down to one plain thing in the end | {h} still meant to {goal}
@ * actp think setback
{h} {did} | "You have gone a long way off," said {p}. "Come back. It is dull here on my own."
@ * actp cry win
{h} {did} | {p} saw it, and came a little closer without a word | it was a better answer than most
@ * actp cry setback
{h} {did} | {p} looked at the ground until it was over
@ * actp eat win
{h} {did} | {p} took the other half without being asked | neither of them thought of {foe} before the last crumb
@ * actp eat mixed
{h} {did} | {p} ate like a sailor with three days to make up, and the talk had to wait
@ * actp eat setback
{h} {did} | {p} watched every bite, and was too polite to ask | it is hard to enjoy anything like that
@ * actp magic win
{h} {did} | {p} took one step back, and then two forward, to see it better | "Do that in front of {foe} some day," {p.he} said. "I want to be there."
@ * actp magic setback
{h} tried to {todo} | nothing came | "Was that it?" asked {p}, who had put both hands over {p.his} hat
@ * actp feel win
{h} {did} | {p} let {him}, and did not speak | {his} hand was steadier than {he} had thought, and that was a good thing to find out
@ * actp put win
{h} {did} | {p} saw where, and nodded | "I shall remember it for you," said {p}, "in case you forget"
@ * actp put setback
{h} {did} | "Not there," said {p}. "I shall only fall over it."
@ * actp laugh win
{h} {did} | {p} did not ask what at | after a moment {p.he} began as well, and they had to hold each other up
@ * actp laugh mixed
{h} {did} | "I am glad that one of us finds it funny," said {p}
@ * actp laugh setback
{h} {did} | {p} waited for {him} to be done, and grew no warmer
@ * actw ask win
{h} {did} | {named} looked {him} over, and gave an honest answer | there was little in it, but it was kindly meant, and {h} took heart
{h} {did} | {named} took a good long time over it | "You are the first who asked me anything today," came the answer. "I never know any of it."
@ * actw ask mixed
{h} {did} | {named} gave {him} an answer that would have done for any question
{h} {did} | {named} would have liked to help, as one could see | there was only not much to say
@ * actw ask setback
{h} {did} | the only answer was a long look at {his} boots, and {named} went on with the work
{h} {did} | {named} had heard nothing, seen nothing, and been nowhere
@ * actw tell win
{h} {did} | {named} kept quite still, and heard it to the end | "Then I wish you luck," came the answer, "and I do not wish it to everybody"
@ * actw tell mixed
{h} {did} | {named} nodded, and told it to the next comer
@ * actw tell setback
{h} {did} | it was lost on {named}
@ * actw bribe win
{h} {did} | {named} closed a hand on it, and made {him} a very small bow
@ * actw bribe mixed
{h} {did} | {named} took it, and looked as though it might have been more
@ * actw bribe setback
{h} tried to {todo} | {named} laid the {coins} down in a row, and stepped back
@ * actw threat win
{h} {did} | {named} made room at once, and would not meet {his} eyes
@ * actw threat mixed
{h} {did} | {named} gave way, and muttered a word about manners
@ * actw threat setback
{h} {did} | {named} yawned
@ * actw lie win
{h} {did} | {named} saw no reason to doubt it, and asked for nothing in writing
@ * actw lie mixed
{h} {did} | {named} believed it, more or less, and wanted to hear it again
@ * actw lie setback
{h} {did} | {named} began to smile at the second word, and laughed at the fifth
@ * actw kind win
{h} {did} | {named} had not looked for that from anybody | for a moment it was a better day for both of them
@ * actw kind mixed
{h} {did} | {named} seemed pleased, and stood there with two hands too many
@ * actw kind setback
{h} {did} | {named} drew back, and would not be coaxed
@ * actw blow win
{h} {did} | {named} sat down, very much surprised, and made no more trouble
@ * actw blow mixed
{h} {did} | {named} gave it back at once, and they parted with a bruise each
@ * actw blow setback
{h} tried to {todo} | {named} took one step to the side | {h} went by, and on, and into a wall
@ * actw rude mixed
{h} {did} | {named} turned red and said nothing, and looked round for a bigger friend
@ * actw rude win
{h} {did} | {named} had no answer ready, and gave {him} more room
@ * actw rude setback
{h} {did} | {named} had been called other things, and went on as before
@ * actp use win
{h} {did} | {p} watched closely | "So that is what it is for," said {p}. "We have been hanging our hats on it."
@ * actp use setback
{h} tried to {todo} | "We have all tried that," {p} said
@ * actp say win
"{says}" said {h} | {p} heard that with both eyebrows up | "So I thought," {p.he} answered. "It is good to hear it said."
"{says}" said {h} | {p} liked that, and showed it | "I have nothing to add," said {p}, "and that does not happen often"
@ * actp say mixed
"{says}" said {h} | {p} took some time over {p.his} answer | "That may be," {p.he} said. "I shall have to get used to it."
"{says}" said {h} | "Say that again," {p} told {him}, "but slower. I was still on the first word."
@ * actp say setback
"{says}" said {h} | {p} pretended not to have heard, and did it badly
"{says}" said {h} | "People keep telling me that," said {p}, and turned away to see to a strap
@ * fitp absent something more
{none} there to {act} | "You will have to do without," {p} told {him}. "I have done without for years."
{h} would have liked to {act} {one} | "With one of those," said {p}, "I should be a long way from here"
{none} for {him} to {act}, as far as anybody could see | {p} looked as well, to be polite
{h} spoke of meaning to {act} {one} | {p} laughed, and asked {him} where {he} thought {he} {was}
{none} about for {h} to {act} | "I always said that we should want one some day," said {p}
{h} looked where one would keep such a thing, ready to {act} {one} | {p} shook {p.his} head: there had never been any in that place
@ * fitp absent somebody more
{none} there to {act} | "It is only the two of us," said {p}, "and I should like it to stay that way"
{h} turned to see where there was {one} to {act} | {p} turned as well, and they both stood looking at nobody
@ * fitp elsewhere more
{named} was too far off for {him} to {act} | "Not here since I came," said {p}, who had followed the thought
{named} was miles off by now, and nobody could {act} {named} from here | {p} said as much, and asked what it was about
{h} spoke of {named} | "A long way from here," said {p}. "You will have to make do with me."
`;
