import { superheroVoice } from './superhero-voice.ts';
import type { PackSource } from '../pack.ts';

const cards = `
@ sidekick ally ally=former_sidekick
% I Used to Be the Lad; The Small Cape
{ally.a} sat on a high stool, alone, in a mask cut for a child of twelve
"I was Wonder's Wren," {ally.he} said. "I did the tumbling. I said 'Gosh.' Then the voice went, or I grew, and there was another Wren by Monday. There have been six. We have a dinner."
{ally.he} could still do it off the stool, over the glasses | {ally.he} even landed facing the other way
"The last two have not come to the dinner," said {ally}. "They were with {foe}. I do not ask for a cape. Only let me go in by a window once more, behind a hero who looks back to see that I got through."
+ Support {ally} in front of the whole bar => {h} stood up, and toasted the Wrens, all six | one by one, in corners, four other people got down off their stools, and they were all small, and neat, and not young | "Gosh," said {ally}
= Ask what {foe} wanted with the last two => {h} asked, low, and {ally} turned the glass about | "They could both hear lies," said {ally}. "It is not a power that one keeps friends by. I have thought that perhaps {foe.he} was lonely. Then I saw the size of the order for glass."
- Cheat {ally} out of the mask, to sell it => {h} won it at darts, left-handed | {ally} gave it over with a nod | without it {ally.he} had two pale stripes, and eyes like anybody's. "You had better watch that eyehole," {ally.he} said. "It has always let in the rain"
@ * fare of=genre-superhero.sidekick won
{ally} went in by one more window, behind {h} | {h} looked back, and {ally.he} landed it with a bow
@ * fare of=genre-superhero.sidekick lost
{ally} did not get to go in by that window | at the dinner the other Wrens lifted {ally.him} through one
@ weakpower ally ally=minor_hero
% The Amazing Lukewarm; Every Little Helps
{ally.a} had been turned down by the League, again, and was sitting on their steps making {ally.his} tea the right temperature
"It is only the one thing I do," {ally.he} said. "I get it so that you can swallow it. They had me try it with a river. It was a nicer river. They said that they would keep my name on file."
{ally.he} took hold of {his} cup, which had stood there for an hour, and handed it back, and it was perfect
"{foe} laughed," said {ally}. "Not unkindly. Let me come. There is sure to be one small thing that nobody has thought of, and it will be about five degrees off."
+ Help {ally} to find out what it is good for => {h} gave {ally.him} an egg, a lock, a snow globe, a sulking child | it was at the lock that it happened | {ally} held it in both hands, as one would a bird, and there was a click. "It only wanted to be comfortable," said {ally}
= Try {ally} on a lock that nobody can open => {h} tried {ally.him} on the old safe in the hall | {ally} leaned on it for an hour, and talked to it of slippers | then it swung wide | inside lay the League's file on {foe}, and one on {h}
- Trick {ally} into carrying the heavy end => {h} called it a trial, and there were a great many stairs | {ally} did it, pink and glad | after that, whenever {ally.he} handed {him} a cup, it had been left a degree or so too long
@ * fare of=genre-superhero.weakpower won
{ally} had found the one thing that was five degrees off | the League asked {ally.him} in, and only afterwards about the tea
@ * fare of=genre-superhero.weakpower lost
{ally} never found the small thing that wanted five degrees | {ally.he} did the soup for everyone, and nobody blew on it
@ patrol chase sky
% Flyers, in Pairs; They Had Him on the Skyline
{hands} came over in pairs, high up | they had lamps on their chests, and went from roof to roof
They could see through brick, said the boy [2 with the pigeons], but not through lead [2 , nor through anyone who was in love]
One of each pair sang out what there was, as they do at sea | a dog, they sang, a bath, a kiss, two thieves, a dog
{h} had a chimney to {his} back, and there were four, five, six roofs to the river
+ Help the pigeon boy, whose loft they will search => {h} took the door off, and he opened all the baskets | they went up like a shaken cloth, five hundred, every one of them in love | "I cannot see a thing," the hero sang out, up there, rather sweetly
= Wait beneath the lead of the church => {h} lay along the gutter under the flashing, as flat as a letter | a dog, they sang, a saint, a saint | they hung so near that {h} could have untied a boot [3 on either of them]. "A saint," they agreed, and went on
- Betray the two thieves, to draw them off => {h} whistled, and pointed, and they stooped like hawks | there was a clatter of spoons | one of the thieves, who was about sixteen, had her hands up to cover her face, and kept them there the whole way up
~ "A person," sang the nearest. "By a chimney. Quite still." | the lamps came round together | {h} had two roofs left to the river, and one slate that was already moving
@ * intro-plain era=modern,future
A car was lying on its roof {inhome}, and {h} was trying to look as if {he} had just got there
@ * intro-plain
{h} had hung up the mask {inhome}, and in the morning there was only the nail
@ * intro
{h}, {aside}, could do one thing that nobody else {inhome} could | so far it had cost {him} a ceiling and two friends
@ * intro-plain
People {inhome} looked up a good deal | {h} had formed the habit of looking at shoes
@ * intro-goal
People had expected some large person in a yellow cape | it was {h} who would have to {goal}
@ * sense in
There was a dent in the wall, five feet up, in the form of a person with their arms out
A row of pegs held seven capes, all drip-drying
The glass had been put in lately, in every window [2 , and the glazier had stopped troubling to take off the stickers]
On the mantel there was a signed picture of a man in a mask, and a ring where a cup stood on it
The floor had been laid with a double joist [2 , by a person who expected company to come through the ceiling]
There was a smell of singed wool and boot polish
A card under the bell on the wall said, in capitals, not for cats [3 , and lower down, in smaller ones, really not]
A visitor had bent the poker into a heart, and hung it up again with the others
@ * sense out
A child had drawn a mask, in chalk, on the lion
A long scorch ran up the wall, and turned the corner at the third floor, still running
One long scarlet glove hung on the line [3 , among an aunt's pillowcases]
All along there people had put out chairs [, facing up]
A lamp post had been bent down to the ground, and straightened again by a hero nearly as strong
A boy in a towel went by with his arms straight out, making the noise
@ * sense out sky
High up over the roofs a small bright dot drew a line, and crossed it out
A hero in a hurry had left a hole in the cloud [2 , with clean edges, and one arm out in front]
@ * mood calm
{h} had not been told that one would still have to do the washing
For once nobody called for help | {h} found that {he} had gone on listening for it
@ * mood tense
{h} knew three things that {he} could do, and this would be the fourth
It was one thing to be brave in a mask | {h} put up a hand, to be sure that it was on
@ * chat ally
"You could just use the door," said {ally}. "I mention it on behalf of the wall."
"Do you ever not look, when you hear it?" asked {ally}. "I only wondered. I always look."
{ally} had got {ally.his} cape shut in it again, and was being dignified
"I sewed a pocket in mine," said {ally}, "for a sandwich. It has saved more lives than the ray."
"When people say that they look up to you," {ally} said, "they mean that they cannot see your face"
@ ways1 ways good
+ Rescue whoever is shouting, and ask afterwards => {h} went, as one does, at a slant, through the washing | it was a choir | they were very nice about it, and one of the altos had seen a cloak go in, not an hour since, by the vestry
@ ways2 ways neutral
= Climb to where the whole city can be heard => {h} climbed to the weathercock, and shut {his} eyes | there were the trams, the quarrels, the kettles | under it all, in {foe.own} part of the town, a mother was reading aloud to a child
@ ways3 ways evil
- Trick the crowd into thanking you for it => {h} stood where the smoke was, with {his} hands on {his} hips | they cheered until the windows shook | by the pump a woman with wet sleeves and no eyebrows looked on, and after a time picked up her bucket
@ * callback ally did=genre-superhero.weakpower:+
The tea had been perfect every day since {ally} came
@ boot1 thread line=boot beat=1 p=fruit-seller
% One Red Boot; It Stuck Fast in the Stair
Among the pears {p.a} kept one tall red boot | it was oiled, and not for sale
"I was six," said {p}. "The house was alight. A man came in by the roof, in a mask, and took me out under one arm, and the boot stuck fast in the stair. I never said thank you. I was sick on the cape."
Half the great names of the city had tried it on | some could not get in | those who could had known nothing of a stair
+ Give {p} an hour, and ask at the great doors => {h} gave up an hour, and tried the doors with the boot beneath one arm | they were nice about it, and signed a pear | the oldest doorkeeper turned up the heel | "First year," he said. "They all had red, the first year. Then some of them chose another colour."
= Look inside the boot for a name => {h} turned down the top of it | two letters had been inked there, and a widow had tried to pick them out with a pin | of those who still lived they would have done for four | {foe} was one of the four
- Lie that the boot is your own => {h} got a foot in, and it was two sizes out, but {p} was looking only at {his} face | "I have practised this," {p.he} said, and thanked {him} | then {p.he} asked what it was that {h} had said on the stair
~ One of the great came over low, to be looked at, and down went the awning on all of it | {p} crawled out with the boot in both arms | "Never once do they look," {p.he} said, and the pears rolled away
@ boot2 thread line=boot beat=2 p=thread
% The Fourth Pair of Feet; Whose It Was
The fruit stall was shut, and behind it sat {p}, with the red boot that got stuck at the fire across both knees
"The boot is {foe.own}," said {p}. "The bootmaker has the last still. {foe.he} was new then. The others were being cheered somewhere, and {foe.he} heard a child, and went in by the roof."
What {foe} had done since, {p} knew as well as anyone | it was {hands} who took a fifth of the plums
"I have been getting that speech ready all my life," said {p}. "Whom do I say it to?"
+ Comfort {p}, who is alive to ask it => {h} said the plain part of it over, that a friend had gone up that stair | {p} turned the boot about, and then about again | "So it is owing," {p.he} said, "whoever is in there now" | and {p.he} got out the brush
= Ask the bootmaker what became of the other => {h} asked over the half-door | every winter a servant brought in the other to be oiled | there was never a message with it | "One foot," said the bootmaker, "and no boot for it, and it is to be kept supple."
- Trick {p} into using it as bait => {h} spoke of a gift, and a quiet corner, and {p} believed it | a net was hung over the corner | only {hands} walked into it, and what they asked, rather white, was who else knew about the boot
~ Two of {hands} were there about the plums, and one of them tried the boot on, to be funny | {p} had it off him, with the pear knife in the other fist | they wrote that down, and took the scales as well
@ boot3 thread line=boot beat=3 p=thread
% Left on the Step; The Other One
By night {p} had carried the red boot to {foe.own} step | beside it {p.he} left a card | it said thank you, and which stair
"Nobody came out," said {p}. "I stayed until it got light. Then I went home, and this was on mine."
It was the other boot of that pair, as red, and as well oiled | down in the toe lay a note, and the ink was not quite dry
It said: you were heavier than you looked. It said: shut up the stall this week
+ Share the warning with the whole market => {h} took the one side with it, and {p} the other | by dark there was not a basket left out | {p} closed last, and stood the boot in the window, where it could be seen from {foe.own} roof
= Read the note against the light => {h} held it up to read | there had been another line, and it was rubbed out with a thumb | it asked if {p} still dreamed of the stair, and it said: I do
- Steal the note, and sell it about the town => {h} sold it dear, as proof [! that {foe} had a soft place] | it was shouted from every corner by evening | on {p's} step there was no boot any more | one saw the shape of it in the dust
~ They had not read it twice when {hands} were at the door, and most polite | a thing had been sent out in error, they said, in the night | they had been told to bring it back, and not told by whom
@ eggs1 thread line=eggs beat=1 p=fish-porter
% Eggs on the Step; They Think That It Is the Porter
Each morning eggs lay on the step of {p.a}, and no one was ever seen to put them there
"It is because they think that I am the Heron," said {p}. "I am out all night. I come in wet. The Heron goes over the roofs at night, so they have put it together. I carry fish. I cannot so much as jump."
Across the lane a curtain moved | at the corner a child stood to attention
"You tell them," said {p}. "When I do they wink."
+ Help {p}, and tell the lane how it is => {h} told them, house by house, that {p} carried fish | they agreed with all of it, and winked | only an old woman with a basket did not. "And what becomes of the porter," she asked, "when it is believed in the wrong place?"
= Follow {p} through one night's work => {h} kept behind, from the quay up to the slabs, and it was fish | before dawn a shadow went over from gable to gable | {p}, under a crate, did not look up | a wisp of straw came down, such as one packs round a thing that breaks
- Trick the lane with a mask on {p's} line => {h} pegged one out there between the shirts | by evening the rent had been let off, and there was a ham | {p} took the mask down with two fingers, and sat indoors with {p.his} back to the ham
~ The child had run ahead of them with the news | the whole lane was out on its steps, and clapping | {p} went down between them with a crate, red to the ears, and it was taken for modesty
@ eggs2 thread line=eggs beat=2 p=thread
% It Was Believed in the Wrong Place; Who Wants to Know
There was a chair against the fish-porter's door, inside, and {p.he} sat on it in a wet apron
"They came to me on the quay, {hands} did," said {p}. "They said, is it you that they call the Heron? That child was there. I had only to say no. I heard a voice say, who wants to know? It was me."
{foe} wanted the mask handed in before the next market | and nothing had gone over the roofs since
On the step lay the eggs, twice as many
+ Protect {p}, and sit against the door as well => {h} set a second chair by the first | about midnight a pair of feet limped across the slates, and stopped | "Thank you," said a voice through the roof, not young, and short of breath. "I could not have run again this week."
= Ask in the lane who last saw the Heron => {h} asked along the lane, and they looked at their feet | one had seen it come down, a week since, on the hen-houses | it had come down badly, he said, and had not gone up again
- Betray {p} to {foe} as the Heron => {h} betrayed {p.him}, and had the reward from a secretary | they put {p} off a low roof, to see, and {p.he} simply came down | they sent {p.him} home on a shutter | the note on it said: not this one
~ The chair went over, and it was the child, with a cooking pot on for a hat | "I will say that it is me," it told them | down the lane they were drawing the curtains, for {hands} had turned the corner
@ eggs3 thread line=eggs beat=3 p=thread
% Nobody on the Roofs; The Heron of the Lane
At the end of the lane a house was alight, and the bell had gone three times for the Heron | nothing came over the roofs | so all of them had turned round to {p}, in the fish-porter's apron
"I cannot jump," {p.he} said. "But I can carry. I do sixty crates a night up a wet ladder. Perhaps they need not know the difference."
The old egg seller had one leg tied to a board | out of her basket she took a long grey mask, and held it up to {p}
+ Help {p}, and stand at the foot of the ladder => {h} stood on the lowest rung, and {p} went up it masked, and came down with one on either shoulder, until there were none | "I could only ever pay in eggs," the old woman said, "whoever it was that they took for me"
= Ask the old woman why it was the porter => {h} asked her [3 in a low voice], while the ladder was going up. "They would have thought it of a neighbour," the old woman said. "I was glad of it. I left what I had on the step" | over their heads a grey mask had got in at the window
- Steal the mask, and go up for the cheers => {h} had it on, and was at the sill, before {p} had found the ladder | they carried {him} home through the lane, singing | round at the back {p} had brought down the other five, and then gone to work
~ The ladder was not on its hooks | {hands} had it, they said, for an inspection | {p} tried it by the sills, as far as the second, and looked down, and the entire lane saw who it was not
@ * callback did=genre-superhero.boot3:+
In a window on the market stood one red boot, with its toe to the roofs
@ * callback did=genre-superhero.boot3:-
The fruit-seller had dusted round the shape of a boot, and left it
@ * callback did=genre-superhero.eggs3:+
An egg lay on the sill that morning, in a wisp of straw, with nothing to say who had been
@ * callback did=genre-superhero.eggs3:-
They still sang about {h} in the lane | the fish-porter, with a crate, waited for them to be done
@ * stand did=boot3:+
A red boot stood on the step, toe to an open door | {w} had put it there | {h} had once warned the whole market with {w.him} | {hands} had seen whose boot it was, and looked away
@ * stand did=boot3:-
{hands} were searching everyone for a note | {h} had sold it all over the town | {w} stood by, with dust on {w.his} sleeve | {w.he} knew who had no note any more | {w.he} did not say so
@ * stand did=eggs3:+
The whole lane had come, in grey paper masks | {hands} stood there, and could not tell one from another | {h} had once stood under a ladder for {w} | {w.he} carried {h} past them in a fish crate
@ * stand did=eggs3:-
The lane had come to cheer for {h} | they used the stolen name, and {hands} heard it indoors | {w} put down a crate in the road | it was in the way
@ * stand did=boot2:-
There was a net over the door, and {h} knew it | it had hung above a red boot once, and {w} had believed in the gift | {hands} had kept it | {h} went in on hands and knees
@ * stand did=eggs2:-
The whole lane stood in the road, and did not move over | {w} had been put off a roof, and {h} had taken the reward | the way round was long, and {hands} had time to count heads
`;

