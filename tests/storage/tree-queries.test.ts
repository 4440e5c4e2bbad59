import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { expect, test } from 'vitest';

import { Database } from '../../src/storage/database.ts';
import { watchTree, watchTreeNear } from '../../src/storage/tree-queries.ts';
import { fakeId, fakeScene } from '../fakes.ts';
import { first } from '../first-value.ts';
import { storeScenes } from '../store-scenes.ts';

const story = fakeId(1);

/** A road of `length` scenes, and one of ten that parts from it after each of `parting`. */
async function openStory(length: number, parting: readonly number[] = []) {
  const database = new Database(crypto.randomUUID(), {
    durability: 'relaxed',
    indexedDB: new IDBFactory(),
    IDBKeyRange,
  });
  await database.open();
  const main = Array.from({ length }, (_, depth) =>
    fakeScene({ id: fakeId(1000 + depth), parent: depth === 0 ? null : fakeId(999 + depth), story, depth }),
  );
  const side = parting.flatMap((from) =>
    Array.from({ length: 10 }, (_, step) =>
      fakeScene({
        id: fakeId(5000 + from * 10 + step),
        parent: step === 0 ? fakeId(1000 + from) : fakeId(4999 + from * 10 + step),
        story,
        depth: from + 1 + step,
      }),
    ),
  );
  await storeScenes(database, [...main, ...side]);
  return database;
}

test('of a long story the scenes round the open one are there first, with the roads that part from it there', async () => {
  const database = await openStory(400, [195, 150]);
  const near = await first(watchTreeNear(database, story, fakeId(1200)));
  const main = Array.from({ length: 17 }, (_, index) => fakeId(1192 + index));
  const side = Array.from({ length: 10 }, (_, index) => fakeId(6950 + index));
  expect(near?.scenes.map(({ id }) => id)).toEqual([...main, ...side]);
  // Also those that begin farther off count, so that a road is called what it is called on the whole map.
  expect(near?.starts).toEqual([fakeId(1000), fakeId(6500), fakeId(6950)]);
  database.close();
});

test('a story that is short, or was read already, is read at once', async () => {
  const short = await openStory(300);
  expect(await first(watchTreeNear(short, story, fakeId(1200)))).toBeNull();
  const long = await openStory(301);
  expect(await first(watchTreeNear(long, story, fakeId(1200)))).not.toBeNull();
  expect((await first(watchTree(long, story))).scenes).toHaveLength(301);
  expect(await first(watchTreeNear(long, story, fakeId(1200)))).toBeNull();
  short.close();
  long.close();
});

test('A7 a circle round the open scene of a long story is read to its end, and so is the whole', async () => {
  const database = await openStory(400);
  await database.scenes.update(fakeId(1198), { parent: fakeId(1202) });
  const near = await first(watchTreeNear(database, story, fakeId(1200)));
  expect(near?.scenes.length).toBeGreaterThan(0);
  expect((await first(watchTree(database, story))).scenes).toHaveLength(400);
  database.close();
});
