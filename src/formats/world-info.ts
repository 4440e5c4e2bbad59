import { maxScanScenes } from '../domain/scan-scenes.ts';
import { emptyLore } from '../domain/memory.ts';
import type { Lore } from '../domain/memory.ts';
import type { Json } from '../domain/json.ts';
import type { LooseLore, Loss, Source } from '../domain/parcel.ts';
import { cleanText } from '../domain/text.ts';
import {
  asFields,
  fieldsAt,
  flagAt,
  isFields,
  isList,
  listAt,
  numberAt,
  restOf,
  textAt,
  wordsAt,
  type Fields,
} from './json-in.ts';
import { loreOf, type Maker } from './told-story.ts';

/*
 * Lorebooks of other programs. What an entry says beyond ours (probability, position, groups) is kept beside it under the name of its
 * dialect and written back into a file of that dialect.
 */

/** Whether a JSON object is a world-info file: entries by their number. */
export function isWorldInfo(file: Fields): boolean {
  const entries = file['entries'];
  // One that is damaged does not make something else of the file.
  const all = isFields(entries) ? Object.values(entries) : [null];
  return all.length === 0 || all.some((entry) => isFields(entry) && 'content' in entry);
}

/** The entries of a lorebook, and what of it could not be read. */
export type ReadLore = { readonly lorebook: readonly LooseLore[]; readonly losses: readonly Loss[] };

export function readWorldInfo(file: Fields, maker: Maker): ReadLore {
  return readEach(Object.values(fieldsAt(file, 'entries')), (entry) => fromWorldInfo(entry, maker));
}

/** A stand-alone lorebook, or the one inside a card. */
export function isLorebook(file: Fields): boolean {
  return file['spec'] === 'lorebook_v3' || (isList(file['entries']) && !('kind' in file));
}

export function readLorebook(file: Fields, maker: Maker): ReadLore {
  const data = file['spec'] === 'lorebook_v3' ? fieldsAt(file, 'data') : file;
  const entries = data['entries'];
  const list = isList(entries) ? entries : Object.values(fieldsAt(data, 'entries'));
  return readEach(list, (entry) => fromCardEntry(entry, maker));
}

/** AI Dungeon's story cards: a list of objects with `keys` and `value`. */
export function isStoryCards(file: Json): boolean {
  return (
    isList(file) &&
    file.length > 0 &&
    file.every((card) => isFields(card) && 'keys' in card && ('value' in card || 'entry' in card))
  );
}

export function readStoryCards(file: Json, maker: Maker): ReadLore {
  return readEach(isList(file) ? file : [], (card) =>
    entryOf(
      {
        title: textAt(card, 'title') || textAt(card, 'name'),
        keys: wordsAt(card, 'keys'),
        text: textAt(card, 'value') || textAt(card, 'entry'),
      },
      { 'story-card': card },
      maker,
    ),
  );
}

/** Reads entries one by one; what is none, and what says nothing, is counted. */
function readEach(entries: readonly Json[], read: (entry: Fields) => LooseLore | null): ReadLore {
  const sound = entries.filter(isFields);
  const lorebook = sound.map(read).filter((entry) => entry !== null);
  return {
    lorebook,
    losses: [
      { what: 'damaged-row', count: entries.length - sound.length },
      { what: 'lore-entry', count: sound.length - lorebook.length },
    ],
  };
}

/** The entries as a world-info file. */
export function writeWorldInfo(lore: readonly Lore[], source: Source | null): Fields {
  const entries = lore.map((entry, uid): [string, Fields] => {
    const rest = fieldsAt(asFields(source?.lore[entry.id]), 'world-info');
    return [
      String(uid),
      {
        ...worldInfoDefaults,
        ...rest,
        uid,
        key: entry.keys,
        keysecondary:
          entry.notKeys.length > 0 && entry.secondaryKeys.length === 0 ? entry.notKeys : entry.secondaryKeys,
        selective: entry.secondaryKeys.length > 0 || entry.notKeys.length > 0,
        selectiveLogic:
          entry.notKeys.length > 0 && entry.secondaryKeys.length === 0
            ? 2
            : numberAt(rest, 'selectiveLogic', 0),
        comment: entry.title,
        content: entry.text,
        constant: entry.constant,
        order: entry.order,
        disable: !entry.enabled,
        scanDepth: entry.scanScenes === emptyLore.scanScenes ? (rest['scanDepth'] ?? null) : entry.scanScenes,
      },
    ];
  });
  return { entries: Object.fromEntries(entries) };
}

/** The entries as the lorebook of a card. */
export function writeCardBook(lore: readonly Lore[], source: Source | null, name: string): Fields {
  return {
    name,
    extensions: {},
    entries: lore.map((entry, index): Fields => {
      const rest = fieldsAt(asFields(source?.lore[entry.id]), 'card');
      return {
        use_regex: false,
        extensions: {},
        ...restOf(rest, ['@@']),
        id: index,
        name: entry.title,
        comment: entry.title,
        keys: entry.keys,
        secondary_keys: entry.secondaryKeys,
        selective: entry.secondaryKeys.length > 0,
        content: [...decoratorsOf(entry, rest), entry.text].join('\n'),
        constant: entry.constant,
        enabled: entry.enabled,
        insertion_order: entry.order,
      };
    }),
  };
}

