import type { CallUsage } from '../domain/model.ts';
import type { Database, UsageTotal } from './database.ts';

/** What a story used so far, when nothing was noted. */
export function noUsage(story: string): UsageTotal {
  return { story, scenes: 0, calls: 0, promptTokens: 0, completionTokens: 0, cachedTokens: 0, cost: null };
}

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

/** A sum with more calls in it. */
export function withCalls<T extends Omit<UsageTotal, 'story' | 'scenes'>>(
  sum: T,
  calls: readonly CallUsage[],
): T {
  const add = (field: 'promptTokens' | 'completionTokens' | 'cachedTokens') =>
    calls.reduce((total, call) => total + (call[field] ?? 0), sum[field]);
  const costs = calls.map(({ cost }) => cost).filter((cost) => cost !== null);
  return {
    ...sum,
    calls: sum.calls + calls.length,
    promptTokens: add('promptTokens'),
    completionTokens: add('completionTokens'),
    cachedTokens: add('cachedTokens'),
    cost: costs.length === 0 ? sum.cost : costs.reduce((total, cost) => total + cost, sum.cost ?? 0),
  };
}
