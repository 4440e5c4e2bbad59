import { pastOf } from './morphology.ts';

/** What kind of deed a verb names. */
export type VerbClass =
  | 'go'
  | 'climb'
  | 'flee'
  | 'hide'
  | 'look'
  | 'search'
  | 'think'
  | 'take'
  | 'steal'
  | 'talk'
  | 'ask'
  | 'threaten'
  | 'trick'
  | 'fight'
  | 'guard'
  | 'break'
  | 'give'
  | 'care'
  | 'make'
  | 'use'
  | 'rest'
  | 'wait'
  | 'feel'
  | 'eat'
  | 'play'
  | 'renounce';

/** Outcome texts are written per group of classes. */
export type VerbGroup =
  | 'move'
  | 'flee'
  | 'look'
  | 'take'
  | 'talk'
  | 'press'
  | 'fight'
  | 'care'
  | 'make'
  | 'use'
  | 'rest'
  | 'play';

const lexicon: { readonly [verbClass in VerbClass]: string } = {
  go: 'float drift skate go walk run enter leave follow cross head travel ride sail drive fly swim crawl march wander return approach proceed board descend step stride hurry rush sprint dash jog visit explore continue advance move journey row paddle steer navigate pass race come turn trek roam stroll hike lead guide skip circle pursue chase track trail trot sneak creep tiptoe teleport drift land launch dive',
  climb: 'climb scale jump leap vault ascend scramble hop swing balance clamber mount lower slide squeeze',
  flee: 'flee escape retreat evade dodge withdraw bolt duck abandon',
  hide: 'hide conceal bury cover disguise lurk vanish disappear camouflage blend mask crouch',
  look: 'x inventory look watch see observe stare gaze listen hear smell notice spy glance peer scan examine study inspect view witness overhear spot survey sniff measure count map taste compare trace pace weigh',
  search:
    'search find seek investigate check rummage dig uncover discover hunt comb probe scour test sift sweep',
  think:
    'think consider remember recall wonder plan decide reflect ponder reason guess solve imagine deduce calculate recognise recognize understand learn read memorise memorize translate decode decipher trust believe choose',
  take: 'take grab pick get collect gather catch seize keep hold lift carry pull draw snatch fetch retrieve claim accept receive buy borrow wear remove pocket pack drag haul',
  steal: 'steal rob pickpocket swipe loot plunder pilfer shoplift smuggle rifle',
  talk: 'talk speak say tell greet answer explain whisper shout call announce chat discuss confess argue reply warn mention describe compliment introduce apologise apologize thank praise promise swear agree admit reveal name report vote invite welcome congratulate forgive teach advise speculate complain show',
  ask: 'ask question beg plead request persuade convince negotiate bargain interview demand propose suggest haggle appeal urge invite offer bribe trade hire recruit sell',
  threaten:
    'threaten intimidate scare frighten menace blackmail taunt insult mock provoke curse bully interrogate scold accuse challenge warn order command force coerce corner exploit',
  trick:
    'trick lie deceive bluff cheat fool mislead pretend distract flatter seduce betray frame forge fake impersonate con swindle manipulate poison plant rig double-cross outwit',
  fight:
    'fight attack strike hit punch kick stab shoot kill slay battle wrestle tackle throw slash cut bite ambush charge duel shove push slap poke tickle beat strangle behead murder execute fire aim lunge headbutt spear club whip scratch',
  guard:
    'guard defend protect shield block parry resist stand stop bar hold brace face confront rally save rescue shelter escort',
  break:
    'break smash destroy burn crush tear rip shatter wreck demolish ruin sabotage cut snap crack explode detonate topple spill flood torch trample sever vandalise vandalize',
  give: 'give share donate hand return lend pass deliver feed pay offer sacrifice surrender present gift leave drop release free untie send grant',
  care: 'help heal comfort support assist aid tend nurse soothe calm hug kiss embrace bandage console reassure pat pet bless wash carry treat cheer encourage befriend love adopt tame honour honor mourn serve',
  make: 'become make build repair fix craft cook brew forge construct assemble sew carve write draw paint mend plant grow mix invent design patch weave weld write sketch sharpen bake improvise work copy summon conjure enchant tie knot',
  use: 'use open close unlock lock light press turn push activate start operate switch cast read try touch insert drop set place put throw plug hack program scan pour ring knock lift twist wield apply trigger tap type dial call reboot shut raise lower load aim pray chant extinguish feed fill empty point signal wave connect disconnect lay match unpack change sort hang fish flip spin handcuff shave button zip',
  rest: 'kneel rest sleep relax lie nap camp recover breathe meditate sit bathe lean pause doze settle',
  wait: 'wait stay stand remain linger delay hesitate nothing idle stop hold freeze',
  feel: 'crow cluck moo cry weep laugh smile scream yell sigh feel rage grieve panic hope fear despair blush tremble nod frown shrug scowl grin groan bark howl growl roar',
  eat: 'eat drink chew swallow sip devour feast dine bite lick smoke snack',
  play: 'win do sing dance play perform joke juggle act hum whistle recite drum entertain celebrate bow cheer tell gamble bet flirt dress tease yodel clap twirl moonwalk cartwheel practise',
  renounce: 'quit renounce forsake resign',
};

