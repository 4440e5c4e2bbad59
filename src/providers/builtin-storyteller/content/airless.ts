import type { PackSource } from '../pack.ts';

/** Where the air must be brought along: how it runs out, and where there is more. */
const cards = `
@ * sense airless
The hull ticked as the day side turned [3 , and every tick was taken up and passed along by the plates behind it]
Beyond the glass there was nothing, and a great deal of it [3 , and it pressed its dark face up against the pane to look in]
The fans changed their note and then thought better of it [3 , and a dozen people who had stopped breathing began again]
Frost had drawn ferns along the inside of the seals [3 , in patterns so careful that it seemed a pity what they meant]
A loose bolt went by at eye level, turning slowly [3 , with the air of a clerk who has never once been late]
The lamps were on their amber setting, to spare the cells [3 , and in that light everyone looked like an old picture of themselves]
@ handpump air airless fx=oxygen-supply p=pump_tender
% The Hand Pump; Eighty Strokes a Head
At the end of the dark passage a fitter was pumping by hand, eighty strokes and a rest
"It is fresh air from the old works," said {p}, {p.a} stripped to the waist. "It is brown and it tastes of boots. You may have as much as you can pump for."
There was room on the bar for a second pair of hands | {h} took hold of it before {he} fell
+ Help {p}, and pump another hour for those behind => {h} pumped, and {p} counted | from far back along the pipe came three knocks | "That is the school," {p} said. "They knock when they can sing again."
= Ask {p} who used to hold the other end of the bar => {h} asked between strokes | it had been a brother | he had gone forward to see why the gauges lied | he got back far enough to write down a name, and it was {foe}
- Cheat {p} of the strokes by leaning on the bar => {h} let the other arms do the work, and filled up to the eyes | {p} knew by the weight of it | "You will want to learn that properly," {p.he} said, "for when I am not here"
~ The bar kicked, and for six strokes nothing came but the taste of boots | "You broke the count," said {p}, getting back on to it. "Now they will think, down there, that it has stopped."
@ catbox air airless fx=oxygen-supply
% Room for a Cat; Another's Bottle
The light on {his} collar had gone to red | then {h} found a cupboard, and a bottle in it
A cat sat in there as well, in a carrier with its own air supply | it had enough for a week, at the rate of a cat
It looked at {h} through the little window, and moved over
+ Share it with the cat, breath by breath => {h} put in one tube more, and they sat nose to nose | it began to purr | by the time that {he} could stand, they had gone through a day of it, and {h} knew what was written on the collar, a name and a deck
= Find whose cat it is by the collar => {h} read the tag through the glass | it belonged to a cook who had not been allowed to take it along | there was a route inked on the back of the tag, with every good seal marked
- Steal the bottle, and leave the door open for the cat => {h} unscrewed it, and said a few words about mice | it did not go | when {he} looked round it was still in there, sitting up very straight
~ The catch was on the inside, as it proved, or the cat had learned to hold it | {h} got what leaked from one corner | the cat had turned round, and had its back to the little window [3 and to everybody]
@ oldair air airless fx=oxygen-supply p=seal_welder
% Behind the Weld; Old Air
{p.a} was up against a bulkhead with one ear to the plate [3 and one finger in the air]
"Hear that?" said {p}, in four breaths. "It whistles. There is a hold behind here that was shut up with its air in it. Forty years. Nobody would have thought to look. I can cut one hole. I have not got the breath to do it twice."
The needle [2 at {his} wrist] lay down, and got up, and lay down | fresh air of any age would do
+ Support {p}, and hold the torch steady => {h} held {p.him} up by the belt | the plate went through with a sigh, and forty-year-old summer blew in their faces | it had straw in it, and apples | "A wife packed a lunch," said {p}, and wept
= Listen at the plate before it is cut => {h} listened | behind the whistle was a second sound, regular and low | nobody had told it, in forty years, to stop
- Trick {p} into resting while you breathe first => {h} said to save {p.his} strength | {h} had the hole to {himself} until {he} felt better | {p} watched, with lips the colour of slate, and was too polite to count
~ The whistle rose, and stopped short | "That was it moving off," said {p}. "It does that. I shall have to find the place again, and I have got about six breaths"
@ onemask air airless fx=oxygen-supply p=lock_keeper
% Three in a Lock Made for Two; One Mask Between Them
The needle was on its pin when a hatch came open beside {h} | {p.a} had {him} by the belt
"Do not talk," said {p}. "This lock has breathable air for two, and there were two of us in it." | a boy sat on the floor with his knees drawn up, and counted on his fingers
There was one mask between the three of them | it went round, and each had four breaths of it
+ Give the boy one of your four breaths => {h} gave it, and held the mask to him once more | the boy kept that breath in both cheeks | {p} saw it, and went short by two | when the pumps came on at last all three were as white as plates
= Watch the gauge, and call the turns => {h} watched the needle, and called each turn aloud | nobody had too much, and nobody too little | when the pumps came on {p} could not stop breathing out
- Cheat, and count five to your own four => {h} cheated by one breath in every round | the others kept silent, but the boy had counted as well | when the pumps came on he moved over, to the far side of {p}
~ The mask slipped, and rolled off along the floor | all three of them groped after it on their knees | it was the boy who had it, and he was crying, and would not let go

@ birthday air airless fx=oxygen-supply p=vent_cleaner
% Eleven Candles; A Cake Nobody Lit
The collar light had gone red when {h} fell in at a door | behind it a party was going on without a sound
"Come in, and shut it," said {p}, {p.a} in a paper hat. "We saved our air supply for a month, for her. Today she is eleven, and may run about."
A girl ran twice round the table, for no reason at all | then she saw {h's} face, and brought over her own mask
+ Give the girl your lamp, and one slow breath in return => {h} gave it, and took one breath, and a second when she insisted | she lit up all the corners with the lamp | "Now it is a real one," said the girl
= Ask {p} what they do when it is used up => "We sit," said {p}, "and tell what we did today." | a boy moved over on the bench | by the time that the hat was passed on {h's} fingers were warm
- Steal a full bottle from under the table => {h} had it beneath the {coat} before the song was over | the party ended half an hour early | nobody said why, and the girl looked at the table
~ The hiss broke off in mid-song, and all of them sat down at once | the girl held her mask to {h's} face, and counted to three, and took it back

@ greenwall air airless fx=oxygen-supply p=moss-scraper
% Behind the Moss; The Wall That Breathed
{h} sank down against a wall, and the wall was soft
"Put your face to it," said {p}, {p.a} on a short ladder. "All of it is moss, as thick as an arm. It makes breathable air, if nobody shouts at it. I have talked to it for six years."
{h} lay against it with open mouth | it was damp, and quite patient
+ Help {p} to wet the dry end of the wall => {they} went along it with two sponges, and {p} spoke to it under {p.his} breath | at the dry end a leaf gave off a small sigh
= Ask {p} what one says to a wall => "What there was for breakfast," said {p}. "Who has fallen out with whom. It likes names." | {h} told it one, and it was {foe's} | a corner of the moss went brown
- Rob the wall of a mat as broad as your back => It came off in one piece, and {h} wore it like a shawl | behind it was bare metal | {p} laid a hand there, and did not turn round
~ A boot went through the lowest course, and the wall shut up like a purse | "Now it will sulk until evening," whispered {p}. "Breathe with me. I have enough for two, if we are lazy."

@ chessair air airless fx=oxygen-supply p=watch_stoker
% Your Move; The Bottle Between Them
Two old people sat at a board, and the last bottle of that deck stood between them
"We had one hour left between us," said {p}, {p.a} who kept the valve. "So we said, whoever loses lets the other have it. That was in spring. Neither of us will win."
They looked up at {h}, who could not stand any more | then they both reached for the air supply, and pushed it over
+ Share it in three, and count aloud => {h} counted, and each had the mask for ten | at the hundredth round they had forgotten whose move it was | "Stay," said {p}. "It goes farther with three."
= Look at how the pieces stand => It was white to move, and white could have won for months | {h} said nothing of it | the one with the white pieces winked
- Trick them into a bet, and win the bottle => {h} needed four moves | they shook hands, both of them, as they had promised | then they sat back, and set up the pieces again
~ An elbow caught the board, and everything rolled under the bench | they were all three on their knees, looking for a bishop, when the valve was opened

@ air6 need air
= Breathe from the valve that the last shift left open => {h} knelt, and put {his} mouth to the cool brass | it tasted of pennies | by the tenth breath the walls had gone back to where they belonged
@ air7 need air
= Breathe out slowly, and take air from the spare mask => {h} pulled it from its clip, and the strap broke, and {he} held it there | after a while {he} could look at what had frightened {him}, and it was smaller
@ air1 need air
= Breathe slowly from the spare line => {h} found the spare line coiled behind its panel and bit down on it | it tasted of rubber and other people's worry | the grey drew back from the edges of things
@ air2 need air
= Change over to a fresh oxygen bottle => {h} worked the coupling round with stiff fingers | it hissed, complained, and caught | each breath after that was a small inheritance
@ air3 need air
= Find where the air still runs clean => {h} followed the faint draught with a wetted finger | behind a grille the fans were still turning | {h} stayed there till {his} thoughts had edges again
@ oxygen1 air airless fx=oxygen-supply
% One Green Light; The Locker at the End
The gauge had been lying | {h} tapped it, and the needle fell over like a tired man
At the end of the passage one locker showed a green light | it took {him} thirty steps, and {h} spent them carefully
Inside hung an oxygen tank, half full, with a fitter's initials scratched on the valve
+ Share the tank with the next one who needs it => {h} took {his} half by the gauge and stopped there | the rest {he} hung by the hatch, with the valve turned out | an hour later it was gone, and in its place hung a clean rag and a sweet
= Read the initials on the valve => They were old, and cut with patience | the same two letters were on the inside of the hatch | whoever it was had counted on coming back for it
- Steal the spare seals from the locker too => {h} took the seals, the tape and the tin of grease | the hook swung back and forth, empty | whoever came next would have to be very lucky, or very quick
@ oxygen2 air airless fx=oxygen-supply
% The Garden Under Glass; Breathing Room
{h} smelled it before the hatch was open [, and stood there like a fool with wet eyes]
It was green | the old crew had kept a bed of beans alive under a lamp, and they had made a roomful of breathable air
{h} sat down among the strings and leaves, and for a while did nothing else at all
+ Help the beans along before you go => {h} tied up three fallen stems and wiped the lamp | it was a fair price for a roomful of morning | on the last stem was a paper tag, with a date and a name
= Examine who has been tending them => The tools were clean, and small, and lay in order of size | there was a stool, a mug, a book of tides | it was the neatest secret that {h} had ever sat in
- Rob the bed of every ripe pod => {h} filled both pockets, and then {his} sleeves | the plants swung up when the weight was gone | by the door hung a slate, with the names of twelve children on it
`;

export const pack: PackSource = { id: 'airless', sheets: [cards], words: {} };
