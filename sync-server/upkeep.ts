import * as z from 'zod/mini';

import type { Backend } from './backend.ts';
import type { Log } from './log.ts';

/** The database knows when a day is over; this is only how often it is asked. */
const everyMs = 600_000;
/** A call does a part; what is left after so many waits for the next time. */
const mostCalls = 1_000;

/** Days after which a picture goes that no row names: the row may be on a device that is not used for a while. */
const strayDays = 30;
const strayAtOnce = 500;
const bucket = 'story-images';

/** What the database wants done once a day. */
export type Upkeep = {
  /** Does what is due; answers how many things it deleted for good, pictures apart. */
  readonly once: () => Promise<number>;
  readonly close: () => Promise<void>;
};

/** Has what is due done from now on, with any number of other servers: the database lets one of them at it. */
export function startUpkeep(backend: Pick<Backend, 'call' | 'client'>, log: Log): Upkeep {
  let isClosed = false;
  let running: Promise<unknown> = Promise.resolve();

  async function once(): Promise<number> {
    let purged = 0;
    for (let calls = 0; calls < mostCalls && !isClosed; calls += 1) {
      const count = z.parse(z.number(), await backend.call('sync_upkeep', {}));
      if (count === 0) break;
      purged += count;
    }
    if (purged > 0) log.info('upkeep', { purged });
    await removeStrays();
    return purged;
  }

  /** Removes pictures that no row names any more. Two servers may be at the same ones, which harms nothing. */
  async function removeStrays(): Promise<void> {
    let removed = 0;
    for (let calls = 0; calls < mostCalls && !isClosed; calls += 1) {
      const given = { p_days: strayDays, p_most: strayAtOnce };
      const names = z.parse(z.array(z.string()), await backend.call('stray_story_images', given));
      if (names.length === 0) break;
      const { error } = await backend.client.storage.from(bucket).remove([...names]);
      if (error) throw error;
      removed += names.length;
    }
    if (removed > 0) log.info('upkeep', { pictures: removed });
  }

  const timer = setInterval(() => {
    running = once().catch((thrown: unknown) => {
      log.error('upkeep', { error: thrown instanceof Error ? thrown.message : 'unknown' });
    });
  }, everyMs);
  timer.unref();
  return {
    once,
    close: async () => {
      isClosed = true;
      clearInterval(timer);
      await running;
    },
  };
}
