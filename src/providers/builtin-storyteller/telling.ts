import { markOf, pickCard } from './pick-card.ts';
import { scopeOf, type Stage } from './stagecraft.ts';
import type { Card } from './pack.ts';
import type { Rng } from './random.ts';
import type { Told } from './realise.ts';
import { withSeen, type World } from './world.ts';

/** What one telling gathers as it goes. */
export type Telling = {
  world: World;
  readonly stage: Stage;
  readonly excluded: Set<string>;
  readonly rng: (stream: string) => Rng;
  readonly used: Card[];
};

/** Notes that a card was told. */
export function use(telling: Telling, card: Card | null): Card | null {
  if (card === null) return null;
  telling.used.push(card);
  telling.world = withSeen(telling.world, markOf(card));
  return card;
}

/** Told with nothing left out, however short the sentences of a level are. */
export function uncut(told: Told): Told {
  const clauses = told.clauses.map((clause) => ({
    ...clause,
    whole: true,
    pieces: clause.pieces.flatMap((piece) =>
      piece.type === 'option' && piece.tier === 0 ? piece.pieces : [piece],
    ),
  }));
  return { ...told, clauses };
}

/** With the hero called by name where first spoken of: what stands before it is of somebody else. */
export function withHero(told: Told, stage: Stage): Told {
  if (stage.second) return told;
  let isFirst = true;
  const clauses = told.clauses.map((clause) => ({
    ...clause,
    pieces: clause.pieces.map((piece) => {
      if (!isFirst || piece.type !== 'slot' || piece.who !== 'h') return piece;
      isFirst = false;
      return piece.form === 'auto' ? { ...piece, form: 'name' } : piece;
    }),
  }));
  return { ...told, clauses };
}

/** A line of a list kind, told in the present scope. */
export function listed(
  telling: Telling,
  kind: string,
  flags: readonly string[],
  fallback: string | null,
  extra: { readonly [slot: string]: string } = {},
  cast: { readonly [who: string]: string } = {},
): Told[] {
  const rng = telling.rng(`${kind}/${flags.join('/')}`);
  const pick = (wanted: readonly string[], once: boolean) =>
    pickCard(kind, telling.stage, telling.world, rng, { flags: wanted, excluded: telling.excluded, once });
  const other = fallback === null || fallback === 'skip' ? null : [fallback, ...flags.slice(1)];
  const card =
    pick(flags, true) ??
    (other === null ? null : pick(other, true)) ??
    (fallback === 'skip' ? null : pick(flags, false));
  if (use(telling, card) === null || card === null) return [];
  return [
    {
      clauses: card.text,
      scope: scopeOf(telling.stage, telling.world, { ...telling.world.stage, ...cast }, extra),
    },
  ];
}
