import { liveQuery, type Observable } from 'dexie';

import { readCharacterEntry } from '../domain/row-schemas.ts';
import { readSceneMeta } from '../domain/schemas.ts';
import type { PictureOrigin } from '../domain/story.ts';
import type { Database } from './database.ts';

/** A picture whose bytes are on this device. Of one picture there is one `blob`, however often it is asked for. */
export type ShownPicture = { readonly hash: string; readonly blob: Blob };

/** The picture of a scene, and the one that was seen before it. */
export type PlateView = {
  readonly scene: string;
  /** `null` when there is none, or none on this device. */
  readonly picture: ShownPicture | null;
  /** How the scene's picture was made; `null` when that is not known. */
  readonly made: PictureOrigin | null;
  /** The picture of the scene before (PLAY-10). */
  readonly before: ShownPicture | null;
};

export function watchPicture(database: Database, hash: string): Observable<ShownPicture | null> {
  return liveQuery(() => pictureOf(database, hash));
}

/** The picture as it is now. */
export function readPicture(database: Database, hash: string): Promise<ShownPicture | null> {
  return pictureOf(database, hash);
}

export function watchPlate(database: Database, scene: string): Observable<PlateView> {
  return liveQuery(async () => {
    const meta = readSceneMeta(await database.sceneMeta.get(scene));
    const picture = meta?.image ? await pictureOf(database, meta.image) : null;
    const parent = (await database.scenes.get(scene))?.parent ?? null;
    const above = parent === null ? null : readSceneMeta(await database.sceneMeta.get(parent));
    const before = above?.image ? await pictureOf(database, above.image) : null;
    return { scene, picture, made: meta?.made ?? null, before };
  });
}

/** Whether a hero of the library is a favourite; `null` when he is not in it. */
export function watchFavourite(database: Database, character: string): Observable<boolean | null> {
  return liveQuery(async () => {
    const entry = readCharacterEntry(await database.characters.get(character));
    return entry && !entry.gone ? entry.favourite : null;
  });
}

const kept = new Map<string, ShownPicture>();
/** Enough for a screen of thumbnails. */
const mostKept = 64;

async function pictureOf(database: Database, hash: string): Promise<ShownPicture | null> {
  const row = await database.blobs.get(hash);
  if (!row || row.bytes.byteLength === 0) return null;
  const key = `${database.name}:${hash}:${row.lastUsed}`;
  const known = kept.get(key);
  if (known) return known;
  const picture = { hash, blob: new Blob([row.bytes], { type: row.mime }) };
  kept.set(key, picture);
  const [oldest] = kept.keys();
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
  return picture;
}
