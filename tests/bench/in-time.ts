import { within } from '../tools/deadline.mjs';

/** The longest that a bench waits for one thing, in milliseconds: a page that has changed under it must not hang it. */
const patienceMs = 50_000;

/** The longest that the browser itself may take over one thing; more, so that the sentence of the bench is the one that is heard. */
export const browserPatienceMs = 60_000;

/**
 * What `awaited` comes to. Every wait of a bench has its end here.
 * @param missing what is said when it does not come in time: "the library did not open"
 */
export function inTime<T>(missing: string, awaited: Promise<T>): Promise<T> {
  return within(missing, awaited, patienceMs);
}
