import { atom } from 'jotai';

import * as queries from '../storage/copy-queries.ts';
import { removeKept, retryRefused, watchSync, type RefusedRow } from '../storage/sync-queries.ts';
import { command } from './command.ts';
import { wakeCopyAtom } from './copy.ts';
import { openHandlesAtom } from './handles.ts';
import { nothingYet } from './nothing-yet.ts';
import { watching } from './watching.ts';

export type { Elsewhere, KnownDevice, SharedTelling } from '../storage/copy-queries.ts';
export type { RefusedRow, SyncStatus } from '../storage/sync-queries.ts';

/* The copy of an account's rows on the server, and what other devices of the player's did. Every hook answers `undefined` until its first value has come. */

/** Tries everything again at once, what was refused too; false when the browser's storage failed. */
export const retryCopyAtom = atom(null, async (get) => {
  const { database } = get(openHandlesAtom);
  const tried = await retryRefused(database);
  get(wakeCopyAtom)?.wake();
  return tried.ok;
});

/** Removes what is kept beside the server's own row of that name; false when the browser's storage failed. */
export const removeKeptAtom = atom(null, async (get, _set, row: Pick<RefusedRow, 'kind' | 'id'>) => {
  const { database } = get(openHandlesAtom);
  return (await removeKept(database, row)).ok;
});

export const useSync = watching(watchSync);
export const useDevices = watching(queries.watchDevices);
/** @param wanted whether anything is copied at all */
export const useComing = watching((database, wanted: boolean) =>
  wanted ? queries.watchComing(database) : nothingYet,
);
/** @param stories ids with a space between them */
export const useUnarrived = watching((database, stories: string) =>
  queries.watchUnarrived(database, idsIn(stories)),
);
export const useHasArrived = watching(queries.watchHasArrived);
/** @param stories as above */
export const useTitles = watching((database, stories: string) =>
  queries.watchTitles(database, idsIn(stories)),
);
export const useElsewhere = watching(queries.watchElsewhere);
export const useSharedTellings = watching(queries.watchSharedTellings);

/** Goes on here with what broke off on another device. */
export const takeOverDraftAtom = command('takeOverDraft');

function idsIn(text: string): readonly string[] {
  return text.split(' ').filter(Boolean);
}
