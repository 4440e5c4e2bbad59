import Dexie, { liveQuery, type Observable } from 'dexie';

import { readScene, readSceneMeta } from '../domain/schemas.ts';
import type { Scene, SceneMeta } from '../domain/story.ts';
import { branchStarts } from './branch-index.ts';
import type { Database } from './database.ts';

/** Scenes of a story, in the order of creation, with what stands beside them. */
export type Tree = {
  readonly scenes: readonly Scene[];
  readonly metas: readonly SceneMeta[];
  /** The first scenes of all branches in the order of their labels. */
  readonly starts: readonly string[];
};

/** How many scenes are read at once: between two reads the page can answer. */
const readTogether = 250;

/** For the tree of roads. Reads the whole story once, and after a change only the scenes that are new. */
export function watchTree(database: Database, story: string): Observable<Tree> {
  return liveQuery(async () => {
    const { scenes } = knownOf(database, story);
    const ids = await database.scenes
      .where('[story+id]')
      .between([story, Dexie.minKey], [story, Dexie.maxKey])
      .primaryKeys();
    const missing = ids.filter((id) => !scenes.has(id));
    for (let from = 0; from < missing.length; from += readTogether) {
      const wanted = missing.slice(from, from + readTogether);
      const first = wanted[0] ?? '';
      const last = wanted.at(-1) ?? '';
      const rows = await database.scenes
        .where('[story+id]')
        .between([story, first], [story, last], true, true)
        .toArray();
      for (const scene of rows.map(readScene)) if (scene) scenes.set(scene.id, scene);
    }
    const metas = await database.sceneMeta.where('story').equals(story).toArray();
    return {
      scenes: ids.map((id) => scenes.get(id)).filter((scene) => scene !== undefined),
      metas: metas.map(readSceneMeta).filter((meta) => meta !== null),
      starts: (await branchStarts(database, story)).map(({ id }) => id),
    };
  });
}

/** How far round a scene a map shows at first, in scenes, and how many scenes are then read at most. */
const first = { depth: 8, scenes: 300 };

/**
 * The scenes round `scene` on its road and on those that part from it there, for what a map shows of a long story while all of it is
 * still being read; `null` where that is read as quickly, or has been read already.
 */
export function watchTreeNear(database: Database, story: string, scene: string): Observable<Tree | null> {
  return liveQuery(async () => {
    if (database.memo.tree?.story === story) return null;
    const whole = database.scenes.where('[story+id]').between([story, Dexie.minKey], [story, Dexie.maxKey]);
    const [here, count] = await Promise.all([database.scenes.get(scene), whole.count()]);
    if (!here || count <= first.scenes) return null;
    const rows = await database.scenes
      .where('[story+depth]')
      .between([story, here.depth - first.depth], [story, here.depth + first.depth], true, true)
      .limit(first.scenes + 1)
      .toArray();
    if (rows.length > first.scenes) return null;
    const scenes = connectedWith(
      rows.map(readScene).filter((each) => each !== null),
      scene,
    );
    const metas = await database.sceneMeta.bulkGet(scenes.map(({ id }) => id));
    return {
      scenes: scenes.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
      metas: metas.map(readSceneMeta).filter((meta) => meta !== null),
      starts: (await branchStarts(database, story)).map(({ id }) => id),
    };
  });
}

/** Those that hang together with `scene`: whether another road lies in the trash is known only where it begins. */
function connectedWith(near: readonly Scene[], scene: string): readonly Scene[] {
  const byId = new Map(near.map((each) => [each.id, each]));
  let top = byId.get(scene);
  const above = new Set<string>();
  // A damaged tree may run in a circle.
  for (let at = top; at && !above.has(at.id); at = byId.get(at.parent ?? '')) {
    above.add(at.id);
    top = at;
  }
  const kept = new Set([top?.id]);
  const downward = near.toSorted((a, b) => a.depth - b.depth);
  for (const { id, parent } of downward) if (parent !== null && kept.has(parent)) kept.add(id);
  return near.filter(({ id }) => kept.has(id));
}

function knownOf({ memo }: Database, story: string): { readonly scenes: Map<string, Scene> } {
  if (memo.tree?.story === story) return memo.tree;
  memo.tree = { story, scenes: new Map() };
  return memo.tree;
}
