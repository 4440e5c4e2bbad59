import { gzipSync } from 'node:zlib';
import { sentenceWindows } from '../../src/providers/builtin-storyteller/sentence-plan.ts';
import { wordCount } from '../../src/providers/builtin-storyteller/morphology.ts';
import type { ReadingLevel } from '../../src/domain/settings.ts';

/** Sentences of a passage, as a reader sees them. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?…]["”'’]{0,2})\s+(?=[\p{Lu}\p{Lo}\d"“‘])/u)
    .filter((sentence) => sentence.trim() !== '');
}

export function tokensOf(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[\p{L}\p{N}]+(?:'[\p{L}]+)*/gu) ?? []
  );
}

/** Share of distinct n-grams in the first `window` tokens. */
export function distinct(tokens: readonly string[], n: number, window: number): number {
  const grams = gramsOf(tokens.slice(0, window), n);
  return grams.length === 0 ? 1 : new Set(grams).size / grams.length;
}

/** Share of n-grams that came before. */
export function repeatedShare(tokens: readonly string[], n: number, window: number): number {
  return 1 - distinct(tokens, n, window);
}

export function gramsOf(tokens: readonly string[], n: number): string[] {
  return tokens.slice(0, Math.max(0, tokens.length - n + 1)).map((_, i) => tokens.slice(i, i + n).join(' '));
}

export function gzipRatio(text: string): number {
  return Buffer.byteLength(text) / gzipSync(text, { level: 9 }).length;
}

/** Sentences inside the level's window: narration alone, and with speech, which must only not be longer than the window. */
export function windowShare(
  passages: readonly string[],
  level: ReadingLevel,
): {
  readonly narration: number;
  readonly all: number;
  readonly outside: readonly string[];
  readonly outsideSpoken: readonly string[];
} {
  const { least, most } = sentenceWindows[level];
  let inside = 0;
  let count = 0;
  let insideAll = 0;
  let countAll = 0;
  const outside: string[] = [];
  const outsideSpoken: string[] = [];
  for (const passage of passages) {
    for (const paragraph of passage.split('\n\n')) {
      let open = false;
      for (const sentence of sentencesOf(paragraph)) {
        const quotes = (sentence.match(/["“”]/g) ?? []).length;
        const spoken = open || quotes > 0;
        if (quotes % 2 === 1) open = !open;
        const words = wordCount(sentence);
        const fits = words >= least && words <= most;
        countAll += 1;
        // Talk may be short at every level; too long it may not be.
        if (fits || (spoken && words <= most)) insideAll += 1;
        else if (spoken) outsideSpoken.push(`${words}: ${sentence}`);
        if (spoken) continue;
        count += 1;
        if (fits) inside += 1;
        else outside.push(`${words}: ${sentence}`);
      }
    }
  }
  return {
    narration: count === 0 ? 1 : inside / count,
    all: countAll === 0 ? 1 : insideAll / countAll,
    outside,
    outsideSpoken,
  };
}

/** Marks of a machine showing through. */
export function leaksOf(text: string): string[] {
  const leaks: string[] = [];
  const find = (name: string, shape: RegExp) => {
    const found = shape.exec(text);
    if (found !== null)
      leaks.push(`${name}: …${text.slice(Math.max(0, found.index - 40), found.index + 40)}…`);
  };
  find('bracket', /[{}[\]|~<>«»]/);
  find('undefined', /\b(?:undefined|NaN|null|object Object)\b/);
  find('doubled word', /\b(?!had\b|that\b|her\b|nine\b|left\b|all\b|no\b|is\b|was\b|and\b)([a-z]+) \1\b/);
  find('doubled function word', /\b(and|was|is|the|a|to) \1\b/);
  find('article', /\ba (?=[aeio][a-z]+)(?!one\b|once\b|eu)/i);
  find('article', /\ban (?=[bcdfgjklmnpqrstvwz][a-z]+)/i);
  find('space before mark', / [,.;:!?]/);
  find('doubled mark', /,,|;;|,\.|;\.|,;|::/);
  find('lower-case start', /(?:^|[.!?] )[a-z]/m);
  find('case', /\b(?:to|with|at) (?:he|they)\b(?! (?:had|was|were|could|would|did))/);
  find(
    'agreement',
    /\b(?:they was|he were|she were|(?<!(?:behind|of|to|for|with|in|at|by|from|near|like|beside|between) )you was|(?<!(?:if|of|to|in|on|at|by|before|behind|along|beside|round|over|under|sooner|though|as|wish) )it were)\b/i,
  );
  find('straight mark', /["']/);
  for (const paragraph of text.split('\n\n')) {
    const marks = (paragraph.match(/[“”]/g) ?? []).join('');
    if (marks !== '“”'.repeat(marks.length / 2)) leaks.push(`quotes do not balance: ${paragraph}`);
  }
  return leaks;
}
