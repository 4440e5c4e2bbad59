import { expect, test } from 'vitest';

import { ok } from '../../../src/domain/result.ts';
import { retryRefused, watchSync } from '../../../src/storage/sync-queries.ts';
import { createSyncStore } from '../../../src/storage/sync-store.ts';
import { cycle } from '../../../src/sync/cycle.ts';
import { fakeForm, fakeId } from '../../fakes.ts';
import { first } from '../../first-value.ts';
import { openGame } from '../../game-table.ts';
import { sure } from '../../storage/devices.ts';
import { openSql, type Caller } from './sql-table.ts';

const ada = fakeId(801);

/** A device of the game's own store that copies itself to the server's own functions. */
async function deviceOf(server: Caller, device: string, boot: string) {
  const game = await openGame({ device, boot });
  const store = createSyncStore(game.writer);
  const remote = {
    push: async (request: Parameters<Caller['push']>[0]) => ok(await server.push(request)),
    pull: async (request: Parameters<Caller['pull']>[0]) => ok(await server.pull(request)),
    audit: async (request: object) => ok(await server.audit(request)),
  };
  const copy = async () => {
    // The server answers in time.
    const clock = { now: game.clock.now, sleep: () => new Promise<void>(() => {}) };
    const deps = { space: ada, boot, store, remote, clock, chance: () => 0 };
    for (let cycles = 0; cycles < 6; cycles += 1) if (sure(await cycle(deps)).state !== 'again') return;
  };
  return { ...game, copy };
}

test('a row that the server refuses holds up its own story only, is named with its reason and its words, and goes out once it is mended', async () => {
  const now = Date.UTC(2026, 10, 21);
  const { addUser, caller } = await openSql(now);
  await addUser(ada);
  const [here, there] = [
    await deviceOf(caller(ada), fakeId(901), 'aaaaaaaaaaaa'),
    await deviceOf(caller(ada), fakeId(902), 'bbbbbbbbbbbb'),
  ];
  const [bad, good] = [here.newId(), here.newId()];
  for (const story of [bad, good]) sure(await here.engine.startStory({ story, form: fakeForm() }));
  const told = async (story: string) => sure(await here.store.head(story)) ?? '';
  const refused = await told(bad);
  const passage = (await here.database.scenes.get(refused))?.passage ?? '';
  // What no text field lets through, and no server can store.
  await here.database.scenes.update(refused, { passage: `${passage}\u0000` });
  await here.copy();
  for (const story of [bad, good])
    sure(await here.engine.act({ story, scene: await told(story), action: { typed: 'go on' } }));
  await here.copy();

  const shown = await first(watchSync(here.database));
  expect(shown.refused).toMatchObject([
    { kind: 'scenes', story: bad, code: 'bad-text', row: { passage: `${passage}\u0000` } },
  ]);
  expect(shown.waiting).toBeGreaterThan(0);
  await there.copy();
  const arrivedOf = async (story: string) =>
    (await there.database.scenes.toArray()).filter((scene) => scene.story === story).length;
  expect(await arrivedOf(good)).toBe(2);
  expect(await arrivedOf(bad)).toBe(0);
  // No row of it points at what is not there.
  expect((await there.database.heads.toArray()).map(({ story }) => story)).toEqual([good]);

  await here.database.scenes.update(refused, { passage });
  sure(await retryRefused(here.database));
  await here.copy();
  await there.copy();
  expect(await arrivedOf(bad)).toBe(2);
  expect(await first(watchSync(here.database))).toMatchObject({ waiting: 0, refused: [] });
});
