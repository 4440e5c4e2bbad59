import * as queries from '../storage/memory-queries.ts';
import { watching } from './watching.ts';

export { usageOf, type MemoryItem } from '../storage/memory-queries.ts';

/* Every hook answers `undefined` until its first value has come from the store. */

/** What the storyteller remembers on the road that ends at `scene`. */
export const useMemory = watching(queries.watchMemory);
export const useLore = watching(queries.watchLore);
export const useDamagedMemory = watching(queries.watchDamagedMemory);
export const useReceipt = watching(queries.watchReceipt);
export const useUsage = watching(queries.watchUsage);
