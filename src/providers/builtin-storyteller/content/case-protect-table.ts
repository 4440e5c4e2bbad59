import type { PackSource } from '../pack.ts';

/** Who wants it gone, what for, and by what it is kept. */
const facts = `
@ * truth line=protect-table start
Whoever was after {target} knew when the door was [2 left] alone, and for how long | such a thing one knows only from the inside
@ * truth line=protect-table lead
The unwatched hours were written down for {foe}, on a slip, once a week | it was left under the third step
@ * truth line=protect-table second
Everyone was sure that it was the newcomer who sold those times to {foe} | nobody had said a word to the newcomer for days
@ * truth line=protect-table means
{h} wrote out a wrong hour, and let one person see it each day | on the fifth day {hands} came at the wrong hour
@ * truth line=protect-table wall
Those who came to the false hour would come again in strength | {foe} had promised them {target} before the month was out
@ * truth line=protect-table turn
"On the fifth day I showed it to one person only," said {h}, and had to begin again. "It was not the newcomer." | it was the oldest friend of the house who wrote the slips
@ * truth line=protect-table price
{foe} had the friend's only child in a school a long way off, and sent drawings | that was what it had all been done for
@ * truth line=protect-table plan
The forty who were to come would each bring a chair, so that it should look like a wedding | the friend had gone from door to door to ask them [2 , on foot, and in the rain]
@ * truth line=protect-table gate
A last slip had been put under the step | this time {h} had dictated it
@ * truth line=protect-table duel
{foe} came at the hour that was on the slip, and it was the right one for once, and everybody was at home. "Ah," said {foe}. "So you have had a talk with my friend"
@ * known line=protect-table before
Someone at their own table was selling {target} by the hour | {h} looked round it every evening, and passed the salt
@ * known line=protect-table behind
The friend had done it because of a child, and would undo it | {h} had to have {foe} come in person, and at the right time
@ * settle line=protect-table won
{h} stood aside, and {foe} saw the table, and forty people round it | one chair was free, and before it lay a sheet and a pen | {foe} counted them, and sat down | "Let the child come home," {foe} wrote, with forty people reading along. | below it {foe.he} gave up {target}, for good, and signed that twice | so {target} was let alone from then on | on the Friday a child stood at the gate, with a roll of drawings | the friend had been out on the step since dawn, and the newcomer brought two plates
@ * settle line=protect-table lost
"There is a fourth step," said {foe}, "with a slip of its own." | {foe} had {target} already, behind all their backs | forty people stood there, and held on to their chairs | the friend sat down in the middle of the floor, with a drawing in each hand | "I was to have the child for it," the friend said. | nobody spoke, and {h} pulled up a chair
@ * settle line=protect-table dear
Forty people got up from forty chairs, and not one of them spoke | {foe} looked for the friend among them, and could not find a face to speak to | "Keep it, then," said {foe}, and signed away {target}, and went. | so {target} was safe for good | on the Friday a drawing came from the school, and no child | a line at the foot said that it was nice there | the friend read that on the third step, and {h} brought out a chair
`;

