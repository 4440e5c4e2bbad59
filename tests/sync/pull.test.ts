import { expect, test } from 'vitest';

import type { SyncRemote } from '../../src/domain/ports/sync-remote.ts';
import { ok } from '../../src/domain/result.ts';
import { createSyncStore } from '../../src/storage/sync-store.ts';
import { cycle } from '../../src/sync/cycle.ts';
import { pullOnce, pullStory } from '../../src/sync/pull.ts';
import { pushOnce } from '../../src/sync/push.ts';
import type { SyncDeps } from '../../src/sync/sync-deps.ts';
import { fakeForm, fakeId } from '../fakes.ts';
import { openGame } from '../game-table.ts';
import { sure } from '../storage/devices.ts';
import { createModelServer } from '../tools/sim/model-server.ts';

const user = fakeId(801);

type Game = Awaited<ReturnType<typeof openGame>>;

/** A server, and what a device needs to ask it. */
function openServer() {
  let epochs = 70;
  const server = createModelServer(
    () => 1_760_000_000_000,
    () => fakeId((epochs += 1)),
  );
  const remote: SyncRemote = {
    push: (request) => Promise.resolve(ok(server.push(user, request))),
    pull: (request) => Promise.resolve(ok(server.pull(user, request))),
    audit: (request) => Promise.resolve(ok(server.audit(user, request))),
  };
  const depsOf = (game: Game, boot: string): SyncDeps => ({
    space: user,
    boot,
    store: createSyncStore(game.writer),
    remote,
    clock: { now: () => game.clock.now(), sleep: () => new Promise(() => {}) },
    chance: () => 0.5,
  });
  return { server, depsOf };
}

test('the end of a story comes before its turn in the line, and the cursor stays where it was', async () => {
  const { depsOf } = openServer();
  const [phone, laptop] = [await openGame(), await openGame()];
  const sending = depsOf(phone, 'aaaaaaaaaaaa');
  const stories = [phone.newId(), phone.newId()] as const;
  for (const story of stories) sure(await phone.engine.startStory({ story, form: fakeForm() }));
  sure(await cycle(sending));
  const reading = depsOf(laptop, 'bbbbbbbbbbbb');
  sure(await pullOnce(reading, 'd'));
  const before = await reading.store.state();
  expect(await laptop.database.scenes.count()).toBe(0);
  sure(await pullStory(reading, stories[1]));
  const here = await laptop.database.scenes.toArray();
  expect(here.map(({ story }) => story)).toEqual([stories[1]]);
  expect(here).toEqual(await phone.database.scenes.where({ id: here[0]?.id ?? '' }).toArray());
  expect(await reading.store.state()).toEqual(before);
  // The line goes on as if nothing had come, and brings the same again.
  sure(await cycle(reading));
  expect(await laptop.database.scenes.count()).toBe(2);
  expect(await reading.store.unsent()).toEqual([]);
});

test('what was begun before a server was put back sends nothing until all is compared', async () => {
  const { server, depsOf } = openServer();
  const game = await openGame();
  const deps = depsOf(game, 'aaaaaaaaaaaa');
  const backup = server.backup();
  const story = game.newId();
  sure(await game.engine.startStory({ story, form: fakeForm() }));
  sure(await cycle(deps));
  sure(await game.engine.renameStory({ story, title: 'Another' }));
  const since = await deps.store.state();
  expect(since.auditedAt).toBeGreaterThan(0);
  // Another cycle of this device, in another tab, hears of it first.
  server.restore(backup);
  expect(sure(await pullOnce(deps, 'd')).outcome).toBe('reset');
  expect(sure(await pushOnce(deps))).toBe('stale');
  // Nor does a comparison that began before count.
  await deps.store.audited(game.clock.now(), since);
  expect((await deps.store.state()).auditedAt).toBeLessThan(1);
  for (let cycles = 0; cycles < 4; cycles += 1) sure(await cycle(deps));
  expect(await deps.store.waiting()).toBe(0);
  const scenes = [...(server.account(user)?.grown.values() ?? [])].filter(({ kind }) => kind === 'scenes');
  expect(scenes).toHaveLength(await game.database.scenes.count());
});

test('a row that no server has and that does not wait is found by a comparison', async () => {
  const { server, depsOf } = openServer();
  const game = await openGame();
  const deps = depsOf(game, 'aaaaaaaaaaaa');
  sure(await game.engine.startStory({ story: game.newId(), form: fakeForm() }));
  const rows = await deps.store.waiting();
  await game.database.outbox.clear();
  expect(await deps.store.unsent()).toHaveLength(rows);
  for (let cycles = 0; cycles < 3; cycles += 1) sure(await cycle(deps));
  const account = server.account(user);
  expect((account?.grown.size ?? 0) + (account?.docs.size ?? 0)).toBe(rows);
  expect(await deps.store.unsent()).toEqual([]);
});
