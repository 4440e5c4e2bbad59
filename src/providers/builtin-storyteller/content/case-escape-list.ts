import type { PackSource } from '../pack.ts';

/** How nobody gets out, who did, and how it is done. */
const facts = `
@ * truth line=escape-list start
People did get out, and that was what nobody could explain | it was one in a year, or two | they were never those who had been digging
@ * truth line=escape-list lead
Those who got out went by the front [2 , at night, with their shoes on] | somebody had held the door for every one of them
@ * truth line=escape-list second
Each of those who got out had been called to {foe} on the day before | they had come back very quiet, and given away their blankets
@ * truth line=escape-list means
{foe} had a list, with a price against each name | it was not in {coins}, for some had paid with a thing that they knew, and others with a person
@ * truth line=escape-list wall
Whoever stood high on the list was watched by {hands} | {h} was at the very top of it, and had been wondering at all the attention
@ * truth line=escape-list turn
"There is no lock on that front door," said {h}. "There has not been one for years." | people were held by what they were told of each other | everyone thought that the next one along had been bought already
@ * truth line=escape-list price
{h} was asked for a name, just the one | for the way out any name would do | {he} did not give it, and somebody else had given {h's} name
@ * truth line=escape-list plan
There was just one copy of the list, and {foe} wrote in it standing, at a desk by that very door | a loud voice could be through it in a few minutes
@ * truth line=escape-list gate
Behind all of that there was only a plain door with a latch, a little worn where the thumb goes
@ * truth line=escape-list duel
{foe} had the list open at the top. "You are a day early," {foe.he} said. "You have not told me yet whom you will leave with me." | the others were coming out into the passage, in their stockings [3 , one behind another]
@ * known line=escape-list before
Some had been let go, and had paid for it with something | {h} could not tell what {he} would be asked for, but it would be dear
@ * known line=escape-list behind
The door had no lock, and the people before it were afraid of one another | {h} had to get a good many of them to stand up at one time
@ * settle line=escape-list won
{h} took hold of the list, and {foe} did not let go, and it tore across | {h} read out {his} half of the names, and what each had paid | the rest called out their own, from the passage | after that nobody had a thing left to be afraid of | a girl in stockings lifted the latch, and the door swung open | all of them walked out by it, two and two, and {h} went last | "One moment," said {foe} to the empty passage. "I have not called you yet." | out on the step they were telling one another their names
@ * more line=escape-list thing
{target} went out with them over the step [! , and all of them took turns at lending a hand]
@ * settle line=escape-list lost
"It is not locked," said {h}, and pointed at the latch. | nobody stirred, since it might have been meant for a trap | {foe} looked along the passage, and wrote something down | "Thank you," said {foe}. "You may all go back to bed." | they went, in their stockings, and none looked at another | a girl came last | her finger went out toward the latch, and was drawn in | {h} was given the room from which one sees the door
@ * settle line=escape-list dear
{h} lifted the latch, and held the door open with {his} back | "Whoever goes out," said {foe}, "the rest shall hear what that one has told me." | half of them went, with their heads down | the other half stood there and looked at the floor | {foe} began to read, from the top, in a clear voice | it could be heard far down the road, and {h} knew each of the names | beside {him} a girl walked with both hands over her ears
`;

