import Dexie from 'dexie';
import { IDBFactory } from 'fake-indexeddb';
import { afterAll, vi } from 'vitest';

/* What stands for a browser in Node, anew for each file of tests, though the files of a thread share their modules. */

// Files run side by side in threads of one process, over databases of the same names. A browser that two of them shared would tell
// each of the other's writes, and a live query that is asked again and again by strangers never comes to its answer.
Reflect.deleteProperty(globalThis, 'BroadcastChannel');

// A live query is silent where there is no database at all.
Dexie.dependencies.indexedDB = new IDBFactory();

// Live queries that a file never ended would be asked again at every write of the files to come.
const { storagemutated } = Dexie.on;
const subscribe = storagemutated.subscribe.bind(storagemutated);
const listening = new Set<Parameters<typeof subscribe>[0]>();
storagemutated.subscribe = (listener) => {
  listening.add(listener);
  subscribe(listener);
};

afterAll(() => {
  storagemutated.subscribe = subscribe;
  for (const each of listening) storagemutated.unsubscribe(each);
  // What was read of a database is kept under its name, and the next file's has the same.
  for (const name of Object.keys(Dexie.cache)) delete Dexie.cache[name];
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
