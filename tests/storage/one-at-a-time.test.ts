import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { liveQuery } from 'dexie';
import { expect, test } from 'vitest';

import { openDatabase } from '../../src/storage/database.ts';
import { oneAtATime } from '../../src/storage/one-at-a-time.ts';

test('PLAY-28 what is read much of never reads twice at a time, and comes to what was written last', async () => {
  const database = await openDatabase('test', {
    durability: 'strict',
    indexedDB: new IDBFactory(),
    IDBKeyRange,
  });
  let reading = 0;
  let together = 0;
  let begun = 0;
  const watched = liveQuery(
    oneAtATime(async () => {
      begun += 1;
      reading += 1;
      together = Math.max(together, reading);
      // As long as some writes take.
      for (let more = 0; more < 20; more += 1) await database.meta.count();
      const row = await database.meta.get('form');
      reading -= 1;
      return row?.value;
    }),
  );
  const writes = 30;
  await new Promise<void>((resolve, reject) => {
    let writing: Promise<void> | null = null;
    const write = async () => {
      for (let value = 1; value <= writes; value += 1) await database.meta.put({ k: 'form', value });
    };
    const subscription = watched.subscribe((value) => {
      writing ??= write().catch(reject);
      if (value !== writes) return;
      subscription.unsubscribe();
      resolve();
    }, reject);
  });
  expect(together).toBe(1);
  expect(begun).toBeLessThan(writes / 2);
  database.close();
});
