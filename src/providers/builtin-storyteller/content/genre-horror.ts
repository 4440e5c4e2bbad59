import { horrorVoice } from './horror-voice.ts';
import type { PackSource } from '../pack.ts';

const cards = `
@ priest ally ally=silenced_priest
% The Last Word of the Rite; It Was Said First
Behind {place} {ally.a} was digging a hole | it was not for anyone, it was only to be tired
"There are eleven words to put a thing out of a house," {ally.he} said. "I had said ten. And it said the last one to me, quite kindly, in my own voice. So it is I who have been put out."
{ally.he} could no longer cross a doorstep | {ally.he} slept in the open, and ate what was handed through windows
"{foe} asked it in," said {ally}. "I should like to hear it be told to go. I do not mind who says it, so long as I may stand outside and listen."
+ Support {ally} across one doorstep, with both hands => {h} took {ally.him} under the arms | there was a weight against {them}, as of a river | halfway over {ally.he} cried out | then {ally.he} stood on the boards inside, with wet eyes, touching the wall
= Ask {ally} to teach you the first ten => {h} learned them by the grave, with a spade for a lectern | they were ordinary words | but by the tenth nothing was singing any more in the hedge | "Not here," said {ally}, and put a hand across {his} mouth
- Cheat {ally} with a promise of absolution => {h} promised, in a bishop's name that {he} had read on a tomb | {ally} knelt down and wept for thankfulness | {ally.he} would follow {h} anywhere, {ally.he} said | a low voice in the new hole, that was not for anyone, laughed along
@ * fare of=genre-horror.priest won
{ally} stood outside and heard the thing told to go | it went, quite kindly, and held the door for {ally.him}
@ * fare of=genre-horror.priest lost
{ally} never heard that thing told to go by anyone | {ally.he} built a hut without a doorstep, and slept in it
@ nurse ally ally=night_nurse
% The Patient in the Ninth Bed; Nobody Is to Be Told
{ally.a} was washing {ally.his} hands, and could not stop
"There are eight beds on my ward," {ally.he} said. "By night there are nine. I give it a pillow. It is not one of the dead. They lie flat. This one has its knees up, and it looks at the door, and asks when the doctor will be round."
No doctor had come since All Souls, for {foe} had sent the last one away [3 , and kept the bell]
"I would like to tell it yes," said {ally}. "I would like to bring {foe} to it, and draw the curtain. Only I have never been able to think how I should get {foe.him} to come."
+ Help {ally} to sit with the ninth tonight => {h} sat on one side, {ally} on the other | toward four the hair of it began to be visible, and a wrist | there was a band on the wrist, with a name | {ally} read it and turned the wrist over very gently, so that it should not read it too
= Look at the charts of the eight => {h} looked, from bed to bed, with a candle | every one had been getting better until All Souls | from that night on another hand had been adding an hour at the foot
- Lie to the ninth, and say that the doctor is here => {h} bent, and said it to the pillow | the knees went down | all the way along the ward eight people drew up theirs, and turned their faces to the door | {ally} took {his} sleeve, and they were both out at it, running
@ * fare of=genre-horror.nurse won
{ally} could say yes to the patient in the ninth bed | a doctor did come round, and by morning there were eight
@ * fare of=genre-horror.nurse lost
{ally} could not bring a doctor to the ninth bed | {ally.he} brought it a second pillow, and it said thank you
@ callers chase
% They Called Out in Turn; A Voice You Know
{hands} were in the lane, and they had started to call
They did it [2 one after another, from the corners,] in the voices of people {he} had <loved~been fond of> [! , a teacher, a cousin, a friend who had drowned]
"Here," they said. "Over here. You will catch your death" | the voices were quite right, but they all breathed in the same place
A shutter stood ajar behind {him} | across the way there was a gap between two walls, as black as a sleeve
+ Save the one who is answering from a window => {h} threw gravel at the pane, and it opened | an old man leaned there, in tears | "But it is Annie," he said | {h} made him stop his ears | {they} stood on either side of the wall, and shook, until the lane was quiet
= Answer them in a voice that is not yours => {h} called, high and cracked, in the voice of an aunt | there was a silence | then they all answered in it together | they went off down the lane being her, and for a great way off {h} could hear them at it
- Betray the house with the shutter => {h} rattled that shutter, and slipped across the way | an old man indoors called out to know who was there | "Oh, you are in," said the lane, in five voices, and went up to the sill
@ * intro-plain
There had been a knock {inhome}, three times and low down, and {h} had not opened
{h} slept badly {inhome}, and had begun to find that the bed was made
@ * intro
{h}, {aside}, had slept badly since coming to {home} | it was the quiet, people said, and one got used to it
@ * intro-plain
{h} had been warned about {home} | it had been in a friendly way, by people who were going somewhere else
@ * intro-goal
{h} meant to {goal} | in the daylight it seemed a thing that could be done
@ * sense in
The wall was damp to the touch [, in a patch the size of a back]
All the doors on that side had been planed at the foot [2 , so that nothing need be lifted to go under them]
There was a smell of lilies [3 , and nothing in the place that could have flowered]
A row of shoes stood by the wall, and the last pair was wet
The mirror had been turned around [, and the nail was bent, as if it had been turned more than once]
A chest had been dragged across the boards [3 , and afterwards the maid had scrubbed there, and had scrubbed too wide]
A hand had been drawn round in chalk upon the wall [3 , and it had been drawn by a child with too few fingers, of a hand with too many]
There was a chair at the turn of the stair, where no one would want one
The window had been nailed shut [3 , from both sides]
The tenant had been keeping teeth in a saucer, and had sorted them
@ * sense out
No birds were singing on that side of the hedge
A path had been laid flat through the crop [2 , as wide as a table, and it did not begin anywhere]
There was a scarecrow two fields off [2 , and it had been three]
All the gates had been left open, and not one beast had strayed
Smoke stood up from the chimney, and did not lean with the wind
A child's swing was moving [3 , not far, and evenly, the way it does when a child has only just got down]
Along the lane each post had a knot of hair on it [2 , and it was brushed]
The moon had a ring, and inside of that there was another
@ * sense out sky t=night,dusk
There was a light in the wood [, low down], and it moved when {h} moved
@ * mood calm
{h} told {himself} that old places make a noise [3 , and found that {he} had said it aloud, and in a whisper, and to the chair]
@ * mood tense
Every hair along {his} arms stood up, and leaned one way
@ * mood low
Behind {his} eyes a visitor seemed to be sitting [3 , quite patient, with folded hands]
@ * chat ally
"If I ask you to open the door," said {ally}, "and I am out there, and it is late: do not"
"Say a thing that only you would say," {ally} asked, in a low voice, and waited
{ally} had begun to leave a lamp behind in every room [2 , and {ally.he} did not say what for]
"I heard you go by just now," said {ally}, "while you were standing here"
"I keep my boots on to sleep," said {ally}. "You might do the same."
@ ways1 ways good
+ Comfort the one who will not come out => {h} sat down by the cupboard, and did not try the door | after a good while a finger was put out under it, and {h} held that
@ ways2 ways neutral
= Listen at the wall until it stops => {h} listened, with one cheek to the plaster | it was a dry voice reading aloud, from a list, and after each name there was a tick
@ ways3 ways evil
- Betray where another is hiding => {h} pointed, and looked away | it went by {him} with a rustle, and it patted {him} as it went
@ crawl chase
% Between the Walls; Do Not Answer When It Asks
{hands} were going through the house by now with lanterns, room after room | a bit of panel moved, and a small damp hand pulled {him} through
"You have to be thin," a child whispered, ahead. "And you must not tell it your name when it asks. They always told."
There was as much space as there is in a drawer
+ Help the small one to push the brick from the end => It grated | there was grass on the other side and a smell of morning | "You go," said the whisper. "I have not got that part any more"
= Lie still when the steps stop outside => {hands} knocked upon the wood, here and there | close against {h's} cheek a knuckle knocked back, quite politely, from another wall, and they went that way
- Betray the hiding place to be let out => The boards came down, and there was light | there was no one there but {h}, and {hands} were looking at {his} sleeve, at the marks of five fingers
~ "What are you called?" it asked, from under {him}, in a kind voice | {h} had shut {his} teeth on it, but only just, and the one outside had heard the click
@ boy1 thread line=boy beat=1 p=egg-seller/she
% He Came Back on Sunday; The Wrong Boy
{p.a} stood across the road | she held a small boy on a string | she would let nobody by who might have dealings with {foe}
"{hands} had my Tom for a week, and this is what they brought me back," said {p}. "He has Tom's shirt on. He eats salt. By night he stands at my bed and learns my face."
The boy looked up at {h} and smiled, with all of his teeth [3 , and kept it up for rather too long]
"I want my own one out of there," said {p}. "And I cannot leave this one alone in the house."
+ Help {p} to ask the boy what he is called => {h} knelt down by {p}, and asked the boy for his name | "They have not told me yet," he said | then he took {p} by the thumb, and she let him | he knew the room where Tom was kept, he told them, and it had a window to the north
= Try Tom's old shoes on the boy => {p} had them in her apron, and {h} tried them on him | the left shoe fitted his left foot | it also fitted the right one, just as well | "And he does not mind," said {p}. "He thinks that all boys are like that."
- Cheat {p} with a promise to bring Tom home => {h} swore to fetch Tom out by Friday, and took her egg money for it | {p} kissed {his} hand | all Friday {p.he} stood at the roadside | {p.he} held a clean shirt | when it was dark {p.he} held it still
~ The string had come off, and the boy was holding up the end of it | he had tied the same knot again, and quite correctly, round {p's} own wrist
@ boy2 thread line=boy beat=2 p=thread
% They Measured the Boy; Answered through the Wall
{p.name} the egg-seller still had the false boy, and not her own | today two of {hands} were there, and had brought a rule
They measured his arms, and turned back his lip | "A fortnight more," one said, "and nobody will know him from Tom. Then we shall not need Tom."
"I heard my Tom last night, behind {foe's} north wall," said {p}, when they had gone. "He was calling me. And this one sat up in bed and called back to him, so that he should have company."
+ Protect both of the boys, and teach this one badly => {h} protected them with bad lessons | the boy learned to limp, and to say his prayers from the end | {hands} came with the rule, and put it off for a month | when they had gone the boy laughed, and it was a laugh of his own, and {p} had to sit down
= Ask the boy what Tom tells him at night => {h} asked it at bedtime, very softly | the boy laid one ear to the wall | "He says over the rooms," the boy told them, "so that they will be known." | there was a stair behind {foe's} bed, and seven children sat on it
- Betray to {hands} that the boy calls back => {hands} paid a {coin} for that | they took away the boy's voice in a jar with a lid | at bedtime he still opened his mouth | all that night Tom called behind the wall | {p} heard that nobody answered
~ The rule had been left behind, and one of {hands} was at the gate again to fetch it | the boy shut his mouth at once | it shut a little too late, and that was written down
@ boy3 thread line=boy beat=3 p=thread
% You Take One, We Keep One; Two Caps
{hands} had sent for {p.name} the egg-seller | she was to bring the false boy to the gate, and there she might have her Tom
There stood Tom between two of them, and squinted at the light | the shirt on him was too wide by now
"You take one, and we keep one," they told her. "It is all the same to us. The one that we keep we take apart."
The false boy had let go of her hand, all by himself | "It does not matter," he said to {p}. "I know the rooms."
+ Help {p} to walk away with both boys => {h} changed the caps on the two boys, and spun them round | "Which is yours?" asked {hands} | "Both," said {p}, and walked, and nobody knew which one to stop | that night there were two boys to one bowl, and one of them asked for the salt
= Ask the two boys to settle it => {h} asked them, and they put their heads together | "We shall take turns," said Tom | from then on they changed over each Sunday | {hands} never knew which one they had, and {p} never asked which one was at home
- Betray the false boy with a push => The false boy stumbled in at the gate | he made no noise, and Tom came out | at bedtime Tom sat up and called to the wall, and waited | {p} held him close | above his hair her eyes were on {h}
~ From a window {foe} called to them to be quick | {hands} took hold of one boy each | {p} had hold of both of them, and for a moment it went neither way
@ * stand did=boy2:+
Thanks to {h} and {w} the false boy had learned everything wrong | he stood here in the captain's coat, among {hands}, and gave orders in the captain's voice | half of them went home on the strength of it
@ * stand did=boy2:-
{h} had told on a boy who called back at night | {hands} had brought his voice along in its jar, and the lid was off | it shouted out which way {h} came, and {w} stood by and wept
@ * stand did=boy3:+
{h} had let {w} go home with two boys, and she had brought both | one ran off to the left, and the other to the right | {hands} quarrelled over which was which, and some ran after each
@ * stand did=boy3:-
The boy whom {h} had pushed in at the gate was one of {hands} by now | {w} called him by Tom's name | he turned his head to that, and so he saw who was coming
@ * callback did=genre-horror.boy3:+
In one house two small caps hung on a single nail, and {h} was glad of the second
@ mark1 thread line=mark beat=1 p=lime-washer
% A White Hand on the Door; It Came Up Again
{p.a} knelt before a door with a bucket and a brush, and held {h} fast by one boot | "Stand there, and tell me whether it shows," {p.he} said
On the wood was the print of a white hand [! , a small one with a crooked finger]
"{hands} put that on a house," said {p}, "and on the third night a voice outside calls you by name, and you walk out. They had my sister so. This is my own door, and I have painted it four times."
Even while {p.he} spoke the hand came up again through the wet paint
+ Help {p} to lift the whole door away => {h} took the one end, and {p} took the other, and they sank it in a pond | so that night there was nothing to knock at | {p} slept in the gap with both arms folded | in the morning the hand was on the doorpost, lower down
= Lay your own palm on the print => {h} laid {his} hand over the white one, and it was as warm as a loaf | the crooked finger had been broken once, and set badly | {p} had seen a hand like that before, and would not tell {him} where
- Lie to {p} that the door is clean => {h} looked straight at the white hand | there was none, {he} said | {p} put the brush down, and cried for joy | toward evening {p} came out for one more look | then the brush could be heard again, very fast
~ The hairs had come out of the brush, and stuck in the paint | they lay on the door in a pattern, and it had four fingers and a thumb
@ mark2 thread line=mark beat=2 p=thread
% The One Who Had to Press; Lime to the Wrist
{p.name} the lime-washer could not get the white hand off the door | by now it was on the inside, beside the bed
"This is the second night," said {p}, at the upstairs window. "Look down there, and do not let them see you."
{hands} were in the lane with a bucket of lime | they led a young woman by the wrist | they dipped her hand, and put it flat against a door | she turned away her face
"It is my sister," said {p}. "Whoever is called has to call the next. Tomorrow she has to call me."
+ Comfort the sister through the shutter => {h} waited till she stood below | through the shutter {he} told her that {p} was not angry | she stood still | at the next house she shut her hand, and printed a fist | a fist counted for nothing, and {hands} had not noticed
= Follow {hands} to where the lime is kept => {h} went after the bucket at forty paces, as far as {foe.own} cellar | a glove hung there for everyone who had ever been called | each glove was white, and all of the fingers moved a little
- Cheat, and put the mark on the neighbours' door => {h} cut a hand out of a turnip | with that, and some lime, next door was marked | {hands} saw it as they went by, and took it for their own work | at midnight they called out the twins from there | {p} had heard both of them go, and could not look at {h}
~ The sister had slipped on the wet stones, and {hands} looked up | for a moment she had {p} full in view | she made no sound, and let herself be pulled along
@ mark3 thread line=mark beat=3 p=thread
% The Third Night; She Would Not Say It
It was the third night for {p.name} the lime-washer, whose door was marked | out in the lane stood {hands}, with the sister
She was to call {p} by name, and she would not | they shook her by both shoulders
"When she says it I shall walk out to them," said {p}. "Nothing of me wants to, but the feet. I have tied mine to the bed."
Down there the sister opened her mouth at last [3 , and one could see what letter it was to be]
+ Help {p} to call the sister in first => {h} threw the shutter open | with one voice they called her in, as if to supper | it was her feet that went, in over the sill | they washed her hand before the fire, finger by finger, until it was warm | the mark had gone from the wood
= Beat on a pan, so that nothing is heard => {h} beat on a pan until {his} arms gave out, and no name could be heard over it | at cockcrow {hands} had to go | they took the sister along | {p} sat there with both feet tied, and cried
- Deceive the sister with another name to say => {h} called down that it was old Peter whom they wanted | she said it after {him} | across the lane a man came out in his shirt, and walked | later {p} put out the {lamp} in that house
~ The knot at the bedpost had begun to give | the first letter was out, and {p} stood already with one foot on the floor
@ * stand did=mark2:+
{h} had comforted a sister in the lane, and {w} had told it to others who were called | they had been round here in the night | white fists were on all the walls, and {hands} did not know which door was meant
@ * stand did=mark2:-
{h} had once put a white hand on a neighbours' door | the mother from that house stood by the way in, next to {w} | she laid a wet palm on {h's} back, and {hands} saw the mark
@ * stand did=mark3:+
{w} and the sister had come, because {h} had called her in from the lane | they knew the names of {hands}, and called them one after the other | it took the feet of some, and those walked off
@ * stand did=mark3:-
There was old Peter in his shirt, among {hands} | {h} had given them his name | {w} had told him whose doing it was | he called {h} very gently, and both of {h's} feet set off before {he} could stop them
@ * callback did=genre-horror.mark3:+
Two people were sitting at one hearth again, and one of them had a crooked finger and clean hands
`;

