import { chmod, lstat, stat } from 'node:fs/promises';
import path from 'node:path';

import type { Log } from '../../log.ts';

/** As whom PostgreSQL runs, for it refuses to run as root; `null` is who runs this server. */
export type ServerUser = { readonly uid: number; readonly gid: number } | null;

/** Exists on every system for what should own nothing. */
const nobody = 65_534;

/** Whom the data belongs to, where root starts it; a folder that root made, or that is not there yet, becomes nobody's. */
export async function chooseUser(dataFolder: string): Promise<ServerUser> {
  if (process.getuid?.() !== 0) return null;
  const owner = await lstat(dataFolder).catch(() => undefined);
  return owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : { uid: nobody, gid: nobody };
}

/**
 * Lets the user pass through a folder and all above it. What is our own gets the right to pass, not to list; what is somebody else's
 * is left alone.
 * @returns the folder that stays shut; `null` when the way is open
 */
export async function openWay(folder: string, user: ServerUser, log: Log): Promise<string | null> {
  if (user === null) return null;
  for (const each of wayTo(folder)) {
    if (await canPass(each, user)) continue;
    const { uid, mode } = await stat(each);
    if (uid !== process.getuid?.()) return each;
    try {
      await chmod(each, (mode & 0o7777) | 0o001);
    } catch {
      return each;
    }
    log.warn('folder-opened', { folder: each });
    if (!(await canPass(each, user))) return each;
  }
  return null;
}

/** Whether the user can reach a folder as it is. */
export async function isReachable(folder: string, user: ServerUser): Promise<boolean> {
  for (const each of wayTo(folder)) if (!(await canPass(each, user))) return false;
  return true;
}

/** The folder after all that it is in. */
function wayTo(folder: string): string[] {
  const parent = path.dirname(folder);
  return parent === folder ? [folder] : [...wayTo(parent), folder];
}

async function canPass(folder: string, user: ServerUser): Promise<boolean> {
  if (user === null) return true;
  const { uid, gid, mode } = await stat(folder);
  const bit = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001;
  return (mode & bit) !== 0;
}