/** Scenes in which a fact of the case is found out, with somebody who comes back. */
const scenes = `
@ list1 scene line=escape-list second p=again
% Given Away Blankets; The Day Before
{p} had a second blanket, and would not say where it came from, and then did | "From the one who got out in the spring," said {p}. "{foe} sent for him the day before. He came back quite grey. He gave away everything, and would not look at us."
{they} went along the beds together and asked | it was the same with each of those who had gone: called in, and come back silent, and a blanket given
So one paid for it, and in that room | {p} had drawn the blanket up to the chin
+ Comfort {p}, who had thought it was kindness => "Perhaps it was that as well," said {p}, when {they} had sat for a time | then {p} said what {foe} had asked about {p.him}, in the spring, and who could have told it
= Ask who will be called in next => It went by the shoes, somebody said | those who were to go got theirs soled | {h} looked down, and so did {p}
- Steal the blanket, to see what is sewn in it => There was a scrap in the hem, and on it, over and over, in a small hand: I am sorry | {p} lay that night under one blanket, and said that it was warm enough
~ They had come to count the blankets | next day there was one to a bed again, whosever it had been | {p} did not wish to be seen talking for a while

@ list2 scene line=escape-list plan p=again
% One Copy; A Latch Worn by Thumbs
{p} had been made to polish the passage, and had left a rag there on purpose | so {h} had a reason to go back, and to be on {his} knees before that door
There was no lock | there was a latch, worn thin where a thumb goes, and under the door a line of real morning
Beside it stood the desk, and on the desk the list, shut, as thick as a loaf | it was the only one | {foe} wrote in it standing
They had put {load} down there as well, within reach of the latch
"It would take you as long to read that out as to boil an egg," said {p}. "I have timed it, with the page about my street."
+ Help {p} with the brass, and learn the top page => {they} rubbed it until {they} could see {their} faces | {h} had eleven names by then, with the price of each | {p} had asked not to be told which was {p.own}
= Put your thumb into the worn place => It went in as though made for it | nothing held the latch down at all | {h} took {his} thumb away again | and it was the hardest thing that {he} had done there
- Lie to {p} about what your own page says => There was only one line on it | {h} said that it was blank | "That is good," said {p}, and rubbed on | {p} had seen it in the brass
~ One could hear {foe} come, in slippers, and humming | {p} pushed the rag at {h}, and {they} rubbed and rubbed, as long as there was any brass

@ list3 scene line=escape-list wall
% At the Very Top; All That Attention
There was always one of {hands} near {h} | it was never the same one | that day it was {foe} {foe.himself} who came, and took a seat on the blanket
"You are at the top of my list," said {foe}. "I thought that you would like to know. It means that people will be telling me things about you, and you will wonder which of them" | {foe.he} smoothed the place, and got up
All along the row of beds people had been asleep, a moment ago, with their eyes open
+ Comfort the next one, who is shaking => "It was not me," the next one whispered, and had not been asked | {h} said that {he} knew it | all along the row they told each other that somebody had been believed
= Ask {foe} what the price is => "A name," said {foe}. "It need not be a large one" | the passage door stood ajar behind {foe.him} | and there was no key in it, and no place for a key
- Lie that somebody has made you a better offer => {foe} sat down again | {foe.he} wished to hear by whom | nobody there had ever seen {foe.him} look over {foe.his} shoulder
~ {foe} had gone along to the next bed, and smoothed that | all the day nobody would stand near {h}, not even in the line for soup

@ list4 scene line=escape-list lead p=cobbler
% Feet on the Wall; Soled by Midnight
{p.a} had drawn on the wall in chalk the feet of everyone who had got out | there were nine pairs, left and right [2 , with the date to each, and a year between most of them]
"{foe} sends me the shoes at dusk," said {p}. "I have them soled by midnight. Then they go out by the front, on their feet, and somebody holds the door. I hear it shut."
Nobody soles the shoes of people who dig | under {h's} bed lay {load} | the whole row had known it for a month [2 , and one had to wonder who else did]
The tenth pair had no date | {h} stood up against it, and it was {his} own size
+ Give {p} a hand with the soles => There was an old pair upon the last | "That one came to thank me," said {p}, "and had no blanket about the shoulders. Had given them both away. I asked what for, and I was asked not to"
= Ask who pays for so much leather => "It is put down to them," said {p}. "Against the name. There is a list for it, up there by the door, and I have only ever been shown the back"
- Cheat by chalking another's feet over your own => {h} made them long and narrow, and went away | by supper the whole row was looking at somebody's feet | next day there was a blanket on every bed but one
~ "No company," said one of {hands}, on the stairs | he took the {lamp} with him, and of all those feet one saw only a heel or two | {p} went on by touch

@ list5 scene line=escape-list means p=again
% Three Strips; What Each Had Paid
{p} had been made to sweep under {foe's} desk, and had something up one sleeve | when somebody has gone the line is torn off the list | there were three such strips, and {p} smoothed them out on {h's} knee
To each there was a name, and behind the name a price | told where the spade was, said the first | told who it is that sings at night | the third of them said only: her sister
There was not one {coin} in it anywhere | "They were the quiet ones," said {p}, and laid a hand over the second strip
+ Comfort {p}, who used to sing => It had been before the move to the far end, said {p}, and nobody ever gave a reason | {they} sat there until it was dark | somebody began it after all, three beds off, and very low
= Turn the third strip over => That one was torn off just above the next name in the column | the heads of the letters had come along | {h} knew them as one knows one's own hat from above
- Deceive the row with a strip of your own making => {h} made a strip with the worst talker's name on it, and the words: not asked yet | by night nobody spoke to anybody | and the worst talker lay awake, and was heard to say that it was not true
~ Somebody sat up, two beds off, and asked what it was | {p} put all the three strips into {p.his} mouth | they went down one after the other, and the third very badly

@ list6 scene line=escape-list price p=again
% Not Yet; With New Soles
{p} had two blankets over one arm, and offered {him} the better | on {p's} feet were shoes with new soles to them
"I was called in," said {p}. "One name, and any would do. I thought that yours was up there already." | {hands} had been by then | under {h's} bed there was nothing any more | they had brought {load} down into the passage, to {foe's} desk
All night {p} sat by the front door, in {p.his} shoes | then {foe} came along and said that the price had gone up
+ Share the better blanket with {p}, on the step => "There is no lock on it," {p} said out of the blanket. "I had all night to look. I might have got up. So might each of the others, I suppose. One sits there and waits to be told"
= Ask {p} what they did with {load} => "It says on the label, to be called for," {p} told {him}. "It is nearer to the door now than it ever was. {foe.he} writes so close to it that {foe.he} has to stand"
- Betray {p} to {foe} in return => {foe} wrote it down, standing up, and said thank you | it was on the list before, it seemed, and from five different people | what it had bought was not mentioned
~ {foe} looked round the corner, and wished to know what for | nobody had an answer to that | {p} took the shoes off, and carried them back along the row, with the soles turned in
`;
export const pack: PackSource = { id: 'case-escape-list', sheets: [facts, scenes], words: {} };
