import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Sql } from 'postgres';

import type { Log } from '../../log.ts';
import { backup } from './backup.ts';

/** How many of each kind are kept. */
const mostBackups = 3;

const startOf = (before: 'update' | 'restore') => `before-${before}-`;

/**
 * Saves what is there to `backups` of DATA_DIR, before something that may go wrong. Older ones stay, see `keepNewestBackups`.
 * @param options.files the folder of stored files; `null` leaves them out, for what does not touch them
 * @returns the file
 */
export async function backUpFirst(
  admin: Sql,
  options: {
    readonly before: 'update' | 'restore';
    readonly files: string | null;
    readonly dataDir: string;
    readonly now: () => number;
    readonly log: Log;
  },
): Promise<string> {
  const { before, dataDir, files, now, log } = options;
  const folder = path.join(dataDir, 'backups');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const out = path.join(
    folder,
    `${startOf(before)}${new Date(now()).toISOString().replaceAll(':', '-')}.tar.gz`,
  );
  await backup({ admin, files, out, now });
  log.info('backup', { file: out });
  return out;
}

/**
 * Removes the oldest of those that were made before the same kind of thing.
 * @param options.spare a file that stays, whatever its age
 */
export async function keepNewestBackups(options: {
  readonly before: 'update' | 'restore';
  readonly dataDir: string;
  readonly spare?: string;
}): Promise<void> {
  const folder = path.join(options.dataDir, 'backups');
  const made = (await readdir(folder)).filter(
    (each) => each.startsWith(startOf(options.before)) && each.endsWith('.tar.gz'),
  );
  for (const each of made.toSorted().slice(0, -mostBackups)) {
    const file = path.join(folder, each);
    if (file !== options.spare) await rm(file, { force: true });
  }
}
