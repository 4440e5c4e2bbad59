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
import { addLosses, type Parcel, type StoredPicture, type WholeStory } from '../domain/parcel.ts';
import type { Ids } from '../domain/ports/clock.ts';
import type { Result } from '../domain/result.ts';
import { noLaterThan, saidOfCharacter, saidOfLore, stampedAt } from '../domain/said.ts';
import { copyOfStory } from '../domain/story-copy.ts';
import type { Database } from './database.ts';
import { takeStamp } from './outbox.ts';
import type { ImportNote } from './registry.ts';
import { rowsOfSource, sourceRows } from './source-rows.ts';
import { readStorySource } from './sources.ts';
import { attempt } from './store-error.ts';
import { addAllDocs, addAllGrown, changeDoc, type Writer } from './writes.ts';
import { addStory } from './add-story.ts';
import { freshScenes } from './fresh-scenes.ts';
import { addMissing, lift, missingIds } from './import-rows.ts';

/** What a parcel would bring to this device; reads only. */
export function reportOf(database: Database, parcel: Parcel): Promise<Result<ImportReport, StoreError>> {
  return attempt(async () => {
    const stories: ReportedStory[] = [];
    let misplaced = 0;
    for (const whole of parcel.stories) {
      const found = await reportedStory(database, whole);
      stories.push(found.story);
      misplaced += found.misplaced;
    }
    return {
      kind: parcel.kind,
      stories,
      characters: await Promise.all(
        parcel.characters.map(async ({ entry }) => {
          const row = await database.characters.get(entry.id);
          return { id: entry.id, name: entry.name, here: row !== undefined && (!isGone(row) || entry.gone) };
        }),
      ),
      lorebook: parcel.lorebook.length,
      settings: parcel.settings !== null,
      pictures: (
        await missingIds(
          database.blobs,
          parcel.pictures.map(({ hash }) => hash),
        )
      ).size,
      losses: addLosses(parcel.losses, [{ what: 'misplaced-scene', count: misplaced }]),
    };
  });
}

/** Hears before the first row of an import under which ids its stories will stand here, and the hashes of its pictures. */
export type BeginImport = (brings: Pick<ImportNote, 'stories' | 'pictures'>) => Promise<void>;

/** Who follows an import. */
export type ImportWatch = {
  readonly progress?: Progress;
  /** Called before the first row, with the names of what it brings. */
  readonly begin?: BeginImport;
  readonly stop?: AbortSignal | undefined;
};

/**
 * Brings a parcel in: rows are added under the stamps that they have, none that is here is changed, but that what lies in the trash is taken
 * out; its settings are not looked at. Everything goes in pages, so that nobody who plays meanwhile waits; the row of a new story comes last,
 * so that it is seen whole or not at all, and heroes after the stories. What had been removed for good is there again: the player brings it
 * in himself. When it is stopped, the rows of a story that has not got its own row are left for the import guard to remove.
 */
export function bringInParcel(
  writer: Writer,
  ids: Ids,
  parcel: Parcel,
  choice: ImportChoice,
  { progress = () => {}, begin = async () => {}, stop }: ImportWatch = {},
): Promise<Result<ImportOutcome, StoreError>> {
  const { database } = writer;
  return attempt(async () => {
    // No file is later than now, whatever it says.
    const madeAt = Math.min(parcel.madeAt ?? writer.now(), writer.now());
    const added: { readonly whole: WholeStory; readonly isHere: boolean }[] = [];
    for (const whole of parcel.stories) {
      const isHere = (await database.stories.get(whole.story.id)) !== undefined;
      const wish = choice.stories[whole.story.id] ?? 'merge';
      if (isHere && wish === 'skip') continue;
      const isCopy = isHere && wish === 'copy';
      added.push(
        isCopy ? { whole: copyOfStory(whole, ids, writer.now()), isHere: false } : { whole, isHere },
      );
    }
    const of = await countMissing(
      database,
      added.map(({ whole }) => whole),
    );
    await begin({
      stories: added.map(({ whole }) => whole.story.id),
      pictures: parcel.pictures.map(({ hash }) => hash),
    });

    const stories: string[] = [];
    let [scenes, pictures, restored] = [0, 0, 0];
    const isStopped = () => stop?.aborted ?? false;
    const stopped = (): ImportOutcome => ({
      stories,
      scenes,
      characters: 0,
      lore: 0,
      pictures,
      restored,
      stopped: true,
    });
    for (const picture of parcel.pictures) {
      if (isStopped()) return stopped();
      pictures += await addPicture(writer, picture);
    }
    for (const { whole, isHere } of added) {
      if (isStopped()) return stopped();
      const before = scenes;
      const inTrash = isGone((await database.stories.get(whole.story.id)) ?? {});
      const { fresh } = await freshScenes(database, whole);
      const count = await addStory(writer, whole, {
        fresh,
        madeAt,
        stored: (some) => progress(of === 0 ? 1 : (before + some) / of, { stored: before + some, of }),
        // Half of what comes to a story that is here could not be told from the rest.
        isStopped: isHere ? () => false : isStopped,
      });
      if (count === null) return stopped();
      scenes += count;
      stories.push(whole.story.id);
      if (inTrash && !isGone((await database.stories.get(whole.story.id)) ?? {})) restored += 1;
    }
    if (isStopped()) return stopped();
    const characters = await addCharacters(writer, parcel, madeAt);
    const lore =
      choice.lorebookInto === null ? 0 : await addLorebook(writer, parcel, choice.lorebookInto, madeAt);
    if (parcel.form && !(await database.meta.get('form')))
      await database.meta.put({ k: 'form', value: parcel.form });
    // What came is older, but that it came is news: the last backup does not hold it.
    await database.transaction('rw', database.meta, () => takeStamp(database, writer.now(), writer.boot));
    progress(1);
    return { stories, scenes, characters, lore, pictures, restored, stopped: false };
  });
}

/** How many scenes of some stories are not here. */
async function countMissing(database: Database, stories: readonly WholeStory[]): Promise<number> {
  let count = 0;
  for (const { scenes } of stories)
    count += (
      await missingIds(
        database.scenes,
        scenes.map(({ id }) => id),
      )
    ).size;
  return count;
}

async function reportedStory(
  database: Database,
  whole: WholeStory,
): Promise<{ readonly story: ReportedStory; readonly misplaced: number }> {
  const { story, scenes } = whole;
  const row = await database.stories.get(story.id);
  const { fresh, misplaced } = await freshScenes(database, whole);
  return {
    story: {
      id: story.id,
      title: story.title,
      hero: story.character.name,
      scenes: scenes.length,
      newScenes: fresh.length,
      here: row === undefined ? 'no' : isGone(row) ? 'trash' : 'yes',
    },
    misplaced,
  };
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
      const here = await characters.get(entry.id);
      if (here && isGone(here) && !entry.gone) {
        await changeDoc(writer, 'characters', characters, here, { gone: false }, 'hand', null);
        added += 1;
      }
      if (here) continue;
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
