import { entryOfForm, useOf } from '../domain/character-entry.ts';
import type { PlayState } from '../domain/story.ts';
import type { StoryStore } from '../domain/ports/store.ts';
import { done, type Result } from '../domain/result.ts';
import type { StoreError } from '../domain/errors.ts';
import { readDraft, readScene, readSceneMeta, readStory } from '../domain/schemas.ts';
import type { Scene, SceneMeta } from '../domain/story.ts';
import type { Database } from './database.ts';
import { headId } from './device.ts';
import { memoryOn, type Roads } from './memory-rows.ts';
import { changeSettingsRows } from './settings-writes.ts';
import { loadSettings } from './settings-rows.ts';
import { attempt, Refusal } from './store-error.ts';
import { commitTurn, moveHead } from './turn-writes.ts';
import { addDoc, addGrown, changeDoc, type Writer } from './writes.ts';

export type StoryStoreOptions = {
  /** A connection that waits for the disk: what is answered as stored survives a power cut. */
  readonly database: Database;
  /** A second connection to the same database that need not wait, for drafts. */
  readonly quick: Database;
  readonly now: () => number;
  /** 12 hex digits, random for each start of the worker. */
  readonly boot: string;
  readonly device: string;
};

const loadWrites = () => import('./memory-writes.ts');
const loadShelf = () => import('./shelf-writes.ts');

/** The store of one owner on Dexie: every synced row is written together with its outbox row. */
export function createStoryStore({ database, quick, now, boot, device }: StoryStoreOptions): StoryStore {
  const writer: Writer = { database, now, boot };
  const roads: Roads = new Map();

  return {
    createStory: (story) =>
      command(async () => {
        const tables = [database.stories, database.characters, database.uses, database.outbox, database.meta];
        await database.transaction('rw', tables, async () => {
          if (await database.stories.get(story.id)) return;
          await addDoc(writer, 'stories', database.stories, story, null);
          const entry = entryOfForm(story.character, story.createdAt);
          if (!(await database.characters.get(entry.id)))
            await addDoc(writer, 'characters', database.characters, entry, null);
          const use = useOf(entry.id, story.id);
          if (!(await database.uses.get(use.id))) await addGrown(writer, 'uses', database.uses, use, null);
        });
      }),

    countStories: () => attempt(() => database.stories.count()),

    story: (id) =>
      attempt(async () => {
        const row = await database.stories.get(id);
        if (!row) throw new Refusal({ type: 'not-found', what: 'story', id });
        return readStory(row) ?? damaged('stories', id);
      }),

    scene: (id) => attempt(() => shownScene(database, id)),

    path: (sceneId, most) =>
      attempt(() =>
        database.transaction('r', database.scenes, database.sceneMeta, async () =>
          readRoad(database, sceneId, most),
        ),
      ),

    children: (story, parent) =>
      attempt(async () => {
        const rows =
          parent === null
            ? await database.scenes.where('[story+depth]').equals([story, 0]).toArray()
            : await database.scenes.where('parent').equals(parent).toArray();
        const scenes = rows.map(readScene).filter((scene) => scene !== null);
        return scenes.toSorted((a, b) => (a.id < b.id ? -1 : 1));
      }),

    head: (story) => attempt(async () => (await database.heads.get(headId(story, device)))?.scene ?? null),
    play: (story) => attempt(async () => (await database.play.get(story)) ?? freshPlay(story)),
    memory: (story, scene) => attempt(() => memoryOn(database, roads, story, scene)),
    memoryRow: (id) =>
      attempt(async () => {
        const row = await database.memory.get(id);
        if (!row) throw new Refusal({ type: 'not-found', what: 'memory', id });
        return row;
      }),
    saveMemory: (rows) => command(async () => (await loadWrites()).saveMemoryRows(writer, rows)),
    changeMemory: (id, change) =>
      command(async () => (await loadWrites()).changeMemoryRow(writer, id, change)),
    lore: (story) =>
      attempt(async () =>
        (await database.lore.where('story').equals(story).toArray()).filter((row) => !row.gone),
      ),
    addLore: (entry) => command(async () => (await loadWrites()).addLoreRow(writer, entry)),
    changeLore: (id, change) => command(async () => (await loadWrites()).changeLoreRow(writer, id, change)),
    addCall: (receipt, call) =>
      command(async () => (await loadWrites()).addReceiptCall(writer, receipt, call)),

    commitTurn: (turn) => command(() => commitTurn(writer, device, turn)),
    moveHead: (story, scene, redo) => command(() => moveHead(writer, device, { story, scene, redo })),

    saveDraft: (draft) =>
      command(async () => {
        await quick.drafts.put(draft);
      }),
    draft: (story) => attempt(async () => readDraft(await quick.drafts.get(story))),
    dropDraft: (story) => command(() => quick.drafts.delete(story)),
    addAirlessSeconds: (story, seconds) =>
      command(() =>
        database.transaction('rw', database.play, async () => {
          const play = (await database.play.get(story)) ?? freshPlay(story);
          await database.play.put({ ...play, airlessSeconds: play.airlessSeconds + seconds });
        }),
      ),

    changeStory: (id, change) =>
      command(() =>
        database.transaction('rw', database.stories, database.outbox, database.meta, async () => {
          const row = await database.stories.get(id);
          if (!row) throw new Refusal({ type: 'not-found', what: 'story', id });
          await changeDoc(writer, 'stories', database.stories, row, change, null);
        }),
      ),

    changeScene: (id, change) =>
      command(() =>
        database.transaction(
          'rw',
          database.scenes,
          database.sceneMeta,
          database.outbox,
          database.meta,
          async () => {
            const scene = await database.scenes.get(id);
            if (!scene) throw new Refusal({ type: 'not-found', what: 'scene', id });
            const row = await database.sceneMeta.get(id);
            if (row) await changeDoc(writer, 'sceneMeta', database.sceneMeta, row, change, null);
            else
              await addDoc(
                writer,
                'sceneMeta',
                database.sceneMeta,
                { ...bareMeta(id, scene.story), ...change },
                null,
              );
          },
        ),
      ),

    arrange: (deed) => command(async () => (await loadShelf()).arrangeShelf(writer, device, deed)),

    settings: () => attempt(() => loadSettings(database)),
    changeSettings: (change) => command(() => changeSettingsRows(writer, change)),
    saveForm: (form) =>
      command(async () => {
        await database.meta.put({ k: 'form', value: form });
      }),
    saveSuggestion: (suggestion) =>
      command(async () => {
        await database.suggestions.put(suggestion);
      }),
    catalog: (provider) => attempt(async () => (await database.catalogs.get(provider)) ?? null),
    saveCatalog: (catalog) =>
      command(async () => {
        await database.catalogs.put(catalog);
      }),
  };
}

