import { isIrregularBase, isIrregularPast, pastOf } from './morphology.ts';
import { verbOf } from './verbs.ts';

/**
 * An instruction told as something that was done: its verbs, those that follow it behind 'and', and those of its clauses, each in the
 * past. "Ask Wat to sing, and wait until the lamps burn low" becomes 'asked Wat to sing, and waited until the lamps burned low'.
 * @param words in the hero's own pronouns, with their commas.
 * @param he the hero's pronoun, as a subject.
 * @param tried whether it follows 'tried to': its own verbs stay, those of its clauses do not.
 */
export function toldAsPast(words: readonly string[], he: string, tried = false): string[] {
  const told: string[] = [];
  let clause: Clause | null = null;
  for (const [i, word] of words.entries()) {
    const core = bare(word);
    const before = bare(words[i - 1]);
    const comma = (words[i - 1] ?? '').endsWith(',');
    const say = (past: string) => told.push(past + word.slice(core.length));
    const rest = words.slice(i + 1).join(' ');
    if (i === 0 || (clause === null && isNextDeed(words, i))) {
      say(tried ? core : past(core, rest, he));
      continue;
    }
    // "for whom they last opened": when, not what they did.
    if (core === 'last' && isPastVerb(bare(words[i + 1]))) {
      told.push(word);
      continue;
    }
    // "Give Cordelia thanks": whom the deed is done to does nothing.
    const isGiven = clause === null && words.slice(1, i).every((each) => /^\p{Lu}/u.test(each));
    const always = isHeld(before) || isGiven ? null : alwaysFinite(core, words[i - 1] ?? '', rest, he);
    if (always !== null) {
      say(always);
      clause = null;
      continue;
    }
    if (clause !== null && !isHeld(before)) {
      const now = clause.subject ? finiteBehind(words, i, clause) : null;
      if (now !== null) {
        say(now);
        clause = null;
        continue;
      }
      if (isPastVerb(core) && !articles.has(before)) clause = null;
      if (modals.has(core)) clause = null;
    } else if (
      coordinates(words, i) &&
      !isOffered(words, i) &&
      !isAsked(words, i) &&
      isBaseVerb(core) &&
      !isNounHere(words, i)
    ) {
      say(tried ? core : past(core, rest, he));
      continue;
    } else if (coordinates(words, i) && (words[i - 2] ?? '').endsWith(',') && isKnownThird(core)) {
      // "who set up the class, and pays for the hall"
      say(third(core, rest) ?? core);
      continue;
    }
    if (comma && coordinators.has(core)) clause = null;
    if (openers.has(core) && !(core === 'as' && /^(?:far|a|an|one|bait)$/.test(bare(words[i + 1])))) {
      clause = {
        word: core,
        plural: isPlural(before) || before === 'those',
        subject: true,
      };
    }
    told.push(word);
  }
  return told;
}

/** A clause whose verb is still to come: the word that opened it, and whether what stands before that is many. */
type Clause = { readonly word: string; readonly plural: boolean; readonly subject: boolean };

