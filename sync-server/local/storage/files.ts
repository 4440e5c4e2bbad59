import { mkdir, open, readFile, readdir, stat, unlink } from 'node:fs/promises';
import path from 'node:path';

/** The files behind the rows, each at `folder/<2 hex>/<uuid>`. The names are the server's, never a client's. */
export type Files = {
  /** Comes back once the bytes are on the disk, not merely on their way. */
  readonly write: (version: string, bytes: Uint8Array) => Promise<void>;
  /** Undefined when there is no such file. */
  readonly read: (version: string) => Promise<Uint8Array | undefined>;
  readonly remove: (version: string) => Promise<void>;
  /** Every file, with the time of its last change in ms. */
  readonly list: () => Promise<readonly { readonly version: string; readonly changedAt: number }[]>;
};

const versionPattern = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/;

export function openFiles(folder: string): Files {
  const placeOf = (version: string) => {
    if (!versionPattern.test(version)) throw new Error('The name of a file is a uuid.');
    return path.join(folder, version.slice(0, 2), version);
  };
  return {
    write: async (version, bytes) => {
      const place = placeOf(version);
      await mkdir(path.dirname(place), { recursive: true, mode: 0o700 });
      const file = await open(place, 'wx', 0o600);
      try {
        await file.writeFile(bytes);
        await file.sync();
      } finally {
        await file.close();
      }
      await syncFolder(path.dirname(place));
    },
    read: (version) => orNothing(readFile(placeOf(version))),
    remove: async (version) => {
      await orNothing(unlink(placeOf(version)));
    },
    list: async () => {
      const folders = ((await orNothing(readdir(folder))) ?? []).filter((name) => /^[\da-f]{2}$/.test(name));
      const found: { version: string; changedAt: number }[] = [];
      for (const name of folders) {
        for (const version of await readdir(path.join(folder, name))) {
          if (!versionPattern.test(version)) continue;
          const about = await orNothing(stat(placeOf(version)));
          if (about) found.push({ version, changedAt: about.mtimeMs });
        }
      }
      return found;
    },
  };
}

/** A new name in a folder is on the disk only when the folder is. Where a folder cannot be opened, the system sees to it. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function orNothing<T>(asked: Promise<T>): Promise<T | undefined> {
  try {
    return await asked;
  } catch (thrown) {
    if (thrown instanceof Error && 'code' in thrown && thrown.code === 'ENOENT') return undefined;
    throw thrown;
  }
}
