import Dexie from 'dexie';

import { entryOfForm, useOf } from '../domain/character-entry.ts';
import { isGone } from '../domain/gone.ts';
import type { Draft, PlayState } from '../domain/story.ts';
import type { StoryStore } from '../domain/ports/store.ts';
import { done, type Result } from '../domain/result.ts';
import type { StoreError } from '../domain/errors.ts';
import { readDraft, readScene, readSceneMeta, readStory } from '../domain/schemas.ts';
import type { Scene } from '../domain/story.ts';
import { keepCatalog, readCatalog } from './catalogs.ts';
import type { Database } from './database.ts';
import type { DeviceDatabase } from './device-database.ts';
import { headId } from './device.ts';
import { dropDraft, shareDraft, shareEveryMs } from './draft-writes.ts';
import { loreOfStory, memoryOn } from './memory-rows.ts';
import { choiceHere } from './model-choice.ts';
import { joinPhoto, splitPhoto } from './photos.ts';
import { purgedAt } from './purges.ts';
import { readUp } from './road.ts';
import { changeSettingsRows } from './settings-writes.ts';
import { loadSettings } from './settings-rows.ts';
import { attempt, Refusal } from './store-error.ts';
import { addReceiptCall, commitTurn, moveHead } from './turn-writes.ts';
import { addDoc, addGrown, changeDocOf, changeMeta, type Writer } from './writes.ts';

export type StoryStoreOptions = {
  /** A connection that waits for the disk: what is answered as stored survives a power cut. */
  readonly database: Database;
  /** A second connection to the same database that need not wait, for drafts. */
  readonly quick: Database;
  readonly deviceDatabase: DeviceDatabase;
  readonly now: () => number;
  /** 12 hex digits, random for each start of the worker. */
  readonly boot: string;
  readonly device: string;
};

const loadWrites = () => import('./memory-writes.ts');
const loadAside = () => import('./draft-aside.ts');
const loadShelf = () => import('./shelf-writes.ts');