/** Horror: something ordinary that is a little wrong, and was wrong before anybody looked. */
/** What there is to do after the end, and the quests that come of it. */
const after = `
@ next1 sequel riddle=why-words quest=solve:find_out_what_rings_the_sunken_bell:the_sunken_bell p=eel-catcher
% Under the Mere; It Rang for a Wedding
There had been a church where the mere was | and on still nights [2 , they said,] one could hear it | {p.a} had heard it, and disliked the tune
"It rang for a wedding," said {p}. "I know the changes. That is quick, that is all the ropes. It has only ever tolled. I had six pots down, and I drew them, and there was rice in them."
On the shore stood people in their good clothes, who could not say why they had put them on
+ Help the guests home before it begins again => {h} took them by the elbow, and turned them round | they came like children | one of the women said she was sorry to miss it, and that {h} would be late
= Count the strokes from the end of the jetty => {h} lay flat on the boards, with one ear down | it was a peal, and it broke off, like people who hear a step | then one {bell} went on by itself, to see if {he} was still there
- Steal the rice, and scatter it on the church path => {h} did it by night, a pot to each side | in the morning it had been swept up | it lay on {h's} own doorstep, and led in
~ The {bell} had begun | one after another, without any haste, the people on the shore took hands | "Do not look who is beside you," said {p}, through shut teeth
`;