const worldInfoDefaults: Fields = {
  vectorized: false,
  addMemo: true,
  excludeRecursion: false,
  preventRecursion: false,
  delayUntilRecursion: false,
  position: 0,
  probability: 100,
  useProbability: true,
  depth: 4,
  group: '',
  caseSensitive: null,
  matchWholeWords: null,
  role: null,
  sticky: null,
  cooldown: null,
  delay: null,
  automationId: '',
};

function fromWorldInfo(entry: Fields, maker: Maker): LooseLore | null {
  const logic = numberAt(entry, 'selectiveLogic', 0);
  const selective = flagAt(entry, 'selective', true);
  const second = selective ? wordsAt(entry, 'keysecondary') : [];
  const excludes = logic === 1 || logic === 2;
  const scanDepth = numberAt(entry, 'scanDepth', emptyLore.scanScenes);
  return entryOf(
    {
      title: textAt(entry, 'comment'),
      keys: wordsAt(entry, 'key'),
      secondaryKeys: excludes ? [] : second,
      notKeys: excludes ? second : [],
      text: textAt(entry, 'content'),
      constant: flagAt(entry, 'constant', false),
      enabled: !flagAt(entry, 'disable', false),
      order: numberAt(entry, 'order', emptyLore.order),
      scanScenes: Math.min(Math.max(Math.round(scanDepth), 1), maxScanScenes),
    },
    { 'world-info': restOf(entry, ['uid', 'key', 'comment', 'content', 'constant', 'disable', 'order']) },
    maker,
  );
}

function fromCardEntry(entry: Fields, maker: Maker): LooseLore | null {
  const { text, decorators, lines } = withoutDecorators(textAt(entry, 'content'));
  const listed = (name: string) =>
    decorators.filter(([each]) => each === name).flatMap(([, value]) => wordsAt({ value }, 'value'));
  const awake = decorators.some(([name]) => name === 'activate');
  const asleep = decorators.some(([name]) => name === 'dont_activate');
  return entryOf(
    {
      title: textAt(entry, 'name') || textAt(entry, 'comment'),
      keys: [...wordsAt(entry, 'keys'), ...listed('additional_keys')],
      secondaryKeys: flagAt(entry, 'selective', false) ? wordsAt(entry, 'secondary_keys') : [],
      notKeys: listed('exclude_keys'),
      text,
      constant: flagAt(entry, 'constant', false) || awake,
      enabled: flagAt(entry, 'enabled', true) && !asleep,
      order: numberAt(entry, 'insertion_order', emptyLore.order),
    },
    {
      card: {
        ...restOf(entry, [
          'id',
          'name',
          'comment',
          'keys',
          'content',
          'constant',
          'enabled',
          'insertion_order',
        ]),
        ...(decorators.length > 0 ? { '@@': lines } : {}),
      },
    },
    maker,
  );
}

function entryOf(
  entry: Partial<Omit<LooseLore, 'id' | 'rest'>> & { readonly title: string; readonly text: string },
  rest: Json,
  maker: Maker,
): LooseLore | null {
  const keys = (words: readonly string[] | undefined) =>
    (words ?? []).map((word) => cleanText(word, Infinity)).filter((word) => word !== '');
  const title = cleanText(entry.title, Infinity);
  const told = loreOf(title, entry.text, maker, rest);
  return (
    told && {
      ...told,
      constant: entry.constant ?? false,
      enabled: entry.enabled ?? true,
      order: entry.order ?? emptyLore.order,
      scanScenes: entry.scanScenes ?? emptyLore.scanScenes,
      keys: keys(entry.keys),
      secondaryKeys: keys(entry.secondaryKeys),
      notKeys: keys(entry.notKeys),
    }
  );
}

type Decorator = readonly [name: string, value: string];

/** The text of an entry without the lines `@@name value` at its top, and those lines. */
function withoutDecorators(content: string): {
  readonly text: string;
  readonly decorators: readonly Decorator[];
  readonly lines: readonly string[];
} {
  const lines = content.replace(/\r\n?/g, '\n').split('\n');
  const decorators: Decorator[] = [];
  let at = 0;
  for (; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    const name = /^@@@?(\w{1,100})/.exec(line);
    if (!name) break;
    // '@@@' is what a reader falls back on that does not know the line above.
    if (!line.startsWith('@@@')) decorators.push([name[1] ?? '', line.slice(name[0].length).trimStart()]);
  }
  return { text: lines.slice(at).join('\n'), decorators, lines: lines.slice(0, at) };
}

/** The lines that the entry came with; keys that exclude it have no other place in a card. */
function decoratorsOf(entry: Lore, rest: Fields): readonly string[] {
  const kept = listAt(rest, '@@').filter((line) => typeof line === 'string');
  if (kept.length > 0 || entry.notKeys.length === 0) return kept;
  return [`@@exclude_keys ${entry.notKeys.join(',')}`];
}