/** Scenes in which a fact of the case is found out, with somebody who comes back. */
const scenes = `
@ table1 scene line=protect-table second p=again
% The Newcomer's Plate; Nobody Passed the Salt
{p} had come to supper, and so saw it too | at the end of the table sat the newcomer, and round that plate there was an empty place the width of two
"It is that one who sells the hours, they all say so," {p} said quietly. "They have not spoken to that poor soul for a week. I watched. It was the newcomer who got up, both times, to see if the door was shut."
Somebody at this table had {target} written down by the hour | {h} looked from face to face | and everyone was asking someone for the bread
+ Share your bread with the newcomer, before them all => It was very loud, for so small a thing | the newcomer took it in both hands | "I hear somebody on the third step, of a Friday," the newcomer said. "It is not me. I hoped that somebody would ask"
= Sit down across from the newcomer and watch => {h} saw a person counting spoons, so as not to look up | there was not a drop of ink on those hands | there was some on another pair
- Lie that you saw the newcomer at the steps => It was what they had been waiting to hear | the newcomer went up to pack | from the table somebody sighed, and it was with relief
~ Someone had asked for the salt, very loud, and everybody passed it | when it had been all the way round there was no newcomer there, and nothing had been taken from that plate

@ table2 scene line=protect-table plan p=again
% Forty Chairs; In the Rain, on Foot
{p} opened, and there on the step, wet through, stood the friend | nobody asked what it had been like to come up that path
"I have been to all of them," said the friend. "On foot. I told it at each door myself, what I did, and for what. They will come. They will each bring a chair."
So there would be forty people | and {foe} would think that it was a wedding | behind them {target} lay in the last of the light, as it had every evening | and one had not often thought to look at it
+ Give the friend dry clothes, and a place by the fire => {h} fetched them, and they were {his} own | the friend could not manage the sleeves | {p} did them up, and left a hand there a moment too long to be an accident
= Ask for one of the child's drawings to look at => It was a house with a good deal of smoke | in the corner, very small, a person was waving | "That is me," said the friend, "from there"
- Betray the friend's shame to the whole {street} => They knew it already, from the friend | all that was new to them was how {h} told it | somebody took a chair back
~ The friend had gone to sleep upright, with the one wet sleeve on | nobody had the heart | {p} went round the house and counted chairs, and it came to eleven

@ table3 scene line=protect-table wall
% In Strength; Before the Month Was Out
It was {foe} who waved from the ridge, quite openly, with a hat | {hands} were strung out along it to either side | and there were a good many more than last time
"That was neat, with the false hour," {foe} called down. "I do like to be taken seriously. So I shall bring everyone. Before the month is out, shall we say?"
{h} stood in the door of {target}, and thought that someone would have to tell {foe} on which day
+ Protect the youngest from seeing so many => {h} took them round to the back, to count the hens | in the {kitchen} their old friend had dropped a jug, and did not seem to know it
= Shout back to ask how {foe} heard of the hour => "A friend," called {foe}, after a moment, and laughed, and the echo laughed too | within doors nobody met anybody's eyes
- Betray the ridge path to those who owe {foe} a beating => Some of them went up there that same night, with sticks | by daylight {hands} had moved nearer | there was a hat in the yard with a hole in it
~ The wind had got {foe's} hat, and {hands} ran after it, all of them, over the whole ridge | so they could be counted at last, and {h} would sooner not have known

@ table4 scene line=protect-table lead p=bread-carrier
% The Third Step; Half of a Roof
{p.a} brought the loaves before it was day, and so saw what there was to see on that stair | "On Fridays somebody stoops at the third step," said {p}. "I thought, there goes a boot that will not stay tied"
{h} got down, and felt in beneath the tread | there was a slip, folded over twice | it gave the hours when nobody watched the door
It was done in capitals, as one writes in order to be nobody | the slip had been torn off the foot of something else [2 , and had a drawing on its back] | there was half a roof, in red chalk, and a curl of smoke
+ Help {p} in with the loaves, as if nothing were wrong => "In the {street} they have it that it is your newcomer," said {p}, over the basket. "They are glad, I think, to have it be somebody whom they do not know"
= Put it back, and watch the stair => {h} watched until noon, and saw a dog go up, and down | there was a man on the end of the leash, and he was one of {hands} | when they had passed there was no slip
- Cheat {foe} by rubbing one of the hours out => That week nothing came of it | but by the next Friday they were written in ink, which one cannot rub out | so somebody had been told of it, and had gone and bought a pen
~ Feet came down from the house | {p} sat upon the third step, and unlaced a boot, and laced it, until whoever it was had gone by | nobody could say after that who had been on the stair

@ table5 scene line=protect-table means p=again
% An Hour That Was Nowhere; The Lining of a Hat
{p} had five names in the lining of a hat | {h} had written out five false hours, and let one person see one each day | the names were in the hat, so that {he} need look at nobody in a new way
On the fifth night {they} lay in the grass beside the gate | it was an hour that existed nowhere, but on the fifth slip
And there came {hands}, two by two, in their socks | they tried the door, and it was not alone at all
{p} took off the hat, and looked into it | then {p.he} put it on again, and pulled it down
+ Give {p} until the morning to say it => "It is not your newcomer," said {p}, when it was light enough to see the brim. "The newcomer had Tuesday. Now I should like to be let off, for as long as you can bear it"
= Watch what they do at the locked door => They held the slip up to the moon, and tried again | the one in front had a look at its back as well, and showed it round | it made them smile [2 , all of them, the way one does at a child]
- Attack them out of the grass with a great shout => They ran, and left behind them a sock, and the slip | by breakfast {foe} would know which hour it was that had been made up | and its other side had a red chalk cat, as far as its feet
~ A dog gave tongue | {hands} were over the fence before one could have told them apart | in every window of the house there was a face, and {p} would not say a word before so many

@ table6 scene line=protect-table price p=again
% A Clean Sheet; Drawings Without Their Feet
{p} had gone up for a blanket, and came straight down, and pulled at {h's} sleeve | in the room of {their} oldest friend a child's drawings hung along the wall, one to a week | each had lost a strip at the foot [2 , quite straight, along a ruler]
{foe} had put a mark in every corner, as whoever pays for a school may do | there were houses, and cats, and a good deal of smoke
Today's had come after the false hour | it lay in {their} friend's lap, and there was nothing on it | {foe} had had it sent all the same
+ Comfort the friend, and shut the door => "What is an hour, I thought," said the friend. "And they let me have the cat. Then it was always just one more." | {p} had sat down too | "I will go round to them all," the friend said at last, "on my feet, and tell it to their faces"
= Hold the clean sheet up to the window => One could see where a chalk had been, and what it meant to be | there was a door, and the beginning of a roof | then somebody had rubbed it out, from behind, and taken great pains
- Betray the friend before the whole supper => Nobody raised a voice | the newcomer got up | then the salt was set down beside that plate | {p} had no eyes for {h} until the table was cleared
~ They were calling up the stairs that everyone was waiting | three people could not be missing, just then | so {they} went down to supper, one by one, with a minute between
`;
export const pack: PackSource = { id: 'case-protect-table', sheets: [facts, scenes], words: {} };
