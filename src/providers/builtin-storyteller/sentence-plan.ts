import type { ReadingLevel } from '../../domain/settings.ts';

/** What a clause weighs: the words it always has, and those it can grow by. */
export type Weight = {
  readonly core: number;
  /** Words of each expansion that the level allows, in the order of the text. */
  readonly options: readonly number[];
  /** Which of them are there unless the sentence would be too long. */
  readonly kept: readonly boolean[];
  /** Told alone, whatever its length: speech. */
  readonly alone: boolean;
  /** Speech that ends with who said it: a clause may follow. */
  readonly openEnd: boolean;
  /** What it costs to join it to the clause before it; the smoother the join, the less. */
  readonly join: number;
  /** What it costs to begin a sentence with it. */
  readonly apart: number;
  /** Speech that begins with its words: a short clause may lead to it with a colon. */
  readonly tells: boolean;
  /** How many of its own clauses hang on ', and' or ', but'. */
  readonly ands: number;
  /** Who does it where it would be joined to the one before by one more 'and' or 'but': another, or the same; `null` where it would be joined otherwise. */
  readonly strung: 'other' | 'same' | null;
};

/** One sentence: clauses `from` to `to` (exclusive), and which expansions each of them shows. */
export type Group = {
  readonly from: number;
  readonly to: number;
  readonly shown: readonly (readonly boolean[])[];
};

/** Sentence lengths in words of each reading level; adult has a rhythm instead, in wide bounds. */
export const sentenceWindows: {
  readonly [level in ReadingLevel]: { readonly least: number; readonly most: number };
} = {
  elementary: { least: 5, most: 12 },
  middle: { least: 8, most: 20 },
  high: { least: 15, most: 30 },
  adult: { least: 3, most: 36 },
};

/**
 * Groups clauses to sentences and chooses expansions, so that the lengths come as near to the wanted ones as can be.
 * A dynamic programme over (clause, sentence number): exact for a paragraph, and far below a millisecond.
 * @param wanted words of the 1st, 2nd … sentence; begins anew when it is used up.
 */
export function planSentences(
  weights: readonly Weight[],
  level: ReadingLevel,
  wanted: readonly number[],
): Group[] {
  const memo: (Step | undefined)[] = [];
  const fits: (ReturnType<typeof fit> | undefined)[] = [];
  const rest = (from: number, sentence: number): Step => {
    const first = weights[from];
    if (first === undefined) return end;
    const key = from * weights.length + sentence;
    const known = memo[key];
    if (known !== undefined) return known;
    let best: Step | null = null;
    const goal = sentence % wanted.length;
    let spoken = false;
    for (let to = from + 1; to <= Math.min(weights.length, from + 5); to++) {
      spoken ||= weights[to - 1]?.alone === true;
      if (to > from + 1 && spoken && !(level === 'high' && isSpokenPair(weights.slice(from, to)))) break;
      // Sentences that are wanted alike fit alike, whichever of them it is.
      const place = (from * 5 + to - from - 1) * wanted.length + goal;
      const fitted = (fits[place] ??= fit(weights.slice(from, to), level, wanted[goal] ?? 12));
      const after = rest(to, sentence + 1);
      const cost = fitted.cost + first.apart + after.cost;
      if (best === null || cost < best.cost)
        best = { cost, group: { from, to, shown: fitted.shown }, next: after };
    }
    const step = best ?? end;
    memo[key] = step;
    return step;
  };
  const groups: Group[] = [];
  for (let step: Step | null = rest(0, 0); step?.group; step = step.next) groups.push(step.group);
  return groups;
}

/** Speech that ends with who said it, and what was done then; or a short sentence that leads to speech. */
function isSpokenPair(part: readonly Weight[]): boolean {
  const [first, ...rest] = part;
  const last = rest.at(-1);
  if (first === undefined || last === undefined) return false;
  if (first.alone) return first.openEnd && rest.every(({ alone }) => !alone);
  const lead = part.slice(0, -1);
  const isShort = lead.reduce((sum, { core }) => sum + core, 0) < sentenceWindows.high.least;
  return last.tells && last.join < 50 && isShort && lead.every(({ alone }) => !alone);
}

type Step = { readonly cost: number; readonly group: Group | null; readonly next: Step | null };

const end: Step = { cost: 0, group: null, next: null };

/** What it costs to string three clauses on 'and' and 'but': more than any rhythm is worth, and less than a sentence that is no length for its level. */
const chainCost: { readonly [level in ReadingLevel]: number } = {
  elementary: 30,
  middle: 30,
  high: 30,
  adult: 150,
};

function fit(
  part: readonly Weight[],
  level: ReadingLevel,
  wanted: number,
): { readonly cost: number; readonly shown: readonly (readonly boolean[])[] } {
  const window = sentenceWindows[level];
  // A joint costs a word: 'and', 'but', 'while'.
  let words = part.length - 1;
  let grows = false;
  let alone = false;
  let joins = 0;
  let ands = 0;
  let goesOn = 0;
  for (const [i, weight] of part.entries()) {
    words += weight.core;
    ands += weight.ands + (i > 0 && weight.strung === 'other' ? 1 : 0);
    if (i > 0 && weight.strung === 'same') goesOn = 1;
    if (weight.options.length > 0) grows = true;
    if (weight.alone) alone = true;
    if (i > 0) joins += weight.join;
    for (const [j, size] of weight.options.entries()) if (weight.kept[j] === true) words += size;
  }
  let dropped = 0;
  const shown = grows ? part.map((weight) => [...weight.kept]) : [];
  if (grows) {
    for (let i = part.length - 1; i >= 0 && words > window.most; i--) {
      const weight = part[i];
      weight?.options.forEach((size, j) => {
        const row = shown[i];
        if (words <= window.most || row?.[j] !== true) return;
        row[j] = false;
        words -= size;
        dropped += size;
      });
    }
    const goal = alone ? window.most : wanted;
    // Expansions of the first clauses first: a sentence that grows late loses its end.
    part.forEach((weight, i) => {
      weight.options.forEach((size, j) => {
        if (weight.kept[j] === true || words + size > window.most) return;
        const better = words < window.least || Math.abs(words + size - goal) <= Math.abs(words - goal);
        const row = shown[i];
        if (!better || row === undefined) return;
        row[j] = true;
        words += size;
      });
    });
  }
  if (alone) {
    // What leads to speech is over with the first sentence of it; what follows upon it has all of it before.
    const over = part[0]?.alone === true ? Math.max(0, words - window.most) : 0;
    return { cost: part.length > 1 ? 25 + over * 20 + joins : 0, shown };
  }
  const outside = words < window.least ? window.least - words : words > window.most ? words - window.most : 0;
  // What an author wrote is left out only where nothing else helps.
  return {
    cost:
      dropped * 5 +
      outside * 60 +
      Math.abs(words - wanted) * 2 +
      joins +
      (part.length > 3 ? 8 : 0) +
      (part.length > 1 && ands > 0 && ands + goesOn > 1 ? chainCost[level] : 0),
    shown,
  };
}
