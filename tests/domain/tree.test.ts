import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import {
  childrenByParent,
  isBranchPoint,
  leaves,
  nextRedo,
  pathTo,
  scenesById,
  undoTarget,
} from '../../src/domain/tree.ts';
import type { Place } from '../../src/domain/tree.ts';
import { anyTree, damagedTree, node } from './trees.ts';

const tree = scenesById([node('a', null), node('b', 'a'), node('c', 'b'), node('d', 'b'), node('e', 'a')]);
const ids = (scenes: readonly { readonly id: string }[]) => scenes.map(({ id }) => id).join(' ');

test('HIST-06 the path leads from the opening to a scene', () => {
  expect(ids(pathTo(tree, 'd'))).toBe('a b d');
  expect(ids(pathTo(tree, 'a'))).toBe('a');
  expect(pathTo(tree, 'nowhere')).toEqual([]);
});

test('children are in the order of their ids, openings under null', () => {
  const children = childrenByParent(tree);
  expect([ids(children.get('a') ?? []), ids(children.get('b') ?? []), ids(children.get(null) ?? [])]).toEqual(
    ['b e', 'c d', 'a'],
  );
});

test('HIST-06 leaves are the scenes from which nothing was told', () => {
  expect(ids(leaves(tree))).toBe('c d e');
});

test('HIST-02 a branch point has more than one road on', () => {
  const children = childrenByParent(tree);
  expect(['a', 'b', 'c', 'nowhere'].map((id) => isBranchPoint(children, id))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

describe('undo and redo', () => {
  test('PLAY-30 undo goes back and keeps the way forward, redo takes it', () => {
    const once = undoTarget(tree, { head: 'd', redo: [] });
    expect(once).toEqual({ head: 'b', redo: ['d'] });
    const twice = undoTarget(tree, once ?? { head: '', redo: [] });
    expect(twice).toEqual({ head: 'a', redo: ['d', 'b'] });
    expect(undoTarget(tree, { head: 'a', redo: ['d', 'b'] })).toBeNull();
    expect(nextRedo(tree, { head: 'a', redo: ['d', 'b'] })).toEqual(once);
  });

  test('PLAY-30 there is no redo without an undo, nor to a scene that does not follow', () => {
    expect(nextRedo(tree, { head: 'a', redo: [] })).toBeNull();
    expect(nextRedo(tree, { head: 'e', redo: ['d'] })).toBeNull();
    expect(nextRedo(tree, { head: 'a', redo: ['gone'] })).toBeNull();
  });

  test('PLAY-30 every redo reverses every undo, over any tree', () => {
    fc.assert(
      fc.property(anyTree, fc.nat(), fc.nat(20), (scenes, pick, steps) => {
        const head = [...scenes.keys()][pick % scenes.size] ?? '';
        const places: Place[] = [{ head, redo: [] }];
        for (let step = 0; step < steps; step += 1) {
          const next = undoTarget(scenes, places.at(-1) ?? { head, redo: [] });
          if (next === null) break;
          places.push(next);
        }
        for (let place = places.pop(); place !== undefined && places.length > 0; place = places.pop()) {
          expect(nextRedo(scenes, place)).toEqual(places.at(-1));
        }
      }),
    );
  });
});

test('HIST-06 in any tree every scene lies on the path to some leaf', () => {
  fc.assert(
    fc.property(anyTree, (scenes) => {
      const reached = leaves(scenes).flatMap(({ id }) => pathTo(scenes, id).map((scene) => scene.id));
      expect(new Set(reached)).toEqual(new Set(scenes.keys()));
    }),
  );
});

test('a damaged tree, with gaps and circles, never loops and never throws', () => {
  fc.assert(
    fc.property(damagedTree, (scenes) => {
      for (const id of scenes.keys()) {
        const path = pathTo(scenes, id);
        expect(path.at(-1)?.id).toBe(id);
        expect(new Set(path).size).toBe(path.length);
        undoTarget(scenes, { head: id, redo: [] });
        nextRedo(scenes, { head: id, redo: [id] });
      }
      leaves(scenes);
    }),
  );
});
