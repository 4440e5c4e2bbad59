import type { PackSource } from '../pack.ts';

/** Whose doing it was: each case has a thing that was left lying about, somebody who is blamed for it, and the one who did it. */
const cases = `
@ * truth line=who-cups trail=who start
Two cups had stood on the table that night, and only one was washed [2 , as all {home} knew] | nobody had yet asked who does such a thing, or {matter}
@ * truth line=who-cups lead
A stranger in a hood had been seen upon the back stairs | the whole {street} had settled it among themselves that it was the stranger
@ * truth line=who-cups second
The hooded one had gone away before supper was over, and in tears | so the second cup was filled for somebody who came later
@ * truth line=who-cups means
In the cup that was not washed there was honey at the bottom | nobody in that house took honey, and one visitor never went without
@ * truth line=who-cups wall
Somebody had had the side door's key copied in the spring | {hands} had paid for it, and not out of their own pockets
@ * truth line=who-cups turn
The stranger in the hood had come to give a warning | it was {foe} whom the warning named | all this time {h} had been hunting the one honest caller
@ * truth line=who-cups price
A {kitchen} girl had washed the cup, because somebody told her it was a kindness to tidy up | she remembered who said so | it was {foe}
@ * truth line=who-cups plan
The girl who washed up would say it again [2 , and to people who mattered] | somebody had only to stand beside her | and {foe} was known to be unable to leave a sweet cup alone
@ * truth line=who-cups gate
{foe} was in there by the fire, so they said, with a cup of something sweet
@ * truth line=who-cups duel
"She washed the wrong cup," said {h}. "She washed the dead-plain one. Yours still had the honey in it." | {foe} set down a spoon with great care [3 , and looked for somewhere to put the hand]
@ * known line=who-cups before
{h} went over it again, the two cups, the hood, the tears | it was still to be learned for whom that second cup was filled
@ * known line=who-cups behind
{h} had {foe's} name, and honey, and a copied key | {foe's} own word for it was what {he} still wanted
@ * settle line=who-cups won
So {foe} had {deed} | {foe.he} came in at the side by the copied key, when the hooded friend was gone, and was given the second cup | afterward the girl was told to tidy, and took the wrong one | {foe} put {foe.his} name to it in front of six people | {foe.he} had them alter the hour, and nothing else
@ * settle line=who-cups lost
The hand that had {deed} was {foe's}, with a copied key and a spoonful of honey | but the girl who washed up was gone, put on a {boat} by night | without her it was two cups and a good story, and {foe} told it at parties
@ * settle line=who-cups dear
{foe} had {deed} | the honey said so, and the key, and at last the girl | they took {foe.him} away that evening | the girl lost her place by it, and her bed, and it was {h} who had promised her that she would not

@ * truth line=who-oaths trail=who start
Twelve people had sworn to where they were that night, each one for the next | {h} counted, and somebody had been sworn for twice
@ * truth line=who-oaths lead
There was a lodger for whom no one had sworn at all | they were only waiting for a dry day to come for the lodger
@ * truth line=who-oaths second
The lodger had spent that night asleep under a neighbour's stair | it was shame that kept the poor soul quiet, and nothing worse
@ * truth line=who-oaths means
It was {foe} who had been sworn for twice over | in the one oath {foe.he} sat by a fire, and in the other {foe.he} stood at a gate
@ * truth line=who-oaths wall
All of the twelve oaths had been written out before that night, in the same hand | there was {foe's} mark on the {paper}, if one held it to a {lamp}
@ * truth line=who-oaths turn
The twelve had not sworn for friendship | each had a small thing to hide [2 from that night, a wrong bed, a game, a bottle] | {foe} had found out all twelve, and then handed round the oaths
@ * truth line=who-oaths price
One of the twelve had made ready to take the oath back | in the morning her chair was found still warm, and {hands} were sweeping the step
@ * truth line=who-oaths plan
One of the eleven had begun to walk past {h's} door [2 , and back, and past it again] | it would take only the first of them, and the rest would come down like a fence
@ * truth line=who-oaths gate
Eleven of them would be inside, and so would {foe} | each would be watching what the others did with their hands
@ * truth line=who-oaths duel
"You were by the fire, and you were at the gate," said {h}. "I can prove that you were at neither." | somebody among the eleven began to cry, quite quietly [3 , and was not told to stop]
@ * known line=who-oaths before
{h} knew of twelve oaths, and of one too many | for whom that one was sworn {he} had yet to hear
@ * known line=who-oaths behind
{h} knew by now {matter}, and so did eleven others | one of those eleven must be brought to say it first
@ * settle line=who-oaths won
One after the other the eleven stood up and took it back, and told the small thing instead | when they sat down there was nobody left to swear for {foe} | between the fire and the gate {foe} had {deed}, and each of them had looked the other way | the lodger was sent for, and was given the best chair
@ * settle line=who-oaths lost
Eleven people looked at their shoes | they all knew that {foe} had {deed}, and there was not one who could have said otherwise to {h's} face | but each had a wrong bed or a bottle to think of | the lodger was fetched on the Monday, it being dry
@ * settle line=who-oaths dear
In the end it was the lodger who swore to all of it [2 , every bed and bottle] | so it came out whose doing it was | {foe} had {deed}, and went away with {guards} on both sides | the eleven never spoke to one another again, or to {h}

@ * truth line=who-coat trail=who start
Six people had seen who did it, and all the six had seen the same {coat} | it was green, and patched at one elbow | none of them had seen a face
@ * truth line=who-coat lead
The green {coat} belonged to a carter with a temper | he was locked up already, and had broken a bench
@ * truth line=who-coat second
The carter had pawned it at the new moon, to bury a mule | he was too proud to tell that to the {guards}
@ * truth line=who-coat means
The pawned {coat} had been taken out for one night only, and then brought back | there was fresh clay on the hem of it, and a thread of silver at the neck
@ * truth line=who-coat wall
The pawnbroker had been paid to remember nothing | {hands} came by every week to see how well it was forgotten
@ * truth line=who-coat turn
Both the sleeves had been let down [2 , by the width of two fingers,] and then taken up | it was never meant to be worn by the carter | it was altered to fit {foe}, and worn to be seen
@ * truth line=who-coat price
A seamstress had let down the green sleeves for somebody who stood in the dark | she knew the arm again by its silver chain | now she was told to leave the country
@ * truth line=who-coat plan
The green {coat} itself lay folded in the pledge shop, for anyone who had the ticket | the seamstress had kept the ticket, by mistake, with the pins
@ * truth line=who-coat gate
{h} had the green {coat} under one arm by now | there remained only to see it on
@ * truth line=who-coat duel
{h} shook out the green {coat}, and held it the way one does for a guest | {foe} had put an arm in it before {foe.he} thought
@ * known line=who-coat before
There was a green {coat}, and it had been out without its owner | {h} had still to find whose arms were in it
@ * known line=who-coat behind
{h} had it from the sleeves that it was {foe} | a sleeve can say {matter}, but it cannot be sworn in
@ * settle line=who-coat won
It fitted as if it had been made for {foe.him}, and so for one night it had | in that {coat} {foe} had {deed}, under six windows | then {foe.he} had hung it up again | the seamstress found her two fingers of cloth in the seam | the carter was let out by evening, and asked first about the bench
@ * settle line=who-coat lost
{foe} laughed, and let the {coat} drop in the fire | {foe} had {deed} in it, and nothing was left but a smell of wool | the carter was shown to a very large crowd | the six looked on, and still had not seen a face
@ * settle line=who-coat dear
It fitted {foe.him}, and there was an end of it | there was nobody now but said that {foe} had {deed} | they were a day late for the carter | {h} took the green {coat} to the carter's mother, who said that it wanted a patch on the other elbow as well

@ * truth line=who-purse trail=who start
On the morning after, somebody had paid an old debt [2 {inhome}] in new {coins} | no one had asked where they came from, or {matter}
@ * truth line=who-purse lead
The debt had been paid by a grave-digger with nine children | people said that he had never in his life had so much at one time
@ * truth line=who-purse second
The grave-digger had been paid for a hole, and the hole was for a chest | he had been told it was an old dog's
@ * truth line=who-purse means
There were no bones in the chest that the grave-digger buried, but a set of clothes, good ones, with a tear at the cuff | whoever {deed} had gone home in somebody else's
@ * truth line=who-purse wall
One tailor could have said for whom the buried clothes were made | {hands} sat in his shop from morning to night now, and ordered nothing
@ * truth line=who-purse turn
The chest was not put in the ground to hide a crime | it was to keep a proof safe | they were {foe's} clothes | somebody had buried them, as a thing to hold over {foe}
@ * truth line=who-purse price
Whoever held the torn cuff over {foe} had asked for too much, once too often | so there had been two who knew, and now there was one
@ * truth line=who-purse plan
The tailor had got a note out, sewn in a lining | he would walk, it said | there must only be people in the {street} to see it
@ * truth line=who-purse gate
{foe} had been told that the chest was dug up | {foe.he} had put on plain things to receive {him}
@ * truth line=who-purse duel
"There is a tear in the left cuff," said {h}. "You have been keeping that wrist behind you since I came in." | {foe} brought it out and looked at the scratch [3 , as though it were another's wrist]
@ * known line=who-purse before
There was a chest, and a hole, and somebody paid too well for digging | the whole question was, paid by whom
@ * known line=who-purse behind
The clothes were {foe's} clothes | whether anyone would say so aloud, with that tailor shut in among {hands}, was another thing
@ * settle line=who-purse won
The tailor walked out from among {hands} with his tape about his neck, and knew his own stitches | {foe} was the one who had {deed} [2 , and torn a cuff at it, and paid for a dog's grave] | the scratch matched to a hair | the grave-digger's nine came to look at {foe} go by | the smallest of them waved
@ * settle line=who-purse lost
When they opened the chest before witnesses it held a dog, and a recent one | {foe} had {deed}, of course, and had thought of this a day sooner than {h} | the grave-digger had to pay for the dog
@ * settle line=who-purse dear
The tailor swore to the cuff, and would swear to nothing more | so everyone was told that {foe} had {deed}, and it could be proved of a pair of sleeves | {foe} sold the house and went to live by the sea | nobody bowed to {foe.him} there, but nobody did here either
`;
export const pack: PackSource = { id: 'case-who', sheets: [cases], words: {} };
