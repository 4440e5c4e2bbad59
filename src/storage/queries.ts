import { liveQuery, type Observable } from 'dexie';

import { branchLabel } from '../domain/branches.ts';
import { emptyForm } from '../domain/character.ts';
import type { CharacterForm } from '../domain/character.ts';
import { isGone } from '../domain/gone.ts';
import type { CallUsage, DeviceModel, ModelCatalogs } from '../domain/model.ts';
import type { Suggestion } from '../domain/ports/store.ts';
import { remoteNames } from '../domain/provider-names.ts';
import { readDraft, readForm, readScene, readSceneMeta, readStory } from '../domain/schemas.ts';
import { createSecret, type SecretName } from '../domain/secret.ts';
import type { Settings } from '../domain/settings.ts';
import type { Draft, Scene, Story } from '../domain/story.ts';
import { countBranches, labelOf, trashedStarts } from './branch-index.ts';
import { readCatalog } from './catalogs.ts';
import type { Database } from './database.ts';
import type { Databases } from './device-database.ts';
import { headId, readDeviceId } from './device.ts';
import { choiceHere, type ModelChoice } from './model-choice.ts';
import { readUp, stretchesOf } from './road.ts';
import { loadDeviceSettings, loadSettings } from './settings-rows.ts';
import { following, type Watched } from './watched.ts';

/** A scene as a screen shows it. */
export type SceneView = {
  readonly scene: Scene;
  /** The edited text where there is one, the scene's own otherwise. */
  readonly passage: string;
  /** Whether the shown text is an edit. */
  readonly edited: boolean;
  /** Name that the player gave to the branch that begins here; '' when none. */
  readonly branchName: string;
  /** How many roads lead on from here; 2 or more make a branch point. */
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
      /** The branch of the open scene: its label, 'main' or 'branch_N', and what the player calls it; '' when he did not name it. */
      readonly branch: { readonly label: string; readonly name: string };
      /** Seconds read without air since the last turn, which the next one will take. */
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
      const branch = { label: branchLabel(0), name: '' };
      return { status: 'ready', story, airlessSeconds, open: null, branch, canUndo: false, canRedo: false };
    }
    const open = await viewOf(database, head.scene);
    if (!open) return { status: 'damaged', story, scene: head.scene };
    return {
      status: 'ready',
      story,
      open,
      branch: await branchOf(database, open.scene),
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
  const { scenes, sceneMeta, drawings } = database;
  return liveQuery(() =>
    database.transaction('r', scenes, sceneMeta, drawings, async () =>
      viewsOf(database, (await readUp(database, sceneId, most)) ?? []),
    ),
  );
}

/** The scenes that were told from `sceneId`, oldest first, without roads in the trash. */
export function watchRoadsOn(database: Database, sceneId: string): Observable<readonly SceneView[]> {
  return liveQuery(async () => {
    const rows = await database.scenes.where('parent').equals(sceneId).sortBy('id');
    const metas = await database.sceneMeta.bulkGet(rows.map(({ id }) => id));
    return viewsOf(
      database,
      rows
        .filter((_, index) => !isGone(metas[index] ?? {}))
        .map(readScene)
        .filter((scene) => scene !== null),
    );
  });
}

/** What an ended road comes to. */
export type RoadEnd = {
  /** The first scene of the road. */
  readonly opening: string;
  /** Roads of the story, without those in the trash. */
  readonly roads: number;
};

export function watchRoadEnd(database: Database, storyId: string, sceneId: string): Observable<RoadEnd> {
  return liveQuery(async () => ({
    opening: (await stretchesOf(database, sceneId)).at(-1)?.branch ?? sceneId,
    roads: await countBranches(database, storyId),
  }));
}

/** The player's settings, with defaults for whatever is not set. */
export function watchSettings(databases: Databases): Observable<Settings> {
  return liveQuery(() => loadSettings(databases));
}

/** Who tells a story on this device. */
export type StoryModel = ModelChoice & {
  /** Whether the story, or its draft at rest, brought the choice along: the player's settings do not change it. */
  readonly ofStory: boolean;
};

export function watchStoryModel(databases: Databases, storyId: string): Watched<StoryModel> {
  const { drafts } = databases.database;
  // Its draft is written every 50 ms while words come, and names the same model each time.
  const model = liveQuery(async () => readDraft(await drafts.get(storyId))?.model);
  return following(model, (begun) => watchTellerOf(databases, storyId, begun));
}

