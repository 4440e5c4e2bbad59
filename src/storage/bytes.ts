import { readStory } from '../domain/schemas.ts';
import type { Database } from './database.ts';

/** Milliseconds for which bytes that nothing names are left alone: what names them may be on its way. */
const freshMs = 60 * 60 * 1000;
/** How many pictures are looked at at once. */
const atOnce = 200;

/** Lets go of those of the given pictures that nothing names any more. Call inside a transaction over `bytesTables`. */
export async function letGoOf(
  database: Database,
  hashes: Iterable<string | null | undefined>,
): Promise<void> {
  const asked = [...new Set(hashes)].filter((hash) => typeof hash === 'string');
  const named = await namedAmong(database, asked);
  await database.blobs.bulkDelete(asked.filter((hash) => !named.has(hash)));
}

/**
 * Lets go of every picture that nothing names, whatever it is and wherever it came from, but for those that came within the hour.
 * @returns how many went.
 */
export async function letGoOfUnnamed(database: Database, nowMs: number): Promise<number> {
  let gone = 0;
  for (let last = ''; ;) {
    const hashes = await database.blobs.where('hash').above(last).limit(atOnce).primaryKeys();
    gone += await database.transaction('rw', bytesTables(database), async () => {
      const named = await namedAmong(database, hashes);
      const unnamed = hashes.filter((hash) => !named.has(hash));
      const old = await database.blobs
        .where('hash')
        .anyOf(unnamed)
        .filter(({ lastUsed }) => lastUsed < nowMs - freshMs)
        .primaryKeys();
      await database.blobs.bulkDelete(old);
      return old.length;
    });
    const end = hashes.at(-1);
    if (end === undefined || hashes.length < atOnce) return gone;
    last = end;
  }
}

/** What a transaction spans that lets go of pictures. */
export function bytesTables(database: Database) {
  const { blobs, stories, sceneMeta, characters, drawings, photos, suggestions, meta, aside } = database;
  return [blobs, stories, sceneMeta, characters, drawings, photos, suggestions, meta, aside];
}

/** Which of the given pictures something names. Reads indexes, not rows. */
async function namedAmong(database: Database, hashes: readonly string[]): Promise<ReadonlySet<string>> {
  const named = new Set<string>();
  if (hashes.length === 0) return named;
  const { stories, sceneMeta, characters, drawings, photos, suggestions, meta, aside } = database;
  const keys = await Promise.all([
    stories.where('cover').anyOf(hashes).keys(),
    stories.where('character.characterImage').anyOf(hashes).keys(),
    sceneMeta.where('image').anyOf(hashes).keys(),
    sceneMeta.where('pictures').anyOf(hashes).keys(),
    characters.where('image').anyOf(hashes).keys(),
    drawings.where('image').anyOf(hashes).keys(),
    photos.where('image').anyOf(hashes).keys(),
  ]);
  for (const key of keys.flat()) if (typeof key === 'string') named.add(key);
  // What was put aside may become a story again.
  await aside
    .filter(({ kind }) => kind === 'stories')
    .each(({ row }) => {
      const story = readStory(row);
      for (const hash of [story?.cover, story?.character.characterImage]) if (hash) named.add(hash);
    });
  // What the player is just choosing from.
  for (const id of ['portrait', 'photo'])
    for (const hash of (await suggestions.get(id))?.values ?? []) named.add(hash);
  const form: unknown = (await meta.get('form'))?.value;
  for (const hash of hashes) if (JSON.stringify(form ?? null).includes(hash)) named.add(hash);
  return named;
}
