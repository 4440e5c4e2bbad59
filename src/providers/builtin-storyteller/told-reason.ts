import { owned, type Pronoun } from './owned.ts';
import { firstSentence, plainWords } from './plain-words.ts';
import { isPastVerb, toldAsPast } from './told-as-past.ts';
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
  const said = owned(first.replace(/^(?:because|since|as)\s+/i, '').trim(), pronoun);
  if (
    said === null ||
    /["“”]/.test(motivation) ||
    !/^[\p{Script=Latin}\p{M}\d ,'-]+$/u.test(said) ||
    isAboutTwo(first, pronoun) ||
    /\b(?:lost|broke|stole|sold|dropped|hid) it\b/i.test(said) ||
    !english.test(` ${said} `)
  )
    return '';
  const clauses = said.split(nextClause).map((clause) => framed(clause, pronoun));
  const fits = clauses.every(
    (clause) => sizeOf(clause) > 2 && sizeOf(clause) <= mostWords[level] && !present.test(clause),
  );
  return fits ? clauses.join(' | ') : '';
}

/** "He is my best friend", said by a boy: told of him, it would be he himself who is. */
function isAboutTwo(said: string, pronoun: Pronoun): boolean {
  const other = { he: /\b(?:he|him|his)\b/i, she: /\b(?:she|her)\b/i, they: /\b(?:they|them|their)\b/i }[
    pronoun
  ];
  return /\b(?:I|me|my|mine|we|our|us)\b/i.test(said) && other.test(said);
}

/** A verb that stayed as it was said. */
const present =
  /\b(?:he|she|it|they|nobody|somebody|everyone|who|there) (?:is|are|am|has|have|does|do|can|will|want|love|need|know|think|live|believe|hate|say|make|take|promise|hope|like|keep|see|owe|miss|feel|remember|find|give|go)s?\b|n't\b|'(?:s (?:a|the|been|not|going|my|his|her)|re|ll|d|ve)\b/i;

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
  const words = toldAsPast(['Say', 'if', ...clause.split(' ')], pronoun).slice(2);
  const told = words.join(' ');
  const small = lowered(told);
  if (/^to [a-z]/i.test(told)) return small;
  const isFinite = words.some((word, i) => i > 0 && isPastVerb(word.replace(/,$/, '').toLowerCase()));
  if (!isFinite || promised.test(told)) return `for one reason: ${small}`;
  const own = new RegExp(`^${pronoun} (were\\b|had\\b)? ?`, 'i').exec(told);
  if (own === null) return small;
  // One whose pronoun is "they" was, and has.
  const verb = own[1] === undefined ? '' : own[1] === 'had' ? 'had ' : '{was} ';
  return `{h} ${verb}${told.slice(own[0].length)}`;
}

/** "A vow sworn by her mother": nothing is said of it but that it is. */
const promised = /^(?:an?|the|his|her|their) (?:[a-z]+ ){1,2}(?:made|given|owed|sworn) (?:to|by)\b/i;

/** As it stands in the middle of a sentence: a name keeps its capital. */
function lowered(text: string): string {
  const [first = ''] = text.split(' ');
  return common.test(first) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

const common =
  /^(?:The|An?|His|Her|Their|It|Its|He|She|They|Nobody|Somebody|Someone|Something|Only|One|Two|Three|Four|Five|Six|Every|Each|There|To|What|Who|No|Other|Others|People|Everyone|Everybody|This|That|All|Some|Many|If|When)$/;
