import { maxFieldLength } from '../domain/character.ts';
import { maxScanScenes } from '../domain/scan-scenes.ts';
import {
  chaptersOf,
  emptyLore,
  maxFactLength,
  maxLoreKeyLength,
  maxLoreKeys,
  maxLoreTextLength,
  maxLoreTitleLength,
  maxPinnedLength,
  maxSummaryLength,
  type LoreForm,
  type Memory,
} from '../domain/memory.ts';
import type { GameError } from '../domain/errors.ts';
import type { Ids } from '../domain/ports/clock.ts';
import type { EngineApi } from '../domain/ports/engine-api.ts';
import { done, err, ok, type Result } from '../domain/result.ts';
import { cleanField, cleanText } from '../domain/text.ts';
import type { Fold } from './memory-fold.ts';
import { rowsOf, writeSummary, type KeeperDeps } from './memory-keeper.ts';

export type MemoryCommands = Pick<
  EngineApi,
  'addFact' | 'changeMemory' | 'rewriteSummary' | 'addLore' | 'changeLore' | 'setNotes'
>;

/** What the player can do with a story's memory, its lorebook and his wishes to the author. */
export function createMemoryCommands(
  deps: Omit<KeeperDeps, 'locks'> & { readonly ids: Ids },
): MemoryCommands {
  const { store, clock, ids } = deps;

  /** Whether the pinned facts of the road at `scene` still have room when `fact` is pinned with `text`. */
  async function roomToPin(
    story: string,
    scene: string,
    fact: { readonly id: string; readonly text: string },
  ): Promise<Result<null, GameError>> {
    const memory = await store.memory(story, scene);
    if (!memory.ok) return memory;
    const others = memory.value.filter(({ kind, pinned, id }) => kind === 'fact' && pinned && id !== fact.id);
    const length = others.reduce((sum, { text }) => sum + text.length, fact.text.length);
    return length <= maxPinnedLength ? done : err({ type: 'pins-full', most: maxPinnedLength });
  }

  /** What a chapter covers: shorter chapters where there are any, its scenes otherwise. */
  async function foldOf(chapter: Memory, memory: readonly Memory[]): Promise<Result<Fold, GameError>> {
    const { scene, fromDepth, toDepth } = chapter;
    const inside = chaptersOf(
      memory.filter(
        (each) => each.id !== chapter.id && each.fromDepth >= fromDepth && each.toDepth <= toDepth,
      ),
    );
    if (inside.length > 1)
      return ok({ of: 'chapters', chapters: inside, scene, fromDepth, toDepth, words: 180 });
    const scenes = await store.path(scene, toDepth - fromDepth + 1);
    if (!scenes.ok) return scenes;
    const words = Math.min(180, 40 + 10 * scenes.value.length);
    return ok({ of: 'scenes', scenes: scenes.value, scene, fromDepth, toDepth, words });
  }

  return {
    async addFact({ story, scene, text, pinned }) {
      const words = oneLine(text, maxFactLength);
      if (words === '') return err({ type: 'invalid-input', field: 'fact' });
      const row = await store.scene(scene);
      if (!row.ok) return row;
      if (row.value.story !== story) return err({ type: 'not-found', what: 'scene', id: scene });
      const id = ids.next();
      if (pinned) {
        const room = await roomToPin(story, scene, { id, text: words });
        if (!room.ok) return room;
      }
      const { depth } = row.value;
      const fact: Memory = {
        id,
        story,
        scene,
        kind: 'fact',
        text: words,
        pinned,
        fromDepth: depth,
        toDepth: depth,
        by: 'player',
        createdAt: clock.now(),
        gone: false,
      };
      return store.saveMemory([fact], 'hand');
    },

    async changeMemory({ memory, change }) {
      const row = await store.memoryRow(memory);
      if (!row.ok) return row;
      const { kind } = row.value;
      const text =
        change.text === undefined
          ? row.value.text
          : kind === 'fact'
            ? oneLine(change.text, maxFactLength)
            : cleanText(change.text, maxSummaryLength).trim();
      if (text === '') return err({ type: 'invalid-input', field: kind });
      const pinned = kind === 'fact' && (change.pinned ?? row.value.pinned);
      const gone = kind === 'fact' && (change.gone ?? row.value.gone);
      if (pinned && !gone) {
        const room = await roomToPin(row.value.story, row.value.scene, { id: memory, text });
        if (!room.ok) return room;
      }
      return store.changeMemory(memory, { text, pinned, gone, by: 'player' });
    },

    async rewriteSummary({ memory, scene }) {
      const row = await store.memoryRow(memory);
      if (!row.ok) return row;
      const chapter = row.value;
      if (chapter.kind !== 'summary') return err({ type: 'not-found', what: 'memory', id: memory });
      const story = await store.story(chapter.story);
      if (!story.ok) return story;
      const own = await store.settings();
      if (!own.ok) return own;
      const settings = { ...own.value, ...story.value.settings };
      const on = await store.memory(chapter.story, scene);
      if (!on.ok) return on;
      const part = await foldOf(chapter, on.value);
      if (!part.ok) return part;
      const model = await store.modelHere(settings.aiModel);
      if (!model.ok) return model;
      const teller = await deps.storyteller(model.value, settings);
      if (!teller.ok) return teller;
      // The player asked for it himself: a model that fails says so, and the old words stay.
      const written = await writeSummary(
        { story: story.value, settings, storyteller: teller.value },
        part.value,
        on.value,
        new AbortController().signal,
      );
      if (!written.ok) return written;
      const [fresh, ...facts] = rowsOf(chapter.story, part.value, written.value, clock.now());
      // Facts that the player has made his own stay as they are; the others of this chapter give way.
      const old = on.value.filter((each) => each.kind === 'fact' && isOf(each, chapter));
      const his = old.filter(({ by }) => by === 'player').map(({ id }) => id);
      const stale = old.filter(({ id, by }) => by !== 'player' && !facts.some((fact) => fact.id === id));
      const stored = await store.saveMemory(
        [
          { ...chapter, text: fresh.text, by: fresh.by },
          ...facts.filter(({ id }) => !his.includes(id)),
          ...stale.map((fact) => ({ ...fact, gone: true })),
        ],
        'hand',
      );
      if (!stored.ok || written.value.usage === null) return stored;
      const receipt = { scene, story: chapter.story, model: model.value };
      return store.addCall(receipt, written.value.usage);
    },

    async addLore({ story, form }) {
      const known = await store.story(story);
      if (!known.ok) return known;
      const entry = cleanLore(form);
      const missing = missingOf(entry);
      if (missing !== null) return err({ type: 'invalid-input', field: missing });
      return store.addLore({ ...entry, id: ids.next(), story, gone: false });
    },

    changeLore({ lore, change }) {
      const { gone, ...form } = change;
      const entry = cleanLore({ ...emptyLore, ...form });
      if (form.text !== undefined && entry.text === '')
        return Promise.resolve(err({ type: 'invalid-input', field: 'text' }));
      const names = Object.keys(form);
      const fields = Object.entries(entry).filter(([name]) => names.includes(name));
      // Each field that is there is one of a cleaned form.
      const cleaned = Object.fromEntries(fields) as Partial<LoreForm>;
      return store.changeLore(lore, { ...cleaned, ...(gone === undefined ? {} : { gone }) });
    },

    async setNotes({ story, notes }) {
      const row = await store.story(story);
      if (!row.ok) return row;
      const { notesToAuthor: _old, ...others } = row.value.settings;
      const words = notes === null ? null : cleanField(notes, maxFieldLength);
      return store.changeStory(story, {
        settings: words === null ? others : { ...others, notesToAuthor: words },
      });
    },
  };
}

