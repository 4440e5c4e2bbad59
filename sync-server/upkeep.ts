import * as z from 'zod/mini';

import type { Backend } from './backend.ts';
import type { Log } from './log.ts';
import { sweepGenerated } from './pictures/generated-files.ts';
import { sweepPortraits, sweepStrays } from './stray-pictures.ts';

/** The database knows when a day is over; this is only how often it is asked. */
const everyMs = 600_000;
/** A call does a part; what is left after so many waits for the next time. */
const mostCalls = 1_000;

/** What the database wants done once a day: what lay long enough in the trash goes. */
export type Upkeep = {
  /** Does what is due; answers how many things it deleted for good. */
  readonly once: () => Promise<number>;
  readonly close: () => Promise<void>;
};

/** Has what is due done from now on, with any number of other servers: the database lets one of them at it. */
export function startUpkeep(backend: Pick<Backend, 'call' | 'client'>, log: Log): Upkeep {
  let isClosed = false;

  async function once(): Promise<number> {
    let purged = 0;
    for (let calls = 0; calls < mostCalls && !isClosed; calls += 1) {
      const count = z.parse(z.number(), await backend.call('sync_upkeep', {}));
      if (count === 0) break;
      purged += count;
    }
    if (purged > 0) log.info('upkeep', { purged });
    let files = 0;
    for (const sweep of [sweepStrays, sweepPortraits, sweepGenerated])
      files += isClosed ? 0 : await swept(sweep);
    if (files > 0) log.info('upkeep', { files });
    return purged + files;
  }

  /** One that fails keeps nothing from being done but its own. */
  async function swept(sweep: typeof sweepStrays): Promise<number> {
    try {
      return await sweep(backend);
    } catch (thrown) {
      log.error('upkeep', { error: wordsOf(thrown) });
      return 0;
    }
  }

  const asking = askOften('upkeep', once, log);
  return {
    once,
    close: async () => {
      isClosed = true;
      await asking.close();
    },
  };
}

/**
 * Asks now and then whether something is due. Who closes waits for what is under way.
 * @param intervalMs ten minutes when left out
 */
export function askOften(
  what: string,
  ask: () => Promise<unknown>,
  log: Log,
  intervalMs: number = everyMs,
): { readonly close: () => Promise<void> } {
  let running: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    running = ask().catch((thrown: unknown) => {
      log.error(what, { error: wordsOf(thrown) });
    });
  }, intervalMs);
  timer.unref();
  return {
    close: async () => {
      clearInterval(timer);
      await running;
    },
  };
}

const wordsOf = (thrown: unknown) => (thrown instanceof Error ? thrown.message : 'unknown');
