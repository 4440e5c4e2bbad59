/** A text taken apart once, to be asked for many keywords: words in lower case, and marks that end a phrase. */
export type Words = readonly string[];

/** Keywords with all their forms, ready to be looked for. */
export type Keywords = ReadonlyMap<string, readonly Entry[]>;

type Entry = { readonly keyword: string; readonly rest: readonly ReadonlySet<string>[] };

/** A keyword that stands in a text. */
export type KeywordHit = {
  /** The keyword as it was listed, not the form that was found. */
  readonly keyword: string;
  /** Which word of the text it begins at, from 0. */
  readonly at: number;
};

/** Takes a text apart. Any script; never throws. */
export function wordsOf(text: string): Words {
  // What a passage is written in mostly needs no normal form.
  const normal = /^[\n -~]*$/.test(text) ? text : text.normalize('NFKC');
  const plain = normal.toLowerCase().replaceAll('’', "'");
  const words = plain.match(wordOrMark) ?? [];
  return plain.includes("'s") ? words.map((word) => (word.endsWith("'s") ? word.slice(0, -2) : word)) : words;
}

/**
 * Makes keywords findable: each is a word or a phrase of words, and matches in every regular and every listed
 * irregular inflection ('run' finds runs, ran, running), never as a part of another word ('air' is not in 'stairs').
 */
export function createKeywords(list: readonly string[]): Keywords {
  const found = new Map<string, Entry[]>();
  for (const keyword of list) {
    const [first = '', ...others] = keyword.split(' ');
    const entry = { keyword, rest: others.map((word) => new Set(formsOf(word))) };
    for (const form of formsOf(first)) found.set(form, [...(found.get(form) ?? []), entry]);
  }
  return found;
}

/** Options of a search; `skipNegated` passes over what the text says not to do ('do not run', 'without hurting him'). */
type SearchOptions = { readonly skipNegated?: boolean };

/** The first keyword that stands in the text, or `null`. */
export function findKeyword(
  words: Words,
  keywords: Keywords,
  options: SearchOptions = {},
): KeywordHit | null {
  for (let at = 0; at < words.length; at++) {
    const entry = keywords.get(words[at] ?? '')?.find((each) => standsAt(words, at, each));
    if (entry === undefined) continue;
    if (options.skipNegated === true && isNegated(words, at)) continue;
    return { keyword: entry.keyword, at };
  }
  return null;
}

/** Where in the text the keywords stand, each as the number of its first word, in order. */
export function findPlaces(words: Words, keywords: Keywords): readonly number[] {
  return words.flatMap((word, at) =>
    keywords.get(word)?.some((entry) => standsAt(words, at, entry)) === true ? [at] : [],
  );
}

/** Whether any of the keywords stands in the text. */
export function hasWord(words: Words, keywords: Keywords, options: SearchOptions = {}): boolean {
  return findKeyword(words, keywords, options) !== null;
}

/** Whether keyword rules, which are English, hold for a language; `language` is a BCP 47 tag. */
export function isEnglish(language: string): boolean {
  return /^en(?:$|[-_])/i.test(language);
}

const wordOrMark = /[\p{L}\p{M}\p{N}]+(?:'[\p{L}\p{M}]+)*|[.,;:!?…()"“”—\n]/gu;

/** Every form of an English word, itself included. A form that no one writes ('runned') does no harm, so nothing is filtered. */
function formsOf(word: string): readonly string[] {
  return [word, ...regularForms(word), ...(irregular[word] ?? [])];
}

function regularForms(word: string): readonly string[] {
  if (/[^aeiou]y$/.test(word)) {
    const stem = word.slice(0, -1);
    return [`${stem}ies`, `${stem}ied`, `${word}ing`];
  }
  if (word.endsWith('ie')) return [`${word}s`, `${word}d`, `${word.slice(0, -2)}ying`];
  if (word.endsWith('e')) return [`${word}s`, `${word}d`, `${word.slice(0, -1)}ing`];
  const doubled = /^[^aeiou]*[aeiou][^aeiouwxy]$/.test(word) ? word + word.slice(-1) : word;
  const plural = /(?:[sxzo]|ch|sh)$/.test(word) ? `${word}es` : `${word}s`;
  return [plural, `${word}s`, `${doubled}ed`, `${doubled}ing`];
}

const irregular: { readonly [word: string]: readonly string[] } = {
  bleed: ['bled'],
  burn: ['burnt'],
  cold: ['colder', 'coldest'],
  dehydrated: ['dehydrate', 'dehydrates', 'dehydrating'],
  drink: ['drank', 'drunk'],
  fight: ['fought'],
  focus: ['focussed', 'focussing'],
  give: ['gave', 'given'],
  hungry: ['hungrier', 'hungriest'],
  panic: ['panicked', 'panicking'],
  run: ['ran'],
  sleep: ['slept'],
  starving: ['starve', 'starves', 'starved'],
  steal: ['stole', 'stolen'],
  thirsty: ['thirstier', 'thirstiest'],
};

/** Neighbours that make another word of a keyword: 'the rest of us', 'lie down', 'the path wound uphill'. */
const otherSenses: {
  readonly [keyword: string]: { readonly after?: ReadonlySet<string>; readonly before?: ReadonlySet<string> };
} = {
  air: { before: new Set(['of']) },
  charge: { after: new Set(['in']) },
  give: { before: new Set(['up', 'chase']) },
  lie: {
    before: new Set(
      'ahead around asleep awake back behind below beneath beside between beyond close dead down face flat half here hidden in low motionless near next on open quiet still there under waiting within'.split(
        ' ',
      ),
    ),
  },
  rest: { after: new Set(['the']) },
  wound: {
    after: new Set(
      'alley corridor lane passage path pathway procession river road stair staircase stairs steps stream street track trail tunnel'.split(
        ' ',
      ),
    ),
    before: new Set(['its', 'itself', 'uphill', 'downhill']),
  },
};

function standsAt(words: Words, at: number, { keyword, rest }: Entry): boolean {
  if (!rest.every((forms, index) => forms.has(words[at + 1 + index] ?? ''))) return false;
  const sense = otherSenses[keyword];
  if (sense === undefined) return true;
  return (
    !(sense.after?.has(words[at - 1] ?? '') ?? false) && !(sense.before?.has(words[at + 1] ?? '') ?? false)
  );
}

const negations = new Set(
  'not never without cannot cant dont wont avoid avoiding avoids refuse refuses refusing refused'.split(' '),
);

function isNegated(words: Words, at: number): boolean {
  const last = words[at - 1] ?? '';
  const before = words[at - 2] ?? '';
  if ((last === 'of' && before === 'instead') || (last === 'than' && before === 'rather')) return true;
  const deciding = last === 'to' ? before : last;
  return negations.has(deciding) || deciding.endsWith("n't");
}
