import { parseClauses, type Clause } from './clause.ts';
import { archetypes, type Archetype } from './quest.ts';
import { localeIds, type LocaleId } from './locale.ts';
import { motives, type Motive } from './motive.ts';
import { hash32 } from './random.ts';
import { eras, genres } from '../../domain/character-choices.ts';
import type { Era, Genre } from '../../domain/character.ts';
import type { ActionType } from '../../domain/action.ts';

/** Packs that several genres share; the core is every story's. */
export const familyIds = ['wonder', 'tech', 'crime', 'dark', 'frontier', 'heart'] as const;
export type FamilyId = (typeof familyIds)[number];
/** The ways of finding out: each has cases, what was really so in a quest of that kind. */
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

/** The plain plots, native to their genres; like the riddles each is a pack of its own, since a story has one of them. */
export const plainIds = [
  'plain-fair',
  'plain-vow',
  'plain-breach',
  'plain-drift',
  'plain-heist',
  'plain-inquest',
  'plain-haunt',
  'plain-walk',
  'plain-drive',
  'plain-siege',
  'plain-boat',
  'plain-feast',
  'plain-courtship',
] as const;
export type PlainId = (typeof plainIds)[number];

/** Every riddle by its way of finding out, in the order in which stories one after the other have them. */
export const riddleIds = [
  'who-cups',
  'who-oaths',
  'who-coat',
  'who-purse',
  'why-words',
  'why-page',
  'why-warning',
  'seek-copy',
  'seek-hands',
  'seek-map',
  'seek-pledge',
  'rescue-plates',
  'rescue-stone',
  'rescue-bargain',
  'defeat-eleven',
  'defeat-share',
  'defeat-helper',
  'escape-bearers',
  'escape-channel',
  'escape-list',
  'deliver-three',
  'deliver-wager',
  'deliver-sender',
  'protect-stone',
  'protect-table',
  'protect-term',
  'protect-witness',
  'win-asked',
  'win-letters',
  'win-bench',
  'any-struck',
  'any-seven',
  'any-bought',
] as const;
export type RiddleId = (typeof riddleIds)[number];

/** What may be the case in a story. */
export const caseIds = [...plainIds, ...riddleIds] as const;
export type CaseId = (typeof caseIds)[number];

/** Parts of the core that only some stories need: their cards are the core's in all else. */
type CorePart = `quest-${Archetype}` | `motive-${Exclude<Motive, 'none'>}` | 'airless' | 'sequel' | 'typed';
export type PackId =
  | 'core'
  | FamilyId
  | CorePart
  | `case-${CaseId}`
  | `genre-${Genre}`
  | `era-${Era}`
  | `site-${LocaleId}`;

/** Every pack that may be there; a story loads the core with the parts that it needs, a family, its quest's case, its genre's overlay and its era. */
export const packIds: readonly PackId[] = [
  'core',
  ...familyIds,
  ...archetypes.map((archetype) => `quest-${archetype}` as const),
  ...motives.map((motive) => `motive-${motive}` as const),
  'airless',
  'sequel',
  'typed',
  ...caseIds.map((id) => `case-${id}` as const),
  ...genres.map((genre) => `genre-${genre}` as const),
  ...eras.map((era) => `era-${era}` as const),
  ...localeIds.map((id) => `site-${id}` as const),
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
  /** How many of its clauses stand in the first line. */
  readonly firstLine: number;
  readonly actions: readonly CardAction[];
  /** What `read` says of it, read once: the card keeps what it was last asked for. */
  readonly noted: <T>(read: (card: Card) => T) => T;
};

export type Pack = {
  readonly id: PackId;
  readonly words: { readonly [list: string]: readonly string[] };
  /** Every card, in the order in which they were written; a story asks for those of a kind instead. */
  readonly cards: readonly Card[];
  /** Which kinds of card it has. */
  readonly kinds: readonly string[];
  /** Kinds with a card that is of a line: a side story's or a case's. */
  readonly linedKinds: readonly string[];
  readonly ofKind: (kind: string) => readonly Card[];
  readonly find: (id: string) => Card | undefined;
};

const corePart = /^(?:(?:quest|motive)-|(?:airless|sequel|typed)$)/;

/**
 * Reads the heads of a pack; its cards are read when their kind is first asked for, since a story tells a tenth of what its packs hold. A
 * card that is not in the notation throws then, which the pack tests catch.
 */
