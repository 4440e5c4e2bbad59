import { liveQuery, type Observable } from 'dexie';

import { readCharacterEntry } from '../domain/row-schemas.ts';
import { readSceneMeta } from '../domain/schemas.ts';
import type { PictureOrigin } from '../domain/story.ts';
import type { Stamp } from '../domain/stamp.ts';
import type { Database, ShownPicture } from './database.ts';
import { editOf, isOutdated } from './drawn-edit.ts';
import { readMissing, type MissingPicture } from './missing-picture.ts';

export type { ShownPicture } from './database.ts';
export type { MissingPicture } from './missing-picture.ts';

/** The picture of a scene, and the one that was seen before it. */
export type ScenePictureView = {
  readonly scene: string;
  /** `null` when there is none, or none on this device. */
  readonly picture: ShownPicture | null;
  /** It shows words that the passage has no longer. */
  readonly outdated: boolean;
  /** Names the words that the passage has now. */
  readonly edit: Stamp;
  /** How the scene's picture was made; `null` when that is not known. */
  readonly made: PictureOrigin | null;
  /** Why the picture that the scene names is not on this device, while one that was drawn here may stand in for it; `null` when it is. */
  readonly awaited: MissingPicture | null;
  /** Hashes of all that a provider made for the scene, the oldest first. */
  readonly pictures: readonly string[];
  /** Whether no scene was told from it yet. */
  readonly isLast: boolean;
  /** The picture of the scene before. */
  readonly before: ShownPicture | null;
};

export function watchPicture(database: Database, hash: string): Observable<ShownPicture | null> {
  return liveQuery(() => pictureOf(database, hash));
}

/** The first of some pictures that is here, or why the first of them is not. */
export type FirstPicture = {
  readonly picture: ShownPicture | null;
  readonly missing: MissingPicture | null;
};

/** @param hashes those that would do, the best first */
export function watchFirstPicture(database: Database, hashes: readonly string[]): Observable<FirstPicture> {
  return liveQuery(async () => {
    for (const hash of hashes) {
      const picture = await pictureOf(database, hash);
      if (picture) return { picture, missing: null };
    }
    const [first] = hashes;
    return { picture: null, missing: first === undefined ? null : await readMissing(database, first) };
  });
}

/** Whether a picture's bytes are here; the answer says which picture it is about, for one question follows another. */
export function watchIsHere(
  database: Database,
  hash: string,
): Observable<{ readonly hash: string; readonly isHere: boolean }> {
  return liveQuery(async () => ({ hash, isHere: hash !== '' && (await pictureOf(database, hash)) !== null }));
}

/** The picture as it is now. */
export function readPicture(database: Database, hash: string): Promise<ShownPicture | null> {
  return pictureOf(database, hash);
}

export function watchScenePicture(database: Database, scene: string): Observable<ScenePictureView> {
  return liveQuery(async () => {
    const here = await imageOf(database, scene);
    const parent = (await database.scenes.get(scene))?.parent ?? null;
    const above = parent === null ? null : await imageOf(database, parent);
    const named = here.image === null ? null : await pictureOf(database, here.image);
    return {
      scene,
      picture: named ?? (here.drawn === null ? null : await pictureOf(database, here.drawn)),
      awaited:
        here.image !== null && here.image !== here.drawn && named === null
          ? await readMissing(database, here.image)
          : null,
      outdated: here.outdated,
      edit: here.edit,
      made: here.made,
      pictures: here.pictures,
      isLast: (await database.scenes.where('parent').equals(scene).count()) === 0,
      before: above?.image ? await pictureOf(database, above.image) : null,
    };
  });
}

/** The picture that a scene names, or the one that was drawn for it here. */
async function imageOf(
  database: Database,
  scene: string,
): Promise<
  { readonly image: string | null; readonly drawn: string | null } & Pick<
    ScenePictureView,
    'made' | 'outdated' | 'edit' | 'pictures'
  >
> {
  const [meta, drawn] = await Promise.all([database.sceneMeta.get(scene), database.drawings.get(scene)]);
  const said = readSceneMeta(meta);
  return {
    image: said?.image ?? drawn?.image ?? null,
    drawn: drawn?.image ?? null,
    made: said?.made ?? drawn?.made ?? null,
    outdated: isOutdated(meta, drawn),
    pictures: withShown(said?.pictures ?? [], said?.image ?? null),
    edit: editOf(meta),
  };
}

/** The one that is shown may come from a version that kept no others. */
function withShown(pictures: readonly string[], image: string | null): readonly string[] {
  return image === null || pictures.includes(image) ? pictures : [...pictures, image];
}

/** Whether a hero of the library is a favourite; `null` when he is not in it. */
export function watchFavourite(database: Database, character: string): Observable<boolean | null> {
  return liveQuery(async () => {
    const entry = readCharacterEntry(await database.characters.get(character));
    return entry && !entry.gone ? entry.favourite : null;
  });
}

/** Enough for a screen of thumbnails. */
const mostKept = 64;

/** Reads the bytes of a picture once: those of one hash are always the same. */
async function pictureOf(database: Database, hash: string): Promise<ShownPicture | null> {
  const { pictures } = database.memo;
  const known = pictures.get(hash);
  if (known && (await database.blobs.where('hash').equals(hash).count()) > 0) return known;
  const row = await database.blobs.get(hash);
  if (!row) database.onMissing?.(hash);
  if (!row || row.bytes.byteLength === 0) return null;
  const picture = { hash, blob: new Blob([row.bytes], { type: row.mime }) };
  pictures.set(hash, picture);
  const [oldest] = pictures.keys();
  if (pictures.size > mostKept && oldest !== undefined) pictures.delete(oldest);
  return picture;
}