/** The store of one owner on Dexie: every synced row is written together with its outbox row. */
export function createStoryStore(options: StoryStoreOptions): StoryStore {
  const { database, quick, deviceDatabase, now, boot, device } = options;
  const databases = { database, deviceDatabase };
  const writer: Writer = { database, now, boot };
  const quickWriter: Writer = { database: quick, now, boot };
  /** When a draft was last copied for the player's other devices, by story. */
  const shared = new Map<string, { readonly turn: string; readonly at: number }>();

  /** At rest always, and every few seconds while words come. */
  async function share(draft: Draft): Promise<void> {
    const last = shared.get(draft.story);
    const known = last?.turn === draft.turn ? last.at : null;
    const moves = draft.status.type === 'streaming' || draft.status.type === 'finishing';
    if (known === null) shared.set(draft.story, { turn: draft.turn, at: now() });
    if (moves && (known === null || now() - known < shareEveryMs)) return;
    shared.set(draft.story, { turn: draft.turn, at: now() });
    await shareDraft(quickWriter, device, draft);
  }

  return {
    createStory: (story) =>
      command(async () => {
        const { stories, characters, uses, photos, purges, outbox, meta } = database;
        await database.transaction(
          'rw',
          [stories, characters, uses, photos, purges, outbox, meta],
          async () => {
            if (await stories.get(story.id)) return;
            const { row, photo } = splitPhoto({ ...story, device });
            await addDoc(writer, 'stories', stories, row, [], null);
            if (photo) await photos.put(photo);
            const entry = entryOfForm(story.character, story.createdAt);
            if (!(await characters.get(entry.id))) {
              // A hero who was removed for good is there again when the player writes him again.
              const again = purgedAt(await purges.get(entry.id)) !== null;
              await addDoc(writer, 'characters', characters, entry, again ? ['name'] : [], null);
            }
            const use = useOf(entry.id, story.id);
            if (!(await uses.get(use.id))) await addGrown(writer, 'uses', uses, use, null);
          },
        );
      }),

    countStories: () => attempt(() => database.stories.count()),

    lastStories: (most) =>
      attempt(async () => {
        const rows = await database.stories.orderBy('playedAt').reverse().limit(most).toArray();
        return rows.flatMap((row) => readStory(row) ?? []);
      }),

    story: (id) =>
      attempt(async () => {
        const row = await database.stories.get(id);
        if (!row) throw new Refusal({ type: 'not-found', what: 'story', id });
        const story = readStory(row) ?? damaged('stories', id);
        return joinPhoto({ ...story, gone: isGone(row) }, await database.photos.get(id));
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
    newestHead: (story) => attempt(() => newestHead(database, story)),
    play: (story) => attempt(async () => (await database.play.get(story)) ?? freshPlay(story)),
    memory: (story, scene) => attempt(() => memoryOn(database, story, scene)),
    memoryRow: (id) =>
      attempt(async () => {
        const row = await database.memory.get(id);
        if (!row) throw new Refusal({ type: 'not-found', what: 'memory', id });
        return row;
      }),
    saveMemory: (rows, by) => command(async () => (await loadWrites()).saveMemoryRows(writer, rows, by)),
    changeMemory: (id, change) =>
      command(async () => (await loadWrites()).changeMemoryRow(writer, id, change)),
    lore: (story) => attempt(() => loreOfStory(database, story)),
    addLore: (entry) => command(async () => (await loadWrites()).addLoreRow(writer, entry)),
    changeLore: (id, change) => command(async () => (await loadWrites()).changeLoreRow(writer, id, change)),
    addCall: (receipt, call) => command(() => addReceiptCall(writer, receipt, call)),

    commitTurn: (turn) => command(() => commitTurn(writer, device, turn)),
    moveHead: (story, scene, redo) => command(() => moveHead(writer, device, { story, scene, redo })),

    saveDraft: (draft) =>
      command(async () => {
        await quick.drafts.put(draft);
        await share(draft);
      }),
    draft: (story) => attempt(async () => readDraft(await quick.drafts.get(story))),
    dropDraft: (story) => command(() => dropDraft(quickWriter, device, story)),
    setDraftAside: (story) => command(async () => (await loadAside()).setDraftAside(writer, device, story)),
    foreignDrafts: (story) => attempt(async () => (await loadAside()).foreignDrafts(quick, story, device)),
    takeOverDraft: (taken) => command(async () => (await loadAside()).takeOverDraft(quickWriter, taken)),
    addAirlessSeconds: (story, seconds) =>
      command(() =>
        database.transaction('rw', database.play, async () => {
          const play = (await database.play.get(story)) ?? freshPlay(story);
          await database.play.put({ ...play, airlessSeconds: play.airlessSeconds + seconds });
        }),
      ),

    changeStory: (id, change) =>
      command(() =>
        database.transaction('rw', database.stories, database.outbox, database.meta, async () =>
          changeDocOf(writer, 'stories', database.stories, id, change, 'story'),
        ),
      ),

    changeScene: (id, change) =>
      command(() => {
        const { scenes, sceneMeta, outbox, meta } = database;
        return database.transaction('rw', scenes, sceneMeta, outbox, meta, async () =>
          changeMeta(writer, id, change, 'hand'),
        );
      }),

    arrange: (deed) => command(async () => (await loadShelf()).arrangeShelf(writer, device, deed)),

    settings: () => attempt(() => loadSettings(databases)),
    modelHere: (aiModel) => attempt(async () => (await choiceHere(databases, aiModel)).aiModel),
    changeSettings: (change) => command(() => changeSettingsRows(writer, deviceDatabase, change)),
    saveForm: (form) =>
      command(async () => {
        await database.meta.put({ k: 'form', value: form });
      }),
    saveSuggestion: (suggestion) =>
      command(async () => {
        await database.suggestions.put(suggestion);
      }),
    catalog: (provider) => attempt(() => readCatalog(databases, provider)),
    saveCatalog: (catalog) => command(() => keepCatalog(databases, catalog)),
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
  const road = await readUp(database, sceneId, most);
  // A damaged scene far back only shortens what the storyteller remembers; the open one is asked for by its name.
  if (!road) return [await shownScene(database, sceneId)];
  const metas = await database.sceneMeta.bulkGet(road.map(({ id }) => id));
  return road.map((scene, index) => withEdit(scene, metas[index])).reverse();
}

/** Where the story was played last on any device, as far as the scene is here; otherwise its newest scene. */
async function newestHead(database: Database, story: string): Promise<string | null> {
  const heads = await database.heads.where('story').equals(story).toArray();
  for (const { scene } of heads.toSorted((a, b) => b.at - a.at))
    if ((await database.scenes.get(scene))?.story === story) return scene;
  const [newest] = await database.scenes
    .where('[story+id]')
    .between([story, Dexie.minKey], [story, Dexie.maxKey])
    .reverse()
    .limit(1)
    .primaryKeys();
  return newest ?? null;
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
