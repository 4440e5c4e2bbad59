import fc from 'fast-check';
import { expect, test } from 'vitest';

import { repairTree } from '../../src/domain/repair-tree.ts';
import { beginnings } from '../../src/domain/tree.ts';
import { descendants } from '../../src/domain/trash.ts';
import { fakeId, fakeScene } from '../fakes.ts';
import { anyTree, damagedTree } from './trees.ts';

const scenesOf = fc
  .array(fc.record({ parent: fc.integer({ min: -2, max: 30 }), depth: fc.nat(1_000_000_000) }), {
    maxLength: 30,
  })
  .map((rows) =>
    rows.map(({ parent, depth }, at) =>
      fakeScene({ id: fakeId(at), parent: parent === -1 ? null : fakeId(parent < 0 ? 999 : parent), depth }),
    ),
  );

test('A7 whatever scenes say, every one of them is kept, every road begins, and every depth is that of the road', () => {
  fc.assert(
    fc.property(scenesOf, fc.boolean(), (scenes, isHere) => {
      const repaired = repairTree(scenes, (id) => (isHere && id === fakeId(999) ? 41 : null)).scenes;
      expect(new Set(repaired.map(({ id }) => id))).toEqual(new Set(scenes.map(({ id }) => id)));
      const depths = new Map<string, number>([[fakeId(999), 41]]);
      for (const { id, parent, depth } of repaired) {
        expect(depth).toBe(parent === null ? 0 : (depths.get(parent) ?? Number.NaN) + 1);
        depths.set(id, depth);
      }
    }),
  );
});

test('A7 a tree that is one stays as it is', () => {
  fc.assert(
    fc.property(anyTree, (nodes) => {
      const scenes = [...nodes.values()].map(({ parent }, at) => {
        const index = [...nodes.keys()].indexOf(parent ?? '');
        return fakeScene({ id: fakeId(at), parent: parent === null ? null : fakeId(index), depth: 0 });
      });
      const sound = repairTree(scenes).scenes;
      const again = repairTree(sound);
      expect(again).toEqual({ scenes: sound, misplaced: 0 });
    }),
  );
});

test('A7 a circle of twenty thousand scenes is cut at its oldest', () => {
  const count = 20_000;
  const scenes = Array.from({ length: count }, (_, at) =>
    fakeScene({ id: fakeId(at), parent: fakeId((at + count - 1) % count), depth: at }),
  );
  const { scenes: repaired, misplaced } = repairTree(scenes);
  expect(repaired[0]).toMatchObject({ id: fakeId(0), parent: null, depth: 0 });
  expect([repaired.at(-1)?.depth, misplaced]).toEqual([count - 1, 1]);
});

test('A7 from the beginnings of a damaged tree every scene is reached', () => {
  fc.assert(
    fc.property(damagedTree, (nodes) => {
      const begins = beginnings(nodes).map(({ id }) => id);
      expect(descendants(nodes, begins).size).toBe(nodes.size);
      expect(new Set(begins).size).toBe(begins.length);
    }),
  );
});
