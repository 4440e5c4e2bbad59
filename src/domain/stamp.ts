/**
 * A hybrid logical clock reading: 12 hex digits of milliseconds, 4 of a counter, 12 of the boot id of the worker that
 * made it. Two stamps compare as strings, byte by byte, and no two are equal (sync.md 4.3).
 */
export type Stamp = string;

/** The stamp that is older than every other one. */
export const noStamp: Stamp = '0'.repeat(28);

/**
 * The next stamp of this boot: later than `last`, and not before `nowMs`.
 * @param last the greatest stamp made or seen so far.
 * @param nowMs Unix time in milliseconds, already corrected by the learned offset.
 * @param boot 12 hex digits, random for each start of a worker.
 */
export function nextStamp(last: Stamp, nowMs: number, boot: string): Stamp {
  const lastMs = Number.parseInt(last.slice(0, 12), 16);
  const lastCount = Number.parseInt(last.slice(12, 16), 16);
  const wall = Math.max(0, Math.floor(nowMs));
  if (wall > lastMs) return join(wall, 0, boot);
  if (lastCount < 0xffff) return join(lastMs, lastCount + 1, boot);
  return join(lastMs + 1, 0, boot);
}

const form = /^[0-9a-f]{28}$/;

/** Whether `value` is a stamp, as a row from elsewhere must be. */
export function isStamp(value: unknown): value is Stamp {
  return typeof value === 'string' && form.test(value);
}

function join(ms: number, count: number, boot: string): Stamp {
  return ms.toString(16).padStart(12, '0') + count.toString(16).padStart(4, '0') + boot;
}
