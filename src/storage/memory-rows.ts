import type { Lore, Memory } from '../domain/memory.ts';
import type { Database } from './database.ts';
import { stretchesOf } from './road.ts';

/**
 * Memories that hold on the road that ends at `scene`, in the order of the story; those of other roads never come along, nor rows that
 * cannot be read.
 */
export async function memoryOn(
  database: Database,
  story: string,
  scene: string | null,
): Promise<readonly Memory[]> {
  const all = await database.memory.where('story').equals(story).toArray();
  const rows = all.filter(
    (row) => !row.gone && areTexts([row.text, row.scene]) && Number.isFinite(row.toDepth - row.fromDepth),
  );
  if (scene === null || rows.length === 0) return [];
  const found = await onRoad(
    database,
    scene,
    rows.map((row) => row.scene),
    Math.min(...rows.map((row) => row.toDepth)),
  );
  return rows
    .filter((row) => found.has(row.scene))
    .sort(
      (a, b) =>
        a.fromDepth - b.fromDepth ||
        a.toDepth - b.toDepth ||
        Number(a.kind === 'fact') - Number(b.kind === 'fact') ||
        a.createdAt - b.createdAt ||
        (a.id < b.id ? -1 : 1),
    );
}

/** The lorebook of a story. A row that cannot be read is left out: nobody could be told it. */
export async function loreOfStory(database: Database, story: string): Promise<readonly Lore[]> {
  const all = await database.lore.where('story').equals(story).toArray();
  return all.filter(
    ({ gone, title, text, keys, secondaryKeys, notKeys }) =>
      !gone && areTexts([title, text]) && [keys, secondaryKeys, notKeys].every(areTexts),
  );
}

/** What a damaged row does not have where it should; screens read the whole row through its schema. */
function areTexts(words: unknown): boolean {
  return Array.isArray(words) && words.every((word) => typeof word === 'string');
}

/** Which of some scenes, none above `depth`, lie on the road to a scene. Reads names of scenes, not the scenes. */
async function onRoad(
  database: Database,
  scene: string,
  wanted: readonly string[],
  depth: number,
): Promise<ReadonlySet<string>> {
  const asked = new Set(wanted);
  const found = new Set<string>();
  for (const stretch of await stretchesOf(database, scene)) {
    const ids = await database.scenes
      .where('[road+depth]')
      .between([stretch.branch, depth], [stretch.branch, stretch.depth], true, true)
      .primaryKeys();
    for (const id of ids) if (asked.has(id)) found.add(id);
    if (found.size === asked.size || stretch.depth < depth) break;
  }
  return found;
}
