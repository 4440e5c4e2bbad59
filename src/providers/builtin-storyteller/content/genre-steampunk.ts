import { steampunkVoice } from './steampunk-voice.ts';
import type { PackSource } from '../pack.ts';

const cards = `
@ diver ally ally=bell_diver
% The Woman or Man from Below; A Deep Breath on Account
They had winched up the diving bell, and {ally.a} was in it | whoever climbed out had a fine to pay
"I went down to look at a pile," {ally.he} said, through the little window. "I came up with a report. They did not want a report. There is a door down there, with a light under it, and a bootscraper."
{ally.he} had breathed on the glass, to draw it | inside {ally.he} had a lamp, half a pie, and some six hours
"{foe} sank it there," said {ally}. "It is a whole house. I would go back tomorrow, if I knew there would be anyone on the pump that I could trust."
+ Offer to support {ally}, and take the pump => {h} put down {his} name for the fine, and spat on {his} hands | as {ally.he} came out {ally.he} took hold of {his} wrist, and felt along it with a thumb. "Not a fast pulse," {ally.he} said. "That will do. I have been down on worse."
= Study through the glass what {ally} has drawn => {h} studied it, and chalked a question on a slate | "Gas," {ally} wrote back upon the mist. "And a person keeps walking in front of it. Short. In a crown." | {h} paid the fine on the spot, to hear the rest of it in the open
- Cheat {ally} of the claim while the air lasts => {h} held the paper flat against the pane, all ready | {ally} read it twice, signed it with {ally.his} breath, and wiped it out | "Nothing lasts in here," {ally.he} said pleasantly | {h} had to pay the fine after all, for nobody else knew the way to that door
@ * fare of=genre-steampunk.diver won
{ally} went back down to the door with the light | a child opened it, and had {ally.him} wipe {ally.his} boots first
@ * fare of=genre-steampunk.diver lost
{ally} went down again, and found the lit door dark | {ally.he} used the bootscraper anyway, and left half a pie
@ engineer ally ally=boiler_poet
% Stoker, First Class; The Poetry of Pressure
{ally.a} was shovelling coal | between shovels {ally.he} was trying over a line
"I have it as far as the valve," {ally.he} said. "Nothing goes with valve. They have told me that if I make up one more I shall be put off the boilers. I do not see why. She goes better for it. Look at the needle."
The needle stood as steady as a church, where everyone else's shook [3 like a leaf in March]
"They mean to run her at double for {foe}, on the night," said {ally}. "She will not do it, not with prose. I would as soon be standing somewhere else, and with a friend."
+ Support {ally} before the superintendent => {h} spoke up, and called it the finest boiler room in the country | it scanned, {he} added | the superintendent looked at the needle | "What rhymes with valve?" he asked, at last, not quite as one who jokes, and {they} were let go while he thought
= Read the needle while {ally} says a verse => {h} read it | it rose upon the strong beats and sank on the weak | whatever lay in that furnace was listening, and had been lonely | {ally} said good night to it, hung up the shovel, and came along
- Trick {ally} into verse while you go through the office => {h} asked for the long one | it went on, bright as brass, for an hour | in the office hung a plan of the boiler | where the fire ought to be a clerk had drawn a small bed | {ally} was off the boilers by then, for the verse, and came with {him}
@ * fare of=genre-steampunk.engineer won
{ally} found the word to go with valve at last | it took up two lines, and the whole boiler room cheered
@ * fare of=genre-steampunk.engineer lost
{ally} never found a word to rhyme with valve | {ally.he} turned to blank verse, and the boilers preferred it
@ hounds chase
% Brass Dogs; They Do Not Get Tired
One could hear them before one saw them, a ticking on the stones, in step
{hands} had them out on chains, six of them, brass to the shoulder | each carried its boiler, no bigger than a loaf
They did not smell | they had been shown a drawing, and they looked at a face, at a poster, and at a face
Down the {street} a knife grinder was at his wheel, and a brass band was forming up, and a canal lay as still as a lid
+ Save the street child they have mistaken => {h} picked her up under the very nose of the first | it looked at her, and at {him}, and at her, and there was a whirr, as of a thing trying to subtract | she put out a hand, and shut off its tap. "They all have one," she said
= Wait in the band, behind the big horn => {h} fell in, and puffed {his} cheeks out | the dogs went down the ranks | at a face with its cheeks out they looked for some time | nobody draws anybody like that
- Trick the grinder into holding your hat => {h} set it on his head, as a joke, and pulled it down | it was the hat that they had been shown | six brass dogs drove him backward down the {street}, and his wheel still threw sparks
~ The brass band began, with the wrong tune | six heads came round on one joint, and looked, and looked at the poster | "It is the hat that they go by," a child said helpfully, too loud
@ * intro-plain
A machine {inhome} had stopped of its own accord, and it stopped as {h} went by
{h} had set every clock {inhome}, and one of them was now right
@ * intro
{h}, {aside}, had been born {inhome} to the sound of a whistle | by noon of the same day, they said, there had been two more, and a bell
@ * intro-goal
There were no drawings for it, and {h} had never trusted drawings | {he} meant to {goal}, all the same
@ * sense in
The pipes along that wall were knocking, in no rhythm that a boiler has
Brass filings lay on the floor in drifts [, and a child had gone through them barefoot]
Over the mantel hung a gauge [2 , where another house would have had a saint]
It smelled of oil and of wet gloves drying
A row of speaking tubes came out of the wall, and all but one of them were stopped with rags
An apprentice had polished one bolt, out of some hundreds, until it shone
A clockwork bird on the sill opened its beak, and shut it [3 , and was saving, by the look of it, its last turn for a friend]
Along the bench were laid out hands, from the largest down to the least
The lamp had a governor on it, and dipped each time that anyone lied or sat down
@ * sense out
High up over the chimneys an airship was turning, and its shadow went from roof to roof like a cat
A steam cart went past with a choir on it [, going to some contest, and practising]
The smoke came out in three colours [3 , and people on the step said what each was making]
Every gutter had a small wheel in it, and every wheel drove some small thing
A stoker had hung out her goggles on the line, between the sheets
The bridge rose to let a barge through, and bowed to it, and came down
@ * mood calm
{h} liked a thing that told you when it was about to burst
There was oil under {his} nails that had been {his} father's
@ * mood tense
{his} heart had a tick in it | {h} told {himself} that they all do
{h} had the sense of being one tooth on some very large wheel, and of its coming round
@ * chat ally
"I only trust three rivets in this whole contraption," said {ally}, "and I am holding two of them"
"It is supposed to make that noise," said {ally}, walking a little faster
{ally} had oil on {ally.his} nose | it had been there since the first day, and {h} had grown fond of it
"When they say that it cannot fail," said {ally}, "I go and look for the ladder"
"In my village we had one gear," said {ally}. "We took turns with it."
@ ways1 ways good
+ Help the crew that has lost its stoker => {h} took the shovel for an hour | in return they let {him} ride on the tender, and nobody stops an engine to look who is on it
@ ways2 ways neutral
= Listen at the speaking tube that is not stopped => {h} listened, with {his} hat off | it was a kitchen, then a quarrel, and, farther off, a clerk reading out a list of parts
@ ways3 ways evil
- Destroy the regulator, and leave by the smoke => {h} gave it one with the spanner | up and down the {street} the lamps screamed white, and went out
@ crank1 thread line=crank beat=1 p=crank-turner
% It Goes into the Wall; Four Hundred Turns
An iron crank came out of the house wall, and {p.a} hung on the handle with {p.his} whole weight
"Four hundred turns, once a day," said {p}. "The wages come under the door. It was my mother's before me. The shaft goes in at the bricks there, and nobody has ever told us what it does."
{p.his} wrist was tied up in a rag | there were more than two hundred to go
"I should only like to hear that it does some good," said {p}
+ Help {p} with the rest of the turns => {h} took the handle, and {p} counted | at the last of them there came a knock, deep down and far along | "You did hear that?" said {p}, with an ear to the bricks. "All these years I took it for my own heart."
= Feel along the wall for where the shaft goes => {h} found a trembling, low down, and went after it past three houses | it was strongest at an iron lid in the road | there had been a name on the lid, and it was {foe's}, and a careful hand had filed it off
- Trick {p} into resting, and leave the crank => {h} promised to do the rest, and sat on the handle, and looked at the sky | nothing fell down | the wages came under the door all the same, and {p} thanked {him}, and gave {him} half
~ The handle flew back by a turn, and laid {p} flat on the stones | "Then it has to be done from the beginning," {p.he} said, getting up in parts | and {p.he} spat on both hands, and began at one
@ crank2 thread line=crank beat=2 p=thread
% It Is Not Joined to Anything; A Clean Cut
The crank-turner had got up the lid in the road, to see what the crank turned | {p.he} sat on the rim, with rust to the elbows
"Thirty yards in, it stops," said {p}. "A saw has gone through it. The end goes round there in the dark, and knocks on a stone. It was done before I was born. She turned it all her life, the same as I. It is not joined to anything."
Across the way the crank stuck out of its wall | {p} kept {p.his} back to it
"Then what is it that they pay me for?" {p.he} said | beneath the door there lay, as always, the money
+ Comfort {p}, and do the turns all the same => {h} put an arm about {p}, then crossed over, and took hold of the handle | at the fiftieth {p} came and took the other side | one of {hands} came by with a slate as they turned | he listened, made a mark on it, and walked on
= Look at the cut by the light of a lamp => {h} let {himself} down with a {lamp}, and looked | it was a straight cut, and the sawyer had been back with grease, so that it should turn easily | beyond the gap the shaft ran on [! , in beneath {foe.own} walls] [2 , furred with dust]
- Steal the money from under the door => {h} had it before {p} turned round | it came in a leaf from a housekeeping book: flour, soap, candles, crank | the candles had been crossed out to pay for it
~ The lid slipped, and rang all the length of the road, and heads came out | "I am only seeing to it," {p} told them | {p.he} went back to the handle for very shame, and would not speak
@ crank3 thread line=crank beat=3 p=thread
% The One with the Saw; What It Did All Along
The crank-turner's money had been late, and {p} had caught the one who brought it by the wrist | it was the engineer's widow from upstairs, in her nightcap
"I sawed it," she said. "He built that shaft for {foe}. It drew up a hammer, under the lower town, to let go if they gave trouble. But {hands} walk by every day to hear the crank. So it had to be turned. You have been so very regular."
{p} looked down at {p.his} two hands | outside an inspector was coming along with a slate, and nobody was turning
+ Help {p} to the handle before the slate arrives => {h} ran for one side of it, and {p} had the other, and round it went | the slate stopped, and listened, and passed by | {p} did the four hundred, and then bowed, to the whole of the lower town, which was cooking its supper
= Ask the widow what became of the hammer => {h} asked, and she drew it with a wet finger on the table | it hung there to this day, with a turn or two left in it | there was a ladder down beside it, from {foe.own} cellars, that he had put in for himself and never mentioned
- Betray her to the one with the slate => It took ten words at the door, and each of them was paid for | they had joined the shaft by morning | it went round as a loaded cart goes, and {p} had a guard, to count for {p.him}
~ The slate had halted before the house, and one heard it being written on | "Stopped, he has put," said the widow, at the crack of the door | below them, one by one, the lower town was lighting its lamps
@ whistle1 thread line=whistle beat=1 p=whistle-maker
% One of Them Is Flat; What They Say Together
{p.a} was up a ladder | {p} was filing the lip of the dye works' great whistle | {h} had called twice before {p.he} looked down
"I made them all," said {p}. "There is one to every works, and no two alike. When they blow together for the shift it ought to be a tune. Corry used to hum it. I have the whole of it, except for one."
{p.he} pointed across the roofs with the file | it was {foe.own} stack, and the whistle there was flat
+ Help {p}, and hold the ladder while they blow => {h} held on, and it went off a yard above {his} head | then from all the roofs the rest came in | it was a tune, with a hole in the middle of it | "Well?" {p} shouted down. "Was that it?"
= Ask who Corry was => {h} had to ask it three times | this Corry had stoked for {foe}, and they were to be married | then a boiler went up, said {p}, and {p.he} had been standing no farther off than {h} was
- Lie that the flat one is quite true => {h} swore that it was as true as the rest | {p} came down by a rung [3 or two], and looked at {his} mouth. "You have a kind voice, I expect," {p.he} said | and {p.he} went up again, and asked the boy at the valve
~ The valve lifted early, and all was white | when that had thinned the file was gone, and {p} was feeling for it along the gutter | "Was it the shift?" {p.he} called. "It did not feel like the shift."
@ whistle2 thread line=whistle beat=2 p=thread
% Cheek to the Brass; Since the Boiler
A whole window came down in the yard | the whistle-maker went on filing, and never looked round | {h} walked round to the front, and {p} saw what {he} had seen
"Since the boiler," said {p}. "Not a sound. I lay my cheek to the brass, and I can feel when it is right. You must not tell them. {foe} is paying for ears."
The flat whistle was on {foe.own} stack, and nobody might go near it [3 by day]
"Corry hummed that tune the day they ordered the fire doubled," said {p}. "I think that there is a man who cannot bear the end of it."
+ Protect {p's} secret from the paymaster => {h} stood behind the paymaster, and made signs for whatever he asked | {p} answered it all, and rather pertly | the paymaster counted out the wages, and spoke of the whistle on {foe.own} stack | it was flat by order, he said, and was to stay so
= Study how {p} does it with the cheek => {h} studied it, and then laid {his} own cheek to the brass | there was a shiver in it [! until the note came true] | far off, in the same pipe, one could feel {foe.own} boiler walking up and down
- Betray {p} to the paymaster for a week's wage => {h} told him, and he paid | he clapped twice behind {p's} head, to be certain | {p} turned round, thanked him for coming, and asked if it was about the tall one
~ The paymaster had been standing at the gate | he let an iron bar fall upon the flags, quite gently, and then another | "I see," he said, and wrote, and {p} was still smiling at the two of them
@ whistle3 thread line=whistle beat=3 p=thread
% Every Roof but One; Corry's Tune
Nobody was watching {foe.own} stack | the whistle-maker was up there with a file | it was the one whistle that was still flat
"I have done it by the feel," {p.he} called down. "I cannot tell, and I never shall. You must stand there and hear it for me. Then say if it was Corry's."
Below in the yard {hands} had begun to look up | over the whole town the pressure rose in the pipes [2 for the shift]
+ Help {p} to feel what the rest will hear => {h} climbed up, and set {p's} palms flat on the great pipe | it came from every roof, and nothing was left out | {p} had it through the hands, with shut eyes | one of {foe.own} windows was pulled down, hard
= Listen to it through to the end => {h} listened, and did not move a foot | it was short, such as one hums over a shovel, and true to the last note | {h} nodded | {p} sat down on the rung, and asked to have it beaten out upon {p.his} arm
- Lie that it was flat after all => {h} shook {his} head at {p} | it had been perfect, and all down the hill they had come to their doors | {p} put the file in a pocket, and called it a foolish thing to have wanted
~ In {foe.own} pipe they had let down the pressure | the others blew, and the last one only sighed | {p} had felt it go by. "They were all there but Corry," {p.he} said, and began on the ladder
@ * callback did=genre-steampunk.crank3:+
The lower town had its supper, as on all other days, and did not know what it owed to a crank
@ * callback did=genre-steampunk.crank3:-
The crank went round now with a load on it | {h} could hear that from three streets off
@ * callback did=genre-steampunk.whistle3:+
The shift was blown, from every roof, and there was no hole in the tune
@ * callback did=genre-steampunk.whistle3:-
Every day the tune went over the town, quite perfect | the one who had made it believed that it was flat
@ * stand did=crank3:+
{hands} were one short at the door | a crank had stopped in the lower town, and a guard had to go and see | {w} was letting it rest for an hour | {h} had turned it with {w.him} once
@ * stand did=crank3:-
{w} came by the door with a guard behind {w.him} | {h} had sold what the widow said | {w} looked up, and missed a step | the guard looked where {w} had looked
@ * stand did=whistle3:+
From every roof the tune was blown, an hour too soon | {hands} looked at their watches, and went off shift | {h} had once set {w's} palms on the pipe | {w} was up there now, and felt them go
@ * stand did=whistle3:-
{w} had the whistle over this gate | {h} had once called a true tune flat | {w.he} did not trust {w.his} palms any more, and blew it three times over | {hands} had heard it the first time
@ * stand did=crank2:-
{w} would have oiled that gate, in other days | {h} had once had the wages from under {w.his} door | the hinges cried out | {hands} put their heads round the corner
@ * stand did=whistle2:-
{h} had been paid to tell that {w} was deaf | there was a boy at the whistle now, and he was not | he heard {h} on the gravel | the blast brought {hands}
`;