function isOf(fact: Memory, chapter: Memory): boolean {
  return fact.scene === chapter.scene && fact.fromDepth === chapter.fromDepth;
}

function oneLine(text: string, most: number): string {
  return cleanText(text.replace(/\s+/g, ' ').trim(), most).trim();
}

/** A form as it may be stored: nothing too long, no empty key, no key twice. */
function cleanLore(form: LoreForm): LoreForm {
  return {
    title: oneLine(form.title, maxLoreTitleLength),
    keys: cleanKeys(form.keys),
    secondaryKeys: cleanKeys(form.secondaryKeys),
    notKeys: cleanKeys(form.notKeys),
    text: cleanText(form.text, maxLoreTextLength).trim(),
    constant: form.constant,
    enabled: form.enabled,
    order: Number.isFinite(form.order)
      ? Math.min(9_999, Math.max(0, Math.round(form.order)))
      : emptyLore.order,
    scanScenes: Number.isFinite(form.scanScenes)
      ? Math.min(maxScanScenes, Math.max(1, Math.round(form.scanScenes)))
      : emptyLore.scanScenes,
  };
}

function cleanKeys(keys: readonly string[]): readonly string[] {
  const cleaned = keys.map((key) => oneLine(key, maxLoreKeyLength)).filter((key) => key !== '');
  return cleaned.filter((key, index) => cleaned.indexOf(key) === index).slice(0, maxLoreKeys);
}

/** The first field without which an entry says nothing or is never told. */
function missingOf(entry: LoreForm): string | null {
  if (entry.title === '') return 'title';
  if (entry.text === '') return 'text';
  return entry.keys.length === 0 && !entry.constant ? 'keys' : null;
}
