import type { Clock } from '../../src/domain/ports/clock.ts';

/** A clock that moves only when it is told to. */
export type FakeClock = Clock & {
  /** Moves on, waking sleepers in the order of their times. */
  readonly advance: (ms: number) => Promise<void>;
  /** What was slept for so far, in milliseconds, in order. */
  readonly slept: readonly number[];
};

/** @param skips sleeps of exactly these lengths are over at once, and the time with them. */
export function createFakeClock(skips: readonly number[] = []): FakeClock {
  let nowMs = 1_000_000;
  let sleepers: { readonly atMs: number; readonly wake: () => void }[] = [];
  const slept: number[] = [];
  return {
    now: () => nowMs,
    slept,
    sleep: (ms, signal) => {
      if (signal?.aborted) return Promise.resolve();
      slept.push(ms);
      if (skips.includes(ms)) {
        nowMs += ms;
        return Promise.resolve();
      }
      return new Promise((resolve) => {
        const sleeper = { atMs: nowMs + ms, wake: () => resolve() };
        sleepers.push(sleeper);
        signal?.addEventListener(
          'abort',
          () => {
            sleepers = sleepers.filter((each) => each !== sleeper);
            resolve();
          },
          { once: true },
        );
      });
    },
    advance: async (ms) => {
      const endMs = nowMs + ms;
      for (;;) {
        const next = sleepers.filter((each) => each.atMs <= endMs).sort((a, b) => a.atMs - b.atMs)[0];
        if (!next) break;
        nowMs = Math.max(nowMs, next.atMs);
        sleepers = sleepers.filter((each) => each !== next);
        next.wake();
        await Promise.resolve();
        await Promise.resolve();
      }
      nowMs = endMs;
      await Promise.resolve();
    },
  };
}
