import { liveQuery, type Observable } from 'dexie';

import type { Lore, Memory } from '../domain/memory.ts';
import type { CallUsage, Receipt } from '../domain/model.ts';
import { readScene } from '../domain/schemas.ts';
import type { Database } from './database.ts';
import { memoryOn, type Roads } from './memory-rows.ts';

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
  const roads: Roads = new Map();
  return liveQuery(async () => {
    const memory = await memoryOn(database, roads, storyId, sceneId);
    const scenes = await database.scenes.bulkGet(memory.map(({ scene }) => scene));
    return memory.map((each, index) => ({ memory: each, since: readScene(scenes[index])?.title ?? '' }));
  });
}

/** The lorebook of a story, in the order in which entries are told. */
export function watchLore(database: Database, storyId: string): Observable<readonly Lore[]> {
  return liveQuery(async () => {
    const rows = await database.lore.where('story').equals(storyId).toArray();
    return rows
      .filter((entry) => !entry.gone)
      .sort((a, b) => Number(b.constant) - Number(a.constant) || a.order - b.order || (a.id < b.id ? -1 : 1));
  });
}

/** What a scene's storyteller saw and cost; `null` when nothing was noted. */
export function watchReceipt(database: Database, sceneId: string): Observable<Receipt | null> {
  return liveQuery(async () => (await database.receipts.get(sceneId)) ?? null);
}

/** What a story used so far, on all its roads. */
export type StoryUsage = {
  /** Scenes with a receipt. */
  readonly scenes: number;
  readonly calls: number;
  readonly promptTokens: number;
  readonly completionTokens: number;
  readonly cachedTokens: number;
  /** US dollars; `null` when no call said what it cost. */
  readonly cost: number | null;
};

/** Reads every receipt of the story. */
export function watchUsage(database: Database, storyId: string): Observable<StoryUsage> {
  return liveQuery(async () => {
    const receipts = await database.receipts.where('story').equals(storyId).toArray();
    return { scenes: receipts.length, ...usageOf(receipts.flatMap(({ calls }) => calls)) };
  });
}

/** The sum of some calls. */
export function usageOf(calls: readonly CallUsage[]): Omit<StoryUsage, 'scenes'> {
  const sum = (field: 'promptTokens' | 'completionTokens' | 'cachedTokens') =>
    calls.reduce((total, call) => total + (call[field] ?? 0), 0);
  const priced = calls.filter(({ cost }) => cost !== null);
  return {
    calls: calls.length,
    promptTokens: sum('promptTokens'),
    completionTokens: sum('completionTokens'),
    cachedTokens: sum('cachedTokens'),
    cost: priced.length === 0 ? null : priced.reduce((total, { cost }) => total + (cost ?? 0), 0),
  };
}
