/** How facts are earned and where they point to, why one goes on to the next place, how the story turns, and what is told of it in the end. */
export const coreTrail = `
@ * villain any
{foe}, {foe.noun}, stood against it | {hands} did whatever {foe.he} said
{foe}, {foe.noun}, did not wish it [2 , and had said so] | {hands} went wherever {foe.he} sent them
In the way stood {foe}, {foe.noun} | {hands} did the rough work for {foe.him}
People whispered about {foe}, {foe.noun} | {hands} saw to it that {foe.he} got what {foe.he} wanted
{foe}, {foe.noun}, would not have it | {foe.he} had {hands} to see to it
It meant crossing {foe}, {foe.noun} | {hands} worked for {foe.him}
People warned {him} of {foe}, {foe.noun} | {foe.he} would send {hands}, they said
It would not suit {foe}, {foe.noun} | whoever crossed {foe.him} had a visit from {hands}
{foe}, {foe.noun}, had stopped others before | {hands} had done it for {foe.him}
{foe}, {foe.noun}, had other plans | what {foe.he} planned {hands} carried out
@ * villain who
{foe}, {foe.noun}, wanted no more questions | {hands} told it from door to door
{foe}, {foe.noun}, kept order there | {hands} did it for {foe.him}, and wrote down who asked what
{foe}, {foe.noun}, had offered to help [2 in every way] | {hands} would always be near, {foe.he} said
{foe}, {foe.noun}, looked into such things | {hands} went in and out for {foe.him}
People sent {him} to {foe}, {foe.noun} [2 , with such things] | {hands} would see to the rest, they said
@ * road ahead
It was half a day to {next} | {h} had gone about a third of it
On the way to {next} there is one house where people stop, and {h} stopped there [3 as well]
They had dug up the road to {next}, and all who wished to go there were waiting in one place
{h} had set out for {next} with the first light, and so had others [3 , on errands of their own]
Nobody goes to {next} without passing there [2 , and few get by] [3 without being asked in and told something]
{h} had only meant to ask there how far it was to {next} [3 , and whether one could get there dry]
{h} was early for {next} [2 , where nobody would be up yet,] and looked for a seat and some company
To get to {next} one has to change there, and wait
Before {next} there was one errand more [2 , and it lay on the road]
{h} had lost the way to {next}, and asked at the nearest light [3 , which is not always wise]
{h} had met with somebody who came from {next}, and wished to hear about it first [3 , since it costs nothing]
"You had better rest before {next}," they told {him} at the last corner | it was good advice, and it led straight into this
Between {h} and {next} lay a market, a toll, and other people's troubles [3 , and of the three only the toll could be paid]
From there one could already see {next} [2 , small and quite clear,] when {h} was held up once more
@ * point start ahead
{token} had last been seen at {next}, or so people said | {h} asked each of them who had seen it
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
One witness was left, {p} said, and lived near {next}
{p} had heard it at {next} | they talked of nothing else there, with the door shut
It was at {next} that one should go on asking [, said {p}, and not too loud]
The next piece of it lay at {next}, if {p} was right [3 , and had counted the days as carefully as it seemed]
{p} gave {him} a name, and the name was at {next} [3 , or had been there until quite lately]
"Ask at {next}," said {p}, "and say that you had it from nobody"
Whoever knew the end of it could be found at {next} of an evening [3 , with a good view of the door]
@ * point ahead
It led to {next}, from what {h} could make of it [3 , and {he} had made the most of it that one could]
There was an answer to it at {next}, or there was another question [3 there that wished to be asked]
On the back of {token} stood the name of {next} [3 , underlined by somebody in haste]
{h} could think of one place where that would be known, and it was {next}

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
It was {w} who had named {place} to {him} | {h} went by the shortest road
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
Nobody else [2 in that place] wished to {goal}, and {h} did
@ * recap from
{w} had thought that {h} could {goal} | there were hours when {h} held on to that
But for {w}, {h} could not so much as have begun to {goal}
@ * recap late
{h} had paid too much on the way to turn back now | {he} would {goal}, and after that {he} would sleep for a week
It would be at {last} that {h} would {goal} | {he} had known it since that morning

@ * cite bygood
{w} came to see {him} off, and carried something for {him} as far as the gate | it was in return for how {h} {did}
{w} still tells it, how {h} {did}, to anyone who will stay for the end
There was a place for {w} at {h's} table from then on | it had begun with the way in which {h} {did}
{w} was among the first who came to the door | it was a good while since {h} {did}, and {w.he} spoke of it as of that morning
Bread came from {w} every week, for a year | it was because {h} {did}
{w} wished to be told all of it | in return {w.he} told it over again how {h} {did}
{w} stayed to the last, and helped to put the chairs away [3 , and hummed while doing it]
{w} had baked for it [2 , which {w.he} did for nobody as a rule]
The first letter that came was from {w}, and it had four pages [3 , and no commas]
"I said so from the first," {w} told everyone [2 , and nobody had heard {w.him} say it]
{w} walked the first mile of the road with {him}, and talked of the weather [3 , which was good]
There was a knock in the evening, and it was only {w}, with a chair of {w.his} own
{w} named a dog after {him} [2 , and it was a good dog]
Whenever it was told afterward {w} told it, standing up [3 , and did all of the voices]
{w} would take nothing for it, and came to supper on Sundays instead [3 , with an appetite]
@ * cite byevil
{h} went to {w}, and was sorry in so many words for how {he} {did} | {w} let {him} finish, and shut the door without a sound
{w} never spoke to {him} again, after how {h} {did}
{h} paid it back to {w}, as far as it could be paid, for how {he} {did} | {w} counted it twice
When {h} met {w} in the {street} one of them crossed over | neither had forgotten how {h} {did}
{w} did not come | {w.his} plate stood there clean all evening
{h} sent {w} a part of it, and it came back unopened [3 , in a better wrapping]
One door in that {street} stayed shut, and it was {w's} [3 , and {h} went by it rather fast]
{w} told it otherwise [2 , and {w.he} was not wrong]
{h} meant to go and see {w} about it, and has not gone yet [3 , and it is getting late for that]
@ * cite good
Afterwards people told each other how {h} {did}
Nobody forgot how {h} {did}, when it would have been easier not to
It was on the way there that {h} {did} | people knew about it before {he} came home, and there was a chair for {him}
When people spoke of that time they began with how {h} {did}
It came out that {h} {did} | from then on there was bread on the step of a morning
{h} was glad whenever {he} thought of how {he} {did}
@ * cite evil
Not all of it could be told | there were those who remembered how {h} {did}
There was also the day on which {h} {did} | nobody spoke of it while {he} was in the room
There was the time when {h} {did} | it had never been put right
One letter came that {h} did not answer | it came from somebody who had seen how {he} {did}
At night {h} went back again and again to how {he} {did}
Nobody else ever told how {h} {did} | {h} told it {himself}, and left nothing out
@ * cite token
{h} kept {token} | it lay on the sill, where the sun came round to it about noon
{token} hung by the door from then on, and visitors asked what it was
As for {token}, {h} gave it to the first child who asked
{h} took {token} back to where it had begun, and left it there
Once a year {h} took {token} out of its cloth and put it back
`;
