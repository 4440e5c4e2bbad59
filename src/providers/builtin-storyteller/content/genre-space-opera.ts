import type { PackSource } from '../pack.ts';

const cards = `
@ heir open p=court_envoy
% The Nineteenth in Line; There Had Been an Accident
{p.a} had gone down on one knee in the galley, between the bins and the soup
"There were eighteen before you," said {p}. "They were all at the launch. It was to be a very small explosion, with ribbons. I am to ask you to put this on, and come away at once, and not to stand near a window."
It was {token}, on a cushion | it had come down to {him} from a much larger person
Out past the glass a ship with too many lights was turning about
? The explosion at the launch had been made larger by {foe} [2 , as the yard's own books showed] | {foe} stood twentieth, and had reckoned on nineteen | but nobody had thought of asking {h} to the launch | {token} was picked out of the ribbons afterward
+ Help {p} up, and get the cook out by the hatch => {h} had them both through it before the first shot | the soup went up as one piece | "Your Radiance," said {p}, with a carrot in {p.his} collar, "that was {foe.own} flagship. They are meant to be on our side"
= Ask who is twentieth => {h} asked, with the thing in {his} hand | {p} looked at the floor | it was {foe}, {p.he} said, and {foe.he} had sent such a beautiful wreath
- Lie, and say that the heir has gone out => {h} pointed with the ladle | they arrested a pastry chef | he was on the throne for nine days, it was said, and was rather missed
~ Every light on the other ship went to white, and the soup left the pot in one piece | when they were all down again the cushion was empty | "Twenty, then," said {p}, from under the sink
@ smuggler ally ally=blockade_runner
% Fourteen Systems Want a Word; She Is Faster Than She Looks
{ally.a} was selling the same cargo to three people at {place}, one after another, in three hats
"It is beans," said {ally}. "It is always beans. They are so sure that it is something. I was boarded by {foe} in person. Four hours, and {foe.he} took my co-pilot, and left me the beans."
The ship stood out on the pad like a shoe that somebody has thrown at a cat
"He could whistle up a star storm," {ally.he} said. "I do not. I take turns too late. If you can put up with that I am yours"
+ Rescue the third hat from the third buyer => {h} came by, took off {his} own, and bowed {them} both out backward | they were in orbit before it was found that the beans were beans | "You might do for the other chair," said {ally}, not looking at it
= Ask what was in the hold besides the beans => {h} asked it again at each of three bars | at the third {ally} put a hand on the table, and under the hand was a bean, and the bean was ticking
- Cheat {ally} out of the fuel money => {h} had it off {ally.him} at cards, and a boot too | they flew the whole of the way to the next sun with {ally.him} in one boot, taking every turn a great deal too late
@ cantina tex in p=bartender
% Everyone in Here Is Wanted; The Quiet Table
There were sixty kinds of person in there, and all of them had stopped talking
"It is the {coat}," said {p}, {p.a} polishing something with great attention. "You have got a royal sort of {coat}. They will each be working out what it would fetch. I should buy a round."
At the quiet table, with {foe.own} badge turned inward, sat somebody who had not looked up
+ Share the round with the quiet table too => {h} carried it over {himself} | there was a long look | "I was sent to see whether you would," said the badge | it emptied the cup, and named the one dock that was not watched
= Trade your {coat} with the least likely person => {h} got for it a waistcoat with room for six arms | all those eyes moved over to something small and green, which had begun to preen itself
- Betray the next table for the price on it => {h} put up one finger | they were a family, it turned out, of very minor poets | the bounty came to one round and the change
~ Sixty kinds of person reached for something under sixty kinds of table | "Now I shall have to do the glasses over again," said {p}, going down behind the bar | the quiet table was empty
@ duelist tex p=fencing_champion
% Honour of the Twelfth Moon; At Dawn, Wherever That Is
"You brushed my sleeve," said {p}, {p.a} with a blade for each day of the week. "I shall have to kill you. It is nothing. On my moon we do it before breakfast. Does your planet have a dawn?"
It was a matter of where one stood | a clerk was sent for, with a chart
[2 While they worked it out] {p} showed {h} the pictures of {p.his} children
+ Help {p} to an honourable way out => {h} brushed the other sleeve | there was an intake of breath all round | "Twice," said {p}, overcome, and kissed {him} on both cheeks, and was, by the law of the twelfth moon, {his} cousin
= Ask the clerk for the time on every moon => {h} asked | there were twelve | by the chart it would not be dawn on all of them together for four hundred years | {p} entered it beside the children
- Trick {p} with a blade that is all hilt => {h} chose for them both | {p} looked for a moment at what {p.he} had been given, and then laid it down | "Then I have lost," said {p}, and went to pack up the children's pictures
~ A gong went, and the clerk pronounced it dawn | "Already?" said {p}, a little put out, and had the Tuesday blade clear of its sheath | "Forgive me. You had got to the youngest."
@ fossil tex out calm p=ship_breaker
% The Ship That Would Not Be Scrapped; She Keeps Saying Boarding
On the breakers' field a liner of seven decks lay on her side | she kept calling her passengers [2 over the speakers, by name]
"Every noon," said {p}, {p.a} with a cutter. "'Boarding for the Lesser Suns.' I have got the saw as far as the ballroom. I cannot do it while she is asking after their luggage."
Among the wrecks there were people in their good coats, {h} saw | they came each day, and waited by the ramp
+ Give the ship her passengers for one noon => {h} led them up, two and two, with their bags | they sat in the dust sheets | she dimmed the lamps, and told them what they would see on the left | then she wished them a pleasant stay, and stopped
= Read the list that she is calling => {h} read it off the board | there were two thousand names | one had been crossed off and written in again in a different hand, and that was {foe.own}, aged four
- Rob the ballroom before the saw gets in => {h} had eleven chandeliers out by the service door | at noon she called, as ever, and said that she was so sorry about the lights
~ "Boarding will be delayed," said the ship, and there was a catch in her voice | the ramp went up with a groan | on the field they all sat down on their cases, as they had no doubt done before
@ * intro
{h}, {aside}, had seen six suns from {home} and stood on none | it was about to become untidy
@ * intro-goal
Whole fleets, with flags, had set out to {goal} | but {h} had only a borrowed ship, and it pulled to the left
@ * sense in
The viewport had been polished by a hundred years of foreheads
A brass plate gave the names of nine captains, and the ninth had been screwed on over a tenth
Someone had strung paper stars across the bulkhead, in among the real ones
Old battle flags hung in the hall [2 , and behind each of them one could hear the pump]
The deck leaned, very slightly, toward whoever was most important
@ * sense out
Three moons stood up over the port, and the littlest was late
A cruiser went over with all its windows lit, like a street that has been promised something
The dust of that world was blue, and everybody had it to the knee
Two fleets were being polite to each other, far up, at the distance of a day
The beacon blinked twice and once [, which out there was an apology]
@ * hook quest
A price had been cried for {target} on seven worlds, and it had gone up since breakfast
@ * mood calm
{h} looked out at all of that, and had the feeling of being looked at rather kindly
There were songs about places like this | none of them mentioned the queue
@ * mood tense
There is no such thing as down out there | {h} could feel it under both feet
@ * fit fight setback
They had been trained from birth for it | {h} had been trained on a Wednesday
@ * chat ally
"I never run from a fleet," said {ally}. "I run from the bill."
"When we are very old," said {ally}, "I shall say that there were a hundred of them. Back me up."
{ally} patted the console, twice, and then, so that it should not feel left out, {him}
@ * cost
A passing ship had seen it, and had put it in the log
@ ways1 ways good
+ Save the pod that both sides have left => {h} brought it in on the winch | there were four enemies in it, playing cards | they dealt {him} in, and one, who was losing, put down a chart
@ ways2 ways neutral
= Read the oldest star chart in the place => {h} read it | there was one more sun upon it than there ought to be, and a little drawing of a crown with its eyes shut
@ ways3 ways evil
- Betray a convoy for its place in the line => {h} gave the beam its bearing | they were beans, every hold of them, for a moon that had been waiting since the spring
@ * callback did=genre-space-opera.duelist:+
Somewhere on the ninth moon {h} had eleven cousins, and a standing invitation to breakfast
@ * callback did=genre-space-opera.fossil:+
An old ship had been let go to her rest on time, with everybody aboard
@ * epilogue shining
Nobody was ever sent to take {foe's} place | children are let run the length of the hall there now, and the lights come on for them, one after the other
@ * epilogue earned
{h} gave back the crown, and kept the hat | a ship like a thrown shoe stands at the end of the pad | in her hold, on principle, is one sack of beans
@ * epilogue bittersweet
There are eleven worlds with bread on them, and a statue on each, and on each it is of somebody else | {h} thought that it was very like
@ * epilogue rueful
In the songs {h} won | on a blue moon an old person with one glove asks, now and then, to hear it
@ ransomer tex p=pirate_accountant
% The Pirates Had Been Audited; Plunder, Less Tax
"It says plunder, nine million," said {p}, {p.a} in an eyepatch and sleeve garters. "It does not say less what. They have not declared a prize in forty years. They want me to make it balance by the time they have sobered up. There is a plank, you understand."
From aft came a hornpipe, sung by two hundred voices
{p.noun} had been taken off a liner, for ransom, and no one had paid it | "One gets interested," {p.he} said
+ Help {p} to find where the money went => A good third of it was down as parrots | under the parrots was a chest that had gone to {foe}, every year, to look away | the captain, when it was shown to him, cried like a child
= Ask what {p} would do if set free => {p} looked at the books for a long time | "I should only wonder," said {p}, "if they had carried the two"
- Cheat the crew of a tenth on paper => It was a lovely piece of work | a year on {h} had a bill from them, with interest, in a very neat hand
~ The captain had come in, with a bucket on his foot | "Is it a lot?" he asked, and {p} turned the page over, and blotted the table
@ twinsuns tex p=opera_diva/she
% Her Note Opens the Vault; The Encore
"I am insured for a moon," said {p}, {p.a} in fourteen yards of silver. "I have one note that no one else alive has got. It was put in a lock. {foe} put it there, when we were fond of each other. Tonight {foe.he} has taken box one, and I have a frog in my throat."
There was a cough, and it had hardly anything behind it
On the stage they were dying already, in parts, and it was two minutes to the note
+ Save the note, and hum it along with her => It took two of them to reach it | far below, under the stalls, a thing like a church door was heard to turn over in its sleep | in box one somebody had stood up
= Look at box one through her glass => {foe} was not looking at the stage at all, but at a watch, and {foe.own} lips were moving | it was the words of the last act, and they were wet
- Trick the vault with a gramophone in the pit => It opened | so did the soprano's eyes | "You have had that all these years," she said across the whole house, to box one, "and you never played it"
~ She had gone on, and opened her mouth, and it was the tenor who had it, by mistake, an octave under | something did open, but it was not there
@ homeworld tex p=colony_elder
% The Planet Is for Sale; One Previous Owner
"They have put it up with the furniture," said {p}, {p.a} on a hill, with a placard round the neck. "One world, blue, with people. I have been told to stand here and look well. The gentleman wants to know if we bite."
A party in furs was going down the rows of beans with a catalogue | now and again one of them stooped, and tasted the ground
The next lot was a chandelier
+ Support {p}, and bid all that you have => It was eleven credits, and a hat | nobody topped it | it had turned out, on the last page, that the beans came with a debt, and the debt was the buyer's to {foe}, and {foe} had been counting on somebody rich
= Ask the auctioneer who is selling => He looked it up | it was being sold by the heirs of the first colonist, and that was everyone on that hill, and none of those had signed
- Deceive the furs with tales of a plague => They were off the ground in a minute | {p} had to be told twice that it was a tale, and went down to look at the children's tongues
~ The hammer had come down on the chandelier, and it was so fine that they forgot the rest | "We are held over," {p} said, "till after luncheon"
`;

