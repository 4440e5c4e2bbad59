import { expect, test } from 'vitest';

import { err, ok, type Result } from '../../src/domain/result.ts';
import type { RemoteError, SyncRemote } from '../../src/domain/ports/sync-remote.ts';
import type { CycleReport } from '../../src/domain/ports/sync-store.ts';
import { backOffMs } from '../../src/sync/back-off.ts';
import { createSyncLoop, type SyncLocks } from '../../src/sync/sync-loop.ts';
import { fakeId } from '../fakes.ts';
import { emptyDisk, tell } from '../tools/sim/model-disk.ts';
import { createModelServer } from '../tools/sim/model-server.ts';
import { createModelStore } from '../tools/sim/model-store.ts';

const user = fakeId(801);

/** Time that goes on only when a test says so. */
function handClock() {
  let now = 1_760_000_000_000;
  const sleepers = new Set<{ readonly at: number; readonly wake: () => void }>();
  const settle = async () => {
    for (let hops = 0; hops < 5; hops += 1) await new Promise((resolve) => setImmediate(resolve));
  };
  return {
    now: () => now,
    sleep: (ms: number, signal?: AbortSignal) =>
      new Promise<void>((resolve) => {
        if (signal?.aborted) return resolve();
        const sleeper = { at: now + ms, wake: resolve };
        sleepers.add(sleeper);
        signal?.addEventListener('abort', () => {
          sleepers.delete(sleeper);
          resolve();
        });
      }),
    settle,
    /** Lets time pass, and everything happen that was to happen in it. */
    async pass(ms: number) {
      const end = now + ms;
      await settle();
      for (;;) {
        const [next] = [...sleepers].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at);
        if (!next) break;
        now = Math.max(now, next.at);
        sleepers.delete(next);
        next.wake();
        await settle();
      }
      now = end;
      await settle();
    },
  };
}

async function openLoop(options: { locks?: SyncLocks; beatMs?: number } = {}) {
  const clock = handClock();
  const disk = emptyDisk(fakeId(901));
  disk.beatMs = options.beatMs ?? 0;
  const server = createModelServer(clock.now, () => fakeId(77));
  const model = createModelStore(
    () => disk,
    clock.now,
    () => 'aaaaaaaaaaaa',
    {},
  );
  const reports: CycleReport[] = [];
  const asked: string[] = [];
  const state: { failing: RemoteError | null; isDiskFull: boolean } = { failing: null, isDiskFull: false };
  const answer = (what: string, work: () => unknown): Promise<Result<unknown, RemoteError>> => {
    asked.push(what);
    return Promise.resolve(state.failing ? err(state.failing) : ok(work()));
  };
  const remote: SyncRemote = {
    push: (request) => answer('push', () => server.push(user, request)),
    pull: (request) => answer('pull', () => server.pull(user, request)),
    audit: (request) => answer('audit', () => server.audit(user, request)),
  };
  const free: SyncLocks = { tryHold: (_name, work) => work(), steal: (_name, work) => work() };
  const loop = createSyncLoop({
    space: user,
    boot: 'aaaaaaaaaaaa',
    store: {
      ...model,
      applyPage: (page) =>
        state.isDiskFull ? Promise.reject(new Error('QuotaExceededError')) : model.applyPage(page),
      report: (report) => {
        reports.push(report);
        return Promise.resolve();
      },
    },
    remote,
    clock,
    chance: () => 0.999,
    locks: options.locks ?? free,
  });
  await clock.pass(100);
  let scenes = 0;
  /** A turn is told here. */
  const tellOne = () => {
    scenes += 1;
    const id = fakeId(1_000 + scenes);
    tell(disk, {}, id, { id, story: fakeId(1), parent: null, depth: 0, told: '0'.repeat(27) + '1' }, id);
    loop.wake('told');
  };
  const since = () => asked.splice(0);
  since();
  return { clock, disk, server, loop, reports, since, state, tellOne };
}

