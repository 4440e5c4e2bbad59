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
import { isGone } from '../domain/gone.ts';
import { firstSeed } from '../domain/illustrator.ts';
import { importedDevice, parentsFirst } from '../domain/parcel.ts';
import type { Parcel, StoredPicture, WholeStory } from '../domain/parcel.ts';
import type { Ids } from '../domain/ports/clock.ts';
import type { Result } from '../domain/result.ts';
import {
  noLaterThan,
  saidOfCharacter,
  saidOfLore,
  saidOfMemory,
  saidOfMeta,
  saidOfStory,
  stampBy,
  stampedAt,
} from '../domain/said.ts';
import { laterStamp, type Stamps } from '../domain/stamp.ts';
import { copyOfStory } from '../domain/story-copy.ts';
import type { Scene, SceneMeta } from '../domain/story.ts';
import type { DocKind } from '../domain/sync-kinds.ts';
import { placeScenes } from './branch-index.ts';
import type { Database, Doc } from './database.ts';
import { headId, readDeviceId } from './device.ts';
import { splitPhoto } from './photos.ts';
import { sawStamp, takeStamp } from './outbox.ts';
import { liftPurges } from './purges.ts';
import type { ImportNote } from './registry.ts';
import { rowsOfSource, sourceRows } from './source-rows.ts';
import { readStorySource } from './sources.ts';
import { attempt } from './store-error.ts';
import { addAllDocs, addAllGrown, changeDoc, changeMeta, noteTrashMark, type Writer } from './writes.ts';

/** Rows that are stored at once: a turn in another tab waits no longer than for these. */
const page = 100;

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
    pictures: (
      await missingIds(
        database.blobs,
        parcel.pictures.map(({ hash }) => hash),
      )
    ).size,
    losses: parcel.losses,
  }));
}

/** Hears before the first row of an import under which ids its stories will stand here, and the hashes of its pictures. */
export type BeginImport = (brings: Pick<ImportNote, 'stories' | 'pictures'>) => Promise<void>;

/**
 * Brings a parcel in: rows are added under the stamps that they have, none that is here is changed; its settings are not
 * looked at. Everything goes in pages, so that nobody who plays meanwhile waits; the row of a new story comes last, so that it is seen whole
 * or not at all, and heroes after the stories. What had been removed for good is there again: the player brings it in himself.
 * @param begin is called before the first row, with the names of what it brings.
 */
export function bringInParcel(
  writer: Writer,
  ids: Ids,
  parcel: Parcel,
  choice: ImportChoice,
  progress: Progress,
  begin: BeginImport = async () => {},
): Promise<Result<ImportOutcome, StoreError>> {
  const { database } = writer;
  return attempt(async () => {
    // No file is later than now, whatever it says.
    const madeAt = Math.min(parcel.madeAt ?? writer.now(), writer.now());
    const added: WholeStory[] = [];
    for (const whole of parcel.stories) {
      const here = (await database.stories.get(whole.story.id)) !== undefined;
      const wish = choice.stories[whole.story.id] ?? 'merge';
      if (here && wish === 'skip') continue;
      added.push(here && wish === 'copy' ? copyOfStory(whole, ids, writer.now()) : whole);
    }
    const stories = added.map(({ story }) => story.id);
    await begin({ stories, pictures: parcel.pictures.map(({ hash }) => hash) });

    let pictures = 0;
    for (const picture of parcel.pictures) pictures += await addPicture(writer, picture);
    let scenes = 0;
    for (const [index, whole] of added.entries()) {
      const tell: Progress = (share) => progress((index + share) / added.length);
      tell(0);
      scenes += await addStory(writer, whole, madeAt, tell);
    }
    const characters = await addCharacters(writer, parcel, madeAt);
    const lore =
      choice.lorebookInto === null ? 0 : await addLorebook(writer, parcel, choice.lorebookInto, madeAt);
    if (parcel.form && !(await database.meta.get('form')))
      await database.meta.put({ k: 'form', value: parcel.form });
    // What came is older, but that it came is news: the last backup does not hold it.
    await database.transaction('rw', database.meta, () => takeStamp(database, writer.now(), writer.boot));
    progress(1);
    return { stories, scenes, characters, lore, pictures };
  });
}

async function reportedStory(database: Database, whole: WholeStory): Promise<ReportedStory> {
  const { story, scenes } = whole;
  const row = await database.stories.get(story.id);
  const missing = await missingIds(
    database.scenes,
    scenes.map(({ id }) => id),
  );
  return {
    id: story.id,
    title: story.title,
    hero: story.character.name,
    scenes: scenes.length,
    newScenes: missing.size,
    here: row === undefined ? 'no' : isGone(row) ? 'trash' : 'yes',
  };
}

