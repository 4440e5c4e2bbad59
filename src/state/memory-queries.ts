import { useObservable } from 'dexie-react-hooks';
import { useAtomValue } from 'jotai';

import type { Lore } from '../domain/memory.ts';
import type { Receipt } from '../domain/model.ts';
import * as queries from '../storage/memory-queries.ts';
import { openHandlesAtom } from './handles.ts';

export { usageOf, type MemoryItem } from '../storage/memory-queries.ts';

/* Every hook answers `undefined` until its first value has come from the store. */

/** What the storyteller remembers on the road that ends at `scene`. */
export function useMemory(story: string, scene: string): readonly queries.MemoryItem[] | undefined {
  const { database } = useAtomValue(openHandlesAtom);
  return useObservable(() => queries.watchMemory(database, story, scene), [database, story, scene]);
}

export function useLore(story: string): readonly Lore[] | undefined {
  const { database } = useAtomValue(openHandlesAtom);
  return useObservable(() => queries.watchLore(database, story), [database, story]);
}

export function useReceipt(scene: string): Receipt | null | undefined {
  const { database } = useAtomValue(openHandlesAtom);
  return useObservable(() => queries.watchReceipt(database, scene), [database, scene]);
}

export function useUsage(story: string): queries.StoryUsage | undefined {
  const { database } = useAtomValue(openHandlesAtom);
  return useObservable(() => queries.watchUsage(database, story), [database, story]);
}
