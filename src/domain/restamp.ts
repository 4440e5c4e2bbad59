import { laterStamp, nextStamp, stampMs, type Stamp } from './stamp.ts';

/**
 * New stamps for those that a clock made which was ahead: later than everything that a server accepted, and in the order of the old ones.
 * Stamps that no server refuses are kept, and are not in the answer.
 * @param waiting the stamps of everything that waits, in any order.
 * @param seen the greatest stamp that a server took or gave.
 * @param latestMs the latest time that the server takes.
 */
export function restamped(
  waiting: Iterable<Stamp>,
  {
    seen,
    latestMs,
    nowMs,
    boot,
  }: { readonly seen: Stamp; readonly latestMs: number; readonly nowMs: number; readonly boot: string },
): { readonly stamps: ReadonlyMap<Stamp, Stamp>; readonly last: Stamp } {
  const inOrder = [...new Set(waiting)].sort();
  const isAhead = (stamp: Stamp) => stampMs(stamp) > latestMs;
  let last = inOrder.filter((stamp) => !isAhead(stamp)).reduce(laterStamp, seen);
  const stamps = new Map<Stamp, Stamp>();
  for (const stamp of inOrder.filter(isAhead)) {
    last = nextStamp(last, nowMs, boot);
    stamps.set(stamp, last);
  }
  return { stamps, last };
}
