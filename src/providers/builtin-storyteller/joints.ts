import type { Rel } from './clause.ts';
import type { ReadingLevel } from '../../domain/settings.ts';

/* What joins clauses to sentences, and how a sentence is closed. */

/** What a sentence begins with that hangs on the one before it. */
export function leadWord(rel: Rel): string {
  return rel === 'but' ? 'but ' : rel === 'so' ? 'so ' : rel === 'then' ? 'then ' : '';
}

/**
 * What stands between a sentence so far and the clause that goes on.
 * @param apart whether the two were not written together
 */
export function joinWord(rel: Rel, level: ReadingLevel, text: string, apart: boolean): string {
  switch (rel) {
    case 'and':
      // Two on a string are enough: the third is set beside them.
      return isLong(level) && text.includes(', and ') && !text.includes(';') ? '; ' : ', and ';
    case 'but':
      return ', but ';
    case 'so':
      return ', so ';
    case 'then':
      return level === 'elementary' ? ', then ' : '; then ';
    case 'while':
      return ' while ';
    case 'as':
      return ' as ';
    case 'for':
      return level === 'elementary' || level === 'middle' ? ' because ' : ', for ';
    case 'colon':
      return ': ';
    case 'plain': {
      // A semicolon is for a sentence that has its 'and' already, and for what was not written together; one is enough.
      const semicolon = isLong(level) && !text.includes(';') && (apart || text.includes(', and '));
      return semicolon ? '; ' : ', and ';
    }
  }
}

/** Whether a level has sentences that are long enough for a semicolon. */
function isLong(level: ReadingLevel): boolean {
  return level === 'high' || level === 'adult';
}

/** With its full stop, inside the quotation mark where there is one. */
export function closed(text: string): string {
  if (/[.!?…]["”']?$/.test(text)) return text;
  return text.endsWith('"') ? `${text.slice(0, -1)}."` : `${text}.`;
}

/** Closes the gaps that expansions leave. */
export function tidy(text: string): string {
  const even = text
    .replace(/\s{2,}|[^\S ]/g, ' ')
    // "came in" and "in that place" is 'came into that place'.
    .replace(/ in in (?=(?:the|that|an?) )/g, ' into ')
    .replace(/\b(Upstairs|Downstairs|Indoors|Outdoors)'s\b/g, "$1'")
    .replace(/ ([,.;:!?])/g, '$1')
    .trim()
    .replace(/,(?=\s*[,.;:!?]|$)/g, '');
  const turned = /["”] /.test(even)
    ? even.replace(
        /(["”] )(said|asked|called|cried|whispered|shouted|muttered|replied|answered|added|breathed|begged|read) (he|she|they|you)\b(?! (?:who|whom))/g,
        '$1$3 $2',
      )
    : even;
  const said = turned.includes(', said ')
    ? turned.replace(/, said (he|she|they|you)\b/g, ', $1 said')
    : turned;
  return (said.includes('. ') ? said.replace(begun, (letter) => letter.toUpperCase()) : said).trim();
}

/** What begins a sentence behind another of the same clause: '"One," said Ambrose. His teeth were chattering.' */
const begun = /(?<=\p{L}{2}\. )\p{Ll}/gu;