export function readPack(source: PackSource): Pack {
  const pack = corePart.test(source.id) ? 'core' : source.id;
  const blocks = source.sheets.flatMap(blocksOf);
  const byKind = new Map<string, Block[]>();
  const kindOf = new Map<string, string>();
  const lined = new Set<string>();
  for (const block of blocks) {
    const list = byKind.get(block.kind);
    if (list === undefined) byKind.set(block.kind, [block]);
    else list.push(block);
    if (block.name !== '*') kindOf.set(`${pack}.${block.name}`, block.kind);
    if (block.flags.some((flag) => flag.startsWith('line='))) lined.add(block.kind);
  }
  const read = new Map<string, ReadonlyMap<Block, readonly Card[]>>();
  const readKind = (kind: string): ReadonlyMap<Block, readonly Card[]> => {
    const known = read.get(kind);
    if (known !== undefined) return known;
    const cards = cardsOf(byKind.get(kind) ?? [], pack);
    read.set(kind, cards);
    return cards;
  };
  let written: readonly Card[] | null = null;
  const lists = new Map<string, readonly Card[]>();
  const ofKind = (kind: string): readonly Card[] => {
    const known = lists.get(kind);
    if (known !== undefined || !byKind.has(kind)) return known ?? [];
    const cards = [...readKind(kind).values()].flat();
    lists.set(kind, cards);
    return cards;
  };
  return {
    id: source.id,
    words: source.words,
    get cards() {
      return (written ??= blocks.flatMap((block) => readKind(block.kind).get(block) ?? []));
    },
    kinds: [...byKind.keys()],
    linedKinds: [...lined],
    ofKind,
    find: (id) => {
      if (!id.startsWith(`${pack}.`)) return undefined;
      // A line of a list has its kind in its id.
      const kind = kindOf.get(id) ?? id.slice(pack.length + 1).split('.')[0] ?? '';
      return ofKind(kind).findLast((card) => card.id === id);
    },
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
 * ```
 */
type Block = {
  readonly name: string;
  readonly kind: string;
  readonly flags: readonly string[];
  /** What stands below its head. */
  readonly body: string;
};

function blocksOf(sheet: string): Block[] {
  const blocks: Block[] = [];
  let at = sheet.startsWith('@ ') ? 0 : sheet.indexOf('\n@ ') + 1;
  while (sheet.startsWith('@ ', at)) {
    const next = sheet.indexOf('\n@ ', at);
    const end = next < 0 ? sheet.length : next + 1;
    const line = sheet.indexOf('\n', at);
    const head = line < 0 || line > end ? end : line;
    const [name = '', kind = '', ...flags] = sheet
      .slice(at + 2, head)
      .trim()
      .split(/\s+/);
    blocks.push({ name, kind, flags, body: sheet.slice(head, end) });
    at = end;
  }
  return blocks;
}

/** The cards of all blocks of one kind. */
function cardsOf(blocks: readonly Block[], pack: string): ReadonlyMap<Block, readonly Card[]> {
  const cards = new Map<Block, readonly Card[]>();
  const counts = new Map<string, number>();
  // Cards of one list are numbered through, each list from a quarter of its own: short lists are spread over all four.
  const numberIn = (list: string): number => {
    const index = counts.get(list) ?? 0;
    counts.set(list, index + 1);
    return index;
  };
  for (const block of blocks) {
    const { name, kind } = block;
    // A deed of the same pack goes by its card's name alone: `did=fence:+`.
    const flags = block.flags.map((flag) =>
      /^did=[^.]*$/.test(flag) ? `did=${pack}.${flag.slice(4)}` : flag,
    );
    const body = block.body
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '');
    if (name === '*') {
      const list = `${pack}.${kind}.${flags.join('.')}`;
      const first = hash32(list);
      cards.set(
        block,
        body.map((line) => {
          const index = numberIn(list);
          return lineCard(line, { id: `${list}.${index}`, kind, flags, share: (first + index) % 4 });
        }),
      );
    } else {
      const list = `${pack}.${kind}`;
      const share = (hash32(list) + numberIn(`${list} `)) % 4;
      cards.set(block, [blockCard(body, { id: `${pack}.${name}`, kind, flags, share })]);
    }
  }
  return cards;
}

type CardHead = Pick<Card, 'id' | 'kind' | 'flags' | 'share'>;

type CardBody = Pick<Card, 'source' | 'titles' | 'actions'>;

/** A card whose clauses are read when they are first told. */
class ReadCard implements Card {
  readonly id: string;
  readonly kind: string;
  readonly flags: readonly string[];
  readonly share: number;
  readonly source: string;
  readonly titles: readonly string[];
  readonly actions: readonly CardAction[];
  private readonly written: string;
  private clauses: readonly Clause[] | null = null;
  private reader: unknown = null;
  private note: unknown = null;

  constructor({ id, kind, flags, share }: CardHead, { source, titles, actions }: CardBody, written: string) {
    this.id = id;
    this.kind = kind;
    this.flags = flags;
    this.share = share;
    this.source = source;
    this.titles = titles;
    this.actions = actions;
    this.written = written;
  }

  get text(): readonly Clause[] {
    return (this.clauses ??= parseClauses(this.written, isPlain(this.id)));
  }

  get firstLine(): number {
    return parseClauses(this.written.trim().split('\n')[0] ?? '', isPlain(this.id)).length;
  }

  noted<T>(read: (card: Card) => T): T {
    // The same reader left it.
    if (this.reader === read) return this.note as T;
    const note = read(this);
    this.note = note;
    this.reader = read;
    return note;
  }
}

function lineCard(line: string, head: CardHead): Card {
  return new ReadCard(head, { source: line, titles: [], actions: [] }, line);
}

const actionMarks: { readonly [mark: string]: ActionType } = { '+': 'good', '=': 'neutral', '-': 'evil' };

function blockCard(body: readonly string[], head: CardHead): Card {
  const { id } = head;
  const text: string[] = [];
  const titles: string[] = [];
  const offers: { readonly type: ActionType; readonly text: string; readonly win: string }[] = [];
  const misses = new Map<ActionType | 'any', string>();
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
    withOutcomes(win, misses.get(type) ?? misses.get('any') ?? '', { type, text: offer }, isPlain(id)),
  );
  return new ReadCard(head, { source: body.join('\n'), titles, actions }, text.join('\n'));
}

/** The plain plots are written in sentences, which are not strung together. */
function isPlain(card: string): boolean {
  return card.startsWith('case-plain-');
}

function withOutcomes(
  win: string,
  miss: string,
  offer: Pick<CardAction, 'type' | 'text'>,
  full: boolean,
): CardAction {
  let won: readonly Clause[] | null = null;
  let missed: readonly Clause[] | null = null;
  return {
    ...offer,
    get win() {
      return (won ??= parseClauses(win, full));
    },
    get miss() {
      return (missed ??= miss === '' ? [] : parseClauses(miss, full));
    },
  };
}
