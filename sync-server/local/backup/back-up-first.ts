import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Sql } from 'postgres';

import type { Log } from '../../log.ts';
import { backup } from './backup.ts';

/** How many of each kind are kept. */
const mostBackups = 3;

/**
 * Saves what is there to `backups` of DATA_DIR, before something that may go wrong.
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
  const name = `before-${before}-`;
  const out = path.join(folder, `${name}${new Date(now()).toISOString().replaceAll(':', '-')}.tar.gz`);
  await backup({ admin, files, out, now });
  log.info('backup', { file: out });
  const made = (await readdir(folder)).filter((each) => each.startsWith(name) && each.endsWith('.tar.gz'));
  for (const each of made.toSorted().slice(0, -mostBackups))
    await rm(path.join(folder, each), { force: true });
  return out;
}
