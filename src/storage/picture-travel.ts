import type { Database } from './database.ts';
import { forgetMissing } from './missing-picture.ts';

/* Pictures that travel: portraits, and what a provider made for a scene. What is drawn here for a scene, and the photo behind a portrait, do not. */

/** A picture as it is sent. */
export type TravelPicture = { readonly hash: string; readonly mime: string; readonly bytes: ArrayBuffer };

/** Hashes of those that are here, that a row names which other devices get, and that no server is known to have. */
export async function picturesToSend(database: Database): Promise<readonly string[]> {
  const { blobs, stories, characters, sceneMeta, drawings } = database;
  const local = await blobs.where('state').equals('local').primaryKeys();
  if (local.length === 0) return [];
  const [covers, drawn, ...others] = await Promise.all([
    stories.where('cover').anyOf(local).keys(),
    drawings.where('image').anyOf(local).keys(),
    stories.where('character.characterImage').anyOf(local).keys(),
    characters.where('image').anyOf(local).keys(),
    sceneMeta.where('image').anyOf(local).keys(),
    sceneMeta.where('pictures').anyOf(local).keys(),
  ]);
  // A cover came with a file; one that is drawn here anew is drawn on the other devices too.
  const kept = covers.filter((cover) => !drawn.includes(cover));
  return [...new Set([...kept, ...others.flat()].filter((key) => typeof key === 'string'))];
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
    await forgetMissing(database, hash);
  });
}
