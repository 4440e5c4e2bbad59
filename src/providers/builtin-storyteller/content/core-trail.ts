/** How facts are earned and where they point to, why one goes on to the next place, how the story turns, and what is told of it in the end. */
export const coreTrail = `
@ * point start ahead
To learn any more of it one had to begin somewhere | {token} had last been seen at {next}, so that was somewhere
{h} turned {token} over | there was the name of {next} on it, very small [2 , and nothing else]
Only one place was ever spoken of along with {token} | it was {next}
Whoever had lost {token} would come back for it to {next} | {h} meant to be there first
Somebody must know more of it, and {token} had come from {next} | it was no great way
{token} pointed to {next}, if it pointed anywhere | {h} had set out on less
Three people knew {token} when they saw it | all of the three were to be found at {next}
The dust on {token} was the dust of {next} [2 , which is like no other] | it was a reason to go there
{token} had a twin, somebody said, and it was at {next} [3 , where no one would part with it]
At {next} they would know whose {token} had been [2 , and what it had to do with the rest]
@ * point told ahead
{p} would say no more, only that the rest of it was to be had at {next}
There was somebody at {next}, it seemed, who had seen it with open eyes
{p} had heard it at {next} | they talked of nothing else there, with the door shut
It was at {next} that one should go on asking [, said {p}, and not too loud]
The next piece of it lay at {next}, if {p} was right [3 , and it did not sound like a thing one makes up]
{p} gave {him} a name, and the name was at {next} [3 , or had been there until quite lately]
"Ask at {next}," said {p}, "and say that you had it from nobody"
Whoever knew the end of it could be found at {next} of an evening [3 , with a good view of the door]
@ * point ahead
It led to {next}, from what {h} could make of it [3 , and {he} had made the most of it that one could]
There was an answer to it at {next}, or there was another question [3 there that wished to be asked]
On the back stood the name of {next}, in the same hand [3 , underlined by somebody in haste]
{h} could think of one place where that would be known, and it was {next}

@ * frame told
"I will tell you one thing," said {p}, "and after that you have never met me"
In return {p} told what nobody had ever asked to hear [3 , and told it in order, as if from a list]
{p} looked about, and drew {him} into the doorway, and said it all in one breath
"You did not have to do that," said {p}. "So I shall not keep this to myself any longer"
{p} had been making up {p.his} mind the whole time, and now it was made up [3 , and {p.he} wished to have it said]
For that {p} gave {him} something better than thanks [3 , namely a thing that {p.he} knew]
"It is about what you are after," said {p}, and came a step nearer
{p} knew what {h} was there for, it appeared [3 , and what one ought to be told who came for that] | all {home} knew
When it was done {p} did not let {him} go, and began to talk
"Is it true what you are asking people?" said {p}. "Then I had better say what I saw"
It came out of {p} sideways, in the middle of something else [3 , like a cat that has been shut in]
{p} wanted to give {him} something for it, and had nothing but this [3 , and was ashamed that it was so little]
"I owe you, and I do not like owing," said {p}. "Listen, then"
Then {p} told {him} what went on there, as one pays a bill [3 , and waited until it had been counted]
{p} had carried it about since then, and was glad to put it down [3 , if only for as long as the telling took]
"They told me not to say this to anyone who asked," said {p}. "You never did ask"
Nobody had been so decent to {p} for some time, and it loosened {p.his} tongue [3 , which had some news on it]
{p} shut the door first, and then looked behind it [3 , and after that it was all said quite low]
"I could tell you something," said {p}, and before {h} had sat down {p.he} had told it
There was one thing more, {p} said, since they had come so far [3 , and it was not for repeating]
It was {p} who spoke of it first, with {p.his} eyes on {p.his} hands
"You will want to know what was said here," said {p}. "I was pouring out"
{p} had stood near enough to see, and nobody had ever put the question to {p.him}
{p} let {him} have it for nothing, as it was not worth anything to {p.him} [3 , except a fright now and then]
"My mother made me swear not to tell," said {p}. "She is dead now, and I think that she would"
@ * frame slip told
It was not meant for {him}, but {p} had said it before {p.he} could stop [3 , and there it stood in the room]
{p} was so put out by it that the truth got loose [3 , as it will when one looks round for one's hat]
While {p} was looking the other way {h} read it upside down [3 , and twice over to be sure of it]
{p} shouted a thing after {him} that told more than all the rest [3 , and only then seemed to hear it]
{h} had it out of {p} in the end, and not in a way that one would care to repeat
"You are as bad as they are," said {p}, and by way of proof told {him} why
{p} said it to somebody else, rather loud, and {h} was behind the door
There was something to be learned from what {p} was afraid of [3 , and {h} stood there until {he} had learned it]
It cost {p} a good deal to say it, and {h} did not offer to make it less
In {p.his} anger {p} named a thing that should not have been named [3 , and clapped a hand over it too late]
@ * frame found
And behind it, where nobody had thought of looking, was a scrap of somebody's writing
{h} had eyes, and a minute to {himself}, and it lay there quite open [3 , like a thing that wishes to be read]
Two people were talking of it behind a wall [3 , as one talks of what one has always known]
There was an old {paper} under the rest, and {h} read it by the {lamp}
A child was telling it to another child, as a thing that everyone knew [3 , and {h} stopped to tie a shoe]
Anyone could have read it there who took the trouble [3 , and until now not a soul had taken it]
{h} had only to put two things together that had been lying side by side [3 for weeks]
Somebody had scratched it into the wood, low down, a good while ago [3 , with a nail and some patience]
As {he} went by a window {h} heard the very thing {he} had come to hear
@ * frame friend ally
"I have been asking, too," said {ally}. "I wanted to be sure before I said so"
{ally} had got something out of the neighbours, by sitting still [3 , which is a thing that {h} had never learned]
{ally} came on it, and brought it to {him} like a cat with a bird
"You had better hear this from me," said {ally}
{ally} had been told it by somebody who took {ally.him} for someone else [3 , and had said nothing to put that right]
{ally} had been waiting for a quiet minute | "Now listen," {ally.he} said
@ * frame late told
"I meant to let you go without it," said {p}, "and now I find that I cannot"
This time {h} had to pay to be told | {p} counted the {coins} twice
{h} had very nearly gone without it | it was {p} who ran after {him}
Others had known it for a day by then, and that was a day too long [3 , as {p} was the first to tell {him}]
It would have been cheaper to learn sooner | {p} told {him} so, and then told {him} the rest
{p} had heard that {he} was asking, and asking badly, and took pity [3 , and came and sat down next to {him}]
Half of the {street} had told {him} wrong before {p} told {him} right [3 , for no more than the asking]
"You go about it like a cow in a chapel," said {p}. "Come in here"
@ * frame late
By then it was common talk, and {h} was the last to hear of it [3 , from two people at once]
It came to {him} in the end, and late, and from somebody who laughed [3 at how late it was]
@ * frame withheld told
{p} had been about to say something, and then did not [3 , and took up the nearest thing and polished it]
"There was a thing I was going to tell you," said {p}. "It will keep"
Whatever {p} knew of the matter, {p.he} went on knowing it by {p.himself} [3 , with the door to]
One could see that {p} had something to tell, and that it would not be told to {him}
{p} opened {p.his} mouth, and somebody went by, and it was shut again [3 for good]
{p} had gone as dumb as a post [3 , and gave the rest of that hour to looking at {p.his} own feet]
"I know what you want to ask me," said {p}. "Not today"
What {h} had come to hear was not said | {p} talked about the weather

@ * go start
So {h} took {token} to {place}, and asked who knew it
It was on account of {token} that {h} went to {place} first
{h} went straight to {place}, and showed {token} there | there was nothing else to show
Where {token} came from {h} had to go | by {time} {he} {was} at {place}
There was only {token} to go by | it brought {h} to {place}
With {token} well hidden {h} went to {place} to see who would look for it
@ * go from
{w} had spoken of {place}, and so {h} went there
It was on the word of {w} that {h} had come to {place}
{h} had not forgotten what {w} had said | by {time} {he} was at {place}
If {w} had told the truth it would show at {place} | {h} went there to see
Nobody but {w} had ever named {place} | {h} went by the shortest road
{h} was at {place} by {time} | so far it was all as {w} had told it
@ * go found
What {h} had found out led to {place}, and {h} followed it there
It could be followed no further than {place} | so that was where {h} went
{h} had the name of {place}, and one question to ask there
By {time} {h} was at {place} | there, if anywhere, somebody would know more
There was one place left where that could be tested | {h} went to {place}

@ * recap
{h} still had to {goal} | {foe} had had the start of {him} by years
To {goal} would cost {foe} dear | {h} kept hold of that, and of {token}
Whatever else happened there {h} meant to {goal}
{h} said it over, so as not to forget it | {he} had come to {goal}
It had been a long day, and {h} had yet to {goal}
Nobody else in that place wished to {goal}, and {h} did
@ * recap from
{w} had thought that {h} could {goal} | there were hours when {h} held on to that
If it had not been for {w}, {h} would not have known how to begin to {goal}
@ * recap late
{h} had lost too much on the way to leave it | {he} would {goal}, and then {he} would sleep
It would be at {last} that {h} would {goal} | {he} had known it since that morning

@ * fate won from
Some weeks later there was a knock, and it was {w}, with a bundle, who wished to be told it from the beginning
The first to hear of it was {w}, who had come back by the slow road and was thinner | they sat up until the {lamp} was empty
{w} was found, and fetched, and given the chair by the stove, and had opinions about it all
There was a place laid for {w} the whole of that month | in the fifth week somebody sat down in it without a word, and asked for the salt
@ * fate lost from
Word came of {w} at last, from a long way off | all was well there, it said, and how was it with {him}
{w} came back in the autumn, by the slow road, and did not ask how it had gone | together they put up the fence again
Somebody had seen {w}, alive and in a new hat, two towns away | {h} was gladder of that than of anything else that year

@ * cite good
Afterwards people told each other how {h} {did}
There was one thing that nobody forgot | {h} {did}, when it would have been easier not to
{h} {did} on the way there | people knew about it before {he} came home, and there was a chair for {him}
When people spoke of that time they began with how {h} {did}
It came out that {h} {did} | from then on there was bread on the step of a morning
{h} was glad whenever {he} thought of how {he} {did}
@ * cite evil
Not all of it could be told | {h} {did}, and there were those who remembered
There was also the day on which {h} {did} | nobody spoke of it while {he} was in the room
There was the time when {h} {did} | it had never been put right
One letter came that {h} did not answer | it came from somebody who had seen how {he} {did}
At night {h} went back again and again to how {he} {did}
Nobody else ever told how {h} {did} | {h} told it {himself}, and left nothing out
@ * cite token kept
{h} kept {token} | it lay on the sill, where the sun came round to it about noon
{token} hung by the door from then on, and visitors asked what it was
As for {token}, {h} gave it to the first child who asked
{h} took {token} back to where it had begun, and left it there
Once a year {h} took {token} out of its cloth and put it back

@ overturn1 turn cased
% Laid Out in a Row; From the Wrong End
{h} put together all {he} had, on the bare floor, in the order in which {he} had been told it | then, because {he} could not sleep, {he} put it the other way round
It fitted a good deal better
+ Comfort whoever it was that you suspected => {h} went there that same night, and stood on the step, and said it [3 , before there was time to think better of it] | "I knew you would get there," was the answer, "I only wished you would walk faster" | they gave {him} a name in exchange, and it was a new one
= Go through it once more, from the end => {h} began with the last thing {he} had heard, and worked back | at every step somebody had been standing just out of the light | it was the same person, and {he} knew by now how that one stood
- Lie, and let them all go on thinking as before => {h} said nothing, and looked just as stupid as on the day before | it was remarkable how freely people talked to somebody who had got it wrong
@ overturn2 turn cased p=sexton era=medieval,renaissance,modern
% Three Spades; What the Sexton Thought
"You have got hold of it by the wrong leg," said {p}, {p.a} with both arms on a spade. "I did not like to interrupt"
{p.he} had kept quiet as long as {h} was only guessing
+ Help {p} with the last of the digging => {h} took the other spade | they worked without a word until it was deep enough | "I tell it to nobody who cannot dig," said {p}, and named two more who knew
= Ask {p} who else has been told => {h} wanted to know, and {p} counted on the handle | there had been three | two of them were people {h} had shared a bench with, and neither had let it show
- Trick {p} into swearing to it on paper => {h} wrote down something harmless, and turned the sheet, and {p} made a mark | it would do, in front of a judge | {p} wiped both hands, as though it had come off on them
@ overturn3 turn cased p=child
% A Question from Under the Table; Out of the Mouth
{p.a} had sat underneath the table for the whole of the talk, with a slate | "Why do you none of you ask it from the far end?" said {p}
There was a laugh, and then {h} stopped laughing
+ Give {p} the whole of it to put in order => {h} gave the whole of it, and {p} drew it, with legs | where two of the lines met there was somebody with a big hat | "That one," said {p}, "is in all of them"
= Try it from the far end, aloud => {h} tried it, backward, one thing after another | it went through without a knot | somebody who had been there at the start was gone by the end
- Cheat {p} of the credit for it => {h} said it again a minute after, in longer words, and everybody was much taken with it | {p} looked up at {him} for some time, and rubbed out what was on the slate
@ overturn4 turn cased
% Across a Counter; {foe} Puts It Right
{foe} had stopped {him}, of all things, to be helpful | "You have very nearly all of it," said {foe}, "and it is upside down. I cannot bear to watch"
So {foe} told it the right way up, like somebody straightening another's collar
+ Give {foe} a way out => {h} said that it could still be ended, and how | for a breath {foe} stood there like a person who has been handed a {coat} that fits | "No," said {foe} then, "but I shall remember that you asked"
= Ask {foe} why you are being told => {foe} considered that | "Because nobody else would have seen how well it was done," {foe.he} said | it was vanity, then, and {h} had been wondering where one could get a grip
- Deceive {foe} by seeming not to believe it => {h} laughed at it, and shook {his} head | {foe} was stung, and brought out a proof | {h} looked it over, at leisure, so as to know it again
@ overturn5 turn cased ally
% {ally} Says Nothing; The Second Time of Telling
{h} told it to {ally} again, to hear how it went | in the middle of it {ally} put down the cup
"Say that bit over," said {ally}. "No, the bit that you always hurry over"
+ Share with {ally} what you hurried over => {h} said it slowly, for once, with nothing left out | {ally} had heard worse | they changed places at the window after that, and {h} slept for four hours
= Look again at the part you hurried over => {h} looked at it squarely | it had never fitted, and that was why it had been gone over so fast | it fitted now
- Lie to {ally} about the one part => {h} said that there was nothing in it | {ally} took up the cup again | it was the first time that they had both known it was a lie
@ overturn6 turn cased p=nurse
% Sent For; While There Was Time
There was somebody ill, who had asked for {him} by name | {p.a} held the door. "Ten minutes," said {p}. "And do not let it be got out of order"
The sick one had it all in order, and had had years to see to that
+ Comfort the sick one until it grows light => {h} stayed, and was told the rest, the weather of that day, and who had worn what | "That is off my chest," the sick one said | {p} opened the shutters, and for the time being everyone was still there
= Ask {p} to bear witness to it => {p} had heard every word through the door, and said so | it was written down on the back of a list of medicines | {p} signed it as one signs for a parcel
- Steal the keepsake from under the pillow => {h} had it up a sleeve between one breath and the next | it bore out all that had been said | the sick one's hand went in under the pillow, and felt about there
@ overturn7 turn cased
% Through the Boards; Two Voices and a Spoon
{h} was under the floor, as it happened, and above {him} {foe} was at table with {hands} | they talked of it as people do of a thing that is long settled
A spoon went round and round in a cup, and {h} held still and listened
+ Save whoever they mean to visit next => {h} was at that door by the back lanes, with a blanket, before they had found their hats | nobody was at home when they came to call | "You are quick," the one in the blanket said, "for somebody who has been so slow"
= Wait there until they have all gone => It was an hour, and something walked across {his} hand | then the floor was quiet | {foe} had stayed behind, alone, and said the whole of it over again, quite low, and it was to nobody
- Betray the talk to the one they all fear => {h} carried it there while it was warm, and was given a purse | by nightfall there was a chair too many at that table | no one up there talked any more with spoons
@ overturn8 turn cased p=copyist
% A Page That Was Not Missed; In the Margin
{p.a} had brought a roll of old leaves, out of a heap that was to be thrown away | "I copy these, and one does not read them," said {p}. "But this one, I read"
It was the whole story, in a margin, by somebody who had wished it to be known some day
+ Help {p} to make three fair copies => {they} sat at it until both of them had cramp, and hid each copy in another place | "Now it cannot be thrown away," said {p}, and went home with {p.his} thumb in {p.his} mouth
= Compare the hand with others that you have seen => {h} compared them, and knew the hand, though it was much younger there | it had signed for things | whoever had written this was still alive, and had been civil to {him} on the stairs
- Rob {p} of the page, and deny it => {h} put it in {his} {bag}, and asked what page | {p} stood there with the other leaves | it was quite true that nobody had missed it before
@ overturn9 turn cased
% The Other Half of a Conversation; A Visitor after Dark
Somebody was waiting in {his} room without a light, and it was the very last person {h} had thought of | "Do not get up any hopes," the visitor said. "I have come because you are wrong, and it is getting people into trouble"
It took no time at all to tell, once it was told straight
+ Protect the visitor's name, whatever comes => {h} gave {his} word, and it was believed | there was one more thing then, for a person who gives their word | it was at what hour {foe} would be alone
= Follow the visitor home at a distance => {h} kept one corner behind | the visitor went in by a door that {h} had passed each day, and a hand at the window drew a curtain | {foe's} people stood at both ends of that {street}, and saw nothing
- Betray the visitor to get the rest of it => {h} let it be known who had been there | what was left of the story came to {him} the next day, in the form of an offer | the curtain across the way had been taken down
`;