/** Superheroes: one thing that nobody else can do, and all the things that it does not help with. */
/** What there is to do after the end, and the quests that come of it. */
const after = `
@ next1 sequel riddle=who-coat quest=solve:find_out_who_wears_the_second_mask:the_second_mask p=tailor
% Two Fittings for One Hero; The Same Cape, Let Out
"You were in on Tuesday to have it let out," said {p}, {p.a} with chalk upon one sleeve. "You were very civil. I did think that you had grown. So I did it. Then you went by overhead, on the Thursday, and it was the old seams. So who is walking about in my seams?"
Some of the rescues that week had not been {h's} | they were good ones, and a watch was missing after each
+ Help {p} to remember, with the tape round your neck => {h} stood on the stool, and {p} shut both eyes | "Longer in the arm," said {p.he}, "and it was crying. I took it for the pins"
= Look at the chalk marks on the block => {h} read them off | it was a person with a low left shoulder, as when one carries a satchel | so it was a child who still went to school
- Trick the other with a false alarm at the bank => {h} rang it in, and got up on the roof | the other was there before {him}, at the edge, with a packed lunch | "I thought it would be you," the other said
~ A cape went by outside, low, at the height of the shop sign | by the time they were at the door there was nothing but the sign, swinging | and across the way a clerk stood patting a bare wrist
@ next2 sequel riddle=protect-table quest=protect:keep_the_retired_hero_safe_until_the_trial:the_retired_hero p=night_nurse
% Room Nine Bends the Spoons; Good for One More Lift
"He is ninety," said {p}, {p.a} in soft shoes. "We have him as Mr Smith. He used to be on the {coins}. There is a trial on Friday, and he is the only one who saw. Since it came out we have had four new gardeners. We have not got a garden."
Down the passage a cadet was bending spoons, out of boredom [3 , and laying them in a row]
+ Protect the old man's door through the night => {h} put a chair against it, and sat there | at three a voice inside asked if {he} could whistle | they did the old march, very low, the pair of them
= Ask him what it was that he saw => {h} asked, and he told it three ways | it was the same man in all three of them | he had been holding the door of a car, or a boat, or an elephant
- Lie to the gardeners that he has been moved => {h} said it over the hedge, as news | they put down their rakes | one of them had tears in his eyes, and asked if the old man was eating
~ Every spoon in the house stood up on end | "That is only if he has a bad dream," said {p}, and ran | the window in nine was open, and a ladder leaned there, from without
`;

