import { owned, type Pronoun } from './owned.ts';
import { firstSentence, plainWords, tied } from './plain-words.ts';
import { backshift, core, isDeterminer, isPast, isWhole, participleOf } from './phrase.ts';
import { isPastVerb, isThird, isVerbForm, toldAsPast } from './told-as-past.ts';
import type { ReadingLevel } from '../../domain/settings.ts';

/** Words that one clause of a level may have; a longer reason is not told at it. */
const mostWords: { readonly [level in ReadingLevel]: number } = {
  elementary: 12,
  middle: 18,
  high: 26,
  adult: 30,
};

/**
 * Why the hero does it, told as past: "Three hundred people are waiting" becomes 'three hundred people were waiting', "They burned my
 * farm" 'they had burned her farm'. In the notation of the packs, clauses parted by `|`, as they stand behind 'because'; 'to …' and
 * 'for …' stand by themselves; '' for words that cannot surely be told so: those are quoted.
 * @param motivation of the form; its first sentence is told
 * @param isTold whether the form speaks of the hero in the third person; otherwise "He is waiting" is of somebody else
 */
export function reasonOf(motivation: string, pronoun: Pronoun, level: ReadingLevel, isTold = true): string {
  const first = firstSentence(plainWords(motivation, 220)).replaceAll('’', "'");
  const said = owned(
    first
      .replace(/^(?:because|since|as)\s+/i, '')
      .replace(/\bI (?!am\b|was\b|have\b)(?=\p{Ll})/gu, `${pronoun} `),
    pronoun,
  );
  if (
    said === null ||
    /["“”]/.test(motivation) ||
    !/^[\p{Script=Latin}\p{M}\d ,'-]+$/u.test(said) ||
    isAboutTwo(first, pronoun) ||
    (!isTold && new RegExp(`^(?:because |since |as )?${pronoun}\\b`, 'i').test(first)) ||
    nobodyNamed.test(first.replace(new RegExp(`\\b${pronoun}\\b`, 'i'), '')) ||
    days.test(first) ||
    /\b(?:lost|broke|stole|sold|dropped|hid) it\b/i.test(said)
  )
    return '';
  const clauses = said.split(nextClause).map((clause) => framed(clause, pronoun));
  const fits = clauses.every(
    (clause) => sizeOf(clause) > 2 && sizeOf(clause) <= mostWords[level] && !present.test(clause),
  );
  return fits ? tied(clauses.join(' | ')) : '';
}

/** "He is my best friend", said by a boy: told of him, it would be he himself who is. */
function isAboutTwo(said: string, pronoun: Pronoun): boolean {
  const other = { he: /\b(?:he|him|his)\b/i, she: /\b(?:she|her)\b/i, they: /\b(?:they|them|their)\b/i }[
    pronoun
  ];
  // "It remembers every name", "They laughed": of one who is called they it may be said of that one, or of another.
  if (pronoun === 'they' && /^(?:it|they)\b/i.test(said)) return true;
  if (/\b(?:we|our|us)\b/i.test(said) && /\b(?:they|them|their)\b/i.test(said)) return true;
  return /\b(?:I|me|my|mine|we|our|us)\b/i.test(said) && other.test(said);
}

/** A verb that stayed as it was said, or one that is hidden behind an apostrophe. */
const present =
  /\b(?:he|she|it|they|nobody|somebody|everyone|who|there) (?:is|are|am|has|have|does|do|can|will|want|love|need|know|think|live|believe|hate|say|make|take|promise|hope|like|keep|see|owe|miss|feel|remember|find|give|go)s?\b|n't\b|\b(?:it|he|she|that|there|what|who|where|here|how|let|nobody|everyone)'s\b|'s (?:\w+(?:ing|ed|en)|an?|the|not|no|on|in|at|with|gone|dead|too|so|my|his|her|their|been|got)\b|'(?:re|ll|d|ve|m)\b|[^,]*, (?:the|she|he|it|they|i|somebody|someone|nobody|everyone|his|her|their)\b/i;

/** "He won it off me", "It knew my name": of nobody, and of nothing, that a page has named by then. */
const nobodyNamed =
  /^(?:because |since |as )?(?:he|she|it(?! (?:is|was) (?:the|an?|my|our|his|her|their)\b))\b/i;

/** What is said of a day to come would be told of one that is over. */
const days =
  /^(?:\w+ )?\w+ (?:years?|days?|weeks?|months?|nights?|hours?) (?:he|she|they|I|we)\b|\b(?:last|this|next) (?:week|month|year|night|morning|time|summer|winter|spring|autumn|fall)\b|\b(?:on|by|until|till|before|next|this|last) (?:\w+day|January|February|March|April|May|June|July|August|September|October|November|December)\b/;

function sizeOf(clause: string): number {
  return clause.split(' ').length;
}

/** Where a second sentence is joined to the first: "he lost it, and nobody knows that yet". */
const nextClause =
  /, and (?=(?:he|she|they|it|nobody|somebody|someone|there|his|her|their|the|an?|its|only|everyone|help) )/i;

/** What a clause may begin with: whatever else stands there may be a name in small letters, or no subject at all. */
const begins =
  /^(?:the|his|her|their|its|it|he|she|they|nobody|somebody|someone|something|only|one|two|three|four|five|six|seven|eight|nine|ten|every|each|no|there|what|other|people|everyone|everybody|this|that|all|some|many|nothing|an?)$/i;

/** One sentence as past, or a purpose; '' where a verb is not surely the one that it was taken for. */
function framed(clause: string, pronoun: Pronoun): string {
  const said = clause.split(' ');
  const [first = ''] = said;
  if (/^to$/i.test(first)) {
    const purpose = isWhole(said.slice(2), said[1]) ? backshift(said) : null;
    return purpose === null ? '' : small(purpose.join(' '));
  }
  if (!begins.test(first)) return '';
  const now = toldAsPast(['Say', 'if', ...said], pronoun).slice(2);
  // A word that no verb is was taken for one, or the other way round.
  if (now.some((word, i) => word !== said[i] && !isVerbForm(said[i] ?? ''))) return '';
  const words = before(now, said);
  if (words === null || !words.some((word, i) => word !== said[i] || word === 'had' || modal.test(word)))
    return '';
  // What 'I' do is no word for what she does.
  if (words.some((word, i) => said[i - 1] === pronoun && /^[a-z]+$/.test(word) && !mayFollow(word)))
    return '';
  // "…was sick and needs the medicine"
  if (
    words.some(
      (word, i) =>
        /^(?:and|but|or)$/.test(words[i - 1] ?? '') &&
        isThird(core(word)) &&
        (isDeterminer(words[i + 1]) || /^(?:to|him|her|it|them|for|in|on|that)$/.test(words[i + 1] ?? '')),
    )
  )
    return '';
  const told = words.join(' ').replace(deictic, (word) => later[word.toLowerCase()] ?? word);
  const own = new RegExp(`^${pronoun} (were\\b|had\\b)? ?`, 'i').exec(told);
  if (own === null) return small(told);
  // One whose pronoun is "they" was, and has.
  const verb = own[1] === undefined ? '' : own[1] === 'had' ? 'had ' : '{was} ';
  return `{h} ${verb}${told.slice(own[0].length)}`;
}

/**
 * What was past when the player said it was over before the story began: "they burned it" is 'they had burned it'. What is done beside
 * that or at that hour stays: 'had died in exile and asked for him', 'had burned it when she was ten'. `null` where a word may be a past
 * or a state: 'a debt owed to the river'.
 */
function before(now: readonly string[], said: readonly string[]): string[] | null {
  const told: string[] = [];
  let clause = '';
  let verb = false;
  for (const [i, word] of now.entries()) {
    const it = core(word);
    const previous = core(said[i - 1]);
    if (
      /^(?:when|while|before|after|until|till|since|if|that|who|which|because|so|what|where|how|why)$/.test(
        it,
      )
    ) {
      clause = it;
      verb = false;
    }
    // As past as it is present.
    if (/^(?:put|read|let|set|hit|hurt|cut|shut|beat|cost)$/.test(it) && core(said[i - 1]) !== 'to')
      return null;
    const isSaid = word === said[i];
    if (!isSaid) verb = true;
    if (!isSaid || !isFinite(it)) {
      if (modal.test(it)) verb = true;
      told.push(word);
      continue;
    }
    const isState = /^(?:had|have|has|be|been|was|were|is|are|being|get|got|stay|feel)$/.test(previous);
    if (isState || isDeterminer(said[i - 1])) {
      told.push(word);
      continue;
    }
    const isNext = /^(?:and|or|but)$/.test(previous);
    // 'had been never missing'
    if (/^(?:never|always|ever|not)$/.test(core(said[i + 1])) || it === 'used') return null;
    if (it === 'had' || it === 'did') {
      // 'he had taken it' is past already.
      if (it === 'did' || (i < said.length - 1 && !/(?:ed|en)$/.test(core(said[i + 1])))) return null;
      told.push(word);
      verb = true;
      continue;
    }
    // Two verbs and nothing between them: one of them is a state.
    if (verb !== isNext) return null;
    const participle = participleOf(it);
    if (participle === null || (said[i - 1] ?? '').endsWith(',') || /^(?:by|from)$/.test(core(said[i + 1])))
      return null;
    // 'A debt owed to the river', 'the last thing left'
    if (/^(?:an?)$/i.test(said[0] ?? '') && clause === '') return null;
    const stays = /^(?:when|while|until|till|before|after|if|since)$/.test(clause);
    // 'had already told'
    const adverb =
      isNext || stays || !/^(?:already|once|never|always|only|just|also|ever|first|almost)$/.test(previous)
        ? ''
        : told.pop();
    const had = adverb ? `had ${adverb} ` : 'had ';
    told.push(word.replace(it, stays ? it : isNext ? participle : `${had}${participle}`));
    verb = true;
  }
  return told;
}

function isFinite(word: string): boolean {
  return isPast(word) || /^(?:was|were|had|did)$/.test(word);
}

const modal = /^(?:could|would|should|might|must)$/;

/** Whether a word may follow the hero's pronoun. */
function mayFollow(word: string): boolean {
  return (
    isPastVerb(word) ||
    word.startsWith('had ') ||
    /^(?:never|always|only|still|just|also|once|too|both|all|alone|ever|almost|now|and|or|to|who|will|would|must|in|on|at)$/.test(
      word,
    )
  );
}

/** Days as they are counted from another day. */
const later: { readonly [day: string]: string } = {
  tomorrow: 'the next day',
  yesterday: 'the day before',
  today: 'that day',
  tonight: 'that night',
  ago: 'before',
};
const deictic = /\b(?:tomorrow|yesterday|today|tonight|ago)\b/gi;

/** As it stands in the middle of a sentence: what it may begin with is no name. */
function small(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
