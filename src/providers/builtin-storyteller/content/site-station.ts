import type { PackSource } from '../pack.ts';

const lines = `
@ * intro
{h}, {aside}, could tell the shifts {inhome} by the sound of the fans | one of the fans had stopped
{h}, {aside}, had a number for the lifeboats, like everybody {inhome} | a stranger had been given the same
{h}, {aside}, had gone round the entire ring {inhome} before the first shift | the dust had been swept away in one place only
There is one window {inhome} that people go to | {h}, {aside}, went there to look at the hull beside it
{h}, {aside}, signed for the air {inhome} every morning | today there was a signature there already
@ * intro-plain
The count {inhome} had come out one too high, and {h} was sent to find out who it was
{h} woke {inhome} because a fan had stopped
A light was on behind a lock {inhome} that had been welded shut, and it was {h} who saw it
The supply ship was overdue {inhome}, and people had begun to ask {h} when it would come, as if {he} were hiding it
@ * world
The plating there was older than anybody who lived behind it | a patch was called by the name of whoever had put it on
One lived there by the list | there was a list for the air, one for the showers, and one for those who would leave first
One crossed it in ten minutes, and was forgiven for nothing in a lifetime
Nothing grew there but beans, mould and children, and all three were counted
@ * sense
A fan turned over twice, considered it, and turned on
There was dust on the rail at the height of a small child's hand
A patch of the wall plate was white with rime, like the print of a palm
A child had drawn a window on the bulkhead, with curtains
The lamps went down by a third [2 , which was evening]
The corridor bent upward, as it did everywhere, and a pair of boots went out of sight at the top of it
A red tag hung from the valve [3 , and it had hung there so long that it was pink]
It smelled of beans, sealant and wet socks
Far off a lock went through its whole sentence [2 : hiss, knock, and hiss]
A cup stood under a pipe, and the cup was full
@ * mood
{h} laid one palm against the wall plate, and was ashamed of it, and left it there
One could run for an hour there and be back where one began
{h} tried to think when anybody had last been honest with {him} about the air
{h} thought of rain, which {he} had only read about, and it seemed a great waste
There was a number that {h} did not want to work out, and {he} had worked it out
@ * chat ally
"My mother welded this section," said {ally}. "I never lean on it."
"When the fans stop you have about a day," said {ally}. "Most people spend it arguing."
{ally} knocked on a pipe, listened, and shook {ally.his} head at it
"They say that it is only dust," said {ally}. "Everything is only dust. It is a matter of where."
"You get used to the walls," said {ally}. "You do not get used to the neighbours breathing."
@ * hunted
Every lock on the ring wanted a name, and {hands} had told the locks which name not to open for
{hands} had begun at both ends of the ring at once | there are not many ways to leave a ring
`;

/** A station, a base, a habitat: rings and locks, lists for the air, and a supply ship that is late. */
export const pack: PackSource = {
  id: 'site-station',
  sheets: [lines],
  words: {
    nouns: ['street=corridor', 'ride=cargo sled', 'inn=hostel', 'boat=shuttle', 'kitchen=canteen', 'bell=shift chime', 'coat=jacket'],
    places: ['the supply lock #in', 'the pump gallery #in', 'the ring junction #in', 'the water plant #in', 'the control room #in', 'the cold store #in', 'the docking arm #in', 'the bean deck #in', 'the sealed section #in', 'the observation blister #in', 'the count office #in'],
    foes: ['Corrie Maddox|shift boss of the ring|the shift crew|she', 'Quartermaster Aduba|keeper of the air list|the listers|he', 'Superintendent Roth|the owners\' representative|the company proctors|he', 'Doctor Lindqvist|medical officer|the medics|she', 'Dockmaster Pell|master of the locks|the lock hands|he', 'Prefect Saar|head of the residents\' guard|the ring guards|she ~tech,crime,dark,frontier', 'Controller Ito|ruler of the docking list|the traffic officers|she ~tech,crime,frontier,wonder', 'Mister Dobbs|acting manager of everything|the deputies|he ~heart', 'Mrs Venn|chair of the cabin committee|the committee|she ~heart', 'The Caretaker|tenant of the sealed section|the quiet ones|he ~dark,wonder'],
  },
};