test('asks every thirteen seconds while the page is seen, once each time when nothing is new, and never while it is hidden', async () => {
  const { clock, loop, since } = await openLoop();
  await clock.pass(60_000);
  expect(since()).toEqual(['pull', 'pull', 'pull', 'pull']);
  loop.setVisible(false);
  await clock.pass(3_600_000);
  expect(since()).toEqual([]);
  loop.setVisible(true);
  loop.wake('visible');
  await clock.pass(1);
  expect(since()).toEqual(['pull']);
  loop.setNudged(true);
  await clock.pass(20_000);
  since();
  await clock.pass(290_000);
  expect(since()).toEqual([]);
  loop.wake('nudge');
  await clock.pass(500);
  expect(since()).toEqual(['pull']);
  await loop.stop();
});

test('sends a turn one second after it was told, with those that follow at once, but not later than after five', async () => {
  const { clock, loop, since, tellOne, disk } = await openLoop();
  tellOne();
  await clock.pass(990);
  expect(since()).toEqual([]);
  await clock.pass(10);
  // The answer says that nothing is new beside it.
  expect(since()).toEqual(['push']);
  expect(disk.outbox).toEqual([]);
  for (let turns = 0; turns < 6; turns += 1) {
    tellOne();
    await clock.pass(900);
  }
  expect(since().filter((what) => what === 'push')).toHaveLength(1);
  await clock.pass(2_000);
  expect(disk.outbox).toEqual([]);
  await loop.stop();
});

test('tries for ever, more and more seldom, at least every two minutes while something waits, and at once when the network is back', async () => {
  const { clock, loop, since, tellOne, state, reports, disk } = await openLoop();
  state.failing = { type: 'offline' };
  tellOne();
  await clock.pass(3_600_000);
  const tries = since().length;
  expect(tries).toBeGreaterThan(25);
  expect(tries).toBeLessThan(45);
  expect(reports.at(-1)).toMatchObject({ state: 'offline', okAt: null });
  state.failing = null;
  loop.wake('online');
  await clock.pass(10);
  expect(disk.outbox).toEqual([]);
  expect(reports.at(-1)).toMatchObject({ state: 'idle', at: clock.now() - 10, okAt: clock.now() - 10 });
  await loop.stop();
});

test('waits as long as the server says, and does not end when the disk is full', async () => {
  const { clock, loop, since, state, server } = await openLoop();
  state.failing = { type: 'failed', message: '503', retryAfterMs: 250_000 };
  loop.wake('tap');
  await clock.pass(249_000);
  expect(since()).toHaveLength(1);
  state.failing = null;
  server.push(user, {
    space: user,
    device: fakeId(902),
    boot: 'bbbbbbbbbbbb',
    client: 1,
    epoch: null,
    entries: [{ kind: 'settings', id: fakeId(5), turn: null, v: 0, f: { a: 1 }, s: {} }],
  });
  state.isDiskFull = true;
  await clock.pass(60_000);
  state.isDiskFull = false;
  await clock.pass(60_000);
  const status = since();
  expect(status.length).toBeGreaterThan(2);
  await loop.stop();
});

test('takes the lock of a tab that shows no life, when something waits, and not again for five minutes', async () => {
  let stolen = 0;
  const locks: SyncLocks = {
    tryHold: () => Promise.resolve('busy'),
    steal: (_name, work) => {
      stolen += 1;
      return work();
    },
  };
  const { clock, loop, disk, tellOne } = await openLoop({ locks });
  await clock.pass(60_000);
  expect(stolen).toBe(0);
  tellOne();
  await clock.pass(1_000);
  expect(stolen).toBe(1);
  expect(disk.outbox).toEqual([]);
  disk.beatMs = 0;
  tellOne();
  await clock.pass(290_000);
  expect(stolen).toBe(1);
  await clock.pass(15_000);
  expect(stolen).toBe(2);
  await loop.stop();
});

test('a wait doubles up to five minutes and is anything below that', () => {
  expect([1, 2, 3, 20, 2_000].map((failures) => backOffMs(failures, 0.5))).toEqual([
    1_000, 2_000, 4_000, 150_000, 150_000,
  ]);
  expect(backOffMs(3, 0)).toBe(0);
  expect(backOffMs(1, 0.5, 7_000)).toBe(7_000);
});
