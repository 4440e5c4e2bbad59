import { entryOfForm } from '../domain/character-entry.ts';
import type { Picture } from '../domain/illustrator.ts';
import type { PictureStore } from '../domain/ports/store.ts';
import { done, err, ok, type Result } from '../domain/result.ts';
import type { StoreError } from '../domain/errors.ts';
import { readSceneMeta } from '../domain/schemas.ts';
import type { PictureOrigin } from '../domain/story.ts';
import { attempt, Refusal } from './store-error.ts';
import { addDoc, changeDoc, type Writer } from './writes.ts';

type Bytes = Pick<Picture, 'type' | 'bytes'>;

/** How many pictures a device keeps before it lets go of drawings that it can make again. */
const mostPictures = 1500;
/** How many go at a time. */
const goAtOnce = 200;

/** The pictures of one owner on Dexie. */
export function createPictureStore(writer: Writer): PictureStore {
  const { database, now } = writer;
  const { blobs, scenes, sceneMeta, stories, characters, outbox, meta } = database;

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
    if (!first.ok && first.error.type === 'disk-full' && (await letGo(writer, goAtOnce)) > 0) {
      const second = await attempt(work);
      return second.ok ? done : second;
    }
    return first.ok ? done : first;
  }

  async function makeRoom() {
    if ((await blobs.count()) > mostPictures) await letGo(writer, goAtOnce);
  }

  return {
    async keep(picture) {
      const hash = await hashOf(picture.bytes);
      const kept = await withRoom(() => put(hash, picture));
      return kept.ok ? ok(hash) : kept;
    },

    ofScene: (scene) =>
      attempt(async () => {
        const row = readSceneMeta(await sceneMeta.get(scene));
        const image = row?.image ?? null;
        const here = image !== null && (await blobs.where('hash').equals(image).count()) > 0;
        return { made: row?.made ?? null, here };
      }),

    async keepForScene(id, picture, made) {
      const hash = await hashOf(picture.bytes);
      const kept = await withRoom(() =>
        database.transaction('rw', [blobs, scenes, sceneMeta, stories, outbox, meta], async () => {
          const scene = await scenes.get(id);
          if (!scene) throw new Refusal({ type: 'not-found', what: 'scene', id });
          await put(hash, picture);
          const row = await sceneMeta.get(id);
          const before = row?.image ?? null;
          const change: { image: string; made: PictureOrigin } = { image: hash, made };
          if (row) await changeDoc(writer, 'sceneMeta', sceneMeta, row, change, null);
          else {
            const bare = { id, story: scene.story, name: '', edited: null, favourite: false, gone: false };
            await addDoc(writer, 'sceneMeta', sceneMeta, { ...bare, ...change }, null);
          }
          const story = await stories.get(scene.story);
          if (story && (story.cover === null || story.cover === before) && story.cover !== hash)
            await changeDoc(writer, 'stories', stories, story, { cover: hash }, null);
        }),
      );
      if (!kept.ok) return kept;
      const room = await attempt(makeRoom);
      return room.ok ? done : err(room.error);
    },

    read: (hash) =>
      attempt(async () => {
        const row = await blobs.get(hash);
        return row ? { type: row.mime, bytes: new Uint8Array(row.bytes) } : null;
      }),

    keepHero: async (form) => {
      const kept = await attempt(() =>
        database.transaction('rw', [characters, outbox, meta], async () => {
          const entry = { ...entryOfForm(form, now()), favourite: true };
          const row = await characters.get(entry.id);
          if (!row) await addDoc(writer, 'characters', characters, entry, null);
          else {
            const { image, imageStyle, updatedAt } = entry;
            const change = { image, imageStyle, updatedAt, favourite: true, gone: false };
            await changeDoc(writer, 'characters', characters, row, change, null);
          }
        }),
      );
      return kept.ok ? done : kept;
    },
  };
}

/**
 * Lets go of up to `most` drawings, the oldest first: those that nothing names any more, and those of scenes that the painter can draw
 * again. Portraits, covers, photos and whatever came from elsewhere stay. Answers how many went.
 */
async function letGo({ database }: Writer, most: number): Promise<number> {
  const { blobs, sceneMeta, stories, characters, meta, suggestions } = database;
  const stay = new Set<string | null | undefined>();
  await sceneMeta.each((row) => {
    if (row.image !== null && row.made?.by !== 'builtin') stay.add(row.image);
  });
  await stories.each(({ cover, character }) => {
    stay.add(cover).add(character.characterImage).add(character.photo?.image);
  });
  await characters.each(({ image }) => stay.add(image));
  for (const id of ['portrait', 'photo']) {
    for (const hash of (await suggestions.get(id))?.values ?? []) stay.add(hash);
  }
  const form = (await meta.get('form'))?.value;
  if (typeof form === 'object' && form !== null && 'characterImage' in form)
    stay.add(typeof form.characterImage === 'string' ? form.characterImage : null);
  const oldest = await blobs
    .orderBy('lastUsed')
    .filter(({ hash, mime }) => mime === 'image/svg+xml' && !stay.has(hash))
    .limit(most)
    .primaryKeys();
  await blobs.bulkDelete(oldest);
  return oldest.length;
}

/** SHA-256 of the bytes, 64 lower-case hex digits. */
async function hashOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
