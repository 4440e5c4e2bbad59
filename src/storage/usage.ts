import type { CallUsage } from '../domain/model.ts';
import { noUsage, withCalls } from '../domain/usage-total.ts';
import type { Database } from './database.ts';

/**
 * Adds calls to what their story used. What was spent stays spent, also when its scenes are removed. Call inside a transaction over `usage`.
 * @param scenes how many scenes have a receipt now that had none.
 */
export async function addUsage(
  { usage }: Database,
  story: string,
  calls: readonly CallUsage[],
  scenes: number,
): Promise<void> {
  const before = (await usage.get(story)) ?? noUsage(story);
  await usage.put({ ...withCalls(before, calls), scenes: before.scenes + scenes });
}
