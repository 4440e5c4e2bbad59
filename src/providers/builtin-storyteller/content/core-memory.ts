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
"{known}." A friend had told {him} so, long ago
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
`;
