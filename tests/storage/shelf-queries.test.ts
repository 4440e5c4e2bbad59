import fc from 'fast-check';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { expect, test } from 'vitest';

import { Database } from '../../src/storage/database.ts';
import { watchSearch, type Search } from '../../src/storage/search.ts';
import { fakeId, fakeScene, fakeSceneMeta, fakeStory } from '../fakes.ts';
import { storeMetas, storeScenes } from '../store-scenes.ts';

async function openShelf(scenesOf: readonly number[]) {
  const database = new Database(crypto.randomUUID(), {
    durability: 'relaxed',
    indexedDB: new IDBFactory(),
    IDBKeyRange,
  });
  await database.open();
  await database.meta.put({ k: 'deviceId', value: fakeId(900) });
  const stories = scenesOf.map((_, index) => fakeStory({ id: fakeId(index + 1), playedAt: index }));
  await database.stories.bulkPut(stories.map((story) => ({ ...story, v: 0, s: {} })));
  const scenes = stories.flatMap((story, index) =>
    Array.from({ length: scenesOf[index] ?? 0 }, (_, depth) =>
      fakeScene({
        id: fakeId(10_000 + index * 1_000 + depth),
        story: story.id,
        depth,
        title: `Scene ${depth}`,
        passage: depth % 3 === 0 ? 'A cormorant watched.' : 'Nobody watched.',
      }),
    ),
  );
  await storeScenes(database, scenes);
  return { database, stories, scenes };
}

/** The last thing that it says. */
function lastOf(watched: ReturnType<typeof watchSearch>): Promise<Search> {
  return new Promise((resolve, reject) => {
    watched.subscribe((search) => {
      if (!search.running) resolve(search);
    }, reject);
  });
}

test('a search finds in the wanted stories what is there, in the order in which it was told, and in no other story', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ scenes: fc.integer({ min: 0, max: 450 }), wanted: fc.boolean() }), {
        minLength: 1,
        maxLength: 5,
      }),
      fc.constantFrom(1, 3, 500),
      async (shelf, most) => {
        const { database, stories, scenes } = await openShelf(shelf.map((each) => each.scenes));
        const wanted = stories.filter((_, index) => shelf[index]?.wanted).map(({ id }) => id);
        const { found } = await lastOf(watchSearch(database, { text: 'Cormorant', stories: wanted, most }));
        for (const { id } of stories) {
          const there = scenes.filter(({ story, passage }) => story === id && passage.includes('cormorant'));
          const expected = wanted.includes(id) ? there.slice(0, most).map((scene) => scene.id) : [];
          expect((found.get(id) ?? []).map(({ scene }) => scene)).toEqual(expected);
        }
        database.close();
      },
    ),
    { numRuns: 12 },
  );
});

test('a search reads an edited passage as it is shown, and leaves out what lies in the trash', async () => {
  const { database, stories, scenes } = await openShelf([4]);
  const [first, second] = scenes;
  if (!first || !second) throw new Error('no scenes');
  await storeMetas(database, [
    fakeSceneMeta({ id: first.id, story: first.story, gone: true }),
    fakeSceneMeta({ id: second.id, story: second.story, edited: 'A heron, then.' }),
  ]);
  const search = async (text: string) => {
    const wanted = stories.map(({ id }) => id);
    const { found } = await lastOf(watchSearch(database, { text, stories: wanted, most: 9 }));
    return (found.get(first.story) ?? []).map(({ scene }) => scene);
  };
  expect(await search('heron')).toEqual([second.id]);
  expect(await search('nobody')).toEqual([scenes[2]?.id]);
  expect(await search('cormorant')).toEqual([scenes[3]?.id]);
});
