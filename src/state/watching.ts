import { useObservable, type InteropableObservable } from 'dexie-react-hooks';
import { useAtomValue } from 'jotai';

import type { Database } from '../storage/database.ts';
import type { Databases } from '../storage/device-database.ts';
import { openHandlesAtom } from './handles.ts';

/**
 * A hook that watches a question to the open database. It takes what the question takes, compared one by one with `Object.is`: ids and
 * numbers, never a list made anew. It answers `undefined` until the first value has come from the store.
 */
export function watching<A extends readonly unknown[], T>(
  watch: (database: Database, ...args: A) => InteropableObservable<T>,
) {
  return function useWatched(...args: A): T | undefined {
    const { database } = useAtomValue(openHandlesAtom);
    return useObservable(() => watch(database, ...args), [database, ...args]);
  };
}

/** As `watching`, for a question that the device's own database has a part in. */
export function watchingBoth<A extends readonly unknown[], T>(
  watch: (databases: Databases, ...args: A) => InteropableObservable<T>,
) {
  return function useWatchedBoth(...args: A): T | undefined {
    const handles = useAtomValue(openHandlesAtom);
    return useObservable(() => watch(handles, ...args), [handles, ...args]);
  };
}
