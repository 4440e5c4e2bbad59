import { cutToBytes, maxFieldBytes } from './limits.ts';

/**
 * Words from outside as they may be stored: no control characters but new line and tab, no half surrogate pairs, at most `most` code
 * points. White space at the ends stays.
 */
export function cleanText(text: string, most: number): string {
  return cutText(text.replace(unwanted, ''), most);
}

/** The first `most` code points of a text; never half of a surrogate pair. */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text;
  // No code point is longer than two units.
  return Array.from(text.slice(0, 2 * most))
    .slice(0, most)
    .join('');
}

/** As `cleanText`, and short enough as JSON for a field of a row. */
export function cleanField(text: string, most: number): string {
  return cutToBytes(cleanText(text, most), maxFieldBytes);
}

/** A text as every server can keep it: without the NUL and the half surrogate pairs that no database takes. */
export function soundText(text: string): string {
  return text.replace(unstorable, '');
}

/** Whether any text within a value, names of fields among them, is one that no database takes. */
export function hasBadText(value: unknown): boolean {
  if (typeof value === 'string') return value.search(unstorable) >= 0;
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([name, each]) => hasBadText(name) || hasBadText(each));
}

/** Words as text of HTML or XML, or of an attribute. */
export function escapeMarkup(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => signs[sign] ?? sign);
}

const signs: { readonly [sign: string]: string } = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Words on one line, with one space between them. */
export function oneSpaced(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

// eslint-disable-next-line no-control-regex -- NUL is what this finds
const unstorable = /\u0000|\p{Cs}/gu;
// eslint-disable-next-line no-control-regex -- control characters are what this removes
const unwanted = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]|\p{Cs}/gu;
