/**
 * What makes one scene the cause of the next: why the hero turns to somebody new (`reason`; `sent`, where {w} said so), and what was got there for what was done
 * (`yield`; `slip` where it was no kindness). The second word is how the quest is found out about, or `any`.
 */
export const coreHandoff = `
@ * reason any
{h} had one question left, and put it to everybody whom {hands} had not yet got at
Somebody on that road had to know who came and went at {last} | {h} asked there first
{foe} would let nobody {goal} | {h} wished to hear what had been done there to prevent it
{h} asked the sort of people whom nobody thinks of asking
To {goal} {h} had to get past {hands} | {he} asked a person who saw them go by every day
One more person had had to do with {foe} that year | {h} made a halt there to hear of it
{hands} had stopped on the road ahead | {h} waited for them to go, and meanwhile asked who paid them
Before {he} went on {h} wished to know who could be trusted there [2 , and who was in {foe's} pay]
@ * reason any ally
{ally} had heard of somebody there who knew {foe's} people, and took {h} along
{ally} and {h} asked at every door on the way
{ally} kept a lookout for {hands} | {h} went in and asked
"Ask people here," said {ally}. "{foe} has cheated them once already. They may talk."
It was {ally} who noticed that somebody there had been watching {hands} as well
@ * reason who
{h} could not {goal} without knowing where everyone had been that night, and so {he} asked
Whoever did it must have passed that way | {h} asked who had seen a person go by
Somebody had been awake that night | {h} went looking for people who work late
A few who had been near that night had not been asked yet [! , and this was one of them]
Somebody must have sold what it was done with | {h} asked the people who sell things
{h} wanted one more witness [2 , and tried somebody whom {foe} had not troubled to silence]
{foe} had a story for that night | {h} looked for somebody who could prove it false
@ * reason why
It was not easy to {goal} | {h} looked for somebody old enough to remember how it began
The people in the great houses gave no answer | {h} asked those who had suffered by it
To {goal} one had to begin with what people saw when it happened | {h} asked about that
Somebody there had got into trouble once for telling the truth of it | {h} knocked at that door
Before it all began somebody must have been the first to notice | {h} asked after that person
{h} asked everybody there what had changed since it started [2 , because {foe} said that nothing had]
@ * reason seek
Somebody must have seen {target} go by | {h} asked all along the way that it must have gone
{h} asked who had carried or carted anything for {foe} that week [3 , and what it had weighed, and at which door it was put down]
Somebody there had looked for {target} before {h}, and had given it up | {h} wished to know why
{h} asked who there had come into money of late, and who had sold something to get it
It had to be kept somewhere dry and shut, and {h} asked who had keys to such places
Not everybody there was glad of what {foe} had done about {target} | {h} went to find one who was not
@ * reason rescue
Where people are kept somebody carries in the supper | {h} asked who did that there
{h} told everyone of {sign}, in case one of them had seen it go by
Whoever sold {foe} bread might know for how many | {h} asked
One person was said to have got out of the place where {target} was, and {h} wished to hear how
Somebody must have seen which way they took {target} | {h} asked at each house on the road
@ * reason defeat
Nobody can {goal} all alone | {h} asked who there would stand up to {foe} as well
Others had tried it with {foe} before | {h} went to hear from them where they had failed
To learn what {foe} feared {h} asked somebody who had worked in that house
Somebody there had once refused {foe} something, and was alive to tell about it
{h} wished to know what happened to people who said no to {foe}, and asked at the next door
@ * reason escape
{h} wished to {goal}, and was asking who went in and out there, and by which way
One person there had tried to get out before, and had got some distance | {h} wished to hear how far
Whoever works by night knows when the watch is changed | {h} went to ask about the hour
{h} needed rope, bread and somebody who would not talk | {he} asked for the bread first
There are always some who go in and out with a pass | {h} was looking for one who would talk
@ * reason deliver
How was one to get {target} past {hands}? | {h} asked who had got through there of late
{hands} were out on the main road | {h} needed a bed for one night, and advice about another way
To go round would have cost a day | to go straight through one had to ask leave
{h} could not carry on alone with {hands} behind, and asked for a hand over the next stretch
Somebody on that stretch took money from {foe} | {h} had to find out which of them it was
@ * reason protect
{h} went round and knocked, to see who would help {him} to {goal}
If it came to the worst there had to be more of them | {h} was still a few short
{h} asked who else had had an offer from {foe}, and what they had said to it
Somebody near by had been through the same with {foe} [2 , and {h} wished to know how it went]
Somebody had to keep watch over {target} at night | {h} asked who would
@ * reason win
{h} asked those who had been there when it first went wrong what they had seen
There are people who see everyone go by each day | {h} asked one of them about {target}
{h} wished to know what was said about {him} behind {his} back [2 , and asked somebody who would tell]
{foe} had told a story about {h}, and {h} went round to find out who believed it
{h} wished to {goal}, and had not the courage yet, and looked for someone to tell it to

@ * sent any
It was {w} who had sent {him} there, and had said what to ask [3 , and in what order, and what not to mention]
"They know more about {foe} there than I do," {w} had said | so {h} went there
{w} had told {him} whom {he} would find there, and at what time of day
By the account of {w} somebody there had quarrelled with {foe} [3 that same year, and made no secret of it]
{w} had told {h} to stop there on the way, and to say who sent {him}
{w} had known only half of it | for the other half {h} was to ask there
It was the third place that {w} had named to {him}, and the likeliest [3 of them by a good deal]
{w} had written down for {h} who could be asked, and {he} began with the first
@ * sent rescue
Somebody there had seen {target} since, or so {w} believed [3 , who was not a person to believe a thing lightly]

@ * stand good
{w} had come early, as agreed, and had left the side way unlocked for {h}
{w} had asked one of {hands} to hold a ladder, and had gone up it, and was taking a long time
"This way," said {w}, and led {h} round behind, where nobody stood
{w} had brought six neighbours, who stood about in front and asked {hands} for the time
The key lay under the step, where {w} had promised to put it [3 on the evening before, and had put it]
A chalk mark from {w} showed where it was safe | {h} went in there
{w} walked up to {hands} with a long complaint, and they all turned their heads to hear it
Up on the other side stood {w}, who would whistle if anybody came [3 , and had wet both lips already]
{w} took {h's} {bag}, so that {he} should have both hands free [3 for what had to be done in there]
One of {hands} stepped aside and looked away | {w} had been talking to him for two days
{w} had let a cart break down across the way, so that no more of {hands} could come up
A {lamp} was held up twice | that was {w}, and it meant that the way was clear
{w} had tied up the dog, and was feeding it with one hand [3 , so that it had no breath left for barking]
"That one is with me," {w} told {hands}, and took {h} in by the arm
{w} had put a stool under the low window, and was holding it steady [3 , as one does for somebody who picks apples]
{w} had lent {h} a {coat} such as {hands} wear, and in the crowd nobody looked twice
{w} was making a noise on the far side, with two pans | half of {hands} had run off to look
{w} had got there before {h}, and had counted {hands}, and told {him} how many and where
"Go in," said {w}. "I shall stand here with a light, so that you find your way out."
{w} had sent a boy with word to {hands}, that they were wanted elsewhere | four of them had gone
@ * stand wronged
{w} had gone to {hands} the day before, and there were twice as many of them now
The side way was locked | {w} had the key to it, and had gone away with it
One of {hands} pointed {him} out to another | {w} had told them of {his} face and {coat}
{w} stood among those who looked on, with folded arms, and would not move to let {him} by
{h} looked round for {w}, who knew the place | after what had been done {w} had stayed at home
{w} had told people not to help {h}, and nobody did [3 , not even those on whom {he} had counted]
"Here comes the one I told you of," said {w}, loud enough for {hands} to hear
There was to have been a light to show the way in | {w} should have held it, and had not come
{w} had taken the ladder home, and {h} had to go the long way round
At the way in they searched {h} to the skin, on account of something that {w} had told them
{w} had loosed the dog, and {h} came in with a torn sleeve [3 and the whole of the yard looking {his} way]
Somebody threw a bottle, and it caught {h} between the shoulders | it was {w}, who did not run away
{w} had lent {hands} a good {lamp}, and there was no dark corner left
{h} had counted on one friend at the corner | {w} had talked to that friend, and the corner was empty
{w} stood by the way in, and told {hands} aloud what {h} had done
All along the {street} the shutters were closed | {w} had been to each house with a warning
{w} handed {hands} a {lamp}, so that they should see {h's} face
{h} called out to {w} for a hand up, and {w} went on tying a shoe
{w} had taken away the planks, and {h} had to go in by the ditch
Two of {hands} were new | {w} had joined them, and had brought a brother along
@ * yield any fair told
"I was asked that before," said {p}. "By two of {foe's} people. I told them less than I have told you."
{p} knew nothing of it | "But they have been round and paid people to know nothing," said {p}, "and they left me out."
{p} gave {him} a name for the next door, so that it would be opened
[2 For that] {p} let {him} know which of the ways was watched, and at what hour they ate
{p} would put a {lamp} in the window if {hands} came by [3 , and {h} was to keep away until it went out]
"Go to the next one," said {p}, "and say that I am well. Then they will talk to you."
{p} had no news | but there was a place at {p.his} table now, if it went badly
{p} named two people who had lied to {h}, and told {him} what they were paid for it
{p} knew which neighbours told {foe} everything, and named them
"They say that you mean to {goal}," said {p}. "I said so too, when they asked me. I said that you would."
{p} could not answer the question, but could say which of three rumours was false
By nightfall {p} had sent word ahead | at the next house they did not ask who it was
"You have spent an hour on me," said {p}. "{foe} would not have. I shall tell that to people."
{p} had it from a sister, and the sister had it from {foe's} kitchen | they were expecting somebody there, and were not easy
Then {p} walked with {h} to the turning, and told {him} on the way whose word was good there
@ * yield who fair told
{p} had slept through that night | "But the dog did not bark," said {p}. "So it was somebody who has fed it."
"They asked me where I was," said {p}. "Nobody asked me whom I saw."
{p} could swear to one thing, that it was no stranger | a stranger would have used the door
{p} remembered the hour, as somebody had been sick | it was not the hour that people gave
{p} had been offered money to have been elsewhere that night, and had been elsewhere anyhow
What {p} told {him} let one more person off, and made the list shorter
@ * yield why fair told
"My mother knew," said {p}. "She used to begin, and then look at me, and talk about bread."
{p} knew only a rhyme that is said to children | for the first time {h} heard the end of it
Nobody in {p's} family had ever asked | {p.he} promised, with some surprise, to do it
{p} could remember a year in which it had not yet been so, and told {h} which
@ * yield seek fair told
{p} had not seen {target} | {p.he} had seen somebody who looked over a shoulder, and with good reason
{p} had been asked for a cart in the night, by one of {hands}, and had been paid too much for it
Two others had been asking for {target} that week, and one of them had wept
{p} showed {him} where something had stood for a night before it was taken on | one could still see the mark
"It is worth nothing except to one person," said {p}. "So ask who the one is."
@ * yield rescue fair told
"They light a second {lamp} of a night," said {p}. "I thought, they have got company."
{p} had not seen {target} | {p.he} had carried linen, though, for somebody who was not to be named
{p} was asked to sell that house a second blanket, and not to ask for whom
@ * yield defeat fair told
{p} had worked for {foe} for a summer | "{foe} is never alone," said {p}. "I used to wonder why. Now I know whose idea that was."
"It is not that they like it," {p} said of {hands}. "They have got families, and it is paid on Fridays."
{p} would not fight | but {p.he} would leave a door on the latch that night
@ * yield escape fair told
{p} had never been out either, but knew at what hour the gate was oiled
"They count us at dusk," said {p}. "I do the counting on Thursdays."
{p} knew how the last three had been caught, and told {h} what they did wrong
@ * yield deliver fair told
{p} looked at what {h} had with {him} and did not ask | "I have seen nothing," said {p}. "Nor will my brothers, and there are six of them."
There was a better way, {p} said, which was not on anybody's map [2 , and drew it in crumbs]
"They will tell you at the next place that you need not go on," said {p}. "Do not believe them."
@ * yield protect fair told
"I shall be there," said {p}. "I cannot do much. I can be there."
{p} would not fight, but would not sell to {foe} either
{p} had been made an offer too, and had kept the {paper} | the date on it was before anything had happened
@ * yield win fair told
"{foe} told you that it was hopeless," said {p}. "Ask yourself who gains by that."
{p} had lost at the same game, and told {him} at what point [2 , for what that was worth]
{p} had seen {target} that week, and would only say that there had been questions about {h}

@ * hold
{h} said nothing at all | it was {foe} who could not bear it, and moved first
{h} let the silence grow until {foe} had to step into it [3 , and the step rang through the room]
{h} stayed where {he} {was} and looked at {foe}, who looked away [3 first, and was surprised at it]
Neither of them spoke | then {foe} put down what {foe.he} had in {foe.his} hand
{h} waited | {foe} began three times to say something, and at the fourth it came
`;
