import type { PackSource } from '../pack.ts';

/** Whose doing it was: each case has a thing that was left lying about, somebody who is blamed for it, and the one who did it. */
const facts = `
@ * truth line=who-cups start
Two cups had stood on the table that night, and only one was washed [2 , as all {home} knew] | nobody had yet asked who does such a thing [2 , or {matter}]
@ * truth line=who-cups lead
A stranger in a hood had been seen upon the back stairs | the whole {street} had settled it among themselves that it was the stranger
@ * truth line=who-cups second
The hooded one had gone away before supper was over, and in tears | so the second cup was filled for somebody who came later
@ * truth line=who-cups means
In the cup that was not washed there was honey at the bottom | nobody in that house took honey, and one visitor never went without
@ * truth line=who-cups wall
Somebody had had the side door's key copied in the spring | {hands} had paid for it, and not out of their own pockets
@ * truth line=who-cups turn
"The stranger in the hood came to give a warning," said {h}, "and it was {foe} whom the warning named." | all this time {h} had been hunting the one honest caller
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
{h} called in the girl, and she pointed at the spoon | "That is the sweet cup," she said. "I was told to tidy, and took the wrong one." | {foe} laid a copied key down, next to the spoon | so {foe} had {deed}, once the hooded friend was gone | {foe.he} put {foe.his} name to that, before six people | two {guards} led {foe.him} out, and nobody had to push | by the door stood the one who had come that night, in a hood, to warn | the hood was put back at last, and the girl held out both hands
@ * settle line=who-cups lost
{h} called for the girl, and nobody came | "She went last night, by {boat}," said {foe}. "She was so glad of the place." | {foe} licked the spoon, and rinsed the cup {foe.himself}, and set it to dry | {foe} had {deed}, and no one could have shown it now | {h} stood there with two cups and a good story | by the door the one in the hood had been waiting | {h} could only shake {his} head, and the hood was drawn down again
@ * settle line=who-cups dear
The girl was fetched, and looked at nobody but {h} | "It was the sweet cup that I was to wash," she said, "and I took the plain one." | {foe} brought out the side door's key, of {foe.his} own accord | {foe} had {deed}, and was taken away that evening, between {guards} | before they had gone the girl's box was put out after them | {h} had promised that she would keep the place | "And where does one go from here?" she asked {him}, and sat down on it.
`;