function watchTellerOf(
  databases: Databases,
  storyId: string,
  begun: string | undefined,
): Observable<StoryModel> {
  const { stories } = databases.database;
  return liveQuery(async () => {
    const wanted = readStory(await stories.get(storyId))?.settings.aiModel;
    const choice = await choiceHere(databases, wanted);
    if (choice.elsewhere !== null || begun === undefined) return { ...choice, ofStory: wanted !== undefined };
    const { elsewhere } = await choiceHere(databases, begun);
    return { ...choice, elsewhere, ofStory: wanted !== undefined || elsewhere !== null };
  });
}

/** The player's choice for all stories: who tells on this device, and what of it is on another one. */
export function watchChoice(databases: Databases): Observable<ModelChoice> {
  return liveQuery(() => choiceHere(databases));
}

/** The setup form as the player left it, now; an empty one where there is none or it cannot be read. */
export async function storedForm(database: Database): Promise<CharacterForm> {
  return readForm((await database.meta.get('form'))?.value) ?? emptyForm;
}

/** The setup form as the player left it. */
export function watchForm(database: Database): Observable<CharacterForm> {
  return liveQuery(() => storedForm(database));
}

/** The answer to a question that a screen asked; `null` before there is one. */
export function watchSuggestion(database: Database, id: string): Observable<Suggestion | null> {
  return liveQuery(async () => (await database.suggestions.get(id)) ?? null);
}

/** The lists of models that providers gave when they were last asked. */
export function watchCatalogs(databases: Databases): Observable<ModelCatalogs> {
  return liveQuery(async () => {
    const lists = await Promise.all(remoteNames.map((name) => readCatalog(databases, name)));
    return Object.fromEntries(lists.flatMap((list) => (list === null ? [] : [[list.provider, list]])));
  });
}

/** The models that this browser keeps or fetches, by their names. */
export function watchDeviceModels({ deviceDatabase }: Databases): Observable<readonly DeviceModel[]> {
  return liveQuery(async () => {
    const rows = await deviceDatabase.models.toArray();
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
    const [total, receipt] = await Promise.all([database.usage.get(storyId), database.receipts.get(sceneId)]);
    const calls = receipt?.calls ?? [];
    return {
      scene: sum(calls, (call) => call.cost),
      story: total?.cost ?? null,
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

/** Whether keys are to be forgotten on this device, now. */
export async function forgetsKeys({ deviceDatabase }: Databases): Promise<boolean> {
  return (await loadDeviceSettings(deviceDatabase)).forgetKeys;
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

async function viewsOf(database: Database, scenes: readonly Scene[]): Promise<readonly SceneView[]> {
  const ids = scenes.map((scene) => scene.id);
  const [metas, drawn, roadsOn] = await Promise.all([
    database.sceneMeta.bulkGet(ids),
    database.drawings.bulkGet(ids),
    countRoadsOn(database, scenes),
  ]);
  return scenes.map((scene, index) => {
    const meta = readSceneMeta(metas[index]);
    return {
      scene,
      passage: meta?.edited ?? scene.passage,
      edited: typeof meta?.edited === 'string',
      branchName: meta?.name ?? '',
      roadsOn: roadsOn[index] ?? 0,
      image: meta?.image ?? drawn[index]?.image ?? null,
    };
  });
}

/** How many roads lead on from each of some scenes of one story, without those in the trash. */
async function countRoadsOn(database: Database, scenes: readonly Scene[]): Promise<readonly number[]> {
  const [first] = scenes;
  if (!first) return [];
  const children = await Promise.all(
    scenes.map((scene) => database.scenes.where('parent').equals(scene.id).primaryKeys()),
  );
  const trashed = await trashedStarts(database, first.story);
  return children.map((ids) => ids.filter((id) => !trashed.has(id)).length);
}

/** What the branch of a scene is called. Reads no scene but this one. */
async function branchOf(
  database: Database,
  { id, story }: Scene,
): Promise<{ readonly label: string; readonly name: string }> {
  const start = (await database.scenes.get(id))?.road ?? id;
  const [label, meta] = await Promise.all([labelOf(database, story, start), database.sceneMeta.get(start)]);
  return { label, name: readSceneMeta(meta)?.name ?? '' };
}
