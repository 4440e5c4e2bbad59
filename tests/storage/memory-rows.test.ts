import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { emptyLore, type Lore, type Memory } from '../../src/domain/memory.ts';
import { noStamp } from '../../src/domain/stamp.ts';
import { pathTo, scenesById } from '../../src/domain/tree.ts';
import { Database } from '../../src/storage/database.ts';
import { DeviceDatabase } from '../../src/storage/device-database.ts';
import { usageOf } from '../../src/storage/memory-queries.ts';
import { createStoryStore } from '../../src/storage/story-store.ts';
import { fakeId, fakeScene, fakeStory } from '../fakes.ts';
import { storeScenes } from '../store-scenes.ts';

const story = fakeStory();

async function openStore() {
  const connection = { indexedDB: new IDBFactory(), IDBKeyRange };
  const database = new Database('test', { durability: 'strict', ...connection });
  let now = 1_700_000_000_000;
  const store = createStoryStore({
    database,
    quick: database,
    deviceDatabase: new DeviceDatabase({ durability: 'strict', ...connection }),
    now: () => (now += 1),
    boot: 'b007b007b007',
    device: fakeId(9_000),
  });
  await store.createStory(story);
  return { database, store };
}

const memory = (number: number, props: Partial<Memory> = {}): Memory => ({
  id: fakeId(3_000 + number),
  story: story.id,
  scene: fakeId(100),
  kind: 'fact',
  text: `Fact number ${number}.`,
  pinned: false,
  fromDepth: 0,
  toDepth: 0,
  by: 'player',
  createdAt: number,
  gone: false,
  ...props,
});
const lore = (number: number, props: Partial<Lore> = {}): Lore => ({
  ...emptyLore,
  id: fakeId(4_000 + number),
  story: story.id,
  title: `Entry ${number}`,
  gone: false,
  ...props,
});

/** A tree of any shape: each scene but the first hangs on one before it; and memories at any of them. */
const anyTree = fc.record({
  parents: fc.array(fc.nat(), { maxLength: 60 }),
  anchors: fc.array(fc.nat(), { minLength: 1, maxLength: 20 }),
  heads: fc.array(fc.nat(), { minLength: 1, maxLength: 6 }),
});

async function plant(parents: readonly number[], database: Database) {
  const scenes = [fakeScene({ id: fakeId(100) })];
  for (const [index, parent] of parents.entries()) {
    const above = scenes[parent % scenes.length];
    if (!above) throw new Error('a scene without a parent');
    scenes.push(fakeScene({ id: fakeId(101 + index), parent: above.id, depth: above.depth + 1 }));
  }
  await storeScenes(database, scenes);
  return scenes;
}

