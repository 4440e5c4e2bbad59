import { wordCount } from './morphology.ts';
import { sentenceWindows } from './sentence-plan.ts';
import type { Card } from './pack.ts';
import type { Clause, Piece } from './clause.ts';
import type { ReadingLevel } from '../../domain/settings.ts';

/** Words that slots usually stand for, where it is not one. */
const slotSizes: { readonly [slot: string]: number } = {
  place: 3,
  next: 3,
  last: 3,
  home: 3,
  inhome: 4,
  target: 3,
  goal: 4,
  token: 3,
  hands: 2,
  todo: 5,
  did: 5,
};

const tiers: { readonly [level in ReadingLevel]: number } = { elementary: 1, middle: 2, high: 3, adult: 3 };

function sizeOf(pieces: readonly Piece[], tier: number, long: boolean): number {
  return pieces.reduce((sum, piece) => {
    switch (piece.type) {
      case 'text':
        return sum + wordCount(piece.text);
      case 'lead':
        return sum;
      case 'slot':
        return sum + (piece.form === 'a' ? 4 : (slotSizes[piece.who] ?? 1));
      case 'tiered':
        return sum + sizeOf(tier > 2 ? piece.rich : piece.plain, tier, long);
      case 'choice':
        return sum + sizeOf(piece.of[0] ?? [], tier, long);
      case 'option':
        return long && piece.tier <= tier ? sum + sizeOf(piece.pieces, tier, long) : sum;
    }
  }, 0);
}

const known = new WeakMap<Card, Map<ReadingLevel, number>>();

/**
 * How many sentences of a card would be too short or too long for a level, told by themselves: of a line what stands alone, of a scene
 * what stands before, between and behind what is said in it, and what is said.
 */
export function misfits(card: Card, level: ReadingLevel): number {
  if (level === 'adult') return 0;
  const levels = known.get(card) ?? new Map<ReadingLevel, number>();
  known.set(card, levels);
  const told = levels.get(level);
  if (told !== undefined) return told;
  const found = runs(card.text).reduce((sum, run) => sum + outside(run, level), 0);
  levels.set(level, found);
  return found;
}

/** Clauses between what is spoken, and each that is spoken alone. */
function runs(clauses: readonly Clause[]): Clause[][] {
  const all: Clause[][] = [[]];
  for (const clause of clauses) {
    if (clause.speech) all.push([clause], []);
    else all.at(-1)?.push(clause);
  }
  return all.filter((run) => run.length > 0);
}

function outside(run: readonly Clause[], level: ReadingLevel): number {
  const { least, most } = sentenceWindows[level];
  const tier = tiers[level];
  if (run[0]?.speech === true) return level === 'elementary' ? longTalk(run[0], most) : 0;
  const long = run.filter((clause) => sizeOf(clause.pieces, tier, false) > most).length;
  if (long > 0) return long;
  return run.reduce((sum, clause) => sum + sizeOf(clause.pieces, tier, true), run.length - 1) < least ? 1 : 0;
}

/** Sentences of what is said that hold more words than a breath or a comma could mend. */
function longTalk({ pieces }: Clause, most: number): number {
  const text = pieces.map((piece) => (piece.type === 'text' ? piece.text : ' it ')).join('');
  return text.split(/[.!?]/).filter((each) => wordCount(each) > most + 4).length;
}
