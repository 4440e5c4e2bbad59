import type { PackSource } from '../pack.ts';

/** What its strength rests upon, and how that gives way. */
const facts = `
@ * truth line=defeat-helper start
Somebody wished {him} luck against {target} | it was on a slip of {paper}, under {h's} door, and there was a drawing of a gate with it
@ * truth line=defeat-helper lead
The drawing of the gate was a true one | whoever made it went in and out where {target} was, and had done so for a long time
@ * truth line=defeat-helper second
Others before {h} had got a slip with a gate on it | each had come a little farther than the last
@ * truth line=defeat-helper means
Under {h's} door there was a second slip, with a key, wrapped up in a rag | it was for the one door that {target} never thought about
@ * truth line=defeat-helper wall
{foe} had sworn to stand by {target}, hand on stone, and was always to be seen there | it was {foe} who would be in the way
@ * truth line=defeat-helper turn
{h} looked again at the rag that had been round the key, and it was the lining of a sleeve | "I know that sleeve," said {h}. "It is {foe} who sends me the slips." | {foe} wished {target} gone, and wanted somebody else to be seen doing it
@ * truth line=defeat-helper price
There was a chair waiting, and {foe} meant to sit in it | there was a drawing for {h} as well, a wall and a morning
@ * truth line=defeat-helper plan
{h} had kept the slips, all of them, with the drawings | it had come to {him} that there was one person who ought to see them, and it was the last that anyone would think of
@ * truth line=defeat-helper gate
The key turned without a sound | someone had oiled that lock, and not for {h's} sake
@ * truth line=defeat-helper duel
"You have come so much farther than the rest," said {foe}, and drew back, and held the door for {him}. | {h} laid the bit of lining upon the floor between them [3 , with the stitches uppermost]
@ * known line=defeat-helper before
Somebody close to {target} drew well, and signed nothing | it was worth some thought what such a friend could want
@ * known line=defeat-helper behind
{foe} had opened every door for {him} up to {target} | {h} had to go through the last, and then not do what was expected
@ * settle line=defeat-helper won
{foe} bent down for the lining, and so the door was free | {h} went in by it, and laid the slips before {target}, by date | every one had the drawing of a gate, and {foe's} sleeve had a hole in it | "It was for the good of the place," said {foe}, and backed against the chair. | then {target} and {foe} went for each other, like two dogs | the {guards} listened to all of it, and laid their keys down | both were walked out by the oiled door, and the gilt chair went on the fire | out there people were trying how loud one might laugh
@ * settle line=defeat-helper lost
{foe} picked up the lining, and laid it to {foe.his} sleeve, where it fitted | "You have done it very well," said {foe}, and shut the door on {him}. | when it opened again it was over with {target} | the {guards} saw the lock, and the key in {h's} hand | "There," {foe} told them, and pointed, and sat down in the chair. | nobody asked about the sleeve | that evening there was a fresh slip under somebody's door
@ * settle line=defeat-helper dear
{foe} stepped over the lining, and went in ahead of {him} | {target} looked round, and saw two where there should have been none | one turn of the key was enough, and {target} was shut in for good | {foe} had the chair before it was cool | "You may go home," said {foe}. "I shall remember how far you came." | {h} went, with every slip, and the lining too | a {guard} saw what {he} carried, and held the gate for {him}
`;

