import { createIdSource } from '../../src/domain/ids.ts';
import type { Json } from '../../src/domain/json.ts';
import type { ServerRow } from '../../src/domain/protocol/rows.ts';
import { ok } from '../../src/domain/result.ts';
import { readScene } from '../../src/domain/schemas.ts';
import { stampOfTime } from '../../src/domain/stamp.ts';
import type { Scene } from '../../src/domain/story.ts';
import { openDatabase } from '../../src/storage/database.ts';
import { openDeviceDatabase } from '../../src/storage/device-database.ts';
import { ensureDeviceId } from '../../src/storage/device.ts';
import { createStoryStore } from '../../src/storage/story-store.ts';
import { createSyncStore } from '../../src/storage/sync-store.ts';
import { createCloudRemote } from '../../src/sync/cloud-remote.ts';
import { pullOnce, pullStory } from '../../src/sync/pull.ts';
import { startCopying } from '../../src/story-copying.ts';
import { timerClock as clock } from '../../src/timer-clock.ts';
import { fakeStory } from '../fakes.ts';

/* Runs in a page of its own, on the browser's own IndexedDB. */

/** Who plays, as the bench tells the page. */
export type PageAccount = {
  readonly user: string;
  readonly url: string;
  readonly key: string;
  readonly token: string;
};

const pageRows = 500;
const scenesOfStory = 60;
const epoch = '019a0000-0000-7000-8000-000000000077';
const boot = 'b007b007b007';

const newIds = () => createIdSource(Date.now, (length) => crypto.getRandomValues(new Uint8Array(length)));

/** Pages of scenes as a server answers them: stories one after the other, made of what was told once. */
function* pagesOf(told: readonly unknown[], scenes: number): Generator<readonly ServerRow[]> {
  const ids = newIds();
  let story = '';
  let parent: string | null = null;
  let page: ServerRow[] = [];
  for (let at = 0; at < scenes; at += 1) {
    const depth = at % scenesOfStory;
    if (depth === 0) [story, parent] = [ids.next(), null];
    const id = ids.next();
    const scene = { ...sceneOf(told, at), id, story, parent, depth, told: stampOfTime(1_000 + at) };
    // What came over a network is nobody else's.
    const body = JSON.parse(JSON.stringify(scene)) as Json;
    page.push({ v: at + 1, row: { kind: 'scenes', id, body } });
    parent = id;
    if (page.length < pageRows && at + 1 < scenes) continue;
    yield page;
    page = [];
  }
}

/** Takes scenes in, a page after the other, each in one transaction; answers the milliseconds of each. */
export async function takeIn(told: readonly unknown[], scenes: number): Promise<readonly number[]> {
  const database = await openDatabase(crypto.randomUUID(), { durability: 'relaxed' });
  await ensureDeviceId(database, newIds().next());
  const store = createSyncStore({ database, now: clock.now, boot });
  const times: number[] = [];
  let from = 0;
  for (const rows of pagesOf(told, scenes)) {
    const next = from + rows.length;
    const start = performance.now();
    const taken = await store.applyPage({ lane: 's', from, next, epoch, v: scenes, rows });
    times.push(performance.now() - start);
    if (taken !== 'applied') throw new Error(taken);
    from = next;
  }
  if ((await database.scenes.count()) !== scenes) throw new Error('not all came');
  await database.delete();
  return times;
}

/** Puts the same pages into the same table and nothing else, whole or row by row; answers the milliseconds of each. */
export async function putBare(
  told: readonly unknown[],
  scenes: number,
  by: 'page' | 'row',
): Promise<readonly number[]> {
  const database = await openDatabase(crypto.randomUUID(), { durability: 'relaxed' });
  const times: number[] = [];
  for (const rows of pagesOf(told, scenes)) {
    const bodies = rows.flatMap(({ row, v }) =>
      'body' in row ? [{ ...Object(row.body), v, road: row.id }] : [],
    );
    const start = performance.now();
    if (by === 'page') await database.scenes.bulkPut(bodies);
    else for (const body of bodies) await database.scenes.put(body);
    times.push(performance.now() - start);
  }
  await database.delete();
  return times;
}

/** Stores turns of a story, with some time between two of them; answers the milliseconds of each. @param account copies meanwhile; not so when left out */
export async function tellTurns(
  told: readonly unknown[],
  turns: number,
  account?: PageAccount,
): Promise<readonly number[]> {
  const space = crypto.randomUUID();
  const database = await openDatabase(space, { durability: 'strict' });
  const quick = await openDatabase(space, { durability: 'relaxed' });
  const deviceDatabase = await openDeviceDatabase({ durability: 'strict' });
  const ids = newIds();
  const device = await ensureDeviceId(database, ids.next());
  const store = createStoryStore({ database, quick, deviceDatabase, now: clock.now, boot, device });
  if (account)
    startCopying({
      user: account.user,
      space,
      database: quick,
      clock,
      boot: Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) =>
        byte.toString(16).padStart(2, '0'),
      ).join(''),
      device,
      askAccess: () => Promise.resolve(ok(account)),
    });
  const story = ids.next();
  await store.createStory({ ...fakeStory({ id: story }), device });
  const times: number[] = [];
  let parent: string | null = null;
  for (let depth = 0; depth < turns; depth += 1) {
    await clock.sleep(150);
    const { device: _device, told: _told, ...scene } = sceneOf(told, depth);
    const id = ids.next();
    const next = { ...scene, id, story, parent, depth, createdAt: Date.now(), ending: null };
    const start = performance.now();
    const stored = await store.commitTurn({ scene: next, receipt: null });
    times.push(performance.now() - start);
    if (!stored.ok) throw new Error(stored.error.type);
    parent = id;
  }
  if (account) {
    // That it copied shows that it was at work.
    for (const until = Date.now() + 60_000; (await database.outbox.count()) > 0;) {
      if (Date.now() > until) throw new Error('the turns were not copied');
      await clock.sleep(100);
    }
  }
  return times;
}

/** On a device that is new: the library, and the end of the story that was told last; answers the milliseconds until it can be played. */
export async function openNew(account: PageAccount): Promise<number> {
  const start = performance.now();
  const database = await openDatabase(crypto.randomUUID(), { durability: 'relaxed' });
  await ensureDeviceId(database, newIds().next());
  const deps = {
    space: account.user,
    boot: 'c007c007c007',
    store: createSyncStore({ database, now: clock.now, boot: 'c007c007c007' }),
    remote: createCloudRemote({
      askAccess: () => Promise.resolve(ok(account)),
      fetch: (input, init) => fetch(input, init),
    }),
    clock,
    chance: Math.random,
  };
  for (;;) {
    const pulled = await pullOnce(deps, 'd');
    if (!pulled.ok) throw new Error(pulled.error.type);
    if (pulled.value.outcome === 'done') break;
  }
  const story = (await database.stories.orderBy('playedAt').last())?.id ?? '';
  await pullStory(deps, story);
  const head = await database.heads.where('story').equals(story).first();
  if (!head || !(await database.scenes.get(head.scene))) throw new Error('its end did not come');
  const took = performance.now() - start;
  await database.delete();
  return took;
}

/** The page is given values, and knows nothing of them. */
function sceneOf(told: readonly unknown[], at: number): Scene {
  const scene = readScene(told[at % told.length]);
  if (!scene) throw new Error('nothing was told');
  return scene;
}
