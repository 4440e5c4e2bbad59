import { liveQuery, type Observable } from 'dexie';

import { isStamp, noStamp, stampOfTime, type Stamp } from '../domain/stamp.ts';
import type { Database } from './database.ts';
import { lastStamp } from './outbox.ts';

/** What this device knows of its backups. */
export type BackupNote = {
  /** When the last one was made; Unix time in milliseconds, 0 for never. */
  readonly at: number;
  /** Whether something was told, written or changed since then. */
  readonly stale: boolean;
  /** The folder that a backup goes to by itself, or `null`. */
  readonly folder: FileSystemDirectoryHandle | null;
};

const noteKey = 'backup:last';
const folderKey = 'backup:folder';

export function watchBackups(database: Database): Observable<BackupNote> {
  return liveQuery(async () => {
    const [note, folder, last] = await Promise.all([
      database.meta.get(noteKey),
      database.meta.get(folderKey),
      lastStamp(database),
    ]);
    const { at, upTo } = readMark(note?.value);
    return {
      at,
      stale: last > upTo,
      folder: isFolder(folder?.value) ? folder.value : null,
    };
  });
}

/** Up to where a backup reaches that begins now: whatever is told, written or renamed later is not in it. */
export type BackupMark = { readonly at: number; readonly upTo: Stamp };

/** @param nowMs Unix time in milliseconds. */
export async function markBackup(database: Database, nowMs: number): Promise<BackupMark> {
  return { at: nowMs, upTo: await lastStamp(database) };
}

/** Notes that a backup was made; it was begun at `mark`. */
export async function noteBackup(database: Database, mark: BackupMark): Promise<void> {
  await database.meta.put({ k: noteKey, value: mark });
}

/** An older version noted only the time. */
function readMark(value: unknown): BackupMark {
  if (typeof value === 'number') return { at: value, upTo: stampOfTime(value) };
  if (typeof value !== 'object' || value === null || !('at' in value) || !('upTo' in value))
    return { at: 0, upTo: noStamp };
  const { at, upTo } = value;
  return typeof at === 'number' && isStamp(upTo) ? { at, upTo } : { at: 0, upTo: noStamp };
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