/**
 * Adds what is missing of a story and answers how many scenes that were.
 * @param madeAt when what is added was said, at the latest: Unix time in milliseconds, now when left out.
 */
export async function addStory(
  writer: Writer,
  whole: WholeStory,
  madeAt: number = writer.now(),
  progress: Progress = () => {},
): Promise<number> {
  const { database } = writer;
  const { story } = whole;
  const stampsOf = (id: string, said: readonly string[]) => {
    const known = whole.stamps?.[id];
    return known ? noLaterThan(known, madeAt) : stampedAt(said, madeAt);
  };
  const lifted = await lift(writer, [story.id, ...whole.scenes.map(({ id }) => id)]);
  const wanted = await missingIds(
    database.scenes,
    whole.scenes.map(({ id }) => id),
  );
  // A scene of this id in another story is that story's, and stays it.
  const fresh = parentsFirst(whole.scenes.filter(({ id }) => wanted.has(id)));
  for (let from = 0; from < fresh.length; from += page) {
    await addScenes(writer, story.id, fresh.slice(from, from + page), madeAt);
    progress((0.8 * from) / fresh.length);
  }
  const known = new Set(fresh.map(({ id }) => id));
  await addMetas(writer, whole, stampsOf, known);
  await addMissing(
    writer,
    'memory',
    database.memory,
    whole.memory.map((row) => ({ row, s: stampsOf(row.id, saidOfMemory(row)) })),
  );
  await addMissing(
    writer,
    'lore',
    database.lore,
    whole.lore.map((row) => ({ row, s: stampsOf(row.id, saidOfLore(row)) })),
  );
  await addSources(writer, whole);
  await addStoryRow(writer, whole, stampsOf, lifted);
  // A branch that had been removed for good is not in the trash either.
  for (const id of lifted) if (id !== story.id) await untrash(writer, id);
  progress(1);
  return fresh.length;
}

async function lift(writer: Writer, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const { purges, buried, outbox, meta } = writer.database;
  // Most players never removed anything for good.
  if ((await purges.count()) === 0) return new Set();
  return writer.database.transaction('rw', purges, buried, outbox, meta, async () => liftPurges(writer, ids));
}

async function addScenes(
  writer: Writer,
  story: string,
  added: readonly Scene[],
  madeAt: number,
): Promise<void> {
  const { database } = writer;
  const { scenes, sceneMeta, outbox, meta } = database;
  await database.transaction('rw', scenes, sceneMeta, outbox, meta, async () => {
    const missing = await missingIds(
      scenes,
      added.map(({ id }) => id),
    );
    const fresh = added
      .filter(({ id }) => missing.has(id))
      .map((scene) => ({ ...scene, story, told: stampBy(scene.told, madeAt) }));
    const places = await placeScenes(database, story, fresh);
    await addAllGrown(
      writer,
      'scenes',
      scenes,
      fresh.map((scene) => ({ ...scene, ...(places.get(scene.id) ?? { road: scene.id }) })),
    );
    await sawStamp(database, fresh.map(({ told }) => told).reduce(laterStamp, ''));
  });
}

type StampsOf = (id: string, said: readonly string[]) => Stamps;

/** What stands beside scenes: what the player said goes along, a drawing stays on this device. */
async function addMetas(
  writer: Writer,
  { story, metas }: WholeStory,
  stampsOf: StampsOf,
  fresh: ReadonlySet<string>,
): Promise<void> {
  const { database } = writer;
  const { scenes, sceneMeta, drawings, outbox, meta } = database;
  const drawn = metas.filter(({ image, made }) => image !== null && made?.by === 'builtin');
  const isDrawn = new Set(drawn.map(({ id }) => id));
  const said = metas
    .map((each) => (isDrawn.has(each.id) ? withoutDrawing(each, story.seed) : each))
    .map((row) => ({ row, said: [...saidOfMeta(row), ...(row.made && row.image === null ? ['made'] : [])] }))
    .filter(({ row, said: fields }) => fields.length > 0 || row.image !== null);
  for (let from = 0; from < said.length; from += page)
    await database.transaction('rw', scenes, sceneMeta, outbox, meta, async () => {
      const rows = said
        .slice(from, from + page)
        .map(({ row, said: fields }) => ({ row, s: stampsOf(row.id, fields) }));
      await addNew(writer, 'sceneMeta', sceneMeta, rows);
      for (const { row } of rows) {
        const scene = row.gone ? await scenes.get(row.id) : undefined;
        if (scene) await noteTrashMark(database, scene, false);
      }
    });
  const added = drawn.flatMap(({ id, image, made }) =>
    fresh.has(id) && image !== null && made ? [{ scene: id, story: story.id, image, made }] : [],
  );
  for (let from = 0; from < added.length; from += page)
    await drawings.bulkPut(added.slice(from, from + page));
}

