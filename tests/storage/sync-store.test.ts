import { expect, test } from 'vitest';

import { createSyncStore } from '../../src/storage/sync-store.ts';
import { fakeForm, fakeId } from '../fakes.ts';
import { openGame } from '../game-table.ts';
import { sure } from './devices.ts';

const epoch = fakeId(77);

test('what a server took does not wait any more', async () => {
  const game = await openGame();
  const store = createSyncStore(game.writer);
  sure(await game.engine.startStory({ story: game.newId(), form: fakeForm() }));
  const batch = await store.nextBatch(100);
  const waiting = await store.waiting();
  expect(batch.entries).toHaveLength(waiting);
  const reply = {
    status: 'ok' as const,
    base: 0,
    v: waiting,
    epoch,
    vs: batch.entries.map((_, at) => at + 1),
    docs: [],
    rejected: [],
    now: game.clock.now(),
    minClient: 1,
  };
  expect(await store.acknowledge(batch, reply)).toEqual({ settled: waiting, isFull: false });
  expect(await store.waiting()).toBe(0);
  expect(await store.state()).toMatchObject({ cursors: { d: waiting, s: waiting }, epoch });
});
