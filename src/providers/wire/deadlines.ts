import type { Clock } from '../../domain/ports/clock.ts';

/** How long a call may take, in milliseconds. */
export type Timers = {
  /** Until the first word, or the first sign of thinking; a local server may have to load its model. */
  readonly firstTokenMs: number;
  /** Without any byte. */
  readonly idleMs: number;
  /** After the answer's end was said, for the last numbers to come. */
  readonly afterFinishMs: number;
  /** The whole call with its retries. A server of the player's own may be slow, and costs nothing: while it tells, only what never ends is ended. */
  readonly totalMs: number;
  /** Before the first retry, the second, …: as many retries as there are entries. */
  readonly retryMs: readonly number[];
  /** The longest wait that a provider can ask for before the player is told instead. */
  readonly longestWaitMs: number;
};

/** The usual times. @param ownServer whether it is a server of the player's own */
export function timersFor(ownServer: boolean): Timers {
  return {
    firstTokenMs: ownServer ? 120_000 : 60_000,
    idleMs: 30_000,
    afterFinishMs: 2_000,
    totalMs: ownServer ? 1_800_000 : 180_000,
    retryMs: [1_000, 3_000],
    longestWaitMs: 20_000,
  };
}

/** Watches one attempt. */
export type Deadlines = {
  /** Resolves with the time waited when a deadline has passed; never when stopped before. */
  readonly passed: Promise<number>;
  /** Bytes came, even if only a comment. */
  readonly sign: () => void;
  readonly firstToken: () => void;
  /** The answer is over as far as words go. */
  readonly finished: () => void;
  readonly stop: () => void;
};

/** @param startedMs when the whole call began; earlier than now in a retry. */
export function watchDeadlines(clock: Clock, timers: Timers, startedMs: number): Deadlines {
  const attemptMs = clock.now();
  const stopped = new AbortController();
  let signMs = attemptMs;
  let token = false;
  let finish: () => void = () => {};
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });

  const next = () => {
    const total = startedMs + timers.totalMs;
    // Until the first word only its own limit counts: servers that load a model send nothing at all meanwhile.
    return Math.min(total, token ? signMs + timers.idleMs : attemptMs + timers.firstTokenMs);
  };
  const never = new Promise<number>(() => {});
  const watch = async (): Promise<number> => {
    for (;;) {
      const left = next() - clock.now();
      if (left <= 0) return clock.now() - (token ? signMs : attemptMs);
      // The first word brings the deadline forward, but never nearer than `idleMs` from the last look.
      await clock.sleep(Math.min(left, timers.idleMs), stopped.signal);
      if (stopped.signal.aborted) return never;
    }
  };
  const watchEnd = async (): Promise<number> => {
    await finished;
    await clock.sleep(timers.afterFinishMs, stopped.signal);
    return stopped.signal.aborted ? never : timers.afterFinishMs;
  };

  return {
    passed: Promise.race([watch(), watchEnd()]),
    sign: () => {
      signMs = clock.now();
    },
    firstToken: () => {
      token = true;
      signMs = clock.now();
    },
    finished: () => finish(),
    stop: () => stopped.abort(),
  };
}
