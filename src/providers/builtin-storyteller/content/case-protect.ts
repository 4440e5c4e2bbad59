import type { PackSource } from '../pack.ts';

/** Who wants it gone, what for, and by what it is kept. */
const cases = `
@ * truth line=protect-stone trail=protect spot start
A boundary stone at {target} had no moss on its north side | {h} had walked by it for years, and had never asked {himself} why
@ * truth line=protect-stone lead
It was by the stone without moss that {foe} claimed {target} | the line ran from it as straight as a string, and came out on {foe's} side
@ * truth line=protect-stone second
Somebody's father had seen lamps by the boundary, and oxen [2 , one night in spring] | he told nobody, and had a new roof by the summer
@ * truth line=protect-stone means
An old deed gave the distance in paces, from an oak that was still there | it ended sixty short of the stone [2 , at a hollow full of nettles]
@ * truth line=protect-stone wall
As to a boundary the law went by stones, and not by nettles | {hands} had set a day for coming, with a {paper} and with axes
@ * truth line=protect-stone turn
{foe} had no wish for {target} itself | it was for the sixty paces | a spring came up between them, and had never run dry | whoever held that held all the country below
@ * truth line=protect-stone price
The one who saw the oxen had been going to swear | he was offered a bigger roof, and then there was a fire
@ * truth line=protect-stone plan
By law nine who lived there might lift a boundary [2 , before witnesses] | nobody had used it for sixty years, and there were just nine of them
@ * truth line=protect-stone gate
They would come by the hollow, with the stone behind them and the law on their side
@ * truth line=protect-stone duel
{foe} had one hand on the stone, as on a dog's head. "It has stood here since the world was made," {foe.he} said. | "Then it will have a bottom side," said {h}, "and there will be something to read on it"
@ * known line=protect-stone before
A stone had been moved, and {foe} had done well by it | what could be worth so much trouble {h} did not see yet
@ * known line=protect-stone behind
It came down to sixty paces, and one wet hollow | {h} had to get that stone turned over while people were looking
@ * settle line=protect-stone won
It took nine of them with bars to roll it over | underneath was cut: from the oak, two hundred | they found the hole in the nettles, and it went home with a thump like a door | so {target} was safe, the hollow and all | {foe's} people stood about with their axes, and by and by one of them asked for leave to fill a bucket
@ * settle line=protect-stone lost
They rolled it over | whatever had been there was chipped away [2 , quite lately, by someone thorough] | so {target} went, from the hollow up | a stone stands at each corner now, and moss has been painted on
@ * settle line=protect-stone dear
The stone went back where it belonged, and {target} was kept | then it was found to run through somebody else's {kitchen} | {h} has offered them the path | they nod to {him}, and that is about all

@ * truth line=protect-table trail=protect start
Whoever was after {target} knew when the door was left alone, and for how long | such a thing one knows only from the inside
@ * truth line=protect-table lead
The times were written down for {foe}, on a slip, once a week | it was left under the third step
@ * truth line=protect-table second
Everyone was sure that it was the newcomer who sold those times to {foe} | nobody had said a word to the newcomer for days
@ * truth line=protect-table means
{h} wrote out a wrong hour, and let one person see it each day | on the fifth day {hands} came at the wrong hour
@ * truth line=protect-table wall
Those who came to the false hour would come again in strength | {foe} had promised them {target} before the month was out
@ * truth line=protect-table turn
It was not the newcomer who wrote the slips | on the fifth day {h} had shown the hour to one person | it was the oldest friend of the house
@ * truth line=protect-table price
{foe} had the friend's only child in a school a long way off, and sent drawings | that was what it had all been done for
@ * truth line=protect-table plan
The forty who were to come would each bring a chair, so that it should look like a wedding | the friend had gone from door to door to ask them [2 , on foot, and in the rain]
@ * truth line=protect-table gate
A last slip had been put under the step | this time {h} had dictated it
@ * truth line=protect-table duel
{foe} came at the hour that was on the slip, and it was the right one for once, and everybody was at home. "Ah," said {foe}. "So you have had a talk with my friend"
@ * known line=protect-table before
Someone at their own table was selling {target} by the hour | {h} looked round it every evening, and passed the salt
@ * known line=protect-table behind
The friend had done it because of a child, and would undo it | {h} had to have {foe} come in person, and at the right time
@ * settle line=protect-table won
There were forty people behind the door, and they had brought their own chairs | {foe} sat down in the one that was left for {foe.him}, and wrote to the school, with the whole table looking on | so {target} was let alone from then on | the child came home on the Friday, and the friend stayed out on the step, until the newcomer brought a plate
@ * settle line=protect-table lost
There was another slip, under the fourth step, and {foe} had believed that one | the forty came home too late, and {target} was gone | the friend was sitting in the middle of the floor, with a drawing in each hand
@ * settle line=protect-table dear
{foe} was met at the door by forty people, and went, and {target} was safe for good | the child never came home from the school, having grown to like it | of an evening the friend sits on the third step | {h} brings out a chair

@ * truth line=protect-term trail=protect start
{foe} could take {target} only up to a certain day | it was in the small writing, and {h} had read it to the end
@ * truth line=protect-term lead
After the last day of the term {foe's} claim was void | that was why {hands} were in such haste
@ * truth line=protect-term second
All that went wrong with {target} had gone wrong since spring | put side by side it looked like one person's handwriting
@ * truth line=protect-term means
By law {target} was kept while one light showed in the window | it was a law of a hundred years ago, and spoke of a candle
@ * truth line=protect-term wall
{hands} began by asking, and then stood about | then the road was closed | nobody had yet broken anything that could be shown
@ * truth line=protect-term turn
{foe} did not own the claim to {target} at all | {foe.he} had it on loan from somebody much worse, and it fell due upon the same day | {foe} was as shut in as they were
@ * truth line=protect-term price
The light ate up everything that they could spare | some of what went into it they could not spare
@ * truth line=protect-term plan
They had counted it out in candle ends, on the {kitchen} table, and it came to one short | somebody looked at the chairs
@ * truth line=protect-term gate
It was the last night | from the door one could count {hands} by their lamps, and behind {h} in the window was just the one
@ * truth line=protect-term duel
"Put it out," said {foe}. "I am asking you. If that is alight when the sun comes up I have not got a place to go." | it was still quite dark [3 , and the two of them could hear the candle]
@ * known line=protect-term before
There was a day, and beyond it {target} was safe | {foe} would do something to have it over sooner, and {h} did not know what
@ * known line=protect-term behind
Neither of them could give way, {h} nor {foe} | one had to keep a light in a window until the sun rose [! , and the other had to put it out]
@ * settle line=protect-term won
The sun came up and the light was in the window, very small, and nobody needed it any more | so it ran out, the hundred-year-old {paper}, and {target} was nobody's to take | {foe} stood there among {hands} with nowhere to go | {h} walked once about {target}, to be sure of it | then {he} asked whether {foe} had had breakfast
@ * settle line=protect-term lost
It went out at the very end [2 , with a grey line already showing] | it was only the wind | {target} was made over to {foe} by noon, and by evening to the one who was worse | somebody found the candle end in the grass, and {h} has it
@ * settle line=protect-term dear
Something was alight when the sun came up, and it was the roof | the chairs had gone first, one by one | so {target} was kept, or what there was of it | {h} stood in what had been a doorway, and answered to the name

@ * truth line=protect-witness trail=protect start
The claim upon {target} was signed by two | {h} looked at the second name, and it was of somebody who could not write
@ * truth line=protect-witness lead
The first who signed the claim was {foe}, large and plain | on that day the owner of the other name was at sea [2 , by all accounts]
@ * truth line=protect-witness second
Everybody {inhome} believed that the second witness was drowned | it was what made the {paper} so hard to argue with
@ * truth line=protect-witness means
There was a cross in the old books, where the drowned witness had once signed for a net | it leaned over to the left, and had a little tail
@ * truth line=protect-witness wall
A judge would be coming through within the week | {hands} were to have {target} emptied out by then, so that there should be nothing to judge about
@ * truth line=protect-witness turn
The second witness was not drowned, and had been paid to be | {foe} had bought a death from somebody who was tired of the sea | the price was forty acres, a long way inland
@ * truth line=protect-witness price
People do not come back to life for being asked | {h} had offered what there was, and it was accepted
@ * truth line=protect-witness plan
The drowned one would come in by the back, and late, and only if nobody made a fuss | it was left open whether the tail would be remembered
@ * truth line=protect-witness gate
The bench was set up, and the judge was looking for a pen | an old party with a weathered neck had sat down in the last row
@ * truth line=protect-witness duel
"My witness is with the fishes," said {foe}, "and cannot be sworn." | "That I can," somebody said at the back, "if you will show me where to put the tail"
@ * known line=protect-witness before
A {paper} stood between {target} and ruin, with a dead hand on it that never could write | {h} had to find whose hand it was
@ * known line=protect-witness behind
There was a drowned witness with forty acres, and {h} knew which forty | it would be for {foe} to explain
@ * settle line=protect-witness won
The cross was made, there on the bench, and leaned to the left, and it had the tail | nobody needed to look at the other | so {target} stayed with those whose it was, and the judge wrote it down, and underlined it | {foe} was asked to sign for having understood, and wrote {foe.his} name quite small
@ * settle line=protect-witness lost
The old party in the last row thought about forty acres [2 , with an eye on {foe}] | so the witness stayed drowned | {target} was read out, and taken off the list | on the gate of a farm inland somebody has cut a cross | it leans, {h} was told
@ * settle line=protect-witness dear
The witness came to life and made a cross, and {target} was saved | then there was the matter of having taken money to be dead | they went up to the prison cart arm in arm, {foe} and the witness, and {h} had given {his} word that it would not be so
`;
export const pack: PackSource = { id: 'case-protect', sheets: [cases], words: {} };