/** How a drawing was made is kept when the player asked for it. */
function withoutDrawing({ made, ...meta }: SceneMeta, seed: string): SceneMeta {
  const isAsked = made !== undefined && made.seed !== firstSeed(seed, meta.id);
  return { ...meta, image: null, ...(isAsked ? { made } : {}) };
}

async function addSources(writer: Writer, { story, source }: WholeStory): Promise<void> {
  if (!source) return;
  const { sources, outbox } = writer.database;
  const rows = rowsOfSource(story.id, source);
  for (let from = 0; from < rows.length; from += page)
    await writer.database.transaction('rw', sources, outbox, async () => {
      const some = rows.slice(from, from + page);
      const missing = await missingIds(
        sources,
        some.map(({ id }) => id),
      );
      await addAllGrown(
        writer,
        'sources',
        sources,
        some.filter(({ id }) => missing.has(id)),
      );
    });
}

/** The story itself, where this device stands in it, and its draft. */
async function addStoryRow(
  writer: Writer,
  whole: WholeStory,
  stampsOf: StampsOf,
  lifted: ReadonlySet<string>,
): Promise<void> {
  const { database } = writer;
  const { stories, heads, scenes, drafts, photos, outbox, meta } = database;
  const tables = [stories, heads, scenes, drafts, photos, outbox, meta];
  await database.transaction('rw', tables, async () => {
    const device = await readDeviceId(database);
    const { row, photo } = splitPhoto(whole.story);
    const { id } = row;
    if (!(await stories.get(id))) {
      // The first picture that was drawn is shown on the cover without being named.
      const isDrawn = whole.metas.some(({ image, made }) => image === row.cover && made?.by === 'builtin');
      const added = { ...row, cover: isDrawn ? null : row.cover, device: row.device || device };
      await addAllDocs(writer, 'stories', stories, [{ row: added, s: stampsOf(id, saidOfStory(added)) }]);
      if (photo) await photos.put(photo);
    }
    const stored = await stories.get(id);
    if (stored && lifted.has(id))
      await changeDoc(writer, 'stories', stories, { ...stored, gone: true }, { gone: false }, 'hand', null);
    await standSomewhere(writer, device, whole, stampsOf);
    const draft = whole.draft;
    const isOver = draft ? (await scenes.where('id').equals(draft.turn).count()) > 0 : true;
    const parent = draft?.parent ?? null;
    const hasParent = parent === null || (await scenes.where('id').equals(parent).count()) > 0;
    if (draft && !isOver && hasParent && !(await drafts.get(id)))
      await drafts.put({ ...draft, status: { type: 'broken-off' } });
  });
}

/** A device that was never in the story opens it where it was played last. Where other devices stand they say themselves. */
async function standSomewhere(
  { database }: Writer,
  device: string,
  { story, scenes, heads }: WholeStory,
  stampsOf: StampsOf,
): Promise<void> {
  const id = headId(story.id, device);
  if (device === '' || (await database.heads.get(id))) return;
  const last = heads
    .toSorted((a, b) => b.at - a.at)
    .find(({ scene }) => scenes.some((each) => each.id === scene));
  const scene = last?.scene ?? scenes.at(-1)?.id;
  if (scene === undefined || (await database.scenes.get(scene))?.story !== story.id) return;
  const row = { id, story: story.id, device, scene, at: last?.at ?? story.playedAt };
  const writer = { database, now: () => 0, boot: '' };
  await addAllDocs(writer, 'heads', database.heads, [{ row, s: stampsOf(importedDevice, ['scene', 'at']) }]);
}

async function untrash(writer: Writer, branch: string): Promise<void> {
  const { scenes, sceneMeta, outbox, meta } = writer.database;
  await writer.database.transaction('rw', scenes, sceneMeta, outbox, meta, async () => {
    if (await scenes.get(branch)) await changeMeta(writer, branch, { gone: false }, 'hand');
  });
}

