import Dexie from 'dexie';

import type { CharacterUse } from '../domain/character-entry.ts';
import type { CharacterForm } from '../domain/character.ts';
import { isGone } from '../domain/gone.ts';
import type { StoreError } from '../domain/errors.ts';
import { parentsFirst, type PackedCharacter, type StoredPicture, type WholeStory } from '../domain/parcel.ts';
import type { Result } from '../domain/result.ts';
import {
  readCharacterEntry,
  readCharacterUse,
  readHead,
  readLore,
  readMemory,
} from '../domain/row-schemas.ts';
import { readDraft, readForm, readScene, readSceneMeta, readStory } from '../domain/schemas.ts';
import type { Settings } from '../domain/settings.ts';
import type { Stamps } from '../domain/stamp.ts';
import type { SceneMeta } from '../domain/story.ts';
import type { Database, Drawing } from './database.ts';
import type { Databases } from './device-database.ts';
import { headId, readDeviceId } from './device.ts';
import { travellingModel } from './model-choice.ts';
import { joinPhoto } from './photos.ts';
import { loadSettings } from './settings-rows.ts';
import { readCharacterRest, readStorySource } from './sources.ts';
import { attempt, Refusal } from './store-error.ts';
import { bareMeta } from './writes.ts';

/** A story as it is read out, and where this device stands in it. */
export type ReadStory = {
  readonly whole: WholeStory;
  /** The open scene; the newest head of any device when this one has none; `null` in a story without scenes. */
  readonly leaf: string | null;
  /** Rows that have not the form they should. */
  readonly damagedScenes: number;
  readonly damagedRows: number;
};

/** Reads a whole story in one transaction, so that no turn is half in it. */
export function readWholeStory(database: Database, id: string): Promise<Result<ReadStory, StoreError>> {
  const { stories, scenes, sceneMeta, heads, memory, lore, drafts, meta } = database;
  const { drawings, photos, sources } = database;
  const tables = [stories, scenes, sceneMeta, heads, memory, lore, drafts, meta, drawings, photos, sources];
  return attempt(() =>
    database.transaction('r', tables, async () => {
      const row = await stories.get(id);
      if (!row) throw new Refusal({ type: 'not-found', what: 'story', id });
      const read = readStory(row);
      if (!read) throw new Refusal({ type: 'damaged-row', table: 'stories', id });
      const drawn = await drawings.where('story').equals(id).toArray();
      const cover = read.cover ?? drawn[0]?.image ?? null;
      const story = joinPhoto({ ...read, cover, gone: isGone(row) }, await photos.get(id));
      const sceneRows = await scenes
        .where('[story+id]')
        .between([id, Dexie.minKey], [id, Dexie.maxKey])
        .toArray();
      const sound = sceneRows.map(readScene).filter((scene) => scene !== null);
      const beside = await Promise.all([
        readAll(sceneMeta.where('story').equals(id).toArray(), readSceneMeta),
        readAll(heads.where('story').equals(id).toArray(), readHead),
        readAll(memory.where('story').equals(id).toArray(), readMemory),
        readAll(lore.where('story').equals(id).toArray(), readLore),
      ]);
      const [metas, places, memories, entries] = beside;
      const device = await readDeviceId(database);
      const own = places.rows.find((head) => head.id === headId(id, device));
      const newest = places.rows.toSorted((a, b) => b.at - a.at)[0];
      return {
        whole: {
          story,
          scenes: parentsFirst(sound),
          stamps: stampsOf([row], metas.stamps, memories.stamps, entries.stamps),
          metas: withDrawings(metas.rows, drawn),
          heads: places.rows,
          memory: memories.rows,
          lore: entries.rows,
          draft: readDraft(await drafts.get(id)),
          source: await readStorySource(database, id),
        },
        leaf: (own ?? newest)?.scene ?? sound.at(-1)?.id ?? null,
        damagedScenes: sceneRows.length - sound.length,
        damagedRows: beside.reduce((sum, { damaged }) => sum + damaged, 0),
      };
    }),
  );
}

/** All that a backup takes, but for the stories themselves, which are read one by one. */
export type Shelf = {
  /** Ids of all stories, those in the trash too. */
  readonly stories: readonly string[];
  readonly characters: readonly PackedCharacter[];
  readonly uses: readonly CharacterUse[];
  readonly settings: Settings;
  readonly form: CharacterForm | null;
  readonly damagedRows: number;
};

export function readShelf(databases: Databases): Promise<Result<Shelf, StoreError>> {
  const { database } = databases;
  return attempt(async () => {
    const entries = await readAll(database.characters.toArray(), readCharacterEntry);
    const uses = await readAll(database.uses.toArray(), readCharacterUse);
    return {
      stories: await database.stories.toCollection().primaryKeys(),
      characters: await Promise.all(entries.rows.map((entry) => pack(database, entry))),
      uses: uses.rows,
      // Another device could not do with a model of this one.
      settings: { ...(await loadSettings(databases)), aiModel: await travellingModel(database) },
      form: readForm((await database.meta.get('form'))?.value),
      damagedRows: entries.damaged + uses.damaged,
    };
  });
}

/** A hero of the library with what his file said; `null` when there is none of this id. */
export function readCharacter(
  database: Database,
  id: string,
): Promise<Result<PackedCharacter | null, StoreError>> {
  return attempt(async () => {
    const entry = readCharacterEntry(await database.characters.get(id));
    return entry && pack(database, entry);
  });
}

/** A picture with its bytes; `null` when this device does not have it. */
export async function readPicture(database: Database, hash: string): Promise<StoredPicture | null> {
  const row = await database.blobs.get(hash);
  return row && row.bytes.byteLength > 0 ? { hash, mime: row.mime, bytes: new Uint8Array(row.bytes) } : null;
}

/** Without the place in an account's storage, which is nobody else's matter. */
async function pack(database: Database, whole: PackedCharacter['entry']): Promise<PackedCharacter> {
  const { storedAt: _place, ...entry } = whole;
  const { storedAt: _stamp, ...s } = (await database.characters.get(entry.id))?.s ?? {};
  return { entry, rest: await readCharacterRest(database, entry.id), s };
}

/** What stands beside scenes, with the pictures that were drawn for them here where nobody named another. */
function withDrawings(metas: readonly SceneMeta[], drawn: readonly Drawing[]): readonly SceneMeta[] {
  const byId = new Map(metas.map((meta) => [meta.id, meta]));
  for (const { scene: id, story, image, made } of drawn) {
    const meta = byId.get(id) ?? { ...bareMeta, id, story };
    if (meta.image === null) byId.set(id, { ...meta, image, made });
  }
  return [...byId.values()];
}

function stampsOf(...lists: readonly (readonly { readonly id: string; readonly s: Stamps }[])[]): {
  readonly [id: string]: Stamps;
} {
  return Object.fromEntries(
    lists
      .flat()
      .filter(({ s }) => Object.keys(s).length > 0)
      .map(({ id, s }) => [id, s]),
  );
}

async function readAll<Row, T>(
  rows: PromiseLike<readonly Row[]>,
  reader: (row: unknown) => T | null,
): Promise<{ readonly rows: readonly T[]; readonly damaged: number; readonly stamps: readonly Row[] }> {
  const all = await rows;
  const sound = all.map((row) => reader(row)).filter((row) => row !== null);
  return { rows: sound, damaged: all.length - sound.length, stamps: all };
}
