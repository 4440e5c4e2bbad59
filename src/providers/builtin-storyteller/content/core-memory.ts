/** What is said aloud, what is known of the world and comes to mind, and who is remembered. */
export const coreMemory = `
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
It was good to have done right by {p}, at least [3 , whatever might be said of all the rest of that day]
Somebody brought a greeting from {p} [3 , and a loaf with it, and would not stay to be asked in]
There was one friend in that quarter, and it was {p} [3 , by whose word the neighbours let {him} through]
Somewhere {p} would be telling it at supper by now [3 , and by morning the whole row of houses would have it]
A good word from {p} had got there first | {h} was let in without a question
Somebody there knew {p}, and gave {h} the chair by the stove for it [3 , and a cup of something besides]
{p} had told the neighbours about {h}, and one of them left a door on the latch for {him}
Word came from {p} [! that {hands} were asking after {h} three streets away]
A child stood there with a covered dish | it was from {p}, and there was enough for two
{p} had told {hands} that {h} went the other way, and they had gone there
People told each other about {p} and {h}, and somebody came to ask what more could be done
Somebody stood {him} a supper for the sake of {p} [3 , and asked for nothing but to be told about it]
There was a parcel left for {him}, with no name on it, but {h} knew the hand that wrapped it | it was {p's}
{h} found {his} boots greased in the morning | {p} had sent a nephew to do it
@ * remember wronged
{p} had gone to {hands} with it, and had told them which way {h} went
Someone there had heard {p's} side of it, and moved the cups out of reach
They would sell {h} nothing at that counter | the owner was a cousin of {p's}
The house where {h} meant to sleep was full all at once | {p} had been there before {him}
{p} had told the whole story in the {street}, with the right name in it
A boy shouted what {h} had done to {p}, and people came to the windows
Somebody had written on a wall what was done to {p} | {h} read it, and walked on faster
{p} sat in the doorway that {h} had to pass, and said nothing, and watched {him} go by
{p} had been ill ever since, they said | {h} asked with what, and nobody cared to answer
{p} had sold up, and was leaving | {h} met {p.him} at the bend, pulling the bed
Somebody was taking up a collection for {p} | {h} put in more than was asked, and it was given back to {him}
{p} had put up a paper with {h's} description, and the sum that {he} owed
A friend of {p's} stepped into the way and asked {h} to {his} face why {he} had done it
{h} lay awake, and saw {p}, just as {p.he} had looked when it was done
"So that is the one," a woman said behind {h}, and spoke the name of {p}
`;
