import Dexie from 'dexie';

import { branchLabel, goesOn, inLabelOrder } from '../domain/branches.ts';
import type { Scene } from '../domain/story.ts';
import type { Database, SceneRow } from './database.ts';
import { opening, orphan } from './places.ts';

/*
 * Which branch each scene lies on and where the branches of a story begin, noted beside the scenes so that nobody has to read a story to
 * name a branch. It follows from the tree (`branchesOf` says the same), is never sent, and can be made anew.
 */

/** Where a scene lies. */
export type Place = Pick<SceneRow, 'road' | 'begins'>;

type Told = Pick<Scene, 'id' | 'parent' | 'depth' | 'story'>;

/**
 * Where scenes of one story that are about to be stored will lie; moves those that are there already where the new ones make it so.
 * Call inside a transaction over `scenes` and `sceneMeta`.
 * @param isLeaf whether none of them can have a child here already, as of a turn that was just told.
 */
export async function placeScenes(
  database: Database,
  story: string,
  added: readonly Told[],
  isLeaf = false,
): Promise<ReadonlyMap<string, Place>> {
  const places = new Map<string, Place>();
  const fresh = new Map(added.map((scene) => [scene.id, scene]));
  const groups = new Map<string | null, string[]>();
  const inOrder = added.toSorted((a, b) => a.depth - b.depth);
  for (const { id, parent } of inOrder) {
    groups.set(parent, [...(groups.get(parent) ?? []), id]);
    if (!isLeaf && !groups.has(id)) groups.set(id, []);
  }
  const isNew = !isLeaf && (await isUntold(database, story));
  const trashed = isNew ? new Set<string>() : await trashedStarts(database, story);
  const known = isNew
    ? new Map<string, readonly string[]>()
    : await childrenByParent(database, groups.keys());
  for (const [parent, news] of groups) {
    const olds = parent === null ? [] : (known.get(parent) ?? []);
    if (parent === null) {
      for (const id of news) places.set(id, { road: id, begins: opening });
      continue;
    }
    const road = places.get(parent)?.road ?? (isNew ? undefined : await roadOf(database, parent));
    if (road === undefined) {
      // The scene before is missing, or comes later.
      for (const id of news) places.set(id, { road: id, begins: orphan });
      continue;
    }
    const on = goesOn([...olds, ...news], (id) => trashed.has(id));
    for (const id of news) places.set(id, id === on ? { road } : { road: id, begins: road });
    if (fresh.has(parent))
      for (const id of olds) await move(database, id, id === on ? { road } : { road: id, begins: road });
    else {
      const before = goesOn(olds, (id) => trashed.has(id));
      if (before !== undefined && before !== on) await move(database, before, { road: before, begins: road });
    }
  }
  return places;
}

/** Notes that a branch went to the trash or came out: which scene goes on with the branch before it may change. Call inside a transaction as above, when the mark is stored. */
export async function placeAgain(
  database: Database,
  scene: Pick<Scene, 'id' | 'parent' | 'story'>,
): Promise<void> {
  if (scene.parent === null) return;
  const road = await roadOf(database, scene.parent);
  if (road === undefined) return;
  const trashed = await trashedStarts(database, scene.story);
  const children = await childrenOf(database, scene.parent);
  const on = goesOn(children, (id) => trashed.has(id));
  const rows = (await database.scenes.bulkGet([...children])).filter((row) => row !== undefined);
  // First who begins a branch from now on, then who goes on: the two never lie on one branch at a time.
  for (const row of rows)
    if (row.begins === undefined && row.id !== on)
      await move(database, row.id, { road: row.id, begins: road });
  for (const row of rows)
    if (row.begins !== undefined && row.id === on) await move(database, row.id, { road });
}

/** Where the branches of a story begin, in the order of their labels; `from` is the branch that each parts from. Reads no row. */
export async function branchStarts(
  database: Database,
  story: string,
): Promise<readonly { readonly id: string; readonly from: string }[]> {
  const [keys, ids] = await Promise.all([
    startsIn(database, story).keys(),
    startsIn(database, story).primaryKeys(),
  ]);
  const from = new Map(ids.map((id, at) => [id, begunOf(keys[at])]));
  const openings = ids.filter((id) => from.get(id) === opening);
  return inLabelOrder(ids, openings).map((id) => ({ id, from: from.get(id) ?? orphan }));
}

