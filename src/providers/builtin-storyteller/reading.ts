import { natureWords, siteWords, type Nature, type Site } from './reading-words.ts';

/** What a player wants done. */
export type Task =
  | 'find'
  | 'find-person'
  | 'free'
  | 'stop'
  | 'defeat'
  | 'steal'
  | 'deliver'
  | 'lead'
  | 'escape'
  | 'survive'
  | 'find-out'
  | 'clear'
  | 'win-heart'
  | 'make'
  | 'become'
  | 'remember'
  | 'get-rich'
  | 'refuse'
  | 'anything';

/** What the form asks a plot for. */
export type Reading = { readonly task: Task; readonly nature: Nature; readonly site: Site };

/** Reads what a hero is to do and where; what is not sure is 'anything' and 'anywhere'. */
export function readingOf(objective: string, setting: string): Reading {
  const goal = plainGoal(objective);
  const nature = natureOf(goal);
  const found = tasks.find(([, words]) => words.test(goal))?.[0] ?? 'anything';
  const task = refined(found, goal, nature);
  return { task, nature: (inner.has(task) ? null : nature) ?? usual[task], site: siteOf(setting) };
}

/** The goal without what only leads to it: "I want to", "my quest is to". */
function plainGoal(objective: string): string {
  return objective
    .replaceAll('’', "'")
    .replace(
      /^\s*(?:(?:my|the) (?:goal|quest|mission|dream|aim) is )?(?:i (?:want|need|have|must|hope|wish) )?(?:to )?/i,
      '',
    )
    .replace(/[.!]+\s*$/, '')
    .trim();
}

