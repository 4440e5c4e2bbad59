import type { PackSource } from '../pack.ts';

const cards = `
@ oath ally ally=oath-bound_knight
% A Knight with Conditions; The Fifteen Vows
{ally.a} stood knee-deep in a stream near {place}, unable to come out
"I swore not to step on green," said {ally.he}. "It was at dinner. There are fifteen of them. I may not refuse a child, or sit on wood, or draw this before noon. One does it for the applause."
There was grass upon either bank, as far as the eye could see
"But I did also swear to be the death of {foe}," said {ally}, "and that one I wrote down. If you had a plank."
+ Help {ally} out with your own cloak laid down => {ally.he} came across it on tiptoe, with a clank at every step | {h} picked it up behind {ally.him} and ran around to put it down in front | two fields went by like that, and at the end of it {they} were the best of friends
= Ask to hear all the fifteen vows in order => {h} had a good memory for small print | the seventh, taken strictly, undid the fourth | {ally} stood thinking it out in the stream, with {ally.his} lips moving | then {ally.he} threw back {ally.his} head and walked out on the grass like a king
- Trick {ally} into a sixteenth vow => {h} got it by asking whether anybody would dare | it was never to leave {his} side till the thing was done | "That is rather a good one," said {ally}, and then, after a moment, "Is there somewhere that we both can sleep?"
@ * fare of=genre-fantasy.oath won
{ally} was let off all fifteen vows, one after another | {ally.he} sat on wood, on grass, and wherever {ally.he} liked
@ * fare of=genre-fantasy.oath lost
{ally} had kept all of the fifteen vows but one | {ally.he} bought a plank, and got about a good deal more
@ bard ally ally=honest_bard
% The Bard Who Could Not Flatter; A Song About the Duke's Ears
They had thrown {ally.a} out at the door, and the harp afterwards
"I was cursed at a christening," said {ally}. "I can sing only what is so. It has a fine ring to it. I have been thrown down every good staircase in the country."
{ally.he} plucked one string, to see whether it had lived | "Your left boot lets in the wet, and you are frightened," {ally.he} sang softly. "Sorry. It does that by itself."
"Take me along to {foe}," said {ally}. "I only want to do one verse."
+ Protect {ally} from those who threw {ally.him} out => There were two of them, with a bucket | {h} stood in front of the harp | behind {him} a voice began to sing, sweet and clear, of what became of the bucket money | those two went in to have it out with each other
= Ask {ally} to sing what lies ahead => {ally} shut {ally.his} eyes | three notes came, and a fourth, that {ally.he} plainly had not been expecting | "It goes up at the end," said {ally}. "I thought that it would go down. But there is a rest in it, just before, and I do not care for the rest."
- Lie to {ally} about what the road will pay => The harp gave out a jangle, unasked | "Oh, dear," said {ally}, laying a hand flat on the strings. "No, do go on. I am coming anyhow. It is only that from now on we shall both know that it does that."
@ * fare of=genre-fantasy.bard won
{ally} sang the one verse that {ally.he} had come to sing | it was all true, and people showed {ally.him} down the stairs
@ * fare of=genre-fantasy.bard lost
{ally} was thrown out before the one verse was sung | {ally.he} sang it in the {street}, and every window opened
@ * intro-plain
A crow {inhome} had said {h's} name, and it had said it twice
{h} had done no magic {inhome}, and the hill had answered all the same
@ * intro
{h}, {aside}, had been born {inhome} under no star in particular | the midwife had looked, to be sure of it
@ * intro-goal
Three wise women had told {h} that {he} would never {goal} | they had then, all three of them, asked to be told how it went
@ * sense in
A candle there shone with its flame upside down [3 , and dripped upward, neatly, on to the beam]
The stones were warm there, in a ring [3 , as though a beast with a large body had only just got up]
There was moss on the north side of everything, and on the south side of {h}
Small bones hung in the doorway on threads [3 , and turned all together, though the air was perfectly still]
A horseshoe hung on one nail the wrong way up, and a careful smith had nailed another over it
Out of a crack in the floor grew one flower, and it had shut as they came in
A cross had been cut in the loaf on the sill [3 , and, to be safe, another in the sill itself]
@ * sense sky
A star had moved | {h} looked again, and it had moved back
A beast with wide wings went over, very high up, and took its time
Geese were going over in the shape of a letter that {h} had never been taught
@ * mood calm
{h} did not feel chosen | {h} felt more like a child who had been left standing when the others sat
In all the songs, {h} noticed, nobody's feet were ever wet
@ * chat ally
"It is always a ring or a cup," said {ally}. "Nobody ever has to save the world with a stool."
"My horoscope said rain and company," said {ally}, looking {him} over. "I suppose that you are the company."
"When it says that none may enter," {ally} remarked, "it generally means by the front."
@ ways1 ways good
+ Give the well its due before going on => {h} dropped in a {coin} and the name of a sick child | from below there came up, after a time, the {coin} | it had been polished
@ ways2 ways neutral
= Read the runes on the threshold with your foot => {h} went over them with a toe, in the dark, stroke by stroke | it was a list of who might come in | the last of them was: whoever bothers
@ ways3 ways evil
- Steal the offering from the wayside shrine => It was honey, two eggs and a ring | {h} ate the eggs | about a mile on, the ring grew tight
@ * callback did=genre-fantasy.oath:+
Vows, {h} had learned, could be walked round if one carried a cloak
@ kiln1 thread line=kiln beat=1 p=potter
% No Bigger Than a Cat; What Slept in the Kiln
{p.a} stood before a kiln with both arms out | {p.he} would let nobody by
"Walk softly," said {p}. "She is asleep in there. She bakes my pots. Today {hands} come to count dragons, and every one they count goes to {foe}."
Through the peephole {h} saw a green dragon the size of a cat | the dragon lay in a ring of blue bowls
"She hatched under my stove," said {p}. "She has never breathed on anything but clay." [3 It was said with some pride]
+ Help {p} hide the dragon before the count => {h} helped to roll her in wet clay | they left two holes to breathe by | {hands} counted one kiln, one potter, and one ugly jug | when they had gone the jug hiccuped, and {p} kissed it on the lid
= Ask what {foe} wants with dragons => "They go under the floor," said {p}. "They lie there on chains, in the dark, to keep {foe.own} rooms warm. I have had to leave a candle by her since she was an egg." | the little dragon turned over in there, and smiled
- Betray the kiln to {hands} for the reward => {h} told them which roof it was, and they paid by the pound | claw by claw she was pulled out of {p's} apron | "She has not had her supper!" {p} called after the cart
~ A spark flew out of the chimney, and a warden down the road called a number | {p} let fall a whole tray of bowls | {hands} had a cart with them, and they had seen which chimney it was
@ kiln2 thread line=kiln beat=2 p=thread
% She Only Does It for Clay; The Jug of Vinegar
{p} was running along beside a cart | {hands} had {p.his} small dragon in it, in irons
"They want her to blow," said {p}. "She will not. She does it for clay, and for nothing else. So they pour vinegar on her, to make her angry. She thinks that I sent her there."
One of {hands} tipped the jug again | the dragon sneezed out a little steam | then she looked at {p}
+ Give the dragon a lump of clay => {h} gave her one out of {p's} pocket | she sniffed, and breathed on it | the lump was a bowl | there was one tooth mark in the rim, as in all of hers | {p} carried it inside {p.his} shirt, where it stayed warm until evening
= Walk along with {p} as far as the bend => {h} walked there, and kept step | forty dragons lay under {foe.own} floor by now | "The old ones tell her to blow and have done," said {p}. "But I brought her up to say no if she meant it."
- Lie to {p} that dragons forget => {h} said that a dragon forgets a face in nine days | {p} stopped running | {p.he} let the cart go on | up to the hill the small green head was turned toward {p.him} | "This is only the sixth," said {p}
~ One of {hands} used the whip, and the cart went off at a trot | {p} kept up with it to the milestone | there {p.he} began to pick small green scales out of the dust
@ kiln3 thread line=kiln beat=3 p=thread
% What She Was Brought to Do; Against the Barn Door
{p} had sat down against the door of a barn | {p.he} did not mean to move | {hands} meant to have it in flames | they had led up {p.his} dragon for it, on a chain
"It is the seed corn of the whole valley," said {p}. "Without it they will all have to go to {foe} and beg. And she has grown. She could do it now."
There was a flame behind the dragon's teeth, and {hands} hauled | the dragon looked at {p} | she shook from end to end
+ Help {p} cover the barn door with clay => {h} helped to throw it on by the handful | the dragon saw clay, and blew with all her heart | the whole door came out as one red tile | then she went up over {hands} with the chain swinging | {p} waved until she was the size of a cat again
= Undo the collar while {hands} haul => {h} had two buckles open before they noticed | the dragon did not fly at once | first she laid her chin in {p's} muddy hands | she breathed out, and then she flew | {p} looked down, and there was a bowl
- Trick the dragon with clay upon the barn => {h} threw a wet lump against the boards | she knew her trade, and blew | the corn went up along with the roof, and out of the smoke rolled a small blue bowl | "She will never know what she did," said {p}. "But you will."
~ {hands} jerked the chain, and the flame went into a haystack | {p} ran to beat it out with an apron | the dragon had put both claws over her eyes
@ * stand did=kiln2:+
Under the floor forty dragons breathed out at once, and half of {hands} hopped about on the tiles | {w} had gone down to them with a sack of clay | it was {h} who once gave the smallest of them a lump
@ * stand did=kiln2:-
"I remember you," said {w}, up on the wall | {h} had told {w.him} once that dragons forget | a sackful of wet clay came down on the steps | there was no other way up, and {hands} could follow each footprint
@ * stand did=kiln3:+
Down upon {hands} came a green dragon, and {w} sat between her wings | {h} had once thrown clay with {w.him} | clay fell on four pairs of boots, and the dragon breathed | those four stood fast
@ * stand did=kiln3:-
With a small blue bowl {w} sat at the way in, begging for the valley | {h} had tricked the seed corn into smoke | {w} held the bowl out to {hands}, and nodded toward {him}
@ * callback did=genre-fantasy.kiln3:+
Far up {h} saw a green speck, with a bit of chain on it, no larger than a cat
@ * callback did=genre-fantasy.kiln3:-
At the smell of smoke {h} thought of the potter's blue bowl
`;