/** Scenes in which a fact of the case is found out, with somebody who comes back. */
const scenes = `
@ cups1 scene line=who-cups second p=again
% Gone before Supper; A Hood on a Nail
{p} had driven the hooded stranger home that night, and now {p.he} showed {him} the road, to every stone
"It was not late," said {p}. "They had not yet lit the second lamp. There was crying, all the way, under that hood. I gave up my scarf."
From the gate one could look straight in to where the table had been laid | whoever went away so early had never seen the second cup filled | somebody else had come in after, and sat down in a warm chair
+ Support {p} in telling it to the whole {street} => It was not what the {street} had wished for | some of them listened, all the same | and one said that there had been another step, later on, at the side
= Sit down where the second guest must have sat => One had the whole road before one, and was not seen | on the table a cup had left its mark, and something in the mark was sticky
- Trick {p} into giving up the scarf => It had a name in the corner, worked in silk | {h} could have gone there at once | {p} had only wanted to have it washed, and to take it back
~ The road had been raked, as it turned out, and that since yesterday | {p} went along it for a stone that would speak for them. "It was not late," said {p}. "They cannot rake that."

@ cups2 scene line=who-cups plan p=again
% She Was Told to Tidy; The Girl with Wet Hands
{p} brought the {kitchen} girl, who would not sit | she held her hands before her as if they were still wet
{h} set two cups in front of her and asked her to do it all again | she took up the plain one, and rinsed it | and then she stood there with a cloth
"I was told that it would be a kindness," she said. "To tidy, before the family came in. So I did that one, and then I was called away." | she pointed to the door, and then, with the cloth, to somebody's chair
It was {foe} who always had that chair
+ Protect the girl, and find her a bed for tonight => {p} took her in, and put her to sleep behind the stove | "I will say it to anyone," she told {them} through the door, "if I do not have to say it by myself"
= Ask her to say who it was, in so many words => She said it to the cup | it was quite enough, and both of them had heard her | then she dried it, and put it back where it belonged
- Lie that she will keep her place whatever happens => She was glad of it, and that was the bad part | {p} looked at {h} over her head | she sang, when she went down to the scullery
~ One of the cups went down, and it was the plain one | the girl looked at the pieces as if they had been meant for her | it was a while before she would come out from behind {p}

@ cups3 scene line=who-cups wall
% A Spring Key; The Side Door
It was {foe} who showed {h} the house, since the family was in bed with it | "Nobody could have come in here," said {foe}, at the side door, "unless they had a key. And there is only the one, and it hangs there"
It hung there, and was rusty | but the lock was bright | and somebody had oiled it, in the spring | {hands} had paid the smith
{foe} had taken a lump of honeycomb out of a pocket, and was sucking it, as people do who think
+ Help to lift down the rusty key => It would not go in at all | "How odd," said {foe}, after a moment. "It must be the damp" | it had been a very dry year
= Ask {foe} where {foe.he} was that evening => "Here and there," said {foe}. "At home, in the end. I had a cup of something" | then {foe.he} held the door, for {h} to go out by
- Trick {foe} with a copy of your own => {h} drew out the first key that came, and put it to the lock | {foe} had caught {his} wrist | "You will scratch it," said {foe}, quite gently, and let go, finger by finger
~ Someone called down in a weak voice, and {foe} went up to be of use, and took the key along | the side door was locked when {h} tried it, and it was bright about the lock from that side as well

@ cups4 scene line=who-cups lead p=stair-sweeper
% On the Back Stairs; A Hood, They All Said
{p.a} did the back stairs of that house, and had left one of them unswept on purpose | "That is where the hood went up," said {p}. "I had its hem in my face."
There was a thread of grey wool on the edge of the stair, and mud
Nobody had dared to clear the table above | on it two cups stood [2 , a yard apart,] and only one of them was clean
Half of the {street} hung over the rail by now | "A hood," they said, and, "It was a stranger." | somebody had already gone to see about a rope
+ Help {p} to clear the people off the stairs => They went down backward, so as not to miss anything | under where they had stood there was more of the mud | the hood had gone up slowly, it showed, and come down three stairs at a stride [2 , and not long after]
= Look hard at both cups without touching them => The one shone like something in a shop | in the other one a spoon was standing, and it did not lean | there was a wet ring before that chair, and none before the other
- Lie that you saw the hood as well => They made room for {him} at the rail at once | "Which way did it go?" they asked, and {h} pointed | "That is odd," somebody said at the back. "It was driven home before supper. There was crying in it."
~ A boy had come up under all those arms, and sat down on the stair | when he was lifted off it the mud went with him, and so did the grey thread

@ cups5 scene line=who-cups means p=again
% Honey at the Bottom; A Spoon That Stood
{p} had brought away the unwashed cup, under a cloth | "Do not tip it," said {p}. "You could not if you tried."
The spoon in it stood upright | at the bottom there was honey, as deep as a thumb is wide [3 , with a wasp in it that had died content]
{they} had the cook of the house in | she put in a finger, and drew it out with some trouble. "That is not ours," said the cook. "The family take it plain. I have not had honey in my {kitchen} since I came."
"And the visitors?" said {p} | the cook wiped her finger for a long time. "There is one who never goes without. It gets brought along, in a pocket."
+ Give the cook your word to leave her out of it => "Then I will say this much," said the cook. "Visitors come in at the front, by the {bell}. For that one I never once heard it. There is a door at the side, but that has been locked for years"
= Taste what is left on the spoon => It was a dark honey, and tasted of thyme | {p} tried it too. "There is only one stall that has that," said {p}, "and they keep it under the counter, for one house, and {hands} come for it"
- Steal the cup, for a proof of your own => {h} bore it away under {his} {coat}, upright | by the second corner three wasps were coming along, and by the third a dog | "An honest cup would be easier to hide," said {p}
~ The cook had heard a step, and went out backward with the finger behind her | the wasp had climbed out of the honey, alive after all | for an hour nobody could come near the cup

@ cups6 scene line=who-cups price p=again
% For Being Tidy; Put Out with a Box
{p} sat in the yard of the house on a box, and all that {p.he} owned was in the box | {hands} had just shut the {kitchen} door from within
"I asked in there who told the girl to wash that cup," said {p}. "It was my whole question. I had been going to be taken on for the winter."
Through the window one could see the girl at the tub | on the board next to her lay a purse
"It is for being tidy," she called out to {them}. "{foe} says that it was a kindness, what I did. {foe} said so that night too, and sent me to do it. But all this? For one cup?"
+ Help {p} to carry the box to a friend's house => It went up four stairs, and there was an aunt at the top, who made up a bed | "That child has not touched the purse," said {p}. "I watched her. She moved it with a spoon"
= Ask the girl which of the cups it was => "The left one," called the girl. "{foe} said, the one on the left. Only, I came in from the other side." | {h} and {p} looked at each other
- Steal the purse while the girl's back is turned => {h} had it out through the window by its string | "Is it gone?" said the girl, without looking round, and her shoulders came down. "I could not think how to send it back"
~ The shutter had been closed, and one could hear the girl talked to | "I said that you were my cousin," said {p}. "They wanted the name. I was so tired that I told them yours."
`;
export const pack: PackSource = { id: 'case-who-cups', sheets: [facts, scenes], words: {} };