export const pack: PackSource = {
  id: 'genre-superhero',
  sheets: [[cards, superheroVoice, after].join('\n')],
  words: {
    places: ['the tailors\' row #out', 'the house of the League #in', 'the square of thanks #out', 'the roof of the opera #out', 'the people\'s hall #in', 'the lead works #in', 'the seaside hospital #in', 'the tram depot #in', 'the dome #in', 'the pigeon lofts #out', 'the fallen bridge #out', 'the cloakroom of the dome #in', 'the observatory hill #out', 'the sea wall #out'],
    foes: ['Doctor Marvell|inventor of the quiet machine|the grey gloves|he', 'Madame Meridian|mistress of noon|the sun guard|she', 'The Magnate|owner of the skyline|the flying guards|he', 'Contessa Null|eraser of powers|the blank ones|she', 'Captain Splendid|hero of the year|the splendid squad|he', 'The Understudy|stand-in who used to be second|the extras|she', 'Lord Tempest|seller of weather|the storm crew|he', 'Professor Lark|teacher of wrens|the wren pupils|she'],
    titles: ['Not for Cats', 'It Need Not Be the Same Tram', 'A Pocket Person', 'Two Lumps', 'Gosh', 'An Act of Hero', 'In Their Socks', 'The Arm Was Up', 'A Hero in a Hurry', 'One Scarlet Glove', 'What {foe} Wore Under It', 'The Fourth Thing', 'Still Leaning', 'Looking Up for {target}'],
    'book.deed': ['Fourth Power', 'Rescue of {target}', 'Secret', 'Year in a Mask', 'Flight'],
    'book.place': ['The Mask of {place}', 'Over the Roofs of {place}', 'Who Guards {place}', 'The Last Wren of {place}'],
    'book.theme': ['A Very Good View', 'What One Stops For', 'Somewhere to Put Your Hands', 'No Plate and No Mask'],
    'book.turn': ['Who Wore {token}', 'The Origin of {token}', 'Beneath {token}'],
    'example.objective': ['Find out who left the cape at the cleaner\'s', 'Stop the quiet machine before every power goes out', 'Rescue the two wrens who can hear lies', 'Prove that the hero of the year starts the fires', 'Protect the old one who is still holding back the sea', 'Win back {his} name from the one who wears {his} mask', 'Become a hero with only one small power', 'Discover who filed the name off the statue'],
    'example.setting': ['Halcyon City, where everybody looks up', 'A harbour town with one hero and no insurance', 'The roofs and canals of New Verity', 'A city whose heroes have all retired to one street', 'The district under the dome', 'A capital on the night before carnival'],
    'example.motivation': ['{he} stopped for {his} gloves, that one time', 'The statue has {his} chin', 'Of the three only one can be the real one', '{his} aunt wore the mask for thirty years and told no one', 'They took the power, and left the listening', 'The villain remembers how {he} takes {his} tea'],
  },
};
