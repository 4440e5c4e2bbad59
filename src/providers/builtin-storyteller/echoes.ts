import { hash32 } from './random.ts';
import { hasMark, mark } from './world.ts';

/** Words of a run that counts as a repetition. */
const run = 6;

/**
 * Marks of a passage's runs of six words, one in four of them by their own hash: whatever is told twice at length shares some, and a
 * whole story's fit into a few kilobytes. Names are masked: they may come as often as they like.
 */
export function echoMarks(passage: string, names: readonly string[]): string[] {
  const masked = names.reduce((text, name) => (name === '' ? text : text.replaceAll(name, '#')), passage);
  const words = wordsIn(masked.toLowerCase());
  const joined = words.join(' ');
  const marks: string[] = [];
  let masks = 0;
  let from = 0;
  let to = -1;
  for (let last = 0; last < words.length; last++) {
    const word = words[last] ?? '';
    to += word.length + 1;
    if (word === '#') masks += 1;
    const first = words[last + 1 - run];
    if (first === undefined) continue;
    if (masks < 2) {
      const hash = hash32(joined, 0, from, to);
      if (hash % 4 === 0) marks.push(mark(hash >>> 2));
    }
    if (first === '#') masks -= 1;
    from += first.length + 1;
  }
  return marks;
}

/** The words of a text in small letters, in any script; most have letters of one only, which need no table. */
function wordsIn(text: string): readonly string[] {
  const words: string[] = [];
  let from = -1;
  // Behind an apostrophe only letters go on with a word.
  let isTail = false;
  for (let i = 0; i <= text.length; i++) {
    const code = i < text.length ? text.charCodeAt(i) : 32;
    if (code > 127) return text.match(/[\p{L}\p{N}#]+(?:['’]\p{L}+)*/gu) ?? [];
    const isOther = (code > 47 && code < 58) || code === 35;
    if (from >= 0 && (isLetter(code) || (isOther && !isTail))) continue;
    if (from >= 0 && code === 39 && isLetter(text.charCodeAt(i + 1))) {
      isTail = true;
      continue;
    }
    if (from >= 0) words.push(text.slice(from, i));
    from = isLetter(code) || isOther ? i : -1;
    isTail = false;
  }
  return words;
}

function isLetter(code: number): boolean {
  return code > 96 && code < 123;
}

/** How many marks were made before, in this passage or in the ones `told`. */
export function echoesIn(marks: readonly string[], told: string): number {
  const here = new Set<string>();
  let echoes = 0;
  for (const each of marks) {
    if (here.has(each) || hasMark(told, each)) echoes += 1;
    here.add(each);
  }
  return echoes;
}

/** The sentences of a passage, each with its last mark. */
export function sentencesOf(passage: string): string[] {
  const sentences: string[] = [];
  let from = 0;
  for (const end of passage.matchAll(/([.!?…]["”']?)\s+/g)) {
    sentences.push(passage.slice(from, end.index + (end[1]?.length ?? 0)));
    from = end.index + end[0].length;
  }
  sentences.push(passage.slice(from));
  return sentences;
}

/**
 * The first two words of each sentence.
 * @param sentences of the passage, where they are known already
 */
export function openersOf(passage: string, sentences: readonly string[] = sentencesOf(passage)): string[] {
  return sentences.map((sentence) => {
    const head = sentence.slice(0, 80);
    const first = head.includes('#') ? [] : wordsIn(head.toLowerCase());
    // A third word tells that the second is whole.
    const words = first.length > 2 ? first : plainWordsIn(sentence);
    return words.slice(0, 2).join(' ');
  });
}

function plainWordsIn(sentence: string): readonly string[] {
  return sentence.toLowerCase().match(/[\p{L}\p{N}]+(?:['’]\p{L}+)*/gu) ?? [];
}

/** Openers that came within the six sentences before them, counting on from the last passage. */
export function dullOpeners(openers: readonly string[], before: readonly string[]): number {
  const all = [...before.slice(-6), ...openers];
  const from = all.length - openers.length;
  return openers.filter(
    (opener, i) => opener !== '' && all.slice(Math.max(0, from + i - 6), from + i).includes(opener),
  ).length;
}
