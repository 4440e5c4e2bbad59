import { wordCount } from './morphology.ts';
import { sentenceWindows } from './sentence-plan.ts';
import type { ReadingLevel } from '../../domain/settings.ts';

/**
 * Joins short spoken sentences where a reading level wants longer ones, as older books punctuate talk: "It is late," she said; "we had
 * better go." Only statements are joined, only before a word that is no name, and what was joined is not joined again: the voice of a
 * speaker is in the beat of short sentences.
 * @param text a telling with straight marks.
 */
export function joinSpeech(text: string, level: ReadingLevel): string {
  const { least, most } = sentenceWindows[level];
  const out: string[] = [];
  let open = false;
  let fresh = false;
  for (const sentence of splitSpoken(text)) {
    const before = out.at(-1);
    const joined: string | null =
      before === undefined || !fresh ? null : joinTwo(before, sentence, { open, least, most });
    fresh = joined === null;
    if (joined === null) out.push(sentence);
    else out[out.length - 1] = joined;
    if ((sentence.match(/"/g) ?? []).length % 2 === 1) open = !open;
  }
  return out.join(' ');
}

/** Sentences inside and around quotation marks: `"I know," he said.` and `"I do not think so."`. */
function splitSpoken(text: string): string[] {
  return text.split(/(?<=[.!?…]"?)\s+(?=["\p{Lu}])/u);
}

const starts =
  /^(?:The|A|An|It|You|We|They|He|She|There|That|This|These|Those|My|Your|Our|Their|His|Her|Its|No|Not|Somebody|Nobody|Something|Nothing|One|Two|Three|All|Some|Most|Every|Everybody|Only|Even|If|When|In|On|At|After|Then|People|What|Whoever|Once|Always|Never|And|But|So|Or)\b/;

type Seam = {
  /** Whether a quotation is open at the end of the first. */
  readonly open: boolean;
  readonly least: number;
  readonly most: number;
};

function joinTwo(before: string, next: string, { open, least, most }: Seam): string | null {
  const short = wordCount(before) < least || wordCount(next) < least;
  if (!short || wordCount(before) + wordCount(next) > most) return null;
  // A statement goes on; a question or a cry does not.
  if (!/\.["]?$/.test(before) || /\.\.\.?"?$|…"?$/.test(before)) return null;
  const crowded = / and /.test(before) || /^(?:And|But|So|Or|Then|If|When)\b/.test(next);
  if (crowded && before.includes(';')) return null;
  const link = crowded ? '; ' : ', and ';
  if (open && !next.startsWith('"')) {
    // Two sentences of the same speech.
    const lowered = lower(next, link);
    return lowered === null ? null : `${before.slice(0, -1)}${lowered}`;
  }
  if (!open && before.endsWith('.') && before.includes('"') && next.startsWith('"')) {
    // …" he said. "And so on."
    const lowered = lower(next.slice(1), link);
    if (lowered === null) return null;
    return `${before.slice(0, -1)}${lowered.slice(0, 2)}"${lowered.slice(2)}`;
  }
  return null;
}

/** The rest of a sentence with the mark that joins it: `; it was late`, `, but it was late`. */
function lower(text: string, link: string): string | null {
  if (/^I\b/.test(text)) return `${link}${text}`;
  const first = starts.exec(text)?.[0];
  if (first === undefined) return null;
  const mark = /^(?:And|But|So|Or)$/.test(first) ? ', ' : link;
  return `${mark}${first.toLowerCase()}${text.slice(first.length)}`;
}
