import fc from 'fast-check';
import { expect, test } from 'vitest';

import { branchesOf, nextBranchNumber } from '../../src/domain/branches.ts';
import { leaves, scenesById } from '../../src/domain/tree.ts';
import { fakeSceneMeta } from '../fakes.ts';
import { anyTree, damagedTree, node } from './trees.ts';
import type { TreeNode } from './trees.ts';

const none = new Map();
const labelled = (...nodes: readonly TreeNode[]) =>
  branchesOf(scenesById(nodes), none).map(({ id, label, leaf, from }) => [label, id, leaf, from]);

test('HIST-03 the main branch goes on, another road from a scene is branch_N', () => {
  expect(
    labelled(
      node('a', null),
      node('b', 'a'),
      node('c', 'b'),
      node('d', 'a', 1),
      node('e', 'd', 1),
      node('f', 'd', 2),
    ),
  ).toEqual([
    ['main', 'a', 'c', null],
    ['branch_1', 'd', 'e', 'a'],
    ['branch_2', 'f', 'f', 'd'],
  ]);
});

test('HIST-03 a road may begin before the main one went on', () => {
  expect(labelled(node('a', null), node('b', 'a', 1), node('c', 'a', 0))).toEqual([
    ['main', 'a', 'c', null],
    ['branch_1', 'b', 'b', 'a'],
  ]);
});

test('HIST-03 SYNC-03 two branches with the same number get labels of their own, the earlier one keeps it', () => {
  expect(
    labelled(node('a', null), node('b', 'a'), node('c', 'a', 1), node('d', 'a', 1), node('e', 'a', 2)),
  ).toEqual([
    ['main', 'a', 'b', null],
    ['branch_1', 'c', 'c', 'a'],
    ['branch_3', 'd', 'd', 'a'],
    ['branch_2', 'e', 'e', 'a'],
  ]);
});

test('SYNC-03 when two devices went on with the same scene, the later one is another branch', () => {
  expect(labelled(node('a', null), node('b', 'a'), node('c', 'a'), node('d', 'c'))).toEqual([
    ['main', 'a', 'b', null],
    ['branch_1', 'c', 'd', 'a'],
  ]);
});

test('PLAY-30 another telling of the opening is a branch that parts from nothing', () => {
  expect(labelled(node('a', null), node('b', 'a'), node('c', null, 1))).toEqual([
    ['main', 'a', 'b', null],
    ['branch_1', 'c', 'c', null],
  ]);
});

test('HIST-08 a branch has the name and the trash mark of its first scene', () => {
  const metas = new Map([['b', fakeSceneMeta({ id: 'b', name: 'What if', gone: true })]]);
  const [main, branch] = branchesOf(scenesById([node('a', null), node('b', 'a', 1), node('c', 'a')]), metas);
  expect(main).toMatchObject({ name: '', gone: false });
  expect(branch).toMatchObject({ name: 'What if', gone: true, scenes: ['b'] });
});

test('HIST-03 the next number meets no label in use', () => {
  expect(nextBranchNumber([])).toBe(1);
  expect(nextBranchNumber(branchesOf(scenesById([node('a', null)]), none))).toBe(1);
  expect(
    nextBranchNumber(branchesOf(scenesById([node('a', null), node('b', 'a'), node('c', 'a', 7)]), none)),
  ).toBe(8);
});

test('HIST-06 in any tree there is one branch for each leaf, and every scene belongs to exactly one', () => {
  fc.assert(
    fc.property(anyTree, (scenes) => {
      const branches = branchesOf(scenes, none);
      expect(branches.map(({ leaf }) => leaf).sort()).toEqual(leaves(scenes).map(({ id }) => id));
      expect(branches.flatMap((branch) => branch.scenes).sort()).toEqual([...scenes.keys()]);
      for (const { id, leaf, from, scenes: own } of branches) {
        expect([own[0], own.at(-1), from]).toEqual([id, leaf, scenes.get(id)?.parent ?? null]);
      }
    }),
  );
});

test('HIST-03 labels are unique, "main" is there once, and the order in which scenes came does not matter', () => {
  fc.assert(
    fc.property(anyTree, (scenes) => {
      const branches = branchesOf(scenes, none);
      const labels = branches.map(({ label }) => label);
      expect(new Set(labels).size).toBe(labels.length);
      expect(labels.filter((label) => label === 'main')).toHaveLength(1);
      expect(labels[0]).toBe('main');
      expect(branchesOf(scenesById([...scenes.values()].reverse()), none)).toEqual(branches);
    }),
  );
});

test('a damaged tree, with gaps and circles, still has every scene in exactly one branch', () => {
  fc.assert(
    fc.property(damagedTree, (scenes) => {
      const branches = branchesOf(scenes, none);
      expect(branches.flatMap((branch) => branch.scenes).sort()).toEqual([...scenes.keys()]);
      expect(new Set(branches.map(({ label }) => label)).size).toBe(branches.length);
    }),
  );
});
