import { liveQuery, type Observable } from 'dexie';

import { emptyForm } from '../domain/character.ts';
import type { CharacterForm } from '../domain/character.ts';
import type { CallUsage, DeviceModel, ModelCatalog } from '../domain/model.ts';
import type { Suggestion } from '../domain/ports/store.ts';
import { readDraft, readForm, readScene, readSceneMeta, readStory } from '../domain/schemas.ts';
import { createSecret, type SecretName } from '../domain/secret.ts';
import type { Settings } from '../domain/settings.ts';
import type { Draft, Scene, Story } from '../domain/story.ts';
import type { Database } from './database.ts';
import { headId, readDeviceId } from './device.ts';
import { loadSettings } from './settings-rows.ts';

/** A scene as a screen shows it. */
export type SceneView = {
  readonly scene: Scene;
  /** The edited text where there is one, the scene's own otherwise. */
  readonly passage: string;
  /** Whether the shown text is an edit. */
  readonly edited: boolean;
  /** Name that the player gave to the branch that begins here; '' when none. */
  readonly branchName: string;
  /** How many roads lead on from here; 2 or more make a branch point (HIST-02). */
  readonly roadsOn: number;
  /** Hash of its picture; `null` when it has none. */
  readonly image: string | null;
};

/** What the play screen shows, but for the words that are streaming. */
export type PlayView =
  | { readonly status: 'missing' }
  /** The story's row, or the row of its open scene, is damaged; nothing was deleted. `story` is `null` when it is the story's. */
  | { readonly status: 'damaged'; readonly story: Story | null; readonly scene: string | null }
  | {
      readonly status: 'ready';
      readonly story: Story;
      /** `null` until the opening is told. */
      readonly open: SceneView | null;
      /** Name that the player gave to the branch of the open scene; '' when none. */
      readonly roadName: string;
      /** Seconds read without air since the last turn, which the next one will take (ruling 24). */
      readonly airlessSeconds: number;
      readonly canUndo: boolean;
      readonly canRedo: boolean;
    };

/** The story and the scene that is open on this device. */
export function watchPlay(database: Database, storyId: string): Observable<PlayView> {
  return liveQuery(async (): Promise<PlayView> => {
    const row = await database.stories.get(storyId);
    if (!row) return { status: 'missing' };
    const story = readStory(row);
    if (!story) return { status: 'damaged', story: null, scene: null };
    const head = await database.heads.get(headId(storyId, await readDeviceId(database)));
    const play = await database.play.get(storyId);
    const airlessSeconds = play?.airlessSeconds ?? 0;
    if (!head) {
      const nothing = { open: null, roadName: '', canUndo: false, canRedo: false };
      return { status: 'ready', story, airlessSeconds, ...nothing };
    }
    const open = await viewOf(database, head.scene);
    if (!open) return { status: 'damaged', story, scene: head.scene };
    return {
      status: 'ready',
      story,
      open,
      roadName: await roadNameOf(database, open.scene),
      airlessSeconds,
      canUndo: open.scene.parent !== null,
      canRedo: (play?.redo.length ?? 0) > 0,
    };
  });
}

/** The turn that is being told or broke off; `null` when there is none. Written at most every 50 ms while words come. */
export function watchDraft(database: Database, storyId: string): Observable<Draft | null> {
  return liveQuery(async () => readDraft(await database.drafts.get(storyId)));
}

/** The last `most` scenes of the road that ends at `sceneId`, the newest first; a damaged scene ends the list. */
export function watchRoad(
  database: Database,
  sceneId: string,
  most: number,
): Observable<readonly SceneView[]> {
  return liveQuery(() =>
    database.transaction('r', database.scenes, database.sceneMeta, async () => {
      const near = await scenesNear(database, sceneId, most);
      const road: Scene[] = [];
      for (let next: string | null = sceneId; next !== null && road.length < most;) {
        const scene: Scene | null = readScene(near?.get(next) ?? (await database.scenes.get(next)));
        if (!scene) break;
        road.push(scene);
        next = scene.parent;
      }
      // Of a scene that lies where nobody looked for it, the roads on have not been read either.
      const whole = near && road.every(({ id }) => near.has(id));
      return viewsOf(database, road, whole ? childCounts(near.values()) : null);
    }),
  );
}

/**
 * The scenes of the story from the one after `sceneId` up to `most` before it, in one read; `null` where so many roads run beside each
 * other that more would be read than is wanted.
 */
async function scenesNear(
  database: Database,
  sceneId: string,
  most: number,
): Promise<ReadonlyMap<string, Scene> | null> {
  const end = await database.scenes.get(sceneId);
  if (!end) return null;
  const few = 2 * most + 8;
  const near = await database.scenes
    .where('[story+depth]')
    .between([end.story, end.depth - most + 1], [end.story, end.depth + 1], true, true)
    .limit(few + 1)
    .toArray();
  return near.length > few ? null : new Map(near.map((scene) => [scene.id, scene]));
}

function childCounts(scenes: Iterable<Scene>): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { parent } of scenes) if (parent !== null) counts.set(parent, (counts.get(parent) ?? 0) + 1);
  return counts;
}

