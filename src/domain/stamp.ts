/**
 * A hybrid logical clock reading: 12 hex digits of milliseconds, 4 of a counter, 12 of the boot id of the worker that
 * made it. Two stamps compare as strings, byte by byte. No two that were made by a clock are equal.
 */
export type Stamp = string;

/** The stamp of each field of a row that somebody said something about; a field without one was never said, only filled in. */
export type Stamps = { readonly [field: string]: Stamp };

/** The stamp that is older than every other one: of a field that nobody said anything about. */
export const noStamp: Stamp = '0'.repeat(28);

const noBoot = '0'.repeat(12);

/**
 * The next stamp of this boot: later than `last`, and not before `nowMs`.
 * @param last the greatest stamp made or seen so far.
 * @param nowMs Unix time in milliseconds, already corrected by the learned offset.
 * @param boot 12 hex digits, random for each start of a worker.
 */
export function nextStamp(last: Stamp, nowMs: number, boot: string): Stamp {
  const lastMs = stampMs(last);
  const lastCount = Number.parseInt(last.slice(12, 16), 16);
  const wall = Math.max(0, Math.floor(nowMs));
  if (wall > lastMs) return join(wall, 0, boot);
  if (lastCount < 0xffff) return join(lastMs, lastCount + 1, boot);
  return join(lastMs + 1, 0, boot);
}

/** The stamp of something whose time is all that is known of it, such as what stands in a file: every device gives it the same one. */
export function stampOfTime(ms: number): Stamp {
  return join(Math.min(Math.max(0, Math.floor(ms)), lastMs), 0, noBoot);
}

/** When something was said, read out of its stamp: Unix time in milliseconds; 0 for what is no stamp. */
export function stampMs(stamp: unknown): number {
  return isStamp(stamp) ? Number.parseInt(stamp.slice(0, 12), 16) : 0;
}

/** The greater of two stamps. */
export function laterStamp(a: Stamp, b: Stamp): Stamp {
  return a > b ? a : b;
}

const form = /^[0-9a-f]{28}$/;

/** Whether `value` is a stamp, as a row from elsewhere must be. */
export function isStamp(value: unknown): value is Stamp {
  return typeof value === 'string' && form.test(value);
}

/** What 12 hex digits hold. */
const lastMs = 0xffff_ffff_ffff;

function join(ms: number, count: number, boot: string): Stamp {
  return ms.toString(16).padStart(12, '0') + count.toString(16).padStart(4, '0') + boot;
}
