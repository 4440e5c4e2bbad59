import type { Database } from './database.ts';

/** Titles by id; what this device does not have is not among them. */
export type Names = ReadonlyMap<string, string>;

/** The titles of stories and scenes that this device has. */
export async function readNames(
  database: Database,
  ids: { readonly stories: readonly string[]; readonly scenes: readonly string[] },
): Promise<Names> {
  const [stories, scenes] = await Promise.all([
    database.stories.bulkGet([...new Set(ids.stories)]),
    database.scenes.bulkGet([...new Set(ids.scenes)]),
  ]);
  return new Map([...stories, ...scenes].flatMap((row) => (row ? [[row.id, row.title] as const] : [])));
}
