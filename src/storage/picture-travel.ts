import type { Database } from './database.ts';

/* Pictures that travel: portraits, and what a provider made for a scene. What is drawn here for a scene, and the photo behind a portrait, do not. */

/** A picture as it is sent. */
export type TravelPicture = { readonly hash: string; readonly mime: string; readonly bytes: ArrayBuffer };

/** Hashes of those that are here, that a row names which other devices get, and that no server is known to have. */
export async function picturesToSend(database: Database): Promise<readonly string[]> {
  const { blobs, stories, characters, sceneMeta } = database;
  const local = await blobs.where('state').equals('local').primaryKeys();
  if (local.length === 0) return [];
  const keys = await Promise.all([
    stories.where('character.characterImage').anyOf(local).keys(),
    characters.where('image').anyOf(local).keys(),
    sceneMeta.where('image').anyOf(local).keys(),
    sceneMeta.where('pictures').anyOf(local).keys(),
  ]);
  return [...new Set(keys.flat().filter((key) => typeof key === 'string'))];
}

/** A picture that is here; `null` once it was let go of. */
export async function readTravelPicture(database: Database, hash: string): Promise<TravelPicture | null> {
  const row = await database.blobs.get(hash);
  return row ? { hash, mime: row.mime, bytes: row.bytes } : null;
}

/** The server has it now. */
export async function noteSent(database: Database, hash: string): Promise<void> {
  await database.blobs.update(hash, { state: 'uploaded' });
}

/** Puts one that came where it is looked for. */
export async function keepArrived(database: Database, picture: TravelPicture, nowMs: number): Promise<void> {
  const { hash, mime, bytes } = picture;
  const row = { hash, mime, bytes, size: bytes.byteLength, state: 'remote' as const, lastUsed: nowMs };
  await database.transaction('rw', database.blobs, database.meta, async () => {
    if ((await database.blobs.where('hash').equals(hash).count()) === 0) await database.blobs.put(row);
    await database.meta.delete(missingKey(hash));
  });
}

/**
 * Why a picture that something shows does not come: 'absent': its device has not sent it; 'damaged': what came is another picture;
 * 'offline': no server was reached.
 */
export type MissingReason = 'absent' | 'damaged' | 'offline';

const missingKey = (hash: string) => `missing:${hash}`;

/** Says why a picture is not here; it is tried again nevertheless. */
export async function noteMissing(database: Database, hash: string, reason: MissingReason): Promise<void> {
  await database.meta.put({ k: missingKey(hash), value: reason });
}

/** Why a picture is not here; `null` while nobody knows yet. */
export async function readMissing(database: Database, hash: string): Promise<MissingReason | null> {
  const value = (await database.meta.get(missingKey(hash)))?.value;
  return value === 'absent' || value === 'damaged' || value === 'offline' ? value : null;
}
