import { entryOfForm } from '../domain/character-entry.ts';
import type { Picture } from '../domain/illustrator.ts';
import type { PictureStore } from '../domain/ports/store.ts';
import { done, err, ok, type Result } from '../domain/result.ts';
import type { StoreError } from '../domain/errors.ts';
import { readSceneMeta } from '../domain/schemas.ts';
import { noStamp } from '../domain/stamp.ts';
import { bytesTables, letGoOf } from './bytes.ts';
import { maxScenePictures } from '../domain/scene-schemas.ts';
import type { Database, SceneMetaRow } from './database.ts';
import { editOf, isOutdated } from './drawn-edit.ts';
import { attempt, Refusal } from './store-error.ts';
import { addDoc, changeDoc, changeMeta, type Writer } from './writes.ts';

type Bytes = Pick<Picture, 'type' | 'bytes'>;

/** How many drawings of scenes a device keeps before it lets go of the oldest: they can be made again. */
const mostDrawings = 1500;
/** How many go at a time. */
const goAtOnce = 200;

/** The pictures of one owner on Dexie. */
export function createPictureStore(writer: Writer): PictureStore {
  const { database, now } = writer;
  const { blobs, scenes, sceneMeta, drawings, characters, outbox, meta } = database;

  const put = (hash: string, { type, bytes }: Bytes) =>
    blobs.put({
      hash,
      bytes: new Uint8Array(bytes).buffer,
      mime: type,
      size: bytes.byteLength,
      state: 'local',
      lastUsed: now(),
    });

  /** A full disk is tried once more without the drawings that can be made again. */
  async function withRoom(work: () => Promise<unknown>): Promise<Result<null, StoreError>> {
    const first = await attempt(work);
    if (!first.ok && first.error.type === 'disk-full' && (await letGoOfDrawings(database, goAtOnce)) > 0) {
      const second = await attempt(work);
      return second.ok ? done : second;
    }
    return first.ok ? done : first;
  }

  async function makeRoom() {
    if ((await drawings.count()) > mostDrawings) await letGoOfDrawings(database, goAtOnce);
  }

  return {
    async keep(picture) {
      const hash = await hashOf(picture.bytes);
      const kept = await withRoom(() => put(hash, picture));
      return kept.ok ? ok(hash) : kept;
    },

    ofScene: (scene) =>
      attempt(async () => {
        const row = await database.sceneMeta.get(scene);
        const said = readSceneMeta(row);
        const drawn = await drawings.get(scene);
        const image = said?.image ?? drawn?.image ?? null;
        const here = image !== null && (await blobs.where('hash').equals(image).count()) > 0;
        // The player asked for another drawing, here or on another device: that is the one to be seen.
        const asked = said?.made && said.image === null ? said.made : null;
        const isAsked = asked === null || asked.seed === drawn?.made.seed;
        return {
          made: asked ?? said?.made ?? drawn?.made ?? null,
          here: here && isAsked && !isOutdated(row, drawn),
          count: Math.max(said?.pictures?.length ?? 0, said?.image ? 1 : 0),
          newest: said?.pictures?.at(-1) ?? null,
          original: typeof said?.edited === 'string' ? ((await scenes.get(scene))?.passage ?? null) : null,
          edit: editOf(row),
        };
      }),

    async keepForScene(id, picture, made, edit, asked) {
      const hash = await hashOf(picture.bytes);
      const kept = await withRoom(() =>
        database.transaction('rw', [...bytesTables(database), scenes, outbox], async () => {
          const scene = await scenes.get(id);
          if (!scene) throw new Refusal({ type: 'not-found', what: 'scene', id });
          await put(hash, picture);
          const before = (await drawings.get(id))?.image;
          await drawings.put({
            scene: id,
            story: scene.story,
            image: hash,
            made,
            ...(edit === noStamp ? {} : { edit }),
          });
          // A drawing stays here; what the player chose to see goes along.
          if (asked) {
            const row = await sceneMeta.get(id);
            await changeMeta(writer, id, { made, image: null, ...alsoMade(row, row?.image ?? null) }, 'hand');
          }
          if (before !== hash) await letGoOf(database, [before]);
        }),
      );
      if (!kept.ok) return kept;
      const room = await attempt(makeRoom);
      return room.ok ? done : err(room.error);
    },

    async keepMade(id, picture, made, by) {
      const hash = await hashOf(picture.bytes);
      return withRoom(() =>
        database.transaction('rw', [...bytesTables(database), scenes, outbox], async () => {
          await put(hash, picture);
          const row = await sceneMeta.get(id);
          const also = alsoMade(row, hash);
          await changeMeta(writer, id, { image: hash, made, ...also }, by);
          const { pictures: kept } = also;
          if (kept) await letGoOf(database, row?.pictures?.filter((each) => !kept.includes(each)) ?? []);
        }),
      );
    },

    async show(id, image) {
      const shown = await attempt(() =>
        database.transaction('rw', [...bytesTables(database), scenes, outbox], async () => {
          const row = await sceneMeta.get(id);
          const seed = row?.made?.seed ?? '';
          // Who made which of them is not kept.
          const made =
            image === null
              ? ((await drawings.get(id))?.made ?? { by: 'builtin', seed })
              : { by: 'provider', seed };
          await changeMeta(writer, id, { image, made, ...alsoMade(row, row?.image ?? null) }, 'hand');
        }),
      );
      return shown.ok ? done : shown;
    },

    read: (hash) =>
      attempt(async () => {
        const row = await blobs.get(hash);
        return row ? { type: row.mime, bytes: new Uint8Array(row.bytes) } : null;
      }),

    keepHero: async (form, as = 'favourite') => {
      const kept = await attempt(() =>
        database.transaction('rw', [characters, outbox, meta], async () => {
          const hearted = as === 'favourite' ? { favourite: true } : {};
          const entry = { ...entryOfForm(form, now()), ...hearted };
          const row = await characters.get(entry.id);
          if (!row) {
            const said = [
              'name',
              'image',
              'imageStyle',
              ...(as === 'favourite' ? ['favourite' as const] : []),
            ] as const;
            await addDoc(writer, 'characters', characters, entry, said, null);
          } else {
            const { image, imageStyle, updatedAt } = entry;
            const change = { image, imageStyle, updatedAt, ...hearted, gone: false };
            await changeDoc(writer, 'characters', characters, row, change, 'hand', null);
          }
        }),
      );
      return kept.ok ? done : kept;
    },
  };
}

/** The pictures that were made for a scene, with one more. */
function alsoMade(row: SceneMetaRow | undefined, hash: string | null): Pick<SceneMetaRow, 'pictures'> {
  const before = row?.pictures ?? [];
  if (hash === null || before.includes(hash)) return {};
  return { pictures: [...before, hash].slice(-maxScenePictures) };
}

/** Lets go of up to `most` drawings of scenes, the oldest first. Answers how many went. */
async function letGoOfDrawings(database: Database, most: number): Promise<number> {
  const { blobs, drawings } = database;
  const isDrawn = new Set(await drawings.orderBy('image').keys());
  const oldest = await blobs
    .orderBy('lastUsed')
    .filter(({ hash }) => isDrawn.has(hash))
    .limit(most)
    .primaryKeys();
  await database.transaction('rw', bytesTables(database), async () => {
    await drawings.where('image').anyOf(oldest).delete();
    await letGoOf(database, oldest);
  });
  return oldest.length;
}

/** SHA-256 of the bytes, 64 lower-case hex digits. */
async function hashOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