/** Steampunk: machines that were made by somebody, for a reason, and have begun to suspect it. */
/** What there is to do after the end, and the quests that come of it. */
const after = `
@ next1 sequel riddle=seek-copy quest=find:find_the_engine_that_walked_away:the_walking_engine p=boiler-stoker
% Left by the Side Door; Number Nine Has Gone for a Walk
"She has taken her own coal," said {p}, {p.a} with a shovel. "That is what upsets me. Eleven tons of engine, and she filled her bunker, and shut the yard gate after her so that the dogs should not get out. I used to talk to her at night. You do. I may have said a thing or two about the sea."
There were prints up the road, each as large as a bath | at the corner they had gone carefully round a flower bed
+ Help {p} to follow, and take the good oil along => {h} carried two cans of it | at the third mile there were four prints together, very deep, where she had sat down | beside them lay a daisy, in half of a rivet
= Ask who else had heard you talk to her => {h} asked, and {p} turned the shovel over | "The night manager," {p.he} said. "He used to stand there with his hat off. I thought it was for me"
- Deceive the owners, and send them down the other road => {h} pointed, and off they went, in four steam cars | the road ran down to a quay | they came back on foot, and said that she was there, and would not speak to them
~ A great whistle blew, from well beyond the hill, two short and one long | {p} had let fall the shovel | "End of shift," {p.he} said. "That is my whistle. She is telling me that I can go home"
`;