/** Scenes in which a fact of the case is found out, with somebody who comes back. */
const scenes = `
@ helper1 scene line=defeat-helper second p=again
% Each a Little Farther; A Drawer of Slips
{p} owned such a slip, gate and all | it came from a cousin, who once went up against {target} | four years ago that cousin had reached the second stair
They asked in three houses, and came home with five of them | it was one ink and one hand | the drawing went on a little on each, like a road that somebody is building
{p} laid them in a row | "They were all so pleased," said {p}. "They thought that it was only them"
+ Comfort {p} by telling where the cousin got to => {h} could tell {p.him} that much, from the drawing | he had stood before the right door | it was only that nobody had yet sent a key
= Look from the ridge at the real gate => From there one saw it plainly | on the wall above sat {target}, and took the evening sun with closed eyes | somebody stood behind the chair, and had a stick of charcoal
- Cheat the three houses out of all their slips => They were wanted for a good cause, {h} had said | at the third a mother asked for hers again, and was told that it had been lost
~ A draught took the slips, and one of them went into the stove | the second stair was on that one | "That was as far as he got," said {p}, and sat down

@ helper2 scene line=defeat-helper plan p=again
% Near Enough to Hear It Breathe; Who Ought to See Them
{p} carried coals there on Mondays | two of them carried coals on that Monday
So {h} stood with a full scuttle ten steps from {target} | {target} was asleep, with mouth open, and looked older than one would have thought | upon the table lay a half-drawn gate, with the ink not dry
"Whoever draws that," {p} said on the way down, "would rather that you met no one but the two of us." | it came to {h} then to whom one ought to show those slips
+ Help {p} with the coals, so as to come again => They came again on the Tuesday | the drawing had been finished | and it had a door in it now, with an arrow
= Leave one slip where {target} will find it => {h} laid it under the edge of the plate | on their way across the yard they heard the plate put down | then they heard nothing, and went on hearing it
- Steal the pen from beside the drawing => It was a fine one, with {foe's} mark on it | the next slip that came was in charcoal | and it was not nearly as friendly
~ A coal fell off, and went down the whole stair, one step after another | by then {target} had opened one eye | "This one is new," said {p}, "and simple," and they went out backward

@ helper3 scene line=defeat-helper wall
% Hand on Stone; Always in the Way
On the great stair stood {foe}, as at every hour | one hand lay on the stone [! by which {foe.he} had sworn] | above in the high chair sat {target}, and turned over a page
"I am what you have to get past," said {foe}, in quite a friendly voice. "It is nothing to do with you. I gave my word, you see. You have come farther than most"
There was a bit of thread hanging out of {foe's} sleeve, where the lining should be
+ Help {foe} by tucking in the thread => {foe} drew the arm away so fast that it was odd | {h} had had it between two fingers | it was the same stuff as a certain rag
= Ask {foe} how often {foe.he} has stood here => "Every day for eleven years," said {foe}, and glanced up at the chair, and it was not a look of love
- Attack the stair while {target} is reading => {h} was on {his} back at the foot of it, under {foe's} knee | "Not that way," said {foe} into {his} ear. "There is a door, you fool" | then {foe} called for help
~ {foe} took the hand from the stone, and laid it on {h's} collar, and seemed to be sorry for it | the {guards} came up at a walk | overhead no page was turned for a long time

@ helper4 scene line=defeat-helper lead p=lamp-cleaner
% Drawn from Within; The Bent Bar
{h} went along the road with the slip before {his} eyes | after a while the gate on it and the gate itself were one
"Who let you see that?" asked {p.a}, with a ladder. "I do the lamps in there. That third bar was bent by a cart, in the spring, and they have hung a rug on it. One cannot see it from here."
On the {paper} it was bent | the bolt was drawn on the near side, too, with every nail
So it had been done from within, and with time to sharpen the charcoal | far in, beyond the bars, {target} crossed a yard | one other went a step behind
+ Help {p} with the ladder as far as the yard => {p} was let through, and {h} was not | "They asked me what you had on your {paper}," said {p} afterward. "I had not said that you had one"
= Compare it with the wall, stone by stone => It all agreed but for one thing | the {paper} had one door more, and that was a low one | the wall had only ivy to show for it
- Lie to {p} that you drew it yourself => {p} got down off the ladder, and bowed. "Then you will want this again," said {p}, and gave {him} a stub of charcoal | it had been lying on the great stair, below the high chair
~ Behind the bars a shutter was pulled to, and {p} was called in, by name, ladder and all | there would be no more lamps done from the outside, they told {p.him}

@ helper5 scene line=defeat-helper means p=again
% Wrapped in a Rag; Where the Ashes Went Out
{p} trod on it in coming in | somebody had been at {h's} door | a second slip lay there, and a thing in a rag
It was a key, and it had been oiled | the rag was good stuff, with a stripe [2 , and torn off short] | on the slip was a low door, with leaves all round it
After dark they felt their way along the wall | in one place {p's} arm went into the ivy up to the shoulder | the key fitted, and {h} did not turn it, yet
"They used to bring the ashes out by this," said {p}. "I do not suppose that {target} has heard of it. Such people do not know that there are ashes"
+ Give {p} the rag to wrap it up again => {p} smoothed it out on one knee, and smelled it. "This is lining," said {p}. "There is somebody up there with a draught in the sleeve"
= Turn it, only as far as it will go => It went round without a sound | there was a passage behind, and it had been swept | nobody sweeps what has been forgotten
- Cheat the giver, and have a second one made => {h} put the first back on the doorstep, rag and all | before noon somebody had gone by and pushed it in farther
~ Two of {hands} came along under the wall with a lamp, and stood still, and one said that ivy did not breathe | it took until midnight before they agreed that it did

@ helper6 scene line=defeat-helper price p=again
% A Wall and a Morning; The Gilt Was Wet
{p} came back with gilt upon both palms. "It is a chair," {p.he} said. "I had to carry it up for them, and then sit in it, to see that it does not creak. It is not for {target}. It has got {foe.own} cushion on it."
The feet had been wrapped in {paper}, for fear of scratches | {p} had pulled one off to look at it | it was by the same hand as the gate
There was a wall on it, and long shadows, for it was early | in front of the wall stood {h}, very like | farther back was another, not so like [2 , since nobody had looked there for long]
"That is me," said {p}. "What am I doing in it? I only carried the thing"
+ Comfort {p}, and rub off the gilt with ash => It stayed in all the lines of the hand. "Good, then I am in it," said {p}, after a time. "What does one do, when one is in it? I know where the coals go up"
= Lay it down as the last in the row of slips => They fitted, edge to edge | the road ran in at the gate, and went up a stair | here it came to the wall | it had been one drawing from the first
- Lie to {p} that it is somebody else => {p} would have liked to think so | {p.he} held it up next to a pan lid, where one sees one's face | then {p.he} hung the lid away
~ There was a call from below, for whoever had carried the chair | {foe} wished to know who had unwrapped one of the feet, and {p} went down with both hands behind {p.him}, and left gilt on the rail
`;
export const pack: PackSource = { id: 'case-defeat-helper', sheets: [facts, scenes], words: {} };
