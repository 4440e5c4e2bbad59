import Dexie, { liveQuery, type Observable } from 'dexie';

import { readScene, readSceneMeta } from '../domain/schemas.ts';
import type { Scene, SceneMeta } from '../domain/story.ts';
import type { Database } from './database.ts';

/** Every scene of a story, in the order of creation, with what stands beside it. */
export type Tree = { readonly scenes: readonly Scene[]; readonly metas: readonly SceneMeta[] };

type Known = { readonly story: string; readonly scenes: Map<string, Scene> };

/** The scenes of the story that was read last: a scene is written once, so none need be read again. */
const known = new WeakMap<Database, Known>();

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
    };
  });
}

function knownOf(database: Database, story: string): Known {
  const kept = known.get(database);
  if (kept?.story === story) return kept;
  const fresh = { story, scenes: new Map<string, Scene>() };
  known.set(database, fresh);
  return fresh;
}
