import type { PackSource } from '../pack.ts';

/** How nobody gets out, who did, and how it is done. */
const cases = `
@ * truth line=escape-bearers trail=escape start
One thing went out every day and was never stopped | it was the dead, in their boxes [2 , about noon, with four to carry each]
@ * truth line=escape-bearers lead
Two had tried to go out lying down, and been found | since then {hands} opened every lid, and were not delicate about it
@ * truth line=escape-bearers second
Nobody had yet asked to be one of those who carry the boxes | it was thought to be bad luck, and it was given to anyone who stood nearest
@ * truth line=escape-bearers means
The bearers of the dead wore a sack over the head [2 , with holes for the eyes, on account of the fever] | there were six such sacks upon a nail, and then {h} had one
@ * truth line=escape-bearers wall
{foe} had the whole of it written down, how many boxes went out and how many came back | {foe.he} read it over every evening with one finger
@ * truth line=escape-bearers turn
{foe} counted the dead who were carried | in all those years {foe.he} had never counted the ones who carried | there were four to a box going out, and nobody knew how many walked home
@ * truth line=escape-bearers price
One needs a box for that, and somebody in it | somebody had said so, quite cheerfully | by morning there was one
@ * truth line=escape-bearers plan
Three others had been found who could keep step and hold their tongues | they had practised it after dark with a table
@ * truth line=escape-bearers gate
It was about noon | the lid was lifted, and looked under, and put back, and somebody said to get along
@ * truth line=escape-bearers duel
{foe} was at the gate that day. {foe.he} looked at the box, and in the box, and last of all along the row of sacks. "Which of you is it?" said {foe}
@ * known line=escape-bearers before
The dead went out at noon, and the lids were searched | {h} had a sack with two holes, and not yet a use for it
@ * known line=escape-bearers behind
They counted lids, and not heads | {h} needed a noon, a handle, and a steady walk
@ * settle line=escape-bearers won
Four went out with the box, and at the bend there were three, and the fourth was {h}, on the far side of a hedge | {foe} had asked which of them it was, and all of the bearers had answered, one after another, I am | {foe} went back to the book that night, and it was quite correct, and {foe} read it through again
@ * more line=escape-bearers thing
Under the lid and the sheet had lain {target}, and they ran from there with {thing} between them
@ * settle line=escape-bearers lost
{foe} did not ask twice | {foe.he} had the sacks pulled off | {h} was back inside by nightfall, with the gate shut | they count the bearers now, with one finger, out loud
@ * settle line=escape-bearers dear
{h} got out by the handle of a box, as far as the bend and over the hedge | one of the other three had said, it is I | it gave {h} the time | there were four to the next box, and {h} knew which of them was in it

@ * truth line=escape-channel trail=escape start
There had been another way, once | it was on the oldest plan of the place [2 , a thin blue line] | on every later plan it was left out
@ * truth line=escape-channel lead
The old way had fallen in, people said, on forty souls | the story was told to children, and nobody's grandfather had been one of the forty
@ * truth line=escape-channel second
There was no list of the forty who were buried there, nor any stone for them | somebody had looked for one for a year, and had been asked to stop
@ * truth line=escape-channel means
One could hear the old way, by night [2 , with an ear against the right wall] | something was running there, quite freely, and it came out somewhere
@ * truth line=escape-channel wall
The door to the old way lay behind {foe's} own bed | {hands} thought that they were guarding the bed
@ * truth line=escape-channel turn
The old way had not fallen in, and there were no forty dead | {foe's} father had shut it, and made up the dead | now there was one way left, and a toll on it | {foe} had kept the forty in flowers ever since
@ * truth line=escape-channel price
{foe} had been told who was asking about the plan | whoever had sold that knew what the old way was worth, and had taken a good deal less
@ * truth line=escape-channel plan
One evening in the year {foe} went to lay the flowers [2 , and was gone an hour] | {h} had only to find out which evening, and it was soon
@ * truth line=escape-channel gate
Behind the hangings there was a draught [2 , with a smell of outside in it] [3 , of leaves and wet stones]
@ * truth line=escape-channel duel
"Tell me their names," said {h}. "Any of the forty. I have been going to them in my mind to ask their leave." | {foe} opened {foe.his} mouth and there was nothing in it [3 , not a single name of all the forty]
@ * known line=escape-channel before
There was an old way out, and a tale to keep people from it | {h} had to find whether it was the way or the tale that had fallen in
@ * known line=escape-channel behind
The old way was open, and it began at the back of {foe's} bed | it was only that far, and {h} had come a good deal farther
@ * settle line=escape-channel won
{h} went in behind the bed and came out on a hillside, with burrs | it was dry all the way, and quite wide, and no one had ever died there | {he} sat down and looked back at the whole of it, walls and all, and it was not very large | within the week forty people had come out by the same road, and they had themselves counted
@ * more line=escape-channel thing
Ahead of them all went {target}, handed along from one to the next, and it was {thing} that saw the sky first
@ * settle line=escape-channel lost
There was a new wall in it, ten steps down, and the mortar was hardly dry | {foe} had brought a {lamp}, so that {he} might see | it has really fallen in, now, and there is one name that can be put upon the stone
@ * settle line=escape-channel dear
{h} got through, and it was open to the very end | then {foe} let it in behind {him}, props and stones and all | there was no more toll to be got by it, and no more way, and {h} was the last who ever came out

@ * truth line=escape-list trail=escape start
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
There was no lock on the front door, and there had not been for years | people were held by what they were told of each other | everyone thought that the next one along had been bought already
@ * truth line=escape-list price
{h} was asked for a name, just the one | for the way out any name would do | {he} did not give it, and somebody else had given {h's} name
@ * truth line=escape-list plan
There was just one copy of the list, and {foe} wrote in it standing, at a desk by that very door | a loud voice could be through it in a few minutes
@ * truth line=escape-list gate
One could see from there that it was a plain door with a latch, a little worn where the thumb goes
@ * truth line=escape-list duel
{foe} had the list open at the top. "You are a day early," {foe.he} said. "You have not told me yet whom you will leave with me." | the others were coming out into the passage, in their stockings [3 , one behind another]
@ * known line=escape-list before
Some had been let go, and had paid for it with something | {h} could not tell what {he} would be asked for, but it would be dear
@ * known line=escape-list behind
There was a door with no lock, and people afraid of one another | {h} had to get a good many of them to stand up at one time
@ * settle line=escape-list won
{h} read the list out, from the top [2 , in that passage, every name and what it had paid] | after the last of them nobody had anything left to fear | somebody lifted the latch, and they walked out, all of them, and {h} went last | the passage was empty, and {foe} was still asking people to wait
@ * more line=escape-list thing
They had {target} with them, and took turns to carry what there was to carry
@ * settle line=escape-list lost
"It is not locked," said {h}, and no one stirred, since it might have been meant for a trap | {foe} thanked them and wrote something down | one can see the latch from where {h} sits, and how worn it is
@ * settle line=escape-list dear
They got out, the half of them who believed it | the others stayed to see who would be punished | {h} could hear {foe} reading from the list behind {him}, all down the road, and knew each of the names
`;
export const pack: PackSource = { id: 'case-escape', sheets: [cases], words: {} };
