import type { Database } from './database.ts';

/**
 * Why a picture that something shows is not here. 'coming': it was not asked for yet; 'absent': its device has not sent it; 'damaged': what
 * came is another picture; 'offline': no server was reached.
 */
export type MissingPicture = 'coming' | 'absent' | 'damaged' | 'offline';

const keyOf = (hash: string) => `missing:${hash}`;

/** Says why a picture is not here; it is tried again nevertheless. What is known is not said again: who looks at it would ask once more. */
export async function noteMissing(
  database: Database,
  hash: string,
  reason: Exclude<MissingPicture, 'coming'>,
): Promise<void> {
  await database.transaction('rw', database.meta, async () => {
    if ((await readMissing(database, hash)) === reason) return;
    await database.meta.put({ k: keyOf(hash), value: reason });
  });
}

/** It came. */
export async function forgetMissing(database: Database, hash: string): Promise<void> {
  await database.meta.delete(keyOf(hash));
}

/** Why a picture is not here. */
export async function readMissing(database: Database, hash: string): Promise<MissingPicture> {
  const value = (await database.meta.get(keyOf(hash)))?.value;
  return value === 'absent' || value === 'damaged' || value === 'offline' ? value : 'coming';
}
