import { parseClauses, type Clause } from './clause.ts';
import { archetypes, motives, type Archetype, type Motive } from './intake.ts';
import { hash32 } from './random.ts';
import { eras, genres, type Era, type Genre } from '../../domain/character.ts';
import type { ActionType } from '../../domain/action.ts';

/** Packs that several genres share; the core is every story's. */
export const familyIds = ['wonder', 'tech', 'crime', 'dark', 'frontier', 'heart'] as const;
export type FamilyId = (typeof familyIds)[number];
/** The ways of finding out: each has a pack of cases, what was really so in a quest of that kind. */
export const trailIds = [
  'who',
  'why',
  'seek',
  'rescue',
  'defeat',
  'escape',
  'deliver',
  'protect',
  'win',
  'any',
] as const;
export type Trail = (typeof trailIds)[number];
/** Parts of the core that only some stories need: their cards are the core's in all else. */
type CorePart = `quest-${Archetype}` | `motive-${Exclude<Motive, 'none'>}` | 'airless' | 'sequel';
export type PackId = 'core' | FamilyId | CorePart | `case-${Trail}` | `genre-${Genre}` | `era-${Era}`;

/** Every pack that may be there; a story loads the core with the parts that it needs, a family, its quest's cases, its genre's overlay and its era (storyteller.md 6). */
export const packIds: readonly PackId[] = [
  'core',
  ...familyIds,
  ...archetypes.map((archetype) => `quest-${archetype}` as const),
  ...motives.map((motive) => `motive-${motive}` as const),
  'airless',
  'sequel',
  ...trailIds.map((trail) => `case-${trail}` as const),
  ...genres.map((genre) => `genre-${genre}` as const),
  ...eras.map((era) => `era-${era}` as const),
];

/** A pack as its author writes it: sheets of cards, and lists of words by name. */
export type PackSource = {
  readonly id: PackId;
  /** Cards in the notation that `parseCards` reads. */
  readonly sheets: readonly string[];
  readonly words: { readonly [list: string]: readonly string[] };
};

/** One of the three ways on that a card opens. */
export type CardAction = {
  readonly type: ActionType;
  /** The offer, with slots. */
  readonly text: string;
  /** What comes of it when it goes well. */
  readonly win: readonly Clause[];
  /** What comes when it goes wrong, with the card's own people and things; empty where the card has no line for it. */
  readonly miss: readonly Clause[];
};

/** A storylet or a fragment: text that can be told once in a story. */
export type Card = {
  readonly id: string;
  /** What part of a story it plays: 'open', 'lead', 'tex', 'fit:talk:win' … */
  readonly kind: string;
  readonly flags: readonly string[];
  /** Which quarter of its list it is in, 0 to 3: stories one after another prefer different quarters. */
  readonly share: number;
  /** The card as it was written, to search it for words that an age does not have. */
  readonly source: string;
  readonly titles: readonly string[];
  readonly text: readonly Clause[];
  readonly actions: readonly CardAction[];
  /** What was behind the marvel of an opening, as it was written; '' where there is none. */
  readonly answer: string;
};

export type Pack = {
  readonly id: PackId;
  readonly cards: readonly Card[];
  readonly words: { readonly [list: string]: readonly string[] };
};

const corePart = /^(?:(?:quest|motive)-|airless$|sequel$)/;

/** Reads a pack; throws on a sheet that is not in the notation, which the pack tests catch. */
export function readPack(source: PackSource): Pack {
  return {
    id: source.id,
    words: source.words,
    cards: source.sheets.flatMap((sheet) => parseCards(sheet, corePart.test(source.id) ? 'core' : source.id)),
  };
}

/**
 * Reads a sheet:
 * ```
 * @ name kind flag flag      a card; kind alone (`@ * kind flags`) begins a list, where every line is a card of its own
 * % Title; Another Title     scene titles
 * text of the card           clauses, see parseClauses
 * + Offer => what comes of it     the good way on; = neutral, - evil
 * ~ text                     what comes when any of them goes wrong; `+~`, `=~`, `-~` for one of them
 * ? text                     of an opening: what was behind its marvel, told once, later on
 * ```
 */
