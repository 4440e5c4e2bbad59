import type { CallUsage } from './model.ts';

/** What the calls of a story used, as far as providers said it: kept as a sum, so that nobody has to read all receipts for one number. */
export type UsageTotal = {
  readonly story: string;
  /** Scenes with a receipt. */
  readonly scenes: number;
  readonly calls: number;
  readonly promptTokens: number;
  readonly completionTokens: number;
  readonly cachedTokens: number;
  /** US dollars; `null` when no call said what it cost. */
  readonly cost: number | null;
};

/** What a story used so far, when nothing was noted. */
export function noUsage(story: string): UsageTotal {
  return { story, scenes: 0, calls: 0, promptTokens: 0, completionTokens: 0, cachedTokens: 0, cost: null };
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
