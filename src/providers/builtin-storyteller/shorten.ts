import { capital, wordCount } from './morphology.ts';
import { hasVerb, isPast } from './split-clause.ts';

/**
 * Brings a sentence that is too long for its level down to it: where it is really two, it is told as two; where `mayCut`, a last phrase
 * behind a comma is left out. What can be done neither to stays as it is.
 */
export function shortened(text: string, most: number, mayCut: boolean): string {
  if (wordCount(text) <= most || /["“”]/.test(text)) return text;
  const parted = inTwo(text);
  if (parted !== null)
    return `${shortened(parted.first, most, mayCut)} ${shortened(parted.second, most, mayCut)}`;
  return mayCut ? (cutBack(text, most) ?? text) : text;
}

/** `The bell rang, and the crowd went home.` is `The bell rang. The crowd went home.` */
function inTwo(text: string): { readonly first: string; readonly second: string } | null {
  const seams = [...text.matchAll(/(?:, (and then|and so|and|but|so|then)|;( then)?) /g)];
  let best: { readonly first: string; readonly second: string; readonly uneven: number } | null = null;
  for (const seam of seams) {
    const first = text.slice(0, seam.index);
    const rest = text.slice(seam.index + seam[0].length);
    const head = rest.split(/[\s,]/)[0] ?? '';
    const own =
      hasVerb(rest.split(' ').slice(0, 8).join(' ')) &&
      !isPast(head.toLowerCase()) &&
      !/^(?:not|with|in|at|on|of|to|for|from|without|that|which|who)$/.test(head);
    if (!own || !hasVerb(first) || wordCount(first) < 4 || wordCount(rest) < 4) continue;
    const word =
      seam[1] === 'but'
        ? 'but '
        : seam[1] === 'and then' || seam[1] === 'then' || seam[2] !== undefined
          ? 'then '
          : seam[1] === 'so' || seam[1] === 'and so'
            ? 'so '
            : '';
    const uneven = Math.abs(wordCount(first) - wordCount(rest));
    if (best === null || uneven < best.uneven)
      best = { first: `${first}.`, second: capital(word + rest), uneven };
  }
  return best;
}

/** Without its last phrase; lists are left alone. */
function cutBack(text: string, most: number): string | null {
  const body = text.replace(/[.!?]$/, '');
  const end = text.slice(body.length);
  for (let at = body.lastIndexOf(', '); at > 0; at = body.lastIndexOf(', ', at - 1)) {
    const head = body.slice(0, at);
    const tail = body.slice(at + 2);
    if (/^(?:and|or|nor)\b/.test(tail) || /, (?:and|or) [^,]*$/.test(tail)) return null;
    if (wordCount(head) <= most && wordCount(head) >= 5 && hasVerb(head)) return head + end;
  }
  return null;
}
