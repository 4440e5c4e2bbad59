import Dexie, { type Observable } from 'dexie';
import { IDBFactory } from 'fake-indexeddb';

// A live query is silent where there is no database at all.
Dexie.dependencies.indexedDB = new IDBFactory();

/** The first answer of a live query. */
export function firstOf<T>(watched: Observable<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const subscription = watched.subscribe({
      next: (value) => {
        resolve(value);
        queueMicrotask(() => subscription.unsubscribe());
      },
      error: reject,
    });
  });
}
