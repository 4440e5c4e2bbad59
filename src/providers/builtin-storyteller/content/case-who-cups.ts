import type { PackSource } from '../pack.ts';

/** Whose doing it was: each case has a thing that was left lying about, somebody who is blamed for it, and the one who did it. */
const facts = `
@ * truth line=who-cups start
Where it happened, two cups had stood on one table | by morning one of them was washed, and the other was not [2 , as all {home} knew] | so there had been a guest, who did not want it known | whoever knew that guest would know {matter}
@ * known line=who-cups before
The second cup was not filled until the hood was gone | for whom it was filled was still to be learned
@ * known line=who-cups behind
{h} knew whose cup it was, and {matter} | but not a soul had seen {foe} sit at that table, so {foe} must be brought to own to it
@ * settle line=who-cups won
{foe} laughed once more, and this time nobody laughed along | "That is the sweet cup," said the girl. "I was told to wash it, and I took the other." | {foe} laid the side door's key down beside the spoon | "They were going to count the money next day," said {foe}. "I had spent it, you see." | "I sat with them until they yawned," said {foe}, "and did it, and left by the side door. After such a night nobody counts." | so {foe} had {deed}, and six people had heard it | two {guards} led {foe.him} out, and nobody had to push | the stranger in the grey hood had come in behind them | the hood was put back at last | the girl held out both hands
@ * settle line=who-cups lost
"Then there is nothing left to look at," said {foe}, and laughed until the six had to smile too. | {foe} had spent the family's money, and so {foe.he} had {deed} | nobody would ever show it now | the girl was sent off that same night by {boat}, with a purse for being tidy | {h} was left with a good story, and no cup to it | outside stood the one in the hood [2 , who had been right from the beginning] | there was nothing that {h} could say, and the hood was drawn down again
@ * settle line=who-cups dear
"You have me," said {foe}, and seemed to find it funny. "They would have counted the money the day after. There was none. Now they had something else to think of." | {foe} had {deed}, and went off between {guards} with a wave for the six | the family heard that the girl had known about the cup | her box was in the {street} before dark | "And where does one go from here?" she asked {h}, and sat down on it | a person in a grey hood took hold of the other handle | "They did not believe me either," that one said. "Come along."
@ * last line=who-cups won
A week later {h} saw a grey hood in the family's hall | the stranger kept their books again | half of the {street} came by to beg pardon | everyone was given a cup of something | by evening there were thirty cups | the girl washed every one, left and right | {h} dried them
A year later {h} was asked to supper by the family | {token} was handed round the table | the stranger told it all, without the hood | nobody broke in before the end | then the girl brought in the second cup | she did not fill it yet | she went round the table, and asked who wanted it
@ * last line=who-cups dark
{h} was asked to that house once, for politeness | the girl had gone by then | the stranger in the hood had gone too | neither wished {h} to ask anything more | two clean cups stood on the table | {h} sat down before the second one | nobody came in to fill it
@ * last line=who-cups dear
In spring {h} passed a shop in the next town | a grey hood hung there | the girl stood at the tub | at home people knew by now who had been right | not one of them had written | the girl put a cup before {h} | she had rinsed it twice, from habit | then she laughed, and filled it to the brim
@ * last line=who-cups lost
In that winter {h} often drove out to the grey hood | it was the only house in which {he} {was} believed | {foe} still sat by the fire, with a spoon | there was no word from the girl | the stranger set out two cups, and filled them both | {h} began again at the first cup | {he} told it until it was day
`;