/** What a branch is called that has no name: 'main' or 'branch_N'. Reads names of scenes, not the scenes. */
export async function labelOf(database: Database, story: string, branch: string): Promise<string> {
  const [all, openings] = await Promise.all([
    startsIn(database, story).primaryKeys(),
    database.scenes.where('[story+begins]').equals([story, opening]).primaryKeys(),
  ]);
  return branchLabel(Math.max(0, inLabelOrder(all, openings).indexOf(branch)));
}

/** How many branches a story has, the main one and without those in the trash. */
export async function countBranches(database: Database, story: string): Promise<number> {
  const [all, hidden] = await Promise.all([
    startsIn(database, story).count(),
    hiddenBranches(database, story),
  ]);
  return all - hidden.size;
}

/** The first scenes of the branches of a story that lie in the trash by themselves; those that part from one of them are not named. */
export async function trashedStarts(database: Database, story: string): Promise<ReadonlySet<string>> {
  return new Set(await database.sceneMeta.where('hidden').equals(story).primaryKeys());
}

/** The branches of a story whose scenes lie in the trash: those that were put there and all that part from one of them. */
export async function hiddenBranches(database: Database, story: string): Promise<ReadonlySet<string>> {
  const trashed = await trashedStarts(database, story);
  if (trashed.size === 0) return trashed;
  return branchesFrom(await branchStarts(database, story), trashed);
}

/** The given branches and all that part from one of them. */
export function branchesFrom(
  starts: readonly { readonly id: string; readonly from: string }[],
  first: Iterable<string>,
): ReadonlySet<string> {
  const known = new Set(starts.map(({ id }) => id));
  const found = new Set([...first].filter((id) => known.has(id)));
  // A branch may stand before the one that it parts from: an older scene may have come later.
  for (let size = -1; size !== found.size;) {
    size = found.size;
    for (const { id, from } of starts) if (found.has(from)) found.add(id);
  }
  return found;
}

/** Puts a scene, and all that goes on from it on its branch, where they now lie. */
async function move(database: Database, id: string, to: Place): Promise<void> {
  const { scenes } = database;
  const row = await scenes.get(id);
  if (!row) return;
  const from = row.road;
  const { begins: _begins, ...rest } = row;
  await scenes.put({ ...rest, ...to });
  if (from === to.road) return;
  const moved = new Set([id]);
  const below = await scenes
    .where('[road+depth]')
    .between([from, row.depth], [from, Dexie.maxKey], false, true)
    .toArray();
  // Depths of a damaged tree may say anything: only what really hangs on the scene goes with it.
  for (const each of below) {
    if (each.begins !== undefined || each.parent === null || !moved.has(each.parent)) continue;
    moved.add(each.id);
    await scenes.put({ ...each, road: to.road });
  }
  for (const start of await scenes.where('[story+begins]').equals([row.story, from]).toArray())
    if (start.parent !== null && moved.has(start.parent)) await scenes.put({ ...start, begins: to.road });
}

function startsIn(database: Database, story: string) {
  return database.scenes.where('[story+begins]').between([story, Dexie.minKey], [story, Dexie.maxKey]);
}

async function isUntold(database: Database, story: string): Promise<boolean> {
  const some = database.scenes.where('[story+id]').between([story, Dexie.minKey], [story, Dexie.maxKey]);
  return (await some.limit(1).count()) === 0;
}

function childrenOf(database: Database, parent: string): Promise<readonly string[]> {
  return database.scenes.where('parent').equals(parent).primaryKeys();
}

/** What was told from each of some scenes, as far as anything was; one question for all of them, for others wait meanwhile. */
async function childrenByParent(
  database: Database,
  parents: Iterable<string | null>,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const children = new Map<string, string[]>();
  const wanted = [...parents].filter((id) => id !== null);
  await database.scenes
    .where('parent')
    .anyOf(wanted)
    .eachKey((parent, { primaryKey }) => {
      if (typeof parent !== 'string') return;
      const known = children.get(parent);
      if (known) known.push(primaryKey);
      else children.set(parent, [primaryKey]);
    });
  return children;
}

async function roadOf(database: Database, id: string): Promise<string | undefined> {
  return (await database.scenes.get(id))?.road;
}

function begunOf(key: unknown): string {
  const begun: unknown = Array.isArray(key) ? key[1] : undefined;
  return typeof begun === 'string' ? begun : orphan;
}
