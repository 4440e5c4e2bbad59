import type { Table } from 'dexie';

import { useOf } from '../domain/character-entry.ts';
import type { StoreError } from '../domain/errors.ts';
import type {
  ImportChoice,
  ImportOutcome,
  ImportReport,
  Progress,
  ReportedStory,
} from '../domain/file-port.ts';
import { copyOfStory } from '../domain/story-copy.ts';
import { importedDevice } from '../domain/parcel.ts';
import type { Parcel, StoredPicture, WholeStory } from '../domain/parcel.ts';
import type { Ids } from '../domain/ports/clock.ts';
import type { Result } from '../domain/result.ts';
import type { Head } from '../domain/story.ts';
import type { Database, Doc, SyncedKind } from './database.ts';
import { headId, readDeviceId } from './device.ts';
import { changeSettingsRows } from './settings-writes.ts';
import { characterSourceKey, readStorySource, storySourceKey } from './sources.ts';
import { attempt } from './store-error.ts';
import { addDoc, addGrown, changeDoc, type Writer } from './writes.ts';

/** What a parcel would bring to this device; reads only. */
export function reportOf(database: Database, parcel: Parcel): Promise<Result<ImportReport, StoreError>> {
  return attempt(async () => ({
    kind: parcel.kind,
    stories: await Promise.all(parcel.stories.map((whole) => reportedStory(database, whole))),
    characters: await Promise.all(
      parcel.characters.map(async ({ entry }) => ({
        id: entry.id,
        name: entry.name,
        here: (await database.characters.get(entry.id)) !== undefined,
      })),
    ),
    lorebook: parcel.lorebook.length,
    settings: parcel.settings !== null,
    pictures: (await database.blobs.bulkGet(parcel.pictures.map(({ hash }) => hash))).filter((row) => !row)
      .length,
    losses: parcel.losses,
  }));
}

/**
 * Brings a parcel in: rows are added, none is changed but for the counter of branches, and the settings when that was chosen. Each story is
 * one transaction with its outbox rows; pictures come first, so that no story ever shows one that is missing.
 */
export function bringInParcel(
  writer: Writer,
  ids: Ids,
  parcel: Parcel,
  choice: ImportChoice,
  progress: Progress,
): Promise<Result<ImportOutcome, StoreError>> {
  const { database } = writer;
  return attempt(async () => {
    let pictures = 0;
    for (const picture of parcel.pictures) pictures += await addPicture(writer, picture);
    const characters = await addCharacters(writer, parcel);

    const stories: string[] = [];
    let scenes = 0;
    for (const [index, whole] of parcel.stories.entries()) {
      progress(index / parcel.stories.length);
      const here = (await database.stories.get(whole.story.id)) !== undefined;
      const wish = choice.stories[whole.story.id] ?? 'merge';
      if (here && wish === 'skip') continue;
      const added = here && wish === 'copy' ? copyOfStory(whole, ids, writer.now()) : whole;
      scenes += await addStory(writer, added);
      stories.push(added.story.id);
    }

    const lore = choice.lorebookInto === null ? 0 : await addLorebook(writer, parcel, choice.lorebookInto);
    if (choice.settings && parcel.settings) await changeSettingsRows(writer, parcel.settings);
    if (parcel.form && !(await database.meta.get('form')))
      await database.meta.put({ k: 'form', value: parcel.form });
    progress(1);
    return { stories, scenes, characters, lore, pictures };
  });
}

async function reportedStory(database: Database, whole: WholeStory): Promise<ReportedStory> {
  const { story, scenes } = whole;
  const row = await database.stories.get(story.id);
  const known = await database.scenes.bulkGet(scenes.map(({ id }) => id));
  return {
    id: story.id,
    title: story.title,
    hero: story.character.name,
    scenes: scenes.length,
    newScenes: known.filter((scene) => scene === undefined).length,
    here: row === undefined ? 'no' : row.gone ? 'trash' : 'yes',
  };
}

