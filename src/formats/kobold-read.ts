import { maxActionLength } from '../domain/action.ts';
import type { FileError } from '../domain/file-port.ts';
import { isCutField } from '../domain/fit-parcel.ts';
import { emptyLore } from '../domain/memory.ts';
import { addLosses, emptyParcel, type LooseLore, type Loss, type Parcel } from '../domain/parcel.ts';
import { err, ok, type Result } from '../domain/result.ts';
import {
  fieldsAt,
  flagAt,
  isFields,
  isList,
  listAt,
  numberAt,
  restOf,
  textAt,
  withoutSecrets,
  wordsAt,
  type Fields,
} from './json-in.ts';
import { maxLoreEntries, maxScenes } from './limits.ts';
import { loreOf, makeStory, tidyPassage, type Maker, type ToldScene } from './told-story.ts';

/** Whether a JSON object is a story of KoboldAI, old or new, or of its Lite. */
export function isKoboldSave(file: Fields): boolean {
  const started = (file['prompt'] ?? null) !== null && 'actions' in file;
  return (started || isFields(file['savedsettings'])) && !('scenarioVersion' in file);
}

/** Reads a save: the present road and the other branches, which share their beginnings. */
export function readKobold(file: Fields, name: string, maker: Maker): Result<Parcel, FileError> {
  const losses: Loss[] = [
    { what: 'picture', count: Object.keys(fieldsAt(file, 'completed_imgs_meta')).length },
  ];
  const settings = fieldsAt(file, 'savedsettings');
  const roads = roadsOf(file);
  const instruct = numberAt(settings, 'opmode', 2) === 4;
  const tree = new Map<string, ToldScene>();
  const known = new Map<string, string>();
  let open: string | null = null;
  for (const [index, texts] of roads.entries()) {
    const steps = stepsOf(texts, instruct);
    if (index === 0 && steps.openAction) losses.push({ what: 'open-action', count: 1 });
    const leaf = plant(tree, known, steps.scenes);
    if (index === 0) open = leaf;
  }
  const notes = textAt(file, 'authorsnote') || textAt(file, 'authornote');
  const memory = memoryOf(file, maker);
  const world = worldOf(file, maker);
  const lore = [...(memory ? [memory] : []), ...world.lore];
  losses.push({ what: 'lore-entry', count: world.empty });
  if (tree.size === 0 && lore.length === 0) return err({ type: 'file-empty', kind: 'kobold' });
  if (tree.size > maxScenes || lore.length > maxLoreEntries) return err({ type: 'unpacks-too-large' });
  const story = makeStory(
    {
      title: name,
      form: { name: textAt(settings, 'chatname').split('||')[0] ?? '' },
      settings: notes.trim() === '' ? {} : { notesToAuthor: notes },
      scenes: [...tree.values()],
      open,
      lore,
      format: 'kobold',
      // A note that is cut is kept whole beside the story.
      rest: withoutSecrets({
        ...restOf(file, consumed),
        ...(isCutField(notes) ? { authorsnote: notes } : {}),
      }),
    },
    maker,
  );
  return ok({ ...emptyParcel('kobold'), stories: [story], losses: addLosses(losses) });
}

/** Fields that are ours now; settings of the other program are left behind, for they may hold keys. */
const consumed = [
  'prompt',
  'actions',
  'actions_metadata',
  'memory',
  'authorsnote',
  'authornote',
  'worldinfo',
  'worldinfo_v2',
  'altbranches',
  'savedsettings',
  'savedaestheticsettings',
  'completed_imgs_meta',
];

/** The texts of every road, the present one first. */
function roadsOf(file: Fields): readonly (readonly string[])[] {
  const actions = file['actions'];
  const later = isList(actions)
    ? actions.map((text) => (typeof text === 'string' ? text : ''))
    : Object.entries(fieldsAt(isFields(actions) ? actions : {}, 'actions'))
        .toSorted(([a], [b]) => Number(a) - Number(b))
        .map(([, step]) => (isFields(step) ? textAt(step, 'Selected Text') : ''));
  const present = [textAt(file, 'prompt'), ...later];
  const others = listAt(file, 'altbranches').filter(isList);
  return [present, ...others.map((road) => road.filter((text) => typeof text === 'string'))];
}

type Step = { readonly passage: string; readonly action: string | null };