export const pack: PackSource = {
  id: 'genre-steampunk',
  sheets: [[cards, steampunkVoice, after].join('\n')],
  words: {
    'era.modern': ['lamp=gas lamp', 'coin=half crown', 'coins=half crowns', 'letter=unsigned letter', 'guard=constable', 'guards=constables', 'ride=steam omnibus', 'coat=greatcoat', 'bell=factory whistle', 'ledger=account book', 'blade=clasp knife', 'inn=lodging house', 'clerk=clerk', 'street=street', 'paper=paper', 'bag=carpet bag', 'boat=steam launch', 'kitchen=kitchen'],
    places: ['the mooring mast #out', 'the brass arcade #in', 'the carpet works #in', 'the gear hall #in', 'the airship sheds #in', 'the pump yard #out', 'the clock tower #in', 'the canal of locks #out', 'the boiler street #out', 'the patent office #in', 'the diving stage #out', 'the glass shop #in', 'the foundling house #in', 'the viaduct #out'],
    foes: ['Sir Barnaby Coke|master of the gasworks|the gas men|he', 'Lady Ada Thorne|holder of the patents|the bailiffs in brass|she', 'Professor Clavell|inventor to the crown|the apprentices|he', 'Baroness Orlov|owner of the air lanes|the sky crews|she', 'Alderman Rusk|chairman of the boiler board|the inspectors|he', 'Octavia Pym|maker of automata|the clockwork servants|she', 'The Regulator|keeper of the town clock|the keepers of hours|he', 'Dame Philippa Stroud|mistress of the deep works|the divers|she'],
    titles: ['A Quarter Turn More', 'Mind the Governor', 'It Was Only Tea', 'A Horse in the Sixth', 'One Wheel Too Many', 'The Needle on the Pin', 'Wound at Four', 'An Hour That There Is Not', 'The Bolt Left Over', 'Hole for Hole', 'What {foe} Filed', 'High as a Conversation', 'Steam with a Door in It', 'The Plans for {target}'],
    'book.deed': ['Patent on {target}', 'Last Turn', 'Left-Handed Screw', 'Ascent', 'Engine of {target}'],
    'book.place': ['The Great Wheel at {place}', 'Steam over {place}', 'The Engineer of {place}', 'Six Wheels below {place}'],
    'book.theme': ['A Wheel That Rings a Bell', 'Well Made', 'Prose and Pressure', 'Afraid of Being Late'],
    'book.turn': ['Whoever Wound {token}', 'A Quarter Turn of {token}', 'The Works of {token}'],
    'example.objective': ['Find out who taught the brass lady to write', 'Rescue the diver from the sunken house', 'Win the steam derby with a horse', 'Steal the smallest wheel from the town clock', 'Protect the library until it has finished thinking', 'Build a ship that carries children', 'Prove that the explosion at the works was ordered', 'Find the one who was clever, and went away'],
    'example.setting': ['A city of locks and wheels, under a brown sky', 'The airship town of High Coker', 'The canal quarter, below the gasworks', 'A spa that runs on captured lightning', 'The island of the patent holders', 'A mill valley with a hundred whistles'],
    'example.motivation': ['{his} mother\'s mark is on the plate', 'It rocked {him} too, and {he} has never laughed since', 'They threw {him} out as ballast', '{he} was late, once, and a wheel came off', 'The machine that killed {his} brother had been so well made', 'To hear one person say that it was well made'],
  },
};
