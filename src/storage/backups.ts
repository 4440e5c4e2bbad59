import { liveQuery, type Observable } from 'dexie';

import type { Database } from './database.ts';

/** What this device knows of its backups. */
export type BackupNote = {
  /** When the last one was made; Unix time in milliseconds, 0 for never. */
  readonly at: number;
  /** Whether something was played since then. */
  readonly stale: boolean;
  /** The folder that a backup goes to by itself, or `null`. */
  readonly folder: FileSystemDirectoryHandle | null;
};

const noteKey = 'backup:last';
const folderKey = 'backup:folder';

export function watchBackups(database: Database): Observable<BackupNote> {
  return liveQuery(async () => {
    const [note, folder, [played]] = await Promise.all([
      database.meta.get(noteKey),
      database.meta.get(folderKey),
      // The time alone, without the story.
      database.stories.orderBy('playedAt').reverse().limit(1).keys(),
    ]);
    const at = typeof note?.value === 'number' ? note.value : 0;
    return {
      at,
      stale: typeof played === 'number' && played > at,
      folder: isFolder(folder?.value) ? folder.value : null,
    };
  });
}

export async function noteBackup(database: Database, nowMs: number): Promise<void> {
  await database.meta.put({ k: noteKey, value: nowMs });
}

export async function keepBackupFolder(
  database: Database,
  folder: FileSystemDirectoryHandle | null,
): Promise<void> {
  if (folder) await database.meta.put({ k: folderKey, value: folder });
  else await database.meta.delete(folderKey);
}

function isFolder(value: unknown): value is FileSystemDirectoryHandle {
  return typeof FileSystemDirectoryHandle === 'function' && value instanceof FileSystemDirectoryHandle;
}
