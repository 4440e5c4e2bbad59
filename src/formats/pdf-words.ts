import { directionOfText, hasRightToLeft } from '../domain/direction.ts';
import type { Ink, InkStyle } from './ink.ts';
import type { Face } from './pdf-fonts.ts';

/** A stretch of text that is set in one face, or drawn (`face` is `null`). */
export type Piece = { readonly face: Face | null; readonly text: string; readonly width: number };

/** What stays on one line. */
export type Word = {
  readonly text: string;
  readonly pieces: readonly Piece[];
  /** In points. */
  readonly width: number;
  /** Whether a blank follows it, when it is not the last of its line. */
  readonly blank: boolean;
  /** Whether the line ends with it, whatever fits. */
  readonly breaks: boolean;
};

/** A paragraph ready to be broken into lines. */
export type Setting = {
  readonly words: readonly Word[];
  readonly direction: 'ltr' | 'rtl';
  /** Whether its lines are drawn whole: right-to-left text, which the browser has to put in order. */
  readonly drawn: boolean;
};

/** The browser that could draw what no face has is not there. */
export class NoInk extends Error {
  override readonly name = 'NoInk';
}

/** Takes a paragraph apart. Nothing of it is left out: what no face has is drawn. */
export function setWords(
  paragraph: string,
  faces: readonly Face[],
  style: InkStyle,
  mostWidth: number,
  ink: Ink | null,
): Setting {
  const text = paragraph
    .normalize('NFC')
    .replace(/\t/g, ' ')
    .replace(/[\u2028\u2029]/g, '\n');
  const drawn = hasRightToLeft(text);
  const direction = directionOfText(text);
  const own = { ...style, direction };
  const measure = (words: string) => {
    if (!ink) throw new NoInk();
    return ink.measure(words, own);
  };
  const words = text.split('\n').flatMap((line) => {
    const chunks = line.split(' ').filter((chunk) => chunk !== '');
    const parts = chunks.flatMap((chunk) => {
      const pieces = drawn ? [chunk] : breakChunk(chunk, faces);
      return pieces.map((piece, index) => ({ piece, blank: index === pieces.length - 1 }));
    });
    const found = parts.flatMap(({ piece, blank }) => {
      const word = drawn
        ? wordOf([{ face: null, text: piece, width: measure(piece) }], blank)
        : wordOf(piecesOf(piece, faces, style.size, measure), blank);
      return word.width <= mostWidth ? [word] : split(word, faces, style.size, measure, mostWidth, drawn);
    });
    return found.map((word, index) => ({ ...word, breaks: index === found.length - 1 }));
  });
  return {
    words: words.map((word, index) => (index === words.length - 1 ? { ...word, breaks: false } : word)),
    direction,
    drawn,
  };
}

function wordOf(pieces: readonly Piece[], blank: boolean): Word {
  return {
    text: pieces.map(({ text }) => text).join(''),
    pieces,
    width: pieces.reduce((sum, { width }) => sum + width, 0),
    blank,
    breaks: false,
  };
}

/** Scripts without blanks between words may be broken between them; closing signs stay with what they close. */
function breakChunk(chunk: string, faces: readonly Face[]): readonly string[] {
  if (isCovered(chunk, faces)) return [chunk];
  const parts: string[] = [];
  let before: string | null = null;
  let isUnspaced = false;
  for (const { segment } of wordSegmenter.segment(chunk)) {
    const own = unspaced.test(segment);
    // Of what stands before, its end says whether it opens: looking at all of it again would take too long.
    if (before !== null && (closes.test(segment) || opens.test(before) || !(own || isUnspaced))) {
      parts[parts.length - 1] += segment;
      isUnspaced ||= own;
    } else {
      parts.push(segment);
      isUnspaced = own;
    }
    before = segment;
  }
  return parts;
}

const wordSegmenter = new Intl.Segmenter(undefined, { granularity: 'word' });
const signSegmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
/** Han, kana, Thai, Lao, Khmer, Burmese: no blanks between words. */
const unspaced =
  /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmr}\p{sc=Mymr}\u3000-\u303f\uff00-\uffef]/u;
const closes = /^[\p{Pe}\p{Pf}、。，．：；！？…‥ーぁぃぅぇぉっゃゅょァィゥェォッャュョ々〜%,.!?:;’”)\]}]/u;
const opens = /[\p{Ps}\p{Pi}‘“([{]$/u;

function isCovered(text: string, faces: readonly Face[]): boolean {
  for (let at = 0; at < text.length; at += 1)
    if (!faces.some((face) => face.has(text.charCodeAt(at)))) return false;
  return true;
}

function piecesOf(
  text: string,
  faces: readonly Face[],
  size: number,
  measure: (text: string) => number,
): readonly Piece[] {
  const runs: { face: Face | null; text: string }[] = [];
  const signs = isCovered(text, faces)
    ? text
    : Array.from(signSegmenter.segment(text), ({ segment }) => segment);
  for (const sign of signs) {
    // A sign and its marks are set in one face, or drawn together.
    const face = faces.find((each) => isCovered(sign, [each])) ?? null;
    const last = runs.at(-1);
    if (last && last.face === face) last.text += sign;
    else if (face === null && /^[\p{Cf}\p{Mn}]+$/u.test(sign) && last) last.text += '';
    else runs.push({ face, text: sign });
  }
  return runs.map(({ face, text: run }) => ({
    face,
    text: run,
    width: face ? (face.width(run) * size) / 1000 : measure(run),
  }));
}

/** A word that is wider than a line, cut where it fits. */
function split(
  word: Word,
  faces: readonly Face[],
  size: number,
  measure: (text: string) => number,
  mostWidth: number,
  drawn: boolean,
): readonly Word[] {
  const make = (text: string) =>
    drawn ? [{ face: null, text, width: measure(text) }] : piecesOf(text, faces, size, measure);
  const signs =
    !drawn && isCovered(word.text, faces)
      ? word.text.split('')
      : Array.from(signSegmenter.segment(word.text), ({ segment }) => segment);
  const words: Word[] = [];
  let usual = 1;
  for (let at = 0; at < signs.length;) {
    const upTo = (count: number, blank: boolean) => wordOf(make(signs.slice(at, at + count).join('')), blank);
    const fits = (count: number) => upTo(count, false).width <= mostWidth;
    const left = signs.length - at;
    const count = mostThatFit(fits, Math.min(usual, left), left);
    words.push(upTo(count, at + count === signs.length && word.blank));
    usual = count;
    at += count;
  }
  return words;
}

/** The most of `all` that fit, at least 1, found from a guess: most lines hold as much as the one before. */
function mostThatFit(fits: (count: number) => boolean, guess: number, all: number): number {
  let [fit, fails] = [1, all + 1];
  for (let next = guess, step = 1; next < fails; step *= 2) {
    if (next > fit && !fits(next)) fails = next;
    else {
      fit = Math.max(fit, next);
      next = Math.min(fit + step, all);
      if (next === fit) return fit;
    }
  }
  while (fails - fit > 1) {
    const middle = Math.floor((fit + fails) / 2);
    if (fits(middle)) fit = middle;
    else fails = middle;
  }
  return fit;
}
