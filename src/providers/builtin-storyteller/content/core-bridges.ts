/** What stands between two scenes: who is left behind, which way it goes, and what the hero is after now. */
export const coreBridges = `
@ * bridge left
{h} left {p} there and went on [2 with an errand] [3 that nobody else could be asked to run]
{p} had work to go back to | and {h} did not stay [2 to be thanked or blamed] [3 for a thing that was already done]
They parted without much ceremony [2 , {p} one way and {h} the other] [3 , and neither of them was the sort to look round]
When {h} looked round again {p} had gone [2 about {p.his} own business] [3 , and had not left so much as a footprint to argue with]
{h} thought about {p} for as long as the road was level [2 , and then about the road]
By then {p} was well behind {him} [2 , and so was most of the morning's courage]
{p} called something after {him} [3 that the wind took apart] | {h} lifted a hand and kept walking
That was the last {h} saw of {p} that day [2 , though the talk went round in {his} head for hours]
{h} promised {p} to look in again on the way back [2 , if there was to be a way back]
There was no time to make more of it | {p} understood that, or seemed to
{p} stood in the way and watched {him} go [3 until there was nothing left to watch but the bend]
{h} took {his} leave of {p} and asked the way [2 of the next person but one]
It was late when {h} got free of {p} [2 and late, too, to be beginning anything else]
{h} slept badly that night and thought of {p} [2 more than once before it was light]
@ * bridge moved
The way to {place} took longer than promised [2 , as such ways do] [3 when the person who tells you has only ever been carried there]
It was {time} when {h} came to {place} [2 , footsore and in want of news]
{h} had heard a good deal about {place} | the real one looked small [2 from the near side] [3 , like a house that one lived in as a child]
Nobody had followed {him} as far as {place} [2 , or nobody whom {he} had seen] [3 on any of the three occasions when {he} stopped to look]
After that came {place} [2 , which everyone had named and no one had described]
{h} reached {place} by {time} [2 and went once around it before going in]
All roads had been pointing at {place} for days | now {h} stood there
{place} lay just where the talk had put it [2 , and {h} took that for a good sign]
{h} asked twice for {place} [2 and was sent two ways] | the third answer was right
So {h} went to {place} [2 , since that was where it had all been pointing]
@ * bridge want=lead
{h} had as yet no trace of {target} | and had been asking at every second door
There had been talk of {target} once, in these parts | {h} meant to find someone who remembered it
Where did one begin, if one meant to {goal}? | {h} had decided to begin with whoever was nearest
So far all that {h} had was a wish to {goal} [2 , and a wish has no address]
Somebody must have heard something of {target} | {h} went on asking
@ * bridge want=ally
It had become clear enough that {h} could not {goal} alone
It wanted two for such a thing | {h} had begun to look at strangers in a new way
There were matters in which {h} knew nobody to trust | {target} was at the head of the list
What {h} missed most, just then, was somebody to say it all to [3 , if only to hear how it sounded]
Everyone who knew the country had warned {him} against going alone [3 , and not one of them had offered to come]
@ * bridge want=means
{h} knew by now what had to be done | how to do it was another question
A direction was not a key | {h} needed some way to get near {target}, and went about asking for one
They said that there was a way to {goal} | they said, too, that it was not for sale
{h} still lacked the one thing that would make it possible [2 , and did not yet know what it was]
It came down to a lack of tools | {h} kept both eyes open for anything that might serve
@ * bridge want=wall
It had gone too smoothly so far [2 , and {h} had begun to wait for the person who would mind]
Nobody had yet tried to stop {him} | {h} did not expect it to last
{h} went a little faster now | the nearer {he} came to {target}, the more people seemed to be looking the other way
Whoever guarded {target} had not shown a face yet [3 , and {h} would have given something to know whose it was]
@ * bridge want=turn
{h} had a plan at last | it was a good plan, if everything was as it seemed
It all fitted together now, very nearly | one small piece would not lie flat
{h} told it over once more from the beginning [2 , and it still came out the same] [3 , and it was just that which had begun to trouble {him}]
By {his} own reckoning {h} was more than halfway there
One or two things about {target} had never quite added up | {h} had stopped looking at them
@ * bridge want=price
So much had been given by others | {h} had begun to wonder when it would be {his} own turn
It would cost something now | {h} could feel it, as one feels a step that is not there
{h} would have turned back for a smaller thing than {target} [3 , and said so aloud once, where nobody was near enough to hear it]
Those who hunt {target} pay for it in the end [2 , and {h} had paid nothing yet]
@ * bridge want=gate
There was only {last} left to try | {h} was getting ready for it
Everything pointed to {last} now [2 , and {h} had stopped hoping that it would not]
{h} had one more errand before {last} [3 , and a good many reasons to take it slowly] [2 , or told {himself} so]
At {last} it would be settled [3 , one way or the other] | {h} counted what {he} still had [3 to set against it, and it did not take {him} long]
@ * bridge want=duel
{foe} was close now | one more day, perhaps, and it would come to words
{h} had thought about what {he} would say to {foe} | none of it was any good
It could not be put off much longer | {h} knew it, and so did {foe}
Nobody was left in between now except {foe} [3 , who had been at the other end of it from the beginning]
@ * bridge want=after
Life went on [2 , as it does after such things] | {h} found {himself} listening for something all the same
Nobody asked anything of {him} for some weeks | {h} had nearly got used to it
@ * bridge hunted
{hands} had been asking after {him} again | {h} kept to the back ways
Twice that day {h} had to stand in a doorway until {hands} had gone by
Somebody had put {his} description about | {h} walked with a stoop whenever {he} remembered to
@ * bridge doom
There was less time than {h} had thought | every hour of it was spoken for
The days had been used up like candle ends [2 , and {h} had begun to count what was left of the box]
{h} did not stop to eat any more | {he} ate as {he} went
@ * bridge ally
{ally} set the pace that day [3 , for that part of the way at least] | {h} was glad enough to be led for a while
{h} and {ally} talked it all over [2 until there was nothing left of it] [2 , and then began again at the other end]
"What now?" said {ally}, and {h} had been about to ask that too
{ally} had gone ahead to look | {h} caught up with {ally.him} at the next turning
@ * says
"{says}" said {h}
"{says}" {h} said [2 , and heard how it sounded]
"{says}" {h} said, loud enough for whoever was listening
"{says}" said {h}, to nobody in particular
{h} drew a breath | "{says}" {he} said
"{says}" {h} said at last
"{says}" {h} said [2 , and there was a pause]
{h} had meant to say less | "{says}" was what came out
"{says}" said {h}, and meant it
"{says}" {h} said, quite plainly
@ * lore
"{known}." That was how {h} had always heard it told
"{known}." So it was said in {home}, at any rate
{h} knew what people said of it | "{known}," they said
"{known}." Somebody had told {him} so, long ago
There was a saying about it | "{known}," it went
@ * fact
{h} had not forgotten it | "{known}," {he} said, under {his} breath
One sentence had stayed with {him} all this way | "{known}," it said
"{known}." {h} told it over like a bead
{h} had made a note of it once, and knew it by heart | "{known}," it said
@ * remember good
{h} thought of {p}, and of having been of some use for once
Somewhere {p} would be telling it at supper by now [2 , and making it better than it was]
What {h} had done for {p} had taken an hour [2 , and it had gone on paying ever since]
A good word from {p} had got there first [2 , and doors that should have been shut were only closed]
Somebody there knew {p} [2 , and was the friendlier for it]
{h} wondered how {p} was getting on [2 , and hoped for no news]
{p} came to mind [2 , and the look that had gone with the thanks]
People had heard about {p}, it turned out [2 , and {h} was given the chair with the cushion]
@ * remember wronged
{h} thought of {p}, and walked a little faster
By now {p} would have understood what had happened
Someone there had heard {p.own} side of it [2 , and moved a cup out of reach]
{h} had found a way of not thinking about {p} [2 , but it did not always work]
A bad name travels ahead of its owner | {p} had seen to that
{h} saw somebody with {p.own} walk, and stepped behind a post until it was a stranger
What had been done to {p} was being told already [2 , with the right name in it]
{h} remembered {p} at the wrong moment
`;
