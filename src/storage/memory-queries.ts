import { liveQuery, type Observable } from 'dexie';

import type { Lore, Memory } from '../domain/memory.ts';
import type { CallUsage, Receipt } from '../domain/model.ts';
import { readLore, readMemory } from '../domain/row-schemas.ts';
import { readScene } from '../domain/schemas.ts';
import { noUsage, withCalls, type UsageTotal } from '../domain/usage-total.ts';
import type { Database } from './database.ts';
import { loreOfStory, memoryOn } from './memory-rows.ts';
import { learn } from './scene-facts.ts';

/** A memory as a screen shows it. */
export type MemoryItem = {
  readonly memory: Memory;
  /** Title of the scene from which on it is known; '' when that cannot be read. */
  readonly since: string;
};

/** Memories that hold on the road that ends at `sceneId`, in the order of the story. */
export function watchMemory(
  database: Database,
  storyId: string,
  sceneId: string,
): Observable<readonly MemoryItem[]> {
  return liveQuery(async () => {
    const rows = await memoryOn(database, storyId, sceneId);
    const memory = rows.flatMap((row) => readMemory(row) ?? []);
    const since = memory.map(({ scene }) => scene);
    const titles = await learn(database, database.memo.titles, since, (row) => readScene(row)?.title ?? '');
    return memory.map((each) => ({ memory: each, since: titles.get(each.scene) ?? '' }));
  });
}

/** The lorebook of a story, in the order in which entries are told. */
export function watchLore(database: Database, storyId: string): Observable<readonly Lore[]> {
  return liveQuery(async () => {
    const rows = await loreOfStory(database, storyId);
    const lore = rows.flatMap((row) => readLore(row) ?? []);
    return lore.sort(
      (a, b) => Number(b.constant) - Number(a.constant) || a.order - b.order || (a.id < b.id ? -1 : 1),
    );
  });
}

/** How many memories and entries of the lorebook of a story cannot be read; nobody is told them. */
export function watchDamagedMemory(database: Database, storyId: string): Observable<number> {
  return liveQuery(async () => {
    const [memory, lore] = await Promise.all([
      database.memory.where('story').equals(storyId).toArray(),
      database.lore.where('story').equals(storyId).toArray(),
    ]);
    const isLost = (row: unknown) => row === null;
    return memory.map(readMemory).filter(isLost).length + lore.map(readLore).filter(isLost).length;
  });
}

/** What a scene's storyteller saw and cost; `null` when nothing was noted. */
export function watchReceipt(database: Database, sceneId: string): Observable<Receipt | null> {
  return liveQuery(async () => (await database.receipts.get(sceneId)) ?? null);
}

/** What a story used so far, on all its roads, those among them that were removed. */
export function watchUsage(database: Database, storyId: string): Observable<UsageTotal> {
  return liveQuery(async () => (await database.usage.get(storyId)) ?? noUsage(storyId));
}

/** The sum of some calls. */
export function usageOf(calls: readonly CallUsage[]): Omit<UsageTotal, 'story' | 'scenes'> {
  const { story: _story, scenes: _scenes, ...nothing } = noUsage('');
  return withCalls(nothing, calls);
}
