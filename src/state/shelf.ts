import { atom } from 'jotai';

import { watchAside } from '../storage/aside.ts';
import * as backups from '../storage/backups.ts';
import { watchSearch } from '../storage/search.ts';
import * as queries from '../storage/shelf-queries.ts';
import { openHandlesAtom } from './handles.ts';
import { nothingYet } from './nothing-yet.ts';
import { watching } from './watching.ts';

export type { Aside } from '../storage/aside.ts';
export type { Finding } from '../storage/search.ts';
export type { Book, Front, Hero, Shelf } from '../storage/shelf-queries.ts';

/* Every hook answers `undefined` until its first value has come from the store. */

/** What a screen shows of the shelf at first. */
const front = 12;

/** The stories that were played last and what their books say. */
export const useFront = watching((database) => queries.watchFront(database, front));
/** @param wanted whether it may be read already */
export const useShelf = watching((database, wanted: boolean) =>
  wanted ? queries.watchShelf(database) : nothingYet,
);
/** @param stories ids with a space between them */
export const useBooks = watching((database, stories: string) => queries.watchBooks(database, idsIn(stories)));
/** The stories whose open scene ends them; none while `wanted` is false. */
export const useEnded = watching(queries.watchEnded);
export const useStorySize = watching(queries.watchStorySize);
/** @param stories ids; the same list as before while they are the same */
export const useSearch = watching((database, text: string, stories: readonly string[], most: number) =>
  watchSearch(database, { text, stories, most }),
);
/** What was told of stories after they were removed for good elsewhere. */
export const useAside = watching(watchAside);
export const useHeroes = watching(queries.watchHeroes);
export const useBackups = watching(backups.watchBackups);

/** Whether a story can be opened now; not, when it cannot even be looked at. */
export const canOpenAtom = atom(null, (get, _set, story: string) =>
  queries.canOpen(get(openHandlesAtom).database, story).catch(() => false),
);

/** All rows of a story as they lie, as JSON. */
export const rawStoryAtom = atom(null, async (get, _set, story: string) => {
  const { rawStory } = await import('../storage/raw-story.ts');
  return rawStory(get(openHandlesAtom).database, story);
});

/** Where a backup begins that is made now. */
export const markBackupAtom = atom(null, (get, _set, nowMs: number) =>
  backups.markBackup(get(openHandlesAtom).database, nowMs),
);

/** Notes that a backup was made that began at a mark. */
export const noteBackupAtom = atom(null, async (get, _set, mark: backups.BackupMark) => {
  await backups.noteBackup(get(openHandlesAtom).database, mark);
});

/** Keeps the folder that backups go to by themselves; `null` forgets it. */
export const backupFolderAtom = atom(null, async (get, _set, folder: FileSystemDirectoryHandle | null) => {
  await backups.keepBackupFolder(get(openHandlesAtom).database, folder);
});

function idsIn(text: string): readonly string[] {
  return text.split(' ').filter(Boolean);
}
