import { useObservable } from 'dexie-react-hooks';
import { atom, useAtomValue } from 'jotai';

import * as backups from '../storage/backups.ts';
import * as queries from '../storage/shelf-queries.ts';
import { openHandlesAtom } from './handles.ts';
import { nothingYet } from './nothing-yet.ts';

export type { Book, Finding, Front, Hero, Shelf } from '../storage/shelf-queries.ts';

/* Every hook answers `undefined` until its first value has come from the store. */

/** What a screen shows of the shelf at first. */
const front = 12;

/** The stories that were played last and what their books say. */
export function useFront(): queries.Front | undefined {
  const { database } = useAtomValue(openHandlesAtom);
  return useObservable(() => queries.watchFront(database, front), [database]);
}

/** @param wanted whether it may be read already */
export function useShelf(wanted: boolean): queries.Shelf | undefined {
  const { database } = useAtomValue(openHandlesAtom);
  return useObservable(() => (wanted ? queries.watchShelf(database) : nothingYet), [database, wanted]);
}

/** Whether a story can be opened now; not, when it cannot even be looked at. */
export const canOpenAtom = atom(null, (get, _set, story: string) =>
  queries.canOpen(get(openHandlesAtom).database, story).catch(() => false),
);

/** @param stories ids with a space between them */
export function useBooks(stories: string): ReadonlyMap<string, queries.Book> | undefined {
  const { database } = useAtomValue(openHandlesAtom);
  return useObservable(
    () => queries.watchBooks(database, stories.split(' ').filter(Boolean)),
    [database, stories],
  );
}

/** The stories whose open scene ends them; none while `wanted` is false. */
export function useEnded(wanted: boolean): ReadonlySet<string> | undefined {
  const { database } = useAtomValue(openHandlesAtom);
  return useObservable(() => queries.watchEnded(database, wanted), [database, wanted]);
}

export function useStorySize(story: string): queries.StorySize | undefined {
  const { database } = useAtomValue(openHandlesAtom);
  return useObservable(() => queries.watchStorySize(database, story), [database, story]);
}

/** @param stories ids in the order in which they are looked through, with a space between them */
export function useSearch(text: string, stories: string, most: number): queries.Search | undefined {
  const { database } = useAtomValue(openHandlesAtom);
  return useObservable(
    () => queries.watchSearch(database, { text, stories: stories.split(' ').filter(Boolean), most }),
    [database, text, stories, most],
  );
}

export function useHeroes() {
  const { database } = useAtomValue(openHandlesAtom);
  return useObservable(() => queries.watchHeroes(database), [database]);
}

export function useBackups(): backups.BackupNote | undefined {
  const { database } = useAtomValue(openHandlesAtom);
  return useObservable(() => backups.watchBackups(database), [database]);
}

/** Notes that a backup was made. */
export const noteBackupAtom = atom(null, async (get, _set, nowMs: number) => {
  await backups.noteBackup(get(openHandlesAtom).database, nowMs);
});

/** Keeps the folder that backups go to by themselves; `null` forgets it. */
export const backupFolderAtom = atom(null, async (get, _set, folder: FileSystemDirectoryHandle | null) => {
  await backups.keepBackupFolder(get(openHandlesAtom).database, folder);
});