function parseCards(sheet: string, pack: string): Card[] {
  const cards: Card[] = [];
  const counts = new Map<string, number>();
  // Cards of one list are numbered through, each list from a quarter of its own: short lists are spread over all four.
  const numberIn = (list: string): number => {
    const index = counts.get(list) ?? 0;
    counts.set(list, index + 1);
    return index;
  };
  const shareOf = (list: string, index: number): number => (hash32(list) + index) % 4;
  for (const block of sheet.split(/^@ /m).slice(1)) {
    const [head = '', ...lines] = block.split('\n');
    const [name = '', kind = '', ...written] = head.trim().split(/\s+/);
    // A deed of the same pack goes by its card's name alone: `did=fence:+`.
    const flags = written.map((flag) => (/^did=[^.]*$/.test(flag) ? `did=${pack}.${flag.slice(4)}` : flag));
    const body = lines.map((line) => line.trim()).filter((line) => line !== '');
    if (name === '*') {
      const list = `${pack}.${kind}.${flags.join('.')}`;
      for (const line of body) {
        const index = numberIn(list);
        cards.push(lineCard(line, { id: `${list}.${index}`, kind, flags, share: shareOf(list, index) }));
      }
    } else {
      const list = `${pack}.${kind}`;
      const share = shareOf(list, numberIn(`${list} `));
      cards.push(blockCard(body, { id: `${pack}.${name}`, kind, flags, share }));
    }
  }
  return cards;
}

type CardHead = Pick<Card, 'id' | 'kind' | 'flags' | 'share'>;

function lineCard(line: string, head: CardHead): Card {
  return withText(line, { ...head, source: line, titles: [], actions: [], answer: '' });
}

/** Clauses are read when they are first told: a story tells a tenth of what its packs hold. */
function withText<T extends object>(source: string, rest: T): T & { readonly text: readonly Clause[] } {
  let text: readonly Clause[] | null = null;
  return Object.defineProperty(rest, 'text', {
    enumerable: true,
    get: () => (text ??= parseClauses(source)),
  }) as T & { readonly text: readonly Clause[] };
}

const actionMarks: { readonly [mark: string]: ActionType } = { '+': 'good', '=': 'neutral', '-': 'evil' };

function blockCard(body: readonly string[], head: CardHead): Card {
  const { id } = head;
  const text: string[] = [];
  const titles: string[] = [];
  const offers: { readonly type: ActionType; readonly text: string; readonly win: string }[] = [];
  const misses = new Map<ActionType | 'any', string>();
  let answer = '';
  for (const line of body) {
    const mark = actionMarks[line.charAt(0)];
    const [, wrong] = /^[+=-]?~ (.*)$/.exec(line) ?? [];
    if (wrong !== undefined) {
      const of = mark ?? 'any';
      if (misses.has(of)) throw new Error(`card ${id}: a second line for what goes wrong: ${line}`);
      misses.set(of, wrong);
    } else if (mark !== undefined && line.charAt(1) === ' ') {
      const arrow = line.indexOf(' => ');
      if (arrow < 0) throw new Error(`card ${id}: an offer without what comes of it: ${line}`);
      offers.push({ type: mark, text: line.slice(2, arrow).trim(), win: line.slice(arrow + 4) });
    } else if (line.startsWith('? ')) {
      if (answer !== '') throw new Error(`card ${id}: a second answer: ${line}`);
      answer = line.slice(2);
    } else if (line.startsWith('% ')) {
      titles.push(
        ...line
          .slice(2)
          .split(';')
          .map((title) => title.trim()),
      );
    } else {
      text.push(line);
    }
  }
  const actions = offers.map(({ type, text: offer, win }) =>
    withOutcomes(win, misses.get(type) ?? misses.get('any') ?? '', { type, text: offer }),
  );
  return withText(text.join('\n'), { ...head, source: body.join('\n'), titles, actions, answer });
}

function withOutcomes(win: string, miss: string, offer: Pick<CardAction, 'type' | 'text'>): CardAction {
  let won: readonly Clause[] | null = null;
  let missed: readonly Clause[] | null = null;
  return Object.defineProperties(offer, {
    win: { enumerable: true, get: () => (won ??= parseClauses(win)) },
    miss: { enumerable: true, get: () => (missed ??= miss === '' ? [] : parseClauses(miss)) },
  }) as CardAction;
}
