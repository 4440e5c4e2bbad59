/** Time as the reading screen sees it; tests bring their own. */
export type ReadingClock = {
  /** Milliseconds that only grow. */
  readonly now: () => number;
  /** Calls `tick` every `ms` milliseconds until the answer is called. */
  readonly every: (ms: number, tick: () => void) => () => void;
};

export const browserClock: ReadingClock = {
  now: () => performance.now(),
  every: (ms, tick) => {
    const timer = setInterval(tick, ms);
    return () => {
      clearInterval(timer);
    };
  },
};
