import type { Database, SceneRow } from './database.ts';

/** How many scenes are read at once: between two reads the page can answer. */
const readTogether = 250;

/**
 * Something that is asked of many scenes and is far less than what they say. A scene never changes: each is read once in the life of a
 * connection. Of a scene that is not there nothing is learned.
 * @param known what was learned before, of `database.memo`; it learns the rest.
 */
export async function learn<T>(
  { scenes }: Database,
  known: Map<string, T>,
  ids: readonly string[],
  factOf: (row: SceneRow) => T,
): Promise<ReadonlyMap<string, T>> {
  const missing = [...new Set(ids)].filter((id) => !known.has(id));
  for (let from = 0; from < missing.length; from += readTogether)
    for (const row of await scenes.bulkGet(missing.slice(from, from + readTogether)))
      if (row) known.set(row.id, factOf(row));
  return known;
}
