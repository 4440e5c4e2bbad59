const baseMs = 1_000;
const longestMs = 300_000;

/**
 * How long to wait after `failures` failures in a row: anything from nothing to a limit that doubles each time, so that many devices do
 * not come back at the same moment. Never gives up.
 * @param chance at least 0 and less than 1.
 * @param retryAfterMs what the server asked for; it is the least.
 */
export function backOffMs(failures: number, chance: number, retryAfterMs = 0): number {
  const most = Math.min(longestMs, baseMs * 2 ** Math.min(failures, 30));
  return Math.max(retryAfterMs, Math.floor(chance * most));
}
