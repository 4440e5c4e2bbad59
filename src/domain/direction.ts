export type Direction = 'ltr' | 'rtl';

/**
 * The direction in which words of a story are set: that of the story's language, by its script where the tag names one. A name in another
 * script never turns them. Only words that are plainly written in the other direction, a whole sentence of them, have their own.
 * @param language BCP 47 tag.
 */
export function directionOf(language: string, words = ''): Direction {
  const usual = rightToLeft.test(language) ? 'rtl' : 'ltr';
  if (words.trim().split(/\s+/, leastWords).length < leastWords) return usual;
  const { rtl, ltr } = lettersOf(words);
  if (rtl > 9 * ltr) return 'rtl';
  return ltr > 9 * rtl ? 'ltr' : usual;
}

/** Whether words have letters that are written from right to left. */
export function hasRightToLeft(words: string): boolean {
  return lettersOf(words).rtl > 0;
}

/** The direction of words in a language that is not known: that of most of their letters. */
export function directionOfText(words: string): Direction {
  const { rtl, ltr } = lettersOf(words);
  return rtl > ltr ? 'rtl' : 'ltr';
}

const rightToLeft =
  /^(?:ar|arc|ckb|dv|fa|he|iw|ku-arab|ps|sd|syr|ug|ur|yi)(?:-|$)|-(?:arab|hebr|syrc|thaa|nkoo)\b/i;

/** As many words no name has. */
const leastWords = 5;

function lettersOf(words: string): { readonly rtl: number; readonly ltr: number } {
  const rtl = words.match(/[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/g)?.length ?? 0;
  const all = words.match(/\p{L}/gu)?.length ?? 0;
  return { rtl, ltr: Math.max(all - rtl, 0) };
}