/** The scenes that were told from `sceneId`, oldest first, without roads in the trash. */
export function watchRoadsOn(database: Database, sceneId: string): Observable<readonly SceneView[]> {
  return liveQuery(async () => {
    const rows = await database.scenes.where('parent').equals(sceneId).sortBy('id');
    const metas = await database.sceneMeta.bulkGet(rows.map(({ id }) => id));
    return viewsOf(
      database,
      rows
        .filter((_, index) => metas[index]?.gone !== true)
        .map(readScene)
        .filter((scene) => scene !== null),
    );
  });
}

/** The player's settings, with defaults for whatever is not set. */
export function watchSettings(database: Database): Observable<Settings> {
  return liveQuery(() => loadSettings(database));
}

/** The setup form as the player left it (SETUP-25), now; an empty one where there is none or it cannot be read. */
export async function storedForm(database: Database): Promise<CharacterForm> {
  return readForm((await database.meta.get('form'))?.value) ?? emptyForm;
}

/** The setup form as the player left it (SETUP-25). */
export function watchForm(database: Database): Observable<CharacterForm> {
  return liveQuery(() => storedForm(database));
}

/** The answer to a question that a screen asked; `null` before there is one. */
export function watchSuggestion(database: Database, id: string): Observable<Suggestion | null> {
  return liveQuery(async () => (await database.suggestions.get(id)) ?? null);
}

/** The list of models that a provider gave when it was last asked. */
export function watchCatalog(
  database: Database,
  provider: ModelCatalog['provider'],
): Observable<ModelCatalog | null> {
  return liveQuery(async () => (await database.catalogs.get(provider)) ?? null);
}

/** The models that this browser keeps or fetches, by their names. */
export function watchDeviceModels(database: Database): Observable<readonly DeviceModel[]> {
  return liveQuery(async () => {
    const rows = await database.models.toArray();
    return rows.toSorted((a, b) => a.name.localeCompare(b.name));
  });
}

/** What a scene and its whole story cost, as far as providers said it. */
export type Costs = {
  /** US dollars; `null` when nobody said. */
  readonly scene: number | null;
  readonly story: number | null;
  /** Tokens of the scene, in and out together; `null` when nobody counted. */
  readonly tokens: number | null;
};

export function watchCosts(database: Database, storyId: string, sceneId: string): Observable<Costs> {
  return liveQuery(async () => {
    const receipts = await database.receipts.where('story').equals(storyId).toArray();
    const calls = receipts.find((receipt) => receipt.scene === sceneId)?.calls ?? [];
    return {
      scene: sum(calls, (call) => call.cost),
      story: sum(
        receipts.flatMap((receipt) => receipt.calls),
        (call) => call.cost,
      ),
      tokens: sum(calls, (call) =>
        call.promptTokens === null && call.completionTokens === null
          ? null
          : (call.promptTokens ?? 0) + (call.completionTokens ?? 0),
      ),
    };
  });
}

function sum(calls: readonly CallUsage[], of: (call: CallUsage) => number | null): number | null {
  const known = calls.map(of).filter((value) => value !== null);
  return known.length === 0 ? null : known.reduce((total, value) => total + value, 0);
}

/** All settings as they are now. */
export function settingsNow(database: Database): Promise<Settings> {
  return loadSettings(database);
}

/** The names of the keys that are kept on the disk of this device. */
export async function keptKeys(database: Database): Promise<readonly SecretName[]> {
  return (await database.secrets.toArray()).map(({ name }) => name);
}

/** Which keys this device keeps, each with the hint that a screen may show. */
export function watchKeys(
  database: Database,
): Observable<readonly (readonly [SecretName, { readonly hint: string }])[]> {
  return liveQuery(async () => {
    const rows = await database.secrets.toArray();
    return rows.map(({ name, value }) => [name, { hint: createSecret(value).hint }] as const);
  });
}

async function viewOf(database: Database, sceneId: string): Promise<SceneView | null> {
  const scene = readScene(await database.scenes.get(sceneId));
  if (!scene) return null;
  const [view] = await viewsOf(database, [scene]);
  return view ?? null;
}

/** @param known how many roads lead on from each, where that has been read already */
async function viewsOf(
  database: Database,
  scenes: readonly Scene[],
  known: ReadonlyMap<string, number> | null = null,
): Promise<readonly SceneView[]> {
  const [metas, roadsOn] = await Promise.all([
    database.sceneMeta.bulkGet(scenes.map((scene) => scene.id)),
    known
      ? scenes.map((scene) => known.get(scene.id) ?? 0)
      : Promise.all(scenes.map((scene) => database.scenes.where('parent').equals(scene.id).count())),
  ]);
  return scenes.map((scene, index) => {
    const meta = readSceneMeta(metas[index]);
    return {
      scene,
      passage: meta?.edited ?? scene.passage,
      edited: typeof meta?.edited === 'string',
      branchName: meta?.name ?? '',
      roadsOn: roadsOn[index] ?? 0,
      image: meta?.image ?? null,
    };
  });
}

/** The name that the player gave to the branch that a scene lies on. Reads named branches only, which are few. */
async function roadNameOf(database: Database, { story, branch }: Scene): Promise<string> {
  const named = await database.sceneMeta
    .where('story')
    .equals(story)
    .filter((meta) => meta.name !== '')
    .toArray();
  const firsts = await database.scenes.bulkGet(named.map((meta) => meta.id));
  return named.find((_, index) => firsts[index]?.branch === branch)?.name ?? '';
}
