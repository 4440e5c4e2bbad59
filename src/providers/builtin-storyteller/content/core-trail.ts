/** Who stands against a quest, what the hero is after, and what is told in the end of what was done. */
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
`;
