import { isIrregularPast, pastOf } from './morphology.ts';
import { isBaseVerb, isThird, third } from './told-as-past.ts';

/*
 * What a player wrote, looked at word by word: only what can be parsed whole may be told in sentences of the storyteller's own. There
 * is no dictionary of nouns, so everything rests on the words that English has few of.
 */

const set = (words: string) => new Set(words.split(' '));

const determiners = set(
  'the a an this these those my his her their your our its every each some any no another both all one two three four five six seven eight nine ten eleven twelve many enough',
);
const prepositions = set(
  'of in on at by to from with without for over under into onto across through past beyond between before after against about around near behind among along inside outside beneath above below off toward towards upon until till during within despite since like as than',
);
const particles = set(
  'up out down back away off over in on through home together again around along apart aside',
);
const conjunctions = set('and or but nor so because while unless although though if then');
const asking = set('who whom whose what which why how where when whether');
const pronouns = set(
  'him them it everyone everybody someone somebody anyone anybody nobody something anything nothing everything himself herself themselves themself itself he she they hers theirs',
);

/** Things that go without an article. */
const masses = set(
  'water food peace love gold silver money fire justice revenge vengeance freedom magic medicine shelter help work treasure knowledge power fame glory oil fuel land music art poetry war death time space hope redemption forgiveness honour honor order evidence proof poverty evil light rain wine bread salt happiness wisdom courage truth home life silence sleep luck trade business gossip care part note hold charge control possession advantage politics school church prom',
);

/** What one can be, become or stay. */
const states =
  /^(?:rid|lost|ready|even|free|rich|famous|happy|alive|safe|strong|brave|good|better|human|whole|king|queen|president|mayor|alone|well|great|beautiful|calm|sane|young|mortal|immortal|normal|\w+(?:ed|en|ful|ous|able|less|al))$/;
const copulas = /^(?:be|become|get|stay|keep|feel|grow|go|remain|die|live|look|turn)$/;
const adverbs =
  /^(?:home|away|back|again|out|well|deeper|higher|further|faster|alive|safely|together|alone|forever|free|once|twice|first|last|better|always|still|north|south|east|west|abroad|upstairs|downstairs|\w{3,}ly)$/;

/** A word in small letters, without the marks around it. */
export function core(word: string | undefined): string {
  return (word ?? '').toLowerCase().replace(/^[^\p{L}\d]+|[^\p{L}\d]+$/gu, '');
}

