import { saidOfMeta, stampedAt } from '../src/domain/said.ts';
import type { Scene, SceneMeta } from '../src/domain/story.ts';
import { placeScenes } from '../src/storage/branch-index.ts';
import type { Database } from '../src/storage/database.ts';
import { noteTrashMark } from '../src/storage/writes.ts';

/** Lays scenes into a database as they would lie there after being told or brought in, without a word to the outbox. */
export async function storeScenes(database: Database, scenes: readonly Scene[]): Promise<void> {
  await database.transaction('rw', database.scenes, database.sceneMeta, async () => {
    for (const story of new Set(scenes.map((scene) => scene.story))) {
      const own = scenes.filter((scene) => scene.story === story);
      const places = await placeScenes(database, story, own);
      await database.scenes.bulkAdd(
        own.map((scene) => ({ ...scene, v: 0, ...(places.get(scene.id) ?? { road: scene.id }) })),
      );
    }
  });
}

/** Lays what stands beside scenes that are there already into a database, as their player said it. */
export async function storeMetas(database: Database, metas: readonly SceneMeta[]): Promise<void> {
  await database.transaction('rw', database.scenes, database.sceneMeta, async () => {
    for (const meta of metas) {
      await database.sceneMeta.put({ ...meta, v: 0, s: stampedAt(saidOfMeta(meta), 1_700_000_000_000) });
      const scene = await database.scenes.get(meta.id);
      if (scene) await noteTrashMark(database, scene, false);
    }
  });
}
