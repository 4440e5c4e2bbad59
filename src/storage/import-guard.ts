import type { ImportOutcome } from '../domain/file-port.ts';
import type { StoreError } from '../domain/errors.ts';
import type { Result } from '../domain/result.ts';
import { bytesTables, letGoOf } from './bytes.ts';
import type { Database } from './database.ts';
import { forgetWaiting } from './outbox.ts';
import { clearImport, noteImport, readImport, type RegistryPlace } from './registry.ts';
import { attempt } from './store-error.ts';
import type { BeginImport } from './story-import.ts';

/*
 * An import is noted before its first row comes in. The row of a story comes last, so a story that is in the note and has no row was broken
 * off: what is there of it is seen by nobody, and is removed when the import ends, before the next one, and when the space is opened again.
 */

/** The space that files are brought into. */
export type ImportGuard = {
  readonly space: string;
  /** Runs one import after the other, across all tabs. */
  readonly alone: <T>(work: () => Promise<T>) => Promise<T>;
  readonly registry?: RegistryPlace;
};

/** Name of the lock that a running import holds. */
export function importLock(space: string): string {
  return `${space}:import`;
}

/**
 * Runs an import; what it leaves behind when it fails is removed. It calls `begin` before its first row.
 */
export function guardImport(
  database: Database,
  guard: ImportGuard,
  nowMs: number,
  run: (begin: BeginImport) => Promise<Result<ImportOutcome, StoreError>>,
): Promise<Result<ImportOutcome, StoreError>> {
  const { space, registry } = guard;
  return guard.alone(async () => {
    const cleared = await attempt(() => clearBroken(database, space, registry));
    if (!cleared.ok) return cleared;
    try {
      return await run(async (brings) => {
        const stories: string[] = [];
        for (const story of brings.stories) if (await isUnknown(database, story)) stories.push(story);
        const pictures = await missingPictures(database, brings.pictures);
        await noteImport({ space, stories, pictures, at: nowMs }, registry);
      });
    } finally {
      // What cannot be removed now is removed at the next opening: the note stays.
      await attempt(() => clearBroken(database, space, registry));
    }
  });
}

/** Removes what an import left behind that was broken off. Call while no import runs. */
export async function clearBroken(
  database: Database,
  space: string,
  registry: RegistryPlace = {},
): Promise<void> {
  const note = await readImport(space, registry);
  if (!note) return;
  for (const story of note.stories) await clearHalf(database, story);
  for (let from = 0; from < note.pictures.length; from += page)
    await database.transaction('rw', bytesTables(database), async () =>
      letGoOf(database, note.pictures.slice(from, from + page)),
    );
  await clearImport(space, registry);
}

/** Kinds of rows that belong to one story and name it. */
const kinds = ['sources', 'lore', 'memory', 'sceneMeta', 'scenes'] as const;
/** Rows that are removed at once: a turn in another tab waits no longer than for these. */
const page = 200;

/** Whether nothing at all of a story is here: what came without it from another device is not the import's. */
async function isUnknown(database: Database, story: string): Promise<boolean> {
  if (await database.stories.get(story)) return false;
  for (const kind of kinds) if ((await rowsOf(database, kind, story).limit(1).count()) > 0) return false;
  return true;
}

async function missingPictures(database: Database, hashes: readonly string[]): Promise<readonly string[]> {
  const known = new Set(await database.blobs.where('hash').anyOf(hashes).primaryKeys());
  return hashes.filter((hash) => !known.has(hash));
}

async function clearHalf(database: Database, story: string): Promise<void> {
  for (const kind of kinds) while (await clearPage(database, kind, story));
  await database.transaction('rw', database.stories, database.drawings, async () => {
    if (!(await database.stories.get(story))) await database.drawings.where('story').equals(story).delete();
  });
}

/** Removes some rows of a story without a row of its own, with what waits about them; false when none are left. What a server has stays: it would not come again. */
function clearPage(database: Database, kind: (typeof kinds)[number], story: string): Promise<boolean> {
  const { stories, outbox } = database;
  return database.transaction('rw', database.table(kind), stories, outbox, async () => {
    if (await stories.get(story)) return false;
    const rows = await rowsOf(database, kind, story)
      .filter(({ v }) => v === 0)
      .limit(page)
      .toArray();
    const ids = rows.map(({ id }) => id);
    await database.table(kind).bulkDelete(ids);
    await forgetWaiting(database, kind, ids);
    return ids.length > 0;
  });
}

function rowsOf(database: Database, kind: (typeof kinds)[number], story: string) {
  const table = database.table<{ readonly id: string; readonly v: number }, string>(kind);
  return kind === 'scenes'
    ? table.where('[story+id]').between([story, ''], [story, '\uffff'])
    : table.where('story').equals(story);
}