/** A word in small letters, without the marks around it. */
export function bare(word: string | undefined): string {
  return /^[\p{L}\p{N}'’-]*/u.exec((word ?? '').toLowerCase())?.[0] ?? '';
}

/** Whether a word is the plain form of a verb. */
export function isBaseVerb(word: string): boolean {
  return verbOf(word)?.base === word || isIrregularBase(word) || moreVerbs.has(word);
}

/** Whether a word is some form of a verb: 'is', 'holds', 'carries', 'live'. */
export function isVerbForm(word: string): boolean {
  const core = bare(word);
  return finite[core] !== undefined || core === 'have' || core === 'do' || isBaseVerb(core) || isThird(core);
}

/** Whether a word is what one does who is one: 'holds', 'carries'. */
export function isThird(core: string): boolean {
  return (
    /^(?:has|does|goes|says)$/.test(core) ||
    (/[a-z]{2}s$/.test(core) &&
      !/(?:ss|us|is)$/.test(core) &&
      (verbOf(core) !== null || stems(core).some(isBaseVerb)))
  );
}

/** 'carries' may be of 'carry', 'reaches' of 'reach'. */
function stems(core: string): string[] {
  return [core.replace(/s$/, ''), core.replace(/es$/, ''), core.replace(/ies$/, 'y')];
}

/** Whether a word is the past of a verb. */
export function isPastVerb(word: string): boolean {
  if (isIrregularPast(word) || /^(?:was|were|had|did|could|would|might)$/.test(word)) return true;
  return /[a-z]{2}ed$/.test(word) && !isBaseVerb(word);
}

/** Verbs that offers have and the list of what a player types has not. */
const moreVerbs = new Set(
  (
    'pump bend live speak spoil mark sign marry cough damn bow applaud blame hint wipe rock grease shorten shift wish harm arrive argue ' +
    'expect happen last change end scrape fade burn close finish stare cry laugh weep sing dance smile nod shrug whistle sigh drink own ' +
    'owe need want like mean matter belong seem appear call gather pretend practise practice hate kneel strike hurry fall rise fill drain ' +
    'swap sort bow peel rinse stir trim tilt crouch duck turn dip soak spare stamp seal shake stay time oil tip cash credit bet bid blind palm bake suspect reach pile'
  ).split(' '),
);

/** What ends an offer as a deed of its own: "…, and wait". */
const alone = new Set(
  'wait stop go run ride watch point talk bow stare applaud leave listen pray sleep hide rest smile laugh sing dance think fight flee kneel sit stand stay swim walk weep look hope return drink eat win lose cry speak die live fall rise'.split(
    ' ',
  ),
);

const coordinators = new Set(['and', 'or', 'then', 'but']);
const manner =
  /^(?:simply|never|only|just|quietly|quickly|slowly|calmly|gently|softly|also|still|even|[a-z]{4,}ly)$/;

/** Whether the word is joined to a deed before it: "and wait", "and never look", "lie, cough twice, and …". */
function coordinates(words: readonly string[], i: number): boolean {
  const before = bare(words[i - 1]);
  if (coordinators.has(before)) return true;
  return manner.test(before) && coordinators.has(bare(words[i - 2]));
}

/** "Offer to carry the tray and aid Wat": both are offered. */
function isOffered(words: readonly string[], i: number): boolean {
  return (
    /^(?:offer|promise|agree|swear|try|ask|want)$/.test(bare(words[0])) &&
    bare(words[1]) === 'to' &&
    !words.slice(0, i).some((word) => word.endsWith(','))
  );
}

/** "Ask Wat to go out and say his name": he is to do both; "ask Wat to sing, and wait" is another thing. */
function isAsked(words: readonly string[], i: number): boolean {
  if (!/^(?:ask|tell|beg|order|teach|persuade|get|send|invite|help)$/.test(bare(words[0]))) return false;
  const to = words.findIndex((word) => bare(word) === 'to');
  return (
    to > 0 &&
    to < i &&
    isBaseVerb(bare(words[to + 1])) &&
    !words.slice(to, i).some((word) => word.endsWith(','))
  );
}

/** Whether a word is the next thing that is done. */
function isNextDeed(words: readonly string[], i: number): boolean {
  const core = bare(words[i]);
  if (/^\p{Lu}/u.test(words[i] ?? '') || /[a-z]ly$/.test(core) || closed.has(core)) return false;
  if (i === 0) return true;
  if (isOffered(words, i) || isAsked(words, i)) return false;
  // "help Wat to go and look"
  if (/^(?:go|come)$/.test(bare(words[i - 2])) && bare(words[i - 3]) === 'to') return false;
  if (coordinates(words, i)) {
    if (/^(?:it|them|him|her)$/.test(bare(words[i + 1])) && !determiners.has(core) && !isPastVerb(core))
      return true;
    return isBaseVerb(core) && !isNounHere(words, i);
  }
  // "Lie, cough twice, and collect a second set"
  return (
    i < 4 &&
    (words[i - 1] ?? '').endsWith(',') &&
    isBaseVerb(core) &&
    words.slice(i).some((word) => word.endsWith(',')) &&
    words.slice(i).some((word) => bare(word) === 'and')
  );
}

/** "hand and foot", "a look and a word": no deed follows. */
function isNounHere(words: readonly string[], i: number): boolean {
  const core = bare(words[i]);
  const next = bare(words[i + 1]);
  // "Drop a stone, and count"
  if (next === '') return !alone.has(core) && !(words[i - 2] ?? '').endsWith(',');
  if (next === 'of') return !/^(?:speak|think|dream|beg|hear|tell|know)$/.test(core);
  return /^(?:is|was|are|were|came|went)$/.test(next);
}

const openers = new Set(
  'when until who that which while what where whom whose whoever before after how why if whatever because as since though than till whether wherever'.split(
    ' ',
  ),
);
const articles = new Set('the a an his her their your my its this'.split(' '));
const determiners = new Set(
  'the a an his her their your my our its this these those that each every no some any both one two three four five six seven eight nine ten eleven twelve all what which whose other another'.split(
    ' ',
  ),
);
const modals = new Set('could would might should can will may shall used'.split(' '));
const closed = new Set(
  'a an the of to in on at by with from for into over under and or but not no so as it its his her him them their she he they you i we us this that these those is was are were be been has had have who what which where when how why if than then there here all one two three four both out off up down back away again too also once twice always perhaps less else yes himself herself themself themselves itself alone nobody somebody everyone everybody someone nothing something anything others upstairs downstairs besides sometimes afterwards indoors outdoors sideways backwards forwards towards hers ours theirs yours days'.split(
    ' ',
  ),
);

/** What leaves the next verb as it is: "to carry", "could be", "helped Wat carry" is looked at elsewhere. */
function isHeld(before: string): boolean {
  return (
    before === 'to' ||
    before === 'not' ||
    modals.has(before) ||
    /^(?:did|do|does|let|letting|be|been)$/.test(before)
  );
}

/** Words that are finite wherever they stand: 'is', what 'she' or 'they' do. */
function alwaysFinite(core: string, previous: string, rest: string, he: string): string | null {
  const before = bare(previous);
  const fixed = finite[core];
  // 'the can', 'a second will'
  const isThing = /^(?:can|will|may)$/.test(core) && (articles.has(before) || rest === '');
  if (core === 'must' && /^not\b/.test(rest)) return null;
  if (fixed !== undefined && !isThing) return fixed;
  // 'the route Elena draws'
  if (/^\p{Lu}[\p{Ll}]+$/u.test(previous) && verbOf(core) !== null && /[a-z]s$/.test(core))
    return third(core, rest);
  if (/^(?:he|she|it|nobody|somebody|someone|everyone|everybody|whoever)$/.test(before)) {
    const now = third(core, rest);
    if (now !== null && isKnownThird(core)) return now;
  }
  if (/^(?:they|we|i)$/.test(before) || before === he)
    return core === 'have' || core === 'do' || (isBaseVerb(core) && !isPastVerb(core))
      ? past(core, rest)
      : null;
  return null;
}

const finite: { readonly [word: string]: string } = {
  is: 'was',
  are: 'were',
  has: 'had',
  does: 'did',
  can: 'could',
  will: 'would',
  may: 'might',
  cannot: 'could not',
  must: 'had to',
};

/** The verb of a clause, where it is this word: behind a name, a noun with its article, many of something, or the opener itself. */
function finiteBehind(words: readonly string[], i: number, clause: Clause): string | null {
  const word = words[i] ?? '';
  const core = bare(word);
  const previous = words[i - 1] ?? '';
  const before = bare(previous);
  const rest = words.slice(i + 1).join(' ');
  if (closed.has(core) && core !== 'have') return null;
  const counted =
    /^(?:one|two|three|four|five|six|seven|eight|nine|ten)$/.test(before) &&
    /^(?:the|next|last|other|right|first|old|young)$/.test(bare(words[i - 2]));
  if (determiners.has(before) && before !== clause.word && !counted) return null;
  if (/^\p{Lu}/u.test(word) || previous.endsWith(',')) return null;
  const direct = before === clause.word;
  const relative = /^(?:who|that|which|what|whoever|whatever)$/.test(clause.word);
  if (direct && !relative) return null;
  if (direct && /^(?:which|what)$/.test(clause.word) && !isKnownThird(core) && !clause.plural) return null;
  const next = bare(words[i + 1]);
  // "what the hands are holding", "before the guards come": the word is the noun.
  const isNoun =
    !direct &&
    core.endsWith('s') &&
    (determiners.has(bare(words[i - 2])) || before.includes('-')) &&
    (finite[next] !== undefined ||
      next === 'have' ||
      (isBaseVerb(next) && !/^(?:like|shut|open|clear|still)$/.test(next)));
  if (isNoun) return null;
  if (/^(?:of|in|on|at|to|by|with|from|for|into|under|over)$/.test(before)) return null;
  const single = third(core, rest);
  if (single !== null) return single;
  const many = direct ? clause.plural : isMany(words, i);
  if (many && (core === 'have' || (isBaseVerb(core) && !isPastVerb(core)))) return past(core, rest);
  return null;
}

/** Whether the subject that ends before `i` is many: "the old guards", "the two of them", "people". */
function isMany(words: readonly string[], i: number): boolean {
  const before = bare(words[i - 1]);
  const at = /^(?:still|never|always|all|both|only|also|now)$/.test(before) ? i - 2 : i - 1;
  // "all of them"
  return isPlural(bare(words[at])) || (bare(words[at]) === 'them' && bare(words[at - 1]) === 'of');
}

function isPlural(word: string): boolean {
  return (
    /^(?:they|we|people|police|men|women|children|feet|teeth|folk|dead|living|others|those|both|all|two|three|sick|rich|poor)$/.test(
      word,
    ) ||
    (/[a-z]{2}s$/.test(word) && !/(?:ss|us|is|'s)$/.test(word) && !closed.has(word))
  );
}

/** 'holds' of a verb that is listed. */
function isKnownThird(core: string): boolean {
  return (
    verbOf(core) !== null || isBaseVerb(core.replace(/s$/, '')) || /^(?:is|has|does|goes|says)$/.test(core)
  );
}

/** 'cleans' is 'cleaned'; `null` for what is no verb of a third person. */
export function third(core: string, rest: string): string | null {
  if (closed.has(core) || core.includes("'") || isPastVerb(core)) return null;
  const fixed = { knows: 'knew', comes: 'came', goes: 'went', says: 'said', does: 'did' }[core];
  if (fixed !== undefined) return fixed;
  if (!/[a-z]{2}s$/.test(core) || /(?:ss|us|is)$/.test(core)) return null;
  const known = verbOf(core);
  if (known !== null) return pastOf(known.base, rest);
  const stem = core.endsWith('ies')
    ? `${core.slice(0, -3)}y`
    : /(?:sh|ch|x|z|ss|o)es$/.test(core)
      ? core.slice(0, -2)
      : core.slice(0, -1);
  return pastOf(stem, rest);
}

function past(core: string, rest: string, he = 'it'): string {
  if (core === 'be') return he === 'you' || he === 'they' ? 'were' : 'was';
  return core === 'have' ? 'had' : core === 'do' ? 'did' : pastOf(core, ` ${rest}`);
}