/** Space opera: crowns, fleets, thrown shoes, and the nineteenth in line. */
/** What there is to do after the end, and the quests that come of it. */
const after = `
@ out1 after won
+ Give {foe's} great chair to a committee => {h} had it carried to the back, and set out nine of the common kind | the first debate was about the colour of the tenth | three systems sent to ask how such a thing was done
= Take the slow ship home, by way of the small moons => {h} had a berth with a window | at each of the moons they put a lamp out | at the last one a boat came up alongside, to ask whether it was true
- Rob the fleet of its pay on the way home => {h} had the chest off under a tarpaulin | it proved to be mostly promises, in bundles of a hundred | the fleet has named its next war after {him}
@ out2 after lost
+ Save one ship's {bell} from the breakers => {h} paid for it by weight | the names of the whole crew were inside, very small | on the rim there was room for one more, and one night it was filled in
= Sign for the far run, under another name => {h} went as a cook's mate, and was known to nobody but the cook | "I was on the deck above you," said the cook. "I have been waiting for you to ask me what I saw"
- Betray the last safe harbour for a pardon => {h} got it in writing, with a seal as broad as a plate | it hung very well over the bed | from there one could see, by night, that a light had gone
@ next1 sequel quest=rescue:free_the_singers_of_the_ninth_moon:the_singers_of_the_ninth_moon p=choirmaster
% The Silent Broadcast; One Voice Is Missing
"You will have heard them every morning, on all the bands," said {p}, {p.a} in a threadbare gown. "Forty voices, from the ninth moon, to say that all is well. All is not well. I wrote that anthem. There is a wrong note in it since the spring, and it is wrong on purpose, in a different place each day."
{p} had set them down on a long strip | they were letters, and the word was not finished
+ Help {p} to take down the note at dawn => {h} held the pencil, and {p} put up a finger | it was in the altos, in the ninth bar | it spelled so far: take us away bef
= Ask who conducts them now => {h} asked, and it was an admiral, who kept time with a {blade} | he did not know one note from the next | he had only noticed that they all looked at the window
- Lie to the ninth moon in a voice from headquarters => {h} put on the accent | they were to be moved, {he} said, to a larger hall | there was a pause, and a voice said that the larger hall had been tried
~ At dawn there was a different tune | {p} sat down upon the steps with both hands in the gown | "That is a soloist," {p.he} said. "Where are the other thirty-nine?"
@ next2 sequel quest=deliver:carry_the_peace_treaty_across_the_line:the_peace_treaty p=envoy
% In Triplicate, by Hand; The War Has Not Been Told
The peace had been signed for a month, and they were still at it out there | {p.a} had been put off three ships, and had one shoe
"Nobody will carry it," said {p}. "The guns will not hold their fire for a paper, and the signal office belongs to a family that makes guns. It has to be put into a hand, on the other side, by a hand. I would do it, only I am seasick."
+ Give {p} your own bunk, and the whole of your hold => {h} cleared out the best cabin, and found a bucket | {p} would not let go of the case | in sleep {p.he} recited it, article by article, and left out the ninth
= Read the treaty for yourself => {h} read it through on the mess table | it was short, as such things go | both sides had agreed to give back a place that was on no chart at all
- Cheat, and ask both of the sides for the freight => {h} wired to the one, and then the other | both paid in advance | each of them added, in cipher, that it would pay as much again if the thing was lost
~ A shell went over, high up, and took away the mast with the white flag on it | "That is the ninth," said {p}, who had begun to unfold a pillowcase
`;

