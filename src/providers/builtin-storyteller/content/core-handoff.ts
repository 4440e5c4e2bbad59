/**
 * What makes one scene the cause of the next: why the hero turns to somebody new (`reason`; `sent`, where {w} said so), and what was got there for what was done
 * (`yield`; `slip` where it was no kindness). The second word is how the quest is found out about, or `any`.
 */
export const coreHandoff = `
@ * reason any
{h} asked whoever was nearest, as those farther off had been warned by then [3 , and had had time to agree on something]
{h} had done with people who ought to know, and began on people who might [3 , and who had less to lose by it]
Three doors had been shut upon that question | the next one stood open [3 , and somebody within was too busy to shut it]
The straight way was watched | {h} took the one on which people live [3 , hang out their wash, and see who goes by]
Nobody of importance would talk of it | {h} had gone over to the others [3 , who were not asked as a rule]
Whoever comes and goes unseen must do it past somebody | {h} went to find the somebody
{h} had half an hour there [2 before the next door would be opened,] and used it to ask
There was one in that place who was said to forget nothing | {h} came at a bad time
{h} put {token} away and went in to ask [3 , having learned that people look at it and not at the question]
Somebody had answered {h} too fast, a while before | what {he} wanted now was somebody slow
One had to begin with an ordinary question there [3 , and wait for it to turn into the other]
{h} had been promised a word with somebody, and was early for it [3 , so that there was time to look about]
They all sent {him} on to the same person | {h} had begun to wonder what was wrong with that person
@ * reason any ally
{ally} had heard of somebody who might know | it lay on their way [3 , or could be made to lie there]
"Not the great ones," said {ally}. "Ask the ones who carry things for them."
{ally} and {h} had parted the {street} between them | to {him} had fallen the odd side
"You do the asking," said {ally}. "They look at me and remember something else."
{ally} had an old debt to call in near by [2 , and thought that it might be paid in news]
{ally} asked one half of the room and {h} the other [3 , and in the middle they were to compare what they had]
{ally} had noticed somebody who looked away too late, and {h} went over [3 to see what there had been to look at]
"That one," said {ally}, without pointing. "Ask there. I shall look at the sky"
{ally} had gone round by the back, and left the knocking to {h} [3 , who had the more honest face for it]
It was {ally} who heard that somebody there had seen something | they went together [3 to be told it twice]
@ * reason who
{h} was asking everyone where they had been that night [2 , and was told about other nights as well]
Whoever did it had been seen [2 , if only by people who never guessed at what they saw]
Somebody had been awake that night | {h} went looking for people who do not sleep
{h} had written down who was where | there were gaps in it, and this was one
{h} wanted one more witness, and had come down to the unlikely ones [3 , whom nobody had troubled to silence]
[2 To do such a thing] somebody must have bought something, and somebody sold it
Of those who had been near on that night {h} had spoken with all but a few
A lie has to be told to somebody | {h} went to see the people who had been told it
@ * reason why
{h} was after the ones too old to be careful, or too young [3 , and found one at the first door]
It must have begun somewhere | {h} asked where things are left when nobody wants them
What everybody knows somebody must have said first [2 , and {h} asked after that somebody]
There was a hole in what they told {him}, always in one place | {h} was walking round the edge
{h} had stopped asking why, and asked what they did when it happened [3 , since everyone can answer that]
Those who fared worst by it would know it best | {h} had been told of one
{h} had noticed which people crossed over at the word | now {he} crossed over after one
@ * reason seek
Somebody must have seen {target} go by | {h} asked along the way that it must have gone
Things do not walk off alone | {h} asked after whoever had carried something that week
{h} asked who there had come into money of late [3 , and got the same name from three of them]
What is hidden has to be fed, or kept dry, or watched | {h} asked who did that kind of work
One that had looked for {target} before was said to live there [2 , and to be sorry for it]
{h} wanted to hear how it had looked there before anyone searched [3 , while things still lay where they belonged]
@ * reason rescue
{h} asked who had sold bread for one more than there were [2 in the house]
Where people are kept somebody carries in the supper | {h} looked for the somebody [3 with the heavy basket]
{h} told anyone who would listen of {sign}, and some listened too closely [3 to be only curious]
There was one who had come back from where {target} was [2 , and would only talk of that after dark]
@ * reason defeat
{foe} had not begun with {h} | {he} went to find whoever had come before [3 , and had been left standing]
{h} wanted to know what {foe} feared [2 , and asked people who had once been close enough to see]
Somebody had said no to {foe} and was still alive | {h} had been given the address
Each of them knew one thing about {foe} | {h} was going round with a basket, as it were
{h} asked who did the washing for {foe's} house, and who had left off doing it
@ * reason escape
{h} was counting the ways out, and asking who used them [3 , for somebody did, every day, with a basket]
Whoever had tried it before could say how far they got | {h} had heard of one
There is always somebody who goes in and out [2 , and carries something while they do it]
{h} asked for no help | {he} asked who was coming off the watch, and when
Every fence has a hole for the dog | {h} asked dog people [3 , who are always glad to be asked]
@ * reason deliver
{h} asked the way of people who looked as though they had nothing to gain by it
To go round would take a day | to go through one had to ask somebody
{h} asked who had gone by with a load of late, and how they had fared
It was known by now what {h} had with {him}, and there were two who wished to see it
Somebody along there was bound to {foe}, and somebody was not | {h} had to find out which
@ * reason protect
{h} was going round to see who would stand with {him} [3 , and was by now among people whom {he} did not know]
There had to be enough of them, if it came to the worst | {h} was still one short
{h} asked who had been made an offer, and who had taken it [3 , and what they had been told to say]
Someone near by had lost the same fight, the year before [2 , and {h} wished to know how]
{foe} was buying up one thing after another there | {h} asked who had sold [3 , and for how much]
@ * reason win
{h} asked those who had been there when it first went wrong [3 , and some of them were willing to remember]
There were people who saw {target} every day and were paid no attention [2 by anyone but {h}]
{h} was learning what was said of {him} [2 , and it was best learned from strangers]
It wanted somebody who had lost at it, and knew why | there was said to be one
{h} had been given good advice all day | {he} went to see what became of those who took it

@ * sent any
{w} had told {him} to ask people who are busy [2 , since they have no time to lie]
"Try those whom nobody asks," {w} had said | so {h} was trying them
There was somebody to be seen there first, if {w} was right [2 , and not at a good moment]
{h} had from {w} a short list of names, and this was the next on it
{w} had been clear as to where to go, and less so as to why
{h} went where {w} had gone white at the thought of going [3 , as there had to be a reason for it]
{h} told whoever wished to know that {w} had sent {him} [3 , and watched what the name did to their faces]
By the account of {w} it would be known there, or nowhere this side of {last}
{h} would have gone by | but it was of this house that {w} had spoken
It was the third place that {w} had named to {him}, and the likeliest [3 of them by a good deal]
What {w} had let fall did not make sense by itself | it wanted a second teller
@ * sent rescue
Somebody there had seen {target} since, or so {w} believed [3 , who was not a person to believe a thing lightly]

@ * stand good
{w} had been there first [2 , as agreed,] and the side door was not locked
Two of {hands} were not at their post | {w} had asked them in for soup, and they were still at it
"Go in," said {w} in passing. "I am about to be taken ill at the front." | and {w} was, and could be heard all over {place}
{w} had come as well, and had brought six neighbours, who stood about and were in the way
The key lay under the third stone, as {w} had promised [3 , and there was a bun beside it]
There was to be a mark in chalk on the wall, and there it was | {w} had kept {w.his} word
{w} walked past {hands} with a tray and a long complaint, and they all turned their heads after {w.him}
Up at a window sat {w}, who would whistle if anyone came [3 , and had been practising since breakfast]
{w} took {h's} {bag} without a word, so that {h} should have both hands free [3 for it]
One of {hands} had let himself be talked round | it was {w} who had done the talking, for two days
{w} had a cart break down across the road [2 , and was in no hurry to move it]
A light went on and off in the next house | that was {w}, and it meant that the way was clear
{w} had brought the old people along, who sat down on the steps and could not be hurried
The dog did not bark | {w} was sitting by it, and telling it things
{w} gave {him} a push in the back, and said that it was from everyone [3 who could not come]
"If they ask, you are with me," said {w}, and took {h} in by the arm
{w} had taken a broom to the corner [2 , and swept the same yard of it over and over]
@ * stand wronged
{w} could have kept {hands} busy at the corner | there was nobody at the corner
{h} could have done with {w} now, who knew the house | after what had been done {he} could not ask
The side door was locked | {w} had the key to it, and {h} knew very well why {w} had not come
One of {hands} pointed {him} out to another | they had been told whom to look for, and {h} thought of {w}
{w} was among those who looked on [2 , with folded arms]
Once {h} looked round for {w}, from habit, and there was only the wall [3 , and a hook with nothing on it]
{w} would have held the gate, at one time | now it took {h} three tries
There was to be a signal, and it did not come | it had been {w's} to give
{w} had a key, a cart and a loud voice, and kept all of them at home that day [3 , and the dog too]
Somebody ought to have held the {lamp} | {h} thought of {w}, and held it {himself}
{w} crossed the road ahead of {him}, and did not look round [3 , though the step must have been known]
They knew at the door that {h} was coming | {w} had seen no reason to keep it secret
@ * yield any fair told
"I was asked that before," said {p}. "By two of {foe's} people. I told them less than I have told you."
{p} knew nothing of it | "But they have been round and paid people to know nothing," said {p}, "and they left me out."
What {p} had to give was only a word to say at the next door, and who would open
[2 For that] {p} let {him} know which of the ways was watched, and at what hour they ate
"I am no help to you," said {p}, "though I should like to be" | it was the third time that {h} heard those words
{p} would put a {lamp} in the window if {hands} came by [3 , and {h} was to keep away until it went out]
"Go to the next one," said {p}, "and say that I am well. Then they will talk to you."
{p} had seen {him} coming [2 for three days], and so, it seemed, had others
{p} had no news | but there was a place at {p.his} table now, if it went badly
{p} thought for a while, and named two who had told {him} wrong, and for how much
As to {h's} own question {p} knew one thing, and it was whom not to ask
"They say that you mean to {goal}," said {p}. "I said so too, when they asked me. I said that you would."
It was no answer, what {p} could tell {him} | it did away with three others
By nightfall {p} had sent word ahead | at the next house they did not ask who it was
"You have spent an hour on me," said {p}. "{foe} would not have. I shall tell that to people."
{p} had it from a sister, and the sister had it from {foe's} kitchen | they were expecting somebody there, and were not easy
Then {p} walked with {h} to the turning, and told {him} on the way whose word was good there
{p} asked for nothing [2 , and looked to the left, where a way went that {h} had missed]
@ * yield any slip told
Before evening {hands} would have heard whose work that was [3 , and would know in which direction to look]
"There was something you might have had of me," said {p}. "There was."
{p} would remember it | there were people who paid for such memories [3 , and they were not hard to find]
{p} would tell {him} nothing of the other matter now [3 , and it had been on the tip of {p.his} tongue]
{h} got what {he} came for, or what looked like it | {p} had the look of one who sells short weight
"I see now why they warned us," said {p} | somebody, then, had been there to warn them
{h} had meant to ask a question as well | there was nobody left in that place who would have answered it
The next ones would have heard of it before {h} came, and would have put things away
{p} gave {him} an answer, to be rid of {him} | there was no knowing what it was worth
@ * yield who fair told
{p} had slept through that night | "But the dog had not," said {p}. "It did not bark. It knows everyone who has ever fed it."
"They asked me where I was," said {p}. "Nobody asked me whom I saw."
{p} could swear to one thing, that it was no stranger | a stranger would have used the door
{p} remembered the hour, as somebody had been sick | it was not the hour that people gave
{p} had been offered money to have been elsewhere that night, and had been elsewhere anyhow
It let one more person off, what {p} told {him} | there were not so many left
@ * yield why fair told
"My mother knew," said {p}. "She used to begin, and then look at me, and talk about bread."
{p} had only what one says to children | for the first time {h} heard how it went on
Nobody in {p's} family had ever asked | {p.he} promised, with some surprise, to do it
{p} could say when it had not yet been so | it was younger, then, than people would have it
"You think that it is a secret," said {p}. "It is manners."
@ * yield seek fair told
{p} had not seen {target} | {p.he} had seen somebody who looked over a shoulder, and with good reason
"If I had it I should put it where I could hear it," said {p}, who had thought about that a good deal
Two others had been asking for {target} that week, and one of them had wept
{p} showed {him} where something had stood for a night before it was taken on | one could still see the mark
"It is worth nothing to anybody but one," said {p}. "So ask who the one is."
@ * yield rescue fair told
"They light a second {lamp} of a night," said {p}. "I thought, they have got company."
{p} had not seen {target} | {p.he} had carried linen, though, for somebody who was not to be named
{p} knew the sign when {h} told {p.him} of it | {p.he} had seen it since, and not long since
@ * yield defeat fair told
{p} had worked for {foe} for a summer | "{foe} is never alone," said {p}. "I used to wonder why. Now I know whose idea that was."
"It is not that they like it," {p} said of {hands}. "They have got families, and it is paid on Fridays."
{p} would not fight | but {p.he} would leave a door on the latch [3 , and sleep that night with the pillow over both ears]
@ * yield escape fair told
{p} had never been out either | {p.he} knew the tune that the gate made, though, and when
"They count us at dusk," said {p}. "I do the counting on Thursdays."
{p} could not say how one got out | how one was caught, {p.he} knew exactly
@ * yield deliver fair told
{p} looked at what {h} had with {him} and did not ask | "I have seen nothing," said {p}. "Nor will my brothers, and there are six of them."
There was a better way, {p} said, which was not on anybody's map [2 , and drew it in crumbs]
"They will tell you at the next place that you need not go on," said {p}. "Do not believe them."
@ * yield protect fair told
"I shall be there," said {p}. "I cannot do much. I can be there."
{p} would not sign, and would not sell | {h} put {p.him} down as a half
{p} had been made an offer too, and had kept the {paper} | the date on it was before anything had happened
@ * yield win fair told
"You talk of it as of a thing that one gets," said {p}. "I should begin there."
{p} had lost at the same game, and told {him} at what point [2 , for what that was worth]
{p} had seen {target} that week, and would only say that there had been questions about {h}

@ * hold
{h} said nothing at all | it was {foe} who could not bear it, and moved first
{h} let the silence grow until {foe} had to step into it [3 , and the step rang through the room]
{h} stayed where {he} {was} and looked at {foe}, who looked away [3 first, and was surprised at it]
Neither of them spoke | then {foe} put down what {foe.he} had in {foe.his} hand
{h} waited | {foe} began three times to say something, and at the fourth it came
`;
