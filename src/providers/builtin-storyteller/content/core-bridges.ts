/** What stands between two scenes: who is left behind, which way it goes, and what the hero is after now. */
export const coreBridges = `
@ * bridge left
{h} left {p} there and went on [2 with an errand] [3 that nobody else could be asked to run]
{p} had work to go back to | and {h} had a way to go
They parted without much ceremony [2 , {p} one way and {h} the other] [3 , and neither of them was the sort to look round]
@ * bridge moved
The way to {place} took longer than promised [2 , as such ways do]
It was {time} when {h} came to {place} [2 , footsore and in want of news]
{h} had heard a good deal about {place} | the real one looked small [2 from the near side]
Nobody had followed {him} as far as {place} [2 , or nobody whom {he} had seen]
@ * bridge hunted
{hands} had been asking after {him} again | {h} kept to the back ways
Twice that day {h} had to stand in a doorway until {hands} had gone by
Somebody had put {his} description about | {h} walked with a stoop whenever {he} remembered to
{h} did not go by the main way any more
{hands} were one turning behind, or perhaps two
It was not safe to stay anywhere long | {h} moved on before it was light
@ * bridge doom
There was less time than {h} had thought | every hour of it was spoken for
{h} did not stop to eat any more | {he} ate as {he} went
{h} had begun to count the hours
It was later than it ought to have been
There was no day to spare now
@ * bridge ally
{ally} set the pace for that part of the way
"What now?" said {ally}, and {h} had been about to ask that too
{ally} had gone ahead to look | {h} caught up at the next turning
{h} and {ally} did not talk much on the way
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
"{known}." Every child in {home} could have told {him} that
{h} had it from people who ought to know | "{known}," they had told {him}
"{known}." Nobody {h} had met would have denied it
{h} had heard it often enough | "{known}."
"{known}." One hears such a thing once and keeps it
One thing was certain, or was said to be | "{known}."
"{known}." {h} had not believed it at first
@ * fact
{h} had not forgotten it | "{known}," {he} said, under {his} breath
One sentence had stayed with {him} all this way | "{known}," it said
{h} had made a note of it once, and knew it by heart | "{known}," it said
It came back to {him} now | "{known}."
"{known}." That much {h} was sure of
There was still this | "{known}."
{h} held on to what {he} knew | "{known}."
"{known}." It might yet be of use
"{known}." {h} had almost let it slip
Whatever else was false, one thing stood | "{known}."
@ * remember good
{h} thought of {p}, and of having been of some use for once [3 , and it was a better thing to think of than most]
It was good to have done right by {p}, at least [3 , whatever might be said of all the rest of that day]
Somebody brought a greeting from {p} [3 , and a loaf with it, and would not stay to be asked in]
{h} would have been glad of {p} just then [3 , who would have known what one says to such people]
There was one friend in that quarter, and it was {p} [3 , by whose word the neighbours let {him} through]
Somewhere {p} would be telling it at supper by now [2 , and making it better than it was]
What {h} had done for {p} had taken an hour [! , and it had gone on paying ever since]
A good word from {p} had got there first [2 , and doors that should have been shut were only closed]
Somebody there knew {p} [2 , and was the friendlier for it]
{h} wondered how {p} was getting on [2 , and hoped for no news]
{p} came to mind [2 , and the look that had gone with the thanks]
People had heard about {p}, it turned out [2 , and {h} was given the chair with the cushion]
@ * remember wronged
{h} thought of {p}, and walked a little faster [3 , as if one could leave a thing like that behind by walking]
By now {p} would have understood what had happened [3 , and would be telling it to those who had warned {p.him}]
Someone there had heard {p.own} side of it [2 , and moved a cup out of reach]
{h} had a way of not thinking about {p} [2 , but it did not always work]
{p} had talked since, and to people of this place [2 , who had listened]
{h} saw somebody with {p.own} walk, and stepped behind a post until it was a stranger
What had been done to {p} was being told already [2 , with the right name in it]
{h} remembered {p} at the wrong moment [3 , and lost the thread of what was being said to {him}]
Somebody mentioned {p}, and {h} looked at the ground [3 until the talk had gone on to something else]
{h} wished that {he} could undo it for {p} [3 , and knew that such things do not get undone]
There was {p} to think of as well, and {h} did not care to [3 think of that before breakfast]
One day {h} would have to answer to {p} [3 for it, and there was no answer that {he} could think of]
It had been easy enough to do to {p} | it was harder to have done
`;