describe('memory on the roads of a story', () => {
  test('PLAY-20 HIST-03 holds below its scene and nowhere else, in every tree and from every scene', async () => {
    await fc.assert(
      fc.asyncProperty(anyTree, async ({ parents, anchors, heads }) => {
        const { database, store } = await openStore();
        const scenes = await plant(parents, database);
        const byId = scenesById(scenes);
        const rows = anchors.map((anchor, index) => {
          const scene = scenes[anchor % scenes.length];
          return memory(index, { scene: scene?.id ?? '', toDepth: scene?.depth ?? 0 });
        });
        await store.saveMemory(rows, 'machine');
        for (const number of heads) {
          const head = scenes[number % scenes.length]?.id ?? '';
          const road = new Set(pathTo(byId, head).map(({ id }) => id));
          const wanted = rows.filter(({ scene }) => road.has(scene)).map(({ id }) => id);
          const held = await store.memory(story.id, head);
          expect(held.ok && held.value.map(({ id }) => id).toSorted()).toEqual(wanted.toSorted());
        }
      }),
      { numRuns: 60 },
    );
  });

  test('PLAY-20 is found across a thousand scenes, and what was added since', async () => {
    const { database, store } = await openStore();
    const scenes = await plant(
      Array.from({ length: 1_000 }, (_, index) => index),
      database,
    );
    await store.saveMemory([memory(1, { scene: fakeId(103), toDepth: 3 })], 'machine');
    const last = scenes.at(-1)?.id ?? '';
    const held = async (scene: string) => {
      const rows = await store.memory(story.id, scene);
      return rows.ok ? rows.value.map(({ id }) => id) : [];
    };
    expect(await held(last)).toEqual([fakeId(3_001)]);
    expect(await held(fakeId(102))).toEqual([]);
    const next = fakeScene({ id: fakeId(9_999), parent: last, depth: 1_001 });
    await storeScenes(database, [next]);
    expect(await held(next.id)).toEqual([fakeId(3_001)]);
  });

  test('PLAY-20 a gap, a circle and a foreign story end the road and break nothing', async () => {
    const { database, store } = await openStore();
    await store.saveMemory([memory(1), memory(2, { scene: fakeId(102), toDepth: 2 })], 'hand');
    const put = (scene: ReturnType<typeof fakeScene>) => storeScenes(database, [scene]);
    await put(fakeScene({ id: fakeId(102), parent: fakeId(101), depth: 2 }));
    const ids = async (scene: string) => {
      const rows = await store.memory(story.id, scene);
      return rows.ok ? rows.value.map(({ id }) => id) : [];
    };
    expect(await ids(fakeId(102))).toEqual([fakeId(3_002)]);
    await put(fakeScene({ id: fakeId(110), parent: fakeId(111), depth: 5 }));
    await put(fakeScene({ id: fakeId(111), parent: fakeId(110), depth: 4 }));
    expect(await ids(fakeId(110))).toEqual([]);
    await put(fakeScene({ id: fakeId(120), story: fakeId(2), depth: 0 }));
    expect(await ids(fakeId(120))).toEqual([]);
    expect(await store.memory(story.id, null)).toEqual({ ok: true, value: [] });
  });

  test('SYNC-01 a memory and its outbox row are written together or not at all', async () => {
    const { database, store } = await openStore();
    await plant([], database);
    const before = await database.outbox.count();
    database.outbox.hook('creating', (_key, row) => {
      if (row.kind === 'memory') throw new DOMException('full', 'QuotaExceededError');
    });
    expect(await store.saveMemory([memory(1)], 'hand')).toEqual({ ok: false, error: { type: 'disk-full' } });
    expect(await database.memory.count()).toBe(0);
    expect(await database.outbox.count()).toBe(before);
  });

  test('SYNC-01 a change stamps the fields that changed, and no other; the same again stamps none', async () => {
    const { database, store } = await openStore();
    await plant([], database);
    await store.saveMemory([memory(1)], 'hand');
    const first = await database.memory.get(fakeId(3_001));
    await store.changeMemory(fakeId(3_001), { text: 'Fact number 1.', pinned: true });
    const second = await database.memory.get(fakeId(3_001));
    expect(second?.s['pinned']).not.toBe(first?.s['pinned']);
    expect(second?.s['text']).toBe(first?.s['text']);
    await store.saveMemory([{ ...memory(1), pinned: true }], 'hand');
    expect(await database.memory.get(fakeId(3_001))).toEqual(second);
    expect(await store.changeMemory(fakeId(1), { gone: true })).toMatchObject({
      error: { type: 'not-found', what: 'memory' },
    });
  });
});

describe('who said a memory', () => {
  test('SYNC-01 what a program summed up has no stamp and goes out all the same; where a hand wrote, it changes nothing', async () => {
    const { database, store } = await openStore();
    await plant([], database);
    await store.saveMemory([memory(1, { text: 'Summed up.', by: 'text' })], 'machine');
    const rowOf = () => database.memory.get(fakeId(3_001));
    expect(await rowOf()).toMatchObject({ text: 'Summed up.', s: {} });
    const waiting = () =>
      database.outbox
        .where('[kind+id]')
        .equals(['memory', fakeId(3_001)])
        .first();
    expect((await waiting())?.fields).toMatchObject({ text: noStamp, by: noStamp, pinned: noStamp });

    await store.saveMemory([memory(1, { text: 'Summed up anew.', by: 'model' })], 'machine');
    expect(await rowOf()).toMatchObject({ text: 'Summed up anew.', by: 'model', s: {} });

    await store.changeMemory(fakeId(3_001), { text: 'As it was.', by: 'player' });
    const said = await rowOf();
    expect(Object.keys(said?.s ?? {}).toSorted()).toEqual(['by', 'text']);
    expect((await waiting())?.fields).toMatchObject({ ...said?.s, pinned: noStamp });
    await store.saveMemory([memory(1, { text: 'Summed up again.', by: 'model', toDepth: 7 })], 'machine');
    expect(await rowOf()).toEqual({ ...said, toDepth: 7 });
  });
});

