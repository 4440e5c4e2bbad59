import type { Memory } from '../domain/memory.ts';
import type { Database } from './database.ts';

/** Which scenes lie on a road. Scenes never change, so what was read once is kept. */
export type Roads = Map<string, Step>;
type Step = { readonly parent: string | null; readonly depth: number };

/** Scenes that are read at once on the way up. */
const stride = 256;

/** Memories that hold on the road that ends at `scene`, in the order of the story; those of other roads never come along. */
export async function memoryOn(
  database: Database,
  roads: Roads,
  story: string,
  scene: string | null,
): Promise<readonly Memory[]> {
  const rows = (await database.memory.where('story').equals(story).toArray()).filter((row) => !row.gone);
  if (scene === null || rows.length === 0) return [];
  const wanted = new Set(rows.map((row) => row.scene));
  const found = new Set<string>();
  let at: string | null = scene;
  let above = Infinity;
  while (at !== null && found.size < wanted.size) {
    const step: Step | undefined = roads.get(at) ?? (await readUp(database, roads, story, at));
    // A missing scene or a circle ends the road, as it does for the player.
    if (step === undefined || step.depth >= above) break;
    if (wanted.has(at)) found.add(at);
    above = step.depth;
    at = step.parent;
  }
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

/** Reads a scene and, where the tree is not too wide, all that lie a stride above it. */
async function readUp(
  database: Database,
  roads: Roads,
  story: string,
  id: string,
): Promise<Step | undefined> {
  const row = await database.scenes.get(id);
  if (row?.story !== story || !Number.isInteger(row.depth)) return undefined;
  const note = (scene: typeof row) => {
    const parent = typeof scene.parent === 'string' ? scene.parent : null;
    roads.set(scene.id, { parent, depth: scene.depth });
  };
  note(row);
  const above = () =>
    database.scenes
      .where('[story+depth]')
      .between([story, row.depth - stride], [story, row.depth], true, false);
  const [keys, ids] = await Promise.all([above().keys(), above().primaryKeys()]);
  const depths = keys.map((key) => Number(Array.isArray(key) ? key[1] : Number.NaN));
  if (ids.at(-1) === row.parent && depths.every((depth, at) => depth === row.depth - depths.length + at)) {
    // One scene at every depth: each is the parent of the next, and none need be read. The first one's own is not known yet.
    for (const [at, parent] of ids.entries()) {
      const child = ids[at + 1];
      if (child !== undefined) roads.set(child, { parent, depth: row.depth - ids.length + at + 1 });
    }
  } else if (ids.length <= 2 * stride) {
    for (const scene of await above().toArray()) note(scene);
  }
  return roads.get(id);
}
