import { bundledPacks } from '../../src/providers/builtin-storyteller/library.ts';
import { packIds, readPack } from '../../src/providers/builtin-storyteller/pack.ts';
import type { Clause, Piece } from '../../src/providers/builtin-storyteller/clause.ts';
import { wordCount } from '../../src/providers/builtin-storyteller/morphology.ts';

const sizes: { readonly [slot: string]: number } = {
  place: 3,
  next: 3,
  last: 3,
  target: 2,
  token: 3,
  home: 3,
  inhome: 4,
  goal: 5,
  hands: 2,
  garment: 2,
  hair: 2,
  aside: 3,
  did: 3,
  todo: 4,
  must: 3,
};
function size(pieces: readonly Piece[], most: number): number {
  return pieces.reduce((sum, piece) => {
    switch (piece.type) {
      case 'text':
      case 'lead':
        return sum + wordCount(piece.text);
      case 'slot':
        return sum + (piece.form === 'a' ? 4 : (sizes[piece.who] ?? 1));
      case 'option':
        return piece.tier <= most && piece.tier > 0 ? sum + size(piece.pieces, most) : sum;
      case 'tiered':
        return sum + size(piece.plain, most);
      case 'choice':
        return sum + size(piece.of[0] ?? [], most);
    }
  }, 0);
}
const words = (pieces: readonly Piece[]): string =>
  pieces
    .map((p) =>
      p.type === 'text' || p.type === 'lead'
        ? p.text
        : p.type === 'slot'
          ? `{${p.who}}`
          : p.type === 'option'
            ? `[${p.tier} ${words(p.pieces)}]`
            : p.type === 'tiered'
              ? words(p.plain)
              : words(p.of[0] ?? []),
    )
    .join('');

/** Lists the clauses that no plan can bring into the window of elementary school. */
export async function main(): Promise<number> {
  for (const id of packIds) {
    for (const card of readPack(await bundledPacks(id)).cards) {
      const check = (clauses: readonly Clause[]) =>
        clauses.forEach((clause) => {
          if (clause.speech) return;
          const least = size(clause.pieces, -1);
          const most = size(clause.pieces, 1);
          if (least > 12 || most < 5)
            console.log(`${least > 12 ? least : -most}\t${card.id}\t${words(clause.pieces)}`);
        });
      check(card.text);
      card.actions.forEach((action) => check(action.win));
    }
  }
  return 0;
}
