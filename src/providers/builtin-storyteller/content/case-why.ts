import type { PackSource } from '../pack.ts';

/** Why it is so, or what happened: each case has a thing that everybody leaves out, and somebody who saw to that. */
const cases = `
@ * truth line=why-words trail=why start
All the old people {inhome} told it in the very same words | {h} noticed, since people do not, when they ask one another {matter}
@ * truth line=why-words lead
The words that everyone used had been read out once, to the whole town | they were made to say them over until they had them by heart
@ * truth line=why-words second
In the oldest telling one word was different | once it went, we shut the door | now it went, the door was shut
@ * truth line=why-words means
Whoever wrote the lesson out had a copy of it still, with the corrections | it was in a round young hand, and the name on the back was {foe's}
@ * truth line=why-words wall
{hands} went about every autumn to hear it said | those who got it wrong were not punished, they were only visited again
@ * truth line=why-words turn
All those people had not agreed to hide a crime | what they hid was a child, of six | it had left one door unlatched, on the wrong night
@ * truth line=why-words price
The child who left the door was never told | it grew up, and was good at everything | somebody who loved that child had just paid for it to go on so
@ * truth line=why-words plan
There were some who were sick of saying those words, and had never dared to be the first to stop | {h} had six names of that kind by now, and the loan of a claw hammer
@ * truth line=why-words gate
The door itself was here, nailed up | there was a child's mark on the frame [2 , at the height of a table]
@ * truth line=why-words duel
"It was you who left it open," said {h}. "You were six." | {foe} said the words, all of them [2 , quite steadily] | at the door {foe.he} stopped
@ * known line=why-words before
So the whole town was saying a lesson, and {h} knew how it was taught | whatever lay under the lesson was the question
@ * known line=why-words behind
A door, a night, a child of six, {h} had all three | there was only the child's name to put to it, and somebody to say it kindly
@ * settle line=why-words won
So that was {matter} | a child forgot to drop a latch, and all the rest came in by it | a town had sworn to say that it was nobody | the child was {foe} | {foe} told it in {foe.his} own words before them all [2 , which took four breaths] | then they took the nails out of the door
@ * settle line=why-words lost
{h} knew {matter} | it was a door, and a child of six, and {foe} | and there was nobody {inhome} who would say it after {him} | they said the words instead, all together | {h} could not hear {himself} for it
@ * settle line=why-words dear
{h} told {foe} {matter}, alone, with the door shut | nobody else was told, then or later | the child was {foe} | the next autumn no one came round to hear it said, and it began, in one house and another, to be told wrong

@ * truth line=why-page trail=why start
It had all happened once before, in the time of somebody's great-grandmother | there was a book in which one could read how it ended, and the page was out
@ * truth line=why-page lead
With a knife somebody had taken the page from the old book, and the edge was still white | people would have it that mice had done it
@ * truth line=why-page second
An old nurse had the half of it, as a song | it stopped short, at the words: and give it back
@ * truth line=why-page means
On the page before the missing one the pen had gone through | with soot rubbed over it there were three words to be read, and the last of them was a family's name
@ * truth line=why-page wall
The family's name was {foe's}, or had been before it was changed | {hands} had been told to buy every copy of that book
@ * truth line=why-page turn
There was nothing dark about {matter}, and the remedy had been known from the start | something had been taken long ago and not paid for | it would come round as long as it was not given back | and {foe} lived in it
@ * truth line=why-page price
The last one who could have sung that skipping song to its end had been moved away for her health | {h} was given her thimble, and it had the same three words inside
@ * truth line=why-page plan
The missing page had not been destroyed, for {foe} could not do that | it was carried about, close to the skin [2 , where one keeps what one is ashamed of]
@ * truth line=why-page gate
All of it had been built on that one old debt, down to the doorstep | one could see where an older wall went on underneath
@ * truth line=why-page duel
{h} sang the song, as far as it went [2 , since there was no other way to say it] | {foe} went on with the next line, in a whisper
@ * known line=why-page before
A page was gone, and somebody had wanted it gone lately | {h} had to know only what it said | the song went half of the way
@ * known line=why-page behind
It could be put right, then, and it always could have been | {h} had to get {foe} to open {foe.his} hand
@ * settle line=why-page won
That was {matter} | a thing was taken by {foe's} people, and built upon, and never paid for | the page was in {foe's} breast, folded very small | {foe} laid the keys of the house down on the old stone, and read it to the end | that night it stopped, as the book had said [2 , like a talker who sees that everyone has gone home]
@ * settle line=why-page lost
{h} could have told anyone {matter} | it was an old theft, and {foe} slept on it | the page went into the stove, and it kept coming round, every time a little sooner, and {foe} bought thicker doors
@ * settle line=why-page dear
{foe} gave back the half of it, after a night of talk, and kept the half with the roof on | it was enough to show {matter}, and that the page had told the truth | it comes only every other year now, and it knocks

@ * truth line=why-warning trail=why start
There had been a warning, three days before, in good plain writing | it was received, and dated, and put into a drawer
@ * truth line=why-warning lead
The {clerk} with the drawer was given a house that week | he was blamed for it by everyone, and lived there with the blinds down
@ * truth line=why-warning second
The {clerk} with the drawer had only done as he was told | an answer had come down to him, and it was two words long: leave it
@ * truth line=why-warning means
There were nine people in the room when it was settled to answer, leave it | one of them had kept the {paper}, in case it should ever be wanted
@ * truth line=why-warning wall
Of the nine who said to leave it, eight had since got everything that they ever asked {foe} for | {hands} carried it round to them in baskets [2 , at the new year]
@ * truth line=why-warning turn
They had not failed to understand the warning | they had gone through it line by line, and added up who would gain | and the ninth, who had spoken against it, was of {h's} own people
@ * truth line=why-warning price
The one who had said no was offered a basket too | it was sent back every year, until the year that nobody was left in that house to send it
@ * truth line=why-warning plan
The sheet with the nine names never left {foe's} keeping | while it existed each of the eight was safe from all the others, and {foe} from the eight
@ * truth line=why-warning gate
The drawer was in that room still, with the nine chairs | {foe} had never been easy enough to have it emptied
@ * truth line=why-warning duel
"Read me the ninth name," said {h}. | {foe} did not need the {paper} for it. "I asked them all to think of their children," said {foe}
@ * known line=why-warning before
Somebody had been told beforehand, and had answered, leave it | {h} did not know who yet, nor what there was to be got by leaving it
@ * known line=why-warning behind
Nine had sat there, and eight had been paid | {h} wanted that one sheet of {paper}, and then all the rest could be read aloud
@ * settle line=why-warning won
{h} read it out from the steps [2 , the warning, the two words and the nine names] | so it was known at last {matter} | {foe} had added it up, and eight had held the {lamp} for it, and one had said no | before noon there were eight baskets standing in the {street}, and nobody would touch them
@ * settle line=why-warning lost
The drawer was empty, and had been swept | everybody knew {matter}, in the sense in which everybody knows such things, and {foe} had the chairs re-covered | the {clerk} drew up his blind for an hour, and then let it down
@ * settle line=why-warning dear
It came out, and it was as bad as that [2 , {foe}, a sum on a sheet, and eight baskets] | the ninth name came out with it | {h} had to tell the family {matter}, and that it was their own who sat in that room, and said no, and then went home to bed
`;
export const pack: PackSource = { id: 'case-why', sheets: [cases], words: {} };
