import { exclusionsOf } from './exclusions.ts';
import { cardsIn, isToldIn } from './lacks.ts';
import { coverIn, isEnclosed, localeIds, type Locale, type LocaleId } from './locale.ts';
import { coverOf, type Cover } from './place-kind.ts';
import {
  familyIds,
  readPack,
  type Card,
  type CaseId,
  type FamilyId,
  type Pack,
  type PackId,
  type PackSource,
} from './pack.ts';
import type { Archetype } from './quest.ts';
import type { Motive } from './motive.ts';
import type { Era, Genre } from '../../domain/character.ts';
import { isOldEra } from '../../domain/character-choices.ts';

/** Loads the source of a pack; rejects when neither cache nor host has it. */
export type LoadPack = (id: PackId) => Promise<PackSource>;

/** The cards and words that a story draws on. */
export type Library = {
  readonly cards: Pick<ReadonlyMap<string, Card>, 'get'>;
  /** The cards of a kind that this story may tell; each kind is sorted out when it is first asked for. */
  readonly byKind: Pick<ReadonlyMap<string, readonly Card[]>, 'get' | 'values'>;
  /** The words of genre, era and family; the core's where those have none. */
  readonly words: (list: string) => readonly string[];
  /** Whether a place has a roof, as its list says (`the tannery #in`) or its name tells. */
  readonly coverOf: (place: string) => Cover;
};

/**
 * Which pack a genre plays with. A pack's own cards belong to its home genres; a guest takes only the cards that are marked
 * `any`, so that no ghost walks into a western, and leans on its overlay and the core for the rest.
 */