/** Adds what is missing of a story and answers how many scenes that were. One transaction. */
export async function addStory(writer: Writer, whole: WholeStory): Promise<number> {
  const { database } = writer;
  const { stories, scenes, sceneMeta, heads, memory, lore, drafts, meta, outbox } = database;
  const tables = [stories, scenes, sceneMeta, heads, memory, lore, drafts, meta, outbox];
  return database.transaction('rw', tables, async () => {
    const { story } = whole;
    const row = await stories.get(story.id);
    if (!row) await addDoc(writer, 'stories', stories, story, null);
    // Two branches must not get one number: the counter never goes back.
    else if (row.branches < story.branches)
      await changeDoc(writer, 'stories', stories, row, { branches: story.branches }, null);

    const fresh = await missing(scenes, whole.scenes);
    // A scene of this id in another story is that story's, and stays it.
    for (const scene of fresh) await addGrown(writer, 'scenes', scenes, scene, null);
    await addMissing(writer, 'sceneMeta', sceneMeta, whole.metas);
    await addMissing(writer, 'memory', memory, whole.memory);
    await addMissing(writer, 'lore', lore, whole.lore);
    const places = whole.heads.filter(({ device }) => device !== importedDevice);
    await addMissing(writer, 'heads', heads, places);
    await standSomewhere(writer, whole);
    if (whole.draft && !(await drafts.get(story.id)) && !(await scenes.get(whole.draft.turn)))
      await drafts.put({ ...whole.draft, status: { type: 'broken-off' } });
    if (whole.source && !(await meta.get(storySourceKey(story.id))))
      await meta.put({ k: storySourceKey(story.id), value: whole.source });
    return fresh.length;
  });
}

/** A device that was never in the story opens it where it was played last. */
async function standSomewhere(writer: Writer, { story, scenes, heads }: WholeStory): Promise<void> {
  const { database } = writer;
  const device = await readDeviceId(database);
  const id = headId(story.id, device);
  if (device === '' || (await database.heads.get(id))) return;
  const last = heads
    .toSorted((a, b) => b.at - a.at)
    .find(({ scene }) => scenes.some((each) => each.id === scene));
  const scene = last?.scene ?? scenes.at(-1)?.id;
  if (scene === undefined) return;
  const head: Head = { id, story: story.id, device, scene, at: last?.at ?? writer.now(), label: '' };
  await addDoc(writer, 'heads', database.heads, head, null);
}

async function addCharacters(writer: Writer, parcel: Parcel): Promise<number> {
  const { database } = writer;
  const { characters, uses, meta, outbox } = database;
  return database.transaction('rw', [characters, uses, meta, outbox], async () => {
    let added = 0;
    for (const { entry, rest } of parcel.characters) {
      if (await characters.get(entry.id)) continue;
      await addDoc(writer, 'characters', characters, entry, null);
      if (rest !== null) await meta.put({ k: characterSourceKey(entry.id), value: rest });
      added += 1;
    }
    for (const { character, story } of parcel.uses) {
      // Its id follows from what it says, whatever the file calls it.
      const use = useOf(character, story);
      if (!(await uses.get(use.id))) await addGrown(writer, 'uses', uses, use, null);
    }
    return added;
  });
}

async function addLorebook(writer: Writer, parcel: Parcel, story: string): Promise<number> {
  const { database } = writer;
  const { stories, lore, meta, outbox } = database;
  return database.transaction('rw', [stories, lore, meta, outbox], async () => {
    if (!(await stories.get(story))) return 0;
    const entries = parcel.lorebook.map(({ rest: _rest, ...entry }) => ({ ...entry, story, gone: false }));
    const source = (await readStorySource(database, story)) ?? {
      format: 'world-info',
      rest: null,
      scenes: {},
      lore: {},
    };
    const rests = Object.fromEntries(parcel.lorebook.map(({ id, rest }) => [id, rest]));
    await meta.put({ k: storySourceKey(story), value: { ...source, lore: { ...rests, ...source.lore } } });
    return addMissing(writer, 'lore', lore, entries);
  });
}

async function addPicture(writer: Writer, { hash, mime, bytes }: StoredPicture): Promise<number> {
  const { database } = writer;
  if (await database.blobs.get(hash)) return 0;
  const buffer = new Uint8Array(bytes).buffer;
  await database.blobs.put({
    hash,
    bytes: buffer,
    mime,
    size: buffer.byteLength,
    state: 'local',
    lastUsed: writer.now(),
  });
  return 1;
}

async function addMissing<T extends { readonly id: string }>(
  writer: Writer,
  kind: SyncedKind,
  table: Table<Doc<T>, string>,
  rows: readonly T[],
): Promise<number> {
  const fresh = await missing(table, rows);
  for (const row of fresh) await addDoc(writer, kind, table, row, null);
  return fresh.length;
}

async function missing<T extends { readonly id: string }, Row>(
  table: Table<Row, string>,
  rows: readonly T[],
): Promise<readonly T[]> {
  const known = await table.bulkGet(rows.map(({ id }) => id));
  return rows.filter((_, index) => known[index] === undefined);
}
