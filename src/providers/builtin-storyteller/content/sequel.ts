import type { PackSource } from '../pack.ts';

/** What comes after the end: new quests, as they come to the door, each with the riddle that it belongs to; and how much later that is. */
const cards = `
@ * later
A whole year went by
Two years went by, and most of a third
It was more than a year before anything came of it
Three years passed, as years do
The second year was half over by then
@ sequel4 sequel genre=crime riddle=rescue-bargain quest=rescue:bring_home_the_one_who_took_the_blame:the_one_who_took_the_blame p=turnkey
% A Cell with a Window; A Stranger Confessed
"I thought you should know," said {p}, {p.a} who had run all the way. "There is a person up there doing your time. They came in and confessed to it, all of it. They will not give a name. They ask every day whether you have got clean away."
{p.he} had brought a proof, in a twist of {paper} | it was a thing that only {h} could have recognised, and {h} did
+ Give {p} a message to take back in => {h} wrote four words | {p} read it, since {p.he} was honest, and folded it small | "That will be worth more than the file in the loaf," said {p}
= Ask {p} which wall has the window => {h} asked, and {p} scratched it with a key on the table | it was the west one, over the river, and it got the sun for about an hour
- Lie to {p} about who confessed => {h} lied without a blush | {p} put the twist of {paper} back in {p.his} pocket | "I will tell them that you were glad to hear it," {p.he} said
~ A bell rang up there for the count, and {p} started for the door | "They will be one over if I stay, and one under if I do not," {p.he} said | {p.he} had left the twist behind, and taken what was in it
@ sequel11 sequel riddle=protect-witness quest=protect:keep_the_old_well_for_the_whole_row:the_old_well p=barrel-maker
% A Fish in a Bucket; The Whole Row on the Step
{p.a} stood at {h's} door with a bucket, and would not put it down
"They say that you settle things," said {p}. "At the end of the month we are to have no well. There is a claim on it, with a seal. Those of us who could read it have moved away."
{h} looked into the bucket | there was a fish in it, the only one that had ever lived in that well | "We could not leave him behind," said {p}
+ Help {p} to find the fish a home => {h} dragged out the big tub | the fish went round it twice, and then stood still and looked at {him} | "He is older than their claim," said {p}
= Ask {p} who moved away, and on what day => {p} counted them up along the rim | there were five, and each had gone on the morning after a visit | not one of the five had said goodbye
- Lie to {p} that it can wait another month => {p} thanked {him}, and carried the bucket home | in the evening it stood on the step again | this time the whole row had come with it
~ The bucket had a crack that nobody had noticed | before all was told the fish lay nearly dry, and the two of them had to run
`;

export const pack: PackSource = { id: 'sequel', sheets: [cards], words: {} };
