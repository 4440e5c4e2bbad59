import Dexie from 'dexie';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { expect, test } from 'vitest';

import type { Database } from '../../src/storage/database.ts';
import { watchMemory } from '../../src/storage/memory-queries.ts';
import { openDatabases } from '../../src/storage/open-databases.ts';
import { watchPicture } from '../../src/storage/picture-queries.ts';
import { watchStoryModel, type StoryModel } from '../../src/storage/queries.ts';
import { watchBooks, watchEnded, watchHeroes, watchStorySize } from '../../src/storage/shelf-queries.ts';
import { headId } from '../../src/storage/device.ts';
import { fakeDraft, fakeId, fakeScene, fakeStory } from '../fakes.ts';
import { first } from '../first-value.ts';
import { storeScenes } from '../store-scenes.ts';

const doc = <T extends object>(row: T) => ({ ...row, v: 0, s: {} });

/** A device with two stories of some scenes, and a count of the rows that are read from each table, without those of which only the key is. */
async function openCounted(scenesOfEach = 40) {
  const databases = await openDatabases(fakeId(1), {
    durability: 'relaxed',
    indexedDB: new IDBFactory(),
    IDBKeyRange,
  });
  const { database } = databases;
  const stories = [fakeStory({ id: fakeId(11) }), fakeStory({ id: fakeId(12) })];
  const scenes = stories.flatMap((story, index) =>
    Array.from({ length: scenesOfEach }, (_, depth) =>
      fakeScene({
        id: fakeId(1_000 * (index + 1) + depth),
        story: story.id,
        parent: depth === 0 ? null : fakeId(1_000 * (index + 1) + depth - 1),
        depth,
        passage: 'Four words of story.',
        ...(index === 1 && depth === scenesOfEach - 1 ? { ending: { outcome: 'won', tone: 'calm' } } : {}),
      }),
    ),
  );
  await database.meta.put({ k: 'deviceId', value: fakeId(900) });
  await database.stories.bulkPut(stories.map(doc));
  await storeScenes(database, scenes);
  const read = new Map<string, number>();
  const note = (table: string, rows: number) => read.set(table, (read.get(table) ?? 0) + rows);
  database.close({ disableAutoOpen: false });
  database.use({
    stack: 'dbcore',
    name: 'counted',
    create: (core) => ({
      ...core,
      table: (name) => {
        const table = core.table(name);
        return {
          ...table,
          get: (request) => {
            note(name, 1);
            return table.get(request);
          },
          getMany: (request) => {
            note(name, request.keys.length);
            return table.getMany(request);
          },
          query: async (request) => {
            const answer = await table.query(request);
            if (request.values === true) note(name, answer.result.length);
            return answer;
          },
        };
      },
    }),
  });
  await database.open();
  return { ...databases, stories, scenes, rowsRead: (table: string) => read.get(table) ?? 0 };
}

type Subscribable<T> = {
  subscribe: (next: (value: T) => void, error: (thrown: unknown) => void) => { unsubscribe: () => void };
};

/** Watches until it is ended; `until` resolves with the first value that fits, told already or not. */
function watched<T>(query: Subscribable<T>) {
  const values: T[] = [];
  let look = () => {};
  const watching = query.subscribe(
    (value) => {
      values.push(value);
      look();
    },
    (thrown) => {
      throw thrown;
    },
  );
  return {
    values,
    until: (fits: (value: T) => boolean) =>
      new Promise<T>((resolve) => {
        look = () => {
          const found = values.find(fits);
          if (found !== undefined) resolve(found);
        };
        look();
      }),
    end: () => watching.unsubscribe(),
  };
}

/** Resolves when a write of now has come to all who watch. */
async function seen(database: Database): Promise<void> {
  const marker = watched<unknown>(Dexie.liveQuery(() => database.meta.get('marker')));
  const value = Math.max(0, Number((await database.meta.get('marker'))?.value ?? 0)) + 1;
  await database.meta.put({ k: 'marker', value });
  await marker.until((row) => (row as { value?: unknown } | undefined)?.value === value);
  marker.end();
}

test('A1 who tells a story is not asked anew, nor said anew, while the words of a draft come', async () => {
  const counted = await openCounted(1);
  const { database, deviceDatabase, stories } = counted;
  const story = stories[0]?.id ?? '';
  const draft = fakeDraft({ story, model: 'builtin', status: { type: 'streaming' } });
  await database.drafts.put(draft);
  const teller = watched<StoryModel>(watchStoryModel({ database, deviceDatabase }, story));
  await teller.until(({ aiModel }) => aiModel === 'builtin');
  await seen(database);
  const before = { told: teller.values.length, stories: counted.rowsRead('stories') };
  for (let word = 0; word < 5; word += 1) {
    await database.drafts.put({ ...draft, passage: 'word '.repeat(word + 1) });
    await seen(database);
  }
  expect(teller.values.length).toBe(before.told);
  expect(counted.rowsRead('stories')).toBe(before.stories);
  await database.drafts.put({ ...draft, model: 'device:elsewhere' });
  expect(await teller.until(({ elsewhere }) => elsewhere !== null)).toEqual({
    aiModel: 'builtin',
    elsewhere: 'device:elsewhere',
    ofStory: true,
  });
  await database.stories.update(story, { settings: { aiModel: 'openrouter:maker/one' } });
  await teller.until(({ aiModel }) => aiModel === 'openrouter:maker/one');
  teller.end();
});

