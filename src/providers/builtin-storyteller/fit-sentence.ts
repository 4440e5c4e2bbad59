import { capital, wordCount } from './morphology.ts';
import { sentenceWindows } from './sentence-plan.ts';
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
      // A list has its verb behind the next comma, if at all.
      hasVerb((rest.split(',')[0] ?? rest).split(' ').slice(0, 8).join(' ')) &&
      !isPast(head.toLowerCase()) &&
      !/^(?:not|with|in|at|on|of|to|for|from|without|that|which|who|if|when|because|while|until|as|or|once|whether)$/.test(
        head,
      );
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

/** Words that lose their capital behind another. */
const lowered =
  /^(?:The|A|An|It|He|She|They|You|There|In|On|At|From|Under|Over|Somebody|Someone|Nobody|Behind|Every|No|Not|Two|Three|All|His|Her|Their|Your|One|Only|Something|Nothing)\b/;

function behind(word: string, text: string): string {
  return `${word} ${lowered.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text}`;
}

const connected = /^(?:And|But|So|Then|For|Now|Here|Still|Yet)\b/;

/** A sentence of high school that misses its length by a word, with the other joint: a semicolon is none, 'and' is one. */
export function evened(text: string, isLast: boolean): string {
  if (text.includes('"')) return text;
  const { least, most } = sentenceWindows.high;
  const words = wordCount(text);
  if (words === least - 1 && text.includes('; ')) return text.replace('; ', ', and ');
  if (words === least - 1 && isLast && !connected.test(text)) return behind('And', text);
  return words === most + 1 && !text.includes(';') ? text.replace(', and ', '; ') : text;
}

/**
 * A sentence that is a word too short, with 'then' before what somebody did and 'and' before what was so; each once in a paragraph.
 * @param begun the words that began a sentence of this paragraph already; changed.
 */
export function begunWith(text: string, least: number, begun: Set<string>): string {
  if (wordCount(text) !== least - 1 || text.includes('"') || connected.test(text)) return text;
  // A fragment is one on purpose.
  if (!hasVerb(text)) return text;
  const deed =
    /^(?:He|She|They|You|\p{Lu}\p{Ll}+) (?!was\b|were\b|had\b|could\b|did not\b|lay\b|stood\b|knew\b)\p{Ll}+/u.test(
      text,
    ) &&
    !/^(?:It|There|The|Nobody|Somebody|Nothing|All|No|Not|One|Two|A|An|In|On|At)\b/.test(text) &&
    isPast((text.split(' ')[1] ?? '').toLowerCase());
  const word = deed ? 'Then' : 'And';
  if (begun.has(word)) return text;
  begun.add(word);
  return behind(word, text);
}
