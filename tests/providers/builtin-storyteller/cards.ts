import type { Clause, Piece } from '../../../src/providers/builtin-storyteller/clause.ts';
import { milestones } from '../../../src/providers/builtin-storyteller/milestones.ts';
import {
  bundledPacks,
  createLibrary,
  packsOf,
  type Library,
} from '../../../src/providers/builtin-storyteller/library.ts';
import { packIds, readPack, type Card, type Pack } from '../../../src/providers/builtin-storyteller/pack.ts';
import { startingStats } from '../../../src/domain/stats.ts';
import type { Era, Genre } from '../../../src/domain/character.ts';

/** All that is written for the storyteller, for the tests of it. */
export const sources = await Promise.all(packIds.map(bundledPacks));
export const packs: readonly Pack[] = sources.map(readPack);
export const packOf = new Map(packs.map((pack) => [pack.id, pack]));
export function libraryOf(genre: Genre, era: Era): Library {
  const ids = packsOf(genre, era);
  const [core, family, own, age] = [ids.core, ids.family, ids.genre, ids.era].map((id) => packOf.get(id));
  if (core === undefined || family === undefined || own === undefined || age === undefined)
    throw new Error('a pack is missing');
  return createLibrary({ core, family, genre: own, era: age }, genre, era);
}
export const cards = packs.flatMap((pack) => pack.cards);
export const stats = startingStats({
  type: 'surface',
  hasOxygen: true,
  hasRadiation: false,
  description: '',
});

/** Everything that a card can say: every expansion, choice and vocabulary. */
export function wholeText(clauses: readonly Clause[]): string {
  const say = (pieces: readonly Piece[]): string =>
    pieces
      .map((piece) => {
        switch (piece.type) {
          case 'text':
          case 'lead':
            return piece.text;
          case 'slot':
            return '§';
          case 'option':
            return ` ${say(piece.pieces)} `;
          case 'tiered':
            return `${say(piece.plain)} ${say(piece.rich)}`;
          case 'choice':
            return piece.of.map(say).join(' ');
        }
      })
      .join('');
  return clauses
    .map((clause) => say(clause.pieces))
    .join('. ')
    .replace(/\s+/g, ' ');
}

export const textsOf = (card: Card): readonly (readonly Clause[])[] => [
  card.text,
  ...card.actions.map((action) => action.win),
  ...new Set(card.actions.map((action) => action.miss)),
];
export const wholeCard = (card: Card): string => textsOf(card).map(wholeText).join('. ');
export const isBeat = (card: Card) =>
  [
    'open',
    ...milestones,
    'scene',
    'tex',
    'thread',
    'air',
    'rescue',
    'mercy',
    'chase',
    'sequel',
    'after',
  ].includes(card.kind);