test('LIB-05 the size of a story reads each of its scenes once, also when another comes', async () => {
  const counted = await openCounted();
  const { database, stories } = counted;
  const story = stories[0]?.id ?? '';
  const size = watched(watchStorySize(database, story));
  expect(await size.until(({ scenes }) => scenes === 40)).toMatchObject({ scenes: 40, words: 160 });
  const bytes = size.values.at(-1)?.bytes ?? 0;
  const row = await database.scenes.get(fakeId(1_000));
  expect(bytes).toBeGreaterThan(39 * JSON.stringify(row).length);
  const before = counted.rowsRead('scenes');
  await storeScenes(database, [
    fakeScene({ id: fakeId(1_900), story, parent: fakeId(1_039), depth: 40, passage: 'Two words.' }),
  ]);
  const placed = counted.rowsRead('scenes') - before;
  expect(await size.until(({ scenes }) => scenes === 41)).toMatchObject({ words: 162 });
  expect(counted.rowsRead('scenes') - before - placed).toBeLessThanOrEqual(1);
  await database.scenes.delete(fakeId(1_900));
  await seen(database);
  expect(size.values.at(-1)).toEqual({ scenes: 40, words: 160, bytes });
  size.end();
});

test('LIB-03 which stories have ended is read from each open scene once', async () => {
  const counted = await openCounted();
  const { database, stories, scenes } = counted;
  const device = fakeId(900);
  for (const { id } of stories) {
    const last = scenes.findLast((scene) => scene.story === id);
    await database.heads.put(
      doc({ id: headId(id, device), story: id, device, scene: last?.id ?? '', at: 1 }),
    );
  }
  const ended = watched(watchEnded(database, true));
  expect(await ended.until(() => true)).toEqual(new Set([stories[1]?.id]));
  const before = counted.rowsRead('scenes');
  const [story] = stories;
  await database.heads.update(headId(story?.id ?? '', device), { scene: scenes[3]?.id ?? '' });
  await seen(database);
  expect(counted.rowsRead('scenes') - before).toBe(1);
  expect(ended.values.at(-1)).toEqual(new Set([stories[1]?.id]));
  await database.heads.update(headId(stories[1]?.id ?? '', device), { scene: fakeId(2_003) });
  await ended.until((stories) => stories.size === 0);
  ended.end();
});

test('whether heroes play in stories is known without reading in which', async () => {
  const counted = await openCounted(1);
  await counted.database.uses.put({ id: fakeId(70), character: fakeId(71), story: fakeId(11), v: 0 });
  await first(watchHeroes(counted.database));
  expect(counted.rowsRead('uses')).toBe(0);
});

test('a picture is read once, and again only when it was let go of and is there again', async () => {
  const counted = await openCounted(1);
  const { database } = counted;
  const blob = {
    hash: 'a'.repeat(64),
    bytes: new Uint8Array([1, 2, 3]).buffer,
    mime: 'image/png',
    size: 3,
    state: 'local' as const,
    lastUsed: 1,
  };
  await database.blobs.put(blob);
  const shown = await first(watchPicture(database, blob.hash));
  expect(await shown?.blob.bytes()).toEqual(new Uint8Array([1, 2, 3]));
  expect(await first(watchPicture(database, blob.hash))).toBe(shown);
  expect(counted.rowsRead('blobs')).toBe(1);
  await database.blobs.delete(blob.hash);
  expect(await first(watchPicture(database, blob.hash))).toBeNull();
});

test('MEM-02 the titles that memories name are read once', async () => {
  const counted = await openCounted();
  const { database, stories, scenes } = counted;
  const story = stories[0]?.id ?? '';
  const memory = (number: number) =>
    doc({
      id: fakeId(3_000 + number),
      story,
      kind: 'fact' as const,
      scene: scenes[number]?.id ?? '',
      fromDepth: number,
      toDepth: number,
      text: 'A lamp was lit.',
      pinned: false,
      gone: false,
      createdAt: 1,
      by: 'player' as const,
    });
  await database.memory.bulkPut(Array.from({ length: 30 }, (_, number) => memory(number)));
  const leaf = scenes[39]?.id ?? '';
  const shown = watched(watchMemory(database, story, leaf));
  const items = await shown.until((all) => all.length === 30);
  expect(items.every(({ since }) => since !== '')).toBe(true);
  const before = counted.rowsRead('scenes');
  await database.memory.put(memory(30));
  await shown.until((all) => all.length === 31);
  expect(counted.rowsRead('scenes') - before).toBeLessThanOrEqual(3);
  shown.end();
});

test('a story that was never opened on this device says on the shelf where another one stands in it', async () => {
  const { database } = await openCounted(3);
  const story = fakeId(11);
  const stand = (device: string, at: number, depth: number) =>
    database.heads.put(doc({ id: headId(story, device), story, device, scene: fakeId(1_000 + depth), at }));
  const preview = async () => (await first(watchBooks(database, [story]))).get(story)?.latestTitle;
  await database.heads.clear();
  expect(await preview()).toBe('');
  await database.scenes.update(fakeId(1_002), { title: 'Where the phone is' });
  await stand(fakeId(901), 5, 2);
  await stand(fakeId(902), 4, 1);
  expect(await preview()).toBe('Where the phone is');
  await stand(fakeId(900), 1, 0);
  expect(await preview()).toBe('The Unlit Tower');
});
