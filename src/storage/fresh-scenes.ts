import { parentsFirst, type WholeStory } from '../domain/parcel.ts';
import { repairTree } from '../domain/repair-tree.ts';
import type { Scene } from '../domain/story.ts';
import type { Database } from './database.ts';
import { missingIds } from './import-rows.ts';

/**
 * The scenes of a story that are not here, each in its place in the tree that they and those that are here make together. A scene of this id
 * in another story is that story's, and stays it; what was told from it, or from one that is missing, becomes an opening.
 */
export async function freshScenes(
  database: Database,
  { story, scenes }: WholeStory,
): Promise<{ readonly fresh: readonly Scene[]; readonly misplaced: number }> {
  const missing = await missingIds(
    database.scenes,
    scenes.map(({ id }) => id),
  );
  const wanted = scenes.filter(({ id }) => missing.has(id));
  const above = new Set(
    wanted.map(({ parent }) => parent ?? '').filter((id) => id !== '' && !missing.has(id)),
  );
  const depths = new Map<string, number>();
  for (const row of await database.scenes.bulkGet([...above]))
    if (row?.story === story.id && Number.isInteger(row.depth)) depths.set(row.id, row.depth);
  const repaired = repairTree(wanted, (id) => depths.get(id) ?? null);
  return { fresh: parentsFirst(repaired.scenes), misplaced: repaired.misplaced };
}