/** The first that fits is the task; the order parts what shares a verb. */
const tasks: readonly (readonly [Task, RegExp])[] = [
  [
    'refuse',
    /^(?:refuse|decline|reject|resist|turn down|say no\b|not\b|never\b|avoid|keep (?:my|our) .*secret|get out of (?:the|my|this) (?:wedding|marriage|engagement|duel|army|contract))/i,
  ],
  [
    'remember',
    /^(?:remember|confess|forgive|apologi[sz]e|mourn|grieve|admit|atone|accept|let go|make (?:peace|amends|up) with|come to terms|say (?:sorry|goodbye|farewell)|tell .*\btruth\b|get .*\bmemor\w+ back)/i,
  ],
  [
    'clear',
    /^(?:clear\b|exonerate|vindicate|redeem|erase .*\brecord|restore .*\b(?:honou?r|name|reputation)|prove .*\b(?:innocen\w+|not guilty))/i,
  ],
  [
    'win-heart',
    /^(?:marry|woo|court|seduce|propose|befriend|reconcile|charm|win (?:back )?(?:the )?(?:heart|hand|love|trust|affection)|(?:get|make) .+ (?:to )?(?:notice|love|like|marry|forgive) me|fall in love|turn .+ to (?:good|our side))/i,
  ],
  [
    'defeat',
    /^(?:find (?!out)|hunt|track|catch ).+ who (?:killed|murdered|shot|betrayed|burned|took|ruined)|^(?:lead|start|join) the (?:mutiny|revolt|rebellion|uprising|revolution)|^break the .*(?:ring|gang|cartel|mob)/i,
  ],
  [
    'find-out',
    /^(?:find out|discover (?:who|why|what|how|where|whether|the truth)|learn (?:who|why|what|the truth)|solve|investigate|unmask|expose|uncover|identify|figure out|work out|unravel|prove|get to the bottom|find the (?:mole|traitor|spy|killer|murderer|culprit|truth))/i,
  ],
  [
    'lead',
    /^(?:lead|guide|escort|evacuate|shepherd|smuggle (?:the )?(?:princess|prince|witness|refugees?|family|children))/i,
  ],
  [
    'free',
    /^(?:free\b|rescue|save|liberate|protect|defend|guard|shield|hide|release|bury|help|look after|keep .+ (?:alive|safe|in the family)|hold .+ against|break .+ out\b|lay .+ to rest|drive .+ out of|win .+s'? (?:freedom|release))/i,
  ],
  [
    'stop',
    /^(?:stop|prevent|avert|halt|end\b|foil|thwart|disarm|shut down|put (?:an end|a stop)|(?:break|lift) .*\b(?:curse|spell)|keep .+ (?:shut|closed|from))/i,
  ],
  [
    'survive',
    /^(?:survive|stay alive|outlast|endure|last (?:until|through)|live (?:until|through)|(?:hold|keep) .+ (?:until|till|through|burning|fed)\b|hold out|make it through|get through|ride out)/i,
  ],
  [
    'escape',
    /^(?:escape|flee|leave|run away|break out|get (?:out|off|away|home)\b|(?:walk|dig|climb|swim) (?:\w+ )*out\b|(?:return|go|come) home|wake up|get .*\b(?:door|gate|hatch)\b.* open|win my (?:own )?freedom)/i,
  ],
  [
    'defeat',
    /^(?:defeat|kill|slay|avenge|overthrow|beat|catch|capture|hunt|track down|(?:bring|take) down|destroy|arrest|punish|conquer|topple|(?:get|take) (?:even|revenge))/i,
  ],
  ['steal', /^(?:steal|rob|burgle|swipe|heist)/i],
  [
    'become',
    /^(?:become|be (?:a|an|the)\b|train\b|graduate|pass\b|qualify|join|master|learn to|get (?:elected|promoted|crowned))/i,
  ],
  [
    'get-rich',
    /^(?:strike (?:it )?rich|get rich|pay\b|sell|earn|inherit|make (?:my|a|our) fortune|make (?:enough )?money|buy (?!back)|win the (?:lottery|jackpot)|get .+ to pay)/i,
  ],
  [
    'make',
    /^(?:build|make|create|craft|repair|fix|mend|restore|rebuild|heal|cure|open|print|finish|complete|bake|cook|write|paint|compose|grow|invent|teach|wake|found|plant|bring back the (?:rain|sun|spring|light|summer)|find a cure|get .+ (?:working|going|running)\b)/i,
  ],
  [
    'deliver',
    /^(?:deliver|carry|transport|ship|warn|send|hand over|return (?:the|my|her|his|a)\b|(?:bring|take|fly|drive|get|smuggle) .+ (?:to|home|into|past|across|out|off|down)\b)/i,
  ],
  [
    'find',
    /^(?:find|look for|search for|seek|locate|recover|retrieve|reclaim|(?:get|win|buy) back|get .+ back|track)/i,
  ],
];

/** Whoever is taken along is led, whoever is sought is no thing. */
function refined(task: Task, goal: string, nature: Nature | null): Task {
  const isSomebody = nature === 'person' || nature === 'group';
  if (task === 'find' && isSomebody) return /^win back/i.test(goal) ? 'win-heart' : 'find-person';
  // A body is brought home; the living are led.
  if (task === 'deliver' && isSomebody && !/\bbody\b/i.test(goal))
    return /^return/i.test(goal) ? task : 'lead';
  return task;
}

/** What each task is mostly about. */
const usual: { readonly [task in Task]: Nature } = {
  find: 'carried',
  'find-person': 'person',
  free: 'person',
  stop: 'state',
  defeat: 'person',
  steal: 'carried',
  deliver: 'carried',
  lead: 'group',
  escape: 'place',
  survive: 'state',
  'find-out': 'knowledge',
  clear: 'state',
  'win-heart': 'person',
  make: 'state',
  become: 'state',
  remember: 'knowledge',
  'get-rich': 'sum',
  refuse: 'state',
  anything: 'state',
};

/** Tasks that are about the hero's own state, whatever words they name it with. */
const inner: ReadonlySet<Task> = new Set<Task>(['become', 'clear', 'get-rich']);

/** Words of whatever is done, behind which its object stands. */
const behindVerb =
  /^(?:\w+ )(?:(?:out|down|back|up|off|for|away|over|after)\b ?)*(?:the (?:heart|hand|love|trust|body) of )?/i;
const ends =
  /\s(?:before|until|till|from|to|into|in|on|at|of|for|with|without|who|whom|whose|that|which|I|he|she|we|they|against|past|across|through|out|off|down|home|alive|safe(?:ly)?|back|after|and|so|under|by|a second time|in time|over|shut|open|burning|working|fed|then)\b.*$|[,;:(].*$/i;

function natureOf(goal: string): Nature | null {
  if (
    /^\w+(?: \w+)?(?: \w+)? (?:who|whom|whose|why|what|how|where|whether|that)\b/i.test(goal) &&
    /^(?:find out|discover|learn|prove|figure|solve)/i.test(goal)
  )
    return /^(?:find out|discover|learn|figure out) (?:who|whom)\b/i.test(goal) ? 'person' : 'knowledge';
  const phrase = goal.replace(behindVerb, '').replace(ends, '').trim();
  const words = phrase.split(/\s+/).map((word) => word.replace(/[^\p{L}'-]/gu, ''));
  const head = (words.at(-1) ?? '').toLowerCase();
  const own = natureIn(head);
  if (own !== null) return own;
  const before = words
    .toReversed()
    .slice(1)
    .map((word) => natureIn(word.toLowerCase().replace(/'s?$/, '')));
  const beside = before.find((each) => each !== null && each !== 'place');
  if (beside !== undefined && /^\p{Lu}/u.test(words.at(-1) ?? '')) return beside;
  // Whoever is called by a name is somebody.
  return words.length <= 3 &&
    words.length > 0 &&
    words.every((word) => /^(?:the|\p{Lu}.*)$/u.test(word)) &&
    /\p{Lu}/u.test(phrase)
    ? 'person'
    : null;
}

function natureIn(word: string): Nature | null {
  for (const [nature, words] of natureWords) if (words.has(word)) return nature;
  const one = word.endsWith('s') ? word.slice(0, -1) : '';
  const singular = one === '' ? undefined : natureWords.find(([, words]) => words.has(one))?.[0];
  if (singular !== undefined)
    return singular === 'person' ? 'group' : singular === 'animal' ? 'herd' : singular;
  return /(?:ist|ician|keeper|maker|woman|man|monger|smith)$/.test(word) ? 'person' : null;
}

const phraseEnds =
  /,| (?:of|in|on|at|with|where|under|above|behind|near|north|south|east|west|from|for|between|across|by|off|that|which|cut|to|outside|beyond|about|and)\b/i;

/** The last word of the first phrase that names a place says what it is; else the first word that does. */
export function siteOf(setting: string): Site {
  const at = setting.search(phraseEnds);
  const first = at < 0 ? setting : setting.slice(0, at);
  const rest = at < 0 ? '' : setting.slice(at);
  const firsts = sitesIn(first);
  const told = firsts.find((site) => strong.has(site)) ?? firsts.at(-1) ?? sitesIn(rest)[0];
  if (told !== undefined) return told;
  // A name alone is a town's.
  return /\b\p{Lu}\p{Ll}/u.test(setting.replace(/^\p{Lu}\p{Ll}* /u, ' ')) ||
    /^\p{Lu}\p{Ll}+$/u.test(setting.trim())
    ? 'town'
    : 'anywhere';
}

/** What a place is beside all else that it is. */
const strong: ReadonlySet<Site> = new Set<Site>(['underwater', 'school', 'prison', 'island']);

function sitesIn(text: string): readonly Site[] {
  const words = text.toLowerCase().match(/[\p{L}'-]+/gu) ?? [];
  return words.flatMap((word) => {
    const found = siteWords.find(
      ([, names]) => names.has(word) || (word.endsWith('s') && names.has(word.slice(0, -1))),
    );
    return found === undefined ? [] : [found[0]];
  });
}
