import { owned, type Pronoun } from './owned.ts';
import { firstSentence, plainWords, tied } from './plain-words.ts';
import { core, isDeterminer, isManyOf } from './phrase.ts';
import { isBaseVerb, isPastVerb, isThird, isVerbForm, toldAsPast } from './told-as-past.ts';
import type { ReadingLevel } from '../../domain/settings.ts';

/** Words that one clause of a level may have; a longer reason is not told at it. */
const mostWords: { readonly [level in ReadingLevel]: number } = {
  elementary: 12,
  middle: 18,
  high: 26,
  adult: 30,
};

/**
 * Why the hero does it, in the player's own words, told as past: "Three hundred people are waiting" becomes 'three hundred people were
 * waiting'. In the notation of the packs, clauses parted by `|`, as they stand behind 'because'; 'to …' and 'for …' stand by themselves; ''
 * for words that cannot be told so.
 * @param motivation of the form; its first sentence is told
 */
export function reasonOf(motivation: string, pronoun: Pronoun, level: ReadingLevel): string {
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
    /^(?:who|whom|whose|what|why|how|when|where|would|could|should|is|are|do|does|did|if)\b/i.test(said) ||
    /\b(?:lost|broke|stole|sold|dropped|hid) it\b/i.test(said) ||
    !english.test(` ${said} `)
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
  // "It remembers every name": of one who is called they it may be said of that one, or of what is to be done.
  if (pronoun === 'they' && /^it\b/i.test(said)) return true;
  return /\b(?:I|me|my|mine|we|our|us)\b/i.test(said) && other.test(said);
}

/** A verb that stayed as it was said. */
const present =
  /\b(?:he|she|it|they|nobody|somebody|everyone|who|there) (?:is|are|am|has|have|does|do|can|will|want|love|need|know|think|live|believe|hate|say|make|take|promise|hope|like|keep|see|owe|miss|feel|remember|find|give|go)s?\b|\b(?:do|does|is|are|can|wo|has|have|ai)n't\b|\b(?:it|he|she|that|there|what|who|where|here|how|let|nobody|everyone)'s\b|'(?:re|ll|d|ve|m)\b|[^,]*, (?:the|she|he|it|they|i|somebody|someone|nobody|everyone|his|her|their)\b/i;

function sizeOf(clause: string): number {
  return clause.split(' ').length;
}

const english =
  / (?:the|an?|to|and|of|is|was|are|has|had|for|that|who|in|on|never|nobody|he|she|they|it|i|my) /i;

/** Where a second sentence is joined to the first: "he lost it, and nobody knows that yet". */
const nextClause =
  /, and (?=(?:he|she|they|it|nobody|somebody|someone|there|his|her|their|the|an?|its|only|everyone|help) )/i;

/** One sentence as past; or a reason that is none: "To pay back a kindness", "A promise made to a dying teacher". */
function framed(clause: string, pronoun: Pronoun): string {
  const said = clause.split(' ');
  const words = toldAsPast(['Say', 'if', ...said], pronoun).slice(2);
  // A word that no verb is was taken for one, or the other way round.
  if (words.some((word, i) => word !== said[i] && !isVerbForm(said[i] ?? ''))) return '';
  // What 'I' do is no word for what she does.
  if (
    words.some(
      (word, i) =>
        said[i - 1] === pronoun && /^[a-z]+$/.test(word) && !isPastVerb(word) && !besides.test(word),
    )
  )
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
  const small = lowered(told);
  if (/^to [a-z]/i.test(told)) return small;
  const isFinite = words.some((word, i) => i > 0 && isPastVerb(word.replace(/,$/, '').toLowerCase()));
  if (promised.test(told)) return `for one reason: ${small}`;
  if (!isFinite)
    return words.some((word) => word.endsWith('s') && isVerbForm(word)) ? '' : `for one reason: ${small}`;
  const own = new RegExp(`^${pronoun} (were\\b|had\\b)? ?`, 'i').exec(told);
  if (own === null) return small;
  // One whose pronoun is "they" was, and has.
  const verb = own[1] === undefined ? '' : own[1] === 'had' ? 'had ' : '{was} ';
  return `{h} ${verb}${told.slice(own[0].length)}`;
}

const besides =
  /^(?:never|always|only|still|just|also|once|too|both|all|had|alone|ever|almost|now|and|or|to|who|will|would|in|on|at)$/;

/** Days as they are counted from another day. */
const later: { readonly [day: string]: string } = {
  tomorrow: 'the next day',
  yesterday: 'the day before',
  today: 'that day',
  tonight: 'that night',
  ago: 'before',
};
const deictic = /\b(?:tomorrow|yesterday|today|tonight|ago)\b/gi;

/** "A vow sworn by her mother": nothing is said of it but that it is. */
const promised = /^(?:an?|the|his|her|their) (?:[a-z]+ ){1,2}(?:made|given|owed|sworn) (?:to|by)\b/i;

/** As it stands in the middle of a sentence: a name keeps its capital. */
function lowered(text: string): string {
  const [first = ''] = text.split(' ');
  return common.test(first) || isManyOf(core(first)) || isBaseVerb(core(first))
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;
}

const common =
  /^(?:The|An?|His|Her|Their|It|Its|He|She|They|Nobody|Somebody|Someone|Something|Only|One|Two|Three|Four|Five|Six|Every|Each|There|To|What|Who|No|Other|Others|People|Everyone|Everybody|This|That|All|Some|Many|If|When|Both|Without|Once|Because|Maybe|Perhaps|Most|Few|Neither|Either|Another|Money|Food|Water|Fuel|Love|Pride|Duty|Last|Next)$/;
