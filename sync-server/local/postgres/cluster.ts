import { chown, lchown, lstat, mkdir, open, readFile, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';

import { err, ok, type Result } from '../../../src/domain/result.ts';
import { codeOf } from './code-of.ts';
import { run, type Programs } from './programs.ts';
import type { ServerUser } from './server-user.ts';

/** The superuser, as on Supabase, where `postgres` is none. */
export const superuser = 'supabase_admin';

/** Where PostgreSQL keeps its data, in DATA_DIR. */
export const clusterOf = (dataDir: string) => path.join(dataDir, 'pg');

/**
 * Makes PostgreSQL's data folder when there is none. It is made under another name, so that a start that is cut off leaves nothing that
 * looks like data; what is there already is only looked at.
 */
export async function ensureCluster(options: {
  readonly dataDir: string;
  readonly programs: Programs;
  readonly user: ServerUser;
  /** More arguments for initdb: how connections are let in. */
  readonly access: readonly string[];
}): Promise<Result<null, string>> {
  const { dataDir, programs, user } = options;
  const folder = clusterOf(dataDir);
  const found = await lstat(folder).catch(() => undefined);
  if (found && (!found.isDirectory() || (await readdir(folder)).length > 0))
    return check(folder, programs, user);
  const next = `${folder}.tmp`;
  try {
    await rm(next, { recursive: true, force: true });
    await mkdir(next, { mode: 0o700 });
    if (user) await chown(next, user.uid, user.gid);
    const made = await run(
      programs.initdb,
      ['-D', next, '-U', superuser, '-E', 'UTF8', '--no-locale', ...options.access],
      { env: programs.env, user, cwd: dataDir },
    );
    if (!made.ok) {
      await rm(next, { recursive: true, force: true });
      // A container that runs as a number: PostgreSQL wants a user with a name.
      const hint = made.error.includes('user does not exist')
        ? '. Run the server as a user that the system knows'
        : '';
      return err(`PostgreSQL cannot make its data folder in DATA_DIR (${dataDir}): ${made.error}${hint}`);
    }
    await rename(next, folder);
    await flush(dataDir);
    return ok(null);
  } catch (thrown) {
    const code = codeOf(thrown);
    if (code === undefined) throw thrown;
    await rm(next, { recursive: true, force: true }).catch(() => {});
    return err(`PostgreSQL's data folder cannot be made in DATA_DIR (${dataDir}): ${code}.`);
  }
}

async function check(folder: string, programs: Programs, user: ServerUser): Promise<Result<null, string>> {
  let version: string;
  try {
    version = await readFile(path.join(folder, 'PG_VERSION'), 'utf8');
  } catch (thrown) {
    return codeOf(thrown) === 'EACCES'
      ? err(
          `${folder} belongs to another user. Start the server as that user, or give it a DATA_DIR of its own.`,
        )
      : err(
          `${folder} holds no data of PostgreSQL and is left as it is. Move it away, or choose another DATA_DIR.`,
        );
  }
  const major = Number(version);
  if (major !== programs.major) {
    return err(
      `${folder} was written by PostgreSQL ${version.trim()}, and this is ${programs.major}. Set PG_BIN to the programs of ${version.trim()}, make a backup, and restore it into a new DATA_DIR.`,
    );
  }
  // Copied back by root, say: PostgreSQL does not open what is not its own.
  if (user && (await lstat(folder)).uid === 0) await giveTo(folder, user);
  return ok(null);
}

async function giveTo(folder: string, user: { readonly uid: number; readonly gid: number }): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) await lchown(path.join(entry.parentPath, entry.name), user.uid, user.gid);
  await lchown(folder, user.uid, user.gid);
}

/** A new name is on the disk once its folder is. */
async function flush(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
