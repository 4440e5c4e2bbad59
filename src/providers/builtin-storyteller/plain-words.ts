/** Words without markup, on one line, at most `most` characters; never half of a surrogate pair. */
export function plainWords(text: string, most: number): string {
  return text
    .replace(/<[^>]*>/g, ' ')
    .replace(/[<>{}[\]|~`\\*_#"“”]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, most)
    .replace(/[\ud800-\udbff]$/, '')
    .trim();
}

/** Words that end in a full stop within a sentence, as a pattern. */
export const abbreviations = '(?:St|Dr|Mrs?|Ms|Mx|Mt|Prof|Capt|Cpt|Sgt|Lt|Col|Gen|Rev|Rt|Hon|Jr|Sr|No)';

const ends = new RegExp(`(?<!\\b(?:${abbreviations}|[A-Z]))[.!?…]+(?=\\s|$)|[;:](?=\\s)`);

/** What is said up to the first full stop, exclamation, question, colon or semicolon; one behind "St" or an initial ends nothing. */
export function firstSentence(text: string): string {
  return text.split(ends)[0]?.trim() ?? text;
}

/** The full stop of "Dr. Osei" while sentences are made of it: another sign, so that none ends there. */
const tie = '\u2024';
const inside = new RegExp(`(?<=\\b(?:${abbreviations}|\\p{Lu}))\\.`, 'gu');

/** Words with the full stops of their abbreviations tied, until `untied` lets them go. */
export function tied(text: string): string {
  return text.replace(inside, tie);
}

/** Words as they are printed; the stop of an abbreviation at the end of a sentence ends that too. */
export function untied(text: string): string {
  return text.replace(/\u2024\.?/g, '.');
}