/** What was told, with what was done before it. Texts are cut where a line begins with '> '. */
function stepsOf(
  texts: readonly string[],
  instruct: boolean,
): { readonly scenes: readonly Step[]; readonly openAction: boolean } {
  const scenes: Step[] = [];
  let action: string[] = [];
  const tell = (text: string) => {
    const passage = unescaped(tidyPassage(text));
    if (passage === '') return;
    const done = action.join('\n');
    // What is too long to be an action is told as a scene of its own; nothing is cut off.
    if ([...done].length > maxActionLength) scenes.push({ passage: done, action: null });
    scenes.push({ passage, action: done === '' || [...done].length > maxActionLength ? null : done });
    action = [];
  };
  for (const text of texts) {
    const clean = withoutMedia(text.replace(/\r\n?/g, '\n'));
    if (instruct) {
      for (const part of clean.split(/(?=\{\{\[(?:INPUT|OUTPUT)(?:_END)?\]\}\})/)) {
        const words = part.replace(/^\{\{\[\w+\]\}\}/, '');
        if (part.startsWith('{{[INPUT]}}')) action.push(words.trim());
        else tell(words);
      }
      continue;
    }
    let told: string[] = [];
    for (const line of clean.split('\n')) {
      if (!/^> ?\S/.test(line)) told.push(line);
      else {
        tell(told.join('\n'));
        told = [];
        action.push(line.replace(/^> ?/, '').trim());
      }
    }
    tell(told.join('\n'));
  }
  return { scenes, openAction: action.length > 0 };
}

/** A text without what stands between `[<|p|` and `|p|>]` on one line: pictures and sounds. */
function withoutMedia(text: string): string {
  const kept: string[] = [];
  const begin = /\[<\|[ph]\|/g;
  const end = /\|[ph]\|>\]|\n/g;
  let from = 0;
  for (let found = begin.exec(text); found; found = begin.exec(text)) {
    end.lastIndex = begin.lastIndex;
    const close = end.exec(text);
    if (!close) break;
    if (close[0] !== '\n') {
      kept.push(text.slice(from, found.index));
      from = end.lastIndex;
    }
    begin.lastIndex = end.lastIndex;
  }
  return kept.join('') + text.slice(from);
}

/** Our own writing puts a blank before a line of prose that would read as an action. */
function unescaped(passage: string): string {
  return passage.replace(/^ ( *>)/gm, '$1');
}

/** Adds a road to the tree; what it shares with another one is there already. Answers the key of its last scene. */
function plant(
  tree: Map<string, ToldScene>,
  known: Map<string, string>,
  steps: readonly Step[],
): string | null {
  let parent: string | null = null;
  for (const { passage, action } of steps) {
    const said: string = JSON.stringify([parent, action, passage]);
    const key: string = known.get(said) ?? `scene ${tree.size + 1}`;
    known.set(said, key);
    if (!tree.has(key))
      tree.set(key, {
        key,
        parent,
        title: '',
        passage,
        action: action === null ? null : { text: action, type: null },
        offers: [],
        at: null,
        rest: null,
      });
    parent = key;
  }
  return parent;
}

function memoryOf(file: Fields, maker: Maker): LooseLore | null {
  return loreOf('Memory', textAt(file, 'memory'), maker, { 'kobold-memory': true });
}

/** The entries that say something, and how many say nothing. */
function worldOf(
  file: Fields,
  maker: Maker,
): { readonly lore: readonly LooseLore[]; readonly empty: number } {
  const newer = fieldsAt(fieldsAt(file, 'worldinfo_v2'), 'entries');
  const entries = [...listAt(file, 'worldinfo'), ...Object.values(newer)].filter(isFields);
  const lore = entries.map((entry): LooseLore | null => {
    const told = loreOf(textAt(entry, 'comment'), textAt(entry, 'content'), maker, {
      kobold: restOf(entry, ['key', 'keysecondary', 'keyanti', 'content', 'comment', 'constant']),
    });
    return (
      told && {
        ...told,
        keys: wordsAt(entry, 'key'),
        secondaryKeys: flagAt(entry, 'selective', true) ? wordsAt(entry, 'keysecondary') : [],
        notKeys: wordsAt(entry, 'keyanti'),
        constant: flagAt(entry, 'constant', false),
        enabled: !flagAt(entry, 'widisabled', false),
        order: emptyLore.order,
      }
    );
  });
  const said = lore.filter((entry) => entry !== null);
  return { lore: said, empty: lore.length - said.length };
}
