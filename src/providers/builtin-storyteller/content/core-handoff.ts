/** What a quest begins with that had no opening, what is done at the threshold by who was helped and who was wronged, and what is said there by who says nothing. */
export const coreHandoff = `
@ * held
Nobody there could tell {him} | on the way back {h} was held up
Before anybody answered, there was trouble close by
It led {him} down a strange {street}, and there {h} had to stop
The next one whom {h} asked wanted help first
{h} got no further with it that day
There was no answer yet | but a passer-by had heard {him} ask
"Ask me that later," said the last of them | and {h} saw why
{h} was no farther than the corner when a voice called
It was not the answer that {h} found there
{h} was about to give up for the day when {he} saw a crowd
One of them pointed over a shoulder, and there was no getting past
{h} asked it once too often | "First this," said a stranger, and took {his} arm
It would have been the right house | only the way in was blocked
The one who knew most was busy, and could not leave off
{h} heard {his} own question coming back to {him}, from a stranger
In the end {h} stood among people who had come for another reason
{h} lost half an hour there, and did not regret it
The {street} was full that day, and not on account of {him}
What {h} got for an answer was a cry for help
An old man made a sign to be still, and pointed
{h} had only meant to ask, and go
A door opened while {he} was still asking
There {h} met with a matter that could not wait
"You look as if you had two hands," a stranger said to {him}
{h} took the shorter way home, and it was not shorter
@ * given
{h} had {token} to go by, and nothing else
A child had put {token} into {h's} hand | it had to do with that
There was {token} to begin with | {h} kept it close
All that {h} had of it so far was {token}

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
{w} had put a stool under the low window, and was holding it steady [3 , as one does for a boy who picks apples]
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
At the way in they searched {h} to the skin, on account of a story that {w} had told them
{w} had loosed the dog, and {h} came in with a torn sleeve [3 and the whole of the yard looking {his} way]
A hand threw a bottle, and it caught {h} between the shoulders | it was {w}, who did not run away
{w} had lent {hands} a good {lamp}, and there was no dark corner left
{h} had counted on one friend at the corner | {w} had talked to that friend, and the corner was empty
{w} stood by the way in, and told {hands} aloud what {h} had done
All along the {street} the shutters were closed | {w} had been to each house with a warning
{w} handed {hands} a {lamp}, so that they should see {h's} face
{h} called out to {w} for a hand up, and {w} went on tying a shoe
{w} had taken away the planks, and {h} had to go in by the ditch
Two of {hands} were new | {w} had joined them, and had brought a brother along
@ * hold
{h} said nothing at all | it was {foe} who could not bear it, and moved first
{h} let the silence grow until {foe} had to step into it [3 , and the step rang through the room]
{h} stayed where {he} {was} and looked at {foe}, who looked away [3 first, and was surprised at it]
Neither of them spoke | then {foe} put down what {foe.he} had in {foe.his} hand
{h} waited | {foe} began three times to say a word, and at the fourth it came
`;