/** Whether a word begins a thing that is named with its article or its owner. */
export function isDeterminer(word: string | undefined): boolean {
  return determiners.has(core(word)) || /['’]s?$/.test(word ?? '') || /^\d+$/.test(core(word));
}

function isName(word: string | undefined): boolean {
  return /^\p{Lu}/u.test(word ?? '');
}

/** Whether a word can be the noun of a thing, as far as it is none of the words that never are. */
function isOpen(word: string | undefined): boolean {
  const it = core(word);
  return (
    it !== '' &&
    !determiners.has(it) &&
    !prepositions.has(it) &&
    !conjunctions.has(it) &&
    !asking.has(it) &&
    !pronouns.has(it) &&
    it !== 'that'
  );
}

/** Whether words name one thing, or some, with all that it takes: 'the ring', 'Anna', 'papers', 'water'. */
export function isThing(words: readonly string[]): boolean {
  const [first = ''] = words;
  const last = core(words.at(-1));
  if (last === '' || (!isOpen(last) && !/^\d+$/.test(last)) || pronouns.has(core(first))) return false;
  if (isDeterminer(first)) return words.length > 1;
  return isOpen(first) && (isName(first) || isManyOf(last) || masses.has(last));
}

/** Whether a word is one of many things: 'ships', 'children'. */
export function isManyOf(word: string): boolean {
  return /[a-z]{2}s$/.test(word)
    ? !/(?:ss|us|is|'s)$/.test(word)
    : /^(?:men|women|children|people|mice|sheep)$/.test(word);
}

/**
 * Whether words that name things, one behind the other, are parsed whole: each article has its noun, nothing ends in the middle, and
 * what stands without an article is a name, many, or nothing that is counted.
 * @param verb what they follow; '' for a thing that stands by itself.
 */
export function isWhole(words: readonly string[], verb = ''): boolean {
  for (const [i, word] of words.entries()) {
    const it = core(word);
    const next = words[i + 1];
    const isLast = next === undefined || /[,;:]$/.test(word);
    // 'kill her', 'tell her the truth'
    const isHer = it === 'her' && (isLast || !isOpen(next));
    const isNameOfOwner = /['’]s?$/.test(word) && isName(word);
    if (
      isDeterminer(word) &&
      !isHer &&
      !isNameOfOwner &&
      !/^(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|both|all|\d+|many|enough|this|these|those|some|any|each)$/.test(
        it,
      )
    ) {
      if (
        isLast ||
        !(
          isOpen(next) ||
          (it === 'all' && isDeterminer(next)) ||
          /^(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|many)$/.test(core(next))
        )
      )
        return false;
      // 'the our street', 'the a', 'her the'
      if (
        determiners.has(it) &&
        determiners.has(core(next)) &&
        !/^(?:all|both|every|these|those|no|the|his|her|their|my)$/.test(it)
      )
        return false;
    }
    // "what the machine is for"
    const isStranded =
      prepositions.has(it) &&
      words.slice(0, i).some((each) => asking.has(core(each)) || core(each) === 'that');
    const isOpenEnd = conjunctions.has(it) || asking.has(it) || (prepositions.has(it) && !particles.has(it));
    if (isLast && isOpenEnd && !isStranded) return false;
    if (/^(?:of|from|with|by|at|into)$/.test(it) && (conjunctions.has(core(next)) || core(next) === 'that'))
      return false;
  }
  const [first] = words;
  if (first === undefined || !isOpen(first)) return true;
  // A bare noun behind the verb: 'find dog'; all else that stands bare is how it is done.
  const end = words.findIndex((word, i) => !isOpen(word) || (i > 0 && /[,;:]$/.test(words[i - 1] ?? '')));
  const bare = words.slice(0, end < 0 ? words.length : end).filter((word) => !particles.has(core(word)));
  const last = core(bare.at(-1));
  if (last === '' || bare.some((word) => isName(word) || isDeterminer(word))) return true;
  if (/^(?:first|second|third|last|next)$/.test(core(bare[0]))) return true;
  if (adverbs.test(last) || masses.has(last) || isManyOf(last)) return true;
  return copulas.test(verb) && states.test(last);
}

/** Whether a place may be named in small letters, "a flat in warsaw": there its name would stand in the storyteller's own voice. */
export function hasSmallName(words: readonly string[]): boolean {
  return words.some((word, i) => {
    const next = core(words[i + 1]);
    const isLast =
      words.length === i + 2 || /[,;]$/.test(words[i + 1] ?? '') || prepositions.has(core(words[i + 2]));
    return (
      /^(?:in|at|near|outside)$/.test(core(word)) &&
      isLast &&
      isOpen(next) &&
      !isName(words[i + 1]) &&
      !/\d/.test(next) &&
      !isManyOf(next) &&
      !masses.has(next) &&
      !adverbs.test(next) &&
      !bareBehind.test(next)
    );
  });
}

/** "The lost dutchmans gold", "the grandmothers house": an apostrophe that was not typed. */
export function hasLostOwner(words: readonly string[]): boolean {
  return words.some((word, i) => {
    const next = core(words[i + 1]);
    return (
      i > 0 &&
      /[a-z]{3}s$/.test(word) &&
      isManyOf(core(word)) &&
      isOpen(next) &&
      /^[a-z]/.test(words[i + 1] ?? '') &&
      !isManyOf(next) &&
      !adverbs.test(next) &&
      !states.test(next) &&
      !particles.has(next) &&
      !isFiniteWord(next) &&
      !isBaseVerb(next) &&
      !/(?:ing|ed|en)$/.test(next)
    );
  });
}

const bareBehind =
  /^(?:time|heart|mind|private|peace|front|night|day|dawn|dusk|noon|midnight|bed|fire|sea|work|town|earth|space|orbit|heaven|hell|sleep|sight|battle|prison|jail|exile|court|college|university|market|port|harbou?r|camp|shore|land|flight|secret|order|public|private|particular|danger|need|want|debt|pain|tears|winter|summer|spring|autumn|school|last|least|once|first|full|all|anger|cold|heat|rest|nature|one|sweets|\w+ing|\w+ness|\w+ion)$/;

const finites: { readonly [word: string]: string } = {
  is: 'was',
  are: 'were',
  am: 'was',
  has: 'had',
  does: 'did',
  can: 'could',
  cannot: 'could not',
  will: 'would',
  may: 'might',
};

/** "Till the petrol's gone", "whoever's been here": a verb that is hidden behind an apostrophe. */
function isShortened(words: readonly string[], i: number): boolean {
  return (
    /['’]s$/.test(words[i] ?? '') &&
    /^(?:been|gone|got|dead|not|an?|the|on|in|at|too|so|\w{3,}(?:ing|ed))$/.test(core(words[i + 1]))
  );
}

/** Clauses that say when. */
const hour = /^(?:when|while|where)$/;

const contracted =
  /^(?:i|he|she|it|they|we|you|who|what|that|there|where|how|here|let|why)['’](?:s|m|re|ll|d|ve)$|n['’]t$/;

/**
 * A goal with the tense of a story that is told in the past: "who stole it" is 'who had stolen it', "why they do" is 'why they did'.
 * `null` where a clause has no verb that is surely its own.
 */
export function backshift(words: readonly string[]): string[] | null {
  const told: string[] = [];
  let clause = '';
  let from = 0;
  let said = false;
  // Days as they are counted from the day on which it was said.
  if (
    /\b(?:ago|tomorrow|yesterday|today|tonight|this|these|last (?:night|week|month|year|summer|winter)|next \w+|right now)\b/i.test(
      words.join(' '),
    )
  )
    return null;
  for (const [i, word] of words.entries()) {
    const it = core(word);
    const before = core(words[i - 1]);
    const after = core(words[i + 1]);
    if (contracted.test(it) || it === 'did' || isShortened(words, i)) return null;
    const say = (now: string) => {
      told.push(word.replace(new RegExp(it, 'i'), now));
      said = true;
    };
    const isSubject = /^(?:i|he|she|they|it|we|you|who|nobody|somebody|someone|everyone)$/.test(before);
    const isBound = /^(?:the|an?|his|her|their|its|my|your)$/.test(before) || before.endsWith("'s");
    const finite = finites[it];
    if (finite !== undefined && i > 0 && !isBound && !(it === 'may' && isName(word))) {
      say(finite === 'was' && before === 'they' ? 'were' : finite);
      clause = '';
      continue;
    }
    if (/^(?:have|do|must)$/.test(it) && (isSubject || clause !== '') && before !== 'to') {
      say(it === 'have' ? 'had' : it === 'do' ? 'did' : 'must');
      clause = '';
      continue;
    }
    if (isPast(it) || /^(?:was|were|had|did|could|would|should|might)$/.test(it)) {
      if (!isBound && (clause !== '' || isSubject)) {
        // 'who stole it', 'the violinist she left': before the story began.
        const participle = isPast(it) || /^(?:was|were)$/.test(it) ? participleOf(it) : '';
        if (participle === null) return null;
        say(participle === '' || hour.test(clause) ? it : `had ${participle}`);
        clause = '';
        continue;
      }
    } else if (
      said &&
      /^(?:and|or|but)$/.test(before) &&
      (isThird(it) || (/[a-z]s$/.test(it) && (isDeterminer(words[i + 1]) || pronouns.has(after))))
    ) {
      // "who was a frog and misses it", "who paints houses and ships"
      return null;
    } else if (isThird(it) && (isSubject || (clause !== '' && (i - from === 1 || isNamed(words, i, from))))) {
      if (before === 'they' || before === 'we') return null;
      say(third(it, words.slice(i + 1).join(' ')) ?? it);
      clause = '';
      continue;
    } else if (isSubject && before !== 'who' && clause !== 'to' && isBaseVerb(it) && !pronouns.has(it)) {
      if (/^(?:he|she|it)$/.test(before) && !isBaseOf(words[i - 2])) return null;
      say(isBaseOf(words[i - 2]) ? it : pastOf(it));
      clause = '';
      continue;
    }
    const isOfMany = /^(?:who|that)$/.test(before) && i - from === 1 && isManyOf(core(words[i - 2]));
    const isOwn = isOfMany || (i - from > 1 && isManyOf(before) && !isBound);
    if (clause !== '' && isOwn && isBaseVerb(it)) {
      say(pastOf(it));
      clause = '';
      continue;
    }
    const isRelative =
      it === 'that' &&
      i > 0 &&
      (isOpen(words[i - 1]) || isDeterminer(words[i + 1]) || isFiniteWord(after) || pronouns.has(after));
    if ((asking.has(it) || isRelative || it === 'if' || it === 'because') && i > 0) {
      // Two of them and only one verb.
      if (clause !== '' && !/^(?:of|which|whose)$/.test(before)) return null;
      // 'how to fly', 'learn the reason why'
      clause = after === 'to' || (i === words.length - 1 && it !== 'that') ? '' : it;
      from = i;
    }
    told.push(word);
  }
  return clause === '' ? told : null;
}

/** 'how the clock stops': what does it stands whole before its verb. */
function isNamed(words: readonly string[], i: number, from: number): boolean {
  const before = words[i - 1];
  return (
    isOpen(before) &&
    !isManyOf(core(before)) &&
    (isName(before) || (i - from > 2 && isDeterminer(words[i - 2])))
  );
}

function isFiniteWord(word: string): boolean {
  return (
    isPast(word) ||
    finites[word] !== undefined ||
    /^(?:was|were|had|did|could|would|have|do)$/.test(word) ||
    isThird(word)
  );
}

/** 'let him go', 'make her laugh': what follows is no verb of its own. */
function isBaseOf(word: string | undefined): boolean {
  return /^(?:let|make|help|see|watch|hear|have)$/.test(core(word));
}

/** Whether a word is the past of a verb, and mostly that. */
export function isPast(word: string): boolean {
  return (
    (/[a-z]{2}ed$/.test(word) &&
      !/^(?:need|indeed|hundred|sacred|wicked|naked|breed|speed|seed)$/.test(word)) ||
    (isIrregularPast(word) &&
      !/^(?:had|was|were|did|could|would|should|felt|left|found|saw|lay|bore|ground)$/.test(word)) ||
    /^(?:left|found|saw)$/.test(word)
  );
}

/** Participles that are not like the past that they belong to. */
const participles: { readonly [past: string]: string } = Object.fromEntries(
  (
    'stole stolen,took taken,wrote written,broke broken,gave given,did done,went gone,ate eaten,drove driven,hid hidden,chose chosen,drew drawn,flew flown,forgot forgotten,froze frozen,grew grown,knew known,rode ridden,' +
    'rose risen,saw seen,shook shaken,sang sung,sank sunk,spoke spoken,swore sworn,tore torn,threw thrown,wore worn,began begun,drank drunk,rang rung,swam swum,ran run,came come,became become,fell fallen,bit bitten,blew blown,' +
    'sprang sprung,wove woven,woke woken,forgave forgiven,forbade forbidden,withdrew withdrawn,undid undone,got got,was been,were been'
  )
    .split(',')
    .map((pair) => pair.split(' ') as [string, string]),
);

/** 'stolen' of 'stole', 'burned' of 'burned'; `null` for a past whose participle is not known. */
export function participleOf(past: string): string | null {
  const known = participles[past];
  if (known !== undefined) return known;
  return /(?:ed|[dt]|ng|ck)$/.test(past) || /^(?:made|won|spun|dug|shone)$/.test(past) ? past : null;
}
