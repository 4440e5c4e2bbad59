import { chown, lstat, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { isReachable, type ServerUser } from './server-user.ts';

/** `/.s.PGSQL.5432` comes behind it, and the whole must fit into 107 bytes (103 on macOS). */
const longest = 80;
const prefix = 'lamplit-';
/** Names, in DATA_DIR, the folder of the server that ran last. */
const note = 'pg.socket';

/**
 * Makes the folder of PostgreSQL's socket: short, reached by its user and by nobody else (mkdtemp makes it so), which is all the
 * protection that the connections need.
 * @returns `null` when there is no place for one
 */
export async function makeSocketFolder(user: ServerUser): Promise<string | null> {
  for (const place of new Set([tmpdir(), '/tmp', '/var/tmp', '/run'])) {
    try {
      const parent = await realpath(place);
      if (Buffer.byteLength(parent) > longest || !(await isReachable(parent, user))) continue;
      const folder = await mkdtemp(path.join(parent, prefix));
      if (user) await chown(folder, user.uid, user.gid);
      return folder;
    } catch {
      continue;
    }
  }
  return null;
}

/** Removes what a killed server left in the folder for temporary files, and notes where this one is. */
export async function noteSocketFolder(dataDir: string, folder: string): Promise<void> {
  const file = path.join(dataDir, note);
  const last = await readSocketFolder(dataDir);
  if (last !== undefined && last !== folder) {
    const found = await lstat(last).catch(() => undefined);
    if (found?.isDirectory()) await rm(last, { recursive: true, force: true });
  }
  await writeFile(file, `${folder}\n`, { mode: 0o600 });
}

/** Where the socket is of the server that has the folder, or had it last. */
export async function readSocketFolder(dataDir: string): Promise<string | undefined> {
  const last = (await readFile(path.join(dataDir, note), 'utf8').catch(() => '')).trim();
  return path.isAbsolute(last) && path.basename(last).startsWith(prefix) ? last : undefined;
}