describe('the lorebook', () => {
  test('PLAY-20 is stored with its outbox row, changed field by field, and leaves out what is in the trash', async () => {
    const { database, store } = await openStore();
    await store.addLore(lore(1));
    await store.addLore(lore(2, { constant: true, order: 500 }));
    await store.changeLore(fakeId(4_001), { keys: ['bell'], gone: true });
    const rows = await store.lore(story.id);
    expect(rows.ok && rows.value.map(({ title }) => title)).toEqual(['Entry 2']);
    const waiting = (await database.outbox.toArray()).filter(({ kind }) => kind === 'lore');
    // What was changed while it waited goes to the end of the line.
    expect(waiting.map(({ id }) => id)).toEqual([fakeId(4_002), fakeId(4_001)]);
    expect(await store.changeLore(fakeId(7), { gone: true })).toMatchObject({
      error: { type: 'not-found', what: 'lore' },
    });
  });
});

describe('receipts', () => {
  test('PLAY-21 a call that was made later is added to its scene, and the sum of all is what the story used', async () => {
    const { database, store } = await openStore();
    const call = {
      use: 'summary',
      promptTokens: 100,
      completionTokens: 20,
      cachedTokens: null,
      cost: 0.5,
    } as const;
    const receipt = { scene: fakeId(100), story: story.id, model: 'server:x' };
    const { told: _told, device: _device, ...scene } = fakeScene({ id: receipt.scene });
    await store.commitTurn({
      scene,
      receipt: { ...receipt, calls: [{ ...call, use: 'passage', cost: null }] },
    });
    await store.addCall(receipt, call);
    await store.addCall({ ...receipt, scene: fakeId(101) }, call);
    expect((await database.receipts.get(fakeId(100)))?.calls.map(({ use }) => use)).toEqual([
      'passage',
      'summary',
    ]);
    const receipts = await database.receipts.toArray();
    expect(usageOf(receipts.flatMap(({ calls }) => calls))).toEqual({
      calls: 3,
      promptTokens: 300,
      completionTokens: 60,
      cachedTokens: 0,
      cost: 1,
    });
    expect(await database.usage.get(story.id)).toEqual({
      story: story.id,
      scenes: 2,
      ...usageOf(receipts.flatMap(({ calls }) => calls)),
    });
  });

  test('PLAY-21 far back only the sizes are kept of what a storyteller saw', async () => {
    const { database, store } = await openStore();
    const saw = {
      shape: 'full',
      parts: [{ kind: 'rules', tokens: 9, count: 0, text: 'Rules.' }],
      leftOut: [],
      budget: 10,
      same: null,
    } as const;
    const turn = (id: number) => {
      const { told: _told, device: _device, ...scene } = fakeScene({ id: fakeId(id), depth: id - 100 });
      return { scene, receipt: { scene: scene.id, story: story.id, model: 'x', calls: [], saw } };
    };
    await store.commitTurn(turn(100));
    await store.commitTurn({ ...turn(101), fade: fakeId(100) });
    const [old, fresh] = [await database.receipts.get(fakeId(100)), await database.receipts.get(fakeId(101))];
    expect(old?.saw?.parts).toEqual([{ kind: 'rules', tokens: 9, count: 0, text: null }]);
    expect(fresh?.saw?.parts[0]?.text).toBe('Rules.');
  });
});