export const packOfGenre: { readonly [genre in Genre]: { readonly pack: FamilyId; readonly home: boolean } } =
  {
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

const families: { readonly [id in 'core' | FamilyId]: () => Promise<PackSource> } = {
  core: async () => (await import('./content/core.ts')).core,
  wonder: async () => (await import('./content/wonder.ts')).wonder,
  tech: async () => (await import('./content/tech.ts')).tech,
  crime: async () => (await import('./content/crime.ts')).crime,
  dark: async () => (await import('./content/dark.ts')).dark,
  frontier: async () => (await import('./content/frontier.ts')).frontier,
  heart: async () => (await import('./content/heart.ts')).heart,
};

/** What is not every story's: parts of the core, cases, overlays of genres, packs of eras and of places; each exports its source as `pack`. */
const overlays = import.meta.glob<PackSource>(
  './content/{quest-*,motive-*,airless,sequel,typed,case-*,genre-*,era-*,site-*}.ts',
  { import: 'pack' },
);

/**
 * Packs as Vite chunks: each is fetched when the first story that needs it is told, and kept by the service worker. An overlay or era
 * that has not been written is an empty pack.
 */
export const bundledPacks: LoadPack = async (id) => {
  if (id === 'core' || isFamily(id)) return families[id]();
  return (await overlays[`./content/${id}.ts`]?.()) ?? { id, sheets: [], words: {} };
};

function isFamily(id: PackId): id is FamilyId {
  return familyIds.some((family) => family === id);
}

/** The packs of one story. */
export type StoryPacks = {
  readonly core: Pack;
  readonly family: Pack;
  readonly genre: Pack;
  readonly era: Pack;
  /** What this story needs beside, see `partsOf`. */
  readonly parts?: readonly Pack[];
};

/** Which packs a story of this genre and era is told from. */
export function packsOf(
  genre: Genre,
  era: Era,
): { readonly [part in 'core' | 'family' | 'genre' | 'era']: PackId } {
  return { core: 'core', family: packOfGenre[genre].pack, genre: `genre-${genre}`, era: `era-${era}` };
}

/** What decides which parts a story needs beside the packs of its genre and era. */
export type Needs = {
  readonly archetype: Archetype;
  /** What is the case in the story's quest; and in the one that begins now, where that is over. */
  readonly cases: readonly CaseId[];
  readonly motive: Motive;
  /** Whether the air must be brought along. */
  readonly airless: boolean;
  /** Whether its first quest is over, so that another may begin. */
  readonly ended: boolean;
  /** Whether the player does something of his own: offers have their answers with them. */
  readonly typed: boolean;
  /** Where it is; a town or the like when left out. */
  readonly locale?: Locale;
};

/** What only some stories need: what is the case in such a quest and what ties it to the scenes, the hero's reason, air, a new quest. */
export function partsOf({
  cases,
  archetype,
  motive,
  airless,
  ended,
  typed,
  locale = 'open',
}: Needs): readonly PackId[] {
  return [
    ...cases.map((id) => `case-${id}` as const),
    `quest-${archetype}`,
    ...(motive === 'none' ? [] : [`motive-${motive}` as const]),
    ...(airless ? ['airless' as const] : []),
    ...(ended ? ['sequel' as const] : []),
    ...(typed ? ['typed' as const] : []),
    ...(locale === 'open' ? [] : [`site-${locale}` as const]),
  ];
}

/** Joins the packs of a story. Cards and words of another age are left out, and those that name what its place does not have. */
export function createLibrary(packs: StoryPacks, genre: Genre, era: Era): Library {
  const { home } = packOfGenre[genre];
  const { core, family } = packs;
  const parts = packs.parts ?? [];
  const excluded = exclusionsOf(era, packs.era.words['exclusions'] ?? []);
  const all = [core, ...parts, family, packs.genre, packs.era];
  const site = parts.find(({ id }) => localeNamed(id) !== undefined);
  const locale = site === undefined ? undefined : localeNamed(site.id);
  // A case is told only where it can be, and a place knows what it has.
  const isThere = ({ id }: Pack) => id.startsWith('case-') || id.startsWith('site-');
  const told = (of: (pack: Pack) => readonly Card[]): readonly Card[] => [
    ...of(core).filter((card) => !(home && card.flags.includes('spare'))),
    ...parts.flatMap(of),
    ...of(family).filter((card) => home || card.flags.includes('any')),
    ...of(packs.genre),
    ...of(packs.era),
  ];
  // A side story or a case with one line of another age is left out whole: it could not be told to its end.
  let brokenLines: ReadonlySet<string> | null = null;
  const broken = (): ReadonlySet<string> =>
    (brokenLines ??= new Set([...new Set(all.flatMap((pack) => pack.linedKinds))].flatMap(brokenOf)));
  const brokenOf = (kind: string): readonly string[] => {
    const fitting = new Set(fittingOf(kind));
    return told((pack) => pack.ofKind(kind)).flatMap((card) =>
      fitting.has(card) ? [] : (lineOf(card) ?? []),
    );
  };
  const isBroken = (line: string | undefined) => line !== undefined && broken().has(line);
  const fittingOf = (kind: string): readonly Card[] => {
    const ofThisAge = (pack: Pack) => ofAge(pack.ofKind(kind), excluded);
    if (locale === undefined || everywhere.has(kind)) return told(ofThisAge);
    const here = told((pack) =>
      isThere(pack)
        ? ofThisAge(pack)
        : isOfTowns(pack.id, kind, locale)
          ? []
          : cardsIn(locale, ofThisAge(pack)),
    );
    if (kind === 'thread') return here;
    if (here.length === 0) return told(ofThisAge);
    return sure.test(kind) ? withEveryList(here, told(ofThisAge)) : here;
  };
  const kinds = new Map<string, readonly Card[]>();
  const ofKind = (kind: string): readonly Card[] | undefined => {
    const known = kinds.get(kind);
    if (known !== undefined) return known;
    if (!all.some((pack) => pack.kinds.includes(kind))) return undefined;
    const found = fittingOf(kind);
    const isLined = all.some((pack) => pack.linedKinds.includes(kind));
    const whole = isLined ? found.filter((card) => !isBroken(lineOf(card))) : found;
    kinds.set(kind, whole);
    return whole;
  };
  const lists = new Map<string, readonly string[]>();
  const covers = new Map<string, Cover>();
  for (const pack of [core, family, packs.genre, packs.era, ...(site === undefined ? [] : [site])]) {
    for (const place of pack.words['places'] ?? []) {
      const [name = '', cover] = / #(?:in|out)\b/.test(place) ? place.split(/ [#@~]/) : [];
      if (cover === 'in' || cover === 'out') covers.set(name, cover);
    }
  }
  const words = (list: string): readonly string[] => {
    const own = [packs.genre.words[list], packs.era.words[list], home ? family.words[list] : undefined];
    // Nouns of an era are pairs: the place's word for a thing replaces the genre's, the genre's the era's, and the era's the core's.
    if (list.startsWith('era.'))
      return [
        ...[core.words[list], ...own.toReversed()].flatMap((each) => each ?? []),
        ...ofEra(site?.words['nouns'] ?? [], era, family.id),
      ];
    // Whoever has the say in a place, and where it is decided, is the place's own.
    const ofThisAge = (word: string) => !aged.test(list) || excluded?.test(word) !== true;
    const native = placed.test(list) ? ofEra(site?.words[list] ?? [], era, family.id).filter(ofThisAge) : [];
    if (native.length >= 3) return native;
    const joined = own.flatMap((each) => each ?? []);
    const fitting = ofEra(
      [...new Set(joined.length > 0 ? joined : [core, ...parts].flatMap((pack) => pack.words[list] ?? []))],
      era,
      family.id,
    );
    const old = fitting.filter(ofThisAge);
    if (locale === undefined || !(placed.test(list) || list === 'titles')) return old;
    const here = old.filter((word) => isToldIn(locale, word));
    return [...native, ...(here.length + native.length > 0 ? here : old)];
  };
  return {
    cards: {
      get: (id) =>
        [core, family, packs.genre, packs.era, ...parts].reduceRight<Card | undefined>(
          (found, pack) => found ?? pack.find(id),
          undefined,
        ),
    },
    byKind: {
      get: ofKind,
      values: () => new Set(all.flatMap((pack) => pack.kinds.map((kind) => ofKind(kind) ?? []))).values(),
    },
    words: (list) => {
      const known = lists.get(list);
      if (known !== undefined) return known;
      const found = words(list);
      lists.set(list, found);
      return found;
    },
    coverOf: (place) => {
      const known = covers.get(place);
      if (known !== undefined) return known;
      const usual = locale === undefined ? null : (coverIn[locale] ?? null);
      const cover = locale !== undefined && isEnclosed(locale) ? usual : (coverOf(place) ?? usual);
      covers.set(place, cover);
      return cover;
    },
  };
}

/** The cards of a list that have nothing of another age; looked for once for each list and age. */
function ofAge(cards: readonly Card[], excluded: RegExp | null): readonly Card[] {
  if (excluded === null || cards.length === 0) return cards;
  const ages = fittingCards.get(cards) ?? new Map<RegExp, readonly Card[]>();
  fittingCards.set(cards, ages);
  const known = ages.get(excluded);
  if (known !== undefined) return known;
  // A deed is named by its pack, which may be called what the age does not have: "genre-space-opera.heir".
  const said = ({ flags, source }: Card) =>
    `${flags.filter((flag) => !/^(?:did|ground)=/.test(flag)).join(' ')} ${source}`;
  const fitting = cards.filter((card) => !excluded.test(said(card)));
  ages.set(excluded, fitting);
  return fitting;
}

const fittingCards = new WeakMap<readonly Card[], Map<RegExp, readonly Card[]>>();

/** What is seen in an age is seen in its towns; of the future's much is aboard its ships as well. */
function isOfTowns(pack: PackId, kind: string, locale: LocaleId): boolean {
  const isAboard = pack === 'era-future' && (locale === 'spaceship' || locale === 'station');
  return kind === 'sense' && pack.startsWith('era-') && !isAboard;
}

/** Kinds without which nothing can be told: they are the same in every place. */
const everywhere = /* @__PURE__ */ new Set(['open', 'foot', 'close', 'scene', 'air', 'rescue', 'mercy']);

/** Kinds of which every list must have a line: by what tone a story ends, and how. */
const sure = /^(?:after|epilogue|meet)$/;

/** With the lines of those lists that would have none. */
function withEveryList(here: readonly Card[], all: readonly Card[]): readonly Card[] {
  const listOf = ({ flags }: Card) => flags.filter((flag) => /^[a-z]+$/.test(flag)).join(' ');
  const lists = new Set(here.map(listOf));
  return all.filter((card) => !lists.has(listOf(card))).concat(here);
}

/** Lists of what is another in every place. */
const placed = /^(?:places|foes)$/;

function localeNamed(pack: PackId): LocaleId | undefined {
  return localeIds.find((locale) => pack === `site-${locale}`);
}

/** Lists of things, people and titles, which no age may take from another. */
const aged = /^(?:places|foes|titles|book\.\w+)$/;

function lineOf(card: Card): string | undefined {
  return card.flags.find((flag) => flag.startsWith('line='));
}

/**
 * Words may end with the ages that have them, `the server room #in @new`, `the forum @ancient,medieval`, and before these with the
 * families of genres that do: `Old Saul|wrecker|the wreckers|he ~dark,frontier`.
 */
function ofEra(words: readonly string[], era: Era, family: PackId): readonly string[] {
  return words.flatMap((word) => {
    const [named = '', ages] = word.split(' @');
    const [said = '', families] = named.split(' ~');
    const text = said.replace(/ #(?:in|out)$/, '');
    const fits =
      (families === undefined || families.split(',').some((each) => each === family)) &&
      (ages === undefined ||
        ages
          .split(',')
          .some(
            (age) => age === era || (age === 'old' && isOldEra(era)) || (age === 'new' && !isOldEra(era)),
          ));
    return fits ? [text] : [];
  });
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
