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
  const words = masked.toLowerCase().match(/[\p{L}\p{N}#]+(?:['’]\p{L}+)*/gu) ?? [];
  const marks: string[] = [];
  for (let i = 0; i + run <= words.length; i++) {
    let masks = 0;
    for (let at = i; at < i + run; at++) if (words[at] === '#') masks += 1;
    if (masks > 1) continue;
    const hash = hash32(words.slice(i, i + run).join(' '));
    if (hash % 4 === 0) marks.push(mark(hash >>> 2));
  }
  return marks;
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

/** The first two words of each sentence. */
export function openersOf(passage: string): string[] {
  return passage
    .split(/(?<=[.!?…]["”']?)\s+/)
    .map((sentence) =>
      (sentence.toLowerCase().match(/[\p{L}\p{N}]+(?:['’]\p{L}+)*/gu) ?? []).slice(0, 2).join(' '),
    );
}

/** Openers that came within the six sentences before them, counting on from the last passage. */
export function dullOpeners(openers: readonly string[], before: readonly string[]): number {
  const all = [...before.slice(-6), ...openers];
  const from = all.length - openers.length;
  return openers.filter(
    (opener, i) => opener !== '' && all.slice(Math.max(0, from + i - 6), from + i).includes(opener),
  ).length;
}
