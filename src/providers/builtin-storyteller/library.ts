import { readPack, type Card, type Pack, type PackId, type PackSource } from './pack.ts';
import type { Genre } from '../../domain/character.ts';

/** Loads the source of a pack; rejects when neither cache nor host has it. */
export type LoadPack = (id: PackId) => Promise<PackSource>;

/** The cards and words that a story draws on. */
export type Library = {
  readonly cards: ReadonlyMap<string, Card>;
  readonly byKind: ReadonlyMap<string, readonly Card[]>;
  /** The genre's own words before the core's. */
  readonly words: (list: string) => readonly string[];
};

/**
 * Which pack a genre plays with. A pack's own cards belong to its home genres; a guest takes only the cards that are marked
 * `any`, so that no ghost walks into a western, and leans on the core for the rest.
 */
export const packOfGenre: { readonly [genre in Genre]: { readonly pack: PackId; readonly home: boolean } } = {
  fantasy: { pack: 'wonder', home: true },
  'urban-fantasy': { pack: 'wonder', home: true },
  'magical-realism': { pack: 'wonder', home: true },
  'sci-fi': { pack: 'tech', home: true },
  'space-opera': { pack: 'tech', home: true },
  cyberpunk: { pack: 'tech', home: false },
  superhero: { pack: 'crime', home: false },
  steampunk: { pack: 'crime', home: false },
  horror: { pack: 'dark', home: true },
  thriller: { pack: 'crime', home: true },
  'post-apocalyptic': { pack: 'dark', home: true },
  mystery: { pack: 'crime', home: true },
  detective: { pack: 'crime', home: true },
  adventure: { pack: 'frontier', home: true },
  western: { pack: 'frontier', home: true },
  survival: { pack: 'frontier', home: true },
  historical: { pack: 'frontier', home: true },
  romance: { pack: 'heart', home: true },
  comedy: { pack: 'heart', home: true },
  drama: { pack: 'heart', home: true },
};

/** Packs as Vite chunks: each is fetched when the first story of its genre is told, and kept by the service worker. */
export const bundledPacks: LoadPack = async (id) => {
  switch (id) {
    case 'core':
      return (await import('./content/core.ts')).core;
    case 'wonder':
      return (await import('./content/wonder.ts')).wonder;
    case 'tech':
      return (await import('./content/tech.ts')).tech;
    case 'crime':
      return (await import('./content/crime.ts')).crime;
    case 'dark':
      return (await import('./content/dark.ts')).dark;
    case 'frontier':
      return (await import('./content/frontier.ts')).frontier;
    case 'heart':
      return (await import('./content/heart.ts')).heart;
  }
};

/** Joins the core and a genre's pack; `genre` decides which cards of the pack are let in. */
export function createLibrary(core: Pack, pack: Pack, genre: Genre): Library {
  const { home } = packOfGenre[genre];
  const guests = pack.cards.filter((card) => home || card.flags.includes('any'));
  const all = [...core.cards.filter((card) => !(home && card.flags.includes('spare'))), ...guests];
  const byKind = new Map<string, Card[]>();
  for (const card of all) {
    const list = byKind.get(card.kind);
    if (list === undefined) byKind.set(card.kind, [card]);
    else list.push(card);
  }
  return {
    cards: new Map([...core.cards, ...pack.cards].map((card) => [card.id, card])),
    byKind,
    words: (list) => (home ? pack.words[list] : undefined) ?? core.words[list] ?? [],
  };
}

/** Reads a pack once; later askers get the same one. */
export function createPackShelf(load: LoadPack): (id: PackId) => Promise<Pack> {
  const shelf = new Map<PackId, Promise<Pack>>();
  return (id) => {
    const known = shelf.get(id);
    if (known !== undefined) return known;
    const reading = load(id).then(readPack);
    shelf.set(id, reading);
    // A failed load is forgotten, so that the next turn may try again.
    reading.catch(() => shelf.delete(id));
    return reading;
  };
}
