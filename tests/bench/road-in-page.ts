import { openDatabase } from '../../src/storage/database.ts';
import { plantPictures } from './plant-pictures.ts';

/* Runs in a page of the game, on the game's own database. */

/** Goes on from the open scene with copies of it under these ids, a picture each, and opens the last one. */
export async function growRoad({
  space,
  head: headKey,
  ids,
}: {
  readonly space: string;
  readonly head: string;
  readonly ids: readonly string[];
}): Promise<void> {
  const database = await openDatabase(space, { durability: 'relaxed' });
  const { scenes, outbox, heads } = database;
  const head = await heads.get(headKey);
  const last = head && (await scenes.get(head.scene));
  if (!last) throw new Error('no scene is open');
  let parent = last;
  for (let from = 0; from < ids.length; from += 500) {
    const batch = ids.slice(from, from + 500).map((id) => {
      const depth = parent.depth + 1;
      parent = { ...last, id, depth, title: `${last.title} ${depth}`, parent: parent.id };
      return parent;
    });
    await database.transaction('rw', scenes, outbox, async () => {
      await scenes.bulkAdd(batch);
      // What is not on a server yet waits there, as it does when the game writes a scene.
      await outbox.bulkAdd(batch.map(({ id }) => ({ kind: 'scenes' as const, id, turn: id, fields: {} })));
    });
    await plantPictures(database, batch);
  }
  await heads.put({ ...head, scene: parent.id });
  database.close();
}
