import type { Locks } from '../domain/ports/clock.ts';
import type { RemoteError } from '../domain/ports/sync-remote.ts';
import type { CycleReport } from '../domain/ports/sync-store.ts';
import type { Result } from '../domain/result.ts';
import { maxPushRows } from '../domain/limits.ts';
import { backOffMs } from './back-off.ts';
import { cycle, type Cycled } from './cycle.ts';
import type { SyncDeps } from './sync-deps.ts';

/** Locks of the browser, one of which may be taken from a tab that is dead or frozen. */
export type SyncLocks = Locks & {
  /** Runs `work` while holding `name`, whoever held it before. */
  readonly steal: <T>(name: string, work: () => Promise<T>) => Promise<T>;
};

/** What happened that makes a look at the server worth while. */
export type Wake = 'told' | 'online' | 'visible' | 'nudge' | 'tap' | 'leaving';

export type SyncLoop = {
  readonly wake: (why: Wake) => void;
  /** Hidden pages ask nothing. */
  readonly setVisible: (isVisible: boolean) => void;
  /** Whether nudges come: then there is less need to ask. */
  readonly setNudged: (isNudged: boolean) => void;
  /** Ends when what is under way has ended. */
  readonly stop: () => Promise<void>;
};

export type SyncLoopDeps = SyncDeps & { readonly locks: SyncLocks };

/** What another device told is here some fifteen seconds later where the network is quick: it waits one before it goes out. */
const pollMs = 13_000;
const pollNudgedMs = 300_000;
/** What is told waits for what follows at once, but not long. */
const [settleMs, longestSettleMs] = [1_000, 5_000];
/** With something waiting and the page visible, nothing keeps a cycle away for longer. */
const watchdogMs = 120_000;
const visibleAfterMs = 30_000;
const nudgeSpreadMs = 500;
const busyMs = 2_000;
/** A lock whose holder shows no life is taken from it. */
const deadMs = 45_000;
const stealEveryMs = 300_000;

/** Runs cycles in short turns, as long as it is not stopped; no failure ends it. */
export function createSyncLoop(deps: SyncLoopDeps): SyncLoop {
  const { clock, store, chance, locks, space } = deps;
  const ending = new AbortController();
  let isVisible = true;
  let isNudged = false;
  let failures = 0;
  /** When something was told that no cycle has looked at, and when one will. */
  let toldAt: number | null = null;
  let toldDueAt = Number.POSITIVE_INFINITY;
  let lastTryAt = Number.NEGATIVE_INFINITY;
  let stolenAt = Number.NEGATIVE_INFINITY;
  let pushRows = maxPushRows;
  let dueAt = clock.now();
  let sleeping = new AbortController();
  const running = run();

  async function run(): Promise<void> {
    while (!ending.signal.aborted) {
      const inMs = Math.min(dueAt, toldDueAt) - clock.now();
      if (inMs > 0) {
        await clock.sleep(Math.min(inMs, pollNudgedMs), sleeping.signal);
        sleeping = new AbortController();
        continue;
      }
      await turn();
    }
  }

  async function turn(): Promise<void> {
    lastTryAt = clock.now();
    toldAt = null;
    toldDueAt = Number.POSITIVE_INFINITY;
    // Until it is known how this ends; a wake meanwhile moves it nearer.
    dueAt = Number.POSITIVE_INFINITY;
    let next: number;
    try {
      next = await nextAfter(await hold());
    } catch (thrown) {
      // The browser's storage failed, as on a full disk: nothing is lost, and it is tried again.
      failures += 1;
      await note('failed', thrown instanceof Error ? thrown.name : 'storage');
      next = clock.now() + backOffMs(failures, chance());
    }
    dueAt = Math.min(dueAt, next);
  }

  /** One cycle, when no other tab is at it. */
  async function hold(): Promise<Result<Cycled, RemoteError> | 'busy'> {
    const work = () => cycle(deps, { pushRows, signal: ending.signal });
    const held = await locks.tryHold(`sync:${space}`, work);
    if (held !== 'busy') return held;
    const now = clock.now();
    const isDead = now - (await store.beat()) > deadMs && now - stolenAt > stealEveryMs;
    if (!isDead || (await store.waiting()) === 0) return 'busy';
    stolenAt = now;
    return locks.steal(`sync:${space}`, work);
  }

  /** Notes how a cycle ended, and answers when the next is due. */
  async function nextAfter(ended: Result<Cycled, RemoteError> | 'busy'): Promise<number> {
    const now = clock.now();
    const waiting = await store.waiting();
    if (ended === 'busy') return waiting > 0 && isVisible ? now + busyMs : now + poll();
    if (ended.ok) {
      failures = 0;
      pushRows = Math.min(maxPushRows, pushRows * 2);
      const { state } = ended.value;
      await note(state === 'again' ? 'working' : state, '', state === 'idle' ? now : null);
      return state === 'again' ? now + 50 : now + poll();
    }
    failures += 1;
    const { error } = ended;
    if (error.type === 'timeout') pushRows = Math.max(1, Math.floor(pushRows / 2));
    const message = 'message' in error ? error.message : '';
    await note(error.type === 'timeout' ? 'offline' : error.type, message);
    const wait = backOffMs(failures, chance(), error.type === 'failed' ? error.retryAfterMs : 0);
    // The watchdog: what waits is tried at least so often while somebody looks.
    // Nobody looks: what comes next is the page that is seen again, or a network.
    if (!isVisible) return Number.POSITIVE_INFINITY;
    return now + (waiting > 0 ? Math.min(wait, watchdogMs) : wait);
  }

  const poll = () => (!isVisible ? Number.POSITIVE_INFINITY : isNudged ? pollNudgedMs : pollMs);

  async function note(
    state: CycleReport['state'],
    message: string,
    okAt: CycleReport['okAt'] = null,
  ): Promise<void> {
    await store.report({ state, at: clock.now(), okAt, message });
  }

  function due(at: number): void {
    if (at >= dueAt) return;
    dueAt = at;
    sleeping.abort();
  }

  return {
    wake(why) {
      const now = clock.now();
      switch (why) {
        case 'told':
          toldAt ??= now;
          // After a failure its time comes with the back-off.
          if (failures > 0) return;
          toldDueAt = Math.min(now + settleMs, toldAt + longestSettleMs);
          sleeping.abort();
          return;
        case 'nudge':
          return due(now + Math.floor(chance() * nudgeSpreadMs));
        case 'visible':
          if (now - lastTryAt < visibleAfterMs && failures === 0) return;
          failures = 0;
          return due(now);
        case 'online':
        case 'tap':
        case 'leaving':
          failures = 0;
          return due(now);
        default:
          return why satisfies never;
      }
    },
    setVisible(now) {
      isVisible = now;
      if (now) due(clock.now() + poll());
      else dueAt = Number.POSITIVE_INFINITY;
    },
    setNudged(now) {
      isNudged = now;
      if (!now && isVisible) due(clock.now() + poll());
    },
    async stop() {
      ending.abort();
      sleeping.abort();
      await running;
    },
  };
}
