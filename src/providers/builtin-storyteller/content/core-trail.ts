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
{foe}, {foe.noun}, had heard that {h} was coming | {hands} had been told what {he} looked like
One person could prevent it, and that was {foe}, {foe.noun} | {hands} were never far from {foe.him}
Nobody had more to lose by it than {foe}, {foe.noun} | so {hands} had their orders
People did little there without asking {foe}, {foe.noun} | {hands} took note of who had not asked
{foe}, {foe.noun}, would have to be got round | {hands} watched every way round
{foe}, {foe.noun}, smiled on hearing of it | then {foe.he} called in {hands}
Most people there were afraid of {foe}, {foe.noun} | they were even more afraid of {hands}, who came to the house
Only {foe}, {foe.noun}, wanted {him} to fail | but {foe.he} had {hands} behind {foe.him}
{foe}, {foe.noun}, was against it | so were {hands}, who obeyed {foe.him}
{foe}, {foe.noun}, was not to know of it | that was difficult, since {hands} told {foe.him} everything
@ * villain who
{foe}, {foe.noun}, wanted no more questions | {hands} told it to every household
{foe}, {foe.noun}, kept order there | {hands} did it for {foe.him}, and wrote down who asked what
{foe}, {foe.noun}, had offered to help [2 in every way] | {hands} would always be near, {foe.he} said
{foe}, {foe.noun}, looked into such things | {hands} went in and out for {foe.him}
People sent {him} to {foe}, {foe.noun} [2 , with such things] | {hands} would see to the rest, they said
{foe}, {foe.noun}, called it a sad accident | {hands} repeated the word wherever they went
{foe}, {foe.noun}, had begun to tidy up | {hands} carried things away by night
{foe}, {foe.noun}, had been the first to hear of it | {hands} stood before the place to this day
{foe}, {foe.noun}, wished to see the matter closed | {hands} had closed several mouths already
{foe}, {foe.noun}, asked {h} every day how far {he} was | {hands} stood by and listened to the answer
Whoever knew something told it to {foe}, {foe.noun}, and to nobody else | {hands} had advised them to
The town had thanked {foe}, {foe.noun}, for {foe.own} trouble in it | {hands} had gone round with the paper to sign
@ * road ahead
It was half a day to {next} | {h} had gone about a third of it
The way to {next} was closed until evening, and {h} had to wait there with the others
{h} had only meant to ask there how far it was to {next}
{h} was early for {next}, where nobody would be up yet, and looked for a seat in the dry
On the way to {next} {h} had to cross there, and the crossing took an hour
{h} had lost the way to {next}, and went toward the nearest light to ask
{h} stopped a traveller from {next}, to ask how many of {hands} were there
"You had better rest before {next}," people told {him}, and {h's} feet agreed
From there one could see {next} [2 , small and clear,] and {h} sat down to watch it before {he} went on
It was too late in the day to get to {next}, and {h} stayed where {he} was until morning
{hands} kept watch on the straight way to {next} | {h} took the other, and it led through there
The second turning to {next} was blocked with carts, so that {h} had to ask for a third
Somebody had promised to take {h} on to {next}, and was late | {h} waited there
{h} had walked since before it was light, and {next} was still three hours off
So as to meet none of {hands} {h} went round by the back ways to {next}
{h} had bread for one more day, and wanted to buy some before {next}
All who went to {next} were stopped there and asked their names | {h} stood in line
{h's} boots gave out on the way to {next} | while they were being sewn {he} had a look about
A bridge was down before {next}, and {h} had to go a long way about
It was better to come to {next} after dark, they told {h} | so there were some hours to spend
To reach {next} by {time} {h} would have had to run | instead somebody held {him} up on the way
@ * point start ahead
{token} had last been seen [! at {next}], people said | {h} went there to ask by whom
{h} turned {token} over | there was the name of {next} on it, very small [2 , and nothing else]
Whoever spoke of {token} spoke of one place too | it was {next}
Whoever had lost {token} would come back for it to {next} | {h} meant to be there first
Somebody must know more of it, and {token} had come from {next} | it was no great way
Three people would know {token} at sight [! , and all of them lived at {next}]
The dust on {token} was the dust of {next} [2 , which is like no other] | it was a reason to go there
{token} had a twin, somebody said, and it was at {next} [3 , where no one would part with it]
At {next} they would know whose {token} had been [2 , and what it had to do with the rest]
@ * point told ahead
That was as much as {p} knew | the rest was to be had at {next}
One witness was left, {p} said, and lived near {next}
{p} had heard it at {next} | they talked of nothing else there, with the door shut
Whoever wished to know more should ask at {next}, said {p}
The next piece of it lay at {next}, if {p} was right
{p} gave {him} a name, and the name was at {next} [3 , or had been there until quite lately]
"Ask at {next}," said {p}, "but do not tell them who sent you"
First of all, said {p}, {h} ought to see {next}
@ * point ahead
It led to {next}, from what {h} could make of it
On the back of {token} stood the name of {next} [3 , underlined by somebody in haste]
{h} could think of one place where that would be known, and it was {next}

@ * go start
So {h} took {token} to {place}, and asked who knew it
It was on account of {token} that {h} went to {place} first
{h} went straight to {place}, and showed {token} there
Where {token} came from {h} had to go | by {time} {he} {was} at {place}
There was only {token} to go by | it brought {h} to {place}
{h} began with {place}, because of {token}, and knocked at the first door
With {token} in {his} {bag} {h} walked to {place}, to find out whose it was
{h} wrapped {token} in a cloth, and carried it to {place}, where somebody might know it
Somebody at {place} ought to know {token} again | {h} was there by {time}
{h} hid {token} on the way to {place}, and took it out when {he} got there
@ * go from
{w} had spoken of {place} | {h} set out at once, and had to ask the way twice
On the word of {w} {h} went to {place}, to see it with {his} own eyes
{h} was at {place} by {time}, to look for what {w} had described [3 to {him}]
{w} had named {place}, and {h} went there by the shortest way [2 , up four flights of steps]
It was a long walk to {place}, and {h} went over what {w} had said
{w} had told {h} to ask at {place} | {h} got there with sore feet and some hope
So {h} went across to {place}, as {w} had advised, and kept close to the walls
It took two hours to get to {place} | {h} went only because {w} had been so sure
{h} got up before it was light, and went to {place} on {w's} advice
By {time} {h} stood before {place}, where {w} had sent {him}
The way to {place} went down, and over a bridge, and up again | {w} had not said how steep it was
Three strangers made room for {h} as far as {place} | {h} did not tell them what {w} had said of it
If {w} was right the next piece of it was at {place} | {h} went there the same day
{w} had warned {him} to be careful at {place} | {h} walked once round it, and then went in
@ * go found
What {h} had found out pointed to {place}, and {h} followed it there
By {time} {h} was at {place} | there, if anywhere, somebody would know more
One place was left where that could be tested | {h} went to {place}
Everything that did not fit had to do with {place} | {h} went to see it for {himself}
What {h} knew was of no use anywhere but at {place}, so {he} took it there
Nobody had told {h} to go to {place} | {he} had put two and two together, and went
{h} went to {place} by back stairs and side doors, since {hands} used the others
The way to {place} was long, and most of it uphill | {h} was there by {time}
One name had come up again and again, and it was that of {place} | {h} went there to look
{h} walked to {place} with the whole of it in {his} head and no plan

@ * recap
{h} still had to {goal} | {foe} had had the start of {him} by years
To {goal} would cost {foe} dear | {h} kept hold of that, and of {token}
Whatever happened there, {h} meant to {goal}
It had been a long day, and {h} had yet to {goal}
{h} had not been asked about it for a whole day | {he} still meant to {goal}
Nothing that happened there had made it easier to {goal}
{h} might {goal} yet | it would be thanks to people like these
Somebody had to {goal} | {foe} would sleep well until that day | {h} thought of that with pleasure
"And do you still mean to {goal}?" people asked {him}, as they ask after an illness
@ * recap from
By what {w} had told {him} it was possible to {goal} | {h} held on to that
Without {w} {h} could not so much as have begun to {goal}
{h} had it from {w} how it might be done | to {goal} was only the last part of it
Since {h} had spoken with {w} {he} knew better what it took to {goal}
@ * recap late
{h} had paid too much on the way to turn back now | {he} would {goal}, and after that {he} would sleep for a week
It would be at {last} that {h} would {goal} | {he} had known it since that morning
There was one thing left to do, and that was to {goal}

@ * cite bygood
{w} came to see {him} off, and carried something for {him} as far as the gate | it was a small return for how {h} {did}
{w} told it for years [! , how {h} {did}, to anyone who would stay for the end]
There was a place for {w} at {h's} table from then on | it had begun when {h} {did}
{w} was among the first who came to the door | it was a good while since {h} {did}, and {w.he} spoke of it as of that morning
Bread came from {w} every week, for a year | it was because {h} {did}
{w} wished to be told all of it | in return {w.he} told it over again how {h} {did}
{w} stayed to the last, and helped to put the chairs away | "You did more for me," said {w}
{w} had baked for two days for the supper [! , because {h} {did}]
The first letter that came was from {w} | there were four pages in it about how {h} {did}
{hands} had wanted {w} to swear against {h} | {w} had sworn to nothing but how {h} {did}
{w} walked the first mile of the road with {him} | they talked of how {h} {did}
{w} wrote each year on the same day | it was the one on which {h} {did}
Whenever {h} went by {w} called {him} in | it was always warm there, and had been since {h} {did}
{w} would not hear a word against {h}, and began each time with how {h} {did}
{w} gave {him} a key to the house, to come when {he} liked [! , because {h} {did}]
{w} and {h} had become friends because {h} {did}, and they remained so
{w} sat up with {h} that night, as neither could sleep | "I have not forgotten," said {w}, and spoke of how {h} {did}
When there was work to be done at {h's} {w} came with a bucket, unasked | it went back to how {h} {did}
{w} brought the children to shake {h's} hand | they had heard at home how {h} {did}
{w} got up at the supper for {h} [! , and told how {h} {did}]
{w} had kept a seat for {h} by the fire | nobody needed to ask why [! , as all of them knew how {h} {did}]
People asked {w} what {h} was like | {w} told them how {h} {did}, and said that it was enough
{w} did well in the years after that | it had started with the day on which {h} {did}
When {h} was ill that winter {w} came with soup | nobody else had thought more often of how {h} {did}
@ * cite byevil
{h} went to {w}, and was sorry in so many words for how {he} {did} | {w} let {him} finish, and shut the door
{w} never spoke to {him} again [! , after how {h} {did}]
{h} paid it back to {w}, as far as it could be paid [! , for how {he} {did}] | {w} counted it twice
When {h} met {w} in the {street} one of them crossed over | neither had forgotten how {h} {did}
{w} was asked with all the others, and sent word why not | the word was that {h} {did}
One door stayed shut to {h}, and it was {w's} | everyone knew how {h} {did}
{w} told it otherwise, beginning with how {h} {did}, and there was no denying that
{h} meant to go and see {w} about how {he} {did}, and put it off until there was nobody to see
{w} had moved away by then | the new people had been told how {h} {did}, and nodded to {him} from a distance
{h} offered {w} a share | {w} said that it would not undo how {h} {did}
When the others raised a glass to {h} {w} put it down again [! , because of how {h} {did}]
{w} had a story about {h} as well, for the children | it was how {h} {did}
{h} laid money on {w's} step by night [! , for how {he} {did}] | in the morning it lay in the road
{w} stood at the back with folded arms | of all that was said there about {h} nobody mentioned how {he} {did}
For years {h} took another way home, so as not to meet {w} | {he} could not be easy about how {he} {did}
{w} had lost more than {h} knew [! , on the day when {he} {did}] | {h} heard of it much later, by chance
@ * cite good
Afterwards people told each other how {h} {did}
Nobody forgot how {h} {did}, when it would have been easier not to
People knew before {he} came home how {h} {did}, and there was a chair for {him}
When people spoke of that time they began with how {h} {did}
It came out that {h} {did} | from then on there was bread on the step of a morning
{h} was glad whenever {he} thought of how {he} {did}
They lifted a glass to {him} once a year | it was because {h} {did}
{h} had forgotten it {himself} | they had to remind {him} how {he} {did}
@ * cite evil
Not all of it could be told | there were those who remembered how {h} {did}
There was also the time when {h} {did} | nobody spoke of it while {he} was in the room
A letter came that {h} did not answer | it was from somebody who had seen how {he} {did}
At night {h} went back again and again to how {he} {did}
They were glad of {him}, and they locked the cupboard [! , since {h} {did}]
The speeches left one thing out [! , that {h} {did}]
@ * cite token
{h} kept {token} | it lay on the sill, where the sun came round to it about noon
{token} hung by the door from then on, and visitors asked what it was
{h} took {token} back to where it had begun, and left it there
Somebody offered {him} a good price for {token}, and {h} laughed and kept it
@ * road ahead sky
The rain caught {h} halfway to {next}, and {he} got in under the first roof
The wind blew from {next}, and {h} walked bent over, and saw where {he} was when {he} got there
It was hot on the way to {next}, and {h} went from one patch of shade to another
@ * go from sky
It rained all the way to {place} | {h} would have turned round but for what {w} had said
`;