/** Scenes in which a fact of the case is found out, with somebody who comes back. */
const scenes = `
@ cups1 scene line=who-cups second p=again
% Gone before Supper; A Hood on a Nail
{p} had held the reins that night for a driver who was ill, and now {p.he} showed {him} the road | the one who was driven home had worn a grey hood
"It was not late," said {p}. "They had not yet lit the second lamp. There was crying, all the way, under that hood. I gave up my scarf."
From the gate one could see the table of that night | whoever went away so early had never seen the second cup filled | somebody else had come in after, and sat down in a warm chair [3 that night]
+ Support {p} in telling it to the whole {street} => It was not what the {street} had wished for | some of them listened, all the same | and one said that there had been another step, later on, at the side
= Sit down where the second guest must have sat => One had the whole road before one, and was not seen | on the table a cup had left its mark, and something in the mark was sticky
- Trick {p} into giving up the scarf => It had a name in the corner, worked in silk | {h} could have gone there at once | {p} had only wanted to have it washed, and to take it back
~ The road had been raked, as it turned out, and that since yesterday | {p} went along it for a stone that would speak for them. "It was not late," said {p}. "They cannot rake that."

@ cups2 scene line=who-cups plan p=again
% She Was Told to Tidy; The Girl with Wet Hands
{p} had often carried wood to the house with the cups | now {p.he} brought the {kitchen} girl from there | she would not sit | she held her hands before her as if they were still wet
{h} set down two cups, and asked the girl to do it all again | the girl took up the plain one, and rinsed it [2 , and stood there with a cloth]
"I was told to wash one, and that it would be a kindness," she said. "So I washed this one. It was the other that was meant." | she pointed to the door, and then, with the cloth, to the visitor's chair
It was {foe} who always sat in that one
+ Protect the girl, and find her a bed for tonight => {p} took her in, and put her to sleep behind the stove | "I will say it to anyone," she told {them} through the door, "if I do not have to say it by myself"
= Ask her to say who it was, in so many words => She said it to the cup | it was quite enough, and both of them had heard her | then she dried it, and put it back where it belonged
- Lie that she will keep her place whatever happens => She was glad of it, and that was the bad part | {p} looked at {h} over her head | the girl sang, when she went down to the scullery
~ One of the cups went down, and it was the plain one | the girl looked at the pieces as if they had been meant for her | it was a while before she would come out from behind {p}

@ cups3 scene line=who-cups wall
% A Second Key; The Side Door
It was {foe} who showed {h} the house, since the family kept to their beds, for grief | "Nobody could have come in here," said {foe}, at the side door, "unless they had a key. And there is only the one, and it hangs there"
It hung there, and was rusty | but the lock was bright, and had been oiled | there was a second key now | {hands}, who ran {foe's} errands, had paid the smith for it
{foe} had taken a lump of honeycomb out of a pocket, and was sucking it, as people do who think
+ Help to lift down the rusty key => It would not go in at all | "How odd," said {foe}, after a moment. "It must be the damp" | it had been a very dry year
= Ask {foe} where {foe.he} was that evening => "Here and there," said {foe}. "At home, in the end. I had a cup of something" | then {foe.he} held the door, for {h} to go out by [3 , and bowed as well]
- Trick {foe} with a copy of your own => {h} drew out the first key that came, and put it to the lock | {foe} had caught {his} wrist | "You will scratch it," said {foe}, quite gently, and let go, finger by finger
~ Someone called down in a weak voice, and {foe} went up to be of use, and took the key along | the side door was locked when {h} tried it, and it was bright about the lock from that side as well

@ cups4 scene line=who-cups lead p=stair-sweeper
% On the Back Stairs; A Hood, They All Said
{p.a} swept the back stairs in the house of the two cups | one of the stairs had been left unswept on purpose | "That is where the hood went up," said {p}. "I had its hem in my face."
On the edge of the stair hung a thread of grey wool, with a blue hair in it | {h} put it away
Nobody had dared to clear the table above | on it two cups stood [2 , a yard apart,] and only one of them was clean
Half of the {street} hung over the rail by now | "It was a hood," they said. "A stranger has {deed}." | somebody had already gone to see about a rope [3 , and somebody else about a cart]
+ Help {p} to clear the people off the stairs => They went down backward, so as not to miss anything | where they had stood there was mud | the hood had gone up slowly, it showed | it had come down three stairs at a stride
= Look hard at both cups without touching them => The one shone like something in a shop | in the other one a spoon was standing, and it did not lean | there was a wet ring before that chair, and none before the other
- Lie that you saw the hood as well => They made room for {him} at the rail at once | "Which way did it go?" they asked, and {h} pointed | "That is odd," somebody said at the back. "It was driven home before supper. There was crying in it."
~ A boy had come up under all those arms, and sat down on the stair | when he was lifted off it, the mark was gone

@ cups5 scene line=who-cups means p=again
% Honey at the Bottom; A Spoon That Stood
{p} had helped in that house for a day, and had brought away the unwashed cup, under a cloth | "Do not tip it," said {p}. "You could not if you tried."
The spoon in it stood upright | at the bottom there was honey, as deep as a thumb is wide [3 , with a wasp in it that had died content]
{they} had the cook of the house in | she put in a finger, and drew it out with some trouble | "That is not ours," said the cook. "The family take it plain. I have not had honey in my {kitchen} since I came."
"And the visitors?" said {p} | the cook wiped her finger for a long time. "There is one who never goes without. It gets brought along, in a pocket."
+ Give the cook your word to leave her out of it => "Then I will say this much," said the cook. "Visitors come in at the front, by the {bell}. For that one I never once heard it. There is a door at the side, but that has been locked for years"
= Taste what is left on the spoon => It was a dark honey, and tasted of thyme | {p} tried it too. "There is only one stall that has that," said {p}, "and they keep it under the counter, for one house, and {hands} come for it"
- Steal the cup, for a proof of your own => {h} bore it away under {his} {coat}, upright | by the second corner three wasps were coming along, and by the third a dog | "An honest cup would be easier to hide," said {p}
~ The cook had heard a step, and went out backward with the finger behind her | the wasp had climbed out of the honey, alive after all | for an hour nobody could come near the cup

@ cups6 scene line=who-cups price entered p=again
% For Being Tidy; Put Out with a Box
{p} sat in the yard of the house on a box, and all that {p.he} owned was in the box | {hands} had just shut the {kitchen} door from within
"I asked in there who told the girl to wash that cup," said {p}. "It was my whole question. I had been going to be taken on for the winter."
Through the window one could see the girl at the tub | on the board next to her lay a purse
"It is for being tidy," she called out to {them}. "{foe} says that it was a kindness, what I did. {foe} said so that night too, and sent me to do it. But all this? For one cup?"
+ Help {p} to carry the box to a friend's house => It went up four stairs, and there was an aunt at the top, who made up a bed | "That child has not touched the purse," said {p}. "I watched her. She moved it with a spoon"
= Ask the girl which of the cups it was => "The left one," called the girl. "{foe} said, the one on the left. Only, I came in from the other side." | {h} and {p} looked at each other
- Steal the purse while the girl's back is turned => {h} had it out through the window by its string | "Is it gone?" said the girl, without looking round, and her shoulders came down. "I could not think how to send it back"
~ The shutter had been closed, and one could hear the girl talked to | "I said that you were my cousin," said {p}. "They wanted the name. I was so tired that I told them yours."

@ cups7 scene line=who-cups turn p=again
% Two Threads of Grey; What the Note Said
{p} shut the door | {h} had the note of the hooded stranger, and would open it now | it was meant for the family | three times it had come back, unread
It was tied with grey wool | {h} laid the grey thread from the back stairs beside that | both had the same blue hair in them
"{foe.name} has spent your money," {name} read out. "You will count it tomorrow. Lock the side door tonight."
"So the hood came to warn them, and was sent off in tears before supper," said {name}. "After that {foe.name} came in, for there is a new key to the side door. And the cup had honey in it. Who goes about there with honeycomb in a pocket? So {foe.name} has {deed}, and now nobody thinks of counting."
"And we all ran after the one who had told the truth," said {p}.
+ Protect the one in the hood from the {street} => {p} showed the note at every door, and had it read by everyone who could | the rope was carried home | before evening three people had asked the way to the hood | they wished to say that they were sorry
= Look at the other side of the note => There it said that the family was not to be troubled | the words were large and merry, and the {paper} stuck to {h's} thumb | it was honey, and it tasted of thyme
- Trick the {street} with a hood upon a broom => The whole {street} chased it down to the river | {hands} were the first to catch up | they brought the broom to {foe} | {foe} could be heard to laugh, even down there | "There might have been somebody under it," said {p}
~ The rope went by outside, with half of the {street} behind it | {p} put the note away. "If they saw that now," said {p}, "they would only say that we wrote it ourselves."

@ cups8 scene line=who-cups gate move p=porter
% A Sweet Cup by the Fire; The Girl in Front
Every evening {foe} sat by the fire at {place}, with something sweet | so {h} had come there with the {kitchen} girl | the two cups were in a {bag}, and six people from the {street} had come to listen
{p.a} kept the way in | "Six of you?" said {p}. "I am to let in friends. For anybody else I call {hands}"
From inside came a laugh, and the tinkle of a spoon | the girl had stopped at the sound of it | "I cannot say it if {foe.name} smiles at me," she said. "Nobody can. One always begins to nod."
+ Comfort the girl, and go in beside her => "Look at the cup, and at nothing else," {h} told her | the girl tried it out on {p.him} first | {p} did nod, and held the way open for her
= Tell {p} what the six came to hear => {p} had been in the {street} with the rope {p.himself} | "They told me that the hood had done it," said {p} | then {p.he} took off the porter's cap, and came in behind the others, to hear it as well
- Trick {p} with a pot of honey for {foe} => "Honey is always let in," said {p}, and tried it with one thumb before it went by | none of the six was asked about | inside, {foe} had smelled it already
~ {p} had called, and {hands} counted the six out again | the six got in by the woodpile in the end, one by one | the girl came last, and had to be pulled

@ cups9 scene line=who-cups duel
% Whose Cup Was Whose; Laughing by the Fire
"Friends!" said {foe}, and moved up on the bench by the fire. "Is it those cups again? I was at home that night. Sit down, have something sweet!"
{h} took the two cups out of the {bag} and stood them before {foe.him}, the clean one and the sticky one | the six and the girl came close
It was a simple thing that had to be decided | if {foe} owned to a cup, {foe.he} had sat there | if {foe.he} did not, the hood would be blamed for good
"She was to wash yours," said {name}, "and she washed the other. Yours has the honey in it."
{foe} laughed, and the six very nearly laughed along [3 with {foe.him}, as people do]
+ Support the girl while she says who told her => "It was {foe.name}," the girl said to the cup. "Wash the left one, it is a kindness." | "On my left," said {foe.name}, always glad to be of use. "Not on yours, child." | then it was very quiet [3 , and {foe} noticed it last of all]
= Set the cups the wrong way round, and wait => {foe} talked of the weather, looked at the table, and talked on | {foe.he} could not bear it in the end | {foe.his} hand went out and changed them over | now the sweet one stood where it had stood that night
- Lie that the honey in the cup was bad => "It was not!" cried {foe}. "That is thyme, it keeps for years. I never had a better." | {foe.he} stopped there, with {foe.his} mouth still open | the six looked at each other
+~ "Dear child," said {foe}, "you wash so many cups! Was it not a person in a hood who told you?" | the girl looked up at that kind face, and began to nod [3 , slowly, again and again]
=~ {foe} hummed a tune, and waited just as long | then {foe.he} took up both cups and rinsed them in the bucket [3 beside the door]. "There," said {foe}. "Nobody likes them sticky."
-~ "Was it?" said {foe}, and put in a finger, and licked it. "You are right. Away with it!" | the cup was in the fire before anyone had got up [3 , and the honey hissed]

@ cups10 scene line=who-cups near p=messenger
% Sent Back Unopened; A Note in Grey Wool
{p.a} had a note that could not be delivered [2 , and wished to be told what one does with such a thing] | grey wool was tied around it | it was for the family of that house
"A stranger in a hood gave it to me," said {p}. "I have been there with it three times. A friend of the family comes to the door, always with something in one cheek. They are not to be troubled, I am told, and I have it again."
"Now everyone hunts for a hood," {p} said. "If they find this on me, I am the next." | it lay on {p's} flat hand, and the hand was not quite still [3 even now]
+ Help {p} by taking charge of the note => {p} gave it up like a hot coal, and was half across the {street} before turning around | "The first time was a whole day before it happened," {p} called. "I could have got it in by the window. I thought of that later"
= Hold the note against a {lamp} => It was folded many times over | only two of the words could be read through it | they were side door
- Lie that you are one of the family => {p} had pressed it into {h's} hand at once | "Then you know why there was such crying," said {p}. "I do not. I only saw the hood come out, and it was wet to the chin"
~ A shout went down the {street}, for a boy had seen a hood | {p} had the note inside one boot already. "It was a bonnet," said {p} when it was quiet. "Come again when they have all gone to bed."

@ cups11 scene line=who-cups far p=again
% Honey on Every Step; A Kind Thought
{p} had found a pot of honey on the step that morning | there was one at every door of the {street} | {hands} had set them down | on each pot stood {foe's} name
"That is clever," said {p}. "Yesterday there was one person here who took honey. Today there is no cup in the place that is not sticky."
All along the {street} people licked their spoons [2 , and said what a good heart {foe} had] | the girl who washed up in that house had got two pots | she had not opened either of them
+ Share your pot with the boy who got none => The boy ate it slowly, on the step | "They forgot me," the boy said. "I held the door that day, when the note was sent back. I suppose that {foe.name} does not care to remember it"
= Taste the new honey with care => It was pale, and it was clover | the honey in the cup had been dark, and it was thyme | {p} tasted too, and put the lid back on. "The good one was not given away," said {p}
- Steal the pots from all the steps again => By noon they were after the thief of the honey, with a rope | {h} had sticky hands, and so had everyone else | that was what saved {him} | "They had done nothing but like it," said {p}
~ The first of {hands} had come back with a ladle, for those who wanted more | they stood in a row for it | "Have some," they said to {p}. "Or do you think that there is something the matter with it?"

@ cups12 scene line=who-cups near p=weaver
% Nobody Wears Grey; Six Hoods from One Fleece
The hood had cost {p.a} every customer, and {h} went there to see | five grey hoods lay upon the counter [2 , brought back with bad words]
"I wove six out of that one fleece," said {p}. "There is a blue hair in it, and you will not find that twice. The sixth belongs to a good soul, who kept the books for the family, and was sent away in spring."
{p} could not tell {matter} | but {hands} had been there, on an errand of {foe's} | they wanted the name of the sixth customer, and would come again for it
+ Help {p} to hide the order book => It went in with the dirty fleeces, where nobody likes to put a hand | "That one once walked two miles back to me," said {p}, "because of one {coin} too many. One does not run after such a person with a rope"
= Lay all the five hoods out, and compare them => They were quite clean at the hem | "The sixth went by here, on that evening, toward the house," said {p}. "It went slowly, as one goes with bad news, and stood still at each corner"
- Lie that grey is in demand at the market => {p} took all five there, and was back by noon without one | the market had seen grey, and had run for a rope | "You might have told me which market," said {p}, out of breath
~ {hands} had come sooner than they had said | they looked through the order book from the front, and felt the stuff of {h's} sleeve | "Grey would not suit you," they said
`;
export const pack: PackSource = { id: 'case-who-cups', sheets: [facts, scenes], words: {} };