/** Fantasy: chosen by mistake, sworn at dinner, and the dragon's books come out one cup short. */
/** What there is to do after the end, and the quests that come of it. */
const after = `
`;

export const pack: PackSource = {
  id: 'genre-fantasy',
  sheets: [[cards, after].join('\n')],
  words: {
    places: ['the house of nine hearths #in', 'the barrow road #out', 'the green ford #out', 'the school of magic #in', 'the leaning gate #out', 'the tower of spare moons #in', 'the witches\' almshouse #in', 'the forest that walks at harvest #out', 'the hall of crowned heads #in', 'the forge under the mountain #in', 'the blind milestone #out', 'the chapel of the last word #in', 'the field of giant\'s ninepins #out', 'the well of second names #out'],
    foes: ['Queen Ysmere the Patient|ruler of the ice|the pale riders|she', 'Lord Gaunt|lord of the ninth chair|the crowned men|he', 'Archmage Thessaly|head of the wizards\' college|the grey scholars|she', 'The Verse-Maker|author of the prophecy|the paste-men|he', 'King Harrow|ruler under the hill|the iron squires|he', 'The Widow of Ash|rider of the last dragon|the ash riders|she', 'Prince Hollin|heir to the wrong throne|the bright company|he', 'Dame Orrin Vail|mistress of vows|the sworn men|she'],
    titles: ['Fifteen Vows', 'By Iron and by Salt', 'What the Weathercock Said', 'The Patch on the Scroll', 'A Word in Butter', 'Ask It in Rhyme', 'Wide Wings Went Over', 'The Chair and the Crown', 'One Cup Short', 'Under No Star in Particular', 'The Horn with a Crack', 'What Salt Is For', 'A Shade Less Heavy', 'The Road to {target}'],
    'book.deed': ['Chosen Road', 'Vow and {target}', 'Oath at Dinner', 'Crown of Patches', 'Song of {target}'],
    'book.place': ['The Runes of {place}', 'A King Beneath {place}', 'The Ninth Gate of {place}'],
    'book.theme': ['Whoever Happens to Be Standing There', 'The Verse Had It Otherwise', 'By Salt and Iron'],
    'book.turn': ['When {token} Sang', 'The Curse upon {token}', 'Who Forged {token}', 'The Owner of {token}'],
    'example.objective': ['Return the borrowed crown before the dead king asks for it', 'Find the fifth stroke of the forbidden rune', 'Rescue the dragon that was promised to the city', 'Defeat the queen over the ice without drawing a sword', 'Escape a prophecy that has killed four others', 'Win the hand of the hill king\'s clever daughter', 'Prove that the chosen one is the miller', 'Build a tower for the last spare moon'],
    'example.setting': ['The free town of Underhay, where the wizards come to retire', 'A kingdom with nine thrones and one chair', 'The forest that walks at harvest', 'The college of runes at Cold Tansy', 'A mountain village that pays its rent to a dragon'],
    'example.motivation': ['A herald came with the wrong scroll and {his} name on it', '{he} pulled the sword out by accident and cannot put it back', '{his} sister was sold to a verse', 'To be let off a vow that {he} made at dinner', 'The dragon once let {him} go, and asked {him} to remember it'],
  },
};
