import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { branchesOf } from '../../src/domain/branches.ts';
import type { Scene } from '../../src/domain/story.ts';
import { scenesInTrash } from '../../src/domain/trash.ts';
import { pathTo, scenesById } from '../../src/domain/tree.ts';
import { branchStarts, countBranches, hiddenBranches, labelOf } from '../../src/storage/branch-index.ts';
import { Database } from '../../src/storage/database.ts';
import { readUp } from '../../src/storage/road.ts';
import { changeMeta, type Writer } from '../../src/storage/writes.ts';
import { fakeId, fakeScene } from '../fakes.ts';
import { storeScenes } from '../store-scenes.ts';

const story = fakeId(1);

function openWriter(): Writer {
  const database = new Database(crypto.randomUUID(), {
    durability: 'relaxed',
    indexedDB: new IDBFactory(),
    IDBKeyRange,
  });
  let now = 1_700_000_000_000;
  return { database, now: () => (now += 1), boot: 'b007b007b007' };
}

/** A tree whose scenes have ids in any order, now and then with another opening. */
const anyStory = fc
  .array(fc.record({ parent: fc.nat(), opening: fc.nat(9), id: fc.nat(9) }), { minLength: 1, maxLength: 14 })
  .map((seeds) => {
    const scenes: Scene[] = [];
    for (const [index, seed] of seeds.entries()) {
      const above = seed.opening === 0 ? undefined : scenes[seed.parent % Math.max(1, index)];
      const id = fakeId(1_000 * (seed.id + 1) + index);
      scenes.push(fakeScene({ id, story, parent: above?.id ?? null, depth: above ? above.depth + 1 : 0 }));
    }
    return scenes;
  });

/** Scenes arrive in any order and in any pieces, and branches go to the trash and come out between them. */
const anyLife = anyStory.chain((scenes) =>
  fc.record({
    pieces: fc
      .shuffledSubarray(scenes, { minLength: scenes.length, maxLength: scenes.length })
      .chain((order) =>
        fc
          .array(fc.integer({ min: 1, max: 4 }), { minLength: order.length, maxLength: order.length })
          .map((sizes) => cut(order, sizes)),
      ),
    marks: fc.array(fc.record({ after: fc.nat(), scene: fc.nat(), gone: fc.boolean() }), { maxLength: 8 }),
  }),
);

function cut(order: readonly Scene[], sizes: readonly number[]): readonly (readonly Scene[])[] {
  const pieces: (readonly Scene[])[] = [];
  let from = 0;
  for (const size of sizes) {
    pieces.push(order.slice(from, from + size));
    from += size;
  }
  return pieces.filter((piece) => piece.length > 0);
}

/** That what is noted beside the scenes says what the tree says. */
async function expectAgreement(database: Database) {
  const rows = await database.scenes.toArray();
  const metaRows = await database.sceneMeta.toArray();
  const scenes = scenesById(rows);
  const metas = new Map(metaRows.map((meta) => [meta.id, meta]));
  const branches = branchesOf(scenes, metas);
  const roads = Object.fromEntries(branches.flatMap(({ id, scenes: own }) => own.map((each) => [each, id])));
  expect(Object.fromEntries(rows.map(({ id, road }) => [id, road]))).toEqual(roads);

  const starts = await branchStarts(database, story);
  expect(starts.map(({ id }) => id)).toEqual(branches.map(({ id }) => id));
  for (const { id, from } of starts) {
    const parent = scenes.get(id)?.parent ?? null;
    expect(from).toBe(parent === null ? '' : (roads[parent] ?? '?'));
  }
  for (const { id, label } of branches) expect(await labelOf(database, story, id)).toBe(label);
  const gone = scenesInTrash(scenes, metaRows);
  const hidden = branches.map(({ id }) => id).filter((id) => gone.has(id));
  expect([...(await hiddenBranches(database, story))].toSorted()).toEqual(hidden.toSorted());
  expect(await countBranches(database, story)).toBe(branches.length - hidden.length);
  for (const { id } of rows) {
    const road = (await readUp(database, id, Number.POSITIVE_INFINITY)) ?? [];
    expect(road.map((scene) => scene.id)).toEqual(
      pathTo(scenes, id)
        .map((scene) => scene.id)
        .toReversed(),
    );
  }
}

test('HIST-03 HIST-08 SYNC-03 the notes beside scenes say what the tree says, in whatever order scenes and trash marks come', async () => {
  await fc.assert(
    fc.asyncProperty(anyLife, async ({ pieces, marks }) => {
      const writer = openWriter();
      const { database } = writer;
      for (const [index, piece] of pieces.entries()) {
        await storeScenes(database, piece);
        await expectAgreement(database);
        const known = pieces.slice(0, index + 1).flat();
        for (const { after, scene, gone } of marks) {
          if (after % pieces.length !== index) continue;
          const id = known[scene % known.length]?.id ?? '';
          const { scenes, sceneMeta, outbox, meta } = database;
          await database.transaction('rw', scenes, sceneMeta, outbox, meta, async () =>
            changeMeta(writer, id, { gone }, 'hand'),
          );
          await expectAgreement(database);
        }
      }
      database.close();
    }),
    { numRuns: 30 },
  );
});
