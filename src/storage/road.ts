import { readScene } from '../domain/schemas.ts';
import type { Scene } from '../domain/story.ts';
import type { Database, SceneRow } from './database.ts';

/**
 * The last `most` scenes of the road that ends at a scene, the newest first. A branch is read in one piece. Where a scene is missing or
 * damaged, or the road runs in a circle, it ends.
 */
export async function readUp(
  database: Database,
  sceneId: string,
  most: number,
): Promise<readonly [Scene, ...Scene[]] | null> {
  const first = await database.scenes.get(sceneId);
  const end = readScene(first);
  if (!first || !end) return null;
  const road: [Scene, ...Scene[]] = [end];
  const seen = new Set([end.id]);
  let [last, branch] = [end, first.road];
  const take = (scene: Scene) => {
    road.push(scene);
    seen.add(scene.id);
    last = scene;
  };
  for (;;) {
    for (const above of await scenesAbove(database, branch, last.depth, most - road.length)) {
      if (above?.id !== last.parent || seen.has(above.id)) break;
      take(above);
    }
    if (road.length >= most || last.parent === null || seen.has(last.parent)) return road;
    const row = await database.scenes.get(last.parent);
    const scene = readScene(row);
    if (!row || !scene) return road;
    take(scene);
    branch = row.road;
  }
}

/** Those of a branch that stand before `depth`, at most `most`, the deepest first; `null` for one that cannot be read. */
async function scenesAbove(
  database: Database,
  branch: string,
  depth: number,
  most: number,
): Promise<readonly (Scene | null)[]> {
  if (most <= 0) return [];
  const rows = await database.scenes
    .where('[road+depth]')
    .between([branch, depth - most], [branch, depth], true, false)
    .toArray();
  return rows.reverse().map(readScene);
}

/** A branch that a road leads through, and the depth of the scene at which the road leaves it. */
export type Stretch = { readonly branch: string; readonly depth: number; readonly scene: string };

/** The branches that the road to a scene leads through, the one that it ends on first. Reads a row for each, however long they are. */
export async function stretchesOf(database: Database, sceneId: string): Promise<readonly Stretch[]> {
  const stretches: Stretch[] = [];
  const seen = new Set<string>();
  for (let at: string | null = sceneId; at !== null;) {
    const row: SceneRow | undefined = await database.scenes.get(at);
    if (!row || !Number.isInteger(row.depth) || seen.has(row.road)) break;
    seen.add(row.road);
    stretches.push({ branch: row.road, depth: row.depth, scene: at });
    const start: SceneRow | undefined = row.id === row.road ? row : await database.scenes.get(row.road);
    at = start?.parent ?? null;
  }
  return stretches;
}