export const pack: PackSource = {
  id: 'genre-space-opera',
  sheets: [[cards, after].join('\n')],
  words: {
    places: ['the throne hall #in', 'the blue moon #out', 'the breakers\' field #out', 'the cantina of the Lesser Suns #in', 'the singing gate #out', 'the palace docks #in', 'the arena of nine moons #out', 'the flagship chapel #in', 'the prison star #in', 'the ambassadors\' ring #in', 'the glass desert #out', 'the rebel dairy #in'],
    foes: ['Empress Orial|empress of eleven worlds|the lantern guard|she', 'Admiral Ignace Voss|lord admiral|the grey marines|he', 'The Twentieth Heir|next in line|the wreath bearers|he', 'Queen Sable of the Drift|queen of pirates|the drifters|she', 'Cardinal Thule|voice of the gate|the gate monks|he', 'Baroness Ixion|owner of three suns|the sun factors|she', 'Prince Caspar Nine|prince of the ninth moon|the duellists|he', 'The Regent Mother|regent for the unborn|the cradle guard|she'],
    tokens: ['the crown with a dent', 'the ticking bean', 'the other glove', 'the key note in its case', 'the captain\'s tenth plate', 'the seal of the lesser suns', 'the co-pilot\'s whistle', 'the paper star'],
    titles: ['The Nineteenth in Line', 'It Was Beans', 'A Turn Too Late', 'Dawn on All of Them', 'One Held Note', 'The Guards Were Paintings', 'Little Red Crowns', 'Boarding for the Lesser Suns', 'What {foe} Drew', 'A Thrown Shoe', 'On Nine Frequencies', 'The Same Old Song', 'The Wrong Side Lit Its Lamps', 'A Rhyme for {target}'],
    'book.deed': ['Crown', 'Flight to {target}', 'Last Fleet', 'Nineteenth Claim', 'Nine Suns'],
    'book.place': ['The Fall of {place}', 'Two Fleets over {place}', 'A Song for {place}', 'The Heir of {place}'],
    'book.theme': ['Both Fleets, One Flag', 'A Very Small Explosion', 'The Hat with the Horns', 'Somebody Else\'s Morning'],
    'book.turn': ['The Bearer of {token}', 'Wars of {token}', 'What {token} Outlived'],
    'example.objective': ['Give back the crown before the twentieth heir arrives', 'Rescue the co-pilot from the prison star', 'Bring two fleets to one table', 'Deliver forty tons of beans through a blockade', 'Find the note that opens the singing gate', 'Defeat the regent without firing on the cradle guard', 'Escape the palace in a laundry sled', 'Prove that the war was drawn for with two hats'],
    'example.setting': ['A free port in deep space, between two empires', 'The palace world of Orial', 'The blue moon of Tanith, under three others', 'A smugglers\' station built in a dead gun', 'The court of the ninth moon', 'A pilgrim fleet on its way to a sun that moved'],
    'example.motivation': ['Eighteen people stood nearer to the ribbon', '{his} mother looked before she drew', 'They took the only one who could whistle', 'Somebody has to tell both sides', '{he} was trained on a Wednesday', 'To see, once, a dawn that is on everyone'],
  },
};