async function addCharacters(writer: Writer, parcel: Parcel, madeAt: number): Promise<number> {
  const { database } = writer;
  const { characters, uses, sources, meta, outbox } = database;
  const lifted = await lift(
    writer,
    parcel.characters.map(({ entry }) => entry.id),
  );
  return database.transaction('rw', [characters, uses, sources, meta, outbox], async () => {
    let added = 0;
    for (const { entry, rest, s } of parcel.characters) {
      if (await characters.get(entry.id)) continue;
      const said = s ? noLaterThan(s, madeAt) : stampedAt(saidOfCharacter(entry), madeAt);
      await addAllDocs(writer, 'characters', characters, [{ row: entry, s: said }]);
      const stored = await characters.get(entry.id);
      if (stored && lifted.has(entry.id))
        await changeDoc(
          writer,
          'characters',
          characters,
          { ...stored, gone: true },
          { gone: false },
          'hand',
          null,
        );
      await addAllGrown(writer, 'sources', sources, sourceRows(entry.id, null, null, rest));
      added += 1;
    }
    for (const { character, story } of parcel.uses) {
      // Its id follows from what it says, whatever the file calls it.
      const use = useOf(character, story);
      if (!(await uses.get(use.id))) await addAllGrown(writer, 'uses', uses, [use]);
    }
    return added;
  });
}

async function addLorebook(writer: Writer, parcel: Parcel, story: string, madeAt: number): Promise<number> {
  const { database } = writer;
  if (!(await database.stories.get(story))) return 0;
  const rows = parcel.lorebook.map(({ rest: _rest, ...entry }) => ({ ...entry, story, gone: false }));
  const format = (await readStorySource(database, story))?.format ?? 'world-info';
  const lore = Object.fromEntries(parcel.lorebook.map(({ id, rest }) => [id, rest]));
  const { sources, outbox } = database;
  const known = await readStorySource(database, story);
  await database.transaction('rw', sources, outbox, async () => {
    const kept = rowsOfSource(story, { format, rest: known?.rest ?? null, scenes: {}, lore });
    const missing = await missingIds(
      sources,
      kept.map(({ id }) => id),
    );
    await addAllGrown(
      writer,
      'sources',
      sources,
      kept.filter(({ id }) => missing.has(id)),
    );
  });
  return addMissing(
    writer,
    'lore',
    database.lore,
    rows.map((row) => ({ row, s: stampedAt(saidOfLore(row), madeAt) })),
  );
}

async function addPicture(writer: Writer, { hash, mime, bytes }: StoredPicture): Promise<number> {
  const { blobs } = writer.database;
  if ((await blobs.where('hash').equals(hash).count()) > 0) return 0;
  const buffer = new Uint8Array(bytes).buffer;
  await blobs.put({
    hash,
    bytes: buffer,
    mime,
    size: buffer.byteLength,
    state: 'local',
    lastUsed: writer.now(),
  });
  return 1;
}

type Stamped<T> = { readonly row: T; readonly s: Stamps };

async function addMissing<T extends { readonly id: string }>(
  writer: Writer,
  kind: DocKind,
  table: Table<Doc<T>, string>,
  rows: readonly Stamped<T>[],
): Promise<number> {
  let added = 0;
  for (let from = 0; from < rows.length; from += page)
    added += await writer.database.transaction(
      'rw',
      table,
      writer.database.outbox,
      writer.database.meta,
      async () => addNew(writer, kind, table, rows.slice(from, from + page)),
    );
  return added;
}

async function addNew<T extends { readonly id: string }>(
  writer: Writer,
  kind: DocKind,
  table: Table<Doc<T>, string>,
  rows: readonly Stamped<T>[],
): Promise<number> {
  const missing = await missingIds(
    table,
    rows.map(({ row }) => row.id),
  );
  const fresh = rows.filter(({ row }) => missing.has(row.id));
  await addAllDocs(writer, kind, table, fresh);
  await sawStamp(writer.database, fresh.flatMap(({ s }) => Object.values(s)).reduce(laterStamp, ''));
  return fresh.length;
}

/** Which of some names no row has yet. Reads names, not rows. */
async function missingIds<T>(table: Table<T, string>, ids: readonly string[]): Promise<Set<string>> {
  const missing = new Set(ids);
  for (let from = 0; from < ids.length; from += 500) {
    const some = ids.slice(from, from + 500);
    for (const id of await table.where(':id').anyOf(some).primaryKeys()) missing.delete(id);
  }
  return missing;
}