async function command(work: () => PromiseLike<void>): Promise<Result<null, StoreError>> {
  const result = await attempt(work);
  return result.ok ? done : result;
}

function damaged(table: string, id: string): never {
  throw new Refusal({ type: 'damaged-row', table, id });
}

async function shownScene(database: Database, id: string): Promise<Scene> {
  const row = await database.scenes.get(id);
  if (!row) throw new Refusal({ type: 'not-found', what: 'scene', id });
  return asShown(database, readScene(row) ?? damaged('scenes', id));
}

async function readRoad(database: Database, sceneId: string, most: number): Promise<readonly Scene[]> {
  const road = [await shownScene(database, sceneId)];
  const near = await scenesAbove(database, road[0], most);
  for (
    let next = road[0]?.parent ?? null;
    next !== null && road.length < most;
    next = road[0]?.parent ?? null
  ) {
    const scene = readScene(near.get(next) ?? (await database.scenes.get(next)));
    // A damaged scene far back only shortens what the storyteller remembers.
    if (!scene) break;
    road.unshift(scene);
  }
  const metas = await database.sceneMeta.bulkGet(road.map(({ id }) => id));
  return road.map((scene, index) => withEdit(scene, metas[index]));
}

/** The scenes of the last `most` depths up to a scene, in one read; none where so many roads run side by side that this would cost more than a walk. */
async function scenesAbove(
  database: Database,
  scene: Scene | undefined,
  most: number,
): Promise<ReadonlyMap<string, Scene>> {
  if (!scene) return new Map();
  const { story, depth } = scene;
  const rows = database.scenes
    .where('[story+depth]')
    .between([story, depth - most + 1], [story, depth], true, false);
  if ((await rows.count()) > 2 * most) return new Map();
  return new Map((await rows.toArray()).map((row) => [row.id, row]));
}

async function asShown(database: Database, scene: Scene): Promise<Scene> {
  return withEdit(scene, await database.sceneMeta.get(scene.id));
}

function withEdit(scene: Scene, meta: unknown): Scene {
  const edited = readSceneMeta(meta)?.edited;
  return typeof edited === 'string' ? { ...scene, passage: edited } : scene;
}

function freshPlay(story: string): PlayState {
  return { story, redo: [], airlessSeconds: 0 };
}

function bareMeta(id: string, story: string): SceneMeta {
  return { id, story, name: '', edited: null, image: null, favourite: false, gone: false };
}