export const pack: PackSource = {
  id: 'genre-horror',
  sheets: [[cards, horrorVoice, after].join('\n')],
  words: {
    places: ['the house with nine chimneys #in', 'the white gate #out', 'the dark chapel #in', 'the fever house #in', 'the shut schoolroom #in', 'the hollow field #out', 'the dry wells #out', 'the nursery on the top floor #in', 'the drowned lane #out', 'the salt cellar #in', 'the hill with no echo #out', 'the room behind the organ #in', 'the empty green #out', 'the house with the oak door #in'],
    foes: ['Mistress Alder|lady of the spring table|the smiling ones|she', 'Doctor Crowe|physician to the ninth bed|the orderlies|he', 'The Reverend Pike|minister|the elders|he', 'Sister Amity|mother of the house|the sisters|she', 'Josiah Wake|maker of coffins|the bearers|he', 'Hester Gaunt|keeper of the lists|the tall callers|she', 'Uncle Merrill|head of the family|the cousins|he', 'Constance Thorn|teacher of the little ones|the big pupils|she'],
    titles: ['Do Not Look Round', 'The Third Row', 'It Was Tied in a Bow', 'It Is Combed at Night', 'One More In', 'The Left Side Was Warm', 'A Second Shadow', 'Loved Since the First of the Month', 'Which Way It Opens', 'What {foe} Lets In', 'Found You', 'No Birds on That Side', 'The Chair at the Turn', 'Too Many Fingers'],
    'book.deed': ['Ninth Bed', 'Eleven Words', 'Night in the Third Row', 'Way Back from {target}', 'Second Shadow'],
    'book.place': ['The Chair at {place}', 'Do Not Stay at {place}', 'Whoever Knocks at {place}', 'The Children of {place}'],
    'book.theme': ['A Civil Good Evening', 'We Like to See You Eat', 'Through the Door', 'Which Way It Opens'],
    'book.turn': ['The Voice in {token}', 'What {token} Let In', 'Leave {token} Where It Lies'],
    'example.objective': ['Find out who has been answering at {his} door', 'Rescue the child whose name is always drawn', 'Escape the village before the spring table is laid', 'Learn the last word of the rite', 'Protect the eight in the fever ward until dawn', 'Find {his} sister, who came back from the well', 'Destroy the bell that makes it turn round', 'Prove that the thing in the chair is not {his} father'],
    'example.setting': ['A village where nobody lets a guest pay', 'The fever hospital at Gaunt Hill', 'A house with nine chimneys and eight rooms', 'The hamlet of Saltmere, at the end of the drowned lane', 'A boarding school in the empty weeks', 'A farm on the hill with no echo'],
    'example.motivation': ['The house has been using {his} voice', '{his} brother was loved there, the year before', '{he} was measured against that wall as a child', 'The priest asked for a friend to say it, and died', 'It wrote, in {his} own hand, to invite {him}', 'The ninth must not sit alone'],
  },
};
