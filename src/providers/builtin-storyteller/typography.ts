import { untied } from './plain-words.ts';

/**
 * Quotation marks and apostrophes as a printed page has them, for one paragraph, title or offer. Every mark is one character before
 * and after, and what is curly already stays: setting a text twice changes nothing.
 */
export function typeset(text: string): string {
  let open = false;
  let at = -1;
  const whole = untied(text);
  return whole.replace(/["'“”]/g, (sign, index: number) => {
    const before = whole.charAt(index - 1);
    const after = whole.charAt(index + 1);
    if (sign === "'") {
      // An opening mark that was set just now counts as one, though the text still has it straight.
      const begins =
        before === '' || /[\s([“‘—–-]/.test(before) || (before === '"' && at === index - 1 && open);
      return begins && letter.test(after) && !clipped.test(whole.slice(index)) ? '‘' : '’';
    }
    at = index;
    open =
      sign === '“' ||
      (sign === '"' &&
        (/^(?:|[\s([‘])$/.test(before) || (!open && after !== '' && !/[\s.,;:!?)]/.test(after))));
    return open ? '“' : '”';
  });
}

/** The same text with the marks of a keyboard. */
export function untypeset(text: string): string {
  return text.replace(/[“”]/g, '"').replace(/[‘’]/g, "'");
}

const letter = /[\p{L}\p{N}]/u;

/** Words that lost their beginning: 'tis, 'em, the '90s. */
const clipped =
  /^'(?:(?:tis|twas|twere|twill|twould|twixt|em|til|till|cause|bout|round|neath|gainst|ere|un|n)(?!\p{L})|\d\ds?(?![\p{L}\p{N}]))/iu;