const groups: { readonly [verbClass in VerbClass]: VerbGroup } = {
  go: 'move',
  climb: 'move',
  flee: 'flee',
  hide: 'flee',
  look: 'look',
  search: 'look',
  think: 'look',
  take: 'take',
  steal: 'take',
  talk: 'talk',
  ask: 'talk',
  threaten: 'press',
  trick: 'press',
  fight: 'fight',
  guard: 'fight',
  break: 'fight',
  give: 'care',
  care: 'care',
  make: 'make',
  use: 'use',
  rest: 'rest',
  wait: 'rest',
  feel: 'rest',
  eat: 'rest',
  play: 'play',
  renounce: 'rest',
};

export type KnownVerb = { readonly base: string; readonly verbClass: VerbClass };

const forms = verbForms();

/** The verb of which `word` is any form, or `null`. */
export function verbOf(word: string): KnownVerb | null {
  return forms.get(word) ?? null;
}

/** The verb that was meant by a word with one slip in it: two letters swapped, one missing, one too many, one wrong. */
export function nearVerb(word: string): KnownVerb | null {
  for (const [form, verb] of forms) {
    if (form === verb.base && form.length > 3 && isOneSlip(word, form)) return verb;
  }
  return null;
}

function isOneSlip(word: string, form: string): boolean {
  if (Math.abs(word.length - form.length) > 1 || word.charAt(0) !== form.charAt(0)) return false;
  let at = 0;
  while (at < word.length && word.charAt(at) === form.charAt(at)) at += 1;
  const rest = (text: string, skip: number) => text.slice(at + skip);
  if (word.length === form.length) {
    const swapped = word.charAt(at) === form.charAt(at + 1) && word.charAt(at + 1) === form.charAt(at);
    return swapped && rest(word, 2) === rest(form, 2);
  }
  return word.length < form.length ? rest(word, 0) === rest(form, 1) : rest(word, 1) === rest(form, 0);
}

export function groupOf(verbClass: VerbClass): VerbGroup {
  return groups[verbClass];
}

/** Every form of every verb; the first class that lists a verb has it. */
function verbForms(): Map<string, KnownVerb> {
  const map = new Map<string, KnownVerb>();
  const all: KnownVerb[] = [];
  for (const verbClass of Object.keys(lexicon) as VerbClass[]) {
    for (const base of lexicon[verbClass].split(' ')) all.push({ base, verbClass });
  }
  for (const verb of all) if (!map.has(verb.base)) map.set(verb.base, verb);
  for (const verb of all) {
    const { base } = verb;
    const stem = base.endsWith('e') ? base.slice(0, -1) : base;
    const doubled = /^[^aeiou]*[aeiou][^aeiouwxy]$/.test(base) ? base + base.slice(-1) : stem;
    for (const form of [pastOf(base), `${base}s`, `${base}es`, `${stem}ing`, `${doubled}ing`])
      if (!map.has(form)) map.set(form, verb);
  }
  return map;
}
