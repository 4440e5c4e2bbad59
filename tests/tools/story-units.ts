import { bundledPacks, createLibrary, packsOf } from '../../src/providers/builtin-storyteller/library.ts';
import { eras, genres } from '../../src/domain/character-choices.ts';
import type { Era, Genre } from '../../src/domain/character.ts';
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

/** Cards that a slot should offer a genre: 80 where it is used once a turn, fewer where a story uses it rarely; the plot itself has its scenes in the packs of the cases. */
const wanted: { readonly [kind: string]: number } = {
  sense: 80,
  mood: 60,
  hook: 80,
  chat: 60,
  try: 60,
  tex: 12,
  callback: 30,
  thread: 12,
  ally: 6,
  chase: 4,
  air: 6,
  rescue: 3,
  mercy: 3,
  intro: 8,
  'intro-goal': 8,
  motive: 20,
  close: 10,
  epilogue: 20,
  sequel: 6,
  after: 4,
  ways: 30,
  need: 18,
  must: 10,
  blank: 10,
  pause: 10,
};

/**
 * `--slots --genre G --era E`: how many cards each slot has in that genre and era, against how many it wants.
 * `--clauses --pack P`: the clauses that no plan can bring into the window of elementary school.
 */
export async function main(args: readonly string[]): Promise<number> {
  const option = (name: string) =>
    args.includes(`--${name}`) ? args[args.indexOf(`--${name}`) + 1] : undefined;
  if (args.includes('--slots')) {
    const chosen = genres.filter((genre) => option('genre') === undefined || option('genre') === genre);
    const era = eras.find((each) => each === option('era')) ?? 'modern';
    for (const genre of chosen) await printSlots(genre, era, chosen.length > 1);
    return 0;
  }
  const only = option('pack');
  for (const id of packIds) {
    if (only !== undefined && only !== id) continue;
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
      card.actions.forEach((action) => [action.win, action.miss].forEach(check));
    }
  }
  return 0;
}

async function printSlots(genre: Genre, era: Era, short: boolean): Promise<void> {
  const ids = packsOf(genre, era);
  const [core, family, own, age] = await Promise.all(
    [ids.core, ids.family, ids.genre, ids.era].map(async (id) => readPack(await bundledPacks(id))),
  );
  if (core === undefined || family === undefined || own === undefined || age === undefined) return;
  const { byKind } = createLibrary({ core, family, genre: own, era: age }, genre, era);
  const lines = Object.entries(wanted).map(([kind, want]) => {
    const cards = byKind.get(kind) ?? [];
    const ownCards = cards.filter((card) => card.id.startsWith('genre-')).length;
    return { kind, want, all: cards.length, own: ownCards };
  });
  const low = lines.filter((line) => line.all < line.want);
  console.log(
    `${genre} (${era}): ${own.cards.length} cards of its own; below what is wanted: ${low.length} of ${lines.length}`,
  );
  for (const line of short ? low : lines)
    console.log(
      `  ${line.all < line.want ? '-' : ' '} ${line.kind.padEnd(11)} ${line.all} of ${line.want}   own ${line.own}`,
    );
  if (short) return;
  for (const kind of ['fit', 'fitp']) {
    const groups = new Map<string, number>();
    for (const card of byKind.get(kind) ?? []) {
      const key = card.flags.slice(0, 2).join(' ');
      groups.set(key, (groups.get(key) ?? 0) + 1);
    }
    console.log(`    ${kind}: ${[...groups].map(([key, n]) => `${key} ${n}`).join(', ')}`);
  }
}
